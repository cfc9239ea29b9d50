; RUN: mlir-translate %s --import-llvm | FileCheck %s

; Of digits in hexadecimal the first count, as many as a type has.

@a = global x86_fp80 0xK3FFFC000000000000000999
@b = global fp128 0xL00000000000000003FFF0000000000001
@c = global fp128 0xL3FFF0000000000001
@d = global fp128 0xL1
@e = global x86_fp80 0xK3FFF8

; CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.mlir.global external @a(1.500000e+00 : f80) {addr_space = 0 : i32} : f80
; CHECK-NEXT:   llvm.mlir.global external @b(1.000000e+00 : f128) {addr_space = 0 : i32} : f128
; CHECK-NEXT:   llvm.mlir.global external @c(1.49305550226140218482262242838084626E-4946 : f128) {addr_space = 0 : i32} : f128
; CHECK-NEXT:   llvm.mlir.global external @d(1.19445898260724927775650805632841149E-4946 : f128) {addr_space = 0 : i32} : f128
; CHECK-NEXT:   llvm.mlir.global external @e(0x7FFF0000000000000008 : f80) {addr_space = 0 : i32} : f80
; CHECK-NEXT: }
