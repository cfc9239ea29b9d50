// RUN: mlir-opt %s --split-input-file --test-func-erase-result --mlir-print-local-scope | FileCheck %s

// Results that are marked go.

func.func private @e(i32) -> (i32 {test.erase_this_result}, i32 {x.y}, f32 {test.erase_this_result})

// -----

func.func private @e2() -> (i32 {test.erase_this_result})

// -----

func.func private @n() -> (i32, f32)

// -----

llvm.func @l(%a: i32 {test.erase_this_arg}) -> i32 { llvm.return %a : i32 }
