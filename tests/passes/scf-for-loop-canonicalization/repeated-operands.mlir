// RUN: mlir-opt %s --split-input-file --scf-for-loop-canonicalization --allow-unregistered-dialect | FileCheck %s

// That a value that nothing counts is there twice is not known of what is computed, and is of what
// is compared with it.
func.func @repeated(%i: index, %j: index) {
  %0 = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 4)>(%i)[%i]
  %1 = affine.max affine_map<(d0, d1) -> (d0 - d1, 4)>(%i, %i)
  %2 = affine.min affine_map<(d0, d1) -> (d0, d1)>(%i, %i)
  %3 = affine.min affine_map<(d0, d1) -> (d0, d0 + 1)>(%i, %i)
  %4 = affine.min affine_map<(d0, d1) -> (d1, d1 + 1)>(%i, %i)
  %5 = affine.min affine_map<(d0, d1) -> (d0 + d1, d0 + d1 + 1)>(%i, %i)
  %6 = affine.min affine_map<(d0, d1) -> (d0 + d1, d0 + d1 + 1)>(%i, %j)
  "t.use"(%0, %1, %2, %3, %4, %5, %6)
    : (index, index, index, index, index, index, index) -> ()
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (-d0 + s0, 4)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d1, d1 + 1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d0 + d1, d0 + d1 + 1)>
// CHECK-NEXT: #map4 = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @repeated(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.min #map(%[[ARG0]])[%[[ARG0]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.min #map1(%[[ARG0]], %[[ARG0]])
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.min #map2(%[[ARG0]], %[[ARG0]])
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.min #map3(%[[ARG0]], %[[ARG0]])
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.apply #map4()[%[[ARG0]], %[[ARG1]]]
// CHECK-NEXT:     "t.use"(%[[V0]], %[[C4]], %[[V1]], %[[ARG0]], %[[V2]], %[[V3]], %[[V4]]) : (index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @counted(%a: index, %b: index, %c: index) {
  %c1 = arith.constant 1 : index
  scf.for %i = %a to %b step %c1 {
    %0 = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 4)>(%i)[%i]
    %1 = affine.min affine_map<(d0, d1) -> (d1, d1 + 1)>(%i, %i)
    "t.use"(%0, %1) : (index, index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @counted(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     scf.for %[[ARG3:[^ ]+]] = %[[ARG0]] to %[[ARG1]] step %[[C1]] {
// CHECK-NEXT:       "t.use"(%[[C0]], %[[ARG3]]) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
