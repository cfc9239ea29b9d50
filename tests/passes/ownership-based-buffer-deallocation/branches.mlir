// RUN: mlir-opt %s --split-input-file --ownership-based-buffer-deallocation | FileCheck %s

func.func @live(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) {
  %alloc = memref.alloc() : memref<2xf32>
  %alloc2 = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^bb1(%m, %alloc : memref<2xf32>, memref<2xf32>), ^bb2(%alloc2: memref<2xf32>)
^bb1(%x: memref<2xf32>, %y: memref<2xf32>):
  memref.copy %x, %n : memref<2xf32> to memref<2xf32>
  return
^bb2(%z: memref<2xf32>):
  memref.copy %z, %alloc : memref<2xf32> to memref<2xf32>
  return
}

// -----

func.func @live2(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) {
  %alloc = memref.alloc() : memref<2xf32>
  %s = arith.select %c, %m, %alloc : memref<2xf32>
  cf.br ^bb1
^bb1:
  memref.copy %s, %n : memref<2xf32> to memref<2xf32>
  cf.br ^bb2
^bb2:
  memref.copy %s, %n : memref<2xf32> to memref<2xf32>
  return
}

// -----

func.func @live4(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) {
  %alloc = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.copy %alloc, %n : memref<2xf32> to memref<2xf32>
  cf.br ^bb3
^bb2:
  memref.copy %alloc, %m : memref<2xf32> to memref<2xf32>
  cf.br ^bb3
^bb3:
  memref.copy %alloc, %m : memref<2xf32> to memref<2xf32>
  return
}

// -----

func.func @live5(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) -> memref<2xf32> {
  %alloc = memref.alloc() : memref<2xf32>
  %cast = memref.cast %alloc : memref<2xf32> to memref<?xf32>
  %v = memref.expand_shape %alloc [[0, 1]] output_shape [1, 2] : memref<2xf32> into memref<1x2xf32>
  cf.cond_br %c, ^bb1(%alloc : memref<2xf32>), ^bb1(%m : memref<2xf32>)
^bb1(%r: memref<2xf32>):
  return %r : memref<2xf32>
}

// -----

func.func @live6(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) -> memref<2xf32> {
  %alloc = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^bb1(%alloc, %alloc : memref<2xf32>, memref<2xf32>), ^bb1(%m, %n : memref<2xf32>, memref<2xf32>)
^bb1(%r: memref<2xf32>, %q : memref<2xf32>):
  return %r : memref<2xf32>
}

// -----

func.func @unre(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) -> memref<2xf32> {
  return %m : memref<2xf32>
^bb1(%r: memref<2xf32>, %q : memref<2xf32>):
  %alloc = memref.alloc() : memref<2xf32>
  return %alloc : memref<2xf32>
}

// -----

func.func @dup(%m: memref<2xf32>, %c: i1) {
  %alloc = memref.alloc() : memref<2xf32>
  cf.br ^bb1(%alloc, %alloc: memref<2xf32>, memref<2xf32>)
^bb1(%a: memref<2xf32>, %b: memref<2xf32>):
  return
}

// -----

func.func @dup2(%m: memref<2xf32>, %c: i1) {
  %alloc = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^bb1(%alloc, %alloc: memref<2xf32>, memref<2xf32>), ^bb2(%alloc : memref<2xf32>)
^bb1(%a: memref<2xf32>, %b: memref<2xf32>):
  return
^bb2(%d: memref<2xf32>):
  return
}

// -----

func.func @br1(%m: memref<2xf32>, %c: i1, %i: i32) {
  cf.br ^bb1(%m, %i: memref<2xf32>, i32)
^bb1(%a: memref<2xf32>, %ii: i32):
  cf.cond_br %c, ^bb2(%ii: i32), ^bb2(%i: i32)
^bb2(%z: i32):
  return
}

// -----

func.func @s(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) -> (memref<2xf32>, memref<2xf32>, memref<?xf32>) {
  %s = arith.select %c, %m, %n : memref<2xf32>
  %v = memref.cast %s : memref<2xf32> to memref<?xf32>
  return %s, %s, %v : memref<2xf32>, memref<2xf32>, memref<?xf32>
}

// -----

func.func @dup2(%m: memref<2xf32>, %c: i1) {
  %alloc = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^bb1(%m, %alloc: memref<2xf32>, memref<2xf32>), ^bb2(%alloc, %alloc, %m : memref<2xf32>, memref<2xf32>, memref<2xf32>)
^bb1(%a: memref<2xf32>, %b: memref<2xf32>):
  return
^bb2(%d: memref<2xf32>, %e: memref<2xf32>, %f: memref<2xf32>):
  return
}

// -----

func.func @cb(%c: i1, %m: memref<2xf32>) {
  %z = arith.constant 1 : i32
  cf.cond_br %c, ^bb1, ^bb2(%z : i32)
^bb1:
  cf.br ^bb3
^bb2(%x: i32):
  cf.cond_br %c, ^bb3, ^bb4
^bb3:
  return
^bb4:
  return
}

// -----

func.func @nomem(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return
^bb2:
  return
}

// -----

func.func @f(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) -> (memref<2xf32>, memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  %s = arith.select %c, %a, %n : memref<2xf32>
  cf.br ^bb1
^bb1:
  %k = memref.cast %s : memref<2xf32> to memref<2xf32>
  return %s, %k: memref<2xf32>, memref<2xf32>
}

// -----

func.func @w(%m: memref<2xf32>, %c: i1) {
  cf.cond_br %c weights([1, 2]), ^bb1(%m: memref<2xf32>), ^bb2 {foo}
^bb1(%x: memref<2xf32>):
  return
^bb2:
  return
}

// -----

func.func @lb() {
  llvm.br ^bb1
^bb1:
  llvm.return
}

// -----

func.func @dr(%m: memref<2xf32>) -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  cf.br ^bb1(%a: memref<2xf32>)
^bb1(%x: memref<2xf32>):
  cf.br ^bb2(%x, %x: memref<2xf32>, memref<2xf32>)
^bb2(%y: memref<2xf32>, %z: memref<2xf32>):
  return %z: memref<2xf32>
}

// -----

func.func @f(%a: memref<*xf32>, %c: i1) -> memref<*xf32> {
  cf.br ^bb1(%a : memref<*xf32>)
^bb1(%b: memref<*xf32>):
  return %b : memref<*xf32>
}
