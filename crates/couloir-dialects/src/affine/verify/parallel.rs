//! What must hold of `affine.parallel`: groups of bounds, steps, reductions.

use couloir_ir::ty::{Signedness, TypeKind};
use couloir_ir::{Context, OpRef, Type};

use super::{Verified, identifiers, map_in};
use crate::affine::Parallel;
use crate::arith::attrs::ATOMIC_RMW_KINDS;

pub(in crate::affine) fn verify(op: OpRef<'_>) -> Verified {
    let view = Parallel(op);
    counts(op)?;
    bounds(op, "lower", Parallel::LOWER_BOUNDS_GROUPS, Parallel::LOWER_BOUNDS_MAP)?;
    bounds(op, "upper", Parallel::UPPER_BOUNDS_GROUPS, Parallel::UPPER_BOUNDS_MAP)?;
    reductions(op)?;
    let dims = |slot| map_in(op, slot).map_or((0, 0), |map| (map.dims(), map.inputs()));
    let (lower, upper) = (dims(Parallel::LOWER_BOUNDS_MAP), dims(Parallel::UPPER_BOUNDS_MAP));
    let operands = view.map_operands();
    let split = operands.split_at_checked(lower.1 as usize);
    let (lower_operands, upper_operands) = split.unwrap_or((&operands, &[]));
    identifiers(op, lower_operands, lower.0 as usize)?;
    identifiers(op, upper_operands, upper.0 as usize)
}

/// As many arguments as bounds and steps.
fn counts(op: OpRef<'_>) -> Verified {
    let view = Parallel(op);
    let args = view.region().and_then(|region| Some(region.entry()?.args().len())).unwrap_or(0);
    let steps = view.steps().and_then(|steps| steps.as_array(op.ctx())).map_or(0, <[_]>::len);
    let groups = |slot| groups(op, slot).map_or(0, |groups| groups.len());
    let lower = groups(Parallel::LOWER_BOUNDS_GROUPS);
    let upper = groups(Parallel::UPPER_BOUNDS_GROUPS);
    if [lower, upper, args] == [steps; 3] {
        return Ok(());
    }
    let message = format!(
        "the number of region arguments ({args}) and the number of map groups for lower ({lower}) \
         and upper bound ({upper}), and the number of steps ({steps}) must all match"
    );
    op.op_error(message).fail()
}

/// How many results of the map each bound of an `affine.parallel` takes, by
/// the slot of its lower or upper groups.
pub fn groups(op: OpRef<'_>, slot: usize) -> Option<Vec<usize>> {
    let dense = op.prop(slot)?.as_dense(op.ctx())?;
    let count = usize::try_from(dense.ty.num_elements(op.ctx())?).ok()?;
    let times = if dense.splat { count } else { 1 };
    let size = |int: couloir_ir::num::Int| usize::try_from(int.to_i64().unwrap_or(0)).unwrap_or(0);
    let sizes = dense.ints(op.ctx()).map(size);
    Some(sizes.flat_map(|size| std::iter::repeat_n(size, times)).take(count).collect())
}

fn bounds(op: OpRef<'_>, which: &str, slot: usize, map: usize) -> Verified {
    let groups = groups(op, slot).unwrap_or_default();
    if groups.contains(&0) {
        let message = format!("expected {which} bound map to have at least one result");
        return op.op_error(message).fail();
    }
    let wanted = groups.iter().fold(0usize, |sum, &size| sum.saturating_add(size));
    if map_in(op, map).is_none_or(|map| map.num_results() == wanted) {
        return Ok(());
    }
    op.op_error(format!("expected {which} bounds map to have {wanted} results")).fail()
}

fn reductions(op: OpRef<'_>) -> Verified {
    let kinds = Parallel(op).reductions().and_then(|kinds| kinds.as_array(op.ctx()));
    let kinds = kinds.unwrap_or_default();
    if kinds.len() != op.results().len() {
        return op.op_error("a reduction must be specified for each output").fail();
    }
    for (kind, ty) in kinds.iter().zip(op.result_types()) {
        let kind = kind.as_i64(op.ctx()).and_then(reduction_name);
        let Some(kind) = kind else { return op.op_error("invalid reduction attribute").fail() };
        if !reduces(op.ctx(), kind, ty) {
            return op.op_error("result type cannot match reduction attribute").fail();
        }
    }
    Ok(())
}

/// The name of a kind of reduction.
pub fn reduction_name(kind: i64) -> Option<&'static str> {
    let mut cases = ATOMIC_RMW_KINDS.cases.iter();
    cases.find(|case| i64::try_from(case.1) == Ok(kind)).map(|case| case.0)
}

/// Whether values of a type can be reduced so.
fn reduces(ctx: &Context, kind: &str, ty: Type) -> bool {
    let signedness = match ty.kind(ctx) {
        TypeKind::Integer(_, signedness) => Some(*signedness),
        _ => None,
    };
    match kind {
        "assign" => true,
        "addf" | "mulf" | "maximumf" | "minimumf" => ty.is_float(ctx),
        "addi" | "muli" | "andi" | "ori" => signedness.is_some(),
        "maxs" | "mins" => signedness == Some(Signedness::Signed),
        "maxu" | "minu" => signedness == Some(Signedness::Unsigned),
        _ => false,
    }
}
