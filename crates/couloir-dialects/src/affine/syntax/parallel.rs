//! `affine.parallel`.

use couloir_ir::affine::{AffineBuilder, AffineMap, NodeId};
use couloir_ir::asm::{AsmParser, Delimiter, OpParser, OpPrinter, ParseResult, Unresolved};
use couloir_ir::attr::{AttrKind, DenseElements};
use couloir_ir::{Attribute, Context, OpRef, Type, Value};

use super::super::verify::parallel::{groups, reduction_name};
use super::super::{Parallel, Yield};
use crate::arith::attrs::ATOMIC_RMW_KINDS;
use crate::common::syntax::{attr_dict, set_prop};

/// One of the two rows of bounds: the word before several results, and slots.
struct Bounds {
    prefix: &'static str,
    map: usize,
    groups: usize,
}

const LOWER: Bounds = Bounds {
    prefix: "max",
    map: Parallel::LOWER_BOUNDS_MAP,
    groups: Parallel::LOWER_BOUNDS_GROUPS,
};
const UPPER: Bounds = Bounds {
    prefix: "min",
    map: Parallel::UPPER_BOUNDS_MAP,
    groups: Parallel::UPPER_BOUNDS_GROUPS,
};

/// `(%i) = (lower) to (upper) [step (n)] [reduce ("kind") -> (type)] {...} {attrs}`
pub(in crate::affine) fn parse(parser: &mut dyn OpParser) -> ParseResult {
    let mut args = parser.argument_list()?;
    parser.punct("=")?;
    parse_bounds(parser, &LOWER)?;
    parser.keyword("to")?;
    parse_bounds(parser, &UPPER)?;
    parse_steps(parser, args.len())?;
    parse_reductions(parser)?;
    let types = parser.optional_arrow_type_list()?;
    parser.state().results.extend(types);
    for arg in &mut args {
        arg.ty = Some(Type::INDEX);
    }
    let region = parser.region(&args)?;
    attr_dict(parser)?;
    parser.ensure_terminator(region, Yield::def())
}

fn parse_steps(parser: &mut dyn OpParser, loops: usize) -> ParseResult {
    let mut steps = vec![1; loops];
    if parser.optional_keyword("step") {
        let (map, _) = parser.affine_map_of_ssa_ids(Delimiter::Paren)?;
        let map = map.as_affine_map(AsmParser::context(parser));
        let Some(constants) = map.and_then(AffineMap::constant_results) else {
            let at = parser.name_position();
            return Err(parser.error(at, "steps must be constant integers"));
        };
        steps = constants;
    }
    let ctx = AsmParser::context(parser);
    let steps = steps.into_iter().map(|step| Attribute::i64(ctx, step)).collect::<Vec<_>>();
    let steps = Attribute::array(ctx, &steps);
    set_prop(parser, Parallel::STEPS, steps);
    Ok(())
}

fn parse_reductions(parser: &mut dyn OpParser) -> ParseResult {
    let mut kinds = Vec::new();
    if parser.optional_keyword("reduce") {
        parser.punct("(")?;
        loop {
            kinds.push(parse_reduction(parser)?);
            if !parser.optional_punct(",") {
                break;
            }
        }
        parser.punct(")")?;
    }
    let kinds = Attribute::array(AsmParser::context(parser), &kinds);
    set_prop(parser, Parallel::REDUCTIONS, kinds);
    Ok(())
}

fn parse_reduction(parser: &mut dyn OpParser) -> ParseResult<Attribute> {
    let at = parser.position();
    let attr = parser.attribute(Some(Type::NONE))?;
    let ctx = AsmParser::context(parser);
    let Some(name) = attr.as_str(ctx) else {
        return Err(parser.error(at, "invalid kind of attribute specified"));
    };
    let case = ATOMIC_RMW_KINDS.cases.iter().find(|case| case.0 == ctx.str(name));
    match case.and_then(|case| i64::try_from(case.1).ok()) {
        Some(kind) => Ok(Attribute::i64(ctx, kind)),
        None => {
            let message = format!("invalid reduction value: {}", ctx.attr_text(attr));
            Err(parser.error(at, &message))
        }
    }
}

/// Expressions with the names of the operands they are applied to, in the order written.
struct Written {
    map: AffineMap,
    names: Vec<Unresolved>,
}

/// Expressions with what they are applied to: dimensions and symbols.
struct Applied {
    map: AffineMap,
    dims: Vec<Value>,
    symbols: Vec<Value>,
}

/// `(expression, max(expression, ...), ...)`
fn parse_bounds(parser: &mut dyn OpParser, bounds: &Bounds) -> ParseResult {
    let all = parse_written(parser, bounds)?;
    let sizes = all.iter().map(|one| one.map.num_results() as i32).collect::<Vec<_>>();
    let Some((map, operands)) = join(&apply(parser, all)?) else {
        let at = parser.name_position();
        return Err(parser.error(at, "affine expression is too large"));
    };
    parser.state().operands.extend(operands);
    let ctx = AsmParser::context(parser);
    let (map, sizes) = (Attribute::affine_map(ctx, map), i32_tensor(ctx, &sizes));
    set_prop(parser, bounds.map, map);
    set_prop(parser, bounds.groups, sizes);
    Ok(())
}

fn parse_written(parser: &mut dyn OpParser, bounds: &Bounds) -> ParseResult<Vec<Written>> {
    let mut all = Vec::new();
    parser.punct("(")?;
    if parser.optional_punct(")") {
        return Ok(all);
    }
    loop {
        all.push(parse_bound(parser, bounds)?);
        if !parser.optional_punct(",") {
            break;
        }
    }
    parser.punct(")")?;
    Ok(all)
}

fn parse_bound(parser: &mut dyn OpParser, bounds: &Bounds) -> ParseResult<Written> {
    let (map, names) = match parser.optional_keyword(bounds.prefix) {
        true => parser.affine_map_of_ssa_ids(Delimiter::Paren)?,
        false => parser.affine_expr_of_ssa_ids()?,
    };
    let map = map.as_affine_map(AsmParser::context(parser)).cloned();
    Ok(Written { map: map.unwrap_or_else(|| AffineMap::empty(0, 0)), names })
}

/// Looks up what names mean, those of all dimensions before those of symbols.
fn apply(parser: &mut dyn OpParser, all: Vec<Written>) -> ParseResult<Vec<Applied>> {
    let values = |parser: &mut dyn OpParser, names: &[Unresolved]| {
        let lookup = |&name: &Unresolved| parser.lookup(name, Type::INDEX);
        names.iter().map(lookup).collect::<ParseResult<Vec<_>>>()
    };
    let (mut applied, mut symbols) = (Vec::new(), Vec::new());
    for Written { map, mut names } in all {
        symbols.push(names.split_off(names.len().min(map.dims() as usize)));
        let dims = values(parser, &names)?;
        applied.push(Applied { map, dims, symbols: Vec::new() });
    }
    for (one, names) in applied.iter_mut().zip(symbols) {
        one.symbols = values(parser, &names)?;
    }
    Ok(applied)
}

/// All bounds as one map, with each operand once.
fn join(all: &[Applied]) -> Option<(AffineMap, Vec<Value>)> {
    let (mut dims, mut symbols) = (Vec::<Value>::new(), Vec::<Value>::new());
    let mut places = Vec::new();
    for one in all {
        let own_dims = one.dims.iter().map(|&value| place(&mut dims, value)).collect::<Vec<_>>();
        let own_symbols = one.symbols.iter().map(|&value| place(&mut symbols, value));
        places.push((own_dims, own_symbols.collect::<Vec<_>>()));
    }
    let mut builder = AffineBuilder::new(dims.len() as u32, symbols.len() as u32);
    let mut results = Vec::<NodeId>::new();
    for (Applied { map, .. }, (dims, symbols)) in all.iter().zip(places) {
        let dims = dims.into_iter().map(|at| builder.dim(at)).collect::<Option<Vec<_>>>()?;
        let symbols = symbols.into_iter().map(|at| builder.symbol(at));
        let symbols = symbols.collect::<Option<Vec<_>>>()?;
        results.extend(builder.import(map, &dims, &symbols));
    }
    dims.extend(symbols);
    Some((builder.map(&results).ok()?, dims))
}

/// Where a value is in a list; it is added if it is not.
fn place(list: &mut Vec<Value>, value: Value) -> u32 {
    let at = list.iter().position(|&other| other == value).unwrap_or_else(|| {
        list.push(value);
        list.len() - 1
    });
    at as u32
}

/// `dense<...> : tensor<nxi32>`
fn i32_tensor(ctx: &Context, values: &[i32]) -> Attribute {
    let ty = Type::tensor(ctx, &[values.len() as i64], Type::I32);
    let data = values.iter().flat_map(|value| value.to_le_bytes()).collect();
    Attribute::get(ctx, AttrKind::DenseElements(DenseElements::new(ctx, ty, data)))
}

pub(in crate::affine) fn print(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let view = Parallel(op);
    let Some(region) = view.region() else { return };
    let args = region.entry().map_or(&[][..], |entry| entry.args());
    printer.text(" (");
    printer.operands(&mut args.iter().copied());
    printer.text(") = (");
    let operands = view.map_operands();
    let lower = op.prop(LOWER.map).and_then(|map| map.as_affine_map(op.ctx()));
    let inputs = lower.map_or(0, |map| map.inputs() as usize);
    let (lower, upper) = operands.split_at_checked(inputs).unwrap_or((&operands, &[]));
    print_bounds(op, &LOWER, lower, printer);
    printer.text(") to (");
    print_bounds(op, &UPPER, upper, printer);
    printer.text(")");
    print_steps(op, printer);
    print_reductions(op, printer);
    printer.text(" ");
    printer.region(region, false, op.results().len() > 0);
    let elided = &[
        "reductions",
        "lowerBoundsMap",
        "lowerBoundsGroups",
        "upperBoundsMap",
        "upperBoundsGroups",
        "steps",
    ];
    printer.attr_dict(op, elided);
}

fn print_bounds(op: OpRef<'_>, bounds: &Bounds, operands: &[Value], printer: &mut dyn OpPrinter) {
    let ctx = op.ctx();
    let Some(map) = op.prop(bounds.map).and_then(|map| map.as_affine_map(ctx)) else { return };
    let mut start = 0usize;
    for (number, size) in groups(op, bounds.groups).unwrap_or_default().into_iter().enumerate() {
        let Some(end) = start.checked_add(size).filter(|&end| end <= map.num_results()) else {
            return;
        };
        let results = (start..end).collect::<Vec<_>>();
        start = end;
        let Some(own) = map.sub_map(&results) else { return };
        if number > 0 {
            printer.text(", ");
        }
        if size != 1 {
            printer.text(bounds.prefix);
            printer.text("(");
        }
        printer.affine_map_of_ssa_ids(Attribute::affine_map(ctx, own), operands);
        if size != 1 {
            printer.text(")");
        }
    }
}

fn print_steps(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let steps = Parallel(op).steps().and_then(|steps| steps.as_array(op.ctx()));
    let steps = steps.unwrap_or_default().iter().filter_map(|step| step.as_i64(op.ctx()));
    if steps.clone().all(|step| step == 1) {
        return;
    }
    let steps = steps.map(|step| step.to_string()).collect::<Vec<_>>();
    printer.text(" step (");
    printer.text(&steps.join(", "));
    printer.text(")");
}

fn print_reductions(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    if op.results().len() == 0 {
        return;
    }
    let kinds = Parallel(op).reductions().and_then(|kinds| kinds.as_array(op.ctx()));
    let kinds =
        kinds.unwrap_or_default().iter().filter_map(|kind| reduction_name(kind.as_i64(op.ctx())?));
    let kinds = kinds.map(|kind| format!("\"{kind}\"")).collect::<Vec<_>>();
    printer.text(" reduce (");
    printer.text(&kinds.join(", "));
    printer.text(") -> (");
    printer.types(&mut op.result_types());
    printer.text(")");
}
