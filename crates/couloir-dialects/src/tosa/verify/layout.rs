//! Where elements stand: shapes, parts, orders, sizes of images.

use couloir_ir::OpRef;
use couloir_ir::ty::DYNAMIC;

use super::sizes::{Differs, OTHER, Sized, common};
use super::{
    Verified, input_shape, known, may_equal, output_shape, refuse, resolvable, same_as_output, size,
};
use crate::tosa::shapes::shape_operand;
use crate::tosa::types::shape_rank;
use crate::tosa::{Concat, Transpose};

/// The rank of the shape that is an operand.
fn shape_operand_rank(op: OpRef<'_>, at: usize) -> usize {
    let rank = op.operand_type(at).and_then(|ty| shape_rank(op.ctx(), ty));
    rank.and_then(|rank| usize::try_from(rank).ok()).unwrap_or_default()
}

/// The product of sizes that are all known.
pub(in crate::tosa) fn product(sizes: &[i64]) -> Option<i64> {
    let all_known = sizes.iter().all(|&size| size != DYNAMIC);
    all_known.then(|| sizes.iter().fold(1_i64, |all, &size| all.wrapping_mul(size)))
}

pub(in crate::tosa) fn reshape(op: OpRef<'_>) -> Verified {
    resolvable(op)?;
    same_as_output(op, 0)?;
    let (Some(sizes), Some(output)) = (shape_operand(op, 1), output_shape(op, 0)) else {
        return at_most_one_open(op);
    };
    let open = sizes.iter().filter(|&&size| size == -1).count();
    refuse(op, open > 1, || "expected at most one target dimension to be -1".into())?;
    refuse(op, sizes.len() != output.len(), || "new shape does not match result rank".into())?;
    for (&new, &own) in sizes.iter().zip(output) {
        let differs = new != -1 && new != DYNAMIC && own != DYNAMIC && new != own;
        refuse(op, differs, || "new shape is inconsistent with result shape".into())?;
        refuse(op, new != DYNAMIC && new < -1, || {
            format!("new shape has invalid tensor dimension size {new}")
        })?;
    }
    same_count(op)?;
    is_as_large(op, &sizes)
}

/// A known input has as many elements as a known shape, or no fewer than there are of what is known
/// of the shape, where sizes of 0 are not.
fn is_as_large(op: OpRef<'_>, sizes: &[i64]) -> Verified {
    let Some(from) = input_shape(op, 0).and_then(product) else { return Ok(()) };
    let known = sizes.iter().filter(|&&size| size > 0);
    let all_known = known.clone().count() == sizes.len();
    let to = known.fold(1_i64, |all, &size| all.wrapping_mul(size));
    let differs = if all_known { from != to } else { to > from };
    refuse(op, differs, || cannot_reshape(from, to))
}

fn cannot_reshape(from: i64, to: i64) -> String {
    format!("cannot reshape {from} elements into {to}")
}

fn at_most_one_open(op: OpRef<'_>) -> Verified {
    let sizes = shape_operand(op, 1).unwrap_or_default();
    let open = sizes.iter().filter(|&&size| size == -1).count();
    refuse(op, open > 1, || "expected at most one target dimension to be -1".into())
}

/// As many elements come out as go in.
fn same_count(op: OpRef<'_>) -> Verified {
    let count = |shape: Option<&[i64]>| shape.and_then(product);
    let (Some(from), Some(to)) = (count(input_shape(op, 0)), count(output_shape(op, 0))) else {
        return Ok(());
    };
    refuse(op, from != to, || cannot_reshape(from, to))
}

pub(in crate::tosa) fn pad(op: OpRef<'_>) -> Verified {
    resolvable(op)?;
    same_as_output(op, 0)?;
    same_as_output(op, 2)?;
    let (Some(input), Some(output)) = (input_shape(op, 0), output_shape(op, 0)) else {
        return Ok(());
    };
    let (rank, wanted) = (input.len(), output.len());
    refuse(op, rank != wanted, || {
        format!(
            "expect same input and output tensor rank, but got inputRank: {rank}, outputRank: {wanted}"
        )
    })?;
    let count = shape_operand_rank(op, 1);
    refuse(op, count != 2 * rank, || {
        format!("padding tensor must have {rank} * 2 = {} elements, but got {count}", 2 * rank)
    })?;
    let Some(padding) = shape_operand(op, 1) else { return Ok(()) };
    (0..rank).try_for_each(|at| padded(op, at, &padding, [input, output]))
}

fn padded(op: OpRef<'_>, at: usize, padding: &[i64], [input, output]: [&[i64]; 2]) -> Verified {
    let (before, after) = (size(padding, 2 * at), size(padding, 2 * at + 1));
    refuse(op, before < -1 || after < -1, || {
        format!(
            "invalid padding values at dimension {at}: values must be non-negative or -1 for dynamic \
             padding, got [{before}, {after}]"
        )
    })?;
    let (Some(own), Some(out)) = (known(size(input, at)), known(size(output, at))) else {
        return Ok(());
    };
    let all = own.wrapping_add(before).wrapping_add(after);
    refuse(op, all != out, || {
        format!(
            "mismatch in output shape at dimension {at}: expected {own} + {before} + {after} = {all}, \
             but got {out}"
        )
    })
}

pub(in crate::tosa) fn slice(op: OpRef<'_>) -> Verified {
    resolvable(op)?;
    same_as_output(op, 0)?;
    let Some(input) = input_shape(op, 0) else { return Ok(()) };
    let rank = input.len();
    if let Some(output) = output_shape(op, 0) {
        let own = output.len();
        refuse(op, rank != own, || {
            format!("expect input1 and output to have the same ranks, got {rank} and {own}")
        })?;
    }
    for (at, name) in [(1, "start"), (2, "size")] {
        refuse(op, shape_operand_rank(op, at) != rank, || {
            format!("length of {name} is not equal to rank of input shape")
        })?;
    }
    Ok(())
}

pub(in crate::tosa) fn tile(op: OpRef<'_>) -> Verified {
    resolvable(op)?;
    same_as_output(op, 0)?;
    let count = shape_operand_rank(op, 1);
    let (input, output) = (input_shape(op, 0), output_shape(op, 0));
    if let Some(input) = input {
        let rank = input.len();
        refuse(op, rank != count, || {
            format!("expect 'multiples' to have rank {rank} but got {count}.")
        })?;
        refuse(op, output.is_some_and(|output| output.len() != rank), || {
            "expect same input and output tensor rank.".into()
        })?;
    } else if let Some(output) = output {
        let rank = output.len();
        refuse(op, rank != count, || {
            format!("expect 'multiples' array to have length {rank} but got {count}.")
        })?;
    }
    let multiples = shape_operand(op, 1).unwrap_or_default();
    refuse(op, multiples.iter().any(|&times| times <= 0 && times != -1), || {
        "expect element of 'multiples' to be positive integer or -1.".into()
    })
}

/// The order of dimensions that an op says.
pub(in crate::tosa) fn order(op: OpRef<'_>) -> Vec<i32> {
    let order = op.prop(Transpose::PERMS).and_then(|order| order.as_i32_array(op.ctx()));
    order.unwrap_or_default()
}

/// Whether these are the numbers from 0 on, each once.
fn is_order(order: &[i32]) -> bool {
    let mut seen = vec![false; order.len()];
    order.iter().all(|&at| {
        let place = usize::try_from(at).ok().and_then(|at| seen.get_mut(at));
        place.is_some_and(|place| !std::mem::replace(place, true))
    })
}

/// There is a place for each dimension.
fn sized_as(op: OpRef<'_>, shape: Option<&[i64]>, count: usize, what: &str) -> Verified {
    let Some(rank) = shape.map(<[i64]>::len) else { return Ok(()) };
    refuse(op, rank != count, || {
        format!("expected perms attribute to have size {rank} ({what} rank) but got size {count}")
    })
}

pub(in crate::tosa) fn transpose(op: OpRef<'_>) -> Verified {
    let (input, output, order) = (input_shape(op, 0), output_shape(op, 0), order(op));
    let count = order.len();
    sized_as(op, input, count, "input")?;
    if let (Some(input), Some(output)) = (input, output) {
        refuse(op, input.len() != output.len(), || {
            "expected input tensor rank to equal result tensor rank".into()
        })?;
    }
    sized_as(op, output, count, "output")?;
    refuse(op, !is_order(&order), || "expected valid permutation indices".into())?;
    let (Some(input), Some(output)) = (input, output) else { return Ok(()) };
    if let (Some(from), Some(to)) = (product(input), product(output)) {
        refuse(op, from != to, || {
            format!(
                "expected input1 and output to have same numbers of elements, got {from} and {to}"
            )
        })?;
    }
    for (at, &from) in order.iter().enumerate() {
        let from = usize::try_from(from).unwrap_or_default();
        let (own, out) = (size(input, from), size(output, at));
        refuse(op, !may_equal(own, out), || {
            format!("expected output tensor dim {at} to match input dim {from} with value of {own}")
        })?;
    }
    Ok(())
}

/// A dimension that is not as large as another of the same size.
fn differs((tensor, at, _, wanted, own): Differs) -> String {
    format!("requires {tensor} dimension {at} to have size {wanted}, got {own}")
}

pub(in crate::tosa) fn gather(op: OpRef<'_>) -> Verified {
    same_as_output(op, 0)?;
    let [n, w, c] = [0, 1, 2];
    let tensors: [Sized<'_>; 3] = [
        ("values", input_shape(op, 0), &[n, OTHER, c]),
        ("indices", input_shape(op, 1), &[n, w]),
        ("output", output_shape(op, 0), &[n, w, c]),
    ];
    common::<3>(op, &tensors, differs)?;
    Ok(())
}

pub(in crate::tosa) fn scatter(op: OpRef<'_>) -> Verified {
    same_as_output(op, 0)?;
    same_as_output(op, 2)?;
    let [n, k, w, c] = [0, 1, 2, 3];
    let tensors: [Sized<'_>; 4] = [
        ("values_in", input_shape(op, 0), &[n, k, c]),
        ("indices", input_shape(op, 1), &[n, w]),
        ("input", input_shape(op, 2), &[n, w, c]),
        ("values_out", output_shape(op, 0), &[n, k, c]),
    ];
    let [_, k, w, _] = common(op, &tensors, differs)?;
    let (Some(rows), Some(given)) = (known(k), known(w)) else { return Ok(()) };
    refuse(op, rows < given, || format!("requires dimensions K >= W, got K={rows} and W={given}"))
}

/// Tensors one after the other fit each other and the result.
pub(in crate::tosa) fn concat(op: OpRef<'_>) -> Verified {
    for at in 0..op.operands().len() {
        same_as_output(op, at)?;
    }
    let axis = super::axis(op, op.prop(Concat::AXIS));
    let ranked = (0..op.operands().len()).find_map(|at| Some((at, input_shape(op, at)?)));
    refuse(op, op.operand(0).is_none(), || "expect at least one input".into())?;
    let Some((first, shape)) = ranked else { return Ok(()) };
    let along = usize::try_from(axis).ok().filter(|&at| at < shape.len());
    let Some(along) = along else {
        let message = format!(
            "expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got {axis}"
        );
        return op.op_error(message).fail();
    };
    for at in first + 1..op.operands().len() {
        beside(op, along, (first, shape), at)?;
    }
    joined(op, along, shape.len())
}

/// Another tensor has the sizes of the first but for one dimension.
fn beside(op: OpRef<'_>, along: usize, (first, shape): (usize, &[i64]), at: usize) -> Verified {
    let Some(own) = input_shape(op, at) else { return Ok(()) };
    refuse(op, own.len() != shape.len(), || {
        let (rank, other) = (shape.len(), own.len());
        format!(
            "expect all operands to have the same rank, but got {rank} vs {other} on operands {first} \
             and {at}"
        )
    })?;
    for (dim, (&a, &b)) in shape.iter().zip(own).enumerate() {
        refuse(op, dim != along && !may_equal(a, b), || {
            format!(
                "expect all operand shapes to have the same sizes on non-axis dimensions, but got {b} \
                 vs {a} at index {dim} on operands {first} and {at}"
            )
        })?;
    }
    Ok(())
}

/// The sum of the sizes of all operands along a dimension, where they are known.
pub(in crate::tosa) fn sum_along(op: OpRef<'_>, along: usize) -> Option<i64> {
    let mut sizes = (0..op.operands().len()).map(|at| known(size(input_shape(op, at)?, along)));
    sizes.try_fold(0_i64, |sum, size| Some(sum.wrapping_add(size?)))
}

/// The result has the sum of all sizes along a dimension.
fn joined(op: OpRef<'_>, along: usize, rank: usize) -> Verified {
    let Some(output) = output_shape(op, 0) else { return Ok(()) };
    let all_ranked = (0..op.operands().len()).all(|at| input_shape(op, at).is_some());
    refuse(op, all_ranked && output.len() != rank, || {
        format!("expect output rank to match inputs rank, got {} vs {rank}", output.len())
    })?;
    let (Some(sum), Some(own)) = (sum_along(op, along), known(size(output, along))) else {
        return Ok(());
    };
    refuse(op, sum != own, || {
        format!(
            "requires sum of axis dimensions of input1 equal to output axis dimension, got {sum} and \
             {own}"
        )
    })
}

/// What a dimension of an image becomes.
struct Resized<'a> {
    dim: usize,
    at: usize,
    size: &'a str,
    axis: char,
}

pub(in crate::tosa) fn resize(op: OpRef<'_>) -> Verified {
    resolvable(op)?;
    let (Some(input), Some(output)) = (input_shape(op, 0), output_shape(op, 0)) else {
        return Ok(());
    };
    let parts = [1, 2, 3].map(|at| shape_operand(op, at));
    let [Some(scale), Some(offset), Some(border)] = &parts else { return Ok(()) };
    refuse(op, scale.iter().any(|&part| part <= 0), || {
        format!("expect all scale values to be > 0, got {}", super::listed(scale))
    })?;
    for of in [
        Resized { dim: 1, at: 0, size: "height", axis: 'y' },
        Resized { dim: 2, at: 1, size: "width", axis: 'x' },
    ] {
        resized(op, &of, [scale, offset, border], [input, output])?;
    }
    Ok(())
}

fn resized(
    op: OpRef<'_>,
    of: &Resized<'_>,
    [scale, offset, border]: [&[i64]; 3],
    [input, output]: [&[i64]; 2],
) -> Verified {
    // One pixel can become any number of them.
    let own = known(size(input, of.dim)).filter(|&own| own != 1);
    let Some(own) = own else { return Ok(()) };
    let (times, over) = (size(scale, 2 * of.at), size(scale, 2 * of.at + 1));
    let (offset, border) = (size(offset, of.at), size(border, of.at));
    let all = (own - 1).wrapping_mul(times).wrapping_sub(offset).wrapping_add(border);
    let Some(rest) = all.checked_rem(over) else { return Ok(()) };
    let Resized { size: name, axis, .. } = of;
    refuse(op, rest != 0, || {
        format!(
            "expected (input_{name} - 1) * scale_{axis}_n - offset_{axis} + border_{axis} to be \
             wholly divisible by scale_{axis}_d, got (({own} - 1) * {times} - {offset} + {border}) / \
             {over}"
        )
    })?;
    let Some(expected) = known(size(output, of.dim)) else { return Ok(()) };
    let calculated = (all / over).wrapping_add(1);
    refuse(op, calculated != expected, || {
        format!(
            "calculated output {name} did not match expected: calculated={calculated}, \
             expected={expected}"
        )
    })
}
