// RUN: mlir-opt %s --split-input-file --drop-equivalent-buffer-results --allow-unregistered-dialect | FileCheck %s

func.func private @a(%m: memref<4xf32>, %n: memref<?xf32>) -> (memref<4xf32> {x.y = 1 : i32}, f32, memref<?xf32>, memref<4xf32>) {
  %c = arith.constant 1.0 : f32
  %0 = memref.cast %n : memref<?xf32> to memref<4xf32>
  %1 = memref.cast %m : memref<4xf32> to memref<?xf32>
  return %0, %c, %1, %m : memref<4xf32>, f32, memref<?xf32>, memref<4xf32>
}
func.func @main(%m: memref<4xf32>, %n: memref<?xf32>) {
  %0:4 = call @a(%m, %n) {foo} : (memref<4xf32>, memref<?xf32>) -> (memref<4xf32>, f32, memref<?xf32>, memref<4xf32>)
  "use"(%0#0, %0#1, %0#2, %0#3) : (memref<4xf32>, f32, memref<?xf32>, memref<4xf32>) -> ()
  %1:4 = call @a(%0#3, %0#2) {foo} : (memref<4xf32>, memref<?xf32>) -> (memref<4xf32>, f32, memref<?xf32>, memref<4xf32>)
  "use"(%1#0, %1#1, %1#2, %1#3) : (memref<4xf32>, f32, memref<?xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func private @rets(%c: i1, %m: memref<4xf32>, %n: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  cf.cond_br %c, ^a, ^b
^a:
  return %m, %n: memref<4xf32>, memref<4xf32>
^b:
  return %n, %n: memref<4xf32>, memref<4xf32>
}
func.func @x(%c: i1, %m: memref<4xf32>, %n: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  %0, %1 = call @rets(%c, %m, %n) : (i1, memref<4xf32>, memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)
  return %0, %1 : memref<4xf32>, memref<4xf32>
}

// -----

func.func @pub(%c: i1, %m: memref<4xf32>) -> (memref<4xf32>) {
  return %m: memref<4xf32>
}
func.func nested @nes(%c: i1, %m: memref<4xf32>) -> (memref<4xf32>) {
  return %m: memref<4xf32>
}
func.func nested @i(%c: i32) -> (i32) {
  return %c: i32
}
func.func nested @u(%c: memref<*xf32>) -> (memref<*xf32>) {
  return %c: memref<*xf32>
}
func.func nested @u2(%c: memref<*xf32>) -> (memref<4xf32>) {
  %0 = memref.cast %c : memref<*xf32> to memref<4xf32>
  return %0: memref<4xf32>
}
func.func nested @t(%c: tensor<*xf32>) -> (tensor<*xf32>) {
  return %c: tensor<*xf32>
}
func.func @c(%c: i1, %m : memref<4xf32>, %t: tensor<*xf32>, %u: memref<*xf32>) {
  %0 = call @pub(%c, %m): (i1, memref<4xf32>) -> memref<4xf32>
  %1 = call @nes(%c, %0): (i1, memref<4xf32>) -> memref<4xf32>
  %2 = call @nes(%c, %1): (i1, memref<4xf32>) -> memref<4xf32>
  %3 = call @t(%t): (tensor<*xf32>) -> tensor<*xf32>
  %4 = call @u(%u): (memref<*xf32>) -> memref<*xf32>
  %5 = call @u2(%u): (memref<*xf32>) -> memref<4xf32>
  return
}

// -----

func.func private @rec(%m: memref<4xf32>) -> memref<4xf32> {
    %0 = call @rec(%m) : (memref<4xf32>) -> memref<4xf32>
    return %0 : memref<4xf32>
}

// -----

func.func private @rec(%m: memref<4xf32>) -> memref<4xf32> {
    %0 = call @rec(%m) : (memref<4xf32>) -> memref<4xf32>
    return %m : memref<4xf32>
}

// -----

func.func private @rec1(%m: memref<4xf32>) -> memref<4xf32> {
    %0 = call @rec2(%m) : (memref<4xf32>) -> memref<4xf32>
    return %0 : memref<4xf32>
}
func.func private @rec2(%m: memref<4xf32>) -> memref<4xf32> {
    %0 = call @rec1(%m) : (memref<4xf32>) -> memref<4xf32>
    return %m : memref<4xf32>
}

// -----

module @inner {
  module @k {
  func.func private @f(%1 : memref<4xf32>) -> memref<4xf32> {
    return %1 : memref<4xf32>
  }
  func.func @g(%m: memref<4xf32>) -> memref<4xf32> {
    %1 = call @f(%m) : (memref<4xf32>) -> memref<4xf32>
    return %1 : memref<4xf32>
  }
  }
}

// -----

func.func private @loop(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
    cf.br ^a(%m : memref<4xf32>)
  ^a(%1: memref<4xf32>):
    cf.br ^a(%1 : memref<4xf32>)
}
func.func private @novals(%m: memref<4xf32>) {
  cf.br ^a
^a: 
  cf.br ^a
}
func.func @c(%m: memref<4xf32>) {
  %1 = call @loop(%m) : (memref<4xf32>) -> memref<4xf32>
  call @novals(%m) : (memref<4xf32>) -> ()
  return
}

// -----

func.func private @br(%m: memref<4xf32>, %m2: memref<4xf32>) -> memref<4xf32> {
    cf.br ^a(%m : memref<4xf32>)
  ^a(%1: memref<4xf32>):
    return %1 : memref<4xf32>
}
func.func private @sub(%m: memref<4xf32>, %m2: memref<4xf32>) -> memref<4xf32> {
    %0 = memref.subview %m[0][4][1] : memref<4xf32> to memref<4xf32>
    return %0 : memref<4xf32>
}

// -----

func.func private @f(%c: memref<4xf32>) -> memref<4xf32> {
    %0 = "x"() : () -> memref<4xf32>
    return %0 : memref<4xf32>
}
func.func private @g(%c: memref<4xf32>) -> memref<4xf32> attributes {z, res_attrs = [{y.z}]} {
    return %c : memref<4xf32>
}
func.func private @h(%c: memref<4xf32>) -> memref<4xf32> {
    %0 = call @f(%c) {foo} : (memref<4xf32>) -> memref<4xf32>
    %1 = call @g(%c) {foo, no_inline} : (memref<4xf32>) -> memref<4xf32>
    %2 = call @h(%c) {foo, no_inline} : (memref<4xf32>) -> memref<4xf32>
    return %0 : memref<4xf32>
}
