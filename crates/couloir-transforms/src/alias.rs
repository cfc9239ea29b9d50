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
use couloir_rewrite::effects::declared;
use rustc_hash::{FxHashMap, FxHashSet};

/// How many values are looked through on the way to where an address stems from.
const MAX_STEPS: u32 = 10;

/// What was found out of the values of a body; good for as long as where
/// addresses stem from does not change.
#[derive(Clone, Debug, Default)]
pub struct AliasAnalysis {
    sources: FxHashMap<Value, Vec<Value>>,
}

/// What is known of two addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Alias {
    /// They are of different memory.
    No,
    /// They may be of the same.
    May,
    /// They are of the same.
    Must,
}

/// What an op may do to the memory of an address.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ModRef {
    /// It may write it.
    pub writes: bool,
    /// It may read it.
    pub reads: bool,
}

impl AliasAnalysis {
    /// Whether two values may be addresses of the same memory.
    pub fn may_alias(&mut self, scope: Scope<'_>, a: Value, b: Value) -> bool {
        self.alias(scope, a, b) != Alias::No
    }

    /// Whether two values are addresses of the same memory.
    pub fn alias(&mut self, scope: Scope<'_>, a: Value, b: Value) -> Alias {
        if a == b {
            return Alias::Must;
        }
        self.find(scope, a);
        self.find(scope, b);
        let (Some(one), Some(other)) = (self.sources.get(&a), self.sources.get(&b)) else {
            return Alias::May;
        };
        let may = |&a: &Value| other.iter().any(|&b| may_be_same(scope, a, b));
        match (one.as_slice(), other.as_slice()) {
            ([a], [b]) if a == b => Alias::Must,
            ([], _) | (_, []) => Alias::May,
            _ if one.iter().any(may) => Alias::May,
            _ => Alias::No,
        }
    }

    fn find(&mut self, scope: Scope<'_>, value: Value) {
        self.sources.entry(value).or_insert_with(|| sources(scope, value));
    }
}

/// What an op may do to the memory of an address, where `meets` says whether another one may be of
/// the same memory: all of that, where it depends on what is in the op, or is not known. To
/// allocate and to free are neither.
pub fn mod_ref(op: OpRef<'_>, meets: &mut dyn FnMut(Value) -> bool) -> ModRef {
    let known = declared(op).filter(|_| !op.has(Trait::RecursiveMemoryEffects));
    let Some(Effects(list)) = known else { return ModRef { writes: true, reads: true } };
    let mut found = ModRef::default();
    for effect in list {
        let slot = match effect.kind {
            EffectKind::Read => &mut found.reads,
            EffectKind::Write => &mut found.writes,
            EffectKind::Allocate | EffectKind::Free => continue,
        };
        *slot = *slot || effect.value.is_none_or(&mut *meets);
    }
    found
}

/// What is known of two addresses of different bodies, of which neither is around the other.
pub fn alias_across(a: (Scope<'_>, Value), b: (Scope<'_>, Value)) -> Alias {
    let stems = |(scope, value): (Scope<'_>, Value)| {
        let stem = |source| {
            let constant = scope.defining_op(source).and_then(constant_of).is_some();
            (constant, allocation(scope, source).is_some())
        };
        sources(scope, value).into_iter().map(stem).collect::<Vec<_>>()
    };
    let (one, other) = (stems(a), stems(b));
    let differ = |a: &(bool, bool), b: &(bool, bool)| (a.0 || a.1) && b.1 || a.1 && b.0;
    let all = one.iter().all(|a| other.iter().all(|b| differ(a, b)));
    if all && !one.is_empty() && !other.is_empty() { Alias::No } else { Alias::May }
}

/// The values that an address may stem from.
fn sources(scope: Scope<'_>, value: Value) -> Vec<Value> {
    let (mut found, mut seen) = (Vec::new(), FxHashSet::default());
    let mut pending = vec![(value, MAX_STEPS)];
    while let Some((value, steps)) = pending.pop() {
        if !seen.insert(value) {
            continue;
        }
        match step_by(scope, value, Ways::Entered).filter(|_| steps > 0) {
            Some(from) => pending.extend(from.into_iter().rev().map(|from| (from, steps - 1))),
            None => found.push(value),
        }
    }
    found
}

/// The values that an address is one of; none when it stems from nothing that
/// is known.
pub(crate) fn step(scope: Scope<'_>, value: Value) -> Option<Vec<Value>> {
    step_by(scope, value, Ways::All)
}

/// Which ways into a region are seen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ways {
    /// All.
    All,
    /// Those into regions that the op around may enter at once.
    Entered,
}

fn step_by(scope: Scope<'_>, value: Value, ways: Ways) -> Option<Vec<Value>> {
    if let Some(op) = scope.defining_op(value) {
        if op.has(Trait::ViewLike) && op.result(0) == Some(value) {
            return Some(vec![op.operand(0)?]);
        }
        return passed_to(op, None, scope.body.value_index(value), ways);
    }
    let (block, number) = scope.body.as_arg(value)?;
    if !scope.body.is_entry(block) {
        return forwarded_to(scope, block, number);
    }
    let region = scope.body.region_of(block)?;
    let parent = scope.body.region_parent(region)?;
    let at = scope.body.regions(parent).iter().position(|&own| own == region);
    passed_to(scope.op(parent), at, number, ways)
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
fn passed_to(
    op: OpRef<'_>,
    region: Option<usize>,
    number: usize,
    ways: Ways,
) -> Option<Vec<Value>> {
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
    let mut is_entered = region.is_none() || ways == Ways::All;
    for to in (branch.successors)(op, RegionBranchPoint::Parent) {
        let Some(input) = input(&to) else { continue };
        is_entered = true;
        found.push(op.operand((branch.entry_operands)(op, &to).nth(input?)?)?);
    }
    // Upstream does not look into what other regions alone pass to a region.
    if !is_entered {
        return None;
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
