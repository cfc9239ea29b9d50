// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%x: i32) {
  "x.op"() ({
// expected-error @+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
    scf.yield
  }) : () -> ()
  return
}
// -----

func.func @f(%x: i32) {
  "x.op"() ({
// expected-error @+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
    scf.yield %x : i32
  }) : () -> ()
  return
}
// -----

func.func @f(%x: i32) {
  %0 = scf.execute_region -> i32 {
// expected-error @+1 {{expected ':'}}
    scf.yield %x
  }
  return
}
// -----

func.func @f(%x: i32) {
  %0 = scf.execute_region -> i32 {
// expected-error @+1 {{custom op 'scf.yield' number of operands and types do not match: got 1 operands and 2 types}}
    scf.yield %x : i32, i32
  }
  return
}
// -----

func.func @f(%x: i32) {
  %0 = scf.execute_region -> i32 {
// expected-error @+1 {{'scf.yield' op requires zero results}}
    "scf.yield"(%x) : (i32) -> i32
  }
  return
}
// -----

func.func @f(%x: i32) {
// expected-error @+1 {{custom op 'scf.bogus' is unknown}}
  scf.bogus
  return
}
