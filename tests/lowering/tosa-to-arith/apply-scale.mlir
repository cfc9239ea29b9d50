// RUN: mlir-opt %s --tosa-to-arith | FileCheck %s --check-prefix=CONST
// RUN: mlir-opt %s --pass-pipeline='builtin.module(tosa-to-arith{include-apply-rescale})' | FileCheck %s
// RUN: mlir-opt %s --pass-pipeline='builtin.module(tosa-to-arith{include-apply-rescale use-32-bit})' | FileCheck %s --check-prefix=NARROW

func.func @c() -> tensor<2xi32> {
  %0 = "tosa.const"() {values = dense<[1,2]> : tensor<2xi32>} : () -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
func.func @s(%a: i32, %b: i32, %c: i8) -> i32 {
  %0 = tosa.apply_scale %a, %b, %c {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
  return %0 : i32
}
func.func @d(%a: i32, %b: i32, %c: i8) -> i32 {
  %0 = tosa.apply_scale %a, %b, %c {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32
  return %0 : i32
}
func.func @d48(%a: i48, %b: i32, %c: i8) -> i32 {
  %0 = tosa.apply_scale %a, %b, %c {rounding_mode = DOUBLE_ROUND} : (i48, i32, i8) -> i32
  return %0 : i32
}
func.func @s64(%a: i64, %b: i32, %c: i8) -> i32 {
  %0 = tosa.apply_scale %a, %b, %c {rounding_mode = SINGLE_ROUND} : (i64, i32, i8) -> i32
  return %0 : i32
}
func.func @v(%a: vector<4xi32>, %b: vector<4xi32>, %c: vector<4xi8>) -> vector<4xi32> {
  %0 = tosa.apply_scale %a, %b, %c {rounding_mode = DOUBLE_ROUND} : (vector<4xi32>, vector<4xi32>, vector<4xi8>) -> vector<4xi32>
  return %0 : vector<4xi32>
}




// CONST: module {
// CONST-NEXT:   func.func @c() -> tensor<2xi32> {
// CONST-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<[1, 2]> : tensor<2xi32>
// CONST-NEXT:     return %[[CST]] : tensor<2xi32>
// CONST-NEXT:   }
// CONST-NEXT:   func.func @s(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i8) -> i32 {
// CONST-NEXT:     %[[V0:[^ ]+]] = tosa.apply_scale %[[ARG0]], %[[ARG1]], %[[ARG2]] {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CONST-NEXT:     return %[[V0]] : i32
// CONST-NEXT:   }
// CONST-NEXT:   func.func @d(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i8) -> i32 {
// CONST-NEXT:     %[[V0:[^ ]+]] = tosa.apply_scale %[[ARG0]], %[[ARG1]], %[[ARG2]] {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32
// CONST-NEXT:     return %[[V0]] : i32
// CONST-NEXT:   }
// CONST-NEXT:   func.func @d48(%[[ARG0:[^ ]+]]: i48, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i8) -> i32 {
// CONST-NEXT:     %[[V0:[^ ]+]] = tosa.apply_scale %[[ARG0]], %[[ARG1]], %[[ARG2]] {rounding_mode = DOUBLE_ROUND} : (i48, i32, i8) -> i32
// CONST-NEXT:     return %[[V0]] : i32
// CONST-NEXT:   }
// CONST-NEXT:   func.func @s64(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i8) -> i32 {
// CONST-NEXT:     %[[V0:[^ ]+]] = tosa.apply_scale %[[ARG0]], %[[ARG1]], %[[ARG2]] {rounding_mode = SINGLE_ROUND} : (i64, i32, i8) -> i32
// CONST-NEXT:     return %[[V0]] : i32
// CONST-NEXT:   }
// CONST-NEXT:   func.func @v(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi8>) -> vector<4xi32> {
// CONST-NEXT:     %[[V0:[^ ]+]] = tosa.apply_scale %[[ARG0]], %[[ARG1]], %[[ARG2]] {rounding_mode = DOUBLE_ROUND} : (vector<4xi32>, vector<4xi32>, vector<4xi8>) -> vector<4xi32>
// CONST-NEXT:     return %[[V0]] : vector<4xi32>
// CONST-NEXT:   }
// CONST-NEXT: }

// CHECK: module {
// CHECK-NEXT:   func.func @c() -> tensor<2xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<[1, 2]> : tensor<2xi32>
// CHECK-NEXT:     return %[[CST]] : tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @s(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i8) -> i32 {
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[C1_I64:[^ ]+]] = arith.constant 1 : i64
// CHECK-NEXT:     %[[C31_I32:[^ ]+]] = arith.constant 31 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extui %[[ARG2]] : i8 to i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extsi %[[ARG0]] : i32 to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.extsi %[[ARG1]] : i32 to i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[V1]], %[[V2]] : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.extui %[[V0]] : i32 to i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.shli %[[C1_I64]], %[[V4]] : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.shrui %[[V5]], %[[C1_I64]] : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[V3]], %[[V6]] : i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.shrsi %[[V7]], %[[V4]] : i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.trunci %[[V8]] : i64 to i32
// CHECK-NEXT:     return %[[V9]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @d(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i8) -> i32 {
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[C1_I64:[^ ]+]] = arith.constant 1 : i64
// CHECK-NEXT:     %[[C31_I32:[^ ]+]] = arith.constant 31 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extui %[[ARG2]] : i8 to i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extsi %[[ARG0]] : i32 to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.extsi %[[ARG1]] : i32 to i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[V1]], %[[V2]] : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.extui %[[V0]] : i32 to i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.shli %[[C1_I64]], %[[V4]] : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.shrui %[[V5]], %[[C1_I64]] : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[V3]], %[[V6]] : i64
// CHECK-NEXT:     %[[C1073741824_I64:[^ ]+]] = arith.constant 1073741824 : i64
// CHECK-NEXT:     %[[C_1073741824_I64:[^ ]+]] = arith.constant -1073741824 : i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.cmpi sge, %[[ARG0]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.select %[[V8]], %[[C1073741824_I64]], %[[C_1073741824_I64]] : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.addi %[[V9]], %[[V7]] : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.cmpi sgt, %[[V0]], %[[C31_I32]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.select %[[V11]], %[[V10]], %[[V7]] : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.shrsi %[[V12]], %[[V4]] : i64
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.trunci %[[V13]] : i64 to i32
// CHECK-NEXT:     return %[[V14]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @d48(%[[ARG0:[^ ]+]]: i48, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i8) -> i32 {
// CHECK-NEXT:     %[[C0_I48:[^ ]+]] = arith.constant 0 : i48
// CHECK-NEXT:     %[[C1_I64:[^ ]+]] = arith.constant 1 : i64
// CHECK-NEXT:     %[[C31_I32:[^ ]+]] = arith.constant 31 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extui %[[ARG2]] : i8 to i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extsi %[[ARG0]] : i48 to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.extsi %[[ARG1]] : i32 to i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[V1]], %[[V2]] : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.extui %[[V0]] : i32 to i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.shli %[[C1_I64]], %[[V4]] : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.shrui %[[V5]], %[[C1_I64]] : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[V3]], %[[V6]] : i64
// CHECK-NEXT:     %[[C1073741824_I64:[^ ]+]] = arith.constant 1073741824 : i64
// CHECK-NEXT:     %[[C_1073741824_I64:[^ ]+]] = arith.constant -1073741824 : i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.cmpi sge, %[[ARG0]], %[[C0_I48]] : i48
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.select %[[V8]], %[[C1073741824_I64]], %[[C_1073741824_I64]] : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.addi %[[V9]], %[[V7]] : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.cmpi sgt, %[[V0]], %[[C31_I32]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.select %[[V11]], %[[V10]], %[[V7]] : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.shrsi %[[V12]], %[[V4]] : i64
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.trunci %[[V13]] : i64 to i32
// CHECK-NEXT:     return %[[V14]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @s64(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i8) -> i32 {
// CHECK-NEXT:     %[[C0_I64:[^ ]+]] = arith.constant 0 : i64
// CHECK-NEXT:     %[[C1_I64:[^ ]+]] = arith.constant 1 : i64
// CHECK-NEXT:     %[[C31_I32:[^ ]+]] = arith.constant 31 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extui %[[ARG2]] : i8 to i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extsi %[[ARG1]] : i32 to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[ARG0]], %[[V1]] : i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extui %[[V0]] : i32 to i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.shli %[[C1_I64]], %[[V3]] : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.shrui %[[V4]], %[[C1_I64]] : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V2]], %[[V5]] : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.shrsi %[[V6]], %[[V3]] : i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.trunci %[[V7]] : i64 to i32
// CHECK-NEXT:     return %[[V8]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @v(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi8>) -> vector<4xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<4xi32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<1> : vector<4xi64>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<31> : vector<4xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extui %[[ARG2]] : vector<4xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extsi %[[ARG0]] : vector<4xi32> to vector<4xi64>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.extsi %[[ARG1]] : vector<4xi32> to vector<4xi64>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[V1]], %[[V2]] : vector<4xi64>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.extui %[[V0]] : vector<4xi32> to vector<4xi64>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.shli %[[CST_0]], %[[V4]] : vector<4xi64>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.shrui %[[V5]], %[[CST_0]] : vector<4xi64>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[V3]], %[[V6]] : vector<4xi64>
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<1073741824> : vector<4xi64>
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant dense<-1073741824> : vector<4xi64>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.cmpi sge, %[[ARG0]], %[[CST]] : vector<4xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.select %[[V8]], %[[CST_2]], %[[CST_3]] : vector<4xi1>, vector<4xi64>
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.addi %[[V9]], %[[V7]] : vector<4xi64>
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.cmpi sgt, %[[V0]], %[[CST_1]] : vector<4xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.select %[[V11]], %[[V10]], %[[V7]] : vector<4xi1>, vector<4xi64>
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.shrsi %[[V12]], %[[V4]] : vector<4xi64>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.trunci %[[V13]] : vector<4xi64> to vector<4xi32>
// CHECK-NEXT:     return %[[V14]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// NARROW: module {
// NARROW-NEXT:   func.func @c() -> tensor<2xi32> {
// NARROW-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<[1, 2]> : tensor<2xi32>
// NARROW-NEXT:     return %[[CST]] : tensor<2xi32>
// NARROW-NEXT:   }
// NARROW-NEXT:   func.func @s(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i8) -> i32 {
// NARROW-NEXT:     %[[V0:[^ ]+]] = arith.extui %[[ARG2]] : i8 to i32
// NARROW-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// NARROW-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// NARROW-NEXT:     %[[C2_I32:[^ ]+]] = arith.constant 2 : i32
// NARROW-NEXT:     %[[C30_I32:[^ ]+]] = arith.constant 30 : i32
// NARROW-NEXT:     %[[C32_I32:[^ ]+]] = arith.constant 32 : i32
// NARROW-NEXT:     %[[LOW:[^ ]+]], %[[HIGH:[^ ]+]] = arith.mulsi_extended %[[ARG0]], %[[ARG1]] : i32
// NARROW-NEXT:     %[[V1:[^ ]+]] = arith.cmpi sge, %[[V0]], %[[C32_I32]] : i32
// NARROW-NEXT:     %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V0]], %[[C32_I32]] : i32
// NARROW-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[C32_I32]], %[[V0]] : i32
// NARROW-NEXT:     %[[V4:[^ ]+]] = arith.subi %[[V0]], %[[C32_I32]] : i32
// NARROW-NEXT:     %[[V5:[^ ]+]] = arith.select %[[V1]], %[[C0_I32]], %[[V3]] : i32
// NARROW-NEXT:     %[[V6:[^ ]+]] = arith.select %[[V1]], %[[V4]], %[[C0_I32]] : i32
// NARROW-NEXT:     %[[V7:[^ ]+]] = arith.subi %[[V0]], %[[C1_I32]] : i32
// NARROW-NEXT:     %[[V8:[^ ]+]] = arith.shli %[[C1_I32]], %[[V7]] : i32
// NARROW-NEXT:     %[[V9:[^ ]+]] = arith.select %[[V2]], %[[C0_I32]], %[[V8]] : i32
// NARROW-NEXT:     %[[V10:[^ ]+]] = arith.addi %[[LOW]], %[[V9]] : i32
// NARROW-NEXT:     %[[V11:[^ ]+]] = arith.cmpi ugt, %[[LOW]], %[[V10]] : i32
// NARROW-NEXT:     %[[V12:[^ ]+]] = arith.extui %[[V11]] : i1 to i32
// NARROW-NEXT:     %[[V13:[^ ]+]] = arith.addi %[[HIGH]], %[[V12]] : i32
// NARROW-NEXT:     %[[V14:[^ ]+]] = arith.subi %[[V6]], %[[C1_I32]] : i32
// NARROW-NEXT:     %[[V15:[^ ]+]] = arith.shli %[[C1_I32]], %[[V14]] : i32
// NARROW-NEXT:     %[[V16:[^ ]+]] = arith.select %[[V2]], %[[V15]], %[[C0_I32]] : i32
// NARROW-NEXT:     %[[V17:[^ ]+]] = arith.addi %[[V13]], %[[V16]] : i32
// NARROW-NEXT:     %[[V18:[^ ]+]] = arith.shli %[[V17]], %[[V5]] : i32
// NARROW-NEXT:     %[[V19:[^ ]+]] = arith.shrsi %[[V18]], %[[V6]] : i32
// NARROW-NEXT:     %[[V20:[^ ]+]] = arith.shrui %[[V10]], %[[V0]] : i32
// NARROW-NEXT:     %[[V21:[^ ]+]] = arith.select %[[V1]], %[[C0_I32]], %[[V20]] : i32
// NARROW-NEXT:     %[[V22:[^ ]+]] = arith.addi %[[V21]], %[[V19]] : i32
// NARROW-NEXT:     return %[[V22]] : i32
// NARROW-NEXT:   }
// NARROW-NEXT:   func.func @d(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i8) -> i32 {
// NARROW-NEXT:     %[[V0:[^ ]+]] = arith.extui %[[ARG2]] : i8 to i32
// NARROW-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// NARROW-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// NARROW-NEXT:     %[[C2_I32:[^ ]+]] = arith.constant 2 : i32
// NARROW-NEXT:     %[[C30_I32:[^ ]+]] = arith.constant 30 : i32
// NARROW-NEXT:     %[[C32_I32:[^ ]+]] = arith.constant 32 : i32
// NARROW-NEXT:     %[[LOW:[^ ]+]], %[[HIGH:[^ ]+]] = arith.mulsi_extended %[[ARG0]], %[[ARG1]] : i32
// NARROW-NEXT:     %[[V1:[^ ]+]] = arith.cmpi sge, %[[V0]], %[[C32_I32]] : i32
// NARROW-NEXT:     %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V0]], %[[C32_I32]] : i32
// NARROW-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[C32_I32]], %[[V0]] : i32
// NARROW-NEXT:     %[[V4:[^ ]+]] = arith.subi %[[V0]], %[[C32_I32]] : i32
// NARROW-NEXT:     %[[V5:[^ ]+]] = arith.select %[[V1]], %[[C0_I32]], %[[V3]] : i32
// NARROW-NEXT:     %[[V6:[^ ]+]] = arith.select %[[V1]], %[[V4]], %[[C0_I32]] : i32
// NARROW-NEXT:     %[[C_1_I32:[^ ]+]] = arith.constant -1 : i32
// NARROW-NEXT:     %[[V7:[^ ]+]] = arith.cmpi sge, %[[ARG0]], %[[C0_I32]] : i32
// NARROW-NEXT:     %[[V8:[^ ]+]] = arith.select %[[V7]], %[[C1_I32]], %[[C_1_I32]] : i32
// NARROW-NEXT:     %[[V9:[^ ]+]] = arith.select %[[V1]], %[[V8]], %[[C0_I32]] : i32
// NARROW-NEXT:     %[[V10:[^ ]+]] = arith.shrui %[[LOW]], %[[C30_I32]] : i32
// NARROW-NEXT:     %[[V11:[^ ]+]] = arith.addi %[[V10]], %[[V9]] : i32
// NARROW-NEXT:     %[[V12:[^ ]+]] = arith.shrsi %[[V11]], %[[C2_I32]] : i32
// NARROW-NEXT:     %[[V13:[^ ]+]] = arith.shli %[[V9]], %[[C30_I32]] : i32
// NARROW-NEXT:     %[[V14:[^ ]+]] = arith.addi %[[LOW]], %[[V13]] : i32
// NARROW-NEXT:     %[[V15:[^ ]+]] = arith.addi %[[HIGH]], %[[V12]] : i32
// NARROW-NEXT:     %[[V16:[^ ]+]] = arith.subi %[[V0]], %[[C1_I32]] : i32
// NARROW-NEXT:     %[[V17:[^ ]+]] = arith.shli %[[C1_I32]], %[[V16]] : i32
// NARROW-NEXT:     %[[V18:[^ ]+]] = arith.select %[[V2]], %[[C0_I32]], %[[V17]] : i32
// NARROW-NEXT:     %[[V19:[^ ]+]] = arith.addi %[[V14]], %[[V18]] : i32
// NARROW-NEXT:     %[[V20:[^ ]+]] = arith.cmpi ugt, %[[V14]], %[[V19]] : i32
// NARROW-NEXT:     %[[V21:[^ ]+]] = arith.extui %[[V20]] : i1 to i32
// NARROW-NEXT:     %[[V22:[^ ]+]] = arith.addi %[[V15]], %[[V21]] : i32
// NARROW-NEXT:     %[[V23:[^ ]+]] = arith.subi %[[V6]], %[[C1_I32]] : i32
// NARROW-NEXT:     %[[V24:[^ ]+]] = arith.shli %[[C1_I32]], %[[V23]] : i32
// NARROW-NEXT:     %[[V25:[^ ]+]] = arith.select %[[V2]], %[[V24]], %[[C0_I32]] : i32
// NARROW-NEXT:     %[[V26:[^ ]+]] = arith.addi %[[V22]], %[[V25]] : i32
// NARROW-NEXT:     %[[V27:[^ ]+]] = arith.shli %[[V26]], %[[V5]] : i32
// NARROW-NEXT:     %[[V28:[^ ]+]] = arith.shrsi %[[V27]], %[[V6]] : i32
// NARROW-NEXT:     %[[V29:[^ ]+]] = arith.shrui %[[V19]], %[[V0]] : i32
// NARROW-NEXT:     %[[V30:[^ ]+]] = arith.select %[[V1]], %[[C0_I32]], %[[V29]] : i32
// NARROW-NEXT:     %[[V31:[^ ]+]] = arith.addi %[[V30]], %[[V28]] : i32
// NARROW-NEXT:     return %[[V31]] : i32
// NARROW-NEXT:   }
// NARROW-NEXT:   func.func @d48(%[[ARG0:[^ ]+]]: i48, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i8) -> i32 {
// NARROW-NEXT:     %[[C0_I48:[^ ]+]] = arith.constant 0 : i48
// NARROW-NEXT:     %[[C1_I64:[^ ]+]] = arith.constant 1 : i64
// NARROW-NEXT:     %[[C31_I32:[^ ]+]] = arith.constant 31 : i32
// NARROW-NEXT:     %[[V0:[^ ]+]] = arith.extui %[[ARG2]] : i8 to i32
// NARROW-NEXT:     %[[V1:[^ ]+]] = arith.extsi %[[ARG0]] : i48 to i64
// NARROW-NEXT:     %[[V2:[^ ]+]] = arith.extsi %[[ARG1]] : i32 to i64
// NARROW-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[V1]], %[[V2]] : i64
// NARROW-NEXT:     %[[V4:[^ ]+]] = arith.extui %[[V0]] : i32 to i64
// NARROW-NEXT:     %[[V5:[^ ]+]] = arith.shli %[[C1_I64]], %[[V4]] : i64
// NARROW-NEXT:     %[[V6:[^ ]+]] = arith.shrui %[[V5]], %[[C1_I64]] : i64
// NARROW-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[V3]], %[[V6]] : i64
// NARROW-NEXT:     %[[C1073741824_I64:[^ ]+]] = arith.constant 1073741824 : i64
// NARROW-NEXT:     %[[C_1073741824_I64:[^ ]+]] = arith.constant -1073741824 : i64
// NARROW-NEXT:     %[[V8:[^ ]+]] = arith.cmpi sge, %[[ARG0]], %[[C0_I48]] : i48
// NARROW-NEXT:     %[[V9:[^ ]+]] = arith.select %[[V8]], %[[C1073741824_I64]], %[[C_1073741824_I64]] : i64
// NARROW-NEXT:     %[[V10:[^ ]+]] = arith.addi %[[V9]], %[[V7]] : i64
// NARROW-NEXT:     %[[V11:[^ ]+]] = arith.cmpi sgt, %[[V0]], %[[C31_I32]] : i32
// NARROW-NEXT:     %[[V12:[^ ]+]] = arith.select %[[V11]], %[[V10]], %[[V7]] : i64
// NARROW-NEXT:     %[[V13:[^ ]+]] = arith.shrsi %[[V12]], %[[V4]] : i64
// NARROW-NEXT:     %[[V14:[^ ]+]] = arith.trunci %[[V13]] : i64 to i32
// NARROW-NEXT:     return %[[V14]] : i32
// NARROW-NEXT:   }
// NARROW-NEXT:   func.func @s64(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i8) -> i32 {
// NARROW-NEXT:     %[[C0_I64:[^ ]+]] = arith.constant 0 : i64
// NARROW-NEXT:     %[[C1_I64:[^ ]+]] = arith.constant 1 : i64
// NARROW-NEXT:     %[[C31_I32:[^ ]+]] = arith.constant 31 : i32
// NARROW-NEXT:     %[[V0:[^ ]+]] = arith.extui %[[ARG2]] : i8 to i32
// NARROW-NEXT:     %[[V1:[^ ]+]] = arith.extsi %[[ARG1]] : i32 to i64
// NARROW-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[ARG0]], %[[V1]] : i64
// NARROW-NEXT:     %[[V3:[^ ]+]] = arith.extui %[[V0]] : i32 to i64
// NARROW-NEXT:     %[[V4:[^ ]+]] = arith.shli %[[C1_I64]], %[[V3]] : i64
// NARROW-NEXT:     %[[V5:[^ ]+]] = arith.shrui %[[V4]], %[[C1_I64]] : i64
// NARROW-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V2]], %[[V5]] : i64
// NARROW-NEXT:     %[[V7:[^ ]+]] = arith.shrsi %[[V6]], %[[V3]] : i64
// NARROW-NEXT:     %[[V8:[^ ]+]] = arith.trunci %[[V7]] : i64 to i32
// NARROW-NEXT:     return %[[V8]] : i32
// NARROW-NEXT:   }
// NARROW-NEXT:   func.func @v(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi8>) -> vector<4xi32> {
// NARROW-NEXT:     %[[V0:[^ ]+]] = arith.extui %[[ARG2]] : vector<4xi8> to vector<4xi32>
// NARROW-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<4xi32>
// NARROW-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<1> : vector<4xi32>
// NARROW-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<2> : vector<4xi32>
// NARROW-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<30> : vector<4xi32>
// NARROW-NEXT:     %[[CST_3:[^ ]+]] = arith.constant dense<32> : vector<4xi32>
// NARROW-NEXT:     %[[LOW:[^ ]+]], %[[HIGH:[^ ]+]] = arith.mulsi_extended %[[ARG0]], %[[ARG1]] : vector<4xi32>
// NARROW-NEXT:     %[[V1:[^ ]+]] = arith.cmpi sge, %[[V0]], %[[CST_3]] : vector<4xi32>
// NARROW-NEXT:     %[[V2:[^ ]+]] = arith.cmpi sgt, %[[V0]], %[[CST_3]] : vector<4xi32>
// NARROW-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[CST_3]], %[[V0]] : vector<4xi32>
// NARROW-NEXT:     %[[V4:[^ ]+]] = arith.subi %[[V0]], %[[CST_3]] : vector<4xi32>
// NARROW-NEXT:     %[[V5:[^ ]+]] = arith.select %[[V1]], %[[CST]], %[[V3]] : vector<4xi1>, vector<4xi32>
// NARROW-NEXT:     %[[V6:[^ ]+]] = arith.select %[[V1]], %[[V4]], %[[CST]] : vector<4xi1>, vector<4xi32>
// NARROW-NEXT:     %[[CST_4:[^ ]+]] = arith.constant dense<-1> : vector<4xi32>
// NARROW-NEXT:     %[[V7:[^ ]+]] = arith.cmpi sge, %[[ARG0]], %[[CST]] : vector<4xi32>
// NARROW-NEXT:     %[[V8:[^ ]+]] = arith.select %[[V7]], %[[CST_0]], %[[CST_4]] : vector<4xi1>, vector<4xi32>
// NARROW-NEXT:     %[[V9:[^ ]+]] = arith.select %[[V1]], %[[V8]], %[[CST]] : vector<4xi1>, vector<4xi32>
// NARROW-NEXT:     %[[V10:[^ ]+]] = arith.shrui %[[LOW]], %[[CST_2]] : vector<4xi32>
// NARROW-NEXT:     %[[V11:[^ ]+]] = arith.addi %[[V10]], %[[V9]] : vector<4xi32>
// NARROW-NEXT:     %[[V12:[^ ]+]] = arith.shrsi %[[V11]], %[[CST_1]] : vector<4xi32>
// NARROW-NEXT:     %[[V13:[^ ]+]] = arith.shli %[[V9]], %[[CST_2]] : vector<4xi32>
// NARROW-NEXT:     %[[V14:[^ ]+]] = arith.addi %[[LOW]], %[[V13]] : vector<4xi32>
// NARROW-NEXT:     %[[V15:[^ ]+]] = arith.addi %[[HIGH]], %[[V12]] : vector<4xi32>
// NARROW-NEXT:     %[[V16:[^ ]+]] = arith.subi %[[V0]], %[[CST_0]] : vector<4xi32>
// NARROW-NEXT:     %[[V17:[^ ]+]] = arith.shli %[[CST_0]], %[[V16]] : vector<4xi32>
// NARROW-NEXT:     %[[V18:[^ ]+]] = arith.select %[[V2]], %[[CST]], %[[V17]] : vector<4xi1>, vector<4xi32>
// NARROW-NEXT:     %[[V19:[^ ]+]] = arith.addi %[[V14]], %[[V18]] : vector<4xi32>
// NARROW-NEXT:     %[[V20:[^ ]+]] = arith.cmpi ugt, %[[V14]], %[[V19]] : vector<4xi32>
// NARROW-NEXT:     %[[V21:[^ ]+]] = arith.extui %[[V20]] : vector<4xi1> to vector<4xi32>
// NARROW-NEXT:     %[[V22:[^ ]+]] = arith.addi %[[V15]], %[[V21]] : vector<4xi32>
// NARROW-NEXT:     %[[V23:[^ ]+]] = arith.subi %[[V6]], %[[CST_0]] : vector<4xi32>
// NARROW-NEXT:     %[[V24:[^ ]+]] = arith.shli %[[CST_0]], %[[V23]] : vector<4xi32>
// NARROW-NEXT:     %[[V25:[^ ]+]] = arith.select %[[V2]], %[[V24]], %[[CST]] : vector<4xi1>, vector<4xi32>
// NARROW-NEXT:     %[[V26:[^ ]+]] = arith.addi %[[V22]], %[[V25]] : vector<4xi32>
// NARROW-NEXT:     %[[V27:[^ ]+]] = arith.shli %[[V26]], %[[V5]] : vector<4xi32>
// NARROW-NEXT:     %[[V28:[^ ]+]] = arith.shrsi %[[V27]], %[[V6]] : vector<4xi32>
// NARROW-NEXT:     %[[V29:[^ ]+]] = arith.shrui %[[V19]], %[[V0]] : vector<4xi32>
// NARROW-NEXT:     %[[V30:[^ ]+]] = arith.select %[[V1]], %[[CST]], %[[V29]] : vector<4xi1>, vector<4xi32>
// NARROW-NEXT:     %[[V31:[^ ]+]] = arith.addi %[[V30]], %[[V28]] : vector<4xi32>
// NARROW-NEXT:     return %[[V31]] : vector<4xi32>
// NARROW-NEXT:   }
// NARROW-NEXT: }
