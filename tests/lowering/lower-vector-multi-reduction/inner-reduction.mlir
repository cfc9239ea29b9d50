// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(lower-vector-multi-reduction{lowering-strategy=inner-reduction}))' | FileCheck %s

func.func @a(%a: vector<2x3xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.multi_reduction <add>, %a, %c [1] : vector<2x3xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<2x3xf32>, %[[ARG1:[^ ]+]]: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG1]][0] : f32 from vector<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.reduction <add>, %[[V0]], %[[V1]] : vector<3xf32> into f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert %[[V2]], %[[CST]] [0] : f32 into vector<2xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[ARG0]][1] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG1]][1] : f32 from vector<2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.reduction <add>, %[[V4]], %[[V5]] : vector<3xf32> into f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert %[[V6]], %[[V3]] [1] : f32 into vector<2xf32>
// CHECK-NEXT:     return %[[V7]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: vector<2x3xf32>, %c: f32) -> f32 {
  %0 = vector.multi_reduction <mul>, %a, %c [0, 1] : vector<2x3xf32> to f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<2x3xf32>, %[[ARG1:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<2x3xf32> to vector<6xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.reduction <mul>, %[[V0]], %[[ARG1]] : vector<6xf32> into f32
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: vector<3xi32>, %c: i32) -> i32 {
  %0 = vector.multi_reduction <minsi>, %a, %c [0] : vector<3xi32> to i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<3xi32>, %[[ARG1:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.reduction <minsi>, %[[ARG0]], %[[ARG1]] : vector<3xi32> into i32
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: vector<2x3x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.multi_reduction <maxnumf>, %a, %c [1] : vector<2x3x4xf32> to vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<2x3x4xf32>, %[[ARG1:[^ ]+]]: vector<2x4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transpose %[[ARG0]], [0, 2, 1] : vector<2x3x4xf32> to vector<2x4x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[V0]][0, 0] : vector<3xf32> from vector<2x4x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG1]][0, 0] : f32 from vector<2x4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.reduction <maxnumf>, %[[V1]], %[[V2]] : vector<3xf32> into f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.insert %[[V3]], %[[CST]] [0] : f32 into vector<8xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[V0]][0, 1] : vector<3xf32> from vector<2x4x3xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract %[[ARG1]][0, 1] : f32 from vector<2x4xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.reduction <maxnumf>, %[[V5]], %[[V6]] : vector<3xf32> into f32
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert %[[V7]], %[[V4]] [1] : f32 into vector<8xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[V0]][0, 2] : vector<3xf32> from vector<2x4x3xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[ARG1]][0, 2] : f32 from vector<2x4xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.reduction <maxnumf>, %[[V9]], %[[V10]] : vector<3xf32> into f32
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.insert %[[V11]], %[[V8]] [2] : f32 into vector<8xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[V0]][0, 3] : vector<3xf32> from vector<2x4x3xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract %[[ARG1]][0, 3] : f32 from vector<2x4xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.reduction <maxnumf>, %[[V13]], %[[V14]] : vector<3xf32> into f32
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.insert %[[V15]], %[[V12]] [3] : f32 into vector<8xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.extract %[[V0]][1, 0] : vector<3xf32> from vector<2x4x3xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.extract %[[ARG1]][1, 0] : f32 from vector<2x4xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.reduction <maxnumf>, %[[V17]], %[[V18]] : vector<3xf32> into f32
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.insert %[[V19]], %[[V16]] [4] : f32 into vector<8xf32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.extract %[[V0]][1, 1] : vector<3xf32> from vector<2x4x3xf32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = vector.extract %[[ARG1]][1, 1] : f32 from vector<2x4xf32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = vector.reduction <maxnumf>, %[[V21]], %[[V22]] : vector<3xf32> into f32
// CHECK-NEXT:     %[[V24:[^ ]+]] = vector.insert %[[V23]], %[[V20]] [5] : f32 into vector<8xf32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = vector.extract %[[V0]][1, 2] : vector<3xf32> from vector<2x4x3xf32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = vector.extract %[[ARG1]][1, 2] : f32 from vector<2x4xf32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = vector.reduction <maxnumf>, %[[V25]], %[[V26]] : vector<3xf32> into f32
// CHECK-NEXT:     %[[V28:[^ ]+]] = vector.insert %[[V27]], %[[V24]] [6] : f32 into vector<8xf32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = vector.extract %[[V0]][1, 3] : vector<3xf32> from vector<2x4x3xf32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = vector.extract %[[ARG1]][1, 3] : f32 from vector<2x4xf32>
// CHECK-NEXT:     %[[V31:[^ ]+]] = vector.reduction <maxnumf>, %[[V29]], %[[V30]] : vector<3xf32> into f32
// CHECK-NEXT:     %[[V32:[^ ]+]] = vector.insert %[[V31]], %[[V28]] [7] : f32 into vector<8xf32>
// CHECK-NEXT:     %[[V33:[^ ]+]] = vector.shape_cast %[[V32]] : vector<8xf32> to vector<2x4xf32>
// CHECK-NEXT:     return %[[V33]] : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: vector<2x3xf32>, %c: vector<2xf32>, %m: vector<2x3xi1>) -> vector<2xf32> {
  %0 = vector.mask %m { vector.multi_reduction <add>, %a, %c [1] : vector<2x3xf32> to vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<2x3xf32>, %[[ARG1:[^ ]+]]: vector<2xf32>, %[[ARG2:[^ ]+]]: vector<2x3xi1>) -> vector<2xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG1]][0] : f32 from vector<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG2]][0] : vector<3xi1> from vector<2x3xi1>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.mask %[[V2]] { vector.reduction <add>, %[[V0]], %[[V1]] : vector<3xf32> into f32 } : vector<3xi1> -> f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.insert %[[V3]], %[[CST]] [0] : f32 into vector<2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][1] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract %[[ARG1]][1] : f32 from vector<2xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG2]][1] : vector<3xi1> from vector<2x3xi1>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.mask %[[V7]] { vector.reduction <add>, %[[V5]], %[[V6]] : vector<3xf32> into f32 } : vector<3xi1> -> f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.insert %[[V8]], %[[V4]] [1] : f32 into vector<2xf32>
// CHECK-NEXT:     return %[[V9]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: vector<2x[4]xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.multi_reduction <add>, %a, %c [1] : vector<2x[4]xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<2x[4]xf32>, %[[ARG1:[^ ]+]]: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : vector<[4]xf32> from vector<2x[4]xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG1]][0] : f32 from vector<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.reduction <add>, %[[V0]], %[[V1]] : vector<[4]xf32> into f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert %[[V2]], %[[CST]] [0] : f32 into vector<2xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[ARG0]][1] : vector<[4]xf32> from vector<2x[4]xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG1]][1] : f32 from vector<2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.reduction <add>, %[[V4]], %[[V5]] : vector<[4]xf32> into f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert %[[V6]], %[[V3]] [1] : f32 into vector<2xf32>
// CHECK-NEXT:     return %[[V7]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is made inside of a mask is looked at in the same round.
func.func @masked_all(%v: vector<1x4x1xi32>, %a: i32, %m: vector<1x4x1xi1>) -> i32 {
  %0 = vector.mask %m { vector.multi_reduction <add>, %v, %a [0, 1, 2] : vector<1x4x1xi32> to i32 } : vector<1x4x1xi1> -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @masked_all(%arg0: vector<1x4x1xi32>, %arg1: i32, %arg2: vector<1x4x1xi1>) -> i32 {
// CHECK-NEXT: %0 = vector.shape_cast %arg2 : vector<1x4x1xi1> to vector<4xi1>
// CHECK-NEXT: %1 = vector.shape_cast %arg0 : vector<1x4x1xi32> to vector<4xi32>
// CHECK-NEXT: %2 = vector.mask %0 { vector.reduction <add>, %1, %arg1 : vector<4xi32> into i32 } : vector<4xi1> -> i32
// CHECK-NEXT: return %2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @masked_middle(%v: vector<2x3x1xi16>, %a: vector<2x1xi16>, %m: vector<2x3x1xi1>) -> vector<2x1xi16> {
  %0 = vector.mask %m { vector.multi_reduction <xor>, %v, %a [1] : vector<2x3x1xi16> to vector<2x1xi16> } : vector<2x3x1xi1> -> vector<2x1xi16>
  return %0 : vector<2x1xi16>
}

// CHECK: module {
// CHECK-NEXT: func.func @masked_middle(%arg0: vector<2x3x1xi16>, %arg1: vector<2x1xi16>, %arg2: vector<2x3x1xi1>) -> vector<2x1xi16> {
// CHECK-NEXT: %cst = arith.constant dense<0> : vector<2xi16>
// CHECK-NEXT: %0 = vector.transpose %arg2, [0, 2, 1] : vector<2x3x1xi1> to vector<2x1x3xi1>
// CHECK-NEXT: %1 = vector.transpose %arg0, [0, 2, 1] : vector<2x3x1xi16> to vector<2x1x3xi16>
// CHECK-NEXT: %2 = vector.extract %1[0, 0] : vector<3xi16> from vector<2x1x3xi16>
// CHECK-NEXT: %3 = vector.extract %arg1[0, 0] : i16 from vector<2x1xi16>
// CHECK-NEXT: %4 = vector.extract %0[0, 0] : vector<3xi1> from vector<2x1x3xi1>
// CHECK-NEXT: %5 = vector.mask %4 { vector.reduction <xor>, %2, %3 : vector<3xi16> into i16 } : vector<3xi1> -> i16
// CHECK-NEXT: %6 = vector.insert %5, %cst [0] : i16 into vector<2xi16>
// CHECK-NEXT: %7 = vector.extract %1[1, 0] : vector<3xi16> from vector<2x1x3xi16>
// CHECK-NEXT: %8 = vector.extract %arg1[1, 0] : i16 from vector<2x1xi16>
// CHECK-NEXT: %9 = vector.extract %0[1, 0] : vector<3xi1> from vector<2x1x3xi1>
// CHECK-NEXT: %10 = vector.mask %9 { vector.reduction <xor>, %7, %8 : vector<3xi16> into i16 } : vector<3xi1> -> i16
// CHECK-NEXT: %11 = vector.insert %10, %6 [1] : i16 into vector<2xi16>
// CHECK-NEXT: %12 = vector.shape_cast %11 : vector<2xi16> to vector<2x1xi16>
// CHECK-NEXT: return %12 : vector<2x1xi16>
// CHECK-NEXT: }
// CHECK-NEXT: }
