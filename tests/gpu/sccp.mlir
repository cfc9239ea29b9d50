// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --sccp | FileCheck %s

func.func @f(%i: index, %f: f32) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
    %0 = gpu.subgroup_reduce add %f : (f32) -> f32
    %1 = gpu.all_reduce add %f {} : (f32) -> f32
    "test.use"(%0, %1) : (f32, f32) -> ()
    gpu.terminator
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: index, %[[V1:[^ :,)]+]]: f32) {
// CHECK-NEXT:     gpu.launch blocks(%[[V2:[^ :,)]+]], %[[V3:[^ :,)]+]], %[[V4:[^ :,)]+]]) in (%[[V5:[^ :,)]+]] = %[[V0]], %[[V6:[^ :,)]+]] = %[[V0]], %[[V7:[^ :,)]+]] = %[[V0]]) threads(%[[V8:[^ :,)]+]], %[[V9:[^ :,)]+]], %[[V10:[^ :,)]+]]) in (%[[V11:[^ :,)]+]] = %[[V0]], %[[V12:[^ :,)]+]] = %[[V0]], %[[V13:[^ :,)]+]] = %[[V0]]) {
// CHECK-NEXT:       %[[V14:[^ :,)]+]] = gpu.subgroup_reduce  add %[[V1]] uniform : (f32) -> f32
// CHECK-NEXT:       %[[V15:[^ :,)]+]] = gpu.all_reduce  add %[[V1]] {
// CHECK-NEXT:       } : (f32) -> f32
// CHECK-NEXT:       "test.use"(%[[V14]], %[[V15]]) : (f32, f32) -> ()
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
