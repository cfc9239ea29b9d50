//! Making a parallel loop of another.

use couloir_dialects::affine;
use couloir_ir::attr::{AttrKind, DenseElements};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Attribute, Context, Op, Type};
use couloir_rewrite::Rewriter;

use super::reductions::Reduction;
use crate::affine_loops::{Side, bound, step};
use crate::common::entry_of;

/// How many results each bound has, as an attribute.
fn group(ctx: &Context, count: usize) -> Option<Attribute> {
    let ty = Type::tensor(ctx, &[1], Type::I32);
    let data = i32::try_from(count).ok()?.to_le_bytes();
    let dense = DenseElements::new(ctx, ty, data.to_vec());
    Some(Attribute::get(ctx, AttrKind::DenseElements(dense)))
}

/// Runs a loop's iterations side by side.
pub(super) fn convert(rw: &mut Rewriter<'_>, op: Op, reductions: &[Reduction]) -> Option<()> {
    use affine::Parallel;
    let ctx = rw.context();
    let view = rw.view(op);
    let (lower, upper) = (bound(view, Side::Lower)?, bound(view, Side::Upper)?);
    let inits = view.operands_in(affine::For::INITS);
    let kinds = reductions.iter().map(|own| Attribute::i64(ctx, own.kind)).collect::<Vec<_>>();
    let types = reductions.iter().map(|own| rw.ty(own.value)).collect::<Vec<_>>();
    let mut new = NewOp::new(Parallel::def())
        .operands(lower.operands())
        .operands(upper.operands())
        .results(types)
        .prop(Parallel::REDUCTIONS, Attribute::array(ctx, &kinds))
        .prop(Parallel::LOWER_BOUNDS_MAP, Attribute::affine_map(ctx, lower.map.clone()))
        .prop(Parallel::LOWER_BOUNDS_GROUPS, group(ctx, lower.map.num_results())?)
        .prop(Parallel::UPPER_BOUNDS_MAP, Attribute::affine_map(ctx, upper.map.clone()))
        .prop(Parallel::UPPER_BOUNDS_GROUPS, group(ctx, upper.map.num_results())?)
        .prop(Parallel::STEPS, Attribute::array(ctx, &[Attribute::i64(ctx, step(view)?)]));
    rw.at(op);
    new.regions = rw.body().take_regions(op).into();
    let new = rw.insert(new);
    let block = entry_of(rw.scope().body, new, 0)?;
    let end = rw.scope().body.last_op(block)?;
    for (at, (own, init)) in reductions.iter().zip(inits).enumerate() {
        let result = rw.scope().body.result(new, at)?;
        rw.body().detach_op(own.op);
        rw.body().insert_before(op, own.op);
        rw.set_operands(own.op, &[init, result]);
        let (old, reduced) = (rw.scope().body.result(op, at)?, rw.scope().body.result(own.op, 0)?);
        rw.replace_all_uses(old, reduced);
    }
    let values = reductions.iter().map(|own| own.value).collect::<Vec<_>>();
    rw.set_operands(end, &values);
    rw.body().remove_args(block, |at| at > 0);
    rw.erase(op);
    Some(())
}
