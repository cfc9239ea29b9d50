// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @decl()

// CHECK: declare void @decl()
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @decl(i32, f32, !llvm.ptr) -> i64

// CHECK: declare i64 @decl(i32, float, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @variadic(!llvm.ptr, ...) -> i32
llvm.func @f(%p: !llvm.ptr, %x: f64) -> i32 {
  %0 = llvm.call @variadic(%p, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  llvm.return %0 : i32
}

// CHECK: declare i32 @variadic(ptr, ...)
// CHECK-EMPTY:
// CHECK-NEXT: define i32 @f(ptr %0, double %1) {
// CHECK-NEXT: %3 = call i32 (ptr, ...) @variadic(ptr %0, double %1)
// CHECK-NEXT: ret i32 %3
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func internal @f() { llvm.return }

// CHECK: define internal void @f() {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func private @f() { llvm.return }

// CHECK: define private void @f() {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func weak @f() { llvm.return }

// CHECK: define weak void @f() {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func linkonce_odr @f() { llvm.return }

// CHECK: define linkonce_odr void @f() {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func hidden @f() { llvm.return }

// CHECK: define hidden void @f() {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @f() attributes {dso_local} { llvm.return }

// CHECK: define dso_local void @f() {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func fastcc @f() { llvm.return }

// CHECK: define fastcc void @f() {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @f() attributes {passthrough = ["noinline", ["key", "value"], ["alignstack", "16"]]} { llvm.return }

// CHECK: ; Function Attrs: noinline alignstack(16)
// CHECK-NEXT: define void @f() #0 {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { noinline alignstack=16 "key"="value" }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @f() attributes {no_inline, optimize_none} { llvm.return }

// CHECK: ; Function Attrs: noinline optnone
// CHECK-NEXT: define void @f() #0 {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { noinline optnone }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @f() attributes {always_inline} { llvm.return }

// CHECK: ; Function Attrs: alwaysinline
// CHECK-NEXT: define void @f() #0 {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { alwaysinline }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @f() attributes {no_unwind, will_return} { llvm.return }

// CHECK: ; Function Attrs: nounwind willreturn
// CHECK-NEXT: define void @f() #0 {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind willreturn }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @f() attributes {garbageCollector = "gc"} { llvm.return }

// CHECK: define void @f() gc "gc" {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @f() attributes {section = ".text.x", alignment = 32 : i64} { llvm.return }

// CHECK: define void @f() section ".text.x" align 32 {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @f() attributes {frame_pointer = #llvm.framePointerKind<all>} { llvm.return }

// CHECK: define void @f() #0 {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { "frame-pointer"="all" }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @f() attributes {target_cpu = "x86-64", tune_cpu = "generic"} { llvm.return }

// CHECK: define void @f() #0 {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { "target-cpu"="x86-64" "tune-cpu"="generic" }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @f(%a: !llvm.ptr {llvm.noalias, llvm.nonnull, llvm.readonly, llvm.align = 16 : i64}, %b: i8 {llvm.zeroext}, %c: i8 {llvm.signext}, %d: i32 {llvm.noundef, llvm.inreg}) { llvm.return }

// CHECK: define void @f(ptr noalias nonnull readonly align 16 %0, i8 zeroext %1, i8 signext %2, i32 inreg noundef %3) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @f(%a: !llvm.ptr {llvm.byval = !llvm.struct<(i32)>}, %b: !llvm.ptr {llvm.sret = i32}, %c: !llvm.ptr {llvm.dereferenceable = 8 : i64}, %d: !llvm.ptr {llvm.nocapture}) { llvm.return }

// CHECK: define void @f(ptr byval({ i32 }) %0, ptr sret(i32) %1, ptr dereferenceable(8) %2, ptr captures(none) %3) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @f() -> (i8 {llvm.zeroext}) { %0 = llvm.mlir.constant(1 : i8) : i8 llvm.return %0 : i8 }

// CHECK: define zeroext i8 @f() {
// CHECK-NEXT: ret i8 1
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @f() -> (!llvm.ptr {llvm.noalias, llvm.nonnull})

// CHECK: declare noalias nonnull ptr @f()
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @"quoted name"() { llvm.return }

// CHECK: define void @"quoted name"() {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @f(%a: i32, %b: i32) -> !llvm.struct<(i32, i32)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, i32)>
  %1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(i32, i32)>
  %2 = llvm.insertvalue %b, %1[1] : !llvm.struct<(i32, i32)>
  %3 = llvm.extractvalue %2[1] : !llvm.struct<(i32, i32)>
  llvm.return %2 : !llvm.struct<(i32, i32)>
}

// CHECK: define { i32, i32 } @f(i32 %0, i32 %1) {
// CHECK-NEXT: %3 = insertvalue { i32, i32 } undef, i32 %0, 0
// CHECK-NEXT: %4 = insertvalue { i32, i32 } %3, i32 %1, 1
// CHECK-NEXT: %5 = extractvalue { i32, i32 } %4, 1
// CHECK-NEXT: ret { i32, i32 } %4
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @callee(i32 {llvm.zeroext}) -> i32
llvm.func @f(%a: i32, %g: !llvm.ptr) -> i32 {
  %0 = llvm.call @callee(%a) : (i32) -> i32
  %1 = llvm.call %g(%0) : !llvm.ptr, (i32) -> i32
  llvm.call %g() : !llvm.ptr, () -> ()
  %2 = llvm.call tail @callee(%a) : (i32) -> i32
  %3 = llvm.call notail @callee(%a) : (i32) -> i32
  llvm.return %3 : i32
}

// CHECK: declare i32 @callee(i32 zeroext)
// CHECK-EMPTY:
// CHECK-NEXT: define i32 @f(i32 %0, ptr %1) {
// CHECK-NEXT: %3 = call i32 @callee(i32 %0)
// CHECK-NEXT: %4 = call i32 %1(i32 %3)
// CHECK-NEXT: call void %1()
// CHECK-NEXT: %5 = tail call i32 @callee(i32 %0)
// CHECK-NEXT: %6 = notail call i32 @callee(i32 %0)
// CHECK-NEXT: ret i32 %6
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @callee() attributes {passthrough = ["noreturn"]}
llvm.func @f() {
  llvm.call @callee() : () -> ()
  llvm.unreachable
}

// CHECK: ; Function Attrs: noreturn
// CHECK-NEXT: declare void @callee() #0
// CHECK-EMPTY:
// CHECK-NEXT: define void @f() {
// CHECK-NEXT: call void @callee()
// CHECK-NEXT: unreachable
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { noreturn }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module attributes {llvm.data_layout = "e-m:e-i64:64-n32:64", llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.func @f() { llvm.return }
}

// CHECK: target datalayout = "e-m:e-i64:64-n32:64"
// CHECK-NEXT: target triple = "x86_64-unknown-linux-gnu"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f() {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module @named {
  llvm.func @f() { llvm.return }
}

// CHECK: define void @f() {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]

// CHECK: !llvm.module.flags = !{!0, !1}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 1, !"wchar_size", i32 4}
// CHECK-NEXT: !1 = !{i32 2, !"Debug Info Version", i32 3}
