//! Putting a sketched instruction into a body.

use cranelift_entity::EntityList;

use super::sketch::{Item, Sketch};
use crate::body::{
    Block, Body, CallSite, Inst, InstData, LocalData, MetadataOperand, OperandBundle, Value, Word,
};
use crate::opcode::{Flags, Opcode};
use crate::types::Type;

/// What takes the places of locals and blocks, in order.
struct Filler<'f> {
    body: &'f mut Body,
    locals: &'f [Value],
    targets: &'f [Block],
    next_local: usize,
    next_target: usize,
}

impl Filler<'_> {
    fn local(&mut self) -> Value {
        self.next_local += 1;
        // There is one for each, as whoever asks has made sure of.
        self.locals.get(self.next_local - 1).copied().unwrap_or(Value(0))
    }

    fn block(&mut self) -> Block {
        self.next_target += 1;
        self.targets.get(self.next_target - 1).copied().unwrap_or(Block::from_u32(0))
    }

    fn metadata(&mut self, operand: MetadataOperand) -> Value {
        let number = self.body.metadata.len() as u32;
        self.body.metadata.push(operand);
        Value::metadata(number)
    }

    fn value(&mut self, item: &Item) -> Value {
        match item {
            Item::Constant(constant) => (*constant).into(),
            Item::Local(_) | Item::Block | Item::Number(_) => self.local(),
            Item::Node(node) => self.metadata(MetadataOperand::Node(*node)),
            Item::MetadataLocal(_) => {
                let local = self.local();
                self.metadata(MetadataOperand::Local(local))
            }
            Item::MetadataConstant(constant) => {
                self.metadata(MetadataOperand::Local((*constant).into()))
            }
            Item::ArgList(list) => {
                let list = list.iter().map(|item| self.value(item)).collect();
                self.metadata(MetadataOperand::ArgList(list))
            }
        }
    }

    fn word(&mut self, item: &Item) -> Word {
        match item {
            Item::Number(number) => Word(*number),
            Item::Block => self.block().into(),
            _ => self.value(item).into(),
        }
    }

    fn data(&mut self, sketch: &Sketch) -> InstData {
        let mut data = InstData::new(sketch.opcode, sketch.ty());
        [data.sub, data.align, data.orderings] = sketch.small;
        data.flags = sketch.flags();
        data.aux = sketch.aux;
        let words = sketch.items.iter().map(|item| self.word(item)).collect::<Vec<_>>();
        data.args = EntityList::from_iter(words, &mut self.body.words);
        if let Some(site) = &sketch.site {
            let bundles = site.bundles.iter().map(|(tag, inputs)| OperandBundle {
                tag: *tag,
                inputs: inputs.iter().map(|item| self.value(item)).collect(),
            });
            let bundles = bundles.collect();
            data.aux = self.body.calls.len() as u32;
            self.body.calls.push(CallSite {
                function_type: site.function_type,
                conv: site.conv,
                attributes: site.attributes,
                bundles,
                targets: site.targets,
            });
        }
        data
    }
}

impl Body {
    /// Makes an `invoke` go where the block goes that it goes on to, if that does nothing else.
    pub fn skip_normal_block(&mut self, invoke: Inst, from: Block) {
        let Some(&middle) = self.successors(invoke).first() else { return };
        let [branch] = *self.insts(middle) else { return };
        let [to] = *self.successors(branch).as_slice() else { return };
        let is_plain = self.inst(branch).opcode() == Opcode::Br && !self.insts(from).is_empty();
        if !is_plain || self.inst(invoke).opcode() != Opcode::Invoke {
            return;
        }
        self.rename_block(invoke, middle, to);
        for at in 0..self.insts(to).len() {
            let inst = self.insts(to)[at];
            if self.inst(inst).opcode() != Opcode::Phi {
                break;
            }
            self.rename_block(inst, middle, from);
        }
        self.layout.retain(|&block| block != middle);
    }

    /// Puts the inputs of a `phi` in an order, given by their places; what is no order is none.
    pub fn reorder_incoming(&mut self, phi: Inst, order: &[i64]) {
        let pairs = self.incoming(phi).collect::<Vec<_>>();
        let mut places = order.to_vec();
        places.sort_unstable();
        if pairs.len() != order.len() || !places.iter().copied().eq(0..pairs.len() as i64) {
            return;
        }
        let ordered = order.iter().filter_map(|&at| pairs.get(usize::try_from(at).ok()?));
        let words = ordered.flat_map(|&(value, block)| [Word::from(value), Word::from(block)]);
        let words = words.collect::<Vec<_>>();
        self.insts[phi].args.as_mut_slice(&mut self.words).copy_from_slice(&words);
    }

    /// Puts a block in the place of another among the targets of an `invoke`, or of a `phi`.
    fn rename_block(&mut self, inst: Inst, old: Block, new: Block) {
        let data = &self.insts[inst];
        let targets = self.target_count(data);
        let is_phi = data.opcode == Opcode::Phi;
        let words = self.insts[inst].args.as_mut_slice(&mut self.words);
        let first = words.len().saturating_sub(targets);
        for (at, word) in words.iter_mut().enumerate() {
            let is_block = if is_phi { at % 2 == 1 } else { at >= first };
            if is_block && word.block() == old {
                *word = new.into();
            }
        }
    }
}

impl Sketch {
    fn data(&self, body: &mut Body, locals: &[Value], targets: &[Block]) -> InstData {
        Filler { body, locals, targets, next_local: 0, next_target: 0 }.data(self)
    }

    /// Makes an instruction of the same type what this one is.
    pub(super) fn replace(&self, body: &mut Body, inst: Inst, locals: &[Value], targets: &[Block]) {
        let mut data = self.data(body, locals, targets);
        let old = &mut body.insts[inst];
        data.result = old.result;
        data.flags |= Flags(old.flags.0 & Flags::RECORDS.0);
        *old = data;
        self.attach(body, inst);
    }

    /// Gives an instruction the attachments.
    pub(super) fn attach(&self, body: &mut Body, inst: Inst) {
        if self.attachments.is_empty() {
            body.attachments.remove(&inst);
            return;
        }
        body.attachments.insert(inst, self.attachments.to_vec());
        body.insts[inst].flags |= Flags::ATTACHMENTS;
    }

    /// Appends the instruction to a block.
    pub(crate) fn append(
        &self,
        body: &mut Body,
        block: Block,
        locals: &[Value],
        targets: &[Block],
    ) -> Inst {
        let data = self.data(body, locals, targets);
        let ty = data.ty;
        let inst = body.insts.push(data);
        if ty != Type::VOID {
            let local = body.locals.push(LocalData { ty, inst: inst.into() });
            body.insts[inst].result = local.into();
        }
        body.blocks[block].insts.push(inst);
        self.attach(body, inst);
        inst
    }
}
