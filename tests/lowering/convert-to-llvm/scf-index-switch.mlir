// RUN: mlir-opt %s --split-input-file --convert-to-llvm | FileCheck %s

func.func @f(%c: index, %x: i32, %y: f32) {
  scf.index_switch %c
  default {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: scf.index_switch %[[V0]]
// CHECK-NEXT: default {
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

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
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: scf.index_switch %[[V0]]
// CHECK-NEXT: case 1 {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

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
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: %[[V1:.*]] = scf.index_switch %[[V0]] -> i32
// CHECK-NEXT: case 1 {
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: case -5 {
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

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
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: %[[V1:.*]]:2 = scf.index_switch %[[V0]] -> i32, f32
// CHECK-NEXT: case 2 {
// CHECK-NEXT: scf.yield %arg1, %arg2 : i32, f32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: scf.yield %arg1, %arg2 : i32, f32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

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
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: scf.index_switch %[[V0]]
// CHECK-NEXT: case 1 {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  "scf.index_switch"(%c) <{cases = array<i64>}> ({
    "scf.yield"() : () -> ()
  }) : (index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: scf.index_switch %[[V0]]
// CHECK-NEXT: default {
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
