// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file | FileCheck %s

!b = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
!t = !nvgpu.mbarrier.token
func.func @m(%i: index, %p: i1) {
  %b = nvgpu.mbarrier.create -> !b
  %0 = nvgpu.mbarrier.get %b[%i] : !b -> i32
  %00 = nvgpu.mbarrier.get %b[%i] : !b -> i64
  nvgpu.mbarrier.init %b[%i], %i : !b
  nvgpu.mbarrier.init %b[%i], %i, predicate = %p : !b
  %t = nvgpu.mbarrier.arrive %b[%i] : !b -> !t
  %u = nvgpu.mbarrier.arrive.nocomplete %b[%i], %i : !b -> !t
  %w = nvgpu.mbarrier.test.wait %b[%i], %t : !b, !t
  nvgpu.mbarrier.arrive.expect_tx %b[%i], %i : !b
  nvgpu.mbarrier.arrive.expect_tx %b[%i], %i, predicate = %p : !b
  nvgpu.mbarrier.try_wait.parity %b[%i], %p, %i : !b
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.mbarrier.create -> <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvgpu.mbarrier.get %[[V0]][%[[ARG0]]] : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4> -> i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = nvgpu.mbarrier.get %[[V0]][%[[ARG0]]] : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4> -> i64
// CHECK-NEXT:     nvgpu.mbarrier.init %[[V0]][%[[ARG0]]], %[[ARG0]] : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
// CHECK-NEXT:     nvgpu.mbarrier.init %[[V0]][%[[ARG0]]], %[[ARG0]], predicate = %[[ARG1]] : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
// CHECK-NEXT:     %[[V3:[^ ]+]] = nvgpu.mbarrier.arrive %[[V0]][%[[ARG0]]] : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4> -> !nvgpu.mbarrier.token
// CHECK-NEXT:     %[[V4:[^ ]+]] = nvgpu.mbarrier.arrive.nocomplete %[[V0]][%[[ARG0]]], %[[ARG0]] : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4> -> !nvgpu.mbarrier.token
// CHECK-NEXT:     %[[V5:[^ ]+]] = nvgpu.mbarrier.test.wait %[[V0]][%[[ARG0]]], %[[V3]] : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>, !nvgpu.mbarrier.token
// CHECK-NEXT:     nvgpu.mbarrier.arrive.expect_tx %[[V0]][%[[ARG0]]], %[[ARG0]] : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
// CHECK-NEXT:     nvgpu.mbarrier.arrive.expect_tx %[[V0]][%[[ARG0]]], %[[ARG0]], predicate = %[[ARG1]] : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
// CHECK-NEXT:     nvgpu.mbarrier.try_wait.parity %[[V0]][%[[ARG0]]], %[[ARG1]], %[[ARG0]] : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
