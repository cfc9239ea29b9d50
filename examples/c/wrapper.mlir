// exit status: 42
//
// A function called through its C wrapper: what it returns is written through a
// pointer that comes first.

// A matrix multiplied by a number, in memory of its own; and how many elements it has.
func.func @scaled(%matrix: memref<?x?xf32, strided<[?, ?], offset: ?>>, %by: f32)
    -> (memref<?x?xf32>, index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %matrix, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %columns = memref.dim %matrix, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %result = memref.alloc(%rows, %columns) : memref<?x?xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%rows, %columns) step (%c1, %c1) {
    %element = memref.load %matrix[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %product = arith.mulf %element, %by : f32
    memref.store %product, %result[%i, %j] : memref<?x?xf32>
    scf.reduce
  }
  %count = arith.muli %rows, %columns : index
  return %result, %count : memref<?x?xf32>, index
}
