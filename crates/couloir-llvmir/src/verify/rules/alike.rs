//! Instructions that are like one that broke no rule: only what depends on their place is left to
//! check.

use super::intrinsics::Call;
use super::{Checked, Rules};
use crate::attributes::{AttrKind, AttrListData};
use crate::body::{Block, Body, Inst, Likeness};
use crate::module::Function;
use crate::opcode::{Flags, Opcode};

/// Opcodes that have no rules about their place, besides those of numbers.
const FREE_OF_PLACE: &[Opcode] = &[
    Opcode::Alloca,
    Opcode::Br,
    Opcode::CondBr,
    Opcode::ExtractValue,
    Opcode::FCmp,
    Opcode::FNeg,
    Opcode::GetElementPtr,
    Opcode::ICmp,
    Opcode::InsertValue,
    Opcode::Load,
    Opcode::Select,
    Opcode::Store,
];

/// A set of likenesses.
#[derive(Default)]
pub(super) struct Likenesses(Vec<bool>);

impl Likenesses {
    #[inline]
    pub(super) fn has(&self, likeness: Likeness) -> bool {
        likeness.index().is_some_and(|at| self.0.get(at) == Some(&true))
    }

    pub(super) fn add(&mut self, likeness: Likeness) {
        let Some(at) = likeness.index() else { return };
        if at >= self.0.len() {
            self.0.resize(at + 1, false);
        }
        if let Some(slot) = self.0.get_mut(at) {
            *slot = true;
        }
    }
}

impl<'m> Rules<'m> {
    /// What is asked of an instruction but for where its operands come from, and its metadata.
    pub(super) fn by_itself(
        &mut self,
        function: &'m Function,
        body: &'m Body,
        block: Block,
        at: usize,
    ) -> Checked {
        let Some(&inst) = body.insts(block).get(at) else { return Ok(()) };
        let likeness = body.likeness(inst);
        if self.known.sound.has(likeness) {
            return self.located_at(function, body, inst);
        }
        let before = self.errors.len();
        self.in_full(function, body, block, at)?;
        if self.errors.len() == before && self.is_free_of_place(function, body, inst) {
            self.known.sound.add(likeness);
        }
        Ok(())
    }

    fn in_full(
        &mut self,
        function: &'m Function,
        body: &'m Body,
        block: Block,
        at: usize,
    ) -> Checked {
        let Some(&inst) = body.insts(block).get(at) else { return Ok(()) };
        self.meet(function, body, inst);
        match body.insts[inst].opcode {
            Opcode::Call | Opcode::Invoke => self.call(function, body, block, inst)?,
            Opcode::CallBr => {
                self.branching_call(function, body, inst)?;
                self.call(function, body, block, inst)?;
            }
            _ => {
                self.placed(function, body, block, at)?;
                self.single(function, body, inst)?;
            }
        }
        self.names_no_intrinsic(function, inst)
    }

    /// What is asked of a call by where it stands.
    fn located_at(&mut self, function: &'m Function, body: &'m Body, inst: Inst) -> Checked {
        match body.call_site(inst) {
            Some(site) => self.located(Call { function, body, inst, site }),
            None => Ok(()),
        }
    }

    /// Whether all rules but the one for locations look at an instruction, and the types of what
    /// it uses, alone.
    fn is_free_of_place(&self, function: &'m Function, body: &'m Body, inst: Inst) -> bool {
        let data = &body.insts[inst];
        match body.call_site(inst) {
            Some(site) => self.is_plain_call(Call { function, body, inst, site }),
            None => {
                let known = data.opcode.is_binary()
                    || data.opcode.is_cast()
                    || FREE_OF_PLACE.contains(&data.opcode);
                known && !data.flags.contains(Flags::SWIFTERROR)
            }
        }
    }

    /// Whether a call is of a function that is no intrinsic, in any place, with arguments that may
    /// come from anywhere.
    fn is_plain_call(&self, call: Call<'m>) -> bool {
        let symbol = call.callee().and_then(|callee| self.symbol_of(callee));
        let Some(symbol) = symbol.filter(|&symbol| !self.is_intrinsic(symbol)) else {
            return false;
        };
        let called = self.function_of(symbol).map(|function| function.attributes);
        let lists = called.into_iter().chain([call.site.attributes]);
        let mut lists = lists.map(|list| self.ctx.attr_list_data(list));
        call.site.bundles.is_empty() && lists.all(|list| self.is_plain_list(list))
    }

    fn is_plain_list(&self, list: &AttrListData) -> bool {
        let mut params = (0..list.params.len()).map(|at| list.param(at));
        !self.has(list.function, AttrKind::Convergent)
            && !params.any(|set| {
                self.has(set, AttrKind::SwiftError) || self.has(set, AttrKind::Preallocated)
            })
    }
}
