// RUN: mlir-opt %s --split-input-file --normalize-memrefs | FileCheck %s

// What the results of a layout use comes first.

func.func @f(%a: index, %b: index, %m: memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) {
  %0 = memref.load %m[%a, %b] : memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s1)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<8x8xf32>) {
// CHECK-NEXT: %0 = affine.apply #map()[%arg1, %arg0]
// CHECK-NEXT: %1 = affine.apply #map1()[%arg1, %arg0]
// CHECK-NEXT: %2 = memref.load %arg2[%0, %1] : memref<8x8xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index, %m: memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) {
  affine.for %i = 0 to 8 {
    %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%a]
    %1 = affine.apply affine_map<(d0)[s0] -> (d0 - s0)>(%i)[%b]
    %2 = memref.load %m[%0, %1] : memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
    %3 = memref.load %m[%1, %0] : memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (d0 - s0)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0, s1] -> (d0 - s0)>
// CHECK-NEXT: #map3 = affine_map<(d0)[s0, s1] -> (d0 + s1)>
// CHECK-NEXT: #map4 = affine_map<(d0)[s0, s1] -> (d0 + s0)>
// CHECK-NEXT: #map5 = affine_map<(d0)[s0, s1] -> (d0 - s1)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<8x8xf32>) {
// CHECK-NEXT: affine.for %arg3 = 0 to 8 {
// CHECK-NEXT: %0 = affine.apply #map(%arg3)[%arg0]
// CHECK-NEXT: %1 = affine.apply #map1(%arg3)[%arg1]
// CHECK-NEXT: %2 = affine.apply #map2(%arg3)[%arg1, %arg0]
// CHECK-NEXT: %3 = affine.apply #map3(%arg3)[%arg1, %arg0]
// CHECK-NEXT: %4 = memref.load %arg2[%2, %3] : memref<8x8xf32>
// CHECK-NEXT: %5 = affine.apply #map4(%arg3)[%arg0, %arg1]
// CHECK-NEXT: %6 = affine.apply #map5(%arg3)[%arg0, %arg1]
// CHECK-NEXT: %7 = memref.load %arg2[%5, %6] : memref<8x8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index, %m: memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0 + d1 * 2)>>) {
  %2 = memref.load %m[%a, %b] : memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0 + d1 * 2)>>
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 * 2 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<8x22xf32>) {
// CHECK-NEXT: %0 = affine.apply #map()[%arg1, %arg0]
// CHECK-NEXT: %1 = affine.apply #map1()[%arg1, %arg0]
// CHECK-NEXT: %2 = memref.load %arg2[%0, %1] : memref<8x22xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index, %m: memref<8x8x8xf32, affine_map<(d0, d1, d2) -> (d2, d0, d1)>>) {
  affine.for %i = 0 to 8 {
  %2 = memref.load %m[%a, %b, %i] : memref<8x8x8xf32, affine_map<(d0, d1, d2) -> (d2, d0, d1)>>
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0, s1] -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0, s1] -> (s0)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0, s1] -> (s1)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<8x8x8xf32>) {
// CHECK-NEXT: affine.for %arg3 = 0 to 8 {
// CHECK-NEXT: %0 = affine.apply #map(%arg3)[%arg0, %arg1]
// CHECK-NEXT: %1 = affine.apply #map1(%arg3)[%arg0, %arg1]
// CHECK-NEXT: %2 = affine.apply #map2(%arg3)[%arg0, %arg1]
// CHECK-NEXT: %3 = memref.load %arg2[%0, %1, %2] : memref<8x8x8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
