//! Debug records as ops.
//!
//! Labels are made where they stand. What tells of values is made when all values are there, each
//! right behind what gives its value, so that this comes first wherever the record stood. Records
//! before the call of an intrinsic are dropped, as MLIR 22 does, but where they are to be taken for
//! intrinsics themselves.

use couloir_diag::Diagnostic;
use couloir_ir::dominance::Dominators;
use couloir_ir::{Attribute, Block, Failure, InsertPoint, Location, Op, Value};
use couloir_llvmir as l;
use couloir_llvmir::{DebugRecord, Inst, MetadataData, MetadataOperand, Opcode, RecordKind};

use crate::function::FunctionImport;

/// A debug record that waits until all values are there.
pub(crate) struct PendingRecord<'s>(&'s DebugRecord);

/// The value a record is about.
enum About {
    /// This one.
    Value(Value),
    /// None that the dialect can tell of.
    Nothing,
    /// One that was not imported.
    Lost,
}

impl FunctionImport<'_, '_, '_> {
    /// Takes the records that stand before an instruction.
    pub(crate) fn records_before(&mut self, inst: Inst) -> Result<(), Failure> {
        let records = self.source.records_before(inst);
        if records.is_empty() {
            return Ok(());
        }
        if self.state.importer.options.lossless {
            return records.iter().try_for_each(|record| self.keep_record(record));
        }
        let options = self.state.importer.options;
        let as_intrinsics = options.records_as_intrinsics;
        if self.is_intrinsic_call(inst) && !as_intrinsics {
            return Ok(());
        }
        for record in records {
            let has_no_op = record.kind == RecordKind::Assign || options.unregistered_intrinsics;
            match record.kind {
                _ if as_intrinsics && has_no_op => return self.unhandled_intrinsic(record),
                RecordKind::Label => self.label(record)?,
                _ => self.pending.push(PendingRecord(record)),
            }
        }
        Ok(())
    }

    pub(crate) fn is_intrinsic_call(&self, inst: Inst) -> bool {
        self.source.inst(inst).opcode() == Opcode::Call && {
            let called = self.called_exactly(inst).and_then(l::Symbol::name);
            called.is_some_and(|name| self.state.llvm().str_bytes(name).starts_with(b"llvm."))
        }
    }

    fn label(&mut self, record: &DebugRecord) -> Result<(), Failure> {
        let Some(label) = self.subject(record, 0) else { return Ok(()) };
        let mut new = self.state.new_op("llvm.intr.dbg.label")?;
        new.set("label", label);
        let location = self.record_location(record);
        let before = std::mem::replace(&mut self.state.location, location);
        self.state.put(new);
        self.state.location = before;
        Ok(())
    }

    /// Reports a record for whose intrinsic there is no op, as for assignments.
    fn unhandled_intrinsic(&mut self, record: &DebugRecord) -> Result<(), Failure> {
        let location = self.record_location(record);
        let importer = &mut *self.state.importer;
        let [subject, call] = importer.texts.record_as_call(self.symbol, record);
        importer.fail_at::<()>(Location::UNKNOWN, &format!("unhandled value: {subject}")).ok();
        importer.fail_at(location, &format!("unhandled intrinsic: {call}"))
    }

    /// What a record is about, by the place of that among its operands.
    pub(crate) fn subject(&mut self, record: &DebugRecord, at: usize) -> Option<Attribute> {
        match record.operands.get(at) {
            Some(MetadataOperand::Node(node)) => self.state.importer.debug.attribute(*node),
            _ => None,
        }
    }

    pub(crate) fn record_location(&mut self, record: &DebugRecord) -> Location {
        match record.operands.last() {
            Some(MetadataOperand::Node(node)) => self.state.importer.debug.location(*node),
            _ => Location::UNKNOWN,
        }
    }

    /// Makes the ops of the records that tell of values.
    pub(crate) fn debug_records(&mut self) -> Result<(), Failure> {
        for PendingRecord(record) in std::mem::take(&mut self.pending) {
            let location = self.record_location(record);
            if !self.variable_record(record, location)? {
                self.unhandled_record(record, location);
            }
        }
        Ok(())
    }

    fn unhandled_record(&mut self, record: &DebugRecord, location: Location) {
        let importer = &mut *self.state.importer;
        if importer.options.expensive_warnings {
            let text = importer.texts.record(self.symbol, record);
            let call = as_call(&text).filter(|_| importer.options.records_as_intrinsics);
            let message = match call {
                Some(call) => format!("dropped intrinsic:   {call}"),
                None => format!("unhandled debug variable record {text}"),
            };
            importer.warn_at(location, &message);
        }
    }

    /// Makes the op of a record; whether there is one.
    fn variable_record(
        &mut self,
        record: &DebugRecord,
        location: Location,
    ) -> Result<bool, Failure> {
        // Of an assignment the address is looked at, though nothing comes of it.
        let operand = if record.kind == RecordKind::Assign { 4 } else { 0 };
        let value = match self.about(record.operands.get(operand), location)? {
            About::Value(value) => value,
            About::Nothing | About::Lost => return Ok(false),
        };
        let name = match record.kind {
            RecordKind::Value => "llvm.intr.dbg.value",
            RecordKind::Declare => "llvm.intr.dbg.declare",
            _ => return Ok(false),
        };
        let Some(variable) = self.subject(record, 1) else { return Ok(false) };
        let Some(point) = self.behind(value) else { return Ok(false) };
        let expression = self.subject(record, 2);
        let mut new = self.state.new_op(name)?;
        new.set("varInfo", variable).set("locationExpr", expression).group(&[value]);
        let ctx = self.state.ctx();
        new.put(ctx, &mut self.state.body, point, location);
        Ok(true)
    }

    fn about(
        &mut self,
        operand: Option<&MetadataOperand>,
        location: Location,
    ) -> Result<About, Failure> {
        match operand {
            Some(MetadataOperand::Local(value)) => Ok(match self.value(*value) {
                Ok(value) => About::Value(value),
                Err(Failure) => self.lost(*value, location),
            }),
            Some(MetadataOperand::Node(node)) => match self.state.llvm().metadata(*node) {
                Some(MetadataData::Value(constant)) => {
                    self.state.constant(*constant).map(About::Value)
                }
                _ => Ok(About::Nothing),
            },
            _ => Ok(About::Nothing),
        }
    }

    /// Reports a value that was not imported, as it stands where nothing leads to.
    fn lost(&mut self, value: l::Value, location: Location) -> About {
        let importer = &mut *self.state.importer;
        let inst = self.source.defining_inst(value);
        let text = inst.map(|inst| importer.texts.line(self.symbol, inst)).unwrap_or_default();
        let message = format!("failed to convert a debug operand: {text}");
        importer.ctx.emit(Diagnostic::error(location.place(importer.ctx), message));
        About::Lost
    }

    /// Right behind a value.
    fn behind(&mut self, value: Value) -> Option<InsertPoint> {
        let body = &self.state.body;
        match body.defining_op(value) {
            Some(op) if body.successors(op).next().is_none() => InsertPoint::after(body, op),
            Some(op) => self.in_dominated_block(op),
            None => {
                let block = body.block_of_value(value)?;
                // Nothing stands before a landing pad.
                let first = body.first_op(block)?;
                match self.state.ctx().op_name_text(body.op(first).name) {
                    "llvm.landingpad" => InsertPoint::after(body, first),
                    _ => Some(InsertPoint::Before(first)),
                }
            }
        }
    }

    /// Before the terminator of a block that only this terminator leads to.
    fn in_dominated_block(&mut self, terminator: Op) -> Option<InsertPoint> {
        let body = &self.state.body;
        let block = body.block_of(terminator)?;
        let dominators = self.dominators.get_or_insert_with(|| {
            let mut dominators = Dominators::new(body);
            if let Some(&region) = body.roots().first() {
                dominators.add_region(body, region);
            }
            dominators
        });
        let mut successors = body.successors(terminator);
        let dominated: Option<Block> =
            successors.find(|&to| to != block && dominators.properly_dominates(block, to));
        Some(InsertPoint::Before(body.last_op(dominated?)?))
    }

    /// Warns of an instruction that counts as dropped.
    pub(crate) fn warn_of_dropped(&mut self, inst: Inst) {
        let importer = &mut *self.state.importer;
        if importer.options.expensive_warnings {
            let text = importer.texts.line(self.symbol, inst);
            importer.warn_at(self.state.location, &format!("dropped instruction: {text}"));
        }
    }
}

/// The call of an intrinsic that a record of a value or a variable was once.
fn as_call(record: &str) -> Option<String> {
    let (kind, rest) = record.strip_prefix("#dbg_")?.split_once('(')?;
    let (operands, location) = rest.strip_suffix(')')?.rsplit_once(", ")?;
    let (operands, expression) = operands.rsplit_once(", !DIExpression(")?;
    let (value, variable) = operands.rsplit_once(", ")?;
    matches!(kind, "value" | "declare").then(|| {
        format!(
            "tail call void @llvm.dbg.{kind}(metadata {value}, metadata {variable}, \
             metadata !DIExpression({expression}), !dbg {location}"
        )
    })
}
