//! `tosa.reshape`: dimensions are put together until both shapes have them in common, and taken
//! apart.

use couloir_dialects::common::mixed::{Mixed, fixed_attr, values};
use couloir_dialects::common::reshape::groups_attr;
use couloir_dialects::{arith, tensor, tosa};
use couloir_ir::body::{Op, Value};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Context, Type};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch};

use crate::tosa_common::{dim, index};

pub(super) fn reshape(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let ty = view.result_type(0).and_then(|ty| rw.convert_type(ty));
    let ty = ty.or_no_match("could not convert result type")?;
    let input = new.one(0).or_no_match("expected input type to be tensor")?;
    let wanted = tosa::shape_operand(view, 1).or_no_match("the shape is not known")?;
    let own = rw.ty(input).shape(ctx).or_no_match("not ranked")?.to_vec();
    let from = if wanted.is_empty() { vec![1; own.len()] } else { own };
    let to = expanded(&from, &wanted);
    let common = collapsed(&from, &to);
    let element = rw.ty(input).element_or_self(ctx);
    let typed = |shape: &[i64]| Type::tensor(ctx, shape, element);
    let input = cast(rw, typed(&from), input);
    let groups = groups_attr(ctx, &groups(&from, &common));
    let input = rw.insert_folded(tensor::CollapseShape::build(typed(&common), input, groups));
    let result = expand(rw, ctx, input, typed(&to), (&common, &to));
    let result = cast(rw, ty, result);
    rw.replace(op, result)
}

fn cast(rw: &mut ConversionRewriter<'_>, ty: Type, value: Value) -> Value {
    rw.insert_folded(tensor::Cast::build(ty, value))
}

/// A tensor taken apart into dimensions of which at most one is not known.
fn expand(
    rw: &mut ConversionRewriter<'_>,
    ctx: &Context,
    input: Value,
    ty: Type,
    (common, to): (&[i64], &[i64]),
) -> Value {
    let unknown = to.contains(&DYNAMIC).then(|| rest(rw, input, to));
    let size = |&size: &i64| match unknown {
        Some(unknown) if size == DYNAMIC => Mixed::Value(unknown),
        _ => Mixed::Known(size),
    };
    let sizes = to.iter().map(size).collect::<Vec<_>>();
    let groups = groups_attr(ctx, &groups(to, common));
    let fixed = fixed_attr(ctx, &sizes);
    rw.insert_folded(tensor::ExpandShape::build(ty, input, &values(&sizes), groups, fixed))
}

/// The size that is not known: that of the whole, by those that are.
fn rest(rw: &mut ConversionRewriter<'_>, input: Value, to: &[i64]) -> Value {
    let whole = dim(rw, input, 0);
    let known = to.iter().filter(|&&size| size != DYNAMIC);
    let known = known.fold(1i64, |product, &size| product.wrapping_mul(size));
    let known = index(rw, known);
    rw.insert_folded(arith::Divsi::build(Type::INDEX, whole, known))
}

fn product(sizes: &[i64]) -> i64 {
    sizes.iter().fold(1, |product, &size| product.wrapping_mul(size))
}

/// The wanted shape with its -1 worked out, where that can be done. Of a shape that is known
/// nothing that is not can become, so that of one that is not the first size is not known.
fn expanded(from: &[i64], wanted: &[i64]) -> Vec<i64> {
    let is_known = !from.contains(&DYNAMIC);
    let others = product(wanted).wrapping_neg();
    let rest = match (is_known, others) {
        (false, _) => DYNAMIC,
        (true, 0) => 0,
        (true, others) => product(from).checked_div(others).unwrap_or(0),
    };
    let size = |&size: &i64| if size >= 0 { size } else { rest };
    let mut to = wanted.iter().map(size).collect::<Vec<_>>();
    if !is_known && !to.contains(&DYNAMIC) {
        to.iter_mut().take(1).for_each(|size| *size = DYNAMIC);
    }
    to
}

/// The dimensions two shapes have in common; one, where a size is not known.
fn collapsed(from: &[i64], to: &[i64]) -> Vec<i64> {
    if from.is_empty() || to.is_empty() {
        return Vec::new();
    }
    if from.contains(&DYNAMIC) || to.contains(&DYNAMIC) {
        return vec![DYNAMIC];
    }
    let mut common = Vec::new();
    let (mut from, mut to) = (from.iter().copied(), to.iter().copied());
    while let Some((mut left, mut right)) = from.next().zip(to.next()) {
        while left != right {
            let (product, more) = match left < right {
                true => (&mut left, from.next()),
                false => (&mut right, to.next()),
            };
            let Some(more) = more else { break };
            *product = product.wrapping_mul(more);
        }
        if left == right {
            common.push(left);
        }
    }
    common
}

/// Which dimensions of the longer shape are one of the shorter.
fn groups(long: &[i64], short: &[i64]) -> Vec<Vec<i64>> {
    if long.is_empty() || short.is_empty() {
        return Vec::new();
    }
    if long.contains(&DYNAMIC) || short.contains(&DYNAMIC) {
        return vec![(0..long.len() as i64).collect()];
    }
    let mut sizes = (0i64..).zip(long.iter().copied()).peekable();
    let mut groups = Vec::with_capacity(short.len());
    for (at, &whole) in short.iter().enumerate() {
        let (mut group, mut product) = (Vec::new(), 1i64);
        while let Some((dim, size)) = sizes.next_if(|_| product < whole || group.is_empty()) {
            group.push(dim);
            product = product.wrapping_mul(size);
        }
        if product == whole && short.get(at + 1) != Some(&1) {
            while let Some((dim, _)) = sizes.next_if(|&(_, size)| size == 1) {
                group.push(dim);
            }
        }
        groups.push(group);
    }
    groups
}
