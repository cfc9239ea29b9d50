// exit status: 106
//
// The Mandelbrot set on a 64 x 48 raster of [-2.25, 0.75] x [-1.125, 1.125]:
// 706 points stay bounded for 100 steps, and 706 is 106 modulo 120. The raster's
// steps are exact in binary, so the count does not hang on rounding. No memory is
// used at all: every number is an SSA value.

// Steps until the point escapes the circle of radius two, at most %limit.
func.func private @escape(%cx: f64, %cy: f64, %limit: i32) -> i32 {
  %zero = arith.constant 0.000000e+00 : f64
  %two = arith.constant 2.000000e+00 : f64
  %four = arith.constant 4.000000e+00 : f64
  %none = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r:3 = scf.while (%x = %zero, %y = %zero, %k = %none) : (f64, f64, i32) -> (f64, f64, i32) {
    %xx = arith.mulf %x, %x : f64
    %yy = arith.mulf %y, %y : f64
    %norm = arith.addf %xx, %yy : f64
    %inside = arith.cmpf ole, %norm, %four : f64
    %left = arith.cmpi slt, %k, %limit : i32
    %more = arith.andi %inside, %left : i1
    scf.condition(%more) %x, %y, %k : f64, f64, i32
  } do {
  ^bb0(%x: f64, %y: f64, %k: i32):
    %xx = arith.mulf %x, %x : f64
    %yy = arith.mulf %y, %y : f64
    %xy = arith.mulf %x, %y : f64
    %real = arith.subf %xx, %yy : f64
    %imaginary = arith.mulf %xy, %two : f64
    %x_next = arith.addf %real, %cx : f64
    %y_next = arith.addf %imaginary, %cy : f64
    %k_next = arith.addi %k, %one : i32
    scf.yield %x_next, %y_next, %k_next : f64, f64, i32
  }
  return %r#2 : i32
}

// %origin + %i * %step
func.func private @coordinate(%i: index, %origin: f64, %step: f64) -> f64 {
  %int = arith.index_cast %i : index to i64
  %float = arith.sitofp %int : i64 to f64
  %offset = arith.mulf %float, %step : f64
  %sum = arith.addf %origin, %offset : f64
  return %sum : f64
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %width = arith.constant 64 : index
  %height = arith.constant 48 : index
  %left = arith.constant -2.250000e+00 : f64
  %top = arith.constant -1.125000e+00 : f64
  %step = arith.constant 4.687500e-02 : f64
  %limit = arith.constant 100 : i32
  %zero = arith.constant 0 : i32
  %count = scf.for %j = %c0 to %height step %c1 iter_args(%rows = %zero) -> (i32) {
    %cy = func.call @coordinate(%j, %top, %step) : (index, f64, f64) -> f64
    %row = scf.for %i = %c0 to %width step %c1 iter_args(%acc = %rows) -> (i32) {
      %cx = func.call @coordinate(%i, %left, %step) : (index, f64, f64) -> f64
      %steps = func.call @escape(%cx, %cy, %limit) : (f64, f64, i32) -> i32
      %bounded = arith.cmpi eq, %steps, %limit : i32
      %one = arith.extui %bounded : i1 to i32
      %next = arith.addi %acc, %one : i32
      scf.yield %next : i32
    }
    scf.yield %row : i32
  }
  %modulus = arith.constant 120 : i32
  %status = arith.remui %count, %modulus : i32
  return %status : i32
}
