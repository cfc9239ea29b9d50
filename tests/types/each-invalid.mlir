// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{expected valid keyword}}
func.func private @f(!llvm<"ptr">)
// -----

// expected-error @+1 {{invalid element type for complex}}
func.func private @f(complex<index>)
// -----

// expected-error @+1 {{invalid element type for complex}}
func.func private @f(complex<!llvm.ptr>)
// -----

// expected-error @+1 {{invalid memref element type}}
func.func private @f(memref<2x!llvm.ptr>)
// -----

// expected-error @+1 {{invalid memref element type}}
func.func private @f(memref<2x!llvm.struct<(i32, f32)>>)
// -----

// expected-error @+1 {{unsupported memory space Attribute}}
func.func private @f(memref<4xf32, @sym>)
// -----

// expected-error @+1 {{unsupported memory space Attribute}}
func.func private @f(memref<*xf32, 1.0>)
// -----

// expected-error @+1 {{invalid tensor element type}}
func.func private @f(tensor<2xtuple<i32>>)
// -----

// expected-error @+1 {{invalid tensor element type}}
func.func private @f(tensor<2xnone>)
// -----

// expected-error @+1 {{unknown LLVM type: vec}}
func.func private @f(!llvm.vec<4 x i32>)
// -----

// expected-error @+1 {{unknown LLVM type: vec}}
func.func private @f(!llvm.vec<4 x ptr>)
// -----

// expected-error @+1 {{unknown LLVM type: vec}}
func.func private @f(!llvm.vec<? x 4 x i32>)
// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
func.func private @f(!llvm.ptr<i32>)
// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
func.func private @f(!llvm.struct<)
// -----

// expected-error @+1 {{unbalanced '(' character in pretty dialect name}}
func.func private @f(!llvm.struct<(i32>)
// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
func.func private @f(!llvm.array<i32>)
// -----

// expected-error @+1 {{unexpected type, expected keyword}}
func.func private @f(!llvm.i32)
// -----

// expected-error @+1 {{dialect 'index' provides no type parsing hook}}
func.func private @f(!index.foo)
// -----

// expected-error @+1 {{dialect 'ub' provides no type parsing hook}}
func.func private @f(!ub.foo)
// -----

// expected-error @+1 {{dialect 'memref' provides no type parsing hook}}
func.func private @f(!memref.foo)
// -----

// expected-error @+1 {{dialect 'scf' provides no type parsing hook}}
func.func private @f(!scf.foo)
// -----

// expected-error @+1 {{dialect 'cf' provides no type parsing hook}}
func.func private @f(!cf.foo)
// -----

// expected-error @+1 {{dialect 'dlti' provides no type parsing hook}}
func.func private @f(!dlti.foo)
// -----

// expected-error @+1 {{dialect 'builtin' provides no type parsing hook}}
func.func private @f(!builtin.none)
// -----

// expected-error @+1 {{dialect 'builtin' provides no type parsing hook}}
func.func private @f(!builtin<none>)
