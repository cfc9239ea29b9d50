//! Reading, lowering and writing a module function by function, so that no more than a few bodies
//! are there at a time.
//!
//! Invariant: what comes of it is what comes of each step on the whole module, or nothing: all
//! starts over then, and whatever is to be said is said there.

use std::mem::ManuallyDrop;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use couloir_asm::parse::parse_outline;
use couloir_asm::print::{Ahead, AheadPrinter, PrintOptions};
use couloir_bytecode::read::read_outline;
use couloir_ir::body::OpNames;
use couloir_ir::reading::{Read, Reader};
use couloir_ir::{Body, Context, Failure, OpDef, OpName, OpRef};
use couloir_pass::{Ends, Finish, Pipeline, Writer, run_outline};
use couloir_translate::in_turn::InTurn;
use couloir_translate::{Options, mentions_debug_info, translate_module_taking};

use crate::session::{Chunk, Parsed, Session};

/// Prints ops while passes still work on others.
pub(crate) struct Printing<'a>(pub(crate) AheadPrinter<'a>);

impl Finish for Printing<'_> {
    fn writer(&self) -> Box<Writer<'_>> {
        let mut writer = self.0.writer();
        Box::new(move |op| writer.text(op))
    }
}

/// Translates functions when all passes were on them.
struct Translating<'t> {
    ctx: &'t Context,
    llvm: &'t Arc<couloir_llvmir::Context>,
    lowering: &'t dyn Lowering,
    whole: OnceLock<InTurn<'t>>,
}

impl Finish for Translating<'_> {
    fn begin(&self, module: OpRef<'_>) -> Result<(), Failure> {
        self.whole.set(InTurn::new(self.ctx, module, self.llvm)?).map_err(|_| Failure)
    }

    fn writer(&self) -> Box<Writer<'_>> {
        let mut bodies = self.whole.get().map(InTurn::bodies);
        let mut known = OpNames::default();
        Box::new(move |op| {
            let mut names = known.add(op.inner().body);
            if !names.all(|name| self.lowering.may_stay(self.ctx.op_name_text(name))) {
                return None;
            }
            bodies.as_mut()?.translate(op)?.ok().map(|()| (0, 0))
        })
    }
}

/// What is done to a module before it is translated.
pub(crate) trait Lowering: Sync {
    /// Finds out what can be known before the module is, on a thread of its own.
    fn prepare(&self) {}
    /// The passes, for a module whose functions are still to be read.
    fn pipeline(&self, ctx: &Context, module: OpRef<'_>) -> Option<Pipeline>;
    /// Whether these are the passes for a module with ops of these names.
    fn is_for(&self, ctx: &Context, names: &[OpName]) -> bool;
    /// Whether an op of this name can be translated.
    fn may_stay(&self, name: &str) -> bool;
}

/// No passes.
pub(crate) struct AsItIs;

impl Lowering for AsItIs {
    fn pipeline(&self, _: &Context, _: OpRef<'_>) -> Option<Pipeline> {
        Some(Pipeline::new("builtin.module"))
    }

    fn is_for(&self, _: &Context, _: &[OpName]) -> bool {
        true
    }

    fn may_stay(&self, _: &str) -> bool {
        true
    }
}

/// Reads bodies, and takes note of the ops in them.
struct Noting<'a> {
    reading: &'a dyn Read,
    names: Mutex<Vec<OpName>>,
}

impl Read for Noting<'_> {
    fn num_bodies(&self) -> usize {
        self.reading.num_bodies()
    }

    fn reader(&self) -> Box<Reader<'_>> {
        let mut reader = self.reading.reader();
        let mut known = OpNames::default();
        Box::new(move |number: usize, def: &'static OpDef, body: Box<Body>| {
            let body = reader(number, def, body)?;
            let new = known.add(&body).collect::<Vec<_>>();
            if !new.is_empty() {
                self.names.lock().unwrap_or_else(PoisonError::into_inner).extend(new);
            }
            Ok(body)
        })
    }
}

/// Takes a module whose bodies are still to be read through a pipeline, and prints it, function by
/// function; none where all is to start over.
pub(crate) fn in_turn(
    ctx: &Context,
    parsed: &mut Parsed,
    reading: &dyn Read,
    pipeline: &Pipeline,
    printer: AheadPrinter<'_>,
) -> Option<Ahead> {
    let printing = Printing(printer);
    let ends = Ends { read: Some(reading), finish: Some(&printing) };
    let finished = run_outline(ctx, &mut parsed.body, parsed.op, pipeline, ends).ok()?;
    Some(printing.0.finish(finished))
}

/// The steps.
impl Session {
    /// Reads, verifies, transforms and prints a piece of input function by
    /// function; none where that cannot be done or anything is to be said. All
    /// starts over then.
    pub(crate) fn at_once(
        &self,
        chunk: &Chunk,
        ctx: &Context,
        print: &PrintOptions,
        pipeline: &Pipeline,
    ) -> Option<(Parsed, Ahead)> {
        let (mut parsed, reading) = self.outline(chunk, ctx)?;
        let printer = AheadPrinter::new(ctx, parsed.view(ctx), print)?;
        let numbers = ctx.options().symbol_numbers.load(Ordering::Relaxed);
        let ahead = in_turn(ctx, &mut parsed, &*reading, pipeline, printer);
        if ahead.is_none() {
            ctx.options().symbol_numbers.store(numbers, Ordering::Relaxed);
        }
        Some((parsed, ahead?))
    }

    /// Reads a piece of input but for the bodies of functions; none where that cannot be done or
    /// anything is to be said.
    fn outline<'f>(
        &self,
        chunk: &'f Chunk,
        ctx: &'f Context,
    ) -> Option<(Parsed, Box<dyn Read + 'f>)> {
        if !self.implicit_module || self.irdl.is_some() {
            return None;
        }
        let options = self.parse_options(ctx, false);
        let range = chunk.range.clone();
        let (read, reported) = ctx.capture(|| match chunk.is_bytecode() {
            true => read_outline(ctx, &chunk.file, range, &options)
                .map(|(body, op, left)| (body, op, Box::new(left) as Box<dyn Read>)),
            false => parse_outline(ctx, &chunk.file, range, &options)
                .map(|(body, op, left)| (body, op, Box::new(left) as Box<dyn Read>)),
        });
        let (body, op, reading) = read.ok().filter(|_| reported.is_empty())?;
        Some((Parsed { body, op }, reading))
    }

    /// Reads, verifies, lowers and translates a piece of input function by function; none where
    /// that cannot be done or anything is to be said. All starts over then.
    pub(crate) fn translate_in_turn(
        &self,
        chunk: &Chunk,
        lowering: &dyn Lowering,
    ) -> Option<couloir_llvmir::Module> {
        let ctx = ManuallyDrop::new(self.context());
        let (parsed, reading) = match self.context.single_threaded {
            true => self.outline(chunk, &ctx)?,
            false => rayon::in_place_scope(|scope| {
                scope.spawn(|_| lowering.prepare());
                self.outline(chunk, &ctx)
            })?,
        };
        let mut parsed = ManuallyDrop::new(parsed);
        let llvm = Arc::default();
        let translating = Translating { ctx: &ctx, llvm: &llvm, lowering, whole: OnceLock::new() };
        let pipeline = lowering.pipeline(&ctx, parsed.view(&ctx))?;
        let noting = Noting { reading: &*reading, names: Mutex::new(parsed.body.names_within()) };
        // What one body says of debug information matters to others.
        let apart = !mentions_debug_info(&ctx);
        let finish = apart.then_some(&translating as &dyn Finish);
        let (op, ends) = (parsed.op, Ends { read: Some(&noting), finish });
        run_outline(&ctx, &mut parsed.body, op, &pipeline, ends).ok()?;
        let names = noting.names.into_inner().unwrap_or_else(PoisonError::into_inner);
        let mut left = parsed.body.names_within().into_iter();
        let fits = lowering.is_for(&ctx, &names)
            && left.all(|name| lowering.may_stay(ctx.op_name_text(name)));
        fits.then_some(())?;
        let whole = translating.whole.into_inner();
        let (module, reported) = ctx.capture(|| match whole {
            Some(whole) => whole.finish(parsed.view(&ctx)),
            None => translate_module_taking(&ctx, &mut parsed.body, op, &Options::default()),
        });
        module.ok().filter(|_| reported.is_empty())
    }
}
