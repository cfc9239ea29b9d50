//! Converting a body with all bodies nested in it, those in parallel.

use couloir_diag::Diagnostic;
use couloir_ir::body::{Body, Op};
use couloir_ir::op::{OpName, Trait};
use couloir_ir::view::OpRef;
use couloir_ir::{Context, Failure};
use rustc_hash::{FxBuildHasher, FxHashMap};

use super::driver::{Conversion, Driver, Left, Pool};
use super::requests::{self, Request, Symbols};
use super::rewriter::Entry;
use crate::bodies::{self, MAX_DEPTH, each_nested};

impl Conversion {
    /// Converts a body and all bodies nested in it. `outer` is the op that
    /// owns the body. What was asked for at module level is made if `outer`
    /// is a symbol table, and otherwise returned.
    ///
    /// # Errors
    /// When an op could not be converted; it has been reported. The IR is
    /// then as it was. Where only casts were left that could not be, it stays converted.
    pub fn run(
        &self,
        ctx: &Context,
        outer: Option<&OpRef<'_>>,
        body: &mut Body,
    ) -> Result<Vec<Request>, Failure> {
        let symbols = Symbols::new();
        let outer = Outer { op: outer, symbols: outer.map(|_| &symbols) };
        let cast_name = ctx.op_name(ctx.intern("builtin.unrealized_conversion_cast"));
        let pool = Pool::default();
        let job = Job { what: self, ctx, cast_name, pool: &pool };
        let before = (!ctx.is_in_hope()).then(|| body.clone());
        let (result, reported) = ctx.capture(|| job.body(outer, body, &[], 0));
        job.emit(self.without_repetitions(reported));
        if let Some(before) = before.filter(|_| pool.has_stopped()) {
            *body = before;
        }
        let requests = result.map_err(|_| Failure)?;
        if !outer.op.is_some_and(|op| op.has(Trait::SymbolTable)) {
            return Ok(requests);
        }
        requests::fulfil(ctx, body, requests);
        Ok(Vec::new())
    }

    /// The ops of a body that the conversion would make legal, and those that
    /// are, in the order it comes to them. Nothing is changed; of bodies
    /// nested in this one nothing is said.
    pub fn analyze(&self, ctx: &Context, outer: Option<&OpRef<'_>>, body: &Body) -> Vec<Op> {
        let symbols = Symbols::new();
        let symbols = outer.map(|_| &symbols);
        let cast_name = ctx.op_name(ctx.intern("builtin.unrealized_conversion_cast"));
        let pool = Pool::default();
        let job = Job { what: self, ctx, cast_name, pool: &pool };
        let mut tried = body.clone();
        ctx.capture(|| Driver::new(job, outer, symbols, &mut tried).analyze()).0
    }

    /// What type rules report is reported once per type.
    fn without_repetitions(&self, reported: Vec<Diagnostic>) -> Vec<Diagnostic> {
        let mut left = FxHashMap::<Diagnostic, usize>::default();
        for diagnostic in self.patterns.said() {
            *left.entry(diagnostic).or_default() += 1;
        }
        let mut wanted = |diagnostic: &Diagnostic| match left.get_mut(diagnostic) {
            Some(0) => false,
            Some(left) => {
                *left -= 1;
                true
            }
            None => true,
        };
        reported.into_iter().filter(|diagnostic| wanted(diagnostic)).collect()
    }
}

/// A conversion in a context.
#[derive(Clone, Copy)]
pub(crate) struct Job<'a> {
    pub(crate) what: &'a Conversion,
    pub(crate) ctx: &'a Context,
    pub(crate) cast_name: OpName,
    pub(crate) pool: &'a Pool,
}

/// What is around a body: the op that owns it, and the symbols next to that.
#[derive(Clone, Copy)]
struct Outer<'a> {
    op: Option<&'a OpRef<'a>>,
    symbols: Option<&'a Symbols>,
}

/// Why a body with those in it was not converted; it has been reported.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Unconverted {
    /// An op could not be.
    AtAnOp,
    /// Only casts were left that could not be. Upstream looks at these once all ops are converted,
    /// wherever these are: nothing is said of them where an op could not be.
    AtACast,
}

impl Job<'_> {
    fn body(
        self,
        outer: Outer<'_>,
        body: &mut Body,
        entries: &[Entry],
        depth: usize,
    ) -> Result<Vec<Request>, Unconverted> {
        if depth > MAX_DEPTH {
            let Failure = bodies::too_deep(self.ctx, outer.op);
            return Err(Unconverted::AtAnOp);
        }
        let (mut left, reported) =
            self.ctx.capture(|| Driver::new(self, outer.op, outer.symbols, body).run(entries));
        let (nested, inside) = self.ctx.capture(|| self.nested(outer, body, &mut left, depth));
        match nested {
            Err(Unconverted::AtACast) if left.stopped.is_some() => self.emit(without_last(inside)),
            _ => {
                self.emit(inside);
                nested?;
            }
        }
        left.emit(self.ctx);
        self.emit(reported);
        match left.result {
            Ok(()) => Ok(left.requests),
            Err(Failure) if left.stopped.is_some() => Err(Unconverted::AtAnOp),
            Err(Failure) => Err(Unconverted::AtACast),
        }
    }

    /// Converts nested bodies; what they ask for is added to what is left.
    fn nested(
        self,
        outer: Outer<'_>,
        body: &mut Body,
        left: &mut Left,
        depth: usize,
    ) -> Result<(), Unconverted> {
        if left.nested.is_empty() {
            return Ok(());
        }
        let ops = with_entries(left);
        let order = ops.iter().map(|(op, _)| *op).collect::<Vec<_>>();
        let symbols = Symbols::new();
        let outcomes = each_nested(self.ctx, outer.op, body, ops, |owner, body, entries| {
            let outer = Outer { op: Some(owner), symbols: Some(&symbols) };
            self.body(outer, body, &entries, depth + 1)
        });
        let at_an_op =
            outcomes.iter().any(|(result, _)| matches!(result, Err(Unconverted::AtAnOp)));
        let mut around = std::mem::take(&mut left.reported).into_iter().peekable();
        for (at, (op, (result, reported))) in order.into_iter().zip(outcomes).enumerate() {
            while let Some((_, said)) = around.next_if(|(after, _)| *after <= at) {
                self.emit(said);
            }
            if at_an_op && matches!(result, Err(Unconverted::AtACast)) {
                self.emit(without_last(reported));
                continue;
            }
            self.emit(reported);
            let requests = match result {
                Ok(requests) => requests,
                Err(unconverted) => {
                    left.reported = around.collect();
                    return Err(unconverted);
                }
            };
            let table = body.op(op).name.def().is_some_and(|def| def.has(Trait::SymbolTable));
            match body.nested_mut(op).filter(|_| table) {
                // Not where the nested body was converted: names are made
                // unique in the order of the symbol tables.
                Some(nested) => requests::fulfil(self.ctx, nested, requests),
                None => left.requests.extend(requests.into_iter().map(|r| r.owned_by(op))),
            }
        }
        left.reported = around.collect();
        Ok(())
    }

    fn emit(self, diagnostics: Vec<Diagnostic>) {
        for diagnostic in diagnostics {
            self.ctx.emit(diagnostic);
        }
    }
}

/// What was reported but for the cast that was left at the end.
fn without_last(mut reported: Vec<Diagnostic>) -> Vec<Diagnostic> {
    reported.pop();
    reported
}

/// The ops whose bodies are to be gone into, with what changes there first.
pub(super) fn with_entries(left: &mut Left) -> Vec<(Op, Vec<Entry>)> {
    let entries = std::mem::take(&mut left.entries);
    let mut by_op =
        FxHashMap::<Op, Vec<Entry>>::with_capacity_and_hasher(entries.len(), FxBuildHasher);
    for entry in entries {
        // Most ops have one region.
        by_op.entry(entry.op).or_insert_with(|| Vec::with_capacity(1)).push(entry);
    }
    let ops = std::mem::take(&mut left.nested);
    ops.into_iter().map(|op| (op, by_op.remove(&op).unwrap_or_default())).collect()
}
