//! Running passes that work body by body ([`BodyWise`]) together: all of them
//! on a few bodies before the next few, so that these stay in the cache and
//! bodies are worked on in parallel from the first pass to the last.
//!
//! Invariant: what comes of it is what comes of the passes one after another,
//! byte for byte, or nothing: wherever anything is reported, a pass or a
//! verification fails or what a pass asks for would have been seen by a later
//! one, the run is given up with nothing said ([`StartOver`]), and whoever has
//! the IR's source runs the pipeline on it pass by pass. That is the one place
//! where reports are put in order.
//!
//! The steps:
//!
//! 1. The op's own body is taken through all passes (`around`). Nested bodies
//!    stay as they are meanwhile. What surrounds them is kept as it is after
//!    each pass that changes it: a shell.
//! 2. Each nested body is taken through all passes, and verified after each,
//!    in the shell of that pass: a batch of bodies, pass by pass.
//! 3. What passes asked for is made in the op's body, in the order of passes
//!    and of bodies, and verified.
//!
//! Where the caller wants nothing of an op but its text ([`Finish`]), the text
//! is made while the body is at hand, and the body is given up. Where nested
//! bodies were not even read before ([`Read`]), each is read when its turn
//! comes, and verified in the shell that surrounds it in the source.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use couloir_ir::op::Trait;
use couloir_ir::reading::{Read, Reader};
use couloir_ir::symbols::SymbolTable;
use couloir_ir::verify::pieces::{
    Scratch, SymbolUses, is_as_verified, piece_is_right, table_is_right,
};
use couloir_ir::verify::set_verified;
use couloir_ir::{Body, Context, Failure, Op, OpRef, Scope, Str};
use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::bodywise::{Asked, BodyWise, Note, Settle, Wanted};
use crate::pipeline::Pipeline;
use crate::run::{Fuse, Place, RunOptions, run_unread, run_with};
use crate::together::Fused;

/// The pipeline has to be run pass by pass on the IR as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StartOver;

/// Makes the texts of ops directly in the one that a pipeline runs on, when
/// all passes have been on them, and what is around them is not done yet.
pub trait Finish: Sync {
    /// Looks at the op that the pipeline runs on, verified but for the ops in it that own bodies,
    /// before any of these is worked on. What is made of them then is no text, but the caller's.
    ///
    /// # Errors
    /// The run is to start over.
    fn begin(&self, _: OpRef<'_>) -> Result<(), Failure> {
        Ok(())
    }
    /// What a thread makes texts with.
    fn writer(&self) -> Box<Writer<'_>>;
}

/// What the caller does before and after all passes have been on a body.
#[derive(Clone, Copy, Default)]
pub struct Ends<'a> {
    /// Reads bodies.
    pub read: Option<&'a dyn Read>,
    /// Makes texts.
    pub finish: Option<&'a dyn Finish>,
}

impl Ends<'_> {
    /// Whether bodies are worked on one after the other.
    fn in_order(&self, ctx: &Context) -> bool {
        ctx.options().single_threaded || self.read.is_some_and(Read::is_in_order)
    }
}

/// Makes the text of an op, and returns what that is known by; none where it depends on more than
/// the op.
pub type Writer<'f> = dyn FnMut(OpRef<'_>) -> Option<Ticket> + 'f;

/// What a text is known by to those who make texts.
pub type Ticket = (u32, u32);

/// Ops whose text was made, with what that is known by: their bodies are gone.
pub type Finished = Vec<(Op, Ticket)>;

/// Runs a pipeline on an op of a body, passes that work body by body together.
/// It leaves the same IR as [`run`](crate::run), but for ops that `finish`
/// made the text of.
///
/// # Errors
/// When a pass failed or anything is to be reported. Nothing has been
/// reported, and the IR is of no use any more.
pub fn run_fused(
    ctx: &Context,
    body: &mut Body,
    op: Op,
    pipeline: &Pipeline,
    options: RunOptions,
    finish: Option<&dyn Finish>,
) -> Result<Finished, StartOver> {
    let fuse = Fuse::Together(finish);
    let (result, held) =
        ctx.capture(|| ctx.in_hope(|| run_with(ctx, body, op, pipeline, options, &[], fuse)));
    result.ok().filter(|_| held.is_empty()).ok_or(StartOver)
}

/// The same of an op that was neither verified nor read but for the ops
/// directly in it.
///
/// # Errors
/// As above, and when not all passes work body by body.
pub fn run_outline(
    ctx: &Context,
    body: &mut Body,
    op: Op,
    pipeline: &Pipeline,
    ends: Ends<'_>,
) -> Result<Finished, StartOver> {
    let (result, held) = ctx.capture(|| run_unread(ctx, body, op, pipeline, ends));
    result.ok().filter(|_| held.is_empty()).ok_or(StartOver)
}

/// Whether passes on an op that was verified can be run together.
pub(crate) fn fits(op: OpRef<'_>, verify: bool) -> bool {
    can_be_divided(op) && (!verify || op.body().nested(op.op).is_some_and(is_as_verified))
}

/// Whether all in an op are symbols, without anything between one and another, isolated or
/// without regions.
pub(crate) fn can_be_divided(op: OpRef<'_>) -> bool {
    let Some(body) = op.body().nested(op.op) else { return false };
    let alone = op.body().prev_op(op.op).is_none() && op.body().next_op(op.op).is_none();
    alone && op.has(Trait::SymbolTable) && op.has(Trait::NoTerminator) && are_symbols(body)
}

/// What others look into.
const NEEDED_WHOLE: [Trait; 2] = [Trait::SymbolTable, Trait::UsersLookInside];

fn are_symbols(body: &Body) -> bool {
    let plain = |op: Op| match body.nested(op) {
        Some(nested) => {
            let def = body.op(op).name.def();
            !nested.has_bodies()
                && def.is_some_and(|def| !NEEDED_WHOLE.iter().any(|&which| def.has(which)))
        }
        None => !body.has_regions(op),
    };
    let apart = |op: Op| {
        let mut operands = body.operands(op);
        operands.next().is_none() && body.results(op).next().is_none()
    };
    let one = matches!(body.roots(), [root] if body.entry_block(*root) == body.last_block(*root));
    one && top_ops(body).all(|op| apart(op) && plain(op))
}

/// The ops of the first block of a body.
pub(crate) fn top_ops(body: &Body) -> impl Iterator<Item = Op> + '_ {
    let block = body.roots().first().and_then(|&root| body.entry_block(root));
    block.into_iter().flat_map(|block| body.block_ops(block))
}

/// Runs passes on an op together.
///
/// # Errors
/// When the run is to start over.
pub(crate) fn run(
    ctx: &Context,
    place: &mut Place<'_>,
    passes: &[Fused<'_>],
    verify: bool,
    ends: Ends<'_>,
) -> Result<(), Failure> {
    let mut plan = Plan { verify, passes: passes.len(), ..Plan::new(ctx) };
    if let Some(read) = ends.read {
        plan.add_unread(place, read)?;
    }
    passes.iter().try_for_each(|pass| plan.add(place, pass))?;
    if let Some(finish) = ends.finish {
        finish.begin(place.view(ctx))?;
    }
    let is_shell = plan.holders.len() < plan.shells.len();
    let (mut stages, shells) = (plan.stages, plan.shells);
    let lasting = stages.iter().skip(1).map(|stage| stage.work.is_lasting()).collect::<Vec<_>>();
    for (stage, next) in stages.iter_mut().zip(lasting) {
        stage.waits = next && stage.work.is_lasting();
    }
    let mut pieces = plan.pieces;
    let mut body = place.body.take_nested(place.op).ok_or(Failure)?;
    for piece in &mut pieces {
        piece.body = body.take_nested(piece.owner()?);
    }
    if is_shell {
        let mut holder = place.body.clone();
        holder.put_nested(place.op, body);
        plan.holders.push(holder);
        body = Box::default();
    }
    let (op, outer) = (place.op, place.outer);
    let threads = if ends.in_order(ctx) { 1 } else { rayon::current_num_threads() };
    let holders = Holders(Mutex::new((Arc::new(plan.holders), threads)));
    let room = Room { ctx, op, outer, verify, stages, shells, holders, ends };
    room.work(&mut pieces)?;
    if is_shell {
        body = room.last_shell(&pieces).ok_or(Failure)?;
    }
    for piece in &mut pieces {
        let owner = piece.owner()?;
        match piece.text.take() {
            Some(text) => place.finished.push((owner, text)),
            None => body.put_nested(owner, piece.body.take().ok_or(Failure)?),
        }
    }
    let late = room.settle(&mut body, pieces)?;
    if late.is_some() && !place.finished.iter().all(|(op, _)| body.is_verified(*op)) {
        return Err(Failure);
    }
    place.body.put_nested(place.op, body);
    if verify {
        if let Some(late) = late {
            verify_late(place.view(ctx), &late)?;
        }
        set_verified(place.body, place.op);
    }
    Ok(())
}

/// A pass of the run.
struct Stage<'s> {
    work: Box<dyn BodyWise + 's>,
    /// The shell in which it works on nested bodies.
    shell: usize,
    /// Whether a body without ops that have regions is verified after a later
    /// pass only: this and the next one are [lasting](BodyWise::is_lasting).
    waits: bool,
}

/// Verification of a nested body that is still to be done.
#[derive(Clone, Copy, Default)]
struct Due {
    /// Whether what surrounds the body is another than when it was verified.
    entered: bool,
    /// Whether the op that owns it is.
    touched: bool,
    /// Whether it would have failed by now; known where tests look at it.
    fails: bool,
}

/// What is around nested bodies after some pass.
struct Shell {
    /// The symbols; none when nothing is verified.
    symbols: Option<SymbolTable>,
    /// Whether it is another than what was verified before the run.
    changed: bool,
}

/// A nested body.
struct Piece {
    /// The body; none while it is with the op that owns it.
    body: Option<Box<Body>>,
    /// The first shell with an op that owns it.
    first: usize,
    /// In each shell from then on, the op that owns it, and whether that is
    /// new or was changed.
    owners: SmallVec<[(Op, bool); 1]>,
    /// For each pass, whether it works on it, and with what note.
    visits: Vec<Option<Note>>,
    /// What passes asked for, by their numbers.
    asked: Vec<(usize, Asked)>,
    /// Its number among those that are still to be read.
    unread: Option<usize>,
    /// The text of the op that owns it, where that is all that is kept.
    text: Option<Ticket>,
}

impl Piece {
    /// A piece that nothing was done to, from a shell on.
    fn new(first: usize, visits: Vec<Option<Note>>) -> Self {
        let (owners, asked) = (SmallVec::new(), Vec::new());
        Self { body: None, first, owners, visits, asked, unread: None, text: None }
    }

    /// The op that owns it in the end.
    fn owner(&self) -> Result<Op, Failure> {
        self.owners.last().map(|owner| owner.0).ok_or(Failure)
    }

    /// The op that owns it in a shell; none where it was not there yet.
    fn owner_in(&self, shell: usize) -> Option<(Op, bool)> {
        self.owners.get(shell.checked_sub(self.first)?).copied()
    }
}

/// The first step.
struct Plan<'c> {
    ctx: &'c Context,
    verify: bool,
    /// How many stages there will be.
    passes: usize,
    stages: Vec<Stage<'c>>,
    shells: Vec<Shell>,
    /// For each shell, what holds the op, and in its body all but what is nested there; but for the
    /// last while the op's own body is that.
    holders: Vec<Body>,
    pieces: Vec<Piece>,
    /// The number of each piece, by where its body is in memory: that does not
    /// change when the body goes from one op to another.
    by_address: FxHashMap<usize, usize>,
    /// The number of the piece that each op of the last shell owns.
    by_op: FxHashMap<Op, usize>,
}

impl<'c> Plan<'c> {
    fn new(ctx: &'c Context) -> Self {
        Self {
            ctx,
            verify: false,
            passes: 0,
            stages: Vec::new(),
            shells: Vec::new(),
            holders: Vec::new(),
            pieces: Vec::new(),
            by_address: FxHashMap::default(),
            by_op: FxHashMap::default(),
        }
    }

    /// Keeps the op's own body as it was read, and notes which bodies are to be read.
    fn add_unread(&mut self, place: &mut Place<'_>, read: &dyn Read) -> Result<(), Failure> {
        let body = place.body.take_nested(place.op).ok_or(Failure)?;
        let nested = owners(&body).filter_map(|op| body.nested(op));
        let unread = nested.map(is_unread).collect::<Vec<_>>();
        self.add_shell(place, body)?;
        let mut numbers = 0..read.num_bodies();
        for (piece, unread) in self.pieces.iter_mut().zip(unread) {
            piece.unread = if unread { Some(numbers.next().ok_or(Failure)?) } else { None };
        }
        if numbers.is_empty() { Ok(()) } else { Err(Failure) }
    }

    /// Takes the op's own body through a pass.
    fn add(&mut self, place: &mut Place<'_>, pass: &Fused<'c>) -> Result<(), Failure> {
        let work = pass.work(place.view(self.ctx))?;
        self.keep_shell(place)?;
        let mut body = place.body.take_nested(place.op).ok_or(Failure)?;
        let view = place.view(self.ctx);
        let wanted = work.around(&view, &mut body)?;
        if self.shells.is_empty() || !is_as_verified(&body) {
            self.add_shell(place, body)?;
        } else {
            place.body.put_nested(place.op, body);
        }
        let inside = place.body.nested(place.op).ok_or(Failure)?;
        self.add_visits(wanted, |op| inside.nested(op).is_some_and(Body::is_blank))?;
        let shell = self.shells.len().saturating_sub(1);
        self.stages.push(Stage { work, shell, waits: false });
        Ok(())
    }

    /// Keeps what the op's own body has become.
    fn add_shell(&mut self, place: &mut Place<'_>, body: Box<Body>) -> Result<(), Failure> {
        if !are_symbols(&body) {
            return Err(Failure);
        }
        let changed = !is_as_verified(&body);
        let owners = owners(&body).collect::<Vec<_>>();
        self.add_owners(&body, &owners)?;
        place.body.put_nested(place.op, body);
        let symbols = match self.verify {
            true => Some(table_is_right(place.view(self.ctx)).ok_or(Failure)?),
            false => None,
        };
        if self.verify {
            let body = place.body.nested_mut(place.op).ok_or(Failure)?;
            body.assume_verified();
        }
        self.shells.push(Shell { symbols, changed });
        Ok(())
    }

    /// Keeps a copy of the last shell, which passes may change from now on.
    fn keep_shell(&mut self, place: &mut Place<'_>) -> Result<(), Failure> {
        if self.holders.len() == self.shells.len() {
            return Ok(());
        }
        let mut body = place.body.take_nested(place.op).ok_or(Failure)?;
        let owners = owners(&body).collect::<Vec<_>>();
        let nested = owners.iter().map(|&op| body.take_nested(op)).collect::<Vec<_>>();
        let mut holder = place.body.clone();
        holder.put_nested(place.op, body.clone());
        for (op, nested) in owners.into_iter().zip(nested) {
            nested.into_iter().for_each(|nested| body.put_nested(op, nested));
        }
        place.body.put_nested(place.op, body);
        self.holders.push(holder);
        Ok(())
    }

    /// Notes which op owns which piece now. None may have gone.
    fn add_owners(&mut self, body: &Body, owners: &[Op]) -> Result<(), Failure> {
        let (shell, before) = (self.shells.len(), self.pieces.len());
        let mut known = 0;
        self.pieces.reserve_exact(owners.len().saturating_sub(before));
        self.by_address.reserve(owners.len().saturating_sub(before));
        self.by_op.clear();
        self.by_op.reserve(owners.len());
        for &op in owners {
            let address = std::ptr::from_ref(body.nested(op).ok_or(Failure)?).addr();
            let number = *self.by_address.entry(address).or_insert(self.pieces.len());
            if number == self.pieces.len() {
                let mut visits = Vec::with_capacity(self.passes);
                visits.extend(self.stages.iter().map(|_| None));
                self.pieces.push(Piece::new(shell, visits));
            }
            known += usize::from(number < before);
            let touched = !body.is_verified(op);
            self.pieces.get_mut(number).ok_or(Failure)?.owners.push((op, touched));
            self.by_op.insert(op, number);
        }
        if known == before { Ok(()) } else { Err(Failure) }
    }

    /// Notes which pieces a pass works on.
    fn add_visits(
        &mut self,
        wanted: Wanted,
        is_declaration: impl Fn(Op) -> bool,
    ) -> Result<(), Failure> {
        match wanted {
            Wanted::All => self.pieces.iter_mut().for_each(|piece| piece.visits.push(Some(None))),
            Wanted::Of(list) => {
                self.pieces.iter_mut().for_each(|piece| piece.visits.push(None));
                for (op, note) in list {
                    if is_declaration(op) {
                        continue;
                    }
                    let number = *self.by_op.get(&op).ok_or(Failure)?;
                    let piece = self.pieces.get_mut(number).ok_or(Failure)?;
                    *piece.visits.last_mut().ok_or(Failure)? = Some(note);
                }
            }
        }
        Ok(())
    }
}

/// The ops with bodies to be worked on. Those of declarations are not among them: nothing can be
/// done to them, and they are not told apart.
fn owners(body: &Body) -> impl Iterator<Item = Op> + '_ {
    top_ops(body).filter(|&op| body.nested(op).is_some_and(|nested| !nested.is_blank()))
}

/// Whether a body has a block and no op.
fn is_unread(body: &Body) -> bool {
    body.num_ops() == 0 && body.roots().iter().any(|&root| body.entry_block(root).is_some())
}

/// What the second and the third step go by.
struct Room<'a> {
    ctx: &'a Context,
    op: Op,
    outer: Option<&'a OpRef<'a>>,
    verify: bool,
    stages: Vec<Stage<'a>>,
    shells: Vec<Shell>,
    holders: Holders,
    ends: Ends<'a>,
}

/// What holds the op in each shell, for each thread to put bodies into, and how many threads are
/// still to come for theirs.
struct Holders(Mutex<(Arc<Vec<Body>>, usize)>);

impl Holders {
    fn lock(&self) -> MutexGuard<'_, (Arc<Vec<Body>>, usize)> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Those for a thread: copies, but for the last one.
    fn take(&self) -> Vec<Body> {
        let mut kept = self.lock();
        kept.1 = kept.1.saturating_sub(1);
        let holders = match kept.1 {
            0 => std::mem::take(&mut kept.0),
            _ => Arc::clone(&kept.0),
        };
        drop(kept);
        Arc::unwrap_or_clone(holders)
    }

    /// Takes back those of a thread that is done with them.
    fn give(&self, holders: Vec<Body>) {
        self.lock().0 = Arc::new(holders);
    }
}

/// What a thread works with.
struct Bench<'f> {
    /// Copies of the shells' holders, to put bodies into.
    holders: Vec<Body>,
    scratch: Scratch,
    /// Storage for bodies to grow in, one after another.
    #[expect(clippy::vec_box, reason = "bodies go from box to box without being moved")]
    rooms: Vec<Box<Body>>,
    /// Reads bodies, where that is left to be done.
    reader: Option<Box<Reader<'f>>>,
    /// Makes texts of ops, where these are wanted.
    writer: Option<Box<Writer<'f>>>,
}

/// Bodies of more ops grow where they are.
const LARGE: usize = 1 << 12;

impl Bench<'_> {
    /// Puts a body where there is room for it to grow.
    fn roomy(&mut self, mut body: Box<Body>) -> Box<Body> {
        if body.num_ops() > LARGE || body.has_bodies() {
            return body;
        }
        body.moved_to(self.rooms.pop().unwrap_or_default())
    }
}

/// A nested body on its way through the passes.
struct Work<'p> {
    piece: &'p mut Piece,
    body: Box<Body>,
    visits: Vec<Option<Note>>,
    /// The shell it was in last.
    shell: Option<usize>,
    due: Due,
}

/// Bodies go through the passes in batches of about so many ops, each pass on all of them before
/// the next: the code of all passes together is larger than the cache for code, and small bodies
/// would have it fetched anew each. What is in a batch is to stay in the cache for data.
const BATCH: usize = 1 << 9;

/// A thread takes this part of what would be its share of the pieces left, so that portions are
/// ever smaller and all threads end at about the same time.
const PART_OF_SHARE: usize = 16;

/// Pieces for threads to take portions of.
struct Portions<'p> {
    left: &'p mut [Piece],
    threads: usize,
}

impl<'p> Iterator for Portions<'p> {
    type Item = &'p mut [Piece];

    fn next(&mut self) -> Option<&'p mut [Piece]> {
        let size = self.left.len().div_ceil(self.threads.saturating_mul(PART_OF_SHARE).max(1));
        let (portion, rest) = std::mem::take(&mut self.left).split_at_mut_checked(size)?;
        self.left = rest;
        (!portion.is_empty()).then_some(portion)
    }
}

impl Room<'_> {
    fn bench(&self) -> Bench<'_> {
        let holders = self.holders.take();
        let reader = self.ends.read.map(Read::reader);
        let writer = self.ends.finish.map(Finish::writer);
        Bench {
            holders,
            scratch: Scratch::default().classifying(),
            rooms: Vec::new(),
            reader,
            writer,
        }
    }

    /// The second step.
    fn work(&self, pieces: &mut [Piece]) -> Result<(), Failure> {
        let stop = AtomicBool::new(false);
        if self.ends.in_order(self.ctx) {
            self.work_through(&Mutex::new([pieces].into_iter()), &stop);
        } else {
            let threads = rayon::current_num_threads();
            let portions = Mutex::new(Portions { left: pieces, threads });
            rayon::broadcast(|_| self.work_through(&portions, &stop));
        }
        if stop.into_inner() { Err(Failure) } else { Ok(()) }
    }

    /// Takes portions of pieces from those that are left, until there are none.
    fn work_through<'p>(
        &self,
        portions: &Mutex<impl Iterator<Item = &'p mut [Piece]>>,
        stop: &AtomicBool,
    ) {
        let mut bench = self.bench();
        let next = || portions.lock().unwrap_or_else(PoisonError::into_inner).next();
        for portion in std::iter::from_fn(next) {
            let mut pieces = portion.iter_mut();
            while !pieces.as_slice().is_empty() {
                if stop.load(Ordering::Relaxed) {
                    return;
                }
                let (result, held) = self.ctx.capture(|| self.batch(&mut pieces, &mut bench));
                if result.is_err() || !held.is_empty() {
                    stop.store(true, Ordering::Relaxed);
                }
            }
        }
        self.holders.give(bench.holders);
    }

    /// Takes the next nested bodies through all passes.
    fn batch<'p>(
        &self,
        pieces: &mut impl Iterator<Item = &'p mut Piece>,
        bench: &mut Bench<'_>,
    ) -> Result<(), Failure> {
        let (mut batch, mut ops) = (Vec::new(), 0);
        while ops < BATCH {
            let Some(piece) = pieces.next() else { break };
            let work = self.begin(piece, bench)?;
            ops += 1 + work.body.num_ops();
            batch.push(work);
        }
        batch.iter_mut().try_for_each(|work| self.check_read(work, bench))?;
        for number in 0..self.stages.len() {
            batch.iter_mut().try_for_each(|work| self.pass(work, number, bench))?;
        }
        batch.into_iter().try_for_each(|work| self.finish(work.piece, work.body, bench))
    }

    /// Makes a nested body ready for the passes.
    fn begin<'p>(&self, piece: &'p mut Piece, bench: &mut Bench<'_>) -> Result<Work<'p>, Failure> {
        let mut body = bench.roomy(piece.body.take().ok_or(Failure)?);
        let is_read = self.ends.read.is_some() && piece.first == 0;
        if is_read {
            body = self.read(piece, body, bench)?;
        }
        let visits = std::mem::take(&mut piece.visits);
        Ok(Work { piece, body, visits, shell: is_read.then_some(0), due: Due::default() })
    }

    /// Takes a nested body through one pass.
    fn pass(
        &self,
        work: &mut Work<'_>,
        number: usize,
        bench: &mut Bench<'_>,
    ) -> Result<(), Failure> {
        let Work { piece, body, visits, shell, due } = work;
        let stage = self.stages.get(number).ok_or(Failure)?;
        let Some((owner, touched)) = piece.owner_in(stage.shell) else { return Ok(()) };
        if let Some(note) = visits.get_mut(number).and_then(Option::take) {
            let holder = bench.holders.get(stage.shell).ok_or(Failure)?;
            let around = self.view(holder);
            let asked = stage.work.inside(&around.inner().op(owner), body, note)?;
            piece.asked.extend(asked.map(|asked| (number, asked)));
        }
        let changed = self.shells.get(stage.shell).is_some_and(|shell| shell.changed);
        if changed && *shell != Some(stage.shell) {
            *due = Due { entered: true, touched: due.touched || touched, ..*due };
        }
        *shell = Some(stage.shell);
        if body.has_bodies() {
            return Err(Failure);
        }
        if self.verify && (due.entered || !is_as_verified(body)) {
            let asked = !piece.asked.is_empty();
            *due = self.verified(body, (owner, asked), stage, *due, bench)?;
        }
        // No handle of what is in a body is kept from one pass to the next,
        // but for places of what was asked for.
        if piece.asked.is_empty() && body.is_sparse() {
            body.compact();
        }
        Ok(())
    }

    /// Reads a nested body, if it is still to be read.
    fn read(
        &self,
        piece: &Piece,
        mut body: Box<Body>,
        bench: &mut Bench<'_>,
    ) -> Result<Box<Body>, Failure> {
        let (owner, _) = piece.owner_in(0).ok_or(Failure)?;
        if let (Some(number), Some(reader)) = (piece.unread, bench.reader.as_mut()) {
            let holder = bench.holders.first().ok_or(Failure)?;
            let def = self.view(holder).inner().op(owner).def().ok_or(Failure)?;
            body = reader(number, def, body)?;
        }
        if body.has_bodies() { Err(Failure) } else { Ok(body) }
    }

    /// Verifies a nested body that was read.
    fn check_read(&self, work: &mut Work<'_>, bench: &mut Bench<'_>) -> Result<(), Failure> {
        if work.shell.is_none() {
            return Ok(());
        }
        let (owner, _) = work.piece.owner_in(0).ok_or(Failure)?;
        let due = Due { entered: true, touched: true, fails: false };
        let right = self.is_right(&mut work.body, (owner, false), 0, due, bench)?;
        work.body.assume_verified();
        if right { Ok(()) } else { Err(Failure) }
    }

    /// Keeps what is wanted of a body that all passes have been on.
    fn finish(
        &self,
        piece: &mut Piece,
        mut body: Box<Body>,
        bench: &mut Bench<'_>,
    ) -> Result<(), Failure> {
        if let Some(writer) = bench.writer.as_mut().filter(|_| piece.asked.is_empty()) {
            let owner = piece.owner()?;
            let holder = bench.holders.last_mut().ok_or(Failure)?;
            holder.nested_mut(self.op).ok_or(Failure)?.put_nested(owner, body);
            piece.text = writer(self.view(holder).inner().op(owner));
            body = holder
                .nested_mut(self.op)
                .and_then(|shell| shell.take_nested(owner))
                .ok_or(Failure)?;
        }
        let large = body.num_ops() > 4 * LARGE;
        piece.body = match piece.text {
            Some(_) => None,
            None if piece.asked.is_empty() => Some(Box::new(body.take_packed())),
            None => Some(std::mem::take(&mut body)),
        };
        if !large {
            bench.rooms.push(body);
        }
        Ok(())
    }

    /// The op's body as it is in the last shell, when all threads are done with it. Where something
    /// was asked for, the shell is still needed.
    fn last_shell(&self, pieces: &[Piece]) -> Option<Box<Body>> {
        let mut holders = self.holders.take();
        let last = holders.last_mut()?;
        let body = match pieces.iter().all(|piece| piece.asked.is_empty()) {
            true => last.take_nested(self.op),
            false => last.nested(self.op).cloned().map(Box::new),
        };
        self.holders.give(holders);
        body
    }

    /// The op worked on, in a body that holds it.
    fn view<'v>(&'v self, holder: &'v Body) -> OpRef<'v> {
        Scope { ctx: self.ctx, body: holder, outer: self.outer }.op(self.op)
    }

    /// Verifies a nested body after a pass, or leaves that for later.
    fn verified(
        &self,
        body: &mut Box<Body>,
        at: (Op, bool),
        stage: &Stage<'_>,
        due: Due,
        bench: &mut Bench<'_>,
    ) -> Result<Due, Failure> {
        let waits = stage.waits && body.is_flat();
        if waits && !cfg!(debug_assertions) {
            return Ok(due);
        }
        let right = self.is_right(body, at, stage.shell, due, bench)?;
        if waits {
            return Ok(Due { fails: due.fails || !right, ..due });
        }
        debug_assert!(!right || !due.fails, "a pass is said to be lasting and is not");
        body.assume_verified();
        if right { Ok(Due::default()) } else { Err(Failure) }
    }

    /// Whether a nested body is right in the shell at hand; `at` says which op
    /// owns it, and whether anything was asked for.
    fn is_right(
        &self,
        body: &mut Box<Body>,
        (owner, asked): (Op, bool),
        shell: usize,
        due: Due,
        bench: &mut Bench<'_>,
    ) -> Result<bool, Failure> {
        let symbols = self.shells.get(shell).and_then(|shell| shell.symbols.as_ref());
        // What was asked for is not there yet.
        let uses = match symbols.filter(|_| !asked) {
            None => SymbolUses::Later,
            Some(symbols) if due.entered => SymbolUses::All(symbols),
            Some(symbols) => SymbolUses::Changed(symbols),
        };
        let holder = bench.holders.get_mut(shell).ok_or(Failure)?;
        let inside = holder.nested_mut(self.op).ok_or(Failure)?;
        let placeholder = bench.rooms.pop().unwrap_or_default();
        inside.put_nested(owner, std::mem::replace(body, placeholder));
        let around = self.view(holder);
        let right = piece_is_right(around.inner().op(owner), due.touched, uses, &mut bench.scratch);
        let inside = holder.nested_mut(self.op).ok_or(Failure)?;
        let own = inside.take_nested(owner).ok_or(Failure)?;
        bench.rooms.push(std::mem::replace(body, own));
        bench.scratch.classify(body);
        Ok(right)
    }

    /// The third step; the ops owning bodies that asked for something, if any did.
    fn settle(&self, body: &mut Body, pieces: Vec<Piece>) -> Result<Option<Vec<Op>>, Failure> {
        let mut asked = self.stages.iter().map(|_| FxHashMap::default()).collect::<Vec<_>>();
        for piece in pieces {
            let owner = piece.owner()?;
            for (number, what) in piece.asked {
                asked.get_mut(number).ok_or(Failure)?.insert(owner, what);
            }
        }
        if asked.iter().all(FxHashMap::is_empty) {
            return Ok(None);
        }
        let (mut names, mut late) = (FxHashSet::default(), Vec::new());
        let holders = self.holders.take();
        let owners = top_ops(body).filter(|&op| body.nested(op).is_some()).collect::<Vec<_>>();
        for (number, mut asked) in asked.into_iter().enumerate() {
            let asked = owners.iter().filter_map(|&op| Some((op, asked.remove(&op)?)));
            let asked = asked.collect::<Vec<_>>();
            late.extend(asked.iter().map(|(op, _)| *op));
            self.settle_one(number, &holders, body, asked, &mut names)?;
        }
        Ok(Some(late))
    }

    /// Makes what one pass asked for, which later ones must leave as it is.
    fn settle_one(
        &self,
        number: usize,
        holders: &[Body],
        body: &mut Body,
        asked: Vec<(Op, Asked)>,
        names: &mut FxHashSet<Str>,
    ) -> Result<(), Failure> {
        let Some((stage, later)) = self.stages.get(number..).and_then(<[_]>::split_first) else {
            return Ok(());
        };
        if asked.is_empty() {
            return Ok(());
        }
        let first = body.num_ops();
        let around = self.view(holders.get(stage.shell).ok_or(Failure)?);
        let ctx = self.ctx;
        let before = around.inner();
        stage.work.settle(Settle { ctx, before, body: &mut *body, asked, names })?;
        let scope = Scope { ctx, body, outer: None };
        let mut new = (first..scope.body.num_ops()).map(|op| scope.op(Op::from_u32(op as u32)));
        let left = |op: OpRef<'_>| is_empty(op) && later.iter().all(|s| s.work.leaves(op));
        if later.is_empty() || new.all(left) { Ok(()) } else { Err(Failure) }
    }
}

/// Whether there is nothing in an op's regions.
fn is_empty(op: OpRef<'_>) -> bool {
    (0..op.num_regions()).all(|at| op.region(at).is_none_or(couloir_ir::RegionRef::is_empty))
}

/// Verifies what was asked for and the ops whose bodies did.
fn verify_late(table: OpRef<'_>, late: &[Op]) -> Result<(), Failure> {
    let symbols = table_is_right(table).ok_or(Failure)?;
    let (late, scope) = (late.iter().copied().collect::<FxHashSet<_>>(), table.inner());
    let touched = |op: Op| scope.body.nested(op).is_some() && !scope.body.is_verified(op);
    let ops = top_ops(scope.body).filter(|&op| late.contains(&op) || touched(op));
    let ops = ops.collect::<Vec<_>>();
    let is_right = |scratch: &mut Scratch, op: Op| {
        let uses = SymbolUses::All(&symbols);
        piece_is_right(scope.op(op), touched(op), uses, scratch)
    };
    let right = if table.ctx().options().single_threaded {
        let mut scratch = Scratch::default();
        ops.into_iter().all(|op| is_right(&mut scratch, op))
    } else {
        ops.into_par_iter().map_init(Scratch::default, is_right).all(|right| right)
    };
    if right { Ok(()) } else { Err(Failure) }
}
