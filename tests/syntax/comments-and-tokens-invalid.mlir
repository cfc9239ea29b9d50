// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected operation name in quotes}}
/ not a comment
// -----

// expected-error @+1 {{expected operation name in quotes}}
/* not a comment */
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() : () - > ()
// -----

// expected-error @+1 {{unexpected character}}
; "x.op"() : () -> ()
// -----

// expected-error @+1 {{unexpected character}}
"x.op"() : () -> ();
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() : () -> () }
// -----

// expected-error @+1 {{expected operation name in quotes}}
)
// -----

// expected-error @+1 {{expected operation name in quotes}}
{
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {a = 1 : i32, } : () -> ()
// -----

// expected-error @+1 {{unexpected character}}
`
// -----

// expected-error @+1 {{unexpected character}}
~
// -----

// expected-error @+1 {{unexpected character}}
\
// -----

// expected-error @+1 {{unexpected character}}
&
// -----

// expected-error @+1 {{unexpected character}}
'x'
// -----

// expected-error @+1 {{expected three consecutive dots for an ellipsis}}
..
// -----

// expected-error @+1 {{expected operation name in quotes}}
...
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = ...} : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
1
// -----

// expected-error @+1 {{expected operation name in quotes}}
1.0
// -----

// expected-error @+1 {{expected operation name in quotes}}
-1
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"string"
// -----

// expected-error @+1 {{expected operation name in quotes}}
@sym
// -----

// expected-error @+1 {{expected '=' in attribute alias definition}}
#attr
// -----

// expected-error @+1 {{expected '=' in type alias definition}}
!type
// -----

// expected-error @+1 {{expected operation name in quotes}}
^bb0:
  "x.op"() : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
i32
// -----

// expected-error @+1 {{custom op 'loc' is unknown (tried 'builtin.loc' as well)}}
loc(unknown)
// -----

// expected-error @+1 {{custom op 'true' is unknown (tried 'builtin.true' as well)}}
true
// -----

// expected-error @+1 {{expected operation name in quotes}}
-> 
// -----

// expected-error @+1 {{expected operation name in quotes}}
===
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = #-} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = {-# #-}} : () -> ()
// -----

// expected-error @+1 {{expected '"' in string literal}}
"x.op"() {a = "abc
def"} : () -> ()
// -----

// expected-error @+1 {{expected '"' in string literal}}
"x.op"() {"abc
// -----

// expected-error @+1 {{expected '"' in string literal}}
"x.op"() {a = "trailing backslash\"} : () -> ()
