//! Ops that access memory or allocate it.

use couloir_dialects::common::region_branch::like;
use couloir_dialects::{memref, vector};
use couloir_ir::affine::AffineMap;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Attribute, OpDef, OpRef};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;

use super::linear::{Layout, flat_type, is_flattened, reinterpret};
use crate::common::nontemporal_slot;
use couloir_dialects::affine::index::Index;

/// An op that accesses memory; its indices follow the memref, and are a group.
pub(super) struct Access {
    pub(super) def: &'static OpDef,
    memref: usize,
    is_transfer: bool,
}

const fn access(def: &'static OpDef, memref: usize) -> Access {
    Access { def, memref, is_transfer: false }
}

const fn transfer(def: &'static OpDef, memref: usize) -> Access {
    Access { def, memref, is_transfer: true }
}

pub(super) static ACCESSES: &[Access] = &[
    access(memref::Load::def(), 0),
    access(memref::Store::def(), 1),
    access(vector::Load::def(), 0),
    access(vector::Store::def(), 1),
    access(vector::MaskedLoad::def(), 0),
    access(vector::MaskedStore::def(), 0),
    transfer(vector::TransferRead::def(), 0),
    transfer(vector::TransferWrite::def(), 1),
];

pub(super) static ALLOCATIONS: &[&OpDef] = &[memref::Alloc::def(), memref::Alloca::def()];

pub(super) fn flatten(op: Op, rw: &mut Rewriter<'_>, access: &Access) -> Rewritten {
    let ctx = rw.context();
    let view = rw.view(op);
    let source = view.operand(access.memref).or_no_match("no memref")?;
    let ty = rw.ty(source).as_memref(ctx).or_no_match("not a memref")?;
    if !is_flattened(ctx, ty) {
        return no_match("of one dimension, or not strided");
    }
    if access.is_transfer && !is_plain(view) {
        return no_match("the transfer is none of minor dimensions within bounds");
    }
    let indices = view.operands_in(access.memref + 1);
    rw.at(op);
    let layout = Layout::of(rw, source).or_no_match("not strided")?;
    let too_large = "the expression is too large";
    let place = layout.place(rw, &indices).or_no_match(too_large)?;
    let extent = layout.extent(rw).or_no_match(too_large)?;
    let flat = flat_type(ctx, ty, extent, layout.offset);
    let (sizes, strides) = ([extent], [Index::Known(1)]);
    let memory = reinterpret(rw, flat, source, layout.offset, &sizes, &strides);
    let place = place.value(rw);
    let view = rw.view(op);
    let new = match access.is_transfer {
        true => transferring(view, access, memory, place),
        false => Some(accessing(view, access, memory, place)),
    };
    rw.replace_with(op, new.or_no_match(too_large)?);
    Ok(())
}

/// Whether a transfer is of the minor dimensions and stays within bounds.
fn is_plain(op: OpRef<'_>) -> bool {
    let ctx = op.ctx();
    let map = op.attr_named("permutation_map").and_then(|map| map.as_affine_map(ctx));
    let flags = op.attr_named("in_bounds").and_then(|flags| flags.as_array(ctx));
    let is_minor = |map: &AffineMap| {
        let results = map.results().count() as u32;
        let first = map.dims().checked_sub(results);
        first.is_some_and(|first| {
            map.results().zip(first..).all(|(result, dim)| result.dim() == Some(dim))
        })
    };
    let within = |flags: &[Attribute]| flags.iter().all(|flag| flag.as_bool() == Some(true));
    map.is_some_and(is_minor) && flags.is_some_and(within)
}

/// The operands with another memref and one index.
fn operands(op: OpRef<'_>, access: &Access, memory: Value, place: Value) -> Vec<Value> {
    let behind = access.memref + 1 + op.operand_group(access.memref + 1).len();
    let before = op.operands().take(access.memref);
    before.chain([memory, place]).chain(op.operands().skip(behind)).collect()
}

fn accessing(op: OpRef<'_>, access: &Access, memory: Value, place: Value) -> NewOp {
    let mut new = like(op).results(op.result_types());
    new.operands = operands(op, access, memory, place).into();
    let Some(slot) = op.def().and_then(nontemporal_slot) else { return new };
    new.prop(slot, op.prop(slot).unwrap_or(Attribute::FALSE))
}

/// A transfer of the minor dimensions with nothing said of bounds or masks, as
/// upstream makes it.
fn transferring(op: OpRef<'_>, access: &Access, memory: Value, place: Value) -> Option<NewOp> {
    use vector::{TransferRead as Read, TransferWrite as Write};
    let ctx = op.ctx();
    let vector = if access.memref == 0 { op.result_type(0)? } else { op.operand_type(0)? };
    let rank = vector.as_vector(ctx)?.rank();
    let bounds = Attribute::array(ctx, &vec![Attribute::bool(false); rank]);
    let minor = AffineMap::minor_identity(1, u32::from(rank > 0))?;
    let map = Attribute::affine_map(ctx, minor);
    if access.memref == 0 {
        let padding = op.operand_in(Read::PADDING)?;
        let new = NewOp::new(Read::def()).operands([memory, place, padding]).result(vector);
        let segments = Attribute::i32_array(ctx, &[1, 1, 1, 0]);
        let slot = segments_slot(Read::def())?;
        let new = new.prop(Read::PERMUTATION_MAP, map).prop(Read::IN_BOUNDS, bounds);
        return Some(new.prop(slot, segments));
    }
    let new = NewOp::new(Write::def()).operands([op.operand(0)?, memory, place]);
    let segments = Attribute::i32_array(ctx, &[1, 1, 1, 0]);
    let slot = segments_slot(Write::def())?;
    let new = new.prop(Write::PERMUTATION_MAP, map).prop(Write::IN_BOUNDS, bounds);
    Some(new.prop(slot, segments))
}

fn segments_slot(def: &OpDef) -> Option<usize> {
    match def.operand_segments {
        couloir_ir::op::Segments::Attr(slot) => Some(usize::from(slot)),
        _ => None,
    }
}

/// Memory of one dimension, seen as what was asked for; sizes that are not
/// known are left out of it, as upstream leaves them.
pub(super) fn allocate(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let ctx = rw.context();
    let view = rw.view(op);
    let (result, def) = view.result(0).zip(view.def()).or_no_match("no result")?;
    let ty = rw.ty(result).as_memref(ctx).or_no_match("not a memref")?;
    if !is_flattened(ctx, ty) {
        return no_match("of one dimension, or not strided");
    }
    let alignment = view.prop(memref::Alloc::ALIGNMENT);
    rw.at(op);
    let layout = Layout::of(rw, result).or_no_match("not strided")?;
    let extent = layout.extent(rw).or_no_match("the expression is too large")?;
    let flat = flat_type(ctx, ty, extent, layout.offset);
    let build = if std::ptr::eq(def, memref::Alloc::def()) {
        memref::Alloc::build
    } else {
        memref::Alloca::build
    };
    let new = build(ctx, flat, &[], &[]).prop(memref::Alloc::ALIGNMENT, alignment);
    let memory = rw.insert1(new);
    if let Some(new) = rw.view(op).scope.body.defining_op(memory) {
        rw.move_before(new, layout.parts);
    }
    let own = rw.ty(result);
    let zero = Index::Known(0);
    let whole = reinterpret(rw, own, memory, zero, &layout.sizes, &layout.strides);
    rw.replace(op, &[whole]);
    Ok(())
}
