// exit status: 36
//
// A library function for arrays of any rank, for the C program beside it.

// The sum of all elements of an array that lies in one piece.
func.func @total(%array: memref<*xf64>) -> f64 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %rank = memref.rank %array : memref<*xf64>
  %count = scf.for %dim = %c0 to %rank step %c1 iter_args(%so_far = %c1) -> index {
    %size = memref.dim %array, %dim : memref<*xf64>
    %more = arith.muli %so_far, %size : index
    scf.yield %more : index
  }
  %shape = memref.alloca() : memref<1xindex>
  memref.store %count, %shape[%c0] : memref<1xindex>
  %flat = memref.reshape %array(%shape) : (memref<*xf64>, memref<1xindex>) -> memref<?xf64>
  %sum = scf.for %at = %c0 to %count step %c1 iter_args(%so_far = %zero) -> f64 {
    %element = memref.load %flat[%at] : memref<?xf64>
    %more = arith.addf %so_far, %element : f64
    scf.yield %more : f64
  }
  return %sum : f64
}
