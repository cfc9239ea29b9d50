//! Arguments of intrinsics that are words in metadata: rounding modes, predicates; and numbers of
//! fixed point.

use super::super::{Checked, Rules};
use super::Call;
use crate::body::{MetadataOperand, ValueKind};
use crate::metadata::{Metadata, MetadataData};
use crate::types::TypeData;

const ROUNDING: &[&[u8]] = &[
    b"round.dynamic",
    b"round.tonearest",
    b"round.tonearestaway",
    b"round.downward",
    b"round.upward",
    b"round.towardzero",
];

const EXCEPTIONS: &[&[u8]] = &[b"fpexcept.ignore", b"fpexcept.maytrap", b"fpexcept.strict"];

const FLOAT_PREDICATES: &[&[u8]] = &[
    b"oeq", b"ogt", b"oge", b"olt", b"ole", b"one", b"ord", b"uno", b"ueq", b"ugt", b"uge", b"ult",
    b"ule", b"une",
];

const INT_PREDICATES: &[&[u8]] =
    &[b"eq", b"ne", b"ugt", b"uge", b"ult", b"ule", b"sgt", b"sge", b"slt", b"sle"];

/// The metadata an argument is.
pub(super) fn node<'m>(rules: &Rules<'m>, call: Call<'m>, at: usize) -> Option<&'m MetadataData> {
    rules.ctx.metadata(number(call, at)?)
}

/// The node itself.
pub(super) fn number(call: Call<'_>, at: usize) -> Option<Metadata> {
    let ValueKind::Metadata(number) = call.arg(at)?.kind() else { return None };
    match call.body.metadata_operand(number)? {
        MetadataOperand::Node(node) => Some(*node),
        _ => None,
    }
}

/// The word an argument is.
fn word<'m>(rules: &Rules<'m>, call: Call<'m>, at: usize) -> Option<&'m [u8]> {
    match node(rules, call, at)? {
        MetadataData::String(text) => Some(rules.ctx.str_bytes(*text)),
        _ => None,
    }
}

/// The name that a relocation is to.
pub(super) fn relocation<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let is_word = word(rules, call, 0).is_some();
    rules.check(is_word, "llvm.reloc.none argument must be a metadata string", call.subject())
}

fn is_one_of<'m>(rules: &Rules<'m>, call: Call<'m>, at: usize, words: &[&[u8]]) -> bool {
    word(rules, call, at).is_some_and(|word| words.contains(&word))
}

/// What every operation on floats in an environment says of it.
pub(super) fn constrained<'m>(rules: &mut Rules<'m>, call: Call<'m>, base: &str) -> Checked {
    let kind = base.rsplit('.').next().unwrap_or_default();
    if matches!(kind, "lrint" | "llrint" | "lround" | "llround") {
        let vector = |ty| matches!(rules.ctx.ty(ty), TypeData::Vector { .. });
        let any = vector(rules.arg_type(call, 0)) || vector(call.ty());
        rules.check(!any, "Intrinsic does not support vectors", call.subject())?;
    }
    let compares = matches!(kind, "fcmp" | "fcmps");
    if compares {
        let message = "invalid predicate for constrained FP comparison intrinsic";
        let known = is_one_of(rules, call, 2, FLOAT_PREDICATES);
        rules.check(known, message, call.subject())?;
    }
    let last = call.args().count().saturating_sub(1);
    let known = is_one_of(rules, call, last, EXCEPTIONS);
    rules.check(known, "invalid exception behavior argument", call.subject())?;
    let Some(before) = last.checked_sub(1).filter(|_| !compares) else { return Ok(()) };
    let rounds = call.arg(before).is_some_and(|arg| matches!(arg.kind(), ValueKind::Metadata(_)));
    let known = !rounds || is_one_of(rules, call, before, ROUNDING);
    rules.check(known, "invalid rounding mode argument", call.subject())
}

pub(super) fn rounded_to<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let text = word(rules, call, 1);
    if text.is_none() {
        let message = "invalid value for llvm.fptrunc.round metadata operand (the operand should \
                       be a string)";
        let shown = number(call, 1).map(|node| rules.excerpts.node(node));
        return Err(rules.broken_of(message, shown.into_iter().collect()));
    }
    let known = text.is_some_and(|word| ROUNDING.contains(&word) && word != b"round.dynamic");
    rules.check(known, "unsupported rounding mode argument", call.subject())
}

pub(super) fn compared_floats<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let known = is_one_of(rules, call, 2, FLOAT_PREDICATES);
    rules.check(known, "invalid predicate for VP FP comparison intrinsic", call.subject())
}

pub(super) fn compared_ints<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let known = is_one_of(rules, call, 2, INT_PREDICATES);
    rules.check(known, "invalid predicate for VP integer comparison intrinsic", call.subject())
}

pub(super) fn scope_list<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let list = node(rules, call, 0);
    let is_list = matches!(list, Some(MetadataData::Tuple(_)));
    rules.check(is_list, "!id.scope.list must point to an MDNode", call.subject())?;
    let single = matches!(list, Some(MetadataData::Tuple(scopes)) if scopes.len() == 1);
    let message = "!id.scope.list must point to a list with a single scope";
    rules.check(single, message, call.subject())?;
    number(call, 0).map_or(Ok(()), |list| rules.scopes(list))
}

/// The bits of an argument behind the point.
fn scale<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> (u64, u64) {
    let ty = rules.ctx.scalar_type(rules.arg_type(call, 0));
    let width = rules.ctx.int_width(ty).map_or(u64::MAX, u64::from);
    (rules.arg_int(call, 2).unwrap_or(0), width)
}

pub(super) fn signed_fix<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let (scale, width) = scale(rules, call);
    let message = "the scale of s[mul|div]_fix[_sat] must be less than the width of the operands";
    rules.check_alone(scale < width, message)
}

pub(super) fn unsigned_fix<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let (scale, width) = scale(rules, call);
    let message = "the scale of u[mul|div]_fix[_sat] must be less than or equal to the width of \
                   the operands";
    rules.check_alone(scale <= width, message)
}
