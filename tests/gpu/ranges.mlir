// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --int-range-optimizations | FileCheck %s

// Nothing is known.
func.func @f() {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c128 = arith.constant 128 : index
  %max = arith.constant 4294967295 : index
  %v0 = gpu.thread_id x
  %r0 = arith.cmpi ult, %v0, %max : index
  %v1 = gpu.thread_id x
  %r1 = arith.cmpi ult, %v1, %c8 : index
  %v2 = gpu.thread_id x upper_bound 8
  %r2 = arith.cmpi ult, %v2, %c8 : index
  %v3 = gpu.block_id y
  %r3 = arith.cmpi ult, %v3, %c16 : index
  %v4 = gpu.block_id y
  %r4 = arith.cmpi slt, %v4, %max : index
  %v5 = gpu.block_dim x
  %r5 = arith.cmpi uge, %v5, %c1 : index
  %v6 = gpu.block_dim x
  %r6 = arith.cmpi eq, %v6, %c8 : index
  %v7 = gpu.block_dim z upper_bound 8
  %r7 = arith.cmpi ule, %v7, %c8 : index
  %v8 = gpu.grid_dim y
  %r8 = arith.cmpi ule, %v8, %max : index
  %v9 = gpu.grid_dim y
  %r9 = arith.cmpi eq, %v9, %c16 : index
  %v10 = gpu.cluster_id x
  %r10 = arith.cmpi ult, %v10, %max : index
  %v11 = gpu.cluster_dim x
  %r11 = arith.cmpi uge, %v11, %c1 : index
  %v12 = gpu.cluster_block_id x
  %r12 = arith.cmpi ult, %v12, %c8 : index
  %v13 = gpu.cluster_dim_blocks x
  %r13 = arith.cmpi ule, %v13, %c8 : index
  %v14 = gpu.global_id x
  %r14 = arith.cmpi ult, %v14, %c128 : index
  %v15 = gpu.global_id x upper_bound 128
  %r15 = arith.cmpi ult, %v15, %c128 : index
  %v16 = gpu.lane_id
  %r16 = arith.cmpi ult, %v16, %c128 : index
  %v17 = gpu.lane_id upper_bound 16
  %r17 = arith.cmpi ult, %v17, %c16 : index
  %v18 = gpu.subgroup_id : index
  %r18 = arith.cmpi ult, %v18, %max : index
  %v19 = gpu.subgroup_id upper_bound 8 : index
  %r19 = arith.cmpi ult, %v19, %c8 : index
  %v20 = gpu.num_subgroups : index
  %r20 = arith.cmpi ule, %v20, %max : index
  %v21 = gpu.subgroup_size : index
  %r21 = arith.cmpi ule, %v21, %c128 : index
  %v22 = gpu.subgroup_size upper_bound 16 : index
  %r22 = arith.cmpi ule, %v22, %c16 : index
  "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %c128 = arith.constant 128 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %thread_id_x = gpu.thread_id  x
// CHECK-NEXT:     %[[V0:[^ :,)]+]] = arith.cmpi ult, %thread_id_x, %c8 : index
// CHECK-NEXT:     %block_id_y = gpu.block_id  y
// CHECK-NEXT:     %[[V1:[^ :,)]+]] = arith.cmpi ult, %block_id_y, %c16 : index
// CHECK-NEXT:     %block_dim_x = gpu.block_dim  x
// CHECK-NEXT:     %[[V2:[^ :,)]+]] = arith.cmpi eq, %block_dim_x, %c8 : index
// CHECK-NEXT:     %grid_dim_y = gpu.grid_dim  y
// CHECK-NEXT:     %[[V3:[^ :,)]+]] = arith.cmpi eq, %grid_dim_y, %c16 : index
// CHECK-NEXT:     %global_id_x = gpu.global_id  x
// CHECK-NEXT:     %[[V4:[^ :,)]+]] = arith.cmpi ult, %global_id_x, %c128 : index
// CHECK-NEXT:     "test.use"(%true, %[[V0]], %true, %[[V1]], %true, %true, %[[V2]], %true, %true, %[[V3]], %true, %true, %true, %true, %[[V4]], %true, %true, %true, %true, %true, %true, %true, %true) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The function knows sizes.
gpu.module @m {
  gpu.func @f() attributes {known_block_size = array<i32: 8, 1, 1>, known_cluster_size = array<i32: 4, 1, 1>, known_grid_size = array<i32: 1, 16, 1>} {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %c128 = arith.constant 128 : index
    %max = arith.constant 4294967295 : index
    %v0 = gpu.thread_id x
    %r0 = arith.cmpi ult, %v0, %max : index
    %v1 = gpu.thread_id x
    %r1 = arith.cmpi ult, %v1, %c8 : index
    %v2 = gpu.thread_id x upper_bound 8
    %r2 = arith.cmpi ult, %v2, %c8 : index
    %v3 = gpu.block_id y
    %r3 = arith.cmpi ult, %v3, %c16 : index
    %v4 = gpu.block_id y
    %r4 = arith.cmpi slt, %v4, %max : index
    %v5 = gpu.block_dim x
    %r5 = arith.cmpi uge, %v5, %c1 : index
    %v6 = gpu.block_dim x
    %r6 = arith.cmpi eq, %v6, %c8 : index
    %v7 = gpu.block_dim z upper_bound 8
    %r7 = arith.cmpi ule, %v7, %c8 : index
    %v8 = gpu.grid_dim y
    %r8 = arith.cmpi ule, %v8, %max : index
    %v9 = gpu.grid_dim y
    %r9 = arith.cmpi eq, %v9, %c16 : index
    %v10 = gpu.cluster_id x
    %r10 = arith.cmpi ult, %v10, %max : index
    %v11 = gpu.cluster_dim x
    %r11 = arith.cmpi uge, %v11, %c1 : index
    %v12 = gpu.cluster_block_id x
    %r12 = arith.cmpi ult, %v12, %c8 : index
    %v13 = gpu.cluster_dim_blocks x
    %r13 = arith.cmpi ule, %v13, %c8 : index
    %v14 = gpu.global_id x
    %r14 = arith.cmpi ult, %v14, %c128 : index
    %v15 = gpu.global_id x upper_bound 128
    %r15 = arith.cmpi ult, %v15, %c128 : index
    %v16 = gpu.lane_id
    %r16 = arith.cmpi ult, %v16, %c128 : index
    %v17 = gpu.lane_id upper_bound 16
    %r17 = arith.cmpi ult, %v17, %c16 : index
    %v18 = gpu.subgroup_id : index
    %r18 = arith.cmpi ult, %v18, %max : index
    %v19 = gpu.subgroup_id upper_bound 8 : index
    %r19 = arith.cmpi ult, %v19, %c8 : index
    %v20 = gpu.num_subgroups : index
    %r20 = arith.cmpi ule, %v20, %max : index
    %v21 = gpu.subgroup_size : index
    %r21 = arith.cmpi ule, %v21, %c128 : index
    %v22 = gpu.subgroup_size upper_bound 16 : index
    %r22 = arith.cmpi ule, %v22, %c16 : index
    "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     gpu.func @f() attributes {known_block_size = array<i32: 8, 1, 1>, known_cluster_size = array<i32: 4, 1, 1>, known_grid_size = array<i32: 1, 16, 1>} {
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       "test.use"(%true, %true, %true, %true, %true, %true, %true, %true, %true, %true, %true, %true, %true, %true, %true, %true, %true, %true, %true, %true, %true, %true, %true) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// So may any function.
func.func @f(%c: i1) attributes {gpu.known_block_size = array<i32: 8, 1, 1>, gpu.known_grid_size = array<i32: 1, 16, 1>} {
  scf.if %c {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %c128 = arith.constant 128 : index
    %max = arith.constant 4294967295 : index
    %v0 = gpu.thread_id x
    %r0 = arith.cmpi ult, %v0, %max : index
    %v1 = gpu.thread_id x
    %r1 = arith.cmpi ult, %v1, %c8 : index
    %v2 = gpu.thread_id x upper_bound 8
    %r2 = arith.cmpi ult, %v2, %c8 : index
    %v3 = gpu.block_id y
    %r3 = arith.cmpi ult, %v3, %c16 : index
    %v4 = gpu.block_id y
    %r4 = arith.cmpi slt, %v4, %max : index
    %v5 = gpu.block_dim x
    %r5 = arith.cmpi uge, %v5, %c1 : index
    %v6 = gpu.block_dim x
    %r6 = arith.cmpi eq, %v6, %c8 : index
    %v7 = gpu.block_dim z upper_bound 8
    %r7 = arith.cmpi ule, %v7, %c8 : index
    %v8 = gpu.grid_dim y
    %r8 = arith.cmpi ule, %v8, %max : index
    %v9 = gpu.grid_dim y
    %r9 = arith.cmpi eq, %v9, %c16 : index
    %v10 = gpu.cluster_id x
    %r10 = arith.cmpi ult, %v10, %max : index
    %v11 = gpu.cluster_dim x
    %r11 = arith.cmpi uge, %v11, %c1 : index
    %v12 = gpu.cluster_block_id x
    %r12 = arith.cmpi ult, %v12, %c8 : index
    %v13 = gpu.cluster_dim_blocks x
    %r13 = arith.cmpi ule, %v13, %c8 : index
    %v14 = gpu.global_id x
    %r14 = arith.cmpi ult, %v14, %c128 : index
    %v15 = gpu.global_id x upper_bound 128
    %r15 = arith.cmpi ult, %v15, %c128 : index
    %v16 = gpu.lane_id
    %r16 = arith.cmpi ult, %v16, %c128 : index
    %v17 = gpu.lane_id upper_bound 16
    %r17 = arith.cmpi ult, %v17, %c16 : index
    %v18 = gpu.subgroup_id : index
    %r18 = arith.cmpi ult, %v18, %max : index
    %v19 = gpu.subgroup_id upper_bound 8 : index
    %r19 = arith.cmpi ult, %v19, %c8 : index
    %v20 = gpu.num_subgroups : index
    %r20 = arith.cmpi ule, %v20, %max : index
    %v21 = gpu.subgroup_size : index
    %r21 = arith.cmpi ule, %v21, %c128 : index
    %v22 = gpu.subgroup_size upper_bound 16 : index
    %r22 = arith.cmpi ule, %v22, %c16 : index
    "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: i1) attributes {gpu.known_block_size = array<i32: 8, 1, 1>, gpu.known_grid_size = array<i32: 1, 16, 1>} {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     scf.if %[[V0]] {
// CHECK-NEXT:       "test.use"(%true, %true, %true, %true, %true, %true, %true, %true, %true, %true, %true, %true, %true, %true, %true, %true, %true, %true, %true, %true, %true, %true, %true) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The launch says sizes.
func.func @f(%i: index) {
  %s8 = arith.constant 8 : index
  %s16 = arith.constant 16 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%kx = %s8, %ky = %i, %kz = %i) blocks(%bx, %by, %bz) in (%gx = %i, %gy = %s16, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %s8, %sy = %i, %sz = %i) {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %c128 = arith.constant 128 : index
    %max = arith.constant 4294967295 : index
    %v0 = gpu.thread_id x
    %r0 = arith.cmpi ult, %v0, %max : index
    %v1 = gpu.thread_id x
    %r1 = arith.cmpi ult, %v1, %c8 : index
    %v2 = gpu.thread_id x upper_bound 8
    %r2 = arith.cmpi ult, %v2, %c8 : index
    %v3 = gpu.block_id y
    %r3 = arith.cmpi ult, %v3, %c16 : index
    %v4 = gpu.block_id y
    %r4 = arith.cmpi slt, %v4, %max : index
    %v5 = gpu.block_dim x
    %r5 = arith.cmpi uge, %v5, %c1 : index
    %v6 = gpu.block_dim x
    %r6 = arith.cmpi eq, %v6, %c8 : index
    %v7 = gpu.block_dim z upper_bound 8
    %r7 = arith.cmpi ule, %v7, %c8 : index
    %v8 = gpu.grid_dim y
    %r8 = arith.cmpi ule, %v8, %max : index
    %v9 = gpu.grid_dim y
    %r9 = arith.cmpi eq, %v9, %c16 : index
    %v10 = gpu.cluster_id x
    %r10 = arith.cmpi ult, %v10, %max : index
    %v11 = gpu.cluster_dim x
    %r11 = arith.cmpi uge, %v11, %c1 : index
    %v12 = gpu.cluster_block_id x
    %r12 = arith.cmpi ult, %v12, %c8 : index
    %v13 = gpu.cluster_dim_blocks x
    %r13 = arith.cmpi ule, %v13, %c8 : index
    %v14 = gpu.global_id x
    %r14 = arith.cmpi ult, %v14, %c128 : index
    %v15 = gpu.global_id x upper_bound 128
    %r15 = arith.cmpi ult, %v15, %c128 : index
    %v16 = gpu.lane_id
    %r16 = arith.cmpi ult, %v16, %c128 : index
    %v17 = gpu.lane_id upper_bound 16
    %r17 = arith.cmpi ult, %v17, %c16 : index
    %v18 = gpu.subgroup_id : index
    %r18 = arith.cmpi ult, %v18, %max : index
    %v19 = gpu.subgroup_id upper_bound 8 : index
    %r19 = arith.cmpi ult, %v19, %c8 : index
    %v20 = gpu.num_subgroups : index
    %r20 = arith.cmpi ule, %v20, %max : index
    %v21 = gpu.subgroup_size : index
    %r21 = arith.cmpi ule, %v21, %c128 : index
    %v22 = gpu.subgroup_size upper_bound 16 : index
    %r22 = arith.cmpi ule, %v22, %c16 : index
    "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: index) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c128 = arith.constant 128 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     gpu.launch clusters(%[[V1:[^ :,)]+]], %[[V2:[^ :,)]+]], %[[V3:[^ :,)]+]]) in (%[[V4:[^ :,)]+]] = %c8, %[[V5:[^ :,)]+]] = %[[V0]], %[[V6:[^ :,)]+]] = %[[V0]]) blocks(%[[V7:[^ :,)]+]], %[[V8:[^ :,)]+]], %[[V9:[^ :,)]+]]) in (%[[V10:[^ :,)]+]] = %[[V0]], %[[V11:[^ :,)]+]] = %c16, %[[V12:[^ :,)]+]] = %[[V0]]) threads(%[[V13:[^ :,)]+]], %[[V14:[^ :,)]+]], %[[V15:[^ :,)]+]]) in (%[[V16:[^ :,)]+]] = %c8, %[[V17:[^ :,)]+]] = %[[V0]], %[[V18:[^ :,)]+]] = %[[V0]]) {
// CHECK-NEXT:       %global_id_x = gpu.global_id  x
// CHECK-NEXT:       %[[V19:[^ :,)]+]] = arith.cmpi ult, %global_id_x, %c128 : index
// CHECK-NEXT:       "test.use"(%true, %true, %true, %true, %true, %true, %true, %true, %true, %true, %true, %true, %true, %true, %[[V19]], %true, %true, %true, %true, %true, %true, %true, %true) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Arguments of the body of a launch.
func.func @f(%i: index, %t: !gpu.async.token) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %max = arith.constant 4294967295 : index
  %0 = gpu.launch async [%t] clusters(%cx, %cy, %cz) in (%kx = %c8, %ky = %i, %kz = %i) blocks(%bx, %by, %bz) in (%gx = %i, %gy = %c16, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %c8, %sy = %i, %sz = %i) {
    %r0 = arith.cmpi ult, %bx, %max : index
    %r1 = arith.cmpi ult, %by, %c16 : index
    %r2 = arith.cmpi ult, %tx, %c8 : index
    %r3 = arith.cmpi sge, %ty, %c1 : index
    %r4 = arith.cmpi eq, %gy, %c16 : index
    %r5 = arith.cmpi uge, %sz, %c1 : index
    %r6 = arith.cmpi ult, %cx, %max : index
    %r7 = arith.cmpi ule, %kx, %c8 : index
    %s = arith.addi %tx, %bx : index
    %r8 = arith.cmpi slt, %s, %c1 : index
    "test.use"(%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %sx) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, index) -> ()
    gpu.terminator
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: index, %[[V1:[^ :,)]+]]: !gpu.async.token) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %c4294967295 = arith.constant 4294967295 : index
// CHECK-NEXT:     %[[V2:[^ :,)]+]] = gpu.launch async [%[[V1]]] clusters(%[[V3:[^ :,)]+]], %[[V4:[^ :,)]+]], %[[V5:[^ :,)]+]]) in (%[[V6:[^ :,)]+]] = %c8, %[[V7:[^ :,)]+]] = %[[V0]], %[[V8:[^ :,)]+]] = %[[V0]]) blocks(%[[V9:[^ :,)]+]], %[[V10:[^ :,)]+]], %[[V11:[^ :,)]+]]) in (%[[V12:[^ :,)]+]] = %[[V0]], %[[V13:[^ :,)]+]] = %c16, %[[V14:[^ :,)]+]] = %[[V0]]) threads(%[[V15:[^ :,)]+]], %[[V16:[^ :,)]+]], %[[V17:[^ :,)]+]]) in (%[[V18:[^ :,)]+]] = %c8, %[[V19:[^ :,)]+]] = %[[V0]], %[[V20:[^ :,)]+]] = %[[V0]]) {
// CHECK-NEXT:       %[[V21:[^ :,)]+]] = arith.cmpi sge, %[[V16]], %c1 : index
// CHECK-NEXT:       %[[V22:[^ :,)]+]] = arith.cmpi ult, %[[V3]], %c4294967295 : index
// CHECK-NEXT:       %[[V23:[^ :,)]+]] = arith.cmpi ule, %[[V6]], %c8 : index
// CHECK-NEXT:       %[[V24:[^ :,)]+]] = arith.addi %[[V15]], %[[V9]] : index
// CHECK-NEXT:       %[[V25:[^ :,)]+]] = arith.cmpi slt, %[[V24]], %c1 : index
// CHECK-NEXT:       "test.use"(%true, %true, %true, %[[V21]], %true, %true, %[[V22]], %[[V23]], %[[V25]], %c8) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, index) -> ()
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is broadcast.
func.func @f(%i: index, %j: i32) {
  %c8 = arith.constant 8 : index
  %0 = gpu.thread_id x upper_bound 8
  %1 = gpu.subgroup_broadcast %0, specific_lane %j : index
  %2 = gpu.subgroup_broadcast %i, first_active_lane : index
  %3 = arith.cmpi ult, %1, %c8 : index
  %4 = arith.cmpi ult, %2, %c8 : index
  "test.use"(%3, %4) : (i1, i1) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: index, %[[V1:[^ :,)]+]]: i32) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %[[V2:[^ :,)]+]] = gpu.subgroup_broadcast %[[V0]],  first_active_lane : index
// CHECK-NEXT:     %[[V3:[^ :,)]+]] = arith.cmpi ult, %[[V2]], %c8 : index
// CHECK-NEXT:     "test.use"(%true, %[[V3]]) : (i1, i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
