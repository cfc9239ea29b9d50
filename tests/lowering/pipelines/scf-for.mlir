// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(convert-scf-to-cf),expand-strided-metadata,lower-affine,finalize-memref-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,convert-ub-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)' | FileCheck %s

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32, %arg5: i64) {
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

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
    scf.yield
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32, %arg5: i64) {
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

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %0 = scf.for %i = %l to %u step %s iter_args(%a = %x) -> (i32) {
    scf.yield %a : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32, %arg5: i64) {
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

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %0 = scf.for %i = %l to %u step %s iter_args(%a = %x) -> i32 {
    scf.yield %a : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32, %arg5: i64) {
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

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %0:2 = scf.for %i = %l to %u step %s iter_args(%a = %x, %c = %y) -> (i32, f32) {
    scf.yield %a, %c : i32, f32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32, %arg5: i64) {
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

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %b to %b step %b : i64 {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: llvm.br ^bb1(%arg5 : i64)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = llvm.icmp "slt" %[[V0]], %arg5 : i64
// CHECK-NEXT: llvm.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = llvm.add %[[V0]], %arg5 : i64
// CHECK-NEXT: llvm.br ^bb1(%[[V2]] : i64)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %x to %x step %x : i32 {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: llvm.br ^bb1(%arg3 : i32)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = llvm.icmp "slt" %[[V0]], %arg3 : i32
// CHECK-NEXT: llvm.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = llvm.add %[[V0]], %arg3 : i32
// CHECK-NEXT: llvm.br ^bb1(%[[V2]] : i32)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %0 = scf.for %i = %x to %x step %x iter_args(%a = %y) -> (f32) : i32 {
    scf.yield %a : f32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: llvm.br ^bb1(%arg3 : i32)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = llvm.icmp "slt" %[[V0]], %arg3 : i32
// CHECK-NEXT: llvm.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = llvm.add %[[V0]], %arg3 : i32
// CHECK-NEXT: llvm.br ^bb1(%[[V2]] : i32)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for unsigned %i = %x to %x step %x : i32 {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: llvm.br ^bb1(%arg3 : i32)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = llvm.icmp "ult" %[[V0]], %arg3 : i32
// CHECK-NEXT: llvm.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = llvm.add %[[V0]], %arg3 : i32
// CHECK-NEXT: llvm.br ^bb1(%[[V2]] : i32)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for unsigned %i = %l to %u step %s {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: llvm.br ^bb1(%arg0 : i64)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = llvm.icmp "ult" %[[V0]], %arg1 : i64
// CHECK-NEXT: llvm.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = llvm.add %[[V0]], %arg2 : i64
// CHECK-NEXT: llvm.br ^bb1(%[[V2]] : i64)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s : index {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32, %arg5: i64) {
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

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
  } {x = 1}
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32, %arg5: i64) {
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

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
  } {unsignedCmp}
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: llvm.br ^bb1(%arg0 : i64)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = llvm.icmp "ult" %[[V0]], %arg1 : i64
// CHECK-NEXT: llvm.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = llvm.add %[[V0]], %arg2 : i64
// CHECK-NEXT: llvm.br ^bb1(%[[V2]] : i64)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
    scf.for %j = %i to %u step %s {
      scf.for %k = %j to %u step %s {
      }
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: llvm.br ^bb1(%arg0 : i64)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i64):  // 2 preds: ^bb0, ^bb8
// CHECK-NEXT: %[[V1:.*]] = llvm.icmp "slt" %[[V0]], %arg1 : i64
// CHECK-NEXT: llvm.cond_br %[[V1]], ^bb2, ^bb9
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.br ^bb3(%[[V0]] : i64)
// CHECK-NEXT: ^bb3(%[[V2:.*]]: i64):  // 2 preds: ^bb2, ^bb7
// CHECK-NEXT: %[[V3:.*]] = llvm.icmp "slt" %[[V2]], %arg1 : i64
// CHECK-NEXT: llvm.cond_br %[[V3]], ^bb4, ^bb8
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: llvm.br ^bb5(%[[V2]] : i64)
// CHECK-NEXT: ^bb5(%[[V4:.*]]: i64):  // 2 preds: ^bb4, ^bb6
// CHECK-NEXT: %[[V5:.*]] = llvm.icmp "slt" %[[V4]], %arg1 : i64
// CHECK-NEXT: llvm.cond_br %[[V5]], ^bb6, ^bb7
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %[[V6:.*]] = llvm.add %[[V4]], %arg2 : i64
// CHECK-NEXT: llvm.br ^bb5(%[[V6]] : i64)
// CHECK-NEXT: ^bb7:  // pred: ^bb5
// CHECK-NEXT: %[[V7:.*]] = llvm.add %[[V2]], %arg2 : i64
// CHECK-NEXT: llvm.br ^bb3(%[[V7]] : i64)
// CHECK-NEXT: ^bb8:  // pred: ^bb3
// CHECK-NEXT: %[[V8:.*]] = llvm.add %[[V0]], %arg2 : i64
// CHECK-NEXT: llvm.br ^bb1(%[[V8]] : i64)
// CHECK-NEXT: ^bb9:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %0 = scf.for %i = %l to %u step %s iter_args(%a = %x) -> (i32) {
    %1 = scf.for %j = %l to %u step %s iter_args(%c = %a) -> (i32) {
      scf.yield %c : i32
    }
    scf.yield %1 : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: llvm.br ^bb1(%arg0 : i64)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i64):  // 2 preds: ^bb0, ^bb5
// CHECK-NEXT: %[[V1:.*]] = llvm.icmp "slt" %[[V0]], %arg1 : i64
// CHECK-NEXT: llvm.cond_br %[[V1]], ^bb2, ^bb6
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.br ^bb3(%arg0 : i64)
// CHECK-NEXT: ^bb3(%[[V2:.*]]: i64):  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT: %[[V3:.*]] = llvm.icmp "slt" %[[V2]], %arg1 : i64
// CHECK-NEXT: llvm.cond_br %[[V3]], ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %[[V4:.*]] = llvm.add %[[V2]], %arg2 : i64
// CHECK-NEXT: llvm.br ^bb3(%[[V4]] : i64)
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT: %[[V5:.*]] = llvm.add %[[V0]], %arg2 : i64
// CHECK-NEXT: llvm.br ^bb1(%[[V5]] : i64)
// CHECK-NEXT: ^bb6:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s iter_args() -> () {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32, %arg5: i64) {
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

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %i = scf.for %i = %l to %u step %s iter_args(%a = %x) -> (i32) {
    scf.yield %a : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32, %arg5: i64) {
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

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  "scf.for"(%l, %u, %s) ({
  ^bb0(%i: index):
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32, %arg5: i64) {
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
