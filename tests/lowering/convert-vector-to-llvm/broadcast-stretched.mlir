// RUN: mlir-opt %s --split-input-file --convert-vector-to-llvm | FileCheck %s

func.func @f(%a: vector<2x1x3x4xf32>) -> vector<2x2x3x4xf32> {
  %0 = vector.broadcast %a : vector<2x1x3x4xf32> to vector<2x2x3x4xf32>
  return %0 : vector<2x2x3x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x1x3x4xf32>) -> vector<2x2x3x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x1x3x4xf32> to !llvm.array<2 x array<1 x array<3 x vector<4xf32>>>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = ub.poison : vector<2x2x3x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : vector<2x2x3x4xf32> to !llvm.array<2 x array<2 x array<3 x vector<4xf32>>>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = ub.poison : vector<2x3x4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : vector<2x3x4xf32> to !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V0]][0, 0] : !llvm.array<2 x array<1 x array<3 x vector<4xf32>>>> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V4]][0] : !llvm.array<2 x array<3 x vector<4xf32>>> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V6]][1] : !llvm.array<2 x array<3 x vector<4xf32>>> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V2]][0] : !llvm.array<2 x array<2 x array<3 x vector<4xf32>>>> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V0]][1, 0] : !llvm.array<2 x array<1 x array<3 x vector<4xf32>>>> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V4]][0] : !llvm.array<2 x array<3 x vector<4xf32>>> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V10]][1] : !llvm.array<2 x array<3 x vector<4xf32>>> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V8]][1] : !llvm.array<2 x array<2 x array<3 x vector<4xf32>>>> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = builtin.unrealized_conversion_cast %[[V12]] : !llvm.array<2 x array<2 x array<3 x vector<4xf32>>>> to vector<2x2x3x4xf32>
// CHECK-NEXT:     return %[[V13]] : vector<2x2x3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x1xf32>) -> vector<2x3xf32> {
  %0 = vector.broadcast %a : vector<2x1xf32> to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x1xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = ub.poison : vector<2x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<1xf32>> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractelement %[[V3]][%[[V4]] : i64] : vector<1xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertelement %[[V5]], %[[V6]][%[[V7]] : i32] : vector<3xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.shufflevector %[[V8]], %[[V6]] [0, 0, 0] : vector<3xf32> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V2]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<1xf32>> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractelement %[[V11]][%[[V12]] : i64] : vector<1xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.insertelement %[[V13]], %[[V14]][%[[V15]] : i32] : vector<3xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.shufflevector %[[V16]], %[[V14]] [0, 0, 0] : vector<3xf32> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertvalue %[[V17]], %[[V10]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = builtin.unrealized_conversion_cast %[[V18]] : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %[[V19]] : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x3x1xf32>) -> vector<2x3x3xf32> {
  %0 = vector.broadcast %a : vector<2x3x1xf32> to vector<2x3x3xf32>
  return %0 : vector<2x3x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x3x1xf32>) -> vector<2x3x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x3x1xf32> to !llvm.array<2 x array<3 x vector<1xf32>>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = ub.poison : vector<2x3x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : vector<2x3x3xf32> to !llvm.array<2 x array<3 x vector<3xf32>>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = ub.poison : vector<3x3xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : vector<3x3xf32> to !llvm.array<3 x vector<3xf32>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V0]][0, 0] : !llvm.array<2 x array<3 x vector<1xf32>>> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractelement %[[V5]][%[[V6]] : i64] : vector<1xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertelement %[[V7]], %[[V8]][%[[V9]] : i32] : vector<3xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.shufflevector %[[V10]], %[[V8]] [0, 0, 0] : vector<3xf32> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V4]][0] : !llvm.array<3 x vector<3xf32>> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V0]][0, 1] : !llvm.array<2 x array<3 x vector<1xf32>>> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractelement %[[V13]][%[[V14]] : i64] : vector<1xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertelement %[[V15]], %[[V16]][%[[V17]] : i32] : vector<3xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.shufflevector %[[V18]], %[[V16]] [0, 0, 0] : vector<3xf32> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.insertvalue %[[V19]], %[[V12]][1] : !llvm.array<3 x vector<3xf32>> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.extractvalue %[[V0]][0, 2] : !llvm.array<2 x array<3 x vector<1xf32>>> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.extractelement %[[V21]][%[[V22]] : i64] : vector<1xf32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.insertelement %[[V23]], %[[V24]][%[[V25]] : i32] : vector<3xf32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.shufflevector %[[V26]], %[[V24]] [0, 0, 0] : vector<3xf32> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.insertvalue %[[V27]], %[[V20]][2] : !llvm.array<3 x vector<3xf32>> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.insertvalue %[[V28]], %[[V2]][0] : !llvm.array<2 x array<3 x vector<3xf32>>> 
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.extractvalue %[[V0]][1, 0] : !llvm.array<2 x array<3 x vector<1xf32>>> 
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.extractelement %[[V30]][%[[V31]] : i64] : vector<1xf32>
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.insertelement %[[V32]], %[[V33]][%[[V34]] : i32] : vector<3xf32>
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.shufflevector %[[V35]], %[[V33]] [0, 0, 0] : vector<3xf32> 
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.insertvalue %[[V36]], %[[V4]][0] : !llvm.array<3 x vector<3xf32>> 
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.extractvalue %[[V0]][1, 1] : !llvm.array<2 x array<3 x vector<1xf32>>> 
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.extractelement %[[V38]][%[[V39]] : i64] : vector<1xf32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.insertelement %[[V40]], %[[V41]][%[[V42]] : i32] : vector<3xf32>
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.shufflevector %[[V43]], %[[V41]] [0, 0, 0] : vector<3xf32> 
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.insertvalue %[[V44]], %[[V37]][1] : !llvm.array<3 x vector<3xf32>> 
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.extractvalue %[[V0]][1, 2] : !llvm.array<2 x array<3 x vector<1xf32>>> 
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.extractelement %[[V46]][%[[V47]] : i64] : vector<1xf32>
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.insertelement %[[V48]], %[[V49]][%[[V50]] : i32] : vector<3xf32>
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.shufflevector %[[V51]], %[[V49]] [0, 0, 0] : vector<3xf32> 
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.insertvalue %[[V52]], %[[V45]][2] : !llvm.array<3 x vector<3xf32>> 
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.insertvalue %[[V53]], %[[V29]][1] : !llvm.array<2 x array<3 x vector<3xf32>>> 
// CHECK-NEXT:     %[[V55:[^ ]+]] = builtin.unrealized_conversion_cast %[[V54]] : !llvm.array<2 x array<3 x vector<3xf32>>> to vector<2x3x3xf32>
// CHECK-NEXT:     return %[[V55]] : vector<2x3x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x1x1xf32>) -> vector<2x3x3xf32> {
  %0 = vector.broadcast %a : vector<2x1x1xf32> to vector<2x3x3xf32>
  return %0 : vector<2x3x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x1x1xf32>) -> vector<2x3x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x1x1xf32> to !llvm.array<2 x array<1 x vector<1xf32>>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = ub.poison : vector<2x3x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : vector<2x3x3xf32> to !llvm.array<2 x array<3 x vector<3xf32>>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = ub.poison : vector<3x3xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : vector<3x3xf32> to !llvm.array<3 x vector<3xf32>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V0]][0, 0] : !llvm.array<2 x array<1 x vector<1xf32>>> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractelement %[[V5]][%[[V6]] : i64] : vector<1xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertelement %[[V7]], %[[V8]][%[[V9]] : i32] : vector<3xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.shufflevector %[[V10]], %[[V8]] [0, 0, 0] : vector<3xf32> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V4]][0] : !llvm.array<3 x vector<3xf32>> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V12]][1] : !llvm.array<3 x vector<3xf32>> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V13]][2] : !llvm.array<3 x vector<3xf32>> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.insertvalue %[[V14]], %[[V2]][0] : !llvm.array<2 x array<3 x vector<3xf32>>> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.extractvalue %[[V0]][1, 0] : !llvm.array<2 x array<1 x vector<1xf32>>> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.extractelement %[[V16]][%[[V17]] : i64] : vector<1xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.insertelement %[[V18]], %[[V19]][%[[V20]] : i32] : vector<3xf32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.shufflevector %[[V21]], %[[V19]] [0, 0, 0] : vector<3xf32> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.insertvalue %[[V22]], %[[V4]][0] : !llvm.array<3 x vector<3xf32>> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.insertvalue %[[V22]], %[[V23]][1] : !llvm.array<3 x vector<3xf32>> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.insertvalue %[[V22]], %[[V24]][2] : !llvm.array<3 x vector<3xf32>> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.insertvalue %[[V25]], %[[V15]][1] : !llvm.array<2 x array<3 x vector<3xf32>>> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = builtin.unrealized_conversion_cast %[[V26]] : !llvm.array<2 x array<3 x vector<3xf32>>> to vector<2x3x3xf32>
// CHECK-NEXT:     return %[[V27]] : vector<2x3x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
