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

// CHECK: module {
// CHECK-NEXT:   memref.global "private" @__mbarrier_0 : memref<4xi64, 3> {alignment = 8 : i64}
// CHECK-NEXT:   memref.global "private" @__mbarrier : memref<1xi64, 3> {alignment = 8 : i64}
// CHECK-NEXT:   func.func @bar(%arg0: index, %arg1: i1) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %c0 : index to i64
// CHECK-NEXT:     %2 = memref.get_global @__mbarrier : memref<1xi64, 3>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2 : memref<1xi64, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = memref.get_global @__mbarrier_0 : memref<4xi64, 3>
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : memref<4xi64, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %7 = llvm.getelementptr %6[%0] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
// CHECK-NEXT:     %8 = llvm.ptrtoint %7 : !llvm.ptr<3> to i32
// CHECK-NEXT:     %9 = llvm.extractvalue %5[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %10 = llvm.getelementptr %9[%0] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
// CHECK-NEXT:     %11 = llvm.ptrtoint %10 : !llvm.ptr<3> to i64
// CHECK-NEXT:     %12 = llvm.extractvalue %3[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %13 = llvm.getelementptr %12[%1] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
// CHECK-NEXT:     %14 = llvm.trunc %0 : i64 to i32
// CHECK-NEXT:     nvvm.mbarrier.init %13, %14 : !llvm.ptr<3>, i32
// CHECK-NEXT:     %15 = llvm.extractvalue %5[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %16 = llvm.getelementptr %15[%0] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
// CHECK-NEXT:     %17 = llvm.trunc %0 : i64 to i32
// CHECK-NEXT:     nvvm.mbarrier.init %16, %17, predicate = %arg1 : !llvm.ptr<3>, i32, i1
// CHECK-NEXT:     %18 = llvm.extractvalue %3[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %19 = llvm.getelementptr %18[%1] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
// CHECK-NEXT:     %20 = nvvm.mbarrier.arrive %19 : !llvm.ptr<3> -> i64
// CHECK-NEXT:     %21 = llvm.extractvalue %5[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %22 = llvm.getelementptr %21[%1] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
// CHECK-NEXT:     %23 = llvm.trunc %0 : i64 to i32
// CHECK-NEXT:     %24 = nvvm.mbarrier.arrive.nocomplete %22, %23 : !llvm.ptr<3>, i32 -> i64
// CHECK-NEXT:     %25 = llvm.extractvalue %3[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %26 = llvm.getelementptr %25[%1] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
// CHECK-NEXT:     %27 = nvvm.mbarrier.test.wait %26, %20 : !llvm.ptr<3>, i64 -> i1
// CHECK-NEXT:     %28 = llvm.extractvalue %3[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %29 = llvm.getelementptr %28[%1] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
// CHECK-NEXT:     %30 = llvm.trunc %0 : i64 to i32
// CHECK-NEXT:     nvvm.mbarrier.arrive.expect_tx %29, %30 : !llvm.ptr<3>, i32
// CHECK-NEXT:     %31 = llvm.extractvalue %3[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %32 = llvm.getelementptr %31[%1] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
// CHECK-NEXT:     %33 = llvm.trunc %0 : i64 to i32
// CHECK-NEXT:     nvvm.mbarrier.arrive.expect_tx %32, %33, predicate = %arg1 : !llvm.ptr<3>, i32, i1
// CHECK-NEXT:     %34 = llvm.extractvalue %3[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %35 = llvm.getelementptr %34[%1] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
// CHECK-NEXT:     %36 = llvm.trunc %0 : i64 to i32
// CHECK-NEXT:     %37 = llvm.zext %arg1 : i1 to i32
// CHECK-NEXT:     nvvm.mbarrier.try_wait.parity %35, %37, %36 : !llvm.ptr<3>, i32, i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b2(%n: index) {
  %b = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<global>>
  nvgpu.mbarrier.init %b[%n], %n : !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<global>>
  return
}

// CHECK: module {
// CHECK-NEXT:   memref.global "private" @__mbarrier : memref<1xi64> {alignment = 8 : i64}
// CHECK-NEXT:   func.func @b2(%arg0: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %1 = memref.get_global @__mbarrier : memref<1xi64>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : memref<1xi64> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = llvm.getelementptr %3[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     %5 = llvm.trunc %0 : i64 to i32
// CHECK-NEXT:     nvvm.mbarrier.init %4, %5 : !llvm.ptr, i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b3(%n: index) {
  %b = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = "abc">
  nvgpu.mbarrier.init %b[%n], %n : !nvgpu.mbarrier.group<memorySpace = "abc">
  return
}

// CHECK: module {
// CHECK-NEXT:   memref.global "private" @__mbarrier : memref<1xi64> {alignment = 8 : i64}
// CHECK-NEXT:   func.func @b3(%arg0: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %1 = memref.get_global @__mbarrier : memref<1xi64>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : memref<1xi64> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = llvm.getelementptr %3[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     %5 = llvm.trunc %0 : i64 to i32
// CHECK-NEXT:     nvvm.mbarrier.init %4, %5 : !llvm.ptr, i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b4(%n: index) {
  %b = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = 0>
  nvgpu.mbarrier.init %b[%n], %n : !nvgpu.mbarrier.group<memorySpace = 0>
  return
}

// CHECK: module {
// CHECK-NEXT:   memref.global "private" @__mbarrier : memref<1xi64> {alignment = 8 : i64}
// CHECK-NEXT:   func.func @b4(%arg0: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %1 = memref.get_global @__mbarrier : memref<1xi64>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : memref<1xi64> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = llvm.getelementptr %3[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     %5 = llvm.trunc %0 : i64 to i32
// CHECK-NEXT:     nvvm.mbarrier.init %4, %5 : !llvm.ptr, i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b6(%n: index) {
  %b = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = 1 : i32, num_barriers = 0>
  nvgpu.mbarrier.init %b[%n], %n : !nvgpu.mbarrier.group<memorySpace = 1 : i32, num_barriers = 0>
  return
}

// CHECK: module {
// CHECK-NEXT:   memref.global "private" @__mbarrier : memref<0xi64> {alignment = 8 : i64}
// CHECK-NEXT:   func.func @b6(%arg0: index) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %1 = memref.get_global @__mbarrier : memref<0xi64>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : memref<0xi64> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = llvm.getelementptr %3[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     %5 = llvm.trunc %0 : i64 to i32
// CHECK-NEXT:     nvvm.mbarrier.init %4, %5 : !llvm.ptr, i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module @outer {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     memref.global "private" @__mbarrier : memref<1xi64, 3> {alignment = 8 : i64}
// CHECK-NEXT:     gpu.func @f(%arg0: index) {
// CHECK-NEXT:       %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:       %1 = memref.get_global @__mbarrier : memref<1xi64, 3>
// CHECK-NEXT:       %2 = builtin.unrealized_conversion_cast %1 : memref<1xi64, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %4 = llvm.getelementptr %3[%0] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
// CHECK-NEXT:       %5 = llvm.trunc %0 : i64 to i32
// CHECK-NEXT:       nvvm.mbarrier.init %4, %5 : !llvm.ptr<3>, i32
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     memref.global "private" @__mbarrier_2 : memref<1xi64, 3> {alignment = 8 : i64}
// CHECK-NEXT:     memref.global "private" @__mbarrier_1 : memref<1xi64, 3> {alignment = 8 : i64}
// CHECK-NEXT:     memref.global "private" @__mbarrier_0 : memref<1xi64, 3> {alignment = 8 : i64}
// CHECK-NEXT:     func.func @f(%arg0: index) {
// CHECK-NEXT:       %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:       %1 = memref.get_global @__mbarrier_0 : memref<1xi64, 3>
// CHECK-NEXT:       %2 = builtin.unrealized_conversion_cast %1 : memref<1xi64, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %4 = llvm.getelementptr %3[%0] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
// CHECK-NEXT:       %5 = llvm.trunc %0 : i64 to i32
// CHECK-NEXT:       nvvm.mbarrier.init %4, %5 : !llvm.ptr<3>, i32
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func @__mbarrier() {
// CHECK-NEXT:       %0 = memref.get_global @__mbarrier_1 : memref<1xi64, 3>
// CHECK-NEXT:       %1 = memref.get_global @__mbarrier_2 : memref<1xi64, 3>
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   memref.global "private" @__mbarrier_3 : memref<1xi64, 3> {alignment = 8 : i64}
// CHECK-NEXT:   memref.global "private" @__mbarrier_2 : memref<1xi64, 3> {alignment = 8 : i64}
// CHECK-NEXT:   memref.global "private" @__mbarrier_0 : memref<1xi64, 3> {alignment = 8 : i64}
// CHECK-NEXT:   memref.global "private" @__mbarrier : memref<1xi64, 3> {alignment = 8 : i64}
// CHECK-NEXT:   func.func @f(%arg0: index) {
// CHECK-NEXT:     %0 = memref.get_global @__mbarrier : memref<1xi64, 3>
// CHECK-NEXT:     %1 = memref.get_global @__mbarrier_0 : memref<1xi64, 3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: index) {
// CHECK-NEXT:     %0 = memref.get_global @__mbarrier_2 : memref<1xi64, 3>
// CHECK-NEXT:     %1 = memref.get_global @__mbarrier_3 : memref<1xi64, 3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @__mbarrier_1()
// CHECK-NEXT: }
