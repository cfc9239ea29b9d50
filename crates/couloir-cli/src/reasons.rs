//! Why `couloir compile` could not lower an op: the plan's passes are run once
//! more, one by one, while someone listens to their conversions.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use couloir_diag::Place;
use couloir_ir::OpRef;
use couloir_pass::{Options, Pipeline, Registry, RunOptions};
use couloir_rewrite::convert::{Listener, Trace};

use crate::plan::{self, Step};
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
            let index_bits = plan::index_bits(parsed.view(&ctx));
            for (number, step) in plan.iter().enumerate() {
                heard.lock().pass = number;
                let mut pipeline = Pipeline::new("builtin.module");
                let Some(pass) = registry.get(step.pass) else { continue };
                let text = step.options(pass, index_bits);
                let Ok(options) = Options::parse(pass, &text, registry) else { continue };
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
        self.lines(&op.location().place(op.ctx()), op.name(), plan)
    }

    fn lines(&self, place: &Place, op: &str, plan: &[&Step]) -> Vec<String> {
        let heard = self.lock();
        let mut lines = Vec::new();
        let mut silent = Vec::new();
        for (number, step) in plan.iter().enumerate().filter(|(_, step)| step.is_for(op)) {
            let here = heard.reasons.iter().filter(|reason| {
                reason.pass == number && reason.place == *place && reason.op == op
            });
            let why = here.filter_map(|reason| reason.why.as_deref()).collect::<BTreeSet<_>>();
            if why.is_empty() {
                silent.push(format!("'{}'", step.pass));
            } else {
                let why = why.into_iter().collect::<Vec<_>>().join("; ");
                lines.push(format!("'{}' was tried: {why}", step.pass));
            }
        }
        if !silent.is_empty() {
            lines.push(format!("tried without a pattern for it: {}", silent.join(", ")));
        }
        lines
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
            let lines = self.lines(&place, &op, plan);
            (place, op, lines)
        };
        ops.into_iter().map(lines).collect()
    }
}
