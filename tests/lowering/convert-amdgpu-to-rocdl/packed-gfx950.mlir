// RUN: mlir-opt %s --convert-amdgpu-to-rocdl=chipset=gfx950 | FileCheck %s

func.func @f0(%a0: f8E5M2) -> f32 {
  %r = amdgpu.ext_packed_fp8 %a0[0] : f8E5M2 to f32
  return %r : f32
}

func.func @f3(%a0: vector<3xf8E5M2>) -> f32 {
  %r = amdgpu.ext_packed_fp8 %a0[2] : vector<3xf8E5M2> to f32
  return %r : f32
}

func.func @f6(%a0: f8E5M2) -> f32 {
  %r = amdgpu.ext_packed_fp8 %a0[2] : f8E5M2 to f32
  return %r : f32
}

func.func @f9(%a0: vector<2xf8E5M2>) -> vector<2xf32> {
  %r = amdgpu.ext_packed_fp8 %a0[1] : vector<2xf8E5M2> to vector<2xf32>
  return %r : vector<2xf32>
}

func.func @f12(%a0: vector<4xf8E5M2>) -> vector<2xf32> {
  %r = amdgpu.ext_packed_fp8 %a0[3] : vector<4xf8E5M2> to vector<2xf32>
  return %r : vector<2xf32>
}

func.func @f15(%a0: f32, %a1: vector<4xf8E5M2>) -> vector<4xf8E5M2> {
  %r = amdgpu.packed_trunc_2xfp8 %a0, undef into %a1[word 0] : f32 to vector<4xf8E5M2> into vector<4xf8E5M2>
  return %r : vector<4xf8E5M2>
}

func.func @f18(%a0: f32, %a1: i32) -> vector<4xf8E5M2> {
  %r = amdgpu.packed_stoch_round_fp8 %a0 + %a1 into undef[0] : f32 to vector<4xf8E5M2>
  return %r : vector<4xf8E5M2>
}

func.func @f21(%a0: f32, %a1: i32) -> vector<4xf8E5M2> {
  %r = amdgpu.packed_stoch_round_fp8 %a0 + %a1 into undef[3] : f32 to vector<4xf8E5M2>
  return %r : vector<4xf8E5M2>
}

func.func @f24(%a0: vector<1xf8E4M3FN>) -> f32 {
  %r = amdgpu.ext_packed_fp8 %a0[0] : vector<1xf8E4M3FN> to f32
  return %r : f32
}

func.func @f27(%a0: vector<4xf8E4M3FN>) -> f32 {
  %r = amdgpu.ext_packed_fp8 %a0[1] : vector<4xf8E4M3FN> to f32
  return %r : f32
}

func.func @f30(%a0: f8E4M3FN) -> vector<2xf32> {
  %r = amdgpu.ext_packed_fp8 %a0[0] : f8E4M3FN to vector<2xf32>
  return %r : vector<2xf32>
}

func.func @f33(%a0: vector<3xf8E4M3FN>) -> vector<2xf32> {
  %r = amdgpu.ext_packed_fp8 %a0[2] : vector<3xf8E4M3FN> to vector<2xf32>
  return %r : vector<2xf32>
}

func.func @f36(%a0: f8E4M3FN) -> vector<2xf32> {
  %r = amdgpu.ext_packed_fp8 %a0[2] : f8E4M3FN to vector<2xf32>
  return %r : vector<2xf32>
}

func.func @f39(%a0: f32, %a1: f32) -> vector<4xf8E4M3FN> {
  %r = amdgpu.packed_trunc_2xfp8 %a0, %a1 into undef[word 1] : f32 to vector<4xf8E4M3FN>
  return %r : vector<4xf8E4M3FN>
}

func.func @f42(%a0: f32, %a1: i32) -> vector<4xf8E4M3FN> {
  %r = amdgpu.packed_stoch_round_fp8 %a0 + %a1 into undef[1] : f32 to vector<4xf8E4M3FN>
  return %r : vector<4xf8E4M3FN>
}

func.func @f45(%a0: f32, %a1: i32, %a2: vector<4xf8E4M3FN>) -> vector<4xf8E4M3FN> {
  %r = amdgpu.packed_stoch_round_fp8 %a0 + %a1 into %a2[2] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
  return %r : vector<4xf8E4M3FN>
}

func.func @f48(%a0: vector<1xf8E5M2>, %a1: f32) -> vector<2xf16> {
  %r = amdgpu.scaled_ext_packed %a0[0], %a1 : vector<1xf8E5M2> to vector<2xf16>
  return %r : vector<2xf16>
}

func.func @f51(%a0: vector<1xf8E5M2>, %a1: f32) -> vector<2xbf16> {
  %r = amdgpu.scaled_ext_packed %a0[1], %a1 : vector<1xf8E5M2> to vector<2xbf16>
  return %r : vector<2xbf16>
}

func.func @f54(%a0: vector<2xf8E5M2>, %a1: f32) -> vector<2xf32> {
  %r = amdgpu.scaled_ext_packed %a0[1], %a1 : vector<2xf8E5M2> to vector<2xf32>
  return %r : vector<2xf32>
}

func.func @f57(%a0: vector<2xf8E5M2>, %a1: f32) -> vector<2xf16> {
  %r = amdgpu.scaled_ext_packed %a0[1], %a1 : vector<2xf8E5M2> to vector<2xf16>
  return %r : vector<2xf16>
}

func.func @f60(%a0: vector<2xf8E5M2>, %a1: f32) -> vector<2xbf16> {
  %r = amdgpu.scaled_ext_packed %a0[3], %a1 : vector<2xf8E5M2> to vector<2xbf16>
  return %r : vector<2xbf16>
}

func.func @f63(%a0: vector<3xf8E5M2>, %a1: f32) -> vector<2xf16> {
  %r = amdgpu.scaled_ext_packed %a0[0], %a1 : vector<3xf8E5M2> to vector<2xf16>
  return %r : vector<2xf16>
}

func.func @f66(%a0: vector<3xf8E5M2>, %a1: f32) -> vector<2xbf16> {
  %r = amdgpu.scaled_ext_packed %a0[0], %a1 : vector<3xf8E5M2> to vector<2xbf16>
  return %r : vector<2xbf16>
}

func.func @f69(%a0: vector<4xf8E5M2>, %a1: f32) -> vector<2xf32> {
  %r = amdgpu.scaled_ext_packed %a0[1], %a1 : vector<4xf8E5M2> to vector<2xf32>
  return %r : vector<2xf32>
}

func.func @f72(%a0: vector<4xf8E5M2>, %a1: f32) -> vector<2xf16> {
  %r = amdgpu.scaled_ext_packed %a0[3], %a1 : vector<4xf8E5M2> to vector<2xf16>
  return %r : vector<2xf16>
}

func.func @f75(%a0: vector<4xf8E5M2>, %a1: f32) -> vector<2xbf16> {
  %r = amdgpu.scaled_ext_packed %a0[3], %a1 : vector<4xf8E5M2> to vector<2xbf16>
  return %r : vector<2xbf16>
}

func.func @f78(%a0: vector<1xf8E4M3FN>, %a1: f32) -> vector<2xf16> {
  %r = amdgpu.scaled_ext_packed %a0[0], %a1 : vector<1xf8E4M3FN> to vector<2xf16>
  return %r : vector<2xf16>
}

func.func @f81(%a0: vector<1xf8E4M3FN>, %a1: f32) -> vector<2xbf16> {
  %r = amdgpu.scaled_ext_packed %a0[1], %a1 : vector<1xf8E4M3FN> to vector<2xbf16>
  return %r : vector<2xbf16>
}

func.func @f84(%a0: vector<2xf8E4M3FN>, %a1: f32) -> vector<2xf32> {
  %r = amdgpu.scaled_ext_packed %a0[1], %a1 : vector<2xf8E4M3FN> to vector<2xf32>
  return %r : vector<2xf32>
}

func.func @f87(%a0: vector<2xf8E4M3FN>, %a1: f32) -> vector<2xf16> {
  %r = amdgpu.scaled_ext_packed %a0[1], %a1 : vector<2xf8E4M3FN> to vector<2xf16>
  return %r : vector<2xf16>
}

func.func @f90(%a0: vector<2xf8E4M3FN>, %a1: f32) -> vector<2xbf16> {
  %r = amdgpu.scaled_ext_packed %a0[3], %a1 : vector<2xf8E4M3FN> to vector<2xbf16>
  return %r : vector<2xbf16>
}

func.func @f93(%a0: vector<4xf8E4M3FN>, %a1: f32) -> vector<2xf16> {
  %r = amdgpu.scaled_ext_packed %a0[0], %a1 : vector<4xf8E4M3FN> to vector<2xf16>
  return %r : vector<2xf16>
}

func.func @f96(%a0: vector<4xf8E4M3FN>, %a1: f32) -> vector<2xbf16> {
  %r = amdgpu.scaled_ext_packed %a0[0], %a1 : vector<4xf8E4M3FN> to vector<2xbf16>
  return %r : vector<2xbf16>
}

func.func @f99(%a0: vector<1xf4E2M1FN>, %a1: f32) -> vector<2xf32> {
  %r = amdgpu.scaled_ext_packed %a0[1], %a1 : vector<1xf4E2M1FN> to vector<2xf32>
  return %r : vector<2xf32>
}

func.func @f102(%a0: vector<1xf4E2M1FN>, %a1: f32) -> vector<2xf16> {
  %r = amdgpu.scaled_ext_packed %a0[3], %a1 : vector<1xf4E2M1FN> to vector<2xf16>
  return %r : vector<2xf16>
}

func.func @f105(%a0: vector<1xf4E2M1FN>, %a1: f32) -> vector<2xbf16> {
  %r = amdgpu.scaled_ext_packed %a0[3], %a1 : vector<1xf4E2M1FN> to vector<2xbf16>
  return %r : vector<2xbf16>
}

func.func @f108(%a0: vector<2xf4E2M1FN>, %a1: f32) -> vector<2xf16> {
  %r = amdgpu.scaled_ext_packed %a0[0], %a1 : vector<2xf4E2M1FN> to vector<2xf16>
  return %r : vector<2xf16>
}

func.func @f111(%a0: vector<2xf4E2M1FN>, %a1: f32) -> vector<2xbf16> {
  %r = amdgpu.scaled_ext_packed %a0[1], %a1 : vector<2xf4E2M1FN> to vector<2xbf16>
  return %r : vector<2xbf16>
}

func.func @f114(%a0: vector<3xf4E2M1FN>, %a1: f32) -> vector<2xf32> {
  %r = amdgpu.scaled_ext_packed %a0[1], %a1 : vector<3xf4E2M1FN> to vector<2xf32>
  return %r : vector<2xf32>
}

func.func @f117(%a0: vector<3xf4E2M1FN>, %a1: f32) -> vector<2xf16> {
  %r = amdgpu.scaled_ext_packed %a0[1], %a1 : vector<3xf4E2M1FN> to vector<2xf16>
  return %r : vector<2xf16>
}

func.func @f120(%a0: vector<3xf4E2M1FN>, %a1: f32) -> vector<2xbf16> {
  %r = amdgpu.scaled_ext_packed %a0[3], %a1 : vector<3xf4E2M1FN> to vector<2xbf16>
  return %r : vector<2xbf16>
}

func.func @f123(%a0: vector<4xf4E2M1FN>, %a1: f32) -> vector<2xf16> {
  %r = amdgpu.scaled_ext_packed %a0[0], %a1 : vector<4xf4E2M1FN> to vector<2xf16>
  return %r : vector<2xf16>
}

func.func @f126(%a0: vector<4xf4E2M1FN>, %a1: f32) -> vector<2xbf16> {
  %r = amdgpu.scaled_ext_packed %a0[0], %a1 : vector<4xf4E2M1FN> to vector<2xbf16>
  return %r : vector<2xbf16>
}

func.func @f129(%a0: vector<5xf4E2M1FN>, %a1: f32) -> vector<2xf32> {
  %r = amdgpu.scaled_ext_packed %a0[1], %a1 : vector<5xf4E2M1FN> to vector<2xf32>
  return %r : vector<2xf32>
}

func.func @f132(%a0: vector<5xf4E2M1FN>, %a1: f32) -> vector<2xf16> {
  %r = amdgpu.scaled_ext_packed %a0[3], %a1 : vector<5xf4E2M1FN> to vector<2xf16>
  return %r : vector<2xf16>
}

func.func @f135(%a0: vector<5xf4E2M1FN>, %a1: f32) -> vector<2xbf16> {
  %r = amdgpu.scaled_ext_packed %a0[3], %a1 : vector<5xf4E2M1FN> to vector<2xbf16>
  return %r : vector<2xbf16>
}

func.func @f138(%a0: vector<7xf4E2M1FN>, %a1: f32) -> vector<2xf16> {
  %r = amdgpu.scaled_ext_packed %a0[0], %a1 : vector<7xf4E2M1FN> to vector<2xf16>
  return %r : vector<2xf16>
}

func.func @f141(%a0: vector<7xf4E2M1FN>, %a1: f32) -> vector<2xbf16> {
  %r = amdgpu.scaled_ext_packed %a0[1], %a1 : vector<7xf4E2M1FN> to vector<2xbf16>
  return %r : vector<2xbf16>
}

func.func @f144(%a0: vector<8xf4E2M1FN>, %a1: f32) -> vector<2xf32> {
  %r = amdgpu.scaled_ext_packed %a0[1], %a1 : vector<8xf4E2M1FN> to vector<2xf32>
  return %r : vector<2xf32>
}

func.func @f147(%a0: vector<8xf4E2M1FN>, %a1: f32) -> vector<2xf16> {
  %r = amdgpu.scaled_ext_packed %a0[1], %a1 : vector<8xf4E2M1FN> to vector<2xf16>
  return %r : vector<2xf16>
}

func.func @f150(%a0: vector<8xf4E2M1FN>, %a1: f32) -> vector<2xbf16> {
  %r = amdgpu.scaled_ext_packed %a0[3], %a1 : vector<8xf4E2M1FN> to vector<2xbf16>
  return %r : vector<2xbf16>
}

func.func @f153(%a0: vector<2xf32>, %a1: f32, %a2: vector<4xf8E5M2>) -> vector<4xf8E5M2> {
  %r = amdgpu.packed_scaled_trunc %a0 into %a2[0], %a1 : vector<2xf32> to vector<4xf8E5M2> into vector<4xf8E5M2>
  return %r : vector<4xf8E5M2>
}

func.func @f156(%a0: vector<2xf16>, %a1: f32) -> vector<4xf8E5M2> {
  %r = amdgpu.packed_scaled_trunc %a0 into undef[1], %a1 : vector<2xf16> to vector<4xf8E5M2>
  return %r : vector<4xf8E5M2>
}

func.func @f159(%a0: vector<2xbf16>, %a1: f32) -> vector<4xf8E5M2> {
  %r = amdgpu.packed_scaled_trunc %a0 into undef[1], %a1 : vector<2xbf16> to vector<4xf8E5M2>
  return %r : vector<4xf8E5M2>
}

func.func @f162(%a0: vector<2xf32>, %a1: f32) -> vector<4xf8E4M3FN> {
  %r = amdgpu.packed_scaled_trunc %a0 into undef[1], %a1 : vector<2xf32> to vector<4xf8E4M3FN>
  return %r : vector<4xf8E4M3FN>
}

func.func @f165(%a0: vector<1xf16>, %a1: f32, %a2: vector<4xf8E4M3FN>) -> vector<4xf8E4M3FN> {
  %r = amdgpu.packed_scaled_trunc %a0 into %a2[0], %a1 : vector<1xf16> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
  return %r : vector<4xf8E4M3FN>
}

func.func @f168(%a0: vector<1xbf16>, %a1: f32, %a2: vector<4xf8E4M3FN>) -> vector<4xf8E4M3FN> {
  %r = amdgpu.packed_scaled_trunc %a0 into %a2[0], %a1 : vector<1xbf16> to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
  return %r : vector<4xf8E4M3FN>
}

func.func @f171(%a0: vector<1xf32>, %a1: f32, %a2: vector<8xf4E2M1FN>) -> vector<8xf4E2M1FN> {
  %r = amdgpu.packed_scaled_trunc %a0 into %a2[3], %a1 : vector<1xf32> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
  return %r : vector<8xf4E2M1FN>
}

func.func @f174(%a0: vector<1xf16>, %a1: f32) -> vector<8xf4E2M1FN> {
  %r = amdgpu.packed_scaled_trunc %a0 into undef[1], %a1 : vector<1xf16> to vector<8xf4E2M1FN>
  return %r : vector<8xf4E2M1FN>
}

func.func @f177(%a0: vector<2xf16>, %a1: f32, %a2: vector<8xf4E2M1FN>) -> vector<8xf4E2M1FN> {
  %r = amdgpu.packed_scaled_trunc %a0 into %a2[3], %a1 : vector<2xf16> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
  return %r : vector<8xf4E2M1FN>
}

func.func @f180(%a0: vector<2xbf16>, %a1: f32, %a2: vector<8xf4E2M1FN>) -> vector<8xf4E2M1FN> {
  %r = amdgpu.packed_scaled_trunc %a0 into %a2[3], %a1 : vector<2xbf16> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
  return %r : vector<8xf4E2M1FN>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: f8E5M2) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : f8E5M2 to i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertelement %[[V0]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.cvt.f32.bf8 %[[V4]][0] : f32
// CHECK-NEXT:     return %[[V5]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: vector<3xf8E5M2>) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<3xf8E5M2> to vector<3xi8>
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
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: f8E5M2) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : f8E5M2 to i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertelement %[[V0]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.cvt.f32.bf8 %[[V4]][2] : f32
// CHECK-NEXT:     return %[[V5]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: vector<2xf8E5M2>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2xf8E5M2> to vector<2xi8>
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
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: vector<4xf8E5M2>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<4xf8E5M2> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.pk.f32.bf8 %[[V1]][true] : vector<2xf32>
// CHECK-NEXT:     return %[[V2]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf8E5M2>) -> vector<4xf8E5M2> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4xf8E5M2> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.cvt.pk.bf8.f32 %[[ARG0]], %[[V1]] -> %[[V2]][false] : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : i32 to vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = builtin.unrealized_conversion_cast %[[V4]] : vector<4xi8> to vector<4xf8E5M2>
// CHECK-NEXT:     return %[[V5]] : vector<4xf8E5M2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32) -> vector<4xf8E5M2> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.undef : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.sr.bf8.f32 %[[ARG0]], %[[ARG1]] -> %[[V0]][0] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : i32 to vector<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : vector<4xi8> to vector<4xf8E5M2>
// CHECK-NEXT:     return %[[V3]] : vector<4xf8E5M2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f21(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32) -> vector<4xf8E5M2> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.undef : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.sr.bf8.f32 %[[ARG0]], %[[ARG1]] -> %[[V0]][3] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : i32 to vector<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : vector<4xi8> to vector<4xf8E5M2>
// CHECK-NEXT:     return %[[V3]] : vector<4xf8E5M2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f24(%[[ARG0:[^ ]+]]: vector<1xf8E4M3FN>) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<1xf8E4M3FN> to vector<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<1xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V4]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.cvt.f32.fp8 %[[V5]][0] : f32
// CHECK-NEXT:     return %[[V6]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f27(%[[ARG0:[^ ]+]]: vector<4xf8E4M3FN>) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<4xf8E4M3FN> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.f32.fp8 %[[V1]][1] : f32
// CHECK-NEXT:     return %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f30(%[[ARG0:[^ ]+]]: f8E4M3FN) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : f8E4M3FN to i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertelement %[[V0]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.cvt.pk.f32.fp8 %[[V4]][false] : vector<2xf32>
// CHECK-NEXT:     return %[[V5]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f33(%[[ARG0:[^ ]+]]: vector<3xf8E4M3FN>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<3xf8E4M3FN> to vector<3xi8>
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
// CHECK-NEXT:   func.func @f36(%[[ARG0:[^ ]+]]: f8E4M3FN) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : f8E4M3FN to i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertelement %[[V0]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.cvt.pk.f32.fp8 %[[V4]][true] : vector<2xf32>
// CHECK-NEXT:     return %[[V5]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f39(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32) -> vector<4xf8E4M3FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.undef : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.pk.fp8.f32 %[[ARG0]], %[[ARG1]] -> %[[V0]][true] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : i32 to vector<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : vector<4xi8> to vector<4xf8E4M3FN>
// CHECK-NEXT:     return %[[V3]] : vector<4xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f42(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32) -> vector<4xf8E4M3FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.undef : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.sr.fp8.f32 %[[ARG0]], %[[ARG1]] -> %[[V0]][1] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : i32 to vector<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : vector<4xi8> to vector<4xf8E4M3FN>
// CHECK-NEXT:     return %[[V3]] : vector<4xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f45(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xf8E4M3FN>) -> vector<4xf8E4M3FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<4xf8E4M3FN> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.sr.fp8.f32 %[[ARG0]], %[[ARG1]] -> %[[V1]][2] : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V2]] : i32 to vector<4xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : vector<4xi8> to vector<4xf8E4M3FN>
// CHECK-NEXT:     return %[[V4]] : vector<4xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f48(%[[ARG0:[^ ]+]]: vector<1xf8E5M2>, %[[ARG1:[^ ]+]]: f32) -> vector<2xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<1xf8E5M2> to vector<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<1xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V4]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.cvt.scalef32.pk.f16.bf8 %[[V5]][false], %[[ARG1]] : vector<2xf16>
// CHECK-NEXT:     return %[[V6]] : vector<2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f51(%[[ARG0:[^ ]+]]: vector<1xf8E5M2>, %[[ARG1:[^ ]+]]: f32) -> vector<2xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<1xf8E5M2> to vector<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<1xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V4]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.cvt.scalef32.pk.bf16.bf8 %[[V5]][true], %[[ARG1]] : vector<2xbf16>
// CHECK-NEXT:     return %[[V6]] : vector<2xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f54(%[[ARG0:[^ ]+]]: vector<2xf8E5M2>, %[[ARG1:[^ ]+]]: f32) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2xf8E5M2> to vector<2xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<2xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractelement %[[V0]][%[[V5]] : i32] : vector<2xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertelement %[[V6]], %[[V4]][%[[V5]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.bitcast %[[V7]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = rocdl.cvt.scalef32.pk.f32.bf8 %[[V8]][true], %[[ARG1]] : vector<2xf32>
// CHECK-NEXT:     return %[[V9]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f57(%[[ARG0:[^ ]+]]: vector<2xf8E5M2>, %[[ARG1:[^ ]+]]: f32) -> vector<2xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2xf8E5M2> to vector<2xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<2xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractelement %[[V0]][%[[V5]] : i32] : vector<2xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertelement %[[V6]], %[[V4]][%[[V5]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.bitcast %[[V7]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = rocdl.cvt.scalef32.pk.f16.bf8 %[[V8]][true], %[[ARG1]] : vector<2xf16>
// CHECK-NEXT:     return %[[V9]] : vector<2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f60(%[[ARG0:[^ ]+]]: vector<2xf8E5M2>, %[[ARG1:[^ ]+]]: f32) -> vector<2xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2xf8E5M2> to vector<2xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<2xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractelement %[[V0]][%[[V5]] : i32] : vector<2xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertelement %[[V6]], %[[V4]][%[[V5]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.bitcast %[[V7]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = rocdl.cvt.scalef32.pk.bf16.bf8 %[[V8]][true], %[[ARG1]] : vector<2xbf16>
// CHECK-NEXT:     return %[[V9]] : vector<2xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f63(%[[ARG0:[^ ]+]]: vector<3xf8E5M2>, %[[ARG1:[^ ]+]]: f32) -> vector<2xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<3xf8E5M2> to vector<3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : vector<4xi8>
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
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.cvt.scalef32.pk.f16.bf8 %[[V11]][false], %[[ARG1]] : vector<2xf16>
// CHECK-NEXT:     return %[[V12]] : vector<2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f66(%[[ARG0:[^ ]+]]: vector<3xf8E5M2>, %[[ARG1:[^ ]+]]: f32) -> vector<2xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<3xf8E5M2> to vector<3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : vector<4xi8>
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
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.cvt.scalef32.pk.bf16.bf8 %[[V11]][false], %[[ARG1]] : vector<2xbf16>
// CHECK-NEXT:     return %[[V12]] : vector<2xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f69(%[[ARG0:[^ ]+]]: vector<4xf8E5M2>, %[[ARG1:[^ ]+]]: f32) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<4xf8E5M2> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.scalef32.pk.f32.bf8 %[[V1]][true], %[[ARG1]] : vector<2xf32>
// CHECK-NEXT:     return %[[V2]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f72(%[[ARG0:[^ ]+]]: vector<4xf8E5M2>, %[[ARG1:[^ ]+]]: f32) -> vector<2xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<4xf8E5M2> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.scalef32.pk.f16.bf8 %[[V1]][true], %[[ARG1]] : vector<2xf16>
// CHECK-NEXT:     return %[[V2]] : vector<2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f75(%[[ARG0:[^ ]+]]: vector<4xf8E5M2>, %[[ARG1:[^ ]+]]: f32) -> vector<2xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<4xf8E5M2> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.scalef32.pk.bf16.bf8 %[[V1]][true], %[[ARG1]] : vector<2xbf16>
// CHECK-NEXT:     return %[[V2]] : vector<2xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f78(%[[ARG0:[^ ]+]]: vector<1xf8E4M3FN>, %[[ARG1:[^ ]+]]: f32) -> vector<2xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<1xf8E4M3FN> to vector<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<1xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V4]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.cvt.scalef32.pk.f16.fp8 %[[V5]][false], %[[ARG1]] : vector<2xf16>
// CHECK-NEXT:     return %[[V6]] : vector<2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f81(%[[ARG0:[^ ]+]]: vector<1xf8E4M3FN>, %[[ARG1:[^ ]+]]: f32) -> vector<2xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<1xf8E4M3FN> to vector<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<1xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V4]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.cvt.scalef32.pk.bf16.fp8 %[[V5]][true], %[[ARG1]] : vector<2xbf16>
// CHECK-NEXT:     return %[[V6]] : vector<2xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f84(%[[ARG0:[^ ]+]]: vector<2xf8E4M3FN>, %[[ARG1:[^ ]+]]: f32) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2xf8E4M3FN> to vector<2xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<2xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractelement %[[V0]][%[[V5]] : i32] : vector<2xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertelement %[[V6]], %[[V4]][%[[V5]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.bitcast %[[V7]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = rocdl.cvt.scalef32.pk.f32.fp8 %[[V8]][true], %[[ARG1]] : vector<2xf32>
// CHECK-NEXT:     return %[[V9]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f87(%[[ARG0:[^ ]+]]: vector<2xf8E4M3FN>, %[[ARG1:[^ ]+]]: f32) -> vector<2xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2xf8E4M3FN> to vector<2xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<2xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractelement %[[V0]][%[[V5]] : i32] : vector<2xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertelement %[[V6]], %[[V4]][%[[V5]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.bitcast %[[V7]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = rocdl.cvt.scalef32.pk.f16.fp8 %[[V8]][true], %[[ARG1]] : vector<2xf16>
// CHECK-NEXT:     return %[[V9]] : vector<2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f90(%[[ARG0:[^ ]+]]: vector<2xf8E4M3FN>, %[[ARG1:[^ ]+]]: f32) -> vector<2xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2xf8E4M3FN> to vector<2xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<2xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractelement %[[V0]][%[[V5]] : i32] : vector<2xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertelement %[[V6]], %[[V4]][%[[V5]] : i32] : vector<4xi8>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.bitcast %[[V7]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = rocdl.cvt.scalef32.pk.bf16.fp8 %[[V8]][true], %[[ARG1]] : vector<2xbf16>
// CHECK-NEXT:     return %[[V9]] : vector<2xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f93(%[[ARG0:[^ ]+]]: vector<4xf8E4M3FN>, %[[ARG1:[^ ]+]]: f32) -> vector<2xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<4xf8E4M3FN> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.scalef32.pk.f16.fp8 %[[V1]][false], %[[ARG1]] : vector<2xf16>
// CHECK-NEXT:     return %[[V2]] : vector<2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f96(%[[ARG0:[^ ]+]]: vector<4xf8E4M3FN>, %[[ARG1:[^ ]+]]: f32) -> vector<2xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<4xf8E4M3FN> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.scalef32.pk.bf16.fp8 %[[V1]][false], %[[ARG1]] : vector<2xbf16>
// CHECK-NEXT:     return %[[V2]] : vector<2xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f99(%[[ARG0:[^ ]+]]: vector<1xf4E2M1FN>, %[[ARG1:[^ ]+]]: f32) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<1xf4E2M1FN> to vector<1xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : vector<8xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<1xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V4]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.cvt.scalef32.pk.f32.fp4 %[[V5]][1], %[[ARG1]] : vector<2xf32>
// CHECK-NEXT:     return %[[V6]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f102(%[[ARG0:[^ ]+]]: vector<1xf4E2M1FN>, %[[ARG1:[^ ]+]]: f32) -> vector<2xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<1xf4E2M1FN> to vector<1xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : vector<8xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<1xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V4]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.cvt.scalef32.pk.f16.fp4 %[[V5]][3], %[[ARG1]] : vector<2xf16>
// CHECK-NEXT:     return %[[V6]] : vector<2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f105(%[[ARG0:[^ ]+]]: vector<1xf4E2M1FN>, %[[ARG1:[^ ]+]]: f32) -> vector<2xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<1xf4E2M1FN> to vector<1xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : vector<8xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<1xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V4]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.cvt.scalef32.pk.bf16.fp4 %[[V5]][3], %[[ARG1]] : vector<2xbf16>
// CHECK-NEXT:     return %[[V6]] : vector<2xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f108(%[[ARG0:[^ ]+]]: vector<2xf4E2M1FN>, %[[ARG1:[^ ]+]]: f32) -> vector<2xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2xf4E2M1FN> to vector<2xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : vector<8xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<2xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractelement %[[V0]][%[[V5]] : i32] : vector<2xi4>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertelement %[[V6]], %[[V4]][%[[V5]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.bitcast %[[V7]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = rocdl.cvt.scalef32.pk.f16.fp4 %[[V8]][0], %[[ARG1]] : vector<2xf16>
// CHECK-NEXT:     return %[[V9]] : vector<2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f111(%[[ARG0:[^ ]+]]: vector<2xf4E2M1FN>, %[[ARG1:[^ ]+]]: f32) -> vector<2xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2xf4E2M1FN> to vector<2xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : vector<8xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<2xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractelement %[[V0]][%[[V5]] : i32] : vector<2xi4>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertelement %[[V6]], %[[V4]][%[[V5]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.bitcast %[[V7]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = rocdl.cvt.scalef32.pk.bf16.fp4 %[[V8]][1], %[[ARG1]] : vector<2xbf16>
// CHECK-NEXT:     return %[[V9]] : vector<2xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f114(%[[ARG0:[^ ]+]]: vector<3xf4E2M1FN>, %[[ARG1:[^ ]+]]: f32) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<3xf4E2M1FN> to vector<3xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : vector<8xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<3xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractelement %[[V0]][%[[V5]] : i32] : vector<3xi4>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertelement %[[V6]], %[[V4]][%[[V5]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractelement %[[V0]][%[[V8]] : i32] : vector<3xi4>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertelement %[[V9]], %[[V7]][%[[V8]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.bitcast %[[V10]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.cvt.scalef32.pk.f32.fp4 %[[V11]][1], %[[ARG1]] : vector<2xf32>
// CHECK-NEXT:     return %[[V12]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f117(%[[ARG0:[^ ]+]]: vector<3xf4E2M1FN>, %[[ARG1:[^ ]+]]: f32) -> vector<2xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<3xf4E2M1FN> to vector<3xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : vector<8xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<3xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractelement %[[V0]][%[[V5]] : i32] : vector<3xi4>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertelement %[[V6]], %[[V4]][%[[V5]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractelement %[[V0]][%[[V8]] : i32] : vector<3xi4>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertelement %[[V9]], %[[V7]][%[[V8]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.bitcast %[[V10]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.cvt.scalef32.pk.f16.fp4 %[[V11]][1], %[[ARG1]] : vector<2xf16>
// CHECK-NEXT:     return %[[V12]] : vector<2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f120(%[[ARG0:[^ ]+]]: vector<3xf4E2M1FN>, %[[ARG1:[^ ]+]]: f32) -> vector<2xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<3xf4E2M1FN> to vector<3xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : vector<8xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<3xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractelement %[[V0]][%[[V5]] : i32] : vector<3xi4>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertelement %[[V6]], %[[V4]][%[[V5]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractelement %[[V0]][%[[V8]] : i32] : vector<3xi4>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertelement %[[V9]], %[[V7]][%[[V8]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.bitcast %[[V10]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = rocdl.cvt.scalef32.pk.bf16.fp4 %[[V11]][3], %[[ARG1]] : vector<2xbf16>
// CHECK-NEXT:     return %[[V12]] : vector<2xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f123(%[[ARG0:[^ ]+]]: vector<4xf4E2M1FN>, %[[ARG1:[^ ]+]]: f32) -> vector<2xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<4xf4E2M1FN> to vector<4xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : vector<8xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<4xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractelement %[[V0]][%[[V5]] : i32] : vector<4xi4>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertelement %[[V6]], %[[V4]][%[[V5]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractelement %[[V0]][%[[V8]] : i32] : vector<4xi4>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertelement %[[V9]], %[[V7]][%[[V8]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractelement %[[V0]][%[[V11]] : i32] : vector<4xi4>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertelement %[[V12]], %[[V10]][%[[V11]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.bitcast %[[V13]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = rocdl.cvt.scalef32.pk.f16.fp4 %[[V14]][0], %[[ARG1]] : vector<2xf16>
// CHECK-NEXT:     return %[[V15]] : vector<2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f126(%[[ARG0:[^ ]+]]: vector<4xf4E2M1FN>, %[[ARG1:[^ ]+]]: f32) -> vector<2xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<4xf4E2M1FN> to vector<4xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : vector<8xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<4xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractelement %[[V0]][%[[V5]] : i32] : vector<4xi4>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertelement %[[V6]], %[[V4]][%[[V5]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractelement %[[V0]][%[[V8]] : i32] : vector<4xi4>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertelement %[[V9]], %[[V7]][%[[V8]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractelement %[[V0]][%[[V11]] : i32] : vector<4xi4>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertelement %[[V12]], %[[V10]][%[[V11]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.bitcast %[[V13]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = rocdl.cvt.scalef32.pk.bf16.fp4 %[[V14]][0], %[[ARG1]] : vector<2xbf16>
// CHECK-NEXT:     return %[[V15]] : vector<2xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f129(%[[ARG0:[^ ]+]]: vector<5xf4E2M1FN>, %[[ARG1:[^ ]+]]: f32) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<5xf4E2M1FN> to vector<5xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : vector<8xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<5xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractelement %[[V0]][%[[V5]] : i32] : vector<5xi4>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertelement %[[V6]], %[[V4]][%[[V5]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractelement %[[V0]][%[[V8]] : i32] : vector<5xi4>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertelement %[[V9]], %[[V7]][%[[V8]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractelement %[[V0]][%[[V11]] : i32] : vector<5xi4>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertelement %[[V12]], %[[V10]][%[[V11]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractelement %[[V0]][%[[V14]] : i32] : vector<5xi4>
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.insertelement %[[V15]], %[[V13]][%[[V14]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.bitcast %[[V16]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = rocdl.cvt.scalef32.pk.f32.fp4 %[[V17]][1], %[[ARG1]] : vector<2xf32>
// CHECK-NEXT:     return %[[V18]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f132(%[[ARG0:[^ ]+]]: vector<5xf4E2M1FN>, %[[ARG1:[^ ]+]]: f32) -> vector<2xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<5xf4E2M1FN> to vector<5xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : vector<8xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<5xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractelement %[[V0]][%[[V5]] : i32] : vector<5xi4>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertelement %[[V6]], %[[V4]][%[[V5]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractelement %[[V0]][%[[V8]] : i32] : vector<5xi4>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertelement %[[V9]], %[[V7]][%[[V8]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractelement %[[V0]][%[[V11]] : i32] : vector<5xi4>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertelement %[[V12]], %[[V10]][%[[V11]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractelement %[[V0]][%[[V14]] : i32] : vector<5xi4>
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.insertelement %[[V15]], %[[V13]][%[[V14]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.bitcast %[[V16]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = rocdl.cvt.scalef32.pk.f16.fp4 %[[V17]][3], %[[ARG1]] : vector<2xf16>
// CHECK-NEXT:     return %[[V18]] : vector<2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f135(%[[ARG0:[^ ]+]]: vector<5xf4E2M1FN>, %[[ARG1:[^ ]+]]: f32) -> vector<2xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<5xf4E2M1FN> to vector<5xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : vector<8xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<5xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractelement %[[V0]][%[[V5]] : i32] : vector<5xi4>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertelement %[[V6]], %[[V4]][%[[V5]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractelement %[[V0]][%[[V8]] : i32] : vector<5xi4>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertelement %[[V9]], %[[V7]][%[[V8]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractelement %[[V0]][%[[V11]] : i32] : vector<5xi4>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertelement %[[V12]], %[[V10]][%[[V11]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractelement %[[V0]][%[[V14]] : i32] : vector<5xi4>
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.insertelement %[[V15]], %[[V13]][%[[V14]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.bitcast %[[V16]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = rocdl.cvt.scalef32.pk.bf16.fp4 %[[V17]][3], %[[ARG1]] : vector<2xbf16>
// CHECK-NEXT:     return %[[V18]] : vector<2xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f138(%[[ARG0:[^ ]+]]: vector<7xf4E2M1FN>, %[[ARG1:[^ ]+]]: f32) -> vector<2xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<7xf4E2M1FN> to vector<7xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : vector<8xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<7xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractelement %[[V0]][%[[V5]] : i32] : vector<7xi4>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertelement %[[V6]], %[[V4]][%[[V5]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractelement %[[V0]][%[[V8]] : i32] : vector<7xi4>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertelement %[[V9]], %[[V7]][%[[V8]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractelement %[[V0]][%[[V11]] : i32] : vector<7xi4>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertelement %[[V12]], %[[V10]][%[[V11]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractelement %[[V0]][%[[V14]] : i32] : vector<7xi4>
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.insertelement %[[V15]], %[[V13]][%[[V14]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.extractelement %[[V0]][%[[V17]] : i32] : vector<7xi4>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.insertelement %[[V18]], %[[V16]][%[[V17]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.extractelement %[[V0]][%[[V20]] : i32] : vector<7xi4>
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.insertelement %[[V21]], %[[V19]][%[[V20]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.bitcast %[[V22]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = rocdl.cvt.scalef32.pk.f16.fp4 %[[V23]][0], %[[ARG1]] : vector<2xf16>
// CHECK-NEXT:     return %[[V24]] : vector<2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f141(%[[ARG0:[^ ]+]]: vector<7xf4E2M1FN>, %[[ARG1:[^ ]+]]: f32) -> vector<2xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<7xf4E2M1FN> to vector<7xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : vector<8xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[V0]][%[[V2]] : i32] : vector<7xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V2]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractelement %[[V0]][%[[V5]] : i32] : vector<7xi4>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertelement %[[V6]], %[[V4]][%[[V5]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractelement %[[V0]][%[[V8]] : i32] : vector<7xi4>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertelement %[[V9]], %[[V7]][%[[V8]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractelement %[[V0]][%[[V11]] : i32] : vector<7xi4>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertelement %[[V12]], %[[V10]][%[[V11]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractelement %[[V0]][%[[V14]] : i32] : vector<7xi4>
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.insertelement %[[V15]], %[[V13]][%[[V14]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.extractelement %[[V0]][%[[V17]] : i32] : vector<7xi4>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.insertelement %[[V18]], %[[V16]][%[[V17]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.extractelement %[[V0]][%[[V20]] : i32] : vector<7xi4>
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.insertelement %[[V21]], %[[V19]][%[[V20]] : i32] : vector<8xi4>
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.bitcast %[[V22]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = rocdl.cvt.scalef32.pk.bf16.fp4 %[[V23]][1], %[[ARG1]] : vector<2xbf16>
// CHECK-NEXT:     return %[[V24]] : vector<2xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f144(%[[ARG0:[^ ]+]]: vector<8xf4E2M1FN>, %[[ARG1:[^ ]+]]: f32) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf4E2M1FN> to vector<8xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[V0]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.scalef32.pk.f32.fp4 %[[V1]][1], %[[ARG1]] : vector<2xf32>
// CHECK-NEXT:     return %[[V2]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f147(%[[ARG0:[^ ]+]]: vector<8xf4E2M1FN>, %[[ARG1:[^ ]+]]: f32) -> vector<2xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf4E2M1FN> to vector<8xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[V0]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.scalef32.pk.f16.fp4 %[[V1]][1], %[[ARG1]] : vector<2xf16>
// CHECK-NEXT:     return %[[V2]] : vector<2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f150(%[[ARG0:[^ ]+]]: vector<8xf4E2M1FN>, %[[ARG1:[^ ]+]]: f32) -> vector<2xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<8xf4E2M1FN> to vector<8xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[V0]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.scalef32.pk.bf16.fp4 %[[V1]][3], %[[ARG1]] : vector<2xbf16>
// CHECK-NEXT:     return %[[V2]] : vector<2xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f153(%[[ARG0:[^ ]+]]: vector<2xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<4xf8E5M2>) -> vector<4xf8E5M2> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<4xf8E5M2> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to vector<2xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V2]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V3]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.cvt.scalef32.pk.bf8.f32 %[[V4]], %[[V5]], %[[ARG1]] -> %[[V1]][false] : vector<2xi16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V6]] : vector<2xi16> to vector<4xi8>
// CHECK-NEXT:     %[[V8:[^ ]+]] = builtin.unrealized_conversion_cast %[[V7]] : vector<4xi8> to vector<4xf8E5M2>
// CHECK-NEXT:     return %[[V8]] : vector<4xf8E5M2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f156(%[[ARG0:[^ ]+]]: vector<2xf16>, %[[ARG1:[^ ]+]]: f32) -> vector<4xf8E5M2> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.zero : vector<2xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scalef32.pk.bf8.f16 %[[ARG0]], %[[ARG1]] -> %[[V0]][true] : vector<2xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<2xi16> to vector<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : vector<4xi8> to vector<4xf8E5M2>
// CHECK-NEXT:     return %[[V3]] : vector<4xf8E5M2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f159(%[[ARG0:[^ ]+]]: vector<2xbf16>, %[[ARG1:[^ ]+]]: f32) -> vector<4xf8E5M2> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.zero : vector<2xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scalef32.pk.bf8.bf16 %[[ARG0]], %[[ARG1]] -> %[[V0]][true] : vector<2xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : vector<2xi16> to vector<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : vector<4xi8> to vector<4xf8E5M2>
// CHECK-NEXT:     return %[[V3]] : vector<4xf8E5M2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f162(%[[ARG0:[^ ]+]]: vector<2xf32>, %[[ARG1:[^ ]+]]: f32) -> vector<4xf8E4M3FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.zero : vector<2xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V1]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V2]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.cvt.scalef32.pk.fp8.f32 %[[V3]], %[[V4]], %[[ARG1]] -> %[[V0]][true] : vector<2xi16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V5]] : vector<2xi16> to vector<4xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = builtin.unrealized_conversion_cast %[[V6]] : vector<4xi8> to vector<4xf8E4M3FN>
// CHECK-NEXT:     return %[[V7]] : vector<4xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f165(%[[ARG0:[^ ]+]]: vector<1xf16>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<4xf8E4M3FN>) -> vector<4xf8E4M3FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<4xf8E4M3FN> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to vector<2xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V2]] : i32] : vector<1xf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.zero : vector<2xf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertelement %[[V3]], %[[V4]][%[[V2]] : i32] : vector<2xf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.cvt.scalef32.pk.fp8.f16 %[[V5]], %[[ARG1]] -> %[[V1]][false] : vector<2xi16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V6]] : vector<2xi16> to vector<4xi8>
// CHECK-NEXT:     %[[V8:[^ ]+]] = builtin.unrealized_conversion_cast %[[V7]] : vector<4xi8> to vector<4xf8E4M3FN>
// CHECK-NEXT:     return %[[V8]] : vector<4xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f168(%[[ARG0:[^ ]+]]: vector<1xbf16>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<4xf8E4M3FN>) -> vector<4xf8E4M3FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<4xf8E4M3FN> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to vector<2xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V2]] : i32] : vector<1xbf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.zero : vector<2xbf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertelement %[[V3]], %[[V4]][%[[V2]] : i32] : vector<2xbf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.cvt.scalef32.pk.fp8.bf16 %[[V5]], %[[ARG1]] -> %[[V1]][false] : vector<2xi16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V6]] : vector<2xi16> to vector<4xi8>
// CHECK-NEXT:     %[[V8:[^ ]+]] = builtin.unrealized_conversion_cast %[[V7]] : vector<4xi8> to vector<4xf8E4M3FN>
// CHECK-NEXT:     return %[[V8]] : vector<4xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f171(%[[ARG0:[^ ]+]]: vector<1xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<8xf4E2M1FN>) -> vector<8xf4E2M1FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<8xf4E2M1FN> to vector<8xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[V0]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V2]] : i32] : vector<1xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.zero : vector<2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertelement %[[V3]], %[[V4]][%[[V2]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractelement %[[V5]][%[[V6]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractelement %[[V5]][%[[V7]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = rocdl.cvt.scalef32.pk.fp4.f32 %[[V8]], %[[V9]], %[[ARG1]] -> %[[V1]][3] : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.bitcast %[[V10]] : i32 to vector<8xi4>
// CHECK-NEXT:     %[[V12:[^ ]+]] = builtin.unrealized_conversion_cast %[[V11]] : vector<8xi4> to vector<8xf4E2M1FN>
// CHECK-NEXT:     return %[[V12]] : vector<8xf4E2M1FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f174(%[[ARG0:[^ ]+]]: vector<1xf16>, %[[ARG1:[^ ]+]]: f32) -> vector<8xf4E2M1FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.zero : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V1]] : i32] : vector<1xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.zero : vector<2xf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V2]], %[[V3]][%[[V1]] : i32] : vector<2xf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.cvt.scalef32.pk.fp4.f16 %[[V4]], %[[ARG1]] -> %[[V0]][1] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V5]] : i32 to vector<8xi4>
// CHECK-NEXT:     %[[V7:[^ ]+]] = builtin.unrealized_conversion_cast %[[V6]] : vector<8xi4> to vector<8xf4E2M1FN>
// CHECK-NEXT:     return %[[V7]] : vector<8xf4E2M1FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f177(%[[ARG0:[^ ]+]]: vector<2xf16>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<8xf4E2M1FN>) -> vector<8xf4E2M1FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<8xf4E2M1FN> to vector<8xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[V0]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.scalef32.pk.fp4.f16 %[[ARG0]], %[[ARG1]] -> %[[V1]][3] : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V2]] : i32 to vector<8xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : vector<8xi4> to vector<8xf4E2M1FN>
// CHECK-NEXT:     return %[[V4]] : vector<8xf4E2M1FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f180(%[[ARG0:[^ ]+]]: vector<2xbf16>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<8xf4E2M1FN>) -> vector<8xf4E2M1FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<8xf4E2M1FN> to vector<8xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[V0]] : vector<8xi4> to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.scalef32.pk.fp4.bf16 %[[ARG0]], %[[ARG1]] -> %[[V1]][3] : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[V2]] : i32 to vector<8xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : vector<8xi4> to vector<8xf4E2M1FN>
// CHECK-NEXT:     return %[[V4]] : vector<8xf4E2M1FN>
// CHECK-NEXT:   }
// CHECK-NEXT: }
