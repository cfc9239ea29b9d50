// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(lower-vector-multi-reduction{lowering-strategy=inner-parallel}))' | FileCheck %s

func.func @a(%a: vector<2x3xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.multi_reduction <add>, %a, %c [1] : vector<2x3xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<2x3xf32>, %[[ARG1:[^ ]+]]: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transpose %[[ARG0]], [1, 0] : vector<2x3xf32> to vector<3x2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[V0]][0] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addf %[[V1]], %[[ARG1]] : vector<2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[V0]][1] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.addf %[[V3]], %[[V2]] : vector<2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[V0]][2] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addf %[[V5]], %[[V4]] : vector<2xf32>
// CHECK-NEXT:     return %[[V6]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: vector<2x3xf32>, %c: f32) -> f32 {
  %0 = vector.multi_reduction <mul>, %a, %c [0, 1] : vector<2x3xf32> to f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<2x3xf32>, %[[ARG1:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<2x3xf32> to vector<1x6xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[ARG1]] : f32 to vector<1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.transpose %[[V0]], [1, 0] : vector<1x6xf32> to vector<6x1xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[V2]][0] : vector<1xf32> from vector<6x1xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[V3]], %[[V1]] : vector<1xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[V2]][1] : vector<1xf32> from vector<6x1xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.mulf %[[V5]], %[[V4]] : vector<1xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[V2]][2] : vector<1xf32> from vector<6x1xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.mulf %[[V7]], %[[V6]] : vector<1xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[V2]][3] : vector<1xf32> from vector<6x1xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.mulf %[[V9]], %[[V8]] : vector<1xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[V2]][4] : vector<1xf32> from vector<6x1xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.mulf %[[V11]], %[[V10]] : vector<1xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[V2]][5] : vector<1xf32> from vector<6x1xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.mulf %[[V13]], %[[V12]] : vector<1xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.extract %[[V14]][0] : f32 from vector<1xf32>
// CHECK-NEXT:     return %[[V15]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: vector<3xi32>, %c: i32) -> i32 {
  %0 = vector.multi_reduction <minsi>, %a, %c [0] : vector<3xi32> to i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<3xi32>, %[[ARG1:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<3xi32> to vector<1x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[ARG1]] : i32 to vector<1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.transpose %[[V0]], [1, 0] : vector<1x3xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[V2]][0] : vector<1xi32> from vector<3x1xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.minsi %[[V3]], %[[V1]] : vector<1xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[V2]][1] : vector<1xi32> from vector<3x1xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.minsi %[[V5]], %[[V4]] : vector<1xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[V2]][2] : vector<1xi32> from vector<3x1xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.minsi %[[V7]], %[[V6]] : vector<1xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[V8]][0] : i32 from vector<1xi32>
// CHECK-NEXT:     return %[[V9]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: vector<2x3x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.multi_reduction <maxnumf>, %a, %c [1] : vector<2x3x4xf32> to vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<2x3x4xf32>, %[[ARG1:[^ ]+]]: vector<2x4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transpose %[[ARG0]], [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.shape_cast %[[V0]] : vector<3x2x4xf32> to vector<3x8xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.shape_cast %[[ARG1]] : vector<2x4xf32> to vector<8xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[V1]][0] : vector<8xf32> from vector<3x8xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.maxnumf %[[V3]], %[[V2]] : vector<8xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[V1]][1] : vector<8xf32> from vector<3x8xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.maxnumf %[[V5]], %[[V4]] : vector<8xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[V1]][2] : vector<8xf32> from vector<3x8xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.maxnumf %[[V7]], %[[V6]] : vector<8xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.shape_cast %[[V8]] : vector<8xf32> to vector<2x4xf32>
// CHECK-NEXT:     return %[[V9]] : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: vector<2x3xf32>, %c: vector<2xf32>, %m: vector<2x3xi1>) -> vector<2xf32> {
  %0 = vector.mask %m { vector.multi_reduction <add>, %a, %c [1] : vector<2x3xf32> to vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<2x3xf32>, %[[ARG1:[^ ]+]]: vector<2xf32>, %[[ARG2:[^ ]+]]: vector<2x3xi1>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transpose %[[ARG2]], [1, 0] : vector<2x3xi1> to vector<3x2xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transpose %[[ARG0]], [1, 0] : vector<2x3xf32> to vector<3x2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[V0]][0] : vector<2xi1> from vector<3x2xi1>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.addf %[[V2]], %[[ARG1]] : vector<2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.select %[[V3]], %[[V4]], %[[ARG1]] : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract %[[V1]][1] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[V0]][1] : vector<2xi1> from vector<3x2xi1>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.addf %[[V6]], %[[V5]] : vector<2xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.select %[[V7]], %[[V8]], %[[V5]] : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[V1]][2] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[V0]][2] : vector<2xi1> from vector<3x2xi1>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.addf %[[V10]], %[[V9]] : vector<2xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.select %[[V11]], %[[V12]], %[[V9]] : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     return %[[V13]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: vector<2x[4]xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.multi_reduction <add>, %a, %c [1] : vector<2x[4]xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<2x[4]xf32>, %[[ARG1:[^ ]+]]: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transpose %[[ARG0]], [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[V0]][0] : vector<2xf32> from vector<[4]x2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addf %[[V1]], %[[ARG1]] : vector<2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[V0]][1] : vector<2xf32> from vector<[4]x2xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.addf %[[V3]], %[[V2]] : vector<2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[V0]][2] : vector<2xf32> from vector<[4]x2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addf %[[V5]], %[[V4]] : vector<2xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[V0]][3] : vector<2xf32> from vector<[4]x2xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.addf %[[V7]], %[[V6]] : vector<2xf32>
// CHECK-NEXT:     return %[[V8]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
