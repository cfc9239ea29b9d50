//! How much memory a nest accesses.

use couloir_ir::ty::TypeKind;
use couloir_ir::walk::preorder;
use couloir_ir::{Context, Op, OpRef, Scope, Type, Value};
use rustc_hash::FxHashMap;

use super::region::{Region, Unknown};
use crate::affine_dependence::Access;

/// In bytes; none where it is not known.
pub(super) fn footprint(scope: Scope<'_>, root: Op) -> Option<u64> {
    let mut order = Vec::new();
    let mut regions = FxHashMap::<Value, Region>::default();
    for op in preorder(scope.body, scope.body.regions(root)) {
        let Some(access) = Access::of(scope.op(op)) else { continue };
        let own = Region::of(scope, &access).map_err(|why| report(scope.op(op), &why)).ok()?;
        match regions.get_mut(&access.memory) {
            Some(all) => *all = all.around(&own).or_else(|| report_union(scope.op(op)))?,
            None => {
                order.push(access.memory);
                regions.insert(access.memory, own);
            }
        }
    }
    let mut total = 0i64;
    for memory in order {
        let ty = scope.body.ty(memory);
        if !has_layout(scope.ctx, ty) {
            let elements = regions.get(&memory)?.size(ty.shape(scope.ctx)?)?;
            let bytes = element_bytes(scope.ctx, ty)?.wrapping_mul(elements);
            total = total.wrapping_add(bytes);
        }
    }
    Some(total.cast_unsigned())
}

fn report(op: OpRef<'_>, why: &Unknown) {
    if matches!(why, Unknown::Map) {
        op.error("getMemRefRegion: compose affine map failed").emit();
    }
    if !matches!(why, Unknown::TooLarge) {
        op.error("error obtaining memory region").emit();
    }
}

fn report_union<T>(op: OpRef<'_>) -> Option<T> {
    op.warning("getMemoryFootprintBytes: unable to perform a union on a memory region").emit();
    None
}

/// Whether memory has a layout; such memory is not counted.
fn has_layout(ctx: &Context, ty: Type) -> bool {
    ty.as_memref(ctx).is_some_and(|memory| memory.layout.expand().is_some())
}

/// How many bytes an element takes.
fn element_bytes(ctx: &Context, ty: Type) -> Option<i64> {
    let memory = ty.as_memref(ctx)?;
    let bits = match memory.element.kind(ctx) {
        TypeKind::Vector(vector) => {
            let count = vector.shape.iter().try_fold(1i64, |all, &size| all.checked_mul(size))?;
            count.checked_mul(vector.element.int_or_float_width(ctx)?.into())?
        }
        _ => memory.element.int_or_float_width(ctx)?.into(),
    };
    Some(bits.unsigned_abs().div_ceil(8).cast_signed())
}
