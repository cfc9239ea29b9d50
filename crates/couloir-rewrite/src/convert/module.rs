//! Converting a body with all bodies nested in it, those in parallel.

use couloir_diag::Diagnostic;
use couloir_ir::body::{Body, Op};
use couloir_ir::op::Trait;
use couloir_ir::view::{OpRef, Scope};
use couloir_ir::{Context, Failure};
use rayon::prelude::*;
use rustc_hash::FxHashMap;

use super::driver::{Conversion, Driver};
use super::requests::{self, Request, Symbols};
use super::rewriter::Entry;

/// How deep isolated ops may be nested in one another.
const MAX_DEPTH: usize = 200;

impl Conversion {
    /// Converts a body and all bodies nested in it. `outer` is the op that
    /// owns the body. What was asked for at module level is made if `outer`
    /// is a symbol table, and otherwise returned.
    ///
    /// # Errors
    /// When an op could not be converted; it has been reported. The IR is
    /// then partly converted.
    pub fn run(
        &self,
        ctx: &Context,
        outer: Option<&OpRef<'_>>,
        body: &mut Body,
    ) -> Result<Vec<Request>, Failure> {
        let job = Job { what: self, ctx };
        let symbols = Symbols::new();
        job.body(Outer { op: outer, symbols: outer.map(|_| &symbols) }, body, &[], 0)
    }
}

/// A conversion in a context.
#[derive(Clone, Copy)]
struct Job<'a> {
    what: &'a Conversion,
    ctx: &'a Context,
}

/// What is around a body: the op that owns it, and the symbols next to that.
#[derive(Clone, Copy)]
struct Outer<'a> {
    op: Option<&'a OpRef<'a>>,
    symbols: Option<&'a Symbols>,
}

/// A nested body taken out to be converted.
struct Nested {
    op: Op,
    body: Box<Body>,
    entries: Vec<Entry>,
}

/// What came of a nested body.
struct Outcome {
    result: Result<Vec<Request>, Failure>,
    reported: Vec<Diagnostic>,
}

impl Job<'_> {
    fn body(
        self,
        outer: Outer<'_>,
        body: &mut Body,
        entries: &[Entry],
        depth: usize,
    ) -> Result<Vec<Request>, Failure> {
        if depth > MAX_DEPTH {
            return Err(too_deep(self.ctx, outer.op));
        }
        let (left, reported) = self.ctx.capture(|| {
            let driver = Driver::new(self.what, self.ctx, outer.op, outer.symbols, body);
            driver.run(entries)
        });
        let mut nested = take_nested(body, left.nested, left.stopped, left.entries);
        let scope = Scope { ctx: self.ctx, body, outer: outer.op };
        let outcomes = self.nested(scope, &mut nested, depth);
        for Nested { op, body: inner, .. } in nested {
            body.put_nested(op, inner);
        }
        let mut all = left.requests;
        self.report_in_order(outcomes, &mut all)?;
        reported.into_iter().for_each(|diagnostic| self.ctx.emit(diagnostic));
        left.result?;
        Ok(self.fulfil(outer.op, body, all))
    }

    /// Converts nested bodies, in parallel where that is allowed.
    fn nested(self, scope: Scope<'_>, nested: &mut [Nested], depth: usize) -> Vec<Outcome> {
        let symbols = Symbols::new();
        let one = |item: &mut Nested| {
            let owner = scope.op(item.op);
            let outer = Outer { op: Some(&owner), symbols: Some(&symbols) };
            let work = || self.body(outer, &mut item.body, &item.entries, depth + 1);
            let (result, reported) = self.ctx.capture(work);
            Outcome { result: result.map(|requests| owned_by(requests, item.op)), reported }
        };
        if self.ctx.options().single_threaded || nested.len() < 2 {
            nested.iter_mut().map(one).collect()
        } else {
            nested.par_iter_mut().map(one).collect()
        }
    }

    fn report_in_order(
        self,
        outcomes: Vec<Outcome>,
        all: &mut Vec<Request>,
    ) -> Result<(), Failure> {
        for outcome in outcomes {
            outcome.reported.into_iter().for_each(|diagnostic| self.ctx.emit(diagnostic));
            all.extend(outcome.result?);
        }
        Ok(())
    }

    fn fulfil(self, outer: Option<&OpRef<'_>>, body: &mut Body, all: Vec<Request>) -> Vec<Request> {
        if !outer.is_some_and(|outer| outer.has(Trait::SymbolTable)) {
            return all;
        }
        requests::fulfil(self.ctx, body, all);
        Vec::new()
    }
}

fn too_deep(ctx: &Context, outer: Option<&OpRef<'_>>) -> Failure {
    match outer {
        Some(op) => op.error("operations isolated from above are nested too deeply").emit(),
        None => {
            let place = couloir_diag::Place::Unknown;
            ctx.emit(Diagnostic::error(place, "operations are nested too deeply"));
            Failure
        }
    }
}

fn owned_by(mut requests: Vec<Request>, op: Op) -> Vec<Request> {
    requests.iter_mut().for_each(|request| request.owners.push(op));
    requests
}

/// Takes out the bodies of the ops to be gone into: all, or those before the
/// op at which the conversion around them stopped.
fn take_nested(
    body: &mut Body,
    ops: Vec<Op>,
    stopped: Option<Op>,
    entries: Vec<Entry>,
) -> Vec<Nested> {
    let mut by_op = FxHashMap::<Op, Vec<Entry>>::default();
    for entry in entries {
        by_op.entry(entry.op).or_default().push(entry);
    }
    let reached = ops.into_iter().take_while(|op| Some(*op) != stopped).collect::<Vec<_>>();
    let mut take = |op| {
        let entries = by_op.remove(&op).unwrap_or_default();
        Some(Nested { op, body: body.take_nested(op)?, entries })
    };
    reached.into_iter().filter_map(&mut take).collect()
}
