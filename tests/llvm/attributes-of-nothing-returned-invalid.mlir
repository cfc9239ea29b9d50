// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{cannot attach result attributes to functions with a void return}}
func.func private @f() -> (!llvm.void {llvm.noalias})

// -----

// expected-error@+1 {{cannot attach result attributes to functions with a void return}}
func.func private @f() -> (i32, !llvm.void {llvm.unknown})

// -----

// expected-error@+1 {{cannot attach result attributes to functions with a void return}}
func.func private @f() -> (!llvm.void {llvm.byval = i32})
