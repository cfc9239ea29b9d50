// RUN: mlir-opt %s --convert-arith-to-amdgpu="chipset=gfx942 allow-packed-f16-round-to-zero=true" | FileCheck %s

func.func @f0(%x: f32) -> f16 {
  %0 = arith.truncf %x : f32 to f16
  return %0 : f16
}

func.func @f1(%x: f32) -> bf16 {
  %0 = arith.truncf %x : f32 to bf16
  return %0 : bf16
}

func.func @f2(%x: vector<1xf32>) -> vector<1xf16> {
  %0 = arith.truncf %x : vector<1xf32> to vector<1xf16>
  return %0 : vector<1xf16>
}

func.func @f3(%x: vector<1xf32>) -> vector<1xbf16> {
  %0 = arith.truncf %x : vector<1xf32> to vector<1xbf16>
  return %0 : vector<1xbf16>
}

func.func @f4(%x: vector<2xf32>) -> vector<2xf16> {
  %0 = arith.truncf %x : vector<2xf32> to vector<2xf16>
  return %0 : vector<2xf16>
}

func.func @f5(%x: vector<2xf32>) -> vector<2xbf16> {
  %0 = arith.truncf %x : vector<2xf32> to vector<2xbf16>
  return %0 : vector<2xbf16>
}

func.func @f6(%x: vector<3xf32>) -> vector<3xf16> {
  %0 = arith.truncf %x : vector<3xf32> to vector<3xf16>
  return %0 : vector<3xf16>
}

func.func @f7(%x: vector<3xf32>) -> vector<3xbf16> {
  %0 = arith.truncf %x : vector<3xf32> to vector<3xbf16>
  return %0 : vector<3xbf16>
}

func.func @f8(%x: vector<4xf32>) -> vector<4xf16> {
  %0 = arith.truncf %x : vector<4xf32> to vector<4xf16>
  return %0 : vector<4xf16>
}

func.func @f9(%x: vector<4xf32>) -> vector<4xbf16> {
  %0 = arith.truncf %x : vector<4xf32> to vector<4xbf16>
  return %0 : vector<4xbf16>
}

func.func @f10(%x: vector<5xf32>) -> vector<5xf16> {
  %0 = arith.truncf %x : vector<5xf32> to vector<5xf16>
  return %0 : vector<5xf16>
}

func.func @f11(%x: vector<5xf32>) -> vector<5xbf16> {
  %0 = arith.truncf %x : vector<5xf32> to vector<5xbf16>
  return %0 : vector<5xbf16>
}

func.func @f12(%x: vector<7xf32>) -> vector<7xf16> {
  %0 = arith.truncf %x : vector<7xf32> to vector<7xf16>
  return %0 : vector<7xf16>
}

func.func @f13(%x: vector<7xf32>) -> vector<7xbf16> {
  %0 = arith.truncf %x : vector<7xf32> to vector<7xbf16>
  return %0 : vector<7xbf16>
}

func.func @f14(%x: vector<8xf32>) -> vector<8xf16> {
  %0 = arith.truncf %x : vector<8xf32> to vector<8xf16>
  return %0 : vector<8xf16>
}

func.func @f15(%x: vector<8xf32>) -> vector<8xbf16> {
  %0 = arith.truncf %x : vector<8xf32> to vector<8xbf16>
  return %0 : vector<8xbf16>
}

func.func @f16(%x: vector<9xf32>) -> vector<9xf16> {
  %0 = arith.truncf %x : vector<9xf32> to vector<9xf16>
  return %0 : vector<9xf16>
}

func.func @f17(%x: vector<9xf32>) -> vector<9xbf16> {
  %0 = arith.truncf %x : vector<9xf32> to vector<9xbf16>
  return %0 : vector<9xbf16>
}

func.func @f18(%x: vector<[4]xf32>) -> vector<[4]xf16> {
  %0 = arith.truncf %x : vector<[4]xf32> to vector<[4]xf16>
  return %0 : vector<[4]xf16>
}

func.func @f19(%x: vector<[4]xf32>) -> vector<[4]xbf16> {
  %0 = arith.truncf %x : vector<[4]xf32> to vector<[4]xbf16>
  return %0 : vector<[4]xbf16>
}

func.func @f20(%x: tensor<4xf32>) -> tensor<4xf16> {
  %0 = arith.truncf %x : tensor<4xf32> to tensor<4xf16>
  return %0 : tensor<4xf16>
}

func.func @f21(%x: tensor<4xf32>) -> tensor<4xbf16> {
  %0 = arith.truncf %x : tensor<4xf32> to tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

func.func @f22(%x: f32) -> f16 {
  %0 = arith.truncf %x toward_zero : f32 to f16
  return %0 : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: f32) -> f16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.pkrtz %[[ARG0]], %[[V0]] : vector<2xf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : f16 from vector<2xf16>
// CHECK-NEXT:     return %[[V2]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: f32) -> bf16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : f32 to bf16
// CHECK-NEXT:     return %[[V0]] : bf16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: vector<1xf32>) -> vector<1xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][0] : f32 from vector<1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.pkrtz %[[V1]], %[[V0]] : vector<2xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[V2]] {offsets = [0], sizes = [1], strides = [1]} : vector<2xf16> to vector<1xf16>
// CHECK-NEXT:     return %[[V3]] : vector<1xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: vector<1xf32>) -> vector<1xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<1xf32> to vector<1xbf16>
// CHECK-NEXT:     return %[[V0]] : vector<1xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: vector<2xf32>) -> vector<2xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f32 from vector<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : f32 from vector<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.pkrtz %[[V0]], %[[V1]] : vector<2xf16>
// CHECK-NEXT:     return %[[V2]] : vector<2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: vector<2xf32>) -> vector<2xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<2xf32> to vector<2xbf16>
// CHECK-NEXT:     return %[[V0]] : vector<2xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: vector<3xf32>) -> vector<3xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : f32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<3xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][0] : f32 from vector<3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : f32 from vector<3xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.cvt.pkrtz %[[V1]], %[[V2]] : vector<2xf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.insert_strided_slice %[[V3]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf16> into vector<3xf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2] : f32 from vector<3xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.cvt.pkrtz %[[V5]], %[[V0]] : vector<2xf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract_strided_slice %[[V6]] {offsets = [0], sizes = [1], strides = [1]} : vector<2xf16> to vector<1xf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert_strided_slice %[[V7]], %[[V4]] {offsets = [2], strides = [1]} : vector<1xf16> into vector<3xf16>
// CHECK-NEXT:     return %[[V8]] : vector<3xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: vector<3xf32>) -> vector<3xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<3xf32> to vector<3xbf16>
// CHECK-NEXT:     return %[[V0]] : vector<3xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4xf16> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.pkrtz %[[V0]], %[[V1]] : vector<2xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert_strided_slice %[[V2]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf16> into vector<4xf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[ARG0]][2] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][3] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.cvt.pkrtz %[[V4]], %[[V5]] : vector<2xf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[V3]] {offsets = [2], strides = [1]} : vector<2xf16> into vector<4xf16>
// CHECK-NEXT:     return %[[V7]] : vector<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<4xf32> to vector<4xbf16>
// CHECK-NEXT:     return %[[V0]] : vector<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: vector<5xf32>) -> vector<5xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : f32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<5xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][0] : f32 from vector<5xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : f32 from vector<5xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.cvt.pkrtz %[[V1]], %[[V2]] : vector<2xf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.insert_strided_slice %[[V3]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf16> into vector<5xf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2] : f32 from vector<5xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract %[[ARG0]][3] : f32 from vector<5xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.cvt.pkrtz %[[V5]], %[[V6]] : vector<2xf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert_strided_slice %[[V7]], %[[V4]] {offsets = [2], strides = [1]} : vector<2xf16> into vector<5xf16>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[ARG0]][4] : f32 from vector<5xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = rocdl.cvt.pkrtz %[[V9]], %[[V0]] : vector<2xf16>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract_strided_slice %[[V10]] {offsets = [0], sizes = [1], strides = [1]} : vector<2xf16> to vector<1xf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.insert_strided_slice %[[V11]], %[[V8]] {offsets = [4], strides = [1]} : vector<1xf16> into vector<5xf16>
// CHECK-NEXT:     return %[[V12]] : vector<5xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: vector<5xf32>) -> vector<5xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<5xf32> to vector<5xbf16>
// CHECK-NEXT:     return %[[V0]] : vector<5xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: vector<7xf32>) -> vector<7xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : f32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<7xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][0] : f32 from vector<7xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : f32 from vector<7xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.cvt.pkrtz %[[V1]], %[[V2]] : vector<2xf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.insert_strided_slice %[[V3]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf16> into vector<7xf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2] : f32 from vector<7xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract %[[ARG0]][3] : f32 from vector<7xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.cvt.pkrtz %[[V5]], %[[V6]] : vector<2xf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert_strided_slice %[[V7]], %[[V4]] {offsets = [2], strides = [1]} : vector<2xf16> into vector<7xf16>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[ARG0]][4] : f32 from vector<7xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[ARG0]][5] : f32 from vector<7xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.cvt.pkrtz %[[V9]], %[[V10]] : vector<2xf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.insert_strided_slice %[[V11]], %[[V8]] {offsets = [4], strides = [1]} : vector<2xf16> into vector<7xf16>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[ARG0]][6] : f32 from vector<7xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = rocdl.cvt.pkrtz %[[V13]], %[[V0]] : vector<2xf16>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.extract_strided_slice %[[V14]] {offsets = [0], sizes = [1], strides = [1]} : vector<2xf16> to vector<1xf16>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.insert_strided_slice %[[V15]], %[[V12]] {offsets = [6], strides = [1]} : vector<1xf16> into vector<7xf16>
// CHECK-NEXT:     return %[[V16]] : vector<7xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f13(%[[ARG0:[^ ]+]]: vector<7xf32>) -> vector<7xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<7xf32> to vector<7xbf16>
// CHECK-NEXT:     return %[[V0]] : vector<7xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f14(%[[ARG0:[^ ]+]]: vector<8xf32>) -> vector<8xf16> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<8xf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f32 from vector<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : f32 from vector<8xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.pkrtz %[[V0]], %[[V1]] : vector<2xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert_strided_slice %[[V2]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf16> into vector<8xf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[ARG0]][2] : f32 from vector<8xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][3] : f32 from vector<8xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.cvt.pkrtz %[[V4]], %[[V5]] : vector<2xf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[V3]] {offsets = [2], strides = [1]} : vector<2xf16> into vector<8xf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[ARG0]][4] : f32 from vector<8xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[ARG0]][5] : f32 from vector<8xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = rocdl.cvt.pkrtz %[[V8]], %[[V9]] : vector<2xf16>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert_strided_slice %[[V10]], %[[V7]] {offsets = [4], strides = [1]} : vector<2xf16> into vector<8xf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract %[[ARG0]][6] : f32 from vector<8xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[ARG0]][7] : f32 from vector<8xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = rocdl.cvt.pkrtz %[[V12]], %[[V13]] : vector<2xf16>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert_strided_slice %[[V14]], %[[V11]] {offsets = [6], strides = [1]} : vector<2xf16> into vector<8xf16>
// CHECK-NEXT:     return %[[V15]] : vector<8xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: vector<8xf32>) -> vector<8xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<8xf32> to vector<8xbf16>
// CHECK-NEXT:     return %[[V0]] : vector<8xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: vector<9xf32>) -> vector<9xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : f32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<9xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][0] : f32 from vector<9xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : f32 from vector<9xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.cvt.pkrtz %[[V1]], %[[V2]] : vector<2xf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.insert_strided_slice %[[V3]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf16> into vector<9xf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2] : f32 from vector<9xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract %[[ARG0]][3] : f32 from vector<9xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.cvt.pkrtz %[[V5]], %[[V6]] : vector<2xf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert_strided_slice %[[V7]], %[[V4]] {offsets = [2], strides = [1]} : vector<2xf16> into vector<9xf16>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[ARG0]][4] : f32 from vector<9xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[ARG0]][5] : f32 from vector<9xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = rocdl.cvt.pkrtz %[[V9]], %[[V10]] : vector<2xf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.insert_strided_slice %[[V11]], %[[V8]] {offsets = [4], strides = [1]} : vector<2xf16> into vector<9xf16>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[ARG0]][6] : f32 from vector<9xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract %[[ARG0]][7] : f32 from vector<9xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = rocdl.cvt.pkrtz %[[V13]], %[[V14]] : vector<2xf16>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.insert_strided_slice %[[V15]], %[[V12]] {offsets = [6], strides = [1]} : vector<2xf16> into vector<9xf16>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.extract %[[ARG0]][8] : f32 from vector<9xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = rocdl.cvt.pkrtz %[[V17]], %[[V0]] : vector<2xf16>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.extract_strided_slice %[[V18]] {offsets = [0], sizes = [1], strides = [1]} : vector<2xf16> to vector<1xf16>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.insert_strided_slice %[[V19]], %[[V16]] {offsets = [8], strides = [1]} : vector<1xf16> into vector<9xf16>
// CHECK-NEXT:     return %[[V20]] : vector<9xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f17(%[[ARG0:[^ ]+]]: vector<9xf32>) -> vector<9xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<9xf32> to vector<9xbf16>
// CHECK-NEXT:     return %[[V0]] : vector<9xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<[4]xf32> to vector<[4]xf16>
// CHECK-NEXT:     return %[[V0]] : vector<[4]xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f19(%[[ARG0:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<[4]xf32> to vector<[4]xbf16>
// CHECK-NEXT:     return %[[V0]] : vector<[4]xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f20(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : tensor<4xf32> to tensor<4xf16>
// CHECK-NEXT:     return %[[V0]] : tensor<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f21(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : tensor<4xf32> to tensor<4xbf16>
// CHECK-NEXT:     return %[[V0]] : tensor<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f22(%[[ARG0:[^ ]+]]: f32) -> f16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.pkrtz %[[ARG0]], %[[V0]] : vector<2xf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : f16 from vector<2xf16>
// CHECK-NEXT:     return %[[V2]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }
