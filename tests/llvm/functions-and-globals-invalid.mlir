// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func internal @f()
// -----

// expected-error @+1 {{'llvm.func' op functions cannot have 'common' linkage}}
llvm.func common @f() { llvm.return }
// -----

// expected-error @+1 {{custom op 'llvm.func' expected valid '@'-identifier for symbol name}}
llvm.func bogus @f() { llvm.return }
// -----

// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(index)
// -----

// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function results'index'}}
llvm.func @f() -> index
// -----

// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected zero or one function result}}
llvm.func @f() -> (i32, i32)
// -----

// expected-error @+2 {{'llvm.return' op expected 1 operand}}
// expected-note @+1 {{when returning from function}}
llvm.func @f(%a: i32) -> i32 { llvm.return }
// -----

// expected-error @+2 {{'llvm.return' op expected no operands}}
// expected-note @+1 {{when returning from function}}
llvm.func @f(%a: i32) { llvm.return %a : i32 }
// -----

// expected-error @+2 {{'llvm.return' op mismatching result types}}
// expected-note @+1 {{when returning from function}}
llvm.func @f(%a: i32) -> f32 { llvm.return %a : i32 }
// -----

// expected-error @+1 {{entry block of region may not have predecessors}}
llvm.func @f() {
^bb0:
  llvm.br ^bb0
}
// -----

// expected-error @+1 {{custom op 'llvm.func' attribute 'CConv' occurs more than once in the attribute list}}
llvm.func @f() attributes {CConv = #llvm.cconv<fastcc>} { llvm.return }
// -----

// expected-error @+1 {{custom op 'llvm.func' attribute 'linkage' occurs more than once in the attribute list}}
llvm.func @f() attributes {linkage = #llvm.linkage<weak>} { llvm.return }
// -----

// expected-error @+1 {{custom op 'llvm.func' attribute 'linkage' occurs more than once in the attribute list}}
llvm.func @f() attributes {linkage = 1} { llvm.return }
// -----

// expected-error @+1 {{"llvm.byval" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.byval = i32})
// -----

// expected-error @+1 {{"llvm.zeroext" attribute attached to non-integer LLVM type}}
llvm.func @f(f32 {llvm.zeroext})
// -----

// expected-error @+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global internal @g(1 : i32) : index
// -----

// expected-error @+1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}
llvm.mlir.global internal @g(1 : i32)
// -----

// expected-error @+1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}
llvm.mlir.global internal @g()
// -----

// expected-error @+1 {{custom op 'llvm.mlir.global' expected valid '@'-identifier for symbol name}}
llvm.mlir.global bogus @g(1 : i32) : i32
// -----

// expected-error @+1 {{'llvm.mlir.global' op initializer region type 'i64' does not match global type 'i32'}}
llvm.mlir.global internal @g() : i32 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  llvm.return %0 : i64
}
// -----

// expected-error @+1 {{'llvm.mlir.global' op cannot have both initializer value and region}}
llvm.mlir.global internal @g(1 : i32) : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
// -----

// expected-error @+1 {{alignment attribute is not a power of 2}}
llvm.mlir.global internal @g(1 : i32) {alignment = 3 : i64} : i32
