//! `linalg.pack` and `linalg.unpack`: one undoes the other, sizes that one side says hold for the
//! other, and of what is unpacked only as much is taken as is used.

use couloir_ir::body::Op;
use couloir_ir::build::{Build, NewOp};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, Context, OpRef, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;

use super::super::verify::Tiling;
use super::super::{Fill, Pack, Unpack};
use super::{casts, fill, made_by};
use crate::common::mixed::{Mixed, fixed_attr, mixed, values};
use crate::tensor::canonicalize::destination;
use crate::tensor::{self, ExtractSlice};

/// What an op like another one is given.
struct Given {
    source: Value,
    dest: Value,
    padding: Option<Value>,
    tiles: Vec<Mixed>,
    /// Its discardable attributes.
    attrs: Attribute,
}

impl Given {
    fn of(tiling: &Tiling<'_>) -> Option<Self> {
        let op = tiling.op;
        let (source, dest) = (op.operand(0)?, op.operand(1)?);
        let (tiles, attrs) = (tiling.tiles.clone(), op.body().discardable(op.op));
        Some(Given { source, dest, padding: padding(op), tiles, attrs })
    }

    /// The op like `op` that is given this.
    fn build(&self, ctx: &Context, op: OpRef<'_>) -> NewOp {
        let Given { source, dest, padding, ref tiles, attrs } = *self;
        let (ty, fixed, tiles) = (op.ty(dest), fixed_attr(ctx, tiles), values(tiles));
        let kept = |slot| op.prop(slot).unwrap_or_else(|| Attribute::i64_array(ctx, &[]));
        let (mut new, order) = if op.is(Pack::def()) {
            let positions = kept(Pack::INNER_DIMS_POS);
            let new = Pack::build(ctx, ty, source, dest, padding, &tiles, positions, fixed);
            (new, Pack::OUTER_DIMS_PERM)
        } else {
            let positions = kept(Unpack::INNER_DIMS_POS);
            let new = Unpack::build(ty, source, dest, &tiles, positions, fixed);
            (new, Unpack::OUTER_DIMS_PERM)
        };
        new = new.prop(order, op.prop(order));
        new.attrs(attrs)
    }

    /// Puts the op that is given this in the place of another, with a result of the type that was.
    fn replace(&self, rw: &mut Rewriter<'_>, op: Op) -> Rewritten {
        let view = rw.view(op);
        let new = self.build(rw.context(), view);
        let ty = view.result_type(0).or_no_match("no result")?;
        let mut value = rw.insert1(new);
        if rw.ty(value) != ty {
            value = rw.insert1(tensor::Cast::build(ty, value));
        }
        rw.replace(op, &[value]);
        Ok(())
    }
}

/// What `linalg.pack` fills tiles up with.
fn padding(op: OpRef<'_>) -> Option<Value> {
    if op.is(Pack::def()) { op.operand_in(Pack::PADDING_VALUE) } else { None }
}

/// `linalg.pack`: of what was unpacked like this; filled up for nothing; of sizes that are known.
pub(super) fn pack(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let tiling = Tiling::of(rw.view(op)).or_no_match("incomplete")?;
    if let Some(source) = made_by_other(&tiling).and_then(|inner| undone(&tiling, inner)) {
        rw.replace(op, &[source]);
        return Ok(());
    }
    if padding(tiling.op).is_some() && is_whole(&tiling) {
        let given = Given::of(&tiling).or_no_match("incomplete")?;
        rw.at(op);
        return Given { padding: None, ..given }.replace(rw, op);
    }
    infer(op, rw)
}

/// `linalg.unpack`: of what was packed like this; over what another op writes; of which a slice is
/// taken; of sizes that are known.
pub(super) fn unpack(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let tiling = Tiling::of(rw.view(op)).or_no_match("incomplete")?;
    if let Some(inner) = made_by_other(&tiling) {
        let source = undone(&tiling, inner).or_no_match("packed in another way")?;
        rw.replace(op, &[source]);
        return Ok(());
    }
    let dest = tiling.op.operand(1).or_no_match("incomplete")?;
    if let Some(under) = destination(tiling.op, dest) {
        rw.set_operand(op, 1, under);
        return Ok(());
    }
    match slice_of(&tiling).map(|slice| slice.op) {
        Some(slice) => sliced(op, rw, slice),
        None => infer(op, rw),
    }
}

/// The op of the other kind that gives the source.
fn made_by_other<'a>(tiling: &Tiling<'a>) -> Option<OpRef<'a>> {
    let op = tiling.op;
    let other = if op.is(Pack::def()) { Unpack::def() } else { Pack::def() };
    made_by(op, op.operand(0)?, other)
}

/// What there was before an op that this one undoes.
fn undone(tiling: &Tiling<'_>, inner: OpRef<'_>) -> Option<Value> {
    let (op, other) = (tiling.op, Tiling::of(inner)?);
    let in_order = |list: &[i64]| list.iter().zip(0..).all(|(&dim, at)| dim == at);
    let same_order =
        tiling.order == other.order || in_order(&tiling.order) && in_order(&other.order);
    let same = same_order
        && inner.operand_type(0) == op.operand_type(1)
        && padding(op).or(padding(inner)).is_none()
        && tiling.positions == other.positions
        && same_tiles(op, &tiling.tiles, &other.tiles);
    inner.operand(0).filter(|_| same)
}

fn same_tiles(op: OpRef<'_>, one: &[Mixed], two: &[Mixed]) -> bool {
    let known = |tile: Mixed| tile.constant(op.scope);
    let same = |(&one, &two)| one == two || known(one).is_some() && known(one) == known(two);
    one.len() == two.len() && one.iter().zip(two).all(same)
}

/// Whether it is known that tiles are full.
fn is_whole(tiling: &Tiling<'_>) -> bool {
    let shape = tiling.shape(tiling.unpacked);
    let is_known = |&at: &i64| {
        let size = usize::try_from(at).ok().and_then(|at| shape.get(at));
        size.is_some_and(|&size| size != DYNAMIC)
    };
    tiling.positions.iter().all(is_known)
        && tiling.tiles.iter().all(|tile| tile.is_known())
        && !tiling.leaves_rest()
}

/// Both shapes, with the sizes of dimensions without tiles that one of them says.
fn inferred(tiling: &Tiling<'_>) -> (Vec<i64>, Vec<i64>) {
    let mut unpacked = tiling.shape(tiling.unpacked).to_vec();
    let mut packed = tiling.shape(tiling.packed).to_vec();
    for (at, size) in unpacked.iter_mut().enumerate() {
        let Some(outer) = packed.get_mut(tiling.outer_place(at)) else { continue };
        if !tiling.positions.contains(&(at as i64)) {
            let known = if *size == DYNAMIC { *outer } else { *size };
            if *size == DYNAMIC || *outer == DYNAMIC {
                (*size, *outer) = (known, known);
            }
        }
    }
    (unpacked, packed)
}

/// Sizes that one side says hold for the other.
fn infer(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let tiling = Tiling::of(rw.view(op)).or_no_match("incomplete")?;
    let (unpacked, packed) = inferred(&tiling);
    let of =
        |ty: Type, shape: &[i64]| Some(ty.as_tensor(rw.context())?.with_shape(rw.context(), shape));
    let types = of(tiling.unpacked, &unpacked).zip(of(tiling.packed, &packed));
    let (unpacked, packed) = types.or_no_match("not ranked")?;
    if (unpacked, packed) == (tiling.unpacked, tiling.packed) {
        return no_match("no more is known");
    }
    let mut given = Given::of(&tiling).or_no_match("incomplete")?;
    let is_pack = tiling.op.is(Pack::def());
    let (from, to) = if is_pack { (unpacked, packed) } else { (packed, unpacked) };
    if !is_pack {
        given.attrs = Attribute::EMPTY_DICT;
    }
    rw.at(op);
    for (value, ty) in [(&mut given.source, from), (&mut given.dest, to)] {
        if rw.ty(*value) != ty {
            *value = rw.insert1(tensor::Cast::build(ty, *value));
        }
    }
    given.replace(rw, op)
}

/// The slice that is all that is used of what is unpacked, where unpacking may as well give that.
fn slice_of<'a>(tiling: &Tiling<'a>) -> Option<OpRef<'a>> {
    let op = tiling.op;
    let mut uses = op.body().uses(op.result(0)?);
    let slice = op.scope.op(uses.next().filter(|_| uses.next().is_none())?.op);
    let all = |group, slot, number| {
        let list = mixed(slice, group, slot);
        list.iter().all(|part| part.constant(op.scope) == Some(number))
    };
    let is_front = slice.is(ExtractSlice::def())
        && all(ExtractSlice::OFFSETS, ExtractSlice::STATIC_OFFSETS, 0)
        && all(ExtractSlice::STRIDES, ExtractSlice::STATIC_STRIDES, 1);
    let shape = slice.result_type(0).filter(|_| is_front)?.shape(op.ctx())?;
    needs_all_tiles(tiling, shape).then_some(slice)
}

/// Whether a part of what is unpacked has something of each tile.
fn needs_all_tiles(tiling: &Tiling<'_>, part: &[i64]) -> bool {
    let (whole, packed) = (tiling.shape(tiling.unpacked), tiling.shape(tiling.packed));
    let fits = |(at, &size): (usize, &i64)| {
        let Some(&outer) = packed.get(tiling.outer_place(at)) else { return false };
        let tile = tiling.positions.iter().position(|&dim| dim == at as i64);
        match tile.and_then(|tile| tiling.tiles.get(tile)).map(|tile| tile.fixed()) {
            None => size == DYNAMIC || outer == DYNAMIC || size == outer,
            Some(tile) => {
                let known = ![size, outer, tile].contains(&DYNAMIC);
                known && outer.wrapping_mul(tile).wrapping_sub(size) < tile
            }
        }
    };
    part.len() == whole.len() && part.iter().enumerate().all(fits)
}

/// Unpacks into a slice, for a slice of what is unpacked.
fn sliced(op: Op, rw: &mut Rewriter<'_>, old: Op) -> Rewritten {
    let tiling = Tiling::of(rw.view(op)).or_no_match("incomplete")?;
    let given = Given::of(&tiling).or_no_match("incomplete")?;
    let slice = rw.view(old);
    let ty = slice.result_type(0).or_no_match("no result")?;
    let props = (0..ExtractSlice::def().attrs.len()).map(|slot| slice.prop(slot)).collect();
    let sizes = slice.operands().skip(1).collect::<Vec<_>>();
    rw.at(op);
    let mut new = NewOp::new(ExtractSlice::def()).operand(given.dest).operands(sizes).result(ty);
    new.props = props;
    let dest = rw.insert1(new);
    let new = Given { dest, ..given }.build(rw.context(), rw.view(op));
    let value = rw.insert1(new);
    rw.replace(old, &[value]);
    rw.erase(op);
    Ok(())
}

/// Operands without casts that only hide sizes; tiles have the sizes that the types say then.
pub(super) fn of_casts(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let tiling = Tiling::of(rw.view(op)).or_no_match("incomplete")?;
    let view = tiling.op;
    let mut given = Given::of(&tiling).or_no_match("incomplete")?;
    let [source, dest] = [given.source, given.dest].map(|value| casts::uncast(view, value));
    if source.or(dest).is_none() {
        return no_match("no cast");
    }
    (given.source, given.dest) = (source.unwrap_or(given.source), dest.unwrap_or(given.dest));
    let packed = view.ty(if view.is(Pack::def()) { given.dest } else { given.source });
    let shape = tiling.shape(packed);
    let sizes = shape.iter().rev().zip(given.tiles.iter_mut().rev());
    for (&size, tile) in sizes.filter(|(size, tile)| **size != DYNAMIC && !tile.is_known()) {
        *tile = Mixed::Known(size);
    }
    rw.at(op);
    given.replace(rw, op)
}

/// A fill that is packed into what nothing else uses, and filled up with the same.
pub(super) fn filled(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let source = view.operand(0).or_no_match("no source")?;
    let inner = made_by(view, source, Fill::def()).or_no_match("not of a fill")?;
    let (value, dest) = inner.operand(0).zip(view.operand(1)).or_no_match("incomplete")?;
    let same = |padding| same_tiles(view, &[Mixed::Value(padding)], &[Mixed::Value(value)]);
    if !padding(view).is_none_or(same) || !view.body().has_one_use(dest) {
        return no_match("filled up with something else, or into what is used");
    }
    let results = view.result_types().collect::<Vec<_>>();
    rw.at(op);
    fill::replace(rw, op, value, dest, &results)
}
