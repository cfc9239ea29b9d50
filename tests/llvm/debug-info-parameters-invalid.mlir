// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{expected a parameter name in struct}}
"test.op"() {a = #llvm.di_common_block<>} : () -> ()

// -----

// expected-error @+1 {{struct is missing required parameter: scope}}
"test.op"() {a = #llvm.di_common_block<name = "c">} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DICommonBlockAttr parameter 'scope' which is to be a `DIScopeAttr`}}
"test.op"() {a = #llvm.di_common_block<scope = 1>} : () -> ()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVM_DICommonBlockAttr parameter 'line' which is to be a `unsigned`}}
"test.op"() {a = #llvm.di_common_block<scope = #llvm.di_file<"a.c" in "/x">, name = "c", line = "x">} : () -> ()

// -----

// expected-error @+2 {{invalid debug info debug info tag name: DW_TAG_foo}}
// expected-error @+1 {{failed to parse LLVM_DIDerivedTypeAttr parameter 'tag' which is to be a `unsigned`}}
"test.op"() {a = #llvm.di_derived_type<tag = DW_TAG_foo>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DIDerivedTypeAttr parameter 'baseType' which is to be a `DITypeAttr`}}
"test.op"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = i32>} : () -> ()

// -----

// expected-error @+1 {{expected '>'}}
"test.op"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, dwarfAddressSpace = "x">} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
"test.op"() {a = #llvm.di_expression_elem} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
"test.op"() {a = #llvm.di_expression_elem<DW_OP_deref>} : () -> ()

// -----

// expected-error @+2 {{invalid debug info debug info operation encoding name: DW_OP_foo}}
// expected-error @+1 {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
"test.op"() {a = #llvm.di_expression_elem DW_OP_foo} : () -> ()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{expected integer operand}}
"test.op"() {a = #llvm.di_expression_elem DW_OP_deref(x)} : () -> ()

// -----

// expected-error @+1 {{expected ')'}}
"test.op"() {a = #llvm.di_expression_elem DW_OP_plus_uconst(1} : () -> ()

// -----

// expected-error @+1 {{struct is missing required parameter: lowerBound}}
"test.op"() {a = #llvm.di_generic_subrange<count = 1>} : () -> ()

// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{failed to parse LLVM_DIGenericSubrangeAttr parameter 'lowerBound' which is to be a `::mlir::Attribute`}}
"test.op"() {a = #llvm.di_generic_subrange<lowerBound = x>} : () -> ()

// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
"test.op"() {a = #llvm.di_generic_subrange<stride = #llvm.di_expression<[]>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: upper}}
"test.op"() {a = #llvm.di_generic_subrange<upper = 1>} : () -> ()

// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"test.op"() {a = #llvm.di_subrange<>>} : () -> ()

// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{failed to parse LLVM_DISubrangeAttr parameter 'count' which is to be a `::mlir::Attribute`}}
"test.op"() {a = #llvm.di_subrange<count = x>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: lower}}
"test.op"() {a = #llvm.di_subrange<lower = 1 : i64>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: count}}
"test.op"() {a = #llvm.di_subrange<count = 1 : i64, count = 1 : i64>} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{expected a parameter name in struct}}
"test.op"() {a = #llvm.di_global_variable<>} : () -> ()

// -----

// expected-error @+1 {{struct is missing required parameter: file}}
"test.op"() {a = #llvm.di_global_variable<name = "g">} : () -> ()

// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{failed to parse LLVM_DIGlobalVariable parameter 'name' which is to be a `StringAttr`}}
"test.op"() {a = #llvm.di_global_variable<name = g>} : () -> ()

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse LLVM_DIGlobalVariable parameter 'isLocalToUnit' which is to be a `bool`}}
"test.op"() {a = #llvm.di_global_variable<isLocalToUnit = 2>} : () -> ()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVM_DIGlobalVariable parameter 'isDefined' which is to be a `bool`}}
"test.op"() {a = #llvm.di_global_variable<isLocalToUnit = true, isDefined = maybe>} : () -> ()

// -----

// expected-error @+1 {{struct is missing required parameter: file}}
"test.op"() {a = #llvm.di_global_variable<scope = #llvm.di_file<"a.c" in "/x">, name = "g", line = -1>} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{expected a parameter name in struct}}
"test.op"() {a = #llvm.di_imported_entity<>} : () -> ()

// -----

// expected-error @+1 {{struct is missing required parameter: scope}}
"test.op"() {a = #llvm.di_imported_entity<tag = DW_TAG_imported_module>} : () -> ()

// -----

// expected-error @+2 {{invalid debug info debug info tag name: DW_TAG_nothing}}
// expected-error @+1 {{failed to parse LLVM_DIImportedEntityAttr parameter 'tag' which is to be a `unsigned`}}
"test.op"() {a = #llvm.di_imported_entity<tag = DW_TAG_nothing>} : () -> ()

// -----

// expected-error @+1 {{struct is missing required parameter: entity}}
"test.op"() {a = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #llvm.di_file<"a.c" in "/x">>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DIImportedEntityAttr parameter 'entity' which is to be a `DINodeAttr`}}
"test.op"() {a = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #llvm.di_file<"a.c" in "/x">, entity = 1>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DIImportedEntityAttr parameter 'elements' which is to be a `::llvm::ArrayRef<DINodeAttr>`}}
"test.op"() {a = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #llvm.di_file<"a.c" in "/x">, entity = #llvm.di_file<"a.c" in "/x">, elements = 1>} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{expected a parameter name in struct}}
"test.op"() {a = #llvm.di_lexical_block<>} : () -> ()

// -----

// expected-error @+1 {{struct is missing required parameter: scope}}
"test.op"() {a = #llvm.di_lexical_block<file = #llvm.di_file<"a.c" in "/x">>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DILexicalBlockAttr parameter 'scope' which is to be a `DIScopeAttr`}}
"test.op"() {a = #llvm.di_lexical_block<scope = 1>} : () -> ()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVM_DILexicalBlockAttr parameter 'line' which is to be a `unsigned`}}
"test.op"() {a = #llvm.di_lexical_block<scope = #llvm.di_file<"a.c" in "/x">, line = a>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: row}}
"test.op"() {a = #llvm.di_lexical_block<scope = #llvm.di_file<"a.c" in "/x">, row = 1>} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{expected a parameter name in struct}}
"test.op"() {a = #llvm.di_lexical_block_file<>} : () -> ()

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse LLVM_DILexicalBlockFile parameter 'file' which is to be a `DIFileAttr`}}
"test.op"() {a = #llvm.di_lexical_block_file<scope = #llvm.di_file<"a.c" in "/x">, file = 1, discriminator = 1>} : () -> ()

// -----

// expected-error @+1 {{struct is missing required parameter: discriminator}}
"test.op"() {a = #llvm.di_lexical_block_file<scope = #llvm.di_file<"a.c" in "/x">>} : () -> ()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVM_DILexicalBlockFile parameter 'discriminator' which is to be a `unsigned`}}
"test.op"() {a = #llvm.di_lexical_block_file<scope = #llvm.di_file<"a.c" in "/x">, discriminator = "x">} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{expected a parameter name in struct}}
"test.op"() {a = #llvm.di_local_variable<>} : () -> ()

// -----

// expected-error @+1 {{struct is missing required parameter: scope}}
"test.op"() {a = #llvm.di_local_variable<name = "x">} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DILocalVariableAttr parameter 'scope' which is to be a `DIScopeAttr`}}
"test.op"() {a = #llvm.di_local_variable<scope = 1>} : () -> ()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVM_DILocalVariableAttr parameter 'arg' which is to be a `unsigned`}}
"test.op"() {a = #llvm.di_local_variable<scope = #llvm.di_file<"a.c" in "/x">, arg = x>} : () -> ()

// -----

// expected-error @+2 {{expected one of [Zero, Bit0, Bit1, Private, Protected, Public, FwdDecl, AppleBlock, ReservedBit4, Virtual, Artificial, Explicit, Prototyped, ObjcClassComplete, ObjectPointer, Vector, StaticMember, LValueReference, RValueReference, ExportSymbols, SingleInheritance, MultipleInheritance, VirtualInheritance, IntroducedVirtual, BitField, NoReturn, TypePassByValue, TypePassByReference, EnumClass, Thunk, NonTrivial, BigEndian, LittleEndian, AllCallsDescribed] for LLVM DI flags, got: Foo}}
// expected-error @+1 {{failed to parse LLVM_DILocalVariableAttr parameter 'flags' which is to be a `DIFlags`}}
"test.op"() {a = #llvm.di_local_variable<scope = #llvm.di_file<"a.c" in "/x">, flags = Foo>} : () -> ()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVM_DILocalVariableAttr parameter 'alignInBits' which is to be a `unsigned`}}
"test.op"() {a = #llvm.di_local_variable<scope = #llvm.di_file<"a.c" in "/x">, alignInBits = 1.5>} : () -> ()

// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{failed to parse LLVM_DIModuleAttr parameter 'name' which is to be a `StringAttr`}}
"test.op"() {a = #llvm.di_module<name = x>} : () -> ()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVM_DIModuleAttr parameter 'line' which is to be a `unsigned`}}
"test.op"() {a = #llvm.di_module<line = "x">} : () -> ()

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse LLVM_DIModuleAttr parameter 'isDecl' which is to be a `bool`}}
"test.op"() {a = #llvm.di_module<isDecl = 2>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: path}}
"test.op"() {a = #llvm.di_module<path = "x">} : () -> ()

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse LLVM_DIModuleAttr parameter 'file' which is to be a `DIFileAttr`}}
"test.op"() {a = #llvm.di_module<file = 1>} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{expected a parameter name in struct}}
"test.op"() {a = #llvm.di_namespace<>} : () -> ()

// -----

// expected-error @+1 {{struct is missing required parameter: exportSymbols}}
"test.op"() {a = #llvm.di_namespace<name = "n">} : () -> ()

// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{failed to parse LLVM_DINamespaceAttr parameter 'name' which is to be a `StringAttr`}}
"test.op"() {a = #llvm.di_namespace<name = n, exportSymbols = true>} : () -> ()

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse LLVM_DINamespaceAttr parameter 'exportSymbols' which is to be a `bool`}}
"test.op"() {a = #llvm.di_namespace<exportSymbols = 2>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DINamespaceAttr parameter 'scope' which is to be a `DIScopeAttr`}}
"test.op"() {a = #llvm.di_namespace<scope = 1, exportSymbols = true>} : () -> ()
