// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

// An alignment or a memory space of 0 says nothing.

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<0, function_dependent = true>, "dlti.stack_alignment" = 0 : i64, "dlti.alloca_memory_space" = 0 : ui64, "dlti.mangling_mode" = "e">} {
}

// CHECK: target datalayout = "m:e"

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<32, function_dependent = false>>} {
}

// CHECK: target datalayout = "Fi32"
