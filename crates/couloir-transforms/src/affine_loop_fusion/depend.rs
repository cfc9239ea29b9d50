//! Dependences between accesses, as many as there is time for.

use couloir_dialects::affine;
use couloir_ir::op::Trait;
use couloir_ir::walk::postorder;
use couloir_ir::{Op, Scope, Value};
use rustc_hash::FxHashMap;

use super::graph::{ancestor_in, is_before, is_loop};
use crate::affine_dependence::depth::Pair;
use crate::affine_dependence::{Access, around, variables};

/// What is found of two accesses.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Found {
    Never,
    Sometimes,
    Unknown,
}

/// How much more may be found out.
pub(super) struct Budget(usize);

/// How many numbers may be looked at for a body.
const MOST: usize = 1 << 25;

/// Most accesses in a loop that are looked at pair by pair.
const MOST_ACCESSES: usize = 256;

impl Default for Budget {
    fn default() -> Self {
        Self(MOST)
    }
}

impl Budget {
    /// Whether there is time to look at accesses in so many loops.
    pub(super) fn spend(&mut self, loops: usize) -> bool {
        let cost = loops.saturating_add(4).saturating_pow(3);
        self.0 = self.0.saturating_sub(cost);
        self.0 > 0
    }
}

/// The loops of `affine.for` around an op, from the outermost.
pub(super) fn loops_around(scope: Scope<'_>, op: Op) -> Vec<Op> {
    around(scope, op).into_iter().filter(|&op| is_loop(scope.op(op))).collect()
}

/// In how many loops an op is, where each dimension counts.
pub(super) fn nesting(scope: Scope<'_>, op: Op) -> usize {
    let all = around(scope, op).into_iter().map(|op| scope.op(op));
    let loops = all.filter(|op| !op.is(affine::If::def()));
    loops.map(|op| variables(op).len()).sum()
}

/// What loops around all of some ops there are.
pub(super) fn common_loops(scope: Scope<'_>, ops: &[Op]) -> Vec<Op> {
    let mut all = ops.iter().map(|&op| loops_around(scope, op));
    let Some(mut common) = all.next() else { return Vec::new() };
    for own in all {
        let count = common.iter().zip(&own).take_while(|(a, b)| a == b).count();
        common.truncate(count);
    }
    common
}

/// Whether an access comes before another in the innermost block around both.
fn comes_first(scope: Scope<'_>, a: Op, b: Op) -> bool {
    let parents = std::iter::successors(Some(a), |&op| scope.body.parent_op(op));
    let mut inside = parents.scan(false, |out, op| {
        let go = !*out;
        *out = scope.op(op).has(Trait::AffineScope);
        go.then_some(op)
    });
    let pair = inside.find_map(|own| {
        let other = ancestor_in(scope, scope.body.block_of(own)?, b)?;
        Some((own, other))
    });
    pair.is_some_and(|(own, other)| own != other && is_before(scope, own, other))
}

/// Whether the second may be of what the first is of at a depth.
pub(super) fn dependence(
    scope: Scope<'_>,
    [a, b]: [&Access; 2],
    depth: usize,
    budget: &mut Budget,
) -> Found {
    if a.memory != b.memory || !(a.writes || b.writes) {
        return Found::Never;
    }
    let Ok(pair) = Pair::new(scope, a, b) else { return Found::Unknown };
    if !budget.spend(pair.loops()) {
        return Found::Unknown;
    }
    match pair.meets(depth) {
        None => Found::Unknown,
        Some(true) if depth <= pair.loops() || comes_first(scope, a.op, b.op) => Found::Sometimes,
        Some(_) => Found::Never,
    }
}

/// How many loops are around both of two accesses.
pub(super) fn loops_of_both(scope: Scope<'_>, a: &Access, b: &Access) -> usize {
    let counts = |op| {
        let all = around(scope, op).into_iter().map(|op| scope.op(op));
        all.flat_map(variables).collect::<Vec<Value>>()
    };
    counts(a.op).iter().zip(&counts(b.op)).take_while(|(a, b)| a == b).count()
}

/// All affine accesses in a loop.
pub(super) fn accesses(scope: Scope<'_>, root: Op) -> Vec<Access> {
    let all = postorder(scope.body, scope.body.regions(root));
    all.filter_map(|op| Access::of(scope.op(op))).collect()
}

/// Whether accesses in a loop depend on one another in a circle.
pub(super) fn is_cyclic(scope: Scope<'_>, root: Op, budget: &mut Budget) -> bool {
    let all = accesses(scope, root);
    if all.len() > MOST_ACCESSES {
        return true;
    }
    let first = nesting(scope, root).saturating_add(1);
    let mut edges = FxHashMap::<usize, Vec<usize>>::default();
    for (from, a) in all.iter().enumerate() {
        for (to, b) in all.iter().enumerate().filter(|(_, b)| b.memory == a.memory) {
            let last = loops_of_both(scope, a, b).saturating_add(1);
            let mut depths = first..=last;
            if depths.any(|depth| dependence(scope, [a, b], depth, budget) != Found::Never) {
                edges.entry(from).or_default().push(to);
            }
        }
    }
    has_circle(all.len(), &edges)
}

/// Whether nodes are left when those that nothing leads to go, one after another.
fn has_circle(count: usize, edges: &FxHashMap<usize, Vec<usize>>) -> bool {
    let mut leading = vec![0usize; count];
    for &to in edges.values().flatten() {
        leading.get_mut(to).into_iter().for_each(|own| *own += 1);
    }
    let free = |(at, own): (usize, &usize)| (*own == 0).then_some(at);
    let mut pending = leading.iter().enumerate().filter_map(free).collect::<Vec<_>>();
    let mut gone = 0;
    while let Some(at) = pending.pop() {
        gone += 1;
        for &to in edges.get(&at).into_iter().flatten() {
            let Some(own) = leading.get_mut(to) else { continue };
            *own -= 1;
            if *own == 0 {
                pending.push(to);
            }
        }
    }
    gone < count
}
