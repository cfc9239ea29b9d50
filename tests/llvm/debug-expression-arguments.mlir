// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s

// An encoding is named where it has a name.
"t.op"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(16, 5), DW_OP_LLVM_convert(32, DW_ATE_float)]>} : () -> ()
"t.op"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(16, 0), DW_OP_LLVM_convert(8, 200)]>} : () -> ()
"t.op"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(16, 5, 7, DW_ATE_boolean)]>} : () -> ()
"t.op"() {a = #llvm.di_expression<[DW_OP_plus_uconst(18446744073709551615)]>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "t.op"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_LLVM_convert(32, DW_ATE_float)]>} : () -> ()
// CHECK-NEXT: "t.op"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(16, 0), DW_OP_LLVM_convert(8, 200)]>} : () -> ()
// CHECK-NEXT: "t.op"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_signed, DW_ATE_unsigned, DW_ATE_boolean)]>} : () -> ()
// CHECK-NEXT: "t.op"() {a = #llvm.di_expression<[DW_OP_plus_uconst(18446744073709551615)]>} : () -> ()
// CHECK-NEXT: }
