// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

// Constant vectors put together element by element.
llvm.mlir.global external @v() : vector<4x!llvm.ptr> {
  %p = llvm.mlir.poison : vector<4x!llvm.ptr>
  %a = llvm.mlir.addressof @v : !llvm.ptr
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i32) : i32
  %3 = llvm.mlir.constant(3 : i8) : i8
  %v0 = llvm.insertelement %a, %p[%0 : i64] : vector<4x!llvm.ptr>
  %v1 = llvm.insertelement %a, %v0[%1 : i32] : vector<4x!llvm.ptr>
  %v2 = llvm.insertelement %a, %v1[%3 : i8] : vector<4x!llvm.ptr>
  llvm.return %v2 : vector<4x!llvm.ptr>
}
llvm.func @f(%x: i32, %q: !llvm.ptr) {
  %p = llvm.mlir.poison : vector<4xi32>
  %z = llvm.mlir.zero : vector<4xi32>
  %zero = llvm.mlir.constant(0 : i32) : i32
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i32) : i32
  %9 = llvm.mlir.constant(9 : i32) : i32
  %u = llvm.mlir.undef : i32
  // Each piece a constant.
  %a0 = llvm.insertelement %1, %p[%0 : i64] : vector<4xi32>
  %a1 = llvm.insertelement %9, %a0[%1 : i32] : vector<4xi32>
  llvm.store %a1, %q : vector<4xi32>, !llvm.ptr
  // The last one is not.
  %b0 = llvm.insertelement %1, %p[%0 : i64] : vector<4xi32>
  %b1 = llvm.insertelement %9, %b0[%1 : i32] : vector<4xi32>
  %b2 = llvm.insertelement %x, %b1[%1 : i32] : vector<4xi32>
  llvm.store %b2, %q : vector<4xi32>, !llvm.ptr
  // An index that is not known, one that is beyond, one that is none.
  %c0 = llvm.insertelement %1, %p[%0 : i64] : vector<4xi32>
  %c1 = llvm.insertelement %9, %c0[%x : i32] : vector<4xi32>
  %c2 = llvm.insertelement %9, %c1[%0 : i64] : vector<4xi32>
  llvm.store %c2, %q : vector<4xi32>, !llvm.ptr
  %d0 = llvm.insertelement %1, %p[%0 : i64] : vector<4xi32>
  %d1 = llvm.insertelement %9, %d0[%9 : i32] : vector<4xi32>
  %d2 = llvm.insertelement %9, %d1[%0 : i64] : vector<4xi32>
  llvm.store %d2, %q : vector<4xi32>, !llvm.ptr
  %e0 = llvm.insertelement %1, %p[%0 : i64] : vector<4xi32>
  %e1 = llvm.insertelement %9, %e0[%u : i32] : vector<4xi32>
  %e2 = llvm.insertelement %9, %e1[%1 : i32] : vector<4xi32>
  llvm.store %e2, %q : vector<4xi32>, !llvm.ptr
  // Nothing into nothing.
  %f0 = llvm.insertelement %zero, %z[%0 : i64] : vector<4xi32>
  %f1 = llvm.insertelement %zero, %f0[%1 : i32] : vector<4xi32>
  llvm.store %f1, %q : vector<4xi32>, !llvm.ptr
  // Used twice in between.
  %g0 = llvm.insertelement %1, %p[%0 : i64] : vector<4xi32>
  %g1 = llvm.insertelement %9, %g0[%1 : i32] : vector<4xi32>
  llvm.store %g0, %q : vector<4xi32>, !llvm.ptr
  llvm.store %g1, %q : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @scalable(%q: !llvm.ptr) {
  %p = llvm.mlir.poison : vector<[4]xi32>
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i32) : i32
  %a0 = llvm.insertelement %1, %p[%0 : i64] : vector<[4]xi32>
  %a1 = llvm.insertelement %1, %a0[%1 : i32] : vector<[4]xi32>
  llvm.store %a1, %q : vector<[4]xi32>, !llvm.ptr
  llvm.return
}

// CHECK: @v = global <4 x ptr> <ptr @v, ptr @v, ptr poison, ptr @v>
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   store <4 x i32> <i32 1, i32 9, i32 poison, i32 poison>, ptr %[[V1]], align 16
// CHECK-NEXT:   %[[V3:[^ ]+]] = insertelement <4 x i32> <i32 1, i32 9, i32 poison, i32 poison>, i32 %[[V0]], i32 1
// CHECK-NEXT:   store <4 x i32> %[[V3]], ptr %[[V1]], align 16
// CHECK-NEXT:   %[[V4:[^ ]+]] = insertelement <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>, i32 9, i32 %[[V0]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = insertelement <4 x i32> %[[V4]], i32 9, i64 0
// CHECK-NEXT:   store <4 x i32> %[[V5]], ptr %[[V1]], align 16
// CHECK-NEXT:   store <4 x i32> <i32 9, i32 poison, i32 poison, i32 poison>, ptr %[[V1]], align 16
// CHECK-NEXT:   store <4 x i32> <i32 poison, i32 9, i32 poison, i32 poison>, ptr %[[V1]], align 16
// CHECK-NEXT:   store <4 x i32> zeroinitializer, ptr %[[V1]], align 16
// CHECK-NEXT:   store <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>, ptr %[[V1]], align 16
// CHECK-NEXT:   store <4 x i32> <i32 1, i32 9, i32 poison, i32 poison>, ptr %[[V1]], align 16
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @scalable(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   store <vscale x 4 x i32> insertelement (<vscale x 4 x i32> insertelement (<vscale x 4 x i32> poison, i32 1, i64 0), i32 1, i32 1), ptr %[[V0]], align 16
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
