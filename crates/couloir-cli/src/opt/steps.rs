//! One piece of input, each step on all of it before the next: reading it, the
//! passes and those who watch them, and what is printed at the end.

use std::time::Instant;

use couloir_asm::print::Ahead;
use couloir_interp::Checker;
use couloir_ir::{Context, Failure, OpRef};
use couloir_pass::{Instrument, Pipeline, RunOptions, parse_pipeline, print_pipeline, run_watched};

use super::{Job, reproduce};
use crate::actions::{self, Actions};
use crate::cl::Line;
use crate::counters::Counters;
use crate::dump::{self, Dump};
use crate::flags;
use crate::io::{OutputFile, WayOut};
use crate::memory;
use crate::reproducer::{Culprit, Recipe};
use crate::roundtrip;
use crate::semantics;
use crate::session::{Chunk, Parsed, Session};
use crate::timing::{self, Timing};

/// Where output goes: out at once, or among what is kept of this piece.
type Out<'o, 'w> = (&'o mut WayOut<'w>, &'o mut Vec<u8>);

/// Those who may watch the passes, beside what is known of a run only.
type Watchers<'w> = (Option<&'w Checker>, &'w Actions<'w>, &'w Timing, Option<&'w Counters>);

/// A piece that was read.
struct Piece<'p> {
    chunk: &'p Chunk,
    ctx: Context,
    parsed: Parsed,
    /// Whether it was verified.
    verified: bool,
    /// What it says of how it is to be run, where that is asked for.
    recipe: Option<Recipe>,
}

impl Piece<'_> {
    fn module(&self) -> OpRef<'_> {
        self.parsed.view(&self.ctx)
    }
}

/// The passes to be run on a piece.
struct Plan<'p> {
    pipeline: Pipeline,
    options: RunOptions,
    /// The path and text of the reproducer to be written if one of them fails.
    crash: Option<(&'p str, Vec<u8>)>,
}

impl Plan<'_> {
    /// Whether the passes have run on a piece, be it that one failed: the pipeline is for it, and
    /// all passes could do with their options.
    fn ran(&self, piece: &Piece<'_>, succeeded: bool) -> bool {
        let can_start = || piece.ctx.capture(|| self.pipeline.start(&piece.ctx)).0.is_ok();
        self.pipeline.is_for(piece.module().name()) && (succeeded || can_start())
    }
}

impl Job<'_> {
    /// Processes a piece: reads it, runs the passes, prints it. However far that goes, what it
    /// took is reported.
    pub(super) fn step_by_step(
        &self,
        session: &mut Session,
        chunk: &Chunk,
        out: Out<'_, '_>,
    ) -> Result<(), Failure> {
        let timing = Timing::new();
        let counters = Counters::new(self.line, session);
        let result = self.steps(session, chunk, (&timing, counters.as_ref()), out);
        if self.line.on("mlir-timing") {
            session.say(&timing.report(self.line));
        }
        if let Some(counters) = counters {
            counters.show(self.line, session);
        }
        result
    }

    fn steps(
        &self,
        session: &mut Session,
        chunk: &Chunk,
        (timing, counters): (&Timing, Option<&Counters>),
        (way, out): Out<'_, '_>,
    ) -> Result<(), Failure> {
        let actions = Actions::new(self.line, self.tool, session);
        let ready = self.read(session, chunk, timing);
        let ready = ready.and_then(|piece| Ok((self.plan(session, &piece)?, piece)));
        let (mut plan, mut piece) = match ready {
            Ok(ready) => ready,
            Err(failure) => {
                // Their files are made however far it went.
                let close = actions.finish(session, (&mut *way, &mut *out));
                way.append(out, close.as_bytes());
                return Err(failure);
            }
        };
        timing.add(&plan.pipeline, self.line);
        let checker = semantics::checker(self.line);
        checker.iter().for_each(|checker| checker.start(piece.module()));
        let watchers: Watchers<'_> = (checker.as_ref(), &actions, timing, counters);
        let result =
            self.passes(session, (&mut piece, &mut plan), watchers, (&mut *way, &mut *out));
        way.append(out, piece.ctx.take_printed().as_bytes());
        let close = actions.finish(session, (&mut *way, &mut *out));
        if self.line.on("mlir-pass-statistics") && plan.ran(&piece, result.is_ok()) {
            session.say(timing::STATISTICS);
        }
        let checked = checker.map_or(Ok(()), |checker| semantics::conclude(&checker, session));
        let done = result.and_then(|ahead| {
            self.results(session, (&piece, &plan, &ahead), timing, (&mut *way, &mut *out))
        });
        way.append(out, close.as_bytes());
        done?;
        checked?;
        if self.line.value("split-input-file").is_none() {
            // Freeing a large module bit by bit only to exit takes time.
            std::mem::forget(piece);
        }
        Ok(())
    }

    /// Reads a piece, and does what comes before its passes.
    fn read<'p>(
        &self,
        session: &mut Session,
        chunk: &'p Chunk,
        timing: &Timing,
    ) -> Result<Piece<'p>, Failure> {
        let ctx = session.context();
        let start = Instant::now();
        let verified = !self.line.on("mlir-very-unsafe-disable-verifier-on-parsing");
        let parsed = session.parse(&ctx, chunk, verified);
        timing.step("Parser", start);
        let parsed = parsed?;
        if self.line.on("verify-roundtrip") {
            roundtrip::verify(session, &ctx, &parsed, (verified, &self.print))?;
        }
        empty_remarks(self.line, session)?;
        let recipe = if self.line.on("run-reproducer") { Recipe::take(&ctx) } else { None };
        Ok(Piece { chunk, ctx, parsed, verified, recipe })
    }

    /// The passes for a piece, those that it names itself first. A whole pipeline on the command
    /// line takes the place of these.
    fn plan(&self, session: &mut Session, piece: &Piece<'_>) -> Result<Plan<'_>, Failure> {
        self.check_flags(&piece.ctx)?;
        let recipe = piece.recipe.as_ref();
        let named = recipe.and_then(|recipe| recipe.pipeline.as_deref());
        let named = named.map(|text| parse_pipeline(text, self.registry)).transpose();
        let named = named.map_err(|error| {
            session.say(&error.message);
            Failure
        })?;
        let asked = self.pipeline(piece.module().name());
        let mut pipeline = asked.map_err(|error| self.report(session, &piece.ctx, error))?;
        if let Some(mut named) = named.filter(|_| self.line.value("pass-pipeline").is_none()) {
            named.items.append(&mut pipeline.items);
            pipeline = named;
        }
        pipeline.number();
        if self.line.on("dump-pass-pipeline") {
            session.say(&print_pipeline(&pipeline));
        }
        let verify_each = recipe.is_none_or(|recipe| recipe.verify_each);
        let options = RunOptions { verify_each: self.line.on_or("verify-each", verify_each) };
        let crash = self.crash_reproducer(piece.module(), &pipeline, options)?;
        Ok(Plan { pipeline, options, crash })
    }

    /// Runs the passes; where one fails, writes the reproducer that was asked for.
    fn passes(
        &self,
        session: &mut Session,
        (piece, plan): (&mut Piece<'_>, &mut Plan<'_>),
        watchers: Watchers<'_>,
        (way, out): Out<'_, '_>,
    ) -> Result<Ahead, Failure> {
        let crash = plan.crash.take();
        let culprit = self.culprit(plan.options);
        let dump = Dump::new(self.line, session.log());
        let watch = self.watch(watchers, &dump, crash.as_ref().map(|_| &culprit));
        // Watched passes run one by one.
        let together = watch.is_empty() && piece.recipe.is_none();
        let result = if together && !flags::traces_conversion(self.line) {
            let ahead = self.prints_ahead(session).then_some(&self.print);
            let whole = (&mut piece.ctx, &mut piece.parsed);
            let how = (piece.verified, ahead);
            session.run_passes(piece.chunk, whole, &plan.pipeline, plan.options, how)
        } else {
            let Parsed { body, op } = &mut piece.parsed;
            run_watched(&piece.ctx, body, *op, &plan.pipeline, plan.options, &watch)
                .map(|()| Ahead::default())
        };
        let crash = crash.filter(|_| result.is_err() && plan.ran(piece, false));
        if let Some((path, text)) = crash {
            let last = culprit.finish(piece.module());
            reproduce(session, path, last.unwrap_or(text), (way, out));
        }
        result
    }

    /// What finds the pass that failed.
    fn culprit(&self, options: RunOptions) -> Culprit<'_> {
        let path = self.crash_file().unwrap_or_default();
        if self.line.on("mlir-pass-pipeline-local-reproducer") {
            Culprit::local(path, options.verify_each, &self.print)
        } else {
            Culprit::new(path)
        }
    }

    /// Those who are asked to watch the passes.
    fn watch<'w>(
        &self,
        (checker, actions, timing, counters): Watchers<'w>,
        dump: &'w Dump<'w>,
        culprit: Option<&'w Culprit<'w>>,
    ) -> Vec<&'w dyn Instrument> {
        let mut watch = Vec::new();
        watch.extend(checker.map(|checker| checker as &dyn Instrument));
        let wanted: [(bool, &dyn Instrument); 3] = [
            (actions::are_wanted(self.line), actions),
            (self.line.on("mlir-timing"), timing),
            (dump::is_wanted(self.line), dump),
        ];
        watch.extend(wanted.into_iter().filter(|(wanted, _)| *wanted).map(|(_, watch)| watch));
        watch.extend(culprit.map(|culprit| culprit as &dyn Instrument));
        watch.extend(counters.map(|counters| counters as &dyn Instrument));
        watch
    }

    /// What is wanted of a piece whose passes have run.
    fn results(
        &self,
        session: &mut Session,
        (piece, plan, ahead): (&Piece<'_>, &Plan<'_>, &Ahead),
        timing: &Timing,
        (way, out): Out<'_, '_>,
    ) -> Result<(), Failure> {
        let module = piece.module();
        if let Some(path) = self.line.value("mlir-generate-reproducer") {
            let text =
                Recipe::of(module.ctx(), &plan.pipeline, false, false).text(module, &self.print)?;
            reproduce(session, path, text, (way, out));
        }
        if self.line.on("memory-report") {
            session.say(&memory::report(module, piece.chunk));
        }
        let start = Instant::now();
        let printed = self.check_version(&piece.ctx);
        let printed = printed.and_then(|()| self.print(session, module, ahead, (way, out)));
        timing.step("Output", start);
        printed
    }
}

/// Writes the file for remarks, which is empty: no pass of those there are makes any.
fn empty_remarks(line: &Line, session: &mut Session) -> Result<(), Failure> {
    let Some(path) = flags::remarks_file(line) else { return Ok(()) };
    let written = OutputFile::open(path).and_then(|file| file.finish(Vec::new()));
    written.map(drop).map_err(|error| {
        session.say(&error);
        Failure
    })
}
