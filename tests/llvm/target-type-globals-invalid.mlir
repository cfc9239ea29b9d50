// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{'llvm.mlir.global' op global with target extension type can only be initialized with zero-initializer}}
llvm.mlir.global @g(0) : !llvm.target<"spirv.Image">

// -----

// expected-error @+1 {{'llvm.mlir.global' op global with target extension type can only be initialized with zero-initializer}}
llvm.mlir.global @g(0 : index) : !llvm.target<"spirv.Image">

// -----

// expected-error @+1 {{'llvm.mlir.global' op global with target extension type can only be initialized with zero-initializer}}
llvm.mlir.global @g(#llvm.zero) : !llvm.target<"spirv.Image">

// -----

// expected-error @+1 {{'llvm.mlir.global' op global with target extension type can only be initialized with zero-initializer}}
llvm.mlir.global @g(#llvm.undef) : !llvm.target<"spirv.Image">

// -----

// expected-error @+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global @g("foo") : !llvm.target<"spirv.Image">

// -----

// expected-error @+1 {{'llvm.mlir.global' op global with target extension type can only be initialized with zero-initializer}}
llvm.mlir.global @g(dense<0> : tensor<2xi32>) : !llvm.target<"spirv.Image">

// -----

// expected-error @+1 {{'llvm.mlir.global' op this target extension type cannot be used in a global}}
llvm.mlir.global @g() : !llvm.target<"foo">

// -----

// expected-error @+1 {{'llvm.mlir.global' op this target extension type cannot be used in a global}}
llvm.mlir.global @g(0) : !llvm.target<"foo">

// -----

// expected-error @+1 {{'llvm.mlir.global' op global with target extension type can only be initialized with zero-initializer}}
llvm.mlir.global @g(0.0) : !llvm.target<"spirv.Image">

// -----

// expected-error @+1 {{'llvm.mlir.constant' op does not support target extension type.}}
llvm.func @f() { %0 = llvm.mlir.constant(1) : !llvm.target<"spirv.Image"> llvm.return }

// -----

// expected-error @+1 {{'llvm.mlir.constant' op does not support target extension type.}}
llvm.func @f() { %0 = llvm.mlir.constant(0) : !llvm.target<"spirv.Image"> llvm.return }

// -----

// expected-error @+1 {{'llvm.mlir.constant' op does not support target extension type.}}
llvm.func @f() { %0 = llvm.mlir.constant(0.0) : !llvm.target<"spirv.Image"> llvm.return }

// -----

// expected-error @+1 {{'llvm.mlir.constant' op does not support target extension type.}}
llvm.func @f() { %0 = llvm.mlir.constant(0) : !llvm.target<"foo"> llvm.return }

// -----

// expected-error @+1 {{'llvm.mlir.zero' op target extension type does not support zero-initializer}}
llvm.func @f() { %0 = llvm.mlir.zero : !llvm.target<"foo"> llvm.return }

// -----

// expected-error @+1 {{'llvm.mlir.global' op global with target extension type can only be initialized with zero-initializer}}
llvm.mlir.global external @g(0) : !llvm.target<"spirv.Image"> { %0 = llvm.mlir.zero : !llvm.target<"spirv.Image"> llvm.return %0 : !llvm.target<"spirv.Image"> }

// -----

// expected-error @+1 {{'llvm.mlir.global' op global with target extension type can only be initialized with zero-initializer}}
llvm.mlir.global common @g(1) : !llvm.target<"spirv.Image">

// -----

// expected-error @+1 {{'llvm.mlir.global' op global with target extension type can only be initialized with zero-initializer}}
llvm.mlir.global appending @g(1) : !llvm.target<"spirv.Image">
