; RUN: not mlir-translate %s --import-llvm 2>&1 | FileCheck %s

; Groups of attributes have numbers that go on in the next function where LLVM's rules are broken. Of
; several calls that name an intrinsic as what it is not, LLVM meets the last first.

declare void @x(i32)
declare ptr @llvm.returnaddress(i32)
define void @f() {
  call void @x(i32 1) #0
  call cc 200 void @x(i32 byval(i32) 1) #1
  ret void
}
define void @g() {
  call void @x(i32 1) #2
  ret void
}
define void @h() {
  call void @x(i32 byval(i32) 1) #3
  %1 = call ptr @llvm.returnaddress(i16 0)
  %2 = call ptr @llvm.returnaddress(i16 1)
  ret void
}
attributes #0 = { cold }
attributes #1 = { hot }
attributes #2 = { nounwind }
attributes #3 = { noinline }

; CHECK: Invalid user of intrinsic instruction!
; CHECK-NEXT:   %2 = call ptr @llvm.returnaddress(i16 1)
; CHECK-NEXT: Attribute 'byval(i32)' applied to incompatible type!
; CHECK-NEXT:   call cc200 void @x(i32 byval(i32) 1) #3
; CHECK-NEXT: Attribute 'byval(i32)' applied to incompatible type!
; CHECK-NEXT:   call void @x(i32 byval(i32) 1) #1
; CHECK-NEXT: Intrinsic called with incompatible signature
; CHECK-NEXT:   %1 = call ptr @llvm.returnaddress(i16 0)
; CHECK-NEXT: Intrinsic called with incompatible signature
; CHECK-NEXT:   %2 = call ptr @llvm.returnaddress(i16 1)
