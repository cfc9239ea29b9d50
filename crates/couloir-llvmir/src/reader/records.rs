//! Debug records, and the calls of intrinsics that stood for them before LLVM 19.

use smallvec::SmallVec;

use super::error::Res;
use super::function::Attachments;
use super::lexer::Tok;
use super::{Parser, fault};
use crate::body::{DebugRecord, MetadataOperand, RecordKind, Value, ValueKind};
use crate::metadata::{Metadata, MetadataData};

/// Word and number of operands before the location.
const KINDS: &[(&[u8], RecordKind, usize)] = &[
    (b"dbg_value", RecordKind::Value, 3),
    (b"dbg_declare", RecordKind::Declare, 3),
    (b"dbg_declare_value", RecordKind::DeclareValue, 3),
    (b"dbg_assign", RecordKind::Assign, 6),
    (b"dbg_label", RecordKind::Label, 1),
];

impl Parser<'_> {
    /// `#dbg_value(...)`
    pub(super) fn debug_record(&mut self) -> Res<()> {
        self.bump();
        let word = self.peek_word();
        let Some(&(_, kind, count)) = KINDS.iter().find(|row| row.0 == word) else {
            return self.fail("expected debug record type here");
        };
        self.bump();
        self.need(Tok::LParen, "Expected '(' here")?;
        let mut operands = SmallVec::new();
        for place in 0..count {
            operands.push(match (kind, place) {
                (RecordKind::Label, _) | (_, 1..=3 | 5) => MetadataOperand::Node(self.node()?),
                _ => self.metadata_operand()?,
            });
            self.need(Tok::Comma, "Expected ',' here")?;
        }
        operands.push(MetadataOperand::Node(self.node()?));
        self.need(Tok::RParen, "Expected ')' here")?;
        self.add_record(DebugRecord { kind, operands });
        Ok(())
    }

    /// Metadata that is no value.
    pub(super) fn node(&mut self) -> Res<Metadata> {
        match self.tok() {
            Tok::MdName if self.lex.text() == b"DIArgList" => self.fail("expected metadata type"),
            Tok::Bang => {
                let mut next = self.lex;
                next.bump();
                if next.tok == Tok::Str {
                    return fault(next.start, "expected integer");
                }
                self.metadata()
            }
            Tok::MdName => self.metadata(),
            _ => self.fail("expected '!' here"),
        }
    }

    fn add_record(&mut self, record: DebugRecord) {
        if let Some(block) = self.func.block {
            self.func.body.trailing.entry(block).or_default().push(record);
        }
    }

    /// The record that a call of a debug intrinsic is; `None` where it is another call.
    pub(super) fn record_of_call(
        &mut self,
        at: usize,
        callee: Value,
        args: &[Value],
        list: &Attachments,
    ) -> Res<bool> {
        let symbol = callee.as_constant().and_then(|constant| self.symbol_of(constant));
        let Some(name) = symbol.and_then(crate::context::Symbol::name) else { return Ok(false) };
        let (kind, count) = match self.ctx.str_bytes(name) {
            b"llvm.dbg.value" | b"llvm.dbg.addr" => (RecordKind::Value, 3),
            b"llvm.dbg.declare" => (RecordKind::Declare, 3),
            b"llvm.dbg.assign" => (RecordKind::Assign, 6),
            b"llvm.dbg.label" => (RecordKind::Label, 1),
            _ => return Ok(false),
        };
        let mut operands: SmallVec<[MetadataOperand; 4]> =
            args.iter().filter_map(|&arg| self.operand_of(arg)).collect();
        // Before LLVM 6 `llvm.dbg.value` had an offset.
        if kind == RecordKind::Value && args.len() == 4 && operands.len() == 3 {
            operands.truncate(3);
        }
        if operands.len() != count {
            return fault(at, "invalid debug intrinsic");
        }
        if self.ctx.str_bytes(name) == b"llvm.dbg.addr" {
            self.dereference(&mut operands);
        }
        let Some(location) = list.location else { return Ok(true) };
        operands.push(MetadataOperand::Node(location));
        self.add_record(DebugRecord { kind, operands });
        Ok(true)
    }

    fn operand_of(&self, arg: Value) -> Option<MetadataOperand> {
        match arg.kind() {
            ValueKind::Metadata(number) => self.func.body.metadata_operand(number).cloned(),
            _ => None,
        }
    }

    /// An address is a value that is read through.
    fn dereference(&self, operands: &mut [MetadataOperand]) {
        const DEREF: u64 = 0x06;
        let Some(MetadataOperand::Node(node)) = operands.get_mut(2) else { return };
        if let Some(MetadataData::Expression(elements)) = self.ctx.metadata(*node) {
            let elements: Vec<u64> = elements.iter().copied().chain([DEREF]).collect();
            *node = self.ctx.md_expression(&elements) as Metadata;
        }
    }
}
