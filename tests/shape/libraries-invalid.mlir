// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%w: !shape.witness) {
// expected-error @+1 {{'shape.yield' op expects parent op to be one of 'shape.reduce, shape.function_library'}}
  shape.yield }

// -----

// expected-error @+1 {{'shape.function_library' op Operations with a 'SymbolTable' must have exactly one block}}
shape.function_library @f { } mapping {}

// -----

// expected-error @+1 {{custom op 'shape.function_library' expected 'mapping'}}
shape.function_library @f { func.func private @a() } {}

// -----

// expected-error @+1 {{custom op 'shape.function_library' invalid kind of attribute specified}}
shape.function_library @f { func.func private @a() } mapping @x

// -----

// expected-error @+1 {{custom op 'shape.function_library' attribute 'mapping' occurs more than once in the attribute list}}
shape.function_library @f attributes {mapping = 2} { func.func private @a() } mapping {}

// -----

// expected-error @+1 {{custom op 'shape.function_library' attribute 'sym_name' occurs more than once in the attribute list}}
shape.function_library @f attributes {sym_visibility = "private", sym_name="z"} { func.func private @a() } mapping {}

// -----

// expected-error @+1 {{'shape.function_library' op visibility expected to be one of ["public", "private", "nested"], but got "bla"}}
shape.function_library @f attributes {sym_visibility = "bla"} { func.func private @a() } mapping {}

// -----

// expected-error @+1 {{shape function library @a not found}}
module attributes {shape.lib = @a} { }

// -----

// expected-error @+1 {{@a required to be shape function library}}
module attributes {shape.lib = @a} { func.func private @a() }

// -----

// expected-error @+1 {{only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute}}
module attributes {shape.lib = 1} { func.func private @a() }

// -----

// expected-error @+1 {{only SymbolRefAttr allowed in shape.lib attribute array}}
module attributes {shape.lib = [1]} { func.func private @a() }

// -----

// expected-error @+1 {{@a does not refer to FunctionLibraryOp}}
module attributes {shape.lib = [@a]} { func.func private @a() }

// -----

// expected-error @+1 {{@b does not refer to FunctionLibraryOp}}
module attributes {shape.lib = [@b]} { func.func private @a() }

// -----

// expected-error @+1 {{only one op to shape mapping allowed, found multiple for `"t.x"`}}
module attributes {shape.lib = [@a, @b]} {
shape.function_library @a { func private @f() } mapping {t.x = @f}
shape.function_library @b { func private @f() } mapping {t.x = @f}
}

// -----

// expected-error @+1 {{only one op to shape mapping allowed, found multiple for `"t.x"`}}
module attributes {shape.lib = [@a, @a]} {
shape.function_library @a { func private @f() } mapping {t.x = @f}
}

// -----

// expected-error @+1 {{shape.lib attribute may only be on op implementing SymbolTable}}
func.func private @f() attributes {shape.lib = @a}

// -----

// expected-error @+1 {{shape.lib attribute may only be on op implementing SymbolTable}}
"t.x"() {shape.lib = @a} : () -> ()

// -----

// expected-error @+1 {{shape.lib attribute may only be on op implementing SymbolTable}}
func.func private @f() attributes {shape.lib = [@a]}
