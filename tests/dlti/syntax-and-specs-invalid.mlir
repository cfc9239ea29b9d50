// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected '<'}}
module attributes {dlti.dl_spec = #dlti.dl_spec} {}

// -----

// expected-error @+1 {{expected '<'}}
"x.op"() {a = #dlti.map} : () -> ()

// -----

// expected-error @+1 {{repeated DLTI key: "a"}}
"x.op"() {a = #dlti.map<"a" = 1, "a" = 2>} : () -> ()

// -----

// expected-error @+1 {{empty string as DLTI key is not allowed}}
"x.op"() {a = #dlti.map<"" = 1>} : () -> ()

// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = #dlti.map<a = 1>} : () -> ()

// -----

// expected-error @+1 {{expected '='}}
"x.op"() {a = #dlti.map<"a" 1>} : () -> ()

// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = #dlti.map<"a" = >} : () -> ()

// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = #dlti.map<"a" = 1,>} : () -> ()

// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = #dlti.map<"a" = 1 "b" = 2>} : () -> ()

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
"x.op"() {a = #dlti.map<1 = 1>} : () -> ()

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
"x.op"() {a = #dlti.map<@a = 1>} : () -> ()

// -----

// expected-error @+1 {{repeated DLTI key: "a"}}
"x.op"() {a = #dlti.map<#dlti.dl_entry<"a", 1>, "a" = 3>} : () -> ()

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
"x.op"() {a = #dlti.map<#dlti.map<"a" = 1>>} : () -> ()

// -----

// expected-error @+1 {{expected a type or a quoted string}}
"x.op"() {a = #dlti.dl_entry<1, 1>} : () -> ()

// -----

// expected-error @+1 {{expected a type or a quoted string}}
"x.op"() {a = #dlti.dl_entry<foo, 1>} : () -> ()

// -----

// expected-error @+1 {{expected ','}}
"x.op"() {a = #dlti.dl_entry<"a">} : () -> ()

// -----

// expected-error @+1 {{expected ','}}
"x.op"() {a = #dlti.dl_entry<"a" = 1>} : () -> ()

// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = #dlti.dl_entry<"a", 1, 2>} : () -> ()

// -----

// expected-error @+1 {{expected a type or a quoted string}}
"x.op"() {a = #dlti.dl_entry<>} : () -> ()

// -----

// expected-error @+1 {{expected '<'}}
"x.op"() {a = #dlti.dl_entry} : () -> ()

// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = #dlti.dl_entry<"a", >} : () -> ()

// -----

// expected-error @+1 {{undefined symbol alias id 'foo'}}
"x.op"() {a = #dlti.dl_entry<!foo, 3>} : () -> ()

// -----

// expected-error @+1 {{unknown attribute `foo` in dialect `dlti`}}
"x.op"() {a = #dlti.foo<"a", 3>} : () -> ()

// -----

// expected-error @+1 {{no DLTI entries provided}}
"x.op"() {a = #dlti.target_device_spec<>} : () -> ()

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{no DLTI entries provided}}
"x.op"() {a = #dlti.target_device_spec} : () -> ()

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
"x.op"() {a = #dlti.target_device_spec<i32 = 1>} : () -> ()

// -----

// expected-error @+1 {{repeated DLTI key: "a"}}
"x.op"() {a = #dlti.target_device_spec<"a" = 1, "a" = 1>} : () -> ()

// -----

// expected-error @+1 {{empty string as DLTI key is not allowed}}
"x.op"() {a = #dlti.target_device_spec<"" = 1>} : () -> ()

// -----

// expected-error @+1 {{no DLTI entries provided}}
"x.op"() {a = #dlti.target_system_spec<>} : () -> ()

// -----

// expected-error @+1 {{repeated device ID in dlti.target_system_spec: "CPU"}}
"x.op"() {a = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1>, "CPU" = #dlti.target_device_spec<"a" = 1>>} : () -> ()

// -----

// expected-error @+1 {{value associated with key "CPU" is not a DLTI device spec}}
"x.op"() {a = #dlti.target_system_spec<"CPU" = 1>} : () -> ()

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
"x.op"() {a = #dlti.target_system_spec<i32 = #dlti.target_device_spec<"a" = 1>>} : () -> ()

// -----

// expected-error @+1 {{expected '='}}
"x.op"() {a = #dlti.target_system_spec<"CPU" : #dlti.target_device_spec<"a" = 1>>} : () -> ()

// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = #dlti.target_system_spec<CPU = #dlti.target_device_spec<"a" = 1>>} : () -> ()

// -----

// expected-error @+1 {{value associated with key "CPU" is not a DLTI device spec}}
"x.op"() {a = #dlti.target_system_spec<"CPU" = #dlti.map<"a" = 1>>} : () -> ()

// -----

// expected-error @+1 {{non-string key of DLTI system spec}}
"x.op"() {a = #dlti.target_system_spec<#dlti.dl_entry<i32, #dlti.target_device_spec<"a" = 1>>>} : () -> ()

// -----

// expected-error @+1 {{value associated with key "CPU" is not a DLTI device spec}}
"x.op"() {a = #dlti.target_system_spec<#dlti.dl_entry<"CPU", 3>, #dlti.dl_entry<i32, 3>>} : () -> ()

// -----

// expected-error @+1 {{repeated DLTI key: i32}}
"x.op"() {a = #dlti.dl_spec<i32 = 1, i32 = 2>} : () -> ()

// -----

// expected-error @+1 {{repeated DLTI key: "a"}}
"x.op"() {a = #dlti.dl_spec<"a" = 1, "a" = 2>} : () -> ()

// -----

// expected-error @+1 {{repeated DLTI key: "a\22b"}}
"x.op"() {a = #dlti.dl_spec<"a\"b" = 1, "a\"b" = 2>} : () -> ()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse DLTI_FunctionPointerAlignmentAttr parameter 'alignment' which is to be a `uint64_t`}}
"x.op"() {a = #dlti.function_pointer_alignment<a, function_dependent = true>} : () -> ()

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse DLTI_FunctionPointerAlignmentAttr parameter 'function_dependent' which is to be a `bool`}}
"x.op"() {a = #dlti.function_pointer_alignment<64, function_dependent = 3>} : () -> ()

// -----

// expected-error @+1 {{expected ','}}
"x.op"() {a = #dlti.function_pointer_alignment<64>} : () -> ()

// -----

// expected-error @+1 {{expected 'function_dependent'}}
"x.op"() {a = #dlti.function_pointer_alignment<64, foo = true>} : () -> ()

// -----

// expected-error @+1 {{expected '='}}
"x.op"() {a = #dlti.function_pointer_alignment<64, function_dependent true>} : () -> ()

// -----

// expected-error @+1 {{attribute 'dlti.foo' not supported by dialect}}
"x.op"() {dlti.foo = 1} : () -> ()

// -----

// expected-error @+1 {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
"x.op"() {dlti.dl_spec = 1} : () -> ()

// -----

// expected-error @+1 {{'dlti.target_system_spec' is expected to be a #dlti.target_system_spec attribute}}
"x.op"() {dlti.target_system_spec = 1} : () -> ()

// -----

// expected-error @+1 {{'dlti.map' is expected to be a #dlti.map attribute}}
"x.op"() {dlti.map = 1} : () -> ()

// -----

// expected-error @+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i32, 1 : i64>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 1>} {}

// -----

// expected-error @+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i32, dense<32> : vector<2xi32>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<2xi32>>} {}

// -----

// expected-error @+1 {{preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry #dlti.dl_entry<i32, dense<[64, 32]> : vector<2xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[64, 32]> : vector<2xi64>>} {}

// -----

// expected-error @+1 {{expected 1 or 2 elements in the data layout entry #dlti.dl_entry<i32, dense<[64, 32, 3]> : vector<3xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[64, 32, 3]> : vector<3xi64>>} {}

// -----

// expected-error @+1 {{expected integer attribute in the data layout entry for 'index'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<index = "a">} {}

// -----

// expected-error @+1 {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<vector<4xi32> = 3>} {}

// -----

// expected-error @+1 {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<complex<f32> = 3>} {}

// -----

// expected-error @+1 {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<memref<4xi32> = 3>} {}

// -----

// expected-error @+1 {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<tensor<4xi32> = 3>} {}

// -----

// expected-error @+1 {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<none = 3>} {}

// -----

// expected-error @+1 {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<tuple<i32> = 3>} {}

// -----

// expected-error @+1 {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<() -> () = 3>} {}

// -----

// expected-error @+1 {{expected i64 parameters for '!llvm.ptr'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32>:vector<3xi32>>} {}

// -----

// expected-error @+1 {{expected layout attribute for '!llvm.ptr' to be a dense integer elements attribute with 3 or 4 elements}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32>:vector<2xi64>>} {}

// -----

// expected-error @+1 {{expected layout attribute for '!llvm.ptr' to be a dense integer elements attribute with 3 or 4 elements}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32>:vector<5xi64>>} {}

// -----

// expected-error @+1 {{preferred alignment is expected to be at least as large as ABI alignment}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32,32,16]>:vector<3xi64>>} {}

// -----

// expected-error @+1 {{expected layout attribute for '!llvm.ptr<5>' to be a dense integer elements attribute with 3 or 4 elements}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64,64,64,32]>:vector<4xi64>, !llvm.ptr<5> = 3>} {}

// -----

// expected-error @+1 {{unexpected layout attribute for struct '!llvm.struct<(i32)>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i32)> = dense<[32, 64]>:vector<2xi64>>} {}

// -----

// expected-error @+1 {{preferred alignment is expected to be at least as large as ABI alignment}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 32]>:vector<2xi64>>} {}

// -----

// expected-error @+1 {{expected layout attribute for '!llvm.struct<()>' to be a dense integer elements attribute of 1 or 2 elements}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64>:vector<3xi64>>} {}

// -----

// expected-error @+1 {{expected layout attribute for '!llvm.struct<()>' to be a dense integer elements attribute of 1 or 2 elements}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = 4>} {}

// -----

// expected-error @+1 {{unexpected layout attribute for struct '!llvm.struct<"a", (i32)>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<"a", (i32)> = dense<[32, 64]>:vector<2xi64>>} {}

// -----

// expected-error @+1 {{data layout specified for a type that does not support it}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.void = 4>} {}

// -----

// expected-error @+2 {{expected 'x'}}
// expected-error @+1 {{error while parsing type DLTI key}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<2xi32> = 4>} {}

// -----

// expected-error @+1 {{data layout specified for a type that does not support it}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.target<"a"> = 4>} {}

// -----

// expected-error @+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<!llvm.ppc_fp128, 4 : i64>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ppc_fp128 = 4>} {}

// -----

// expected-error @+1 {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!foo.bar = 4>} {}

// -----

// expected-error @+1 {{unknown data layout entry name: dlti.foo}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 4>} {}

// -----

// expected-error @+1 {{the 'builtin' dialect does not support identifier data layout entries}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"builtin.foo" = 4>} {}

// -----

// expected-note @+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 32>} {
  // expected-error @+1 {{data layout does not combine with layouts of enclosing ops}}
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 64>} {}
}

// -----

// expected-note @+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  // expected-error @+1 {{data layout does not combine with layouts of enclosing ops}}
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {}
}

// -----

// expected-note @+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"foo.bar" = 32>} {
  // expected-error @+1 {{data layout does not combine with layouts of enclosing ops}}
  module attributes {dlti.dl_spec = #dlti.dl_spec<"foo.bar" = 64>} {}
}

// -----

// expected-note @+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<3> = dense<[32,32,32]>:vector<3xi64>>} {
  // expected-error @+1 {{data layout does not combine with layouts of enclosing ops}}
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<4> = dense<[64,32,32]>:vector<3xi64>>} {}
}

// -----

// expected-note @+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32,64]>:vector<2xi64>>} {
  // expected-error @+1 {{data layout does not combine with layouts of enclosing ops}}
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64,64]>:vector<2xi64>>} {}
}

// -----

// expected-note @+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.legal_int_widths" = array<i32: 32, 64>>} {
  // expected-error @+1 {{data layout does not combine with layouts of enclosing ops}}
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.legal_int_widths" = array<i32: 32>>} {}
}

// -----

// expected-note @+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.mangling_mode" = "e">} {
  // expected-note @+1 {{enclosing op with data layout}}
  module {
    // expected-error @+1 {{data layout does not combine with layouts of enclosing ops}}
    module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.mangling_mode" = "m">} {}
  }
}

// -----

// expected-note @+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.mangling_mode" = "e">} {
  // expected-note @+1 {{enclosing op with data layout}}
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.mangling_mode" = "e">} {
    // expected-error @+1 {{data layout does not combine with layouts of enclosing ops}}
    module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.mangling_mode" = "m">} {}
  }
}

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<i32 = "a">>} {}

// -----

// expected-error @+1 {{attribute 'dlti.target_device_spec' not supported by dialect}}
module attributes {dlti.target_device_spec = #dlti.target_device_spec<"a" = "a">} {}
