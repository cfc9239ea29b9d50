// RUN: mlir-opt %s --convert-arith-to-amdgpu="chipset=gfx1100" | FileCheck %s

func.func @f0(%x: f8E5M2FNUZ) -> f32 {
  %0 = arith.extf %x : f8E5M2FNUZ to f32
  return %0 : f32
}

func.func @f1(%x: f32) -> f8E5M2FNUZ {
  %0 = arith.truncf %x : f32 to f8E5M2FNUZ
  return %0 : f8E5M2FNUZ
}

func.func @f2(%x: f8E5M2FNUZ) -> f16 {
  %0 = arith.extf %x : f8E5M2FNUZ to f16
  return %0 : f16
}

func.func @f3(%x: f16) -> f8E5M2FNUZ {
  %0 = arith.truncf %x : f16 to f8E5M2FNUZ
  return %0 : f8E5M2FNUZ
}

func.func @f4(%x: f8E5M2, %s: f8E8M0FNU) -> f32 {
  %0 = arith.scaling_extf %x, %s : f8E5M2, f8E8M0FNU to f32
  return %0 : f32
}

func.func @f5(%x: vector<1xf8E5M2>, %s: vector<1xf8E8M0FNU>) -> vector<1xf32> {
  %0 = arith.scaling_extf %x, %s : vector<1xf8E5M2>, vector<1xf8E8M0FNU> to vector<1xf32>
  return %0 : vector<1xf32>
}

func.func @f6(%x: vector<3xf8E5M2>, %s: vector<3xf8E8M0FNU>) -> vector<3xf32> {
  %0 = arith.scaling_extf %x, %s : vector<3xf8E5M2>, vector<3xf8E8M0FNU> to vector<3xf32>
  return %0 : vector<3xf32>
}

func.func @f7(%x: vector<2xf8E5M2>, %s: vector<1xf8E8M0FNU>) -> vector<2xf32> {
  %b = vector.broadcast %s : vector<1xf8E8M0FNU> to vector<2xf8E8M0FNU>
  %0 = arith.scaling_extf %x, %b : vector<2xf8E5M2>, vector<2xf8E8M0FNU> to vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: f8E5M2FNUZ) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG0]] : f8E5M2FNUZ to f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: f32) -> f8E5M2FNUZ {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : f32 to f8E5M2FNUZ
// CHECK-NEXT:     return %[[V0]] : f8E5M2FNUZ
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: f8E5M2FNUZ) -> f16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG0]] : f8E5M2FNUZ to f16
// CHECK-NEXT:     return %[[V0]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: f16) -> f8E5M2FNUZ {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : f16 to f8E5M2FNUZ
// CHECK-NEXT:     return %[[V0]] : f8E5M2FNUZ
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: f8E5M2, %[[ARG1:[^ ]+]]: f8E8M0FNU) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.scaling_extf %[[ARG0]], %[[ARG1]] : f8E5M2, f8E8M0FNU to f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: vector<1xf8E5M2>, %[[ARG1:[^ ]+]]: vector<1xf8E8M0FNU>) -> vector<1xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.scaling_extf %[[ARG0]], %[[ARG1]] : vector<1xf8E5M2>, vector<1xf8E8M0FNU> to vector<1xf32>
// CHECK-NEXT:     return %[[V0]] : vector<1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: vector<3xf8E5M2>, %[[ARG1:[^ ]+]]: vector<3xf8E8M0FNU>) -> vector<3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.scaling_extf %[[ARG0]], %[[ARG1]] : vector<3xf8E5M2>, vector<3xf8E8M0FNU> to vector<3xf32>
// CHECK-NEXT:     return %[[V0]] : vector<3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: vector<2xf8E5M2>, %[[ARG1:[^ ]+]]: vector<1xf8E8M0FNU>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<1xf8E8M0FNU> to vector<2xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.scaling_extf %[[ARG0]], %[[V0]] : vector<2xf8E5M2>, vector<2xf8E8M0FNU> to vector<2xf32>
// CHECK-NEXT:     return %[[V1]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
