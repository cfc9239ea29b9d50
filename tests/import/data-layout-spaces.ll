; RUN: mlir-translate %s --import-llvm | FileCheck %s

; A memory space of 0 is as good as none.

target datalayout = "A0-A3-P0-G0"

; CHECK-LABEL: module attributes
; CHECK-SAME: f128 = dense<128> : vector<2xi64>, "dlti.alloca_memory_space" = 3 : ui64, "dlti.endianness" = "little">
