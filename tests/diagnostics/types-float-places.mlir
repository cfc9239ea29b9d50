// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

func.func private @f8(f8)
// CHECK: :[[#@LINE-1]]:23: error: expected non-function type
// -----

func.func private @f256(f256)
// CHECK: :[[#@LINE-1]]:25: error: expected non-function type
// -----

func.func private @bf32(bf32)
// CHECK: :[[#@LINE-1]]:25: error: expected non-function type
// -----

func.func private @lower(f8e5m2)
// CHECK: :[[#@LINE-1]]:26: error: expected non-function type
// -----

func.func private @half(half)
// CHECK: :[[#@LINE-1]]:25: error: expected non-function type
