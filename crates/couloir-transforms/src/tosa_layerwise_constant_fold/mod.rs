//! `tosa-layerwise-constant-fold`: what is done to whole constants is done now.
//!
//! A constant that others use, too, stays, and would be there twice: it is left alone, unless it is
//! one number throughout.

mod reduce;

use couloir_dialects::common::fold::{Number, map};
use couloir_dialects::tosa::{Const, Reciprocal, Transpose};
use couloir_ir::attr::AttrKind;
use couloir_ir::body::Op;
use couloir_ir::build::NewOp;
use couloir_ir::num::{Float, RoundingMode};
use couloir_ir::{Attribute, Context, OpRef, Type};
use couloir_pass::{OptionDef, OptionKind, Options, PassDef};
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};
use couloir_rewrite::{Rewriter, constant_of};

use crate::elements::{strided, strides};
use crate::greedy::{greedy_bodies, greedy_pass};

/// `tosa-layerwise-constant-fold`
pub static PASS: PassDef = PassDef {
    name: "tosa-layerwise-constant-fold",
    class: "TosaLayerwiseConstantFoldPass",
    description: "Fold layerwise operations on constant tensors",
    anchor: Some("func.func"),
    options: &[OptionDef::new(
        "aggressive-reduce-constant",
        OptionKind::Bool,
        "false",
        "Always perform the reduce constant optimizationMay add more tosa.const but would reduce \
         runtime calculations",
    )],
    run: |cx| greedy_pass(cx, patterns(cx.options)),
    loads: &["tosa"],
    bodies: Some(|options, _| greedy_bodies(patterns(options))),
    ..PassDef::EMPTY
};

fn patterns(options: &Options) -> RewritePatterns {
    let mut patterns = RewritePatterns::new();
    patterns.add(Reciprocal::def(), reciprocal);
    patterns.add(Transpose::def(), transpose);
    reduce::add(&mut patterns, options.flag("aggressive-reduce-constant"));
    patterns
}

/// Whether nothing else uses what an op gives.
fn is_used_once(op: OpRef<'_>) -> bool {
    op.result(0).is_some_and(|result| op.body().has_one_use(result))
}

/// What the constant that an op takes first is, where nothing else uses it or it is one number.
fn input(op: OpRef<'_>) -> Option<Attribute> {
    let made = op.scope.defining_op(op.operand(0)?)?;
    let constant = constant_of(made)?;
    let dense = constant.as_dense(op.ctx())?;
    (dense.splat || is_used_once(made)).then_some(constant)
}

/// The same of `tosa.const`.
fn own_input(op: OpRef<'_>) -> Option<Attribute> {
    let made = op.scope.defining_op(op.operand(0)?)?;
    if made.is(Const::def()) { input(op) } else { None }
}

/// The type of the result, if it is of static shape.
fn result_type(op: OpRef<'_>) -> Option<Type> {
    op.result_type(0).filter(|ty| ty.has_static_shape(op.ctx()))
}

/// Replaces an op by a constant.
fn become_constant(op: Op, value: Attribute, rw: &mut Rewriter<'_>) -> Rewritten {
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    rw.at(op);
    rw.replace_with(op, NewOp::new(Const::def()).prop(Const::VALUES, value).result(ty));
    Ok(())
}

fn reciprocal(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let (ctx, view) = (rw.context(), rw.view(op));
    let constant = own_input(view).or_no_match("not of a constant")?;
    let ty = result_type(view).or_no_match("no static shape")?;
    let inverse = |number: &[&Number]| {
        let float = number.first()?.float()?;
        let inverse = Float::one(float.kind()).div(float, RoundingMode::NearestEven);
        Some(Number::Float(inverse.value))
    };
    let value = map(ctx, ty, &[constant], inverse).or_no_match("not of floats")?;
    become_constant(op, value, rw)
}

/// Whether elements of this type change their places: bytes and more, and bits.
fn is_moved(ctx: &Context, element: Type) -> bool {
    let width = element.int_or_float_width(ctx);
    matches!(width, Some(1 | 8 | 16 | 32 | 64))
}

fn transpose(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let (ctx, view) = (rw.context(), rw.view(op));
    let constant = input(view).or_no_match("not of a constant")?;
    let ty = result_type(view).or_no_match("no static shape")?;
    if !is_moved(ctx, ty.element_or_self(ctx)) {
        return no_match("elements are not moved");
    }
    let AttrKind::DenseElements(dense) = constant.kind(ctx) else {
        return no_match("not of dense elements");
    };
    let places = || {
        let apart = strides(dense.ty.shape(ctx)?)?;
        let order = view.prop(Transpose::PERMS)?.as_i32_array(ctx)?;
        let at = |&from: &i32| apart.get(usize::try_from(from).ok()?).copied();
        strided(ctx, dense, ty, &order.iter().map(at).collect::<Option<Vec<_>>>()?)
    };
    let value = places().or_no_match("no order of dimensions")?;
    become_constant(op, value, rw)
}
