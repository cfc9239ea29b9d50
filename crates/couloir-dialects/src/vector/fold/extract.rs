//! Parts of vectors that come from parts of others.

use couloir_ir::op::{FoldInput, FoldResult};
use couloir_ir::ty::VectorType;
use couloir_ir::{Attribute, OpRef, Type, Value};

use super::super::{
    Broadcast, Extract, ExtractStridedSlice, FromElements, Insert, InsertStridedSlice, ShapeCast,
    Shuffle, Transpose,
};
use super::{
    constants, first_of, is_dynamic, linear, moved, numbers, places, poison_operand, rank_of,
    vector,
};
use crate::common::fold::{constant, defined_by};
use couloir_ir::ty::DYNAMIC;

/// What a place means that is in no vector.
const NOWHERE: i64 = -1;

pub(in super::super) fn extract(input: &FoldInput<'_>) -> FoldResult {
    first_of(
        input,
        &[
            whole,
            |input| constant(poison_operand(input, 0)),
            |input| nowhere(input, Extract::STATIC_POSITION),
            constants::extract,
            |input| known_places(input, Extract::STATIC_POSITION, 1),
            from_extract,
            from_inserts,
            from_broadcast,
            from_shuffle,
            from_shape_cast,
            from_slice,
            from_inserted_slices,
            from_elements,
        ],
    )
}

pub(in super::super) fn insert(input: &FoldInput<'_>) -> FoldResult {
    first_of(
        input,
        &[
            whole,
            at_constants,
            |input| known_places(input, Insert::STATIC_POSITION, 2),
            overwritten,
            |input| nowhere(input, Insert::STATIC_POSITION),
            constants::insert,
        ],
    )
}

/// An element of constants at places that are constants, while these are still operands.
fn at_constants(input: &FoldInput<'_>) -> FoldResult {
    match with_constants(input, Insert::STATIC_POSITION, 2) {
        Some(_) => constants::insert(input),
        None => FoldResult::None,
    }
}

/// What was put where this is put does not matter.
fn overwritten(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let inner = op.operand(1).and_then(|dest| defined_by(op, dest, Insert::def()));
    let Some(inner) = inner else { return FoldResult::None };
    let same = places(op, Insert::STATIC_POSITION) == places(inner, Insert::STATIC_POSITION)
        && op.operands().skip(2).eq(inner.operands().skip(2));
    match inner.operand(1).filter(|_| same) {
        Some(dest) => FoldResult::InPlace { operands: vec![(1, dest)], props: Vec::new() },
        None => FoldResult::None,
    }
}

/// Without places, and of the type there is already.
fn whole(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let slot =
        if op.is(Extract::def()) { Extract::STATIC_POSITION } else { Insert::STATIC_POSITION };
    match op.operand(0) {
        Some(value) if places(op, slot).is_empty() && Some(op.ty(value)) == op.result_type(0) => {
            FoldResult::value(value)
        }
        _ => FoldResult::None,
    }
}

/// The places with those that are constants among the operands after so many others, and the
/// operands that are left; none where no place is.
pub(super) fn with_constants(
    input: &FoldInput<'_>,
    slot: usize,
    others: usize,
) -> Option<(Vec<i64>, Vec<Value>)> {
    let op = input.op;
    let mut position = places(op, slot);
    let shape = op.operand_type(others - 1).and_then(|ty| ty.shape(op.ctx())).unwrap_or_default();
    let mut operands: Vec<Value> = op.operands().take(others).collect();
    let mut changed = false;
    let dynamic = position.iter_mut().enumerate().filter(|(_, place)| **place == DYNAMIC);
    for (operand, (at, place)) in (others..).zip(dynamic) {
        let known = input.constants.get(operand).copied().flatten();
        let known = known.and_then(|attr| attr.as_i64(op.ctx()));
        let fits =
            |&known: &i64| known >= NOWHERE && shape.get(at).is_some_and(|&size| known < size);
        match known.filter(fits) {
            Some(known) => (*place, changed) = (known, true),
            None => operands.extend(op.operand(operand)),
        }
    }
    changed.then_some((position, operands))
}

/// A `vector.extract` or `vector.insert` with those of its places known that are constants.
pub fn told_places(input: &FoldInput<'_>) -> FoldResult {
    match input.op {
        op if op.is(Extract::def()) => known_places(input, Extract::STATIC_POSITION, 1),
        op if op.is(Insert::def()) => known_places(input, Insert::STATIC_POSITION, 2),
        _ => FoldResult::None,
    }
}

/// Places that are constants become known; after so many other operands.
fn known_places(input: &FoldInput<'_>, slot: usize, others: usize) -> FoldResult {
    let Some((position, operands)) = with_constants(input, slot, others) else {
        return FoldResult::None;
    };
    let position = Attribute::i64_array(input.op.ctx(), &position);
    FoldResult::Operands { kept: 0, operands, props: vec![(slot, Some(position))] }
}

/// A place in no vector gives poison.
fn nowhere(input: &FoldInput<'_>, slot: usize) -> FoldResult {
    let op = input.op;
    if places(op, slot).contains(&NOWHERE) {
        return FoldResult::constant(crate::ub::poison(op.ctx()));
    }
    FoldResult::None
}

/// The places of an extraction, when they are all known.
fn known(op: OpRef<'_>) -> Option<Vec<i64>> {
    let position = places(op, Extract::STATIC_POSITION);
    (!is_dynamic(&position)).then_some(position)
}

fn or_none(result: Option<FoldResult>) -> FoldResult {
    result.unwrap_or(FoldResult::None)
}

/// A part of parts is a part of the whole.
fn from_extract(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let build = || {
        let mut position = known(op)?;
        let mut source = op.operand(0)?;
        let mut found = false;
        while let Some(outer) = defined_by(op, source, Extract::def()) {
            let mut whole = known(outer)?;
            whole.extend(&position);
            (position, source, found) = (whole, outer.operand(0)?, true);
        }
        found.then(|| moved(op, Extract::STATIC_POSITION, source, &position))
    };
    or_none(build())
}

/// What was inserted at a place, through insertions at others and transpositions.
fn from_inserts(input: &FoldInput<'_>) -> FoldResult {
    or_none(through_inserts(input.op))
}

/// The place in a dimension, or which one of the dimensions that are not taken apart it is.
type Place = Result<i64, usize>;

/// Whether these are dimensions that are not taken apart, all in their order.
fn in_order(rest: &[Place]) -> bool {
    rest.iter().enumerate().all(|(at, place)| *place == Err(at))
}

fn through_inserts(op: OpRef<'_>) -> Option<FoldResult> {
    let position = known(op)?;
    let first = op.operand(0)?;
    let taken = position.len();
    let whole = rank_of(op, Some(op.ty(first))).saturating_sub(taken);
    let mut places: Vec<Place> = position.into_iter().map(Ok).chain((0..whole).map(Err)).collect();
    let mut source = first;
    loop {
        if let Some(transpose) = defined_by(op, source, Transpose::def()) {
            let order = super::list(transpose, Transpose::PERMUTATION);
            if order.len() != places.len() {
                break;
            }
            (places, source) = (untransposed(&places, &order)?, transpose.operand(0)?);
            continue;
        }
        let Some(insertion) = defined_by(op, source, Insert::def()) else { break };
        let inserted = super::places(insertion, Insert::STATIC_POSITION);
        let own = places.get(..inserted.len())?;
        let same = own.iter().zip(&inserted).all(|(own, inserted)| *own == Ok(*inserted));
        let rest = places.get(inserted.len()..)?;
        if same && in_order(rest) {
            return Some(FoldResult::value(insertion.operand(0)?));
        }
        if same {
            let value = insertion.operand(0)?;
            return in_place(op, first, value, rest, taken.checked_sub(inserted.len())?);
        }
        let apart = |(own, inserted): (&Place, &i64)| {
            *inserted >= 0 && own.is_ok_and(|own| own >= 0 && own != *inserted)
        };
        if !own.iter().zip(&inserted).any(apart) {
            return None;
        }
        source = insertion.operand(1)?;
    }
    in_place(op, first, source, &places, taken)
}

/// The places before a transposition that brings them in this order.
fn untransposed(places: &[Place], order: &[i64]) -> Option<Vec<Place>> {
    let mut before = places.to_vec();
    for (&to, place) in order.iter().zip(places) {
        *before.get_mut(usize::try_from(to).ok()?)? = *place;
    }
    Some(before)
}

/// The extraction from another vector, where only the first places are told and no dimensions of
/// what is taken change their order.
fn in_place(
    op: OpRef<'_>,
    first: Value,
    source: Value,
    places: &[Place],
    taken: usize,
) -> Option<FoldResult> {
    let (told, rest) = places.split_at_checked(taken)?;
    if source == first || !in_order(rest) {
        return None;
    }
    let told = told.iter().copied().collect::<Result<Vec<_>, _>>().ok()?;
    Some(moved(op, Extract::STATIC_POSITION, source, &told))
}

/// What a vector repeats, by a cast that only adds outer dimensions too.
pub(in super::super) fn repeated(op: OpRef<'_>) -> Option<Value> {
    let whole = op.operand(0)?;
    if let Some(broadcast) = defined_by(op, whole, Broadcast::def()) {
        return broadcast.operand(0);
    }
    let source = defined_by(op, whole, ShapeCast::def())?.operand(0)?;
    let (from, to) = (vector(op, source)?, vector(op, whole)?);
    adds_units(from, to).then_some(source)
}

/// Whether a shape is another with outer dimensions of size 1.
pub(super) fn adds_units(from: &VectorType, to: &VectorType) -> bool {
    let Some(new) = to.rank().checked_sub(from.rank()) else { return false };
    let dims = || to.shape.iter().zip(&to.scalable);
    dims().take(new).all(|dim| dim == (&1, &false))
        && dims().skip(new).eq(from.shape.iter().zip(&from.scalable))
}

/// A part of something repeated is a part of that.
fn from_broadcast(input: &FoldInput<'_>) -> FoldResult {
    or_none(through_broadcast(input.op))
}

fn through_broadcast(op: OpRef<'_>) -> Option<FoldResult> {
    let source = repeated(op)?;
    let ty = op.result_type(0)?;
    if op.ty(source) == ty {
        return Some(FoldResult::value(source));
    }
    let (rank, source_rank) = (rank_of(op, Some(ty)), rank_of(op, Some(op.ty(source))));
    if rank > source_rank {
        return None;
    }
    let whole = vector(op, op.operand(0)?)?;
    if let (Some(part), Some(from)) = (ty.as_vector(op.ctx()), vector(op, source))
        && part.shape[..] != *from.shape.get(source_rank.checked_sub(rank)?..)?
    {
        return None;
    }
    let outer = whole.rank().checked_sub(source_rank)?;
    let position = places(op, Extract::STATIC_POSITION);
    let stretched = |at: usize| {
        let from = vector(op, source).and_then(|from| from.shape.get(at.checked_sub(outer)?));
        from == Some(&1)
    };
    let dynamic = op.operands_in(Extract::DYNAMIC_POSITION);
    let mut dynamic = dynamic.iter().copied();
    let (mut operands, mut kept) = (vec![source], Vec::new());
    for (at, place) in position.into_iter().enumerate() {
        let value = if place == DYNAMIC { dynamic.next() } else { None };
        if at < outer {
            continue;
        }
        if stretched(at) {
            kept.push(0);
        } else {
            kept.push(place);
            operands.extend(value);
        }
    }
    let kept = Attribute::i64_array(op.ctx(), &kept);
    Some(FoldResult::Operands {
        kept: 0,
        operands,
        props: vec![(Extract::STATIC_POSITION, Some(kept))],
    })
}

/// An element of a shuffle is one of what is shuffled.
fn from_shuffle(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let build = || {
        let position = known(op)?;
        let shuffle = defined_by(op, op.operand(0)?, Shuffle::def())?;
        if rank_of(op, shuffle.result_type(0)) != 1 {
            return None;
        }
        let length = *vector(op, shuffle.operand(0)?)?.shape.first()?;
        let mask = super::list(shuffle, Shuffle::MASK);
        let at = *mask.get(usize::try_from(*position.first()?).ok()?)?;
        let (from, at) = if at < length { (0, at) } else { (1, at - length) };
        Some(moved(op, Extract::STATIC_POSITION, shuffle.operand(from)?, &[at]))
    };
    or_none(build())
}

/// A part of another shape, where that is a part of the original shape too.
fn from_shape_cast(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let build = || {
        let position = known(op)?;
        let cast = defined_by(op, op.operand(0)?, ShapeCast::def())?;
        let (from, to) = (vector(op, cast.operand(0)?)?, vector(op, op.operand(0)?)?);
        let rank = rank_of(op, op.result_type(0));
        let outer = from.rank().checked_sub(rank)?;
        let same = from.shape.get(outer..)? == to.shape.get(to.rank().checked_sub(rank)?..)?;
        let same_kind =
            from.scalable.get(outer..)? == to.scalable.get(to.rank().checked_sub(rank)?..)?;
        if !same || !same_kind {
            return None;
        }
        let mut place = linear(to.shape.get(..position.len())?, &position)?;
        let sizes = from.shape.get(..outer)?;
        let mut position = vec![0; outer];
        for (at, &size) in position.iter_mut().zip(sizes).rev() {
            (*at, place) = (place.checked_rem(size)?, place.checked_div(size)?);
        }
        Some(moved(op, Extract::STATIC_POSITION, cast.operand(0)?, &position))
    };
    or_none(build())
}

/// A part of a slice, where the slice leaves the part's dimensions whole.
fn from_slice(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let build = || {
        let mut position = known(op)?;
        let slice = defined_by(op, op.operand(0)?, ExtractStridedSlice::def())?;
        if numbers(slice, ExtractStridedSlice::STRIDES).iter().any(|&stride| stride != 1) {
            return None;
        }
        let (from, to) = (vector(op, slice.operand(0)?)?, vector(op, op.operand(0)?)?);
        let mut offsets = numbers(slice, ExtractStridedSlice::OFFSETS);
        while let Some((&0, outer)) = offsets.split_last() {
            if from.shape.get(outer.len()) != to.shape.get(outer.len()) {
                break;
            }
            offsets.pop();
        }
        let kept = from.rank().checked_sub(offsets.len())?;
        if rank_of(op, op.result_type(0)) > kept {
            return None;
        }
        position.iter_mut().zip(&offsets).for_each(|(at, offset)| *at += offset);
        Some(moved(op, Extract::STATIC_POSITION, slice.operand(0)?, &position))
    };
    or_none(build())
}

/// A part of what slices were inserted into: of a slice, when it is all in one.
fn from_inserted_slices(input: &FoldInput<'_>) -> FoldResult {
    or_none(through_slices(input.op))
}

fn through_slices(op: OpRef<'_>) -> Option<FoldResult> {
    let position = known(op)?;
    let rank = rank_of(op, op.result_type(0));
    let mut source = op.operand(0)?;
    while let Some(insertion) = defined_by(op, source, InsertStridedSlice::def()) {
        let (value, dest) = (insertion.operand(0)?, insertion.operand(1)?);
        let (part, whole) = (vector(op, value)?, vector(op, dest)?);
        let outer = whole.rank().checked_sub(part.rank())?;
        let strides = numbers(insertion, InsertStridedSlice::STRIDES);
        if rank > part.rank() || strides.iter().any(|&stride| stride != 1) {
            return None;
        }
        let offsets = numbers(insertion, InsertStridedSlice::OFFSETS);
        match inside(&position, &offsets, part, outer) {
            Some(position) => {
                let (skip, outer) = (part.rank().checked_sub(rank)?, outer);
                let same = part.shape.get(skip..)? == whole.shape.get(skip + outer..)?;
                return same.then(|| moved(op, Extract::STATIC_POSITION, value, &position));
            }
            None => source = dest,
        }
    }
    None
}

/// The position in a slice, when it is in there.
fn inside(position: &[i64], offsets: &[i64], part: &VectorType, outer: usize) -> Option<Vec<i64>> {
    let mut inner = Vec::new();
    for (dim, (&at, &start)) in position.iter().zip(offsets).enumerate() {
        let own = dim.checked_sub(outer);
        let size = own.map_or(Some(1), |dim| part.shape.get(dim).copied())?;
        if at < start || at >= start.checked_add(size)? {
            return None;
        }
        inner.extend(own.map(|_| at - start));
    }
    Some(inner)
}

/// An element of elements.
fn from_elements(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let build = || {
        let position = known(op)?;
        let made = defined_by(op, op.operand(0)?, FromElements::def())?;
        let whole = vector(op, op.operand(0)?)?;
        if op.result_type(0)?.as_vector(op.ctx()).is_some() || position.len() != whole.rank() {
            return None;
        }
        let at = usize::try_from(linear(&whole.shape, &position)?).ok()?;
        Some(FoldResult::value(made.operand(at)?))
    };
    or_none(build())
}

/// A slice of everything, of a constant of equal elements, or of what slices were inserted into.
pub(in super::super) fn extract_strided_slice(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let (Some(source), Some(ty)) = (op.operand(0), op.result_type(0)) else {
        return FoldResult::None;
    };
    if op.ty(source) == ty {
        return FoldResult::value(source);
    }
    if let Some(folded) = slice_of_slices(op) {
        return folded;
    }
    constant(slice_of_constant(input, ty))
}

fn slice_of_constant(input: &FoldInput<'_>, ty: Type) -> Option<Attribute> {
    let op = input.op;
    let attr = input.constants.first().copied().flatten()?;
    let dense = attr.as_dense(op.ctx())?;
    if dense.splat {
        let number = crate::common::fold::splat(op.ctx(), attr)?;
        return Some(crate::common::fold::fill(op.ctx(), ty, &number));
    }
    if numbers(op, ExtractStridedSlice::STRIDES).iter().any(|&stride| stride != 1) {
        return None;
    }
    let offsets = numbers(op, ExtractStridedSlice::OFFSETS);
    constants::slice(op.ctx(), dense, vector(op, op.operand(0)?)?, &offsets, ty)
}

fn slice_of_slices(op: OpRef<'_>) -> Option<FoldResult> {
    let first = op.operand(0)?;
    let offsets = numbers(op, ExtractStridedSlice::OFFSETS);
    let sizes = numbers(op, ExtractStridedSlice::SIZES);
    let ones = |list: &[i64]| list.iter().all(|&stride| stride == 1);
    if !ones(&numbers(op, ExtractStridedSlice::STRIDES)) {
        return None;
    }
    let mut source = first;
    while let Some(insertion) = defined_by(op, source, InsertStridedSlice::def()) {
        let (value, dest) = (insertion.operand(0)?, insertion.operand(1)?);
        let (part, whole) = (vector(op, value)?, vector(op, dest)?);
        let starts = numbers(insertion, InsertStridedSlice::OFFSETS);
        if part.rank() != whole.rank()
            || offsets.len() > starts.len()
            || !ones(&numbers(insertion, InsertStridedSlice::STRIDES))
        {
            return None;
        }
        let own = starts.iter().copied().zip(part.shape.iter().copied());
        match overlap(offsets.iter().copied().zip(sizes.iter().copied()), own)? {
            Overlap::None => source = dest,
            Overlap::Part => return None,
            Overlap::Whole(differences) => {
                let item = |&at: &i64| Attribute::i64(op.ctx(), at);
                let items = differences.iter().map(item).collect::<Vec<_>>();
                let offsets = Attribute::array(op.ctx(), &items);
                return Some(FoldResult::InPlace {
                    operands: vec![(0, value)],
                    props: vec![(ExtractStridedSlice::OFFSETS, Some(offsets))],
                });
            }
        }
    }
    None
}

/// How much of a slice is in another.
enum Overlap {
    None,
    Part,
    /// All, from these offsets on.
    Whole(Vec<i64>),
}

/// How much of a slice is in another; each is an offset and a size in each dimension.
fn overlap(
    slice: impl Iterator<Item = (i64, i64)>,
    mut other: impl Iterator<Item = (i64, i64)>,
) -> Option<Overlap> {
    let (mut apart, mut partial, mut differences) = (false, false, Vec::new());
    for (at, size) in slice {
        let (start, own) = other.next()?;
        let (end, until) = (start.checked_add(own)?, at.checked_add(size)?);
        apart |= until <= start || at >= end;
        partial |= at < start || until > end;
        differences.push(at - start);
    }
    Some(match (apart, partial) {
        (true, _) => Overlap::None,
        (false, true) => Overlap::Part,
        (false, false) => Overlap::Whole(differences),
    })
}

/// A slice as large as what it is inserted into.
pub(in super::super) fn insert_strided_slice(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    match op.operand(0).zip(op.operand(1)) {
        Some((value, dest)) if op.ty(value) == op.ty(dest) => FoldResult::value(value),
        _ => FoldResult::None,
    }
}
