// RUN: mlir-opt %s --split-input-file --convert-vector-to-llvm=vector-contract-lowering=outerproduct | FileCheck %s

func.func @c(%a: vector<2x3xf32>, %b: vector<3x2xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel","parallel","reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: vector<2x3xf32>, %[[ARG1:[^ ]+]]: vector<3x2xf32>, %[[ARG2:[^ ]+]]: vector<2x2xf32>) -> vector<2x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2x2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[CST]] : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractelement %[[V5]][%[[V6]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertelement %[[V7]], %[[V8]][%[[V9]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.shufflevector %[[V10]], %[[V8]] [0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.intr.fmuladd(%[[V11]], %[[V4]], %[[V12]]) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.extractelement %[[V14]][%[[V15]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.insertelement %[[V16]], %[[V17]][%[[V18]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.shufflevector %[[V19]], %[[V17]] [0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.intr.fmuladd(%[[V20]], %[[V4]], %[[V21]]) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.extractelement %[[V24]][%[[V25]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.insertelement %[[V26]], %[[V27]][%[[V28]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.shufflevector %[[V29]], %[[V27]] [0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.intr.fmuladd(%[[V30]], %[[V23]], %[[V13]]) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.extractelement %[[V32]][%[[V33]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.insertelement %[[V34]], %[[V35]][%[[V36]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.shufflevector %[[V37]], %[[V35]] [0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.intr.fmuladd(%[[V38]], %[[V23]], %[[V22]]) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.extractvalue %[[V2]][2] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.extractelement %[[V41]][%[[V42]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.insertelement %[[V43]], %[[V44]][%[[V45]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.shufflevector %[[V46]], %[[V44]] [0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.intr.fmuladd(%[[V47]], %[[V40]], %[[V31]]) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.insertvalue %[[V48]], %[[V3]][0] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.extractelement %[[V50]][%[[V51]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.insertelement %[[V52]], %[[V53]][%[[V54]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.shufflevector %[[V55]], %[[V53]] [0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.intr.fmuladd(%[[V56]], %[[V40]], %[[V39]]) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.insertvalue %[[V57]], %[[V49]][1] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V59:[^ ]+]] = builtin.unrealized_conversion_cast %[[V58]] : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:     return %[[V59]] : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: vector<2x3xf32>, %b: vector<3xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,k)->(m,k)>, affine_map<(m,k)->(k)>, affine_map<(m,k)->(m)>], iterator_types = ["parallel","reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: vector<2x3xf32>, %[[ARG1:[^ ]+]]: vector<3xf32>, %[[ARG2:[^ ]+]]: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = ub.poison : vector<3x2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractelement %[[V3]][%[[V4]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertelement %[[V5]], %[[V6]][%[[V7]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[V8]], %[[V2]][0] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractelement %[[V10]][%[[V11]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V9]][1] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.insertelement %[[V12]], %[[V13]][%[[V14]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.insertvalue %[[V15]], %[[V9]][1] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractelement %[[V17]][%[[V18]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.extractvalue %[[V16]][2] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.insertelement %[[V19]], %[[V20]][%[[V21]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.insertvalue %[[V22]], %[[V16]][2] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.extractelement %[[V24]][%[[V25]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.extractvalue %[[V23]][0] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.insertelement %[[V26]], %[[V27]][%[[V28]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.insertvalue %[[V29]], %[[V23]][0] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.extractelement %[[V31]][%[[V32]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.extractvalue %[[V30]][1] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.insertelement %[[V33]], %[[V34]][%[[V35]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.insertvalue %[[V36]], %[[V30]][1] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.extractelement %[[V38]][%[[V39]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.extractvalue %[[V37]][2] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.insertelement %[[V40]], %[[V41]][%[[V42]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.insertvalue %[[V43]], %[[V37]][2] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.extractvalue %[[V44]][0] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.extractelement %[[ARG1]][%[[V46]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.insertelement %[[V47]], %[[V48]][%[[V49]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.shufflevector %[[V50]], %[[V48]] [0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.intr.fmuladd(%[[V45]], %[[V51]], %[[ARG2]]) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.extractvalue %[[V44]][1] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.extractelement %[[ARG1]][%[[V54]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.insertelement %[[V55]], %[[V56]][%[[V57]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.shufflevector %[[V58]], %[[V56]] [0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.intr.fmuladd(%[[V53]], %[[V59]], %[[V52]]) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.extractvalue %[[V44]][2] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.extractelement %[[ARG1]][%[[V62]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.insertelement %[[V63]], %[[V64]][%[[V65]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.shufflevector %[[V66]], %[[V64]] [0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.intr.fmuladd(%[[V61]], %[[V67]], %[[V60]]) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     return %[[V68]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: vector<3xf32>, %b: vector<3xf32>, %c: f32) -> f32 {
  %0 = vector.contract {indexing_maps = [affine_map<(k)->(k)>, affine_map<(k)->(k)>, affine_map<(k)->()>], iterator_types = ["reduction"]} %a, %b, %c : vector<3xf32>, vector<3xf32> into f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: vector<3xf32>, %[[ARG1:[^ ]+]]: vector<3xf32>, %[[ARG2:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG1]] : vector<3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[ARG2]], %[[V0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: vector<2x2xi32>, %b: vector<2x2xi32>, %c: i32) -> i32 {
  %0 = vector.contract {indexing_maps = [affine_map<(i,k)->(i,k)>, affine_map<(i,k)->(i,k)>, affine_map<(i,k)->()>], iterator_types = ["reduction","reduction"]} %a, %b, %c : vector<2x2xi32>, vector<2x2xi32> into i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: vector<2x2xi32>, %[[ARG1:[^ ]+]]: vector<2x2xi32>, %[[ARG2:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.muli %[[V2]], %[[V3]] : vector<2xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V4]]) : (vector<2xi32>) -> i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.add %[[ARG2]], %[[V5]] : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xi32>> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.muli %[[V7]], %[[V8]] : vector<2xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V9]]) : (vector<2xi32>) -> i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.add %[[V6]], %[[V10]] : i32
// CHECK-NEXT:     return %[[V11]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: vector<2x3xf32>, %b: vector<2x3xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(b,k)->(b,k)>, affine_map<(b,k)->(b,k)>, affine_map<(b,k)->(b)>], iterator_types = ["parallel","reduction"]} %a, %b, %c : vector<2x3xf32>, vector<2x3xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: vector<2x3xf32>, %[[ARG1:[^ ]+]]: vector<2x3xf32>, %[[ARG2:[^ ]+]]: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V4]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.mulf %[[V2]], %[[V3]] : vector<3xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[V5]], %[[V6]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertelement %[[V7]], %[[CST]][%[[V8]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V12]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.mulf %[[V10]], %[[V11]] : vector<3xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[V13]], %[[V14]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.insertelement %[[V15]], %[[V9]][%[[V16]] : i64] : vector<2xf32>
// CHECK-NEXT:     return %[[V17]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: vector<2x3xf16>, %b: vector<3x2xf16>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel","parallel","reduction"]} %a, %b, %c : vector<2x3xf16>, vector<3x2xf16> into vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: vector<2x3xf16>, %[[ARG1:[^ ]+]]: vector<3x2xf16>, %[[ARG2:[^ ]+]]: vector<2x2xf32>) -> vector<2x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<3x2xf16> to !llvm.array<3 x vector<2xf16>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x3xf16> to !llvm.array<2 x vector<3xf16>>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2x2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[CST]] : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[V4:[^ ]+]] = ub.poison : vector<3x2xf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = builtin.unrealized_conversion_cast %[[V4]] : vector<3x2xf16> to !llvm.array<3 x vector<2xf16>>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<2 x vector<3xf16>> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractelement %[[V6]][%[[V7]] : i64] : vector<3xf16>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.array<3 x vector<2xf16>> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertelement %[[V8]], %[[V9]][%[[V10]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V5]][0] : !llvm.array<3 x vector<2xf16>> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<2 x vector<3xf16>> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractelement %[[V13]][%[[V14]] : i64] : vector<3xf16>
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.extractvalue %[[V12]][1] : !llvm.array<3 x vector<2xf16>> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertelement %[[V15]], %[[V16]][%[[V17]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.insertvalue %[[V18]], %[[V12]][1] : !llvm.array<3 x vector<2xf16>> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<2 x vector<3xf16>> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.extractelement %[[V20]][%[[V21]] : i64] : vector<3xf16>
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.extractvalue %[[V19]][2] : !llvm.array<3 x vector<2xf16>> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.insertelement %[[V22]], %[[V23]][%[[V24]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.insertvalue %[[V25]], %[[V19]][2] : !llvm.array<3 x vector<2xf16>> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.array<2 x vector<3xf16>> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.extractelement %[[V27]][%[[V28]] : i64] : vector<3xf16>
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.extractvalue %[[V26]][0] : !llvm.array<3 x vector<2xf16>> 
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.insertelement %[[V29]], %[[V30]][%[[V31]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.insertvalue %[[V32]], %[[V26]][0] : !llvm.array<3 x vector<2xf16>> 
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.array<2 x vector<3xf16>> 
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.extractelement %[[V34]][%[[V35]] : i64] : vector<3xf16>
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.extractvalue %[[V33]][1] : !llvm.array<3 x vector<2xf16>> 
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.insertelement %[[V36]], %[[V37]][%[[V38]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.insertvalue %[[V39]], %[[V33]][1] : !llvm.array<3 x vector<2xf16>> 
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.array<2 x vector<3xf16>> 
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.extractelement %[[V41]][%[[V42]] : i64] : vector<3xf16>
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.extractvalue %[[V40]][2] : !llvm.array<3 x vector<2xf16>> 
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.insertelement %[[V43]], %[[V44]][%[[V45]] : i64] : vector<2xf16>
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.insertvalue %[[V46]], %[[V40]][2] : !llvm.array<3 x vector<2xf16>> 
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.extractvalue %[[V47]][0] : !llvm.array<3 x vector<2xf16>> 
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<3 x vector<2xf16>> 
// CHECK-NEXT:     %[[V50:[^ ]+]] = arith.extf %[[V48]] : vector<2xf16> to vector<2xf32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = arith.extf %[[V49]] : vector<2xf16> to vector<2xf32>
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.extractelement %[[V50]][%[[V52]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.insertelement %[[V53]], %[[V54]][%[[V55]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.shufflevector %[[V56]], %[[V54]] [0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.intr.fmuladd(%[[V57]], %[[V51]], %[[V58]]) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.extractelement %[[V50]][%[[V60]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.insertelement %[[V61]], %[[V62]][%[[V63]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.shufflevector %[[V64]], %[[V62]] [0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.intr.fmuladd(%[[V65]], %[[V51]], %[[V66]]) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.extractvalue %[[V47]][1] : !llvm.array<3 x vector<2xf16>> 
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<3 x vector<2xf16>> 
// CHECK-NEXT:     %[[V70:[^ ]+]] = arith.extf %[[V68]] : vector<2xf16> to vector<2xf32>
// CHECK-NEXT:     %[[V71:[^ ]+]] = arith.extf %[[V69]] : vector<2xf16> to vector<2xf32>
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.extractelement %[[V70]][%[[V72]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.insertelement %[[V73]], %[[V74]][%[[V75]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.shufflevector %[[V76]], %[[V74]] [0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.intr.fmuladd(%[[V77]], %[[V71]], %[[V59]]) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.extractelement %[[V70]][%[[V79]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.insertelement %[[V80]], %[[V81]][%[[V82]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[V84:[^ ]+]] = llvm.shufflevector %[[V83]], %[[V81]] [0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V85:[^ ]+]] = llvm.intr.fmuladd(%[[V84]], %[[V71]], %[[V67]]) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %[[V86:[^ ]+]] = llvm.extractvalue %[[V47]][2] : !llvm.array<3 x vector<2xf16>> 
// CHECK-NEXT:     %[[V87:[^ ]+]] = llvm.extractvalue %[[V1]][2] : !llvm.array<3 x vector<2xf16>> 
// CHECK-NEXT:     %[[V88:[^ ]+]] = arith.extf %[[V86]] : vector<2xf16> to vector<2xf32>
// CHECK-NEXT:     %[[V89:[^ ]+]] = arith.extf %[[V87]] : vector<2xf16> to vector<2xf32>
// CHECK-NEXT:     %[[V90:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V91:[^ ]+]] = llvm.extractelement %[[V88]][%[[V90]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V92:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[V93:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V94:[^ ]+]] = llvm.insertelement %[[V91]], %[[V92]][%[[V93]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[V95:[^ ]+]] = llvm.shufflevector %[[V94]], %[[V92]] [0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V96:[^ ]+]] = llvm.intr.fmuladd(%[[V95]], %[[V89]], %[[V78]]) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %[[V97:[^ ]+]] = llvm.insertvalue %[[V96]], %[[V3]][0] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V98:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V99:[^ ]+]] = llvm.extractelement %[[V88]][%[[V98]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V100:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[V101:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V102:[^ ]+]] = llvm.insertelement %[[V99]], %[[V100]][%[[V101]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[V103:[^ ]+]] = llvm.shufflevector %[[V102]], %[[V100]] [0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V104:[^ ]+]] = llvm.intr.fmuladd(%[[V103]], %[[V89]], %[[V85]]) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %[[V105:[^ ]+]] = llvm.insertvalue %[[V104]], %[[V97]][1] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V106:[^ ]+]] = builtin.unrealized_conversion_cast %[[V105]] : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:     return %[[V106]] : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
