// RUN: mlir-opt %s --split-input-file --memref-emulate-wide-int --allow-unregistered-dialect | FileCheck %s

func.func @c(%n: index, %i: index) -> i32 {
  %0 = memref.alloc(%n) {alignment = 8 : i64} : memref<?xi32>
  %1 = memref.load %0[%i] {nontemporal = true} : memref<?xi32>
  return %1 : i32
}

// -----

func.func @e(%m: memref<4xi128>) { return }

// -----

func.func @a(%v: i32, %i: index) -> i32 {
  %m = memref.alloc() {alignment = 8 : i64, foo} : memref<4xi64>
  %w = arith.extsi %v : i32 to i64
  memref.store %w, %m[%i] {nontemporal = true, alignment = 4 : i64, foo} : memref<4xi64>
  %0 = memref.load %m[%i] {nontemporal = true, alignment = 4 : i64, foo} : memref<4xi64>
  %t = arith.trunci %0 : i64 to i32
  return %t : i32
}

// -----

func.func @c(%v: i32, %i: index) -> i32 {
  %m = memref.alloc(%i)[%i] : memref<?xi64, affine_map<(d0)[s0] -> (d0 + s0)>>
  %0 = memref.load %m[%i] : memref<?xi64, affine_map<(d0)[s0] -> (d0 + s0)>>
  %t = arith.trunci %0 : i64 to i32
  vector.print %0 : i64
  return %t : i32
}

// -----

func.func @d(%i: index) {
  %m = memref.alloc() : memref<4x4xui64, 3>
  %n = memref.alloc() : memref<4xindex>
  %o = memref.alloc() : memref<4xvector<2xi32>>
  %x = memref.load %o[%i] : memref<4xvector<2xi32>>
  return
}
