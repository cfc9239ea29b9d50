//! Transfers of single elements become loads and stores of these.

use couloir_dialects::affine::index::{self, Index};
use couloir_dialects::common::mixed::{Mixed, mixed};
use couloir_dialects::vector::{Extract, TransferRead, TransferWrite};
use couloir_dialects::{memref, tensor};
use couloir_ir::build::NewOp;
use couloir_ir::{Attribute, Op, OpDef, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use couloir_transforms::common::nontemporal_slot;

use super::build::{BuildVector, spec};
use super::operand;
use super::transfer::Transfer;

/// Adds the patterns; `several` says whether of a vector that is read several elements may be used.
pub fn populate(patterns: &mut RewritePatterns, several: bool) {
    patterns.add(Extract::def(), move |op, rw| read(op, rw, several));
    patterns.add(TransferWrite::def(), write);
}

/// Declines what has a mask, or a map that is no identity.
fn is_plain(transfer: &Transfer) -> Rewritten {
    match transfer.mask.is_some() || !transfer.map.is_minor_identity() {
        true => no_match("with a mask, or permuted"),
        false => Ok(()),
    }
}

fn read(op: Op, rw: &mut Rewriter<'_>, several: bool) -> Rewritten {
    let source = operand(rw, op, 0)?;
    let body = rw.scope().body;
    let from = rw.scope().defining_op(source).filter(|from| from.is(TransferRead::def()));
    let from = from.or_no_match("not read")?.op;
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    if ty.as_vector(rw.context()).is_some() {
        return no_match("no element");
    }
    let fits = match several {
        true => body.uses(source).all(|user| rw.view(user.op).is(Extract::def())),
        false => body.has_one_use(source),
    };
    if !fits {
        return no_match("used elsewhere");
    }
    let transfer = Transfer::of(rw, from)?;
    is_plain(&transfer)?;
    if transfer.may_be_outside() {
        return no_match("maybe outside");
    }
    let places = mixed(rw.view(op), Extract::DYNAMIC_POSITION, Extract::STATIC_POSITION);
    let indices = moved(rw, transfer.indices.clone(), &places)?;
    let is_memory = transfer.base_ty.as_memref(rw.context()).is_some();
    let def = if is_memory { memref::Load::def() } else { tensor::Extract::def() };
    let operands = std::iter::once(transfer.base).chain(indices).collect::<Vec<_>>();
    let new = temporal(spec(rw.context(), def, &operands, []).result(ty), def);
    rw.replace_with(op, new);
    Ok(())
}

/// An access that does not go past caches, if it is one to memory.
fn temporal(new: NewOp, def: &'static OpDef) -> NewOp {
    match nontemporal_slot(def) {
        Some(slot) => new.prop(slot, Attribute::FALSE),
        None => new,
    }
}

/// The last indices, moved by places.
fn moved(
    rw: &mut Rewriter<'_>,
    mut indices: Vec<Value>,
    places: &[Mixed],
) -> Result<Vec<Value>, NoMatch> {
    let first = indices.len().checked_sub(places.len()).or_no_match("too few indices")?;
    for (own, &place) in indices.iter_mut().skip(first).zip(places) {
        let all = [Index::Value(*own), place.into()];
        let sum = index::apply(rw, &all, |b, nodes| match nodes {
            [a, c, ..] => b.add(*a, *c),
            _ => b.constant(0),
        });
        *own = sum.or_no_match("too large a sum")?.value(rw);
    }
    Ok(indices)
}

fn write(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let transfer = Transfer::of(rw, op)?;
    if transfer.vector.shape.iter().any(|&size| size != 1) {
        return no_match("no element");
    }
    is_plain(&transfer)?;
    let value = operand(rw, op, 0)?;
    let element = rw.extract(value, &vec![0; transfer.vector.rank()]);
    let is_memory = transfer.base_ty.as_memref(rw.context()).is_some();
    let def: &'static OpDef = if is_memory { memref::Store::def() } else { tensor::Insert::def() };
    let operands = [element, transfer.base].into_iter().chain(transfer.indices.iter().copied());
    let operands = operands.collect::<Vec<_>>();
    let mut new = temporal(spec(rw.context(), def, &operands, []), def);
    new.results = rw.view(op).result_types().collect();
    rw.replace_with(op, new);
    Ok(())
}
