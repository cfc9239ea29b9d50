// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --cse | FileCheck %s

func.func @f(%f: f32, %j: i32, %m: memref<4xf32>, %i: index) {
  %0 = gpu.thread_id x
  %1 = gpu.thread_id x
  %2 = gpu.thread_id y
  %3, %v0 = gpu.shuffle xor %f, %j, %j : f32
  %4, %v1 = gpu.shuffle xor %f, %j, %j : f32
  %5 = gpu.subgroup_reduce add %f : (f32) -> f32
  %6 = gpu.subgroup_reduce add %f : (f32) -> f32
  %7 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
  %8 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
  %9 = gpu.subgroup_broadcast %f, first_active_lane : f32
  %10 = gpu.subgroup_broadcast %f, first_active_lane : f32
  %11 = memref.load %m[%i] : memref<4xf32>
  gpu.barrier
  %12 = memref.load %m[%i] : memref<4xf32>
  gpu.memset %m, %f : memref<4xf32>, f32
  %13 = memref.load %m[%i] : memref<4xf32>
  gpu.printf "x"
  %14 = memref.load %m[%i] : memref<4xf32>
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14) : (index, index, index, f32, f32, f32, f32, memref<?xi8, #gpu.address_space<workgroup>>, memref<?xi8, #gpu.address_space<workgroup>>, f32, f32, f32, f32, f32, f32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: f32, %[[V1:[^ :,)]+]]: i32, %[[V2:[^ :,)]+]]: memref<4xf32>, %[[V3:[^ :,)]+]]: index) {
// CHECK-NEXT:     %thread_id_x = gpu.thread_id  x
// CHECK-NEXT:     %thread_id_y = gpu.thread_id  y
// CHECK-NEXT:     %shuffleResult, %valid = gpu.shuffle  xor %[[V0]], %[[V1]], %[[V1]] : f32
// CHECK-NEXT:     %[[V4:[^ :,)]+]] = gpu.subgroup_reduce  add %[[V0]] : (f32) -> f32
// CHECK-NEXT:     %[[V5:[^ :,)]+]] = gpu.subgroup_reduce  add %[[V0]] : (f32) -> f32
// CHECK-NEXT:     %[[V6:[^ :,)]+]] = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
// CHECK-NEXT:     %[[V7:[^ :,)]+]] = gpu.subgroup_broadcast %[[V0]],  first_active_lane : f32
// CHECK-NEXT:     %[[V8:[^ :,)]+]] = memref.load %[[V2]][%[[V3]]] : memref<4xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     %[[V9:[^ :,)]+]] = memref.load %[[V2]][%[[V3]]] : memref<4xf32>
// CHECK-NEXT:     gpu.memset  %[[V2]], %[[V0]] : memref<4xf32>, f32
// CHECK-NEXT:     %[[V10:[^ :,)]+]] = memref.load %[[V2]][%[[V3]]] : memref<4xf32>
// CHECK-NEXT:     gpu.printf "x"
// CHECK-NEXT:     %[[V11:[^ :,)]+]] = memref.load %[[V2]][%[[V3]]] : memref<4xf32>
// CHECK-NEXT:     "test.use"(%thread_id_x, %thread_id_x, %thread_id_y, %shuffleResult, %shuffleResult, %[[V4]], %[[V5]], %[[V6]], %[[V6]], %[[V7]], %[[V7]], %[[V8]], %[[V9]], %[[V10]], %[[V11]]) : (index, index, index, f32, f32, f32, f32, memref<?xi8, #gpu.address_space<workgroup>>, memref<?xi8, #gpu.address_space<workgroup>>, f32, f32, f32, f32, f32, f32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
