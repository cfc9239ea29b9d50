//! Canonicalization patterns of `amdgpu`.

use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::num::Int;
use couloir_ir::ty::MemRefType;
use couloir_ir::{Attribute, Context, OpDef, OpRef, Type};
use couloir_ods::types::has_value_semantics;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{PatternDef, Rewritten, row};

use super::{
    GatherToLds, LdsBarrier, MemoryCounterWait, RawBufferAtomicCmpswap, RawBufferAtomicFadd,
    RawBufferAtomicFmax, RawBufferAtomicSmax, RawBufferAtomicUmin, RawBufferLoad, RawBufferStore,
    ScaledMfma,
};
use crate::arith;
use crate::common::canonicalize::operand_from;
use crate::common::fold::{Number, fill};
use crate::common::mixed::int_constant;
use crate::memref::{Cast, forgets};
use crate::vector::{Extract, ExtractStridedSlice, Insert, ShapeCast};

/// All of them.
pub(crate) static ALL: &[&[PatternDef]] = &[&[
    row("", RawBufferLoad::def, outside::<0>),
    row("", RawBufferStore::def, outside::<1>),
    row("", RawBufferAtomicFadd::def, outside::<1>),
    row("", RawBufferAtomicFmax::def, outside::<1>),
    row("", RawBufferAtomicSmax::def, outside::<1>),
    row("", RawBufferAtomicUmin::def, outside::<1>),
    row("", RawBufferAtomicCmpswap::def, outside::<2>),
    row("", LdsBarrier::def, barriers),
    row("", MemoryCounterWait::def, waits),
    row("", GatherToLds::def, casts),
    row("", ScaledMfma::def, pack_scales),
]];

/// Of barriers that follow one another, the last does.
fn barriers(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    next_of(rw, op, LdsBarrier::def()).or_no_match("no barrier follows")?;
    rw.erase(op);
    Ok(())
}

/// The next op, where it is of a kind.
fn next_of(rw: &Rewriter<'_>, op: Op, def: &'static OpDef) -> Option<Op> {
    rw.scope().body.next_op(op).filter(|&next| rw.view(next).is(def))
}

/// Of waits that follow one another, one for the least of each is enough.
fn waits(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    type Wait<'a> = MemoryCounterWait<'a>;
    let next = next_of(rw, op, Wait::def()).or_no_match("no wait follows")?;
    for slot in [Wait::LOAD, Wait::STORE, Wait::DS, Wait::EXP, Wait::TENSOR] {
        let ctx = rw.context();
        let of = |op| rw.view(op).prop(slot).and_then(|count| count.as_i64(ctx));
        let counts = [op, next].into_iter().filter_map(of);
        let least = counts.map(|count| count as u32).min();
        let least = least.map(|count| Attribute::i32(ctx, count as i32));
        rw.set_prop(op, slot, least);
    }
    rw.erase(next);
    Ok(())
}

/// Copies take memrefs of which more is known statically.
fn casts(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let uncast = |group| {
        let at = view.operand_group(group).start;
        let cast = operand_from(view, at, Cast::def())?;
        let source = cast.operand(0)?;
        forgets(view.ctx(), view.ty(source), cast.result_type(0)?).then_some((at, source))
    };
    let found = [GatherToLds::SRC, GatherToLds::DST].map(uncast);
    if found.iter().all(Option::is_none) {
        return no_match("no memref that was cast");
    }
    found.into_iter().flatten().for_each(|(at, source)| rw.set_operand(op, at, source));
    Ok(())
}

/// Where a buffer is accessed: its operand is the one of number `MEMREF`, then come indices and an
/// offset.
struct Access<'a> {
    op: OpRef<'a>,
    memref: &'a MemRefType,
    indices: Vec<Value>,
    offset: Option<Value>,
    checked: bool,
    plus: u32,
}

impl<'a> Access<'a> {
    fn of(op: OpRef<'a>, memref: usize) -> Option<Self> {
        let ctx = op.ctx();
        let checked = op.prop(RawBufferLoad::BOUNDS_CHECK).and_then(Attribute::as_bool);
        let plus = op.prop(RawBufferLoad::INDEX_OFFSET).and_then(|plus| plus.as_i64(ctx));
        Some(Access {
            op,
            memref: op.operand_type(memref)?.as_memref(ctx)?,
            indices: op.operands_in(memref + 1),
            offset: op.operand_in(memref + 2),
            checked: checked == Some(true),
            plus: plus.unwrap_or_default() as u32,
        })
    }

    /// Whether it is known to be outside of the buffer, as the hardware counts: in 32 bits. Where
    /// that is too little nothing is known.
    fn is_outside(&self) -> Option<bool> {
        let ctx = self.op.ctx();
        let (strides, start) = self.memref.strides_and_offset(ctx)?;
        let sizes = self.memref.shape.iter().map(|&size| u64::try_from(size).ok());
        let count = sizes.clone().try_fold(1u64, |count, size| count.checked_mul(size?))?;
        let known = |value: i64| u32::try_from(value).ok();
        let mut at = known(start)?.checked_add(self.plus)?;
        if let Some(offset) = self.offset {
            at = at.checked_add(int_constant(self.op.scope, offset)? as u32)?;
        }
        for (stride, &index) in strides.into_iter().zip(&self.indices) {
            let index = int_constant(self.op.scope, index)? as u32;
            at = at.checked_add(known(stride)?.checked_mul(index)?)?;
        }
        Some(u64::from(at) >= count)
    }
}

/// What is read outside of a buffer is zero, what is written there is lost.
fn outside<const MEMREF: usize>(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let access = Access::of(view, MEMREF).or_no_match("no buffer")?;
    if !access.checked || access.is_outside() != Some(true) {
        return no_match("not known to be outside");
    }
    let Some(ty) = view.result_type(0) else {
        rw.erase(op);
        return Ok(());
    };
    let zero = zero_of(view.ctx(), ty).or_no_match("the type has no zero")?;
    rw.replace_with(op, arith::Constant::build(ty, zero));
    Ok(())
}

/// The zero of a number, or of a vector or tensor.
fn zero_of(ctx: &Context, ty: Type) -> Option<Attribute> {
    let is_held = !ty.is_shaped(ctx) || has_value_semantics(ctx, ty) && ty.has_static_shape(ctx);
    let element = ty.element_or_self(ctx);
    let zero = match element {
        Type::INDEX => Number::Int(Int::zero(64)),
        _ if element.is_signless_integer(ctx) || element.is_float(ctx) => {
            Number::zero(ctx, element)?
        }
        _ => return None,
    };
    is_held.then(|| fill(ctx, ty, &zero))
}

/// A scale that is taken from many stays among four of them.
fn pack_scales(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let places = [
        (ScaledMfma::SCALES_A, ScaledMfma::SCALES_IDX_A),
        (ScaledMfma::SCALES_B, ScaledMfma::SCALES_IDX_B),
    ];
    for (group, slot) in places {
        pack_scale(op, rw, group, slot)?;
    }
    Ok(())
}

/// From where a scale was taken.
struct Taken {
    source: Value,
    /// Which one it is of all.
    at: i64,
    count: i64,
    element: Type,
    is_row: bool,
}

fn pack_scale(op: Op, rw: &mut Rewriter<'_>, group: usize, slot: usize) -> Rewritten {
    let view = rw.view(op);
    let operand = view.operand_group(group).start;
    let inserted = operand_from(view, operand, Insert::def()).or_no_match("not inserted")?;
    let taken = taken(inserted).or_no_match("not taken from known scales")?;
    let ctx = rw.context();
    rw.at(op);
    let row = match taken.is_row {
        true => taken.source,
        false => {
            let ty = Type::vector(ctx, &[taken.count], taken.element);
            rw.insert1(ShapeCast::build(ty, taken.source))
        }
    };
    let start = (taken.at - taken.at % 4).min(taken.count - 4);
    let four = rw.insert1(slice(ctx, row, taken.element, start));
    rw.set_operand(op, operand, four);
    rw.set_prop(op, slot, Some(Attribute::i32(ctx, (taken.at - start) as i32)));
    Ok(())
}

/// Four elements of a vector.
fn slice(ctx: &Context, from: Value, element: Type, start: i64) -> NewOp {
    let list = |value| Attribute::array(ctx, &[Attribute::i64(ctx, value)]);
    let ty = Type::vector(ctx, &[4], element);
    ExtractStridedSlice::build(ty, from, list(start), list(4), list(1))
}

/// What was inserted, where it was taken from a vector of more than four.
fn taken(inserted: OpRef<'_>) -> Option<Taken> {
    let extract = operand_from(inserted, 0, Extract::def())?;
    let source = extract.operand(0)?;
    let vector = extract.ty(source).as_vector(extract.ctx())?;
    let place = extract.prop(Extract::STATIC_POSITION)?.as_i64_array(extract.ctx())?;
    let is_scalar = extract.result_type(0)?.as_vector(extract.ctx()).is_none();
    if !is_scalar || vector.is_scalable() || place.len() != vector.rank() {
        return None;
    }
    let count = vector.shape.iter().try_fold(1i64, |count, &size| count.checked_mul(size))?;
    let at = place.iter().zip(&vector.shape).try_fold(0i64, |at, (&index, &size)| {
        let index = (0..size).contains(&index).then_some(index)?;
        at.checked_mul(size)?.checked_add(index)
    })?;
    let is_row = vector.rank() == 1;
    (count > 4).then_some(Taken { source, at, count, element: vector.element, is_row })
}
