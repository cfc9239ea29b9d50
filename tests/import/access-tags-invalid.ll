; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Tags of accesses, and the types they lead through.

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{}

; CHECK: TBAA metadata cannot have 0 operands
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !0 = !{}

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!2, !2}
!1 = !{!"root"}
!2 = !{!"int", !1}

; CHECK: Access type node must be a valid scalar type
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !0 = !{!1, !1, i64 0}
; CHECK: !1 = !{!2, !2}

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!2, !2, i64 0, i64 0, i64 0}
!1 = !{!"root"}
!2 = !{!"int", !1}

; CHECK: Struct tag metadata must have either 3 or 4 operands
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !0 = !{!1, !1, i64 0, i64 0, i64 0}

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!2, !2, i64 0, !"x"}
!1 = !{!"root"}
!2 = !{!"int", !1}

; CHECK: Immutability tag on struct tag metadata must be a constant
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !0 = !{!1, !1, i64 0, !"x"}

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!2, !2, i64 0, i64 2}
!1 = !{!"root"}
!2 = !{!"int", !1}

; CHECK: Immutability part of the struct tag metadata must be either 0 or 1
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !0 = !{!1, !1, i64 0, i64 2}

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!2, !"a", i64 0}
!1 = !{!"root"}
!2 = !{!"int", !1}

; CHECK: Malformed struct tag metadata: base and access-type should be non-null and point to Metadata nodes
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !0 = !{!1, !"a", i64 0}
; CHECK: !1 = !{!"int", !2}

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!2, !1, i64 0}
!1 = !{!"root"}
!2 = !{!"int", !1}

; CHECK: Access type node must be a valid scalar type
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !0 = !{!1, !2, i64 0}
; CHECK: !2 = !{!"root"}

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!2, null, i64 0}
!1 = !{!"root"}
!2 = !{!"int", !1}

; CHECK: Malformed struct tag metadata: base and access-type should be non-null and point to Metadata nodes
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !0 = !{!1, null, i64 0}
; CHECK: !1 = !{!"int", !2}

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!2, !2, !"x"}
!1 = !{!"root"}
!2 = !{!"int", !1}

; CHECK: Offset must be constant integer
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !0 = !{!1, !1, !"x"}

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!2, !2, i64 4}
!1 = !{!"root"}
!2 = !{!"int", !1}

; CHECK: Offset not zero at the point of scalar access
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !0 = !{!1, !1, i64 4}
; CHECK: 4

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!3, !2, i64 0}
!1 = !{!"root"}
!2 = !{!"int", !1}
!3 = !{!"s", !3, i64 0}

; CHECK: Cycle detected in struct path
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !0 = !{!1, !2, i64 0}

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!3, !2, i64 0}
!1 = !{!"root"}
!2 = !{!"int", !1}
!3 = !{!"s", !4, i64 0}
!4 = !{!"t", !3, i64 0}

; CHECK: Cycle detected in struct path
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !0 = !{!1, !3, i64 0}

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!3, !2, i64 0}
!1 = !{!"root"}
!2 = !{!"int", !1}
!3 = !{!"s", !2, i64 0, i64 1}

; CHECK: Struct tag nodes must have an odd number of operands!
; CHECK: !1 = !{!"s", !2, i64 0, i64 1}

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!3, !2, i64 0}
!1 = !{!"root"}
!2 = !{!"int", !1}
!3 = !{i32 0, !2, i64 0}

; CHECK: Struct tag nodes have a string as their first operand
; CHECK: !1 = !{i32 0, !2, i64 0}

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!3, !2, i64 0}
!1 = !{!"root"}
!2 = !{!"int", !1}
!3 = !{!"s", !"x", i64 0}

; CHECK: Incorrect field entry in struct type node!
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !1 = !{!"s", !"x", i64 0}

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!3, !2, i64 0}
!1 = !{!"root"}
!2 = !{!"int", !1}
!3 = !{!"s", !2, !"x", !2, i64 4}

; CHECK: Offset entries must be constants!
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !1 = !{!"s", !2, !"x", !2, i64 4}

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!3, !2, i64 0}
!1 = !{!"root"}
!2 = !{!"int", !1}
!3 = !{!"s", !2, i64 0, !2, i32 4}

; CHECK: Bitwidth between the offsets and struct type entries must match
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !1 = !{!"s", !2, i64 0, !2, i32 4}

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!3, !2, i64 0}
!1 = !{!"root"}
!2 = !{!"int", !1}
!3 = !{!"s", !2, i64 4, !2, i64 0}

; CHECK: Offsets must be increasing!
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !1 = !{!"s", !2, i64 4, !2, i64 0}

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!3, !2, i64 0}
!1 = !{!"root"}
!2 = !{!"int", !1}
!3 = !{!"s", !2, i64 4, !2, i64 0, !"x", i64 9, !2, i32 9}

; CHECK: Offsets must be increasing!
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !1 = !{!"s", !2, i64 4, !2, i64 0, !"x", i64 9, !2, i32 9}
; CHECK: Incorrect field entry in struct type node!
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !1 = !{!"s", !2, i64 4, !2, i64 0, !"x", i64 9, !2, i32 9}
; CHECK: Bitwidth between the offsets and struct type entries must match
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !1 = !{!"s", !2, i64 4, !2, i64 0, !"x", i64 9, !2, i32 9}

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!3, !2, i64 0}
!1 = !{!"root"}
!2 = !{!"int", !1}
!3 = !{!"s", !2, i64 4, !2, i64 8}

; CHECK: Could not find TBAA parent in struct type node
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !1 = !{!"s", !2, i64 4, !2, i64 8}
; CHECK: 0
; CHECK: Did not see access type in access path!
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !0 = !{!1, !2, i64 0}

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!3, !2, i32 0}
!1 = !{!"root"}
!2 = !{!"int", !1}
!3 = !{!"s", !2, i64 0, !2, i64 8}

; CHECK: Access bit-width not the same as description bit-width
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !0 = !{!1, !2, i32 0}
; CHECK: 64
; CHECK: 32

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!3, !2, i64 8}
!1 = !{!"root"}
!2 = !{!"int", !1}
!3 = !{!"s", !2, i64 0, !4, i64 8}
!4 = !{!"float", !1}

; CHECK: Did not see access type in access path!
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !0 = !{!1, !2, i64 8}

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!3, !2, i64 10}
!1 = !{!"root"}
!2 = !{!"int", !1}
!3 = !{!"s", !2, i64 0, !2, i64 8}

; CHECK: Offset not zero at the point of scalar access
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !0 = !{!1, !2, i64 10}
; CHECK: 2

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!2, !2, i64 0}
!1 = !{!"root"}
!2 = !{!"int", !1, i64 1}

; CHECK: Access type node must be a valid scalar type
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !0 = !{!1, !1, i64 0}
; CHECK: !1 = !{!"int", !2, i64 1}

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !2, i64 0}
!1 = !{!"root"}
!2 = !{!"int", !1, i64 0}

; CHECK: Did not see access type in access path!
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !0 = !{!1, !2, i64 0}

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !2, i64 0}
!1 = !{!"root", !"x"}
!2 = !{!"int", !1, i64 0}

; CHECK: Access type node must be a valid scalar type
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !0 = !{!1, !2, i64 0}
; CHECK: !2 = !{!"int", !1, i64 0}

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!2, !2, i64 0}
!1 = !{!"root"}
!2 = !{!1, i64 4, !"int"}

; CHECK: Access tag metadata must have either 4 or 5 operands
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !0 = !{!1, !1, i64 0}

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!2, !2, i64 0, !"x"}
!1 = !{!"root"}
!2 = !{!1, i64 4, !"int"}

; CHECK: Access size field must be a constant
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !0 = !{!1, !1, i64 0, !"x"}

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!2, !2, i64 0, i64 4, i64 3}
!1 = !{!"root"}
!2 = !{!1, i64 4, !"int"}

; CHECK: Immutability part of the struct tag metadata must be either 0 or 1
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !0 = !{!1, !1, i64 0, i64 4, i64 3}

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!3, !2, i64 0, i64 4}
!1 = !{!"root"}
!2 = !{!1, i64 4, !"int"}
!3 = !{!1, i64 8, !"s", !2}

; CHECK: Access tag nodes must have the number of operands that is a multiple of 3!
; CHECK: !1 = !{!2, i64 8, !"s", !3}

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!3, !2, i64 0, i64 4}
!1 = !{!"root"}
!2 = !{!1, i64 4, !"int"}
!3 = !{!1, !"x", !"s"}

; CHECK: Type size nodes must be constants!
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !1 = !{!2, !"x", !"s"}

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!3, !2, i64 0, i64 4}
!1 = !{!"root"}
!2 = !{!1, i64 4, !"int"}
!3 = !{!1, i64 4, !"s", !2, i64 0, !"x"}

; CHECK: Member size entries must be constants!
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !1 = !{!2, i64 4, !"s", !3, i64 0, !"x"}

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!3, !2, i64 5, i64 4}
!1 = !{!"root"}
!2 = !{!1, i64 4, !"int"}
!3 = !{!1, i64 8, !"s", !2, i64 0, i64 4, !2, i64 4, i64 4}

; CHECK: Offset not zero at the point of scalar access
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !0 = !{!1, !3, i64 5, i64 4}
; CHECK: 1

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!3, !4, i64 4, i64 4}
!1 = !{!"root"}
!2 = !{!1, i64 4, !"int"}
!4 = !{!1, i64 4, !"f"}
!3 = !{!1, i64 8, !"s", !2, i64 0, i64 4, !2, i64 4, i64 4}

; CHECK: Did not see access type in access path!
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !0 = !{!1, !4, i64 4, i64 4}

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!3, !2, i32 4, i64 4}
!1 = !{!"root"}
!2 = !{!1, i64 4, !"int"}
!3 = !{!1, i64 8, !"s", !2, i64 0, i64 4, !2, i64 4, i64 4}

; CHECK: Access bit-width not the same as description bit-width
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !0 = !{!1, !3, i32 4, i64 4}
; CHECK: 64
; CHECK: 32

// -----

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!3, !2, i64 4, i64 4}
!1 = !{!"root"}
!2 = !{!1, i64 4, !"int"}
!3 = !{!1, i64 8, !"s", !3, i64 0, i64 4}

; CHECK: Cycle detected in struct path
; CHECK: store i32 0, ptr %p, align 4, !tbaa !0
; CHECK: !0 = !{!1, !3, i64 4, i64 4}
