// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s
// RUN: not mlir-opt %s --split-input-file --mlir-print-debuginfo 2>&1 | FileCheck %s --check-prefix=DEBUG
// RUN: not mlir-opt %s --split-input-file --mlir-use-nameloc-as-prefix 2>&1 | FileCheck %s --check-prefix=NAMES

// A location without a file stands before the message.
#l = loc("named")
func.func @f(%a: memref<4xi32>) {
  %c = "memref.load"(%a) : (memref<4xi32>) -> i32 loc(#l)
  return
}




// CHECK: <unknown>:0: error: loc("named"): 'memref.load' op incorrect number of indices for load, expected 1 but got 0
// CHECK-NEXT: <unknown>:0: note: loc("named"): see current operation: %[[V0:[^ ]+]] = "memref.load"(%[[ARG0:[^ ]+]]) : (memref<4xi32>) -> i32
// CHECK-NEXT: c:1:2: error: 'memref.load' op incorrect number of indices for load, expected 1 but got 0
// CHECK-NEXT: c:1:2: note: called from
// CHECK-NEXT: c:1:2: note: see current operation: %[[V0]] = "memref.load"(%[[ARG0]]) : (memref<4xi32>) -> i32
// CHECK-NEXT: a.mlir:1:2: error: 'memref.load' op incorrect number of indices for load, expected 1 but got 0
// CHECK-NEXT: a.mlir:1:2: note: see current operation: %[[V0]] = "memref.load"(%[[ARG0]]) : (memref<4xi32>) -> i32

// DEBUG: <unknown>:0: error: loc("named"): 'memref.load' op incorrect number of indices for load, expected 1 but got 0
// DEBUG-NEXT: <unknown>:0: note: loc("named"): see current operation: %[[V0:[^ ]+]] = "memref.load"(%[[ARG0:[^ ]+]]) : (memref<4xi32>) -> i32 loc("named")
// DEBUG-NEXT: c:1:2: error: 'memref.load' op incorrect number of indices for load, expected 1 but got 0
// DEBUG-NEXT: c:1:2: note: called from
// DEBUG-NEXT: c:1:2: note: see current operation: %[[V0]] = "memref.load"(%[[ARG0]]) : (memref<4xi32>) -> i32 loc(fused["a", callsite("b" at "c":1:2)])
// DEBUG-NEXT: a.mlir:1:2: error: 'memref.load' op incorrect number of indices for load, expected 1 but got 0
// DEBUG-NEXT: a.mlir:1:2: note: see current operation: %[[V0]] = "memref.load"(%[[ARG0]]) : (memref<4xi32>) -> i32 loc("a.mlir":1:2 to 3:4)

// NAMES: <unknown>:0: error: loc("named"): 'memref.load' op incorrect number of indices for load, expected 1 but got 0
// NAMES-NEXT: <unknown>:0: note: loc("named"): see current operation: %[[NAMED:[^ ]+]] = "memref.load"(%[[ARG0:[^ ]+]]) : (memref<4xi32>) -> i32
// NAMES-NEXT: c:1:2: error: 'memref.load' op incorrect number of indices for load, expected 1 but got 0
// NAMES-NEXT: c:1:2: note: called from
// NAMES-NEXT: c:1:2: note: see current operation: %[[A:[^ ]+]] = "memref.load"(%[[ARG0]]) : (memref<4xi32>) -> i32
// NAMES-NEXT: a.mlir:1:2: error: 'memref.load' op incorrect number of indices for load, expected 1 but got 0
// NAMES-NEXT: a.mlir:1:2: note: see current operation: %[[V0:[^ ]+]] = "memref.load"(%[[ARG0]]) : (memref<4xi32>) -> i32

// -----

// The first file is shown, also that of the caller.
func.func @f(%a: memref<4xi32>) {
  %c = "memref.load"(%a) : (memref<4xi32>) -> i32 loc(fused["a", callsite("b" at "c":1:2)])
  return
}

// -----

func.func @f(%a: memref<4xi32>) {
  %c = "memref.load"(%a) : (memref<4xi32>) -> i32 loc("a.mlir":1:2 to 3:4)
  return
}
