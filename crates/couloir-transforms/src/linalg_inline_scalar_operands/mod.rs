//! `linalg-inline-scalar-operands`: inputs of which each iteration takes the same element are taken
//! from around the body.

use couloir_dialects::linalg::{Generic, Structured};
use couloir_dialects::tensor;
use couloir_ir::affine::AffineMap;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use crate::common::{entry_of, index};
use crate::greedy::greedy_pass;
use crate::linalg_generic::Parts;

/// `linalg-inline-scalar-operands`
pub static PASS: PassDef = PassDef {
    name: "linalg-inline-scalar-operands",
    class: "LinalgInlineScalarOperandsPass",
    description: "Inline scalar operands into linalg generic ops",
    anchor: None,
    options: &[],
    run: |cx| {
        let mut patterns = RewritePatterns::new();
        patterns.add(Generic::def(), inline);
        greedy_pass(cx, patterns)
    },
    loads: &["linalg"],
    ..PassDef::EMPTY
};

fn inline(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = Structured::cast(rw.view(op)).or_no_match("no structured op")?;
    if !view.is_on_tensors() {
        return no_match("not on tensors");
    }
    let (maps, iterators) = (view.maps(), view.iterators());
    let (inputs, outputs) = (view.inputs(), view.outputs());
    let results: Vec<_> = view.op.result_types().collect();
    let is_fixed =
        |at: usize| at < inputs.len() && maps.get(at).is_some_and(AffineMap::is_constant);
    let fixed: Vec<usize> = (0..maps.len()).filter(|&at| is_fixed(at)).collect();
    if fixed.is_empty() {
        return no_match("no operand of one element");
    }
    let kept = all_but(&inputs, is_fixed);
    let kept_maps = all_but(&maps, is_fixed);
    rw.at(op);
    let entry = entry_of(rw.scope().body, op, 0).or_no_match("no body")?;
    let region = rw.body().take_regions(op).into_iter().next().or_no_match("no body")?;
    let parts = Parts {
        results: &results,
        inputs: &kept,
        outputs: &outputs,
        maps: &kept_maps,
        iterators: &iterators,
    };
    let new = parts.op(rw.context(), region);
    let new = rw.insert(new);
    let start = InsertPoint::start(rw.scope().body, entry);
    rw.set_point(start);
    for &at in fixed.iter().rev() {
        let (Some(&input), Some(map)) = (inputs.get(at), maps.get(at)) else { continue };
        let value = element(rw, input, map);
        if let Some(arg) = rw.scope().body.args(entry).get(at).copied() {
            rw.replace_all_uses(arg, value);
        }
    }
    rw.body().remove_args(entry, |at| fixed.binary_search(&at).is_ok());
    let results: Vec<Value> = rw.scope().body.results(new).collect();
    rw.replace(op, &results);
    Ok(())
}

/// The items at places of which that does not hold.
fn all_but<T: Clone>(items: &[T], left_out: impl Fn(usize) -> bool) -> Vec<T> {
    let kept = items.iter().enumerate().filter(|(at, _)| !left_out(*at));
    kept.map(|(_, item)| item.clone()).collect()
}

/// The element of an input at a place that is known.
fn element(rw: &mut Rewriter<'_>, input: Value, map: &AffineMap) -> Value {
    let places = map.constant_results().unwrap_or_default();
    let places: Vec<Value> = places.into_iter().map(|place| index(rw, place)).collect();
    let ty = rw.ty(input);
    if ty.as_tensor(rw.context()).is_none() {
        return input;
    }
    let element = ty.element_or_self(rw.context());
    rw.insert1(tensor::Extract::build(element, input, &places))
}
