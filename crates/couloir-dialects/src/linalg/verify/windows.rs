//! Convolutions, Winograd's algorithm for them, and `linalg.softmax`.

use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Failure, OpRef};

use super::super::structured::Structured;
use super::super::{Softmax, WinogradFilterTransform};
use crate::common::shapes::dims_compatible;

/// Strides and dilations leave all loops something to do.
pub(in super::super) fn convolution(op: OpRef<'_>) -> Result<(), Failure> {
    let Some(view) = Structured::cast(op) else { return Ok(()) };
    if view.num_inputs() < 2 || view.num_outputs() != 1 {
        return op.error("expected op with 2 inputs and 1 output").fail();
    }
    let maps = view.maps();
    let (Some(input), Some(filter), Some(output)) = (maps.first(), maps.get(1), maps.last()) else {
        return Ok(());
    };
    let is_used = |dim: u32| input.uses_dim(dim) || filter.uses_dim(dim);
    if (0..output.dims()).all(is_used) {
        return Ok(());
    }
    op.error("unexpected loop dimension for convolution op").fail()
}

fn shape(op: OpRef<'_>, operand: usize) -> &[i64] {
    let ty = op.operand_type(operand);
    ty.and_then(|ty| ty.shape(op.ctx())).unwrap_or_default()
}

pub(in super::super) fn softmax(op: OpRef<'_>) -> Result<(), Failure> {
    let (input, output) = (shape(op, 0), shape(op, 1));
    if input.len() != output.len() || !dims_compatible(input, output) {
        return op.op_error("incompatible output shape").fail();
    }
    let dim = op.prop(Softmax::DIMENSION).and_then(|dim| dim.as_i64(op.ctx())).unwrap_or(0);
    if usize::try_from(dim).is_ok_and(|dim| dim < input.len()) {
        return Ok(());
    }
    op.op_error("incorrect dimension specified").fail()
}

/// How many outputs a tile has, and the filter's size.
fn sizes(op: OpRef<'_>) -> (i64, i64) {
    let which = op.prop(WinogradFilterTransform::FMR).and_then(|fmr| fmr.as_i64(op.ctx()));
    match which {
        Some(1) => (4, 3),
        Some(2) => (2, 5),
        _ => (2, 3),
    }
}

fn expect(op: OpRef<'_>, expected: &[i64]) -> Result<(), Failure> {
    let output = shape(op, 1);
    if output.len() == expected.len() && dims_compatible(expected, output) {
        return Ok(());
    }
    op.op_error("the output shape is not expected").fail()
}

pub(in super::super) fn winograd_filter(op: OpRef<'_>) -> Result<(), Failure> {
    let (outputs, taps) = sizes(op);
    let &[filters, height, width, channels] = shape(op, 0) else { return Ok(()) };
    let message = if height != taps && height != 1 {
        "expect filter height either equals to r or 1"
    } else if width != taps && width != 1 {
        "expect filter width either equals to r or 1"
    } else if height == 1 && width == 1 {
        "expect either filter height or width equals to r"
    } else {
        let size = |side: i64| if side == taps { outputs + taps - 1 } else { 1 };
        return expect(op, &[size(height), size(width), channels, filters]);
    };
    op.op_error(message).fail()
}

pub(in super::super) fn winograd_input(op: OpRef<'_>) -> Result<(), Failure> {
    let (outputs, taps) = sizes(op);
    let tile = outputs + taps - 1;
    let &[batch, height, width, channels] = shape(op, 0) else { return Ok(()) };
    let &[alpha_h, alpha_w, ..] = shape(op, 1) else { return Ok(()) };
    let side = |size: i64, alpha: i64| match (size, alpha) {
        (DYNAMIC, _) => (tile, DYNAMIC),
        (_, 1) => (1, size),
        _ => (tile, size.wrapping_sub(taps - 1) / outputs),
    };
    let ((alpha_h, tiles_h), (alpha_w, tiles_w)) = (side(height, alpha_h), side(width, alpha_w));
    expect(op, &[alpha_h, alpha_w, tiles_h, tiles_w, batch, channels])
}

pub(in super::super) fn winograd_output(op: OpRef<'_>) -> Result<(), Failure> {
    let (outputs, taps) = sizes(op);
    let &[height, width, tiles_h, tiles_w, batch, filters] = shape(op, 0) else { return Ok(()) };
    let mut sides = [DYNAMIC; 2];
    for (at, (size, tiles, what)) in
        [(height, tiles_h, "height"), (width, tiles_w, "width")].into_iter().enumerate()
    {
        if size == DYNAMIC || tiles == DYNAMIC {
            continue;
        }
        if size != 1 && size != outputs + taps - 1 {
            let message = format!("expect input {what} equals to input tile size");
            return op.op_error(message).fail();
        }
        let by = if size == 1 { 1 } else { outputs };
        if let Some(side) = sides.get_mut(at) {
            *side = tiles.wrapping_mul(by);
        }
    }
    let [height, width] = sides;
    expect(op, &[batch, height, width, filters])
}
