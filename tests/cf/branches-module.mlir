// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --convert-cf-to-llvm --allow-unregistered-dialect | FileCheck %s --check-prefix=LLVM
// RUN: mlir-opt %s --mlir-print-op-generic --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s

func.func @f0() {
  cf.br ^a
^a:
  return
}

// CHECK-LABEL: func.func @f0() {
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f0() {
// LLVM-NEXT: llvm.br ^bb1
// LLVM-NEXT: ^bb1:  // pred: ^bb0
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f1(%x: i32, %y: f32) {
  cf.br ^a(%x, %y : i32, f32)
^a(%p: i32, %q: f32):
  return
}

// CHECK-LABEL: func.func @f1(%arg0: i32, %arg1: f32) {
// CHECK-NEXT: cf.br ^bb1(%arg0, %arg1 : i32, f32)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32, %[[V1:.*]]: f32):  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f1(%arg0: i32, %arg1: f32) {
// LLVM-NEXT: llvm.br ^bb1(%arg0, %arg1 : i32, f32)
// LLVM-NEXT: ^bb1(%0: i32, %1: f32):  // pred: ^bb0
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f2() {
  cf.br ^a {x = 1}
^a:
  return
}

// CHECK-LABEL: func.func @f2() {
// CHECK-NEXT: cf.br ^bb1 {x = 1 : i64}
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f2() {
// LLVM-NEXT: llvm.br ^bb1 {x = 1 : i64}
// LLVM-NEXT: ^bb1:  // pred: ^bb0
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f3(%x: i32) {
  cf.br ^a(%x : i32) {x.y}
^a(%p: i32):
  return
}

// CHECK-LABEL: func.func @f3(%arg0: i32) {
// CHECK-NEXT: cf.br ^bb1(%arg0 : i32) {x.y}
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f3(%arg0: i32) {
// LLVM-NEXT: llvm.br ^bb1(%arg0 : i32) {x.y}
// LLVM-NEXT: ^bb1(%0: i32):  // pred: ^bb0
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f4() {
  "cf.br"()[^a] : () -> ()
^a:
  return
}

// CHECK-LABEL: func.func @f4() {
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f4() {
// LLVM-NEXT: llvm.br ^bb1
// LLVM-NEXT: ^bb1:  // pred: ^bb0
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f5(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  return
^b:
  return
}

// CHECK-LABEL: func.func @f5(%arg0: i1) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f5(%arg0: i1) {
// LLVM-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// LLVM-NEXT: ^bb1:  // pred: ^bb0
// LLVM-NEXT: return
// LLVM-NEXT: ^bb2:  // pred: ^bb0
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f6(%c: i1, %x: i32, %y: f32) {
  cf.cond_br %c, ^a(%x : i32), ^b(%y, %x : f32, i32)
^a(%p: i32):
  return
^b(%q: f32, %r: i32):
  return
}

// CHECK-LABEL: func.func @f6(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2(%arg2, %arg1 : f32, i32)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2(%[[V1:.*]]: f32, %[[V2:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f6(%arg0: i1, %arg1: i32, %arg2: f32) {
// LLVM-NEXT: llvm.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2(%arg2, %arg1 : f32, i32)
// LLVM-NEXT: ^bb1(%0: i32):  // pred: ^bb0
// LLVM-NEXT: return
// LLVM-NEXT: ^bb2(%1: f32, %2: i32):  // pred: ^bb0
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f7(%c: i1, %x: i32) {
  cf.cond_br %c, ^a(%x : i32), ^b
^a(%p: i32):
  return
^b:
  return
}

// CHECK-LABEL: func.func @f7(%arg0: i1, %arg1: i32) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f7(%arg0: i1, %arg1: i32) {
// LLVM-NEXT: llvm.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
// LLVM-NEXT: ^bb1(%0: i32):  // pred: ^bb0
// LLVM-NEXT: return
// LLVM-NEXT: ^bb2:  // pred: ^bb0
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f8(%c: i1, %x: i32) {
  cf.cond_br %c, ^b, ^a(%x : i32) {tag}
^a(%p: i32):
  return
^b:
  return
}

// CHECK-LABEL: func.func @f8(%arg0: i1, %arg1: i32) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb2, ^bb1(%arg1 : i32) {tag}
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f8(%arg0: i1, %arg1: i32) {
// LLVM-NEXT: llvm.cond_br %arg0, ^bb2, ^bb1(%arg1 : i32) {tag}
// LLVM-NEXT: ^bb1(%0: i32):  // pred: ^bb0
// LLVM-NEXT: return
// LLVM-NEXT: ^bb2:  // pred: ^bb0
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f9(%c: i1) {
  cf.cond_br %c weights([1, 2]), ^a, ^b
^a:
  return
^b:
  return
}

// CHECK-LABEL: func.func @f9(%arg0: i1) {
// CHECK-NEXT: cf.cond_br %arg0 weights([1, 2]), ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f9(%arg0: i1) {
// LLVM-NEXT: llvm.cond_br %arg0 weights([1, 2]), ^bb1, ^bb2
// LLVM-NEXT: ^bb1:  // pred: ^bb0
// LLVM-NEXT: return
// LLVM-NEXT: ^bb2:  // pred: ^bb0
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f10(%c: i1) {
  cf.cond_br %c weights([]), ^a, ^b
^a:
  return
^b:
  return
}

// CHECK-LABEL: func.func @f10(%arg0: i1) {
// CHECK-NEXT: cf.cond_br %arg0 weights([]), ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f10(%arg0: i1) {
// LLVM-NEXT: llvm.cond_br %arg0 weights([]), ^bb1, ^bb2
// LLVM-NEXT: ^bb1:  // pred: ^bb0
// LLVM-NEXT: return
// LLVM-NEXT: ^bb2:  // pred: ^bb0
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f11(%c: i1) {
  cf.cond_br %c weights([-1, 2]), ^a, ^b
^a:
  return
^b:
  return
}

// CHECK-LABEL: func.func @f11(%arg0: i1) {
// CHECK-NEXT: cf.cond_br %arg0 weights([-1, 2]), ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f11(%arg0: i1) {
// LLVM-NEXT: llvm.cond_br %arg0 weights([-1, 2]), ^bb1, ^bb2
// LLVM-NEXT: ^bb1:  // pred: ^bb0
// LLVM-NEXT: return
// LLVM-NEXT: ^bb2:  // pred: ^bb0
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f12(%c: i1) {
  cf.cond_br %c, ^a, ^b {branch_weights = array<i32: 1, 2>}
^a:
  return
^b:
  return
}

// CHECK-LABEL: func.func @f12(%arg0: i1) {
// CHECK-NEXT: cf.cond_br %arg0 weights([1, 2]), ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f12(%arg0: i1) {
// LLVM-NEXT: llvm.cond_br %arg0 weights([1, 2]), ^bb1, ^bb2
// LLVM-NEXT: ^bb1:  // pred: ^bb0
// LLVM-NEXT: return
// LLVM-NEXT: ^bb2:  // pred: ^bb0
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f13(%c: i1) {
  "cf.cond_br"(%c)[^a, ^a] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^a:
  return
}

// CHECK-LABEL: func.func @f13(%arg0: i1) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f13(%arg0: i1) {
// LLVM-NEXT: llvm.cond_br %arg0, ^bb1, ^bb1
// LLVM-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f14(%c: i1) {
  "cf.cond_br"(%c)[^a, ^a] {operandSegmentSizes = array<i32: 1, 0, 0>} : (i1) -> ()
^a:
  return
}

// CHECK-LABEL: func.func @f14(%arg0: i1) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f14(%arg0: i1) {
// LLVM-NEXT: llvm.cond_br %arg0, ^bb1, ^bb1
// LLVM-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// LLVM-NEXT: return
// LLVM-NEXT: }
