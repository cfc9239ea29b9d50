// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// Results that are no tensors are counted before types are compared, and where parts go is checked before
// the ops that put them there.

func.func @counted(%a: tensor<8xf32>) {
  // expected-error @below {{'scf.forall' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  %0 = "scf.forall"(%a) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%i: index, %o: tensor<8xf32>):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : (tensor<8xf32>) -> memref<8xf32>
  return
}

// -----

func.func @unranked(%a: tensor<8xf32>) {
  // expected-error @below {{'scf.forall' op expected type of operand #0 ('tensor<8xf32>') to match type of corresponding result ('tensor<*xf32>')}}
  %0 = "scf.forall"(%a) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%i: index, %o: tensor<8xf32>):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : (tensor<8xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @index(%a: tensor<8xf32>, %p: tensor<1xf32>) {
  %0 = "scf.forall"(%a) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%i: index, %o: tensor<8xf32>):
    "scf.forall.in_parallel"() ({
      // expected-error @below {{'tensor.parallel_insert_slice' op may only insert into an output block argument}}
      "tensor.parallel_insert_slice"(%p, %i, %o) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xf32>, index, tensor<8xf32>) -> ()
    }) : () -> ()
  }) : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @missing(%a: tensor<8xf32>) {
  %0 = "scf.forall"(%a) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
  ^bb0(%i: index, %o: tensor<8xf32>):
    "scf.forall.in_parallel"() ({
      // expected-error @below {{'tensor.parallel_insert_slice' op may only insert into an output block argument}}
      "tensor.parallel_insert_slice"(%o, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<8xf32>, index) -> ()
    }) : () -> ()
  }) : (tensor<8xf32>) -> tensor<8xf32>
  return
}
