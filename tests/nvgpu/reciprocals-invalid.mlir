// RUN: not mlir-opt %s --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

func.func @m(%v: vector<4xf32>) -> vector<4xf32> {
  %0 = nvgpu.rcp %v {rounding = approx} : vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: tests/nvgpu/reciprocals-invalid.mlir:4:8: error: 'nvgpu.rcp' op has a limitation. #nvgpu<rcp_rounding_mode approx> or non-ftz is not supported yet.
// CHECK-NEXT:   %[[V0:[^ ]+]] = nvgpu.rcp %[[V:[^ ]+]] {rounding = approx} : vector<4xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/reciprocals-invalid.mlir:4:8: note: see current operation: %[[V0]] = "nvgpu.rcp"(%[[ARG0:[^ ]+]]) <{rounding = #nvgpu<rcp_rounding_mode approx>}> : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: tests/nvgpu/reciprocals-invalid.mlir:41:8: error: 'nvgpu.rcp' op has a limitation. #nvgpu<rcp_rounding_mode rn> or non-ftz is not supported yet.
// CHECK-NEXT:   %[[V0]] = nvgpu.rcp %[[V]] {rounding = rn, ftz} : vector<4xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/reciprocals-invalid.mlir:41:8: note: see current operation: %[[V0]] = "nvgpu.rcp"(%[[ARG0]]) <{ftz, rounding = #nvgpu<rcp_rounding_mode rn>}> : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: tests/nvgpu/reciprocals-invalid.mlir:48:33: error: custom op 'nvgpu.rcp' expected ::mlir::nvgpu::RcpRoundingMode to be one of: approx, rn, rz, rm, rp
// CHECK-NEXT:   %[[V0]] = nvgpu.rcp %[[V]] {rounding = foo} : vector<4xf32>
// CHECK-NEXT:                                 ^
// CHECK-NEXT: tests/nvgpu/reciprocals-invalid.mlir:48:36: error: custom op 'nvgpu.rcp' failed to parse RcpRoundingModeAttr parameter 'value' which is to be a `::mlir::nvgpu::RcpRoundingMode`
// CHECK-NEXT:   %[[V0]] = nvgpu.rcp %[[V]] {rounding = foo} : vector<4xf32>
// CHECK-NEXT:                                    ^
// CHECK-NEXT: tests/nvgpu/reciprocals-invalid.mlir:55:8: error: 'nvgpu.rcp' op operand #0 must be vector of 32-bit float values, but got 'vector<4xf16>'
// CHECK-NEXT:   %[[V0]] = nvgpu.rcp %[[V]] {rounding = approx, ftz} : vector<4xf16>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/reciprocals-invalid.mlir:55:8: note: see current operation: %[[V0]] = "nvgpu.rcp"(%[[ARG0]]) <{ftz, rounding = #nvgpu<rcp_rounding_mode approx>}> : (vector<4xf16>) -> vector<4xf16>
// CHECK-NEXT: tests/nvgpu/reciprocals-invalid.mlir:62:48: error: custom op 'nvgpu.rcp' invalid kind of type specified: expected builtin.vector, but found 'f32'
// CHECK-NEXT:   %[[V0]] = nvgpu.rcp %[[V]] {rounding = approx, ftz} : f32
// CHECK-NEXT:                                                ^
// CHECK-NEXT: tests/nvgpu/reciprocals-invalid.mlir:69:8: error: 'nvgpu.rcp' op operand #0 must be vector of 32-bit float values, but got 'vector<f32>'
// CHECK-NEXT:   %[[V0]] = nvgpu.rcp %[[V]] {rounding = approx, ftz} : vector<f32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/reciprocals-invalid.mlir:69:8: note: see current operation: %[[V0]] = "nvgpu.rcp"(%[[ARG0]]) <{ftz, rounding = #nvgpu<rcp_rounding_mode approx>}> : (vector<f32>) -> vector<f32>
// CHECK-NEXT: tests/nvgpu/reciprocals-invalid.mlir:76:8: error: 'nvgpu.rcp' op has a limitation. #nvgpu<rcp_rounding_mode rz> or non-ftz is not supported yet.
// CHECK-NEXT:   %[[V0]] = nvgpu.rcp %[[V]] {rounding = rz} : vector<4xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/reciprocals-invalid.mlir:76:8: note: see current operation: %[[V0]] = "nvgpu.rcp"(%[[ARG0]]) <{rounding = #nvgpu<rcp_rounding_mode rz>}> : (vector<4xf32>) -> vector<4xf32>

// -----

func.func @m(%v: vector<4xf32>) -> vector<4xf32> {
  %0 = nvgpu.rcp %v {rounding = rn, ftz} : vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @m(%v: vector<4xf32>) -> vector<4xf32> {
  %0 = nvgpu.rcp %v {rounding = foo} : vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @m(%v: vector<4xf16>) -> vector<4xf16> {
  %0 = nvgpu.rcp %v {rounding = approx, ftz} : vector<4xf16>
  return %0 : vector<4xf16>
}

// -----

func.func @m(%v: f32) -> f32 {
  %0 = nvgpu.rcp %v {rounding = approx, ftz} : f32
  return %0 : f32
}

// -----

func.func @m(%v: vector<f32>) -> vector<f32> {
  %0 = nvgpu.rcp %v {rounding = approx, ftz} : vector<f32>
  return %0 : vector<f32>
}

// -----

func.func @m(%v: vector<4xf32>) -> vector<4xf32> {
  %0 = nvgpu.rcp %v {rounding = rz} : vector<4xf32>
  return %0 : vector<4xf32>
}
