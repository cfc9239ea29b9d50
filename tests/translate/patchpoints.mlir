// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

llvm.func @f(%p: !llvm.ptr) {
  %id = llvm.mlir.constant(3 : i64) : i64
  %none = llvm.mlir.constant(0 : i32) : i32
  llvm.call_intrinsic "llvm.experimental.stackmap"(%id, %none) : (i64, i32) -> ()
  llvm.call_intrinsic "llvm.experimental.stackmap"(%id, %none, %p, %p) : (i64, i32, !llvm.ptr, !llvm.ptr) -> ()
  llvm.call_intrinsic "llvm.experimental.patchpoint"(%id, %none, %p, %none) : (i64, i32, !llvm.ptr, i32) -> ()
  %0 = llvm.call_intrinsic "llvm.experimental.patchpoint.i64"(%id, %none, %p, %none) : (i64, i32, !llvm.ptr, i32) -> i64
  llvm.return
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   call void (i64, i32, ...) @llvm.experimental.stackmap(i64 3, i32 0)
// CHECK-NEXT:   call void (i64, i32, ...) @llvm.experimental.stackmap(i64 3, i32 0, ptr %[[V0]], ptr %[[V0]])
// CHECK-NEXT:   call void (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.isVoid(i64 3, i32 0, ptr %[[V0]], i32 0)
// CHECK-NEXT:   %[[V2:[^ ]+]] = call i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 3, i32 0, ptr %[[V0]], i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync willreturn
// CHECK-NEXT: declare void @llvm.experimental.stackmap(i64 immarg, i32 immarg, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: declare void @llvm.experimental.patchpoint.isVoid(i64 immarg, i32 immarg, ptr, i32 immarg, ...)
// CHECK-EMPTY:
// CHECK-NEXT: declare i64 @llvm.experimental.patchpoint.i64(i64 immarg, i32 immarg, ptr, i32 immarg, ...)
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nosync willreturn }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
