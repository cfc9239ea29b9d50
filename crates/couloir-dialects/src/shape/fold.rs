//! Folding of `shape`.

use couloir_ir::num::Int;
use couloir_ir::op::{FoldInput, FoldResult};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, OpRef, Type};

use super::{AssumingAll, ConstSize, ShapeOf};
use crate::arith;
use crate::common::extents::{constants, index_list};
use crate::common::fold::{self, Folding, constant, defined_by, value};

/// The extents of a constant operand.
fn extents(input: &FoldInput<'_>, at: usize) -> Option<Vec<i64>> {
    let attr = Folding { input }.constant(at)?;
    attr.as_dense(input.op.ctx())?;
    Some(constants(input.op.ctx(), attr))
}

/// The extents of all operands, which have to be constants.
fn all_extents(input: &FoldInput<'_>) -> Option<Vec<Vec<i64>>> {
    (0..input.op.operands().len()).map(|at| extents(input, at)).collect()
}

fn shape(input: &FoldInput<'_>, extents: &[i64]) -> FoldResult {
    FoldResult::constant(index_list(input.op.ctx(), extents))
}

fn index(input: &FoldInput<'_>, number: i64) -> FoldResult {
    FoldResult::constant(Attribute::index(input.op.ctx(), number))
}

fn truth(truth: bool) -> FoldResult {
    FoldResult::constant(Attribute::bool(truth))
}

/// The index that a function of two constants gives.
fn of_two(input: &FoldInput<'_>, eval: fn(&Int, &Int) -> Option<Int>) -> FoldResult {
    let of = Folding { input };
    let result = of.int(0).zip(of.int(1)).and_then(|(lhs, rhs)| eval(&lhs, &rhs));
    constant(result.map(|result| Attribute::wide_int(of.ctx(), Type::INDEX, result)))
}

/// Nothing added is known of an index alone.
pub(super) fn add(input: &FoldInput<'_>) -> FoldResult {
    let of = Folding { input };
    let is_index = input.op.operand_type(1) == Some(Type::INDEX);
    if is_index && of.int(1).is_some_and(|rhs| rhs.is_zero()) {
        return value(of.operand(0));
    }
    of_two(input, |lhs, rhs| Some(lhs.add(rhs)))
}

pub(super) fn mul(input: &FoldInput<'_>) -> FoldResult {
    of_two(input, |lhs, rhs| Some(lhs.mul(rhs)))
}

pub(super) fn div(input: &FoldInput<'_>) -> FoldResult {
    of_two(input, Int::floor_sdiv)
}

/// Of one value twice.
pub(super) fn extremum(input: &FoldInput<'_>) -> FoldResult {
    let of = Folding { input };
    value(of.operand(0).filter(|_| of.same()))
}

/// The last shape, where it is a constant: these come last.
pub(super) fn any(input: &FoldInput<'_>) -> FoldResult {
    constant(input.constants.last().copied().flatten())
}

/// What is known to hold goes; what is known not to is all.
pub(super) fn assuming_all(input: &FoldInput<'_>) -> FoldResult {
    let mut kept = input.op.operands().len();
    while let Some(at) = kept.checked_sub(1) {
        let known = Folding { input }.constant(at);
        match known.and_then(Attribute::as_bool) {
            Some(true) => kept = at,
            Some(false) => return truth(false),
            None => return shortened(input, kept),
        }
    }
    truth(true)
}

fn shortened(input: &FoldInput<'_>, kept: usize) -> FoldResult {
    debug_assert!(input.op.is(AssumingAll::def()), "an op of any number of operands");
    if kept == input.op.operands().len() {
        return FoldResult::None;
    }
    FoldResult::Operands { kept, operands: Vec::new(), props: Vec::new() }
}

/// The size where two sizes are broadcast; none where they differ.
fn broadcast_extent(a: i64, b: i64) -> Option<i64> {
    if a == DYNAMIC || b == DYNAMIC {
        return Some(match (a, b) {
            (a, _) if a > 1 => a,
            (_, b) if b > 1 => b,
            (1, other) | (other, 1) => other,
            _ => DYNAMIC,
        });
    }
    match (a, b) {
        (a, b) if a == b || b == 1 => Some(a),
        (1, b) => Some(b),
        _ => None,
    }
}

/// The shape that two shapes are broadcast to.
pub(super) fn broadcast_shapes(a: &[i64], b: &[i64]) -> Option<Vec<i64>> {
    let (long, short) = if a.len() > b.len() { (a, b) } else { (b, a) };
    let more = long.len() - short.len();
    let mut result = long.get(..more)?.to_vec();
    for (&long, &short) in long.get(more..)?.iter().zip(short) {
        // Order counts where one of them is unknown only, and there it makes no difference.
        result.push(broadcast_extent(short, long)?);
    }
    Some(result)
}

/// One shape is itself; constants are broadcast.
pub(super) fn broadcast(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    if op.operands().len() == 1 {
        return value(op.operand(0).filter(|_| op.operand_type(0) == op.result_type(0)));
    }
    let Some(all) = all_extents(input) else { return FoldResult::None };
    let mut all = all.into_iter();
    let Some(first) = all.next() else { return FoldResult::None };
    match all.try_fold(first, |shape, next| broadcast_shapes(&shape, &next)) {
        Some(extents) => shape(input, &extents),
        None => FoldResult::None,
    }
}

pub(super) fn concat(input: &FoldInput<'_>) -> FoldResult {
    match (extents(input, 0), extents(input, 1)) {
        (Some(lhs), Some(rhs)) => shape(input, &[lhs, rhs].concat()),
        _ => FoldResult::None,
    }
}

/// Whether of these shapes one at most is not known to have no dimensions.
fn one_has_dimensions(input: &FoldInput<'_>) -> bool {
    let ctx = input.op.ctx();
    let is_scalar = |attr: &Option<Attribute>| {
        let count = attr.and_then(|attr| attr.as_dense(ctx)?.ty.num_elements(ctx));
        count == Some(0)
    };
    input.constants.iter().filter(|attr| !is_scalar(attr)).count() <= 1
}

/// What is known of a shape that an op takes: the dimensions of what it is the shape of, or the
/// extents it is made of.
fn known_shape(input: &FoldInput<'_>, at: usize) -> Option<Vec<i64>> {
    let op = input.op;
    if let Some(of) = defined_by(op, op.operand(at)?, ShapeOf::def()) {
        return of.operand_type(0)?.shape(op.ctx()).map(<[i64]>::to_vec);
    }
    extents(input, at)
}

/// Whether shapes can be broadcast whatever is not known of them: of each dimension one size is not
/// 1, and where it is not known it is that of one shape alone.
fn surely_broadcastable(shapes: &[Vec<i64>]) -> bool {
    let rank = shapes.iter().map(Vec::len).max().unwrap_or(0);
    (0..rank).all(|from_end| {
        let sizes = shapes.iter().filter_map(|shape| shape.iter().rev().nth(from_end));
        let mut sizes = sizes.filter(|&&size| size != 1);
        match sizes.next() {
            None => true,
            Some(&DYNAMIC) => sizes.next().is_none(),
            Some(first) => sizes.all(|size| size == first),
        }
    })
}

pub(super) fn cstr_broadcastable(input: &FoldInput<'_>) -> FoldResult {
    let count = input.op.operands().len();
    let known = || (0..count).map(|at| known_shape(input, at)).collect::<Option<Vec<_>>>();
    let holds = one_has_dimensions(input)
        || all_extents(input).is_some_and(|shapes| surely_broadcastable(&shapes))
        || known().is_some_and(|shapes| surely_broadcastable(&shapes));
    if holds { truth(true) } else { FoldResult::None }
}

/// Fewer than two shapes can be.
pub(super) fn is_broadcastable(input: &FoldInput<'_>) -> FoldResult {
    if input.op.operands().len() < 2 { truth(true) } else { FoldResult::None }
}

pub(super) fn cstr_eq(input: &FoldInput<'_>) -> FoldResult {
    let first = input.constants.first().copied().flatten();
    let equal = input.constants.iter().all(|attr| attr.is_some() && *attr == first);
    if equal { truth(true) } else { FoldResult::None }
}

pub(super) fn shape_eq(input: &FoldInput<'_>) -> FoldResult {
    let all = input.constants.iter().copied().collect::<Option<Vec<_>>>();
    match all.as_deref() {
        Some([first, rest @ ..]) => truth(rest.iter().all(|attr| attr == first)),
        _ => FoldResult::None,
    }
}

pub(super) fn cstr_require(input: &FoldInput<'_>) -> FoldResult {
    constant(Folding { input }.constant(0))
}

pub(super) fn from_extents(input: &FoldInput<'_>) -> FoldResult {
    let number = |attr: &Option<Attribute>| (*attr)?.as_i64(input.op.ctx());
    match input.constants.iter().map(number).collect::<Option<Vec<_>>>() {
        Some(extents) if extents.len() == input.op.operands().len() => shape(input, &extents),
        _ => FoldResult::None,
    }
}

/// The number that a value is by an op of this dialect or of `arith`.
fn number_of(op: OpRef<'_>, at: usize) -> Option<i64> {
    let operand = op.operand(at)?;
    let made = defined_by(op, operand, ConstSize::def())
        .or_else(|| defined_by(op, operand, arith::Constant::def()))?;
    made.prop(0)?.as_i64(op.ctx())
}

/// The extent at a place of some.
fn extent_at(input: &FoldInput<'_>, extents: &[i64]) -> Option<i64> {
    let at = usize::try_from(number_of(input.op, 1)?).ok()?;
    extents.get(at).copied()
}

pub(super) fn get_extent(input: &FoldInput<'_>) -> FoldResult {
    match extents(input, 0).and_then(|extents| extent_at(input, &extents)) {
        Some(extent) => index(input, extent),
        None => FoldResult::None,
    }
}

pub(super) fn dim(input: &FoldInput<'_>) -> FoldResult {
    let shape = input.op.operand_type(0).and_then(|ty| ty.shape(input.op.ctx()));
    match shape.and_then(|shape| extent_at(input, shape)) {
        Some(extent) if extent != DYNAMIC => index(input, extent),
        _ => FoldResult::None,
    }
}

pub(super) fn rank(input: &FoldInput<'_>) -> FoldResult {
    match extents(input, 0).and_then(|extents| i64::try_from(extents.len()).ok()) {
        Some(rank) => index(input, rank),
        None => FoldResult::None,
    }
}

pub(super) fn num_elements(input: &FoldInput<'_>) -> FoldResult {
    match extents(input, 0) {
        Some(extents) => index(input, extents.iter().fold(1, |a: i64, &b| a.wrapping_mul(b))),
        None => FoldResult::None,
    }
}

/// Constants of a size and of an index are the same.
pub(super) fn carried(input: &FoldInput<'_>) -> FoldResult {
    constant(Folding { input }.constant(0))
}

pub(super) fn to_extent_tensor(input: &FoldInput<'_>) -> FoldResult {
    match extents(input, 0) {
        Some(extents) => shape(input, &extents),
        None => FoldResult::None,
    }
}

/// An index from the end is negative.
pub(super) fn split_at(input: &FoldInput<'_>) -> FoldResult {
    let ctx = input.op.ctx();
    let number = Folding { input }.constant(1).and_then(|attr| attr.as_i64(ctx));
    let Some((extents, number)) = extents(input, 0).zip(number) else { return FoldResult::None };
    let from_end = number.checked_neg().and_then(|back| usize::try_from(back).ok());
    let at = match usize::try_from(number) {
        Ok(at) => Some(at),
        Err(_) => from_end.and_then(|back| extents.len().checked_sub(back)),
    };
    let parts = at.and_then(|at| extents.split_at_checked(at));
    let head = parts.map(|(head, _)| index_list(ctx, head));
    fold::constants(head, parts.map(|(_, tail)| index_list(ctx, tail)))
}
