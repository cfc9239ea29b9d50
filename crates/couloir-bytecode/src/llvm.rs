//! Attributes of the LLVM dialect that have an encoding of their own: those of
//! debug information, and loop annotations. Each is its parameters in order.

use couloir_dialects::llvm::attrs::dwarf;
use couloir_ir::attr::{AttrKind, Param};
use couloir_ir::{Attribute, Context};

use crate::builtin::{Sink, Source};
use crate::bytes::Fault;

/// How a parameter is encoded.
#[derive(Clone, Copy)]
enum Field {
    /// A name of the DWARF standard with this prefix, as its number; 0 where
    /// there is none.
    Dwarf(&'static str),
    /// A number that may be absent, which is not 0.
    MaybeNumber,
    /// A number: one as such, a case of an enumeration, or flags.
    Number,
    /// A truth value.
    Bool,
    /// The text of a string attribute.
    Text,
    /// An attribute.
    Attr,
    /// An attribute that may be absent.
    MaybeAttr,
    /// Attributes.
    Attrs,
    /// Operands of an expression: numbers, and encodings by their names.
    Operands,
    /// A parameter that the encoding leaves out.
    Lost,
}

use Field::{Attr, Attrs, Bool, Dwarf, Lost, MaybeAttr, MaybeNumber, Number, Operands, Text};

/// The attributes by their codes: mnemonics, and how parameters are encoded.
const ATTRS: &[(&str, &[Field])] = &[
    ("di_basic_type", &[Dwarf("DW_TAG_"), Text, Number, Dwarf("DW_ATE_")]),
    ("di_compile_unit", &[Attr, Dwarf("DW_LANG_"), Attr, MaybeAttr, Bool, Number, Number, Lost]),
    (
        "di_composite_type",
        &[
            MaybeAttr,
            Bool,
            Dwarf("DW_TAG_"),
            MaybeAttr,
            MaybeAttr,
            Number,
            MaybeAttr,
            MaybeAttr,
            Number,
            Number,
            Number,
            MaybeAttr,
            MaybeAttr,
            MaybeAttr,
            MaybeAttr,
            Attrs,
        ],
    ),
    (
        "di_derived_type",
        &[Dwarf("DW_TAG_"), MaybeAttr, MaybeAttr, Number, Number, Number, MaybeNumber, MaybeAttr],
    ),
    ("di_expression_elem", &[Dwarf("DW_OP_"), Operands]),
    ("di_expression", &[Attrs]),
    ("di_file", &[Text, Text]),
    (
        "di_global_variable",
        &[MaybeAttr, MaybeAttr, MaybeAttr, Attr, Number, Attr, Bool, Bool, Number],
    ),
    ("di_global_variable_expression", &[Attr, MaybeAttr]),
    ("di_imported_entity", &[Dwarf("DW_TAG_"), Attr, Attr, MaybeAttr, Number, MaybeAttr, Attrs]),
    ("di_label", &[Attr, MaybeAttr, MaybeAttr, Number]),
    ("di_lexical_block", &[Attr, MaybeAttr, Number, Number]),
    ("di_lexical_block_file", &[Attr, MaybeAttr, Number]),
    ("di_local_variable", &[Attr, MaybeAttr, MaybeAttr, Number, Number, Number, MaybeAttr, Number]),
    ("di_namespace", &[MaybeAttr, MaybeAttr, Bool]),
    (
        "di_subprogram",
        &[
            MaybeAttr, Bool, MaybeAttr, MaybeAttr, MaybeAttr, MaybeAttr, MaybeAttr, MaybeAttr,
            Number, Number, Number, MaybeAttr, Attrs, Attrs,
        ],
    ),
    ("di_subrange", &[MaybeAttr, MaybeAttr, MaybeAttr, MaybeAttr]),
    ("di_subroutine_type", &[Dwarf("DW_CC_"), Attrs]),
    (
        "loop_annotation",
        &[
            MaybeAttr, MaybeAttr, MaybeAttr, MaybeAttr, MaybeAttr, MaybeAttr, MaybeAttr, MaybeAttr,
            MaybeAttr, MaybeAttr, MaybeAttr, MaybeAttr, MaybeAttr, MaybeAttr, Attrs,
        ],
    ),
];

/// Gives the parts of an attribute that has an encoding; says whether it has.
pub(crate) fn encode_attr(ctx: &Context, attr: Attribute, sink: &mut dyn Sink) -> bool {
    let Some(data) = attr.as_dialect(ctx).filter(|data| data.def.dialect == "llvm") else {
        return false;
    };
    let code = ATTRS.iter().position(|(mnemonic, _)| *mnemonic == data.def.mnemonic);
    let Some(code) = code else { return false };
    sink.varint(code as u64);
    for (field, param) in ATTRS[code].1.iter().zip(&data.params) {
        encode(ctx, *field, param, sink);
    }
    true
}

fn encode(ctx: &Context, field: Field, param: &Param, sink: &mut dyn Sink) {
    match field {
        Number => sink.varint(param.as_uint().unwrap_or(0)),
        Dwarf(_) => sink.varint(number_of(ctx, param)),
        MaybeNumber => sink.varint(param.as_uint().map_or(0, |value| value << 1 | 1)),
        Bool => sink.byte(u8::from(param.as_bool() == Some(true))),
        Text => {
            let text = param.as_attr().and_then(|attr| attr.as_str(ctx));
            sink.string(text.map_or(&[], |text| ctx.bytes(text)));
        }
        Attr => param.as_attr().into_iter().for_each(|attr| sink.attr(attr)),
        MaybeAttr => sink.optional_attr(param.as_attr()),
        Attrs | Operands => encode_list(ctx, field, param.items(), sink),
        Lost => {}
    }
}

/// The number of what has a name, or of itself.
fn number_of(ctx: &Context, param: &Param) -> u64 {
    let name = param.as_str().and_then(|name| dwarf::number(ctx.str(name)));
    name.or(param.as_uint()).unwrap_or(0)
}

fn encode_list(ctx: &Context, field: Field, items: &[Param], sink: &mut dyn Sink) {
    sink.byte(u8::from(!items.is_empty()));
    if items.is_empty() {
        return;
    }
    sink.varint(items.len() as u64);
    for item in items {
        match field {
            Operands => sink.varint(number_of(ctx, item)),
            _ => sink.optional_attr(item.as_attr()),
        }
    }
}

/// An attribute of its parts.
pub(crate) fn decode_attr<S: Source>(from: &mut S) -> Result<Attribute, Fault> {
    let code = from.varint()?;
    let known = usize::try_from(code).ok().and_then(|code| ATTRS.get(code));
    let def = known.and_then(|(mnemonic, _)| from.ctx().attr_def("llvm", mnemonic));
    let (Some((_, fields)), Some(def)) = (known, def) else {
        return Err(format!("unknown attribute code of the LLVM dialect: {code}"));
    };
    let params = fields.iter().map(|&field| decode(field, from));
    let mut params = params.collect::<Result<Vec<_>, _>>()?;
    name_encoding(from.ctx(), &mut params);
    Ok(Attribute::dialect(from.ctx(), def, params))
}

/// The operands of a conversion in an expression but the first are names of
/// encodings, where these have names.
fn name_encoding(ctx: &Context, params: &mut [Param]) {
    let [Param::Str(opcode), Param::List(operands)] = params else { return };
    if ctx.str(*opcode) != "DW_OP_LLVM_convert" {
        return;
    }
    for operand in operands.iter_mut().skip(1) {
        let name = operand.as_uint().and_then(|number| dwarf::name("DW_ATE_", number));
        if let Some(name) = name {
            *operand = Param::Str(ctx.intern(&name));
        }
    }
}

fn decode<S: Source>(field: Field, from: &mut S) -> Result<Param, Fault> {
    Ok(match field {
        Number => Param::Uint(from.varint()?),
        Dwarf(prefix) => decode_name(prefix, from)?,
        MaybeNumber => match from.varint()? {
            value if value & 1 == 1 => Param::Uint(value >> 1),
            _ => Param::None,
        },
        Bool => Param::Bool(from.byte()? != 0),
        Text => {
            let text = from.string()?;
            let kind = AttrKind::String(text, None.into());
            Param::Attr(Attribute::get(from.ctx(), kind))
        }
        Attr => Param::Attr(from.attr()?),
        MaybeAttr => from.optional_attr()?.map_or(Param::None, Param::Attr),
        Attrs => decode_list(from, |from| Ok(from.optional_attr()?.map(Param::Attr)))?,
        Operands => decode_list(from, |from| Ok(Some(Param::Uint(from.varint()?))))?,
        Lost => Param::None,
    })
}

/// A name by its number; none by 0.
fn decode_name<S: Source>(prefix: &str, from: &mut S) -> Result<Param, Fault> {
    let number = from.varint()?;
    if number == 0 {
        return Ok(Param::None);
    }
    match dwarf::name(prefix, number) {
        Some(name) => Ok(Param::Str(from.ctx().intern(&name))),
        None => Err(format!("there is no {prefix} of number {number}")),
    }
}

fn decode_list<S: Source>(
    from: &mut S,
    item: impl FnMut(&mut S) -> Result<Option<Param>, Fault>,
) -> Result<Param, Fault> {
    if from.byte()? == 0 {
        return Ok(Param::List(Box::default()));
    }
    let items = from.list(item)?.into_iter().map(|item| item.unwrap_or(Param::None));
    Ok(Param::List(items.collect()))
}
