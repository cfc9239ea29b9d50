// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  %0 = scf.for %k = %i to %i step %i iter_args(%z = %a) -> (i32) { scf.yield %z : i32 } {}
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @t(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4x?xf32>, %arg5: memref<?xi8>, %arg6: memref<4xi32>, %arg7: (i32) -> i32, %arg8: vector<4xi1>, %arg9: vector<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = scf.for %arg10 = %arg2 to %arg2 step %arg2 iter_args(%arg11 = %arg0) -> (i32) {
// CHECK-NEXT: scf.yield %arg11 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  scf.for  %k = %a to %a step %a : i32 { }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @t(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4x?xf32>, %arg5: memref<?xi8>, %arg6: memref<4xi32>, %arg7: (i32) -> i32, %arg8: vector<4xi1>, %arg9: vector<4xf32>) {
// CHECK-NEXT: scf.for %arg10 = %arg0 to %arg0 step %arg0  : i32 {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  %0 = scf.while (%z = %a) : (i32) -> f32 { scf.condition(%c) %f : f32 } do { ^bb0(%y: f32): scf.yield %a : i32 } attributes {}
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @t(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4x?xf32>, %arg5: memref<?xi8>, %arg6: memref<4xi32>, %arg7: (i32) -> i32, %arg8: vector<4xi1>, %arg9: vector<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = scf.while (%arg10 = %arg0) : (i32) -> f32 {
// CHECK-NEXT: scf.condition(%arg3) %arg1 : f32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg10: f32):
// CHECK-NEXT: scf.yield %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  %0 = scf.execute_region -> i32  { scf.yield %a : i32 }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @t(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4x?xf32>, %arg5: memref<?xi8>, %arg6: memref<4xi32>, %arg7: (i32) -> i32, %arg8: vector<4xi1>, %arg9: vector<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = scf.execute_region -> i32 {
// CHECK-NEXT: scf.yield %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  %0 = scf.index_switch %i -> i32 case 42 { scf.yield %a : i32 } default { scf.yield %a : i32 }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @t(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4x?xf32>, %arg5: memref<?xi8>, %arg6: memref<4xi32>, %arg7: (i32) -> i32, %arg8: vector<4xi1>, %arg9: vector<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = scf.index_switch %arg2 -> i32
// CHECK-NEXT: case 42 {
// CHECK-NEXT: scf.yield %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: scf.yield %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
