//! A session: what modules are read, worked on and written with.

use std::fmt;
use std::sync::Arc;

use couloir_asm::parse::{ParseOptions, parse_file};
use couloir_asm::print::{self, PrintOptions};
use couloir_diag::{Collector, Diagnostic, TextRenderer};
use couloir_dialects::builtin;
use couloir_ir::build::InsertPoint;
use couloir_ir::{
    Body, Builder, Context, ContextOptions, DialectDef, Failure, Location, NewOp, Op, OpRef, Scope,
};
use couloir_pass::{PassDef, Registry, RunOptions, parse_pipeline};

/// Dialects, passes and everything interned. Modules borrow it, and threads
/// may share it.
pub struct Session {
    ctx: Context,
    said: Arc<Collector>,
    passes: Registry,
}

impl Default for Session {
    fn default() -> Self {
        Self::new()
    }
}

impl Session {
    /// A session with every dialect and every pass there is.
    pub fn new() -> Self {
        Self::with_options(ContextOptions::default())
    }

    /// The same, where something is otherwise: ops of unknown dialects are taken, or all is done
    /// on one thread.
    pub fn with_options(options: ContextOptions) -> Self {
        let said = Arc::new(Collector::new());
        let sink = Arc::clone(&said);
        let ctx = Context::new(options, sink);
        couloir_dialects::register_all(&ctx);
        print::install(&ctx);
        let mut passes = Registry::new();
        passes.add(couloir_convert::PASSES);
        passes.add(couloir_transforms::PASSES);
        passes.add(couloir_offload::PASSES);
        for group in couloir_test_passes::GROUPS {
            passes.add(group);
        }
        Self { ctx, said, passes }
    }

    /// Adds a dialect of one's own.
    pub fn register(&mut self, dialect: &'static DialectDef) -> &mut Self {
        self.ctx.register(dialect);
        self
    }

    /// Adds passes of one's own, which pipelines can then name.
    pub fn add_passes(&mut self, passes: &[&'static PassDef]) -> &mut Self {
        self.passes.add(passes);
        self
    }

    /// What types, attributes and names are made with.
    pub fn context(&self) -> &Context {
        &self.ctx
    }

    /// The passes there are.
    pub fn passes(&self) -> &Registry {
        &self.passes
    }

    /// A module with nothing in it.
    pub fn module(&self) -> Module<'_> {
        let mut inside = Body::new();
        let region = inside.create_root();
        inside.append_new_block(region);
        let mut body = Body::new();
        let new = NewOp::new(builtin::Module::def()).body(Box::new(inside));
        let op = body.create(new, Location::UNKNOWN);
        Module { session: self, body, op }
    }

    /// Reads a module and verifies it; `name` is what messages call the text.
    ///
    /// # Errors
    /// What is wrong with the text, with places in it.
    pub fn parse(&self, name: &str, text: impl Into<Vec<u8>>) -> Result<Module<'_>, Error> {
        let file = self.ctx.sources().add(name, text.into());
        let file = file.map_err(|error| Error { text: error.to_string(), diagnostics: vec![] })?;
        let options = ParseOptions::new(Some(builtin::Module::def()));
        let whole = 0..file.bytes().len();
        let (body, op) = self.watch(|ctx| parse_file(ctx, &file, whole, &options))?;
        let module = Module { session: self, body, op };
        module.verify()?;
        Ok(module)
    }

    /// Warnings and remarks that were reported without a failure.
    pub fn take_remarks(&self) -> Vec<Diagnostic> {
        self.said.take()
    }

    /// The diagnostics as `mlir-opt` prints them.
    pub fn render(&self, diagnostics: &[Diagnostic]) -> String {
        let text = TextRenderer::new(self.ctx.sources()).render_all(diagnostics);
        String::from_utf8_lossy(&text).into_owned()
    }

    /// Does something that may fail; what it reported becomes the error.
    fn watch<T>(&self, work: impl FnOnce(&Context) -> Result<T, Failure>) -> Result<T, Error> {
        let (result, diagnostics) = self.ctx.capture(|| work(&self.ctx));
        match result {
            Ok(value) => {
                diagnostics.into_iter().for_each(|remark| self.ctx.emit(remark));
                Ok(value)
            }
            Err(Failure) => Err(Error { text: self.render(&diagnostics), diagnostics }),
        }
    }
}

/// Something failed, and why.
#[derive(Debug)]
pub struct Error {
    /// What was reported, in order.
    pub diagnostics: Vec<Diagnostic>,
    /// The same as text, a line each, with places.
    text: String,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text.trim_end())
    }
}

impl std::error::Error for Error {}

/// A `builtin.module`, or what else stood alone in a file, with all that is in
/// it.
pub struct Module<'s> {
    session: &'s Session,
    body: Body,
    op: Op,
}

impl Module<'_> {
    /// The module, for reading.
    pub fn view(&self) -> OpRef<'_> {
        Scope::new(&self.session.ctx, &self.body).op(self.op)
    }

    /// Builds or changes what is in the module; the builder stands at its end.
    ///
    /// Ops that are isolated from above, functions for one, have a body of
    /// their own, which is built before they are inserted.
    pub fn edit<R>(&mut self, work: impl FnOnce(&mut Builder<'_>) -> R) -> Option<R> {
        let inside = self.body.nested_mut(self.op)?;
        let block = inside.roots().first().and_then(|&region| inside.entry_block(region))?;
        let point = InsertPoint::End(block);
        Some(work(&mut Builder::new(&self.session.ctx, inside, point, Location::UNKNOWN)))
    }

    /// Checks everything that must hold of the module.
    ///
    /// # Errors
    /// What does not hold, and where.
    pub fn verify(&self) -> Result<(), Error> {
        self.session.watch(|_| couloir_ir::verify::verify(self.view()))
    }

    /// Runs passes, given as on the command line of `mlir-opt`:
    /// `builtin.module(func.func(canonicalize,cse),convert-to-llvm)`. After
    /// each pass what it changed is verified.
    ///
    /// # Errors
    /// What is wrong with the pipeline, or which pass failed and why. The
    /// module is then as the pass left it.
    pub fn run(&mut self, pipeline: &str) -> Result<(), Error> {
        let session = self.session;
        let pipeline = parse_pipeline(pipeline, &session.passes)
            .map_err(|error| Error { text: error.message, diagnostics: vec![] })?;
        let (body, op) = (&mut self.body, self.op);
        let options = RunOptions { verify_each: true };
        session.watch(|ctx| couloir_pass::run(ctx, body, op, &pipeline, options))
    }

    /// The LLVM IR of a module that has only ops of the LLVM dialect.
    ///
    /// # Errors
    /// Which op cannot be translated, and where it is.
    pub fn to_llvm_ir(&self) -> Result<String, Error> {
        let text =
            self.session.watch(|ctx| couloir_translate::translate_to_text(ctx, self.view()))?;
        Ok(String::from_utf8_lossy(&text).into_owned())
    }
}

/// The module's text as `mlir-opt` prints it.
impl fmt::Display for Module<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = Vec::new();
        print::print_op(self.view(), &PrintOptions::default(), &mut text)
            .map_err(|_| fmt::Error)?;
        f.write_str(&String::from_utf8_lossy(&text))
    }
}
