// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --gpu-eliminate-barriers | FileCheck %s

func.func @f(%m: memref<8xf32>, %i: index, %v: f32) {
  %a = memref.alloc() : memref<8xf32>
  memref.store %v, %m[%i] : memref<8xf32>
  gpu.barrier
  memref.store %v, %a[%i] : memref<8xf32>
  gpu.barrier
  %0 = memref.load %m[%i] : memref<8xf32>
  memref.store %v, %a[%i] : memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>, %i: index, %v: f32) {
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloca() : memref<8xf32>
  memref.store %v, %a[%i] : memref<8xf32>
  gpu.barrier
  memref.store %v, %b[%i] : memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32) {
  %a = memref.load %m[%i] : memref<8xf32>
  gpu.barrier
  memref.store %v, %n[%i] : memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32) {
  %a = memref.load %m[%i] : memref<8xf32>
  gpu.barrier
  %b = memref.load %n[%i] : memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32) {
  func.call @g() : () -> ()
  gpu.barrier
  %b = memref.load %n[%i] : memref<8xf32>
  return
}
func.func private @g()

// -----

func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32) {
  gpu.barrier
  %b = memref.load %n[%i] : memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32) {
  memref.store %v, %n[%i] : memref<8xf32>
  gpu.barrier
  return
}

// -----

func.func @f(%m: memref<8xf32>, %i: index, %v: f32, %c: i1) {
  scf.if %c {
    memref.store %v, %m[%i] : memref<8xf32>
  }
  gpu.barrier
  %b = memref.load %m[%i] : memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>, %i: index, %v: f32, %c: i1) {
  scf.for %j = %i to %i step %i {
    memref.store %v, %m[%i] : memref<8xf32>
    gpu.barrier
  }
  return
}

// -----

func.func @f(%m: memref<8xf32>, %i: index, %v: f32, %c: i1) {
  scf.for %j = %i to %i step %i {
    %b = memref.load %m[%i] : memref<8xf32>
    gpu.barrier
  }
  return
}

// -----

func.func @f(%m: memref<8xf32>, %i: index, %v: f32, %c: i1) {
  memref.store %v, %m[%i] : memref<8xf32>
  scf.if %c {
    gpu.barrier
  }
  %b = memref.load %m[%i] : memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>, %i: index, %v: f32, %c: i1) {
  memref.store %v, %m[%i] : memref<8xf32>
  cf.br ^bb1
^bb1:
  gpu.barrier
  cf.br ^bb2
^bb2:
  %b = memref.load %m[%i] : memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>, %i: index, %v: f32, %c: i1) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
  gpu.barrier
  memref.store %v, %m[%i] : memref<8xf32>
  gpu.barrier
  gpu.terminator
  }
  return
}

// -----

func.func @f(%m: memref<8xf32>, %i: index, %v: f32, %c: i1) {
  scf.parallel (%j) = (%i) to (%i) step (%i) {
    memref.store %v, %m[%j] : memref<8xf32>
    gpu.barrier
    %b = memref.load %m[%j] : memref<8xf32>
    gpu.barrier
  }
  return
}

// -----

func.func @loadload(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32) -> (f32, f32) {
  %a = memref.load %m[%i] : memref<8xf32>
  gpu.barrier
  %b = memref.load %m[%i] : memref<8xf32>
  return %a, %b : f32, f32
}

// -----

func.func @args(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32) -> f32 {
  %a = memref.load %m[%i] : memref<8xf32>
  gpu.barrier
  memref.store %v, %n[%i] : memref<8xf32>
  return %a : f32
}

// -----

func.func @same(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32) -> f32 {
  memref.store %v, %m[%i] : memref<8xf32>
  gpu.barrier
  %a = memref.load %m[%i] : memref<8xf32>
  return %a : f32
}

// -----

func.func @callb(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32) -> f32 {
  func.call @g() : () -> ()
  gpu.barrier
  %a = memref.load %m[%i] : memref<8xf32>
  return %a : f32
}
func.func private @g()

// -----

func.func @callcall(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32) {
  func.call @g() : () -> ()
  gpu.barrier
  func.call @g() : () -> ()
  return 
}
func.func private @g()

// -----

func.func @allocarg(%m: memref<8xf32>, %i: index, %v: f32) -> f32 {
  %x = memref.alloc() : memref<8xf32>
  memref.store %v, %m[%i] : memref<8xf32>
  gpu.barrier
  %a = memref.load %x[%i] : memref<8xf32>
  return %a : f32
}

// -----

func.func @allocescaped(%m: memref<8xf32>, %i: index, %v: f32) -> f32 {
  %x = memref.alloc() : memref<8xf32>
  func.call @g(%x) : (memref<8xf32>) -> ()
  memref.store %v, %m[%i] : memref<8xf32>
  gpu.barrier
  %a = memref.load %x[%i] : memref<8xf32>
  return %a : f32
}
func.func private @g(memref<8xf32>)

// -----

func.func @alloccall(%m: memref<8xf32>, %i: index, %v: f32) -> f32 {
  %x = memref.alloc() : memref<8xf32>
  func.call @g() : () -> ()
  gpu.barrier
  %a = memref.load %x[%i] : memref<8xf32>
  return %a : f32
}
func.func private @g()

// -----

func.func @alloccallafter(%m: memref<8xf32>, %i: index, %v: f32) -> f32 {
  %x = memref.alloc() : memref<8xf32>
  %a = memref.load %x[%i] : memref<8xf32>
  gpu.barrier
  func.call @g() : () -> ()
  return %a : f32
}
func.func private @g()

// -----

func.func @allocaalloca(%m: memref<8xf32>, %i: index, %v: f32) -> f32 {
  %x = memref.alloca() : memref<8xf32>
  memref.store %v, %x[%i] : memref<8xf32>
  gpu.barrier
  %a = memref.load %x[%i] : memref<8xf32>
  return %a : f32
}

// -----

func.func @allocalloc(%m: memref<8xf32>, %i: index, %v: f32) -> f32 {
  %x = memref.alloc() : memref<8xf32>
  memref.store %v, %x[%i] : memref<8xf32>
  gpu.barrier
  %a = memref.load %x[%i] : memref<8xf32>
  return %a : f32
}

// -----

func.func @argspace(%m: memref<8xf32, 1>, %n: memref<8xf32, 3>, %i: index, %v: f32) -> f32 {
  memref.store %v, %m[%i] : memref<8xf32, 1>
  gpu.barrier
  %a = memref.load %n[%i] : memref<8xf32, 3>
  return %a : f32
}

// -----

memref.global @g : memref<8xf32>
func.func @globalarg(%m: memref<8xf32>, %i: index, %v: f32) -> f32 {
  %n = memref.get_global @g : memref<8xf32>
  memref.store %v, %m[%i] : memref<8xf32>
  gpu.barrier
  %a = memref.load %n[%i] : memref<8xf32>
  return %a : f32
}

// -----

memref.global @g : memref<8xf32>
memref.global @h : memref<8xf32>
func.func @globals(%m: memref<8xf32>, %i: index, %v: f32) -> f32 {
  %n = memref.get_global @g : memref<8xf32>
  %n2 = memref.get_global @h : memref<8xf32>
  memref.store %v, %n2[%i] : memref<8xf32>
  gpu.barrier
  %a = memref.load %n[%i] : memref<8xf32>
  return %a : f32
}

// -----

memref.global @g : memref<8xf32>
memref.global @h : memref<8xf32>
func.func @globals2(%m: memref<8xf32>, %i: index, %v: f32) -> f32 {
  %n = memref.get_global @g : memref<8xf32>
  %n2 = memref.get_global @g : memref<8xf32>
  memref.store %v, %n2[%i] : memref<8xf32>
  gpu.barrier
  %a = memref.load %n[%i] : memref<8xf32>
  return %a : f32
}

// -----

func.func @globalalloc(%m: memref<8xf32>, %i: index, %v: f32) -> f32 {
  %n = memref.get_global @g : memref<8xf32>
  %x = memref.alloc() : memref<8xf32>
  memref.store %v, %x[%i] : memref<8xf32>
  gpu.barrier
  %a = memref.load %n[%i] : memref<8xf32>
  return %a : f32
}
memref.global @g : memref<8xf32>

// -----

func.func @view(%m: memref<8xf32>, %i: index, %v: f32) -> f32 {
  %x = memref.alloc() : memref<8xf32>
  %y = memref.subview %x[0][4][1] : memref<8xf32> to memref<4xf32>
  %z = memref.cast %m : memref<8xf32> to memref<?xf32>
  memref.store %v, %y[%i] : memref<4xf32>
  gpu.barrier
  %a = memref.load %z[%i] : memref<?xf32>
  return %a : f32
}

// -----

func.func @viewself(%m: memref<8xf32>, %i: index, %v: f32) -> f32 {
  %y = memref.subview %m[0][4][1] : memref<8xf32> to memref<4xf32>
  %z = memref.subview %m[4][4][1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 4>>
  memref.store %v, %y[%i] : memref<4xf32>
  gpu.barrier
  %a = memref.load %z[%i] : memref<4xf32, strided<[1], offset: 4>>
  return %a : f32
}

// -----

func.func @sel(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
  %x = memref.alloc() : memref<8xf32>
  %y = arith.select %c, %m, %n : memref<8xf32>
  memref.store %v, %y[%i] : memref<8xf32>
  gpu.barrier
  %a = memref.load %x[%i] : memref<8xf32>
  return %a : f32
}

// -----

func.func @sel2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
  %x = memref.alloc() : memref<8xf32>
  %y = arith.select %c, %m, %x : memref<8xf32>
  memref.store %v, %y[%i] : memref<8xf32>
  gpu.barrier
  %a = memref.load %x[%i] : memref<8xf32>
  return %a : f32
}

// -----

func.func @blockarg(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
  %x = memref.alloc() : memref<8xf32>
  %q = scf.for %j = %i to %i step %i iter_args(%k = %m) -> memref<8xf32> {
    memref.store %v, %k[%i] : memref<8xf32>
    gpu.barrier
    %a = memref.load %x[%i] : memref<8xf32>
    memref.store %a, %x[%i] : memref<8xf32>
    scf.yield %k : memref<8xf32>
  }
  return %v : f32
}

// -----

func.func @alloconly(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> (memref<8xf32>, memref<8xf32>) {
  %x = memref.alloc() : memref<8xf32>
  gpu.barrier
  %y = memref.alloc() : memref<8xf32>
  return %x, %y : memref<8xf32>,memref<8xf32>
}

// -----

func.func @freealloc(%m: memref<8xf32>, %i: index, %v: f32, %c: i1) -> (memref<8xf32>) {
  memref.dealloc %m : memref<8xf32>
  gpu.barrier
  %y = memref.alloc() : memref<8xf32>
  return %y : memref<8xf32>
}

// -----

func.func @freeload(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> (f32) {
  %y = memref.load %n[%i] : memref<8xf32>
  gpu.barrier
  memref.dealloc %m : memref<8xf32>
  return %y : f32
}

// -----

func.func @copy(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> (f32) {
  memref.copy %m, %n : memref<8xf32> to memref<8xf32>
  gpu.barrier
  %y = memref.load %m[%i] : memref<8xf32>
  return %y : f32
}

// -----

func.func @atomics(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> (f32) {
  %z = memref.atomic_rmw addf %v, %m[%i] : (f32, memref<8xf32>) -> f32
  gpu.barrier
  %y = memref.load %m[%i] : memref<8xf32>
  return %y : f32
}

// -----

func.func @vec(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> (vector<4xf32>) {
  %y = vector.transfer_read %m[%i], %v : memref<8xf32>, vector<4xf32>
  gpu.barrier
  vector.transfer_write %y, %m[%i] : vector<4xf32>, memref<8xf32>
  return %y : vector<4xf32>
}

// -----

func.func @printed(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> (f32) {
  gpu.printf "x", %v : f32
  gpu.barrier
  %y = memref.load %m[%i] : memref<8xf32>
  return %y : f32
}
