// exit status: 113
//
// Conway's Game of Life on a 64 x 64 torus, from the R-pentomino: after 200
// generations 113 cells live. The two boards change places every generation by
// way of the loop's arguments. Coordinates are computed in the `index` dialect.

// The R-pentomino: .XX / XX. / .X.
memref.global "private" constant @seed : memref<3x3xi8> = dense<[
  [0, 1, 1], [1, 1, 0], [0, 1, 0]]>

// Puts the seed in the middle of an empty board.
func.func private @place(%board: memref<64x64xi8>) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %c3 = index.constant 3
  %c64 = index.constant 64
  %middle = index.constant 31
  %dead = arith.constant 0 : i8
  scf.for %i = %c0 to %c64 step %c1 {
    scf.for %j = %c0 to %c64 step %c1 {
      memref.store %dead, %board[%i, %j] : memref<64x64xi8>
    }
  }
  %seed = memref.get_global @seed : memref<3x3xi8>
  scf.for %i = %c0 to %c3 step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      %cell = memref.load %seed[%i, %j] : memref<3x3xi8>
      %row = index.add %i, %middle
      %col = index.add %j, %middle
      memref.store %cell, %board[%row, %col] : memref<64x64xi8>
    }
  }
  return
}

// The living cells in the 3 x 3 square around (row, col), itself included.
func.func private @around(%board: memref<64x64xi8>, %row: index, %col: index) -> i8 {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %c3 = index.constant 3
  // One row up is 63 rows down.
  %c63 = index.constant 63
  %c64 = index.constant 64
  %none = arith.constant 0 : i8
  %top = index.add %row, %c63
  %left = index.add %col, %c63
  %count = scf.for %di = %c0 to %c3 step %c1 iter_args(%rows = %none) -> (i8) {
    %i = index.add %top, %di
    %i_wrapped = index.remu %i, %c64
    %inner = scf.for %dj = %c0 to %c3 step %c1 iter_args(%acc = %rows) -> (i8) {
      %j = index.add %left, %dj
      %j_wrapped = index.remu %j, %c64
      %cell = memref.load %board[%i_wrapped, %j_wrapped] : memref<64x64xi8>
      %next = arith.addi %acc, %cell : i8
      scf.yield %next : i8
    }
    scf.yield %inner : i8
  }
  return %count : i8
}

// Three in the square: alive (born, or living with two neighbours). Four: as
// before (living with three, or dead with four). Anything else: dead.
func.func private @rule(%cell: i8, %around: i8) -> i8 {
  %dead = arith.constant 0 : i8
  %alive = arith.constant 1 : i8
  %count = index.castu %around : i8 to index
  %next = scf.index_switch %count -> i8
  case 3 {
    scf.yield %alive : i8
  }
  case 4 {
    scf.yield %cell : i8
  }
  default {
    scf.yield %dead : i8
  }
  return %next : i8
}

func.func private @generation(%from: memref<64x64xi8>, %to: memref<64x64xi8>) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %c64 = index.constant 64
  scf.parallel (%i, %j) = (%c0, %c0) to (%c64, %c64) step (%c1, %c1) {
    %cell = memref.load %from[%i, %j] : memref<64x64xi8>
    %around = func.call @around(%from, %i, %j) : (memref<64x64xi8>, index, index) -> i8
    %next = func.call @rule(%cell, %around) : (i8, i8) -> i8
    memref.store %next, %to[%i, %j] : memref<64x64xi8>
    scf.reduce
  }
  return
}

func.func private @population(%board: memref<64x64xi8>) -> i32 {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %size = index.constant 4096
  %zero = arith.constant 0 : i32
  %cells = memref.collapse_shape %board [[0, 1]] : memref<64x64xi8> into memref<4096xi8>
  %count = scf.for %i = %c0 to %size step %c1 iter_args(%acc = %zero) -> (i32) {
    %cell = memref.load %cells[%i] : memref<4096xi8>
    %one = arith.extui %cell : i8 to i32
    %next = arith.addi %acc, %one : i32
    scf.yield %next : i32
  }
  return %count : i32
}

func.func @main() -> i32 {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %generations = index.constant 200
  %first = memref.alloc() : memref<64x64xi8>
  %second = memref.alloc() : memref<64x64xi8>
  call @place(%first) : (memref<64x64xi8>) -> ()
  %boards:2 = scf.for %g = %c0 to %generations step %c1
      iter_args(%from = %first, %to = %second) -> (memref<64x64xi8>, memref<64x64xi8>) {
    func.call @generation(%from, %to) : (memref<64x64xi8>, memref<64x64xi8>) -> ()
    scf.yield %to, %from : memref<64x64xi8>, memref<64x64xi8>
  }
  %population = call @population(%boards#0) : (memref<64x64xi8>) -> i32
  memref.dealloc %first : memref<64x64xi8>
  memref.dealloc %second : memref<64x64xi8>
  return %population : i32
}
