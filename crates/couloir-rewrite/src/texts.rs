//! Texts of types and ops in messages.

use couloir_ir::view::OpRef;
use couloir_ir::{Context, Type};

/// Types as messages list them: each in quotes.
pub(crate) fn type_list(ctx: &Context, types: impl Iterator<Item = Type>) -> String {
    let texts = types.map(|ty| format!("'{}'", type_text(ctx, ty))).collect::<Vec<_>>();
    texts.join(", ")
}

fn type_text(ctx: &Context, ty: Type) -> String {
    format!("{:?}", ty.kind(ctx))
}

/// An op as messages show it.
pub(crate) fn op_text(op: OpRef<'_>) -> String {
    op.name().to_owned()
}
