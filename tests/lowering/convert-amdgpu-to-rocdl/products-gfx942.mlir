// RUN: mlir-opt %s --convert-amdgpu-to-rocdl=chipset=gfx942 | FileCheck %s

func.func @f0(%a: f32, %c: vector<4xf32>) -> vector<4xf32> {
  %r = amdgpu.mfma 16x16x4 %a * %a + %c {cbsz = 2:i32, abid=1:i32} blgp = bcast_second_32 : f32, f32, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f1(%a: f64, %c: vector<4xf64>) -> vector<4xf64> {
  %r = amdgpu.mfma 16x16x4 %a * %a + %c {negateA, negateC} blgp = none : f64, f64, vector<4xf64>
  return %r : vector<4xf64>
}

func.func @f2(%a: f64, %c: vector<4xf64>) -> vector<4xf64> {
  %r = amdgpu.mfma 16x16x4 %a * %a + %c {negateB} blgp = none : f64, f64, vector<4xf64>
  return %r : vector<4xf64>
}

func.func @f3(%a: vector<2xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = amdgpu.mfma 16x16x8 %a * %a + %c {reducePrecision} blgp = none : vector<2xf32>, vector<2xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f4(%a: vector<2xf32>, %c: vector<16xf32>) -> vector<16xf32> {
  %r = amdgpu.mfma 32x32x4 %a * %a + %c {reducePrecision} blgp = none : vector<2xf32>, vector<2xf32>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f5(%a: f32, %c: vector<4xf32>) -> vector<4xf32> {
  %r = amdgpu.mfma 16x16x4 %a * %a + %c {reducePrecision} blgp = none : f32, f32, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f6(%a: vector<8xi8>, %c: vector<4xi32>) -> vector<4xi32> {
  %r = amdgpu.mfma 16x16x32 %a * %a + %c blgp = none : vector<8xi8>, vector<8xi8>, vector<4xi32>
  return %r : vector<4xi32>
}

func.func @f7(%a: vector<4xbf16>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = amdgpu.mfma 16x16x16 %a * %a + %c blgp = none : vector<4xbf16>, vector<4xbf16>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f8(%a: vector<8xf8E5M2FNUZ>, %b: vector<8xf8E4M3FNUZ>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = amdgpu.mfma 16x16x32 %a * %b + %c blgp = none : vector<8xf8E5M2FNUZ>, vector<8xf8E4M3FNUZ>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f9(%a: f32, %b: f32, %c: vector<4xf32>) -> vector<4xf32> {
  %r = amdgpu.mfma 4x4x1 %a * %b + %c {blocks = 16 : i32} blgp = none : f32, f32, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f10(%a: f32, %b: f32, %c: vector<16xf32>) -> vector<16xf32> {
  %r = amdgpu.mfma 16x16x1 %a * %b + %c {blocks = 4 : i32} blgp = none : f32, f32, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f11(%a: f32, %b: f32, %c: vector<4xf32>) -> vector<4xf32> {
  %r = amdgpu.mfma 16x16x4 %a * %b + %c {blocks = 1 : i32} blgp = none : f32, f32, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f12(%a: f32, %b: f32, %c: vector<32xf32>) -> vector<32xf32> {
  %r = amdgpu.mfma 32x32x1 %a * %b + %c {blocks = 2 : i32} blgp = none : f32, f32, vector<32xf32>
  return %r : vector<32xf32>
}

func.func @f13(%a: f32, %b: f32, %c: vector<16xf32>) -> vector<16xf32> {
  %r = amdgpu.mfma 32x32x2 %a * %b + %c {blocks = 1 : i32} blgp = none : f32, f32, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f14(%a: f64, %b: f64, %c: f64) -> f64 {
  %r = amdgpu.mfma 4x4x4 %a * %b + %c {blocks = 4 : i32} blgp = none : f64, f64, f64
  return %r : f64
}

func.func @f15(%a: f64, %b: f64, %c: vector<4xf64>) -> vector<4xf64> {
  %r = amdgpu.mfma 16x16x4 %a * %b + %c {blocks = 1 : i32} blgp = none : f64, f64, vector<4xf64>
  return %r : vector<4xf64>
}

func.func @f16(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = amdgpu.mfma 4x4x4 %a * %b + %c {blocks = 16 : i32} blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f17(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<16xf32>) -> vector<16xf32> {
  %r = amdgpu.mfma 16x16x4 %a * %b + %c {blocks = 4 : i32} blgp = none : vector<4xf16>, vector<4xf16>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f18(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = amdgpu.mfma 16x16x16 %a * %b + %c {blocks = 1 : i32} blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f19(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<32xf32>) -> vector<32xf32> {
  %r = amdgpu.mfma 32x32x4 %a * %b + %c {blocks = 2 : i32} blgp = none : vector<4xf16>, vector<4xf16>, vector<32xf32>
  return %r : vector<32xf32>
}

func.func @f20(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<16xf32>) -> vector<16xf32> {
  %r = amdgpu.mfma 32x32x8 %a * %b + %c {blocks = 1 : i32} blgp = none : vector<4xf16>, vector<4xf16>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f21(%a: vector<2xbf16>, %b: vector<2xbf16>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = amdgpu.mfma 4x4x2 %a * %b + %c {blocks = 16 : i32} blgp = none : vector<2xbf16>, vector<2xbf16>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f22(%a: vector<2xbf16>, %b: vector<2xbf16>, %c: vector<16xf32>) -> vector<16xf32> {
  %r = amdgpu.mfma 16x16x2 %a * %b + %c {blocks = 4 : i32} blgp = none : vector<2xbf16>, vector<2xbf16>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f23(%a: vector<2xbf16>, %b: vector<2xbf16>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = amdgpu.mfma 16x16x8 %a * %b + %c {blocks = 1 : i32} blgp = none : vector<2xbf16>, vector<2xbf16>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f24(%a: vector<2xbf16>, %b: vector<2xbf16>, %c: vector<32xf32>) -> vector<32xf32> {
  %r = amdgpu.mfma 32x32x2 %a * %b + %c {blocks = 2 : i32} blgp = none : vector<2xbf16>, vector<2xbf16>, vector<32xf32>
  return %r : vector<32xf32>
}

func.func @f25(%a: vector<2xbf16>, %b: vector<2xbf16>, %c: vector<16xf32>) -> vector<16xf32> {
  %r = amdgpu.mfma 32x32x4 %a * %b + %c {blocks = 1 : i32} blgp = none : vector<2xbf16>, vector<2xbf16>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f26(%a: vector<4xbf16>, %b: vector<4xbf16>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = amdgpu.mfma 4x4x4 %a * %b + %c {blocks = 16 : i32} blgp = none : vector<4xbf16>, vector<4xbf16>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f27(%a: vector<4xbf16>, %b: vector<4xbf16>, %c: vector<16xf32>) -> vector<16xf32> {
  %r = amdgpu.mfma 16x16x4 %a * %b + %c {blocks = 4 : i32} blgp = none : vector<4xbf16>, vector<4xbf16>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f28(%a: vector<4xbf16>, %b: vector<4xbf16>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = amdgpu.mfma 16x16x16 %a * %b + %c {blocks = 1 : i32} blgp = none : vector<4xbf16>, vector<4xbf16>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f29(%a: vector<4xbf16>, %b: vector<4xbf16>, %c: vector<32xf32>) -> vector<32xf32> {
  %r = amdgpu.mfma 32x32x4 %a * %b + %c {blocks = 2 : i32} blgp = none : vector<4xbf16>, vector<4xbf16>, vector<32xf32>
  return %r : vector<32xf32>
}

func.func @f30(%a: vector<4xbf16>, %b: vector<4xbf16>, %c: vector<16xf32>) -> vector<16xf32> {
  %r = amdgpu.mfma 32x32x8 %a * %b + %c {blocks = 1 : i32} blgp = none : vector<4xbf16>, vector<4xbf16>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f31(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<4xi32>) -> vector<4xi32> {
  %r = amdgpu.mfma 4x4x4 %a * %b + %c {blocks = 16 : i32} blgp = none : vector<4xi8>, vector<4xi8>, vector<4xi32>
  return %r : vector<4xi32>
}

func.func @f32(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<16xi32>) -> vector<16xi32> {
  %r = amdgpu.mfma 16x16x4 %a * %b + %c {blocks = 4 : i32} blgp = none : vector<4xi8>, vector<4xi8>, vector<16xi32>
  return %r : vector<16xi32>
}

func.func @f33(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<4xi32>) -> vector<4xi32> {
  %r = amdgpu.mfma 16x16x16 %a * %b + %c {blocks = 1 : i32} blgp = none : vector<4xi8>, vector<4xi8>, vector<4xi32>
  return %r : vector<4xi32>
}

func.func @f34(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<32xi32>) -> vector<32xi32> {
  %r = amdgpu.mfma 32x32x4 %a * %b + %c {blocks = 2 : i32} blgp = none : vector<4xi8>, vector<4xi8>, vector<32xi32>
  return %r : vector<32xi32>
}

func.func @f35(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<16xi32>) -> vector<16xi32> {
  %r = amdgpu.mfma 32x32x8 %a * %b + %c {blocks = 1 : i32} blgp = none : vector<4xi8>, vector<4xi8>, vector<16xi32>
  return %r : vector<16xi32>
}

func.func @f36(%a: vector<8xi8>, %b: vector<8xi8>, %c: vector<4xi32>) -> vector<4xi32> {
  %r = amdgpu.mfma 16x16x32 %a * %b + %c {blocks = 1 : i32} blgp = none : vector<8xi8>, vector<8xi8>, vector<4xi32>
  return %r : vector<4xi32>
}

func.func @f37(%a: vector<8xi8>, %b: vector<8xi8>, %c: vector<16xi32>) -> vector<16xi32> {
  %r = amdgpu.mfma 32x32x16 %a * %b + %c {blocks = 1 : i32} blgp = none : vector<8xi8>, vector<8xi8>, vector<16xi32>
  return %r : vector<16xi32>
}

func.func @f38(%a: vector<8xf8E5M2FNUZ>, %b: vector<8xf8E5M2FNUZ>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = amdgpu.mfma 16x16x32 %a * %b + %c {blocks = 1 : i32} blgp = none : vector<8xf8E5M2FNUZ>, vector<8xf8E5M2FNUZ>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f39(%a: vector<8xf8E5M2FNUZ>, %b: vector<8xf8E5M2FNUZ>, %c: vector<16xf32>) -> vector<16xf32> {
  %r = amdgpu.mfma 32x32x16 %a * %b + %c {blocks = 1 : i32} blgp = none : vector<8xf8E5M2FNUZ>, vector<8xf8E5M2FNUZ>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f40(%a: vector<8xf8E5M2FNUZ>, %b: vector<8xf8E4M3FNUZ>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = amdgpu.mfma 16x16x32 %a * %b + %c {blocks = 1 : i32} blgp = none : vector<8xf8E5M2FNUZ>, vector<8xf8E4M3FNUZ>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f41(%a: vector<8xf8E5M2FNUZ>, %b: vector<8xf8E4M3FNUZ>, %c: vector<16xf32>) -> vector<16xf32> {
  %r = amdgpu.mfma 32x32x16 %a * %b + %c {blocks = 1 : i32} blgp = none : vector<8xf8E5M2FNUZ>, vector<8xf8E4M3FNUZ>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f42(%a: vector<8xf8E4M3FNUZ>, %b: vector<8xf8E5M2FNUZ>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = amdgpu.mfma 16x16x32 %a * %b + %c {blocks = 1 : i32} blgp = none : vector<8xf8E4M3FNUZ>, vector<8xf8E5M2FNUZ>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f43(%a: vector<8xf8E4M3FNUZ>, %b: vector<8xf8E5M2FNUZ>, %c: vector<16xf32>) -> vector<16xf32> {
  %r = amdgpu.mfma 32x32x16 %a * %b + %c {blocks = 1 : i32} blgp = none : vector<8xf8E4M3FNUZ>, vector<8xf8E5M2FNUZ>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f44(%a: vector<8xf8E4M3FNUZ>, %b: vector<8xf8E4M3FNUZ>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = amdgpu.mfma 16x16x32 %a * %b + %c {blocks = 1 : i32} blgp = none : vector<8xf8E4M3FNUZ>, vector<8xf8E4M3FNUZ>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f45(%a: vector<8xf8E4M3FNUZ>, %b: vector<8xf8E4M3FNUZ>, %c: vector<16xf32>) -> vector<16xf32> {
  %r = amdgpu.mfma 32x32x16 %a * %b + %c {blocks = 1 : i32} blgp = none : vector<8xf8E4M3FNUZ>, vector<8xf8E4M3FNUZ>, vector<16xf32>
  return %r : vector<16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.f32.16x16x4f32 %[[ARG0]], %[[ARG0]], %[[ARG1]], %[[V0]], %[[V1]], %[[V2]] : (f32, f32, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V3]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: f64, %[[ARG1:[^ ]+]]: vector<4xf64>) -> vector<4xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.f64.16x16x4f64 %[[ARG0]], %[[ARG0]], %[[ARG1]], %[[V0]], %[[V1]], %[[V2]] : (f64, f64, vector<4xf64>, i32, i32, i32) -> vector<4xf64>
// CHECK-NEXT:     return %[[V3]] : vector<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: f64, %[[ARG1:[^ ]+]]: vector<4xf64>) -> vector<4xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.f64.16x16x4f64 %[[ARG0]], %[[ARG0]], %[[ARG1]], %[[V0]], %[[V1]], %[[V2]] : (f64, f64, vector<4xf64>, i32, i32, i32) -> vector<4xf64>
// CHECK-NEXT:     return %[[V3]] : vector<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: vector<2xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.f32.16x16x8.xf32 %[[ARG0]], %[[ARG0]], %[[ARG1]], %[[V0]], %[[V1]], %[[V2]] : (vector<2xf32>, vector<2xf32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V3]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: vector<2xf32>, %[[ARG1:[^ ]+]]: vector<16xf32>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.f32.32x32x4.xf32 %[[ARG0]], %[[ARG0]], %[[ARG1]], %[[V0]], %[[V1]], %[[V2]] : (vector<2xf32>, vector<2xf32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V3]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.f32.16x16x4f32 %[[ARG0]], %[[ARG0]], %[[ARG1]], %[[V0]], %[[V1]], %[[V2]] : (f32, f32, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V3]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: vector<8xi8>, %[[ARG1:[^ ]+]]: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<8xi8> to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<8xi8> to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.mfma.i32.16x16x32.i8 %[[V0]], %[[V1]], %[[ARG1]], %[[V2]], %[[V3]], %[[V4]] : (i64, i64, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
// CHECK-NEXT:     return %[[V5]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: vector<4xbf16>, %[[ARG1:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xbf16> to vector<4xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xbf16> to vector<4xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.mfma.f32.16x16x16bf16.1k %[[V0]], %[[V1]], %[[ARG1]], %[[V2]], %[[V3]], %[[V4]] : (vector<4xi16>, vector<4xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V5]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: vector<8xf8E5M2FNUZ>, %[[ARG1:[^ ]+]]: vector<8xf8E4M3FNUZ>, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<8xf8E4M3FNUZ> to vector<8xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E5M2FNUZ> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<8xi8> to i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.mfma.f32.16x16x32.bf8.fp8 %[[V2]], %[[V3]], %[[ARG2]], %[[V4]], %[[V5]], %[[V6]] : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V7]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.f32.4x4x1f32 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V1]], %[[V2]] : (f32, f32, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V3]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<16xf32>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.f32.16x16x1f32 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V1]], %[[V2]] : (f32, f32, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V3]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.f32.16x16x4f32 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V1]], %[[V2]] : (f32, f32, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V3]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<32xf32>) -> vector<32xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.f32.32x32x1f32 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V1]], %[[V2]] : (f32, f32, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
// CHECK-NEXT:     return %[[V3]] : vector<32xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f13(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<16xf32>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.f32.32x32x2f32 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V1]], %[[V2]] : (f32, f32, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V3]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f14(%[[ARG0:[^ ]+]]: f64, %[[ARG1:[^ ]+]]: f64, %[[ARG2:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.f64.4x4x4f64 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V1]], %[[V2]] : (f64, f64, f64, i32, i32, i32) -> f64
// CHECK-NEXT:     return %[[V3]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: f64, %[[ARG1:[^ ]+]]: f64, %[[ARG2:[^ ]+]]: vector<4xf64>) -> vector<4xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.f64.16x16x4f64 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V1]], %[[V2]] : (f64, f64, vector<4xf64>, i32, i32, i32) -> vector<4xf64>
// CHECK-NEXT:     return %[[V3]] : vector<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: vector<4xf16>, %[[ARG1:[^ ]+]]: vector<4xf16>, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.f32.4x4x4f16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V1]], %[[V2]] : (vector<4xf16>, vector<4xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V3]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f17(%[[ARG0:[^ ]+]]: vector<4xf16>, %[[ARG1:[^ ]+]]: vector<4xf16>, %[[ARG2:[^ ]+]]: vector<16xf32>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.f32.16x16x4f16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V1]], %[[V2]] : (vector<4xf16>, vector<4xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V3]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: vector<4xf16>, %[[ARG1:[^ ]+]]: vector<4xf16>, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.f32.16x16x16f16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V1]], %[[V2]] : (vector<4xf16>, vector<4xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V3]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f19(%[[ARG0:[^ ]+]]: vector<4xf16>, %[[ARG1:[^ ]+]]: vector<4xf16>, %[[ARG2:[^ ]+]]: vector<32xf32>) -> vector<32xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.f32.32x32x4f16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V1]], %[[V2]] : (vector<4xf16>, vector<4xf16>, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
// CHECK-NEXT:     return %[[V3]] : vector<32xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f20(%[[ARG0:[^ ]+]]: vector<4xf16>, %[[ARG1:[^ ]+]]: vector<4xf16>, %[[ARG2:[^ ]+]]: vector<16xf32>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.f32.32x32x8f16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V1]], %[[V2]] : (vector<4xf16>, vector<4xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V3]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f21(%[[ARG0:[^ ]+]]: vector<2xbf16>, %[[ARG1:[^ ]+]]: vector<2xbf16>, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<2xbf16> to vector<2xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<2xbf16> to vector<2xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.mfma.f32.4x4x2bf16 %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (vector<2xi16>, vector<2xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V5]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f22(%[[ARG0:[^ ]+]]: vector<2xbf16>, %[[ARG1:[^ ]+]]: vector<2xbf16>, %[[ARG2:[^ ]+]]: vector<16xf32>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<2xbf16> to vector<2xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<2xbf16> to vector<2xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.mfma.f32.16x16x2bf16 %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (vector<2xi16>, vector<2xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V5]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f23(%[[ARG0:[^ ]+]]: vector<2xbf16>, %[[ARG1:[^ ]+]]: vector<2xbf16>, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<2xbf16> to vector<2xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<2xbf16> to vector<2xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.mfma.f32.16x16x8bf16 %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (vector<2xi16>, vector<2xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V5]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f24(%[[ARG0:[^ ]+]]: vector<2xbf16>, %[[ARG1:[^ ]+]]: vector<2xbf16>, %[[ARG2:[^ ]+]]: vector<32xf32>) -> vector<32xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<2xbf16> to vector<2xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<2xbf16> to vector<2xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.mfma.f32.32x32x2bf16 %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (vector<2xi16>, vector<2xi16>, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
// CHECK-NEXT:     return %[[V5]] : vector<32xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f25(%[[ARG0:[^ ]+]]: vector<2xbf16>, %[[ARG1:[^ ]+]]: vector<2xbf16>, %[[ARG2:[^ ]+]]: vector<16xf32>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<2xbf16> to vector<2xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<2xbf16> to vector<2xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.mfma.f32.32x32x4bf16 %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (vector<2xi16>, vector<2xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V5]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f26(%[[ARG0:[^ ]+]]: vector<4xbf16>, %[[ARG1:[^ ]+]]: vector<4xbf16>, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xbf16> to vector<4xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<4xbf16> to vector<4xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.mfma.f32.4x4x4bf16.1k %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (vector<4xi16>, vector<4xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V5]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f27(%[[ARG0:[^ ]+]]: vector<4xbf16>, %[[ARG1:[^ ]+]]: vector<4xbf16>, %[[ARG2:[^ ]+]]: vector<16xf32>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xbf16> to vector<4xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<4xbf16> to vector<4xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.mfma.f32.16x16x4bf16.1k %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V5]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f28(%[[ARG0:[^ ]+]]: vector<4xbf16>, %[[ARG1:[^ ]+]]: vector<4xbf16>, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xbf16> to vector<4xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<4xbf16> to vector<4xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.mfma.f32.16x16x16bf16.1k %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (vector<4xi16>, vector<4xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V5]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f29(%[[ARG0:[^ ]+]]: vector<4xbf16>, %[[ARG1:[^ ]+]]: vector<4xbf16>, %[[ARG2:[^ ]+]]: vector<32xf32>) -> vector<32xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xbf16> to vector<4xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<4xbf16> to vector<4xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.mfma.f32.32x32x4bf16.1k %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (vector<4xi16>, vector<4xi16>, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
// CHECK-NEXT:     return %[[V5]] : vector<32xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f30(%[[ARG0:[^ ]+]]: vector<4xbf16>, %[[ARG1:[^ ]+]]: vector<4xbf16>, %[[ARG2:[^ ]+]]: vector<16xf32>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xbf16> to vector<4xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<4xbf16> to vector<4xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.mfma.f32.32x32x8bf16.1k %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V5]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f31(%[[ARG0:[^ ]+]]: vector<4xi8>, %[[ARG1:[^ ]+]]: vector<4xi8>, %[[ARG2:[^ ]+]]: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.mfma.i32.4x4x4i8 %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (i32, i32, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
// CHECK-NEXT:     return %[[V5]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f32(%[[ARG0:[^ ]+]]: vector<4xi8>, %[[ARG1:[^ ]+]]: vector<4xi8>, %[[ARG2:[^ ]+]]: vector<16xi32>) -> vector<16xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.mfma.i32.16x16x4i8 %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (i32, i32, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
// CHECK-NEXT:     return %[[V5]] : vector<16xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f33(%[[ARG0:[^ ]+]]: vector<4xi8>, %[[ARG1:[^ ]+]]: vector<4xi8>, %[[ARG2:[^ ]+]]: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.mfma.i32.16x16x16i8 %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (i32, i32, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
// CHECK-NEXT:     return %[[V5]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f34(%[[ARG0:[^ ]+]]: vector<4xi8>, %[[ARG1:[^ ]+]]: vector<4xi8>, %[[ARG2:[^ ]+]]: vector<32xi32>) -> vector<32xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.mfma.i32.32x32x4i8 %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (i32, i32, vector<32xi32>, i32, i32, i32) -> vector<32xi32>
// CHECK-NEXT:     return %[[V5]] : vector<32xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f35(%[[ARG0:[^ ]+]]: vector<4xi8>, %[[ARG1:[^ ]+]]: vector<4xi8>, %[[ARG2:[^ ]+]]: vector<16xi32>) -> vector<16xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.mfma.i32.32x32x8i8 %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (i32, i32, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
// CHECK-NEXT:     return %[[V5]] : vector<16xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f36(%[[ARG0:[^ ]+]]: vector<8xi8>, %[[ARG1:[^ ]+]]: vector<8xi8>, %[[ARG2:[^ ]+]]: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<8xi8> to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<8xi8> to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.mfma.i32.16x16x32.i8 %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (i64, i64, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
// CHECK-NEXT:     return %[[V5]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f37(%[[ARG0:[^ ]+]]: vector<8xi8>, %[[ARG1:[^ ]+]]: vector<8xi8>, %[[ARG2:[^ ]+]]: vector<16xi32>) -> vector<16xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<8xi8> to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<8xi8> to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.mfma.i32.32x32x16.i8 %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (i64, i64, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
// CHECK-NEXT:     return %[[V5]] : vector<16xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f38(%[[ARG0:[^ ]+]]: vector<8xf8E5M2FNUZ>, %[[ARG1:[^ ]+]]: vector<8xf8E5M2FNUZ>, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<8xf8E5M2FNUZ> to vector<8xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E5M2FNUZ> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<8xi8> to i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.mfma.f32.16x16x32.bf8.bf8 %[[V2]], %[[V3]], %[[ARG2]], %[[V4]], %[[V5]], %[[V6]] : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V7]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f39(%[[ARG0:[^ ]+]]: vector<8xf8E5M2FNUZ>, %[[ARG1:[^ ]+]]: vector<8xf8E5M2FNUZ>, %[[ARG2:[^ ]+]]: vector<16xf32>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<8xf8E5M2FNUZ> to vector<8xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E5M2FNUZ> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<8xi8> to i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.mfma.f32.32x32x16.bf8.bf8 %[[V2]], %[[V3]], %[[ARG2]], %[[V4]], %[[V5]], %[[V6]] : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V7]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f40(%[[ARG0:[^ ]+]]: vector<8xf8E5M2FNUZ>, %[[ARG1:[^ ]+]]: vector<8xf8E4M3FNUZ>, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<8xf8E4M3FNUZ> to vector<8xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E5M2FNUZ> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<8xi8> to i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.mfma.f32.16x16x32.bf8.fp8 %[[V2]], %[[V3]], %[[ARG2]], %[[V4]], %[[V5]], %[[V6]] : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V7]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f41(%[[ARG0:[^ ]+]]: vector<8xf8E5M2FNUZ>, %[[ARG1:[^ ]+]]: vector<8xf8E4M3FNUZ>, %[[ARG2:[^ ]+]]: vector<16xf32>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<8xf8E4M3FNUZ> to vector<8xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E5M2FNUZ> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<8xi8> to i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.mfma.f32.32x32x16.bf8.fp8 %[[V2]], %[[V3]], %[[ARG2]], %[[V4]], %[[V5]], %[[V6]] : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V7]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f42(%[[ARG0:[^ ]+]]: vector<8xf8E4M3FNUZ>, %[[ARG1:[^ ]+]]: vector<8xf8E5M2FNUZ>, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<8xf8E5M2FNUZ> to vector<8xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E4M3FNUZ> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<8xi8> to i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.mfma.f32.16x16x32.fp8.bf8 %[[V2]], %[[V3]], %[[ARG2]], %[[V4]], %[[V5]], %[[V6]] : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V7]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f43(%[[ARG0:[^ ]+]]: vector<8xf8E4M3FNUZ>, %[[ARG1:[^ ]+]]: vector<8xf8E5M2FNUZ>, %[[ARG2:[^ ]+]]: vector<16xf32>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<8xf8E5M2FNUZ> to vector<8xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E4M3FNUZ> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<8xi8> to i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.mfma.f32.32x32x16.fp8.bf8 %[[V2]], %[[V3]], %[[ARG2]], %[[V4]], %[[V5]], %[[V6]] : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V7]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f44(%[[ARG0:[^ ]+]]: vector<8xf8E4M3FNUZ>, %[[ARG1:[^ ]+]]: vector<8xf8E4M3FNUZ>, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<8xf8E4M3FNUZ> to vector<8xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E4M3FNUZ> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<8xi8> to i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.mfma.f32.16x16x32.fp8.fp8 %[[V2]], %[[V3]], %[[ARG2]], %[[V4]], %[[V5]], %[[V6]] : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V7]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f45(%[[ARG0:[^ ]+]]: vector<8xf8E4M3FNUZ>, %[[ARG1:[^ ]+]]: vector<8xf8E4M3FNUZ>, %[[ARG2:[^ ]+]]: vector<16xf32>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<8xf8E4M3FNUZ> to vector<8xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E4M3FNUZ> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<8xi8> to i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.mfma.f32.32x32x16.fp8.fp8 %[[V2]], %[[V3]], %[[ARG2]], %[[V4]], %[[V5]], %[[V6]] : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V7]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
