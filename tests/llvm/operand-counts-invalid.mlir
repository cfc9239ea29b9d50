// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{custom op 'llvm.intr.copysign' number of operands and types do not match: got 1 operands and 2 types}}
llvm.func @f(%a: f32) { %0 = llvm.intr.copysign(%a) : (f32, f32) -> f32 llvm.return }

// -----

// expected-error @+1 {{custom op 'llvm.intr.copysign' number of operands and types do not match: got 2 operands and 1 types}}
llvm.func @f(%a: f32) { %0 = llvm.intr.copysign(%a, %a) : (f32) -> f32 llvm.return }

// -----

// expected-error @+1 {{custom op 'llvm.intr.copysign' number of operands and types do not match: got 3 operands and 2 types}}
llvm.func @f(%a: f32) { %0 = llvm.intr.copysign(%a, %a, %a) : (f32, f32) -> f32 llvm.return }

// -----

// expected-error @+1 {{'llvm.intr.copysign' op expected 2 operands, but found 3}}
llvm.func @f(%a: f32) { %0 = llvm.intr.copysign(%a, %a, %a) : (f32, f32, f32) -> f32 llvm.return }

// -----

// expected-error @+1 {{'llvm.intr.copysign' op expected 2 operands, but found 1}}
llvm.func @f(%a: f32) { %0 = llvm.intr.copysign(%a) : (f32) -> f32 llvm.return }

// -----

// expected-error @+1 {{'llvm.intr.copysign' op expected 2 operands, but found 0}}
llvm.func @f(%a: f32) { %0 = llvm.intr.copysign() : () -> f32 llvm.return }

// -----

// expected-error @+1 {{custom op 'llvm.intr.copysign' number of operands and types do not match: got 0 operands and 2 types}}
llvm.func @f(%a: f32) { %0 = llvm.intr.copysign() : (f32, f32) -> f32 llvm.return }

// -----

// expected-error @+1 {{cannot name an operation with no results}}
llvm.func @f(%a: f32) { %0 = llvm.intr.copysign(%a, %a) : (f32, f32) -> () llvm.return }

// -----

// expected-error @+1 {{operation defines 2 results but was provided 1 to bind}}
llvm.func @f(%a: f32) { %0 = llvm.intr.copysign(%a, %a) : (f32, f32) -> (f32, f32) llvm.return }

// -----

// expected-error @+1 {{'llvm.intr.copysign' op requires one result}}
llvm.func @f(%a: f32) { llvm.intr.copysign(%a, %a) : (f32, f32) -> (f32, f32) llvm.return }

// -----

// expected-error @+2 {{use of value '%a' expects different type than prior uses: 'i32' vs 'f32'}}
// expected-note @+1 {{prior use here}}
llvm.func @f(%a: f32) { llvm.intr.copysign(%a, %a) : (f32, i32) -> (f32, f32) llvm.return }

// -----

// expected-error @+1 {{expected '('}}
llvm.func @f(%a: f32) { %0 = llvm.intr.copysign %a : (f32, f32) -> f32 llvm.return }

// -----

// expected-error @+1 {{use of undeclared SSA value name}}
llvm.func @f(%a: f32) { %0 = llvm.intr.copysign(%a, %b) : (f32, i32) -> f32 llvm.return }

// -----

// expected-error @+1 {{expected ')'}}
llvm.func @f(%a: f32) { %0 = llvm.intr.copysign(%a, %a : f32) -> f32 llvm.return }

// -----

// expected-error @+1 {{'llvm.intr.copysign' op expected 2 operands, but found 3}}
llvm.func @f(%a: f32) { "llvm.intr.copysign"(%a, %a, %a) : (f32, f32, f32) -> f32 llvm.return }
