//! Printing ops of a module while passes still work on others of it.
//!
//! Invariant: the text made ahead is the one that printing the whole module
//! would give. So it is made only of ops whose text depends on nothing around
//! them: nothing in it has an alias, a number given in the order of printing,
//! or a resource, and it does not count towards what may be printed in all.

use couloir_ir::body::Op;
use couloir_ir::{Context, OpRef};
use rustc_hash::FxHashMap;

use super::PrintOptions;
use super::alias::Wanted;
use super::collect::Collector;
use super::names::Counters;
use super::printer::{Kept, MAX_NESTED_TEXT, Printer};

/// The texts of ops directly in a module, printed before the module itself.
#[derive(Default)]
pub struct Ahead(FxHashMap<Op, Box<[u8]>>);

impl FromIterator<(Op, Box<[u8]>)> for Ahead {
    fn from_iter<I: IntoIterator<Item = (Op, Box<[u8]>)>>(texts: I) -> Self {
        Ahead(texts.into_iter().collect())
    }
}

impl Ahead {
    /// The text of an op with its indentation and the end of its last line.
    pub(super) fn text(&self, op: Op) -> Option<&[u8]> {
        self.0.get(&op).map(AsRef::as_ref)
    }

    pub(super) fn has(&self, op: Op) -> bool {
        self.0.contains_key(&op)
    }
}

/// How ops of a module are printed ahead.
pub struct AheadPrinter<'a> {
    ctx: &'a Context,
    options: &'a PrintOptions,
    /// The dialects whose prefix is left out around and in the module.
    dialects: [&'static str; 2],
}

impl<'a> AheadPrinter<'a> {
    /// Printing ops directly in this one; none where that cannot be done.
    pub fn new(ctx: &'a Context, op: OpRef<'_>, options: &'a PrintOptions) -> Option<Self> {
        let around = options.generic
            || options.debuginfo
            || options.local_scope
            || options.unique_ssa_ids
            || options.value_users
            || options.skip_regions
            || options.nameloc_as_prefix
            || ctx.options().identified_aliases;
        if around || op.parent().is_some() || op.name() != "builtin.module" {
            return None;
        }
        let own = op.def().and_then(|def| def.hooks.default_dialect).unwrap_or_default();
        Some(AheadPrinter { ctx, options, dialects: ["builtin", own] })
    }

    /// What a thread prints with.
    pub fn writer(&self) -> AheadWriter<'_> {
        AheadWriter {
            how: self,
            wanted: Wanted::default(),
            collector: Collector::new(self.ctx, self.options),
            kept: Kept::new(self.options),
            out: Vec::new(),
        }
    }
}

/// What a thread prints ops ahead with.
pub struct AheadWriter<'a> {
    how: &'a AheadPrinter<'a>,
    wanted: Wanted,
    collector: Collector<'a>,
    kept: Kept,
    out: Vec<u8>,
}

impl AheadWriter<'_> {
    /// The text of an op with a body of its own that takes and gives no
    /// values; none where it depends on what is around.
    pub fn text(&mut self, op: OpRef<'_>) -> Option<Box<[u8]>> {
        if self.wanted.any(self.how.ctx) && self.collector.meets_alias(op) {
            return None;
        }
        self.out.clear();
        if self.print(op) {
            return Some(self.out.as_slice().into());
        }
        // What is known may hold numbers that stand for nothing.
        self.kept = Kept::new(self.how.options);
        None
    }

    /// Prints an op; whether its text depends on nothing else.
    fn print(&mut self, op: OpRef<'_>) -> bool {
        let mut printer = Printer::new(self.how.ctx, self.how.options, &mut self.out);
        printer.exchange(&mut self.kept);
        (printer.indent, printer.depth) = (2, 1);
        printer.default_dialects = self.how.dialects.to_vec();
        printer.names.defer(op, Counters::default());
        printer.put_isolated(op);
        printer.exchange(&mut self.kept);
        let counts = printer.is_cut || printer.left != MAX_NESTED_TEXT;
        !counts && printer.distinct.is_empty() && printer.resources.is_empty()
    }
}
