; RUN: mlir-translate %s --import-llvm --split-input-file | FileCheck %s

; A list of groups stands for all of them; a wrong property that is a field by itself takes all with it.

define void @f(ptr %p) {
  store i32 1, ptr %p, !llvm.access.group !90
  br label %l
l:
  br label %l, !llvm.loop !1
}
!1 = distinct !{!1, !2, !3}
!90 = distinct !{}
!91 = distinct !{}
!92 = !{!90, !90}
!2 = !{!"llvm.loop.unroll.count", i32 3}
!3 = !{!"llvm.loop.parallel_accesses", !90, !91, !92}

; CHECK: #access_group = #llvm.access_group<id = distinct[0]<>>
; CHECK-NEXT: #loop_unroll = #llvm.loop_unroll<count = 3 : i32>
; CHECK-NEXT: #loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, parallelAccesses = #access_group, #access_group, #access_group>
; CHECK-NEXT: module attributes {{.*}}
; CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr) {
; CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
; CHECK-NEXT: llvm.store %0, %arg0 {access_groups = [#access_group], alignment = 4 : i64} : i32, !llvm.ptr
; CHECK-NEXT: llvm.br ^bb1
; CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
; CHECK-NEXT: llvm.br ^bb1 {loop_annotation = #loop_annotation}
; CHECK-NEXT: }
; CHECK-NEXT: }

// -----

define void @f(ptr %p) {
  store i32 1, ptr %p, !llvm.access.group !90
  br label %l
l:
  br label %l, !llvm.loop !1
}
!1 = distinct !{!1, !2, !3}
!90 = distinct !{}
!91 = distinct !{}
!92 = !{!90, !90}
!2 = !{!"llvm.loop.unroll.count", i32 3}
!3 = !{!"llvm.loop.mustprogress", i1 true}

; CHECK: #access_group = #llvm.access_group<id = distinct[0]<>>
; CHECK-NEXT: module attributes {{.*}}
; CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr) {
; CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
; CHECK-NEXT: llvm.store %0, %arg0 {access_groups = [#access_group], alignment = 4 : i64} : i32, !llvm.ptr
; CHECK-NEXT: llvm.br ^bb1
; CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
; CHECK-NEXT: llvm.br ^bb1
; CHECK-NEXT: }
; CHECK-NEXT: }
