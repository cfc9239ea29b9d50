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
use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::debug;
use crate::function::Reused;
use crate::module::{Options, Translator, body_of, conclude, prepare_rest, top_level};

/// A module on its way.
pub struct InTurn<'t> {
    llvm: &'t Arc<l::Context>,
    translator: Translator<'t>,
    /// How many ops the module had.
    ops: usize,
    /// The functions with bodies: the place of each in the module, and its type.
    defined: FxHashMap<Op, (usize, l::Type)>,
    out: l::Module,
    done: Mutex<Vec<(Op, l::Body)>>,
}

/// What a thread translates bodies with.
pub struct BodyTranslator<'a, 't> {
    whole: &'a InTurn<'t>,
    reused: Reused<'a>,
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
        Self::with(ctx, module, llvm, Vec::new())
    }

    /// The same where bodies were translated already.
    fn with(
        ctx: &'t Context,
        module: OpRef<'_>,
        llvm: &'t Arc<l::Context>,
        mut done: Vec<(Op, l::Body)>,
    ) -> Result<Self, Failure> {
        let mut out = l::Module::with_context(Arc::clone(llvm), "LLVMDialectModule");
        if debug::is_mentioned(ctx) || !others_are_right(module) {
            return Err(Failure);
        }
        let (options, translated) = (Options::default(), done.iter().map(|row| row.0).collect());
        let (translator, functions) =
            prepare_rest(ctx, module, llvm, &options, &mut out, translated)?;
        if translator.kept.is_some() {
            return Err(Failure);
        }
        let defined =
            functions.into_iter().map(|function| (function.op, (function.at, function.ty)));
        let defined = defined.collect::<FxHashMap<_, _>>();
        let ops = module.inner().body.num_ops();
        done.reserve_exact(defined.len().saturating_sub(done.len()));
        Ok(Self { llvm, translator, ops, defined, out, done: Mutex::new(done) })
    }

    /// What a thread translates bodies with.
    pub fn bodies(&self) -> BodyTranslator<'_, 't> {
        BodyTranslator { whole: self, reused: Reused::new(&self.translator) }
    }

    /// The module. What passes asked for is there by now, and with it the bodies of functions that
    /// asked.
    ///
    /// # Errors
    /// When the module is to be translated whole.
    pub fn finish(self, module: OpRef<'_>) -> Result<l::Module, Failure> {
        let whole = match module.inner().body.num_ops() == self.ops {
            true => self,
            false => self.begun_again(module)?,
        };
        whole.rest(module)?;
        let InTurn { translator, defined, mut out, done, .. } = whole;
        let done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
        if debug::is_mentioned(translator.ctx) {
            return Err(Failure);
        }
        let at = |(op, body)| Ok((defined.get(&op).ok_or(Failure)?.0, body));
        let mut done = done.into_iter().map(at).collect::<Result<Vec<_>, Failure>>()?;
        done.sort_unstable_by_key(|(at, _)| *at);
        for (at, body) in done {
            out.attach_body(at, body);
        }
        conclude(&translator, module, &mut out);
        Ok(out)
    }

    /// The same of the module as it is now, with the bodies translated so far.
    fn begun_again(self, module: OpRef<'_>) -> Result<Self, Failure> {
        let done = self.done.into_inner().unwrap_or_else(PoisonError::into_inner);
        let mut whole = Self::with(self.translator.ctx, module, self.llvm, done)?;
        whole.translator.nodes = self.translator.nodes;
        Ok(whole)
    }

    /// Translates the bodies that were not yet.
    fn rest(&self, module: OpRef<'_>) -> Result<(), Failure> {
        let scope = module.inner();
        let left = {
            let done = self.done.lock().unwrap_or_else(PoisonError::into_inner);
            let done = done.iter().map(|row| row.0).collect::<FxHashSet<_>>();
            self.defined.keys().filter(|op| !done.contains(op)).copied().collect::<Vec<_>>()
        };
        let one = |bodies: &mut BodyTranslator<'_, 't>, op: Op| {
            bodies.translate(scope.op(op)).unwrap_or(Err(Failure))
        };
        if scope.ctx.options().single_threaded || left.len() < 2 {
            let mut bodies = self.bodies();
            return left.into_iter().try_for_each(|op| one(&mut bodies, op));
        }
        left.into_par_iter().try_for_each_init(|| self.bodies(), one)
    }
}

impl BodyTranslator<'_, '_> {
    /// Translates the body of a function, if the op is one; it is needed no more then.
    ///
    /// # Errors
    /// When the module is to be translated whole.
    pub fn translate(&mut self, op: OpRef<'_>) -> Option<Result<(), Failure>> {
        let &(_, ty) = self.whole.defined.get(&op.op)?;
        let made = op.region(0).ok_or(Failure);
        let made = made
            .and_then(|region| body_of(&self.whole.translator, (op, ty), region, &mut self.reused));
        Some(made.map(|(body, _)| self.whole.keep(op.op, body)))
    }
}

impl InTurn<'_> {
    fn keep(&self, op: Op, body: l::Body) {
        self.done.lock().unwrap_or_else(PoisonError::into_inner).push((op, body));
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
