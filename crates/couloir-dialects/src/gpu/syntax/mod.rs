//! Syntax of `gpu`: launches and functions, and pieces that formats refer to by name.

mod custom;
mod func;
mod launch;
mod warp;

pub(super) use custom::{
    ALL_REDUCE_OPERATION, ASYNC_DEPENDENCIES, LAUNCH_DIM_TYPE, LAUNCH_FUNC_OPERANDS,
    OFFLOADING_HANDLER,
};
pub(super) use func::{KERNEL, parse as parse_func, print as print_func};
pub use launch::num_config_args;
pub(super) use launch::{parse as parse_launch, print as print_launch};
pub(super) use warp::{parse as parse_warp, print as print_warp};

use couloir_ir::asm::{Argument, Delimiter, OpParser, OpPrinter, ParseResult};
use couloir_ir::{Attribute, Context, OpRef, Value};

/// The number of buffers in memory of a workgroup.
const WORKGROUP_ATTRIBUTIONS: &str = "workgroup_attributions";

/// How many of the arguments of an op's region are buffers in memory of a workgroup.
pub fn num_workgroup(op: OpRef<'_>) -> usize {
    let count = op.attr_named(WORKGROUP_ATTRIBUTIONS).and_then(|attr| attr.as_i64(op.ctx()));
    count.and_then(|count| usize::try_from(count).ok()).unwrap_or(0)
}

/// `keyword(%a : type, ...)`, or nothing.
fn parse_attributions(
    parser: &mut dyn OpParser,
    keyword: &str,
    with_attrs: bool,
    args: &mut Vec<Argument>,
) -> ParseResult {
    if !parser.optional_keyword(keyword) {
        return Ok(());
    }
    parser.op_list(Delimiter::Paren, " in argument list", &mut |parser| {
        args.push(parser.argument(true, with_attrs)?);
        Ok(())
    })
}

/// Nothing that the syntax says may stand in the dictionary again.
fn check_repeated(parser: &mut dyn OpParser) -> ParseResult {
    let mut names = parser.state().attrs.iter().map(|entry| entry.0).collect::<Vec<_>>();
    names.sort_by(|a, b| parser.context().str(*a).cmp(parser.context().str(*b)));
    let Some(pair) = names.windows(2).find(|pair| pair.first() == pair.last()) else {
        return Ok(());
    };
    let name = pair.first().map_or("", |&name| parser.context().str(name));
    let message = format!("attribute '{name}' occurs more than once in the attribute list");
    let at = parser.name_position();
    Err(parser.error(at, &message))
}

/// Notes how many buffers of a workgroup there are.
fn note_workgroup(parser: &mut dyn OpParser, count: usize) {
    let ctx = parser.context();
    let count = Attribute::int(ctx, couloir_ir::Type::I64, count as i64);
    let entry = (ctx.intern(WORKGROUP_ATTRIBUTIONS), count);
    parser.state().attrs.push(entry);
}

fn attrs_of(ctx: &Context, dicts: Option<Attribute>, at: usize) -> Attribute {
    let dict = dicts.and_then(|dicts| dicts.as_array(ctx)?.get(at).copied());
    dict.unwrap_or(Attribute::EMPTY_DICT)
}

/// Writes buffers with their types and attributes.
fn print_attributions(
    op: OpRef<'_>,
    printer: &mut dyn OpPrinter,
    keyword: &str,
    values: &[Value],
    dicts: Option<Attribute>,
) {
    let body = op.inner();
    for (at, &value) in values.iter().enumerate() {
        printer.text(if at == 0 { keyword } else { ", " });
        printer.argument_name(value);
        printer.text(" : ");
        printer.ty(body.body.ty(value));
        let attrs = attrs_of(op.ctx(), dicts, at);
        if attrs != Attribute::EMPTY_DICT {
            printer.text(" ");
            printer.attribute(attrs);
        }
    }
    if !values.is_empty() {
        printer.text(")");
    }
}

/// The arguments of an op's body: those before, buffers of the workgroup, private ones.
pub(super) fn split_args(op: OpRef<'_>, before: usize) -> [Vec<Value>; 3] {
    let args = op.region(0).and_then(|region| Some(region.entry()?.args().to_vec()));
    let args = args.unwrap_or_default();
    let first = before.min(args.len());
    let second = first.saturating_add(num_workgroup(op)).min(args.len());
    let part = |range: std::ops::Range<usize>| args.get(range).unwrap_or_default().to_vec();
    [part(0..first), part(first..second), part(second..args.len())]
}
