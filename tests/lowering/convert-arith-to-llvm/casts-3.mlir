// RUN: mlir-opt %s --split-input-file --convert-arith-to-llvm | FileCheck %s

func.func @f(%a: i128) {
  %0 = arith.index_cast %a : i128 to index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i128) {
// CHECK-NEXT: %[[V0:.*]] = llvm.trunc %arg0 : i128 to i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index) {
  %0 = arith.index_cast %a : index to i128
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V1:.*]] = llvm.sext %[[V0]] : i64 to i128
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i1) {
  %0 = arith.index_cast %a : i1 to index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1) {
// CHECK-NEXT: %[[V0:.*]] = llvm.sext %arg0 : i1 to i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xindex>) {
  %0 = arith.index_cast %a : vector<4xindex> to vector<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xindex>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : vector<4xindex> to vector<4xi64>
// CHECK-NEXT: %[[V1:.*]] = llvm.trunc %[[V0]] : vector<4xi64> to vector<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x3xindex>) {
  %0 = arith.index_cast %a : vector<2x3xindex> to vector<2x3xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2x3xindex>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : vector<2x3xindex> to !llvm.array<2 x vector<3xi64>>
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xi64>>
// CHECK-NEXT: %[[V3:.*]] = llvm.trunc %[[V2]] : vector<3xi64> to vector<3xi32>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %[[V3]], %[[V1]][0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xi64>>
// CHECK-NEXT: %[[V6:.*]] = llvm.trunc %[[V5]] : vector<3xi64> to vector<3xi32>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V4]][1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[2]xindex>) {
  %0 = arith.index_cast %a : vector<[2]xindex> to vector<[2]xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<[2]xindex>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : vector<[2]xindex> to vector<[2]xi64>
// CHECK-NEXT: %[[V1:.*]] = llvm.trunc %[[V0]] : vector<[2]xi64> to vector<[2]xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2xindex>) {
  %0 = arith.index_cast %a : tensor<2xindex> to tensor<2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<2xindex>) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_cast %arg0 : tensor<2xindex> to tensor<2xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x2xi64>) {
  %0 = arith.index_cast %a : vector<2x2xi64> to vector<2x2xindex>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2x2xi64>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index) {
  %0 = arith.index_castui %a : index to i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V1:.*]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) {
  %0 = arith.index_castui %a : i32 to index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.zext %arg0 : i32 to i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index) {
  %0 = arith.index_castui %a : index to i64
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i128) {
  %0 = arith.index_castui %a : i128 to index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i128) {
// CHECK-NEXT: %[[V0:.*]] = llvm.trunc %arg0 : i128 to i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xindex>) {
  %0 = arith.index_castui %a : vector<4xindex> to vector<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xindex>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : vector<4xindex> to vector<4xi64>
// CHECK-NEXT: %[[V1:.*]] = llvm.trunc %[[V0]] : vector<4xi64> to vector<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x3xindex>) {
  %0 = arith.index_castui %a : vector<2x3xindex> to vector<2x3xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2x3xindex>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : vector<2x3xindex> to !llvm.array<2 x vector<3xi64>>
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xi64>>
// CHECK-NEXT: %[[V3:.*]] = llvm.trunc %[[V2]] : vector<3xi64> to vector<3xi32>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %[[V3]], %[[V1]][0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xi64>>
// CHECK-NEXT: %[[V6:.*]] = llvm.trunc %[[V5]] : vector<3xi64> to vector<3xi32>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V4]][1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[2]xindex>) {
  %0 = arith.index_castui %a : vector<[2]xindex> to vector<[2]xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<[2]xindex>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : vector<[2]xindex> to vector<[2]xi64>
// CHECK-NEXT: %[[V1:.*]] = llvm.trunc %[[V0]] : vector<[2]xi64> to vector<[2]xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2xindex>) {
  %0 = arith.index_castui %a : tensor<2xindex> to tensor<2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<2xindex>) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_castui %arg0 : tensor<2xindex> to tensor<2xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) {
  %0 = arith.bitcast %a : i32 to f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.bitcast %arg0 : i32 to f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f64) {
  %0 = arith.bitcast %a : f64 to i64
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f64) {
// CHECK-NEXT: %[[V0:.*]] = llvm.bitcast %arg0 : f64 to i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) {
  %0 = arith.bitcast %a : i32 to i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: bf16) {
  %0 = arith.bitcast %a : bf16 to f16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: bf16) {
// CHECK-NEXT: %[[V0:.*]] = llvm.bitcast %arg0 : bf16 to f16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xi32>) {
  %0 = arith.bitcast %a : vector<4xi32> to vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xi32>) {
// CHECK-NEXT: %[[V0:.*]] = llvm.bitcast %arg0 : vector<4xi32> to vector<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x3xi32>) {
  %0 = arith.bitcast %a : vector<2x3xi32> to vector<2x3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2x3xi32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %[[V3:.*]] = llvm.bitcast %[[V2]] : vector<3xi32> to vector<3xf32>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %[[V3]], %[[V1]][0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %[[V6:.*]] = llvm.bitcast %[[V5]] : vector<3xi32> to vector<3xf32>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V4]][1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[2]xi32>) {
  %0 = arith.bitcast %a : vector<[2]xi32> to vector<[2]xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<[2]xi32>) {
// CHECK-NEXT: %[[V0:.*]] = llvm.bitcast %arg0 : vector<[2]xi32> to vector<[2]xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2xi32>) {
  %0 = arith.bitcast %a : tensor<2xi32> to tensor<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<2xi32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.bitcast %arg0 : tensor<2xi32> to tensor<2xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<4xi32>) {
  %0 = arith.bitcast %a : memref<4xi32> to memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xi32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f64, %v: vector<2x2xf64>) {
  %0 = arith.truncf %a to_nearest_even : f64 to f32
  %1 = arith.truncf %v to_nearest_even : vector<2x2xf64> to vector<2x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f64, %arg1: vector<2x2xf64>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf64> to !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %[[V1:.*]] = llvm.intr.experimental.constrained.fptrunc %arg0 tonearest ignore : f64 to f32
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %[[V4:.*]] = llvm.intr.experimental.constrained.fptrunc %[[V3]] tonearest ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %[[V4]], %[[V2]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %[[V7:.*]] = llvm.intr.experimental.constrained.fptrunc %[[V6]] tonearest ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %[[V7]], %[[V5]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f64, %v: vector<2x2xf64>) {
  %0 = arith.truncf %a downward : f64 to f32
  %1 = arith.truncf %v downward : vector<2x2xf64> to vector<2x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f64, %arg1: vector<2x2xf64>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf64> to !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %[[V1:.*]] = llvm.intr.experimental.constrained.fptrunc %arg0 downward ignore : f64 to f32
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %[[V4:.*]] = llvm.intr.experimental.constrained.fptrunc %[[V3]] downward ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %[[V4]], %[[V2]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %[[V7:.*]] = llvm.intr.experimental.constrained.fptrunc %[[V6]] downward ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %[[V7]], %[[V5]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f64, %v: vector<2x2xf64>) {
  %0 = arith.truncf %a upward : f64 to f32
  %1 = arith.truncf %v upward : vector<2x2xf64> to vector<2x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f64, %arg1: vector<2x2xf64>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf64> to !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %[[V1:.*]] = llvm.intr.experimental.constrained.fptrunc %arg0 upward ignore : f64 to f32
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %[[V4:.*]] = llvm.intr.experimental.constrained.fptrunc %[[V3]] upward ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %[[V4]], %[[V2]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %[[V7:.*]] = llvm.intr.experimental.constrained.fptrunc %[[V6]] upward ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %[[V7]], %[[V5]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f64, %v: vector<2x2xf64>) {
  %0 = arith.truncf %a toward_zero : f64 to f32
  %1 = arith.truncf %v toward_zero : vector<2x2xf64> to vector<2x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f64, %arg1: vector<2x2xf64>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf64> to !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %[[V1:.*]] = llvm.intr.experimental.constrained.fptrunc %arg0 towardzero ignore : f64 to f32
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %[[V4:.*]] = llvm.intr.experimental.constrained.fptrunc %[[V3]] towardzero ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %[[V4]], %[[V2]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf64>>
// CHECK-NEXT: %[[V7:.*]] = llvm.intr.experimental.constrained.fptrunc %[[V6]] towardzero ignore : vector<2xf64> to vector<2xf32>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %[[V7]], %[[V5]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
