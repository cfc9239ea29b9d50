//! Taking some blocks of a body out as a body of their own.
//!
//! Invariants: the new body has nothing but what the blocks need, its instructions in the order in
//! which they were made. What was outside of the blocks and is no argument becomes poison; records
//! for debuggers that name any of it are gone. Debug information is told as that of the new
//! subprogram, or gone where there is none.

use cranelift_entity::{EntityList, SecondaryMap};
use rustc_hash::FxHashMap;

use crate::body::{
    Block, Body, CallSite, DebugRecord, Inst, Local, LocalData, MetadataOperand, OperandBundle,
    Value, ValueKind, Word,
};
use crate::context::Context;
use crate::edit::{block_places, value_places};
use crate::opcode::{Flags, Opcode};
use crate::rescope::Rescope;

/// What is taken out.
pub struct Part<'a> {
    /// The blocks in their order, the first the entry.
    pub blocks: &'a [Block],
    /// What becomes arguments.
    pub args: &'a [Value],
    /// What stands for values of outside where debuggers are told of them.
    pub renamed: &'a FxHashMap<Value, Value>,
}

/// What becomes what.
struct Extraction<'b, 'c> {
    ctx: &'b Context,
    from: &'b Body,
    renamed: &'b FxHashMap<Value, Value>,
    rescope: Option<&'b mut Rescope<'c>>,
    to: Body,
    locals: FxHashMap<Local, Value>,
    blocks: SecondaryMap<Block, Option<Block>>,
}

impl Body {
    /// A body of a part of this one.
    #[must_use]
    pub fn extract(
        &self,
        ctx: &Context,
        &Part { blocks, args, renamed }: &Part<'_>,
        rescope: Option<&mut Rescope<'_>>,
    ) -> Body {
        let (locals, blocks_of) = (FxHashMap::default(), SecondaryMap::new());
        let to = Body { args: args.len() as u32, ..Body::default() };
        let mut made =
            Extraction { ctx, from: self, renamed, rescope, to, locals, blocks: blocks_of };
        args.iter().for_each(|&arg| made.arg(arg));
        blocks.iter().for_each(|&block| made.block(block));
        let mut insts = blocks.iter().flat_map(|&block| self.insts(block)).collect::<Vec<_>>();
        insts.sort_unstable();
        let insts = insts.into_iter().map(|&inst| (inst, made.declare(inst)));
        let insts = insts.collect::<Vec<_>>();
        insts.iter().for_each(|&(old, new)| made.fill(old, new));
        made.place(blocks, &insts.into_iter().collect());
        made.to
    }
}

impl Extraction<'_, '_> {
    fn name(&mut self, old: Local, new: Local) {
        self.to.local_names[new] = self.from.local_names[old];
    }

    fn arg(&mut self, arg: Value) {
        let ty = self.from.value_type(self.ctx, arg);
        let new = self.to.locals.push(LocalData { ty, inst: None.into() });
        if let Some(old) = arg.as_local() {
            self.locals.insert(old, new.into());
            self.name(old, new);
        }
    }

    fn block(&mut self, old: Block) {
        let new = self.to.blocks.push(EntityList::new());
        self.to.layout.push(new);
        self.to.block_names[new] = self.from.block_names[old];
        self.blocks[old] = Some(new);
    }

    /// Makes an instruction without operands.
    fn declare(&mut self, old: Inst) -> Inst {
        let mut data = self.from.insts[old].clone();
        data.flags = Flags(data.flags.0 & !Flags::RECORDS.0);
        let result = data.result.expand();
        data.args = EntityList::new();
        data.result = None.into();
        let ty = data.ty;
        let new = self.to.insts.push(data);
        if let Some(result) = result {
            let local = self.to.locals.push(LocalData { ty, inst: new.into() });
            self.to.insts[new].result = local.into();
            self.locals.insert(result, local.into());
            self.name(result, local);
        }
        if self.from.likeness(old).index().is_some() {
            self.to.set_likeness(new, self.from.likeness(old));
        }
        new
    }

    fn value(&mut self, value: Value) -> Value {
        match value.kind() {
            ValueKind::Local(local) => {
                self.locals.get(&local).copied().unwrap_or_else(|| {
                    self.ctx.poison(self.from.value_type(self.ctx, value)).into()
                })
            }
            ValueKind::Constant(_) => value,
            ValueKind::Metadata(number) => {
                let old = self.from.metadata_operand(number).cloned();
                let operand = old.map(|operand| self.metadata(&operand));
                let at = self.to.metadata.len() as u32;
                self.to.metadata.extend(operand);
                Value::metadata(at)
            }
        }
    }

    fn metadata(&mut self, operand: &MetadataOperand) -> MetadataOperand {
        match operand {
            MetadataOperand::Node(_) => operand.clone(),
            MetadataOperand::Local(value) => MetadataOperand::Local(self.value(*value)),
            MetadataOperand::ArgList(values) => {
                MetadataOperand::ArgList(values.iter().map(|&value| self.value(value)).collect())
            }
        }
    }

    fn fill(&mut self, old: Inst, new: Inst) {
        let data = &self.from.insts[old];
        let mut words = self.from.words(data).to_vec();
        let scope = usize::from(data.flags.contains(Flags::SYNC_SCOPE));
        let (count, targets) = (words.len() - scope, self.from.target_count(data));
        let (start, end, step) = value_places(data.opcode.shape(), count, targets);
        for word in words.iter_mut().take(end).skip(start).step_by(step) {
            *word = self.value(word.value()).into();
        }
        let (start, end, step) = block_places(data.opcode.shape(), count, targets);
        for word in words.iter_mut().take(end).skip(start).step_by(step) {
            let block = self.blocks[word.block()];
            *word = block.map_or(*word, Word::from);
        }
        self.to.insts[new].args = EntityList::from_slice(&words, &mut self.to.words);
        self.call_site(old, new);
        self.beside(old, new);
    }

    fn call_site(&mut self, old: Inst, new: Inst) {
        let is_call =
            matches!(self.from.insts[old].opcode, Opcode::Call | Opcode::Invoke | Opcode::CallBr);
        let Some(site) = self.from.call_site(old).filter(|_| is_call) else { return };
        let bundle = |bundle: &OperandBundle, own: &mut Self| OperandBundle {
            tag: bundle.tag,
            inputs: bundle.inputs.iter().map(|&value| own.value(value)).collect(),
        };
        let bundles = site.bundles.iter().map(|own| bundle(own, self)).collect();
        self.to.insts[new].aux = self.to.calls.len() as u32;
        self.to.calls.push(CallSite { bundles, ..site.clone() });
    }

    /// What is attached to an instruction.
    fn beside(&mut self, old: Inst, new: Inst) {
        let attached = self.from.attachments_of(old);
        if !attached.is_empty() {
            self.to.attachments.insert(new, attached.to_vec());
        }
        let Some(rescope) = self.rescope.as_deref_mut() else { return };
        if let Some(location) = self.from.debug_location(old) {
            self.to.debug_locs[new] = rescope.location(location).into();
        }
        let records = self.from.records_before(old);
        let records = records.iter().filter_map(|record| self.record(record)).collect::<Vec<_>>();
        if !records.is_empty() {
            self.to.records.insert(new, records);
            self.to.insts[new].flags |= Flags::RECORDS;
        }
    }

    /// A record of what there is in the new body.
    fn record(&mut self, record: &DebugRecord) -> Option<DebugRecord> {
        let mut made = record.clone();
        for operand in &mut made.operands {
            let inside = |value: Value| {
                let value = self.renamed.get(&value).copied().unwrap_or(value);
                let Some(local) = value.as_local() else { return Some(value) };
                self.locals.get(&local).copied()
            };
            match operand {
                MetadataOperand::Node(_) => {}
                MetadataOperand::Local(value) => *value = inside(*value)?,
                MetadataOperand::ArgList(values) => {
                    *values = values.iter().map(|&value| inside(value)).collect::<Option<_>>()?;
                }
            }
        }
        Some(self.rescope.as_deref_mut()?.record(&made))
    }

    /// Puts the instructions into their blocks.
    fn place(&mut self, blocks: &[Block], insts: &FxHashMap<Inst, Inst>) {
        for &old in blocks {
            let Some(new) = self.blocks[old] else { continue };
            let own = self.from.insts(old).iter().filter_map(|inst| insts.get(inst)).copied();
            self.to.set_insts(new, &own.collect::<Vec<_>>());
        }
    }
}
