//! Ops that a mask holds for.

use couloir_ir::{OpDef, OpRef, Type};

use super::super::{
    Contract, Gather, Mask, MultiReduction, OuterProduct, Reduction, TransferRead, TransferWrite,
    Yield,
};
use super::{Verified, contraction_mask, mask_type, vector_of};
use crate::common::shapes::quoted;

/// An op that can be masked, and the type its mask has.
type Maskable = (fn() -> &'static OpDef, fn(OpRef<'_>) -> Option<Type>);

static MASKABLE: [Maskable; 7] = [
    (Contract::def, contraction_mask),
    (Gather::def, |op| bits_like(op, op.operand_type(op.operand_group(Gather::INDICES).start))),
    (MultiReduction::def, |op| bits_like(op, op.operand_type(0))),
    (OuterProduct::def, |op| bits_like(op, op.result_type(0))),
    (Reduction::def, |op| bits_like(op, op.operand_type(0))),
    (TransferRead::def, |op| {
        let map = TransferRead(op).permutation_map()?.as_affine_map(op.ctx())?;
        Some(mask_type(op.ctx(), vector_of(op, op.result_type(0))?, map))
    }),
    (TransferWrite::def, |op| {
        let map = TransferWrite(op).permutation_map()?.as_affine_map(op.ctx())?;
        Some(mask_type(op.ctx(), vector_of(op, op.operand_type(0))?, map))
    }),
];

fn bits_like(op: OpRef<'_>, ty: Option<Type>) -> Option<Type> {
    vector_of(op, ty)?;
    ty.map(|ty| ty.with_element(op.ctx(), Type::I1))
}

fn maskable(op: OpRef<'_>) -> Option<&'static Maskable> {
    MASKABLE.iter().find(|(def, _)| op.is(def()))
}

pub(in super::super) fn mask(op: OpRef<'_>) -> Verified {
    let fail = |message: &str| op.op_error(message).fail();
    let ops: Vec<_> =
        op.region(0).and_then(couloir_ir::RegionRef::entry).map_or(Vec::new(), |block| {
            // One more than there may be tells enough.
            block.ops().take(3).collect()
        });
    if ops.len() > 2 {
        return fail("expects only one operation to mask");
    }
    let Some(end) = ops.last().filter(|end| end.is(Yield::def())) else {
        return fail("expects a terminator within the mask region");
    };
    if end.operands().len() != op.results().count() {
        return fail("expects number of results to match mask region yielded values");
    }
    match ops[..] {
        [masked, _] => check_masked(op, masked, *end),
        _ => Ok(()),
    }
}

fn check_masked(op: OpRef<'_>, masked: OpRef<'_>, end: OpRef<'_>) -> Verified {
    let fail = |message: &str| op.op_error(message).fail();
    let Some((_, wanted)) = maskable(masked) else {
        return fail("expects a MaskableOpInterface within the mask region");
    };
    if masked.results().count() != op.results().count() {
        return fail("expects number of results to match maskable operation number of results");
    }
    if !masked.results().eq(end.operands()) {
        return fail(
            "expects all the results from the MaskableOpInterface to match all the values \
             returned by the terminator",
        );
    }
    if !masked.result_types().eq(op.result_types()) {
        return fail("expects result type to match maskable operation result type");
    }
    if let Some(wanted) = wanted(masked).filter(|&wanted| op.operand_type(0) != Some(wanted)) {
        let wanted = quoted(op.ctx(), wanted);
        return fail(&format!("expects a {wanted} mask for the maskable operation"));
    }
    check_passthru(op, masked)
}

fn check_passthru(op: OpRef<'_>, masked: OpRef<'_>) -> Verified {
    let Some(ty) = Mask(op).passthru().map(|value| op.ty(value)) else { return Ok(()) };
    if !masked.is(TransferRead::def()) {
        let message = "doesn't expect a passthru argument for this maskable operation";
        return op.op_error(message).fail();
    }
    if masked.result_type(0) != Some(ty) {
        return op.op_error("expects passthru type to match result type").fail();
    }
    Ok(())
}
