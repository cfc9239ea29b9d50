// RUN: mlir-opt %s --split-input-file --lower-affine --allow-unregistered-dialect | FileCheck %s

// Digits that other ops gave that are lowered, too.
func.func @f(%0: index) {
    affine.for %arg0 = -1 to %0 {
      %2 = affine.linearize_index [%0, %0, %0] by (4, 5) : index
      "t.use"(%2) : (index) -> ()
      affine.for %arg1 = -1 to %0 {
      %4 = affine.linearize_index [%0, %arg1, %arg0] by (4, 5) : index
      "t.use"(%4) : (index) -> ()
      %5 = affine.linearize_index [%arg1, %0, %arg0] by (4, 5) : index
      "t.use"(%5) : (index) -> ()
      %6 = affine.linearize_index [%arg1, %arg0, %0] by (4, 5) : index
      "t.use"(%6) : (index) -> ()
      %7 = affine.linearize_index [%arg1, %2, %0] by (4, 5) : index
      "t.use"(%7) : (index) -> ()
      %8 = affine.linearize_index [%6, %2, %0] by (4, 5) : index
      "t.use"(%8) : (index) -> ()
      %9 = affine.linearize_index [%0, %6, %arg0] by (4, 5) : index
      "t.use"(%9) : (index) -> ()
      }
    }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C_1:[^ ]+]] = arith.constant -1 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     scf.for %[[ARG1:[^ ]+]] = %[[C_1]] to %[[ARG0]] step %[[C1]] {
// CHECK-NEXT:       %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:       %[[C20:[^ ]+]] = arith.constant 20 : index
// CHECK-NEXT:       %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[C20]] overflow<nsw> : index
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.muli %[[ARG0]], %[[C5]] overflow<nsw> : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.addi %[[V0]], %[[V1]] overflow<nsw> : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[ARG0]] overflow<nsw> : index
// CHECK-NEXT:       "t.use"(%[[V3]]) : (index) -> ()
// CHECK-NEXT:       %[[C_1_0:[^ ]+]] = arith.constant -1 : index
// CHECK-NEXT:       %[[C1_1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       scf.for %[[ARG2:[^ ]+]] = %[[C_1_0]] to %[[ARG0]] step %[[C1_1]] {
// CHECK-NEXT:         %[[C5_2:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:         %[[C20_3:[^ ]+]] = arith.constant 20 : index
// CHECK-NEXT:         %[[V4:[^ ]+]] = arith.muli %[[ARG0]], %[[C20_3]] overflow<nsw> : index
// CHECK-NEXT:         %[[V5:[^ ]+]] = arith.muli %[[ARG2]], %[[C5_2]] overflow<nsw> : index
// CHECK-NEXT:         %[[V6:[^ ]+]] = arith.addi %[[V4]], %[[ARG1]] overflow<nsw> : index
// CHECK-NEXT:         %[[V7:[^ ]+]] = arith.addi %[[V6]], %[[V5]] overflow<nsw> : index
// CHECK-NEXT:         "t.use"(%[[V7]]) : (index) -> ()
// CHECK-NEXT:         %[[C5_4:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:         %[[C20_5:[^ ]+]] = arith.constant 20 : index
// CHECK-NEXT:         %[[V8:[^ ]+]] = arith.muli %[[ARG2]], %[[C20_5]] overflow<nsw> : index
// CHECK-NEXT:         %[[V9:[^ ]+]] = arith.muli %[[ARG0]], %[[C5_4]] overflow<nsw> : index
// CHECK-NEXT:         %[[V10:[^ ]+]] = arith.addi %[[V9]], %[[ARG1]] overflow<nsw> : index
// CHECK-NEXT:         %[[V11:[^ ]+]] = arith.addi %[[V10]], %[[V8]] overflow<nsw> : index
// CHECK-NEXT:         "t.use"(%[[V11]]) : (index) -> ()
// CHECK-NEXT:         %[[C5_6:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:         %[[C20_7:[^ ]+]] = arith.constant 20 : index
// CHECK-NEXT:         %[[V12:[^ ]+]] = arith.muli %[[ARG2]], %[[C20_7]] overflow<nsw> : index
// CHECK-NEXT:         %[[V13:[^ ]+]] = arith.muli %[[ARG1]], %[[C5_6]] overflow<nsw> : index
// CHECK-NEXT:         %[[V14:[^ ]+]] = arith.addi %[[ARG0]], %[[V13]] overflow<nsw> : index
// CHECK-NEXT:         %[[V15:[^ ]+]] = arith.addi %[[V14]], %[[V12]] overflow<nsw> : index
// CHECK-NEXT:         "t.use"(%[[V15]]) : (index) -> ()
// CHECK-NEXT:         %[[C5_8:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:         %[[C20_9:[^ ]+]] = arith.constant 20 : index
// CHECK-NEXT:         %[[V16:[^ ]+]] = arith.muli %[[ARG2]], %[[C20_9]] overflow<nsw> : index
// CHECK-NEXT:         %[[V17:[^ ]+]] = arith.muli %[[V3]], %[[C5_8]] overflow<nsw> : index
// CHECK-NEXT:         %[[V18:[^ ]+]] = arith.addi %[[ARG0]], %[[V17]] overflow<nsw> : index
// CHECK-NEXT:         %[[V19:[^ ]+]] = arith.addi %[[V18]], %[[V16]] overflow<nsw> : index
// CHECK-NEXT:         "t.use"(%[[V19]]) : (index) -> ()
// CHECK-NEXT:         %[[C5_10:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:         %[[C20_11:[^ ]+]] = arith.constant 20 : index
// CHECK-NEXT:         %[[V20:[^ ]+]] = arith.muli %[[V15]], %[[C20_11]] overflow<nsw> : index
// CHECK-NEXT:         %[[V21:[^ ]+]] = arith.muli %[[V3]], %[[C5_10]] overflow<nsw> : index
// CHECK-NEXT:         %[[V22:[^ ]+]] = arith.addi %[[ARG0]], %[[V21]] overflow<nsw> : index
// CHECK-NEXT:         %[[V23:[^ ]+]] = arith.addi %[[V22]], %[[V20]] overflow<nsw> : index
// CHECK-NEXT:         "t.use"(%[[V23]]) : (index) -> ()
// CHECK-NEXT:         %[[C5_12:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:         %[[C20_13:[^ ]+]] = arith.constant 20 : index
// CHECK-NEXT:         %[[V24:[^ ]+]] = arith.muli %[[ARG0]], %[[C20_13]] overflow<nsw> : index
// CHECK-NEXT:         %[[V25:[^ ]+]] = arith.muli %[[V15]], %[[C5_12]] overflow<nsw> : index
// CHECK-NEXT:         %[[V26:[^ ]+]] = arith.addi %[[V24]], %[[ARG1]] overflow<nsw> : index
// CHECK-NEXT:         %[[V27:[^ ]+]] = arith.addi %[[V26]], %[[V25]] overflow<nsw> : index
// CHECK-NEXT:         "t.use"(%[[V27]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%0: index) {
    affine.for %arg0 = -1 to %0 {
      %m = affine.max affine_map<(d0) -> (d0, 0)>(%arg0)
      %m2 = affine.min affine_map<(d0) -> (d0, 0)>(%0)
      %2 = affine.linearize_index [%arg0, %m] by (0) : index
      "t.use"(%2) : (index) -> ()
      %3 = affine.linearize_index [%m, %arg0] by (0) : index
      "t.use"(%3) : (index) -> ()
      %4 = affine.linearize_index [%m2, %arg0] by (0) : index
      "t.use"(%4) : (index) -> ()
      %5 = affine.linearize_index [%arg0, %m2] by (0) : index
      "t.use"(%5) : (index) -> ()
      %6 = affine.linearize_index [%m2, %m] by (0) : index
      "t.use"(%6) : (index) -> ()
      %7 = affine.linearize_index [%m, %m2] by (0) : index
      "t.use"(%7) : (index) -> ()
    }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C_1:[^ ]+]] = arith.constant -1 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     scf.for %[[ARG1:[^ ]+]] = %[[C_1]] to %[[ARG0]] step %[[C1]] {
// CHECK-NEXT:       %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[V0:[^ ]+]] = arith.maxsi %[[ARG1]], %[[C0]] : index
// CHECK-NEXT:       %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.minsi %[[ARG0]], %[[C0_0]] : index
// CHECK-NEXT:       %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.muli %[[ARG1]], %[[C0_1]] overflow<nsw> : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[V0]] overflow<nsw> : index
// CHECK-NEXT:       "t.use"(%[[V3]]) : (index) -> ()
// CHECK-NEXT:       %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.muli %[[V0]], %[[C0_2]] overflow<nsw> : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.addi %[[V4]], %[[ARG1]] overflow<nsw> : index
// CHECK-NEXT:       "t.use"(%[[V5]]) : (index) -> ()
// CHECK-NEXT:       %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.muli %[[V1]], %[[C0_3]] overflow<nsw> : index
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.addi %[[V6]], %[[ARG1]] overflow<nsw> : index
// CHECK-NEXT:       "t.use"(%[[V7]]) : (index) -> ()
// CHECK-NEXT:       %[[C0_4:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.muli %[[ARG1]], %[[C0_4]] overflow<nsw> : index
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.addi %[[V8]], %[[V1]] overflow<nsw> : index
// CHECK-NEXT:       "t.use"(%[[V9]]) : (index) -> ()
// CHECK-NEXT:       %[[C0_5:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.muli %[[V1]], %[[C0_5]] overflow<nsw> : index
// CHECK-NEXT:       %[[V11:[^ ]+]] = arith.addi %[[V10]], %[[V0]] overflow<nsw> : index
// CHECK-NEXT:       "t.use"(%[[V11]]) : (index) -> ()
// CHECK-NEXT:       %[[C0_6:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[V12:[^ ]+]] = arith.muli %[[V0]], %[[C0_6]] overflow<nsw> : index
// CHECK-NEXT:       %[[V13:[^ ]+]] = arith.addi %[[V12]], %[[V1]] overflow<nsw> : index
// CHECK-NEXT:       "t.use"(%[[V13]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
