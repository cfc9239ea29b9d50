//! `gpu.launch`. The arguments of its body are three numbers each of the block, of the thread, of the
//! grid and of the block's sizes; then those of the cluster and of its size, where there are clusters;
//! then buffers.

use couloir_ir::asm::{
    Argument, AsmParser, Delimiter, OpParser, OpPrinter, ParseResult, Unresolved,
};
use couloir_ir::attr::AttrKind;
use couloir_ir::{Attribute, OpRef, Type, Value};

use super::super::Launch;
use super::custom::parse_async;
use super::{check_repeated, note_workgroup, parse_attributions, print_attributions, split_args};
use crate::common::syntax::{attr_dict, set_prop};

/// Sizes in three dimensions as written: the names of numbers, those of sizes, the sizes.
struct Sizes {
    numbers: Vec<Argument>,
    names: Vec<Argument>,
    values: Vec<Unresolved>,
}

/// `[async] [deps] [clusters ...] blocks ... threads ... [dynamic_shared_memory_size %n]
/// [module(@m)] [function(@f)] [workgroup(...)] [private(...)] {...} {attrs}`
pub(in crate::gpu) fn parse(parser: &mut dyn OpParser) -> ParseResult {
    let mut segments = vec![parse_token(parser)?];
    let clusters = parse_sizes(parser, "clusters", true)?;
    let grid = parse_sizes(parser, "blocks", false)?;
    let block = parse_sizes(parser, "threads", false)?;
    let all = [&grid, &block, &clusters];
    for sizes in all.into_iter().flatten() {
        sizes.values.iter().try_for_each(|&size| parser.resolve(size, Type::INDEX))?;
    }
    segments.extend([1; 6]);
    segments.extend([i32::from(clusters.is_some()); 3]);
    segments.push(parse_memory(parser)?);
    for (word, slot) in [("module", Launch::MODULE), ("function", Launch::FUNCTION)] {
        parse_symbol(parser, word, slot)?;
    }
    let mut args = arguments([grid, block], clusters);
    let before = args.len();
    parse_attributions(parser, "workgroup", false, &mut args)?;
    note_workgroup(parser, args.len().saturating_sub(before));
    parse_attributions(parser, "private", false, &mut args)?;
    parser.region(&args)?;
    attr_dict(parser)?;
    let segments = Attribute::i32_array(AsmParser::context(parser), &segments);
    set_prop(parser, Launch::OPERAND_SEGMENT_SIZES, segments);
    check_repeated(parser)
}

/// The token that is given, and how many are waited for.
fn parse_token(parser: &mut dyn OpParser) -> ParseResult<i32> {
    let token = parse_async(parser)?;
    let at = parser.position();
    let dependencies = parser.operand_list(Delimiter::OptionalSquare)?;
    let Some(token) = token else {
        if parser.num_named_results() > 0 {
            let at = parser.name_position();
            let message = "requires 'async' keyword to return a value";
            return Err(parser.error(at, message));
        }
        if !dependencies.is_empty() {
            return Err(parser.error(at, "requires 'async' keyword to wait for others"));
        }
        return Ok(0);
    };
    parser.state().results.push(token);
    dependencies.iter().try_for_each(|&one| parser.resolve(one, token))?;
    Ok(i32::try_from(dependencies.len()).unwrap_or(i32::MAX))
}

/// `keyword(%x, %y, %z) in (%sx = %a, %sy = %b, %sz = %c)`
fn parse_sizes(
    parser: &mut dyn OpParser,
    keyword: &str,
    optional: bool,
) -> ParseResult<Option<Sizes>> {
    if optional {
        if !parser.optional_keyword(keyword) {
            return Ok(None);
        }
    } else {
        parser.keyword(keyword)?;
    }
    let at = parser.position();
    let mut numbers = Vec::new();
    parser.op_list(Delimiter::Paren, " in operand list", &mut |parser| {
        numbers.push(parser.argument(false, false)?);
        Ok(())
    })?;
    if numbers.len() != 3 {
        return Err(parser.error(at, "expected 3 operands"));
    }
    parser.keyword("in")?;
    parser.punct("(")?;
    let mut sizes = Sizes { numbers, names: Vec::new(), values: Vec::new() };
    for at in 0..3 {
        if at > 0 {
            parser.punct(",")?;
        }
        sizes.names.push(parser.argument(false, false)?);
        parser.punct("=")?;
        sizes.values.push(parser.operand()?);
    }
    parser.punct(")")?;
    Ok(Some(sizes))
}

/// How many operands say how much memory is shared.
fn parse_memory(parser: &mut dyn OpParser) -> ParseResult<i32> {
    if !parser.optional_keyword("dynamic_shared_memory_size") {
        return Ok(0);
    }
    let size = parser.operand()?;
    parser.resolve(size, Type::I32)?;
    Ok(1)
}

/// `word(@symbol)`, or nothing.
fn parse_symbol(parser: &mut dyn OpParser, word: &str, slot: usize) -> ParseResult {
    if !parser.optional_keyword(word) {
        return Ok(());
    }
    parser.punct("(")?;
    let at = parser.position();
    let symbol = parser.attribute(None)?;
    let kind = symbol.kind(AsmParser::context(parser));
    let is_flat = matches!(kind, AttrKind::SymbolRef(..))
        && symbol.as_flat_symbol(AsmParser::context(parser)).is_some();
    if !is_flat {
        return Err(parser.error(at, "invalid kind of attribute specified"));
    }
    set_prop(parser, slot, symbol);
    parser.punct(")")
}

/// The arguments of the body, in their order.
fn arguments(sizes: [Option<Sizes>; 2], clusters: Option<Sizes>) -> Vec<Argument> {
    let [grid, block] = sizes;
    let (mut numbers, mut names) = (Vec::new(), Vec::new());
    for part in [grid, block].into_iter().flatten() {
        numbers.extend(part.numbers);
        names.extend(part.names);
    }
    numbers.extend(names);
    if let Some(part) = clusters {
        numbers.extend(part.numbers);
        numbers.extend(part.names);
    }
    for arg in &mut numbers {
        arg.ty = Some(Type::INDEX);
    }
    numbers
}

pub(in crate::gpu) fn print(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let view = Launch(op);
    if op.result(0).is_some() {
        printer.text(" async");
        let dependencies = view.async_dependencies();
        if !dependencies.is_empty() {
            printer.text(" [");
            printer.operands(&mut dependencies.iter().copied());
            printer.text("]");
        }
    }
    print_sizes(op, printer);
    if let Some(size) = view.dynamic_shared_memory_size() {
        printer.text(" dynamic_shared_memory_size ");
        printer.operand(size);
    }
    for (word, symbol) in [(" module(", view.module()), (" function(", view.function())] {
        if let Some(symbol) = symbol {
            printer.text(word);
            printer.attribute(symbol);
            printer.text(")");
        }
    }
    let [_, workgroup, private] = split_args(op, num_config_args(op));
    print_attributions(op, printer, " workgroup(", &workgroup, None);
    print_attributions(op, printer, " private(", &private, None);
    printer.text(" ");
    if let Some(body) = op.region(0) {
        printer.region(body, false, true);
    }
    let elided = ["operandSegmentSizes", "workgroup_attributions", "module", "function"];
    printer.attr_dict(op, &elided);
}

/// Whether a launch has clusters.
pub(in crate::gpu) fn has_clusters(op: OpRef<'_>) -> bool {
    let groups = [Launch::CLUSTER_SIZE_X, Launch::CLUSTER_SIZE_Y, Launch::CLUSTER_SIZE_Z];
    groups.into_iter().all(|group| op.operand_in(group).is_some())
}

/// How many arguments of a launch's body are numbers and sizes.
pub fn num_config_args(op: OpRef<'_>) -> usize {
    if has_clusters(op) { 18 } else { 12 }
}

fn print_sizes(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let args = op.region(0).and_then(|region| Some(region.entry()?.args().to_vec()));
    let args = args.unwrap_or_default();
    let first = |group| op.operand_in(group);
    if has_clusters(op) {
        let sizes = [Launch::CLUSTER_SIZE_X, Launch::CLUSTER_SIZE_Y, Launch::CLUSTER_SIZE_Z];
        print_part(printer, " clusters(", (&args, 12, 15), sizes.map(first));
    }
    let sizes = [Launch::GRID_SIZE_X, Launch::GRID_SIZE_Y, Launch::GRID_SIZE_Z];
    print_part(printer, " blocks(", (&args, 0, 6), sizes.map(first));
    let sizes = [Launch::BLOCK_SIZE_X, Launch::BLOCK_SIZE_Y, Launch::BLOCK_SIZE_Z];
    print_part(printer, " threads(", (&args, 3, 9), sizes.map(first));
}

/// One kind of sizes, whose numbers and names start at places among the body's arguments.
fn print_part(
    printer: &mut dyn OpPrinter,
    keyword: &str,
    (args, numbers, names): (&[Value], usize, usize),
    sizes: [Option<Value>; 3],
) {
    let arg = |at: usize| args.get(at).copied();
    for (at, number) in (numbers..numbers + 3).filter_map(arg).enumerate() {
        printer.text(if at == 0 { keyword } else { ", " });
        printer.operand(number);
    }
    printer.text(") in (");
    for (at, (name, size)) in (names..names + 3).map(arg).zip(sizes).enumerate() {
        if at > 0 {
            printer.text(", ");
        }
        if let (Some(name), Some(size)) = (name, size) {
            printer.operand(name);
            printer.text(" = ");
            printer.operand(size);
        }
    }
    printer.text(")");
}
