//! Syntax of `tosa.cond_if` and `tosa.while_loop`.

use couloir_ir::asm::{Argument, OpParser, OpPrinter, ParseResult, Unresolved};
use couloir_ir::body::Region;
use couloir_ir::{OpRef, Type, Value};

use crate::common::syntax::{attr_dict, attr_dict_with_keyword, colon_signature};
use crate::tosa::{If, While};

/// Values that go into graphs, as `(%arg = %value, ...)`.
#[derive(Default)]
struct Inputs {
    args: Vec<Argument>,
    values: Vec<Unresolved>,
    written: bool,
}

fn parse_inputs(parser: &mut dyn OpParser) -> ParseResult<Inputs> {
    let mut inputs = Inputs::default();
    if parser.optional_punct("(") {
        inputs.written = true;
        parser.assignments_until_paren(&mut inputs.args, &mut inputs.values)?;
    }
    Ok(inputs)
}

/// `%condition [(%arg = %value, ...)] : type [(types)] -> types {...} else {...}`
pub(in crate::tosa) fn parse_if(parser: &mut dyn OpParser) -> ParseResult {
    let condition = parser.operand()?;
    let inputs = parse_inputs(parser)?;
    let ty = condition_type(parser)?;
    parser.resolve(condition, ty)?;
    if inputs.written {
        parse_signature(parser, &inputs)?;
    } else {
        let types = parser.optional_arrow_type_list()?;
        parser.state().results.extend(types);
    }
    let then = parser.region(&[])?;
    parse_if_tail(parser, then)
}

fn parse_if_tail(parser: &mut dyn OpParser, _: Region) -> ParseResult {
    if parser.optional_keyword("else") {
        parser.region(&[])?;
    } else {
        parser.empty_region();
    }
    attr_dict(parser)
}

fn condition_type(parser: &mut dyn OpParser) -> ParseResult<Type> {
    let ty = parser.punct(":").and_then(|()| parser.ty());
    ty.map_err(|_| parser.follow_up("expected type for condition operand"))
}

/// `(types) -> types`, of which the first are those of the values.
fn parse_signature(parser: &mut dyn OpParser, inputs: &Inputs) -> ParseResult {
    let at = parser.position();
    let ty = parser.ty().map_err(|_| {
        parser.follow_up(
            "expected list of types for block arguments followed by arrow type and list of return \
             types",
        )
    })?;
    let signature = ty.as_function(parser.context()).map(|(i, r)| (i.to_vec(), r.to_vec()));
    let Some((types, results)) = signature else {
        let found = parser.context().type_text(ty);
        let message = format!(
            "invalid kind of type specified: expected builtin.function, but found '{found}'"
        );
        return Err(parser.error(at, &message));
    };
    let here = parser.position();
    same_count(parser, inputs, &types, here)?;
    parser.state().results.extend(results);
    parser.resolve_all(&inputs.values, &types, here)
}

fn same_count(
    parser: &mut dyn OpParser,
    inputs: &Inputs,
    types: &[Type],
    at: couloir_diag::BytePos,
) -> ParseResult {
    let (wanted, found) = (inputs.values.len(), types.len());
    if wanted == found {
        return Ok(());
    }
    let message =
        format!("expected as many input types as operands (expected {wanted} got {found})");
    Err(parser.error(at, &message))
}

pub(in crate::tosa) fn print_if(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let view = If(op);
    let inputs = view.input_list();
    printer.text(" ");
    printer.operand(view.condition());
    let Some(then) = op.region(0) else { return };
    let args = then.entry().map_or(&[][..], |entry| entry.args());
    print_inputs(printer, args, &inputs);
    printer.text(" : ");
    printer.ty(op.ty(view.condition()));
    if !inputs.is_empty() {
        printer.text(" (");
        printer.types(&mut inputs.iter().map(|&value| op.ty(value)));
        printer.text(")");
    }
    print_results(op, printer);
    printer.text(" ");
    printer.region(then, true, true);
    if let Some(otherwise) = op.region(1).filter(|region| !region.is_empty()) {
        printer.text(" else ");
        printer.region(otherwise, true, true);
    }
    printer.attr_dict(op, &[]);
}

/// ` -> types`, in parentheses where there is not one.
fn print_results(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let types: Vec<Type> = op.result_types().collect();
    if types.is_empty() {
        return printer.text(" -> ()");
    }
    printer.optional_arrow_types(&types);
}

/// ` (%arg = %value, ...)`, or nothing.
fn print_inputs(printer: &mut dyn OpPrinter, args: &[Value], inputs: &[Value]) {
    for (at, (&arg, &input)) in args.iter().zip(inputs).enumerate() {
        printer.text(if at == 0 { " (" } else { ", " });
        printer.operand(arg);
        printer.text(" = ");
        printer.operand(input);
    }
    if !args.is_empty() && !inputs.is_empty() {
        printer.text(")");
    }
}

/// `[(%arg = %value, ...)] : (types) -> types {...} do {...}`
pub(in crate::tosa) fn parse_while(parser: &mut dyn OpParser) -> ParseResult {
    let mut inputs = parse_inputs(parser)?;
    let at = parser.position();
    let (types, results) = colon_signature(parser)?;
    parser.state().results.extend(results);
    same_count(parser, &inputs, &types, at)?;
    let here = parser.position();
    parser.resolve_all(&inputs.values, &types, here)?;
    for (arg, ty) in inputs.args.iter_mut().zip(types) {
        arg.ty = Some(ty);
    }
    parser.region(&inputs.args)?;
    parser.keyword("do")?;
    parser.region(&[])?;
    attr_dict_with_keyword(parser)
}

pub(in crate::tosa) fn print_while(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let (Some(condition), Some(body)) = (op.region(0), op.region(1)) else { return };
    let args = condition.entry().map_or(&[][..], |entry| entry.args());
    print_inputs(printer, args, &While(op).input_list());
    printer.text(" : ");
    printer.functional_type(op);
    printer.text(" ");
    printer.region(condition, false, true);
    printer.text(" do ");
    printer.region(body, true, true);
    printer.attr_dict_with_keyword(op, &[]);
}
