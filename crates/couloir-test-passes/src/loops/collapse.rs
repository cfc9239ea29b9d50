//! Several dimensions of `scf.parallel` as one.

use couloir_dialects::scf;
use couloir_ir::{Failure, Op};
use couloir_pass::{OptionDef, OptionKind, Options, PassCx, PassDef};
use couloir_rewrite::Rewriter;
use couloir_transforms::common::{in_each_body, ops_of};
use couloir_transforms::scf_loops::collapse;

const NAMES: [&str; 3] = ["collapsed-indices-0", "collapsed-indices-1", "collapsed-indices-2"];

const fn indices(name: &'static str, description: &'static str) -> OptionDef {
    OptionDef { name, kind: OptionKind::UnsignedNumbers, default: "", description }
}

/// `test-scf-parallel-loop-collapsing`
pub(super) static PASS: PassDef = PassDef {
    name: "test-scf-parallel-loop-collapsing",
    class: "TestSCFParallelLoopCollapsing",
    description: "Test parallel loops collapsing transformation",
    options: &[
        indices(NAMES[0], "Which loop indices to combine 0th loop index"),
        indices(NAMES[1], "Which loop indices to combine into the position 1 loop index"),
        indices(NAMES[2], "Which loop indices to combine into the position 2 loop index"),
    ],
    run,
    ..PassDef::EMPTY
};

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let groups = match groups(cx.options) {
        Ok(groups) => groups,
        Err(message) => {
            cx.ctx.say(message);
            return Err(Failure);
        }
    };
    let mut all = groups.concat();
    all.sort_unstable();
    all.dedup();
    if !all.iter().copied().eq(0..all.len()) {
        cx.ctx.say("collapsed-indices arguments must include all values [0,N).");
        return Err(Failure);
    }
    in_each_body(cx, |rw| {
        for op in ops_of(rw.scope().body, scf::Parallel::def()) {
            of_loop(rw, op, &groups, all.len());
        }
    })
}

/// The dimensions that become one, or what is wrong with them.
fn groups(options: &Options) -> Result<Vec<Vec<usize>>, &'static str> {
    let group = |name: &&str| {
        let list = options.list(name).into_iter();
        list.map(|at| at.parse().unwrap_or(usize::MAX)).collect::<Vec<_>>()
    };
    let groups = NAMES.iter().map(group).collect::<Vec<_>>();
    match groups.iter().map(Vec::is_empty).collect::<Vec<_>>()[..] {
        [_, true, false] => Err("collapsed-indices-2 specified but not collapsed-indices-1"),
        [true, false, _] => Err("collapsed-indices-1 specified but not collapsed-indices-0"),
        [true, true, true] => {
            Err("No collapsed-indices were specified. This pass is only for testing and does not \
             automatically collapse all parallel loops or similar.")
        }
        _ => Ok(groups.into_iter().filter(|group| !group.is_empty()).collect()),
    }
}

fn of_loop(rw: &mut Rewriter<'_>, op: Op, groups: &[Vec<usize>], wanted: usize) {
    let own = rw.view(op).operands_in(scf::Parallel::STEP).len();
    if own == wanted {
        _ = collapse(rw, op, groups);
        return;
    }
    let message = format!(
        "has {own} iter args while this limited functionality testing pass was configured only \
         for loops with exactly {wanted} iter args."
    );
    rw.view(op).op_error(message).emit();
}
