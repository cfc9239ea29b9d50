//! The walk over ops and blocks, and what holds between them.

use std::sync::PoisonError;

use smallvec::{SmallVec, smallvec};

use super::again::Marks;
use super::dominance::{Dominance, Room};
use super::memo::Memo;
use super::symbols::Users;
use super::{Verified, count, function, parallel, parts, plain_error, regions, shape, traits};
use crate::Failure;
use crate::attr::Attribute;
use crate::body::Op;
use crate::context::Context;
use crate::location::Location;
use crate::op::{Needs, OpDef, RegionKind, Trait};
use crate::view::{BlockRef, OpRef, Scope};
use crate::walk::{Event, Events};

/// Checks an op with all that is in it. Returns the uses of symbols in it that
/// are for a symbol table around it to check.
pub(super) fn check(root: OpRef<'_>, depth: u32, reused: &mut Reused) -> Result<Users, Failure> {
    enter(root, root.def())?;
    let regions = root.body().regions(root.op);
    let room = std::mem::take(&mut reused.room);
    let mut walk = Walk::new(root.inner(), depth, reused);
    let mut dominance = Dominance::new(root, root.inner(), regions, room);
    let mut events = Events::new(walk.scope.body, regions);
    let in_order = walk.scope.body.is_in_order();
    while let Some(event) = events.next() {
        walk.step(event)?;
        if !in_order {
            dominance.step(event, true);
        }
        events.pass_while(|op, data| {
            let plain = data.extra.is_none();
            if plain {
                walk.leaf(walk.scope.op(op))?;
                if !in_order {
                    dominance.leaf(op, true);
                }
            }
            Ok(plain)
        })?;
    }
    walk.isolated()?;
    leave(root, root.def(), Some(&walk.users))?;
    walk.reused.room = dominance.finish(regions)?;
    let consumed = root.has(Trait::SymbolTable);
    Ok(if consumed { Users::default() } else { walk.users })
}

/// Checks an op but for the ops in it.
pub(super) fn alone(op: OpRef<'_>, def: Option<&'static OpDef>) -> Verified {
    enter(op, def)?;
    leave(op, def, None)
}

/// What is made once for many trees verified on one thread.
#[derive(Default)]
pub(crate) struct Reused {
    /// Ops that were right.
    pub(super) memo: Memo,
    /// Room for checking dominance.
    pub(super) room: Room,
    /// Room for what is to be looked at again.
    pub(super) marks: Marks,
}

/// What is reused, taken from a context and given back to it in the end.
pub(super) struct Lease<'c> {
    ctx: &'c Context,
    reused: Reused,
}

impl<'c> Lease<'c> {
    pub(super) fn of(ctx: &'c Context) -> Self {
        let mut free = ctx.verifiers.lock().unwrap_or_else(PoisonError::into_inner);
        Lease { ctx, reused: free.pop().unwrap_or_default() }
    }
}

impl Drop for Lease<'_> {
    fn drop(&mut self) {
        let mut free = self.ctx.verifiers.lock().unwrap_or_else(PoisonError::into_inner);
        free.push(std::mem::take(&mut self.reused));
    }
}

impl std::ops::Deref for Lease<'_> {
    type Target = Reused;

    fn deref(&self) -> &Reused {
        &self.reused
    }
}

impl std::ops::DerefMut for Lease<'_> {
    fn deref_mut(&mut self) -> &mut Reused {
        &mut self.reused
    }
}

/// An op whose regions are walked.
#[derive(Default)]
struct Frame {
    /// The isolated ops met directly in its regions.
    isolated: Vec<Op>,
    /// Whether one like it was right.
    known: bool,
}

/// The walk over a root's regions, without those of isolated ops in them.
struct Walk<'a, 'r> {
    scope: Scope<'a>,
    depth: u32,
    /// The root and each op being walked.
    frames: SmallVec<[Frame; 4]>,
    users: Users,
    reused: &'r mut Reused,
}

impl<'a, 'r> Walk<'a, 'r> {
    fn new(scope: Scope<'a>, depth: u32, reused: &'r mut Reused) -> Self {
        let frames = smallvec![Frame::default()];
        Walk { scope, depth, frames, users: Users::default(), reused }
    }

    #[inline]
    fn step(&mut self, event: Event) -> Verified {
        let scope = self.scope;
        match event {
            Event::Block(block) => enter_block(scope.block(block)),
            Event::EndBlock(block) => leave_block(scope.block(block)),
            Event::Leaf(op) => self.leaf(scope.op(op)),
            Event::Enter(op) => self.enter(scope.op(op)),
            Event::Leave(op) => self.leave(scope.op(op)),
        }
    }

    fn enter(&mut self, op: OpRef<'_>) -> Verified {
        self.users.enter(op);
        let known = self.reused.memo.enter(op, op.def())?;
        self.frames.push(Frame { known, ..Frame::default() });
        Ok(())
    }

    fn leave(&mut self, op: OpRef<'_>) -> Verified {
        self.isolated()?;
        let known = self.frames.pop().is_some_and(|frame| frame.known);
        if known { Ok(()) } else { self.reused.memo.leave(op, op.def()) }
    }

    #[inline]
    fn leaf(&mut self, op: OpRef<'_>) -> Verified {
        if self.reused.memo.is_right(op) {
            return Ok(());
        }
        let kind = self.reused.memo.kind(op.data().name);
        if kind.needs.meets(Needs::SYMBOL_USES) {
            self.users.leaf(op);
        }
        if !has_own_regions(op) {
            return self.reused.memo.leaf(op, kind);
        }
        if let Some(frame) = self.frames.last_mut() {
            frame.isolated.push(op.op);
        }
        Ok(())
    }

    /// Checks the isolated ops of the op that is left.
    fn isolated(&mut self) -> Verified {
        let Some(frame) = self.frames.last_mut() else { return Ok(()) };
        let ops = std::mem::take(&mut frame.isolated);
        parallel::isolated(self.scope, &ops, self.depth + 1, &mut self.users, self.reused)
    }
}

/// Whether an op is isolated and has regions, so that it is a tree of its own.
pub(super) fn has_own_regions(op: OpRef<'_>) -> bool {
    op.data().extra.is_some()
        && op.body().nested(op.op).is_some_and(|body| !body.roots().is_empty())
}

/// Checks an op before its regions.
#[inline]
pub(super) fn enter(op: OpRef<'_>, def: Option<&'static OpDef>) -> Verified {
    if op.body().discardable(op.op) != Attribute::EMPTY_DICT {
        discardable(op)?;
    }
    if let Some(def) = def {
        count::check(op, def)?;
        shape::check(op, def)?;
        parts::check(op, def)?;
        traits::check(op, def)?;
        def.hooks.verify.map_or(Ok(()), |verify| verify(op))?;
    }
    entries(op)
}

/// The same of an op without discardable attributes that has the name, types
/// and inherent attributes of one that was right.
pub(super) fn enter_known(op: OpRef<'_>, def: &'static OpDef) -> Verified {
    count::regions(op, def)?;
    count::successors(op, def)?;
    shape::check(op, def)?;
    parts::check_inside(op, def)?;
    traits::placed(op, def)?;
    def.hooks.verify.map_or(Ok(()), |verify| verify(op))?;
    entries(op)
}

/// Checks of an op that did not change what its regions decide, before these.
pub(super) fn enter_again(op: OpRef<'_>, def: Option<&'static OpDef>) -> Verified {
    let Some(def) = def.filter(|_| op.body().discardable(op.op) == Attribute::EMPTY_DICT) else {
        return enter(op, def);
    };
    shape::check(op, def)?;
    parts::check_inside(op, def)?;
    if def.has(Trait::Function) {
        function::arguments(op)?;
    }
    def.hooks.verify.map_or(Ok(()), |verify| verify(op))?;
    entries(op)
}

/// Checks an op after its regions.
#[inline]
pub(super) fn leave(op: OpRef<'_>, def: Option<&'static OpDef>, users: Option<&Users>) -> Verified {
    match def {
        Some(def) => regions::check(op, def, users),
        None => unregistered(op),
    }
}

fn discardable(op: OpRef<'_>) -> Verified {
    let entries = op.body().discardable(op.op).as_dictionary(op.ctx());
    for &(name, value) in entries.unwrap_or_default() {
        let name = op.ctx().str(name);
        let dialect = function::name_dialect(op.ctx(), name);
        if let Some(verify) = dialect.and_then(|dialect| dialect.verify_op_attr) {
            verify(op, name, value)?;
        }
    }
    Ok(())
}

/// Checks what holds of each region by itself.
pub(super) fn entries(op: OpRef<'_>) -> Verified {
    (0..op.num_regions()).try_for_each(|index| entry(op, index))
}

/// Checks what holds of a region by itself.
fn entry(op: OpRef<'_>, index: usize) -> Verified {
    let Some(region) = op.region(index) else { return Ok(()) };
    let mut blocks = region.blocks();
    let Some(first) = blocks.next() else { return Ok(()) };
    let more = blocks.next().is_some();
    if more && op.def().is_some() && op.region_kind(index) == RegionKind::Graph {
        let message = format!("expects graph region #{index} to have 0 or 1 blocks");
        return op.op_error(message).fail();
    }
    if !region.scope.body.has_no_predecessors(first.block) {
        let message = "entry block of region may not have predecessors";
        return plain_error(op.ctx(), op.location(), message).fail();
    }
    Ok(())
}

fn unregistered(op: OpRef<'_>) -> Verified {
    let name = op.name();
    let Some(dialect) = function::name_dialect(op.ctx(), name) else {
        if op.ctx().options().allow_unregistered_dialects {
            return Ok(());
        }
        return op
            .op_error(
                "created with unregistered dialect. If this is intended, please call \
                 allowUnregisteredDialects() on the MLIRContext, or use \
                 -allow-unregistered-dialect with the MLIR opt tool used",
            )
            .fail();
    };
    if dialect.allows_unknown_ops {
        return Ok(());
    }
    op.error(format!(
        "unregistered operation '{name}' found in dialect ('{}') that does not allow unknown operations",
        dialect.name
    ))
    .fail()
}

/// Whether a block may end without a terminator: it is alone in a region of
/// an op that allows it.
fn needs_no_terminator(block: BlockRef<'_>) -> bool {
    let body = block.scope.body;
    let alone = body.next_block(block.block).is_none() && body.is_entry(block.block);
    alone && block.parent().and_then(OpRef::def).is_none_or(|def| def.has(Trait::NoTerminator))
}

fn enter_block(block: BlockRef<'_>) -> Verified {
    let body = block.scope.body;
    let Some(last) = body.last_op(block.block) else { return empty_block(block) };
    let early =
        |op: &Op| body.op(*op).extra.is_some() && *op != last && body.successors(*op).len() != 0;
    match body.block_ops(block.block).find(early) {
        Some(op) => {
            let message = "operation with block successors must terminate its parent block";
            block.scope.op(op).error(message).fail()
        }
        None => Ok(()),
    }
}

pub(super) fn empty_block(block: BlockRef<'_>) -> Verified {
    if needs_no_terminator(block) {
        return Ok(());
    }
    let location = block.parent().map_or(Location::UNKNOWN, OpRef::location);
    plain_error(block.scope.ctx, location, "empty block: expect at least a terminator").fail()
}

pub(super) fn leave_block(block: BlockRef<'_>) -> Verified {
    let body = block.scope.body;
    let Some(last) = block.last() else { return Ok(()) };
    let region = body.region_of(block.block);
    if last.successors().any(|successor| body.region_of(successor) != region) {
        return last.op_error("branching to block of a different region").fail();
    }
    let ends = last.def().is_none_or(|def| def.has(Trait::Terminator));
    if ends || needs_no_terminator(block) {
        return Ok(());
    }
    let text = last.ctx().op_text(last);
    let line = if text.contains('\n') { "\n" } else { "" };
    last.error(format!("block with no terminator, has {line}{text}")).fail()
}
