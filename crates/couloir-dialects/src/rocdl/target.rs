//! What code is made for: `#rocdl.target<chip = "gfx90a">`.

use crate::llvm::attrs::fields::{Default, Kind, opt, or};
use crate::llvm::attrs::struct_attrs;

struct_attrs! {
    /// A GPU of AMD's and how code for it is made; what is not said has a default, and nothing is
    /// checked.
    pub TARGET = "rocdl", "target", "ROCDL_TargetAttr",
        parse_optional_struct, print_optional_struct [
        or("O", "int", Kind::Int, Default::Number(2)),
        or("triple", "::llvm::StringRef", Kind::Str, Default::Text("amdgcn-amd-amdhsa")),
        or("chip", "::llvm::StringRef", Kind::Str, Default::Text("gfx900")),
        or("features", "::llvm::StringRef", Kind::Str, Default::Text("")),
        or("abi", "::llvm::StringRef", Kind::Str, Default::Text("600")),
        opt("flags", "DictionaryAttr", Kind::Attr),
        opt("link", "ArrayAttr", Kind::Attr),
    ];
}
