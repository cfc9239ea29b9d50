// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)]) )
// -----

// expected-error @+1 {{expected operation name in quotes}}
,() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op",) : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"(, : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() , () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() : ,) -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() : (, -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() : () , () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() : () -> ,) loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() : () -> (, loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() : () -> () ,(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '(' in location}}
"x.op"() : () -> () loc,fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(,<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '[' in fused location}}
"x.op"() : () -> () loc(fused,"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() : () -> () loc(fused<,>["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '>' after fused location metadata}}
"x.op"() : () -> () loc(fused<"m",["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '[' in fused location}}
"x.op"() : () -> () loc(fused<"m">,"a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">[,:1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">["a",1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected integer line number in FileLineColRange}}
"x.op"() : () -> () loc(fused<"m">["a":,:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">["a":1,2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected integer column number in FileLineColRange}}
"x.op"() : () -> () loc(fused<"m">["a":1:,, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, ,("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '(' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite,"b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite(,(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected 'at' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b",unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(,) at "c":3:4)])
// -----

// expected-error @+1 {{expected ')' after child location of NameLoc}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown, at "c":3:4)])
// -----

// expected-error @+1 {{expected 'at' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) , "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at ,:3:4)])
// -----

// expected-error @+1 {{expected ')' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c",3:4)])
// -----

// expected-error @+1 {{expected integer line number in FileLineColRange}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":,:4)])
// -----

// expected-error @+1 {{expected ')' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3,4)])
// -----

// expected-error @+1 {{expected integer column number in FileLineColRange}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:,)])
// -----

// expected-error @+1 {{expected ')' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4,])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4),)
// -----

// expected-error @+1 {{expected ')' in location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)],
// -----

// expected-error @+1 {{expected operation name in quotes}}
42() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op"42) : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"(42 : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() 42 () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() : 42) -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() : (42 -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() : () 42 () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() : () -> 42) loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() : () -> (42 loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() : () -> () 42(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{custom op 'loc42fused' is unknown (tried 'builtin.loc42fused' as well)}}
"x.op"() : () -> () loc42fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(42<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused42"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '>' after fused location metadata}}
"x.op"() : () -> () loc(fused<"m"42["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '[' in fused location}}
"x.op"() : () -> () loc(fused<"m">42"a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">[42:1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected ']' in fused location}}
"x.op"() : () -> () loc(fused<"m">["a"421:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected ']' in fused location}}
"x.op"() : () -> () loc(fused<"m">["a":1:242 callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, 42("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite42"b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite(42(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected 'at' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"42unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(42) at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown42 at "c":3:4)])
// -----

// expected-error @+1 {{expected 'at' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) 42 "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at 42:3:4)])
// -----

// expected-error @+1 {{expected ')' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c"423:4)])
// -----

// expected-error @+1 {{expected ')' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:442])
// -----

// expected-error @+1 {{expected ']' in fused location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)42)
// -----

// expected-error @+1 {{expected ')' in location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)]42
// -----

// expected-error @+1 {{expected operation name in quotes}}
( "x.op") : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op") ( : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"(: ) () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '{' to begin a region}}
"x.op"() ( :) -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() : ) ( -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() : (-> ) () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() : () ( ->) loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() : () -> ) ( loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() : () -> (loc )(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected operation name in quotes}}
"x.op"() : () -> () ( locfused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{custom op 'locfused' is unknown (tried 'builtin.locfused' as well)}}
"x.op"() : () -> () locfused (<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(< fused"m">["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '[' in fused location}}
"x.op"() : () -> () loc(fused"m" <>["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() : () -> () loc(fused<> "m"["a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '>' after fused location metadata}}
"x.op"() : () -> () loc(fused<"m"[ >"a":1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '[' in fused location}}
"x.op"() : () -> () loc(fused<"m">"a" [:1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">[: "a"1:2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected ']' in fused location}}
"x.op"() : () -> () loc(fused<"m">["a"1 ::2, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected integer line number in FileLineColRange}}
"x.op"() : () -> () loc(fused<"m">["a":: 12, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected integer column number in FileLineColRange}}
"x.op"() : () -> () loc(fused<"m">["a":12 :, callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected integer column number in FileLineColRange}}
"x.op"() : () -> () loc(fused<"m">["a":1:, 2 callsite("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected ']' in fused location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2callsite ,("b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, ( callsite"b"(unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected '(' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite"b" ((unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite(( "b"unknown) at "c":3:4)])
// -----

// expected-error @+1 {{expected 'at' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"unknown () at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"() unknown at "c":3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknownat ) "c":3:4)])
// -----

// expected-error @+1 {{expected 'at' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) "c" at:3:4)])
// -----

// expected-error @+1 {{expected location instance}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at : "c"3:4)])
// -----

// expected-error @+1 {{expected ')' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c"3 ::4)])
// -----

// expected-error @+1 {{expected integer line number in FileLineColRange}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":: 34)])
// -----

// expected-error @+1 {{expected integer column number in FileLineColRange}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":34 :)])
// -----

// expected-error @+1 {{expected integer column number in FileLineColRange}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:) 4])
// -----

// expected-error @+1 {{expected ')' in callsite location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4] ))
// -----

// expected-error @+1 {{expected ']' in fused location}}
"x.op"() : () -> () loc(fused<"m">["a":1:2, callsite("b"(unknown) at "c":3:4)) ]
