// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @one_tag(%p: !llvm.ptr) {
  %0 = llvm.load %p {llvm.mmra = #llvm.mmra_tag<"amdgpu-as":"global">} : !llvm.ptr -> i32
  llvm.store %0, %p {llvm.mmra = [#llvm.mmra_tag<"amdgpu-as":"global">]} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @tags(%p: !llvm.ptr, %a: i32) {
  llvm.fence syncscope("agent") seq_cst {llvm.mmra = [#llvm.mmra_tag<"b":"1">, #llvm.mmra_tag<"a":"2">, #llvm.mmra_tag<"a":"2">]}
  %0 = llvm.atomicrmw add %p, %a monotonic {llvm.mmra = []} : !llvm.ptr, i32
  llvm.call @tags(%p, %a) {llvm.mmra = #llvm.mmra_tag<"b":"1">} : (!llvm.ptr, i32) -> ()
  llvm.return
}

// -----

// What folds leaves no instruction to annotate.
llvm.func @folded() -> i32 attributes {llvm.mmra = #llvm.mmra_tag<"b":"1">} {
  %0 = llvm.mlir.constant(3 : i32) {llvm.mmra = #llvm.mmra_tag<"b":"1">} : i32
  %1 = llvm.add %0, %0 {llvm.mmra = #llvm.mmra_tag<"b":"1">} : i32
  llvm.return %1 : i32
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @one_tag(ptr [[V0:%[^ ]+]]) {
// CHECK-NEXT:   [[V2:%[^ ]+]] = load i32, ptr [[V0]], align 4, !mmra !1
// CHECK-NEXT:   store i32 [[V2]], ptr [[V0]], align 4, !mmra !1
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{!"amdgpu-as", !"global"}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @tags(ptr [[V0:%[^ ]+]], i32 [[V1:%[^ ]+]]) {
// CHECK-NEXT:   fence syncscope("agent") seq_cst, !mmra !1
// CHECK-NEXT:   [[V3:%[^ ]+]] = atomicrmw add ptr [[V0]], i32 [[V1]] monotonic, align 4
// CHECK-NEXT:   call void @tags(ptr [[V0]], i32 [[V1]]), !mmra !2
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{!2, !3, !3}
// CHECK-NEXT: !2 = !{!"b", !"1"}
// CHECK-NEXT: !3 = !{!"a", !"2"}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define i32 @folded() {
// CHECK-NEXT:   ret i32 6
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
