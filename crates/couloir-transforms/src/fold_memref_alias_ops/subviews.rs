//! A subview of a subview, as one of what that is of.

use couloir_dialects::memref::{self, Subview};
use couloir_ir::OpRef;
use couloir_ir::body::Op;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;

use super::access::has_unit_strides;
use super::indices::offset_by;
use crate::expand_strided_metadata::mixed;
use couloir_dialects::affine::index::{Index, fixed, values};

/// Offsets, sizes and strides of a subview.
fn lists(op: OpRef<'_>) -> [Vec<Index>; 3] {
    let view = Subview(op);
    [
        mixed(op, Subview::OFFSETS, view.static_offsets()),
        mixed(op, Subview::SIZES, view.static_sizes()),
        mixed(op, Subview::STRIDES, view.static_strides()),
    ]
}

pub(super) fn merge(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let ctx = rw.context();
    let view = rw.view(op);
    let (inner, ty) = view.operand(0).zip(view.result_type(0)).or_no_match("no source")?;
    let inner = view.scope.defining_op(inner).filter(|inner| inner.is(Subview::def()));
    let inner = inner.or_no_match("not of a subview")?;
    if !has_unit_strides(view) || !has_unit_strides(inner) {
        return no_match("a stride is not one");
    }
    let source = inner.operand(0).or_no_match("no source")?;
    let dropped = memref::dropped_dims(inner).or_no_match("not a rank reduction")?;
    let [offsets, sizes, strides] = lists(inner);
    let [own_offsets, own_sizes, _] = lists(view);
    let mut own = own_offsets.into_iter().zip(own_sizes);
    rw.at(op);
    let (mut new_offsets, mut new_sizes) = (Vec::new(), Vec::new());
    for ((offset, size), dropped) in offsets.into_iter().zip(sizes).zip(dropped) {
        let part = if dropped { None } else { own.next() };
        let (more, size) = match part {
            None => (offset, size),
            Some((at, size)) => {
                let sum = offset_by(rw, offset, at, Index::Known(1));
                (sum.or_no_match("the expression is too large")?, size)
            }
        };
        new_offsets.push(more);
        new_sizes.push(size);
    }
    let new = Subview::build(
        ctx,
        ty,
        source,
        &values(&new_offsets),
        &values(&new_sizes),
        &values(&strides),
        fixed(ctx, &new_offsets),
        fixed(ctx, &new_sizes),
        fixed(ctx, &strides),
    );
    rw.replace_with(op, new);
    Ok(())
}
