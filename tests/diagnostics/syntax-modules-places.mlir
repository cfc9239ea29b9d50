// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

module @m attributes {a.b = 1, "x y" = "z"} {
  func.func private @f()
}
// CHECK: :[[#@LINE-3]]:1: error: 'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'x y'
// CHECK: :[[#@LINE-4]]:1: note: see current operation:
// -----

module @a {}
module @a {}
// CHECK: :[[#@LINE-1]]:1: error: redefinition of symbol named 'a'
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// CHECK: :[[#@LINE-4]]:1: note: see existing symbol definition here
// -----

module {
  func.func private @a()
  func.func private @a()
}
// CHECK: :[[#@LINE-2]]:3: error: redefinition of symbol named 'a'
// CHECK: :[[#@LINE-3]]:3: note: see current operation:
// CHECK: :[[#@LINE-5]]:3: note: see existing symbol definition here
// -----

module {
  func.func private @a()
  module @a {}
}
// CHECK: :[[#@LINE-2]]:3: error: redefinition of symbol named 'a'
// CHECK: :[[#@LINE-3]]:3: note: see current operation:
// CHECK: :[[#@LINE-5]]:3: note: see existing symbol definition here
// -----

module {
^bb0(%a: i32):
}
// CHECK: :[[#@LINE-3]]:1: error: 'builtin.module' op region should have no arguments
// CHECK: :[[#@LINE-4]]:1: note: see current operation:
// -----

module {
^bb0:
^bb1:
}
// CHECK: :[[#@LINE-4]]:1: error: 'builtin.module' op expects region #0 to have 0 or 1 blocks
// CHECK: :[[#@LINE-5]]:1: note: see current operation:
// -----

module @
// CHECK: :[[#@LINE-1]]:9: error: @ identifier expected to start with letter or '_'
// -----

module @m @n {}
// CHECK: :[[#@LINE-1]]:10: error: expected '{' to begin a region
// -----

module @m {} attributes {}
// CHECK: :[[#@LINE-1]]:14: error: custom op 'attributes' is unknown (tried 'builtin.attributes' as well)
// -----

module {a = 1} {}
// CHECK: :[[#@LINE-1]]:9: error: custom op 'a' is unknown (tried 'builtin.a' as well)
// -----

module attributes a = 1 {}
// CHECK: :[[#@LINE-1]]:18: error: expected '{' in attribute dictionary
// -----

module attributes {foo = 1} {}
// CHECK: :[[#@LINE-1]]:1: error: 'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'foo'
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

module attributes {llvm.data_layout = "nonsense-here"} {}
// CHECK: :[[#@LINE-1]]:1: error: 'builtin.module' op invalid data layout descriptor: size must be a non-zero 24-bit integer
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

"builtin.module"() : () -> ()
// CHECK: :[[#@LINE-1]]:1: error: 'builtin.module' op requires one region
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

"builtin.module"() ({}) : () -> ()
// CHECK: :[[#@LINE-1]]:1: error: 'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

"builtin.module"() ({}, {}) : () -> ()
// CHECK: :[[#@LINE-1]]:1: error: 'builtin.module' op requires one region
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

"builtin.module"() ({
^bb0(%a: i32):
}) : () -> ()
// CHECK: :[[#@LINE-3]]:1: error: 'builtin.module' op region should have no arguments
// CHECK: :[[#@LINE-4]]:1: note: see current operation:
// -----

%0 = "builtin.module"() ({}) : () -> i32
// CHECK: :[[#@LINE-1]]:6: error: 'builtin.module' op requires zero results
// CHECK: :[[#@LINE-2]]:6: note: see current operation:
// -----

"builtin.module"() ({}) {sym_name = 1} : () -> ()
// CHECK: :[[#@LINE-1]]:1: error: 'builtin.module' op attribute 'sym_name' failed to satisfy constraint: string attribute
// -----

"builtin.module"() <{sym_name = 1}> ({}) : () -> ()
// CHECK: :[[#@LINE-1]]:1: error: invalid properties {sym_name = 1 : i64} for op builtin.module: Invalid attribute `sym_name` in property conversion: 1 : i64
// -----

"builtin.module"() <{bogus = 1}> ({}) : () -> ()
// CHECK: :[[#@LINE-1]]:1: error: 'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

"builtin.module"() <{sym_visibility = "bogus"}> ({}) : () -> ()
// CHECK: :[[#@LINE-1]]:1: error: 'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

module {
  return
}
// CHECK: :[[#@LINE-2]]:3: error: custom op 'return' is unknown (tried 'builtin.return' as well)
// -----

module {
  cf.br ^bb0
}
// CHECK: :[[#@LINE-2]]:9: error: reference to an undefined block
// -----

module attributes {sym_name = 1} {}
// CHECK: :[[#@LINE-1]]:8: error: custom op 'builtin.module' 'builtin.module' op attribute 'sym_name' failed to satisfy constraint: string attribute
// -----

module @m attributes {a.b, sym_visibility = 1} {}
// CHECK: :[[#@LINE-1]]:11: error: custom op 'builtin.module' 'builtin.module' op attribute 'sym_visibility' failed to satisfy constraint: string attribute
