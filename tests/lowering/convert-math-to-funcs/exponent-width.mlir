// RUN: mlir-opt %s --split-input-file --convert-math-to-funcs=min-width-of-fpowi-exponent=32 | FileCheck %s

func.func @fp(%a: f32, %n: i32) -> f32 {
  %0 = math.fpowi %a, %n : f32, i32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @fp(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @__mlir_math_fpowi_f32_i32(%[[ARG0]], %[[ARG1]]) : (f32, i32) -> f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @__mlir_math_fpowi_f32_i32(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32) -> f32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[C_2147483648_I32:[^ ]+]] = arith.constant -2147483648 : i32
// CHECK-NEXT:     %[[C2147483647_I32:[^ ]+]] = arith.constant 2147483647 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[ARG1]], %[[C0_I32]] : i32
// CHECK-NEXT:     cf.cond_br %[[V0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi sle, %[[ARG1]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi eq, %[[ARG1]], %[[C_2147483648_I32]] : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[C0_I32]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.select %[[V1]], %[[V3]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.select %[[V2]], %[[C2147483647_I32]], %[[V4]] : i32
// CHECK-NEXT:     cf.br ^bb3(%[[CST]], %[[ARG0]], %[[V5]] : f32, f32, i32)
// CHECK-NEXT:   ^bb3(%[[V6:[^ ]+]]: f32, %[[V7:[^ ]+]]: f32, %[[V8:[^ ]+]]: i32):  // 2 preds: ^bb2, ^bb6
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.andi %[[V8]], %[[C1_I32]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.cmpi ne, %[[V9]], %[[C0_I32]] : i32
// CHECK-NEXT:     cf.cond_br %[[V10]], ^bb4, ^bb5(%[[V6]] : f32)
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.mulf %[[V6]], %[[V7]] : f32
// CHECK-NEXT:     cf.br ^bb5(%[[V11]] : f32)
// CHECK-NEXT:   ^bb5(%[[V12:[^ ]+]]: f32):  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.shrui %[[V8]], %[[C1_I32]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.cmpi eq, %[[V13]], %[[C0_I32]] : i32
// CHECK-NEXT:     cf.cond_br %[[V14]], ^bb7(%[[V12]] : f32), ^bb6
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.mulf %[[V7]], %[[V7]] : f32
// CHECK-NEXT:     cf.br ^bb3(%[[V12]], %[[V15]], %[[V13]] : f32, f32, i32)
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

func.func @fp(%a: vector<[4]xf64>, %n: vector<[4]xi32>) -> vector<[4]xf64> {
  %0 = math.fpowi %a, %n : vector<[4]xf64>, vector<[4]xi32>
  return %0 : vector<[4]xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fp(%[[ARG0:[^ ]+]]: vector<[4]xf64>, %[[ARG1:[^ ]+]]: vector<[4]xi32>) -> vector<[4]xf64> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<[4]xf64>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f64 from vector<[4]xf64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<[4]xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = call @__mlir_math_fpowi_f64_i32(%[[V0]], %[[V1]]) : (f64, i32) -> f64
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert %[[V2]], %[[CST]] [0] : f64 into vector<[4]xf64>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[ARG0]][1] : f64 from vector<[4]xf64>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG1]][1] : i32 from vector<[4]xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = call @__mlir_math_fpowi_f64_i32(%[[V4]], %[[V5]]) : (f64, i32) -> f64
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert %[[V6]], %[[V3]] [1] : f64 into vector<[4]xf64>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[ARG0]][2] : f64 from vector<[4]xf64>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[ARG1]][2] : i32 from vector<[4]xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = call @__mlir_math_fpowi_f64_i32(%[[V8]], %[[V9]]) : (f64, i32) -> f64
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert %[[V10]], %[[V7]] [2] : f64 into vector<[4]xf64>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract %[[ARG0]][3] : f64 from vector<[4]xf64>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[ARG1]][3] : i32 from vector<[4]xi32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = call @__mlir_math_fpowi_f64_i32(%[[V12]], %[[V13]]) : (f64, i32) -> f64
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert %[[V14]], %[[V11]] [3] : f64 into vector<[4]xf64>
// CHECK-NEXT:     return %[[V15]] : vector<[4]xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @__mlir_math_fpowi_f64_i32(%[[ARG0:[^ ]+]]: f64, %[[ARG1:[^ ]+]]: i32) -> f64 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[C_2147483648_I32:[^ ]+]] = arith.constant -2147483648 : i32
// CHECK-NEXT:     %[[C2147483647_I32:[^ ]+]] = arith.constant 2147483647 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[ARG1]], %[[C0_I32]] : i32
// CHECK-NEXT:     cf.cond_br %[[V0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %[[CST]] : f64
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi sle, %[[ARG1]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi eq, %[[ARG1]], %[[C_2147483648_I32]] : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[C0_I32]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.select %[[V1]], %[[V3]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.select %[[V2]], %[[C2147483647_I32]], %[[V4]] : i32
// CHECK-NEXT:     cf.br ^bb3(%[[CST]], %[[ARG0]], %[[V5]] : f64, f64, i32)
// CHECK-NEXT:   ^bb3(%[[V6:[^ ]+]]: f64, %[[V7:[^ ]+]]: f64, %[[V8:[^ ]+]]: i32):  // 2 preds: ^bb2, ^bb6
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.andi %[[V8]], %[[C1_I32]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.cmpi ne, %[[V9]], %[[C0_I32]] : i32
// CHECK-NEXT:     cf.cond_br %[[V10]], ^bb4, ^bb5(%[[V6]] : f64)
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.mulf %[[V6]], %[[V7]] : f64
// CHECK-NEXT:     cf.br ^bb5(%[[V11]] : f64)
// CHECK-NEXT:   ^bb5(%[[V12:[^ ]+]]: f64):  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.shrui %[[V8]], %[[C1_I32]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.cmpi eq, %[[V13]], %[[C0_I32]] : i32
// CHECK-NEXT:     cf.cond_br %[[V14]], ^bb7(%[[V12]] : f64), ^bb6
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.mulf %[[V7]], %[[V7]] : f64
// CHECK-NEXT:     cf.br ^bb3(%[[V12]], %[[V15]], %[[V13]] : f64, f64, i32)
// CHECK-NEXT:   ^bb7(%[[V16:[^ ]+]]: f64):  // pred: ^bb5
// CHECK-NEXT:     cf.cond_br %[[V2]], ^bb8, ^bb9(%[[V16]] : f64)
// CHECK-NEXT:   ^bb8:  // pred: ^bb7
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.mulf %[[V16]], %[[ARG0]] : f64
// CHECK-NEXT:     cf.br ^bb9(%[[V17]] : f64)
// CHECK-NEXT:   ^bb9(%[[V18:[^ ]+]]: f64):  // 2 preds: ^bb7, ^bb8
// CHECK-NEXT:     cf.cond_br %[[V1]], ^bb10, ^bb11(%[[V18]] : f64)
// CHECK-NEXT:   ^bb10:  // pred: ^bb9
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.divf %[[CST]], %[[V18]] : f64
// CHECK-NEXT:     cf.br ^bb11(%[[V19]] : f64)
// CHECK-NEXT:   ^bb11(%[[V20:[^ ]+]]: f64):  // 2 preds: ^bb9, ^bb10
// CHECK-NEXT:     return %[[V20]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fp(%a: tensor<4xf32>, %n: tensor<4xi8>) -> tensor<4xf32> {
  %0 = math.fpowi %a, %n : tensor<4xf32>, tensor<4xi8>
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fp(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: tensor<4xi8>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.fpowi %[[ARG0]], %[[ARG1]] : tensor<4xf32>, tensor<4xi8>
// CHECK-NEXT:     return %[[V0]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fp(%a: vector<3xf16>, %n: vector<3xindex>) -> vector<3xf16> {
  %0 = math.fpowi %a, %n : vector<3xf16>, vector<3xindex>
  return %0 : vector<3xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fp(%[[ARG0:[^ ]+]]: vector<3xf16>, %[[ARG1:[^ ]+]]: vector<3xindex>) -> vector<3xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.fpowi %[[ARG0]], %[[ARG1]] : vector<3xf16>, vector<3xindex>
// CHECK-NEXT:     return %[[V0]] : vector<3xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }
