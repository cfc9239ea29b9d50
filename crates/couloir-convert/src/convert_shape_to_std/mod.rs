//! `convert-shape-to-std`: shapes that are lists of extents, and sizes that are indices, become
//! arithmetic on tensors of indices. What may hold errors stays.

mod broadcast;
mod compare;
mod extents;
mod reduce;

use couloir_dialects::{arith, shape};
use couloir_ir::body::{Op, Value};
use couloir_ir::{OpDef, OpRef, Type};
use couloir_pass::{Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, NoMatch, Operands, OrNoMatch,
    PatternSet, no_match,
};

use crate::common::convert;

/// `convert-shape-to-std`
pub static PASS: PassDef = PassDef {
    name: "convert-shape-to-std",
    class: "ConvertShapeToStandardPass",
    description: "Convert operations from the shape dialect into the standard dialect",
    anchor: Some("builtin.module"),
    run: |cx| convert(cx, conversion),
    loads: &["scf"],
    ..PassDef::EMPTY
};

type Pattern = fn(Op, &Operands, &mut ConversionRewriter<'_>) -> Lowered;

/// What is done about each op.
static PATTERNS: &[(fn() -> &'static OpDef, Pattern)] = &[
    (shape::CstrBroadcastable::def, compare::require_broadcastable),
    (shape::CstrEq::def, compare::require_equal),
    (shape::Any::def, any),
    (shape::Add::def, add),
    (shape::Mul::def, mul),
    (shape::Broadcast::def, broadcast::broadcast),
    (shape::ConstShape::def, extents::const_shape),
    (shape::ConstSize::def, extents::const_size),
    (shape::Dim::def, extents::dim),
    (shape::IsBroadcastable::def, broadcast::is_broadcastable),
    (shape::GetExtent::def, extents::get_extent),
    (shape::Rank::def, extents::rank),
    (shape::Reduce::def, reduce::reduce),
    (shape::ShapeEq::def, compare::shape_eq),
    (shape::ShapeOf::def, extents::shape_of),
    (shape::SplitAt::def, extents::split_at),
    (shape::ToExtentTensor::def, extents::to_extent_tensor),
];

/// The conversion of the pass.
fn conversion(_: &Options, _: OpRef<'_>) -> Conversion {
    let mut target = ConversionTarget::new();
    target.legal_dialect("arith").legal_dialect("scf").legal_dialect("tensor");
    target.legal_op(shape::CstrRequire::def());
    target.legal_op(couloir_dialects::func::Func::def());
    target.legal_op(couloir_dialects::builtin::Module::def());
    let mut patterns = PatternSet::new();
    for &(def, pattern) in PATTERNS {
        patterns.add_untyped(def(), pattern);
    }
    Conversion::new(Mode::Partial, target, patterns)
}

/// Whether what an op gives may be an error.
fn gives_errors(op: OpRef<'_>) -> bool {
    let may_fail = |ty| shape::types::is_size(op.ctx(), ty) || shape::types::is_shape(op.ctx(), ty);
    op.result_types().any(may_fail)
}

/// Whether a shape that an op takes may be an error.
fn takes_errors(op: OpRef<'_>) -> bool {
    op.operand_types().any(|ty| shape::types::is_shape(op.ctx(), ty))
}

/// The first will do.
fn any(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let first = *new.all().first().or_no_match("no shapes")?;
    rw.replace(op, first)
}

fn add(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let (lhs, rhs) = indices(op, new, rw)?;
    let new = arith::Addi::build(rw.context(), Type::INDEX, lhs, rhs);
    rw.replace_with(op, new)
}

fn mul(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let (lhs, rhs) = indices(op, new, rw)?;
    let new = arith::Muli::build(rw.context(), Type::INDEX, lhs, rhs);
    rw.replace_with(op, new)
}

/// What an op on two indices takes.
fn indices(op: Op, new: &Operands, rw: &ConversionRewriter<'_>) -> Result<(Value, Value), NoMatch> {
    if gives_errors(rw.view(op)) {
        return no_match("may be an error");
    }
    new.one(0).zip(new.one(1)).or_no_match("no operands")
}
