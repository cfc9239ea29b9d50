// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --mlir-print-op-generic | mlir-opt --allow-unregistered-dialect --split-input-file | FileCheck %s

"test.op"() {a = #llvm.tbaa_member<#llvm.tbaa_root, 0>} : () -> ()

// CHECK: #tbaa_root = #llvm.tbaa_root
// CHECK-NEXT: module {
// CHECK-NEXT:   "test.op"() {a = #llvm.tbaa_member<#tbaa_root, 0>} : () -> ()
// CHECK-NEXT: }

// -----

"test.op"() {a = #llvm.tbaa_member<#llvm.tbaa_root<id = "root">, -4>} : () -> ()

// CHECK: #tbaa_root = #llvm.tbaa_root<id = "root">
// CHECK-NEXT: module {
// CHECK-NEXT:   "test.op"() {a = #llvm.tbaa_member<#tbaa_root, -4>} : () -> ()
// CHECK-NEXT: }

// -----

"test.op"() {a = #llvm.di_expression<[DW_OP_deref, DW_OP_plus_uconst(4)]>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {a = #llvm.di_expression<[DW_OP_deref, DW_OP_plus_uconst(4)]>} : () -> ()
// CHECK-NEXT: }

// -----

"test.op"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, dwarfAddressSpace = >} : () -> ()

// CHECK: #di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type>
// CHECK-NEXT: module {
// CHECK-NEXT:   "test.op"() {a = #di_derived_type} : () -> ()
// CHECK-NEXT: }
