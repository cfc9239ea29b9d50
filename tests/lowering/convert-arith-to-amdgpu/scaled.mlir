// RUN: mlir-opt %s --convert-arith-to-amdgpu="chipset=gfx950" | FileCheck %s

func.func @f0(%x: f8E5M2, %s: f8E8M0FNU) -> f32 {
  %0 = arith.scaling_extf %x, %s : f8E5M2, f8E8M0FNU to f32
  return %0 : f32
}

func.func @f1(%x: vector<2xf8E5M2>, %s: vector<1xf8E8M0FNU>) -> vector<2xf32> {
  %b = vector.broadcast %s : vector<1xf8E8M0FNU> to vector<2xf8E8M0FNU>
  %0 = arith.scaling_extf %x, %b : vector<2xf8E5M2>, vector<2xf8E8M0FNU> to vector<2xf32>
  return %0 : vector<2xf32>
}

func.func @f2(%x: vector<6xf8E5M2>, %s: vector<1xf8E8M0FNU>) -> vector<6xf32> {
  %b = vector.broadcast %s : vector<1xf8E8M0FNU> to vector<6xf8E8M0FNU>
  %0 = arith.scaling_extf %x, %b : vector<6xf8E5M2>, vector<6xf8E8M0FNU> to vector<6xf32>
  return %0 : vector<6xf32>
}

func.func @f3(%x: vector<16xf8E5M2>, %s: f8E8M0FNU) -> vector<16xf32> {
  %b = vector.broadcast %s : f8E8M0FNU to vector<16xf8E8M0FNU>
  %0 = arith.scaling_extf %x, %b : vector<16xf8E5M2>, vector<16xf8E8M0FNU> to vector<16xf32>
  return %0 : vector<16xf32>
}

func.func @f4(%x: vector<2x2x3xf8E5M2>, %s: vector<2x1x1xf8E8M0FNU>) -> vector<2x2x3xf32> {
  %b = vector.broadcast %s : vector<2x1x1xf8E8M0FNU> to vector<2x2x3xf8E8M0FNU>
  %0 = arith.scaling_extf %x, %b : vector<2x2x3xf8E5M2>, vector<2x2x3xf8E8M0FNU> to vector<2x2x3xf32>
  return %0 : vector<2x2x3xf32>
}

func.func @f5(%x: vector<f8E5M2>, %s: vector<f8E8M0FNU>) -> vector<f32> {
  %0 = arith.scaling_extf %x, %s : vector<f8E5M2>, vector<f8E8M0FNU> to vector<f32>
  return %0 : vector<f32>
}

func.func @f6(%x: vector<3xf32>, %s: vector<3xf8E8M0FNU>) -> vector<3xf8E5M2> {
  %0 = arith.scaling_truncf %x, %s : vector<3xf32>, vector<3xf8E8M0FNU> to vector<3xf8E5M2>
  return %0 : vector<3xf8E5M2>
}

func.func @f7(%x: vector<5xf32>, %s: f8E8M0FNU) -> vector<5xf8E5M2> {
  %b = vector.broadcast %s : f8E8M0FNU to vector<5xf8E8M0FNU>
  %0 = arith.scaling_truncf %x, %b : vector<5xf32>, vector<5xf8E8M0FNU> to vector<5xf8E5M2>
  return %0 : vector<5xf8E5M2>
}

func.func @f8(%x: vector<10xf32>, %s: vector<1xf8E8M0FNU>) -> vector<10xf8E5M2> {
  %b = vector.broadcast %s : vector<1xf8E8M0FNU> to vector<10xf8E8M0FNU>
  %0 = arith.scaling_truncf %x, %b : vector<10xf32>, vector<10xf8E8M0FNU> to vector<10xf8E5M2>
  return %0 : vector<10xf8E5M2>
}

func.func @f9(%x: vector<2x4xf32>, %s: vector<2x1xf8E8M0FNU>) -> vector<2x4xf8E5M2> {
  %b = vector.broadcast %s : vector<2x1xf8E8M0FNU> to vector<2x4xf8E8M0FNU>
  %0 = arith.scaling_truncf %x, %b : vector<2x4xf32>, vector<2x4xf8E8M0FNU> to vector<2x4xf8E5M2>
  return %0 : vector<2x4xf8E5M2>
}

func.func @f10(%x: vector<2x3xf32>, %s: vector<1x3xf8E8M0FNU>) -> vector<2x3xf8E5M2> {
  %b = vector.broadcast %s : vector<1x3xf8E8M0FNU> to vector<2x3xf8E8M0FNU>
  %0 = arith.scaling_truncf %x, %b : vector<2x3xf32>, vector<2x3xf8E8M0FNU> to vector<2x3xf8E5M2>
  return %0 : vector<2x3xf8E5M2>
}

func.func @f11(%x: vector<5xf8E5M2>, %s: f8E8M0FNU) -> vector<5xf16> {
  %b = vector.broadcast %s : f8E8M0FNU to vector<5xf8E8M0FNU>
  %0 = arith.scaling_extf %x, %b : vector<5xf8E5M2>, vector<5xf8E8M0FNU> to vector<5xf16>
  return %0 : vector<5xf16>
}

func.func @f12(%x: vector<2x4xf8E5M2>, %s: vector<1x1xf8E8M0FNU>) -> vector<2x4xf16> {
  %b = vector.broadcast %s : vector<1x1xf8E8M0FNU> to vector<2x4xf8E8M0FNU>
  %0 = arith.scaling_extf %x, %b : vector<2x4xf8E5M2>, vector<2x4xf8E8M0FNU> to vector<2x4xf16>
  return %0 : vector<2x4xf16>
}

func.func @f13(%x: vector<10xf16>, %s: vector<1xf8E8M0FNU>) -> vector<10xf8E5M2> {
  %b = vector.broadcast %s : vector<1xf8E8M0FNU> to vector<10xf8E8M0FNU>
  %0 = arith.scaling_truncf %x, %b : vector<10xf16>, vector<10xf8E8M0FNU> to vector<10xf8E5M2>
  return %0 : vector<10xf8E5M2>
}

func.func @f14(%x: vector<2xf8E5M2>, %s: vector<1xf16>) -> vector<2xbf16> {
  %b = vector.broadcast %s : vector<1xf16> to vector<2xf16>
  %0 = arith.scaling_extf %x, %b : vector<2xf8E5M2>, vector<2xf16> to vector<2xbf16>
  return %0 : vector<2xbf16>
}

func.func @f15(%x: vector<2x4xf8E5M2>, %s: vector<2x1xf16>) -> vector<2x4xbf16> {
  %b = vector.broadcast %s : vector<2x1xf16> to vector<2x4xf16>
  %0 = arith.scaling_extf %x, %b : vector<2x4xf8E5M2>, vector<2x4xf16> to vector<2x4xbf16>
  return %0 : vector<2x4xbf16>
}

func.func @f16(%x: vector<5xbf16>, %s: f16) -> vector<5xf8E5M2> {
  %b = vector.broadcast %s : f16 to vector<5xf16>
  %0 = arith.scaling_truncf %x, %b : vector<5xbf16>, vector<5xf16> to vector<5xf8E5M2>
  return %0 : vector<5xf8E5M2>
}

func.func @f17(%x: vector<2x4xbf16>, %s: vector<1x1xf16>) -> vector<2x4xf8E5M2> {
  %b = vector.broadcast %s : vector<1x1xf16> to vector<2x4xf16>
  %0 = arith.scaling_truncf %x, %b : vector<2x4xbf16>, vector<2x4xf16> to vector<2x4xf8E5M2>
  return %0 : vector<2x4xf8E5M2>
}

func.func @f18(%x: vector<3xf8E4M3FN>, %s: vector<3xf8E8M0FNU>) -> vector<3xf32> {
  %0 = arith.scaling_extf %x, %s : vector<3xf8E4M3FN>, vector<3xf8E8M0FNU> to vector<3xf32>
  return %0 : vector<3xf32>
}

func.func @f19(%x: vector<5xf8E4M3FN>, %s: f8E8M0FNU) -> vector<5xf32> {
  %b = vector.broadcast %s : f8E8M0FNU to vector<5xf8E8M0FNU>
  %0 = arith.scaling_extf %x, %b : vector<5xf8E4M3FN>, vector<5xf8E8M0FNU> to vector<5xf32>
  return %0 : vector<5xf32>
}

func.func @f20(%x: vector<10xf8E4M3FN>, %s: vector<1xf8E8M0FNU>) -> vector<10xf32> {
  %b = vector.broadcast %s : vector<1xf8E8M0FNU> to vector<10xf8E8M0FNU>
  %0 = arith.scaling_extf %x, %b : vector<10xf8E4M3FN>, vector<10xf8E8M0FNU> to vector<10xf32>
  return %0 : vector<10xf32>
}

func.func @f21(%x: vector<2x4xf8E4M3FN>, %s: vector<2x1xf8E8M0FNU>) -> vector<2x4xf32> {
  %b = vector.broadcast %s : vector<2x1xf8E8M0FNU> to vector<2x4xf8E8M0FNU>
  %0 = arith.scaling_extf %x, %b : vector<2x4xf8E4M3FN>, vector<2x4xf8E8M0FNU> to vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

func.func @f22(%x: vector<2x3xf8E4M3FN>, %s: vector<1x3xf8E8M0FNU>) -> vector<2x3xf32> {
  %b = vector.broadcast %s : vector<1x3xf8E8M0FNU> to vector<2x3xf8E8M0FNU>
  %0 = arith.scaling_extf %x, %b : vector<2x3xf8E4M3FN>, vector<2x3xf8E8M0FNU> to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

func.func @f23(%x: vector<1xf32>, %s: vector<1xf8E8M0FNU>) -> vector<1xf8E4M3FN> {
  %0 = arith.scaling_truncf %x, %s : vector<1xf32>, vector<1xf8E8M0FNU> to vector<1xf8E4M3FN>
  return %0 : vector<1xf8E4M3FN>
}

func.func @f24(%x: vector<3xf32>, %s: vector<1xf8E8M0FNU>) -> vector<3xf8E4M3FN> {
  %b = vector.broadcast %s : vector<1xf8E8M0FNU> to vector<3xf8E8M0FNU>
  %0 = arith.scaling_truncf %x, %b : vector<3xf32>, vector<3xf8E8M0FNU> to vector<3xf8E4M3FN>
  return %0 : vector<3xf8E4M3FN>
}

func.func @f25(%x: vector<9xf32>, %s: f8E8M0FNU) -> vector<9xf8E4M3FN> {
  %b = vector.broadcast %s : f8E8M0FNU to vector<9xf8E8M0FNU>
  %0 = arith.scaling_truncf %x, %b : vector<9xf32>, vector<9xf8E8M0FNU> to vector<9xf8E4M3FN>
  return %0 : vector<9xf8E4M3FN>
}

func.func @f26(%x: vector<17xf32>, %s: vector<1xf8E8M0FNU>) -> vector<17xf8E4M3FN> {
  %b = vector.broadcast %s : vector<1xf8E8M0FNU> to vector<17xf8E8M0FNU>
  %0 = arith.scaling_truncf %x, %b : vector<17xf32>, vector<17xf8E8M0FNU> to vector<17xf8E4M3FN>
  return %0 : vector<17xf8E4M3FN>
}

func.func @f27(%x: vector<2x4xf32>, %s: vector<1x1xf8E8M0FNU>) -> vector<2x4xf8E4M3FN> {
  %b = vector.broadcast %s : vector<1x1xf8E8M0FNU> to vector<2x4xf8E8M0FNU>
  %0 = arith.scaling_truncf %x, %b : vector<2x4xf32>, vector<2x4xf8E8M0FNU> to vector<2x4xf8E4M3FN>
  return %0 : vector<2x4xf8E4M3FN>
}

func.func @f28(%x: vector<2xf8E4M3FN>, %s: vector<1xf8E8M0FNU>) -> vector<2xf16> {
  %b = vector.broadcast %s : vector<1xf8E8M0FNU> to vector<2xf8E8M0FNU>
  %0 = arith.scaling_extf %x, %b : vector<2xf8E4M3FN>, vector<2xf8E8M0FNU> to vector<2xf16>
  return %0 : vector<2xf16>
}

func.func @f29(%x: vector<2x4xf8E4M3FN>, %s: vector<2x1xf8E8M0FNU>) -> vector<2x4xf16> {
  %b = vector.broadcast %s : vector<2x1xf8E8M0FNU> to vector<2x4xf8E8M0FNU>
  %0 = arith.scaling_extf %x, %b : vector<2x4xf8E4M3FN>, vector<2x4xf8E8M0FNU> to vector<2x4xf16>
  return %0 : vector<2x4xf16>
}

func.func @f30(%x: vector<5xf16>, %s: f8E8M0FNU) -> vector<5xf8E4M3FN> {
  %b = vector.broadcast %s : f8E8M0FNU to vector<5xf8E8M0FNU>
  %0 = arith.scaling_truncf %x, %b : vector<5xf16>, vector<5xf8E8M0FNU> to vector<5xf8E4M3FN>
  return %0 : vector<5xf8E4M3FN>
}

func.func @f31(%x: vector<2x4xf16>, %s: vector<1x1xf8E8M0FNU>) -> vector<2x4xf8E4M3FN> {
  %b = vector.broadcast %s : vector<1x1xf8E8M0FNU> to vector<2x4xf8E8M0FNU>
  %0 = arith.scaling_truncf %x, %b : vector<2x4xf16>, vector<2x4xf8E8M0FNU> to vector<2x4xf8E4M3FN>
  return %0 : vector<2x4xf8E4M3FN>
}

func.func @f32(%x: vector<10xf8E4M3FN>, %s: vector<1xf16>) -> vector<10xbf16> {
  %b = vector.broadcast %s : vector<1xf16> to vector<10xf16>
  %0 = arith.scaling_extf %x, %b : vector<10xf8E4M3FN>, vector<10xf16> to vector<10xbf16>
  return %0 : vector<10xbf16>
}

func.func @f33(%x: vector<2xbf16>, %s: vector<1xf16>) -> vector<2xf8E4M3FN> {
  %b = vector.broadcast %s : vector<1xf16> to vector<2xf16>
  %0 = arith.scaling_truncf %x, %b : vector<2xbf16>, vector<2xf16> to vector<2xf8E4M3FN>
  return %0 : vector<2xf8E4M3FN>
}

func.func @f34(%x: vector<2x4xbf16>, %s: vector<2x1xf16>) -> vector<2x4xf8E4M3FN> {
  %b = vector.broadcast %s : vector<2x1xf16> to vector<2x4xf16>
  %0 = arith.scaling_truncf %x, %b : vector<2x4xbf16>, vector<2x4xf16> to vector<2x4xf8E4M3FN>
  return %0 : vector<2x4xf8E4M3FN>
}

func.func @f35(%x: vector<1xf4E2M1FN>, %s: vector<1xf8E8M0FNU>) -> vector<1xf32> {
  %0 = arith.scaling_extf %x, %s : vector<1xf4E2M1FN>, vector<1xf8E8M0FNU> to vector<1xf32>
  return %0 : vector<1xf32>
}

func.func @f36(%x: vector<3xf4E2M1FN>, %s: vector<1xf8E8M0FNU>) -> vector<3xf32> {
  %b = vector.broadcast %s : vector<1xf8E8M0FNU> to vector<3xf8E8M0FNU>
  %0 = arith.scaling_extf %x, %b : vector<3xf4E2M1FN>, vector<3xf8E8M0FNU> to vector<3xf32>
  return %0 : vector<3xf32>
}

func.func @f37(%x: vector<9xf4E2M1FN>, %s: f8E8M0FNU) -> vector<9xf32> {
  %b = vector.broadcast %s : f8E8M0FNU to vector<9xf8E8M0FNU>
  %0 = arith.scaling_extf %x, %b : vector<9xf4E2M1FN>, vector<9xf8E8M0FNU> to vector<9xf32>
  return %0 : vector<9xf32>
}

func.func @f38(%x: vector<17xf4E2M1FN>, %s: vector<1xf8E8M0FNU>) -> vector<17xf32> {
  %b = vector.broadcast %s : vector<1xf8E8M0FNU> to vector<17xf8E8M0FNU>
  %0 = arith.scaling_extf %x, %b : vector<17xf4E2M1FN>, vector<17xf8E8M0FNU> to vector<17xf32>
  return %0 : vector<17xf32>
}

func.func @f39(%x: vector<2x4xf4E2M1FN>, %s: vector<1x1xf8E8M0FNU>) -> vector<2x4xf32> {
  %b = vector.broadcast %s : vector<1x1xf8E8M0FNU> to vector<2x4xf8E8M0FNU>
  %0 = arith.scaling_extf %x, %b : vector<2x4xf4E2M1FN>, vector<2x4xf8E8M0FNU> to vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

func.func @f40(%x: f32, %s: f8E8M0FNU) -> f4E2M1FN {
  %0 = arith.scaling_truncf %x, %s : f32, f8E8M0FNU to f4E2M1FN
  return %0 : f4E2M1FN
}

func.func @f41(%x: vector<2xf32>, %s: vector<1xf8E8M0FNU>) -> vector<2xf4E2M1FN> {
  %b = vector.broadcast %s : vector<1xf8E8M0FNU> to vector<2xf8E8M0FNU>
  %0 = arith.scaling_truncf %x, %b : vector<2xf32>, vector<2xf8E8M0FNU> to vector<2xf4E2M1FN>
  return %0 : vector<2xf4E2M1FN>
}

func.func @f42(%x: vector<6xf32>, %s: vector<1xf8E8M0FNU>) -> vector<6xf4E2M1FN> {
  %b = vector.broadcast %s : vector<1xf8E8M0FNU> to vector<6xf8E8M0FNU>
  %0 = arith.scaling_truncf %x, %b : vector<6xf32>, vector<6xf8E8M0FNU> to vector<6xf4E2M1FN>
  return %0 : vector<6xf4E2M1FN>
}

func.func @f43(%x: vector<16xf32>, %s: f8E8M0FNU) -> vector<16xf4E2M1FN> {
  %b = vector.broadcast %s : f8E8M0FNU to vector<16xf8E8M0FNU>
  %0 = arith.scaling_truncf %x, %b : vector<16xf32>, vector<16xf8E8M0FNU> to vector<16xf4E2M1FN>
  return %0 : vector<16xf4E2M1FN>
}

func.func @f44(%x: vector<2x2x3xf32>, %s: vector<2x1x1xf8E8M0FNU>) -> vector<2x2x3xf4E2M1FN> {
  %b = vector.broadcast %s : vector<2x1x1xf8E8M0FNU> to vector<2x2x3xf8E8M0FNU>
  %0 = arith.scaling_truncf %x, %b : vector<2x2x3xf32>, vector<2x2x3xf8E8M0FNU> to vector<2x2x3xf4E2M1FN>
  return %0 : vector<2x2x3xf4E2M1FN>
}

func.func @f45(%x: vector<f32>, %s: vector<f8E8M0FNU>) -> vector<f4E2M1FN> {
  %0 = arith.scaling_truncf %x, %s : vector<f32>, vector<f8E8M0FNU> to vector<f4E2M1FN>
  return %0 : vector<f4E2M1FN>
}

func.func @f46(%x: vector<10xf4E2M1FN>, %s: vector<1xf8E8M0FNU>) -> vector<10xf16> {
  %b = vector.broadcast %s : vector<1xf8E8M0FNU> to vector<10xf8E8M0FNU>
  %0 = arith.scaling_extf %x, %b : vector<10xf4E2M1FN>, vector<10xf8E8M0FNU> to vector<10xf16>
  return %0 : vector<10xf16>
}

func.func @f47(%x: vector<2xf16>, %s: vector<1xf8E8M0FNU>) -> vector<2xf4E2M1FN> {
  %b = vector.broadcast %s : vector<1xf8E8M0FNU> to vector<2xf8E8M0FNU>
  %0 = arith.scaling_truncf %x, %b : vector<2xf16>, vector<2xf8E8M0FNU> to vector<2xf4E2M1FN>
  return %0 : vector<2xf4E2M1FN>
}

func.func @f48(%x: vector<2x4xf16>, %s: vector<2x1xf8E8M0FNU>) -> vector<2x4xf4E2M1FN> {
  %b = vector.broadcast %s : vector<2x1xf8E8M0FNU> to vector<2x4xf8E8M0FNU>
  %0 = arith.scaling_truncf %x, %b : vector<2x4xf16>, vector<2x4xf8E8M0FNU> to vector<2x4xf4E2M1FN>
  return %0 : vector<2x4xf4E2M1FN>
}

func.func @f49(%x: vector<5xf4E2M1FN>, %s: f16) -> vector<5xbf16> {
  %b = vector.broadcast %s : f16 to vector<5xf16>
  %0 = arith.scaling_extf %x, %b : vector<5xf4E2M1FN>, vector<5xf16> to vector<5xbf16>
  return %0 : vector<5xbf16>
}

func.func @f50(%x: vector<2x4xf4E2M1FN>, %s: vector<1x1xf16>) -> vector<2x4xbf16> {
  %b = vector.broadcast %s : vector<1x1xf16> to vector<2x4xf16>
  %0 = arith.scaling_extf %x, %b : vector<2x4xf4E2M1FN>, vector<2x4xf16> to vector<2x4xbf16>
  return %0 : vector<2x4xbf16>
}

func.func @f51(%x: vector<10xbf16>, %s: vector<1xf16>) -> vector<10xf4E2M1FN> {
  %b = vector.broadcast %s : vector<1xf16> to vector<10xf16>
  %0 = arith.scaling_truncf %x, %b : vector<10xbf16>, vector<10xf16> to vector<10xf4E2M1FN>
  return %0 : vector<10xf4E2M1FN>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: f8E5M2, %[[ARG1:[^ ]+]]: f8E8M0FNU) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG1]] : f8E8M0FNU to f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[ARG0]] : f8E5M2 to vector<1xf8E5M2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = amdgpu.scaled_ext_packed %[[V1]][0], %[[V0]] : vector<1xf8E5M2> to vector<2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[V2]][0] : f32 from vector<2xf32>
// CHECK-NEXT:     return %[[V3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: vector<2xf8E5M2>, %[[ARG1:[^ ]+]]: vector<1xf8E8M0FNU>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<1xf8E8M0FNU> to vector<2xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<2xf8E8M0FNU> to vector<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : f32 from vector<2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = amdgpu.scaled_ext_packed %[[ARG0]][0], %[[V2]] : vector<2xf8E5M2> to vector<2xf32>
// CHECK-NEXT:     return %[[V3]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: vector<6xf8E5M2>, %[[ARG1:[^ ]+]]: vector<1xf8E8M0FNU>) -> vector<6xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<6xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<1xf8E8M0FNU> to vector<6xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<6xf8E8M0FNU> to vector<6xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : f32 from vector<6xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [4], strides = [1]} : vector<6xf8E5M2> to vector<4xf8E5M2>
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][0], %[[V2]] : vector<4xf8E5M2> to vector<2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.insert_strided_slice %[[V4]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf32> into vector<6xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][1], %[[V2]] : vector<4xf8E5M2> to vector<2xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[V5]] {offsets = [2], strides = [1]} : vector<2xf32> into vector<6xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [4], sizes = [2], strides = [1]} : vector<6xf8E5M2> to vector<2xf8E5M2>
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.scaled_ext_packed %[[V8]][0], %[[V2]] : vector<2xf8E5M2> to vector<2xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[V7]] {offsets = [4], strides = [1]} : vector<2xf32> into vector<6xf32>
// CHECK-NEXT:     return %[[V10]] : vector<6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: vector<16xf8E5M2>, %[[ARG1:[^ ]+]]: f8E8M0FNU) -> vector<16xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<16xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : f8E8M0FNU to vector<16xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<16xf8E8M0FNU> to vector<16xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : f32 from vector<16xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [4], strides = [1]} : vector<16xf8E5M2> to vector<4xf8E5M2>
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][0], %[[V2]] : vector<4xf8E5M2> to vector<2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.insert_strided_slice %[[V4]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf32> into vector<16xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][1], %[[V2]] : vector<4xf8E5M2> to vector<2xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[V5]] {offsets = [2], strides = [1]} : vector<2xf32> into vector<16xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [4], sizes = [4], strides = [1]} : vector<16xf8E5M2> to vector<4xf8E5M2>
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.scaled_ext_packed %[[V8]][0], %[[V2]] : vector<4xf8E5M2> to vector<2xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[V7]] {offsets = [4], strides = [1]} : vector<2xf32> into vector<16xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = amdgpu.scaled_ext_packed %[[V8]][1], %[[V2]] : vector<4xf8E5M2> to vector<2xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.insert_strided_slice %[[V11]], %[[V10]] {offsets = [6], strides = [1]} : vector<2xf32> into vector<16xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [8], sizes = [4], strides = [1]} : vector<16xf8E5M2> to vector<4xf8E5M2>
// CHECK-NEXT:     %[[V14:[^ ]+]] = amdgpu.scaled_ext_packed %[[V13]][0], %[[V2]] : vector<4xf8E5M2> to vector<2xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert_strided_slice %[[V14]], %[[V12]] {offsets = [8], strides = [1]} : vector<2xf32> into vector<16xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = amdgpu.scaled_ext_packed %[[V13]][1], %[[V2]] : vector<4xf8E5M2> to vector<2xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.insert_strided_slice %[[V16]], %[[V15]] {offsets = [10], strides = [1]} : vector<2xf32> into vector<16xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [12], sizes = [4], strides = [1]} : vector<16xf8E5M2> to vector<4xf8E5M2>
// CHECK-NEXT:     %[[V19:[^ ]+]] = amdgpu.scaled_ext_packed %[[V18]][0], %[[V2]] : vector<4xf8E5M2> to vector<2xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.insert_strided_slice %[[V19]], %[[V17]] {offsets = [12], strides = [1]} : vector<2xf32> into vector<16xf32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = amdgpu.scaled_ext_packed %[[V18]][1], %[[V2]] : vector<4xf8E5M2> to vector<2xf32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = vector.insert_strided_slice %[[V21]], %[[V20]] {offsets = [14], strides = [1]} : vector<2xf32> into vector<16xf32>
// CHECK-NEXT:     return %[[V22]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: vector<2x2x3xf8E5M2>, %[[ARG1:[^ ]+]]: vector<2x1x1xf8E8M0FNU>) -> vector<2x2x3xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<6xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2x2x3xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<2x1x1xf8E8M0FNU> to vector<2x2x3xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<2x2x3xf8E8M0FNU> to vector<2x2x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0, 0], sizes = [1, 2, 3], strides = [1, 1, 1]} : vector<2x2x3xf8E5M2> to vector<1x2x3xf8E5M2>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.shape_cast %[[V2]] : vector<1x2x3xf8E5M2> to vector<6xf8E5M2>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[V1]][0, 0, 0] : f32 from vector<2x2x3xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract_strided_slice %[[V3]] {offsets = [0], sizes = [4], strides = [1]} : vector<6xf8E5M2> to vector<4xf8E5M2>
// CHECK-NEXT:     %[[V6:[^ ]+]] = amdgpu.scaled_ext_packed %[[V5]][0], %[[V4]] : vector<4xf8E5M2> to vector<2xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf32> into vector<6xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = amdgpu.scaled_ext_packed %[[V5]][1], %[[V4]] : vector<4xf8E5M2> to vector<2xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.insert_strided_slice %[[V8]], %[[V7]] {offsets = [2], strides = [1]} : vector<2xf32> into vector<6xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract_strided_slice %[[V3]] {offsets = [4], sizes = [2], strides = [1]} : vector<6xf8E5M2> to vector<2xf8E5M2>
// CHECK-NEXT:     %[[V11:[^ ]+]] = amdgpu.scaled_ext_packed %[[V10]][0], %[[V4]] : vector<2xf8E5M2> to vector<2xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.insert_strided_slice %[[V11]], %[[V9]] {offsets = [4], strides = [1]} : vector<2xf32> into vector<6xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.shape_cast %[[V12]] : vector<6xf32> to vector<1x2x3xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.insert_strided_slice %[[V13]], %[[CST_0]] {offsets = [0, 0, 0], strides = [1, 1, 1]} : vector<1x2x3xf32> into vector<2x2x3xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [1, 0, 0], sizes = [1, 2, 3], strides = [1, 1, 1]} : vector<2x2x3xf8E5M2> to vector<1x2x3xf8E5M2>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.shape_cast %[[V15]] : vector<1x2x3xf8E5M2> to vector<6xf8E5M2>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.extract %[[V1]][1, 0, 0] : f32 from vector<2x2x3xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.extract_strided_slice %[[V16]] {offsets = [0], sizes = [4], strides = [1]} : vector<6xf8E5M2> to vector<4xf8E5M2>
// CHECK-NEXT:     %[[V19:[^ ]+]] = amdgpu.scaled_ext_packed %[[V18]][0], %[[V17]] : vector<4xf8E5M2> to vector<2xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.insert_strided_slice %[[V19]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf32> into vector<6xf32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = amdgpu.scaled_ext_packed %[[V18]][1], %[[V17]] : vector<4xf8E5M2> to vector<2xf32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = vector.insert_strided_slice %[[V21]], %[[V20]] {offsets = [2], strides = [1]} : vector<2xf32> into vector<6xf32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = vector.extract_strided_slice %[[V16]] {offsets = [4], sizes = [2], strides = [1]} : vector<6xf8E5M2> to vector<2xf8E5M2>
// CHECK-NEXT:     %[[V24:[^ ]+]] = amdgpu.scaled_ext_packed %[[V23]][0], %[[V17]] : vector<2xf8E5M2> to vector<2xf32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = vector.insert_strided_slice %[[V24]], %[[V22]] {offsets = [4], strides = [1]} : vector<2xf32> into vector<6xf32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = vector.shape_cast %[[V25]] : vector<6xf32> to vector<1x2x3xf32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = vector.insert_strided_slice %[[V26]], %[[V14]] {offsets = [1, 0, 0], strides = [1, 1, 1]} : vector<1x2x3xf32> into vector<2x2x3xf32>
// CHECK-NEXT:     return %[[V27]] : vector<2x2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: vector<f8E5M2>, %[[ARG1:[^ ]+]]: vector<f8E8M0FNU>) -> vector<f32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG1]] : vector<f8E8M0FNU> to vector<f32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<f8E5M2> to vector<1xf8E5M2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V0]][] : f32 from vector<f32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = amdgpu.scaled_ext_packed %[[V1]][0], %[[V2]] : vector<1xf8E5M2> to vector<2xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract_strided_slice %[[V3]] {offsets = [0], sizes = [1], strides = [1]} : vector<2xf32> to vector<1xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.shape_cast %[[V4]] : vector<1xf32> to vector<f32>
// CHECK-NEXT:     return %[[V5]] : vector<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: vector<3xf32>, %[[ARG1:[^ ]+]]: vector<3xf8E8M0FNU>) -> vector<3xf8E5M2> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<3xf8E5M2>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG1]] : vector<3xf8E8M0FNU> to vector<3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [1], strides = [1]} : vector<3xf32> to vector<1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V0]][0] : f32 from vector<3xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V1]] into undef[0], %[[V2]] : vector<1xf32> to vector<4xf8E5M2>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract_strided_slice %[[V3]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E5M2> to vector<1xf8E5M2>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.insert_strided_slice %[[V4]], %[[CST]] {offsets = [0], strides = [1]} : vector<1xf8E5M2> into vector<3xf8E5M2>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [1], sizes = [1], strides = [1]} : vector<3xf32> to vector<1xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[V0]][1] : f32 from vector<3xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V6]] into undef[0], %[[V7]] : vector<1xf32> to vector<4xf8E5M2>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract_strided_slice %[[V8]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E5M2> to vector<1xf8E5M2>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[V5]] {offsets = [1], strides = [1]} : vector<1xf8E5M2> into vector<3xf8E5M2>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [2], sizes = [1], strides = [1]} : vector<3xf32> to vector<1xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract %[[V0]][2] : f32 from vector<3xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V11]] into undef[0], %[[V12]] : vector<1xf32> to vector<4xf8E5M2>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract_strided_slice %[[V13]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E5M2> to vector<1xf8E5M2>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert_strided_slice %[[V14]], %[[V10]] {offsets = [2], strides = [1]} : vector<1xf8E5M2> into vector<3xf8E5M2>
// CHECK-NEXT:     return %[[V15]] : vector<3xf8E5M2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: vector<5xf32>, %[[ARG1:[^ ]+]]: f8E8M0FNU) -> vector<5xf8E5M2> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf8E5M2>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<5xf8E5M2>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : f8E8M0FNU to vector<5xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<5xf8E8M0FNU> to vector<5xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : f32 from vector<5xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [2], strides = [1]} : vector<5xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V3]] into %[[CST]][0], %[[V2]] : vector<2xf32> to vector<4xf8E5M2> into vector<4xf8E5M2>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [2], sizes = [2], strides = [1]} : vector<5xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V5]] into %[[V4]][1], %[[V2]] : vector<2xf32> to vector<4xf8E5M2> into vector<4xf8E5M2>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[CST_0]] {offsets = [0], strides = [1]} : vector<4xf8E5M2> into vector<5xf8E5M2>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [4], sizes = [1], strides = [1]} : vector<5xf32> to vector<1xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V8]] into undef[0], %[[V2]] : vector<1xf32> to vector<4xf8E5M2>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract_strided_slice %[[V9]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E5M2> to vector<1xf8E5M2>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert_strided_slice %[[V10]], %[[V7]] {offsets = [4], strides = [1]} : vector<1xf8E5M2> into vector<5xf8E5M2>
// CHECK-NEXT:     return %[[V11]] : vector<5xf8E5M2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: vector<10xf32>, %[[ARG1:[^ ]+]]: vector<1xf8E8M0FNU>) -> vector<10xf8E5M2> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf8E5M2>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<10xf8E5M2>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<1xf8E8M0FNU> to vector<10xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<10xf8E8M0FNU> to vector<10xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : f32 from vector<10xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [2], strides = [1]} : vector<10xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V3]] into %[[CST]][0], %[[V2]] : vector<2xf32> to vector<4xf8E5M2> into vector<4xf8E5M2>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [2], sizes = [2], strides = [1]} : vector<10xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V5]] into %[[V4]][1], %[[V2]] : vector<2xf32> to vector<4xf8E5M2> into vector<4xf8E5M2>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[CST_0]] {offsets = [0], strides = [1]} : vector<4xf8E5M2> into vector<10xf8E5M2>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [4], sizes = [2], strides = [1]} : vector<10xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V8]] into %[[CST]][0], %[[V2]] : vector<2xf32> to vector<4xf8E5M2> into vector<4xf8E5M2>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [6], sizes = [2], strides = [1]} : vector<10xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V10]] into %[[V9]][1], %[[V2]] : vector<2xf32> to vector<4xf8E5M2> into vector<4xf8E5M2>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.insert_strided_slice %[[V11]], %[[V7]] {offsets = [4], strides = [1]} : vector<4xf8E5M2> into vector<10xf8E5M2>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [8], sizes = [2], strides = [1]} : vector<10xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V13]] into undef[0], %[[V2]] : vector<2xf32> to vector<4xf8E5M2>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.extract_strided_slice %[[V14]] {offsets = [0], sizes = [2], strides = [1]} : vector<4xf8E5M2> to vector<2xf8E5M2>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.insert_strided_slice %[[V15]], %[[V12]] {offsets = [8], strides = [1]} : vector<2xf8E5M2> into vector<10xf8E5M2>
// CHECK-NEXT:     return %[[V16]] : vector<10xf8E5M2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: vector<2x4xf32>, %[[ARG1:[^ ]+]]: vector<2x1xf8E8M0FNU>) -> vector<2x4xf8E5M2> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf8E5M2>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2x4xf8E5M2>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<2x1xf8E8M0FNU> to vector<2x4xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<2x4xf8E8M0FNU> to vector<2x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [1, 4], strides = [1, 1]} : vector<2x4xf32> to vector<1x4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.shape_cast %[[V2]] : vector<1x4xf32> to vector<4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[V1]][0, 0] : f32 from vector<2x4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract_strided_slice %[[V3]] {offsets = [0], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V5]] into %[[CST]][0], %[[V4]] : vector<2xf32> to vector<4xf8E5M2> into vector<4xf8E5M2>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract_strided_slice %[[V3]] {offsets = [2], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V7]] into %[[V6]][1], %[[V4]] : vector<2xf32> to vector<4xf8E5M2> into vector<4xf8E5M2>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.shape_cast %[[V8]] : vector<4xf8E5M2> to vector<1x4xf8E5M2>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[CST_0]] {offsets = [0, 0], strides = [1, 1]} : vector<1x4xf8E5M2> into vector<2x4xf8E5M2>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [1, 0], sizes = [1, 4], strides = [1, 1]} : vector<2x4xf32> to vector<1x4xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.shape_cast %[[V11]] : vector<1x4xf32> to vector<4xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[V1]][1, 0] : f32 from vector<2x4xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract_strided_slice %[[V12]] {offsets = [0], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V14]] into %[[CST]][0], %[[V13]] : vector<2xf32> to vector<4xf8E5M2> into vector<4xf8E5M2>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract_strided_slice %[[V12]] {offsets = [2], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V16]] into %[[V15]][1], %[[V13]] : vector<2xf32> to vector<4xf8E5M2> into vector<4xf8E5M2>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.shape_cast %[[V17]] : vector<4xf8E5M2> to vector<1x4xf8E5M2>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.insert_strided_slice %[[V18]], %[[V10]] {offsets = [1, 0], strides = [1, 1]} : vector<1x4xf8E5M2> into vector<2x4xf8E5M2>
// CHECK-NEXT:     return %[[V19]] : vector<2x4xf8E5M2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: vector<2x3xf32>, %[[ARG1:[^ ]+]]: vector<1x3xf8E8M0FNU>) -> vector<2x3xf8E5M2> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2x3xf8E5M2>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<1x3xf8E8M0FNU> to vector<2x3xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<2x3xf8E8M0FNU> to vector<2x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x3xf32> to vector<2x1xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.shape_cast %[[V2]] : vector<2x1xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[V1]][0, 0] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V3]] into undef[0], %[[V4]] : vector<2xf32> to vector<4xf8E5M2>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract_strided_slice %[[V5]] {offsets = [0], sizes = [2], strides = [1]} : vector<4xf8E5M2> to vector<2xf8E5M2>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.shape_cast %[[V6]] : vector<2xf8E5M2> to vector<2x1xf8E5M2>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert_strided_slice %[[V7]], %[[CST]] {offsets = [0, 0], strides = [1, 1]} : vector<2x1xf8E5M2> into vector<2x3xf8E5M2>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x3xf32> to vector<2x1xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.shape_cast %[[V9]] : vector<2x1xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[V1]][0, 1] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V10]] into undef[0], %[[V11]] : vector<2xf32> to vector<4xf8E5M2>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract_strided_slice %[[V12]] {offsets = [0], sizes = [2], strides = [1]} : vector<4xf8E5M2> to vector<2xf8E5M2>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.shape_cast %[[V13]] : vector<2xf8E5M2> to vector<2x1xf8E5M2>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert_strided_slice %[[V14]], %[[V8]] {offsets = [0, 1], strides = [1, 1]} : vector<2x1xf8E5M2> into vector<2x3xf8E5M2>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 2], sizes = [2, 1], strides = [1, 1]} : vector<2x3xf32> to vector<2x1xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.shape_cast %[[V16]] : vector<2x1xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.extract %[[V1]][0, 2] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V17]] into undef[0], %[[V18]] : vector<2xf32> to vector<4xf8E5M2>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.extract_strided_slice %[[V19]] {offsets = [0], sizes = [2], strides = [1]} : vector<4xf8E5M2> to vector<2xf8E5M2>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.shape_cast %[[V20]] : vector<2xf8E5M2> to vector<2x1xf8E5M2>
// CHECK-NEXT:     %[[V22:[^ ]+]] = vector.insert_strided_slice %[[V21]], %[[V15]] {offsets = [0, 2], strides = [1, 1]} : vector<2x1xf8E5M2> into vector<2x3xf8E5M2>
// CHECK-NEXT:     return %[[V22]] : vector<2x3xf8E5M2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: vector<5xf8E5M2>, %[[ARG1:[^ ]+]]: f8E8M0FNU) -> vector<5xf16> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<5xf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : f8E8M0FNU to vector<5xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<5xf8E8M0FNU> to vector<5xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : f32 from vector<5xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [4], strides = [1]} : vector<5xf8E5M2> to vector<4xf8E5M2>
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][0], %[[V2]] : vector<4xf8E5M2> to vector<2xf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.insert_strided_slice %[[V4]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf16> into vector<5xf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][1], %[[V2]] : vector<4xf8E5M2> to vector<2xf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[V5]] {offsets = [2], strides = [1]} : vector<2xf16> into vector<5xf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [4], sizes = [1], strides = [1]} : vector<5xf8E5M2> to vector<1xf8E5M2>
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.scaled_ext_packed %[[V8]][0], %[[V2]] : vector<1xf8E5M2> to vector<2xf16>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract_strided_slice %[[V9]] {offsets = [0], sizes = [1], strides = [1]} : vector<2xf16> to vector<1xf16>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert_strided_slice %[[V10]], %[[V7]] {offsets = [4], strides = [1]} : vector<1xf16> into vector<5xf16>
// CHECK-NEXT:     return %[[V11]] : vector<5xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: vector<2x4xf8E5M2>, %[[ARG1:[^ ]+]]: vector<1x1xf8E8M0FNU>) -> vector<2x4xf16> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<8xf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<1x1xf8E8M0FNU> to vector<2x4xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<2x4xf8E8M0FNU> to vector<2x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<2x4xf8E5M2> to vector<8xf8E5M2>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[V1]][0, 0] : f32 from vector<2x4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract_strided_slice %[[V2]] {offsets = [0], sizes = [4], strides = [1]} : vector<8xf8E5M2> to vector<4xf8E5M2>
// CHECK-NEXT:     %[[V5:[^ ]+]] = amdgpu.scaled_ext_packed %[[V4]][0], %[[V3]] : vector<4xf8E5M2> to vector<2xf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.insert_strided_slice %[[V5]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf16> into vector<8xf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = amdgpu.scaled_ext_packed %[[V4]][1], %[[V3]] : vector<4xf8E5M2> to vector<2xf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert_strided_slice %[[V7]], %[[V6]] {offsets = [2], strides = [1]} : vector<2xf16> into vector<8xf16>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract_strided_slice %[[V2]] {offsets = [4], sizes = [4], strides = [1]} : vector<8xf8E5M2> to vector<4xf8E5M2>
// CHECK-NEXT:     %[[V10:[^ ]+]] = amdgpu.scaled_ext_packed %[[V9]][0], %[[V3]] : vector<4xf8E5M2> to vector<2xf16>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert_strided_slice %[[V10]], %[[V8]] {offsets = [4], strides = [1]} : vector<2xf16> into vector<8xf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = amdgpu.scaled_ext_packed %[[V9]][1], %[[V3]] : vector<4xf8E5M2> to vector<2xf16>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.insert_strided_slice %[[V12]], %[[V11]] {offsets = [6], strides = [1]} : vector<2xf16> into vector<8xf16>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.shape_cast %[[V13]] : vector<8xf16> to vector<2x4xf16>
// CHECK-NEXT:     return %[[V14]] : vector<2x4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f13(%[[ARG0:[^ ]+]]: vector<10xf16>, %[[ARG1:[^ ]+]]: vector<1xf8E8M0FNU>) -> vector<10xf8E5M2> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf8E5M2>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<10xf8E5M2>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<1xf8E8M0FNU> to vector<10xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<10xf8E8M0FNU> to vector<10xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : f32 from vector<10xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [2], strides = [1]} : vector<10xf16> to vector<2xf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V3]] into %[[CST]][0], %[[V2]] : vector<2xf16> to vector<4xf8E5M2> into vector<4xf8E5M2>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [2], sizes = [2], strides = [1]} : vector<10xf16> to vector<2xf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V5]] into %[[V4]][1], %[[V2]] : vector<2xf16> to vector<4xf8E5M2> into vector<4xf8E5M2>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[CST_0]] {offsets = [0], strides = [1]} : vector<4xf8E5M2> into vector<10xf8E5M2>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [4], sizes = [2], strides = [1]} : vector<10xf16> to vector<2xf16>
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V8]] into %[[CST]][0], %[[V2]] : vector<2xf16> to vector<4xf8E5M2> into vector<4xf8E5M2>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [6], sizes = [2], strides = [1]} : vector<10xf16> to vector<2xf16>
// CHECK-NEXT:     %[[V11:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V10]] into %[[V9]][1], %[[V2]] : vector<2xf16> to vector<4xf8E5M2> into vector<4xf8E5M2>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.insert_strided_slice %[[V11]], %[[V7]] {offsets = [4], strides = [1]} : vector<4xf8E5M2> into vector<10xf8E5M2>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [8], sizes = [2], strides = [1]} : vector<10xf16> to vector<2xf16>
// CHECK-NEXT:     %[[V14:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V13]] into undef[0], %[[V2]] : vector<2xf16> to vector<4xf8E5M2>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.extract_strided_slice %[[V14]] {offsets = [0], sizes = [2], strides = [1]} : vector<4xf8E5M2> to vector<2xf8E5M2>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.insert_strided_slice %[[V15]], %[[V12]] {offsets = [8], strides = [1]} : vector<2xf8E5M2> into vector<10xf8E5M2>
// CHECK-NEXT:     return %[[V16]] : vector<10xf8E5M2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f14(%[[ARG0:[^ ]+]]: vector<2xf8E5M2>, %[[ARG1:[^ ]+]]: vector<1xf16>) -> vector<2xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<1xf16> to vector<2xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<2xf16> to vector<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : f32 from vector<2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = amdgpu.scaled_ext_packed %[[ARG0]][0], %[[V2]] : vector<2xf8E5M2> to vector<2xbf16>
// CHECK-NEXT:     return %[[V3]] : vector<2xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: vector<2x4xf8E5M2>, %[[ARG1:[^ ]+]]: vector<2x1xf16>) -> vector<2x4xbf16> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xbf16>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2x4xbf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<2x1xf16> to vector<2x4xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<2x4xf16> to vector<2x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [1, 4], strides = [1, 1]} : vector<2x4xf8E5M2> to vector<1x4xf8E5M2>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.shape_cast %[[V2]] : vector<1x4xf8E5M2> to vector<4xf8E5M2>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[V1]][0, 0] : f32 from vector<2x4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][0], %[[V4]] : vector<4xf8E5M2> to vector<2xbf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.insert_strided_slice %[[V5]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xbf16> into vector<4xbf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][1], %[[V4]] : vector<4xf8E5M2> to vector<2xbf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert_strided_slice %[[V7]], %[[V6]] {offsets = [2], strides = [1]} : vector<2xbf16> into vector<4xbf16>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.shape_cast %[[V8]] : vector<4xbf16> to vector<1x4xbf16>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[CST_0]] {offsets = [0, 0], strides = [1, 1]} : vector<1x4xbf16> into vector<2x4xbf16>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [1, 0], sizes = [1, 4], strides = [1, 1]} : vector<2x4xf8E5M2> to vector<1x4xf8E5M2>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.shape_cast %[[V11]] : vector<1x4xf8E5M2> to vector<4xf8E5M2>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[V1]][1, 0] : f32 from vector<2x4xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = amdgpu.scaled_ext_packed %[[V12]][0], %[[V13]] : vector<4xf8E5M2> to vector<2xbf16>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert_strided_slice %[[V14]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xbf16> into vector<4xbf16>
// CHECK-NEXT:     %[[V16:[^ ]+]] = amdgpu.scaled_ext_packed %[[V12]][1], %[[V13]] : vector<4xf8E5M2> to vector<2xbf16>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.insert_strided_slice %[[V16]], %[[V15]] {offsets = [2], strides = [1]} : vector<2xbf16> into vector<4xbf16>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.shape_cast %[[V17]] : vector<4xbf16> to vector<1x4xbf16>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.insert_strided_slice %[[V18]], %[[V10]] {offsets = [1, 0], strides = [1, 1]} : vector<1x4xbf16> into vector<2x4xbf16>
// CHECK-NEXT:     return %[[V19]] : vector<2x4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: vector<5xbf16>, %[[ARG1:[^ ]+]]: f16) -> vector<5xf8E5M2> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf8E5M2>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<5xf8E5M2>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : f16 to vector<5xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<5xf16> to vector<5xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : f32 from vector<5xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [2], strides = [1]} : vector<5xbf16> to vector<2xbf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V3]] into %[[CST]][0], %[[V2]] : vector<2xbf16> to vector<4xf8E5M2> into vector<4xf8E5M2>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [2], sizes = [2], strides = [1]} : vector<5xbf16> to vector<2xbf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V5]] into %[[V4]][1], %[[V2]] : vector<2xbf16> to vector<4xf8E5M2> into vector<4xf8E5M2>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[CST_0]] {offsets = [0], strides = [1]} : vector<4xf8E5M2> into vector<5xf8E5M2>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [4], sizes = [1], strides = [1]} : vector<5xbf16> to vector<1xbf16>
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V8]] into undef[0], %[[V2]] : vector<1xbf16> to vector<4xf8E5M2>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract_strided_slice %[[V9]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E5M2> to vector<1xf8E5M2>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert_strided_slice %[[V10]], %[[V7]] {offsets = [4], strides = [1]} : vector<1xf8E5M2> into vector<5xf8E5M2>
// CHECK-NEXT:     return %[[V11]] : vector<5xf8E5M2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f17(%[[ARG0:[^ ]+]]: vector<2x4xbf16>, %[[ARG1:[^ ]+]]: vector<1x1xf16>) -> vector<2x4xf8E5M2> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf8E5M2>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<8xf8E5M2>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<1x1xf16> to vector<2x4xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<2x4xf16> to vector<2x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<2x4xbf16> to vector<8xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[V1]][0, 0] : f32 from vector<2x4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract_strided_slice %[[V2]] {offsets = [0], sizes = [2], strides = [1]} : vector<8xbf16> to vector<2xbf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V4]] into %[[CST]][0], %[[V3]] : vector<2xbf16> to vector<4xf8E5M2> into vector<4xf8E5M2>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract_strided_slice %[[V2]] {offsets = [2], sizes = [2], strides = [1]} : vector<8xbf16> to vector<2xbf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V6]] into %[[V5]][1], %[[V3]] : vector<2xbf16> to vector<4xf8E5M2> into vector<4xf8E5M2>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert_strided_slice %[[V7]], %[[CST_0]] {offsets = [0], strides = [1]} : vector<4xf8E5M2> into vector<8xf8E5M2>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract_strided_slice %[[V2]] {offsets = [4], sizes = [2], strides = [1]} : vector<8xbf16> to vector<2xbf16>
// CHECK-NEXT:     %[[V10:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V9]] into %[[CST]][0], %[[V3]] : vector<2xbf16> to vector<4xf8E5M2> into vector<4xf8E5M2>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract_strided_slice %[[V2]] {offsets = [6], sizes = [2], strides = [1]} : vector<8xbf16> to vector<2xbf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V11]] into %[[V10]][1], %[[V3]] : vector<2xbf16> to vector<4xf8E5M2> into vector<4xf8E5M2>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.insert_strided_slice %[[V12]], %[[V8]] {offsets = [4], strides = [1]} : vector<4xf8E5M2> into vector<8xf8E5M2>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.shape_cast %[[V13]] : vector<8xf8E5M2> to vector<2x4xf8E5M2>
// CHECK-NEXT:     return %[[V14]] : vector<2x4xf8E5M2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: vector<3xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<3xf8E8M0FNU>) -> vector<3xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<3xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG1]] : vector<3xf8E8M0FNU> to vector<3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [1], strides = [1]} : vector<3xf8E4M3FN> to vector<1xf8E4M3FN>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V0]][0] : f32 from vector<3xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = amdgpu.scaled_ext_packed %[[V1]][0], %[[V2]] : vector<1xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract_strided_slice %[[V3]] {offsets = [0], sizes = [1], strides = [1]} : vector<2xf32> to vector<1xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.insert_strided_slice %[[V4]], %[[CST]] {offsets = [0], strides = [1]} : vector<1xf32> into vector<3xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [1], sizes = [1], strides = [1]} : vector<3xf8E4M3FN> to vector<1xf8E4M3FN>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[V0]][1] : f32 from vector<3xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = amdgpu.scaled_ext_packed %[[V6]][0], %[[V7]] : vector<1xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract_strided_slice %[[V8]] {offsets = [0], sizes = [1], strides = [1]} : vector<2xf32> to vector<1xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[V5]] {offsets = [1], strides = [1]} : vector<1xf32> into vector<3xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [2], sizes = [1], strides = [1]} : vector<3xf8E4M3FN> to vector<1xf8E4M3FN>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract %[[V0]][2] : f32 from vector<3xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = amdgpu.scaled_ext_packed %[[V11]][0], %[[V12]] : vector<1xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract_strided_slice %[[V13]] {offsets = [0], sizes = [1], strides = [1]} : vector<2xf32> to vector<1xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert_strided_slice %[[V14]], %[[V10]] {offsets = [2], strides = [1]} : vector<1xf32> into vector<3xf32>
// CHECK-NEXT:     return %[[V15]] : vector<3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f19(%[[ARG0:[^ ]+]]: vector<5xf8E4M3FN>, %[[ARG1:[^ ]+]]: f8E8M0FNU) -> vector<5xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<5xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : f8E8M0FNU to vector<5xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<5xf8E8M0FNU> to vector<5xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : f32 from vector<5xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [4], strides = [1]} : vector<5xf8E4M3FN> to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][0], %[[V2]] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.insert_strided_slice %[[V4]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf32> into vector<5xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][1], %[[V2]] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[V5]] {offsets = [2], strides = [1]} : vector<2xf32> into vector<5xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [4], sizes = [1], strides = [1]} : vector<5xf8E4M3FN> to vector<1xf8E4M3FN>
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.scaled_ext_packed %[[V8]][0], %[[V2]] : vector<1xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract_strided_slice %[[V9]] {offsets = [0], sizes = [1], strides = [1]} : vector<2xf32> to vector<1xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert_strided_slice %[[V10]], %[[V7]] {offsets = [4], strides = [1]} : vector<1xf32> into vector<5xf32>
// CHECK-NEXT:     return %[[V11]] : vector<5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f20(%[[ARG0:[^ ]+]]: vector<10xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<1xf8E8M0FNU>) -> vector<10xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<10xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<1xf8E8M0FNU> to vector<10xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<10xf8E8M0FNU> to vector<10xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : f32 from vector<10xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [4], strides = [1]} : vector<10xf8E4M3FN> to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][0], %[[V2]] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.insert_strided_slice %[[V4]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf32> into vector<10xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][1], %[[V2]] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[V5]] {offsets = [2], strides = [1]} : vector<2xf32> into vector<10xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [4], sizes = [4], strides = [1]} : vector<10xf8E4M3FN> to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.scaled_ext_packed %[[V8]][0], %[[V2]] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[V7]] {offsets = [4], strides = [1]} : vector<2xf32> into vector<10xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = amdgpu.scaled_ext_packed %[[V8]][1], %[[V2]] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.insert_strided_slice %[[V11]], %[[V10]] {offsets = [6], strides = [1]} : vector<2xf32> into vector<10xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [8], sizes = [2], strides = [1]} : vector<10xf8E4M3FN> to vector<2xf8E4M3FN>
// CHECK-NEXT:     %[[V14:[^ ]+]] = amdgpu.scaled_ext_packed %[[V13]][0], %[[V2]] : vector<2xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert_strided_slice %[[V14]], %[[V12]] {offsets = [8], strides = [1]} : vector<2xf32> into vector<10xf32>
// CHECK-NEXT:     return %[[V15]] : vector<10xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f21(%[[ARG0:[^ ]+]]: vector<2x4xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<2x1xf8E8M0FNU>) -> vector<2x4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2x4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<2x1xf8E8M0FNU> to vector<2x4xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<2x4xf8E8M0FNU> to vector<2x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [1, 4], strides = [1, 1]} : vector<2x4xf8E4M3FN> to vector<1x4xf8E4M3FN>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.shape_cast %[[V2]] : vector<1x4xf8E4M3FN> to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[V1]][0, 0] : f32 from vector<2x4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][0], %[[V4]] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.insert_strided_slice %[[V5]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf32> into vector<4xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][1], %[[V4]] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert_strided_slice %[[V7]], %[[V6]] {offsets = [2], strides = [1]} : vector<2xf32> into vector<4xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.shape_cast %[[V8]] : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[CST_0]] {offsets = [0, 0], strides = [1, 1]} : vector<1x4xf32> into vector<2x4xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [1, 0], sizes = [1, 4], strides = [1, 1]} : vector<2x4xf8E4M3FN> to vector<1x4xf8E4M3FN>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.shape_cast %[[V11]] : vector<1x4xf8E4M3FN> to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[V1]][1, 0] : f32 from vector<2x4xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = amdgpu.scaled_ext_packed %[[V12]][0], %[[V13]] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert_strided_slice %[[V14]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf32> into vector<4xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = amdgpu.scaled_ext_packed %[[V12]][1], %[[V13]] : vector<4xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.insert_strided_slice %[[V16]], %[[V15]] {offsets = [2], strides = [1]} : vector<2xf32> into vector<4xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.shape_cast %[[V17]] : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.insert_strided_slice %[[V18]], %[[V10]] {offsets = [1, 0], strides = [1, 1]} : vector<1x4xf32> into vector<2x4xf32>
// CHECK-NEXT:     return %[[V19]] : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f22(%[[ARG0:[^ ]+]]: vector<2x3xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<1x3xf8E8M0FNU>) -> vector<2x3xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<1x3xf8E8M0FNU> to vector<2x3xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<2x3xf8E8M0FNU> to vector<2x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x3xf8E4M3FN> to vector<2x1xf8E4M3FN>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.shape_cast %[[V2]] : vector<2x1xf8E4M3FN> to vector<2xf8E4M3FN>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[V1]][0, 0] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][0], %[[V4]] : vector<2xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.shape_cast %[[V5]] : vector<2xf32> to vector<2x1xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[CST]] {offsets = [0, 0], strides = [1, 1]} : vector<2x1xf32> into vector<2x3xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x3xf8E4M3FN> to vector<2x1xf8E4M3FN>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.shape_cast %[[V8]] : vector<2x1xf8E4M3FN> to vector<2xf8E4M3FN>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[V1]][0, 1] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = amdgpu.scaled_ext_packed %[[V9]][0], %[[V10]] : vector<2xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.shape_cast %[[V11]] : vector<2xf32> to vector<2x1xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.insert_strided_slice %[[V12]], %[[V7]] {offsets = [0, 1], strides = [1, 1]} : vector<2x1xf32> into vector<2x3xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 2], sizes = [2, 1], strides = [1, 1]} : vector<2x3xf8E4M3FN> to vector<2x1xf8E4M3FN>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.shape_cast %[[V14]] : vector<2x1xf8E4M3FN> to vector<2xf8E4M3FN>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract %[[V1]][0, 2] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = amdgpu.scaled_ext_packed %[[V15]][0], %[[V16]] : vector<2xf8E4M3FN> to vector<2xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.shape_cast %[[V17]] : vector<2xf32> to vector<2x1xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.insert_strided_slice %[[V18]], %[[V13]] {offsets = [0, 2], strides = [1, 1]} : vector<2x1xf32> into vector<2x3xf32>
// CHECK-NEXT:     return %[[V19]] : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f23(%[[ARG0:[^ ]+]]: vector<1xf32>, %[[ARG1:[^ ]+]]: vector<1xf8E8M0FNU>) -> vector<1xf8E4M3FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG1]] : vector<1xf8E8M0FNU> to vector<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[V0]][0] : f32 from vector<1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = amdgpu.packed_scaled_trunc %[[ARG0]] into undef[0], %[[V1]] : vector<1xf32> to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[V2]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E4M3FN> to vector<1xf8E4M3FN>
// CHECK-NEXT:     return %[[V3]] : vector<1xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f24(%[[ARG0:[^ ]+]]: vector<3xf32>, %[[ARG1:[^ ]+]]: vector<1xf8E8M0FNU>) -> vector<3xf8E4M3FN> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<1xf8E8M0FNU> to vector<3xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<3xf8E8M0FNU> to vector<3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : f32 from vector<3xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [2], strides = [1]} : vector<3xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V3]] into %[[CST]][0], %[[V2]] : vector<2xf32> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [2], sizes = [1], strides = [1]} : vector<3xf32> to vector<1xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V5]] into %[[V4]][1], %[[V2]] : vector<1xf32> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract_strided_slice %[[V6]] {offsets = [0], sizes = [3], strides = [1]} : vector<4xf8E4M3FN> to vector<3xf8E4M3FN>
// CHECK-NEXT:     return %[[V7]] : vector<3xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f25(%[[ARG0:[^ ]+]]: vector<9xf32>, %[[ARG1:[^ ]+]]: f8E8M0FNU) -> vector<9xf8E4M3FN> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<9xf8E4M3FN>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : f8E8M0FNU to vector<9xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<9xf8E8M0FNU> to vector<9xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : f32 from vector<9xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [2], strides = [1]} : vector<9xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V3]] into %[[CST]][0], %[[V2]] : vector<2xf32> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [2], sizes = [2], strides = [1]} : vector<9xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V5]] into %[[V4]][1], %[[V2]] : vector<2xf32> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[CST_0]] {offsets = [0], strides = [1]} : vector<4xf8E4M3FN> into vector<9xf8E4M3FN>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [4], sizes = [2], strides = [1]} : vector<9xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V8]] into %[[CST]][0], %[[V2]] : vector<2xf32> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [6], sizes = [2], strides = [1]} : vector<9xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V10]] into %[[V9]][1], %[[V2]] : vector<2xf32> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.insert_strided_slice %[[V11]], %[[V7]] {offsets = [4], strides = [1]} : vector<4xf8E4M3FN> into vector<9xf8E4M3FN>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [8], sizes = [1], strides = [1]} : vector<9xf32> to vector<1xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V13]] into undef[0], %[[V2]] : vector<1xf32> to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.extract_strided_slice %[[V14]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E4M3FN> to vector<1xf8E4M3FN>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.insert_strided_slice %[[V15]], %[[V12]] {offsets = [8], strides = [1]} : vector<1xf8E4M3FN> into vector<9xf8E4M3FN>
// CHECK-NEXT:     return %[[V16]] : vector<9xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f26(%[[ARG0:[^ ]+]]: vector<17xf32>, %[[ARG1:[^ ]+]]: vector<1xf8E8M0FNU>) -> vector<17xf8E4M3FN> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<17xf8E4M3FN>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<1xf8E8M0FNU> to vector<17xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<17xf8E8M0FNU> to vector<17xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : f32 from vector<17xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [2], strides = [1]} : vector<17xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V3]] into %[[CST]][0], %[[V2]] : vector<2xf32> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [2], sizes = [2], strides = [1]} : vector<17xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V5]] into %[[V4]][1], %[[V2]] : vector<2xf32> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[CST_0]] {offsets = [0], strides = [1]} : vector<4xf8E4M3FN> into vector<17xf8E4M3FN>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [4], sizes = [2], strides = [1]} : vector<17xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V8]] into %[[CST]][0], %[[V2]] : vector<2xf32> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [6], sizes = [2], strides = [1]} : vector<17xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V10]] into %[[V9]][1], %[[V2]] : vector<2xf32> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.insert_strided_slice %[[V11]], %[[V7]] {offsets = [4], strides = [1]} : vector<4xf8E4M3FN> into vector<17xf8E4M3FN>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [8], sizes = [2], strides = [1]} : vector<17xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V13]] into %[[CST]][0], %[[V2]] : vector<2xf32> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [10], sizes = [2], strides = [1]} : vector<17xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V15]] into %[[V14]][1], %[[V2]] : vector<2xf32> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.insert_strided_slice %[[V16]], %[[V12]] {offsets = [8], strides = [1]} : vector<4xf8E4M3FN> into vector<17xf8E4M3FN>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [12], sizes = [2], strides = [1]} : vector<17xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V18]] into %[[CST]][0], %[[V2]] : vector<2xf32> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [14], sizes = [2], strides = [1]} : vector<17xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V20]] into %[[V19]][1], %[[V2]] : vector<2xf32> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V22:[^ ]+]] = vector.insert_strided_slice %[[V21]], %[[V17]] {offsets = [12], strides = [1]} : vector<4xf8E4M3FN> into vector<17xf8E4M3FN>
// CHECK-NEXT:     %[[V23:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [16], sizes = [1], strides = [1]} : vector<17xf32> to vector<1xf32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V23]] into undef[0], %[[V2]] : vector<1xf32> to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V25:[^ ]+]] = vector.extract_strided_slice %[[V24]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E4M3FN> to vector<1xf8E4M3FN>
// CHECK-NEXT:     %[[V26:[^ ]+]] = vector.insert_strided_slice %[[V25]], %[[V22]] {offsets = [16], strides = [1]} : vector<1xf8E4M3FN> into vector<17xf8E4M3FN>
// CHECK-NEXT:     return %[[V26]] : vector<17xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f27(%[[ARG0:[^ ]+]]: vector<2x4xf32>, %[[ARG1:[^ ]+]]: vector<1x1xf8E8M0FNU>) -> vector<2x4xf8E4M3FN> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<8xf8E4M3FN>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<1x1xf8E8M0FNU> to vector<2x4xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<2x4xf8E8M0FNU> to vector<2x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<2x4xf32> to vector<8xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[V1]][0, 0] : f32 from vector<2x4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract_strided_slice %[[V2]] {offsets = [0], sizes = [2], strides = [1]} : vector<8xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V4]] into %[[CST]][0], %[[V3]] : vector<2xf32> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract_strided_slice %[[V2]] {offsets = [2], sizes = [2], strides = [1]} : vector<8xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V6]] into %[[V5]][1], %[[V3]] : vector<2xf32> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert_strided_slice %[[V7]], %[[CST_0]] {offsets = [0], strides = [1]} : vector<4xf8E4M3FN> into vector<8xf8E4M3FN>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract_strided_slice %[[V2]] {offsets = [4], sizes = [2], strides = [1]} : vector<8xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V9]] into %[[CST]][0], %[[V3]] : vector<2xf32> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract_strided_slice %[[V2]] {offsets = [6], sizes = [2], strides = [1]} : vector<8xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V11]] into %[[V10]][1], %[[V3]] : vector<2xf32> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.insert_strided_slice %[[V12]], %[[V8]] {offsets = [4], strides = [1]} : vector<4xf8E4M3FN> into vector<8xf8E4M3FN>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.shape_cast %[[V13]] : vector<8xf8E4M3FN> to vector<2x4xf8E4M3FN>
// CHECK-NEXT:     return %[[V14]] : vector<2x4xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f28(%[[ARG0:[^ ]+]]: vector<2xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<1xf8E8M0FNU>) -> vector<2xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<1xf8E8M0FNU> to vector<2xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<2xf8E8M0FNU> to vector<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : f32 from vector<2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = amdgpu.scaled_ext_packed %[[ARG0]][0], %[[V2]] : vector<2xf8E4M3FN> to vector<2xf16>
// CHECK-NEXT:     return %[[V3]] : vector<2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f29(%[[ARG0:[^ ]+]]: vector<2x4xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<2x1xf8E8M0FNU>) -> vector<2x4xf16> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf16>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2x4xf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<2x1xf8E8M0FNU> to vector<2x4xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<2x4xf8E8M0FNU> to vector<2x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [1, 4], strides = [1, 1]} : vector<2x4xf8E4M3FN> to vector<1x4xf8E4M3FN>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.shape_cast %[[V2]] : vector<1x4xf8E4M3FN> to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[V1]][0, 0] : f32 from vector<2x4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][0], %[[V4]] : vector<4xf8E4M3FN> to vector<2xf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.insert_strided_slice %[[V5]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf16> into vector<4xf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][1], %[[V4]] : vector<4xf8E4M3FN> to vector<2xf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert_strided_slice %[[V7]], %[[V6]] {offsets = [2], strides = [1]} : vector<2xf16> into vector<4xf16>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.shape_cast %[[V8]] : vector<4xf16> to vector<1x4xf16>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[CST_0]] {offsets = [0, 0], strides = [1, 1]} : vector<1x4xf16> into vector<2x4xf16>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [1, 0], sizes = [1, 4], strides = [1, 1]} : vector<2x4xf8E4M3FN> to vector<1x4xf8E4M3FN>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.shape_cast %[[V11]] : vector<1x4xf8E4M3FN> to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[V1]][1, 0] : f32 from vector<2x4xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = amdgpu.scaled_ext_packed %[[V12]][0], %[[V13]] : vector<4xf8E4M3FN> to vector<2xf16>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert_strided_slice %[[V14]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf16> into vector<4xf16>
// CHECK-NEXT:     %[[V16:[^ ]+]] = amdgpu.scaled_ext_packed %[[V12]][1], %[[V13]] : vector<4xf8E4M3FN> to vector<2xf16>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.insert_strided_slice %[[V16]], %[[V15]] {offsets = [2], strides = [1]} : vector<2xf16> into vector<4xf16>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.shape_cast %[[V17]] : vector<4xf16> to vector<1x4xf16>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.insert_strided_slice %[[V18]], %[[V10]] {offsets = [1, 0], strides = [1, 1]} : vector<1x4xf16> into vector<2x4xf16>
// CHECK-NEXT:     return %[[V19]] : vector<2x4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f30(%[[ARG0:[^ ]+]]: vector<5xf16>, %[[ARG1:[^ ]+]]: f8E8M0FNU) -> vector<5xf8E4M3FN> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<5xf8E4M3FN>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : f8E8M0FNU to vector<5xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<5xf8E8M0FNU> to vector<5xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : f32 from vector<5xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [2], strides = [1]} : vector<5xf16> to vector<2xf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V3]] into %[[CST]][0], %[[V2]] : vector<2xf16> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [2], sizes = [2], strides = [1]} : vector<5xf16> to vector<2xf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V5]] into %[[V4]][1], %[[V2]] : vector<2xf16> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[CST_0]] {offsets = [0], strides = [1]} : vector<4xf8E4M3FN> into vector<5xf8E4M3FN>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [4], sizes = [1], strides = [1]} : vector<5xf16> to vector<1xf16>
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V8]] into undef[0], %[[V2]] : vector<1xf16> to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract_strided_slice %[[V9]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E4M3FN> to vector<1xf8E4M3FN>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert_strided_slice %[[V10]], %[[V7]] {offsets = [4], strides = [1]} : vector<1xf8E4M3FN> into vector<5xf8E4M3FN>
// CHECK-NEXT:     return %[[V11]] : vector<5xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f31(%[[ARG0:[^ ]+]]: vector<2x4xf16>, %[[ARG1:[^ ]+]]: vector<1x1xf8E8M0FNU>) -> vector<2x4xf8E4M3FN> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<8xf8E4M3FN>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<1x1xf8E8M0FNU> to vector<2x4xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<2x4xf8E8M0FNU> to vector<2x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<2x4xf16> to vector<8xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[V1]][0, 0] : f32 from vector<2x4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract_strided_slice %[[V2]] {offsets = [0], sizes = [2], strides = [1]} : vector<8xf16> to vector<2xf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V4]] into %[[CST]][0], %[[V3]] : vector<2xf16> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract_strided_slice %[[V2]] {offsets = [2], sizes = [2], strides = [1]} : vector<8xf16> to vector<2xf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V6]] into %[[V5]][1], %[[V3]] : vector<2xf16> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert_strided_slice %[[V7]], %[[CST_0]] {offsets = [0], strides = [1]} : vector<4xf8E4M3FN> into vector<8xf8E4M3FN>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract_strided_slice %[[V2]] {offsets = [4], sizes = [2], strides = [1]} : vector<8xf16> to vector<2xf16>
// CHECK-NEXT:     %[[V10:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V9]] into %[[CST]][0], %[[V3]] : vector<2xf16> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract_strided_slice %[[V2]] {offsets = [6], sizes = [2], strides = [1]} : vector<8xf16> to vector<2xf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V11]] into %[[V10]][1], %[[V3]] : vector<2xf16> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.insert_strided_slice %[[V12]], %[[V8]] {offsets = [4], strides = [1]} : vector<4xf8E4M3FN> into vector<8xf8E4M3FN>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.shape_cast %[[V13]] : vector<8xf8E4M3FN> to vector<2x4xf8E4M3FN>
// CHECK-NEXT:     return %[[V14]] : vector<2x4xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f32(%[[ARG0:[^ ]+]]: vector<10xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<1xf16>) -> vector<10xbf16> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<10xbf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<1xf16> to vector<10xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<10xf16> to vector<10xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : f32 from vector<10xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [4], strides = [1]} : vector<10xf8E4M3FN> to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][0], %[[V2]] : vector<4xf8E4M3FN> to vector<2xbf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.insert_strided_slice %[[V4]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xbf16> into vector<10xbf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][1], %[[V2]] : vector<4xf8E4M3FN> to vector<2xbf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[V5]] {offsets = [2], strides = [1]} : vector<2xbf16> into vector<10xbf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [4], sizes = [4], strides = [1]} : vector<10xf8E4M3FN> to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.scaled_ext_packed %[[V8]][0], %[[V2]] : vector<4xf8E4M3FN> to vector<2xbf16>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[V7]] {offsets = [4], strides = [1]} : vector<2xbf16> into vector<10xbf16>
// CHECK-NEXT:     %[[V11:[^ ]+]] = amdgpu.scaled_ext_packed %[[V8]][1], %[[V2]] : vector<4xf8E4M3FN> to vector<2xbf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.insert_strided_slice %[[V11]], %[[V10]] {offsets = [6], strides = [1]} : vector<2xbf16> into vector<10xbf16>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [8], sizes = [2], strides = [1]} : vector<10xf8E4M3FN> to vector<2xf8E4M3FN>
// CHECK-NEXT:     %[[V14:[^ ]+]] = amdgpu.scaled_ext_packed %[[V13]][0], %[[V2]] : vector<2xf8E4M3FN> to vector<2xbf16>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert_strided_slice %[[V14]], %[[V12]] {offsets = [8], strides = [1]} : vector<2xbf16> into vector<10xbf16>
// CHECK-NEXT:     return %[[V15]] : vector<10xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f33(%[[ARG0:[^ ]+]]: vector<2xbf16>, %[[ARG1:[^ ]+]]: vector<1xf16>) -> vector<2xf8E4M3FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<1xf16> to vector<2xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<2xf16> to vector<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : f32 from vector<2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = amdgpu.packed_scaled_trunc %[[ARG0]] into undef[0], %[[V2]] : vector<2xbf16> to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract_strided_slice %[[V3]] {offsets = [0], sizes = [2], strides = [1]} : vector<4xf8E4M3FN> to vector<2xf8E4M3FN>
// CHECK-NEXT:     return %[[V4]] : vector<2xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f34(%[[ARG0:[^ ]+]]: vector<2x4xbf16>, %[[ARG1:[^ ]+]]: vector<2x1xf16>) -> vector<2x4xf8E4M3FN> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2x4xf8E4M3FN>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<2x1xf16> to vector<2x4xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<2x4xf16> to vector<2x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [1, 4], strides = [1, 1]} : vector<2x4xbf16> to vector<1x4xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.shape_cast %[[V2]] : vector<1x4xbf16> to vector<4xbf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[V1]][0, 0] : f32 from vector<2x4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract_strided_slice %[[V3]] {offsets = [0], sizes = [2], strides = [1]} : vector<4xbf16> to vector<2xbf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V5]] into %[[CST]][0], %[[V4]] : vector<2xbf16> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract_strided_slice %[[V3]] {offsets = [2], sizes = [2], strides = [1]} : vector<4xbf16> to vector<2xbf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V7]] into %[[V6]][1], %[[V4]] : vector<2xbf16> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.shape_cast %[[V8]] : vector<4xf8E4M3FN> to vector<1x4xf8E4M3FN>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert_strided_slice %[[V9]], %[[CST_0]] {offsets = [0, 0], strides = [1, 1]} : vector<1x4xf8E4M3FN> into vector<2x4xf8E4M3FN>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [1, 0], sizes = [1, 4], strides = [1, 1]} : vector<2x4xbf16> to vector<1x4xbf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.shape_cast %[[V11]] : vector<1x4xbf16> to vector<4xbf16>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[V1]][1, 0] : f32 from vector<2x4xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract_strided_slice %[[V12]] {offsets = [0], sizes = [2], strides = [1]} : vector<4xbf16> to vector<2xbf16>
// CHECK-NEXT:     %[[V15:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V14]] into %[[CST]][0], %[[V13]] : vector<2xbf16> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract_strided_slice %[[V12]] {offsets = [2], sizes = [2], strides = [1]} : vector<4xbf16> to vector<2xbf16>
// CHECK-NEXT:     %[[V17:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V16]] into %[[V15]][1], %[[V13]] : vector<2xbf16> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.shape_cast %[[V17]] : vector<4xf8E4M3FN> to vector<1x4xf8E4M3FN>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.insert_strided_slice %[[V18]], %[[V10]] {offsets = [1, 0], strides = [1, 1]} : vector<1x4xf8E4M3FN> into vector<2x4xf8E4M3FN>
// CHECK-NEXT:     return %[[V19]] : vector<2x4xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f35(%[[ARG0:[^ ]+]]: vector<1xf4E2M1FN>, %[[ARG1:[^ ]+]]: vector<1xf8E8M0FNU>) -> vector<1xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG1]] : vector<1xf8E8M0FNU> to vector<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[V0]][0] : f32 from vector<1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = amdgpu.scaled_ext_packed %[[ARG0]][0], %[[V1]] : vector<1xf4E2M1FN> to vector<2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[V2]] {offsets = [0], sizes = [1], strides = [1]} : vector<2xf32> to vector<1xf32>
// CHECK-NEXT:     return %[[V3]] : vector<1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f36(%[[ARG0:[^ ]+]]: vector<3xf4E2M1FN>, %[[ARG1:[^ ]+]]: vector<1xf8E8M0FNU>) -> vector<3xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<3xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<1xf8E8M0FNU> to vector<3xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<3xf8E8M0FNU> to vector<3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : f32 from vector<3xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = amdgpu.scaled_ext_packed %[[ARG0]][0], %[[V2]] : vector<3xf4E2M1FN> to vector<2xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.insert_strided_slice %[[V3]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf32> into vector<3xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = amdgpu.scaled_ext_packed %[[ARG0]][1], %[[V2]] : vector<3xf4E2M1FN> to vector<2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract_strided_slice %[[V5]] {offsets = [0], sizes = [1], strides = [1]} : vector<2xf32> to vector<1xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[V4]] {offsets = [2], strides = [1]} : vector<1xf32> into vector<3xf32>
// CHECK-NEXT:     return %[[V7]] : vector<3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f37(%[[ARG0:[^ ]+]]: vector<9xf4E2M1FN>, %[[ARG1:[^ ]+]]: f8E8M0FNU) -> vector<9xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<9xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : f8E8M0FNU to vector<9xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<9xf8E8M0FNU> to vector<9xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : f32 from vector<9xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [8], strides = [1]} : vector<9xf4E2M1FN> to vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][0], %[[V2]] : vector<8xf4E2M1FN> to vector<2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.insert_strided_slice %[[V4]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf32> into vector<9xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][1], %[[V2]] : vector<8xf4E2M1FN> to vector<2xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[V5]] {offsets = [2], strides = [1]} : vector<2xf32> into vector<9xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][2], %[[V2]] : vector<8xf4E2M1FN> to vector<2xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.insert_strided_slice %[[V8]], %[[V7]] {offsets = [4], strides = [1]} : vector<2xf32> into vector<9xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][3], %[[V2]] : vector<8xf4E2M1FN> to vector<2xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert_strided_slice %[[V10]], %[[V9]] {offsets = [6], strides = [1]} : vector<2xf32> into vector<9xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [8], sizes = [1], strides = [1]} : vector<9xf4E2M1FN> to vector<1xf4E2M1FN>
// CHECK-NEXT:     %[[V13:[^ ]+]] = amdgpu.scaled_ext_packed %[[V12]][0], %[[V2]] : vector<1xf4E2M1FN> to vector<2xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract_strided_slice %[[V13]] {offsets = [0], sizes = [1], strides = [1]} : vector<2xf32> to vector<1xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert_strided_slice %[[V14]], %[[V11]] {offsets = [8], strides = [1]} : vector<1xf32> into vector<9xf32>
// CHECK-NEXT:     return %[[V15]] : vector<9xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f38(%[[ARG0:[^ ]+]]: vector<17xf4E2M1FN>, %[[ARG1:[^ ]+]]: vector<1xf8E8M0FNU>) -> vector<17xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<17xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<1xf8E8M0FNU> to vector<17xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<17xf8E8M0FNU> to vector<17xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : f32 from vector<17xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [8], strides = [1]} : vector<17xf4E2M1FN> to vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][0], %[[V2]] : vector<8xf4E2M1FN> to vector<2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.insert_strided_slice %[[V4]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf32> into vector<17xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][1], %[[V2]] : vector<8xf4E2M1FN> to vector<2xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[V5]] {offsets = [2], strides = [1]} : vector<2xf32> into vector<17xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][2], %[[V2]] : vector<8xf4E2M1FN> to vector<2xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.insert_strided_slice %[[V8]], %[[V7]] {offsets = [4], strides = [1]} : vector<2xf32> into vector<17xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][3], %[[V2]] : vector<8xf4E2M1FN> to vector<2xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert_strided_slice %[[V10]], %[[V9]] {offsets = [6], strides = [1]} : vector<2xf32> into vector<17xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [8], sizes = [8], strides = [1]} : vector<17xf4E2M1FN> to vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V13:[^ ]+]] = amdgpu.scaled_ext_packed %[[V12]][0], %[[V2]] : vector<8xf4E2M1FN> to vector<2xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.insert_strided_slice %[[V13]], %[[V11]] {offsets = [8], strides = [1]} : vector<2xf32> into vector<17xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = amdgpu.scaled_ext_packed %[[V12]][1], %[[V2]] : vector<8xf4E2M1FN> to vector<2xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.insert_strided_slice %[[V15]], %[[V14]] {offsets = [10], strides = [1]} : vector<2xf32> into vector<17xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = amdgpu.scaled_ext_packed %[[V12]][2], %[[V2]] : vector<8xf4E2M1FN> to vector<2xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.insert_strided_slice %[[V17]], %[[V16]] {offsets = [12], strides = [1]} : vector<2xf32> into vector<17xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = amdgpu.scaled_ext_packed %[[V12]][3], %[[V2]] : vector<8xf4E2M1FN> to vector<2xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.insert_strided_slice %[[V19]], %[[V18]] {offsets = [14], strides = [1]} : vector<2xf32> into vector<17xf32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [16], sizes = [1], strides = [1]} : vector<17xf4E2M1FN> to vector<1xf4E2M1FN>
// CHECK-NEXT:     %[[V22:[^ ]+]] = amdgpu.scaled_ext_packed %[[V21]][0], %[[V2]] : vector<1xf4E2M1FN> to vector<2xf32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = vector.extract_strided_slice %[[V22]] {offsets = [0], sizes = [1], strides = [1]} : vector<2xf32> to vector<1xf32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = vector.insert_strided_slice %[[V23]], %[[V20]] {offsets = [16], strides = [1]} : vector<1xf32> into vector<17xf32>
// CHECK-NEXT:     return %[[V24]] : vector<17xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f39(%[[ARG0:[^ ]+]]: vector<2x4xf4E2M1FN>, %[[ARG1:[^ ]+]]: vector<1x1xf8E8M0FNU>) -> vector<2x4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<1x1xf8E8M0FNU> to vector<2x4xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<2x4xf8E8M0FNU> to vector<2x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<2x4xf4E2M1FN> to vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[V1]][0, 0] : f32 from vector<2x4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.scaled_ext_packed %[[V2]][0], %[[V3]] : vector<8xf4E2M1FN> to vector<2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.insert_strided_slice %[[V4]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf32> into vector<8xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = amdgpu.scaled_ext_packed %[[V2]][1], %[[V3]] : vector<8xf4E2M1FN> to vector<2xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[V5]] {offsets = [2], strides = [1]} : vector<2xf32> into vector<8xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = amdgpu.scaled_ext_packed %[[V2]][2], %[[V3]] : vector<8xf4E2M1FN> to vector<2xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.insert_strided_slice %[[V8]], %[[V7]] {offsets = [4], strides = [1]} : vector<2xf32> into vector<8xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = amdgpu.scaled_ext_packed %[[V2]][3], %[[V3]] : vector<8xf4E2M1FN> to vector<2xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert_strided_slice %[[V10]], %[[V9]] {offsets = [6], strides = [1]} : vector<2xf32> into vector<8xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.shape_cast %[[V11]] : vector<8xf32> to vector<2x4xf32>
// CHECK-NEXT:     return %[[V12]] : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f40(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f8E8M0FNU) -> f4E2M1FN {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG1]] : f8E8M0FNU to f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[ARG0]] : f32 to vector<1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V1]] into undef[0], %[[V0]] : vector<1xf32> to vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[V2]][0] : f4E2M1FN from vector<8xf4E2M1FN>
// CHECK-NEXT:     return %[[V3]] : f4E2M1FN
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f41(%[[ARG0:[^ ]+]]: vector<2xf32>, %[[ARG1:[^ ]+]]: vector<1xf8E8M0FNU>) -> vector<2xf4E2M1FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<1xf8E8M0FNU> to vector<2xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<2xf8E8M0FNU> to vector<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : f32 from vector<2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = amdgpu.packed_scaled_trunc %[[ARG0]] into undef[0], %[[V2]] : vector<2xf32> to vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract_strided_slice %[[V3]] {offsets = [0], sizes = [2], strides = [1]} : vector<8xf4E2M1FN> to vector<2xf4E2M1FN>
// CHECK-NEXT:     return %[[V4]] : vector<2xf4E2M1FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f42(%[[ARG0:[^ ]+]]: vector<6xf32>, %[[ARG1:[^ ]+]]: vector<1xf8E8M0FNU>) -> vector<6xf4E2M1FN> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<1xf8E8M0FNU> to vector<6xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<6xf8E8M0FNU> to vector<6xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : f32 from vector<6xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [2], strides = [1]} : vector<6xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V3]] into %[[CST]][0], %[[V2]] : vector<2xf32> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [2], sizes = [2], strides = [1]} : vector<6xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V5]] into %[[V4]][1], %[[V2]] : vector<2xf32> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [4], sizes = [2], strides = [1]} : vector<6xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V7]] into %[[V6]][2], %[[V2]] : vector<2xf32> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract_strided_slice %[[V8]] {offsets = [0], sizes = [6], strides = [1]} : vector<8xf4E2M1FN> to vector<6xf4E2M1FN>
// CHECK-NEXT:     return %[[V9]] : vector<6xf4E2M1FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f43(%[[ARG0:[^ ]+]]: vector<16xf32>, %[[ARG1:[^ ]+]]: f8E8M0FNU) -> vector<16xf4E2M1FN> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<16xf4E2M1FN>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : f8E8M0FNU to vector<16xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<16xf8E8M0FNU> to vector<16xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : f32 from vector<16xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [2], strides = [1]} : vector<16xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V3]] into %[[CST]][0], %[[V2]] : vector<2xf32> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [2], sizes = [2], strides = [1]} : vector<16xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V5]] into %[[V4]][1], %[[V2]] : vector<2xf32> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [4], sizes = [2], strides = [1]} : vector<16xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V7]] into %[[V6]][2], %[[V2]] : vector<2xf32> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [6], sizes = [2], strides = [1]} : vector<16xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V9]] into %[[V8]][3], %[[V2]] : vector<2xf32> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert_strided_slice %[[V10]], %[[CST_0]] {offsets = [0], strides = [1]} : vector<8xf4E2M1FN> into vector<16xf4E2M1FN>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [8], sizes = [2], strides = [1]} : vector<16xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V12]] into %[[CST]][0], %[[V2]] : vector<2xf32> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [10], sizes = [2], strides = [1]} : vector<16xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V14]] into %[[V13]][1], %[[V2]] : vector<2xf32> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [12], sizes = [2], strides = [1]} : vector<16xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V16]] into %[[V15]][2], %[[V2]] : vector<2xf32> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [14], sizes = [2], strides = [1]} : vector<16xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V18]] into %[[V17]][3], %[[V2]] : vector<2xf32> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.insert_strided_slice %[[V19]], %[[V11]] {offsets = [8], strides = [1]} : vector<8xf4E2M1FN> into vector<16xf4E2M1FN>
// CHECK-NEXT:     return %[[V20]] : vector<16xf4E2M1FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f44(%[[ARG0:[^ ]+]]: vector<2x2x3xf32>, %[[ARG1:[^ ]+]]: vector<2x1x1xf8E8M0FNU>) -> vector<2x2x3xf4E2M1FN> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2x2x3xf4E2M1FN>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<2x1x1xf8E8M0FNU> to vector<2x2x3xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<2x2x3xf8E8M0FNU> to vector<2x2x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0, 0], sizes = [1, 2, 3], strides = [1, 1, 1]} : vector<2x2x3xf32> to vector<1x2x3xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.shape_cast %[[V2]] : vector<1x2x3xf32> to vector<6xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[V1]][0, 0, 0] : f32 from vector<2x2x3xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract_strided_slice %[[V3]] {offsets = [0], sizes = [2], strides = [1]} : vector<6xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V5]] into %[[CST]][0], %[[V4]] : vector<2xf32> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract_strided_slice %[[V3]] {offsets = [2], sizes = [2], strides = [1]} : vector<6xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V7]] into %[[V6]][1], %[[V4]] : vector<2xf32> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract_strided_slice %[[V3]] {offsets = [4], sizes = [2], strides = [1]} : vector<6xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V9]] into %[[V8]][2], %[[V4]] : vector<2xf32> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract_strided_slice %[[V10]] {offsets = [0], sizes = [6], strides = [1]} : vector<8xf4E2M1FN> to vector<6xf4E2M1FN>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.shape_cast %[[V11]] : vector<6xf4E2M1FN> to vector<1x2x3xf4E2M1FN>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.insert_strided_slice %[[V12]], %[[CST_0]] {offsets = [0, 0, 0], strides = [1, 1, 1]} : vector<1x2x3xf4E2M1FN> into vector<2x2x3xf4E2M1FN>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [1, 0, 0], sizes = [1, 2, 3], strides = [1, 1, 1]} : vector<2x2x3xf32> to vector<1x2x3xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.shape_cast %[[V14]] : vector<1x2x3xf32> to vector<6xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract %[[V1]][1, 0, 0] : f32 from vector<2x2x3xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.extract_strided_slice %[[V15]] {offsets = [0], sizes = [2], strides = [1]} : vector<6xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V17]] into %[[CST]][0], %[[V16]] : vector<2xf32> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.extract_strided_slice %[[V15]] {offsets = [2], sizes = [2], strides = [1]} : vector<6xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V19]] into %[[V18]][1], %[[V16]] : vector<2xf32> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.extract_strided_slice %[[V15]] {offsets = [4], sizes = [2], strides = [1]} : vector<6xf32> to vector<2xf32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V21]] into %[[V20]][2], %[[V16]] : vector<2xf32> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V23:[^ ]+]] = vector.extract_strided_slice %[[V22]] {offsets = [0], sizes = [6], strides = [1]} : vector<8xf4E2M1FN> to vector<6xf4E2M1FN>
// CHECK-NEXT:     %[[V24:[^ ]+]] = vector.shape_cast %[[V23]] : vector<6xf4E2M1FN> to vector<1x2x3xf4E2M1FN>
// CHECK-NEXT:     %[[V25:[^ ]+]] = vector.insert_strided_slice %[[V24]], %[[V13]] {offsets = [1, 0, 0], strides = [1, 1, 1]} : vector<1x2x3xf4E2M1FN> into vector<2x2x3xf4E2M1FN>
// CHECK-NEXT:     return %[[V25]] : vector<2x2x3xf4E2M1FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f45(%[[ARG0:[^ ]+]]: vector<f32>, %[[ARG1:[^ ]+]]: vector<f8E8M0FNU>) -> vector<f4E2M1FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG1]] : vector<f8E8M0FNU> to vector<f32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V0]][] : f32 from vector<f32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V1]] into undef[0], %[[V2]] : vector<1xf32> to vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract_strided_slice %[[V3]] {offsets = [0], sizes = [1], strides = [1]} : vector<8xf4E2M1FN> to vector<1xf4E2M1FN>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.shape_cast %[[V4]] : vector<1xf4E2M1FN> to vector<f4E2M1FN>
// CHECK-NEXT:     return %[[V5]] : vector<f4E2M1FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f46(%[[ARG0:[^ ]+]]: vector<10xf4E2M1FN>, %[[ARG1:[^ ]+]]: vector<1xf8E8M0FNU>) -> vector<10xf16> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<10xf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<1xf8E8M0FNU> to vector<10xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<10xf8E8M0FNU> to vector<10xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : f32 from vector<10xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [8], strides = [1]} : vector<10xf4E2M1FN> to vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][0], %[[V2]] : vector<8xf4E2M1FN> to vector<2xf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.insert_strided_slice %[[V4]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf16> into vector<10xf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][1], %[[V2]] : vector<8xf4E2M1FN> to vector<2xf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[V5]] {offsets = [2], strides = [1]} : vector<2xf16> into vector<10xf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][2], %[[V2]] : vector<8xf4E2M1FN> to vector<2xf16>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.insert_strided_slice %[[V8]], %[[V7]] {offsets = [4], strides = [1]} : vector<2xf16> into vector<10xf16>
// CHECK-NEXT:     %[[V10:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][3], %[[V2]] : vector<8xf4E2M1FN> to vector<2xf16>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert_strided_slice %[[V10]], %[[V9]] {offsets = [6], strides = [1]} : vector<2xf16> into vector<10xf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [8], sizes = [2], strides = [1]} : vector<10xf4E2M1FN> to vector<2xf4E2M1FN>
// CHECK-NEXT:     %[[V13:[^ ]+]] = amdgpu.scaled_ext_packed %[[V12]][0], %[[V2]] : vector<2xf4E2M1FN> to vector<2xf16>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.insert_strided_slice %[[V13]], %[[V11]] {offsets = [8], strides = [1]} : vector<2xf16> into vector<10xf16>
// CHECK-NEXT:     return %[[V14]] : vector<10xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f47(%[[ARG0:[^ ]+]]: vector<2xf16>, %[[ARG1:[^ ]+]]: vector<1xf8E8M0FNU>) -> vector<2xf4E2M1FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<1xf8E8M0FNU> to vector<2xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<2xf8E8M0FNU> to vector<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : f32 from vector<2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = amdgpu.packed_scaled_trunc %[[ARG0]] into undef[0], %[[V2]] : vector<2xf16> to vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract_strided_slice %[[V3]] {offsets = [0], sizes = [2], strides = [1]} : vector<8xf4E2M1FN> to vector<2xf4E2M1FN>
// CHECK-NEXT:     return %[[V4]] : vector<2xf4E2M1FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f48(%[[ARG0:[^ ]+]]: vector<2x4xf16>, %[[ARG1:[^ ]+]]: vector<2x1xf8E8M0FNU>) -> vector<2x4xf4E2M1FN> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2x4xf4E2M1FN>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<2x1xf8E8M0FNU> to vector<2x4xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<2x4xf8E8M0FNU> to vector<2x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [1, 4], strides = [1, 1]} : vector<2x4xf16> to vector<1x4xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.shape_cast %[[V2]] : vector<1x4xf16> to vector<4xf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[V1]][0, 0] : f32 from vector<2x4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract_strided_slice %[[V3]] {offsets = [0], sizes = [2], strides = [1]} : vector<4xf16> to vector<2xf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V5]] into %[[CST]][0], %[[V4]] : vector<2xf16> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract_strided_slice %[[V3]] {offsets = [2], sizes = [2], strides = [1]} : vector<4xf16> to vector<2xf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V7]] into %[[V6]][1], %[[V4]] : vector<2xf16> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract_strided_slice %[[V8]] {offsets = [0], sizes = [4], strides = [1]} : vector<8xf4E2M1FN> to vector<4xf4E2M1FN>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.shape_cast %[[V9]] : vector<4xf4E2M1FN> to vector<1x4xf4E2M1FN>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert_strided_slice %[[V10]], %[[CST_0]] {offsets = [0, 0], strides = [1, 1]} : vector<1x4xf4E2M1FN> into vector<2x4xf4E2M1FN>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [1, 0], sizes = [1, 4], strides = [1, 1]} : vector<2x4xf16> to vector<1x4xf16>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.shape_cast %[[V12]] : vector<1x4xf16> to vector<4xf16>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract %[[V1]][1, 0] : f32 from vector<2x4xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.extract_strided_slice %[[V13]] {offsets = [0], sizes = [2], strides = [1]} : vector<4xf16> to vector<2xf16>
// CHECK-NEXT:     %[[V16:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V15]] into %[[CST]][0], %[[V14]] : vector<2xf16> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.extract_strided_slice %[[V13]] {offsets = [2], sizes = [2], strides = [1]} : vector<4xf16> to vector<2xf16>
// CHECK-NEXT:     %[[V18:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V17]] into %[[V16]][1], %[[V14]] : vector<2xf16> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.extract_strided_slice %[[V18]] {offsets = [0], sizes = [4], strides = [1]} : vector<8xf4E2M1FN> to vector<4xf4E2M1FN>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.shape_cast %[[V19]] : vector<4xf4E2M1FN> to vector<1x4xf4E2M1FN>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.insert_strided_slice %[[V20]], %[[V11]] {offsets = [1, 0], strides = [1, 1]} : vector<1x4xf4E2M1FN> into vector<2x4xf4E2M1FN>
// CHECK-NEXT:     return %[[V21]] : vector<2x4xf4E2M1FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f49(%[[ARG0:[^ ]+]]: vector<5xf4E2M1FN>, %[[ARG1:[^ ]+]]: f16) -> vector<5xbf16> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<5xbf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : f16 to vector<5xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<5xf16> to vector<5xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : f32 from vector<5xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = amdgpu.scaled_ext_packed %[[ARG0]][0], %[[V2]] : vector<5xf4E2M1FN> to vector<2xbf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.insert_strided_slice %[[V3]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xbf16> into vector<5xbf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = amdgpu.scaled_ext_packed %[[ARG0]][1], %[[V2]] : vector<5xf4E2M1FN> to vector<2xbf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.insert_strided_slice %[[V5]], %[[V4]] {offsets = [2], strides = [1]} : vector<2xbf16> into vector<5xbf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = amdgpu.scaled_ext_packed %[[ARG0]][2], %[[V2]] : vector<5xf4E2M1FN> to vector<2xbf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract_strided_slice %[[V7]] {offsets = [0], sizes = [1], strides = [1]} : vector<2xbf16> to vector<1xbf16>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.insert_strided_slice %[[V8]], %[[V6]] {offsets = [4], strides = [1]} : vector<1xbf16> into vector<5xbf16>
// CHECK-NEXT:     return %[[V9]] : vector<5xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f50(%[[ARG0:[^ ]+]]: vector<2x4xf4E2M1FN>, %[[ARG1:[^ ]+]]: vector<1x1xf16>) -> vector<2x4xbf16> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<8xbf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<1x1xf16> to vector<2x4xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<2x4xf16> to vector<2x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<2x4xf4E2M1FN> to vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[V1]][0, 0] : f32 from vector<2x4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.scaled_ext_packed %[[V2]][0], %[[V3]] : vector<8xf4E2M1FN> to vector<2xbf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.insert_strided_slice %[[V4]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xbf16> into vector<8xbf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = amdgpu.scaled_ext_packed %[[V2]][1], %[[V3]] : vector<8xf4E2M1FN> to vector<2xbf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[V5]] {offsets = [2], strides = [1]} : vector<2xbf16> into vector<8xbf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = amdgpu.scaled_ext_packed %[[V2]][2], %[[V3]] : vector<8xf4E2M1FN> to vector<2xbf16>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.insert_strided_slice %[[V8]], %[[V7]] {offsets = [4], strides = [1]} : vector<2xbf16> into vector<8xbf16>
// CHECK-NEXT:     %[[V10:[^ ]+]] = amdgpu.scaled_ext_packed %[[V2]][3], %[[V3]] : vector<8xf4E2M1FN> to vector<2xbf16>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert_strided_slice %[[V10]], %[[V9]] {offsets = [6], strides = [1]} : vector<2xbf16> into vector<8xbf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.shape_cast %[[V11]] : vector<8xbf16> to vector<2x4xbf16>
// CHECK-NEXT:     return %[[V12]] : vector<2x4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f51(%[[ARG0:[^ ]+]]: vector<10xbf16>, %[[ARG1:[^ ]+]]: vector<1xf16>) -> vector<10xf4E2M1FN> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<10xf4E2M1FN>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<1xf16> to vector<10xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<10xf16> to vector<10xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : f32 from vector<10xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0], sizes = [2], strides = [1]} : vector<10xbf16> to vector<2xbf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V3]] into %[[CST]][0], %[[V2]] : vector<2xbf16> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [2], sizes = [2], strides = [1]} : vector<10xbf16> to vector<2xbf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V5]] into %[[V4]][1], %[[V2]] : vector<2xbf16> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [4], sizes = [2], strides = [1]} : vector<10xbf16> to vector<2xbf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V7]] into %[[V6]][2], %[[V2]] : vector<2xbf16> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [6], sizes = [2], strides = [1]} : vector<10xbf16> to vector<2xbf16>
// CHECK-NEXT:     %[[V10:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V9]] into %[[V8]][3], %[[V2]] : vector<2xbf16> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert_strided_slice %[[V10]], %[[CST_0]] {offsets = [0], strides = [1]} : vector<8xf4E2M1FN> into vector<10xf4E2M1FN>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [8], sizes = [2], strides = [1]} : vector<10xbf16> to vector<2xbf16>
// CHECK-NEXT:     %[[V13:[^ ]+]] = amdgpu.packed_scaled_trunc %[[V12]] into undef[0], %[[V2]] : vector<2xbf16> to vector<8xf4E2M1FN>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract_strided_slice %[[V13]] {offsets = [0], sizes = [2], strides = [1]} : vector<8xf4E2M1FN> to vector<2xf4E2M1FN>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert_strided_slice %[[V14]], %[[V11]] {offsets = [8], strides = [1]} : vector<2xf4E2M1FN> into vector<10xf4E2M1FN>
// CHECK-NEXT:     return %[[V15]] : vector<10xf4E2M1FN>
// CHECK-NEXT:   }
// CHECK-NEXT: }
