; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Flags of modules and other metadata that is known by its name.

// -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"x"}
@g = global i32 0
define void @f() {
  ret void
}

; CHECK: incorrect number of operands in module flag
; CHECK: !0 = !{i32 1, !"x"}
// -----
!llvm.module.flags = !{!0}
!0 = !{!"a", !"x", i32 1}
@g = global i32 0
define void @f() {
  ret void
}

; CHECK: invalid behavior operand in module flag (expected constant integer)
; CHECK: !"a"
// -----
!llvm.module.flags = !{!0}
!0 = !{i32 9, !"x", i32 1}
@g = global i32 0
define void @f() {
  ret void
}

; CHECK: invalid behavior operand in module flag (unexpected constant)
; CHECK: i32 9
// -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, i32 2, i32 1}
@g = global i32 0
define void @f() {
  ret void
}

; CHECK: invalid ID operand in module flag (expected metadata string)
; CHECK: i32 2
// -----
!llvm.module.flags = !{!0}
!0 = !{i32 3, !"x", !{!"y"}}
@g = global i32 0
define void @f() {
  ret void
}

; CHECK: invalid value for 'require' module flag (expected metadata pair)
; CHECK: !1 = !{!"y"}
// -----
!llvm.module.flags = !{!0}
!0 = !{i32 3, !"x", !{i32 1, i32 2}}
@g = global i32 0
define void @f() {
  ret void
}

; CHECK: invalid value for 'require' module flag (first value operand should be a string)
; CHECK: i32 1
// -----
!llvm.module.flags = !{!0}
!0 = !{i32 3, !"x", !{!"x", i32 1}}
@g = global i32 0
define void @f() {
  ret void
}

; CHECK: invalid requirement on flag, flag is not present in module
; CHECK: !"x"
// -----
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !{i32 1}}
@g = global i32 0
define void @f() {
  ret void
}

; CHECK: expected a MDNode triple
; CHECK: i32 1
// -----
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !{!{ptr @g, ptr @f, i64 1}}}
@g = global i32 0
define void @f() {
  ret void
}

; CHECK: expected a Function or null
; CHECK: ptr @g
// -----
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !{!{ptr @f, ptr @f, !"x"}}}
@g = global i32 0
define void @f() {
  ret void
}

; CHECK: expected an integer constant
; CHECK: !"x"
// -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"aarch64-elf-pauthabi-platform", i32 1}
@g = global i32 0
define void @f() {
  ret void
}

; CHECK: either both or no 'aarch64-elf-pauthabi-platform' and 'aarch64-elf-pauthabi-version' module flags must be present
// -----
!llvm.module.flags = !{!0, !1}
!0 = !{i32 3, !"r", !{!"x", i32 2}}
!1 = !{i32 1, !"x", i32 1}
@g = global i32 0
define void @f() {
  ret void
}

; CHECK: invalid requirement on flag, flag does not have the required value
; CHECK: !"x"
// -----
!llvm.module.flags = !{!0, !1}
!0 = !{i32 3, !"r", !{!"y", i32 2}}
!1 = !{i32 1}
@g = global i32 0
define void @f() {
  ret void
}

; CHECK: incorrect number of operands in module flag
; CHECK: !2 = !{i32 1}
; CHECK: invalid requirement on flag, flag is not present in module
; CHECK: !"y"
// -----
!llvm.ident = !{!0}
!0 = !{i32 1}

; CHECK: invalid value for llvm.ident metadata entry operand(the operand should be a string)
; CHECK: i32 1
// -----
!llvm.ident = !{!0}
!0 = !{!"a", !"b"}

; CHECK: incorrect number of operands in llvm.ident metadata
; CHECK: !0 = !{!"a", !"b"}
// -----
!llvm.commandline = !{!0}
!0 = !{i32 1}

; CHECK: invalid value for llvm.commandline metadata entry operand(the operand should be a string)
; CHECK: i32 1
// -----
!llvm.commandline = !{!0}
!0 = !{!"a", !"b"}

; CHECK: incorrect number of operands in llvm.commandline metadata
; CHECK: !0 = !{!"a", !"b"}
// -----
!llvm.errno.tbaa = !{!0}
!0 = !{}

; CHECK: TBAA metadata cannot have 0 operands
; CHECK: !0 = !{}
// -----
!llvm.errno.tbaa = !{!0}
!0 = !{!"int"}

; CHECK: Old-style TBAA is no longer allowed, use struct-path TBAA instead
