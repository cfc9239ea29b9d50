// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

module {
  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: i32) {
    llvm.return
  }
}

// CHECK: define void @f(i1 %0, i32 %1, i32 %2) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i1, %arg1: f32, %arg2: f32) {
    llvm.return
  }
}

// CHECK: define void @f(i1 %0, float %1, float %2) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i1, %arg1: i64, %arg2: i64) {
    llvm.return
  }
}

// CHECK: define void @f(i1 %0, i64 %1, i64 %2) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i1, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr, %arg7: !llvm.ptr, %arg8: i64, %arg9: i64, %arg10: i64) {
    llvm.return
  }
}

// CHECK: define void @f(i1 %0, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i64 %8, i64 %9, i64 %10) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i1, %arg1: vector<4xf32>, %arg2: vector<4xf32>) {
    llvm.return
  }
}

// CHECK: define void @f(i1 %0, <4 x float> %1, <4 x float> %2) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i1, %arg1: !llvm.array<2 x vector<2xi8>>, %arg2: !llvm.array<2 x vector<2xi8>>) {
    llvm.return
  }
}

// CHECK: define void @f(i1 %0, [2 x <2 x i8>] %1, [2 x <2 x i8>] %2) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i1, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
    llvm.return
  }
}

// CHECK: define void @f(i1 %0, ptr %1, ptr %2) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i1, %arg1: !llvm.struct<(f32, f32)>, %arg2: !llvm.struct<(f32, f32)>) {
    llvm.return
  }
}

// CHECK: define void @f(i1 %0, { float, float } %1, { float, float } %2) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i1, %arg1: i64, %arg2: !llvm.ptr, %arg3: i64, %arg4: !llvm.ptr) {
    llvm.return
  }
}

// CHECK: define void @f(i1 %0, i64 %1, ptr %2, i64 %3, ptr %4) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: vector<4xi1>, %arg1: vector<4xf32>, %arg2: vector<4xf32>) {
    llvm.return
  }
}

// CHECK: define void @f(<4 x i1> %0, <4 x float> %1, <4 x float> %2) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: !llvm.array<2 x vector<2xi1>>, %arg1: !llvm.array<2 x vector<2xf32>>, %arg2: !llvm.array<2 x vector<2xf32>>) {
    llvm.return
  }
}

// CHECK: define void @f([2 x <2 x i1>] %0, [2 x <2 x float>] %1, [2 x <2 x float>] %2) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
