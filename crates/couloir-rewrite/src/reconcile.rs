//! Removing casts that cancel: `builtin.unrealized_conversion_cast`.
//!
//! A cast whose results have the types of what a cast above it in its chain
//! takes is replaced by that; casts that only feed casts which nothing needs
//! are erased. Casts that stay are no error.

use couloir_ir::view::OpRef;
use couloir_ir::{Context, Failure, Type};

use couloir_ir::body::{Body, Op, Value};
use couloir_ir::op::OpName;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::bodies::each_body;

/// A list of types.
type Key = smallvec::SmallVec<[Type; 2]>;

/// Removes all casts of a body that cancel or that nothing needs, in all
/// regions that are not isolated, and returns whether any were.
pub fn reconcile_unrealized_casts(body: &mut Body, cast: OpName) -> bool {
    let ops = crate::walk::all_ops(body);
    let casts = ops.into_iter().filter(|&op| body.op(op).name == cast).collect::<Vec<_>>();
    let live = reconcile_some(body, cast, &casts);
    live.iter().any(|live| !live)
}

/// The same in a body and all bodies nested in it, those in parallel.
///
/// # Errors
/// When isolated ops are nested too deeply; it has been reported.
pub fn reconcile_all(
    ctx: &Context,
    outer: Option<&OpRef<'_>>,
    body: &mut Body,
    cast: OpName,
) -> Result<(), Failure> {
    each_body(ctx, outer, body, &|_, body| _ = reconcile_unrealized_casts(body, cast))
}

/// Removes those of `casts` that cancel, through any cast above them, or
/// that nothing needs, and says for each whether it stays.
pub(crate) fn reconcile_some(body: &mut Body, cast: OpName, casts: &[Op]) -> Vec<bool> {
    let new = Chains::new(body, cast).shortcuts(casts);
    for (op, values) in &new {
        let results = body.results(*op);
        for (result, &value) in results.zip(values) {
            body.replace_all_uses(result, value);
        }
    }
    let live = find_live(body, casts);
    for (&op, _) in casts.iter().zip(&live).filter(|(_, live)| !**live).rev() {
        body.retire_op(op);
    }
    live
}

/// Chains of casts, each taking exactly what the one above gives.
struct Chains<'b> {
    body: &'b Body,
    cast: OpName,
}

impl<'b> Chains<'b> {
    fn new(body: &'b Body, cast: OpName) -> Self {
        Self { body, cast }
    }

    /// The cast above: the one all inputs of `op` are the results of, in order.
    fn above(&self, op: Op) -> Option<Op> {
        let above = self.body.defining_op(self.body.operand(op, 0)?)?;
        let fits = self.body.op(above).name == self.cast
            && self.body.operands(op).eq(self.body.results(above));
        fits.then_some(above)
    }

    fn inputs(&self, op: Op) -> Key {
        self.body.operands(op).map(|v| self.body.ty(v)).collect()
    }

    fn outputs(&self, op: Op) -> Key {
        self.body.results(op).map(|v| self.body.ty(v)).collect()
    }

    /// For each of `casts` that cancels, the values that replace its results.
    ///
    /// Chains share their upper ends and so form trees. Each tree is walked
    /// once, with the nearest cast above by input types at hand, so that the
    /// cost does not depend on how long chains are.
    fn shortcuts(&self, casts: &[Op]) -> Vec<(Op, Vec<Value>)> {
        if casts.iter().all(|&op| self.above(op).is_none()) {
            return self.trivial(casts);
        }
        let (roots, below) = self.forest(casts);
        let wanted = casts.iter().copied().collect::<FxHashSet<_>>();
        let mut found = FxHashMap::default();
        for root in roots {
            self.walk_tree(root, &below, &wanted, &mut found);
        }
        casts.iter().rev().filter_map(|&op| Some((op, found.remove(&op)?))).collect()
    }

    /// Casts from a type to itself, where no cast has another above it.
    fn trivial(&self, casts: &[Op]) -> Vec<(Op, Vec<Value>)> {
        let same =
            |&&op: &&Op| self.body.num_operands(op) > 0 && self.inputs(op) == self.outputs(op);
        let own = |&op: &Op| (op, self.body.operands(op).collect());
        casts.iter().rev().filter(same).map(own).collect()
    }

    /// The tops of all chains that end in `casts`, and what is below each cast.
    fn forest(&self, casts: &[Op]) -> (Vec<Op>, FxHashMap<Op, Vec<Op>>) {
        let mut seen = FxHashSet::default();
        let (mut roots, mut below) = (Vec::new(), FxHashMap::<Op, Vec<Op>>::default());
        for &op in casts {
            let mut at = op;
            while seen.insert(at) {
                let Some(above) = self.above(at) else {
                    roots.push(at);
                    break;
                };
                below.entry(above).or_default().push(at);
                at = above;
            }
        }
        (roots, below)
    }

    fn walk_tree(
        &self,
        root: Op,
        below: &FxHashMap<Op, Vec<Op>>,
        wanted: &FxHashSet<Op>,
        found: &mut FxHashMap<Op, Vec<Value>>,
    ) {
        let mut nearest = FxHashMap::<Key, Op>::default();
        let mut pending = vec![Visit::Enter(root)];
        while let Some(visit) = pending.pop() {
            match visit {
                Visit::Enter(op) => {
                    let inputs = self.inputs(op);
                    let before = nearest.insert(inputs.clone(), op);
                    let hit = nearest.get(&self.outputs(op)).filter(|_| wanted.contains(&op));
                    if let Some(&hit) = hit {
                        found.insert(op, self.body.operands(hit).collect());
                    }
                    pending.push(Visit::Leave(inputs, before));
                    let children = below.get(&op).into_iter().flatten();
                    pending.extend(children.map(|&child| Visit::Enter(child)));
                }
                Visit::Leave(inputs, Some(before)) => _ = nearest.insert(inputs, before),
                Visit::Leave(inputs, None) => _ = nearest.remove(&inputs),
            }
        }
    }
}

/// A step of a walk down a tree.
enum Visit {
    Enter(Op),
    Leave(Key, Option<Op>),
}

/// Which of `casts` something other than casts needs, be it through others.
fn find_live(body: &Body, casts: &[Op]) -> Vec<bool> {
    let numbers = casts.iter().enumerate().map(|(at, &op)| (op, at)).collect::<FxHashMap<_, _>>();
    let mut live = vec![false; casts.len()];
    let mut pending = Vec::new();
    for (at, &op) in casts.iter().enumerate() {
        let mut users = body.results(op).flat_map(|result| body.uses(result));
        if users.any(|user| !numbers.contains_key(&user.op)) {
            pending.push(at);
        }
    }
    while let Some(at) = pending.pop() {
        let Some(flag) = live.get_mut(at) else { continue };
        if std::mem::replace(flag, true) {
            continue;
        }
        let above = body.operands(casts[at]).filter_map(|value| body.defining_op(value));
        pending.extend(above.filter_map(|op| numbers.get(&op).copied()));
    }
    live
}
