// RUN: mlir-opt %s --split-input-file --convert-func-to-llvm | FileCheck %s

// Descriptors of unranked memrefs are copied with pointers as wide as the data
// layout of LLVM says.

module attributes {llvm.data_layout = "e-p:32:32"} {
  func.func @unranked(%m: memref<*xf32>) -> memref<*xf32> {
    return %m : memref<*xf32>
  }
}

// CHECK: module attributes {llvm.data_layout = "e-p:32:32"} {
// CHECK-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @unranked(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: !llvm.ptr) -> !llvm.struct<(i64, ptr)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[V4]], %[[V6]] : i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V4]], %[[V8]] : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.add %[[V9]], %[[V3]] : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mul %[[V10]], %[[V5]] : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.add %[[V7]], %[[V11]] : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.call @malloc(%[[V12]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     "llvm.intr.memcpy"(%[[V13]], %[[V14]], %[[V12]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.insertvalue %[[V16]], %[[V15]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertvalue %[[V13]], %[[V17]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     llvm.return %[[V18]] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-p1:16:16-p0:16:16-i64:64"} {
  func.func @unranked(%m: memref<*xf32>) -> memref<*xf32> {
    return %m : memref<*xf32>
  }
}

// CHECK: module attributes {llvm.data_layout = "e-p1:16:16-p0:16:16-i64:64"} {
// CHECK-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @unranked(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: !llvm.ptr) -> !llvm.struct<(i64, ptr)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mul %[[V4]], %[[V6]] : i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V4]], %[[V8]] : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.add %[[V9]], %[[V3]] : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mul %[[V10]], %[[V5]] : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.add %[[V7]], %[[V11]] : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.call @malloc(%[[V12]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     "llvm.intr.memcpy"(%[[V13]], %[[V14]], %[[V12]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.insertvalue %[[V16]], %[[V15]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertvalue %[[V13]], %[[V17]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     llvm.return %[[V18]] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   }
// CHECK-NEXT: }
