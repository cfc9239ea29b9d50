; RUN: mlir-translate %s --import-llvm --split-input-file | FileCheck %s

; Lists of libraries, and alignments among the attributes of functions.

!llvm.dependent-libraries = !{!0, !1, !2, !3}
!0 = !{!"a", !"b"}
!1 = !{!"y"}
!2 = !{}
!3 = !{i32 1}

; CHECK: module attributes {{{.*}}llvm.dependent_libraries = ["y"], llvm.module_asm{{.*}}
; CHECK-NEXT: }

// -----

$f = comdat any
define void @f() nounwind align 32 cold comdat align 16 {
  ret void
}
declare void @g() align 8 #0 section "s" align 4
attributes #0 = { nounwind }

; CHECK: module attributes {{.*}}
; CHECK-NEXT: llvm.comdat @__llvm_global_comdat {
; CHECK-NEXT: llvm.comdat_selector @f any
; CHECK-NEXT: }
; CHECK-NEXT: llvm.func @f() comdat(@__llvm_global_comdat::@f) attributes {alignment = 32 : i64, no_unwind, passthrough = ["cold"]} {
; CHECK-NEXT: llvm.return
; CHECK-NEXT: }
; CHECK-NEXT: llvm.func @g() attributes {alignment = 8 : i64, no_unwind, section = "s"}
; CHECK-NEXT: }

// -----

@a = alias i32, getelementptr (i8, ptr @b, i64 1)
@b = weak alias i32, ptr @c
@c = global i32 0

; CHECK: module attributes {{.*}}
; CHECK-NEXT: llvm.mlir.global external @c(0 : i32) {addr_space = 0 : i32} : i32
; CHECK-NEXT: llvm.mlir.alias external @a : i32 {
; CHECK-NEXT: %0 = llvm.mlir.constant(1 : i64) : i64
; CHECK-NEXT: %1 = llvm.mlir.addressof @b : !llvm.ptr
; CHECK-NEXT: %2 = llvm.getelementptr %1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
; CHECK-NEXT: llvm.return %2 : !llvm.ptr
; CHECK-NEXT: }
; CHECK-NEXT: llvm.mlir.alias weak @b : i32 {
; CHECK-NEXT: %0 = llvm.mlir.addressof @c : !llvm.ptr
; CHECK-NEXT: llvm.return %0 : !llvm.ptr
; CHECK-NEXT: }
; CHECK-NEXT: }

// -----

@g = global { i32, i8 } zeroinitializer
@llvm.used = appending global [1 x ptr] [ptr getelementptr inbounds ({ i32, i8 }, ptr @g, i64 0, i32 0)], section "llvm.metadata"

; CHECK: module attributes {{.*}}
; CHECK-NEXT: llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.struct<(i32, i8)> {
; CHECK-NEXT: %0 = llvm.mlir.constant(0 : i8) : i8
; CHECK-NEXT: %1 = llvm.mlir.constant(0 : i32) : i32
; CHECK-NEXT: %2 = llvm.mlir.zero : !llvm.struct<(i32, i8)>
; CHECK-NEXT: llvm.return %2 : !llvm.struct<(i32, i8)>
; CHECK-NEXT: }
; CHECK-NEXT: llvm.mlir.global appending @llvm.used() {addr_space = 0 : i32, section = "llvm.metadata"} : !llvm.array<1 x ptr> {
; CHECK-NEXT: %0 = llvm.mlir.addressof @g : !llvm.ptr
; CHECK-NEXT: %1 = llvm.mlir.undef : !llvm.array<1 x ptr>
; CHECK-NEXT: %2 = llvm.insertvalue %0, %1[0] : !llvm.array<1 x ptr>
; CHECK-NEXT: llvm.return %2 : !llvm.array<1 x ptr>
; CHECK-NEXT: }
; CHECK-NEXT: }

// -----

define void @f() {
  %a = alloca i32
  call void (...) @llvm.localescape(ptr %a, ptr null)
  ret void
}
define void @g(ptr %q) {
  %r = call ptr @llvm.localrecover(ptr @f, ptr %q, i32 1)
  ret void
}

; CHECK: module attributes {{.*}}
; CHECK-NEXT: llvm.func @f() {
; CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
; CHECK-NEXT: %1 = llvm.mlir.zero : !llvm.ptr
; CHECK-NEXT: %2 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
; CHECK-NEXT: llvm.call_intrinsic "llvm.localescape"(%2, %1) : (!llvm.ptr, !llvm.ptr) -> ()
; CHECK-NEXT: llvm.return
; CHECK-NEXT: }
; CHECK-NEXT: llvm.func @g(%arg0: !llvm.ptr) {
; CHECK-NEXT: %0 = llvm.mlir.addressof @f : !llvm.ptr
; CHECK-NEXT: %1 = llvm.mlir.constant(1 : i32) : i32
; CHECK-NEXT: %2 = llvm.call_intrinsic "llvm.localrecover"(%0, %arg0, %1) : (!llvm.ptr, !llvm.ptr, i32) -> !llvm.ptr
; CHECK-NEXT: llvm.return
; CHECK-NEXT: }
; CHECK-NEXT: llvm.func @llvm.localescape(...) attributes {no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
; CHECK-NEXT: llvm.func @llvm.localrecover(!llvm.ptr, !llvm.ptr, i32) -> !llvm.ptr attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
; CHECK-NEXT: }
