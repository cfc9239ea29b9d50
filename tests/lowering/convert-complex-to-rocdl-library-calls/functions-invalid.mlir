// RUN: mlir-opt %s --split-input-file --convert-complex-to-rocdl-library-calls --verify-diagnostics

func.func @f(%c: complex<f16>, %d: complex<bf16>, %e : i32) {
  // expected-error @below {{failed to legalize operation 'complex.abs' that was explicitly marked illegal}}
  %2 = complex.abs %c : complex<f16>
  return
}

// -----

func.func @f(%c: complex<f16>, %d: complex<bf16>, %e : i32) {
  // expected-error @below {{failed to legalize operation 'complex.powi' that was explicitly marked illegal}}
  %2 = complex.powi %c, %e : complex<f16>, i32
  return
}

// -----

func.func private @__ocml_cexp_f64(complex<f32>) -> complex<f64> attributes {foo}
func.func @f(%a: complex<f32>, %b: complex<f64>, %e : i32, %g : i64) {
  // expected-error @below {{'func.call' op operand type mismatch: expected operand type 'complex<f32>', but provided 'complex<f64>' for operand number 0}}
  %12 = complex.exp %b fastmath<fast> {foo} : complex<f64>
  return
}

// -----

llvm.func @__ocml_cexp_f64(f64)
func.func @f(%a: complex<f32>, %b: complex<f64>, %e : i32, %g : i64) {
  // expected-error @below {{'func.call' op '__ocml_cexp_f64' does not reference a valid function}}
  %12 = complex.exp %b fastmath<fast> {foo} : complex<f64>
  return
}

// -----

// expected-error @below {{failed to legalize operation 'complex.abs' that was explicitly marked illegal}}
func.func @f(%c: complex<f16>) { %2 = complex.abs %c : complex<f16>
return }

// -----

// expected-error @below {{failed to legalize operation 'complex.cos' that was explicitly marked illegal}}
func.func @f(%c: complex<f16>) { %2 = complex.cos %c : complex<f16>
return }

// -----

// expected-error @below {{failed to legalize operation 'complex.exp' that was explicitly marked illegal}}
func.func @f(%c: complex<f16>) { %2 = complex.exp %c : complex<f16>
return }

// -----

// expected-error @below {{failed to legalize operation 'complex.log' that was explicitly marked illegal}}
func.func @f(%c: complex<f16>) { %2 = complex.log %c : complex<f16>
return }

// -----

// expected-error @below {{failed to legalize operation 'complex.sin' that was explicitly marked illegal}}
func.func @f(%c: complex<f16>) { %2 = complex.sin %c : complex<f16>
return }

// -----

// expected-error @below {{failed to legalize operation 'complex.sqrt' that was explicitly marked illegal}}
func.func @f(%c: complex<f16>) { %2 = complex.sqrt %c : complex<f16>
return }

// -----

// expected-error @below {{failed to legalize operation 'complex.tan' that was explicitly marked illegal}}
func.func @f(%c: complex<f16>) { %2 = complex.tan %c : complex<f16>
return }

// -----

// expected-error @below {{failed to legalize operation 'complex.tanh' that was explicitly marked illegal}}
func.func @f(%c: complex<f16>) { %2 = complex.tanh %c : complex<f16>
return }
