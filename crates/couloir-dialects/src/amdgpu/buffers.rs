//! Buffers with bounds.

use couloir_ir::ty::MemRefType;
use couloir_ir::{Attribute, Context, Type};
use couloir_ods::enums;

use super::ADDRESS_SPACE;

/// What a memref is as a buffer; none where its offset is to be reset and cannot be.
pub fn fat_type(ctx: &Context, source: &MemRefType, resets: bool) -> Option<Type> {
    let layout = match source.layout.expand() {
        Some(layout) if resets => from_zero(ctx, &strides_of(ctx, layout)?),
        layout => layout,
    };
    let space = enums::get(ctx, &ADDRESS_SPACE, 0);
    Some(MemRefType::get(ctx, &source.shape, source.element, layout, Some(space)))
}

/// The strides of a layout that is given by them.
fn strides_of(ctx: &Context, layout: Attribute) -> Option<Vec<i64>> {
    let is_map = layout.as_affine_map(ctx).is_some();
    layout.strides_and_offset(ctx).filter(|_| !is_map).map(|(strides, _)| strides)
}

/// These strides from 0; no layout where they say nothing.
fn from_zero(ctx: &Context, strides: &[i64]) -> Option<Attribute> {
    let is_plain = matches!(strides, [] | [1]);
    (!is_plain).then(|| Attribute::strided_layout(ctx, strides, 0))
}
