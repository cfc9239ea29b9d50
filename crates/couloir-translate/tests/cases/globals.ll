; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

module asm "a"
module asm "b"

%named = type { i32, ptr }

@x = private unnamed_addr addrspace(3) constant [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] [i32 3, i32 4]], align 64
@y = internal global [1000 x float] zeroinitializer
@y1 = internal global [3 x [2 x float]] [[2 x float] [float 1.000000e+00, float 1.000000e+00], [2 x float] [float 1.000000e+00, float 1.000000e+00], [2 x float] [float 1.000000e+00, float 1.000000e+00]]
@y2 = internal global [2 x i1] [i1 true, i1 false]
@y3 = internal global { i32, float } { i32 1, float 2.000000e+00 }
@y4 = internal global %named { i32 0, ptr addrspacecast (ptr addrspace(3) @x to ptr) }
@y5 = internal global [2 x i4] [i4 1, i4 -2]
@y6 = internal global <2 x double> <double 1.000000e+00, double 2.000000e+00>
@y7 = internal global [2 x i8] c"<@"
@y8 = internal global i128 123456789012345678901234567890
@y9 = internal global i64 -1
@y10 = internal global [1 x [2 x [1 x half]]] [[2 x [1 x half]] [[1 x half] [half 0xH3C00], [1 x half] [half 0xH4000]]]
@y11 = internal global [0 x i32] zeroinitializer
@y12 = internal global [4 x i8] c"a\0Ab\FF"
@y13 = internal thread_local global [2 x i32] [i32 1, i32 2]

@if = ifunc void (i32), ptr @res

define ptr @res() {
  ret ptr null
}

; Function Attrs: noinline optnone memory(readwrite, argmem: none, errnomem: none, target_mem0: none, target_mem1: none)
define dso_local void @v(i32 %0, ...) #0 {
  call void @if(i32 %0)
  ret void
}

declare void @priv(ptr sret({ i32, i32 }), i32 inreg range(i32 0, 10))

define void @big(i1 %0, i8 %1, i128 %2, half %3, bfloat %4, x86_fp80 %5, fp128 %6, ppc_fp128 %7, target("spirv.Image", float, 1) %8) {
  %10 = add i128 1, %2
  %11 = sub i128 2, %10
  %12 = fmul bfloat 0xR3FC0, %4
  %13 = fadd fp128 0xL00000000000000004000000000000000, %6
  ret void
}

define i32 @b2(i32 %0, i32 %1, i1 %2) {
  br i1 %2, label %4, label %9

4:                                                ; preds = %4, %9, %3
  %5 = phi i32 [ %10, %9 ], [ %5, %4 ], [ %0, %3 ]
  switch i32 %0, label %4 [
    i32 2, label %7
  ]

6:                                                ; No predecessors!
  br label %7

7:                                                ; preds = %6, %4
  %8 = phi i32 [ %0, %6 ], [ %1, %4 ]
  ret i32 %8

9:                                                ; preds = %3
  %10 = phi i32 [ %1, %3 ]
  br label %4
}

attributes #0 = { noinline optnone memory(readwrite, argmem: none, errnomem: none, target_mem0: none, target_mem1: none) }

!llvm.ident = !{!0}
!llvm.commandline = !{!1}
!llvm.module.flags = !{!2, !3, !4}
!llvm.linker.options = !{!5}

!0 = !{!"x"}
!1 = !{!"cmd"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{!"/DEFAULTLIB:", !"libcmt"}
