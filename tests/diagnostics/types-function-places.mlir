// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

func.func private @f8(() -> () -> ())
// CHECK: :[[#@LINE-1]]:31: error: expected ')'
// -----

func.func private @f9(i32 -> i32)
// CHECK: :[[#@LINE-1]]:26: error: expected ')'
// -----

func.func private @f10((i32) -> )
// CHECK: :[[#@LINE-1]]:32: error: expected non-function type
// -----

func.func private @f11((i32))
// CHECK: :[[#@LINE-1]]:29: error: expected '->' in function type
// -----

func.func private @f12((i32,) -> i32)
// CHECK: :[[#@LINE-1]]:29: error: expected non-function type
// -----

func.func private @f13((i32) > i32)
// CHECK: :[[#@LINE-1]]:29: error: expected '->' in function type
// -----

func.func private @f16((%a : i32) -> i32)
// CHECK: :[[#@LINE-1]]:25: error: expected non-function type
