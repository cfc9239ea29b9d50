//! Buffers with bounds.

use couloir_ir::ty::MemRefType;
use couloir_ir::{Attribute, Context, Type};
use couloir_ods::enums;

use super::ADDRESS_SPACE;

/// What a memref is as a buffer; none where its offset is to be reset and cannot be.
pub fn fat_type(ctx: &Context, source: &MemRefType, resets: bool) -> Option<Type> {
    let layout = source.layout.expand();
    let layout = match layout {
        Some(layout) if resets => without_offset(ctx, layout)?,
        layout => layout,
    };
    let space = enums::get(ctx, &ADDRESS_SPACE, 0);
    Some(MemRefType::get(ctx, &source.shape, source.element, layout, Some(space)))
}

/// The same strides from 0, or no layout where these say nothing; none for layouts that are not
/// given by strides.
fn without_offset(ctx: &Context, layout: Attribute) -> Option<Option<Attribute>> {
    if layout.as_affine_map(ctx).is_some() {
        return None;
    }
    let (strides, _) = layout.strides_and_offset(ctx)?;
    let is_plain = matches!(strides.as_slice(), [] | [1]);
    Some((!is_plain).then(|| Attribute::strided_layout(ctx, &strides, 0)))
}
