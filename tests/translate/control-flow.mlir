// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @phi(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^x(%a : i32), ^y
^x(%p: i32):
  llvm.br ^z(%p : i32)
^y:
  llvm.br ^z(%b : i32)
^z(%q: i32):
  llvm.return %q : i32
}

// CHECK: define i32 @phi(i1 %0, i32 %1, i32 %2) {
// CHECK-NEXT: br i1 %0, label %4, label %6
// CHECK-EMPTY:
// CHECK-NEXT: 4:                                                ; preds = %3
// CHECK-NEXT: %5 = phi i32 [ %1, %3 ]
// CHECK-NEXT: br label %7
// CHECK-EMPTY:
// CHECK-NEXT: 6:                                                ; preds = %3
// CHECK-NEXT: br label %7
// CHECK-EMPTY:
// CHECK-NEXT: 7:                                                ; preds = %4, %6
// CHECK-NEXT: %8 = phi i32 [ %2, %6 ], [ %5, %4 ]
// CHECK-NEXT: ret i32 %8
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @two_phis(%c: i1, %a: i32, %b: f32) {
  llvm.br ^x(%a, %b : i32, f32)
^x(%p: i32, %q: f32):
  llvm.cond_br %c, ^x(%p, %q : i32, f32), ^y
^y:
  llvm.return
}

// CHECK: define void @two_phis(i1 %0, i32 %1, float %2) {
// CHECK-NEXT: br label %4
// CHECK-EMPTY:
// CHECK-NEXT: 4:                                                ; preds = %4, %3
// CHECK-NEXT: %5 = phi i32 [ %5, %4 ], [ %1, %3 ]
// CHECK-NEXT: %6 = phi float [ %6, %4 ], [ %2, %3 ]
// CHECK-NEXT: br i1 %0, label %4, label %7
// CHECK-EMPTY:
// CHECK-NEXT: 7:                                                ; preds = %4
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @same_target(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^x(%a : i32), ^x(%b : i32)
^x(%p: i32):
  llvm.return %p : i32
}

// CHECK: define i32 @same_target(i1 %0, i32 %1, i32 %2) {
// CHECK-NEXT: br i1 %0, label %4, label %6
// CHECK-EMPTY:
// CHECK-NEXT: 4:                                                ; preds = %6, %3
// CHECK-NEXT: %5 = phi i32 [ %7, %6 ], [ %1, %3 ]
// CHECK-NEXT: ret i32 %5
// CHECK-EMPTY:
// CHECK-NEXT: 6:                                                ; preds = %3
// CHECK-NEXT: %7 = phi i32 [ %2, %3 ]
// CHECK-NEXT: br label %4
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @same_target_no_args(%c: i1) {
  llvm.cond_br %c, ^x, ^x
^x:
  llvm.return
}

// CHECK: define void @same_target_no_args(i1 %0) {
// CHECK-NEXT: br i1 %0, label %2, label %2
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %1, %1
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @weights(%c: i1) {
  llvm.cond_br %c weights([3, 7]), ^x, ^y
^x:
  llvm.return
^y:
  llvm.return
}

// CHECK: define void @weights(i1 %0) {
// CHECK-NEXT: br i1 %0, label %2, label %3, !prof !1
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %1
// CHECK-NEXT: ret void
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %1
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{!"branch_weights", i32 3, i32 7}

// -----

llvm.func @switch(%v: i32, %w: i64) -> i32 {
  %z = llvm.mlir.constant(0 : i32) : i32
  llvm.switch %v : i32, ^d(%z : i32) [
    1: ^a,
    2: ^b(%v : i32)
  ]
^a:
  llvm.br ^d(%v : i32)
^b(%p: i32):
  llvm.return %p : i32
^d(%q: i32):
  llvm.return %q : i32
}

// CHECK: define i32 @switch(i32 %0, i64 %1) {
// CHECK-NEXT: switch i32 %0, label %6 [
// CHECK-NEXT: i32 1, label %3
// CHECK-NEXT: i32 2, label %4
// CHECK-NEXT: ]
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %2
// CHECK-NEXT: br label %6
// CHECK-EMPTY:
// CHECK-NEXT: 4:                                                ; preds = %2
// CHECK-NEXT: %5 = phi i32 [ %0, %2 ]
// CHECK-NEXT: ret i32 %5
// CHECK-EMPTY:
// CHECK-NEXT: 6:                                                ; preds = %3, %2
// CHECK-NEXT: %7 = phi i32 [ %0, %3 ], [ 0, %2 ]
// CHECK-NEXT: ret i32 %7
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @switch_same(%v: i32) -> i32 {
  %z = llvm.mlir.constant(0 : i32) : i32
  llvm.switch %v : i32, ^d(%z : i32) [
    1: ^d(%v : i32),
    2: ^d(%z : i32)
  ]
^d(%q: i32):
  llvm.return %q : i32
}

// CHECK: define i32 @switch_same(i32 %0) {
// CHECK-NEXT: switch i32 %0, label %2 [
// CHECK-NEXT: i32 1, label %4
// CHECK-NEXT: i32 2, label %6
// CHECK-NEXT: ]
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %4, %6, %1
// CHECK-NEXT: %3 = phi i32 [ %7, %6 ], [ %5, %4 ], [ 0, %1 ]
// CHECK-NEXT: ret i32 %3
// CHECK-EMPTY:
// CHECK-NEXT: 4:                                                ; preds = %1
// CHECK-NEXT: %5 = phi i32 [ %0, %1 ]
// CHECK-NEXT: br label %2
// CHECK-EMPTY:
// CHECK-NEXT: 6:                                                ; preds = %1
// CHECK-NEXT: %7 = phi i32 [ 0, %1 ]
// CHECK-NEXT: br label %2
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @switch_default_only(%v: i8) {
  llvm.switch %v : i8, ^d [
  ]
^d:
  llvm.return
}

// CHECK: define void @switch_default_only(i8 %0) {
// CHECK-NEXT: switch i8 %0, label %2 [
// CHECK-NEXT: ]
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %1
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @unreachable_block() {
  llvm.return
^x:
  llvm.br ^x
}

// CHECK: define void @unreachable_block() {
// CHECK-NEXT: ret void
// CHECK-EMPTY:
// CHECK-NEXT: 1:                                                ; preds = %1
// CHECK-NEXT: br label %1
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @blocks_out_of_order(%c: i1) {
  llvm.br ^c
^a:
  llvm.return
^b:
  llvm.br ^a
^c:
  llvm.cond_br %c, ^a, ^b
}

// CHECK: define void @blocks_out_of_order(i1 %0) {
// CHECK-NEXT: br label %4
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %3, %4
// CHECK-NEXT: ret void
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %4
// CHECK-NEXT: br label %2
// CHECK-EMPTY:
// CHECK-NEXT: 4:                                                ; preds = %1
// CHECK-NEXT: br i1 %0, label %2, label %3
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @value_across(%c: i1, %a: i32) -> i32 {
  llvm.br ^c
^a:
  %1 = llvm.add %0, %a : i32
  llvm.return %1 : i32
^c:
  %0 = llvm.mul %a, %a : i32
  llvm.br ^a
}

// CHECK: define i32 @value_across(i1 %0, i32 %1) {
// CHECK-NEXT: br label %5
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %5
// CHECK-NEXT: %4 = add i32 %6, %1
// CHECK-NEXT: ret i32 %4
// CHECK-EMPTY:
// CHECK-NEXT: 5:                                                ; preds = %2
// CHECK-NEXT: %6 = mul i32 %1, %1
// CHECK-NEXT: br label %3
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @loop_md(%c: i1) {
  llvm.br ^h
^h:
  llvm.cond_br %c, ^h, ^e {loop_annotation = #llvm.loop_annotation<vectorize = <disable = true>, mustProgress = true>}
^e:
  llvm.return
}

// CHECK: define void @loop_md(i1 %0) {
// CHECK-NEXT: br label %2
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %2, %1
// CHECK-NEXT: br i1 %0, label %2, label %3, !llvm.loop !1
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %2
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = distinct !{!1, !2, !3}
// CHECK-NEXT: !2 = !{!"llvm.loop.mustprogress"}
// CHECK-NEXT: !3 = !{!"llvm.loop.vectorize.enable", i1 false}
