; RUN: mlir-translate --import-llvm %s | FileCheck %s

; The largest number that a global can have means the next that is free.
@4294967295 = global i32 0
@4294967295 = global ptr @0
@2 = global ptr @1

; CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.mlir.global external @mlir.llvm.nameless_global_0(0 : i32) {addr_space = 0 : i32} : i32
; CHECK-NEXT: }
