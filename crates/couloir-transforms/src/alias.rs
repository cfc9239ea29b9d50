//! Local alias analysis: whether two values may be addresses of the same
//! memory, judged by where they come from.
//!
//! Views, branches and region branches are followed back to the values that an
//! address may stem from; of these, allocations differ from each other, from
//! what is around the scope that they end with, and from what the function is
//! given. All else may be the same.

use couloir_dialects::{llvm, memref};
use couloir_ir::body::{Op, Value};
use couloir_ir::op::{EffectKind, Effects, RegionBranchPoint, RegionSuccessor, Trait};
use couloir_ir::{OpRef, Scope};
use couloir_rewrite::constant_of;
use rustc_hash::{FxHashMap, FxHashSet};

/// How many values are looked through on the way to where an address stems from.
const MAX_STEPS: u32 = 10;

/// What was found out of the values of a body; good for as long as where
/// addresses stem from does not change.
#[derive(Clone, Debug, Default)]
pub struct AliasAnalysis {
    sources: FxHashMap<Value, Vec<Value>>,
}

impl AliasAnalysis {
    /// Whether two values may be addresses of the same memory.
    pub fn may_alias(&mut self, scope: Scope<'_>, a: Value, b: Value) -> bool {
        if a == b {
            return true;
        }
        self.find(scope, a);
        self.find(scope, b);
        let (Some(one), Some(other)) = (self.sources.get(&a), self.sources.get(&b)) else {
            return true;
        };
        let may = |&a: &Value| other.iter().any(|&b| may_be_same(scope, a, b));
        one.is_empty() || other.is_empty() || one.iter().any(may)
    }

    fn find(&mut self, scope: Scope<'_>, value: Value) {
        self.sources.entry(value).or_insert_with(|| sources(scope, value));
    }
}

/// The values that an address may stem from.
fn sources(scope: Scope<'_>, value: Value) -> Vec<Value> {
    let (mut found, mut seen) = (Vec::new(), FxHashSet::default());
    let mut pending = vec![(value, MAX_STEPS)];
    while let Some((value, steps)) = pending.pop() {
        if !seen.insert(value) {
            continue;
        }
        match step(scope, value).filter(|_| steps > 0) {
            Some(from) => pending.extend(from.into_iter().rev().map(|from| (from, steps - 1))),
            None => found.push(value),
        }
    }
    found
}

/// The values that an address is one of; none when it stems from nothing that
/// is known.
pub(crate) fn step(scope: Scope<'_>, value: Value) -> Option<Vec<Value>> {
    if let Some(op) = scope.defining_op(value) {
        if op.has(Trait::ViewLike) && op.result(0) == Some(value) {
            return Some(vec![op.operand(0)?]);
        }
        return passed_to(op, None, scope.body.value_index(value));
    }
    let (block, number) = scope.body.as_arg(value)?;
    if !scope.body.is_entry(block) {
        return forwarded_to(scope, block, number);
    }
    let region = scope.body.region_of(block)?;
    let parent = scope.body.region_parent(region)?;
    let at = scope.body.regions(parent).iter().position(|&own| own == region);
    passed_to(scope.op(parent), at, number)
}

/// What branches forward to an argument of a block.
fn forwarded_to(scope: Scope<'_>, block: couloir_ir::Block, number: usize) -> Option<Vec<Value>> {
    let mut found = Vec::new();
    let mut seen = FxHashSet::default();
    for from in scope.body.predecessors(block).filter(|&from| seen.insert(from)) {
        let end = scope.op(scope.body.last_op(from)?);
        let passed = end.successors().zip(end.all_forwarded()?);
        for (_, mut passed) in passed.filter(|&(to, _)| to == block) {
            let index = passed.nth(number)?;
            found.push(end.operand(index)?);
        }
    }
    Some(found)
}

/// What an op with regions and the ends of these pass to an input: a result,
/// or an argument of a region.
fn passed_to(op: OpRef<'_>, region: Option<usize>, number: usize) -> Option<Vec<Value>> {
    let branch = op.def()?.hooks.region_branch?;
    let mut found = Vec::new();
    // The number of the input among those that a way of control has.
    let input = |to: &RegionSuccessor| match (to, region) {
        (RegionSuccessor::Parent, None) => Some(Some(number)),
        (&RegionSuccessor::Region(own, first), Some(region)) if own == region => {
            Some(number.checked_sub(first))
        }
        _ => None,
    };
    for to in (branch.successors)(op, RegionBranchPoint::Parent) {
        let Some(input) = input(&to) else { continue };
        found.push(op.operand((branch.entry_operands)(op, &to).nth(input?)?)?);
    }
    let body = op.body();
    for (from, &region) in body.regions(op.op).iter().enumerate() {
        for to in (branch.successors)(op, RegionBranchPoint::Region(from)) {
            let Some(input) = input(&to) else { continue };
            for block in body.region_blocks(region) {
                let Some(end) = body.last_op(block).map(|end| op.scope.op(end)) else { continue };
                if !end.has(Trait::RegionBranchTerminator) && !end.has(Trait::ReturnLike) {
                    continue;
                }
                let passed = end.def().and_then(|def| def.hooks.region_return);
                let mut passed = passed.map_or(0..end.operands().len(), |which| which(end, &to));
                found.push(end.operand(passed.nth(input?)?)?);
            }
        }
    }
    (!found.is_empty()).then_some(found)
}

/// Whether a value is given to the function around the body.
fn is_given(scope: Scope<'_>, value: Value) -> bool {
    let is_entry = |block| {
        let region = scope.body.region_of(block);
        scope.body.is_entry(block) && region.is_some_and(|own| scope.body.roots().contains(&own))
    };
    let is_function = scope.outer.is_some_and(|outer| outer.has(Trait::Function));
    is_function && scope.body.as_arg(value).is_some_and(|(block, _)| is_entry(block))
}

/// Where an allocation ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// Where it is freed.
    Freed,
    /// With this op, or, when none is named, with the op around the body.
    With(Option<Op>),
}

/// Whether two values that addresses stem from may be of the same memory.
fn may_be_same(scope: Scope<'_>, a: Value, b: Value) -> bool {
    if a == b {
        return true;
    }
    let constant = |value| scope.defining_op(value).and_then(constant_of).is_some();
    match (constant(a), constant(b)) {
        (true, true) => return true,
        (true, false) => return allocation(scope, b).is_none(),
        (false, true) => return allocation(scope, a).is_none(),
        (false, false) => {}
    }
    let (op_a, op_b) = (scope.body.defining_op(a), scope.body.defining_op(b));
    if op_a == op_b && op_a.is_some_and(|op| scope.op(op).is(memref::DistinctObjects::def())) {
        return false;
    }
    match (allocation(scope, a), allocation(scope, b)) {
        (Some(_), Some(_)) => false,
        (None, None) => true,
        (Some(end), None) => !is_around(scope, end, b),
        (None, Some(end)) => !is_around(scope, end, a),
    }
}

/// Whether a value is there before the scope that an allocation ends with, or before the function
/// in which it is freed.
fn is_around(scope: Scope<'_>, end: End, value: Value) -> bool {
    let End::With(end) = end else { return is_given(scope, value) };
    let body = scope.body;
    let Some(block) = body.block_of_value(value) else { return false };
    let parent = body.region_of(block).and_then(|region| body.region_parent(region));
    if parent == end {
        return body.as_arg(value).is_some() && body.is_entry(block);
    }
    let Some(end) = end else { return false };
    let mut around = std::iter::successors(body.parent_op(end), |&op| body.parent_op(op));
    parent.is_none() || around.any(|op| Some(op) == parent)
}

/// Where the memory ends that an op allocates for a value, if it does.
fn allocation(scope: Scope<'_>, value: Value) -> Option<End> {
    let op = scope.defining_op(value)?;
    let mut effects = Effects::default();
    op.def()?.hooks.effects?(op, &mut effects);
    let allocates = |kind, on| kind == EffectKind::Allocate && on == Some(value);
    if !effects.0.iter().any(|effect| allocates(effect.kind, effect.value)) {
        return None;
    }
    if !op.is(memref::Alloca::def()) && op.name() != llvm::Alloca::def().name {
        return Some(End::Freed);
    }
    let scoped = |op: OpRef<'_>| op.has(Trait::AutomaticAllocationScope);
    let body = scope.body;
    let mut around = std::iter::successors(body.parent_op(op.op), |&op| body.parent_op(op));
    if let Some(end) = around.find(|&end| scoped(scope.op(end))) {
        return Some(End::With(Some(end)));
    }
    let outer = scope.outer.is_some_and(|outer| scoped(*outer));
    Some(if outer { End::With(None) } else { End::Freed })
}
