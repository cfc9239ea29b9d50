//! Making `linalg` ops on tensors.

use couloir_dialects::common::mixed::{Mixed, fixed_attr, values};
use couloir_dialects::common::reshape::groups_attr;
use couloir_dialects::linalg::build::{Named, Parts, reordered};
use couloir_dialects::{arith, linalg, tensor};
use couloir_ir::affine::{AffineBuilder, AffineMap, NodeId};
use couloir_ir::body::{Block, Op, Value};
use couloir_ir::build::{Build, InsertPoint, NewOp};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, OpDef, Type};
use couloir_rewrite::convert::ConversionRewriter;

use super::{dim_op, index, sizes};

/// `linalg.generic`; `body` gives the elements of the results, of those of the operands.
pub(crate) fn generic(
    rw: &mut ConversionRewriter<'_>,
    parts: &Parts<'_>,
    body: impl FnOnce(&mut ConversionRewriter<'_>, &[Value]) -> Vec<Value>,
) -> Op {
    let ctx = rw.context();
    let around = rw.point();
    let region = rw.body().create_region();
    let block = rw.body().append_new_block(region);
    let args = elements(rw, block, parts.inputs, parts.outputs);
    rw.set_point(InsertPoint::End(block));
    let values = body(rw, &args);
    rw.insert(linalg::Yield::build(&values));
    rw.set_point(around);
    rw.insert(parts.op(ctx, region))
}

/// The same of an op with one result.
pub(crate) fn generic1(
    rw: &mut ConversionRewriter<'_>,
    parts: &Parts<'_>,
    body: impl FnOnce(&mut ConversionRewriter<'_>, &[Value]) -> Value,
) -> Value {
    let op = generic(rw, parts, |rw, args| vec![body(rw, args)]);
    result(rw, op, 0)
}

/// A result of an op that has as many.
pub(crate) fn result(rw: &ConversionRewriter<'_>, op: Op, at: usize) -> Value {
    rw.scope().body.result(op, at).unwrap_or_else(|| Value::from_u32(u32::MAX))
}

/// An argument for an element of each operand.
pub(crate) fn elements(
    rw: &mut ConversionRewriter<'_>,
    block: Block,
    inputs: &[Value],
    outputs: &[Value],
) -> Vec<Value> {
    let ctx = rw.context();
    let one = |&value: &Value| {
        let (ty, location) = (rw.ty(value), rw.body().value_location(value));
        rw.add_arg(block, ty.element_or_self(ctx), location)
    };
    inputs.iter().chain(outputs).map(one).collect()
}

/// A tensor without values; `sizes` are those that its shape does not tell.
pub(crate) fn empty(
    rw: &mut ConversionRewriter<'_>,
    shape: &[i64],
    element: Type,
    sizes: &[Value],
) -> Value {
    let ty = Type::tensor(rw.context(), shape, element);
    rw.insert1(tensor::Empty::build(ty, sizes))
}

/// A tensor filled with a value.
pub(crate) fn filled(rw: &mut ConversionRewriter<'_>, value: Value, init: Value) -> Value {
    named(rw, linalg::Fill::def(), &[value], init, &[]).unwrap_or(init)
}

/// A named op on tensors with one output.
pub(crate) fn named(
    rw: &mut ConversionRewriter<'_>,
    def: &'static OpDef,
    inputs: &[Value],
    output: Value,
    props: &[(usize, Attribute)],
) -> Option<Value> {
    let ctx = rw.context();
    let results = [rw.ty(output)];
    let named = Named { def, inputs, outputs: &[output], results: &results, props };
    let new = named.build(ctx, rw.body())?;
    Some(rw.insert1(new))
}

/// `linalg.transpose`
pub(crate) fn transposed(
    rw: &mut ConversionRewriter<'_>,
    input: Value,
    init: Value,
    order: &[i64],
) -> Value {
    let (ctx, location) = (rw.context(), rw.location());
    let which = (linalg::Transpose::def(), linalg::Transpose::PERMUTATION);
    let new = reordered(ctx, rw.body(), which, (input, init), (order, location));
    rw.insert1(new)
}

/// The sizes of a tensor that its shape does not tell, but for those of some dimensions.
pub(crate) fn unknown_sizes(
    rw: &mut ConversionRewriter<'_>,
    tensor: Value,
    is_wanted: impl Fn(usize) -> bool,
) -> Vec<Value> {
    let shape = rw.ty(tensor).shape(rw.context()).unwrap_or_default().to_vec();
    let unknown = shape.into_iter().enumerate();
    let unknown = unknown.filter(|&(at, size)| size == DYNAMIC && is_wanted(at));
    unknown
        .map(|(at, _)| at)
        .collect::<Vec<_>>()
        .into_iter()
        .map(|at| dim_op(rw, tensor, at))
        .collect()
}

/// A map to some dimensions, or to 0 where there is none.
pub(crate) fn selection(dims: usize, chosen: impl IntoIterator<Item = Option<usize>>) -> AffineMap {
    let dims = u32::try_from(dims).unwrap_or(0);
    let mut builder = AffineBuilder::new(dims, 0);
    let mut one = |chosen: Option<usize>| {
        let dim = chosen.and_then(|dim| builder.dim(u32::try_from(dim).ok()?));
        dim.unwrap_or_else(|| builder.constant(0))
    };
    let results = chosen.into_iter().map(&mut one).collect::<Vec<NodeId>>();
    builder.map(&results).unwrap_or_else(|_| AffineMap::identity(dims))
}

/// The map of so many dimensions to themselves.
pub(crate) fn identity(dims: usize) -> AffineMap {
    AffineMap::identity(u32::try_from(dims).unwrap_or(0))
}

/// A tensor in a shape with more dimensions, of which each of its own is a group.
pub(crate) fn expanded(
    rw: &mut ConversionRewriter<'_>,
    ty: Type,
    value: Value,
    groups: &[Vec<i64>],
) -> Value {
    let ctx = rw.context();
    let own = sizes(rw, value);
    let shape = ty.shape(ctx).unwrap_or_default().to_vec();
    let mut sizes = shape.iter().map(|&size| Mixed::Known(size)).collect::<Vec<_>>();
    for (group, &own) in groups.iter().zip(&own) {
        let dims = group.iter().filter_map(|&dim| usize::try_from(dim).ok());
        let known = dims.clone().filter_map(|dim| shape.get(dim).filter(|size| **size != DYNAMIC));
        let product = known.fold(1_i64, |product, &size| product.wrapping_mul(size));
        let unknown = dims.into_iter().find(|&dim| shape.get(dim) == Some(&DYNAMIC));
        if let (Some(dim), Mixed::Value(own)) = (unknown, own) {
            let product = index(rw, product);
            let size = rw.insert_folded(arith::Divsi::build(Type::INDEX, own, product));
            sizes.iter_mut().skip(dim).take(1).for_each(|entry| *entry = Mixed::Value(size));
        }
    }
    let (dynamic, fixed) = (values(&sizes), fixed_attr(ctx, &sizes));
    rw.insert1(tensor::ExpandShape::build(ty, value, &dynamic, groups_attr(ctx, groups), fixed))
}

/// A tensor with groups of dimensions each made one.
pub(crate) fn collapsed(
    rw: &mut ConversionRewriter<'_>,
    shape: &[i64],
    value: Value,
    groups: &[Vec<i64>],
) -> Value {
    let ctx = rw.context();
    let ty = Type::tensor(ctx, shape, rw.ty(value).element_or_self(ctx));
    collapsed_to(rw, ty, value, groups)
}

/// The same, of a type.
pub(crate) fn collapsed_to(
    rw: &mut ConversionRewriter<'_>,
    ty: Type,
    value: Value,
    groups: &[Vec<i64>],
) -> Value {
    let groups = groups_attr(rw.context(), groups);
    rw.insert1(tensor::CollapseShape::build(ty, value, groups))
}

/// The number of the iteration along a loop.
pub(crate) fn loop_index(builder: &mut dyn Build, dim: usize) -> Value {
    let dim = Attribute::i64(builder.ctx(), i64::try_from(dim).unwrap_or(i64::MAX));
    let new = NewOp::new(linalg::Index::def()).prop(linalg::Index::DIM, dim);
    builder.insert1(new.result(Type::INDEX))
}

/// An element of a tensor.
pub(crate) fn extract(builder: &mut dyn Build, tensor: Value, at: &[Value]) -> Value {
    let ty = builder.body().ty(tensor);
    let element = ty.element_or_self(builder.ctx());
    builder.insert1(tensor::Extract::build(element, tensor, at))
}
