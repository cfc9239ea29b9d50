//! Translation of a module whose functions' bodies are not all there at a time.
//!
//! Bodies are written as soon as they are translated where that can be done, and nothing else is
//! kept of them: the module is good for nothing but to be written.
//!
//! Invariant: what comes of it is what [`translate_module`](crate::translate_module) makes of the
//! whole, or nothing: where anything is reported, or what is found in one body could matter to
//! another or to the top level, the module is to be translated whole.

use std::sync::atomic::{AtomicU32, Ordering};
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
    done: Mutex<Vec<(Op, Box<l::Body>)>>,
    /// How many have translated bodies, and what those wrote by that are done.
    writers: AtomicU32,
    written: Mutex<Vec<(u32, l::Written)>>,
}

/// What a thread translates bodies with.
pub struct BodyTranslator<'a, 't> {
    whole: &'a InTurn<'t>,
    reused: Reused<'a>,
    number: u32,
    writer: Option<l::BodyWriter<'a>>,
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
        mut done: Vec<(Op, Box<l::Body>)>,
    ) -> Result<Self, Failure> {
        let mut out = l::Module::with_context(Arc::clone(llvm), "LLVMDialectModule");
        if debug::is_mentioned(ctx) || has_binaries(module) || !others_are_right(module) {
            return Err(Failure);
        }
        let (options, translated) = (Options::default(), done.iter().map(|row| row.0).collect());
        let (translator, functions) =
            prepare_rest(ctx, module, llvm, &options, &mut out, translated)?;
        // Declarations are translated where they are used, and their regions are not here.
        if translator.kept.is_some() || !translator.declared.is_empty() {
            return Err(Failure);
        }
        let defined =
            functions.into_iter().map(|function| (function.op, (function.at, function.ty)));
        let defined = defined.collect::<FxHashMap<_, _>>();
        let ops = module.inner().body.num_ops();
        done.reserve_exact(defined.len().saturating_sub(done.len()));
        let (done, written, writers) = (Mutex::new(done), Mutex::default(), 0.into());
        Ok(Self { llvm, translator, ops, defined, out, done, writers, written })
    }

    /// What a thread translates bodies with.
    pub fn bodies(&self) -> BodyTranslator<'_, 't> {
        let number = self.writers.fetch_add(1, Ordering::Relaxed);
        let writer = Some(l::BodyWriter::new(&self.out, number));
        BodyTranslator { whole: self, reused: Reused::new(&self.translator), number, writer }
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
        let InTurn { translator, defined, mut out, done, written, .. } = whole;
        let done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
        let mut written = written.into_inner().unwrap_or_else(PoisonError::into_inner);
        written.sort_by_key(|(number, _)| *number);
        // Bodies name what they are written by by its number.
        if !written.iter().map(|(number, _)| *number).eq(0..written.len() as u32) {
            return Err(Failure);
        }
        out.set_written(written.into_iter().map(|(_, written)| written).collect());
        // The number of a block is asked of the body that it is in.
        let is_written = done.iter().any(|(_, body)| body.is_written());
        let is_asked = is_written && !out.context().addressed_blocks().is_empty();
        if is_asked || debug::is_mentioned(translator.ctx) {
            return Err(Failure);
        }
        let at = |(op, body)| Ok((defined.get(&op).ok_or(Failure)?.0, body));
        let mut done = done.into_iter().map(at).collect::<Result<Vec<_>, Failure>>()?;
        done.sort_unstable_by_key(|(at, _)| *at);
        for (at, body) in done {
            if body.is_written() && !out.declares_for(&body) {
                return Err(Failure);
            }
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
        (whole.writers, whole.written) = (self.writers, self.written);
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
        let &(at, ty) = self.whole.defined.get(&op.op)?;
        let Self { whole, reused, writer, .. } = self;
        let mut take = |body: &mut l::Body| match writer {
            Some(writer) => writer.take(at, body),
            None => body.take_fitted(),
        };
        let made = op
            .region(0)
            .ok_or(Failure)
            .and_then(|region| body_of(&whole.translator, (op, ty), region, reused, &mut take));
        // What is outlined of a body is put into the module.
        let made = made.and_then(|made| made.is_whole().then_some(made.body).ok_or(Failure));
        Some(made.map(|body| self.whole.keep(op.op, body)))
    }
}

impl Drop for BodyTranslator<'_, '_> {
    fn drop(&mut self) {
        let mut all = self.whole.written.lock().unwrap_or_else(PoisonError::into_inner);
        all.extend(self.writer.take().map(|writer| (self.number, writer.finish())));
    }
}

impl InTurn<'_> {
    fn keep(&self, op: Op, body: l::Body) {
        let body = Box::new(body);
        self.done.lock().unwrap_or_else(PoisonError::into_inner).push((op, body));
    }
}

/// Whether a module has binaries of kernels. Launches in several bodies name the same texts, and
/// what each is given as arguments is a struct with a number.
fn has_binaries(module: OpRef<'_>) -> bool {
    top_level(module, module.inner()).into_iter().any(|op| op.name() == "gpu.binary")
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
