//! Loops within one another, loops by the number of their iterations, and what transforms these.

use couloir_ir::asm::{AsmParser, Delimiter, OpParser, OpPrinter, ParseResult, Unresolved};
use couloir_ir::op::{CustomArg, CustomDirective};
use couloir_ir::{Attribute, OpRef, Type, Value};

use super::super::types::CANONICAL_LOOP_INFO;
use super::super::{CanonicalLoop, LoopNest, UnrollHeuristic};
use super::{colon_type, group, separated, set_operands};
use crate::common::syntax::{attr_dict, customs, set_prop};

customs! {
    /// `(%made, ...) <- (%of, ...)`
    pub(in crate::omp) LOOP_TRANSFORM_CLIS = "LoopTransformClis", parse_clis, print_clis;
}

/// `(%i, ...) : type = (%from, ...) to (%to, ...) [inclusive] step (%by, ...) [collapse(n)]
/// [tiles(n, ...)] {...} {attrs}`
pub(in crate::omp) fn parse_loop_nest(parser: &mut dyn OpParser) -> ParseResult {
    let mut ivs = parser.argument_list()?;
    let ty = colon_type(parser)?;
    ivs.iter_mut().for_each(|iv| iv.ty = Some(ty));
    parser.punct("=")?;
    let count = ivs.len();
    let mut bounds = parser.operand_list_of(Delimiter::Paren, count)?;
    parser.keyword("to")?;
    bounds.extend(parser.operand_list_of(Delimiter::Paren, count)?);
    if parser.optional_keyword("inclusive") {
        set_prop(parser, LoopNest::LOOP_INCLUSIVE, Attribute::UNIT);
    }
    parser.keyword("step")?;
    bounds.extend(parser.operand_list_of(Delimiter::Paren, count)?);
    parse_collapse(parser)?;
    parse_tiles(parser)?;
    parser.region(&ivs)?;
    bounds.into_iter().try_for_each(|bound| parser.resolve(bound, ty))?;
    attr_dict(parser)
}

/// `collapse(n)`, or nothing.
fn parse_collapse(parser: &mut dyn OpParser) -> ParseResult {
    if !parser.optional_keyword("collapse") {
        return Ok(());
    }
    parser.punct("(")?;
    let count = parser.integer()?;
    if count > 1 {
        let count = Attribute::int(AsmParser::context(parser), Type::I64, count);
        set_prop(parser, LoopNest::COLLAPSE_NUM_LOOPS, count);
    }
    parser.punct(")")
}

/// `tiles(n, ...)`, or nothing.
fn parse_tiles(parser: &mut dyn OpParser) -> ParseResult {
    if !parser.optional_keyword("tiles") {
        return Ok(());
    }
    parser.punct("(")?;
    let mut tiles = Vec::new();
    separated(parser, &mut |parser| {
        tiles.push(parser.integer()?);
        Ok(())
    })?;
    let tiles = Attribute::i64_array(AsmParser::context(parser), &tiles);
    set_prop(parser, LoopNest::TILE_SIZES, tiles);
    parser.punct(")")
}

fn print_list(printer: &mut dyn OpPrinter, before: &str, values: &[Value], after: &str) {
    printer.text(before);
    printer.operands(&mut values.iter().copied());
    printer.text(after);
}

pub(in crate::omp) fn print_loop_nest(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let (view, ctx) = (LoopNest(op), op.ctx());
    let Some(region) = op.region(0) else { return };
    let args = region.entry().map_or(&[] as &[_], |entry| entry.args());
    print_list(printer, " (", args, ") : ");
    if let Some(&arg) = args.first() {
        printer.ty(op.ty(arg));
    }
    print_list(printer, " = (", &view.loop_lower_bounds(), ")");
    print_list(printer, " to (", &view.loop_upper_bounds(), ") ");
    if op.prop(LoopNest::LOOP_INCLUSIVE).is_some() {
        printer.text("inclusive ");
    }
    print_list(printer, "step (", &view.loop_steps(), ") ");
    let collapse = op.prop(LoopNest::COLLAPSE_NUM_LOOPS).and_then(|attr| attr.as_i64(ctx));
    if let Some(count) = collapse.filter(|count| *count > 1) {
        printer.text(&format!("collapse({count}) "));
    }
    if let Some(tiles) = op.prop(LoopNest::TILE_SIZES).and_then(|attr| attr.as_i64_array(ctx)) {
        let tiles = tiles.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
        printer.text(&format!("tiles({tiles}) "));
    }
    printer.region(region, false, true);
}

fn cli(parser: &dyn OpParser) -> Type {
    Type::dialect(AsmParser::context(parser), &CANONICAL_LOOP_INFO, Vec::new())
}

/// `(%cli)`, or nothing.
fn parse_cli(parser: &mut dyn OpParser) -> ParseResult<Option<Unresolved>> {
    if !parser.optional_punct("(") {
        return Ok(None);
    }
    let operand = parser.operand()?;
    parser.punct(")")?;
    Ok(Some(operand))
}

/// `[(%cli)] %iv : type in range(%count) {...} {attrs}`
pub(in crate::omp) fn parse_canonical_loop(parser: &mut dyn OpParser) -> ParseResult {
    let info = parse_cli(parser)?;
    let mut iv = parser.argument(false, false)?;
    let ty = colon_type(parser)?;
    iv.ty = Some(ty);
    parser.keyword("in")?;
    parser.keyword("range")?;
    parser.punct("(")?;
    let count = parser.operand()?;
    parser.punct(")")?;
    parser.region(&[iv])?;
    parser.resolve(count, ty)?;
    if let Some(info) = info {
        let ty = cli(parser);
        parser.resolve(info, ty)?;
    }
    attr_dict(parser)
}

pub(in crate::omp) fn print_canonical_loop(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let view = CanonicalLoop(op);
    if let Some(info) = view.cli() {
        print_list(printer, "(", &[info], ")");
    }
    let Some(region) = op.region(0) else { return };
    if let Some(&iv) = region.entry().and_then(|entry| entry.args().first()) {
        print_list(printer, " ", &[iv], " : ");
        printer.ty(op.ty(iv));
    }
    print_list(printer, " in range(", &[view.trip_count()], ") ");
    printer.region(region, false, true);
    printer.attr_dict(op, &[]);
}

/// `(%cli) {attrs}`
pub(in crate::omp) fn parse_unroll(parser: &mut dyn OpParser) -> ParseResult {
    parser.punct("(")?;
    let applyee = parser.operand()?;
    let ty = cli(parser);
    parser.resolve(applyee, ty)?;
    parser.punct(")")?;
    attr_dict(parser)
}

pub(in crate::omp) fn print_unroll(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    print_list(printer, "(", &[UnrollHeuristic(op).applyee()], ")");
    printer.attr_dict(op, &[]);
}

/// What is made may be left out with its arrow.
fn parse_clis(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let ty = cli(parser);
    let own = |parser: &mut dyn OpParser, at: usize, operands: Vec<Unresolved>| {
        let types = vec![ty; operands.len()];
        set_operands(parser, group(args, at), operands, types);
    };
    if parser.optional_punct("<") {
        parser.punct("-")?;
    } else {
        let made = parser.operand_list(Delimiter::Paren)?;
        own(parser, 0, made);
        parser.punct("<")?;
        parser.punct("-")?;
    }
    let of = parser.operand_list(Delimiter::Paren)?;
    own(parser, 1, of);
    Ok(())
}

fn print_clis(op: OpRef<'_>, printer: &mut dyn OpPrinter, args: &[CustomArg]) {
    let (made, of) = (op.operands_in(group(args, 0)), op.operands_in(group(args, 1)));
    if !made.is_empty() {
        print_list(printer, "(", &made, ") ");
    }
    print_list(printer, "<- (", &of, ")");
}
