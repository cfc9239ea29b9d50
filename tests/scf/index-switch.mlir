// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func @f(%c: index, %x: i32, %y: f32) {
  scf.index_switch %c
  default {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: scf.index_switch %arg0
// CHECK-NEXT: default {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32, f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32, %arg2: f32):
// GENERIC-NEXT: "scf.index_switch"(%arg0) <{cases = array<i64>}> ({
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (index) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  scf.index_switch %c
  case 1 {
    scf.yield
  }
  default {
    scf.yield
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: scf.index_switch %arg0
// CHECK-NEXT: case 1 {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32, f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32, %arg2: f32):
// GENERIC-NEXT: "scf.index_switch"(%arg0) <{cases = array<i64: 1>}> ({
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }, {
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (index) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  %0 = scf.index_switch %c -> i32
  case 1 {
    scf.yield %x : i32
  }
  case -5 {
    scf.yield %x : i32
  }
  default {
    scf.yield %x : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = scf.index_switch %arg0 -> i32
// CHECK-NEXT: case 1 {
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: case -5 {
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32, f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32, %arg2: f32):
// GENERIC-NEXT: %[[V0:.*]] = "scf.index_switch"(%arg0) <{cases = array<i64: 1, -5>}> ({
// GENERIC-NEXT: "scf.yield"(%arg1) : (i32) -> ()
// GENERIC-NEXT: }, {
// GENERIC-NEXT: "scf.yield"(%arg1) : (i32) -> ()
// GENERIC-NEXT: }, {
// GENERIC-NEXT: "scf.yield"(%arg1) : (i32) -> ()
// GENERIC-NEXT: }) : (index) -> i32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  %0:2 = scf.index_switch %c -> i32, f32
  case 2 {
    scf.yield %x, %y : i32, f32
  }
  default {
    scf.yield %x, %y : i32, f32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]]:2 = scf.index_switch %arg0 -> i32, f32
// CHECK-NEXT: case 2 {
// CHECK-NEXT: scf.yield %arg1, %arg2 : i32, f32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: scf.yield %arg1, %arg2 : i32, f32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32, f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32, %arg2: f32):
// GENERIC-NEXT: %[[V0:.*]]:2 = "scf.index_switch"(%arg0) <{cases = array<i64: 2>}> ({
// GENERIC-NEXT: "scf.yield"(%arg1, %arg2) : (i32, f32) -> ()
// GENERIC-NEXT: }, {
// GENERIC-NEXT: "scf.yield"(%arg1, %arg2) : (i32, f32) -> ()
// GENERIC-NEXT: }) : (index) -> (i32, f32)
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  "scf.index_switch"(%c) <{cases = array<i64: 1>}> ({
    "scf.yield"() : () -> ()
  }, {
    "scf.yield"() : () -> ()
  }) : (index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: scf.index_switch %arg0
// CHECK-NEXT: case 1 {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32, f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32, %arg2: f32):
// GENERIC-NEXT: "scf.index_switch"(%arg0) <{cases = array<i64: 1>}> ({
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }, {
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (index) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  "scf.index_switch"(%c) <{cases = array<i64>}> ({
    "scf.yield"() : () -> ()
  }) : (index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: scf.index_switch %arg0
// CHECK-NEXT: default {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32, f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32, %arg2: f32):
// GENERIC-NEXT: "scf.index_switch"(%arg0) <{cases = array<i64>}> ({
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (index) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
