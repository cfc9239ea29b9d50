// RUN: mlir-opt %s --split-input-file --convert-vector-to-llvm | FileCheck %s

func.func @c(%a: vector<2x3xf32>, %b: vector<3x2xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel","parallel","reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: vector<2x3xf32>, %[[ARG1:[^ ]+]]: vector<3x2xf32>, %[[ARG2:[^ ]+]]: vector<2x2xf32>) -> vector<2x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2x2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[CST]] : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = ub.poison : vector<2x3xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractelement %[[V5]][%[[V6]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V4]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertelement %[[V7]], %[[V8]][%[[V9]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[V10]], %[[V4]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractelement %[[V12]][%[[V13]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V11]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.insertelement %[[V14]], %[[V15]][%[[V16]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertvalue %[[V17]], %[[V11]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.extractelement %[[V19]][%[[V20]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.extractvalue %[[V18]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.insertelement %[[V21]], %[[V22]][%[[V23]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.insertvalue %[[V24]], %[[V18]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.extractelement %[[V26]][%[[V27]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.extractvalue %[[V25]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.insertelement %[[V28]], %[[V29]][%[[V30]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.insertvalue %[[V31]], %[[V25]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.extractvalue %[[V1]][2] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.extractelement %[[V33]][%[[V34]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.extractvalue %[[V32]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.insertelement %[[V35]], %[[V36]][%[[V37]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.insertvalue %[[V38]], %[[V32]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.extractvalue %[[V1]][2] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.extractelement %[[V40]][%[[V41]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.extractvalue %[[V39]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.insertelement %[[V42]], %[[V43]][%[[V44]] : i64] : vector<3xf32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.insertvalue %[[V45]], %[[V39]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.extractvalue %[[V46]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V49:[^ ]+]] = arith.mulf %[[V47]], %[[V48]] : vector<3xf32>
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V51:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[V50]], %[[V49]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.insertelement %[[V51]], %[[V52]][%[[V53]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.insertvalue %[[V54]], %[[V2]][0] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.extractvalue %[[V46]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V57:[^ ]+]] = arith.mulf %[[V47]], %[[V56]] : vector<3xf32>
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V59:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[V58]], %[[V57]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.extractvalue %[[V55]][0] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.insertelement %[[V59]], %[[V60]][%[[V61]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.insertvalue %[[V62]], %[[V55]][0] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V65:[^ ]+]] = arith.mulf %[[V64]], %[[V48]] : vector<3xf32>
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V67:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[V66]], %[[V65]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.extractvalue %[[V63]][1] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.insertelement %[[V67]], %[[V68]][%[[V69]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.insertvalue %[[V70]], %[[V63]][1] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V72:[^ ]+]] = arith.mulf %[[V64]], %[[V56]] : vector<3xf32>
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V74:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[V73]], %[[V72]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.extractvalue %[[V71]][1] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.insertelement %[[V74]], %[[V75]][%[[V76]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.insertvalue %[[V77]], %[[V71]][1] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V79:[^ ]+]] = builtin.unrealized_conversion_cast %[[V78]] : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:     %[[V80:[^ ]+]] = arith.addf %[[V79]], %[[ARG2]] : vector<2x2xf32>
// CHECK-NEXT:     return %[[V80]] : vector<2x2xf32>
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
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[V1]], %[[ARG1]] : vector<3xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[V3]], %[[V2]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertelement %[[V4]], %[[CST]][%[[V5]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.mulf %[[V7]], %[[ARG1]] : vector<3xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V10:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[V9]], %[[V8]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<3xf32>) -> f32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertelement %[[V10]], %[[V6]][%[[V11]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.addf %[[V12]], %[[ARG2]] : vector<2xf32>
// CHECK-NEXT:     return %[[V13]] : vector<2xf32>
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
