//! `mlir-translate`: runs a translation out of MLIR, or into it.

use std::ffi::OsString;
use std::sync::Arc;
use std::time::Instant;

use couloir_asm::parse::TRANSLATE_DIALECTS;
use couloir_asm::print::{Ahead, AheadPrinter, print_module_in_pieces};
use couloir_diag::{DEFAULT_SPLIT_MARKER, SourceFile};
use couloir_import::{
    Bodies, ImportOptions, Outlined, check_rules, import_module, import_outline, read_outline,
    read_unchecked,
};
use couloir_ir::{Context, Failure, OpRef};
use couloir_llvmir::{Definitions, Module, Sink, verify_rules_with, write_module_in_pieces};
use couloir_pass::Pipeline;
use couloir_translate::{Options, translate_module_taking};

use crate::cl::{self, Flag, Kind, Line};
use crate::flags;
use crate::in_turn::{AsItIs, in_turn};
use crate::io::{Input, OutputFile, WayOut, open_input};
use crate::opt::{Done, carry_out, print_whole, unprintable, version};
use crate::session::{Call, Chunk, Parsed, Session, Style};
use crate::timing::Timing;
use crate::{Host, Limits, Output};

const OVERVIEW: &str = "Couloir's translation driver";

/// A translation of an op to another language.
struct Translation {
    /// The flag that asks for it.
    name: &'static str,
    /// What it does, in a line.
    description: &'static str,
    /// The dialects it reads.
    dialects: &'static [&'static str],
    /// What is done.
    work: Work,
}

/// What a translation does.
#[derive(Clone, Copy)]
enum Work {
    /// Exports a module to LLVM IR.
    Out,
    /// Imports a module of LLVM IR.
    In,
}

/// All translations.
static TRANSLATIONS: &[Translation] = &[TO_LLVM_IR, FROM_LLVM_IR];

/// The LLVM dialect to LLVM IR.
const TO_LLVM_IR: Translation = Translation {
    name: "mlir-to-llvmir",
    description: "Translate MLIR to LLVMIR",
    dialects: TRANSLATE_DIALECTS,
    work: Work::Out,
};

/// LLVM IR to the LLVM dialect.
const FROM_LLVM_IR: Translation = Translation {
    name: "import-llvm",
    description: "Translate LLVMIR to MLIR",
    dialects: TRANSLATE_DIALECTS,
    work: Work::In,
};

/// Flags of imports.
const IMPORT_FLAGS: &[Flag] = &[
    // Records and intrinsics become the same.
    import_flag("convert-debug-rec-to-intrinsics", "Take debug records for intrinsics"),
    import_flag("drop-di-composite-type-elements", "Leave out the elements of composite types"),
    import_flag("emit-expensive-warnings", "Warn of all that is dropped"),
    import_flag("error-diagnostics-only", "Report errors only"),
    import_flag("import-structs-as-literals", "Import structs with a name as literal ones"),
    import_flag("lossless", "Keep what MLIR 22 drops, where the dialect has a place for it"),
    import_flag("prefer-unregistered-intrinsics", "Keep calls of intrinsics that have an op"),
    import_flag("typed-pointers", "Keep what pointers of LLVM IR before version 17 point to"),
];

const fn import_flag(name: &'static str, help: &'static str) -> Flag {
    Flag { name, kind: Kind::Switch, help }
}

/// How a line wants an import.
fn import_options(line: &Line) -> ImportOptions {
    ImportOptions {
        structs_as_literals: line.on("import-structs-as-literals"),
        drop_composite_elements: line.on("drop-di-composite-type-elements"),
        expensive_warnings: line.on("emit-expensive-warnings"),
        records_as_intrinsics: line.on("convert-debug-rec-to-intrinsics"),
        unregistered_intrinsics: line.on("prefer-unregistered-intrinsics"),
        lossless: line.on("lossless"),
        typed_pointers: line.on("typed-pointers"),
        ..ImportOptions::default()
    }
}

/// Gives the text of a module piece by piece, made on several threads if that is allowed. Where it breaks rules of LLVM IR, what is to be said
/// as it is.
fn write(module: Module, on_threads: bool, sink: &mut Sink<'_>) -> Result<(), String> {
    let errors = verify_rules_with(&module, Definitions::First);
    if !errors.is_empty() {
        return Err(errors.iter().map(|error| format!("{error}\n")).collect());
    }
    write_module_in_pieces(&module, on_threads, sink);
    // Freeing a large module bit by bit only to exit takes time.
    std::mem::forget(module);
    Ok(())
}

/// Writes the text of a module; what is to be said before it goes first.
pub(crate) fn write_at_once(
    module: Module,
    session: &mut Session,
    way: &mut WayOut<'_>,
) -> Result<(), Failure> {
    let on_threads = !session.context.single_threaded;
    let written = write(module, on_threads, &mut |text| {
        session.flush();
        way.take(text, &mut session.stderr);
        text.clear();
    });
    said_by(session, written)
}

/// Says what is wrong, as it is.
fn said_by(session: &mut Session, result: Result<(), String>) -> Result<(), Failure> {
    result.map_err(|said| {
        session.say(&said);
        Failure
    })
}

/// Runs the tool; the exit status is returned.
pub(crate) fn run(call: &Call<'_>, args: &[OsString], host: &mut dyn Host) -> i32 {
    output(call, args, host).deliver(host)
}

/// Asks for memory in ordinary pages: huge ones would save a tenth of the time, but take a third
/// more memory, much of it never used.
pub(crate) fn use_small_pages() {
    // Without it all works the same.
    #[cfg(target_os = "linux")]
    let _ = rustix::thread::disable_transparent_huge_pages(true);
}

fn output(call: &Call<'_>, args: &[OsString], host: &mut dyn Host) -> Output {
    let flags = all_flags();
    let line = match cl::parse(call.name, &flags, args) {
        Ok(line) => line,
        Err(errors) => return Output::failure(errors),
    };
    if let Some(what) = cl::Help::asked(&line) {
        return Output::success(cl::help((call.name, OVERVIEW), what, &flags, &[]));
    }
    if line.value("version").is_some() {
        return Output::success(version());
    }
    host.limit(Limits::of(&line));
    let named = |name: &str| TRANSLATIONS.iter().find(|translation| translation.name == name);
    let translations = line.flags.iter().filter_map(|given| named(given.name)).collect::<Vec<_>>();
    if translations.is_empty() {
        return Output::failure(
            "Translations to perform option: must be specified at least once!\n",
        );
    }
    Job { line: &line, translations, timing: Timing::new() }.timed(call, host)
}

fn all_flags() -> Vec<Flag> {
    let own = TRANSLATIONS.iter().map(|translation| Flag {
        name: translation.name,
        kind: Kind::Translation,
        help: translation.description,
    });
    flags::COMMON.iter().chain(IMPORT_FLAGS).copied().chain(own).collect()
}

/// A run on a file.
struct Job<'a> {
    line: &'a Line,
    /// Each takes what the one before gave.
    translations: Vec<&'static Translation>,
    timing: Timing,
}

impl Job<'_> {
    /// Runs; what that took is reported after all else, where it is asked for.
    fn timed(&self, call: &Call<'_>, host: &mut dyn Host) -> Output {
        let output = self.run(call, host);
        if !self.line.on("mlir-timing") {
            return output;
        }
        let status = output.deliver(host);
        host.stderr(self.timing.report(self.line).as_bytes());
        Output { status, ..Output::default() }
    }

    fn run(&self, call: &Call<'_>, host: &mut dyn Host) -> Output {
        let mut session = Session::new(call.style, self.line);
        // As upstream, whatever the flag for it says.
        session.context.print_op_on_diagnostic |=
            call.style == Style::Text && session.verify.is_none();
        let input = open_input(self.line.input.as_deref().unwrap_or("-"), host);
        use_small_pages();
        let output = OutputFile::open(self.line.value("o").unwrap_or("-"));
        let (input, output) = match (input, output) {
            (Ok(input), Ok(output)) => (input, output),
            (Err(error), _) | (_, Err(error)) => return Output::failure(error),
        };
        carry_out(session, output, host, |session, way| match session.add(input) {
            Ok(file) => self.file(session, &file, way),
            Err(failure) => (Err(failure), Vec::new()),
        })
    }

    fn file(&self, session: &mut Session, file: &Arc<SourceFile>, way: &mut WayOut<'_>) -> Done {
        let files = match self.line.value("split-input-file") {
            None => Ok(vec![Arc::clone(file)]),
            Some("") => pieces(session, file, DEFAULT_SPLIT_MARKER),
            Some(marker) => pieces(session, file, marker),
        };
        let Ok(files) = files else { return (Err(Failure), Vec::new()) };
        let marker = self.line.value("output-split-marker").unwrap_or_default();
        let (mut result, mut text) = (Ok(()), Vec::new());
        for (number, file) in files.iter().enumerate() {
            if number > 0 {
                text.extend_from_slice(marker.as_bytes());
                text.push(b'\n');
            }
            let mut out = Vec::new();
            let done = self.chain(session, Arc::clone(file), (&mut text, &mut out), way);
            result = result.and(done);
            text.append(&mut out);
        }
        (result, text)
    }

    /// Runs the translations on a piece of the input, one after the other. Its text comes after
    /// that `before` it.
    fn chain(
        &self,
        session: &mut Session,
        mut file: Arc<SourceFile>,
        (before, out): (&mut Vec<u8>, &mut Vec<u8>),
        way: &mut WayOut<'_>,
    ) -> Result<(), Failure> {
        for (number, translation) in self.translations.iter().enumerate() {
            if number > 0 {
                let bytes = Box::new(std::mem::take(out));
                file = session.add(Input { name: "-".into(), bytes })?;
            }
            session.dialects = translation.dialects;
            // What is expected of a piece is looked for before the next is read.
            session.expect(&file);
            let since = Instant::now();
            let translated = self.piece(session, translation.work, &file, (&mut *out, &mut *way));
            self.timing.step(translation.description, since);
            if matches!(translation.work, Work::Out) && !out.is_empty() {
                self.let_out(session, (&mut *before, &mut *out), way);
            }
            session.conclude(translated)?;
        }
        Ok(())
    }

    /// Lets the text of a module in LLVM IR out, and what there is before it: what is said of the
    /// pieces that follow comes after it.
    fn let_out(
        &self,
        session: &mut Session,
        (before, out): (&mut Vec<u8>, &mut Vec<u8>),
        way: &mut WayOut<'_>,
    ) {
        if self.translations.len() == 1 {
            before.append(out);
            session.flush();
            way.take(before, &mut session.stderr);
            before.clear();
        }
    }

    /// Translates a piece of the input; the text goes out at once where nothing can follow that
    /// is to be said first.
    fn piece(
        &self,
        session: &mut Session,
        work: Work,
        file: &Arc<SourceFile>,
        (out, way): (&mut Vec<u8>, &mut WayOut<'_>),
    ) -> Result<(), Failure> {
        if matches!(work, Work::In) {
            let ctx = session.context();
            return self.import(session, ctx, file, (out, way));
        }
        let chunk = Chunk { file: Arc::clone(file), range: 0..file.bytes().len() };
        let module = self.translate(session, &chunk)?;
        if self.goes_at_once(session) {
            return write_at_once(module, session, way);
        }
        let on_threads = !session.context.single_threaded;
        said_by(session, write(module, on_threads, &mut |text| out.append(text)))
    }

    /// Translates a piece of the input: function by function where that can be done.
    fn translate(&self, session: &Session, chunk: &Chunk) -> Result<Module, Failure> {
        if self.goes_at_once(session)
            && let Some(module) = session.translate_in_turn(chunk, &AsItIs)
        {
            return Ok(module);
        }
        let ctx = session.context();
        let Parsed { mut body, op } = session.parse(&ctx, chunk, true)?;
        let module = translate_module_taking(&ctx, &mut body, op, &Options::default());
        if self.goes_at_once(session) {
            std::mem::forget((body, ctx));
        }
        module
    }
}

impl Job<'_> {
    /// Imports a piece of the input: function by function where that can be done, else the whole
    /// of it before it is verified and printed.
    fn import(
        &self,
        session: &mut Session,
        ctx: Context,
        file: &SourceFile,
        (out, way): (&mut Vec<u8>, &mut WayOut<'_>),
    ) -> Result<(), Failure> {
        let (name, options) = (file.name(), import_options(self.line));
        let at_once = self.goes_at_once(session);
        let read = || read_unchecked(&ctx, file.bytes(), name, options);
        let llvm = Arc::default();
        let outlined = match at_once {
            true => read_outline(&ctx, (file.bytes(), name), options, &llvm)?,
            false => Outlined::Whole(read()?),
        };
        let mut module = match outlined {
            Outlined::Whole(module) => module,
            Outlined::Apart(module, bodies) => {
                if self.print_in_turn(session, &ctx, (&module, &bodies), name, (out, way))? {
                    std::mem::forget((module, ctx));
                    return Ok(());
                }
                read()?
            }
        };
        file.set_aside(0..file.bytes().len());
        // What debuggers are told of a function, its location, is known with its body only.
        let alone = ctx.options().single_threaded && !session.print.debuginfo;
        if at_once && let Some(bodies) = Bodies::take(&mut module, options, alone) {
            if self.print_in_turn(session, &ctx, (&module, &bodies), name, (out, way))? {
                std::mem::forget((module, ctx));
                return Ok(());
            }
            // What is to be said of the text was said.
            drop(bodies);
            module = ctx.capture(read).0?;
        }
        check_rules(&ctx, &mut module, name)?;
        let ctx = session.context();
        let (body, op) = import_module(&ctx, &module, name, options)?;
        drop(module);
        let parsed = Parsed { body, op };
        couloir_ir::verify::verify(parsed.view(&ctx))?;
        self.print(session, parsed.view(&ctx), &Ahead::default(), (out, way))?;
        std::mem::forget((parsed, ctx));
        Ok(())
    }

    /// Imports, verifies and prints a module function by function; whether that could be done.
    fn print_in_turn(
        &self,
        session: &mut Session,
        ctx: &Context,
        parts: (&Module, &Bodies<'_>),
        file: &str,
        to: (&mut Vec<u8>, &mut WayOut<'_>),
    ) -> Result<bool, Failure> {
        let Some((parsed, ahead)) = self.import_in_turn(session, ctx, parts, file) else {
            return Ok(false);
        };
        self.print(session, parsed.view(ctx), &ahead, to)?;
        // Freeing a large module bit by bit only to exit takes time.
        std::mem::forget((parsed, ahead));
        Ok(true)
    }

    /// Imports, verifies and prints a module function by function; none where that cannot be done
    /// or more is to be said than of annotations of loops. All starts over then.
    fn import_in_turn(
        &self,
        session: &Session,
        ctx: &Context,
        parts: (&Module, &Bodies<'_>),
        file: &str,
    ) -> Option<(Parsed, Ahead)> {
        let import = || import_outline(ctx, parts, file, import_options(self.line));
        let (outline, reported) = ctx.capture(import);
        let (body, op, outline) = outline.ok().filter(|_| reported.is_empty())?;
        let mut parsed = Parsed { body, op };
        let pipeline = Pipeline::new("builtin.module");
        let printer = AheadPrinter::new(ctx, parsed.view(ctx), &session.print)?;
        let ahead = in_turn(ctx, &mut parsed, &outline, &pipeline, printer)?;
        outline.take_warnings().into_iter().for_each(|warning| ctx.emit(warning));
        Some((parsed, ahead))
    }

    /// Whether there is one piece of input, and nothing follows that is to be said before it.
    fn goes_at_once(&self, session: &Session) -> bool {
        let is_one = self.translations.len() == 1;
        is_one && self.line.value("split-input-file").is_none() && session.verify.is_none()
    }

    /// Prints a module; what there is of its text goes out at once where no other can come
    /// between, the rest is left in `out`.
    fn print(
        &self,
        session: &mut Session,
        module: OpRef<'_>,
        ahead: &Ahead,
        (out, way): (&mut Vec<u8>, &mut WayOut<'_>),
    ) -> Result<(), Failure> {
        let options = session.print.clone();
        if self.goes_at_once(session) {
            let mut take = |text: &[u8]| {
                session.flush();
                way.take(text, &mut session.stderr);
            };
            print_module_in_pieces(module, &options, ahead, out, &mut take)
                .map_err(|error| unprintable(module, error, out))?;
        } else {
            print_whole(module, &options, out)?;
        }
        // Only `mlir-opt` leaves a line free at the end.
        if out == b"\n" || out.ends_with(b"\n\n") || options.local_scope {
            out.pop();
        }
        Ok(())
    }
}

/// The pieces of a file as files of their own, named after where they begin:
/// so this tool, unlike `mlir-opt`, counts their lines.
fn pieces(
    session: &mut Session,
    file: &Arc<SourceFile>,
    marker: &str,
) -> Result<Vec<Arc<SourceFile>>, Failure> {
    let chunks = session.split(file, marker).chunks;
    let mut pieces = Vec::with_capacity(chunks.len());
    for range in chunks {
        let line = file.line_col(file.pos(range.start)).line;
        let name = format!("within split at {}:{line} offset ", file.name());
        let bytes = file.bytes().get(range).unwrap_or_default().to_vec();
        pieces.push(session.add(Input { name, bytes: Box::new(bytes) })?);
    }
    Ok(pieces)
}
