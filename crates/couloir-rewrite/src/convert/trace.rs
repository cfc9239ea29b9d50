//! What conversions say of themselves while they work: the account that
//! `--debug-only=dialect-conversion` prints, and why patterns declined.
//!
//! Whoever listens to a context ([`Trace::listen`]) hears of conversions as
//! they go; on several threads accounts of several bodies mix.

use std::sync::Arc;

use couloir_ir::Context;
use couloir_ir::view::OpRef;

/// Hears what conversions do.
pub trait Listener: Send + Sync {
    /// A line of the account, without its end.
    fn line(&self, text: &str);

    /// A pattern declined an op, for this reason.
    fn declined(&self, op: OpRef<'_>, reason: &str) {
        let _ = (op, reason);
    }

    /// An op could not be made legal and may not stay: the conversion fails.
    fn failed(&self, op: OpRef<'_>) {
        let _ = op;
    }
}

/// The listener of a context, kept with it.
pub struct Trace(Box<dyn Listener>);

impl Trace {
    /// From now on conversions in this context are heard.
    pub fn listen(ctx: &Context, listener: impl Listener + 'static) {
        ctx.extend(Trace(Box::new(listener)));
    }
}

const RULE: &str = "//===-------------------------------------------===//";

/// The account of a conversion of one body: blocks in braces, by indentation.
pub(crate) struct Account {
    trace: Arc<Trace>,
    depth: usize,
}

impl Account {
    /// The account that the context's listener wants, if there is one.
    pub(crate) fn of(ctx: &Context) -> Option<Self> {
        ctx.extension::<Trace>().map(|trace| Account { trace, depth: 0 })
    }

    fn line(&self, text: &str) {
        self.trace.0.line(&format!("{:indent$}{text}", "", indent = 2 * self.depth));
    }

    fn empty_line(&self) {
        self.trace.0.line("");
    }

    /// A block begins.
    pub(crate) fn open(&mut self, what: &str) {
        self.line(&format!("{what} {{"));
        self.depth += 1;
    }

    /// A block ends, well or not.
    pub(crate) fn close(&mut self, is_success: bool, why: &str) {
        self.depth = self.depth.saturating_sub(1);
        let end = if is_success { "} -> SUCCESS" } else { "} -> FAILURE" };
        match why {
            "" => self.line(end),
            why => self.line(&format!("{end} : {why}")),
        }
    }

    /// An op is looked at.
    pub(crate) fn open_op(&mut self, op: OpRef<'_>) {
        self.empty_line();
        self.line(RULE);
        self.open(&format!("Legalizing operation : '{}'", op.name()));
        if op.num_regions() == 0 {
            self.line(&op.ctx().op_text(op));
            self.empty_line();
        }
    }

    /// An op was looked at.
    pub(crate) fn close_op(&mut self, is_success: bool, why: &str) {
        self.close(is_success, why);
        self.line(RULE);
    }

    /// Folding an op did something, or nothing.
    pub(crate) fn fold(&mut self, is_folded: bool) {
        self.open("* Fold");
        self.close(is_folded, if is_folded { "" } else { "unable to fold" });
    }

    /// A pattern is tried on an op.
    pub(crate) fn open_pattern(&mut self, op: &str) {
        self.empty_line();
        self.open(&format!("* Pattern : '{op} -> ()'"));
    }

    /// A pattern made an op, or replaced one.
    pub(crate) fn change(&self, what: &str, op: &str) {
        self.line(&format!("** {what:<7} : '{op}'"));
    }

    /// The conversion fails at an op.
    pub(crate) fn failed(&self, op: OpRef<'_>) {
        self.trace.0.failed(op);
    }

    /// The pattern declined.
    pub(crate) fn declined(&mut self, op: OpRef<'_>, reason: &str) {
        self.line(&format!("** Failure : {reason}"));
        self.trace.0.declined(op, reason);
        self.close(false, "pattern failed to match");
    }
}
