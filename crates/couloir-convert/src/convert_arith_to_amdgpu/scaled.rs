//! Small numbers with scales: those that share one are a block, and go through registers together.

use couloir_dialects::amdgpu::{PackedScaledTrunc, ScaledExtPacked};
use couloir_dialects::vector;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::{Attribute, Type};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;

use super::{converted, count, is_number_or_vector, shape_of};
use crate::vector_common::build::BuildVector;

/// How many wide numbers an instruction takes or gives.
const PAIR: i64 = 2;

/// The shape of blocks of numbers that share a scale: dimensions along which a scale is repeated are
/// in one block.
fn block_shape(rw: &Rewriter<'_>, scales: Value, shape: &[i64]) -> Option<Vec<i64>> {
    let ctx = rw.context();
    let from = rw.scope().defining_op(scales).filter(|op| op.is(vector::Broadcast::def()));
    let Some(source) = from.and_then(|op| op.operand(0)) else { return Some(vec![1; shape.len()]) };
    let own = match rw.ty(source).as_vector(ctx) {
        Some(_) => shape_of(ctx, rw.ty(source))?,
        None => vec![1; shape.len()],
    };
    if own.len() != shape.len() {
        return Some(vec![1; shape.len()]);
    }
    shape.iter().zip(own).map(|(&size, own)| size.checked_div(own)).collect()
}

/// Where blocks begin, in order.
fn starts(shape: &[i64], block: &[i64]) -> Option<Vec<Vec<i64>>> {
    let counts = shape.iter().zip(block).map(|(&size, &block)| size.checked_div(block));
    let counts = counts.collect::<Option<Vec<_>>>()?;
    let starts = (0..count(&counts)?).map(|number| {
        let place = super::place(&counts, number);
        place.iter().zip(block).map(|(&at, &block)| at.saturating_mul(block)).collect()
    });
    Some(starts.collect())
}

/// What is common to both ways.
struct Work {
    source: Value,
    scales: Value,
    ty: Type,
    /// The element types.
    from: Type,
    to: Type,
    /// How many small numbers a register holds.
    register: i64,
}

impl Work {
    fn of(op: Op, rw: &Rewriter<'_>, small_comes_in: bool) -> Result<Self, NoMatch> {
        let ctx = rw.context();
        let view = rw.view(op);
        let (source, scales) = view.operand(0).zip(view.operand(1)).or_no_match("no operands")?;
        let ty = view.result_type(0).or_no_match("no result")?;
        let [from, to] = [rw.ty(source), ty].map(|ty| ty.element_or_self(ctx));
        let (small, wide) = if small_comes_in { (from, to) } else { (to, from) };
        let width = small.int_or_float_width(ctx).filter(|width| matches!(width, 4 | 8));
        let width = width.or_no_match("there are no such numbers")?;
        if !matches!(wide, Type::F32 | Type::F16 | Type::BF16) {
            return no_match("there are no such numbers");
        }
        if !is_number_or_vector(ctx, ty) {
            return no_match("neither a number nor a vector");
        }
        Ok(Self { source, scales, ty, from, to, register: i64::from(32 / width) })
    }

    /// Applies something to each block, given the block, its scale and how many numbers it has.
    fn each_block(
        &self,
        op: Op,
        rw: &mut Rewriter<'_>,
        work: impl Fn(&Self, &mut Rewriter<'_>, Value, Value, i64) -> Value,
    ) -> Rewritten {
        let ctx = rw.context();
        let shape = shape_of(ctx, self.ty).or_no_match("the vector is scalable")?;
        count(&shape).or_no_match("too many numbers")?;
        let block = block_shape(rw, self.scales, &shape).or_no_match("blocks do not fit")?;
        let starts = starts(&shape, &block).or_no_match("blocks do not fit")?;
        let size = count(&block).or_no_match("too many numbers")?;
        rw.at(op);
        let scales = converted(rw, self.scales, Type::F32);
        let mut whole = rw.zero(self.ty);
        for start in starts {
            let part = match block.is_empty() {
                true => self.source,
                false => rw.extract_slice(self.source, &start, &block),
            };
            let flat = Type::vector(ctx, &[size], self.from);
            let part = rw.shape_cast(part, flat);
            let scale = rw.extract(scales, &start);
            let made = work(self, rw, part, scale, size);
            let made = rw.shape_cast(made, Type::vector(ctx, &block, self.to));
            whole = match block.is_empty() {
                true => made,
                false => rw.insert_slice(made, whole, &start),
            };
        }
        rw.replace(op, &[whole]);
        Ok(())
    }
}

fn part(rw: &Rewriter<'_>, at: i64) -> Attribute {
    Attribute::i32(rw.context(), at as i32)
}

/// Two numbers of a register.
fn wide_pair(work: &Work, rw: &mut Rewriter<'_>, register: Value, scale: Value, at: i64) -> Value {
    let (ty, at) = (Type::vector(rw.context(), &[PAIR], work.to), part(rw, at));
    rw.insert1(ScaledExtPacked::build(ty, register, scale, at))
}

fn widen_block(work: &Work, rw: &mut Rewriter<'_>, part: Value, scale: Value, size: i64) -> Value {
    let ty = Type::vector(rw.context(), &[size], work.to);
    let mut whole = rw.zero(ty);
    for start in (0..size).step_by(work.register as usize) {
        let held = work.register.min(size.saturating_sub(start));
        let register = rw.extract_slice(part, &[start], &[held]);
        for at in (0..held).step_by(PAIR as usize) {
            let mut pair = wide_pair(work, rw, register, scale, at / PAIR);
            let left = held.saturating_sub(at);
            if left < PAIR {
                pair = rw.extract_slice(pair, &[0], &[left]);
            }
            whole = rw.insert_slice(pair, whole, &[start.saturating_add(at)]);
        }
    }
    whole
}

pub(super) fn widen(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let work = Work::of(op, rw, true)?;
    if work.ty.as_vector(rw.context()).is_some() {
        return work.each_block(op, rw, widen_block);
    }
    rw.at(op);
    let scale = converted(rw, work.scales, Type::F32);
    let one = Type::vector(rw.context(), &[1], work.from);
    let one = rw.broadcast(work.source, one);
    let pair = wide_pair(&work, rw, one, scale, 0);
    let value = rw.extract(pair, &[0]);
    rw.replace(op, &[value]);
    Ok(())
}

/// Numbers in a part of a register.
fn in_register(
    work: &Work,
    rw: &mut Rewriter<'_>,
    numbers: Value,
    scale: Value,
    at: i64,
    register: Option<Value>,
) -> Value {
    let (ty, at) = (Type::vector(rw.context(), &[work.register], work.to), part(rw, at));
    rw.insert1(PackedScaledTrunc::build(ty, numbers, scale, register, at))
}

fn narrow_block(work: &Work, rw: &mut Rewriter<'_>, part: Value, scale: Value, size: i64) -> Value {
    let ctx = rw.context();
    let ty = Type::vector(ctx, &[size], work.to);
    let mut whole = rw.zero(ty);
    for start in (0..size).step_by(work.register as usize) {
        let held = work.register.min(size.saturating_sub(start));
        // What one instruction does is put into nothing.
        let mut register = (held > PAIR).then(|| {
            let ty = Type::vector(ctx, &[work.register], work.to);
            rw.zero(ty)
        });
        for at in (0..held).step_by(PAIR as usize) {
            let taken = PAIR.min(held.saturating_sub(at));
            let numbers = rw.extract_slice(part, &[start.saturating_add(at)], &[taken]);
            register = Some(in_register(work, rw, numbers, scale, at / PAIR, register));
        }
        let Some(mut register) = register else { continue };
        if held < work.register {
            register = rw.extract_slice(register, &[0], &[held]);
        }
        whole = rw.insert_slice(register, whole, &[start]);
    }
    whole
}

pub(super) fn narrow(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let work = Work::of(op, rw, false)?;
    if work.ty.as_vector(rw.context()).is_some() {
        return work.each_block(op, rw, narrow_block);
    }
    rw.at(op);
    let scale = converted(rw, work.scales, Type::F32);
    let one = Type::vector(rw.context(), &[1], work.from);
    let one = rw.broadcast(work.source, one);
    let register = in_register(&work, rw, one, scale, 0, None);
    let value = rw.extract(register, &[0]);
    rw.replace(op, &[value]);
    Ok(())
}
