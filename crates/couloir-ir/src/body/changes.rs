//! What became of a body since it was verified.
//!
//! Everything that changes a body says so here, at the cost of a comparison
//! and a bit: ops that were made since are told by their numbers, ops that
//! were there before have a bit each. What an op is verified by and that may
//! be said of it here: its name, attributes, operands and their types, its
//! results' types, its successors and the types of their arguments, where it
//! stands, and what stands directly in its regions. The use of an op is no
//! change of it. Ops that only use other values of the same types in place of
//! those before are told apart: what uses them in turn need not care.
//!
//! A body that was never verified has only new ops, so the record costs it
//! nothing.

use std::sync::OnceLock;

use super::Body;
use super::classes::Classes;
use super::entities::{Block, Op, Region, Value};
use crate::dominance::Dominators;
use crate::symbols::Names;

/// The record of a body.
#[derive(Clone, Debug, Default)]
pub(crate) struct Changes {
    /// How many ops there were when the body was verified.
    verified: u32,
    /// One bit for each of these: whether it was changed, moved or erased.
    touched: Vec<u64>,
    /// One bit for each: whether operands were replaced by others of their types.
    rewired: Vec<u64>,
    /// Whether any bit is set, or arguments of a block changed.
    any: bool,
    /// Whether blocks came, went or moved, or branches changed.
    flow: bool,
    /// Whether blocks came, went or moved, or regions.
    moved: bool,
    /// The dominator trees of all regions, once they were asked for: good for
    /// as long as no block and no branch changes.
    pub(crate) trees: OnceLock<Box<Dominators>>,
    /// Symbols by their names, once they were asked for; some may have come or gone since.
    pub(crate) symbols: OnceLock<Box<Names>>,
    /// The trees there were when the body was verified, if branches changed.
    before: Option<Box<Dominators>>,
    /// Ops known to be like others.
    pub(super) classes: Classes,
    /// Whether each value is known to be defined before its uses.
    in_order: bool,
}

impl Changes {
    /// Becomes another record, with the room that this one has.
    pub(super) fn replace(&mut self, by: Changes) {
        let Changes { touched, rewired, classes, .. } = std::mem::replace(self, by);
        self.classes.take_room(classes);
        for (ops, mut room) in [(&mut self.touched, touched), (&mut self.rewired, rewired)] {
            if ops.is_empty() {
                room.clear();
                *ops = room;
            }
        }
    }

    /// Notes that an op changed, or where it stands.
    #[inline]
    pub(super) fn touch(&mut self, op: Op) {
        self.in_order = false;
        if op.as_u32() < self.verified {
            self.any |= set(&mut self.touched, op);
        }
    }

    /// Notes that what makes an op like others changed: its name, its attributes, or types.
    #[inline]
    pub(super) fn alter(&mut self, op: Op) {
        self.touch(op);
        self.classes.forget(op);
    }

    /// Notes that an op uses other values of the same types.
    #[inline]
    pub(super) fn rewire(&mut self, op: Op) {
        self.in_order = false;
        if op.as_u32() < self.verified {
            self.any |= set(&mut self.rewired, op);
        }
    }

    /// Notes that blocks or branches changed.
    pub(super) fn touch_flow(&mut self) {
        self.in_order = false;
        if let Some(trees) = self.trees.take() {
            self.before = Some(trees).filter(|_| !self.flow);
        }
        self.flow = true;
    }

    /// Notes that blocks or regions came, went or moved.
    #[inline]
    pub(super) fn touch_place(&mut self) {
        self.touch_flow();
        self.moved = true;
    }

    /// Whether an op is new or was changed.
    #[inline]
    pub(crate) fn is_touched(&self, op: Op) -> bool {
        op.as_u32() >= self.verified || has(&self.touched, op)
    }

    /// Whether operands of an op were replaced by others of their types.
    #[inline]
    pub(crate) fn is_rewired(&self, op: Op) -> bool {
        has(&self.rewired, op)
    }

    /// Whether blocks or branches changed.
    pub(crate) fn is_flow_touched(&self) -> bool {
        self.flow || self.verified == 0
    }

    /// Whether branches changed, but to the same effect: the blocks and what
    /// dominates what are as they were.
    pub(crate) fn is_flow_restored(&self, now: &Dominators) -> bool {
        !self.moved && self.before.as_deref() == Some(now)
    }

    /// Whether blocks or regions came, went or moved.
    pub(crate) fn is_place_touched(&self) -> bool {
        self.moved || self.verified == 0
    }

    /// How many ops were there when the body was verified.
    pub(crate) fn verified(&self) -> u32 {
        self.verified
    }

    /// The ops changed that were there when the body was verified.
    pub(crate) fn touched(&self) -> impl Iterator<Item = Op> + '_ {
        members(&self.touched)
    }

    /// The ops with replaced operands that were there when the body was verified.
    pub(crate) fn rewired(&self) -> impl Iterator<Item = Op> + '_ {
        members(&self.rewired)
    }

    /// Fills a set with the ops, of `count` ever made, that are new, touched or
    /// rewired.
    pub(crate) fn collect(&self, count: usize, all: &mut Vec<u64>) {
        all.clear();
        all.extend(self.touched.iter().zip(&self.rewired).map(|(one, other)| one | other));
        all.resize(count.div_ceil(64), u64::MAX);
        let (words, bits) = (self.verified as usize / 64, self.verified % 64);
        if let Some(word) = all.get_mut(words) {
            *word |= u64::MAX << bits;
        }
    }
}

/// Adds an op to a set, a bit for each; whether there is room for it.
#[inline]
pub(crate) fn set(ops: &mut [u64], op: Op) -> bool {
    let number = op.as_u32();
    let word = ops.get_mut(number as usize / 64);
    word.map(|word| *word |= 1 << (number % 64)).is_some()
}

/// Whether an op is of a set.
#[inline]
pub(crate) fn has(ops: &[u64], op: Op) -> bool {
    let number = op.as_u32();
    ops.get(number as usize / 64).is_some_and(|word| word >> (number % 64) & 1 == 1)
}

/// The ops of a set.
fn members(ops: &[u64]) -> impl Iterator<Item = Op> + '_ {
    let words = ops.iter().zip((0u32..).step_by(64));
    words.flat_map(|(&word, start)| Bits(word).map(move |bit| Op::from_u32(start + bit)))
}

/// The numbers of the bits set in a word.
struct Bits(u64);

impl Iterator for Bits {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        let bit = self.0.trailing_zeros();
        self.0 &= self.0.wrapping_sub(1);
        (bit < 64).then_some(bit)
    }
}

impl Body {
    /// Says, until the body changes, that what ops use dominates them. Whoever reads a text in
    /// order knows that where no region has more than one block; whoever makes ops of what was
    /// verified knows it, too.
    pub fn set_in_order(&mut self) {
        self.changes.in_order = true;
    }

    /// Whether that was said.
    pub(crate) fn is_in_order(&self) -> bool {
        self.changes.in_order
    }

    /// Whether nothing changed since the body was verified; bodies nested in
    /// it have their own say.
    pub(crate) fn is_as_verified(&self) -> bool {
        let changes = &self.changes;
        !changes.any && !changes.flow && self.ops.len() == changes.verified as usize
    }

    /// Notes that an op is verified as it is, with all that is in it.
    pub(crate) fn set_verified(&mut self, op: Op) {
        if self.is_alone(op) {
            self.assume_verified();
        }
        if let Some(body) = self.nested_mut(op) {
            body.set_all_verified();
        }
    }

    /// Whether an op is the only one of the body that is in a block.
    fn is_alone(&self, op: Op) -> bool {
        let alone = self.prev_op(op).is_none() && self.next_op(op).is_none();
        let single = |region| self.entry_block(region) == self.last_block(region);
        alone
            && matches!(*self.roots(), [root] if single(root))
            && self.parent_op(op).is_none()
            && self.block_of(op).is_some()
    }

    /// Notes that the body is verified as it is, with all nested in it.
    fn set_all_verified(&mut self) {
        let mut pending = vec![self];
        while let Some(body) = pending.pop() {
            if !body.is_as_verified() {
                body.assume_verified();
            }
            pending.extend(body.nested_bodies_mut());
        }
    }

    /// Notes that the ops of a body made to hold them are verified, as they
    /// were where they come from; what is nested in it has its own say.
    pub fn assume_verified(&mut self) {
        let Changes { mut touched, mut rewired, trees, classes, .. } =
            std::mem::take(&mut self.changes);
        for ops in [&mut touched, &mut rewired] {
            ops.clear();
            ops.resize(self.ops.len().div_ceil(64), 0);
        }
        let verified = self.ops.len() as u32;
        self.changes = Changes { verified, touched, rewired, trees, classes, ..Changes::default() };
    }

    /// Whether an op is as it was when its body was verified.
    pub fn is_verified(&self, op: Op) -> bool {
        !self.changes.is_touched(op) && !self.changes.flow
    }

    /// Has an op verified again that is what it was: what its rules look at around it is not.
    pub fn verify_again(&mut self, op: Op) {
        self.changes.touch(op);
    }

    /// Notes that a block gained, lost or moved ops or arguments.
    #[inline]
    pub(super) fn touch_parent(&mut self, block: Block) {
        let region = self.blocks[block].region.expand();
        if let Some(op) = region.and_then(|region| self.regions[region].parent.expand()) {
            self.changes.touch(op);
        }
    }

    /// Notes that an op came to a block or left it, if it is a branch.
    #[inline]
    pub(super) fn touch_branch(&mut self, op: Op) {
        if let Some(extra) = self.ops[op].extra.expand()
            && self.extras[extra].num_successors > 0
        {
            self.changes.touch_flow();
        }
    }

    /// Notes that a region gained, lost or moved blocks.
    pub(super) fn touch_region(&mut self, region: Region) {
        if let Some(op) = self.regions[region].parent.expand() {
            self.changes.touch(op);
        }
        self.changes.touch_place();
    }

    /// Notes that the arguments of a block changed.
    pub(super) fn touch_args(&mut self, block: Block) {
        self.touch_parent(block);
        let Body { successors, changes, blocks, .. } = self;
        for (_, slot) in successors.list(blocks[block].first_use) {
            changes.touch(Op::from_u32(slot.owner));
        }
        // The op around is not of this body where the block is the entry of a
        // root, but is checked where anything in the body changed.
        changes.any = true;
    }

    /// Notes that a value has another type.
    pub(super) fn touch_value(&mut self, value: Value) {
        match self.values[value].def.get() {
            Ok(op) => self.changes.alter(op),
            Err(slot) => {
                if let Some(block) = self.args.get(slot).map(|arg| arg.block) {
                    self.touch_args(block);
                }
            }
        }
        let Body { operands, changes, values, .. } = self;
        for (_, slot) in operands.list(values[value].first_use) {
            changes.alter(Op::from_u32(slot.owner));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::body::OpSpec;
    use crate::{Context, Location, Type};

    /// An op that uses what another gives, after that.
    fn two(ctx: &Context) -> (Body, Op, Op) {
        let mut body = Body::new();
        let region = body.create_root();
        let block = body.append_new_block(region);
        let spec = OpSpec::new(ctx.op_name(ctx.intern("t.op")), Location::UNKNOWN);
        let first = body.create_op(OpSpec { results: &[Type::I32; 2], ..spec });
        let used = body.results(first).collect::<Vec<_>>();
        let spec = OpSpec::new(ctx.op_name(ctx.intern("t.op")), Location::UNKNOWN);
        let user = body.create_op(OpSpec { operands: &used, ..spec });
        body.append_op(block, first);
        body.append_op(block, user);
        (body, first, user)
    }

    #[test]
    fn what_changes_may_not_be_in_order() {
        let edits: &[fn(&mut Body, Op, Op)] = &[
            |body, _, user| body.detach_op(user),
            |body, first, user| body.insert_before(first, user),
            |body, first, user| body.insert_after(user, first),
            |body, _, user| body.set_operands(user, &[]),
            |body, first, _| {
                let results = body.results(first).collect::<Vec<_>>();
                body.replace_all_uses(results[0], results[1]);
            },
            |body, _, user| body.erase_op(user),
            |body, _, _| _ = body.append_new_block(body.roots()[0]),
            |body, first, _| {
                let block = body.append_new_block(body.roots()[0]);
                body.move_tail(first, block);
            },
        ];
        let ctx = Context::default();
        for edit in edits {
            let (mut body, first, user) = two(&ctx);
            body.set_in_order();
            assert!(body.is_in_order());
            edit(&mut body, first, user);
            assert!(!body.is_in_order());
        }
    }
}
