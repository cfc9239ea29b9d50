; RUN: mlir-translate %s --import-llvm --split-input-file | FileCheck %s

; Tags of a call that may unwind, an index that counts as none, a version of any width.

declare i32 @g(i32)
declare i32 @pers(...)
define void @f(i32 %n) personality ptr @pers {
  %r = invoke i32 @g(i32 %n) to label %e unwind label %lp, !mmra !0
e:
  ret void
lp:
  %q = landingpad { ptr, i32 } cleanup
  ret void
}
!0 = !{!"a", !"b"}

; CHECK: %0 = llvm.invoke @g(%arg0) to ^bb1 unwind ^bb2 {llvm.mmra = #mmra_tag} : (i32) -> i32

// -----

define void @f() {
  %a = alloca i32
  call void (...) @llvm.localescape(ptr %a)
  ret void
}
define void @g(ptr %q) {
  %r = call ptr @llvm.localrecover(ptr @f, ptr %q, i32 -1)
  ret void
}

; CHECK: %2 = llvm.call_intrinsic "llvm.localrecover"(%0, %arg0, %1) : (!llvm.ptr, !llvm.ptr, i32) -> !llvm.ptr
; CHECK: llvm.func @llvm.localrecover(!llvm.ptr, !llvm.ptr, i32) -> !llvm.ptr attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}

// -----

!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i128 3}

; CHECK: llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]
// -----
define void @tagged() !mmra !0 {
  ret void
}
define void @tagged_twice() !mmra !1 {
  ret void
}
!0 = !{!"a", !"b"}
!1 = !{!0, !2}
!2 = !{!"a", !"c"}

; CHECK: llvm.func @tagged() attributes {llvm.mmra = #mmra_tag} {
; CHECK: llvm.func @tagged_twice() attributes {llvm.mmra = [#mmra_tag, #mmra_tag1]} {
// -----
@g = global i32 0
@a = alias i32, ptr @g
@i = ifunc void (), ptr @resolver
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 0, ptr @f, ptr @a }, { i32, ptr, ptr } { i32 1, ptr @f, ptr @i }]
define void @f() {
  ret void
}
define ptr @resolver() {
  ret ptr @f
}

; CHECK: llvm.mlir.global_ctors ctors = [@f, @f], priorities = [0 : i32, 1 : i32], data = [@a, @i]
