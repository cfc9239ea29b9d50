; RUN: mlir-translate %s --import-llvm --import-structs-as-literals | FileCheck %s

; What is opaque becomes a struct of nothing.

%x = type opaque
%0 = type opaque
%y = type { %x, i32 }
@named = external global %x
@nameless = external global %0
@inside = external global %y

; CHECK: @named() {{.*}} : !llvm.struct<()>
; CHECK-NEXT: @nameless() {{.*}} : !llvm.struct<()>
; CHECK-NEXT: @inside() {{.*}} : !llvm.struct<(struct<()>, i32)>
