//! Indices that are known or computed, and `affine.apply` on them, composed
//! with those its operands come from, and folded where that gives a number or
//! a value that is there.

use couloir_dialects::affine::{Apply, is_valid_symbol};
use couloir_dialects::arith;
use couloir_ir::affine::{AffineBuilder, AffineMap, NodeId, TooLarge};
use couloir_ir::build::Build;
use couloir_ir::{Attribute, Scope, Type, Value};
use couloir_rewrite::{Rewriter, constant_of};

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

/// A map with its operands; those that were replaced are absent.
struct Composed {
    map: AffineMap,
    dims: Vec<Option<Value>>,
    symbols: Vec<Option<Value>>,
}

/// Most applications that one is composed of.
const MAX_STEPS: usize = 1 << 10;

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
    let known = operands.iter().map(|&operand| constant(scope, operand)).collect::<Vec<_>>();
    let value = map.eval_partial(&known).first().copied().flatten();
    value.map(Index::Known)
}

/// The number that a value is.
fn constant(scope: Scope<'_>, value: Value) -> Option<i64> {
    constant_of(scope.defining_op(value)?)?.as_i64(scope.ctx)
}

/// The map and operands of the `affine.apply` that gives a value.
fn applied(scope: Scope<'_>, value: Value) -> Option<(&AffineMap, Vec<Value>)> {
    let apply = Apply::cast(scope.defining_op(value)?)?;
    let map = apply.map()?.as_affine_map(scope.ctx)?;
    Some((map, apply.operands().collect()))
}

impl Composed {
    /// Puts what operands are computed by into the map, then simplifies.
    fn compose(mut self, scope: Scope<'_>) -> Option<Self> {
        for _ in 0..MAX_STEPS {
            let all = self.dims.iter().chain(&self.symbols).enumerate();
            let mut found = all.filter_map(|(at, value)| Some((at, applied(scope, (*value)?)?)));
            let Some((at, (inner, operands))) = found.next() else {
                return self.pruned().ok()?.canonical(scope).ok();
            };
            drop(found);
            self.inline(at, inner, operands).ok()?;
        }
        None
    }

    /// Replaces the operand at a place by the result of another map.
    fn inline(
        &mut self,
        at: usize,
        inner: &AffineMap,
        mut operands: Vec<Value>,
    ) -> Result<(), TooLarge> {
        let (dims, symbols) = (self.dims.len() as u32, self.symbols.len() as u32);
        let (all_dims, all_symbols) = (dims + inner.dims(), symbols + inner.symbols());
        self.map = self.map.replace(all_dims, all_symbols, |b| {
            let list = |b: &mut AffineBuilder, range: std::ops::Range<u32>, dims: bool| {
                let one = |at| if dims { b.dim(at) } else { b.symbol(at) };
                range.filter_map(one).collect::<Vec<_>>()
            };
            let (inner_dims, inner_symbols) =
                (list(b, dims..all_dims, true), list(b, symbols..all_symbols, false));
            let results = b.import(inner, &inner_dims, &inner_symbols);
            let mut own = list(b, 0..dims, true);
            own.extend(list(b, 0..symbols, false));
            if let (Some(slot), Some(&result)) = (own.get_mut(at), results.first()) {
                *slot = result;
            }
            let own_symbols = own.split_off(dims as usize);
            (own, own_symbols)
        })?;
        if let Some(slot) = self.dims.iter_mut().chain(&mut self.symbols).nth(at) {
            *slot = None;
        }
        let inner_symbols = operands.split_off((inner.dims() as usize).min(operands.len()));
        self.dims.extend(operands.into_iter().map(Some));
        self.symbols.extend(inner_symbols.into_iter().map(Some));
        Ok(())
    }

    /// Without the places of operands that were replaced.
    fn pruned(self) -> Result<Self, TooLarge> {
        let is_there =
            |list: &[Option<Value>], at: u32| list.get(at as usize).is_some_and(Option::is_some);
        let map = self.map.project_dims(|at| is_there(&self.dims, at))?;
        let map = map.project_symbols(|at| is_there(&self.symbols, at))?;
        let there = |list: Vec<Option<Value>>| list.into_iter().flatten().map(Some).collect();
        Ok(Self { map, dims: there(self.dims), symbols: there(self.symbols) })
    }

    /// With dimensions that may be symbols as symbols, each operand once and
    /// used, and constants in the map.
    fn canonical(self, scope: Scope<'_>) -> Result<Self, TooLarge> {
        let promoted = self.promoted(scope)?;
        let (used_dims, used_symbols) = promoted.map.used_inputs();
        let (dims, dim_places) = unique(&promoted.dims, &used_dims, |_| None);
        let (symbols, symbol_places) =
            unique(&promoted.symbols, &used_symbols, |value| constant(scope, value));
        let (num_dims, num_symbols) = (dims.len() as u32, symbols.len() as u32);
        let map = promoted.map.replace(num_dims, num_symbols, |b| {
            let dims = dim_places.iter().map(|place| place.node(b, true)).collect();
            (dims, symbol_places.iter().map(|place| place.node(b, false)).collect())
        })?;
        Ok(Self { map: map.simplify()?, dims, symbols })
    }

    fn promoted(self, scope: Scope<'_>) -> Result<Self, TooLarge> {
        let valid = self.dims.iter().map(|value| value.is_some_and(|v| is_valid_symbol(scope, v)));
        let valid = valid.collect::<Vec<_>>();
        let count = valid.iter().filter(|&&valid| valid).count();
        let (dims, old) = ((valid.len() - count) as u32, self.symbols.len() as u32);
        let map = self.map.replace(dims, old + count as u32, |b| {
            let (mut next_dim, mut next_symbol) = (0.., old..);
            let one = |&valid: &bool| match valid {
                true => b.symbol(next_symbol.next().unwrap_or(0)),
                false => b.dim(next_dim.next().unwrap_or(0)),
            };
            let dims = valid.iter().filter_map(one).collect();
            (dims, (0..old).filter_map(|at| b.symbol(at)).collect())
        })?;
        let (mut dims, mut symbols) = (Vec::new(), self.symbols);
        for (value, valid) in self.dims.into_iter().zip(valid) {
            if valid { symbols.push(value) } else { dims.push(value) }
        }
        Ok(Self { map, dims, symbols })
    }
}

/// What becomes of an operand's place.
enum Spot {
    At(u32),
    Known(i64),
}

impl Spot {
    fn node(&self, b: &mut AffineBuilder, dims: bool) -> NodeId {
        let found = match *self {
            Spot::Known(known) => Some(b.constant(known)),
            Spot::At(at) if dims => b.dim(at),
            Spot::At(at) => b.symbol(at),
        };
        found.unwrap_or_else(|| b.constant(0))
    }
}

/// Operands that are used, each once, and where each has gone.
fn unique(
    operands: &[Option<Value>],
    used: &[bool],
    constant: impl Fn(Value) -> Option<i64>,
) -> (Vec<Option<Value>>, Vec<Spot>) {
    let (mut kept, mut places) = (Vec::<Option<Value>>::new(), Vec::new());
    for (&value, &used) in operands.iter().zip(used) {
        let known = value.and_then(&constant).or((!used).then_some(0));
        places.push(match (known, kept.iter().position(|&other| other == value)) {
            (Some(known), _) => Spot::Known(known),
            (None, Some(at)) => Spot::At(at as u32),
            (None, None) => {
                kept.push(value);
                Spot::At(kept.len() as u32 - 1)
            }
        });
    }
    (kept, places)
}
