; ORACLE: differs (lossless)
; RUN: mlir-translate %s --import-llvm --lossless | mlir-translate --mlir-to-llvmir | FileCheck %s
; RUN: mlir-translate %s --import-llvm --lossless | FileCheck %s --check-prefix=MLIR

; Functions and initializers that there are no ops for are kept whole beside a declaration.

; MLIR: llvm.mlir.global external @taken() {{.*}}llvm.kept
; MLIR: llvm.func @goto(i32) -> i32 attributes {{.*}}llvm.kept = {body, rule
; MLIR-NOT: llvm.unreachable

; CHECK: @taken = internal global ptr no_cfi @f, align 8
; CHECK: @tab = internal global [1 x ptr] [ptr blockaddress(@goto, %other)]
; CHECK: @llvm.global_ctors = appending global {{.*}}ptrauth (ptr @f, i32 0)
; CHECK-LABEL: define internal i32 @goto(i32 %x)
; CHECK: callbr i32 asm sideeffect "", "=r,r,!i,~{flags}"(i32 %x)
; CHECK-NEXT: to label %ok [label %other]
; CHECK-LABEL: define void @g(
; CHECK: store ptr no_cfi @f
; CHECK-LABEL: define ptr @k(
; CHECK-NEXT: ret ptr no_cfi @f
; CHECK-LABEL: define void @ia()
; CHECK-NEXT: indirectbr ptr blockaddress(@goto, %ok)
; CHECK-LABEL: define weak_odr hidden void @fu() comdat($cc) personality ptr @__CxxFrameHandler3 !dbg
; CHECK: #dbg_declare(ptr %v
; CHECK: catchswitch within none [label %cp] unwind to caller
; CHECK: catchpad within %0 [ptr null, i32 64, ptr null]
; CHECK: catchret from %1 to label %done
; CHECK: cleanupret from %2 unwind to caller

%t = type { i32, ptr }
@taken = internal global ptr no_cfi @f, align 8
@b = global ptr ptrauth (ptr @f, i32 1, i64 2, ptr @b)
@c = constant [2 x ptr] [ptr no_cfi @f, ptr ptrauth (ptr @g, i32 0)], section "s"
@tab = internal global [1 x ptr] [ptr blockaddress(@goto, %other)]
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr ptrauth (ptr @f, i32 0), ptr null }]
declare void @f()
declare i32 @__CxxFrameHandler3(...)
declare void @t()
@al = alias void (), ptr @fu
define internal i32 @goto(i32 %x) #0 {
  %r = callbr i32 asm sideeffect "", "=r,r,!i,~{flags}"(i32 %x) to label %ok [label %other]
ok:
  ret i32 %r
other:
  ret i32 0
}
define void @g(ptr %p) {
  store ptr no_cfi @f, ptr %p
  call void @k(ptr ptrauth (ptr @f, i32 1))
  store i32 1, ptr getelementptr (%t, ptr @taken, i32 0, i32 1)
  ret void
}
define ptr @k(ptr %p) {
  ret ptr no_cfi @f
}
define void @ph(i1 %c) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %x = phi ptr [ no_cfi @f, %a ], [ null, %0 ]
  call void @k(ptr %x)
  ret void
}
define void @ia() {
  indirectbr ptr blockaddress(@goto, %ok), [label %x]
x:
  ret void
}
$cc = comdat any
define weak_odr hidden void @fu() comdat($cc) personality ptr @__CxxFrameHandler3 !dbg !4 {
entry:
  %v = alloca %t, align 8
    #dbg_declare(ptr %v, !11, !DIExpression(), !10)
  invoke void @t() to label %done unwind label %cs, !dbg !10
cs:
  %0 = catchswitch within none [label %cp] unwind to caller
cp:
  %1 = catchpad within %0 [ptr null, i32 64, ptr null]
  call void @t() [ "funclet"(token %1) ], !dbg !10
  invoke void @t() [ "funclet"(token %1) ] to label %d2 unwind label %cl, !dbg !10
d2:
  catchret from %1 to label %done
cl:
  %2 = cleanuppad within %1 []
  cleanupret from %2 unwind to caller
done:
  ret void
}
define void @other() !dbg !14 {
  call void @fu(), !dbg !15
  ret void
}
attributes #0 = { nounwind "k"="v" }
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/d")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "d", scope: !1, file: !1, line: 3, type: !5, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{!7}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocation(line: 4, column: 2, scope: !4)
!11 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 5, type: !7)
!14 = distinct !DISubprogram(name: "o", scope: !1, file: !1, line: 30, type: !5, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
!15 = !DILocation(line: 40, column: 2, scope: !14)
