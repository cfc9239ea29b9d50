// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  %0 = arith.addi %a, %a overflow<nsw, nuw> {x.y = 42} : i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @t(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4x?xf32>, %arg5: memref<?xi8>, %arg6: memref<4xi32>, %arg7: (i32) -> i32, %arg8: vector<4xi1>, %arg9: vector<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg0 overflow<nsw, nuw> {x.y = 42 : i64} : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  %0 = arith.divsi %a, %a  : i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @t(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4x?xf32>, %arg5: memref<?xi8>, %arg6: memref<4xi32>, %arg7: (i32) -> i32, %arg8: vector<4xi1>, %arg9: vector<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.divsi %arg0, %arg0 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  %0 = arith.constant {} dense<[1, 2]> : tensor<2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @t(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4x?xf32>, %arg5: memref<?xi8>, %arg6: memref<4xi32>, %arg7: (i32) -> i32, %arg8: vector<4xi1>, %arg9: vector<4xf32>) {
// CHECK-NEXT: %cst = arith.constant dense<[1, 2]> : tensor<2xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  %0 = arith.constant {x.y} dense<[42, 2]> : tensor<2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @t(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4x?xf32>, %arg5: memref<?xi8>, %arg6: memref<4xi32>, %arg7: (i32) -> i32, %arg8: vector<4xi1>, %arg9: vector<4xf32>) {
// CHECK-NEXT: %cst = arith.constant {x.y} dense<[42, 2]> : tensor<2xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  %0 = arith.constant {x.y} dense<[1, 42]> : tensor<2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @t(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4x?xf32>, %arg5: memref<?xi8>, %arg6: memref<4xi32>, %arg7: (i32) -> i32, %arg8: vector<4xi1>, %arg9: vector<4xf32>) {
// CHECK-NEXT: %cst = arith.constant {x.y} dense<[1, 42]> : tensor<2xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  %0 = arith.truncf %f  fastmath<fast> : f32 to f16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @t(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4x?xf32>, %arg5: memref<?xi8>, %arg6: memref<4xi32>, %arg7: (i32) -> i32, %arg8: vector<4xi1>, %arg9: vector<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.truncf %arg1 fastmath<fast> : f32 to f16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
