// RUN: mlir-opt %s --split-input-file --arith-emulate-wide-int --allow-unregistered-dialect | FileCheck %s

func.func @b(%x: i8) -> i8 { %0 = arith.addi %x, %x : i8 return %0 : i8 }

// CHECK: module {
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: i8) -> i8 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG0]] : i8
// CHECK-NEXT:     return %[[V0]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @d(%x: vector<[4]xi64>) -> vector<[4]xi64> { %0 = arith.addi %x, %x : vector<[4]xi64> return %0 : vector<[4]xi64> }

// CHECK: module {
// CHECK-NEXT:   func.func @d(%[[ARG0:[^ ]+]]: vector<4x2xi32>) -> vector<4x2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 1], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 1], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[SUM:[^ ]+]], %[[OVERFLOW:[^ ]+]] = arith.addui_extended %[[V0]], %[[V2]] : vector<4x1xi32>, vector<4x1xi1>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.extui %[[OVERFLOW]] : vector<4x1xi1> to vector<4x1xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.addi %[[V4]], %[[V1]] : vector<4x1xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[V3]] : vector<4x1xi32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<4x2xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[SUM]], %[[CST]] {offsets = [0, 0], strides = [1, 1]} : vector<4x1xi32> into vector<4x2xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[V7]] {offsets = [0, 1], strides = [1, 1]} : vector<4x1xi32> into vector<4x2xi32>
// CHECK-NEXT:     return %[[V8]] : vector<4x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @e(%x: tensor<4xi64>) -> tensor<4xi64> { %0 = arith.addi %x, %x : tensor<4xi64> return %0 : tensor<4xi64> }

// CHECK: module {
// CHECK-NEXT:   func.func @e(%[[ARG0:[^ ]+]]: tensor<4xi64>) -> tensor<4xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG0]] : tensor<4xi64>
// CHECK-NEXT:     return %[[V0]] : tensor<4xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @j(i64, f32) -> i64

// CHECK: module {
// CHECK-NEXT:   func.func private @j(vector<2xi32>, f32) -> vector<2xi32>
// CHECK-NEXT: }

// -----

func.func @l(%x: vector<4xi64>, %y: vector<4xi1>, %z: vector<4xi64>, %c: i1) -> vector<4xi64> { %0 = arith.select %y, %x, %z : vector<4xi1>, vector<4xi64> %1 = arith.select %c, %0, %z : vector<4xi64>  return %1 : vector<4xi64> }

// CHECK: module {
// CHECK-NEXT:   func.func @l(%[[ARG0:[^ ]+]]: vector<4x2xi32>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: vector<4x2xi32>, %[[ARG3:[^ ]+]]: i1) -> vector<4x2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 1], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract_strided_slice %[[ARG2]] {offsets = [0, 0], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[ARG2]] {offsets = [0, 1], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.shape_cast %[[ARG1]] : vector<4xi1> to vector<4x1xi1>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.select %[[V4]], %[[V0]], %[[V2]] : vector<4x1xi1>, vector<4x1xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.select %[[V4]], %[[V1]], %[[V3]] : vector<4x1xi1>, vector<4x1xi32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<4x2xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V5]], %[[CST]] {offsets = [0, 0], strides = [1, 1]} : vector<4x1xi32> into vector<4x2xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[V7]] {offsets = [0, 1], strides = [1, 1]} : vector<4x1xi32> into vector<4x2xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract_strided_slice %[[V8]] {offsets = [0, 0], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract_strided_slice %[[V8]] {offsets = [0, 1], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract_strided_slice %[[ARG2]] {offsets = [0, 0], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract_strided_slice %[[ARG2]] {offsets = [0, 1], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.select %[[ARG3]], %[[V9]], %[[V11]] : vector<4x1xi32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.select %[[ARG3]], %[[V10]], %[[V12]] : vector<4x1xi32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0> : vector<4x2xi32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert_strided_slice %[[V13]], %[[CST_0]] {offsets = [0, 0], strides = [1, 1]} : vector<4x1xi32> into vector<4x2xi32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.insert_strided_slice %[[V14]], %[[V15]] {offsets = [0, 1], strides = [1, 1]} : vector<4x1xi32> into vector<4x2xi32>
// CHECK-NEXT:     return %[[V16]] : vector<4x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%x: vector<4xi64>) -> vector<4xi16> { %0 = arith.trunci %x : vector<4xi64> to vector<4xi16>  return %0 : vector<4xi16> }

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: vector<4x2xi32>) -> vector<4xi16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.shape_cast %[[V0]] : vector<4x1xi32> to vector<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.trunci %[[V1]] : vector<4xi32> to vector<4xi16>
// CHECK-NEXT:     return %[[V2]] : vector<4xi16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @n(%x: vector<4x3xi16>) -> vector<4x3xi64> { %0 = arith.extsi %x : vector<4x3xi16> to vector<4x3xi64> %1 = arith.extui %x : vector<4x3xi16> to vector<4x3xi64> %2 = arith.cmpi slt, %0, %1 : vector<4x3xi64> %3 = arith.subi %0, %1 : vector<4x3xi64>  return %3 : vector<4x3xi64> }

// CHECK: module {
// CHECK-NEXT:   func.func @n(%[[ARG0:[^ ]+]]: vector<4x3xi16>) -> vector<4x3x2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<4x3xi16> to vector<4x3x1xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extsi %[[V0]] : vector<4x3x1xi16> to vector<4x3x1xi32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<4x3x1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi slt, %[[V1]], %[[CST]] : vector<4x3x1xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extsi %[[V2]] : vector<4x3x1xi1> to vector<4x3x1xi32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0> : vector<4x3x2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.insert_strided_slice %[[V1]], %[[CST_0]] {offsets = [0, 0, 0], strides = [1, 1, 1]} : vector<4x3x1xi32> into vector<4x3x2xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.insert_strided_slice %[[V3]], %[[V4]] {offsets = [0, 0, 1], strides = [1, 1, 1]} : vector<4x3x1xi32> into vector<4x3x2xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<4x3xi16> to vector<4x3x1xi16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.extui %[[V6]] : vector<4x3x1xi16> to vector<4x3x1xi32>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<0> : vector<4x3x2xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert_strided_slice %[[V7]], %[[CST_1]] {offsets = [0, 0, 0], strides = [1, 1, 1]} : vector<4x3x1xi32> into vector<4x3x2xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract_strided_slice %[[V5]] {offsets = [0, 0, 0], sizes = [4, 3, 1], strides = [1, 1, 1]} : vector<4x3x2xi32> to vector<4x3x1xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract_strided_slice %[[V5]] {offsets = [0, 0, 1], sizes = [4, 3, 1], strides = [1, 1, 1]} : vector<4x3x2xi32> to vector<4x3x1xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract_strided_slice %[[V8]] {offsets = [0, 0, 0], sizes = [4, 3, 1], strides = [1, 1, 1]} : vector<4x3x2xi32> to vector<4x3x1xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract_strided_slice %[[V8]] {offsets = [0, 0, 1], sizes = [4, 3, 1], strides = [1, 1, 1]} : vector<4x3x2xi32> to vector<4x3x1xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.cmpi ult, %[[V9]], %[[V11]] : vector<4x3x1xi32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.cmpi slt, %[[V10]], %[[V12]] : vector<4x3x1xi32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.cmpi eq, %[[V10]], %[[V12]] : vector<4x3x1xi32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.select %[[V15]], %[[V13]], %[[V14]] : vector<4x3x1xi1>, vector<4x3x1xi1>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.shape_cast %[[V16]] : vector<4x3x1xi1> to vector<4x3xi1>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.extract_strided_slice %[[V5]] {offsets = [0, 0, 0], sizes = [4, 3, 1], strides = [1, 1, 1]} : vector<4x3x2xi32> to vector<4x3x1xi32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.extract_strided_slice %[[V5]] {offsets = [0, 0, 1], sizes = [4, 3, 1], strides = [1, 1, 1]} : vector<4x3x2xi32> to vector<4x3x1xi32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.extract_strided_slice %[[V8]] {offsets = [0, 0, 0], sizes = [4, 3, 1], strides = [1, 1, 1]} : vector<4x3x2xi32> to vector<4x3x1xi32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.extract_strided_slice %[[V8]] {offsets = [0, 0, 1], sizes = [4, 3, 1], strides = [1, 1, 1]} : vector<4x3x2xi32> to vector<4x3x1xi32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = arith.subi %[[V18]], %[[V20]] : vector<4x3x1xi32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.cmpi ult, %[[V18]], %[[V20]] : vector<4x3x1xi32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.extui %[[V23]] : vector<4x3x1xi1> to vector<4x3x1xi32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = arith.subi %[[V19]], %[[V24]] : vector<4x3x1xi32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = arith.subi %[[V25]], %[[V21]] : vector<4x3x1xi32>
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<0> : vector<4x3x2xi32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = vector.insert_strided_slice %[[V22]], %[[CST_2]] {offsets = [0, 0, 0], strides = [1, 1, 1]} : vector<4x3x1xi32> into vector<4x3x2xi32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = vector.insert_strided_slice %[[V26]], %[[V27]] {offsets = [0, 0, 1], strides = [1, 1, 1]} : vector<4x3x1xi32> into vector<4x3x2xi32>
// CHECK-NEXT:     return %[[V28]] : vector<4x3x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @o(%x: vector<4xindex>) -> vector<4xi64> { %0 = arith.index_cast %x : vector<4xindex> to vector<4xi64>  %1 = arith.index_castui %0 : vector<4xi64> to vector<4xindex> return %0 : vector<4xi64> }

// CHECK: module {
// CHECK-NEXT:   func.func @o(%[[ARG0:[^ ]+]]: vector<4xindex>) -> vector<4x2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.index_cast %[[ARG0]] : vector<4xindex> to vector<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.shape_cast %[[V0]] : vector<4xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<4x1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi slt, %[[V1]], %[[CST]] : vector<4x1xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extsi %[[V2]] : vector<4x1xi1> to vector<4x1xi32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0> : vector<4x2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.insert_strided_slice %[[V1]], %[[CST_0]] {offsets = [0, 0], strides = [1, 1]} : vector<4x1xi32> into vector<4x2xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.insert_strided_slice %[[V3]], %[[V4]] {offsets = [0, 1], strides = [1, 1]} : vector<4x1xi32> into vector<4x2xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract_strided_slice %[[V5]] {offsets = [0, 0], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.shape_cast %[[V6]] : vector<4x1xi32> to vector<4xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.index_castui %[[V7]] : vector<4xi32> to vector<4xindex>
// CHECK-NEXT:     return %[[V5]] : vector<4x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @p(%x: vector<4xi64>) -> vector<4xf32> { %0 = arith.sitofp %x : vector<4xi64> to vector<4xf32> return %0 : vector<4xf32> }

// CHECK: module {
// CHECK-NEXT:   func.func @p(%[[ARG0:[^ ]+]]: vector<4x2xi32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<4x2xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 1], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract_strided_slice %[[CST]] {offsets = [0, 0], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[CST]] {offsets = [0, 1], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi ult, %[[V0]], %[[V2]] : vector<4x1xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi slt, %[[V1]], %[[V3]] : vector<4x1xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[V3]] : vector<4x1xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.select %[[V6]], %[[V4]], %[[V5]] : vector<4x1xi1>, vector<4x1xi1>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.shape_cast %[[V7]] : vector<4x1xi1> to vector<4xi1>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract_strided_slice %[[CST]] {offsets = [0, 0], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract_strided_slice %[[CST]] {offsets = [0, 1], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 1], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.subi %[[V9]], %[[V11]] : vector<4x1xi32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.cmpi ult, %[[V9]], %[[V11]] : vector<4x1xi32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.extui %[[V14]] : vector<4x1xi1> to vector<4x1xi32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.subi %[[V10]], %[[V15]] : vector<4x1xi32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.subi %[[V16]], %[[V12]] : vector<4x1xi32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0> : vector<4x2xi32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.insert_strided_slice %[[V13]], %[[CST_0]] {offsets = [0, 0], strides = [1, 1]} : vector<4x1xi32> into vector<4x2xi32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.insert_strided_slice %[[V17]], %[[V18]] {offsets = [0, 1], strides = [1, 1]} : vector<4x1xi32> into vector<4x2xi32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.extract_strided_slice %[[V19]] {offsets = [0, 0], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.extract_strided_slice %[[V19]] {offsets = [0, 1], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 1], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = vector.shape_cast %[[V8]] : vector<4xi1> to vector<4x1xi1>
// CHECK-NEXT:     %[[V25:[^ ]+]] = arith.select %[[V24]], %[[V20]], %[[V22]] : vector<4x1xi1>, vector<4x1xi32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = arith.select %[[V24]], %[[V21]], %[[V23]] : vector<4x1xi1>, vector<4x1xi32>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<0> : vector<4x2xi32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = vector.insert_strided_slice %[[V25]], %[[CST_1]] {offsets = [0, 0], strides = [1, 1]} : vector<4x1xi32> into vector<4x2xi32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = vector.insert_strided_slice %[[V26]], %[[V27]] {offsets = [0, 1], strides = [1, 1]} : vector<4x1xi32> into vector<4x2xi32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = vector.extract_strided_slice %[[V28]] {offsets = [0, 0], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = vector.extract_strided_slice %[[V28]] {offsets = [0, 1], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V31:[^ ]+]] = vector.shape_cast %[[V29]] : vector<4x1xi32> to vector<4xi32>
// CHECK-NEXT:     %[[V32:[^ ]+]] = vector.shape_cast %[[V30]] : vector<4x1xi32> to vector<4xi32>
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<0> : vector<4xi32>
// CHECK-NEXT:     %[[V33:[^ ]+]] = arith.cmpi eq, %[[V32]], %[[CST_2]] : vector<4xi32>
// CHECK-NEXT:     %[[V34:[^ ]+]] = arith.uitofp %[[V31]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:     %[[V35:[^ ]+]] = arith.uitofp %[[V32]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant dense<4.2949673E+9> : vector<4xf32>
// CHECK-NEXT:     %[[V36:[^ ]+]] = arith.mulf %[[V35]], %[[CST_3]] : vector<4xf32>
// CHECK-NEXT:     %[[V37:[^ ]+]] = arith.addf %[[V34]], %[[V36]] : vector<4xf32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = arith.select %[[V33]], %[[V34]], %[[V37]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %[[V39:[^ ]+]] = arith.negf %[[V38]] : vector<4xf32>
// CHECK-NEXT:     %[[V40:[^ ]+]] = arith.select %[[V8]], %[[V39]], %[[V38]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     return %[[V40]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @p(%x: vector<4xf32>) -> (vector<4xi64>,vector<4xi64>) { %0 = arith.fptosi %x : vector<4xf32> to vector<4xi64> %1 = arith.fptoui %x : vector<4xf32> to vector<4xi64> return %0, %1 : vector<4xi64>, vector<4xi64> }

// CHECK: module {
// CHECK-NEXT:   func.func @p(%[[ARG0:[^ ]+]]: vector<4xf32>) -> (vector<4x2xi32>, vector<4x2xi32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0> : vector<4x2xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpf olt, %[[ARG0]], %[[CST]] : vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.negf %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.select %[[V0]], %[[V1]], %[[ARG0]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<4.2949673E+9> : vector<4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.divf %[[V2]], %[[CST_1]] : vector<4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.fptoui %[[V3]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.remf %[[V2]], %[[CST_1]] : vector<4xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.fptoui %[[V5]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.shape_cast %[[V4]] : vector<4xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.shape_cast %[[V6]] : vector<4xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<0> : vector<4x2xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.insert_strided_slice %[[V8]], %[[CST_2]] {offsets = [0, 0], strides = [1, 1]} : vector<4x1xi32> into vector<4x2xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V7]], %[[V9]] {offsets = [0, 1], strides = [1, 1]} : vector<4x1xi32> into vector<4x2xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract_strided_slice %[[CST_0]] {offsets = [0, 0], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract_strided_slice %[[CST_0]] {offsets = [0, 1], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract_strided_slice %[[V10]] {offsets = [0, 0], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract_strided_slice %[[V10]] {offsets = [0, 1], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.subi %[[V11]], %[[V13]] : vector<4x1xi32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.cmpi ult, %[[V11]], %[[V13]] : vector<4x1xi32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.extui %[[V16]] : vector<4x1xi1> to vector<4x1xi32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.subi %[[V12]], %[[V17]] : vector<4x1xi32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.subi %[[V18]], %[[V14]] : vector<4x1xi32>
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant dense<0> : vector<4x2xi32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.insert_strided_slice %[[V15]], %[[CST_3]] {offsets = [0, 0], strides = [1, 1]} : vector<4x1xi32> into vector<4x2xi32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.insert_strided_slice %[[V19]], %[[V20]] {offsets = [0, 1], strides = [1, 1]} : vector<4x1xi32> into vector<4x2xi32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = vector.extract_strided_slice %[[V21]] {offsets = [0, 0], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = vector.extract_strided_slice %[[V21]] {offsets = [0, 1], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = vector.extract_strided_slice %[[V10]] {offsets = [0, 0], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = vector.extract_strided_slice %[[V10]] {offsets = [0, 1], sizes = [4, 1], strides = [1, 1]} : vector<4x2xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = vector.shape_cast %[[V0]] : vector<4xi1> to vector<4x1xi1>
// CHECK-NEXT:     %[[V27:[^ ]+]] = arith.select %[[V26]], %[[V22]], %[[V24]] : vector<4x1xi1>, vector<4x1xi32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = arith.select %[[V26]], %[[V23]], %[[V25]] : vector<4x1xi1>, vector<4x1xi32>
// CHECK-NEXT:     %[[CST_4:[^ ]+]] = arith.constant dense<0> : vector<4x2xi32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = vector.insert_strided_slice %[[V27]], %[[CST_4]] {offsets = [0, 0], strides = [1, 1]} : vector<4x1xi32> into vector<4x2xi32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = vector.insert_strided_slice %[[V28]], %[[V29]] {offsets = [0, 1], strides = [1, 1]} : vector<4x1xi32> into vector<4x2xi32>
// CHECK-NEXT:     %[[CST_5:[^ ]+]] = arith.constant dense<4.2949673E+9> : vector<4xf32>
// CHECK-NEXT:     %[[V31:[^ ]+]] = arith.divf %[[ARG0]], %[[CST_5]] : vector<4xf32>
// CHECK-NEXT:     %[[V32:[^ ]+]] = arith.fptoui %[[V31]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:     %[[V33:[^ ]+]] = arith.remf %[[ARG0]], %[[CST_5]] : vector<4xf32>
// CHECK-NEXT:     %[[V34:[^ ]+]] = arith.fptoui %[[V33]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:     %[[V35:[^ ]+]] = vector.shape_cast %[[V32]] : vector<4xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[V36:[^ ]+]] = vector.shape_cast %[[V34]] : vector<4xi32> to vector<4x1xi32>
// CHECK-NEXT:     %[[CST_6:[^ ]+]] = arith.constant dense<0> : vector<4x2xi32>
// CHECK-NEXT:     %[[V37:[^ ]+]] = vector.insert_strided_slice %[[V36]], %[[CST_6]] {offsets = [0, 0], strides = [1, 1]} : vector<4x1xi32> into vector<4x2xi32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = vector.insert_strided_slice %[[V35]], %[[V37]] {offsets = [0, 1], strides = [1, 1]} : vector<4x1xi32> into vector<4x2xi32>
// CHECK-NEXT:     return %[[V30]], %[[V38]] : vector<4x2xi32>, vector<4x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @g(i64) -> i64
func.func @c(%x: i64) -> i64 { %0 = func.call @g(%x) {foo, no_inline} : (i64) -> i64 return {foo} %0 : i64 }

// CHECK: module {
// CHECK-NEXT:   func.func private @g(vector<2xi32>) -> vector<2xi32>
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @g(%[[ARG0]]) : (vector<2xi32>) -> vector<2xi32>
// CHECK-NEXT:     return %[[V0]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @p(%x: vector<4xi64>) { vector.print %x : vector<4xi64> punctuation <comma> return }

// CHECK: module {
// CHECK-NEXT:   func.func @p(%[[ARG0:[^ ]+]]: vector<4x2xi32>) {
// CHECK-NEXT:     vector.print %[[ARG0]] : vector<4x2xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @k(%x: i8) -> (i64, i64, i64, i64) { %0 = arith.extsi %x : i8 to i16 %1 = arith.extsi %0 : i16 to i64 %2 = arith.extui %0 : i16 to i64 %c = arith.constant -3 : i16 %3 = arith.extsi %c : i16 to i64 %4 = arith.extui %c : i16 to i64 return %1, %2, %3, %4 : i64, i64, i64, i64 }

// CHECK: module {
// CHECK-NEXT:   func.func @k(%[[ARG0:[^ ]+]]: i8) -> (vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extsi %[[ARG0]] : i8 to i16
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extsi %[[ARG0]] : i8 to i32
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi slt, %[[V1]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extsi %[[V2]] : i1 to i32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.insert %[[V1]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.insert %[[V3]], %[[V4]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.extui %[[V0]] : i16 to i32
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert %[[V6]], %[[CST_0]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[C_3_I16:[^ ]+]] = arith.constant -3 : i16
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<[-3, -1]> : vector<2xi32>
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<[65533, 0]> : vector<2xi32>
// CHECK-NEXT:     return %[[V5]], %[[V7]], %[[CST_1]], %[[CST_2]] : vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @k(%x: i64) -> (i8, i16) { %0 = arith.trunci %x : i64 to i32 %1 = arith.trunci %0 : i32 to i8 %2 = arith.trunci %x : i64 to i16 return %1, %2 : i8, i16 }

// CHECK: module {
// CHECK-NEXT:   func.func @k(%[[ARG0:[^ ]+]]: vector<2xi32>) -> (i8, i16) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.trunci %[[V0]] : i32 to i8
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.trunci %[[V2]] : i32 to i16
// CHECK-NEXT:     return %[[V1]], %[[V3]] : i8, i16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @k(%x: i64) -> (i64, i64, i64) { %c0 = arith.constant 0 : i64 %c1 = arith.constant 5 : i64 %0 = arith.addi %x, %c0 : i64 %1 = arith.addi %c1, %c1 : i64 %2 = arith.xori %x, %x : i64 return %0, %1, %2 : i64, i64, i64 }

// CHECK: module {
// CHECK-NEXT:   func.func @k(%[[ARG0:[^ ]+]]: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>, vector<2xi32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<[5, 0]> : vector<2xi32>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<[10, 0]> : vector<2xi32>
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     return %[[ARG0]], %[[CST_1]], %[[CST_2]] : vector<2xi32>, vector<2xi32>, vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @at(%x: i64 {llvm.foo}) -> (i64 {llvm.bar}) { return %x : i64 }

// CHECK: module {
// CHECK-NEXT:   func.func @at(%[[ARG0:[^ ]+]]: vector<2xi32> {llvm.foo}) -> (vector<2xi32> {llvm.bar}) {
// CHECK-NEXT:     return %[[ARG0]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @v1(%x: vector<1xi64>, %y: vector<1xi64>, %z: vector<i64>, %b: vector<1xi1>) -> (vector<1xi64>) { %0 = arith.addi %x, %y : vector<1xi64> %1 = arith.select %b, %0, %x : vector<1xi1>, vector<1xi64> %2 = arith.trunci %1 : vector<1xi64> to vector<1xi8> "t.u"(%2) : (vector<1xi8>) -> () %3 = arith.cmpi slt, %x, %y : vector<1xi64> %4 = arith.extui %3 : vector<1xi1> to vector<1xi64> return %4 : vector<1xi64> }

// CHECK: module {
// CHECK-NEXT:   func.func @v1(%[[ARG0:[^ ]+]]: vector<1x2xi32>, %[[ARG1:[^ ]+]]: vector<1x2xi32>, %[[ARG2:[^ ]+]]: vector<2xi32>, %[[ARG3:[^ ]+]]: vector<1xi1>) -> vector<1x2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [1, 1], strides = [1, 1]} : vector<1x2xi32> to vector<1x1xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 1], sizes = [1, 1], strides = [1, 1]} : vector<1x2xi32> to vector<1x1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract_strided_slice %[[ARG1]] {offsets = [0, 0], sizes = [1, 1], strides = [1, 1]} : vector<1x2xi32> to vector<1x1xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[ARG1]] {offsets = [0, 1], sizes = [1, 1], strides = [1, 1]} : vector<1x2xi32> to vector<1x1xi32>
// CHECK-NEXT:     %[[SUM:[^ ]+]], %[[OVERFLOW:[^ ]+]] = arith.addui_extended %[[V0]], %[[V2]] : vector<1x1xi32>, vector<1x1xi1>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.extui %[[OVERFLOW]] : vector<1x1xi1> to vector<1x1xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.addi %[[V4]], %[[V1]] : vector<1x1xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[V3]] : vector<1x1xi32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<1x2xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[SUM]], %[[CST]] {offsets = [0, 0], strides = [1, 1]} : vector<1x1xi32> into vector<1x2xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[V7]] {offsets = [0, 1], strides = [1, 1]} : vector<1x1xi32> into vector<1x2xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract_strided_slice %[[V8]] {offsets = [0, 0], sizes = [1, 1], strides = [1, 1]} : vector<1x2xi32> to vector<1x1xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract_strided_slice %[[V8]] {offsets = [0, 1], sizes = [1, 1], strides = [1, 1]} : vector<1x2xi32> to vector<1x1xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [1, 1], strides = [1, 1]} : vector<1x2xi32> to vector<1x1xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 1], sizes = [1, 1], strides = [1, 1]} : vector<1x2xi32> to vector<1x1xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.shape_cast %[[ARG3]] : vector<1xi1> to vector<1x1xi1>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.select %[[V13]], %[[V9]], %[[V11]] : vector<1x1xi1>, vector<1x1xi32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.select %[[V13]], %[[V10]], %[[V12]] : vector<1x1xi1>, vector<1x1xi32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0> : vector<1x2xi32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.insert_strided_slice %[[V14]], %[[CST_0]] {offsets = [0, 0], strides = [1, 1]} : vector<1x1xi32> into vector<1x2xi32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.insert_strided_slice %[[V15]], %[[V16]] {offsets = [0, 1], strides = [1, 1]} : vector<1x1xi32> into vector<1x2xi32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.extract_strided_slice %[[V17]] {offsets = [0, 0], sizes = [1, 1], strides = [1, 1]} : vector<1x2xi32> to vector<1x1xi32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.shape_cast %[[V18]] : vector<1x1xi32> to vector<1xi32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.trunci %[[V19]] : vector<1xi32> to vector<1xi8>
// CHECK-NEXT:     "t.u"(%[[V20]]) : (vector<1xi8>) -> ()
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [1, 1], strides = [1, 1]} : vector<1x2xi32> to vector<1x1xi32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 1], sizes = [1, 1], strides = [1, 1]} : vector<1x2xi32> to vector<1x1xi32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = vector.extract_strided_slice %[[ARG1]] {offsets = [0, 0], sizes = [1, 1], strides = [1, 1]} : vector<1x2xi32> to vector<1x1xi32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = vector.extract_strided_slice %[[ARG1]] {offsets = [0, 1], sizes = [1, 1], strides = [1, 1]} : vector<1x2xi32> to vector<1x1xi32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = arith.cmpi ult, %[[V21]], %[[V23]] : vector<1x1xi32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = arith.cmpi slt, %[[V22]], %[[V24]] : vector<1x1xi32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = arith.cmpi eq, %[[V22]], %[[V24]] : vector<1x1xi32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = arith.select %[[V27]], %[[V25]], %[[V26]] : vector<1x1xi1>, vector<1x1xi1>
// CHECK-NEXT:     %[[V29:[^ ]+]] = vector.shape_cast %[[V28]] : vector<1x1xi1> to vector<1xi1>
// CHECK-NEXT:     %[[V30:[^ ]+]] = vector.shape_cast %[[V29]] : vector<1xi1> to vector<1x1xi1>
// CHECK-NEXT:     %[[V31:[^ ]+]] = arith.extui %[[V30]] : vector<1x1xi1> to vector<1x1xi32>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<0> : vector<1x2xi32>
// CHECK-NEXT:     %[[V32:[^ ]+]] = vector.insert_strided_slice %[[V31]], %[[CST_1]] {offsets = [0, 0], strides = [1, 1]} : vector<1x1xi32> into vector<1x2xi32>
// CHECK-NEXT:     return %[[V32]] : vector<1x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @v0(%z: vector<i64>) -> (vector<i64>) { %0 = arith.addi %z, %z : vector<i64> return %0 : vector<i64> }

// CHECK: module {
// CHECK-NEXT:   func.func @v0(%[[ARG0:[^ ]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[SUM:[^ ]+]], %[[OVERFLOW:[^ ]+]] = arith.addui_extended %[[V0]], %[[V2]] : i32, i1
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.extui %[[OVERFLOW]] : i1 to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.addi %[[V4]], %[[V1]] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[V3]] : i32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert %[[SUM]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert %[[V6]], %[[V7]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V8]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
