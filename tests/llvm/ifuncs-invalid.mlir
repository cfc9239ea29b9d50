// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{'llvm.mlir.ifunc' op resolver has incorrect type}}
llvm.mlir.ifunc @i : !llvm.func<i32 (i32)>, i32 @r {a}
llvm.func @r() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }

// -----

// expected-error @+1 {{'llvm.mlir.ifunc' op resolver has incorrect type}}
llvm.mlir.ifunc @i : !llvm.func<i32 (i32)>, !llvm.ptr<1> @r {a}
llvm.func @r() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }

// -----

// expected-error @+1 {{'llvm.mlir.ifunc' op resolver has incorrect type}}
llvm.mlir.ifunc @i : !llvm.func<i32 (i32)>, !llvm.func<ptr ()> @r {a}
llvm.func @r() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }

// -----

// expected-error @+1 {{'llvm.mlir.ifunc' op resolver must return a pointer}}
llvm.mlir.ifunc @i : !llvm.func<i32 (i32)>, !llvm.ptr @r {a}
llvm.func @r() -> i32 { %0 = llvm.mlir.zero : i32 llvm.return %0 : i32 }

// -----

// expected-error @+1 {{'llvm.mlir.ifunc' op resolver must be a definition}}
llvm.mlir.ifunc @i : !llvm.func<i32 (i32)>, !llvm.ptr @r {a}
llvm.func @r() -> !llvm.ptr

// -----

// expected-error @+1 {{'llvm.mlir.ifunc' op resolver has incorrect type}}
llvm.mlir.ifunc @i : i32, i32 @r {a}
llvm.mlir.alias @r : !llvm.ptr { %0 = llvm.mlir.addressof @rr : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.func @rr() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }

// -----

// expected-error @+1 {{'llvm.mlir.ifunc' op must have a function resolver}}
llvm.mlir.ifunc @i : i32, !llvm.ptr @r {a}
llvm.mlir.global @r() : i32

// -----

// expected-error @+1 {{'llvm.mlir.ifunc' op must have a function resolver}}
llvm.mlir.ifunc @i : i32, !llvm.ptr @r {a}
llvm.mlir.ifunc @r : i32, !llvm.ptr @i {a}

// -----

// expected-error @+1 {{'llvm.mlir.ifunc' op resolver must return a pointer}}
llvm.mlir.ifunc @i : i32, i32 @r {a}
llvm.func @r() -> i32 { %0 = llvm.mlir.zero : i32 llvm.return %0 : i32 }

// -----

// expected-error @+1 {{'llvm.mlir.ifunc' op resolver must be a definition}}
llvm.mlir.ifunc @i : i32, i32 @r {a}
llvm.func @r() -> i32

// -----

// expected-error @+1 {{'llvm.mlir.ifunc' op must have a function resolver}}
llvm.mlir.ifunc @i : i32, i32 @i {a}
