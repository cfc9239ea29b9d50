// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

module {
  llvm.func @f(%arg0: i1) {
    llvm.return
  }
}

// CHECK: define void @f(i1 %0) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i8) {
    llvm.return
  }
}

// CHECK: define void @f(i8 %0) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i64) {
    llvm.return
  }
}

// CHECK: define void @f(i64 %0) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: vector<4xi32>) {
    llvm.return
  }
}

// CHECK: define void @f(<4 x i32> %0) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: !llvm.array<2 x vector<2xi32>>) {
    llvm.return
  }
}

// CHECK: define void @f([2 x <2 x i32>] %0) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: vector<[4]xi32>) {
    llvm.return
  }
}

// CHECK: define void @f(<vscale x 4 x i32> %0) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
