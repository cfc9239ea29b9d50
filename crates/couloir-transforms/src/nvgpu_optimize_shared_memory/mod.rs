//! `nvgpu-optimize-shared-memory`: where rows of shared memory are permuted, each by its own number,
//! threads that access one column of several rows do not meet in the same bank. All accesses of an
//! allocation are changed alike, or none is.

use std::sync::atomic::{AtomicBool, Ordering};

use couloir_dialects::nvgpu::is_shared;
use couloir_dialects::{arith, memref, nvgpu, vector};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::op::{EffectKind, Effects};
use couloir_ir::ty::MemRefType;
use couloir_ir::{Attribute, Body, Failure, OpDef, OpRef, Scope, Type};
use couloir_pass::{PassCx, PassDef};
use couloir_rewrite::{Rewriter, all_ops, each_body};

/// `nvgpu-optimize-shared-memory`
pub static PASS: PassDef = PassDef {
    name: "nvgpu-optimize-shared-memory",
    class: "OptimizeSharedMemoryPass",
    description: "Optimizes accesses to shard memory memrefs in order to reduce bank conflicts.",
    anchor: None,
    options: &[],
    run,
    loads: &["memref", "vector"],
    ..PassDef::EMPTY
};

/// Nothing is known of views: where there is one anywhere, all stays.
fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let ctx = cx.ctx;
    let work = |op: &OpRef<'_>, body: &mut Body| {
        let has_views = AtomicBool::new(false);
        each_body(ctx, Some(op), body, &|outer: Option<&OpRef<'_>>, body: &mut Body| {
            let found = has_view(Scope { ctx, body, outer });
            has_views.fetch_or(found, Ordering::Relaxed);
        })?;
        if has_views.into_inner() {
            return Ok(());
        }
        each_body(ctx, Some(op), body, &|outer: Option<&OpRef<'_>>, body: &mut Body| {
            permute_all(&mut Rewriter::new(ctx, outer, body));
        })
    };
    cx.inside(work).unwrap_or(Ok(()))
}

fn has_view(scope: Scope<'_>) -> bool {
    all_ops(scope.body).into_iter().any(|op| scope.op(op).is(memref::Subview::def()))
}

/// The bytes in which each bank occurs once.
const LINE: i64 = 128;
/// The bits that a thread accesses at once.
const ACCESS: i64 = 128;
/// How many threads access memory at once.
const THREADS: i64 = 8;

/// The column is changed by some bits of the row's number, shifted to where the number of an access
/// in a row is.
#[derive(Clone, Copy)]
struct Permutation {
    mask: i64,
    /// To the left; to the right where it is negative. Rows that have a line each shift, if only by
    /// nothing.
    shift: Option<i64>,
}

/// Rounded down; of zero it is what 32 bits make of -1, as upstream has it.
fn log2(value: i64) -> i64 {
    u32::wrapping_sub(63, (value as u64).leading_zeros()).into()
}

impl Permutation {
    /// That of memory whose rows are long enough to be worth it.
    fn of(memref: &MemRefType, width: u32) -> Option<Self> {
        let (width, &columns) = (i64::from(width), memref.shape.last()?);
        let in_line = LINE.saturating_mul(8).checked_div(width)?;
        if columns <= 0 || in_line / columns >= THREADS {
            return None;
        }
        let bytes = columns.saturating_mul(width) / 8;
        // So many rows are in a line, which have the same permutation.
        let alike = log2(LINE.checked_div(bytes)?.max(1));
        let (in_access, row) = (log2(ACCESS / width), log2(columns));
        let bits = row.wrapping_sub(in_access) as u32;
        let mask = 1_i64.wrapping_shl(bits).wrapping_sub(1).wrapping_shl(alike as u32);
        let shift = in_access.wrapping_sub(alike);
        Some(Self { mask, shift: (alike == 0 || shift != 0).then_some(shift) })
    }

    /// Makes the column before an op.
    fn column(self, rw: &mut Rewriter<'_>, row: Value, column: Value) -> Value {
        let ctx = rw.context();
        let constant = |rw: &mut Rewriter<'_>, value| {
            rw.insert1(arith::Constant::build(Type::INDEX, Attribute::index(ctx, value)))
        };
        let mask = constant(rw, self.mask);
        let mut bits = rw.insert1(arith::Andi::build(Type::INDEX, row, mask));
        if let Some(shift) = self.shift {
            let by = constant(rw, shift.saturating_abs());
            bits = match shift {
                0 => bits,
                1.. => rw.insert1(arith::Shli::build(ctx, Type::INDEX, bits, by)),
                _ => rw.insert1(arith::Shrui::build(Type::INDEX, bits, by)),
            };
        }
        rw.insert1(arith::Xori::build(Type::INDEX, column, bits))
    }
}

/// Ops that read, and the operand group of their indices.
static READING: [(&OpDef, usize); 3] = [
    (memref::Load::def(), memref::Load::INDICES),
    (vector::Load::def(), vector::Load::INDICES),
    (nvgpu::LdMatrix::def(), nvgpu::LdMatrix::INDICES),
];
/// The same of ops that write.
static WRITING: [(&OpDef, usize); 3] = [
    (memref::Store::def(), memref::Store::INDICES),
    (vector::Store::def(), vector::Store::INDICES),
    (nvgpu::DeviceAsyncCopy::def(), nvgpu::DeviceAsyncCopy::DST_INDICES),
];

/// What an op does with memory.
enum Access {
    Reads,
    Writes,
    Neither,
}

fn access(op: OpRef<'_>, memory: Value) -> Access {
    let mut effects = Effects::default();
    if let Some(say) = op.def().and_then(|def| def.hooks.effects) {
        say(op, &mut effects);
    }
    let has = |kind| effects.0.iter().any(|own| own.kind == kind && own.value == Some(memory));
    match () {
        () if has(EffectKind::Read) => Access::Reads,
        () if has(EffectKind::Write) => Access::Writes,
        () => Access::Neither,
    }
}

/// The operands that are the indices of an access, which is of one of these kinds and has two at
/// least.
fn indices(op: OpRef<'_>, kinds: &[(&'static OpDef, usize)]) -> Option<std::ops::Range<usize>> {
    let (_, group) = kinds.iter().find(|kind| op.is(kind.0))?;
    Some(op.operand_group(*group)).filter(|indices| indices.len() >= 2)
}

/// An access: the op, and where its last index is.
type Accessed = (Op, usize);

/// The accesses of memory that is read and written, where all are known.
fn accesses(scope: Scope<'_>, memory: Value) -> Option<Vec<Accessed>> {
    let mut found = Vec::new();
    let (mut is_read, mut is_written) = (false, false);
    let mut users = scope.body.uses(memory).map(|operand| operand.op).collect::<Vec<_>>();
    users.sort_unstable();
    users.dedup();
    for user in users {
        let view = scope.op(user);
        let (kinds, is_there) = match access(view, memory) {
            Access::Reads => (&READING, &mut is_read),
            Access::Writes => (&WRITING, &mut is_written),
            Access::Neither => continue,
        };
        *is_there = true;
        found.push((user, indices(view, kinds)?.end.checked_sub(1)?));
    }
    (is_read && is_written).then_some(found)
}

/// Shared memory that is allocated here.
fn allocated(scope: Scope<'_>, op: Op) -> Option<Value> {
    let (ctx, view) = (scope.ctx, scope.op(op));
    let memory = view.result(0).filter(|_| view.is(memref::Alloc::def()))?;
    view.ty(memory).as_memref(ctx).is_some_and(|memref| is_shared(ctx, memref)).then_some(memory)
}

/// How memory is permuted, and where that is to be said.
fn plan(scope: Scope<'_>, memory: Value) -> Option<(Permutation, Vec<Accessed>)> {
    let memref = scope.body.ty(memory).as_memref(scope.ctx)?;
    let width = memref.element.int_or_float_width(scope.ctx)?;
    Some((Permutation::of(memref, width)?, accesses(scope, memory)?))
}

/// Permutes memory up to the first that cannot be, as upstream does.
fn permute_all(rw: &mut Rewriter<'_>) {
    for op in all_ops(rw.scope().body) {
        let Some(memory) = allocated(rw.scope(), op) else { continue };
        let Some((permutation, accesses)) = plan(rw.scope(), memory) else { return };
        for (op, last) in accesses {
            permute(rw, permutation, op, last);
        }
    }
}

/// Permutes the columns of an access, whose last index stands there.
fn permute(rw: &mut Rewriter<'_>, permutation: Permutation, op: Op, last: usize) {
    let view = rw.view(op);
    let row = last.checked_sub(1).and_then(|at| view.operand(at));
    let Some((row, column)) = row.zip(view.operand(last)) else { return };
    rw.at(op);
    let column = permutation.column(rw, row, column);
    rw.set_operand(op, last, column);
}
