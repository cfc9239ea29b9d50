//! Why `couloir compile` could not lower an op: the plan's passes are run once
//! more, one by one, while someone listens to their conversions.

use std::sync::{Arc, Mutex, PoisonError};

use couloir_diag::Place;
use couloir_ir::OpRef;
use couloir_pass::{Options, Pipeline, Registry, RunOptions};
use couloir_rewrite::convert::{Listener, Trace};

use crate::plan::{Step, dialect_of};
use crate::session::{Chunk, Session};

/// A pass declined an op, or failed at it.
struct Reason {
    pass: usize,
    place: Place,
    op: String,
    /// Why; none where the pass failed at the op.
    why: Option<String>,
}

#[derive(Default)]
struct Heard {
    pass: usize,
    reasons: Vec<Reason>,
}

/// What was heard of all passes.
#[derive(Clone, Default)]
pub(crate) struct Reasons(Arc<Mutex<Heard>>);

impl Listener for Reasons {
    fn line(&self, _: &str) {}

    fn declined(&self, op: OpRef<'_>, reason: &str) {
        self.add(op, Some(reason.to_owned()));
    }

    fn failed(&self, op: OpRef<'_>) {
        self.add(op, None);
    }
}

impl Reasons {
    /// Runs a plan on a piece of input, up to the first pass that fails.
    pub(crate) fn of(
        session: &Session,
        chunk: &Chunk,
        plan: &[&Step],
        registry: &Registry,
    ) -> Self {
        let heard = Self::default();
        let ctx = session.context();
        Trace::listen(&ctx, heard.clone());
        let run = || {
            let mut parsed = session.parse(&ctx, chunk, true)?;
            for (number, step) in plan.iter().enumerate() {
                heard.lock().pass = number;
                let mut pipeline = Pipeline::new("builtin.module");
                let Some(pass) = registry.get(step.pass) else { continue };
                let Ok(options) = Options::parse(pass, step.options, registry) else { continue };
                pipeline.push(pass, options);
                let each = RunOptions { verify_each: false };
                couloir_pass::run(&ctx, &mut parsed.body, parsed.op, &pipeline, each)?;
            }
            Ok::<(), couloir_ir::Failure>(())
        };
        // What fails was reported before.
        _ = ctx.capture(run);
        heard
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Heard> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, op: OpRef<'_>, why: Option<String>) {
        let (place, op) = (op.location().place(op.ctx()), op.name().to_owned());
        let mut heard = self.lock();
        let pass = heard.pass;
        heard.reasons.push(Reason { pass, place, op, why });
    }

    /// What each pass for an op's dialect had against the op, a line each.
    pub(crate) fn at(&self, op: OpRef<'_>, plan: &[&Step]) -> Vec<String> {
        self.lines(&op.location().place(op.ctx()), op.name(), dialect_of(op), plan)
    }

    fn lines(&self, place: &Place, op: &str, dialect: &str, plan: &[&Step]) -> Vec<String> {
        let heard = self.lock();
        let lines = plan.iter().enumerate().filter(|(_, step)| step.is_for(dialect));
        let why = |number| {
            let here = heard.reasons.iter().filter(move |reason| {
                reason.pass == number && reason.place == *place && reason.op == op
            });
            let mut why = here.filter_map(|reason| reason.why.as_deref()).collect::<Vec<_>>();
            why.sort_unstable();
            why.dedup();
            if why.is_empty() { "has no pattern for it".into() } else { why.join("; ") }
        };
        lines.map(|(number, step)| format!("'{}' was tried: {}", step.pass, why(number))).collect()
    }

    /// The ops at which a pass failed, with what all passes had against each.
    pub(crate) fn failures(&self, plan: &[&Step]) -> Vec<(Place, String, Vec<String>)> {
        let failed = |reason: &Reason| reason.why.is_none();
        let ops = {
            let heard = self.lock();
            let ops = heard.reasons.iter().filter(|reason| failed(reason));
            ops.map(|reason| (reason.place.clone(), reason.op.clone())).collect::<Vec<_>>()
        };
        let lines = |(place, op): (Place, String)| {
            let dialect = op.split('.').next().unwrap_or_default().to_owned();
            let lines = self.lines(&place, &op, &dialect, plan);
            (place, op, lines)
        };
        ops.into_iter().map(lines).collect()
    }
}
