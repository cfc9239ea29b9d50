// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --loop-invariant-code-motion | FileCheck %s

func.func @f(%i: index, %f: f32, %j: i32) {
  scf.for %k = %i to %i step %i {
    %0 = gpu.subgroup_broadcast %f, first_active_lane : f32
    %1 = gpu.subgroup_broadcast %f, specific_lane %j : f32
    %2 = gpu.thread_id x
    %3 = gpu.subgroup_reduce add %f : (f32) -> f32
    "test.use"(%0, %1, %2, %3) : (f32, f32, index, f32) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: index, %[[V1:[^ :,)]+]]: f32, %[[V2:[^ :,)]+]]: i32) {
// CHECK-NEXT:     %[[V3:[^ :,)]+]] = gpu.subgroup_broadcast %[[V1]],  specific_lane %[[V2]] : f32
// CHECK-NEXT:     %thread_id_x = gpu.thread_id  x
// CHECK-NEXT:     scf.for %[[V4:[^ :,)]+]] = %[[V0]] to %[[V0]] step %[[V0]] {
// CHECK-NEXT:       %[[V5:[^ :,)]+]] = gpu.subgroup_broadcast %[[V1]],  first_active_lane : f32
// CHECK-NEXT:       %[[V6:[^ :,)]+]] = gpu.subgroup_reduce  add %[[V1]] : (f32) -> f32
// CHECK-NEXT:       "test.use"(%[[V5]], %[[V3]], %thread_id_x, %[[V6]]) : (f32, f32, index, f32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
