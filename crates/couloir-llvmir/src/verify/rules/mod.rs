//! What LLVM's verifier rejects beyond what makes a module well formed, in its words and order.
//!
//! - [`attributes`]: attributes of functions, parameters and results;
//! - [`calls`]: calling conventions, guaranteed tail calls, operand bundles;
//! - [`globals`]: linkage, comdats, aliases;
//! - [`flags`]: module flags.
//!
//! As in LLVM, the first broken rule ends the check it belongs to, and others go on: functions
//! first, then global variables, aliases and module flags.

mod attributes;
mod calls;
mod flags;
mod globals;

use super::VerifyError;
use crate::body::Inst;
use crate::constants::{Constant, ConstantData};
use crate::context::{Context, Symbol};
use crate::module::{Function, Module};
use crate::opcode::Opcode;
use crate::writer::Excerpts;

/// Which rules of LLVM a module breaks whose structure is right.
///
/// This is what `mlir-translate` and `llvm-as` report of a module before they refuse it. Each
/// error prints as theirs do.
pub fn verify_rules(module: &Module) -> Vec<VerifyError> {
    let mut rules = Rules {
        module,
        ctx: module.context(),
        errors: Vec::new(),
        excerpts: Excerpts::new(module),
    };
    for function in module.functions() {
        rules.function(function);
    }
    rules.globals();
    rules.flags();
    rules.errors
}

struct Rules<'m> {
    module: &'m Module,
    ctx: &'m Context,
    errors: Vec<VerifyError>,
    excerpts: Excerpts<'m>,
}

/// A rule was broken, and reported.
struct Broken;

type Checked = Result<(), Broken>;

/// What a rule is about.
#[derive(Clone, Copy)]
enum Subject<'m> {
    Global(Symbol),
    Inst(&'m Function, Inst),
}

impl<'m> Rules<'m> {
    fn text(&mut self, subject: Subject<'m>) -> String {
        match subject {
            Subject::Global(symbol) => self.excerpts.symbol(symbol),
            Subject::Inst(function, inst) => self.excerpts.inst(function, inst),
        }
    }

    /// Reports a broken rule.
    fn broken(&mut self, message: impl Into<String>, subject: Subject<'m>) -> Broken {
        let subjects = vec![self.text(subject)];
        self.errors.push(VerifyError { message: message.into(), subjects });
        Broken
    }

    fn check(&mut self, holds: bool, message: &str, subject: Subject<'m>) -> Checked {
        if holds { Ok(()) } else { Err(self.broken(message, subject)) }
    }

    fn function(&mut self, function: &'m Function) {
        if self.signature(function).is_err() {
            return;
        }
        let Some(body) = &function.body else { return };
        if body.calls.is_empty() {
            return;
        }
        for &block in &body.layout {
            for (at, &inst) in body.blocks[block].insts.iter().enumerate() {
                let opcode = body.insts[inst].opcode;
                if matches!(opcode, Opcode::Call | Opcode::Invoke | Opcode::CallBr) {
                    let _ = self.call(function, body, block, at);
                }
            }
        }
    }

    /// A function itself; a broken rule means that its body is not looked at.
    fn signature(&mut self, function: &'m Function) -> Checked {
        let subject = Subject::Global(function.common.symbol);
        self.global_value(&function.common, function.body.is_none(), true)?;
        let Some((ret, params, vararg)) = self.ctx.function_parts(function.ty) else {
            return Ok(());
        };
        let list = self.ctx.attr_list_data(function.attributes);
        let returns = !self.has_sret(list, params.len()) || ret == crate::types::Type::VOID;
        self.check(returns, "Invalid struct return type!", subject)?;
        let intrinsic = self.is_intrinsic(function.common.symbol);
        let signature = attributes::Signature { ret, params, list, intrinsic, asm: false };
        let _ = self.attributes(&signature, function.common.unnamed_addr, subject);
        self.callee_only_attributes(&signature, subject)?;
        self.convention(function, ret, params.len(), vararg)
    }

    fn is_intrinsic(&self, symbol: Symbol) -> bool {
        let name = symbol.name().map_or(&b""[..], |name| self.ctx.str_bytes(name));
        name.starts_with(b"llvm.")
    }

    /// The symbol a constant is.
    fn symbol_of(&self, constant: Constant) -> Option<Symbol> {
        match self.ctx.constant(constant) {
            ConstantData::Global { symbol, .. } => Some(*symbol),
            _ => None,
        }
    }
}
