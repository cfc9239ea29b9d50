; RUN: not mlir-translate --import-llvm --split-input-file %s 2>&1 | FileCheck %s

; Metadata that is not defined is reported when all is read, that with the least number where it is
; used first; what is wrong with the text comes before.
// -----
define void @f(ptr %p) {
  store i32 1, ptr %p, !alias.scope !16
  ret void, !foo !17
}
!12 = !{!16}

// -----
define void @f() {
  ret void, !foo !3
}
define void @g() {
}

// -----
@g = global i32 0, !kind !0
define void @f() {
  ret void, !foo !0
}

// -----
%0 = those { i8 }

// -----
%a = those { i8 }

// -----
define void @f() !dbg !1 {
  ret void
}
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!llvm.module.flags = !{!2}


// -----
%R = type { i32, ptr, %P }
define void @f() {
  %a = alloca token
  ret void
}

// -----
define void @f() comdat($c) {
  %a = alloca token
  ret void
}

// -----
define i32 @f(i32 %a) !dbg !2 {
  %c = add i32 %a, %a, !dbg !0
  ret i32 %c, !dbg !4
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !7}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!3 = !DISubroutineType(types: !6)
!4 = !DILocation(line: 3, column: 4, scope: !2)
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{null}
!7 = !{i7 1, !"PIE Level", i32 2}

; CHECK: <unknown>:0: error: within split at tests/import/reported-when-all-is-read-invalid.ll:5 offset :3:38: error: use of undefined metadata '!16'
; CHECK-NEXT:   store i32 1, ptr %[[P:[^ ]+]], !alias.scope !16
; CHECK-NEXT:                                      ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/reported-when-all-is-read-invalid.ll:12 offset :6:1: error: function body requires at least one basic block
; CHECK-NEXT: }
; CHECK-NEXT: ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/reported-when-all-is-read-invalid.ll:19 offset :2:27: error: use of undefined metadata '!0'
; CHECK-NEXT: @g = global i32 0, !kind !0
; CHECK-NEXT:                           ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/reported-when-all-is-read-invalid.ll:25 offset :2:6: error: expected 'type' after '='
; CHECK-NEXT: %[[V0:[^ ]+]] = those { i8 }
; CHECK-NEXT:      ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/reported-when-all-is-read-invalid.ll:28 offset :2:6: error: expected 'type' after name
; CHECK-NEXT: %[[A:[^ ]+]] = those { i8 }
; CHECK-NEXT:      ^
; CHECK-EMPTY:
; CHECK-NEXT: function !dbg attachment must be a subprogram
; CHECK-NEXT: ptr @f
; CHECK-NEXT: !1 = !DIFile(filename: "a.c", directory: "/d")
; CHECK-NEXT: warning: ignoring invalid debug info in within split at tests/import/reported-when-all-is-read-invalid.ll:31 offset 
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/reported-when-all-is-read-invalid.ll:40 offset :4:15: error: invalid type for alloca
; CHECK-NEXT:   %[[A]] = alloca token
; CHECK-NEXT:               ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/reported-when-all-is-read-invalid.ll:47 offset :3:15: error: invalid type for alloca
; CHECK-NEXT:   %[[A]] = alloca token
; CHECK-NEXT:               ^
; CHECK-EMPTY:
; CHECK-NEXT: invalid !dbg metadata attachment
; CHECK-NEXT:   %[[C:[^ ]+]] = add i32 %[[A]], %[[A]], !dbg !0
; CHECK-NEXT: !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; CHECK-NEXT: warning: ignoring invalid debug info in within split at tests/import/reported-when-all-is-read-invalid.ll:53 offset 
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-EMPTY:
; CHECK-EMPTY:
; CHECK-EMPTY:
; CHECK-EMPTY:
; CHECK-EMPTY:
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]
; CHECK-NEXT:   llvm.func @f() {
; CHECK-NEXT:     llvm.return
; CHECK-NEXT:   }
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-EMPTY:
; CHECK-EMPTY:
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>]
; CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i32) -> i32 {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.add %[[ARG0]], %[[ARG0]] : i32
; CHECK-NEXT:     llvm.return %[[V0]] : i32
; CHECK-NEXT:   }
; CHECK-NEXT: }
