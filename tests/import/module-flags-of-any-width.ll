; RUN: mlir-translate %s --import-llvm | FileCheck %s

; The behaviour of a module flag is a number without a sign, of whatever width.

!llvm.module.flags = !{!0, !1}
!0 = !{i3 4, !"x", i32 2}
!1 = !{i64 1, !"y", i4 9}

; CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<override, "x", 2 : i32>, #llvm.mlir.module_flag<error, "y", 9 : i32>]
; CHECK-NEXT: }
