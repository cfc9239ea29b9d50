// RUN: mlir-opt %s --mlir-print-unique-ssa-ids | FileCheck %s
// RUN: mlir-opt %s --mlir-print-value-users | FileCheck %s
// RUN: mlir-opt %s --mlir-print-unique-ssa-ids --mlir-use-nameloc-as-prefix | FileCheck %s --check-prefix=NAMES

// Buffers of a function are named as they are inside of it, also where names are not used again.

gpu.module @kernels {
  gpu.func @before(%x: memref<4xf32> loc("first")) {
    gpu.return
  }
  // CHECK: gpu.func @with_buffers(%[[ARG:.*]]: memref<4xf32>) workgroup(%[[SHARED:.*]] : memref<4xf32, 3>) private(%[[OWN:.*]] : memref<1xf32, 5>)
  // CHECK: memref.load %[[SHARED]][
  // CHECK: memref.store {{.*}}, %[[OWN]][
  // NAMES: gpu.func @with_buffers(%second: memref<4xf32>) workgroup(%[[SHARED:.*]] : memref<4xf32, 3>) private(%[[OWN:.*]] : memref<1xf32, 5>)
  // NAMES: memref.load %[[SHARED]][
  // NAMES: memref.store {{.*}}, %[[OWN]][
  gpu.func @with_buffers(%x: memref<4xf32> loc("second")) workgroup(%shared: memref<4xf32, 3>) private(%own: memref<1xf32, 5>) {
    %zero = arith.constant 0 : index
    %0 = memref.load %shared[%zero] : memref<4xf32, 3>
    memref.store %0, %own[%zero] : memref<1xf32, 5>
    gpu.return
  }
}
