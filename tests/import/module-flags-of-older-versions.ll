; RUN: mlir-translate %s --import-llvm | FileCheck %s

; Module flags that are named, combined or written in another way now.

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}
!0 = !{i32 7, !"PIC Level", i32 2}
!1 = !{i32 1, !"PIE Level", i32 2}
!2 = !{i32 1, !"Objective-C Image Info Section", !"__DATA, __objc_imageinfo, regular"}
!3 = !{i32 4, !"Objective-C Garbage Collection", i32 83953408}
!4 = !{i32 1, !"amdgpu_code_object_version", i32 500}
!5 = !{i32 1, !"sign-return-address-all", i32 0}

; CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<error, "Objective-C Image Info Section", "__DATA,__objc_imageinfo,regular">, #llvm.mlir.module_flag<error, "Objective-C Garbage Collection", 0 : i32>, #llvm.mlir.module_flag<error, "amdhsa_code_object_version", 500 : i32>, #llvm.mlir.module_flag<min, "sign-return-address-all", 0 : i32>, #llvm.mlir.module_flag<error, "Swift ABI Version", 7 : i32>, #llvm.mlir.module_flag<error, "Swift Major Version", 5 : i32>, #llvm.mlir.module_flag<error, "Swift Minor Version", 1 : i32>]
; CHECK-NEXT: }
