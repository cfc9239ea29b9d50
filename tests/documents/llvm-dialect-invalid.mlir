// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected '('}}
"some.op"() {type = !llvm.struct<>} : () -> ()

// -----

// Only inside the struct of that name.
// expected-error @+1 {{struct without a body only allowed in a recursive struct}}
"some.op"() {type = !llvm.struct<"a">} : () -> ()

// -----

// One name, two bodies.
// expected-error @+1 {{identified type already used with a different body}}
"some.op"() {types = [!llvm.struct<"a", (i32)>, !llvm.struct<"a", (i64)>]} : () -> ()

// -----

// expected-error @+1 {{redeclaring defined struct as opaque}}
"some.op"() {types = [!llvm.struct<"a", (i32)>, !llvm.struct<"a", opaque>]} : () -> ()

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"}}
module attributes {llvm.data_layout = "e-p:x"} {}

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
llvm.func @f(!llvm.ptr<i32>)

// -----

// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(si32)

// -----

// expected-error @+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global weak @g(0 : i32) : !llvm.void
