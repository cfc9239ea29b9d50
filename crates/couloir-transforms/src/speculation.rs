//! Whether an op may run where it would not have run otherwise
//! (`ConditionallySpeculatable`).

use couloir_dialects::common::mixed::int_constant;
use couloir_dialects::linalg::Structured;
use couloir_dialects::{affine, arith, gpu, llvm, memref, scf, tensor, vector};
use couloir_ir::OpRef;
use couloir_ir::attr::Param;
use couloir_ir::op::{OpDef, Trait};

use crate::divisors::{is_never_minus_one, is_never_signed_zero, is_never_zero};

/// Whether an op may run elsewhere, as far as it can be told by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Own {
    /// No.
    Never,
    /// Yes.
    Always,
    /// As the ops in it.
    AsInside,
}

/// What is known of an op by itself.
pub(crate) fn own(op: OpRef<'_>) -> Own {
    let Some(def) = op.def() else { return Own::Never };
    if def.has(Trait::AlwaysSpeculatable) {
        return Own::Always;
    }
    if def.has(Trait::RecursivelySpeculatable) {
        return Own::AsInside;
    }
    if let Some(view) = Structured::cast(op) {
        return if view.is_on_tensors() { Own::AsInside } else { Own::Never };
    }
    let rule = CONDITIONAL.iter().find(|(own, _)| std::ptr::eq(own(), def));
    rule.map_or(Own::Never, |(_, rule)| rule(op))
}

type Rule = (fn() -> &'static OpDef, fn(OpRef<'_>) -> Own);

/// Ops for which it depends.
static CONDITIONAL: &[Rule] = &[
    (arith::Divui::def, unsigned_division),
    (arith::Ceildivui::def, unsigned_division),
    (arith::Divsi::def, signed_division),
    (arith::Ceildivsi::def, signed_division),
    (llvm::Udiv::def, unsigned_division),
    (llvm::Sdiv::def, signed_division),
    (scf::For::def, scf_for),
    (affine::For::def, affine_for),
    (gpu::SubgroupBroadcast::def, broadcast),
    (memref::Dim::def, dim),
    (tensor::Dim::def, dim),
    (vector::TransferRead::def, transfer),
    (vector::TransferWrite::def, transfer),
];

fn when(holds: bool) -> Own {
    if holds { Own::Always } else { Own::Never }
}

/// Which lanes are active depends on where an op is.
fn broadcast(op: OpRef<'_>) -> Own {
    let kind = op.prop(gpu::SubgroupBroadcast::BROADCAST_TYPE);
    let kind = kind.and_then(|kind| kind.params_of(op.ctx(), &gpu::BROADCAST)?.first());
    when(kind.and_then(Param::as_uint) == Some(1))
}

fn unsigned_division(op: OpRef<'_>) -> Own {
    when(op.operand(1).is_some_and(|by| is_never_zero(op.scope, by)))
}

fn signed_division(op: OpRef<'_>) -> Own {
    let safe = |by| is_never_signed_zero(op.scope, by) && is_never_minus_one(op.scope, by);
    when(op.operand(1).is_some_and(safe))
}

/// Steps of one are certain to come to an end.
fn scf_for(op: OpRef<'_>) -> Own {
    let step = op.operand(2).and_then(|step| int_constant(op.scope, step));
    if step == Some(1) { Own::AsInside } else { Own::Never }
}

fn affine_for(op: OpRef<'_>) -> Own {
    let step = op.prop(affine::For::STEP).and_then(|step| step.as_i64(op.ctx()));
    if step == Some(1) { Own::AsInside } else { Own::Never }
}

/// The number of a dimension there is.
fn dim(op: OpRef<'_>) -> Own {
    let rank = op.operand_type(0).and_then(|ty| ty.shape(op.ctx())).map(<[i64]>::len);
    let index = op.operand(1).and_then(|index| int_constant(op.scope, index));
    when(rank.zip(index).is_some_and(|(rank, index)| index < rank as i64))
}

fn transfer(op: OpRef<'_>) -> Own {
    let tensor = |ty: couloir_ir::Type| ty.as_tensor(op.ctx()).is_some();
    when(op.operand_types().next().is_some_and(tensor))
}
