// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %x) -> (i32) {
  }
  return
}
// CHECK: :[[#@LINE-4]]:8: error: 'scf.forall' op operand #0 must be variadic of ranked tensor of any type values, but got 'i32'
// CHECK: :[[#@LINE-5]]:8: note: see current operation:
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xf32>) {
  }
  return
}
// CHECK: :[[#@LINE-4]]:48: error: use of value '%t' expects different type than prior uses: 'tensor<4xf32>' vs 'tensor<8xf32>'
// CHECK: :[[#@LINE-6]]:25: note: prior use here
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) {
  }
  return
}
// CHECK: :[[#@LINE-4]]:31: error: custom op 'scf.forall' number of operands and types do not match: got 1 operands and 0 types
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (4, 5) {
  }
  return
}
// CHECK: :[[#@LINE-4]]:3: error: expected 1 upper bound values, got 2
// CHECK: :[[#@LINE-5]]:3: note: see current operation:
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i, %j) in (4) {
  }
  return
}
// CHECK: :[[#@LINE-4]]:3: error: expected 2 upper bound values, got 1
// CHECK: :[[#@LINE-5]]:3: note: see current operation:
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (%x) {
  }
  return
}
// CHECK: :[[#@LINE-4]]:23: error: use of value '%x' expects different type than prior uses: 'index' vs 'i32'
// CHECK: :[[#@LINE-6]]:44: note: prior use here
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (4) {
    scf.yield
  }
  return
}
// CHECK: :[[#@LINE-4]]:5: error: 'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'
// CHECK: :[[#@LINE-5]]:5: note: see current operation:
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (4) {
    return
  }
  return
}
// CHECK: :[[#@LINE-4]]:5: error: Dialect `' not found for custom op 'return'  (tried '.return' as well)
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) (4) {
  }
  return
}
// CHECK: :[[#@LINE-4]]:18: error: expected '='
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) = (0) to (4) {
  }
  return
}
// CHECK: :[[#@LINE-4]]:32: error: custom op 'scf.forall' expected 'step'
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) = (0, 1) to (4) step (1) {
  }
  return
}
// CHECK: :[[#@LINE-4]]:3: error: 'scf.forall' op region expects 2 arguments
// CHECK: :[[#@LINE-5]]:3: note: see current operation:
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (4) {
  } {mapping = [1]}
  return
}
// CHECK: :[[#@LINE-4]]:3: error: 'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute
// CHECK: :[[#@LINE-5]]:3: note: see current operation:
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (4) {
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}
// CHECK: :[[#@LINE-4]]:3: error: 'scf.forall' op mapping attribute size must match op rank
// CHECK: :[[#@LINE-5]]:3: note: see current operation:
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (4) {
    scf.forall.in_parallel {
      "x.op"() : () -> ()
    }
  }
  return
}
// CHECK: :[[#@LINE-6]]:5: error: 'scf.forall.in_parallel' op expected only ParallelCombiningOpInterface ops
// CHECK: :[[#@LINE-7]]:5: note: see current operation:
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (4) {
    scf.forall.in_parallel {
      %c = arith.constant 1 : i32
    }
  }
  return
}
// CHECK: :[[#@LINE-6]]:5: error: 'scf.forall.in_parallel' op expected only ParallelCombiningOpInterface ops
// CHECK: :[[#@LINE-7]]:5: note: see current operation:
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall.in_parallel {
  }
  return
}
// CHECK: :[[#@LINE-4]]:3: error: 'scf.forall.in_parallel' op expects parent op 'scf.forall'
// CHECK: :[[#@LINE-5]]:3: note: see current operation:
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%i: i32):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
  return
}
// CHECK: :[[#@LINE-8]]:3: error: 'scf.forall' op expects 0-th block argument to be an index
// CHECK: :[[#@LINE-9]]:3: note: see current operation:
// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%i: index):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
  return
}
// CHECK: :[[#@LINE-8]]:3: error: expected 1 dynamic lower bound values
// CHECK: :[[#@LINE-9]]:3: note: see current operation:
// -----

func.func @too_many_mappings() {
  scf.forall (%i) in (4) {
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}
// CHECK: :[[#@LINE-4]]:3: error: 'scf.forall' op mapping attribute size must match op rank
// -----

func.func @no_mapping() {
  scf.forall (%i) in (4) {
  } {mapping = [1]}
  return
}
// CHECK: :[[#@LINE-4]]:3: error: 'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute
// -----

func.func @two_masks() {
  scf.forall (%i) in (4) {
  } {mapping = [#gpu.thread<x>, #gpu.mask<1>, #gpu.mask<2>]}
  return
}
// CHECK: :[[#@LINE-4]]:3: error: 'scf.forall' op "mapping" supports at most one device masking attribute
