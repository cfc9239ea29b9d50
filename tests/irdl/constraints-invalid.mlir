// RUN: mlir-opt %s --irdl-file=%S/marks.mlir --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected dynamic type}}
"x"() {a = !e.mark<1>, b = #e.hash} : () -> ()

// -----

// expected-error @+1 {{expected dynamic type}}
%0 = "x"() : () -> !e.mark<1>
"e.o"(%0) : (!e.mark<1>) -> ()

// -----

%0 = "x"() : () -> i32
// expected-error @+1 {{expected base type 'e.!mark' but got 'builtin.integer'}}
"e.o"(%0) : (i32) -> ()

// -----

// expected-error @+1 {{expected base attribute 'builtin.string' but got 'builtin.type'}}
"e.b"() {a = i32, b = f32, c = 3} : () -> ()

// -----

// expected-error @+1 {{expected type, got attribute '3 : i64}}
"e.b"() {a = "s", b = 3, c = 3} : () -> ()

// -----

// expected-error @+1 {{expected base type 'builtin.f32' but got 'builtin.integer'}}
"e.b"() {a = "s", b = i32, c = 3} : () -> ()

// -----

// expected-error @+1 {{expected base attribute 'builtin.integer' but got 'builtin.dense_int_or_fp_elements'}}
"e.b"() {a = "s", b = f32, c = dense<3> : tensor<2xi32>} : () -> ()

// -----

// expected-error @+1 {{expected base attribute 'builtin.integer' but got 'builtin.unknown_loc'}}
"e.b"() {a = "s", b = f32, c = loc(unknown)} : () -> ()

// -----

// expected-error @+1 {{expected base attribute 'builtin.integer' but got 'builtin.file_line_range'}}
"e.b"() {a = "s", b = f32, c = loc("a":1:2)} : () -> ()

// -----

// expected-error @+1 {{expected base attribute 'builtin.integer' but got 'builtin.dense_string_elements'}}
"e.b"() {a = "s", b = f32, c = dense<["a", "b"]> : tensor<2x!x.y>} : () -> ()

// -----

// expected-error @+1 {{expected base attribute 'builtin.integer' but got 'builtin.sparse_elements'}}
"e.b"() {a = "s", b = f32, c = sparse<0, 1> : tensor<1xi32>} : () -> ()

// -----

// expected-error @+1 {{expected base attribute 'builtin.integer' but got 'builtin.opaque'}}
"e.b"() {a = "s", b = f32, c = #foo.bar} : () -> ()

// -----

// expected-error @+1 {{expected base attribute 'builtin.integer' but got 'arith.fastmath'}}
"e.b"() {a = "s", b = f32, c = #arith.fastmath<nnan>} : () -> ()

// -----

// expected-error @+1 {{expected base type 'builtin.f32' but got 'llvm.ptr'}}
"e.b"() {a = "s", b = !llvm.ptr, c = 1} : () -> ()

// -----

// expected-error @+1 {{expected base type 'builtin.f32' but got 'llvm.struct'}}
"e.b"() {a = "s", b = !llvm.struct<"x", ()>, c = 1} : () -> ()

// -----

// expected-error @+1 {{expected base type 'builtin.f32' but got 'llvm.array'}}
"e.b"() {a = "s", b = !llvm.array<1 x i32>, c = 1} : () -> ()

// -----

// expected-error @+1 {{expected base attribute 'builtin.string' but got 'builtin.unit'}}
"e.b"() {a, b = f32, c = 1} : () -> ()

// -----

// expected-error @+1 {{'operandSegmentSizes' attribute is expected but not provided}}
"e.three"() : () -> ()

// -----

%0 = "x"() : () -> i64
// expected-error @+1 {{element 1 in 'operandSegmentSizes' attribute must be equal to 1}}
"e.three"(%0, %0) {operandSegmentSizes = array<i32: 0, 2, 0>} : (i64, i64) -> ()

// -----

%0 = "x"() : () -> i64
// expected-error @+1 {{element 1 in 'operandSegmentSizes' attribute must be equal to 1}}
"e.three"(%0, %0) {operandSegmentSizes = array<i32: 0, 0, 2>} : (i64, i64) -> ()

// -----

%0 = "x"() : () -> i64
// expected-error @+1 {{element 1 in 'operandSegmentSizes' attribute must be equal to 1}}
"e.three"(%0, %0) {operandSegmentSizes = array<i32: 2147483647, 2147483647, 4>} : (i64, i64) -> ()

// -----

%0 = "x"() : () -> i64
// expected-error @+1 {{sum of elements in 'operandSegmentSizes' attribute must be equal to the number of operands}}
"e.three"(%0, %0) {operandSegmentSizes = array<i32: 1, 1, 1>} : (i64, i64) -> ()

// -----

// expected-error @+1 {{expected 'i64' but got 'i32'}}
%0:2 = "e.nest"() : () -> (i64, i32)

// -----

// expected-error @+1 {{expected 'i64' but got 'i32'}}
%0:2 = "e.nest"() : () -> (i32, i32)

// -----

// expected-error @+1 {{'f32' does not satisfy the constraint}}
%0:2 = "e.nest"() : () -> (f32, i32)

// -----

// expected-error @+1 {{expected dynamic type}}
func.func @f(%a: !e.mark<i32>) -> !e.mark<"x"> attributes {x = #e.hash} { "e.foo"() : () -> () }
