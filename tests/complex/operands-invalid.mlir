// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @angle(%a: f32) {
// expected-error @+1 {{custom op 'complex.angle' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.angle %a : f32
  return
}

// -----

func.func @conj(%a: f32) {
// expected-error @+1 {{custom op 'complex.conj' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.conj %a : f32
  return
}

// -----

func.func @cos(%a: f32) {
// expected-error @+1 {{custom op 'complex.cos' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.cos %a : f32
  return
}

// -----

func.func @exp(%a: f32) {
// expected-error @+1 {{custom op 'complex.exp' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.exp %a : f32
  return
}

// -----

func.func @expm1(%a: f32) {
// expected-error @+1 {{custom op 'complex.expm1' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.expm1 %a : f32
  return
}

// -----

func.func @im(%a: f32) {
// expected-error @+1 {{custom op 'complex.im' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.im %a : f32
  return
}

// -----

func.func @log(%a: f32) {
// expected-error @+1 {{custom op 'complex.log' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.log %a : f32
  return
}

// -----

func.func @log1p(%a: f32) {
// expected-error @+1 {{custom op 'complex.log1p' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.log1p %a : f32
  return
}

// -----

func.func @neg(%a: f32) {
// expected-error @+1 {{custom op 'complex.neg' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.neg %a : f32
  return
}

// -----

func.func @re(%a: f32) {
// expected-error @+1 {{custom op 'complex.re' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.re %a : f32
  return
}

// -----

func.func @rsqrt(%a: f32) {
// expected-error @+1 {{custom op 'complex.rsqrt' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.rsqrt %a : f32
  return
}

// -----

func.func @sign(%a: f32) {
// expected-error @+1 {{custom op 'complex.sign' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.sign %a : f32
  return
}

// -----

func.func @sin(%a: f32) {
// expected-error @+1 {{custom op 'complex.sin' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.sin %a : f32
  return
}

// -----

func.func @sqrt(%a: f32) {
// expected-error @+1 {{custom op 'complex.sqrt' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.sqrt %a : f32
  return
}

// -----

func.func @tan(%a: f32) {
// expected-error @+1 {{custom op 'complex.tan' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.tan %a : f32
  return
}

// -----

func.func @tanh(%a: f32) {
// expected-error @+1 {{custom op 'complex.tanh' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.tanh %a : f32
  return
}

// -----

func.func @atan2(%a: complex<i32>) {
// expected-error @+1 {{'complex.atan2' op operand #0 must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = complex.atan2 %a, %a : complex<i32>
  return
}

// -----

func.func @div(%a: complex<i32>) {
// expected-error @+1 {{'complex.div' op operand #0 must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = complex.div %a, %a : complex<i32>
  return
}

// -----

func.func @mul(%a: complex<i32>) {
// expected-error @+1 {{'complex.mul' op operand #0 must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = complex.mul %a, %a : complex<i32>
  return
}

// -----

func.func @neq(%a: complex<i32>) {
// expected-error @+1 {{'complex.neq' op operand #0 must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = complex.neq %a, %a : complex<i32>
  return
}

// -----

func.func @eq(%a: complex<i32>) {
// expected-error @+1 {{'complex.eq' op operand #0 must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = complex.eq %a, %a : complex<i32>
  return
}

// -----

func.func @pow(%a: complex<i32>) {
// expected-error @+1 {{'complex.pow' op operand #0 must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = complex.pow %a, %a : complex<i32>
  return
}

// -----

func.func @sub(%a: complex<i32>) {
// expected-error @+1 {{'complex.sub' op operand #0 must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = complex.sub %a, %a : complex<i32>
  return
}
