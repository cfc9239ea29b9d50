// RUN: mlir-opt %s --convert-arith-to-amdgpu="chipset=gfx950" | FileCheck %s

func.func @f0(%x: f32) -> f8E4M3FN {
  %0 = arith.truncf %x : f32 to f8E4M3FN
  return %0 : f8E4M3FN
}

func.func @f1(%x: f8E4M3FN) -> f64 {
  %0 = arith.extf %x : f8E4M3FN to f64
  return %0 : f64
}

func.func @f2(%x: bf16) -> f8E4M3FN {
  %0 = arith.truncf %x : bf16 to f8E4M3FN
  return %0 : f8E4M3FN
}

func.func @f3(%x: f32) -> bf16 {
  %0 = arith.truncf %x : f32 to bf16
  return %0 : bf16
}

func.func @f4(%x: vector<1xf8E4M3FN>) -> vector<1xf16> {
  %0 = arith.extf %x : vector<1xf8E4M3FN> to vector<1xf16>
  return %0 : vector<1xf16>
}

func.func @f5(%x: vector<1xf64>) -> vector<1xf8E4M3FN> {
  %0 = arith.truncf %x : vector<1xf64> to vector<1xf8E4M3FN>
  return %0 : vector<1xf8E4M3FN>
}

func.func @f6(%x: vector<1xf32>) -> vector<1xf16> {
  %0 = arith.truncf %x : vector<1xf32> to vector<1xf16>
  return %0 : vector<1xf16>
}

func.func @f7(%x: vector<2xf8E4M3FN>) -> vector<2xf32> {
  %0 = arith.extf %x : vector<2xf8E4M3FN> to vector<2xf32>
  return %0 : vector<2xf32>
}

func.func @f8(%x: vector<2xf16>) -> vector<2xf8E4M3FN> {
  %0 = arith.truncf %x : vector<2xf16> to vector<2xf8E4M3FN>
  return %0 : vector<2xf8E4M3FN>
}

func.func @f9(%x: vector<2xf8E4M3FN>) -> vector<2xbf16> {
  %0 = arith.extf %x : vector<2xf8E4M3FN> to vector<2xbf16>
  return %0 : vector<2xbf16>
}

func.func @f10(%x: vector<2xf64>) -> vector<2xf16> {
  %0 = arith.truncf %x : vector<2xf64> to vector<2xf16>
  return %0 : vector<2xf16>
}

func.func @f11(%x: vector<3xf32>) -> vector<3xf8E4M3FN> {
  %0 = arith.truncf %x : vector<3xf32> to vector<3xf8E4M3FN>
  return %0 : vector<3xf8E4M3FN>
}

func.func @f12(%x: vector<3xf8E4M3FN>) -> vector<3xf64> {
  %0 = arith.extf %x : vector<3xf8E4M3FN> to vector<3xf64>
  return %0 : vector<3xf64>
}

func.func @f13(%x: vector<3xbf16>) -> vector<3xf8E4M3FN> {
  %0 = arith.truncf %x : vector<3xbf16> to vector<3xf8E4M3FN>
  return %0 : vector<3xf8E4M3FN>
}

func.func @f14(%x: vector<3xf32>) -> vector<3xbf16> {
  %0 = arith.truncf %x : vector<3xf32> to vector<3xbf16>
  return %0 : vector<3xbf16>
}

func.func @f15(%x: vector<4xf8E4M3FN>) -> vector<4xf16> {
  %0 = arith.extf %x : vector<4xf8E4M3FN> to vector<4xf16>
  return %0 : vector<4xf16>
}

func.func @f16(%x: vector<4xf64>) -> vector<4xf8E4M3FN> {
  %0 = arith.truncf %x : vector<4xf64> to vector<4xf8E4M3FN>
  return %0 : vector<4xf8E4M3FN>
}

func.func @f17(%x: vector<4xf32>) -> vector<4xf16> {
  %0 = arith.truncf %x : vector<4xf32> to vector<4xf16>
  return %0 : vector<4xf16>
}

func.func @f18(%x: vector<5xf8E4M3FN>) -> vector<5xf32> {
  %0 = arith.extf %x : vector<5xf8E4M3FN> to vector<5xf32>
  return %0 : vector<5xf32>
}

func.func @f19(%x: vector<5xf16>) -> vector<5xf8E4M3FN> {
  %0 = arith.truncf %x : vector<5xf16> to vector<5xf8E4M3FN>
  return %0 : vector<5xf8E4M3FN>
}

func.func @f20(%x: vector<5xf8E4M3FN>) -> vector<5xbf16> {
  %0 = arith.extf %x : vector<5xf8E4M3FN> to vector<5xbf16>
  return %0 : vector<5xbf16>
}

func.func @f21(%x: vector<5xf64>) -> vector<5xf16> {
  %0 = arith.truncf %x : vector<5xf64> to vector<5xf16>
  return %0 : vector<5xf16>
}

func.func @f22(%x: vector<7xf32>) -> vector<7xf8E4M3FN> {
  %0 = arith.truncf %x : vector<7xf32> to vector<7xf8E4M3FN>
  return %0 : vector<7xf8E4M3FN>
}

func.func @f23(%x: vector<7xf8E4M3FN>) -> vector<7xf64> {
  %0 = arith.extf %x : vector<7xf8E4M3FN> to vector<7xf64>
  return %0 : vector<7xf64>
}

func.func @f24(%x: vector<7xbf16>) -> vector<7xf8E4M3FN> {
  %0 = arith.truncf %x : vector<7xbf16> to vector<7xf8E4M3FN>
  return %0 : vector<7xf8E4M3FN>
}

func.func @f25(%x: vector<7xf32>) -> vector<7xbf16> {
  %0 = arith.truncf %x : vector<7xf32> to vector<7xbf16>
  return %0 : vector<7xbf16>
}

func.func @f26(%x: vector<8xf8E4M3FN>) -> vector<8xf16> {
  %0 = arith.extf %x : vector<8xf8E4M3FN> to vector<8xf16>
  return %0 : vector<8xf16>
}

func.func @f27(%x: vector<8xf64>) -> vector<8xf8E4M3FN> {
  %0 = arith.truncf %x : vector<8xf64> to vector<8xf8E4M3FN>
  return %0 : vector<8xf8E4M3FN>
}

func.func @f28(%x: vector<8xf32>) -> vector<8xf16> {
  %0 = arith.truncf %x : vector<8xf32> to vector<8xf16>
  return %0 : vector<8xf16>
}

func.func @f29(%x: vector<9xf8E4M3FN>) -> vector<9xf32> {
  %0 = arith.extf %x : vector<9xf8E4M3FN> to vector<9xf32>
  return %0 : vector<9xf32>
}

func.func @f30(%x: vector<9xf16>) -> vector<9xf8E4M3FN> {
  %0 = arith.truncf %x : vector<9xf16> to vector<9xf8E4M3FN>
  return %0 : vector<9xf8E4M3FN>
}

func.func @f31(%x: vector<9xf8E4M3FN>) -> vector<9xbf16> {
  %0 = arith.extf %x : vector<9xf8E4M3FN> to vector<9xbf16>
  return %0 : vector<9xbf16>
}

func.func @f32(%x: vector<9xf64>) -> vector<9xf16> {
  %0 = arith.truncf %x : vector<9xf64> to vector<9xf16>
  return %0 : vector<9xf16>
}

func.func @f33(%x: vector<2x3xf32>) -> vector<2x3xf8E4M3FN> {
  %0 = arith.truncf %x : vector<2x3xf32> to vector<2x3xf8E4M3FN>
  return %0 : vector<2x3xf8E4M3FN>
}

func.func @f34(%x: vector<2x3xf8E4M3FN>) -> vector<2x3xf64> {
  %0 = arith.extf %x : vector<2x3xf8E4M3FN> to vector<2x3xf64>
  return %0 : vector<2x3xf64>
}

func.func @f35(%x: vector<2x3xbf16>) -> vector<2x3xf8E4M3FN> {
  %0 = arith.truncf %x : vector<2x3xbf16> to vector<2x3xf8E4M3FN>
  return %0 : vector<2x3xf8E4M3FN>
}

func.func @f36(%x: vector<2x3xf32>) -> vector<2x3xbf16> {
  %0 = arith.truncf %x : vector<2x3xf32> to vector<2x3xbf16>
  return %0 : vector<2x3xbf16>
}

func.func @f37(%x: vector<4x1xf8E4M3FN>) -> vector<4x1xf16> {
  %0 = arith.extf %x : vector<4x1xf8E4M3FN> to vector<4x1xf16>
  return %0 : vector<4x1xf16>
}

func.func @f38(%x: vector<4x1xf64>) -> vector<4x1xf8E4M3FN> {
  %0 = arith.truncf %x : vector<4x1xf64> to vector<4x1xf8E4M3FN>
  return %0 : vector<4x1xf8E4M3FN>
}

func.func @f39(%x: vector<4x1xf32>) -> vector<4x1xf16> {
  %0 = arith.truncf %x : vector<4x1xf32> to vector<4x1xf16>
  return %0 : vector<4x1xf16>
}

func.func @f40(%x: vector<2x2x2xf8E4M3FN>) -> vector<2x2x2xf16> {
  %0 = arith.extf %x : vector<2x2x2xf8E4M3FN> to vector<2x2x2xf16>
  return %0 : vector<2x2x2xf16>
}

func.func @f41(%x: vector<2x2x2xf64>) -> vector<2x2x2xf16> {
  %0 = arith.truncf %x : vector<2x2x2xf64> to vector<2x2x2xf16>
  return %0 : vector<2x2x2xf16>
}

func.func @f42(%x: vector<[4]xf32>) -> vector<[4]xf8E4M3FN> {
  %0 = arith.truncf %x : vector<[4]xf32> to vector<[4]xf8E4M3FN>
  return %0 : vector<[4]xf8E4M3FN>
}

func.func @f43(%x: vector<[4]xf8E4M3FN>) -> vector<[4]xf64> {
  %0 = arith.extf %x : vector<[4]xf8E4M3FN> to vector<[4]xf64>
  return %0 : vector<[4]xf64>
}

func.func @f44(%x: vector<[4]xbf16>) -> vector<[4]xf8E4M3FN> {
  %0 = arith.truncf %x : vector<[4]xbf16> to vector<[4]xf8E4M3FN>
  return %0 : vector<[4]xf8E4M3FN>
}

func.func @f45(%x: vector<[4]xf32>) -> vector<[4]xbf16> {
  %0 = arith.truncf %x : vector<[4]xf32> to vector<[4]xbf16>
  return %0 : vector<[4]xbf16>
}

func.func @f46(%x: tensor<4xf8E4M3FN>) -> tensor<4xf16> {
  %0 = arith.extf %x : tensor<4xf8E4M3FN> to tensor<4xf16>
  return %0 : tensor<4xf16>
}

func.func @f47(%x: tensor<4xf64>) -> tensor<4xf8E4M3FN> {
  %0 = arith.truncf %x : tensor<4xf64> to tensor<4xf8E4M3FN>
  return %0 : tensor<4xf8E4M3FN>
}

func.func @f48(%x: tensor<4xf32>) -> tensor<4xf16> {
  %0 = arith.truncf %x : tensor<4xf32> to tensor<4xf16>
  return %0 : tensor<4xf16>
}

func.func @f49(%x: vector<1x1xf8E4M3FN>) -> vector<1x1xf32> {
  %0 = arith.extf %x : vector<1x1xf8E4M3FN> to vector<1x1xf32>
  return %0 : vector<1x1xf32>
}

func.func @f50(%x: vector<1x1xf16>) -> vector<1x1xf8E4M3FN> {
  %0 = arith.truncf %x : vector<1x1xf16> to vector<1x1xf8E4M3FN>
  return %0 : vector<1x1xf8E4M3FN>
}

func.func @f51(%x: vector<1x1xf8E4M3FN>) -> vector<1x1xbf16> {
  %0 = arith.extf %x : vector<1x1xf8E4M3FN> to vector<1x1xbf16>
  return %0 : vector<1x1xbf16>
}

func.func @f52(%x: vector<1x1xf64>) -> vector<1x1xf16> {
  %0 = arith.truncf %x : vector<1x1xf64> to vector<1x1xf16>
  return %0 : vector<1x1xf16>
}

func.func @f53(%x: f32) -> f8E4M3FN {
  %0 = arith.truncf %x toward_zero : f32 to f8E4M3FN
  return %0 : f8E4M3FN
}

func.func @f54(%x: f6E2M3FN) -> f8E5M2 {
  %0 = arith.extf %x : f6E2M3FN to f8E5M2
  return %0 : f8E5M2
}

func.func @f55(%x: tensor<4xf8E5M2FNUZ>) -> tensor<4xf32> {
  %0 = arith.extf %x : tensor<4xf8E5M2FNUZ> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f56(%x: tensor<4xf32>) -> tensor<4xf8E5M2FNUZ> {
  %0 = arith.truncf %x : tensor<4xf32> to tensor<4xf8E5M2FNUZ>
  return %0 : tensor<4xf8E5M2FNUZ>
}

func.func @f57(%x: tensor<4xf8E5M2FNUZ>) -> tensor<4xf16> {
  %0 = arith.extf %x : tensor<4xf8E5M2FNUZ> to tensor<4xf16>
  return %0 : tensor<4xf16>
}

func.func @f58(%x: tensor<4xf16>) -> tensor<4xf8E5M2FNUZ> {
  %0 = arith.truncf %x : tensor<4xf16> to tensor<4xf8E5M2FNUZ>
  return %0 : tensor<4xf8E5M2FNUZ>
}

func.func @f59(%x: tensor<4xf8E5M2FNUZ>) -> tensor<4xf64> {
  %0 = arith.extf %x : tensor<4xf8E5M2FNUZ> to tensor<4xf64>
  return %0 : tensor<4xf64>
}

func.func @f60(%x: tensor<4xf64>) -> tensor<4xf8E5M2FNUZ> {
  %0 = arith.truncf %x : tensor<4xf64> to tensor<4xf8E5M2FNUZ>
  return %0 : tensor<4xf8E5M2FNUZ>
}

func.func @f61(%x: tensor<4xf8E5M2FNUZ>) -> tensor<4xbf16> {
  %0 = arith.extf %x : tensor<4xf8E5M2FNUZ> to tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

func.func @f62(%x: tensor<4xbf16>) -> tensor<4xf8E5M2FNUZ> {
  %0 = arith.truncf %x : tensor<4xbf16> to tensor<4xf8E5M2FNUZ>
  return %0 : tensor<4xf8E5M2FNUZ>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: f32) -> f8E4M3FN {
// CHECK-NEXT:     %[[V0:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[ARG0]], undef into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[V0]][0] : f8E4M3FN from vector<4xf8E4M3FN>
// CHECK-NEXT:     return %[[V1]] : f8E4M3FN
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: f8E4M3FN) -> f64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = amdgpu.ext_packed_fp8 %[[ARG0]][0] : f8E4M3FN to f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : f32 to f64
// CHECK-NEXT:     return %[[V1]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: bf16) -> f8E4M3FN {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG0]] : bf16 to f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V0]], undef into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : f8E4M3FN from vector<4xf8E4M3FN>
// CHECK-NEXT:     return %[[V2]] : f8E4M3FN
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: f32) -> bf16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : f32 to bf16
// CHECK-NEXT:     return %[[V0]] : bf16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: vector<1xf8E4M3FN>) -> vector<1xf16> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<1xf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = amdgpu.ext_packed_fp8 %[[ARG0]][0] : vector<1xf8E4M3FN> to f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.truncf %[[V0]] : f32 to f16
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.insert %[[V1]], %[[CST]] [0] : f16 into vector<1xf16>
// CHECK-NEXT:     return %[[V2]] : vector<1xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: vector<1xf64>) -> vector<1xf8E4M3FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f64 from vector<1xf64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.truncf %[[V0]] : f64 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], undef into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[V2]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E4M3FN> to vector<1xf8E4M3FN>
// CHECK-NEXT:     return %[[V3]] : vector<1xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: vector<1xf32>) -> vector<1xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<1xf32> to vector<1xf16>
// CHECK-NEXT:     return %[[V0]] : vector<1xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: vector<2xf8E4M3FN>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = amdgpu.ext_packed_fp8 %[[ARG0]][0] : vector<2xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: vector<2xf16>) -> vector<2xf8E4M3FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f16 from vector<2xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : f16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : f16 from vector<2xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extf %[[V2]] : f16 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract_strided_slice %[[V4]] {offsets = [0], sizes = [2], strides = [1]} : vector<4xf8E4M3FN> to vector<2xf8E4M3FN>
// CHECK-NEXT:     return %[[V5]] : vector<2xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: vector<2xf8E4M3FN>) -> vector<2xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = amdgpu.ext_packed_fp8 %[[ARG0]][0] : vector<2xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.truncf %[[V0]] : vector<2xf32> to vector<2xbf16>
// CHECK-NEXT:     return %[[V1]] : vector<2xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: vector<2xf64>) -> vector<2xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<2xf64> to vector<2xf16>
// CHECK-NEXT:     return %[[V0]] : vector<2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: vector<3xf32>) -> vector<3xf8E4M3FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f32 from vector<3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : f32 from vector<3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V0]], %[[V1]] into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG0]][2] : f32 from vector<3xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V3]], undef into %[[V2]][word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract_strided_slice %[[V4]] {offsets = [0], sizes = [3], strides = [1]} : vector<4xf8E4M3FN> to vector<3xf8E4M3FN>
// CHECK-NEXT:     return %[[V5]] : vector<3xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: vector<3xf8E4M3FN>) -> vector<3xf64> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<3xf64>
// CHECK-NEXT:     %[[V0:[^ ]+]] = amdgpu.ext_packed_fp8 %[[ARG0]][0] : vector<3xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<2xf32> to vector<2xf64>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.insert_strided_slice %[[V1]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf64> into vector<3xf64>
// CHECK-NEXT:     %[[V3:[^ ]+]] = amdgpu.ext_packed_fp8 %[[ARG0]][2] : vector<3xf8E4M3FN> to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.extf %[[V3]] : f32 to f64
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.insert %[[V4]], %[[V2]] [2] : f64 into vector<3xf64>
// CHECK-NEXT:     return %[[V5]] : vector<3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f13(%[[ARG0:[^ ]+]]: vector<3xbf16>) -> vector<3xf8E4M3FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : bf16 from vector<3xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : bf16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : bf16 from vector<3xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extf %[[V2]] : bf16 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2] : bf16 from vector<3xbf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.extf %[[V5]] : bf16 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], undef into %[[V4]][word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract_strided_slice %[[V7]] {offsets = [0], sizes = [3], strides = [1]} : vector<4xf8E4M3FN> to vector<3xf8E4M3FN>
// CHECK-NEXT:     return %[[V8]] : vector<3xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f14(%[[ARG0:[^ ]+]]: vector<3xf32>) -> vector<3xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<3xf32> to vector<3xbf16>
// CHECK-NEXT:     return %[[V0]] : vector<3xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: vector<4xf8E4M3FN>) -> vector<4xf16> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = amdgpu.ext_packed_fp8 %[[ARG0]][0] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.truncf %[[V0]] : vector<2xf32> to vector<2xf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.insert_strided_slice %[[V1]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf16> into vector<4xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = amdgpu.ext_packed_fp8 %[[ARG0]][1] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.truncf %[[V3]] : vector<2xf32> to vector<2xf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.insert_strided_slice %[[V4]], %[[V2]] {offsets = [2], strides = [1]} : vector<2xf16> into vector<4xf16>
// CHECK-NEXT:     return %[[V5]] : vector<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: vector<4xf64>) -> vector<4xf8E4M3FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f64 from vector<4xf64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.truncf %[[V0]] : f64 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : f64 from vector<4xf64>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] : f64 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2] : f64 from vector<4xf64>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.truncf %[[V5]] : f64 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][3] : f64 from vector<4xf64>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.truncf %[[V7]] : f64 to f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], %[[V8]] into %[[V4]][word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     return %[[V9]] : vector<4xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f17(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<4xf32> to vector<4xf16>
// CHECK-NEXT:     return %[[V0]] : vector<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: vector<5xf8E4M3FN>) -> vector<5xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<5xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [4], strides = [1]} : vector<5xf8E4M3FN> to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V1:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V0]][0] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.insert_strided_slice %[[V1]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf32> into vector<5xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V0]][1] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.insert_strided_slice %[[V3]], %[[V2]] {offsets = [2], strides = [1]} : vector<2xf32> into vector<5xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [4], sizes = [1], strides = [1]} : vector<5xf8E4M3FN> to vector<1xf8E4M3FN>
// CHECK-NEXT:     %[[V6:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V5]][0] : vector<1xf8E4M3FN> to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert %[[V6]], %[[V4]] [4] : f32 into vector<5xf32>
// CHECK-NEXT:     return %[[V7]] : vector<5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f19(%[[ARG0:[^ ]+]]: vector<5xf16>) -> vector<5xf8E4M3FN> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<5xf8E4M3FN>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f16 from vector<5xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : f16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : f16 from vector<5xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extf %[[V2]] : f16 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2] : f16 from vector<5xf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.extf %[[V5]] : f16 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][3] : f16 from vector<5xf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.extf %[[V7]] : f16 to f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], %[[V8]] into %[[V4]][word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E4M3FN> into vector<5xf8E4M3FN>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[ARG0]][4] : f16 from vector<5xf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.extf %[[V11]] : f16 to f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V12]], undef into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract_strided_slice %[[V13]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E4M3FN> to vector<1xf8E4M3FN>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert_strided_slice %[[V14]], %[[V10]] {offsets = [4], strides = [1]} : vector<1xf8E4M3FN> into vector<5xf8E4M3FN>
// CHECK-NEXT:     return %[[V15]] : vector<5xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f20(%[[ARG0:[^ ]+]]: vector<5xf8E4M3FN>) -> vector<5xbf16> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<5xbf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [4], strides = [1]} : vector<5xf8E4M3FN> to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V1:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V0]][0] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.truncf %[[V1]] : vector<2xf32> to vector<2xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert_strided_slice %[[V2]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xbf16> into vector<5xbf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V0]][1] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.truncf %[[V4]] : vector<2xf32> to vector<2xbf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.insert_strided_slice %[[V5]], %[[V3]] {offsets = [2], strides = [1]} : vector<2xbf16> into vector<5xbf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [4], sizes = [1], strides = [1]} : vector<5xf8E4M3FN> to vector<1xf8E4M3FN>
// CHECK-NEXT:     %[[V8:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V7]][0] : vector<1xf8E4M3FN> to f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.truncf %[[V8]] : f32 to bf16
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert %[[V9]], %[[V6]] [4] : bf16 into vector<5xbf16>
// CHECK-NEXT:     return %[[V10]] : vector<5xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f21(%[[ARG0:[^ ]+]]: vector<5xf64>) -> vector<5xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<5xf64> to vector<5xf16>
// CHECK-NEXT:     return %[[V0]] : vector<5xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f22(%[[ARG0:[^ ]+]]: vector<7xf32>) -> vector<7xf8E4M3FN> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<7xf8E4M3FN>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f32 from vector<7xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : f32 from vector<7xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V0]], %[[V1]] into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG0]][2] : f32 from vector<7xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[ARG0]][3] : f32 from vector<7xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V3]], %[[V4]] into %[[V2]][word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.insert_strided_slice %[[V5]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E4M3FN> into vector<7xf8E4M3FN>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][4] : f32 from vector<7xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[ARG0]][5] : f32 from vector<7xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V7]], %[[V8]] into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[ARG0]][6] : f32 from vector<7xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V10]], undef into %[[V9]][word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract_strided_slice %[[V11]] {offsets = [0], sizes = [3], strides = [1]} : vector<4xf8E4M3FN> to vector<3xf8E4M3FN>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.insert_strided_slice %[[V12]], %[[V6]] {offsets = [4], strides = [1]} : vector<3xf8E4M3FN> into vector<7xf8E4M3FN>
// CHECK-NEXT:     return %[[V13]] : vector<7xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f23(%[[ARG0:[^ ]+]]: vector<7xf8E4M3FN>) -> vector<7xf64> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<7xf64>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [4], strides = [1]} : vector<7xf8E4M3FN> to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V1:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V0]][0] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.extf %[[V1]] : vector<2xf32> to vector<2xf64>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert_strided_slice %[[V2]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf64> into vector<7xf64>
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V0]][1] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.extf %[[V4]] : vector<2xf32> to vector<2xf64>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.insert_strided_slice %[[V5]], %[[V3]] {offsets = [2], strides = [1]} : vector<2xf64> into vector<7xf64>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [4], sizes = [3], strides = [1]} : vector<7xf8E4M3FN> to vector<3xf8E4M3FN>
// CHECK-NEXT:     %[[V8:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V7]][0] : vector<3xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.extf %[[V8]] : vector<2xf32> to vector<2xf64>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[V6]] {offsets = [4], strides = [1]} : vector<2xf64> into vector<7xf64>
// CHECK-NEXT:     %[[V11:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V7]][2] : vector<3xf8E4M3FN> to f32
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.extf %[[V11]] : f32 to f64
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.insert %[[V12]], %[[V10]] [6] : f64 into vector<7xf64>
// CHECK-NEXT:     return %[[V13]] : vector<7xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f24(%[[ARG0:[^ ]+]]: vector<7xbf16>) -> vector<7xf8E4M3FN> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<7xf8E4M3FN>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : bf16 from vector<7xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : bf16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : bf16 from vector<7xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extf %[[V2]] : bf16 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2] : bf16 from vector<7xbf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.extf %[[V5]] : bf16 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][3] : bf16 from vector<7xbf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.extf %[[V7]] : bf16 to f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], %[[V8]] into %[[V4]][word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E4M3FN> into vector<7xf8E4M3FN>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[ARG0]][4] : bf16 from vector<7xbf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.extf %[[V11]] : bf16 to f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[ARG0]][5] : bf16 from vector<7xbf16>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.extf %[[V13]] : bf16 to f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V12]], %[[V14]] into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract %[[ARG0]][6] : bf16 from vector<7xbf16>
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.extf %[[V16]] : bf16 to f32
// CHECK-NEXT:     %[[V18:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V17]], undef into %[[V15]][word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.extract_strided_slice %[[V18]] {offsets = [0], sizes = [3], strides = [1]} : vector<4xf8E4M3FN> to vector<3xf8E4M3FN>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.insert_strided_slice %[[V19]], %[[V10]] {offsets = [4], strides = [1]} : vector<3xf8E4M3FN> into vector<7xf8E4M3FN>
// CHECK-NEXT:     return %[[V20]] : vector<7xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f25(%[[ARG0:[^ ]+]]: vector<7xf32>) -> vector<7xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<7xf32> to vector<7xbf16>
// CHECK-NEXT:     return %[[V0]] : vector<7xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f26(%[[ARG0:[^ ]+]]: vector<8xf8E4M3FN>) -> vector<8xf16> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<8xf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [4], strides = [1]} : vector<8xf8E4M3FN> to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V1:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V0]][0] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.truncf %[[V1]] : vector<2xf32> to vector<2xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert_strided_slice %[[V2]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf16> into vector<8xf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V0]][1] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.truncf %[[V4]] : vector<2xf32> to vector<2xf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.insert_strided_slice %[[V5]], %[[V3]] {offsets = [2], strides = [1]} : vector<2xf16> into vector<8xf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [4], sizes = [4], strides = [1]} : vector<8xf8E4M3FN> to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V8:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V7]][0] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.truncf %[[V8]] : vector<2xf32> to vector<2xf16>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[V6]] {offsets = [4], strides = [1]} : vector<2xf16> into vector<8xf16>
// CHECK-NEXT:     %[[V11:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V7]][1] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.truncf %[[V11]] : vector<2xf32> to vector<2xf16>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.insert_strided_slice %[[V12]], %[[V10]] {offsets = [6], strides = [1]} : vector<2xf16> into vector<8xf16>
// CHECK-NEXT:     return %[[V13]] : vector<8xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f27(%[[ARG0:[^ ]+]]: vector<8xf64>) -> vector<8xf8E4M3FN> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<8xf8E4M3FN>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f64 from vector<8xf64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.truncf %[[V0]] : f64 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : f64 from vector<8xf64>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] : f64 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2] : f64 from vector<8xf64>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.truncf %[[V5]] : f64 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][3] : f64 from vector<8xf64>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.truncf %[[V7]] : f64 to f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], %[[V8]] into %[[V4]][word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E4M3FN> into vector<8xf8E4M3FN>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[ARG0]][4] : f64 from vector<8xf64>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.truncf %[[V11]] : f64 to f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[ARG0]][5] : f64 from vector<8xf64>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.truncf %[[V13]] : f64 to f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V12]], %[[V14]] into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract %[[ARG0]][6] : f64 from vector<8xf64>
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.truncf %[[V16]] : f64 to f32
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.extract %[[ARG0]][7] : f64 from vector<8xf64>
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.truncf %[[V18]] : f64 to f32
// CHECK-NEXT:     %[[V20:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V17]], %[[V19]] into %[[V15]][word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.insert_strided_slice %[[V20]], %[[V10]] {offsets = [4], strides = [1]} : vector<4xf8E4M3FN> into vector<8xf8E4M3FN>
// CHECK-NEXT:     return %[[V21]] : vector<8xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f28(%[[ARG0:[^ ]+]]: vector<8xf32>) -> vector<8xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<8xf32> to vector<8xf16>
// CHECK-NEXT:     return %[[V0]] : vector<8xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f29(%[[ARG0:[^ ]+]]: vector<9xf8E4M3FN>) -> vector<9xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<9xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [4], strides = [1]} : vector<9xf8E4M3FN> to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V1:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V0]][0] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.insert_strided_slice %[[V1]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf32> into vector<9xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V0]][1] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.insert_strided_slice %[[V3]], %[[V2]] {offsets = [2], strides = [1]} : vector<2xf32> into vector<9xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [4], sizes = [4], strides = [1]} : vector<9xf8E4M3FN> to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V6:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V5]][0] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[V4]] {offsets = [4], strides = [1]} : vector<2xf32> into vector<9xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V5]][1] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.insert_strided_slice %[[V8]], %[[V7]] {offsets = [6], strides = [1]} : vector<2xf32> into vector<9xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [8], sizes = [1], strides = [1]} : vector<9xf8E4M3FN> to vector<1xf8E4M3FN>
// CHECK-NEXT:     %[[V11:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V10]][0] : vector<1xf8E4M3FN> to f32
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.insert %[[V11]], %[[V9]] [8] : f32 into vector<9xf32>
// CHECK-NEXT:     return %[[V12]] : vector<9xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f30(%[[ARG0:[^ ]+]]: vector<9xf16>) -> vector<9xf8E4M3FN> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<9xf8E4M3FN>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f16 from vector<9xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : f16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : f16 from vector<9xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extf %[[V2]] : f16 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2] : f16 from vector<9xf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.extf %[[V5]] : f16 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][3] : f16 from vector<9xf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.extf %[[V7]] : f16 to f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], %[[V8]] into %[[V4]][word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E4M3FN> into vector<9xf8E4M3FN>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[ARG0]][4] : f16 from vector<9xf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.extf %[[V11]] : f16 to f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[ARG0]][5] : f16 from vector<9xf16>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.extf %[[V13]] : f16 to f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V12]], %[[V14]] into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract %[[ARG0]][6] : f16 from vector<9xf16>
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.extf %[[V16]] : f16 to f32
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.extract %[[ARG0]][7] : f16 from vector<9xf16>
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.extf %[[V18]] : f16 to f32
// CHECK-NEXT:     %[[V20:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V17]], %[[V19]] into %[[V15]][word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.insert_strided_slice %[[V20]], %[[V10]] {offsets = [4], strides = [1]} : vector<4xf8E4M3FN> into vector<9xf8E4M3FN>
// CHECK-NEXT:     %[[V22:[^ ]+]] = vector.extract %[[ARG0]][8] : f16 from vector<9xf16>
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.extf %[[V22]] : f16 to f32
// CHECK-NEXT:     %[[V24:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V23]], undef into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V25:[^ ]+]] = vector.extract_strided_slice %[[V24]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E4M3FN> to vector<1xf8E4M3FN>
// CHECK-NEXT:     %[[V26:[^ ]+]] = vector.insert_strided_slice %[[V25]], %[[V21]] {offsets = [8], strides = [1]} : vector<1xf8E4M3FN> into vector<9xf8E4M3FN>
// CHECK-NEXT:     return %[[V26]] : vector<9xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f31(%[[ARG0:[^ ]+]]: vector<9xf8E4M3FN>) -> vector<9xbf16> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<9xbf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [4], strides = [1]} : vector<9xf8E4M3FN> to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V1:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V0]][0] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.truncf %[[V1]] : vector<2xf32> to vector<2xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert_strided_slice %[[V2]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xbf16> into vector<9xbf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V0]][1] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.truncf %[[V4]] : vector<2xf32> to vector<2xbf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.insert_strided_slice %[[V5]], %[[V3]] {offsets = [2], strides = [1]} : vector<2xbf16> into vector<9xbf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [4], sizes = [4], strides = [1]} : vector<9xf8E4M3FN> to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V8:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V7]][0] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.truncf %[[V8]] : vector<2xf32> to vector<2xbf16>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[V6]] {offsets = [4], strides = [1]} : vector<2xbf16> into vector<9xbf16>
// CHECK-NEXT:     %[[V11:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V7]][1] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.truncf %[[V11]] : vector<2xf32> to vector<2xbf16>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.insert_strided_slice %[[V12]], %[[V10]] {offsets = [6], strides = [1]} : vector<2xbf16> into vector<9xbf16>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [8], sizes = [1], strides = [1]} : vector<9xf8E4M3FN> to vector<1xf8E4M3FN>
// CHECK-NEXT:     %[[V15:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V14]][0] : vector<1xf8E4M3FN> to f32
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.truncf %[[V15]] : f32 to bf16
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.insert %[[V16]], %[[V13]] [8] : bf16 into vector<9xbf16>
// CHECK-NEXT:     return %[[V17]] : vector<9xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f32(%[[ARG0:[^ ]+]]: vector<9xf64>) -> vector<9xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<9xf64> to vector<9xf16>
// CHECK-NEXT:     return %[[V0]] : vector<9xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f33(%[[ARG0:[^ ]+]]: vector<2x3xf32>) -> vector<2x3xf8E4M3FN> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<6xf8E4M3FN>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0, 0] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][0, 1] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V0]], %[[V1]] into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG0]][0, 2] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[ARG0]][1, 0] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V3]], %[[V4]] into %[[V2]][word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.insert_strided_slice %[[V5]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E4M3FN> into vector<6xf8E4M3FN>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][1, 1] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[ARG0]][1, 2] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V7]], %[[V8]] into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract_strided_slice %[[V9]] {offsets = [0], sizes = [2], strides = [1]} : vector<4xf8E4M3FN> to vector<2xf8E4M3FN>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert_strided_slice %[[V10]], %[[V6]] {offsets = [4], strides = [1]} : vector<2xf8E4M3FN> into vector<6xf8E4M3FN>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.shape_cast %[[V11]] : vector<6xf8E4M3FN> to vector<2x3xf8E4M3FN>
// CHECK-NEXT:     return %[[V12]] : vector<2x3xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f34(%[[ARG0:[^ ]+]]: vector<2x3xf8E4M3FN>) -> vector<2x3xf64> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<6xf64>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<2x3xf8E4M3FN> to vector<6xf8E4M3FN>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract_strided_slice %[[V0]] {offsets = [0], sizes = [4], strides = [1]} : vector<6xf8E4M3FN> to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V2:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V1]][0] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extf %[[V2]] : vector<2xf32> to vector<2xf64>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.insert_strided_slice %[[V3]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf64> into vector<6xf64>
// CHECK-NEXT:     %[[V5:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V1]][1] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.extf %[[V5]] : vector<2xf32> to vector<2xf64>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[V4]] {offsets = [2], strides = [1]} : vector<2xf64> into vector<6xf64>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract_strided_slice %[[V0]] {offsets = [4], sizes = [2], strides = [1]} : vector<6xf8E4M3FN> to vector<2xf8E4M3FN>
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V8]][0] : vector<2xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.extf %[[V9]] : vector<2xf32> to vector<2xf64>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert_strided_slice %[[V10]], %[[V7]] {offsets = [4], strides = [1]} : vector<2xf64> into vector<6xf64>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.shape_cast %[[V11]] : vector<6xf64> to vector<2x3xf64>
// CHECK-NEXT:     return %[[V12]] : vector<2x3xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f35(%[[ARG0:[^ ]+]]: vector<2x3xbf16>) -> vector<2x3xf8E4M3FN> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<6xf8E4M3FN>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0, 0] : bf16 from vector<2x3xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : bf16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][0, 1] : bf16 from vector<2x3xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extf %[[V2]] : bf16 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][0, 2] : bf16 from vector<2x3xbf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.extf %[[V5]] : bf16 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][1, 0] : bf16 from vector<2x3xbf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.extf %[[V7]] : bf16 to f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], %[[V8]] into %[[V4]][word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E4M3FN> into vector<6xf8E4M3FN>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[ARG0]][1, 1] : bf16 from vector<2x3xbf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.extf %[[V11]] : bf16 to f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[ARG0]][1, 2] : bf16 from vector<2x3xbf16>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.extf %[[V13]] : bf16 to f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V12]], %[[V14]] into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract_strided_slice %[[V15]] {offsets = [0], sizes = [2], strides = [1]} : vector<4xf8E4M3FN> to vector<2xf8E4M3FN>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.insert_strided_slice %[[V16]], %[[V10]] {offsets = [4], strides = [1]} : vector<2xf8E4M3FN> into vector<6xf8E4M3FN>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.shape_cast %[[V17]] : vector<6xf8E4M3FN> to vector<2x3xf8E4M3FN>
// CHECK-NEXT:     return %[[V18]] : vector<2x3xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f36(%[[ARG0:[^ ]+]]: vector<2x3xf32>) -> vector<2x3xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<2x3xf32> to vector<2x3xbf16>
// CHECK-NEXT:     return %[[V0]] : vector<2x3xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f37(%[[ARG0:[^ ]+]]: vector<4x1xf8E4M3FN>) -> vector<4x1xf16> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<4x1xf8E4M3FN> to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V1:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V0]][0] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.truncf %[[V1]] : vector<2xf32> to vector<2xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert_strided_slice %[[V2]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf16> into vector<4xf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V0]][1] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.truncf %[[V4]] : vector<2xf32> to vector<2xf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.insert_strided_slice %[[V5]], %[[V3]] {offsets = [2], strides = [1]} : vector<2xf16> into vector<4xf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.shape_cast %[[V6]] : vector<4xf16> to vector<4x1xf16>
// CHECK-NEXT:     return %[[V7]] : vector<4x1xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f38(%[[ARG0:[^ ]+]]: vector<4x1xf64>) -> vector<4x1xf8E4M3FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0, 0] : f64 from vector<4x1xf64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.truncf %[[V0]] : f64 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1, 0] : f64 from vector<4x1xf64>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] : f64 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2, 0] : f64 from vector<4x1xf64>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.truncf %[[V5]] : f64 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][3, 0] : f64 from vector<4x1xf64>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.truncf %[[V7]] : f64 to f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], %[[V8]] into %[[V4]][word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.shape_cast %[[V9]] : vector<4xf8E4M3FN> to vector<4x1xf8E4M3FN>
// CHECK-NEXT:     return %[[V10]] : vector<4x1xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f39(%[[ARG0:[^ ]+]]: vector<4x1xf32>) -> vector<4x1xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<4x1xf32> to vector<4x1xf16>
// CHECK-NEXT:     return %[[V0]] : vector<4x1xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f40(%[[ARG0:[^ ]+]]: vector<2x2x2xf8E4M3FN>) -> vector<2x2x2xf16> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<8xf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<2x2x2xf8E4M3FN> to vector<8xf8E4M3FN>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract_strided_slice %[[V0]] {offsets = [0], sizes = [4], strides = [1]} : vector<8xf8E4M3FN> to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V2:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V1]][0] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] : vector<2xf32> to vector<2xf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.insert_strided_slice %[[V3]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf16> into vector<8xf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V1]][1] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.truncf %[[V5]] : vector<2xf32> to vector<2xf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[V4]] {offsets = [2], strides = [1]} : vector<2xf16> into vector<8xf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract_strided_slice %[[V0]] {offsets = [4], sizes = [4], strides = [1]} : vector<8xf8E4M3FN> to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V8]][0] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.truncf %[[V9]] : vector<2xf32> to vector<2xf16>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert_strided_slice %[[V10]], %[[V7]] {offsets = [4], strides = [1]} : vector<2xf16> into vector<8xf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V8]][1] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.truncf %[[V12]] : vector<2xf32> to vector<2xf16>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.insert_strided_slice %[[V13]], %[[V11]] {offsets = [6], strides = [1]} : vector<2xf16> into vector<8xf16>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.shape_cast %[[V14]] : vector<8xf16> to vector<2x2x2xf16>
// CHECK-NEXT:     return %[[V15]] : vector<2x2x2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f41(%[[ARG0:[^ ]+]]: vector<2x2x2xf64>) -> vector<2x2x2xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<2x2x2xf64> to vector<2x2x2xf16>
// CHECK-NEXT:     return %[[V0]] : vector<2x2x2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f42(%[[ARG0:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xf8E4M3FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<[4]xf32> to vector<[4]xf8E4M3FN>
// CHECK-NEXT:     return %[[V0]] : vector<[4]xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f43(%[[ARG0:[^ ]+]]: vector<[4]xf8E4M3FN>) -> vector<[4]xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG0]] : vector<[4]xf8E4M3FN> to vector<[4]xf64>
// CHECK-NEXT:     return %[[V0]] : vector<[4]xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f44(%[[ARG0:[^ ]+]]: vector<[4]xbf16>) -> vector<[4]xf8E4M3FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<[4]xbf16> to vector<[4]xf8E4M3FN>
// CHECK-NEXT:     return %[[V0]] : vector<[4]xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f45(%[[ARG0:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<[4]xf32> to vector<[4]xbf16>
// CHECK-NEXT:     return %[[V0]] : vector<[4]xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f46(%[[ARG0:[^ ]+]]: tensor<4xf8E4M3FN>) -> tensor<4xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG0]] : tensor<4xf8E4M3FN> to tensor<4xf16>
// CHECK-NEXT:     return %[[V0]] : tensor<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f47(%[[ARG0:[^ ]+]]: tensor<4xf64>) -> tensor<4xf8E4M3FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : tensor<4xf64> to tensor<4xf8E4M3FN>
// CHECK-NEXT:     return %[[V0]] : tensor<4xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f48(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : tensor<4xf32> to tensor<4xf16>
// CHECK-NEXT:     return %[[V0]] : tensor<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f49(%[[ARG0:[^ ]+]]: vector<1x1xf8E4M3FN>) -> vector<1x1xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<1xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<1x1xf8E4M3FN> to vector<1xf8E4M3FN>
// CHECK-NEXT:     %[[V1:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V0]][0] : vector<1xf8E4M3FN> to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.insert %[[V1]], %[[CST]] [0] : f32 into vector<1xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.shape_cast %[[V2]] : vector<1xf32> to vector<1x1xf32>
// CHECK-NEXT:     return %[[V3]] : vector<1x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f50(%[[ARG0:[^ ]+]]: vector<1x1xf16>) -> vector<1x1xf8E4M3FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0, 0] : f16 from vector<1x1xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : f16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], undef into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[V2]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E4M3FN> to vector<1xf8E4M3FN>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.shape_cast %[[V3]] : vector<1xf8E4M3FN> to vector<1x1xf8E4M3FN>
// CHECK-NEXT:     return %[[V4]] : vector<1x1xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f51(%[[ARG0:[^ ]+]]: vector<1x1xf8E4M3FN>) -> vector<1x1xbf16> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<1xbf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<1x1xf8E4M3FN> to vector<1xf8E4M3FN>
// CHECK-NEXT:     %[[V1:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V0]][0] : vector<1xf8E4M3FN> to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.truncf %[[V1]] : f32 to bf16
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert %[[V2]], %[[CST]] [0] : bf16 into vector<1xbf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.shape_cast %[[V3]] : vector<1xbf16> to vector<1x1xbf16>
// CHECK-NEXT:     return %[[V4]] : vector<1x1xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f52(%[[ARG0:[^ ]+]]: vector<1x1xf64>) -> vector<1x1xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<1x1xf64> to vector<1x1xf16>
// CHECK-NEXT:     return %[[V0]] : vector<1x1xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f53(%[[ARG0:[^ ]+]]: f32) -> f8E4M3FN {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] toward_zero : f32 to f8E4M3FN
// CHECK-NEXT:     return %[[V0]] : f8E4M3FN
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f54(%[[ARG0:[^ ]+]]: f6E2M3FN) -> f8E5M2 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG0]] : f6E2M3FN to f8E5M2
// CHECK-NEXT:     return %[[V0]] : f8E5M2
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f55(%[[ARG0:[^ ]+]]: tensor<4xf8E5M2FNUZ>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG0]] : tensor<4xf8E5M2FNUZ> to tensor<4xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f56(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : tensor<4xf32> to tensor<4xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V0]] : tensor<4xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f57(%[[ARG0:[^ ]+]]: tensor<4xf8E5M2FNUZ>) -> tensor<4xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG0]] : tensor<4xf8E5M2FNUZ> to tensor<4xf16>
// CHECK-NEXT:     return %[[V0]] : tensor<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f58(%[[ARG0:[^ ]+]]: tensor<4xf16>) -> tensor<4xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : tensor<4xf16> to tensor<4xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V0]] : tensor<4xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f59(%[[ARG0:[^ ]+]]: tensor<4xf8E5M2FNUZ>) -> tensor<4xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG0]] : tensor<4xf8E5M2FNUZ> to tensor<4xf64>
// CHECK-NEXT:     return %[[V0]] : tensor<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f60(%[[ARG0:[^ ]+]]: tensor<4xf64>) -> tensor<4xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : tensor<4xf64> to tensor<4xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V0]] : tensor<4xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f61(%[[ARG0:[^ ]+]]: tensor<4xf8E5M2FNUZ>) -> tensor<4xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG0]] : tensor<4xf8E5M2FNUZ> to tensor<4xbf16>
// CHECK-NEXT:     return %[[V0]] : tensor<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f62(%[[ARG0:[^ ]+]]: tensor<4xbf16>) -> tensor<4xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : tensor<4xbf16> to tensor<4xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V0]] : tensor<4xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT: }
