// RUN: mlir-opt %s --inline --mlir-print-ir-after-all --mlir-print-ir-module-scope --mlir-disable-threading -o /dev/null 2>&1 | FileCheck %s

// What is called once is moved, and is a declaration until the end.

func.func private @once(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}
func.func @caller(%x: i32) -> i32 {
  %0 = call @once(%x) : (i32) -> i32
  return %0 : i32
}

// CHECK: // -----// IR Dump After Canonicalizer (canonicalize) ('func.func' operation: @once) //----- //
// CHECK-NEXT: module {
// CHECK-NEXT: func.func private @once(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @caller(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = call @once(%arg0) : (i32) -> i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK: // -----// IR Dump After Canonicalizer (canonicalize) ('func.func' operation: @caller) //----- //
// CHECK-NEXT: module {
// CHECK-NEXT: func.func private @once(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @caller(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = call @once(%arg0) : (i32) -> i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK: // -----// IR Dump After Canonicalizer (canonicalize) ('func.func' operation: @caller) //----- //
// CHECK-NEXT: module {
// CHECK-NEXT: func.func private @once(i32) -> i32
// CHECK-NEXT: func.func @caller(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK: // -----// IR Dump After Inliner (inline) ('builtin.module' operation) //----- //
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @caller(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
