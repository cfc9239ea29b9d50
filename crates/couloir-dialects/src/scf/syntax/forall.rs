//! `scf.forall` and `scf.forall.in_parallel`.

use couloir_ir::asm::{Argument, Delimiter, OpParser, OpPrinter, ParseResult};
use couloir_ir::{Attribute, OpRef, Type, Value};

use crate::common::index_list::{self, IndexList};
use crate::common::mixed::join;
use crate::common::syntax::{assignments, attr_dict, set_prop};
use crate::scf::{Forall, InParallel};

/// `(%i) in (%n)` or `(%i) = (lbs) to (ubs) step (steps)`, then
/// `[shared_outs(%o = %t) -> (types)] {...}`
pub(in crate::scf) fn parse(parser: &mut dyn OpParser) -> ParseResult {
    let mut args = parser.argument_list()?;
    let mut sizes = bounds(parser, args.len())?;
    let mut outs = Vec::new();
    let outs_at = parser.position();
    for arg in &mut args {
        arg.ty = Some(Type::INDEX);
    }
    if parser.optional_keyword("shared_outs") {
        let mut out_args: Vec<Argument> = Vec::new();
        assignments(parser, &mut out_args, &mut outs)?;
        let types = parser.optional_arrow_type_list()?;
        parser.resolve_all(&outs, &types, outs_at)?;
        for (mut arg, ty) in out_args.into_iter().zip(&types) {
            arg.ty = Some(*ty);
            args.push(arg);
        }
        parser.state().results.extend(types);
    }
    sizes.push(outs.len() as i32);
    let region = parser.region(&args)?;
    parser.ensure_terminator(region, InParallel::def())?;
    let sizes = Attribute::i32_array(parser.context(), &sizes);
    set_prop(parser, Forall::OPERAND_SEGMENT_SIZES, sizes);
    attr_dict(parser)
}

/// Bounds of so many loops; how many operands each kind took.
fn bounds(parser: &mut dyn OpParser, loops: usize) -> ParseResult<Vec<i32>> {
    let mut sizes = Vec::new();
    if parser.optional_keyword("in") {
        let upper = index_list::parse(parser, Delimiter::Paren)?;
        sizes.extend([0, take(parser, Forall::STATIC_UPPER_BOUND, upper)?, 0]);
        let (zeros, ones) = (vec![0; loops], vec![1; loops]);
        set(parser, Forall::STATIC_LOWER_BOUND, &zeros);
        set(parser, Forall::STATIC_STEP, &ones);
        return Ok(sizes);
    }
    parser.punct("=")?;
    for (keyword, slot) in [
        ("", Forall::STATIC_LOWER_BOUND),
        ("to", Forall::STATIC_UPPER_BOUND),
        ("step", Forall::STATIC_STEP),
    ] {
        if !keyword.is_empty() {
            parser.keyword(keyword)?;
        }
        let list = index_list::parse(parser, Delimiter::Paren)?;
        sizes.push(take(parser, slot, list)?);
    }
    Ok(sizes)
}

/// Keeps a list: constants in a slot, values as operands; how many of those.
fn take(parser: &mut dyn OpParser, slot: usize, list: IndexList) -> ParseResult<i32> {
    set(parser, slot, &list.constants);
    let count = list.values.len() as i32;
    list.values.into_iter().try_for_each(|value| parser.resolve(value, Type::INDEX))?;
    Ok(count)
}

fn set(parser: &mut dyn OpParser, slot: usize, values: &[i64]) {
    let attr = Attribute::i64_array(parser.context(), values);
    set_prop(parser, slot, attr);
}

pub(in crate::scf) fn print(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let view = Forall(op);
    let Some(region) = op.region(0) else { return };
    let args = super::entry_args(region.entry());
    let outputs = view.outputs();
    let (loops, outs) = args.split_at(args.len().saturating_sub(outputs.len()));
    super::print_list(printer, " ", loops);
    print_bounds(view, printer);
    super::print_assignments(printer, " shared_outs", outs, &outputs);
    printer.text(" ");
    if !outs.is_empty() {
        printer.text("-> (");
        printer.types(&mut op.result_types());
        printer.text(") ");
    }
    printer.region(region, false, op.results().len() > 0);
    let elided = ["operandSegmentSizes", "staticLowerBound", "staticUpperBound", "staticStep"];
    printer.attr_dict(op, &elided);
}

fn print_bounds(view: Forall<'_>, printer: &mut dyn OpPrinter) {
    let ctx = view.ctx();
    let constants =
        |attr: Option<Attribute>| attr.and_then(|attr| attr.as_i64_array(ctx)).unwrap_or_default();
    let lower = constants(view.static_lower_bound());
    let upper = constants(view.static_upper_bound());
    let step = constants(view.static_step());
    // Constants that come from ops count, though they are not shown then.
    let all = |known: &[i64], values: &[Value], wanted| {
        let list = join(known, values);
        list.iter().all(|mixed| mixed.constant(view.scope) == Some(wanted))
    };
    let (lows, steps) = (view.dynamic_lower_bound(), view.dynamic_step());
    if all(&lower, &lows, 0) && all(&step, &steps, 1) {
        printer.text(" in ");
        index_list::print(printer, &upper, &view.dynamic_upper_bound(), Delimiter::Paren);
        return;
    }
    for (text, constants, values) in [
        (" = ", lower, view.dynamic_lower_bound()),
        (" to ", upper, view.dynamic_upper_bound()),
        (" step ", step, view.dynamic_step()),
    ] {
        printer.text(text);
        index_list::print(printer, &constants, &values, Delimiter::Paren);
    }
}

/// `{...}`
pub(in crate::scf) fn parse_in_parallel(parser: &mut dyn OpParser) -> ParseResult {
    let region = parser.region(&[])?;
    let body = parser.body();
    if body.entry_block(region).is_none() {
        body.append_new_block(region);
    }
    attr_dict(parser)
}

pub(in crate::scf) fn print_in_parallel(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    printer.text(" ");
    if let Some(region) = op.region(0) {
        printer.region(region, false, false);
    }
    printer.attr_dict(op, &[]);
}
