//! Indices that are known or computed, and `affine.apply` on them, composed
//! with those its operands come from, and folded where that gives a number or
//! a value that is there.

use couloir_dialects::affine::{Apply, Composed};
use couloir_dialects::arith;
use couloir_dialects::common::mixed::int_constant;
use couloir_ir::affine::{AffineBuilder, AffineMap, NodeId};
use couloir_ir::build::Build;
use couloir_ir::{Attribute, Scope, Type, Value};
use couloir_rewrite::Rewriter;

/// An index: a number, or a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Index {
    /// Known now.
    Known(i64),
    /// Computed.
    Value(Value),
}

impl Index {
    /// As a value; a constant is made where it is needed.
    pub fn value(self, rw: &mut Rewriter<'_>) -> Value {
        match self {
            Index::Value(value) => value,
            Index::Known(known) => {
                let attr = Attribute::index(rw.context(), known);
                rw.insert1(arith::Constant::build(Type::INDEX, attr))
            }
        }
    }
}

/// The index that an expression of indices gives; none when it is too large.
pub fn apply(
    rw: &mut Rewriter<'_>,
    indices: &[Index],
    expr: impl FnOnce(&mut AffineBuilder, &[NodeId]) -> NodeId,
) -> Option<Index> {
    applied_to(rw, indices, false, expr)
}

/// The same where indices come as dimensions before the map is simplified.
pub fn apply_dims(
    rw: &mut Rewriter<'_>,
    indices: &[Index],
    expr: impl FnOnce(&mut AffineBuilder, &[NodeId]) -> NodeId,
) -> Option<Index> {
    applied_to(rw, indices, true, expr)
}

fn applied_to(
    rw: &mut Rewriter<'_>,
    indices: &[Index],
    as_dims: bool,
    expr: impl FnOnce(&mut AffineBuilder, &[NodeId]) -> NodeId,
) -> Option<Index> {
    let values = indices.iter().filter_map(|index| match index {
        Index::Value(value) => Some(*value),
        Index::Known(_) => None,
    });
    let values = values.map(Some).collect::<Vec<_>>();
    let count = values.len() as u32;
    let (dims, symbols) = if as_dims { (values, Vec::new()) } else { (Vec::new(), values) };
    let mut builder =
        if as_dims { AffineBuilder::new(count, 0) } else { AffineBuilder::new(0, count) };
    let mut next = 0..;
    let nodes = indices.iter().map(|index| match index {
        Index::Known(known) => Some(builder.constant(*known)),
        Index::Value(_) if as_dims => builder.dim(next.next()?),
        Index::Value(_) => builder.symbol(next.next()?),
    });
    let nodes = nodes.collect::<Option<Vec<_>>>()?;
    let expr = expr(&mut builder, &nodes);
    let map = builder.map(&[expr]).ok()?;
    let all = Composed { map, dims, symbols }.compose(rw.scope())?;
    let Composed { map, dims, symbols } = all;
    let operands = dims.into_iter().chain(symbols).flatten().collect::<Vec<_>>();
    Some(folded(rw.scope(), &map, &operands).unwrap_or_else(|| {
        let map = Attribute::affine_map(rw.context(), map);
        Index::Value(rw.insert1(Apply::build(rw.context(), &operands, map)))
    }))
}

/// What an application folds to.
fn folded(scope: Scope<'_>, map: &AffineMap, operands: &[Value]) -> Option<Index> {
    let result = map.result(0)?;
    if let Some(known) = result.constant() {
        return Some(Index::Known(known));
    }
    let symbol = result.symbol().map(|symbol| symbol + map.dims());
    if let Some(at) = result.dim().or(symbol) {
        return operands.get(at as usize).copied().map(Index::Value);
    }
    let known = operands.iter().map(|&operand| int_constant(scope, operand)).collect::<Vec<_>>();
    let value = map.eval_partial(&known).first().copied().flatten();
    value.map(Index::Known)
}
