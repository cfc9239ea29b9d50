//! Numbers that share a scale, a block of them each.

use couloir_ir::{OpRef, Type};

use super::sizes::{Differs, Sized, common};
use super::{Verified, input_shape, known, listed, may_equal, output_shape, refuse};
use crate::common::shapes::{compatible, quoted};
use crate::tosa::attrs::BLOCK_SIZE;
use crate::tosa::{CastFromBlockScaled, CastToBlockScaled, MatmulTBlockScaled};

/// How many numbers have a scale together.
pub(in crate::tosa) fn block_size(op: OpRef<'_>, slot: usize) -> i64 {
    let params = op.prop(slot).and_then(|attr| attr.params_of(op.ctx(), &BLOCK_SIZE));
    let value = params.and_then(|params| params.first()?.as_uint());
    value.and_then(|value| i64::try_from(value).ok()).unwrap_or(1)
}

/// A type with its name.
type Named<'a> = (&'a str, Option<Type>);

fn same_shapes(op: OpRef<'_>, a: Named<'_>, b: Named<'_>) -> Verified {
    let ctx = op.ctx();
    let (Some(first), Some(second)) = (a.1, b.1) else { return Ok(()) };
    refuse(op, !compatible(ctx, first, second), || {
        let (own, other) = (quoted(ctx, first), quoted(ctx, second));
        format!("require compatible shapes for {} ({own}) and {} ({other})", a.0, b.0)
    })
}

/// Numbers come in whole blocks, and there is a scale for each.
fn scaled(op: OpRef<'_>, block: i64, data: Named<'_>, scale: Named<'_>) -> Verified {
    let ctx = op.ctx();
    let shape = |of: Named<'_>| of.1.and_then(|ty| ty.shape(ctx));
    let (Some(own), Some(scales)) = (shape(data), shape(scale)) else { return Ok(()) };
    let but_last = |shape: &[i64]| shape.split_last().map(|(_, rest)| rest.to_vec());
    let fits = match (but_last(own), but_last(scales)) {
        (Some(a), Some(b)) => crate::common::shapes::dims_compatible(&a, &b),
        _ => true,
    };
    refuse(op, !fits, || {
        let text = |ty: Option<Type>| ty.map_or_else(String::new, |ty| quoted(ctx, ty));
        format!(
            "require compatible shapes for {} ({}) and {} ({}) except for the last dimension",
            data.0,
            text(data.1),
            scale.0,
            text(scale.1)
        )
    })?;
    let last = |shape: &[i64]| shape.last().copied().and_then(known);
    let (Some(own), Some(scales)) = (last(own), last(scales)) else { return Ok(()) };
    let Some(blocks) = own.checked_div(block) else { return Ok(()) };
    refuse(op, blocks != scales, || {
        format!(
            "expect last dimension of {} ({scales}) to be equal to last dimension of {} / block_size \
             ({blocks})",
            scale.0, data.0
        )
    })
}

fn whole_blocks(op: OpRef<'_>, block: i64) -> Verified {
    let last = input_shape(op, 0).and_then(|shape| shape.last().copied()).and_then(known);
    let Some(last) = last else { return Ok(()) };
    refuse(op, last.checked_rem(block) != Some(0), || {
        format!(
            "expect last dimension of input_data ({last}) to be divisible by block_size ({block})"
        )
    })
}

pub(in crate::tosa) fn cast_from_block_scaled(op: OpRef<'_>) -> Verified {
    let (data, scale) = (op.operand_type(0), op.operand_type(1));
    same_shapes(op, ("input_data", data), ("output_data", op.result_type(0)))?;
    let block = block_size(op, CastFromBlockScaled::BLOCK_SIZE);
    whole_blocks(op, block)?;
    scaled(op, block, ("input_data", data), ("input_scale", scale))
}

pub(in crate::tosa) fn cast_to_block_scaled(op: OpRef<'_>) -> Verified {
    let (data, scale) = (op.result_type(0), op.result_type(1));
    same_shapes(op, ("input_data", op.operand_type(0)), ("output_data", data))?;
    let block = block_size(op, CastToBlockScaled::BLOCK_SIZE);
    whole_blocks(op, block)?;
    scaled(op, block, ("output_data", data), ("output_scale", scale))
}

/// What messages call the sizes of a product, in the order in which they are numbered.
const SIZES: [&str; 6] = ["batch", "height", "channels", "batch", "width", "C/block_size"];

fn differs((tensor, _, which, wanted, own): Differs) -> String {
    let name = SIZES.get(which).copied().unwrap_or_default();
    format!("expected {name} of {tensor} to match size {wanted}, got {own}")
}

pub(in crate::tosa) fn matmul_t_block_scaled(op: OpRef<'_>) -> Verified {
    let tensors: [Sized<'_>; 4] = [
        ("a_data", input_shape(op, 0), &[0, 1, 2]),
        ("a_scale", input_shape(op, 1), &[0, 1, 5]),
        ("b_data", input_shape(op, 2), &[3, 4, 2]),
        ("b_scale", input_shape(op, 3), &[3, 4, 5]),
    ];
    let [batch, height, channels, other_batch, width, blocks] = common(op, &tensors, differs)?;
    let apart = known(batch).zip(known(other_batch)).filter(|&(n, d)| d != n && d != 1);
    if let Some((n, d)) = apart {
        let message = format!(
            "expect B matrix batch size to be broadcast compatible with A, got D={d} vs N={n}"
        );
        return op.op_error(message).fail();
    }
    let block = block_size(op, MatmulTBlockScaled::BLOCK_SIZE);
    multiples(op, block, channels, blocks)?;
    product_shape(op, [batch, height, width])
}

fn multiples(op: OpRef<'_>, block: i64, channels: i64, blocks: i64) -> Verified {
    let Some(channels) = known(channels) else { return Ok(()) };
    refuse(op, channels.checked_rem(block) != Some(0), || {
        format!("expect C to be a multiple of block size, got C={channels}, block_size={block}")
    })?;
    let (Some(blocks), Some(wanted)) = (known(blocks), channels.checked_div(block)) else {
        return Ok(());
    };
    refuse(op, blocks != wanted, || {
        format!(
            "expect scale operands dimension 2 to equal C/block_size ({channels}/{block}), got {blocks}"
        )
    })
}

fn product_shape(op: OpRef<'_>, wanted: [i64; 3]) -> Verified {
    let Some(output) = output_shape(op, 0) else { return Ok(()) };
    let fits = output.len() == 3 && output.iter().zip(wanted).all(|(&a, b)| may_equal(a, b));
    refuse(op, !fits, || {
        format!(
            "expected output shape {} to be compatible with expected output shape {}",
            listed(output),
            listed(&wanted)
        )
    })
}
