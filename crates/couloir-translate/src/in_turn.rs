//! Translation of a module whose functions' bodies are not all there at a time.
//!
//! Invariant: what comes of it is what [`translate_module`](crate::translate_module) makes of the
//! whole, or nothing: where anything is reported, or what is found in one body could matter to
//! another or to the top level, the module is to be translated whole.

use std::sync::{Arc, Mutex, PoisonError};

use couloir_ir::op::OpDef;
use couloir_ir::verify::pieces::{Scratch, SymbolUses, piece_is_right};
use couloir_ir::{Context, Failure, Op, OpRef};
use couloir_llvmir as l;
use rustc_hash::FxHashMap;

use crate::debug;
use crate::module::{Options, Translator, body_of, conclude, prepare, top_level};
use crate::types::TypeConverter;

/// A module on its way.
pub struct InTurn<'t> {
    translator: Translator<'t>,
    /// The functions with bodies: the place of each in the module, and its type.
    defined: FxHashMap<Op, (usize, l::Type)>,
    out: l::Module,
    done: Mutex<Vec<(usize, l::Body)>>,
}

/// What a thread translates bodies with.
pub struct BodyTranslator<'a, 't> {
    whole: &'a InTurn<'t>,
    types: TypeConverter<'a>,
}

impl<'t> InTurn<'t> {
    /// Translates all of a module but for the bodies of functions. The module was verified but
    /// for the ops that own bodies; what is in those of functions may be missing.
    ///
    /// # Errors
    /// When the module is to be translated whole.
    pub fn new(
        ctx: &'t Context,
        module: OpRef<'_>,
        llvm: &'t Arc<l::Context>,
    ) -> Result<Self, Failure> {
        let mut out = l::Module::with_context(Arc::clone(llvm), "LLVMDialectModule");
        if debug::is_mentioned(ctx) || !others_are_right(module) {
            return Err(Failure);
        }
        let (translator, functions) = prepare(ctx, module, llvm, &Options::default(), &mut out)?;
        if translator.kept.is_some() {
            return Err(Failure);
        }
        let defined =
            functions.into_iter().map(|function| (function.op, (function.at, function.ty)));
        let defined = defined.collect::<FxHashMap<_, _>>();
        let done = Mutex::new(Vec::with_capacity(defined.len()));
        Ok(Self { translator, defined, out, done })
    }

    /// What a thread translates bodies with.
    pub fn bodies(&self) -> BodyTranslator<'_, 't> {
        let types = TypeConverter::new(self.translator.ctx, self.translator.llvm);
        BodyTranslator { whole: self, types }
    }

    /// The module, when all bodies were translated.
    ///
    /// # Errors
    /// When the module is to be translated whole.
    pub fn finish(mut self, module: OpRef<'_>) -> Result<l::Module, Failure> {
        let mut done = self.done.into_inner().unwrap_or_else(PoisonError::into_inner);
        if done.len() != self.defined.len() || debug::is_mentioned(self.translator.ctx) {
            return Err(Failure);
        }
        done.sort_unstable_by_key(|(at, _)| *at);
        for (at, body) in done {
            self.out.attach_body(at, body);
        }
        conclude(&self.translator, module, &mut self.out);
        Ok(self.out)
    }
}

impl BodyTranslator<'_, '_> {
    /// Translates the body of a function, if the op is one; it is needed no more then.
    ///
    /// # Errors
    /// When the module is to be translated whole.
    pub fn translate(&mut self, op: OpRef<'_>) -> Option<Result<(), Failure>> {
        let &(at, ty) = self.whole.defined.get(&op.op)?;
        let made = op.region(0).ok_or(Failure);
        let made = made
            .and_then(|region| body_of(&self.whole.translator, (op, ty), region, &mut self.types));
        Some(made.map(|(body, _)| self.whole.keep(at, body)))
    }
}

impl InTurn<'_> {
    fn keep(&self, at: usize, body: l::Body) {
        self.done.lock().unwrap_or_else(PoisonError::into_inner).push((at, body));
    }
}

/// Whether the ops of a module that own bodies are right, since what is in them is translated at
/// once. Functions are looked at with their bodies, later.
fn others_are_right(module: OpRef<'_>) -> bool {
    let mut scratch = Scratch::default();
    let is_function = |def: &OpDef| def.has(couloir_ir::op::Trait::Function);
    top_level(module, module.inner()).into_iter().all(|op| {
        let is_later = op.body().nested(op.op).is_none() || op.def().is_some_and(is_function);
        is_later || piece_is_right(op, true, SymbolUses::Later, &mut scratch)
    })
}
