//! `tosa.concat`: each tensor is put into an empty one, behind those before it.

use couloir_dialects::common::mixed::Mixed;
use couloir_dialects::{arith, tensor, tosa};
use couloir_ir::Type;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::ty::DYNAMIC;
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch};

use crate::tosa_common::{index, sizes};

pub(super) fn concat(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let ty = view.result_type(0).or_no_match("no result")?;
    let shape = ty.shape(ctx).or_no_match("not ranked")?.to_vec();
    let axis = view.prop(tosa::Concat::AXIS).and_then(|axis| axis.as_i64(ctx));
    let axis = axis.or_no_match("no axis")?;
    let (&first, rest) = new.all().split_first().or_no_match("no tensors")?;
    let place = index(rw, axis);
    let axis = usize::try_from(axis).ok().or_no_match("no such axis")?;
    let mut own = sizes(rw, first);
    let size = *own.get(axis).or_no_match("no such axis")?;
    let ends = offsets(rw, place, size, rest);
    for (size, &end) in own.iter_mut().skip(axis).take(1).zip(ends.last().iter().copied()) {
        *size = end;
    }
    let unknown = own.into_iter().zip(&shape).filter(|&(_, &size)| size == DYNAMIC);
    let unknown = unknown.map(|(size, _)| size).collect::<Vec<_>>();
    let unknown = unknown.into_iter().map(|size| as_value(rw, size)).collect::<Vec<_>>();
    let plain = Type::tensor(ctx, &shape, ty.element_or_self(ctx));
    let mut all = rw.insert1(tensor::Empty::build(plain, &unknown));
    let starts = [Mixed::Known(0)].into_iter().chain(ends);
    for (&part, start) in new.all().iter().zip(starts) {
        let sizes = sizes(rw, part);
        let mut offsets = vec![Mixed::Known(0); sizes.len()];
        if let Some(offset) = offsets.get_mut(axis) {
            *offset = start;
        }
        let lists = [offsets, sizes, vec![Mixed::Known(1); shape.len()]];
        let ty = Some(rw.ty(all));
        all = rw.insert_folded(tensor::build_insertion(ctx, ty, part, all, &lists));
    }
    rw.replace(op, all)
}

/// Where each tensor ends, of a first one of this size and those that follow it.
fn offsets(
    rw: &mut ConversionRewriter<'_>,
    place: Value,
    first: Mixed,
    rest: &[Value],
) -> Vec<Mixed> {
    let mut end = first;
    let mut ends = vec![end];
    for &tensor in rest {
        let size = rw.insert_folded(tensor::Dim::build(rw.context(), tensor, place));
        let before = as_value(rw, end);
        let sum = arith::Addi::build(rw.context(), Type::INDEX, before, size);
        end = Mixed::Value(rw.insert_folded(sum)).folded(rw.scope());
        ends.push(end);
    }
    ends
}

fn as_value(rw: &mut ConversionRewriter<'_>, size: Mixed) -> Value {
    match size {
        Mixed::Known(known) => index(rw, known),
        Mixed::Value(value) => value,
    }
}
