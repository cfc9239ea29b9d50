// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --int-range-optimizations | FileCheck %s

// What folds to a constant is none where its range is not one.

func.func @f(%x: index, %t: i1) {
  %1 = arith.cmpi slt, %x, %x : index
  %true = arith.constant true
  cf.cond_br %1, ^bb1, ^bb2(%true : i1)
^bb1:
  cf.br ^bb2(%t : i1)
^bb2(%2: i1):
  "test.use"(%2) : (i1) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: cf.cond_br %false, ^bb1, ^bb2(%true : i1)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb2(%arg1 : i1)
// CHECK-NEXT: ^bb2(%0: i1):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: "test.use"(%0) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%x: i32) -> i32 {
  %0 = arith.subi %x, %x : i32
  %c = arith.constant 0 : i32
  %1 = arith.cmpi eq, %0, %c : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  cf.cond_br %1, ^bb1(%c3 : i32), ^bb1(%c4 : i32)
^bb1(%2: i32):
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: cf.cond_br %true, ^bb1(%c3_i32 : i32), ^bb1(%c4_i32 : i32)
// CHECK-NEXT: ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%x: i32) -> i32 {
  %c = arith.constant 0 : i32
  %0 = arith.andi %x, %c : i32
  %1 = arith.cmpi eq, %0, %c : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  cf.cond_br %1, ^bb1(%c3 : i32), ^bb1(%c4 : i32)
^bb1(%2: i32):
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: cf.cond_br %true, ^bb1(%c3_i32 : i32), ^bb1(%c4_i32 : i32)
// CHECK-NEXT: ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
