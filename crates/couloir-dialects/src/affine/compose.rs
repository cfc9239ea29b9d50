//! Maps with their operands, composed with the `affine.apply` that these
//! come from, and brought to canonical form.

mod digits;

use couloir_ir::affine::{AffineBuilder, AffineMap, NodeId, TooLarge};
use couloir_ir::view::Scope;
use couloir_ir::{OpRef, Value};

use super::{Apply, is_valid_dim, is_valid_symbol};
use crate::common::mixed::int_constant;

/// A map with its operands; those that were replaced are absent.
#[derive(Clone)]
pub struct Composed {
    /// The map.
    pub map: AffineMap,
    /// Operands for the dimensions.
    pub dims: Vec<Option<Value>>,
    /// Operands for the symbols.
    pub symbols: Vec<Option<Value>>,
}

/// Most applications that one is composed of.
const MAX_STEPS: usize = 1 << 10;

/// The map and operands of the `affine.apply` that gives a value.
fn applied(scope: Scope<'_>, value: Value) -> Option<(&AffineMap, Vec<Value>)> {
    let apply = Apply::cast(scope.defining_op(value)?)?;
    let map = apply.map()?.as_affine_map(scope.ctx)?;
    Some((map, apply.operands().collect()))
}

/// Whether an operand comes from an `affine.apply`.
pub(super) fn is_applied(op: OpRef<'_>, value: Value) -> bool {
    op.scope.defining_op(value).is_some_and(|op| op.is(Apply::def()))
}

impl Composed {
    /// A map and its operands, dimensions first.
    pub fn new(map: AffineMap, operands: &[Value]) -> Self {
        let (dims, symbols) = operands.split_at((map.dims() as usize).min(operands.len()));
        let all = |list: &[Value]| list.iter().copied().map(Some).collect();
        Self { dims: all(dims), symbols: all(symbols), map }
    }

    /// A map of which each result is an application of its own: their operands come in turn.
    pub fn of_each(map: &AffineMap, operands: &[Value], scope: Scope<'_>) -> Option<Self> {
        let results = map.num_results();
        let identity = AffineMap::identity(u32::try_from(results).ok()?);
        let mut all = Self { map: identity, dims: vec![None; results], symbols: Vec::new() };
        for at in 0..results {
            let one = Self::new(map.sub_map(&[at])?, operands).canonical(scope).ok()?;
            all.inline(at, &one).ok()?;
        }
        Some(all)
    }

    /// The operands, dimensions first.
    pub fn operands(&self) -> Vec<Value> {
        self.dims.iter().chain(&self.symbols).copied().flatten().collect()
    }

    /// Puts what operands are computed by into the map, then simplifies;
    /// none when that is too large.
    pub fn compose(mut self, scope: Scope<'_>) -> Option<Self> {
        for _ in 0..MAX_STEPS {
            let all = self.dims.iter().chain(&self.symbols).enumerate();
            let mut found = all.filter_map(|(at, value)| Some((at, self.step(scope, (*value)?)?)));
            match found.next() {
                None => {
                    let all = self.pruned().ok()?.canonical(scope).ok()?;
                    return Some(Self { map: all.map.simplify().ok()?, ..all });
                }
                Some((_, Step::Joined(joined))) => self = joined,
                Some((at, Step::Applied(inner))) => {
                    self.inline(at, &inner.canonical(scope).ok()?).ok()?;
                }
            }
        }
        None
    }

    /// What can be done about an operand.
    fn step(&self, scope: Scope<'_>, value: Value) -> Option<Step> {
        if let Some((inner, operands)) = applied(scope, value) {
            return Some(Step::Applied(Self::new(inner.clone(), &operands)));
        }
        digits::joined(self, scope, value).map(Step::Joined)
    }

    /// Replaces the operand at a place by the result of another map.
    fn inline(&mut self, at: usize, inner: &Self) -> Result<(), TooLarge> {
        let (dims, symbols) = (self.dims.len() as u32, self.symbols.len() as u32);
        let all_dims = dims.saturating_add(inner.map.dims());
        let all_symbols = symbols.saturating_add(inner.map.symbols());
        self.map = self.map.replace(all_dims, all_symbols, |b| {
            let list = |b: &mut AffineBuilder, range: std::ops::Range<u32>, dims: bool| {
                let one = |at| if dims { b.dim(at) } else { b.symbol(at) };
                range.filter_map(one).collect::<Vec<_>>()
            };
            let (inner_dims, inner_symbols) =
                (list(b, dims..all_dims, true), list(b, symbols..all_symbols, false));
            let results = b.import(&inner.map, &inner_dims, &inner_symbols);
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
        self.dims.extend(&inner.dims);
        self.symbols.extend(&inner.symbols);
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

    /// With dimensions that may be symbols as symbols, symbols that may only be
    /// dimensions as dimensions, each operand once and used, and constants in
    /// the map.
    ///
    /// # Errors
    /// When the map gets too large.
    pub fn canonical(self, scope: Scope<'_>) -> Result<Self, TooLarge> {
        if self.dims.is_empty() && self.symbols.is_empty() {
            return Ok(self);
        }
        let promoted = self.promoted(scope)?.demoted(scope)?;
        let (used_dims, used_symbols) = promoted.map.used_inputs();
        let (dims, dim_places) = unique(&promoted.dims, &used_dims, |_| None);
        let (symbols, symbol_places) =
            unique(&promoted.symbols, &used_symbols, |value| int_constant(scope, value));
        let (num_dims, num_symbols) = (dims.len() as u32, symbols.len() as u32);
        let map = promoted.map.replace(num_dims, num_symbols, |b| {
            let dims = dim_places.iter().map(|place| place.node(b, true)).collect();
            (dims, symbol_places.iter().map(|place| place.node(b, false)).collect())
        })?;
        Ok(Self { map, dims, symbols })
    }

    fn promoted(self, scope: Scope<'_>) -> Result<Self, TooLarge> {
        let valid = self.dims.iter().map(|value| value.is_some_and(|v| is_valid_symbol(scope, v)));
        let valid = valid.collect::<Vec<_>>();
        let count = valid.iter().filter(|&&valid| valid).count();
        if count == 0 {
            return Ok(self);
        }
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

    fn demoted(self, scope: Scope<'_>) -> Result<Self, TooLarge> {
        let is_dim = |value: Value| !is_valid_symbol(scope, value) && is_valid_dim(scope, value);
        let is_dim = self.symbols.iter().map(|value| value.is_some_and(is_dim)).collect::<Vec<_>>();
        let count = is_dim.iter().filter(|&&is_dim| is_dim).count();
        if count == 0 {
            return Ok(self);
        }
        let (old, left) = (self.dims.len() as u32, (is_dim.len() - count) as u32);
        let map = self.map.replace(old + count as u32, left, |b| {
            let (mut next_dim, mut next_symbol) = (old.., 0..);
            let one = |&is_dim: &bool| match is_dim {
                true => b.dim(next_dim.next().unwrap_or(0)),
                false => b.symbol(next_symbol.next().unwrap_or(0)),
            };
            let symbols = is_dim.iter().filter_map(one).collect();
            ((0..old).filter_map(|at| b.dim(at)).collect(), symbols)
        })?;
        let (mut dims, mut symbols) = (self.dims, Vec::new());
        for (value, is_dim) in self.symbols.into_iter().zip(is_dim) {
            if is_dim { dims.push(value) } else { symbols.push(value) }
        }
        Ok(Self { map, dims, symbols })
    }
}

/// What is known of an operand.
enum Step {
    /// It is the result of a map.
    Applied(Composed),
    /// With others it is put together to what it is a digit of.
    Joined(Composed),
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
