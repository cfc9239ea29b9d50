//! Outputs whose elements the body of a parallel op reads become inputs.

use couloir_dialects::affine::index;
use couloir_dialects::tensor::Empty;
use couloir_ir::Type;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::copy::Copies;
use couloir_rewrite::greedy::Rewritten;

use crate::common::new_region;
use crate::linalg_fuse_elementwise_ops::{body_args, body_of, is_used, on_tensors};
use crate::linalg_generic::{Parts, copy_block};
use crate::reify::tensor_sizes;

/// Takes them as inputs; what is written to is empty.
pub(super) fn to_inputs(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let ctx = rw.context();
    let view = on_tensors(rw, op)?;
    let (iterators, maps) = (view.iterators(), view.maps());
    let (mut inputs, mut outputs) = (view.inputs(), view.outputs());
    let results: Vec<Type> = view.op.result_types().collect();
    let attrs = view.op.body().discardable(op);
    let first = inputs.len();
    let read: Vec<usize> = (0..outputs.len()).filter(|at| is_used(rw, op, first + at)).collect();
    if iterators.contains(&true) || read.is_empty() {
        return no_match("it reduces, or no output is read");
    }
    let (ins, outs) = maps.split_at_checked(first).or_no_match("no maps")?;
    let own = read.iter().filter_map(|&at| outs.get(at));
    let maps: Vec<_> = ins.iter().chain(own).chain(outs).cloned().collect();
    rw.at(op);
    for &at in &read {
        let output = outputs.get_mut(at).or_no_match("no output")?;
        inputs.push(*output);
        *output = empty_after(rw, *output).or_no_match("no tensor")?;
    }
    rw.at(op);
    let (region, block) = new_region(rw, &[]);
    let parts = Parts {
        results: &results,
        inputs: &inputs,
        outputs: &outputs,
        maps: &maps,
        iterators: &iterators,
    };
    let new = rw.insert(parts.op(ctx, region).attrs(attrs));
    let mut copies = Copies::default();
    args(rw, op, &read, first, block, &mut copies);
    let from = body_of(rw, op).or_no_match("no body")?;
    copy_block(rw, &mut copies, from, block).or_no_match("no end")?;
    let results: Vec<Value> = rw.scope().body.results(new).collect();
    rw.replace(op, &results);
    Ok(())
}

/// An empty tensor of the shape of another, right after what gives that.
fn empty_after(rw: &mut Rewriter<'_>, value: Value) -> Option<Value> {
    let body = rw.scope().body;
    let point = match body.defining_op(value) {
        Some(made) => InsertPoint::after(body, made)?,
        None => InsertPoint::start(body, body.block_of_value(value)?),
    };
    let ctx = rw.context();
    rw.set_point(point);
    let ty = rw.ty(value);
    let sizes = index::values(&tensor_sizes(rw, value)?);
    let ty = Type::tensor(ctx, ty.shape(ctx)?, ty.element_or_self(ctx));
    Some(rw.insert1(Empty::build(ty, &sizes)))
}

/// Makes the arguments of the body: for inputs, for outputs that are read, and for outputs.
fn args(
    rw: &mut Rewriter<'_>,
    op: Op,
    read: &[usize],
    first: usize,
    block: couloir_ir::body::Block,
    copies: &mut Copies,
) {
    let own = body_args(rw, op).to_vec();
    let location = rw.location();
    let (inputs, outputs) = own.split_at_checked(first).unwrap_or_default();
    let read_args = read.iter().filter_map(|&at| outputs.get(at));
    for &arg in inputs.iter().chain(read_args).chain(outputs) {
        let ty = rw.ty(arg);
        let new = rw.body().add_arg(block, ty, location);
        if copies.get(arg) == arg {
            copies.map(arg, new);
        }
    }
}
