// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+3 {{expected valid keyword}}
// expected-error @+2 {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
// expected-error @+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"x.op"() {a = #llvm.di_expression<[]>} : () -> ()

// -----

// expected-error @+3 {{invalid debug info debug info operation encoding name: DW_OP_foo}}
// expected-error @+2 {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
// expected-error @+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"x.op"() {a = #llvm.di_expression<[DW_OP_foo]>} : () -> ()

// -----

// expected-error @+3 {{expected integer value}}
// expected-error @+2 {{expected integer operand}}
// expected-error @+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"x.op"() {a = #llvm.di_expression<[DW_OP_deref(foo)]>} : () -> ()

// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = #llvm.di_expression<DW_OP_deref>} : () -> ()

// -----

// expected-error @+2 {{invalid debug info debug info tag name: DW_TAG_foo}}
// expected-error @+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`}}
"x.op"() {a = #llvm.di_basic_type<tag = DW_TAG_foo, name = "a">} : () -> ()

// -----

// expected-error @+2 {{invalid debug info debug info tag name: foo}}
// expected-error @+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`}}
"x.op"() {a = #llvm.di_basic_type<tag = foo, name = "a">} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`}}
"x.op"() {a = #llvm.di_basic_type<tag = 3, name = "a">} : () -> ()

// -----

// expected-error @+2 {{invalid debug info debug info encoding name: DW_ATE_foo}}
// expected-error @+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'encoding' which is to be a `unsigned`}}
"x.op"() {a = #llvm.di_basic_type<name = "a", encoding = DW_ATE_foo>} : () -> ()

// -----

// expected-error @+2 {{invalid debug info debug info encoding name: foo}}
// expected-error @+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'encoding' which is to be a `unsigned`}}
"x.op"() {a = #llvm.di_basic_type<name = "a", encoding = foo>} : () -> ()

// -----

// expected-error @+2 {{invalid debug info debug info calling convention name: DW_CC_foo}}
// expected-error @+1 {{failed to parse LLVM_DISubroutineTypeAttr parameter 'callingConvention' which is to be a `unsigned`}}
"x.op"() {a = #llvm.di_subroutine_type<callingConvention = DW_CC_foo>} : () -> ()

// -----

// expected-error @+2 {{invalid debug info debug info language name: DW_LANG_foo}}
// expected-error @+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'sourceLanguage' which is to be a `unsigned`}}
"x.op"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_foo>} : () -> ()

// -----

// expected-error @+2 {{expected one of [None, Full, LineTablesOnly, DebugDirectivesOnly] for LLVM debug emission kind, got: foo}}
// expected-error @+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'emissionKind' which is to be a `DIEmissionKind`}}
"x.op"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a" in "b">, isOptimized = true, emissionKind = foo>} : () -> ()

// -----

// expected-error @+2 {{expected one of [Virtual, PureVirtual, LocalToUnit, Definition, Optimized, Pure, Elemental, Recursive, MainSubprogram, Deleted, ObjCDirect] for LLVM DISubprogram flags, got: foo}}
// expected-error @+1 {{failed to parse LLVM_DISubprogramAttr parameter 'subprogramFlags' which is to be a `DISubprogramFlags`}}
"x.op"() {a = #llvm.di_subprogram<subprogramFlags = foo>} : () -> ()

// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = #llvm.di_subprogram<subprogramFlags = Definition|Optimized>} : () -> ()

// -----

// expected-error @+2 {{expected one of [Virtual, PureVirtual, LocalToUnit, Definition, Optimized, Pure, Elemental, Recursive, MainSubprogram, Deleted, ObjCDirect] for LLVM DISubprogram flags, got: Definition|foo}}
// expected-error @+1 {{failed to parse LLVM_DISubprogramAttr parameter 'subprogramFlags' which is to be a `DISubprogramFlags`}}
"x.op"() {a = #llvm.di_subprogram<subprogramFlags = "Definition|foo">} : () -> ()

// -----

// expected-error @+2 {{expected one of [Virtual, PureVirtual, LocalToUnit, Definition, Optimized, Pure, Elemental, Recursive, MainSubprogram, Deleted, ObjCDirect] for LLVM DISubprogram flags, got: Definition,Optimized}}
// expected-error @+1 {{failed to parse LLVM_DISubprogramAttr parameter 'subprogramFlags' which is to be a `DISubprogramFlags`}}
"x.op"() {a = #llvm.di_subprogram<subprogramFlags = "Definition,Optimized">} : () -> ()

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse LLVM_DISubprogramAttr parameter 'type' which is to be a `DISubroutineTypeAttr`}}
"x.op"() {a = #llvm.di_subprogram<type = foo>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DISubprogramAttr parameter 'scope' which is to be a `DIScopeAttr`}}
"x.op"() {a = #llvm.di_subprogram<scope = #llvm.di_expression<>>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DISubprogramAttr parameter 'retainedNodes' which is to be a `::llvm::ArrayRef<DINodeAttr>`}}
"x.op"() {a = #llvm.di_subprogram<retainedNodes = #llvm.di_expression<>>} : () -> ()

// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{failed to parse LLVM_DISubprogramAttr parameter 'retainedNodes' which is to be a `::llvm::ArrayRef<DINodeAttr>`}}
"x.op"() {a = #llvm.di_subprogram<retainedNodes = #llvm.di_null_type, annotations = #llvm.di_annotation<name = "a", value = "b">>} : () -> ()

// -----

// expected-error @+1 {{expected 'in'}}
"x.op"() {a = #llvm.di_file<"a" at "b">} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DIFileAttr parameter 'name' which is to be a `StringAttr`}}
"x.op"() {a = #llvm.di_file<3 in "b">} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'baseType' which is to be a `DITypeAttr`}}
"x.op"() {a = #llvm.di_composite_type<baseType = #llvm.di_file<"a" in "b">>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DIGlobalVariableExpressionAttr parameter 'var' which is to be a `DIGlobalVariableAttr`}}
"x.op"() {a = #llvm.di_global_variable_expression<var = #llvm.di_null_type>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DILabelAttr parameter 'scope' which is to be a `DIScopeAttr`}}
"x.op"() {a = #llvm.di_label<scope = #llvm.di_null_type>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DIStringTypeAttr parameter 'stringLength' which is to be a `DIVariableAttr`}}
"x.op"() {a = #llvm.di_string_type<name = "a", stringLength = #llvm.di_null_type>} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{expected a parameter name in struct}}
"x.op"() {a = #llvm.loop_annotation<disableNonforced = true, 3>} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword or string}}
// expected-error @+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
"x.op"() {a = #llvm.fastmath<>} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword or string}}
// expected-error @+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
"x.op"() {a = #llvm.fastmath<nnan, >} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword or string}}
// expected-error @+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
"x.op"() {a = #llvm.fastmath<nnan, 3>} : () -> ()

// -----

// expected-error @+2 {{expected keyword for LLVM integer overflow flags}}
// expected-error @+1 {{failed to parse LLVM_IntegerOverflowFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::IntegerOverflowFlags`}}
"x.op"() {a = #llvm.overflow<nsw, >} : () -> ()

// -----

// expected-error @+2 {{expected keyword for LLVM integer overflow flags}}
// expected-error @+1 {{failed to parse LLVM_IntegerOverflowFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::IntegerOverflowFlags`}}
"x.op"() {a = #llvm.overflow<"nsw, nuw">} : () -> ()

// -----

// expected-error @+2 {{expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: foo}}
// expected-error @+1 {{failed to parse LLVM_IntegerOverflowFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::IntegerOverflowFlags`}}
"x.op"() {a = #llvm.overflow<nsw, foo>} : () -> ()

// -----

// expected-error @+2 {{expected keyword for LLVM integer overflow flags}}
// expected-error @+1 {{failed to parse LLVM_IntegerOverflowFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::IntegerOverflowFlags`}}
"x.op"() {a = #llvm.overflow<3>} : () -> ()
