// RUN: mlir-opt %s --split-input-file --convert-math-to-funcs=convert-ctlz=true | FileCheck %s

func.func @i(%a: i16, %b: i16) {
  %0 = math.absi %a : i16
  %1 = math.ctlz %a : i16
  %2 = math.cttz %a : i16
  %3 = math.ctpop %a : i16
  %9 = math.ipowi %a, %b : i16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @i(%[[ARG0:[^ ]+]]: i16, %[[ARG1:[^ ]+]]: i16) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.absi %[[ARG0]] : i16
// CHECK-NEXT:     %[[V1:[^ ]+]] = call @__mlir_math_ctlz_i16(%[[ARG0]]) : (i16) -> i16
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.cttz %[[ARG0]] : i16
// CHECK-NEXT:     %[[V3:[^ ]+]] = math.ctpop %[[ARG0]] : i16
// CHECK-NEXT:     %[[V4:[^ ]+]] = call @__mlir_math_ipowi_i16(%[[ARG0]], %[[ARG1]]) : (i16, i16) -> i16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @__mlir_math_ctlz_i16(%[[ARG0:[^ ]+]]: i16) -> i16 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:     %[[C16_I16:[^ ]+]] = arith.constant 16 : i16
// CHECK-NEXT:     %[[C0_I16:[^ ]+]] = arith.constant 0 : i16
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[ARG0]], %[[C0_I16]] : i16
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]] -> (i16) {
// CHECK-NEXT:       scf.yield %[[C16_I16]] : i16
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[C1_I16:[^ ]+]] = arith.constant 1 : i16
// CHECK-NEXT:       %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:       %[[C0_I16_0:[^ ]+]] = arith.constant 0 : i16
// CHECK-NEXT:       %[[V2:[^ ]+]]:2 = scf.for %[[ARG1:[^ ]+]] = %[[C1]] to %[[C16]] step %[[C1]] iter_args(%[[ARG2:[^ ]+]] = %[[ARG0]], %[[ARG3:[^ ]+]] = %[[C0_I16_0]]) -> (i16, i16) {
// CHECK-NEXT:         %[[V3:[^ ]+]] = arith.cmpi slt, %[[ARG2]], %[[C0_I16]] : i16
// CHECK-NEXT:         %[[V4:[^ ]+]]:2 = scf.if %[[V3]] -> (i16, i16) {
// CHECK-NEXT:           scf.yield %[[ARG2]], %[[ARG3]] : i16, i16
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V5:[^ ]+]] = arith.addi %[[ARG3]], %[[C1_I16]] : i16
// CHECK-NEXT:           %[[V6:[^ ]+]] = arith.shli %[[ARG2]], %[[C1_I16]] : i16
// CHECK-NEXT:           scf.yield %[[V6]], %[[V5]] : i16, i16
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %[[V4]]#0, %[[V4]]#1 : i16, i16
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V2]]#1 : i16
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V1]] : i16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @__mlir_math_ipowi_i16(%[[ARG0:[^ ]+]]: i16, %[[ARG1:[^ ]+]]: i16) -> i16 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:     %[[C0_I16:[^ ]+]] = arith.constant 0 : i16
// CHECK-NEXT:     %[[C1_I16:[^ ]+]] = arith.constant 1 : i16
// CHECK-NEXT:     %[[C_1_I16:[^ ]+]] = arith.constant -1 : i16
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[ARG1]], %[[C0_I16]] : i16
// CHECK-NEXT:     cf.cond_br %[[V0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %[[C1_I16]] : i16
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi sle, %[[ARG1]], %[[C0_I16]] : i16
// CHECK-NEXT:     cf.cond_br %[[V1]], ^bb3, ^bb12(%[[C1_I16]], %[[ARG0]], %[[ARG1]] : i16, i16, i16)
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi eq, %[[ARG0]], %[[C0_I16]] : i16
// CHECK-NEXT:     cf.cond_br %[[V2]], ^bb4, ^bb5
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.divsi %[[C1_I16]], %[[C0_I16]] : i16
// CHECK-NEXT:     return %[[V3]] : i16
// CHECK-NEXT:   ^bb5:  // pred: ^bb3
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi eq, %[[ARG0]], %[[C1_I16]] : i16
// CHECK-NEXT:     cf.cond_br %[[V4]], ^bb6, ^bb7
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     return %[[C1_I16]] : i16
// CHECK-NEXT:   ^bb7:  // pred: ^bb5
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi eq, %[[ARG0]], %[[C_1_I16]] : i16
// CHECK-NEXT:     cf.cond_br %[[V5]], ^bb8, ^bb11
// CHECK-NEXT:   ^bb8:  // pred: ^bb7
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.andi %[[ARG1]], %[[C1_I16]] : i16
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.cmpi ne, %[[V6]], %[[C0_I16]] : i16
// CHECK-NEXT:     cf.cond_br %[[V7]], ^bb9, ^bb10
// CHECK-NEXT:   ^bb9:  // pred: ^bb8
// CHECK-NEXT:     return %[[C_1_I16]] : i16
// CHECK-NEXT:   ^bb10:  // pred: ^bb8
// CHECK-NEXT:     return %[[C1_I16]] : i16
// CHECK-NEXT:   ^bb11:  // pred: ^bb7
// CHECK-NEXT:     return %[[C0_I16]] : i16
// CHECK-NEXT:   ^bb12(%[[V8:[^ ]+]]: i16, %[[V9:[^ ]+]]: i16, %[[V10:[^ ]+]]: i16):  // 2 preds: ^bb2, ^bb16
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.andi %[[V10]], %[[C1_I16]] : i16
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.cmpi ne, %[[V11]], %[[C0_I16]] : i16
// CHECK-NEXT:     cf.cond_br %[[V12]], ^bb13, ^bb14(%[[V8]] : i16)
// CHECK-NEXT:   ^bb13:  // pred: ^bb12
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.muli %[[V8]], %[[V9]] : i16
// CHECK-NEXT:     cf.br ^bb14(%[[V13]] : i16)
// CHECK-NEXT:   ^bb14(%[[V14:[^ ]+]]: i16):  // 2 preds: ^bb12, ^bb13
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.shrui %[[V10]], %[[C1_I16]] : i16
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.cmpi eq, %[[V15]], %[[C0_I16]] : i16
// CHECK-NEXT:     cf.cond_br %[[V16]], ^bb15, ^bb16
// CHECK-NEXT:   ^bb15:  // pred: ^bb14
// CHECK-NEXT:     return %[[V14]] : i16
// CHECK-NEXT:   ^bb16:  // pred: ^bb14
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.muli %[[V9]], %[[V9]] : i16
// CHECK-NEXT:     cf.br ^bb12(%[[V14]], %[[V17]], %[[V15]] : i16, i16, i16)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @i(%a: vector<[4]xi32>, %b: vector<[4]xi32>) {
  %0 = math.absi %a : vector<[4]xi32>
  %1 = math.ctlz %a : vector<[4]xi32>
  %2 = math.cttz %a : vector<[4]xi32>
  %3 = math.ctpop %a : vector<[4]xi32>
  %9 = math.ipowi %a, %b : vector<[4]xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @i(%[[ARG0:[^ ]+]]: vector<[4]xi32>, %[[ARG1:[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.absi %[[ARG0]] : vector<[4]xi32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<[4]xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<[4]xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = call @__mlir_math_ctlz_i32(%[[V1]]) : (i32) -> i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert %[[V2]], %[[CST]] [0] : i32 into vector<[4]xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<[4]xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = call @__mlir_math_ctlz_i32(%[[V4]]) : (i32) -> i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.insert %[[V5]], %[[V3]] [1] : i32 into vector<[4]xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][2] : i32 from vector<[4]xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = call @__mlir_math_ctlz_i32(%[[V7]]) : (i32) -> i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.insert %[[V8]], %[[V6]] [2] : i32 into vector<[4]xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[ARG0]][3] : i32 from vector<[4]xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = call @__mlir_math_ctlz_i32(%[[V10]]) : (i32) -> i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.insert %[[V11]], %[[V9]] [3] : i32 into vector<[4]xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = math.cttz %[[ARG0]] : vector<[4]xi32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = math.ctpop %[[ARG0]] : vector<[4]xi32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0> : vector<[4]xi32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<[4]xi32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<[4]xi32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = call @__mlir_math_ipowi_i32(%[[V15]], %[[V16]]) : (i32, i32) -> i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.insert %[[V17]], %[[CST_0]] [0] : i32 into vector<[4]xi32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<[4]xi32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.extract %[[ARG1]][1] : i32 from vector<[4]xi32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = call @__mlir_math_ipowi_i32(%[[V19]], %[[V20]]) : (i32, i32) -> i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = vector.insert %[[V21]], %[[V18]] [1] : i32 into vector<[4]xi32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = vector.extract %[[ARG0]][2] : i32 from vector<[4]xi32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = vector.extract %[[ARG1]][2] : i32 from vector<[4]xi32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = call @__mlir_math_ipowi_i32(%[[V23]], %[[V24]]) : (i32, i32) -> i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = vector.insert %[[V25]], %[[V22]] [2] : i32 into vector<[4]xi32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = vector.extract %[[ARG0]][3] : i32 from vector<[4]xi32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = vector.extract %[[ARG1]][3] : i32 from vector<[4]xi32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = call @__mlir_math_ipowi_i32(%[[V27]], %[[V28]]) : (i32, i32) -> i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = vector.insert %[[V29]], %[[V26]] [3] : i32 into vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @__mlir_math_ctlz_i32(%[[ARG0:[^ ]+]]: i32) -> i32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:     %[[C32_I32:[^ ]+]] = arith.constant 32 : i32
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[ARG0]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]] -> (i32) {
// CHECK-NEXT:       scf.yield %[[C32_I32]] : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C32:[^ ]+]] = arith.constant 32 : index
// CHECK-NEXT:       %[[C0_I32_0:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[V2:[^ ]+]]:2 = scf.for %[[ARG1:[^ ]+]] = %[[C1]] to %[[C32]] step %[[C1]] iter_args(%[[ARG2:[^ ]+]] = %[[ARG0]], %[[ARG3:[^ ]+]] = %[[C0_I32_0]]) -> (i32, i32) {
// CHECK-NEXT:         %[[V3:[^ ]+]] = arith.cmpi slt, %[[ARG2]], %[[C0_I32]] : i32
// CHECK-NEXT:         %[[V4:[^ ]+]]:2 = scf.if %[[V3]] -> (i32, i32) {
// CHECK-NEXT:           scf.yield %[[ARG2]], %[[ARG3]] : i32, i32
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V5:[^ ]+]] = arith.addi %[[ARG3]], %[[C1_I32]] : i32
// CHECK-NEXT:           %[[V6:[^ ]+]] = arith.shli %[[ARG2]], %[[C1_I32]] : i32
// CHECK-NEXT:           scf.yield %[[V6]], %[[V5]] : i32, i32
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %[[V4]]#0, %[[V4]]#1 : i32, i32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V2]]#1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V1]] : i32
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

func.func @i(%a: i8, %b: i8) {
  %0 = math.absi %a : i8
  %1 = math.ctlz %a : i8
  %2 = math.cttz %a : i8
  %3 = math.ctpop %a : i8
  %9 = math.ipowi %a, %b : i8
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @i(%[[ARG0:[^ ]+]]: i8, %[[ARG1:[^ ]+]]: i8) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.absi %[[ARG0]] : i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = call @__mlir_math_ctlz_i8(%[[ARG0]]) : (i8) -> i8
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.cttz %[[ARG0]] : i8
// CHECK-NEXT:     %[[V3:[^ ]+]] = math.ctpop %[[ARG0]] : i8
// CHECK-NEXT:     %[[V4:[^ ]+]] = call @__mlir_math_ipowi_i8(%[[ARG0]], %[[ARG1]]) : (i8, i8) -> i8
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @__mlir_math_ctlz_i8(%[[ARG0:[^ ]+]]: i8) -> i8 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:     %[[C8_I8:[^ ]+]] = arith.constant 8 : i8
// CHECK-NEXT:     %[[C0_I8:[^ ]+]] = arith.constant 0 : i8
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[ARG0]], %[[C0_I8]] : i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]] -> (i8) {
// CHECK-NEXT:       scf.yield %[[C8_I8]] : i8
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[C1_I8:[^ ]+]] = arith.constant 1 : i8
// CHECK-NEXT:       %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:       %[[C0_I8_0:[^ ]+]] = arith.constant 0 : i8
// CHECK-NEXT:       %[[V2:[^ ]+]]:2 = scf.for %[[ARG1:[^ ]+]] = %[[C1]] to %[[C8]] step %[[C1]] iter_args(%[[ARG2:[^ ]+]] = %[[ARG0]], %[[ARG3:[^ ]+]] = %[[C0_I8_0]]) -> (i8, i8) {
// CHECK-NEXT:         %[[V3:[^ ]+]] = arith.cmpi slt, %[[ARG2]], %[[C0_I8]] : i8
// CHECK-NEXT:         %[[V4:[^ ]+]]:2 = scf.if %[[V3]] -> (i8, i8) {
// CHECK-NEXT:           scf.yield %[[ARG2]], %[[ARG3]] : i8, i8
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %[[V5:[^ ]+]] = arith.addi %[[ARG3]], %[[C1_I8]] : i8
// CHECK-NEXT:           %[[V6:[^ ]+]] = arith.shli %[[ARG2]], %[[C1_I8]] : i8
// CHECK-NEXT:           scf.yield %[[V6]], %[[V5]] : i8, i8
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %[[V4]]#0, %[[V4]]#1 : i8, i8
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V2]]#1 : i8
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V1]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @__mlir_math_ipowi_i8(%[[ARG0:[^ ]+]]: i8, %[[ARG1:[^ ]+]]: i8) -> i8 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:     %[[C0_I8:[^ ]+]] = arith.constant 0 : i8
// CHECK-NEXT:     %[[C1_I8:[^ ]+]] = arith.constant 1 : i8
// CHECK-NEXT:     %[[C_1_I8:[^ ]+]] = arith.constant -1 : i8
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[ARG1]], %[[C0_I8]] : i8
// CHECK-NEXT:     cf.cond_br %[[V0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %[[C1_I8]] : i8
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi sle, %[[ARG1]], %[[C0_I8]] : i8
// CHECK-NEXT:     cf.cond_br %[[V1]], ^bb3, ^bb12(%[[C1_I8]], %[[ARG0]], %[[ARG1]] : i8, i8, i8)
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi eq, %[[ARG0]], %[[C0_I8]] : i8
// CHECK-NEXT:     cf.cond_br %[[V2]], ^bb4, ^bb5
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.divsi %[[C1_I8]], %[[C0_I8]] : i8
// CHECK-NEXT:     return %[[V3]] : i8
// CHECK-NEXT:   ^bb5:  // pred: ^bb3
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi eq, %[[ARG0]], %[[C1_I8]] : i8
// CHECK-NEXT:     cf.cond_br %[[V4]], ^bb6, ^bb7
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     return %[[C1_I8]] : i8
// CHECK-NEXT:   ^bb7:  // pred: ^bb5
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi eq, %[[ARG0]], %[[C_1_I8]] : i8
// CHECK-NEXT:     cf.cond_br %[[V5]], ^bb8, ^bb11
// CHECK-NEXT:   ^bb8:  // pred: ^bb7
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.andi %[[ARG1]], %[[C1_I8]] : i8
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.cmpi ne, %[[V6]], %[[C0_I8]] : i8
// CHECK-NEXT:     cf.cond_br %[[V7]], ^bb9, ^bb10
// CHECK-NEXT:   ^bb9:  // pred: ^bb8
// CHECK-NEXT:     return %[[C_1_I8]] : i8
// CHECK-NEXT:   ^bb10:  // pred: ^bb8
// CHECK-NEXT:     return %[[C1_I8]] : i8
// CHECK-NEXT:   ^bb11:  // pred: ^bb7
// CHECK-NEXT:     return %[[C0_I8]] : i8
// CHECK-NEXT:   ^bb12(%[[V8:[^ ]+]]: i8, %[[V9:[^ ]+]]: i8, %[[V10:[^ ]+]]: i8):  // 2 preds: ^bb2, ^bb16
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.andi %[[V10]], %[[C1_I8]] : i8
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.cmpi ne, %[[V11]], %[[C0_I8]] : i8
// CHECK-NEXT:     cf.cond_br %[[V12]], ^bb13, ^bb14(%[[V8]] : i8)
// CHECK-NEXT:   ^bb13:  // pred: ^bb12
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.muli %[[V8]], %[[V9]] : i8
// CHECK-NEXT:     cf.br ^bb14(%[[V13]] : i8)
// CHECK-NEXT:   ^bb14(%[[V14:[^ ]+]]: i8):  // 2 preds: ^bb12, ^bb13
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.shrui %[[V10]], %[[C1_I8]] : i8
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.cmpi eq, %[[V15]], %[[C0_I8]] : i8
// CHECK-NEXT:     cf.cond_br %[[V16]], ^bb15, ^bb16
// CHECK-NEXT:   ^bb15:  // pred: ^bb14
// CHECK-NEXT:     return %[[V14]] : i8
// CHECK-NEXT:   ^bb16:  // pred: ^bb14
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.muli %[[V9]], %[[V9]] : i8
// CHECK-NEXT:     cf.br ^bb12(%[[V14]], %[[V17]], %[[V15]] : i8, i8, i8)
// CHECK-NEXT:   }
// CHECK-NEXT: }
