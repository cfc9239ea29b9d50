// RUN: mlir-opt %s --split-input-file '--pass-pipeline=builtin.module(func.func(lower-vector-multi-reduction))' | FileCheck %s

func.func @f(%a: vector<[4]xf32>, %c: f32) -> f32 {
  %0 = vector.multi_reduction <add>, %a, %c [0] : vector<[4]xf32> to f32
  return %0: f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<[4]xf32>, %[[ARG1:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<[4]xf32> to vector<1x[4]xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[ARG1]] : f32 to vector<1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.transpose %[[V0]], [1, 0] : vector<1x[4]xf32> to vector<[4]x1xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[V2]][0] : vector<1xf32> from vector<[4]x1xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.addf %[[V3]], %[[V1]] : vector<1xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[V2]][1] : vector<1xf32> from vector<[4]x1xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addf %[[V5]], %[[V4]] : vector<1xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[V2]][2] : vector<1xf32> from vector<[4]x1xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.addf %[[V7]], %[[V6]] : vector<1xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[V2]][3] : vector<1xf32> from vector<[4]x1xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.addf %[[V9]], %[[V8]] : vector<1xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[V10]][0] : f32 from vector<1xf32>
// CHECK-NEXT:     return %[[V11]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%k: vector<3x2x4xi1>, %a: vector<3x2x4xf32>, %c: vector<3x4xf32>) -> vector<3x4xf32> {
  %0 = vector.mask %k { vector.multi_reduction <add>, %a, %c [1] : vector<3x2x4xf32> to vector<3x4xf32> } : vector<3x2x4xi1> -> vector<3x4xf32>
  return %0: vector<3x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<3x2x4xi1>, %[[ARG1:[^ ]+]]: vector<3x2x4xf32>, %[[ARG2:[^ ]+]]: vector<3x4xf32>) -> vector<3x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transpose %[[ARG0]], [1, 0, 2] : vector<3x2x4xi1> to vector<2x3x4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transpose %[[ARG1]], [1, 0, 2] : vector<3x2x4xf32> to vector<2x3x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.shape_cast %[[V0]] : vector<2x3x4xi1> to vector<2x12xi1>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.shape_cast %[[V1]] : vector<2x3x4xf32> to vector<2x12xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.shape_cast %[[ARG2]] : vector<3x4xf32> to vector<12xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[V3]][0] : vector<12xf32> from vector<2x12xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract %[[V2]][0] : vector<12xi1> from vector<2x12xi1>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.addf %[[V5]], %[[V4]] : vector<12xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.select %[[V6]], %[[V7]], %[[V4]] : vector<12xi1>, vector<12xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[V3]][1] : vector<12xf32> from vector<2x12xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[V2]][1] : vector<12xi1> from vector<2x12xi1>
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.addf %[[V9]], %[[V8]] : vector<12xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.select %[[V10]], %[[V11]], %[[V8]] : vector<12xi1>, vector<12xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.shape_cast %[[V12]] : vector<12xf32> to vector<3x4xf32>
// CHECK-NEXT:     return %[[V13]] : vector<3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%k: vector<2x4xi1>, %a: vector<2x4xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.mask %k { vector.multi_reduction <add>, %a, %c [1] : vector<2x4xf32> to vector<2xf32> } : vector<2x4xi1> -> vector<2xf32>
  return %0: vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x4xi1>, %[[ARG1:[^ ]+]]: vector<2x4xf32>, %[[ARG2:[^ ]+]]: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transpose %[[ARG0]], [1, 0] : vector<2x4xi1> to vector<4x2xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transpose %[[ARG1]], [1, 0] : vector<2x4xf32> to vector<4x2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : vector<2xf32> from vector<4x2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[V0]][0] : vector<2xi1> from vector<4x2xi1>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.addf %[[V2]], %[[ARG2]] : vector<2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.select %[[V3]], %[[V4]], %[[ARG2]] : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract %[[V1]][1] : vector<2xf32> from vector<4x2xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[V0]][1] : vector<2xi1> from vector<4x2xi1>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.addf %[[V6]], %[[V5]] : vector<2xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.select %[[V7]], %[[V8]], %[[V5]] : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[V1]][2] : vector<2xf32> from vector<4x2xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[V0]][2] : vector<2xi1> from vector<4x2xi1>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.addf %[[V10]], %[[V9]] : vector<2xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.select %[[V11]], %[[V12]], %[[V9]] : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract %[[V1]][3] : vector<2xf32> from vector<4x2xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.extract %[[V0]][3] : vector<2xi1> from vector<4x2xi1>
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.addf %[[V14]], %[[V13]] : vector<2xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.select %[[V15]], %[[V16]], %[[V13]] : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     return %[[V17]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x[4]xf32>, %c: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = vector.multi_reduction <maximumf>, %a, %c [0] : vector<2x[4]xf32> to vector<[4]xf32>
  return %0: vector<[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x[4]xf32>, %[[ARG1:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : vector<[4]xf32> from vector<2x[4]xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.maximumf %[[V0]], %[[ARG1]] : vector<[4]xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : vector<[4]xf32> from vector<2x[4]xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.maximumf %[[V2]], %[[V1]] : vector<[4]xf32>
// CHECK-NEXT:     return %[[V3]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%k: vector<2x4xi1>, %a: vector<2x4xf32>, %c: f32) -> f32 {
  %0 = vector.mask %k { vector.multi_reduction <minnumf>, %a, %c [0, 1] : vector<2x4xf32> to f32 } : vector<2x4xi1> -> f32
  return %0: f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x4xi1>, %[[ARG1:[^ ]+]]: vector<2x4xf32>, %[[ARG2:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<2x4xi1> to vector<8xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.shape_cast %[[ARG1]] : vector<2x4xf32> to vector<1x8xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.broadcast %[[ARG2]] : f32 to vector<1xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.broadcast %[[V0]] : vector<8xi1> to vector<1x8xi1>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.transpose %[[V3]], [1, 0] : vector<1x8xi1> to vector<8x1xi1>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.transpose %[[V1]], [1, 0] : vector<1x8xf32> to vector<8x1xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract %[[V5]][0] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[V4]][0] : vector<1xi1> from vector<8x1xi1>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.minnumf %[[V6]], %[[V2]] : vector<1xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.select %[[V7]], %[[V8]], %[[V2]] : vector<1xi1>, vector<1xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[V5]][1] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[V4]][1] : vector<1xi1> from vector<8x1xi1>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.minnumf %[[V10]], %[[V9]] : vector<1xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.select %[[V11]], %[[V12]], %[[V9]] : vector<1xi1>, vector<1xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract %[[V5]][2] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.extract %[[V4]][2] : vector<1xi1> from vector<8x1xi1>
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.minnumf %[[V14]], %[[V13]] : vector<1xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.select %[[V15]], %[[V16]], %[[V13]] : vector<1xi1>, vector<1xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.extract %[[V5]][3] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.extract %[[V4]][3] : vector<1xi1> from vector<8x1xi1>
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.minnumf %[[V18]], %[[V17]] : vector<1xf32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = arith.select %[[V19]], %[[V20]], %[[V17]] : vector<1xi1>, vector<1xf32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = vector.extract %[[V5]][4] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = vector.extract %[[V4]][4] : vector<1xi1> from vector<8x1xi1>
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.minnumf %[[V22]], %[[V21]] : vector<1xf32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = arith.select %[[V23]], %[[V24]], %[[V21]] : vector<1xi1>, vector<1xf32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = vector.extract %[[V5]][5] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = vector.extract %[[V4]][5] : vector<1xi1> from vector<8x1xi1>
// CHECK-NEXT:     %[[V28:[^ ]+]] = arith.minnumf %[[V26]], %[[V25]] : vector<1xf32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = arith.select %[[V27]], %[[V28]], %[[V25]] : vector<1xi1>, vector<1xf32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = vector.extract %[[V5]][6] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %[[V31:[^ ]+]] = vector.extract %[[V4]][6] : vector<1xi1> from vector<8x1xi1>
// CHECK-NEXT:     %[[V32:[^ ]+]] = arith.minnumf %[[V30]], %[[V29]] : vector<1xf32>
// CHECK-NEXT:     %[[V33:[^ ]+]] = arith.select %[[V31]], %[[V32]], %[[V29]] : vector<1xi1>, vector<1xf32>
// CHECK-NEXT:     %[[V34:[^ ]+]] = vector.extract %[[V5]][7] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %[[V35:[^ ]+]] = vector.extract %[[V4]][7] : vector<1xi1> from vector<8x1xi1>
// CHECK-NEXT:     %[[V36:[^ ]+]] = arith.minnumf %[[V34]], %[[V33]] : vector<1xf32>
// CHECK-NEXT:     %[[V37:[^ ]+]] = arith.select %[[V35]], %[[V36]], %[[V33]] : vector<1xi1>, vector<1xf32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = vector.extract %[[V37]][0] : f32 from vector<1xf32>
// CHECK-NEXT:     return %[[V38]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x[4]xi32>, %c: i32) -> i32 {
  %0 = vector.multi_reduction <and>, %a, %c [0, 1] : vector<2x[4]xi32> to i32
  return %0: i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x[4]xi32>, %[[ARG1:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<2x[4]xi32> to vector<1x[8]xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[ARG1]] : i32 to vector<1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.transpose %[[V0]], [1, 0] : vector<1x[8]xi32> to vector<[8]x1xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[V2]][0] : vector<1xi32> from vector<[8]x1xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.andi %[[V3]], %[[V1]] : vector<1xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[V2]][1] : vector<1xi32> from vector<[8]x1xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.andi %[[V5]], %[[V4]] : vector<1xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[V2]][2] : vector<1xi32> from vector<[8]x1xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.andi %[[V7]], %[[V6]] : vector<1xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[V2]][3] : vector<1xi32> from vector<[8]x1xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.andi %[[V9]], %[[V8]] : vector<1xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[V2]][4] : vector<1xi32> from vector<[8]x1xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.andi %[[V11]], %[[V10]] : vector<1xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[V2]][5] : vector<1xi32> from vector<[8]x1xi32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.andi %[[V13]], %[[V12]] : vector<1xi32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.extract %[[V2]][6] : vector<1xi32> from vector<[8]x1xi32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.andi %[[V15]], %[[V14]] : vector<1xi32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.extract %[[V2]][7] : vector<1xi32> from vector<[8]x1xi32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.andi %[[V17]], %[[V16]] : vector<1xi32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.extract %[[V18]][0] : i32 from vector<1xi32>
// CHECK-NEXT:     return %[[V19]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x[4]xf32>, %c: f32) -> f32 {
  %0 = vector.multi_reduction <mul>, %a, %c [0, 1] : vector<2x[4]xf32> to f32
  return %0: f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x[4]xf32>, %[[ARG1:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<2x[4]xf32> to vector<1x[8]xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[ARG1]] : f32 to vector<1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.transpose %[[V0]], [1, 0] : vector<1x[8]xf32> to vector<[8]x1xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[V2]][0] : vector<1xf32> from vector<[8]x1xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[V3]], %[[V1]] : vector<1xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[V2]][1] : vector<1xf32> from vector<[8]x1xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.mulf %[[V5]], %[[V4]] : vector<1xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[V2]][2] : vector<1xf32> from vector<[8]x1xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.mulf %[[V7]], %[[V6]] : vector<1xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[V2]][3] : vector<1xf32> from vector<[8]x1xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.mulf %[[V9]], %[[V8]] : vector<1xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[V2]][4] : vector<1xf32> from vector<[8]x1xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.mulf %[[V11]], %[[V10]] : vector<1xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[V2]][5] : vector<1xf32> from vector<[8]x1xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.mulf %[[V13]], %[[V12]] : vector<1xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.extract %[[V2]][6] : vector<1xf32> from vector<[8]x1xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.mulf %[[V15]], %[[V14]] : vector<1xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.extract %[[V2]][7] : vector<1xf32> from vector<[8]x1xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.mulf %[[V17]], %[[V16]] : vector<1xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.extract %[[V18]][0] : f32 from vector<1xf32>
// CHECK-NEXT:     return %[[V19]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%k: vector<3x2x4xi1>, %a: vector<3x2x4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.mask %k { vector.multi_reduction <minnumf>, %a, %c [0, 1] : vector<3x2x4xf32> to vector<4xf32> } : vector<3x2x4xi1> -> vector<4xf32>
  return %0: vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<3x2x4xi1>, %[[ARG1:[^ ]+]]: vector<3x2x4xf32>, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG1]][0, 0] : vector<4xf32> from vector<3x2x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][0, 0] : vector<4xi1> from vector<3x2x4xi1>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minnumf %[[V0]], %[[ARG2]] : vector<4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.select %[[V1]], %[[V2]], %[[ARG2]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[ARG1]][0, 1] : vector<4xf32> from vector<3x2x4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][0, 1] : vector<4xi1> from vector<3x2x4xi1>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.minnumf %[[V4]], %[[V3]] : vector<4xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.select %[[V5]], %[[V6]], %[[V3]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[ARG1]][1, 0] : vector<4xf32> from vector<3x2x4xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[ARG0]][1, 0] : vector<4xi1> from vector<3x2x4xi1>
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.minnumf %[[V8]], %[[V7]] : vector<4xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.select %[[V9]], %[[V10]], %[[V7]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract %[[ARG1]][1, 1] : vector<4xf32> from vector<3x2x4xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[ARG0]][1, 1] : vector<4xi1> from vector<3x2x4xi1>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.minnumf %[[V12]], %[[V11]] : vector<4xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.select %[[V13]], %[[V14]], %[[V11]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract %[[ARG1]][2, 0] : vector<4xf32> from vector<3x2x4xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.extract %[[ARG0]][2, 0] : vector<4xi1> from vector<3x2x4xi1>
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.minnumf %[[V16]], %[[V15]] : vector<4xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.select %[[V17]], %[[V18]], %[[V15]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.extract %[[ARG1]][2, 1] : vector<4xf32> from vector<3x2x4xf32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.extract %[[ARG0]][2, 1] : vector<4xi1> from vector<3x2x4xi1>
// CHECK-NEXT:     %[[V22:[^ ]+]] = arith.minnumf %[[V20]], %[[V19]] : vector<4xf32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.select %[[V21]], %[[V22]], %[[V19]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     return %[[V23]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%k: vector<2x[4]xi1>, %a: vector<2x[4]xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.mask %k { vector.multi_reduction <minnumf>, %a, %c [1] : vector<2x[4]xf32> to vector<2xf32> } : vector<2x[4]xi1> -> vector<2xf32>
  return %0: vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x[4]xi1>, %[[ARG1:[^ ]+]]: vector<2x[4]xf32>, %[[ARG2:[^ ]+]]: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transpose %[[ARG0]], [1, 0] : vector<2x[4]xi1> to vector<[4]x2xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transpose %[[ARG1]], [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : vector<2xf32> from vector<[4]x2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[V0]][0] : vector<2xi1> from vector<[4]x2xi1>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.minnumf %[[V2]], %[[ARG2]] : vector<2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.select %[[V3]], %[[V4]], %[[ARG2]] : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract %[[V1]][1] : vector<2xf32> from vector<[4]x2xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[V0]][1] : vector<2xi1> from vector<[4]x2xi1>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.minnumf %[[V6]], %[[V5]] : vector<2xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.select %[[V7]], %[[V8]], %[[V5]] : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[V1]][2] : vector<2xf32> from vector<[4]x2xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[V0]][2] : vector<2xi1> from vector<[4]x2xi1>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.minnumf %[[V10]], %[[V9]] : vector<2xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.select %[[V11]], %[[V12]], %[[V9]] : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract %[[V1]][3] : vector<2xf32> from vector<[4]x2xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.extract %[[V0]][3] : vector<2xi1> from vector<[4]x2xi1>
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.minnumf %[[V14]], %[[V13]] : vector<2xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.select %[[V15]], %[[V16]], %[[V13]] : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     return %[[V17]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[4]xi32>, %c: i32) -> i32 {
  %0 = vector.multi_reduction <minui>, %a, %c [0] : vector<[4]xi32> to i32
  return %0: i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<[4]xi32>, %[[ARG1:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<[4]xi32> to vector<1x[4]xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[ARG1]] : i32 to vector<1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.transpose %[[V0]], [1, 0] : vector<1x[4]xi32> to vector<[4]x1xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[V2]][0] : vector<1xi32> from vector<[4]x1xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.minui %[[V3]], %[[V1]] : vector<1xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[V2]][1] : vector<1xi32> from vector<[4]x1xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.minui %[[V5]], %[[V4]] : vector<1xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[V2]][2] : vector<1xi32> from vector<[4]x1xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.minui %[[V7]], %[[V6]] : vector<1xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[V2]][3] : vector<1xi32> from vector<[4]x1xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.minui %[[V9]], %[[V8]] : vector<1xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[V10]][0] : i32 from vector<1xi32>
// CHECK-NEXT:     return %[[V11]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%k: vector<2x4xi1>, %a: vector<2x4xf32>, %c: f32) -> f32 {
  %0 = vector.mask %k { vector.multi_reduction <add>, %a, %c [0, 1] : vector<2x4xf32> to f32 } : vector<2x4xi1> -> f32
  return %0: f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x4xi1>, %[[ARG1:[^ ]+]]: vector<2x4xf32>, %[[ARG2:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<2x4xi1> to vector<8xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.shape_cast %[[ARG1]] : vector<2x4xf32> to vector<1x8xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.broadcast %[[ARG2]] : f32 to vector<1xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.broadcast %[[V0]] : vector<8xi1> to vector<1x8xi1>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.transpose %[[V3]], [1, 0] : vector<1x8xi1> to vector<8x1xi1>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.transpose %[[V1]], [1, 0] : vector<1x8xf32> to vector<8x1xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract %[[V5]][0] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[V4]][0] : vector<1xi1> from vector<8x1xi1>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.addf %[[V6]], %[[V2]] : vector<1xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.select %[[V7]], %[[V8]], %[[V2]] : vector<1xi1>, vector<1xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[V5]][1] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[V4]][1] : vector<1xi1> from vector<8x1xi1>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.addf %[[V10]], %[[V9]] : vector<1xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.select %[[V11]], %[[V12]], %[[V9]] : vector<1xi1>, vector<1xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract %[[V5]][2] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.extract %[[V4]][2] : vector<1xi1> from vector<8x1xi1>
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.addf %[[V14]], %[[V13]] : vector<1xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.select %[[V15]], %[[V16]], %[[V13]] : vector<1xi1>, vector<1xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.extract %[[V5]][3] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.extract %[[V4]][3] : vector<1xi1> from vector<8x1xi1>
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.addf %[[V18]], %[[V17]] : vector<1xf32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = arith.select %[[V19]], %[[V20]], %[[V17]] : vector<1xi1>, vector<1xf32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = vector.extract %[[V5]][4] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = vector.extract %[[V4]][4] : vector<1xi1> from vector<8x1xi1>
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.addf %[[V22]], %[[V21]] : vector<1xf32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = arith.select %[[V23]], %[[V24]], %[[V21]] : vector<1xi1>, vector<1xf32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = vector.extract %[[V5]][5] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = vector.extract %[[V4]][5] : vector<1xi1> from vector<8x1xi1>
// CHECK-NEXT:     %[[V28:[^ ]+]] = arith.addf %[[V26]], %[[V25]] : vector<1xf32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = arith.select %[[V27]], %[[V28]], %[[V25]] : vector<1xi1>, vector<1xf32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = vector.extract %[[V5]][6] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %[[V31:[^ ]+]] = vector.extract %[[V4]][6] : vector<1xi1> from vector<8x1xi1>
// CHECK-NEXT:     %[[V32:[^ ]+]] = arith.addf %[[V30]], %[[V29]] : vector<1xf32>
// CHECK-NEXT:     %[[V33:[^ ]+]] = arith.select %[[V31]], %[[V32]], %[[V29]] : vector<1xi1>, vector<1xf32>
// CHECK-NEXT:     %[[V34:[^ ]+]] = vector.extract %[[V5]][7] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %[[V35:[^ ]+]] = vector.extract %[[V4]][7] : vector<1xi1> from vector<8x1xi1>
// CHECK-NEXT:     %[[V36:[^ ]+]] = arith.addf %[[V34]], %[[V33]] : vector<1xf32>
// CHECK-NEXT:     %[[V37:[^ ]+]] = arith.select %[[V35]], %[[V36]], %[[V33]] : vector<1xi1>, vector<1xf32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = vector.extract %[[V37]][0] : f32 from vector<1xf32>
// CHECK-NEXT:     return %[[V38]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x[4]xf32>, %c: f32) -> f32 {
  %0 = vector.multi_reduction <minnumf>, %a, %c [0, 1] : vector<2x[4]xf32> to f32
  return %0: f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x[4]xf32>, %[[ARG1:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<2x[4]xf32> to vector<1x[8]xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[ARG1]] : f32 to vector<1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.transpose %[[V0]], [1, 0] : vector<1x[8]xf32> to vector<[8]x1xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[V2]][0] : vector<1xf32> from vector<[8]x1xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.minnumf %[[V3]], %[[V1]] : vector<1xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[V2]][1] : vector<1xf32> from vector<[8]x1xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.minnumf %[[V5]], %[[V4]] : vector<1xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[V2]][2] : vector<1xf32> from vector<[8]x1xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.minnumf %[[V7]], %[[V6]] : vector<1xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[V2]][3] : vector<1xf32> from vector<[8]x1xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.minnumf %[[V9]], %[[V8]] : vector<1xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[V2]][4] : vector<1xf32> from vector<[8]x1xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.minnumf %[[V11]], %[[V10]] : vector<1xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[V2]][5] : vector<1xf32> from vector<[8]x1xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.minnumf %[[V13]], %[[V12]] : vector<1xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.extract %[[V2]][6] : vector<1xf32> from vector<[8]x1xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.minnumf %[[V15]], %[[V14]] : vector<1xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.extract %[[V2]][7] : vector<1xf32> from vector<[8]x1xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.minnumf %[[V17]], %[[V16]] : vector<1xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.extract %[[V18]][0] : f32 from vector<1xf32>
// CHECK-NEXT:     return %[[V19]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
