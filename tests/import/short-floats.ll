; RUN: mlir-translate %s --import-llvm | FileCheck %s

; Of an x87 number four digits are its sign and exponent, however many follow; a number whose
; integer bit contradicts its exponent is none.

; CHECK: llvm.mlir.global external @a(0x7FFF0000008000000000 : f80)
@a = global x86_fp80 0xK3FFF8000000000
; CHECK: llvm.mlir.global external @b(0x7FFF0000000000000000 : f80)
@b = global x86_fp80 0xK3FF
; CHECK: llvm.mlir.global external @c(0x7FFF0000000000000008 : f80)
@c = global x86_fp80 0xK3FFF8
; CHECK: llvm.mlir.global external @d(1.000000e+00 : f80)
@d = global x86_fp80 0xK3FFF8000000000000000
