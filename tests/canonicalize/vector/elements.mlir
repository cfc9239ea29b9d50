// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

func.func @from_elements_2x2_aaaa(%a: f32) -> (vector<2x2xf32>) {
  %r = vector.from_elements %a, %a, %a, %a : vector<2x2xf32>
  return %r : vector<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_elements_2x2_aaaa(%[[ARG0:[^ ]+]]: f32) -> vector<2x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : f32 to vector<2x2xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from_elements_consts() -> (vector<2xf32>) {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 2.0 : f32
  %r = vector.from_elements %a, %b : vector<2xf32>
  return %r : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_elements_consts() -> vector<2xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
// CHECK-NEXT:     return %[[CST]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from_elements_poison() -> (vector<2xf32>) {
  %p = ub.poison : f32
  %r = vector.from_elements %p, %p : vector<2xf32>
  return %r : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_elements_poison() -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ub.poison : vector<2xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from_elements_poison1(%a: f32) -> (vector<2xf32>) {
  %p = ub.poison : f32
  %r = vector.from_elements %p, %a : vector<2xf32>
  return %r : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_elements_poison1(%[[ARG0:[^ ]+]]: f32) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.from_elements %[[V0]], %[[ARG0]] : vector<2xf32>
// CHECK-NEXT:     return %[[V1]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from_elements_extracts_whole(%v: vector<4xf32>) -> (vector<4xf32>) {
  %e0 = vector.extract %v[0] : f32 from vector<4xf32>
  %e1 = vector.extract %v[1] : f32 from vector<4xf32>
  %e2 = vector.extract %v[2] : f32 from vector<4xf32>
  %e3 = vector.extract %v[3] : f32 from vector<4xf32>
  %r = vector.from_elements %e0, %e1, %e2, %e3 : vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_elements_extracts_whole(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     return %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from_elements_extracts_whole_reshape(%v: vector<4xf32>) -> (vector<2x2xf32>) {
  %e0 = vector.extract %v[0] : f32 from vector<4xf32>
  %e1 = vector.extract %v[1] : f32 from vector<4xf32>
  %e2 = vector.extract %v[2] : f32 from vector<4xf32>
  %e3 = vector.extract %v[3] : f32 from vector<4xf32>
  %r = vector.from_elements %e0, %e1, %e2, %e3 : vector<2x2xf32>
  return %r : vector<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_elements_extracts_whole_reshape(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<2x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<4xf32> to vector<2x2xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from_elements_extracts_suffix(%v: vector<2x2xf32>) -> (vector<2xf32>) {
  %e0 = vector.extract %v[1,0] : f32 from vector<2x2xf32>
  %e1 = vector.extract %v[1,1] : f32 from vector<2x2xf32>
  %r = vector.from_elements %e0, %e1 : vector<2xf32>
  return %r : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_elements_extracts_suffix(%[[ARG0:[^ ]+]]: vector<2x2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][1] : vector<2xf32> from vector<2x2xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from_elements_extracts_3d(%v: vector<2x2x2xf32>) -> (vector<4xf32>) {
  %e0 = vector.extract %v[1,0,0] : f32 from vector<2x2x2xf32>
  %e1 = vector.extract %v[1,0,1] : f32 from vector<2x2x2xf32>
  %e2 = vector.extract %v[1,1,0] : f32 from vector<2x2x2xf32>
  %e3 = vector.extract %v[1,1,1] : f32 from vector<2x2x2xf32>
  %r = vector.from_elements %e0, %e1, %e2, %e3 : vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_elements_extracts_3d(%[[ARG0:[^ ]+]]: vector<2x2x2xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][1] : vector<2x2xf32> from vector<2x2x2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.shape_cast %[[V0]] : vector<2x2xf32> to vector<4xf32>
// CHECK-NEXT:     return %[[V1]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from_elements_extracts_unit(%v: vector<1x4x1xf32>) -> (vector<4xf32>) {
  %e0 = vector.extract %v[0,0,0] : f32 from vector<1x4x1xf32>
  %e1 = vector.extract %v[0,1,0] : f32 from vector<1x4x1xf32>
  %e2 = vector.extract %v[0,2,0] : f32 from vector<1x4x1xf32>
  %e3 = vector.extract %v[0,3,0] : f32 from vector<1x4x1xf32>
  %r = vector.from_elements %e0, %e1, %e2, %e3 : vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_elements_extracts_unit(%[[ARG0:[^ ]+]]: vector<1x4x1xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : vector<4x1xf32> from vector<1x4x1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.shape_cast %[[V0]] : vector<4x1xf32> to vector<4xf32>
// CHECK-NEXT:     return %[[V1]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from_elements_extracts_middle(%v: vector<4xf32>) -> (vector<2xf32>) {
  %e0 = vector.extract %v[1] : f32 from vector<4xf32>
  %e1 = vector.extract %v[2] : f32 from vector<4xf32>
  %r = vector.from_elements %e0, %e1 : vector<2xf32>
  return %r : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_elements_extracts_middle(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][1] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][2] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.from_elements %[[V0]], %[[V1]] : vector<2xf32>
// CHECK-NEXT:     return %[[V2]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from_elements_extracts_rev(%v: vector<2xf32>) -> (vector<2xf32>) {
  %e0 = vector.extract %v[1] : f32 from vector<2xf32>
  %e1 = vector.extract %v[0] : f32 from vector<2xf32>
  %r = vector.from_elements %e0, %e1 : vector<2xf32>
  return %r : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_elements_extracts_rev(%[[ARG0:[^ ]+]]: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][1] : f32 from vector<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][0] : f32 from vector<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.from_elements %[[V0]], %[[V1]] : vector<2xf32>
// CHECK-NEXT:     return %[[V2]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from_elements_extracts_cross(%v: vector<2x2xf32>) -> (vector<2xf32>) {
  %e0 = vector.extract %v[0,1] : f32 from vector<2x2xf32>
  %e1 = vector.extract %v[1,0] : f32 from vector<2x2xf32>
  %r = vector.from_elements %e0, %e1 : vector<2xf32>
  return %r : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_elements_extracts_cross(%[[ARG0:[^ ]+]]: vector<2x2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0, 1] : f32 from vector<2x2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1, 0] : f32 from vector<2x2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.from_elements %[[V0]], %[[V1]] : vector<2xf32>
// CHECK-NEXT:     return %[[V2]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from_elements_to_elements_4_4(%v: vector<4xf32>) -> (vector<4xf32>) {
  %e:4 = vector.to_elements %v : vector<4xf32>
  %r = vector.from_elements %e#0, %e#1, %e#2, %e#3 : vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_elements_to_elements_4_4(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     return %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @to_elements_from_elements_2x2(%a: f32, %b: f32) -> (f32, f32) {
  %v = vector.from_elements %a, %b, %a, %b : vector<2x2xf32>
  %e:4 = vector.to_elements %v : vector<2x2xf32>
  return %e#0, %e#3 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @to_elements_from_elements_2x2(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32) -> (f32, f32) {
// CHECK-NEXT:     return %[[ARG0]], %[[ARG1]] : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @to_elements_bcast_2x1(%a: vector<2x1xf32>) -> (f32, f32) {
  %v = vector.broadcast %a : vector<2x1xf32> to vector<2x2xf32>
  %e:4 = vector.to_elements %v : vector<2x2xf32>
  return %e#0, %e#3 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @to_elements_bcast_2x1(%[[ARG0:[^ ]+]]: vector<2x1xf32>) -> (f32, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = vector.to_elements %[[ARG0]] : vector<2x1xf32>
// CHECK-NEXT:     return %[[V0]]#0, %[[V0]]#1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @to_elements_bcast_2(%a: vector<2xf32>) -> (f32, f32) {
  %v = vector.broadcast %a : vector<2xf32> to vector<2x2xf32>
  %e:4 = vector.to_elements %v : vector<2x2xf32>
  return %e#0, %e#3 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @to_elements_bcast_2(%[[ARG0:[^ ]+]]: vector<2xf32>) -> (f32, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = vector.to_elements %[[ARG0]] : vector<2xf32>
// CHECK-NEXT:     return %[[V0]]#0, %[[V0]]#1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @to_elements_bcast(%a: f32) -> (f32, f32) {
  %v = vector.broadcast %a : f32 to vector<2x2xf32>
  %e:4 = vector.to_elements %v : vector<2x2xf32>
  return %e#0, %e#3 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @to_elements_bcast(%[[ARG0:[^ ]+]]: f32) -> (f32, f32) {
// CHECK-NEXT:     return %[[ARG0]], %[[ARG0]] : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_from_elements_1(%a: f32, %b: f32, %c: f32, %d: f32) -> (vector<2xf32>) {
  %v = vector.from_elements %a, %b, %c, %d : vector<2x2xf32>
  %r = vector.extract %v[1] : vector<2xf32> from vector<2x2xf32>
  return %r : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_from_elements_1(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: f32) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.from_elements %[[ARG2]], %[[ARG3]] : vector<2xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_from_elements_1_1(%a: f32, %b: f32, %c: f32, %d: f32) -> (f32) {
  %v = vector.from_elements %a, %b, %c, %d : vector<2x2xf32>
  %r = vector.extract %v[1,1] : f32 from vector<2x2xf32>
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_from_elements_1_1(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_from_elements_i(%a: f32, %b: f32, %c: f32, %d: f32, %i: index) -> (vector<2xf32>) {
  %v = vector.from_elements %a, %b, %c, %d : vector<2x2xf32>
  %r = vector.extract %v[%i] : vector<2xf32> from vector<2x2xf32>
  return %r : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_from_elements_i(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: index) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.from_elements %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]] : vector<2x2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[V0]][%[[ARG4]]] : vector<2xf32> from vector<2x2xf32>
// CHECK-NEXT:     return %[[V1]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
