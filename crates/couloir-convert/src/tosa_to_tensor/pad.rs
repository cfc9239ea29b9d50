//! `tosa.pad`: a padded tensor, by a value that is the one element of another.

use couloir_dialects::{tensor, tosa};
use couloir_ir::body::{Body, Op, Value};
use couloir_ir::build::{Build, InsertPoint, NewOp};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, Location, Region, Type};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch, no_match};

use crate::tosa_common::index;

pub(super) fn pad(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let ty = view.result_type(0).or_no_match("no result")?;
    let &[source, _, filling] = new.all() else { return no_match("no operands") };
    let widths = tosa::shape_operand(view, 1).or_no_match("widths are not known")?;
    let element = rw.ty(filling).shaped_element(ctx).or_no_match("no elements")?;
    let zero = index(rw, 0);
    let value = rw.insert_folded(tensor::Extract::build(element, filling, &[zero]));
    let widths = widths.into_iter().map(|width| index(rw, width)).collect::<Vec<_>>();
    let side = |side: usize| widths.iter().copied().skip(side).step_by(2).collect::<Vec<_>>();
    let (low, high) = (side(0), side(1));
    let location = rw.location();
    let region = padding(rw.body(), value, low.len(), location);
    let unknown = Attribute::i64_array(ctx, &vec![DYNAMIC; low.len()]);
    let new = tensor::Pad::build(ctx, ty, source, &low, &high, unknown, unknown, region);
    rw.replace_with(op, new)
}

/// A region that gives the same value everywhere.
fn padding(body: &mut Body, value: Value, rank: usize, location: Location) -> Region {
    let region = body.create_region();
    let block = body.append_new_block(region);
    for _ in 0..rank {
        body.add_arg(block, Type::INDEX, location);
    }
    let end = body.create(NewOp::new(tensor::Yield::def()).operand(value), location);
    body.put_at(InsertPoint::End(block), end);
    region
}
