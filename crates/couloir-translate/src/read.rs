//! Reading ops and attributes by name.

use couloir_ir::attr::{AttrKind, Param};
use couloir_ir::{Attribute, Context, OpRef, Str};

/// Number of an enumeration's case or of a set of flags, however it is kept.
pub(crate) fn enum_bits(ctx: &Context, attr: Attribute) -> Option<u64> {
    match attr.kind(ctx) {
        AttrKind::Integer(_, value) => Some(value.low_u64()),
        AttrKind::Dialect(data) => match data.params.first()? {
            Param::Uint(bits) => Some(*bits),
            Param::Int(bits) => Some(*bits as u64),
            Param::Bool(bit) => Some(u64::from(*bit)),
            Param::Attr(inner) => inner.as_u64(ctx),
            _ => None,
        },
        _ => None,
    }
}

/// Number in the named attribute of an op; 0 where there is none.
pub(crate) fn bits_of(op: OpRef<'_>, name: Str) -> u64 {
    op.attr(name).and_then(|attr| enum_bits(op.ctx(), attr)).unwrap_or(0)
}

/// An alignment as LLVM keeps it, by its logarithm; 0 where there is none.
pub(crate) fn floor_power_of_two(align: u64) -> u64 {
    align.checked_ilog2().map_or(0, |log| 1 << log)
}

/// Whether an op has a flag: a unit attribute, or `true`.
pub(crate) fn flag(op: OpRef<'_>, name: Str) -> bool {
    op.attr(name).is_some_and(|attr| attr != Attribute::FALSE)
}

/// Text of an op's string attribute.
pub(crate) fn text_of(op: OpRef<'_>, name: Str) -> Option<&str> {
    op.attr(name)?.as_text(op.ctx())
}

/// The parameters of an attribute of the LLVM dialect with this mnemonic.
pub(crate) fn llvm_params<'c>(
    ctx: &'c Context,
    attr: Attribute,
    mnemonic: &str,
) -> Option<&'c [Param]> {
    let data = attr.as_dialect(ctx)?;
    (data.def.dialect == "llvm" && data.def.mnemonic == mnemonic).then_some(&*data.params)
}

/// The parameter at a place as an attribute.
pub(crate) fn param_attr(params: &[Param], at: usize) -> Option<Attribute> {
    params.get(at)?.as_attr()
}

/// The parameter at a place as an integer, whether plain or in an attribute.
pub(crate) fn param_u64(ctx: &Context, params: &[Param], at: usize) -> Option<u64> {
    match params.get(at)? {
        Param::Uint(value) => Some(*value),
        Param::Int(value) => Some(*value as u64),
        Param::Bool(value) => Some(u64::from(*value)),
        Param::Attr(attr) => enum_bits(ctx, *attr),
        _ => None,
    }
}

/// The parameter at a place as a string, whether plain or in an attribute.
pub(crate) fn param_text<'c>(ctx: &'c Context, params: &[Param], at: usize) -> Option<&'c str> {
    match params.get(at)? {
        Param::Str(text) => Some(ctx.str(*text)),
        Param::Attr(attr) => attr.as_text(ctx),
        _ => None,
    }
}

/// The attributes in a list parameter or array attribute.
pub(crate) fn param_list(ctx: &Context, param: Option<&Param>) -> Vec<Attribute> {
    match param {
        Some(Param::List(items)) => items.iter().filter_map(Param::as_attr).collect(),
        Some(Param::Attr(attr)) => attr.as_array(ctx).unwrap_or_default().to_vec(),
        _ => Vec::new(),
    }
}
