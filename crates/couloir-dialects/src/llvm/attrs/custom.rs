//! Attributes written in ways of their own.

use couloir_ir::asm::{AsmParser, AsmPrinter, Delimiter, ParseResult};
use couloir_ir::attr::{AttrDef, AttrKind, DialectAttr, Param};
use couloir_ir::{Attribute, Context};

use super::enums::{COMDAT_CASES, MOD_FLAG_CASES};
use super::fields::{
    Fields, Kind, opt, parse_optional_struct, parse_positional, parse_single, parse_struct,
    print_optional_struct, print_positional, print_struct, print_value, req,
};
use super::{ALIAS_SCOPE_DOMAIN, CG_PROFILE_ENTRY, PROFILE_SUMMARY, dwarf};

macro_rules! custom_attrs {
    ($($(#[$meta:meta])* $name:ident = $mnemonic:literal, $parse:expr, $print:expr $(, $alias:ident)?;)*) => {
        $(
            $(#[$meta])*
            pub static $name: AttrDef = AttrDef {
                dialect: "llvm",
                mnemonic: $mnemonic,
                parse: $parse,
                print: $print,
                $($alias: Some(|_, _| Some($mnemonic.to_owned())),)?
                ..AttrDef::EMPTY
            };
        )*
    };
}

static MMRA_FIELDS: Fields = Fields {
    class: "LLVM_MMRATagAttr",
    fields: &[
        req("prefix", "::llvm::StringRef", Kind::Str),
        req("suffix", "::llvm::StringRef", Kind::Str),
    ],
};
static MODULE_FLAG_FIELDS: Fields = Fields {
    class: "ModuleFlagAttr",
    fields: &[
        req("behavior", "ModFlagBehavior", Kind::Enum(&MOD_FLAG_CASES)),
        req("key", "StringAttr", Kind::Attr),
        req("value", "Attribute", Kind::Attr),
    ],
};
static COMDAT_FIELDS: Fields = Fields {
    class: "ComdatAttr",
    fields: &[req("comdat", "comdat::Comdat", Kind::Enum(&COMDAT_CASES))],
};
static ALIAS_SCOPE_FIELDS: Fields = Fields {
    class: "LLVM_AliasScopeAttr",
    fields: &[
        req("id", "Attribute", Kind::Attr),
        req("domain", "AliasScopeDomainAttr", Kind::Stripped(&ALIAS_SCOPE_DOMAIN)),
        opt("description", "StringAttr", Kind::Attr),
    ],
};
static TBAA_ROOT_FIELDS: Fields =
    Fields { class: "LLVM_TBAARootAttr", fields: &[opt("id", "StringAttr", Kind::Attr)] };
static FEATURES_FIELDS: Fields = Fields {
    class: "LLVM_TargetFeaturesAttr",
    fields: &[opt("features", "::llvm::ArrayRef<StringAttr>", Kind::List(&Kind::Attr))],
};
static LIBRARIES_FIELDS: Fields = Fields {
    class: "LLVM_DependentLibrariesAttr",
    fields: &[req("libs", "::llvm::ArrayRef<StringAttr>", Kind::List(&Kind::Attr))],
};
static SYMBOL_FIELDS: Fields = Fields {
    class: "LLVM_DSOLocalEquivalentAttr",
    fields: &[req("sym", "FlatSymbolRefAttr", Kind::Attr)],
};
static EXPRESSION_ELEM_FIELDS: Fields = Fields {
    class: "LLVM_DIExpressionElemAttr",
    fields: &[req("opcode", "unsigned", Kind::Dwarf("DW_OP_"))],
};
static EXPRESSION_FIELDS: Fields = Fields {
    class: "LLVM_DIExpressionAttr",
    fields: &[opt("operations", "::llvm::ArrayRef<DIExpressionElemAttr>", Kind::List(&OPERATION))],
};

custom_attrs! {
    /// `#llvm.comdat any`
    COMDAT = "comdat", parse_comdat, |_, attr, printer| {
        printer.text(" ");
        print_first(attr, Kind::Enum(&COMDAT_CASES), printer);
    };
    /// `#llvm.alias_scope<id = distinct[0]<>, domain = #domain>`
    ALIAS_SCOPE = "alias_scope", parse_alias_scope,
        |ctx, attr, printer| print_struct(ctx, attr, &ALIAS_SCOPE_FIELDS, printer), alias;
    /// `#llvm.tbaa_root<id = "r">`, or without what is in brackets
    TBAA_ROOT = "tbaa_root", parse_tbaa_root, print_tbaa_root, alias;
    /// `#llvm.mmra_tag<"a":"b">`
    MMRA_TAG = "mmra_tag",
        |parser| parse_positional(parser, &MMRA_TAG, &MMRA_FIELDS, ":"),
        |_, attr, printer| print_positional(attr, &MMRA_FIELDS, ":", printer), alias;
    /// `#llvm.mlir.module_flag<error, "key", 1 : i32>`
    MODULE_FLAG = "mlir.module_flag", parse_module_flag,
        |_, attr, printer| print_positional(attr, &MODULE_FLAG_FIELDS, ", ", printer);
    /// `#llvm.constant_range<i32, 0, 12>`
    CONSTANT_RANGE = "constant_range", parse_constant_range, print_constant_range;
    /// `#llvm.target_features<["+a", "-b"]>`
    TARGET_FEATURES = "target_features", parse_target_features, print_target_features;
    /// `#llvm.dependent_libraries<"a", "b">`
    DEPENDENT_LIBRARIES = "dependent_libraries", parse_libraries, |_, attr, printer| {
        printer.text("<");
        print_first(attr, Kind::List(&Kind::Attr), printer);
        printer.text(">");
    };
    /// `#llvm.dso_local_equivalent @f`
    DSO_LOCAL_EQUIVALENT = "dso_local_equivalent", parse_symbol, |_, attr, printer| {
        printer.text(" ");
        print_first(attr, Kind::Attr, printer);
    };
    /// An operation of an expression: `DW_OP_deref`, `DW_OP_LLVM_fragment(16, 8)`
    DI_EXPRESSION_ELEM = "di_expression_elem", parse_expression_elem, print_expression_elem;
    /// `#llvm.di_expression<[DW_OP_deref]>`
    DI_EXPRESSION = "di_expression", parse_expression, print_expression;
}

/// How the names of encodings begin.
const ENCODING: &str = "DW_ATE_";

fn print_first(attr: &DialectAttr, kind: Kind, printer: &mut dyn AsmPrinter) {
    if let Some(value) = attr.params.first() {
        print_value(value, kind, printer);
    }
}

fn parse_module_flag(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    let at = parser.position();
    let flag = parse_positional(parser, &MODULE_FLAG, &MODULE_FLAG_FIELDS, ",")?;
    let ctx = parser.context();
    let params = flag.params_of(ctx, &MODULE_FLAG).unwrap_or_default();
    match params.get(1..).and_then(|params| flag_problem(ctx, params)) {
        Some(problem) => Err(parser.error(at, &problem)),
        None => Ok(flag),
    }
}

/// What is wrong with the value of a flag with this key.
fn flag_problem(ctx: &Context, params: &[Param]) -> Option<String> {
    let [key, value] = params else { return None };
    let (key, value) = (key.as_attr()?, value.as_attr()?);
    let is_entry = |attr: &Attribute| attr.params_of(ctx, &CG_PROFILE_ENTRY).is_some();
    let (fits, message) = match key.as_text(ctx)? {
        "CG Profile" => (
            value.as_array(ctx).is_some_and(|entries| entries.iter().all(is_entry)),
            "'CG Profile' key expects an array of '#llvm.cgprofile_entry'".into(),
        ),
        "ProfileSummary" => (
            value.params_of(ctx, &PROFILE_SUMMARY).is_some(),
            "'ProfileSummary' key expects a '#llvm.profile_summary' attribute".into(),
        ),
        _ => (
            matches!(value.kind(ctx), AttrKind::Integer(..) | AttrKind::String(..)),
            format!(
                "only integer and string values are currently supported for unknown key '{}'",
                ctx.attr_text(key)
            ),
        ),
    };
    (!fits).then_some(message)
}

/// Scopes are told apart by an attribute of their own, or by name.
fn parse_alias_scope(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    let at = parser.position();
    let scope = parse_struct(parser, &ALIAS_SCOPE, &ALIAS_SCOPE_FIELDS)?;
    let ctx = parser.context();
    let id = scope.params_of(ctx, &ALIAS_SCOPE).and_then(|params| params.first()?.as_attr());
    match id.map(|id| id.kind(ctx)) {
        Some(AttrKind::String(..) | AttrKind::Distinct(..)) => Ok(scope),
        _ => Err(parser.error(at, "id of an alias scope must be a StringAttr or a DistrinctAttr")),
    }
}

fn parse_comdat(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    parse_single(parser, &COMDAT, &COMDAT_FIELDS)
}

fn parse_tbaa_root(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    parse_optional_struct(parser, &TBAA_ROOT, &TBAA_ROOT_FIELDS)
}

fn print_tbaa_root(ctx: &Context, attr: &DialectAttr, printer: &mut dyn AsmPrinter) {
    print_optional_struct(ctx, attr, &TBAA_ROOT_FIELDS, printer);
}

fn parse_constant_range(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    parser.punct("<")?;
    let at = parser.position();
    let ty = parser.ty()?;
    let ctx = parser.context();
    let Some(width) = ty.int_width(ctx).filter(|_| ty.is_integer(ctx)) else {
        let text = ctx.type_text(ty);
        let message =
            format!("invalid kind of type specified: expected builtin.integer, but found '{text}'");
        return Err(parser.error(at, &message));
    };
    parser.punct(",")?;
    let lower = parser.wide_integer(width)?;
    parser.punct(",")?;
    let upper = parser.wide_integer(width)?;
    parser.punct(">")?;
    // The width is all that is kept of the type.
    let ty = couloir_ir::Type::int(parser.context(), width);
    let bound = |value| Param::Attr(Attribute::wide_int(parser.context(), ty, value));
    let params = vec![bound(lower), bound(upper)];
    Ok(Attribute::dialect(parser.context(), &CONSTANT_RANGE, params))
}

fn print_constant_range(ctx: &Context, attr: &DialectAttr, printer: &mut dyn AsmPrinter) {
    let bound = |at: usize| attr.params.get(at).and_then(Param::as_attr);
    let (Some(lower), Some(upper)) = (bound(0), bound(1)) else { return };
    printer.text("<");
    if let AttrKind::Integer(ty, _) = lower.kind(ctx) {
        printer.ty(*ty);
    }
    for bound in [lower, upper] {
        printer.text(", ");
        // A bound of one bit is a number too, not a truth value.
        match bound.as_bool() {
            Some(bit) => printer.text(if bit { "-1" } else { "0" }),
            None => printer.attribute_without_type(bound),
        }
    }
    printer.text(">");
}

fn parse_target_features(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    let at = parser.position();
    parser.punct("<")?;
    parser.punct("[")?;
    let features = if parser.optional_punct("]") {
        Attribute::dialect(parser.context(), &TARGET_FEATURES, vec![Param::List(Box::default())])
    } else {
        let features = parse_single(parser, &TARGET_FEATURES, &FEATURES_FIELDS)?;
        parser.punct("]")?;
        features
    };
    parser.punct(">")?;
    let params = features.params_of(parser.context(), &TARGET_FEATURES);
    let list = params.and_then(<[Param]>::first).map(Param::items).unwrap_or_default();
    if let Some(problem) = feature_problem(parser.context(), list) {
        return Err(parser.error(at, problem));
    }
    Ok(features)
}

/// Features are switched on by `+` and off by `-`, one by one.
fn feature_problem(ctx: &Context, features: &[Param]) -> Option<&'static str> {
    features.iter().find_map(|feature| {
        let text = feature.as_attr()?.as_text(ctx)?;
        if text.is_empty() {
            return Some("target features can not be null or empty");
        }
        if !text.starts_with(['+', '-']) {
            return Some("target features must start with '+' or '-'");
        }
        text.contains(',').then_some("target features can not contain ','")
    })
}

fn print_target_features(_: &Context, attr: &DialectAttr, printer: &mut dyn AsmPrinter) {
    printer.text("<[");
    print_first(attr, Kind::List(&Kind::Attr), printer);
    printer.text("]>");
}

fn parse_libraries(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    parse_positional(parser, &DEPENDENT_LIBRARIES, &LIBRARIES_FIELDS, ",")
}

fn parse_symbol(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    parse_single(parser, &DSO_LOCAL_EQUIVALENT, &SYMBOL_FIELDS)
}

/// The name of an operation, then its arguments in parentheses, when any.
fn parse_expression_elem(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    let opcode = parse_single(parser, &DI_EXPRESSION_ELEM, &EXPRESSION_ELEM_FIELDS)?;
    let opcode = opcode.params_of(parser.context(), &DI_EXPRESSION_ELEM);
    let opcode = opcode.and_then(<[Param]>::first).cloned().unwrap_or(Param::None);
    let name = opcode.as_str().map_or("", |name| parser.context().str(name));
    let converts = name == "DW_OP_LLVM_convert";
    let mut args = Vec::new();
    if parser.optional_punct("(") {
        parser.list(Delimiter::None, "", &mut |parser| {
            let encoded = converts && !args.is_empty();
            args.push(if encoded { parse_encoding(parser)? } else { parse_operand(parser)? });
            Ok(())
        })?;
        parser.punct(")")?;
    }
    let params = vec![opcode, Param::List(args.into())];
    Ok(Attribute::dialect(parser.context(), &DI_EXPRESSION_ELEM, params))
}

/// An encoding by its name or number; one that has a name is kept by it.
fn parse_encoding(parser: &mut dyn AsmParser) -> ParseResult<Param> {
    let Some(name) = parser.optional_any_keyword() else {
        let operand = parse_operand(parser)?;
        let name = match operand {
            Param::Uint(number) => dwarf::name(ENCODING, number),
            _ => None,
        };
        return Ok(name.map_or(operand, |name| Param::Str(parser.context().intern(&name))));
    };
    if name.starts_with(ENCODING) && dwarf::is_name(&name) {
        return Ok(Param::Str(parser.context().intern(&name)));
    }
    let at = parser.position();
    Err(parser.error(at, &format!("encountered unknown attribute encoding \"{name}\"")))
}

fn parse_operand(parser: &mut dyn AsmParser) -> ParseResult<Param> {
    parser.unsigned(64).map(Param::Uint).map_err(|_| {
        let at = parser.position();
        parser.error(at, "expected integer operand")
    })
}

fn print_expression_elem(_: &Context, attr: &DialectAttr, printer: &mut dyn AsmPrinter) {
    print_first(attr, Kind::Dwarf("DW_OP_"), printer);
    let args = attr.params.get(1).map(Param::items).unwrap_or_default();
    if args.is_empty() {
        return;
    }
    printer.text("(");
    for (at, arg) in args.iter().enumerate() {
        if at > 0 {
            printer.text(", ");
        }
        let kind = if arg.as_str().is_some() { Kind::Dwarf(ENCODING) } else { Kind::Uint };
        print_value(arg, kind, printer);
    }
    printer.text(")");
}

fn parse_expression(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    parser.punct("<")?;
    let mut expression =
        Attribute::dialect(parser.context(), &DI_EXPRESSION, vec![Param::List(Box::default())]);
    if parser.optional_punct("[") {
        expression = parse_single(parser, &DI_EXPRESSION, &EXPRESSION_FIELDS)?;
        parser.punct("]")?;
    }
    parser.punct(">")?;
    Ok(expression)
}

const OPERATION: Kind = Kind::Stripped(&DI_EXPRESSION_ELEM);

fn print_expression(_: &Context, attr: &DialectAttr, printer: &mut dyn AsmPrinter) {
    printer.text("<");
    if attr.params.first().is_some_and(|list| !list.items().is_empty()) {
        printer.text("[");
        print_first(attr, Kind::List(&OPERATION), printer);
        printer.text("]");
    }
    printer.text(">");
}
