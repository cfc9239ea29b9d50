// RUN: not mlir-opt --split-input-file %s 2>&1 | FileCheck %s

// What comes after the dots is at fault, not the comma before.

// CHECK: invalid.mlir:[[#@LINE+1]]:19: error: custom op 'llvm.func' variadic arguments must be in the end of the argument list
llvm.func @f(..., i32)

// -----

// CHECK: invalid.mlir:[[#@LINE+1]]:29: error: custom op 'llvm.func' variadic arguments must be in the end of the argument list
llvm.func @f(%a: i32, ... , %b: i32) {
  llvm.return
}

// -----

// CHECK: invalid.mlir:[[#@LINE+1]]:18: error: custom op 'llvm.func' variadic arguments must be in the end of the argument list
llvm.func @f(...,...)
