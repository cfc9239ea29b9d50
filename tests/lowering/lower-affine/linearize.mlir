// RUN: mlir-opt %s --split-input-file --lower-affine | FileCheck %s

func.func private @use(index)
func.func private @usef(f32)
func.func @f(%i: index, %n: index, %k: index) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %cm3 = arith.constant -3 : index
  %v0 = affine.linearize_index disjoint [%i, %n, %c4] by (2, %i, 1) : index
  func.call @use(%v0) : (index) -> ()
  %v1 = affine.linearize_index disjoint [%i] by (3) : index
  func.call @use(%v1) : (index) -> ()
  %v2 = affine.linearize_index disjoint [%v1] by (3) : index
  func.call @use(%v2) : (index) -> ()
  %v3 = affine.linearize_index [%i, %k] by (4, 4) : index
  func.call @use(%v3) : (index) -> ()
  %v4 = affine.linearize_index [%i, %v2, %v1] by (2, %c4) : index
  func.call @use(%v4) : (index) -> ()
  
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C_3:[^ ]+]] = arith.constant -3 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] overflow<nsw> : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[ARG1]], %[[C1]] overflow<nsw> : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[V0]], %[[V1]] overflow<nsw> : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[C4]] overflow<nsw> : index
// CHECK-NEXT:     call @use(%[[V3]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[ARG0]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[ARG0]]) : (index) -> ()
// CHECK-NEXT:     %[[C4_0:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.muli %[[ARG0]], %[[C4_0]] overflow<nsw> : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.addi %[[V4]], %[[ARG2]] overflow<nsw> : index
// CHECK-NEXT:     call @use(%[[V5]]) : (index) -> ()
// CHECK-NEXT:     %[[C4_1:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.muli %[[ARG0]], %[[C8]] overflow<nsw> : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.muli %[[ARG0]], %[[C4_1]] overflow<nsw> : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.addi %[[V6]], %[[V7]] overflow<nsw> : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.addi %[[V8]], %[[ARG0]] overflow<nsw> : index
// CHECK-NEXT:     call @use(%[[V9]]) : (index) -> ()
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
  %v0 = affine.linearize_index disjoint [%k, %k, %i, %c4] by (%n, 4, %c4) : index
  func.call @use(%v0) : (index) -> ()
  %v1 = affine.linearize_index [%k] by (%c4) : index
  func.call @use(%v1) : (index) -> ()
  %v2 = affine.linearize_index [%c4, %v1, %c4, %n] by (8, 2, 3) : index
  func.call @use(%v2) : (index) -> ()
  %v3 = affine.linearize_index [%k, %n] by (%k, 2) : index
  func.call @use(%v3) : (index) -> ()
  
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C_3:[^ ]+]] = arith.constant -3 : index
// CHECK-NEXT:     %[[C4_0:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[C16_1:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG1]], %[[C16_1]] overflow<nsw, nuw> : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[ARG2]], %[[V0]] overflow<nsw> : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[ARG2]], %[[C16]] overflow<nsw> : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[ARG0]], %[[C4_0]] overflow<nsw> : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.addi %[[V1]], %[[V2]] overflow<nsw> : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.addi %[[V4]], %[[V3]] overflow<nsw> : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[C4]] overflow<nsw> : index
// CHECK-NEXT:     call @use(%[[V6]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C6:[^ ]+]] = arith.constant 6 : index
// CHECK-NEXT:     %[[C48:[^ ]+]] = arith.constant 48 : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.muli %[[C4]], %[[C48]] overflow<nsw> : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.muli %[[ARG2]], %[[C6]] overflow<nsw> : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.muli %[[C4]], %[[C3]] overflow<nsw> : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.addi %[[V7]], %[[V8]] overflow<nsw> : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.addi %[[V10]], %[[V9]] overflow<nsw> : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.addi %[[V11]], %[[ARG1]] overflow<nsw> : index
// CHECK-NEXT:     call @use(%[[V12]]) : (index) -> ()
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.muli %[[ARG2]], %[[C2]] overflow<nsw> : index
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.addi %[[V13]], %[[ARG1]] overflow<nsw> : index
// CHECK-NEXT:     call @use(%[[V14]]) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @use(index)
func.func private @usef(f32)
func.func @f(%n: index) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %cm3 = arith.constant -3 : index
  %v0 = affine.linearize_index disjoint [%c4, %n, %c4] by (8, 4, 8) : index
  func.call @use(%v0) : (index) -> ()
  
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C_3:[^ ]+]] = arith.constant -3 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[C4]], %[[C32]] overflow<nsw> : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[ARG0]], %[[C8]] overflow<nsw> : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[V0]], %[[V1]] overflow<nsw> : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[C4]] overflow<nsw> : index
// CHECK-NEXT:     call @use(%[[V3]]) : (index) -> ()
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
  %v0 = affine.linearize_index [%k, %k, %k, %n] by (%n, %n, 1) : index
  func.call @use(%v0) : (index) -> ()
  %v1 = affine.linearize_index [%n, %c4, %k] by (4, %c4) : index
  func.call @use(%v1) : (index) -> ()
  %v2 = affine.linearize_index [%n] by (4) : index
  func.call @use(%v2) : (index) -> ()
  
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C_3:[^ ]+]] = arith.constant -3 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] overflow<nsw> : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[ARG1]], %[[V0]] overflow<nsw> : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[ARG1]], %[[ARG0]] overflow<nsw> : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[ARG1]], %[[C1]] overflow<nsw> : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.addi %[[V1]], %[[V2]] overflow<nsw> : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.addi %[[V4]], %[[V3]] overflow<nsw> : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[ARG0]] overflow<nsw> : index
// CHECK-NEXT:     call @use(%[[V6]]) : (index) -> ()
// CHECK-NEXT:     %[[C4_0:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.muli %[[ARG0]], %[[C16]] overflow<nsw> : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.muli %[[C4]], %[[C4_0]] overflow<nsw> : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.addi %[[V7]], %[[V8]] overflow<nsw> : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.addi %[[V9]], %[[ARG1]] overflow<nsw> : index
// CHECK-NEXT:     call @use(%[[V10]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[ARG0]]) : (index) -> ()
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
  %v0 = affine.linearize_index disjoint [%c4] by (3) : index
  func.call @use(%v0) : (index) -> ()
  %v1 = affine.linearize_index disjoint [%v0, %i] by (3) : index
  func.call @use(%v1) : (index) -> ()
  %v2 = affine.linearize_index disjoint [%v1, %v0, %k, %i] by (%k, 4, %c4) : index
  func.call @use(%v2) : (index) -> ()
  %v3 = affine.linearize_index [%v0, %c4, %n] by (%c4, 8, 3) : index
  func.call @use(%v3) : (index) -> ()
  %v4 = affine.linearize_index [%v2, %c4, %v3] by (1, %k) : index
  func.call @use(%v4) : (index) -> ()
  
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C_3:[^ ]+]] = arith.constant -3 : index
// CHECK-NEXT:     call @use(%[[C4]]) : (index) -> ()
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[C4]], %[[C3]] overflow<nsw> : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG0]] overflow<nsw> : index
// CHECK-NEXT:     call @use(%[[V1]]) : (index) -> ()
// CHECK-NEXT:     %[[C4_0:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[C16_1:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[ARG2]], %[[C16_1]] overflow<nsw, nuw> : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[V1]], %[[V2]] overflow<nsw> : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.muli %[[C4]], %[[C16]] overflow<nsw> : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.muli %[[ARG2]], %[[C4_0]] overflow<nsw> : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V3]], %[[V4]] overflow<nsw> : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[V6]], %[[V5]] overflow<nsw> : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.addi %[[V7]], %[[ARG0]] overflow<nsw> : index
// CHECK-NEXT:     call @use(%[[V8]]) : (index) -> ()
// CHECK-NEXT:     %[[C3_2:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C24:[^ ]+]] = arith.constant 24 : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.muli %[[C4]], %[[C24]] overflow<nsw> : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.muli %[[C4]], %[[C3_2]] overflow<nsw> : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.addi %[[V9]], %[[V10]] overflow<nsw> : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.addi %[[V11]], %[[ARG1]] overflow<nsw> : index
// CHECK-NEXT:     call @use(%[[V12]]) : (index) -> ()
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.muli %[[V8]], %[[ARG2]] overflow<nsw> : index
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.muli %[[C4]], %[[ARG2]] overflow<nsw> : index
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.addi %[[V13]], %[[V14]] overflow<nsw> : index
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.addi %[[V15]], %[[V12]] overflow<nsw> : index
// CHECK-NEXT:     call @use(%[[V16]]) : (index) -> ()
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
  %v0 = affine.linearize_index disjoint [%i, %n, %c4] by (2, %i, 1) : index
  func.call @use(%v0) : (index) -> ()
  %v1 = affine.linearize_index disjoint [%i] by (3) : index
  func.call @use(%v1) : (index) -> ()
  %v2:1 = affine.delinearize_index %v1 into (3) : index
  func.call @use(%v2#0) : (index) -> ()
  %v3:2 = affine.delinearize_index %v1 into (4, 4) : index, index
  func.call @use(%v3#0) : (index) -> ()
  func.call @use(%v3#1) : (index) -> ()
  %v4 = affine.linearize_index disjoint [%v0, %i] by (3, %i) : index
  func.call @use(%v4) : (index) -> ()
  
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C_3:[^ ]+]] = arith.constant -3 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] overflow<nsw> : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[ARG1]], %[[C1]] overflow<nsw> : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[V0]], %[[V1]] overflow<nsw> : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[C4]] overflow<nsw> : index
// CHECK-NEXT:     call @use(%[[V3]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[ARG0]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[ARG0]]) : (index) -> ()
// CHECK-NEXT:     %[[C4_0:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.floordivsi %[[ARG0]], %[[C4_0]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.remsi %[[ARG0]], %[[C4_0]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.cmpi slt, %[[V5]], %[[C0_1]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[V5]], %[[C4_0]] overflow<nsw> : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.select %[[V6]], %[[V7]], %[[V5]] : index
// CHECK-NEXT:     call @use(%[[V4]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[V8]]) : (index) -> ()
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.muli %[[V3]], %[[ARG0]] overflow<nsw> : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.addi %[[V9]], %[[ARG0]] overflow<nsw> : index
// CHECK-NEXT:     call @use(%[[V10]]) : (index) -> ()
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
  %v0 = affine.linearize_index [%k, %k] by (2, 2) : index
  func.call @use(%v0) : (index) -> ()
  affine.for %a1 = max affine_map<(d0)[s0] -> ((d0) + (5))>(%i)[%c4] to -2 {
  func.call @use(%a1) : (index) -> ()
  %v2 = affine.linearize_index [%c4, %a1, %c4, %n] by (8, 2, 3) : index
  func.call @use(%v2) : (index) -> ()
  } 
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C_3:[^ ]+]] = arith.constant -3 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG2]], %[[C2]] overflow<nsw> : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG2]] overflow<nsw> : index
// CHECK-NEXT:     call @use(%[[V1]]) : (index) -> ()
// CHECK-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG0]], %[[C5]] : index
// CHECK-NEXT:     %[[C_2:[^ ]+]] = arith.constant -2 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     scf.for %[[ARG3:[^ ]+]] = %[[V2]] to %[[C_2]] step %[[C1]] {
// CHECK-NEXT:       func.call @use(%[[ARG3]]) : (index) -> ()
// CHECK-NEXT:       %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:       %[[C6:[^ ]+]] = arith.constant 6 : index
// CHECK-NEXT:       %[[C48:[^ ]+]] = arith.constant 48 : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.muli %[[C4]], %[[C48]] overflow<nsw> : index
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.muli %[[ARG3]], %[[C6]] overflow<nsw> : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.muli %[[C4]], %[[C3]] overflow<nsw> : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.addi %[[V3]], %[[V5]] overflow<nsw> : index
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.addi %[[V6]], %[[ARG1]] overflow<nsw> : index
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.addi %[[V7]], %[[V4]] overflow<nsw> : index
// CHECK-NEXT:       func.call @use(%[[V8]]) : (index) -> ()
// CHECK-NEXT:     }
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
  affine.for %a0 = max affine_map<()[s0] -> (((s0) ceildiv 3) - ((s0) mod 8))>()[%c4] to %k step 2 {
  func.call @use(%a0) : (index) -> ()
  } 
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C_3:[^ ]+]] = arith.constant -3 : index
// CHECK-NEXT:     %[[C_2:[^ ]+]] = arith.constant -2 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     scf.for %[[ARG1:[^ ]+]] = %[[C_2]] to %[[ARG0]] step %[[C2]] {
// CHECK-NEXT:       func.call @use(%[[ARG1]]) : (index) -> ()
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
  %v0 = affine.linearize_index disjoint [%k, %i, %k, %i] by (%k, 4, %c4) : index
  func.call @use(%v0) : (index) -> ()
  
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C_3:[^ ]+]] = arith.constant -3 : index
// CHECK-NEXT:     %[[C4_0:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[C16_1:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG1]], %[[C16_1]] overflow<nsw, nuw> : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[ARG1]], %[[V0]] overflow<nsw> : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[ARG0]], %[[C16]] overflow<nsw> : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[ARG1]], %[[C4_0]] overflow<nsw> : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.addi %[[V1]], %[[V2]] overflow<nsw> : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.addi %[[V4]], %[[V3]] overflow<nsw> : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[ARG0]] overflow<nsw> : index
// CHECK-NEXT:     call @use(%[[V6]]) : (index) -> ()
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
  %v0 = affine.apply affine_map<(d0, d1)[s0] -> (1)>(%i, %c4)[%k]
  func.call @use(%v0) : (index) -> ()
  %v1 = affine.apply affine_map<(d0) -> (0)>(%c4)
  func.call @use(%v1) : (index) -> ()
  affine.for %a2 = 10 to 0 {
  func.call @use(%a2) : (index) -> ()
  %v3 = affine.apply affine_map<() -> (0)>()
  func.call @use(%v3) : (index) -> ()
  %v4 = affine.linearize_index disjoint [%c4] by (3) : index
  func.call @use(%v4) : (index) -> ()
  } 
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C_3:[^ ]+]] = arith.constant -3 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     call @use(%[[C1]]) : (index) -> ()
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     call @use(%[[C0_0]]) : (index) -> ()
// CHECK-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1_2:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     scf.for %[[ARG2:[^ ]+]] = %[[C10]] to %[[C0_1]] step %[[C1_2]] {
// CHECK-NEXT:       func.call @use(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:       %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       func.call @use(%[[C0_3]]) : (index) -> ()
// CHECK-NEXT:       func.call @use(%[[C4]]) : (index) -> ()
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
  %v0 = affine.apply affine_map<()[s0] -> ((s0) mod 5)>()[%i]
  func.call @use(%v0) : (index) -> ()
  %v1 = affine.linearize_index disjoint [%k, %i] by (3, %i) : index
  func.call @use(%v1) : (index) -> ()
  affine.for %a2 = %v0 to min affine_map<(d0)[s0] -> (s0, 64)>(%i)[%i] step 2 {
  func.call @use(%a2) : (index) -> ()
  %v3 = affine.apply affine_map<(d0, d1)[s0] -> (((d1) + (5)) + ((d1) + (d0)))>(%a2, %c4)[%n]
  func.call @use(%v3) : (index) -> ()
  } 
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C_3:[^ ]+]] = arith.constant -3 : index
// CHECK-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.remsi %[[ARG0]], %[[C5]] : index
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi slt, %[[V0]], %[[C0_0]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[V0]], %[[C5]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.select %[[V1]], %[[V2]], %[[V0]] : index
// CHECK-NEXT:     call @use(%[[V3]]) : (index) -> ()
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.muli %[[ARG2]], %[[ARG0]] overflow<nsw> : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.addi %[[V4]], %[[ARG0]] overflow<nsw> : index
// CHECK-NEXT:     call @use(%[[V5]]) : (index) -> ()
// CHECK-NEXT:     %[[C5_1:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.remsi %[[ARG0]], %[[C5_1]] : index
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.cmpi slt, %[[V6]], %[[C0_2]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.addi %[[V6]], %[[C5_1]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.select %[[V7]], %[[V8]], %[[V6]] : index
// CHECK-NEXT:     %[[C64:[^ ]+]] = arith.constant 64 : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.minsi %[[ARG0]], %[[C64]] : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     scf.for %[[ARG3:[^ ]+]] = %[[V9]] to %[[V10]] step %[[C2]] {
// CHECK-NEXT:       func.call @use(%[[ARG3]]) : (index) -> ()
// CHECK-NEXT:       %[[V11:[^ ]+]] = arith.addi %[[ARG3]], %[[C4]] : index
// CHECK-NEXT:       %[[V12:[^ ]+]] = arith.addi %[[C4]], %[[V11]] : index
// CHECK-NEXT:       %[[C5_3:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:       %[[V13:[^ ]+]] = arith.addi %[[V12]], %[[C5_3]] : index
// CHECK-NEXT:       func.call @use(%[[V13]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @use(index)
func.func private @usef(f32)
func.func @f(%n: index) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %cm3 = arith.constant -3 : index
  affine.for %a0 = -2 to affine_map<(d0, d1)[s0] -> (s0)>(%c4, %n)[%n] step 2 {
  func.call @use(%a0) : (index) -> ()
  %v1 = affine.apply affine_map<() -> (5)>()
  func.call @use(%v1) : (index) -> ()
  } 
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C_3:[^ ]+]] = arith.constant -3 : index
// CHECK-NEXT:     %[[C_2:[^ ]+]] = arith.constant -2 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     scf.for %[[ARG1:[^ ]+]] = %[[C_2]] to %[[ARG0]] step %[[C2]] {
// CHECK-NEXT:       func.call @use(%[[ARG1]]) : (index) -> ()
// CHECK-NEXT:       %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:       func.call @use(%[[C5]]) : (index) -> ()
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
  %v0 = affine.linearize_index disjoint [%c4, %c4, %k] by (2, 3) : index
  func.call @use(%v0) : (index) -> ()
  %v1 = affine.apply affine_map<(d0)[s0] -> (-1)>(%c4)[%i]
  func.call @use(%v1) : (index) -> ()
  
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C_3:[^ ]+]] = arith.constant -3 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C6:[^ ]+]] = arith.constant 6 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[C4]], %[[C6]] overflow<nsw> : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[C4]], %[[C3]] overflow<nsw> : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[V0]], %[[V1]] overflow<nsw> : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[ARG1]] overflow<nsw> : index
// CHECK-NEXT:     call @use(%[[V3]]) : (index) -> ()
// CHECK-NEXT:     %[[C_1:[^ ]+]] = arith.constant -1 : index
// CHECK-NEXT:     call @use(%[[C_1]]) : (index) -> ()
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
  affine.for %a0 = %k to 5 step 4 {
  func.call @use(%a0) : (index) -> ()
  %v1 = affine.linearize_index [%k, %c4, %k] by (4, 8) : index
  func.call @use(%v1) : (index) -> ()
  } 
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func private @usef(f32)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C_3:[^ ]+]] = arith.constant -3 : index
// CHECK-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[C4_0:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     scf.for %[[ARG1:[^ ]+]] = %[[ARG0]] to %[[C5]] step %[[C4_0]] {
// CHECK-NEXT:       func.call @use(%[[ARG1]]) : (index) -> ()
// CHECK-NEXT:       %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:       %[[C32:[^ ]+]] = arith.constant 32 : index
// CHECK-NEXT:       %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[C32]] overflow<nsw> : index
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.muli %[[C4]], %[[C8]] overflow<nsw> : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.addi %[[V0]], %[[V1]] overflow<nsw> : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[ARG0]] overflow<nsw> : index
// CHECK-NEXT:       func.call @use(%[[V3]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
