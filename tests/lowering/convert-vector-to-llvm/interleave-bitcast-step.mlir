// RUN: mlir-opt %s --split-input-file --convert-vector-to-llvm --allow-unregistered-dialect | FileCheck %s

func.func @steps(%a: vector<8xf32>, %b: vector<2x8xf32>, %z: vector<f32>) {
  %0 = vector.step : vector<4xindex>
  %1 = vector.step : vector<[4]xindex>
  %2 = vector.interleave %a, %a : vector<8xf32> -> vector<16xf32>
  %3 = vector.interleave %b, %b : vector<2x8xf32> -> vector<2x16xf32>
  %4 = vector.interleave %z, %z : vector<f32> -> vector<2xf32>
  %5, %6 = vector.deinterleave %a : vector<8xf32> -> vector<4xf32>
  %7, %8 = vector.deinterleave %b : vector<2x8xf32> -> vector<2x4xf32>
  %9 = vector.bitcast %a : vector<8xf32> to vector<16xi16>
  %10 = vector.bitcast %b : vector<2x8xf32> to vector<2x4xi64>
  %11 = vector.bitcast %z : vector<f32> to vector<i32>
  %12 = vector.vscale
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12) : (vector<4xindex>, vector<[4]xindex>, vector<16xf32>, vector<2x16xf32>, vector<2xf32>, vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<16xi16>, vector<2x4xi64>, vector<i32>, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @steps(%[[ARG0:[^ ]+]]: vector<8xf32>, %[[ARG1:[^ ]+]]: vector<2x8xf32>, %[[ARG2:[^ ]+]]: vector<f32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<2x8xf32> to !llvm.array<2 x vector<8xf32>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = ub.poison : vector<2x4xi64>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : vector<2x4xi64> to !llvm.array<2 x vector<4xi64>>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2x4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[CST]] : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2x16xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = builtin.unrealized_conversion_cast %[[CST_0]] : vector<2x16xf32> to !llvm.array<2 x vector<16xf32>>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.intr.stepvector : vector<[4]xi64>
// CHECK-NEXT:     %[[V7:[^ ]+]] = builtin.unrealized_conversion_cast %[[V6]] : vector<[4]xi64> to vector<[4]xindex>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.shufflevector %[[ARG0]], %[[ARG0]] [0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15] : vector<8xf32> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<8xf32>> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<8xf32>> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.shufflevector %[[V9]], %[[V10]] [0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15] : vector<8xf32> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V5]][0] : !llvm.array<2 x vector<16xf32>> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<8xf32>> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<8xf32>> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.shufflevector %[[V13]], %[[V14]] [0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15] : vector<8xf32> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.insertvalue %[[V15]], %[[V12]][1] : !llvm.array<2 x vector<16xf32>> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = builtin.unrealized_conversion_cast %[[V16]] : !llvm.array<2 x vector<16xf32>> to vector<2x16xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.shufflevector %[[V0]], %[[V0]] [0, 1] : vector<1xf32> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.mlir.poison : vector<8xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.shufflevector %[[ARG0]], %[[V19]] [0, 2, 4, 6] : vector<8xf32> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.shufflevector %[[ARG0]], %[[V19]] [1, 3, 5, 7] : vector<8xf32> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<8xf32>> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.poison : vector<8xf32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.shufflevector %[[V22]], %[[V23]] [0, 2, 4, 6] : vector<8xf32> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.shufflevector %[[V22]], %[[V23]] [1, 3, 5, 7] : vector<8xf32> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.insertvalue %[[V24]], %[[V4]][0] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.insertvalue %[[V25]], %[[V4]][0] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<8xf32>> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.mlir.poison : vector<8xf32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.shufflevector %[[V28]], %[[V29]] [0, 2, 4, 6] : vector<8xf32> 
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.shufflevector %[[V28]], %[[V29]] [1, 3, 5, 7] : vector<8xf32> 
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.insertvalue %[[V30]], %[[V26]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V33:[^ ]+]] = builtin.unrealized_conversion_cast %[[V32]] : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.insertvalue %[[V31]], %[[V27]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V35:[^ ]+]] = builtin.unrealized_conversion_cast %[[V34]] : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<8xf32> to vector<16xi16>
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<8xf32>> 
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.bitcast %[[V37]] : vector<8xf32> to vector<4xi64>
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.insertvalue %[[V38]], %[[V3]][0] : !llvm.array<2 x vector<4xi64>> 
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<8xf32>> 
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.bitcast %[[V40]] : vector<8xf32> to vector<4xi64>
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.insertvalue %[[V41]], %[[V39]][1] : !llvm.array<2 x vector<4xi64>> 
// CHECK-NEXT:     %[[V43:[^ ]+]] = builtin.unrealized_conversion_cast %[[V42]] : !llvm.array<2 x vector<4xi64>> to vector<2x4xi64>
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.bitcast %[[V0]] : vector<1xf32> to vector<1xi32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = builtin.unrealized_conversion_cast %[[V44]] : vector<1xi32> to vector<i32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = "llvm.intr.vscale"() : () -> i64
// CHECK-NEXT:     %[[V47:[^ ]+]] = builtin.unrealized_conversion_cast %[[V46]] : i64 to index
// CHECK-NEXT:     "test.use"(%[[CST_1]], %[[V7]], %[[V8]], %[[V17]], %[[V18]], %[[V20]], %[[V21]], %[[V33]], %[[V35]], %[[V36]], %[[V43]], %[[V45]], %[[V47]]) : (vector<4xindex>, vector<[4]xindex>, vector<16xf32>, vector<2x16xf32>, vector<2xf32>, vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<16xi16>, vector<2x4xi64>, vector<i32>, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @steps(%a: vector<[8]xf32>, %b: vector<2x[8]xf32>) {
  %2 = vector.interleave %a, %a : vector<[8]xf32> -> vector<[16]xf32>
  %3 = vector.interleave %b, %b : vector<2x[8]xf32> -> vector<2x[16]xf32>
  %5, %6 = vector.deinterleave %a : vector<[8]xf32> -> vector<[4]xf32>
  %7, %8 = vector.deinterleave %b : vector<2x[8]xf32> -> vector<2x[4]xf32>
  %9 = vector.bitcast %a : vector<[8]xf32> to vector<[16]xi16>
  "test.use"(%2, %3, %5, %6, %7, %8, %9) : (vector<[16]xf32>, vector<2x[16]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<2x[4]xf32>, vector<2x[4]xf32>, vector<[16]xi16>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @steps(%[[ARG0:[^ ]+]]: vector<[8]xf32>, %[[ARG1:[^ ]+]]: vector<2x[8]xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<2x[8]xf32> to !llvm.array<2 x vector<[8]xf32>>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2x[4]xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[CST]] : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2x[16]xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[CST_0]] : vector<2x[16]xf32> to !llvm.array<2 x vector<[16]xf32>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "llvm.intr.vector.interleave2"(%[[ARG0]], %[[ARG0]]) : (vector<[8]xf32>, vector<[8]xf32>) -> vector<[16]xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<[8]xf32>> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<[8]xf32>> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = "llvm.intr.vector.interleave2"(%[[V4]], %[[V5]]) : (vector<[8]xf32>, vector<[8]xf32>) -> vector<[16]xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[V6]], %[[V2]][0] : !llvm.array<2 x vector<[16]xf32>> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<[8]xf32>> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<[8]xf32>> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = "llvm.intr.vector.interleave2"(%[[V8]], %[[V9]]) : (vector<[8]xf32>, vector<[8]xf32>) -> vector<[16]xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[V10]], %[[V7]][1] : !llvm.array<2 x vector<[16]xf32>> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = builtin.unrealized_conversion_cast %[[V11]] : !llvm.array<2 x vector<[16]xf32>> to vector<2x[16]xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = "llvm.intr.vector.deinterleave2"(%[[ARG0]]) : (vector<[8]xf32>) -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)>
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V13]][0] : !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V13]][1] : !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<[8]xf32>> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = "llvm.intr.vector.deinterleave2"(%[[V16]]) : (vector<[8]xf32>) -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)>
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.extractvalue %[[V17]][0] : !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V17]][1] : !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.insertvalue %[[V18]], %[[V1]][0] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.insertvalue %[[V19]], %[[V1]][0] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<[8]xf32>> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = "llvm.intr.vector.deinterleave2"(%[[V22]]) : (vector<[8]xf32>) -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)>
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.extractvalue %[[V23]][0] : !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.extractvalue %[[V23]][1] : !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.insertvalue %[[V24]], %[[V20]][1] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = builtin.unrealized_conversion_cast %[[V26]] : !llvm.array<2 x vector<[4]xf32>> to vector<2x[4]xf32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.insertvalue %[[V25]], %[[V21]][1] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = builtin.unrealized_conversion_cast %[[V28]] : !llvm.array<2 x vector<[4]xf32>> to vector<2x[4]xf32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<[8]xf32> to vector<[16]xi16>
// CHECK-NEXT:     "test.use"(%[[V3]], %[[V12]], %[[V14]], %[[V15]], %[[V27]], %[[V29]], %[[V30]]) : (vector<[16]xf32>, vector<2x[16]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<2x[4]xf32>, vector<2x[4]xf32>, vector<[16]xi16>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
