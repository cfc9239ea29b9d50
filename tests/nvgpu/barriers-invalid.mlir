// RUN: not mlir-opt %s --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

!b = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
func.func @m(%i: index, %p: i1, %b: !b) {
  %0 = nvgpu.mbarrier.get %b[%i] : !b -> i16
  return
}

// CHECK: tests/nvgpu/barriers-invalid.mlir:5:8: error: 'nvgpu.mbarrier.get' op result #0 must be 32-bit signless integer or 64-bit signless integer, but got 'i16'
// CHECK-NEXT:   %[[V0:[^ ]+]] = nvgpu.mbarrier.get %[[B:[^ ]+]][%[[I:[^ ]+]]] : !b -> i16
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/barriers-invalid.mlir:5:8: note: see current operation: %[[V0]] = "nvgpu.mbarrier.get"(%[[ARG2:[^ ]+]], %[[ARG0:[^ ]+]]) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>, index) -> i16
// CHECK-NEXT: tests/nvgpu/barriers-invalid.mlir:25:8: error: 'nvgpu.mbarrier.get' op operand #0 must be mbarrier barrier type, but got 'i32'
// CHECK-NEXT:   %[[V0]] = "nvgpu.mbarrier.get"(%[[B]], %[[I]]) : (i32, index) -> i32
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/barriers-invalid.mlir:25:8: note: see current operation: %[[V0]] = "nvgpu.mbarrier.get"(%[[ARG2]], %[[ARG0]]) : (i32, index) -> i32
// CHECK-NEXT: tests/nvgpu/barriers-invalid.mlir:32:8: error: 'nvgpu.mbarrier.arrive' op operand #0 must be mbarrier barrier type, but got 'i32'
// CHECK-NEXT:   %[[V0]] = "nvgpu.mbarrier.arrive"(%[[B]], %[[I]]) : (i32, index) -> i32
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/barriers-invalid.mlir:32:8: note: see current operation: %[[V0]] = "nvgpu.mbarrier.arrive"(%[[ARG2]], %[[ARG0]]) : (i32, index) -> i32

// -----

func.func @m(%i: index, %p: i1, %b: i32) {
  %0 = "nvgpu.mbarrier.get"(%b, %i) : (i32, index) -> i32
  return
}

// -----

func.func @m(%i: index, %p: i1, %b: i32) {
  %0 = "nvgpu.mbarrier.arrive"(%b, %i) : (i32, index) -> i32
  return
}
