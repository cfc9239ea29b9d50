//! What intrinsics ask of vectors: how long they are, and what they hold.

use super::super::{Checked, Rules, Subject};
use super::Call;
use crate::types::{Type, TypeData, float_width};

/// The shape of a vector: how many elements, times `vscale` where scalable.
fn shape(rules: &Rules<'_>, ty: Type) -> Option<(u64, bool)> {
    match rules.ctx.ty(ty) {
        TypeData::Vector { len, scalable, .. } => Some((u64::from(*len), *scalable)),
        _ => None,
    }
}

fn is_int(rules: &Rules<'_>, ty: Type) -> bool {
    rules.ctx.int_width(rules.ctx.scalar_type(ty)).is_some()
}

fn is_float(rules: &Rules<'_>, ty: Type) -> bool {
    float_bits(rules, ty).is_some()
}

fn is_pointer(rules: &Rules<'_>, ty: Type) -> bool {
    rules.ctx.is_pointer(rules.ctx.scalar_type(ty))
}

fn float_bits(rules: &Rules<'_>, ty: Type) -> Option<u32> {
    let scalar = rules.ctx.scalar_type(ty);
    if scalar == Type::PPC_FP128 { Some(128) } else { float_width(rules.ctx.ty(scalar)) }
}

pub(super) fn stepvector<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let width = rules.ctx.int_width(rules.ctx.scalar_type(call.ty()));
    let message =
        "stepvector only supported for vectors of integers with a bitwidth of at least 8.";
    rules.check(width.is_some_and(|width| width >= 8), message, call.subject())
}

pub(super) fn lane_mask<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let bits = rules.ctx.scalar_type(call.ty()) == Type::I1;
    rules.check(bits, "get_active_lane_mask: element type is not i1", call.subject())
}

pub(super) fn reduce_ints<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let holds = is_int(rules, rules.arg_type(call, 0));
    rules.check_alone(holds, "Intrinsic has incorrect argument type!")
}

pub(super) fn reduce_floats<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let holds = is_float(rules, rules.arg_type(call, 0));
    rules.check_alone(holds, "Intrinsic has incorrect argument type!")
}

pub(super) fn reduce_floats_from<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let holds = is_float(rules, rules.arg_type(call, 1));
    rules.check_alone(holds, "Intrinsic has incorrect argument type!")
}

pub(super) fn insert<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let (into, part) = (rules.arg_type(call, 0), rules.arg_type(call, 1));
    let same = rules.ctx.scalar_type(into) == rules.ctx.scalar_type(part);
    let message = "vector_insert parameters must have the same element type.";
    rules.check(same, message, call.subject())?;
    place(
        rules,
        call,
        (into, part),
        2,
        [
            "vector_insert index must be a constant multiple of the subvector's known minimum vector length.",
            "subvector operand of vector_insert would overrun the vector being inserted into.",
        ],
    )
}

pub(super) fn extract<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let (from, part) = (rules.arg_type(call, 0), call.ty());
    let same = rules.ctx.scalar_type(from) == rules.ctx.scalar_type(part);
    let message = "vector_extract result must have the same element type as the input vector.";
    rules.check(same, message, call.subject())?;
    place(
        rules,
        call,
        (from, part),
        1,
        [
            "vector_extract index must be a constant multiple of the result type's known minimum vector length.",
            "vector_extract would overrun.",
        ],
    )
}

/// A part of a vector stands at a multiple of its length, inside the vector.
fn place<'m>(
    rules: &mut Rules<'m>,
    call: Call<'m>,
    (whole, part): (Type, Type),
    index: usize,
    [multiple, overrun]: [&str; 2],
) -> Checked {
    let (Some(whole), Some(part)) = (shape(rules, whole), shape(rules, part)) else {
        return Ok(());
    };
    let Some(index) = rules.arg_int(call, index) else { return Ok(()) };
    rules.check_alone(index.is_multiple_of(part.0.max(1)), multiple)?;
    let inside = whole.1 != part.1 || index < whole.0 && index.saturating_add(part.0) <= whole.0;
    rules.check_alone(inside, overrun)
}

/// The shape of a matrix operation: what holds its result, and the element types of its operands.
struct Matrix {
    result: Type,
    operands: [Option<Type>; 2],
    rows: u64,
    columns: u64,
    stride: Option<u64>,
}

fn matrix<'m>(rules: &mut Rules<'m>, call: Call<'m>, matrix: &Matrix) -> Checked {
    let callee = call.callee().and_then(|callee| rules.symbol_of(callee));
    let subject = callee.map_or(call.subject(), Subject::Global);
    let elem = rules.ctx.scalar_type(matrix.result);
    let number = is_int(rules, elem) || is_float(rules, elem);
    let message = "Result type must be an integer or floating-point type!";
    rules.check(number, message, subject)?;
    let messages = [
        "Vector element type mismatch of the result and first operand vector!",
        "Vector element type mismatch of the result and second operand vector!",
    ];
    for (operand, message) in matrix.operands.into_iter().zip(messages) {
        rules.check(operand.is_none_or(|own| own == elem), message, subject)?;
    }
    let fits = shape(rules, matrix.result)
        .is_none_or(|(len, _)| Some(len) == matrix.rows.checked_mul(matrix.columns));
    let message = "Result of a matrix operation does not fit in the returned vector!";
    rules.check_alone(fits, message)?;
    let message = "Stride must be greater or equal than the number of rows!";
    rules.check(matrix.stride.is_none_or(|stride| stride >= matrix.rows), message, subject)
}

pub(super) fn matrix_multiply<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let size = |rules: &Rules<'m>, at| rules.arg_int(call, at).unwrap_or(0);
    let (rows, inner, columns) = (size(rules, 2), size(rules, 3), size(rules, 4));
    let (lhs, rhs) = (rules.arg_type(call, 0), rules.arg_type(call, 1));
    let holds = |rules: &Rules<'m>, ty, a: u64, b: u64| {
        shape(rules, ty).is_none_or(|(len, _)| Some(len) == a.checked_mul(b))
    };
    let message = "First argument of a matrix operation does not match specified shape!";
    rules.check_alone(holds(rules, lhs, rows, inner), message)?;
    let message = "Second argument of a matrix operation does not match specified shape!";
    rules.check_alone(holds(rules, rhs, inner, columns), message)?;
    let operands = [Some(rules.ctx.scalar_type(lhs)), Some(rules.ctx.scalar_type(rhs))];
    let result = call.ty();
    matrix(rules, call, &Matrix { result, operands, rows, columns, stride: None })
}

pub(super) fn matrix_transpose<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let size = |at| rules.arg_int(call, at).unwrap_or(0);
    let (rows, columns) = (size(1), size(2));
    let operands = [Some(rules.ctx.scalar_type(rules.arg_type(call, 0))), None];
    let result = call.ty();
    matrix(rules, call, &Matrix { result, operands, rows, columns, stride: None })
}

pub(super) fn matrix_load<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let size = |at| rules.arg_int(call, at).unwrap_or(0);
    let (rows, columns, stride) = (size(3), size(4), rules.arg_int(call, 1));
    let result = call.ty();
    matrix(rules, call, &Matrix { result, operands: [None; 2], rows, columns, stride })
}

pub(super) fn matrix_store<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let size = |at| rules.arg_int(call, at).unwrap_or(0);
    let (rows, columns, stride) = (size(4), size(5), rules.arg_int(call, 2));
    let result = rules.arg_type(call, 0);
    let operands = [Some(rules.ctx.scalar_type(result)), None];
    matrix(rules, call, &Matrix { result, operands, rows, columns, stride })
}

/// What a cast wants of its argument and result, and how their widths compare.
struct CastRule {
    name: &'static str,
    /// How messages begin.
    shown: &'static str,
    kinds: &'static str,
    from: fn(&Rules<'_>, Type) -> bool,
    to: fn(&Rules<'_>, Type) -> bool,
    /// `larger` or `smaller`, as the argument is to be than the result.
    width: &'static str,
}

macro_rules! casts {
    ($($name:literal $shown:literal $kinds:literal $from:ident $to:ident $width:literal;)*) => {
        &[$(CastRule {
            name: $name, shown: $shown, kinds: $kinds, from: $from, to: $to, width: $width,
        },)*]
    };
}

const CASTS: &[CastRule] = casts! {
    "vp.trunc" "llvm.vp.trunc"
        "first argument and result element type must be integer"
        is_int is_int "larger";
    "vp.zext" "llvm.vp.zext or llvm.vp.sext"
        "first argument and result element type must be integer"
        is_int is_int "smaller";
    "vp.sext" "llvm.vp.zext or llvm.vp.sext"
        "first argument and result element type must be integer"
        is_int is_int "smaller";
    "vp.fptoui" "llvm.vp.fptoui, llvm.vp.fptosi, llvm.vp.lrint or llvm.vp.llrint"
        "first argument element type must be floating-point and result element type must be integer"
        is_float is_int "";
    "vp.fptosi" "llvm.vp.fptoui, llvm.vp.fptosi, llvm.vp.lrint or llvm.vp.llrint"
        "first argument element type must be floating-point and result element type must be integer"
        is_float is_int "";
    "vp.uitofp" "llvm.vp.uitofp or llvm.vp.sitofp"
        "first argument element type must be integer and result element type must be floating-point"
        is_int is_float "";
    "vp.sitofp" "llvm.vp.uitofp or llvm.vp.sitofp"
        "first argument element type must be integer and result element type must be floating-point"
        is_int is_float "";
    "vp.fptrunc" "llvm.vp.fptrunc"
        "first argument and result element type must be floating-point"
        is_float is_float "larger";
    "vp.fpext" "llvm.vp.fpext"
        "first argument and result element type must be floating-point"
        is_float is_float "smaller";
    "vp.ptrtoint" "llvm.vp.ptrtoint"
        "first argument element type must be pointer and result element type must be integer"
        is_pointer is_int "";
    "vp.inttoptr" "llvm.vp.inttoptr"
        "first argument element type must be integer and result element type must be pointer"
        is_int is_pointer "";
};

pub(super) fn vp_cast<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let (from, to) = (rules.arg_type(call, 0), call.ty());
    let same = shape(rules, from) == shape(rules, to);
    let message = "VP cast intrinsic first argument and result vector lengths must be equal";
    rules.check(same, message, call.subject())?;
    let symbol = call.callee().and_then(|callee| rules.symbol_of(callee));
    let base = symbol.and_then(|symbol| rules.signature_of(symbol)).map(super::Signature::base);
    let Some(rule) = CASTS.iter().find(|rule| Some(rule.name) == base) else { return Ok(()) };
    let kinds = (rule.from)(rules, from) && (rule.to)(rules, to);
    // LLVM leaves the blank out of the message that names most.
    let gap = if rule.shown.ends_with("llrint") { "" } else { " " };
    let message = format!("{}{gap}intrinsic {}", rule.shown, rule.kinds);
    rules.check(kinds, &message, call.subject())?;
    let bits = |rules: &Rules<'m>, ty| {
        rules.ctx.int_width(rules.ctx.scalar_type(ty)).or_else(|| float_bits(rules, ty))
    };
    let fits = match rule.width {
        "larger" => bits(rules, from) > bits(rules, to),
        "smaller" => bits(rules, from) < bits(rules, to),
        _ => true,
    };
    let message = format!(
        "{} intrinsic the bit size of first argument must be {} than the bit size of the return type",
        rule.shown, rule.width
    );
    rules.check(fits, &message, call.subject())
}

/// Argument and result of a constrained conversion are both vectors, as long, or neither is.
pub(super) fn same_shape<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let (from, to) = (shape(rules, rules.arg_type(call, 0)), shape(rules, call.ty()));
    let message = "Intrinsic first argument and result disagree on vector use";
    rules.check(from.is_some() == to.is_some(), message, call.subject())?;
    let message = "Intrinsic first argument and result vector lengths must be equal";
    rules.check(from == to, message, call.subject())
}

fn between_floats<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let (from, to) = (rules.arg_type(call, 0), call.ty());
    let message = "Intrinsic first argument must be FP or FP vector";
    rules.check(is_float(rules, from), message, call.subject())?;
    let message = "Intrinsic result must be FP or FP vector";
    rules.check(is_float(rules, to), message, call.subject())?;
    same_shape(rules, call)
}

pub(super) fn constrained_fptrunc<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    between_floats(rules, call)?;
    let (from, to) = (rules.arg_type(call, 0), call.ty());
    let larger = float_bits(rules, from) > float_bits(rules, to);
    let message = "Intrinsic first argument's type must be larger than result type";
    rules.check(larger, message, call.subject())
}

pub(super) fn constrained_fpext<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    between_floats(rules, call)?;
    let (from, to) = (rules.arg_type(call, 0), call.ty());
    let smaller = float_bits(rules, from) < float_bits(rules, to);
    let message = "Intrinsic first argument's type must be smaller than result type";
    rules.check(smaller, message, call.subject())
}

pub(super) fn constrained_from_int<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let from = rules.arg_type(call, 0);
    rules.check(is_int(rules, from), "Intrinsic first argument must be integer", call.subject())?;
    same_shape(rules, call)
}

/// How many elements a vector has at least, in the function that the call is in.
fn least_length<'m>(rules: &Rules<'m>, call: Call<'m>) -> Option<u64> {
    let (length, scalable) = shape(rules, call.ty())?;
    let set = rules.ctx.attr_list_data(call.function.attributes).function;
    let scale = rules.scale_of(set).map_or(1, |(least, _)| u64::from(least));
    Some(if scalable { length.saturating_mul(scale) } else { length })
}

pub(super) fn splice_left<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let (at, length) = (rules.arg_int(call, 2), least_length(rules, call));
    let inside = at.zip(length).is_none_or(|(at, length)| at < length);
    let message = "The splice index exceeds the range [0, VL-1] where VL is the known minimum \
                   number of elements in the vector. For scalable vectors the minimum number of \
                   elements is determined from vscale_range.";
    rules.check(inside, message, call.subject())
}

pub(super) fn splice_right<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let (at, length) = (rules.arg_int(call, 2), least_length(rules, call));
    let inside = at.zip(length).is_none_or(|(at, length)| at <= length);
    let message = "The splice index exceeds the range [0, VL] where VL is the known minimum \
                   number of elements in the vector. For scalable vectors the minimum number of \
                   elements is determined from vscale_range.";
    rules.check(inside, message, call.subject())
}

/// `lrint` and its kind round numbers or vectors of numbers.
pub(super) fn rounded<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let (from, to) = (rules.arg_type(call, 0), call.ty());
    let symbol = call.callee().and_then(|callee| rules.symbol_of(callee));
    let name = symbol.and_then(crate::context::Symbol::name);
    let name = name.map(|name| String::from_utf8_lossy(rules.ctx.str_bytes(name)));
    let name = name.unwrap_or_default();
    let (own, made) = (shape(rules, from), shape(rules, to));
    let message = format!("{name}: argument and result disagree on vector use");
    rules.check(own.is_some() == made.is_some(), &message, call.subject())?;
    let message = format!("{name}: argument must be same length as result");
    rules.check(own == made, &message, call.subject())
}

pub(super) fn vector_length<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let positive = rules.arg_int(call, 1).is_none_or(|factor| (factor as u32).cast_signed() > 0);
    rules.check(positive, "get_vector_length: VF must be positive", call.subject())
}

pub(super) fn vector_match<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let (own, sought) = (rules.arg_type(call, 0), rules.arg_type(call, 1));
    let ints = |rules: &Rules<'m>, ty| shape(rules, ty).is_some() && is_int(rules, ty);
    let of_ints = ints(rules, own);
    rules.check(of_ints, "First operand must be a vector of integers.", call.subject())?;
    let of_ints = ints(rules, sought);
    rules.check(of_ints, "Second operand must be a vector of integers.", call.subject())?;
    let fixed = shape(rules, sought).is_some_and(|(_, scalable)| !scalable);
    rules.check(fixed, "Second operand must be a fixed length vector.", call.subject())?;
    let same = rules.ctx.scalar_type(own) == rules.ctx.scalar_type(sought);
    let message = "First two operands must have the same element type.";
    rules.check(same, message, call.subject())
}

pub(super) fn partial<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let length = |rules: &Rules<'m>, at| shape(rules, rules.arg_type(call, at));
    let (total, input) = (length(rules, 0), length(rules, 1));
    let whole = match (total, input) {
        (Some((total, _)), Some((input, _))) => input.is_multiple_of(total),
        _ => false,
    };
    let message = "Invalid vector widths for partial reduction. The width of the input vector \
                   must be a positive integer multiple of the width of the accumulator vector.";
    rules.check_alone(whole, message)
}
