// RUN: mlir-opt %s --split-input-file --convert-arith-to-llvm | FileCheck %s

func.func @f(%a: f64, %v: vector<2x2xf64>) {
  %0 = arith.truncf %a to_nearest_away : f64 to f32
  %1 = arith.truncf %v to_nearest_away : vector<2x2xf64> to vector<2x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f64, %arg1: vector<2x2xf64>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf64> to !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %[[V1:.*]] = llvm.intr.experimental.constrained.fptrunc %arg0 tonearestaway ignore : f64 to f32
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %[[V4:.*]] = llvm.intr.experimental.constrained.fptrunc %[[V3]] tonearestaway ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %[[V4]], %[[V2]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %[[V7:.*]] = llvm.intr.experimental.constrained.fptrunc %[[V6]] tonearestaway ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %[[V7]], %[[V5]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32) {
  %0 = arith.extf %a fastmath<nnan> : f32 to f64
  %1 = arith.truncf %a fastmath<nnan> : f32 to f16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.fpext %arg0 {fastmath = #arith.fastmath<nnan>} : f32 to f64
// CHECK-NEXT: %[[V1:.*]] = llvm.fptrunc %arg0 {fastmath = #arith.fastmath<nnan>} : f32 to f16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
