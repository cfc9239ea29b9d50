// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected operation name in quotes}}
() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op") : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"( : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '{' to begin a region}}
"x.op"()  () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() : ) -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() : ( -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() : ()  () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() : () -> ) loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() : () -> ( loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() : () -> () (fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{custom op 'locfused' is unknown (tried 'builtin.locfused' as well)}}
"x.op"() : () -> () locfused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '[' in fused location}}
"x.op"() : () -> () loc(fused"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() : () -> () loc(fused<>["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '>' after fused location metadata}}
"x.op"() : () -> () loc(fused<"m"["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '[' in fused location}}
"x.op"() : () -> () loc(fused<"m">"a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">[:1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected ']' in fused location}}
"x.op"() : () -> () loc(fused<"m">["a"1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected integer line number in FileLineColRange}}
"x.op"() : () -> () loc(fused<"m">["a"::2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected integer column number in FileLineColRange}}
"x.op"() : () -> () loc(fused<"m">["a":1:, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected ']' in fused location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2 callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, ("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '(' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite"b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite((unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected 'at' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"() at "c":3:4)])
// -----

// expected-error @+1 {{expected ')' after child location of NameLoc}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown at "c":3:4)])
// -----

// expected-error @+1 {{expected 'at' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown)  "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at :3:4)])
// -----

// expected-error @+1 {{expected ')' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c"3:4)])
// -----

// expected-error @+1 {{expected integer line number in FileLineColRange}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c"::4)])
// -----

// expected-error @+1 {{expected integer column number in FileLineColRange}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:)])
// -----

// expected-error @+1 {{expected ')' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4])
// -----

// expected-error @+1 {{expected ']' in fused location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4))
// -----

// expected-error @+1 {{expected ')' in location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)]
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

// expected-error @+1 {{expected non-function type}}
"x.op"() :
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() : (
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() : ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() : () ->
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() : () -> (
// -----

// expected-error @+1 {{expected '(' in location}}
"x.op"() : () -> () loc
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(
// -----

// expected-error @+1 {{expected '[' in fused location}}
"x.op"() : () -> () loc(fused
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() : () -> () loc(fused<
// -----

// expected-error @+1 {{expected '>' after fused location metadata}}
"x.op"() : () -> () loc(fused<"m"
// -----

// expected-error @+1 {{expected '[' in fused location}}
"x.op"() : () -> () loc(fused<"m">
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">[
// -----

// expected-error @+1 {{expected ']' in fused location}}
"x.op"() : () -> () loc(fused<"m">["a"
// -----

// expected-error @+1 {{expected integer line number in FileLineColRange}}
"x.op"() : () -> () loc(fused<"m">["a":
// -----

// expected-error @+1 {{expected ']' in fused location}}
"x.op"() : () -> () loc(fused<"m">["a":1
// -----

// expected-error @+1 {{expected integer column number in FileLineColRange}}
"x.op"() : () -> () loc(fused<"m">["a":1:
// -----

// expected-error @+1 {{expected ']' in fused location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">["a":1:2,
// -----

// expected-error @+1 {{expected '(' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite(
// -----

// expected-error @+1 {{expected 'at' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(
// -----

// expected-error @+1 {{expected ')' after child location of NameLoc}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown
// -----

// expected-error @+1 {{expected 'at' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown)
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at
// -----

// expected-error @+1 {{expected ')' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c"
// -----

// expected-error @+1 {{expected integer line number in FileLineColRange}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":
// -----

// expected-error @+1 {{expected ')' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3
// -----

// expected-error @+1 {{expected integer column number in FileLineColRange}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:
// -----

// expected-error @+1 {{expected ')' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4
// -----

// expected-error @+1 {{expected ']' in fused location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op" "x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"( () : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() ) : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() : : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected ')'}}
"x.op"() : ( () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() : () ) -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() : () -> -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() : () -> ( () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() : () -> () ) loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '(' in location}}
"x.op"() : () -> () loc loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc( (fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '[' in fused location}}
"x.op"() : () -> () loc(fused fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() : () -> () loc(fused< <"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '>' after fused location metadata}}
"x.op"() : () -> () loc(fused<"m" "m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '[' in fused location}}
"x.op"() : () -> () loc(fused<"m"> >["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">[ ["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected ']' in fused location}}
"x.op"() : () -> () loc(fused<"m">["a" "a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected integer line number in FileLineColRange}}
"x.op"() : () -> () loc(fused<"m">["a": :1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected ']' in fused location}}
"x.op"() : () -> () loc(fused<"m">["a":1 1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected integer column number in FileLineColRange}}
"x.op"() : () -> () loc(fused<"m">["a":1: :2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected ']' in fused location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2 2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, , callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '(' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite( ("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected 'at' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b" "b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"( (unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected ')' after child location of NameLoc}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected 'at' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) ) at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at at "c":3:4)])
// -----

// expected-error @+1 {{expected ')' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c" "c":3:4)])
// -----

// expected-error @+1 {{expected integer line number in FileLineColRange}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c": :3:4)])
// -----

// expected-error @+1 {{expected ')' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3 3:4)])
// -----

// expected-error @+1 {{expected integer column number in FileLineColRange}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3: :4)])
// -----

// expected-error @+1 {{expected ')' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4 4)])
// -----

// expected-error @+1 {{expected ']' in fused location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4) )])
// -----

// expected-error @+1 {{expected ')' in location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)] ])
