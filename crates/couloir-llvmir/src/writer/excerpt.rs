//! Pieces of a module as the writer prints them, for messages.

use super::{FunctionState, Predecessors, Writer};
use crate::attributes::Attribute;
use crate::body::{Body, Inst, Value};
use crate::context::Symbol;
use crate::metadata::Metadata;
use crate::module::{Function, Module};
use crate::writer::slots::LocalSlots;

/// Prints pieces of a module. What numbers they have is found out when first asked.
pub(crate) struct Excerpts<'m> {
    module: &'m Module,
    writer: Option<Writer<'m>>,
}

impl<'m> Excerpts<'m> {
    pub(crate) fn new(module: &'m Module) -> Self {
        Self { module, writer: None }
    }

    fn write(&mut self, write: impl FnOnce(&mut Writer<'m>)) -> String {
        let writer = self.writer.get_or_insert_with(|| Writer::new(self.module, None));
        write(writer);
        let text = String::from_utf8_lossy(&writer.out).into_owned();
        writer.out.clear();
        text
    }

    /// `ptr @f`
    pub(crate) fn symbol(&mut self, symbol: Symbol) -> String {
        self.write(|writer| {
            writer.str("ptr ");
            writer.symbol(symbol);
        })
    }

    /// An instruction, as its line has it.
    pub(crate) fn inst(&mut self, function: &'m Function, inst: Inst) -> String {
        let Some(body) = &function.body else { return String::new() };
        let state = state(body, function, self.module);
        self.write(|writer| writer.inst(&state, inst))
    }

    /// `i32 %0`
    pub(crate) fn value(&mut self, function: &'m Function, value: Value) -> String {
        let Some(body) = &function.body else { return String::new() };
        let state = state(body, function, self.module);
        self.write(|writer| {
            writer.ty(body.value_type(writer.ctx, value));
            writer.str(" ");
            writer.value(&state, value);
        })
    }

    /// `i32 7`
    pub(crate) fn constant(&mut self, constant: crate::constants::Constant) -> String {
        self.write(|writer| writer.typed_constant(constant))
    }

    /// A piece of metadata, as an operand has it.
    pub(crate) fn metadata(&mut self, metadata: Metadata) -> String {
        self.write(|writer| writer.metadata(metadata))
    }

    /// A numbered node, as its line has it; other metadata as an operand has it.
    pub(crate) fn node(&mut self, metadata: Metadata) -> String {
        self.write(|writer| writer.metadata_line(metadata))
    }

    /// An attribute, as a parameter has it.
    pub(crate) fn attribute(&mut self, attribute: &Attribute) -> String {
        self.write(|writer| writer.attribute(attribute, false))
    }
}

/// What writing an instruction of a body needs.
fn state<'m>(body: &'m Body, function: &Function, module: &Module) -> FunctionState<'m> {
    let mut slots = LocalSlots::default();
    slots.number(body);
    let parts = module.context().function_parts(function.ty);
    let vararg = parts.is_some_and(|(_, _, vararg)| vararg);
    FunctionState { body, slots, preds: Predecessors::default(), vararg }
}
