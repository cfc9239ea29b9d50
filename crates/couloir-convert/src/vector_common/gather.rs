//! Gathers become a conditional load for each element.

use couloir_dialects::common::fold::int_splat;
use couloir_dialects::common::reshape::groups_attr;
use couloir_dialects::memref::layout::collapse;
use couloir_dialects::vector::{Gather, Load};
use couloir_dialects::{arith, memref, tensor};
use couloir_ir::build::Build;
use couloir_ir::{Attribute, Op, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use super::build::{BuildVector, spec};
use super::mixed::MOST_APART;
use super::{operand, result_vector, shape};
use crate::convert_vector_to_scf::control::branch;

/// Adds the patterns, and those that make gathers of one dimension of others.
pub fn populate(patterns: &mut RewritePatterns) {
    patterns.add(Gather::def(), shape::gather);
    patterns.add(Gather::def(), of_column);
    patterns.add(Gather::def(), by_elements);
}

/// From a column of a memref of two dimensions: from the memref as one dimension, in larger steps.
fn of_column(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let ctx = rw.context();
    let base = operand(rw, op, 0)?;
    let part = rw.scope().defining_op(base).filter(|part| part.is(memref::Subview::def()));
    let source = part.and_then(|part| part.operand(0)).or_no_match("no part of a memref")?;
    let (source_ty, base_ty) = (rw.ty(source).as_memref(ctx), rw.ty(base).as_memref(ctx));
    let (source_ty, base_ty) = source_ty.zip(base_ty).or_no_match("no memrefs")?;
    let &[_, row] = &source_ty.shape[..] else { return no_match("not of two dimensions") };
    let layout = base_ty.layout.expand().filter(|layout| layout.as_affine_map(ctx).is_none());
    layout.or_no_match("no strides")?;
    let strides = base_ty.strides_and_offset(ctx).map(|(strides, _)| strides);
    if strides.is_none_or(|strides| strides != [row]) {
        return no_match("other strides");
    }
    let size = product(&source_ty.shape);
    let groups = [vec![0, 1]];
    let ty = collapse(ctx, source_ty, &[size], &groups).or_no_match("not contiguous")?;
    let flat = rw.insert1(memref::CollapseShape::build(ty, source, groups_attr(ctx, &groups)));
    let mut operands = rw.view(op).operands().collect::<Vec<_>>();
    let places = operands.len().checked_sub(3).or_no_match("too few operands")?;
    let indices = *operands.get(places).or_no_match("too few operands")?;
    let indices_ty = rw.ty(indices);
    let step = rw.constant(indices_ty, int_splat(ctx, indices_ty, row));
    let indices = rw.binary(arith::Muli::def(), indices, step);
    for (at, value) in [(0, flat), (places, indices)] {
        operands.get_mut(at).into_iter().for_each(|own| *own = value);
    }
    let result = rw.view(op).result_type(0).or_no_match("no result")?;
    let alignment = rw.view(op).prop(Gather::ALIGNMENT);
    let new = spec(ctx, Gather::def(), &operands, []).prop(Gather::ALIGNMENT, alignment);
    rw.replace_with(op, new.result(result));
    Ok(())
}

/// The number of elements; unknown where a size is.
fn product(shape: &[i64]) -> i64 {
    let dynamic = couloir_ir::ty::DYNAMIC;
    let known = shape
        .iter()
        .try_fold(1i64, |product, &size| product.checked_mul(size).filter(|_| size != dynamic));
    known.unwrap_or(dynamic)
}

/// One element of a gather.
struct Element<'a> {
    base: Value,
    offsets: &'a [Value],
    at: i64,
    alignment: Option<Attribute>,
    ty: Type,
}

fn by_elements(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let ctx = rw.context();
    let vector = result_vector(rw, op)?;
    let (&[count], &[false]) = (&vector.shape[..], &vector.scalable[..]) else {
        return no_match("not of one dimension of known size");
    };
    let all = rw.view(op).operands().collect::<Vec<_>>();
    let [base, ref offsets @ .., indices, mask, mut result] = all[..] else {
        return no_match("too few operands");
    };
    if count > MOST_APART {
        return no_match("too many elements");
    }
    let strided = rw.ty(base).as_memref(ctx).is_some_and(|memref| !memref.has_unit_stride(ctx));
    if strided && count != 1 {
        return no_match("other strides");
    }
    let alignment = rw.view(op).prop(Gather::ALIGNMENT);
    let last = *offsets.last().or_no_match("no offsets")?;
    let indices = as_index(rw, indices);
    let mut offsets = offsets.to_vec();
    for at in 0..count {
        let bit = rw.extract(mask, &[at]);
        let index = rw.extract(indices, &[at]);
        let sum = spec(ctx, arith::Addi::def(), &[last, index], []).result(Type::INDEX);
        let sum = rw.insert_folded(sum);
        offsets.last_mut().into_iter().for_each(|own| *own = sum);
        let offsets = &offsets;
        let element = Element { base, offsets, at, alignment, ty: vector.element };
        result = conditional(rw, &element, bit, result)?;
    }
    rw.replace(op, &[result]);
    Ok(())
}

fn as_index(rw: &mut Rewriter<'_>, indices: Value) -> Value {
    let ctx = rw.context();
    let own = rw.ty(indices);
    let ty = own.with_element(ctx, Type::INDEX);
    match own == ty {
        true => indices,
        false => {
            let new = spec(ctx, arith::IndexCast::def(), &[indices], []).result(ty);
            rw.insert_folded(new)
        }
    }
}

/// A vector with an element loaded where a bit is set.
fn conditional<'a>(
    rw: &mut Rewriter<'a>,
    element: &Element<'_>,
    bit: Value,
    before: Value,
) -> Result<Value, NoMatch> {
    let ty = rw.ty(before);
    let inside = &mut |rw: &mut Rewriter<'a>| {
        let loaded = load(rw, element);
        vec![rw.insert_at(loaded, before, &[element.at])]
    };
    let made = branch(rw, bit, &[ty], inside, Some(&mut |_| vec![before]));
    rw.view(made).result(0).or_no_match("no result")
}

fn load(rw: &mut Rewriter<'_>, element: &Element<'_>) -> Value {
    let ctx = rw.context();
    let operands = std::iter::once(element.base).chain(element.offsets.iter().copied());
    let operands = operands.collect::<Vec<_>>();
    if rw.ty(element.base).as_memref(ctx).is_none() {
        return rw.make(tensor::Extract::def(), &operands, element.ty, []);
    }
    let ty = Type::vector(ctx, &[1], element.ty);
    let new = spec(ctx, Load::def(), &operands, []).prop(Load::ALIGNMENT, element.alignment);
    let loaded = rw.insert1(new.result(ty));
    rw.extract(loaded, &[0])
}
