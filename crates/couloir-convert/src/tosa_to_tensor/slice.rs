//! `tosa.slice`: a slice of known places and sizes; a size of -1 goes to the end.

use couloir_dialects::common::mixed::Mixed;
use couloir_dialects::{arith, tensor, tosa};
use couloir_ir::Type;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch};

use crate::tosa_common::index;

pub(super) fn slice(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let ty = view.result_type(0).or_no_match("no result")?;
    let shape = ty.shape(ctx).or_no_match("not ranked")?;
    let source = new.one(0).or_no_match("no input")?;
    let list = |at| tosa::constant_operand(view, at).map(|list| tosa::constants(ctx, list));
    let starts = list(1).or_no_match("start of slice must be a static ranked shape")?;
    let given = list(2).or_no_match("size of slice must be a static ranked shape")?;
    let mut sizes = Vec::with_capacity(given.len());
    for (at, (&size, &start)) in given.iter().zip(&starts).enumerate() {
        sizes.push(match size {
            -1 => Mixed::Value(rest(rw, source, at, start)),
            known => Mixed::Known(known),
        });
    }
    let offsets = starts.into_iter().map(Mixed::Known).collect();
    let strides = vec![Mixed::Known(1); shape.len()];
    let new = rw.insert1(tensor::build_slice(ctx, ty, source, &[offsets, sizes, strides]));
    for at in [1, 2] {
        erase_list(rw, op, at);
    }
    rw.replace(op, new)
}

/// Erases where a list of numbers comes from, if nothing else takes it.
fn erase_list(rw: &mut ConversionRewriter<'_>, op: Op, at: usize) {
    let Some(list) = rw.view(op).operand(at) else { return };
    let made = rw.scope().body.defining_op(list);
    if let Some(made) = made.filter(|_| rw.had_one_use(list)) {
        _ = rw.erase(made);
    }
}

/// What is behind a place.
fn rest(rw: &mut ConversionRewriter<'_>, source: Value, at: usize, start: i64) -> Value {
    let place = index(rw, i64::try_from(at).unwrap_or(i64::MAX));
    let size = rw.insert1(tensor::Dim::build(rw.context(), source, place));
    let start = index(rw, start);
    rw.insert1(arith::Subi::build(rw.context(), Type::INDEX, size, start))
}
