//! `scf-for-loop-specialization`: a loop whose upper bound is the least of
//! some numbers, one of them a constant, gets a copy for that constant.

use couloir_dialects::{affine, arith, scf};
use couloir_ir::Type;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;

use crate::common::{Order, by_bodies, compare, index, new_region, ops_of};
use couloir_rewrite::copy::Copies;

/// `scf-for-loop-specialization`
pub static PASS: PassDef = PassDef {
    name: "scf-for-loop-specialization",
    class: "SCFForLoopSpecialization",
    description: "Specialize `for` loops for vectorization",
    anchor: None,
    options: &[],
    ..by_bodies!(|rw, _| {
        for op in ops_of(rw.scope().body, scf::For::def()) {
            let bound = rw.view(op).operand(1);
            // Upstream crashes where results are used.
            let body = rw.scope().body;
            if body.results(op).all(|result| body.is_unused(result)) {
                specialize(rw, op, bound.as_slice());
            }
        }
    })
};

/// The least constant among the numbers that a bound is the least of.
fn least_constant(rw: &Rewriter<'_>, bound: Value) -> Option<i64> {
    let min = affine::Min::cast(rw.scope().defining_op(bound)?)?;
    let map = min.map()?.as_affine_map(rw.context())?;
    (0..map.num_results()).filter_map(|at| map.result(at)?.constant()).min()
}

/// Puts a loop under a condition on its upper bounds, with a copy in which
/// these are constants; none when they cannot be.
pub(crate) fn specialize(rw: &mut Rewriter<'_>, op: Op, bounds: &[Value]) -> Option<()> {
    let known = bounds.iter().map(|&bound| least_constant(rw, bound));
    let known = known.collect::<Option<Vec<_>>>()?;
    rw.at(op);
    let mut copies = Copies::default();
    let mut condition = None;
    for (&bound, known) in bounds.iter().zip(known) {
        let constant = index(rw, known);
        let equal = compare(rw, Order::Equal, bound, constant);
        condition = Some(match condition {
            Some(both) => rw.insert1(arith::Andi::build(Type::I1, both, equal)),
            None => equal,
        });
        copies.map(bound, constant);
    }
    let (then, first) = new_region(rw, &[]);
    let (or_else, second) = new_region(rw, &[]);
    rw.insert(scf::If::build(&[], condition?, then, or_else));
    for (block, copies) in [(first, &mut copies), (second, &mut Copies::default())] {
        rw.set_point(InsertPoint::End(block));
        let end = rw.insert(scf::Yield::build(&[]));
        copies.op(rw.body(), op, InsertPoint::Before(end));
    }
    rw.erase(op);
    Some(())
}
