// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
func.func private @f(!llvm.ptr<4294967296>)

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
func.func private @f(!llvm.ptr<i32>)

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
func.func private @f(!llvm.ptr<"a">)

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
func.func private @f(!llvm.ptr<>)

// -----

// expected-error @+1 {{expected '>'}}
func.func private @f(!llvm.ptr<3, 4>)

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
func.func private @f(!llvm.ptr<@a>)

// -----

// expected-error @+1 {{expected 'x'}}
func.func private @f(!llvm.array<4xi32>)

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
func.func private @f(!llvm.array<? x i32>)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @f(!llvm.array<4 x 4 x i32>)

// -----

// expected-error @+1 {{expected 'x'}}
func.func private @f(!llvm.array<4 i32>)

// -----

// expected-error @+1 {{invalid array element type: '!llvm.void'}}
func.func private @f(!llvm.array<4 x void>)

// -----

// expected-error @+1 {{invalid array element type: '!llvm.token'}}
func.func private @f(!llvm.array<4 x token>)

// -----

// expected-error @+1 {{invalid array element type: '!llvm.label'}}
func.func private @f(!llvm.array<4 x label>)

// -----

// expected-error @+1 {{invalid array element type: '!llvm.metadata'}}
func.func private @f(!llvm.array<4 x metadata>)

// -----

// expected-error @+1 {{invalid array element type: '!llvm.func<void ()>'}}
func.func private @f(!llvm.array<4 x func<void ()>>)

// -----

// expected-error @+1 {{unknown LLVM type: foo}}
func.func private @f(!llvm.array<4 x foo>)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @f(!llvm.array<4 x >)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @f(!llvm.array)

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
func.func private @f(!llvm.array<>)

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
func.func private @f(!llvm.array<i32>)

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
func.func private @f(!llvm.array<18446744073709551616 x i32>)

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
func.func private @f(!llvm.array<99999999999999999999999 x i32>)

// -----

// expected-error @+1 {{expected '>'}}
func.func private @f(!llvm.array<4 x i32, 4>)

// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(!llvm.func<void (..., i32)>)

// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(!llvm.func<void (i32 ...)>)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @f(!llvm.func<void (i32,)>)

// -----

// expected-error @+1 {{unbalanced '(' character in pretty dialect name}}
func.func private @f(!llvm.func<void (i32>)

// -----

// expected-error @+1 {{expected '('}}
func.func private @f(!llvm.func<void>)

// -----

// expected-error @+1 {{invalid function argument type: '!llvm.void'}}
func.func private @f(!llvm.func<i32 (void)>)

// -----

// expected-error @+1 {{invalid function argument type: '!llvm.func<void ()>'}}
func.func private @f(!llvm.func<i32 (func<void ()>)>)

// -----

// expected-error @+1 {{invalid function result type: '!llvm.func<void ()>'}}
func.func private @f(!llvm.func<func<void ()> ()>)

// -----

// expected-error @+1 {{invalid function result type: '!llvm.label'}}
func.func private @f(!llvm.func<label ()>)

// -----

// expected-error @+1 {{invalid function result type: '!llvm.metadata'}}
func.func private @f(!llvm.func<metadata ()>)

// -----

// expected-error @+1 {{unknown LLVM type: foo}}
func.func private @f(!llvm.func<foo ()>)

// -----

// expected-error @+1 {{unknown LLVM type: foo}}
func.func private @f(!llvm.func<void (foo)>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @f(!llvm.func)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @f(!llvm.func<>)

// -----

// expected-error @+1 {{expected '('}}
func.func private @f(!llvm.func<(i32) -> i32>)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @f(!llvm.struct<(i32,)>)

// -----

// expected-error @+1 {{expected '('}}
func.func private @f(!llvm.struct<packed>)

// -----

// expected-error @+1 {{only identified structs can be opaque}}
func.func private @f(!llvm.struct<opaque>)

// -----

// expected-error @+1 {{expected '('}}
func.func private @f(!llvm.struct<>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @f(!llvm.struct)

// -----

// expected-error @+1 {{expected '('}}
func.func private @f(!llvm.struct<i32>)

// -----

// expected-error @+1 {{invalid LLVM structure element type: '!llvm.void'}}
func.func private @f(!llvm.struct<(void)>)

// -----

// expected-error @+1 {{invalid LLVM structure element type: '!llvm.label'}}
func.func private @f(!llvm.struct<(label)>)

// -----

// expected-error @+1 {{invalid LLVM structure element type: '!llvm.token'}}
func.func private @f(!llvm.struct<(token)>)

// -----

// expected-error @+1 {{invalid LLVM structure element type: '!llvm.metadata'}}
func.func private @f(!llvm.struct<(metadata)>)

// -----

// expected-error @+1 {{invalid LLVM structure element type: '!llvm.func<void ()>'}}
func.func private @f(!llvm.struct<(func<void ()>)>)

// -----

// expected-error @+1 {{invalid LLVM structure element type: '!llvm.void'}}
func.func private @f(!llvm.struct<"a", (void)>)

// -----

// expected-error @+1 {{expected '('}}
func.func private @f(!llvm.struct<"a", packed>)

// -----

// expected-error @+1 {{expected '('}}
func.func private @f(!llvm.struct<"a", foo>)

// -----

// expected-error @+1 {{struct without a body only allowed in a recursive struct}}
func.func private @f(!llvm.struct<"a">)

// -----

// expected-error @+1 {{expected ','}}
func.func private @f(!llvm.struct<"a" (i32)>)

// -----

// expected-error @+1 {{expected '('}}
func.func private @f(!llvm.struct<"a", >)

// -----

// expected-error @+1 {{identifier already used for an enclosing struct}}
func.func private @f(!llvm.struct<"a", (struct<"a", (i32)>)>)

// -----

// expected-error @+1 {{struct without a body only allowed in a recursive struct}}
func.func private @f(!llvm.struct<"a", (struct<"b">)>)

// -----

// expected-error @+1 {{identified type already used with a different body}}
func.func private @f(!llvm.struct<"a", (i32)>, !llvm.struct<"a", (f32)>)

// -----

// expected-error @+1 {{identified type already used with a different body}}
func.func private @f(!llvm.struct<"a", (i32)>, !llvm.struct<"a", packed (i32)>)

// -----

// expected-error @+1 {{redeclaring defined struct as opaque}}
func.func private @f(!llvm.struct<"a", (i32)>, !llvm.struct<"a", opaque>)

// -----

// expected-error @+1 {{identified type already used with a different body}}
func.func private @f(!llvm.struct<"a", opaque>, !llvm.struct<"a", (i32)>)

// -----

// expected-error @+1 {{struct without a body only allowed in a recursive struct}}
func.func private @f(!llvm.struct<"a", (i32)>, !llvm.struct<"a">)

// -----

// expected-error @+1 {{expected '>'}}
func.func private @f(!llvm.struct<"a", (i32) foo>)

// -----

// expected-error @+1 {{expected '>'}}
func.func private @f(!llvm.struct<(i32) foo>)

// -----

// expected-error @+1 {{unknown LLVM type: foo}}
func.func private @f(!llvm.struct<(foo)>)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @f(!llvm.struct<("a")>)

// -----

// expected-error @+1 {{failed to parse parameter list for target extension type}}
func.func private @f(!llvm.target<"a", 1, i32>)

// -----

// expected-error @+3 {{integer value too large}}
// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{failed to parse parameter list for target extension type}}
func.func private @f(!llvm.target<"a", 4294967296>)

// -----

// expected-error @+2 {{unknown LLVM type: foo}}
// expected-error @+1 {{failed to parse parameter list for target extension type}}
func.func private @f(!llvm.target<"a", foo>)

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{failed to parse parameter list for target extension type}}
func.func private @f(!llvm.target<"a", >)

// -----

// expected-error @+2 {{expected string}}
// expected-error @+1 {{failed to parse LLVMTargetExtType parameter 'extTypeName' which is to be a `::llvm::StringRef`}}
func.func private @f(!llvm.target<a>)

// -----

// expected-error @+2 {{expected string}}
// expected-error @+1 {{failed to parse LLVMTargetExtType parameter 'extTypeName' which is to be a `::llvm::StringRef`}}
func.func private @f(!llvm.target<>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @f(!llvm.target)

// -----

// expected-error @+1 {{unknown LLVM type: x86_mmx}}
func.func private @f(!llvm.x86_mmx)

// -----

// expected-error @+1 {{unknown LLVM type: vec}}
func.func private @f(!llvm.vec<4 x i32>)

// -----

// expected-error @+1 {{unexpected type, expected keyword}}
func.func private @f(!llvm.i32)

// -----

// expected-error @+1 {{unexpected type, expected keyword}}
func.func private @f(!llvm.vector<4xi32>)

// -----

// expected-error @+1 {{unexpected type, expected keyword}}
func.func private @f(!llvm.tensor<4xi32>)

// -----

// expected-error @+1 {{unexpected type, expected keyword}}
func.func private @f(!llvm.index)

// -----

// expected-error @+1 {{unknown LLVM type: foo}}
func.func private @f(!llvm.foo)

// -----

// expected-error @+1 {{unknown LLVM type: foo}}
func.func private @f(!llvm.foo<3>)

// -----

// expected-error @+1 {{unknown LLVM type: foo.bar}}
func.func private @f(!llvm.foo.bar)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @f(!llvm.)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @f(!llvm<>)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @f(!llvm<"ptr">)

// -----

// expected-error @+1 {{unexpected type, expected keyword}}
func.func private @f(!llvm<i32>)

// -----

// expected-error @+1 {{undefined symbol alias id 'llvm'}}
func.func private @f(!llvm)

// -----

// expected-error @+1 {{unknown LLVM type: ptr.x}}
func.func private @f(!llvm.ptr.x)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @f(!llvm.3)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @f(!llvm.@a)

// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(!llvm.ptr <3>)

// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(!llvm.struct <(i32)>)

// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
func.func private @f(!llvm.struct<(i32))

// -----

// expected-error @+1 {{unbalanced '(' character in pretty dialect name}}
func.func private @f(!llvm.struct<(i32>))

// -----

// expected-error @+1 {{expected '('}}
func.func private @f(!llvm.struct<[(i32)]>)

// -----

// expected-error @+1 {{expected '"' in string literal}}
func.func private @f(!llvm.struct<"a, (i32)>)

// -----

// expected-error @+1 {{expected '>'}}
func.func private @f(!llvm.struct<(i32) -> >)

// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(!llvm.array<4 x i32> -> i32)
