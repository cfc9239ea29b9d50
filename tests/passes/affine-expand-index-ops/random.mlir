// RUN: mlir-opt %s --split-input-file --affine-expand-index-ops | FileCheck %s

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

// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG2]], %[[C4]] overflow<nsw, nuw> : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[ARG1]], %[[V0]] overflow<nsw> : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[ARG1]], %[[C4]] overflow<nsw> : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V1]], %[[V2]] overflow<nsw> : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.addi %[[V3]], %[[ARG1]] overflow<nsw> : index
// CHECK-NEXT:     call @use(%[[V4]]) : (index) -> ()
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

// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     call @use(%[[C4]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[C0]]) : (index) -> ()
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG2]], %[[ARG1]] overflow<nsw, nuw> : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[C4]] overflow<nsw> : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[ARG2]], %[[C4]] overflow<nsw> : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V1]], %[[V2]] overflow<nsw> : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.addi %[[V3]], %[[C4]] overflow<nsw> : index
// CHECK-NEXT:     call @use(%[[V4]]) : (index) -> ()
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.muli %[[ARG1]], %[[C16]] overflow<nsw> : index
// CHECK-NEXT:     call @use(%[[V5]]) : (index) -> ()
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

// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C24:[^ ]+]] = arith.constant 24 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[C48:[^ ]+]] = arith.constant 48 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.floordivsi %[[ARG1]], %[[C48]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.remsi %[[ARG1]], %[[C48]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi slt, %[[V1]], %[[C0]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V1]], %[[C48]] overflow<nsw> : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.select %[[V2]], %[[V3]], %[[V1]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.divsi %[[V4]], %[[C16]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.remsi %[[ARG1]], %[[C16]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.cmpi slt, %[[V6]], %[[C0]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.addi %[[V6]], %[[C16]] overflow<nsw> : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.select %[[V7]], %[[V8]], %[[V6]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.divsi %[[V9]], %[[C4]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.remsi %[[ARG1]], %[[C4]] : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.cmpi slt, %[[V11]], %[[C0]] : index
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.addi %[[V11]], %[[C4]] overflow<nsw> : index
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.select %[[V12]], %[[V13]], %[[V11]] : index
// CHECK-NEXT:     call @use(%[[V0]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[V5]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[V10]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[V14]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[C4]]) : (index) -> ()
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.muli %[[ARG0]], %[[C24]] overflow<nsw> : index
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.muli %[[V0]], %[[C8]] overflow<nsw> : index
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.addi %[[V15]], %[[V16]] overflow<nsw> : index
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.addi %[[V17]], %[[ARG0]] overflow<nsw> : index
// CHECK-NEXT:     call @use(%[[V18]]) : (index) -> ()
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.muli %[[ARG2]], %[[ARG1]] overflow<nsw> : index
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.addi %[[V19]], %[[V14]] overflow<nsw> : index
// CHECK-NEXT:     call @use(%[[V20]]) : (index) -> ()
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

// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C16]] overflow<nsw> : index
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
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
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
// CHECK-NEXT:         %[[V0:[^ ]+]] = arith.addi %[[ARG2]], %[[C16]] overflow<nsw> : index
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

// CHECK: #map = affine_map<()[s0] -> (s0 floordiv 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C12:[^ ]+]] = arith.constant 12 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     call @use(%[[ARG0]]) : (index) -> ()
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[C32]] overflow<nsw> : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[ARG0]], %[[C8]] overflow<nsw> : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[V0]], %[[V1]] overflow<nsw> : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[ARG0]] overflow<nsw> : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.addi %[[V3]], %[[C4]] overflow<nsw> : index
// CHECK-NEXT:     call @use(%[[V4]]) : (index) -> ()
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = %[[ARG0]] to #map()[%[[ARG0]]] {
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.floordivsi %[[ARG0]], %[[C4]] : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.remsi %[[ARG0]], %[[C4]] : index
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.cmpi slt, %[[V6]], %[[C0]] : index
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.addi %[[V6]], %[[C4]] overflow<nsw> : index
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.select %[[V7]], %[[V8]], %[[V6]] : index
// CHECK-NEXT:       func.call @use(%[[V5]]) : (index) -> ()
// CHECK-NEXT:       func.call @use(%[[V9]]) : (index) -> ()
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.floordivsi %[[ARG2]], %[[C12]] : index
// CHECK-NEXT:       %[[V11:[^ ]+]] = arith.remsi %[[ARG2]], %[[C12]] : index
// CHECK-NEXT:       %[[V12:[^ ]+]] = arith.cmpi slt, %[[V11]], %[[C0]] : index
// CHECK-NEXT:       %[[V13:[^ ]+]] = arith.addi %[[V11]], %[[C12]] overflow<nsw> : index
// CHECK-NEXT:       %[[V14:[^ ]+]] = arith.select %[[V12]], %[[V13]], %[[V11]] : index
// CHECK-NEXT:       %[[V15:[^ ]+]] = arith.divsi %[[V14]], %[[C3]] : index
// CHECK-NEXT:       %[[V16:[^ ]+]] = arith.remsi %[[ARG2]], %[[C3]] : index
// CHECK-NEXT:       %[[V17:[^ ]+]] = arith.cmpi slt, %[[V16]], %[[C0]] : index
// CHECK-NEXT:       %[[V18:[^ ]+]] = arith.addi %[[V16]], %[[C3]] overflow<nsw> : index
// CHECK-NEXT:       %[[V19:[^ ]+]] = arith.select %[[V17]], %[[V18]], %[[V16]] : index
// CHECK-NEXT:       func.call @use(%[[V10]]) : (index) -> ()
// CHECK-NEXT:       func.call @use(%[[V15]]) : (index) -> ()
// CHECK-NEXT:       func.call @use(%[[V19]]) : (index) -> ()
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

// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG1]], %[[C8]] overflow<nsw, nuw> : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.floordivsi %[[C4]], %[[V0]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.remsi %[[C4]], %[[V0]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi slt, %[[V2]], %[[C0]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.addi %[[V2]], %[[V0]] overflow<nsw> : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.select %[[V3]], %[[V4]], %[[V2]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.divsi %[[V5]], %[[C8]] : index
// CHECK-NEXT:     call @use(%[[V1]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[V6]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[C4]]) : (index) -> ()
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.floordivsi %[[V1]], %[[C4]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.remsi %[[V1]], %[[C4]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.cmpi slt, %[[V8]], %[[C0]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.addi %[[V8]], %[[C4]] overflow<nsw> : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.select %[[V9]], %[[V10]], %[[V8]] : index
// CHECK-NEXT:     call @use(%[[V7]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[V11]]) : (index) -> ()
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.floordivsi %[[V6]], %[[C4]] : index
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.remsi %[[V6]], %[[C4]] : index
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.cmpi slt, %[[V13]], %[[C0]] : index
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.addi %[[V13]], %[[C4]] overflow<nsw> : index
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.select %[[V14]], %[[V15]], %[[V13]] : index
// CHECK-NEXT:     call @use(%[[V12]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[V16]]) : (index) -> ()
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.floordivsi %[[C4]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.remsi %[[C4]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.cmpi slt, %[[V18]], %[[C0]] : index
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.addi %[[V18]], %[[ARG0]] overflow<nsw> : index
// CHECK-NEXT:     %[[V21:[^ ]+]] = arith.select %[[V19]], %[[V20]], %[[V18]] : index
// CHECK-NEXT:     call @use(%[[V17]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[V21]]) : (index) -> ()
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
  affine.for %a0 = 10 to affine_map<(d0)[s0, s1] -> ((s1) * -2)>(%k)[%n, %k] {
  func.call @use(%a0) : (index) -> ()
  %v1 = affine.linearize_index disjoint [%n, %n] by (%i) : index
  func.call @use(%v1) : (index) -> ()
  %v2 = affine.linearize_index disjoint [%a0, %v1] by (3) : index
  func.call @use(%v2) : (index) -> ()
  %v3 = affine.linearize_index [%v1, %v2] by (8) : index
  func.call @use(%v3) : (index) -> ()
  %v4 = affine.linearize_index disjoint [%k, %k, %v1, %n] by (%i, 1, %c4) : index
  func.call @use(%v4) : (index) -> ()
  } 
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 * -2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 10 to #map()[%[[ARG2]]] {
// CHECK-NEXT:       func.call @use(%[[ARG3]]) : (index) -> ()
// CHECK-NEXT:       %[[V0:[^ ]+]] = arith.muli %[[ARG1]], %[[ARG0]] overflow<nsw> : index
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] overflow<nsw> : index
// CHECK-NEXT:       func.call @use(%[[V1]]) : (index) -> ()
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.muli %[[ARG3]], %[[C3]] overflow<nsw> : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[V1]] overflow<nsw> : index
// CHECK-NEXT:       func.call @use(%[[V3]]) : (index) -> ()
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.muli %[[V1]], %[[C8]] overflow<nsw> : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.addi %[[V4]], %[[V3]] overflow<nsw> : index
// CHECK-NEXT:       func.call @use(%[[V5]]) : (index) -> ()
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.muli %[[ARG0]], %[[C4]] overflow<nsw, nuw> : index
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.muli %[[ARG2]], %[[V6]] overflow<nsw> : index
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.muli %[[ARG2]], %[[C4]] overflow<nsw> : index
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.muli %[[V1]], %[[C4]] overflow<nsw> : index
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.addi %[[V7]], %[[V8]] overflow<nsw> : index
// CHECK-NEXT:       %[[V11:[^ ]+]] = arith.addi %[[V10]], %[[ARG1]] overflow<nsw> : index
// CHECK-NEXT:       %[[V12:[^ ]+]] = arith.addi %[[V11]], %[[V9]] overflow<nsw> : index
// CHECK-NEXT:       func.call @use(%[[V12]]) : (index) -> ()
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

// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[C432:[^ ]+]] = arith.constant 432 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG2]], %[[C2]] overflow<nsw> : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG0]] overflow<nsw> : index
// CHECK-NEXT:     call @use(%[[V1]]) : (index) -> ()
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[V1]], %[[C3]] overflow<nsw> : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[C432]] overflow<nsw> : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.addi %[[V3]], %[[V1]] overflow<nsw> : index
// CHECK-NEXT:     call @use(%[[V4]]) : (index) -> ()
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.muli %[[ARG2]], %[[C16]] overflow<nsw, nuw> : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.floordivsi %[[ARG2]], %[[V5]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.remsi %[[ARG2]], %[[V5]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.cmpi slt, %[[V7]], %[[C0]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.addi %[[V7]], %[[V5]] overflow<nsw> : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.select %[[V8]], %[[V9]], %[[V7]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.divsi %[[V10]], %[[C16]] : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.remsi %[[ARG2]], %[[C16]] : index
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.cmpi slt, %[[V12]], %[[C0]] : index
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.addi %[[V12]], %[[C16]] overflow<nsw> : index
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.select %[[V13]], %[[V14]], %[[V12]] : index
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.divsi %[[V15]], %[[C2]] : index
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.remsi %[[ARG2]], %[[C2]] : index
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.cmpi slt, %[[V17]], %[[C0]] : index
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.addi %[[V17]], %[[C2]] overflow<nsw> : index
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.select %[[V18]], %[[V19]], %[[V17]] : index
// CHECK-NEXT:     call @use(%[[V6]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[V11]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[V16]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[V20]]) : (index) -> ()
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 4 to -2 {
// CHECK-NEXT:       %[[V21:[^ ]+]] = arith.muli %[[ARG1]], %[[C2]] overflow<nsw, nuw> : index
// CHECK-NEXT:       %[[V22:[^ ]+]] = arith.floordivsi %[[V20]], %[[V21]] : index
// CHECK-NEXT:       %[[V23:[^ ]+]] = arith.remsi %[[V20]], %[[V21]] : index
// CHECK-NEXT:       %[[V24:[^ ]+]] = arith.cmpi slt, %[[V23]], %[[C0]] : index
// CHECK-NEXT:       %[[V25:[^ ]+]] = arith.addi %[[V23]], %[[V21]] overflow<nsw> : index
// CHECK-NEXT:       %[[V26:[^ ]+]] = arith.select %[[V24]], %[[V25]], %[[V23]] : index
// CHECK-NEXT:       %[[V27:[^ ]+]] = arith.divsi %[[V26]], %[[C2]] : index
// CHECK-NEXT:       %[[V28:[^ ]+]] = arith.remsi %[[V20]], %[[C2]] : index
// CHECK-NEXT:       %[[V29:[^ ]+]] = arith.cmpi slt, %[[V28]], %[[C0]] : index
// CHECK-NEXT:       %[[V30:[^ ]+]] = arith.addi %[[V28]], %[[C2]] overflow<nsw> : index
// CHECK-NEXT:       %[[V31:[^ ]+]] = arith.select %[[V29]], %[[V30]], %[[V28]] : index
// CHECK-NEXT:       func.call @use(%[[V22]]) : (index) -> ()
// CHECK-NEXT:       func.call @use(%[[V27]]) : (index) -> ()
// CHECK-NEXT:       func.call @use(%[[V31]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @use(index)
func.func private @usef(f32)
func.func @f(%i: index) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %cm3 = arith.constant -3 : index
  %v0:3 = affine.delinearize_index %i into (%c4, 2) : index, index, index
  func.call @use(%v0#0) : (index) -> ()
  func.call @use(%v0#1) : (index) -> ()
  func.call @use(%v0#2) : (index) -> ()
  
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.floordivsi %[[ARG0]], %[[C8]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.remsi %[[ARG0]], %[[C8]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi slt, %[[V1]], %[[C0]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V1]], %[[C8]] overflow<nsw> : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.select %[[V2]], %[[V3]], %[[V1]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.divsi %[[V4]], %[[C2]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.remsi %[[ARG0]], %[[C2]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.cmpi slt, %[[V6]], %[[C0]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.addi %[[V6]], %[[C2]] overflow<nsw> : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.select %[[V7]], %[[V8]], %[[V6]] : index
// CHECK-NEXT:     call @use(%[[V0]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[V5]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[V9]]) : (index) -> ()
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
  affine.for %a0 = max affine_map<(d0) -> ((2) mod 3)>(%i) to affine_map<(d0) -> ((d0) mod 4)>(%i) {
  func.call @use(%a0) : (index) -> ()
  %v1:2 = affine.delinearize_index %c4 into (2, 1) : index, index
  func.call @use(%v1#0) : (index) -> ()
  func.call @use(%v1#1) : (index) -> ()
  %v2:2 = affine.delinearize_index %n into (8, 8) : index, index
  func.call @use(%v2#0) : (index) -> ()
  func.call @use(%v2#1) : (index) -> ()
  %v3:4 = affine.delinearize_index %v2#1 into (3, 3, %c4) : index, index, index, index
  func.call @use(%v3#0) : (index) -> ()
  func.call @use(%v3#1) : (index) -> ()
  func.call @use(%v3#2) : (index) -> ()
  func.call @use(%v3#3) : (index) -> ()
  } 
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 mod 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C36:[^ ]+]] = arith.constant 36 : index
// CHECK-NEXT:     %[[C12:[^ ]+]] = arith.constant 12 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 2 to #map()[%[[ARG0]]] {
// CHECK-NEXT:       func.call @use(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:       func.call @use(%[[C4]]) : (index) -> ()
// CHECK-NEXT:       func.call @use(%[[C0]]) : (index) -> ()
// CHECK-NEXT:       %[[V0:[^ ]+]] = arith.floordivsi %[[ARG1]], %[[C8]] : index
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.remsi %[[ARG1]], %[[C8]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi slt, %[[V1]], %[[C0]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[V1]], %[[C8]] overflow<nsw> : index
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.select %[[V2]], %[[V3]], %[[V1]] : index
// CHECK-NEXT:       func.call @use(%[[V0]]) : (index) -> ()
// CHECK-NEXT:       func.call @use(%[[V4]]) : (index) -> ()
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.floordivsi %[[V4]], %[[C36]] : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.remsi %[[V4]], %[[C36]] : index
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.cmpi slt, %[[V6]], %[[C0]] : index
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.addi %[[V6]], %[[C36]] overflow<nsw> : index
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.select %[[V7]], %[[V8]], %[[V6]] : index
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.divsi %[[V9]], %[[C12]] : index
// CHECK-NEXT:       %[[V11:[^ ]+]] = arith.remsi %[[V4]], %[[C12]] : index
// CHECK-NEXT:       %[[V12:[^ ]+]] = arith.cmpi slt, %[[V11]], %[[C0]] : index
// CHECK-NEXT:       %[[V13:[^ ]+]] = arith.addi %[[V11]], %[[C12]] overflow<nsw> : index
// CHECK-NEXT:       %[[V14:[^ ]+]] = arith.select %[[V12]], %[[V13]], %[[V11]] : index
// CHECK-NEXT:       %[[V15:[^ ]+]] = arith.divsi %[[V14]], %[[C4]] : index
// CHECK-NEXT:       %[[V16:[^ ]+]] = arith.remsi %[[V4]], %[[C4]] : index
// CHECK-NEXT:       %[[V17:[^ ]+]] = arith.cmpi slt, %[[V16]], %[[C0]] : index
// CHECK-NEXT:       %[[V18:[^ ]+]] = arith.addi %[[V16]], %[[C4]] overflow<nsw> : index
// CHECK-NEXT:       %[[V19:[^ ]+]] = arith.select %[[V17]], %[[V18]], %[[V16]] : index
// CHECK-NEXT:       func.call @use(%[[V5]]) : (index) -> ()
// CHECK-NEXT:       func.call @use(%[[V10]]) : (index) -> ()
// CHECK-NEXT:       func.call @use(%[[V15]]) : (index) -> ()
// CHECK-NEXT:       func.call @use(%[[V19]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
