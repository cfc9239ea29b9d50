//! Numbers and sizes of threads, blocks and grids become ops that read them, with the range that is
//! known of them.

use std::sync::Arc;

use couloir_dialects::gpu;
use couloir_dialects::llvm::attrs::CONSTANT_RANGE;
use couloir_dialects::llvm::case_of;
use couloir_ir::attr::Param;
use couloir_ir::body::Op;
use couloir_ir::build::Build;
use couloir_ir::num::Int;
use couloir_ir::{Attribute, Context, OpDef, OpRef, Type};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, OrNoMatch, PatternSet};

use super::widened;
use crate::llvm_common::Llvm;

/// What of a dimension an op says.
#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    /// A number from 0.
    Number,
    /// How many there are.
    Size,
}

/// What an op of a dimension says, and the attribute of functions with the bounds that are known.
struct Kind {
    def: &'static OpDef,
    what: What,
    known: Option<&'static str>,
}

/// A row of [`KINDS`].
const fn kind(def: &'static OpDef, what: What, known: Option<&'static str>) -> Kind {
    Kind { def, what, known }
}

const BLOCK: Option<&str> = Some("gpu.known_block_size");
const GRID: Option<&str> = Some("gpu.known_grid_size");
const CLUSTER: Option<&str> = Some("gpu.known_cluster_size");

/// The ops that say something of a dimension.
static KINDS: &[Kind] = &[
    kind(gpu::ThreadId::def(), What::Number, BLOCK),
    kind(gpu::BlockDim::def(), What::Size, BLOCK),
    kind(gpu::BlockId::def(), What::Number, GRID),
    kind(gpu::GridDim::def(), What::Size, GRID),
    kind(gpu::ClusterBlockId::def(), What::Number, CLUSTER),
    kind(gpu::ClusterDimBlocks::def(), What::Size, CLUSTER),
    kind(gpu::ClusterId::def(), What::Number, None),
    kind(gpu::ClusterDim::def(), What::Size, None),
];

/// The ops of a target that read something of the three dimensions.
pub(crate) type Registers = (&'static OpDef, [&'static OpDef; 3]);

/// What an op of `gpu` reads in a dialect, dimension by dimension.
macro_rules! registers {
    ($dialect:ident, $op:ident: $x:ident $y:ident $z:ident) => {
        (
            couloir_dialects::gpu::$op::def(),
            [$dialect::$x::def(), $dialect::$y::def(), $dialect::$z::def()],
        )
    };
}
pub(crate) use registers;

/// Adds patterns for ops of a dimension.
pub(crate) fn populate(patterns: &mut PatternSet, llvm: &Arc<Llvm>, registers: &[Registers]) {
    for &(def, registers) in registers {
        let Some(kind) = KINDS.iter().find(|kind| std::ptr::eq(kind.def, def)) else { continue };
        let own = Arc::clone(llvm);
        patterns.add(def, &llvm.converter, move |op, _, rw| lower(&own, op, rw, kind, registers));
    }
}

fn lower(
    llvm: &Llvm,
    op: Op,
    rw: &mut ConversionRewriter<'_>,
    kind: &Kind,
    registers: [&'static OpDef; 3],
) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let dim = view.prop(gpu::ThreadId::DIMENSION).and_then(|dim| case_of(ctx, dim));
    let dim = dim.and_then(|dim| usize::try_from(dim).ok()).or_no_match("no dimension")?;
    let register = registers.get(dim).copied().or_no_match("no such dimension")?;
    let bound = upper_bound(view, gpu::ThreadId::UPPER_BOUND);
    let bound = bound.or_else(|| known(rw, kind.known?, dim));
    let range = bound.map(|bound| match kind.what {
        What::Number => range(ctx, 0, bound),
        What::Size => range(ctx, 1, after(bound)),
    });
    let value = rw.emit1(register, &[], Type::I32, &[range]);
    let value = widened(llvm, rw, value);
    rw.replace(op, value)
}

/// The number after one of 32 bits; after the last, that again.
pub(crate) fn after(bound: i64) -> i64 {
    i64::from((bound as i32).saturating_add(1))
}

/// The bound that an op gives itself.
pub(crate) fn upper_bound(op: OpRef<'_>, slot: usize) -> Option<i64> {
    op.prop(slot).and_then(|bound| bound.as_i64(op.ctx()))
}

/// The bound that the function gives.
fn known(rw: &ConversionRewriter<'_>, name: &str, dim: usize) -> Option<i64> {
    let sizes = rw.outer()?.attr_named(name)?.as_i32_array(rw.context())?;
    sizes.get(dim).map(|&size| i64::from(size))
}

/// `#llvm.constant_range<i32, low, high>`
pub(crate) fn range(ctx: &Context, low: i64, high: i64) -> Attribute {
    let bound =
        |value: i64| Param::Attr(Attribute::wide_int(ctx, Type::I32, Int::new(32, value as u64)));
    Attribute::dialect(ctx, &CONSTANT_RANGE, vec![bound(low), bound(high)])
}
