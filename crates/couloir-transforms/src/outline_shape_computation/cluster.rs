//! The ops that compute nothing but shapes.

use couloir_dialects::shape::WithShape;
use couloir_ir::body::{Body, Op, Value};
use couloir_ir::walk::postorder;
use rustc_hash::{FxHashMap, FxHashSet};

use super::{is, parts};

/// Which ops of a function are for shapes alone.
pub(super) struct Clusters {
    /// The ops, in order.
    order: FxHashMap<Op, usize>,
    /// Those whose results are used for something else, too. Those with regions are among them.
    others: FxHashSet<Op>,
}

impl Clusters {
    /// Those of a function.
    pub(super) fn of(body: &Body) -> Self {
        let all = postorder(body, body.roots()).collect::<Vec<_>>();
        let mut others = FxHashSet::default();
        let mut pending = all.iter().copied().filter(|&op| is_other(body, op)).collect::<Vec<_>>();
        others.extend(pending.iter().copied());
        while let Some(op) = pending.pop() {
            if is(body, op, WithShape::def()) {
                continue;
            }
            let defined = body.operands(op).filter_map(|value| body.defining_op(value));
            pending.extend(defined.filter(|&op| others.insert(op)));
        }
        let order = all.into_iter().enumerate().map(|(at, op)| (op, at)).collect();
        Self { order, others }
    }

    /// The ops that compute a shape, in order: none where it is used for something else, too. What
    /// takes nothing is among them, whatever else it is used for.
    pub(super) fn ops(&self, body: &Body, shape: Value) -> Vec<Op> {
        let is_inside = |op: Op| {
            let is_leaf = body.num_operands(op) == 0 && !has_regions(body, op);
            is_leaf || !self.others.contains(&op)
        };
        let mut pending = body.defining_op(shape).into_iter().collect::<Vec<_>>();
        let mut seen = pending.iter().copied().collect::<FxHashSet<_>>();
        let mut ops = Vec::new();
        while let Some(op) = pending.pop() {
            if is_inside(op) {
                ops.push(op);
                let defined = body.operands(op).filter_map(|value| body.defining_op(value));
                pending.extend(defined.filter(|&op| seen.insert(op)));
            }
        }
        ops.sort_by_key(|op| self.order.get(op).copied());
        ops
    }
}

fn has_regions(body: &Body, op: Op) -> bool {
    !body.regions(op).is_empty() || body.nested(op).is_some()
}

/// Whether an op is for something else, whatever its users are for.
fn is_other(body: &Body, op: Op) -> bool {
    let is_value = |result: Value| {
        body.uses(result).any(|operand| {
            let with = Some(operand.op).filter(|&user| is(body, user, WithShape::def()));
            let shape = with.and_then(|with| parts(body, with)).map(|(_, shape)| shape);
            shape.is_some_and(|shape| shape != result)
        })
    };
    // What nothing uses is for no shape.
    is(body, op, WithShape::def())
        || body.results(op).all(|result| body.is_unused(result))
        || has_regions(body, op)
        || body.results(op).any(is_value)
}

/// What ops take that they do not give, in the order of its uses.
pub(super) fn inputs(body: &Body, ops: &[Op]) -> Vec<Value> {
    let inside = ops.iter().copied().collect::<FxHashSet<_>>();
    let mut seen = FxHashSet::default();
    let all = ops.iter().flat_map(|&op| body.operands(op));
    let comes_in = |&value: &Value| {
        let own = body.defining_op(value).is_some_and(|op| inside.contains(&op));
        !own && seen.insert(value)
    };
    all.filter(comes_in).collect()
}
