//! What debuggers are told: the attributes `di_*`.

use couloir_ir::attr::AttrDef;

use super::custom::DI_EXPRESSION;
use super::enums::{DI_FLAG_CASES, DI_SUBPROGRAM_CASES, EMISSION_CASES, NAME_TABLE_CASES};
use super::fields::{Fields, Kind, maybe, opt, parse_positional, print_positional, req};
use super::llvm_attrs;

/// `#llvm.di_file<"name" in "directory">`
pub static DI_FILE: AttrDef = AttrDef {
    dialect: "llvm",
    mnemonic: "di_file",
    parse: |parser| parse_positional(parser, &DI_FILE, &DI_FILE_FIELDS, " in "),
    print: |_, attr, printer| print_positional(attr, &DI_FILE_FIELDS, " in ", printer),
    alias: Some(|_, _| Some("di_file".to_owned())),
    ..AttrDef::EMPTY
};

static DI_FILE_FIELDS: Fields = Fields {
    class: "LLVM_DIFileAttr",
    fields: &[req("name", "StringAttr", Kind::Attr), req("directory", "StringAttr", Kind::Attr)],
};

llvm_attrs! {
    /// `#llvm.di_null_type<...>`
    DI_NULL_TYPE = "di_null_type", plain [] alias;
    /// `#llvm.di_basic_type<...>`
    DI_BASIC_TYPE = "di_basic_type", "LLVM_DIBasicTypeAttr", fields [
        opt("tag", "unsigned", Kind::Dwarf("DW_TAG_")), req("name", "StringAttr", Kind::Attr), opt("sizeInBits", "uint64_t", Kind::Uint),
        opt("encoding", "unsigned", Kind::Dwarf("DW_ATE_")),
    ] alias;
    /// `#llvm.di_compile_unit<...>`
    DI_COMPILE_UNIT = "di_compile_unit", "LLVM_DICompileUnitAttr", fields [
        req("id", "DistinctAttr", Kind::Attr), req("sourceLanguage", "unsigned", Kind::Dwarf("DW_LANG_")),
        req("file", "DIFileAttr", Kind::Stripped(&DI_FILE)), opt("producer", "StringAttr", Kind::Attr),
        req("isOptimized", "bool", Kind::Bool), req("emissionKind", "DIEmissionKind", Kind::Enum(&EMISSION_CASES)),
        opt("nameTableKind", "DINameTableKind", Kind::Enum(&NAME_TABLE_CASES)), opt("splitDebugFilename", "StringAttr", Kind::Attr),
    ] alias;
    /// `#llvm.di_composite_type<...>`
    DI_COMPOSITE_TYPE = "di_composite_type", "LLVM_DICompositeTypeAttr", fields [
        opt("recId", "DistinctAttr", Kind::Attr), opt("isRecSelf", "bool", Kind::Bool), opt("tag", "unsigned", Kind::Dwarf("DW_TAG_")),
        opt("name", "StringAttr", Kind::Attr), opt("file", "DIFileAttr", Kind::Stripped(&DI_FILE)), opt("line", "uint32_t", Kind::Uint),
        opt("scope", "DIScopeAttr", Kind::Attr), opt("baseType", "DITypeAttr", Kind::Attr),
        opt("flags", "DIFlags", Kind::Enum(&DI_FLAG_CASES)), opt("sizeInBits", "uint64_t", Kind::Uint),
        opt("alignInBits", "uint64_t", Kind::Uint), opt("dataLocation", "DIExpressionAttr", Kind::Stripped(&DI_EXPRESSION)),
        opt("rank", "DIExpressionAttr", Kind::Stripped(&DI_EXPRESSION)),
        opt("allocated", "DIExpressionAttr", Kind::Stripped(&DI_EXPRESSION)),
        opt("associated", "DIExpressionAttr", Kind::Stripped(&DI_EXPRESSION)),
        opt("elements", "::llvm::ArrayRef<DINodeAttr>", Kind::List(&Kind::Attr)),
    ] alias;
    /// `#llvm.di_derived_type<...>`
    DI_DERIVED_TYPE = "di_derived_type", "LLVM_DIDerivedTypeAttr", fields [
        opt("tag", "unsigned", Kind::Dwarf("DW_TAG_")), opt("name", "StringAttr", Kind::Attr), opt("baseType", "DITypeAttr", Kind::Attr),
        opt("sizeInBits", "uint64_t", Kind::Uint), opt("alignInBits", "uint32_t", Kind::Uint),
        opt("offsetInBits", "uint64_t", Kind::Uint), maybe("dwarfAddressSpace", "std::optional<unsigned>", Kind::Uint),
        opt("extraData", "DINodeAttr", Kind::Attr),
    ] alias;
    /// `#llvm.di_global_variable_expression<...>`
    DI_GLOBAL_VARIABLE_EXPRESSION = "di_global_variable_expression", "LLVM_DIGlobalVariableExpressionAttr", fields [
        req("var", "DIGlobalVariableAttr", Kind::Stripped(&DI_GLOBAL_VARIABLE)),
        opt("expr", "DIExpressionAttr", Kind::Stripped(&DI_EXPRESSION)),
    ] alias;
    /// `#llvm.di_global_variable<...>`
    DI_GLOBAL_VARIABLE = "di_global_variable", "LLVM_DIGlobalVariable", fields [
        opt("scope", "DIScopeAttr", Kind::Attr), opt("name", "StringAttr", Kind::Attr), opt("linkageName", "StringAttr", Kind::Attr),
        req("file", "DIFileAttr", Kind::Stripped(&DI_FILE)), req("line", "unsigned", Kind::Uint), req("type", "DITypeAttr", Kind::Attr),
        opt("isLocalToUnit", "bool", Kind::Bool), opt("isDefined", "bool", Kind::Bool),
        opt("alignInBits", "unsigned", Kind::Uint),
    ] alias;
    /// `#llvm.di_lexical_block<...>`
    DI_LEXICAL_BLOCK = "di_lexical_block", "LLVM_DILexicalBlockAttr", fields [
        req("scope", "DIScopeAttr", Kind::Attr), opt("file", "DIFileAttr", Kind::Stripped(&DI_FILE)), opt("line", "unsigned", Kind::Uint),
        opt("column", "unsigned", Kind::Uint),
    ] alias;
    /// `#llvm.di_lexical_block_file<...>`
    DI_LEXICAL_BLOCK_FILE = "di_lexical_block_file", "LLVM_DILexicalBlockFile", fields [
        req("scope", "DIScopeAttr", Kind::Attr), opt("file", "DIFileAttr", Kind::Stripped(&DI_FILE)),
        req("discriminator", "unsigned", Kind::Uint),
    ] alias;
    /// `#llvm.di_local_variable<...>`
    DI_LOCAL_VARIABLE = "di_local_variable", "LLVM_DILocalVariableAttr", fields [
        req("scope", "DIScopeAttr", Kind::Attr), opt("name", "StringAttr", Kind::Attr), opt("file", "DIFileAttr", Kind::Stripped(&DI_FILE)),
        opt("line", "unsigned", Kind::Uint), opt("arg", "unsigned", Kind::Uint), opt("alignInBits", "unsigned", Kind::Uint),
        opt("type", "DITypeAttr", Kind::Attr), opt("flags", "DIFlags", Kind::Enum(&DI_FLAG_CASES)),
    ] alias;
    /// `#llvm.di_subprogram<...>`
    DI_SUBPROGRAM = "di_subprogram", "LLVM_DISubprogramAttr", fields [
        opt("recId", "DistinctAttr", Kind::Attr), opt("isRecSelf", "bool", Kind::Bool), opt("id", "DistinctAttr", Kind::Attr),
        opt("compileUnit", "DICompileUnitAttr", Kind::Stripped(&DI_COMPILE_UNIT)), opt("scope", "DIScopeAttr", Kind::Attr),
        opt("name", "StringAttr", Kind::Attr), opt("linkageName", "StringAttr", Kind::Attr),
        opt("file", "DIFileAttr", Kind::Stripped(&DI_FILE)), opt("line", "unsigned", Kind::Uint),
        opt("scopeLine", "unsigned", Kind::Uint), opt("subprogramFlags", "DISubprogramFlags", Kind::Enum(&DI_SUBPROGRAM_CASES)),
        opt("type", "DISubroutineTypeAttr", Kind::Stripped(&DI_SUBROUTINE_TYPE)),
        opt("retainedNodes", "::llvm::ArrayRef<DINodeAttr>", Kind::List(&Kind::Attr)), opt("annotations", "::llvm::ArrayRef<DINodeAttr>", Kind::List(&Kind::Attr)),
    ] alias;
    /// `#llvm.di_module<...>`
    DI_MODULE = "di_module", "LLVM_DIModuleAttr", fields [
        opt("file", "DIFileAttr", Kind::Stripped(&DI_FILE)), opt("scope", "DIScopeAttr", Kind::Attr), opt("name", "StringAttr", Kind::Attr),
        opt("configMacros", "StringAttr", Kind::Attr), opt("includePath", "StringAttr", Kind::Attr),
        opt("apinotes", "StringAttr", Kind::Attr), opt("line", "unsigned", Kind::Uint), opt("isDecl", "bool", Kind::Bool),
    ] alias;
    /// `#llvm.di_namespace<...>`
    DI_NAMESPACE = "di_namespace", "LLVM_DINamespaceAttr", fields [
        opt("name", "StringAttr", Kind::Attr), opt("scope", "DIScopeAttr", Kind::Attr), req("exportSymbols", "bool", Kind::Bool),
    ] alias;
    /// `#llvm.di_imported_entity<...>`
    DI_IMPORTED_ENTITY = "di_imported_entity", "LLVM_DIImportedEntityAttr", fields [
        opt("tag", "unsigned", Kind::Dwarf("DW_TAG_")), req("scope", "DIScopeAttr", Kind::Attr), req("entity", "DINodeAttr", Kind::Attr),
        opt("file", "DIFileAttr", Kind::Stripped(&DI_FILE)), opt("line", "unsigned", Kind::Uint), opt("name", "StringAttr", Kind::Attr),
        opt("elements", "::llvm::ArrayRef<DINodeAttr>", Kind::List(&Kind::Attr)),
    ] alias;
    /// `#llvm.di_annotation<...>`
    DI_ANNOTATION = "di_annotation", "LLVM_DIAnnotationAttr", fields [
        req("name", "StringAttr", Kind::Attr), req("value", "StringAttr", Kind::Attr),
    ];
    /// `#llvm.di_subrange<...>`
    DI_SUBRANGE = "di_subrange", "LLVM_DISubrangeAttr", fields [
        opt("count", "::mlir::Attribute", Kind::Attr), opt("lowerBound", "::mlir::Attribute", Kind::Attr), opt("upperBound", "::mlir::Attribute", Kind::Attr),
        opt("stride", "::mlir::Attribute", Kind::Attr),
    ];
    /// `#llvm.di_common_block<...>`
    DI_COMMON_BLOCK = "di_common_block", "LLVM_DICommonBlockAttr", fields [
        req("scope", "DIScopeAttr", Kind::Attr), opt("decl", "DIGlobalVariableAttr", Kind::Stripped(&DI_GLOBAL_VARIABLE)),
        req("name", "StringAttr", Kind::Attr), opt("file", "DIFileAttr", Kind::Stripped(&DI_FILE)), opt("line", "unsigned", Kind::Uint),
    ] alias;
    /// `#llvm.di_generic_subrange<...>`
    DI_GENERIC_SUBRANGE = "di_generic_subrange", "LLVM_DIGenericSubrangeAttr", fields [
        opt("count", "::mlir::Attribute", Kind::Attr), req("lowerBound", "::mlir::Attribute", Kind::Attr), opt("upperBound", "::mlir::Attribute", Kind::Attr),
        req("stride", "::mlir::Attribute", Kind::Attr),
    ];
    /// `#llvm.di_subroutine_type<...>`
    DI_SUBROUTINE_TYPE = "di_subroutine_type", "LLVM_DISubroutineTypeAttr", fields [
        opt("callingConvention", "unsigned", Kind::Dwarf("DW_CC_")), opt("types", "::llvm::ArrayRef<DITypeAttr>", Kind::List(&Kind::Attr)),
    ] alias;
    /// `#llvm.di_label<...>`
    DI_LABEL = "di_label", "LLVM_DILabelAttr", fields [
        req("scope", "DIScopeAttr", Kind::Attr), opt("name", "StringAttr", Kind::Attr), opt("file", "DIFileAttr", Kind::Stripped(&DI_FILE)),
        opt("line", "unsigned", Kind::Uint),
    ] alias;
    /// `#llvm.di_string_type<...>`
    DI_STRING_TYPE = "di_string_type", "LLVM_DIStringTypeAttr", fields [
        opt("tag", "unsigned", Kind::Dwarf("DW_TAG_")), req("name", "StringAttr", Kind::Attr), opt("sizeInBits", "uint64_t", Kind::Uint),
        opt("alignInBits", "uint32_t", Kind::Uint), opt("stringLength", "DIVariableAttr", Kind::Attr),
        opt("stringLengthExp", "DIExpressionAttr", Kind::Stripped(&DI_EXPRESSION)),
        opt("stringLocationExp", "DIExpressionAttr", Kind::Stripped(&DI_EXPRESSION)),
        opt("encoding", "unsigned", Kind::Dwarf("DW_ATE_")),
    ] alias;
}
