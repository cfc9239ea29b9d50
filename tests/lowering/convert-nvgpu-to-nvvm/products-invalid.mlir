// RUN: mlir-opt %s --split-input-file --convert-nvgpu-to-nvvm --verify-diagnostics

func.func @f16i32(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xi32>) -> (vector<2x2xi32>) {
  // expected-error @below {{'nvvm.mma.sync' op Could not match types for the C operands; expected one of 2xvector<2xf16> 4xf32 but got i32, i32, i32, i32}}
  %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xi32>) -> vector<2x2xi32>
  return %d : vector<2x2xi32>
}

// -----

func.func @f16i64(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xi64>) -> (vector<2x2xi64>) {
  // expected-error @below {{'nvvm.mma.sync' op result #0 must be LLVM structure type, but got '!llvm.array<2 x vector<2xi64>>'}}
  %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xi64>) -> vector<2x2xi64>
  return %d : vector<2x2xi64>
}

// -----

func.func @f16f16f32(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) -> (vector<2x2xf32>) {
  // expected-error @below {{'nvvm.mma.sync' op ctype does not match dtype}}
  %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf32>
  return %d : vector<2x2xf32>
}

// -----

func.func @resshape(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) -> (vector<4xf32>) {
  // expected-error @below {{'nvvm.mma.sync' op result #0 must be LLVM structure type, but got 'vector<4xf32>'}}
  %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<4xf32>
  return %d : vector<4xf32>
}

// -----

func.func @big(%a: vector<8x2xf16>, %b: vector<8x2xf16>, %c: vector<16x2xf16>) -> (vector<16x2xf16>) {
  // expected-error @below {{'nvvm.mma.sync' op unimplemented variant for MMA shape <32, 32, 16>}}
  %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [32, 32, 16]} : (vector<8x2xf16>, vector<8x2xf16>, vector<16x2xf16>) -> vector<16x2xf16>
  return %d : vector<16x2xf16>
}

// -----

func.func @sparse(%a: vector<4x2xbf16>, %b: vector<4x2xbf16>, %c: vector<2x2xf32>, %m: vector<2xi16>) -> vector<2x2xf32> {
  // expected-error @below {{'nvgpu.mma.sp.sync' op failed to deduce operand PTX types}}
  %d = nvgpu.mma.sp.sync (%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32]} : (vector<4x2xbf16>, vector<4x2xbf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return %d : vector<2x2xf32>
}

// -----

func.func @sum(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xbf16>, %m: vector<2xi16>) -> vector<2x2xf32> {
  // expected-error @below {{could not infer the PTX type for the accumulator/result}}
  %d = nvgpu.mma.sp.sync (%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xbf16>) -> vector<2x2xf32>
  return %d : vector<2x2xf32>
}
