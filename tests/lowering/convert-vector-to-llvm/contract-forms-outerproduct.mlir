// RUN: mlir-opt %s --split-input-file --convert-vector-to-llvm=vector-contract-lowering=outerproduct | FileCheck %s

func.func @f(%a: vector<2x4xf32>, %b: vector<2x4xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,k) -> (m,k)>, affine_map<(m,k) -> (m,k)>, affine_map<(m,k) -> (m)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<minnumf>} %a, %b, %c : vector<2x4xf32>, vector<2x4xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x4xf32>, %[[ARG1:[^ ]+]]: vector<2x4xf32>, %[[ARG2:[^ ]+]]: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.contract {indexing_maps = [#map, #map, #map1], iterator_types = ["parallel", "reduction"], kind = #vector.kind<minnumf>} %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<2x4xf32>, vector<2x4xf32> into vector<2xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x4xf32>, %b: vector<4xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,k) -> (m,k)>, affine_map<(m,k) -> (k)>, affine_map<(m,k) -> (m)>], iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<2x4xf32>, vector<4xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = ub.poison : vector<4x2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : vector<4x2xf32> to !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractelement %[[V3]][%[[V4]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertelement %[[V5]], %[[V6]][%[[V7]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[V8]], %[[V2]][0] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractelement %[[V10]][%[[V11]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V9]][1] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.insertelement %[[V12]], %[[V13]][%[[V14]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.insertvalue %[[V15]], %[[V9]][1] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractelement %[[V17]][%[[V18]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.extractvalue %[[V16]][2] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.insertelement %[[V19]], %[[V20]][%[[V21]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.insertvalue %[[V22]], %[[V16]][2] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.extractelement %[[V24]][%[[V25]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.extractvalue %[[V23]][3] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.insertelement %[[V26]], %[[V27]][%[[V28]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.insertvalue %[[V29]], %[[V23]][3] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.extractelement %[[V31]][%[[V32]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.extractvalue %[[V30]][0] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.insertelement %[[V33]], %[[V34]][%[[V35]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.insertvalue %[[V36]], %[[V30]][0] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.extractelement %[[V38]][%[[V39]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.extractvalue %[[V37]][1] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.insertelement %[[V40]], %[[V41]][%[[V42]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.insertvalue %[[V43]], %[[V37]][1] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.extractelement %[[V45]][%[[V46]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.extractvalue %[[V44]][2] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.insertelement %[[V47]], %[[V48]][%[[V49]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.insertvalue %[[V50]], %[[V44]][2] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.extractelement %[[V52]][%[[V53]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.extractvalue %[[V51]][3] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.insertelement %[[V54]], %[[V55]][%[[V56]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.insertvalue %[[V57]], %[[V51]][3] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.extractvalue %[[V58]][0] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.extractelement %[[ARG1]][%[[V60]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.insertelement %[[V61]], %[[V62]][%[[V63]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.shufflevector %[[V64]], %[[V62]] [0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.intr.fmuladd(%[[V59]], %[[V65]], %[[ARG2]]) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.extractvalue %[[V58]][1] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.extractelement %[[ARG1]][%[[V68]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.insertelement %[[V69]], %[[V70]][%[[V71]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.shufflevector %[[V72]], %[[V70]] [0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.intr.fmuladd(%[[V67]], %[[V73]], %[[V66]]) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.extractvalue %[[V58]][2] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.extractelement %[[ARG1]][%[[V76]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.insertelement %[[V77]], %[[V78]][%[[V79]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.shufflevector %[[V80]], %[[V78]] [0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.intr.fmuladd(%[[V75]], %[[V81]], %[[V74]]) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.extractvalue %[[V58]][3] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V84:[^ ]+]] = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %[[V85:[^ ]+]] = llvm.extractelement %[[ARG1]][%[[V84]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V86:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[V87:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V88:[^ ]+]] = llvm.insertelement %[[V85]], %[[V86]][%[[V87]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[V89:[^ ]+]] = llvm.shufflevector %[[V88]], %[[V86]] [0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V90:[^ ]+]] = llvm.intr.fmuladd(%[[V83]], %[[V89]], %[[V82]]) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     return %[[V90]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4x2xi8>, %b: vector<4x3xi8>, %c: vector<2x3xi32>) -> vector<2x3xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k) -> (k,m)>, affine_map<(m,n,k) -> (k,n)>, affine_map<(m,n,k) -> (m,n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x2xi8>, vector<4x3xi8> into vector<2x3xi32>
  return %0 : vector<2x3xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<4x2xi8>, %[[ARG1:[^ ]+]]: vector<4x3xi8>, %[[ARG2:[^ ]+]]: vector<2x3xi32>) -> vector<2x3xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4x3xi8> to !llvm.array<4 x vector<3xi8>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<4x2xi8> to !llvm.array<4 x vector<2xi8>>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2x3xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[CST]] : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<4 x vector<2xi8>> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<4 x vector<3xi8>> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.extsi %[[V4]] : vector<2xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.extsi %[[V5]] : vector<3xi8> to vector<3xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractelement %[[V6]][%[[V8]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.poison : vector<3xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertelement %[[V9]], %[[V10]][%[[V11]] : i32] : vector<3xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.shufflevector %[[V12]], %[[V10]] [0, 0, 0] : vector<3xi32> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xi32>> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.muli %[[V13]], %[[V7]] : vector<3xi32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.addi %[[V15]], %[[V14]] : vector<3xi32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.extractelement %[[V6]][%[[V17]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.mlir.poison : vector<3xi32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.insertelement %[[V18]], %[[V19]][%[[V20]] : i32] : vector<3xi32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.shufflevector %[[V21]], %[[V19]] [0, 0, 0] : vector<3xi32> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xi32>> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.muli %[[V22]], %[[V7]] : vector<3xi32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = arith.addi %[[V24]], %[[V23]] : vector<3xi32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.array<4 x vector<2xi8>> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<4 x vector<3xi8>> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = arith.extsi %[[V26]] : vector<2xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = arith.extsi %[[V27]] : vector<3xi8> to vector<3xi32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.extractelement %[[V28]][%[[V30]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mlir.poison : vector<3xi32>
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.insertelement %[[V31]], %[[V32]][%[[V33]] : i32] : vector<3xi32>
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.shufflevector %[[V34]], %[[V32]] [0, 0, 0] : vector<3xi32> 
// CHECK-NEXT:     %[[V36:[^ ]+]] = arith.muli %[[V35]], %[[V29]] : vector<3xi32>
// CHECK-NEXT:     %[[V37:[^ ]+]] = arith.addi %[[V36]], %[[V16]] : vector<3xi32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.extractelement %[[V28]][%[[V38]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.mlir.poison : vector<3xi32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.insertelement %[[V39]], %[[V40]][%[[V41]] : i32] : vector<3xi32>
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.shufflevector %[[V42]], %[[V40]] [0, 0, 0] : vector<3xi32> 
// CHECK-NEXT:     %[[V44:[^ ]+]] = arith.muli %[[V43]], %[[V29]] : vector<3xi32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = arith.addi %[[V44]], %[[V25]] : vector<3xi32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.extractvalue %[[V2]][2] : !llvm.array<4 x vector<2xi8>> 
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.extractvalue %[[V1]][2] : !llvm.array<4 x vector<3xi8>> 
// CHECK-NEXT:     %[[V48:[^ ]+]] = arith.extsi %[[V46]] : vector<2xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V49:[^ ]+]] = arith.extsi %[[V47]] : vector<3xi8> to vector<3xi32>
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.extractelement %[[V48]][%[[V50]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.mlir.poison : vector<3xi32>
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.insertelement %[[V51]], %[[V52]][%[[V53]] : i32] : vector<3xi32>
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.shufflevector %[[V54]], %[[V52]] [0, 0, 0] : vector<3xi32> 
// CHECK-NEXT:     %[[V56:[^ ]+]] = arith.muli %[[V55]], %[[V49]] : vector<3xi32>
// CHECK-NEXT:     %[[V57:[^ ]+]] = arith.addi %[[V56]], %[[V37]] : vector<3xi32>
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.extractelement %[[V48]][%[[V58]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.mlir.poison : vector<3xi32>
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.insertelement %[[V59]], %[[V60]][%[[V61]] : i32] : vector<3xi32>
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.shufflevector %[[V62]], %[[V60]] [0, 0, 0] : vector<3xi32> 
// CHECK-NEXT:     %[[V64:[^ ]+]] = arith.muli %[[V63]], %[[V49]] : vector<3xi32>
// CHECK-NEXT:     %[[V65:[^ ]+]] = arith.addi %[[V64]], %[[V45]] : vector<3xi32>
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.extractvalue %[[V2]][3] : !llvm.array<4 x vector<2xi8>> 
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.extractvalue %[[V1]][3] : !llvm.array<4 x vector<3xi8>> 
// CHECK-NEXT:     %[[V68:[^ ]+]] = arith.extsi %[[V66]] : vector<2xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V69:[^ ]+]] = arith.extsi %[[V67]] : vector<3xi8> to vector<3xi32>
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.extractelement %[[V68]][%[[V70]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.mlir.poison : vector<3xi32>
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.insertelement %[[V71]], %[[V72]][%[[V73]] : i32] : vector<3xi32>
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.shufflevector %[[V74]], %[[V72]] [0, 0, 0] : vector<3xi32> 
// CHECK-NEXT:     %[[V76:[^ ]+]] = arith.muli %[[V75]], %[[V69]] : vector<3xi32>
// CHECK-NEXT:     %[[V77:[^ ]+]] = arith.addi %[[V76]], %[[V57]] : vector<3xi32>
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.insertvalue %[[V77]], %[[V3]][0] : !llvm.array<2 x vector<3xi32>> 
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.extractelement %[[V68]][%[[V79]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.mlir.poison : vector<3xi32>
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.insertelement %[[V80]], %[[V81]][%[[V82]] : i32] : vector<3xi32>
// CHECK-NEXT:     %[[V84:[^ ]+]] = llvm.shufflevector %[[V83]], %[[V81]] [0, 0, 0] : vector<3xi32> 
// CHECK-NEXT:     %[[V85:[^ ]+]] = arith.muli %[[V84]], %[[V69]] : vector<3xi32>
// CHECK-NEXT:     %[[V86:[^ ]+]] = arith.addi %[[V85]], %[[V65]] : vector<3xi32>
// CHECK-NEXT:     %[[V87:[^ ]+]] = llvm.insertvalue %[[V86]], %[[V78]][1] : !llvm.array<2 x vector<3xi32>> 
// CHECK-NEXT:     %[[V88:[^ ]+]] = builtin.unrealized_conversion_cast %[[V87]] : !llvm.array<2 x vector<3xi32>> to vector<2x3xi32>
// CHECK-NEXT:     return %[[V88]] : vector<2x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4x2xf32>, %c: vector<2xf32>, %k: vector<2x4xi1>) -> vector<2xf32> {
  %0 = vector.mask %k { vector.contract {indexing_maps = [affine_map<(m,k) -> (k)>, affine_map<(m,k) -> (k,m)>, affine_map<(m,k) -> (m)>], iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<4xf32>, vector<4x2xf32> into vector<2xf32> } : vector<2x4xi1> -> vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4x2xf32>, %[[ARG2:[^ ]+]]: vector<2xf32>, %[[ARG3:[^ ]+]]: vector<2x4xi1>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4x2xf32> to !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<2x4xi1> to !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = ub.poison : vector<4x2xi1>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : vector<4x2xi1> to !llvm.array<4 x vector<2xi1>>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<4xi1>> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractelement %[[V4]][%[[V5]] : i64] : vector<4xi1>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V3]][0] : !llvm.array<4 x vector<2xi1>> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertelement %[[V6]], %[[V7]][%[[V8]] : i64] : vector<2xi1>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V3]][0] : !llvm.array<4 x vector<2xi1>> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<4xi1>> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractelement %[[V11]][%[[V12]] : i64] : vector<4xi1>
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V10]][1] : !llvm.array<4 x vector<2xi1>> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.insertelement %[[V13]], %[[V14]][%[[V15]] : i64] : vector<2xi1>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.insertvalue %[[V16]], %[[V10]][1] : !llvm.array<4 x vector<2xi1>> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<4xi1>> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.extractelement %[[V18]][%[[V19]] : i64] : vector<4xi1>
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.extractvalue %[[V17]][2] : !llvm.array<4 x vector<2xi1>> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.insertelement %[[V20]], %[[V21]][%[[V22]] : i64] : vector<2xi1>
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.insertvalue %[[V23]], %[[V17]][2] : !llvm.array<4 x vector<2xi1>> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<4xi1>> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.extractelement %[[V25]][%[[V26]] : i64] : vector<4xi1>
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.extractvalue %[[V24]][3] : !llvm.array<4 x vector<2xi1>> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.insertelement %[[V27]], %[[V28]][%[[V29]] : i64] : vector<2xi1>
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.insertvalue %[[V30]], %[[V24]][3] : !llvm.array<4 x vector<2xi1>> 
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<4xi1>> 
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.extractelement %[[V32]][%[[V33]] : i64] : vector<4xi1>
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.extractvalue %[[V31]][0] : !llvm.array<4 x vector<2xi1>> 
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.insertelement %[[V34]], %[[V35]][%[[V36]] : i64] : vector<2xi1>
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.insertvalue %[[V37]], %[[V31]][0] : !llvm.array<4 x vector<2xi1>> 
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<4xi1>> 
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.extractelement %[[V39]][%[[V40]] : i64] : vector<4xi1>
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.extractvalue %[[V38]][1] : !llvm.array<4 x vector<2xi1>> 
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.insertelement %[[V41]], %[[V42]][%[[V43]] : i64] : vector<2xi1>
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.insertvalue %[[V44]], %[[V38]][1] : !llvm.array<4 x vector<2xi1>> 
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<4xi1>> 
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.extractelement %[[V46]][%[[V47]] : i64] : vector<4xi1>
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.extractvalue %[[V45]][2] : !llvm.array<4 x vector<2xi1>> 
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.insertelement %[[V48]], %[[V49]][%[[V50]] : i64] : vector<2xi1>
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.insertvalue %[[V51]], %[[V45]][2] : !llvm.array<4 x vector<2xi1>> 
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<4xi1>> 
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.extractelement %[[V53]][%[[V54]] : i64] : vector<4xi1>
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.extractvalue %[[V52]][3] : !llvm.array<4 x vector<2xi1>> 
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.insertelement %[[V55]], %[[V56]][%[[V57]] : i64] : vector<2xi1>
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.insertvalue %[[V58]], %[[V52]][3] : !llvm.array<4 x vector<2xi1>> 
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V61]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.extractvalue %[[V59]][0] : !llvm.array<4 x vector<2xi1>> 
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.insertelement %[[V62]], %[[V64]][%[[V65]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.shufflevector %[[V66]], %[[V64]] [0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.intr.fmuladd(%[[V60]], %[[V67]], %[[ARG2]]) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %[[V69:[^ ]+]] = arith.select %[[V63]], %[[V68]], %[[ARG2]] : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V71]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.extractvalue %[[V59]][1] : !llvm.array<4 x vector<2xi1>> 
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.insertelement %[[V72]], %[[V74]][%[[V75]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.shufflevector %[[V76]], %[[V74]] [0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.intr.fmuladd(%[[V70]], %[[V77]], %[[V69]]) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %[[V79:[^ ]+]] = arith.select %[[V73]], %[[V78]], %[[V69]] : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V81]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.extractvalue %[[V59]][2] : !llvm.array<4 x vector<2xi1>> 
// CHECK-NEXT:     %[[V84:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[V85:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V86:[^ ]+]] = llvm.insertelement %[[V82]], %[[V84]][%[[V85]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[V87:[^ ]+]] = llvm.shufflevector %[[V86]], %[[V84]] [0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V88:[^ ]+]] = llvm.intr.fmuladd(%[[V80]], %[[V87]], %[[V79]]) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %[[V89:[^ ]+]] = arith.select %[[V83]], %[[V88]], %[[V79]] : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     %[[V90:[^ ]+]] = llvm.extractvalue %[[V0]][3] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V91:[^ ]+]] = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %[[V92:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V91]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V93:[^ ]+]] = llvm.extractvalue %[[V59]][3] : !llvm.array<4 x vector<2xi1>> 
// CHECK-NEXT:     %[[V94:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[V95:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V96:[^ ]+]] = llvm.insertelement %[[V92]], %[[V94]][%[[V95]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[V97:[^ ]+]] = llvm.shufflevector %[[V96]], %[[V94]] [0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V98:[^ ]+]] = llvm.intr.fmuladd(%[[V90]], %[[V97]], %[[V89]]) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %[[V99:[^ ]+]] = arith.select %[[V93]], %[[V98]], %[[V89]] : vector<2xi1>, vector<2xf32>
// CHECK-NEXT:     return %[[V99]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4x2xf32>, %b: vector<4x3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k) -> (k,m)>, affine_map<(m,n,k) -> (k,n)>, affine_map<(m,n,k) -> (m,n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<minnumf>} %a, %b, %c : vector<4x2xf32>, vector<4x3xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<4x2xf32>, %[[ARG1:[^ ]+]]: vector<4x3xf32>, %[[ARG2:[^ ]+]]: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<4x2xf32> to !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4x3xf32> to !llvm.array<4 x vector<3xf32>>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[CST]] : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<4 x vector<3xf32>> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractelement %[[V5]][%[[V6]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertelement %[[V7]], %[[V8]][%[[V9]] : i32] : vector<3xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.shufflevector %[[V10]], %[[V8]] [0, 0, 0] : vector<3xf32> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.mulf %[[V11]], %[[V4]] : vector<3xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.minnumf %[[V13]], %[[V12]] : vector<3xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractelement %[[V15]][%[[V16]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.insertelement %[[V17]], %[[V18]][%[[V19]] : i32] : vector<3xf32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.shufflevector %[[V20]], %[[V18]] [0, 0, 0] : vector<3xf32> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.mulf %[[V21]], %[[V4]] : vector<3xf32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.minnumf %[[V23]], %[[V22]] : vector<3xf32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.array<4 x vector<3xf32>> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.extractelement %[[V26]][%[[V27]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.insertelement %[[V28]], %[[V29]][%[[V30]] : i32] : vector<3xf32>
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.shufflevector %[[V31]], %[[V29]] [0, 0, 0] : vector<3xf32> 
// CHECK-NEXT:     %[[V33:[^ ]+]] = arith.mulf %[[V32]], %[[V25]] : vector<3xf32>
// CHECK-NEXT:     %[[V34:[^ ]+]] = arith.minnumf %[[V33]], %[[V14]] : vector<3xf32>
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.extractelement %[[V35]][%[[V36]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.insertelement %[[V37]], %[[V38]][%[[V39]] : i32] : vector<3xf32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.shufflevector %[[V40]], %[[V38]] [0, 0, 0] : vector<3xf32> 
// CHECK-NEXT:     %[[V42:[^ ]+]] = arith.mulf %[[V41]], %[[V25]] : vector<3xf32>
// CHECK-NEXT:     %[[V43:[^ ]+]] = arith.minnumf %[[V42]], %[[V24]] : vector<3xf32>
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.extractvalue %[[V2]][2] : !llvm.array<4 x vector<3xf32>> 
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.extractvalue %[[V1]][2] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.extractelement %[[V45]][%[[V46]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.insertelement %[[V47]], %[[V48]][%[[V49]] : i32] : vector<3xf32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.shufflevector %[[V50]], %[[V48]] [0, 0, 0] : vector<3xf32> 
// CHECK-NEXT:     %[[V52:[^ ]+]] = arith.mulf %[[V51]], %[[V44]] : vector<3xf32>
// CHECK-NEXT:     %[[V53:[^ ]+]] = arith.minnumf %[[V52]], %[[V34]] : vector<3xf32>
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.extractvalue %[[V1]][2] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.extractelement %[[V54]][%[[V55]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.insertelement %[[V56]], %[[V57]][%[[V58]] : i32] : vector<3xf32>
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.shufflevector %[[V59]], %[[V57]] [0, 0, 0] : vector<3xf32> 
// CHECK-NEXT:     %[[V61:[^ ]+]] = arith.mulf %[[V60]], %[[V44]] : vector<3xf32>
// CHECK-NEXT:     %[[V62:[^ ]+]] = arith.minnumf %[[V61]], %[[V43]] : vector<3xf32>
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.extractvalue %[[V2]][3] : !llvm.array<4 x vector<3xf32>> 
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.extractvalue %[[V1]][3] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.extractelement %[[V64]][%[[V65]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.insertelement %[[V66]], %[[V67]][%[[V68]] : i32] : vector<3xf32>
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.shufflevector %[[V69]], %[[V67]] [0, 0, 0] : vector<3xf32> 
// CHECK-NEXT:     %[[V71:[^ ]+]] = arith.mulf %[[V70]], %[[V63]] : vector<3xf32>
// CHECK-NEXT:     %[[V72:[^ ]+]] = arith.minnumf %[[V71]], %[[V53]] : vector<3xf32>
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.insertvalue %[[V72]], %[[V3]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.extractvalue %[[V1]][3] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.extractelement %[[V74]][%[[V75]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.insertelement %[[V76]], %[[V77]][%[[V78]] : i32] : vector<3xf32>
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.shufflevector %[[V79]], %[[V77]] [0, 0, 0] : vector<3xf32> 
// CHECK-NEXT:     %[[V81:[^ ]+]] = arith.mulf %[[V80]], %[[V63]] : vector<3xf32>
// CHECK-NEXT:     %[[V82:[^ ]+]] = arith.minnumf %[[V81]], %[[V62]] : vector<3xf32>
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.insertvalue %[[V82]], %[[V73]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V84:[^ ]+]] = builtin.unrealized_conversion_cast %[[V83]] : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %[[V84]] : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The operands of a product whose result is transposed change places before they are transposed.
func.func @f(%a: vector<[2]x1xf32>, %b: vector<[3]x1xf32>, %c: vector<[3]x[2]xf32>) -> vector<[3]x[2]xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (j, i)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<[2]x1xf32>, vector<[3]x1xf32> into vector<[3]x[2]xf32>
  return %0 : vector<[3]x[2]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<[2]x1xf32>, %arg1: vector<[3]x1xf32>, %arg2: vector<[3]x[2]xf32>) -> vector<[3]x[2]xf32> {
// CHECK-NEXT:     %0 = vector.shape_cast %arg1 : vector<[3]x1xf32> to vector<1x[3]xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : vector<1x[3]xf32> to !llvm.array<1 x vector<[3]xf32>>
// CHECK-NEXT:     %2 = vector.shape_cast %arg0 : vector<[2]x1xf32> to vector<1x[2]xf32>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : vector<1x[2]xf32> to !llvm.array<1 x vector<[2]xf32>>
// CHECK-NEXT:     %4 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<[3]xf32>> 
// CHECK-NEXT:     %5 = llvm.extractvalue %3[0] : !llvm.array<1 x vector<[2]xf32>> 
// CHECK-NEXT:     %6 = vector.outerproduct %4, %5, %arg2 {kind = #vector.kind<add>} : vector<[3]xf32>, vector<[2]xf32>
// CHECK-NEXT:     return %6 : vector<[3]x[2]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
