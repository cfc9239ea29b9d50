// RUN: mlir-opt %s --convert-amdgpu-to-rocdl=chipset=gfx1250 | FileCheck %s

func.func @f0(%a: vector<64xf8E5M2>, %b: vector<64xf8E5M2>, %c: vector<8xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  %r = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f2(%a: vector<64xf8E5M2>, %b: vector<64xf8E4M3FN>, %c: vector<8xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  %r = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f4(%a: vector<64xf8E5M2>, %b: vector<64xf6E2M3FN>, %c: vector<8xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  %r = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf6E2M3FN>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f6(%a: vector<64xf8E5M2>, %b: vector<64xf4E2M1FN>, %c: vector<8xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  %r = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f8(%a: vector<64xf8E5M2>, %b: vector<64xf4E2M1FN>, %c: vector<8xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E4M3FN>) -> vector<8xf32> {
  %r = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f10(%a: vector<64xf8E4M3FN>, %b: vector<64xf8E4M3FN>, %c: vector<8xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  %r = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f12(%a: vector<64xf8E4M3FN>, %b: vector<64xf6E2M3FN>, %c: vector<8xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  %r = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf6E2M3FN>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f14(%a: vector<64xf8E4M3FN>, %b: vector<64xf6E3M2FN>, %c: vector<8xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  %r = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf6E3M2FN>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f16(%a: vector<64xf8E4M3FN>, %b: vector<64xf4E2M1FN>, %c: vector<8xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E4M3FN>) -> vector<8xf32> {
  %r = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f18(%a: vector<64xf6E2M3FN>, %b: vector<64xf8E5M2>, %c: vector<8xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  %r = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf6E2M3FN>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f20(%a: vector<64xf6E2M3FN>, %b: vector<64xf6E2M3FN>, %c: vector<8xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  %r = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf6E2M3FN>, vector<4xf8E8M0FNU>, vector<64xf6E2M3FN>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f22(%a: vector<64xf6E2M3FN>, %b: vector<64xf6E3M2FN>, %c: vector<8xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  %r = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf6E2M3FN>, vector<4xf8E8M0FNU>, vector<64xf6E3M2FN>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f24(%a: vector<64xf6E2M3FN>, %b: vector<64xf4E2M1FN>, %c: vector<8xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  %r = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf6E2M3FN>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f26(%a: vector<64xf6E3M2FN>, %b: vector<64xf8E5M2>, %c: vector<8xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  %r = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf6E3M2FN>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f28(%a: vector<64xf6E3M2FN>, %b: vector<64xf8E4M3FN>, %c: vector<8xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  %r = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf6E3M2FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f30(%a: vector<64xf6E3M2FN>, %b: vector<64xf6E3M2FN>, %c: vector<8xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  %r = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf6E3M2FN>, vector<4xf8E8M0FNU>, vector<64xf6E3M2FN>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f32(%a: vector<64xf6E3M2FN>, %b: vector<64xf4E2M1FN>, %c: vector<8xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  %r = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf6E3M2FN>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f34(%a: vector<64xf6E3M2FN>, %b: vector<64xf4E2M1FN>, %c: vector<8xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E4M3FN>) -> vector<8xf32> {
  %r = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf6E3M2FN>, vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f36(%a: vector<64xf4E2M1FN>, %b: vector<64xf8E5M2>, %c: vector<8xf32>, %s: vector<4xf8E4M3FN>, %t: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  %r = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f38(%a: vector<128xf4E2M1FN>, %b: vector<64xf8E5M2>, %c: vector<16xf32>, %s: vector<8xf8E8M0FNU>, %t: vector<8xf8E8M0FNU>) -> vector<16xf32> {
  %r = amdgpu.scaled_wmma 32x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<8xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<8xf8E8M0FNU>, vector<64xf8E5M2>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f40(%a: vector<64xf4E2M1FN>, %b: vector<64xf8E4M3FN>, %c: vector<8xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  %r = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f42(%a: vector<128xf4E2M1FN>, %b: vector<64xf8E4M3FN>, %c: vector<16xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) -> vector<16xf32> {
  %r = amdgpu.scaled_wmma 32x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f44(%a: vector<64xf4E2M1FN>, %b: vector<64xf6E2M3FN>, %c: vector<8xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  %r = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf6E2M3FN>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f46(%a: vector<64xf4E2M1FN>, %b: vector<64xf6E2M3FN>, %c: vector<8xf32>, %s: vector<4xf8E4M3FN>, %t: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  %r = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf6E2M3FN>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f48(%a: vector<128xf4E2M1FN>, %b: vector<64xf6E2M3FN>, %c: vector<16xf32>, %s: vector<4xf8E4M3FN>, %t: vector<4xf8E8M0FNU>) -> vector<16xf32> {
  %r = amdgpu.scaled_wmma 32x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E4M3FN>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf6E2M3FN>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f50(%a: vector<64xf4E2M1FN>, %b: vector<64xf6E3M2FN>, %c: vector<8xf32>, %s: vector<4xf8E4M3FN>, %t: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  %r = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf6E3M2FN>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f52(%a: vector<128xf4E2M1FN>, %b: vector<64xf6E3M2FN>, %c: vector<16xf32>, %s: vector<8xf8E8M0FNU>, %t: vector<8xf8E8M0FNU>) -> vector<16xf32> {
  %r = amdgpu.scaled_wmma 32x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<8xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<8xf8E8M0FNU>, vector<64xf6E3M2FN>, vector<16xf32>
  return %r : vector<16xf32>
}

func.func @f54(%a: vector<64xf4E2M1FN>, %b: vector<64xf4E2M1FN>, %c: vector<8xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) -> vector<8xf32> {
  %r = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f56(%a: vector<64xf4E2M1FN>, %b: vector<64xf4E2M1FN>, %c: vector<8xf32>, %s: vector<4xf8E4M3FN>, %t: vector<4xf8E4M3FN>) -> vector<8xf32> {
  %r = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @f58(%a: vector<128xf4E2M1FN>, %b: vector<64xf4E2M1FN>, %c: vector<16xf32>, %s: vector<8xf8E8M0FNU>, %t: vector<8xf8E8M0FNU>) -> vector<16xf32> {
  %r = amdgpu.scaled_wmma 32x16x128 (%s * %a) * (%t * %b) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<8xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<8xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<16xf32>
  return %r : vector<16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: vector<64xf8E5M2>, %[[ARG1:[^ ]+]]: vector<64xf8E5M2>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<64xf8E5M2> to vector<64xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<64xf8E5M2> to vector<64xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<64xi8> to vector<16xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<64xi8> to vector<16xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V6]], %[[V7]] {fmtA = 1 : i32, fmtB = 1 : i32} : (vector<16xi32>, vector<16xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
// CHECK-NEXT:     return %[[V8]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: vector<64xf8E5M2>, %[[ARG1:[^ ]+]]: vector<64xf8E4M3FN>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<64xf8E4M3FN> to vector<64xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<64xf8E5M2> to vector<64xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<64xi8> to vector<16xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<64xi8> to vector<16xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V6]], %[[V7]] {fmtA = 1 : i32} : (vector<16xi32>, vector<16xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
// CHECK-NEXT:     return %[[V8]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: vector<64xf8E5M2>, %[[ARG1:[^ ]+]]: vector<64xf6E2M3FN>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<64xf6E2M3FN> to vector<64xi6>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<64xf8E5M2> to vector<64xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<64xi8> to vector<16xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<64xi6> to vector<12xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V6]], %[[V7]] {fmtA = 1 : i32, fmtB = 2 : i32, scaleBType = 1 : i32} : (vector<16xi32>, vector<12xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
// CHECK-NEXT:     return %[[V8]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: vector<64xf8E5M2>, %[[ARG1:[^ ]+]]: vector<64xf4E2M1FN>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<64xf4E2M1FN> to vector<64xi4>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<64xf8E5M2> to vector<64xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<64xi8> to vector<16xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<64xi4> to vector<8xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V6]], %[[V7]] {fmtA = 1 : i32, fmtB = 4 : i32} : (vector<16xi32>, vector<8xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
// CHECK-NEXT:     return %[[V8]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: vector<64xf8E5M2>, %[[ARG1:[^ ]+]]: vector<64xf4E2M1FN>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<4xf8E4M3FN>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E4M3FN> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<64xf4E2M1FN> to vector<64xi4>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<64xf8E5M2> to vector<64xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<64xi8> to vector<16xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<64xi4> to vector<8xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V6]], %[[V7]] {fmtA = 1 : i32, fmtB = 4 : i32, fmtScaleB = 2 : i32, scaleBType = 1 : i32} : (vector<16xi32>, vector<8xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
// CHECK-NEXT:     return %[[V8]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: vector<64xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<64xf8E4M3FN>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<64xf8E4M3FN> to vector<64xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<64xf8E4M3FN> to vector<64xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<64xi8> to vector<16xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<64xi8> to vector<16xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V6]], %[[V7]] : (vector<16xi32>, vector<16xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
// CHECK-NEXT:     return %[[V8]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: vector<64xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<64xf6E2M3FN>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<64xf6E2M3FN> to vector<64xi6>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<64xf8E4M3FN> to vector<64xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<64xi8> to vector<16xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<64xi6> to vector<12xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V6]], %[[V7]] {fmtB = 2 : i32} : (vector<16xi32>, vector<12xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
// CHECK-NEXT:     return %[[V8]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f14(%[[ARG0:[^ ]+]]: vector<64xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<64xf6E3M2FN>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<64xf6E3M2FN> to vector<64xi6>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<64xf8E4M3FN> to vector<64xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<64xi8> to vector<16xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<64xi6> to vector<12xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V6]], %[[V7]] {fmtB = 3 : i32, scaleBType = 1 : i32} : (vector<16xi32>, vector<12xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
// CHECK-NEXT:     return %[[V8]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: vector<64xf8E4M3FN>, %[[ARG1:[^ ]+]]: vector<64xf4E2M1FN>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<4xf8E4M3FN>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E4M3FN> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<64xf4E2M1FN> to vector<64xi4>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<64xf8E4M3FN> to vector<64xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<64xi8> to vector<16xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<64xi4> to vector<8xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V6]], %[[V7]] {fmtB = 4 : i32, fmtScaleB = 2 : i32} : (vector<16xi32>, vector<8xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
// CHECK-NEXT:     return %[[V8]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: vector<64xf6E2M3FN>, %[[ARG1:[^ ]+]]: vector<64xf8E5M2>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<64xf8E5M2> to vector<64xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<64xf6E2M3FN> to vector<64xi6>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<64xi6> to vector<12xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<64xi8> to vector<16xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V6]], %[[V7]] {fmtA = 2 : i32, fmtB = 1 : i32, scaleBType = 1 : i32} : (vector<12xi32>, vector<16xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
// CHECK-NEXT:     return %[[V8]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f20(%[[ARG0:[^ ]+]]: vector<64xf6E2M3FN>, %[[ARG1:[^ ]+]]: vector<64xf6E2M3FN>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<64xf6E2M3FN> to vector<64xi6>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<64xf6E2M3FN> to vector<64xi6>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<64xi6> to vector<12xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<64xi6> to vector<12xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V6]], %[[V7]] {fmtA = 2 : i32, fmtB = 2 : i32} : (vector<12xi32>, vector<12xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
// CHECK-NEXT:     return %[[V8]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f22(%[[ARG0:[^ ]+]]: vector<64xf6E2M3FN>, %[[ARG1:[^ ]+]]: vector<64xf6E3M2FN>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<64xf6E3M2FN> to vector<64xi6>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<64xf6E2M3FN> to vector<64xi6>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<64xi6> to vector<12xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<64xi6> to vector<12xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V6]], %[[V7]] {fmtA = 2 : i32, fmtB = 3 : i32} : (vector<12xi32>, vector<12xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
// CHECK-NEXT:     return %[[V8]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f24(%[[ARG0:[^ ]+]]: vector<64xf6E2M3FN>, %[[ARG1:[^ ]+]]: vector<64xf4E2M1FN>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<64xf4E2M1FN> to vector<64xi4>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<64xf6E2M3FN> to vector<64xi6>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<64xi6> to vector<12xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<64xi4> to vector<8xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V6]], %[[V7]] {fmtA = 2 : i32, fmtB = 4 : i32, scaleBType = 1 : i32} : (vector<12xi32>, vector<8xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
// CHECK-NEXT:     return %[[V8]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f26(%[[ARG0:[^ ]+]]: vector<64xf6E3M2FN>, %[[ARG1:[^ ]+]]: vector<64xf8E5M2>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<64xf8E5M2> to vector<64xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<64xf6E3M2FN> to vector<64xi6>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<64xi6> to vector<12xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<64xi8> to vector<16xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V6]], %[[V7]] {fmtA = 3 : i32, fmtB = 1 : i32} : (vector<12xi32>, vector<16xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
// CHECK-NEXT:     return %[[V8]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f28(%[[ARG0:[^ ]+]]: vector<64xf6E3M2FN>, %[[ARG1:[^ ]+]]: vector<64xf8E4M3FN>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<64xf8E4M3FN> to vector<64xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<64xf6E3M2FN> to vector<64xi6>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<64xi6> to vector<12xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<64xi8> to vector<16xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V6]], %[[V7]] {fmtA = 3 : i32, scaleBType = 1 : i32} : (vector<12xi32>, vector<16xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
// CHECK-NEXT:     return %[[V8]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f30(%[[ARG0:[^ ]+]]: vector<64xf6E3M2FN>, %[[ARG1:[^ ]+]]: vector<64xf6E3M2FN>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<64xf6E3M2FN> to vector<64xi6>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<64xf6E3M2FN> to vector<64xi6>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<64xi6> to vector<12xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<64xi6> to vector<12xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V6]], %[[V7]] {fmtA = 3 : i32, fmtB = 3 : i32} : (vector<12xi32>, vector<12xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
// CHECK-NEXT:     return %[[V8]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f32(%[[ARG0:[^ ]+]]: vector<64xf6E3M2FN>, %[[ARG1:[^ ]+]]: vector<64xf4E2M1FN>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<64xf4E2M1FN> to vector<64xi4>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<64xf6E3M2FN> to vector<64xi6>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<64xi6> to vector<12xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<64xi4> to vector<8xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V6]], %[[V7]] {fmtA = 3 : i32, fmtB = 4 : i32} : (vector<12xi32>, vector<8xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
// CHECK-NEXT:     return %[[V8]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f34(%[[ARG0:[^ ]+]]: vector<64xf6E3M2FN>, %[[ARG1:[^ ]+]]: vector<64xf4E2M1FN>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<4xf8E4M3FN>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E4M3FN> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<64xf4E2M1FN> to vector<64xi4>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<64xf6E3M2FN> to vector<64xi6>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<64xi6> to vector<12xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<64xi4> to vector<8xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V6]], %[[V7]] {fmtA = 3 : i32, fmtB = 4 : i32, fmtScaleB = 2 : i32, scaleBType = 1 : i32} : (vector<12xi32>, vector<8xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
// CHECK-NEXT:     return %[[V8]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f36(%[[ARG0:[^ ]+]]: vector<64xf4E2M1FN>, %[[ARG1:[^ ]+]]: vector<64xf8E5M2>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E4M3FN>, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E4M3FN> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<64xf8E5M2> to vector<64xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<64xf4E2M1FN> to vector<64xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<64xi4> to vector<8xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<64xi8> to vector<16xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V6]], %[[V7]] {fmtA = 4 : i32, fmtB = 1 : i32, fmtScaleA = 2 : i32} : (vector<8xi32>, vector<16xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
// CHECK-NEXT:     return %[[V8]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f38(%[[ARG0:[^ ]+]]: vector<128xf4E2M1FN>, %[[ARG1:[^ ]+]]: vector<64xf8E5M2>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: vector<8xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<8xf8E8M0FNU>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<8xf8E8M0FNU> to vector<8xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<8xf8E8M0FNU> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<64xf8E5M2> to vector<64xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<128xf4E2M1FN> to vector<128xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<128xi4> to vector<16xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<64xi8> to vector<16xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V0]] : vector<8xi8> to i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.wmma.scale16.f32.32x16x128.f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V6]], %[[V7]] : (vector<16xi32>, vector<16xi32>, vector<16xf32>, i64, i64) -> vector<16xf32>
// CHECK-NEXT:     return %[[V8]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f40(%[[ARG0:[^ ]+]]: vector<64xf4E2M1FN>, %[[ARG1:[^ ]+]]: vector<64xf8E4M3FN>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<64xf8E4M3FN> to vector<64xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<64xf4E2M1FN> to vector<64xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<64xi4> to vector<8xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<64xi8> to vector<16xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V6]], %[[V7]] {fmtA = 4 : i32, scaleBType = 1 : i32} : (vector<8xi32>, vector<16xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
// CHECK-NEXT:     return %[[V8]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f42(%[[ARG0:[^ ]+]]: vector<128xf4E2M1FN>, %[[ARG1:[^ ]+]]: vector<64xf8E4M3FN>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<64xf8E4M3FN> to vector<64xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<128xf4E2M1FN> to vector<128xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<128xi4> to vector<16xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<64xi8> to vector<16xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.wmma.scale.f32.32x16x128.f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V6]], %[[V7]] : (vector<16xi32>, vector<16xi32>, vector<16xf32>, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V8]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f44(%[[ARG0:[^ ]+]]: vector<64xf4E2M1FN>, %[[ARG1:[^ ]+]]: vector<64xf6E2M3FN>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<64xf6E2M3FN> to vector<64xi6>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<64xf4E2M1FN> to vector<64xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<64xi4> to vector<8xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<64xi6> to vector<12xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V6]], %[[V7]] {fmtA = 4 : i32, fmtB = 2 : i32} : (vector<8xi32>, vector<12xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
// CHECK-NEXT:     return %[[V8]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f46(%[[ARG0:[^ ]+]]: vector<64xf4E2M1FN>, %[[ARG1:[^ ]+]]: vector<64xf6E2M3FN>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E4M3FN>, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E4M3FN> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<64xf6E2M3FN> to vector<64xi6>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<64xf4E2M1FN> to vector<64xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<64xi4> to vector<8xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<64xi6> to vector<12xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V6]], %[[V7]] {fmtA = 4 : i32, fmtB = 2 : i32, fmtScaleA = 2 : i32, scaleBType = 1 : i32} : (vector<8xi32>, vector<12xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
// CHECK-NEXT:     return %[[V8]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f48(%[[ARG0:[^ ]+]]: vector<128xf4E2M1FN>, %[[ARG1:[^ ]+]]: vector<64xf6E2M3FN>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E4M3FN>, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E4M3FN> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<64xf6E2M3FN> to vector<64xi6>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<128xf4E2M1FN> to vector<128xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<128xi4> to vector<16xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<64xi6> to vector<12xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.wmma.scale.f32.32x16x128.f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V6]], %[[V7]] {fmtScaleA = 2 : i32, scaleBType = 1 : i32} : (vector<16xi32>, vector<12xi32>, vector<16xf32>, i32, i32) -> vector<16xf32>
// CHECK-NEXT:     return %[[V8]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f50(%[[ARG0:[^ ]+]]: vector<64xf4E2M1FN>, %[[ARG1:[^ ]+]]: vector<64xf6E3M2FN>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E4M3FN>, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E4M3FN> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<64xf6E3M2FN> to vector<64xi6>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<64xf4E2M1FN> to vector<64xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<64xi4> to vector<8xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<64xi6> to vector<12xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V6]], %[[V7]] {fmtA = 4 : i32, fmtB = 3 : i32, fmtScaleA = 2 : i32} : (vector<8xi32>, vector<12xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
// CHECK-NEXT:     return %[[V8]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f52(%[[ARG0:[^ ]+]]: vector<128xf4E2M1FN>, %[[ARG1:[^ ]+]]: vector<64xf6E3M2FN>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: vector<8xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<8xf8E8M0FNU>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<8xf8E8M0FNU> to vector<8xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<8xf8E8M0FNU> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<64xf6E3M2FN> to vector<64xi6>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<128xf4E2M1FN> to vector<128xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<128xi4> to vector<16xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<64xi6> to vector<12xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V0]] : vector<8xi8> to i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.wmma.scale16.f32.32x16x128.f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V6]], %[[V7]] : (vector<16xi32>, vector<12xi32>, vector<16xf32>, i64, i64) -> vector<16xf32>
// CHECK-NEXT:     return %[[V8]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f54(%[[ARG0:[^ ]+]]: vector<64xf4E2M1FN>, %[[ARG1:[^ ]+]]: vector<64xf4E2M1FN>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<4xf8E8M0FNU>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<64xf4E2M1FN> to vector<64xi4>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<64xf4E2M1FN> to vector<64xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<64xi4> to vector<8xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<64xi4> to vector<8xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V6]], %[[V7]] {fmtA = 4 : i32, fmtB = 4 : i32, scaleBType = 1 : i32} : (vector<8xi32>, vector<8xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
// CHECK-NEXT:     return %[[V8]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f56(%[[ARG0:[^ ]+]]: vector<64xf4E2M1FN>, %[[ARG1:[^ ]+]]: vector<64xf4E2M1FN>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: vector<4xf8E4M3FN>, %[[ARG4:[^ ]+]]: vector<4xf8E4M3FN>) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<4xf8E4M3FN> to vector<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<4xf8E4M3FN> to vector<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<64xf4E2M1FN> to vector<64xi4>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<64xf4E2M1FN> to vector<64xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<64xi4> to vector<8xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<64xi4> to vector<8xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V1]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V0]] : vector<4xi8> to i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V6]], %[[V7]] {fmtA = 4 : i32, fmtB = 4 : i32, fmtScaleA = 2 : i32, fmtScaleB = 2 : i32, scaleBType = 1 : i32} : (vector<8xi32>, vector<8xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
// CHECK-NEXT:     return %[[V8]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f58(%[[ARG0:[^ ]+]]: vector<128xf4E2M1FN>, %[[ARG1:[^ ]+]]: vector<64xf4E2M1FN>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: vector<8xf8E8M0FNU>, %[[ARG4:[^ ]+]]: vector<8xf8E8M0FNU>) -> vector<16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<8xf8E8M0FNU> to vector<8xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<8xf8E8M0FNU> to vector<8xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<64xf4E2M1FN> to vector<64xi4>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<128xf4E2M1FN> to vector<128xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : vector<128xi4> to vector<16xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : vector<64xi4> to vector<8xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V1]] : vector<8xi8> to i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[V0]] : vector<8xi8> to i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.wmma.scale16.f32.32x16x128.f4 %[[V4]], %[[V5]], %[[ARG2]], %[[V6]], %[[V7]] : (vector<16xi32>, vector<8xi32>, vector<16xf32>, i64, i64) -> vector<16xf32>
// CHECK-NEXT:     return %[[V8]] : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
