//! Cycles become `scf.while`.

use couloir_dialects::{arith, scf};
use couloir_ir::body::{Block, Op, Region, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::{Failure, Location, Type};
use rustc_hash::FxHashSet;

use super::Lifting;
use super::graph::{Edge, cycles};

/// The edges of a cycle.
#[derive(Default)]
struct Edges {
    entry: Vec<Edge>,
    exit: Vec<Edge>,
    back: Vec<Edge>,
}

/// Where a loop ends.
struct Latch {
    block: Block,
    /// Whether there is another iteration.
    repeats: Value,
    /// Where it goes on after the loop.
    exit: Block,
}

/// The blocks of a loop, each once.
struct Blocks {
    list: Vec<Block>,
    set: FxHashSet<Block>,
}

impl Blocks {
    fn insert(&mut self, block: Block) {
        if self.set.insert(block) {
            self.list.push(block);
        }
    }
}

impl Lifting<'_, '_> {
    /// Makes the cycles that control gets to from a block loops; the blocks
    /// that their bodies start with.
    pub(super) fn lift_cycles(&mut self, entry: Block) -> Result<Vec<Block>, Failure> {
        let mut bodies = Vec::new();
        for cycle in cycles(self.body(), entry) {
            bodies.extend(self.lift_cycle(cycle)?);
        }
        Ok(bodies)
    }

    fn edges_of(&self, cycle: &[Block]) -> Edges {
        let inside = cycle.iter().copied().collect::<FxHashSet<_>>();
        let (mut edges, mut entries) = (Edges::default(), FxHashSet::default());
        let body = self.body();
        for &block in cycle {
            for edge in self.predecessors(block) {
                if body.block_of(edge.op).is_some_and(|from| !inside.contains(&from)) {
                    entries.insert(block);
                    edges.entry.push(edge);
                }
            }
            for edge in self.successors(block) {
                if self.target(edge).is_some_and(|to| !inside.contains(&to)) {
                    edges.exit.push(edge);
                }
            }
        }
        for edge in cycle.iter().flat_map(|&block| self.successors(block)) {
            if self.target(edge).is_some_and(|to| entries.contains(&to)) {
                edges.back.push(edge);
            }
        }
        edges
    }

    fn lift_cycle(&mut self, cycle: Vec<Block>) -> Result<Option<Block>, Failure> {
        let edges = self.edges_of(&cycle);
        let set = cycle.iter().copied().collect();
        let mut blocks = Blocks { list: cycle, set };
        let header = edges.entry.first().and_then(|&edge| self.target(edge));
        let Some(mut header) = header else { return Ok(None) };
        if edges.entry.len() > 1 {
            let all = edges.entry.iter().chain(&edges.back).copied().collect::<Vec<_>>();
            let location = self.end_location(header);
            let Some(single) = self.single_entry(location, &all) else { return Ok(None) };
            header = single;
        }
        blocks.insert(header);
        let back = edges.back.first().map(|edge| self.body().op(edge.op).location);
        let location = back.unwrap_or_else(|| self.end_location(header));
        let Some(latch) = self.latch(location, &edges)? else { return Ok(None) };
        blocks.insert(latch.block);
        let carried = self.reduce(header, &latch, &blocks);
        self.make_loop(header, &latch, &blocks, &carried);
        Ok(Some(header))
    }

    /// Makes all iterations end at one block, with a number that says whether
    /// there is another one.
    fn latch(&mut self, location: Location, edges: &Edges) -> Result<Option<Latch>, Failure> {
        let all = edges.back.iter().chain(&edges.exit);
        let targets = all.filter_map(|&edge| self.target(edge)).collect::<Vec<_>>();
        let Some(&header) = targets.first() else { return Ok(None) };
        self.number(0);
        let Some(multiplexer) = self.multiplexer(location, &targets, &[Type::I32]) else {
            return Ok(None);
        };
        let latch = multiplexer.block;
        let exit = self.rw.body().create_block();
        self.rw.body().insert_block_after(latch, exit);
        let (again, leave) = (self.number(1), self.number(0));
        let back = edges.back.iter().map(|&edge| (edge, vec![again]));
        let all = back.chain(edges.exit.iter().map(|&edge| (edge, vec![leave])));
        self.through(&multiplexer, &all.collect::<Vec<_>>());
        let args = self.body().args(latch).to_vec();
        let Some(&repeats) = args.last() else { return Ok(None) };
        let passed = args.get(..self.body().args(header).len()).unwrap_or_default().to_vec();
        self.switch(location, latch, repeats, (header, &passed), &[(0, exit, Vec::new())]);
        if edges.exit.is_empty() {
            let end = self.unreachable(location, exit)?;
            self.combine_exit(end);
        } else {
            let without = std::iter::once(header).collect();
            self.dispatch(location, exit, &multiplexer, &without);
        }
        Ok(Some(Latch { block: latch, repeats, exit }))
    }

    /// Makes values that are used after a loop results of it, by carrying
    /// them; what the loop carries then.
    fn reduce(&mut self, header: Block, latch: &Latch, blocks: &Blocks) -> Vec<Value> {
        let edge = |at| self.body().last_op(latch.block).map(|op| Edge { op, at });
        let (Some(again), Some(out)) = (edge(0), edge(1)) else { return Vec::new() };
        let mut carried = self.passed(again);
        carried.iter().for_each(|&value| self.leave_by(latch.exit, value, blocks));
        self.append(vec![(out, carried.clone())]);
        let entering = self.predecessors(latch.block);
        let mut escape = Escape {
            header,
            blocks,
            again: Vec::new(),
            entering: entering.into_iter().map(|edge| (edge, Vec::new())).collect(),
        };
        let prior = [latch.block, header].map(|block| (block, self.body().args(block).to_vec()));
        for &block in &blocks.list {
            let args = prior.iter().find(|(own, _)| *own == block).map(|(_, args)| args.clone());
            let args = args.unwrap_or_else(|| self.body().args(block).to_vec());
            let body = self.body();
            let results = body.block_ops(block).flat_map(|op| body.results(op));
            let values = args.into_iter().chain(results).collect::<Vec<_>>();
            for value in values {
                self.escape(value, block, latch, &mut escape);
            }
        }
        carried.extend(&escape.again);
        self.append(vec![(again, escape.again.clone()), (out, escape.again)]);
        self.append(escape.entering);
        self.enter_with_poison(header, latch);
        carried
    }

    /// Adds an argument to the block after a loop, for a value that the loop carries, and uses it
    /// in place of the value outside.
    fn leave_by(&mut self, exit: Block, value: Value, blocks: &Blocks) {
        let (ty, location) = (self.rw.ty(value), self.body().value_location(value));
        let arg = self.rw.add_arg(exit, ty, location);
        let body = self.body();
        let outside = |op| body.block_of(op).is_some_and(|block| !blocks.set.contains(&block));
        let uses = body.uses(value).filter(|user| outside(user.op));
        let uses = uses.map(|user| (user.op, user.index as usize)).collect::<Vec<_>>();
        for (user, index) in uses {
            self.rw.set_operand(user, index, arg);
        }
    }

    /// Passes poison for what the header of a loop takes besides, where the loop is entered.
    fn enter_with_poison(&mut self, header: Block, latch: &Latch) {
        for edge in self.predecessors(header) {
            if self.body().block_of(edge.op) == Some(latch.block) {
                continue;
            }
            let count = self.passed(edge).len();
            let args = self.body().args(header).iter().skip(count).copied().collect::<Vec<_>>();
            let types = args.into_iter().map(|arg| self.rw.ty(arg)).collect::<Vec<_>>();
            let more = types.into_iter().map(|ty| self.poison(ty)).collect::<Vec<_>>();
            self.append(vec![(edge, more)]);
        }
    }

    /// Carries a value where it is used after the loop.
    fn escape(&mut self, value: Value, block: Block, latch: &Latch, escape: &mut Escape<'_>) {
        let body = self.body();
        let region = body.region_of(escape.header);
        let outside = |op: Op| {
            let mut around = std::iter::successors(Some(op), |&op| body.parent_op(op));
            let own = around
                .find_map(|op| body.block_of(op).filter(|&block| body.region_of(block) == region));
            own.is_none_or(|block| !escape.blocks.set.contains(&block))
        };
        let uses = body.uses(value).filter(|user| outside(user.op));
        let uses = uses.map(|user| (user.op, user.index as usize)).collect::<Vec<_>>();
        if uses.is_empty() {
            return;
        }
        let (ty, location) = (self.rw.ty(value), body.value_location(value));
        let arg = self.rw.add_arg(latch.exit, ty, location);
        self.rw.add_arg(escape.header, ty, location);
        let argument = self.at_latch(value, block, latch, escape);
        escape.again.push(argument);
        for (user, index) in uses {
            self.rw.set_operand(user, index, arg);
        }
    }

    /// A value, or where it is not there on all ways to the latch, an argument
    /// of that.
    fn at_latch(
        &mut self,
        value: Value,
        block: Block,
        latch: &Latch,
        escape: &mut Escape<'_>,
    ) -> Value {
        if self.body().block_of_value(value) == Some(latch.block) {
            return value;
        }
        let Some(region) = self.body().region_of(escape.header) else { return value };
        let body = self.rw.scope().body;
        let from = escape.entering.iter().filter_map(|(edge, _)| body.block_of(edge.op));
        let trees = &mut self.trees;
        let reached = from.map(|from| trees.dominates(body, region, block, from));
        let reached = reached.collect::<Vec<_>>();
        if !reached.contains(&false) {
            return value;
        }
        let (ty, location) = (self.rw.ty(value), self.body().value_location(value));
        let argument = self.rw.add_arg(latch.block, ty, location);
        for (number, reached) in reached.into_iter().enumerate() {
            let passed = if reached { value } else { self.poison(ty) };
            if let Some((_, list)) = escape.entering.get_mut(number) {
                list.push(passed);
            }
        }
        argument
    }

    /// Puts a loop in place of its blocks.
    fn make_loop(&mut self, header: Block, latch: &Latch, blocks: &Blocks, carried: &[Value]) {
        let (Some(end), Some(region)) =
            (self.body().last_op(latch.block), self.body().region_of(header))
        else {
            return;
        };
        let location = self.body().op(end).location;
        let around = self.rw.create_block_before(header);
        self.add_args_like(around, header);
        let inits = self.body().args(around).to_vec();
        let types = inits.iter().map(|&arg| self.rw.ty(arg)).collect::<Vec<_>>();
        let before = self.rw.body().create_region();
        let others = blocks.list.iter().copied().filter(|&b| b != header && b != latch.block);
        let moved = std::iter::once(header).chain(others).chain([latch.block]);
        for block in moved.collect::<Vec<_>>() {
            self.rw.body().detach_block(block);
            self.rw.body().append_block(before, block);
        }
        self.rw.erase(end);
        self.rw.set_point(InsertPoint::End(latch.block));
        self.rw.set_location(location);
        let condition =
            self.rw.insert1(arith::Trunci::build(self.rw.context(), Type::I1, latch.repeats));
        self.rw.insert(scf::Condition::build(condition, carried));
        let after = self.rw.body().create_region();
        let block = self.rw.append_block(after);
        let args = self.add_args(block, &types, location);
        self.rw.set_point(InsertPoint::End(block));
        self.rw.insert(scf::Yield::build(&args));
        self.rw.set_point(InsertPoint::End(around));
        let op = self.rw.insert(scf::While::build(&types, &inits, before, after));
        let results = self.body().results(op).collect::<Vec<_>>();
        for (&old, &result) in carried.iter().zip(&results) {
            self.replace_outside(old, result, op);
        }
        self.enter_at(header, around, region);
        self.rw.merge_block(latch.exit, around, &results);
    }

    /// Adds arguments of these types to a block.
    fn add_args(&mut self, block: Block, types: &[Type], location: Location) -> Vec<Value> {
        types.iter().map(|&ty| self.rw.add_arg(block, ty, location)).collect()
    }

    /// Makes uses of a value after a loop uses of a result of it.
    fn replace_outside(&mut self, old: Value, new: Value, op: Op) {
        let body = self.body();
        let outside = |user: Op| {
            !std::iter::successors(Some(user), |&at| body.parent_op(at)).any(|at| at == op)
        };
        let uses = body.uses(old).filter(|user| outside(user.op));
        for (user, index) in uses.map(|user| (user.op, user.index as usize)).collect::<Vec<_>>() {
            self.rw.set_operand(user, index, new);
        }
    }

    /// Makes edges to a loop's body from around it lead to the block with the
    /// loop.
    fn enter_at(&mut self, header: Block, around: Block, region: Region) {
        for edge in self.predecessors(header) {
            let from = self.body().block_of(edge.op);
            if from.and_then(|from| self.body().region_of(from)) == Some(region) {
                self.rw.body().set_successor(edge.op, edge.at, around);
            }
        }
    }
}

/// What is found while values are carried that are used after a loop.
struct Escape<'a> {
    header: Block,
    blocks: &'a Blocks,
    /// What the latch passes on more.
    again: Vec<Value>,
    /// The edges to the latch, with what they pass more.
    entering: Vec<(Edge, Vec<Value>)>,
}
