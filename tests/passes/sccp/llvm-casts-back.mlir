// RUN: mlir-opt %s --sccp | FileCheck %s

// A cast back is what was cast, constant or not.

func.func @f(%a: f32) -> (f32, f32, f32, i32) {
  %c = llvm.mlir.constant(1.0 : f32) : f32
  %z = llvm.mlir.zero : f32
  %0 = llvm.bitcast %c : f32 to i32
  %1 = llvm.bitcast %0 : i32 to f32
  %2 = llvm.bitcast %z : f32 to i32
  %3 = llvm.bitcast %2 : i32 to f32
  %4 = llvm.bitcast %a : f32 to i32
  %5 = llvm.bitcast %4 : i32 to f32
  %6 = llvm.bitcast %0 : i32 to i32
  return %1, %3, %5, %6 : f32, f32, f32, i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) -> (f32, f32, f32, i32) {
// CHECK-NEXT: %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: %1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %2 = llvm.bitcast %1 : f32 to i32
// CHECK-NEXT: %3 = llvm.bitcast %0 : f32 to i32
// CHECK-NEXT: %4 = llvm.bitcast %arg0 : f32 to i32
// CHECK-NEXT: %5 = llvm.bitcast %4 : i32 to f32
// CHECK-NEXT: %6 = llvm.bitcast %2 : i32 to i32
// CHECK-NEXT: return %1, %0, %5, %6 : f32, f32, f32, i32
// CHECK-NEXT: }
// CHECK-NEXT: }
