//! Suggested names of results.

use couloir_ir::op::NameSink;
use couloir_ir::ty::{Signedness, TypeKind};
use couloir_ir::{Context, OpRef, Type};

/// Appends `_i32`, `_si8`, as it ends the name of a constant.
pub fn integer_type(ctx: &Context, ty: Type, width: u32, text: &mut String) {
    text.push_str(match ty.kind(ctx) {
        TypeKind::Integer(_, Signedness::Signed) => "_si",
        TypeKind::Integer(_, Signedness::Unsigned) => "_ui",
        _ => "_i",
    });
    match width {
        32 => text.push_str("32"),
        64 => text.push_str("64"),
        _ => text.push_str(&width.to_string()),
    }
}

/// Each result group under its own name.
pub fn by_group(op: OpRef<'_>, name: &mut NameSink<'_>) {
    let Some(def) = op.def() else { return };
    for (at, group) in def.results.iter().enumerate() {
        if let Some(&first) = op.results_in(at).first() {
            name(first, group.name);
        }
    }
}

/// Hooks that suggest one name each for an op's first result.
macro_rules! result_names {
    ($($hook:ident = $text:literal;)*) => {
        $(
            #[doc = concat!("`%", $text, "`")]
            pub(super) fn $hook(
                op: couloir_ir::OpRef<'_>,
                name: &mut couloir_ir::op::NameSink<'_>,
            ) {
                if let Some(result) = op.result(0) {
                    name(result, $text);
                }
            }
        )*
    };
}
pub(crate) use result_names;
