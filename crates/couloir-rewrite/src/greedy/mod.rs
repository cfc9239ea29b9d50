//! The greedy driver: folds ops, erases those that do nothing, and applies
//! patterns until nothing changes any more.
//!
//! Ops are visited top down; what changes is visited again. Rounds over the
//! whole body, each followed by a simplification of its regions, follow one
//! another until one changes nothing, ten at most.

mod liveness;
mod merge;
mod simplify;

use couloir_ir::body::{Body, Op, Value};
use couloir_ir::build::Build;
use couloir_ir::op::{OpDef, OpName};
use couloir_ir::view::OpRef;
use couloir_ir::{Context, Failure};

use crate::bodies::each_body;
use crate::by_root::ByRoot;
use crate::constants::Constants;
use crate::convert::NoMatch;
use crate::effects::is_trivially_dead;
use crate::fold::{self, Fold, FoldScope, Piece};
use crate::rewriter::{Event, Rewriter};
use crate::walk;
use crate::worklist::Worklist;

pub use simplify::Simplify;

/// What a rewrite pattern returns: it changed something, or why not.
pub type Rewritten = Result<(), NoMatch>;

type Run = Box<dyn Fn(Op, &mut Rewriter<'_>) -> Rewritten + Send + Sync>;

struct Pattern {
    benefit: u16,
    run: Run,
}

/// Rewrite patterns, for the greedy driver.
#[derive(Default)]
pub struct RewritePatterns {
    patterns: ByRoot<Pattern>,
}

impl RewritePatterns {
    /// No patterns.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a pattern of benefit 1 for an op.
    pub fn add(
        &mut self,
        def: &'static OpDef,
        run: impl Fn(Op, &mut Rewriter<'_>) -> Rewritten + Send + Sync + 'static,
    ) -> &mut Self {
        self.add_with(Some(def), 1, run)
    }

    /// Adds a pattern for one op, or for all.
    pub fn add_with(
        &mut self,
        root: Option<&'static OpDef>,
        benefit: u16,
        run: impl Fn(Op, &mut Rewriter<'_>) -> Rewritten + Send + Sync + 'static,
    ) -> &mut Self {
        self.patterns.add(root.map(OpName::of), Pattern { benefit, run: Box::new(run) });
        self
    }
}

/// How the greedy driver goes about it.
pub struct Greedy {
    patterns: RewritePatterns,
    max_rounds: usize,
    fold: bool,
    simplify: Simplify,
}

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Whether anything changed.
    pub changed: bool,
    /// Whether the last round changed nothing.
    pub converged: bool,
}

impl Greedy {
    /// A driver with these patterns, folding and simplifying regions as far
    /// as it can, of ten rounds at most.
    pub fn new(mut patterns: RewritePatterns) -> Self {
        patterns.patterns.freeze(|pattern| pattern.benefit);
        Self { patterns, max_rounds: 10, fold: true, simplify: Simplify::Aggressive }
    }

    /// Says how many rounds there are at most.
    #[must_use]
    pub fn max_rounds(mut self, rounds: usize) -> Self {
        self.max_rounds = rounds;
        self
    }

    /// Says how far regions are simplified after each round.
    #[must_use]
    pub fn simplify(mut self, level: Simplify) -> Self {
        self.simplify = level;
        self
    }

    /// Says whether ops are folded and constants gathered.
    #[must_use]
    pub fn fold(mut self, fold: bool) -> Self {
        self.fold = fold;
        self
    }

    /// Rewrites a body and all bodies nested in it, those in parallel.
    ///
    /// # Errors
    /// When isolated ops are nested too deeply; it has been reported.
    pub fn run_all(
        &self,
        ctx: &Context,
        outer: Option<&OpRef<'_>>,
        body: &mut Body,
    ) -> Result<(), Failure> {
        each_body(ctx, outer, body, &|outer, body| _ = self.run(ctx, outer, body))
    }

    /// Rewrites one body; bodies nested in it are left alone.
    pub fn run(&self, ctx: &Context, outer: Option<&OpRef<'_>>, body: &mut Body) -> Outcome {
        let mut rw = Rewriter::new(ctx, outer, body);
        rw.events = Some(Vec::new());
        let constants = Constants::default();
        let mut driver = Driver { how: self, rw, list: Worklist::default(), constants };
        let mut outcome = Outcome { changed: false, converged: false };
        for _ in 0..self.max_rounds {
            if !(driver.round() | driver.simplify()) {
                outcome.converged = true;
                break;
            }
            outcome.changed = true;
        }
        outcome
    }
}

/// How many of the ops around one that changed are looked at again; so deep
/// nesting does not cost more than its ops.
const MAX_AROUND: usize = 64;

struct Driver<'a> {
    how: &'a Greedy,
    rw: Rewriter<'a>,
    list: Worklist,
    constants: Constants,
}

impl Driver<'_> {
    /// Visits all ops and what changes; whether anything did.
    fn round(&mut self) -> bool {
        self.list = Worklist::default();
        self.fill();
        let mut changed = false;
        while let Some(op) = self.list.pop() {
            changed |= self.visit(op);
            self.take_note();
        }
        changed
    }

    /// Simplifies the regions; whether anything changed.
    fn simplify(&mut self) -> bool {
        let changed = simplify::simplify(&mut self.rw, self.how.simplify);
        self.take_note();
        changed
    }

    fn fill(&mut self) {
        for op in walk::all_ops(self.rw.body()) {
            if !self.how.fold || !self.constants.take_in(&mut self.rw, op) {
                self.list.push(op);
            }
        }
        self.take_note();
        self.list.reverse();
    }

    fn visit(&mut self, op: Op) -> bool {
        if is_trivially_dead(self.rw.view(op)) {
            self.rw.erase(op);
            return true;
        }
        self.how.fold && self.fold(op) || self.apply_patterns(op)
    }

    fn fold(&mut self, op: Op) -> bool {
        if !fold::may_fold(self.rw.view(op).data().name) {
            return false;
        }
        let (ctx, outer) = (self.rw.context(), self.rw.outer());
        let mut scope = FoldScope { ctx, outer, body: self.rw.body() };
        match fold::fold_step(&mut scope, op) {
            Fold::Not => false,
            Fold::InPlace => {
                self.rw.modified(op);
                true
            }
            Fold::Values(pieces) => {
                self.rw.at(op);
                let values = pieces.into_iter().map(|piece| match piece {
                    Piece::Value(value) => value,
                    Piece::Constant(new) => self.rw.insert1(new),
                });
                let values = values.collect::<Vec<_>>();
                self.rw.replace(op, &values);
                true
            }
        }
    }

    fn apply_patterns(&mut self, op: Op) -> bool {
        let patterns = &self.how.patterns.patterns;
        let name = self.rw.view(op).data().name;
        patterns.of(name).iter().any(|&number| {
            self.rw.at(op);
            patterns.get(number).is_some_and(|pattern| (pattern.run)(op, &mut self.rw).is_ok())
        })
    }

    /// Puts on the list what the changes made since the last time concern.
    fn take_note(&mut self) {
        let Some(mut events) = self.rw.events.take() else { return };
        for event in events.drain(..) {
            match event {
                Event::Inserted(op) | Event::Modified(op) => self.push(op),
                Event::Released(value) => self.released(value),
                Event::Erased(op) => {
                    self.constants.forget(op);
                    self.list.remove(op);
                }
            }
        }
        self.rw.events = Some(events);
    }

    /// Adds an op and those around it.
    fn push(&mut self, op: Op) {
        let body = self.rw.scope().body;
        let op = Some(op).filter(|&op| body.block_of(op).is_some());
        let around = std::iter::successors(op, |&op| body.parent_op(op));
        around.take(MAX_AROUND).for_each(|op| self.list.push(op));
    }

    /// An op whose result has lost a use, and has at most one left, is
    /// looked at again: it may be dead, or its last user may fold it away.
    fn released(&mut self, value: Value) {
        let Some(op) = self.rw.body().defining_op(value) else { return };
        if has_one_user(self.rw.scope().body, value) {
            self.push(op);
        }
    }
}

/// Whether no more than one op uses a value.
fn has_one_user(body: &Body, value: Value) -> bool {
    let mut users = body.uses(value).map(|user| user.op);
    let first = users.next();
    users.all(|user| Some(user) == first)
}
