// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(test-cfg-loop-info))' --mlir-disable-threading 2>&1 | FileCheck %s

func.func @f(%c: i1) {
  cf.br ^h
^h:
  cf.cond_br %c, ^i, ^x
^i:
  cf.cond_br %c, ^i2, ^l
^i2:
  cf.cond_br %c, ^i, ^j
^j:
  cf.cond_br %c, ^i, ^l
^l:
  cf.cond_br %c, ^h, ^x2
^x2:
  cf.br ^x
^x:
  return
}
func.func @irr(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^b
^b:
  cf.cond_br %c, ^a, ^x
^x:
  return
}
func.func @unr(%c: i1) {
  return
^a:
  cf.br ^b
^b:
  cf.cond_br %c, ^a, ^x
^x:
  cf.br ^h
^h: 
  cf.cond_br %c, ^h, ^x
}
func.func @two(%c: i1) {
  cf.br ^a
^a:
  cf.cond_br %c, ^a, ^b
^b:
  cf.cond_br %c, ^b, ^x
^x:
  cf.br ^q
^q:
  cf.cond_br %c, ^x, ^a
}
func.func private @declared()

// CHECK: Testing : "f"
// CHECK-NEXT: Blocks : ^bb0, ^bb0, ^bb1, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7
// CHECK-NEXT: Loop at depth 1 containing: ^bb1<header><exiting>,^bb2,^bb3,^bb4,^bb5<latch><exiting>
// CHECK-NEXT:     Loop at depth 2 containing: ^bb2<header><exiting>,^bb3<latch>,^bb4<latch><exiting>
// CHECK-NEXT: Testing : "irr"
// CHECK-NEXT: Blocks : ^bb0, ^bb0, ^bb1, ^bb2, ^bb3
// CHECK-NEXT: no loops
// CHECK-NEXT: Testing : "unr"
// CHECK-NEXT: Blocks : ^bb0, ^bb0, ^bb1, ^bb2, ^bb3, ^bb4
// CHECK-NEXT: no loops
// CHECK-NEXT: Testing : "two"
// CHECK-NEXT: Blocks : ^bb0, ^bb0, ^bb1, ^bb2, ^bb3, ^bb4
// CHECK-NEXT: Loop at depth 1 containing: ^bb1<header><latch>,^bb2,^bb3,^bb4<latch>
// CHECK-NEXT:     Loop at depth 2 containing: ^bb2<header><latch><exiting>
// CHECK-NEXT:     Loop at depth 2 containing: ^bb3<header>,^bb4<latch><exiting>
// CHECK-NEXT: Testing : "declared"
// CHECK-NEXT: empty region
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1) {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb5
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb2, ^bb7
// CHECK-NEXT:   ^bb2:  // 3 preds: ^bb1, ^bb3, ^bb4
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb3, ^bb5
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb2, ^bb4
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb2, ^bb5
// CHECK-NEXT:   ^bb5:  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb6
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     cf.br ^bb7
// CHECK-NEXT:   ^bb7:  // 2 preds: ^bb1, ^bb6
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @irr(%[[ARG0:[^ ]+]]: i1) {
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb3
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unr(%[[ARG0:[^ ]+]]: i1) {
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb1:  // pred: ^bb2
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb3
// CHECK-NEXT:   ^bb3:  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb4:  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb4, ^bb3
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @two(%[[ARG0:[^ ]+]]: i1) {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb4
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb2, ^bb3
// CHECK-NEXT:   ^bb3:  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb3, ^bb1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @declared()
// CHECK-NEXT: }
