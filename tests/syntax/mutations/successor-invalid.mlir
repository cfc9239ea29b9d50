// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected operation name in quotes}}
() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op") ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"( ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() { ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '{' to begin a region}}
"x.op"() ( ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() ({ : "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ':' after block name}}
"x.op"() ({ ^a "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() ({ ^a: ()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op"() ({ ^a: "x.br")[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"() ({ ^a: "x.br"([^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() ({ ^a: "x.br"()^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected list element}}
"x.op"() ({ ^a: "x.br"()[] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ',' or ']'}}
"x.op"() ({ ^a: "x.br"()[^b : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '{' to begin a region}}
"x.op"() ({ ^a: "x.br"()[^b]  () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : ) -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : ( -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() ({ ^a: "x.br"()[^b] : ()  () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> ) ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> ( ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () : "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ':' after block name}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: () : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end") : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"( : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '{' to begin a region}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"()  () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : ) -> () }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : ( -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : ()  () }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> ) }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> ( }) : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () ) : () -> ()
// -----

// expected-error @+1 {{expected ')' to end region list}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () } : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () })  () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : ) -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : ( -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : ()  ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> )
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> (
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op"
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"(
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"()
// -----

// expected-error @+1 {{expected '{' to begin a region}}
"x.op"() (
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() ({
// -----

// expected-error @+1 {{expected ':' after block name}}
"x.op"() ({ ^a
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() ({ ^a:
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op"() ({ ^a: "x.br"
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"() ({ ^a: "x.br"(
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() ({ ^a: "x.br"()
// -----

// expected-error @+1 {{expected block name}}
"x.op"() ({ ^a: "x.br"()[
// -----

// expected-error @+1 {{expected ',' or ']'}}
"x.op"() ({ ^a: "x.br"()[^b
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() ({ ^a: "x.br"()[^b]
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] :
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : (
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() ({ ^a: "x.br"()[^b] : ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () ->
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> (
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> ()
// -----

// expected-error @+1 {{expected ':' after block name}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b:
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"(
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() :
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : (
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () ->
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> (
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> ()
// -----

// expected-error @+1 {{expected ')' to end region list}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () })
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) :
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : (
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () ->
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op" "x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"( () ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() ) ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '{' to begin a region}}
"x.op"() ( ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() ({ { ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ':' after block name}}
"x.op"() ({ ^a ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() ({ ^a: : "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op"() ({ ^a: "x.br" "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"() ({ ^a: "x.br"( ()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() ({ ^a: "x.br"() )[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected block name}}
"x.op"() ({ ^a: "x.br"()[ [^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ',' or ']'}}
"x.op"() ({ ^a: "x.br"()[^b ^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() ({ ^a: "x.br"()[^b] ] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ')'}}
"x.op"() ({ ^a: "x.br"()[^b] : ( () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () ) -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> ( () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ) ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ':' after block name}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: : "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end" "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"( () : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() ) : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ')'}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : ( () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () ) -> () }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> ( () }) : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () ) }) : () -> ()
// -----

// expected-error @+1 {{expected ')' to end region list}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () } }) : () -> ()
