//! `vector.mask` of a reduction: intrinsics with a mask and a length.

use std::sync::Arc;

use couloir_dialects::arith;
use couloir_dialects::common::fold::{Number, fill};
use couloir_dialects::llvm::{self as l};
use couloir_dialects::vector::attrs::COMBINING_KIND;
use couloir_dialects::vector::{Mask, Reduction, VScale};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::num::{Float, Int};
use couloir_ir::op::OpDef;
use couloir_ir::{Attribute, Op, Type, Value};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, PatternSet, no_match,
};

use crate::convert_arith_to_llvm::rows::fastmath;
use crate::llvm_common::Llvm;
use crate::vector_common::build::BuildVector;

pub(super) fn populate(llvm: &Arc<Llvm>, patterns: &mut PatternSet) {
    crate::llvm_common::add_patterns(patterns, llvm, &[(Mask::def(), lower)]);
}

/// The intrinsic of a kind, for floats or integers.
type Row = (u64, bool, fn() -> &'static OpDef);

const ROWS: [Row; 13] = [
    (0, true, l::IntrVpReduceFadd::def),
    (1, true, l::IntrVpReduceFmul::def),
    (4, true, l::IntrVpReduceFmin::def),
    (7, true, l::IntrVpReduceFmax::def),
    (0, false, l::IntrVpReduceAdd::def),
    (1, false, l::IntrVpReduceMul::def),
    (2, false, l::IntrVpReduceUmin::def),
    (3, false, l::IntrVpReduceSmin::def),
    (5, false, l::IntrVpReduceUmax::def),
    (6, false, l::IntrVpReduceSmax::def),
    (8, false, l::IntrVpReduceAnd::def),
    (9, false, l::IntrVpReduceOr::def),
    (10, false, l::IntrVpReduceXor::def),
];

fn lower(llvm: &Llvm, op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let (ctx, view) = (rw.context(), rw.view(op));
    let masked = view.region(0).and_then(|region| region.entry()?.ops().next());
    let masked = masked.filter(|masked| masked.is(Reduction::def()));
    let masked = masked.or_no_match("not a masked reduction")?;
    let kind = Reduction(masked).kind().and_then(|kind| kind.enum_bits(ctx, &COMBINING_KIND));
    let kind = kind.or_no_match("no kind")?;
    let ty = masked.result_type(0).and_then(|ty| llvm.convert(ctx, ty));
    let ty = ty.or_no_match("unconvertible type")?;
    let location = masked.location();
    // The values as they were, which is what upstream takes.
    let (mask, vector, acc) = (view.operand(0), masked.operand(0), masked.operand(1));
    let (mask, vector) = mask.zip(vector).or_no_match("too few operands")?;
    let flags = fastmath(ctx, Reduction(masked).fastmath());
    rw.set_location(location);
    let value = match kind {
        11 => filled(rw, [mask, vector], acc, (ty, flags), false)?,
        12 => filled(rw, [mask, vector], acc, (ty, flags), true)?,
        _ => {
            let float = ty.is_float(ctx);
            let row = ROWS.iter().find(|row| row.0 == kind && row.1 == float);
            let def = row.or_no_match("no such reduction")?.2();
            let start = match acc {
                Some(acc) => acc,
                None => start(rw, kind, ty)?,
            };
            let length = length(rw, vector)?;
            rw.make(def, &[start, vector, mask, length], ty, [])
        }
    };
    rw.replace(op, value)
}

/// What changes nothing.
fn start(rw: &mut ConversionRewriter<'_>, kind: u64, ty: Type) -> Result<Value, NoMatch> {
    let ctx = rw.context();
    let number = match ty.float_kind(ctx) {
        Some(float) => Number::Float(match kind {
            0 => Float::zero(float),
            1 => Float::one(float),
            // The sign is upstream's.
            _ => Float::nan(float, kind == 4),
        }),
        None => Number::Int(int_start(kind, ty.int_width(ctx).or_no_match("no integer")?)),
    };
    let value = fill(ctx, ty, &number);
    Ok(rw.insert1(l::Constant::build(ty, value)))
}

fn int_start(kind: u64, width: u32) -> Int {
    let top = Int::from_i64(width, -1).shl(width.saturating_sub(1));
    match kind {
        1 => Int::from_i64(width, 1),
        2 | 8 => Int::from_i64(width, -1),
        3 => top.not(),
        6 => top,
        _ => Int::from_i64(width, 0),
    }
}

/// How many elements there are, as `i32`.
fn length(rw: &mut ConversionRewriter<'_>, vector: Value) -> Result<Value, NoMatch> {
    let ctx = rw.context();
    let data = rw.ty(vector).as_vector(ctx).or_no_match("not a vector")?;
    let &[size] = &data.shape[..] else { return no_match("not one dimension") };
    let size = Attribute::int(ctx, Type::I32, size);
    let size = rw.insert1(l::Constant::build(Type::I32, size));
    if !data.is_scalable() {
        return Ok(size);
    }
    let scale = rw.make(VScale::def(), &[], Type::INDEX, []);
    let scale = rw.make(arith::IndexCast::def(), &[scale], Type::I32, []);
    Ok(rw.make(arith::Muli::def(), &[size, scale], Type::I32, []))
}

/// A reduction without an intrinsic for masks: what is masked out is filled in.
fn filled(
    rw: &mut ConversionRewriter<'_>,
    [mask, vector]: [Value; 2],
    acc: Option<Value>,
    (ty, flags): (Type, Option<Attribute>),
    maximum: bool,
) -> Result<Value, NoMatch> {
    let (ctx, vector_ty) = (rw.context(), rw.ty(vector));
    let kind = ty.float_kind(ctx).or_no_match("no float")?;
    let number = if maximum { Float::smallest(kind, true) } else { Float::largest(kind, false) };
    let fill = fill(ctx, vector_ty, &Number::Float(number));
    let fill = rw.insert1(l::Constant::build(vector_ty, fill));
    let chosen = rw.make(l::Select::def(), &[mask, vector, fill], vector_ty, []);
    let (def, combine) = match maximum {
        true => (l::IntrVectorReduceFmaximum::def(), l::IntrMaximum::def()),
        false => (l::IntrVectorReduceFminimum::def(), l::IntrMinimum::def()),
    };
    let value = rw.insert1(NewOp::new(def).operand(chosen).prop(0, flags).result(ty));
    Ok(match acc {
        Some(acc) => rw.make(combine, &[value, acc], ty, []),
        None => value,
    })
}
