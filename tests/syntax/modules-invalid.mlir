// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'x y'}}
module @m attributes {a.b = 1, "x y" = "z"} {
  func.func private @f()
}
// -----

// expected-note @+1 {{see existing symbol definition here}}
module @a {}
// expected-error @+1 {{redefinition of symbol named 'a'}}
module @a {}
// -----

module {
// expected-note @+1 {{see existing symbol definition here}}
  func.func private @a()
// expected-error @+1 {{redefinition of symbol named 'a'}}
  func.func private @a()
}
// -----

module {
// expected-note @+1 {{see existing symbol definition here}}
  func.func private @a()
// expected-error @+1 {{redefinition of symbol named 'a'}}
  module @a {}
}
// -----

// expected-error @+1 {{'builtin.module' op region should have no arguments}}
module {
^bb0(%a: i32):
}
// -----

// expected-error @+1 {{'builtin.module' op expects region #0 to have 0 or 1 blocks}}
module {
^bb0:
^bb1:
}
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module
// -----

// expected-error @+1 {{expected operation name in quotes}}
module {
// -----

// expected-error @+1 {{@ identifier expected to start with letter or '_'}}
module @
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module @m @n {}
// -----

// expected-error @+1 {{custom op 'attributes' is unknown (tried 'builtin.attributes' as well)}}
module @m {} attributes {}
// -----

// expected-error @+1 {{custom op 'a' is unknown (tried 'builtin.a' as well)}}
module {a = 1} {}
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module attributes {a = 1}
// -----

// expected-error @+1 {{expected '{' in attribute dictionary}}
module attributes a = 1 {}
// -----

// expected-error @+1 {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'foo'}}
module attributes {foo = 1} {}
// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: size must be a non-zero 24-bit integer}}
module attributes {llvm.data_layout = "nonsense-here"} {}
// -----

// expected-error @+1 {{'builtin.module' op requires one region}}
"builtin.module"() : () -> ()
// -----

// expected-error @+1 {{'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
"builtin.module"() ({}) : () -> ()
// -----

// expected-error @+1 {{'builtin.module' op requires one region}}
"builtin.module"() ({}, {}) : () -> ()
// -----

// expected-error @+1 {{'builtin.module' op region should have no arguments}}
"builtin.module"() ({
^bb0(%a: i32):
}) : () -> ()
// -----

// expected-error @+1 {{'builtin.module' op requires zero results}}
%0 = "builtin.module"() ({}) : () -> i32
// -----

// expected-error @+1 {{'builtin.module' op attribute 'sym_name' failed to satisfy constraint: string attribute}}
"builtin.module"() ({}) {sym_name = 1} : () -> ()
// -----

// expected-error @+1 {{invalid properties {sym_name = 1 : i64} for op builtin.module: Invalid attribute `sym_name` in property conversion: 1 : i64}}
"builtin.module"() <{sym_name = 1}> ({}) : () -> ()
// -----

// expected-error @+1 {{'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
"builtin.module"() <{bogus = 1}> ({}) : () -> ()
// -----

// expected-error @+1 {{'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
"builtin.module"() <{sym_visibility = "bogus"}> ({}) : () -> ()
// -----

module {
// expected-error @+1 {{custom op 'return' is unknown (tried 'builtin.return' as well)}}
  return
}
// -----

module {
// expected-error @+1 {{reference to an undefined block}}
  cf.br ^bb0
}
