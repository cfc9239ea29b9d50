//! Ops that access memrefs, and how they access another instead.

use couloir_dialects::common::mixed::{Mixed, mixed};
use couloir_dialects::{memref, vector};
use couloir_ir::affine::{AffineBuilder, AffineMap};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::NewOp;
use couloir_ir::op::Segments;
use couloir_ir::{Attribute, Context, OpDef, OpRef};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;

use super::indices;
use crate::common::nontemporal_slot;

/// An op that accesses a memref by indices.
pub(crate) struct Access {
    pub(super) def: &'static OpDef,
    /// Which operand the memref is; its indices follow it, and are a group.
    memref: usize,
    /// Attributes that stay.
    kept: &'static [usize],
    /// The map from the memref's dimensions to a vector's, for ops that have one.
    map: Option<usize>,
    /// Whether one element is accessed.
    pub(super) is_scalar: bool,
    /// Whether it can go through what adds dimensions, or takes them away.
    expanded: bool,
    collapsed: bool,
}

const SCALAR: Access = Access {
    def: memref::Load::def(),
    memref: 0,
    kept: &[memref::Load::NONTEMPORAL],
    map: None,
    is_scalar: true,
    expanded: true,
    collapsed: true,
};

const VECTOR: Access = Access { def: vector::Load::def(), kept: &[], is_scalar: false, ..SCALAR };

/// Reading a vector.
pub(crate) const TRANSFER_READ: Access = Access {
    def: vector::TransferRead::def(),
    kept: &[vector::TransferRead::IN_BOUNDS],
    map: Some(vector::TransferRead::PERMUTATION_MAP),
    collapsed: false,
    ..VECTOR
};

/// Writing a vector.
pub(crate) const TRANSFER_WRITE: Access = Access {
    def: vector::TransferWrite::def(),
    memref: 1,
    kept: &[vector::TransferWrite::IN_BOUNDS],
    map: Some(vector::TransferWrite::PERMUTATION_MAP),
    expanded: false,
    collapsed: false,
    ..VECTOR
};

pub(super) static ACCESSES: &[Access] = &[
    SCALAR,
    Access { def: memref::Store::def(), memref: 1, kept: &[memref::Store::NONTEMPORAL], ..SCALAR },
    VECTOR,
    Access { def: vector::Store::def(), memref: 1, ..VECTOR },
    Access { def: vector::MaskedLoad::def(), ..VECTOR },
    Access { def: vector::MaskedStore::def(), ..VECTOR },
    TRANSFER_READ,
    TRANSFER_WRITE,
];

/// Where an access goes instead.
pub(crate) struct Place {
    pub(crate) source: Value,
    pub(crate) indices: Vec<Value>,
    /// The map of ops that have one.
    pub(crate) map: Option<Attribute>,
    /// Whether ops on vectors still say that they are nontemporal.
    pub(crate) keeps_nontemporal: bool,
}

pub(super) fn rewrite(op: Op, rw: &mut Rewriter<'_>, access: &Access) -> Rewritten {
    let view = rw.view(op);
    let accessed = view.operand(access.memref).or_no_match("no memref")?;
    let alias = view.scope.defining_op(accessed).or_no_match("the memref is an argument")?.op;
    let indices = view.operands_in(access.memref + 1);
    let place = aliased(rw, op, alias, access, &indices)?;
    let new = accessing(rw.view(op), access, &place);
    rw.replace_with(op, new);
    Ok(())
}

/// The place that indices into an alias stand for.
fn aliased(
    rw: &mut Rewriter<'_>,
    op: Op,
    alias: Op,
    access: &Access,
    indices: &[Value],
) -> Result<Place, NoMatch> {
    let view = rw.view(alias);
    let source = view.operand(0).or_no_match("no source")?;
    if view.is(memref::Subview::def()) {
        let map = subview_map(rw.view(op), view, access)?;
        rw.at(op);
        let indices = indices::of_subview(rw, alias, indices)?;
        return Ok(Place { source, indices, map, keeps_nontemporal: false });
    }
    if view.is(memref::ExpandShape::def()) && access.expanded {
        let map = expanded_map(rw.view(op), view, access)?;
        rw.at(op);
        let indices = indices::of_expanded(rw, alias, indices, access.is_scalar);
        return Ok(Place { source, indices, map, keeps_nontemporal: true });
    }
    if view.is(memref::CollapseShape::def()) && access.collapsed {
        rw.at(op);
        let indices = indices::of_collapsed(rw, alias, indices, indices::Sizes::FromType)?;
        return Ok(Place { source, indices, map: None, keeps_nontemporal: true });
    }
    no_match("not of an alias that is looked through")
}

/// The map of an access with one, from its alias's dimensions to a vector's.
pub(crate) fn map_of<'a>(op: OpRef<'a>, access: &Access) -> Option<&'a AffineMap> {
    op.prop(access.map?)?.as_affine_map(op.ctx())
}

/// Whether all strides of a subview are one.
pub(super) fn has_unit_strides(subview: OpRef<'_>) -> bool {
    use memref::Subview;
    let strides = mixed(subview, Subview::STRIDES, Subview::STATIC_STRIDES);
    strides.into_iter().all(|stride: Mixed| stride.constant(subview.scope) == Some(1))
}

/// The map from the dimensions that a subview is of.
fn subview_map(
    op: OpRef<'_>,
    subview: OpRef<'_>,
    access: &Access,
) -> Result<Option<Attribute>, NoMatch> {
    let Some(map) = map_of(op, access) else { return Ok(None) };
    if !has_unit_strides(subview) {
        return no_match("a stride is not one");
    }
    if !is_in_bounds(op, access) {
        return no_match("it may go out of bounds");
    }
    let dropped = memref::dropped_dims(subview).or_no_match("not a rank reduction")?;
    Ok(Some(with_dropped(op.ctx(), map, &dropped)?))
}

/// The map from dimensions of which some were dropped before a map.
pub(crate) fn with_dropped(
    ctx: &Context,
    map: &AffineMap,
    dropped: &[bool],
) -> Result<Attribute, NoMatch> {
    let kept = (0..).zip(dropped).filter(|(_, dropped)| !**dropped).map(|(at, _)| at);
    let kept = kept.collect::<Vec<u32>>();
    let results = map.results().map(|result| match result.dim() {
        Some(dim) => kept.get(dim as usize).copied().map(Some),
        None => Some(None),
    });
    let results = results.collect::<Option<Vec<_>>>().or_no_match("no such dimension")?;
    let mut builder = AffineBuilder::new(dropped.len() as u32, 0);
    let nodes = results.into_iter().map(|dim| match dim {
        Some(dim) => builder.dim(dim),
        None => Some(builder.constant(0)),
    });
    let nodes = nodes.collect::<Option<Vec<_>>>().or_no_match("no such dimension")?;
    let map = builder.map(&nodes).ok().or_no_match("the map is too large")?;
    Ok(Attribute::affine_map(ctx, map))
}

/// Whether a transfer says of all dimensions that it stays within bounds; of
/// those that it repeats an element along, it need not.
pub(crate) fn is_in_bounds(op: OpRef<'_>, access: &Access) -> bool {
    let ctx = op.ctx();
    let flags = access.kept.first().and_then(|&slot| op.prop(slot)?.as_array(ctx));
    let broadcasts = map_of(op, access)
        .map(|map| map.results().map(|result| result.dim().is_none()).collect::<Vec<_>>());
    let (flags, broadcasts) = (flags.unwrap_or_default(), broadcasts.unwrap_or_default());
    flags.iter().zip(broadcasts).all(|(flag, broadcast)| broadcast || flag.as_bool() == Some(true))
}

/// The map from the dimensions that are expanded.
fn expanded_map(
    op: OpRef<'_>,
    expand: OpRef<'_>,
    access: &Access,
) -> Result<Option<Attribute>, NoMatch> {
    let ctx = op.ctx();
    let Some(map) = map_of(op, access) else { return Ok(None) };
    let results = map.results().count() as u32;
    let first = map.dims().checked_sub(results).or_no_match("no minor dimensions")?;
    if !map.results().zip(first..).all(|(result, dim)| result.dim() == Some(dim)) {
        return no_match("not the minor dimensions");
    }
    let rank = expand.operand_type(0).and_then(|ty| ty.shape(ctx)).map_or(0, <[i64]>::len) as u32;
    let first = rank.checked_sub(results).or_no_match("the vector has more dimensions")?;
    let mut builder = AffineBuilder::new(rank, 0);
    let nodes = (first..rank).map(|dim| builder.dim(dim)).collect::<Option<Vec<_>>>();
    let map = builder.map(&nodes.or_no_match("no such dimension")?).ok();
    Ok(Some(Attribute::affine_map(ctx, map.or_no_match("the map is too large")?)))
}

/// The same access at another place.
pub(crate) fn accessing(op: OpRef<'_>, access: &Access, place: &Place) -> NewOp {
    let behind = access.memref + 1 + op.operand_group(access.memref + 1).len();
    let mut new = NewOp::new(access.def)
        .operands(op.operands().take(access.memref))
        .operand(place.source)
        .operands(place.indices.iter().copied())
        .operands(op.operands().skip(behind))
        .results(op.result_types());
    for &slot in access.kept {
        new = new.prop(slot, op.prop(slot));
    }
    if let Some(slot) = nontemporal_slot(access.def) {
        let is_kept = place.keeps_nontemporal || access.kept.contains(&slot);
        let flag = op.prop(slot).filter(|_| is_kept);
        new = new.prop(slot, flag.unwrap_or(Attribute::FALSE));
    }
    if let Some(slot) = access.map {
        new = new.prop(slot, place.map);
    }
    if let Segments::Attr(slot) = access.def.operand_segments {
        let slot = usize::from(slot);
        let sizes = op.prop(slot).and_then(|sizes| sizes.as_i32_array(op.ctx()));
        let mut sizes = sizes.unwrap_or_default();
        if let Some(size) = sizes.get_mut(access.memref + 1) {
            *size = place.indices.len() as i32;
        }
        new = new.prop(slot, Attribute::i32_array(op.ctx(), &sizes));
    }
    new
}
