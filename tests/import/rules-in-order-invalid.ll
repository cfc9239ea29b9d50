; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Several rules that one instruction or alias breaks.

define void @f(ptr %p) {
  %r = fadd float 1.0, 2.0, !alloc_token !1, !captures !1, !annotation !1, !mmra !2, !callsite !1, !memprof !1, !prof !0, !llvm.access.group !5, !alias.scope !4, !noalias !3
  ret void
}
!0 = !{!"branch_weights"}
!1 = !{}
!2 = !{!"a", !"b"}
!3 = !{i32 1}
!4 = !{i32 2}
!5 = !{i32 3}

; CHECK: scope list must consist of MDNodes
; CHECK-NEXT: !2 = !{i32 1}
; CHECK-NEXT: scope list must consist of MDNodes
; CHECK-NEXT: !1 = !{i32 2}
; CHECK-NEXT: Access scope list must consist of MDNodes
; CHECK-NEXT: !3 = !{i32 3}
; CHECK-NEXT: !prof annotations should have no less than 2 operands
; CHECK-NEXT: !0 = !{!"branch_weights"}
; CHECK-NEXT: !memprof metadata should only exist on calls
; CHECK-NEXT: %r = fadd float 1.000000e+00, 2.000000e+00, !prof !0, !alias.scope !1, !noalias !2, !llvm.access.group !3, !annotation !4, !memprof !4, !callsite !4, !mmra !5, !captures !4, !alloc_token !4
; CHECK-NEXT: !callsite metadata should only exist on calls
; CHECK-NEXT: %r = fadd float 1.000000e+00, 2.000000e+00, !prof !0, !alias.scope !1, !noalias !2, !llvm.access.group !3, !annotation !4, !memprof !4, !callsite !4, !mmra !5, !captures !4, !alloc_token !4
; CHECK-NEXT: !mmra metadata attached to unexpected instruction kind
; CHECK-NEXT: %r = fadd float 1.000000e+00, 2.000000e+00, !prof !0, !alias.scope !1, !noalias !2, !llvm.access.group !3, !annotation !4, !memprof !4, !callsite !4, !mmra !5, !captures !4, !alloc_token !4
; CHECK-NEXT: !5 = !{!"a", !"b"}
; CHECK-NEXT: annotation must have at least one operand
; CHECK-NEXT: !captures metadata can only be applied to store instructions
; CHECK-NEXT: %r = fadd float 1.000000e+00, 2.000000e+00, !prof !0, !alias.scope !1, !noalias !2, !llvm.access.group !3, !annotation !4, !memprof !4, !callsite !4, !mmra !5, !captures !4, !alloc_token !4
; CHECK-NEXT: !alloc_token should only exist on calls
; CHECK-NEXT: %r = fadd float 1.000000e+00, 2.000000e+00, !prof !0, !alias.scope !1, !noalias !2, !llvm.access.group !3, !annotation !4, !memprof !4, !callsite !4, !mmra !5, !captures !4, !alloc_token !4

// -----

define void @f(ptr %p) {
  %r = load i32, ptr %p, !align !1, !tbaa !1, !dereferenceable !1, !range !1, !nofree !1, !captures !1
  ret void
}
!0 = !{!"branch_weights"}
!1 = !{}
!2 = !{!"a", !"b"}
!3 = !{i32 1}
!4 = !{i32 2}
!5 = !{i32 3}

; CHECK: It should have at least one range!
; CHECK-NEXT: !0 = !{}
; CHECK-NEXT: dereferenceable, dereferenceable_or_null apply only to pointer types
; CHECK-NEXT: %r = load i32, ptr %p, align 4, !tbaa !0, !range !0, !dereferenceable !0, !align !0, !nofree !0, !captures !0
; CHECK-NEXT: nofree applies only to pointer types
; CHECK-NEXT: %r = load i32, ptr %p, align 4, !tbaa !0, !range !0, !dereferenceable !0, !align !0, !nofree !0, !captures !0
; CHECK-NEXT: TBAA metadata cannot have 0 operands
; CHECK-NEXT: %r = load i32, ptr %p, align 4, !tbaa !0, !range !0, !dereferenceable !0, !align !0, !nofree !0, !captures !0
; CHECK-NEXT: !0 = !{}
; CHECK-NEXT: align applies only to pointer types
; CHECK-NEXT: %r = load i32, ptr %p, align 4, !tbaa !0, !range !0, !dereferenceable !0, !align !0, !nofree !0, !captures !0

// -----

define void @f(ptr %p) {
  fence seq_cst, !align !1, !nonnull !1, !invariant.group !1
  fence seq_cst, !nonnull !1, !noalias.addrspace !1, !fpmath !1
  ret void
}
!0 = !{!"branch_weights"}
!1 = !{}
!2 = !{!"a", !"b"}
!3 = !{i32 1}
!4 = !{i32 2}
!5 = !{i32 3}

; CHECK: invariant.group metadata is only for loads and stores
; CHECK-NEXT: fence seq_cst, !nonnull !0, !invariant.group !0, !align !0
; CHECK-NEXT: fpmath requires a floating point result!
; CHECK-NEXT: fence seq_cst, !fpmath !0, !nonnull !0, !noalias.addrspace !0

// -----

define void @f(ptr %p) {
  store i32 1, ptr %p, !captures !0
  ret void
}
!0 = !{!"address"}

; CHECK: !captures metadata can only be applied to store with value operand of pointer type
; CHECK-NEXT: store i32 1, ptr %p, align 4, !captures !0

// -----

define void @f(ptr %p) {
  store ptr null, ptr %p, !captures !0
  ret void
}
!0 = !{}

; CHECK: !captures metadata cannot be empty
; CHECK-NEXT: store ptr null, ptr %p, align 8, !captures !0

// -----

define void @f(ptr %p) {
  store ptr null, ptr %p, !captures !0
  ret void
}
!0 = !{!"address", !"x"}

; CHECK: invalid entry in !captures metadata
; CHECK-NEXT: store ptr null, ptr %p, align 8, !captures !0
; CHECK-NEXT: !"x"

// -----

define void @f(ptr %p) {
  store ptr null, ptr %p, !captures !0
  ret void
}
!0 = !{i32 1}

; CHECK: !captures metadata must be a list of strings
; CHECK-NEXT: store ptr null, ptr %p, align 8, !captures !0

// -----

define void @f() {
  call void @f(), !alloc_token !0
  ret void
}
!0 = !{!"a"}

; CHECK: !alloc_token must have 2 operands
; CHECK-NEXT: !0 = !{!"a"}

// -----

define void @f() {
  call void @f(), !alloc_token !0
  ret void
}
!0 = !{i32 1, i1 true}

; CHECK: expected string
; CHECK-NEXT: !0 = !{i32 1, i1 true}

// -----

define void @f() {
  call void @f(), !alloc_token !0
  ret void
}
!0 = !{!"a", null}

; CHECK: expected integer constant
; CHECK-NEXT: !0 = !{!"a", null}

// -----

!foo = !{!0}
!0 = !{!"llvm.loop.estimated_trip_count"}

; CHECK: Expected two operands
; CHECK-NEXT: !0 = !{!"llvm.loop.estimated_trip_count"}

// -----

!foo = !{!0}
!0 = !{!"llvm.loop.estimated_trip_count", i64 1}

; CHECK: Expected second operand to be an integer constant of type i32 or smaller
; CHECK-NEXT: !0 = !{!"llvm.loop.estimated_trip_count", i64 1}

// -----

@g = global i32 0
@a = hidden dllimport alias i32, ptr @x
@x = external global i32

; CHECK: Alias must point to a definition
; CHECK-NEXT: ptr @a
; CHECK-NEXT: dllimport GlobalValue must have default visibility
; CHECK-NEXT: ptr @a

// -----

define void @f(ptr writable readonly %a, ptr writeonly readnone %b) {
  ret void
}
define void @g(ptr writeonly readnone %b) {
  ret void
}

; CHECK: Attributes writable and readonly are incompatible!
; CHECK-NEXT: ptr @f
; CHECK-NEXT: Attributes 'readnone and writeonly' are incompatible!
; CHECK-NEXT: ptr @f
; CHECK-NEXT: Attributes 'readnone and writeonly' are incompatible!
; CHECK-NEXT: ptr @g

// -----

@x = global i32 0
@g = global ptr getelementptr ([2 x <vscale x 4 x i32>], ptr @x, i64 1)

; CHECK: <unknown>:0: error: {{.*}}:{{[0-9]+}}:17: error: invalid base element for constant getelementptr
; CHECK-NEXT: @g = global ptr getelementptr ([2 x <vscale x 4 x i32>], ptr @x, i64 1)
; CHECK-NEXT: ^
