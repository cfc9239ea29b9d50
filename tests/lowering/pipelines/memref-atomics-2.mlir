// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(convert-scf-to-cf),expand-strided-metadata,lower-affine,finalize-memref-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,convert-ub-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)' | FileCheck %s

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %z[] : memref<i64> {
  ^bb0(%c: i64):
    memref.atomic_yield %c : i64
  } {x = 1}
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64, %arg13: i64, %arg14: i32, %arg15: f32, %arg16: i64, %arg17: !llvm.ptr, %arg18: !llvm.ptr, %arg19: i64, %arg20: i64, %arg21: i64) {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg10, %[[V0]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg11, %[[V1]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %arg12, %[[V2]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V3]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V5:.*]] = llvm.load %[[V4]] : !llvm.ptr -> i64
// CHECK-NEXT: llvm.br ^bb1(%[[V5]] : i64)
// CHECK-NEXT: ^bb1(%[[V6:.*]]: i64):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: %[[V7:.*]] = llvm.cmpxchg %[[V4]], %[[V6]], %[[V6]] acq_rel monotonic : !llvm.ptr, i64
// CHECK-NEXT: %[[V8:.*]] = llvm.extractvalue %[[V7]][0] : !llvm.struct<(i64, i1)>
// CHECK-NEXT: %[[V9:.*]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(i64, i1)>
// CHECK-NEXT: llvm.cond_br %[[V9]], ^bb2, ^bb1(%[[V8]] : i64)
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
