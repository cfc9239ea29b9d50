// RUN: mlir-opt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(func.func(test-vector-break-down-bitcast))" | FileCheck %s

func.func @f0(%a: vector<8xf16>) -> vector<16xi8> {
  %0 = vector.bitcast %a : vector<8xf16> to vector<16xi8>
  return %0 : vector<16xi8>
}
func.func @f1(%a: vector<4xf32>) -> vector<8xf16> {
  %0 = vector.bitcast %a : vector<4xf32> to vector<8xf16>
  return %0 : vector<8xf16>
}
func.func @f2(%a: vector<8xf32>) -> vector<16xf16> {
  %0 = vector.bitcast %a : vector<8xf32> to vector<16xf16>
  return %0 : vector<16xf16>
}
func.func @f3(%a: vector<8xf16>) -> vector<4xf32> {
  %0 = vector.bitcast %a : vector<8xf16> to vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @f5(%a: vector<16xf32>) -> vector<32xf16> {
  %0 = vector.bitcast %a : vector<16xf32> to vector<32xf16>
  return %0 : vector<32xf16>
}
func.func @f6(%a: vector<16xi8>) -> vector<4xi32> {
  %0 = vector.bitcast %a : vector<16xi8> to vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @f7(%a: vector<4xi32>) -> vector<16xi8> {
  %0 = vector.bitcast %a : vector<4xi32> to vector<16xi8>
  return %0 : vector<16xi8>
}
func.func @f8(%a: vector<8xi32>) -> vector<32xi8> {
  %0 = vector.bitcast %a : vector<8xi32> to vector<32xi8>
  return %0 : vector<32xi8>
}
func.func @f9(%a: vector<16xi32>) -> vector<64xi8> {
  %0 = vector.bitcast %a : vector<16xi32> to vector<64xi8>
  return %0 : vector<64xi8>
}
func.func @f10(%a: vector<32xi4>) -> vector<16xi8> {
  %0 = vector.bitcast %a : vector<32xi4> to vector<16xi8>
  return %0 : vector<16xi8>
}
func.func @f11(%a: vector<4xi64>) -> vector<32xi8> {
  %0 = vector.bitcast %a : vector<4xi64> to vector<32xi8>
  return %0 : vector<32xi8>
}
func.func @f12(%a: vector<2xi64>) -> vector<16xi8> {
  %0 = vector.bitcast %a : vector<2xi64> to vector<16xi8>
  return %0 : vector<16xi8>
}
func.func @f13(%a: vector<5xi64>) -> vector<10xi32> {
  %0 = vector.bitcast %a : vector<5xi64> to vector<10xi32>
  return %0 : vector<10xi32>
}
func.func @f14(%a: vector<1xi32>) -> vector<2xi16> {
  %0 = vector.bitcast %a : vector<1xi32> to vector<2xi16>
  return %0 : vector<2xi16>
}
func.func @f15(%a: vector<2x8xf32>) -> vector<2x16xf16> {
  %0 = vector.bitcast %a : vector<2x8xf32> to vector<2x16xf16>
  return %0 : vector<2x16xf16>
}
func.func @f16(%a: vector<[8]xf32>) -> vector<[16]xf16> {
  %0 = vector.bitcast %a : vector<[8]xf32> to vector<[16]xf16>
  return %0 : vector<[16]xf16>
}
func.func @f17(%a: vector<1xi64>) -> vector<8xi8> {
  %0 = vector.bitcast %a : vector<1xi64> to vector<8xi8>
  return %0 : vector<8xi8>
}
func.func @f18(%a: vector<3xi64>) -> vector<6xi32> {
  %0 = vector.bitcast %a : vector<3xi64> to vector<6xi32>
  return %0 : vector<6xi32>
}
func.func @f20(%a: vector<1xi256>) -> vector<32xi8> {
  %0 = vector.bitcast %a : vector<1xi256> to vector<32xi8>
  return %0 : vector<32xi8>
}
func.func @f21(%a: vector<64xi8>) -> vector<16xi32> {
  %0 = vector.bitcast %a : vector<64xi8> to vector<16xi32>
  return %0 : vector<16xi32>
}
func.func @f23(%a: vector<16xf16>) -> vector<8xf32> {
  %0 = vector.bitcast %a : vector<16xf16> to vector<8xf32>
  return %0 : vector<8xf32>
}
func.func @f24(%a: vector<10xi32>) -> vector<5xi64> {
  %0 = vector.bitcast %a : vector<10xi32> to vector<5xi64>
  return %0 : vector<5xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: vector<8xf16>) -> vector<16xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.bitcast %[[ARG0]] : vector<8xf16> to vector<16xi8>
// CHECK-NEXT:     return %[[V0]] : vector<16xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<8xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.bitcast %[[ARG0]] : vector<4xf32> to vector<8xf16>
// CHECK-NEXT:     return %[[V0]] : vector<8xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: vector<8xf32>) -> vector<16xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.bitcast %[[ARG0]] : vector<8xf32> to vector<16xf16>
// CHECK-NEXT:     return %[[V0]] : vector<16xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: vector<8xf16>) -> vector<4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [4], strides = [1]} : vector<8xf16> to vector<4xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.bitcast %[[V0]] : vector<4xf16> to vector<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.insert_strided_slice %[[V1]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf32> into vector<4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [4], sizes = [4], strides = [1]} : vector<8xf16> to vector<4xf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.bitcast %[[V3]] : vector<4xf16> to vector<2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.insert_strided_slice %[[V4]], %[[V2]] {offsets = [2], strides = [1]} : vector<2xf32> into vector<4xf32>
// CHECK-NEXT:     return %[[V5]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: vector<16xf32>) -> vector<32xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.bitcast %[[ARG0]] : vector<16xf32> to vector<32xf16>
// CHECK-NEXT:     return %[[V0]] : vector<32xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: vector<16xi8>) -> vector<4xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<4xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [4], strides = [1]} : vector<16xi8> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.bitcast %[[V0]] : vector<4xi8> to vector<1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.insert_strided_slice %[[V1]], %[[CST]] {offsets = [0], strides = [1]} : vector<1xi32> into vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [4], sizes = [4], strides = [1]} : vector<16xi8> to vector<4xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.bitcast %[[V3]] : vector<4xi8> to vector<1xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.insert_strided_slice %[[V4]], %[[V2]] {offsets = [1], strides = [1]} : vector<1xi32> into vector<4xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [8], sizes = [4], strides = [1]} : vector<16xi8> to vector<4xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.bitcast %[[V6]] : vector<4xi8> to vector<1xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert_strided_slice %[[V7]], %[[V5]] {offsets = [2], strides = [1]} : vector<1xi32> into vector<4xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [12], sizes = [4], strides = [1]} : vector<16xi8> to vector<4xi8>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.bitcast %[[V9]] : vector<4xi8> to vector<1xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert_strided_slice %[[V10]], %[[V8]] {offsets = [3], strides = [1]} : vector<1xi32> into vector<4xi32>
// CHECK-NEXT:     return %[[V11]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: vector<4xi32>) -> vector<16xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.bitcast %[[ARG0]] : vector<4xi32> to vector<16xi8>
// CHECK-NEXT:     return %[[V0]] : vector<16xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: vector<8xi32>) -> vector<32xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.bitcast %[[ARG0]] : vector<8xi32> to vector<32xi8>
// CHECK-NEXT:     return %[[V0]] : vector<32xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: vector<16xi32>) -> vector<64xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.bitcast %[[ARG0]] : vector<16xi32> to vector<64xi8>
// CHECK-NEXT:     return %[[V0]] : vector<64xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: vector<32xi4>) -> vector<16xi8> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<4xi8>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0> : vector<8xi8>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<0> : vector<16xi8>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [16], strides = [1]} : vector<32xi4> to vector<16xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract_strided_slice %[[V0]] {offsets = [0], sizes = [8], strides = [1]} : vector<16xi4> to vector<8xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract_strided_slice %[[V1]] {offsets = [0], sizes = [4], strides = [1]} : vector<8xi4> to vector<4xi4>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.bitcast %[[V2]] : vector<4xi4> to vector<2xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.insert_strided_slice %[[V3]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xi8> into vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract_strided_slice %[[V1]] {offsets = [4], sizes = [4], strides = [1]} : vector<8xi4> to vector<4xi4>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.bitcast %[[V5]] : vector<4xi4> to vector<2xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[V4]] {offsets = [2], strides = [1]} : vector<2xi8> into vector<4xi8>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert_strided_slice %[[V7]], %[[CST_0]] {offsets = [0], strides = [1]} : vector<4xi8> into vector<8xi8>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract_strided_slice %[[V0]] {offsets = [8], sizes = [8], strides = [1]} : vector<16xi4> to vector<8xi4>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract_strided_slice %[[V9]] {offsets = [0], sizes = [4], strides = [1]} : vector<8xi4> to vector<4xi4>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.bitcast %[[V10]] : vector<4xi4> to vector<2xi8>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.insert_strided_slice %[[V11]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xi8> into vector<4xi8>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract_strided_slice %[[V9]] {offsets = [4], sizes = [4], strides = [1]} : vector<8xi4> to vector<4xi4>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.bitcast %[[V13]] : vector<4xi4> to vector<2xi8>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert_strided_slice %[[V14]], %[[V12]] {offsets = [2], strides = [1]} : vector<2xi8> into vector<4xi8>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.insert_strided_slice %[[V15]], %[[V8]] {offsets = [4], strides = [1]} : vector<4xi8> into vector<8xi8>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.insert_strided_slice %[[V16]], %[[CST_1]] {offsets = [0], strides = [1]} : vector<8xi8> into vector<16xi8>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [16], sizes = [16], strides = [1]} : vector<32xi4> to vector<16xi4>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.extract_strided_slice %[[V18]] {offsets = [0], sizes = [8], strides = [1]} : vector<16xi4> to vector<8xi4>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.extract_strided_slice %[[V19]] {offsets = [0], sizes = [4], strides = [1]} : vector<8xi4> to vector<4xi4>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.bitcast %[[V20]] : vector<4xi4> to vector<2xi8>
// CHECK-NEXT:     %[[V22:[^ ]+]] = vector.insert_strided_slice %[[V21]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xi8> into vector<4xi8>
// CHECK-NEXT:     %[[V23:[^ ]+]] = vector.extract_strided_slice %[[V19]] {offsets = [4], sizes = [4], strides = [1]} : vector<8xi4> to vector<4xi4>
// CHECK-NEXT:     %[[V24:[^ ]+]] = vector.bitcast %[[V23]] : vector<4xi4> to vector<2xi8>
// CHECK-NEXT:     %[[V25:[^ ]+]] = vector.insert_strided_slice %[[V24]], %[[V22]] {offsets = [2], strides = [1]} : vector<2xi8> into vector<4xi8>
// CHECK-NEXT:     %[[V26:[^ ]+]] = vector.insert_strided_slice %[[V25]], %[[CST_0]] {offsets = [0], strides = [1]} : vector<4xi8> into vector<8xi8>
// CHECK-NEXT:     %[[V27:[^ ]+]] = vector.extract_strided_slice %[[V18]] {offsets = [8], sizes = [8], strides = [1]} : vector<16xi4> to vector<8xi4>
// CHECK-NEXT:     %[[V28:[^ ]+]] = vector.extract_strided_slice %[[V27]] {offsets = [0], sizes = [4], strides = [1]} : vector<8xi4> to vector<4xi4>
// CHECK-NEXT:     %[[V29:[^ ]+]] = vector.bitcast %[[V28]] : vector<4xi4> to vector<2xi8>
// CHECK-NEXT:     %[[V30:[^ ]+]] = vector.insert_strided_slice %[[V29]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xi8> into vector<4xi8>
// CHECK-NEXT:     %[[V31:[^ ]+]] = vector.extract_strided_slice %[[V27]] {offsets = [4], sizes = [4], strides = [1]} : vector<8xi4> to vector<4xi4>
// CHECK-NEXT:     %[[V32:[^ ]+]] = vector.bitcast %[[V31]] : vector<4xi4> to vector<2xi8>
// CHECK-NEXT:     %[[V33:[^ ]+]] = vector.insert_strided_slice %[[V32]], %[[V30]] {offsets = [2], strides = [1]} : vector<2xi8> into vector<4xi8>
// CHECK-NEXT:     %[[V34:[^ ]+]] = vector.insert_strided_slice %[[V33]], %[[V26]] {offsets = [4], strides = [1]} : vector<4xi8> into vector<8xi8>
// CHECK-NEXT:     %[[V35:[^ ]+]] = vector.insert_strided_slice %[[V34]], %[[V17]] {offsets = [8], strides = [1]} : vector<8xi8> into vector<16xi8>
// CHECK-NEXT:     return %[[V35]] : vector<16xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: vector<4xi64>) -> vector<32xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.bitcast %[[ARG0]] : vector<4xi64> to vector<32xi8>
// CHECK-NEXT:     return %[[V0]] : vector<32xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: vector<2xi64>) -> vector<16xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.bitcast %[[ARG0]] : vector<2xi64> to vector<16xi8>
// CHECK-NEXT:     return %[[V0]] : vector<16xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f13(%[[ARG0:[^ ]+]]: vector<5xi64>) -> vector<10xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.bitcast %[[ARG0]] : vector<5xi64> to vector<10xi32>
// CHECK-NEXT:     return %[[V0]] : vector<10xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f14(%[[ARG0:[^ ]+]]: vector<1xi32>) -> vector<2xi16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.bitcast %[[ARG0]] : vector<1xi32> to vector<2xi16>
// CHECK-NEXT:     return %[[V0]] : vector<2xi16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: vector<2x8xf32>) -> vector<2x16xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.bitcast %[[ARG0]] : vector<2x8xf32> to vector<2x16xf16>
// CHECK-NEXT:     return %[[V0]] : vector<2x16xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: vector<[8]xf32>) -> vector<[16]xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.bitcast %[[ARG0]] : vector<[8]xf32> to vector<[16]xf16>
// CHECK-NEXT:     return %[[V0]] : vector<[16]xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f17(%[[ARG0:[^ ]+]]: vector<1xi64>) -> vector<8xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.bitcast %[[ARG0]] : vector<1xi64> to vector<8xi8>
// CHECK-NEXT:     return %[[V0]] : vector<8xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: vector<3xi64>) -> vector<6xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.bitcast %[[ARG0]] : vector<3xi64> to vector<6xi32>
// CHECK-NEXT:     return %[[V0]] : vector<6xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f20(%[[ARG0:[^ ]+]]: vector<1xi256>) -> vector<32xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.bitcast %[[ARG0]] : vector<1xi256> to vector<32xi8>
// CHECK-NEXT:     return %[[V0]] : vector<32xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f21(%[[ARG0:[^ ]+]]: vector<64xi8>) -> vector<16xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<4xi32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0> : vector<16xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [16], strides = [1]} : vector<64xi8> to vector<16xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract_strided_slice %[[V0]] {offsets = [0], sizes = [4], strides = [1]} : vector<16xi8> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.bitcast %[[V1]] : vector<4xi8> to vector<1xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert_strided_slice %[[V2]], %[[CST]] {offsets = [0], strides = [1]} : vector<1xi32> into vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract_strided_slice %[[V0]] {offsets = [4], sizes = [4], strides = [1]} : vector<16xi8> to vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.bitcast %[[V4]] : vector<4xi8> to vector<1xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.insert_strided_slice %[[V5]], %[[V3]] {offsets = [1], strides = [1]} : vector<1xi32> into vector<4xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract_strided_slice %[[V0]] {offsets = [8], sizes = [4], strides = [1]} : vector<16xi8> to vector<4xi8>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.bitcast %[[V7]] : vector<4xi8> to vector<1xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.insert_strided_slice %[[V8]], %[[V6]] {offsets = [2], strides = [1]} : vector<1xi32> into vector<4xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract_strided_slice %[[V0]] {offsets = [12], sizes = [4], strides = [1]} : vector<16xi8> to vector<4xi8>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.bitcast %[[V10]] : vector<4xi8> to vector<1xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.insert_strided_slice %[[V11]], %[[V9]] {offsets = [3], strides = [1]} : vector<1xi32> into vector<4xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.insert_strided_slice %[[V12]], %[[CST_0]] {offsets = [0], strides = [1]} : vector<4xi32> into vector<16xi32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [16], sizes = [16], strides = [1]} : vector<64xi8> to vector<16xi8>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.extract_strided_slice %[[V14]] {offsets = [0], sizes = [4], strides = [1]} : vector<16xi8> to vector<4xi8>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.bitcast %[[V15]] : vector<4xi8> to vector<1xi32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.insert_strided_slice %[[V16]], %[[CST]] {offsets = [0], strides = [1]} : vector<1xi32> into vector<4xi32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.extract_strided_slice %[[V14]] {offsets = [4], sizes = [4], strides = [1]} : vector<16xi8> to vector<4xi8>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.bitcast %[[V18]] : vector<4xi8> to vector<1xi32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.insert_strided_slice %[[V19]], %[[V17]] {offsets = [1], strides = [1]} : vector<1xi32> into vector<4xi32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.extract_strided_slice %[[V14]] {offsets = [8], sizes = [4], strides = [1]} : vector<16xi8> to vector<4xi8>
// CHECK-NEXT:     %[[V22:[^ ]+]] = vector.bitcast %[[V21]] : vector<4xi8> to vector<1xi32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = vector.insert_strided_slice %[[V22]], %[[V20]] {offsets = [2], strides = [1]} : vector<1xi32> into vector<4xi32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = vector.extract_strided_slice %[[V14]] {offsets = [12], sizes = [4], strides = [1]} : vector<16xi8> to vector<4xi8>
// CHECK-NEXT:     %[[V25:[^ ]+]] = vector.bitcast %[[V24]] : vector<4xi8> to vector<1xi32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = vector.insert_strided_slice %[[V25]], %[[V23]] {offsets = [3], strides = [1]} : vector<1xi32> into vector<4xi32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = vector.insert_strided_slice %[[V26]], %[[V13]] {offsets = [4], strides = [1]} : vector<4xi32> into vector<16xi32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [32], sizes = [16], strides = [1]} : vector<64xi8> to vector<16xi8>
// CHECK-NEXT:     %[[V29:[^ ]+]] = vector.extract_strided_slice %[[V28]] {offsets = [0], sizes = [4], strides = [1]} : vector<16xi8> to vector<4xi8>
// CHECK-NEXT:     %[[V30:[^ ]+]] = vector.bitcast %[[V29]] : vector<4xi8> to vector<1xi32>
// CHECK-NEXT:     %[[V31:[^ ]+]] = vector.insert_strided_slice %[[V30]], %[[CST]] {offsets = [0], strides = [1]} : vector<1xi32> into vector<4xi32>
// CHECK-NEXT:     %[[V32:[^ ]+]] = vector.extract_strided_slice %[[V28]] {offsets = [4], sizes = [4], strides = [1]} : vector<16xi8> to vector<4xi8>
// CHECK-NEXT:     %[[V33:[^ ]+]] = vector.bitcast %[[V32]] : vector<4xi8> to vector<1xi32>
// CHECK-NEXT:     %[[V34:[^ ]+]] = vector.insert_strided_slice %[[V33]], %[[V31]] {offsets = [1], strides = [1]} : vector<1xi32> into vector<4xi32>
// CHECK-NEXT:     %[[V35:[^ ]+]] = vector.extract_strided_slice %[[V28]] {offsets = [8], sizes = [4], strides = [1]} : vector<16xi8> to vector<4xi8>
// CHECK-NEXT:     %[[V36:[^ ]+]] = vector.bitcast %[[V35]] : vector<4xi8> to vector<1xi32>
// CHECK-NEXT:     %[[V37:[^ ]+]] = vector.insert_strided_slice %[[V36]], %[[V34]] {offsets = [2], strides = [1]} : vector<1xi32> into vector<4xi32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = vector.extract_strided_slice %[[V28]] {offsets = [12], sizes = [4], strides = [1]} : vector<16xi8> to vector<4xi8>
// CHECK-NEXT:     %[[V39:[^ ]+]] = vector.bitcast %[[V38]] : vector<4xi8> to vector<1xi32>
// CHECK-NEXT:     %[[V40:[^ ]+]] = vector.insert_strided_slice %[[V39]], %[[V37]] {offsets = [3], strides = [1]} : vector<1xi32> into vector<4xi32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = vector.insert_strided_slice %[[V40]], %[[V27]] {offsets = [8], strides = [1]} : vector<4xi32> into vector<16xi32>
// CHECK-NEXT:     %[[V42:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [48], sizes = [16], strides = [1]} : vector<64xi8> to vector<16xi8>
// CHECK-NEXT:     %[[V43:[^ ]+]] = vector.extract_strided_slice %[[V42]] {offsets = [0], sizes = [4], strides = [1]} : vector<16xi8> to vector<4xi8>
// CHECK-NEXT:     %[[V44:[^ ]+]] = vector.bitcast %[[V43]] : vector<4xi8> to vector<1xi32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = vector.insert_strided_slice %[[V44]], %[[CST]] {offsets = [0], strides = [1]} : vector<1xi32> into vector<4xi32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = vector.extract_strided_slice %[[V42]] {offsets = [4], sizes = [4], strides = [1]} : vector<16xi8> to vector<4xi8>
// CHECK-NEXT:     %[[V47:[^ ]+]] = vector.bitcast %[[V46]] : vector<4xi8> to vector<1xi32>
// CHECK-NEXT:     %[[V48:[^ ]+]] = vector.insert_strided_slice %[[V47]], %[[V45]] {offsets = [1], strides = [1]} : vector<1xi32> into vector<4xi32>
// CHECK-NEXT:     %[[V49:[^ ]+]] = vector.extract_strided_slice %[[V42]] {offsets = [8], sizes = [4], strides = [1]} : vector<16xi8> to vector<4xi8>
// CHECK-NEXT:     %[[V50:[^ ]+]] = vector.bitcast %[[V49]] : vector<4xi8> to vector<1xi32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = vector.insert_strided_slice %[[V50]], %[[V48]] {offsets = [2], strides = [1]} : vector<1xi32> into vector<4xi32>
// CHECK-NEXT:     %[[V52:[^ ]+]] = vector.extract_strided_slice %[[V42]] {offsets = [12], sizes = [4], strides = [1]} : vector<16xi8> to vector<4xi8>
// CHECK-NEXT:     %[[V53:[^ ]+]] = vector.bitcast %[[V52]] : vector<4xi8> to vector<1xi32>
// CHECK-NEXT:     %[[V54:[^ ]+]] = vector.insert_strided_slice %[[V53]], %[[V51]] {offsets = [3], strides = [1]} : vector<1xi32> into vector<4xi32>
// CHECK-NEXT:     %[[V55:[^ ]+]] = vector.insert_strided_slice %[[V54]], %[[V41]] {offsets = [12], strides = [1]} : vector<4xi32> into vector<16xi32>
// CHECK-NEXT:     return %[[V55]] : vector<16xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f23(%[[ARG0:[^ ]+]]: vector<16xf16>) -> vector<8xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [8], strides = [1]} : vector<16xf16> to vector<8xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract_strided_slice %[[V0]] {offsets = [0], sizes = [4], strides = [1]} : vector<8xf16> to vector<4xf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.bitcast %[[V1]] : vector<4xf16> to vector<2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert_strided_slice %[[V2]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf32> into vector<4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract_strided_slice %[[V0]] {offsets = [4], sizes = [4], strides = [1]} : vector<8xf16> to vector<4xf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.bitcast %[[V4]] : vector<4xf16> to vector<2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.insert_strided_slice %[[V5]], %[[V3]] {offsets = [2], strides = [1]} : vector<2xf32> into vector<4xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[CST_0]] {offsets = [0], strides = [1]} : vector<4xf32> into vector<8xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [8], sizes = [8], strides = [1]} : vector<16xf16> to vector<8xf16>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract_strided_slice %[[V8]] {offsets = [0], sizes = [4], strides = [1]} : vector<8xf16> to vector<4xf16>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.bitcast %[[V9]] : vector<4xf16> to vector<2xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert_strided_slice %[[V10]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf32> into vector<4xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract_strided_slice %[[V8]] {offsets = [4], sizes = [4], strides = [1]} : vector<8xf16> to vector<4xf16>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.bitcast %[[V12]] : vector<4xf16> to vector<2xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.insert_strided_slice %[[V13]], %[[V11]] {offsets = [2], strides = [1]} : vector<2xf32> into vector<4xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert_strided_slice %[[V14]], %[[V7]] {offsets = [4], strides = [1]} : vector<4xf32> into vector<8xf32>
// CHECK-NEXT:     return %[[V15]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f24(%[[ARG0:[^ ]+]]: vector<10xi32>) -> vector<5xi64> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi64>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0> : vector<5xi64>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [5], strides = [1]} : vector<10xi32> to vector<5xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract_strided_slice %[[V0]] {offsets = [0], sizes = [2], strides = [1]} : vector<5xi32> to vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.bitcast %[[V1]] : vector<2xi32> to vector<1xi64>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert_strided_slice %[[V2]], %[[CST]] {offsets = [0], strides = [1]} : vector<1xi64> into vector<2xi64>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract_strided_slice %[[V0]] {offsets = [2], sizes = [2], strides = [1]} : vector<5xi32> to vector<2xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.bitcast %[[V4]] : vector<2xi32> to vector<1xi64>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.insert_strided_slice %[[V5]], %[[V3]] {offsets = [1], strides = [1]} : vector<1xi64> into vector<2xi64>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[CST_0]] {offsets = [0], strides = [1]} : vector<2xi64> into vector<5xi64>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [5], sizes = [5], strides = [1]} : vector<10xi32> to vector<5xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract_strided_slice %[[V8]] {offsets = [0], sizes = [2], strides = [1]} : vector<5xi32> to vector<2xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.bitcast %[[V9]] : vector<2xi32> to vector<1xi64>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert_strided_slice %[[V10]], %[[CST]] {offsets = [0], strides = [1]} : vector<1xi64> into vector<2xi64>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract_strided_slice %[[V8]] {offsets = [2], sizes = [2], strides = [1]} : vector<5xi32> to vector<2xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.bitcast %[[V12]] : vector<2xi32> to vector<1xi64>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.insert_strided_slice %[[V13]], %[[V11]] {offsets = [1], strides = [1]} : vector<1xi64> into vector<2xi64>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert_strided_slice %[[V14]], %[[V7]] {offsets = [2], strides = [1]} : vector<2xi64> into vector<5xi64>
// CHECK-NEXT:     return %[[V15]] : vector<5xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
