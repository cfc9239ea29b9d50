// RUN: mlir-opt %s --split-input-file --convert-math-to-libm | FileCheck %s

func.func @pc(%a: vector<4xf32>) -> (vector<4xf32>,vector<4xf32>) {
  %c = arith.constant dense<0.5> : vector<4xf32>
  %0 = math.powf %a, %c : vector<4xf32>
  %1 = math.powf %c, %a : vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @powf(f32, f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @pc(%[[ARG0:[^ ]+]]: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<5.000000e-01> : vector<4xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[CST]][0] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = call @powf(%[[V0]], %[[V1]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert %[[V2]], %[[CST_0]] [0] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[ARG0]][1] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[CST]][1] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = call @powf(%[[V4]], %[[V5]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert %[[V6]], %[[V3]] [1] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[ARG0]][2] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[CST]][2] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = call @powf(%[[V8]], %[[V9]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert %[[V10]], %[[V7]] [2] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract %[[ARG0]][3] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[CST]][3] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = call @powf(%[[V12]], %[[V13]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert %[[V14]], %[[V11]] [3] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract %[[CST]][0] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.extract %[[ARG0]][0] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = call @powf(%[[V16]], %[[V17]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.insert %[[V18]], %[[CST_1]] [0] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.extract %[[CST]][1] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.extract %[[ARG0]][1] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = call @powf(%[[V20]], %[[V21]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V23:[^ ]+]] = vector.insert %[[V22]], %[[V19]] [1] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = vector.extract %[[CST]][2] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = vector.extract %[[ARG0]][2] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = call @powf(%[[V24]], %[[V25]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V27:[^ ]+]] = vector.insert %[[V26]], %[[V23]] [2] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = vector.extract %[[CST]][3] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = vector.extract %[[ARG0]][3] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = call @powf(%[[V28]], %[[V29]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V31:[^ ]+]] = vector.insert %[[V30]], %[[V27]] [3] : f32 into vector<4xf32>
// CHECK-NEXT:     return %[[V15]], %[[V31]] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pc(%a: vector<4xf32>) -> (vector<4xf32>,vector<4xf32>) {
  %c = arith.constant dense<4.0> : vector<4xf32>
  %0 = math.powf %a, %c : vector<4xf32>
  %1 = math.powf %c, %a : vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @powf(f32, f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @pc(%[[ARG0:[^ ]+]]: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<4.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[CST]][0] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = call @powf(%[[V0]], %[[V1]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert %[[V2]], %[[CST_0]] [0] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[ARG0]][1] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[CST]][1] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = call @powf(%[[V4]], %[[V5]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert %[[V6]], %[[V3]] [1] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[ARG0]][2] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[CST]][2] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = call @powf(%[[V8]], %[[V9]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert %[[V10]], %[[V7]] [2] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract %[[ARG0]][3] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[CST]][3] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = call @powf(%[[V12]], %[[V13]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert %[[V14]], %[[V11]] [3] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract %[[CST]][0] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.extract %[[ARG0]][0] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = call @powf(%[[V16]], %[[V17]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.insert %[[V18]], %[[CST_1]] [0] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.extract %[[CST]][1] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.extract %[[ARG0]][1] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = call @powf(%[[V20]], %[[V21]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V23:[^ ]+]] = vector.insert %[[V22]], %[[V19]] [1] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = vector.extract %[[CST]][2] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = vector.extract %[[ARG0]][2] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = call @powf(%[[V24]], %[[V25]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V27:[^ ]+]] = vector.insert %[[V26]], %[[V23]] [2] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = vector.extract %[[CST]][3] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = vector.extract %[[ARG0]][3] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = call @powf(%[[V28]], %[[V29]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V31:[^ ]+]] = vector.insert %[[V30]], %[[V27]] [3] : f32 into vector<4xf32>
// CHECK-NEXT:     return %[[V15]], %[[V31]] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pc(%a: vector<4xf32>) -> (vector<4xf32>,vector<4xf32>) {
  %c = arith.constant dense<0.0> : vector<4xf32>
  %0 = math.powf %a, %c : vector<4xf32>
  %1 = math.powf %c, %a : vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @powf(f32, f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT:   func.func @pc(%[[ARG0:[^ ]+]]: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[CST]][0] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = call @powf(%[[V0]], %[[V1]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert %[[V2]], %[[CST_0]] [0] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[ARG0]][1] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[CST]][1] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = call @powf(%[[V4]], %[[V5]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert %[[V6]], %[[V3]] [1] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[ARG0]][2] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[CST]][2] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = call @powf(%[[V8]], %[[V9]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert %[[V10]], %[[V7]] [2] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract %[[ARG0]][3] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[CST]][3] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = call @powf(%[[V12]], %[[V13]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert %[[V14]], %[[V11]] [3] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract %[[CST]][0] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.extract %[[ARG0]][0] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = call @powf(%[[V16]], %[[V17]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.insert %[[V18]], %[[CST_1]] [0] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.extract %[[CST]][1] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.extract %[[ARG0]][1] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = call @powf(%[[V20]], %[[V21]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V23:[^ ]+]] = vector.insert %[[V22]], %[[V19]] [1] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = vector.extract %[[CST]][2] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = vector.extract %[[ARG0]][2] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = call @powf(%[[V24]], %[[V25]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V27:[^ ]+]] = vector.insert %[[V26]], %[[V23]] [2] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = vector.extract %[[CST]][3] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = vector.extract %[[ARG0]][3] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = call @powf(%[[V28]], %[[V29]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V31:[^ ]+]] = vector.insert %[[V30]], %[[V27]] [3] : f32 into vector<4xf32>
// CHECK-NEXT:     return %[[V15]], %[[V31]] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
