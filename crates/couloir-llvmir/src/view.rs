//! Reading instructions by what they hold, whatever the words of their operand lists mean.

use smallvec::SmallVec;

use crate::body::{Block, Body, DebugRecord, Inst, InstData, Value, Word};
use crate::context::Str;
use crate::opcode::{Flags, FloatPredicate, IntPredicate, Opcode, RmwOp, Shape, TailKind};
use crate::types::Type;
use crate::writer::{for_each_successor, for_each_value};

/// Values of an instruction.
pub type Values = SmallVec<[Value; 4]>;

impl InstData {
    /// Predicate of `icmp`.
    pub fn int_predicate(&self) -> Option<IntPredicate> {
        IntPredicate::from_number(self.sub).filter(|_| self.opcode == Opcode::ICmp)
    }

    /// Predicate of `fcmp`.
    pub fn float_predicate(&self) -> Option<FloatPredicate> {
        FloatPredicate::from_number(self.sub).filter(|_| self.opcode == Opcode::FCmp)
    }

    /// Operation of `atomicrmw`.
    pub fn rmw_op(&self) -> Option<RmwOp> {
        RmwOp::from_number(self.sub).filter(|_| self.opcode == Opcode::AtomicRmw)
    }

    /// Tail-call marker of `call`.
    pub fn tail_kind(&self) -> TailKind {
        match self.opcode {
            Opcode::Call => TailKind::from_number(self.sub).unwrap_or(TailKind::None),
            _ => TailKind::None,
        }
    }

    /// Source element type of `getelementptr`, allocated type of `alloca`.
    pub fn source_type(&self) -> Option<Type> {
        matches!(self.opcode.shape(), Shape::Gep | Shape::Alloca).then_some(Type(self.aux))
    }
}

/// What an instruction is but for its operands, its result and what is attached to it: two of the
/// same form do the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Form([u32; 4]);

impl Body {
    /// The form of an instruction whose operand list has nothing but values, and blocks after
    /// them.
    pub fn form(&self, inst: Inst) -> Option<Form> {
        let data = &self.insts[inst];
        let aux = match data.opcode.shape() {
            Shape::Call => 0,
            Shape::Same | Shape::Typed | Shape::Cast | Shape::VaArg | Shape::Gep => data.aux,
            Shape::Load | Shape::Alloca | Shape::Ret | Shape::Nullary => data.aux,
            Shape::Br | Shape::CondBr => data.aux,
            _ => return None,
        };
        if data.flags.contains(Flags::SYNC_SCOPE) {
            return None;
        }
        let own = data.flags.0 & !(Flags::RECORDS.0 | Flags::ATTACHMENTS.0);
        let bytes = [data.opcode as u8, data.sub, data.align, data.orderings];
        Some(Form([u32::from_le_bytes(bytes), own, data.ty.0, aux]))
    }

    /// The values of an instruction that has a form, in order.
    pub fn plain_operands(&self, inst: Inst) -> impl Iterator<Item = Value> + '_ {
        let data = &self.insts[inst];
        let words = self.words(data);
        let count = match data.opcode.shape() {
            Shape::Br => 0,
            Shape::CondBr => 1,
            _ => words.len(),
        };
        words.iter().take(count).map(|word| word.value())
    }

    /// The values an instruction takes, in order: of a call the callee first, of a `switch` the
    /// cases after what is switched on.
    pub fn operands(&self, inst: Inst) -> Values {
        let mut values = Values::new();
        for_each_value(self, &self.insts[inst], |value| values.push(value));
        values
    }

    /// The blocks a terminator can go to, in order.
    pub fn successors(&self, inst: Inst) -> SmallVec<[Block; 4]> {
        let mut blocks = SmallVec::new();
        for_each_successor(self, &self.insts[inst], |block| blocks.push(block));
        blocks
    }

    /// The last instruction of a block.
    pub fn terminator(&self, block: Block) -> Option<Inst> {
        self.insts(block).last().copied()
    }

    /// The incoming values of a `phi` with their blocks.
    pub fn incoming(&self, inst: Inst) -> impl Iterator<Item = (Value, Block)> + '_ {
        let data = &self.insts[inst];
        let words = if data.opcode == Opcode::Phi { self.words(data) } else { &[] };
        words.chunks_exact(2).map(|pair| (pair[0].value(), pair[1].block()))
    }

    /// The clauses of a `landingpad`: whether each is a filter, and its value.
    pub fn clauses(&self, inst: Inst) -> impl Iterator<Item = (bool, Value)> + '_ {
        let data = &self.insts[inst];
        let words = if data.opcode == Opcode::LandingPad { self.words(data) } else { &[] };
        words.chunks_exact(2).map(|pair| (pair[0].0 != 0, pair[1].value()))
    }

    /// Indices of `extractvalue` and `insertvalue`, lanes of a `shufflevector` (-1 is poison).
    pub fn numbers(&self, inst: Inst) -> SmallVec<[i32; 8]> {
        let data = &self.insts[inst];
        let values = match data.opcode.shape() {
            Shape::Shuffle | Shape::InsertValue => 2,
            Shape::ExtractValue => 1,
            _ => return SmallVec::new(),
        };
        let numbers = self.words(data).get(values..).unwrap_or_default();
        numbers.iter().map(|word: &Word| word.0 as i32).collect()
    }

    /// The synchronization scope of an atomic operation.
    pub fn sync_scope(&self, inst: Inst) -> Option<Str> {
        let data = &self.insts[inst];
        if !data.flags.contains(Flags::SYNC_SCOPE) {
            return None;
        }
        self.words_and_scope(data).1
    }

    /// The debug records after the last instruction of a block.
    pub fn trailing_records(&self, block: Block) -> &[DebugRecord] {
        self.trailing.get(&block).map(Vec::as_slice).unwrap_or_default()
    }

    /// How many blocks were made, in the layout or not.
    pub fn num_blocks(&self) -> usize {
        self.blocks.len()
    }

    /// The number of a block, below [`Body::num_blocks`].
    pub fn block_index(block: Block) -> usize {
        block.as_u32() as usize
    }
}
