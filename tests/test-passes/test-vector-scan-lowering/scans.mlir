// RUN: mlir-opt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(func.func(test-vector-scan-lowering))" | FileCheck %s

func.func @s(%a: vector<2x3xi32>, %i: vector<3xi32>, %i2: vector<2xi32>, %f: vector<4xf32>, %f0: vector<f32>, %sf: vector<2x[4]xf32>, %si: vector<[4]xf32>) {
  %0:2 = vector.scan <add>, %a, %i {inclusive = true, reduction_dim = 0} : vector<2x3xi32>, vector<3xi32>
  %1:2 = vector.scan <maxsi>, %a, %i2 {inclusive = false, reduction_dim = 1} : vector<2x3xi32>, vector<2xi32>
  %2:2 = vector.scan <mul>, %f, %f0 {inclusive = false, reduction_dim = 0} : vector<4xf32>, vector<f32>
  %3:2 = vector.scan <add>, %f, %f0 {inclusive = true, reduction_dim = 0} : vector<4xf32>, vector<f32>
  %4:2 = vector.scan <add>, %sf, %si {inclusive = true, reduction_dim = 0} : vector<2x[4]xf32>, vector<[4]xf32>
  %5:2 = vector.scan <and>, %a, %i {inclusive = true, reduction_dim = 0} : vector<2x3xi32>, vector<3xi32>
  %6:2 = vector.scan <maximumf>, %f, %f0 {inclusive = true, reduction_dim = 0} : vector<4xf32>, vector<f32>
  "use"(%0#0, %0#1, %1#0, %1#1, %2#0, %2#1, %3#0, %3#1, %4#0, %4#1, %5#0, %6#0) : (vector<2x3xi32>, vector<3xi32>, vector<2x3xi32>, vector<2xi32>, vector<4xf32>, vector<f32>,vector<4xf32>, vector<f32>, vector<2x[4]xf32>, vector<[4]xf32>, vector<2x3xi32>, vector<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @s(%[[ARG0:[^ ]+]]: vector<2x3xi32>, %[[ARG1:[^ ]+]]: vector<3xi32>, %[[ARG2:[^ ]+]]: vector<2xi32>, %[[ARG3:[^ ]+]]: vector<4xf32>, %[[ARG4:[^ ]+]]: vector<f32>, %[[ARG5:[^ ]+]]: vector<2x[4]xf32>, %[[ARG6:[^ ]+]]: vector<[4]xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2x[4]xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<0> : vector<2x3xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [1, 3], strides = [1, 1]} : vector<2x3xi32> to vector<1x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.insert_strided_slice %[[V0]], %[[CST_1]] {offsets = [0, 0], strides = [1, 1]} : vector<1x3xi32> into vector<2x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [1, 0], sizes = [1, 3], strides = [1, 1]} : vector<2x3xi32> to vector<1x3xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V0]], %[[V2]] : vector<1x3xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.insert_strided_slice %[[V3]], %[[V1]] {offsets = [1, 0], strides = [1, 1]} : vector<1x3xi32> into vector<2x3xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.shape_cast %[[V3]] : vector<1x3xi32> to vector<3xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x3xi32> to vector<2x1xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.shape_cast %[[ARG2]] : vector<2xi32> to vector<2x1xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert_strided_slice %[[V7]], %[[CST_1]] {offsets = [0, 0], strides = [1, 1]} : vector<2x1xi32> into vector<2x3xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x3xi32> to vector<2x1xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.maxsi %[[V7]], %[[V6]] : vector<2x1xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert_strided_slice %[[V10]], %[[V8]] {offsets = [0, 1], strides = [1, 1]} : vector<2x1xi32> into vector<2x3xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.maxsi %[[V10]], %[[V9]] : vector<2x1xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.insert_strided_slice %[[V12]], %[[V11]] {offsets = [0, 2], strides = [1, 1]} : vector<2x1xi32> into vector<2x3xi32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.shape_cast %[[V12]] : vector<2x1xi32> to vector<2xi32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.extract_strided_slice %[[ARG3]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.broadcast %[[ARG4]] : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.insert_strided_slice %[[V16]], %[[CST_0]] {offsets = [0], strides = [1]} : vector<1xf32> into vector<4xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.extract_strided_slice %[[ARG3]] {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.mulf %[[V16]], %[[V15]] : vector<1xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.insert_strided_slice %[[V19]], %[[V17]] {offsets = [1], strides = [1]} : vector<1xf32> into vector<4xf32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.extract_strided_slice %[[ARG3]] {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = arith.mulf %[[V19]], %[[V18]] : vector<1xf32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = vector.insert_strided_slice %[[V22]], %[[V20]] {offsets = [2], strides = [1]} : vector<1xf32> into vector<4xf32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.mulf %[[V22]], %[[V21]] : vector<1xf32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = vector.insert_strided_slice %[[V24]], %[[V23]] {offsets = [3], strides = [1]} : vector<1xf32> into vector<4xf32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = vector.extract %[[V24]][0] : f32 from vector<1xf32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = vector.broadcast %[[V26]] : f32 to vector<f32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = vector.extract_strided_slice %[[ARG3]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = vector.insert_strided_slice %[[V28]], %[[CST_0]] {offsets = [0], strides = [1]} : vector<1xf32> into vector<4xf32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = vector.extract_strided_slice %[[ARG3]] {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
// CHECK-NEXT:     %[[V31:[^ ]+]] = arith.addf %[[V28]], %[[V30]] : vector<1xf32>
// CHECK-NEXT:     %[[V32:[^ ]+]] = vector.insert_strided_slice %[[V31]], %[[V29]] {offsets = [1], strides = [1]} : vector<1xf32> into vector<4xf32>
// CHECK-NEXT:     %[[V33:[^ ]+]] = vector.extract_strided_slice %[[ARG3]] {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
// CHECK-NEXT:     %[[V34:[^ ]+]] = arith.addf %[[V31]], %[[V33]] : vector<1xf32>
// CHECK-NEXT:     %[[V35:[^ ]+]] = vector.insert_strided_slice %[[V34]], %[[V32]] {offsets = [2], strides = [1]} : vector<1xf32> into vector<4xf32>
// CHECK-NEXT:     %[[V36:[^ ]+]] = vector.extract_strided_slice %[[ARG3]] {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
// CHECK-NEXT:     %[[V37:[^ ]+]] = arith.addf %[[V34]], %[[V36]] : vector<1xf32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = vector.insert_strided_slice %[[V37]], %[[V35]] {offsets = [3], strides = [1]} : vector<1xf32> into vector<4xf32>
// CHECK-NEXT:     %[[V39:[^ ]+]] = vector.extract %[[V37]][0] : f32 from vector<1xf32>
// CHECK-NEXT:     %[[V40:[^ ]+]] = vector.broadcast %[[V39]] : f32 to vector<f32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = vector.extract_strided_slice %[[ARG5]] {offsets = [0, 0], sizes = [1, 4], strides = [1, 1]} : vector<2x[4]xf32> to vector<1x[4]xf32>
// CHECK-NEXT:     %[[V42:[^ ]+]] = vector.insert_strided_slice %[[V41]], %[[CST]] {offsets = [0, 0], strides = [1, 1]} : vector<1x[4]xf32> into vector<2x[4]xf32>
// CHECK-NEXT:     %[[V43:[^ ]+]] = vector.extract_strided_slice %[[ARG5]] {offsets = [1, 0], sizes = [1, 4], strides = [1, 1]} : vector<2x[4]xf32> to vector<1x[4]xf32>
// CHECK-NEXT:     %[[V44:[^ ]+]] = arith.addf %[[V41]], %[[V43]] : vector<1x[4]xf32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = vector.insert_strided_slice %[[V44]], %[[V42]] {offsets = [1, 0], strides = [1, 1]} : vector<1x[4]xf32> into vector<2x[4]xf32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = vector.shape_cast %[[V44]] : vector<1x[4]xf32> to vector<[4]xf32>
// CHECK-NEXT:     %[[V47:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [1, 3], strides = [1, 1]} : vector<2x3xi32> to vector<1x3xi32>
// CHECK-NEXT:     %[[V48:[^ ]+]] = vector.insert_strided_slice %[[V47]], %[[CST_1]] {offsets = [0, 0], strides = [1, 1]} : vector<1x3xi32> into vector<2x3xi32>
// CHECK-NEXT:     %[[V49:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [1, 0], sizes = [1, 3], strides = [1, 1]} : vector<2x3xi32> to vector<1x3xi32>
// CHECK-NEXT:     %[[V50:[^ ]+]] = arith.andi %[[V47]], %[[V49]] : vector<1x3xi32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = vector.insert_strided_slice %[[V50]], %[[V48]] {offsets = [1, 0], strides = [1, 1]} : vector<1x3xi32> into vector<2x3xi32>
// CHECK-NEXT:     %[[V52:[^ ]+]] = vector.extract_strided_slice %[[ARG3]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
// CHECK-NEXT:     %[[V53:[^ ]+]] = vector.insert_strided_slice %[[V52]], %[[CST_0]] {offsets = [0], strides = [1]} : vector<1xf32> into vector<4xf32>
// CHECK-NEXT:     %[[V54:[^ ]+]] = vector.extract_strided_slice %[[ARG3]] {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
// CHECK-NEXT:     %[[V55:[^ ]+]] = arith.maximumf %[[V52]], %[[V54]] : vector<1xf32>
// CHECK-NEXT:     %[[V56:[^ ]+]] = vector.insert_strided_slice %[[V55]], %[[V53]] {offsets = [1], strides = [1]} : vector<1xf32> into vector<4xf32>
// CHECK-NEXT:     %[[V57:[^ ]+]] = vector.extract_strided_slice %[[ARG3]] {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
// CHECK-NEXT:     %[[V58:[^ ]+]] = arith.maximumf %[[V55]], %[[V57]] : vector<1xf32>
// CHECK-NEXT:     %[[V59:[^ ]+]] = vector.insert_strided_slice %[[V58]], %[[V56]] {offsets = [2], strides = [1]} : vector<1xf32> into vector<4xf32>
// CHECK-NEXT:     %[[V60:[^ ]+]] = vector.extract_strided_slice %[[ARG3]] {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
// CHECK-NEXT:     %[[V61:[^ ]+]] = arith.maximumf %[[V58]], %[[V60]] : vector<1xf32>
// CHECK-NEXT:     %[[V62:[^ ]+]] = vector.insert_strided_slice %[[V61]], %[[V59]] {offsets = [3], strides = [1]} : vector<1xf32> into vector<4xf32>
// CHECK-NEXT:     "use"(%[[V4]], %[[V5]], %[[V13]], %[[V14]], %[[V25]], %[[V27]], %[[V38]], %[[V40]], %[[V45]], %[[V46]], %[[V51]], %[[V62]]) : (vector<2x3xi32>, vector<3xi32>, vector<2x3xi32>, vector<2xi32>, vector<4xf32>, vector<f32>, vector<4xf32>, vector<f32>, vector<2x[4]xf32>, vector<[4]xf32>, vector<2x3xi32>, vector<4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
