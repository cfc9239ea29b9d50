//! `affine.for`.

use couloir_ir::affine::AffineMap;
use couloir_ir::asm::{OpParser, OpPrinter, ParseResult};
use couloir_ir::{Attribute, OpRef, Type, Value};

use super::super::{For, Yield};
use super::{inputs_of, parse_inputs, print_inputs, resolve_indices};
use crate::common::syntax::{arrow_types, assignments, attr_dict, set_prop};

/// One of the two bounds: its names in messages and the word before several results.
struct Bound {
    name: &'static str,
    prefix: &'static str,
    slot: usize,
}

const LOWER: Bound = Bound { name: "lower", prefix: "max", slot: For::LOWER_BOUND_MAP };
const UPPER: Bound = Bound { name: "upper", prefix: "min", slot: For::UPPER_BOUND_MAP };

/// `%i = lower to upper [step n] [iter_args(...) -> (types)] {...} {attrs}`
pub(in crate::affine) fn parse(parser: &mut dyn OpParser) -> ParseResult {
    let mut iv = parser.argument(false, false)?;
    iv.ty = Some(Type::INDEX);
    parser.punct("=")?;
    let lower = parse_bound(parser, &LOWER)?;
    if !parser.optional_keyword("to") {
        let at = parser.position();
        return Err(parser.error(at, "expected 'to' between bounds"));
    }
    let upper = parse_bound(parser, &UPPER)?;
    parse_step(parser)?;
    let mut args = vec![iv];
    let mut inits = Vec::new();
    if parser.optional_keyword("iter_args") {
        assignments(parser, &mut args, &mut inits)?;
        let types = arrow_types(parser)?;
        parser.state().results.extend(types);
    }
    let results = parser.state().results.clone();
    for ((arg, &init), &ty) in args.iter_mut().skip(1).zip(&inits).zip(&results) {
        arg.ty = Some(ty);
        parser.resolve(init, ty)?;
    }
    if results.len() != inits.len() {
        let at = parser.name_position();
        let message = "mismatch between the number of loop-carried values and results";
        return Err(parser.error(at, message));
    }
    let sizes = [lower as i32, upper as i32, inits.len() as i32];
    let sizes = Attribute::i32_array(parser.context(), &sizes);
    set_prop(parser, For::OPERAND_SEGMENT_SIZES, sizes);
    let region = parser.region(&args)?;
    parser.ensure_terminator(region, Yield::def())?;
    attr_dict(parser)
}

fn parse_step(parser: &mut dyn OpParser) -> ParseResult {
    let mut step = 1;
    if parser.optional_keyword("step") {
        let at = parser.position();
        let attr = parser.attribute(Some(Type::INDEX))?;
        if attr.as_int(parser.context()).is_none() {
            return Err(parser.error(at, "invalid kind of attribute specified"));
        }
        let value = attr.as_i64(parser.context()).filter(|&step| step >= 0);
        let Some(value) = value else {
            let message = "expected step to be representable as a positive signed integer";
            return Err(parser.error(at, message));
        };
        step = value;
    }
    let step = Attribute::index(parser.context(), step);
    set_prop(parser, For::STEP, step);
    Ok(())
}

/// Takes a bound and says how many operands it has: a value, a constant, or a
/// map with its operands.
fn parse_bound(parser: &mut dyn OpParser, bound: &Bound) -> ParseResult<usize> {
    let prefixed = parser.optional_keyword(bound.prefix);
    if let Some(operand) = parser.optional_operand()? {
        parser.resolve(operand, Type::INDEX)?;
        let map = Attribute::affine_map(parser.context(), AffineMap::symbol_identity(1));
        set_prop(parser, bound.slot, map);
        return Ok(1);
    }
    let at = parser.position();
    let attr = parser.attribute(Some(Type::INDEX))?;
    if let Some(value) = attr.as_i64(parser.context()) {
        let map = Attribute::affine_map(parser.context(), AffineMap::constant(value));
        set_prop(parser, bound.slot, map);
        return Ok(0);
    }
    let Some(map) = attr.as_affine_map(parser.context()) else {
        let message = "expected valid affine map representation for loop bounds";
        let at = parser.name_position();
        return Err(parser.error(at, message));
    };
    let results = map.num_results();
    let (dims, symbols) = parse_inputs(parser)?;
    resolve_indices(parser, &dims)?;
    resolve_indices(parser, &symbols)?;
    check_bound(parser, attr, (dims.len(), symbols.len()))?;
    if results > 1 && !prefixed {
        let message = format!(
            "{} loop bound affine map with multiple results requires '{}' prefix",
            bound.name, bound.prefix
        );
        return Err(parser.error(at, &message));
    }
    set_prop(parser, bound.slot, attr);
    Ok(dims.len() + symbols.len())
}

fn check_bound(parser: &mut dyn OpParser, map: Attribute, given: (usize, usize)) -> ParseResult {
    let wanted = inputs_of(parser, map);
    let what = if wanted.0 != given.0 {
        "dim"
    } else if wanted.1 != given.1 {
        "symbol"
    } else {
        return Ok(());
    };
    let at = parser.name_position();
    let message = format!("{what} operand count and affine map {what} count must match");
    Err(parser.error(at, &message))
}

pub(in crate::affine) fn print(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let view = For(op);
    let region = view.region();
    let entry = region.as_ref().and_then(|region| region.entry());
    let args = entry.map_or(&[][..], |entry| entry.args());
    printer.text(" ");
    if let Some(&iv) = args.first() {
        printer.argument(iv, Attribute::EMPTY_DICT, true);
    }
    printer.text(" = ");
    print_bound(op, &LOWER, &view.lower_bound_operands(), printer);
    printer.text(" to ");
    print_bound(op, &UPPER, &view.upper_bound_operands(), printer);
    let step = view.step().and_then(|step| step.as_i64(op.ctx())).unwrap_or(1);
    if step != 1 {
        printer.text(&format!(" step {step}"));
    }
    let inits = view.inits();
    if !inits.is_empty() {
        print_iter_args(args.get(1..).unwrap_or_default(), &inits, printer);
        printer.text(") -> (");
        printer.types(&mut op.result_types());
        printer.text(")");
    }
    printer.text(" ");
    if let Some(region) = region {
        printer.region(region, false, !inits.is_empty());
    }
    printer.attr_dict(op, &["lowerBoundMap", "upperBoundMap", "step", "operandSegmentSizes"]);
}

fn print_iter_args(args: &[Value], inits: &[Value], printer: &mut dyn OpPrinter) {
    printer.text(" iter_args(");
    for (at, (&arg, &init)) in args.iter().zip(inits).enumerate() {
        if at > 0 {
            printer.text(", ");
        }
        printer.operand(arg);
        printer.text(" = ");
        printer.operand(init);
    }
}

/// Constants and single values are written as such.
fn print_bound(op: OpRef<'_>, bound: &Bound, operands: &[Value], printer: &mut dyn OpPrinter) {
    let Some(attr) = op.prop(bound.slot) else { return };
    let Some(map) = attr.as_affine_map(op.ctx()) else { return };
    if map.num_results() == 1
        && map.inputs() == 0
        && let Some(value) = map.single_constant()
    {
        printer.text(&value.to_string());
        return;
    }
    if let [value] = operands
        && map.is_symbol_identity()
        && map.dims() == 0
    {
        printer.operand(*value);
        return;
    }
    if map.num_results() > 1 {
        printer.text(bound.prefix);
        printer.text(" ");
    }
    printer.attribute(attr);
    print_inputs(printer, operands, map.dims() as usize);
}
