// exit status: 39
//
// Levenshtein's distance between two strings of any length, with two rows of the
// table. "kitten" and "sitting" are 3 apart, and the two sentences below 36; the
// status is the sum.

memref.global "private" constant @kitten : memref<6xi8> = dense<[
  107, 105, 116, 116, 101, 110]>
memref.global "private" constant @sitting : memref<7xi8> = dense<[
  115, 105, 116, 116, 105, 110, 103]>
// "a couloir is the narrow line straight down a mountain"
memref.global "private" constant @couloir : memref<53xi8> = dense<[
  97, 32, 99, 111, 117, 108, 111, 105, 114, 32, 105, 115, 32, 116,
  104, 101, 32, 110, 97, 114, 114, 111, 119, 32, 108, 105, 110, 101,
  32, 115, 116, 114, 97, 105, 103, 104, 116, 32, 100, 111, 119, 110,
  32, 97, 32, 109, 111, 117, 110, 116, 97, 105, 110]>
// "the narrow valley winds slowly around the mountain"
memref.global "private" constant @valley : memref<50xi8> = dense<[
  116, 104, 101, 32, 110, 97, 114, 114, 111, 119, 32, 118, 97, 108,
  108, 101, 121, 32, 119, 105, 110, 100, 115, 32, 115, 108, 111, 119,
  108, 121, 32, 97, 114, 111, 117, 110, 100, 32, 116, 104, 101, 32,
  109, 111, 117, 110, 116, 97, 105, 110]>

// The row of the table for letter %row of %a, from the row above it.
func.func private @next_row(%a: memref<?xi8>, %b: memref<?xi8>, %row: index,
                            %above: memref<?xi32>, %here: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %columns = memref.dim %b, %c0 : memref<?xi8>
  %letter = memref.load %a[%row] : memref<?xi8>
  %corner = memref.load %above[%c0] : memref<?xi32>
  %first = arith.addi %corner, %one : i32
  memref.store %first, %here[%c0] : memref<?xi32>
  %last = scf.for %j = %c0 to %columns step %c1 iter_args(%left = %first) -> (i32) {
    %j_next = arith.addi %j, %c1 : index
    %other = memref.load %b[%j] : memref<?xi8>
    %differs = arith.cmpi ne, %letter, %other : i8
    %cost = arith.extui %differs : i1 to i32
    %diagonal = memref.load %above[%j] : memref<?xi32>
    %up = memref.load %above[%j_next] : memref<?xi32>
    %substituted = arith.addi %diagonal, %cost : i32
    %deleted = arith.addi %up, %one : i32
    %inserted = arith.addi %left, %one : i32
    %either = arith.minsi %deleted, %inserted : i32
    %best = arith.minsi %either, %substituted : i32
    memref.store %best, %here[%j_next] : memref<?xi32>
    scf.yield %best : i32
  }
  return
}

func.func private @distance(%a: memref<?xi8>, %b: memref<?xi8>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %a, %c0 : memref<?xi8>
  %columns = memref.dim %b, %c0 : memref<?xi8>
  %width = arith.addi %columns, %c1 : index
  %even = memref.alloc(%width) : memref<?xi32>
  %odd = memref.alloc(%width) : memref<?xi32>
  scf.for %j = %c0 to %width step %c1 {
    %inserted = arith.index_cast %j : index to i32
    memref.store %inserted, %even[%j] : memref<?xi32>
  }
  %r:2 = scf.for %row = %c0 to %rows step %c1
      iter_args(%above = %even, %here = %odd) -> (memref<?xi32>, memref<?xi32>) {
    func.call @next_row(%a, %b, %row, %above, %here)
      : (memref<?xi8>, memref<?xi8>, index, memref<?xi32>, memref<?xi32>) -> ()
    scf.yield %here, %above : memref<?xi32>, memref<?xi32>
  }
  %distance = memref.load %r#0[%columns] : memref<?xi32>
  memref.dealloc %even : memref<?xi32>
  memref.dealloc %odd : memref<?xi32>
  return %distance : i32
}

func.func @main() -> i32 {
  %kitten = memref.get_global @kitten : memref<6xi8>
  %sitting = memref.get_global @sitting : memref<7xi8>
  %couloir = memref.get_global @couloir : memref<53xi8>
  %valley = memref.get_global @valley : memref<50xi8>
  %k = memref.cast %kitten : memref<6xi8> to memref<?xi8>
  %s = memref.cast %sitting : memref<7xi8> to memref<?xi8>
  %c = memref.cast %couloir : memref<53xi8> to memref<?xi8>
  %v = memref.cast %valley : memref<50xi8> to memref<?xi8>
  %words = call @distance(%k, %s) : (memref<?xi8>, memref<?xi8>) -> i32
  %sentences = call @distance(%c, %v) : (memref<?xi8>, memref<?xi8>) -> i32
  %status = arith.addi %words, %sentences : i32
  return %status : i32
}
