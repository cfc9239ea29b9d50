// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(convert-scf-to-cf),expand-strided-metadata,lower-affine,finalize-memref-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,convert-ub-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)' | FileCheck %s

func.func @search(%m: memref<64xi32>, %key: i32) -> index {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %r:2 = scf.while (%lo = %c0, %hi = %c64) : (index, index) -> (index, index) {
    %go = index.cmp ult(%lo, %hi)
    scf.condition(%go) %lo, %hi : index, index
  } do {
  ^bb0(%lo: index, %hi: index):
    %sum = index.add %lo, %hi
    %c2 = index.constant 2
    %mid = index.divu %sum, %c2
    %v = memref.load %m[%mid] : memref<64xi32>
    %less = arith.cmpi slt, %v, %key : i32
    %c1 = index.constant 1
    %mid1 = index.add %mid, %c1
    %nlo = arith.select %less, %mid1, %lo : index
    %nhi = arith.select %less, %hi, %mid : index
    scf.yield %nlo, %nhi : index, index
  }
  return %r#0 : index
}

// CHECK: module {
// CHECK-NEXT: llvm.func @search(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i32) -> i64 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg0, %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg1, %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %arg2, %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %arg3, %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %arg4, %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %[[V7:.*]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %[[V8:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V9:.*]] = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT: llvm.br ^bb1(%[[V8]], %[[V9]] : i64, i64)
// CHECK-NEXT: ^bb1(%[[V10:.*]]: i64, %[[V11:.*]]: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V12:.*]] = llvm.icmp "ult" %[[V10]], %[[V11]] : i64
// CHECK-NEXT: llvm.cond_br %[[V12]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V13:.*]] = llvm.add %[[V10]], %[[V11]] : i64
// CHECK-NEXT: %[[V14:.*]] = llvm.udiv %[[V13]], %[[V7]] : i64
// CHECK-NEXT: %[[V15:.*]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V16:.*]] = llvm.getelementptr inbounds|nuw %[[V15]][%[[V14]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %[[V17:.*]] = llvm.load %[[V16]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[V18:.*]] = llvm.icmp "slt" %[[V17]], %arg5 : i32
// CHECK-NEXT: %[[V19:.*]] = llvm.add %[[V14]], %[[V6]] : i64
// CHECK-NEXT: %[[V20:.*]] = llvm.select %[[V18]], %[[V19]], %[[V10]] : i1, i64
// CHECK-NEXT: %[[V21:.*]] = llvm.select %[[V18]], %[[V11]], %[[V14]] : i1, i64
// CHECK-NEXT: llvm.br ^bb1(%[[V20]], %[[V21]] : i64, i64)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: llvm.return %[[V10]] : i64
// CHECK-NEXT: }
// CHECK-NEXT: }
