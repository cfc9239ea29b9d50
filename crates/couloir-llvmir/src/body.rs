//! Function bodies: values, instructions and blocks in storage of their own.
//!
//! Invariants: a body refers to its context (types, constants, symbols, metadata) but to no
//! module, so threads build bodies independently. Entities are numbered in the order they were
//! made; blocks and instructions print in layout order. Words of an instruction's operand list
//! mean what the [`Shape`](crate::opcode::Shape) of its opcode says. Every edge between blocks
//! comes from a terminator, and predecessors print in the reverse of the order in which their
//! terminators were made. Instructions have a likeness only as they were read or made.

use std::num::NonZeroU32;

use cranelift_entity::packed_option::{PackedOption, ReservedValue};
use cranelift_entity::{EntityList, EntityRef, ListPool, PrimaryMap, SecondaryMap, entity_impl};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::attributes::AttrList;
use crate::constants::Constant;
use crate::context::{Context, Str, Symbol};
use crate::metadata::Metadata;
use crate::module::{CallConv, Function, GlobalVariable};
use crate::opcode::{Flags, Opcode, Ordering};
use crate::types::Type;
use crate::writer::Draft;

/// A block of a body.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Block(u32);
entity_impl!(Block, "block");

/// An instruction of a body.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Inst(u32);
entity_impl!(Inst, "inst");

/// An argument or an instruction's result.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Local(u32);
entity_impl!(Local, "local");

/// Something an instruction can take as operand: an argument, an instruction's result, a
/// constant, or metadata as a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Value(pub(crate) u32);

const KIND: u32 = 0b11 << 30;
const CONSTANT: u32 = 0b10 << 30;
const METADATA: u32 = 0b11 << 30;

/// Where a [`Value`] comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ValueKind {
    /// An argument or an instruction's result.
    Local(Local),
    /// A constant.
    Constant(Constant),
    /// Metadata as a value: an entry of the body's table.
    Metadata(u32),
}

impl Value {
    /// The value that an entry of the body's table of metadata is.
    pub(crate) fn metadata(number: u32) -> Self {
        Value(number | METADATA)
    }

    /// What it is.
    pub fn kind(self) -> ValueKind {
        match self.0 & KIND {
            CONSTANT => ValueKind::Constant(Constant(self.0 & !KIND)),
            METADATA => ValueKind::Metadata(self.0 & !KIND),
            _ => ValueKind::Local(Local(self.0)),
        }
    }

    /// The constant it is, if it is one.
    pub fn as_constant(self) -> Option<Constant> {
        match self.kind() {
            ValueKind::Constant(constant) => Some(constant),
            _ => None,
        }
    }

    /// The argument or result it is, if it is one.
    pub fn as_local(self) -> Option<Local> {
        match self.kind() {
            ValueKind::Local(local) => Some(local),
            _ => None,
        }
    }
}

impl From<Constant> for Value {
    fn from(constant: Constant) -> Self {
        Value(constant.0 | CONSTANT)
    }
}

impl From<Local> for Value {
    fn from(local: Local) -> Self {
        Value(local.0)
    }
}

/// Metadata as an operand, or as the location of a debug record.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum MetadataOperand {
    /// A node, string or constant.
    Node(Metadata),
    /// A value of the function: `metadata i32 %x`.
    Local(Value),
    /// `!DIArgList(i32 %a, i32 %b)`
    ArgList(Box<[Value]>),
}

/// A word of an operand list: a value, a block, a number or a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Word(pub(crate) u32);

impl EntityRef for Word {
    fn new(index: usize) -> Self {
        Word(index as u32)
    }
    fn index(self) -> usize {
        self.0 as usize
    }
}

impl ReservedValue for Word {
    fn reserved_value() -> Self {
        Word(u32::MAX)
    }
    fn is_reserved_value(&self) -> bool {
        self.0 == u32::MAX
    }
}

impl From<Value> for Word {
    fn from(value: Value) -> Self {
        Word(value.0)
    }
}

impl From<Block> for Word {
    fn from(block: Block) -> Self {
        Word(block.0)
    }
}

impl Word {
    pub(crate) fn value(self) -> Value {
        Value(self.0)
    }

    pub(crate) fn block(self) -> Block {
        Block(self.0)
    }
}

/// An instruction: 24 bytes.
#[derive(Clone, Debug)]
pub struct InstData {
    pub(crate) opcode: Opcode,
    /// Predicate, operation of `atomicrmw`, or tail kind.
    pub(crate) sub: u8,
    /// Logarithm of the alignment plus one, 0 where there is none.
    pub(crate) align: u8,
    /// Ordering in the low half, that of failure in the high half.
    pub(crate) orderings: u8,
    pub(crate) flags: Flags,
    /// Type of the result.
    pub(crate) ty: Type,
    pub(crate) args: EntityList<Word>,
    pub(crate) result: PackedOption<Local>,
    /// Source or allocated type, or call site.
    pub(crate) aux: u32,
}

impl InstData {
    pub(crate) fn new(opcode: Opcode, ty: Type) -> Self {
        Self {
            opcode,
            sub: 0,
            align: 0,
            orderings: 0,
            flags: Flags::NONE,
            ty,
            args: EntityList::new(),
            result: None.into(),
            aux: 0,
        }
    }

    /// Its opcode.
    pub fn opcode(&self) -> Opcode {
        self.opcode
    }

    /// Its flags.
    pub fn flags(&self) -> Flags {
        self.flags
    }

    /// Type of its result.
    pub fn ty(&self) -> Type {
        self.ty
    }

    /// Its result, `None` where the type is `void`.
    pub fn result(&self) -> Option<Value> {
        self.result.expand().map(Value::from)
    }

    /// Alignment in bytes.
    pub fn alignment(&self) -> Option<u64> {
        1u64.checked_shl(u32::from(self.align.checked_sub(1)?))
    }

    /// Ordering of an atomic operation.
    pub fn ordering(&self) -> Ordering {
        Ordering::from_number(self.orderings & 0xf).unwrap_or(Ordering::NotAtomic)
    }

    /// Ordering of `cmpxchg` when it fails.
    pub fn failure_ordering(&self) -> Ordering {
        Ordering::from_number(self.orderings >> 4).unwrap_or(Ordering::NotAtomic)
    }
}

/// What instructions of one context have in common that are the same but for the values and blocks
/// of the function they use: operands that are no constants have the same types.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Likeness(Option<NonZeroU32>);

impl Likeness {
    /// More are not told apart: each takes a little room in the tables that are kept by it.
    const MOST: u32 = 1 << 20;

    pub(crate) fn new(number: u32) -> Option<Self> {
        let number = Some(number).filter(|&number| number < Self::MOST)?;
        Some(Self(NonZeroU32::new(number + 1)))
    }

    /// A number from 0 on; `None` of an instruction that is not known to be like any other.
    pub fn index(self) -> Option<usize> {
        self.0.map(|number| number.get() as usize - 1)
    }
}

/// What a call has besides callee and arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CallSite {
    /// Type of the function called.
    pub function_type: Type,
    /// Calling convention.
    pub conv: CallConv,
    /// Attributes of the call, its result and its arguments.
    pub attributes: AttrList,
    /// Operand bundles.
    pub bundles: Box<[OperandBundle]>,
    /// How many blocks the call can go on to: those at the end of its operands.
    pub(crate) targets: u32,
}

/// `"tag"(values)` of a call.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OperandBundle {
    /// Its tag.
    pub tag: Str,
    /// Its values.
    pub inputs: Box<[Value]>,
}

/// What kind of debug record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RecordKind {
    /// `#dbg_value`
    Value,
    /// `#dbg_declare`
    Declare,
    /// `#dbg_declare_value`
    DeclareValue,
    /// `#dbg_assign`
    Assign,
    /// `#dbg_label`
    Label,
}

/// A debug record: what stands between its parentheses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DebugRecord {
    /// Its kind.
    pub kind: RecordKind,
    /// Location, variable, expression (and identity, address and address expression of
    /// `#dbg_assign`), or the label; then the debug location.
    pub operands: SmallVec<[MetadataOperand; 4]>,
}

/// An argument or result: 8 bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LocalData {
    pub(crate) ty: Type,
    /// The instruction, none for an argument.
    pub(crate) inst: PackedOption<Inst>,
}

/// What a body needs: merged into the module when the body is attached.
#[derive(Clone, Debug)]
pub struct Request {
    /// Name of the function, or of the variable.
    pub symbol: Symbol,
    /// Type of the function, or of the variable.
    pub ty: Type,
    /// Attributes of the function.
    pub attributes: AttrList,
    /// What it is.
    pub wanted: Wanted,
}

/// What a body asks for.
#[derive(Clone, Debug)]
pub enum Wanted {
    /// The declaration of a function.
    Declaration,
    /// A private variable that holds this text.
    Text(Constant),
    /// A variable.
    Global(Box<GlobalVariable>),
    /// A function, and what a name made for it starts with where it is to have a new one.
    Function(Box<Function>, Option<Str>),
}

impl Request {
    /// The function that is to be declared, if it is one.
    pub(crate) fn function(&self) -> Option<Function> {
        let declared =
            || Function { attributes: self.attributes, ..Function::new(self.symbol, self.ty) };
        matches!(self.wanted, Wanted::Declaration).then(declared)
    }
}

/// The body of a function.
#[derive(Clone, Debug, Default)]
pub struct Body {
    pub(crate) args: u32,
    pub(crate) locals: PrimaryMap<Local, LocalData>,
    pub(crate) insts: PrimaryMap<Inst, InstData>,
    /// The instructions of each block, which stand in `lists`.
    pub(crate) blocks: PrimaryMap<Block, EntityList<Inst>>,
    pub(crate) lists: ListPool<Inst>,
    /// Debug records after the last instruction, of blocks that have any.
    pub(crate) trailing: FxHashMap<Block, Vec<DebugRecord>>,
    pub(crate) layout: Vec<Block>,
    /// Whether terminators stand within blocks, which is an error.
    pub(crate) has_early_ends: bool,
    pub(crate) words: ListPool<Word>,
    pub(crate) calls: Vec<CallSite>,
    pub(crate) metadata: Vec<MetadataOperand>,
    pub(crate) local_names: SecondaryMap<Local, PackedStr>,
    pub(crate) block_names: SecondaryMap<Block, PackedStr>,
    pub(crate) debug_locs: SecondaryMap<Inst, PackedMetadata>,
    /// As far as there are any.
    pub(crate) likenesses: Vec<Likeness>,
    pub(crate) attachments: FxHashMap<Inst, Vec<(Str, Metadata)>>,
    pub(crate) records: FxHashMap<Inst, Vec<DebugRecord>>,
    pub(crate) requests: Vec<Request>,
    /// The text of all but the arguments, which are all that is left then.
    pub(crate) written: Option<Box<Draft>>,
}

impl Body {
    /// Takes what the body holds, in no more room than that needs. The room is left for another.
    #[must_use]
    pub fn take_fitted(&mut self) -> Body {
        let fitted = Body {
            args: std::mem::take(&mut self.args),
            locals: self.locals.clone(),
            insts: self.insts.clone(),
            blocks: self.blocks.clone(),
            lists: self.lists.clone(),
            trailing: std::mem::take(&mut self.trailing),
            layout: self.layout.clone(),
            has_early_ends: std::mem::take(&mut self.has_early_ends),
            words: self.words.clone(),
            calls: self.calls.drain(..).collect(),
            metadata: self.metadata.drain(..).collect(),
            local_names: self.local_names.clone(),
            block_names: self.block_names.clone(),
            debug_locs: self.debug_locs.clone(),
            likenesses: self.likenesses.clone(),
            attachments: std::mem::take(&mut self.attachments),
            records: std::mem::take(&mut self.records),
            requests: std::mem::take(&mut self.requests),
            written: self.written.take(),
        };
        self.clear();
        fitted
    }

    /// Empties the body and keeps its storage.
    pub(crate) fn clear(&mut self) {
        self.args = 0;
        self.locals.clear();
        self.insts.clear();
        self.blocks.clear();
        self.lists.clear();
        self.layout.clear();
        self.words.clear();
        self.local_names.clear();
        self.block_names.clear();
        self.debug_locs.clear();
        self.likenesses.clear();
        self.calls.clear();
        self.metadata.clear();
        self.trailing.clear();
        self.attachments.clear();
        self.records.clear();
        self.requests.clear();
        self.has_early_ends = false;
        self.written = None;
    }

    /// Whether it asks for functions or variables as they are, which others may ask for, too.
    pub fn asks_for_functions(&self) -> bool {
        let is_more = |own: &Wanted| matches!(own, Wanted::Function(..) | Wanted::Global(_));
        self.requests.iter().any(|request| is_more(&request.wanted))
    }

    /// Whether its text is all that is left of it, but for the arguments.
    pub fn is_written(&self) -> bool {
        self.written.is_some()
    }

    /// Whether anything in it may have to be numbered as metadata.
    pub(crate) fn mentions_metadata(&self) -> bool {
        !self.attachments.is_empty() || self.has_more_metadata()
    }

    /// Whether there is metadata in it that is not attached to instructions, or that is for
    /// debuggers.
    pub(crate) fn has_more_metadata(&self) -> bool {
        !self.metadata.is_empty()
            || !self.records.is_empty()
            || self.debug_locs.iter().next().is_some()
            || !self.trailing.is_empty()
    }
}

/// A name, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PackedStr(u32);

/// A piece of metadata, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PackedMetadata(u32);

impl Default for PackedStr {
    fn default() -> Self {
        Self(u32::MAX)
    }
}

impl Default for PackedMetadata {
    fn default() -> Self {
        Self(u32::MAX)
    }
}

impl From<Str> for PackedStr {
    fn from(text: Str) -> Self {
        match text {
            Str::EMPTY => Self::default(),
            Str(number) => Self(number),
        }
    }
}

impl From<Metadata> for PackedMetadata {
    fn from(metadata: Metadata) -> Self {
        Self(metadata.0)
    }
}

impl PackedStr {
    pub(crate) fn get(self) -> Option<Str> {
        (self.0 != u32::MAX).then_some(Str(self.0))
    }
}

impl PackedMetadata {
    pub(crate) fn get(self) -> Option<Metadata> {
        (self.0 != u32::MAX).then_some(Metadata(self.0))
    }
}

impl Body {
    /// The blocks, in the order they print.
    pub fn blocks(&self) -> &[Block] {
        &self.layout
    }

    /// The instructions of a block, in order.
    pub fn insts(&self, block: Block) -> &[Inst] {
        self.blocks[block].as_slice(&self.lists)
    }

    /// Puts an instruction at the end of a block.
    pub(crate) fn append_to(&mut self, block: Block, inst: Inst) {
        self.blocks[block].push(inst, &mut self.lists);
    }

    /// Debug records at the end of a block come before an instruction put there.
    #[inline]
    pub(crate) fn settle_records(&mut self, block: Block, inst: Inst) {
        if !self.trailing.is_empty()
            && let Some(records) = self.trailing.remove(&block)
        {
            self.records.insert(inst, records);
            self.insts[inst].flags |= Flags::RECORDS;
        }
    }

    /// Gives a block these instructions and no others.
    pub(crate) fn set_insts(&mut self, block: Block, insts: &[Inst]) {
        self.blocks[block].clear(&mut self.lists);
        self.blocks[block] = EntityList::from_slice(insts, &mut self.lists);
    }

    /// How many arguments and results there are.
    pub fn num_locals(&self) -> usize {
        self.locals.len()
    }

    /// How many instructions were made.
    pub fn num_insts(&self) -> usize {
        self.insts.len()
    }

    /// An instruction.
    pub fn inst(&self, inst: Inst) -> &InstData {
        &self.insts[inst]
    }

    /// The arguments.
    pub fn args(&self) -> impl Iterator<Item = Value> + use<> {
        (0..self.args).map(Value)
    }

    /// The call site of a call, invoke or callbr.
    pub fn call_site(&self, inst: Inst) -> Option<&CallSite> {
        match self.insts[inst].opcode {
            Opcode::Call | Opcode::Invoke | Opcode::CallBr => {
                self.calls.get(self.insts[inst].aux as usize)
            }
            _ => None,
        }
    }

    /// How many blocks end the operand list of a call.
    pub(crate) fn target_count(&self, data: &InstData) -> usize {
        match data.opcode {
            Opcode::Invoke | Opcode::CallBr => {
                self.calls.get(data.aux as usize).map_or(0, |site| site.targets as usize)
            }
            _ => 0,
        }
    }

    /// The type of a value; `void` where the body has no such value.
    pub fn value_type(&self, ctx: &Context, value: Value) -> Type {
        match value.kind() {
            ValueKind::Local(local) => self.locals.get(local).map_or(Type::VOID, |data| data.ty),
            ValueKind::Constant(constant) => ctx.constant_type(constant),
            ValueKind::Metadata(_) => Type::METADATA,
        }
    }

    /// The instruction that gives a value, `None` for arguments, constants and metadata.
    pub fn defining_inst(&self, value: Value) -> Option<Inst> {
        self.locals.get(value.as_local()?)?.inst.expand()
    }

    /// The name of a value, `None` where it prints by number.
    pub fn value_name(&self, value: Value) -> Option<Str> {
        self.local_names[value.as_local()?].get()
    }

    /// The name of a block, `None` where it prints by number.
    pub fn block_name(&self, block: Block) -> Option<Str> {
        self.block_names[block].get()
    }

    /// Metadata as an operand, by its number.
    pub fn metadata_operand(&self, number: u32) -> Option<&MetadataOperand> {
        self.metadata.get(number as usize)
    }

    /// The metadata attached to an instruction, besides its debug location, by kind.
    pub fn attachments_of(&self, inst: Inst) -> &[(Str, Metadata)] {
        if self.insts[inst].flags.contains(Flags::ATTACHMENTS) {
            self.attachments.get(&inst).map(Vec::as_slice).unwrap_or_default()
        } else {
            &[]
        }
    }

    /// All metadata attached to instructions, besides debug locations, in no order.
    pub fn attachments(&self) -> impl Iterator<Item = (Str, Metadata)> {
        self.attachments.values().flatten().copied()
    }

    /// The debug location of an instruction.
    pub fn debug_location(&self, inst: Inst) -> Option<Metadata> {
        self.debug_locs[inst].get()
    }

    /// Which other instructions one is like.
    pub fn likeness(&self, inst: Inst) -> Likeness {
        self.likenesses.get(inst.as_u32() as usize).copied().unwrap_or_default()
    }

    /// Says that an instruction that is changed is like no other.
    pub(crate) fn forget_likeness(&mut self, inst: Inst) {
        if let Some(slot) = self.likenesses.get_mut(inst.as_u32() as usize) {
            *slot = Likeness::default();
        }
    }

    /// Says which other instructions one is like.
    pub(crate) fn set_likeness(&mut self, inst: Inst, likeness: Likeness) {
        let at = inst.as_u32() as usize;
        if at > self.likenesses.len() {
            self.likenesses.resize(at, Likeness::default());
        }
        match self.likenesses.get_mut(at) {
            Some(slot) => *slot = likeness,
            None => self.likenesses.push(likeness),
        }
    }

    /// The debug records that stand before an instruction.
    pub fn records_before(&self, inst: Inst) -> &[DebugRecord] {
        if self.insts[inst].flags.contains(Flags::RECORDS) {
            self.records.get(&inst).map(Vec::as_slice).unwrap_or_default()
        } else {
            &[]
        }
    }

    pub(crate) fn words(&self, data: &InstData) -> &[Word] {
        data.args.as_slice(&self.words)
    }

    /// The words that the opcode's shape describes, and the synchronization scope after them.
    pub(crate) fn words_and_scope(&self, data: &InstData) -> (&[Word], Option<Str>) {
        let words = self.words(data);
        match words.split_last() {
            Some((last, rest)) if data.flags.contains(Flags::SYNC_SCOPE) => {
                (rest, Some(Str(last.0)))
            }
            _ => (words, None),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entities_are_small() {
        assert_eq!(size_of::<InstData>(), 24);
        assert_eq!(size_of::<LocalData>(), 8);
        assert_eq!(size_of::<Word>(), 4);
        assert_eq!(size_of::<Value>(), 4);
        assert_eq!(size_of::<CallSite>(), 32);
    }
}
