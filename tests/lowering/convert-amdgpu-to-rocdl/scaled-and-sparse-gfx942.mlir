// RUN: mlir-opt %s --convert-amdgpu-to-rocdl=chipset=gfx942 | FileCheck %s

func.func @f0(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<4xi8>) -> vector<4xf32> {
  %r = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>) {cbsz = 1 : i32, abid = 1 : i32} : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f1(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<16xf32>, %i: vector<4xi8>) -> vector<16xf32> {
  %r = amdgpu.sparse_mfma 32x32x16 %a * %b + %c sparse(%i : vector<4xi8>) {cbsz = 1 : i32, abid = 1 : i32} : vector<4xf16>, vector<8xf16>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f2(%a: vector<4xbf16>, %b: vector<8xbf16>, %c: vector<4xf32>, %i: vector<4xi8>) -> vector<4xf32> {
  %r = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>) {cbsz = 1 : i32, abid = 1 : i32} : vector<4xbf16>, vector<8xbf16>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f3(%a: vector<4xbf16>, %b: vector<8xbf16>, %c: vector<16xf32>, %i: vector<4xi8>) -> vector<16xf32> {
  %r = amdgpu.sparse_mfma 32x32x16 %a * %b + %c sparse(%i : vector<4xi8>) {cbsz = 1 : i32, abid = 1 : i32} : vector<4xbf16>, vector<8xbf16>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f4(%a: vector<8xi8>, %b: vector<16xi8>, %c: vector<4xi32>, %i: vector<2xi16>) -> vector<4xi32> {
  %r = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<2xi16>) : vector<8xi8>, vector<16xi8>, vector<4xi32>
  return %r : vector<4xi32>
}

func.func @f5(%a: vector<8xi8>, %b: vector<16xi8>, %c: vector<16xi32>, %i: vector<2xi16>) -> vector<16xi32> {
  %r = amdgpu.sparse_mfma 32x32x32 %a * %b + %c sparse(%i : vector<2xi16>) : vector<8xi8>, vector<16xi8>, vector<16xi32>
  return %r : vector<16xi32>
}

func.func @f6(%a: vector<8xf8E5M2FNUZ>, %b: vector<16xf8E5M2FNUZ>, %c: vector<4xf32>, %i: vector<2xi16>) -> vector<4xf32> {
  %r = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<2xi16>) : vector<8xf8E5M2FNUZ>, vector<16xf8E5M2FNUZ>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f7(%a: vector<8xf8E5M2FNUZ>, %b: vector<16xf8E5M2FNUZ>, %c: vector<16xf32>, %i: vector<2xi16>) -> vector<16xf32> {
  %r = amdgpu.sparse_mfma 32x32x32 %a * %b + %c sparse(%i : vector<2xi16>) : vector<8xf8E5M2FNUZ>, vector<16xf8E5M2FNUZ>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f8(%a: vector<8xf8E5M2FNUZ>, %b: vector<16xf8E4M3FNUZ>, %c: vector<4xf32>, %i: vector<2xi16>) -> vector<4xf32> {
  %r = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<2xi16>) : vector<8xf8E5M2FNUZ>, vector<16xf8E4M3FNUZ>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f9(%a: vector<8xf8E5M2FNUZ>, %b: vector<16xf8E4M3FNUZ>, %c: vector<16xf32>, %i: vector<2xi16>) -> vector<16xf32> {
  %r = amdgpu.sparse_mfma 32x32x32 %a * %b + %c sparse(%i : vector<2xi16>) : vector<8xf8E5M2FNUZ>, vector<16xf8E4M3FNUZ>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f10(%a: vector<8xf8E4M3FNUZ>, %b: vector<16xf8E5M2FNUZ>, %c: vector<4xf32>, %i: vector<2xi16>) -> vector<4xf32> {
  %r = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<2xi16>) : vector<8xf8E4M3FNUZ>, vector<16xf8E5M2FNUZ>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f11(%a: vector<8xf8E4M3FNUZ>, %b: vector<16xf8E5M2FNUZ>, %c: vector<16xf32>, %i: vector<2xi16>) -> vector<16xf32> {
  %r = amdgpu.sparse_mfma 32x32x32 %a * %b + %c sparse(%i : vector<2xi16>) : vector<8xf8E4M3FNUZ>, vector<16xf8E5M2FNUZ>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f12(%a: vector<8xf8E4M3FNUZ>, %b: vector<16xf8E4M3FNUZ>, %c: vector<4xf32>, %i: vector<2xi16>) -> vector<4xf32> {
  %r = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<2xi16>) : vector<8xf8E4M3FNUZ>, vector<16xf8E4M3FNUZ>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f13(%a: vector<8xf8E4M3FNUZ>, %b: vector<16xf8E4M3FNUZ>, %c: vector<16xf32>, %i: vector<2xi16>) -> vector<16xf32> {
  %r = amdgpu.sparse_mfma 32x32x32 %a * %b + %c sparse(%i : vector<2xi16>) : vector<8xf8E4M3FNUZ>, vector<16xf8E4M3FNUZ>, vector<16xf32>
  return %r : vector<16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: vector<4xf16>, %[[ARG1:[^ ]+]]: vector<8xf16>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<4xi8>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.smfmac.f32.16x16x32.f16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V1]], %[[V2]] : (vector<4xf16>, vector<8xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V3]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: vector<4xf16>, %[[ARG1:[^ ]+]]: vector<8xf16>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: vector<4xi8>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.smfmac.f32.32x32x16.f16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V1]], %[[V2]] : (vector<4xf16>, vector<8xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V3]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: vector<4xbf16>, %[[ARG1:[^ ]+]]: vector<8xbf16>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<4xi8>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xbf16> to vector<4xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<8xbf16> to vector<8xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.smfmac.f32.16x16x32.bf16 %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (vector<4xi16>, vector<8xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V5]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: vector<4xbf16>, %[[ARG1:[^ ]+]]: vector<8xbf16>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: vector<4xi8>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xbf16> to vector<4xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<8xbf16> to vector<8xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.smfmac.f32.32x32x16.bf16 %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (vector<4xi16>, vector<8xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V5]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: vector<8xi8>, %[[ARG1:[^ ]+]]: vector<16xi8>, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<2xi16>) -> vector<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.smfmac.i32.16x16x64.i8 %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (vector<2xi32>, vector<4xi32>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
// CHECK-NEXT:     return %[[V5]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: vector<8xi8>, %[[ARG1:[^ ]+]]: vector<16xi8>, %[[ARG2:[^ ]+]]: vector<16xi32>, %[[ARG3:[^ ]+]]: vector<2xi16>) -> vector<16xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.smfmac.i32.32x32x32.i8 %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (vector<2xi32>, vector<4xi32>, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
// CHECK-NEXT:     return %[[V5]] : vector<16xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: vector<8xf8E5M2FNUZ>, %[[ARG1:[^ ]+]]: vector<16xf8E5M2FNUZ>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<2xi16>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<16xf8E5M2FNUZ> to vector<16xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E5M2FNUZ> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.smfmac.f32.16x16x64.bf8.bf8 %[[V2]], %[[V3]], %[[ARG2]], %[[V4]], %[[V5]], %[[V6]] : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V7]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: vector<8xf8E5M2FNUZ>, %[[ARG1:[^ ]+]]: vector<16xf8E5M2FNUZ>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: vector<2xi16>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<16xf8E5M2FNUZ> to vector<16xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E5M2FNUZ> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.smfmac.f32.32x32x32.bf8.bf8 %[[V2]], %[[V3]], %[[ARG2]], %[[V4]], %[[V5]], %[[V6]] : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V7]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: vector<8xf8E5M2FNUZ>, %[[ARG1:[^ ]+]]: vector<16xf8E4M3FNUZ>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<2xi16>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<16xf8E4M3FNUZ> to vector<16xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E5M2FNUZ> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.smfmac.f32.16x16x64.bf8.fp8 %[[V2]], %[[V3]], %[[ARG2]], %[[V4]], %[[V5]], %[[V6]] : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V7]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: vector<8xf8E5M2FNUZ>, %[[ARG1:[^ ]+]]: vector<16xf8E4M3FNUZ>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: vector<2xi16>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<16xf8E4M3FNUZ> to vector<16xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E5M2FNUZ> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.smfmac.f32.32x32x32.bf8.fp8 %[[V2]], %[[V3]], %[[ARG2]], %[[V4]], %[[V5]], %[[V6]] : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V7]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: vector<8xf8E4M3FNUZ>, %[[ARG1:[^ ]+]]: vector<16xf8E5M2FNUZ>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<2xi16>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<16xf8E5M2FNUZ> to vector<16xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E4M3FNUZ> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.smfmac.f32.16x16x64.fp8.bf8 %[[V2]], %[[V3]], %[[ARG2]], %[[V4]], %[[V5]], %[[V6]] : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V7]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: vector<8xf8E4M3FNUZ>, %[[ARG1:[^ ]+]]: vector<16xf8E5M2FNUZ>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: vector<2xi16>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<16xf8E5M2FNUZ> to vector<16xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E4M3FNUZ> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.smfmac.f32.32x32x32.fp8.bf8 %[[V2]], %[[V3]], %[[ARG2]], %[[V4]], %[[V5]], %[[V6]] : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V7]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: vector<8xf8E4M3FNUZ>, %[[ARG1:[^ ]+]]: vector<16xf8E4M3FNUZ>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<2xi16>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<16xf8E4M3FNUZ> to vector<16xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E4M3FNUZ> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.smfmac.f32.16x16x64.fp8.fp8 %[[V2]], %[[V3]], %[[ARG2]], %[[V4]], %[[V5]], %[[V6]] : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V7]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f13(%[[ARG0:[^ ]+]]: vector<8xf8E4M3FNUZ>, %[[ARG1:[^ ]+]]: vector<16xf8E4M3FNUZ>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: vector<2xi16>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<16xf8E4M3FNUZ> to vector<16xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E4M3FNUZ> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.smfmac.f32.32x32x32.fp8.fp8 %[[V2]], %[[V3]], %[[ARG2]], %[[V4]], %[[V5]], %[[V6]] : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V7]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
