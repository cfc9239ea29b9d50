// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+3 {{expected integer value}}
// expected-error @+2 {{expected integer operand}}
// expected-error @+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"t.op"() {a = #llvm.di_expression<[DW_OP_plus_uconst()]>} : () -> ()

// -----

// expected-error @+3 {{expected integer value}}
// expected-error @+2 {{expected integer operand}}
// expected-error @+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"t.op"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(16, )]>} : () -> ()

// -----

// expected-error @+2 {{encountered unknown attribute encoding "signed"}}
// expected-error @+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"t.op"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(16, signed)]>} : () -> ()

// -----

// expected-error @+3 {{expected integer value}}
// expected-error @+2 {{expected integer operand}}
// expected-error @+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"t.op"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(DW_ATE_signed)]>} : () -> ()

// -----

// expected-error @+1 {{id of an alias scope must be a StringAttr or a DistrinctAttr}}
"t.op"() {a = #llvm.alias_scope<id = 3, domain = <id = distinct[0]<>>>} : () -> ()
