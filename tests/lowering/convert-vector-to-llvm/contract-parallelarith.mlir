// RUN: mlir-opt %s --split-input-file --convert-vector-to-llvm=vector-contract-lowering=parallelarith | FileCheck %s

func.func @c(%a: vector<2x3xf32>, %b: vector<3x2xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel","parallel","reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: vector<2x3xf32>, %[[ARG1:[^ ]+]]: vector<3x2xf32>, %[[ARG2:[^ ]+]]: vector<2x2xf32>) -> vector<2x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<3xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2x2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[CST_1]] : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractelement %[[V5]][%[[V6]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertelement %[[V7]], %[[CST]][%[[V8]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractelement %[[V10]][%[[V11]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.insertelement %[[V12]], %[[V9]][%[[V13]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V1]][2] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractelement %[[V15]][%[[V16]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.insertelement %[[V17]], %[[V14]][%[[V18]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.extractelement %[[V20]][%[[V21]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.mulf %[[V4]], %[[V19]] : vector<3xf32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[V22]], %[[V23]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.insertelement %[[V24]], %[[CST_0]][%[[V25]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.extractelement %[[V27]][%[[V28]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.insertelement %[[V29]], %[[CST]][%[[V30]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.extractelement %[[V32]][%[[V33]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.insertelement %[[V34]], %[[V31]][%[[V35]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.extractvalue %[[V1]][2] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.extractelement %[[V37]][%[[V38]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.insertelement %[[V39]], %[[V36]][%[[V40]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.extractelement %[[V42]][%[[V43]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = arith.mulf %[[V4]], %[[V41]] : vector<3xf32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[V44]], %[[V45]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.insertelement %[[V46]], %[[V26]][%[[V47]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.insertvalue %[[V48]], %[[V3]][0] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.extractelement %[[V51]][%[[V52]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.insertelement %[[V53]], %[[CST]][%[[V54]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.extractelement %[[V56]][%[[V57]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.insertelement %[[V58]], %[[V55]][%[[V59]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.extractvalue %[[V1]][2] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.extractelement %[[V61]][%[[V62]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.insertelement %[[V63]], %[[V60]][%[[V64]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.extractelement %[[V66]][%[[V67]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V69:[^ ]+]] = arith.mulf %[[V50]], %[[V65]] : vector<3xf32>
// CHECK-NEXT:     %[[V70:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[V68]], %[[V69]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.insertelement %[[V70]], %[[CST_0]][%[[V71]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.extractelement %[[V73]][%[[V74]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.insertelement %[[V75]], %[[CST]][%[[V76]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.extractelement %[[V78]][%[[V79]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.insertelement %[[V80]], %[[V77]][%[[V81]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.extractvalue %[[V1]][2] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V84:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V85:[^ ]+]] = llvm.extractelement %[[V83]][%[[V84]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V86:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V87:[^ ]+]] = llvm.insertelement %[[V85]], %[[V82]][%[[V86]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V88:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V89:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V90:[^ ]+]] = llvm.extractelement %[[V88]][%[[V89]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V91:[^ ]+]] = arith.mulf %[[V50]], %[[V87]] : vector<3xf32>
// CHECK-NEXT:     %[[V92:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[V90]], %[[V91]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %[[V93:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V94:[^ ]+]] = llvm.insertelement %[[V92]], %[[V72]][%[[V93]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V95:[^ ]+]] = llvm.insertvalue %[[V94]], %[[V49]][1] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V96:[^ ]+]] = builtin.unrealized_conversion_cast %[[V95]] : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:     return %[[V96]] : vector<2x2xf32>
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
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V2]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[V1]], %[[ARG1]] : vector<3xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[V3]], %[[V4]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertelement %[[V5]], %[[CST]][%[[V6]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V9]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.mulf %[[V8]], %[[ARG1]] : vector<3xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[V10]], %[[V11]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.insertelement %[[V12]], %[[V7]][%[[V13]] : i64] : vector<2xf32>
// CHECK-NEXT:     return %[[V14]] : vector<2xf32>
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

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: vector<2x3xf16>, %[[ARG1:[^ ]+]]: vector<3x2xf16>, %[[ARG2:[^ ]+]]: vector<2x2xf32>) -> vector<2x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<2x3xf16>, vector<3x2xf16> into vector<2x2xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
