//! `gpu.func`: a function whose body has, after its arguments, buffers as arguments.

use couloir_ir::asm::{Argument, AsmParser, OpParser, OpPrinter, ParseResult};
use couloir_ir::{Attribute, OpRef, Type};

use super::super::Func;
use super::{check_repeated, note_workgroup, parse_attributions, print_attributions, split_args};
use crate::common::function::{attrs_array, parse_signature, print_signature};
use crate::common::syntax::{attr_dict_with_keyword, set_prop};

/// What a kernel is told by.
pub(in crate::gpu) const KERNEL: &str = "gpu.kernel";

/// `@name(args) [-> results] [workgroup(...)] [private(...)] [kernel] [attributes {...}] {...}`
pub(in crate::gpu) fn parse(parser: &mut dyn OpParser) -> ParseResult {
    let name = parser.symbol_name()?;
    push(parser, "sym_name", |ctx| Attribute::str(ctx, name));
    let at = parser.position();
    let signature = parse_signature(parser, false)?;
    if signature.args.first().is_some_and(|arg| arg.name.len == 0) {
        return Err(parser.error(at, "gpu.func requires named arguments"));
    }
    set_type(parser, &signature.args, &signature.results);
    let mut args = signature.args;
    let before = args.len();
    parse_attributions(parser, "workgroup", true, &mut args)?;
    let middle = args.len();
    note_workgroup(parser, middle.saturating_sub(before));
    parse_attributions(parser, "private", true, &mut args)?;
    let buffers = [
        (before..middle, Func::WORKGROUP_ATTRIB_ATTRS),
        (middle..args.len(), Func::PRIVATE_ATTRIB_ATTRS),
    ];
    for (range, slot) in buffers {
        let dicts = args.get(range).unwrap_or_default().iter().map(|arg| arg.attrs);
        let dicts = attrs_array(AsmParser::context(parser), dicts);
        set_prop(parser, slot, dicts);
    }
    if parser.optional_keyword("kernel") {
        push(parser, KERNEL, |_| Attribute::UNIT);
    }
    attr_dict_with_keyword(parser)?;
    parser.region(&args)?;
    check_repeated(parser)
}

fn push(parser: &mut dyn OpParser, name: &str, value: impl Fn(&couloir_ir::Context) -> Attribute) {
    let ctx = AsmParser::context(parser);
    let entry = (ctx.intern(name), value(ctx));
    parser.state().attrs.push(entry);
}

fn set_type(parser: &mut dyn OpParser, args: &[Argument], results: &[(Type, Attribute)]) {
    let ctx = AsmParser::context(parser);
    let inputs = args.iter().map(|arg| arg.ty.unwrap_or(Type::NONE)).collect::<Vec<_>>();
    let outputs = results.iter().map(|result| result.0).collect::<Vec<_>>();
    let ty = Attribute::ty(ctx, Type::function(ctx, &inputs, &outputs));
    let arg_attrs = attrs_array(ctx, args.iter().map(|arg| arg.attrs));
    let res_attrs = attrs_array(ctx, results.iter().map(|result| result.1));
    set_prop(parser, Func::FUNCTION_TYPE, ty);
    set_prop(parser, Func::ARG_ATTRS, arg_attrs);
    set_prop(parser, Func::RES_ATTRS, res_attrs);
}

pub(in crate::gpu) fn print(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let ctx = op.ctx();
    printer.text(" ");
    if let Some(name) = op.symbol_name() {
        printer.symbol_name(name);
    }
    let ty = op.prop(Func::FUNCTION_TYPE);
    let Some((inputs, results)) = ty.and_then(|ty| ctx.function_signature(ty)) else { return };
    let types = (inputs.iter().copied(), false, results);
    print_signature(op, types, [Func::ARG_ATTRS, Func::RES_ATTRS], printer);
    let [_, workgroup, private] = split_args(op, inputs.len());
    let [of_workgroup, of_private] =
        [Func::WORKGROUP_ATTRIB_ATTRS, Func::PRIVATE_ATTRIB_ATTRS].map(|slot| op.prop(slot));
    print_attributions(op, printer, " workgroup(", &workgroup, of_workgroup);
    print_attributions(op, printer, " private(", &private, of_private);
    if op.attr_named(KERNEL) == Some(Attribute::UNIT) {
        printer.text(" kernel");
    }
    let elided = [
        "workgroup_attributions",
        KERNEL,
        "sym_name",
        "function_type",
        "arg_attrs",
        "res_attrs",
        "workgroup_attrib_attrs",
        "private_attrib_attrs",
    ];
    printer.attr_dict_with_keyword(op, &elided);
    printer.text(" ");
    if let Some(body) = op.region(0) {
        printer.region(body, false, true);
    }
}
