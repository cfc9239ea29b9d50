// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(convert-scf-to-cf),expand-strided-metadata,lower-affine,finalize-memref-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,convert-ub-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)' | FileCheck %s

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i) = (%l) to (%u) step (%s) {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32) {
// CHECK-NEXT: llvm.br ^bb1(%arg0 : i64)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = llvm.icmp "slt" %[[V0]], %arg1 : i64
// CHECK-NEXT: llvm.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = llvm.add %[[V0]], %arg2 : i64
// CHECK-NEXT: llvm.br ^bb1(%[[V2]] : i64)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i) = (%l) to (%u) step (%s) {
    scf.reduce
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32) {
// CHECK-NEXT: llvm.br ^bb1(%arg0 : i64)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = llvm.icmp "slt" %[[V0]], %arg1 : i64
// CHECK-NEXT: llvm.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = llvm.add %[[V0]], %arg2 : i64
// CHECK-NEXT: llvm.br ^bb1(%[[V2]] : i64)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%y) -> f32 {
    scf.reduce(%y : f32) {
    ^bb0(%a: f32, %b: f32):
      %1 = arith.addf %a, %b : f32
      scf.reduce.return %1 : f32
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32) {
// CHECK-NEXT: llvm.br ^bb1(%arg0 : i64)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = llvm.icmp "slt" %[[V0]], %arg1 : i64
// CHECK-NEXT: llvm.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = llvm.add %[[V0]], %arg2 : i64
// CHECK-NEXT: llvm.br ^bb1(%[[V2]] : i64)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  %0:2 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%y, %x) -> (f32, i32) {
    scf.reduce(%y, %x : f32, i32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }, {
    ^bb0(%a: i32, %b: i32):
      scf.reduce.return %b : i32
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32) {
// CHECK-NEXT: llvm.br ^bb1(%arg0 : i64)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = llvm.icmp "slt" %[[V0]], %arg1 : i64
// CHECK-NEXT: llvm.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = llvm.add %[[V0]], %arg2 : i64
// CHECK-NEXT: llvm.br ^bb1(%[[V2]] : i64)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i) = (%l) to (%u) step (%s) {
  } {x = 1}
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32) {
// CHECK-NEXT: llvm.br ^bb1(%arg0 : i64)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = llvm.icmp "slt" %[[V0]], %arg1 : i64
// CHECK-NEXT: llvm.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = llvm.add %[[V0]], %arg2 : i64
// CHECK-NEXT: llvm.br ^bb1(%[[V2]] : i64)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i) = (%l) to (%u) step (%s) init () {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32) {
// CHECK-NEXT: llvm.br ^bb1(%arg0 : i64)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = llvm.icmp "slt" %[[V0]], %arg1 : i64
// CHECK-NEXT: llvm.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = llvm.add %[[V0]], %arg2 : i64
// CHECK-NEXT: llvm.br ^bb1(%[[V2]] : i64)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  "scf.parallel"(%l, %u, %s) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: index):
    "scf.reduce"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32) {
// CHECK-NEXT: llvm.br ^bb1(%arg0 : i64)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = llvm.icmp "slt" %[[V0]], %arg1 : i64
// CHECK-NEXT: llvm.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = llvm.add %[[V0]], %arg2 : i64
// CHECK-NEXT: llvm.br ^bb1(%[[V2]] : i64)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
