// RUN: mlir-opt %s --irdl-file=%S/library.mlir --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{op expects exactly 0 results, but got 1}}
%0 = "d.none"() : () -> i32

// -----

%0 = "t"() : () -> i32
// expected-error @+1 {{op expects exactly 0 operands, but got 1}}
"d.none"(%0) : (i32) -> ()

// -----

%0 = "t"() : () -> i64
// expected-error @+1 {{expected 'i32' but got 'i64'}}
"d.o"(%0) : (i64) -> ()

// -----

// expected-error @+1 {{'d.none' op unexpected number of regions: expected 0 but got 1}}
"d.none"() ({}) : () -> ()

// -----

// expected-error @+1 {{unregistered operation 'd.unknown' found in dialect ('d') that does not allow unknown operations}}
"d.unknown"() ({}) : () -> ()

// -----

// expected-error @+1 {{expected 'i32' but got 'f32'}}
%0:2 = "d.r"() : () -> (i32, f32)

// -----

// expected-error @+1 {{'i64' does not satisfy the constraint}}
%0:2 = "d.r"() : () -> (i64, i64)

// -----

// expected-error @+1 {{op expects exactly 2 results, but got 1}}
%0 = "d.r"() : () -> (i64)

// -----

// expected-error @+1 {{'d.oat' op attribute "k" is expected but not provided}}
"d.oat"() : () -> ()

// -----

// expected-error @+1 {{invalid properties {k = "x"} for op d.oat: extensible Dialects don't support properties}}
"d.oat"() <{k = "x"}> : () -> ()

// -----

// expected-error @+1 {{expected '"x"' but got '"y"'}}
"d.oat"() {k = "y"} : () -> ()

// -----

// expected-error @+1 {{expected '"x"' but got '3 : i64'}}
"d.oat"() {k = 3} : () -> ()

// -----

%0 = "t"() : () -> i32
%1 = "t"() : () -> f32
"d.va"(%1) : (f32) -> ()
"d.va"(%0, %1) : (i32, f32) -> ()
"d.va"(%0, %0, %1) : (i32, i32, f32) -> ()
// expected-error @+1 {{op expects at least 1 operands, but got 0}}
"d.va"() : () -> ()

// -----

%0 = "t"() : () -> i32
%1 = "t"() : () -> f32
// expected-error @+1 {{expected 'i32' but got 'f32'}}
"d.va"(%1, %0) : (f32, i32) -> ()

// -----

%0 = "t"() : () -> i32
%1 = "t"() : () -> f32
// expected-error @+1 {{'operandSegmentSizes' attribute is expected but not provided}}
"d.vv"(%0) : (i32) -> ()

// -----

%0 = "t"() : () -> i32
%1 = "t"() : () -> f32
// expected-error @+1 {{'resultSegmentSizes' attribute is expected but not provided}}
"d.vv"(%0) {operandSegmentSizes = array<i32: 1, 0>} : (i32) -> ()

// -----

%0 = "t"() : () -> i32
%1 = "t"() : () -> f32
// expected-error @+1 {{invalid properties {operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 0, 1>} for op d.vv: extensible Dialects don't support properties}}
%3 = "d.vv"(%0) <{operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 0, 1>}> : (i32) -> (f32)

// -----

%0 = "t"() : () -> i32
// expected-error @+1 {{'operandSegmentSizes' attribute for specifying operand segments must have 2 elements, but got 1}}
%3 = "d.vv"(%0) {operandSegmentSizes = array<i32: 1>, resultSegmentSizes = array<i32: 0, 1>} : (i32) -> (f32)

// -----

%0 = "t"() : () -> i32
// expected-error @+1 {{sum of elements in 'operandSegmentSizes' attribute must be equal to the number of operands}}
%3 = "d.vv"(%0) {operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 0, 1>} : (i32) -> (f32)

// -----

%0 = "t"() : () -> i32
// expected-error @+1 {{'operandSegmentSizes' attribute for specifying operand segments must have non-negative values}}
%3 = "d.vv"(%0) {operandSegmentSizes = array<i32: -1, 2>, resultSegmentSizes = array<i32: 0, 1>} : (i32) -> (f32)

// -----

%0 = "t"() : () -> i32
// expected-error @+1 {{element 1 in 'resultSegmentSizes' attribute must be equal to 0 or 1}}
%3:2 = "d.vv"(%0) {operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 0, 2>} : (i32) -> (f32, f32)

// -----

%0 = "t"() : () -> i32
// expected-error @+1 {{'operandSegmentSizes' attribute is expected to be a dense i32 array}}
%3:2 = "d.vv"(%0) {operandSegmentSizes = array<i64: 1, 0>, resultSegmentSizes = array<i32: 0, 2>} : (i32) -> (f32, f32)

// -----

%0 = "t"() : () -> i32
// expected-error @+1 {{op expects at most 1 operands, but got 2}}
%1 = "d.op1"(%0, %0) : (i32, i32) -> i32

// -----

%0 = "t"() : () -> i32
// expected-error @+1 {{expected 'i32' but got 'i64'}}
%1 = "d.same"(%0, %0) : (i32, i32) -> i64

// -----

%0 = "t"() : () -> !d.one<i32>
// expected-error @+1 {{expected 'i32' but got 'i64'}}
%1 = "d.par"(%0) : (!d.one<i32>) -> i64

// -----

%0 = "t"() : () -> i32
// expected-error @+1 {{expected base type 'd.one' but got 'i32'}}
%1 = "d.par"(%0) : (i32) -> i64

// -----

// expected-error @+1 {{'d.reg' op unexpected number of regions: expected 4 but got 0}}
"d.reg"() : () -> ()

// -----

// expected-error @+1 {{expected region 2 to have 2 block(s) but got 0}}
"d.reg"() ({}, {}, {}, {}) : () -> ()

// -----

// expected-error @+2 {{expected region 1 to have 0 arguments but got 1}}
// expected-note @+1 {{see the operation}}
"d.reg"() ({}, {^bb0(%a: i32): "x"() : () -> ()}, {
"x"() : () -> ()
^bb1:
"y"() : () -> ()
}, {^bb0(%a: i32): "y"() : () -> ()}) : () -> ()

// -----

// expected-note @+1 {{see the operation}}
"d.reg"() ({}, {"x"() : () -> ()}, {
"x"() : () -> ()
^bb1:
"y"() : () -> ()
// expected-error @+1 {{expected 'i32' but got 'i64'}}
}, {^bb0(%a: i64): "y"() : () -> ()}) : () -> ()

// -----

%0 = "t"() : () -> i64
// expected-error @+1 {{expected 'i32' but got 'i64'}}
"d.all"(%0) : (i64) -> ()

// -----

%0 = "t"() : () -> !d.plain
// expected-error @+1 {{expected base type 'd.one' but got 'd.plain'}}
"d.b"(%0) : (!d.plain) -> ()

// -----

// expected-error @+1 {{expected base attribute 'd.at' but got 'd.pa'}}
"d.ba"() {k = #d.pa} : () -> ()

// -----

// expected-error @+1 {{expected base type 'd.plain' but got 'd.one'}}
"d.bt"() {k = !d.one<3>} : () -> ()

// -----

// expected-error @+1 {{expected 1 type arguments, but had 0}}
"x"() {k = !d.one} : () -> ()

// -----

// expected-error @+1 {{expected 1 type arguments, but had 0}}
"x"() {k = !d.one<>} : () -> ()

// -----

// expected-error @+1 {{expected 1 type arguments, but had 2}}
"x"() {k = !d.one<1,2>} : () -> ()

// -----

// expected-error @+1 {{expected 0 type arguments, but had 1}}
"x"() {k = !d.plain<1>} : () -> ()

// -----

// expected-error @+1 {{expected 'i32' but got 'i64'}}
"x"() {k = !d.two<i64, i64>} : () -> ()

// -----

// expected-error @+1 {{expected base type 'builtin.integer' but got 'builtin.f32'}}
"x"() {k = !d.two<i32, f32>} : () -> ()

// -----

// expected-error @+1 {{expected base attribute 'builtin.string' but got 'builtin.integer'}}
"x"() {k = #d.at<3>} : () -> ()

// -----

// expected-error @+1 {{expected 1 type arguments, but had 0}}
"x"() {k = #d.at} : () -> ()

// -----

// expected-error @+1 {{expected dynamic attribute}}
"x"() {k = #d.nope} : () -> ()

// -----

// expected-error @+1 {{expected dynamic type}}
"x"() {k = !d.nope<1>} : () -> ()

// -----

// expected-error @+1 {{expected valid keyword}}
"x"() {k = !d<"plain">} : () -> ()

// -----

// Blocks are counted before arguments.
// expected-error @+1 {{expected region 3 to have 1 block(s) but got 0}}
"d.reg"() ({}, {}, {
"x"() : () -> ()
^bb1:
"y"() : () -> ()
}, {}) : () -> ()
