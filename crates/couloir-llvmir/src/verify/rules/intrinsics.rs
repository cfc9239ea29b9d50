//! Calls of intrinsics: their types, and what single ones ask of their arguments.

mod checks;
mod collection;
mod matrices;
mod places;
mod setup;
mod targets;
mod vectors;
mod words;

use super::{Broken, Checked, Rules, Subject, VerifyError};
use crate::attributes::{AttrKind, AttrSet, AttrValue};
use crate::body::{Body, CallSite, Inst, Value};
use crate::constants::{Constant, ConstantData};
use crate::context::Symbol;
use crate::intrinsics::{Signature, SignatureMismatch, intrinsic_signature};
use crate::module::{Function, GlobalRef};
use crate::types::Type;

/// A call that is checked.
#[derive(Clone, Copy)]
pub(super) struct Call<'m> {
    pub(super) function: &'m Function,
    pub(super) body: &'m Body,
    pub(super) inst: Inst,
    pub(super) site: &'m CallSite,
}

impl<'m> Call<'m> {
    pub(super) fn subject(self) -> Subject<'m> {
        Subject::Inst(self.function, self.inst)
    }

    /// The arguments of the call.
    pub(super) fn args(self) -> impl Iterator<Item = Value> + 'm {
        let data = &self.body.insts[self.inst];
        let words = self.body.words(data);
        let targets = self.body.target_count(data);
        let end = words.len().saturating_sub(targets);
        words.get(1..end.max(1)).unwrap_or_default().iter().map(|word| word.value())
    }

    pub(super) fn arg(self, at: usize) -> Option<Value> {
        self.args().nth(at)
    }

    pub(super) fn callee(self) -> Option<Constant> {
        let first = self.body.words(&self.body.insts[self.inst]).first()?;
        first.value().as_constant()
    }

    /// The type of the result.
    pub(super) fn ty(self) -> Type {
        self.body.insts[self.inst].ty
    }
}

impl<'m> Rules<'m> {
    pub(super) fn arg_type(&self, call: Call<'m>, at: usize) -> Type {
        call.arg(at).map_or(Type::VOID, |arg| call.body.value_type(self.ctx, arg))
    }

    /// The bits of an argument that is an integer constant.
    pub(super) fn arg_int(&self, call: Call<'m>, at: usize) -> Option<u64> {
        match self.ctx.constant(call.arg(at)?.as_constant()?) {
            ConstantData::Int { bits, .. } => Some(*bits),
            _ => None,
        }
    }

    /// A value as messages show it: instructions with their line.
    pub(super) fn operand(&mut self, call: Call<'m>, value: Value) -> String {
        match call.body.defining_inst(value) {
            Some(inst) => self.text(Subject::Inst(call.function, inst)),
            None => self.excerpts.value(call.function, value),
        }
    }

    /// Reports a broken rule about these subjects.
    pub(super) fn broken_of(&mut self, message: &str, subjects: Vec<String>) -> Broken {
        self.errors.push(VerifyError::about(message, subjects));
        Broken
    }

    /// Checks a rule whose message stands alone.
    pub(super) fn check_alone(&mut self, holds: bool, message: &str) -> Checked {
        if holds { Ok(()) } else { Err(self.broken_of(message, Vec::new())) }
    }

    /// The arguments have the types of the parameters.
    pub(super) fn argument_types(&mut self, call: Call<'m>) -> Checked {
        let Some((_, params, vararg)) = self.ctx.function_parts(call.site.function_type) else {
            return Ok(());
        };
        let count = call.args().count();
        let message = "Incorrect number of arguments passed to called function!";
        let fits = count == params.len() || vararg && count > params.len();
        self.check(fits, message, call.subject())?;
        let mut pairs = call.args().zip(params);
        let fits = |arg, param| {
            let own = call.body.value_type(self.ctx, arg);
            self.ctx.same_when_opaque(own, param)
        };
        let wrong = pairs.find(|&(arg, param)| !fits(arg, *param));
        let Some((arg, param)) = wrong else { return Ok(()) };
        let shown = self.operand(call, arg);
        let line = self.text(call.subject());
        // LLVM ends no line after a type.
        let line = format!(" {}{line}", self.ctx.type_text(*param));
        let message = "Call parameter type does not match function signature!";
        Err(self.broken_of(message, vec![shown, line]))
    }

    /// What attributes of the call and of what is called ask of single arguments.
    pub(super) fn arguments(&mut self, call: Call<'m>) -> Checked {
        let symbol = call.callee().and_then(|callee| self.symbol_of(callee));
        let declared = symbol.map_or(crate::attributes::AttrList::EMPTY, |symbol| {
            self.function_of(symbol).map_or(crate::attributes::AttrList::EMPTY, |f| f.attributes)
        });
        let own = self.ctx.attr_list_data(call.site.attributes);
        let declared = self.ctx.attr_list_data(declared);
        if own.params.is_empty() && declared.params.is_empty() {
            return Ok(());
        }
        for (at, arg) in call.args().enumerate().take(self.parameter_count(call)) {
            let has = |rules: &Self, kind| {
                rules.has(own.param(at), kind) || rules.has(declared.param(at), kind)
            };
            let only_here = !self.has(declared.param(at), AttrKind::ImmArg);
            if self.has(own.param(at), AttrKind::ImmArg) && only_here {
                let shown = self.operand(call, arg);
                let line = self.text(call.subject());
                let message = "immarg may not apply only to call sites";
                return Err(self.broken_of(message, vec![shown, line]));
            }
            if has(self, AttrKind::ImmArg) && !self.is_immediate(arg) {
                let shown = self.operand(call, arg);
                let line = self.text(call.subject());
                let message = "immarg operand has non-immediate parameter";
                return Err(self.broken_of(message, vec![shown, line]));
            }
            if self.has(declared.param(at), AttrKind::ImmArg) {
                self.immediate_range(call, arg, declared.param(at))?;
            }
            if self.has(own.param(at), AttrKind::Preallocated) && !self.is_preallocated(call) {
                let shown = self.operand(call, arg);
                let line = self.text(call.subject());
                let message = "preallocated operand either requires a preallocated bundle or the \
                               call to be musttail (but not both)";
                return Err(self.broken_of(message, vec![shown, line]));
            }
        }
        Ok(())
    }

    /// How many arguments a call has a parameter for. Of others LLVM looks at the types only.
    pub(super) fn parameter_count(&self, call: Call<'m>) -> usize {
        self.ctx.function_parts(call.site.function_type).map_or(0, |parts| parts.1.len())
    }

    fn is_immediate(&self, arg: Value) -> bool {
        let data = arg.as_constant().map(|constant| self.ctx.constant(constant));
        matches!(
            data,
            Some(
                ConstantData::Int { .. }
                    | ConstantData::WideInt { .. }
                    | ConstantData::Float { .. }
            )
        )
    }

    /// An immediate is in the range that the intrinsic has for it.
    fn immediate_range(&mut self, call: Call<'m>, arg: Value, set: AttrSet) -> Checked {
        let Some((low, high)) = self.range_of(set) else { return Ok(()) };
        let Some(ConstantData::Int { ty, bits }) =
            arg.as_constant().map(|of| self.ctx.constant(of))
        else {
            return Ok(());
        };
        let unused = 64u32.saturating_sub(self.ctx.int_width(*ty).unwrap_or(64)).min(63);
        let value = (*bits << unused).cast_signed() >> unused;
        let message = format!("immarg value {value} out of range [{low}, {high})");
        self.check((low..high).contains(&value), &message, call.subject())
    }

    /// The bounds of a `range`, as `i32 0, 16`.
    fn range_of(&self, set: AttrSet) -> Option<(i64, i64)> {
        let range =
            self.ctx.attributes(set).iter().find(|own| own.kind == Some(AttrKind::Range))?;
        let AttrValue::Text(text) = range.value else { return None };
        let text = std::str::from_utf8(self.ctx.str_bytes(text)).ok()?;
        let (low, high) = text.split_once(' ')?.1.split_once(", ")?;
        Some((low.parse().ok()?, high.parse().ok()?))
    }

    fn is_preallocated(&self, call: Call<'m>) -> bool {
        let data = &call.body.insts[call.inst];
        let tail = data.opcode == crate::opcode::Opcode::Call
            && data.sub == crate::opcode::TailKind::MustTail as u8;
        let tags = call.site.bundles.iter().map(|bundle| self.ctx.str_bytes(bundle.tag));
        tail != tags.into_iter().any(|tag| tag == b"preallocated")
    }

    /// A call of an intrinsic, where it is one.
    pub(super) fn intrinsic(&mut self, call: Call<'m>) -> Checked {
        let Some(symbol) = call.callee().and_then(|callee| self.symbol_of(callee)) else {
            return Ok(());
        };
        let Some(signature) = self.signature_of(symbol) else { return Ok(()) };
        if !self.known.fitting.contains(&(symbol, call.site.function_type)) {
            self.overloaded(call, symbol, &signature)?;
            self.known.fitting.insert((symbol, call.site.function_type));
        }
        let tile = call.args().any(|arg| places::is_constant_tile(self, call, arg));
        self.check_alone(!tile, "const x86_amx is not allowed in argument!")?;
        let base = signature.base();
        let rule = checks::ROWS.binary_search_by(|row| row.0.cmp(base));
        if let Some((_, rule)) = rule.ok().and_then(|at| checks::ROWS.get(at)) {
            rule(self, call)?;
        }
        match base.starts_with("experimental.constrained.") {
            true => words::constrained(self, call, base),
            false => Ok(()),
        }
    }

    /// The types that an intrinsic is called with are those it can have.
    fn overloaded(&mut self, call: Call<'m>, symbol: Symbol, signature: &Signature) -> Checked {
        let vararg = self.ctx.function_parts(call.site.function_type).is_some_and(|it| it.2);
        let message = match signature.overloads(self.ctx, call.site.function_type) {
            Ok(_) if vararg == signature.is_vararg() => None,
            Err(SignatureMismatch::Result) => Some("Intrinsic has incorrect return type!"),
            Err(SignatureMismatch::Parameter) => Some("Intrinsic has incorrect argument type!"),
            _ if vararg => Some("Intrinsic was not defined with variable arguments!"),
            _ => Some("Callsite was not defined with variable arguments!"),
        };
        match message {
            Some(message) => Err(self.broken(message, Subject::Global(symbol))),
            None => Ok(()),
        }
    }

    /// The signature of a symbol that is an intrinsic's.
    fn signature_of(&mut self, symbol: Symbol) -> Option<Signature> {
        if let Some(known) = self.known.signatures.get(&symbol) {
            return *known;
        }
        let ctx = self.ctx;
        let name = symbol.name().and_then(|name| std::str::from_utf8(ctx.str_bytes(name)).ok());
        let signature = name.and_then(intrinsic_signature);
        self.known.signatures.insert(symbol, signature);
        signature
    }

    pub(super) fn function_of(&self, symbol: Symbol) -> Option<&'m Function> {
        match self.module.lookup(symbol) {
            Some(GlobalRef::Function(at)) => self.module.functions().get(at),
            Some(_) => None,
            None => self.asked.iter().find(|function| function.common.symbol == symbol),
        }
    }
}
