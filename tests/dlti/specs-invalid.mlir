// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{expected integer attribute in the data layout entry for 'index'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<index = "32">} {}
// -----

// expected-error @+1 {{expected integer attribute in the data layout entry for 'index'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, dense<[32, 64]> : vector<2xi64>>>} {}
// -----

// expected-error @+1 {{preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry #dlti.dl_entry<i32, dense<[64, 32]> : vector<2xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[64, 32]> : vector<2xi64>>>} {}
// -----

// expected-error @+1 {{expected 1 or 2 elements in the data layout entry #dlti.dl_entry<i32, dense<32> : vector<3xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 32, 32]> : vector<3xi64>>>} {}
// -----

// expected-error @+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i32, dense<32> : vector<1xi32>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32]> : vector<1xi32>>>} {}
// -----

// expected-error @+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i32, 32 : i64>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, 32>>} {}
// -----

// expected-error @+1 {{preferred alignment is expected to be at least as large as ABI alignment}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<[32, 64, 32]> : vector<3xi64>>>} {}
// -----

// expected-error @+1 {{expected layout attribute for '!llvm.ptr' to be a dense integer elements attribute with 3 or 4 elements}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, 64>>} {}
// -----

// expected-error @+1 {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<memref<?xf32>, 1>>} {}
// -----

// expected-error @+1 {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<vector<4xf32>, 1>>} {}
// -----

// expected-error @+1 {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<complex<f32>, 1>>} {}
// -----

// expected-error @+1 {{'dlti.endianness' data layout entry is expected to be either 'big' or 'little'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "middle">} {}
// -----

// expected-error @+1 {{'dlti.endianness' data layout entry is expected to be either 'big' or 'little'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = 1>} {}
// -----

// expected-error @+1 {{unknown data layout entry name: dlti.bogus}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.bogus" = 1>} {}
// -----

// expected-error @+1 {{empty string as DLTI key is not allowed}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"" = 1>} {}
// -----

// expected-error @+1 {{repeated DLTI key: index}}
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64, index = 64 : i64>} {}
// -----

// expected-error @+1 {{repeated DLTI key: "a.b"}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"a.b" = 1, "a.b" = 2>} {}
// -----

// expected-error @+1 {{invalid kind of attribute specified}}
module attributes {dlti.dl_spec = #dlti.dl_spec<1 = 2>} {}
// -----

// expected-error @+1 {{expected '='}}
module attributes {dlti.dl_spec = #dlti.dl_spec<index>} {}
// -----

// expected-error @+1 {{expected attribute value}}
module attributes {dlti.dl_spec = #dlti.dl_spec<index = >} {}
// -----

// expected-error @+1 {{expected attribute value}}
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 1,>} {}
// -----

// expected-error @+1 {{expected '<'}}
module attributes {dlti.dl_spec = #dlti.dl_spec} {}
// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
module attributes {dlti.dl_spec = #dlti.dl_spec<} {}
// -----

// expected-error @+1 {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
module attributes {dlti.dl_spec = 1} {}
// -----

// expected-error @+1 {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
module attributes {dlti.dl_spec} {}
// -----

// expected-error @+1 {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
module attributes {dlti.dl_spec = {}} {}
// -----

// expected-error @+1 {{attribute 'dlti.bogus' not supported by dialect}}
module attributes {dlti.bogus = 1} {}
// -----

// expected-error @+1 {{repeated DLTI key: "a"}}
module attributes {dlti.map = #dlti.map<"a" = 1, "a" = 2>} {}
// -----

// expected-error @+1 {{repeated device ID in dlti.target_system_spec: "CPU"}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1>, "CPU" = #dlti.target_device_spec<"a" = 1>>} {}
// -----

// expected-error @+1 {{value associated with key "CPU" is not a DLTI device spec}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = 1>} {}
// -----

// expected-error @+1 {{no DLTI entries provided}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<>} {}
// -----

// expected-error @+1 {{'dlti.target_system_spec' is expected to be a #dlti.target_system_spec attribute}}
module attributes {dlti.target_system_spec = 1} {}
