// RUN: mlir-opt %s --split-input-file --normalize-memrefs --allow-unregistered-dialect | FileCheck %s

#off = affine_map<(i) -> (i + 3)>
func.func @a(%m: memref<16xf32, #off>, %n: memref<16xf32>) {
  memref.copy %n, %n : memref<16xf32> to memref<16xf32>
  memref.dealloc %m : memref<16xf32, #off>
  return
}

// -----

#off = affine_map<(i) -> (i + 3)>
func.func @b(%m: memref<16xf32, #off>) {
  memref.dealloc %m : memref<16xf32, #off>
  func.call @c() : () -> ()
  return
}
func.func @c() {
  %0 = memref.alloc() : memref<16xf32, #off>
  memref.copy %0, %0 : memref<16xf32, #off> to memref<16xf32, #off>
  func.call @d() : () -> ()
  return
}
func.func @d() {
  %0 = memref.alloc() : memref<16xf32, #off>
  memref.dealloc %0 : memref<16xf32, #off>
  return
}
func.func @e() {
  %0 = memref.alloc() : memref<16xf32, #off>
  memref.dealloc %0 : memref<16xf32, #off>
  return
}

// -----

#sym = affine_map<(i)[s0] -> (i + s0)>
#off = affine_map<(i) -> (i + 3)>
func.func @f(%s: index, %t: memref<?xf32, #off>) {
  %m = memref.alloc()[%s] : memref<16xf32, #sym>
  "t.u"(%m) : (memref<16xf32, #sym>) -> ()
  "t.u"(%t) : (memref<?xf32, #off>) -> ()
  %0 = memref.alloc() : memref<16xf32, #off>
  memref.dealloc %0 : memref<16xf32, #off>
  return
}

// -----

#off = affine_map<(i) -> (i + 3)>
func.func @g(%c: i1) -> memref<16xf32, #off> {
  %0 = memref.alloc() : memref<16xf32, #off>
  %1 = memref.alloc() : memref<16xf32, #off>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %0 : memref<16xf32, #off>
^bb2:
  return %1 : memref<16xf32, #off>
}
func.func @h(%c: i1) -> f32 {
  %0 = call @g(%c) : (i1) -> memref<16xf32, #off>
  %1 = call @g(%c) : (i1) -> memref<16xf32, #off>
  %2 = affine.load %0[2] : memref<16xf32, #off>
  %3 = affine.load %1[3] : memref<16xf32, #off>
  %4 = arith.addf %2, %3 : f32
  return %4 : f32
}
func.func @i(%c: i1) -> memref<16xf32, #off> {
  %0 = call @g(%c) : (i1) -> memref<16xf32, #off>
  return %0 : memref<16xf32, #off>
}
func.func @j(%c: i1) -> f32 {
  %0 = call @i(%c) : (i1) -> memref<16xf32, #off>
  %2 = affine.load %0[2] : memref<16xf32, #off>
  return %2 : f32
}

// -----

#off = affine_map<(i) -> (i + 3)>
func.func @k(%m: memref<16xf32, #off> {llvm.foo}) attributes {bar} {
  func.call @k(%m) {foo} : (memref<16xf32, #off>) -> ()
  return
}
