// RUN: mlir-opt %s --split-input-file --convert-nvgpu-to-nvvm | FileCheck %s

!b = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
!b4 = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
!t = !nvgpu.mbarrier.token
func.func @bar(%n: index, %p: i1) {
  %c0 = arith.constant 0 : index
  %b = nvgpu.mbarrier.create -> !b
  %b4 = nvgpu.mbarrier.create -> !b4
  %g = nvgpu.mbarrier.get %b4[%n] : !b4 -> i32
  %g2 = nvgpu.mbarrier.get %b4[%n] : !b4 -> i64
  nvgpu.mbarrier.init %b[%c0], %n : !b
  nvgpu.mbarrier.init %b4[%n], %n, predicate = %p : !b4
  %t = nvgpu.mbarrier.arrive %b[%c0] : !b -> !t
  %t2 = nvgpu.mbarrier.arrive.nocomplete %b4[%c0], %n : !b4 -> !t
  %w = nvgpu.mbarrier.test.wait %b[%c0], %t : !b, !t
  nvgpu.mbarrier.arrive.expect_tx %b[%c0], %n : !b
  nvgpu.mbarrier.arrive.expect_tx %b[%c0], %n, predicate = %p : !b
  nvgpu.mbarrier.try_wait.parity %b[%c0], %p, %n : !b
  return
}

// -----

func.func @b2(%n: index) {
  %b = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<global>>
  nvgpu.mbarrier.init %b[%n], %n : !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<global>>
  return
}

// -----

func.func @b3(%n: index) {
  %b = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = "abc">
  nvgpu.mbarrier.init %b[%n], %n : !nvgpu.mbarrier.group<memorySpace = "abc">
  return
}

// -----

func.func @b4(%n: index) {
  %b = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = 0>
  nvgpu.mbarrier.init %b[%n], %n : !nvgpu.mbarrier.group<memorySpace = 0>
  return
}

// -----

func.func @b6(%n: index) {
  %b = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = 1 : i32, num_barriers = 0>
  nvgpu.mbarrier.init %b[%n], %n : !nvgpu.mbarrier.group<memorySpace = 1 : i32, num_barriers = 0>
  return
}

// -----

// in nested modules, gpu.module
module @outer {
gpu.module @k {
  gpu.func @f(%n: index) {
    %b = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = 3>
    nvgpu.mbarrier.init %b[%n], %n : !nvgpu.mbarrier.group<memorySpace = 3>
    gpu.return
  }
}
module @inner {
func.func @f(%n: index) {
    %b = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = 3>
    nvgpu.mbarrier.init %b[%n], %n : !nvgpu.mbarrier.group<memorySpace = 3>
  return
}
func.func @__mbarrier() {
    %b = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = 3>
    %b2 = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = 3>
  return
}
}
}

// -----

func.func @f(%n: index) {
    %b = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = 3>
    %b2 = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = 3>
  return
}
func.func @g(%n: index) {
    %b = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = 3>
    %b2 = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = 3>
  return
}
func.func private @__mbarrier_1()
