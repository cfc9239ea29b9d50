//! What debuggers are told: the attributes `di_*`.

use couloir_ir::attr::AttrDef;

use super::custom::DI_EXPRESSION;
use super::enums::{DI_FLAG_CASES, DI_SUBPROGRAM_CASES, EMISSION_CASES, NAME_TABLE_CASES};
use super::fields::{Kind, maybe, opt, parse_positional, print_positional, req};
use super::llvm_attrs;

/// `#llvm.di_file<"name" in "directory">`
pub static DI_FILE: AttrDef = AttrDef {
    dialect: "llvm",
    mnemonic: "di_file",
    parse: |parser| parse_positional(parser, &DI_FILE, &[Kind::Attr, Kind::Attr], " in "),
    print: |_, attr, printer| {
        print_positional(attr, &[Kind::Attr, Kind::Attr], " in ", printer);
    },
    alias: Some(|_, _| Some("di_file".to_owned())),
    ..AttrDef::EMPTY
};

llvm_attrs! {
    /// `#llvm.di_null_type<...>`
    DI_NULL_TYPE = "di_null_type", plain [] alias;
    /// `#llvm.di_basic_type<...>`
    DI_BASIC_TYPE = "di_basic_type", fields [
        opt("tag", Kind::Dwarf("DW_TAG_")), req("name", Kind::Attr), opt("sizeInBits", Kind::Uint),
        opt("encoding", Kind::Dwarf("DW_ATE_")),
    ] alias;
    /// `#llvm.di_compile_unit<...>`
    DI_COMPILE_UNIT = "di_compile_unit", fields [
        req("id", Kind::Attr), req("sourceLanguage", Kind::Dwarf("DW_LANG_")),
        req("file", Kind::Stripped(&DI_FILE)), opt("producer", Kind::Attr),
        req("isOptimized", Kind::Bool), req("emissionKind", Kind::Enum(&EMISSION_CASES)),
        opt("nameTableKind", Kind::Enum(&NAME_TABLE_CASES)), opt("splitDebugFilename", Kind::Attr),
    ] alias;
    /// `#llvm.di_composite_type<...>`
    DI_COMPOSITE_TYPE = "di_composite_type", fields [
        opt("recId", Kind::Attr), opt("isRecSelf", Kind::Bool), opt("tag", Kind::Dwarf("DW_TAG_")),
        opt("name", Kind::Attr), opt("file", Kind::Stripped(&DI_FILE)), opt("line", Kind::Uint),
        opt("scope", Kind::Attr), opt("baseType", Kind::Attr),
        opt("flags", Kind::Enum(&DI_FLAG_CASES)), opt("sizeInBits", Kind::Uint),
        opt("alignInBits", Kind::Uint), opt("dataLocation", Kind::Stripped(&DI_EXPRESSION)),
        opt("rank", Kind::Stripped(&DI_EXPRESSION)),
        opt("allocated", Kind::Stripped(&DI_EXPRESSION)),
        opt("associated", Kind::Stripped(&DI_EXPRESSION)),
        opt("elements", Kind::List(&Kind::Attr)),
    ] alias;
    /// `#llvm.di_derived_type<...>`
    DI_DERIVED_TYPE = "di_derived_type", fields [
        opt("tag", Kind::Dwarf("DW_TAG_")), opt("name", Kind::Attr), opt("baseType", Kind::Attr),
        opt("sizeInBits", Kind::Uint), opt("alignInBits", Kind::Uint),
        opt("offsetInBits", Kind::Uint), maybe("dwarfAddressSpace", Kind::Uint),
        opt("extraData", Kind::Attr),
    ] alias;
    /// `#llvm.di_global_variable_expression<...>`
    DI_GLOBAL_VARIABLE_EXPRESSION = "di_global_variable_expression", fields [
        req("var", Kind::Stripped(&DI_GLOBAL_VARIABLE)),
        opt("expr", Kind::Stripped(&DI_EXPRESSION)),
    ] alias;
    /// `#llvm.di_global_variable<...>`
    DI_GLOBAL_VARIABLE = "di_global_variable", fields [
        opt("scope", Kind::Attr), opt("name", Kind::Attr), opt("linkageName", Kind::Attr),
        req("file", Kind::Stripped(&DI_FILE)), req("line", Kind::Uint), req("type", Kind::Attr),
        opt("isLocalToUnit", Kind::Bool), opt("isDefined", Kind::Bool),
        opt("alignInBits", Kind::Uint),
    ] alias;
    /// `#llvm.di_lexical_block<...>`
    DI_LEXICAL_BLOCK = "di_lexical_block", fields [
        req("scope", Kind::Attr), opt("file", Kind::Stripped(&DI_FILE)), opt("line", Kind::Uint),
        opt("column", Kind::Uint),
    ] alias;
    /// `#llvm.di_lexical_block_file<...>`
    DI_LEXICAL_BLOCK_FILE = "di_lexical_block_file", fields [
        req("scope", Kind::Attr), opt("file", Kind::Stripped(&DI_FILE)),
        req("discriminator", Kind::Uint),
    ] alias;
    /// `#llvm.di_local_variable<...>`
    DI_LOCAL_VARIABLE = "di_local_variable", fields [
        req("scope", Kind::Attr), opt("name", Kind::Attr), opt("file", Kind::Stripped(&DI_FILE)),
        opt("line", Kind::Uint), opt("arg", Kind::Uint), opt("alignInBits", Kind::Uint),
        opt("type", Kind::Attr), opt("flags", Kind::Enum(&DI_FLAG_CASES)),
    ] alias;
    /// `#llvm.di_subprogram<...>`
    DI_SUBPROGRAM = "di_subprogram", fields [
        opt("recId", Kind::Attr), opt("isRecSelf", Kind::Bool), opt("id", Kind::Attr),
        opt("compileUnit", Kind::Stripped(&DI_COMPILE_UNIT)), opt("scope", Kind::Attr),
        opt("name", Kind::Attr), opt("linkageName", Kind::Attr),
        opt("file", Kind::Stripped(&DI_FILE)), opt("line", Kind::Uint),
        opt("scopeLine", Kind::Uint), opt("subprogramFlags", Kind::Enum(&DI_SUBPROGRAM_CASES)),
        opt("type", Kind::Stripped(&DI_SUBROUTINE_TYPE)),
        opt("retainedNodes", Kind::List(&Kind::Attr)), opt("annotations", Kind::List(&Kind::Attr)),
    ] alias;
    /// `#llvm.di_module<...>`
    DI_MODULE = "di_module", fields [
        opt("file", Kind::Stripped(&DI_FILE)), opt("scope", Kind::Attr), opt("name", Kind::Attr),
        opt("configMacros", Kind::Attr), opt("includePath", Kind::Attr),
        opt("apinotes", Kind::Attr), opt("line", Kind::Uint), opt("isDecl", Kind::Bool),
    ] alias;
    /// `#llvm.di_namespace<...>`
    DI_NAMESPACE = "di_namespace", fields [
        opt("name", Kind::Attr), opt("scope", Kind::Attr), req("exportSymbols", Kind::Bool),
    ] alias;
    /// `#llvm.di_imported_entity<...>`
    DI_IMPORTED_ENTITY = "di_imported_entity", fields [
        opt("tag", Kind::Dwarf("DW_TAG_")), req("scope", Kind::Attr), req("entity", Kind::Attr),
        opt("file", Kind::Stripped(&DI_FILE)), opt("line", Kind::Uint), opt("name", Kind::Attr),
        opt("elements", Kind::List(&Kind::Attr)),
    ] alias;
    /// `#llvm.di_annotation<...>`
    DI_ANNOTATION = "di_annotation", fields [
        req("name", Kind::Attr), req("value", Kind::Attr),
    ];
    /// `#llvm.di_subrange<...>`
    DI_SUBRANGE = "di_subrange", fields [
        opt("count", Kind::Attr), opt("lowerBound", Kind::Attr), opt("upperBound", Kind::Attr),
        opt("stride", Kind::Attr),
    ];
    /// `#llvm.di_common_block<...>`
    DI_COMMON_BLOCK = "di_common_block", fields [
        req("scope", Kind::Attr), opt("decl", Kind::Stripped(&DI_GLOBAL_VARIABLE)),
        req("name", Kind::Attr), opt("file", Kind::Stripped(&DI_FILE)), opt("line", Kind::Uint),
    ] alias;
    /// `#llvm.di_generic_subrange<...>`
    DI_GENERIC_SUBRANGE = "di_generic_subrange", fields [
        opt("count", Kind::Attr), req("lowerBound", Kind::Attr), opt("upperBound", Kind::Attr),
        req("stride", Kind::Attr),
    ];
    /// `#llvm.di_subroutine_type<...>`
    DI_SUBROUTINE_TYPE = "di_subroutine_type", fields [
        opt("callingConvention", Kind::Dwarf("DW_CC_")), opt("types", Kind::List(&Kind::Attr)),
    ] alias;
    /// `#llvm.di_label<...>`
    DI_LABEL = "di_label", fields [
        req("scope", Kind::Attr), opt("name", Kind::Attr), opt("file", Kind::Stripped(&DI_FILE)),
        opt("line", Kind::Uint),
    ] alias;
    /// `#llvm.di_string_type<...>`
    DI_STRING_TYPE = "di_string_type", fields [
        opt("tag", Kind::Dwarf("DW_TAG_")), req("name", Kind::Attr), opt("sizeInBits", Kind::Uint),
        opt("alignInBits", Kind::Uint), opt("stringLength", Kind::Attr),
        opt("stringLengthExp", Kind::Stripped(&DI_EXPRESSION)),
        opt("stringLocationExp", Kind::Stripped(&DI_EXPRESSION)),
        opt("encoding", Kind::Dwarf("DW_ATE_")),
    ] alias;
}
