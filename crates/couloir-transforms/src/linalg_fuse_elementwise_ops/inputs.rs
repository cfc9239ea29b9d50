//! Fills and constants that are taken into the body, and outputs of which only the sizes matter.

use couloir_dialects::arith;
use couloir_dialects::common::fold::splat;
use couloir_dialects::linalg::{Fill, Structured};
use couloir_dialects::tensor;
use couloir_ir::affine::AffineMap;
use couloir_ir::attr::AttrKind;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::{Attribute, Context, Location, OpRef, Type};
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::copy::Copies;
use couloir_rewrite::greedy::Rewritten;
use couloir_rewrite::{Rewriter, constant_of};

use super::{body_args, body_of, cover, is_used, on_tensors};
use crate::common::new_region;
use crate::linalg_generic::{Parts, copy_block};
use crate::reify::tensor_sizes;
use couloir_dialects::affine::index;

/// The body takes the value of a fill itself.
pub(super) fn fills(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let inputs = on_tensors(rw, op)?.inputs();
    let mut found = false;
    for (at, input) in inputs.into_iter().enumerate() {
        let fill = rw.scope().defining_op(input).filter(|fill| fill.is(Fill::def()));
        let Some(fill) = fill.filter(|_| is_used(rw, op, at)) else { continue };
        let Some(value) = fill.operand(0) else { continue };
        if let Some(&arg) = body_args(rw, op).get(at) {
            rw.replace_all_uses(arg, value);
            found = true;
        }
    }
    if found { Ok(()) } else { no_match("no input is a fill") }
}

/// The number that a constant is, or each of its elements.
fn number(op: OpRef<'_>) -> Option<Attribute> {
    let ctx = op.ctx();
    let attr = constant_of(op)?;
    match attr.kind(ctx) {
        AttrKind::Integer(..) | AttrKind::Float(..) => Some(attr),
        AttrKind::DenseElements(dense) => {
            let element = dense.ty.element_or_self(ctx);
            let is_number = element.is_integer(ctx) && !element.is_index() || element.is_float(ctx);
            let number = splat(ctx, attr).filter(|_| is_number)?;
            Some(number.to_attr(ctx, element))
        }
        _ => None,
    }
}

/// The first input that is a number without which it is known how often each loop runs.
fn constant_input(rw: &Rewriter<'_>, op: Op) -> Result<(usize, Attribute, Location), NoMatch> {
    let view = on_tensors(rw, op)?;
    let maps = view.maps();
    let loops = AffineMap::empty(view.num_loops() as u32, 0);
    for (at, input) in view.inputs().into_iter().enumerate() {
        let made = view.op.scope.defining_op(input);
        let Some((made, number)) = made.and_then(|made| Some((made, number(made)?))) else {
            continue;
        };
        let others = maps.iter().enumerate().filter(|(other, _)| *other != at);
        if !cover(others.map(|(_, map)| map).chain([&loops])) {
            return Err(NoMatch("fused op loop bound computation failed".into()));
        }
        return Ok((at, number, made.location()));
    }
    Err(NoMatch("no input is a number".into()))
}

/// The body takes the number that an input is.
pub(super) fn constant(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let (at, number, location) = constant_input(rw, op)?;
    let ctx = rw.context();
    let view = Structured::cast(rw.view(op)).or_no_match("no structured op")?;
    let (mut inputs, outputs, mut maps) = (view.inputs(), view.outputs(), view.maps());
    let (results, iterators) = (view.op.result_types().collect::<Vec<_>>(), view.iterators());
    let ty = number.typed(ctx).or_no_match("no type")?;
    inputs.remove(at);
    maps.remove(at);
    rw.at(op);
    let value = rw.with_location(location, |rw| rw.insert1(arith::Constant::build(ty, number)));
    let own = rw.location();
    let places = inputs.iter().map(|&input| rw.scope().body.value_location(input));
    let places: Vec<Location> = std::iter::once(own).chain(places).collect();
    let from = body_of(rw, op).or_no_match("no body")?;
    let &arg = body_args(rw, op).get(at).or_no_match("no argument")?;
    let (region, block) = new_region(rw, &[]);
    let parts = Parts {
        results: &results,
        inputs: &inputs,
        outputs: &outputs,
        maps: &maps,
        iterators: &iterators,
    };
    rw.set_location(Location::fused(ctx, &places, None));
    let new = rw.insert(parts.op(ctx, region));
    let mut copies = Copies::default();
    copies.map(arg, value);
    copy_block(rw, &mut copies, from, block).or_no_match("no end")?;
    let results: Vec<Value> = rw.scope().body.results(new).collect();
    rw.replace(op, &results);
    Ok(())
}

/// Outputs that are not read are empty.
pub(super) fn outputs_not_read(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = Structured::cast(rw.view(op)).or_no_match("no structured op")?;
    let (first, outputs) = (view.num_inputs(), view.outputs());
    let mut changed = false;
    rw.at(op);
    for (at, output) in (first..).zip(outputs) {
        if is_used(rw, op, at) || !may_be_empty(rw, output) {
            continue;
        }
        let empty = empty_like(rw, output).or_no_match("no tensor")?;
        rw.body().set_operand(op, at, empty);
        changed = true;
    }
    if !changed {
        return no_match("all outputs are read or empty");
    }
    rw.modified(op);
    Ok(())
}

/// An empty tensor of the shape of another.
fn empty_like(rw: &mut Rewriter<'_>, value: Value) -> Option<Value> {
    let sizes = index::values(&tensor_sizes(rw, value)?);
    let ty = rw.ty(value);
    Some(rw.insert1(tensor::Empty::build(ty, &sizes)))
}

fn may_be_empty(rw: &Rewriter<'_>, output: Value) -> bool {
    let made = rw.scope().defining_op(output);
    let is_plain =
        |ctx: &Context, ty: Type| ty.as_tensor(ctx).is_some_and(|tensor| tensor.encoding.is_none());
    is_plain(rw.context(), rw.ty(output)) && !made.is_some_and(|made| made.is(tensor::Empty::def()))
}
