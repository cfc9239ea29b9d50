// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

func.func private @use(index)
func.func @f(%n: index, %k: index) {
  affine.for %a = 0 to min affine_map<(d0) -> (d0, 2, d0)>(%n) { func.call @use(%a) : (index) -> () }
  affine.for %a = 0 to min affine_map<(d0) -> (d0, d0)>(%n) { func.call @use(%a) : (index) -> () }
  affine.for %a = 0 to min affine_map<(d0) -> (2, d0, d0)>(%n) { func.call @use(%a) : (index) -> () }
  affine.for %a = 0 to min affine_map<()[s0] -> (s0, 2, s0)>()[%n] { func.call @use(%a) : (index) -> () }
  affine.for %a = 0 to min affine_map<()[s0] -> (s0, s0)>()[%n] { func.call @use(%a) : (index) -> () }
  affine.for %a = 0 to min affine_map<()[s0] -> (s0, s0 + 1, s0)>()[%n] { func.call @use(%a) : (index) -> () }
  affine.for %a = 0 to min affine_map<(d0, d1) -> (d0, d1, d0)>(%n, %k) { func.call @use(%a) : (index) -> () }
  affine.for %a = 0 to min affine_map<(d0, d1) -> (d0, d1)>(%n, %n) { func.call @use(%a) : (index) -> () }
  affine.for %a = 0 to min affine_map<(d0, d1) -> (d0, 5, d1)>(%n, %n) { func.call @use(%a) : (index) -> () }
  affine.for %a = 0 to min affine_map<(d0, d1) -> (d0, 5, 5, 5)>(%n, %n) { func.call @use(%a) : (index) -> () }
  affine.for %a = 0 to min affine_map<(d0, d1) -> (d0, 5, 6, 5, d0 + 1, d0 + 1, d0)>(%n, %n) { func.call @use(%a) : (index) -> () }
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0, 2, s0)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (2, s0)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0, s0 + 1, s0)>
// CHECK-NEXT: #map3 = affine_map<()[s0, s1] -> (s0, s1, s0)>
// CHECK-NEXT: #map4 = affine_map<()[s0] -> (s0, 5, s0)>
// CHECK-NEXT: #map5 = affine_map<()[s0] -> (s0, 5)>
// CHECK-NEXT: #map6 = affine_map<()[s0] -> (s0, 5, s0 + 1, s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to min #map()[%[[ARG0]]] {
// CHECK-NEXT:       func.call @use(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to %[[ARG0]] {
// CHECK-NEXT:       func.call @use(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to min #map1()[%[[ARG0]]] {
// CHECK-NEXT:       func.call @use(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to min #map()[%[[ARG0]]] {
// CHECK-NEXT:       func.call @use(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to %[[ARG0]] {
// CHECK-NEXT:       func.call @use(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to min #map2()[%[[ARG0]]] {
// CHECK-NEXT:       func.call @use(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to min #map3()[%[[ARG0]], %[[ARG1]]] {
// CHECK-NEXT:       func.call @use(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to %[[ARG0]] {
// CHECK-NEXT:       func.call @use(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to min #map4()[%[[ARG0]]] {
// CHECK-NEXT:       func.call @use(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to min #map5()[%[[ARG0]]] {
// CHECK-NEXT:       func.call @use(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to min #map6()[%[[ARG0]]] {
// CHECK-NEXT:       func.call @use(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @use(index)
func.func @f(%n: index) {
  affine.for %a = -2 to -2 step 2 {
  affine.for %b = 4 to affine_map<(d0) -> (d0)>(%a) { func.call @use(%b) : (index) -> () }
  affine.for %b = 4 to affine_map<(d0) -> (d0 floordiv 2)>(%a) { func.call @use(%b) : (index) -> () }
  affine.for %b = 4 to min affine_map<(d0) -> (d0, d0 + 1)>(%a) { func.call @use(%b) : (index) -> () }
  }
  affine.for %a = 3 to 4 {
  affine.for %b = 4 to affine_map<(d0) -> (d0)>(%a) { func.call @use(%b) : (index) -> () }
  affine.for %b = 4 to affine_map<(d0) -> (d0 * 2 + 1)>(%a) { func.call @use(%b) : (index) -> () }
  affine.for %b = 4 to affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%a)[%n] { func.call @use(%b) : (index) -> () }
  %1 = affine.apply affine_map<(d0) -> (d0 * 2)>(%a)
  func.call @use(%1) : (index) -> ()
  %2 = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%a)
  func.call @use(%2) : (index) -> ()
  affine.for %b = affine_map<(d0) -> (d0 floordiv 2)>(%a) to 4 { func.call @use(%b) : (index) -> () }
  }
  affine.for %a = 3 to 5 step 2 {
  affine.for %b = affine_map<(d0) -> (d0 mod 2)>(%a) to affine_map<(d0) -> (d0 * 4)>(%a) { func.call @use(%b) : (index) -> () }
  }
  affine.for %a = 0 to 4 {
  affine.for %b = affine_map<(d0) -> (d0 floordiv 8)>(%a) to affine_map<(d0) -> (d0 mod 8)>(%a) { func.call @use(%b) : (index) -> () }
  affine.for %b = affine_map<(d0) -> ((d0 mod 2) floordiv 2)>(%a) to affine_map<(d0) -> (d0 ceildiv 8)>(%a) { func.call @use(%b) : (index) -> () }
  affine.for %b = affine_map<(d0) -> (d0 floordiv 8 + d0)>(%a) to affine_map<()[s0] -> ((s0 mod 2) floordiv 2)>()[%n] { func.call @use(%b) : (index) -> () }
  affine.for %b = max affine_map<(d0) -> (d0 floordiv 8 + d0, 3)>(%a) to min affine_map<()[s0] -> ((s0 mod 2) floordiv 2, 7)>()[%n] { func.call @use(%b) : (index) -> () }
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 * 2)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 mod 8)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 ceildiv 8)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> (d0 + d0 floordiv 8)>
// CHECK-NEXT: #map5 = affine_map<(d0) -> (d0 + d0 floordiv 8, 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = -2 to -2 step 2 {
// CHECK-NEXT:       affine.for %[[ARG2:[^ ]+]] = 4 to -2 {
// CHECK-NEXT:         func.call @use(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.for %[[ARG2]] = 4 to -1 {
// CHECK-NEXT:         func.call @use(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.for %[[ARG2]] = 4 to -2 {
// CHECK-NEXT:         func.call @use(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG1]] = 3 to 4 {
// CHECK-NEXT:       affine.for %[[ARG2]] = 4 to 3 {
// CHECK-NEXT:         func.call @use(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.for %[[ARG2]] = 4 to 7 {
// CHECK-NEXT:         func.call @use(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.for %[[ARG2]] = 4 to #map(%[[ARG1]])[%[[ARG0]]] {
// CHECK-NEXT:         func.call @use(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.apply #map1(%[[ARG1]])
// CHECK-NEXT:       func.call @use(%[[V0]]) : (index) -> ()
// CHECK-NEXT:       func.call @use(%[[C1]]) : (index) -> ()
// CHECK-NEXT:       affine.for %[[ARG2]] = 1 to 4 {
// CHECK-NEXT:         func.call @use(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG1]] = 3 to 5 step 2 {
// CHECK-NEXT:       affine.for %[[ARG2]] = 1 to 12 {
// CHECK-NEXT:         func.call @use(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG1]] = 0 to 4 {
// CHECK-NEXT:       affine.for %[[ARG2]] = 0 to #map2(%[[ARG1]]) {
// CHECK-NEXT:         func.call @use(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.for %[[ARG2]] = 0 to #map3(%[[ARG1]]) {
// CHECK-NEXT:         func.call @use(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.for %[[ARG2]] = #map4(%[[ARG1]]) to 0 {
// CHECK-NEXT:         func.call @use(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.for %[[ARG2]] = max #map5(%[[ARG1]]) to 0 {
// CHECK-NEXT:         func.call @use(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @use(index)
func.func @f(%i: index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %cm1 = arith.constant -1 : index
  %0 = affine.apply affine_map<()[s0] -> (3 mod s0)>()[%c0]
  call @use(%0) : (index) -> ()
  %1 = affine.apply affine_map<()[s0] -> (3 floordiv s0)>()[%c0]
  call @use(%1) : (index) -> ()
  %2 = affine.apply affine_map<()[s0] -> (3 ceildiv s0)>()[%c0]
  call @use(%2) : (index) -> ()
  %3 = affine.apply affine_map<()[s0] -> (3 ceildiv s0)>()[%cm1]
  call @use(%3) : (index) -> ()
  %4 = affine.apply affine_map<()[s0] -> (3 mod s0)>()[%cm1]
  call @use(%4) : (index) -> ()
  %5 = affine.apply affine_map<()[s0] -> (3 floordiv s0)>()[%cm1]
  call @use(%5) : (index) -> ()
  %6 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%i)[%c0]
  call @use(%6) : (index) -> ()
  %7 = affine.min affine_map<(d0)[s0] -> (d0, 3 mod s0)>(%i)[%c0]
  call @use(%7) : (index) -> ()
  %8 = affine.min affine_map<()[s0] -> (3, 3 mod s0)>()[%c0]
  call @use(%8) : (index) -> ()
  %9 = affine.max affine_map<()[s0] -> (3, 5 floordiv s0)>()[%c0]
  call @use(%9) : (index) -> ()
  %10 = affine.apply affine_map<()[s0, s1] -> (5 floordiv (s0 - s1))>()[%c3, %c3]
  call @use(%10) : (index) -> ()
  affine.for %a = affine_map<()[s0] -> (5 floordiv s0)>()[%c0] to 10 { func.call @use(%a) : (index) -> () }
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 mod 0)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0, 3 mod 0)>
// CHECK-NEXT: #map2 = affine_map<() -> (3, 3 mod 0)>
// CHECK-NEXT: #map3 = affine_map<() -> (3, 5 floordiv 0)>
// CHECK-NEXT: #map4 = affine_map<() -> (5 floordiv 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C_3:[^ ]+]] = arith.constant -3 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = ub.poison : index
// CHECK-NEXT:     call @use(%[[V0]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[V0]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[V0]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[C_3]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[V0]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[C_3]]) : (index) -> ()
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map()[%[[ARG0]]]
// CHECK-NEXT:     call @use(%[[V1]]) : (index) -> ()
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.min #map1()[%[[ARG0]]]
// CHECK-NEXT:     call @use(%[[V2]]) : (index) -> ()
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.min #map2()
// CHECK-NEXT:     call @use(%[[V3]]) : (index) -> ()
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.max #map3()
// CHECK-NEXT:     call @use(%[[V4]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[V0]]) : (index) -> ()
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = #map4() to 10 {
// CHECK-NEXT:       func.call @use(%[[ARG1]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
