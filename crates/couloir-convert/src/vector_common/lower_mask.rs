//! `vector.mask` around ops that take a mask themselves.

use couloir_dialects::arith;
use couloir_dialects::vector::{Gather, Mask, TransferRead, TransferWrite, Yield};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::op::Segments;
use couloir_ir::{Attribute, Op, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use super::build::BuildVector;

/// Adds the patterns.
pub(crate) fn populate(patterns: &mut RewritePatterns) {
    let all = [transfer_write, transfer_read, gather, empty];
    for pattern in all {
        patterns.add(Mask::def(), pattern);
    }
}

/// The masked op, when there is one.
fn masked(rw: &Rewriter<'_>, op: Op) -> Result<Op, NoMatch> {
    let view = rw.view(op);
    let first = view.region(0).and_then(|region| region.entry()?.ops().next());
    let first = first.filter(|first| !first.is(Yield::def()));
    first.map(|first| first.op).or_no_match("nothing is masked")
}

fn passthru(rw: &Rewriter<'_>, op: Op) -> Option<Value> {
    Mask(rw.view(op)).passthru()
}

/// The same op with other operands and the same attributes.
fn copy(rw: &Rewriter<'_>, op: Op, operands: Vec<Value>) -> NewOp {
    let view = rw.view(op);
    let mut new = NewOp::new(view.def().unwrap_or(Mask::def())).operands(operands);
    new.name = view.data().name;
    new.props = (0..new.props.len()).map(|slot| view.prop(slot)).collect();
    new.results(view.result_types())
}

/// The transfer with the mask as its last operand.
fn transfer(rw: &mut Rewriter<'_>, op: Op, inner: Op) -> Rewritten {
    let mask = rw.view(op).operand(0).or_no_match("no mask")?;
    let view = rw.view(inner);
    let Some(Segments::Attr(slot)) = view.def().map(|def| def.operand_segments) else {
        return no_match("no segments");
    };
    let sizes = view.prop(slot.into()).and_then(|sizes| sizes.as_i32_array(rw.context()));
    let mut sizes = sizes.or_no_match("no segments")?;
    let mut operands: Vec<Value> = view.operands().collect();
    if let Some(last @ 1) = sizes.last().copied() {
        operands.truncate(operands.len() - last as usize);
    }
    if let Some(last) = sizes.last_mut() {
        *last = 1;
    }
    operands.push(mask);
    let sizes = Attribute::i32_array(rw.context(), &sizes);
    let new = copy(rw, inner, operands).prop(slot.into(), sizes);
    rw.replace_with(op, new);
    Ok(())
}

fn transfer_write(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let inner = masked(rw, op)?;
    if !rw.view(inner).is(TransferWrite::def()) {
        return no_match("not a masked write");
    }
    transfer(rw, op, inner)
}

fn transfer_read(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let inner = masked(rw, op)?;
    if !rw.view(inner).is(TransferRead::def()) || passthru(rw, op).is_some() {
        return no_match("not a masked read, or one with other values");
    }
    transfer(rw, op, inner)
}

fn gather(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let inner = masked(rw, op)?;
    let view = rw.view(inner);
    if !view.is(Gather::def()) {
        return no_match("not a masked gather");
    }
    let mut operands: Vec<Value> = view.operands().collect();
    operands.truncate(operands.len().saturating_sub(2));
    operands.extend(rw.view(op).operand(0));
    let ty = rw.view(inner).result_type(0).or_no_match("no result")?;
    let rest = match passthru(rw, op) {
        Some(rest) => rest,
        None => {
            let location = rw.view(inner).location();
            rw.with_location(location, |rw| rw.zero(ty))
        }
    };
    operands.push(rest);
    let new = copy(rw, inner, operands);
    rw.replace_with(op, new);
    Ok(())
}

/// A mask around nothing chooses between what is yielded and other values.
fn empty(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    if masked(rw, op).is_ok() {
        return no_match("something is masked");
    }
    let other = passthru(rw, op).or_no_match("no other values")?;
    let mask = rw.view(op).operand(0).or_no_match("no mask")?;
    let view = rw.view(op);
    let end = view.region(0).and_then(|region| region.entry()?.ops().next());
    let value = end.and_then(|end| end.operand(0)).or_no_match("nothing is yielded")?;
    if rw.ty(value).as_vector(rw.context()).is_none() {
        return no_match("no vector");
    }
    let ty = rw.ty(value);
    let chosen = rw.make(arith::Select::def(), &[mask, value, other], ty, []);
    rw.replace(op, &[chosen]);
    Ok(())
}
