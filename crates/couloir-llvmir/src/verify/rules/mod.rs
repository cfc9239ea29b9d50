//! What LLVM's verifier rejects beyond what makes a module well formed, in its words and order.
//!
//! - [`attributes`]: attributes of functions, parameters and results;
//! - [`calls`]: calling conventions, guaranteed tail calls, operand bundles;
//! - [`convergence`]: tokens of convergence control;
//! - [`debug`]: debug information;
//! - [`globals`]: linkage, comdats, aliases;
//! - [`flags`]: module flags;
//! - [`insts`]: types of casts, cases of switches;
//! - [`metadata`]: metadata of instructions;
//! - [`intrinsics`]: signatures of intrinsics, and what single ones ask of their arguments.
//!
//! As in LLVM, the first broken rule ends the check it belongs to, and others go on: functions
//! first, then global variables, aliases and module flags.

mod attributes;
mod calls;
mod convergence;
mod debug;
mod flags;
mod globals;
mod insts;
mod intrinsics;
mod metadata;

use rustc_hash::{FxHashMap, FxHashSet};

use super::VerifyError;
use crate::body::{Body, Inst};
use crate::constants::{Constant, ConstantData};
use crate::context::{Context, Symbol};
use crate::intrinsics::Signature;
use crate::metadata::Metadata;
use crate::module::{Function, Module};
use crate::opcode::{Flags, Opcode};
use crate::types::Type;
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
        signatures: FxHashMap::default(),
        convergence: convergence::Convergence::default(),
        debug_seen: FxHashSet::default(),
    };
    for function in module.functions() {
        rules.function(function);
    }
    rules.globals();
    rules.debug_roots();
    rules.flags();
    rules.errors
}

struct Rules<'m> {
    module: &'m Module,
    ctx: &'m Context,
    errors: Vec<VerifyError>,
    excerpts: Excerpts<'m>,
    /// Of the symbols called so far.
    signatures: FxHashMap<Symbol, Option<Signature>>,
    /// Of the function looked at.
    convergence: convergence::Convergence,
    /// Nodes of debug information looked at.
    debug_seen: FxHashSet<Metadata>,
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
        self.debug_function(function);
        let Some(body) = &function.body else { return };
        self.opaque_arguments(function, body);
        self.convergence = convergence::Convergence::default();
        for &block in &body.layout {
            self.convergence.enter_block();
            for (at, &inst) in body.blocks[block].insts.iter().enumerate() {
                let opcode = body.insts[inst].opcode;
                let _ = match opcode {
                    Opcode::Call | Opcode::Invoke | Opcode::CallBr => {
                        self.call(function, body, block, at)
                    }
                    _ => self.single(function, body, inst),
                };
                if body.insts[inst].flags.contains(Flags::ATTACHMENTS) {
                    self.metadata(function, body, inst);
                }
            }
        }
    }

    /// Functions that are no intrinsics pass no tiles.
    fn opaque_arguments(&mut self, function: &'m Function, body: &'m Body) {
        for arg in body.args() {
            if body.value_type(self.ctx, arg) == Type::X86_AMX {
                let value = self.excerpts.value(function, arg);
                let subject = self.text(Subject::Global(function.common.symbol));
                let message = "Function takes x86_amx but isn't an intrinsic".into();
                self.errors.push(VerifyError { message, subjects: vec![value, subject] });
                return;
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
        let returns = !self.has_sret(list, params.len()) || ret == Type::VOID;
        self.check(returns, "Invalid struct return type!", subject)?;
        let intrinsic = self.is_intrinsic(function.common.symbol);
        let signature = attributes::Signature { ret, params, list, intrinsic, asm: false };
        let _ = self.attributes(&signature, function.common.unnamed_addr, subject);
        self.callee_only_attributes(&signature, subject)?;
        self.convention(function, ret, params.len(), vararg)
    }

    /// How wide the indices of pointers to a space are, as the data layout says.
    fn index_width(&self, space: u32) -> u32 {
        let own = |entry: &str| -> Option<u32> {
            let mut fields = entry.strip_prefix('p')?.split(':');
            let number = fields.next()?.trim_start_matches(|letter: char| !letter.is_ascii_digit());
            let number = if number.is_empty() { 0 } else { number.parse::<u32>().ok()? };
            let size = fields.next()?;
            let width = fields.nth(2).unwrap_or(size).parse().ok();
            width.filter(|_| number == space)
        };
        self.module.data_layout.split('-').find_map(own).unwrap_or(64)
    }

    /// The address space of local variables.
    fn alloca_space(&self) -> u32 {
        let mut entries = self.module.data_layout.split('-');
        entries.find_map(|entry| entry.strip_prefix('A')?.parse().ok()).unwrap_or(0)
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
