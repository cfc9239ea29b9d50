; RUN: mlir-translate %s --import-llvm --emit-expensive-warnings 2>&1 | FileCheck %s

; Declarations of scopes have no place for metadata.

define void @f(ptr %p) {
  call void @llvm.experimental.noalias.scope.decl(metadata !0), !noalias !3
  store i32 1, ptr %p, !alias.scope !0
  store i32 2, ptr %p, !alias.scope !3
  ret void
}

!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
!3 = !{!4}
!4 = distinct !{!4, !2}

; CHECK: <unknown>:0: warning: unhandled metadata: !3 = !{!4} on   call void @llvm.experimental.noalias.scope.decl(metadata !0), !noalias !3
; CHECK-NEXT: #alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>>
; CHECK-NEXT: #alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
; CHECK-NEXT: #alias_scope1 = #llvm.alias_scope<id = distinct[2]<>, domain = #alias_scope_domain>
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr) {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
; CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope
; CHECK-NEXT:     llvm.store %[[V0]], %[[ARG0]] {alias_scopes = [#alias_scope], alignment = 4 : i64} : i32, !llvm.ptr
; CHECK-NEXT:     llvm.store %[[V1]], %[[ARG0]] {alias_scopes = [#alias_scope1], alignment = 4 : i64} : i32, !llvm.ptr
; CHECK-NEXT:     llvm.return
; CHECK-NEXT:   }
; CHECK-NEXT: }
