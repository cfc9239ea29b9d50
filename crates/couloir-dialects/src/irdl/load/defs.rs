//! The tables of a described dialect, and how its types and attributes are
//! read and printed.

use std::sync::{LazyLock, Mutex, PoisonError};

use couloir_ir::asm::{AsmParser, AsmPrinter, Delimiter, ParseResult};
use couloir_ir::attr::{AttrDef, Param};
use couloir_ir::op::{Arity, DynamicSyntax, Hooks, RegionDef, SuccessorDef, ValueDef};
use couloir_ir::ty::TypeDef;
use couloir_ir::{Attribute, Context, DialectDef, Failure, OpDef, OpRef, Type};
use couloir_ods::regions::ANY_REGION;
use couloir_ods::types::ANY;
use rustc_hash::FxHashMap;

use super::super::{Attribute as AttributeOp, Operation, Type as TypeOp};
use super::format::{self, Shape};
use super::{check, rules};

/// The names that a dialect's tables are made of.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Names {
    pub(super) dialect: String,
    /// Ops, and the shapes of those that have a format.
    ops: Vec<(String, Option<Shape>)>,
    types: Vec<String>,
    attrs: Vec<String>,
}

/// The name of a definition.
pub(super) fn name_of(op: OpRef<'_>) -> &str {
    op.symbol_name().map(|name| op.ctx().str(name)).unwrap_or_default()
}

impl Names {
    /// Those of a dialect.
    ///
    /// # Errors
    /// When an op's format is not right; it has been reported.
    pub(super) fn of(op: OpRef<'_>) -> Result<Self, Failure> {
        let region = op.region(0);
        let block = region.as_ref().and_then(|region| region.entry());
        let all = |def: &'static OpDef| {
            let inside = block.iter().flat_map(|block| block.ops());
            inside.filter(|op| op.is(def)).map(|op| name_of(op).to_owned()).collect()
        };
        let ops = block.iter().flat_map(|block| block.ops());
        let ops = ops.filter(|op| op.is(Operation::def()));
        let ops = ops.map(|op| Ok((name_of(op).to_owned(), format::shape(op)?)));
        Ok(Self {
            dialect: name_of(op).to_owned(),
            ops: ops.collect::<Result<_, Failure>>()?,
            types: all(TypeOp::def()),
            attrs: all(AttributeOp::def()),
        })
    }
}

/// The tables made so far. They are never freed, so they are made once for
/// the same names.
static MADE: LazyLock<Mutex<FxHashMap<Names, &'static DialectDef>>> = LazyLock::new(Mutex::default);

/// The tables of a dialect with these names.
pub(super) fn dialect(names: Names) -> &'static DialectDef {
    let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = made.get(&names) {
        return known;
    }
    let new = make(&names);
    made.insert(names, new);
    new
}

fn make(names: &Names) -> &'static DialectDef {
    let dialect = leak(names.dialect.clone());
    let op = |(name, shape): &(String, Option<Shape>)| {
        let def = op_def(leak(format!("{dialect}.{name}")));
        let def = match shape {
            Some(shape) => shape.extend(def),
            None => def,
        };
        &*Box::leak(Box::new(def))
    };
    let ty = |name: &String| &*Box::leak(Box::new(type_def(dialect, leak(name.clone()))));
    let attr = |name: &String| &*Box::leak(Box::new(attr_def(dialect, leak(name.clone()))));
    Box::leak(Box::new(DialectDef {
        name: dialect,
        ops: names.ops.iter().map(op).collect::<Vec<_>>().leak(),
        types: names.types.iter().map(ty).collect::<Vec<_>>().leak(),
        attrs: names.attrs.iter().map(attr).collect::<Vec<_>>().leak(),
        dynamic: Some(&SYNTAX),
        ..DialectDef::EMPTY
    }))
}

/// Text that is never freed.
pub(super) fn leak(text: String) -> &'static str {
    Box::leak(text.into_boxed_str())
}

static VALUES: [ValueDef; 1] = [ValueDef { name: "", constraint: &ANY, arity: Arity::Variadic }];
static REGIONS: [RegionDef; 1] = [RegionDef { name: "", constraint: &ANY_REGION, variadic: true }];
static SUCCESSORS: [SuccessorDef; 1] = [SuccessorDef { name: "", variadic: true }];

/// An op of which only a check knows what it may have.
fn op_def(name: &'static str) -> OpDef {
    let hooks = Hooks { verify: Some(check::op), ..Hooks::NONE };
    OpDef {
        name,
        operands: &VALUES,
        results: &VALUES,
        regions: &REGIONS,
        successors: &SUCCESSORS,
        hooks,
        ..OpDef::EMPTY
    }
}

fn type_def(dialect: &'static str, mnemonic: &'static str) -> TypeDef {
    let print = |_: &Context, ty: &couloir_ir::ty::DialectType, printer: &mut dyn AsmPrinter| {
        print_params(&ty.params, printer);
    };
    TypeDef { dialect, mnemonic, print, ..TypeDef::EMPTY }
}

fn attr_def(dialect: &'static str, mnemonic: &'static str) -> AttrDef {
    let print =
        |_: &Context, attr: &couloir_ir::attr::DialectAttr, printer: &mut dyn AsmPrinter| {
            print_params(&attr.params, printer);
        };
    AttrDef { dialect, mnemonic, print, ..AttrDef::EMPTY }
}

/// The readers of all described dialects.
static SYNTAX: DynamicSyntax = DynamicSyntax {
    parse_type: |parser, def, at| {
        let params = parse_params(parser)?;
        check::type_params(parser, def, &params, at)?;
        Ok(Type::dialect(parser.context(), def, as_params(&params)))
    },
    parse_attr: |parser, def, at| {
        let params = parse_params(parser)?;
        check::attr_params(parser, def, &params, at)?;
        Ok(Attribute::dialect(parser.context(), def, as_params(&params)))
    },
    fixed_type: rules::fixed_type,
};

fn as_params(params: &[Attribute]) -> Vec<Param> {
    params.iter().map(|&param| Param::Attr(param)).collect()
}

/// The parameters of a type or attribute.
pub(super) fn params_of(params: &[Param]) -> Vec<Attribute> {
    params.iter().filter_map(Param::as_attr).collect()
}

/// `<a, b>`, or nothing
fn parse_params(parser: &mut dyn AsmParser) -> ParseResult<Vec<Attribute>> {
    let mut params = Vec::new();
    parser.list(Delimiter::OptionalLessGreater, "", &mut |parser| {
        params.push(parser.attribute(None)?);
        Ok(())
    })?;
    Ok(params)
}

fn print_params(params: &[Param], printer: &mut dyn AsmPrinter) {
    for (at, param) in params.iter().filter_map(Param::as_attr).enumerate() {
        printer.text(if at == 0 { "<" } else { ", " });
        printer.attribute(param);
    }
    if !params.is_empty() {
        printer.text(">");
    }
}
