// RUN: mlir-opt %s --scf-for-loop-canonicalization --allow-unregistered-dialect | FileCheck %s

func.func @constant_bounds() {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c2 {
    %0 = affine.min affine_map<(d0, d1) -> (2, d1 - d0)>(%i, %c8)
    %1 = affine.max affine_map<(d0) -> (d0, 0)>(%i)
    "use"(%0, %1) : (index, index) -> ()
  }
  scf.for %i = %c0 to %c8 step %c3 {
    %0 = affine.min affine_map<(d0, d1) -> (3, d1 - d0)>(%i, %c8)
    %1 = affine.min affine_map<(d0) -> (d0 - 3, 4, d0 + 7)>(%i)
    "use"(%0, %1) : (index, index) -> ()
  }
  scf.for %i = %c0 to %c2 step %c8 {
    %0 = affine.min affine_map<(d0) -> (8, 2 - d0)>(%i)
    "use"(%0) : (index) -> ()
  }
  return
}

func.func @unknown_bounds(%a: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %a to %n step %c1 {
    %0 = affine.max affine_map<(d0)[s0] -> (s0 - d0, 1)>(%i)[%n]
    %1 = affine.min affine_map<(d0)[s0] -> (s0 - d0, s0)>(%i)[%n]
    "use"(%0, %1) : (index, index) -> ()
  }
  scf.for %i = %c0 to %n step %c4 {
    %0 = affine.min affine_map<(d0)[s0] -> (s0 - d0, 1)>(%i)[%n]
    %1 = affine.max affine_map<(d0)[s0] -> (s0 - d0, 1)>(%i)[%n]
    "use"(%0, %1) : (index, index) -> ()
  }
  scf.for %i = %a to %n step %a {
    %0 = affine.min affine_map<(d0) -> (d0, d0 + 1)>(%i)
    "use"(%0) : (index) -> ()
  }
  return
}

func.func @loops(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %n) step (%c4, %c2) {
    %0 = affine.min affine_map<(d0) -> (4, 8 - d0)>(%i)
    %1 = affine.min affine_map<(d0)[s0] -> (2, s0 - d0)>(%j)[%n]
    "use"(%0, %1) : (index, index) -> ()
  }
  scf.forall (%i, %j) = (0, 0) to (8, %n) step (2, 1) {
    %0 = affine.min affine_map<(d0) -> (2, 8 - d0)>(%i)
    %1 = affine.min affine_map<(d0)[s0] -> (1, s0 - d0)>(%j)[%n]
    "use"(%0, %1) : (index, index) -> ()
  }
  %2 = affine.min affine_map<(d0) -> (d0, d0 + 1)>(%n)
  %3 = affine.max affine_map<(d0) -> (d0 mod 4, 4)>(%n)
  %4 = affine.min affine_map<(d0, d1) -> (d0, d1)>(%n, %m)
  "use"(%2, %3, %4) : (index, index, index) -> ()
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (3, d1 - d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 - 3)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (-d0 + s0)>
// CHECK-NEXT: #map3 = affine_map<(d0)[s0] -> (-d0 + s0, s0)>
// CHECK-NEXT: #map4 = affine_map<(d0)[s0] -> (-d0 + s0, 1)>
// CHECK-NEXT: #map5 = affine_map<(d0) -> (d0, d0 + 1)>
// CHECK-NEXT: #map6 = affine_map<(d0)[s0] -> (2, -d0 + s0)>
// CHECK-NEXT: #map7 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @constant_bounds() {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     scf.for %[[ARG0:[^ ]+]] = %[[C0]] to %[[C8]] step %[[C2]] {
// CHECK-NEXT:       "use"(%[[C2]], %[[ARG0]]) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG0]] = %[[C0]] to %[[C8]] step %[[C3]] {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.min #map(%[[ARG0]], %[[C8]])
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.apply #map1(%[[ARG0]])
// CHECK-NEXT:       "use"(%[[V0]], %[[V1]]) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG0]] = %[[C0]] to %[[C2]] step %[[C8]] {
// CHECK-NEXT:       "use"(%[[C2]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unknown_bounds(%[[ARG0]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     scf.for %[[ARG2:[^ ]+]] = %[[ARG0]] to %[[ARG1]] step %[[C1]] {
// CHECK-NEXT:       %[[V0]] = affine.apply #map2(%[[ARG2]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V1]] = affine.min #map3(%[[ARG2]])[%[[ARG1]]]
// CHECK-NEXT:       "use"(%[[V0]], %[[V1]]) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG2]] = %[[C0]] to %[[ARG1]] step %[[C4]] {
// CHECK-NEXT:       %[[V0]] = affine.max #map4(%[[ARG2]])[%[[ARG1]]]
// CHECK-NEXT:       "use"(%[[C1]], %[[V0]]) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG2]] = %[[ARG0]] to %[[ARG1]] step %[[ARG0]] {
// CHECK-NEXT:       %[[V0]] = affine.min #map5(%[[ARG2]])
// CHECK-NEXT:       "use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @loops(%[[ARG0]]: index, %[[ARG1]]: index) {
// CHECK-NEXT:     %[[C1]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C2]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C4]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C8]] = arith.constant 8 : index
// CHECK-NEXT:     scf.parallel (%[[ARG2]], %[[ARG3:[^ ]+]]) = (%[[C0]], %[[C0]]) to (%[[C8]], %[[ARG0]]) step (%[[C4]], %[[C2]]) {
// CHECK-NEXT:       %[[V1]] = affine.min #map6(%[[ARG3]])[%[[ARG0]]]
// CHECK-NEXT:       "use"(%[[C4]], %[[V1]]) : (index, index) -> ()
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.forall (%[[ARG2]], %[[ARG3]]) = (0, 0) to (8, %[[ARG0]]) step (2, 1) {
// CHECK-NEXT:       "use"(%[[C2]], %[[C1]]) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0]] = affine.min #map7(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     "use"(%[[ARG0]], %[[C4]], %[[V0]]) : (index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
