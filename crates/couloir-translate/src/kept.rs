//! What a module lost when it was imported and kept beside its ops: `llvm.kept`.
//!
//! On the module the attribute is the lines of a [`Kept`]; on ops it is a dictionary of numbers
//! that the lines explain: `rule` for what the op becomes, `loc` for its debug location, `phis`
//! for those of the block it ends (two for each, a rule and a location, -1 for none), `record`
//! for an op that is nothing but a debug record. An op that has it becomes an instruction even
//! where that could be folded.

use couloir_ir::attr::AttrKind;
use couloir_ir::{Attribute, Context, Failure, OpRef, Str};
use couloir_llvmir as l;
use couloir_llvmir::{Body, Inst, Kept, Module, Opcode};

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
    block: Option<l::Block>,
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
    match Kept::read(&text, std::sync::Arc::clone(llvm)) {
        Ok(kept) => Ok(Some(kept)),
        Err(error) => module.error(format!("'llvm.kept' is no LLVM IR: {error}")).fail(),
    }
}

/// The number under a key of a dictionary.
fn number(ctx: &Context, attr: Attribute, key: Str) -> Option<u32> {
    let entry = attr.as_dictionary(ctx)?.iter().find(|entry| entry.0 == key)?;
    u32::try_from(entry.1.as_u64(ctx)?).ok()
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
        let mut located = Vec::new();
        for tag in tags {
            self.restore_op(kept, body, tag, &mut located);
        }
        if !located.is_empty() {
            located.sort_unstable();
            body.relocate(&located);
        }
    }

    fn restore_op(&self, kept: &Kept, body: &mut Body, tag: &Tagged, located: &mut Vec<Inst>) {
        let last = tag.insts.end.checked_sub(1).filter(|_| !tag.insts.is_empty());
        if let Some(inst) = last.map(Inst::from_u32) {
            if let Some(rule) = number(self.ctx, tag.attr, self.names.rule) {
                kept.restore(body, inst, rule);
            }
            if let Some(location) = number(self.ctx, tag.attr, self.names.loc) {
                kept.locate(body, inst, location);
                located.push(inst);
            }
        }
        self.restore_phis(kept, body, tag, located);
    }

    fn restore_phis(&self, kept: &Kept, body: &mut Body, tag: &Tagged, located: &mut Vec<Inst>) {
        let Some(entries) = tag.attr.as_dictionary(self.ctx) else { return };
        let phis = entries.iter().find(|entry| entry.0 == self.names.phis);
        let Some(numbers) = phis.and_then(|entry| entry.1.as_i64_array(self.ctx)) else { return };
        let Some(block) = tag.block else { return };
        let is_phi = |inst: &&Inst| body.inst(**inst).opcode() == Opcode::Phi;
        let insts = body.insts(block).iter().take_while(is_phi).copied().collect::<Vec<_>>();
        if insts.len() * 2 != numbers.len() {
            return;
        }
        for (inst, pair) in insts.into_iter().zip(numbers.chunks_exact(2)) {
            let [rule, location] = [0, 1].map(|at| u32::try_from(pair[at]).ok());
            if let Some(rule) = rule {
                kept.restore(body, inst, rule);
            }
            if let Some(location) = location {
                kept.locate(body, inst, location);
                located.push(inst);
            }
        }
    }

    /// Gives what stands at the top level, and the module, what they lost.
    pub(crate) fn restore_module(&self, ops: &[OpRef<'_>], out: &mut Module) {
        let Some(kept) = &self.kept else { return };
        for &op in ops {
            let rule = self.kept_of(op).and_then(|attr| number(self.ctx, attr, self.names.rule));
            let Some((rule, name)) = rule.zip(op.symbol_name()) else { continue };
            out.restore_header(kept, self.symbol(name), rule);
        }
        kept.restore_module(out);
    }
}

impl FunctionState<'_> {
    /// Puts the debug record that an op stands for, if it is such an op.
    pub(crate) fn kept_record(&mut self, op: OpRef<'_>, attr: Attribute) -> bool {
        let Some(record) = number(op.ctx(), attr, self.names().record) else { return false };
        let values = op.operands().map(|value| self.lookup(value)).collect::<Option<Vec<_>>>();
        let kept = self.translator.kept.as_ref();
        if let Some(record) = kept.zip(values).and_then(|(kept, values)| kept.record(record, &values))
        {
            self.builder.record(record);
        }
        true
    }

    /// Takes note of what an op became.
    pub(crate) fn tag(&mut self, attr: Attribute, start: usize) {
        let insts = start as u32..self.builder.num_insts() as u32;
        self.tags.push(Tagged { attr, insts, block: self.builder.current_block() });
    }
}
