// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected ')'}}
func.func private @f(!foo.bar<a>>)
// -----

// expected-error @+1 {{unbalanced '(' character in pretty dialect name}}
func.func private @f(!foo.bar<(]>)
// -----

// expected-error @+1 {{expected '"' in string literal}}
func.func private @f(!foo.bar<"unterminated>)
// -----

// expected-error @+1 {{unbalanced '{' character in pretty dialect name}}
func.func private @f(!foo.bar<{>)
// -----

// expected-error @+1 {{invalid memref element type}}
func.func private @f(tensor<4x!foo.bar>, tensor<4x!foo<bar>>, memref<4x!foo.bar>)
// -----

// expected-error @+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
func.func private @f(vector<4x!foo.bar>)
// -----

// expected-error @+1 {{invalid element type for complex}}
func.func private @f(complex<!foo.bar>)
// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
func.func private @f(!foo<bar)
// -----

// expected-error @+1 {{invalid dialect namespace '"foo-bar"'}}
func.func private @f(!foo-bar.baz)
