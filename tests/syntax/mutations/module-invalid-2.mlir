// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected non-function type}}
module @m attributes {a.b = 1 : } i32 { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
module @m attributes {a.b = 1 : i32{ } func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module @m attributes {a.b = 1 : i32} func.func { private @f(i32) -> i32 }
// -----

// expected-error @+1 {{custom op 'private' is unknown (tried 'builtin.private' as well)}}
module @m attributes {a.b = 1 : i32} { private func.func @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected '('}}
module @m attributes {a.b = 1 : i32} { func.func @f private(i32) -> i32 }
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
module @m attributes {a.b = 1 : i32} { func.func private ( @fi32) -> i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
module @m attributes {a.b = 1 : i32} { func.func private @f() i32 -> i32 }
// -----

// expected-error @+1 {{expected ')'}}
module @m attributes {a.b = 1 : i32} { func.func private @f(i32-> ) i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
module @m attributes {a.b = 1 : i32} { func.func private @f(i32) i32 -> }
// -----

// expected-error @+1 {{expected non-function type}}
module @m attributes {a.b = 1 : i32} { func.func private @f(i32) -> } i32
