// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  llvm.func @f(%arg0: i32, %arg1: i32, %arg2: i64, %arg3: vector<2xi32>) {
    llvm.return
  }
}

// CHECK: define void @f(i32 %0, i32 %1, i64 %2, <2 x i32> %3) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
