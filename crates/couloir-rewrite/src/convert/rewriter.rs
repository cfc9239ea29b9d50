//! The rewriter that conversion patterns work with.
//!
//! Invariants:
//! - an op that is replaced or erased leaves its block at once, but can still
//!   be read until the conversion ends, as can its results' remaining uses;
//! - a use of a replaced value keeps naming it until the conversion ends;
//!   patterns get what it has become through their converted operands.

use couloir_ir::body::{Block, Body, Op, OpSpec, Region, Value};
use couloir_ir::build::{Build, Cursor, InsertPoint, NewOp};
use couloir_ir::op::OpName;
use couloir_ir::view::{OpRef, Scope};
use couloir_ir::{Attribute, Context, Location, Type};
use cranelift_entity::EntityRef;
use cranelift_entity::packed_option::PackedOption;
use smallvec::SmallVec;

use super::casts::Cast;
use super::driver::Conversion;
use super::pattern::{Done, Lowered, NoMatch, Operands, OrNoMatch};
use super::requests::{Request, RequestId, Symbols};
use super::types::{Input, SignatureConversion, TypeConverter, Types};
use crate::fold::{Fold, FoldScope, Piece, fold};
use crate::map::{ValueMap, Values};

/// The op is not looked at any more: replaced, erased, or in an op that is.
pub(crate) const IGNORED: u8 = 1;
/// The op is a cast made by the conversion itself.
pub(crate) const CAST: u8 = 2;
/// The op was replaced or erased.
pub(crate) const REPLACED: u8 = 4;

/// The op is legal as it is, whatever is said of it.
pub(crate) const SETTLED: u8 = 16;

/// A cast for one operand alone.
pub(crate) const UNSHARED: u8 = 8;

/// A replacement to be completed when the conversion ends.
pub(crate) struct Replacement<'a> {
    pub(crate) what: Replaced,
    pub(crate) converter: Option<&'a TypeConverter>,
}

/// An op that left its block, and where it was: after another op or first.
#[derive(Clone, Copy)]
pub(crate) struct Retired {
    op: Op,
    block: Block,
    after: PackedOption<Op>,
}

/// What is replaced.
#[derive(Clone, Copy)]
pub(crate) enum Replaced {
    /// All results of an op.
    Op(Op),
    /// A block argument.
    Arg(Value),
}

/// What is to be done to a nested body before its ops are converted.
pub(crate) struct Entry {
    /// The op that has the body.
    pub(crate) op: Op,
    /// Which of its regions.
    pub(crate) region: usize,
    /// How the entry block's arguments change.
    pub(crate) signature: SignatureConversion,
    /// The pattern whose type converter casts go by.
    pub(crate) pattern: Option<u32>,
    /// What is done to the new arguments before anything else.
    pub(crate) prologue: Option<Prologue>,
}

/// Works on an entry block whose arguments have just been changed.
pub type Prologue = Box<dyn Fn(&mut ConversionRewriter<'_>, Block) + Send + Sync>;

/// A short list of locations.
type Locations = SmallVec<[Location; 8]>;

/// Changes the IR for conversion patterns. It makes ops before the op being
/// converted, with that op's location, unless told otherwise.
pub struct ConversionRewriter<'a> {
    pub(crate) ctx: &'a Context,
    pub(crate) outer: Option<&'a OpRef<'a>>,
    pub(crate) body: &'a mut Body,
    pub(crate) cursor: Cursor,
    pub(crate) cast_name: OpName,
    pub(crate) map: ValueMap,
    pub(crate) flags: Vec<u8>,
    pub(crate) replaced: Vec<Replacement<'a>>,
    /// Replaced values that other ops were folded to.
    pub(crate) revived: rustc_hash::FxHashSet<Value>,
    /// Ops that left their blocks.
    pub(crate) retired: Vec<Retired>,
    /// The blocks that they left, found when they are asked for.
    pub(crate) left: LeftBlocks,
    pub(crate) casts: Vec<Cast<'a>>,
    /// The last of the casts for one operand alone that blocks begin with, where it was asked for.
    pub(crate) leading: rustc_hash::FxHashMap<Block, Option<Op>>,
    /// The converter by which each value was replaced; filled in at the end,
    /// if it is needed.
    pub(crate) converters: Option<rustc_hash::FxHashMap<Value, &'a TypeConverter>>,
    /// The pattern at work.
    pub(crate) pattern: Option<u32>,
    /// The converter of the pattern at work.
    pub(crate) converter: Option<&'a TypeConverter>,
    /// Ops that the pattern at work changed in place.
    pub(crate) modified: Vec<Op>,
    /// Blocks that the pattern at work made or moved.
    pub(crate) blocks: Vec<Block>,
    /// Regions whose blocks are to be converted when they are moved.
    pub(crate) regions: rustc_hash::FxHashMap<Region, Option<&'a TypeConverter>>,
    pub(crate) entries: Vec<Entry>,
    pub(crate) requests: Vec<Request>,
    /// Requests for shared symbols made so far.
    pub(crate) shared: rustc_hash::FxHashMap<couloir_ir::Str, RequestId>,
    /// The symbols next to `outer`.
    pub(crate) symbols: Option<&'a Symbols>,
    /// The conversion at work.
    pub(crate) what: &'a Conversion,
}

/// Where ops were that left their blocks.
#[derive(Default)]
pub(crate) struct LeftBlocks {
    /// How many of the ops that left are among them.
    known: usize,
    places: rustc_hash::FxHashMap<Op, Retired>,
    /// What so many of them used.
    used: (usize, rustc_hash::FxHashSet<Value>),
}

impl LeftBlocks {
    /// All beyond so many were put back: they are in blocks, and not asked for.
    fn forget(&mut self, left: usize) {
        self.known = self.known.min(left);
        self.used.0 = self.used.0.min(left);
    }

    /// Whether an op that left used a value.
    fn used(&mut self, retired: &[Retired], body: &Body, value: Value) -> bool {
        let (known, used) = &mut self.used;
        let new = retired.get(*known..).unwrap_or_default();
        used.extend(new.iter().flat_map(|retired| body.operands(retired.op)));
        *known = retired.len();
        used.contains(&value)
    }

    fn get(&mut self, retired: &[Retired], op: Op) -> Option<Retired> {
        let new = retired.get(self.known..).unwrap_or_default();
        self.places.extend(new.iter().map(|retired| (retired.op, *retired)));
        self.known = retired.len();
        self.places.get(&op).copied()
    }
}

impl Build for ConversionRewriter<'_> {
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
}

/// Reading.
impl<'a> ConversionRewriter<'a> {
    /// The context, for as long as the conversion runs.
    #[inline]
    pub fn context(&self) -> &'a Context {
        self.ctx
    }

    /// The body and what is around it, for reading.
    #[inline]
    pub fn scope(&self) -> Scope<'_> {
        Scope { ctx: self.ctx, body: self.body, outer: self.outer }
    }

    /// An op, for reading. Its operands are as they were before the conversion.
    #[inline]
    pub fn view(&self, op: Op) -> OpRef<'_> {
        self.scope().op(op)
    }

    /// The isolated op around the body, for reading, with all around it.
    #[inline]
    pub fn outer(&self) -> Option<&'a OpRef<'a>> {
        self.outer
    }

    /// A value's type.
    #[inline]
    pub fn ty(&self, value: Value) -> Type {
        self.body.ty(value)
    }

    /// The type converter of the pattern at work.
    #[inline]
    pub fn converter(&self) -> Option<&'a TypeConverter> {
        self.converter
    }

    /// Whether a pattern may make ops of this name: they are legal, or there
    /// are patterns for them. What is made and stays illegal fails the
    /// conversion, so patterns that keep ops of any kind ask before.
    pub fn may_make(&self, name: OpName) -> bool {
        self.what.may_make(name)
    }

    /// What the pattern's type converter makes of a type, if it is one type.
    pub fn convert_type(&self, ty: Type) -> Option<Type> {
        self.converter?.convert_one(self.ctx, ty)
    }

    /// What the pattern's type converter makes of the type of a value, if it
    /// is one type.
    pub fn convert_value(&self, value: Value) -> Option<Type> {
        let converter = self.converter?;
        if !converter.looks_at_values() {
            return converter.convert_one(self.ctx, self.body.ty(value));
        }
        match converter.convert_value(self.scope(), value)?.as_slice() {
            [ty] => Some(*ty),
            _ => None,
        }
    }

    /// What the pattern's type converter makes of an op's result types.
    ///
    /// # Errors
    /// A reason to decline.
    pub fn convert_results(&self, op: Op) -> Result<Types, NoMatch> {
        let mut types = Types::new();
        for result in self.body.results(op) {
            let ty = self.convert_value(result);
            types.push(ty.or_no_match("unable to convert result type")?);
        }
        Ok(types)
    }

    pub(crate) fn flag(&self, op: Op, flag: u8) -> bool {
        self.flags.get(op.index()).is_some_and(|flags| flags & flag != 0)
    }

    pub(crate) fn set_flag(&mut self, op: Op, flag: u8) {
        if op.index() >= self.flags.len() {
            let room = self.body.num_ops() + self.body.num_ops() / 2 + 16;
            self.flags.resize(room.max(op.index() + 1), 0);
        }
        self.flags[op.index()] |= flag;
    }

    /// Leaves new ops as they are, by number: what a pattern copies is not looked at.
    pub fn keep(&mut self, ops: std::ops::Range<usize>) {
        ops.for_each(|op| self.set_flag(Op::new(op), IGNORED));
    }

    /// Takes an op that a pattern made as legal: what its regions take is converted when the
    /// conversion gets to its body.
    pub fn settle(&mut self, op: Op) {
        self.set_flag(op, SETTLED);
    }

    /// Whether an op was replaced or erased, or is in one that was.
    pub fn is_gone(&self, op: Op) -> bool {
        self.flag(op, IGNORED)
    }
}

/// Making ops.
impl ConversionRewriter<'_> {
    /// Makes an op with one result, or what it folds to, and returns that.
    pub fn insert_folded(&mut self, new: NewOp) -> Value {
        let op = self.insert(new);
        let mut scope = FoldScope { ctx: self.ctx, outer: self.outer, body: self.body };
        if let Fold::Values(pieces) = fold(&mut scope, op)
            && let Some(piece) = pieces.into_iter().next()
        {
            self.discard(op);
            return match piece {
                Piece::Value(value) => value,
                Piece::Constant(new) => self.insert1(new),
            };
        }
        self.body.result(op, 0).unwrap_or_else(|| Value::from_u32(u32::MAX))
    }
}

/// Replacing ops.
impl<'a> ConversionRewriter<'a> {
    /// Replaces an op's one result by a value, of any type.
    ///
    /// # Errors
    /// None; it returns what patterns return.
    pub fn replace(&mut self, op: Op, value: Value) -> Lowered {
        self.replace_all(op, &[value])
    }

    /// Replaces each of an op's results by a value, of any type.
    ///
    /// # Errors
    /// None; it returns what patterns return.
    pub fn replace_all(&mut self, op: Op, values: &[Value]) -> Lowered {
        let results = self.body.results(op);
        for (result, &value) in results.zip(values) {
            self.map.map_one(result, value);
        }
        self.finish_op(op);
        Ok(Done(()))
    }

    /// Replaces each of an op's results by any number of values.
    ///
    /// # Errors
    /// None; it returns what patterns return.
    pub fn replace_with_many(&mut self, op: Op, values: &[Values]) -> Lowered {
        let results = self.body.results(op);
        for (result, values) in results.zip(values) {
            if values.is_empty() {
                self.conjure(result, self.converter);
            } else {
                self.map.map(result, values);
            }
        }
        self.finish_op(op);
        Ok(Done(()))
    }

    /// Replaces an op by a new one, result by result.
    ///
    /// # Errors
    /// None; it returns what patterns return.
    pub fn replace_with(&mut self, op: Op, new: NewOp) -> Lowered {
        let new = self.insert(new);
        self.replace_by_op(op, new)
    }

    /// Replaces an op by one made here by this description, result by result:
    /// the quick way where all parts are at hand.
    ///
    /// # Errors
    /// None; it returns what patterns return.
    pub fn replace_with_spec(&mut self, op: Op, spec: OpSpec<'_>) -> Lowered {
        let new = self.body.create_op_at(self.cursor.point, spec);
        self.replace_by_op(op, new)
    }

    /// Replaces an op's results by those of another op.
    ///
    /// # Errors
    /// None; it returns what patterns return.
    #[inline]
    pub fn replace_by_op(&mut self, op: Op, new: Op) -> Lowered {
        let results = self.body.results(op);
        let values = self.body.results(new);
        for (result, value) in results.zip(values) {
            self.map.map_one(result, value);
        }
        self.finish_op(op);
        Ok(Done(()))
    }

    /// Erases an op; its results must have no uses in the end.
    ///
    /// # Errors
    /// None; it returns what patterns return.
    pub fn erase(&mut self, op: Op) -> Lowered {
        let results = self.body.results(op);
        for result in results {
            if !self.body.is_unused(result) {
                self.conjure(result, self.converter);
            }
        }
        self.finish_op(op);
        Ok(Done(()))
    }

    /// Stands in for a value that nothing replaces.
    fn conjure(&mut self, value: Value, converter: Option<&'a TypeConverter>) {
        let point = self.point_after(&[value]);
        let location = self.body.value_location(value);
        let types = [self.body.ty(value)];
        let cast = self.make_cast(point, location, &[], &types);
        self.note_cast(cast, &[value], converter);
    }

    #[inline]
    fn finish_op(&mut self, op: Op) {
        self.replaced.push(Replacement { what: Replaced::Op(op), converter: self.converter });
        if self.cursor.point == InsertPoint::Before(op) {
            self.move_point_past(op);
        }
        self.set_flag(op, REPLACED);
        self.retire(op);
    }

    /// Keeps the insertion point where it is when the op it names leaves.
    fn move_point_past(&mut self, op: Op) {
        if let Some(point) = InsertPoint::after(self.body, op) {
            self.cursor.point = point;
        }
    }

    /// Takes an op and all in it out of use.
    fn retire(&mut self, op: Op) {
        if !self.body.has_regions(op) {
            return self.retire_one(op);
        }
        let mut pending = vec![op];
        while let Some(op) = pending.pop() {
            for &region in self.body.regions_here(op) {
                let blocks = self.body.region_blocks(region);
                blocks.for_each(|block| pending.extend(self.body.block_ops(block)));
            }
            self.retire_one(op);
        }
    }

    #[inline]
    fn retire_one(&mut self, op: Op) {
        self.set_flag(op, IGNORED);
        if let Some(block) = self.body.block_of(op) {
            let after = self.body.prev_op(op).into();
            self.retired.push(Retired { op, block, after });
        }
        self.body.retire_op(op);
    }

    /// The block of a value; of one that was replaced, the block that it was in.
    pub fn block_of_value(&mut self, value: Value) -> Option<Block> {
        let block = self.body.block_of_value(value);
        block.or_else(|| Some(self.left.get(&self.retired, self.body.defining_op(value)?)?.block))
    }

    /// Whether a value has but one use, and had no other by an op that left its block.
    pub fn had_one_use(&mut self, value: Value) -> bool {
        self.body.has_one_use(value) && !self.left.used(&self.retired, self.body, value)
    }

    /// Right behind the op that gives a value; of one that was replaced, behind what it became.
    pub fn point_behind(&mut self, value: Value) -> Option<InsertPoint> {
        let op = self.body.defining_op(value)?;
        if let Some(point) = InsertPoint::after(self.body, op) {
            return Some(point);
        }
        let left = self.left.get(&self.retired, op)?;
        let point = left.after.expand().and_then(|after| InsertPoint::after(self.body, after));
        Some(point.unwrap_or_else(|| InsertPoint::start(self.body, left.block)))
    }

    /// Erases an op as if it had never been made.
    pub(crate) fn discard(&mut self, op: Op) {
        let retired = self.retired.len();
        _ = self.erase(op);
        self.retired.truncate(retired);
        self.left.forget(retired);
    }

    /// Puts ops back that left their blocks since there were so many of them, for what is said of
    /// a conversion that failed.
    pub(crate) fn restore(&mut self, first: usize) {
        let Some(retired) = self.retired.get(first..).map(<[_]>::to_vec) else { return };
        self.retired.truncate(first);
        self.left.forget(first);
        for Retired { op, block, after } in retired.into_iter().rev() {
            match after.expand() {
                _ if self.body.block_of(op).is_some() => {}
                Some(after) if self.body.block_of(after).is_some() => {
                    self.body.insert_after(after, op);
                }
                _ => self.body.prepend_op(block, op),
            }
        }
    }
}

/// Changing ops in place.
impl ConversionRewriter<'_> {
    /// Notes that the pattern changed an op in place; it is looked at again.
    pub fn updated(&mut self, op: Op) -> Done {
        self.modified.push(op);
        Done(())
    }

    /// Changes an op in place.
    ///
    /// # Errors
    /// None; it returns what patterns return.
    pub fn modify(&mut self, op: Op, change: impl FnOnce(&mut Body)) -> Lowered {
        change(self.body);
        Ok(self.updated(op))
    }

    /// Gives an op its converted operands, in place; each must be one value.
    ///
    /// # Errors
    /// None; it returns what patterns return.
    pub fn set_operands(&mut self, op: Op, operands: &Operands) -> Lowered {
        self.body.set_operands(op, operands.all());
        Ok(self.updated(op))
    }

    /// Sets or removes an inherent attribute of an op, in place.
    pub fn set_prop(&mut self, op: Op, slot: usize, attr: Option<Attribute>) -> Done {
        self.body.set_prop(op, slot, attr);
        self.updated(op)
    }
}

/// Blocks and regions.
impl<'a> ConversionRewriter<'a> {
    /// Makes an empty block before another.
    pub fn create_block_before(&mut self, before: Block) -> Block {
        let block = self.body.create_block();
        self.body.insert_block_before(before, block);
        self.blocks.push(block);
        block
    }

    /// Makes an empty block at the end of a region.
    pub fn append_block(&mut self, region: Region) -> Block {
        let block = self.body.append_new_block(region);
        self.blocks.push(block);
        block
    }

    /// Adds an argument to a block.
    pub fn add_arg(&mut self, block: Block, ty: Type, location: Location) -> Value {
        self.body.add_arg(block, ty, location)
    }

    /// Splits a block before an op: it and what follows go to a new block
    /// right after.
    pub fn split_block(&mut self, op: Op) -> Block {
        let block = self.body.split_block(op);
        self.blocks.push(block);
        block
    }

    /// Splits a block at the insertion point, as [`Self::split_block`].
    pub fn split_here(&mut self) -> Option<Block> {
        match self.cursor.point {
            InsertPoint::Before(op) => Some(self.split_block(op)),
            InsertPoint::End(block) => {
                let new = self.body.create_block();
                self.body.insert_block_after(block, new);
                self.blocks.push(new);
                Some(new)
            }
        }
    }

    /// Moves all blocks of a region before a block.
    pub fn inline_region_before(&mut self, region: Region, before: Block) {
        let first = self.blocks.len();
        self.blocks.extend(self.body.region_blocks(region));
        debug_assert!(first <= self.blocks.len());
        self.body.inline_region_before(region, before);
    }

    /// Moves all blocks of a region to the end of another.
    pub fn append_region(&mut self, region: Region, to: Region) {
        self.blocks.extend(self.body.region_blocks(region));
        self.body.append_region(region, to);
    }

    /// Moves all ops of a block before an op; its arguments become `args`.
    pub fn inline_block_before(&mut self, block: Block, before: Op, args: &[Value]) {
        self.replace_args(block, args);
        while let Some(op) = self.body.first_op(block) {
            self.body.detach_op(op);
            self.body.insert_before(before, op);
        }
        self.body.detach_block(block);
    }

    /// Appends all ops of a block to another; its arguments become `args`.
    pub fn merge_block(&mut self, block: Block, to: Block, args: &[Value]) {
        self.replace_args(block, args);
        if let Some(first) = self.body.first_op(block) {
            self.body.move_tail(first, to);
        }
        self.body.detach_block(block);
    }

    /// Erases an empty block or one whose ops are all gone.
    pub fn erase_block(&mut self, block: Block) {
        while let Some(op) = self.body.last_op(block) {
            _ = self.erase(op);
        }
        self.body.detach_block(block);
    }

    fn replace_args(&mut self, block: Block, args: &[Value]) {
        for (old, &new) in self.body.take_args(block).into_iter().zip(args) {
            self.replace_arg(old, &[new]);
        }
    }

    /// Makes a block argument mean other values.
    pub fn replace_arg(&mut self, arg: Value, values: &[Value]) {
        self.map.map(arg, values);
        self.replaced.push(Replacement { what: Replaced::Arg(arg), converter: self.converter });
    }

    /// Makes what became a new block argument mean a value made of it. The
    /// argument's own uses stay.
    pub fn stand_in_for_arg(&mut self, arg: Value, value: Value) {
        self.map.map(arg, &[value]);
    }

    /// Changes a block's arguments; uses of the old ones get to mean the new. Arguments that all
    /// keep their types stay.
    pub fn convert_signature(&mut self, block: Block, signature: &SignatureConversion) {
        self.convert_signature_with(block, signature, self.converter);
    }

    pub(crate) fn convert_signature_with(
        &mut self,
        block: Block,
        signature: &SignatureConversion,
        converter: Option<&'a TypeConverter>,
    ) {
        let types = self.body.args(block).iter().map(|&arg| self.body.ty(arg));
        if types.eq(signature.types().iter().copied()) {
            return;
        }
        let old = self.body.take_args(block);
        let locations = self.arg_locations(&old, signature);
        let types = signature.types().iter().copied().zip(locations);
        let new = self.body.add_args(block, types).collect::<SmallVec<[Value; 8]>>();
        for (&arg, input) in old.iter().zip(signature.inputs()) {
            match input {
                None => self.drop_arg(arg, converter),
                Some(Input::Replaced(values)) => self.map_arg(arg, values, converter),
                Some(Input::Args(first, count)) => {
                    let values = new.get(*first..first + count).unwrap_or_default();
                    self.map_arg(arg, values, converter);
                }
            }
        }
    }

    fn drop_arg(&mut self, arg: Value, converter: Option<&'a TypeConverter>) {
        self.conjure(arg, converter);
        self.replaced.push(Replacement { what: Replaced::Arg(arg), converter });
    }

    fn map_arg(&mut self, arg: Value, values: &[Value], converter: Option<&'a TypeConverter>) {
        self.map.map(arg, values);
        self.replaced.push(Replacement { what: Replaced::Arg(arg), converter });
    }

    /// New arguments come from where those come from that they stand for.
    fn arg_locations(&self, old: &[Value], signature: &SignatureConversion) -> Locations {
        let mut locations = Locations::from_elem(Location::UNKNOWN, signature.types().len());
        for (&arg, input) in old.iter().zip(signature.inputs()) {
            let Some(Input::Args(first, count)) = input else { continue };
            if let Some(run) = locations.get_mut(*first..first + count) {
                run.fill(self.body.value_location(arg));
            }
        }
        locations
    }

    /// Changes the arguments of all blocks of a region by the pattern's type
    /// converter; the entry block's as `entry` says, when it is given.
    ///
    /// # Errors
    /// A reason to decline; nothing was changed then.
    pub fn convert_region(
        &mut self,
        region: Region,
        entry: Option<&SignatureConversion>,
    ) -> Result<(), NoMatch> {
        let converter = self.converter.or_no_match("the pattern has no type converter")?;
        let blocks = self.body.region_blocks(region).collect::<Vec<_>>();
        let mut signatures = Vec::with_capacity(blocks.len());
        for (number, &block) in blocks.iter().enumerate() {
            let signature = match entry {
                Some(entry) if number == 0 => Some(entry.clone()),
                _ => converter.block_signature(self.ctx, self.body, block),
            };
            signatures.push(signature.or_no_match("unable to convert block argument types")?);
        }
        for (block, signature) in blocks.into_iter().zip(&signatures) {
            self.convert_signature(block, signature);
        }
        self.regions.insert(region, Some(converter));
        Ok(())
    }
}

/// Isolated ops: what has a body of its own.
impl ConversionRewriter<'_> {
    /// Gives the body of one isolated op to another.
    pub fn move_body(&mut self, from: Op, to: Op) {
        if let Some(body) = self.body.take_nested(from) {
            self.body.put_nested(to, body);
        }
    }

    /// Changes the entry block's arguments of an isolated op's region. It
    /// takes place when the conversion gets to that op's body.
    pub fn convert_entry(&mut self, op: Op, region: usize, signature: SignatureConversion) {
        let pattern = self.pattern;
        self.entries.push(Entry { op, region, signature, pattern, prologue: None });
    }

    /// The same, and something may be done about the new arguments.
    pub fn convert_entry_with(
        &mut self,
        op: Op,
        region: usize,
        signature: SignatureConversion,
        prologue: Option<Prologue>,
    ) {
        let pattern = self.pattern;
        self.entries.push(Entry { op, region, signature, pattern, prologue });
    }
}
