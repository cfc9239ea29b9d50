// RUN: mlir-opt %s --split-input-file --convert-vector-to-llvm=force-32bit-vector-indices=false --allow-unregistered-dialect | FileCheck %s

func.func @masks(%a: index, %b: index) {
  %0 = vector.create_mask %a : vector<4xi1>
  %1 = vector.create_mask %a, %b : vector<2x4xi1>
  %2 = vector.constant_mask [2] : vector<4xi1>
  %3 = vector.constant_mask [1, 2] : vector<2x4xi1>
  %4 = vector.create_mask %a : vector<[4]xi1>
  %5 = vector.create_mask %a : vector<i1>
  %6 = vector.constant_mask [1] : vector<i1>
  %7 = vector.constant_mask [4] : vector<[4]xi1>
  %8 = vector.constant_mask [0] : vector<[4]xi1>
  %9 = vector.constant_mask [2, 4] : vector<2x[4]xi1>
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (vector<4xi1>, vector<2x4xi1>, vector<4xi1>, vector<2x4xi1>, vector<[4]xi1>, vector<i1>, vector<i1>, vector<[4]xi1>, vector<[4]xi1>, vector<2x[4]xi1>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @masks(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<true> : vector<2x[4]xi1>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<false> : vector<[4]xi1>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<true> : vector<[4]xi1>
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<true> : vector<i1>
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant dense<0> : vector<i64>
// CHECK-NEXT:     %[[CST_4:[^ ]+]] = arith.constant dense<{{\[\[}}true, true, false, false], [false, false, false, false]]> : vector<2x4xi1>
// CHECK-NEXT:     %[[CST_5:[^ ]+]] = arith.constant dense<[true, true, false, false]> : vector<4xi1>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[CST_6:[^ ]+]] = arith.constant dense<false> : vector<2x4xi1>
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[CST_6]] : vector<2x4xi1> to !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT:     %[[CST_7:[^ ]+]] = arith.constant dense<false> : vector<4xi1>
// CHECK-NEXT:     %[[CST_8:[^ ]+]] = arith.constant dense<[0, 1, 2, 3]> : vector<4xi64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.index_cast %[[ARG0]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.poison : vector<4xi64>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V1]], %[[V2]][%[[V3]] : i32] : vector<4xi64>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.shufflevector %[[V4]], %[[V2]] [0, 0, 0, 0] : vector<4xi64> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.cmpi sgt, %[[V5]], %[[CST_8]] : vector<4xi64>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.index_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.poison : vector<4xi64>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertelement %[[V7]], %[[V8]][%[[V9]] : i32] : vector<4xi64>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.shufflevector %[[V10]], %[[V8]] [0, 0, 0, 0] : vector<4xi64> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.cmpi sgt, %[[V11]], %[[CST_8]] : vector<4xi64>
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.cmpi sgt, %[[ARG0]], %[[C0]] : index
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.select %[[V13]], %[[V12]], %[[CST_7]] : vector<4xi1>
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.insertvalue %[[V14]], %[[V0]][0] : !llvm.array<2 x vector<4xi1>> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.cmpi sgt, %[[ARG0]], %[[C1]] : index
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.select %[[V16]], %[[V12]], %[[CST_7]] : vector<4xi1>
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertvalue %[[V17]], %[[V15]][1] : !llvm.array<2 x vector<4xi1>> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = builtin.unrealized_conversion_cast %[[V18]] : !llvm.array<2 x vector<4xi1>> to vector<2x4xi1>
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.intr.stepvector : vector<[4]xi64>
// CHECK-NEXT:     %[[V21:[^ ]+]] = arith.index_cast %[[ARG0]] : index to i64
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.poison : vector<[4]xi64>
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.insertelement %[[V21]], %[[V22]][%[[V23]] : i32] : vector<[4]xi64>
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.shufflevector %[[V24]], %[[V22]] [0, 0, 0, 0] : vector<[4]xi64> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = arith.cmpi slt, %[[V20]], %[[V25]] : vector<[4]xi64>
// CHECK-NEXT:     %[[V27:[^ ]+]] = arith.index_cast %[[ARG0]] : index to i64
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.poison : vector<1xi64>
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.insertelement %[[V27]], %[[V28]][%[[V29]] : i32] : vector<1xi64>
// CHECK-NEXT:     %[[V31:[^ ]+]] = builtin.unrealized_conversion_cast %[[V30]] : vector<1xi64> to vector<i64>
// CHECK-NEXT:     %[[V32:[^ ]+]] = arith.cmpi sgt, %[[V31]], %[[CST_3]] : vector<i64>
// CHECK-NEXT:     "test.use"(%[[V6]], %[[V19]], %[[CST_5]], %[[CST_4]], %[[V26]], %[[V32]], %[[CST_2]], %[[CST_1]], %[[CST_0]], %[[CST]]) : (vector<4xi1>, vector<2x4xi1>, vector<4xi1>, vector<2x4xi1>, vector<[4]xi1>, vector<i1>, vector<i1>, vector<[4]xi1>, vector<[4]xi1>, vector<2x[4]xi1>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
