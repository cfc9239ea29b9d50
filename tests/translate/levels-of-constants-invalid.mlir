// RUN: mlir-translate %s --mlir-to-llvmir --split-input-file --verify-diagnostics

// expected-error @+1 {{FloatAttr does not match expected type of the constant}}
llvm.mlir.global external @splat(dense<1.0> : vector<4xf32>) : f32
// -----
// expected-error @+1 {{expected sequential LLVM types wrapping a scalar}}
llvm.mlir.global external @none(dense<> : tensor<0xi32>) : i32
// -----
// expected-error @+1 {{expected sequential LLVM types wrapping a scalar}}
llvm.mlir.global external @empty_rows(dense<> : tensor<0x2xi32>) : i32
// -----
// expected-error @+1 {{expected sequential LLVM types wrapping a scalar}}
llvm.mlir.global external @rows(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : i32
// -----
// expected-error @+1 {{expected sequential LLVM types wrapping a scalar}}
llvm.mlir.global external @one_level(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<3 x i8>
// -----
// expected-error @+1 {{expected sequential LLVM types wrapping a scalar}}
llvm.mlir.global external @sparse(sparse<[[0]], [1]> : tensor<2xi32>) : f32
// -----
// expected-error @+1 {{expected an array attribute for a struct constant}}
llvm.mlir.global external @structs(sparse<[[0]], [1]> : tensor<2xi32>) : !llvm.array<2 x struct<(f32, f32)>>
