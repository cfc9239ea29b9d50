//! Branches that are in no cycle become `scf.if` and `scf.index_switch`.

use couloir_dialects::{arith, cf, scf};
use couloir_ir::body::{Block, Op, Region, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::{Attribute, Failure, Type};
use rustc_hash::FxHashSet;

use super::Lifting;
use super::graph::Edge;

/// What follows the branches of a block.
struct Continuation {
    edges: Vec<Edge>,
    /// Whether all branches end up there.
    is_last: bool,
    /// Whether no branch gets there.
    is_none: bool,
}

/// Blocks that are new and end with what they give.
type Ends = Vec<(Block, Vec<Value>)>;

impl Lifting<'_, '_> {
    /// Makes the branch at the end of a block a structured op; the blocks to
    /// go on with.
    pub(super) fn lift_branches(&mut self, entry: Block) -> Result<Vec<Block>, Failure> {
        let edges = self.successors(entry);
        match edges.as_slice() {
            [] => return Ok(Vec::new()),
            &[only] => {
                self.join(entry, only);
                return Ok(vec![entry]);
            }
            _ => {}
        }
        let mut branches = self.dominated(entry, &edges);
        let found = self.continuation(entry, &edges, &branches);
        if found.is_none {
            return Ok(edges.iter().filter_map(|&edge| self.target(edge)).collect());
        }
        let mut targets = found.edges.iter().filter_map(|&edge| self.target(edge));
        let first = targets.next();
        let single = first.filter(|_| found.is_last && targets.all(|to| Some(to) == first));
        let next = match (single, found.edges.first()) {
            (Some(next), _) => next,
            (None, Some(first)) => {
                let location = self.body().op(first.op).location;
                match self.single_entry(location, &found.edges) {
                    Some(next) => next,
                    None => return Ok(Vec::new()),
                }
            }
            (None, None) => return Ok(Vec::new()),
        };
        // Ends that only one branch leads to come after the op as well.
        for branch in &mut branches {
            branch.retain(|&block| !self.successors(block).is_empty());
        }
        self.make_branch(entry, &edges, branches, next)
    }

    /// Appends the only successor of a block to it.
    fn join(&mut self, block: Block, edge: Edge) {
        let Some(next) = self.target(edge) else { return };
        let values = self.passed(edge);
        self.rw.erase(edge.op);
        self.rw.merge_block(next, block, &values);
    }

    /// For each edge, the blocks that control gets to along it alone.
    fn dominated(&mut self, entry: Block, edges: &[Edge]) -> Vec<Vec<Block>> {
        let Some(region) = self.body().region_of(entry) else { return Vec::new() };
        let only = |block: Block| self.body().predecessors(block).nth(1).is_none();
        let targets = edges.iter().map(|&edge| self.target(edge).filter(|&to| only(to)));
        let targets = targets.collect::<Vec<_>>();
        let body = self.rw.scope().body;
        let trees = &mut self.trees;
        let branch =
            |to: Option<Block>| to.map_or_else(Vec::new, |to| trees.subtree(body, region, to));
        targets.into_iter().map(branch).collect()
    }

    fn continuation(&self, entry: Block, edges: &[Edge], branches: &[Vec<Block>]) -> Continuation {
        let inside = branches.iter().flatten().copied().chain([entry]).collect::<FxHashSet<_>>();
        let mut found = Continuation { edges: Vec::new(), is_last: true, is_none: true };
        for (&edge, branch) in edges.iter().zip(branches) {
            if branch.is_empty() {
                found.edges.push(edge);
                found.is_none = false;
            }
            for &block in branch {
                let out = self.successors(block);
                if out.is_empty() {
                    found.is_last = false;
                    found.edges.extend(self.predecessors(block));
                }
                for edge in out {
                    if self.target(edge).is_some_and(|to| !inside.contains(&to)) {
                        found.edges.push(edge);
                        found.is_none = false;
                    }
                }
            }
        }
        found
    }

    fn make_branch(
        &mut self,
        entry: Block,
        edges: &[Edge],
        branches: Vec<Vec<Block>>,
        next: Block,
    ) -> Result<Vec<Block>, Failure> {
        let (mut regions, mut ends, mut pending) = (Vec::new(), Ends::new(), Vec::new());
        let passed = edges.first().and_then(|edge| self.rw.forwarded(edge.op));
        for (branch, values) in branches.into_iter().zip(passed.unwrap_or_default()) {
            let region = self.rw.body().create_region();
            regions.push(region);
            pending.extend(self.fill_branch(&branch, values, next, &mut ends, region));
        }
        let Some(end) = self.body().last_op(entry) else { return Ok(pending) };
        let types = self.body().args(next).to_vec();
        let types = types.into_iter().map(|arg| self.rw.ty(arg)).collect::<Vec<_>>();
        let op = self.structured(end, &types, &regions)?;
        self.rw.erase(end);
        self.yield_at(ends, next, op);
        let results = self.body().results(op).collect::<Vec<_>>();
        self.rw.merge_block(next, entry, &results);
        pending.push(entry);
        Ok(pending)
    }

    /// Moves a branch that is given values to a region; gives the block it begins with, if it has any.
    fn fill_branch(
        &mut self,
        branch: &[Block],
        values: Vec<Value>,
        next: Block,
        ends: &mut Ends,
        region: Region,
    ) -> Option<Block> {
        let Some(&first) = branch.first() else {
            let block = self.rw.append_block(region);
            ends.push((block, values));
            return None;
        };
        self.single_exit(branch, next, ends, region);
        for (arg, value) in self.body().args(first).to_vec().into_iter().zip(values) {
            self.rw.replace_all_uses(arg, value);
        }
        self.rw.body().remove_args(first, |_| true);
        Some(first)
    }

    /// Yields from the op made of a branch what is passed on to the next block.
    fn yield_at(&mut self, ends: Ends, next: Block, op: Op) {
        let location = self.body().op(op).location;
        for (block, values) in ends {
            self.rw.set_point(InsertPoint::End(block));
            self.rw.set_location(location);
            self.rw.insert(scf::Yield::build(&values));
        }
        for edge in self.predecessors(next) {
            let values = self.passed(edge);
            self.rw.at(edge.op);
            self.rw.insert(scf::Yield::build(&values));
            self.rw.erase(edge.op);
        }
    }

    /// Moves the blocks of a branch to a region, from which one edge leads on.
    fn single_exit(&mut self, branch: &[Block], next: Block, ends: &mut Ends, region: Region) {
        let out = branch.iter().flat_map(|&block| self.successors(block));
        let out = out.filter(|&edge| self.target(edge) == Some(next)).collect::<Vec<_>>();
        for &block in branch {
            self.rw.body().detach_block(block);
            self.rw.body().append_block(region, block);
        }
        if out.len() > 1 {
            let exit = self.rw.append_block(region);
            self.add_args_like(exit, next);
            for edge in out {
                self.rw.body().set_successor(edge.op, edge.at, exit);
            }
            let args = self.body().args(exit).to_vec();
            ends.push((exit, args));
        }
    }

    /// Makes the structured op for a branch, before it.
    fn structured(&mut self, end: Op, types: &[Type], regions: &[Region]) -> Result<Op, Failure> {
        let ctx = self.rw.context();
        let view = self.rw.view(end);
        let (is_if, is_switch) = (view.is(cf::CondBr::def()), view.is(cf::Switch::def()));
        let cases = view.prop(cf::Switch::CASE_VALUES).filter(|_| is_switch);
        let cases = cases.and_then(|cases| cases.as_dense(ctx)).map(|cases| {
            let cases = cases.ints(ctx).map(|case| case.to_u64_saturating() as i64);
            // Values that are all the same are stored once.
            let cases = cases.collect::<Vec<_>>().into_iter().cycle();
            cases.take(regions.len().saturating_sub(1)).collect::<Vec<_>>()
        });
        let operand = view.operand(0);
        match (operand, regions) {
            (Some(condition), &[then, or_else]) if is_if => {
                self.rw.at(end);
                Ok(self.rw.insert(scf::If::build(types, condition, then, or_else)))
            }
            (Some(flag), &[default, ref rest @ ..]) if is_switch => {
                self.rw.at(end);
                let flag = self.rw.insert1(arith::IndexCastui::build(Type::INDEX, flag));
                let cases = Attribute::i64_array(ctx, &cases.unwrap_or_default());
                Ok(self.rw.insert(scf::IndexSwitch::build(types, flag, cases, default, rest)))
            }
            _ => {
                let message = "Cannot convert unknown control flow op to structured control flow";
                self.rw.view(end).op_error(message).fail()
            }
        }
    }
}
