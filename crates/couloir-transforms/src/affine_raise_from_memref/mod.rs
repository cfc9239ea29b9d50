//! `affine-raise-from-memref`: loads and stores whose indices are affine
//! become those of `affine`.

use couloir_dialects::affine::{self, is_valid_dim, is_valid_symbol};
use couloir_dialects::common::mixed::int_constant;
use couloir_dialects::{arith, memref};
use couloir_ir::affine::{AffineBuilder, AffineMap, AffineOp, NodeId};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::NewOp;
use couloir_ir::walk::postorder;
use couloir_ir::{Attribute, OpDef, Scope};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;

use crate::common::by_bodies;

/// `affine-raise-from-memref`
pub static PASS: PassDef = PassDef {
    name: "affine-raise-from-memref",
    class: "RaiseMemrefDialect",
    description: "Turn some memref operators to affine operators where supported",
    anchor: Some("func.func"),
    options: &[],
    loads: &["affine"],
    ..by_bodies!(|rw, _| {
        let body = rw.scope().body;
        for op in postorder(body, body.roots()).collect::<Vec<_>>() {
            raise(rw, op);
        }
    })
};

fn raise(rw: &mut Rewriter<'_>, op: Op) -> Option<()> {
    let view = rw.view(op);
    let (def, slot, kept): (&'static OpDef, usize, usize) = match () {
        () if view.is(memref::Load::def()) => (affine::Load::def(), affine::Load::MAP, 1),
        () if view.is(memref::Store::def()) => (affine::Store::def(), affine::Store::MAP, 2),
        () => return None,
    };
    let operands = view.operands().collect::<Vec<_>>();
    let (kept, indices) = operands.split_at_checked(kept)?;
    let (map, inputs) = affine_map(rw.scope(), indices)?;
    let map = Attribute::affine_map(rw.context(), map);
    let mut new = NewOp::new(def).operands(kept.iter().copied()).operands(inputs).prop(slot, map);
    new.results = view.result_types().collect();
    rw.at(op);
    rw.replace_with(op, new);
    Some(())
}

/// The values that expressions are made of.
#[derive(Default)]
struct Inputs {
    dims: Vec<Value>,
    symbols: Vec<Value>,
}

/// Most inputs, and most ops that an expression is read through.
const MOST: usize = 1 << 10;

fn place(list: &mut Vec<Value>, value: Value) -> Option<u32> {
    let at = list.iter().position(|&own| own == value).unwrap_or_else(|| {
        list.push(value);
        list.len() - 1
    });
    u32::try_from(at).ok()
}

/// A step of reading an expression.
enum Step {
    Value(Value),
    Combine(AffineOp, Value),
}

/// Indices as a map of dimensions and symbols.
fn affine_map(scope: Scope<'_>, indices: &[Value]) -> Option<(AffineMap, Vec<Value>)> {
    let mut inputs = Inputs::default();
    let mut b = AffineBuilder::new(MOST as u32, MOST as u32);
    let mut results = Vec::with_capacity(indices.len());
    for &index in indices {
        results.push(expression(scope, &mut b, &mut inputs, index)?);
    }
    let wide = b.map(&results).ok()?;
    let (dims, symbols) = (inputs.dims.len() as u32, inputs.symbols.len() as u32);
    let map = wide.replace(dims, symbols, |b| {
        let dims = (0..dims).filter_map(|at| b.dim(at)).collect::<Vec<_>>();
        (dims, (0..symbols).filter_map(|at| b.symbol(at)).collect())
    });
    Some((map.ok()?, [inputs.dims, inputs.symbols].concat()))
}

/// A value as an expression. Sums and products are read through where that
/// can be; the stack is explicit, for chains of them may be long.
fn expression(
    scope: Scope<'_>,
    b: &mut AffineBuilder,
    inputs: &mut Inputs,
    value: Value,
) -> Option<NodeId> {
    let (mut steps, mut made) = (vec![Step::Value(value)], Vec::<Option<NodeId>>::new());
    let mut seen = 0;
    while let Some(step) = steps.pop() {
        match step {
            Step::Value(value) => {
                seen += 1;
                let sum = scope.defining_op(value).filter(|_| seen < MOST).and_then(combines);
                match (int_constant(scope, value), sum) {
                    (Some(known), _) => made.push(Some(b.constant(known))),
                    (None, Some((op, lhs, rhs))) => {
                        steps.push(Step::Combine(op, value));
                        steps.push(Step::Value(rhs));
                        steps.push(Step::Value(lhs));
                    }
                    (None, None) => made.push(leaf(scope, b, inputs, value)),
                }
            }
            Step::Combine(op, value) => {
                let (rhs, lhs) = (made.pop().flatten(), made.pop().flatten());
                let both = lhs.zip(rhs).filter(|&(lhs, rhs)| {
                    let plain = |id| b.is_symbolic_or_constant(id);
                    op == AffineOp::Add || plain(lhs) || plain(rhs)
                });
                made.push(match both {
                    Some((lhs, rhs)) => Some(b.binary(op, lhs, rhs)),
                    None => leaf(scope, b, inputs, value),
                });
            }
        }
    }
    made.pop().flatten()
}

fn combines(op: couloir_ir::OpRef<'_>) -> Option<(AffineOp, Value, Value)> {
    let kind = match () {
        () if op.is(arith::Addi::def()) => AffineOp::Add,
        () if op.is(arith::Muli::def()) => AffineOp::Mul,
        () => return None,
    };
    Some((kind, op.operand(0)?, op.operand(1)?))
}

fn leaf(
    scope: Scope<'_>,
    b: &mut AffineBuilder,
    inputs: &mut Inputs,
    value: Value,
) -> Option<NodeId> {
    if inputs.dims.len().max(inputs.symbols.len()) >= MOST {
        return None;
    }
    if is_valid_symbol(scope, value) {
        return b.symbol(place(&mut inputs.symbols, value)?);
    }
    if is_valid_dim(scope, value) {
        return b.dim(place(&mut inputs.dims, value)?);
    }
    None
}
