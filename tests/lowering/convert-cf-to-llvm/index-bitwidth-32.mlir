// RUN: mlir-opt %s --split-input-file --convert-cf-to-llvm=index-bitwidth=32 | FileCheck %s

func.func @f(%x: i32) {
  cf.br ^a(%x : i32)
^a(%p: i32):
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) {
// CHECK-NEXT: llvm.br ^bb1(%arg0 : i32)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %c: i1) {
  cf.cond_br %c, ^a(%x : index), ^b
^a(%p: index):
  cf.br ^b
^b:
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i1) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: llvm.cond_br %arg1, ^bb1(%[[V0]] : i32), ^bb2
// CHECK-NEXT: ^bb1(%[[V1:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%x: index) -> index {
  cf.br ^a(%x : index)
^a(%p: index):
  cf.br ^b(%p, %x : index, index)
^b(%q: index, %r: index):
  return %r : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> index {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: llvm.br ^bb1(%[[V0]] : i32)
// CHECK-NEXT: ^bb1(%[[V1:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb2(%[[V1]], %[[V0]] : i32, i32)
// CHECK-NEXT: ^bb2(%[[V2:.*]]: i32, %[[V3:.*]]: i32):  // pred: ^bb1
// CHECK-NEXT: %[[V4:.*]] = builtin.unrealized_conversion_cast %[[V3]] : i32 to index
// CHECK-NEXT: return %[[V4]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1) {
  cf.cond_br %c weights([3, 5]), ^a, ^b
^a:
  return
^b:
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1) {
// CHECK-NEXT: llvm.cond_br %arg0 weights([3, 5]), ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
