//! Branches and the ends of regions and functions.

use couloir_ir::OpRef;
use couloir_ir::num::Int;

use super::{Rows, nothing};
use crate::machine::{Flow, Machine, Step, unsupported};
use crate::stop::Stop;

pub(super) const ROWS: Rows = rows! {
    "cf.br" | "llvm.br" => |m, op| branch(m, op, 0);
    "cf.cond_br" | "llvm.cond_br" => |m, op| {
        let taken = m.operand(op, 0)?.truth()?;
        branch(m, op, usize::from(!taken))
    };
    "cf.switch" | "llvm.switch" => switch;
    "cf.assert" => |m, op| if m.operand(op, 0)?.truth()? { nothing() } else { Err(Stop::Abort) };
    "func.return" | "llvm.return" => |m, op| Ok(Flow::Return(m.operands(op)?));
    "scf.yield" | "affine.yield" | "vector.yield" | "memref.alloca_scope.return"
        | "memref.atomic_yield" | "scf.reduce" | "scf.reduce.return" | "scf.condition"
        | "scf.forall.in_parallel" => |m, op| Ok(Flow::Yield(m.operands(op)?));
    "ub.unreachable" | "llvm.unreachable" => |_, _| Err(Stop::undefined("code that is not reached"));
    "llvm.intr.trap" | "llvm.intr.ubsantrap" | "llvm.intr.debugtrap" => |_, _| Err(Stop::Abort);
    "llvm.intr.assume" => |m, op| match m.operand(op, 0)?.truth()? {
        true => nothing(),
        false => Err(Stop::undefined("an assumption that does not hold")),
    };
};

/// Goes to a successor with what is forwarded to it.
fn branch<'a>(machine: &mut Machine<'a>, op: OpRef<'a>, successor: usize) -> Step<'a> {
    let block = op.successor(successor).ok_or_else(|| unsupported(op))?;
    let forwarded = op.forwarded(successor).ok_or_else(|| unsupported(op))?;
    Ok(Flow::Jump(block, machine.some_operands(op, forwarded)?))
}

fn switch<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let value = machine.operand(op, 0)?;
    let value = value.int()?;
    let ctx = op.ctx();
    let cases = op.attr_named("case_values").and_then(|attr| attr.as_dense(ctx));
    let case = cases.and_then(|cases| {
        let equal = |case: &Int| case.zext_or_trunc(value.width()) == *value;
        if cases.splat {
            cases.ints(ctx).next().filter(equal).map(|_| 0)
        } else {
            cases.ints(ctx).position(|case| equal(&case))
        }
    });
    branch(machine, op, case.map_or(0, |case| case + 1))
}
