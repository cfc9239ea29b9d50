//! Putting a sketched instruction into a body.

use cranelift_entity::{EntityList, SecondaryMap};
use rustc_hash::FxHashMap;

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
    /// Makes each `invoke`, at the end of a block, go where the block goes that it goes on to, if
    /// that does nothing else and nothing else leads to it.
    pub fn skip_normal_blocks(&mut self, invokes: &[(Inst, Block)]) {
        let counts = self.edge_counts();
        let mut skipped = FxHashMap::default();
        let mut reached = Vec::new();
        for &(invoke, from) in invokes {
            let Some((middle, to)) = self.normal_block(invoke) else { continue };
            if counts[middle] == 1 {
                self.rename_targets(invoke, |block| (block == middle).then_some(to));
                skipped.insert(middle, from);
                reached.push(to);
            }
        }
        reached.sort_unstable();
        reached.dedup();
        for block in reached {
            self.rename_sources(block, |block| skipped.get(&block).copied());
        }
        self.layout.retain(|block| !skipped.contains_key(block));
    }

    /// How many edges lead to each block.
    fn edge_counts(&self) -> SecondaryMap<Block, u32> {
        let mut counts = SecondaryMap::new();
        let ends = self.layout.iter().filter_map(|&block| self.terminator(block));
        ends.flat_map(|end| self.successors(end)).for_each(|block| counts[block] += 1);
        counts
    }

    /// The block that an `invoke` goes on to, and the one that this does nothing but go to.
    fn normal_block(&self, invoke: Inst) -> Option<(Block, Block)> {
        let is = |inst, opcode| self.inst(inst).opcode() == opcode;
        let &middle = self.successors(invoke).first().filter(|_| is(invoke, Opcode::Invoke))?;
        let [branch] = *self.insts(middle) else { return None };
        let &to = self.successors(branch).first().filter(|_| is(branch, Opcode::Br))?;
        Some((middle, to))
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

    /// Puts blocks in the place of targets of an `invoke`.
    fn rename_targets(&mut self, invoke: Inst, new: impl Fn(Block) -> Option<Block>) {
        let targets = self.target_count(&self.insts[invoke]);
        let words = self.insts[invoke].args.as_mut_slice(&mut self.words);
        let first = words.len().saturating_sub(targets);
        rename(words.iter_mut().skip(first), new);
    }

    /// Puts blocks in the place of those that the inputs of a block's `phi`s come from.
    fn rename_sources(&mut self, block: Block, new: impl Fn(Block) -> Option<Block>) {
        let Body { blocks, lists, insts, words, .. } = self;
        for &inst in blocks[block].as_slice(lists) {
            let data = &mut insts[inst];
            if data.opcode != Opcode::Phi {
                break;
            }
            rename(data.args.as_mut_slice(words).iter_mut().skip(1).step_by(2), &new);
        }
    }
}

fn rename<'w>(words: impl Iterator<Item = &'w mut Word>, new: impl Fn(Block) -> Option<Block>) {
    for word in words {
        if let Some(block) = new(word.block()) {
            *word = block.into();
        }
    }
}

impl Sketch {
    fn data(&self, body: &mut Body, locals: &[Value], targets: &[Block]) -> InstData {
        Filler { body, locals, targets, next_local: 0, next_target: 0 }.data(self)
    }

    /// Makes an instruction of the same type what this one is.
    pub(crate) fn replace(&self, body: &mut Body, inst: Inst, locals: &[Value], targets: &[Block]) {
        let mut data = self.data(body, locals, targets);
        let old = &mut body.insts[inst];
        data.result = old.result;
        data.flags |= Flags(old.flags.0 & Flags::RECORDS.0);
        *old = data;
        self.attach(body, inst);
    }

    /// Gives an instruction the attachments.
    pub(super) fn attach(&self, body: &mut Body, inst: Inst) {
        body.forget_likeness(inst);
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
        body.append_to(block, inst);
        self.attach(body, inst);
        inst
    }
}
