// RUN: mlir-opt %s --split-input-file --remove-dead-values=canonicalize=0 | FileCheck %s

llvm.func @put(%p: !llvm.ptr, %a: i64, %b: i64) -> i64 {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, i64, i64)>
  %1 = llvm.insertvalue %p, %0[0] : !llvm.struct<(ptr, i64, i64)>
  %2 = llvm.insertvalue %a, %1[1] : !llvm.struct<(ptr, i64, i64)>
  %3 = llvm.insertvalue %b, %2[2] : !llvm.struct<(ptr, i64, i64)>
  %4 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, i64, i64)>
  llvm.return %4 : i64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @put(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, i64, i64)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, i64, i64)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, i64, i64)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, i64, i64)> 
// CHECK-NEXT:     llvm.return %[[V3]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @poison(%a: i64) -> !llvm.ptr {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, i64)>
  %1 = llvm.insertvalue %a, %0[1] : !llvm.struct<(ptr, i64)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, i64)>
  llvm.return %2 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @poison(%[[ARG0:[^ ]+]]: i64) -> !llvm.ptr {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, i64)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr, i64)> 
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @strides(%n: index, %m: memref<8x16xf32, strided<[16, 1], offset: 4>>) -> index {
  %r = memref.transpose %m (a, b) -> (b, a) : memref<8x16xf32, strided<[16, 1], offset: 4>> to memref<16x8xf32, strided<[1, 16], offset: 4>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %r : memref<16x8xf32, strided<[1, 16], offset: 4>> -> memref<f32>, index, index, index, index, index
  %x = arith.addi %s#0, %t#1 : index
  return %x : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @strides(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<8x16xf32, strided<[16, 1], offset: 4>>) -> index {
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[C16_0:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[C16]], %[[C16_0]] : index
// CHECK-NEXT:     return %[[V0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
