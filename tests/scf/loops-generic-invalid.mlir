// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%m: memref<4x?xf32>, %s: memref<4xf32>, %i: index, %c: i1, %a: i32, %t: tensor<8xf32>) {
// expected-error @+1 {{'scf.for' op different number of inits and region iter_args: 0 != 18446744073709551615}}
  "scf.for"(%i, %i, %i) ({
  ^bb0:
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %s: memref<4xf32>, %i: index, %c: i1, %a: i32, %t: tensor<8xf32>) {
// expected-error @+1 {{'scf.for' op 0-th region iter_arg and 0-th loop result have different type: 'i32' != 'index'}}
  %0:2 = "scf.for"(%i, %i, %i, %i, %a) ({
  ^bb0(%k: index, %x: index, %y: i32):
    scf.yield %x, %y : index, i32
  }) : (index, index, index, index, i32) -> (index, index)
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %s: memref<4xf32>, %i: index, %c: i1, %a: i32, %t: tensor<8xf32>) {
// expected-error @+1 {{'scf.forall' op expected type of operand #1 ('tensor<8xf32>') to match type of corresponding result ('tensor<9xf32>')}}
  %0 = "scf.forall"(%i, %t) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>}> ({
  ^bb0(%x: index, %y: tensor<8xf32>):
    scf.forall.in_parallel {}
  }) : (index, tensor<8xf32>) -> tensor<9xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %s: memref<4xf32>, %i: index, %c: i1, %a: i32, %t: tensor<8xf32>) {
// expected-error @+1 {{'scf.forall' op produces 0 results, but has only 1 outputs}}
  "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({
  ^bb0(%x: index):
    scf.forall.in_parallel {}
  }) : (tensor<8xf32>) -> ()
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %s: memref<4xf32>, %i: index, %c: i1, %a: i32, %t: tensor<8xf32>) {
// expected-error @+1 {{'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute}}
  scf.forall (%p) in (4) {
  } {mapping = [1]}
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %s: memref<4xf32>, %i: index, %c: i1, %a: i32, %t: tensor<8xf32>) {
  scf.if %c {
// expected-error @+2 {{Dialect `' not found for custom op 'call'  (tried '.call' as well)}}
// expected-note @+1 {{Available dialects:}}
    call @f() : () -> ()
  }
  return
}

// -----

func.func @f(%m: memref<4x?xf32>, %s: memref<4xf32>, %i: index, %c: i1, %a: i32, %t: tensor<8xf32>) {
// expected-error @+1 {{custom op 'scf.while' invalid kind of type specified: expected builtin.function, but found 'i32'}}
  scf.while : i32 {
  }
  return
}
