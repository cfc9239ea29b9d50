// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

// Where in a grid.
func.func @f() {
  %a0 = gpu.block_dim x
  %b0 = gpu.block_id y upper_bound 4
  %c0 = gpu.cluster_block_id z
  %d0 = gpu.cluster_dim x upper_bound 6
  %e0 = gpu.cluster_dim_blocks y {tag}
  %f0 = gpu.cluster_id z upper_bound 8
  %g0 = gpu.global_id x
  %h0 = gpu.grid_dim y upper_bound 10
  %i0 = gpu.thread_id z
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %block_dim_x = gpu.block_dim  x
// CHECK-NEXT:     %block_id_y = gpu.block_id  y upper_bound 4
// CHECK-NEXT:     %cluster_block_id_z = gpu.cluster_block_id  z
// CHECK-NEXT:     %cluster_dim_x = gpu.cluster_dim  x upper_bound 6
// CHECK-NEXT:     %cluster_dim_blocks_y = gpu.cluster_dim_blocks  y {tag}
// CHECK-NEXT:     %cluster_id_z = gpu.cluster_id  z upper_bound 8
// CHECK-NEXT:     %global_id_x = gpu.global_id  x
// CHECK-NEXT:     %grid_dim_y = gpu.grid_dim  y upper_bound 10
// CHECK-NEXT:     %thread_id_z = gpu.thread_id  z
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     %[[V0:[^ :,)]+]] = "gpu.block_dim"() <{dimension = #gpu<dim x>}> : () -> index
// GENERIC-NEXT:     %[[V1:[^ :,)]+]] = "gpu.block_id"() <{dimension = #gpu<dim y>, upper_bound = 4 : index}> : () -> index
// GENERIC-NEXT:     %[[V2:[^ :,)]+]] = "gpu.cluster_block_id"() <{dimension = #gpu<dim z>}> : () -> index
// GENERIC-NEXT:     %[[V3:[^ :,)]+]] = "gpu.cluster_dim"() <{dimension = #gpu<dim x>, upper_bound = 6 : index}> : () -> index
// GENERIC-NEXT:     %[[V4:[^ :,)]+]] = "gpu.cluster_dim_blocks"() <{dimension = #gpu<dim y>}> {tag} : () -> index
// GENERIC-NEXT:     %[[V5:[^ :,)]+]] = "gpu.cluster_id"() <{dimension = #gpu<dim z>, upper_bound = 8 : index}> : () -> index
// GENERIC-NEXT:     %[[V6:[^ :,)]+]] = "gpu.global_id"() <{dimension = #gpu<dim x>}> : () -> index
// GENERIC-NEXT:     %[[V7:[^ :,)]+]] = "gpu.grid_dim"() <{dimension = #gpu<dim y>, upper_bound = 10 : index}> : () -> index
// GENERIC-NEXT:     %[[V8:[^ :,)]+]] = "gpu.thread_id"() <{dimension = #gpu<dim z>}> : () -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Where in a subgroup.
func.func @f() {
  %0 = gpu.lane_id
  %1 = gpu.lane_id upper_bound 32 {tag}
  %2 = gpu.subgroup_id : index
  %3 = gpu.subgroup_id upper_bound 4 : index
  %4 = gpu.num_subgroups : index
  %5 = gpu.num_subgroups upper_bound 8 {tag} : index
  %6 = gpu.subgroup_size : index
  %7 = gpu.subgroup_size upper_bound 64 : index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ :,)]+]] = gpu.lane_id
// CHECK-NEXT:     %[[V1:[^ :,)]+]] = gpu.lane_id upper_bound 32 {tag}
// CHECK-NEXT:     %[[V2:[^ :,)]+]] = gpu.subgroup_id : index
// CHECK-NEXT:     %[[V3:[^ :,)]+]] = gpu.subgroup_id upper_bound 4 : index
// CHECK-NEXT:     %[[V4:[^ :,)]+]] = gpu.num_subgroups : index
// CHECK-NEXT:     %[[V5:[^ :,)]+]] = gpu.num_subgroups upper_bound 8 {tag} : index
// CHECK-NEXT:     %[[V6:[^ :,)]+]] = gpu.subgroup_size : index
// CHECK-NEXT:     %[[V7:[^ :,)]+]] = gpu.subgroup_size upper_bound 64 : index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT:     %[[V0:[^ :,)]+]] = "gpu.lane_id"() : () -> index
// GENERIC-NEXT:     %[[V1:[^ :,)]+]] = "gpu.lane_id"() <{upper_bound = 32 : index}> {tag} : () -> index
// GENERIC-NEXT:     %[[V2:[^ :,)]+]] = "gpu.subgroup_id"() : () -> index
// GENERIC-NEXT:     %[[V3:[^ :,)]+]] = "gpu.subgroup_id"() <{upper_bound = 4 : index}> : () -> index
// GENERIC-NEXT:     %[[V4:[^ :,)]+]] = "gpu.num_subgroups"() : () -> index
// GENERIC-NEXT:     %[[V5:[^ :,)]+]] = "gpu.num_subgroups"() <{upper_bound = 8 : index}> {tag} : () -> index
// GENERIC-NEXT:     %[[V6:[^ :,)]+]] = "gpu.subgroup_size"() : () -> index
// GENERIC-NEXT:     %[[V7:[^ :,)]+]] = "gpu.subgroup_size"() <{upper_bound = 64 : index}> : () -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Values of several threads.
func.func @f(%f: f32, %j: i32, %v: vector<4xf32>) {
  %0 = gpu.all_reduce add %f {} : (f32) -> f32
  %1 = gpu.all_reduce maxsi %j uniform {} {tag} : (i32) -> i32
  %2 = gpu.all_reduce %f {
  ^bb0(%x: f32, %y: f32):
    %z = arith.mulf %x, %y : f32
    gpu.yield %z : f32
  } : (f32) -> f32
  %3 = gpu.subgroup_reduce minimumf %f : (f32) -> f32
  %4 = gpu.subgroup_reduce mul %v uniform : (vector<4xf32>) -> vector<4xf32>
  %5 = gpu.subgroup_reduce xor %j cluster(size = 8) : (i32) -> i32
  %6 = gpu.subgroup_reduce add %j uniform cluster(size = 8, stride = 4) {tag} : (i32) -> i32
  %7 = gpu.subgroup_reduce add %j cluster(size = 8, stride = 1) : (i32) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: f32, %[[V1:[^ :,)]+]]: i32, %[[V2:[^ :,)]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V3:[^ :,)]+]] = gpu.all_reduce  add %[[V0]] {
// CHECK-NEXT:     } : (f32) -> f32
// CHECK-NEXT:     %[[V4:[^ :,)]+]] = gpu.all_reduce  maxsi %[[V1]] uniform {
// CHECK-NEXT:     } {tag} : (i32) -> i32
// CHECK-NEXT:     %[[V5:[^ :,)]+]] = gpu.all_reduce  %[[V0]] {
// CHECK-NEXT:     ^bb0(%[[V6:[^ :,)]+]]: f32, %[[V7:[^ :,)]+]]: f32):
// CHECK-NEXT:       %[[V8:[^ :,)]+]] = arith.mulf %[[V6]], %[[V7]] : f32
// CHECK-NEXT:       gpu.yield %[[V8]] : f32
// CHECK-NEXT:     } : (f32) -> f32
// CHECK-NEXT:     %[[V9:[^ :,)]+]] = gpu.subgroup_reduce  minimumf %[[V0]] : (f32) -> f32
// CHECK-NEXT:     %[[V10:[^ :,)]+]] = gpu.subgroup_reduce  mul %[[V2]] uniform : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[V11:[^ :,)]+]] = gpu.subgroup_reduce  xor %[[V1]] cluster(size = 8) : (i32) -> i32
// CHECK-NEXT:     %[[V12:[^ :,)]+]] = gpu.subgroup_reduce  add %[[V1]] uniform cluster(size = 8, stride = 4) {tag} : (i32) -> i32
// CHECK-NEXT:     %[[V13:[^ :,)]+]] = gpu.subgroup_reduce  add %[[V1]] cluster(size = 8) : (i32) -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32, i32, vector<4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[V0:[^ :,)]+]]: f32, %[[V1:[^ :,)]+]]: i32, %[[V2:[^ :,)]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V3:[^ :,)]+]] = "gpu.all_reduce"(%[[V0]]) <{op = #gpu<all_reduce_op add>}> ({
// GENERIC-NEXT:     }) : (f32) -> f32
// GENERIC-NEXT:     %[[V4:[^ :,)]+]] = "gpu.all_reduce"(%[[V1]]) <{op = #gpu<all_reduce_op maxsi>, uniform}> ({
// GENERIC-NEXT:     }) {tag} : (i32) -> i32
// GENERIC-NEXT:     %[[V5:[^ :,)]+]] = "gpu.all_reduce"(%[[V0]]) ({
// GENERIC-NEXT:     ^bb0(%[[V6:[^ :,)]+]]: f32, %[[V7:[^ :,)]+]]: f32):
// GENERIC-NEXT:       %[[V8:[^ :,)]+]] = "arith.mulf"(%[[V6]], %[[V7]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "gpu.yield"(%[[V8]]) : (f32) -> ()
// GENERIC-NEXT:     }) : (f32) -> f32
// GENERIC-NEXT:     %[[V9:[^ :,)]+]] = "gpu.subgroup_reduce"(%[[V0]]) <{cluster_stride = 1 : i32, op = #gpu<all_reduce_op minimumf>}> : (f32) -> f32
// GENERIC-NEXT:     %[[V10:[^ :,)]+]] = "gpu.subgroup_reduce"(%[[V2]]) <{cluster_stride = 1 : i32, op = #gpu<all_reduce_op mul>, uniform}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     %[[V11:[^ :,)]+]] = "gpu.subgroup_reduce"(%[[V1]]) <{cluster_size = 8 : i32, cluster_stride = 1 : i32, op = #gpu<all_reduce_op xor>}> : (i32) -> i32
// GENERIC-NEXT:     %[[V12:[^ :,)]+]] = "gpu.subgroup_reduce"(%[[V1]]) <{cluster_size = 8 : i32, cluster_stride = 4 : i32, op = #gpu<all_reduce_op add>, uniform}> {tag} : (i32) -> i32
// GENERIC-NEXT:     %[[V13:[^ :,)]+]] = "gpu.subgroup_reduce"(%[[V1]]) <{cluster_size = 8 : i32, cluster_stride = 1 : i32, op = #gpu<all_reduce_op add>}> : (i32) -> i32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%f: f32, %j: i32, %v: vector<4xf32>, %t: !gpu.async.token) {
  %0, %1 = gpu.shuffle down %f, %j, %j : f32
  %2, %3 = gpu.shuffle idx %v, %j, %j {tag} : vector<4xf32>
  %4, %5 = gpu.rotate %f, 0, 1 : f32
  %6, %7 = gpu.rotate %v, 15, 16 {tag} : vector<4xf32>
  %8 = gpu.subgroup_broadcast %f, first_active_lane : f32
  %9 = gpu.subgroup_broadcast %t, specific_lane %j {tag} : !gpu.async.token
  gpu.barrier
  gpu.barrier {tag}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: f32, %[[V1:[^ :,)]+]]: i32, %[[V2:[^ :,)]+]]: vector<4xf32>, %[[V3:[^ :,)]+]]: !gpu.async.token) {
// CHECK-NEXT:     %shuffleResult, %valid = gpu.shuffle  down %[[V0]], %[[V1]], %[[V1]] : f32
// CHECK-NEXT:     %shuffleResult_0, %valid_1 = gpu.shuffle  idx %[[V2]], %[[V1]], %[[V1]] {tag} : vector<4xf32>
// CHECK-NEXT:     %rotateResult, %valid_2 = gpu.rotate %[[V0]], 0, 1 : f32
// CHECK-NEXT:     %rotateResult_3, %valid_4 = gpu.rotate %[[V2]], 15, 16 {tag} : vector<4xf32>
// CHECK-NEXT:     %[[V4:[^ :,)]+]] = gpu.subgroup_broadcast %[[V0]],  first_active_lane : f32
// CHECK-NEXT:     %[[V5:[^ :,)]+]] = gpu.subgroup_broadcast %[[V3]],  specific_lane %[[V1]] {tag} : !gpu.async.token
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     gpu.barrier {tag}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32, i32, vector<4xf32>, !gpu.async.token) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[V0:[^ :,)]+]]: f32, %[[V1:[^ :,)]+]]: i32, %[[V2:[^ :,)]+]]: vector<4xf32>, %[[V3:[^ :,)]+]]: !gpu.async.token):
// GENERIC-NEXT:     %[[V4:[^ :,)]+]]:2 = "gpu.shuffle"(%[[V0]], %[[V1]], %[[V1]]) <{mode = #gpu<shuffle_mode down>}> : (f32, i32, i32) -> (f32, i1)
// GENERIC-NEXT:     %[[V5:[^ :,)]+]]:2 = "gpu.shuffle"(%[[V2]], %[[V1]], %[[V1]]) <{mode = #gpu<shuffle_mode idx>}> {tag} : (vector<4xf32>, i32, i32) -> (vector<4xf32>, i1)
// GENERIC-NEXT:     %[[V6:[^ :,)]+]]:2 = "gpu.rotate"(%[[V0]]) <{offset = 0 : i32, width = 1 : i32}> : (f32) -> (f32, i1)
// GENERIC-NEXT:     %[[V7:[^ :,)]+]]:2 = "gpu.rotate"(%[[V2]]) <{offset = 15 : i32, width = 16 : i32}> {tag} : (vector<4xf32>) -> (vector<4xf32>, i1)
// GENERIC-NEXT:     %[[V8:[^ :,)]+]] = "gpu.subgroup_broadcast"(%[[V0]]) <{broadcast_type = #gpu<broadcast first_active_lane>}> : (f32) -> f32
// GENERIC-NEXT:     %[[V9:[^ :,)]+]] = "gpu.subgroup_broadcast"(%[[V3]], %[[V1]]) <{broadcast_type = #gpu<broadcast specific_lane>}> {tag} : (!gpu.async.token, i32) -> !gpu.async.token
// GENERIC-NEXT:     "gpu.barrier"() : () -> ()
// GENERIC-NEXT:     "gpu.barrier"() {tag} : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Memory.
func.func @f(%i: index, %t: !gpu.async.token, %f: f32, %m: memref<4xf32>, %v: vector<4xf32>, %md: memref<?xf32>, %u: memref<*xf32>, %j: i32, %d: !gpu.sparse.dntensor_handle) {
  %0 = gpu.alloc () : memref<4xf32>
  %1 = gpu.alloc(%i, %i) {tag} : memref<?x3x?xf32>
  %2, %3 = gpu.alloc async [%t] host_shared (%i)[%i] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %4, %5 = gpu.alloc async () : memref<4xf32>
  %6 = gpu.memset async [%3, %5] %0, %f : memref<4xf32>, f32
  gpu.memset %m, %v : memref<4xf32>, vector<4xf32>
  %7 = gpu.memcpy async [%6] %0, %m : memref<4xf32>, memref<4xf32> {tag}
  gpu.memcpy [%7] %m, %md : memref<4xf32>, memref<?xf32>
  %8 = gpu.dealloc async %0 : memref<4xf32>
  gpu.dealloc [%8, %t] %1 : memref<?x3x?xf32>
  %9 = gpu.wait async
  %10 = gpu.wait async [%9, %8] {tag}
  gpu.wait [%10]
  gpu.wait
  gpu.host_register %u : memref<*xf32>
  gpu.host_unregister %u {tag} : memref<*xf32>
  gpu.set_default_device %j
  gpu.set_default_device {tag} %j
  gpu.printf "%d and %f\n", %i, %f : index, f32
  gpu.printf "nothing" {tag}
  %11 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: index, %[[V1:[^ :,)]+]]: !gpu.async.token, %[[V2:[^ :,)]+]]: f32, %[[V3:[^ :,)]+]]: memref<4xf32>, %[[V4:[^ :,)]+]]: vector<4xf32>, %[[V5:[^ :,)]+]]: memref<?xf32>, %[[V6:[^ :,)]+]]: memref<*xf32>, %[[V7:[^ :,)]+]]: i32, %[[V8:[^ :,)]+]]: !gpu.sparse.dntensor_handle) {
// CHECK-NEXT:     %memref = gpu.alloc  () : memref<4xf32>
// CHECK-NEXT:     %memref_0 = gpu.alloc  (%[[V0]], %[[V0]]) {tag} : memref<?x3x?xf32>
// CHECK-NEXT:     %memref_1, %asyncToken = gpu.alloc async [%[[V1]]] host_shared (%[[V0]])[%[[V0]]] : memref<?xf32, #map>
// CHECK-NEXT:     %memref_2, %asyncToken_3 = gpu.alloc async () : memref<4xf32>
// CHECK-NEXT:     %[[V9:[^ :,)]+]] = gpu.memset async [%asyncToken, %asyncToken_3] %memref, %[[V2]] : memref<4xf32>, f32
// CHECK-NEXT:     gpu.memset  %[[V3]], %[[V4]] : memref<4xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V10:[^ :,)]+]] = gpu.memcpy async [%[[V9]]] %memref, %[[V3]] : memref<4xf32>, memref<4xf32> {tag}
// CHECK-NEXT:     gpu.memcpy [%[[V10]]] %[[V3]], %[[V5]] : memref<4xf32>, memref<?xf32>
// CHECK-NEXT:     %[[V11:[^ :,)]+]] = gpu.dealloc async %memref : memref<4xf32>
// CHECK-NEXT:     gpu.dealloc [%[[V11]], %[[V1]]] %memref_0 : memref<?x3x?xf32>
// CHECK-NEXT:     %[[V12:[^ :,)]+]] = gpu.wait async
// CHECK-NEXT:     %[[V13:[^ :,)]+]] = gpu.wait async [%[[V12]], %[[V11]]] {tag}
// CHECK-NEXT:     gpu.wait [%[[V13]]]
// CHECK-NEXT:     gpu.wait 
// CHECK-NEXT:     gpu.host_register %[[V6]] : memref<*xf32>
// CHECK-NEXT:     gpu.host_unregister %[[V6]] {tag} : memref<*xf32>
// CHECK-NEXT:     gpu.set_default_device %[[V7]]
// CHECK-NEXT:     gpu.set_default_device {tag} %[[V7]]
// CHECK-NEXT:     gpu.printf "%d and %f\0A", %[[V0]], %[[V2]] : index, f32
// CHECK-NEXT:     gpu.printf "nothing" {tag}
// CHECK-NEXT:     %[[V14:[^ :,)]+]] = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, !gpu.async.token, f32, memref<4xf32>, vector<4xf32>, memref<?xf32>, memref<*xf32>, i32, !gpu.sparse.dntensor_handle) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[V0:[^ :,)]+]]: index, %[[V1:[^ :,)]+]]: !gpu.async.token, %[[V2:[^ :,)]+]]: f32, %[[V3:[^ :,)]+]]: memref<4xf32>, %[[V4:[^ :,)]+]]: vector<4xf32>, %[[V5:[^ :,)]+]]: memref<?xf32>, %[[V6:[^ :,)]+]]: memref<*xf32>, %[[V7:[^ :,)]+]]: i32, %[[V8:[^ :,)]+]]: !gpu.sparse.dntensor_handle):
// GENERIC-NEXT:     %[[V9:[^ :,)]+]] = "gpu.alloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> memref<4xf32>
// GENERIC-NEXT:     %[[V10:[^ :,)]+]] = "gpu.alloc"(%[[V0]], %[[V0]]) <{operandSegmentSizes = array<i32: 0, 2, 0>}> {tag} : (index, index) -> memref<?x3x?xf32>
// GENERIC-NEXT:     %[[V11:[^ :,)]+]]:2 = "gpu.alloc"(%[[V1]], %[[V0]], %[[V0]]) <{hostShared, operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, index, index) -> (memref<?xf32, #map>, !gpu.async.token)
// GENERIC-NEXT:     %[[V12:[^ :,)]+]]:2 = "gpu.alloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> (memref<4xf32>, !gpu.async.token)
// GENERIC-NEXT:     %[[V13:[^ :,)]+]] = "gpu.memset"(%[[V11]]#1, %[[V12]]#1, %[[V9]], %[[V2]]) : (!gpu.async.token, !gpu.async.token, memref<4xf32>, f32) -> !gpu.async.token
// GENERIC-NEXT:     "gpu.memset"(%[[V3]], %[[V4]]) : (memref<4xf32>, vector<4xf32>) -> ()
// GENERIC-NEXT:     %[[V14:[^ :,)]+]] = "gpu.memcpy"(%[[V13]], %[[V9]], %[[V3]]) {tag} : (!gpu.async.token, memref<4xf32>, memref<4xf32>) -> !gpu.async.token
// GENERIC-NEXT:     "gpu.memcpy"(%[[V14]], %[[V3]], %[[V5]]) : (!gpu.async.token, memref<4xf32>, memref<?xf32>) -> ()
// GENERIC-NEXT:     %[[V15:[^ :,)]+]] = "gpu.dealloc"(%[[V9]]) : (memref<4xf32>) -> !gpu.async.token
// GENERIC-NEXT:     "gpu.dealloc"(%[[V15]], %[[V1]], %[[V10]]) : (!gpu.async.token, !gpu.async.token, memref<?x3x?xf32>) -> ()
// GENERIC-NEXT:     %[[V16:[^ :,)]+]] = "gpu.wait"() : () -> !gpu.async.token
// GENERIC-NEXT:     %[[V17:[^ :,)]+]] = "gpu.wait"(%[[V16]], %[[V15]]) {tag} : (!gpu.async.token, !gpu.async.token) -> !gpu.async.token
// GENERIC-NEXT:     "gpu.wait"(%[[V17]]) : (!gpu.async.token) -> ()
// GENERIC-NEXT:     "gpu.wait"() : () -> ()
// GENERIC-NEXT:     "gpu.host_register"(%[[V6]]) : (memref<*xf32>) -> ()
// GENERIC-NEXT:     "gpu.host_unregister"(%[[V6]]) {tag} : (memref<*xf32>) -> ()
// GENERIC-NEXT:     "gpu.set_default_device"(%[[V7]]) : (i32) -> ()
// GENERIC-NEXT:     "gpu.set_default_device"(%[[V7]]) {tag} : (i32) -> ()
// GENERIC-NEXT:     "gpu.printf"(%[[V0]], %[[V2]]) <{format = "%d and %f\0A"}> : (index, f32) -> ()
// GENERIC-NEXT:     "gpu.printf"() <{format = "nothing"}> {tag} : () -> ()
// GENERIC-NEXT:     %[[V18:[^ :,)]+]] = "gpu.dynamic_shared_memory"() : () -> memref<?xi8, #gpu.address_space<workgroup>>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Matrices that a subgroup holds.
func.func @f(%mh: memref<16x16xf16>, %i: index, %ms: memref<16x16xf16, #gpu.address_space<workgroup>>, %h: f16) {
  %0 = gpu.subgroup_mma_load_matrix %mh[%i, %i] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x32xf16, "AOp">
  %1 = gpu.subgroup_mma_load_matrix %ms[%i, %i] {leadDimension = 16 : index, transpose} : memref<16x16xf16, #gpu.address_space<workgroup>> -> !gpu.mma_matrix<32x8xf16, "BOp">
  %2 = gpu.subgroup_mma_constant_matrix %h : !gpu.mma_matrix<16x8xf16, "COp">
  %3 = gpu.subgroup_mma_compute %0, %1, %2 : !gpu.mma_matrix<16x32xf16, "AOp">, !gpu.mma_matrix<32x8xf16, "BOp"> -> !gpu.mma_matrix<16x8xf16, "COp">
  %4 = gpu.subgroup_mma_compute %0, %1, %3 {a_transpose, b_transpose} : !gpu.mma_matrix<16x32xf16, "AOp">, !gpu.mma_matrix<32x8xf16, "BOp"> -> !gpu.mma_matrix<16x8xf16, "COp">
  %5 = gpu.subgroup_mma_elementwise mulf %3, %4 {tag} : (!gpu.mma_matrix<16x8xf16, "COp">, !gpu.mma_matrix<16x8xf16, "COp">) -> !gpu.mma_matrix<16x8xf16, "COp">
  %6 = gpu.subgroup_mma_elementwise extf %5 : (!gpu.mma_matrix<16x8xf16, "COp">) -> !gpu.mma_matrix<16x8xf32, "COp">
  %7 = gpu.subgroup_mma_extract_thread_local %5[%i] : !gpu.mma_matrix<16x8xf16, "COp"> -> f16
  %8 = gpu.subgroup_mma_insert_thread_local %7, %5[%i, %i] : f16, !gpu.mma_matrix<16x8xf16, "COp"> -> !gpu.mma_matrix<16x8xf16, "COp">
  gpu.subgroup_mma_store_matrix %8, %mh[%i, %i] {leadDimension = 16 : index, transpose} : !gpu.mma_matrix<16x8xf16, "COp">, memref<16x16xf16>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: memref<16x16xf16>, %[[V1:[^ :,)]+]]: index, %[[V2:[^ :,)]+]]: memref<16x16xf16, #gpu.address_space<workgroup>>, %[[V3:[^ :,)]+]]: f16) {
// CHECK-NEXT:     %[[V4:[^ :,)]+]] = gpu.subgroup_mma_load_matrix %[[V0]][%[[V1]], %[[V1]]] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x32xf16, "AOp">
// CHECK-NEXT:     %[[V5:[^ :,)]+]] = gpu.subgroup_mma_load_matrix %[[V2]][%[[V1]], %[[V1]]] {leadDimension = 16 : index, transpose} : memref<16x16xf16, #gpu.address_space<workgroup>> -> !gpu.mma_matrix<32x8xf16, "BOp">
// CHECK-NEXT:     %[[V6:[^ :,)]+]] = gpu.subgroup_mma_constant_matrix %[[V3]] : !gpu.mma_matrix<16x8xf16, "COp">
// CHECK-NEXT:     %[[V7:[^ :,)]+]] = gpu.subgroup_mma_compute %[[V4]], %[[V5]], %[[V6]] : !gpu.mma_matrix<16x32xf16, "AOp">, !gpu.mma_matrix<32x8xf16, "BOp"> -> !gpu.mma_matrix<16x8xf16, "COp">
// CHECK-NEXT:     %[[V8:[^ :,)]+]] = gpu.subgroup_mma_compute %[[V4]], %[[V5]], %[[V7]] {a_transpose, b_transpose} : !gpu.mma_matrix<16x32xf16, "AOp">, !gpu.mma_matrix<32x8xf16, "BOp"> -> !gpu.mma_matrix<16x8xf16, "COp">
// CHECK-NEXT:     %[[V9:[^ :,)]+]] = gpu.subgroup_mma_elementwise  mulf %[[V7]], %[[V8]] {tag} : (!gpu.mma_matrix<16x8xf16, "COp">, !gpu.mma_matrix<16x8xf16, "COp">) -> !gpu.mma_matrix<16x8xf16, "COp">
// CHECK-NEXT:     %[[V10:[^ :,)]+]] = gpu.subgroup_mma_elementwise  extf %[[V9]] : (!gpu.mma_matrix<16x8xf16, "COp">) -> !gpu.mma_matrix<16x8xf32, "COp">
// CHECK-NEXT:     %[[V11:[^ :,)]+]] = gpu.subgroup_mma_extract_thread_local %[[V9]][%[[V1]]] : !gpu.mma_matrix<16x8xf16, "COp"> -> f16
// CHECK-NEXT:     %[[V12:[^ :,)]+]] = gpu.subgroup_mma_insert_thread_local %[[V11]], %[[V9]][%[[V1]], %[[V1]]] : f16, !gpu.mma_matrix<16x8xf16, "COp"> -> !gpu.mma_matrix<16x8xf16, "COp">
// CHECK-NEXT:     gpu.subgroup_mma_store_matrix %[[V12]], %[[V0]][%[[V1]], %[[V1]]] {leadDimension = 16 : index, transpose} : !gpu.mma_matrix<16x8xf16, "COp">, memref<16x16xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<16x16xf16>, index, memref<16x16xf16, #gpu.address_space<workgroup>>, f16) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[V0:[^ :,)]+]]: memref<16x16xf16>, %[[V1:[^ :,)]+]]: index, %[[V2:[^ :,)]+]]: memref<16x16xf16, #gpu.address_space<workgroup>>, %[[V3:[^ :,)]+]]: f16):
// GENERIC-NEXT:     %[[V4:[^ :,)]+]] = "gpu.subgroup_mma_load_matrix"(%[[V0]], %[[V1]], %[[V1]]) <{leadDimension = 16 : index}> : (memref<16x16xf16>, index, index) -> !gpu.mma_matrix<16x32xf16, "AOp">
// GENERIC-NEXT:     %[[V5:[^ :,)]+]] = "gpu.subgroup_mma_load_matrix"(%[[V2]], %[[V1]], %[[V1]]) <{leadDimension = 16 : index, transpose}> : (memref<16x16xf16, #gpu.address_space<workgroup>>, index, index) -> !gpu.mma_matrix<32x8xf16, "BOp">
// GENERIC-NEXT:     %[[V6:[^ :,)]+]] = "gpu.subgroup_mma_constant_matrix"(%[[V3]]) : (f16) -> !gpu.mma_matrix<16x8xf16, "COp">
// GENERIC-NEXT:     %[[V7:[^ :,)]+]] = "gpu.subgroup_mma_compute"(%[[V4]], %[[V5]], %[[V6]]) : (!gpu.mma_matrix<16x32xf16, "AOp">, !gpu.mma_matrix<32x8xf16, "BOp">, !gpu.mma_matrix<16x8xf16, "COp">) -> !gpu.mma_matrix<16x8xf16, "COp">
// GENERIC-NEXT:     %[[V8:[^ :,)]+]] = "gpu.subgroup_mma_compute"(%[[V4]], %[[V5]], %[[V7]]) <{a_transpose, b_transpose}> : (!gpu.mma_matrix<16x32xf16, "AOp">, !gpu.mma_matrix<32x8xf16, "BOp">, !gpu.mma_matrix<16x8xf16, "COp">) -> !gpu.mma_matrix<16x8xf16, "COp">
// GENERIC-NEXT:     %[[V9:[^ :,)]+]] = "gpu.subgroup_mma_elementwise"(%[[V7]], %[[V8]]) <{opType = #gpu<mma_element_wise mulf>}> {tag} : (!gpu.mma_matrix<16x8xf16, "COp">, !gpu.mma_matrix<16x8xf16, "COp">) -> !gpu.mma_matrix<16x8xf16, "COp">
// GENERIC-NEXT:     %[[V10:[^ :,)]+]] = "gpu.subgroup_mma_elementwise"(%[[V9]]) <{opType = #gpu<mma_element_wise extf>}> : (!gpu.mma_matrix<16x8xf16, "COp">) -> !gpu.mma_matrix<16x8xf32, "COp">
// GENERIC-NEXT:     %[[V11:[^ :,)]+]] = "gpu.subgroup_mma_extract_thread_local"(%[[V9]], %[[V1]]) : (!gpu.mma_matrix<16x8xf16, "COp">, index) -> f16
// GENERIC-NEXT:     %[[V12:[^ :,)]+]] = "gpu.subgroup_mma_insert_thread_local"(%[[V11]], %[[V9]], %[[V1]], %[[V1]]) : (f16, !gpu.mma_matrix<16x8xf16, "COp">, index, index) -> !gpu.mma_matrix<16x8xf16, "COp">
// GENERIC-NEXT:     "gpu.subgroup_mma_store_matrix"(%[[V12]], %[[V0]], %[[V1]], %[[V1]]) <{leadDimension = 16 : index, transpose}> : (!gpu.mma_matrix<16x8xf16, "COp">, memref<16x16xf16>, index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Sparse matrices.
func.func @f(%m: memref<4xf32>, %i: index, %t: !gpu.async.token) {
  %0 = gpu.create_dn_tensor %m, %i, %i : index, index into memref<4xf32>
  %1, %2 = gpu.create_dn_tensor async [%t] %m, %i {tag} : index into memref<4xf32>
  %3 = gpu.create_coo %i, %i, %i, %m, %m, %m : memref<4xf32>, memref<4xf32>, memref<4xf32>
  %4, %5 = gpu.create_coo_aos async [%2] %i, %i, %i, %m, %m : memref<4xf32>, memref<4xf32>
  %6, %7 = gpu.create_csr async %i, %i, %i, %m, %m, %m : memref<4xf32>, memref<4xf32>, memref<4xf32>
  %8 = gpu.create_csc %i, %i, %i, %m, %m, %m {tag} : memref<4xf32>, memref<4xf32>, memref<4xf32>
  %9 = gpu.create_bsr %i, %i, %i, %i, %i, %m, %m, %m : memref<4xf32>, memref<4xf32>, memref<4xf32>
  %10 = gpu.create_2to4_spmat {PRUNE_ONLY} %i, %i, %m : memref<4xf32>
  %11, %12 = gpu.create_2to4_spmat async [%5, %7] {PRUNE_AND_CHECK} %i, %i, %m : memref<4xf32>
  %13 = gpu.destroy_dn_tensor async [%12] %0
  gpu.destroy_dn_tensor %1
  gpu.destroy_sp_mat [%13] %3
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: memref<4xf32>, %[[V1:[^ :,)]+]]: index, %[[V2:[^ :,)]+]]: !gpu.async.token) {
// CHECK-NEXT:     %dnTensor = gpu.create_dn_tensor  %[[V0]], %[[V1]], %[[V1]] : index, index into memref<4xf32>
// CHECK-NEXT:     %dnTensor_0, %asyncToken = gpu.create_dn_tensor async [%[[V2]]] %[[V0]], %[[V1]] {tag} : index into memref<4xf32>
// CHECK-NEXT:     %spmat = gpu.create_coo  %[[V1]], %[[V1]], %[[V1]], %[[V0]], %[[V0]], %[[V0]] : memref<4xf32>, memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     %spmat_1, %asyncToken_2 = gpu.create_coo_aos async [%asyncToken] %[[V1]], %[[V1]], %[[V1]], %[[V0]], %[[V0]] : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     %spmat_3, %asyncToken_4 = gpu.create_csr async %[[V1]], %[[V1]], %[[V1]], %[[V0]], %[[V0]], %[[V0]] : memref<4xf32>, memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     %spmat_5 = gpu.create_csc  %[[V1]], %[[V1]], %[[V1]], %[[V0]], %[[V0]], %[[V0]] {tag} : memref<4xf32>, memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     %spmat_6 = gpu.create_bsr  %[[V1]], %[[V1]], %[[V1]], %[[V1]], %[[V1]], %[[V0]], %[[V0]], %[[V0]] : memref<4xf32>, memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     %spMat = gpu.create_2to4_spmat { PRUNE_ONLY} %[[V1]], %[[V1]], %[[V0]] : memref<4xf32>
// CHECK-NEXT:     %spMat_7, %asyncToken_8 = gpu.create_2to4_spmat async [%asyncToken_2, %asyncToken_4]{ PRUNE_AND_CHECK} %[[V1]], %[[V1]], %[[V0]] : memref<4xf32>
// CHECK-NEXT:     %[[V3:[^ :,)]+]] = gpu.destroy_dn_tensor async [%asyncToken_8] %dnTensor
// CHECK-NEXT:     gpu.destroy_dn_tensor  %dnTensor_0
// CHECK-NEXT:     gpu.destroy_sp_mat [%[[V3]]] %spmat
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4xf32>, index, !gpu.async.token) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[V0:[^ :,)]+]]: memref<4xf32>, %[[V1:[^ :,)]+]]: index, %[[V2:[^ :,)]+]]: !gpu.async.token):
// GENERIC-NEXT:     %[[V3:[^ :,)]+]] = "gpu.create_dn_tensor"(%[[V0]], %[[V1]], %[[V1]]) <{operandSegmentSizes = array<i32: 0, 1, 2>}> : (memref<4xf32>, index, index) -> !gpu.sparse.dntensor_handle
// GENERIC-NEXT:     %[[V4:[^ :,)]+]]:2 = "gpu.create_dn_tensor"(%[[V2]], %[[V0]], %[[V1]]) <{operandSegmentSizes = array<i32: 1, 1, 1>}> {tag} : (!gpu.async.token, memref<4xf32>, index) -> (!gpu.sparse.dntensor_handle, !gpu.async.token)
// GENERIC-NEXT:     %[[V5:[^ :,)]+]] = "gpu.create_coo"(%[[V1]], %[[V1]], %[[V1]], %[[V0]], %[[V0]], %[[V0]]) : (index, index, index, memref<4xf32>, memref<4xf32>, memref<4xf32>) -> !gpu.sparse.spmat_handle
// GENERIC-NEXT:     %[[V6:[^ :,)]+]]:2 = "gpu.create_coo_aos"(%[[V4]]#1, %[[V1]], %[[V1]], %[[V1]], %[[V0]], %[[V0]]) : (!gpu.async.token, index, index, index, memref<4xf32>, memref<4xf32>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
// GENERIC-NEXT:     %[[V7:[^ :,)]+]]:2 = "gpu.create_csr"(%[[V1]], %[[V1]], %[[V1]], %[[V0]], %[[V0]], %[[V0]]) : (index, index, index, memref<4xf32>, memref<4xf32>, memref<4xf32>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
// GENERIC-NEXT:     %[[V8:[^ :,)]+]] = "gpu.create_csc"(%[[V1]], %[[V1]], %[[V1]], %[[V0]], %[[V0]], %[[V0]]) {tag} : (index, index, index, memref<4xf32>, memref<4xf32>, memref<4xf32>) -> !gpu.sparse.spmat_handle
// GENERIC-NEXT:     %[[V9:[^ :,)]+]] = "gpu.create_bsr"(%[[V1]], %[[V1]], %[[V1]], %[[V1]], %[[V1]], %[[V0]], %[[V0]], %[[V0]]) : (index, index, index, index, index, memref<4xf32>, memref<4xf32>, memref<4xf32>) -> !gpu.sparse.spmat_handle
// GENERIC-NEXT:     %[[V10:[^ :,)]+]] = "gpu.create_2to4_spmat"(%[[V1]], %[[V1]], %[[V0]]) <{pruneFlag = #gpu<prune_2to4_spmat_flag PRUNE_ONLY>}> : (index, index, memref<4xf32>) -> !gpu.sparse.spmat_handle
// GENERIC-NEXT:     %[[V11:[^ :,)]+]]:2 = "gpu.create_2to4_spmat"(%[[V6]]#1, %[[V7]]#1, %[[V1]], %[[V1]], %[[V0]]) <{pruneFlag = #gpu<prune_2to4_spmat_flag PRUNE_AND_CHECK>}> : (!gpu.async.token, !gpu.async.token, index, index, memref<4xf32>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
// GENERIC-NEXT:     %[[V12:[^ :,)]+]] = "gpu.destroy_dn_tensor"(%[[V11]]#1, %[[V3]]) : (!gpu.async.token, !gpu.sparse.dntensor_handle) -> !gpu.async.token
// GENERIC-NEXT:     "gpu.destroy_dn_tensor"(%[[V4]]#0) : (!gpu.sparse.dntensor_handle) -> ()
// GENERIC-NEXT:     "gpu.destroy_sp_mat"(%[[V12]], %[[V5]]) : (!gpu.async.token, !gpu.sparse.spmat_handle) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%s: !gpu.sparse.spmat_handle, %d: !gpu.sparse.dntensor_handle, %t: !gpu.async.token, %m: memref<4xf32>, %g: !gpu.sparse.spgemmop_handle, %i: index) {
  %0 = gpu.spmv_buffer_size %s, %d, %d into f32
  %1, %2 = gpu.spmv_buffer_size async [%t] %s{TRANSPOSE}, %d, %d {tag} into f32
  gpu.spmv %s{NON_TRANSPOSE}, %d, %d, %m : memref<4xf32> into f32
  %3, %4 = gpu.spmm_buffer_size %s, %d, %d : index, index into f32
  %5:2, %6 = gpu.spmm_buffer_size async %s, %d{CONJUGATE_TRANSPOSE}, %d : index, index into f32
  gpu.spmm [%2, %6] %s{TRANSPOSE}, %d, %d, %m, %m : memref<4xf32>, memref<4xf32> into f16
  %7 = gpu.sddmm_buffer_size %d, %d{TRANSPOSE}, %s into f32
  %8 = gpu.sddmm async %d, %d, %s, %m : memref<4xf32> into f32
  %9 = gpu.spgemm_create_descr
  %10, %11 = gpu.spgemm_create_descr async [%8] {tag}
  %12, %13 = gpu.spgemm_work_estimation_or_compute async {WORK_ESTIMATION} %s, %s{TRANSPOSE}, %s, %g, %i, %m : f32 into memref<4xf32>
  %14 = gpu.spgemm_work_estimation_or_compute [%13] {COMPUTE} %s, %s, %s, %g, %i, %m : f32 into memref<4xf32>
  gpu.spgemm_copy %s, %s, %s, %g : f32
  %15, %16, %17 = gpu.spmat_get_size %s
  %18, %19, %20, %21 = gpu.spmat_get_size async %s
  gpu.set_csr_pointers [%21] %s, %m, %m, %m : memref<4xf32>, memref<4xf32>, memref<4xf32>
  gpu.spgemm_destroy_descr %g
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: !gpu.sparse.spmat_handle, %[[V1:[^ :,)]+]]: !gpu.sparse.dntensor_handle, %[[V2:[^ :,)]+]]: !gpu.async.token, %[[V3:[^ :,)]+]]: memref<4xf32>, %[[V4:[^ :,)]+]]: !gpu.sparse.spgemmop_handle, %[[V5:[^ :,)]+]]: index) {
// CHECK-NEXT:     %bufferSz = gpu.spmv_buffer_size  %[[V0]], %[[V1]], %[[V1]] into f32
// CHECK-NEXT:     %bufferSz_0, %asyncToken = gpu.spmv_buffer_size async [%[[V2]]] %[[V0]]{ TRANSPOSE}, %[[V1]], %[[V1]] {tag} into f32
// CHECK-NEXT:     gpu.spmv  %[[V0]], %[[V1]], %[[V1]], %[[V3]] : memref<4xf32> into f32
// CHECK-NEXT:     %bufferSzs:2 = gpu.spmm_buffer_size  %[[V0]], %[[V1]], %[[V1]] : index, index into f32
// CHECK-NEXT:     %bufferSzs_1:2, %asyncToken_2 = gpu.spmm_buffer_size async %[[V0]], %[[V1]]{ CONJUGATE_TRANSPOSE}, %[[V1]] : index, index into f32
// CHECK-NEXT:     gpu.spmm [%asyncToken, %asyncToken_2] %[[V0]]{ TRANSPOSE}, %[[V1]], %[[V1]], %[[V3]], %[[V3]] : memref<4xf32>, memref<4xf32> into f16
// CHECK-NEXT:     %bufferSz_3 = gpu.sddmm_buffer_size  %[[V1]], %[[V1]]{ TRANSPOSE}, %[[V0]] into f32
// CHECK-NEXT:     %[[V6:[^ :,)]+]] = gpu.sddmm async %[[V1]], %[[V1]], %[[V0]], %[[V3]] : memref<4xf32> into f32
// CHECK-NEXT:     %desc = gpu.spgemm_create_descr 
// CHECK-NEXT:     %desc_4, %asyncToken_5 = gpu.spgemm_create_descr async [%[[V6]]] {tag}
// CHECK-NEXT:     %bufferSzNew, %asyncToken_6 = gpu.spgemm_work_estimation_or_compute async{ WORK_ESTIMATION} %[[V0]], %[[V0]]{ TRANSPOSE}, %[[V0]], %[[V4]], %[[V5]], %[[V3]] : f32 into memref<4xf32>
// CHECK-NEXT:     %bufferSzNew_7 = gpu.spgemm_work_estimation_or_compute [%asyncToken_6]{ COMPUTE} %[[V0]], %[[V0]], %[[V0]], %[[V4]], %[[V5]], %[[V3]] : f32 into memref<4xf32>
// CHECK-NEXT:     gpu.spgemm_copy  %[[V0]], %[[V0]], %[[V0]], %[[V4]] : f32
// CHECK-NEXT:     %rows, %cols, %nnz = gpu.spmat_get_size  %[[V0]]
// CHECK-NEXT:     %rows_8, %cols_9, %nnz_10, %asyncToken_11 = gpu.spmat_get_size async %[[V0]]
// CHECK-NEXT:     gpu.set_csr_pointers [%asyncToken_11] %[[V0]], %[[V3]], %[[V3]], %[[V3]] : memref<4xf32>, memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     gpu.spgemm_destroy_descr  %[[V4]]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.async.token, memref<4xf32>, !gpu.sparse.spgemmop_handle, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[V0:[^ :,)]+]]: !gpu.sparse.spmat_handle, %[[V1:[^ :,)]+]]: !gpu.sparse.dntensor_handle, %[[V2:[^ :,)]+]]: !gpu.async.token, %[[V3:[^ :,)]+]]: memref<4xf32>, %[[V4:[^ :,)]+]]: !gpu.sparse.spgemmop_handle, %[[V5:[^ :,)]+]]: index):
// GENERIC-NEXT:     %[[V6:[^ :,)]+]] = "gpu.spmv_buffer_size"(%[[V0]], %[[V1]], %[[V1]]) <{computeType = f32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> index
// GENERIC-NEXT:     %[[V7:[^ :,)]+]]:2 = "gpu.spmv_buffer_size"(%[[V2]], %[[V0]], %[[V1]], %[[V1]]) <{computeType = f32, modeA = #gpu<mat_transpose_mode TRANSPOSE>}> {tag} : (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index, !gpu.async.token)
// GENERIC-NEXT:     "gpu.spmv"(%[[V0]], %[[V1]], %[[V1]], %[[V3]]) <{computeType = f32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xf32>) -> ()
// GENERIC-NEXT:     %[[V8:[^ :,)]+]]:2 = "gpu.spmm_buffer_size"(%[[V0]], %[[V1]], %[[V1]]) <{computeType = f32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, resultSegmentSizes = array<i32: 2, 0>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index, index)
// GENERIC-NEXT:     %[[V9:[^ :,)]+]]:3 = "gpu.spmm_buffer_size"(%[[V0]], %[[V1]], %[[V1]]) <{computeType = f32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>, resultSegmentSizes = array<i32: 2, 1>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index, index, !gpu.async.token)
// GENERIC-NEXT:     "gpu.spmm"(%[[V7]]#1, %[[V9]]#2, %[[V0]], %[[V1]], %[[V1]], %[[V3]], %[[V3]]) <{computeType = f16, modeA = #gpu<mat_transpose_mode TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, operandSegmentSizes = array<i32: 2, 1, 1, 1, 2>}> : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT:     %[[V10:[^ :,)]+]] = "gpu.sddmm_buffer_size"(%[[V1]], %[[V1]], %[[V0]]) <{computeType = f32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode TRANSPOSE>}> : (!gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle) -> index
// GENERIC-NEXT:     %[[V11:[^ :,)]+]] = "gpu.sddmm"(%[[V1]], %[[V1]], %[[V0]], %[[V3]]) <{computeType = f32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, memref<4xf32>) -> !gpu.async.token
// GENERIC-NEXT:     %[[V12:[^ :,)]+]] = "gpu.spgemm_create_descr"() : () -> !gpu.sparse.spgemmop_handle
// GENERIC-NEXT:     %[[V13:[^ :,)]+]]:2 = "gpu.spgemm_create_descr"(%[[V11]]) {tag} : (!gpu.async.token) -> (!gpu.sparse.spgemmop_handle, !gpu.async.token)
// GENERIC-NEXT:     %[[V14:[^ :,)]+]]:2 = "gpu.spgemm_work_estimation_or_compute"(%[[V4]], %[[V0]], %[[V0]], %[[V0]], %[[V5]], %[[V3]]) <{computeType = f32, kind = #gpu<spgemm_work_estimation_or_compute_kind WORK_ESTIMATION>, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode TRANSPOSE>}> : (!gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<4xf32>) -> (index, !gpu.async.token)
// GENERIC-NEXT:     %[[V15:[^ :,)]+]] = "gpu.spgemm_work_estimation_or_compute"(%[[V14]]#1, %[[V4]], %[[V0]], %[[V0]], %[[V0]], %[[V5]], %[[V3]]) <{computeType = f32, kind = #gpu<spgemm_work_estimation_or_compute_kind COMPUTE>, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.async.token, !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<4xf32>) -> index
// GENERIC-NEXT:     "gpu.spgemm_copy"(%[[V4]], %[[V0]], %[[V0]], %[[V0]]) <{computeType = f32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle) -> ()
// GENERIC-NEXT:     %[[V16:[^ :,)]+]]:3 = "gpu.spmat_get_size"(%[[V0]]) : (!gpu.sparse.spmat_handle) -> (index, index, index)
// GENERIC-NEXT:     %[[V17:[^ :,)]+]]:4 = "gpu.spmat_get_size"(%[[V0]]) : (!gpu.sparse.spmat_handle) -> (index, index, index, !gpu.async.token)
// GENERIC-NEXT:     "gpu.set_csr_pointers"(%[[V17]]#3, %[[V0]], %[[V3]], %[[V3]], %[[V3]]) : (!gpu.async.token, !gpu.sparse.spmat_handle, memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// GENERIC-NEXT:     "gpu.spgemm_destroy_descr"(%[[V4]]) : (!gpu.sparse.spgemmop_handle) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// What is left out in generic form is the default.
func.func @f(%s: !gpu.sparse.spmat_handle, %d: !gpu.sparse.dntensor_handle, %i: index, %m: memref<4xf32>, %f: f32) {
  %0 = "gpu.spmv_buffer_size"(%s, %d, %d) <{computeType = f32}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> index
  %1 = "gpu.create_2to4_spmat"(%i, %i, %m) : (index, index, memref<4xf32>) -> !gpu.sparse.spmat_handle
  %2 = "gpu.subgroup_reduce"(%f) <{op = #gpu<all_reduce_op add>}> : (f32) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: !gpu.sparse.spmat_handle, %[[V1:[^ :,)]+]]: !gpu.sparse.dntensor_handle, %[[V2:[^ :,)]+]]: index, %[[V3:[^ :,)]+]]: memref<4xf32>, %[[V4:[^ :,)]+]]: f32) {
// CHECK-NEXT:     %bufferSz = gpu.spmv_buffer_size  %[[V0]], %[[V1]], %[[V1]] into f32
// CHECK-NEXT:     %spMat = gpu.create_2to4_spmat { PRUNE_AND_CHECK} %[[V2]], %[[V2]], %[[V3]] : memref<4xf32>
// CHECK-NEXT:     %[[V5:[^ :,)]+]] = gpu.subgroup_reduce  add %[[V4]] : (f32) -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, index, memref<4xf32>, f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[V0:[^ :,)]+]]: !gpu.sparse.spmat_handle, %[[V1:[^ :,)]+]]: !gpu.sparse.dntensor_handle, %[[V2:[^ :,)]+]]: index, %[[V3:[^ :,)]+]]: memref<4xf32>, %[[V4:[^ :,)]+]]: f32):
// GENERIC-NEXT:     %[[V5:[^ :,)]+]] = "gpu.spmv_buffer_size"(%[[V0]], %[[V1]], %[[V1]]) <{computeType = f32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> index
// GENERIC-NEXT:     %[[V6:[^ :,)]+]] = "gpu.create_2to4_spmat"(%[[V2]], %[[V2]], %[[V3]]) <{pruneFlag = #gpu<prune_2to4_spmat_flag PRUNE_AND_CHECK>}> : (index, index, memref<4xf32>) -> !gpu.sparse.spmat_handle
// GENERIC-NEXT:     %[[V7:[^ :,)]+]] = "gpu.subgroup_reduce"(%[[V4]]) <{cluster_stride = 1 : i32, op = #gpu<all_reduce_op add>}> : (f32) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// One lane works.
func.func @f(%i: index, %v: vector<4xf32>, %f: f32) {
  gpu.warp_execute_on_lane_0(%i)[32] {
    gpu.printf "one"
  }
  gpu.warp_execute_on_lane_0(%i)[32] {
    gpu.yield
  } {tag}
  %0:2 = gpu.warp_execute_on_lane_0(%i)[32] args(%v, %f : vector<4xf32>, f32) -> (vector<2xf32>, f32) {
  ^bb0(%x: vector<128xf32>, %y: f32):
    %z = vector.broadcast %y : f32 to vector<64xf32>
    gpu.yield %z, %y : vector<64xf32>, f32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: index, %[[V1:[^ :,)]+]]: vector<4xf32>, %[[V2:[^ :,)]+]]: f32) {
// CHECK-NEXT:     gpu.warp_execute_on_lane_0(%[[V0]])[32] {
// CHECK-NEXT:       gpu.printf "one"
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.warp_execute_on_lane_0(%[[V0]])[32] {
// CHECK-NEXT:     } {tag}
// CHECK-NEXT:     %[[V3:[^ :,)]+]]:2 = gpu.warp_execute_on_lane_0(%[[V0]])[32] args(%[[V1]], %[[V2]] : vector<4xf32>, f32) -> (vector<2xf32>, f32) {
// CHECK-NEXT:     ^bb0(%[[V4:[^ :,)]+]]: vector<128xf32>, %[[V5:[^ :,)]+]]: f32):
// CHECK-NEXT:       %[[V6:[^ :,)]+]] = vector.broadcast %[[V5]] : f32 to vector<64xf32>
// CHECK-NEXT:       gpu.yield %[[V6]], %[[V5]] : vector<64xf32>, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, vector<4xf32>, f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[V0:[^ :,)]+]]: index, %[[V1:[^ :,)]+]]: vector<4xf32>, %[[V2:[^ :,)]+]]: f32):
// GENERIC-NEXT:     "gpu.warp_execute_on_lane_0"(%[[V0]]) <{warp_size = 32 : i64}> ({
// GENERIC-NEXT:       "gpu.printf"() <{format = "one"}> : () -> ()
// GENERIC-NEXT:       "gpu.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index) -> ()
// GENERIC-NEXT:     "gpu.warp_execute_on_lane_0"(%[[V0]]) <{warp_size = 32 : i64}> ({
// GENERIC-NEXT:       "gpu.yield"() : () -> ()
// GENERIC-NEXT:     }) {tag} : (index) -> ()
// GENERIC-NEXT:     %[[V3:[^ :,)]+]]:2 = "gpu.warp_execute_on_lane_0"(%[[V0]], %[[V1]], %[[V2]]) <{warp_size = 32 : i64}> ({
// GENERIC-NEXT:     ^bb0(%[[V4:[^ :,)]+]]: vector<128xf32>, %[[V5:[^ :,)]+]]: f32):
// GENERIC-NEXT:       %[[V6:[^ :,)]+]] = "vector.broadcast"(%[[V5]]) : (f32) -> vector<64xf32>
// GENERIC-NEXT:       "gpu.yield"(%[[V6]], %[[V5]]) : (vector<64xf32>, f32) -> ()
// GENERIC-NEXT:     }) : (index, vector<4xf32>, f32) -> (vector<2xf32>, f32)
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
