// RUN: mlir-opt %s --convert-amdgpu-to-rocdl=chipset=gfx1200 | FileCheck %s

func.func @f0(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = amdgpu.wmma 16x16x16 %a * %b + %c : vector<4xf16>, vector<4xf16>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f2(%a: vector<8xf16>, %b: vector<8xf16>, %c: vector<8xf32>) -> vector<8xf32> {
  %r = amdgpu.wmma 16x16x16 %a * %b + %c : vector<8xf16>, vector<8xf16>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f4(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = amdgpu.wmma 16x16x16 %a * %b + %c : vector<16xf16>, vector<16xf16>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @f6(%a: vector<4xbf16>, %b: vector<4xbf16>, %c: vector<4xbf16>) -> vector<4xbf16> {
  %r = amdgpu.wmma 16x16x16 %a * %b + %c : vector<4xbf16>, vector<4xbf16>, vector<4xbf16>
  return %r : vector<4xbf16>
}

func.func @f8(%a: vector<16xbf16>, %b: vector<16xbf16>, %c: vector<4xbf16>) -> vector<4xbf16> {
  %r = amdgpu.wmma 16x16x16 %a * %b + %c : vector<16xbf16>, vector<16xbf16>, vector<4xbf16>
  return %r : vector<4xbf16>
}

func.func @f10(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<8xi32>) -> vector<8xi32> {
  %r = amdgpu.wmma 16x16x16 %a * %b + %c {unsignedB} : vector<4xi8>, vector<4xi8>, vector<8xi32>
  return %r : vector<8xi32>
}

func.func @f12(%a: vector<16xi8>, %b: vector<16xi8>, %c: vector<8xi32>) -> vector<8xi32> {
  %r = amdgpu.wmma 16x16x16 %a * %b + %c {clamp, unsignedA} : vector<16xi8>, vector<16xi8>, vector<8xi32>
  return %r : vector<8xi32>
}

func.func @f14(%a: vector<32xi8>, %b: vector<32xi8>, %c: vector<8xi32>) -> vector<8xi32> {
  %r = amdgpu.wmma 16x16x16 %a * %b + %c {unsignedB} : vector<32xi8>, vector<32xi8>, vector<8xi32>
  return %r : vector<8xi32>
}

func.func @f16(%a: vector<4xui8>, %b: vector<4xui8>, %c: vector<8xi32>) -> vector<8xi32> {
  %r = amdgpu.wmma 16x16x16 %a * %b + %c {clamp, unsignedA} : vector<4xui8>, vector<4xui8>, vector<8xi32>
  return %r : vector<8xi32>
}

func.func @f18(%a: vector<8xui8>, %b: vector<8xui8>, %c: vector<8xi32>) -> vector<8xi32> {
  %r = amdgpu.wmma 16x16x16 %a * %b + %c {unsignedB} : vector<8xui8>, vector<8xui8>, vector<8xi32>
  return %r : vector<8xi32>
}

func.func @f20(%a: vector<8xf8E5M2>, %b: vector<8xf8E5M2>, %c: vector<8xf32>) -> vector<8xf32> {
  %r = amdgpu.wmma 16x16x16 %a * %b + %c : vector<8xf8E5M2>, vector<8xf8E5M2>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f22(%a: vector<32xf8E5M2>, %b: vector<32xf8E4M3FN>, %c: vector<8xf32>) -> vector<8xf32> {
  %r = amdgpu.wmma 16x16x16 %a * %b + %c : vector<32xf8E5M2>, vector<32xf8E4M3FN>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f24(%a: vector<4xf8E4M3FN>, %b: vector<4xf8E5M2>, %c: vector<8xf32>) -> vector<8xf32> {
  %r = amdgpu.wmma 16x16x16 %a * %b + %c : vector<4xf8E4M3FN>, vector<4xf8E5M2>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f26(%a: vector<64xf8E4M3FN>, %b: vector<64xf8E5M2>, %c: vector<8xf32>) -> vector<8xf32> {
  %r = amdgpu.wmma 16x16x16 %a * %b + %c : vector<64xf8E4M3FN>, vector<64xf8E5M2>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f28(%a: vector<8xf8E4M3FN>, %b: vector<8xf8E4M3FN>, %c: vector<8xf32>) -> vector<8xf32> {
  %r = amdgpu.wmma 16x16x16 %a * %b + %c : vector<8xf8E4M3FN>, vector<8xf8E4M3FN>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f30(%a: vector<4xi4>, %b: vector<4xi4>, %c: vector<4xi32>) -> vector<4xi32> {
  %r = amdgpu.wmma 16x16x16 %a * %b + %c {clamp, unsignedA} : vector<4xi4>, vector<4xi4>, vector<4xi32>
  return %r : vector<4xi32>
}

func.func @f32(%a: vector<4xi4>, %b: vector<4xi4>, %c: vector<8xi32>) -> vector<8xi32> {
  %r = amdgpu.wmma 16x16x16 %a * %b + %c {clamp, unsignedA} : vector<4xi4>, vector<4xi4>, vector<8xi32>
  return %r : vector<8xi32>
}

func.func @f34(%a: vector<4xi4>, %b: vector<4xi4>, %c: vector<4xi32>) -> vector<4xi32> {
  %r = amdgpu.wmma 16x16x32 %a * %b + %c {clamp, unsignedA} : vector<4xi4>, vector<4xi4>, vector<4xi32>
  return %r : vector<4xi32>
}

func.func @f36(%a: vector<4xi4>, %b: vector<4xi4>, %c: vector<8xi32>) -> vector<8xi32> {
  %r = amdgpu.wmma 16x16x32 %a * %b + %c {clamp, unsignedA} : vector<4xi4>, vector<4xi4>, vector<8xi32>
  return %r : vector<8xi32>
}

func.func @f38(%a: vector<8xi4>, %b: vector<8xi4>, %c: vector<4xi32>) -> vector<4xi32> {
  %r = amdgpu.wmma 16x16x16 %a * %b + %c {clamp, unsignedA} : vector<8xi4>, vector<8xi4>, vector<4xi32>
  return %r : vector<4xi32>
}

func.func @f40(%a: vector<8xi4>, %b: vector<8xi4>, %c: vector<8xi32>) -> vector<8xi32> {
  %r = amdgpu.wmma 16x16x16 %a * %b + %c {clamp, unsignedA} : vector<8xi4>, vector<8xi4>, vector<8xi32>
  return %r : vector<8xi32>
}

func.func @f42(%a: vector<8xi4>, %b: vector<8xi4>, %c: vector<4xi32>) -> vector<4xi32> {
  %r = amdgpu.wmma 16x16x32 %a * %b + %c {clamp, unsignedA} : vector<8xi4>, vector<8xi4>, vector<4xi32>
  return %r : vector<4xi32>
}

func.func @f44(%a: vector<8xi4>, %b: vector<8xi4>, %c: vector<8xi32>) -> vector<8xi32> {
  %r = amdgpu.wmma 16x16x32 %a * %b + %c {clamp, unsignedA} : vector<8xi4>, vector<8xi4>, vector<8xi32>
  return %r : vector<8xi32>
}

func.func @f46(%a: vector<16xi4>, %b: vector<16xi4>, %c: vector<4xi32>) -> vector<4xi32> {
  %r = amdgpu.wmma 16x16x16 %a * %b + %c {clamp, unsignedA} : vector<16xi4>, vector<16xi4>, vector<4xi32>
  return %r : vector<4xi32>
}

func.func @f48(%a: vector<16xi4>, %b: vector<16xi4>, %c: vector<8xi32>) -> vector<8xi32> {
  %r = amdgpu.wmma 16x16x16 %a * %b + %c {clamp, unsignedA} : vector<16xi4>, vector<16xi4>, vector<8xi32>
  return %r : vector<8xi32>
}

func.func @f50(%a: vector<16xi4>, %b: vector<16xi4>, %c: vector<4xi32>) -> vector<4xi32> {
  %r = amdgpu.wmma 16x16x32 %a * %b + %c {clamp, unsignedA} : vector<16xi4>, vector<16xi4>, vector<4xi32>
  return %r : vector<4xi32>
}

func.func @f52(%a: vector<16xi4>, %b: vector<16xi4>, %c: vector<8xi32>) -> vector<8xi32> {
  %r = amdgpu.wmma 16x16x32 %a * %b + %c {clamp, unsignedA} : vector<16xi4>, vector<16xi4>, vector<8xi32>
  return %r : vector<8xi32>
}

func.func @f54(%a: vector<8xsi4>, %b: vector<8xsi4>, %c: vector<4xi32>) -> vector<4xi32> {
  %r = amdgpu.wmma 16x16x16 %a * %b + %c {clamp, unsignedA} : vector<8xsi4>, vector<8xsi4>, vector<4xi32>
  return %r : vector<4xi32>
}

func.func @f56(%a: vector<8xsi4>, %b: vector<8xsi4>, %c: vector<8xi32>) -> vector<8xi32> {
  %r = amdgpu.wmma 16x16x16 %a * %b + %c {clamp, unsignedA} : vector<8xsi4>, vector<8xsi4>, vector<8xi32>
  return %r : vector<8xi32>
}

func.func @f58(%a: vector<8xsi4>, %b: vector<8xsi4>, %c: vector<4xi32>) -> vector<4xi32> {
  %r = amdgpu.wmma 16x16x32 %a * %b + %c {clamp, unsignedA} : vector<8xsi4>, vector<8xsi4>, vector<4xi32>
  return %r : vector<4xi32>
}

func.func @f60(%a: vector<8xsi4>, %b: vector<8xsi4>, %c: vector<8xi32>) -> vector<8xi32> {
  %r = amdgpu.wmma 16x16x32 %a * %b + %c {clamp, unsignedA} : vector<8xsi4>, vector<8xsi4>, vector<8xi32>
  return %r : vector<8xi32>
}

func.func @f62(%a: vector<16xui4>, %b: vector<16xui4>, %c: vector<4xi32>) -> vector<4xi32> {
  %r = amdgpu.wmma 16x16x16 %a * %b + %c {clamp, unsignedA} : vector<16xui4>, vector<16xui4>, vector<4xi32>
  return %r : vector<4xi32>
}

func.func @f64(%a: vector<16xui4>, %b: vector<16xui4>, %c: vector<8xi32>) -> vector<8xi32> {
  %r = amdgpu.wmma 16x16x16 %a * %b + %c {clamp, unsignedA} : vector<16xui4>, vector<16xui4>, vector<8xi32>
  return %r : vector<8xi32>
}

func.func @f66(%a: vector<16xui4>, %b: vector<16xui4>, %c: vector<4xi32>) -> vector<4xi32> {
  %r = amdgpu.wmma 16x16x32 %a * %b + %c {clamp, unsignedA} : vector<16xui4>, vector<16xui4>, vector<4xi32>
  return %r : vector<4xi32>
}

func.func @f68(%a: vector<16xui4>, %b: vector<16xui4>, %c: vector<8xi32>) -> vector<8xi32> {
  %r = amdgpu.wmma 16x16x32 %a * %b + %c {clamp, unsignedA} : vector<16xui4>, vector<16xui4>, vector<8xi32>
  return %r : vector<8xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: vector<4xf16>, %[[ARG1:[^ ]+]]: vector<4xf16>, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.f32.16x16x16.f16 %[[ARG0]], %[[ARG1]], %[[ARG2]] : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: vector<8xf16>, %[[ARG1:[^ ]+]]: vector<8xf16>, %[[ARG2:[^ ]+]]: vector<8xf32>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.f32.16x16x16.f16 %[[ARG0]], %[[ARG1]], %[[ARG2]] : (vector<8xf16>, vector<8xf16>, vector<8xf32>) -> vector<8xf32>
// CHECK-NEXT:     return %[[V0]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: vector<16xf16>, %[[ARG1:[^ ]+]]: vector<16xf16>, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.f32.16x16x16.f16 %[[ARG0]], %[[ARG1]], %[[ARG2]] : (vector<16xf16>, vector<16xf16>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: vector<4xbf16>, %[[ARG1:[^ ]+]]: vector<4xbf16>, %[[ARG2:[^ ]+]]: vector<4xbf16>) -> vector<4xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xbf16> to vector<4xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<4xbf16> to vector<4xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[ARG2]] : vector<4xbf16> to vector<4xi16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.wmma.bf16.16x16x16.bf16 %[[V0]], %[[V1]], %[[V2]] : (vector<4xi16>, vector<4xi16>, vector<4xi16>) -> vector<4xi16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<4xi16> to vector<4xbf16>
// CHECK-NEXT:     return %[[V4]] : vector<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: vector<16xbf16>, %[[ARG1:[^ ]+]]: vector<16xbf16>, %[[ARG2:[^ ]+]]: vector<4xbf16>) -> vector<4xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<16xbf16> to vector<16xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<16xbf16> to vector<16xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[ARG2]] : vector<4xbf16> to vector<4xi16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.wmma.bf16.16x16x16.bf16 %[[V0]], %[[V1]], %[[V2]] : (vector<16xi16>, vector<16xi16>, vector<4xi16>) -> vector<4xi16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<4xi16> to vector<4xbf16>
// CHECK-NEXT:     return %[[V4]] : vector<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: vector<4xi8>, %[[ARG1:[^ ]+]]: vector<4xi8>, %[[ARG2:[^ ]+]]: vector<8xi32>) -> vector<8xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.wmma.i32.16x16x16.iu8 %[[V0]], %[[V1]], %[[ARG2]] {signA = true} : (i32, i32, vector<8xi32>) -> vector<8xi32>
// CHECK-NEXT:     return %[[V2]] : vector<8xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: vector<16xi8>, %[[ARG1:[^ ]+]]: vector<16xi8>, %[[ARG2:[^ ]+]]: vector<8xi32>) -> vector<8xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.wmma.i32.16x16x16.iu8 %[[V0]], %[[V1]], %[[ARG2]] {clamp = true, signB = true} : (vector<4xi32>, vector<4xi32>, vector<8xi32>) -> vector<8xi32>
// CHECK-NEXT:     return %[[V2]] : vector<8xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f14(%[[ARG0:[^ ]+]]: vector<32xi8>, %[[ARG1:[^ ]+]]: vector<32xi8>, %[[ARG2:[^ ]+]]: vector<8xi32>) -> vector<8xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<32xi8> to vector<8xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<32xi8> to vector<8xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.wmma.i32.16x16x16.iu8 %[[V0]], %[[V1]], %[[ARG2]] {signA = true} : (vector<8xi32>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
// CHECK-NEXT:     return %[[V2]] : vector<8xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: vector<4xui8>, %[[ARG1:[^ ]+]]: vector<4xui8>, %[[ARG2:[^ ]+]]: vector<8xi32>) -> vector<8xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xui8> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<4xui8> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.wmma.i32.16x16x16.iu8 %[[V2]], %[[V3]], %[[ARG2]] {clamp = true, signB = true} : (i32, i32, vector<8xi32>) -> vector<8xi32>
// CHECK-NEXT:     return %[[V4]] : vector<8xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: vector<8xui8>, %[[ARG1:[^ ]+]]: vector<8xui8>, %[[ARG2:[^ ]+]]: vector<8xi32>) -> vector<8xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<8xui8> to vector<8xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xui8> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.wmma.i32.16x16x16.iu8 %[[V2]], %[[V3]], %[[ARG2]] {signA = true} : (vector<2xi32>, vector<2xi32>, vector<8xi32>) -> vector<8xi32>
// CHECK-NEXT:     return %[[V4]] : vector<8xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f20(%[[ARG0:[^ ]+]]: vector<8xf8E5M2>, %[[ARG1:[^ ]+]]: vector<8xf8E5M2>, %[[ARG2:[^ ]+]]: vector<8xf32>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<8xf8E5M2> to vector<8xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E5M2> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.wmma.f32.16x16x16.bf8_bf8 %[[V2]], %[[V3]], %[[ARG2]] : (vector<2xi32>, vector<2xi32>, vector<8xf32>) -> vector<8xf32>
// CHECK-NEXT:     return %[[V4]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f22(%[[ARG0:[^ ]+]]: vector<32xf8E5M2>, %[[ARG1:[^ ]+]]: vector<32xf8E4M3FN>, %[[ARG2:[^ ]+]]: vector<8xf32>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<32xf8E4M3FN> to vector<32xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<32xf8E5M2> to vector<32xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<32xi8> to vector<8xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<32xi8> to vector<8xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.wmma.f32.16x16x16.bf8_fp8 %[[V2]], %[[V3]], %[[ARG2]] : (vector<8xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
// CHECK-NEXT:     return %[[V4]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f24(%[[ARG0:[^ ]+]]: vector<4xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<4xf8E5M2>, %[[ARG2:[^ ]+]]: vector<8xf32>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E5M2> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<4xf8E4M3FN> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.wmma.f32.16x16x16.fp8_bf8 %[[V2]], %[[V3]], %[[ARG2]] : (i32, i32, vector<8xf32>) -> vector<8xf32>
// CHECK-NEXT:     return %[[V4]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f26(%[[ARG0:[^ ]+]]: vector<64xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<64xf8E5M2>, %[[ARG2:[^ ]+]]: vector<8xf32>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<64xf8E5M2> to vector<64xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<64xf8E4M3FN> to vector<64xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<64xi8> to vector<16xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<64xi8> to vector<16xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.wmma.f32.16x16x16.fp8_bf8 %[[V2]], %[[V3]], %[[ARG2]] : (vector<16xi32>, vector<16xi32>, vector<8xf32>) -> vector<8xf32>
// CHECK-NEXT:     return %[[V4]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f28(%[[ARG0:[^ ]+]]: vector<8xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<8xf8E4M3FN>, %[[ARG2:[^ ]+]]: vector<8xf32>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<8xf8E4M3FN> to vector<8xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E4M3FN> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.wmma.f32.16x16x16.fp8_fp8 %[[V2]], %[[V3]], %[[ARG2]] : (vector<2xi32>, vector<2xi32>, vector<8xf32>) -> vector<8xf32>
// CHECK-NEXT:     return %[[V4]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f30(%[[ARG0:[^ ]+]]: vector<4xi4>, %[[ARG1:[^ ]+]]: vector<4xi4>, %[[ARG2:[^ ]+]]: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xi4> to i16
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.zext %[[V0]] : i16 to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<4xi4> to i16
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.zext %[[V2]] : i16 to i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.wmma.i32.16x16x16.iu4 %[[V1]], %[[V3]], %[[ARG2]] {clamp = true, signB = true} : (i32, i32, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     return %[[V4]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f32(%[[ARG0:[^ ]+]]: vector<4xi4>, %[[ARG1:[^ ]+]]: vector<4xi4>, %[[ARG2:[^ ]+]]: vector<8xi32>) -> vector<8xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xi4> to i16
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.zext %[[V0]] : i16 to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<4xi4> to i16
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.zext %[[V2]] : i16 to i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.wmma.i32.16x16x16.iu4 %[[V1]], %[[V3]], %[[ARG2]] {clamp = true, signB = true} : (i32, i32, vector<8xi32>) -> vector<8xi32>
// CHECK-NEXT:     return %[[V4]] : vector<8xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f34(%[[ARG0:[^ ]+]]: vector<4xi4>, %[[ARG1:[^ ]+]]: vector<4xi4>, %[[ARG2:[^ ]+]]: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xi4> to i16
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.zext %[[V0]] : i16 to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<4xi4> to i16
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.zext %[[V2]] : i16 to i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.wmma.i32.16x16x32.iu4 %[[V1]], %[[V3]], %[[ARG2]] {clamp = true, signB = true} : (i32, i32, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     return %[[V4]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f36(%[[ARG0:[^ ]+]]: vector<4xi4>, %[[ARG1:[^ ]+]]: vector<4xi4>, %[[ARG2:[^ ]+]]: vector<8xi32>) -> vector<8xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xi4> to i16
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.zext %[[V0]] : i16 to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<4xi4> to i16
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.zext %[[V2]] : i16 to i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.wmma.i32.16x16x32.iu4 %[[V1]], %[[V3]], %[[ARG2]] {clamp = true, signB = true} : (i32, i32, vector<8xi32>) -> vector<8xi32>
// CHECK-NEXT:     return %[[V4]] : vector<8xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f38(%[[ARG0:[^ ]+]]: vector<8xi4>, %[[ARG1:[^ ]+]]: vector<8xi4>, %[[ARG2:[^ ]+]]: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.wmma.i32.16x16x16.iu4 %[[V0]], %[[V1]], %[[ARG2]] {clamp = true, signB = true} : (i32, i32, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     return %[[V2]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f40(%[[ARG0:[^ ]+]]: vector<8xi4>, %[[ARG1:[^ ]+]]: vector<8xi4>, %[[ARG2:[^ ]+]]: vector<8xi32>) -> vector<8xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.wmma.i32.16x16x16.iu4 %[[V0]], %[[V1]], %[[ARG2]] {clamp = true, signB = true} : (i32, i32, vector<8xi32>) -> vector<8xi32>
// CHECK-NEXT:     return %[[V2]] : vector<8xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f42(%[[ARG0:[^ ]+]]: vector<8xi4>, %[[ARG1:[^ ]+]]: vector<8xi4>, %[[ARG2:[^ ]+]]: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.wmma.i32.16x16x32.iu4 %[[V0]], %[[V1]], %[[ARG2]] {clamp = true, signB = true} : (i32, i32, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     return %[[V2]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f44(%[[ARG0:[^ ]+]]: vector<8xi4>, %[[ARG1:[^ ]+]]: vector<8xi4>, %[[ARG2:[^ ]+]]: vector<8xi32>) -> vector<8xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.wmma.i32.16x16x32.iu4 %[[V0]], %[[V1]], %[[ARG2]] {clamp = true, signB = true} : (i32, i32, vector<8xi32>) -> vector<8xi32>
// CHECK-NEXT:     return %[[V2]] : vector<8xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f46(%[[ARG0:[^ ]+]]: vector<16xi4>, %[[ARG1:[^ ]+]]: vector<16xi4>, %[[ARG2:[^ ]+]]: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<16xi4> to vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<16xi4> to vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.wmma.i32.16x16x16.iu4 %[[V0]], %[[V1]], %[[ARG2]] {clamp = true, signB = true} : (vector<2xi32>, vector<2xi32>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     return %[[V2]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f48(%[[ARG0:[^ ]+]]: vector<16xi4>, %[[ARG1:[^ ]+]]: vector<16xi4>, %[[ARG2:[^ ]+]]: vector<8xi32>) -> vector<8xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<16xi4> to vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<16xi4> to vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.wmma.i32.16x16x16.iu4 %[[V0]], %[[V1]], %[[ARG2]] {clamp = true, signB = true} : (vector<2xi32>, vector<2xi32>, vector<8xi32>) -> vector<8xi32>
// CHECK-NEXT:     return %[[V2]] : vector<8xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f50(%[[ARG0:[^ ]+]]: vector<16xi4>, %[[ARG1:[^ ]+]]: vector<16xi4>, %[[ARG2:[^ ]+]]: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<16xi4> to vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<16xi4> to vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.wmma.i32.16x16x32.iu4 %[[V0]], %[[V1]], %[[ARG2]] {clamp = true, signB = true} : (vector<2xi32>, vector<2xi32>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     return %[[V2]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f52(%[[ARG0:[^ ]+]]: vector<16xi4>, %[[ARG1:[^ ]+]]: vector<16xi4>, %[[ARG2:[^ ]+]]: vector<8xi32>) -> vector<8xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<16xi4> to vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<16xi4> to vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.wmma.i32.16x16x32.iu4 %[[V0]], %[[V1]], %[[ARG2]] {clamp = true, signB = true} : (vector<2xi32>, vector<2xi32>, vector<8xi32>) -> vector<8xi32>
// CHECK-NEXT:     return %[[V2]] : vector<8xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f54(%[[ARG0:[^ ]+]]: vector<8xsi4>, %[[ARG1:[^ ]+]]: vector<8xsi4>, %[[ARG2:[^ ]+]]: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<8xsi4> to vector<8xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xsi4> to vector<8xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.wmma.i32.16x16x16.iu4 %[[V2]], %[[V3]], %[[ARG2]] {clamp = true, signB = true} : (i32, i32, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     return %[[V4]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f56(%[[ARG0:[^ ]+]]: vector<8xsi4>, %[[ARG1:[^ ]+]]: vector<8xsi4>, %[[ARG2:[^ ]+]]: vector<8xi32>) -> vector<8xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<8xsi4> to vector<8xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xsi4> to vector<8xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.wmma.i32.16x16x16.iu4 %[[V2]], %[[V3]], %[[ARG2]] {clamp = true, signB = true} : (i32, i32, vector<8xi32>) -> vector<8xi32>
// CHECK-NEXT:     return %[[V4]] : vector<8xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f58(%[[ARG0:[^ ]+]]: vector<8xsi4>, %[[ARG1:[^ ]+]]: vector<8xsi4>, %[[ARG2:[^ ]+]]: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<8xsi4> to vector<8xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xsi4> to vector<8xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.wmma.i32.16x16x32.iu4 %[[V2]], %[[V3]], %[[ARG2]] {clamp = true, signB = true} : (i32, i32, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     return %[[V4]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f60(%[[ARG0:[^ ]+]]: vector<8xsi4>, %[[ARG1:[^ ]+]]: vector<8xsi4>, %[[ARG2:[^ ]+]]: vector<8xi32>) -> vector<8xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<8xsi4> to vector<8xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xsi4> to vector<8xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.wmma.i32.16x16x32.iu4 %[[V2]], %[[V3]], %[[ARG2]] {clamp = true, signB = true} : (i32, i32, vector<8xi32>) -> vector<8xi32>
// CHECK-NEXT:     return %[[V4]] : vector<8xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f62(%[[ARG0:[^ ]+]]: vector<16xui4>, %[[ARG1:[^ ]+]]: vector<16xui4>, %[[ARG2:[^ ]+]]: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<16xui4> to vector<16xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<16xui4> to vector<16xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<16xi4> to vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<16xi4> to vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.wmma.i32.16x16x16.iu4 %[[V2]], %[[V3]], %[[ARG2]] {clamp = true, signB = true} : (vector<2xi32>, vector<2xi32>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     return %[[V4]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f64(%[[ARG0:[^ ]+]]: vector<16xui4>, %[[ARG1:[^ ]+]]: vector<16xui4>, %[[ARG2:[^ ]+]]: vector<8xi32>) -> vector<8xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<16xui4> to vector<16xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<16xui4> to vector<16xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<16xi4> to vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<16xi4> to vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.wmma.i32.16x16x16.iu4 %[[V2]], %[[V3]], %[[ARG2]] {clamp = true, signB = true} : (vector<2xi32>, vector<2xi32>, vector<8xi32>) -> vector<8xi32>
// CHECK-NEXT:     return %[[V4]] : vector<8xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f66(%[[ARG0:[^ ]+]]: vector<16xui4>, %[[ARG1:[^ ]+]]: vector<16xui4>, %[[ARG2:[^ ]+]]: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<16xui4> to vector<16xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<16xui4> to vector<16xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<16xi4> to vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<16xi4> to vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.wmma.i32.16x16x32.iu4 %[[V2]], %[[V3]], %[[ARG2]] {clamp = true, signB = true} : (vector<2xi32>, vector<2xi32>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     return %[[V4]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f68(%[[ARG0:[^ ]+]]: vector<16xui4>, %[[ARG1:[^ ]+]]: vector<16xui4>, %[[ARG2:[^ ]+]]: vector<8xi32>) -> vector<8xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<16xui4> to vector<16xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<16xui4> to vector<16xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<16xi4> to vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V0]] : vector<16xi4> to vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.wmma.i32.16x16x32.iu4 %[[V2]], %[[V3]], %[[ARG2]] {clamp = true, signB = true} : (vector<2xi32>, vector<2xi32>, vector<8xi32>) -> vector<8xi32>
// CHECK-NEXT:     return %[[V4]] : vector<8xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
