// RUN: mlir-opt %s --split-input-file '--pass-pipeline=builtin.module(func.func(lower-vector-multi-reduction{lowering-strategy=inner-reduction}))' | FileCheck %s

func.func @f(%a: vector<2x4xi32>, %c: vector<2xi32>) -> vector<2xi32> {
  %0 = vector.multi_reduction <and>, %a, %c [1] : vector<2x4xi32> to vector<2xi32>
  return %0: vector<2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x4xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : vector<4xi32> from vector<2x4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.reduction <and>, %[[V0]], %[[V1]] : vector<4xi32> into i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert %[[V2]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[ARG0]][1] : vector<4xi32> from vector<2x4xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.reduction <and>, %[[V4]], %[[V5]] : vector<4xi32> into i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert %[[V6]], %[[V3]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V7]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%k: vector<3x2x4xi1>, %a: vector<3x2x4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.mask %k { vector.multi_reduction <maximumf>, %a, %c [0, 1] : vector<3x2x4xf32> to vector<4xf32> } : vector<3x2x4xi1> -> vector<4xf32>
  return %0: vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<3x2x4xi1>, %[[ARG1:[^ ]+]]: vector<3x2x4xf32>, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transpose %[[ARG0]], [2, 0, 1] : vector<3x2x4xi1> to vector<4x3x2xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transpose %[[ARG1]], [2, 0, 1] : vector<3x2x4xf32> to vector<4x3x2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.shape_cast %[[V0]] : vector<4x3x2xi1> to vector<4x6xi1>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.shape_cast %[[V1]] : vector<4x3x2xf32> to vector<4x6xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[V3]][0] : vector<6xf32> from vector<4x6xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG2]][0] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract %[[V2]][0] : vector<6xi1> from vector<4x6xi1>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.mask %[[V6]] { vector.reduction <maximumf>, %[[V4]], %[[V5]] : vector<6xf32> into f32 } : vector<6xi1> -> f32
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert %[[V7]], %[[CST]] [0] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[V3]][1] : vector<6xf32> from vector<4x6xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[ARG2]][1] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[V2]][1] : vector<6xi1> from vector<4x6xi1>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.mask %[[V11]] { vector.reduction <maximumf>, %[[V9]], %[[V10]] : vector<6xf32> into f32 } : vector<6xi1> -> f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.insert %[[V12]], %[[V8]] [1] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract %[[V3]][2] : vector<6xf32> from vector<4x6xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.extract %[[ARG2]][2] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract %[[V2]][2] : vector<6xi1> from vector<4x6xi1>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.mask %[[V16]] { vector.reduction <maximumf>, %[[V14]], %[[V15]] : vector<6xf32> into f32 } : vector<6xi1> -> f32
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.insert %[[V17]], %[[V13]] [2] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.extract %[[V3]][3] : vector<6xf32> from vector<4x6xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.extract %[[ARG2]][3] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.extract %[[V2]][3] : vector<6xi1> from vector<4x6xi1>
// CHECK-NEXT:     %[[V22:[^ ]+]] = vector.mask %[[V21]] { vector.reduction <maximumf>, %[[V19]], %[[V20]] : vector<6xf32> into f32 } : vector<6xi1> -> f32
// CHECK-NEXT:     %[[V23:[^ ]+]] = vector.insert %[[V22]], %[[V18]] [3] : f32 into vector<4xf32>
// CHECK-NEXT:     return %[[V23]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.multi_reduction <maximumf>, %a, %c [0] : vector<2x4xf32> to vector<4xf32>
  return %0: vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transpose %[[ARG0]], [1, 0] : vector<2x4xf32> to vector<4x2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[V0]][0] : vector<2xf32> from vector<4x2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG1]][0] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.reduction <maximumf>, %[[V1]], %[[V2]] : vector<2xf32> into f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.insert %[[V3]], %[[CST]] [0] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[V0]][1] : vector<2xf32> from vector<4x2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract %[[ARG1]][1] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.reduction <maximumf>, %[[V5]], %[[V6]] : vector<2xf32> into f32
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert %[[V7]], %[[V4]] [1] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[V0]][2] : vector<2xf32> from vector<4x2xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[ARG1]][2] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.reduction <maximumf>, %[[V9]], %[[V10]] : vector<2xf32> into f32
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.insert %[[V11]], %[[V8]] [2] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[V0]][3] : vector<2xf32> from vector<4x2xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract %[[ARG1]][3] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.reduction <maximumf>, %[[V13]], %[[V14]] : vector<2xf32> into f32
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.insert %[[V15]], %[[V12]] [3] : f32 into vector<4xf32>
// CHECK-NEXT:     return %[[V16]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%k: vector<2x[4]xi1>, %a: vector<2x[4]xf32>, %c: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = vector.mask %k { vector.multi_reduction <add>, %a, %c [0] : vector<2x[4]xf32> to vector<[4]xf32> } : vector<2x[4]xi1> -> vector<[4]xf32>
  return %0: vector<[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x[4]xi1>, %[[ARG1:[^ ]+]]: vector<2x[4]xf32>, %[[ARG2:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<[4]xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transpose %[[ARG0]], [1, 0] : vector<2x[4]xi1> to vector<[4]x2xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transpose %[[ARG1]], [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : vector<2xf32> from vector<[4]x2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG2]][0] : f32 from vector<[4]xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[V0]][0] : vector<2xi1> from vector<[4]x2xi1>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.mask %[[V4]] { vector.reduction <add>, %[[V2]], %[[V3]] : vector<2xf32> into f32 } : vector<2xi1> -> f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.insert %[[V5]], %[[CST]] [0] : f32 into vector<[4]xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[V1]][1] : vector<2xf32> from vector<[4]x2xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[ARG2]][1] : f32 from vector<[4]xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[V0]][1] : vector<2xi1> from vector<[4]x2xi1>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.mask %[[V9]] { vector.reduction <add>, %[[V7]], %[[V8]] : vector<2xf32> into f32 } : vector<2xi1> -> f32
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert %[[V10]], %[[V6]] [1] : f32 into vector<[4]xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract %[[V1]][2] : vector<2xf32> from vector<[4]x2xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[ARG2]][2] : f32 from vector<[4]xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract %[[V0]][2] : vector<2xi1> from vector<[4]x2xi1>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.mask %[[V14]] { vector.reduction <add>, %[[V12]], %[[V13]] : vector<2xf32> into f32 } : vector<2xi1> -> f32
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.insert %[[V15]], %[[V11]] [2] : f32 into vector<[4]xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.extract %[[V1]][3] : vector<2xf32> from vector<[4]x2xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.extract %[[ARG2]][3] : f32 from vector<[4]xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.extract %[[V0]][3] : vector<2xi1> from vector<[4]x2xi1>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.mask %[[V19]] { vector.reduction <add>, %[[V17]], %[[V18]] : vector<2xf32> into f32 } : vector<2xi1> -> f32
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.insert %[[V20]], %[[V16]] [3] : f32 into vector<[4]xf32>
// CHECK-NEXT:     return %[[V21]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%k: vector<2x4xi1>, %a: vector<2x4xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.mask %k { vector.multi_reduction <mul>, %a, %c [1] : vector<2x4xf32> to vector<2xf32> } : vector<2x4xi1> -> vector<2xf32>
  return %0: vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x4xi1>, %[[ARG1:[^ ]+]]: vector<2x4xf32>, %[[ARG2:[^ ]+]]: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG1]][0] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG2]][0] : f32 from vector<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][0] : vector<4xi1> from vector<2x4xi1>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.mask %[[V2]] { vector.reduction <mul>, %[[V0]], %[[V1]] : vector<4xf32> into f32 } : vector<4xi1> -> f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.insert %[[V3]], %[[CST]] [0] : f32 into vector<2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG1]][1] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract %[[ARG2]][1] : f32 from vector<2xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][1] : vector<4xi1> from vector<2x4xi1>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.mask %[[V7]] { vector.reduction <mul>, %[[V5]], %[[V6]] : vector<4xf32> into f32 } : vector<4xi1> -> f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.insert %[[V8]], %[[V4]] [1] : f32 into vector<2xf32>
// CHECK-NEXT:     return %[[V9]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<3x2x4xi32>, %c: vector<3x4xi32>) -> vector<3x4xi32> {
  %0 = vector.multi_reduction <xor>, %a, %c [1] : vector<3x2x4xi32> to vector<3x4xi32>
  return %0: vector<3x4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<3x2x4xi32>, %[[ARG1:[^ ]+]]: vector<3x4xi32>) -> vector<3x4xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<12xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transpose %[[ARG0]], [0, 2, 1] : vector<3x2x4xi32> to vector<3x4x2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[V0]][0, 0] : vector<2xi32> from vector<3x4x2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG1]][0, 0] : i32 from vector<3x4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.reduction <xor>, %[[V1]], %[[V2]] : vector<2xi32> into i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.insert %[[V3]], %[[CST]] [0] : i32 into vector<12xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[V0]][0, 1] : vector<2xi32> from vector<3x4x2xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract %[[ARG1]][0, 1] : i32 from vector<3x4xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.reduction <xor>, %[[V5]], %[[V6]] : vector<2xi32> into i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert %[[V7]], %[[V4]] [1] : i32 into vector<12xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[V0]][0, 2] : vector<2xi32> from vector<3x4x2xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[ARG1]][0, 2] : i32 from vector<3x4xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.reduction <xor>, %[[V9]], %[[V10]] : vector<2xi32> into i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.insert %[[V11]], %[[V8]] [2] : i32 into vector<12xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[V0]][0, 3] : vector<2xi32> from vector<3x4x2xi32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract %[[ARG1]][0, 3] : i32 from vector<3x4xi32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.reduction <xor>, %[[V13]], %[[V14]] : vector<2xi32> into i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.insert %[[V15]], %[[V12]] [3] : i32 into vector<12xi32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.extract %[[V0]][1, 0] : vector<2xi32> from vector<3x4x2xi32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.extract %[[ARG1]][1, 0] : i32 from vector<3x4xi32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.reduction <xor>, %[[V17]], %[[V18]] : vector<2xi32> into i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.insert %[[V19]], %[[V16]] [4] : i32 into vector<12xi32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.extract %[[V0]][1, 1] : vector<2xi32> from vector<3x4x2xi32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = vector.extract %[[ARG1]][1, 1] : i32 from vector<3x4xi32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = vector.reduction <xor>, %[[V21]], %[[V22]] : vector<2xi32> into i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = vector.insert %[[V23]], %[[V20]] [5] : i32 into vector<12xi32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = vector.extract %[[V0]][1, 2] : vector<2xi32> from vector<3x4x2xi32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = vector.extract %[[ARG1]][1, 2] : i32 from vector<3x4xi32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = vector.reduction <xor>, %[[V25]], %[[V26]] : vector<2xi32> into i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = vector.insert %[[V27]], %[[V24]] [6] : i32 into vector<12xi32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = vector.extract %[[V0]][1, 3] : vector<2xi32> from vector<3x4x2xi32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = vector.extract %[[ARG1]][1, 3] : i32 from vector<3x4xi32>
// CHECK-NEXT:     %[[V31:[^ ]+]] = vector.reduction <xor>, %[[V29]], %[[V30]] : vector<2xi32> into i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = vector.insert %[[V31]], %[[V28]] [7] : i32 into vector<12xi32>
// CHECK-NEXT:     %[[V33:[^ ]+]] = vector.extract %[[V0]][2, 0] : vector<2xi32> from vector<3x4x2xi32>
// CHECK-NEXT:     %[[V34:[^ ]+]] = vector.extract %[[ARG1]][2, 0] : i32 from vector<3x4xi32>
// CHECK-NEXT:     %[[V35:[^ ]+]] = vector.reduction <xor>, %[[V33]], %[[V34]] : vector<2xi32> into i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = vector.insert %[[V35]], %[[V32]] [8] : i32 into vector<12xi32>
// CHECK-NEXT:     %[[V37:[^ ]+]] = vector.extract %[[V0]][2, 1] : vector<2xi32> from vector<3x4x2xi32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = vector.extract %[[ARG1]][2, 1] : i32 from vector<3x4xi32>
// CHECK-NEXT:     %[[V39:[^ ]+]] = vector.reduction <xor>, %[[V37]], %[[V38]] : vector<2xi32> into i32
// CHECK-NEXT:     %[[V40:[^ ]+]] = vector.insert %[[V39]], %[[V36]] [9] : i32 into vector<12xi32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = vector.extract %[[V0]][2, 2] : vector<2xi32> from vector<3x4x2xi32>
// CHECK-NEXT:     %[[V42:[^ ]+]] = vector.extract %[[ARG1]][2, 2] : i32 from vector<3x4xi32>
// CHECK-NEXT:     %[[V43:[^ ]+]] = vector.reduction <xor>, %[[V41]], %[[V42]] : vector<2xi32> into i32
// CHECK-NEXT:     %[[V44:[^ ]+]] = vector.insert %[[V43]], %[[V40]] [10] : i32 into vector<12xi32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = vector.extract %[[V0]][2, 3] : vector<2xi32> from vector<3x4x2xi32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = vector.extract %[[ARG1]][2, 3] : i32 from vector<3x4xi32>
// CHECK-NEXT:     %[[V47:[^ ]+]] = vector.reduction <xor>, %[[V45]], %[[V46]] : vector<2xi32> into i32
// CHECK-NEXT:     %[[V48:[^ ]+]] = vector.insert %[[V47]], %[[V44]] [11] : i32 into vector<12xi32>
// CHECK-NEXT:     %[[V49:[^ ]+]] = vector.shape_cast %[[V48]] : vector<12xi32> to vector<3x4xi32>
// CHECK-NEXT:     return %[[V49]] : vector<3x4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<3x2x4xi32>, %c: i32) -> i32 {
  %0 = vector.multi_reduction <add>, %a, %c [0, 1, 2] : vector<3x2x4xi32> to i32
  return %0: i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<3x2x4xi32>, %[[ARG1:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<3x2x4xi32> to vector<24xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.reduction <add>, %[[V0]], %[[ARG1]] : vector<24xi32> into i32
// CHECK-NEXT:     return %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<3x2x4xi32>, %c: vector<2x4xi32>) -> vector<2x4xi32> {
  %0 = vector.multi_reduction <maxsi>, %a, %c [0] : vector<3x2x4xi32> to vector<2x4xi32>
  return %0: vector<2x4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<3x2x4xi32>, %[[ARG1:[^ ]+]]: vector<2x4xi32>) -> vector<2x4xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<8xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transpose %[[ARG0]], [1, 2, 0] : vector<3x2x4xi32> to vector<2x4x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[V0]][0, 0] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG1]][0, 0] : i32 from vector<2x4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.reduction <maxsi>, %[[V1]], %[[V2]] : vector<3xi32> into i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.insert %[[V3]], %[[CST]] [0] : i32 into vector<8xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[V0]][0, 1] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract %[[ARG1]][0, 1] : i32 from vector<2x4xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.reduction <maxsi>, %[[V5]], %[[V6]] : vector<3xi32> into i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert %[[V7]], %[[V4]] [1] : i32 into vector<8xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[V0]][0, 2] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[ARG1]][0, 2] : i32 from vector<2x4xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.reduction <maxsi>, %[[V9]], %[[V10]] : vector<3xi32> into i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.insert %[[V11]], %[[V8]] [2] : i32 into vector<8xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[V0]][0, 3] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract %[[ARG1]][0, 3] : i32 from vector<2x4xi32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.reduction <maxsi>, %[[V13]], %[[V14]] : vector<3xi32> into i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.insert %[[V15]], %[[V12]] [3] : i32 into vector<8xi32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.extract %[[V0]][1, 0] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.extract %[[ARG1]][1, 0] : i32 from vector<2x4xi32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.reduction <maxsi>, %[[V17]], %[[V18]] : vector<3xi32> into i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.insert %[[V19]], %[[V16]] [4] : i32 into vector<8xi32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.extract %[[V0]][1, 1] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = vector.extract %[[ARG1]][1, 1] : i32 from vector<2x4xi32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = vector.reduction <maxsi>, %[[V21]], %[[V22]] : vector<3xi32> into i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = vector.insert %[[V23]], %[[V20]] [5] : i32 into vector<8xi32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = vector.extract %[[V0]][1, 2] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = vector.extract %[[ARG1]][1, 2] : i32 from vector<2x4xi32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = vector.reduction <maxsi>, %[[V25]], %[[V26]] : vector<3xi32> into i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = vector.insert %[[V27]], %[[V24]] [6] : i32 into vector<8xi32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = vector.extract %[[V0]][1, 3] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = vector.extract %[[ARG1]][1, 3] : i32 from vector<2x4xi32>
// CHECK-NEXT:     %[[V31:[^ ]+]] = vector.reduction <maxsi>, %[[V29]], %[[V30]] : vector<3xi32> into i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = vector.insert %[[V31]], %[[V28]] [7] : i32 into vector<8xi32>
// CHECK-NEXT:     %[[V33:[^ ]+]] = vector.shape_cast %[[V32]] : vector<8xi32> to vector<2x4xi32>
// CHECK-NEXT:     return %[[V33]] : vector<2x4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<3x2x4xf32>, %c: vector<3x4xf32>) -> vector<3x4xf32> {
  %0 = vector.multi_reduction <maximumf>, %a, %c [1] : vector<3x2x4xf32> to vector<3x4xf32>
  return %0: vector<3x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<3x2x4xf32>, %[[ARG1:[^ ]+]]: vector<3x4xf32>) -> vector<3x4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<12xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transpose %[[ARG0]], [0, 2, 1] : vector<3x2x4xf32> to vector<3x4x2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[V0]][0, 0] : vector<2xf32> from vector<3x4x2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG1]][0, 0] : f32 from vector<3x4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.reduction <maximumf>, %[[V1]], %[[V2]] : vector<2xf32> into f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.insert %[[V3]], %[[CST]] [0] : f32 into vector<12xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[V0]][0, 1] : vector<2xf32> from vector<3x4x2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract %[[ARG1]][0, 1] : f32 from vector<3x4xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.reduction <maximumf>, %[[V5]], %[[V6]] : vector<2xf32> into f32
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert %[[V7]], %[[V4]] [1] : f32 into vector<12xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[V0]][0, 2] : vector<2xf32> from vector<3x4x2xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[ARG1]][0, 2] : f32 from vector<3x4xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.reduction <maximumf>, %[[V9]], %[[V10]] : vector<2xf32> into f32
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.insert %[[V11]], %[[V8]] [2] : f32 into vector<12xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[V0]][0, 3] : vector<2xf32> from vector<3x4x2xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract %[[ARG1]][0, 3] : f32 from vector<3x4xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.reduction <maximumf>, %[[V13]], %[[V14]] : vector<2xf32> into f32
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.insert %[[V15]], %[[V12]] [3] : f32 into vector<12xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.extract %[[V0]][1, 0] : vector<2xf32> from vector<3x4x2xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.extract %[[ARG1]][1, 0] : f32 from vector<3x4xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.reduction <maximumf>, %[[V17]], %[[V18]] : vector<2xf32> into f32
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.insert %[[V19]], %[[V16]] [4] : f32 into vector<12xf32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.extract %[[V0]][1, 1] : vector<2xf32> from vector<3x4x2xf32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = vector.extract %[[ARG1]][1, 1] : f32 from vector<3x4xf32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = vector.reduction <maximumf>, %[[V21]], %[[V22]] : vector<2xf32> into f32
// CHECK-NEXT:     %[[V24:[^ ]+]] = vector.insert %[[V23]], %[[V20]] [5] : f32 into vector<12xf32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = vector.extract %[[V0]][1, 2] : vector<2xf32> from vector<3x4x2xf32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = vector.extract %[[ARG1]][1, 2] : f32 from vector<3x4xf32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = vector.reduction <maximumf>, %[[V25]], %[[V26]] : vector<2xf32> into f32
// CHECK-NEXT:     %[[V28:[^ ]+]] = vector.insert %[[V27]], %[[V24]] [6] : f32 into vector<12xf32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = vector.extract %[[V0]][1, 3] : vector<2xf32> from vector<3x4x2xf32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = vector.extract %[[ARG1]][1, 3] : f32 from vector<3x4xf32>
// CHECK-NEXT:     %[[V31:[^ ]+]] = vector.reduction <maximumf>, %[[V29]], %[[V30]] : vector<2xf32> into f32
// CHECK-NEXT:     %[[V32:[^ ]+]] = vector.insert %[[V31]], %[[V28]] [7] : f32 into vector<12xf32>
// CHECK-NEXT:     %[[V33:[^ ]+]] = vector.extract %[[V0]][2, 0] : vector<2xf32> from vector<3x4x2xf32>
// CHECK-NEXT:     %[[V34:[^ ]+]] = vector.extract %[[ARG1]][2, 0] : f32 from vector<3x4xf32>
// CHECK-NEXT:     %[[V35:[^ ]+]] = vector.reduction <maximumf>, %[[V33]], %[[V34]] : vector<2xf32> into f32
// CHECK-NEXT:     %[[V36:[^ ]+]] = vector.insert %[[V35]], %[[V32]] [8] : f32 into vector<12xf32>
// CHECK-NEXT:     %[[V37:[^ ]+]] = vector.extract %[[V0]][2, 1] : vector<2xf32> from vector<3x4x2xf32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = vector.extract %[[ARG1]][2, 1] : f32 from vector<3x4xf32>
// CHECK-NEXT:     %[[V39:[^ ]+]] = vector.reduction <maximumf>, %[[V37]], %[[V38]] : vector<2xf32> into f32
// CHECK-NEXT:     %[[V40:[^ ]+]] = vector.insert %[[V39]], %[[V36]] [9] : f32 into vector<12xf32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = vector.extract %[[V0]][2, 2] : vector<2xf32> from vector<3x4x2xf32>
// CHECK-NEXT:     %[[V42:[^ ]+]] = vector.extract %[[ARG1]][2, 2] : f32 from vector<3x4xf32>
// CHECK-NEXT:     %[[V43:[^ ]+]] = vector.reduction <maximumf>, %[[V41]], %[[V42]] : vector<2xf32> into f32
// CHECK-NEXT:     %[[V44:[^ ]+]] = vector.insert %[[V43]], %[[V40]] [10] : f32 into vector<12xf32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = vector.extract %[[V0]][2, 3] : vector<2xf32> from vector<3x4x2xf32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = vector.extract %[[ARG1]][2, 3] : f32 from vector<3x4xf32>
// CHECK-NEXT:     %[[V47:[^ ]+]] = vector.reduction <maximumf>, %[[V45]], %[[V46]] : vector<2xf32> into f32
// CHECK-NEXT:     %[[V48:[^ ]+]] = vector.insert %[[V47]], %[[V44]] [11] : f32 into vector<12xf32>
// CHECK-NEXT:     %[[V49:[^ ]+]] = vector.shape_cast %[[V48]] : vector<12xf32> to vector<3x4xf32>
// CHECK-NEXT:     return %[[V49]] : vector<3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<3x2x4xi32>, %c: vector<2xi32>) -> vector<2xi32> {
  %0 = vector.multi_reduction <minui>, %a, %c [0, 2] : vector<3x2x4xi32> to vector<2xi32>
  return %0: vector<2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<3x2x4xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transpose %[[ARG0]], [1, 0, 2] : vector<3x2x4xi32> to vector<2x3x4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.shape_cast %[[V0]] : vector<2x3x4xi32> to vector<2x12xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : vector<12xi32> from vector<2x12xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.reduction <minui>, %[[V2]], %[[V3]] : vector<12xi32> into i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.insert %[[V4]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract %[[V1]][1] : vector<12xi32> from vector<2x12xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.reduction <minui>, %[[V6]], %[[V7]] : vector<12xi32> into i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.insert %[[V8]], %[[V5]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V9]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
