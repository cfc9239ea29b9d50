// ORACLE: differs (work-of-the-host-with-odd-parts)
// RUN: mlir-opt %s --gpu-to-llvm | FileCheck %s

module attributes {gpu.container_module} {
  gpu.module @m {
    func.func @w(%t: !gpu.async.token) {
      gpu.wait [%t]
      return
    }
    gpu.func @k(%t: !gpu.async.token) {
      gpu.wait [%t]
      gpu.return
    }
  }
}

// CHECK: module attributes {gpu.container_module} {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @w(%[[ARG0:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:       llvm.call @mgpuEventSynchronize(%[[ARG0]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:       llvm.call @mgpuEventDestroy(%[[ARG0]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.func @k(%[[ARG0:[^ ]+]]: !gpu.async.token) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !gpu.async.token to !llvm.ptr
// CHECK-NEXT:       llvm.call @mgpuEventSynchronize(%[[V0]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:       llvm.call @mgpuEventDestroy(%[[V0]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.func @mgpuEventSynchronize(!llvm.ptr)
// CHECK-NEXT:     llvm.func @mgpuEventDestroy(!llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT: }
