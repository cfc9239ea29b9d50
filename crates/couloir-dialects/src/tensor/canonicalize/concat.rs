//! Canonicalization of `tensor.concat`.

use couloir_ir::body::Op;
use couloir_ir::build::Build;
use couloir_ir::{OpRef, Type};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{PatternDef, Rewritten};

use super::super::fold::forgets;
use super::super::verify::concatenated;
use super::{Cast, replace_and_cast, row, shape_of};
use crate::tensor::Concat;

pub(super) const PATTERNS: &[PatternDef] = &[
    row("(anonymous namespace)::SingleInputConcatOp", Concat::def, alone),
    row("(anonymous namespace)::InferConcatOperandTypes", Concat::def, operands),
    row("(anonymous namespace)::InferConcatResultType", Concat::def, result),
];

/// One tensor after nothing else is that tensor, cast.
fn alone(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let source = view.operand(0).filter(|_| view.operands().len() == 1);
    let (source, ty) = source.zip(view.result_type(0)).or_no_match("there are several")?;
    rw.replace_with(op, Cast::build(ty, source));
    Ok(())
}

/// Along which dimension, and the shape that the operands say of the result.
fn said(op: OpRef<'_>) -> Option<(usize, Vec<i64>)> {
    let along = op.prop(Concat::DIM)?.as_i64(op.ctx())?;
    let along = usize::try_from(along).ok()?;
    Some((along, concatenated(op, along)?))
}

/// All operands are of the same sizes but along one dimension.
fn operands(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let (along, mut shape) = said(rw.view(op)).or_no_match("no shape")?;
    let ctx = rw.context();
    let mut found = no_match("nothing more is known");
    let count = rw.view(op).operands().len();
    for at in 0..count {
        let view = rw.view(op);
        let Some(source) = view.operand(at) else { continue };
        let own = shape_of(view, source).and_then(|own| own.get(along));
        if let (Some(size), Some(&own)) = (shape.get_mut(along), own) {
            *size = own;
        }
        let ty = view.ty(source);
        let element = ty.shaped_element(ctx).or_no_match("no elements")?;
        let known = Type::tensor(ctx, &shape, element);
        if forgets(ctx, ty, known) {
            continue;
        }
        let cast = rw.insert1(Cast::build(known, source));
        rw.set_operand(op, at, cast);
        found = Ok(());
    }
    found
}

/// The result is known as well as the operands say.
fn result(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let ctx = rw.context();
    let (_, shape) = said(view).or_no_match("no shape")?;
    let ty = view.result_type(0).or_no_match("no result")?;
    let element = ty.shaped_element(ctx).or_no_match("no elements")?;
    let known = Type::tensor(ctx, &shape, element);
    if forgets(ctx, ty, known) {
        return no_match("nothing more is known");
    }
    let dim = view.prop(Concat::DIM).or_no_match("no dimension")?;
    let inputs = view.operands().collect::<Vec<_>>();
    replace_and_cast(rw, op, Concat::build(known, &inputs, dim))
}
