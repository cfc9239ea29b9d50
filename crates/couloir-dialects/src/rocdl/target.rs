//! What code is made for: `#rocdl.target<chip = "gfx90a">`.

use couloir_ir::attr::AttrDef;

use crate::llvm::attrs::fields::{
    Default, Fields, Kind, opt, or, parse_optional_struct, print_optional_struct,
};

/// A GPU of AMD's and how code for it is made; what is not said has a default, and nothing is
/// checked.
pub static TARGET: AttrDef = AttrDef {
    dialect: "rocdl",
    mnemonic: "target",
    parse: |parser| parse_optional_struct(parser, &TARGET, &FIELDS),
    print: |ctx, attr, printer| print_optional_struct(ctx, attr, &FIELDS, printer),
    ..AttrDef::EMPTY
};

static FIELDS: Fields = Fields {
    class: "ROCDL_TargetAttr",
    fields: &[
        or("O", "int", Kind::Int, Default::Number(2)),
        or("triple", "::llvm::StringRef", Kind::Str, Default::Text("amdgcn-amd-amdhsa")),
        or("chip", "::llvm::StringRef", Kind::Str, Default::Text("gfx900")),
        or("features", "::llvm::StringRef", Kind::Str, Default::Text("")),
        or("abi", "::llvm::StringRef", Kind::Str, Default::Text("600")),
        opt("flags", "DictionaryAttr", Kind::Attr),
        opt("link", "ArrayAttr", Kind::Attr),
    ],
};
