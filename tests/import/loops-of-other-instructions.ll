; RUN: mlir-translate --import-llvm %s 2>&1 | FileCheck %s
; RUN: mlir-translate --import-llvm --emit-expensive-warnings %s 2>&1 | FileCheck %s --check-prefix=ALL

; What is wrong with properties of loops is said once, of whatever has them.
define void @f() {
  ret void, !llvm.loop !0
}
define void @g(ptr %p) {
  store i32 1, ptr %p, !llvm.loop !3
  %x = add i32 1, 2, !llvm.loop !5
  call void @f(), !llvm.loop !7
  unreachable, !llvm.loop !0
}
define void @h() {
  br label %x, !llvm.loop !3
x:
  ret void, !llvm.loop !8
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.foo"}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.unroll.count"}
!5 = !{!1}
!7 = distinct !{!7, i32 1}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.unroll.count", i32 4}



; CHECK: <unknown>:0: warning: unknown loop annotation llvm.loop.foo
; CHECK-NEXT: <unknown>:0: warning: expected metadata node llvm.loop.unroll.count to hold an i32 value
; CHECK-NEXT: <unknown>:0: warning: invalid loop node
; CHECK-NEXT: <unknown>:0: warning: expected all loop properties to be either debug locations or metadata nodes
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.func @f() {
; CHECK-NEXT:     llvm.return
; CHECK-NEXT:   }
; CHECK-NEXT:   llvm.func @g(%[[ARG0:[^ ]+]]: !llvm.ptr) {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
; CHECK-NEXT:     llvm.store %[[V0]], %[[ARG0]] {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.add %[[V0]], %[[V1]] : i32
; CHECK-NEXT:     llvm.call @f() : () -> ()
; CHECK-NEXT:     llvm.unreachable
; CHECK-NEXT:   }
; CHECK-NEXT:   llvm.func @h() {
; CHECK-NEXT:     llvm.br ^bb1
; CHECK-NEXT:   ^bb1:  // pred: ^bb0
; CHECK-NEXT:     llvm.return
; CHECK-NEXT:   }
; CHECK-NEXT: }

; ALL: <unknown>:0: warning: unknown loop annotation llvm.loop.foo
; ALL-NEXT: <unknown>:0: warning: unhandled metadata: !0 = distinct !{!0, !1} on   ret void, !llvm.loop !0
; ALL-NEXT: <unknown>:0: warning: expected metadata node llvm.loop.unroll.count to hold an i32 value
; ALL-NEXT: <unknown>:0: warning: unhandled metadata: !2 = distinct !{!2, !3} on   store i32 1, ptr %[[P:[^ ]+]], align 4, !llvm.loop !0
; ALL-NEXT: <unknown>:0: warning: invalid loop node
; ALL-NEXT: <unknown>:0: warning: unhandled metadata: !4 = !{!1} on   %[[X:[^ ]+]] = add i32 1, 2, !llvm.loop !2
; ALL-NEXT: <unknown>:0: warning: expected all loop properties to be either debug locations or metadata nodes
; ALL-NEXT: <unknown>:0: warning: unhandled metadata: !5 = distinct !{!5, i32 1} on   call void @f(), !llvm.loop !4
; ALL-NEXT: <unknown>:0: warning: unhandled metadata: !0 = distinct !{!0, !1} on   unreachable, !llvm.loop !5
; ALL-NEXT: <unknown>:0: warning: unhandled metadata: !2 = distinct !{!2, !3} on   br label %[[X]], !llvm.loop !0
; ALL-NEXT: <unknown>:0: warning: unhandled metadata: !6 = distinct !{!6, !7} on   ret void, !llvm.loop !2
; ALL-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; ALL-NEXT:   llvm.func @f() {
; ALL-NEXT:     llvm.return
; ALL-NEXT:   }
; ALL-NEXT:   llvm.func @g(%[[ARG0:[^ ]+]]: !llvm.ptr) {
; ALL-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
; ALL-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
; ALL-NEXT:     llvm.store %[[V0]], %[[ARG0]] {alignment = 4 : i64} : i32, !llvm.ptr
; ALL-NEXT:     %[[V2:[^ ]+]] = llvm.add %[[V0]], %[[V1]] : i32
; ALL-NEXT:     llvm.call @f() : () -> ()
; ALL-NEXT:     llvm.unreachable
; ALL-NEXT:   }
; ALL-NEXT:   llvm.func @h() {
; ALL-NEXT:     llvm.br ^bb1
; ALL-NEXT:   ^bb1:  // pred: ^bb0
; ALL-NEXT:     llvm.return
; ALL-NEXT:   }
; ALL-NEXT: }
