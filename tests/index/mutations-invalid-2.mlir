// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected attribute value}}
  %0 = index.bool.constant 
  return
}
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  = %0 index.bool.constant true
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{custom op 'true' is unknown (tried 'func.true' as well)}}
  %0 = true index.bool.constant
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{expected '=' after SSA name}}
  %0 42 index.bool.constant true
  return
}
// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
// expected-error @+1 {{integer constant out of range for attribute}}
  %0 = index.bool.constant 42
  return
}
