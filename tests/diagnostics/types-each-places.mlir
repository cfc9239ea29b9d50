// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

func.func private @f(!llvm<"ptr">)
// CHECK: :[[#@LINE-1]]:28: error: expected valid keyword
// -----

func.func private @f(complex<index>)
// CHECK: :[[#@LINE-1]]:30: error: invalid element type for complex
// -----

func.func private @f(complex<!llvm.ptr>)
// CHECK: :[[#@LINE-1]]:30: error: invalid element type for complex
// -----

func.func private @f(memref<2x!llvm.ptr>)
// CHECK: :[[#@LINE-1]]:31: error: invalid memref element type
// -----

func.func private @f(memref<2x!llvm.struct<(i32, f32)>>)
// CHECK: :[[#@LINE-1]]:31: error: invalid memref element type
// -----

func.func private @f(memref<4xf32, @sym>)
// CHECK: :[[#@LINE-1]]:22: error: unsupported memory space Attribute
// -----

func.func private @f(memref<*xf32, 1.0>)
// CHECK: :[[#@LINE-1]]:22: error: unsupported memory space Attribute
// -----

func.func private @f(tensor<2xtuple<i32>>)
// CHECK: :[[#@LINE-1]]:31: error: invalid tensor element type
// -----

func.func private @f(tensor<2xnone>)
// CHECK: :[[#@LINE-1]]:31: error: invalid tensor element type
// -----

func.func private @f(!llvm.vec<4 x i32>)
// CHECK: :[[#@LINE-1]]:28: error: unknown LLVM type: vec
// -----

func.func private @f(!llvm.vec<4 x ptr>)
// CHECK: :[[#@LINE-1]]:28: error: unknown LLVM type: vec
// -----

func.func private @f(!llvm.vec<? x 4 x i32>)
// CHECK: :[[#@LINE-1]]:28: error: unknown LLVM type: vec
// -----

func.func private @f(!llvm.ptr<i32>)
// CHECK: :[[#@LINE-1]]:32: error: expected integer value
// CHECK: :[[#@LINE-2]]:32: error: failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`
// -----

func.func private @f(!llvm.struct<)
// CHECK: :[[#@LINE-1]]:34: error: unbalanced '<' character in pretty dialect name
// -----

func.func private @f(!llvm.struct<(i32>)
// CHECK: :[[#@LINE-1]]:34: error: unbalanced '(' character in pretty dialect name
// -----

func.func private @f(!llvm.array<i32>)
// CHECK: :[[#@LINE-1]]:34: error: expected integer value
// CHECK: :[[#@LINE-2]]:34: error: failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`
// -----

func.func private @f(!llvm.i32)
// CHECK: :[[#@LINE-1]]:28: error: unexpected type, expected keyword
// -----

func.func private @f(!index.foo)
// CHECK: :[[#@LINE-1]]:29: error: dialect 'index' provides no type parsing hook
// -----

func.func private @f(!ub.foo)
// CHECK: :[[#@LINE-1]]:26: error: dialect 'ub' provides no type parsing hook
// -----

func.func private @f(!memref.foo)
// CHECK: :[[#@LINE-1]]:30: error: dialect 'memref' provides no type parsing hook
// -----

func.func private @f(!scf.foo)
// CHECK: :[[#@LINE-1]]:27: error: dialect 'scf' provides no type parsing hook
// -----

func.func private @f(!cf.foo)
// CHECK: :[[#@LINE-1]]:26: error: dialect 'cf' provides no type parsing hook
// -----

func.func private @f(!dlti.foo)
// CHECK: :[[#@LINE-1]]:28: error: dialect 'dlti' provides no type parsing hook
// -----

func.func private @f(!builtin.none)
// CHECK: :[[#@LINE-1]]:31: error: dialect 'builtin' provides no type parsing hook
// -----

func.func private @f(!builtin<none>)
// CHECK: :[[#@LINE-1]]:31: error: dialect 'builtin' provides no type parsing hook
