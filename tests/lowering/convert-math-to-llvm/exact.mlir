// RUN: mlir-opt %s --convert-math-to-llvm=approximate-log1p=false | FileCheck %s

func.func @f(%a: f32) -> (f32, f32) {
  %0 = math.log1p %a : f32
  %1 = math.expm1 %a : f32
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f32) -> (f32, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.log1p %[[ARG0]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.intr.exp(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.fsub %[[V2]], %[[V1]] : f32
// CHECK-NEXT:     return %[[V0]], %[[V3]] : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
