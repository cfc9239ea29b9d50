// RUN: mlir-opt %s --split-input-file --convert-math-to-funcs | FileCheck %s

func.func @fp(%a: vector<2x3xf32>, %n: vector<2x3xi8>) -> vector<2x3xf32> {
  %0 = math.fpowi %a, %n : vector<2x3xf32>, vector<2x3xi8>
  return %0 : vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fp(%[[ARG0:[^ ]+]]: vector<2x3xf32>, %[[ARG1:[^ ]+]]: vector<2x3xi8>) -> vector<2x3xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0, 0] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG1]][0, 0] : i8 from vector<2x3xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = call @__mlir_math_fpowi_f32_i8(%[[V0]], %[[V1]]) : (f32, i8) -> f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert %[[V2]], %[[CST]] [0, 0] : f32 into vector<2x3xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[ARG0]][0, 1] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG1]][0, 1] : i8 from vector<2x3xi8>
// CHECK-NEXT:     %[[V6:[^ ]+]] = call @__mlir_math_fpowi_f32_i8(%[[V4]], %[[V5]]) : (f32, i8) -> f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert %[[V6]], %[[V3]] [0, 1] : f32 into vector<2x3xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[ARG0]][0, 2] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[ARG1]][0, 2] : i8 from vector<2x3xi8>
// CHECK-NEXT:     %[[V10:[^ ]+]] = call @__mlir_math_fpowi_f32_i8(%[[V8]], %[[V9]]) : (f32, i8) -> f32
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert %[[V10]], %[[V7]] [0, 2] : f32 into vector<2x3xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract %[[ARG0]][1, 0] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[ARG1]][1, 0] : i8 from vector<2x3xi8>
// CHECK-NEXT:     %[[V14:[^ ]+]] = call @__mlir_math_fpowi_f32_i8(%[[V12]], %[[V13]]) : (f32, i8) -> f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert %[[V14]], %[[V11]] [1, 0] : f32 into vector<2x3xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract %[[ARG0]][1, 1] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.extract %[[ARG1]][1, 1] : i8 from vector<2x3xi8>
// CHECK-NEXT:     %[[V18:[^ ]+]] = call @__mlir_math_fpowi_f32_i8(%[[V16]], %[[V17]]) : (f32, i8) -> f32
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.insert %[[V18]], %[[V15]] [1, 1] : f32 into vector<2x3xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.extract %[[ARG0]][1, 2] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.extract %[[ARG1]][1, 2] : i8 from vector<2x3xi8>
// CHECK-NEXT:     %[[V22:[^ ]+]] = call @__mlir_math_fpowi_f32_i8(%[[V20]], %[[V21]]) : (f32, i8) -> f32
// CHECK-NEXT:     %[[V23:[^ ]+]] = vector.insert %[[V22]], %[[V19]] [1, 2] : f32 into vector<2x3xf32>
// CHECK-NEXT:     return %[[V23]] : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @__mlir_math_fpowi_f32_i8(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i8) -> f32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[C0_I8:[^ ]+]] = arith.constant 0 : i8
// CHECK-NEXT:     %[[C1_I8:[^ ]+]] = arith.constant 1 : i8
// CHECK-NEXT:     %[[C_128_I8:[^ ]+]] = arith.constant -128 : i8
// CHECK-NEXT:     %[[C127_I8:[^ ]+]] = arith.constant 127 : i8
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[ARG1]], %[[C0_I8]] : i8
// CHECK-NEXT:     cf.cond_br %[[V0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi sle, %[[ARG1]], %[[C0_I8]] : i8
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi eq, %[[ARG1]], %[[C_128_I8]] : i8
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[C0_I8]], %[[ARG1]] : i8
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.select %[[V1]], %[[V3]], %[[ARG1]] : i8
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.select %[[V2]], %[[C127_I8]], %[[V4]] : i8
// CHECK-NEXT:     cf.br ^bb3(%[[CST]], %[[ARG0]], %[[V5]] : f32, f32, i8)
// CHECK-NEXT:   ^bb3(%[[V6:[^ ]+]]: f32, %[[V7:[^ ]+]]: f32, %[[V8:[^ ]+]]: i8):  // 2 preds: ^bb2, ^bb6
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.andi %[[V8]], %[[C1_I8]] : i8
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.cmpi ne, %[[V9]], %[[C0_I8]] : i8
// CHECK-NEXT:     cf.cond_br %[[V10]], ^bb4, ^bb5(%[[V6]] : f32)
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.mulf %[[V6]], %[[V7]] : f32
// CHECK-NEXT:     cf.br ^bb5(%[[V11]] : f32)
// CHECK-NEXT:   ^bb5(%[[V12:[^ ]+]]: f32):  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.shrui %[[V8]], %[[C1_I8]] : i8
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.cmpi eq, %[[V13]], %[[C0_I8]] : i8
// CHECK-NEXT:     cf.cond_br %[[V14]], ^bb7(%[[V12]] : f32), ^bb6
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.mulf %[[V7]], %[[V7]] : f32
// CHECK-NEXT:     cf.br ^bb3(%[[V12]], %[[V15]], %[[V13]] : f32, f32, i8)
// CHECK-NEXT:   ^bb7(%[[V16:[^ ]+]]: f32):  // pred: ^bb5
// CHECK-NEXT:     cf.cond_br %[[V2]], ^bb8, ^bb9(%[[V16]] : f32)
// CHECK-NEXT:   ^bb8:  // pred: ^bb7
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.mulf %[[V16]], %[[ARG0]] : f32
// CHECK-NEXT:     cf.br ^bb9(%[[V17]] : f32)
// CHECK-NEXT:   ^bb9(%[[V18:[^ ]+]]: f32):  // 2 preds: ^bb7, ^bb8
// CHECK-NEXT:     cf.cond_br %[[V1]], ^bb10, ^bb11(%[[V18]] : f32)
// CHECK-NEXT:   ^bb10:  // pred: ^bb9
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.divf %[[CST]], %[[V18]] : f32
// CHECK-NEXT:     cf.br ^bb11(%[[V19]] : f32)
// CHECK-NEXT:   ^bb11(%[[V20:[^ ]+]]: f32):  // 2 preds: ^bb9, ^bb10
// CHECK-NEXT:     return %[[V20]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ic(%a: vector<i32>) -> (vector<i32>,vector<i32>) {
  %c = arith.constant dense<-1> : vector<i32>
  %0 = math.ipowi %a, %c : vector<i32>
  %1 = math.ipowi %c, %a : vector<i32>
  return %0, %1 : vector<i32>, vector<i32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ic(%[[ARG0:[^ ]+]]: vector<i32>) -> (vector<i32>, vector<i32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<-1> : vector<i32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0> : vector<i32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][] : i32 from vector<i32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[CST]][] : i32 from vector<i32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = call @__mlir_math_ipowi_i32(%[[V0]], %[[V1]]) : (i32, i32) -> i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert %[[V2]], %[[CST_0]] [] : i32 into vector<i32>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<0> : vector<i32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[CST]][] : i32 from vector<i32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][] : i32 from vector<i32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = call @__mlir_math_ipowi_i32(%[[V4]], %[[V5]]) : (i32, i32) -> i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert %[[V6]], %[[CST_1]] [] : i32 into vector<i32>
// CHECK-NEXT:     return %[[V3]], %[[V7]] : vector<i32>, vector<i32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @__mlir_math_ipowi_i32(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32) -> i32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[C_1_I32:[^ ]+]] = arith.constant -1 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[ARG1]], %[[C0_I32]] : i32
// CHECK-NEXT:     cf.cond_br %[[V0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %[[C1_I32]] : i32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi sle, %[[ARG1]], %[[C0_I32]] : i32
// CHECK-NEXT:     cf.cond_br %[[V1]], ^bb3, ^bb12(%[[C1_I32]], %[[ARG0]], %[[ARG1]] : i32, i32, i32)
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi eq, %[[ARG0]], %[[C0_I32]] : i32
// CHECK-NEXT:     cf.cond_br %[[V2]], ^bb4, ^bb5
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.divsi %[[C1_I32]], %[[C0_I32]] : i32
// CHECK-NEXT:     return %[[V3]] : i32
// CHECK-NEXT:   ^bb5:  // pred: ^bb3
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi eq, %[[ARG0]], %[[C1_I32]] : i32
// CHECK-NEXT:     cf.cond_br %[[V4]], ^bb6, ^bb7
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     return %[[C1_I32]] : i32
// CHECK-NEXT:   ^bb7:  // pred: ^bb5
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi eq, %[[ARG0]], %[[C_1_I32]] : i32
// CHECK-NEXT:     cf.cond_br %[[V5]], ^bb8, ^bb11
// CHECK-NEXT:   ^bb8:  // pred: ^bb7
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.andi %[[ARG1]], %[[C1_I32]] : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.cmpi ne, %[[V6]], %[[C0_I32]] : i32
// CHECK-NEXT:     cf.cond_br %[[V7]], ^bb9, ^bb10
// CHECK-NEXT:   ^bb9:  // pred: ^bb8
// CHECK-NEXT:     return %[[C_1_I32]] : i32
// CHECK-NEXT:   ^bb10:  // pred: ^bb8
// CHECK-NEXT:     return %[[C1_I32]] : i32
// CHECK-NEXT:   ^bb11:  // pred: ^bb7
// CHECK-NEXT:     return %[[C0_I32]] : i32
// CHECK-NEXT:   ^bb12(%[[V8:[^ ]+]]: i32, %[[V9:[^ ]+]]: i32, %[[V10:[^ ]+]]: i32):  // 2 preds: ^bb2, ^bb16
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.andi %[[V10]], %[[C1_I32]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.cmpi ne, %[[V11]], %[[C0_I32]] : i32
// CHECK-NEXT:     cf.cond_br %[[V12]], ^bb13, ^bb14(%[[V8]] : i32)
// CHECK-NEXT:   ^bb13:  // pred: ^bb12
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.muli %[[V8]], %[[V9]] : i32
// CHECK-NEXT:     cf.br ^bb14(%[[V13]] : i32)
// CHECK-NEXT:   ^bb14(%[[V14:[^ ]+]]: i32):  // 2 preds: ^bb12, ^bb13
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.shrui %[[V10]], %[[C1_I32]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.cmpi eq, %[[V15]], %[[C0_I32]] : i32
// CHECK-NEXT:     cf.cond_br %[[V16]], ^bb15, ^bb16
// CHECK-NEXT:   ^bb15:  // pred: ^bb14
// CHECK-NEXT:     return %[[V14]] : i32
// CHECK-NEXT:   ^bb16:  // pred: ^bb14
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.muli %[[V9]], %[[V9]] : i32
// CHECK-NEXT:     cf.br ^bb12(%[[V14]], %[[V17]], %[[V15]] : i32, i32, i32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fp(%a: f80, %n: i32) -> f80 {
  %0 = math.fpowi %a, %n : f80, i32
  return %0 : f80
}

// CHECK: module {
// CHECK-NEXT:   func.func @fp(%[[ARG0:[^ ]+]]: f80, %[[ARG1:[^ ]+]]: i32) -> f80 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @__mlir_math_fpowi_f80_i32(%[[ARG0]], %[[ARG1]]) : (f80, i32) -> f80
// CHECK-NEXT:     return %[[V0]] : f80
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @__mlir_math_fpowi_f80_i32(%[[ARG0:[^ ]+]]: f80, %[[ARG1:[^ ]+]]: i32) -> f80 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f80
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[C_2147483648_I32:[^ ]+]] = arith.constant -2147483648 : i32
// CHECK-NEXT:     %[[C2147483647_I32:[^ ]+]] = arith.constant 2147483647 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[ARG1]], %[[C0_I32]] : i32
// CHECK-NEXT:     cf.cond_br %[[V0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %[[CST]] : f80
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi sle, %[[ARG1]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi eq, %[[ARG1]], %[[C_2147483648_I32]] : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[C0_I32]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.select %[[V1]], %[[V3]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.select %[[V2]], %[[C2147483647_I32]], %[[V4]] : i32
// CHECK-NEXT:     cf.br ^bb3(%[[CST]], %[[ARG0]], %[[V5]] : f80, f80, i32)
// CHECK-NEXT:   ^bb3(%[[V6:[^ ]+]]: f80, %[[V7:[^ ]+]]: f80, %[[V8:[^ ]+]]: i32):  // 2 preds: ^bb2, ^bb6
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.andi %[[V8]], %[[C1_I32]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.cmpi ne, %[[V9]], %[[C0_I32]] : i32
// CHECK-NEXT:     cf.cond_br %[[V10]], ^bb4, ^bb5(%[[V6]] : f80)
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.mulf %[[V6]], %[[V7]] : f80
// CHECK-NEXT:     cf.br ^bb5(%[[V11]] : f80)
// CHECK-NEXT:   ^bb5(%[[V12:[^ ]+]]: f80):  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.shrui %[[V8]], %[[C1_I32]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.cmpi eq, %[[V13]], %[[C0_I32]] : i32
// CHECK-NEXT:     cf.cond_br %[[V14]], ^bb7(%[[V12]] : f80), ^bb6
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.mulf %[[V7]], %[[V7]] : f80
// CHECK-NEXT:     cf.br ^bb3(%[[V12]], %[[V15]], %[[V13]] : f80, f80, i32)
// CHECK-NEXT:   ^bb7(%[[V16:[^ ]+]]: f80):  // pred: ^bb5
// CHECK-NEXT:     cf.cond_br %[[V2]], ^bb8, ^bb9(%[[V16]] : f80)
// CHECK-NEXT:   ^bb8:  // pred: ^bb7
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.mulf %[[V16]], %[[ARG0]] : f80
// CHECK-NEXT:     cf.br ^bb9(%[[V17]] : f80)
// CHECK-NEXT:   ^bb9(%[[V18:[^ ]+]]: f80):  // 2 preds: ^bb7, ^bb8
// CHECK-NEXT:     cf.cond_br %[[V1]], ^bb10, ^bb11(%[[V18]] : f80)
// CHECK-NEXT:   ^bb10:  // pred: ^bb9
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.divf %[[CST]], %[[V18]] : f80
// CHECK-NEXT:     cf.br ^bb11(%[[V19]] : f80)
// CHECK-NEXT:   ^bb11(%[[V20:[^ ]+]]: f80):  // 2 preds: ^bb9, ^bb10
// CHECK-NEXT:     return %[[V20]] : f80
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ic(%a: i1) -> (i1,i1) {
  %c = arith.constant true
  %0 = math.ipowi %a, %c : i1
  %1 = math.ipowi %c, %a : i1
  return %0, %1 : i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @ic(%[[ARG0:[^ ]+]]: i1) -> (i1, i1) {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @__mlir_math_ipowi_i1(%[[ARG0]], %[[TRUE]]) : (i1, i1) -> i1
// CHECK-NEXT:     %[[V1:[^ ]+]] = call @__mlir_math_ipowi_i1(%[[TRUE]], %[[ARG0]]) : (i1, i1) -> i1
// CHECK-NEXT:     return %[[V0]], %[[V1]] : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @__mlir_math_ipowi_i1(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i1) -> i1 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[TRUE_0:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[ARG1]], %[[FALSE]] : i1
// CHECK-NEXT:     cf.cond_br %[[V0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %[[TRUE]] : i1
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi sle, %[[ARG1]], %[[FALSE]] : i1
// CHECK-NEXT:     cf.cond_br %[[V1]], ^bb3, ^bb12(%[[TRUE]], %[[ARG0]], %[[ARG1]] : i1, i1, i1)
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi eq, %[[ARG0]], %[[FALSE]] : i1
// CHECK-NEXT:     cf.cond_br %[[V2]], ^bb4, ^bb5
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.divsi %[[TRUE]], %[[FALSE]] : i1
// CHECK-NEXT:     return %[[V3]] : i1
// CHECK-NEXT:   ^bb5:  // pred: ^bb3
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi eq, %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:     cf.cond_br %[[V4]], ^bb6, ^bb7
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     return %[[TRUE]] : i1
// CHECK-NEXT:   ^bb7:  // pred: ^bb5
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi eq, %[[ARG0]], %[[TRUE_0]] : i1
// CHECK-NEXT:     cf.cond_br %[[V5]], ^bb8, ^bb11
// CHECK-NEXT:   ^bb8:  // pred: ^bb7
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.andi %[[ARG1]], %[[TRUE]] : i1
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.cmpi ne, %[[V6]], %[[FALSE]] : i1
// CHECK-NEXT:     cf.cond_br %[[V7]], ^bb9, ^bb10
// CHECK-NEXT:   ^bb9:  // pred: ^bb8
// CHECK-NEXT:     return %[[TRUE_0]] : i1
// CHECK-NEXT:   ^bb10:  // pred: ^bb8
// CHECK-NEXT:     return %[[TRUE]] : i1
// CHECK-NEXT:   ^bb11:  // pred: ^bb7
// CHECK-NEXT:     return %[[FALSE]] : i1
// CHECK-NEXT:   ^bb12(%[[V8:[^ ]+]]: i1, %[[V9:[^ ]+]]: i1, %[[V10:[^ ]+]]: i1):  // 2 preds: ^bb2, ^bb16
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.andi %[[V10]], %[[TRUE]] : i1
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.cmpi ne, %[[V11]], %[[FALSE]] : i1
// CHECK-NEXT:     cf.cond_br %[[V12]], ^bb13, ^bb14(%[[V8]] : i1)
// CHECK-NEXT:   ^bb13:  // pred: ^bb12
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.muli %[[V8]], %[[V9]] : i1
// CHECK-NEXT:     cf.br ^bb14(%[[V13]] : i1)
// CHECK-NEXT:   ^bb14(%[[V14:[^ ]+]]: i1):  // 2 preds: ^bb12, ^bb13
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.shrui %[[V10]], %[[TRUE]] : i1
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.cmpi eq, %[[V15]], %[[FALSE]] : i1
// CHECK-NEXT:     cf.cond_br %[[V16]], ^bb15, ^bb16
// CHECK-NEXT:   ^bb15:  // pred: ^bb14
// CHECK-NEXT:     return %[[V14]] : i1
// CHECK-NEXT:   ^bb16:  // pred: ^bb14
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.muli %[[V9]], %[[V9]] : i1
// CHECK-NEXT:     cf.br ^bb12(%[[V14]], %[[V17]], %[[V15]] : i1, i1, i1)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fp(%a: vector<4xf32>, %n: vector<4xi8>) -> vector<4xf32> {
  %0 = math.fpowi %a, %n : vector<4xf32>, vector<4xi8>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fp(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xi8>) -> vector<4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG1]][0] : i8 from vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = call @__mlir_math_fpowi_f32_i8(%[[V0]], %[[V1]]) : (f32, i8) -> f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert %[[V2]], %[[CST]] [0] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[ARG0]][1] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG1]][1] : i8 from vector<4xi8>
// CHECK-NEXT:     %[[V6:[^ ]+]] = call @__mlir_math_fpowi_f32_i8(%[[V4]], %[[V5]]) : (f32, i8) -> f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert %[[V6]], %[[V3]] [1] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[ARG0]][2] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[ARG1]][2] : i8 from vector<4xi8>
// CHECK-NEXT:     %[[V10:[^ ]+]] = call @__mlir_math_fpowi_f32_i8(%[[V8]], %[[V9]]) : (f32, i8) -> f32
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert %[[V10]], %[[V7]] [2] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract %[[ARG0]][3] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[ARG1]][3] : i8 from vector<4xi8>
// CHECK-NEXT:     %[[V14:[^ ]+]] = call @__mlir_math_fpowi_f32_i8(%[[V12]], %[[V13]]) : (f32, i8) -> f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert %[[V14]], %[[V11]] [3] : f32 into vector<4xf32>
// CHECK-NEXT:     return %[[V15]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @__mlir_math_fpowi_f32_i8(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i8) -> f32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[C0_I8:[^ ]+]] = arith.constant 0 : i8
// CHECK-NEXT:     %[[C1_I8:[^ ]+]] = arith.constant 1 : i8
// CHECK-NEXT:     %[[C_128_I8:[^ ]+]] = arith.constant -128 : i8
// CHECK-NEXT:     %[[C127_I8:[^ ]+]] = arith.constant 127 : i8
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[ARG1]], %[[C0_I8]] : i8
// CHECK-NEXT:     cf.cond_br %[[V0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi sle, %[[ARG1]], %[[C0_I8]] : i8
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi eq, %[[ARG1]], %[[C_128_I8]] : i8
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[C0_I8]], %[[ARG1]] : i8
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.select %[[V1]], %[[V3]], %[[ARG1]] : i8
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.select %[[V2]], %[[C127_I8]], %[[V4]] : i8
// CHECK-NEXT:     cf.br ^bb3(%[[CST]], %[[ARG0]], %[[V5]] : f32, f32, i8)
// CHECK-NEXT:   ^bb3(%[[V6:[^ ]+]]: f32, %[[V7:[^ ]+]]: f32, %[[V8:[^ ]+]]: i8):  // 2 preds: ^bb2, ^bb6
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.andi %[[V8]], %[[C1_I8]] : i8
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.cmpi ne, %[[V9]], %[[C0_I8]] : i8
// CHECK-NEXT:     cf.cond_br %[[V10]], ^bb4, ^bb5(%[[V6]] : f32)
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.mulf %[[V6]], %[[V7]] : f32
// CHECK-NEXT:     cf.br ^bb5(%[[V11]] : f32)
// CHECK-NEXT:   ^bb5(%[[V12:[^ ]+]]: f32):  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.shrui %[[V8]], %[[C1_I8]] : i8
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.cmpi eq, %[[V13]], %[[C0_I8]] : i8
// CHECK-NEXT:     cf.cond_br %[[V14]], ^bb7(%[[V12]] : f32), ^bb6
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.mulf %[[V7]], %[[V7]] : f32
// CHECK-NEXT:     cf.br ^bb3(%[[V12]], %[[V15]], %[[V13]] : f32, f32, i8)
// CHECK-NEXT:   ^bb7(%[[V16:[^ ]+]]: f32):  // pred: ^bb5
// CHECK-NEXT:     cf.cond_br %[[V2]], ^bb8, ^bb9(%[[V16]] : f32)
// CHECK-NEXT:   ^bb8:  // pred: ^bb7
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.mulf %[[V16]], %[[ARG0]] : f32
// CHECK-NEXT:     cf.br ^bb9(%[[V17]] : f32)
// CHECK-NEXT:   ^bb9(%[[V18:[^ ]+]]: f32):  // 2 preds: ^bb7, ^bb8
// CHECK-NEXT:     cf.cond_br %[[V1]], ^bb10, ^bb11(%[[V18]] : f32)
// CHECK-NEXT:   ^bb10:  // pred: ^bb9
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.divf %[[CST]], %[[V18]] : f32
// CHECK-NEXT:     cf.br ^bb11(%[[V19]] : f32)
// CHECK-NEXT:   ^bb11(%[[V20:[^ ]+]]: f32):  // 2 preds: ^bb9, ^bb10
// CHECK-NEXT:     return %[[V20]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ic(%a: vector<2x2xi64>) -> (vector<2x2xi64>,vector<2x2xi64>) {
  %c = arith.constant dense<1> : vector<2x2xi64>
  %0 = math.ipowi %a, %c : vector<2x2xi64>
  %1 = math.ipowi %c, %a : vector<2x2xi64>
  return %0, %1 : vector<2x2xi64>, vector<2x2xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ic(%[[ARG0:[^ ]+]]: vector<2x2xi64>) -> (vector<2x2xi64>, vector<2x2xi64>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1> : vector<2x2xi64>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0> : vector<2x2xi64>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0, 0] : i64 from vector<2x2xi64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[CST]][0, 0] : i64 from vector<2x2xi64>
// CHECK-NEXT:     %[[V2:[^ ]+]] = call @__mlir_math_ipowi_i64(%[[V0]], %[[V1]]) : (i64, i64) -> i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert %[[V2]], %[[CST_0]] [0, 0] : i64 into vector<2x2xi64>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[ARG0]][0, 1] : i64 from vector<2x2xi64>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[CST]][0, 1] : i64 from vector<2x2xi64>
// CHECK-NEXT:     %[[V6:[^ ]+]] = call @__mlir_math_ipowi_i64(%[[V4]], %[[V5]]) : (i64, i64) -> i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert %[[V6]], %[[V3]] [0, 1] : i64 into vector<2x2xi64>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[ARG0]][1, 0] : i64 from vector<2x2xi64>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[CST]][1, 0] : i64 from vector<2x2xi64>
// CHECK-NEXT:     %[[V10:[^ ]+]] = call @__mlir_math_ipowi_i64(%[[V8]], %[[V9]]) : (i64, i64) -> i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert %[[V10]], %[[V7]] [1, 0] : i64 into vector<2x2xi64>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract %[[ARG0]][1, 1] : i64 from vector<2x2xi64>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[CST]][1, 1] : i64 from vector<2x2xi64>
// CHECK-NEXT:     %[[V14:[^ ]+]] = call @__mlir_math_ipowi_i64(%[[V12]], %[[V13]]) : (i64, i64) -> i64
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert %[[V14]], %[[V11]] [1, 1] : i64 into vector<2x2xi64>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<0> : vector<2x2xi64>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract %[[CST]][0, 0] : i64 from vector<2x2xi64>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.extract %[[ARG0]][0, 0] : i64 from vector<2x2xi64>
// CHECK-NEXT:     %[[V18:[^ ]+]] = call @__mlir_math_ipowi_i64(%[[V16]], %[[V17]]) : (i64, i64) -> i64
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.insert %[[V18]], %[[CST_1]] [0, 0] : i64 into vector<2x2xi64>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.extract %[[CST]][0, 1] : i64 from vector<2x2xi64>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.extract %[[ARG0]][0, 1] : i64 from vector<2x2xi64>
// CHECK-NEXT:     %[[V22:[^ ]+]] = call @__mlir_math_ipowi_i64(%[[V20]], %[[V21]]) : (i64, i64) -> i64
// CHECK-NEXT:     %[[V23:[^ ]+]] = vector.insert %[[V22]], %[[V19]] [0, 1] : i64 into vector<2x2xi64>
// CHECK-NEXT:     %[[V24:[^ ]+]] = vector.extract %[[CST]][1, 0] : i64 from vector<2x2xi64>
// CHECK-NEXT:     %[[V25:[^ ]+]] = vector.extract %[[ARG0]][1, 0] : i64 from vector<2x2xi64>
// CHECK-NEXT:     %[[V26:[^ ]+]] = call @__mlir_math_ipowi_i64(%[[V24]], %[[V25]]) : (i64, i64) -> i64
// CHECK-NEXT:     %[[V27:[^ ]+]] = vector.insert %[[V26]], %[[V23]] [1, 0] : i64 into vector<2x2xi64>
// CHECK-NEXT:     %[[V28:[^ ]+]] = vector.extract %[[CST]][1, 1] : i64 from vector<2x2xi64>
// CHECK-NEXT:     %[[V29:[^ ]+]] = vector.extract %[[ARG0]][1, 1] : i64 from vector<2x2xi64>
// CHECK-NEXT:     %[[V30:[^ ]+]] = call @__mlir_math_ipowi_i64(%[[V28]], %[[V29]]) : (i64, i64) -> i64
// CHECK-NEXT:     %[[V31:[^ ]+]] = vector.insert %[[V30]], %[[V27]] [1, 1] : i64 into vector<2x2xi64>
// CHECK-NEXT:     return %[[V15]], %[[V31]] : vector<2x2xi64>, vector<2x2xi64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @__mlir_math_ipowi_i64(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64) -> i64 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:     %[[C0_I64:[^ ]+]] = arith.constant 0 : i64
// CHECK-NEXT:     %[[C1_I64:[^ ]+]] = arith.constant 1 : i64
// CHECK-NEXT:     %[[C_1_I64:[^ ]+]] = arith.constant -1 : i64
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[ARG1]], %[[C0_I64]] : i64
// CHECK-NEXT:     cf.cond_br %[[V0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %[[C1_I64]] : i64
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi sle, %[[ARG1]], %[[C0_I64]] : i64
// CHECK-NEXT:     cf.cond_br %[[V1]], ^bb3, ^bb12(%[[C1_I64]], %[[ARG0]], %[[ARG1]] : i64, i64, i64)
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi eq, %[[ARG0]], %[[C0_I64]] : i64
// CHECK-NEXT:     cf.cond_br %[[V2]], ^bb4, ^bb5
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.divsi %[[C1_I64]], %[[C0_I64]] : i64
// CHECK-NEXT:     return %[[V3]] : i64
// CHECK-NEXT:   ^bb5:  // pred: ^bb3
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi eq, %[[ARG0]], %[[C1_I64]] : i64
// CHECK-NEXT:     cf.cond_br %[[V4]], ^bb6, ^bb7
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     return %[[C1_I64]] : i64
// CHECK-NEXT:   ^bb7:  // pred: ^bb5
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi eq, %[[ARG0]], %[[C_1_I64]] : i64
// CHECK-NEXT:     cf.cond_br %[[V5]], ^bb8, ^bb11
// CHECK-NEXT:   ^bb8:  // pred: ^bb7
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.andi %[[ARG1]], %[[C1_I64]] : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.cmpi ne, %[[V6]], %[[C0_I64]] : i64
// CHECK-NEXT:     cf.cond_br %[[V7]], ^bb9, ^bb10
// CHECK-NEXT:   ^bb9:  // pred: ^bb8
// CHECK-NEXT:     return %[[C_1_I64]] : i64
// CHECK-NEXT:   ^bb10:  // pred: ^bb8
// CHECK-NEXT:     return %[[C1_I64]] : i64
// CHECK-NEXT:   ^bb11:  // pred: ^bb7
// CHECK-NEXT:     return %[[C0_I64]] : i64
// CHECK-NEXT:   ^bb12(%[[V8:[^ ]+]]: i64, %[[V9:[^ ]+]]: i64, %[[V10:[^ ]+]]: i64):  // 2 preds: ^bb2, ^bb16
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.andi %[[V10]], %[[C1_I64]] : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.cmpi ne, %[[V11]], %[[C0_I64]] : i64
// CHECK-NEXT:     cf.cond_br %[[V12]], ^bb13, ^bb14(%[[V8]] : i64)
// CHECK-NEXT:   ^bb13:  // pred: ^bb12
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.muli %[[V8]], %[[V9]] : i64
// CHECK-NEXT:     cf.br ^bb14(%[[V13]] : i64)
// CHECK-NEXT:   ^bb14(%[[V14:[^ ]+]]: i64):  // 2 preds: ^bb12, ^bb13
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.shrui %[[V10]], %[[C1_I64]] : i64
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.cmpi eq, %[[V15]], %[[C0_I64]] : i64
// CHECK-NEXT:     cf.cond_br %[[V16]], ^bb15, ^bb16
// CHECK-NEXT:   ^bb15:  // pred: ^bb14
// CHECK-NEXT:     return %[[V14]] : i64
// CHECK-NEXT:   ^bb16:  // pred: ^bb14
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.muli %[[V9]], %[[V9]] : i64
// CHECK-NEXT:     cf.br ^bb12(%[[V14]], %[[V17]], %[[V15]] : i64, i64, i64)
// CHECK-NEXT:   }
// CHECK-NEXT: }
