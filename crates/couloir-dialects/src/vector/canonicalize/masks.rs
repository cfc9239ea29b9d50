//! Masks of known bounds, parts of masks, and `vector.mask` where the mask or what is masked does
//! not matter.

use couloir_ir::build::NewOp;
use couloir_ir::ty::{DYNAMIC, VectorType};
use couloir_ir::{Attribute, Op, OpRef, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;
use smallvec::SmallVec;

use super::super::fold::{mask_is, numbers, vector};
use super::super::{
    ConstantMask, CreateMask, Extract, ExtractStridedSlice, Mask, Transpose, VScale, Yield,
};
use super::{list_attr, operand};
use crate::arith;
use crate::common::canonicalize::{Expr, constant, made, made_of, operand_from, value};
use crate::common::fold::{Number, defined_by, fill};
use crate::common::index_list::constants;

/// The number an operand is.
fn bound(op: OpRef<'_>, at: usize) -> Option<i64> {
    crate::common::canonicalize::constant_operand(op, at)?.as_i64(op.ctx())
}

/// How many times `vector.vscale` an operand is.
fn scaled_bound(op: OpRef<'_>, at: usize) -> Option<i64> {
    if operand_from(op, at, VScale::def()).is_some() {
        return Some(1);
    }
    let product = operand_from(op, at, arith::Muli::def())?;
    let other = |at: usize| operand_from(product, at, VScale::def()).map(|_| 1 - at);
    bound(product, other(0).or_else(|| other(1))?)
}

/// A bound in a dimension, where it is known.
fn known_bound(op: OpRef<'_>, whole: &VectorType, at: usize) -> Option<i64> {
    let length = whole.shape.get(at).copied().unwrap_or(1);
    let scalable = whole.scalable.get(at) == Some(&true);
    match bound(op, at) {
        Some(bound) if !scalable => Some(bound.clamp(0, length)),
        Some(bound) => (bound < 0).then_some(0),
        None => scaled_bound(op, at).filter(|bound| *bound >= length).map(|_| length),
    }
}

/// A mask of constant bounds is a constant mask.
pub(super) fn create_mask(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let (ctx, view) = (rw.context(), rw.view(op));
    let ty = view.result_type(0).or_no_match("no result")?;
    let whole = ty.as_vector(ctx).or_no_match("no vector")?;
    let bounds = (0..view.operands().len()).map(|at| known_bound(view, whole, at));
    let mut bounds = bounds.collect::<Option<Vec<_>>>().or_no_match("not constants")?;
    if bounds.contains(&0) {
        bounds.fill(0);
    }
    rw.replace_with(op, constant_mask(rw, ty, &bounds));
    Ok(())
}

fn constant_mask(rw: &Rewriter<'_>, ty: Type, bounds: &[i64]) -> NewOp {
    let bounds = Attribute::i64_array(rw.context(), bounds);
    NewOp::new(ConstantMask::def()).prop(ConstantMask::MASK_DIM_SIZES, bounds).result(ty)
}

fn unit_strides(op: OpRef<'_>) -> bool {
    numbers(op, ExtractStridedSlice::STRIDES).iter().all(|&stride| stride == 1)
}

/// A slice of a constant mask is one.
pub(super) fn slice_of_constant_mask(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let source = operand(rw, op, 0)?;
    let view = rw.view(op);
    let mask = defined_by(view, source, ConstantMask::def()).or_no_match("no constant mask")?;
    let bounds = constants(mask, ConstantMask::MASK_DIM_SIZES);
    if !unit_strides(view) {
        return no_match("strides");
    }
    let offsets = numbers(view, ExtractStridedSlice::OFFSETS);
    let sizes = numbers(view, ExtractStridedSlice::SIZES);
    let mut sliced: Vec<i64> = bounds
        .iter()
        .zip(offsets.iter().zip(&sizes))
        .map(|(&bound, (&offset, &size))| (bound.min(offset.saturating_add(size)) - offset).max(0))
        .collect();
    sliced.extend(bounds.iter().skip(sliced.len()));
    if sliced.contains(&0) {
        sliced.fill(0);
    }
    let ty = view.result_type(0).or_no_match("no result")?;
    rw.replace_with(op, constant_mask(rw, ty, &sliced));
    Ok(())
}

/// A slice of a mask of bounds has bounds that are as much less.
pub(super) fn slice_of_mask(op: OpRef<'_>) -> Option<Expr> {
    let mask = operand_from(op, 0, CreateMask::def()).filter(|_| unit_strides(op))?;
    let offsets = numbers(op, ExtractStridedSlice::OFFSETS);
    let moved = mask.operands().enumerate().map(|(at, bound)| match offsets.get(at) {
        None | Some(0) => value(bound),
        Some(&offset) => {
            let offset = constant(Type::INDEX, Attribute::index(op.ctx(), offset));
            made(arith::Subi::def(), Type::INDEX, [value(bound), offset])
        }
    });
    Some(made_of(CreateMask::def(), op.result_type(0)?, moved))
}

/// The bounds of a mask, of whichever kind.
enum Bounds {
    Values(Vec<Value>),
    Known(Vec<i64>),
}

impl Bounds {
    fn of(op: OpRef<'_>, at: usize) -> Option<Self> {
        if let Some(mask) = operand_from(op, at, CreateMask::def()) {
            return Some(Self::Values(mask.operands().collect()));
        }
        let mask = operand_from(op, at, ConstantMask::def())?;
        Some(Self::Known(constants(mask, ConstantMask::MASK_DIM_SIZES).clone()))
    }

    /// Those at places, in their order.
    fn picked(&self, places: &[usize]) -> Option<Self> {
        let places = places.iter();
        Some(match self {
            Self::Values(all) => {
                Self::Values(places.map(|&at| all.get(at).copied()).collect::<Option<_>>()?)
            }
            Self::Known(all) => {
                Self::Known(places.map(|&at| all.get(at).copied()).collect::<Option<_>>()?)
            }
        })
    }

    /// Whether a bound is known to be one.
    fn is_one(&self, op: OpRef<'_>, at: usize) -> bool {
        match self {
            Self::Known(all) => all.get(at) == Some(&1),
            Self::Values(all) => all.get(at).is_some_and(|&value| {
                let made = op.scope.defining_op(value);
                let known = made.and_then(couloir_rewrite::constant_of);
                known.and_then(|known| known.as_i64(op.ctx())) == Some(1)
            }),
        }
    }

    fn mask(self, op: OpRef<'_>, ty: Type) -> Expr {
        match self {
            Self::Values(all) => made_of(CreateMask::def(), ty, all.into_iter().map(value)),
            Self::Known(all) => made(ConstantMask::def(), ty, [])
                .prop(ConstantMask::MASK_DIM_SIZES, list_attr(op, &all)),
        }
    }
}

/// A transposed mask has its bounds in another order.
pub(super) fn transposed_mask(op: OpRef<'_>) -> Option<Expr> {
    let bounds = Bounds::of(op, 0)?;
    let order = constants(op, Transpose::PERMUTATION);
    let order: Option<Vec<usize>> = order.iter().map(|&at| usize::try_from(at).ok()).collect();
    Some(bounds.picked(&order?)?.mask(op, op.result_type(0)?))
}

/// How many dimensions are left without the innermost ones of size 1; one at least.
fn trimmed(whole: &VectorType) -> usize {
    let units = whole.shape.iter().zip(&whole.scalable).rev();
    let units = units.take_while(|dim| *dim == (&1, &false)).count();
    whole.rank().saturating_sub(units).max(1)
}

/// A mask without its innermost dimensions of size 1.
pub(super) fn cast_mask(op: OpRef<'_>) -> Option<Expr> {
    let bounds = Bounds::of(op, 0)?;
    let ty = op.result_type(0)?;
    let (from, to) = (vector(op, op.operand(0)?)?, ty.as_vector(op.ctx())?);
    let kept = trimmed(from);
    let same = from.shape.get(..kept)? == &to.shape[..]
        && from.scalable.get(..kept)? == &to.scalable[..]
        && kept < from.rank();
    if !same || !(kept..from.rank()).all(|at| bounds.is_one(op, at)) {
        return None;
    }
    let places: Vec<usize> = (0..kept).collect();
    Some(bounds.picked(&places)?.mask(op, ty))
}

/// What is known of a part of a mask.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Unset,
    Inside,
    Unknown,
}

fn part_known(mask: OpRef<'_>, whole: &VectorType, places: &[i64]) -> Part {
    let mut known = Part::Inside;
    for (at, &place) in places.iter().enumerate() {
        match bound(mask, at) {
            None => known = Part::Unknown,
            Some(bound) if place != DYNAMIC && place >= bound => return Part::Unset,
            Some(bound) if place == DYNAMIC && whole.shape.get(at) > Some(&bound) => {
                known = Part::Unknown;
            }
            Some(_) => {}
        }
    }
    known
}

/// A part of a mask where all is unset, or where the outer bounds are known not to matter.
pub(super) fn part_of_mask(op: OpRef<'_>) -> Option<Expr> {
    let mask = operand_from(op, 0, CreateMask::def())?;
    let ty = op.result_type(0)?;
    ty.as_vector(op.ctx())?;
    let places = constants(op, Extract::STATIC_POSITION);
    let source = op.operand(0)?;
    let known = match mask_is(op, source, false) {
        true => Part::Unset,
        false => part_known(mask, vector(op, source)?, &places),
    };
    match known {
        Part::Unknown => None,
        Part::Unset => {
            let unset = Number::Int(couloir_ir::num::Int::from_bool(false));
            Some(constant(ty, fill(op.ctx(), ty, &unset)))
        }
        Part::Inside => {
            let bounds = mask.operands().skip(places.len()).map(value);
            Some(made_of(CreateMask::def(), ty, bounds))
        }
    }
}

/// The ops in a `vector.mask`.
fn body(op: OpRef<'_>) -> SmallVec<[Op; 2]> {
    let region = op.region(0);
    let entry = region.and_then(|region| region.entry().map(|block| block.ops().map(|op| op.op)));
    entry.map(|ops| ops.take(2).collect()).unwrap_or_default()
}

/// Without an op to mask, what is yielded or what is passed through.
pub(super) fn select_of_yielded(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let [end] = body(view)[..] else { return no_match("something is masked") };
    let passthru = Mask(view).passthru().or_no_match("nothing is passed through")?;
    let end = view.inner().op(end);
    if !end.is(Yield::def()) || view.results().len() != 1 {
        return no_match("not of one result");
    }
    let value = end.operand(0).or_no_match("nothing is yielded")?;
    let (mask, ty) = (operand(rw, op, 0)?, rw.ty(value));
    let new = NewOp::new(arith::Select::def()).operands([mask, value, passthru]);
    rw.replace_with(op, new.result(ty));
    Ok(())
}
