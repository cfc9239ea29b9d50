//! `convert-tensor-to-linalg`: a tensor that is padded is put into one that is filled, by a value or
//! place by place.

use couloir_dialects::arith;
use couloir_dialects::common::mixed::{Mixed, join};
use couloir_dialects::linalg::{self, build::Named};
use couloir_dialects::tensor::{self, Dim, Empty, Generate, Pad};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, InsertPoint, NewOp};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, OpRef, Type};
use couloir_pass::{Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, Operands, OrNoMatch,
    PatternSet,
};
use couloir_rewrite::copy::Copies;

use crate::common::convert;

/// `convert-tensor-to-linalg`
pub static PASS: PassDef = PassDef {
    name: "convert-tensor-to-linalg",
    class: "ConvertTensorToLinalgPass",
    description: "Convert some Tensor dialect ops to Linalg dialect",
    anchor: Some("builtin.module"),
    options: &[],
    run: |cx| convert(cx, conversion),
    loads: &["arith", "linalg"],
    ..PassDef::EMPTY
};

fn conversion(_: &Options, _: OpRef<'_>) -> Conversion {
    let mut target = ConversionTarget::new();
    target.legal_dialect("arith").legal_dialect("linalg").legal_dialect("tensor");
    target.illegal_op(Pad::def());
    let mut patterns = PatternSet::new();
    patterns.add_untyped(Pad::def(), pad);
    Conversion::new(Mode::Partial, target, patterns)
}

fn pad(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let source = new.one(0).or_no_match("nothing is padded")?;
    let ty = view.result_type(0).or_no_match("no result")?;
    let shape = ty.shape(ctx).or_no_match("no shape")?.to_vec();
    let own = rw.ty(source).shape(ctx).or_no_match("no shape")?.to_vec();
    let low = widths(view, new, (1, Pad::STATIC_LOW));
    let high = widths(view, new, (2, Pad::STATIC_HIGH));
    let mut sizes = Vec::new();
    for (at, _) in shape.iter().enumerate().filter(|(_, size)| **size == DYNAMIC) {
        let (Some(&own), Some(&low), Some(&high)) = (own.get(at), low.get(at), high.get(at)) else {
            continue;
        };
        let size = size(rw, source, at, own);
        let size = sum(rw, [size, low, high]);
        sizes.push(size);
    }
    let plain = Type::tensor(ctx, &shape, ty.element_or_self(ctx));
    let empty = rw.insert1(Empty::build(plain, &sizes));
    let filled = match tensor::filling(rw.view(op)) {
        Some(value) => fill(rw, op, value, empty).or_no_match("no body")?,
        None => generated(rw, op, ty, &sizes).or_no_match("no body")?,
    };
    let own = own.iter().enumerate().map(|(at, &own)| size(rw, source, at, own));
    let own = own.collect::<Vec<_>>();
    let value = inserted(rw, (source, filled), &low, &own);
    rw.replace(op, value)
}

/// What is added on a side; values that are constants as such.
fn widths(op: OpRef<'_>, new: &Operands, (group, slot): (usize, usize)) -> Vec<Mixed> {
    let fixed = op.prop(slot).and_then(|attr: Attribute| attr.as_i64_array(op.ctx()));
    let all = join(&fixed.unwrap_or_default(), new.in_group(op, group));
    all.into_iter().map(|width| width.folded(op.scope)).collect()
}

/// A size of a tensor.
fn size(rw: &mut ConversionRewriter<'_>, tensor: Value, at: usize, known: i64) -> Mixed {
    if known != DYNAMIC {
        return Mixed::Known(known);
    }
    let at = index(rw, i64::try_from(at).unwrap_or(i64::MAX));
    Mixed::Value(rw.insert_folded(Dim::build(rw.context(), tensor, at)))
}

fn index(rw: &mut ConversionRewriter<'_>, value: i64) -> Value {
    let value = Attribute::index(rw.context(), value);
    rw.insert1(arith::Constant::build(Type::INDEX, value))
}

fn as_value(rw: &mut ConversionRewriter<'_>, mixed: Mixed) -> Value {
    match mixed {
        Mixed::Known(known) => index(rw, known),
        Mixed::Value(value) => value,
    }
}

/// A size with what is added to it on both sides.
fn sum(rw: &mut ConversionRewriter<'_>, [size, low, high]: [Mixed; 3]) -> Value {
    let mut sum = as_value(rw, size);
    for width in [low, high] {
        let width = as_value(rw, width);
        sum = rw.insert_folded(arith::Addi::build(rw.context(), Type::INDEX, sum, width));
    }
    sum
}

/// A tensor filled with a value, which is brought out of what is padded where it is there.
fn fill(rw: &mut ConversionRewriter<'_>, op: Op, value: Value, empty: Value) -> Option<Value> {
    let ctx = rw.context();
    let body = rw.scope().body;
    let entry = body.regions(op).first().and_then(|&region| body.entry_block(region));
    if body.block_of_value(value) == entry {
        let made = body.defining_op(value)?;
        rw.body().detach_op(made);
        rw.body().insert_before(op, made);
    }
    let results = [rw.ty(empty)];
    let named = Named {
        def: linalg::Fill::def(),
        inputs: &[value],
        outputs: &[empty],
        results: &results,
        props: &[],
    };
    let new = named.build(ctx, rw.body())?;
    Some(rw.insert1(new))
}

/// A tensor whose elements are computed as those that were to be added.
fn generated(rw: &mut ConversionRewriter<'_>, op: Op, ty: Type, sizes: &[Value]) -> Option<Value> {
    let body = rw.body();
    let entry = body.regions(op).first().and_then(|&region| body.entry_block(region))?;
    let region = body.create_region();
    let block = body.append_new_block(region);
    let mut copies = Copies::default();
    for arg in body.args(entry).to_vec() {
        let (ty, location) = (body.ty(arg), body.value_location(arg));
        let new = body.add_arg(block, ty, location);
        copies.map(arg, new);
    }
    let first = body.num_ops();
    for op in body.block_ops(entry).collect::<Vec<_>>() {
        copies.op(body, op, InsertPoint::End(block));
    }
    let last = body.num_ops();
    rw.keep(first..last);
    let new = NewOp::new(Generate::def()).operands(sizes.iter().copied()).result(ty);
    Some(rw.insert1(new.region(region)))
}

/// A tensor put into another, from a place on.
fn inserted(
    rw: &mut ConversionRewriter<'_>,
    (source, into): (Value, Value),
    offsets: &[Mixed],
    sizes: &[Mixed],
) -> Value {
    let (ctx, ty) = (rw.context(), rw.ty(into));
    let lists = [offsets.to_vec(), sizes.to_vec(), vec![Mixed::Known(1); sizes.len()]];
    rw.insert1(tensor::build_insertion(ctx, Some(ty), source, into, &lists))
}
