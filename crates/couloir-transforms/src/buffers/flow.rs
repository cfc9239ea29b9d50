//! What values may come to be: views of them, arguments that they are passed for, what calls
//! give that they are passed to.
//!
//! What holds of a value and of all that it may come to be is found for all values at once:
//! those that may come to be each other are taken together, and what they may come to be is
//! looked at before them.

use couloir_dialects::{arith, memref};
use couloir_ir::op::{RegionBranchPoint, RegionSuccessor, Trait};
use couloir_ir::walk::postorder;
use couloir_ir::{OpRef, Scope, Value};
use rustc_hash::FxHashMap;

use crate::components::Graph;

/// Which values become which, step by step.
#[derive(Default)]
pub(crate) struct Flow {
    numbers: FxHashMap<Value, u32>,
    /// The value of each number; none of those that stand for a call.
    values: Vec<Option<Value>>,
    steps: Vec<(u32, u32)>,
}

impl Flow {
    /// That in a body.
    pub(crate) fn of(scope: Scope<'_>) -> Self {
        let mut this = Self::default();
        for op in postorder(scope.body, scope.body.roots()) {
            this.add_op(scope.op(op));
        }
        this
    }

    fn number(&mut self, value: Value) -> u32 {
        let next = self.values.len() as u32;
        let number = *self.numbers.entry(value).or_insert(next);
        if number == next {
            self.values.push(Some(value));
        }
        number
    }

    fn add(&mut self, from: Value, to: Value) {
        let step = (self.number(from), self.number(to));
        self.steps.push(step);
    }

    fn add_op(&mut self, op: OpRef<'_>) {
        if op.is(arith::Select::def()) {
            let result = op.result(0);
            for (value, to) in op.operands().skip(1).zip(result.into_iter().cycle()) {
                self.add(value, to);
            }
        } else if op.has(Trait::ViewLike) || op.is(memref::Realloc::def()) {
            if let (Some(from), Some(to)) = (op.operand(0), op.result(0)) {
                self.add(from, to);
            }
        } else if let Some(forwarded) = op.all_forwarded() {
            for (to, which) in op.successors().zip(forwarded) {
                for (operand, &arg) in which.zip(op.body().args(to)) {
                    if let Some(value) = op.operand(operand) {
                        self.add(value, arg);
                    }
                }
            }
        } else if op.has(Trait::Call) {
            self.add_call(op);
        } else {
            self.add_regions(op);
        }
    }

    /// All that a call is given may be all that it gives.
    fn add_call(&mut self, op: OpRef<'_>) {
        let call = self.values.len() as u32;
        self.values.push(None);
        for value in op.operands() {
            let step = (self.number(value), call);
            self.steps.push(step);
        }
        for value in op.results() {
            let step = (call, self.number(value));
            self.steps.push(step);
        }
    }

    /// What is passed to regions, among them and out of them.
    fn add_regions(&mut self, op: OpRef<'_>) -> Option<()> {
        let branch = op.def()?.hooks.region_branch?;
        for to in (branch.successors)(op, RegionBranchPoint::Parent) {
            self.pass(op, (branch.entry_operands)(op, &to), op, &to);
        }
        for (number, &region) in op.body().regions(op.op).iter().enumerate() {
            let blocks = op.body().region_blocks(region);
            let ends = blocks.filter_map(|block| op.body().last_op(block));
            let ends = ends.map(|end| op.scope.op(end));
            for end in ends.filter(|end| end.has(Trait::RegionBranchTerminator)) {
                for to in (branch.successors)(op, RegionBranchPoint::Region(number)) {
                    let which = end.def().and_then(|def| def.hooks.region_return);
                    let all = 0..end.operands().len();
                    self.pass(end, which.map_or(all, |which| which(end, &to)), op, &to);
                }
            }
        }
        Some(())
    }

    fn pass(
        &mut self,
        from: OpRef<'_>,
        operands: std::ops::Range<usize>,
        op: OpRef<'_>,
        to: &RegionSuccessor,
    ) -> Option<()> {
        let body = op.body();
        let passed = operands.filter_map(|at| from.operand(at));
        match *to {
            RegionSuccessor::Parent => {
                for (value, result) in passed.zip(op.results()) {
                    self.add(value, result);
                }
            }
            RegionSuccessor::Region(region, first) => {
                let block = body.entry_block(*body.regions(op.op).get(region)?)?;
                for (value, &arg) in passed.zip(body.args(block).get(first..)?) {
                    self.add(value, arg);
                }
            }
        }
        Some(())
    }

    /// What holds of each value and all that it may come to be, of what holds of each by itself.
    pub(crate) fn gather<T: Copy>(
        &self,
        own: impl Fn(Value) -> T,
        join: impl Fn(T, T) -> T,
    ) -> FxHashMap<Value, T> {
        let graph = Graph::new(self.values.len(), &self.steps);
        let mut known: Vec<Option<T>> = vec![None; self.values.len()];
        let mut found = FxHashMap::default();
        for component in graph.components() {
            let mut all = None;
            let mut add = |more: Option<T>| {
                all = match (all, more) {
                    (Some(all), Some(more)) => Some(join(all, more)),
                    (all, more) => all.or(more),
                }
            };
            for &node in &component {
                add(self.value(node).map(&own));
                for &next in graph.next(node) {
                    add(known.get(next as usize).copied().flatten());
                }
            }
            for &node in &component {
                if let Some(slot) = known.get_mut(node as usize) {
                    *slot = all;
                }
                found.extend(self.value(node).zip(all));
            }
        }
        found
    }

    fn value(&self, node: u32) -> Option<Value> {
        self.values.get(node as usize).copied().flatten()
    }
}
