//! Verifying again what was verified before and changed since.
//!
//! An op is passed over when nothing that it is verified by can have changed:
//!
//! - it is neither new nor touched (`body::changes` says what that means), and
//!   not rewired where more than the types of its operands matters;
//! - no op that defines one of its operands was touched;
//! - nothing in its regions was verified again;
//! - where it has a hook, a predicate, discardable attributes or a trait about
//!   where it stands, which may look at what is around it: no op around it is
//!   new or touched, and no block of its body came, went or moved;
//! - it has not [`Trait::FollowsDefinitions`], or nothing in its body changed.
//!
//! So hooks may look at an op, at the ops that define its operands, at those
//! around it and at all in its regions, but at nothing else: not at its
//! neighbours, the uses of its results, or other functions.
//!
//! Dominance is checked for the operands of ops verified again or rewired; for
//! those of all ops of a body where blocks or branches changed. A body without changes
//! is not walked at all, unless an op around it changed. Uses of symbols are
//! checked in ops verified again; everywhere where a symbol or a symbol table
//! came, went or was touched.
//!
//! This check is silent, and its order is its own: when it finds anything the
//! full check, which follows, says what and where.

use rayon::prelude::*;
use smallvec::{SmallVec, smallvec};

use super::dominance::Dominance;
use super::structure::{self, Lease, Reused};
use super::symbols::Users;
use super::{MAX_ISOLATED_NESTING, parallel};
use crate::Failure;
use crate::attr::Attribute;
use crate::body::{Body, Op, OpData, changes};
use crate::op::{Needs, Trait};
use crate::view::{OpRef, Scope};
use crate::walk::{Event, Events};

/// Whether an op with all that is in it is right, if all that did not change
/// since it was verified is.
pub(super) fn is_right(op: OpRef<'_>) -> bool {
    let symbols = op.body().nested(op.op).is_none_or(symbols_changed);
    let touched = op.body().changes.is_touched(op.op);
    let item = Changed { op, check: touched, around: touched };
    let check = || Whole { symbols }.tree(item, 0, &mut Lease::of(op.ctx()));
    let (result, held) = op.ctx().capture(check);
    result.is_ok() && held.is_empty()
}

/// Whether a symbol or a symbol table of a body, or nested in it, came, went
/// or was touched.
fn symbols_changed(body: &Body) -> bool {
    let mut pending = vec![body];
    while let Some(body) = pending.pop() {
        let new = (body.changes.verified()..body.num_ops() as u32).map(Op::from_u32);
        if new.chain(body.changes.touched()).any(|op| is_symbol(body, op)) {
            return true;
        }
        pending.extend(body.nested_bodies());
    }
    false
}

/// Whether an op may be a symbol or hold some.
fn is_symbol(body: &Body, op: Op) -> bool {
    let def = body.op(op).name.def();
    def.map_or_else(|| !body.regions(op).is_empty(), |def| Needs::of(def).meets(Needs::SYMBOL))
}

/// What is known of the whole that is verified.
#[derive(Clone, Copy)]
pub(super) struct Whole {
    /// Whether symbols changed.
    pub(super) symbols: bool,
}

/// An isolated op to be verified again.
#[derive(Clone, Copy)]
pub(super) struct Changed<'a> {
    pub(super) op: OpRef<'a>,
    /// Whether it has to be checked itself.
    pub(super) check: bool,
    /// Whether it is or is in an op that is new or was touched.
    pub(super) around: bool,
}

/// What came of it.
#[derive(Default)]
pub(super) struct Outcome {
    /// Whether anything was checked.
    checked: bool,
    pub(super) users: Users,
}

impl Whole {
    /// Checks an isolated op `depth` of them deep.
    pub(super) fn tree(
        self,
        item: Changed<'_>,
        depth: u32,
        reused: &mut Reused,
    ) -> Result<Outcome, Failure> {
        if depth > MAX_ISOLATED_NESTING {
            return Err(Failure);
        }
        let (op, def) = (item.op, item.op.def());
        let body = op.inner().body;
        let mut outcome = Outcome::default();
        let changed = !body.is_as_verified();
        if changed && !item.around && has_only_lost(body, reused) {
            outcome.checked = true;
        } else if item.around || changed || body.has_bodies() {
            outcome = Again::new(self, &op, item.around, depth, reused).run()?;
        }
        outcome.checked |= item.check;
        let table = def.is_some_and(|def| def.has(Trait::SymbolTable));
        if item.check || self.symbols && table {
            structure::enter(op, def)?;
        } else if outcome.checked {
            structure::enter_again(op, def)?;
        }
        if outcome.checked || self.symbols && table {
            structure::leave(op, def, self.users(&outcome.users))?;
        }
        if table {
            outcome.users = Users::default();
        }
        Ok(outcome)
    }

    /// The uses of symbols that are to be checked; none for all.
    fn users(self, users: &Users) -> Option<&Users> {
        (!self.symbols).then_some(users)
    }
}

/// Whether a body lost ops that nothing there uses and did not change
/// otherwise, so that no op in it is to be checked.
fn has_only_lost(body: &Body, reused: &mut Reused) -> bool {
    let changes = &body.changes;
    let new = body.num_ops() > changes.verified() as usize;
    if new || changes.is_flow_touched() || changes.is_place_touched() || body.has_bodies() {
        return false;
    }
    let is_lost = |op| {
        let unused = body.results(op).all(|result| body.is_unused(result));
        // Where a terminator went there is none now.
        let terminates = body.op(op).name.def().is_none_or(|def| def.has(Trait::Terminator));
        unused && !terminates && body.block_of(op).is_none()
    };
    let mut names = body.ops.values().map(|data| data.name);
    changes.touched().chain(changes.rewired()).all(is_lost)
        && !names.any(|name| reused.memo.kind(name).needs.meets(Needs::FAR))
}

/// An op whose regions are walked.
struct Frame {
    /// Whether it has to be checked.
    check: bool,
    /// Whether it is or is in an op that is new or was touched.
    around: bool,
    /// The isolated ops met directly in its regions, with what is known of them.
    isolated: Vec<(Op, bool, bool)>,
}

/// Sets of ops of a body, a bit for each.
#[derive(Default)]
pub(super) struct Marks {
    /// Those that use what a touched op defines.
    using: Vec<u64>,
    /// Those and all that are new or changed: ops that are to be looked at.
    stale: Vec<u64>,
}

impl Marks {
    fn fill(&mut self, body: &Body) {
        body.changes.collect(body.num_ops(), &mut self.stale);
        self.using.clear();
        self.using.resize(self.stale.len(), 0);
        let results = body.changes.touched().flat_map(|op| body.results(op));
        for user in results.flat_map(|value| body.uses(value)).map(|operand| operand.op) {
            changes::set(&mut self.using, user);
            changes::set(&mut self.stale, user);
        }
    }
}

/// The walk over the body of an isolated op.
struct Again<'a, 'r> {
    whole: Whole,
    owner: &'a OpRef<'a>,
    scope: Scope<'a>,
    depth: u32,
    reused: &'r mut Reused,
    frames: SmallVec<[Frame; 4]>,
    marks: Marks,
    /// Whether blocks came, went or moved.
    moved: bool,
    /// Whether anything changed.
    changed: bool,
    users: Users,
}

impl<'a, 'r> Again<'a, 'r> {
    fn new(
        whole: Whole,
        owner: &'a OpRef<'a>,
        around: bool,
        depth: u32,
        reused: &'r mut Reused,
    ) -> Self {
        let scope = owner.inner();
        let changes = &scope.body.changes;
        let mut marks = std::mem::take(&mut reused.marks);
        marks.fill(scope.body);
        Again {
            whole,
            owner,
            scope,
            depth,
            reused,
            frames: smallvec![Frame { check: false, around, isolated: Vec::new() }],
            marks,
            moved: changes.is_place_touched(),
            changed: !scope.body.is_as_verified(),
            users: Users::default(),
        }
    }

    fn run(mut self) -> Result<Outcome, Failure> {
        let regions = self.owner.body().regions(self.owner.op);
        let flow = self.is_flow_changed();
        let room = std::mem::take(&mut self.reused.room);
        let mut dominance = Dominance::new(*self.owner, self.scope, regions, room);
        let mut events = Events::new(self.scope.body, regions);
        while let Some(event) = events.next() {
            let checked = self.step(event)?;
            if self.changed {
                dominance.step(event, checked || flow);
            }
            let quiet = !flow && !self.moved && !self.around();
            events.pass_while(|op, data| {
                let plain = data.extra.is_none();
                if plain && !(quiet && self.is_unaffected(op, data)) {
                    let checked = self.leaf(op)?;
                    dominance.leaf(op, self.changed && (checked || flow));
                } else if plain {
                    dominance.define(op);
                }
                Ok(plain)
            })?;
        }
        self.isolated()?;
        self.reused.room = dominance.into_room()?;
        self.reused.marks = self.marks;
        let checked = self.changed || self.frames.iter().any(|frame| frame.check);
        Ok(Outcome { checked, users: self.users })
    }

    /// Whether what dominates what may have changed.
    fn is_flow_changed(&mut self) -> bool {
        let body = self.scope.body;
        let changes = &body.changes;
        changes.is_flow_touched()
            && (changes.is_place_touched()
                || !changes.is_flow_restored(body.dominators(&mut self.reused.room.trees)))
    }

    /// Whether an op that holds nothing need not be looked at: the quick way
    /// of [`Self::leaf`] where nothing around changed.
    #[inline]
    fn is_unaffected(&mut self, op: Op, data: &OpData) -> bool {
        !changes::has(&self.marks.stale, op)
            && !self.reused.memo.kind(data.name).needs.meets(Needs::FAR)
    }

    /// Goes on by one step; whether the op that is met is checked.
    #[inline]
    fn step(&mut self, event: Event) -> Result<bool, Failure> {
        match event {
            Event::Leaf(op) => return self.leaf(op),
            Event::Enter(op) => return Ok(self.enter(op)),
            Event::Leave(op) => self.leave(op)?,
            Event::Block(block) if self.scope.body.first_op(block).is_none() => {
                structure::empty_block(self.scope.block(block))?;
            }
            Event::EndBlock(block) if self.changed => {
                structure::leave_block(self.scope.block(block))?;
            }
            Event::Block(_) | Event::EndBlock(_) => {}
        }
        Ok(false)
    }

    #[inline]
    fn leaf(&mut self, op: Op) -> Result<bool, Failure> {
        let view = self.scope.op(op);
        let data = view.data();
        let kind = self.reused.memo.kind(data.name);
        let touched = self.scope.body.changes.is_touched(op);
        let rewired = self.scope.body.changes.is_rewired(op);
        let check = self.needs_check(op, kind.needs, touched)
            || rewired && (kind.needs.meets(Needs::MORE) || data.extra.is_some());
        if data.extra.is_some() && structure::has_own_regions(view) {
            if let Some(frame) = self.frames.last_mut() {
                frame.isolated.push((op, check, touched || frame.around));
            }
        } else if check {
            self.reused.memo.leaf(view, kind)?;
            self.checked();
            if data.extra.is_some() && view.successors().len() > 0 && !view.is_last() {
                return Err(Failure);
            }
        } else if rewired {
            self.checked();
        }
        if check && kind.needs.meets(Needs::SYMBOL_USES) {
            self.users.leaf(view);
        }
        Ok(check || rewired)
    }

    fn enter(&mut self, op: Op) -> bool {
        let view = self.scope.op(op);
        let touched = self.scope.body.changes.is_touched(op);
        let kind = self.reused.memo.kind(view.data().name);
        let check =
            self.needs_check(op, kind.needs, touched) || self.scope.body.changes.is_rewired(op);
        let around = touched || self.around();
        self.users.enter(view);
        self.frames.push(Frame { check, around, isolated: Vec::new() });
        check
    }

    fn leave(&mut self, op: Op) -> Result<(), Failure> {
        self.isolated()?;
        let (view, check) = (self.scope.op(op), self.frames.pop().is_some_and(|frame| frame.check));
        let def = view.def();
        let table = self.whole.symbols && def.is_some_and(|def| def.has(Trait::SymbolTable));
        if check || table {
            self.reused.memo.alone(view, def)?;
        }
        if check {
            self.checked();
        }
        Ok(())
    }

    /// Notes that an op was checked in the innermost op that is walked.
    fn checked(&mut self) {
        if let Some(frame) = self.frames.last_mut() {
            frame.check = true;
        }
    }

    fn around(&self) -> bool {
        self.frames.last().is_some_and(|frame| frame.around)
    }

    #[inline]
    fn needs_check(&self, op: Op, needs: Needs, touched: bool) -> bool {
        touched
            || needs.meets(Needs::FAR)
            || changes::has(&self.marks.using, op)
            || (self.moved || self.around()) && self.looks_around(op, needs)
    }

    fn looks_around(&self, op: Op, needs: Needs) -> bool {
        needs.meets(Needs::AROUND) || self.scope.body.discardable(op) != Attribute::EMPTY_DICT
    }

    /// Checks the isolated ops of the op that is left.
    fn isolated(&mut self) -> Result<(), Failure> {
        let Some(frame) = self.frames.last_mut() else { return Ok(()) };
        let items = std::mem::take(&mut frame.isolated);
        if parallel::pays(self.scope, items.iter().map(|item| item.0)) {
            return self.in_parallel(&items);
        }
        for (op, check, around) in items {
            let item = Changed { op: self.scope.op(op), check, around };
            let outcome = self.whole.tree(item, self.depth + 1, self.reused)?;
            self.add(op, outcome);
        }
        Ok(())
    }

    fn in_parallel(&mut self, items: &[(Op, bool, bool)]) -> Result<(), Failure> {
        let (scope, whole, depth) = (self.scope, self.whole, self.depth + 1);
        let one = |reused: &mut Reused, &(op, check, around): &(Op, bool, bool)| {
            let item = Changed { op: scope.op(op), check, around };
            let (outcome, held) = scope.ctx.capture(|| whole.tree(item, depth, reused));
            if held.is_empty() { outcome } else { Err(Failure) }
        };
        let outcomes =
            items.par_iter().map_init(|| Lease::of(scope.ctx), |reused, item| one(reused, item));
        for (item, outcome) in items.iter().zip(outcomes.collect::<Vec<_>>()) {
            self.add(item.0, outcome?);
        }
        Ok(())
    }

    fn add(&mut self, op: Op, outcome: Outcome) {
        self.users.add(op, outcome.users);
        if outcome.checked {
            self.checked();
        }
    }
}
