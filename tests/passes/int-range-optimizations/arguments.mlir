// RUN: mlir-opt %s --split-input-file --int-range-optimizations --allow-unregistered-dialect | FileCheck %s

// What a function is given becomes constants in the order of its arguments.
func.func @main() {
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %c5 = arith.constant 5 : i32
  %c6 = arith.constant 6 : i8
  call @f1(%true, %c0, %c5, %c6) : (i1, index, i32, i8) -> ()
  return
}
func.func private @f1(%arg1: i1, %arg0: index, %a: i32, %b: i8) {
  "t.u"(%arg1) : (i1) -> ()
  "t.u"(%b) : (i8) -> ()
  "t.u"(%arg0) : (index) -> ()
  "t.u"(%a) : (i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @main() {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT: %c6_i8 = arith.constant 6 : i8
// CHECK-NEXT: call @f1(%true, %c0, %c5_i32, %c6_i8) : (i1, index, i32, i8) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @f1(%arg0: i1, %arg1: index, %arg2: i32, %arg3: i8) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT: %c6_i8 = arith.constant 6 : i8
// CHECK-NEXT: "t.u"(%true) : (i1) -> ()
// CHECK-NEXT: "t.u"(%c6_i8) : (i8) -> ()
// CHECK-NEXT: "t.u"(%c0) : (index) -> ()
// CHECK-NEXT: "t.u"(%c5_i32) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

// Where only later blocks keep theirs, these move to the front one by one.
func.func @main(%c: i1) {
  %c5 = arith.constant 5 : i32
  %c6 = arith.constant 6 : i32
  call @f1(%c5, %c6, %c) : (i32, i32, i1) -> ()
  return
}
func.func private @f1(%a: i32, %b: i32, %c: i1) {
  cf.cond_br %c, ^b1(%a, %b : i32, i32), ^b2(%b : i32)
^b1(%x: i32, %y: i32):
  "t.u"(%x) : (i32) -> ()
  "t.u"(%y) : (i32) -> ()
  return
^b2(%z: i32):
  "t.v"(%z) : (i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @main(%arg0: i1) {
// CHECK-NEXT: %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT: %c6_i32 = arith.constant 6 : i32
// CHECK-NEXT: call @f1(%c5_i32, %c6_i32, %arg0) : (i32, i32, i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @f1(%arg0: i32, %arg1: i32, %arg2: i1) {
// CHECK-NEXT: %c6_i32 = arith.constant 6 : i32
// CHECK-NEXT: %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT: cf.cond_br %arg2, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "t.u"(%c5_i32) : (i32) -> ()
// CHECK-NEXT: "t.u"(%c6_i32) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: "t.v"(%c6_i32) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
