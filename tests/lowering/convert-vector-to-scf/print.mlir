// RUN: mlir-opt %s --split-input-file --convert-vector-to-scf | FileCheck %s

func.func @p(%v: vector<2x3xf32>) {
  vector.print %v : vector<2x3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @p(%[[ARG0:[^ ]+]]: vector<2x3xf32>) {
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<2x3xf32> to vector<6xf32>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     scf.for %[[ARG1:[^ ]+]] = %[[C0]] to %[[C2]] step %[[C1]] {
// CHECK-NEXT:       vector.print punctuation <open>
// CHECK-NEXT:       scf.for %[[ARG2:[^ ]+]] = %[[C0]] to %[[C3]] step %[[C1]] {
// CHECK-NEXT:         %[[V2:[^ ]+]] = arith.muli %[[ARG1]], %[[C3]] : index
// CHECK-NEXT:         %[[V3:[^ ]+]] = arith.addi %[[ARG2]], %[[V2]] : index
// CHECK-NEXT:         %[[V4:[^ ]+]] = vector.extract %[[V0]][%[[V3]]] : f32 from vector<6xf32>
// CHECK-NEXT:         vector.print %[[V4]] : f32 punctuation <no_punctuation>
// CHECK-NEXT:         %[[V5:[^ ]+]] = arith.cmpi ult, %[[ARG2]], %[[C2]] : index
// CHECK-NEXT:         scf.if %[[V5]] {
// CHECK-NEXT:           vector.print punctuation <comma>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       vector.print punctuation <close>
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.cmpi ult, %[[ARG1]], %[[C1]] : index
// CHECK-NEXT:       scf.if %[[V1]] {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @masks(%b: vector<3xi1>, %d: vector<2xui5>) {
  vector.print %b : vector<3xi1> punctuation <comma>
  vector.print %d : vector<2xui5>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @masks(%[[ARG0:[^ ]+]]: vector<3xi1>, %[[ARG1:[^ ]+]]: vector<2xui5>) {
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extui %[[ARG0]] : vector<3xi1> to vector<3xi8>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     scf.for %[[ARG2:[^ ]+]] = %[[C0]] to %[[C3]] step %[[C1]] {
// CHECK-NEXT:       %[[V4:[^ ]+]] = vector.extract %[[V0]][%[[ARG2]]] : i8 from vector<3xi8>
// CHECK-NEXT:       vector.print %[[V4]] : i8 punctuation <no_punctuation>
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.cmpi ult, %[[ARG2]], %[[C2]] : index
// CHECK-NEXT:       scf.if %[[V5]] {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print punctuation <comma>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.bitcast %[[ARG1]] : vector<2xui5> to vector<2xi5>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.extui %[[V1]] : vector<2xi5> to vector<2xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.bitcast %[[V2]] : vector<2xi8> to vector<2xui8>
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     scf.for %[[ARG2]] = %[[C0]] to %[[C2]] step %[[C1]] {
// CHECK-NEXT:       %[[V4]] = vector.extract %[[V3]][%[[ARG2]]] : ui8 from vector<2xui8>
// CHECK-NEXT:       vector.print %[[V4]] : ui8 punctuation <no_punctuation>
// CHECK-NEXT:       %[[V5]] = arith.cmpi ult, %[[ARG2]], %[[C1]] : index
// CHECK-NEXT:       scf.if %[[V5]] {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @single(%a: vector<f32>) {
  vector.print %a : vector<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @single(%[[ARG0:[^ ]+]]: vector<f32>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     vector.print punctuation <open>
// CHECK-NEXT:     scf.for %[[ARG1:[^ ]+]] = %[[C0]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:       %[[V0:[^ ]+]] = vector.extract %[[ARG0]][] : f32 from vector<f32>
// CHECK-NEXT:       vector.print %[[V0]] : f32 punctuation <no_punctuation>
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.cmpi ult, %[[ARG1]], %[[C0]] : index
// CHECK-NEXT:       scf.if %[[V1]] {
// CHECK-NEXT:         vector.print punctuation <comma>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     vector.print punctuation <close>
// CHECK-NEXT:     vector.print
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
