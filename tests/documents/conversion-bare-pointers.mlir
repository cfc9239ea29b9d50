// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-func-to-llvm=use-bare-ptr-memref-call-conv --reconcile-unrealized-casts | FileCheck %s

func.func private @callee(memref<2x4xf32>)

func.func @caller(%0: memref<2x4xf32>) {
  call @callee(%0) : (memref<2x4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @callee(!llvm.ptr) attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @caller(%[[ARG0:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[V3]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V4]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V6]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V8]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V10]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V12]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     llvm.call @callee(%[[V13]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @returned(%0: memref<2x4xf32>) -> memref<2x4xf32> {
  "use"(%0) : (memref<2x4xf32>) -> ()
  return %0 : memref<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @returned(%[[ARG0:[^ ]+]]: !llvm.ptr) -> !llvm.ptr {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[V3]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V4]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V6]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V8]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V10]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = builtin.unrealized_conversion_cast %[[V12]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<2x4xf32>
// CHECK-NEXT:     "use"(%[[V13]]) : (memref<2x4xf32>) -> ()
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V12]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     llvm.return %[[V14]] : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What the convention is not for stays as it is.

func.func @unranked(%0: memref<*xf32>) {
  return
}
func.func @dynamic(%0: memref<?xf32>) {
  return
}
func.func private @layout(%0: memref<4xf32, strided<[?], offset: ?>>)
