// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

module attributes {dlti.dl_spec = #dlti.dl_spec<index = "32">} {}
// CHECK: :[[#@LINE-1]]:1: error: expected integer attribute in the data layout entry for 'index'
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, dense<[32, 64]> : vector<2xi64>>>} {}
// CHECK: :[[#@LINE-1]]:1: error: expected integer attribute in the data layout entry for 'index'
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[64, 32]> : vector<2xi64>>>} {}
// CHECK: :[[#@LINE-1]]:1: error: preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry #dlti.dl_entry<i32, dense<[64, 32]> : vector<2xi64>>
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 32, 32]> : vector<3xi64>>>} {}
// CHECK: :[[#@LINE-1]]:1: error: expected 1 or 2 elements in the data layout entry #dlti.dl_entry<i32, dense<32> : vector<3xi64>>
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32]> : vector<1xi32>>>} {}
// CHECK: :[[#@LINE-1]]:1: error: expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i32, dense<32> : vector<1xi32>>
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, 32>>} {}
// CHECK: :[[#@LINE-1]]:1: error: expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i32, 32 : i64>
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<[32, 64, 32]> : vector<3xi64>>>} {}
// CHECK: :[[#@LINE-1]]:1: error: preferred alignment is expected to be at least as large as ABI alignment
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, 64>>} {}
// CHECK: :[[#@LINE-1]]:1: error: expected layout attribute for '!llvm.ptr' to be a dense integer elements attribute with 3 or 4 elements
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<memref<?xf32>, 1>>} {}
// CHECK: :[[#@LINE-1]]:1: error: unexpected data layout for a built-in type
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<vector<4xf32>, 1>>} {}
// CHECK: :[[#@LINE-1]]:1: error: unexpected data layout for a built-in type
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<complex<f32>, 1>>} {}
// CHECK: :[[#@LINE-1]]:1: error: unexpected data layout for a built-in type
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "middle">} {}
// CHECK: :[[#@LINE-1]]:1: error: 'dlti.endianness' data layout entry is expected to be either 'big' or 'little'
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = 1>} {}
// CHECK: :[[#@LINE-1]]:1: error: 'dlti.endianness' data layout entry is expected to be either 'big' or 'little'
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.bogus" = 1>} {}
// CHECK: :[[#@LINE-1]]:1: error: unknown data layout entry name: dlti.bogus
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"" = 1>} {}
// CHECK: :[[#@LINE-1]]:41: error: empty string as DLTI key is not allowed
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64, index = 64 : i64>} {}
// CHECK: :[[#@LINE-1]]:41: error: repeated DLTI key: index
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"a.b" = 1, "a.b" = 2>} {}
// CHECK: :[[#@LINE-1]]:41: error: repeated DLTI key: "a.b"
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<1 = 2>} {}
// CHECK: :[[#@LINE-1]]:49: error: invalid kind of attribute specified
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index>} {}
// CHECK: :[[#@LINE-1]]:54: error: expected '='
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = >} {}
// CHECK: :[[#@LINE-1]]:56: error: expected attribute value
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 1,>} {}
// CHECK: :[[#@LINE-1]]:59: error: expected attribute value
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec} {}
// CHECK: :[[#@LINE-1]]:48: error: expected '<'
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<} {}
// CHECK: :[[#@LINE-1]]:48: error: unbalanced '<' character in pretty dialect name
// -----

module attributes {dlti.dl_spec = 1} {}
// CHECK: :[[#@LINE-1]]:1: error: 'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

module attributes {dlti.dl_spec} {}
// CHECK: :[[#@LINE-1]]:1: error: 'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

module attributes {dlti.dl_spec = {}} {}
// CHECK: :[[#@LINE-1]]:1: error: 'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

module attributes {dlti.bogus = 1} {}
// CHECK: :[[#@LINE-1]]:1: error: attribute 'dlti.bogus' not supported by dialect
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

module attributes {dlti.map = #dlti.map<"a" = 1, "a" = 2>} {}
// CHECK: :[[#@LINE-1]]:37: error: repeated DLTI key: "a"
// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1>, "CPU" = #dlti.target_device_spec<"a" = 1>>} {}
// CHECK: :[[#@LINE-1]]:52: error: repeated device ID in dlti.target_system_spec: "CPU"
// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = 1>} {}
// CHECK: :[[#@LINE-1]]:52: error: value associated with key "CPU" is not a DLTI device spec
// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<>} {}
// CHECK: :[[#@LINE-1]]:52: error: no DLTI entries provided
// -----

module attributes {dlti.target_system_spec = 1} {}
// CHECK: :[[#@LINE-1]]:1: error: 'dlti.target_system_spec' is expected to be a #dlti.target_system_spec attribute
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

module attributes {a = #dlti.target_system_spec  "CPU" = 1>} {}
// CHECK: :[[#@LINE-1]]:48: error: expected '<'
// CHECK: :[[#@LINE-2]]:30: error: no DLTI entries provided
