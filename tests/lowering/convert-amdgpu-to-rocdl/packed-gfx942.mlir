// RUN: mlir-opt %s --convert-amdgpu-to-rocdl=chipset=gfx942 | FileCheck %s

func.func @f0(%a0: f8E5M2FNUZ) -> f32 {
  %r = amdgpu.ext_packed_fp8 %a0[0] : f8E5M2FNUZ to f32
  return %r : f32
}

func.func @f1(%a0: vector<1xf8E5M2FNUZ>) -> f32 {
  %r = amdgpu.ext_packed_fp8 %a0[0] : vector<1xf8E5M2FNUZ> to f32
  return %r : f32
}

func.func @f2(%a0: vector<2xf8E5M2FNUZ>) -> f32 {
  %r = amdgpu.ext_packed_fp8 %a0[1] : vector<2xf8E5M2FNUZ> to f32
  return %r : f32
}

func.func @f3(%a0: vector<3xf8E5M2FNUZ>) -> f32 {
  %r = amdgpu.ext_packed_fp8 %a0[2] : vector<3xf8E5M2FNUZ> to f32
  return %r : f32
}

func.func @f4(%a0: vector<4xf8E5M2FNUZ>) -> f32 {
  %r = amdgpu.ext_packed_fp8 %a0[1] : vector<4xf8E5M2FNUZ> to f32
  return %r : f32
}

func.func @f5(%a0: vector<4xf8E5M2FNUZ>) -> f32 {
  %r = amdgpu.ext_packed_fp8 %a0[3] : vector<4xf8E5M2FNUZ> to f32
  return %r : f32
}

func.func @f6(%a0: f8E5M2FNUZ) -> f32 {
  %r = amdgpu.ext_packed_fp8 %a0[2] : f8E5M2FNUZ to f32
  return %r : f32
}

func.func @f7(%a0: f8E5M2FNUZ) -> vector<2xf32> {
  %r = amdgpu.ext_packed_fp8 %a0[0] : f8E5M2FNUZ to vector<2xf32>
  return %r : vector<2xf32>
}

func.func @f8(%a0: vector<1xf8E5M2FNUZ>) -> vector<2xf32> {
  %r = amdgpu.ext_packed_fp8 %a0[0] : vector<1xf8E5M2FNUZ> to vector<2xf32>
  return %r : vector<2xf32>
}

func.func @f9(%a0: vector<2xf8E5M2FNUZ>) -> vector<2xf32> {
  %r = amdgpu.ext_packed_fp8 %a0[1] : vector<2xf8E5M2FNUZ> to vector<2xf32>
  return %r : vector<2xf32>
}

func.func @f10(%a0: vector<3xf8E5M2FNUZ>) -> vector<2xf32> {
  %r = amdgpu.ext_packed_fp8 %a0[2] : vector<3xf8E5M2FNUZ> to vector<2xf32>
  return %r : vector<2xf32>
}

func.func @f11(%a0: vector<4xf8E5M2FNUZ>) -> vector<2xf32> {
  %r = amdgpu.ext_packed_fp8 %a0[1] : vector<4xf8E5M2FNUZ> to vector<2xf32>
  return %r : vector<2xf32>
}

func.func @f12(%a0: vector<4xf8E5M2FNUZ>) -> vector<2xf32> {
  %r = amdgpu.ext_packed_fp8 %a0[3] : vector<4xf8E5M2FNUZ> to vector<2xf32>
  return %r : vector<2xf32>
}

func.func @f13(%a0: f8E5M2FNUZ) -> vector<2xf32> {
  %r = amdgpu.ext_packed_fp8 %a0[2] : f8E5M2FNUZ to vector<2xf32>
  return %r : vector<2xf32>
}

func.func @f14(%a0: f32, %a1: f32) -> vector<4xf8E5M2FNUZ> {
  %r = amdgpu.packed_trunc_2xfp8 %a0, %a1 into undef[word 0] : f32 to vector<4xf8E5M2FNUZ>
  return %r : vector<4xf8E5M2FNUZ>
}

func.func @f15(%a0: f32, %a1: vector<4xf8E5M2FNUZ>) -> vector<4xf8E5M2FNUZ> {
  %r = amdgpu.packed_trunc_2xfp8 %a0, undef into %a1[word 0] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
  return %r : vector<4xf8E5M2FNUZ>
}

func.func @f16(%a0: f32, %a1: f32) -> vector<4xf8E5M2FNUZ> {
  %r = amdgpu.packed_trunc_2xfp8 %a0, %a1 into undef[word 1] : f32 to vector<4xf8E5M2FNUZ>
  return %r : vector<4xf8E5M2FNUZ>
}

func.func @f17(%a0: f32, %a1: vector<4xf8E5M2FNUZ>) -> vector<4xf8E5M2FNUZ> {
  %r = amdgpu.packed_trunc_2xfp8 %a0, undef into %a1[word 1] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
  return %r : vector<4xf8E5M2FNUZ>
}

func.func @f18(%a0: f32, %a1: i32) -> vector<4xf8E5M2FNUZ> {
  %r = amdgpu.packed_stoch_round_fp8 %a0 + %a1 into undef[0] : f32 to vector<4xf8E5M2FNUZ>
  return %r : vector<4xf8E5M2FNUZ>
}

func.func @f19(%a0: f32, %a1: i32) -> vector<4xf8E5M2FNUZ> {
  %r = amdgpu.packed_stoch_round_fp8 %a0 + %a1 into undef[1] : f32 to vector<4xf8E5M2FNUZ>
  return %r : vector<4xf8E5M2FNUZ>
}

func.func @f20(%a0: f32, %a1: i32) -> vector<4xf8E5M2FNUZ> {
  %r = amdgpu.packed_stoch_round_fp8 %a0 + %a1 into undef[2] : f32 to vector<4xf8E5M2FNUZ>
  return %r : vector<4xf8E5M2FNUZ>
}

func.func @f21(%a0: f32, %a1: i32) -> vector<4xf8E5M2FNUZ> {
  %r = amdgpu.packed_stoch_round_fp8 %a0 + %a1 into undef[3] : f32 to vector<4xf8E5M2FNUZ>
  return %r : vector<4xf8E5M2FNUZ>
}

func.func @f22(%a0: f32, %a1: i32, %a2: vector<4xf8E5M2FNUZ>) -> vector<4xf8E5M2FNUZ> {
  %r = amdgpu.packed_stoch_round_fp8 %a0 + %a1 into %a2[2] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
  return %r : vector<4xf8E5M2FNUZ>
}

func.func @f23(%a0: f8E4M3FNUZ) -> f32 {
  %r = amdgpu.ext_packed_fp8 %a0[0] : f8E4M3FNUZ to f32
  return %r : f32
}

func.func @f24(%a0: vector<1xf8E4M3FNUZ>) -> f32 {
  %r = amdgpu.ext_packed_fp8 %a0[0] : vector<1xf8E4M3FNUZ> to f32
  return %r : f32
}

func.func @f25(%a0: vector<2xf8E4M3FNUZ>) -> f32 {
  %r = amdgpu.ext_packed_fp8 %a0[1] : vector<2xf8E4M3FNUZ> to f32
  return %r : f32
}

func.func @f26(%a0: vector<3xf8E4M3FNUZ>) -> f32 {
  %r = amdgpu.ext_packed_fp8 %a0[2] : vector<3xf8E4M3FNUZ> to f32
  return %r : f32
}

func.func @f27(%a0: vector<4xf8E4M3FNUZ>) -> f32 {
  %r = amdgpu.ext_packed_fp8 %a0[1] : vector<4xf8E4M3FNUZ> to f32
  return %r : f32
}

func.func @f28(%a0: vector<4xf8E4M3FNUZ>) -> f32 {
  %r = amdgpu.ext_packed_fp8 %a0[3] : vector<4xf8E4M3FNUZ> to f32
  return %r : f32
}

func.func @f29(%a0: f8E4M3FNUZ) -> f32 {
  %r = amdgpu.ext_packed_fp8 %a0[2] : f8E4M3FNUZ to f32
  return %r : f32
}

func.func @f30(%a0: f8E4M3FNUZ) -> vector<2xf32> {
  %r = amdgpu.ext_packed_fp8 %a0[0] : f8E4M3FNUZ to vector<2xf32>
  return %r : vector<2xf32>
}

func.func @f31(%a0: vector<1xf8E4M3FNUZ>) -> vector<2xf32> {
  %r = amdgpu.ext_packed_fp8 %a0[0] : vector<1xf8E4M3FNUZ> to vector<2xf32>
  return %r : vector<2xf32>
}

func.func @f32(%a0: vector<2xf8E4M3FNUZ>) -> vector<2xf32> {
  %r = amdgpu.ext_packed_fp8 %a0[1] : vector<2xf8E4M3FNUZ> to vector<2xf32>
  return %r : vector<2xf32>
}

func.func @f33(%a0: vector<3xf8E4M3FNUZ>) -> vector<2xf32> {
  %r = amdgpu.ext_packed_fp8 %a0[2] : vector<3xf8E4M3FNUZ> to vector<2xf32>
  return %r : vector<2xf32>
}

func.func @f34(%a0: vector<4xf8E4M3FNUZ>) -> vector<2xf32> {
  %r = amdgpu.ext_packed_fp8 %a0[1] : vector<4xf8E4M3FNUZ> to vector<2xf32>
  return %r : vector<2xf32>
}

func.func @f35(%a0: vector<4xf8E4M3FNUZ>) -> vector<2xf32> {
  %r = amdgpu.ext_packed_fp8 %a0[3] : vector<4xf8E4M3FNUZ> to vector<2xf32>
  return %r : vector<2xf32>
}

func.func @f36(%a0: f8E4M3FNUZ) -> vector<2xf32> {
  %r = amdgpu.ext_packed_fp8 %a0[2] : f8E4M3FNUZ to vector<2xf32>
  return %r : vector<2xf32>
}

func.func @f37(%a0: f32, %a1: f32) -> vector<4xf8E4M3FNUZ> {
  %r = amdgpu.packed_trunc_2xfp8 %a0, %a1 into undef[word 0] : f32 to vector<4xf8E4M3FNUZ>
  return %r : vector<4xf8E4M3FNUZ>
}

func.func @f38(%a0: f32, %a1: vector<4xf8E4M3FNUZ>) -> vector<4xf8E4M3FNUZ> {
  %r = amdgpu.packed_trunc_2xfp8 %a0, undef into %a1[word 0] : f32 to vector<4xf8E4M3FNUZ> into vector<4xf8E4M3FNUZ>
  return %r : vector<4xf8E4M3FNUZ>
}

func.func @f39(%a0: f32, %a1: f32) -> vector<4xf8E4M3FNUZ> {
  %r = amdgpu.packed_trunc_2xfp8 %a0, %a1 into undef[word 1] : f32 to vector<4xf8E4M3FNUZ>
  return %r : vector<4xf8E4M3FNUZ>
}

func.func @f40(%a0: f32, %a1: vector<4xf8E4M3FNUZ>) -> vector<4xf8E4M3FNUZ> {
  %r = amdgpu.packed_trunc_2xfp8 %a0, undef into %a1[word 1] : f32 to vector<4xf8E4M3FNUZ> into vector<4xf8E4M3FNUZ>
  return %r : vector<4xf8E4M3FNUZ>
}

func.func @f41(%a0: f32, %a1: i32) -> vector<4xf8E4M3FNUZ> {
  %r = amdgpu.packed_stoch_round_fp8 %a0 + %a1 into undef[0] : f32 to vector<4xf8E4M3FNUZ>
  return %r : vector<4xf8E4M3FNUZ>
}

func.func @f42(%a0: f32, %a1: i32) -> vector<4xf8E4M3FNUZ> {
  %r = amdgpu.packed_stoch_round_fp8 %a0 + %a1 into undef[1] : f32 to vector<4xf8E4M3FNUZ>
  return %r : vector<4xf8E4M3FNUZ>
}

func.func @f43(%a0: f32, %a1: i32) -> vector<4xf8E4M3FNUZ> {
  %r = amdgpu.packed_stoch_round_fp8 %a0 + %a1 into undef[2] : f32 to vector<4xf8E4M3FNUZ>
  return %r : vector<4xf8E4M3FNUZ>
}

func.func @f44(%a0: f32, %a1: i32) -> vector<4xf8E4M3FNUZ> {
  %r = amdgpu.packed_stoch_round_fp8 %a0 + %a1 into undef[3] : f32 to vector<4xf8E4M3FNUZ>
  return %r : vector<4xf8E4M3FNUZ>
}

func.func @f45(%a0: f32, %a1: i32, %a2: vector<4xf8E4M3FNUZ>) -> vector<4xf8E4M3FNUZ> {
  %r = amdgpu.packed_stoch_round_fp8 %a0 + %a1 into %a2[2] : f32 to vector<4xf8E4M3FNUZ> into vector<4xf8E4M3FNUZ>
  return %r : vector<4xf8E4M3FNUZ>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: f8E5M2FNUZ) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : f8E5M2FNUZ to i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertelement %[[V0]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.cvt.f32.bf8 %[[V4]][0] : f32
// CHECK-NEXT:     return %[[V5]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: vector<1xf8E5M2FNUZ>) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<1xf8E5M2FNUZ> to vector<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<1xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V4]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.cvt.f32.bf8 %[[V5]][0] : f32
// CHECK-NEXT:     return %[[V6]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: vector<2xf8E5M2FNUZ>) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2xf8E5M2FNUZ> to vector<2xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<2xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractelement %[[V0]][%[[V5]] : i32] : vector<2xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertelement %[[V6]], %[[V4]][%[[V5]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.bitcast %[[V7]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = rocdl.cvt.f32.bf8 %[[V8]][1] : f32
// CHECK-NEXT:     return %[[V9]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: vector<3xf8E5M2FNUZ>) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<3xf8E5M2FNUZ> to vector<3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<3xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractelement %[[V0]][%[[V5]] : i32] : vector<3xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertelement %[[V6]], %[[V4]][%[[V5]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractelement %[[V0]][%[[V8]] : i32] : vector<3xi8>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertelement %[[V9]], %[[V7]][%[[V8]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.bitcast %[[V10]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.cvt.f32.bf8 %[[V11]][2] : f32
// CHECK-NEXT:     return %[[V12]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: vector<4xf8E5M2FNUZ>) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<4xf8E5M2FNUZ> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.f32.bf8 %[[V1]][1] : f32
// CHECK-NEXT:     return %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: vector<4xf8E5M2FNUZ>) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<4xf8E5M2FNUZ> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.f32.bf8 %[[V1]][3] : f32
// CHECK-NEXT:     return %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: f8E5M2FNUZ) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : f8E5M2FNUZ to i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertelement %[[V0]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.cvt.f32.bf8 %[[V4]][2] : f32
// CHECK-NEXT:     return %[[V5]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: f8E5M2FNUZ) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : f8E5M2FNUZ to i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertelement %[[V0]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.cvt.pk.f32.bf8 %[[V4]][false] : vector<2xf32>
// CHECK-NEXT:     return %[[V5]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: vector<1xf8E5M2FNUZ>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<1xf8E5M2FNUZ> to vector<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<1xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V4]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.cvt.pk.f32.bf8 %[[V5]][false] : vector<2xf32>
// CHECK-NEXT:     return %[[V6]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: vector<2xf8E5M2FNUZ>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2xf8E5M2FNUZ> to vector<2xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<2xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractelement %[[V0]][%[[V5]] : i32] : vector<2xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertelement %[[V6]], %[[V4]][%[[V5]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.bitcast %[[V7]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = rocdl.cvt.pk.f32.bf8 %[[V8]][true] : vector<2xf32>
// CHECK-NEXT:     return %[[V9]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: vector<3xf8E5M2FNUZ>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<3xf8E5M2FNUZ> to vector<3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<3xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractelement %[[V0]][%[[V5]] : i32] : vector<3xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertelement %[[V6]], %[[V4]][%[[V5]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractelement %[[V0]][%[[V8]] : i32] : vector<3xi8>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertelement %[[V9]], %[[V7]][%[[V8]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.bitcast %[[V10]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.cvt.pk.f32.bf8 %[[V11]][true] : vector<2xf32>
// CHECK-NEXT:     return %[[V12]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: vector<4xf8E5M2FNUZ>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<4xf8E5M2FNUZ> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.pk.f32.bf8 %[[V1]][true] : vector<2xf32>
// CHECK-NEXT:     return %[[V2]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: vector<4xf8E5M2FNUZ>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<4xf8E5M2FNUZ> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.pk.f32.bf8 %[[V1]][true] : vector<2xf32>
// CHECK-NEXT:     return %[[V2]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f13(%[[ARG0:[^ ]+]]: f8E5M2FNUZ) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : f8E5M2FNUZ to i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertelement %[[V0]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.cvt.pk.f32.bf8 %[[V4]][true] : vector<2xf32>
// CHECK-NEXT:     return %[[V5]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f14(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32) -> vector<4xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.undef : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.pk.bf8.f32 %[[ARG0]], %[[ARG1]] -> %[[V0]][false] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : i32 to vector<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : vector<4xi8> to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V3]] : vector<4xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf8E5M2FNUZ>) -> vector<4xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E5M2FNUZ> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.cvt.pk.bf8.f32 %[[ARG0]], %[[V1]] -> %[[V2]][false] : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : i32 to vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = builtin.unrealized_conversion_cast %[[V4]] : vector<4xi8> to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V5]] : vector<4xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32) -> vector<4xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.undef : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.pk.bf8.f32 %[[ARG0]], %[[ARG1]] -> %[[V0]][true] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : i32 to vector<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : vector<4xi8> to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V3]] : vector<4xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f17(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf8E5M2FNUZ>) -> vector<4xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E5M2FNUZ> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.cvt.pk.bf8.f32 %[[ARG0]], %[[V1]] -> %[[V2]][true] : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : i32 to vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = builtin.unrealized_conversion_cast %[[V4]] : vector<4xi8> to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V5]] : vector<4xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32) -> vector<4xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.undef : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.sr.bf8.f32 %[[ARG0]], %[[ARG1]] -> %[[V0]][0] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : i32 to vector<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : vector<4xi8> to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V3]] : vector<4xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f19(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32) -> vector<4xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.undef : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.sr.bf8.f32 %[[ARG0]], %[[ARG1]] -> %[[V0]][1] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : i32 to vector<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : vector<4xi8> to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V3]] : vector<4xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f20(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32) -> vector<4xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.undef : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.sr.bf8.f32 %[[ARG0]], %[[ARG1]] -> %[[V0]][2] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : i32 to vector<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : vector<4xi8> to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V3]] : vector<4xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f21(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32) -> vector<4xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.undef : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.sr.bf8.f32 %[[ARG0]], %[[ARG1]] -> %[[V0]][3] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : i32 to vector<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : vector<4xi8> to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V3]] : vector<4xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f22(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xf8E5M2FNUZ>) -> vector<4xf8E5M2FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<4xf8E5M2FNUZ> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.sr.bf8.f32 %[[ARG0]], %[[ARG1]] -> %[[V1]][2] : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V2]] : i32 to vector<4xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : vector<4xi8> to vector<4xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[V4]] : vector<4xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f23(%[[ARG0:[^ ]+]]: f8E4M3FNUZ) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : f8E4M3FNUZ to i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertelement %[[V0]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.cvt.f32.fp8 %[[V4]][0] : f32
// CHECK-NEXT:     return %[[V5]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f24(%[[ARG0:[^ ]+]]: vector<1xf8E4M3FNUZ>) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<1xf8E4M3FNUZ> to vector<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<1xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V4]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.cvt.f32.fp8 %[[V5]][0] : f32
// CHECK-NEXT:     return %[[V6]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f25(%[[ARG0:[^ ]+]]: vector<2xf8E4M3FNUZ>) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2xf8E4M3FNUZ> to vector<2xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<2xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractelement %[[V0]][%[[V5]] : i32] : vector<2xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertelement %[[V6]], %[[V4]][%[[V5]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.bitcast %[[V7]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = rocdl.cvt.f32.fp8 %[[V8]][1] : f32
// CHECK-NEXT:     return %[[V9]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f26(%[[ARG0:[^ ]+]]: vector<3xf8E4M3FNUZ>) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<3xf8E4M3FNUZ> to vector<3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<3xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractelement %[[V0]][%[[V5]] : i32] : vector<3xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertelement %[[V6]], %[[V4]][%[[V5]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractelement %[[V0]][%[[V8]] : i32] : vector<3xi8>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertelement %[[V9]], %[[V7]][%[[V8]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.bitcast %[[V10]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.cvt.f32.fp8 %[[V11]][2] : f32
// CHECK-NEXT:     return %[[V12]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f27(%[[ARG0:[^ ]+]]: vector<4xf8E4M3FNUZ>) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<4xf8E4M3FNUZ> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.f32.fp8 %[[V1]][1] : f32
// CHECK-NEXT:     return %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f28(%[[ARG0:[^ ]+]]: vector<4xf8E4M3FNUZ>) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<4xf8E4M3FNUZ> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.f32.fp8 %[[V1]][3] : f32
// CHECK-NEXT:     return %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f29(%[[ARG0:[^ ]+]]: f8E4M3FNUZ) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : f8E4M3FNUZ to i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertelement %[[V0]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.cvt.f32.fp8 %[[V4]][2] : f32
// CHECK-NEXT:     return %[[V5]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f30(%[[ARG0:[^ ]+]]: f8E4M3FNUZ) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : f8E4M3FNUZ to i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertelement %[[V0]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.cvt.pk.f32.fp8 %[[V4]][false] : vector<2xf32>
// CHECK-NEXT:     return %[[V5]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f31(%[[ARG0:[^ ]+]]: vector<1xf8E4M3FNUZ>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<1xf8E4M3FNUZ> to vector<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<1xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V4]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.cvt.pk.f32.fp8 %[[V5]][false] : vector<2xf32>
// CHECK-NEXT:     return %[[V6]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f32(%[[ARG0:[^ ]+]]: vector<2xf8E4M3FNUZ>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2xf8E4M3FNUZ> to vector<2xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<2xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractelement %[[V0]][%[[V5]] : i32] : vector<2xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertelement %[[V6]], %[[V4]][%[[V5]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.bitcast %[[V7]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = rocdl.cvt.pk.f32.fp8 %[[V8]][true] : vector<2xf32>
// CHECK-NEXT:     return %[[V9]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f33(%[[ARG0:[^ ]+]]: vector<3xf8E4M3FNUZ>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<3xf8E4M3FNUZ> to vector<3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<3xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractelement %[[V0]][%[[V5]] : i32] : vector<3xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertelement %[[V6]], %[[V4]][%[[V5]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractelement %[[V0]][%[[V8]] : i32] : vector<3xi8>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertelement %[[V9]], %[[V7]][%[[V8]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.bitcast %[[V10]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.cvt.pk.f32.fp8 %[[V11]][true] : vector<2xf32>
// CHECK-NEXT:     return %[[V12]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f34(%[[ARG0:[^ ]+]]: vector<4xf8E4M3FNUZ>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<4xf8E4M3FNUZ> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.pk.f32.fp8 %[[V1]][true] : vector<2xf32>
// CHECK-NEXT:     return %[[V2]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f35(%[[ARG0:[^ ]+]]: vector<4xf8E4M3FNUZ>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<4xf8E4M3FNUZ> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.pk.f32.fp8 %[[V1]][true] : vector<2xf32>
// CHECK-NEXT:     return %[[V2]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f36(%[[ARG0:[^ ]+]]: f8E4M3FNUZ) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : f8E4M3FNUZ to i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertelement %[[V0]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.cvt.pk.f32.fp8 %[[V4]][true] : vector<2xf32>
// CHECK-NEXT:     return %[[V5]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f37(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32) -> vector<4xf8E4M3FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.undef : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.pk.fp8.f32 %[[ARG0]], %[[ARG1]] -> %[[V0]][false] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : i32 to vector<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : vector<4xi8> to vector<4xf8E4M3FNUZ>
// CHECK-NEXT:     return %[[V3]] : vector<4xf8E4M3FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f38(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf8E4M3FNUZ>) -> vector<4xf8E4M3FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E4M3FNUZ> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.cvt.pk.fp8.f32 %[[ARG0]], %[[V1]] -> %[[V2]][false] : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : i32 to vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = builtin.unrealized_conversion_cast %[[V4]] : vector<4xi8> to vector<4xf8E4M3FNUZ>
// CHECK-NEXT:     return %[[V5]] : vector<4xf8E4M3FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f39(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32) -> vector<4xf8E4M3FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.undef : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.pk.fp8.f32 %[[ARG0]], %[[ARG1]] -> %[[V0]][true] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : i32 to vector<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : vector<4xi8> to vector<4xf8E4M3FNUZ>
// CHECK-NEXT:     return %[[V3]] : vector<4xf8E4M3FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f40(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf8E4M3FNUZ>) -> vector<4xf8E4M3FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E4M3FNUZ> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.cvt.pk.fp8.f32 %[[ARG0]], %[[V1]] -> %[[V2]][true] : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : i32 to vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = builtin.unrealized_conversion_cast %[[V4]] : vector<4xi8> to vector<4xf8E4M3FNUZ>
// CHECK-NEXT:     return %[[V5]] : vector<4xf8E4M3FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f41(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32) -> vector<4xf8E4M3FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.undef : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.sr.fp8.f32 %[[ARG0]], %[[ARG1]] -> %[[V0]][0] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : i32 to vector<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : vector<4xi8> to vector<4xf8E4M3FNUZ>
// CHECK-NEXT:     return %[[V3]] : vector<4xf8E4M3FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f42(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32) -> vector<4xf8E4M3FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.undef : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.sr.fp8.f32 %[[ARG0]], %[[ARG1]] -> %[[V0]][1] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : i32 to vector<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : vector<4xi8> to vector<4xf8E4M3FNUZ>
// CHECK-NEXT:     return %[[V3]] : vector<4xf8E4M3FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f43(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32) -> vector<4xf8E4M3FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.undef : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.sr.fp8.f32 %[[ARG0]], %[[ARG1]] -> %[[V0]][2] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : i32 to vector<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : vector<4xi8> to vector<4xf8E4M3FNUZ>
// CHECK-NEXT:     return %[[V3]] : vector<4xf8E4M3FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f44(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32) -> vector<4xf8E4M3FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.undef : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.sr.fp8.f32 %[[ARG0]], %[[ARG1]] -> %[[V0]][3] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : i32 to vector<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : vector<4xi8> to vector<4xf8E4M3FNUZ>
// CHECK-NEXT:     return %[[V3]] : vector<4xf8E4M3FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f45(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xf8E4M3FNUZ>) -> vector<4xf8E4M3FNUZ> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<4xf8E4M3FNUZ> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.sr.fp8.f32 %[[ARG0]], %[[ARG1]] -> %[[V1]][2] : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V2]] : i32 to vector<4xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : vector<4xi8> to vector<4xf8E4M3FNUZ>
// CHECK-NEXT:     return %[[V4]] : vector<4xf8E4M3FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT: }
