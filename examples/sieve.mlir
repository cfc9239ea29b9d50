// exit status: 109
//
// The sieve of Eratosthenes below 10,000: there are 1229 primes, and 1229 is
// 109 modulo 140.

// Clears the entries of %flags at every multiple of %p from its square on.
func.func private @strike(%flags: memref<?xi1>, %p: index) {
  %c0 = arith.constant 0 : index
  %false = arith.constant false
  %size = memref.dim %flags, %c0 : memref<?xi1>
  %square = arith.muli %p, %p : index
  scf.for %multiple = %square to %size step %p {
    memref.store %false, %flags[%multiple] : memref<?xi1>
  }
  return
}

func.func private @sieve(%flags: memref<?xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %false = arith.constant false
  %true = arith.constant true
  %size = memref.dim %flags, %c0 : memref<?xi1>
  scf.for %i = %c2 to %size step %c1 {
    memref.store %true, %flags[%i] : memref<?xi1>
  }
  memref.store %false, %flags[%c0] : memref<?xi1>
  memref.store %false, %flags[%c1] : memref<?xi1>
  // Once p * p passes the end, nothing is left to strike.
  scf.while (%p = %c2) : (index) -> index {
    %square = arith.muli %p, %p : index
    %more = arith.cmpi ult, %square, %size : index
    scf.condition(%more) %p : index
  } do {
  ^bb0(%p: index):
    %prime = memref.load %flags[%p] : memref<?xi1>
    scf.if %prime {
      func.call @strike(%flags, %p) : (memref<?xi1>, index) -> ()
    }
    %next = arith.addi %p, %c1 : index
    scf.yield %next : index
  }
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %modulus = arith.constant 140 : i32
  %storage = memref.alloc() : memref<10000xi1>
  %flags = memref.cast %storage : memref<10000xi1> to memref<?xi1>
  call @sieve(%flags) : (memref<?xi1>) -> ()
  %size = memref.dim %flags, %c0 : memref<?xi1>
  %count = scf.for %i = %c0 to %size step %c1 iter_args(%acc = %zero) -> (i32) {
    %flag = memref.load %flags[%i] : memref<?xi1>
    %one = arith.extui %flag : i1 to i32
    %next = arith.addi %acc, %one : i32
    scf.yield %next : i32
  }
  memref.dealloc %storage : memref<10000xi1>
  %status = arith.remui %count, %modulus : i32
  return %status : i32
}
