// RUN: mlir-opt %s --convert-amdgpu-to-rocdl=chipset=gfx908 | FileCheck %s

func.func @f0(%a: f32, %c: vector<4xf32>) -> vector<4xf32> {
  %r = amdgpu.mfma 16x16x4 %a * %a + %c {cbsz = 2:i32, abid=1:i32} blgp = bcast_second_32 : f32, f32, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f1(%a: f32, %c: vector<4xf32>) -> vector<4xf32> {
  %r = amdgpu.mfma 16x16x4 %a * %a + %c {reducePrecision} blgp = none : f32, f32, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f2(%a: f32, %b: f32, %c: vector<4xf32>) -> vector<4xf32> {
  %r = amdgpu.mfma 4x4x1 %a * %b + %c {blocks = 16 : i32} blgp = none : f32, f32, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f3(%a: f32, %b: f32, %c: vector<16xf32>) -> vector<16xf32> {
  %r = amdgpu.mfma 16x16x1 %a * %b + %c {blocks = 4 : i32} blgp = none : f32, f32, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f4(%a: f32, %b: f32, %c: vector<4xf32>) -> vector<4xf32> {
  %r = amdgpu.mfma 16x16x4 %a * %b + %c {blocks = 1 : i32} blgp = none : f32, f32, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f5(%a: f32, %b: f32, %c: vector<32xf32>) -> vector<32xf32> {
  %r = amdgpu.mfma 32x32x1 %a * %b + %c {blocks = 2 : i32} blgp = none : f32, f32, vector<32xf32>
  return %r : vector<32xf32>
}

func.func @f6(%a: f32, %b: f32, %c: vector<16xf32>) -> vector<16xf32> {
  %r = amdgpu.mfma 32x32x2 %a * %b + %c {blocks = 1 : i32} blgp = none : f32, f32, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f7(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = amdgpu.mfma 4x4x4 %a * %b + %c {blocks = 16 : i32} blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f8(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<16xf32>) -> vector<16xf32> {
  %r = amdgpu.mfma 16x16x4 %a * %b + %c {blocks = 4 : i32} blgp = none : vector<4xf16>, vector<4xf16>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f9(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = amdgpu.mfma 16x16x16 %a * %b + %c {blocks = 1 : i32} blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f10(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<32xf32>) -> vector<32xf32> {
  %r = amdgpu.mfma 32x32x4 %a * %b + %c {blocks = 2 : i32} blgp = none : vector<4xf16>, vector<4xf16>, vector<32xf32>
  return %r : vector<32xf32>
}

func.func @f11(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<16xf32>) -> vector<16xf32> {
  %r = amdgpu.mfma 32x32x8 %a * %b + %c {blocks = 1 : i32} blgp = none : vector<4xf16>, vector<4xf16>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f12(%a: vector<2xbf16>, %b: vector<2xbf16>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = amdgpu.mfma 4x4x2 %a * %b + %c {blocks = 16 : i32} blgp = none : vector<2xbf16>, vector<2xbf16>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f13(%a: vector<2xbf16>, %b: vector<2xbf16>, %c: vector<16xf32>) -> vector<16xf32> {
  %r = amdgpu.mfma 16x16x2 %a * %b + %c {blocks = 4 : i32} blgp = none : vector<2xbf16>, vector<2xbf16>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f14(%a: vector<2xbf16>, %b: vector<2xbf16>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = amdgpu.mfma 16x16x8 %a * %b + %c {blocks = 1 : i32} blgp = none : vector<2xbf16>, vector<2xbf16>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f15(%a: vector<2xbf16>, %b: vector<2xbf16>, %c: vector<32xf32>) -> vector<32xf32> {
  %r = amdgpu.mfma 32x32x2 %a * %b + %c {blocks = 2 : i32} blgp = none : vector<2xbf16>, vector<2xbf16>, vector<32xf32>
  return %r : vector<32xf32>
}

func.func @f16(%a: vector<2xbf16>, %b: vector<2xbf16>, %c: vector<16xf32>) -> vector<16xf32> {
  %r = amdgpu.mfma 32x32x4 %a * %b + %c {blocks = 1 : i32} blgp = none : vector<2xbf16>, vector<2xbf16>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f17(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<4xi32>) -> vector<4xi32> {
  %r = amdgpu.mfma 4x4x4 %a * %b + %c {blocks = 16 : i32} blgp = none : vector<4xi8>, vector<4xi8>, vector<4xi32>
  return %r : vector<4xi32>
}

func.func @f18(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<16xi32>) -> vector<16xi32> {
  %r = amdgpu.mfma 16x16x4 %a * %b + %c {blocks = 4 : i32} blgp = none : vector<4xi8>, vector<4xi8>, vector<16xi32>
  return %r : vector<16xi32>
}

func.func @f19(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<4xi32>) -> vector<4xi32> {
  %r = amdgpu.mfma 16x16x16 %a * %b + %c {blocks = 1 : i32} blgp = none : vector<4xi8>, vector<4xi8>, vector<4xi32>
  return %r : vector<4xi32>
}

func.func @f20(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<32xi32>) -> vector<32xi32> {
  %r = amdgpu.mfma 32x32x4 %a * %b + %c {blocks = 2 : i32} blgp = none : vector<4xi8>, vector<4xi8>, vector<32xi32>
  return %r : vector<32xi32>
}

func.func @f21(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<16xi32>) -> vector<16xi32> {
  %r = amdgpu.mfma 32x32x8 %a * %b + %c {blocks = 1 : i32} blgp = none : vector<4xi8>, vector<4xi8>, vector<16xi32>
  return %r : vector<16xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.f32.16x16x4f32 %[[ARG0]], %[[ARG0]], %[[ARG1]], %[[V0]], %[[V1]], %[[V2]] : (f32, f32, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V3]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.f32.16x16x4f32 %[[ARG0]], %[[ARG0]], %[[ARG1]], %[[V0]], %[[V1]], %[[V2]] : (f32, f32, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V3]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.f32.4x4x1f32 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V1]], %[[V2]] : (f32, f32, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V3]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<16xf32>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.f32.16x16x1f32 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V1]], %[[V2]] : (f32, f32, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V3]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.f32.16x16x4f32 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V1]], %[[V2]] : (f32, f32, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V3]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<32xf32>) -> vector<32xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.f32.32x32x1f32 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V1]], %[[V2]] : (f32, f32, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
// CHECK-NEXT:     return %[[V3]] : vector<32xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<16xf32>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.f32.32x32x2f32 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V1]], %[[V2]] : (f32, f32, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V3]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: vector<4xf16>, %[[ARG1:[^ ]+]]: vector<4xf16>, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.f32.4x4x4f16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V1]], %[[V2]] : (vector<4xf16>, vector<4xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V3]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: vector<4xf16>, %[[ARG1:[^ ]+]]: vector<4xf16>, %[[ARG2:[^ ]+]]: vector<16xf32>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.f32.16x16x4f16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V1]], %[[V2]] : (vector<4xf16>, vector<4xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V3]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: vector<4xf16>, %[[ARG1:[^ ]+]]: vector<4xf16>, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.f32.16x16x16f16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V1]], %[[V2]] : (vector<4xf16>, vector<4xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V3]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: vector<4xf16>, %[[ARG1:[^ ]+]]: vector<4xf16>, %[[ARG2:[^ ]+]]: vector<32xf32>) -> vector<32xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.f32.32x32x4f16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V1]], %[[V2]] : (vector<4xf16>, vector<4xf16>, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
// CHECK-NEXT:     return %[[V3]] : vector<32xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: vector<4xf16>, %[[ARG1:[^ ]+]]: vector<4xf16>, %[[ARG2:[^ ]+]]: vector<16xf32>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.f32.32x32x8f16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V1]], %[[V2]] : (vector<4xf16>, vector<4xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V3]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: vector<2xbf16>, %[[ARG1:[^ ]+]]: vector<2xbf16>, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<2xbf16> to vector<2xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<2xbf16> to vector<2xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.mfma.f32.4x4x2bf16 %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (vector<2xi16>, vector<2xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V5]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f13(%[[ARG0:[^ ]+]]: vector<2xbf16>, %[[ARG1:[^ ]+]]: vector<2xbf16>, %[[ARG2:[^ ]+]]: vector<16xf32>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<2xbf16> to vector<2xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<2xbf16> to vector<2xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.mfma.f32.16x16x2bf16 %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (vector<2xi16>, vector<2xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V5]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f14(%[[ARG0:[^ ]+]]: vector<2xbf16>, %[[ARG1:[^ ]+]]: vector<2xbf16>, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<2xbf16> to vector<2xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<2xbf16> to vector<2xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.mfma.f32.16x16x8bf16 %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (vector<2xi16>, vector<2xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V5]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: vector<2xbf16>, %[[ARG1:[^ ]+]]: vector<2xbf16>, %[[ARG2:[^ ]+]]: vector<32xf32>) -> vector<32xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<2xbf16> to vector<2xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<2xbf16> to vector<2xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.mfma.f32.32x32x2bf16 %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (vector<2xi16>, vector<2xi16>, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
// CHECK-NEXT:     return %[[V5]] : vector<32xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: vector<2xbf16>, %[[ARG1:[^ ]+]]: vector<2xbf16>, %[[ARG2:[^ ]+]]: vector<16xf32>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<2xbf16> to vector<2xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<2xbf16> to vector<2xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.mfma.f32.32x32x4bf16 %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (vector<2xi16>, vector<2xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V5]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f17(%[[ARG0:[^ ]+]]: vector<4xi8>, %[[ARG1:[^ ]+]]: vector<4xi8>, %[[ARG2:[^ ]+]]: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.mfma.i32.4x4x4i8 %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (i32, i32, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
// CHECK-NEXT:     return %[[V5]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: vector<4xi8>, %[[ARG1:[^ ]+]]: vector<4xi8>, %[[ARG2:[^ ]+]]: vector<16xi32>) -> vector<16xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.mfma.i32.16x16x4i8 %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (i32, i32, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
// CHECK-NEXT:     return %[[V5]] : vector<16xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f19(%[[ARG0:[^ ]+]]: vector<4xi8>, %[[ARG1:[^ ]+]]: vector<4xi8>, %[[ARG2:[^ ]+]]: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.mfma.i32.16x16x16i8 %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (i32, i32, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
// CHECK-NEXT:     return %[[V5]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f20(%[[ARG0:[^ ]+]]: vector<4xi8>, %[[ARG1:[^ ]+]]: vector<4xi8>, %[[ARG2:[^ ]+]]: vector<32xi32>) -> vector<32xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.mfma.i32.32x32x4i8 %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (i32, i32, vector<32xi32>, i32, i32, i32) -> vector<32xi32>
// CHECK-NEXT:     return %[[V5]] : vector<32xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f21(%[[ARG0:[^ ]+]]: vector<4xi8>, %[[ARG1:[^ ]+]]: vector<4xi8>, %[[ARG2:[^ ]+]]: vector<16xi32>) -> vector<16xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.mfma.i32.32x32x8i8 %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (i32, i32, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
// CHECK-NEXT:     return %[[V5]] : vector<16xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
