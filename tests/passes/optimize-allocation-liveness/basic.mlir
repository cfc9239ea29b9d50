// RUN: mlir-opt %s --split-input-file --optimize-allocation-liveness | FileCheck %s

func.func @a(%c: i1, %m: memref<2xf32>, %i: index) {
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.alloc() : memref<2xf32>
  memref.copy %m, %0 : memref<2xf32> to memref<2xf32>
  %2 = memref.cast %1 : memref<2xf32> to memref<?xf32>
  memref.copy %m, %1 : memref<2xf32> to memref<2xf32>
  scf.if %c {
    memref.copy %m, %0 : memref<2xf32> to memref<2xf32>
  }
  %3 = arith.constant 1 : i32
  memref.dealloc %0 : memref<2xf32>
  %4 = memref.dim %2, %i : memref<?xf32>
  %5 = arith.constant 2 : i32
  memref.dealloc %1 : memref<2xf32>
  return
}

// -----

func.func @b(%c: i1, %m: memref<2xf32>, %i: index) {
  %0 = memref.alloc() : memref<2xf32>
  %5 = arith.constant 2 : i32
  memref.dealloc %0 : memref<2xf32>
  return
}

// -----

func.func @c(%c: i1, %m: memref<2xf32>, %i: index) {
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.alloc() : memref<2xf32>
  %s = arith.select %c, %0, %1 : memref<2xf32>
  memref.copy %s, %m : memref<2xf32> to memref<2xf32>
  %5 = arith.constant 2 : i32
  memref.dealloc %0 : memref<2xf32>
  memref.dealloc %1 : memref<2xf32>
  return
}

// -----

func.func @d(%c: i1, %m: memref<2xf32>) {
  %0 = memref.alloc() : memref<2xf32>
  memref.copy %0, %m : memref<2xf32> to memref<2xf32>
  cf.br ^bb1
^bb1:
  %5 = arith.constant 2 : i32
  memref.dealloc %0 : memref<2xf32>
  return
}

// -----

func.func @e(%c: i1, %m: memref<2xf32>) {
  %0 = memref.alloc() : memref<2xf32>
  memref.copy %0, %m : memref<2xf32> to memref<2xf32>
  scf.if %c {
    memref.dealloc %0 : memref<2xf32>
    memref.copy %m, %m : memref<2xf32> to memref<2xf32>
  }
  return
}

// -----

func.func @f(%c: i1, %m: memref<2xf32>) {
  %0 = memref.alloc() : memref<2xf32>
  memref.copy %0, %m : memref<2xf32> to memref<2xf32>
  %a = arith.constant 1 : i32
  memref.dealloc %0 : memref<2xf32>
  memref.copy %m, %m : memref<2xf32> to memref<2xf32>
  memref.dealloc %0 : memref<2xf32>
  return
}

// -----

func.func @g(%c: i1, %m: memref<2xf32>) {
  %1 = memref.alloca() : memref<2xf32>
  %0 = bufferization.clone %m : memref<2xf32> to memref<2xf32>
  memref.copy %0, %m : memref<2xf32> to memref<2xf32>
  %a = arith.constant 1 : i32
  memref.dealloc %0 : memref<2xf32>
  return
}

// -----

func.func @h(%c: i1, %m: memref<2xf32>, %n: index) {
  scf.for %i = %n to %n step %n {
    %0 = memref.alloc() : memref<2xf32>
    %r = scf.for %j = %n to %n step %n iter_args(%x = %0) -> memref<2xf32> {
      scf.yield %x : memref<2xf32>
    }
    %a = arith.constant 1 : i32
    memref.copy %r, %m : memref<2xf32> to memref<2xf32>
    %b = arith.constant 1 : i32
    memref.dealloc %0 : memref<2xf32>
    %d = arith.constant 1 : i32
  }
  return
}

// -----

func.func @i(%c: i1, %m: memref<2xf32>, %n: index) {
  %0 = memref.alloc() : memref<2xf32>
  scf.if %c {
     memref.copy %0, %m : memref<2xf32> to memref<2xf32>
     scf.if %c {
       %t = memref.load %0[%n] : memref<2xf32>
     }
  }
  %a = arith.constant 1 : i32
  scf.if %c {
    %g = arith.constant 3 : i32
  }
  memref.dealloc %0 : memref<2xf32>
  return
}

// -----

func.func @k(%c: i1, %m: memref<2xf32>, %n: index) {
  %0 = memref.alloc() : memref<2xf32>
  %v = memref.subview %0[0][1][1] : memref<2xf32> to memref<1xf32, strided<[1]>>
  %a = arith.constant 1 : i32
  %e = memref.load %0[%n] : memref<2xf32>
  %b = arith.constant 1 : i32
  memref.dealloc %0 : memref<2xf32>
  %b2 = arith.constant 1 : i32
  return
}

// -----

func.func @a(%c: i1, %m: memref<2xf32>) {
  %0 = memref.alloc() : memref<2xf32>
  memref.dealloc %0 : memref<2xf32>
  %1 = memref.alloc() : memref<2xf32>
  memref.copy %1, %m : memref<2xf32> to memref<2xf32>
  %x = arith.constant 1 : i32
  %2 = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^bb1(%2 : memref<2xf32>), ^bb2
^bb1(%k: memref<2xf32>):
  %3 = memref.alloc() : memref<2xf32>
  memref.copy %3, %k : memref<2xf32> to memref<2xf32>
  %y = arith.constant 1 : i32
  memref.dealloc %3 : memref<2xf32>
  %z = arith.constant 1 : i32
  memref.dealloc %1 : memref<2xf32>
  return
^bb2:
  return
}
