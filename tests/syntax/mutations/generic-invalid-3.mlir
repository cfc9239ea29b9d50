// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected ':' followed by operation type}}
%0:2 = "x.op"(%0#0) <{p = 1}> 42{ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '{' to begin a region}}
%0:2 = "x.op"(%0#0) <{p = 1}> (42 ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected operation name in quotes}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ 42(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ':' after block name}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb042%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected SSA operand}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(42: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ':' and type for SSA operand}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z42 i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: 42): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ')'}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i3242: "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ':' after block name}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32)42 "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected operation name in quotes}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): 42() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '(' to start operand list}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"42) : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ')' to end operand list}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"(42 : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() 42 () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : 42) -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : (42 -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '->' in function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () 42 () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> 42) }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> (42 }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected operation name in quotes}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () 42) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ')' to end region list}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }42 {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) 42q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected attribute name}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {42 = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q 42 "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"42 : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} 42 (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : 42i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (42) -> (i32, f32)
// -----

// expected-error @+1 {{expected ')'}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i3242 -> (i32, f32)
// -----

// expected-error @+1 {{expected '->' in function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) 42 (i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> 42i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (42, f32)
// -----

// expected-error @+1 {{expected ')'}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i3242 f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, 42)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f3242
// -----

// expected-error @+1 {{expected operation name in quotes}}
: %02 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected integer number of results}}
%02 : = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected integer number of results}}
%0:= 2 "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '=' after SSA name}}
%0:2 "x.op" =(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected operation name in quotes}}
%0:2 = ( "x.op"%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '(' to start operand list}}
%0:2 = "x.op"%0#0 () <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
%0:2 = "x.op"() %0#0 <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ')' to end operand list}}
%0:2 = "x.op"(%0#0< ){p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected attribute name}}
%0:2 = "x.op"(%0#0) { <p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected attribute value}}
%0:2 = "x.op"(%0#0) <p { = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected attribute name}}
%0:2 = "x.op"(%0#0) <{= p 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
%0:2 = "x.op"(%0#0) <{p 1 =}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected attribute value}}
%0:2 = "x.op"(%0#0) <{p = } 1> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
%0:2 = "x.op"(%0#0) <{p = 1> } ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '>' to close properties}}
%0:2 = "x.op"(%0#0) <{p = 1}( >{ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected attribute name}}
%0:2 = "x.op"(%0#0) <{p = 1}> { ( ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '{' to begin a region}}
%0:2 = "x.op"(%0#0) <{p = 1}> (^bb0 {(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected operation name in quotes}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ( ^bb0%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ':' after block name}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0%z (: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected SSA operand}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(: %z i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%zi32 :): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: ) i32: "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ')'}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32: ) "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ':' after block name}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32)"x.in" :() : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected operation name in quotes}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): ( "x.in") : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '(' to start operand list}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in") ( : () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ')' to end operand list}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"(: ) () -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '{' to begin a region}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() ( :) -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : ) ( -> () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : (-> ) () }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '->' in function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () ( ->) }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> ) ( }) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> (} )) {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected operation name in quotes}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () ) } {q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ')' to end region list}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }{ )q = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) q { = "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected attribute name}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {= q "s"} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q "s" =} : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected attribute value}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = } "s" : (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s": } (i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} ( :i32) -> (i32, f32)
// -----

// expected-error @+1 {{expected function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : i32 () -> (i32, f32)
// -----

// expected-error @+1 {{expected '->' in function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : () i32 -> (i32, f32)
// -----

// expected-error @+1 {{expected ')'}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32-> ) (i32, f32)
// -----

// expected-error @+1 {{expected '->' in function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) ( ->i32, f32)
// -----

// expected-error @+1 {{operation defines 1 results but was provided 2 to bind}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> i32 (, f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (, i32 f32)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32f32 ,)
// -----

// expected-error @+1 {{expected non-function type}}
%0:2 = "x.op"(%0#0) <{p = 1}> ({ ^bb0(%z: i32): "x.in"() : () -> () }) {q = "s"} : (i32) -> (i32, ) f32
