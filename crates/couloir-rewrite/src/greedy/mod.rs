//! The greedy driver: folds ops, erases those that do nothing, and applies
//! patterns until nothing changes any more.
//!
//! Ops are visited top down; what changes is visited again. Rounds over the
//! whole body, each followed by a simplification of its regions, follow one
//! another until one changes nothing, ten at most. A round starts with erasing
//! blocks that control does not reach, and with gathering the constants of
//! each region at its start, each once.

mod liveness;
mod merge;
mod simplify;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};

use couloir_ir::body::{Body, Op, Region};
use couloir_ir::build::Build;
use couloir_ir::op::{OpDef, OpName, Trait};
use couloir_ir::view::OpRef;
use couloir_ir::{Context, Failure};
use rustc_hash::FxHashSet;

use crate::bodies::{each_body, each_body_in_order};
use crate::by_root::ByRoot;
use crate::constants::Constants;
use crate::convert::NoMatch;
use crate::fold::{self, Fold, FoldScope, Piece};
use crate::rewriter::Rewriter;
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

/// A rewrite pattern as a row of a dialect's table.
pub struct PatternDef {
    /// The name by which it can be left out; empty when it has none.
    pub name: &'static str,
    /// The op it is for.
    pub root: fn() -> &'static OpDef,
    /// The op among whose canonicalization patterns it is; none for those of a whole dialect.
    pub owner: Option<fn() -> &'static OpDef>,
    /// How early it is tried among the op's patterns.
    pub benefit: u16,
    /// What it does.
    pub run: fn(Op, &mut Rewriter<'_>) -> Rewritten,
}

impl PatternDef {
    /// The same, among the patterns of another op than it is for.
    #[must_use]
    pub const fn of(self, owner: fn() -> &'static OpDef) -> Self {
        Self { owner: Some(owner), ..self }
    }

    /// The same, among those of a whole dialect.
    #[must_use]
    pub const fn of_dialect(self) -> Self {
        Self { owner: None, ..self }
    }
}

/// A row of the usual benefit, among the patterns of the op that it is for.
pub const fn row(
    name: &'static str,
    root: fn() -> &'static OpDef,
    run: fn(Op, &mut Rewriter<'_>) -> Rewritten,
) -> PatternDef {
    PatternDef { name, root, owner: Some(root), benefit: 1, run }
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

    /// Adds the pattern of a table's row.
    pub fn add_def(&mut self, def: &'static PatternDef) -> &mut Self {
        self.add_with(Some((def.root)()), def.benefit, def.run)
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

/// Rewrite patterns in the order in which they are tried, that drivers may share.
#[derive(Clone)]
pub struct FrozenPatterns(Arc<RewritePatterns>);

impl From<RewritePatterns> for FrozenPatterns {
    fn from(mut patterns: RewritePatterns) -> Self {
        patterns.patterns.freeze(|pattern| pattern.benefit);
        Self(Arc::new(patterns))
    }
}

impl FrozenPatterns {
    /// Applies the first pattern that matches an op; whether one did.
    pub(crate) fn apply(&self, op: Op, rw: &mut Rewriter<'_>) -> bool {
        let name = rw.view(op).data().name;
        self.0.patterns.of(name).iter().any(|&number| {
            rw.at(op);
            self.0.patterns.get(number).is_some_and(|pattern| (pattern.run)(op, rw).is_ok())
        })
    }
}

/// How the greedy driver goes about it.
pub struct Greedy {
    patterns: FrozenPatterns,
    max_rounds: usize,
    max_rewrites: Option<i64>,
    top_down: bool,
    fold: bool,
    simplify: Simplify,
    only: Option<fn(OpRef<'_>) -> bool>,
    owner: Option<OwnerWork>,
}

/// What is done at the op that owns a body; whether anything changed.
type OwnerWork = Box<dyn Fn(&mut Rewriter<'_>) -> bool + Send + Sync>;

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Whether anything changed.
    pub changed: bool,
    /// Whether the last round changed nothing.
    pub converged: bool,
}

/// As most passes go about it: what is in an op is visited before it, last
/// ops first.
impl From<RewritePatterns> for Greedy {
    fn from(patterns: RewritePatterns) -> Self {
        Self::new(patterns).top_down(false)
    }
}

impl Greedy {
    /// A driver with these patterns, folding and simplifying regions as far
    /// as it can, of ten rounds at most.
    pub fn new(patterns: impl Into<FrozenPatterns>) -> Self {
        Self {
            patterns: patterns.into(),
            max_rounds: 10,
            max_rewrites: None,
            top_down: true,
            fold: true,
            simplify: Simplify::Aggressive,
            only: None,
            owner: None,
        }
    }

    /// Says what is done at the op that owns the body, in its turn: it is met with the first op.
    #[must_use]
    pub fn owner(
        mut self,
        work: impl Fn(&mut Rewriter<'_>) -> bool + Send + Sync + 'static,
    ) -> Self {
        self.owner = Some(Box::new(work));
        self
    }

    /// Says which ops are folded and rewritten, apart from those made or moved on the way. Others
    /// stay as they are, and so do regions and constants.
    #[must_use]
    pub fn only(mut self, which: fn(OpRef<'_>) -> bool) -> Self {
        self.only = Some(which);
        self
    }

    /// Says how many rounds there are at most.
    #[must_use]
    pub fn max_rounds(mut self, rounds: usize) -> Self {
        self.max_rounds = rounds;
        self
    }

    /// Says how often patterns are applied in a round at most; none for any
    /// number of times.
    #[must_use]
    pub fn max_rewrites(mut self, rewrites: Option<i64>) -> Self {
        self.max_rewrites = rewrites;
        self
    }

    /// Says whether a round visits an op before what is in it.
    #[must_use]
    pub fn top_down(mut self, top_down: bool) -> Self {
        self.top_down = top_down;
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

    /// Rewrites a body and all bodies nested in it, those in parallel. Where
    /// rewrites are counted, the bodies go through each round one after
    /// another.
    ///
    /// # Errors
    /// When isolated ops are nested too deeply; it has been reported.
    pub fn run_all(
        &self,
        ctx: &Context,
        outer: Option<&OpRef<'_>>,
        body: &mut Body,
    ) -> Result<Outcome, Failure> {
        if self.max_rewrites.is_some() {
            return self.run_in_step(ctx, outer, body);
        }
        let (changed, converged) = (AtomicBool::new(false), AtomicBool::new(true));
        each_body(ctx, outer, body, &|outer, body| {
            let outcome = self.run(ctx, outer, body);
            changed.fetch_or(outcome.changed, Ordering::Relaxed);
            converged.fetch_and(outcome.converged, Ordering::Relaxed);
        })?;
        Ok(Outcome { changed: changed.into_inner(), converged: converged.into_inner() })
    }

    fn run_in_step(
        &self,
        ctx: &Context,
        outer: Option<&OpRef<'_>>,
        body: &mut Body,
    ) -> Result<Outcome, Failure> {
        self.rounds(|| {
            let budget = AtomicI64::new(self.max_rewrites.unwrap_or(i64::MAX));
            let changed = AtomicBool::new(false);
            each_body_in_order(ctx, outer, body, &|outer, body| {
                let mut left = budget.load(Ordering::Relaxed);
                changed.fetch_or(self.round(ctx, outer, body, &mut left), Ordering::Relaxed);
                budget.store(left, Ordering::Relaxed);
            })?;
            Ok(changed.into_inner())
        })
    }

    /// Rewrites one body; bodies nested in it are left alone.
    pub fn run(&self, ctx: &Context, outer: Option<&OpRef<'_>>, body: &mut Body) -> Outcome {
        let outcome = self.rounds(|| {
            let mut left = self.max_rewrites.unwrap_or(i64::MAX);
            Ok(self.round(ctx, outer, body, &mut left))
        });
        outcome.unwrap_or(Outcome { changed: true, converged: false })
    }

    /// Rewrites some ops of a body, the last first, and what changes on the
    /// way; regions are not simplified. Nothing is looked at but what is within a region, if one is
    /// given.
    pub fn run_on(
        &self,
        ctx: &Context,
        outer: Option<&OpRef<'_>>,
        body: &mut Body,
        ops: &[Op],
        within: Option<Region>,
    ) -> Outcome {
        let mut rw = Rewriter::new(ctx, outer, body);
        rw.within = within;
        let mut list = Worklist::default();
        ops.iter().for_each(|&op| list.push(op));
        rw.list = Some(list);
        let mut driver = Driver { how: self, rw, dead_may_stay: false, owner_at: None };
        let mut left = self.max_rewrites.unwrap_or(i64::MAX);
        let changed = driver.visit_all(&mut left);
        Outcome { changed, converged: left > 0 }
    }

    /// Rounds until one changes nothing.
    fn rounds(&self, mut round: impl FnMut() -> Result<bool, Failure>) -> Result<Outcome, Failure> {
        let mut outcome = Outcome { changed: false, converged: true };
        for _ in 0..self.max_rounds {
            outcome.converged = !round()?;
            if outcome.converged {
                break;
            }
            outcome.changed = true;
        }
        Ok(outcome)
    }

    /// One round over a body; whether anything changed.
    fn round(
        &self,
        ctx: &Context,
        outer: Option<&OpRef<'_>>,
        body: &mut Body,
        left: &mut i64,
    ) -> bool {
        let mut rw = Rewriter::new(ctx, outer, body);
        rw.list = Some(Worklist::for_ops(rw.body().num_ops()));
        rw.placed = self.only.map(|_| FxHashSet::default());
        let mut driver = Driver { how: self, rw, dead_may_stay: false, owner_at: None };
        driver.fill();
        let mut changed = self.only.is_none() && simplify::erase_unreachable(&mut driver.rw);
        changed |= driver.visit_all(left);
        driver.rw.list = None;
        if self.only.is_some() {
            return changed;
        }
        // Where nothing changed, all ops that nothing depends on were found already, but in circles.
        let settled = !changed && *left > 0 && !driver.dead_may_stay;
        if settled && simplify::branching_regions(driver.rw.body()).is_empty() {
            return false;
        }
        changed | simplify::simplify(&mut driver.rw, self.simplify)
    }
}

/// One round over a body.
struct Driver<'a> {
    how: &'a Greedy,
    rw: Rewriter<'a>,
    /// Whether ops that nothing depends on may be left at the end: a region may use values before
    /// they are defined, or an op no longer uses a value though nothing counts as changed.
    dead_may_stay: bool,
    /// Where on the list the op that owns the body would stand, as long as that is to be visited.
    owner_at: Option<usize>,
}

/// Whether a region of an op may be a graph.
fn may_be_graph(op: &OpRef<'_>) -> bool {
    let is_graph =
        |def: &OpDef| def.has(Trait::HasOnlyGraphRegion) || def.hooks.region_kind.is_some();
    op.def().is_none_or(is_graph)
}

impl Driver<'_> {
    /// Puts all ops on the list that are asked for, but for constants there are already.
    fn fill(&mut self) {
        let mut constants = Constants::of(self.rw.body());
        let ops = match self.how.top_down {
            true => walk::all_ops(self.rw.body()),
            false => {
                let body = self.rw.scope().body;
                couloir_ir::walk::postorder(body, body.roots()).collect()
            }
        };
        self.dead_may_stay = self.rw.outer().is_none_or(may_be_graph);
        for op in ops {
            if self.how.fold && self.how.only.is_none() && constants.take_in(&mut self.rw, op) {
                continue;
            }
            if self.rw.scope().body.has_regions(op) {
                self.dead_may_stay |= may_be_graph(&self.rw.view(op));
            }
            if self.is_left_alone(op) {
                continue;
            }
            match self.rw.list.as_mut().filter(|_| self.how.top_down) {
                Some(list) => list.push(op),
                None => self.rw.met(op),
            }
            if self.owner_at.is_none() {
                self.owner_at = self.rw.list.as_mut().map(Worklist::len);
            }
        }
        if let Some(list) = self.rw.list.as_mut().filter(|_| self.how.top_down) {
            list.reverse();
        }
    }

    /// Visits all ops and what changes, as long as there are rewrites left;
    /// whether anything changed.
    fn visit_all(&mut self, left: &mut i64) -> bool {
        let mut changed = false;
        while *left > 0 {
            changed |= self.visit_owner();
            let Some(op) = self.rw.list.as_mut().and_then(Worklist::pop) else { break };
            changed |= self.visit(op, left);
        }
        changed
    }

    /// Visits the op that owns the body, if it is its turn; whether anything changed.
    fn visit_owner(&mut self) -> bool {
        let Some(work) = &self.how.owner else { return false };
        let left = self.rw.list.as_mut().map_or(0, Worklist::len);
        if self.owner_at.take_if(|at| *at >= left).is_none() {
            return false;
        }
        work(&mut self.rw)
    }

    /// Whether an op is none of those asked for, and neither made nor moved on the way.
    fn is_left_alone(&self, op: Op) -> bool {
        let is_placed = || self.rw.placed.as_ref().is_some_and(|placed| placed.contains(&op));
        self.how.only.is_some_and(|which| !which(self.rw.view(op))) && !is_placed()
    }

    fn visit(&mut self, op: Op, left: &mut i64) -> bool {
        if self.is_left_alone(op) {
            return false;
        }
        if self.rw.is_trivially_dead(op) {
            self.rw.erase(op);
            return true;
        }
        if self.how.fold && self.fold(op) {
            return true;
        }
        let applied = self.how.patterns.apply(op, &mut self.rw);
        *left -= i64::from(applied);
        applied
    }

    fn fold(&mut self, op: Op) -> bool {
        if !fold::may_fold(self.rw.view(op).data().name) {
            return false;
        }
        let (ctx, outer) = (self.rw.context(), self.rw.outer());
        let mut scope = FoldScope { ctx, outer, body: self.rw.body() };
        match fold::fold_step(&mut scope, op) {
            Fold::Not => false,
            Fold::Unnoticed => {
                self.dead_may_stay = true;
                false
            }
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
                let values = values.collect::<smallvec::SmallVec<[_; 4]>>();
                self.rw.replace(op, &values);
                true
            }
        }
    }
}
