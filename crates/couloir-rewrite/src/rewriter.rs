//! The plain rewriter: changes take effect at once.

use couloir_ir::body::{Block, Body, Op, Region, Value};
use couloir_ir::build::{Build, Cursor, InsertPoint, NewOp};
use couloir_ir::op::{Arity, Forwarded, Segments};
use couloir_ir::view::{OpRef, Scope};
use couloir_ir::{Attribute, Context, Location, OpName, Type};

use crate::effects::{self, Everywhere};
use crate::fold::{self, Fold, FoldScope, Piece, fold};
use rustc_hash::FxHashSet;

use crate::walk::DEEP;
use crate::worklist::Worklist;

/// Of blocks with more ops not all are looked at again when they move; of values with more uses
/// not all are followed.
const MANY: usize = 64;

/// Changes a body. For a driver that keeps a work list, what changes is put
/// on it at once, so that the order is that of the changes.
pub struct Rewriter<'a> {
    ctx: &'a Context,
    outer: Option<&'a OpRef<'a>>,
    body: &'a mut Body,
    cursor: Cursor,
    pub(crate) list: Option<Worklist>,
    /// The region that ops have to be in to be looked at, where it is not the whole body.
    pub(crate) within: Option<Region>,
    /// The ops that were made or moved, for a driver that asks.
    pub(crate) placed: Option<FxHashSet<Op>>,
    /// What is known of the ops that do nothing.
    harmless: Everywhere,
}

impl Build for Rewriter<'_> {
    #[inline]
    fn ctx(&self) -> &Context {
        self.ctx
    }
    #[inline]
    fn body(&mut self) -> &mut Body {
        self.body
    }
    #[inline]
    fn cursor(&self) -> Cursor {
        self.cursor
    }
    #[inline]
    fn cursor_mut(&mut self) -> &mut Cursor {
        &mut self.cursor
    }
    fn created(&mut self, op: Op) {
        self.placed(op);
    }
}

impl<'a> Rewriter<'a> {
    /// A rewriter of a body that `outer` owns. It makes ops at the end of the
    /// body's first block until told otherwise.
    pub fn new(ctx: &'a Context, outer: Option<&'a OpRef<'a>>, body: &'a mut Body) -> Self {
        let first = body.roots().first().and_then(|&region| body.entry_block(region));
        let point = InsertPoint::End(first.unwrap_or(Block::from_u32(0)));
        Self {
            ctx,
            outer,
            body,
            cursor: Cursor { point, location: Location::UNKNOWN },
            list: None,
            within: None,
            placed: None,
            harmless: Everywhere::harmless(),
        }
    }

    /// The context, for as long as the rewriter lives.
    #[inline]
    pub fn context(&self) -> &'a Context {
        self.ctx
    }

    /// The body and what is around it, for reading.
    pub fn scope(&self) -> Scope<'_> {
        Scope { ctx: self.ctx, body: self.body, outer: self.outer }
    }

    /// An op, for reading.
    pub fn view(&self, op: Op) -> OpRef<'_> {
        self.scope().op(op)
    }

    /// The isolated op around the body.
    pub fn outer(&self) -> Option<&'a OpRef<'a>> {
        self.outer
    }

    /// A value's type.
    pub fn ty(&self, value: Value) -> Type {
        self.body.ty(value)
    }

    /// Makes new ops go before `op`, with its location.
    pub fn at(&mut self, op: Op) {
        self.cursor.point = InsertPoint::Before(op);
        self.cursor.location = self.body.op(op).location;
    }

    /// Notes that an op is new, or was changed or moved: it is to be looked
    /// at again, and so are those around it. One in a region that no op has
    /// yet is looked at in the next round.
    pub fn modified(&mut self, op: Op) {
        let Some(list) = &mut self.list else { return };
        let body = &*self.body;
        self.harmless.forget(body, op);
        let op = Some(op).filter(|&op| body.block_of(op).is_some());
        let within = self.within;
        let ends =
            |op| within.is_some() && body.block_of(op).and_then(|at| body.region_of(at)) == within;
        let next = |&op: &Op| if ends(op) { None } else { body.parent_op(op) };
        let around = std::iter::successors(op, next).take(DEEP);
        let around: smallvec::SmallVec<[Op; 16]> = around.collect();
        let is_last = |&op: &Op| if within.is_some() { ends(op) } else { is_at_root(body, op) };
        if around.len() == DEEP || around.last().is_some_and(is_last) {
            around.into_iter().for_each(|op| list.push(op));
        }
    }

    /// Whether an op may be erased: nothing uses its results, and it does nothing else. Where a
    /// driver keeps a work list, and so is told what changes, what was found is kept.
    #[inline]
    pub fn is_trivially_dead(&mut self, op: Op) -> bool {
        let view = Scope { ctx: self.ctx, body: self.body, outer: self.outer }.op(op);
        if self.list.is_none() {
            return effects::is_trivially_dead(view);
        }
        let is_dead = self.harmless.is_trivially_dead(view);
        debug_assert_eq!(is_dead, effects::is_trivially_dead(view), "a change was not told");
        is_dead
    }

    /// Notes that an op is where it was not before.
    fn placed(&mut self, op: Op) {
        if let Some(placed) = &mut self.placed {
            placed.insert(op);
        }
        self.modified(op);
    }

    /// Notes that an op is to be looked at, and those around it, as when it
    /// was modified: where the next one around it is on the list, all are.
    #[inline]
    pub(crate) fn met(&mut self, op: Op) {
        let (around, whole) = (self.body.parent_op(op), self.within.is_none());
        match &mut self.list {
            Some(list) if around.map_or(whole, |around| list.has(around)) => {
                self.harmless.forget(self.body, op);
                list.push(op);
            }
            _ => self.modified(op),
        }
    }

    /// Takes an op for one that nothing was told of: it is looked at when something changes that has
    /// to do with it, or in the next round.
    pub fn overlook(&mut self, op: Op) {
        if let Some(list) = &mut self.list {
            list.remove(op);
        }
    }

    /// Notes ops as upstream does that copies them and then erases what it copied: these are to
    /// be looked at again, the last first.
    pub fn copied(&mut self, ops: &[Op]) {
        if let Some(list) = &mut self.list {
            ops.iter().for_each(|&op| list.remove(op));
        }
        if let Some(placed) = &mut self.placed {
            placed.extend(ops);
        }
        ops.iter().for_each(|&op| self.met(op));
    }

    /// Notes that what these ops were copied from goes: what else nothing but one of them uses is
    /// to be looked at again.
    pub fn originals_erased(&mut self, copies: &[Op]) {
        let own = copies.iter().copied().collect::<FxHashSet<_>>();
        for &op in copies.iter().rev() {
            for value in used_by(self.body, op) {
                let source = self.body.defining_op(value).filter(|source| !own.contains(source));
                let Some(source) = source else { continue };
                if self.body.uses(value).all(|user| user.op == op) {
                    self.modified(source);
                }
            }
        }
    }

    /// Notes that an op is about to be erased: what it uses and what at most
    /// one other op uses is to be looked at again.
    fn erasing(&mut self, op: Op) {
        self.harmless.forget(self.body, op);
        for value in used_by(self.body, op) {
            let Some(source) = self.body.defining_op(value) else { continue };
            if has_one_other_user(self.body, value, op) {
                self.modified(source);
            }
        }
        if let Some(list) = &mut self.list {
            list.remove(op);
        }
    }
}

/// Whether an op is in one of the body's own regions.
fn is_at_root(body: &Body, op: Op) -> bool {
    let region = body.block_of(op).and_then(|block| body.region_of(block));
    region.is_some_and(|region| body.roots().contains(&region))
}

/// What an op uses; of many operands each value once, so that looking at the uses of all of them
/// takes no longer than these are many.
fn used_by(body: &Body, op: Op) -> smallvec::SmallVec<[Value; 8]> {
    let mut values = body.operands(op).collect::<smallvec::SmallVec<[Value; 8]>>();
    if values.spilled() {
        let mut seen = FxHashSet::default();
        values.retain(|value| seen.insert(*value));
    }
    values
}

/// Whether no more than one op apart from this one uses a value, as far as [`MANY`] uses tell.
fn has_one_other_user(body: &Body, value: Value, op: Op) -> bool {
    let mut users = body.uses(value).map(|user| user.op).filter(|&user| user != op);
    let first = users.next();
    users.take(MANY).all(|user| Some(user) == first)
}

/// Ops.
impl Rewriter<'_> {
    /// Makes every use of a value a use of another.
    pub fn replace_all_uses(&mut self, old: Value, new: Value) {
        if self.list.is_some() {
            let users = self.body.uses(old).map(|user| user.op);
            let users = users.collect::<smallvec::SmallVec<[_; 8]>>();
            self.body.replace_all_uses(old, new);
            users.into_iter().for_each(|user| self.modified(user));
        } else {
            self.body.replace_all_uses(old, new);
        }
    }

    /// Makes an op with one result, or what it folds to, and returns that.
    pub fn insert_folded(&mut self, new: NewOp) -> Value {
        let op = self.insert(new);
        let mut scope = FoldScope { ctx: self.ctx, outer: self.outer, body: self.body };
        if let Fold::Values(pieces) = fold(&mut scope, op)
            && let Some(piece) = pieces.into_iter().next()
        {
            self.erase(op);
            return match piece {
                Piece::Value(value) => value,
                Piece::Constant(new) => self.insert1(new),
            };
        }
        self.body.result(op, 0).unwrap_or_else(|| Value::from_u32(u32::MAX))
    }

    /// Replaces an op's results by values and erases it.
    pub fn replace(&mut self, op: Op, values: &[Value]) {
        for (result, &value) in self.body.results(op).zip(values) {
            self.replace_all_uses(result, value);
        }
        self.erase(op);
    }

    /// Replaces an op by a new one before it, result by result.
    pub fn replace_with(&mut self, op: Op, new: NewOp) -> Op {
        let new = self.insert(new);
        let values = self.body.results(new).collect::<smallvec::SmallVec<[_; 4]>>();
        self.replace(op, &values);
        new
    }

    /// Makes constants of those results of an op that folding tells, and nothing else.
    pub fn make_known_results(&mut self, op: Op) {
        if let Some(known) = fold::known_results(self.view(op)) {
            let (ctx, outer) = (self.ctx, self.outer);
            fold::settle(&mut FoldScope { ctx, outer, body: self.body }, op, known);
        }
    }

    /// Erases an op with all that is in it; nothing may use its results.
    pub fn erase(&mut self, op: Op) {
        if self.cursor.point == InsertPoint::Before(op)
            && let Some(point) = InsertPoint::after(self.body, op)
        {
            self.cursor.point = point;
        }
        if self.list.is_some() {
            self.note_erased(op);
        }
        self.body.erase_op(op);
    }

    /// Notes that an op goes; all that is in it goes before, one by one, so
    /// that what they use is no longer used by these.
    fn note_erased(&mut self, op: Op) {
        if self.body.nested(op).is_none() && self.body.has_regions(op) {
            let mut inside = Vec::new();
            let regions = self.body.regions(op).to_vec();
            crate::walk::preorder(self.body, regions, crate::walk::in_order, |op, _| {
                inside.push(op);
                true
            });
            for op in inside.into_iter().rev() {
                self.erasing(op);
                self.body.erase_op(op);
            }
        }
        self.erasing(op);
    }

    /// Replaces one operand.
    pub fn set_operand(&mut self, op: Op, index: usize, value: Value) {
        self.body.set_operand(op, index, value);
        self.modified(op);
    }

    /// Replaces all operands.
    pub fn set_operands(&mut self, op: Op, values: &[Value]) {
        self.body.set_operands(op, values);
        self.modified(op);
    }

    /// The values that a branch forwards, by successor; none for ops that
    /// are no branches.
    pub fn forwarded(&self, op: Op) -> Option<Vec<Vec<Value>>> {
        let view = self.view(op);
        let values = |range: std::ops::Range<usize>| range.filter_map(|at| view.operand(at));
        let lists = view.all_forwarded()?.into_iter();
        Some(lists.map(|range| values(range).collect()).collect())
    }

    /// Makes a branch forward other values, by successor.
    pub fn set_forwarded(&mut self, op: Op, lists: &[Vec<Value>]) {
        let view = self.view(op);
        let Some((operands, sizes)) = with_forwarded(view, lists, |at| view.operand(at)) else {
            return;
        };
        self.set_operands(op, &operands);
        self.set_sizes(op, sizes);
    }

    /// Makes a branch forward besides what ops in no block use, each after what it forwards to a
    /// successor already. All uses keep their places; the ops are left without operands.
    pub fn forward_besides(&mut self, op: Op, more: &[(u32, Op)]) {
        let view = self.view(op);
        let Some(ranges) = view.all_forwarded() else { return };
        let own = ranges.into_iter().map(|range| range.map(|at| (op, at)).collect());
        let mut lists = own.collect::<Vec<Vec<_>>>();
        for &(successor, other) in more {
            let used = (0..self.body.num_operands(other)).map(|at| (other, at));
            lists
                .get_mut(successor as usize)
                .into_iter()
                .for_each(|list| list.extend(used.clone()));
        }
        let Some((places, sizes)) = with_forwarded(view, &lists, |at| Some((op, at))) else {
            return;
        };
        self.body.take_operands(op, &places);
        self.modified(op);
        self.set_sizes(op, sizes);
    }

    fn set_sizes(&mut self, op: Op, sizes: Vec<(usize, Vec<i32>)>) {
        for (slot, sizes) in sizes {
            let sizes = Attribute::i32_array(self.ctx, &sizes);
            self.body.set_prop(op, slot, Some(sizes));
        }
    }

    /// Sets or removes an inherent attribute.
    pub fn set_prop(&mut self, op: Op, slot: usize, attr: Option<Attribute>) {
        self.body.set_prop(op, slot, attr);
        self.modified(op);
    }

    /// Makes an op another op in place, with these inherent attributes.
    pub fn rename(&mut self, op: Op, name: OpName, props: &[Option<Attribute>]) {
        self.body.rename(op, name, props);
        self.modified(op);
    }

    /// Moves an op before another.
    pub fn move_before(&mut self, op: Op, before: Op) {
        self.harmless.forget(self.body, op);
        self.body.detach_op(op);
        self.body.insert_before(before, op);
        self.placed(op);
    }

    /// Moves an op to the end of a block.
    pub fn move_to_end(&mut self, op: Op, block: Block) {
        self.harmless.forget(self.body, op);
        self.body.detach_op(op);
        self.body.append_op(block, op);
        self.placed(op);
    }
}

/// Blocks and regions.
impl Rewriter<'_> {
    /// Makes an empty block before another.
    pub fn create_block_before(&mut self, before: Block) -> Block {
        let block = self.body.create_block();
        self.body.insert_block_before(before, block);
        block
    }

    /// Makes an empty block at the end of a region.
    pub fn append_block(&mut self, region: Region) -> Block {
        self.body.append_new_block(region)
    }

    /// Adds an argument to a block.
    pub fn add_arg(&mut self, block: Block, ty: Type, location: Location) -> Value {
        self.body.add_arg(block, ty, location)
    }

    /// Splits a block before an op: it and what follows go to a new block
    /// right after.
    pub fn split_block(&mut self, op: Op) -> Block {
        let last = self.body.block_of(op).and_then(|block| self.body.last_op(block));
        let new = self.body.split_block(op);
        if self.list.is_some() {
            // As upstream moves them, the last first.
            let ops = std::iter::successors(last, |&op| self.body.prev_op(op));
            for op in ops.collect::<Vec<_>>() {
                self.modified(op);
            }
        }
        new
    }

    /// Moves all blocks of a region before a block.
    pub fn inline_region_before(&mut self, region: Region, before: Block) {
        let next_to = self.body.first_op(before);
        let inside = self.body.region_blocks(region).find_map(|block| self.body.first_op(block));
        for op in next_to.into_iter().chain(inside) {
            self.harmless.forget(self.body, op);
        }
        self.body.inline_region_before(region, before);
    }

    /// Moves all ops of a block before an op, its arguments replaced, and
    /// erases the block.
    pub fn inline_block_before(&mut self, block: Block, before: Op, args: &[Value]) {
        self.replace_args(block, args);
        if self.list.is_some() {
            while let Some(op) = self.body.first_op(block) {
                self.move_before(op, before);
            }
        }
        self.body.inline_block_before(block, before, &[]);
    }

    /// Appends all ops of a block to another, its arguments replaced, and
    /// erases the block.
    pub fn merge_block(&mut self, block: Block, to: Block, args: &[Value]) {
        self.replace_args(block, args);
        if self.list.is_some() {
            self.note_merge(block, to);
        }
        self.body.merge_block(block, to, &[]);
    }

    /// Moves the ops of a block one by one, so that they are looked at again.
    /// Of many, which may have come from many blocks, the last one is.
    fn note_merge(&mut self, block: Block, to: Block) {
        if self.body.block_ops(block).nth(MANY).is_some() {
            if let Some(last) = self.body.last_op(block) {
                self.modified(last);
            }
            return;
        }
        while let Some(op) = self.body.first_op(block) {
            self.move_to_end(op, to);
        }
    }

    fn replace_args(&mut self, block: Block, args: &[Value]) {
        for (old, &new) in self.body.take_args(block).into_iter().zip(args) {
            self.replace_all_uses(old, new);
        }
    }

    /// Erases a block with its ops.
    pub fn erase_block(&mut self, block: Block) {
        while let Some(op) = self.body.last_op(block) {
            self.erase(op);
        }
        self.body.detach_block(block);
    }
}

/// The operands of a branch that forwards these lists and has `other` operands as before, and the
/// sizes of its operand groups and lists by the slots they are kept in.
fn with_forwarded<T: Copy>(
    op: OpRef<'_>,
    lists: &[Vec<T>],
    other: impl Fn(usize) -> Option<T>,
) -> Option<(Vec<T>, Vec<(usize, Vec<i32>)>)> {
    let def = op.def()?;
    let which = def.hooks.branch?;
    let (mut operands, mut sizes, mut props) = (Vec::new(), Vec::new(), Vec::new());
    for (group, defined) in def.operands.iter().enumerate() {
        let forwards = |forwarded| match forwarded {
            Forwarded::Group(own) | Forwarded::List(own, _) => own == group,
        };
        let lists = lists.iter().enumerate().filter(|(successor, _)| forwards(which(*successor)));
        let lists = lists.map(|(_, list)| list).collect::<Vec<_>>();
        let start = operands.len();
        match lists.is_empty() {
            true => operands.extend(op.operand_group(group).filter_map(&other)),
            false => operands.extend(lists.iter().copied().flatten()),
        }
        sizes.push((operands.len() - start) as i32);
        if let (Arity::Nested(slot), false) = (defined.arity, lists.is_empty()) {
            props.push((slot.into(), lists.iter().map(|list| list.len() as i32).collect()));
        }
    }
    if let Segments::Attr(slot) = def.operand_segments {
        props.push((slot.into(), sizes));
    }
    Some((operands, props))
}
