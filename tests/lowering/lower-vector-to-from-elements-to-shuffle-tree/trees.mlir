// RUN: mlir-opt %s --split-input-file --lower-vector-to-from-elements-to-shuffle-tree | FileCheck %s

func.func @c(%a: vector<4xf32>) -> vector<4xf32> {
  %0:4 = vector.to_elements %a : vector<4xf32>
  %2 = vector.from_elements %0#3, %0#2, %0#1, %0#0 : vector<4xf32>
  return %2 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shuffle %[[ARG0]], %[[ARG0]] [3, 2, 1, 0] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @e(%a: vector<4xf32>, %b: vector<4xf32>, %f: f32) -> vector<4xf32> {
  %0:4 = vector.to_elements %a : vector<4xf32>
  %2 = vector.from_elements %0#0, %f, %0#1, %0#2 : vector<4xf32>
  return %2 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @e(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]]:4 = vector.to_elements %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.from_elements %[[V0]]#0, %[[ARG2]], %[[V0]]#1, %[[V0]]#2 : vector<4xf32>
// CHECK-NEXT:     return %[[V1]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<8xf32> {
  %0:4 = vector.to_elements %a : vector<4xf32>
  %1:4 = vector.to_elements %b : vector<4xf32>
  %2 = vector.from_elements %0#0, %0#1, %0#2, %0#3, %1#0, %1#1, %1#2, %1#3 : vector<8xf32>
  return %2 : vector<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shuffle %[[ARG0]], %[[ARG1]] [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @i(%a: vector<8xf32>, %b: vector<8xf32>, %c: vector<8xf32>) -> vector<6xf32> {
  %0:8 = vector.to_elements %a : vector<8xf32>
  %1:8 = vector.to_elements %b : vector<8xf32>
  %3:8 = vector.to_elements %c : vector<8xf32>
  %2 = vector.from_elements %0#5, %1#6, %3#7, %0#1, %1#2, %3#3 : vector<6xf32>
  return %2 : vector<6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @i(%[[ARG0:[^ ]+]]: vector<8xf32>, %[[ARG1:[^ ]+]]: vector<8xf32>, %[[ARG2:[^ ]+]]: vector<8xf32>) -> vector<6xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shuffle %[[ARG0]], %[[ARG1]] [5, 14, -1, 1, 10] : vector<8xf32>, vector<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.shuffle %[[ARG2]], %[[ARG2]] [7, -1, -1, 3, -1] : vector<8xf32>, vector<8xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.shuffle %[[V0]], %[[V1]] [0, 1, 5, 3, 4, 8] : vector<5xf32>, vector<5xf32>
// CHECK-NEXT:     return %[[V2]] : vector<6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<8xf32> {
  %0:4 = vector.to_elements %a : vector<4xf32>
  %1:4 = vector.to_elements %b : vector<4xf32>
  %2 = vector.from_elements %0#0, %1#0, %0#1, %1#1, %0#2, %1#2, %0#3, %1#3 : vector<8xf32>
  return %2 : vector<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shuffle %[[ARG0]], %[[ARG1]] [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<12xf32> {
  %0:4 = vector.to_elements %a : vector<4xf32>
  %1:4 = vector.to_elements %b : vector<4xf32>
  %3:4 = vector.to_elements %c : vector<4xf32>
  %2 = vector.from_elements %0#0, %0#1, %0#2, %0#3, %1#0, %1#1, %1#2, %1#3, %3#0, %3#1, %3#2, %3#3 : vector<12xf32>
  return %2 : vector<12xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<12xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shuffle %[[ARG0]], %[[ARG1]] [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.shuffle %[[ARG2]], %[[ARG2]] [0, 1, 2, 3, -1, -1, -1, -1] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.shuffle %[[V0]], %[[V1]] [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] : vector<8xf32>, vector<8xf32>
// CHECK-NEXT:     return %[[V2]] : vector<12xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @h(%a: vector<2x2xf32>, %b: vector<4xf32>) -> vector<2x4xf32> {
  %0:4 = vector.to_elements %a : vector<2x2xf32>
  %1:4 = vector.to_elements %b : vector<4xf32>
  %2 = vector.from_elements %0#0, %1#0, %0#1, %1#1, %0#2, %1#2, %0#3, %1#3 : vector<2x4xf32>
  return %2 : vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: vector<2x2xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]]:4 = vector.to_elements %[[ARG0]] : vector<2x2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]]:4 = vector.to_elements %[[ARG1]] : vector<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.from_elements %[[V0]]#0, %[[V1]]#0, %[[V0]]#1, %[[V1]]#1, %[[V0]]#2, %[[V1]]#2, %[[V0]]#3, %[[V1]]#3 : vector<2x4xf32>
// CHECK-NEXT:     return %[[V2]] : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @d(%a: vector<4xf32>, %b: vector<2xf32>, %c: vector<3xf32>, %d: vector<1xf32>, %e: vector<5xf32>) -> vector<9xf32> {
  %0:4 = vector.to_elements %a : vector<4xf32>
  %1:2 = vector.to_elements %b : vector<2xf32>
  %3:3 = vector.to_elements %c : vector<3xf32>
  %4:1 = vector.to_elements %d : vector<1xf32>
  %5:5 = vector.to_elements %e : vector<5xf32>
  %2 = vector.from_elements %5#0, %0#1, %0#2, %0#3, %1#0, %4, %3#0, %3#1, %3#2 : vector<9xf32>
  return %2 : vector<9xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @d(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<2xf32>, %[[ARG2:[^ ]+]]: vector<3xf32>, %[[ARG3:[^ ]+]]: vector<1xf32>, %[[ARG4:[^ ]+]]: vector<5xf32>) -> vector<9xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shuffle %[[ARG4]], %[[ARG0]] [0, 6, 7, 8] : vector<5xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.shuffle %[[ARG1]], %[[ARG3]] [0, 2, -1, -1] : vector<2xf32>, vector<1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.shuffle %[[ARG2]], %[[ARG2]] [0, 1, 2, -1] : vector<3xf32>, vector<3xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.shuffle %[[V0]], %[[V1]] [0, 1, 2, 3, 4, 5] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.shuffle %[[V2]], %[[V2]] [0, 1, 2, -1, -1, -1] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.shuffle %[[V3]], %[[V4]] [0, 1, 2, 3, 4, 5, 6, 7, 8] : vector<6xf32>, vector<6xf32>
// CHECK-NEXT:     return %[[V5]] : vector<9xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @apart_twice(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0:4 = vector.to_elements %a : vector<4xf32>
  %1:4 = vector.to_elements %a : vector<4xf32>
  %2:4 = vector.to_elements %b : vector<4xf32>
  %3 = vector.from_elements %0#3, %1#2, %2#1, %0#1 : vector<4xf32>
  return %3 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @apart_twice(%arg0: vector<4xf32>, %arg1: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT: %0 = vector.shuffle %arg0, %arg0 [3, 6, -1, 1] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT: %1 = vector.shuffle %arg1, %arg1 [1, -1, -1, -1] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT: %2 = vector.shuffle %0, %1 [0, 1, 4, 3] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT: return %2 : vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
