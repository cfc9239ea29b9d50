//! `linalg.pack` and `linalg.unpack`: what undoes the other, padding that is not needed, casts, and
//! sizes that are known on one side only.

use couloir_ir::body::Op;
use couloir_ir::build::{Build, InsertPoint, NewOp};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, OpRef, Type, Value};
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;
use couloir_rewrite::{Rewriter, constant_of};

use super::super::verify::relayout::{Tile, Tiling};
use super::super::{Fill, Pack, Unpack};
use super::made_by;
use crate::common::mixed::{Mixed, fixed, mixed};
use crate::common::region_branch::like;
use crate::tensor::canonicalize::destination;
use crate::tensor::fold::uncast;
use crate::tensor::{Cast, ExtractSlice};

fn is_identity(order: &[i64]) -> bool {
    order.iter().zip(0..).all(|(&dim, at)| dim == at)
}

/// Whether one of these ops says the same of tiles as the other.
fn same_tiling(one: &Tiling<'_>, other: &Tiling<'_>) -> bool {
    let orders = [&one.order, &other.order];
    let same = |(&a, &b): (&Tile, &Tile)| match (one.constant(a), other.constant(b)) {
        (None, None) => a == b,
        (a, b) => a == b,
    };
    one.positions == other.positions
        && (one.order == other.order || orders.into_iter().all(|order| is_identity(order)))
        && one.tiles.len() == other.tiles.len()
        && one.tiles.iter().zip(&other.tiles).all(same)
}

/// The op that gives the source, where this op undoes what that does.
fn undone(op: OpRef<'_>, tiling: &Tiling<'_>) -> Option<Value> {
    let other = if op.is(Pack::def()) { Unpack::def() } else { Pack::def() };
    let inner = made_by(op, op.operand(0)?, other)?;
    let source = inner.operand(0).filter(|&source| op.operand_type(1) == Some(op.ty(source)))?;
    let pads = [op, inner].iter().any(|op| op.is(Pack::def()) && padding(*op).is_some());
    (!pads && same_tiling(tiling, &Tiling::of(inner)?)).then_some(source)
}

fn padding(op: OpRef<'_>) -> Option<Value> {
    op.operand_in(Pack::PADDING_VALUE)
}

/// Whether all tiles are known to be full.
fn is_full(tiling: &Tiling<'_>) -> bool {
    let source = tiling.shape(tiling.unpacked);
    let known = |&at: &i64| {
        let size = usize::try_from(at).ok().and_then(|at| source.get(at));
        size.is_some_and(|&size| size != DYNAMIC)
    };
    tiling.positions.iter().all(known)
        && tiling.tiles.iter().all(|tile| tile.as_static() != DYNAMIC)
        && !tiling.leaves_rest()
}

/// The shapes of what is not packed and of what is, with the sizes that one says of the other.
fn inferred(tiling: &Tiling<'_>) -> Option<(Vec<i64>, Vec<i64>)> {
    let mut plain = tiling.shape(tiling.unpacked).to_vec();
    let mut packed = tiling.shape(tiling.packed).to_vec();
    let mut changed = false;
    for (at, size) in plain.iter_mut().enumerate() {
        let dim = at as i64;
        let place = tiling.order.iter().position(|&own| own == dim).unwrap_or(at);
        let Some(other) = packed.get_mut(place) else { continue };
        if tiling.positions.contains(&dim) || (*size == DYNAMIC) == (*other == DYNAMIC) {
            continue;
        }
        let known = if *size == DYNAMIC { *other } else { *size };
        (*size, *other, changed) = (known, known, true);
    }
    changed.then_some((plain, packed))
}

/// A value cast to another shape, where it has not that.
fn cast(rw: &mut Rewriter<'_>, value: Value, shape: &[i64]) -> Value {
    let ctx = rw.context();
    match rw.ty(value).as_tensor(ctx) {
        Some(tensor) if *tensor.shape != *shape => {
            let ty = tensor.with_shape(ctx, shape);
            rw.insert1(Cast::build(ty, value))
        }
        _ => value,
    }
}

/// `linalg.pack`
pub(super) fn pack(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let tiling = Tiling::of(view).or_no_match("no tiles")?;
    if let Some(source) = undone(view, &tiling) {
        rw.replace(op, &[source]);
        return Ok(());
    }
    if padding(view).is_some() && is_full(&tiling) {
        return without_padding(op, rw);
    }
    let (plain, packed) = inferred(&tiling).or_no_match("no more is known")?;
    let (source, dest) = view.operand(0).zip(view.operand(1)).or_no_match("no source")?;
    let result = view.result(0).or_no_match("no result")?;
    rw.at(op);
    let (source, dest) = (cast(rw, source, &plain), cast(rw, dest, &packed));
    let (old, new) = (rw.ty(result), rw.ty(dest));
    rw.body().set_operand(op, 0, source);
    rw.body().set_operand(op, 1, dest);
    rw.body().set_type(result, new);
    rw.modified(op);
    if old == new {
        return Ok(());
    }
    let after = InsertPoint::after(rw.scope().body, op).or_no_match("no place")?;
    rw.set_point(after);
    let cast = rw.insert(Cast::build(old, result));
    let value = rw.scope().body.result(cast, 0).or_no_match("no result")?;
    rw.replace_all_uses(result, value);
    rw.set_operand(cast, 0, result);
    Ok(())
}

/// Tiles of a fill are a fill, where the same value is put around it and nothing else uses what is
/// written to.
pub(super) fn of_fill(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let source = view.operand(0).and_then(|source| made_by(view, source, Fill::def()));
    let value = source.and_then(|fill| fill.operand(0)).or_no_match("not of a fill")?;
    let (dest, ty) = view.operand(1).zip(view.result_type(0)).or_no_match("no result")?;
    let known = |value: Value| view.scope.defining_op(value).and_then(constant_of);
    let same = |padding: Value| {
        padding == value || (known(padding).is_some() && known(padding) == known(value))
    };
    if !padding(view).is_none_or(same) || !view.body().has_one_use(dest) {
        return no_match("another value is put around it, or the destination is used elsewhere");
    }
    rw.at(op);
    super::fill::replace(rw, op, value, dest, &[ty])
}

/// Takes away padding that is not needed.
fn without_padding(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let ctx = rw.context();
    let view = rw.view(op);
    let tiles = view.operands_in(Pack::INNER_TILES);
    let operands = view.operands().take(2).chain(tiles.iter().copied()).collect::<Vec<_>>();
    let sizes = Attribute::i32_array(ctx, &[1, 1, 0, i32::try_from(tiles.len()).unwrap_or(0)]);
    let slot =
        view.def().and_then(|def| def.slot("operandSegmentSizes")).or_no_match("no sizes")?;
    rw.set_operands(op, &operands);
    rw.set_prop(op, slot, Some(sizes));
    Ok(())
}

/// `linalg.unpack`
pub(super) fn unpack(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let tiling = Tiling::of(view).or_no_match("no tiles")?;
    let (source, dest) = view.operand(0).zip(view.operand(1)).or_no_match("no source")?;
    let inner = made_by(view, source, Pack::def()).and_then(|inner| inner.operand_type(0));
    if inner.is_some_and(|ty| ty == view.ty(dest)) {
        let source = undone(view, &tiling).or_no_match("not of such tiles")?;
        rw.replace(op, &[source]);
        return Ok(());
    }
    if inner.is_some() {
        return no_match("not to the same shape");
    }
    if let Some(under) = destination(view, dest) {
        rw.set_operand(op, 1, under);
        return Ok(());
    }
    if let Some(slice) = only_slice(view, &tiling).map(|slice| slice.op) {
        return into_slice(op, rw, slice);
    }
    let (plain, packed) = inferred(&tiling).or_no_match("no more is known")?;
    rw.at(op);
    let (source, dest) = (cast(rw, source, &packed), cast(rw, dest, &plain));
    let mut new = like(rw.view(op)).attrs(Attribute::EMPTY_DICT).result(rw.ty(dest));
    for (operand, value) in new.operands.iter_mut().zip([source, dest]) {
        *operand = value;
    }
    let new = rw.insert1(new);
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    rw.replace_with(op, Cast::build(ty, new));
    Ok(())
}

/// The slice of the result that is its only use, where that starts where the result does, and in
/// each dimension ends in the last tile.
fn only_slice<'a>(op: OpRef<'a>, tiling: &Tiling<'_>) -> Option<OpRef<'a>> {
    let mut users = op.body().uses(op.result(0)?);
    let user = users.next().filter(|_| users.next().is_none())?;
    let slice = op.scope.op(user.op);
    if !slice.is(ExtractSlice::def()) {
        return None;
    }
    let all = |group, slot, number| {
        mixed(slice, group, slot).into_iter().all(|own| own.constant(slice.scope) == Some(number))
    };
    let starts = all(ExtractSlice::OFFSETS, ExtractSlice::STATIC_OFFSETS, 0)
        && all(ExtractSlice::STRIDES, ExtractSlice::STATIC_STRIDES, 1);
    let shape = slice.result_type(0)?.shape(op.ctx())?;
    (starts && ends_in_last_tile(tiling, shape)?).then_some(slice)
}

fn ends_in_last_tile(tiling: &Tiling<'_>, shape: &[i64]) -> Option<bool> {
    let rank = tiling.shape(tiling.unpacked).len();
    let packed = tiling.shape(tiling.packed);
    if shape.len() != rank {
        return None;
    }
    // As upstream does, dimensions without tiles are not looked at: a slice of less of one gives
    // what is refused.
    for (&dim, tile) in tiling.positions.iter().zip(&tiling.tiles) {
        let at = usize::try_from(dim).ok()?;
        let place = tiling.order.iter().position(|&own| own == dim).unwrap_or(at);
        let (&size, &outer, tile) = (shape.get(at)?, packed.get(place)?, tile.as_static());
        let is_known = ![size, outer, tile].contains(&DYNAMIC);
        if !is_known || outer.wrapping_mul(tile).wrapping_sub(size) >= tile {
            return None;
        }
    }
    Some(true)
}

/// Unpacks only what a slice takes of it.
fn into_slice(op: Op, rw: &mut Rewriter<'_>, slice: Op) -> Rewritten {
    let mut new = like(rw.view(slice)).attrs(Attribute::EMPTY_DICT);
    let dest = rw.view(op).operand(1).or_no_match("no destination")?;
    let ty = slice_type(rw, slice, dest).or_no_match("no type")?;
    if let Some(source) = new.operands.first_mut() {
        *source = dest;
    }
    rw.at(op);
    let dest = rw.insert1(new.result(ty));
    let result = rw.view(op).result(0).or_no_match("no result")?;
    rw.body().set_operand(op, 1, dest);
    rw.body().set_type(result, ty);
    rw.modified(op);
    rw.replace(slice, &[result]);
    Ok(())
}

/// The type of a slice of all dimensions of a value.
fn slice_type(rw: &Rewriter<'_>, slice: Op, value: Value) -> Option<Type> {
    let ctx = rw.context();
    let sizes = mixed(rw.view(slice), ExtractSlice::SIZES, ExtractSlice::STATIC_SIZES);
    Some(rw.ty(value).as_tensor(ctx)?.with_shape(ctx, &fixed(&sizes)))
}

/// Either op takes tensors without casts that forget sizes; tiles that are known then are constants.
pub(super) fn of_casts(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let is_pack = view.is(Pack::def());
    let mut new = like(view);
    for operand in new.operands.iter_mut().take(2) {
        *operand = uncast(view, *operand).unwrap_or(*operand);
    }
    if view.operands().eq(new.operands.iter().copied()) {
        return no_match("no cast");
    }
    let (dest, packed) = (new.operands.get(1), new.operands.get(usize::from(is_pack)));
    let (&dest, &packed) = dest.zip(packed).or_no_match("no operands")?;
    let new = known_tiles(view, new, view.ty(packed)).or_no_match("no tiles")?;
    let (old, ty) = (view.result_type(0).or_no_match("no result")?, view.ty(dest));
    rw.at(op);
    let value = rw.insert1(new.result(ty));
    if old == ty {
        rw.replace(op, &[value]);
        return Ok(());
    }
    rw.replace_with(op, Cast::build(old, value));
    Ok(())
}

/// The op with the tiles that a packed type knows as constants.
fn known_tiles(op: OpRef<'_>, mut new: NewOp, packed: Type) -> Option<NewOp> {
    let ctx = op.ctx();
    let (group, slot) = match op.is(Pack::def()) {
        true => (Pack::INNER_TILES, Pack::STATIC_INNER_TILES),
        false => (Unpack::INNER_TILES, Unpack::STATIC_INNER_TILES),
    };
    let tiles = mixed(op, group, slot);
    let shape = packed.shape(ctx)?;
    let inner = shape.get(shape.len().checked_sub(tiles.len())?..)?;
    let known = |(&tile, &size): (&Mixed, &i64)| match tile {
        Mixed::Value(_) if size != DYNAMIC => Mixed::Known(size),
        tile => tile,
    };
    let tiles: Vec<Mixed> = tiles.iter().zip(inner).map(known).collect();
    let dynamic = crate::common::mixed::values(&tiles);
    new.operands.truncate(op.operand_group(group).start);
    new.operands.extend(dynamic.iter().copied());
    let def = op.def()?;
    if let Some(slot) = def.slot("operandSegmentSizes") {
        let pads = i32::from(padding(op).is_some());
        let count = i32::try_from(dynamic.len()).ok()?;
        new = new.prop(slot, Attribute::i32_array(ctx, &[1, 1, pads, count]));
    }
    Some(new.prop(slot, Attribute::i64_array(ctx, &fixed(&tiles))))
}
