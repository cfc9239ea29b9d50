// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func @unreachable_dominance() {
  return
^bb1:
  "x.use"(%v) : (i32) -> ()
  cf.br ^bb2
^bb2:
  %v = "x.def"() : () -> i32
  cf.br ^bb1
}

// CHECK: module {
// CHECK-NEXT: func.func @unreachable_dominance() {
// CHECK-NEXT: return
// CHECK-NEXT: ^bb1:  // pred: ^bb2
// CHECK-NEXT: "x.use"(%[[V0:.*]]) : (i32) -> ()
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V0]] = "x.def"() : () -> i32
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = () -> (), sym_name = "unreachable_dominance"}> ({
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: ^bb1:  // pred: ^bb2
// GENERIC-NEXT: "x.use"(%[[V0:.*]]) : (i32) -> ()
// GENERIC-NEXT: "cf.br"()[^bb2] : () -> ()
// GENERIC-NEXT: ^bb2:  // pred: ^bb1
// GENERIC-NEXT: %[[V0]] = "x.def"() : () -> i32
// GENERIC-NEXT: "cf.br"()[^bb1] : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @unregistered_terminator() {
  "x.term"() : () -> ()
}

// CHECK: module {
// CHECK-NEXT: func.func @unregistered_terminator() {
// CHECK-NEXT: "x.term"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = () -> (), sym_name = "unregistered_terminator"}> ({
// GENERIC-NEXT: "x.term"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @unregistered_terminator2() {
  "x.term"()[^bb1] : () -> ()
^bb1:
  "x.term"() : () -> ()
}

// CHECK: module {
// CHECK-NEXT: func.func @unregistered_terminator2() {
// CHECK-NEXT: "x.term"()[^bb1] : () -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "x.term"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = () -> (), sym_name = "unregistered_terminator2"}> ({
// GENERIC-NEXT: "x.term"()[^bb1] : () -> ()
// GENERIC-NEXT: ^bb1:  // pred: ^bb0
// GENERIC-NEXT: "x.term"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// CHECK-LABEL: func @numbered_argument
// CHECK-NEXT:    cf.br ^bb1(%arg0, %arg0 : i32, i32)
// CHECK-NEXT:  ^bb1(%0: i32, %1: i32):  // pred: ^bb0
// CHECK-NEXT:    "foo.x"(%1, %0) : (i32, i32) -> ()
func.func @numbered_argument(%x: i32) {
  cf.br ^bb1(%x, %x : i32, i32)
^bb1(%y#1: i32, %y#0 : i32):
  "foo.x"(%y, %y#1) : (i32, i32) -> ()
  return
}
