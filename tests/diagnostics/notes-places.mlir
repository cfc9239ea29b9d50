// Notes that belong to an error are printed whatever is said of notes.
// RUN: not mlir-opt %s --mlir-disable-diagnostic-notes 2>&1 | FileCheck %s

func.func @f(%x: i32) {
  %x = arith.constant 1 : i32
  return
}

// CHECK: notes-places.mlir:5:3: error: redefinition of SSA value '%x'
// CHECK: notes-places.mlir:4:14: note: previously defined here
