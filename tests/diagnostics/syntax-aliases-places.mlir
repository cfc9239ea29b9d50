// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

!b = tuple<!a, !a>
!a = i32
func.func private @f(!b)
// CHECK: :[[#@LINE-3]]:14: error: undefined symbol alias id 'a'
// -----

!a = !a
func.func private @f(!a)
// CHECK: :[[#@LINE-2]]:8: error: undefined symbol alias id 'a'
// -----

#a = #a
"x.op"() {a = #a} : () -> ()
// CHECK: :[[#@LINE-2]]:8: error: undefined symbol alias id 'a'
// -----

!a = i32
!a = i64
// CHECK: :[[#@LINE-1]]:1: error: redefinition of type alias id 'a'
// -----

#a = 1
#a = 2
// CHECK: :[[#@LINE-1]]:1: error: redefinition of attribute alias id 'a'
// -----

!a.b = i32
// CHECK: :[[#@LINE-1]]:1: error: type names with a '.' are reserved for dialect-defined names
// -----

#a.b = 1
// CHECK: :[[#@LINE-1]]:1: error: attribute names with a '.' are reserved for dialect-defined names
// -----

!a i32
// CHECK: :[[#@LINE-1]]:3: error: expected '=' in type alias definition
// -----

#a 1
// CHECK: :[[#@LINE-1]]:3: error: expected '=' in attribute alias definition
// -----

"x.op"() {a = #undefined} : () -> ()
// CHECK: :[[#@LINE-1]]:25: error: undefined symbol alias id 'undefined'
// -----

func.func private @f(!undefined)
// CHECK: :[[#@LINE-1]]:32: error: undefined symbol alias id 'undefined'
// -----

"x.op"() {a = #late} : () -> ()
#late = 1
// CHECK: :[[#@LINE-2]]:20: error: undefined symbol alias id 'late'
// -----

"x.op"() {a = #a} : () -> ()
#a = loc("x")
// CHECK: :[[#@LINE-2]]:17: error: undefined symbol alias id 'a'
// -----

module {
  #inner = 1
  "x.op"() {a = #inner} : () -> ()
}
// CHECK: :[[#@LINE-4]]:9: error: expected operation name in quotes
// -----

#a = [1, 2]
#b = {x = #a, y = [#a]}
"x.op"() #b : () -> ()
// CHECK: :[[#@LINE-1]]:9: error: expected ':' followed by operation type
// -----

#a = 5
"x.op"() {a = #a : i8} : () -> ()
// CHECK: :[[#@LINE-1]]:17: error: expected '}' in attribute dictionary
// -----

#shape = 4
func.func private @f(tensor<#shapexf32>)
// CHECK: :[[#@LINE-1]]:29: error: expected non-function type
// -----

#a = 1
"x.op"() : () -> () loc(#a)
// CHECK: :[[#@LINE-1]]:25: error: expected location, but found '1 : i64'
