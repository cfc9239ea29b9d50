//! The attributes of `ptr`, and what its ops hold beside operands.

use couloir_ir::asm::{AsmParser, ParseResult};
use couloir_ir::attr::{AttrDef, Param};
use couloir_ir::num::Int;
use couloir_ir::op::AttrSyntax;
use couloir_ir::{Attribute, Context, OpRef, Type};
use couloir_ods::attrs::properties;
use couloir_ods::{attr_constraints, enum_cases};

use super::layout;
use super::types::PTR;
use crate::llvm::attrs::ADDRESS_SPACE;
use crate::llvm::attrs::fields::{Fields, Kind, maybe, parse_struct, print_struct, req};
use crate::nvvm::attrs::MEMORY_SPACE;

/// `#ptr.generic_space`: where everything is allowed.
pub static GENERIC_SPACE: AttrDef = AttrDef {
    dialect: "ptr",
    mnemonic: "generic_space",
    parse: |parser| Ok(Attribute::dialect(parser.context(), &GENERIC_SPACE, Vec::new())),
    ..AttrDef::EMPTY
};

/// `#ptr.null : !ptr.ptr<space>`
pub static NULL: AttrDef = AttrDef {
    dialect: "ptr",
    mnemonic: "null",
    parse: |parser| {
        let ty = pointer_type(parser)?;
        Ok(Attribute::dialect(parser.context(), &NULL, vec![Param::Type(ty)]))
    },
    typed: Some(|_, attr| attr.params.first()?.as_type()),
    ..AttrDef::EMPTY
};

/// `#ptr.address<4096> : !ptr.ptr<space>`: the type, and a number as wide as it is written.
pub static ADDRESS: AttrDef = AttrDef {
    dialect: "ptr",
    mnemonic: "address",
    parse: parse_address,
    print: |ctx, attr, printer| {
        let value = attr.params.get(1).and_then(Param::as_attr);
        let mut text = String::new();
        if let Some(value) = value.and_then(|value| value.as_int(ctx)) {
            value.print_signed(&mut text);
        }
        printer.text(&format!("<{text}>"));
    },
    typed: Some(|_, attr| attr.params.first()?.as_type()),
    ..AttrDef::EMPTY
};

/// `#ptr.spec<size = 64, abi = 64, preferred = 64, index = 32>`
pub static SPEC: AttrDef = AttrDef {
    dialect: "ptr",
    mnemonic: "spec",
    parse: parse_spec,
    print: |ctx, attr, printer| print_struct(ctx, attr, &SPEC_FIELDS, printer),
    ..AttrDef::EMPTY
};

static SPEC_FIELDS: Fields = Fields {
    class: "Ptr_SpecAttr",
    fields: &[
        req("size", "uint32_t", Kind::Uint),
        req("abi", "uint32_t", Kind::Uint),
        req("preferred", "uint32_t", Kind::Uint),
        maybe("index", "uint32_t", Kind::Uint),
    ],
};

/// Whether an attribute is a memory space of pointers (`MemorySpaceAttrInterface`).
pub fn is_memory_space(ctx: &Context, attr: Attribute) -> bool {
    [&GENERIC_SPACE, &ADDRESS_SPACE, &MEMORY_SPACE]
        .iter()
        .any(|def| attr.params_of(ctx, def).is_some())
}

/// The type of the attribute being read, which must be a pointer.
fn pointer_type(parser: &mut dyn AsmParser) -> ParseResult<Type> {
    let at = parser.position();
    match parser.own_type() {
        None => Err(parser.error(at, "expected a trailing type")),
        Some(ty) if ty.params_of(parser.context(), &PTR).is_some() => Ok(ty),
        Some(_) => Err(parser.error(at, "invalid kind of type specified")),
    }
}

fn parse_address(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    let ty = pointer_type(parser)?;
    parser.punct("<")?;
    let value = parser.any_integer().map_err(|_| {
        parser.follow_up(
            "failed to parse Ptr_AddressAttr parameter 'value' which is to be a `::llvm::APInt`",
        )
    })?;
    parser.punct(">")?;
    let ctx = parser.context();
    let value = Attribute::wide_int(ctx, Type::int(ctx, value.width()), value);
    Ok(Attribute::dialect(ctx, &ADDRESS, vec![Param::Type(ty), Param::Attr(value)]))
}

/// The number in an address.
pub fn address(ctx: &Context, attr: Attribute) -> Option<Int> {
    attr.params_of(ctx, &ADDRESS)?.get(1)?.as_attr()?.as_int(ctx).cloned()
}

fn parse_spec(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    let start = parser.position();
    let spec = parse_struct(parser, &SPEC, &SPEC_FIELDS)?;
    let mut params = spec.params_of(parser.context(), &SPEC).unwrap_or_default().to_vec();
    if let Some(message) = layout::fault(&params) {
        return Err(parser.error(start, &message));
    }
    if let Some(index) = params.get_mut(3).filter(|index| **index == NO_INDEX) {
        *index = Param::None;
    }
    Ok(Attribute::dialect(parser.context(), &SPEC, params))
}

const NO_INDEX: Param = Param::Uint(u32::MAX as u64);

enum_cases! {
    /// How `ptr.ptr_add` may not overflow.
    pub ADD_FLAGS = "Pointer add flags", ["none" = 0, "nusw" = 1, "nuw" = 2, "inbounds" = 3];
    /// How `ptr.ptr_diff` may not overflow.
    pub DIFF_FLAGS = "Pointer difference flags", ["none" = 0, "nuw" = 1, "nsw" = 2], joined "|";
    /// Orderings of LLVM's memory model.
    pub ATOMIC_ORDERINGS = "Atomic ordering for LLVM's memory model", [
        "not_atomic" = 0, "unordered" = 1, "monotonic" = 2, "acquire" = 3, "release" = 4,
        "acq_rel" = 5, "seq_cst" = 6,
    ];
}

fn is_case(ctx: &Context, attr: Attribute, last: u64) -> bool {
    attr.as_int(ctx).is_some_and(|value| value.low_u64() <= last)
}

attr_constraints! {
    /// `PtrAddFlags`
    ADD_FLAGS_PROP = "Pointer add flags", |ctx, attr| is_case(ctx, attr, 3), AttrSyntax::Any,
        property |ctx, attr| properties::case(
            ctx, attr, Type::I32, "IntegerAttr storage for ::mlir::ptr::PtrAddFlags");
    /// `PtrDiffFlags`
    DIFF_FLAGS_PROP = "Pointer difference flags", |ctx, attr| is_case(ctx, attr, 3),
        AttrSyntax::Any, property |ctx, attr| properties::case(
            ctx, attr, Type::I8, "IntegerAttr storage for ::mlir::ptr::PtrDiffFlags");
    /// `AtomicOrdering`
    ORDERING_PROP = "Atomic ordering for LLVM's memory model", |ctx, attr| is_case(ctx, attr, 6),
        AttrSyntax::Any, property |ctx, attr| properties::case(
            ctx, attr, Type::I32, "IntegerAttr storage for ::mlir::ptr::AtomicOrdering");
    /// `AlignmentProp`
    ALIGNMENT_PROP = "optional int64_t", |ctx, attr| attr.as_array(ctx).is_some(), AttrSyntax::Any,
        property as_alignment;
}

/// An array of at most one number.
fn as_alignment(ctx: &Context, attr: Attribute) -> Result<Attribute, String> {
    let items =
        attr.as_array(ctx).ok_or("expected optional properties to materialize as arrays")?;
    match items {
        [] => Ok(attr),
        [item] => {
            let value = item.as_int(ctx).ok_or("expected IntegerAttr for key `value`")?;
            Ok(alignment_attr(ctx, Some(value.low_u64() as i64)))
        }
        _ => Err("expected optional properties to become 0- or 1-element arrays".to_owned()),
    }
}

/// What stands for an alignment.
pub(super) fn alignment_attr(ctx: &Context, alignment: Option<i64>) -> Attribute {
    let item = alignment.map(|alignment| Attribute::i64(ctx, alignment));
    Attribute::array(ctx, item.as_slice())
}

/// No alignment.
pub(super) fn unaligned(ctx: &Context) -> Attribute {
    alignment_attr(ctx, None)
}

/// No flags of this width.
pub(super) fn no_i8(ctx: &Context) -> Attribute {
    Attribute::int(ctx, Type::I8, 0)
}

/// No flags of this width.
pub(super) fn no_i32(ctx: &Context) -> Attribute {
    Attribute::int(ctx, Type::I32, 0)
}

/// The alignment in a slot of an op.
pub fn alignment(op: OpRef<'_>, slot: usize) -> Option<i64> {
    op.prop(slot)?.as_array(op.ctx())?.first()?.as_i64(op.ctx())
}

/// The ordering, or another enumeration, in a slot of an op.
pub fn ordering(op: OpRef<'_>, slot: usize) -> u64 {
    op.prop(slot).and_then(|attr| attr.as_u64(op.ctx())).unwrap_or(0)
}
