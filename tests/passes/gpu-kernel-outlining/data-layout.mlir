// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect '--pass-pipeline=builtin.module(gpu-kernel-outlining{data-layout-str="#dlti.dl_spec<index = 32>"})' | FileCheck %s

func.func @chain(%i: index, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %m, %c0 : memref<?xf32>
  %less = arith.cmpi slt, %dim, %c1 : index
  %least = arith.select %less, %dim, %c1 : index
  %more = arith.addi %least, %i : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    "test.x"(%least, %m, %more) : (index, memref<?xf32>, index) -> ()
    gpu.terminator
  }
  "test.z"(%least) : (index) -> ()
  return
}

// CHECK: module attributes {gpu.container_module} {
// CHECK-NEXT:   func.func @chain(%[[V0:[^ :,)]+]]: index, %[[V1:[^ :,)]+]]: memref<?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = memref.dim %[[V1]], %c0 : memref<?xf32>
// CHECK-NEXT:     %[[V2:[^ :,)]+]] = arith.cmpi slt, %dim, %c1 : index
// CHECK-NEXT:     %[[V3:[^ :,)]+]] = arith.select %[[V2]], %dim, %c1 : index
// CHECK-NEXT:     %[[V4:[^ :,)]+]] = arith.addi %[[V3]], %[[V0]] : index
// CHECK-NEXT:     gpu.launch_func  @chain_kernel::@chain_kernel blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)  args(%[[V3]] : index, %[[V1]] : memref<?xf32>, %[[V4]] : index)
// CHECK-NEXT:     "test.z"(%[[V3]]) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.module @chain_kernel attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
// CHECK-NEXT:     gpu.func @chain_kernel(%[[V0]]: index, %[[V1]]: memref<?xf32>, %[[V5:[^ :,)]+]]: index) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
// CHECK-NEXT:       %block_id_x = gpu.block_id  x
// CHECK-NEXT:       %block_id_y = gpu.block_id  y
// CHECK-NEXT:       %block_id_z = gpu.block_id  z
// CHECK-NEXT:       %thread_id_x = gpu.thread_id  x
// CHECK-NEXT:       %thread_id_y = gpu.thread_id  y
// CHECK-NEXT:       %thread_id_z = gpu.thread_id  z
// CHECK-NEXT:       %grid_dim_x = gpu.grid_dim  x
// CHECK-NEXT:       %grid_dim_y = gpu.grid_dim  y
// CHECK-NEXT:       %grid_dim_z = gpu.grid_dim  z
// CHECK-NEXT:       %block_dim_x = gpu.block_dim  x
// CHECK-NEXT:       %block_dim_y = gpu.block_dim  y
// CHECK-NEXT:       %block_dim_z = gpu.block_dim  z
// CHECK-NEXT:       "test.x"(%[[V0]], %[[V1]], %[[V5]]) : (index, memref<?xf32>, index) -> ()
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
