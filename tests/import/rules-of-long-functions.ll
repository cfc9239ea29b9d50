; RUN: not mlir-translate --import-llvm %s 2>&1 | FileCheck %s

; What breaks rules in bodies that are looked at one after the other is all said.

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define void @long(ptr %p, i1 %c) {
  %1 = load i32, ptr %p, align 4
  %2 = add i32 %1, 2
  %3 = add i32 %2, 3
  %4 = add i32 %3, 4
  %5 = add i32 %4, 5
  %6 = add i32 %5, 6
  %7 = add i32 %6, 7
  %8 = add i32 %7, 8
  %9 = add i32 %8, 9
  %10 = add i32 %9, 10
  %11 = add i32 %10, 11
  %12 = add i32 %11, 12
  %13 = add i32 %12, 13
  %14 = add i32 %13, 14
  %15 = add i32 %14, 15
  %16 = add i32 %15, 16
  %17 = add i32 %16, 17
  %18 = add i32 %17, 18
  %19 = add i32 %18, 19
  %20 = add i32 %19, 20
  %21 = add i32 %20, 21
  %22 = add i32 %21, 22
  %23 = add i32 %22, 23
  %24 = add i32 %23, 24
  %25 = add i32 %24, 25
  %26 = add i32 %25, 26
  %27 = add i32 %26, 27
  %28 = add i32 %27, 28
  %29 = add i32 %28, 29
  %30 = add i32 %29, 30
  %31 = add i32 %30, 31
  %32 = add i32 %31, 32
  %33 = add i32 %32, 33
  %34 = add i32 %33, 34
  %35 = add i32 %34, 35
  %36 = add i32 %35, 36
  %37 = add i32 %36, 37
  %38 = add i32 %37, 38
  %39 = add i32 %38, 39
  %40 = add i32 %39, 40
  %41 = add i32 %40, 41
  %42 = add i32 %41, 42
  %43 = add i32 %42, 43
  %44 = add i32 %43, 44
  %45 = add i32 %44, 45
  %46 = add i32 %45, 46
  %47 = add i32 %46, 47
  %48 = add i32 %47, 48
  %49 = add i32 %48, 49
  %50 = add i32 %49, 50
  %51 = add i32 %50, 51
  %52 = add i32 %51, 52
  %53 = add i32 %52, 53
  %54 = add i32 %53, 54
  %55 = add i32 %54, 55
  %56 = add i32 %55, 56
  %57 = add i32 %56, 57
  %58 = add i32 %57, 58
  %59 = add i32 %58, 59
  %60 = add i32 %59, 60
  %61 = add i32 %60, 61
  %62 = add i32 %61, 62
  %63 = add i32 %62, 63
  %64 = add i32 %63, 64
  %65 = add i32 %64, 65
  %66 = add i32 %65, 66
  %67 = add i32 %66, 67
  %68 = add i32 %67, 68
  %69 = add i32 %68, 69
  store i32 %69, ptr %p, align 4, !range !0
  store ptr @llvm.memset.p0.i64, ptr %p, align 8
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4, i1 %c)
  ret void
}

define void @other(ptr %p) {
  %1 = load i32, ptr %p, align 4
  %2 = mul i32 %1, 2
  %3 = mul i32 %2, 3
  %4 = mul i32 %3, 4
  %5 = mul i32 %4, 5
  %6 = mul i32 %5, 6
  %7 = mul i32 %6, 7
  %8 = mul i32 %7, 8
  %9 = mul i32 %8, 9
  %10 = mul i32 %9, 10
  %11 = mul i32 %10, 11
  %12 = mul i32 %11, 12
  %13 = mul i32 %12, 13
  %14 = mul i32 %13, 14
  %15 = mul i32 %14, 15
  %16 = mul i32 %15, 16
  %17 = mul i32 %16, 17
  %18 = mul i32 %17, 18
  %19 = mul i32 %18, 19
  %20 = mul i32 %19, 20
  %21 = mul i32 %20, 21
  %22 = mul i32 %21, 22
  %23 = mul i32 %22, 23
  %24 = mul i32 %23, 24
  %25 = mul i32 %24, 25
  %26 = mul i32 %25, 26
  %27 = mul i32 %26, 27
  %28 = mul i32 %27, 28
  %29 = mul i32 %28, 29
  %30 = mul i32 %29, 30
  %31 = mul i32 %30, 31
  %32 = mul i32 %31, 32
  %33 = mul i32 %32, 33
  %34 = mul i32 %33, 34
  %35 = mul i32 %34, 35
  %36 = mul i32 %35, 36
  %37 = mul i32 %36, 37
  %38 = mul i32 %37, 38
  %39 = mul i32 %38, 39
  store i32 %39, ptr %p, align 4, !range !0
  ret void
}

!0 = !{i32 0, i32 2}

; CHECK: Invalid user of intrinsic instruction!
; CHECK-NEXT:   store ptr @llvm.memset.p0.i64, ptr %[[P:[^ ]+]], align 8
; CHECK-NEXT: Ranges are only for loads, calls and invokes!
; CHECK-NEXT:   store i32 %[[V69:[^ ]+]], ptr %[[P]], align 4, !range !0
; CHECK-NEXT: Cannot take the address of an intrinsic!
; CHECK-NEXT:   store ptr @llvm.memset.p0.i64, ptr %[[P]], align 8
; CHECK-NEXT: immarg operand has non-immediate parameter
; CHECK-NEXT: i1 %[[C:[^ ]+]]
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr %[[P]], i8 0, i64 4, i1 %[[C]])
; CHECK-NEXT: Ranges are only for loads, calls and invokes!
; CHECK-NEXT:   store i32 %[[V39:[^ ]+]], ptr %[[P]], align 4, !range !0
