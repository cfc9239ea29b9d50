// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

/ not a comment
// CHECK: :[[#@LINE-1]]:1: error: expected operation name in quotes
// -----

/* not a comment */
// CHECK: :[[#@LINE-1]]:1: error: expected operation name in quotes
// -----

"x.op"() : () - > ()
// CHECK: :[[#@LINE-1]]:14: error: expected '->' in function type
// -----

; "x.op"() : () -> ()
// CHECK: :[[#@LINE-1]]:1: error: unexpected character
// -----

"x.op"() : () -> ();
// CHECK: :[[#@LINE-1]]:20: error: unexpected character
// -----

"x.op"() : () -> () }
// CHECK: :[[#@LINE-1]]:20: error: expected operation name in quotes
// -----

)
// CHECK: :[[#@LINE-1]]:1: error: expected operation name in quotes
// -----

{
// CHECK: :[[#@LINE-1]]:1: error: expected operation name in quotes
// -----

"x.op"() {a = 1 : i32, } : () -> ()
// CHECK: :[[#@LINE-1]]:23: error: expected attribute name
// -----

`
// CHECK: :[[#@LINE-1]]:1: error: unexpected character
// -----

~
// CHECK: :[[#@LINE-1]]:1: error: unexpected character
// -----

\
// CHECK: :[[#@LINE-1]]:1: error: unexpected character
// -----

&
// CHECK: :[[#@LINE-1]]:1: error: unexpected character
// -----

'x'
// CHECK: :[[#@LINE-1]]:1: error: unexpected character
// -----

..
// CHECK: :[[#@LINE-1]]:2: error: expected three consecutive dots for an ellipsis
// -----

...
// CHECK: :[[#@LINE-1]]:1: error: expected operation name in quotes
// -----

"x.op"() {a = ...} : () -> ()
// CHECK: :[[#@LINE-1]]:14: error: expected attribute value
// -----

1
// CHECK: :[[#@LINE-1]]:1: error: expected operation name in quotes
// -----

1.0
// CHECK: :[[#@LINE-1]]:1: error: expected operation name in quotes
// -----

-1
// CHECK: :[[#@LINE-1]]:1: error: expected operation name in quotes
// -----

@sym
// CHECK: :[[#@LINE-1]]:1: error: expected operation name in quotes
// -----

^bb0:
  "x.op"() : () -> ()
// CHECK: :[[#@LINE-2]]:1: error: expected operation name in quotes
// -----

i32
// CHECK: :[[#@LINE-1]]:1: error: expected operation name in quotes
// -----

loc(unknown)
// CHECK: :[[#@LINE-1]]:1: error: custom op 'loc' is unknown (tried 'builtin.loc' as well)
// -----

true
// CHECK: :[[#@LINE-1]]:1: error: custom op 'true' is unknown (tried 'builtin.true' as well)
// -----

-> 
// CHECK: :[[#@LINE-1]]:1: error: expected operation name in quotes
// -----

===
// CHECK: :[[#@LINE-1]]:1: error: expected operation name in quotes
// -----

"x.op"() {a = #-} : () -> ()
// CHECK: :[[#@LINE-1]]:14: error: expected attribute value
// -----

"x.op"() {a = {-# #-}} : () -> ()
// CHECK: :[[#@LINE-1]]:14: error: expected attribute value
// -----

"x.op"() {a = "abc
def"} : () -> ()
// CHECK: :[[#@LINE-2]]:19: error: expected '"' in string literal
// -----

"x.op"() {"abc
// CHECK: :[[#@LINE-1]]:15: error: expected '"' in string literal
// -----

"x.op"() {a = "trailing backslash\"} : () -> ()
// CHECK: :[[#@LINE-1]]:48: error: expected '"' in string literal
