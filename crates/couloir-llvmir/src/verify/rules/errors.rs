//! `swifterror`: places of errors, which stand in a register and so are only read, written and
//! passed on.

use super::intrinsics::Call;
use super::{Checked, Rules, Subject};
use crate::attributes::{AttrKind, AttrList};
use crate::body::{Body, Inst, Value, ValueKind};
use crate::module::Function;
use crate::opcode::{Flags, Opcode};
use crate::types::Type;
use crate::writer::for_each_value;

impl<'m> Rules<'m> {
    /// The arguments of a function that are such places.
    pub(super) fn error_arguments(&mut self, function: &'m Function, body: &'m Body) {
        let list = self.ctx.attr_list_data(function.attributes);
        if list.params.is_empty() {
            return;
        }
        for (at, arg) in body.args().enumerate() {
            if self.has(list.param(at), AttrKind::SwiftError) {
                let _ = self.error_place(function, body, arg);
            }
        }
    }

    /// A variable that is such a place.
    pub(super) fn error_variable(
        &mut self,
        function: &'m Function,
        body: &'m Body,
        inst: Inst,
    ) -> Checked {
        let data = &body.insts[inst];
        if !data.flags.contains(Flags::SWIFTERROR) {
            return Ok(());
        }
        let subject = Subject::Inst(function, inst);
        let pointer = self.ctx.is_pointer(Type(data.aux));
        self.check(pointer, "swifterror alloca must have pointer type", subject)?;
        let count = body.operands(inst).first().copied();
        let single = count
            .is_none_or(|count| count.as_constant().is_some_and(|count| self.ctx.is_one(count)));
        self.check(single, "swifterror alloca must not be array allocation", subject)?;
        match data.result() {
            Some(value) => self.error_place(function, body, value),
            None => Ok(()),
        }
    }

    /// What is done with such a place. LLVM looks at the last use first.
    fn error_place(&mut self, function: &'m Function, body: &'m Body, place: Value) -> Checked {
        for &block in body.layout.iter().rev() {
            for &inst in body.insts(block).iter().rev() {
                let mut used = false;
                for_each_value(body, &body.insts[inst], |value| used |= value == place);
                let problem = used.then(|| self.error_use_problem(body, inst, place)).flatten();
                if let Some(message) = problem {
                    let place = self.error_text(function, body, place);
                    let subjects = vec![place, self.text(Subject::Inst(function, inst))];
                    return Err(self.broken_of(message, subjects));
                }
            }
        }
        Ok(())
    }

    fn error_use_problem(&self, body: &Body, inst: Inst, place: Value) -> Option<&'static str> {
        match body.insts[inst].opcode {
            Opcode::Load => None,
            Opcode::Store if body.operands(inst).get(1) != Some(&place) => {
                Some("swifterror value should be the second operand when used by stores")
            }
            Opcode::Store => None,
            Opcode::Call | Opcode::Invoke => {
                let site = body.call_site(inst)?;
                let operands = body.operands(inst);
                let called = operands.first().and_then(|callee| callee.as_constant());
                let called = called.and_then(|callee| self.symbol_of(callee));
                let called = called.and_then(|symbol| self.function_of(symbol));
                let declared = called.map_or(AttrList::EMPTY, |function| function.attributes);
                let lists = [site.attributes, declared].map(|list| self.ctx.attr_list_data(list));
                let marked = |at: usize| {
                    lists.iter().any(|list| self.has(list.param(at), AttrKind::SwiftError))
                };
                let args = operands.into_iter().skip(1).enumerate();
                let unmarked = args.filter(|(_, arg)| *arg == place).any(|(at, _)| !marked(at));
                unmarked.then_some(
                    "swifterror value when used in a callsite should be marked with swifterror \
                     attribute",
                )
            }
            _ => Some(
                "swifterror value can only be loaded and stored from, or as a swifterror argument!",
            ),
        }
    }

    /// What calls are given as such places is one.
    pub(super) fn error_operands(&mut self, call: Call<'m>) -> Checked {
        let own = self.ctx.attr_list_data(call.site.attributes);
        if own.params.is_empty() {
            return Ok(());
        }
        for (at, arg) in call.args().enumerate().take(self.parameter_count(call)) {
            if !self.has(own.param(at), AttrKind::SwiftError) {
                continue;
            }
            if let Some(message) = self.error_operand_problem(call, arg) {
                let arg = self.error_text(call.function, call.body, arg);
                let subjects = vec![arg, self.text(call.subject())];
                return Err(self.broken_of(message, subjects));
            }
        }
        Ok(())
    }

    fn error_operand_problem(&self, call: Call<'m>, arg: Value) -> Option<&'static str> {
        let body = call.body;
        if let Some(inst) = body.defining_inst(arg)
            && body.insts[inst].opcode == Opcode::Alloca
        {
            let marked = body.insts[inst].flags.contains(Flags::SWIFTERROR);
            return (!marked).then_some("swifterror argument for call has mismatched alloca");
        }
        let position = match arg.kind() {
            ValueKind::Local(_) => body.args().position(|own| own == arg),
            _ => None,
        };
        let Some(position) = position else {
            return Some("swifterror argument should come from an alloca or parameter");
        };
        let list = self.ctx.attr_list_data(call.function.attributes);
        let marked = self.has(list.param(position), AttrKind::SwiftError);
        (!marked).then_some("swifterror argument for call has mismatched parameter")
    }

    fn error_text(&mut self, function: &'m Function, body: &Body, value: Value) -> String {
        match body.defining_inst(value) {
            Some(inst) => self.text(Subject::Inst(function, inst)),
            None => self.excerpts.value(function, value),
        }
    }
}
