// RUN: mlir-opt %s --split-input-file --convert-vector-to-llvm=vector-transpose-lowering=llvmintr | FileCheck %s

func.func @transpose(%a: vector<2x3xf32>, %b: vector<1x3x1x2xi32>) -> (vector<3x2xf32>, vector<1x2x1x3xi32>) {
  %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %1 = vector.transpose %b, [0, 3, 2, 1] : vector<1x3x1x2xi32> to vector<1x2x1x3xi32>
  return %0, %1 : vector<3x2xf32>, vector<1x2x1x3xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transpose(%[[ARG0:[^ ]+]]: vector<2x3xf32>, %[[ARG1:[^ ]+]]: vector<1x3x1x2xi32>) -> (vector<3x2xf32>, vector<1x2x1x3xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<1x3x1x2xi32> to !llvm.array<1 x array<3 x array<1 x vector<2xi32>>>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = ub.poison : vector<1x2x1x3xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : vector<1x2x1x3xi32> to !llvm.array<1 x array<2 x array<1 x vector<3xi32>>>>
// CHECK-NEXT:     %[[V4:[^ ]+]] = ub.poison : vector<3x2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = builtin.unrealized_conversion_cast %[[V4]] : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %[[V6:[^ ]+]] = ub.poison : vector<6xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.shufflevector %[[V7]], %[[V7]] [0, 1, 2, 0, 0, 0] : vector<3xf32> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.shufflevector %[[V8]], %[[V6]] [0, 1, 2, 9, 10, 11] : vector<6xf32> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.shufflevector %[[V10]], %[[V10]] [0, 1, 2, 0, 0, 0] : vector<3xf32> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.shufflevector %[[V11]], %[[V9]] [6, 7, 8, 0, 1, 2] : vector<6xf32> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.intr.matrix.transpose %[[V12]] {columns = 2 : i32, rows = 3 : i32} : vector<6xf32> into vector<6xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.shufflevector %[[V13]], %[[V13]] [0, 1] : vector<6xf32> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.insertvalue %[[V14]], %[[V5]][0] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.shufflevector %[[V13]], %[[V13]] [2, 3] : vector<6xf32> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.insertvalue %[[V16]], %[[V15]][1] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.shufflevector %[[V13]], %[[V13]] [4, 5] : vector<6xf32> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.insertvalue %[[V18]], %[[V17]][2] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = builtin.unrealized_conversion_cast %[[V19]] : !llvm.array<3 x vector<2xf32>> to vector<3x2xf32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.extractvalue %[[V0]][0, 0, 0] : !llvm.array<1 x array<3 x array<1 x vector<2xi32>>>> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.extractelement %[[V21]][%[[V22]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.extractvalue %[[V3]][0, 0, 0] : !llvm.array<1 x array<2 x array<1 x vector<3xi32>>>> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.insertelement %[[V23]], %[[V24]][%[[V25]] : i64] : vector<3xi32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.insertvalue %[[V26]], %[[V3]][0, 0, 0] : !llvm.array<1 x array<2 x array<1 x vector<3xi32>>>> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.extractvalue %[[V0]][0, 0, 0] : !llvm.array<1 x array<3 x array<1 x vector<2xi32>>>> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.extractelement %[[V28]][%[[V29]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.extractvalue %[[V27]][0, 1, 0] : !llvm.array<1 x array<2 x array<1 x vector<3xi32>>>> 
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.insertelement %[[V30]], %[[V31]][%[[V32]] : i64] : vector<3xi32>
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.insertvalue %[[V33]], %[[V27]][0, 1, 0] : !llvm.array<1 x array<2 x array<1 x vector<3xi32>>>> 
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.extractvalue %[[V0]][0, 1, 0] : !llvm.array<1 x array<3 x array<1 x vector<2xi32>>>> 
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.extractelement %[[V35]][%[[V36]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.extractvalue %[[V34]][0, 0, 0] : !llvm.array<1 x array<2 x array<1 x vector<3xi32>>>> 
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.insertelement %[[V37]], %[[V38]][%[[V39]] : i64] : vector<3xi32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.insertvalue %[[V40]], %[[V34]][0, 0, 0] : !llvm.array<1 x array<2 x array<1 x vector<3xi32>>>> 
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.extractvalue %[[V0]][0, 1, 0] : !llvm.array<1 x array<3 x array<1 x vector<2xi32>>>> 
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.extractelement %[[V42]][%[[V43]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.extractvalue %[[V41]][0, 1, 0] : !llvm.array<1 x array<2 x array<1 x vector<3xi32>>>> 
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.insertelement %[[V44]], %[[V45]][%[[V46]] : i64] : vector<3xi32>
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.insertvalue %[[V47]], %[[V41]][0, 1, 0] : !llvm.array<1 x array<2 x array<1 x vector<3xi32>>>> 
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.extractvalue %[[V0]][0, 2, 0] : !llvm.array<1 x array<3 x array<1 x vector<2xi32>>>> 
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.extractelement %[[V49]][%[[V50]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.extractvalue %[[V48]][0, 0, 0] : !llvm.array<1 x array<2 x array<1 x vector<3xi32>>>> 
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.insertelement %[[V51]], %[[V52]][%[[V53]] : i64] : vector<3xi32>
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.insertvalue %[[V54]], %[[V48]][0, 0, 0] : !llvm.array<1 x array<2 x array<1 x vector<3xi32>>>> 
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.extractvalue %[[V0]][0, 2, 0] : !llvm.array<1 x array<3 x array<1 x vector<2xi32>>>> 
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.extractelement %[[V56]][%[[V57]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.extractvalue %[[V55]][0, 1, 0] : !llvm.array<1 x array<2 x array<1 x vector<3xi32>>>> 
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.insertelement %[[V58]], %[[V59]][%[[V60]] : i64] : vector<3xi32>
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.insertvalue %[[V61]], %[[V55]][0, 1, 0] : !llvm.array<1 x array<2 x array<1 x vector<3xi32>>>> 
// CHECK-NEXT:     %[[V63:[^ ]+]] = builtin.unrealized_conversion_cast %[[V62]] : !llvm.array<1 x array<2 x array<1 x vector<3xi32>>>> to vector<1x2x1x3xi32>
// CHECK-NEXT:     return %[[V20]], %[[V63]] : vector<3x2xf32>, vector<1x2x1x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
