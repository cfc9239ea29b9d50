//! Verification of one function.
//!
//! Rules: the type is a function type and the body has its parameters; there is an entry block,
//! and nothing branches to it; every block stands once and ends in its only terminator; every
//! value used is an argument or the result of an instruction that stands in the body; every
//! block named stands in the body; `phi`s come first in their block and have one entry for each
//! predecessor; names differ; operand and result types are those of the opcode (see
//! [`super::insts`]).

use cranelift_entity::{EntitySet, SecondaryMap};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use crate::body::{Block, Body, Inst, Value, ValueKind};
use crate::context::Context;
use crate::module::Function;
use crate::opcode::Opcode;
use crate::types::Type;
use crate::writer::{for_each_successor, for_each_value};

pub(super) struct FunctionVerifier<'m> {
    pub(super) ctx: &'m Context,
    pub(super) body: &'m Body,
    pub(super) ret: Type,
    messages: Vec<String>,
    name: String,
    placed: EntitySet<Block>,
    insts: EntitySet<Inst>,
    preds: SecondaryMap<Block, SmallVec<[Block; 4]>>,
}

/// Messages about what is wrong in a function.
pub(super) fn verify(ctx: &Context, function: &Function) -> Vec<String> {
    let symbol = function.common.symbol;
    let name = symbol.name().map_or(&b"unnamed"[..], |name| ctx.str_bytes(name));
    let name = String::from_utf8_lossy(name).into_owned();
    let Some((ret, params, _)) = ctx.function_parts(function.ty) else {
        return vec![format!("@{name}: Type of a function is not a function type")];
    };
    let Some(body) = &function.body else { return Vec::new() };
    let mut verifier = FunctionVerifier {
        ctx,
        body,
        ret,
        messages: Vec::new(),
        name,
        placed: EntitySet::new(),
        insts: EntitySet::new(),
        preds: SecondaryMap::new(),
    };
    let args = body.args().map(|arg| body.value_type(ctx, arg));
    let same = args.eq(params.iter().copied());
    verifier.check(same, "Function arguments do not match the function's type!");
    verifier.body();
    verifier.messages
}

impl FunctionVerifier<'_> {
    pub(super) fn check(&mut self, holds: bool, message: &str) {
        if !holds {
            self.messages.push(format!("@{}: {message}", self.name));
        }
    }

    pub(super) fn check_inst(&mut self, holds: bool, inst: Inst, message: &str) {
        if !holds {
            let opcode = self.body.insts[inst].opcode.name();
            self.messages.push(format!("@{}: {inst} ({opcode}): {message}", self.name));
        }
    }

    fn body(&mut self) {
        self.layout();
        self.names();
        self.edges();
        let body = self.body;
        for &block in &body.layout {
            self.block(block);
        }
    }

    fn layout(&mut self) {
        let body = self.body;
        self.check(!body.layout.is_empty(), "Function has a body without an entry block!");
        for &block in &body.layout {
            let new = self.placed.insert(block);
            self.check(new, "Block stands in the function more than once!");
            for &inst in body.insts(block) {
                let new = self.insts.insert(inst);
                self.check_inst(new, inst, "Instruction stands in the function more than once!");
            }
        }
    }

    fn names(&mut self) {
        let body = self.body;
        let locals = body.local_names.values().map(|name| name.get());
        let blocks = body.layout.iter().map(|&block| body.block_name(block));
        let mut seen = FxHashSet::default();
        for name in locals.chain(blocks).flatten() {
            if !seen.insert(name) {
                let name = String::from_utf8_lossy(self.ctx.str_bytes(name));
                self.messages.push(format!("@{}: Name '{name}' is used twice!", self.name));
            }
        }
    }

    /// Collects the predecessors of every block.
    fn edges(&mut self) {
        let body = self.body;
        for &block in &body.layout {
            let Some(&last) = body.insts(block).last() else { continue };
            for_each_successor(body, &body.insts[last], |to| {
                if self.placed.contains(to) {
                    self.preds[to].push(block);
                } else {
                    let message = "Branch to a block that is not in the function!";
                    self.messages.push(format!("@{}: {message}", self.name));
                }
            });
        }
        for preds in self.preds.values_mut() {
            preds.sort_unstable();
        }
        if let Some(&entry) = body.layout.first() {
            let none = self.preds[entry].is_empty();
            self.check(none, "Entry block to function must not have predecessors!");
        }
    }

    fn block(&mut self, block: Block) {
        let insts = self.body.insts(block);
        let terminated =
            insts.last().is_some_and(|&last| self.body.insts[last].opcode.is_terminator());
        if !terminated {
            let name = &self.name;
            let message = format!("Basic Block in function '{name}' does not have terminator!");
            self.check(false, &message);
        }
        let mut phis_over = false;
        for (at, &inst) in insts.iter().enumerate() {
            let opcode = self.body.insts[inst].opcode;
            let early = opcode.is_terminator() && at + 1 != insts.len();
            self.check_inst(!early, inst, "Terminator found in the middle of a basic block!");
            let late = opcode == Opcode::Phi && phis_over;
            self.check_inst(!late, inst, "PHI nodes not grouped at top of basic block!");
            phis_over |= opcode != Opcode::Phi;
            self.inst(block, inst);
        }
    }

    fn inst(&mut self, block: Block, inst: Inst) {
        let body = self.body;
        let data = &body.insts[inst];
        let mut known = true;
        for_each_value(body, data, |value| known &= self.is_known(value));
        let message = "Operand is not defined in the function!";
        self.check_inst(known, inst, message);
        if !known {
            return;
        }
        if data.opcode == Opcode::Phi {
            self.phi(block, inst);
        }
        self.operand_types(inst);
    }

    fn is_known(&self, value: Value) -> bool {
        match value.kind() {
            ValueKind::Constant(_) => true,
            ValueKind::Metadata(number) => self.body.metadata_operand(number).is_some(),
            ValueKind::Local(local) => self.body.locals.get(local).is_some_and(|data| {
                data.inst.expand().is_none_or(|inst| self.insts.contains(inst))
            }),
        }
    }

    fn phi(&mut self, block: Block, inst: Inst) {
        let words = self.body.words(&self.body.insts[inst]);
        let mut from: SmallVec<[Block; 4]> =
            words.iter().skip(1).step_by(2).map(|word| word.block()).collect();
        from.sort_unstable();
        let same = from == self.preds[block];
        let message =
            "PHINode should have one entry for each predecessor of its parent basic block!";
        self.check_inst(same, inst, message);
    }
}
