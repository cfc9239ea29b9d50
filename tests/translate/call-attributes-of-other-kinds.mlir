// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

// Attributes of a call's arguments are not verified.

llvm.func @f(%a: !llvm.ptr, %p: !llvm.ptr) {
  llvm.call %p(%a) : !llvm.ptr, (!llvm.ptr {llvm.byval = 3}) -> ()
  llvm.call %p(%a) : !llvm.ptr, (!llvm.ptr {llvm.byval}) -> ()
  llvm.call %p(%a) : !llvm.ptr, (!llvm.ptr {llvm.align}) -> ()
  llvm.call %p(%a) : !llvm.ptr, (!llvm.ptr {llvm.dereferenceable}) -> ()
  llvm.return
}

llvm.func @g(%i: i32, %p: !llvm.ptr) -> !llvm.ptr {
  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr, i32) -> !llvm.ptr, vector<2x2xi32>
  llvm.return %0 : !llvm.ptr
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void %[[V1]](ptr byval %[[V0]])
// CHECK-NEXT:   call void %[[V1]](ptr byval %[[V0]])
// CHECK-NEXT:   call void %[[V1]](ptr align 0 %[[V0]])
// CHECK-NEXT:   call void %[[V1]](ptr dereferenceable(0) %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define ptr @g(i32 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = getelementptr <4 x i32>, ptr %[[V1]], i32 %[[V0]]
// CHECK-NEXT:   ret ptr %[[V3]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
