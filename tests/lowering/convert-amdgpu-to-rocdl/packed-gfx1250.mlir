// RUN: mlir-opt %s --convert-amdgpu-to-rocdl=chipset=gfx1250 | FileCheck %s

func.func @f0(%a0: vector<8xf4E2M1FN>, %a1: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(16) firstScaleLane(0) firstScaleByte(1) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f1(%a0: vector<8xf4E2M1FN>, %a1: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(16) firstScaleLane(16) firstScaleByte(0) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f2(%a0: vector<8xf4E2M1FN>, %a1: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(32) firstScaleLane(0) firstScaleByte(2) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f3(%a0: vector<8xf4E2M1FN>, %a1: vector<4xf8E8M0FNU>) -> vector<8xf16> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(16) firstScaleLane(0) firstScaleByte(0) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf16>
  return %r : vector<8xf16>
}

func.func @f4(%a0: vector<8xf4E2M1FN>, %a1: vector<4xf8E8M0FNU>) -> vector<8xf16> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(32) firstScaleLane(16) firstScaleByte(0) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf16>
  return %r : vector<8xf16>
}

func.func @f5(%a0: vector<8xf4E2M1FN>, %a1: vector<4xf8E8M0FNU>) -> vector<8xbf16> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(16) firstScaleLane(16) firstScaleByte(1) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xbf16>
  return %r : vector<8xbf16>
}

func.func @f6(%a0: vector<8xf4E2M1FN>, %a1: vector<4xf8E8M0FNU>) -> vector<8xbf16> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(32) firstScaleLane(0) firstScaleByte(0) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xbf16>
  return %r : vector<8xbf16>
}

func.func @f7(%a0: vector<8xf4E2M1FN>, %a1: vector<4xf8E8M0FNU>) -> vector<8xbf16> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(32) firstScaleLane(16) firstScaleByte(2) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xbf16>
  return %r : vector<8xbf16>
}

func.func @f8(%a0: vector<8xf8E4M3FN>, %a1: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(32) firstScaleLane(0) firstScaleByte(2) : vector<8xf8E4M3FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f9(%a0: vector<8xf8E4M3FN>, %a1: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(32) firstScaleLane(16) firstScaleByte(1) : vector<8xf8E4M3FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f10(%a0: vector<8xf8E4M3FN>, %a1: vector<4xf8E8M0FNU>) -> vector<8xf16> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(16) firstScaleLane(0) firstScaleByte(0) : vector<8xf8E4M3FN>, vector<4xf8E8M0FNU> -> vector<8xf16>
  return %r : vector<8xf16>
}

func.func @f11(%a0: vector<8xf8E4M3FN>, %a1: vector<4xf8E8M0FNU>) -> vector<8xf16> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(16) firstScaleLane(16) firstScaleByte(2) : vector<8xf8E4M3FN>, vector<4xf8E8M0FNU> -> vector<8xf16>
  return %r : vector<8xf16>
}

func.func @f12(%a0: vector<8xf8E4M3FN>, %a1: vector<4xf8E8M0FNU>) -> vector<8xf16> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(32) firstScaleLane(0) firstScaleByte(1) : vector<8xf8E4M3FN>, vector<4xf8E8M0FNU> -> vector<8xf16>
  return %r : vector<8xf16>
}

func.func @f13(%a0: vector<8xf8E4M3FN>, %a1: vector<4xf8E8M0FNU>) -> vector<8xf16> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(32) firstScaleLane(16) firstScaleByte(0) : vector<8xf8E4M3FN>, vector<4xf8E8M0FNU> -> vector<8xf16>
  return %r : vector<8xf16>
}

func.func @f14(%a0: vector<8xf8E4M3FN>, %a1: vector<4xf8E8M0FNU>) -> vector<8xf16> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(32) firstScaleLane(16) firstScaleByte(3) : vector<8xf8E4M3FN>, vector<4xf8E8M0FNU> -> vector<8xf16>
  return %r : vector<8xf16>
}

func.func @f15(%a0: vector<8xf8E4M3FN>, %a1: vector<4xf8E8M0FNU>) -> vector<8xbf16> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(32) firstScaleLane(0) firstScaleByte(0) : vector<8xf8E4M3FN>, vector<4xf8E8M0FNU> -> vector<8xbf16>
  return %r : vector<8xbf16>
}

func.func @f16(%a0: vector<8xf8E4M3FN>, %a1: vector<4xf8E8M0FNU>) -> vector<8xbf16> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(32) firstScaleLane(0) firstScaleByte(3) : vector<8xf8E4M3FN>, vector<4xf8E8M0FNU> -> vector<8xbf16>
  return %r : vector<8xbf16>
}

func.func @f17(%a0: vector<8xf8E4M3FN>, %a1: vector<4xf8E8M0FNU>) -> vector<8xbf16> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(32) firstScaleLane(16) firstScaleByte(2) : vector<8xf8E4M3FN>, vector<4xf8E8M0FNU> -> vector<8xbf16>
  return %r : vector<8xbf16>
}

func.func @f18(%a0: vector<8xf8E5M2>, %a1: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(32) firstScaleLane(0) firstScaleByte(2) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f19(%a0: vector<8xf8E5M2>, %a1: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(32) firstScaleLane(16) firstScaleByte(1) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f20(%a0: vector<8xf8E5M2>, %a1: vector<4xf8E8M0FNU>) -> vector<8xf16> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(16) firstScaleLane(0) firstScaleByte(0) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf16>
  return %r : vector<8xf16>
}

func.func @f21(%a0: vector<8xf8E5M2>, %a1: vector<4xf8E8M0FNU>) -> vector<8xf16> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(16) firstScaleLane(16) firstScaleByte(2) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf16>
  return %r : vector<8xf16>
}

func.func @f22(%a0: vector<8xf8E5M2>, %a1: vector<4xf8E8M0FNU>) -> vector<8xf16> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(32) firstScaleLane(0) firstScaleByte(1) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf16>
  return %r : vector<8xf16>
}

func.func @f23(%a0: vector<8xf8E5M2>, %a1: vector<4xf8E8M0FNU>) -> vector<8xf16> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(32) firstScaleLane(16) firstScaleByte(0) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf16>
  return %r : vector<8xf16>
}

func.func @f24(%a0: vector<8xf8E5M2>, %a1: vector<4xf8E8M0FNU>) -> vector<8xf16> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(32) firstScaleLane(16) firstScaleByte(3) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf16>
  return %r : vector<8xf16>
}

func.func @f25(%a0: vector<8xf8E5M2>, %a1: vector<4xf8E8M0FNU>) -> vector<8xbf16> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(32) firstScaleLane(0) firstScaleByte(0) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xbf16>
  return %r : vector<8xbf16>
}

func.func @f26(%a0: vector<8xf8E5M2>, %a1: vector<4xf8E8M0FNU>) -> vector<8xbf16> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(32) firstScaleLane(0) firstScaleByte(3) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xbf16>
  return %r : vector<8xbf16>
}

func.func @f27(%a0: vector<8xf8E5M2>, %a1: vector<4xf8E8M0FNU>) -> vector<8xbf16> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(32) firstScaleLane(16) firstScaleByte(2) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xbf16>
  return %r : vector<8xbf16>
}

func.func @f28(%a0: vector<16xf6E2M3FN>, %a1: vector<4xf8E8M0FNU>) -> vector<16xf32> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(16) firstScaleLane(0) firstScaleByte(1) : vector<16xf6E2M3FN>, vector<4xf8E8M0FNU> -> vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f29(%a0: vector<16xf6E2M3FN>, %a1: vector<4xf8E8M0FNU>) -> vector<16xf32> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(16) firstScaleLane(16) firstScaleByte(0) : vector<16xf6E2M3FN>, vector<4xf8E8M0FNU> -> vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f30(%a0: vector<16xf6E2M3FN>, %a1: vector<4xf8E8M0FNU>) -> vector<16xf32> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(32) firstScaleLane(0) firstScaleByte(2) : vector<16xf6E2M3FN>, vector<4xf8E8M0FNU> -> vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f31(%a0: vector<16xf6E2M3FN>, %a1: vector<4xf8E8M0FNU>) -> vector<16xf16> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(16) firstScaleLane(0) firstScaleByte(0) : vector<16xf6E2M3FN>, vector<4xf8E8M0FNU> -> vector<16xf16>
  return %r : vector<16xf16>
}

func.func @f32(%a0: vector<16xf6E2M3FN>, %a1: vector<4xf8E8M0FNU>) -> vector<16xf16> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(32) firstScaleLane(16) firstScaleByte(0) : vector<16xf6E2M3FN>, vector<4xf8E8M0FNU> -> vector<16xf16>
  return %r : vector<16xf16>
}

func.func @f33(%a0: vector<16xf6E2M3FN>, %a1: vector<4xf8E8M0FNU>) -> vector<16xbf16> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(16) firstScaleLane(16) firstScaleByte(1) : vector<16xf6E2M3FN>, vector<4xf8E8M0FNU> -> vector<16xbf16>
  return %r : vector<16xbf16>
}

func.func @f34(%a0: vector<16xf6E2M3FN>, %a1: vector<4xf8E8M0FNU>) -> vector<16xbf16> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(32) firstScaleLane(0) firstScaleByte(0) : vector<16xf6E2M3FN>, vector<4xf8E8M0FNU> -> vector<16xbf16>
  return %r : vector<16xbf16>
}

func.func @f35(%a0: vector<16xf6E2M3FN>, %a1: vector<4xf8E8M0FNU>) -> vector<16xbf16> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(32) firstScaleLane(16) firstScaleByte(2) : vector<16xf6E2M3FN>, vector<4xf8E8M0FNU> -> vector<16xbf16>
  return %r : vector<16xbf16>
}

func.func @f36(%a0: vector<16xf6E3M2FN>, %a1: vector<4xf8E8M0FNU>) -> vector<16xf32> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(16) firstScaleLane(0) firstScaleByte(1) : vector<16xf6E3M2FN>, vector<4xf8E8M0FNU> -> vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f37(%a0: vector<16xf6E3M2FN>, %a1: vector<4xf8E8M0FNU>) -> vector<16xf32> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(16) firstScaleLane(16) firstScaleByte(0) : vector<16xf6E3M2FN>, vector<4xf8E8M0FNU> -> vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f38(%a0: vector<16xf6E3M2FN>, %a1: vector<4xf8E8M0FNU>) -> vector<16xf32> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(32) firstScaleLane(0) firstScaleByte(2) : vector<16xf6E3M2FN>, vector<4xf8E8M0FNU> -> vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f39(%a0: vector<16xf6E3M2FN>, %a1: vector<4xf8E8M0FNU>) -> vector<16xf16> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(16) firstScaleLane(0) firstScaleByte(0) : vector<16xf6E3M2FN>, vector<4xf8E8M0FNU> -> vector<16xf16>
  return %r : vector<16xf16>
}

func.func @f40(%a0: vector<16xf6E3M2FN>, %a1: vector<4xf8E8M0FNU>) -> vector<16xf16> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(32) firstScaleLane(16) firstScaleByte(0) : vector<16xf6E3M2FN>, vector<4xf8E8M0FNU> -> vector<16xf16>
  return %r : vector<16xf16>
}

func.func @f41(%a0: vector<16xf6E3M2FN>, %a1: vector<4xf8E8M0FNU>) -> vector<16xbf16> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(16) firstScaleLane(16) firstScaleByte(1) : vector<16xf6E3M2FN>, vector<4xf8E8M0FNU> -> vector<16xbf16>
  return %r : vector<16xbf16>
}

func.func @f42(%a0: vector<16xf6E3M2FN>, %a1: vector<4xf8E8M0FNU>) -> vector<16xbf16> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(32) firstScaleLane(0) firstScaleByte(0) : vector<16xf6E3M2FN>, vector<4xf8E8M0FNU> -> vector<16xbf16>
  return %r : vector<16xbf16>
}

func.func @f43(%a0: vector<16xf6E3M2FN>, %a1: vector<4xf8E8M0FNU>) -> vector<16xbf16> {
  %r = amdgpu.scaled_ext_packed_matrix %a0 scale(%a1) blockSize(32) firstScaleLane(16) firstScaleByte(2) : vector<16xf6E3M2FN>, vector<4xf8E8M0FNU> -> vector<16xbf16>
  return %r : vector<16xbf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: vector<8xf4E2M1FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf4E2M1FN> to vector<8xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk8.f32.fp4 %[[V3]], %[[V2]][1] : vector<8xf32>
// CHECK-NEXT:     return %[[V4]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: vector<8xf4E2M1FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf4E2M1FN> to vector<8xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk8.f32.fp4 %[[V3]], %[[V2]][5] : vector<8xf32>
// CHECK-NEXT:     return %[[V4]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: vector<8xf4E2M1FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf4E2M1FN> to vector<8xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk8.f32.fp4 %[[V3]], %[[V2]][2] : vector<8xf32>
// CHECK-NEXT:     return %[[V4]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: vector<8xf4E2M1FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf4E2M1FN> to vector<8xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk8.f16.fp4 %[[V3]], %[[V2]][1] : vector<8xf16>
// CHECK-NEXT:     return %[[V4]] : vector<8xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: vector<8xf4E2M1FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf4E2M1FN> to vector<8xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk8.f16.fp4 %[[V3]], %[[V2]][4] : vector<8xf16>
// CHECK-NEXT:     return %[[V4]] : vector<8xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: vector<8xf4E2M1FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf4E2M1FN> to vector<8xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk8.bf16.fp4 %[[V3]], %[[V2]][5] : vector<8xbf16>
// CHECK-NEXT:     return %[[V4]] : vector<8xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: vector<8xf4E2M1FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf4E2M1FN> to vector<8xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk8.bf16.fp4 %[[V3]], %[[V2]][0] : vector<8xbf16>
// CHECK-NEXT:     return %[[V4]] : vector<8xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: vector<8xf4E2M1FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf4E2M1FN> to vector<8xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk8.bf16.fp4 %[[V3]], %[[V2]][6] : vector<8xbf16>
// CHECK-NEXT:     return %[[V4]] : vector<8xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: vector<8xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E4M3FN> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk8.f32.fp8 %[[V3]], %[[V2]][4] : vector<8xf32>
// CHECK-NEXT:     return %[[V4]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: vector<8xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E4M3FN> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk8.f32.fp8 %[[V3]], %[[V2]][10] : vector<8xf32>
// CHECK-NEXT:     return %[[V4]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: vector<8xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E4M3FN> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk8.f16.fp8 %[[V3]], %[[V2]][1] : vector<8xf16>
// CHECK-NEXT:     return %[[V4]] : vector<8xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: vector<8xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E4M3FN> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk8.f16.fp8 %[[V3]], %[[V2]][13] : vector<8xf16>
// CHECK-NEXT:     return %[[V4]] : vector<8xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: vector<8xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E4M3FN> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk8.f16.fp8 %[[V3]], %[[V2]][2] : vector<8xf16>
// CHECK-NEXT:     return %[[V4]] : vector<8xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f13(%[[ARG0:[^ ]+]]: vector<8xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E4M3FN> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk8.f16.fp8 %[[V3]], %[[V2]][8] : vector<8xf16>
// CHECK-NEXT:     return %[[V4]] : vector<8xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f14(%[[ARG0:[^ ]+]]: vector<8xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E4M3FN> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk8.f16.fp8 %[[V3]], %[[V2]][14] : vector<8xf16>
// CHECK-NEXT:     return %[[V4]] : vector<8xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: vector<8xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E4M3FN> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk8.bf16.fp8 %[[V3]], %[[V2]][0] : vector<8xbf16>
// CHECK-NEXT:     return %[[V4]] : vector<8xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: vector<8xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E4M3FN> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk8.bf16.fp8 %[[V3]], %[[V2]][6] : vector<8xbf16>
// CHECK-NEXT:     return %[[V4]] : vector<8xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f17(%[[ARG0:[^ ]+]]: vector<8xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E4M3FN> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk8.bf16.fp8 %[[V3]], %[[V2]][12] : vector<8xbf16>
// CHECK-NEXT:     return %[[V4]] : vector<8xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: vector<8xf8E5M2>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E5M2> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk8.f32.bf8 %[[V3]], %[[V2]][4] : vector<8xf32>
// CHECK-NEXT:     return %[[V4]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f19(%[[ARG0:[^ ]+]]: vector<8xf8E5M2>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E5M2> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk8.f32.bf8 %[[V3]], %[[V2]][10] : vector<8xf32>
// CHECK-NEXT:     return %[[V4]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f20(%[[ARG0:[^ ]+]]: vector<8xf8E5M2>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E5M2> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk8.f16.bf8 %[[V3]], %[[V2]][1] : vector<8xf16>
// CHECK-NEXT:     return %[[V4]] : vector<8xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f21(%[[ARG0:[^ ]+]]: vector<8xf8E5M2>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E5M2> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk8.f16.bf8 %[[V3]], %[[V2]][13] : vector<8xf16>
// CHECK-NEXT:     return %[[V4]] : vector<8xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f22(%[[ARG0:[^ ]+]]: vector<8xf8E5M2>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E5M2> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk8.f16.bf8 %[[V3]], %[[V2]][2] : vector<8xf16>
// CHECK-NEXT:     return %[[V4]] : vector<8xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f23(%[[ARG0:[^ ]+]]: vector<8xf8E5M2>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E5M2> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk8.f16.bf8 %[[V3]], %[[V2]][8] : vector<8xf16>
// CHECK-NEXT:     return %[[V4]] : vector<8xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f24(%[[ARG0:[^ ]+]]: vector<8xf8E5M2>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E5M2> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk8.f16.bf8 %[[V3]], %[[V2]][14] : vector<8xf16>
// CHECK-NEXT:     return %[[V4]] : vector<8xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f25(%[[ARG0:[^ ]+]]: vector<8xf8E5M2>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E5M2> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk8.bf16.bf8 %[[V3]], %[[V2]][0] : vector<8xbf16>
// CHECK-NEXT:     return %[[V4]] : vector<8xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f26(%[[ARG0:[^ ]+]]: vector<8xf8E5M2>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E5M2> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk8.bf16.bf8 %[[V3]], %[[V2]][6] : vector<8xbf16>
// CHECK-NEXT:     return %[[V4]] : vector<8xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f27(%[[ARG0:[^ ]+]]: vector<8xf8E5M2>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf8E5M2> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk8.bf16.bf8 %[[V3]], %[[V2]][12] : vector<8xbf16>
// CHECK-NEXT:     return %[[V4]] : vector<8xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f28(%[[ARG0:[^ ]+]]: vector<16xf6E2M3FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<16xf6E2M3FN> to vector<16xi6>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<16xi6> to vector<3xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk16.f32.fp6 %[[V3]], %[[V2]][1] : vector<16xf32>
// CHECK-NEXT:     return %[[V4]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f29(%[[ARG0:[^ ]+]]: vector<16xf6E2M3FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<16xf6E2M3FN> to vector<16xi6>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<16xi6> to vector<3xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk16.f32.fp6 %[[V3]], %[[V2]][5] : vector<16xf32>
// CHECK-NEXT:     return %[[V4]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f30(%[[ARG0:[^ ]+]]: vector<16xf6E2M3FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<16xf6E2M3FN> to vector<16xi6>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<16xi6> to vector<3xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk16.f32.fp6 %[[V3]], %[[V2]][2] : vector<16xf32>
// CHECK-NEXT:     return %[[V4]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f31(%[[ARG0:[^ ]+]]: vector<16xf6E2M3FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<16xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<16xf6E2M3FN> to vector<16xi6>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<16xi6> to vector<3xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk16.f16.fp6 %[[V3]], %[[V2]][1] : vector<16xf16>
// CHECK-NEXT:     return %[[V4]] : vector<16xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f32(%[[ARG0:[^ ]+]]: vector<16xf6E2M3FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<16xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<16xf6E2M3FN> to vector<16xi6>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<16xi6> to vector<3xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk16.f16.fp6 %[[V3]], %[[V2]][4] : vector<16xf16>
// CHECK-NEXT:     return %[[V4]] : vector<16xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f33(%[[ARG0:[^ ]+]]: vector<16xf6E2M3FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<16xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<16xf6E2M3FN> to vector<16xi6>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<16xi6> to vector<3xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk16.bf16.fp6 %[[V3]], %[[V2]][5] : vector<16xbf16>
// CHECK-NEXT:     return %[[V4]] : vector<16xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f34(%[[ARG0:[^ ]+]]: vector<16xf6E2M3FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<16xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<16xf6E2M3FN> to vector<16xi6>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<16xi6> to vector<3xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk16.bf16.fp6 %[[V3]], %[[V2]][0] : vector<16xbf16>
// CHECK-NEXT:     return %[[V4]] : vector<16xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f35(%[[ARG0:[^ ]+]]: vector<16xf6E2M3FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<16xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<16xf6E2M3FN> to vector<16xi6>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<16xi6> to vector<3xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk16.bf16.fp6 %[[V3]], %[[V2]][6] : vector<16xbf16>
// CHECK-NEXT:     return %[[V4]] : vector<16xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f36(%[[ARG0:[^ ]+]]: vector<16xf6E3M2FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<16xf6E3M2FN> to vector<16xi6>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<16xi6> to vector<3xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk16.f32.bf6 %[[V3]], %[[V2]][1] : vector<16xf32>
// CHECK-NEXT:     return %[[V4]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f37(%[[ARG0:[^ ]+]]: vector<16xf6E3M2FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<16xf6E3M2FN> to vector<16xi6>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<16xi6> to vector<3xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk16.f32.bf6 %[[V3]], %[[V2]][5] : vector<16xf32>
// CHECK-NEXT:     return %[[V4]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f38(%[[ARG0:[^ ]+]]: vector<16xf6E3M2FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<16xf6E3M2FN> to vector<16xi6>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<16xi6> to vector<3xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk16.f32.bf6 %[[V3]], %[[V2]][2] : vector<16xf32>
// CHECK-NEXT:     return %[[V4]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f39(%[[ARG0:[^ ]+]]: vector<16xf6E3M2FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<16xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<16xf6E3M2FN> to vector<16xi6>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<16xi6> to vector<3xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk16.f16.bf6 %[[V3]], %[[V2]][1] : vector<16xf16>
// CHECK-NEXT:     return %[[V4]] : vector<16xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f40(%[[ARG0:[^ ]+]]: vector<16xf6E3M2FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<16xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<16xf6E3M2FN> to vector<16xi6>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<16xi6> to vector<3xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk16.f16.bf6 %[[V3]], %[[V2]][4] : vector<16xf16>
// CHECK-NEXT:     return %[[V4]] : vector<16xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f41(%[[ARG0:[^ ]+]]: vector<16xf6E3M2FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<16xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<16xf6E3M2FN> to vector<16xi6>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<16xi6> to vector<3xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk16.bf16.bf6 %[[V3]], %[[V2]][5] : vector<16xbf16>
// CHECK-NEXT:     return %[[V4]] : vector<16xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f42(%[[ARG0:[^ ]+]]: vector<16xf6E3M2FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<16xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<16xf6E3M2FN> to vector<16xi6>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<16xi6> to vector<3xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk16.bf16.bf6 %[[V3]], %[[V2]][0] : vector<16xbf16>
// CHECK-NEXT:     return %[[V4]] : vector<16xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f43(%[[ARG0:[^ ]+]]: vector<16xf6E3M2FN>, %[[ARG1:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<16xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<16xf6E3M2FN> to vector<16xi6>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V1]] : vector<16xi6> to vector<3xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk16.bf16.bf6 %[[V3]], %[[V2]][6] : vector<16xbf16>
// CHECK-NEXT:     return %[[V4]] : vector<16xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }
