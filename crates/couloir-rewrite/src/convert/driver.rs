//! Converting the ops of one body.
//!
//! Ops are visited in the order of their regions, blocks as control reaches
//! them from the first; each op before what is in it. What patterns make is
//! converted at once.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use couloir_diag::Diagnostic;
use couloir_ir::body::{Block, Body, Counts, Op, Value};
use couloir_ir::build::{Build, Cursor, InsertPoint};
use couloir_ir::op::{FoldResult, OpName};
use couloir_ir::view::OpRef;
use couloir_ir::{Attribute, Context, Failure, Location};
use cranelift_entity::EntityRef;
use cranelift_entity::packed_option::PackedOption;
use smallvec::SmallVec;

use super::module::Job;
use super::pattern::{NoMatch, PatternSet};
use super::requests::{Request, Symbols};
use super::rewriter::{
    CAST, ConversionRewriter, Entry, IGNORED, LeftBlocks, REPLACED, Retired, SETTLED,
};
use super::target::{ConversionTarget, Legality};
use super::trace::Account;

use crate::fold::{self, Fold, FoldScope, Piece, Pieces};
use crate::map::ValueMap;
use crate::walk;

/// How much must be converted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Only ops that are explicitly illegal must be; others may stay.
    Partial,
    /// Every op must be legal in the end.
    Full,
    /// Nothing must be: what cannot be converted stays. See also
    /// [`Conversion::analyze`], which leaves all as it is.
    Analysis,
}

/// A conversion: what may stay, and the patterns for the rest.
pub struct Conversion {
    pub(crate) target: ConversionTarget,
    pub(crate) patterns: PatternSet,
    mode: Mode,
    /// Whether casts that remain are materialised.
    pub(crate) materialize: bool,
    /// Whether what needs a value in the same types shares a cast of it.
    pub(crate) shares_casts: bool,
    explain: bool,
    /// For each defined op by number, what is to be done by its name alone.
    quick: Vec<Quick>,
    /// For each defined op by number, whether folding can do anything.
    folds: Vec<bool>,
}

/// What an op's name tells at once.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Quick {
    /// It is legal.
    Legal,
    /// Nothing is said of it and nothing can be done about it.
    Idle,
    /// It must be looked at.
    Look,
}

/// How deep patterns may make ops that need patterns.
const MAX_DEPTH: usize = 64;
/// After so many ops it is seen how a body grows.
const SAMPLE: usize = 64;

/// An op could not be made legal.
#[derive(Default)]
pub(crate) struct Stuck {
    /// Why each pattern declined.
    reasons: Vec<(&'static str, NoMatch)>,
    /// Whether a pattern made what could not be made legal.
    changed: bool,
}

type Legalized = Result<(), Stuck>;

impl Conversion {
    /// A conversion with these patterns, folding before they are tried.
    pub fn new(mode: Mode, mut target: ConversionTarget, mut patterns: PatternSet) -> Self {
        target.freeze();
        patterns.freeze();
        let mut new = Self {
            target,
            patterns,
            mode,
            materialize: true,
            shares_casts: true,
            explain: false,
            quick: Vec::new(),
            folds: Vec::new(),
        };
        new.prepare();
        new
    }

    /// Says whether casts that remain are materialised by the type
    /// converters' rules, or left as they are.
    #[must_use]
    pub fn materialize(mut self, materialize: bool) -> Self {
        self.materialize = materialize;
        self
    }

    /// Says whether operands that need a value in the same types share a cast of it, or have one
    /// each.
    #[must_use]
    pub fn share_casts(mut self, share: bool) -> Self {
        self.shares_casts = share;
        self
    }

    /// Adds to errors why each pattern declined.
    #[must_use]
    pub fn explain(mut self, explain: bool) -> Self {
        self.explain = explain;
        self
    }

    /// An op need not be looked at when it is legal by name, or when nothing
    /// is said of it and nothing can be done about it.
    fn prepare(&mut self) {
        let names = (0..).map(OpName::new).take_while(|name| name.def().is_some());
        self.folds = names.clone().map(fold::may_fold).collect();
        self.quick = names.map(|name| self.quick_of(name)).collect();
    }

    fn may_fold(&self, name: OpName) -> bool {
        self.folds.get(name.index()).copied().unwrap_or_else(|| fold::may_fold(name))
    }

    fn quick_of(&self, name: OpName) -> Quick {
        let idle = self.patterns.of(name).is_empty() && !self.may_fold(name);
        match self.target.by_defined_name(name) {
            Some(Legality::Legal) => Quick::Legal,
            Some(Legality::Unknown) if idle && self.mode == Mode::Partial => Quick::Idle,
            _ => Quick::Look,
        }
    }

    /// Whether a pattern may make ops of this name: they are legal, or there
    /// is something to be done about them.
    pub(crate) fn may_make(&self, name: OpName) -> bool {
        self.quick(name) == Quick::Legal || !self.patterns.of(name).is_empty()
    }

    /// Whether ops of this name are left as they are.
    pub(crate) fn leaves(&self, name: OpName) -> bool {
        self.quick(name) != Quick::Look
    }

    fn quick(&self, name: OpName) -> Quick {
        self.quick.get(name.index()).copied().unwrap_or(Quick::Look)
    }
}

/// One conversion at work on one body.
pub(crate) struct Driver<'a> {
    what: &'a Conversion,
    rw: ConversionRewriter<'a>,
    /// The ops to be looked at.
    ops: Vec<Op>,
    /// Where tables go for others to use.
    pool: &'a Pool,
    growth: Growth,
    /// Patterns at work, outermost first: none is applied within itself.
    active: SmallVec<[u32; 8]>,
    /// What is said of the work, where someone listens.
    account: Option<Account>,
}

/// Tables of a driver. They are made for one body and used for many.
#[derive(Default)]
struct Scratch {
    ops: Vec<Op>,
    map: ValueMap,
    flags: Vec<u8>,
    retired: Vec<Retired>,
    growth: Growth,
}

/// How much a body grew while this many ops were looked at.
#[derive(Clone, Copy, Default)]
struct Growth {
    grown: Counts,
    looked: usize,
}

/// What drivers that are done leave for others: tables to use, and how much
/// room was needed, as functions of a file often are alike.
#[derive(Default)]
pub(crate) struct Pool {
    free: Mutex<Vec<Scratch>>,
    /// Whether a driver came to an op that it could not convert.
    stopped: AtomicBool,
}

impl Pool {
    fn lock(&self) -> MutexGuard<'_, Vec<Scratch>> {
        self.free.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a driver came to an op that it could not convert.
    pub(crate) fn has_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    fn take(&self) -> Scratch {
        self.lock().pop().unwrap_or_default()
    }

    fn give(&self, mut scratch: Scratch) {
        scratch.ops.clear();
        scratch.map.reset(0);
        scratch.flags.clear();
        scratch.retired.clear();
        self.lock().push(scratch);
    }
}

/// What was reported of ops that stand among isolated ones, and after how many of these.
type Reported = Vec<(usize, Vec<Diagnostic>)>;

/// What a conversion of one body leaves for others to do.
pub(crate) struct Left {
    pub(crate) result: Result<(), Failure>,
    pub(crate) entries: Vec<Entry>,
    pub(crate) requests: Vec<Request>,
    /// When the conversion failed: the op it failed at. Bodies of ops before
    /// it are still converted, for what they report.
    pub(crate) stopped: Option<Op>,
    /// Isolated ops, in order, whose bodies are to be converted: all, or those before the op at
    /// which the conversion stopped.
    pub(crate) nested: Vec<Op>,
    /// What was reported of ops that stand among isolated ones, and after how many of these.
    pub(crate) reported: Reported,
}

impl Left {
    /// Reports what is left of reports.
    pub(crate) fn emit(&mut self, ctx: &Context) {
        let reported = std::mem::take(&mut self.reported).into_iter().flat_map(|(_, said)| said);
        reported.for_each(|diagnostic| ctx.emit(diagnostic));
    }
}

impl<'a> Driver<'a> {
    pub(crate) fn new(
        job: Job<'a>,
        outer: Option<&'a OpRef<'a>>,
        symbols: Option<&'a Symbols>,
        body: &'a mut Body,
    ) -> Self {
        let Job { what, ctx, cast_name, pool } = job;
        let Scratch { ops, map, flags, retired, growth } = pool.take();
        let point = InsertPoint::End(Block::new(0));
        let rw = ConversionRewriter {
            ctx,
            outer,
            body,
            cursor: Cursor { point, location: Location::UNKNOWN },
            cast_name,
            map,
            flags,
            replaced: Vec::new(),
            revived: rustc_hash::FxHashSet::default(),
            retired,
            left: LeftBlocks::default(),
            casts: Vec::new(),
            leading: rustc_hash::FxHashMap::default(),
            pattern: None,
            converter: None,
            modified: Vec::new(),
            blocks: Vec::new(),
            regions: rustc_hash::FxHashMap::default(),
            entries: Vec::new(),
            requests: Vec::new(),
            shared: rustc_hash::FxHashMap::default(),
            converters: None,
            symbols,
            what,
        };
        let account = Account::of(ctx);
        Self { what, rw, ops, pool, growth, active: SmallVec::new(), account }
    }

    /// Converts the body's ops; `entries` says how entry blocks change first.
    pub(crate) fn run(mut self, entries: &[Entry]) -> Left {
        self.collect();
        let looked = self.ops.len() + entries.len();
        let before = self.rw.body.counts();
        if looked > 0 {
            self.prepare(looked, before);
        }
        for entry in entries {
            self.enter(entry);
        }
        let (mut result, stopped, reported) = self.convert_all(before);
        if result.is_ok() {
            self.rw.commit();
            result = self.rw.settle_casts(!self.what.materialize);
        }
        let nested = self.nested(stopped);
        let rw = self.rw;
        let growth = match looked {
            0 => self.growth,
            _ => Growth { grown: rw.body.counts().since(before), looked },
        };
        let ConversionRewriter { map, flags, retired, entries, requests, .. } = rw;
        self.pool.give(Scratch { ops: self.ops, map, flags, retired, growth });
        Left { result, entries, requests, stopped, nested, reported }
    }

    /// Tries to convert the body's ops, whatever comes of it, and returns
    /// those that can be made legal or are.
    pub(crate) fn analyze(mut self) -> Vec<Op> {
        let mut legal = Vec::new();
        walk::preorder(self.rw.body, self.rw.body.roots(), walk::reachable, |op, _| {
            legal.push(op);
            true
        });
        self.prepare(legal.len(), self.rw.body.counts());
        legal.retain(|&op| self.legalize(op, 0).is_ok());
        legal
    }

    /// Makes room for what is to come.
    fn prepare(&mut self, looked: usize, now: Counts) {
        let rw = &mut self.rw;
        rw.body.reserve(self.growth.grown.scaled(looked, self.growth.looked, now));
        rw.map.reset(rw.body.num_values() * 2);
        rw.flags.resize(rw.body.num_ops() * 2, 0);
        rw.replaced.reserve(looked);
        rw.casts.reserve(looked);
    }

    /// Makes room for the ops that are left as those before them needed it, where no other body
    /// has told: room that grows bit by bit leaves a trail of touched memory behind.
    fn expect_alike(&mut self, done: usize, before: Counts) {
        if done == SAMPLE && self.growth.looked == 0 {
            let (now, left) = (self.rw.body.counts(), self.ops.len().saturating_sub(done));
            self.rw.body.reserve(now.since(before).scaled(left, done, now));
        }
    }

    /// Converts the ops collected, up to the first at which that fails.
    fn convert_all(&mut self, before: Counts) -> (Result<(), Failure>, Option<Op>, Reported) {
        let (ctx, isolated) = (self.rw.ctx, self.rw.body.has_bodies());
        let (mut passed, mut reported) = (0, Vec::new());
        for at in 0..self.ops.len() {
            let Some(&op) = self.ops.get(at) else { break };
            self.expect_alike(at, before);
            let made = self.rw.body.num_ops();
            let converted = if isolated {
                let (converted, said) = ctx.capture(|| self.convert(op));
                reported.extend((!said.is_empty()).then_some((passed, said)));
                passed += self.num_isolated(op, made);
                converted
            } else {
                self.convert(op)
            };
            if let Err(failure) = converted {
                self.pool.stopped.store(true, Ordering::Relaxed);
                return (Err(failure), Some(op), reported);
            }
        }
        (Ok(()), None, reported)
    }

    /// How many isolated ops to be gone into there are of an op that was converted, with those made
    /// since there were this many.
    fn num_isolated(&self, op: Op, made: usize) -> usize {
        let made = (made..self.rw.body.num_ops()).map(Op::new);
        let body = &*self.rw.body;
        std::iter::once(op)
            .chain(made)
            .filter(|&op| body.nested(op).is_some() && !self.rw.flag(op, IGNORED))
            .count()
    }

    fn enter(&mut self, entry: &Entry) {
        let root = self.rw.body.roots().get(entry.region).copied();
        let pattern = entry.pattern.and_then(|number| self.what.patterns.get(number));
        let converter = pattern.and_then(|pattern| pattern.converter.as_deref());
        if let Some(block) = root.and_then(|region| self.rw.body.entry_block(region)) {
            self.rw.convert_signature_with(block, &entry.signature, converter);
            if let Some(prologue) = &entry.prologue {
                prologue(&mut self.rw, block);
            }
        }
    }

    /// Collects the ops to be looked at: all that can be reached, but for
    /// those in ops that are legal with all in them. Isolated ones are among them in any case, for
    /// what is reported stands in order with what is reported of their bodies.
    fn collect(&mut self) {
        let all = self.account.is_some();
        if !all && !self.has_any() {
            return;
        }
        let mut ops = std::mem::take(&mut self.ops);
        ops.reserve(self.rw.body.num_ops());
        let (body, target) = (&*self.rw.body, &self.what.target);
        walk::preorder(body, body.roots(), walk::reachable, |op, data| {
            let quick = self.what.quick(data.name);
            if all || quick != Quick::Legal || data.holds() && body.nested(op).is_some() {
                ops.push(op);
            }
            if !all && quick != Quick::Look {
                return true;
            }
            !data.holds()
                || !body.has_regions(op)
                || target.legality(self.rw.view(op)) != Legality::Recursively
        });
        self.ops = ops;
    }

    /// Whether there is an op to be looked at: found at once in most bodies
    /// where there is one, and without a walk where there is none.
    fn has_any(&self) -> bool {
        let mut names = self.rw.body.op_names();
        names.any(|name| self.what.quick(name) == Quick::Look)
    }

    /// Isolated ops that are there now, but for those in which all is legal, and those from the op
    /// on at which the conversion stopped.
    fn nested(&self, stopped: Option<Op>) -> Vec<Op> {
        let body = &*self.rw.body;
        let (mut nested, mut has_stopped) = (Vec::new(), false);
        if !body.has_bodies() {
            return nested;
        }
        walk::preorder(body, body.roots(), walk::in_order, |op, data| {
            has_stopped |= Some(op) == stopped;
            if has_stopped || self.rw.flag(op, IGNORED) {
                return false;
            }
            if data.holds() && body.nested(op).is_some() {
                nested.push(op);
            }
            true
        });
        nested
    }

    fn convert(&mut self, op: Op) -> Result<(), Failure> {
        if self.account.is_none() && self.what.quick(self.rw.body.op(op).name) == Quick::Idle {
            self.renew(op);
            return Ok(());
        }
        match self.legalize(op, 0) {
            Ok(()) => Ok(()),
            Err(stuck) => match self.complaint(op, &stuck) {
                Some(message) => self.fail(op, message, &stuck),
                None => Ok(()),
            },
        }
    }

    /// What is wrong with an op that could not be converted; none when it may stay.
    fn complaint(&self, op: Op, stuck: &Stuck) -> Option<String> {
        let view = self.rw.view(op);
        let failed = || format!("failed to legalize operation '{}'", view.name());
        match self.what.mode {
            Mode::Analysis => None,
            Mode::Full => Some(failed()),
            Mode::Partial if self.what.target.legality(view) == Legality::Illegal => {
                Some(failed() + " that was explicitly marked illegal")
            }
            Mode::Partial => stuck.changed.then(failed),
        }
    }

    /// Reports an op that could not be converted; what is shown of it is among the ops that were
    /// replaced before, as they only go in the end.
    fn fail(&mut self, op: Op, message: String, stuck: &Stuck) -> Result<(), Failure> {
        self.rw.restore(0);
        let view = self.rw.view(op);
        if let Some(account) = &self.account {
            account.failed(view);
        }
        let mut report = view.error(message);
        for (pattern, NoMatch(reason)) in stuck.reasons.iter().filter(|_| self.what.explain) {
            report = report.note(view.location(), format!("'{pattern}' does not apply: {reason}"));
        }
        report.fail()
    }
}

/// An op as it was before it was folded, which may change it and still come to nothing.
struct Before {
    operands: SmallVec<[Value; 4]>,
    props: SmallVec<[PackedOption<Attribute>; 4]>,
}

impl Before {
    fn of(op: OpRef<'_>) -> Self {
        let slots = op.def().map_or(0, |def| def.attrs.len());
        Self {
            operands: op.operands().collect(),
            props: SmallVec::from_slice(op.body().props(op.op, slots)),
        }
    }

    /// Undoes what changed.
    fn restore(self, body: &mut Body, op: Op) {
        if !body.operands(op).eq(self.operands.iter().copied()) {
            body.set_operands(op, &self.operands);
        }
        for (slot, attr) in self.props.into_iter().enumerate() {
            let attr = attr.expand();
            if body.prop(op, slot) != attr {
                body.set_prop(op, slot, attr);
            }
        }
    }
}

/// One op.
impl Driver<'_> {
    fn legalize(&mut self, op: Op, depth: usize) -> Legalized {
        if self.account.is_some() {
            return self.legalize_aloud(op, depth);
        }
        self.legalize_op(op, depth)
    }

    /// The same, and says so.
    #[cold]
    fn legalize_aloud(&mut self, op: Op, depth: usize) -> Legalized {
        let view = self.rw.view(op);
        let is_ignored = self.rw.flag(op, IGNORED | CAST);
        let by_target = match self.what.target.legality(view) {
            _ if is_ignored => "operation marked 'ignored' during conversion",
            Legality::Legal => "operation marked legal by the target",
            Legality::Recursively => {
                "operation marked legal by the target; NOTE: operation is recursively legal; \
                 skipping internals"
            }
            Legality::Illegal | Legality::Unknown => "",
        };
        if let Some(account) = &mut self.account {
            account.open_op(view);
        }
        let result = self.legalize_op(op, depth);
        let why = if result.is_ok() { by_target } else { "no matched legalization pattern" };
        if let Some(account) = &mut self.account {
            account.close_op(result.is_ok(), why);
        }
        result
    }

    fn legalize_op(&mut self, op: Op, depth: usize) -> Legalized {
        let name = self.rw.body.op(op).name;
        let quick = self.what.quick(name);
        if quick == Quick::Legal || self.rw.flag(op, IGNORED | CAST | SETTLED) {
            return Ok(());
        }
        if quick == Quick::Idle {
            self.renew(op);
            return Err(Stuck::default());
        }
        match self.what.target.legality(self.rw.view(op)) {
            Legality::Legal => return Ok(()),
            Legality::Recursively => {
                self.ignore_inside(op);
                return Ok(());
            }
            Legality::Illegal | Legality::Unknown => {}
        }
        if depth > MAX_DEPTH {
            return Err(Stuck::default());
        }
        self.renew(op);
        if self.fold(op, depth)? {
            return Ok(());
        }
        self.apply_patterns(op, depth)
    }

    /// Upstream tries to fold each op that is not legal, whatever it is, and then sets its
    /// operands again.
    fn renew(&mut self, op: Op) {
        if !self.rw.flag(op, IGNORED | CAST) {
            self.rw.body.renew_operands(op);
        }
    }

    fn ignore_inside(&mut self, op: Op) {
        let body = &*self.rw.body;
        let mut inside = Vec::new();
        if body.nested(op).is_none() {
            walk::preorder(body, body.regions(op), walk::in_order, |op, _| {
                inside.push(op);
                true
            });
        }
        for op in inside {
            self.rw.set_flag(op, IGNORED);
        }
        if self.rw.body.nested(op).is_some() {
            self.rw.set_flag(op, IGNORED);
        }
    }

    /// Folds an op; false when there is nothing to fold.
    fn fold(&mut self, op: Op, depth: usize) -> Result<bool, Stuck> {
        let rw = &mut self.rw;
        let name = rw.body.op(op).name;
        if let Some(first) = self.what.patterns.first_of(name) {
            rw.cursor.point = InsertPoint::Before(op);
            first(op, rw);
        }
        if !self.what.may_fold(name) {
            return Ok(false);
        }
        let asked = fold::ask(rw.view(op));
        if matches!(asked, FoldResult::None) {
            self.account.iter_mut().for_each(|account| account.fold(false));
            return Ok(false);
        }
        let before = Before::of(rw.view(op));
        let mut scope = FoldScope { ctx: rw.ctx, outer: rw.outer, body: rw.body };
        let folded = fold::fold_from(&mut scope, op, asked);
        if let Some(account) = &mut self.account {
            account.fold(!matches!(folded, Fold::Not | Fold::Unnoticed));
        }
        match folded {
            Fold::Not | Fold::Unnoticed => {
                before.restore(self.rw.body, op);
                Ok(false)
            }
            Fold::InPlace => self.legalize(op, depth + 1).map(|()| true),
            Fold::Values(pieces) => {
                let replaced = self.replace_folded(op, pieces, depth);
                if !replaced {
                    before.restore(self.rw.body, op);
                }
                Ok(replaced)
            }
        }
    }

    /// Replaces an op by what it folds to; false when constants it takes
    /// cannot be made legal.
    fn replace_folded(&mut self, op: Op, pieces: Pieces, depth: usize) -> bool {
        self.rw.cursor.point = InsertPoint::Before(op);
        self.rw.cursor.location = self.rw.body.op(op).location;
        let first = self.rw.body.num_ops();
        let values = pieces.into_iter().map(|piece| match piece {
            Piece::Value(value) => value,
            Piece::Constant(new) => self.rw.insert1(new),
        });
        let values = values.collect::<SmallVec<[_; 2]>>();
        let last = self.rw.body.num_ops();
        for new in first..last {
            if self.legalize(Op::new(new), depth + 1).is_err() {
                (first..last).for_each(|new| self.rw.discard(Op::new(new)));
                return false;
            }
        }
        self.rw.converter = None;
        self.rw.revive(&values);
        _ = self.rw.replace_all(op, &values);
        true
    }

    fn apply_patterns(&mut self, op: Op, depth: usize) -> Legalized {
        let what = self.what;
        let mut reasons = Vec::new();
        for &number in what.patterns.of(self.rw.body.op(op).name) {
            let Some(pattern) = what.patterns.get(number) else { continue };
            if self.active.contains(&number) {
                reasons.push((pattern.name, NoMatch("pattern was already applied".into())));
                continue;
            }
            match self.apply_told(op, number, depth)? {
                None => return Ok(()),
                Some(reason) => reasons.push((pattern.name, reason)),
            }
        }
        Err(Stuck { reasons, changed: false })
    }

    /// Applies one pattern, and says so where someone listens.
    fn apply_told(&mut self, op: Op, number: u32, depth: usize) -> Result<Option<NoMatch>, Stuck> {
        if self.account.is_none() {
            return self.apply(op, number, depth);
        }
        let name = self.rw.view(op).name().to_owned();
        if let Some(account) = &mut self.account {
            account.open_pattern(&name);
        }
        let result = self.apply(op, number, depth);
        let Some(account) = &mut self.account else { return result };
        match &result {
            Ok(Some(NoMatch(reason))) => account.declined(self.rw.view(op), reason),
            Ok(None) => account.close(true, "pattern applied successfully"),
            Err(_) => account.close(false, "failed to legalize what the pattern made"),
        }
        result
    }

    /// Says what a pattern made since there were so many ops.
    fn tell_made(&mut self, op: Op, first: usize) {
        let Some(account) = &self.account else { return };
        for new in first..self.rw.body.num_ops() {
            account.change("Insert", self.rw.view(Op::new(new)).name());
        }
        let what = if self.rw.flag(op, REPLACED) { "Replace" } else { "Modify" };
        account.change(what, self.rw.view(op).name());
    }

    /// Applies one pattern; a reason when it declined.
    fn apply(&mut self, op: Op, number: u32, depth: usize) -> Result<Option<NoMatch>, Stuck> {
        let Some(pattern) = self.what.patterns.get(number) else { return Ok(None) };
        let rw = &mut self.rw;
        rw.cursor.point = InsertPoint::Before(op);
        rw.cursor.location = rw.body.op(op).location;
        rw.pattern = Some(number);
        rw.converter = pattern.converter.as_deref();
        rw.modified.clear();
        rw.blocks.clear();
        let (casts, retired) = (rw.casts.len(), rw.retired.len());
        let asked = rw.requests.len();
        let mut first = rw.body.num_ops();
        let result = rw.remap_operands(op, rw.converter).and_then(|operands| {
            first = rw.body.num_ops();
            (pattern.run)(op, &operands, rw).map(|_| first)
        });
        match result {
            Err(reason) => {
                debug_assert!(
                    self.is_as_before(first, (retired, asked)),
                    "a pattern of '{}' declines after it has changed something",
                    pattern.name
                );
                self.rw.undo_casts(casts);
                Ok(Some(reason))
            }
            Ok(first) => {
                self.tell_made(op, first);
                self.active.push(number);
                let result = self.legalize_result(op, first, depth);
                self.active.pop();
                match result {
                    Ok(()) => Ok(None),
                    Err(stuck) => {
                        self.take_back(first, retired);
                        Err(Stuck { changed: true, ..stuck })
                    }
                }
            }
        }
    }

    /// Whether a pattern that declined has changed nothing: it asks before it does.
    fn is_as_before(&self, first: usize, (retired, asked): (usize, usize)) -> bool {
        let rw = &self.rw;
        let made = (first..rw.body.num_ops()).map(Op::new);
        let mut made = made.filter(|&new| !rw.flag(new, CAST) && rw.body.block_of(new).is_some());
        made.next().is_none() && rw.retired.len() == retired && rw.requests.len() == asked
    }

    /// Takes away the ops a pattern made and puts back those it replaced, whose places are told by
    /// what was before them, some of it made by the pattern.
    fn take_back(&mut self, first: usize, retired: usize) {
        self.rw.restore(retired);
        for new in first..self.rw.body.num_ops() {
            let new = Op::new(new);
            if !self.rw.flag(new, CAST) {
                self.rw.body.detach_op(new);
            }
        }
    }

    /// Converts what a pattern moved, changed and made.
    fn legalize_result(&mut self, op: Op, first: usize, depth: usize) -> Legalized {
        let last = self.rw.body.num_ops();
        if !self.rw.blocks.is_empty() {
            let blocks = std::mem::take(&mut self.rw.blocks);
            self.legalize_blocks(op, &blocks, first, depth)?;
        }
        if !self.rw.modified.is_empty() {
            for op in std::mem::take(&mut self.rw.modified) {
                self.legalize(op, depth + 1)?;
            }
        }
        for new in first..last {
            let new = Op::new(new);
            if self.what.quick(self.rw.body.op(new).name) != Quick::Legal {
                self.legalize(new, depth + 1)?;
            }
        }
        Ok(())
    }

    /// Arguments of blocks moved into another op are converted as that op's
    /// regions are, if they are; otherwise the op is looked at.
    fn legalize_blocks(
        &mut self,
        op: Op,
        blocks: &[Block],
        first: usize,
        depth: usize,
    ) -> Legalized {
        for &block in blocks {
            let body = &*self.rw.body;
            if body.args(block).is_empty() {
                continue;
            }
            let Some(region) = body.region_of(block) else { continue };
            let parent = body.region_parent(region).filter(|&parent| parent != op);
            if let Some(Some(converter)) = self.rw.regions.get(&region).copied() {
                let signature = converter.block_signature(self.rw.ctx, body, block);
                let Some(signature) = signature else { return Err(Stuck::default()) };
                self.rw.convert_signature_with(block, &signature, Some(converter));
            } else if let Some(parent) = parent.filter(|parent| parent.index() < first) {
                // It need not become legal by that; in the end it is looked at by itself.
                _ = self.legalize(parent, depth + 1);
            }
        }
        Ok(())
    }
}
