// RUN: mlir-opt %s --split-input-file --int-range-optimizations --allow-unregistered-dialect | FileCheck %s

func.func @f(%x: i8, %y: i8) -> (i8, i1, i1) {
  %l = arith.constant 12 : i8
  %h = arith.constant 12 : i8
  %m = arith.constant 0 : i8
  %n = arith.constant 3 : i8
  %k = arith.constant 4 : i8
  %0 = arith.minsi %x, %h : i8
  %1 = arith.maxsi %0, %l : i8
  %2 = arith.minsi %y, %n : i8
  %3 = arith.maxsi %2, %m : i8
  %4 = arith.divui %1, %3 : i8
  %5 = arith.cmpi ult, %4, %k : i8
  %6 = arith.cmpi sgt, %4, %k : i8
  return %4, %5, %6 : i8, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: i8, %[[ARG1:[a-zA-Z0-9_]+]]: i8) -> (i8, i1, i1) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     %c4_i8 = arith.constant 4 : i8
// CHECK-NEXT:     %c12_i8 = arith.constant 12 : i8
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = arith.minsi %[[ARG1]], %c3_i8 : i8
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = arith.maxsi %[[V0]], %c0_i8 : i8
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = arith.divui %c12_i8, %[[V1]] : i8
// CHECK-NEXT:     %[[V3:[a-zA-Z0-9_]+]] = arith.cmpi sgt, %[[V2]], %c4_i8 : i8
// CHECK-NEXT:     return %[[V2]], %false, %[[V3]] : i8, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: i8, %y: i8) -> (i8, i1, i1) {
  %l = arith.constant 5 : i8
  %h = arith.constant 12 : i8
  %m = arith.constant 0 : i8
  %n = arith.constant 3 : i8
  %k = arith.constant 1 : i8
  %0 = arith.minsi %x, %h : i8
  %1 = arith.maxsi %0, %l : i8
  %2 = arith.minsi %y, %n : i8
  %3 = arith.maxsi %2, %m : i8
  %4 = arith.ceildivui %1, %3 : i8
  %5 = arith.cmpi ult, %4, %k : i8
  %6 = arith.cmpi sgt, %4, %k : i8
  return %4, %5, %6 : i8, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: i8, %[[ARG1:[a-zA-Z0-9_]+]]: i8) -> (i8, i1, i1) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c5_i8 = arith.constant 5 : i8
// CHECK-NEXT:     %c12_i8 = arith.constant 12 : i8
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = arith.minsi %[[ARG0]], %c12_i8 : i8
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = arith.maxsi %[[V0]], %c5_i8 : i8
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = arith.minsi %[[ARG1]], %c3_i8 : i8
// CHECK-NEXT:     %[[V3:[a-zA-Z0-9_]+]] = arith.maxsi %[[V2]], %c0_i8 : i8
// CHECK-NEXT:     %[[V4:[a-zA-Z0-9_]+]] = arith.ceildivui %[[V1]], %[[V3]] : i8
// CHECK-NEXT:     %[[V5:[a-zA-Z0-9_]+]] = arith.cmpi sgt, %[[V4]], %c1_i8 : i8
// CHECK-NEXT:     return %[[V4]], %false, %[[V5]] : i8, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: i8, %y: i8) -> (i8, i1, i1) {
  %l = arith.constant 1 : i8
  %h = arith.constant 3 : i8
  %m = arith.constant 0 : i8
  %n = arith.constant 0 : i8
  %k = arith.constant 1 : i8
  %0 = arith.minsi %x, %h : i8
  %1 = arith.maxsi %0, %l : i8
  %2 = arith.minsi %y, %n : i8
  %3 = arith.maxsi %2, %m : i8
  %4 = arith.divui %1, %3 : i8
  %5 = arith.cmpi ult, %4, %k : i8
  %6 = arith.cmpi sgt, %4, %k : i8
  return %4, %5, %6 : i8, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: i8, %[[ARG1:[a-zA-Z0-9_]+]]: i8) -> (i8, i1, i1) {
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = arith.minsi %[[ARG0]], %c3_i8 : i8
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = arith.maxsi %[[V0]], %c1_i8 : i8
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = arith.divui %[[V1]], %c0_i8 : i8
// CHECK-NEXT:     %[[V3:[a-zA-Z0-9_]+]] = arith.cmpi ult, %[[V2]], %c1_i8 : i8
// CHECK-NEXT:     %[[V4:[a-zA-Z0-9_]+]] = arith.cmpi sgt, %[[V2]], %c1_i8 : i8
// CHECK-NEXT:     return %[[V2]], %[[V3]], %[[V4]] : i8, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: i8, %y: i8) -> (i8, i1, i1) {
  %l = arith.constant -128 : i8
  %h = arith.constant -128 : i8
  %m = arith.constant 7 : i8
  %n = arith.constant 7 : i8
  %k = arith.constant 17 : i8
  %0 = arith.minsi %x, %h : i8
  %1 = arith.maxsi %0, %l : i8
  %2 = arith.minsi %y, %n : i8
  %3 = arith.maxsi %2, %m : i8
  %4 = arith.ceildivsi %1, %3 : i8
  %5 = arith.cmpi ult, %4, %k : i8
  %6 = arith.cmpi sgt, %4, %k : i8
  return %4, %5, %6 : i8, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: i8, %[[ARG1:[a-zA-Z0-9_]+]]: i8) -> (i8, i1, i1) {
// CHECK-NEXT:     %c18_i8 = arith.constant 18 : i8
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     return %c18_i8, %false, %true : i8, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: i8, %y: i8) -> (i8, i1, i1) {
  %l = arith.constant -128 : i8
  %h = arith.constant -100 : i8
  %m = arith.constant 7 : i8
  %n = arith.constant 7 : i8
  %k = arith.constant 18 : i8
  %0 = arith.minsi %x, %h : i8
  %1 = arith.maxsi %0, %l : i8
  %2 = arith.minsi %y, %n : i8
  %3 = arith.maxsi %2, %m : i8
  %4 = arith.ceildivsi %1, %3 : i8
  %5 = arith.cmpi ult, %4, %k : i8
  %6 = arith.cmpi sgt, %4, %k : i8
  return %4, %5, %6 : i8, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: i8, %[[ARG1:[a-zA-Z0-9_]+]]: i8) -> (i8, i1, i1) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c7_i8 = arith.constant 7 : i8
// CHECK-NEXT:     %c-100_i8 = arith.constant -100 : i8
// CHECK-NEXT:     %c18_i8 = arith.constant 18 : i8
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = arith.minsi %[[ARG0]], %c-100_i8 : i8
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = arith.ceildivsi %[[V0]], %c7_i8 : i8
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = arith.cmpi ult, %[[V1]], %c18_i8 : i8
// CHECK-NEXT:     return %[[V1]], %[[V2]], %false : i8, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @remainders_of_vectors(%a: vector<4xi32>, %b: vector<[2]xindex>) -> (vector<4xi32>, vector<[2]xindex>) {
  %c3 = arith.constant dense<3> : vector<4xi32>
  %c64 = arith.constant dense<64> : vector<4xi32>
  %0 = arith.andi %a, %c3 : vector<4xi32>
  %1 = arith.remsi %0, %c64 : vector<4xi32>
  %c7 = arith.constant dense<7> : vector<[2]xindex>
  %c8 = arith.constant dense<8> : vector<[2]xindex>
  %2 = arith.andi %b, %c7 : vector<[2]xindex>
  %3 = arith.remui %2, %c8 : vector<[2]xindex>
  return %1, %3 : vector<4xi32>, vector<[2]xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @remainders_of_vectors(%[[ARG0:[^ ,:#)]+]]: vector<4xi32>, %[[ARG1:[^ ,:#)]+]]: vector<[2]xindex>) -> (vector<4xi32>, vector<[2]xindex>) {
// CHECK-NEXT:     %[[CST:[^ ,:#)]+]] = arith.constant dense<7> : vector<[2]xindex>
// CHECK-NEXT:     %[[CST_0:[^ ,:#)]+]] = arith.constant dense<3> : vector<4xi32>
// CHECK-NEXT:     %[[V0:[^ ,:#)]+]] = arith.andi %[[ARG0]], %[[CST_0]] : vector<4xi32>
// CHECK-NEXT:     %[[V1:[^ ,:#)]+]] = arith.andi %[[ARG1]], %[[CST]] : vector<[2]xindex>
// CHECK-NEXT:     return %[[V0]], %[[V1]] : vector<4xi32>, vector<[2]xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }
