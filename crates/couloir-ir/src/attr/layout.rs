//! Attributes that serve as memref layouts.

use super::{AttrKind, Attribute};
use crate::context::Context;

impl Attribute {
    /// Whether this attribute can be a memref's layout.
    pub fn is_layout(self, ctx: &Context) -> bool {
        matches!(self.kind(ctx), AttrKind::AffineMap(_) | AttrKind::StridedLayout { .. })
    }

    /// Whether this layout is the identity map of `rank` dimensions. (A
    /// strided layout is never dropped: it stands as written.)
    pub(crate) fn is_identity_layout(self, ctx: &Context, rank: usize) -> bool {
        match self.kind(ctx) {
            AttrKind::AffineMap(map) => map.is_identity() && map.num_dims() as usize == rank,
            _ => false,
        }
    }

    /// Strides and offset of a strided layout, or of an affine map that
    /// amounts to one for a memref of this shape.
    pub fn strides_and_offset(self, ctx: &Context, shape: &[i64]) -> Option<(Vec<i64>, i64)> {
        match self.kind(ctx) {
            AttrKind::StridedLayout { strides, offset } => Some((strides.to_vec(), *offset)),
            AttrKind::AffineMap(map) => map.strides_and_offset(shape),
            _ => None,
        }
    }
}
