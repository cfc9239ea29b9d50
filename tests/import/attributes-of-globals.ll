; RUN: mlir-translate %s --import-llvm | FileCheck %s

; An alignment without a comma before it is an attribute.

@a = global i32 1 align 4
@b = global i32 1 align(8) "foo" noinline
@c = external global i32 alignstack(16)
@d = global i32 1 #0

attributes #0 = { align=4 "key"="value" }

; CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.mlir.global external @a(1 : i32) {addr_space = 0 : i32, target_specific_attrs = {{\[\[}}"align", "4"]]} : i32
; CHECK-NEXT:   llvm.mlir.global external @b(1 : i32) {addr_space = 0 : i32, target_specific_attrs = ["noinline", ["align", "8"], "foo"]} : i32
; CHECK-NEXT:   llvm.mlir.global external @c() {addr_space = 0 : i32, target_specific_attrs = {{\[\[}}"alignstack", "16"]]} : i32
; CHECK-NEXT:   llvm.mlir.global external @d(1 : i32) {addr_space = 0 : i32, target_specific_attrs = {{\[\[}}"align", "4"], ["key", "value"]]} : i32
; CHECK-NEXT: }
