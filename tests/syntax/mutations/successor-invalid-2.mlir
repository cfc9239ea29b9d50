// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) ) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : : () -> ()
// -----

// expected-error @+1 {{expected ')'}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : ( () -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () ) -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ( ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> () )
// -----

// expected-error @+1 {{expected operation name in quotes}}
,() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op",) ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"(, ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() ,{ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '{' to begin a region}}
"x.op"() (, ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() ({ ,: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ':' after block name}}
"x.op"() ({ ^a, "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() ({ ^a: ,()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op"() ({ ^a: "x.br",)[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"() ({ ^a: "x.br"(,[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() ({ ^a: "x.br"(),^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected block name}}
"x.op"() ({ ^a: "x.br"()[,] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected block name}}
"x.op"() ({ ^a: "x.br"()[^b, : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() ({ ^a: "x.br"()[^b] , () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : ,) -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : (, -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () , () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> ,) ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> (, ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ,: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ':' after block name}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b, "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: ,() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end",) : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"(, : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() , () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : ,) -> () }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : (, -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () , () }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> ,) }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> (, }) : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () ,) : () -> ()
// -----

// expected-error @+1 {{expected '{' to begin a region}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }, : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) , () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : ,) -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : (, -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () , ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ,)
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> (,
// -----

// expected-error @+1 {{expected operation name in quotes}}
42() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op"42) ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"(42 ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() 42{ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '{' to begin a region}}
"x.op"() (42 ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() ({ 42: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ':' after block name}}
"x.op"() ({ ^a42 "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() ({ ^a: 42()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op"() ({ ^a: "x.br"42)[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"() ({ ^a: "x.br"(42[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() ({ ^a: "x.br"()42^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected block name}}
"x.op"() ({ ^a: "x.br"()[42] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ',' or ']'}}
"x.op"() ({ ^a: "x.br"()[^b42 : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() ({ ^a: "x.br"()[^b] 42 () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : 42) -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : (42 -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () 42 () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> 42) ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> (42 ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () 42: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ':' after block name}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b42 "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: 42() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"42) : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"(42 : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() 42 () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : 42) -> () }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : (42 -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () 42 () }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> 42) }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> (42 }) : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () 42) : () -> ()
// -----

// expected-error @+1 {{expected ')' to end region list}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }42 : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) 42 () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : 42) -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : (42 -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () 42 ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> 42)
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> (42
// -----

// expected-error @+1 {{expected operation name in quotes}}
( "x.op") ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op") ( ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"(( ){ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() { ( ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '{' to begin a region}}
"x.op"() (^a {: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() ({ : ^a "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ':' after block name}}
"x.op"() ({ ^a"x.br" :()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() ({ ^a: ( "x.br")[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op"() ({ ^a: "x.br") ([^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"() ({ ^a: "x.br"([ )^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() ({ ^a: "x.br"()^b [] : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected list element}}
"x.op"() ({ ^a: "x.br"()[] ^b : () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ',' or ']'}}
"x.op"() ({ ^a: "x.br"()[^b: ] () -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '{' to begin a region}}
"x.op"() ({ ^a: "x.br"()[^b] ( :) -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : ) ( -> () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : (-> ) () ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () ( ->) ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> ) ( ^b: "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> (^b ): "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () : ^b "x.end"() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ':' after block name}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b"x.end" :() : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: ( "x.end") : () -> () }) : () -> ()
