// RUN: mlir-opt %s --scf-for-loop-peeling --allow-unregistered-dialect | FileCheck %s

func.func @f(%a: index, %n: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %a to %n step %c4 {
    %0 = affine.min affine_map<(d0, d1) -> (4, d1 - d0)>(%i, %n)
    %1 = affine.max affine_map<(d0)[s0] -> (s0 - d0, 4)>(%i)[%n]
    %2 = affine.min affine_map<(d0)[s0] -> (5, s0 - d0)>(%i)[%n]
    "use"(%0, %1, %2) : (index, index, index) -> ()
  }
  scf.for %i = %c0 to %n step %s {
    %0 = affine.min affine_map<(d0)[s0, s1] -> (s1, s0 - d0)>(%i)[%n, %s]
    scf.for %j = %c0 to %0 step %c2 {
      %1 = affine.min affine_map<(d0, d1) -> (2, d1 - d0)>(%j, %0)
      "use"(%1) : (index) -> ()
    }
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (-d0 + s0)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (5, -d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG0]], %[[ARG1]], %[[C4]]]
// CHECK-NEXT:     scf.for %[[ARG3:[^ ]+]] = %[[ARG0]] to %[[V0]] step %[[C4]] {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map1(%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.min #map2(%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:       "use"(%[[C4]], %[[V2]], %[[V3]]) : (index, index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG3]] = %[[V0]] to %[[ARG1]] step %[[C4]] {
// CHECK-NEXT:       %[[V2]] = affine.apply #map1(%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V3]] = affine.apply #map1(%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:       "use"(%[[V2]], %[[C4]], %[[V3]]) : (index, index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map()[%[[C0]], %[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:     scf.for %[[ARG3]] = %[[C0]] to %[[V1]] step %[[ARG2]] {
// CHECK-NEXT:       %[[V2]] = affine.apply #map()[%[[C0]], %[[ARG2]], %[[C2]]]
// CHECK-NEXT:       scf.for %[[ARG4:[^ ]+]] = %[[C0]] to %[[V2]] step %[[C2]] {
// CHECK-NEXT:         "use"(%[[C2]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.for %[[ARG4]] = %[[V2]] to %[[ARG2]] step %[[C2]] {
// CHECK-NEXT:         %[[V3]] = affine.apply #map1(%[[ARG4]])[%[[ARG2]]]
// CHECK-NEXT:         "use"(%[[V3]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG3]] = %[[V1]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:       %[[V2]] = affine.apply #map1(%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V3]] = affine.apply #map()[%[[C0]], %[[V2]], %[[C2]]]
// CHECK-NEXT:       scf.for %[[ARG4]] = %[[C0]] to %[[V3]] step %[[C2]] {
// CHECK-NEXT:         "use"(%[[C2]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.for %[[ARG4]] = %[[V3]] to %[[V2]] step %[[C2]] {
// CHECK-NEXT:         %[[V4:[^ ]+]] = affine.apply #map1(%[[ARG4]])[%[[V2]]]
// CHECK-NEXT:         "use"(%[[V4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
