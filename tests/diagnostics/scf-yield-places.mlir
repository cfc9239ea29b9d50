// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func @f(%x: i32) {
  "x.op"() ({
    scf.yield
  }) : () -> ()
  return
}
// CHECK: :[[#@LINE-4]]:5: error: 'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'
// CHECK: :[[#@LINE-5]]:5: note: see current operation:
// -----

func.func @f(%x: i32) {
  "x.op"() ({
    scf.yield %x : i32
  }) : () -> ()
  return
}
// CHECK: :[[#@LINE-4]]:5: error: 'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'
// CHECK: :[[#@LINE-5]]:5: note: see current operation:
// -----

func.func @f(%x: i32) {
  %0 = scf.execute_region -> i32 {
    scf.yield %x
  }
  return
}
// CHECK: :[[#@LINE-4]]:17: error: expected ':'
// -----

func.func @f(%x: i32) {
  %0 = scf.execute_region -> i32 {
    scf.yield %x : i32, i32
  }
  return
}
// CHECK: :[[#@LINE-4]]:15: error: custom op 'scf.yield' number of operands and types do not match: got 1 operands and 2 types
// -----

func.func @f(%x: i32) {
  %0 = scf.execute_region -> i32 {
    "scf.yield"(%x) : (i32) -> i32
  }
  return
}
// CHECK: :[[#@LINE-4]]:5: error: 'scf.yield' op requires zero results
// CHECK: :[[#@LINE-5]]:5: note: see current operation:
// -----

func.func @f(%x: i32) {
  scf.bogus
  return
}
// CHECK: :[[#@LINE-3]]:3: error: custom op 'scf.bogus' is unknown
