// RUN: mlir-opt %s --split-input-file --convert-vector-to-llvm | FileCheck %s

func.func @iss_sc_2x_4(%a: vector<2x[4]xf32>, %b: vector<1x[4]xf32>) -> (vector<2x[4]xf32>) {
  %r = vector.insert_strided_slice %b, %a {offsets = [1,0], strides = [1,1]} : vector<1x[4]xf32> into vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @iss_sc_2x_4(%[[ARG0:[^ ]+]]: vector<2x[4]xf32>, %[[ARG1:[^ ]+]]: vector<1x[4]xf32>) -> vector<2x[4]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<1x[4]xf32> to !llvm.array<1 x vector<[4]xf32>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<1 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[V2]], %[[V0]][1] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : !llvm.array<2 x vector<[4]xf32>> to vector<2x[4]xf32>
// CHECK-NEXT:     return %[[V4]] : vector<2x[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ess_sc_2x_4(%a: vector<2x[4]xf32>) -> (vector<1x[4]xf32>) {
  %r = vector.extract_strided_slice %a {offsets = [1], sizes = [1], strides = [1]} : vector<2x[4]xf32> to vector<1x[4]xf32>
  return %r : vector<1x[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ess_sc_2x_4(%[[ARG0:[^ ]+]]: vector<2x[4]xf32>) -> vector<1x[4]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<1x[4]xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[CST]] : vector<1x[4]xf32> to !llvm.array<1 x vector<[4]xf32>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[V2]], %[[V1]][0] : !llvm.array<1 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : !llvm.array<1 x vector<[4]xf32>> to vector<1x[4]xf32>
// CHECK-NEXT:     return %[[V4]] : vector<1x[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @contract_scmat_f32_add(%a: vector<2x4xf32>, %b: vector<4x[4]xf32>, %c: vector<2x[4]xf32>) -> (vector<2x[4]xf32>) {
  %r = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4xf32>, vector<4x[4]xf32> into vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @contract_scmat_f32_add(%[[ARG0:[^ ]+]]: vector<2x4xf32>, %[[ARG1:[^ ]+]]: vector<4x[4]xf32>, %[[ARG2:[^ ]+]]: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2x[4]xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[CST]] : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.transpose %[[ARG1]], [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[V2]][0] : vector<4xf32> from vector<[4]x4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.mulf %[[V3]], %[[V4]] : vector<4xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[V6]], %[[V5]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertelement %[[V7]], %[[V8]][%[[V9]] : i64] : vector<[4]xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[V10]], %[[V1]][0] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract %[[V2]][1] : vector<4xf32> from vector<[4]x4xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.mulf %[[V3]], %[[V12]] : vector<4xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[V14]], %[[V13]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.extractvalue %[[V11]][0] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertelement %[[V15]], %[[V16]][%[[V17]] : i64] : vector<[4]xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.insertvalue %[[V18]], %[[V11]][0] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.extract %[[V2]][2] : vector<4xf32> from vector<[4]x4xf32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = arith.mulf %[[V3]], %[[V20]] : vector<4xf32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V23:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[V22]], %[[V21]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.extractvalue %[[V19]][0] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.insertelement %[[V23]], %[[V24]][%[[V25]] : i64] : vector<[4]xf32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.insertvalue %[[V26]], %[[V19]][0] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = vector.extract %[[V2]][3] : vector<4xf32> from vector<[4]x4xf32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = arith.mulf %[[V3]], %[[V28]] : vector<4xf32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V31:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[V30]], %[[V29]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.extractvalue %[[V27]][0] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.insertelement %[[V31]], %[[V32]][%[[V33]] : i64] : vector<[4]xf32>
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.insertvalue %[[V34]], %[[V27]][0] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V37:[^ ]+]] = arith.mulf %[[V36]], %[[V4]] : vector<4xf32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V39:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[V38]], %[[V37]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.extractvalue %[[V35]][1] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.insertelement %[[V39]], %[[V40]][%[[V41]] : i64] : vector<[4]xf32>
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.insertvalue %[[V42]], %[[V35]][1] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V44:[^ ]+]] = arith.mulf %[[V36]], %[[V12]] : vector<4xf32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V46:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[V45]], %[[V44]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.extractvalue %[[V43]][1] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.insertelement %[[V46]], %[[V47]][%[[V48]] : i64] : vector<[4]xf32>
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.insertvalue %[[V49]], %[[V43]][1] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V51:[^ ]+]] = arith.mulf %[[V36]], %[[V20]] : vector<4xf32>
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V53:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[V52]], %[[V51]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.extractvalue %[[V50]][1] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.insertelement %[[V53]], %[[V54]][%[[V55]] : i64] : vector<[4]xf32>
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.insertvalue %[[V56]], %[[V50]][1] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V58:[^ ]+]] = arith.mulf %[[V36]], %[[V28]] : vector<4xf32>
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V60:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[V59]], %[[V58]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.extractvalue %[[V57]][1] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.insertelement %[[V60]], %[[V61]][%[[V62]] : i64] : vector<[4]xf32>
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.insertvalue %[[V63]], %[[V57]][1] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V65:[^ ]+]] = builtin.unrealized_conversion_cast %[[V64]] : !llvm.array<2 x vector<[4]xf32>> to vector<2x[4]xf32>
// CHECK-NEXT:     %[[V66:[^ ]+]] = arith.addf %[[V65]], %[[ARG2]] : vector<2x[4]xf32>
// CHECK-NEXT:     return %[[V66]] : vector<2x[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @contract_scmatvec_i32_add(%a: vector<[2]x3xi32>, %b: vector<3xi32>, %c: vector<[2]xi32>) -> (vector<[2]xi32>) {
  %r = vector.contract {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j)>, affine_map<(i,j)->(i)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<[2]x3xi32>, vector<3xi32> into vector<[2]xi32>
  return %r : vector<[2]xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @contract_scmatvec_i32_add(%[[ARG0:[^ ]+]]: vector<[2]x3xi32>, %[[ARG1:[^ ]+]]: vector<3xi32>, %[[ARG2:[^ ]+]]: vector<[2]xi32>) -> vector<[2]xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<[2]xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : vector<3xi32> from vector<[2]x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG1]] : vector<3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V1]]) : (vector<3xi32>) -> i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V2]], %[[CST]][%[[V3]] : i64] : vector<[2]xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][1] : vector<3xi32> from vector<[2]x3xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.muli %[[V5]], %[[ARG1]] : vector<3xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V6]]) : (vector<3xi32>) -> i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertelement %[[V7]], %[[V4]][%[[V8]] : i64] : vector<[2]xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.addi %[[V9]], %[[ARG2]] : vector<[2]xi32>
// CHECK-NEXT:     return %[[V10]] : vector<[2]xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fma_2_x3(%a: vector<[2]x3xf32>, %b: vector<[2]x3xf32>, %c: vector<[2]x3xf32>) -> (vector<[2]x3xf32>) {
  %r = vector.fma %a, %b, %c : vector<[2]x3xf32>
  return %r : vector<[2]x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fma_2_x3(%[[ARG0:[^ ]+]]: vector<[2]x3xf32>, %[[ARG1:[^ ]+]]: vector<[2]x3xf32>, %[[ARG2:[^ ]+]]: vector<[2]x3xf32>) -> vector<[2]x3xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<[2]x3xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : vector<3xf32> from vector<[2]x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG1]][0] : vector<3xf32> from vector<[2]x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG2]][0] : vector<3xf32> from vector<[2]x3xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.intr.fmuladd(%[[V0]], %[[V1]], %[[V2]]) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.insert %[[V3]], %[[CST]] [0] : vector<3xf32> into vector<[2]x3xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][1] : vector<3xf32> from vector<[2]x3xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract %[[ARG1]][1] : vector<3xf32> from vector<[2]x3xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG2]][1] : vector<3xf32> from vector<[2]x3xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.intr.fmuladd(%[[V5]], %[[V6]], %[[V7]]) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.insert %[[V8]], %[[V4]] [1] : vector<3xf32> into vector<[2]x3xf32>
// CHECK-NEXT:     return %[[V9]] : vector<[2]x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @broadcast_scalar_1(%a: f32) -> (vector<1xf32>) {
  %r = vector.broadcast %a : f32 to vector<1xf32>
  return %r : vector<1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast_scalar_1(%[[ARG0:[^ ]+]]: f32) -> vector<1xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : vector<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertelement %[[ARG0]], %[[V0]][%[[V1]] : i32] : vector<1xf32>
// CHECK-NEXT:     return %[[V2]] : vector<1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @broadcast_scalar_1x1(%a: f32) -> (vector<1x1xf32>) {
  %r = vector.broadcast %a : f32 to vector<1x1xf32>
  return %r : vector<1x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast_scalar_1x1(%[[ARG0:[^ ]+]]: f32) -> vector<1x1xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.array<1 x vector<1xf32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.poison : vector<1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertelement %[[ARG0]], %[[V1]][%[[V2]] : i32] : vector<1xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.shufflevector %[[V3]], %[[V3]] [0] : vector<1xf32> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[V4]], %[[V0]][0] : !llvm.array<1 x vector<1xf32>> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = builtin.unrealized_conversion_cast %[[V5]] : !llvm.array<1 x vector<1xf32>> to vector<1x1xf32>
// CHECK-NEXT:     return %[[V6]] : vector<1x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transfer_read_mask_4_memref_x_x_xf32(%b: memref<?x?x?xf32>, %i: index, %j: index, %k: index, %m: vector<4xi1>) -> (vector<4xf32>) {
  %z = arith.constant 0.0 : f32
  %r = vector.transfer_read %b[%i, %j, %k], %z, %m : memref<?x?x?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transfer_read_mask_4_memref_x_x_xf32(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: vector<4xi1>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<?x?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C2]] : memref<?x?x?xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.subi %[[DIM]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.index_cast %[[V4]] : index to i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertelement %[[V5]], %[[V6]][%[[V7]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.shufflevector %[[V8]], %[[V6]] [0, 0, 0, 0] : vector<4xi32> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.cmpi sgt, %[[V9]], %[[CST_0]] : vector<4xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.andi %[[V10]], %[[ARG4]] : vector<4xi1>
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractvalue %[[V3]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V3]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mul %[[V2]], %[[V13]] : i64
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V3]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mul %[[V1]], %[[V15]] : i64
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.add %[[V14]], %[[V16]] : i64
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.add %[[V17]], %[[V0]] : i64
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.getelementptr %[[V12]][%[[V18]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.intr.masked.load %[[V19]], %[[V11]], %[[CST]] {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     return %[[V20]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transfer_write_mask_4_tensor_x_x_xf32(%b: tensor<?x?x?xf32>, %i: index, %j: index, %k: index, %v: vector<4xf32>, %m: vector<4xi1>) -> (tensor<?x?x?xf32>) {
  %r = vector.transfer_write %v, %b[%i, %j, %k], %m : vector<4xf32>, tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transfer_write_mask_4_tensor_x_x_xf32(%[[ARG0:[^ ]+]]: tensor<?x?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: vector<4xf32>, %[[ARG5:[^ ]+]]: vector<4xi1>) -> tensor<?x?x?xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C2]] : tensor<?x?x?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.subi %[[DIM]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.index_cast %[[V0]] : index to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V1]], %[[V2]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.shufflevector %[[V4]], %[[V2]] [0, 0, 0, 0] : vector<4xi32> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.cmpi sgt, %[[V5]], %[[CST]] : vector<4xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.andi %[[V6]], %[[ARG5]] : vector<4xi1>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.transfer_write %[[ARG4]], %[[ARG0]][%[[ARG1]], %[[ARG2]], %[[ARG3]]], %[[V7]] {in_bounds = [true]} : vector<4xf32>, tensor<?x?x?xf32>
// CHECK-NEXT:     return %[[V8]] : tensor<?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
