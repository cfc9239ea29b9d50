// RUN: mlir-opt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(func.func(affine-loop-unroll{unroll-factor=3}))" | FileCheck %s

// What a loop carries is used in regions in it, and comes from an op with regions.

func.func @in_regions(%n: index, %m: f32) -> f32 {
  %r = affine.for %i = 0 to 9 iter_args(%x = %m) -> f32 {
    %0 = affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>(%i)[%n] -> f32 {
      "use"(%x, %i) : (f32, index) -> ()
      affine.yield %x : f32
    } else {
      %1 = arith.addf %x, %m : f32
      affine.yield %1 : f32
    }
    affine.yield %0 : f32
  }
  return %r : f32
}

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: #set = affine_set<(d0)[s0] : (d0 - s0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @in_regions(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG2:[^ ]+]] = 0 to 9 step 3 iter_args(%[[ARG3:[^ ]+]] = %[[ARG1]]) -> (f32) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.if #set(%[[ARG2]])[%[[ARG0]]] -> f32 {
// CHECK-NEXT:         "use"(%[[ARG3]], %[[ARG2]]) : (f32, index) -> ()
// CHECK-NEXT:         affine.yield %[[ARG3]] : f32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V6:[^ ]+]] = arith.addf %[[ARG3]], %[[ARG1]] : f32
// CHECK-NEXT:         affine.yield %[[V6]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map(%[[ARG2]])
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.if #set(%[[V2]])[%[[ARG0]]] -> f32 {
// CHECK-NEXT:         "use"(%[[V1]], %[[V2]]) : (f32, index) -> ()
// CHECK-NEXT:         affine.yield %[[V1]] : f32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V6]] = arith.addf %[[V1]], %[[ARG1]] : f32
// CHECK-NEXT:         affine.yield %[[V6]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = affine.apply #map1(%[[ARG2]])
// CHECK-NEXT:       %[[V5:[^ ]+]] = affine.if #set(%[[V4]])[%[[ARG0]]] -> f32 {
// CHECK-NEXT:         "use"(%[[V3]], %[[V4]]) : (f32, index) -> ()
// CHECK-NEXT:         affine.yield %[[V3]] : f32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V6]] = arith.addf %[[V3]], %[[ARG1]] : f32
// CHECK-NEXT:         affine.yield %[[V6]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.yield %[[V5]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
