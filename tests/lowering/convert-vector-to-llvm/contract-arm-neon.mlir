// RUN: mlir-opt %s --split-input-file '--convert-vector-to-llvm=enable-arm-neon=true enable-arm-i8mm=true enable-arm-bf16=true' | FileCheck %s

func.func @ss(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<2x8xi8> to vector<2x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k) -> (m,k)>, affine_map<(m,n,k) -> (n,k)>, affine_map<(m,n,k) -> (m,n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ss(%[[ARG0:[^ ]+]]: vector<2x8xi8>, %[[ARG1:[^ ]+]]: vector<2x8xi8>, %[[ARG2:[^ ]+]]: vector<2x2xi32>) -> vector<2x2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = ub.poison : vector<2x2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = ub.poison : vector<4xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = ub.poison : vector<16xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<2 x vector<8xi8>> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.shufflevector %[[V7]], %[[V7]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.shufflevector %[[V8]], %[[V6]] [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.array<2 x vector<8xi8>> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.shufflevector %[[V10]], %[[V10]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.shufflevector %[[V11]], %[[V9]] [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<8xi8>> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.shufflevector %[[V13]], %[[V13]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.shufflevector %[[V14]], %[[V6]] [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<8xi8>> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.shufflevector %[[V16]], %[[V16]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.shufflevector %[[V17]], %[[V15]] [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.shufflevector %[[V19]], %[[V19]] [0, 1, 0, 0] : vector<2xi32> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.shufflevector %[[V20]], %[[V5]] [0, 1, 6, 7] : vector<4xi32> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.shufflevector %[[V22]], %[[V22]] [0, 1, 0, 0] : vector<2xi32> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.shufflevector %[[V23]], %[[V21]] [4, 5, 0, 1] : vector<4xi32> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = arm_neon.intr.smmla %[[V24]], %[[V12]], %[[V18]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.shufflevector %[[V25]], %[[V25]] [0, 1] : vector<4xi32> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.insertvalue %[[V26]], %[[V4]][0] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.shufflevector %[[V25]], %[[V25]] [2, 3] : vector<4xi32> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.insertvalue %[[V28]], %[[V27]][1] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V30:[^ ]+]] = builtin.unrealized_conversion_cast %[[V29]] : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
// CHECK-NEXT:     return %[[V30]] : vector<2x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @us(%a: vector<2x8xi8>, %b: vector<4x8xi8>, %c: vector<2x4xi32>) -> vector<2x4xi32> {
  %x = arith.extui %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<4x8xi8> to vector<4x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k) -> (m,k)>, affine_map<(m,n,k) -> (n,k)>, affine_map<(m,n,k) -> (m,n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<4x8xi32> into vector<2x4xi32>
  return %0 : vector<2x4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @us(%[[ARG0:[^ ]+]]: vector<2x8xi8>, %[[ARG1:[^ ]+]]: vector<4x8xi8>, %[[ARG2:[^ ]+]]: vector<2x4xi32>) -> vector<2x4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4x8xi8> to !llvm.array<4 x vector<8xi8>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<2x4xi32> to !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = ub.poison : vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = ub.poison : vector<16xi8>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0> : vector<2x4xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = builtin.unrealized_conversion_cast %[[CST_0]] : vector<2x4xi32> to !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<2 x vector<4xi32>> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.shufflevector %[[V6]], %[[V6]] [0, 1] : vector<4xi32> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.array<2 x vector<4xi32>> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.shufflevector %[[V8]], %[[V8]] [0, 1] : vector<4xi32> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<8xi8>> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.shufflevector %[[V10]], %[[V10]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.shufflevector %[[V11]], %[[V4]] [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<8xi8>> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.shufflevector %[[V13]], %[[V13]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.shufflevector %[[V14]], %[[V12]] [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<4 x vector<8xi8>> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.shufflevector %[[V16]], %[[V16]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.shufflevector %[[V17]], %[[V4]] [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<4 x vector<8xi8>> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.shufflevector %[[V19]], %[[V19]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.shufflevector %[[V20]], %[[V18]] [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.shufflevector %[[V7]], %[[V7]] [0, 1, 0, 0] : vector<2xi32> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.shufflevector %[[V22]], %[[V3]] [0, 1, 6, 7] : vector<4xi32> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.shufflevector %[[V9]], %[[V9]] [0, 1, 0, 0] : vector<2xi32> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.shufflevector %[[V24]], %[[V23]] [4, 5, 0, 1] : vector<4xi32> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = arm_neon.intr.usmmla %[[V25]], %[[V15]], %[[V21]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.shufflevector %[[V26]], %[[V26]] [0, 1] : vector<4xi32> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.shufflevector %[[V26]], %[[V26]] [2, 3] : vector<4xi32> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.shufflevector %[[V27]], %[[V27]] [0, 1, 0, 0] : vector<2xi32> 
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.shufflevector %[[V29]], %[[CST]] [0, 1, 6, 7] : vector<4xi32> 
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.insertvalue %[[V30]], %[[V5]][0] : !llvm.array<2 x vector<4xi32>> 
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.shufflevector %[[V28]], %[[V28]] [0, 1, 0, 0] : vector<2xi32> 
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.shufflevector %[[V32]], %[[CST]] [0, 1, 6, 7] : vector<4xi32> 
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.insertvalue %[[V33]], %[[V31]][1] : !llvm.array<2 x vector<4xi32>> 
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<2 x vector<4xi32>> 
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.shufflevector %[[V35]], %[[V35]] [2, 3] : vector<4xi32> 
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.array<2 x vector<4xi32>> 
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.shufflevector %[[V37]], %[[V37]] [2, 3] : vector<4xi32> 
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<8xi8>> 
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.shufflevector %[[V39]], %[[V39]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.shufflevector %[[V40]], %[[V4]] [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<8xi8>> 
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.shufflevector %[[V42]], %[[V42]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.shufflevector %[[V43]], %[[V41]] [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.array<4 x vector<8xi8>> 
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.shufflevector %[[V45]], %[[V45]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.shufflevector %[[V46]], %[[V4]] [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.extractvalue %[[V0]][3] : !llvm.array<4 x vector<8xi8>> 
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.shufflevector %[[V48]], %[[V48]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.shufflevector %[[V49]], %[[V47]] [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.shufflevector %[[V36]], %[[V36]] [0, 1, 0, 0] : vector<2xi32> 
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.shufflevector %[[V51]], %[[V3]] [0, 1, 6, 7] : vector<4xi32> 
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.shufflevector %[[V38]], %[[V38]] [0, 1, 0, 0] : vector<2xi32> 
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.shufflevector %[[V53]], %[[V52]] [4, 5, 0, 1] : vector<4xi32> 
// CHECK-NEXT:     %[[V55:[^ ]+]] = arm_neon.intr.usmmla %[[V54]], %[[V44]], %[[V50]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.shufflevector %[[V55]], %[[V55]] [0, 1] : vector<4xi32> 
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.shufflevector %[[V55]], %[[V55]] [2, 3] : vector<4xi32> 
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.shufflevector %[[V56]], %[[V56]] [0, 1, 0, 0] : vector<2xi32> 
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.shufflevector %[[V58]], %[[V30]] [4, 5, 0, 1] : vector<4xi32> 
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.insertvalue %[[V59]], %[[V34]][0] : !llvm.array<2 x vector<4xi32>> 
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.shufflevector %[[V57]], %[[V57]] [0, 1, 0, 0] : vector<2xi32> 
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.shufflevector %[[V61]], %[[V33]] [4, 5, 0, 1] : vector<4xi32> 
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.insertvalue %[[V62]], %[[V60]][1] : !llvm.array<2 x vector<4xi32>> 
// CHECK-NEXT:     %[[V64:[^ ]+]] = builtin.unrealized_conversion_cast %[[V63]] : !llvm.array<2 x vector<4xi32>> to vector<2x4xi32>
// CHECK-NEXT:     return %[[V64]] : vector<2x4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @su(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extui %b : vector<2x8xi8> to vector<2x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k) -> (m,k)>, affine_map<(m,n,k) -> (n,k)>, affine_map<(m,n,k) -> (m,n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @su(%[[ARG0:[^ ]+]]: vector<2x8xi8>, %[[ARG1:[^ ]+]]: vector<2x8xi8>, %[[ARG2:[^ ]+]]: vector<2x2xi32>) -> vector<2x2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = ub.poison : vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = ub.poison : vector<16xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = ub.poison : vector<2x2xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = builtin.unrealized_conversion_cast %[[V5]] : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractelement %[[V7]][%[[V8]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V6]][0] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertelement %[[V9]], %[[V10]][%[[V11]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertvalue %[[V12]], %[[V6]][0] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.extractelement %[[V14]][%[[V15]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V13]][1] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.insertelement %[[V16]], %[[V17]][%[[V18]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.insertvalue %[[V19]], %[[V13]][1] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.extractelement %[[V21]][%[[V22]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.extractvalue %[[V20]][0] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.insertelement %[[V23]], %[[V24]][%[[V25]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.insertvalue %[[V26]], %[[V20]][0] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.extractelement %[[V28]][%[[V29]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.extractvalue %[[V27]][1] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.insertelement %[[V30]], %[[V31]][%[[V32]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.insertvalue %[[V33]], %[[V27]][1] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<8xi8>> 
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.shufflevector %[[V35]], %[[V35]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.shufflevector %[[V36]], %[[V4]] [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<8xi8>> 
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.shufflevector %[[V38]], %[[V38]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.shufflevector %[[V39]], %[[V37]] [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<8xi8>> 
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.shufflevector %[[V41]], %[[V41]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.shufflevector %[[V42]], %[[V4]] [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<8xi8>> 
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.shufflevector %[[V44]], %[[V44]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.shufflevector %[[V45]], %[[V43]] [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.extractvalue %[[V34]][0] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.shufflevector %[[V47]], %[[V47]] [0, 1, 0, 0] : vector<2xi32> 
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.shufflevector %[[V48]], %[[V3]] [0, 1, 6, 7] : vector<4xi32> 
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.extractvalue %[[V34]][1] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.shufflevector %[[V50]], %[[V50]] [0, 1, 0, 0] : vector<2xi32> 
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.shufflevector %[[V51]], %[[V49]] [4, 5, 0, 1] : vector<4xi32> 
// CHECK-NEXT:     %[[V53:[^ ]+]] = arm_neon.intr.usmmla %[[V52]], %[[V46]], %[[V40]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.extractelement %[[V53]][%[[V54]] : i64] : vector<4xi32>
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.extractvalue %[[V6]][0] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.insertelement %[[V55]], %[[V56]][%[[V57]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.insertvalue %[[V58]], %[[V6]][0] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.extractelement %[[V53]][%[[V60]] : i64] : vector<4xi32>
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.extractvalue %[[V59]][1] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.insertelement %[[V61]], %[[V62]][%[[V63]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.insertvalue %[[V64]], %[[V59]][1] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.extractelement %[[V53]][%[[V66]] : i64] : vector<4xi32>
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.extractvalue %[[V65]][0] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.insertelement %[[V67]], %[[V68]][%[[V69]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.insertvalue %[[V70]], %[[V65]][0] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.extractelement %[[V53]][%[[V72]] : i64] : vector<4xi32>
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.extractvalue %[[V71]][1] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.insertelement %[[V73]], %[[V74]][%[[V75]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.insertvalue %[[V76]], %[[V71]][1] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V78:[^ ]+]] = builtin.unrealized_conversion_cast %[[V77]] : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
// CHECK-NEXT:     return %[[V78]] : vector<2x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @flat(%a: vector<16xi8>, %b: vector<4x16xi8>, %c: vector<4xi32>) -> vector<4xi32> {
  %x = arith.extsi %a : vector<16xi8> to vector<16xi32>
  %y = arith.extsi %b : vector<4x16xi8> to vector<4x16xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(n,k) -> (k)>, affine_map<(n,k) -> (n,k)>, affine_map<(n,k) -> (n)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<16xi32>, vector<4x16xi32> into vector<4xi32>
  return %0 : vector<4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @flat(%[[ARG0:[^ ]+]]: vector<16xi8>, %[[ARG1:[^ ]+]]: vector<4x16xi8>, %[[ARG2:[^ ]+]]: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4x16xi8> to !llvm.array<4 x vector<16xi8>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = ub.poison : vector<4xi32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<16xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = ub.poison : vector<16xi8>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0> : vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.shufflevector %[[ARG0]], %[[ARG0]] [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<4 x vector<16xi8>> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.shufflevector %[[V4]], %[[V4]] [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<4 x vector<16xi8>> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.shufflevector %[[V6]], %[[V6]] [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.shufflevector %[[ARG2]], %[[ARG2]] [0, 1] : vector<4xi32> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.shufflevector %[[V3]], %[[V3]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.shufflevector %[[V9]], %[[V2]] [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.shufflevector %[[CST]], %[[V10]] [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.shufflevector %[[V5]], %[[V5]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.shufflevector %[[V12]], %[[V2]] [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.shufflevector %[[V7]], %[[V7]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.shufflevector %[[V14]], %[[V13]] [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.shufflevector %[[V8]], %[[V8]] [0, 1, 0, 0] : vector<2xi32> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.shufflevector %[[V16]], %[[V1]] [0, 1, 6, 7] : vector<4xi32> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.shufflevector %[[CST_0]], %[[V17]] [4, 5, 0, 1] : vector<4xi32> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = arm_neon.intr.smmla %[[V18]], %[[V11]], %[[V15]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.shufflevector %[[V19]], %[[V19]] [0, 1] : vector<4xi32> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.shufflevector %[[V20]], %[[V20]] [0, 1, 0, 0] : vector<2xi32> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.shufflevector %[[V21]], %[[CST_0]] [0, 1, 6, 7] : vector<4xi32> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.shufflevector %[[ARG0]], %[[ARG0]] [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<4 x vector<16xi8>> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.shufflevector %[[V24]], %[[V24]] [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<4 x vector<16xi8>> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.shufflevector %[[V26]], %[[V26]] [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.shufflevector %[[V23]], %[[V23]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.shufflevector %[[V28]], %[[V2]] [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.shufflevector %[[CST]], %[[V29]] [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.shufflevector %[[V25]], %[[V25]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.shufflevector %[[V31]], %[[V2]] [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.shufflevector %[[V27]], %[[V27]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.shufflevector %[[V33]], %[[V32]] [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
// CHECK-NEXT:     %[[V35:[^ ]+]] = arm_neon.intr.smmla %[[V19]], %[[V30]], %[[V34]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.shufflevector %[[V35]], %[[V35]] [0, 1] : vector<4xi32> 
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.shufflevector %[[V36]], %[[V36]] [0, 1, 0, 0] : vector<2xi32> 
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.shufflevector %[[V37]], %[[V22]] [0, 1, 6, 7] : vector<4xi32> 
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.shufflevector %[[ARG0]], %[[ARG0]] [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.array<4 x vector<16xi8>> 
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.shufflevector %[[V40]], %[[V40]] [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.extractvalue %[[V0]][3] : !llvm.array<4 x vector<16xi8>> 
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.shufflevector %[[V42]], %[[V42]] [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.shufflevector %[[ARG2]], %[[ARG2]] [2, 3] : vector<4xi32> 
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.shufflevector %[[V39]], %[[V39]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.shufflevector %[[V45]], %[[V2]] [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.shufflevector %[[CST]], %[[V46]] [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.shufflevector %[[V41]], %[[V41]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.shufflevector %[[V48]], %[[V2]] [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.shufflevector %[[V43]], %[[V43]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.shufflevector %[[V50]], %[[V49]] [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.shufflevector %[[V44]], %[[V44]] [0, 1, 0, 0] : vector<2xi32> 
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.shufflevector %[[V52]], %[[V1]] [0, 1, 6, 7] : vector<4xi32> 
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.shufflevector %[[CST_0]], %[[V53]] [4, 5, 0, 1] : vector<4xi32> 
// CHECK-NEXT:     %[[V55:[^ ]+]] = arm_neon.intr.smmla %[[V54]], %[[V47]], %[[V51]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.shufflevector %[[V55]], %[[V55]] [0, 1] : vector<4xi32> 
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.shufflevector %[[V56]], %[[V56]] [0, 1, 0, 0] : vector<2xi32> 
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.shufflevector %[[V57]], %[[V38]] [4, 5, 0, 1] : vector<4xi32> 
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.shufflevector %[[ARG0]], %[[ARG0]] [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.array<4 x vector<16xi8>> 
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.shufflevector %[[V60]], %[[V60]] [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.extractvalue %[[V0]][3] : !llvm.array<4 x vector<16xi8>> 
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.shufflevector %[[V62]], %[[V62]] [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi8> 
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.shufflevector %[[V59]], %[[V59]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.shufflevector %[[V64]], %[[V2]] [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.shufflevector %[[CST]], %[[V65]] [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.shufflevector %[[V61]], %[[V61]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.shufflevector %[[V67]], %[[V2]] [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.shufflevector %[[V63]], %[[V63]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.shufflevector %[[V69]], %[[V68]] [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
// CHECK-NEXT:     %[[V71:[^ ]+]] = arm_neon.intr.smmla %[[V55]], %[[V66]], %[[V70]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.shufflevector %[[V71]], %[[V71]] [0, 1] : vector<4xi32> 
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.shufflevector %[[V72]], %[[V72]] [0, 1, 0, 0] : vector<2xi32> 
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.shufflevector %[[V73]], %[[V58]] [4, 5, 0, 1] : vector<4xi32> 
// CHECK-NEXT:     return %[[V74]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @small_u(%a: vector<2x8xi8>, %b: vector<2x8xi4>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extui %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extui %b : vector<2x8xi4> to vector<2x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k) -> (m,k)>, affine_map<(m,n,k) -> (n,k)>, affine_map<(m,n,k) -> (m,n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @small_u(%[[ARG0:[^ ]+]]: vector<2x8xi8>, %[[ARG1:[^ ]+]]: vector<2x8xi4>, %[[ARG2:[^ ]+]]: vector<2x2xi32>) -> vector<2x2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = ub.poison : vector<2x2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %[[V4:[^ ]+]] = ub.poison : vector<4xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = ub.poison : vector<16xi8>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.extui %[[ARG1]] : vector<2x8xi4> to vector<2x8xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = builtin.unrealized_conversion_cast %[[V6]] : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<8xi8>> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.shufflevector %[[V8]], %[[V8]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.shufflevector %[[V9]], %[[V5]] [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<8xi8>> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.shufflevector %[[V11]], %[[V11]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.shufflevector %[[V12]], %[[V10]] [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V7]][0] : !llvm.array<2 x vector<8xi8>> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.shufflevector %[[V14]], %[[V14]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.shufflevector %[[V15]], %[[V5]] [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V7]][1] : !llvm.array<2 x vector<8xi8>> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.shufflevector %[[V17]], %[[V17]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.shufflevector %[[V18]], %[[V16]] [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.shufflevector %[[V20]], %[[V20]] [0, 1, 0, 0] : vector<2xi32> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.shufflevector %[[V21]], %[[V4]] [0, 1, 6, 7] : vector<4xi32> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.shufflevector %[[V23]], %[[V23]] [0, 1, 0, 0] : vector<2xi32> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.shufflevector %[[V24]], %[[V22]] [4, 5, 0, 1] : vector<4xi32> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = arm_neon.intr.ummla %[[V25]], %[[V13]], %[[V19]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.shufflevector %[[V26]], %[[V26]] [0, 1] : vector<4xi32> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.insertvalue %[[V27]], %[[V3]][0] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.shufflevector %[[V26]], %[[V26]] [2, 3] : vector<4xi32> 
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.insertvalue %[[V29]], %[[V28]][1] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V31:[^ ]+]] = builtin.unrealized_conversion_cast %[[V30]] : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
// CHECK-NEXT:     return %[[V31]] : vector<2x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @implicit(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k) -> (m,k)>, affine_map<(m,n,k) -> (n,k)>, affine_map<(m,n,k) -> (m,n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x8xi8>, vector<2x8xi8> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @implicit(%[[ARG0:[^ ]+]]: vector<2x8xi8>, %[[ARG1:[^ ]+]]: vector<2x8xi8>, %[[ARG2:[^ ]+]]: vector<2x2xi32>) -> vector<2x2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x8xi8> to !llvm.array<2 x vector<8xi8>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = ub.poison : vector<2x2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = ub.poison : vector<4xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = ub.poison : vector<16xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<2 x vector<8xi8>> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.shufflevector %[[V7]], %[[V7]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.shufflevector %[[V8]], %[[V6]] [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.array<2 x vector<8xi8>> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.shufflevector %[[V10]], %[[V10]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.shufflevector %[[V11]], %[[V9]] [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<8xi8>> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.shufflevector %[[V13]], %[[V13]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.shufflevector %[[V14]], %[[V6]] [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi8> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<8xi8>> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.shufflevector %[[V16]], %[[V16]] [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi8> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.shufflevector %[[V17]], %[[V15]] [16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi8> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.shufflevector %[[V19]], %[[V19]] [0, 1, 0, 0] : vector<2xi32> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.shufflevector %[[V20]], %[[V5]] [0, 1, 6, 7] : vector<4xi32> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.shufflevector %[[V22]], %[[V22]] [0, 1, 0, 0] : vector<2xi32> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.shufflevector %[[V23]], %[[V21]] [4, 5, 0, 1] : vector<4xi32> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = arm_neon.intr.smmla %[[V24]], %[[V12]], %[[V18]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.shufflevector %[[V25]], %[[V25]] [0, 1] : vector<4xi32> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.insertvalue %[[V26]], %[[V4]][0] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.shufflevector %[[V25]], %[[V25]] [2, 3] : vector<4xi32> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.insertvalue %[[V28]], %[[V27]][1] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V30:[^ ]+]] = builtin.unrealized_conversion_cast %[[V29]] : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
// CHECK-NEXT:     return %[[V30]] : vector<2x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @short(%a: vector<2x4xi8>, %b: vector<2x4xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x4xi8> to vector<2x4xi32>
  %y = arith.extsi %b : vector<2x4xi8> to vector<2x4xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k) -> (m,k)>, affine_map<(m,n,k) -> (n,k)>, affine_map<(m,n,k) -> (m,n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x4xi32>, vector<2x4xi32> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @short(%[[ARG0:[^ ]+]]: vector<2x4xi8>, %[[ARG1:[^ ]+]]: vector<2x4xi8>, %[[ARG2:[^ ]+]]: vector<2x2xi32>) -> vector<2x2xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2x2xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[CST]] : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extsi %[[ARG0]] : vector<2x4xi8> to vector<2x4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : vector<2x4xi32> to !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extsi %[[ARG1]] : vector<2x4xi8> to vector<2x4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : vector<2x4xi32> to !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<2 x vector<4xi32>> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V4]][0] : !llvm.array<2 x vector<4xi32>> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.muli %[[V5]], %[[V6]] : vector<4xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V7]]) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertelement %[[V8]], %[[V9]][%[[V10]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V0]][0] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V4]][1] : !llvm.array<2 x vector<4xi32>> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.muli %[[V5]], %[[V13]] : vector<4xi32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V14]]) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.extractvalue %[[V12]][0] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertelement %[[V15]], %[[V16]][%[[V17]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.insertvalue %[[V18]], %[[V12]][0] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.array<2 x vector<4xi32>> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = arith.muli %[[V20]], %[[V6]] : vector<4xi32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V21]]) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.extractvalue %[[V19]][1] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.insertelement %[[V22]], %[[V23]][%[[V24]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.insertvalue %[[V25]], %[[V19]][1] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = arith.muli %[[V20]], %[[V13]] : vector<4xi32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V27]]) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.extractvalue %[[V26]][1] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.insertelement %[[V28]], %[[V29]][%[[V30]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.insertvalue %[[V31]], %[[V26]][1] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V33:[^ ]+]] = builtin.unrealized_conversion_cast %[[V32]] : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
// CHECK-NEXT:     %[[V34:[^ ]+]] = arith.addi %[[V33]], %[[ARG2]] : vector<2x2xi32>
// CHECK-NEXT:     return %[[V34]] : vector<2x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @wide(%a: vector<2x8xi16>, %b: vector<2x8xi16>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x8xi16> to vector<2x8xi32>
  %y = arith.extsi %b : vector<2x8xi16> to vector<2x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k) -> (m,k)>, affine_map<(m,n,k) -> (n,k)>, affine_map<(m,n,k) -> (m,n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @wide(%[[ARG0:[^ ]+]]: vector<2x8xi16>, %[[ARG1:[^ ]+]]: vector<2x8xi16>, %[[ARG2:[^ ]+]]: vector<2x2xi32>) -> vector<2x2xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2x2xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[CST]] : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extsi %[[ARG0]] : vector<2x8xi16> to vector<2x8xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : vector<2x8xi32> to !llvm.array<2 x vector<8xi32>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extsi %[[ARG1]] : vector<2x8xi16> to vector<2x8xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : vector<2x8xi32> to !llvm.array<2 x vector<8xi32>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<2 x vector<8xi32>> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V4]][0] : !llvm.array<2 x vector<8xi32>> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.muli %[[V5]], %[[V6]] : vector<8xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V7]]) : (vector<8xi32>) -> i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertelement %[[V8]], %[[V9]][%[[V10]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V0]][0] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V4]][1] : !llvm.array<2 x vector<8xi32>> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.muli %[[V5]], %[[V13]] : vector<8xi32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V14]]) : (vector<8xi32>) -> i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.extractvalue %[[V12]][0] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertelement %[[V15]], %[[V16]][%[[V17]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.insertvalue %[[V18]], %[[V12]][0] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.array<2 x vector<8xi32>> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = arith.muli %[[V20]], %[[V6]] : vector<8xi32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V21]]) : (vector<8xi32>) -> i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.extractvalue %[[V19]][1] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.insertelement %[[V22]], %[[V23]][%[[V24]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.insertvalue %[[V25]], %[[V19]][1] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = arith.muli %[[V20]], %[[V13]] : vector<8xi32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V27]]) : (vector<8xi32>) -> i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.extractvalue %[[V26]][1] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.insertelement %[[V28]], %[[V29]][%[[V30]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.insertvalue %[[V31]], %[[V26]][1] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V33:[^ ]+]] = builtin.unrealized_conversion_cast %[[V32]] : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
// CHECK-NEXT:     %[[V34:[^ ]+]] = arith.addi %[[V33]], %[[ARG2]] : vector<2x2xi32>
// CHECK-NEXT:     return %[[V34]] : vector<2x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bf(%a: vector<2x4xbf16>, %b: vector<2x4xbf16>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k) -> (m,k)>, affine_map<(m,n,k) -> (n,k)>, affine_map<(m,n,k) -> (m,n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4xbf16>, vector<2x4xbf16> into vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @bf(%[[ARG0:[^ ]+]]: vector<2x4xbf16>, %[[ARG1:[^ ]+]]: vector<2x4xbf16>, %[[ARG2:[^ ]+]]: vector<2x2xf32>) -> vector<2x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<2x4xbf16> to !llvm.array<2 x vector<4xbf16>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x4xbf16> to !llvm.array<2 x vector<4xbf16>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = ub.poison : vector<2x2xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = ub.poison : vector<4xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = ub.poison : vector<8xbf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<2 x vector<4xbf16>> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.shufflevector %[[V7]], %[[V7]] [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.shufflevector %[[V8]], %[[V6]] [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xbf16> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.array<2 x vector<4xbf16>> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.shufflevector %[[V10]], %[[V10]] [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.shufflevector %[[V11]], %[[V9]] [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xbf16> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<4xbf16>> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.shufflevector %[[V13]], %[[V13]] [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.shufflevector %[[V14]], %[[V6]] [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xbf16> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<4xbf16>> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.shufflevector %[[V16]], %[[V16]] [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.shufflevector %[[V17]], %[[V15]] [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xbf16> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.shufflevector %[[V19]], %[[V19]] [0, 1, 0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.shufflevector %[[V20]], %[[V5]] [0, 1, 6, 7] : vector<4xf32> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.shufflevector %[[V22]], %[[V22]] [0, 1, 0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.shufflevector %[[V23]], %[[V21]] [4, 5, 0, 1] : vector<4xf32> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = arm_neon.intr.bfmmla %[[V24]], %[[V12]], %[[V18]] : vector<8xbf16> to vector<4xf32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.shufflevector %[[V25]], %[[V25]] [0, 1] : vector<4xf32> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.insertvalue %[[V26]], %[[V4]][0] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.shufflevector %[[V25]], %[[V25]] [2, 3] : vector<4xf32> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.insertvalue %[[V28]], %[[V27]][1] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V30:[^ ]+]] = builtin.unrealized_conversion_cast %[[V29]] : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:     return %[[V30]] : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bf_row(%a: vector<1x4xbf16>, %b: vector<2x4xbf16>, %c: vector<1x2xf32>) -> vector<1x2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k) -> (m,k)>, affine_map<(m,n,k) -> (n,k)>, affine_map<(m,n,k) -> (m,n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x4xbf16>, vector<2x4xbf16> into vector<1x2xf32>
  return %0 : vector<1x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @bf_row(%[[ARG0:[^ ]+]]: vector<1x4xbf16>, %[[ARG1:[^ ]+]]: vector<2x4xbf16>, %[[ARG2:[^ ]+]]: vector<1x2xf32>) -> vector<1x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<1x2xf32> to !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<2x4xbf16> to !llvm.array<2 x vector<4xbf16>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<1x4xbf16> to !llvm.array<1 x vector<4xbf16>>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = ub.poison : vector<4xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<8xbf16>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<1x2xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[CST_1]] : vector<1x2xf32> to !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = ub.poison : vector<8xbf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<1 x vector<4xbf16>> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.shufflevector %[[V6]], %[[V6]] [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.shufflevector %[[V7]], %[[V5]] [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xbf16> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.shufflevector %[[CST_0]], %[[V8]] [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xbf16> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<4xbf16>> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.shufflevector %[[V10]], %[[V10]] [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.shufflevector %[[V11]], %[[V5]] [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xbf16> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<4xbf16>> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.shufflevector %[[V13]], %[[V13]] [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.shufflevector %[[V14]], %[[V12]] [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xbf16> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<1 x vector<2xf32>> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.shufflevector %[[V16]], %[[V16]] [0, 1, 0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.shufflevector %[[V17]], %[[V3]] [0, 1, 6, 7] : vector<4xf32> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.shufflevector %[[CST]], %[[V18]] [4, 5, 0, 1] : vector<4xf32> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = arm_neon.intr.bfmmla %[[V19]], %[[V9]], %[[V15]] : vector<8xbf16> to vector<4xf32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.shufflevector %[[V20]], %[[V20]] [0, 1] : vector<4xf32> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.insertvalue %[[V21]], %[[V4]][0] : !llvm.array<1 x vector<2xf32>> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = builtin.unrealized_conversion_cast %[[V22]] : !llvm.array<1 x vector<2xf32>> to vector<1x2xf32>
// CHECK-NEXT:     return %[[V23]] : vector<1x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bf_flat(%a: vector<8xbf16>, %b: vector<2x8xbf16>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(n,k) -> (k)>, affine_map<(n,k) -> (n,k)>, affine_map<(n,k) -> (n)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<8xbf16>, vector<2x8xbf16> into vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @bf_flat(%[[ARG0:[^ ]+]]: vector<8xbf16>, %[[ARG1:[^ ]+]]: vector<2x8xbf16>, %[[ARG2:[^ ]+]]: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<2x8xbf16> to !llvm.array<2 x vector<8xbf16>>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = ub.poison : vector<4xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<8xbf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = ub.poison : vector<8xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.shufflevector %[[ARG0]], %[[ARG0]] [0, 1, 2, 3] : vector<8xbf16> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<8xbf16>> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.shufflevector %[[V4]], %[[V4]] [0, 1, 2, 3] : vector<8xbf16> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<8xbf16>> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.shufflevector %[[V6]], %[[V6]] [0, 1, 2, 3] : vector<8xbf16> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.shufflevector %[[V3]], %[[V3]] [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.shufflevector %[[V8]], %[[V2]] [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xbf16> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.shufflevector %[[CST_0]], %[[V9]] [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xbf16> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.shufflevector %[[V5]], %[[V5]] [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.shufflevector %[[V11]], %[[V2]] [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xbf16> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.shufflevector %[[V7]], %[[V7]] [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.shufflevector %[[V13]], %[[V12]] [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xbf16> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.shufflevector %[[ARG2]], %[[ARG2]] [0, 1, 0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.shufflevector %[[V15]], %[[V1]] [0, 1, 6, 7] : vector<4xf32> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.shufflevector %[[CST]], %[[V16]] [4, 5, 0, 1] : vector<4xf32> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = arm_neon.intr.bfmmla %[[V17]], %[[V10]], %[[V14]] : vector<8xbf16> to vector<4xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.shufflevector %[[ARG0]], %[[ARG0]] [4, 5, 6, 7] : vector<8xbf16> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<8xbf16>> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.shufflevector %[[V20]], %[[V20]] [4, 5, 6, 7] : vector<8xbf16> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<8xbf16>> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.shufflevector %[[V22]], %[[V22]] [4, 5, 6, 7] : vector<8xbf16> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.shufflevector %[[V19]], %[[V19]] [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.shufflevector %[[V24]], %[[V2]] [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xbf16> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.shufflevector %[[CST_0]], %[[V25]] [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xbf16> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.shufflevector %[[V21]], %[[V21]] [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.shufflevector %[[V27]], %[[V2]] [0, 1, 2, 3, 12, 13, 14, 15] : vector<8xbf16> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.shufflevector %[[V23]], %[[V23]] [0, 1, 2, 3, 0, 0, 0, 0] : vector<4xbf16> 
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.shufflevector %[[V29]], %[[V28]] [8, 9, 10, 11, 0, 1, 2, 3] : vector<8xbf16> 
// CHECK-NEXT:     %[[V31:[^ ]+]] = arm_neon.intr.bfmmla %[[V18]], %[[V26]], %[[V30]] : vector<8xbf16> to vector<4xf32>
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.shufflevector %[[V31]], %[[V31]] [0, 1] : vector<4xf32> 
// CHECK-NEXT:     return %[[V32]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f16(%a: vector<2x4xf16>, %b: vector<2x4xf16>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k) -> (m,k)>, affine_map<(m,n,k) -> (n,k)>, affine_map<(m,n,k) -> (m,n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4xf16>, vector<2x4xf16> into vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: vector<2x4xf16>, %[[ARG1:[^ ]+]]: vector<2x4xf16>, %[[ARG2:[^ ]+]]: vector<2x2xf32>) -> vector<2x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<2x4xf16>, vector<2x4xf16> into vector<2x2xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bf_odd(%a: vector<3x4xbf16>, %b: vector<2x4xbf16>, %c: vector<3x2xf32>) -> vector<3x2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k) -> (m,k)>, affine_map<(m,n,k) -> (n,k)>, affine_map<(m,n,k) -> (m,n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<3x4xbf16>, vector<2x4xbf16> into vector<3x2xf32>
  return %0 : vector<3x2xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @bf_odd(%[[ARG0:[^ ]+]]: vector<3x4xbf16>, %[[ARG1:[^ ]+]]: vector<2x4xbf16>, %[[ARG2:[^ ]+]]: vector<3x2xf32>) -> vector<3x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<3x4xbf16>, vector<2x4xbf16> into vector<3x2xf32>
// CHECK-NEXT:     return %[[V0]] : vector<3x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
