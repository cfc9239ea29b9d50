// ORACLE: differs (stored-numbers-that-are-none)
// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{storage type must be integral}}
func.func private @f(!quant.uniform<index:f32, 1.0>)

// -----

// expected-error @+1 {{storage type must be integral}}
func.func private @f(!quant.uniform<f32:f32, 1.0>)

// -----

// expected-error @+1 {{storage type must be integral}}
func.func private @f(!quant.uniform<f8E5M2:f32, 1.0>)

// -----

// expected-error @+1 {{storage type must be integral}}
func.func private @f(!quant.uniform<f8E4M3FN:f32, 1.0:0>)

// -----

// expected-error @+1 {{storage type must be integral}}
func.func private @f(!quant.uniform<f4E2M1FN:f32, 1.0>)
