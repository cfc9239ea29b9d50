//! `linalg-specialize-generic-ops`: `linalg.generic` that does what an op with a name does becomes
//! that op.

mod products;

use couloir_dialects::linalg::build::{Named, reordered};
use couloir_dialects::linalg::{
    self, Broadcast, CopyElements, Exp, Fill, Generic, Structured, Transpose,
};
use couloir_dialects::{arith, math};
use couloir_ir::affine::{AffineExpr, AffineMap};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::{Attribute, BlockRef, OpDef, OpRef, RegionRef, Type};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use crate::greedy::greedy_pass;

/// `linalg-specialize-generic-ops`
pub static PASS: PassDef = PassDef {
    name: "linalg-specialize-generic-ops",
    class: "LinalgSpecializeGenericOpsPass",
    description: "Convert generic ops back to named ops",
    anchor: None,
    options: &[],
    run: |cx| {
        let mut patterns = RewritePatterns::new();
        patterns.add(Generic::def(), specialize);
        greedy_pass(cx, patterns)
    },
    loads: &["linalg"],
    ..PassDef::EMPTY
};

/// What a `linalg.generic` is.
struct Parts {
    inputs: Vec<Value>,
    outputs: Vec<Value>,
    results: Vec<Type>,
    maps: Vec<AffineMap>,
    /// Whether all loops are parallel.
    parallel: bool,
}

/// What it can become.
enum Known {
    Named(&'static OpDef, Vec<Value>, Vec<(usize, Attribute)>),
    Reordered(&'static OpDef, usize, Vec<i64>),
}

/// Replaces a `linalg.generic` where there is an op with a name for it.
pub(crate) fn specialize(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = Structured::cast(rw.view(op)).or_no_match("no structured op")?;
    let parts = Parts {
        inputs: view.inputs(),
        outputs: view.outputs(),
        results: view.op.result_types().collect(),
        maps: view.maps(),
        parallel: !view.iterators().contains(&true),
    };
    let region = view.op.region(0);
    let entry = region.and_then(RegionRef::entry).or_no_match("no body")?;
    let known = match products::of(view, entry, &parts.maps) {
        Some(known) => known,
        None => plain(view.op, entry, &parts).or_no_match("no op with a name does that")?,
    };
    replace(op, rw, &parts, known)
}

fn replace(op: Op, rw: &mut Rewriter<'_>, parts: &Parts, known: Known) -> Rewritten {
    let ctx = rw.context();
    let (location, outputs) = (rw.view(op).location(), parts.outputs.as_slice());
    rw.at(op);
    let new = match known {
        Known::Named(def, inputs, props) => {
            let named =
                Named { def, inputs: &inputs, outputs, results: &parts.results, props: &props };
            named.build(ctx, rw.body()).or_no_match("no body for these elements")?
        }
        Known::Reordered(def, slot, numbers) => {
            let (Some(&input), Some(&init)) = (parts.inputs.first(), outputs.first()) else {
                return no_match("no operands");
            };
            reordered(ctx, rw.body(), (def, slot), (input, init), (&numbers, location))
        }
    };
    rw.replace_with(op, new);
    Ok(())
}

/// Ops of which each iteration is for itself.
fn plain(op: OpRef<'_>, entry: BlockRef<'_>, parts: &Parts) -> Option<Known> {
    if !parts.parallel || parts.outputs.len() != 1 {
        return None;
    }
    let ops: Vec<OpRef<'_>> = entry.ops().collect();
    match ops.as_slice() {
        [end] => moved(op, entry, parts, end.operand(0)?),
        [one, end] if end.operand(0) == one.result(0) => applied(entry, parts, *one),
        _ => None,
    }
}

/// Elements that are handed on, or the same value everywhere.
fn moved(op: OpRef<'_>, entry: BlockRef<'_>, parts: &Parts, value: Value) -> Option<Known> {
    let output = parts.maps.last()?;
    let is_input = entry.args().first() == Some(&value);
    let ctx = op.ctx();
    let is_shaped = |value: Value| op.ty(value).is_shaped(ctx);
    match parts.inputs.as_slice() {
        [] if output.is_identity() && !entry.args().contains(&value) => {
            Some(Known::Named(Fill::def(), vec![value], Vec::new()))
        }
        &[input] if is_input && !is_shaped(input) && output.is_identity() => {
            Some(Known::Named(Fill::def(), vec![input], Vec::new()))
        }
        &[input] if is_input && output.is_identity() => {
            let map = parts.maps.first()?;
            if map.is_identity() {
                return Some(Known::Named(CopyElements::def(), vec![input], Vec::new()));
            }
            reordered_by(map, output)
        }
        _ => None,
    }
}

/// `linalg.broadcast` or `linalg.transpose`.
fn reordered_by(map: &AffineMap, output: &AffineMap) -> Option<Known> {
    let dims: Option<Vec<u32>> = map.results().map(AffineExpr::dim).collect();
    let dims = dims?;
    if dims.len() < output.num_results() {
        if !dims.is_sorted_by(|a, b| a < b) {
            return None;
        }
        let missing = (0..map.dims()).filter(|dim| dims.binary_search(dim).is_err());
        let numbers = missing.map(i64::from).collect();
        return Some(Known::Reordered(Broadcast::def(), Broadcast::DIMENSIONS, numbers));
    }
    let inverse = Some(map).filter(|map| map.is_permutation())?.inverse_permutation()?;
    let numbers: Option<Vec<i64>> =
        inverse.results().map(|result| result.dim().map(i64::from)).collect();
    Some(Known::Reordered(Transpose::def(), Transpose::PERMUTATION, numbers?))
}

/// Ops on elements, and the ops that do that with all.
static ELEMENTWISE: &[(fn() -> &'static OpDef, fn() -> &'static OpDef)] = &[
    (math::Exp::def, Exp::def),
    (arith::Addf::def, linalg::Add::def),
    (arith::Subf::def, linalg::Sub::def),
    (arith::Mulf::def, linalg::Mul::def),
    (arith::Divf::def, linalg::Div::def),
];

/// One op on the elements of all inputs.
fn applied(entry: BlockRef<'_>, parts: &Parts, one: OpRef<'_>) -> Option<Known> {
    let same = parts.maps.iter().all(AffineMap::is_identity);
    let loops = parts.maps.first().map_or(0, AffineMap::dims);
    if !same || loops == 0 || one.operands().len() != parts.inputs.len() {
        return None;
    }
    let &(_, def) = ELEMENTWISE.iter().find(|(own, _)| one.is(own()))?;
    let place = |value: Value| entry.args().iter().position(|&arg| arg == value);
    let inputs: Option<Vec<Value>> =
        one.operands().map(|value| parts.inputs.get(place(value)?).copied()).collect();
    Some(Known::Named(def(), inputs?, Vec::new()))
}
