// RUN: mlir-opt %s --split-input-file --affine-expand-index-ops-as-affine | FileCheck %s

func.func private @use(index)
func.func private @usef(f32)
func.func @f(%i: index, %n: index, %k: index) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %cm3 = arith.constant -3 : index
  %v0 = affine.linearize_index disjoint [%n, %n, %n] by (%k, 4) : index
  func.call @use(%v0) : (index) -> ()
  affine.for %a1 = affine_map<()[s0] -> (-1)>()[%i] to %i step 4 {
  } 
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * 5 + s0 * (s1 * 4))>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:     call @use(%[[V0]]) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @use(index)
func.func private @usef(f32)
func.func @f(%i: index, %n: index, %k: index) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %cm3 = arith.constant -3 : index
  %v0:2 = affine.delinearize_index %c4 into (1) : index, index
  func.call @use(%v0#0) : (index) -> ()
  func.call @use(%v0#1) : (index) -> ()
  %v1 = affine.linearize_index disjoint [%v0#0, %c4, %v0#0] by (%i, %n, %k) : index
  func.call @use(%v1) : (index) -> ()
  %v2 = affine.linearize_index disjoint [%n, %v0#1, %v0#1] by (4, 4, 4) : index
  func.call @use(%v2) : (index) -> ()
  
  return
}

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s0 + s1 * 4 + s0 * (s1 * s2))>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 * 16 + s1 * 5)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     call @use(%[[C4]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[C0]]) : (index) -> ()
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[C4]], %[[ARG2]], %[[ARG1]]]
// CHECK-NEXT:     call @use(%[[V0]]) : (index) -> ()
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1()[%[[ARG1]], %[[C0]]]
// CHECK-NEXT:     call @use(%[[V1]]) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @use(index)
func.func private @usef(f32)
func.func @f(%i: index, %n: index, %k: index) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %cm3 = arith.constant -3 : index
  %v0:4 = affine.delinearize_index %n into (3, %c4, %c4) : index, index, index, index
  func.call @use(%v0#0) : (index) -> ()
  func.call @use(%v0#1) : (index) -> ()
  func.call @use(%v0#2) : (index) -> ()
  func.call @use(%v0#3) : (index) -> ()
  %v1:1 = affine.delinearize_index %c4 into (3) : index
  func.call @use(%v1#0) : (index) -> ()
  %v2 = affine.linearize_index [%i, %v0#0, %i] by (3, 8) : index
  func.call @use(%v2) : (index) -> ()
  %v3 = affine.linearize_index disjoint [%k, %v0#3] by (%n) : index
  func.call @use(%v3) : (index) -> ()
  
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 floordiv 48)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> ((s0 mod 48) floordiv 16)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> ((s0 mod 16) floordiv 4)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 mod 4)>
// CHECK-NEXT: #map4 = affine_map<()[s0, s1] -> (s0 * 25 + s1 * 8)>
// CHECK-NEXT: #map5 = affine_map<()[s0, s1, s2] -> (s0 * s1 + s2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1()[%[[ARG1]]]
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map2()[%[[ARG1]]]
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.apply #map3()[%[[ARG1]]]
// CHECK-NEXT:     call @use(%[[V0]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[V1]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[V2]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[V3]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[C4]]) : (index) -> ()
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.apply #map4()[%[[ARG0]], %[[V0]]]
// CHECK-NEXT:     call @use(%[[V4]]) : (index) -> ()
// CHECK-NEXT:     %[[V5:[^ ]+]] = affine.apply #map5()[%[[ARG2]], %[[ARG1]], %[[V3]]]
// CHECK-NEXT:     call @use(%[[V5]]) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @use(index)
func.func private @usef(f32)
func.func @f(%k: index) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %cm3 = arith.constant -3 : index
  %v0 = affine.linearize_index [%c4, %k] by (4) : index
  func.call @use(%v0) : (index) -> ()
  
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 16)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG0]]]
// CHECK-NEXT:     call @use(%[[V0]]) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @use(index)
func.func private @usef(f32)
func.func @f(%i: index, %n: index, %k: index) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %cm3 = arith.constant -3 : index
  affine.for %a0 = affine_map<(d0, d1)[s0] -> (s0)>(%n, %i)[%i] to min affine_map<(d0, d1)[s0] -> ((32) ceildiv 2, d0, s0)>(%n, %i)[%i] {
  affine.for %a1 = affine_map<(d0) -> ((2) * -2)>(%k) to -2 {
  func.call @use(%a1) : (index) -> ()
  } } 
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (16, s1, s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = %[[ARG0]] to min #map()[%[[ARG0]], %[[ARG1]]] {
// CHECK-NEXT:       affine.for %[[ARG4:[^ ]+]] = -4 to -2 {
// CHECK-NEXT:         func.call @use(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @use(index)
func.func private @usef(f32)
func.func @f(%i: index, %n: index, %k: index) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %cm3 = arith.constant -3 : index
  affine.for %a0 = %i to %n step 4 {
  func.call @use(%a0) : (index) -> ()
  affine.for %a1 = 5 to min affine_map<(d0, d1)[s0] -> ((s0) + (s0), (3) * -1, ((s0) + (s0)) + (-(d1)))>(%i, %n)[%i] step 2 {
  func.call @use(%a1) : (index) -> ()
  %v2:2 = affine.delinearize_index %c4 into (%c4) : index, index
  func.call @use(%v2#0) : (index) -> ()
  func.call @use(%v2#1) : (index) -> ()
  %v3:1 = affine.delinearize_index %c4 into (8) : index
  func.call @use(%v3#0) : (index) -> ()
  %v4 = affine.linearize_index [%v3#0, %k] by (%i, 4) : index
  func.call @use(%v4) : (index) -> ()
  } } 
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * 2, -3, s0 * 2 - s1)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 * 4 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = %[[ARG0]] to %[[ARG1]] step 4 {
// CHECK-NEXT:       func.call @use(%[[ARG3]]) : (index) -> ()
// CHECK-NEXT:       affine.for %[[ARG4:[^ ]+]] = 5 to min #map()[%[[ARG0]], %[[ARG1]]] step 2 {
// CHECK-NEXT:         func.call @use(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:         func.call @use(%[[C1]]) : (index) -> ()
// CHECK-NEXT:         func.call @use(%[[C0]]) : (index) -> ()
// CHECK-NEXT:         func.call @use(%[[C4]]) : (index) -> ()
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.apply #map1()[%[[C4]], %[[ARG2]]]
// CHECK-NEXT:         func.call @use(%[[V0]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @use(index)
func.func private @usef(f32)
func.func @f() {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %cm3 = arith.constant -3 : index
  affine.for %a0 = affine_map<() -> (-((3) - (5)))>() to affine_map<() -> (0)>() step 2 {
  func.call @use(%a0) : (index) -> ()
  } 
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     affine.for %[[ARG0:[^ ]+]] = 2 to 0 step 2 {
// CHECK-NEXT:       func.call @use(%[[ARG0]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @use(index)
func.func private @usef(f32)
func.func @f(%n: index, %k: index) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %cm3 = arith.constant -3 : index
  affine.for %a0 = affine_map<(d0, d1) -> (8)>(%n, %k) to %c4 step 4 {
  func.call @use(%a0) : (index) -> ()
  affine.for %a1 = 1 to 5 {
  func.call @use(%a1) : (index) -> ()
  } } 
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 8 to 4 step 4 {
// CHECK-NEXT:       func.call @use(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:       affine.for %[[ARG3:[^ ]+]] = 1 to 5 {
// CHECK-NEXT:         func.call @use(%[[ARG3]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @use(index)
func.func private @usef(f32)
func.func @f(%i: index, %n: index) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %cm3 = arith.constant -3 : index
  %v0:1 = affine.delinearize_index %i into (4) : index
  func.call @use(%v0#0) : (index) -> ()
  %v1 = affine.linearize_index disjoint [%v0#0, %i, %i, %c4] by (4, 8, 1) : index
  func.call @use(%v1) : (index) -> ()
  affine.for %a2 = %v0#0 to affine_map<(d0, d1) -> ((d1) floordiv 3)>(%n, %i) {
  %v3:2 = affine.delinearize_index %i into (4) : index, index
  func.call @use(%v3#0) : (index) -> ()
  func.call @use(%v3#1) : (index) -> ()
  %v4:3 = affine.delinearize_index %a2 into (2, 4, 3) : index, index, index
  func.call @use(%v4#0) : (index) -> ()
  func.call @use(%v4#1) : (index) -> ()
  func.call @use(%v4#2) : (index) -> ()
  } 
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * 32 + s1 * 9 + 4)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 floordiv 3)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 floordiv 4)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 mod 4)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> (d0 floordiv 12)>
// CHECK-NEXT: #map5 = affine_map<(d0) -> ((d0 mod 12) floordiv 3)>
// CHECK-NEXT: #map6 = affine_map<(d0) -> (d0 mod 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     call @use(%[[ARG0]]) : (index) -> ()
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG0]], %[[ARG0]]]
// CHECK-NEXT:     call @use(%[[V0]]) : (index) -> ()
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = %[[ARG0]] to #map1()[%[[ARG0]]] {
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.apply #map2()[%[[ARG0]]]
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map3()[%[[ARG0]]]
// CHECK-NEXT:       func.call @use(%[[V1]]) : (index) -> ()
// CHECK-NEXT:       func.call @use(%[[V2]]) : (index) -> ()
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map4(%[[ARG2]])
// CHECK-NEXT:       %[[V4:[^ ]+]] = affine.apply #map5(%[[ARG2]])
// CHECK-NEXT:       %[[V5:[^ ]+]] = affine.apply #map6(%[[ARG2]])
// CHECK-NEXT:       func.call @use(%[[V3]]) : (index) -> ()
// CHECK-NEXT:       func.call @use(%[[V4]]) : (index) -> ()
// CHECK-NEXT:       func.call @use(%[[V5]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @use(index)
func.func private @usef(f32)
func.func @f(%i: index, %k: index) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %cm3 = arith.constant -3 : index
  %v0:3 = affine.delinearize_index %c4 into (1, %k, 8) : index, index, index
  func.call @use(%v0#0) : (index) -> ()
  func.call @use(%v0#1) : (index) -> ()
  func.call @use(%v0#2) : (index) -> ()
  %v1:2 = affine.delinearize_index %v0#0 into (8, 4) : index, index
  func.call @use(%v1#0) : (index) -> ()
  func.call @use(%v1#1) : (index) -> ()
  %v2:2 = affine.delinearize_index %v0#1 into (%c4) : index, index
  func.call @use(%v2#0) : (index) -> ()
  func.call @use(%v2#1) : (index) -> ()
  %v3:2 = affine.delinearize_index %c4 into (2, %i) : index, index
  func.call @use(%v3#0) : (index) -> ()
  func.call @use(%v3#1) : (index) -> ()
  
  return
}

// CHECK: #map = affine_map<()[s0] -> (4 floordiv (s0 * 8))>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> ((4 mod (s0 * 8)) floordiv 8)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> ((4 mod (s0 * 8)) mod 8)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 floordiv 4)>
// CHECK-NEXT: #map4 = affine_map<()[s0] -> (s0 mod 4)>
// CHECK-NEXT: #map5 = affine_map<()[s0] -> (4 floordiv s0)>
// CHECK-NEXT: #map6 = affine_map<()[s0] -> (4 mod s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1()[%[[ARG1]]]
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map2()[%[[ARG1]]]
// CHECK-NEXT:     call @use(%[[V0]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[V1]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[V2]]) : (index) -> ()
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.apply #map3()[%[[V0]]]
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.apply #map4()[%[[V0]]]
// CHECK-NEXT:     call @use(%[[V3]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[V4]]) : (index) -> ()
// CHECK-NEXT:     %[[V5:[^ ]+]] = affine.apply #map3()[%[[V1]]]
// CHECK-NEXT:     %[[V6:[^ ]+]] = affine.apply #map4()[%[[V1]]]
// CHECK-NEXT:     call @use(%[[V5]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[V6]]) : (index) -> ()
// CHECK-NEXT:     %[[V7:[^ ]+]] = affine.apply #map5()[%[[ARG0]]]
// CHECK-NEXT:     %[[V8:[^ ]+]] = affine.apply #map6()[%[[ARG0]]]
// CHECK-NEXT:     call @use(%[[V7]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[V8]]) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @use(index)
func.func private @usef(f32)
func.func @f(%i: index, %n: index, %k: index) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %cm3 = arith.constant -3 : index
  %v0 = affine.linearize_index disjoint [%k, %i] by (2, 2) : index
  func.call @use(%v0) : (index) -> ()
  %v1 = affine.linearize_index [%c4, %c4, %v0, %v0] by (8, %c4, 3) : index
  func.call @use(%v1) : (index) -> ()
  %v2:4 = affine.delinearize_index %k into (%k, 8, 2) : index, index, index, index
  func.call @use(%v2#0) : (index) -> ()
  func.call @use(%v2#1) : (index) -> ()
  func.call @use(%v2#2) : (index) -> ()
  func.call @use(%v2#3) : (index) -> ()
  affine.for %a3 = %c4 to -2 {
  %v4:3 = affine.delinearize_index %v2#3 into (2, %n, 2) : index, index, index
  func.call @use(%v4#0) : (index) -> ()
  func.call @use(%v4#1) : (index) -> ()
  func.call @use(%v4#2) : (index) -> ()
  } 
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * 2 + s1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 4 + 432)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 floordiv (s0 * 16))>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> ((s0 mod (s0 * 16)) floordiv 16)>
// CHECK-NEXT: #map4 = affine_map<()[s0] -> (((s0 mod (s0 * 16)) mod 16) floordiv 2)>
// CHECK-NEXT: #map5 = affine_map<()[s0] -> ((s0 mod (s0 * 16)) mod 2)>
// CHECK-NEXT: #map6 = affine_map<()[s0, s1] -> (s1 floordiv (s0 * 2))>
// CHECK-NEXT: #map7 = affine_map<()[s0, s1] -> ((s1 mod (s0 * 2)) floordiv 2)>
// CHECK-NEXT: #map8 = affine_map<()[s0, s1] -> ((s1 mod (s0 * 2)) mod 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG2]], %[[ARG0]]]
// CHECK-NEXT:     call @use(%[[V0]]) : (index) -> ()
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1()[%[[V0]]]
// CHECK-NEXT:     call @use(%[[V1]]) : (index) -> ()
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map2()[%[[ARG2]]]
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.apply #map3()[%[[ARG2]]]
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.apply #map4()[%[[ARG2]]]
// CHECK-NEXT:     %[[V5:[^ ]+]] = affine.apply #map5()[%[[ARG2]]]
// CHECK-NEXT:     call @use(%[[V2]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[V3]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[V4]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[V5]]) : (index) -> ()
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 4 to -2 {
// CHECK-NEXT:       %[[V6:[^ ]+]] = affine.apply #map6()[%[[ARG1]], %[[V5]]]
// CHECK-NEXT:       %[[V7:[^ ]+]] = affine.apply #map7()[%[[ARG1]], %[[V5]]]
// CHECK-NEXT:       %[[V8:[^ ]+]] = affine.apply #map8()[%[[ARG1]], %[[V5]]]
// CHECK-NEXT:       func.call @use(%[[V6]]) : (index) -> ()
// CHECK-NEXT:       func.call @use(%[[V7]]) : (index) -> ()
// CHECK-NEXT:       func.call @use(%[[V8]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
