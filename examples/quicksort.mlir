// exit status: 83
//
// Quicksort in place, by recursion on both halves of a Hoare partition, over
// 1,000 pseudo-random numbers with many repeats. The result must be in order and
// must hold the same numbers (compared by the sum of their squares).

// The first position from %start on, walking by %step, whose element is not
// on the wrong side of the pivot.
func.func private @scan_up(%data: memref<?xi32>, %start: index, %pivot: i32) -> index {
  %c1 = arith.constant 1 : index
  %stop = scf.while (%i = %start) : (index) -> index {
    %value = memref.load %data[%i] : memref<?xi32>
    %less = arith.cmpi slt, %value, %pivot : i32
    scf.condition(%less) %i : index
  } do {
  ^bb0(%i: index):
    %next = arith.addi %i, %c1 : index
    scf.yield %next : index
  }
  return %stop : index
}

func.func private @scan_down(%data: memref<?xi32>, %start: index, %pivot: i32) -> index {
  %c1 = arith.constant 1 : index
  %stop = scf.while (%i = %start) : (index) -> index {
    %value = memref.load %data[%i] : memref<?xi32>
    %greater = arith.cmpi sgt, %value, %pivot : i32
    scf.condition(%greater) %i : index
  } do {
  ^bb0(%i: index):
    %next = arith.subi %i, %c1 : index
    scf.yield %next : index
  }
  return %stop : index
}

// Splits [lo, hi]: afterwards nothing in [lo, split] exceeds anything in
// (split, hi]. Written with explicit blocks, as a front end would emit it.
func.func private @partition(%data: memref<?xi32>, %lo: index, %hi: index) -> index {
  %c1 = arith.constant 1 : index
  %sum = arith.addi %lo, %hi : index
  %middle = arith.shrui %sum, %c1 : index
  %pivot = memref.load %data[%middle] : memref<?xi32>
  cf.br ^scan(%lo, %hi : index, index)
^scan(%from: index, %to: index):
  %i = call @scan_up(%data, %from, %pivot) : (memref<?xi32>, index, i32) -> index
  %j = call @scan_down(%data, %to, %pivot) : (memref<?xi32>, index, i32) -> index
  %crossed = arith.cmpi sge, %i, %j : index
  cf.cond_br %crossed, ^done(%j : index), ^swap
^swap:
  %left = memref.load %data[%i] : memref<?xi32>
  %right = memref.load %data[%j] : memref<?xi32>
  memref.store %right, %data[%i] : memref<?xi32>
  memref.store %left, %data[%j] : memref<?xi32>
  %i_next = arith.addi %i, %c1 : index
  %j_next = arith.subi %j, %c1 : index
  cf.br ^scan(%i_next, %j_next : index, index)
^done(%split: index):
  return %split : index
}

func.func private @quicksort(%data: memref<?xi32>, %lo: index, %hi: index) {
  %more = arith.cmpi slt, %lo, %hi : index
  scf.if %more {
    %c1 = arith.constant 1 : index
    %split = func.call @partition(%data, %lo, %hi) : (memref<?xi32>, index, index) -> index
    func.call @quicksort(%data, %lo, %split) : (memref<?xi32>, index, index) -> ()
    %above = arith.addi %split, %c1 : index
    func.call @quicksort(%data, %above, %hi) : (memref<?xi32>, index, index) -> ()
  }
  return
}

// A linear congruential generator; only its high bits are used.
func.func private @fill(%data: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %seed = arith.constant 12345 : i32
  %multiplier = arith.constant 1103515245 : i32
  %increment = arith.constant 12345 : i32
  %shift = arith.constant 23 : i32
  %bias = arith.constant 256 : i32
  %size = memref.dim %data, %c0 : memref<?xi32>
  %last = scf.for %i = %c0 to %size step %c1 iter_args(%state = %seed) -> (i32) {
    %scaled = arith.muli %state, %multiplier : i32
    %next = arith.addi %scaled, %increment : i32
    %high = arith.shrui %next, %shift : i32
    %value = arith.subi %high, %bias : i32
    memref.store %value, %data[%i] : memref<?xi32>
    scf.yield %next : i32
  }
  return
}

func.func private @sum_of_squares(%data: memref<?xi32>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %size = memref.dim %data, %c0 : memref<?xi32>
  %sum = scf.for %i = %c0 to %size step %c1 iter_args(%acc = %zero) -> (i64) {
    %value = memref.load %data[%i] : memref<?xi32>
    %low, %high = arith.mulsi_extended %value, %value : i32
    %square = arith.extsi %low : i32 to i64
    %next = arith.addi %acc, %square : i64
    scf.yield %next : i64
  }
  return %sum : i64
}

func.func private @in_order(%data: memref<?xi32>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %size = memref.dim %data, %c0 : memref<?xi32>
  %ordered = scf.for %i = %c1 to %size step %c1 iter_args(%so_far = %true) -> (i1) {
    %before = arith.subi %i, %c1 : index
    %left = memref.load %data[%before] : memref<?xi32>
    %right = memref.load %data[%i] : memref<?xi32>
    %pair = arith.cmpi sle, %left, %right : i32
    %next = arith.andi %so_far, %pair : i1
    scf.yield %next : i1
  }
  return %ordered : i1
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = arith.constant 1000 : index
  %last = arith.subi %size, %c1 : index
  %data = memref.alloc(%size) : memref<?xi32>
  call @fill(%data) : (memref<?xi32>) -> ()
  %before = call @sum_of_squares(%data) : (memref<?xi32>) -> i64
  call @quicksort(%data, %c0, %last) : (memref<?xi32>, index, index) -> ()
  %after = call @sum_of_squares(%data) : (memref<?xi32>) -> i64
  %ordered = call @in_order(%data) : (memref<?xi32>) -> i1
  // The element at nine tenths of the way, so that the order matters.
  %position = arith.constant 900 : index
  %decile = memref.load %data[%position] : memref<?xi32>
  memref.dealloc %data : memref<?xi32>
  %same = arith.cmpi eq, %before, %after : i64
  %good = arith.andi %same, %ordered : i1
  %modulus = arith.constant 120 : i32
  %rem = arith.remui %decile, %modulus : i32
  %failed = arith.constant 1 : i32
  %status = arith.select %good, %rem, %failed : i32
  return %status : i32
}
