//! `affine-loop-unroll`: loops of `affine` do in one iteration what they did in several.
//!
//! Where it is not known that the number of iterations is a multiple, what is left over is done by
//! a loop after the loop.

use couloir_diag::{Diagnostic, Place};
use couloir_dialects::affine;
use couloir_ir::Failure;
use couloir_ir::body::{Body, Op};
use couloir_ir::walk::preorder;
use couloir_pass::{OptionDef, OptionKind, Options, PassDef};
use couloir_rewrite::Rewriter;

use crate::affine_loops::constant_trip_count;
use crate::common::{in_each_body, ops_of};

pub(crate) mod unroll;

use unroll::{by_factor, whole};

/// `affine-loop-unroll`
pub static PASS: PassDef = PassDef {
    name: "affine-loop-unroll",
    class: "AffineLoopUnroll",
    description: "Unroll affine loops",
    functions: true,
    options: &[
        OptionDef {
            name: "unroll-factor",
            kind: OptionKind::Signed,
            default: "4",
            description: "Use this unroll factor for all loops being unrolled, set it to -1, and \
                          it will fully unroll.",
        },
        OptionDef {
            name: "unroll-up-to-factor",
            kind: OptionKind::Bool,
            default: "false",
            description: "Allow unrolling up to the factor specified",
        },
        OptionDef {
            name: "unroll-full-threshold",
            kind: OptionKind::Unsigned,
            default: "1",
            description: "Unroll all loops with trip count less than or equal to this",
        },
        OptionDef {
            name: "unroll-num-reps",
            kind: OptionKind::Unsigned,
            default: "1",
            description: "Unroll innermost loops repeatedly this many times",
        },
        OptionDef {
            name: "cleanup-unroll",
            kind: OptionKind::Bool,
            default: "false",
            description: "Fully unroll the cleanup loop when possible.",
        },
    ],
    run: |cx| {
        let wanted = Wanted::of(cx.options);
        if wanted.factor.is_none() && !wanted.is_whole {
            let message = "Invalid option: 'unroll-factor' should be greater than 0 or equal to -1";
            cx.ctx.emit(Diagnostic::error(Place::Unknown, message));
            return Err(Failure);
        }
        in_each_body(cx, |rw| match wanted.most {
            Some(most) if wanted.is_whole => short_ones(rw, most),
            _ => several_times(rw, &wanted),
        })
    },
    ..PassDef::EMPTY
};

/// What is asked for.
struct Wanted {
    factor: Option<u64>,
    /// All iterations.
    is_whole: bool,
    /// Fewer than that where there are fewer.
    up_to: bool,
    /// All of loops that run that often at most.
    most: Option<u64>,
    times: i64,
    /// Also what is left over.
    cleans_up: bool,
}

impl Wanted {
    fn of(options: &Options) -> Self {
        let factor = options.number("unroll-factor");
        let most = options.is_given("unroll-full-threshold");
        let most = most.then(|| options.number("unroll-full-threshold").max(0).cast_unsigned());
        Wanted {
            factor: u64::try_from(factor).ok().filter(|&factor| factor > 0),
            is_whole: factor == -1,
            up_to: options.flag("unroll-up-to-factor"),
            most,
            times: options.number("unroll-num-reps"),
            cleans_up: options.flag("cleanup-unroll"),
        }
    }

    fn unroll(&self, rw: &mut Rewriter<'_>, op: Op) -> Option<()> {
        let Some(factor) = self.factor else { return whole(rw, op) };
        let count = constant_trip_count(rw.view(op));
        match count.filter(|&count| self.up_to && count < factor) {
            Some(count) => by_factor(rw, op, count, false),
            None => by_factor(rw, op, factor, self.cleans_up && !self.up_to),
        }
    }
}

/// Unrolls loops that do not run often, wherever they are; inner ones first.
fn short_ones(rw: &mut Rewriter<'_>, most: u64) {
    let loops = ops_of(rw.scope().body, affine::For::def()).into_iter();
    let is_short = |op: &Op| constant_trip_count(rw.view(*op)).is_some_and(|count| count <= most);
    for op in loops.filter(is_short).collect::<Vec<_>>() {
        whole(rw, op);
    }
}

/// Unrolls the innermost loops, and what is the innermost then, for as long as there are any.
fn several_times(rw: &mut Rewriter<'_>, wanted: &Wanted) {
    for _ in 0..wanted.times {
        if !innermost_ones(rw, wanted) {
            break;
        }
    }
}

/// Unrolls the loops that no other is in; whether any was.
fn innermost_ones(rw: &mut Rewriter<'_>, wanted: &Wanted) -> bool {
    let mut any = false;
    for op in innermost(rw.scope().body) {
        any |= wanted.unroll(rw, op).is_some();
    }
    any
}

/// The loops that no other is in.
fn innermost(body: &Body) -> Vec<Op> {
    let is_loop =
        |op: Op| body.op(op).name.def().is_some_and(|def| std::ptr::eq(def, affine::For::def()));
    let mut around = rustc_hash::FxHashSet::default();
    for op in preorder(body, body.roots()).filter(|&op| is_loop(op)) {
        let parents = std::iter::successors(body.parent_op(op), |&parent| body.parent_op(parent));
        // Those around one that is known are known.
        _ = parents.take_while(|&parent| around.insert(parent)).count();
    }
    let mut loops = ops_of(body, affine::For::def());
    loops.retain(|op| !around.contains(op));
    loops
}
