// RUN: mlir-translate %s --mlir-to-llvmir --split-input-file --verify-diagnostics

// expected-error @+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global @bad("abc") : !llvm.array<2 x i8>

// -----

// expected-error @+1 {{unsupported constant value}}
llvm.mlir.global @fewer([1 : i32]) : !llvm.struct<(i32, i32)>
