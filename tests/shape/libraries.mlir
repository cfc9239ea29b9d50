// RUN: mlir-opt %s --split-input-file | FileCheck %s

module attributes {shape.lib = [@a, @b]} {
shape.function_library @a { func private @f() } mapping {t.x = @f}
shape.function_library @b { func private @f() } mapping {t.y = @f}
}

// CHECK: module attributes {shape.lib = [@a, @b]} {
// CHECK-NEXT:   shape.function_library @a {
// CHECK-NEXT:     func private @f()
// CHECK-NEXT:   } mapping {t.x = @f}
// CHECK-NEXT:   shape.function_library @b {
// CHECK-NEXT:     func private @f()
// CHECK-NEXT:   } mapping {t.y = @f}
// CHECK-NEXT: }

// -----

module attributes {shape.lib = @a} {
shape.function_library @a { func private @f() } mapping {t.x = @f, t.y = @h}
}

// CHECK: module attributes {shape.lib = @a} {
// CHECK-NEXT:   shape.function_library @a {
// CHECK-NEXT:     func private @f()
// CHECK-NEXT:   } mapping {t.x = @f, t.y = @h}
// CHECK-NEXT: }

// -----

module attributes {shape.lib = @a::@b} {
module @a { shape.function_library @b { func private @f() } mapping {t.x = @f} }
}

// CHECK: module attributes {shape.lib = @a::@b} {
// CHECK-NEXT:   module @a {
// CHECK-NEXT:     shape.function_library @b {
// CHECK-NEXT:       func private @f()
// CHECK-NEXT:     } mapping {t.x = @f}
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

shape.function_library @f attributes {sym_visibility = "private"} { func.func private @a() } mapping {}

// CHECK: module {
// CHECK-NEXT:   shape.function_library @f attributes {sym_visibility = "private"} {
// CHECK-NEXT:     func.func private @a()
// CHECK-NEXT:   } mapping {}
// CHECK-NEXT: }
