//! `vector.print` of vectors: loops over the elements, with parentheses and commas.

use couloir_dialects::vector::attrs::PRINT_PUNCTUATION;
use couloir_dialects::vector::{Bitcast, Print, VScale};
use couloir_dialects::{arith, llvm};
use couloir_ir::build::Build;
use couloir_ir::ty::{Signedness, TypeKind, VectorType};
use couloir_ir::{Op, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;

use super::check::element;
use super::control::{branch, for_loop_first};
use crate::vector_common::build::{BuildVector, spec};

const ULT: i64 = 6;
const NOTHING: u64 = 0;
const COMMA: u64 = 2;
const OPEN: u64 = 3;
const CLOSE: u64 = 4;

/// `vector.print` of punctuation, after a value where there is one.
fn print(rw: &mut Rewriter<'_>, value: Option<Value>, punctuation: u64) -> Op {
    let ctx = rw.context();
    let punctuation = llvm::attrs::enum_attr(ctx, &PRINT_PUNCTUATION, punctuation);
    let operands: Vec<Value> = value.into_iter().collect();
    let new = spec(ctx, Print::def(), &operands, [(Print::PUNCTUATION, punctuation)]);
    rw.insert(new)
}

pub(super) fn decompose(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let ctx = rw.context();
    let source = rw.view(op).operand(0).or_no_match("no value")?;
    let vector = rw.ty(source).as_vector(ctx).cloned().or_no_match("not a vector")?;
    if vector.rank() > 1 && vector.is_scalable() {
        return no_match("several dimensions, not all of known size");
    }
    let ending = Print(rw.view(op)).punctuation().enum_bits(ctx, &PRINT_PUNCTUATION);
    let ending = ending.or_no_match("no punctuation")?;
    let (mut value, vector) = widened(rw, source, vector);
    let sizes = if vector.rank() == 0 { vec![1] } else { vector.shape.to_vec() };
    if vector.rank() > 1 {
        let flat = Type::vector(ctx, &[sizes.iter().product()], vector.element);
        value = rw.shape_cast(value, flat);
    }
    let mut indices = Vec::new();
    loops(rw, value, &vector, &sizes, &mut indices);
    print(rw, None, ending);
    rw.erase(op);
    Ok(())
}

/// The vector with integers of a usual width.
fn widened(rw: &mut Rewriter<'_>, value: Value, vector: VectorType) -> (Value, VectorType) {
    let ctx = rw.context();
    let TypeKind::Integer(width, sign) = *vector.element.kind(ctx) else { return (value, vector) };
    let usual = width.max(8).next_power_of_two();
    let with = |element| VectorType::get(ctx, &vector.shape, &vector.scalable, element);
    let plain = with(Type::int(ctx, width));
    let wide = with(Type::int(ctx, usual));
    let element = Type::get(ctx, TypeKind::Integer(usual, sign));
    let cast = |rw: &mut Rewriter<'_>, value, ty| rw.make(Bitcast::def(), &[value], ty, []);
    let mut value = cast(rw, value, plain);
    if plain != wide {
        let unsigned = width == 1 || sign == Signedness::Unsigned;
        let def = if unsigned { arith::Extui::def() } else { arith::Extsi::def() };
        value = rw.make(def, &[value], wide, []);
    }
    (cast(rw, value, with(element)), VectorType { element, ..vector })
}

/// A loop per dimension, each with parentheses around.
fn loops<'a>(
    rw: &mut Rewriter<'a>,
    value: Value,
    vector: &VectorType,
    sizes: &[i64],
    indices: &mut Vec<Value>,
) {
    let depth = indices.len();
    let Some(&size) = sizes.get(depth) else {
        let value = match vector.rank() {
            0 => rw.extract(value, &[]),
            _ => {
                let at = flat_index(rw, sizes, indices);
                element(rw, value, at)
            }
        };
        print(rw, Some(value), NOTHING);
        return;
    };
    let lower = rw.index(0);
    let mut upper = rw.index(size);
    let step = rw.index(1);
    if vector.scalable.get(depth) == Some(&true) {
        let scale = rw.make(VScale::def(), &[], Type::INDEX, []);
        upper = rw.binary(arith::Muli::def(), upper, scale);
    }
    let last = rw.binary(arith::Subi::def(), upper, step);
    print(rw, None, OPEN);
    let mut iteration = |rw: &mut Rewriter<'a>, at: Value, _: &[Value]| {
        indices.push(at);
        loops(rw, value, vector, sizes, indices);
        let more = rw.compare(ULT, at, last);
        let mut comma = |rw: &mut Rewriter<'a>| {
            print(rw, None, COMMA);
            Vec::new()
        };
        branch(rw, more, &[], &mut comma, None);
        Vec::new()
    };
    for_loop_first(rw, [lower, upper, step], &mut iteration);
    print(rw, None, CLOSE);
}

/// The place of an element among all.
fn flat_index(rw: &mut Rewriter<'_>, sizes: &[i64], indices: &[Value]) -> Value {
    let mut total = None;
    let mut stride = 1i64;
    for (&size, &index) in sizes.iter().zip(indices).rev() {
        let step = rw.index(stride);
        let own = rw.binary(arith::Muli::def(), step, index);
        total = Some(match total {
            Some(total) => rw.binary(arith::Addi::def(), total, own),
            None => own,
        });
        stride = stride.wrapping_mul(size);
    }
    total.unwrap_or_else(|| rw.index(0))
}
