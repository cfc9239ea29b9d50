//! `memref.collapse_shape` and `memref.expand_shape`.

use couloir_ir::body::Op;
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{OpRef, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{PatternDef, Rewritten};

use super::{replace_and_cast, row};
use crate::common::canonicalize::operand_from;
use crate::common::mixed::fixed;
use crate::common::reshape::{self, Reshapes, groups_of, output_shape};
use crate::memref::fold::forgets;
use crate::memref::{Cast, CollapseShape, ExpandShape, layout};

/// The reshapes of `memref`.
static HOW: Reshapes = Reshapes {
    expand: ExpandShape::def,
    collapse: CollapseShape::def,
    build_expand: ExpandShape::build,
    build_collapse: CollapseShape::build,
    build_cast: Cast::build,
    plain: |ctx, ty| ty.as_memref(ctx).is_some_and(|memref| layout::is_identity(ctx, memref)),
};

pub(super) const SHARED: &[PatternDef] =
    &reshape::rows!("memref", "MemRefType", ExpandShape<'_>, CollapseShape<'_>, HOW);

pub(super) const RESHAPES: &[PatternDef] = &[
    row("ExpandShapeOpMemRefCastFolder", ExpandShape::def, expand_of_cast),
    row("CollapseShapeOpMemRefCastFolder", CollapseShape::def, collapse_of_cast),
];

/// The memref that the first operand is a cast of which only forgets what is
/// known.
fn uncast(op: OpRef<'_>) -> Option<Value> {
    let source = operand_from(op, 0, Cast::def())?.operand(0)?;
    forgets(op.ctx(), op.ty(source), op.operand_type(0)?).then_some(source)
}

fn collapse_of_cast(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let ctx = rw.context();
    let source = uncast(view).or_no_match("not of a cast")?;
    let memref = view.ty(source).as_memref(ctx).or_no_match("no memref")?;
    let groups = groups_of(view);
    let sizes = groups.iter().map(|group| {
        let sizes = group.iter().filter_map(|&dim| memref.shape.get(usize::try_from(dim).ok()?));
        sizes.fold(1, |product, &size| unknown_or(product, size, i64::wrapping_mul))
    });
    let shape = sizes.collect::<Vec<_>>();
    let ty = layout::collapse(ctx, memref, &shape, &groups).or_no_match("no type")?;
    if view.result_type(0) == Some(ty) {
        rw.set_operand(op, 0, source);
        return Ok(());
    }
    replace_and_cast(rw, op, HOW.collapse(ctx, ty, source, &groups))
}

fn unknown_or(a: i64, b: i64, eval: fn(i64, i64) -> i64) -> i64 {
    if a == DYNAMIC || b == DYNAMIC { DYNAMIC } else { eval(a, b) }
}

fn expand_of_cast(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let ctx = rw.context();
    let source = uncast(view).or_no_match("not of a cast")?;
    let memref = view.ty(source).as_memref(ctx).or_no_match("no memref")?;
    let groups = groups_of(view);
    let sizes = output_shape(view).into_iter().map(|size| size.folded(view.scope));
    let sizes = sizes.collect::<Vec<_>>();
    let shape = fixed(&sizes);
    for (group, &own) in groups.iter().zip(&memref.shape) {
        let mut parts = group.iter().filter_map(|&dim| shape.get(usize::try_from(dim).ok()?));
        if parts.any(|&size| size == DYNAMIC) != (own == DYNAMIC) {
            return no_match("less would be known of the result");
        }
    }
    let ty = layout::expand(ctx, memref, &shape, &groups).or_no_match("no type")?;
    if view.result_type(0) == Some(ty) {
        rw.set_operand(op, 0, source);
        return Ok(());
    }
    replace_and_cast(rw, op, HOW.expand(ctx, ty, source, &groups, &sizes))
}
