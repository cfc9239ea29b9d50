//! What code is made for: `#nvvm.target<chip = "sm_90">`.

use couloir_ir::asm::{AsmParser, ParseResult};
use couloir_ir::attr::{AttrDef, Param};
use couloir_ir::{Attribute, Context};

use crate::llvm::attrs::fields::{
    Default, Fields, Kind, opt, or, parse_optional_struct, print_optional_struct,
};

/// A GPU of NVIDIA's and how code for it is made; what is not said has a default.
pub static TARGET: AttrDef = AttrDef {
    dialect: "nvvm",
    mnemonic: "target",
    parse,
    print: |ctx, attr, printer| print_optional_struct(ctx, attr, &FIELDS, printer),
    ..AttrDef::EMPTY
};

static FIELDS: Fields = Fields {
    class: "NVVM_TargetAttr",
    fields: &[
        or("O", "int", Kind::Int, Default::Number(2)),
        or("triple", "::llvm::StringRef", Kind::Str, Default::Text("nvptx64-nvidia-cuda")),
        or("chip", "::llvm::StringRef", Kind::Str, Default::Text("sm_50")),
        or("features", "::llvm::StringRef", Kind::Str, Default::Text("")),
        opt("flags", "DictionaryAttr", Kind::Attr),
        opt("link", "ArrayAttr", Kind::Attr),
        or("verifyTarget", "bool", Kind::Bool, Default::True),
    ],
};

fn parse(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    let at = parser.position();
    let attr = parse_optional_struct(parser, &TARGET, &FIELDS)?;
    let ctx = parser.context();
    match attr.params_of(ctx, &TARGET).and_then(|params| fault(ctx, params)) {
        Some(message) => Err(parser.error(at, message)),
        None => Ok(attr),
    }
}

/// What is wrong with a target.
fn fault(ctx: &Context, params: &[Param]) -> Option<&'static str> {
    let [Param::Int(level), Param::Str(triple), Param::Str(chip), _, _, link, _] = params else {
        return None;
    };
    let is_string = |file: &Attribute| file.as_str(ctx).is_some();
    let files = match link {
        Param::Attr(link) => link.as_array(ctx).unwrap_or_default(),
        _ => &[],
    };
    if !(0..=3).contains(level) {
        return Some("The optimization level must be a number between 0 and 3.");
    }
    if ctx.str(*triple).is_empty() {
        return Some("The target triple cannot be empty.");
    }
    if ctx.str(*chip).is_empty() {
        return Some("The target chip cannot be empty.");
    }
    let strings = files.iter().all(is_string);
    (!strings).then_some("All the elements in the `link` array must be strings.")
}
