// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-func-to-llvm | FileCheck %s

// Arguments are cast in their order, those too that only folded ops use.

func.func @f(%a: index, %m: memref<*xf32>, %b: index) {
  %v = arith.andi %a, %a : index
  "test.m"(%m) : (memref<*xf32>) -> ()
  "test.v"(%v, %b) : (index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : i64 to index
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : !llvm.struct<(i64, ptr)> to memref<*xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : i64 to index
// CHECK-NEXT:     "test.m"(%[[V4]]) : (memref<*xf32>) -> ()
// CHECK-NEXT:     "test.v"(%[[V5]], %[[V0]]) : (index, index) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
