// exit status: 209
//
// Two matrices of 10 by 10 are multiplied in tiles of 4 by 4, the last of which
// would stick out, so that their bounds are minima. The product is then walked
// through by one index that is taken apart into row and column and put together
// again; what is on or above the diagonal is counted.

#tile = affine_map<(d0) -> (d0 * 4)>
#end = affine_map<(d0) -> (d0 * 4 + 4, 10)>
#upper = affine_set<(d0, d1) : (d1 - d0 >= 0)>

func.func private @fill(%a: memref<10x10xi32>, %b: memref<10x10xi32>) {
  affine.parallel (%i, %j) = (0, 0) to (10, 10) {
    %x = affine.apply affine_map<(d0, d1) -> ((d0 + d1 * 2) mod 7)>(%i, %j)
    %y = affine.apply affine_map<(d0, d1) -> ((d0 * 3 - d1) mod 5)>(%i, %j)
    %p = arith.index_cast %x : index to i32
    %q = arith.index_cast %y : index to i32
    affine.store %p, %a[%i, %j] : memref<10x10xi32>
    affine.store %q, %b[%i, %j] : memref<10x10xi32>
  }
  return
}

func.func private @multiply(%a: memref<10x10xi32>, %b: memref<10x10xi32>, %c: memref<10x10xi32>) {
  %zero = arith.constant 0 : i32
  affine.for %ti = 0 to 3 {
    affine.for %tj = 0 to 3 {
      affine.for %i = #tile(%ti) to min #end(%ti) {
        affine.for %j = #tile(%tj) to min #end(%tj) {
          %sum = affine.for %k = 0 to 10 iter_args(%acc = %zero) -> (i32) {
            %x = affine.load %a[%i, %k] : memref<10x10xi32>
            %y = affine.load %b[%k, %j] : memref<10x10xi32>
            %product = arith.muli %x, %y : i32
            %next = arith.addi %acc, %product : i32
            affine.yield %next : i32
          }
          affine.store %sum, %c[%i, %j] : memref<10x10xi32>
        }
      }
    }
  }
  return
}

func.func @main() -> i32 {
  %zero = arith.constant 0 : i32
  %a = memref.alloca() : memref<10x10xi32>
  %b = memref.alloca() : memref<10x10xi32>
  %c = memref.alloca() : memref<10x10xi32>
  call @fill(%a, %b) : (memref<10x10xi32>, memref<10x10xi32>) -> ()
  call @multiply(%a, %b, %c) : (memref<10x10xi32>, memref<10x10xi32>, memref<10x10xi32>) -> ()
  %total = affine.for %n = 0 to 100 iter_args(%acc = %zero) -> (i32) {
    %row, %column = affine.delinearize_index %n into (10, 10) : index, index
    %again = affine.linearize_index disjoint [%row, %column] by (10, 10) : index
    %same = arith.cmpi eq, %n, %again : index
    %value = memref.load %c[%row, %column] : memref<10x10xi32>
    %counted = affine.if #upper(%row, %column) -> i32 {
      affine.yield %value : i32
    } else {
      affine.yield %zero : i32
    }
    %kept = arith.select %same, %counted, %zero : i32
    %next = arith.addi %acc, %kept : i32
    affine.yield %next : i32
  }
  return %total : i32
}
