//! `fold-tensor-subset-ops`: vectors are read from the tensors that slices are of and written
//! into those that slices go to, and what is inserted into what is inserted goes there at once.

mod slice;

use couloir_dialects::affine::index::{Index, fixed, values};
use couloir_dialects::common::mixed::int_constant;
use couloir_dialects::{tensor, vector};
use couloir_ir::build::Build;
use couloir_ir::{Attribute, Op, OpRef};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use crate::fold_memref_alias_ops::access::{
    Access, Place, TRANSFER_READ, TRANSFER_WRITE, accessing, is_in_bounds, map_of, with_dropped,
};
use crate::fold_memref_alias_ops::indices::of_part;
use crate::greedy::greedy;
use slice::{INSERT, PARALLEL_INSERT, Slice, SliceOp, slice_of};

/// `fold-tensor-subset-ops`
pub static PASS: PassDef = greedy!(
    "fold-tensor-subset-ops",
    "FoldTensorSubsetOpsPass",
    "Fold tensor subset ops into producer/consumer ops",
    patterns,
    ["affine", "tensor", "vector"]
);

fn patterns() -> RewritePatterns {
    let mut patterns = RewritePatterns::new();
    patterns.add(tensor::InsertSlice::def(), write_into);
    patterns.add(vector::TransferRead::def(), read_from);
    patterns.add(tensor::InsertSlice::def(), |op, rw| insert_into(op, rw, &INSERT));
    patterns
        .add(tensor::ParallelInsertSlice::def(), |op, rw| insert_into(op, rw, &PARALLEL_INSERT));
    patterns
}

/// The mask of reads and of writes.
const MASK: usize = vector::TransferRead::MASK;

/// The place in a whole tensor that an access to a part of it is to.
fn place(
    rw: &mut Rewriter<'_>,
    access: Op,
    how: &Access,
    slice: &Slice,
    indices: usize,
) -> Result<Place, NoMatch> {
    let ctx = rw.context();
    let view = rw.view(access);
    if !is_in_bounds(view, how) {
        return no_match("it may go out of bounds");
    }
    if !view.operand_group(MASK).is_empty() {
        return no_match("it has a mask");
    }
    if !slice.has_unit_strides(view.scope) {
        return no_match("a stride is not one");
    }
    let map = map_of(view, how).or_no_match("no map")?;
    let map = with_dropped(ctx, map, &slice.dropped)?;
    let own = view.operands_in(indices).into_iter().map(Index::Value).collect::<Vec<_>>();
    let location = view.location();
    let indices = rw.with_location(location, |rw| {
        of_part(rw, &slice.offsets, &slice.strides, &slice.dropped, &own)
    })?;
    Ok(Place { source: slice.whole, indices, map: Some(map), keeps_nontemporal: false })
}

/// Reads from the tensor that a slice is of.
fn read_from(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let from = view.operand(0).and_then(|part| view.scope.defining_op(part));
    let from = from.filter(|from| from.is(tensor::ExtractSlice::def()));
    let slice = slice_of(from.or_no_match("not of a slice")?).or_no_match("no slice")?;
    rw.at(op);
    let place = place(rw, op, &TRANSFER_READ, &slice, vector::TransferRead::INDICES)?;
    let new = accessing(rw.view(op), &TRANSFER_READ, &place);
    rw.replace_with(op, new);
    Ok(())
}

/// Writes into the tensor that what is written to goes into.
fn write_into(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let write = view.operand(0).and_then(|part| view.scope.defining_op(part));
    let write = write.filter(|write| write.is(vector::TransferWrite::def()));
    let write = write.or_no_match("not of a write")?;
    let slice = slice_of(view).or_no_match("no slice")?;
    if !is_whole(write) {
        return no_match("not all that goes into it is written");
    }
    let (write, ty) = (write.op, view.result_type(0).or_no_match("no result")?);
    rw.at(op);
    let place = place(rw, write, &TRANSFER_WRITE, &slice, vector::TransferWrite::INDICES)?;
    let mut new = accessing(rw.view(write), &TRANSFER_WRITE, &place);
    new.results = [ty].into_iter().collect();
    rw.replace_with(op, new);
    Ok(())
}

/// Whether a vector is as large as the tensor it is written to.
fn is_whole(write: OpRef<'_>) -> bool {
    let ctx = write.ctx();
    let shape = |at| write.operand_type(at).and_then(|ty| ty.shape(ctx));
    let shapes = shape(0).zip(shape(1));
    shapes.is_some_and(|(vector, tensor)| vector == tensor)
}

/// Inserts what is inserted into what is inserted.
fn insert_into(op: Op, rw: &mut Rewriter<'_>, how: &'static SliceOp) -> Rewritten {
    let ctx = rw.context();
    let view = rw.view(op);
    let from = view.operand(0).and_then(|part| view.scope.defining_op(part));
    let from = from.filter(|from| from.is(tensor::InsertSlice::def())).or_no_match("no insert")?;
    let outer = slice_of(view).or_no_match("no slice")?;
    let inner = slice_of(from).or_no_match("no slice")?;
    if !outer.has_unit_strides(view.scope) || !inner.has_unit_strides(view.scope) {
        return no_match("a stride is not one");
    }
    let sizes = outer.sizes.iter().zip(&outer.dropped).filter(|(_, dropped)| !**dropped);
    if !sizes.map(|(size, _)| *size).eq(inner.sizes.iter().copied()) {
        return no_match("not all that goes into it is inserted");
    }
    let part = from.operand(0).or_no_match("no part")?;
    rw.at(op);
    let own = rw.point();
    if let Some(around) = rw.scope().body.parent_op(op).filter(|_| how.is_parallel) {
        rw.set_point(couloir_ir::build::InsertPoint::Before(around));
    }
    let indices =
        of_part(rw, &outer.offsets, &outer.strides, &outer.dropped, &inner.offsets)?.into_iter();
    let known = |value| int_constant(rw.scope(), value).map_or(Index::Value(value), Index::Known);
    let offsets = indices.map(known).collect::<Vec<_>>();
    rw.set_point(own);
    let list = |list: &[Index]| -> (Vec<_>, Attribute) { (values(list), fixed(ctx, list)) };
    let lists = [list(&offsets), list(&outer.sizes), list(&outer.strides)];
    let new = how.build(ctx, rw.view(op), part, outer.whole, &lists);
    rw.replace_with(op, new);
    Ok(())
}
