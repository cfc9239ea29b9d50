// exit status: 93
//
// A generator of numbers whose state is a global, as front ends of PyTorch write models that draw
// numbers: each call multiplies the state and picks a weight by it. The result is the sum of four
// weights and the lowest digits of the state.

ml_program.global private mutable @state(dense<7> : tensor<i64>) : tensor<i64>
ml_program.global private @weights(dense<[2, 3, 5, 7, 11, 13, 17, 19]> : tensor<8xi64>) : tensor<8xi64>

func.func @draw() -> i64 {
  %factor = arith.constant 6364136223846793005 : i64
  %one = arith.constant 1442695040888963407 : i64
  %shift = arith.constant 61 : i64
  %before = ml_program.global_load @state : tensor<i64>
  %old = tensor.extract %before[] : tensor<i64>
  %product = arith.muli %old, %factor : i64
  %new = arith.addi %product, %one : i64
  %after = tensor.from_elements %new : tensor<i64>
  ml_program.global_store @state = %after : tensor<i64>
  %weights = ml_program.global_load @weights : tensor<8xi64>
  %highest = arith.shrui %new, %shift : i64
  %at = arith.index_cast %highest : i64 to index
  %weight = tensor.extract %weights[%at] : tensor<8xi64>
  return %weight : i64
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i64
  %sum = scf.for %i = %c0 to %c4 step %c1 iter_args(%acc = %zero) -> i64 {
    %weight = func.call @draw() : () -> i64
    %next = arith.addi %acc, %weight : i64
    scf.yield %next : i64
  }
  %state = ml_program.global_load @state : tensor<i64>
  %last = tensor.extract %state[] : tensor<i64>
  %mask = arith.constant 127 : i64
  %digits = arith.andi %last, %mask : i64
  %both = arith.addi %sum, %digits : i64
  %result = arith.trunci %both : i64 to i32
  return %result : i32
}
