; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Lines that are alike, and of which some are wrong by where they stand.

; // -----

define void @g() !dbg !4 { ret void, !dbg !9 }
define void @f() {
  call void @g()
  call void @g()
  ret void
}
define void @h() !dbg !8 {
  call void @g()
  call void @g()
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a", directory: "b")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!8 = distinct !DISubprogram(name: "h", scope: !1, file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!9 = !DILocation(line: 1, scope: !4)

; // -----

define i32 @f(i1 %0, i32 %1) {
  br i1 %0, label %3, label %5
3:
  %4 = add i32 %1, 1
  br label %5
5:
  %6 = add i32 %4, 1
  %7 = add i32 %6, 1
  ret i32 %7
}
define i32 @g(i1 %0, i32 %1) {
  br i1 %0, label %3, label %5
3:
  %4 = add i32 %1, 1
  br label %5
5:
  %6 = add i32 %4, 1
  %7 = add i32 %8, 1
  %8 = add i32 %6, 1
  ret i32 %7
}

; // -----

declare void @t(ptr swifterror)
define void @f(ptr swifterror %0) {
  call void @t(ptr swifterror %0)
  %2 = alloca ptr
  call void @t(ptr swifterror %2)
  %3 = alloca swifterror ptr
  %4 = alloca swifterror ptr
  call void @t(ptr swifterror %3)
  call void @t(ptr swifterror %4)
  store ptr null, ptr %3
  store ptr %3, ptr %4
  ret void
}
define void @g(ptr %0) {
  call void @t(ptr swifterror %0)
  ret void
}

; // -----

declare void @t(ptr)
define void @f(ptr %0, ptr %1) {
  store ptr @llvm.donothing, ptr %0
  store ptr @llvm.donothing, ptr %1
  ret void
}
define void @g(ptr %0, ptr %1) {
  store ptr @llvm.donothing, ptr %0
  store ptr @llvm.donothing, ptr %1
  %3 = load i32, ptr %0, align 8589934592
  %4 = load i32, ptr %1, align 8589934592
  ret void
}
declare void @llvm.donothing()

; // -----

define i32 @f(i32 %0) {
  %2 = call i32 @f(i32 %0)
  %3 = call i32 @f(i32 %2)
  %4 = musttail call i32 @f(i32 %2)
  %5 = musttail call i32 @f(i32 %3)
  ret i32 %5
}
define i32 @g(i32 %0) {
  %2 = call i32 @f(i32 %0) #0
  %3 = call i32 @f(i32 %2) #0
  ret i32 %3
}
define void @h() {
  %1 = trunc i32 0 to i64
  %2 = trunc i32 0 to i64
  ret void
}
attributes #0 = { speculatable }

; CHECK: inlinable function call in a function with debug info must have a !dbg location
; CHECK-NEXT:   call void @g()
; CHECK-NEXT: inlinable function call in a function with debug info must have a !dbg location
; CHECK-NEXT:   call void @g()
; CHECK-NEXT: warning: ignoring invalid debug info in within split at tests/import/alike-invalid.ll:5 offset 
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[V4:[^ ]+]] = add i32 %[[V1:[^ ]+]], 1
; CHECK-NEXT:   %[[V6:[^ ]+]] = add i32 %[[V4]], 1
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[V4]] = add i32 %[[V1]], 1
; CHECK-NEXT:   %[[V6]] = add i32 %[[V4]], 1
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[V8:[^ ]+]] = add i32 %[[V6]], 1
; CHECK-NEXT:   %[[V7:[^ ]+]] = add i32 %[[V8]], 1
; CHECK-NEXT: swifterror argument for call has mismatched alloca
; CHECK-NEXT:   %[[V2:[^ ]+]] = alloca ptr, align 8
; CHECK-NEXT:   call void @t(ptr swifterror %[[V2]])
; CHECK-NEXT: swifterror value should be the second operand when used by stores
; CHECK-NEXT:   %[[V3:[^ ]+]] = alloca swifterror ptr, align 8
; CHECK-NEXT:   store ptr %[[V3]], ptr %[[V4]], align 8
; CHECK-NEXT: swifterror argument for call has mismatched parameter
; CHECK-NEXT: ptr %[[V0:[^ ]+]]
; CHECK-NEXT:   call void @t(ptr swifterror %[[V0]])
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/alike-invalid.ll:73 offset :12:32: error: huge alignments are not supported yet
; CHECK-NEXT:   %[[V3]] = load i32, ptr %[[V0]], align 8589934592
; CHECK-NEXT:                                ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/alike-invalid.ll:90 offset :16:14: error: invalid cast opcode for cast from 'i32' to 'i64'
; CHECK-NEXT:   %[[V1]] = trunc i32 0 to i64
; CHECK-NEXT:              ^
; CHECK-EMPTY:
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]
; CHECK-NEXT:   llvm.func @g() {
; CHECK-NEXT:     llvm.return
; CHECK-NEXT:   }
; CHECK-NEXT:   llvm.func @f() {
; CHECK-NEXT:     llvm.call @g() : () -> ()
; CHECK-NEXT:     llvm.call @g() : () -> ()
; CHECK-NEXT:     llvm.return
; CHECK-NEXT:   }
; CHECK-NEXT:   llvm.func @h() {
; CHECK-NEXT:     llvm.call @g() : () -> ()
; CHECK-NEXT:     llvm.call @g() : () -> ()
; CHECK-NEXT:     llvm.return
; CHECK-NEXT:   }
; CHECK-NEXT: }
