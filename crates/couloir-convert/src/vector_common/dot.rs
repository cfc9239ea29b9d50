//! Contractions as dot products of rows.

use couloir_dialects::arith;
use couloir_ir::Value;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};

use super::build::{BuildVector, vector_of};
use super::contract::{Contraction, sum};

/// What is done to the operands so that rows are what is combined.
#[derive(Clone, Copy)]
struct Form {
    maps: [&'static [u32]; 3],
    swap: bool,
    /// Whether the first and the second operand, as swapped, are transposed.
    turn: [bool; 2],
}

const fn form(maps: [&'static [u32]; 3], swap: bool, turn: [bool; 2]) -> Form {
    Form { maps, swap, turn }
}

/// Dimensions: rows, columns, what is combined.
const MATRICES: [Form; 8] = [
    form([&[0, 2], &[2, 1], &[0, 1]], false, [false, true]),
    form([&[0, 2], &[1, 2], &[0, 1]], false, [false, false]),
    form([&[2, 0], &[2, 1], &[0, 1]], false, [true, true]),
    form([&[2, 0], &[1, 2], &[0, 1]], false, [true, false]),
    form([&[0, 2], &[2, 1], &[1, 0]], true, [true, false]),
    form([&[0, 2], &[1, 2], &[1, 0]], true, [false, false]),
    form([&[2, 0], &[2, 1], &[1, 0]], true, [true, true]),
    form([&[2, 0], &[1, 2], &[1, 0]], true, [false, true]),
];

/// Dimensions: rows, what is combined.
const VECTORS: [Form; 4] = [
    form([&[0, 1], &[1], &[0]], false, [false, false]),
    form([&[1, 0], &[1], &[0]], false, [true, false]),
    form([&[1], &[0, 1], &[0]], true, [false, false]),
    form([&[1], &[1, 0], &[0]], true, [true, false]),
];

pub(crate) fn lower(rw: &mut Rewriter<'_>, of: &Contraction) -> Result<Value, NoMatch> {
    if of.mask.is_some() {
        return no_match("masked");
    }
    let forms: &[Form] = match of.reduces[..] {
        [false, false, true] => &MATRICES,
        [false, true] => &VECTORS,
        _ => return no_match("no product of matrices or of a matrix and a vector"),
    };
    let form = forms.iter().find(|form| of.is(form.maps)).or_no_match("no known form")?;
    let result = of.result.as_vector(rw.context()).cloned().or_no_match("no vector")?;
    let (mut lhs, mut rhs) = if form.swap { (of.rhs, of.lhs) } else { (of.lhs, of.rhs) };
    // The order in which they are transposed is that of the operands as swapped.
    if form.turn[0] {
        lhs = rw.transpose(lhs, &[1, 0]);
    }
    if form.turn[1] {
        rhs = rw.transpose(rhs, &[1, 0]);
    }
    let multiply = of.multiplier(rw);
    let is_int = std::ptr::eq(multiply, arith::Muli::def());
    let add = if is_int { arith::Addi::def() } else { arith::Addf::def() };
    let rows = result.shape.first().copied().unwrap_or(0);
    let columns = result.shape.get(1).copied();
    let several = vector_of(rw, rhs).is_some_and(|vector| vector.rank() > 1);
    let mut whole = rw.zero(of.result);
    let mut right = Vec::new();
    for row in 0..rows {
        let left = rw.extract(lhs, &[row]);
        for column in 0..columns.unwrap_or(1) {
            if row == 0 {
                right.push(if several { rw.extract(rhs, &[column]) } else { rhs });
            }
            let own = right.get(usize::try_from(column).unwrap_or(0)).copied();
            let product = rw.binary(multiply, left, own.unwrap_or(rhs));
            let dot = sum(rw, product, None, result.element, None);
            let position = [row, column];
            let position = position.get(..result.rank()).unwrap_or_default();
            whole = rw.insert_at(dot, whole, position);
        }
    }
    Ok(rw.binary(add, whole, of.acc))
}
