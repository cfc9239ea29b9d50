//! Ops whose results are the same on narrower numbers: what moves numbers, or looks at few of them.

use std::sync::Arc;

use couloir_dialects::common::region_branch::like;
use couloir_dialects::tosa;
use couloir_ir::{Attribute, OpDef, OpRef};
use couloir_rewrite::convert::{PatternSet, TypeConverter, no_match};

use super::{Wide, attrs};
use crate::function_types::retyped;

/// Ops that only move numbers.
static MOVES: &[&OpDef] = &[
    tosa::Concat::def(),
    tosa::Const::def(),
    tosa::Identity::def(),
    tosa::If::def(),
    tosa::Pad::def(),
    tosa::Reshape::def(),
    tosa::Reverse::def(),
    tosa::Slice::def(),
    tosa::Tile::def(),
    tosa::Transpose::def(),
    tosa::While::def(),
    tosa::Yield::def(),
];

/// Adds patterns for these ops. Those that depend on more than types lose what attributes they have
/// of other dialects.
pub(super) fn populate(patterns: &mut PatternSet, converter: &Arc<TypeConverter>, wide: Wide) {
    for def in MOVES {
        patterns.add(def, converter, move |op, new, rw| {
            let made = attrs::narrowed(rw.context(), like(rw.view(op)), wide, false)?;
            retyped(op, new, rw, made)
        });
    }
    let mut add = |def, holds: fn(OpRef<'_>, Wide) -> Option<bool>| {
        patterns.add(def, converter, move |op, new, rw| {
            let view = rw.view(op);
            if holds(view, wide) != Some(true) {
                return no_match("the result may be another");
            }
            let bare = like(view).attrs(Attribute::EMPTY_DICT);
            let made = attrs::narrowed(rw.context(), bare, wide, false)?;
            retyped(op, new, rw, made)
        });
    };
    add(tosa::Cast::def(), stays_wide);
    if wide == Wide::Int {
        add(tosa::Clamp::def(), |_, _| Some(true));
        add(tosa::ArgMax::def(), is_short);
    }
}

/// Whether a cast does not take wide numbers to such of the same kind that are narrower than theirs
/// will be.
fn stays_wide(op: OpRef<'_>, wide: Wide) -> Option<bool> {
    let ctx = op.ctx();
    let from = op.operand_types().next()?.element_or_self(ctx);
    let to = op.result_type(0)?.element_or_self(ctx);
    let same_kind = match wide {
        Wide::Int => to.is_integer(ctx),
        Wide::Float => to.is_float(ctx),
    };
    let narrower = to.int_or_float_width(ctx).is_some_and(|width| width < 32);
    Some(!(wide.is(ctx, from) && same_kind && narrower))
}

/// Whether narrow numbers can say all places along the dimension.
fn is_short(op: OpRef<'_>, _: Wide) -> Option<bool> {
    let axis = op.prop(tosa::ArgMax::AXIS)?.as_i64(op.ctx())?;
    let shape = op.operand_types().next()?.shape(op.ctx())?;
    let size = *shape.get(usize::try_from(axis).ok()?)?;
    Some((0..i64::from(i32::MAX)).contains(&size))
}
