// exit status: 101
//
// A blocked matrix product: c += a * b, walked in tiles of 16 that do not
// divide the sizes, so every loop has a clipped last tile. All values are small
// whole numbers, which makes the sums exact in any order: the product is
// compared element by element with the plain triple loop.

// m[i, j] = (i * %p + j * %q) mod %n - %n / 2
func.func private @fill(%m: memref<?x?xf64>, %p: index, %q: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %rows = memref.dim %m, %c0 : memref<?x?xf64>
  %cols = memref.dim %m, %c1 : memref<?x?xf64>
  %half = arith.divui %n, %c2 : index
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %cols step %c1 {
      %ip = arith.muli %i, %p : index
      %jq = arith.muli %j, %q : index
      %sum = arith.addi %ip, %jq : index
      %rem = arith.remui %sum, %n : index
      %centred = arith.subi %rem, %half : index
      %int = arith.index_cast %centred : index to i64
      %value = arith.sitofp %int : i64 to f64
      memref.store %value, %m[%i, %j] : memref<?x?xf64>
    }
  }
  return
}

func.func private @zero(%m: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.000000e+00 : f64
  %rows = memref.dim %m, %c0 : memref<?x?xf64>
  %cols = memref.dim %m, %c1 : memref<?x?xf64>
  scf.parallel (%i, %j) = (%c0, %c0) to (%rows, %cols) step (%c1, %c1) {
    memref.store %zero, %m[%i, %j] : memref<?x?xf64>
    scf.reduce
  }
  return
}

// One tile: rows [i0, i1), columns [j0, j1), and the slice [k0, k1) of the sum.
func.func private @tile(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>,
                        %i0: index, %i1: index, %j0: index, %j1: index,
                        %k0: index, %k1: index) {
  %c1 = arith.constant 1 : index
  scf.for %i = %i0 to %i1 step %c1 {
    scf.for %k = %k0 to %k1 step %c1 {
      %lhs = memref.load %a[%i, %k] : memref<?x?xf64>
      scf.for %j = %j0 to %j1 step %c1 {
        %rhs = memref.load %b[%k, %j] : memref<?x?xf64>
        %old = memref.load %c[%i, %j] : memref<?x?xf64>
        %product = arith.mulf %lhs, %rhs : f64
        %new = arith.addf %old, %product : f64
        memref.store %new, %c[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}

func.func private @matmul(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %block = arith.constant 16 : index
  %m = memref.dim %a, %c0 : memref<?x?xf64>
  %depth = memref.dim %a, %c1 : memref<?x?xf64>
  %n = memref.dim %b, %c1 : memref<?x?xf64>
  call @zero(%c) : (memref<?x?xf64>) -> ()
  scf.for %i0 = %c0 to %m step %block {
    %i_end = arith.addi %i0, %block : index
    %i1 = arith.minui %i_end, %m : index
    scf.for %k0 = %c0 to %depth step %block {
      %k_end = arith.addi %k0, %block : index
      %k1 = arith.minui %k_end, %depth : index
      scf.for %j0 = %c0 to %n step %block {
        %j_end = arith.addi %j0, %block : index
        %j1 = arith.minui %j_end, %n : index
        func.call @tile(%a, %b, %c, %i0, %i1, %j0, %j1, %k0, %k1)
          : (memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>,
             index, index, index, index, index, index) -> ()
      }
    }
  }
  return
}

// The number of elements that differ from the plain product, and the sum of all
// elements, each weighted by one plus its column modulo 3.
func.func private @check(%a: memref<?x?xf64>, %b: memref<?x?xf64>,
                         %c: memref<?x?xf64>) -> (i32, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.000000e+00 : f64
  %none = arith.constant 0 : i32
  %m = memref.dim %c, %c0 : memref<?x?xf64>
  %n = memref.dim %c, %c1 : memref<?x?xf64>
  %depth = memref.dim %a, %c1 : memref<?x?xf64>
  %rows:2 = scf.for %i = %c0 to %m step %c1 iter_args(%bad_i = %none, %sum_i = %zero) -> (i32, f64) {
    %cols:2 = scf.for %j = %c0 to %n step %c1 iter_args(%bad = %bad_i, %sum = %sum_i) -> (i32, f64) {
      %want = scf.for %k = %c0 to %depth step %c1 iter_args(%acc = %zero) -> (f64) {
        %lhs = memref.load %a[%i, %k] : memref<?x?xf64>
        %rhs = memref.load %b[%k, %j] : memref<?x?xf64>
        %product = arith.mulf %lhs, %rhs : f64
        %next = arith.addf %acc, %product : f64
        scf.yield %next : f64
      }
      %got = memref.load %c[%i, %j] : memref<?x?xf64>
      %differs = arith.cmpf une, %want, %got : f64
      %one = arith.extui %differs : i1 to i32
      %bad_next = arith.addi %bad, %one : i32
      %col = arith.remui %j, %c3 : index
      %weight_index = arith.addi %col, %c1 : index
      %weight_int = arith.index_cast %weight_index : index to i64
      %weight = arith.sitofp %weight_int : i64 to f64
      %weighted = arith.mulf %got, %weight : f64
      %sum_next = arith.addf %sum, %weighted : f64
      scf.yield %bad_next, %sum_next : i32, f64
    }
    scf.yield %cols#0, %cols#1 : i32, f64
  }
  return %rows#0, %rows#1 : i32, f64
}

func.func @main() -> i32 {
  %m = arith.constant 50 : index
  %n = arith.constant 37 : index
  %depth = arith.constant 29 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %c11 = arith.constant 11 : index
  %a = memref.alloc(%m, %depth) : memref<?x?xf64>
  %b = memref.alloc(%depth, %n) : memref<?x?xf64>
  %c = memref.alloc(%m, %n) {alignment = 64 : i64} : memref<?x?xf64>
  call @fill(%a, %c3, %c5, %c7) : (memref<?x?xf64>, index, index, index) -> ()
  call @fill(%b, %c2, %c7, %c11) : (memref<?x?xf64>, index, index, index) -> ()
  call @matmul(%a, %b, %c) : (memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>) -> ()
  %r:2 = call @check(%a, %b, %c)
    : (memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>) -> (i32, f64)
  memref.dealloc %a : memref<?x?xf64>
  memref.dealloc %b : memref<?x?xf64>
  memref.dealloc %c : memref<?x?xf64>

  // 1 when an element is wrong, else the weighted sum modulo 120.
  %zero = arith.constant 0 : i32
  %failed = arith.constant 1 : i32
  %modulus = arith.constant 120 : i32
  %sum = arith.fptosi %r#1 : f64 to i32
  %rem = arith.remsi %sum, %modulus : i32
  %negative = arith.cmpi slt, %rem, %zero : i32
  %up = arith.addi %rem, %modulus : i32
  %status = arith.select %negative, %up, %rem : i32
  %good = arith.cmpi eq, %r#0, %zero : i32
  %exit = arith.select %good, %status, %failed : i32
  return %exit : i32
}
