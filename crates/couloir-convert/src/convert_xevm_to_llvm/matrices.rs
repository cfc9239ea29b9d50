//! Products of matrices that the lanes of a subgroup hold together.

use couloir_dialects::llvm;
use couloir_dialects::xevm::{ELEMENT_CASES, Mma, TYPES};
use couloir_ir::attr::Param;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::{Context, OpRef, Type};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch, no_match};

use super::builtins::{Builtin, call, check, no_effects};
use super::mangle;

/// What matrices hold, by the numbers of `ELEMENT_CASES`.
mod element {
    pub(super) const BF16: u64 = 8;
    pub(super) const F16: u64 = 9;
    pub(super) const S8: u64 = 10;
    pub(super) const U8: u64 = 11;
    pub(super) const TF32: u64 = 14;
    pub(super) const F32: u64 = 15;
    pub(super) const S32: u64 = 16;
}

use element::{BF16, F16, F32, S8, S32, TF32, U8};

/// How many products are added up in one step.
const DEPTH: u32 = 8;

/// How many factors 32 bits hold; upstream does not say of those of 4 bits, and ends up with none.
fn per_word(element: u64) -> u32 {
    match element {
        TF32 => 1,
        BF16 | F16 => 2,
        S8 | U8 => 4,
        _ => 0,
    }
}

/// What the factors hold, for which there is a function.
fn factors(op: OpRef<'_>) -> Option<[u64; 2]> {
    let params = op.prop(Mma::TYPES)?.params_of(op.ctx(), &TYPES)?;
    let [sum, left, right, added] = params else { return None };
    let (sum, added) = (sum.as_uint()?, added.as_uint()?);
    let factors = [left, right].map(Param::as_uint);
    let are_narrow = factors.iter().all(|of| !matches!(of, Some(F32 | S32) | None));
    let fits = sum == added && matches!(sum, S32 | F32 | F16 | BF16) && are_narrow;
    let [left, right] = factors;
    Some([left?, right?]).filter(|_| fits)
}

/// The type of a vector as one of other elements with the same bits.
fn packed(ctx: &Context, ty: Type, element: Type) -> Option<Type> {
    let vector = ty.as_vector(ctx)?;
    let width = vector.element.int_or_float_width(ctx)?;
    let bits = vector.shape.first()?.checked_mul(i64::from(width))?;
    let width = i64::from(element.int_or_float_width(ctx)?);
    Some(Type::vector(ctx, &[bits.checked_div(width)?], element))
}

/// A value as one of another type with the same bits.
fn cast(rw: &mut ConversionRewriter<'_>, value: Value, ty: Type) -> Value {
    match rw.ty(value) == ty {
        true => value,
        false => rw.emit1(llvm::BitCast::def(), &[value], ty, &[]),
    }
}

/// The functions take `bf16` as `i16`.
fn without_bf16(rw: &ConversionRewriter<'_>, ty: Type) -> Option<Type> {
    let vector = ty.as_vector(rw.context())?;
    Some(match vector.element {
        Type::BF16 => Type::vector(rw.context(), &vector.shape, Type::I16),
        _ => ty,
    })
}

pub(super) fn lower(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let [left, right, added] = *new.all() else { return no_match("nothing is added to") };
    let factors = factors(rw.view(op)).or_no_match("there is no function for it")?;
    let own = rw.ty(added);
    let sum = without_bf16(rw, own).or_no_match("not a vector")?;
    let whole = |of, narrow| if of == TF32 { Type::F32 } else { narrow };
    let first = packed(ctx, rw.ty(left), whole(factors[0], Type::I16)).or_no_match("no vector")?;
    let second =
        packed(ctx, rw.ty(right), whole(factors[1], Type::I32)).or_no_match("no vector")?;
    let [a, b] = factors.map(|of| ELEMENT_CASES.text_of(of).unwrap_or_default());
    let depth = DEPTH.saturating_mul(per_word(factors[0]));
    let base = format!("intel_sub_group_{a}_{b}_matrix_mad_k{depth}");
    let types = [first, second, sum];
    let name = mangle::function(ctx, &base, &types);
    let effects = Some(no_effects(ctx));
    let builtin = Builtin { name: &name, effects, will_return: true, ..Builtin::new(sum) };
    let builtin = Builtin { convergent: true, ..builtin };
    check(rw, &builtin, &types)?;
    let values = [left, right, added];
    let [left, right, added] = std::array::from_fn(|at| cast(rw, values[at], types[at]));
    let call = call(rw, &builtin, &[left, right, added], None)?;
    let value = rw.scope().body.result(call, 0).or_no_match("no result")?;
    let value = cast(rw, value, own);
    rw.replace(op, value)
}
