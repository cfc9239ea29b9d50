; RUN: mlir-translate %s --import-llvm --split-input-file | FileCheck %s

; Annotations of NVVM, which by now are calling conventions and attributes.

// -----
define void @k(ptr byval(i32) %a) {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"kernel", i32 1}
!9 = !{i32 1}

; CHECK: llvm.func ptx_kernelcc @k(%arg0: !llvm.ptr {llvm.byval = i32}) {
// -----
define void @k(ptr byval(i32) %a) {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"maxntidy", i32 7}
!9 = !{i32 1}

; CHECK: llvm.func @k(%arg0: !llvm.ptr {llvm.byval = i32}) attributes {passthrough = {{\[\[}}"nvvm.maxntid", "1,7"]]} {
// -----
define void @k(ptr byval(i32) %a) {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"maxntidx", i32 1, !"maxntidy", i32 2, !"maxntidz", i32 3}
!9 = !{i32 1}

; CHECK: llvm.func @k(%arg0: !llvm.ptr {llvm.byval = i32}) attributes {passthrough = {{\[\[}}"nvvm.maxntid", "1,2,3"]]} {
// -----
define void @k(ptr byval(i32) %a) {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"reqntidy", i32 4, !"reqntidx", i32 9}
!9 = !{i32 1}

; CHECK: llvm.func @k(%arg0: !llvm.ptr {llvm.byval = i32}) attributes {passthrough = {{\[\[}}"nvvm.reqntid", "9,4"]]} {
// -----
define void @k(ptr byval(i32) %a) {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"minctasm", i32 3}
!9 = !{i32 1}

; CHECK: llvm.func @k(%arg0: !llvm.ptr {llvm.byval = i32}) attributes {passthrough = {{\[\[}}"nvvm.minctasm", "3"]]} {
// -----
define void @k(ptr byval(i32) %a) {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"maxnreg", i32 32}
!9 = !{i32 1}

; CHECK: llvm.func @k(%arg0: !llvm.ptr {llvm.byval = i32}) attributes {passthrough = {{\[\[}}"nvvm.maxnreg", "32"]]} {
// -----
define void @k(ptr byval(i32) %a) {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"cluster_dim_z", i32 2}
!9 = !{i32 1}

; CHECK: llvm.func @k(%arg0: !llvm.ptr {llvm.byval = i32}) attributes {passthrough = {{\[\[}}"nvvm.cluster_dim", "1,1,2"]]} {
// -----
define void @k(ptr byval(i32) %a) {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"cluster_max_blocks", i32 2}
!9 = !{i32 1}

; CHECK: llvm.func @k(%arg0: !llvm.ptr {llvm.byval = i32}) attributes {passthrough = {{\[\[}}"nvvm.maxclusterrank", "2"]]} {
// -----
define void @k(ptr byval(i32) %a) {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"grid_constant", !9}
!9 = !{i32 1}

; CHECK: llvm.func @k(%arg0: !llvm.ptr {llvm.byval = i32}) {
// -----
define void @k(ptr byval(i32) %a) {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"align", i32 65544}
!9 = !{i32 1}

; CHECK: llvm.func @k(%arg0: !llvm.ptr {llvm.alignstack = 8 : i64, llvm.byval = i32}) {
// -----
define void @k(ptr byval(i32) %a) {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"foo", i32 1}
!9 = !{i32 1}

; CHECK: llvm.func @k(%arg0: !llvm.ptr {llvm.byval = i32}) {
// -----
define void @k(ptr byval(i32) %a) {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"kernel", i32 1, !"maxnreg", i32 3}
!9 = !{i32 1}

; CHECK: llvm.func ptx_kernelcc @k(%arg0: !llvm.ptr {llvm.byval = i32}) attributes {passthrough = {{\[\[}}"nvvm.maxnreg", "3"]]} {
// -----
define void @k(ptr byval(i32) %a) {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{null, !"kernel", i32 1}
!9 = !{i32 1}

; CHECK: llvm.func @k(%arg0: !llvm.ptr {llvm.byval = i32}) {
