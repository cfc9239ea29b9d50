// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func private @f(!foo.bar<a>>)
// CHECK: :[[#@LINE-1]]:33: error: expected ')'
// -----

func.func private @f(!foo.bar<(]>)
// CHECK: :[[#@LINE-1]]:30: error: unbalanced '(' character in pretty dialect name
// -----

func.func private @f(!foo.bar<"unterminated>)
// CHECK: :[[#@LINE-1]]:46: error: expected '"' in string literal
// -----

func.func private @f(!foo.bar<{>)
// CHECK: :[[#@LINE-1]]:30: error: unbalanced '{' character in pretty dialect name
// -----

func.func private @f(tensor<4x!foo.bar>, tensor<4x!foo<bar>>, memref<4x!foo.bar>)
// CHECK: :[[#@LINE-1]]:72: error: invalid memref element type
// -----

func.func private @f(vector<4x!foo.bar>)
// CHECK: :[[#@LINE-1]]:22: error: failed to verify 'elementType': VectorElementTypeInterface instance
// -----

func.func private @f(complex<!foo.bar>)
// CHECK: :[[#@LINE-1]]:30: error: invalid element type for complex
// -----

func.func private @f(!foo<bar)
// CHECK: :[[#@LINE-1]]:26: error: unbalanced '<' character in pretty dialect name
// -----

func.func private @f(!foo-bar.baz)
// CHECK: :[[#@LINE-1]]:31: error: invalid dialect namespace '"foo-bar"'
