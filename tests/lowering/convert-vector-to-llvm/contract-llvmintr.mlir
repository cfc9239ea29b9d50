// RUN: mlir-opt %s --split-input-file --convert-vector-to-llvm=vector-contract-lowering=llvmintr | FileCheck %s

func.func @c(%a: vector<2x3xf32>, %b: vector<3x2xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel","parallel","reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: vector<2x3xf32>, %[[ARG1:[^ ]+]]: vector<3x2xf32>, %[[ARG2:[^ ]+]]: vector<2x2xf32>) -> vector<2x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = ub.poison : vector<2x2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[V4:[^ ]+]] = ub.poison : vector<6xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.shufflevector %[[V5]], %[[V5]] [0, 1, 2, 0, 0, 0] : vector<3xf32> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.shufflevector %[[V6]], %[[V4]] [0, 1, 2, 9, 10, 11] : vector<6xf32> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.shufflevector %[[V8]], %[[V8]] [0, 1, 2, 0, 0, 0] : vector<3xf32> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.shufflevector %[[V9]], %[[V7]] [6, 7, 8, 0, 1, 2] : vector<6xf32> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.shufflevector %[[V11]], %[[V11]] [0, 1, 0, 0, 0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.shufflevector %[[V12]], %[[V4]] [0, 1, 8, 9, 10, 11] : vector<6xf32> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.shufflevector %[[V14]], %[[V14]] [0, 1, 0, 0, 0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.shufflevector %[[V15]], %[[V13]] [6, 7, 0, 1, 10, 11] : vector<6xf32> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.array<3 x vector<2xf32>> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.shufflevector %[[V17]], %[[V17]] [0, 1, 0, 0, 0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.shufflevector %[[V18]], %[[V16]] [6, 7, 8, 9, 0, 1] : vector<6xf32> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.intr.matrix.multiply %[[V10]], %[[V19]] {lhs_columns = 3 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<6xf32>, vector<6xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.shufflevector %[[V20]], %[[V20]] [0, 1] : vector<4xf32> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.insertvalue %[[V21]], %[[V3]][0] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.shufflevector %[[V20]], %[[V20]] [2, 3] : vector<4xf32> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.insertvalue %[[V23]], %[[V22]][1] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = builtin.unrealized_conversion_cast %[[V24]] : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = arith.addf %[[ARG2]], %[[V25]] : vector<2x2xf32>
// CHECK-NEXT:     return %[[V26]] : vector<2x2xf32>
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
