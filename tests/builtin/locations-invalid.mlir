// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{custom op 'loc' is unknown (tried 'builtin.loc' as well)}}
"x.op"() : () -> () loc("a":1:1) loc("b":1:1)
// -----

// expected-error @+1 {{expected '(' in location}}
"x.op"() : () -> () loc "a"
// -----

// expected-error @+1 {{expected ')' in location}}
"x.op"() : () -> () loc("a":1:1
// -----

// expected-error @+1 {{operation location alias was never defined}}
"x.op"() : () -> () loc(#undefined)
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(i32)
// -----

// expected-error @+1 {{expected 'at' in callsite location}}
"x.op"() : () -> () loc(callsite("a" in "b"))
// -----

// expected-error @+1 {{expected integer line number in FileLineColRange}}
"x.op"() : () -> () loc("a":x:y)
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() : () -> () loc(fused<>["a"])
// -----

// expected-error @+1 {{expected location, but found '1 : i64'}}
"x.op"() : () -> () loc(#late)
#late = 1
// -----

// expected-error @+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
func.func private @decl(%a: i32 loc("x"), %b: i32 {llvm.noalias} loc("y"))
