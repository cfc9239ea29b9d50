// exit status: 64
//
// A Fourier transform of 64 complex numbers in place, by the iterative radix-2
// method, of a wave that makes five turns over the input. All of it is then in
// the fifth place of the transform, whose real part is 64; the status is that
// number, if what is left elsewhere is less than a billionth, and 0 otherwise.

// The bits of a number of six bits, in the other order.
func.func private @reversed(%x: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %done:2 = scf.for %bit = %c0 to %c6 step %c1
      iter_args(%rest = %x, %out = %c0) -> (index, index) {
    %low = arith.andi %rest, %c1 : index
    %moved = arith.shli %out, %c1 : index
    %next = arith.ori %moved, %low : index
    %others = arith.shrui %rest, %c1 : index
    scf.yield %others, %next : index, index
  }
  return %done#1 : index
}

// exp(i * angle)
func.func private @turn(%angle: f64) -> complex<f64> {
  %zero = arith.constant 0.000000e+00 : f64
  %exponent = complex.create %zero, %angle : complex<f64>
  %value = complex.exp %exponent : complex<f64>
  return %value : complex<f64>
}

func.func private @reorder(%data: memref<64xcomplex<f64>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 64 : index
  scf.for %i = %c0 to %n step %c1 {
    %j = func.call @reversed(%i) : (index) -> index
    %later = arith.cmpi ult, %i, %j : index
    scf.if %later {
      %a = memref.load %data[%i] : memref<64xcomplex<f64>>
      %b = memref.load %data[%j] : memref<64xcomplex<f64>>
      memref.store %b, %data[%i] : memref<64xcomplex<f64>>
      memref.store %a, %data[%j] : memref<64xcomplex<f64>>
    }
  }
  return
}

func.func private @fft(%data: memref<64xcomplex<f64>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %n = arith.constant 64 : index
  %circle = arith.constant -6.283185307179586 : f64
  call @reorder(%data) : (memref<64xcomplex<f64>>) -> ()
  scf.for %stage = %c0 to %c6 step %c1 {
    %half = arith.shli %c1, %stage : index
    %size = arith.muli %half, %c2 : index
    %size_int = arith.index_cast %size : index to i64
    %size_float = arith.sitofp %size_int : i64 to f64
    scf.for %start = %c0 to %n step %size {
      scf.for %k = %c0 to %half step %c1 {
        %k_int = arith.index_cast %k : index to i64
        %k_float = arith.sitofp %k_int : i64 to f64
        %part = arith.divf %k_float, %size_float : f64
        %angle = arith.mulf %circle, %part : f64
        %w = func.call @turn(%angle) : (f64) -> complex<f64>
        %even = arith.addi %start, %k : index
        %odd = arith.addi %even, %half : index
        %a = memref.load %data[%even] : memref<64xcomplex<f64>>
        %b = memref.load %data[%odd] : memref<64xcomplex<f64>>
        %turned = complex.mul %w, %b : complex<f64>
        %sum = complex.add %a, %turned : complex<f64>
        %difference = complex.sub %a, %turned : complex<f64>
        memref.store %sum, %data[%even] : memref<64xcomplex<f64>>
        memref.store %difference, %data[%odd] : memref<64xcomplex<f64>>
      }
    }
  }
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %n = arith.constant 64 : index
  %zero = arith.constant 0.000000e+00 : f64
  %step = arith.constant 0.4908738521234052 : f64
  %data = memref.alloc() : memref<64xcomplex<f64>>
  scf.for %i = %c0 to %n step %c1 {
    %i_int = arith.index_cast %i : index to i64
    %i_float = arith.sitofp %i_int : i64 to f64
    %angle = arith.mulf %step, %i_float : f64
    %value = func.call @turn(%angle) : (f64) -> complex<f64>
    memref.store %value, %data[%i] : memref<64xcomplex<f64>>
  }
  call @fft(%data) : (memref<64xcomplex<f64>>) -> ()
  %rest = scf.for %i = %c0 to %n step %c1 iter_args(%most = %zero) -> (f64) {
    %value = memref.load %data[%i] : memref<64xcomplex<f64>>
    %size = complex.abs %value : complex<f64>
    %wanted = arith.cmpi eq, %i, %c5 : index
    %own = arith.select %wanted, %zero, %size : f64
    %next = arith.maximumf %most, %own : f64
    scf.yield %next : f64
  }
  %peak = memref.load %data[%c5] : memref<64xcomplex<f64>>
  memref.dealloc %data : memref<64xcomplex<f64>>
  %real = complex.re %peak : complex<f64>
  %rounded = math.round %real : f64
  %number = arith.fptosi %rounded : f64 to i32
  %little = arith.constant 1.000000e-09 : f64
  %right = arith.cmpf olt, %rest, %little : f64
  %none = arith.constant 0 : i32
  %status = arith.select %right, %number, %none : i32
  return %status : i32
}
