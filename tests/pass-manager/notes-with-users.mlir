// RUN: not mlir-opt %s --memref-emulate-wide-int --mlir-print-value-users 2>&1 | FileCheck %s

// Notes number values as the whole function does.

func.func @f(%a: memref<4xi64>) -> memref<2xi64, strided<[1], offset: 1>> {
  %0 = memref.subview %a[1] [2] [1] : memref<4xi64> to memref<2xi64, strided<[1], offset: 1>>
  return %0 : memref<2xi64, strided<[1], offset: 1>>
}

// CHECK: tests/pass-manager/notes-with-users.mlir:6:8: error: failed to legalize operation 'memref.subview' that was explicitly marked illegal
// CHECK-NEXT:   %[[V0:[^ ]+]] = memref.subview %[[A:[^ ]+]][1] [2] [1] : memref<4xi64> to memref<2xi64, strided<[1], offset: 1>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/pass-manager/notes-with-users.mlir:6:8: note: see current operation: %[[V1:[^ ]+]] = "memref.subview"(%[[ARG0:[^ ]+]]) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<4xi64>) -> memref<2xi64, strided<[1], offset: 1>> // user: %[[V2:[^ ]+]]
