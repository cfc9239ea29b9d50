//! Parts of tensors do without dimensions of size 1.

use couloir_dialects::common::mixed::{fixed, mixed};
use couloir_dialects::common::region_branch::like;
use couloir_dialects::common::reshape::groups_attr;
use couloir_dialects::tensor::{CollapseShape, ExtractSlice, ParallelInsertSlice};
use couloir_ir::body::Op;
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::{Context, Type};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::OrNoMatch;
use couloir_rewrite::greedy::Rewritten;

use super::shape::{Reduced, expand_shape};

/// How dimensions of size 1 go together with the ones after them, the last ones with those before;
/// none where there are none.
fn grouped(shape: &[i64]) -> Option<Reduced> {
    let mut reduced = Reduced::default();
    let mut group = Vec::new();
    for (&size, dim) in shape.iter().zip(0..) {
        group.push(dim);
        if size != 1 {
            reduced.groups.push(std::mem::take(&mut group));
            reduced.shape.push(size);
        }
    }
    if let Some(last) = reduced.groups.last_mut() {
        last.append(&mut group);
    }
    (reduced.groups.len() != shape.len()).then_some(reduced)
}

/// The type of a part of these sizes, without the first of its dimensions of size 1.
fn part(ctx: &Context, element: Type, sizes: &[i64], rank: usize) -> Type {
    let mut more = sizes.len().saturating_sub(rank);
    let mut shape = sizes.to_vec();
    shape.retain(|&size| {
        let dropped = more > 0 && size == 1;
        more -= usize::from(dropped);
        !dropped
    });
    Type::tensor(ctx, &shape, element)
}

/// What is taken out has them put back.
pub(super) fn extract(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let ctx = rw.context();
    let view = rw.view(op);
    let ty = view.result_type(0).or_no_match("no result")?;
    let reduced = grouped(ty.shape(ctx).or_no_match("not ranked")?).or_no_match("none goes")?;
    let sizes = fixed(&mixed(view, ExtractSlice::SIZES, ExtractSlice::STATIC_SIZES));
    let new = like(view);
    let ty_of_part = part(ctx, ty.element_or_self(ctx), &sizes, reduced.groups.len());
    rw.at(op);
    let slice = rw.insert1(new.attrs(couloir_ir::Attribute::EMPTY_DICT).result(ty_of_part));
    let value = expand_shape(rw, ty, slice, &reduced.groups).or_no_match("no shape")?;
    rw.replace(op, &[value]);
    Ok(())
}

/// What is put in has them taken out.
pub(super) fn insert(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let ctx = rw.context();
    let view = rw.view(op);
    let source = view.operand(0).or_no_match("no source")?;
    let ty = view.ty(source);
    let reduced = grouped(ty.shape(ctx).or_no_match("not ranked")?).or_no_match("none goes")?;
    let mut new = like(view).attrs(couloir_ir::Attribute::EMPTY_DICT);
    new.results.extend(view.result_types());
    let around = view.parent().filter(|_| view.is(ParallelInsertSlice::def()));
    let around = around.map(|around| around.op);
    rw.at(op);
    if let Some(around) = around {
        rw.set_point(InsertPoint::Before(around));
    }
    let shape = Type::tensor(ctx, &reduced.shape, ty.element_or_self(ctx));
    let groups = groups_attr(ctx, &reduced.groups);
    let source = rw.insert1(CollapseShape::build(shape, source, groups));
    rw.at(op);
    if let Some(operand) = new.operands.first_mut() {
        *operand = source;
    }
    let new = rw.insert(new);
    let results: Vec<_> = rw.scope().body.results(new).collect();
    rw.replace(op, &results);
    Ok(())
}
