// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

// Modules of kernels are translated apart.

module attributes {gpu.container_module} {
  gpu.module @k {
    llvm.func @f() attributes {gpu.kernel} {
      llvm.return
    }
  }
  llvm.func @main() {
    llvm.return
  }
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @main() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
