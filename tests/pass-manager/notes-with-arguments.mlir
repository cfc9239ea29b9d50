// RUN: not mlir-opt %s --arith-emulate-wide-int=widest-int-supported=32 2>&1 | FileCheck %s

// Arguments of a function that all keep their types stay, and have their names in notes.

func.func @f(%a: f64, %b: f64) -> i64 {
  %0 = arith.bitcast %b : f64 to i64
  return %0 : i64
}

// CHECK: tests/pass-manager/notes-with-arguments.mlir:6:8: error: failed to legalize operation 'arith.bitcast' that was explicitly marked illegal
// CHECK-NEXT:   %[[V0:[^ ,:#)]+]] = arith.bitcast %[[B:[^ ,:#)]+]] : f64 to i64
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/pass-manager/notes-with-arguments.mlir:6:8: note: see current operation: %[[V0]] = "arith.bitcast"(%[[ARG1:[^ ,:#)]+]]) : (f64) -> i64
