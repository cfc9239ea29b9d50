//! Unrolling of loops of `scf` at one depth.

use super::single::note;
use couloir_diag::{Diagnostic, Place};
use couloir_dialects::scf;
use couloir_ir::attr::Attribute;
use couloir_ir::ty::{Signedness, TypeKind};
use couloir_ir::{Failure, Op, OpDef, OpRef, Type};
use couloir_pass::{OptionDef, OptionKind, PassDef};
use couloir_rewrite::Rewriter;
use couloir_transforms::common::{in_each_body, ops_of};
use couloir_transforms::scf_loops::{Mark, unroll_by, unroll_parallel, unroll_whole};

const ANNOTATE: OptionDef = OptionDef {
    name: "annotate",
    kind: OptionKind::Bool,
    default: "false",
    description: "Annotate unrolled iterations.",
};

const DEPTH: OptionDef = OptionDef {
    name: "loop-depth",
    kind: OptionKind::Unsigned,
    default: "0",
    description: "Loop depth.",
};

/// `test-loop-unrolling`
pub(super) static UNROLL: PassDef = PassDef {
    name: "test-loop-unrolling",
    class: "(anonymous namespace)::TestLoopUnrollingPass",
    description: "Tests loop unrolling transformation",
    options: &[
        ANNOTATE,
        DEPTH,
        OptionDef {
            name: "unroll-factor",
            kind: OptionKind::Signed,
            default: "1",
            description: "Loop unroll factor, set it to -1, and it will fully unroll.",
        },
        OptionDef {
            name: "unroll-up-to-factor",
            kind: OptionKind::Bool,
            default: "false",
            description: "Loop unroll up to factor.",
        },
    ],
    run: |cx| {
        let factor = cx.options.number("unroll-factor");
        if factor < 1 && factor != -1 {
            let message = "Invalid option: 'unroll-factor' should be greater than 0 or equal to -1";
            cx.ctx.emit(Diagnostic::error(Place::Unknown, message));
            return Err(Failure);
        }
        let depth = cx.options.number("loop-depth");
        let marked = cx.options.flag("annotate").then_some(mark as Mark);
        in_each_body(cx, |rw| {
            for op in at_depth(rw, scf::For::def(), depth) {
                _ = match u64::try_from(factor) {
                    Ok(factor) => unroll_by(rw, op, factor, marked),
                    Err(_) => unroll_whole(rw, op, marked),
                };
            }
        })
    },
    ..PassDef::EMPTY
};

/// `test-parallel-loop-unrolling`
pub(super) static UNROLL_PARALLEL: PassDef = PassDef {
    name: "test-parallel-loop-unrolling",
    class: "(anonymous namespace)::TestParallelLoopUnrollingPass",
    description: "Tests parallel loop unrolling transformation",
    options: &[
        ANNOTATE,
        DEPTH,
        OptionDef {
            name: "unroll-factors",
            kind: OptionKind::UnsignedNumbers,
            default: "",
            description: "Unroll factors for each parallel loop dim. If fewer factors than loop \
                          dims are provided, they are applied to the inner dims.",
        },
    ],
    run: |cx| {
        let factors = cx.options.list("unroll-factors").into_iter();
        let factors = factors.map(|factor| factor.parse().unwrap_or(0)).collect::<Vec<_>>();
        let depth = cx.options.number("loop-depth");
        let marked = cx.options.flag("annotate").then_some(mark as Mark);
        in_each_body(cx, |rw| {
            for op in at_depth(rw, scf::Parallel::def(), depth) {
                _ = unroll_parallel(rw, op, &factors, marked);
            }
        })
    },
    ..PassDef::EMPTY
};

/// The loops of a kind that so many others of it are around.
fn at_depth(rw: &Rewriter<'_>, def: &'static OpDef, depth: i64) -> Vec<Op> {
    let around = |op: OpRef<'_>| {
        let parents = std::iter::successors(op.parent(), |op| op.parent());
        parents.filter(|op| op.is(def)).count() as i64
    };
    let all = ops_of(rw.scope().body, def).into_iter();
    all.filter(|&op| around(rw.view(op)) == depth).collect()
}

/// Notes the iteration that an op came from.
fn mark(rw: &mut Rewriter<'_>, op: Op, iteration: u64) {
    let ctx = rw.context();
    let ty = Type::get(ctx, TypeKind::Integer(32, Signedness::Unsigned));
    let number = Attribute::int(ctx, ty, iteration.cast_signed());
    note(rw, op, "unrolled_iteration", number);
}
