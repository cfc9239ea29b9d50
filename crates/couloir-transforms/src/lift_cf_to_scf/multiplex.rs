//! Blocks that edges to several blocks go through.

use couloir_ir::body::{Block, Value};
use couloir_ir::build::Build;
use couloir_ir::{Location, Type};
use rustc_hash::{FxHashMap, FxHashSet};

use super::graph::Edge;
use super::{Lifting, Lists};

/// A block in between edges and the blocks they led to.
///
/// Its arguments are those of these blocks in a row, then, where there are
/// several, the number of the one to go on to, then any others.
pub(super) struct Multiplexer {
    pub(super) block: Block,
    /// The blocks, each with the place of its first argument.
    targets: Vec<(Block, usize)>,
    /// By block, its number among them.
    numbers: FxHashMap<Block, usize>,
    /// The place of the number to go on to.
    selector: Option<usize>,
    /// Where other arguments start.
    extra: usize,
}

impl Lifting<'_, '_> {
    /// Makes a multiplexer after the first of some blocks.
    pub(super) fn multiplexer(
        &mut self,
        location: Location,
        blocks: &[Block],
        extra: &[Type],
    ) -> Option<Multiplexer> {
        let first = *blocks.first()?;
        let block = self.rw.body().create_block();
        self.rw.body().insert_block_after(first, block);
        let (mut targets, mut numbers) = (Vec::new(), FxHashMap::default());
        for &target in blocks {
            if numbers.contains_key(&target) {
                continue;
            }
            numbers.insert(target, targets.len());
            targets.push((target, self.body().args(block).len()));
            self.add_args_like(block, target);
        }
        let selector = (targets.len() > 1).then(|| {
            self.number(0);
            self.rw.add_arg(block, Type::I32, location);
            self.body().args(block).len() - 1
        });
        let start = self.body().args(block).len();
        for &ty in extra {
            self.rw.add_arg(block, ty, location);
        }
        Some(Multiplexer { block, targets, numbers, selector, extra: start })
    }

    /// Makes edges go through a multiplexer.
    pub(super) fn through(&mut self, to: &Multiplexer, edges: &[(Edge, Vec<Value>)]) {
        let types = self.body().args(to.block).iter().map(|&arg| self.rw.ty(arg));
        let types = types.collect::<Vec<_>>();
        let mut lists = Lists::default();
        for (edge, extra) in edges {
            let Some(target) = self.target(*edge) else { continue };
            let Some(&number) = to.numbers.get(&target) else { continue };
            let Some(&(_, first)) = to.targets.get(number) else { continue };
            let passed = lists.list(self.rw, *edge).clone();
            let mut values = Vec::with_capacity(types.len());
            for (at, &ty) in types.iter().enumerate() {
                let own = at.checked_sub(first).and_then(|at| passed.get(at));
                let more = at.checked_sub(to.extra).and_then(|at| extra.get(at));
                values.push(match (own, more) {
                    (Some(&own), _) => own,
                    (None, Some(&more)) => more,
                    (None, None) if Some(at) == to.selector => self.number(number),
                    (None, None) => self.poison(ty),
                });
            }
            *lists.list(self.rw, *edge) = values;
            self.rw.body().set_successor(edge.op, edge.at, to.block);
        }
        lists.set(self.rw);
    }

    /// Goes on from the end of a block to where edges through a multiplexer
    /// led, but for some blocks.
    pub(super) fn dispatch(
        &mut self,
        location: Location,
        at: Block,
        from: &Multiplexer,
        without: &FxHashSet<Block>,
    ) {
        let args = self.body().args(from.block).to_vec();
        let mut cases = Vec::new();
        for (number, &(target, first)) in from.targets.iter().enumerate() {
            if !without.contains(&target) {
                let count = self.body().args(target).len();
                let own = args.get(first..first + count).unwrap_or_default().to_vec();
                cases.push((number, target, own));
            }
        }
        let selector = from.selector.and_then(|at| args.get(at).copied());
        let flag = match selector.filter(|_| cases.len() > 1) {
            Some(selector) => selector,
            None => self.number(0),
        };
        if let Some((_, default, values)) = cases.pop() {
            self.switch(location, at, flag, (default, &values), &cases);
        }
    }

    /// Makes all edges arrive at one block, which goes on to where each led.
    pub(super) fn single_entry(&mut self, location: Location, edges: &[Edge]) -> Option<Block> {
        let blocks = edges.iter().filter_map(|&edge| self.target(edge)).collect::<Vec<_>>();
        let multiplexer = self.multiplexer(location, &blocks, &[])?;
        let edges = edges.iter().map(|&edge| (edge, Vec::new())).collect::<Vec<_>>();
        self.through(&multiplexer, &edges);
        self.dispatch(location, multiplexer.block, &multiplexer, &FxHashSet::default());
        Some(multiplexer.block)
    }
}
