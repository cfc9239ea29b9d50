// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

module {
  llvm.func @f(%arg0: i1, %arg1: i1) {
    llvm.return
  }
}

// CHECK: define void @f(i1 %0, i1 %1) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i8, %arg1: i8) {
    llvm.return
  }
}

// CHECK: define void @f(i8 %0, i8 %1) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i32, %arg1: i32) {
    llvm.return
  }
}

// CHECK: define void @f(i32 %0, i32 %1) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i64, %arg1: i64) {
    llvm.return
  }
}

// CHECK: define void @f(i64 %0, i64 %1) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i128, %arg1: i128) {
    llvm.return
  }
}

// CHECK: define void @f(i128 %0, i128 %1) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: vector<4xi32>, %arg1: vector<4xi32>) {
    llvm.return
  }
}

// CHECK: define void @f(<4 x i32> %0, <4 x i32> %1) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: vector<4xi64>, %arg1: vector<4xi64>) {
    llvm.return
  }
}

// CHECK: define void @f(<4 x i64> %0, <4 x i64> %1) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: vector<[4]xi8>, %arg1: vector<[4]xi8>) {
    llvm.return
  }
}

// CHECK: define void @f(<vscale x 4 x i8> %0, <vscale x 4 x i8> %1) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: !llvm.array<2 x vector<4xi16>>, %arg1: !llvm.array<2 x vector<4xi16>>) {
    llvm.return
  }
}

// CHECK: define void @f([2 x <4 x i16>] %0, [2 x <4 x i16>] %1) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: !llvm.array<2 x vector<2xi64>>, %arg1: !llvm.array<2 x vector<2xi64>>) {
    llvm.return
  }
}

// CHECK: define void @f([2 x <2 x i64>] %0, [2 x <2 x i64>] %1) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: vector<1xi32>, %arg1: vector<1xi32>) {
    llvm.return
  }
}

// CHECK: define void @f(<1 x i32> %0, <1 x i32> %1) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: !llvm.array<2 x vector<[4]xi64>>, %arg1: !llvm.array<2 x vector<[4]xi64>>) {
    llvm.return
  }
}

// CHECK: define void @f([2 x <vscale x 4 x i64>] %0, [2 x <vscale x 4 x i64>] %1) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
