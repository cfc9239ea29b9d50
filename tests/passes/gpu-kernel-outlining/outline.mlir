// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --gpu-kernel-outlining | FileCheck %s

func.func @f(%i: index, %m: memref<?x?xf32>, %c: i1) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %cst = arith.constant 1.0 : f32
  %d = memref.dim %m, %c1 : memref<?x?xf32>
  %cmp = arith.cmpi slt, %d, %i : index
  %sel = arith.select %cmp, %d, %c3 : index
  %add = arith.addi %i, %c2 : index
  %cmp2 = arith.cmpi slt, %add, %i : index
  %v = arith.constant dense<1> : vector<4xi32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c2, %sy = %c2, %sz = %c2) {
    "test.x"(%sel, %cst, %cmp2, %v, %add) : (index, f32, i1, vector<4xi32>, index) -> ()
    scf.if %c {
      "test.y"(%sel, %c2) : (index, index) -> ()
    }
    gpu.terminator
  }
  "test.z"(%sel) : (index) -> ()
  return
}
func.func @two(%i: index) {
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    "test.x"(%c5, %c1) : (index, index) -> ()
    cf.br ^bb1
  ^bb1:
    gpu.launch blocks(%bx2, %by2, %bz2) in (%gx2 = %c1, %gy2 = %c1, %gz2 = %c1) threads(%tx2, %ty2, %tz2) in (%sx2 = %c1, %sy2 = %c1, %sz2 = %c1) {
      "test.y"(%c5) : (index) -> ()
      gpu.terminator
    }
    gpu.terminator
  }
  return
}

// CHECK: module attributes {gpu.container_module} {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: index, %[[V1:[^ :,)]+]]: memref<?x?xf32>, %[[V2:[^ :,)]+]]: i1) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %dim = memref.dim %[[V1]], %c1 : memref<?x?xf32>
// CHECK-NEXT:     %[[V3:[^ :,)]+]] = arith.cmpi slt, %dim, %[[V0]] : index
// CHECK-NEXT:     %[[V4:[^ :,)]+]] = arith.select %[[V3]], %dim, %c3 : index
// CHECK-NEXT:     %[[V5:[^ :,)]+]] = arith.addi %[[V0]], %c2 : index
// CHECK-NEXT:     %[[V6:[^ :,)]+]] = arith.cmpi slt, %[[V5]], %[[V0]] : index
// CHECK-NEXT:     %cst_0 = arith.constant dense<1> : vector<4xi32>
// CHECK-NEXT:     gpu.launch_func  @f_kernel::@f_kernel blocks in (%c1, %c1, %c1) threads in (%c2, %c2, %c2)  args(%[[V4]] : index, %cst : f32, %[[V6]] : i1, %cst_0 : vector<4xi32>, %[[V5]] : index, %c2 : index, %[[V2]] : i1)
// CHECK-NEXT:     "test.z"(%[[V4]]) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.module @f_kernel {
// CHECK-NEXT:     gpu.func @f_kernel(%[[V0]]: index, %[[V1]]: f32, %[[V2]]: i1, %[[V7:[^ :,)]+]]: vector<4xi32>, %[[V8:[^ :,)]+]]: index, %[[V9:[^ :,)]+]]: index, %[[V10:[^ :,)]+]]: i1) kernel attributes {known_block_size = array<i32: 2, 2, 2>, known_grid_size = array<i32: 1, 1, 1>} {
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
// CHECK-NEXT:       "test.x"(%[[V0]], %[[V1]], %[[V2]], %[[V7]], %[[V8]]) : (index, f32, i1, vector<4xi32>, index) -> ()
// CHECK-NEXT:       scf.if %[[V10]] {
// CHECK-NEXT:         "test.y"(%[[V0]], %[[V9]]) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @two(%[[V0]]: index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     gpu.launch_func  @two_kernel_0::@two_kernel blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)  args(%c5 : index, %c1 : index)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.module @two_kernel {
// CHECK-NEXT:     gpu.func @two_kernel(%[[V0]]: index) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
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
// CHECK-NEXT:       "test.y"(%[[V0]]) : (index) -> ()
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.module @two_kernel_0 {
// CHECK-NEXT:     gpu.func @two_kernel(%[[V0]]: index, %[[V1]]: index) kernel attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
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
// CHECK-NEXT:       "test.x"(%[[V0]], %[[V1]]) : (index, index) -> ()
// CHECK-NEXT:       cf.br ^bb1
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       gpu.launch_func  @two_kernel::@two_kernel blocks in (%[[V1]], %[[V1]], %[[V1]]) threads in (%[[V1]], %[[V1]], %[[V1]])  args(%[[V0]] : index)
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module attributes {x.y} {
  memref.global "private" @gl : memref<4xf32> = dense<1.0>
  func.func private @callee(index)
  func.func private @other() { call @callee2() : () -> () return }
  func.func private @callee2()
  func.func @f(%i: index, %t: !gpu.async.token, %sh: i32) {
    %c1 = arith.constant 1 : index
    %big = arith.constant 5000000000 : index
    %tok = gpu.launch async [%t] clusters(%cx, %cy, %cz) in (%kx = %c1, %ky = %c1, %kz = %c1) blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %big) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %i, %sz = %c1) dynamic_shared_memory_size %sh workgroup(%w: memref<4xf32, 3>) private(%p: memref<2xf32>) {
      %g = memref.get_global @gl : memref<4xf32>
      func.call @callee(%cx) : (index) -> ()
      func.call @other() : () -> ()
      "test.x"(%kx, %w, %p, %g, %bx) : (index, memref<4xf32, 3>, memref<2xf32>, memref<4xf32>, index) -> ()
      cf.br ^bb1
    ^bb1:
      gpu.terminator
    } {foo}
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %big) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %i, %sz = %c1) module(@mm) function(@ff) { gpu.terminator }
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %big) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %i, %sz = %c1) module(@mm) function(@ff) { gpu.terminator }
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %big) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %i, %sz = %c1) module(@ex) { gpu.terminator }
    gpu.wait [%tok]
    return
  }
  gpu.module @ex { gpu.func @f_kernel() { gpu.return } }
}

// CHECK: module attributes {gpu.container_module, x.y} {
// CHECK-NEXT:   memref.global "private" @gl : memref<4xf32> = dense<1.000000e+00>
// CHECK-NEXT:   func.func private @callee(index)
// CHECK-NEXT:   func.func private @other() {
// CHECK-NEXT:     call @callee2() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @callee2()
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: index, %[[V1:[^ :,)]+]]: !gpu.async.token, %[[V2:[^ :,)]+]]: i32) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5000000000 = arith.constant 5000000000 : index
// CHECK-NEXT:     %[[V3:[^ :,)]+]] = gpu.launch_func async [%[[V1]]] @f_kernel::@f_kernel clusters in (%c1, %c1, %c1) blocks in (%c1, %c1, %c5000000000) threads in (%c1, %[[V0]], %c1)  dynamic_shared_memory_size %[[V2]] 
// CHECK-NEXT:     gpu.launch_func  @mm::@ff blocks in (%c1, %c1, %c5000000000) threads in (%c1, %[[V0]], %c1)  
// CHECK-NEXT:     gpu.launch_func  @mm::@ff_0 blocks in (%c1, %c1, %c5000000000) threads in (%c1, %[[V0]], %c1)  
// CHECK-NEXT:     gpu.launch_func  @ex::@f_kernel_0 blocks in (%c1, %c1, %c5000000000) threads in (%c1, %[[V0]], %c1)  
// CHECK-NEXT:     gpu.wait [%[[V3]]]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.module @f_kernel {
// CHECK-NEXT:     gpu.func @f_kernel() workgroup(%[[V0]] : memref<4xf32, 3>) private(%[[V1]] : memref<2xf32>) kernel {
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
// CHECK-NEXT:       %cluster_id_x = gpu.cluster_id  x
// CHECK-NEXT:       %cluster_id_y = gpu.cluster_id  y
// CHECK-NEXT:       %cluster_id_z = gpu.cluster_id  z
// CHECK-NEXT:       %cluster_dim_x = gpu.cluster_dim  x
// CHECK-NEXT:       %cluster_dim_y = gpu.cluster_dim  y
// CHECK-NEXT:       %cluster_dim_z = gpu.cluster_dim  z
// CHECK-NEXT:       %[[V3]] = memref.get_global @gl : memref<4xf32>
// CHECK-NEXT:       func.call @callee(%cluster_id_x) : (index) -> ()
// CHECK-NEXT:       func.call @other() : () -> ()
// CHECK-NEXT:       "test.x"(%cluster_dim_x, %[[V0]], %[[V1]], %[[V3]], %block_id_x) : (index, memref<4xf32, 3>, memref<2xf32>, memref<4xf32>, index) -> ()
// CHECK-NEXT:       cf.br ^bb1
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.global "private" @gl : memref<4xf32> = dense<1.000000e+00>
// CHECK-NEXT:     func.func private @callee(index)
// CHECK-NEXT:     func.func private @other() {
// CHECK-NEXT:       call @callee2() : () -> ()
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func private @callee2()
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.module @mm {
// CHECK-NEXT:     gpu.func @ff() kernel {
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
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.func @ff_0() kernel {
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
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.module @ex {
// CHECK-NEXT:     gpu.func @f_kernel() {
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.func @f_kernel_0() kernel {
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
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
