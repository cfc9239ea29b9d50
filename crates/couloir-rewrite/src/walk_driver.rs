//! The walk driver: patterns are tried once on each op.
//!
//! What is in an op is visited before it, else ops come as they stand. Ops that patterns make or
//! change are not visited again, nothing is folded, and what nothing uses stays: for rewrites that
//! one walk does, this is the least work. A pattern may erase the op it is at and what is in it,
//! and nothing else.

use std::sync::atomic::{AtomicBool, Ordering};

use couloir_ir::body::Body;
use couloir_ir::view::OpRef;
use couloir_ir::{Context, Failure};

use crate::bodies::each_body;
use crate::greedy::FrozenPatterns;
use crate::rewriter::Rewriter;

/// Patterns that are tried once on each op.
pub struct WalkDriver {
    patterns: FrozenPatterns,
}

impl WalkDriver {
    /// A driver with these patterns.
    pub fn new(patterns: impl Into<FrozenPatterns>) -> Self {
        Self { patterns: patterns.into() }
    }

    /// Rewrites a body and all bodies nested in it, those in parallel; whether anything changed.
    ///
    /// # Errors
    /// When isolated ops are nested too deeply; it has been reported.
    pub fn run_all(
        &self,
        ctx: &Context,
        outer: Option<&OpRef<'_>>,
        body: &mut Body,
    ) -> Result<bool, Failure> {
        let changed = AtomicBool::new(false);
        each_body(ctx, outer, body, &|outer, body| {
            changed.fetch_or(self.run(ctx, outer, body), Ordering::Relaxed);
        })?;
        Ok(changed.into_inner())
    }

    /// Rewrites one body, and not those nested in it; whether anything changed.
    pub fn run(&self, ctx: &Context, outer: Option<&OpRef<'_>>, body: &mut Body) -> bool {
        let ops = couloir_ir::walk::postorder(body, body.roots()).collect::<Vec<_>>();
        let mut rw = Rewriter::new(ctx, outer, body);
        let mut changed = false;
        for op in ops {
            let is_there = rw.scope().body.block_of(op).is_some();
            changed |= is_there && self.patterns.apply(op, &mut rw);
        }
        changed
    }
}
