// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

llvm.func @indirectbr(%p: !llvm.ptr, %q: !llvm.ptr<1>, %a: i32) {
  %c = llvm.mlir.constant(true) : i1
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.indirectbr %p : !llvm.ptr, [^bb3(%a#0 : i32), ^bb4]
^bb2:
  llvm.indirectbr %q : <1>, [^bb4]
^bb3(%b: i32):
  llvm.indirectbr %p : , []
^bb4:
  llvm.indirectbr %q : !llvm.ptr<1>, []
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @indirectbr(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr<1>, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT:     llvm.cond_br %[[V0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.indirectbr %[[ARG0]] : !llvm.ptr, [
// CHECK-NEXT:     ^bb3(%[[ARG2]] : i32),
// CHECK-NEXT:     ^bb4
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     llvm.indirectbr %[[ARG1]] : <1>, [
// CHECK-NEXT:     ^bb4
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb3(%[[V1:[^ ]+]]: i32):  // pred: ^bb1
// CHECK-NEXT:     llvm.indirectbr %[[ARG0]] : !llvm.ptr, []
// CHECK-NEXT:   ^bb4:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     llvm.indirectbr %[[ARG1]] : <1>, []
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @personality(...) -> i32
llvm.func @landingpad() attributes {personality = @personality} {
  %0 = llvm.landingpad cleanup ( : !llvm.struct<(ptr, i32)>
  llvm.resume %0 : !llvm.struct<(ptr, i32)>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @personality(...) -> i32
// CHECK-NEXT:   llvm.func @landingpad() attributes {personality = @personality} {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
// CHECK-NEXT:     llvm.resume %[[V0]] : !llvm.struct<(ptr, i32)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @switch(%a: i32) {
  llvm.switch %a : i32, ^bb1 [1: ^bb2(%a, %a : i32, i32)]
^bb1:
  llvm.return
^bb2(%b: i32, %c: i32):
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @switch(%[[ARG0:[^ ]+]]: i32) {
// CHECK-NEXT:     llvm.switch %[[ARG0]] : i32, ^bb1 [
// CHECK-NEXT:       1: ^bb2(%[[ARG0]], %[[ARG0]] : i32, i32)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   ^bb2(%[[V0:[^ ]+]]: i32, %[[V1:[^ ]+]]: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
