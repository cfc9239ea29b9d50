// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected ':' followed by operation type}}
%0:2 = "x.op"(%0#0) ) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected attribute value}}
%0:2 = "x.op"(%0#0) < <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected attribute name}}
%0:2 = "x.op"(%0#0) <{ {p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
%0:2 = "x.op"(%0#0) <{p p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected attribute value}}
%0:2 = "x.op"(%0#0) <{p = = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
%0:2 = "x.op"(%0#0) <{p = 1 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '>' to close properties}}
%0:2 = "x.op"(%0#0) <{p = 1} }> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
%0:2 = "x.op"(%0#0) <{p = 1}> > ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '{' to begin a region}}
%0:2 = "x.op"(%0#0) <{p = 1}> ( ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected operation name in quotes}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ { ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ':' after block name}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0 ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected SSA operand}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0( (%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ':' and type for SSA operand}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z %z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: : i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ')'}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32 i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ':' after block name}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32) ): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected operation name in quotes}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): : "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '(' to start operand list}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in" "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ')' to end operand list}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"( () : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() ) : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ')'}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : ( () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '->' in function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () ) -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '->' in function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> ( () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected operation name in quotes}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () ) }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ')' to end region list}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () } }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) ) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected attribute name}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) { {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected attribute value}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s" "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} } : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ')'}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : ( (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ')'}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32 i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '->' in function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) ) -> (i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> -> (i32, f32)
// -----

// expected-error @+1 {{expected '->' in function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> ( (i32, f32)
// -----

// expected-error @+1 {{expected ')'}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32 i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, , f32)
// -----

// expected-error @+1 {{expected ')'}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32 f32)
// -----

// expected-error @+1 {{expected operation name in quotes}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32) )
// -----

// expected-error @+1 {{expected operation name in quotes}}
,:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected valid ssa identifier}}
%0,2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected integer number of results}}
%0:, = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected valid ssa identifier}}
%0:2 , "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected operation name in quotes}}
%0:2 = ,(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '(' to start operand list}}
%0:2 = "x.op",%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ')' to end operand list}}
%0:2 = "x.op"(,) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected SSA operand}}
%0:2 = "x.op"(%0#0, <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
%0:2 = "x.op"(%0#0) ,{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected attribute value}}
%0:2 = "x.op"(%0#0) <,p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected attribute name}}
%0:2 = "x.op"(%0#0) <{, = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected attribute name}}
%0:2 = "x.op"(%0#0) <{p , 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected attribute value}}
%0:2 = "x.op"(%0#0) <{p = ,}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected attribute name}}
%0:2 = "x.op"(%0#0) <{p = 1,> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '>' to close properties}}
%0:2 = "x.op"(%0#0) <{p = 1}, ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ,{ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '{' to begin a region}}
%0:2 = "x.op"(%0#0) <{p = 1}> (, ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected operation name in quotes}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ,(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ':' after block name}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0,%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected SSA operand}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(,: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ':' and type for SSA operand}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z, i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: ,): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected SSA operand}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32,: "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ':' after block name}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32), "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected operation name in quotes}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): ,() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '(' to start operand list}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in",) : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ')' to end operand list}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"(, : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() , () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : ,) -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : (, -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '->' in function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () , () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> ,) }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> (, }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected operation name in quotes}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () ,) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{custom op 'q' is unknown (tried 'builtin.q' as well)}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }, {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) ,q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected attribute name}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {, = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected attribute value}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = ,} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected attribute name}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s", : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} , (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : ,i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (,) -> (i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32, -> (i32, f32)
// -----

// expected-error @+1 {{expected '->' in function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) , (i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> ,i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (,, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, ,)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32,
// -----

// expected-error @+1 {{expected operation name in quotes}}
42:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{operation defines 2 results but was provided 1 to bind}}
%0422 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{operation defines 2 results but was provided 42 to bind}}
%0:42 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '=' after SSA name}}
%0:2 42 "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected operation name in quotes}}
%0:2 = 42(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '(' to start operand list}}
%0:2 = "x.op"42%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ')' to end operand list}}
%0:2 = "x.op"(42) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ')' to end operand list}}
%0:2 = "x.op"(%0#042 <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
%0:2 = "x.op"(%0#0) 42{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '>' to close properties}}
%0:2 = "x.op"(%0#0) <42p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected attribute name}}
%0:2 = "x.op"(%0#0) <{42 = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
%0:2 = "x.op"(%0#0) <{p 42 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
%0:2 = "x.op"(%0#0) <{p = 142> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '>' to close properties}}
%0:2 = "x.op"(%0#0) <{p = 1}42 ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
