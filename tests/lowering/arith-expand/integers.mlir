// RUN: mlir-opt %s --split-input-file --arith-expand | FileCheck %s

func.func @f(%a: i8, %b: i8) -> i8 {
  %0 = arith.ceildivui %a, %b : i8
  return %0 : i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i8, %[[ARG1:[^ ]+]]: i8) -> i8 {
// CHECK-NEXT:     %[[C0_I8:[^ ]+]] = arith.constant 0 : i8
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[ARG0]], %[[C0_I8]] : i8
// CHECK-NEXT:     %[[C1_I8:[^ ]+]] = arith.constant 1 : i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.subi %[[ARG0]], %[[C1_I8]] : i8
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.divui %[[V1]], %[[ARG1]] : i8
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[C1_I8]] : i8
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.select %[[V0]], %[[C0_I8]], %[[V3]] : i8
// CHECK-NEXT:     return %[[V4]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[4]xi64>, %b: vector<[4]xi64>) -> vector<[4]xi64> {
  %0 = arith.ceildivsi %a, %b : vector<[4]xi64>
  return %0 : vector<[4]xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<[4]xi64>, %[[ARG1:[^ ]+]]: vector<[4]xi64>) -> vector<[4]xi64> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<[4]xi64>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<1> : vector<[4]xi64>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divsi %[[ARG0]], %[[ARG1]] : vector<[4]xi64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG1]] : vector<[4]xi64>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi ne, %[[ARG0]], %[[V1]] : vector<[4]xi64>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[CST]] : vector<[4]xi64>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi slt, %[[ARG1]], %[[CST]] : vector<[4]xi64>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi eq, %[[V3]], %[[V4]] : vector<[4]xi1>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.andi %[[V2]], %[[V5]] : vector<[4]xi1>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[V0]], %[[CST_0]] : vector<[4]xi64>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.select %[[V6]], %[[V7]], %[[V0]] : vector<[4]xi1>, vector<[4]xi64>
// CHECK-NEXT:     return %[[V8]] : vector<[4]xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<i32>, %b: vector<i32>) -> vector<i32> {
  %0 = arith.ceildivsi %a, %b : vector<i32>
  return %0 : vector<i32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<i32>, %[[ARG1:[^ ]+]]: vector<i32>) -> vector<i32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<i32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<1> : vector<i32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divsi %[[ARG0]], %[[ARG1]] : vector<i32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG1]] : vector<i32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi ne, %[[ARG0]], %[[V1]] : vector<i32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[CST]] : vector<i32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi slt, %[[ARG1]], %[[CST]] : vector<i32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi eq, %[[V3]], %[[V4]] : vector<i1>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.andi %[[V2]], %[[V5]] : vector<i1>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[V0]], %[[CST_0]] : vector<i32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.select %[[V6]], %[[V7]], %[[V0]] : vector<i1>, vector<i32>
// CHECK-NEXT:     return %[[V8]] : vector<i32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %0 = arith.ceildivui %a, %b : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4xi32>, %[[ARG1:[^ ]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : tensor<4xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[ARG0]], %[[CST]] : tensor<4xi32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<1> : tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.subi %[[ARG0]], %[[CST_0]] : tensor<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.divui %[[V1]], %[[ARG1]] : tensor<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[CST_0]] : tensor<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.select %[[V0]], %[[CST]], %[[V3]] : tensor<4xi1>, tensor<4xi32>
// CHECK-NEXT:     return %[[V4]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %0 = arith.ceildivsi %a, %b : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4xi32>, %[[ARG1:[^ ]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : tensor<4xi32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<1> : tensor<4xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divsi %[[ARG0]], %[[ARG1]] : tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG1]] : tensor<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi ne, %[[ARG0]], %[[V1]] : tensor<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[CST]] : tensor<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi slt, %[[ARG1]], %[[CST]] : tensor<4xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi eq, %[[V3]], %[[V4]] : tensor<4xi1>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.andi %[[V2]], %[[V5]] : tensor<4xi1>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[V0]], %[[CST_0]] : tensor<4xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.select %[[V6]], %[[V7]], %[[V0]] : tensor<4xi1>, tensor<4xi32>
// CHECK-NEXT:     return %[[V8]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i1, %b: i1) -> i1 {
  %0 = arith.floordivsi %a, %b : i1
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i1) -> i1 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divsi %[[ARG0]], %[[ARG1]] : i1
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG1]] : i1
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi ne, %[[ARG0]], %[[V1]] : i1
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[FALSE]] : i1
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi slt, %[[ARG1]], %[[FALSE]] : i1
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi ne, %[[V3]], %[[V4]] : i1
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.andi %[[V2]], %[[V5]] : i1
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[V0]], %[[TRUE]] : i1
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.select %[[V6]], %[[V7]], %[[V0]] : i1
// CHECK-NEXT:     return %[[V8]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.floordivsi %a, %b : i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divsi %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi ne, %[[ARG0]], %[[V1]] : i32
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi slt, %[[ARG1]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi ne, %[[V3]], %[[V4]] : i1
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.andi %[[V2]], %[[V5]] : i1
// CHECK-NEXT:     %[[C_1_I32:[^ ]+]] = arith.constant -1 : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[V0]], %[[C_1_I32]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.select %[[V6]], %[[V7]], %[[V0]] : i32
// CHECK-NEXT:     return %[[V8]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i8, %b: i8) -> i8 {
  %0 = arith.ceildivsi %a, %b : i8
  return %0 : i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i8, %[[ARG1:[^ ]+]]: i8) -> i8 {
// CHECK-NEXT:     %[[C0_I8:[^ ]+]] = arith.constant 0 : i8
// CHECK-NEXT:     %[[C1_I8:[^ ]+]] = arith.constant 1 : i8
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divsi %[[ARG0]], %[[ARG1]] : i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG1]] : i8
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi ne, %[[ARG0]], %[[V1]] : i8
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[C0_I8]] : i8
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi slt, %[[ARG1]], %[[C0_I8]] : i8
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi eq, %[[V3]], %[[V4]] : i1
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.andi %[[V2]], %[[V5]] : i1
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[V0]], %[[C1_I8]] : i8
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.select %[[V6]], %[[V7]], %[[V0]] : i8
// CHECK-NEXT:     return %[[V8]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %0 = arith.ceildivsi %a, %b : vector<4xi32>
  return %0 : vector<4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<4xi32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<1> : vector<4xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divsi %[[ARG0]], %[[ARG1]] : vector<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG1]] : vector<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi ne, %[[ARG0]], %[[V1]] : vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[CST]] : vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi slt, %[[ARG1]], %[[CST]] : vector<4xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi eq, %[[V3]], %[[V4]] : vector<4xi1>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.andi %[[V2]], %[[V5]] : vector<4xi1>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[V0]], %[[CST_0]] : vector<4xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.select %[[V6]], %[[V7]], %[[V0]] : vector<4xi1>, vector<4xi32>
// CHECK-NEXT:     return %[[V8]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) -> index {
  %0 = arith.floordivsi %a, %b : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divsi %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi ne, %[[ARG0]], %[[V1]] : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[C0]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi slt, %[[ARG1]], %[[C0]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi ne, %[[V3]], %[[V4]] : i1
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.andi %[[V2]], %[[V5]] : i1
// CHECK-NEXT:     %[[C_1:[^ ]+]] = arith.constant -1 : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[V0]], %[[C_1]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.select %[[V6]], %[[V7]], %[[V0]] : index
// CHECK-NEXT:     return %[[V8]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x2xi8>, %b: vector<2x2xi8>) -> vector<2x2xi8> {
  %0 = arith.ceildivsi %a, %b : vector<2x2xi8>
  return %0 : vector<2x2xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x2xi8>, %[[ARG1:[^ ]+]]: vector<2x2xi8>) -> vector<2x2xi8> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2x2xi8>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<1> : vector<2x2xi8>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divsi %[[ARG0]], %[[ARG1]] : vector<2x2xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG1]] : vector<2x2xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi ne, %[[ARG0]], %[[V1]] : vector<2x2xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[CST]] : vector<2x2xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi slt, %[[ARG1]], %[[CST]] : vector<2x2xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi eq, %[[V3]], %[[V4]] : vector<2x2xi1>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.andi %[[V2]], %[[V5]] : vector<2x2xi1>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[V0]], %[[CST_0]] : vector<2x2xi8>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.select %[[V6]], %[[V7]], %[[V0]] : vector<2x2xi1>, vector<2x2xi8>
// CHECK-NEXT:     return %[[V8]] : vector<2x2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) -> index {
  %0 = arith.ceildivsi %a, %b : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divsi %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi ne, %[[ARG0]], %[[V1]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[C0]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi slt, %[[ARG1]], %[[C0]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi eq, %[[V3]], %[[V4]] : i1
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.andi %[[V2]], %[[V5]] : i1
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[V0]], %[[C1]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.select %[[V6]], %[[V7]], %[[V0]] : index
// CHECK-NEXT:     return %[[V8]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
