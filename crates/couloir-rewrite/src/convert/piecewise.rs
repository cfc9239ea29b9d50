//! Converting bodies one by one, each at a time of the caller's.
//!
//! What comes of it is what [`Conversion::run`] makes of the same bodies; but
//! whoever takes these steps apart puts reports and requests in their order.

use couloir_ir::body::{Body, Op};
use couloir_ir::op::OpName;
use couloir_ir::view::OpRef;
use couloir_ir::{Context, Failure};

use super::driver::{Conversion, Driver, Pool};
use super::module::{Job, with_entries};
use super::requests::{Request, Symbols};
use super::rewriter::Entry;

/// A conversion of the bodies of one op's isolated ops.
pub struct Piecewise {
    what: Conversion,
    cast_name: OpName,
    pool: Pool,
    symbols: Symbols,
}

/// How a body's entry blocks change before its ops are converted.
pub struct Entries(Vec<Entry>);

impl Piecewise {
    /// A conversion that was not begun.
    pub fn new(ctx: &Context, what: Conversion) -> Self {
        let cast_name = ctx.op_name(ctx.intern("builtin.unrealized_conversion_cast"));
        Self { what, cast_name, pool: Pool::default(), symbols: Symbols::new() }
    }

    /// The ops that have patterns, as these were added.
    pub fn roots(&self) -> impl Iterator<Item = OpName> {
        self.what.patterns.roots()
    }

    fn job<'a>(&'a self, ctx: &'a Context) -> Job<'a> {
        Job { what: &self.what, ctx, cast_name: self.cast_name, pool: &self.pool }
    }

    /// Converts an op's body, but not the bodies nested in it. Returns the ops
    /// whose bodies are then to be converted, with how these change first.
    ///
    /// # Errors
    /// When an op could not be converted, or something was asked for around `op`.
    pub fn around(
        &self,
        op: &OpRef<'_>,
        body: &mut Body,
    ) -> Result<Vec<(Op, Option<Entries>)>, Failure> {
        let symbols = Symbols::new();
        let job = self.job(op.ctx());
        let mut left = Driver::new(job, Some(op), Some(&symbols), body).run(&[]);
        left.emit(op.ctx());
        left.result?;
        if !left.requests.is_empty() {
            return Err(Failure);
        }
        let entries = |entries: Vec<Entry>| (!entries.is_empty()).then_some(Entries(entries));
        Ok(with_entries(&mut left).into_iter().map(|(op, all)| (op, entries(all))).collect())
    }

    /// Converts the body of an isolated op, and returns what was asked for
    /// beside that op. The symbols there are those of the first call.
    ///
    /// # Errors
    /// When an op could not be converted; it has been reported.
    pub fn inside(
        &self,
        owner: &OpRef<'_>,
        body: &mut Body,
        entries: Option<Entries>,
    ) -> Result<Vec<Request>, Failure> {
        let entries = entries.map_or_else(Vec::new, |entries| entries.0);
        let job = self.job(owner.ctx());
        let mut left = Driver::new(job, Some(owner), Some(&self.symbols), body).run(&entries);
        left.emit(owner.ctx());
        left.result.map(|()| left.requests)
    }

    /// Whether ops of this name are left as they are.
    pub fn leaves(&self, name: OpName) -> bool {
        self.what.leaves(name)
    }
}
