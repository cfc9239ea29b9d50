//! Pieces of a module as the writer prints them, for messages.

use std::borrow::Cow;

use super::{FunctionState, Predecessors, Writer};
use crate::attributes::Attribute;
use crate::body::{Block, Body, DebugRecord, Inst, MetadataOperand, RecordKind, Value, ValueKind};
use crate::collection::Landings;
use crate::constants::Constant;
use crate::context::{Str, Symbol};
use crate::metadata::{Metadata, MetadataData};
use crate::module::{Function, GlobalRef, GlobalVariable, Module};
use crate::types::TypeData;
use crate::writer::alike::Alike;
use crate::writer::slots::{LocalSlots, ModuleSlots};

/// How many functions go on with numbers: each is looked at again for each that follows.
const MOST_NUMBERED: usize = 64;

/// Prints pieces of a module. What numbers they have is found out when first asked.
pub struct Excerpts<'m> {
    module: &'m Module,
    writer: Option<Box<Writer<'m>>>,
    /// The function last asked for, and what prints it.
    function: Option<Box<(Symbol, Writer<'m>, FunctionState<'m>)>>,
    /// The function last asked for with the numbers of the whole module.
    whole: Option<Box<(Symbol, FunctionState<'m>)>>,
    /// The functions whose groups of attributes are numbered before those of another; none where
    /// numbers begin anew in each.
    numbered: Option<Vec<Symbol>>,
}

impl<'m> Excerpts<'m> {
    /// Pieces of a module, none of which has been asked for yet.
    pub fn new(module: &'m Module) -> Self {
        Self { module, writer: None, function: None, whole: None, numbered: None }
    }

    /// The same, in which metadata has the numbers that it has in the whole module, and numbers of
    /// groups of attributes go on from function to function.
    pub(crate) fn continued(module: &'m Module) -> Self {
        Self { numbered: Some(Vec::new()), ..Self::new(module) }
    }

    fn function_named(&self, symbol: Symbol) -> Option<&'m Function> {
        match self.module.lookup(symbol)? {
            GlobalRef::Function(at) => self.module.functions().get(at),
            _ => None,
        }
    }

    fn write_in(
        &mut self,
        symbol: Symbol,
        write: impl FnOnce(&mut Writer<'m>, &FunctionState<'m>),
    ) -> String {
        let Some(function) = self.function_named(symbol) else { return String::new() };
        let Some(body) = &function.body else { return String::new() };
        if self.function.as_ref().is_none_or(|known| known.0 != symbol) {
            let mut writer = Writer::new(self.module, None);
            writer.slots = Cow::Owned(ModuleSlots::new(self.module, Some(symbol)));
            let state = state(body, function, self.module);
            self.function = Some(Box::new((symbol, writer, state)));
        }
        let Some((_, writer, state)) = self.function.as_deref_mut() else { return String::new() };
        write(writer, state);
        let text = String::from_utf8_lossy(&writer.out).into_owned();
        writer.out.clear();
        text
    }

    /// The same with the numbers of metadata that the whole module gives; groups of attributes are
    /// numbered in each function.
    fn write_in_whole(
        &mut self,
        symbol: Symbol,
        write: impl FnOnce(&mut Writer<'m>, &FunctionState<'m>),
    ) -> String {
        let Some(function) = self.function_named(symbol) else { return String::new() };
        let Some(body) = &function.body else { return String::new() };
        let known = self.whole.take().filter(|known| known.0 == symbol);
        if known.is_none() {
            self.number_groups_of(body);
            if let Some(numbered) = &mut self.numbered
                && numbered.len() < MOST_NUMBERED
                && !numbered.contains(&symbol)
            {
                numbered.push(symbol);
            }
        }
        let state = || Box::new((symbol, state(body, function, self.module)));
        let whole = known.unwrap_or_else(state);
        let text = self.write(|writer| write(writer, &whole.1));
        self.whole = Some(whole);
        text
    }

    /// Whether an instruction calls an intrinsic with a node of metadata. LLVM numbers all metadata
    /// then.
    fn passes_metadata(&self, symbol: Symbol, inst: Inst) -> bool {
        let body = self.function_named(symbol).and_then(|function| function.body.as_ref());
        body.is_some_and(|body| {
            let operands = body.operands(inst);
            operands.iter().any(|operand| self.is_node(body, *operand))
        })
    }

    /// Whether an operand is a node of metadata, not a string or a value.
    fn is_node(&self, body: &Body, operand: Value) -> bool {
        let ValueKind::Metadata(at) = operand.kind() else { return false };
        let Some(MetadataOperand::Node(node)) = body.metadata.get(at as usize) else {
            return false;
        };
        let data = self.module.context().metadata(*node);
        !matches!(data, Some(MetadataData::String(_) | MetadataData::Value(_)))
    }

    /// The line of an instruction of a function, with what stands before it.
    pub fn line(&mut self, function: Symbol, inst: Inst) -> String {
        if self.numbered.is_some() || self.passes_metadata(function, inst) {
            return self.write_in_whole(function, |writer, state| writer.inst(state, inst));
        }
        self.write_in(function, |writer, state| writer.inst(state, inst))
    }

    /// A debug record of a function.
    pub fn record(&mut self, function: Symbol, record: &DebugRecord) -> String {
        let text = self.write_in_whole(function, |writer, state| writer.record(state, record));
        text.trim().to_owned()
    }

    /// What a debug record is about, and the record as the call that it was before there were
    /// records.
    pub fn record_as_call(&mut self, function: Symbol, record: &DebugRecord) -> [String; 2] {
        let subject = self.write_in_whole(function, |writer, state| {
            record.operands.iter().take(1).for_each(|own| match own {
                &MetadataOperand::Node(node) if record.kind == RecordKind::Label => {
                    writer.metadata_line(node);
                }
                _ => writer.metadata_operand(state, own),
            });
        });
        let call =
            self.write_in_whole(function, |writer, state| writer.record_as_call(state, record));
        [subject, call]
    }

    /// `!3 = !{i32 7}`; what has no number as an operand has it.
    pub fn node(&mut self, node: Metadata) -> String {
        self.write(|writer| writer.metadata_line(node))
    }

    /// `!name = !{!1, !2}`, and the end of the line.
    pub(crate) fn named_row(&mut self, name: Str, nodes: &[Metadata]) -> String {
        self.write(|writer| writer.named_row(name, nodes))
    }

    /// The line of a global variable.
    pub fn global(&mut self, global: &'m GlobalVariable) -> String {
        self.write(|writer| writer.global(global)).trim_end().to_owned()
    }

    /// A whole function.
    pub fn function(&mut self, function: &'m Function) -> String {
        self.whole = None;
        if let Some(body) = &function.body {
            self.number_groups_of(body);
        }
        self.write(|writer| writer.function(function))
    }

    fn number_groups_of(&mut self, body: &Body) {
        let before = self.numbered.iter().flatten().filter_map(|&it| self.function_named(it));
        let before: Vec<&Body> = before.filter_map(|function| function.body.as_deref()).collect();
        let module = self.module;
        let writer = self.writer();
        writer.alike = Alike::default();
        let bodies = before.into_iter().chain(std::iter::once(body));
        writer.slots.to_mut().number_groups_of(module, bodies);
    }

    fn writer(&mut self) -> &mut Writer<'m> {
        self.writer.get_or_insert_with(|| Box::new(Writer::new(self.module, None)))
    }

    fn write(&mut self, write: impl FnOnce(&mut Writer<'m>)) -> String {
        let writer = self.writer();
        write(writer);
        let text = String::from_utf8_lossy(&writer.out).into_owned();
        writer.out.clear();
        text
    }

    /// `ptr @f`
    pub(crate) fn symbol(&mut self, symbol: Symbol) -> String {
        let module = self.module;
        let common = match module.lookup(symbol) {
            Some(GlobalRef::Variable(at)) => module.globals().get(at).map(|it| &it.common),
            Some(GlobalRef::Function(at)) => module.functions().get(at).map(|it| &it.common),
            Some(GlobalRef::Alias(at)) => module.aliases().get(at).map(|it| &it.common),
            _ => None,
        };
        let ty = module.context().ptr_type(common.map_or(0, |common| common.addrspace));
        self.write(|writer| {
            writer.ty(ty);
            writer.str(" ");
            writer.symbol(symbol);
        })
    }

    /// An instruction, as its line has it.
    pub(crate) fn inst(&mut self, function: &'m Function, inst: Inst) -> String {
        self.line(function.common.symbol, inst)
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

    /// `label %1`
    pub(crate) fn block(&mut self, function: &'m Function, block: Block) -> String {
        let Some(body) = &function.body else { return String::new() };
        let state = state(body, function, self.module);
        self.write(|writer| {
            writer.str("label ");
            writer.block_ref(&state, block);
        })
    }

    /// A constant with its type, `i32 7`.
    pub fn constant(&mut self, constant: Constant) -> String {
        self.write(|writer| writer.typed_constant(constant))
    }

    /// A type.
    pub fn ty(&mut self, ty: crate::types::Type) -> String {
        self.write(|writer| writer.ty(ty))
    }

    /// `%s = type { i32 }`
    pub(crate) fn struct_definition(&mut self, ty: crate::types::Type) -> String {
        self.write(|writer| {
            writer.ty(ty);
            writer.str(" = type ");
            if let TypeData::Named(id) = writer.ctx.ty(ty) {
                writer.types.write_struct_body(writer.ctx, &mut writer.out, *id);
            }
        })
    }

    /// An attribute, as a parameter has it.
    pub(crate) fn attribute(&mut self, attribute: &Attribute) -> String {
        self.write(|writer| writer.attribute(attribute, false))
    }
}

/// What writing instructions of a body needs.
pub(super) fn state<'m>(body: &'m Body, function: &Function, module: &Module) -> FunctionState<'m> {
    let mut slots = LocalSlots::default();
    slots.number(body);
    let parts = module.context().function_parts(function.ty);
    let vararg = parts.is_some_and(|(_, _, vararg)| vararg);
    let mut preds = Predecessors::default();
    preds.find(body);
    FunctionState { body, slots, preds, landings: Landings::default(), vararg }
}
