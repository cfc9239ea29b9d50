// RUN: mlir-opt %s --split-input-file | FileCheck %s

// What modules of kernels are compiled for.

gpu.module @m [#nvvm.target<chip = "sm_90">] {
  llvm.func @f() {
    nvvm.cluster.wait
    llvm.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m [#nvvm.target<chip = "sm_90">] {
// CHECK-NEXT:     llvm.func @f() {
// CHECK-NEXT:       nvvm.cluster.wait
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m [#nvvm.target<chip = "sm_90a">] {
  llvm.func @f() {
    nvvm.wgmma.fence.aligned
    llvm.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m [#nvvm.target<chip = "sm_90a">] {
// CHECK-NEXT:     llvm.func @f() {
// CHECK-NEXT:       nvvm.wgmma.fence.aligned
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m [#nvvm.target<chip = "sm_101a">] {
  llvm.func @f() {
    "nvvm.tcgen05.fence"() <{kind = #nvvm.tcgen05_fence<before>}> : () -> ()
    llvm.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m [#nvvm.target<chip = "sm_101a">] {
// CHECK-NEXT:     llvm.func @f() {
// CHECK-NEXT:       nvvm.tcgen05.fence <before>
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m [#nvvm.target<verifyTarget = false>] {
  llvm.func @f() {
    nvvm.cluster.wait
    llvm.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m [#nvvm.target<verifyTarget = false>] {
// CHECK-NEXT:     llvm.func @f() {
// CHECK-NEXT:       nvvm.cluster.wait
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m [#rocdl.target] {
  llvm.func @f() {
    nvvm.cluster.wait
    llvm.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m [#rocdl.target] {
// CHECK-NEXT:     llvm.func @f() {
// CHECK-NEXT:       nvvm.cluster.wait
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
