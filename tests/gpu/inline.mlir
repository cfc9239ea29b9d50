// RUN: mlir-opt %s --split-input-file --inline | FileCheck %s

func.func @callee(%i: index) -> index {
  %0 = gpu.thread_id x
  gpu.barrier
  gpu.printf "x"
  %1 = arith.addi %0, %i : index
  return %1 : index
}
func.func @caller(%i: index) -> index {
  %0 = call @callee(%i) : (index) -> index
  return %0 : index
}
func.func @launched(%i: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
    %0 = func.call @callee(%i) : (index) -> index
    gpu.terminator
  }
  return
}
gpu.module @m {
  func.func private @inner() {
    gpu.barrier
    return
  }
  gpu.func @kernel() kernel {
    func.call @inner() : () -> ()
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   func.func @callee(%[[V0:[^ :,)]+]]: index) -> index {
// CHECK-NEXT:     %thread_id_x = gpu.thread_id  x
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     gpu.printf "x"
// CHECK-NEXT:     %[[V1:[^ :,)]+]] = arith.addi %thread_id_x, %[[V0]] : index
// CHECK-NEXT:     return %[[V1]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%[[V0]]: index) -> index {
// CHECK-NEXT:     %thread_id_x = gpu.thread_id  x
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     gpu.printf "x"
// CHECK-NEXT:     %[[V1]] = arith.addi %thread_id_x, %[[V0]] : index
// CHECK-NEXT:     return %[[V1]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @launched(%[[V0]]: index) {
// CHECK-NEXT:     gpu.launch blocks(%[[V2:[^ :,)]+]], %[[V3:[^ :,)]+]], %[[V4:[^ :,)]+]]) in (%[[V5:[^ :,)]+]] = %[[V0]], %[[V6:[^ :,)]+]] = %[[V0]], %[[V7:[^ :,)]+]] = %[[V0]]) threads(%[[V8:[^ :,)]+]], %[[V9:[^ :,)]+]], %[[V10:[^ :,)]+]]) in (%[[V11:[^ :,)]+]] = %[[V0]], %[[V12:[^ :,)]+]] = %[[V0]], %[[V13:[^ :,)]+]] = %[[V0]]) {
// CHECK-NEXT:       %[[V1]] = func.call @callee(%[[V0]]) : (index) -> index
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     func.func private @inner() {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.func @kernel() kernel {
// CHECK-NEXT:       func.call @inner() : () -> ()
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
