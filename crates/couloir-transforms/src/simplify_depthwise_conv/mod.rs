//! `simplify-depthwise-conv`: a convolution of each channel that makes one channel of it does without
//! the dimension for those that it makes.

use couloir_dialects::common::reshape::groups_attr;
use couloir_dialects::linalg::build::Named;
use couloir_dialects::linalg::{
    DepthwiseConv2dNhwcHwc, DepthwiseConv2dNhwcHwcQ, DepthwiseConv2dNhwcHwcm,
    DepthwiseConv2dNhwcHwcmQ, Structured,
};
use couloir_dialects::tensor::{CollapseShape, ExpandShape};
use couloir_ir::attr::{AttrKind, DenseElements};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, Context, OpDef, Type};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use crate::greedy::greedy;
use crate::linalg_fold_unit_extent_dims::shape::expand_shape;

/// `simplify-depthwise-conv`
pub static PASS: PassDef = greedy!(
    "simplify-depthwise-conv",
    "SimplifyDepthwiseConvPass",
    "Simplify depthwise convolution.",
    patterns,
    ["linalg", "tensor"],
);

fn patterns() -> RewritePatterns {
    let mut patterns = RewritePatterns::new();
    let pairs = [
        (DepthwiseConv2dNhwcHwcm::def(), DepthwiseConv2dNhwcHwc::def()),
        (DepthwiseConv2dNhwcHwcmQ::def(), DepthwiseConv2dNhwcHwcQ::def()),
    ];
    for (from, to) in pairs {
        patterns.add(from, move |op: Op, rw: &mut Rewriter<'_>| simplify(op, rw, to));
    }
    patterns
}

/// How the last two dimensions of the factors become one.
const OF_FACTORS: &[&[i64]] = &[&[0], &[1], &[2, 3]];
/// The same of the result.
const OF_RESULT: &[&[i64]] = &[&[0], &[1], &[2], &[3, 4]];

fn simplify(op: Op, rw: &mut Rewriter<'_>, def: &'static OpDef) -> Rewritten {
    let ctx = rw.context();
    let view = Structured::cast(rw.view(op)).or_no_match("no structured op")?;
    if !view.is_on_tensors() {
        return no_match("not on tensors");
    }
    let mut inputs = view.inputs();
    let init = view.outputs().first().copied().or_no_match("no output")?;
    let factors = inputs.get_mut(1).or_no_match("no factors")?;
    let ty = view.op.result_type(0).or_no_match("no result")?;
    if rw.ty(*factors).shape(ctx).and_then(|shape| shape.get(3)) != Some(&1) {
        return no_match("there may be more than one channel of each");
    }
    let kept = kept(ctx, rw.scope().body.discardable(op));
    let props = ["strides", "dilations"].map(|name| {
        let slot = def.slot(name)?;
        Some((slot, view.op.attr_named(name).unwrap_or_else(|| ones(ctx))))
    });
    let props = props.into_iter().flatten().collect::<Vec<_>>();
    rw.at(op);
    *factors = collapse(rw, *factors, OF_FACTORS).or_no_match("no such shape")?;
    let init = collapse(rw, init, OF_RESULT).or_no_match("no such shape")?;
    let results = [rw.ty(init)];
    let named = Named { def, inputs: &inputs, outputs: &[init], results: &results, props: &props };
    let new = named.build(ctx, rw.body()).or_no_match("no body for these elements")?;
    let value = rw.insert1(new.attrs(kept));
    let value = expand(rw, ty, value).or_no_match("no such shape")?;
    rw.replace(op, &[value]);
    Ok(())
}

/// `dense<1> : tensor<2xi64>`: what is not said of strides and dilations.
fn ones(ctx: &Context) -> Attribute {
    let ty = Type::tensor(ctx, &[2], Type::I64);
    let data = [1_i64; 2].into_iter().flat_map(i64::to_le_bytes).collect();
    Attribute::get(ctx, AttrKind::DenseElements(DenseElements::new(ctx, ty, data)))
}

/// What is to be kept of the attributes that an op has beside its own.
fn kept(ctx: &Context, attrs: Attribute) -> Attribute {
    let entries = attrs.as_dictionary(ctx).unwrap_or_default().iter().copied();
    let kept = entries.filter(|entry| ctx.str(entry.0) != "linalg.memoized_indexing_maps");
    Attribute::dictionary(ctx, kept.collect())
}

/// A tensor with fewer dimensions.
fn collapse(rw: &mut Rewriter<'_>, value: Value, groups: &[&[i64]]) -> Option<Value> {
    let ctx = rw.context();
    let ty = rw.ty(value);
    let mut shape = ty.shape(ctx)?.to_vec();
    let last = shape.pop()?;
    let before = shape.last_mut()?;
    *before = match (*before, last) {
        (DYNAMIC, _) | (_, DYNAMIC) => DYNAMIC,
        (before, last) => before.wrapping_mul(last),
    };
    let ty = Type::tensor(ctx, &shape, ty.element_or_self(ctx));
    let groups = groups_attr(ctx, &owned(groups));
    Some(rw.insert1(CollapseShape::build(ty, value, groups)))
}

fn owned(groups: &[&[i64]]) -> Vec<Vec<i64>> {
    groups.iter().map(|group| group.to_vec()).collect()
}

/// A tensor of this type, with the dimension that was taken away. Where it is not known to be of size 1,
/// no sizes are given, and the verifier reports that, as in MLIR.
fn expand(rw: &mut Rewriter<'_>, ty: Type, value: Value) -> Option<Value> {
    let ctx: &Context = rw.context();
    let groups = owned(OF_RESULT);
    if ty.shape(ctx)?.last() == Some(&DYNAMIC) {
        let groups = groups_attr(ctx, &groups);
        let none = Attribute::i64_array(ctx, &[]);
        return Some(rw.insert1(ExpandShape::build(ty, value, &[], groups, none)));
    }
    expand_shape(rw, ty, value, &groups)
}
