// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  llvm.call @g(%p, %i) {xevm.DecorationCacheControl = [[6442 : i32, 0 : i32, 1 : i32, 0 : i32], [6442 : i32, 1 : i32, 1 : i32, 0 : i32]]} : (!llvm.ptr<1>, i32) -> ()
  %0 = llvm.load %p {xevm.DecorationCacheControl = [[6443 : i32, 0, -1 : i8, true], [6443 : i32, 0, -1 : i8, true]]} : !llvm.ptr<1> -> i32
  llvm.store %0, %p {xevm.other = 1} : i32, !llvm.ptr<1>
  llvm.return
}
llvm.func @g(!llvm.ptr<1>, i32)

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr addrspace(1) %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @g(ptr addrspace(1) %[[V0]], i32 %[[V1]]), !spirv.DecorationCacheControlINTEL !1
// CHECK-NEXT:   %[[V2:.*]] = load i32, ptr addrspace(1) %[[V0]], align 4, !spirv.DecorationCacheControlINTEL !4
// CHECK-NEXT:   store i32 %[[V2]], ptr addrspace(1) %[[V0]], align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @g(ptr addrspace(1), i32)
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{!2, !3}
// CHECK-NEXT: !2 = !{i32 6442, i32 0, i32 1, i32 0}
// CHECK-NEXT: !3 = !{i32 6442, i32 1, i32 1, i32 0}
// CHECK-NEXT: !4 = !{!5, !5}
// CHECK-NEXT: !5 = !{i32 6443, i64 0, i8 -1, i1 true}
