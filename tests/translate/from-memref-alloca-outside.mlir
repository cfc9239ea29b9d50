// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

module {
}

// CHECK: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
