// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

module attributes {dlti.dl_spec = #dlti.dl_spec<>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 64 : i64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 0>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 0 : i64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, -1>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = -1 : i64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<32> : vector<1xi64>>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<1xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[32, 64]> : vector<2xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[7, 32]> : vector<2xi64>>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[7, 32]> : vector<2xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[24, 24]> : vector<2xi64>>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<24> : vector<2xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i8, dense<[16, 16]> : vector<2xi64>>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<16> : vector<2xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<f32, dense<[32, 64]> : vector<2xi64>>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<[32, 64]> : vector<2xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<64> : vector<4xi64>>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<[32, 32, 64]> : vector<3xi64>>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32, 32, 64]> : vector<3xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<[32, 32, 64, 32]> : vector<4xi64>>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32, 32, 64, 32]> : vector<4xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.struct<()>, dense<[32, 64]> : vector<2xi64>>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32, 64]> : vector<2xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = 5 : ui64>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = 5 : ui64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.program_memory_space" = 3 : ui64>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.program_memory_space" = 3 : ui64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.global_memory_space" = 2 : ui64>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.global_memory_space" = 2 : ui64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 128 : i64>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 128 : i64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.default_memory_space" = 7 : ui64>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.default_memory_space" = 7 : ui64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<32, function_dependent = true>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<32, function_dependent = true>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.legal_int_widths" = array<i32: 32, 64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.legal_int_widths" = array<i32: 32, 64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.mangling_mode" = "e">} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.mangling_mode" = "e">} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"other.key" = 1>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"other.key" = 1 : i64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"llvm.key" = 1>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"llvm.key" = 1 : i64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"key" = 1>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"key" = 1 : i64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 128 : i64, index = 32 : i64>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 128 : i64, index = 32 : i64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<2xi64>, i64 = dense<64> : vector<2xi64>, f64 = dense<[32, 64]> : vector<2xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<2xi64>, i64 = dense<64> : vector<2xi64>, f64 = dense<[32, 64]> : vector<2xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.map = #dlti.map<"a" = 1, "b" = 2>} {}

// CHECK: module attributes {dlti.map = #dlti.map<"a" = 1 : i64, "b" = 2 : i64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.map = #dlti.map<"a" = #dlti.map<"b" = 2>>} {}

// CHECK: module attributes {dlti.map = #dlti.map<"a" = #dlti.map<"b" = 2 : i64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.map = #dlti.map<i32 = 2>} {}

// CHECK: module attributes {dlti.map = #dlti.map<i32 = 2 : i64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.map = #dlti.map<>} {}

// CHECK: module attributes {dlti.map = #dlti.map<>} {
// CHECK-NEXT: }

// -----

module attributes {foo.bar = 1} {}

// CHECK: module attributes {foo.bar = 1 : i64} {
// CHECK-NEXT: }

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1>>} {}

// CHECK: module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1 : i64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1, "b" = 2>, "GPU" = #dlti.target_device_spec<"c" = 1>>} {}

// CHECK: module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1 : i64, "b" = 2 : i64>, "GPU" = #dlti.target_device_spec<"c" = 1 : i64>>} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-p:64:64", dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>, llvm.data_layout = "e-p:64:64"} {
// CHECK-NEXT: }
