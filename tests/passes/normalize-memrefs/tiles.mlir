// RUN: mlir-opt %s --split-input-file --normalize-memrefs --allow-unregistered-dialect | FileCheck %s

func.func @f0(%a: memref<16x8xf32, affine_map<(d0, d1) -> (d0 mod 32, d1)>>) { return }

// -----

func.func @f9(%a: memref<16x8xf32, affine_map<(d0, d1) -> ((d0 + d1) mod 64, d1)>>) { return }

// -----

func.func @f15(%a: memref<16x8xf32, affine_map<(d0, d1) -> ((d0 mod 3) mod 5, d1)>>) { return }

// -----

func.func @g(%n: index) -> memref<4x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>> {
  %a = memref.alloc(%n) : memref<4x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>>
  %c1 = arith.constant 1 : index
  %d = memref.dim %a, %c1 : memref<4x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>>
  %v = affine.load %a[2, %d] : memref<4x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>>
  "foo.use"(%v) : (f32) -> ()
  return %a : memref<4x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>> }

// -----

func.func @g(%n: index) -> memref<?x4xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>> {
  %a = memref.alloc(%n) : memref<?x4xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>>
  %c1 = arith.constant 1 : index
  %d = memref.dim %a, %c1 : memref<?x4xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>>
  %v = affine.load %a[2, %d] : memref<?x4xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>>
  "foo.use"(%v) : (f32) -> ()
  return %a : memref<?x4xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>> }

// -----

func.func @g(%n: index, %q: memref<?x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>>)  {
  %a = memref.alloc(%n, %n) : memref<?x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>>
  affine.for %i = 0 to 3 {
  %v = affine.load %q[0, %i] : memref<?x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>>
  affine.store %v, %a[0, %i] : memref<?x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>>
  }
  memref.dealloc %a : memref<?x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>>
  return }

// -----

func.func @g(%n: index) -> memref<4x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 32, d0 mod 4, d1 mod 32)>> {
  %a = memref.alloc(%n) : memref<4x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 32, d0 mod 4, d1 mod 32)>>
  %c1 = arith.constant 1 : index
  %d = memref.dim %a, %c1 : memref<4x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 32, d0 mod 4, d1 mod 32)>>
  %v = affine.load %a[2, %d] : memref<4x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 32, d0 mod 4, d1 mod 32)>>
  "foo.use"(%v) : (f32) -> ()
  return %a : memref<4x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 32, d0 mod 4, d1 mod 32)>> }

// -----

func.func @g(%n: index, %q: memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 32, d0 mod 4, d1 mod 32)>>)  {
  %a = memref.alloc(%n, %n) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 32, d0 mod 4, d1 mod 32)>>
  affine.for %i = 0 to 3 {
  %v = affine.load %q[0, %i] : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 32, d0 mod 4, d1 mod 32)>>
  affine.store %v, %a[0, %i] : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 32, d0 mod 4, d1 mod 32)>>
  }
  memref.dealloc %a : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 32, d0 mod 4, d1 mod 32)>>
  return }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d1 mod 32, d0, d1 floordiv 32)>>
  return }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d1 floordiv 32, d1 mod 32)>>
  return }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 32, d0 floordiv 4, d0 mod 4)>>
  return }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> ((d0 floordiv 4) floordiv 2, (d0 floordiv 4) mod 2, d0 mod 4, d1)>>
  return }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> ((d0 + d1) floordiv 4, (d0 + d1) mod 4)>>
  return }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> ((d0 + 1) floordiv 4, (d0 + 1) mod 4, d1)>>
  return }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d0 mod 4, d1 * 2)>>
  return }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d0 mod 4, d1 + 1)>>
  return }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d0 mod 4, d1 mod 8)>>
  return }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d0 mod 4, d1 floordiv 8)>>
  return }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d0 mod 4, d1 floordiv 8, d1 mod 4)>>
  return }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d0 mod 4, d0, d1)>>
  return }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d0 floordiv 4, d0 mod 4, d1)>>
  return }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d0 mod 4, d0 mod 4, d1)>>
  return }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4 + d1, d0 mod 4)>>
  return }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d0 mod 4)>>
  return }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d1, d0 floordiv 4, d0 mod 4, 5)>>
  return }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 4, d1 mod 4)>>
  return }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 4, d0 mod 4)>>
  return }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 ceildiv 4, d0 mod 4, d1)>>
  return }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d0 mod 4, d1 ceildiv 3)>>
  return }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d0 floordiv 8, d0 mod 8, d0 mod 4, d1)>>
  return }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 * 32 + d1)>>
  return }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 mod 32 floordiv 8, d0 floordiv 32, d0 mod 32, d1)>>
  return }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 32, d0 floordiv 1, d0 mod 1, d1)>>
  return }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (0, d0 floordiv 64, d1 floordiv 32, d0 mod 64, d1 mod 32)>>
  return }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1, d0 mod 4)>>
  return }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4 - 3, d0 floordiv 4, d1, d0 mod 4)>>
  return }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 mod 4, d0 mod 8, d0 floordiv 8, d1)>>
  return }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 8, d0 floordiv 4, d0 mod 4, d0 mod 8, d1)>>
  return }
