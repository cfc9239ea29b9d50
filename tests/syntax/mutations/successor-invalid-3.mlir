// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected '(' to start operand list}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end") ( : () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"(: ) () -> () }) : () -> ()
// -----

// expected-error @+1 {{expected '{' to begin a region}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() ( :) -> () }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : ) ( -> () }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : (-> ) () }) : () -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () ( ->) }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> ) ( }) : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> (} )) : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () ) } : () -> ()
// -----

// expected-error @+1 {{expected ')' to end region list}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }: ) () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) ( :) -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : ) ( -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : (-> ) ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () ( ->)
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() ({ ^a: "x.br"()[^b] : () -> () ^b: "x.end"() : () -> () }) : () -> ) (
