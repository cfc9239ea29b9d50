//! Hand-written syntax of `scf`.

pub(super) mod execute_region;
pub(super) mod for_op;
pub(super) mod forall;
pub(super) mod if_op;
pub(super) mod parallel;
mod switch;
pub(super) mod while_op;

pub(super) use switch::SWITCH_CASES;

use couloir_ir::asm::OpPrinter;
use couloir_ir::{BlockRef, OpRef, Value};

/// Writes `(%arg = %operand, ...)` after a prefix, or nothing without operands.
fn print_assignments(
    printer: &mut dyn OpPrinter,
    prefix: &str,
    args: &[Value],
    operands: &[Value],
) {
    if operands.is_empty() {
        return;
    }
    printer.text(prefix);
    for (index, (&arg, &operand)) in args.iter().zip(operands).enumerate() {
        printer.text(if index == 0 { "(" } else { ", " });
        printer.operand(arg);
        printer.text(" = ");
        printer.operand(operand);
    }
    printer.text(")");
}

/// Writes ` -> (types)`.
fn print_result_list(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    printer.text(" -> (");
    printer.types(&mut op.result_types());
    printer.text(")");
}

/// Writes values in parentheses after a prefix.
fn print_list(printer: &mut dyn OpPrinter, prefix: &str, values: &[Value]) {
    printer.text(prefix);
    printer.text("(");
    printer.operands(&mut values.iter().copied());
    printer.text(")");
}

/// The arguments of a region's entry block.
fn entry_args(entry: Option<BlockRef<'_>>) -> &[Value] {
    entry.map_or(&[], BlockRef::args)
}
