; RUN: mlir-translate %s --import-llvm | FileCheck %s

; Module flags that are named, combined or written in another way now.

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}
!0 = !{i32 7, !"PIC Level", i32 2}
!1 = !{i32 1, !"PIE Level", i32 2}
!2 = !{i32 1, !"Objective-C Image Info Section", !"__DATA, __objc_imageinfo, regular"}
!3 = !{i32 4, !"Objective-C Garbage Collection", i32 83953408}
!4 = !{i32 1, !"amdgpu_code_object_version", i32 500}
!5 = !{i32 1, !"sign-return-address-all", i32 0}
