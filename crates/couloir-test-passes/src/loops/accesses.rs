//! What is found of accesses of `affine`, by the loops around them.

use couloir_dialects::affine;
use couloir_ir::walk::preorder;
use couloir_ir::{OpRef, Value};
use couloir_pass::PassDef;
use couloir_transforms::affine_dependence::{Along, accessed};
use couloir_transforms::common::in_each_body;

/// `test-affine-access-analysis`
pub(super) static PASS: PassDef = PassDef {
    name: "test-affine-access-analysis",
    class: "(anonymous namespace)::TestAccessAnalysis",
    description: "Tests affine memory access analysis utility",
    anchor: Some("func.func"),
    run: |cx| {
        in_each_body(cx, |rw| {
            let scope = rw.scope();
            let body = scope.body;
            let blocks = body.roots().iter().flat_map(|&region| body.region_blocks(region));
            let ops = blocks.flat_map(|block| body.block_ops(block));
            for root in ops.filter(|&op| scope.op(op).is(affine::For::def())) {
                preorder(body, body.regions(root)).for_each(|op| say(scope.op(op)));
            }
        })
    },
    ..PassDef::EMPTY
};

fn say(op: OpRef<'_>) {
    for (at, count) in counts(op).into_iter().enumerate() {
        match Along::of(op, count) {
            Some(Along::Same) => op.remark(format!("invariant along loop {at}\n")).emit(),
            _ if has_layout(op) => op.error("NYI: non-trivial layout map").emit(),
            Some(Along::Last) => op.remark(format!("contiguous along loop {at}\n")).emit(),
            _ => continue,
        };
    }
}

/// Whether an op accesses memory whose elements do not simply lie one after the other.
fn has_layout(op: OpRef<'_>) -> bool {
    let memory = accessed(op).and_then(|memory| op.ty(memory).as_memref(op.ctx()));
    memory.is_some_and(|memory| memory.layout.is_some())
}

/// What the loops around an op count, from the outermost.
fn counts(op: OpRef<'_>) -> Vec<Value> {
    let parents = std::iter::successors(op.parent(), |op| op.parent());
    let loops = parents.filter(|op| op.is(affine::For::def()));
    let count = |of: OpRef<'_>| of.region(0)?.entry()?.args().first().copied();
    let mut all = loops.filter_map(count).collect::<Vec<_>>();
    all.reverse();
    all
}
