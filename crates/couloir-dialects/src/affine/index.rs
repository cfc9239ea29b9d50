//! Indices that are known or computed, and `affine.apply` on them, composed
//! with those its operands come from, and folded where that gives a number or
//! a value that is there.

use couloir_ir::affine::{AffineBuilder, AffineExpr, AffineMap, NodeId};
use couloir_ir::build::Build;
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, Context, Scope, Type, Value};
use couloir_rewrite::Rewriter;

use super::{Apply, Composed, Max};
use crate::arith;
use crate::common::mixed::{Mixed, int_constant};

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

impl From<Mixed> for Index {
    fn from(mixed: Mixed) -> Self {
        match mixed {
            Mixed::Known(known) => Index::Known(known),
            Mixed::Value(value) => Index::Value(value),
        }
    }
}

/// The values of a list.
pub fn values(list: &[Index]) -> Vec<Value> {
    let value = |index: &Index| match index {
        Index::Known(_) => None,
        Index::Value(value) => Some(*value),
    };
    list.iter().filter_map(value).collect()
}

/// The numbers of a list as an attribute, with a mark where values stand.
pub fn fixed(ctx: &Context, list: &[Index]) -> Attribute {
    let number = |index: &Index| match index {
        Index::Known(known) => *known,
        Index::Value(_) => DYNAMIC,
    };
    Attribute::i64_array(ctx, &list.iter().map(number).collect::<Vec<_>>())
}

/// The index that an expression of indices gives; none when it is too large.
pub fn apply(
    rw: &mut Rewriter<'_>,
    indices: &[Index],
    expr: impl FnOnce(&mut AffineBuilder, &[NodeId]) -> NodeId,
) -> Option<Index> {
    applied_to(rw, &[], indices, expr)
}

/// The same where indices come as dimensions before the map is simplified.
pub fn apply_dims(
    rw: &mut Rewriter<'_>,
    indices: &[Index],
    expr: impl FnOnce(&mut AffineBuilder, &[NodeId]) -> NodeId,
) -> Option<Index> {
    applied_to(rw, indices, &[], expr)
}

/// The same where some indices come as dimensions and others as symbols.
pub fn apply_both(
    rw: &mut Rewriter<'_>,
    dims: &[Index],
    symbols: &[Index],
    expr: impl FnOnce(&mut AffineBuilder, &[NodeId]) -> NodeId,
) -> Option<Index> {
    applied_to(rw, dims, symbols, expr)
}

/// The greatest of expressions of indices; none when they are too large.
pub fn maximum(
    rw: &mut Rewriter<'_>,
    indices: &[Index],
    exprs: impl FnOnce(&mut AffineBuilder, &[NodeId]) -> Vec<NodeId>,
) -> Option<Index> {
    let Composed { map, dims, symbols } = composed(rw, &[], indices, exprs)?;
    let known = map.results().map(AffineExpr::constant).collect::<Option<Vec<_>>>();
    if let Some(greatest) = known.and_then(|known| known.into_iter().max()) {
        return Some(Index::Known(greatest));
    }
    let operands = dims.into_iter().chain(symbols).flatten().collect::<Vec<_>>();
    let map = Attribute::affine_map(rw.context(), map);
    let greatest = rw.insert_folded(Max::build(rw.context(), &operands, map));
    let known = int_constant(rw.scope(), greatest);
    Some(known.map_or(Index::Value(greatest), Index::Known))
}

/// The same as an `affine.apply` that is not folded yet, whatever it gives.
pub fn apply_unfolded(
    rw: &mut Rewriter<'_>,
    indices: &[Index],
    expr: impl FnOnce(&mut AffineBuilder, &[NodeId]) -> NodeId,
) -> Option<Value> {
    let all = composed(rw, indices, &[], |builder, nodes| vec![expr(builder, nodes)])?;
    let operands = all.operands();
    let map = Attribute::affine_map(rw.context(), all.map);
    Some(rw.insert1(Apply::build(rw.context(), &operands, map)))
}

fn applied_to(
    rw: &mut Rewriter<'_>,
    dims: &[Index],
    symbols: &[Index],
    expr: impl FnOnce(&mut AffineBuilder, &[NodeId]) -> NodeId,
) -> Option<Index> {
    let all = composed(rw, dims, symbols, |builder, nodes| vec![expr(builder, nodes)])?;
    let Composed { map, dims, symbols } = all;
    let operands = dims.into_iter().chain(symbols).flatten().collect::<Vec<_>>();
    Some(folded(rw.scope(), &map, &operands).unwrap_or_else(|| {
        let map = Attribute::affine_map(rw.context(), map);
        Index::Value(rw.insert1(Apply::build(rw.context(), &operands, map)))
    }))
}

/// The map of expressions of indices, composed with those that operands come from.
fn composed(
    rw: &Rewriter<'_>,
    dims: &[Index],
    symbols: &[Index],
    exprs: impl FnOnce(&mut AffineBuilder, &[NodeId]) -> Vec<NodeId>,
) -> Option<Composed> {
    let [own_dims, own_symbols] = [dims, symbols].map(values);
    let mut builder = AffineBuilder::new(own_dims.len() as u32, own_symbols.len() as u32);
    let mut nodes = nodes(&mut builder, dims, AffineBuilder::dim)?;
    nodes.extend(self::nodes(&mut builder, symbols, AffineBuilder::symbol)?);
    let exprs = exprs(&mut builder, &nodes);
    let map = builder.map(&exprs).ok()?;
    let [dims, symbols] = [own_dims, own_symbols].map(|list| list.into_iter().map(Some).collect());
    Composed { map, dims, symbols }.compose(rw.scope())
}

/// Numbers as constants, values as the inputs of a kind.
fn nodes(
    builder: &mut AffineBuilder,
    indices: &[Index],
    input: fn(&mut AffineBuilder, u32) -> Option<NodeId>,
) -> Option<Vec<NodeId>> {
    let mut next = 0..;
    let node = |index: &Index| match index {
        Index::Known(known) => Some(builder.constant(*known)),
        Index::Value(_) => input(builder, next.next()?),
    };
    indices.iter().map(node).collect()
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
