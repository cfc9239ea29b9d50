//! Instructions that are like one before: most of a program's are, but for their operands. The op
//! of such a one is made as the other one's was.
//!
//! Invariants: an op follows from its instruction's [`Key`] and operands alone, and importing it
//! reports nothing; instructions for which that does not hold have no key.

use std::rc::Rc;

use couloir_ir::{Block, Type, Value};
use couloir_llvmir as l;
use couloir_llvmir::{ConstantData, Inst, Opcode, ValueKind};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::function::FunctionImport;
use crate::make::{New, Template};

/// An operand of an instruction as what its op follows from.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Operand {
    /// A constant that says what the op is: an index, or what is called.
    Constant(l::Constant),
    Of(l::Type),
}

/// What an op follows from, besides its operands.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Key {
    form: l::Form,
    tbaa: Option<l::Metadata>,
    operands: SmallVec<[Operand; 4]>,
    call: Option<(l::Type, l::CallConv, l::AttrList)>,
}

/// The ops met so far, by what they follow from.
#[derive(Default)]
pub(crate) struct Alike {
    known: FxHashMap<Key, Rc<Template>>,
    /// The same by the likeness of the instruction.
    by_likeness: Vec<Option<Rc<Template>>>,
    /// Room for the operands and successors of an op.
    operands: Vec<Value>,
    successors: Vec<Block>,
}

/// How many are kept: text in which none are alike is not to take more memory for it.
const MOST: usize = 1 << 14;

/// Of more indices a template does not know which are attributes.
const MOST_INDICES: usize = 63;

/// What the ops of constants that are made of no others are made from.
#[derive(Default)]
pub(crate) struct Leaves(FxHashMap<l::Constant, Template>);

impl Leaves {
    pub(crate) fn get(&self, constant: l::Constant) -> Option<&Template> {
        self.0.get(&constant)
    }

    pub(crate) fn keep(&mut self, constant: l::Constant, template: Template) {
        if self.0.len() < MOST {
            self.0.insert(constant, template);
        }
    }
}

/// An op that constants are put together by, but for its operands.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Piece {
    /// What elements are put into.
    Undef(Type),
    /// An element put in its place.
    Insert(Type, usize),
    /// What gives the constant back.
    Return,
}

/// What these are made from.
#[derive(Default)]
pub(crate) struct Pieces(FxHashMap<Piece, Template>);

impl Pieces {
    pub(crate) fn has(&self, piece: Piece) -> bool {
        self.0.contains_key(&piece)
    }

    pub(crate) fn get(&self, piece: Piece) -> Option<&Template> {
        self.0.get(&piece)
    }

    pub(crate) fn keep(&mut self, piece: Piece, template: Template) {
        if self.0.len() >= MOST {
            self.0.clear();
        }
        self.0.insert(piece, template);
    }
}

impl FunctionImport<'_, '_, '_> {
    /// Makes an instruction's op if one alike was made before.
    pub(crate) fn put_alike(&mut self, inst: Inst) -> Option<()> {
        let template = self.template_for(inst)?;
        let alike = &mut self.state.importer.alike;
        let mut operands = std::mem::take(&mut alike.operands);
        let mut successors = std::mem::take(&mut alike.successors);
        operands.clear();
        successors.clear();
        let found = self.find(inst, &template, (&mut operands, &mut successors));
        if found.is_some() {
            let op = self.state.put_like(&template, &operands, &successors);
            if let Some(value) = self.state.body.result(op, 0) {
                self.define(inst, value);
            }
        }
        let alike = &mut self.state.importer.alike;
        (alike.operands, alike.successors) = (operands, successors);
        found
    }

    /// What the op of an instruction is made from, if one alike was made before.
    fn template_for(&mut self, inst: Inst) -> Option<Rc<Template>> {
        let alike = &self.state.importer.alike;
        let likeness = self.source.likeness(inst).index();
        if let Some(Some(template)) = likeness.and_then(|at| alike.by_likeness.get(at)) {
            return (!self.leads_to_phi(inst)).then(|| Rc::clone(template));
        }
        let key = self.key(inst)?;
        let alike = &mut self.state.importer.alike;
        let template = alike.known.get(&key)?;
        if let Some(at) = likeness {
            if at >= alike.by_likeness.len() {
                alike.by_likeness.resize(at + 1, None);
            }
            if let Some(slot) = alike.by_likeness.get_mut(at) {
                *slot = Some(Rc::clone(template));
            }
        }
        Some(Rc::clone(template))
    }

    /// Finds the operands and successors of the op of an instruction.
    fn find(
        &mut self,
        inst: Inst,
        template: &Template,
        (operands, successors): (&mut Vec<Value>, &mut Vec<Block>),
    ) -> Option<()> {
        let opcode = self.source.inst(inst).opcode();
        let callee = usize::from(opcode == Opcode::Call);
        for (at, value) in self.source.plain_operands(inst).enumerate().skip(callee) {
            // What is an attribute of the op is a constant all the same.
            let value = self.value(value).ok()?;
            if template.takes(at) {
                operands.push(value);
            }
        }
        if opcode.is_terminator() {
            for to in self.source.successors(inst) {
                successors.push(self.target(to).ok()?);
            }
        }
        Some(())
    }

    /// Keeps what an instruction's op is made of for others like it.
    pub(crate) fn remember(&mut self, inst: Inst, new: &mut New) {
        let Some(key) = self.key(inst).filter(|_| self.is_by_name(inst)) else { return };
        let template = new.template(self.state.ctx(), &self.state.body);
        let alike = &mut self.state.importer.alike;
        if alike.known.len() < MOST {
            alike.known.insert(key, Rc::new(template));
        }
    }

    /// Whether an instruction is no call, or one of a function that is no intrinsic by its name.
    fn is_by_name(&self, inst: Inst) -> bool {
        if self.source.inst(inst).opcode() != Opcode::Call {
            return true;
        }
        let name = self.called(inst).and_then(|(symbol, _)| symbol.name());
        name.is_some_and(|name| !self.state.llvm().str_bytes(name).starts_with(b"llvm."))
    }

    fn key(&self, inst: Inst) -> Option<Key> {
        let form = self.source.form(inst)?;
        let tbaa = match self.source.attachments_of(inst) {
            [] => None,
            [(kind, node)] if self.is_tbaa(inst, *kind) => Some(*node),
            _ => return None,
        };
        let values = self.source.plain_operands(inst);
        let operands =
            values.map(|value| Operand::Of(self.source.value_type(self.state.llvm(), value)));
        let mut key = Key { form, tbaa, operands: operands.collect(), call: None };
        match self.source.inst(inst).opcode() {
            Opcode::GetElementPtr => {
                let indices = self.source.plain_operands(inst).map(l::Value::as_constant);
                for (operand, index) in key.operands.iter_mut().zip(indices).skip(1) {
                    *operand = index.map_or(*operand, Operand::Constant);
                }
                return (key.operands.len() <= MOST_INDICES).then_some(key);
            }
            Opcode::Call => self.call_key(inst, &mut key)?,
            Opcode::Br | Opcode::CondBr => return (!self.leads_to_phi(inst)).then_some(key),
            Opcode::LandingPad | Opcode::Phi => return None,
            _ => {}
        }
        Some(key)
    }

    /// Whether this is what an access to memory is said to be of.
    fn is_tbaa(&self, inst: Inst, kind: l::Str) -> bool {
        let opcode = self.source.inst(inst).opcode();
        matches!(opcode, Opcode::Load | Opcode::Store)
            && self.state.llvm().str_bytes(kind) == b"tbaa"
    }

    /// Whether this is a branch that has arguments for blocks.
    #[inline]
    fn leads_to_phi(&self, inst: Inst) -> bool {
        self.has_phis && self.source.inst(inst).opcode().is_terminator() && self.gives_args(inst)
    }

    /// Whether a block that a branch goes to has arguments.
    fn gives_args(&self, branch: Inst) -> bool {
        self.source.successors(branch).into_iter().any(|to| self.has_phi(to))
    }

    fn has_phi(&self, block: l::Block) -> bool {
        let first = self.source.insts(block).first();
        first.is_some_and(|&inst| self.source.inst(inst).opcode() == Opcode::Phi)
    }

    fn call_key(&self, inst: Inst, key: &mut Key) -> Option<()> {
        let site = self.source.call_site(inst)?;
        if !site.bundles.is_empty() {
            return None;
        }
        let mut values = self.source.plain_operands(inst);
        let callee = values.next()?.as_constant()?;
        if values.any(|value| matches!(value.kind(), ValueKind::Metadata(_)))
            || !matches!(self.state.llvm().constant(callee), ConstantData::Global { .. })
        {
            return None;
        }
        *key.operands.first_mut()? = Operand::Constant(callee);
        key.call = Some((site.function_type, site.conv, site.attributes));
        Some(())
    }
}
