// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-cf-to-llvm --convert-func-to-llvm --llvm-legalize-for-export --reconcile-unrealized-casts | FileCheck %s

// A block that is a successor twice with different values is reached the
// second time through a block of its own.

func.func @ambiguous(%0: i1, %1: i32, %2: i32) {
  cf.cond_br %0, ^bb1(%1 : i32), ^bb1(%2 : i32)
^bb1(%3: i32):
  "use"(%3) : (i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @ambiguous(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     llvm.cond_br %[[ARG0]], ^bb1(%[[ARG1]] : i32), ^bb2(%[[ARG2]] : i32)
// CHECK-NEXT:   ^bb1(%[[V0:[^ ]+]]: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     "use"(%[[V0]]) : (i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   ^bb2(%[[V1:[^ ]+]]: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb1(%[[V1]] : i32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cases(%0: i32, %1: i32, %2: i32) {
  cf.switch %0 : i32, [
    default: ^bb1(%1 : i32),
    1: ^bb1(%2 : i32),
    2: ^bb1(%0 : i32)
  ]
^bb1(%3: i32):
  "use"(%3) : (i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @cases(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     llvm.switch %[[ARG0]] : i32, ^bb1(%[[ARG1]] : i32) [
// CHECK-NEXT:       1: ^bb2(%[[ARG2]] : i32),
// CHECK-NEXT:       2: ^bb3(%[[ARG0]] : i32)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1(%[[V0:[^ ]+]]: i32):  // 3 preds: ^bb0, ^bb2, ^bb3
// CHECK-NEXT:     "use"(%[[V0]]) : (i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   ^bb2(%[[V1:[^ ]+]]: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb1(%[[V1]] : i32)
// CHECK-NEXT:   ^bb3(%[[V2:[^ ]+]]: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb1(%[[V2]] : i32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unambiguous(%0: i1) {
  cf.cond_br %0, ^bb1, ^bb1
^bb1:
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @unambiguous(%[[ARG0:[^ ]+]]: i1) {
// CHECK-NEXT:     llvm.cond_br %[[ARG0]], ^bb1, ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
