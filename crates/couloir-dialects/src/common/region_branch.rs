//! Canonicalization of values that pass between an op and its regions: those
//! that are always the same, those that go together, and those not used.
//!
//! A block argument or result that receives such a value is an input; what
//! is passed to it are its operands, one for each way in.

use couloir_ir::OpRef;
use couloir_ir::body::{Block, Body, Op, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::op::{LoopValues, RegionBranchPoint, RegionSuccessor, Trait};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{PatternDef, Rewritten};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::{SmallVec, smallvec};

/// The patterns for an op.
#[macro_export]
macro_rules! region_branch_patterns {
    ($root:expr) => {
        [
            couloir_rewrite::greedy::row(
                "(anonymous namespace)::MakeRegionBranchOpSuccessorInputsDead",
                $root,
                $crate::common::region_branch::make_dead,
            ),
            couloir_rewrite::greedy::row(
                "(anonymous namespace)::RemoveDuplicateSuccessorInputUses",
                $root,
                $crate::common::region_branch::merge_duplicates,
            ),
            couloir_rewrite::greedy::row(
                "(anonymous namespace)::RemoveDeadRegionBranchOpSuccessorInputs",
                $root,
                $crate::common::region_branch::remove_dead,
            ),
        ]
    };
}

/// A table of these patterns.
pub type Patterns = [PatternDef; 3];

/// An operand by the op it is of and its number.
type Operand = (Op, usize);

/// The inputs that values arrive at together.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Inputs {
    /// The results of an op.
    Results(Op),
    /// The arguments of a block from one on.
    Args(Block, usize),
}

impl Inputs {
    /// What receives values that go to a place.
    fn of(op: OpRef<'_>, to: &RegionSuccessor) -> Option<Self> {
        match *to {
            RegionSuccessor::Parent => Some(Inputs::Results(op.op)),
            RegionSuccessor::Region(region, first) => {
                let body = op.body();
                let block = body.entry_block(*body.regions(op.op).get(region)?)?;
                Some(Inputs::Args(block, first))
            }
        }
    }

    fn len(self, body: &Body) -> usize {
        match self {
            Inputs::Results(op) => body.num_results(op),
            Inputs::Args(block, first) => body.args(block).len().saturating_sub(first),
        }
    }

    fn get(self, body: &Body, at: usize) -> Option<Value> {
        match self {
            Inputs::Results(op) => body.result(op, at),
            Inputs::Args(block, first) => body.args(block).get(first + at).copied(),
        }
    }

    fn all(self, body: &Body) -> impl Iterator<Item = Value> {
        (0..self.len(body)).filter_map(move |at| self.get(body, at))
    }

    /// The number of a value among them.
    fn place(self, body: &Body, value: Value) -> Option<usize> {
        match (self, body.as_arg(value)) {
            (Inputs::Args(own, first), Some((block, at))) if block == own => at.checked_sub(first),
            (Inputs::Results(op), None) if body.defining_op(value) == Some(op) => {
                Some(body.value_index(value))
            }
            _ => None,
        }
    }
}

/// Inputs, and what is passed to them.
struct Owner {
    inputs: Inputs,
    /// For each way in, the op that passes values and the first of them.
    ways: SmallVec<[Operand; 2]>,
}

/// The inputs of an op and its regions, by owner.
struct Flow {
    owners: SmallVec<[Owner; 2]>,
}

impl Flow {
    /// None where nothing is passed.
    fn of(op: OpRef<'_>) -> Option<Self> {
        let branch = op.def()?.hooks.region_branch?;
        let entries = (branch.successors)(op, RegionBranchPoint::Parent);
        if op.results().len() == 0 && most_args(op, &entries) == 0 {
            return None;
        }
        let mut flow = Self { owners: SmallVec::new() };
        for to in &entries {
            let first = (branch.entry_operands)(op, to).start;
            flow.add(op, to, (op.op, first));
        }
        for (number, &region) in op.body().regions(op.op).iter().enumerate() {
            for block in op.body().region_blocks(region) {
                let Some(last) = op.body().last_op(block) else { continue };
                let last = op.scope.op(last);
                if !last.has(Trait::RegionBranchTerminator) {
                    continue;
                }
                for to in (branch.successors)(op, RegionBranchPoint::Region(number)) {
                    let passes = last.def().and_then(|def| def.hooks.region_return);
                    let first = passes.map_or(0, |passes| passes(last, &to).start);
                    flow.add(op, &to, (last.op, first));
                }
            }
        }
        Some(flow)
    }

    fn add(&mut self, op: OpRef<'_>, to: &RegionSuccessor, way: Operand) {
        let inputs = Inputs::of(op, to).filter(|inputs| inputs.len(op.body()) > 0);
        let Some(inputs) = inputs else { return };
        match self.owners.iter_mut().find(|owner| owner.inputs == inputs) {
            Some(owner) => owner.ways.push(way),
            None => self.owners.push(Owner { inputs, ways: smallvec![way] }),
        }
    }

    /// The owner of a value that is an input, and its number there.
    fn place(&self, body: &Body, value: Value) -> Option<(usize, usize)> {
        let mut owners = self.owners.iter().enumerate();
        owners.find_map(|(number, owner)| Some((number, owner.inputs.place(body, value)?)))
    }
}

/// The values that may be inputs of an op, by owner: its results, and the
/// arguments of each region's first block. Looking at them costs a tenth of
/// finding out which of them are, and mostly nothing is to be done.
fn candidates(op: OpRef<'_>) -> impl Iterator<Item = &[Value]> {
    let body = op.body();
    let entries = body.regions(op.op).iter().filter_map(|&region| body.entry_block(region));
    entries.map(|block| body.args(block))
}

/// Whether something holds of a value that may be an input.
fn any_value(op: OpRef<'_>, holds: impl Fn(&Body, Value) -> bool) -> bool {
    let body = op.body();
    op.results().any(|result| holds(body, result))
        || candidates(op).flatten().any(|&arg| holds(body, arg))
}

/// How many inputs an owner may have at most.
fn may_receive(op: OpRef<'_>) -> Option<usize> {
    let branch = op.def()?.hooks.region_branch?;
    let entries = (branch.successors)(op, RegionBranchPoint::Parent);
    Some(most_args(op, &entries).max(op.results().len()))
}

/// How many arguments receive what is passed to a region, at most.
fn most_args(op: OpRef<'_>, entries: &[RegionSuccessor]) -> usize {
    let body = op.body();
    let args = body.regions(op.op).iter().enumerate().map(|(number, &region)| {
        let args = body.entry_block(region).map_or(0, |block| body.args(block).len());
        let first = entries.iter().find_map(|entry| match *entry {
            RegionSuccessor::Region(own, first) => (own == number).then_some(first),
            RegionSuccessor::Parent => None,
        });
        args.saturating_sub(first.unwrap_or(0))
    });
    args.max().unwrap_or(0)
}

impl Owner {
    /// What is passed to an input.
    fn operands(&self, at: usize) -> impl Iterator<Item = Operand> + '_ {
        self.ways.iter().map(move |&(op, first)| (op, first + at))
    }
}

/// Inputs that can only be one value are not used any more.
///
/// # Errors
/// When there are none.
pub fn make_dead(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    if !any_value(rw.view(op), |body, value| !body.is_unused(value)) {
        return no_match("no inputs are used");
    }
    if always_varies(rw.view(op)) {
        return no_match("all inputs may be several values");
    }
    let flow = Flow::of(rw.view(op)).or_no_match("values do not pass between regions")?;
    let mut changed = false;
    for owner in &flow.owners {
        for at in 0..owner.inputs.len(rw.scope().body) {
            let body = rw.scope().body;
            let input = owner.inputs.get(body, at).filter(|&input| !body.is_unused(input));
            let Some(input) = input else { continue };
            let value = only_value(body, &flow, input);
            if let Some(value) = value.filter(|&value| is_visible(body, op, value, input)) {
                rw.replace_all_uses(input, value);
                changed = true;
            }
        }
    }
    if changed { Ok(()) } else { no_match("all inputs may be several values") }
}

/// Whether an op is a loop of which each value starts as one and goes on as another, neither of
/// them an input: most loops are so, and that is seen in a fifth of the time.
fn always_varies(op: OpRef<'_>) -> bool {
    let Some(loop_like) = op.def().and_then(|def| def.hooks.loop_like) else { return false };
    let LoopValues { inits, iter_args, yielded, results, .. } = loop_like(op);
    let Some(results) = results else { return false };
    let all = [iter_args.len(), yielded.len(), results.len()];
    let is_input = |value: &Value| iter_args.contains(value) || results.contains(value);
    let varies = |(init, next): (&Value, &Value)| init != next && !is_input(next);
    all == [inits.len(); 3] && inits.iter().zip(&yielded).all(varies)
}

/// The only value that is no input which an input can be.
fn only_value(body: &Body, flow: &Flow, input: Value) -> Option<Value> {
    let mut found = None;
    let mut seen = FxHashSet::default();
    let mut pending = SmallVec::<[Value; 4]>::from_slice(&[input]);
    while let Some((owner, at)) = pending.pop().and_then(|value| flow.place(body, value)) {
        for (op, index) in flow.owners.get(owner)?.operands(at) {
            let value = body.operand(op, index)?;
            if flow.place(body, value).is_none() {
                if *found.get_or_insert(value) != value {
                    return None;
                }
            } else if value != input && seen.insert(value) {
                pending.push(value);
            }
        }
    }
    found
}

/// Whether a value may take the place of an input of an op.
fn is_visible(body: &Body, op: Op, value: Value, input: Value) -> bool {
    let Some(block) = body.block_of_value(value) else { return true };
    let both_args = body.as_arg(value).is_some() && body.as_arg(input).is_some();
    if both_args && body.block_of_value(input) == Some(block) {
        return true;
    }
    let region = body.region_of(block);
    let parent = region.and_then(|region| body.region_parent(region));
    let mut around = std::iter::successors(parent, |&parent| body.parent_op(parent));
    !around.any(|parent| parent == op)
}

/// Of inputs that always receive the same, one is used.
///
/// # Errors
/// When there are none.
pub fn merge_duplicates(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    if may_receive(rw.view(op)).is_some_and(|most| most < 2) {
        return no_match("all inputs differ");
    }
    let flow = Flow::of(rw.view(op)).or_no_match("values do not pass between regions")?;
    let mut changed = false;
    for owner in &flow.owners {
        let count = owner.inputs.len(rw.scope().body);
        let mut known = FxHashMap::<SmallVec<[_; 4]>, Value>::default();
        for at in (0..count).filter(|_| count > 1) {
            let body = rw.scope().body;
            let Some(input) = owner.inputs.get(body, at) else { continue };
            let passed = owner.operands(at).map(|(op, index)| body.operand(op, index)).collect();
            let first = *known.entry(passed).or_insert(input);
            if first != input && !body.is_unused(input) {
                rw.replace_all_uses(input, first);
                changed = true;
            }
        }
    }
    if changed { Ok(()) } else { no_match("all inputs differ") }
}

/// Inputs that are not used are taken away, with what is passed to them.
///
/// # Errors
/// When there are none.
pub fn remove_dead(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    if !any_value(rw.view(op), Body::is_unused) {
        return no_match("all inputs are used");
    }
    let flow = Flow::of(rw.view(op)).or_no_match("values do not pass between regions")?;
    let body = rw.scope().body;
    let unused = |owner: &Owner| owner.inputs.all(body).any(|input| body.is_unused(input));
    if !flow.owners.iter().any(unused) {
        return no_match("all inputs are used");
    }
    let dead = dead_inputs(body, &flow);
    if !dead.iter().flatten().any(|&dead| dead) {
        return no_match("all inputs are used");
    }
    drop_operands(rw, &flow, &dead);
    for (owner, dead) in flow.owners.iter().zip(&dead) {
        if let Inputs::Args(block, number) = owner.inputs {
            let is_dead =
                |at: usize| at.checked_sub(number).and_then(|at| dead.get(at)) == Some(&true);
            rw.body().remove_args(block, is_dead);
        }
    }
    let own = flow.owners.iter().position(|owner| owner.inputs == Inputs::Results(op));
    match own.and_then(|own| dead.get(own)) {
        Some(dead) if dead.contains(&true) => drop_results(rw, op, dead),
        _ => rw.modified(op),
    }
    Ok(())
}

/// Which inputs are not used, nor those that the same operand is passed to.
fn dead_inputs(body: &Body, flow: &Flow) -> Vec<Vec<bool>> {
    let unused =
        |owner: &Owner| owner.inputs.all(body).map(|input| body.is_unused(input)).collect();
    let mut dead = flow.owners.iter().map(unused).collect::<Vec<Vec<bool>>>();
    let mut readers = FxHashMap::<Operand, Vec<(usize, usize)>>::default();
    let mut alive = Vec::new();
    for (number, owner) in flow.owners.iter().enumerate() {
        for at in 0..owner.inputs.len(body) {
            for operand in owner.operands(at) {
                readers.entry(operand).or_default().push((number, at));
            }
            if dead.get(number).and_then(|dead| dead.get(at)) == Some(&false) {
                alive.push((number, at));
            }
        }
    }
    while let Some((number, at)) = alive.pop() {
        let Some(owner) = flow.owners.get(number) else { continue };
        let together = owner.operands(at).filter_map(|operand| readers.get(&operand)).flatten();
        for &(number, at) in together {
            let place = dead.get_mut(number).and_then(|dead| dead.get_mut(at));
            if let Some(dead) = place.filter(|dead| **dead) {
                *dead = false;
                alive.push((number, at));
            }
        }
    }
    dead
}

fn drop_operands(rw: &mut Rewriter<'_>, flow: &Flow, dead: &[Vec<bool>]) {
    let mut dropped = FxHashMap::<Op, FxHashSet<usize>>::default();
    let mut order = Vec::new();
    for (owner, dead) in flow.owners.iter().zip(dead) {
        for (at, _) in dead.iter().enumerate().filter(|(_, dead)| **dead) {
            for (op, index) in owner.operands(at) {
                let indices = dropped.entry(op).or_insert_with(|| {
                    order.push(op);
                    FxHashSet::default()
                });
                indices.insert(index);
            }
        }
    }
    for op in order {
        let Some(indices) = dropped.get(&op) else { continue };
        let operands = rw.view(op).operands().enumerate();
        let kept = operands.filter(|(at, _)| !indices.contains(at)).map(|(_, value)| value);
        let kept = kept.collect::<Vec<_>>();
        rw.set_operands(op, &kept);
    }
}

/// An op like another, with its regions but without some results.
fn drop_results(rw: &mut Rewriter<'_>, op: Op, dead: &[bool]) {
    let is_kept = |at: &usize| dead.get(*at) != Some(&true);
    let view = rw.view(op);
    let mut new = like(view);
    new.results = (0..dead.len()).filter(is_kept).filter_map(|at| view.result_type(at)).collect();
    let old = view.results().enumerate().filter(|(at, _)| is_kept(at)).map(|(_, value)| value);
    let old = old.collect::<Vec<_>>();
    new.regions = rw.body().take_regions(op).into();
    rw.at(op);
    let new = rw.insert(new);
    let results = rw.view(new).results().collect::<Vec<_>>();
    for (old, new) in old.into_iter().zip(results) {
        rw.replace_all_uses(old, new);
    }
    rw.erase(op);
}

/// An op like another, without results and regions.
pub fn like(op: OpRef<'_>) -> NewOp {
    let mut new = NewOp {
        name: op.data().name,
        operands: op.operands().collect(),
        results: smallvec::SmallVec::new(),
        props: smallvec::SmallVec::new(),
        attrs: op.body().discardable(op.op),
        successors: op.successors().collect(),
        regions: smallvec::SmallVec::new(),
        body: None,
    };
    // One of an unknown name keeps its properties as one.
    let slots = op.def().map_or(1, |def| def.attrs.len());
    new.props = (0..slots).map(|slot| op.prop(slot)).collect();
    new
}
