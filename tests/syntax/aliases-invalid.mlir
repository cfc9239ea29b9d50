// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{undefined symbol alias id 'a'}}
!b = tuple<!a, !a>
!a = i32
func.func private @f(!b)
// -----

// expected-error @+1 {{undefined symbol alias id 'a'}}
!a = !a
func.func private @f(!a)
// -----

// expected-error @+1 {{undefined symbol alias id 'a'}}
#a = #a
"x.op"() {a = #a} : () -> ()
// -----

!a = i32
// expected-error @+1 {{redefinition of type alias id 'a'}}
!a = i64
// -----

#a = 1
// expected-error @+1 {{redefinition of attribute alias id 'a'}}
#a = 2
// -----

// expected-error @+1 {{type names with a '.' are reserved for dialect-defined names}}
!a.b = i32
// -----

// expected-error @+1 {{attribute names with a '.' are reserved for dialect-defined names}}
#a.b = 1
// -----

// expected-error @+1 {{expected '=' in type alias definition}}
!a i32
// -----

// expected-error @+1 {{expected non-function type}}
!a =
// -----

// expected-error @+1 {{expected attribute value}}
#a =
// -----

// expected-error @+1 {{expected '=' in attribute alias definition}}
#a 1
// -----

// expected-error @+1 {{undefined symbol alias id 'undefined'}}
"x.op"() {a = #undefined} : () -> ()
// -----

// expected-error @+1 {{undefined symbol alias id 'undefined'}}
func.func private @f(!undefined)
// -----

// expected-error @+1 {{undefined symbol alias id 'late'}}
"x.op"() {a = #late} : () -> ()
#late = 1
// -----

// expected-error @+1 {{undefined symbol alias id 'a'}}
"x.op"() {a = #a} : () -> ()
#a = loc("x")
// -----

// expected-error @+1 {{expected operation name in quotes}}
module {
  #inner = 1
  "x.op"() {a = #inner} : () -> ()
}
// -----

#a = [1, 2]
#b = {x = #a, y = [#a]}
// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() #b : () -> ()
// -----

#a = 5
// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = #a : i8} : () -> ()
// -----

#shape = 4
// expected-error @+1 {{expected non-function type}}
func.func private @f(tensor<#shapexf32>)
// -----

#a = 1
// expected-error @+1 {{expected location, but found '1 : i64'}}
"x.op"() : () -> () loc(#a)
