; RUN: mlir-translate --import-llvm %s | FileCheck %s

; Attributes that LLVM keeps as numbers, though their text has words.
@a = global i32 1 memory(read)
@b = global i32 1 memory(readwrite, argmem: none, inaccessiblemem: write, errnomem: read)
@c = global i32 1 allocsize(0)
@d = global i32 1 allocsize(2, 1)
@e = global i32 1 vscale_range(1,16)
@f = global i32 1 vscale_range(2)
@g = global i32 1 uwtable
@h = global i32 1 uwtable(sync)
@i = global i32 1 allockind("alloc,zeroed,aligned")
@j = global i32 1 allockind("free") "foo"="bar" nounwind
@k = global i32 1 memory(none)

; CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.mlir.global external @a(1 : i32) {addr_space = 0 : i32, target_specific_attrs = {{\[\[}}"memory", "1365"]]} : i32
; CHECK-NEXT:   llvm.mlir.global external @b(1 : i32) {addr_space = 0 : i32, target_specific_attrs = {{\[\[}}"memory", "4056"]]} : i32
; CHECK-NEXT:   llvm.mlir.global external @c(1 : i32) {addr_space = 0 : i32, target_specific_attrs = {{\[\[}}"allocsize", "4294967295"]]} : i32
; CHECK-NEXT:   llvm.mlir.global external @d(1 : i32) {addr_space = 0 : i32, target_specific_attrs = {{\[\[}}"allocsize", "8589934593"]]} : i32
; CHECK-NEXT:   llvm.mlir.global external @e(1 : i32) {addr_space = 0 : i32, target_specific_attrs = {{\[\[}}"vscale_range", "4294967312"]]} : i32
; CHECK-NEXT:   llvm.mlir.global external @f(1 : i32) {addr_space = 0 : i32, target_specific_attrs = {{\[\[}}"vscale_range", "8589934594"]]} : i32
; CHECK-NEXT:   llvm.mlir.global external @g(1 : i32) {addr_space = 0 : i32, target_specific_attrs = {{\[\[}}"uwtable", "2"]]} : i32
; CHECK-NEXT:   llvm.mlir.global external @h(1 : i32) {addr_space = 0 : i32, target_specific_attrs = {{\[\[}}"uwtable", "1"]]} : i32
; CHECK-NEXT:   llvm.mlir.global external @i(1 : i32) {addr_space = 0 : i32, target_specific_attrs = {{\[\[}}"allockind", "49"]]} : i32
; CHECK-NEXT:   llvm.mlir.global external @j(1 : i32) {addr_space = 0 : i32, target_specific_attrs = ["nounwind", ["allockind", "4"], ["foo", "bar"]]} : i32
; CHECK-NEXT:   llvm.mlir.global external @k(1 : i32) {addr_space = 0 : i32, target_specific_attrs = {{\[\[}}"memory", "0"]]} : i32
; CHECK-NEXT: }
