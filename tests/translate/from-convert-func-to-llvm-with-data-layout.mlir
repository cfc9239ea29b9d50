// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  llvm.func @f(%arg0: i32) -> i32 {
    llvm.return %arg0 : i32
  }
}

// CHECK: define i32 @f(i32 %0) {
// CHECK-NEXT: ret i32 %0
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module attributes {llvm.data_layout = "e-p:32:32"} {
  llvm.func @f(%arg0: i64) -> i64 {
    llvm.return %arg0 : i64
  }
}

// CHECK: target datalayout = "e-p:32:32"
// CHECK-EMPTY:
// CHECK-NEXT: define i64 @f(i64 %0) {
// CHECK-NEXT: ret i64 %0
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<4xi64>, index = 32 : i64>} {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i32, %arg4: i32) {
    llvm.return
  }
}

// CHECK: target datalayout = "p0:32:32:32:32"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
