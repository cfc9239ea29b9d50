//! Attributes that serve as memref layouts.

use super::{AttrKind, Attribute};
use crate::affine::AffineMap;
use crate::context::Context;
use crate::ty::DYNAMIC;

impl Attribute {
    /// Whether this attribute can be a memref's layout.
    pub fn is_layout(self, ctx: &Context) -> bool {
        matches!(self.kind(ctx), AttrKind::AffineMap(_) | AttrKind::StridedLayout { .. })
    }

    /// Whether this layout is the identity map of `rank` dimensions. (A
    /// strided layout is never dropped: it stands as written.)
    pub(crate) fn is_identity_layout(self, ctx: &Context, rank: usize) -> bool {
        match self.kind(ctx) {
            AttrKind::AffineMap(map) => map.is_identity() && map.dims() as usize == rank,
            _ => false,
        }
    }

    /// Strides and offset of a strided layout, or of an affine map that
    /// amounts to one.
    pub fn strides_and_offset(self, ctx: &Context) -> Option<(Vec<i64>, i64)> {
        match self.kind(ctx) {
            AttrKind::StridedLayout { strides, offset } => Some((strides.to_vec(), *offset)),
            AttrKind::AffineMap(map) => map_strides(map),
            _ => None,
        }
    }
}

/// Strides and offset of a linear map; what is no constant is [`DYNAMIC`].
fn map_strides(map: &AffineMap) -> Option<(Vec<i64>, i64)> {
    let found = map.strides()?;
    let known = |value: Option<i64>| value.unwrap_or(DYNAMIC);
    Some((found.strides.into_iter().map(known).collect(), known(found.offset)))
}
