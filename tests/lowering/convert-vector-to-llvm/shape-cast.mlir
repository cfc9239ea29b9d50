// RUN: mlir-opt %s --split-input-file --convert-vector-to-llvm --allow-unregistered-dialect | FileCheck %s

func.func @shape_cast(%a: vector<2x4xf32>, %b: vector<8xf32>, %c: vector<2x2x2xf32>, %z: vector<f32>) {
  %0 = vector.shape_cast %a : vector<2x4xf32> to vector<8xf32>
  %1 = vector.shape_cast %b : vector<8xf32> to vector<2x4xf32>
  %2 = vector.shape_cast %c : vector<2x2x2xf32> to vector<4x2xf32>
  %3 = vector.shape_cast %a : vector<2x4xf32> to vector<4x2xf32>
  %4 = vector.shape_cast %z : vector<f32> to vector<1xf32>
  "test.use"(%0, %1, %2, %3, %4) : (vector<8xf32>, vector<2x4xf32>, vector<4x2xf32>, vector<4x2xf32>, vector<1xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_cast(%[[ARG0:[^ ]+]]: vector<2x4xf32>, %[[ARG1:[^ ]+]]: vector<8xf32>, %[[ARG2:[^ ]+]]: vector<2x2x2xf32>, %[[ARG3:[^ ]+]]: vector<f32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<2x2x2xf32> to !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = ub.poison : vector<1xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = ub.poison : vector<4x2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = builtin.unrealized_conversion_cast %[[V4]] : vector<4x2xf32> to !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT:     %[[V6:[^ ]+]] = ub.poison : vector<2x4xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = builtin.unrealized_conversion_cast %[[V6]] : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[V8:[^ ]+]] = ub.poison : vector<8xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.shufflevector %[[V9]], %[[V9]] [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xf32> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.shufflevector %[[V10]], %[[V8]] [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xf32> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.shufflevector %[[V12]], %[[V12]] [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xf32> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.shufflevector %[[V13]], %[[V11]] [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xf32> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.shufflevector %[[ARG1]], %[[ARG1]] [0, 1, 2, 3] : vector<8xf32> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.insertvalue %[[V15]], %[[V7]][0] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.shufflevector %[[ARG1]], %[[ARG1]] [4, 5, 6, 7] : vector<8xf32> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertvalue %[[V17]], %[[V16]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = builtin.unrealized_conversion_cast %[[V18]] : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.extractvalue %[[V1]][0, 0] : !llvm.array<2 x array<2 x vector<2xf32>>> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.insertvalue %[[V20]], %[[V5]][0] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.extractvalue %[[V1]][0, 1] : !llvm.array<2 x array<2 x vector<2xf32>>> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.insertvalue %[[V22]], %[[V21]][1] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.extractvalue %[[V1]][1, 0] : !llvm.array<2 x array<2 x vector<2xf32>>> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.insertvalue %[[V24]], %[[V23]][2] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.extractvalue %[[V1]][1, 1] : !llvm.array<2 x array<2 x vector<2xf32>>> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.insertvalue %[[V26]], %[[V25]][3] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = builtin.unrealized_conversion_cast %[[V27]] : !llvm.array<4 x vector<2xf32>> to vector<4x2xf32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.shufflevector %[[V29]], %[[V29]] [0, 1] : vector<4xf32> 
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.insertvalue %[[V30]], %[[V5]][0] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.shufflevector %[[V29]], %[[V29]] [2, 3] : vector<4xf32> 
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.insertvalue %[[V32]], %[[V31]][1] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.shufflevector %[[V34]], %[[V34]] [0, 1] : vector<4xf32> 
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.insertvalue %[[V35]], %[[V33]][2] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.shufflevector %[[V34]], %[[V34]] [2, 3] : vector<4xf32> 
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.insertvalue %[[V37]], %[[V36]][3] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V39:[^ ]+]] = builtin.unrealized_conversion_cast %[[V38]] : !llvm.array<4 x vector<2xf32>> to vector<4x2xf32>
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.extractelement %[[V0]][%[[V40]] : i64] : vector<1xf32>
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.insertelement %[[V41]], %[[V3]][%[[V42]] : i64] : vector<1xf32>
// CHECK-NEXT:     "test.use"(%[[V14]], %[[V19]], %[[V28]], %[[V39]], %[[V43]]) : (vector<8xf32>, vector<2x4xf32>, vector<4x2xf32>, vector<4x2xf32>, vector<1xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shape_cast(%a: vector<1x[4]xf32>, %b: vector<[8]xf32>, %c: vector<2x[4]xf32>, %z: vector<1xf32>) {
  %0 = vector.shape_cast %a : vector<1x[4]xf32> to vector<[4]xf32>
  %1 = vector.shape_cast %b : vector<[8]xf32> to vector<2x[4]xf32>
  %2 = vector.shape_cast %c : vector<2x[4]xf32> to vector<[8]xf32>
  %4 = vector.shape_cast %z : vector<1xf32> to vector<f32>
  "test.use"(%0, %1, %2, %4) : (vector<[4]xf32>, vector<2x[4]xf32>, vector<[8]xf32>, vector<f32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_cast(%[[ARG0:[^ ]+]]: vector<1x[4]xf32>, %[[ARG1:[^ ]+]]: vector<[8]xf32>, %[[ARG2:[^ ]+]]: vector<2x[4]xf32>, %[[ARG3:[^ ]+]]: vector<1xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<1x[4]xf32> to !llvm.array<1 x vector<[4]xf32>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = ub.poison : vector<f32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = ub.poison : vector<[8]xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = ub.poison : vector<2x[4]xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = builtin.unrealized_conversion_cast %[[V5]] : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<1 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.intr.vector.extract %[[ARG1]][0] : vector<[4]xf32> from vector<[8]xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[V8]], %[[V6]][0] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.intr.vector.extract %[[ARG1]][4] : vector<[4]xf32> from vector<[8]xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[V10]], %[[V9]][1] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = builtin.unrealized_conversion_cast %[[V11]] : !llvm.array<2 x vector<[4]xf32>> to vector<2x[4]xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.intr.vector.insert %[[V13]], %[[V4]][0] : vector<[4]xf32> into vector<[8]xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.intr.vector.insert %[[V15]], %[[V14]][4] : vector<[4]xf32> into vector<[8]xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.extractelement %[[ARG3]][%[[V17]] : i64] : vector<1xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.insertelement %[[V18]], %[[V3]][%[[V19]] : i64] : vector<1xf32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = builtin.unrealized_conversion_cast %[[V20]] : vector<1xf32> to vector<f32>
// CHECK-NEXT:     "test.use"(%[[V7]], %[[V12]], %[[V16]], %[[V21]]) : (vector<[4]xf32>, vector<2x[4]xf32>, vector<[8]xf32>, vector<f32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shape_cast(%a: vector<2x6xf32>, %b: vector<1x1x4xf32>) {
  %0 = vector.shape_cast %a : vector<2x6xf32> to vector<3x4xf32>
  %1 = vector.shape_cast %b : vector<1x1x4xf32> to vector<4xf32>
  %2 = vector.shape_cast %b : vector<1x1x4xf32> to vector<4x1xf32>
  "test.use"(%0, %1, %2) : (vector<3x4xf32>, vector<4xf32>, vector<4x1xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_cast(%[[ARG0:[^ ]+]]: vector<2x6xf32>, %[[ARG1:[^ ]+]]: vector<1x1x4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<1x1x4xf32> to !llvm.array<1 x array<1 x vector<4xf32>>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x6xf32> to !llvm.array<2 x vector<6xf32>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = ub.poison : vector<4x1xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : vector<4x1xf32> to !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT:     %[[V4:[^ ]+]] = ub.poison : vector<3x4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = builtin.unrealized_conversion_cast %[[V4]] : vector<3x4xf32> to !llvm.array<3 x vector<4xf32>>
// CHECK-NEXT:     %[[V6:[^ ]+]] = ub.poison : vector<4xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<6xf32>> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.shufflevector %[[V7]], %[[V7]] [0, 1] : vector<6xf32> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.shufflevector %[[V8]], %[[V8]] [0, 1, 0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.shufflevector %[[V9]], %[[V6]] [0, 1, 6, 7] : vector<4xf32> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.shufflevector %[[V7]], %[[V7]] [2, 3] : vector<6xf32> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.shufflevector %[[V11]], %[[V11]] [0, 1, 0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.shufflevector %[[V12]], %[[V10]] [4, 5, 0, 1] : vector<4xf32> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.insertvalue %[[V13]], %[[V5]][0] : !llvm.array<3 x vector<4xf32>> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.shufflevector %[[V7]], %[[V7]] [4, 5] : vector<6xf32> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.shufflevector %[[V15]], %[[V15]] [0, 1, 0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.shufflevector %[[V16]], %[[V6]] [0, 1, 6, 7] : vector<4xf32> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<6xf32>> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.shufflevector %[[V18]], %[[V18]] [0, 1] : vector<6xf32> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.shufflevector %[[V19]], %[[V19]] [0, 1, 0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.shufflevector %[[V20]], %[[V17]] [4, 5, 0, 1] : vector<4xf32> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.insertvalue %[[V21]], %[[V14]][1] : !llvm.array<3 x vector<4xf32>> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.shufflevector %[[V18]], %[[V18]] [2, 3] : vector<6xf32> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.shufflevector %[[V23]], %[[V23]] [0, 1, 0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.shufflevector %[[V24]], %[[V6]] [0, 1, 6, 7] : vector<4xf32> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.shufflevector %[[V18]], %[[V18]] [4, 5] : vector<6xf32> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.shufflevector %[[V26]], %[[V26]] [0, 1, 0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.shufflevector %[[V27]], %[[V25]] [4, 5, 0, 1] : vector<4xf32> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.insertvalue %[[V28]], %[[V22]][2] : !llvm.array<3 x vector<4xf32>> 
// CHECK-NEXT:     %[[V30:[^ ]+]] = builtin.unrealized_conversion_cast %[[V29]] : !llvm.array<3 x vector<4xf32>> to vector<3x4xf32>
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.extractvalue %[[V0]][0, 0] : !llvm.array<1 x array<1 x vector<4xf32>>> 
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.extractvalue %[[V0]][0, 0] : !llvm.array<1 x array<1 x vector<4xf32>>> 
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.extractelement %[[V32]][%[[V33]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.extractvalue %[[V3]][0] : !llvm.array<4 x vector<1xf32>> 
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.insertelement %[[V34]], %[[V35]][%[[V36]] : i64] : vector<1xf32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.insertvalue %[[V37]], %[[V3]][0] : !llvm.array<4 x vector<1xf32>> 
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.extractvalue %[[V0]][0, 0] : !llvm.array<1 x array<1 x vector<4xf32>>> 
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.extractelement %[[V39]][%[[V40]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.extractvalue %[[V38]][1] : !llvm.array<4 x vector<1xf32>> 
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.insertelement %[[V41]], %[[V42]][%[[V43]] : i64] : vector<1xf32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.insertvalue %[[V44]], %[[V38]][1] : !llvm.array<4 x vector<1xf32>> 
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.extractvalue %[[V0]][0, 0] : !llvm.array<1 x array<1 x vector<4xf32>>> 
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.extractelement %[[V46]][%[[V47]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.extractvalue %[[V45]][2] : !llvm.array<4 x vector<1xf32>> 
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.insertelement %[[V48]], %[[V49]][%[[V50]] : i64] : vector<1xf32>
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.insertvalue %[[V51]], %[[V45]][2] : !llvm.array<4 x vector<1xf32>> 
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.extractvalue %[[V0]][0, 0] : !llvm.array<1 x array<1 x vector<4xf32>>> 
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.extractelement %[[V53]][%[[V54]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.extractvalue %[[V52]][3] : !llvm.array<4 x vector<1xf32>> 
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.insertelement %[[V55]], %[[V56]][%[[V57]] : i64] : vector<1xf32>
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.insertvalue %[[V58]], %[[V52]][3] : !llvm.array<4 x vector<1xf32>> 
// CHECK-NEXT:     %[[V60:[^ ]+]] = builtin.unrealized_conversion_cast %[[V59]] : !llvm.array<4 x vector<1xf32>> to vector<4x1xf32>
// CHECK-NEXT:     "test.use"(%[[V30]], %[[V31]], %[[V60]]) : (vector<3x4xf32>, vector<4xf32>, vector<4x1xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
