//! Affine maps: construction of common ones, tests of form, composition.

use super::builder::{AffineBuilder, TooLarge, canonical};
use super::{AffineExpr, AffineNode, NodeId};

/// Expressions over dimensions and symbols: `(d0, d1)[s0] -> (d0 + s0, d1)`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AffineMap {
    dims: u32,
    symbols: u32,
    nodes: Box<[AffineNode]>,
    results: Box<[NodeId]>,
}

impl AffineMap {
    /// The map of those results, with its arena in canonical order.
    pub(super) fn canonical(
        dims: u32,
        symbols: u32,
        nodes: &[AffineNode],
        results: &[NodeId],
    ) -> Self {
        let (nodes, results) = canonical(nodes, results);
        Self { dims, symbols, nodes, results }
    }

    /// A map whose results are leaves.
    fn of_leaves(dims: u32, symbols: u32, leaves: impl Iterator<Item = AffineNode>) -> Self {
        let mut builder = AffineBuilder::new(dims, symbols);
        let results: Vec<NodeId> = leaves
            .filter_map(|leaf| match leaf {
                AffineNode::Dim(position) => builder.dim(position),
                AffineNode::Symbol(position) => builder.symbol(position),
                AffineNode::Constant(value) => Some(builder.constant(value)),
                AffineNode::Binary(..) => None,
            })
            .collect();
        // Leaves are too few to overflow the builder unless there are millions of dimensions.
        builder.map(&results).unwrap_or_else(|TooLarge| Self::empty(dims, symbols))
    }

    /// The map without results.
    pub fn empty(dims: u32, symbols: u32) -> Self {
        Self { dims, symbols, nodes: Box::default(), results: Box::default() }
    }

    /// `(d0, ..., dn) -> (d0, ..., dn)`.
    pub fn identity(dims: u32) -> Self {
        Self::of_leaves(dims, 0, (0..dims).map(AffineNode::Dim))
    }

    /// `()[s0, ..., sn] -> (s0, ..., sn)`.
    pub fn symbol_identity(symbols: u32) -> Self {
        Self::of_leaves(0, symbols, (0..symbols).map(AffineNode::Symbol))
    }

    /// The last `results` of `dims` dimensions; `None` if there are not so many.
    pub fn minor_identity(dims: u32, results: u32) -> Option<Self> {
        let first = dims.checked_sub(results)?;
        Some(Self::of_leaves(dims, 0, (first..dims).map(AffineNode::Dim)))
    }

    /// `() -> (value)`.
    pub fn constant(value: i64) -> Self {
        Self::of_leaves(0, 0, std::iter::once(AffineNode::Constant(value)))
    }

    /// The given dimensions of as many; `None` if `order` is not a permutation.
    pub fn permutation(order: &[u32]) -> Option<Self> {
        let map = Self::of_leaves(order.len() as u32, 0, order.iter().map(|&d| AffineNode::Dim(d)));
        map.is_permutation().then_some(map)
    }

    /// The number of dimensions.
    pub const fn dims(&self) -> u32 {
        self.dims
    }

    /// The number of symbols.
    pub const fn symbols(&self) -> u32 {
        self.symbols
    }

    /// The number of dimensions and symbols.
    pub const fn inputs(&self) -> u32 {
        self.dims + self.symbols
    }

    /// The number of results.
    pub const fn num_results(&self) -> usize {
        self.results.len()
    }

    pub(super) const fn nodes(&self) -> &[AffineNode] {
        &self.nodes
    }

    pub(super) const fn result_ids(&self) -> &[NodeId] {
        &self.results
    }

    fn expr(&self, id: NodeId) -> AffineExpr<'_> {
        AffineExpr { nodes: &self.nodes, id }
    }

    /// The results.
    pub fn results(&self) -> impl ExactSizeIterator<Item = AffineExpr<'_>> {
        self.results.iter().map(|&id| self.expr(id))
    }

    /// One result.
    pub fn result(&self, index: usize) -> Option<AffineExpr<'_>> {
        self.results.get(index).map(|&id| self.expr(id))
    }

    /// The dimension that is result `index`, if it is one.
    pub fn result_dim(&self, index: usize) -> Option<u32> {
        self.result(index)?.dim()
    }

    /// The first result that is this dimension.
    pub fn result_position(&self, dim: u32) -> Option<usize> {
        self.results().position(|result| result.dim() == Some(dim))
    }

    /// Whether there are no dimensions, symbols and results.
    pub fn is_empty(&self) -> bool {
        self.inputs() == 0 && self.results.is_empty()
    }

    /// Whether the results are the dimensions in order.
    pub fn is_identity(&self) -> bool {
        self.dims as usize == self.results.len() && self.is_minor_identity()
    }

    /// Whether the results are the symbols in order.
    pub fn is_symbol_identity(&self) -> bool {
        self.symbols as usize == self.results.len()
            && self.results().zip(0..).all(|(result, position)| result.symbol() == Some(position))
    }

    /// Whether the results are the last dimensions in order (all of them, for the identity).
    pub fn is_minor_identity(&self) -> bool {
        let Some(first) = (self.dims as usize).checked_sub(self.results.len()) else {
            return false;
        };
        self.results().zip(first as u32..).all(|(result, position)| result.dim() == Some(position))
    }

    /// Whether the results are distinct dimensions, or zeros where these are allowed, and there
    /// are no symbols.
    pub fn is_projected_permutation(&self, allow_zeros: bool) -> bool {
        if self.symbols > 0 || self.results.len() > self.dims as usize {
            return false;
        }
        let mut seen = vec![false; self.dims as usize];
        self.results().all(|result| match result.node() {
            AffineNode::Dim(position) => {
                seen.get_mut(position as usize).is_some_and(|seen| !std::mem::replace(seen, true))
            }
            AffineNode::Constant(0) => allow_zeros,
            _ => false,
        })
    }

    /// Whether the results are all dimensions in some order.
    pub fn is_permutation(&self) -> bool {
        self.dims as usize == self.results.len() && self.is_projected_permutation(false)
    }

    /// Whether every result is a constant.
    pub fn is_constant(&self) -> bool {
        self.results().all(|result| result.constant().is_some())
    }

    /// The value of the only result, if it is a constant.
    pub fn single_constant(&self) -> Option<i64> {
        match &*self.results {
            [result] => self.expr(*result).constant(),
            _ => None,
        }
    }

    /// The values of the results, if all are constants.
    pub fn constant_results(&self) -> Option<Vec<i64>> {
        self.results().map(AffineExpr::constant).collect()
    }

    /// Whether dimension `position` occurs in a result.
    pub fn uses_dim(&self, position: u32) -> bool {
        // Every node of the arena is part of a result.
        self.nodes.contains(&AffineNode::Dim(position))
    }

    /// Whether symbol `position` occurs in a result.
    pub fn uses_symbol(&self, position: u32) -> bool {
        self.nodes.contains(&AffineNode::Symbol(position))
    }

    /// The map of some of the results; `None` if there is no such result.
    pub fn sub_map(&self, positions: &[usize]) -> Option<Self> {
        let results: Option<Vec<NodeId>> =
            positions.iter().map(|&at| self.results.get(at).copied()).collect();
        Some(Self::canonical(self.dims, self.symbols, &self.nodes, &results?))
    }

    /// Each dimension and symbol replaced by the expression `rebuild` gives, and simplified.
    ///
    /// `rebuild` fills in the new dimensions and symbols, in this order, from a builder over `dims`
    /// dimensions and `symbols` symbols.
    pub fn replace(
        &self,
        dims: u32,
        symbols: u32,
        rebuild: impl FnOnce(&mut AffineBuilder) -> (Vec<NodeId>, Vec<NodeId>),
    ) -> Result<Self, TooLarge> {
        let mut builder = AffineBuilder::new(dims, symbols);
        let (new_dims, new_symbols) = rebuild(&mut builder);
        let results = builder.import(self, &new_dims, &new_symbols);
        builder.map(&results)
    }

    /// `self` of the results of `inner`: its dimensions, then the symbols of `self` followed by
    /// those of `inner`. `None` if `inner` has not as many results as `self` has dimensions.
    pub fn compose(&self, inner: &Self) -> Option<Result<Self, TooLarge>> {
        if inner.results.len() != self.dims as usize {
            return None;
        }
        let symbols = self.symbols.checked_add(inner.symbols)?;
        Some(self.replace(inner.dims, symbols, |builder| {
            let dims: Vec<NodeId> = (0..inner.dims).filter_map(|d| builder.dim(d)).collect();
            let all: Vec<NodeId> = (0..symbols).filter_map(|s| builder.symbol(s)).collect();
            let (own, moved) = all.split_at((self.symbols as usize).min(all.len()));
            (builder.import(inner, &dims, moved), own.to_vec())
        }))
    }

    /// Without the dimensions for which `keep` is false; those that occur become zero.
    pub fn project_dims(&self, keep: impl Fn(u32) -> bool) -> Result<Self, TooLarge> {
        let kept = (0..self.dims).filter(|&dim| keep(dim)).count() as u32;
        self.replace(kept, self.symbols, |builder| {
            let mut next = 0..kept;
            let dims = (0..self.dims).map(|dim| {
                let place = if keep(dim) { next.next() } else { None };
                place.and_then(|at| builder.dim(at)).unwrap_or_else(|| builder.constant(0))
            });
            let dims = dims.collect();
            (dims, (0..self.symbols).filter_map(|s| builder.symbol(s)).collect())
        })
    }

    /// Without the symbols for which `keep` is false; those that occur become zero.
    pub fn project_symbols(&self, keep: impl Fn(u32) -> bool) -> Result<Self, TooLarge> {
        let kept = (0..self.symbols).filter(|&symbol| keep(symbol)).count() as u32;
        self.replace(self.dims, kept, |builder| {
            let dims = (0..self.dims).filter_map(|d| builder.dim(d)).collect();
            let mut next = 0..kept;
            let symbols = (0..self.symbols).map(|symbol| {
                let place = if keep(symbol) { next.next() } else { None };
                place.and_then(|at| builder.symbol(at)).unwrap_or_else(|| builder.constant(0))
            });
            (dims, symbols.collect())
        })
    }

    /// Which dimensions and which symbols occur in a result.
    pub fn used_inputs(&self) -> (Vec<bool>, Vec<bool>) {
        let mut dims = vec![false; self.dims as usize];
        let mut symbols = vec![false; self.symbols as usize];
        for node in &self.nodes {
            let slot = match node {
                AffineNode::Dim(position) => dims.get_mut(*position as usize),
                AffineNode::Symbol(position) => symbols.get_mut(*position as usize),
                _ => None,
            };
            if let Some(used) = slot {
                *used = true;
            }
        }
        (dims, symbols)
    }

    /// Without the dimensions that occur in no result.
    pub fn compress_unused_dims(&self) -> Result<Self, TooLarge> {
        let (used, _) = self.used_inputs();
        self.project_dims(|dim| used.get(dim as usize).copied().unwrap_or(false))
    }

    /// Without the symbols that occur in no result.
    pub fn compress_unused_symbols(&self) -> Result<Self, TooLarge> {
        let (_, used) = self.used_inputs();
        self.project_symbols(|symbol| used.get(symbol as usize).copied().unwrap_or(false))
    }

    /// The inverse of a permutation of dimensions (other results are skipped); `None` unless each
    /// dimension is a result.
    pub fn inverse_permutation(&self) -> Option<Self> {
        if self.symbols > 0 {
            return None;
        }
        let positions: Option<Vec<u32>> = (0..self.dims)
            .map(|dim| self.result_position(dim).map(|position| position as u32))
            .collect();
        let leaves = positions?.into_iter().map(AffineNode::Dim);
        Some(Self::of_leaves(self.results.len() as u32, 0, leaves))
    }
}
