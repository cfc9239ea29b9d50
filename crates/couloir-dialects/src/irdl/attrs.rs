//! Types and attributes of `irdl`.

use couloir_ir::asm::{AsmParser, AsmPrinter, Delimiter, ParseResult};
use couloir_ir::attr::{AttrDef, DialectAttr, Param};
use couloir_ir::op::TypeClass;
use couloir_ir::ty::TypeDef;
use couloir_ir::{Attribute, Context, Type};
use couloir_ods::{attr_constraints_of, enum_attrs, enum_cases, enums, type_constraints};

/// `!irdl.attribute`: a constraint on an attribute or type.
pub static ATTRIBUTE: TypeDef = TypeDef {
    dialect: "irdl",
    mnemonic: "attribute",
    parse: |parser| Ok(made(parser.context(), &ATTRIBUTE)),
    ..TypeDef::EMPTY
};

/// `!irdl.region`: a constraint on a region.
pub static REGION: TypeDef = TypeDef {
    dialect: "irdl",
    mnemonic: "region",
    parse: |parser| Ok(made(parser.context(), &REGION)),
    ..TypeDef::EMPTY
};

fn made(ctx: &Context, def: &'static TypeDef) -> Type {
    Type::dialect(ctx, def, Vec::new())
}

static ATTRIBUTE_CLASS: TypeClass = TypeClass {
    name: Some("irdl.attribute"),
    is: |ctx, ty| ty.params_of(ctx, &ATTRIBUTE).is_some(),
    stripped: None,
};
static REGION_CLASS: TypeClass = TypeClass {
    name: Some("irdl.region"),
    is: |ctx, ty| ty.params_of(ctx, &REGION).is_some(),
    stripped: None,
};

type_constraints! {
    /// `IRDL_AttributeType`
    ATTRIBUTE_TYPE: ATTRIBUTE_CLASS = "IRDL handle to an `mlir::Attribute`", ATTRIBUTE_CLASS.is,
        build |ctx| made(ctx, &ATTRIBUTE);
    /// `IRDL_RegionType`
    REGION_TYPE: REGION_CLASS = "IRDL handle to a region definition", REGION_CLASS.is,
        build |ctx| made(ctx, &REGION);
}

enum_cases! {
    /// How many values a group has.
    pub(super) VARIADICITIES = "::mlir::irdl::Variadicity", [
        "single" = 0, "optional" = 1, "variadic" = 2,
    ];
}

enum_attrs! {
    /// `#irdl<variadicity single>`
    VARIADICITY: "irdl", "variadicity", "VariadicityAttr", VARIADICITIES, plain;
}

/// `#irdl<variadicity_array[ single,  optional]>`
pub static VARIADICITY_ARRAY: AttrDef = AttrDef {
    dialect: "irdl",
    mnemonic: "variadicity_array",
    parse: parse_array,
    print: print_array,
    ..AttrDef::EMPTY
};

fn parse_array(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    let mut cases = Vec::new();
    parser.punct("[")?;
    if !parser.optional_punct("]") {
        let read = parser.list(Delimiter::None, "", &mut |parser| {
            let case = parser.stripped_attribute(&VARIADICITY)?;
            cases.push(Param::Attr(case));
            Ok(())
        });
        read.map_err(|_| {
            let what = "failed to parse VariadicityArrayAttr parameter 'value' which is to be a \
                        `::llvm::ArrayRef<VariadicityAttr>`";
            parser.follow_up(what)
        })?;
        parser.punct("]")?;
    }
    let cases = vec![Param::List(cases.into())];
    Ok(Attribute::dialect(parser.context(), &VARIADICITY_ARRAY, cases))
}

fn print_array(_: &Context, attr: &DialectAttr, printer: &mut dyn AsmPrinter) {
    printer.text("[");
    let cases = attr.params.first().map(Param::items).unwrap_or_default();
    for (at, case) in cases.iter().filter_map(Param::as_attr).enumerate() {
        printer.text(if at == 0 { "" } else { ", " });
        printer.stripped_attribute(case);
    }
    printer.text("]");
}

/// `#irdl<variadicity_array[...]>` of these cases.
pub(super) fn variadicities(ctx: &Context, cases: &[u64]) -> Attribute {
    let case = |&case: &u64| Param::Attr(enums::get(ctx, &VARIADICITY, case));
    let cases = Param::List(cases.iter().map(case).collect());
    Attribute::dialect(ctx, &VARIADICITY_ARRAY, vec![cases])
}

/// The cases of such an attribute.
pub(super) fn cases_of(ctx: &Context, attr: Attribute) -> Vec<u64> {
    let cases = attr.params_of(ctx, &VARIADICITY_ARRAY).and_then(<[Param]>::first);
    let case = |param: &Param| param.as_attr()?.params_of(ctx, &VARIADICITY)?.first()?.as_uint();
    cases.map(Param::items).unwrap_or_default().iter().filter_map(case).collect()
}

attr_constraints_of! {
    /// `VariadicityArrayAttr`
    VARIADICITY_ARRAY_ATTR = "", VARIADICITY_ARRAY;
}
