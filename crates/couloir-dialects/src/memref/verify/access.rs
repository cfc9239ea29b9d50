//! Loads, stores, atomics, prefetches, copies by DMA.

use couloir_ir::op::{Effects, Trait};
use couloir_ir::{OpRef, Type};

use super::super::syntax::{DmaStart, rank};
use super::super::{
    AtomicRmw, AtomicYield, DistinctObjects, DmaWait, GenericAtomicRmw, Load, Prefetch, Store,
};
use super::{Verified, memref_of};
use crate::arith::attrs::ATOMIC_RMW_KINDS;
use crate::common::shapes::quoted;

pub(in super::super) fn load(op: OpRef<'_>) -> Verified {
    let load = Load(op);
    let given = op.operand_group(Load::INDICES).len();
    let wanted = rank(op.ctx(), op.ty(load.memref()));
    if given == wanted {
        return Ok(());
    }
    let message =
        format!("incorrect number of indices for load, expected {wanted} but got {given}");
    op.op_error(message).fail()
}

pub(in super::super) fn store(op: OpRef<'_>) -> Verified {
    let store = Store(op);
    let given = op.operand_group(Store::INDICES).len();
    if given == rank(op.ctx(), op.ty(store.memref())) {
        return Ok(());
    }
    op.op_error("store index operand count not equal to memref rank").fail()
}

pub(in super::super) fn prefetch(op: OpRef<'_>) -> Verified {
    let given = op.operand_group(Prefetch::INDICES).len();
    if given == rank(op.ctx(), op.ty(Prefetch(op).memref())) {
        return Ok(());
    }
    op.op_error("too few indices").fail()
}

pub(in super::super) fn atomic_rmw(op: OpRef<'_>) -> Verified {
    let rmw = AtomicRmw(op);
    let ctx = op.ctx();
    let given = op.operand_group(AtomicRmw::INDICES).len();
    if given != rank(ctx, op.ty(rmw.memref())) {
        let message = "expects the number of subscripts to be equal to memref rank";
        return op.op_error(message).fail();
    }
    let kind = rmw.kind().and_then(|kind| kind.as_u64(ctx));
    let Some(name) = kind.and_then(|kind| ATOMIC_RMW_KINDS.text_of(kind)) else { return Ok(()) };
    let value = op.ty(rmw.value());
    match name {
        // Kinds that upstream leaves to the lowering.
        "assign" | "maxnumf" | "minnumf" => Ok(()),
        _ if name.ends_with('f') && !value.is_float(ctx) => {
            op.op_error(format!("with kind '{name}' expects a floating-point type")).fail()
        }
        _ if !name.ends_with('f') && !value.is_integer(ctx) => {
            op.op_error(format!("with kind '{name}' expects an integer type")).fail()
        }
        _ => Ok(()),
    }
}

pub(in super::super) fn atomic_yield(op: OpRef<'_>) -> Verified {
    let own = op.ty(AtomicYield(op).result());
    let wanted = op.parent().and_then(|parent| parent.result_type(0));
    match wanted {
        Some(wanted) if wanted != own => {
            let (own, wanted) = (quoted(op.ctx(), own), quoted(op.ctx(), wanted));
            let message =
                format!("types mismatch between yield op: {own} and its parent: {wanted}");
            op.op_error(message).fail()
        }
        _ => Ok(()),
    }
}

pub(in super::super) fn generic_atomic_rmw(op: OpRef<'_>) -> Verified {
    let rmw = GenericAtomicRmw(op);
    let body = rmw.atomic_body();
    let entry = body.as_ref().and_then(|body| body.entry());
    let (Some(entry), Some(&[arg])) = (entry, entry.map(couloir_ir::BlockRef::args)) else {
        return op.op_error("expected single number of entry block arguments").fail();
    };
    if op.ty(arg) != op.ty(rmw.result()) {
        return op.op_error("expected block argument of the same type result type").fail();
    }
    let mut stack = vec![entry.ops().collect::<Vec<_>>()];
    while let Some(ops) = stack.pop() {
        for inner in ops {
            if !is_free(inner) {
                let message = "body of 'memref.generic_atomic_rmw' should contain only \
                    operations with no side effects";
                return inner.error(message).fail();
            }
            let regions = inner.body().regions(inner.op).iter();
            let blocks = regions.flat_map(|&region| inner.scope.region(region).blocks());
            stack.push(blocks.flat_map(couloir_ir::BlockRef::ops).collect());
        }
    }
    Ok(())
}

/// Whether an op itself has no effects; what is in it is looked at on its own.
fn is_free(op: OpRef<'_>) -> bool {
    if op.has(Trait::NoMemoryEffect) || op.has(Trait::RecursiveMemoryEffects) {
        return true;
    }
    let Some(hook) = op.def().and_then(|def| def.hooks.effects) else { return false };
    let mut effects = Effects::default();
    hook(op, &mut effects);
    effects.0.is_empty()
}

pub(in super::super) fn distinct_objects(op: OpRef<'_>) -> Verified {
    let objects = DistinctObjects(op);
    if !objects.operand_types().eq(objects.result_types()) {
        return op.op_error("operand types and result types must match").fail();
    }
    match op.operands().len() {
        0 => op.op_error("expected at least one operand").fail(),
        _ => Ok(()),
    }
}

pub(in super::super) fn dma_wait(op: OpRef<'_>) -> Verified {
    let wanted =
        memref_of(op, DmaWait(op).tag_mem_ref()).map_or(0, couloir_ir::ty::MemRefType::rank);
    let given = op.operand_group(DmaWait::TAG_INDICES).len();
    if given == wanted {
        return Ok(());
    }
    let message = format!(
        "expected tagIndices to have the same number of elements as the tagMemRef rank, expected \
         {wanted}, but got {given}"
    );
    op.op_error(message).fail()
}

/// One part of a `dma_start`: a memref and its indices.
struct Part {
    name: &'static str,
    at: usize,
    end: usize,
    /// How many operands there must be once this part is known.
    least: usize,
}

pub(in super::super) fn dma_start(op: OpRef<'_>) -> Verified {
    let parts = DmaStart::of(op);
    let count = parts.operands.len();
    if count < 4 {
        return op.op_error("expected at least 4 operands").fail();
    }
    let (target_end, ranks) = (parts.tag.saturating_sub(1), parts.strides);
    check_part(op, &Part { name: "source", at: 0, end: parts.target, least: parts.target + 3 })?;
    check_part(
        op,
        &Part { name: "destination", at: parts.target, end: target_end, least: parts.tag + 1 },
    )?;
    if op.operand_type(target_end) != Some(Type::INDEX) {
        return op.op_error("expected num elements to be of index type").fail();
    }
    check_part(op, &Part { name: "tag", at: parts.tag, end: ranks, least: ranks })?;
    if count != ranks && count != ranks + 2 {
        return op.op_error("incorrect number of operands").fail();
    }
    let strides = op.operand_types().skip(ranks).all(couloir_ir::Type::is_index);
    if strides {
        return Ok(());
    }
    op.op_error("expected stride and num elements per stride to be of type index").fail()
}

fn check_part(op: OpRef<'_>, part: &Part) -> Verified {
    let (name, least) = (part.name, part.least);
    let memref = op.operand_type(part.at).is_some_and(|ty| ty.as_memref(op.ctx()).is_some());
    if !memref {
        return op.op_error(format!("expected {name} to be of memref type")).fail();
    }
    if op.operands().len() < least {
        return op.op_error(format!("expected at least {least} operands")).fail();
    }
    let mut indices = op.operand_types().take(part.end).skip(part.at + 1);
    if indices.all(couloir_ir::Type::is_index) {
        return Ok(());
    }
    op.op_error(format!("expected {name} indices to be of index type")).fail()
}
