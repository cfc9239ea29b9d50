//! Ops with one output for each group of operands: `linalg.map`, `linalg.reduce`,
//! `linalg.transpose` and `linalg.broadcast`. The body of the first two may be one op in braces.

use couloir_ir::asm::{Argument, AsmParser, Delimiter, OpParser, OpPrinter, ParseResult};
use couloir_ir::attr::NamedAttribute;
use couloir_ir::body::OpSpec;
use couloir_ir::op::OpName;
use couloir_ir::{Attribute, BlockRef, Context, Location, OpRef, RegionRef, Type, Value};

use super::super::scalar::Program;
use super::super::structured::{Structured, is_tensor_or_memory};
use super::super::{Broadcast, Reduce, Transpose, Yield};
use super::{Parts, parse_parts, print_parts};
use crate::arith::attrs::FASTMATH;
use crate::common::syntax::{attr_dict, set_prop};

/// The op in braces that is a body.
struct Payload {
    name: OpName,
    attrs: Vec<NamedAttribute>,
}

/// `{op.name [{attrs}]}`, or nothing.
fn parse_payload(parser: &mut dyn OpParser) -> ParseResult<Option<Payload>> {
    if !parser.optional_punct("{") {
        return Ok(None);
    }
    let name = parser.op_name()?;
    let mut attrs = Vec::new();
    parser.optional_attr_dict(&mut attrs)?;
    parser.punct("}")?;
    Ok(Some(Payload { name, attrs }))
}

/// `ins(...) outs(...) [dims = [1, 2]] [{attrs}]`
fn parse_destination(
    parser: &mut dyn OpParser,
    numbers: Option<(&str, usize)>,
) -> ParseResult<Parts> {
    let parts = parse_parts(parser, false)?;
    let ctx = AsmParser::context(parser);
    let results = parts.outputs.iter().copied();
    let results = results.filter(|&ty| couloir_ods::types::is_ranked_tensor(ctx, ty));
    let results: Vec<Type> = results.collect();
    parser.state().results.extend(results);
    if let Some((word, slot)) = numbers {
        parser.keyword(word)?;
        parser.punct("=")?;
        let numbers = parse_numbers(parser)?;
        set_prop(parser, slot, numbers);
    }
    attr_dict(parser)?;
    Ok(parts)
}

/// `[1, 2]`
fn parse_numbers(parser: &mut dyn OpParser) -> ParseResult<Attribute> {
    let mut numbers = Vec::new();
    parser.punct("[")?;
    if !parser.optional_punct("]") {
        parser.op_list(Delimiter::None, "", &mut |parser| {
            numbers.push(parser.integer()?);
            Ok(())
        })?;
        parser.punct("]")?;
    }
    Ok(Attribute::i64_array(AsmParser::context(parser), &numbers))
}

/// `map [{payload}] ins(...) outs(...) [{attrs}] [(args) {...}]`
pub(in super::super) fn parse_map(parser: &mut dyn OpParser) -> ParseResult {
    let payload = parse_payload(parser)?;
    let parts = parse_destination(parser, None)?;
    finish(parser, payload, &parts, Order::WithoutInit)
}

/// The same with `dimensions = [...]`.
pub(in super::super) fn parse_reduce(parser: &mut dyn OpParser) -> ParseResult {
    let payload = parse_payload(parser)?;
    let parts = parse_destination(parser, Some(("dimensions", Reduce::DIMENSIONS)))?;
    finish(parser, payload, &parts, Order::InitFirst)
}

/// Which arguments of the body the op in braces takes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    /// All but the last.
    WithoutInit,
    /// The last, then the others.
    InitFirst,
}

impl Order {
    fn arrange<T: Copy>(self, args: &[T]) -> Vec<T> {
        let Some((&last, rest)) = args.split_last() else { return Vec::new() };
        match self {
            Order::WithoutInit => rest.to_vec(),
            Order::InitFirst => std::iter::once(last).chain(rest.iter().copied()).collect(),
        }
    }
}

/// Reads the body, or makes it of the op in braces.
fn finish(
    parser: &mut dyn OpParser,
    payload: Option<Payload>,
    parts: &Parts,
    order: Order,
) -> ParseResult {
    let Some(payload) = payload else {
        let mut args: Vec<Argument> = Vec::new();
        parser.op_list(Delimiter::Paren, " in argument list", &mut |parser| {
            args.push(parser.argument(true, true)?);
            Ok(())
        })?;
        return parser.region(&args).map(drop);
    };
    make_body(parser, &payload, parts, order);
    Ok(())
}

/// Makes the body of the op in braces: it gets the elements, and what it gives is yielded.
fn make_body(parser: &mut dyn OpParser, payload: &Payload, parts: &Parts, order: Order) {
    let region = parser.empty_region();
    let ctx = AsmParser::context(parser);
    let types: Vec<Type> = parts.inputs.iter().chain(&parts.outputs).copied().collect();
    let Some(&last) = types.last() else { return };
    let types: Vec<Type> = types.iter().map(|ty| ty.element_or_self(ctx)).collect();
    let (props, attrs) = slots(ctx, payload);
    let location = parser.location();
    let result = last.element_or_self(ctx);
    let body = parser.body();
    let block = body.append_new_block(region);
    let args = types.iter().map(|&ty| body.add_arg(block, ty, Location::UNKNOWN));
    let args: Vec<Value> = args.collect();
    let operands = order.arrange(&args);
    let spec = OpSpec {
        operands: &operands,
        results: &[result],
        props: &props,
        attrs,
        ..OpSpec::new(payload.name, location)
    };
    let op = body.create_op(spec);
    body.append_op(block, op);
    let values: Vec<Value> = body.results(op).collect();
    let spec = OpSpec { operands: &values, ..OpSpec::new(OpName::of(Yield::def()), location) };
    let end = body.create_op(spec);
    body.append_op(block, end);
}

/// The attributes by slot, and the others.
fn slots(ctx: &Context, payload: &Payload) -> (Vec<Option<Attribute>>, Attribute) {
    let mut props = ctx.attr_defaults(payload.name).to_vec();
    let mut rest = Vec::new();
    for &(name, attr) in &payload.attrs {
        let slot = ctx.attr_slot(payload.name, name);
        match slot.and_then(|slot| props.get_mut(slot)) {
            Some(prop) => *prop = Some(attr),
            None => rest.push((name, attr)),
        }
    }
    (props, Attribute::dictionary(ctx, rest))
}

/// The op that is all of a body, where it takes its arguments in that order.
fn payload_of(entry: BlockRef<'_>, order: Order) -> Option<OpRef<'_>> {
    let mut ops = entry.ops();
    let (payload, end) = (ops.next()?, ops.next()?);
    if ops.next().is_some() || payload.num_regions() > 0 || payload.results().len() != 1 {
        return None;
    }
    let wanted = order.arrange(entry.args());
    let takes = !wanted.is_empty() && payload.operands().eq(wanted.iter().copied());
    let gives = end.operands().len() == 1 && end.operand(0) == payload.result(0);
    (takes && gives).then_some(payload)
}

/// ` { op.name {attrs} }`, without flags that say nothing.
fn print_payload(payload: OpRef<'_>, printer: &mut dyn OpPrinter) {
    printer.text(" { ");
    printer.text(payload.name());
    let ctx = payload.ctx();
    let says_nothing = |attr: Attribute| attr.enum_bits(ctx, &FASTMATH) == Some(0);
    let mut attrs: Vec<NamedAttribute> = payload.attrs().collect();
    attrs.sort_by(|a, b| ctx.str(a.0).cmp(ctx.str(b.0)));
    let elided = attrs.iter().find(|&&(_, attr)| says_nothing(attr));
    let elided = elided.map(|&(name, _)| ctx.str(name));
    printer.attr_dict(payload, elided.as_slice());
    printer.text(" }");
}

fn print_with_body(
    op: OpRef<'_>,
    printer: &mut dyn OpPrinter,
    numbers: Option<(&str, usize)>,
    order: Order,
) {
    let Some(view) = Structured::cast(op) else { return };
    let region = op.region(0);
    let entry = region.and_then(RegionRef::entry);
    let payload = entry.and_then(|entry| payload_of(entry, order));
    if let Some(payload) = payload {
        print_payload(payload, printer);
    }
    print_destination(view, printer, numbers);
    if payload.is_some() {
        return;
    }
    printer.indent(true);
    printer.newline();
    printer.text("(");
    for (at, &arg) in entry.map(BlockRef::args).unwrap_or_default().iter().enumerate() {
        printer.text(if at == 0 { "" } else { ", " });
        printer.argument(arg, Attribute::EMPTY_DICT, false);
    }
    printer.text(") ");
    if let Some(region) = region {
        printer.region(region, false, true);
    }
    printer.indent(false);
}

/// ` ins(...) outs(...) dims = [1, 2]  {attrs}`
fn print_destination(
    view: Structured<'_>,
    printer: &mut dyn OpPrinter,
    numbers: Option<(&str, usize)>,
) {
    print_parts(view, printer);
    let Some((word, slot)) = numbers else { return printer.attr_dict(view.op, &[]) };
    let list: Vec<String> = view.numbers(slot).iter().map(i64::to_string).collect();
    printer.text(&format!(" {word} = [{}] ", list.join(", ")));
    printer.attr_dict(view.op, &[word]);
}

pub(in super::super) fn print_map(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    print_with_body(op, printer, None, Order::WithoutInit);
}

pub(in super::super) fn print_reduce(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let numbers = Some(("dimensions", Reduce::DIMENSIONS));
    print_with_body(op, printer, numbers, Order::InitFirst);
}

/// `ins(...) outs(...) permutation = [...] [{attrs}]`
pub(in super::super) fn parse_transpose(parser: &mut dyn OpParser) -> ParseResult {
    let parts = parse_destination(parser, Some(("permutation", Transpose::PERMUTATION)))?;
    add_identity(parser, &parts);
    Ok(())
}

/// `ins(...) outs(...) dimensions = [...] [{attrs}]`
pub(in super::super) fn parse_broadcast(parser: &mut dyn OpParser) -> ParseResult {
    let parts = parse_destination(parser, Some(("dimensions", Broadcast::DIMENSIONS)))?;
    add_identity(parser, &parts);
    Ok(())
}

/// The element of a tensor or memory; any other type, vectors too, is its own.
fn element_in(ctx: &Context, ty: Type) -> Type {
    if is_tensor_or_memory(ctx, ty) { ty.element_or_self(ctx) } else { ty }
}

/// The body that gives its first argument; arguments come from where the operands do.
fn add_identity(parser: &mut dyn OpParser, parts: &Parts) {
    let region = parser.empty_region();
    let ctx = AsmParser::context(parser);
    let types = parts.inputs.iter().chain(&parts.outputs);
    let mut program = Program::new(ctx, types.map(|&ty| element_in(ctx, ty)).collect());
    program.yields(&[0]);
    let recipe = program.into_recipe();
    let operands = parser.state().operands.clone();
    let location = parser.location();
    let body = parser.body();
    let places: Vec<Location> = operands.iter().map(|&value| body.value_location(value)).collect();
    let block = body.append_new_block(region);
    recipe.put(body, block, &places, location);
}

pub(in super::super) fn print_transpose(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let Some(view) = Structured::cast(op) else { return };
    print_destination(view, printer, Some(("permutation", Transpose::PERMUTATION)));
}

pub(in super::super) fn print_broadcast(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let Some(view) = Structured::cast(op) else { return };
    print_destination(view, printer, Some(("dimensions", Broadcast::DIMENSIONS)));
}
