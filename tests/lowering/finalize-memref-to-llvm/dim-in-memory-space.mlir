// RUN: mlir-opt %s --finalize-memref-to-llvm | FileCheck %s

// The pointer to the sizes has the memory space of the elements.

func.func @dim(%m: memref<*xf32, 2>, %i: index) -> index {
  %0 = memref.dim %m, %i : memref<*xf32, 2>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @dim(%[[ARG0:[^ ]+]]: memref<*xf32, 2>, %[[ARG1:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<*xf32, 2> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.getelementptr %[[V2]][0, 2] : (!llvm.ptr) -> !llvm.ptr<2>, !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.add %[[V4]], %[[V0]] : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.getelementptr %[[V3]][%[[V5]]] : (!llvm.ptr<2>, i64) -> !llvm.ptr<2>, i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.load %[[V6]] : !llvm.ptr<2> -> i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = builtin.unrealized_conversion_cast %[[V7]] : i64 to index
// CHECK-NEXT:     return %[[V8]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
