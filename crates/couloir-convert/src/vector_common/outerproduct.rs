//! Outer products: of contractions, and how they are lowered themselves.

use couloir_dialects::arith;
use couloir_dialects::vector::attrs::COMBINING_KIND;
use couloir_dialects::vector::combine::combiner;
use couloir_dialects::vector::{Fma, OuterProduct};
use couloir_ir::build::Build;
use couloir_ir::{Op, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use super::build::{BuildVector, spec, vector_of};
use super::contract::{Contracting, Contraction};
use super::transfer::masking;
use super::{operand, operand_vector, result_vector};

pub(crate) fn populate(patterns: &mut RewritePatterns) {
    patterns.add(OuterProduct::def(), lower);
}

/// A product combined with what there was; where a mask is unset, what there was stays.
pub(crate) fn multiplied(
    rw: &mut Rewriter<'_>,
    [x, y]: [Value; 2],
    acc: Option<Value>,
    kind: u64,
    is_int: bool,
    mask: Option<Value>,
) -> Option<Value> {
    let combine = combiner(kind, is_int)?;
    let is_vector = acc.is_some_and(|acc| vector_of(rw, acc).is_some());
    let combined = match acc {
        Some(acc) if !is_int && kind == 0 && is_vector => {
            let ty = rw.ty(x);
            rw.make(Fma::def(), &[x, y, acc], ty, [])
        }
        _ => {
            let multiply = if is_int { arith::Muli::def() } else { arith::Mulf::def() };
            let product = rw.binary(multiply, x, y);
            match acc {
                Some(acc) => rw.binary(combine, product, acc),
                None => return Some(product),
            }
        }
    };
    Some(match mask.zip(acc) {
        Some((mask, acc)) => rw.select(mask, combined, acc),
        None => combined,
    })
}

/// `vector.outerproduct`, row by row.
fn lower(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let ctx = rw.context();
    let whole_ty = result_vector(rw, op)?;
    let left_ty = operand_vector(rw, op, 0)?;
    let (lhs, rhs) = (operand(rw, op, 0)?, operand(rw, op, 1)?);
    let view = rw.view(op);
    let (acc, ty) = (view.operand(2), view.result_type(0).or_no_match("no result")?);
    let kind = OuterProduct(view).kind().enum_bits(ctx, &COMBINING_KIND).or_no_match("no kind")?;
    let is_int = whole_ty.element.is_integer(ctx) || whole_ty.element.is_index();
    combiner(kind, is_int).or_no_match("no such combination")?;
    let masking = masking(rw, op);
    let mask = masking.and_then(|masking| rw.view(masking).operand(0));
    if let Some(masking) = masking {
        let location = rw.view(op).location();
        rw.at(masking);
        rw.set_location(location);
    }
    let root = masking.unwrap_or(op);
    let right_ty = rw.ty(rhs);
    if right_ty.as_vector(ctx).is_none() {
        let left_type = rw.ty(lhs);
        let repeated = rw.broadcast(rhs, left_type);
        let value = multiplied(rw, [lhs, repeated], acc, kind, is_int, mask);
        rw.replace(root, &[value.or_no_match("no such combination")?]);
        return Ok(());
    }
    if whole_ty.shape.len() >= 2 && whole_ty.scalable.iter().all(|&scalable| scalable) {
        return no_match("scalable");
    }
    let mut whole = rw.zero(ty);
    for at in 0..left_ty.shape.first().copied().unwrap_or(0) {
        let element = rw.extract(lhs, &[at]);
        let row = rw.broadcast(element, right_ty);
        let own = acc.map(|acc| rw.extract(acc, &[at]));
        let bits = mask.map(|mask| rw.extract(mask, &[at]));
        let row = multiplied(rw, [row, rhs], own, kind, is_int, bits).unwrap_or(row);
        whole = rw.insert_at(row, whole, &[at]);
    }
    rw.replace(root, &[whole]);
    Ok(())
}

/// Where a form keeps what is combined, and what is transposed.
struct Form {
    reduces: &'static [bool],
    maps: [&'static [u32]; 3],
    /// The operand whose dimension of this number is combined.
    size: (usize, usize),
    swap: bool,
    turn: [bool; 2],
    /// How the mask's dimensions are reordered.
    mask: &'static [i64],
}

const MATRICES: &[bool] = &[false, false, true];
const OUTER: &[bool] = &[false, true];
const INNER: &[bool] = &[true, false];

const fn form(
    reduces: &'static [bool],
    maps: [&'static [u32]; 3],
    size: (usize, usize),
    swap: bool,
    turn: [bool; 2],
    mask: &'static [i64],
) -> Form {
    Form { reduces, maps, size, swap, turn, mask }
}

const FORMS: [Form; 16] = [
    form(MATRICES, [&[0, 2], &[2, 1], &[0, 1]], (0, 1), false, [true, false], &[2, 0, 1]),
    form(MATRICES, [&[0, 2], &[1, 2], &[0, 1]], (0, 1), false, [true, true], &[2, 0, 1]),
    form(MATRICES, [&[2, 0], &[2, 1], &[0, 1]], (0, 0), false, [false, false], &[2, 0, 1]),
    form(MATRICES, [&[2, 0], &[1, 2], &[0, 1]], (0, 0), false, [false, true], &[2, 0, 1]),
    form(MATRICES, [&[0, 2], &[2, 1], &[1, 0]], (0, 1), true, [true, false], &[2, 0, 1]),
    form(MATRICES, [&[0, 2], &[1, 2], &[1, 0]], (0, 1), true, [true, true], &[2, 0, 1]),
    form(MATRICES, [&[2, 0], &[2, 1], &[1, 0]], (0, 0), true, [false, false], &[2, 0, 1]),
    form(MATRICES, [&[2, 0], &[1, 2], &[1, 0]], (0, 0), true, [false, true], &[2, 0, 1]),
    form(OUTER, [&[0, 1], &[1], &[0]], (0, 1), false, [true, false], &[1, 0]),
    form(OUTER, [&[1, 0], &[1], &[0]], (0, 0), false, [false, false], &[1, 0]),
    form(OUTER, [&[1], &[0, 1], &[0]], (1, 1), true, [false, true], &[1, 0]),
    form(OUTER, [&[1], &[1, 0], &[0]], (1, 0), true, [false, false], &[1, 0]),
    form(INNER, [&[1, 0], &[0], &[1]], (0, 1), false, [true, false], &[]),
    form(INNER, [&[0, 1], &[0], &[1]], (0, 0), false, [false, false], &[]),
    form(INNER, [&[0], &[1, 0], &[1]], (1, 1), true, [false, true], &[]),
    form(INNER, [&[0], &[0, 1], &[1]], (1, 0), true, [false, false], &[]),
];

/// A contraction as a row of outer products.
pub(crate) fn of_contraction(
    rw: &mut Rewriter<'_>,
    of: &Contraction,
    how: Contracting,
) -> Result<Value, NoMatch> {
    if how != Contracting::OuterProduct {
        return no_match("another lowering is chosen");
    }
    let fits = |form: &&Form| form.reduces == of.reduces && of.is(form.maps);
    let form = FORMS.iter().find(fits).or_no_match("no known form")?;
    let (side, dim) = form.size;
    let ty = if side == 0 { &of.lhs_ty } else { &of.rhs_ty };
    if ty.scalable.get(dim) == Some(&true) {
        return no_match("cannot unroll a scalable dimension");
    }
    let count = ty.shape.get(dim).copied().or_no_match("no such dimension")?;
    let mut turned = |value, turn| if turn { rw.transpose(value, &[1, 0]) } else { value };
    let [left, right] = form.turn;
    let (first, second) = if form.swap {
        (turned(of.rhs, right), turned(of.lhs, left))
    } else {
        (turned(of.lhs, left), turned(of.rhs, right))
    };
    let mask = of.mask().map(|mask| match form.mask {
        [] => mask,
        order => rw.transpose(mask, order),
    });
    let element = of.result.element_or_self(rw.context());
    let mut total = of.acc;
    for at in 0..count {
        let left = rw.extract(first, &[at]);
        let right = rw.extract(second, &[at]);
        let operands = [promoted(rw, left, element), promoted(rw, right, element), total];
        let bits = mask.map(|mask| rw.extract(mask, &[at]));
        let kind = super::kind_attr(rw.context(), of.kind);
        let props = [(OuterProduct::KIND, kind)];
        let new = spec(rw.context(), OuterProduct::def(), &operands, props).result(of.result);
        total = super::masked(rw, new, bits);
    }
    Ok(total)
}

/// A value with wider elements.
fn promoted(rw: &mut Rewriter<'_>, value: Value, element: Type) -> Value {
    let (ctx, own) = (rw.context(), rw.ty(value));
    if own.element_or_self(ctx) == element {
        return value;
    }
    let ty = if own.as_vector(ctx).is_some() { own.with_element(ctx, element) } else { element };
    let def = if element.is_float(ctx) { arith::Extf::def() } else { arith::Extsi::def() };
    rw.make(def, &[value], ty, [])
}
