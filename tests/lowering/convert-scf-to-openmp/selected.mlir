// RUN: mlir-opt %s --split-input-file --convert-scf-to-openmp | FileCheck %s

func.func @f(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %r: f32):
      %c = arith.cmpf olt, %l, %r : f32
      %z = arith.select %c, %l, %r : f32
      scf.reduce.return %z : f32
    }
  }
  return %r : f32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %r: f32):
      %c = arith.cmpf olt, %l, %r : f32
      %z = arith.select %c, %r, %l : f32
      scf.reduce.return %z : f32
    }
  }
  return %r : f32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %r: f32):
      %c = arith.cmpf ole, %l, %r : f32
      %z = arith.select %c, %l, %r : f32
      scf.reduce.return %z : f32
    }
  }
  return %r : f32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %r: f32):
      %c = arith.cmpf ole, %l, %r : f32
      %z = arith.select %c, %r, %l : f32
      scf.reduce.return %z : f32
    }
  }
  return %r : f32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %r: f32):
      %c = arith.cmpf ogt, %l, %r : f32
      %z = arith.select %c, %l, %r : f32
      scf.reduce.return %z : f32
    }
  }
  return %r : f32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %r: f32):
      %c = arith.cmpf ogt, %l, %r : f32
      %z = arith.select %c, %r, %l : f32
      scf.reduce.return %z : f32
    }
  }
  return %r : f32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %r: f32):
      %c = arith.cmpf oge, %l, %r : f32
      %z = arith.select %c, %l, %r : f32
      scf.reduce.return %z : f32
    }
  }
  return %r : f32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %r: f32):
      %c = arith.cmpf oge, %l, %r : f32
      %z = arith.select %c, %r, %l : f32
      scf.reduce.return %z : f32
    }
  }
  return %r : f32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f64) -> f64 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f64 {
    scf.reduce(%v : f64) {
    ^bb0(%l: f64, %r: f64):
      %c = arith.cmpf olt, %l, %r : f64
      %z = arith.select %c, %l, %r : f64
      scf.reduce.return %z : f64
    }
  }
  return %r : f64
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f64) -> f64 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f64 {
    scf.reduce(%v : f64) {
    ^bb0(%l: f64, %r: f64):
      %c = arith.cmpf olt, %l, %r : f64
      %z = arith.select %c, %r, %l : f64
      scf.reduce.return %z : f64
    }
  }
  return %r : f64
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f64) -> f64 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f64 {
    scf.reduce(%v : f64) {
    ^bb0(%l: f64, %r: f64):
      %c = arith.cmpf ogt, %l, %r : f64
      %z = arith.select %c, %l, %r : f64
      scf.reduce.return %z : f64
    }
  }
  return %r : f64
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f64) -> f64 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f64 {
    scf.reduce(%v : f64) {
    ^bb0(%l: f64, %r: f64):
      %c = arith.cmpf ogt, %l, %r : f64
      %z = arith.select %c, %r, %l : f64
      scf.reduce.return %z : f64
    }
  }
  return %r : f64
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: bf16) -> bf16 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> bf16 {
    scf.reduce(%v : bf16) {
    ^bb0(%l: bf16, %r: bf16):
      %c = arith.cmpf olt, %l, %r : bf16
      %z = arith.select %c, %l, %r : bf16
      scf.reduce.return %z : bf16
    }
  }
  return %r : bf16
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: bf16) -> bf16 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> bf16 {
    scf.reduce(%v : bf16) {
    ^bb0(%l: bf16, %r: bf16):
      %c = arith.cmpf olt, %l, %r : bf16
      %z = arith.select %c, %r, %l : bf16
      scf.reduce.return %z : bf16
    }
  }
  return %r : bf16
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f16) -> f16 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f16 {
    scf.reduce(%v : f16) {
    ^bb0(%l: f16, %r: f16):
      %c = arith.cmpf olt, %l, %r : f16
      %z = arith.select %c, %l, %r : f16
      scf.reduce.return %z : f16
    }
  }
  return %r : f16
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f16) -> f16 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f16 {
    scf.reduce(%v : f16) {
    ^bb0(%l: f16, %r: f16):
      %c = arith.cmpf olt, %l, %r : f16
      %z = arith.select %c, %r, %l : f16
      scf.reduce.return %z : f16
    }
  }
  return %r : f16
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f128) -> f128 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f128 {
    scf.reduce(%v : f128) {
    ^bb0(%l: f128, %r: f128):
      %c = arith.cmpf olt, %l, %r : f128
      %z = arith.select %c, %l, %r : f128
      scf.reduce.return %z : f128
    }
  }
  return %r : f128
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f128) -> f128 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f128 {
    scf.reduce(%v : f128) {
    ^bb0(%l: f128, %r: f128):
      %c = arith.cmpf olt, %l, %r : f128
      %z = arith.select %c, %r, %l : f128
      scf.reduce.return %z : f128
    }
  }
  return %r : f128
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: vector<2xf32>) -> vector<2xf32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<2xf32> {
    scf.reduce(%v : vector<2xf32>) {
    ^bb0(%l: vector<2xf32>, %r: vector<2xf32>):
      %c = arith.cmpf olt, %l, %r : vector<2xf32>
      %z = arith.select %c, %l, %r : vector<2xi1>, vector<2xf32>
      scf.reduce.return %z : vector<2xf32>
    }
  }
  return %r : vector<2xf32>
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: vector<2xf32>) -> vector<2xf32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<2xf32> {
    scf.reduce(%v : vector<2xf32>) {
    ^bb0(%l: vector<2xf32>, %r: vector<2xf32>):
      %c = arith.cmpf olt, %l, %r : vector<2xf32>
      %z = arith.select %c, %r, %l : vector<2xi1>, vector<2xf32>
      scf.reduce.return %z : vector<2xf32>
    }
  }
  return %r : vector<2xf32>
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi slt, %l, %r : i32
      %z = arith.select %c, %l, %r : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi slt, %l, %r : i32
      %z = arith.select %c, %r, %l : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi sle, %l, %r : i32
      %z = arith.select %c, %l, %r : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi sle, %l, %r : i32
      %z = arith.select %c, %r, %l : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi sgt, %l, %r : i32
      %z = arith.select %c, %l, %r : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi sgt, %l, %r : i32
      %z = arith.select %c, %r, %l : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi sge, %l, %r : i32
      %z = arith.select %c, %l, %r : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi sge, %l, %r : i32
      %z = arith.select %c, %r, %l : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi ult, %l, %r : i32
      %z = arith.select %c, %l, %r : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi ult, %l, %r : i32
      %z = arith.select %c, %r, %l : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi ule, %l, %r : i32
      %z = arith.select %c, %l, %r : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi ule, %l, %r : i32
      %z = arith.select %c, %r, %l : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi ugt, %l, %r : i32
      %z = arith.select %c, %l, %r : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi ugt, %l, %r : i32
      %z = arith.select %c, %r, %l : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi uge, %l, %r : i32
      %z = arith.select %c, %l, %r : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %c = arith.cmpi uge, %l, %r : i32
      %z = arith.select %c, %r, %l : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %c = arith.cmpi slt, %l, %r : i8
      %z = arith.select %c, %l, %r : i8
      scf.reduce.return %z : i8
    }
  }
  return %r : i8
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %c = arith.cmpi slt, %l, %r : i8
      %z = arith.select %c, %r, %l : i8
      scf.reduce.return %z : i8
    }
  }
  return %r : i8
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i64) -> i64 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i64 {
    scf.reduce(%v : i64) {
    ^bb0(%l: i64, %r: i64):
      %c = arith.cmpi slt, %l, %r : i64
      %z = arith.select %c, %l, %r : i64
      scf.reduce.return %z : i64
    }
  }
  return %r : i64
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i64) -> i64 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i64 {
    scf.reduce(%v : i64) {
    ^bb0(%l: i64, %r: i64):
      %c = arith.cmpi slt, %l, %r : i64
      %z = arith.select %c, %r, %l : i64
      scf.reduce.return %z : i64
    }
  }
  return %r : i64
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %c = arith.cmpi ugt, %l, %r : i8
      %z = arith.select %c, %l, %r : i8
      scf.reduce.return %z : i8
    }
  }
  return %r : i8
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %c = arith.cmpi ugt, %l, %r : i8
      %z = arith.select %c, %r, %l : i8
      scf.reduce.return %z : i8
    }
  }
  return %r : i8
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i64) -> i64 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i64 {
    scf.reduce(%v : i64) {
    ^bb0(%l: i64, %r: i64):
      %c = arith.cmpi ugt, %l, %r : i64
      %z = arith.select %c, %l, %r : i64
      scf.reduce.return %z : i64
    }
  }
  return %r : i64
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i64) -> i64 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i64 {
    scf.reduce(%v : i64) {
    ^bb0(%l: i64, %r: i64):
      %c = arith.cmpi ugt, %l, %r : i64
      %z = arith.select %c, %r, %l : i64
      scf.reduce.return %z : i64
    }
  }
  return %r : i64
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %c = arith.cmpi sgt, %l, %r : i8
      %z = arith.select %c, %l, %r : i8
      scf.reduce.return %z : i8
    }
  }
  return %r : i8
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %c = arith.cmpi sgt, %l, %r : i8
      %z = arith.select %c, %r, %l : i8
      scf.reduce.return %z : i8
    }
  }
  return %r : i8
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i64) -> i64 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i64 {
    scf.reduce(%v : i64) {
    ^bb0(%l: i64, %r: i64):
      %c = arith.cmpi sgt, %l, %r : i64
      %z = arith.select %c, %l, %r : i64
      scf.reduce.return %z : i64
    }
  }
  return %r : i64
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i64) -> i64 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i64 {
    scf.reduce(%v : i64) {
    ^bb0(%l: i64, %r: i64):
      %c = arith.cmpi sgt, %l, %r : i64
      %z = arith.select %c, %r, %l : i64
      scf.reduce.return %z : i64
    }
  }
  return %r : i64
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %c = arith.cmpi ult, %l, %r : i8
      %z = arith.select %c, %l, %r : i8
      scf.reduce.return %z : i8
    }
  }
  return %r : i8
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %c = arith.cmpi ult, %l, %r : i8
      %z = arith.select %c, %r, %l : i8
      scf.reduce.return %z : i8
    }
  }
  return %r : i8
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i64) -> i64 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i64 {
    scf.reduce(%v : i64) {
    ^bb0(%l: i64, %r: i64):
      %c = arith.cmpi ult, %l, %r : i64
      %z = arith.select %c, %l, %r : i64
      scf.reduce.return %z : i64
    }
  }
  return %r : i64
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i64) -> i64 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i64 {
    scf.reduce(%v : i64) {
    ^bb0(%l: i64, %r: i64):
      %c = arith.cmpi ult, %l, %r : i64
      %z = arith.select %c, %r, %l : i64
      scf.reduce.return %z : i64
    }
  }
  return %r : i64
}
