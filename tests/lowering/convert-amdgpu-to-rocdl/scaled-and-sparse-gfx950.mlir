// RUN: mlir-opt %s --convert-amdgpu-to-rocdl=chipset=gfx950 | FileCheck %s

func.func @f0(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<4xi8>) -> vector<4xf32> {
  %r = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>) {cbsz = 1 : i32, abid = 1 : i32} : vector<4xf16>, vector<8xf16>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f1(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<16xf32>, %i: vector<4xi8>) -> vector<16xf32> {
  %r = amdgpu.sparse_mfma 32x32x16 %a * %b + %c sparse(%i : vector<4xi8>) {cbsz = 1 : i32, abid = 1 : i32} : vector<4xf16>, vector<8xf16>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f2(%a: vector<8xf16>, %b: vector<16xf16>, %c: vector<4xf32>, %i: vector<4xi8>) -> vector<4xf32> {
  %r = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<4xi8>) : vector<8xf16>, vector<16xf16>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f3(%a: vector<8xf16>, %b: vector<16xf16>, %c: vector<16xf32>, %i: vector<4xi8>) -> vector<16xf32> {
  %r = amdgpu.sparse_mfma 32x32x32 %a * %b + %c sparse(%i : vector<4xi8>) : vector<8xf16>, vector<16xf16>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f4(%a: vector<4xbf16>, %b: vector<8xbf16>, %c: vector<4xf32>, %i: vector<4xi8>) -> vector<4xf32> {
  %r = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>) {cbsz = 1 : i32, abid = 1 : i32} : vector<4xbf16>, vector<8xbf16>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f5(%a: vector<4xbf16>, %b: vector<8xbf16>, %c: vector<16xf32>, %i: vector<4xi8>) -> vector<16xf32> {
  %r = amdgpu.sparse_mfma 32x32x16 %a * %b + %c sparse(%i : vector<4xi8>) {cbsz = 1 : i32, abid = 1 : i32} : vector<4xbf16>, vector<8xbf16>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f6(%a: vector<8xbf16>, %b: vector<16xbf16>, %c: vector<4xf32>, %i: vector<4xi8>) -> vector<4xf32> {
  %r = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<4xi8>) : vector<8xbf16>, vector<16xbf16>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f7(%a: vector<8xbf16>, %b: vector<16xbf16>, %c: vector<16xf32>, %i: vector<4xi8>) -> vector<16xf32> {
  %r = amdgpu.sparse_mfma 32x32x32 %a * %b + %c sparse(%i : vector<4xi8>) : vector<8xbf16>, vector<16xbf16>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f8(%a: vector<8xi8>, %b: vector<16xi8>, %c: vector<4xi32>, %i: vector<2xi16>) -> vector<4xi32> {
  %r = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<2xi16>) : vector<8xi8>, vector<16xi8>, vector<4xi32>
  return %r : vector<4xi32>
}

func.func @f9(%a: vector<8xi8>, %b: vector<16xi8>, %c: vector<16xi32>, %i: vector<2xi16>) -> vector<16xi32> {
  %r = amdgpu.sparse_mfma 32x32x32 %a * %b + %c sparse(%i : vector<2xi16>) : vector<8xi8>, vector<16xi8>, vector<16xi32>
  return %r : vector<16xi32>
}

func.func @f10(%a: vector<16xi8>, %b: vector<32xi8>, %c: vector<4xi32>, %i: vector<2xi16>) -> vector<4xi32> {
  %r = amdgpu.sparse_mfma 16x16x128 %a * %b + %c sparse(%i : vector<2xi16>) : vector<16xi8>, vector<32xi8>, vector<4xi32>
  return %r : vector<4xi32>
}

func.func @f11(%a: vector<16xi8>, %b: vector<32xi8>, %c: vector<16xi32>, %i: vector<2xi16>) -> vector<16xi32> {
  %r = amdgpu.sparse_mfma 32x32x64 %a * %b + %c sparse(%i : vector<2xi16>) : vector<16xi8>, vector<32xi8>, vector<16xi32>
  return %r : vector<16xi32>
}

func.func @f12(%a: vector<8xf8E5M2>, %b: vector<16xf8E5M2>, %c: vector<4xf32>, %i: vector<2xi16>) -> vector<4xf32> {
  %r = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<2xi16>) : vector<8xf8E5M2>, vector<16xf8E5M2>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f13(%a: vector<8xf8E5M2>, %b: vector<16xf8E5M2>, %c: vector<16xf32>, %i: vector<2xi16>) -> vector<16xf32> {
  %r = amdgpu.sparse_mfma 32x32x32 %a * %b + %c sparse(%i : vector<2xi16>) : vector<8xf8E5M2>, vector<16xf8E5M2>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f14(%a: vector<16xf8E5M2>, %b: vector<32xf8E5M2>, %c: vector<4xf32>, %i: vector<2xi16>) -> vector<4xf32> {
  %r = amdgpu.sparse_mfma 16x16x128 %a * %b + %c sparse(%i : vector<2xi16>) : vector<16xf8E5M2>, vector<32xf8E5M2>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f15(%a: vector<16xf8E5M2>, %b: vector<32xf8E5M2>, %c: vector<16xf32>, %i: vector<2xi16>) -> vector<16xf32> {
  %r = amdgpu.sparse_mfma 32x32x64 %a * %b + %c sparse(%i : vector<2xi16>) : vector<16xf8E5M2>, vector<32xf8E5M2>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f16(%a: vector<8xf8E5M2>, %b: vector<16xf8E4M3FN>, %c: vector<4xf32>, %i: vector<2xi16>) -> vector<4xf32> {
  %r = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<2xi16>) : vector<8xf8E5M2>, vector<16xf8E4M3FN>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f17(%a: vector<8xf8E5M2>, %b: vector<16xf8E4M3FN>, %c: vector<16xf32>, %i: vector<2xi16>) -> vector<16xf32> {
  %r = amdgpu.sparse_mfma 32x32x32 %a * %b + %c sparse(%i : vector<2xi16>) : vector<8xf8E5M2>, vector<16xf8E4M3FN>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f18(%a: vector<16xf8E5M2>, %b: vector<32xf8E4M3FN>, %c: vector<4xf32>, %i: vector<2xi16>) -> vector<4xf32> {
  %r = amdgpu.sparse_mfma 16x16x128 %a * %b + %c sparse(%i : vector<2xi16>) : vector<16xf8E5M2>, vector<32xf8E4M3FN>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f19(%a: vector<16xf8E5M2>, %b: vector<32xf8E4M3FN>, %c: vector<16xf32>, %i: vector<2xi16>) -> vector<16xf32> {
  %r = amdgpu.sparse_mfma 32x32x64 %a * %b + %c sparse(%i : vector<2xi16>) : vector<16xf8E5M2>, vector<32xf8E4M3FN>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f20(%a: vector<8xf8E4M3FN>, %b: vector<16xf8E5M2>, %c: vector<4xf32>, %i: vector<2xi16>) -> vector<4xf32> {
  %r = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<2xi16>) : vector<8xf8E4M3FN>, vector<16xf8E5M2>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f22(%a: vector<16xf8E4M3FN>, %b: vector<32xf8E5M2>, %c: vector<4xf32>, %i: vector<2xi16>) -> vector<4xf32> {
  %r = amdgpu.sparse_mfma 16x16x128 %a * %b + %c sparse(%i : vector<2xi16>) : vector<16xf8E4M3FN>, vector<32xf8E5M2>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f24(%a: vector<8xf8E4M3FN>, %b: vector<16xf8E4M3FN>, %c: vector<4xf32>, %i: vector<2xi16>) -> vector<4xf32> {
  %r = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%i : vector<2xi16>) : vector<8xf8E4M3FN>, vector<16xf8E4M3FN>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f26(%a: vector<16xf8E4M3FN>, %b: vector<32xf8E4M3FN>, %c: vector<4xf32>, %i: vector<2xi16>) -> vector<4xf32> {
  %r = amdgpu.sparse_mfma 16x16x128 %a * %b + %c sparse(%i : vector<2xi16>) : vector<16xf8E4M3FN>, vector<32xf8E4M3FN>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f28(%a: vector<32xf8E5M2>, %b: vector<32xf8E5M2>, %c: vector<4xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) -> vector<4xf32> {
  %r = amdgpu.scaled_mfma 16x16x128 (%s[2] * %a) * (%t[1] * %b) + %c : vector<4xf8E8M0FNU>, vector<32xf8E5M2>, vector<4xf8E8M0FNU>, vector<32xf8E5M2>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f30(%a: vector<32xf8E5M2>, %b: vector<32xf8E4M3FN>, %c: vector<16xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) -> vector<16xf32> {
  %r = amdgpu.scaled_mfma 32x32x64 (%s[2] * %a) * (%t[1] * %b) + %c : vector<4xf8E8M0FNU>, vector<32xf8E5M2>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f32(%a: vector<32xf8E5M2>, %b: vector<32xf6E3M2FN>, %c: vector<4xf32>, %s: f8E8M0FNU, %t: vector<4xf8E8M0FNU>) -> vector<4xf32> {
  %r = amdgpu.scaled_mfma 16x16x128 (%s[0] * %a) * (%t[1] * %b) + %c : f8E8M0FNU, vector<32xf8E5M2>, vector<4xf8E8M0FNU>, vector<32xf6E3M2FN>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f34(%a: vector<32xf8E5M2>, %b: vector<32xf4E2M1FN>, %c: vector<4xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) -> vector<4xf32> {
  %r = amdgpu.scaled_mfma 16x16x128 (%s[2] * %a) * (%t[1] * %b) + %c : vector<4xf8E8M0FNU>, vector<32xf8E5M2>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f36(%a: vector<32xf8E4M3FN>, %b: vector<32xf8E5M2>, %c: vector<16xf32>, %s: f8E8M0FNU, %t: vector<4xf8E8M0FNU>) -> vector<16xf32> {
  %r = amdgpu.scaled_mfma 32x32x64 (%s[0] * %a) * (%t[1] * %b) + %c : f8E8M0FNU, vector<32xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E5M2>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f38(%a: vector<32xf8E4M3FN>, %b: vector<32xf8E4M3FN>, %c: vector<16xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) -> vector<16xf32> {
  %r = amdgpu.scaled_mfma 32x32x64 (%s[2] * %a) * (%t[1] * %b) + %c : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f40(%a: vector<32xf8E4M3FN>, %b: vector<32xf6E2M3FN>, %c: vector<16xf32>, %s: vector<4xf8E8M0FNU>, %t: f8E8M0FNU) -> vector<16xf32> {
  %r = amdgpu.scaled_mfma 32x32x64 (%s[2] * %a) * (%t[3] * %b) + %c : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, f8E8M0FNU, vector<32xf6E2M3FN>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f42(%a: vector<32xf8E4M3FN>, %b: vector<32xf4E2M1FN>, %c: vector<4xf32>, %s: f8E8M0FNU, %t: f8E8M0FNU) -> vector<4xf32> {
  %r = amdgpu.scaled_mfma 16x16x128 (%s[0] * %a) * (%t[3] * %b) + %c : f8E8M0FNU, vector<32xf8E4M3FN>, f8E8M0FNU, vector<32xf4E2M1FN>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f44(%a: vector<32xf6E2M3FN>, %b: vector<32xf8E5M2>, %c: vector<4xf32>, %s: vector<4xf8E8M0FNU>, %t: f8E8M0FNU) -> vector<4xf32> {
  %r = amdgpu.scaled_mfma 16x16x128 (%s[2] * %a) * (%t[3] * %b) + %c : vector<4xf8E8M0FNU>, vector<32xf6E2M3FN>, f8E8M0FNU, vector<32xf8E5M2>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f46(%a: vector<32xf6E2M3FN>, %b: vector<32xf8E4M3FN>, %c: vector<16xf32>, %s: f8E8M0FNU, %t: f8E8M0FNU) -> vector<16xf32> {
  %r = amdgpu.scaled_mfma 32x32x64 (%s[0] * %a) * (%t[3] * %b) + %c : f8E8M0FNU, vector<32xf6E2M3FN>, f8E8M0FNU, vector<32xf8E4M3FN>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f48(%a: vector<32xf6E2M3FN>, %b: vector<32xf6E2M3FN>, %c: vector<16xf32>, %s: vector<4xf8E8M0FNU>, %t: f8E8M0FNU) -> vector<16xf32> {
  %r = amdgpu.scaled_mfma 32x32x64 (%s[2] * %a) * (%t[3] * %b) + %c : vector<4xf8E8M0FNU>, vector<32xf6E2M3FN>, f8E8M0FNU, vector<32xf6E2M3FN>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f50(%a: vector<32xf6E2M3FN>, %b: vector<32xf6E3M2FN>, %c: vector<16xf32>, %s: f8E8M0FNU, %t: vector<4xf8E8M0FNU>) -> vector<16xf32> {
  %r = amdgpu.scaled_mfma 32x32x64 (%s[0] * %a) * (%t[1] * %b) + %c : f8E8M0FNU, vector<32xf6E2M3FN>, vector<4xf8E8M0FNU>, vector<32xf6E3M2FN>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f52(%a: vector<32xf6E2M3FN>, %b: vector<32xf4E2M1FN>, %c: vector<16xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) -> vector<16xf32> {
  %r = amdgpu.scaled_mfma 32x32x64 (%s[2] * %a) * (%t[1] * %b) + %c : vector<4xf8E8M0FNU>, vector<32xf6E2M3FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f54(%a: vector<32xf6E3M2FN>, %b: vector<32xf8E4M3FN>, %c: vector<4xf32>, %s: f8E8M0FNU, %t: vector<4xf8E8M0FNU>) -> vector<4xf32> {
  %r = amdgpu.scaled_mfma 16x16x128 (%s[0] * %a) * (%t[1] * %b) + %c : f8E8M0FNU, vector<32xf6E3M2FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f56(%a: vector<32xf6E3M2FN>, %b: vector<32xf6E2M3FN>, %c: vector<4xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) -> vector<4xf32> {
  %r = amdgpu.scaled_mfma 16x16x128 (%s[2] * %a) * (%t[1] * %b) + %c : vector<4xf8E8M0FNU>, vector<32xf6E3M2FN>, vector<4xf8E8M0FNU>, vector<32xf6E2M3FN>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f58(%a: vector<32xf6E3M2FN>, %b: vector<32xf6E3M2FN>, %c: vector<16xf32>, %s: f8E8M0FNU, %t: vector<4xf8E8M0FNU>) -> vector<16xf32> {
  %r = amdgpu.scaled_mfma 32x32x64 (%s[0] * %a) * (%t[1] * %b) + %c : f8E8M0FNU, vector<32xf6E3M2FN>, vector<4xf8E8M0FNU>, vector<32xf6E3M2FN>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f60(%a: vector<32xf4E2M1FN>, %b: vector<32xf8E5M2>, %c: vector<4xf32>, %s: f8E8M0FNU, %t: vector<4xf8E8M0FNU>) -> vector<4xf32> {
  %r = amdgpu.scaled_mfma 16x16x128 (%s[0] * %a) * (%t[1] * %b) + %c : f8E8M0FNU, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf8E5M2>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f62(%a: vector<32xf4E2M1FN>, %b: vector<32xf8E4M3FN>, %c: vector<4xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) -> vector<4xf32> {
  %r = amdgpu.scaled_mfma 16x16x128 (%s[2] * %a) * (%t[1] * %b) + %c : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f64(%a: vector<32xf4E2M1FN>, %b: vector<32xf6E2M3FN>, %c: vector<16xf32>, %s: f8E8M0FNU, %t: vector<4xf8E8M0FNU>) -> vector<16xf32> {
  %r = amdgpu.scaled_mfma 32x32x64 (%s[0] * %a) * (%t[1] * %b) + %c : f8E8M0FNU, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf6E2M3FN>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f66(%a: vector<32xf4E2M1FN>, %b: vector<32xf6E3M2FN>, %c: vector<16xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) -> vector<16xf32> {
  %r = amdgpu.scaled_mfma 32x32x64 (%s[2] * %a) * (%t[1] * %b) + %c : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf6E3M2FN>, vector<16xf32>
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
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: vector<8xf16>, %[[ARG1:[^ ]+]]: vector<16xf16>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<4xi8>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.smfmac.f32.16x16x64.f16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V1]], %[[V2]] : (vector<8xf16>, vector<16xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V3]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: vector<8xf16>, %[[ARG1:[^ ]+]]: vector<16xf16>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: vector<4xi8>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.smfmac.f32.32x32x32.f16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V1]], %[[V2]] : (vector<8xf16>, vector<16xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V3]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: vector<4xbf16>, %[[ARG1:[^ ]+]]: vector<8xbf16>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<4xi8>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.smfmac.f32.16x16x32.bf16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V1]], %[[V2]] : (vector<4xbf16>, vector<8xbf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V3]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: vector<4xbf16>, %[[ARG1:[^ ]+]]: vector<8xbf16>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: vector<4xi8>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.smfmac.f32.32x32x16.bf16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V1]], %[[V2]] : (vector<4xbf16>, vector<8xbf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V3]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: vector<8xbf16>, %[[ARG1:[^ ]+]]: vector<16xbf16>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<4xi8>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.smfmac.f32.16x16x64.bf16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V1]], %[[V2]] : (vector<8xbf16>, vector<16xbf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V3]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: vector<8xbf16>, %[[ARG1:[^ ]+]]: vector<16xbf16>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: vector<4xi8>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.smfmac.f32.32x32x32.bf16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V1]], %[[V2]] : (vector<8xbf16>, vector<16xbf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V3]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: vector<8xi8>, %[[ARG1:[^ ]+]]: vector<16xi8>, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<2xi16>) -> vector<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.smfmac.i32.16x16x64.i8 %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (vector<2xi32>, vector<4xi32>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
// CHECK-NEXT:     return %[[V5]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: vector<8xi8>, %[[ARG1:[^ ]+]]: vector<16xi8>, %[[ARG2:[^ ]+]]: vector<16xi32>, %[[ARG3:[^ ]+]]: vector<2xi16>) -> vector<16xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.smfmac.i32.32x32x32.i8 %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (vector<2xi32>, vector<4xi32>, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
// CHECK-NEXT:     return %[[V5]] : vector<16xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: vector<16xi8>, %[[ARG1:[^ ]+]]: vector<32xi8>, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<2xi16>) -> vector<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<32xi8> to vector<8xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.smfmac.i32.16x16x128.i8 %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (vector<4xi32>, vector<8xi32>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
// CHECK-NEXT:     return %[[V5]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: vector<16xi8>, %[[ARG1:[^ ]+]]: vector<32xi8>, %[[ARG2:[^ ]+]]: vector<16xi32>, %[[ARG3:[^ ]+]]: vector<2xi16>) -> vector<16xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<32xi8> to vector<8xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.smfmac.i32.32x32x64.i8 %[[V0]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V4]] : (vector<4xi32>, vector<8xi32>, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
// CHECK-NEXT:     return %[[V5]] : vector<16xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: vector<8xf8E5M2>, %[[ARG1:[^ ]+]]: vector<16xf8E5M2>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<2xi16>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<16xf8E5M2> to vector<16xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E5M2> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.smfmac.f32.16x16x64.bf8.bf8 %[[V2]], %[[V3]], %[[ARG2]], %[[V4]], %[[V5]], %[[V6]] : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V7]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f13(%[[ARG0:[^ ]+]]: vector<8xf8E5M2>, %[[ARG1:[^ ]+]]: vector<16xf8E5M2>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: vector<2xi16>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<16xf8E5M2> to vector<16xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E5M2> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.smfmac.f32.32x32x32.bf8.bf8 %[[V2]], %[[V3]], %[[ARG2]], %[[V4]], %[[V5]], %[[V6]] : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V7]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f14(%[[ARG0:[^ ]+]]: vector<16xf8E5M2>, %[[ARG1:[^ ]+]]: vector<32xf8E5M2>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<2xi16>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<32xf8E5M2> to vector<32xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<16xf8E5M2> to vector<16xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<32xi8> to vector<8xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.smfmac.f32.16x16x128.bf8.bf8 %[[V2]], %[[V3]], %[[ARG2]], %[[V4]], %[[V5]], %[[V6]] : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V7]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: vector<16xf8E5M2>, %[[ARG1:[^ ]+]]: vector<32xf8E5M2>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: vector<2xi16>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<32xf8E5M2> to vector<32xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<16xf8E5M2> to vector<16xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<32xi8> to vector<8xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.smfmac.f32.32x32x64.bf8.bf8 %[[V2]], %[[V3]], %[[ARG2]], %[[V4]], %[[V5]], %[[V6]] : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V7]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: vector<8xf8E5M2>, %[[ARG1:[^ ]+]]: vector<16xf8E4M3FN>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<2xi16>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<16xf8E4M3FN> to vector<16xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E5M2> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.smfmac.f32.16x16x64.bf8.fp8 %[[V2]], %[[V3]], %[[ARG2]], %[[V4]], %[[V5]], %[[V6]] : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V7]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f17(%[[ARG0:[^ ]+]]: vector<8xf8E5M2>, %[[ARG1:[^ ]+]]: vector<16xf8E4M3FN>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: vector<2xi16>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<16xf8E4M3FN> to vector<16xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E5M2> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.smfmac.f32.32x32x32.bf8.fp8 %[[V2]], %[[V3]], %[[ARG2]], %[[V4]], %[[V5]], %[[V6]] : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V7]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: vector<16xf8E5M2>, %[[ARG1:[^ ]+]]: vector<32xf8E4M3FN>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<2xi16>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<32xf8E4M3FN> to vector<32xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<16xf8E5M2> to vector<16xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<32xi8> to vector<8xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.smfmac.f32.16x16x128.bf8.fp8 %[[V2]], %[[V3]], %[[ARG2]], %[[V4]], %[[V5]], %[[V6]] : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V7]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f19(%[[ARG0:[^ ]+]]: vector<16xf8E5M2>, %[[ARG1:[^ ]+]]: vector<32xf8E4M3FN>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: vector<2xi16>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<32xf8E4M3FN> to vector<32xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<16xf8E5M2> to vector<16xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<32xi8> to vector<8xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.smfmac.f32.32x32x64.bf8.fp8 %[[V2]], %[[V3]], %[[ARG2]], %[[V4]], %[[V5]], %[[V6]] : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V7]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f20(%[[ARG0:[^ ]+]]: vector<8xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<16xf8E5M2>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<2xi16>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<16xf8E5M2> to vector<16xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E4M3FN> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.smfmac.f32.16x16x64.fp8.bf8 %[[V2]], %[[V3]], %[[ARG2]], %[[V4]], %[[V5]], %[[V6]] : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V7]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f22(%[[ARG0:[^ ]+]]: vector<16xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<32xf8E5M2>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<2xi16>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<32xf8E5M2> to vector<32xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<16xf8E4M3FN> to vector<16xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<32xi8> to vector<8xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.smfmac.f32.16x16x128.fp8.bf8 %[[V2]], %[[V3]], %[[ARG2]], %[[V4]], %[[V5]], %[[V6]] : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V7]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f24(%[[ARG0:[^ ]+]]: vector<8xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<16xf8E4M3FN>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<2xi16>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<16xf8E4M3FN> to vector<16xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E4M3FN> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.smfmac.f32.16x16x64.fp8.fp8 %[[V2]], %[[V3]], %[[ARG2]], %[[V4]], %[[V5]], %[[V6]] : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V7]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f26(%[[ARG0:[^ ]+]]: vector<16xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<32xf8E4M3FN>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<2xi16>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<32xf8E4M3FN> to vector<32xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<16xf8E4M3FN> to vector<16xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<32xi8> to vector<8xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<2xi16> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.smfmac.f32.16x16x128.fp8.fp8 %[[V2]], %[[V3]], %[[ARG2]], %[[V4]], %[[V5]], %[[V6]] : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V7]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f28(%[[ARG0:[^ ]+]]: vector<32xf8E5M2>, %[[ARG1:[^ ]+]]: vector<32xf8E5M2>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<32xf8E5M2> to vector<32xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<32xf8E5M2> to vector<32xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<32xi8> to vector<8xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<32xi8> to vector<8xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V8]], %[[V9]], %[[V6]], %[[V10]], %[[V7]], %[[V11]] : (vector<8xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V12]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f30(%[[ARG0:[^ ]+]]: vector<32xf8E5M2>, %[[ARG1:[^ ]+]]: vector<32xf8E4M3FN>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<32xf8E4M3FN> to vector<32xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<32xf8E5M2> to vector<32xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<32xi8> to vector<8xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<32xi8> to vector<8xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V8]], %[[V9]], %[[V6]], %[[V10]], %[[V7]], %[[V11]] : (vector<8xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V12]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f32(%[[ARG0:[^ ]+]]: vector<32xf8E5M2>, %[[ARG1:[^ ]+]]: vector<32xf6E3M2FN>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: f8E8M0FNU, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : f8E8M0FNU to i8
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<32xf6E3M2FN> to vector<32xi6>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<32xf8E5M2> to vector<32xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<32xi8> to vector<8xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<32xi6> to vector<6xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.zext %[[V1]] : i8 to i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V8]], %[[V9]], %[[V6]], %[[V10]], %[[V7]], %[[V11]] : (vector<8xi32>, vector<6xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V12]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f34(%[[ARG0:[^ ]+]]: vector<32xf8E5M2>, %[[ARG1:[^ ]+]]: vector<32xf4E2M1FN>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<32xf4E2M1FN> to vector<32xi4>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<32xf8E5M2> to vector<32xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<32xi8> to vector<8xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<32xi4> to vector<4xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V8]], %[[V9]], %[[V6]], %[[V10]], %[[V7]], %[[V11]] : (vector<8xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V12]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f36(%[[ARG0:[^ ]+]]: vector<32xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<32xf8E5M2>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: f8E8M0FNU, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : f8E8M0FNU to i8
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<32xf8E5M2> to vector<32xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<32xf8E4M3FN> to vector<32xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<32xi8> to vector<8xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<32xi8> to vector<8xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.zext %[[V1]] : i8 to i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V8]], %[[V9]], %[[V6]], %[[V10]], %[[V7]], %[[V11]] : (vector<8xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V12]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f38(%[[ARG0:[^ ]+]]: vector<32xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<32xf8E4M3FN>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<32xf8E4M3FN> to vector<32xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<32xf8E4M3FN> to vector<32xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<32xi8> to vector<8xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<32xi8> to vector<8xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V8]], %[[V9]], %[[V6]], %[[V10]], %[[V7]], %[[V11]] : (vector<8xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V12]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f40(%[[ARG0:[^ ]+]]: vector<32xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<32xf6E2M3FN>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: f8E8M0FNU) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : f8E8M0FNU to i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<32xf6E2M3FN> to vector<32xi6>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<32xf8E4M3FN> to vector<32xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<32xi8> to vector<8xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<32xi6> to vector<6xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.zext %[[V0]] : i8 to i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V8]], %[[V9]], %[[V6]], %[[V10]], %[[V7]], %[[V11]] : (vector<8xi32>, vector<6xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V12]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f42(%[[ARG0:[^ ]+]]: vector<32xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<32xf4E2M1FN>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: f8E8M0FNU, %[[ARG4:[^ ]+]]: f8E8M0FNU) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : f8E8M0FNU to i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : f8E8M0FNU to i8
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<32xf4E2M1FN> to vector<32xi4>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<32xf8E4M3FN> to vector<32xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<32xi8> to vector<8xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<32xi4> to vector<4xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.zext %[[V1]] : i8 to i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.zext %[[V0]] : i8 to i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V8]], %[[V9]], %[[V6]], %[[V10]], %[[V7]], %[[V11]] : (vector<8xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V12]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f44(%[[ARG0:[^ ]+]]: vector<32xf6E2M3FN>, %[[ARG1:[^ ]+]]: vector<32xf8E5M2>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: f8E8M0FNU) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : f8E8M0FNU to i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<32xf8E5M2> to vector<32xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<32xf6E2M3FN> to vector<32xi6>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<32xi6> to vector<6xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<32xi8> to vector<8xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.zext %[[V0]] : i8 to i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V8]], %[[V9]], %[[V6]], %[[V10]], %[[V7]], %[[V11]] : (vector<6xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V12]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f46(%[[ARG0:[^ ]+]]: vector<32xf6E2M3FN>, %[[ARG1:[^ ]+]]: vector<32xf8E4M3FN>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: f8E8M0FNU, %[[ARG4:[^ ]+]]: f8E8M0FNU) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : f8E8M0FNU to i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : f8E8M0FNU to i8
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<32xf8E4M3FN> to vector<32xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<32xf6E2M3FN> to vector<32xi6>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<32xi6> to vector<6xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<32xi8> to vector<8xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.zext %[[V1]] : i8 to i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.zext %[[V0]] : i8 to i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V8]], %[[V9]], %[[V6]], %[[V10]], %[[V7]], %[[V11]] : (vector<6xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V12]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f48(%[[ARG0:[^ ]+]]: vector<32xf6E2M3FN>, %[[ARG1:[^ ]+]]: vector<32xf6E2M3FN>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: f8E8M0FNU) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : f8E8M0FNU to i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<32xf6E2M3FN> to vector<32xi6>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<32xf6E2M3FN> to vector<32xi6>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<32xi6> to vector<6xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<32xi6> to vector<6xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.zext %[[V0]] : i8 to i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V8]], %[[V9]], %[[V6]], %[[V10]], %[[V7]], %[[V11]] : (vector<6xi32>, vector<6xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V12]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f50(%[[ARG0:[^ ]+]]: vector<32xf6E2M3FN>, %[[ARG1:[^ ]+]]: vector<32xf6E3M2FN>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: f8E8M0FNU, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : f8E8M0FNU to i8
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<32xf6E3M2FN> to vector<32xi6>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<32xf6E2M3FN> to vector<32xi6>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<32xi6> to vector<6xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<32xi6> to vector<6xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.zext %[[V1]] : i8 to i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V8]], %[[V9]], %[[V6]], %[[V10]], %[[V7]], %[[V11]] : (vector<6xi32>, vector<6xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V12]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f52(%[[ARG0:[^ ]+]]: vector<32xf6E2M3FN>, %[[ARG1:[^ ]+]]: vector<32xf4E2M1FN>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<32xf4E2M1FN> to vector<32xi4>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<32xf6E2M3FN> to vector<32xi6>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<32xi6> to vector<6xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<32xi4> to vector<4xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V8]], %[[V9]], %[[V6]], %[[V10]], %[[V7]], %[[V11]] : (vector<6xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V12]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f54(%[[ARG0:[^ ]+]]: vector<32xf6E3M2FN>, %[[ARG1:[^ ]+]]: vector<32xf8E4M3FN>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: f8E8M0FNU, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : f8E8M0FNU to i8
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<32xf8E4M3FN> to vector<32xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<32xf6E3M2FN> to vector<32xi6>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<32xi6> to vector<6xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<32xi8> to vector<8xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.zext %[[V1]] : i8 to i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V8]], %[[V9]], %[[V6]], %[[V10]], %[[V7]], %[[V11]] : (vector<6xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V12]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f56(%[[ARG0:[^ ]+]]: vector<32xf6E3M2FN>, %[[ARG1:[^ ]+]]: vector<32xf6E2M3FN>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<32xf6E2M3FN> to vector<32xi6>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<32xf6E3M2FN> to vector<32xi6>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<32xi6> to vector<6xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<32xi6> to vector<6xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V8]], %[[V9]], %[[V6]], %[[V10]], %[[V7]], %[[V11]] : (vector<6xi32>, vector<6xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V12]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f58(%[[ARG0:[^ ]+]]: vector<32xf6E3M2FN>, %[[ARG1:[^ ]+]]: vector<32xf6E3M2FN>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: f8E8M0FNU, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : f8E8M0FNU to i8
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<32xf6E3M2FN> to vector<32xi6>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<32xf6E3M2FN> to vector<32xi6>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<32xi6> to vector<6xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<32xi6> to vector<6xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.zext %[[V1]] : i8 to i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V8]], %[[V9]], %[[V6]], %[[V10]], %[[V7]], %[[V11]] : (vector<6xi32>, vector<6xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V12]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f60(%[[ARG0:[^ ]+]]: vector<32xf4E2M1FN>, %[[ARG1:[^ ]+]]: vector<32xf8E5M2>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: f8E8M0FNU, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : f8E8M0FNU to i8
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<32xf8E5M2> to vector<32xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<32xf4E2M1FN> to vector<32xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<32xi4> to vector<4xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<32xi8> to vector<8xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.zext %[[V1]] : i8 to i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V8]], %[[V9]], %[[V6]], %[[V10]], %[[V7]], %[[V11]] : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V12]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f62(%[[ARG0:[^ ]+]]: vector<32xf4E2M1FN>, %[[ARG1:[^ ]+]]: vector<32xf8E4M3FN>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<32xf8E4M3FN> to vector<32xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<32xf4E2M1FN> to vector<32xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<32xi4> to vector<4xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<32xi8> to vector<8xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V8]], %[[V9]], %[[V6]], %[[V10]], %[[V7]], %[[V11]] : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     return %[[V12]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f64(%[[ARG0:[^ ]+]]: vector<32xf4E2M1FN>, %[[ARG1:[^ ]+]]: vector<32xf6E2M3FN>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: f8E8M0FNU, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : f8E8M0FNU to i8
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<32xf6E2M3FN> to vector<32xi6>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<32xf4E2M1FN> to vector<32xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<32xi4> to vector<4xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<32xi6> to vector<6xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.zext %[[V1]] : i8 to i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V8]], %[[V9]], %[[V6]], %[[V10]], %[[V7]], %[[V11]] : (vector<4xi32>, vector<6xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V12]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f66(%[[ARG0:[^ ]+]]: vector<32xf4E2M1FN>, %[[ARG1:[^ ]+]]: vector<32xf6E3M2FN>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<32xf6E3M2FN> to vector<32xi6>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<32xf4E2M1FN> to vector<32xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<32xi4> to vector<4xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<32xi6> to vector<6xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V8]], %[[V9]], %[[V6]], %[[V10]], %[[V7]], %[[V11]] : (vector<4xi32>, vector<6xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V12]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
