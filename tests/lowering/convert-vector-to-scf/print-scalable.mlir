// RUN: mlir-opt %s --split-input-file --convert-vector-to-scf | FileCheck %s

func.func @one(%a: vector<[4]xf32>) {
  vector.print %a : vector<[4]xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @one(%[[ARG0:[^ ]+]]: vector<[4]xf32>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[VSCALE:[^ ]+]] = vector.vscale
// CHECK-NEXT:     %[[C4_VSCALE:[^ ]+]] = arith.muli %[[VSCALE]], %[[C4]] : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.subi %[[C4_VSCALE]], %[[C1]] : index
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     scf.for %[[ARG1:[^ ]+]] = %[[C0]] to %[[C4_VSCALE]] step %[[C1]] {
// CHECK-NEXT:       %[[V1:[^ ]+]] = vector.extract %[[ARG0]][%[[ARG1]]] : f32 from vector<[4]xf32>
// CHECK-NEXT:       vector.print %[[V1]] : f32 punctuation <no_punctuation>
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi ult, %[[ARG1]], %[[V0]] : index
// CHECK-NEXT:       scf.if %[[V2]] {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @several(%a: vector<2x[4]xf32>, %b: vector<[2]x4xf32>, %c: vector<[4]x[4]xi1>) {
  vector.print %a : vector<2x[4]xf32>
  vector.print %b : vector<[2]x4xf32>
  vector.print %c : vector<[4]x[4]xi1>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @several(%[[ARG0:[^ ]+]]: vector<2x[4]xf32>, %[[ARG1:[^ ]+]]: vector<[2]x4xf32>, %[[ARG2:[^ ]+]]: vector<[4]x[4]xi1>) {
// CHECK-NEXT:     vector.print %[[ARG0]] : vector<2x[4]xf32>
// CHECK-NEXT:     vector.print %[[ARG1]] : vector<[2]x4xf32>
// CHECK-NEXT:     vector.print %[[ARG2]] : vector<[4]x[4]xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
