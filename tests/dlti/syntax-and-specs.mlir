// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --mlir-print-op-generic | mlir-opt --allow-unregistered-dialect --split-input-file | FileCheck %s

module attributes {dlti.dl_spec = #dlti.dl_spec<>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<>} {
// CHECK-NEXT: }

// -----

"x.op"() {a = #dlti.map<>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #dlti.map<>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #dlti.map<"a" = 1>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #dlti.map<"a" = 1 : i64>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #dlti.map<"a" = 1, i32 = 2>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #dlti.map<"a" = 1 : i64, i32 = 2 : i64>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #dlti.map<#dlti.dl_entry<"a", 1>>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #dlti.map<"a" = 1 : i64>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #dlti.map<"a" = #dlti.map<"b" = 2>>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #dlti.map<"a" = #dlti.map<"b" = 2 : i64>>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #dlti.map<"a" = #dlti.map<>>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #dlti.map<"a" = #dlti.map<>>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #dlti.dl_entry<"a", 1>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #dlti.dl_entry<"a", 1 : i64>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #dlti.dl_entry<i32, 1>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #dlti.dl_entry<i32, 1 : i64>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #dlti.dl_entry<"", 1>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #dlti.dl_entry<"", 1 : i64>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #dlti.target_device_spec<"a" = 1>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #dlti.target_device_spec<"a" = 1 : i64>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #dlti.target_device_spec<#dlti.dl_entry<"a", 1>>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #dlti.target_device_spec<"a" = 1 : i64>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1>>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1 : i64>>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1>, "GPU" = #dlti.target_device_spec<"a" = 1>>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1 : i64>, "GPU" = #dlti.target_device_spec<"a" = 1 : i64>>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #dlti.target_system_spec<"" = #dlti.target_device_spec<"a" = 1>>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #dlti.target_system_spec<"" = #dlti.target_device_spec<"a" = 1 : i64>>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #dlti.target_system_spec<#dlti.dl_entry<"CPU", #dlti.target_device_spec<"a" = 1>>>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1 : i64>>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #dlti.function_pointer_alignment<64, function_dependent = true>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #dlti.function_pointer_alignment<64, function_dependent = true>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #dlti.function_pointer_alignment<64, function_dependent = 1>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #dlti.function_pointer_alignment<64, function_dependent = true>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #dlti.function_pointer_alignment<-64, function_dependent = false>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {a = #dlti.function_pointer_alignment<18446744073709551552, function_dependent = false>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {dlti.map = #dlti.map<"a" = 1>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {dlti.map = #dlti.map<"a" = 1 : i64>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {dlti.dl_spec = #dlti.dl_spec<i32 = 1>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {dlti.dl_spec = #dlti.dl_spec<i32 = 1 : i64>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 1>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 1 : i64>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = 1>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = 1 : i64>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "foo">} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "foo">} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} : () -> ()
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<2xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<2xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<1xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<1xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : tensor<2xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : tensor<2xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<33> : vector<2xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<33> : vector<2xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<4> : vector<2xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<4> : vector<2xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<[8, 32]> : vector<2xi64>, i8 = dense<8>:vector<1xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<[8, 32]> : vector<2xi64>, i8 = dense<8> : vector<1xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<16>:vector<1xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<16> : vector<1xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32>:vector<1xi64>, i64 = dense<64> : vector<1xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<1xi64>, i64 = dense<64> : vector<1xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32>:vector<3xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<3xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32>:vector<4xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<4xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32,30,30]>:vector<3xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32, 30, 30]> : vector<3xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[30,32,32]>:vector<3xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[30, 32, 32]> : vector<3xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<5> = dense<[64,64,64]>:vector<3xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<5> = dense<64> : vector<3xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32, 64]>:vector<2xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32, 64]> : vector<2xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64>:vector<1xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<1xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<2 x i32> = 4>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<2 x i32> = 4 : i64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"foo.bar" = 4>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"foo.bar" = 4 : i64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"llvm.foo" = 4>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"llvm.foo" = 4 : i64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"foo" = 4>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"foo" = 4 : i64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = "a">} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = "a">} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = 3>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = 3 : i64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = "a", "dlti.mangling_mode" = 3, "dlti.legal_int_widths" = 3, "dlti.function_pointer_alignment" = 3>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = "a", "dlti.mangling_mode" = 3 : i64, "dlti.legal_int_widths" = 3 : i64, "dlti.function_pointer_alignment" = 3 : i64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 32>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 32>} {}
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 32 : i64>} {
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 32 : i64>} {
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64,64]>:vector<2xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32,64]>:vector<2xi64>>} {}
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<2xi64>>} {
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32, 64]> : vector<2xi64>>} {
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.mangling_mode" = "e">} {
  func.func @f() {
    "test.foo"() ({
    }) {dlti.dl_spec = #dlti.dl_spec<"dlti.mangling_mode" = "m">} : () -> ()
    return
  }
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.mangling_mode" = "e">} {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     "test.foo"() ({
// CHECK-NEXT:     }) {dlti.dl_spec = #dlti.dl_spec<"dlti.mangling_mode" = "m">} : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

"x.op"() ({
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.mangling_mode" = "m">} {}
}) {dlti.dl_spec = #dlti.dl_spec<"dlti.mangling_mode" = "e">} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.op"() ({
// CHECK-NEXT:     builtin.module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.mangling_mode" = "m">} {
// CHECK-NEXT:     }
// CHECK-NEXT:   }) {dlti.dl_spec = #dlti.dl_spec<"dlti.mangling_mode" = "e">} : () -> ()
// CHECK-NEXT: }

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"dlti.foo" = 32 : i32>>} {}

// CHECK: module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"dlti.foo" = 32 : i32>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1_cache_size_in_bytes" = "a">>} {}

// CHECK: module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1_cache_size_in_bytes" = "a">>} {
// CHECK-NEXT: }

// -----

func.func private @f(i32 {dlti.dl_spec = #dlti.dl_spec<>})

// CHECK: module {
// CHECK-NEXT:   func.func private @f(i32 {dlti.dl_spec = #dlti.dl_spec<>})
// CHECK-NEXT: }

// -----

func.func private @f(i32 {dlti.foo = 1}) -> (i32 {dlti.foo = 1})

// CHECK: module {
// CHECK-NEXT:   func.func private @f(i32 {dlti.foo = 1 : i64}) -> (i32 {dlti.foo = 1 : i64})
// CHECK-NEXT: }
