// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

func.func private @too_wide(i16777216)
// CHECK: :[[#@LINE-1]]:29: error: integer bitwidth is limited to 16777215 bits
// -----

func.func private @too_wide_signed(si16777216)
// CHECK: :[[#@LINE-1]]:36: error: integer bitwidth is limited to 16777215 bits
// -----

func.func private @way_too_wide(i99999999999999999999)
// CHECK: :[[#@LINE-1]]:33: error: invalid integer width
// -----

func.func private @no_width(i)
// CHECK: :[[#@LINE-1]]:29: error: expected non-function type
// -----

func.func private @si_no_width(si)
// CHECK: :[[#@LINE-1]]:32: error: expected non-function type
// -----

func.func private @bad_suffix(i32x)
// CHECK: :[[#@LINE-1]]:31: error: expected non-function type
// -----

func.func private @upper(I32)
// CHECK: :[[#@LINE-1]]:26: error: expected non-function type
// -----

func.func private @uint(uint8)
// CHECK: :[[#@LINE-1]]:25: error: expected non-function type
