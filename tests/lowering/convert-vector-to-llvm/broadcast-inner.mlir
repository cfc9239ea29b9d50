// RUN: mlir-opt %s --split-input-file --convert-vector-to-llvm | FileCheck %s

func.func @f(%a: vector<[4]xf32>) -> vector<2x[4]xf32> {
  %0 = vector.broadcast %a : vector<[4]xf32> to vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<[4]xf32>) -> vector<2x[4]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ub.poison : vector<2x[4]xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[V0]] : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V1]][0] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V2]][1] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : !llvm.array<2 x vector<[4]xf32>> to vector<2x[4]xf32>
// CHECK-NEXT:     return %[[V4]] : vector<2x[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x1xf32>) -> vector<2x4xf32> {
  %0 = vector.broadcast %a : vector<2x1xf32> to vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x1xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = ub.poison : vector<2x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<1xf32>> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractelement %[[V3]][%[[V4]] : i64] : vector<1xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertelement %[[V5]], %[[V6]][%[[V7]] : i32] : vector<4xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.shufflevector %[[V8]], %[[V6]] [0, 0, 0, 0] : vector<4xf32> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V2]][0] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<1xf32>> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractelement %[[V11]][%[[V12]] : i64] : vector<1xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.insertelement %[[V13]], %[[V14]][%[[V15]] : i32] : vector<4xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.shufflevector %[[V16]], %[[V14]] [0, 0, 0, 0] : vector<4xf32> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertvalue %[[V17]], %[[V10]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = builtin.unrealized_conversion_cast %[[V18]] : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     return %[[V19]] : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<1x4xf32>) -> vector<3x4xf32> {
  %0 = vector.broadcast %a : vector<1x4xf32> to vector<3x4xf32>
  return %0 : vector<3x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<1x4xf32>) -> vector<3x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<1x4xf32> to !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = ub.poison : vector<3x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : vector<3x4xf32> to !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<1 x vector<4xf32>> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[V3]], %[[V2]][0] : !llvm.array<3 x vector<4xf32>> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[V3]], %[[V4]][1] : !llvm.array<3 x vector<4xf32>> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[V3]], %[[V5]][2] : !llvm.array<3 x vector<4xf32>> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = builtin.unrealized_conversion_cast %[[V6]] : !llvm.array<3 x vector<4xf32>> to vector<3x4xf32>
// CHECK-NEXT:     return %[[V7]] : vector<3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32) -> vector<[4]xf32> {
  %0 = vector.broadcast %a : f32 to vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f32) -> vector<[4]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : vector<[4]xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertelement %[[ARG0]], %[[V0]][%[[V1]] : i32] : vector<[4]xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.shufflevector %[[V2]], %[[V0]] [0, 0, 0, 0] : vector<[4]xf32> 
// CHECK-NEXT:     return %[[V3]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32) -> vector<4xf32> {
  %0 = vector.broadcast %a : f32 to vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertelement %[[ARG0]], %[[V0]][%[[V1]] : i32] : vector<4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.shufflevector %[[V2]], %[[V0]] [0, 0, 0, 0] : vector<4xf32> 
// CHECK-NEXT:     return %[[V3]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x1x3xf32>) -> vector<2x2x3xf32> {
  %0 = vector.broadcast %a : vector<2x1x3xf32> to vector<2x2x3xf32>
  return %0 : vector<2x2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x1x3xf32>) -> vector<2x2x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x1x3xf32> to !llvm.array<2 x array<1 x vector<3xf32>>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = ub.poison : vector<2x2x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : vector<2x2x3xf32> to !llvm.array<2 x array<2 x vector<3xf32>>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = ub.poison : vector<2x3xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V0]][0, 0] : !llvm.array<2 x array<1 x vector<3xf32>>> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V4]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V6]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V2]][0] : !llvm.array<2 x array<2 x vector<3xf32>>> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V0]][1, 0] : !llvm.array<2 x array<1 x vector<3xf32>>> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V4]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V10]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V8]][1] : !llvm.array<2 x array<2 x vector<3xf32>>> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = builtin.unrealized_conversion_cast %[[V12]] : !llvm.array<2 x array<2 x vector<3xf32>>> to vector<2x2x3xf32>
// CHECK-NEXT:     return %[[V13]] : vector<2x2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xf32>) -> vector<3x2x4xf32> {
  %0 = vector.broadcast %a : vector<4xf32> to vector<3x2x4xf32>
  return %0 : vector<3x2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<3x2x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ub.poison : vector<3x2x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[V0]] : vector<3x2x4xf32> to !llvm.array<3 x array<2 x vector<4xf32>>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = ub.poison : vector<2x4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V3]][0] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V4]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V1]][0] : !llvm.array<3 x array<2 x vector<4xf32>>> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V6]][1] : !llvm.array<3 x array<2 x vector<4xf32>>> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V7]][2] : !llvm.array<3 x array<2 x vector<4xf32>>> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = builtin.unrealized_conversion_cast %[[V8]] : !llvm.array<3 x array<2 x vector<4xf32>>> to vector<3x2x4xf32>
// CHECK-NEXT:     return %[[V9]] : vector<3x2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32) -> vector<2x3xf32> {
  %0 = vector.broadcast %a : f32 to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f32) -> vector<2x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertelement %[[ARG0]], %[[V1]][%[[V2]] : i32] : vector<3xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.shufflevector %[[V3]], %[[V3]] [0, 0, 0] : vector<3xf32> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[V4]], %[[V0]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[V4]], %[[V5]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = builtin.unrealized_conversion_cast %[[V6]] : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %[[V7]] : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x1xf32>) -> vector<3x2x4xf32> {
  %0 = vector.broadcast %a : vector<2x1xf32> to vector<3x2x4xf32>
  return %0 : vector<3x2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x1xf32>) -> vector<3x2x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = ub.poison : vector<3x2x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : vector<3x2x4xf32> to !llvm.array<3 x array<2 x vector<4xf32>>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = ub.poison : vector<2x4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<1xf32>> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractelement %[[V5]][%[[V6]] : i64] : vector<1xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertelement %[[V7]], %[[V8]][%[[V9]] : i32] : vector<4xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.shufflevector %[[V10]], %[[V8]] [0, 0, 0, 0] : vector<4xf32> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V4]][0] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<1xf32>> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractelement %[[V13]][%[[V14]] : i64] : vector<1xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertelement %[[V15]], %[[V16]][%[[V17]] : i32] : vector<4xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.shufflevector %[[V18]], %[[V16]] [0, 0, 0, 0] : vector<4xf32> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.insertvalue %[[V19]], %[[V12]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.insertvalue %[[V20]], %[[V2]][0] : !llvm.array<3 x array<2 x vector<4xf32>>> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.insertvalue %[[V20]], %[[V21]][1] : !llvm.array<3 x array<2 x vector<4xf32>>> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.insertvalue %[[V20]], %[[V22]][2] : !llvm.array<3 x array<2 x vector<4xf32>>> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = builtin.unrealized_conversion_cast %[[V23]] : !llvm.array<3 x array<2 x vector<4xf32>>> to vector<3x2x4xf32>
// CHECK-NEXT:     return %[[V24]] : vector<3x2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32) -> vector<f32> {
  %0 = vector.broadcast %a : f32 to vector<f32>
  return %0 : vector<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f32) -> vector<f32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : vector<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertelement %[[ARG0]], %[[V0]][%[[V1]] : i32] : vector<1xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : vector<1xf32> to vector<f32>
// CHECK-NEXT:     return %[[V3]] : vector<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
