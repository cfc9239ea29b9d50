// exit status: 64
//
// A picture of 18 by 18 points is smoothed with a kernel of 3 by 3, eight points
// of a row at a time in a vector. The picture is a white square of 8 by 8 points
// in black; what leaves the square through its borders is counted.

memref.global "private" constant @kernel : memref<3x3xf32> = dense<[
  [0.0625, 0.125, 0.0625], [0.125, 0.25, 0.125], [0.0625, 0.125, 0.0625]]>

func.func private @draw(%picture: memref<18x18xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c13 = arith.constant 13 : index
  %n = arith.constant 18 : index
  %black = arith.constant dense<0.000000e+00> : vector<18xf32>
  %white = arith.constant dense<1.000000e+00> : vector<8xf32>
  scf.for %row = %c0 to %n step %c1 {
    vector.store %black, %picture[%row, %c0] : memref<18x18xf32>, vector<18xf32>
  }
  scf.for %row = %c5 to %c13 step %c1 {
    vector.store %white, %picture[%row, %c5] : memref<18x18xf32>, vector<8xf32>
  }
  return
}

func.func private @smooth(%picture: memref<18x18xf32>, %out: memref<16x16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %n = arith.constant 16 : index
  %pad = arith.constant 0.000000e+00 : f32
  %zero = arith.constant dense<0.000000e+00> : vector<8xf32>
  %kernel = memref.get_global @kernel : memref<3x3xf32>
  scf.for %row = %c0 to %n step %c1 {
    scf.for %column = %c0 to %n step %c8 {
      %sum = scf.for %i = %c0 to %c3 step %c1 iter_args(%rows = %zero) -> (vector<8xf32>) {
        %y = arith.addi %row, %i : index
        %line = scf.for %j = %c0 to %c3 step %c1 iter_args(%acc = %rows) -> (vector<8xf32>) {
          %x = arith.addi %column, %j : index
          %points = vector.transfer_read %picture[%y, %x], %pad : memref<18x18xf32>, vector<8xf32>
          %weight = memref.load %kernel[%i, %j] : memref<3x3xf32>
          %weights = vector.broadcast %weight : f32 to vector<8xf32>
          %next = vector.fma %points, %weights, %acc : vector<8xf32>
          scf.yield %next : vector<8xf32>
        }
        scf.yield %line : vector<8xf32>
      }
      vector.transfer_write %sum, %out[%row, %column] {in_bounds = [true]}
          : vector<8xf32>, memref<16x16xf32>
    }
  }
  return
}

// Points that are neither black nor white.
func.func private @count(%out: memref<16x16xf32>) -> i32 {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 0.000000e+00 : f32
  %none = arith.constant 0 : i32
  %black = arith.constant dense<0.000000e+00> : vector<16x16xf32>
  %white = arith.constant dense<1.000000e+00> : vector<16x16xf32>
  %all = vector.transfer_read %out[%c0, %c0], %pad : memref<16x16xf32>, vector<16x16xf32>
  %lit = arith.cmpf ogt, %all, %black : vector<16x16xf32>
  %dim = arith.cmpf olt, %all, %white : vector<16x16xf32>
  %between = arith.andi %lit, %dim : vector<16x16xi1>
  %ones = arith.extui %between : vector<16x16xi1> to vector<16x16xi32>
  %total = vector.multi_reduction <add>, %ones, %none [0, 1] : vector<16x16xi32> to i32
  return %total : i32
}

func.func @main() -> i32 {
  %picture = memref.alloc() : memref<18x18xf32>
  %out = memref.alloc() : memref<16x16xf32>
  call @draw(%picture) : (memref<18x18xf32>) -> ()
  call @smooth(%picture, %out) : (memref<18x18xf32>, memref<16x16xf32>) -> ()
  %status = call @count(%out) : (memref<16x16xf32>) -> i32
  memref.dealloc %out : memref<16x16xf32>
  memref.dealloc %picture : memref<18x18xf32>
  return %status : i32
}
