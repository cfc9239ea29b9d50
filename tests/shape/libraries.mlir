// RUN: mlir-opt %s --split-input-file | FileCheck %s

module attributes {shape.lib = [@a, @b]} {
shape.function_library @a { func private @f() } mapping {t.x = @f}
shape.function_library @b { func private @f() } mapping {t.y = @f}
}

// -----

module attributes {shape.lib = @a} {
shape.function_library @a { func private @f() } mapping {t.x = @f, t.y = @h}
}

// -----

module attributes {shape.lib = @a::@b} {
module @a { shape.function_library @b { func private @f() } mapping {t.x = @f} }
}

// -----

shape.function_library @f attributes {sym_visibility = "private"} { func.func private @a() } mapping {}
