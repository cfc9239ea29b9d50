//! Removing casts that cancel: `builtin.unrealized_conversion_cast`.
//!
//! A cast whose results have the types of what a cast above it in its chain
//! takes is replaced by that; casts that only feed casts which nothing needs
//! are erased. Casts that stay are no error.

use couloir_ir::view::OpRef;
use couloir_ir::{Context, Failure, Type};

use couloir_ir::body::{Body, Op, Value};
use couloir_ir::op::OpName;
use cranelift_entity::EntityRef;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::bodies::each_body;

/// A list of types.
type Key = smallvec::SmallVec<[Type; 2]>;

/// Removes all casts of a body that cancel or that nothing needs, in all
/// regions that are not isolated, and returns whether any were.
pub fn reconcile_unrealized_casts(body: &mut Body, cast: OpName) -> bool {
    let mut casts = Vec::new();
    crate::walk::preorder(body, body.roots(), crate::walk::in_order, |op, data| {
        if data.name == cast {
            casts.push(op);
        }
        true
    });
    let settled = reconcile_some(body, cast, &casts);
    casts.iter().any(|&op| !settled.is_live(op))
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
/// that nothing needs, and says which stay.
pub(crate) fn reconcile_some(body: &mut Body, cast: OpName, casts: &[Op]) -> Settled {
    if casts.is_empty() {
        return Settled { marks: Vec::new() };
    }
    let mut shortcuts = Chains::new(body, cast).shortcuts(casts);
    let is_cast = |value| body.defining_op(value).is_some_and(|op| body.op(op).name == cast);
    if shortcuts.iter().any(|&(_, value)| is_cast(value)) {
        follow(&mut shortcuts);
    }
    for (result, value) in shortcuts {
        body.replace_all_uses(result, value);
    }
    let settled = Settled::of(body, casts);
    for &op in casts.iter().rev().filter(|&&op| !settled.is_live(op)) {
        body.retire_op(op);
    }
    settled
}

/// What a cast's results are replaced by, result by result.
type Shortcut = (Value, Value);

/// Turns replacements round, each by what replaces the value in the end: done one after the other,
/// uses would pile up from each cast of a chain to the next.
fn follow(shortcuts: &mut [Shortcut]) {
    shortcuts.reverse();
    let mut last = FxHashMap::default();
    for (result, value) in shortcuts {
        *value = last.get(value).copied().unwrap_or(*value);
        last.insert(*result, *value);
    }
}

/// Longest chain of casts that is followed anew for each of its casts.
const SHORT: usize = 8;

/// A chain is too long to be followed for each cast.
struct TooLong;

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

    /// For each of `casts` that cancels, the last first, what replaces its
    /// results.
    fn shortcuts(&self, casts: &[Op]) -> Vec<Shortcut> {
        let mut new = Vec::with_capacity(casts.len());
        for &op in casts.iter().rev() {
            match self.nearest(op) {
                Ok(Some(hit)) => new.extend(self.replacement(op, hit)),
                Ok(None) => {}
                Err(TooLong) => return self.long_shortcuts(casts),
            }
        }
        new
    }

    fn replacement(&self, op: Op, hit: Op) -> impl Iterator<Item = Shortcut> + use<'_> {
        self.body.results(op).zip(self.body.operands(hit))
    }

    /// The nearest cast, from this one upwards, that takes the types this
    /// one gives.
    fn nearest(&self, op: Op) -> Result<Option<Op>, TooLong> {
        let mut at = op;
        for _ in 0..SHORT {
            let taken = self.body.operands(at).map(|v| self.body.ty(v));
            if taken.eq(self.body.results(op).map(|v| self.body.ty(v))) {
                return Ok(Some(at));
            }
            match self.above(at) {
                Some(above) => at = above,
                None => return Ok(None),
            }
        }
        Err(TooLong)
    }

    /// The same as [`Self::shortcuts`] where chains are long.
    ///
    /// Chains share their upper ends and so form trees. Each tree is walked
    /// once, with the nearest cast above by input types at hand, so that the
    /// cost does not depend on how long chains are.
    fn long_shortcuts(&self, casts: &[Op]) -> Vec<Shortcut> {
        let (roots, below) = self.forest(casts);
        let wanted = casts.iter().copied().collect::<FxHashSet<_>>();
        let mut found = FxHashMap::default();
        for root in roots {
            self.walk_tree(root, &below, &wanted, &mut found);
        }
        let found = casts.iter().rev().filter_map(|&op| Some((op, found.remove(&op)?)));
        found.flat_map(|(op, hit)| self.replacement(op, hit)).collect()
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
        found: &mut FxHashMap<Op, Op>,
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
                        found.insert(op, hit);
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

/// What became of casts.
pub(crate) struct Settled {
    /// For each op by number, [`MEMBER`] and [`LIVE`].
    marks: Vec<u8>,
}

/// The op is one of the casts looked at.
const MEMBER: u8 = 1;
/// Something other than those casts needs it, be it through others.
const LIVE: u8 = 2;

impl Settled {
    fn of(body: &Body, casts: &[Op]) -> Self {
        let mut this = Self { marks: vec![0; body.num_ops()] };
        casts.iter().for_each(|&op| _ = this.mark(op, MEMBER));
        let mut pending = Vec::new();
        for &op in casts {
            let mut users = body.results(op).flat_map(|result| body.uses(result));
            if users.any(|user| !this.is(user.op, MEMBER)) {
                this.enliven(body, op, &mut pending);
            }
        }
        this
    }

    /// Marks a cast and those above that it needs.
    fn enliven(&mut self, body: &Body, op: Op, pending: &mut Vec<Op>) {
        pending.push(op);
        while let Some(op) = pending.pop() {
            if self.mark(op, LIVE) {
                let above = body.operands(op).filter_map(|value| body.defining_op(value));
                pending.extend(above.filter(|&above| self.is(above, MEMBER)));
            }
        }
    }

    fn is(&self, op: Op, mark: u8) -> bool {
        self.marks.get(op.index()).is_some_and(|marks| marks & mark != 0)
    }

    /// Sets a mark, and says whether it is new.
    fn mark(&mut self, op: Op, mark: u8) -> bool {
        let new = !self.is(op, mark);
        if let Some(marks) = self.marks.get_mut(op.index()) {
            *marks |= mark;
        }
        new
    }

    /// Whether a cast stays.
    pub(crate) fn is_live(&self, op: Op) -> bool {
        self.is(op, LIVE)
    }
}
