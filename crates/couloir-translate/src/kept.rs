//! What a module lost when it was imported and kept beside its ops: `llvm.kept`.
//!
//! On the module the attribute is the lines of a [`Kept`]; on ops it is a dictionary of numbers
//! that the lines explain: `rule` for what the op becomes, `whole` for what stands for an op that
//! there is not, `loc` for its debug location, `phis` for those of the block it ends (three for
//! each, a rule, a location and a `def`, -1 for none), `order` for the places of their inputs,
//! `record` for an op that is nothing but a debug record, `late` for the values it is about where
//! they need not be known, `def` for the number of such a value, `direct` for an `invoke` that goes
//! on without the block between, `body` for a declared function whose body stands among the lines.
//! An op that has it becomes an instruction even where that could be
//! folded.

use couloir_ir::attr::AttrKind;
use couloir_ir::{Attribute, Context, Failure, OpRef, Str};
use couloir_llvmir as l;
use couloir_llvmir::{Body, Inst, Kept, Module, Opcode};

use rustc_hash::FxHashMap;

use crate::function::FunctionState;
use crate::module::Translator;

/// What an op that has a number became.
#[derive(Clone, Debug)]
pub struct Tagged {
    /// What the op has: a number, or what was kept.
    pub attr: Attribute,
    /// The instructions made of it.
    pub insts: std::ops::Range<u32>,
    /// The block it is in.
    pub block: Option<l::Block>,
}

/// What was kept of a module.
pub(crate) fn read(
    ctx: &Context,
    module: OpRef<'_>,
    llvm: &std::sync::Arc<l::Context>,
) -> Result<Option<Kept>, Failure> {
    let Some(lines) = module.attr_named("llvm.kept").and_then(|attr| attr.as_array(ctx)) else {
        return Ok(None);
    };
    let mut text = Vec::new();
    for line in lines {
        if let AttrKind::String(line, _) = line.kind(ctx) {
            text.extend_from_slice(ctx.bytes(*line));
            text.push(b'\n');
        }
    }
    match Kept::read(&text, llvm) {
        Ok(kept) => Ok(Some(kept)),
        Err(error) => module.error(format!("'llvm.kept' is no LLVM IR: {error}")).fail(),
    }
}

/// What is under a key of a dictionary.
fn entry(ctx: &Context, attr: Attribute, key: Str) -> Option<Attribute> {
    let mut entries = attr.as_dictionary(ctx)?.iter();
    entries.find(|entry| entry.0 == key).map(|entry| entry.1)
}

/// The number under a key of a dictionary.
fn number(ctx: &Context, attr: Attribute, key: Str) -> Option<u32> {
    u32::try_from(entry(ctx, attr, key)?.as_u64(ctx)?).ok()
}

/// The numbers under a key of a dictionary.
fn numbers(ctx: &Context, attr: Attribute, key: Str) -> Option<Vec<i64>> {
    entry(ctx, attr, key)?.as_i64_array(ctx)
}

/// The `phi`s of a block.
fn phis_of(body: &Body, block: l::Block) -> Vec<Inst> {
    let is_phi = |inst: &&Inst| body.inst(**inst).opcode() == Opcode::Phi;
    body.insts(block).iter().take_while(is_phi).copied().collect()
}

/// What is put in its place once all ops have been looked at.
#[derive(Default)]
struct Found {
    located: Vec<Inst>,
    values: FxHashMap<u32, l::Value>,
    /// What goes on without the block between, and the blocks it ends.
    direct: Vec<(Inst, l::Block)>,
}

impl Translator<'_> {
    /// What is kept of an op.
    pub(crate) fn kept_of(&self, op: OpRef<'_>) -> Option<Attribute> {
        let attrs = op.body().discardable(op.op).as_dictionary(self.ctx)?;
        attrs.iter().find(|entry| entry.0 == self.names.kept).map(|entry| entry.1)
    }

    /// Gives the instructions of a body what they lost.
    pub(crate) fn restore(&self, body: &mut Body, tags: &[Tagged]) {
        let Some(kept) = &self.kept else { return };
        let mut found = Found::default();
        for tag in tags {
            self.restore_op(kept, body, tag, &mut found);
        }
        if !found.located.is_empty() {
            found.located.sort_unstable();
            body.relocate(&found.located);
        }
        if !found.direct.is_empty() {
            body.skip_normal_blocks(&found.direct);
        }
        let args = body.args().collect::<Vec<_>>();
        body.settle_late(self.llvm, |number| {
            args.get(number as usize).or_else(|| found.values.get(&number)).copied()
        });
    }

    fn restore_op(&self, kept: &Kept, body: &mut Body, tag: &Tagged, found: &mut Found) {
        let last = tag.insts.end.checked_sub(1).filter(|_| !tag.insts.is_empty());
        if let Some(inst) = last.map(Inst::from_u32) {
            if let Some(rule) = number(self.ctx, tag.attr, self.names.rule) {
                kept.restore(body, inst, rule);
            }
            if let Some(location) = number(self.ctx, tag.attr, self.names.loc) {
                kept.locate(body, inst, location);
                found.located.push(inst);
            }
            if entry(self.ctx, tag.attr, self.names.direct).is_some() {
                found.direct.extend(tag.block.map(|block| (inst, block)));
            }
            let def = number(self.ctx, tag.attr, self.names.def);
            found.values.extend(def.zip(body.inst(inst).result()));
        }
        self.restore_phis(kept, body, tag, found);
        self.restore_order(body, tag);
    }

    fn restore_order(&self, body: &mut Body, tag: &Tagged) {
        let order = numbers(self.ctx, tag.attr, self.names.order);
        let Some((order, block)) = order.zip(tag.block) else { return };
        let phis = phis_of(body, block);
        let Some(&first) = phis.first() else { return };
        // One order for all, or one for each.
        let count = body.incoming(first).count().max(1);
        for (phi, order) in phis.into_iter().zip(order.chunks(count).cycle()) {
            body.reorder_incoming(phi, order);
        }
    }

    fn restore_phis(&self, kept: &Kept, body: &mut Body, tag: &Tagged, found: &mut Found) {
        let Some(numbers) = numbers(self.ctx, tag.attr, self.names.phis) else { return };
        let Some(block) = tag.block else { return };
        let insts = phis_of(body, block);
        if insts.len() * 3 != numbers.len() {
            return;
        }
        for (inst, own) in insts.into_iter().zip(numbers.chunks_exact(3)) {
            let [rule, location, def] =
                [0, 1, 2].map(|at| own.get(at).and_then(|&number| u32::try_from(number).ok()));
            if let Some(rule) = rule {
                kept.restore(body, inst, rule);
            }
            if let Some(location) = location {
                kept.locate(body, inst, location);
                found.located.push(inst);
            }
            found.values.extend(def.zip(body.inst(inst).result()));
        }
    }

    /// Gives what stands at the top level, and the module, what they lost.
    pub(crate) fn restore_module(&self, ops: &[OpRef<'_>], out: &mut Module) {
        let Some(kept) = &self.kept else { return };
        for &op in ops {
            let Some((attr, name)) = self.kept_of(op).zip(op.symbol_name()) else { continue };
            let symbol = self.symbol(name);
            if let Some(rule) = number(self.ctx, attr, self.names.rule) {
                out.restore_header(kept, symbol, rule);
            }
            if entry(self.ctx, attr, self.names.body).is_some() {
                out.restore_body(kept, symbol);
            }
        }
        kept.restore_module(out);
    }
}

impl FunctionState<'_> {
    /// Puts the debug record that an op stands for, if it is such an op.
    pub(crate) fn kept_record(&mut self, op: OpRef<'_>, attr: Attribute) -> bool {
        let Some(record) = number(op.ctx(), attr, self.names().record) else { return false };
        let late = numbers(op.ctx(), attr, self.names().late);
        let values = match late {
            Some(late) => Some(late.into_iter().map(|own| l::Value::late(own as u32)).collect()),
            None => op.operands().map(|value| self.lookup(value)).collect::<Option<Vec<_>>>(),
        };
        let kept = self.translator.kept.as_ref();
        if let Some(record) =
            kept.zip(values).and_then(|(kept, values)| kept.record(record, &values))
        {
            self.builder.record(record);
        }
        true
    }

    /// Appends the instruction that an op stands for, if it is such an op. What one that nothing
    /// is known of gives is no constant, as what it stands for is none.
    pub(crate) fn kept_whole(&mut self, op: OpRef<'_>, attr: Attribute) -> Result<bool, Failure> {
        let Some(whole) = number(op.ctx(), attr, self.names().whole) else { return Ok(false) };
        let values = op.operands().map(|value| self.lookup(value)).collect::<Option<Vec<_>>>();
        let values = values.ok_or(Failure)?;
        let start = self.builder.num_insts();
        let result = match &self.translator.kept {
            Some(kept) => {
                let inst = kept.append(&mut self.builder, whole, &values).ok_or(Failure)?;
                self.builder.result(inst)
            }
            None if op.results().len() == 0 => None,
            None => {
                let ty = self.result_type(op)?;
                let poison = self.llvm().poison(ty).into();
                Some(self.builder.unary(Opcode::Freeze, l::Flags::NONE, poison))
            }
        };
        if let Some((value, result)) = op.result(0).zip(result) {
            self.map(value, result);
        }
        self.tag(attr, start);
        Ok(true)
    }

    /// Takes note of what an op became.
    pub(crate) fn tag(&mut self, attr: Attribute, start: usize) {
        let insts = start as u32..self.builder.num_insts() as u32;
        self.tags.push(Tagged { attr, insts, block: self.builder.current_block() });
    }
}
