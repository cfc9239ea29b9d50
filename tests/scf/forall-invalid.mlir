// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
// expected-error @+1 {{'scf.forall' op operand #0 must be variadic of ranked tensor of any type values, but got 'i32'}}
  %0 = scf.forall (%i) in (4) shared_outs(%o = %x) -> (i32) {
  }
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
// expected-error @+1 {{use of value '%t' expects different type than prior uses: 'tensor<4xf32>' vs 'tensor<8xf32>'}}
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xf32>) {
  }
  return
}
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
// expected-error @+1 {{custom op 'scf.forall' number of operands and types do not match: got 1 operands and 0 types}}
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) {
  }
  return
}
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
// expected-error @+1 {{expected 1 upper bound values, got 2}}
  scf.forall (%i) in (4, 5) {
  }
  return
}
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
// expected-error @+1 {{expected 2 upper bound values, got 1}}
  scf.forall (%i, %j) in (4) {
  }
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'index' vs 'i32'}}
  scf.forall (%i) in (%x) {
  }
  return
}
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (4) {
// expected-error @+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
    scf.yield
  }
  return
}
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (4) {
// expected-error @+2 {{Dialect `' not found for custom op 'return'  (tried '.return' as well)}}
// expected-note @+1 {{Available dialects:}}
    return
  }
  return
}
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
// expected-error @+1 {{expected '='}}
  scf.forall (%i) (4) {
  }
  return
}
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
// expected-error @+1 {{custom op 'scf.forall' expected 'step'}}
  scf.forall (%i) = (0) to (4) {
  }
  return
}
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
// expected-error @+1 {{'scf.forall' op region expects 2 arguments}}
  scf.forall (%i) = (0, 1) to (4) step (1) {
  }
  return
}
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
// expected-error @+1 {{'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute}}
  scf.forall (%i) in (4) {
  } {mapping = [1]}
  return
}
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
// expected-error @+1 {{'scf.forall' op mapping attribute size must match op rank}}
  scf.forall (%i) in (4) {
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (4) {
// expected-error @+1 {{'scf.forall.in_parallel' op expected only ParallelCombiningOpInterface ops}}
    scf.forall.in_parallel {
      "x.op"() : () -> ()
    }
  }
  return
}
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (4) {
// expected-error @+1 {{'scf.forall.in_parallel' op expected only ParallelCombiningOpInterface ops}}
    scf.forall.in_parallel {
      %c = arith.constant 1 : i32
    }
  }
  return
}
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
// expected-error @+1 {{'scf.forall.in_parallel' op expects parent op 'scf.forall'}}
  scf.forall.in_parallel {
  }
  return
}
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
// expected-error @+1 {{'scf.forall' op expects 0-th block argument to be an index}}
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%i: i32):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
  return
}
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
// expected-error @+1 {{expected 1 dynamic lower bound values}}
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%i: index):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
  return
}
