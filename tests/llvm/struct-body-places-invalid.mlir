// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

// Where a body is that differs.

"x.y"() {a = !llvm.struct<"a", (i32)>, b = !llvm.struct<"a", ()>} : () -> ()

// -----

"x.y"() {a = !llvm.struct<"a", (i32)>, b = !llvm.struct<"a", (i64)>} : () -> ()

// -----

"x.y"() {a = !llvm.struct<"a", (i32)>, b = !llvm.struct<"a", packed (i64)>} : () -> ()

// -----

"x.y"() {a = !llvm.struct<"a", (i32)>, b = !llvm.struct<"a", packed ()>} : () -> ()

// -----

"x.y"() {a = !llvm.struct<"a", (i32)>, b = !llvm.struct<"a", ( )>} : () -> ()

// -----

"x.y"() {a = !llvm.struct<"a", (i32)>, b = !llvm.struct<"a", opaque>} : () -> ()

// -----

"x.y"() {a = !llvm.struct<"a", opaque>, b = !llvm.struct<"a", (i32)>} : () -> ()

// -----

"x.y"() {a = !llvm.struct<"a", opaque>, b = !llvm.struct<"a", ()>} : () -> ()

// -----

"x.y"() {a = !llvm.struct<"a", (i32)>, b = !llvm.struct<"a", (   i64, i32)>} : () -> ()

// CHECK: tests/llvm/struct-body-places-invalid.mlir:5:62: error: identified type already used with a different body
// CHECK: tests/llvm/struct-body-places-invalid.mlir:9:63: error: identified type already used with a different body
// CHECK: tests/llvm/struct-body-places-invalid.mlir:13:70: error: identified type already used with a different body
// CHECK: tests/llvm/struct-body-places-invalid.mlir:17:62: error: identified type already used with a different body
// CHECK: tests/llvm/struct-body-places-invalid.mlir:21:62: error: identified type already used with a different body
// CHECK: tests/llvm/struct-body-places-invalid.mlir:25:62: error: redeclaring defined struct as opaque
// CHECK: tests/llvm/struct-body-places-invalid.mlir:29:64: error: identified type already used with a different body
// CHECK: tests/llvm/struct-body-places-invalid.mlir:33:63: error: identified type already used with a different body
// CHECK: tests/llvm/struct-body-places-invalid.mlir:37:66: error: identified type already used with a different body
