// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(convert-scf-to-cf),expand-strided-metadata,lower-affine,finalize-memref-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,convert-ub-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)' | FileCheck %s

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.if %c {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.if %c {
    scf.yield
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.if %c {
  } else {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  %0 = scf.if %c -> i32 {
    scf.yield %x : i32
  } else {
    scf.yield %x : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.br ^bb3
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  %0 = scf.if %c -> (i32) {
    scf.yield %x : i32
  } else {
    scf.yield %x : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.br ^bb3
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  %0:2 = scf.if %c -> (i32, f32) {
    scf.yield %x, %y : i32, f32
  } else {
    scf.yield %x, %y : i32, f32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.br ^bb3
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.if %c {
    scf.if %c {
    } else {
      scf.if %c {
      }
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb6
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.cond_br %arg0, ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // 3 preds: ^bb1, ^bb3, ^bb4
// CHECK-NEXT: llvm.br ^bb5
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: llvm.cond_br %arg0, ^bb4, ^bb2
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb5:  // pred: ^bb2
// CHECK-NEXT: llvm.br ^bb6
// CHECK-NEXT: ^bb6:  // 2 preds: ^bb0, ^bb5
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.if %c {
  } {x = 1}
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.if %c {
  } else {
  } {x = 1}
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.if %c -> () {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.if %c -> () {
  } else {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.if %c {
  ^bb0:
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  "scf.if"(%c) ({
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
