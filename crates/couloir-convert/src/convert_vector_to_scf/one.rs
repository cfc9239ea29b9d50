//! Transfers of one dimension that are no plain loads or stores: element by element.

use couloir_dialects::arith::Muli;
use couloir_dialects::memref;
use couloir_dialects::vector::{Insert, TransferRead, TransferWrite, VScale};
use couloir_ir::build::Build;
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, Op, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;

use super::check::{element, guarded, indices};
use super::control::{for_loop, results};
use crate::vector_common::build::{BuildVector, spec};
use crate::vector_common::transfer::Transfer;

/// `memref.load`
pub(super) fn load(rw: &mut Rewriter<'_>, memref: Value, indices: &[Value], ty: Type) -> Value {
    let operands: Vec<Value> = std::iter::once(memref).chain(indices.iter().copied()).collect();
    rw.make(memref::Load::def(), &operands, ty, [(memref::Load::NONTEMPORAL, Attribute::FALSE)])
}

/// `memref.store`
pub(super) fn store(rw: &mut Rewriter<'_>, value: Value, memref: Value, indices: &[Value]) {
    let operands: Vec<Value> = [value, memref].into_iter().chain(indices.iter().copied()).collect();
    let plain = [(memref::Store::NONTEMPORAL, Attribute::FALSE)];
    let new = spec(rw.context(), memref::Store::def(), &operands, plain);
    rw.insert(new);
}

/// `memref.load` of a buffer of one value: MLIR does not say that it is no non-temporal one.
pub(super) fn load_whole(rw: &mut Rewriter<'_>, buffer: Value, ty: Type) -> Value {
    rw.make(memref::Load::def(), &[buffer], ty, [])
}

/// `memref.store` to a buffer of one value, likewise.
pub(super) fn store_whole(rw: &mut Rewriter<'_>, value: Value, buffer: Value) {
    let new = spec(rw.context(), memref::Store::def(), &[value, buffer], []);
    rw.insert(new);
}

pub(super) fn lower(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let transfer = Transfer::of(rw, op)?;
    let ctx = rw.context();
    let memref = transfer.base_ty.as_memref(ctx).or_no_match("not of memory")?;
    if transfer.vector.rank() != 1 || transfer.map.num_results() != 1 {
        return no_match("not one dimension");
    }
    if transfer.map.is_minor_identity() && memref.has_unit_stride(ctx) {
        return no_match("a plain load or store does");
    }
    let lower = rw.index(0);
    let mut upper = rw.index(transfer.vector.shape.first().copied().unwrap_or(0));
    if transfer.vector.is_scalable() {
        let scale = rw.make(VScale::def(), &[], Type::INDEX, []);
        upper = rw.binary(Muli::def(), upper, scale);
    }
    let step = rw.index(1);
    let bounds = [lower, upper, step];
    if rw.view(op).is(TransferRead::def()) {
        read(op, rw, &transfer, bounds);
    } else {
        write(op, rw, &transfer, bounds);
    }
    Ok(())
}

/// A vector with an element put at a place that is not known.
fn with_element(rw: &mut Rewriter<'_>, value: Value, vector: Value, at: Value) -> Value {
    let ty = rw.ty(vector);
    let position = Attribute::i64_array(rw.context(), &[DYNAMIC]);
    rw.make(Insert::def(), &[value, vector, at], ty, [(Insert::STATIC_POSITION, position)])
}

fn read<'a>(op: Op, rw: &mut Rewriter<'a>, of: &Transfer, bounds: [Value; 3]) {
    let padding = TransferRead(rw.view(op)).padding();
    let (ty, element) = (of.vector_ty, of.vector.element);
    let init = rw.broadcast(padding, ty);
    let mut iteration = |rw: &mut Rewriter<'a>, at: Value, carried: &[Value]| {
        let indices = indices(rw, of, at);
        let vector = carried.first().copied().unwrap_or(init);
        let mut inside = |rw: &mut Rewriter<'a>| {
            let value = load(rw, of.base, &indices, element);
            vec![with_element(rw, value, vector, at)]
        };
        guarded(rw, of, at, &[ty], &mut inside, &mut |_| vec![vector])
    };
    let made = for_loop(rw, bounds, &[init], &mut iteration);
    let values = results(rw, made);
    rw.replace(op, &values);
}

fn write<'a>(op: Op, rw: &mut Rewriter<'a>, of: &Transfer, bounds: [Value; 3]) {
    let vector = TransferWrite(rw.view(op)).value_to_store();
    let mut iteration = |rw: &mut Rewriter<'a>, at: Value, _: &[Value]| {
        let indices = indices(rw, of, at);
        let mut inside = |rw: &mut Rewriter<'a>| {
            let value = element(rw, vector, at);
            store(rw, value, of.base, &indices);
            Vec::new()
        };
        guarded(rw, of, at, &[], &mut inside, &mut |_| Vec::new())
    };
    for_loop(rw, bounds, &[], &mut iteration);
    rw.erase(op);
}
