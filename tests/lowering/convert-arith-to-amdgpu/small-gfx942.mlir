// RUN: mlir-opt %s --convert-arith-to-amdgpu="chipset=gfx942" | FileCheck %s

func.func @f0(%x: f8E5M2FNUZ) -> f32 {
  %0 = arith.extf %x : f8E5M2FNUZ to f32
  return %0 : f32
}

func.func @f1(%x: f8E5M2FNUZ) -> f16 {
  %0 = arith.extf %x : f8E5M2FNUZ to f16
  return %0 : f16
}

func.func @f2(%x: f8E5M2FNUZ) -> f64 {
  %0 = arith.extf %x : f8E5M2FNUZ to f64
  return %0 : f64
}

func.func @f3(%x: f8E5M2FNUZ) -> bf16 {
  %0 = arith.extf %x : f8E5M2FNUZ to bf16
  return %0 : bf16
}

func.func @f4(%x: f8E4M3FN) -> f16 {
  %0 = arith.extf %x : f8E4M3FN to f16
  return %0 : f16
}

func.func @f5(%x: f64) -> f16 {
  %0 = arith.truncf %x : f64 to f16
  return %0 : f16
}

func.func @f6(%x: vector<1xf32>) -> vector<1xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<1xf32> to vector<1xf8E5M2FNUZ>
  return %0 : vector<1xf8E5M2FNUZ>
}

func.func @f7(%x: vector<1xf16>) -> vector<1xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<1xf16> to vector<1xf8E5M2FNUZ>
  return %0 : vector<1xf8E5M2FNUZ>
}

func.func @f8(%x: vector<1xf64>) -> vector<1xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<1xf64> to vector<1xf8E5M2FNUZ>
  return %0 : vector<1xf8E5M2FNUZ>
}

func.func @f9(%x: vector<1xbf16>) -> vector<1xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<1xbf16> to vector<1xf8E5M2FNUZ>
  return %0 : vector<1xf8E5M2FNUZ>
}

func.func @f10(%x: vector<2xf32>) -> vector<2xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<2xf32> to vector<2xf8E5M2FNUZ>
  return %0 : vector<2xf8E5M2FNUZ>
}

func.func @f11(%x: vector<2xf16>) -> vector<2xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<2xf16> to vector<2xf8E5M2FNUZ>
  return %0 : vector<2xf8E5M2FNUZ>
}

func.func @f12(%x: vector<2xf64>) -> vector<2xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<2xf64> to vector<2xf8E5M2FNUZ>
  return %0 : vector<2xf8E5M2FNUZ>
}

func.func @f13(%x: vector<2xbf16>) -> vector<2xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<2xbf16> to vector<2xf8E5M2FNUZ>
  return %0 : vector<2xf8E5M2FNUZ>
}

func.func @f14(%x: vector<3xf32>) -> vector<3xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<3xf32> to vector<3xf8E5M2FNUZ>
  return %0 : vector<3xf8E5M2FNUZ>
}

func.func @f15(%x: vector<3xf16>) -> vector<3xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<3xf16> to vector<3xf8E5M2FNUZ>
  return %0 : vector<3xf8E5M2FNUZ>
}

func.func @f16(%x: vector<3xf64>) -> vector<3xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<3xf64> to vector<3xf8E5M2FNUZ>
  return %0 : vector<3xf8E5M2FNUZ>
}

func.func @f17(%x: vector<3xbf16>) -> vector<3xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<3xbf16> to vector<3xf8E5M2FNUZ>
  return %0 : vector<3xf8E5M2FNUZ>
}

func.func @f18(%x: vector<4xf32>) -> vector<4xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<4xf32> to vector<4xf8E5M2FNUZ>
  return %0 : vector<4xf8E5M2FNUZ>
}

func.func @f19(%x: vector<4xf16>) -> vector<4xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<4xf16> to vector<4xf8E5M2FNUZ>
  return %0 : vector<4xf8E5M2FNUZ>
}

func.func @f20(%x: vector<4xf64>) -> vector<4xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<4xf64> to vector<4xf8E5M2FNUZ>
  return %0 : vector<4xf8E5M2FNUZ>
}

func.func @f21(%x: vector<4xbf16>) -> vector<4xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<4xbf16> to vector<4xf8E5M2FNUZ>
  return %0 : vector<4xf8E5M2FNUZ>
}

func.func @f22(%x: vector<5xf32>) -> vector<5xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<5xf32> to vector<5xf8E5M2FNUZ>
  return %0 : vector<5xf8E5M2FNUZ>
}

func.func @f23(%x: vector<5xf16>) -> vector<5xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<5xf16> to vector<5xf8E5M2FNUZ>
  return %0 : vector<5xf8E5M2FNUZ>
}

func.func @f24(%x: vector<5xf64>) -> vector<5xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<5xf64> to vector<5xf8E5M2FNUZ>
  return %0 : vector<5xf8E5M2FNUZ>
}

func.func @f25(%x: vector<5xbf16>) -> vector<5xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<5xbf16> to vector<5xf8E5M2FNUZ>
  return %0 : vector<5xf8E5M2FNUZ>
}

func.func @f26(%x: vector<7xf32>) -> vector<7xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<7xf32> to vector<7xf8E5M2FNUZ>
  return %0 : vector<7xf8E5M2FNUZ>
}

func.func @f27(%x: vector<7xf16>) -> vector<7xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<7xf16> to vector<7xf8E5M2FNUZ>
  return %0 : vector<7xf8E5M2FNUZ>
}

func.func @f28(%x: vector<7xf64>) -> vector<7xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<7xf64> to vector<7xf8E5M2FNUZ>
  return %0 : vector<7xf8E5M2FNUZ>
}

func.func @f29(%x: vector<7xbf16>) -> vector<7xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<7xbf16> to vector<7xf8E5M2FNUZ>
  return %0 : vector<7xf8E5M2FNUZ>
}

func.func @f30(%x: vector<8xf32>) -> vector<8xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<8xf32> to vector<8xf8E5M2FNUZ>
  return %0 : vector<8xf8E5M2FNUZ>
}

func.func @f31(%x: vector<8xf16>) -> vector<8xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<8xf16> to vector<8xf8E5M2FNUZ>
  return %0 : vector<8xf8E5M2FNUZ>
}

func.func @f32(%x: vector<8xf64>) -> vector<8xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<8xf64> to vector<8xf8E5M2FNUZ>
  return %0 : vector<8xf8E5M2FNUZ>
}

func.func @f33(%x: vector<8xbf16>) -> vector<8xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<8xbf16> to vector<8xf8E5M2FNUZ>
  return %0 : vector<8xf8E5M2FNUZ>
}

func.func @f34(%x: vector<9xf32>) -> vector<9xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<9xf32> to vector<9xf8E5M2FNUZ>
  return %0 : vector<9xf8E5M2FNUZ>
}

func.func @f35(%x: vector<9xf16>) -> vector<9xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<9xf16> to vector<9xf8E5M2FNUZ>
  return %0 : vector<9xf8E5M2FNUZ>
}

func.func @f36(%x: vector<9xf64>) -> vector<9xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<9xf64> to vector<9xf8E5M2FNUZ>
  return %0 : vector<9xf8E5M2FNUZ>
}

func.func @f37(%x: vector<9xbf16>) -> vector<9xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<9xbf16> to vector<9xf8E5M2FNUZ>
  return %0 : vector<9xf8E5M2FNUZ>
}

func.func @f38(%x: vector<2x3xf32>) -> vector<2x3xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<2x3xf32> to vector<2x3xf8E5M2FNUZ>
  return %0 : vector<2x3xf8E5M2FNUZ>
}

func.func @f39(%x: vector<2x3xf16>) -> vector<2x3xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<2x3xf16> to vector<2x3xf8E5M2FNUZ>
  return %0 : vector<2x3xf8E5M2FNUZ>
}

func.func @f40(%x: vector<2x3xf64>) -> vector<2x3xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<2x3xf64> to vector<2x3xf8E5M2FNUZ>
  return %0 : vector<2x3xf8E5M2FNUZ>
}

func.func @f41(%x: vector<2x3xbf16>) -> vector<2x3xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<2x3xbf16> to vector<2x3xf8E5M2FNUZ>
  return %0 : vector<2x3xf8E5M2FNUZ>
}

func.func @f42(%x: vector<4x1xf32>) -> vector<4x1xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<4x1xf32> to vector<4x1xf8E5M2FNUZ>
  return %0 : vector<4x1xf8E5M2FNUZ>
}

func.func @f43(%x: vector<4x1xf16>) -> vector<4x1xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<4x1xf16> to vector<4x1xf8E5M2FNUZ>
  return %0 : vector<4x1xf8E5M2FNUZ>
}

func.func @f44(%x: vector<4x1xf64>) -> vector<4x1xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<4x1xf64> to vector<4x1xf8E5M2FNUZ>
  return %0 : vector<4x1xf8E5M2FNUZ>
}

func.func @f45(%x: vector<4x1xbf16>) -> vector<4x1xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<4x1xbf16> to vector<4x1xf8E5M2FNUZ>
  return %0 : vector<4x1xf8E5M2FNUZ>
}

func.func @f46(%x: vector<2x2x2xf16>) -> vector<2x2x2xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<2x2x2xf16> to vector<2x2x2xf8E5M2FNUZ>
  return %0 : vector<2x2x2xf8E5M2FNUZ>
}

func.func @f47(%x: vector<[4]xf32>) -> vector<[4]xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<[4]xf32> to vector<[4]xf8E5M2FNUZ>
  return %0 : vector<[4]xf8E5M2FNUZ>
}

func.func @f48(%x: vector<[4]xf16>) -> vector<[4]xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<[4]xf16> to vector<[4]xf8E5M2FNUZ>
  return %0 : vector<[4]xf8E5M2FNUZ>
}

func.func @f49(%x: vector<[4]xf64>) -> vector<[4]xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<[4]xf64> to vector<[4]xf8E5M2FNUZ>
  return %0 : vector<[4]xf8E5M2FNUZ>
}

func.func @f50(%x: vector<[4]xbf16>) -> vector<[4]xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<[4]xbf16> to vector<[4]xf8E5M2FNUZ>
  return %0 : vector<[4]xf8E5M2FNUZ>
}

func.func @f51(%x: tensor<4xf32>) -> tensor<4xf8E5M2FNUZ> {
  %0 = arith.truncf %x : tensor<4xf32> to tensor<4xf8E5M2FNUZ>
  return %0 : tensor<4xf8E5M2FNUZ>
}

func.func @f52(%x: tensor<4xf16>) -> tensor<4xf8E5M2FNUZ> {
  %0 = arith.truncf %x : tensor<4xf16> to tensor<4xf8E5M2FNUZ>
  return %0 : tensor<4xf8E5M2FNUZ>
}

func.func @f53(%x: tensor<4xf64>) -> tensor<4xf8E5M2FNUZ> {
  %0 = arith.truncf %x : tensor<4xf64> to tensor<4xf8E5M2FNUZ>
  return %0 : tensor<4xf8E5M2FNUZ>
}

func.func @f54(%x: tensor<4xbf16>) -> tensor<4xf8E5M2FNUZ> {
  %0 = arith.truncf %x : tensor<4xbf16> to tensor<4xf8E5M2FNUZ>
  return %0 : tensor<4xf8E5M2FNUZ>
}

func.func @f55(%x: vector<1x1xf32>) -> vector<1x1xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<1x1xf32> to vector<1x1xf8E5M2FNUZ>
  return %0 : vector<1x1xf8E5M2FNUZ>
}

func.func @f56(%x: vector<1x1xf16>) -> vector<1x1xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<1x1xf16> to vector<1x1xf8E5M2FNUZ>
  return %0 : vector<1x1xf8E5M2FNUZ>
}

func.func @f57(%x: vector<1x1xf64>) -> vector<1x1xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<1x1xf64> to vector<1x1xf8E5M2FNUZ>
  return %0 : vector<1x1xf8E5M2FNUZ>
}

func.func @f58(%x: vector<1x1xbf16>) -> vector<1x1xf8E5M2FNUZ> {
  %0 = arith.truncf %x : vector<1x1xbf16> to vector<1x1xf8E5M2FNUZ>
  return %0 : vector<1x1xf8E5M2FNUZ>
}

func.func @f59(%x: vector<4xf8E5M2FNUZ>) -> vector<4xf128> {
  %0 = arith.extf %x : vector<4xf8E5M2FNUZ> to vector<4xf128>
  return %0 : vector<4xf128>
}

func.func @f60(%x: vector<f8E5M2FNUZ>) -> vector<f32> {
  %0 = arith.extf %x : vector<f8E5M2FNUZ> to vector<f32>
  return %0 : vector<f32>
}

func.func @f61(%x: vector<f8E5M2FNUZ>) -> vector<f16> {
  %0 = arith.extf %x : vector<f8E5M2FNUZ> to vector<f16>
  return %0 : vector<f16>
}

func.func @f62(%x: vector<f8E5M2FNUZ>) -> vector<f64> {
  %0 = arith.extf %x : vector<f8E5M2FNUZ> to vector<f64>
  return %0 : vector<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: f8E5M2FNUZ) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = amdgpu.ext_packed_fp8 %[[ARG0]][0] : f8E5M2FNUZ to f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: f8E5M2FNUZ) -> f16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = amdgpu.ext_packed_fp8 %[[ARG0]][0] : f8E5M2FNUZ to f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.truncf %[[V0]] : f32 to f16
// CHECK-NEXT:     return %[[V1]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: f8E5M2FNUZ) -> f64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = amdgpu.ext_packed_fp8 %[[ARG0]][0] : f8E5M2FNUZ to f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : f32 to f64
// CHECK-NEXT:     return %[[V1]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: f8E5M2FNUZ) -> bf16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = amdgpu.ext_packed_fp8 %[[ARG0]][0] : f8E5M2FNUZ to f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.truncf %[[V0]] : f32 to bf16
// CHECK-NEXT:     return %[[V1]] : bf16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: f8E4M3FN) -> f16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG0]] : f8E4M3FN to f16
// CHECK-NEXT:     return %[[V0]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: f64) -> f16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : f64 to f16
// CHECK-NEXT:     return %[[V0]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: vector<1xf32>) -> vector<1xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f32 from vector<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V0]], undef into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract_strided_slice %[[V1]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<1xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V2]] : vector<1xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: vector<1xf16>) -> vector<1xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f16 from vector<1xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : f16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], undef into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[V2]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<1xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V3]] : vector<1xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: vector<1xf64>) -> vector<1xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f64 from vector<1xf64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.truncf %[[V0]] : f64 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], undef into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[V2]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<1xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V3]] : vector<1xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: vector<1xbf16>) -> vector<1xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : bf16 from vector<1xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : bf16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], undef into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[V2]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<1xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V3]] : vector<1xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: vector<2xf32>) -> vector<2xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f32 from vector<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : f32 from vector<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V0]], %[[V1]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[V2]] {offsets = [0], sizes = [2], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<2xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V3]] : vector<2xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: vector<2xf16>) -> vector<2xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f16 from vector<2xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : f16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : f16 from vector<2xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extf %[[V2]] : f16 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract_strided_slice %[[V4]] {offsets = [0], sizes = [2], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<2xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V5]] : vector<2xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: vector<2xf64>) -> vector<2xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f64 from vector<2xf64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.truncf %[[V0]] : f64 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : f64 from vector<2xf64>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] : f64 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract_strided_slice %[[V4]] {offsets = [0], sizes = [2], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<2xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V5]] : vector<2xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f13(%[[ARG0:[^ ]+]]: vector<2xbf16>) -> vector<2xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : bf16 from vector<2xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : bf16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : bf16 from vector<2xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extf %[[V2]] : bf16 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract_strided_slice %[[V4]] {offsets = [0], sizes = [2], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<2xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V5]] : vector<2xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f14(%[[ARG0:[^ ]+]]: vector<3xf32>) -> vector<3xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f32 from vector<3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : f32 from vector<3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V0]], %[[V1]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG0]][2] : f32 from vector<3xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V3]], undef into %[[V2]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract_strided_slice %[[V4]] {offsets = [0], sizes = [3], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<3xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V5]] : vector<3xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: vector<3xf16>) -> vector<3xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f16 from vector<3xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : f16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : f16 from vector<3xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extf %[[V2]] : f16 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2] : f16 from vector<3xf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.extf %[[V5]] : f16 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], undef into %[[V4]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract_strided_slice %[[V7]] {offsets = [0], sizes = [3], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<3xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V8]] : vector<3xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: vector<3xf64>) -> vector<3xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f64 from vector<3xf64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.truncf %[[V0]] : f64 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : f64 from vector<3xf64>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] : f64 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2] : f64 from vector<3xf64>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.truncf %[[V5]] : f64 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], undef into %[[V4]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract_strided_slice %[[V7]] {offsets = [0], sizes = [3], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<3xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V8]] : vector<3xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f17(%[[ARG0:[^ ]+]]: vector<3xbf16>) -> vector<3xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : bf16 from vector<3xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : bf16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : bf16 from vector<3xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extf %[[V2]] : bf16 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2] : bf16 from vector<3xbf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.extf %[[V5]] : bf16 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], undef into %[[V4]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract_strided_slice %[[V7]] {offsets = [0], sizes = [3], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<3xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V8]] : vector<3xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V0]], %[[V1]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG0]][2] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[ARG0]][3] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V3]], %[[V4]] into %[[V2]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V5]] : vector<4xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f19(%[[ARG0:[^ ]+]]: vector<4xf16>) -> vector<4xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f16 from vector<4xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : f16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : f16 from vector<4xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extf %[[V2]] : f16 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2] : f16 from vector<4xf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.extf %[[V5]] : f16 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][3] : f16 from vector<4xf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.extf %[[V7]] : f16 to f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], %[[V8]] into %[[V4]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V9]] : vector<4xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f20(%[[ARG0:[^ ]+]]: vector<4xf64>) -> vector<4xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f64 from vector<4xf64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.truncf %[[V0]] : f64 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : f64 from vector<4xf64>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] : f64 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2] : f64 from vector<4xf64>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.truncf %[[V5]] : f64 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][3] : f64 from vector<4xf64>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.truncf %[[V7]] : f64 to f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], %[[V8]] into %[[V4]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V9]] : vector<4xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f21(%[[ARG0:[^ ]+]]: vector<4xbf16>) -> vector<4xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : bf16 from vector<4xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : bf16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : bf16 from vector<4xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extf %[[V2]] : bf16 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2] : bf16 from vector<4xbf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.extf %[[V5]] : bf16 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][3] : bf16 from vector<4xbf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.extf %[[V7]] : bf16 to f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], %[[V8]] into %[[V4]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V9]] : vector<4xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f22(%[[ARG0:[^ ]+]]: vector<5xf32>) -> vector<5xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<5xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f32 from vector<5xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : f32 from vector<5xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V0]], %[[V1]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG0]][2] : f32 from vector<5xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[ARG0]][3] : f32 from vector<5xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V3]], %[[V4]] into %[[V2]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.insert_strided_slice %[[V5]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E5M2FNUZ> into vector<5xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][4] : f32 from vector<5xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V7]], undef into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract_strided_slice %[[V8]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<1xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[V6]] {offsets = [4], strides = [1]} : vector<1xf8E5M2FNUZ> into vector<5xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V10]] : vector<5xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f23(%[[ARG0:[^ ]+]]: vector<5xf16>) -> vector<5xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<5xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f16 from vector<5xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : f16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : f16 from vector<5xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extf %[[V2]] : f16 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2] : f16 from vector<5xf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.extf %[[V5]] : f16 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][3] : f16 from vector<5xf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.extf %[[V7]] : f16 to f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], %[[V8]] into %[[V4]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E5M2FNUZ> into vector<5xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[ARG0]][4] : f16 from vector<5xf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.extf %[[V11]] : f16 to f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V12]], undef into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract_strided_slice %[[V13]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<1xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert_strided_slice %[[V14]], %[[V10]] {offsets = [4], strides = [1]} : vector<1xf8E5M2FNUZ> into vector<5xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V15]] : vector<5xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f24(%[[ARG0:[^ ]+]]: vector<5xf64>) -> vector<5xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<5xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f64 from vector<5xf64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.truncf %[[V0]] : f64 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : f64 from vector<5xf64>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] : f64 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2] : f64 from vector<5xf64>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.truncf %[[V5]] : f64 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][3] : f64 from vector<5xf64>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.truncf %[[V7]] : f64 to f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], %[[V8]] into %[[V4]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E5M2FNUZ> into vector<5xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[ARG0]][4] : f64 from vector<5xf64>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.truncf %[[V11]] : f64 to f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V12]], undef into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract_strided_slice %[[V13]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<1xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert_strided_slice %[[V14]], %[[V10]] {offsets = [4], strides = [1]} : vector<1xf8E5M2FNUZ> into vector<5xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V15]] : vector<5xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f25(%[[ARG0:[^ ]+]]: vector<5xbf16>) -> vector<5xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<5xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : bf16 from vector<5xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : bf16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : bf16 from vector<5xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extf %[[V2]] : bf16 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2] : bf16 from vector<5xbf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.extf %[[V5]] : bf16 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][3] : bf16 from vector<5xbf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.extf %[[V7]] : bf16 to f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], %[[V8]] into %[[V4]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E5M2FNUZ> into vector<5xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[ARG0]][4] : bf16 from vector<5xbf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.extf %[[V11]] : bf16 to f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V12]], undef into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract_strided_slice %[[V13]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<1xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert_strided_slice %[[V14]], %[[V10]] {offsets = [4], strides = [1]} : vector<1xf8E5M2FNUZ> into vector<5xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V15]] : vector<5xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f26(%[[ARG0:[^ ]+]]: vector<7xf32>) -> vector<7xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<7xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f32 from vector<7xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : f32 from vector<7xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V0]], %[[V1]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG0]][2] : f32 from vector<7xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[ARG0]][3] : f32 from vector<7xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V3]], %[[V4]] into %[[V2]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.insert_strided_slice %[[V5]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E5M2FNUZ> into vector<7xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][4] : f32 from vector<7xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[ARG0]][5] : f32 from vector<7xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V7]], %[[V8]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[ARG0]][6] : f32 from vector<7xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V10]], undef into %[[V9]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract_strided_slice %[[V11]] {offsets = [0], sizes = [3], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<3xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.insert_strided_slice %[[V12]], %[[V6]] {offsets = [4], strides = [1]} : vector<3xf8E5M2FNUZ> into vector<7xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V13]] : vector<7xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f27(%[[ARG0:[^ ]+]]: vector<7xf16>) -> vector<7xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<7xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f16 from vector<7xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : f16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : f16 from vector<7xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extf %[[V2]] : f16 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2] : f16 from vector<7xf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.extf %[[V5]] : f16 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][3] : f16 from vector<7xf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.extf %[[V7]] : f16 to f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], %[[V8]] into %[[V4]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E5M2FNUZ> into vector<7xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[ARG0]][4] : f16 from vector<7xf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.extf %[[V11]] : f16 to f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[ARG0]][5] : f16 from vector<7xf16>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.extf %[[V13]] : f16 to f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V12]], %[[V14]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract %[[ARG0]][6] : f16 from vector<7xf16>
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.extf %[[V16]] : f16 to f32
// CHECK-NEXT:     %[[V18:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V17]], undef into %[[V15]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.extract_strided_slice %[[V18]] {offsets = [0], sizes = [3], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<3xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.insert_strided_slice %[[V19]], %[[V10]] {offsets = [4], strides = [1]} : vector<3xf8E5M2FNUZ> into vector<7xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V20]] : vector<7xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f28(%[[ARG0:[^ ]+]]: vector<7xf64>) -> vector<7xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<7xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f64 from vector<7xf64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.truncf %[[V0]] : f64 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : f64 from vector<7xf64>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] : f64 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2] : f64 from vector<7xf64>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.truncf %[[V5]] : f64 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][3] : f64 from vector<7xf64>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.truncf %[[V7]] : f64 to f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], %[[V8]] into %[[V4]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E5M2FNUZ> into vector<7xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[ARG0]][4] : f64 from vector<7xf64>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.truncf %[[V11]] : f64 to f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[ARG0]][5] : f64 from vector<7xf64>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.truncf %[[V13]] : f64 to f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V12]], %[[V14]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract %[[ARG0]][6] : f64 from vector<7xf64>
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.truncf %[[V16]] : f64 to f32
// CHECK-NEXT:     %[[V18:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V17]], undef into %[[V15]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.extract_strided_slice %[[V18]] {offsets = [0], sizes = [3], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<3xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.insert_strided_slice %[[V19]], %[[V10]] {offsets = [4], strides = [1]} : vector<3xf8E5M2FNUZ> into vector<7xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V20]] : vector<7xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f29(%[[ARG0:[^ ]+]]: vector<7xbf16>) -> vector<7xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<7xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : bf16 from vector<7xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : bf16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : bf16 from vector<7xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extf %[[V2]] : bf16 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2] : bf16 from vector<7xbf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.extf %[[V5]] : bf16 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][3] : bf16 from vector<7xbf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.extf %[[V7]] : bf16 to f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], %[[V8]] into %[[V4]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E5M2FNUZ> into vector<7xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[ARG0]][4] : bf16 from vector<7xbf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.extf %[[V11]] : bf16 to f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[ARG0]][5] : bf16 from vector<7xbf16>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.extf %[[V13]] : bf16 to f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V12]], %[[V14]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract %[[ARG0]][6] : bf16 from vector<7xbf16>
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.extf %[[V16]] : bf16 to f32
// CHECK-NEXT:     %[[V18:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V17]], undef into %[[V15]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.extract_strided_slice %[[V18]] {offsets = [0], sizes = [3], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<3xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.insert_strided_slice %[[V19]], %[[V10]] {offsets = [4], strides = [1]} : vector<3xf8E5M2FNUZ> into vector<7xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V20]] : vector<7xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f30(%[[ARG0:[^ ]+]]: vector<8xf32>) -> vector<8xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<8xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f32 from vector<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : f32 from vector<8xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V0]], %[[V1]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG0]][2] : f32 from vector<8xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[ARG0]][3] : f32 from vector<8xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V3]], %[[V4]] into %[[V2]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.insert_strided_slice %[[V5]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E5M2FNUZ> into vector<8xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][4] : f32 from vector<8xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[ARG0]][5] : f32 from vector<8xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V7]], %[[V8]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[ARG0]][6] : f32 from vector<8xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[ARG0]][7] : f32 from vector<8xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V10]], %[[V11]] into %[[V9]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.insert_strided_slice %[[V12]], %[[V6]] {offsets = [4], strides = [1]} : vector<4xf8E5M2FNUZ> into vector<8xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V13]] : vector<8xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f31(%[[ARG0:[^ ]+]]: vector<8xf16>) -> vector<8xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<8xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f16 from vector<8xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : f16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : f16 from vector<8xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extf %[[V2]] : f16 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2] : f16 from vector<8xf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.extf %[[V5]] : f16 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][3] : f16 from vector<8xf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.extf %[[V7]] : f16 to f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], %[[V8]] into %[[V4]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E5M2FNUZ> into vector<8xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[ARG0]][4] : f16 from vector<8xf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.extf %[[V11]] : f16 to f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[ARG0]][5] : f16 from vector<8xf16>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.extf %[[V13]] : f16 to f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V12]], %[[V14]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract %[[ARG0]][6] : f16 from vector<8xf16>
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.extf %[[V16]] : f16 to f32
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.extract %[[ARG0]][7] : f16 from vector<8xf16>
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.extf %[[V18]] : f16 to f32
// CHECK-NEXT:     %[[V20:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V17]], %[[V19]] into %[[V15]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.insert_strided_slice %[[V20]], %[[V10]] {offsets = [4], strides = [1]} : vector<4xf8E5M2FNUZ> into vector<8xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V21]] : vector<8xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f32(%[[ARG0:[^ ]+]]: vector<8xf64>) -> vector<8xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<8xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f64 from vector<8xf64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.truncf %[[V0]] : f64 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : f64 from vector<8xf64>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] : f64 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2] : f64 from vector<8xf64>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.truncf %[[V5]] : f64 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][3] : f64 from vector<8xf64>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.truncf %[[V7]] : f64 to f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], %[[V8]] into %[[V4]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E5M2FNUZ> into vector<8xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[ARG0]][4] : f64 from vector<8xf64>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.truncf %[[V11]] : f64 to f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[ARG0]][5] : f64 from vector<8xf64>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.truncf %[[V13]] : f64 to f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V12]], %[[V14]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract %[[ARG0]][6] : f64 from vector<8xf64>
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.truncf %[[V16]] : f64 to f32
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.extract %[[ARG0]][7] : f64 from vector<8xf64>
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.truncf %[[V18]] : f64 to f32
// CHECK-NEXT:     %[[V20:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V17]], %[[V19]] into %[[V15]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.insert_strided_slice %[[V20]], %[[V10]] {offsets = [4], strides = [1]} : vector<4xf8E5M2FNUZ> into vector<8xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V21]] : vector<8xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f33(%[[ARG0:[^ ]+]]: vector<8xbf16>) -> vector<8xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<8xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : bf16 from vector<8xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : bf16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : bf16 from vector<8xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extf %[[V2]] : bf16 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2] : bf16 from vector<8xbf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.extf %[[V5]] : bf16 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][3] : bf16 from vector<8xbf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.extf %[[V7]] : bf16 to f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], %[[V8]] into %[[V4]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E5M2FNUZ> into vector<8xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[ARG0]][4] : bf16 from vector<8xbf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.extf %[[V11]] : bf16 to f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[ARG0]][5] : bf16 from vector<8xbf16>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.extf %[[V13]] : bf16 to f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V12]], %[[V14]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract %[[ARG0]][6] : bf16 from vector<8xbf16>
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.extf %[[V16]] : bf16 to f32
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.extract %[[ARG0]][7] : bf16 from vector<8xbf16>
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.extf %[[V18]] : bf16 to f32
// CHECK-NEXT:     %[[V20:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V17]], %[[V19]] into %[[V15]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.insert_strided_slice %[[V20]], %[[V10]] {offsets = [4], strides = [1]} : vector<4xf8E5M2FNUZ> into vector<8xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V21]] : vector<8xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f34(%[[ARG0:[^ ]+]]: vector<9xf32>) -> vector<9xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<9xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f32 from vector<9xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : f32 from vector<9xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V0]], %[[V1]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG0]][2] : f32 from vector<9xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[ARG0]][3] : f32 from vector<9xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V3]], %[[V4]] into %[[V2]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.insert_strided_slice %[[V5]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E5M2FNUZ> into vector<9xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][4] : f32 from vector<9xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[ARG0]][5] : f32 from vector<9xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V7]], %[[V8]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[ARG0]][6] : f32 from vector<9xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[ARG0]][7] : f32 from vector<9xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V10]], %[[V11]] into %[[V9]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.insert_strided_slice %[[V12]], %[[V6]] {offsets = [4], strides = [1]} : vector<4xf8E5M2FNUZ> into vector<9xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract %[[ARG0]][8] : f32 from vector<9xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V14]], undef into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract_strided_slice %[[V15]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<1xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.insert_strided_slice %[[V16]], %[[V13]] {offsets = [8], strides = [1]} : vector<1xf8E5M2FNUZ> into vector<9xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V17]] : vector<9xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f35(%[[ARG0:[^ ]+]]: vector<9xf16>) -> vector<9xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<9xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f16 from vector<9xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : f16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : f16 from vector<9xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extf %[[V2]] : f16 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2] : f16 from vector<9xf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.extf %[[V5]] : f16 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][3] : f16 from vector<9xf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.extf %[[V7]] : f16 to f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], %[[V8]] into %[[V4]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E5M2FNUZ> into vector<9xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[ARG0]][4] : f16 from vector<9xf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.extf %[[V11]] : f16 to f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[ARG0]][5] : f16 from vector<9xf16>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.extf %[[V13]] : f16 to f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V12]], %[[V14]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract %[[ARG0]][6] : f16 from vector<9xf16>
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.extf %[[V16]] : f16 to f32
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.extract %[[ARG0]][7] : f16 from vector<9xf16>
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.extf %[[V18]] : f16 to f32
// CHECK-NEXT:     %[[V20:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V17]], %[[V19]] into %[[V15]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.insert_strided_slice %[[V20]], %[[V10]] {offsets = [4], strides = [1]} : vector<4xf8E5M2FNUZ> into vector<9xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V22:[^ ]+]] = vector.extract %[[ARG0]][8] : f16 from vector<9xf16>
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.extf %[[V22]] : f16 to f32
// CHECK-NEXT:     %[[V24:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V23]], undef into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V25:[^ ]+]] = vector.extract_strided_slice %[[V24]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<1xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V26:[^ ]+]] = vector.insert_strided_slice %[[V25]], %[[V21]] {offsets = [8], strides = [1]} : vector<1xf8E5M2FNUZ> into vector<9xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V26]] : vector<9xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f36(%[[ARG0:[^ ]+]]: vector<9xf64>) -> vector<9xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<9xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f64 from vector<9xf64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.truncf %[[V0]] : f64 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : f64 from vector<9xf64>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] : f64 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2] : f64 from vector<9xf64>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.truncf %[[V5]] : f64 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][3] : f64 from vector<9xf64>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.truncf %[[V7]] : f64 to f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], %[[V8]] into %[[V4]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E5M2FNUZ> into vector<9xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[ARG0]][4] : f64 from vector<9xf64>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.truncf %[[V11]] : f64 to f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[ARG0]][5] : f64 from vector<9xf64>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.truncf %[[V13]] : f64 to f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V12]], %[[V14]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract %[[ARG0]][6] : f64 from vector<9xf64>
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.truncf %[[V16]] : f64 to f32
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.extract %[[ARG0]][7] : f64 from vector<9xf64>
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.truncf %[[V18]] : f64 to f32
// CHECK-NEXT:     %[[V20:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V17]], %[[V19]] into %[[V15]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.insert_strided_slice %[[V20]], %[[V10]] {offsets = [4], strides = [1]} : vector<4xf8E5M2FNUZ> into vector<9xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V22:[^ ]+]] = vector.extract %[[ARG0]][8] : f64 from vector<9xf64>
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.truncf %[[V22]] : f64 to f32
// CHECK-NEXT:     %[[V24:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V23]], undef into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V25:[^ ]+]] = vector.extract_strided_slice %[[V24]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<1xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V26:[^ ]+]] = vector.insert_strided_slice %[[V25]], %[[V21]] {offsets = [8], strides = [1]} : vector<1xf8E5M2FNUZ> into vector<9xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V26]] : vector<9xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f37(%[[ARG0:[^ ]+]]: vector<9xbf16>) -> vector<9xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<9xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : bf16 from vector<9xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : bf16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1] : bf16 from vector<9xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extf %[[V2]] : bf16 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2] : bf16 from vector<9xbf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.extf %[[V5]] : bf16 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][3] : bf16 from vector<9xbf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.extf %[[V7]] : bf16 to f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], %[[V8]] into %[[V4]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E5M2FNUZ> into vector<9xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[ARG0]][4] : bf16 from vector<9xbf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.extf %[[V11]] : bf16 to f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[ARG0]][5] : bf16 from vector<9xbf16>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.extf %[[V13]] : bf16 to f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V12]], %[[V14]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract %[[ARG0]][6] : bf16 from vector<9xbf16>
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.extf %[[V16]] : bf16 to f32
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.extract %[[ARG0]][7] : bf16 from vector<9xbf16>
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.extf %[[V18]] : bf16 to f32
// CHECK-NEXT:     %[[V20:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V17]], %[[V19]] into %[[V15]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.insert_strided_slice %[[V20]], %[[V10]] {offsets = [4], strides = [1]} : vector<4xf8E5M2FNUZ> into vector<9xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V22:[^ ]+]] = vector.extract %[[ARG0]][8] : bf16 from vector<9xbf16>
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.extf %[[V22]] : bf16 to f32
// CHECK-NEXT:     %[[V24:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V23]], undef into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V25:[^ ]+]] = vector.extract_strided_slice %[[V24]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<1xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V26:[^ ]+]] = vector.insert_strided_slice %[[V25]], %[[V21]] {offsets = [8], strides = [1]} : vector<1xf8E5M2FNUZ> into vector<9xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V26]] : vector<9xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f38(%[[ARG0:[^ ]+]]: vector<2x3xf32>) -> vector<2x3xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<6xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0, 0] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][0, 1] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V0]], %[[V1]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG0]][0, 2] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[ARG0]][1, 0] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V3]], %[[V4]] into %[[V2]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.insert_strided_slice %[[V5]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E5M2FNUZ> into vector<6xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][1, 1] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[ARG0]][1, 2] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V7]], %[[V8]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract_strided_slice %[[V9]] {offsets = [0], sizes = [2], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<2xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert_strided_slice %[[V10]], %[[V6]] {offsets = [4], strides = [1]} : vector<2xf8E5M2FNUZ> into vector<6xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.shape_cast %[[V11]] : vector<6xf8E5M2FNUZ> to vector<2x3xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V12]] : vector<2x3xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f39(%[[ARG0:[^ ]+]]: vector<2x3xf16>) -> vector<2x3xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<6xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0, 0] : f16 from vector<2x3xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : f16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][0, 1] : f16 from vector<2x3xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extf %[[V2]] : f16 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][0, 2] : f16 from vector<2x3xf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.extf %[[V5]] : f16 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][1, 0] : f16 from vector<2x3xf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.extf %[[V7]] : f16 to f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], %[[V8]] into %[[V4]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E5M2FNUZ> into vector<6xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[ARG0]][1, 1] : f16 from vector<2x3xf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.extf %[[V11]] : f16 to f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[ARG0]][1, 2] : f16 from vector<2x3xf16>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.extf %[[V13]] : f16 to f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V12]], %[[V14]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract_strided_slice %[[V15]] {offsets = [0], sizes = [2], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<2xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.insert_strided_slice %[[V16]], %[[V10]] {offsets = [4], strides = [1]} : vector<2xf8E5M2FNUZ> into vector<6xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.shape_cast %[[V17]] : vector<6xf8E5M2FNUZ> to vector<2x3xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V18]] : vector<2x3xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f40(%[[ARG0:[^ ]+]]: vector<2x3xf64>) -> vector<2x3xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<6xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0, 0] : f64 from vector<2x3xf64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.truncf %[[V0]] : f64 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][0, 1] : f64 from vector<2x3xf64>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] : f64 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][0, 2] : f64 from vector<2x3xf64>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.truncf %[[V5]] : f64 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][1, 0] : f64 from vector<2x3xf64>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.truncf %[[V7]] : f64 to f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], %[[V8]] into %[[V4]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E5M2FNUZ> into vector<6xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[ARG0]][1, 1] : f64 from vector<2x3xf64>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.truncf %[[V11]] : f64 to f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[ARG0]][1, 2] : f64 from vector<2x3xf64>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.truncf %[[V13]] : f64 to f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V12]], %[[V14]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract_strided_slice %[[V15]] {offsets = [0], sizes = [2], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<2xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.insert_strided_slice %[[V16]], %[[V10]] {offsets = [4], strides = [1]} : vector<2xf8E5M2FNUZ> into vector<6xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.shape_cast %[[V17]] : vector<6xf8E5M2FNUZ> to vector<2x3xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V18]] : vector<2x3xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f41(%[[ARG0:[^ ]+]]: vector<2x3xbf16>) -> vector<2x3xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<6xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0, 0] : bf16 from vector<2x3xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : bf16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][0, 1] : bf16 from vector<2x3xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extf %[[V2]] : bf16 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][0, 2] : bf16 from vector<2x3xbf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.extf %[[V5]] : bf16 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][1, 0] : bf16 from vector<2x3xbf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.extf %[[V7]] : bf16 to f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], %[[V8]] into %[[V4]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E5M2FNUZ> into vector<6xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[ARG0]][1, 1] : bf16 from vector<2x3xbf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.extf %[[V11]] : bf16 to f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[ARG0]][1, 2] : bf16 from vector<2x3xbf16>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.extf %[[V13]] : bf16 to f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V12]], %[[V14]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract_strided_slice %[[V15]] {offsets = [0], sizes = [2], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<2xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.insert_strided_slice %[[V16]], %[[V10]] {offsets = [4], strides = [1]} : vector<2xf8E5M2FNUZ> into vector<6xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.shape_cast %[[V17]] : vector<6xf8E5M2FNUZ> to vector<2x3xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V18]] : vector<2x3xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f42(%[[ARG0:[^ ]+]]: vector<4x1xf32>) -> vector<4x1xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0, 0] : f32 from vector<4x1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1, 0] : f32 from vector<4x1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V0]], %[[V1]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG0]][2, 0] : f32 from vector<4x1xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[ARG0]][3, 0] : f32 from vector<4x1xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V3]], %[[V4]] into %[[V2]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.shape_cast %[[V5]] : vector<4xf8E5M2FNUZ> to vector<4x1xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V6]] : vector<4x1xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f43(%[[ARG0:[^ ]+]]: vector<4x1xf16>) -> vector<4x1xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0, 0] : f16 from vector<4x1xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : f16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1, 0] : f16 from vector<4x1xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extf %[[V2]] : f16 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2, 0] : f16 from vector<4x1xf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.extf %[[V5]] : f16 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][3, 0] : f16 from vector<4x1xf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.extf %[[V7]] : f16 to f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], %[[V8]] into %[[V4]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.shape_cast %[[V9]] : vector<4xf8E5M2FNUZ> to vector<4x1xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V10]] : vector<4x1xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f44(%[[ARG0:[^ ]+]]: vector<4x1xf64>) -> vector<4x1xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0, 0] : f64 from vector<4x1xf64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.truncf %[[V0]] : f64 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1, 0] : f64 from vector<4x1xf64>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] : f64 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2, 0] : f64 from vector<4x1xf64>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.truncf %[[V5]] : f64 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][3, 0] : f64 from vector<4x1xf64>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.truncf %[[V7]] : f64 to f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], %[[V8]] into %[[V4]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.shape_cast %[[V9]] : vector<4xf8E5M2FNUZ> to vector<4x1xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V10]] : vector<4x1xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f45(%[[ARG0:[^ ]+]]: vector<4x1xbf16>) -> vector<4x1xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0, 0] : bf16 from vector<4x1xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : bf16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][1, 0] : bf16 from vector<4x1xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extf %[[V2]] : bf16 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][2, 0] : bf16 from vector<4x1xbf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.extf %[[V5]] : bf16 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][3, 0] : bf16 from vector<4x1xbf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.extf %[[V7]] : bf16 to f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], %[[V8]] into %[[V4]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.shape_cast %[[V9]] : vector<4xf8E5M2FNUZ> to vector<4x1xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V10]] : vector<4x1xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f46(%[[ARG0:[^ ]+]]: vector<2x2x2xf16>) -> vector<2x2x2xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<8xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0, 0, 0] : f16 from vector<2x2x2xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : f16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][0, 0, 1] : f16 from vector<2x2x2xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extf %[[V2]] : f16 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], %[[V3]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][0, 1, 0] : f16 from vector<2x2x2xf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.extf %[[V5]] : f16 to f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG0]][0, 1, 1] : f16 from vector<2x2x2xf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.extf %[[V7]] : f16 to f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V6]], %[[V8]] into %[[V4]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E5M2FNUZ> into vector<8xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[ARG0]][1, 0, 0] : f16 from vector<2x2x2xf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.extf %[[V11]] : f16 to f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[ARG0]][1, 0, 1] : f16 from vector<2x2x2xf16>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.extf %[[V13]] : f16 to f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V12]], %[[V14]] into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract %[[ARG0]][1, 1, 0] : f16 from vector<2x2x2xf16>
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.extf %[[V16]] : f16 to f32
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.extract %[[ARG0]][1, 1, 1] : f16 from vector<2x2x2xf16>
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.extf %[[V18]] : f16 to f32
// CHECK-NEXT:     %[[V20:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V17]], %[[V19]] into %[[V15]][word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.insert_strided_slice %[[V20]], %[[V10]] {offsets = [4], strides = [1]} : vector<4xf8E5M2FNUZ> into vector<8xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V22:[^ ]+]] = vector.shape_cast %[[V21]] : vector<8xf8E5M2FNUZ> to vector<2x2x2xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V22]] : vector<2x2x2xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f47(%[[ARG0:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<[4]xf32> to vector<[4]xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V0]] : vector<[4]xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f48(%[[ARG0:[^ ]+]]: vector<[4]xf16>) -> vector<[4]xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<[4]xf16> to vector<[4]xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V0]] : vector<[4]xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f49(%[[ARG0:[^ ]+]]: vector<[4]xf64>) -> vector<[4]xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<[4]xf64> to vector<[4]xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V0]] : vector<[4]xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f50(%[[ARG0:[^ ]+]]: vector<[4]xbf16>) -> vector<[4]xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<[4]xbf16> to vector<[4]xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V0]] : vector<[4]xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f51(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : tensor<4xf32> to tensor<4xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V0]] : tensor<4xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f52(%[[ARG0:[^ ]+]]: tensor<4xf16>) -> tensor<4xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : tensor<4xf16> to tensor<4xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V0]] : tensor<4xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f53(%[[ARG0:[^ ]+]]: tensor<4xf64>) -> tensor<4xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : tensor<4xf64> to tensor<4xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V0]] : tensor<4xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f54(%[[ARG0:[^ ]+]]: tensor<4xbf16>) -> tensor<4xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : tensor<4xbf16> to tensor<4xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V0]] : tensor<4xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f55(%[[ARG0:[^ ]+]]: vector<1x1xf32>) -> vector<1x1xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0, 0] : f32 from vector<1x1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V0]], undef into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract_strided_slice %[[V1]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<1xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.shape_cast %[[V2]] : vector<1xf8E5M2FNUZ> to vector<1x1xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V3]] : vector<1x1xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f56(%[[ARG0:[^ ]+]]: vector<1x1xf16>) -> vector<1x1xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0, 0] : f16 from vector<1x1xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : f16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], undef into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[V2]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<1xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.shape_cast %[[V3]] : vector<1xf8E5M2FNUZ> to vector<1x1xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V4]] : vector<1x1xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f57(%[[ARG0:[^ ]+]]: vector<1x1xf64>) -> vector<1x1xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0, 0] : f64 from vector<1x1xf64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.truncf %[[V0]] : f64 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], undef into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[V2]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<1xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.shape_cast %[[V3]] : vector<1xf8E5M2FNUZ> to vector<1x1xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V4]] : vector<1x1xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f58(%[[ARG0:[^ ]+]]: vector<1x1xbf16>) -> vector<1x1xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0, 0] : bf16 from vector<1x1xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : bf16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V1]], undef into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[V2]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E5M2FNUZ> to vector<1xf8E5M2FNUZ>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.shape_cast %[[V3]] : vector<1xf8E5M2FNUZ> to vector<1x1xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V4]] : vector<1x1xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f59(%[[ARG0:[^ ]+]]: vector<4xf8E5M2FNUZ>) -> vector<4xf128> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf128>
// CHECK-NEXT:     %[[V0:[^ ]+]] = amdgpu.ext_packed_fp8 %[[ARG0]][0] : vector<4xf8E5M2FNUZ> to vector<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<2xf32> to vector<2xf128>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.insert_strided_slice %[[V1]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf128> into vector<4xf128>
// CHECK-NEXT:     %[[V3:[^ ]+]] = amdgpu.ext_packed_fp8 %[[ARG0]][1] : vector<4xf8E5M2FNUZ> to vector<2xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.extf %[[V3]] : vector<2xf32> to vector<2xf128>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.insert_strided_slice %[[V4]], %[[V2]] {offsets = [2], strides = [1]} : vector<2xf128> into vector<4xf128>
// CHECK-NEXT:     return %[[V5]] : vector<4xf128>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f60(%[[ARG0:[^ ]+]]: vector<f8E5M2FNUZ>) -> vector<f32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<f32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][] : f8E5M2FNUZ from vector<f8E5M2FNUZ>
// CHECK-NEXT:     %[[V1:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V0]][0] : f8E5M2FNUZ to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.insert %[[V1]], %[[CST]] [] : f32 into vector<f32>
// CHECK-NEXT:     return %[[V2]] : vector<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f61(%[[ARG0:[^ ]+]]: vector<f8E5M2FNUZ>) -> vector<f16> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<f16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][] : f8E5M2FNUZ from vector<f8E5M2FNUZ>
// CHECK-NEXT:     %[[V1:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V0]][0] : f8E5M2FNUZ to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.truncf %[[V1]] : f32 to f16
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert %[[V2]], %[[CST]] [] : f16 into vector<f16>
// CHECK-NEXT:     return %[[V3]] : vector<f16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f62(%[[ARG0:[^ ]+]]: vector<f8E5M2FNUZ>) -> vector<f64> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<f64>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][] : f8E5M2FNUZ from vector<f8E5M2FNUZ>
// CHECK-NEXT:     %[[V1:[^ ]+]] = amdgpu.ext_packed_fp8 %[[V0]][0] : f8E5M2FNUZ to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.extf %[[V1]] : f32 to f64
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert %[[V2]], %[[CST]] [] : f64 into vector<f64>
// CHECK-NEXT:     return %[[V3]] : vector<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
