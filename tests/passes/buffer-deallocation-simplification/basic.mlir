// RUN: mlir-opt %s --split-input-file --buffer-deallocation-simplification | FileCheck %s

func.func @a(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) -> (i1, i1) {
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.alloc() : memref<2xf32>
  %r:2 = bufferization.dealloc (%0, %1 : memref<2xf32>, memref<2xf32>) if (%c, %d) retain (%0, %m : memref<2xf32>, memref<2xf32>)
  %u = arith.constant 1 : i32
  %u1 = arith.addi %u, %u : i32
  return %r#0, %r#1 : i1, i1
}

// -----

func.func @b(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) -> (i1) {
  %r:1 = bufferization.dealloc (%m, %n : memref<2xf32>, memref<2xf32>) if (%c, %d) retain (%m : memref<2xf32>)
  return %r#0: i1
}

// -----

func.func @c(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) -> (i1) {
  %t = arith.constant true
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.alloc() : memref<2xf32>
  %s = arith.select %c, %0, %1 : memref<2xf32>
  memref.copy %0, %1 : memref<2xf32> to memref<2xf32>
  %r:1 = bufferization.dealloc (%0, %1 : memref<2xf32>, memref<2xf32>) if (%t, %t) retain (%s : memref<2xf32>)
  return %r#0: i1
}

// -----

func.func @d(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) -> (i1) {
  %t = arith.constant true
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.alloc() : memref<2xf32>
  %s = arith.select %c, %0, %m : memref<2xf32>
  memref.copy %0, %1 : memref<2xf32> to memref<2xf32>
  %r:1 = bufferization.dealloc (%0, %1, %n : memref<2xf32>, memref<2xf32>, memref<2xf32>) if (%t, %c, %d) retain (%s : memref<2xf32>)
  return %r#0: i1
}

// -----

func.func @e(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1)  {
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.alloc() : memref<2xf32>
  memref.copy %0, %1 : memref<2xf32> to memref<2xf32>
  bufferization.dealloc (%0, %1, %n, %m : memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>) if (%c, %c, %d, %d) 
  return
}

// -----

func.func @f(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) -> i1  {
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.subview %0[0][1][1] : memref<2xf32> to memref<1xf32, strided<[1]>>
  memref.copy %0, %n : memref<2xf32> to memref<2xf32>
  %r = bufferization.dealloc (%0, %n : memref<2xf32>, memref<2xf32>) if (%c, %d) retain (%1 : memref<1xf32, strided<[1]>>)
  return %r : i1
}

// -----

func.func @g(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) -> i1  {
  %0 = memref.alloc() : memref<2xf32>
  cf.br ^bb1(%0, %m : memref<2xf32>, memref<2xf32>)
^bb1(%x: memref<2xf32>, %y: memref<2xf32>):
  %r = bufferization.dealloc (%x : memref<2xf32>) if (%d) retain (%y : memref<2xf32>)
  return %r : i1
}

// -----

func.func @h(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1, %i: index) -> i1  {
  %0 = memref.alloc() : memref<2xf32>
  %q:2 = scf.for %k = %i to %i step %i iter_args(%x = %0, %y = %c) -> (memref<2xf32>, i1) {
    %a = memref.alloc() : memref<2xf32>
    memref.copy %x, %a : memref<2xf32> to memref<2xf32>
    %b, %o, %s, %st = memref.extract_strided_metadata %x : memref<2xf32> -> memref<f32>, index, index, index
    %r = bufferization.dealloc (%b, %a : memref<f32>, memref<2xf32>) if (%y, %d) retain (%a : memref<2xf32>)
    scf.yield %a, %r : memref<2xf32>, i1
  }
  %r = bufferization.dealloc (%0, %q#0 : memref<2xf32>, memref<2xf32>) if (%d, %q#1) retain (%m : memref<2xf32>)
  return %r : i1
}

// -----

func.func private @x() -> memref<2xf32>
memref.global @gg : memref<2xf32>
func.func @i(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1, %i: index) -> (i1, i1)  {
  %t = arith.constant true
  %0 = call @x() : () -> memref<2xf32>
  %1 = call @x() : () -> memref<2xf32>
  %2 = memref.get_global @gg : memref<2xf32>
  %3 = memref.alloca() : memref<2xf32>
  %r:2 = bufferization.dealloc (%0, %1 : memref<2xf32>, memref<2xf32>) if (%d, %t) retain (%2, %3 : memref<2xf32>, memref<2xf32>)
  return %r#0, %r#1 : i1, i1
}

// -----

func.func @j(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) -> (i1, i1, i1) {
  %t = arith.constant true
  %b, %o, %s, %st = memref.extract_strided_metadata %m : memref<2xf32> -> memref<f32>, index, index, index
  %r:3 = bufferization.dealloc (%b, %n : memref<f32>, memref<2xf32>) if (%t, %d) retain (%m, %n, %m : memref<2xf32>, memref<2xf32>, memref<2xf32>)
  return %r#0, %r#1, %r#2 : i1, i1, i1
}

// -----

func.func @k(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) -> (i1) {
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.alloc() : memref<2xf32>
  memref.copy %0, %1 : memref<2xf32> to memref<2xf32>
  %2 = scf.if %c -> memref<2xf32> { scf.yield %0 : memref<2xf32> } else { %x = bufferization.clone %m : memref<2xf32> to memref<2xf32>
   scf.yield %x : memref<2xf32> }
  %r = bufferization.dealloc (%0, %1, %2: memref<2xf32>, memref<2xf32>, memref<2xf32>) if (%c, %d, %d) retain (%2 : memref<2xf32>)
  return %r : i1
}

// -----

func.func private @x() -> memref<2xf32>
func.func @i(%m: memref<2xf32>, %c: i1, %d: i1)  {
  %0 = call @x() : () -> memref<2xf32>
  %1 = memref.alloc() : memref<2xf32>
  memref.copy %1, %m : memref<2xf32> to memref<2xf32>
  bufferization.dealloc (%0, %1 : memref<2xf32>, memref<2xf32>) if (%d, %c)
  return
}

// -----

func.func @l(%m: memref<2xf32>, %c: i1, %d: i1) -> i1 {
  %1 = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^bb1(%1: memref<2xf32>), ^bb1(%1 : memref<2xf32>)
^bb1(%x : memref<2xf32>):
  %r = bufferization.dealloc (%1 : memref<2xf32>) if (%d) retain (%x : memref<2xf32>)
  return %r : i1
}

// -----

func.func @s(%m: memref<2xf32>, %n : memref<2xf32>, %c: i1, %d: i1) -> i1 {
  %1 = arith.select %c, %m, %n : memref<2xf32>
  %2 = memref.alloc() : memref<2xf32>
  %3 = memref.alloc() : memref<2xf32>
  %s = arith.select %c, %2, %3 : memref<2xf32>
  memref.copy %2, %m : memref<2xf32> to memref<2xf32>
  memref.copy %3, %m : memref<2xf32> to memref<2xf32>
  %r = bufferization.dealloc (%s, %m: memref<2xf32>, memref<2xf32>) if (%d, %c) retain (%1 : memref<2xf32>)
  return %r : i1
}

// -----

func.func @t(%m: memref<2xf32>, %n : memref<2xf32>, %c: i1, %d: i1) -> (i1, i1) {
  %2 = memref.alloc() : memref<2xf32>
  %3 = memref.alloc() : memref<2xf32>
  memref.copy %2, %3 : memref<2xf32> to memref<2xf32>
  %v = memref.subview %2[0][1][1] : memref<2xf32> to memref<1xf32, strided<[1]>>
  %v2 = memref.subview %2[1][1][1] : memref<2xf32> to memref<1xf32, strided<[1], offset: 1>>
  %r:2 = bufferization.dealloc (%2, %3: memref<2xf32>, memref<2xf32>) if (%d, %c) retain (%v, %v2 : memref<1xf32, strided<[1]>>, memref<1xf32, strided<[1], offset: 1>>)
  return %r#0, %r#1 : i1, i1
}

// -----

func.func @u(%m: memref<2xf32>, %n : memref<2xf32>, %c: i1, %d: i1) -> (i1, i1) {
  %t = arith.constant true
  %2 = memref.alloc() : memref<2xf32>
  %3 = memref.alloc() : memref<2xf32>
  memref.copy %2, %3 : memref<2xf32> to memref<2xf32>
  %s = arith.select %c, %2, %3 : memref<2xf32>
  %r:2 = bufferization.dealloc (%2, %3, %m: memref<2xf32>, memref<2xf32>, memref<2xf32>) if (%t, %c, %d) retain (%2, %s : memref<2xf32>, memref<2xf32>)
  return %r#0, %r#1 : i1, i1
}

// -----

func.func @v(%m: memref<2xf32>, %c: i1, %d: i1) -> i1 {
  %r = scf.if %c -> i1 {
    %1 = memref.alloc() : memref<2xf32>
    memref.copy %1, %m : memref<2xf32> to memref<2xf32>
    %z = bufferization.dealloc (%1 : memref<2xf32>) if (%d) retain (%m : memref<2xf32>)
    scf.yield %z : i1
  } else {
    scf.yield %c : i1
  }
  cf.br ^bb1
^bb1:
  %4 = memref.alloc() : memref<2xf32>
  memref.copy %4, %m : memref<2xf32> to memref<2xf32>
  %z = bufferization.dealloc (%4 : memref<2xf32>) if (%d) retain (%m : memref<2xf32>)
  return %z : i1
}

// -----

func.func @w(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) -> (i1, i1, i1) {
  %2 = memref.alloc() : memref<2xf32>
  %3 = memref.alloc() : memref<2xf32>
  memref.copy %2, %3 : memref<2xf32> to memref<2xf32>
  %s = arith.select %c, %2, %3 : memref<2xf32>
  %u = arith.select %d, %2, %m : memref<2xf32>
  %r:3 = bufferization.dealloc (%2, %n, %3 : memref<2xf32>, memref<2xf32>, memref<2xf32>) if (%c, %c, %d) retain (%s, %u, %m : memref<2xf32>, memref<2xf32>, memref<2xf32>)
  return %r#0, %r#1, %r#2 : i1, i1, i1
}

// -----

func.func @a(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1, %e: i1) -> i1 {
  %2 = memref.alloc() : memref<2xf32>
  %3 = memref.alloc() : memref<2xf32>
  memref.copy %2, %3 : memref<2xf32> to memref<2xf32>
  %s = arith.select %c, %2, %3 : memref<2xf32>
  %t = arith.select %c, %s, %n : memref<2xf32>
  %r = bufferization.dealloc (%m, %n, %2, %3 : memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>) if (%c, %d, %e, %c) retain (%t : memref<2xf32>)
  return %r : i1
}

// -----

func.func @b(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1, %e: i1) -> (i1, i1, i1) {
  %2 = memref.alloc() : memref<2xf32>
  %3 = memref.alloc() : memref<2xf32>
  memref.copy %2, %3 : memref<2xf32> to memref<2xf32>
  %x = memref.cast %2 : memref<2xf32> to memref<?xf32>
  %y = memref.cast %2 : memref<2xf32> to memref<?xf32>
  %r:3 = bufferization.dealloc (%2, %m, %3 : memref<2xf32>, memref<2xf32>, memref<2xf32>) if (%c, %d, %e) retain (%n, %3, %x: memref<2xf32>, memref<2xf32>, memref<?xf32>)
  return %r#0, %r#1, %r#2 : i1, i1, i1
}

// -----

func.func @c(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1, %e: i1) -> (i1) {
  %2 = memref.alloc() : memref<2xf32>
  %3 = memref.alloc() : memref<2xf32>
  %4 = memref.alloc() : memref<2xf32>
  memref.copy %2, %3 : memref<2xf32> to memref<2xf32>
  memref.copy %2, %4 : memref<2xf32> to memref<2xf32>
  %s = arith.select %c, %2, %3 : memref<2xf32>
  %t = arith.select %c, %s, %4 : memref<2xf32>
  %u = arith.select %c, %t, %m : memref<2xf32>
  %r = bufferization.dealloc (%2, %3, %4, %n : memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>) if (%c, %d, %e, %e) retain (%u : memref<2xf32>)
  return %r : i1
}

// -----

func.func @a(%m: memref<2xf32>, %c: i1) -> i1 {
  %2 = bufferization.clone %m : memref<2xf32> to memref<2xf32>
  memref.copy %2, %m : memref<2xf32> to memref<2xf32>
  %r = bufferization.dealloc (%2 : memref<2xf32>) if (%c) retain (%m : memref<2xf32>)
  return %r : i1
}

// -----

func.func private @g(memref<2xf32>) -> memref<2xf32>
func.func @b(%m: memref<2xf32>, %c: i1) -> i1 {
  %2 = memref.alloc() : memref<2xf32>
  %3 = memref.alloc() : memref<2xf32>
  memref.copy %2, %3 : memref<2xf32> to memref<2xf32>
  %4 = call @g(%2) : (memref<2xf32>) -> memref<2xf32>
  %r = bufferization.dealloc (%2, %3 : memref<2xf32>, memref<2xf32>) if (%c, %c) retain (%4 : memref<2xf32>)
  return %r : i1
}

// -----

func.func @d(%m: memref<2xf32>, %c: i1, %n: index) -> i1 {
  %2 = memref.alloc() : memref<2xf32>
  %z = scf.for %i = %n to %n step %n iter_args(%k = %c) -> i1 {
    %3 = memref.alloc() : memref<2xf32>
    memref.copy %2, %3 : memref<2xf32> to memref<2xf32>
    %r = bufferization.dealloc (%2, %3 : memref<2xf32>, memref<2xf32>) if (%c, %k) retain (%m : memref<2xf32>)
    scf.yield %r : i1
  }
  return %z : i1
}

// -----

func.func @e(%m: memref<2xf32>, %c: i1, %d: i1, %e : i1) -> (i1, i1) {
  %t = arith.constant true
  %a = arith.select %c, %m, %m : memref<2xf32>
  %r:2 = bufferization.dealloc (%m : memref<2xf32>) if (%t) retain (%a, %m : memref<2xf32>, memref<2xf32>)
  return %r#0, %r#1 : i1, i1
}
