//! What is declared for clauses: how variables become private, are combined, are mapped.

use couloir_ir::op::Trait;
use couloir_ir::{BlockRef, OpRef, RegionRef, Type};

use super::super::types::is_pointer_like;
use super::super::{DeclareMapperInfo, DeclareReduction, Private, Yield};
use super::Verified;
use super::symbols::{arg_type, is_firstprivate};
use crate::common::shapes::quoted;

/// A region of a declaration: its place, name, arguments, and whether it gives a value.
struct Part(usize, &'static str, usize, bool);

const INIT: Part = Part(0, "init", 2, true);
const COPY: Part = Part(1, "copy", 2, true);
const DEALLOC: Part = Part(2, "dealloc", 1, false);

fn has_region(op: OpRef<'_>, at: usize) -> bool {
    op.region(at).is_some_and(|region| !region.is_empty())
}

pub(in super::super) fn private(op: OpRef<'_>) -> Verified {
    let ctx = op.ctx();
    let Some(wanted) = arg_type(op) else { return private_regions(op, None) };
    let other = op.each_region(|region| {
        let types = region.entry()?.arg_types().collect::<Vec<_>>();
        types.into_iter().find(|ty| *ty != wanted)
    });
    if let Some(other) = other {
        let (other, wanted) = (quoted(ctx, other), quoted(ctx, wanted));
        let message = format!("Region argument type mismatch: got {other} expected {wanted}.");
        return op.error(message).fail();
    }
    private_regions(op, Some(wanted))
}

fn private_regions(op: OpRef<'_>, ty: Option<Type>) -> Verified {
    if has_region(op, INIT.0) {
        private_region(op, &INIT, ty)?;
    }
    match (is_firstprivate(Private(op)), has_region(op, COPY.0)) {
        (false, true) => {
            return op.error("`private` clauses do not require a `copy` region.").fail();
        }
        (true, false) => {
            let message = "`firstprivate` clauses require at least a `copy` region.";
            return op.error(message).fail();
        }
        (true, true) => private_region(op, &COPY, ty)?,
        (false, false) => {}
    }
    if has_region(op, DEALLOC.0) { private_region(op, &DEALLOC, ty) } else { Ok(()) }
}

fn private_region(op: OpRef<'_>, part: &Part, ty: Option<Type>) -> Verified {
    let Part(at, name, count, yields) = *part;
    let Some(region) = op.region(at) else { return Ok(()) };
    let given = region.entry().map_or(0, |entry| entry.args().len());
    if given != count {
        let message = format!("`{name}`: expected {count} region arguments, got: {given}");
        return op.place_error(message).fail();
    }
    let mut blocks = region.blocks();
    blocks.try_for_each(|block| {
        let end = block.last().filter(|end| may_end(*end));
        end.map_or(Ok(()), |end| private_end(end, yields, ty))
    })
}

/// Whether an op may be the end of a block.
fn may_end(op: OpRef<'_>) -> bool {
    op.def().is_none_or(|def| def.has(Trait::Terminator))
}

fn private_end(end: OpRef<'_>, yields: bool, ty: Option<Type>) -> Verified {
    if end.successors().len() > 0 {
        return Ok(());
    }
    if !end.is(Yield::def()) {
        let message = "expected exit block terminator to be an `omp.yield` op.";
        return end.place_error(message).fail();
    }
    let given = end.operand_types().collect::<Vec<_>>();
    let ctx = end.ctx();
    match given.as_slice() {
        [] if !yields => Ok(()),
        _ if !yields => end.place_error("Did not expect any values to be yielded.").fail(),
        [one] if Some(*one) == ty => Ok(()),
        _ => {
            let wanted = ty.map_or_else(String::new, |ty| quoted(ctx, ty));
            let types = given.iter().map(|&ty| quoted(ctx, ty)).collect::<Vec<_>>();
            let given = if types.is_empty() { "None".to_owned() } else { types.join(", ") };
            let message = format!("Invalid yielded value. Expected type: {wanted}, got: {given}");
            end.place_error(message).fail()
        }
    }
}

/// Whether all that end a region's blocks by yielding give one value of a type.
fn yields(region: RegionRef<'_>, ty: Type) -> bool {
    let mut ends = region.blocks().flat_map(BlockRef::ops).filter(|op| op.is(Yield::def()));
    ends.all(|end| end.operand_types().eq([ty]))
}

/// Alloc, init, combiner, atomic, cleanup.
const ALLOC_REGION: usize = 0;

pub(in super::super) fn declare_reduction(op: OpRef<'_>) -> Verified {
    let ty = op.prop(DeclareReduction::TYPE).and_then(|attr| attr.as_type(op.ctx()));
    let Some(ty) = ty else { return Ok(()) };
    match reduction_fault(op, ty) {
        Some(message) => op.op_error(message).fail(),
        None => Ok(()),
    }
}

/// What is wrong with the regions of a declaration of a reduction.
fn reduction_fault(op: OpRef<'_>, ty: Type) -> Option<&'static str> {
    let region = |at: usize, check: &dyn Fn(RegionRef<'_>) -> Option<&'static str>| {
        op.region(at).and_then(check)
    };
    region(ALLOC_REGION, &|alloc| {
        (!yields(alloc, ty))
            .then_some("expects alloc region to yield a value of the reduction type")
    })
    .or_else(|| region(1, &|init| init_fault(init, ty, has_region(op, ALLOC_REGION))))
    .or_else(|| region(2, &|combiner| combiner_fault(combiner, ty)))
    .or_else(|| region(3, &|atomic| atomic_fault(atomic, ty)))
    .or_else(|| region(4, &|cleanup| cleanup_fault(cleanup, ty)))
}

fn init_fault(region: RegionRef<'_>, ty: Type, allocated: bool) -> Option<&'static str> {
    let Some(entry) = region.entry() else { return Some("expects non-empty initializer region") };
    match entry.args().len() {
        1 if allocated => {
            return Some(
                "expects two arguments to the initializer region when an allocation region is used",
            );
        }
        2 if !allocated => {
            return Some(
                "expects one argument to the initializer region when no allocation region is used",
            );
        }
        1 | 2 => {}
        _ => return Some("expects one or two arguments to the initializer region"),
    }
    if entry.arg_types().any(|arg| arg != ty) {
        return Some("expects initializer region argument to match the reduction type");
    }
    (!yields(region, ty))
        .then_some("expects initializer region to yield a value of the reduction type")
}

fn combiner_fault(region: RegionRef<'_>, ty: Type) -> Option<&'static str> {
    let Some(entry) = region.entry() else { return Some("expects non-empty reduction region") };
    if !entry.arg_types().eq([ty, ty]) {
        return Some("expects reduction region with two arguments of the reduction type");
    }
    (!yields(region, ty))
        .then_some("expects reduction region to yield a value of the reduction type")
}

fn atomic_fault(region: RegionRef<'_>, ty: Type) -> Option<&'static str> {
    let ctx = region.scope.ctx;
    let types = region.entry()?.arg_types().collect::<Vec<_>>();
    let &[first, second] = types.as_slice() else {
        return Some("expects atomic reduction region with two arguments of the same type");
    };
    if first != second {
        return Some("expects atomic reduction region with two arguments of the same type");
    }
    let element = first.as_memref(ctx).map(|memref| memref.element);
    let fits = is_pointer_like(ctx, first) && element.is_none_or(|element| element == ty);
    (!fits).then_some(
        "expects atomic reduction region arguments to be accumulators containing the reduction type",
    )
}

fn cleanup_fault(region: RegionRef<'_>, ty: Type) -> Option<&'static str> {
    let fits = region.entry()?.arg_types().eq([ty]);
    (!fits).then_some("expects cleanup region with one argument of the reduction type")
}

/// A mapper ends with what is mapped.
pub(in super::super) fn declare_mapper(op: OpRef<'_>) -> Verified {
    let end = op.region(0).and_then(|region| region.entry()?.last());
    if end.is_none() {
        return op.op_error("expects a non-empty block").fail();
    }
    if end.is_some_and(|end| end.is(DeclareMapperInfo::def())) {
        return Ok(());
    }
    op.op_error("expected terminator to be a DeclareMapperInfoOp").fail()
}

pub(in super::super) fn declare_mapper_info(op: OpRef<'_>) -> Verified {
    super::target::map_clause(op, DeclareMapperInfo::MAP_VARS)
}
