//! What `gpu`'s tables do not say about its ops.

mod func;
mod launch;
mod matrix;
mod warp;

pub(super) use func::{body as func_body, return_op, ty as func_type};
pub(super) use launch::{launch, launch_func, launch_regions};
pub(super) use matrix::{compute, load_matrix, store_matrix};
pub(super) use warp::{WARP, warp};

use couloir_ir::attr::Param;
use couloir_ir::{Attribute, Failure, OpRef, RegionRef, Type, Value};
use couloir_ods::enums;

use super::attrs::{ADDRESS_SPACE, ADDRESS_SPACES, ALL_REDUCE_OP, ALL_REDUCE_OPERATIONS};
use super::{AllReduce, Alloc, Memcpy, Rotate, SubgroupBroadcast, SubgroupReduce, Yield};
use crate::common::shapes::{compatible, dynamic_dims, quoted};

/// The value of an attribute that is a case of an enumeration.
pub(super) fn case(
    op: OpRef<'_>,
    attr: Option<Attribute>,
    def: &'static couloir_ir::attr::AttrDef,
) -> Option<u64> {
    attr?.params_of(op.ctx(), def)?.first().and_then(Param::as_uint)
}

/// Buffers are memory that is of a kind, where that is said.
fn attributions(op: OpRef<'_>, buffers: &[Value], space: &str) -> Result<(), Failure> {
    let body = op.inner();
    for &buffer in buffers {
        let Some(memref) = body.body.ty(buffer).as_memref(op.ctx()) else {
            return op.op_error("expected memref type in attribution").fail();
        };
        let own = case(op, memref.memory_space.expand(), &ADDRESS_SPACE);
        if own.is_some_and(|own| ADDRESS_SPACES.text_of(own) != Some(space)) {
            return op.op_error(format!("expected memory space {space} in attribution")).fail();
        }
    }
    Ok(())
}

/// What a module is compiled for has what its ops need.
pub(super) fn module(op: OpRef<'_>) -> Result<(), Failure> {
    let targets = op.prop(super::Module::TARGETS).and_then(|targets| targets.as_array(op.ctx()));
    let mut targets = targets.unwrap_or_default().iter();
    targets.try_for_each(|&target| crate::nvvm::check_target(op, target))
}

pub(super) fn dynamic_shared_memory(op: OpRef<'_>) -> Result<(), Failure> {
    let ty = op.result_type(0).and_then(|ty| ty.as_memref(op.ctx()));
    let Some(memref) = ty else { return Ok(()) };
    let space = case(op, memref.memory_space.expand(), &ADDRESS_SPACE);
    if space.and_then(|space| ADDRESS_SPACES.text_of(space)) != Some("workgroup") {
        return op.op_error("address space must be address_space<workgroup>").fail();
    }
    if memref.shape.iter().any(|&size| size != couloir_ir::ty::DYNAMIC) {
        let message = "result memref type must be memref<?xi8, #gpu.address_space<workgroup>>";
        return op.op_error(message).fail();
    }
    Ok(())
}

/// What combines fits what is combined.
fn reduction(op: OpRef<'_>, attr: Option<Attribute>, ty: Type) -> Result<(), Failure> {
    let Some(kind) = case(op, attr, &ALL_REDUCE_OP) else { return Ok(()) };
    let name = enums::text(&ALL_REDUCE_OPERATIONS, kind);
    let element = ty.element_or_self(op.ctx());
    let of_floats = matches!(name.as_str(), "minnumf" | "maxnumf" | "minimumf" | "maximumf");
    let of_any = matches!(name.as_str(), "add" | "mul");
    if of_any || of_floats == element.is_float(op.ctx()) {
        return Ok(());
    }
    let ty = quoted(op.ctx(), ty);
    let message = format!("`{name}` reduction operation is not compatible with type {ty}");
    op.error(message).fail()
}

pub(super) fn all_reduce(op: OpRef<'_>) -> Result<(), Failure> {
    let kind = op.prop(AllReduce::OP);
    let Some(region) = op.region(0) else { return Ok(()) };
    if region.is_empty() != kind.is_some() {
        return op.error("expected either an op attribute or a non-empty body").fail();
    }
    let ty = op.ty(AllReduce(op).value());
    if kind.is_some() {
        return reduction(op, kind, ty);
    }
    let args = region.entry().map_or(Vec::new(), |entry| entry.arg_types().collect());
    if args.len() != 2 {
        return op.error("expected two region arguments").fail();
    }
    if args.iter().any(|&arg| arg != ty) {
        return op.error("incorrect region argument type").fail();
    }
    yields(op, &region, ty)
}

/// Each `gpu.yield` that ends a block gives one value of a type, and there is one.
fn yields(op: OpRef<'_>, region: &RegionRef<'_>, ty: Type) -> Result<(), Failure> {
    let mut found = false;
    for end in region.blocks().filter_map(couloir_ir::BlockRef::last) {
        if !end.is(Yield::def()) {
            continue;
        }
        found = true;
        if end.operands().len() != 1 {
            return op.error("expected one gpu.yield operand").fail();
        }
        if end.operand_type(0) != Some(ty) {
            return op.error("incorrect gpu.yield type").fail();
        }
    }
    if found { Ok(()) } else { op.error("expected gpu.yield op in region").fail() }
}

fn u32_prop(op: OpRef<'_>, slot: usize) -> Option<u32> {
    Some(op.prop(slot)?.as_i64(op.ctx())? as u32)
}

pub(super) fn subgroup_reduce(op: OpRef<'_>) -> Result<(), Failure> {
    let ty = op.ty(SubgroupReduce(op).value());
    reduction(op, op.prop(SubgroupReduce::OP), ty)?;
    let stride = u32_prop(op, SubgroupReduce::CLUSTER_STRIDE).unwrap_or(1);
    let Some(size) = u32_prop(op, SubgroupReduce::CLUSTER_SIZE) else {
        if stride == 1 {
            return Ok(());
        }
        let message = "cluster stride can only be specified if cluster size is specified";
        return op.op_error(message).fail();
    };
    for (what, value) in [("size", size), ("stride", stride)] {
        if !value.is_power_of_two() {
            return op.op_error(format!("cluster {what} {value} is not a power of two")).fail();
        }
    }
    Ok(())
}

pub(super) fn rotate(op: OpRef<'_>) -> Result<(), Failure> {
    let (offset, width) = (u32_prop(op, Rotate::OFFSET), u32_prop(op, Rotate::WIDTH));
    match (offset, width) {
        (Some(offset), Some(width)) if offset >= width => {
            op.op_error(format!("offset must be in the range [0, {width})")).fail()
        }
        _ => Ok(()),
    }
}

pub(super) fn subgroup_broadcast(op: OpRef<'_>) -> Result<(), Failure> {
    let kind = case(op, op.prop(SubgroupBroadcast::BROADCAST_TYPE), &super::BROADCAST);
    match (kind, SubgroupBroadcast(op).lane()) {
        (Some(0), Some(_)) => {
            op.op_error("lane can only be specified for `specific_lane` broadcast").fail()
        }
        (Some(1), None) => {
            op.op_error("lane must be specified for `specific_lane` broadcast").fail()
        }
        _ => Ok(()),
    }
}

pub(super) fn alloc(op: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let view = Alloc(op);
    let Some(ty) = op.result_type(0) else { return Ok(()) };
    let (given, wanted) = (view.dynamic_sizes().len(), dynamic_dims(ctx, ty));
    if given != wanted {
        let message = format!("incorrect number of dynamic sizes, has {given}, expected {wanted}");
        return op.op_error(message).fail();
    }
    let memref = ty.as_memref(ctx);
    let symbols = memref.map_or(0, |memref| crate::memref::layout_symbols(ctx, memref));
    if symbols == view.symbol_operands().len() {
        return Ok(());
    }
    op.op_error("symbol operand count does not equal memref symbol count").fail()
}

pub(super) fn memcpy(op: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let view = Memcpy(op);
    let (to, from) = (op.ty(view.dst()), op.ty(view.src()));
    if to.element_or_self(ctx) != from.element_or_self(ctx) {
        return op.op_error("arguments have incompatible element type").fail();
    }
    if !compatible(ctx, to, from) {
        return op.op_error("arguments have incompatible shape").fail();
    }
    Ok(())
}

/// Whether memory and what it is filled with have the same elements.
pub(super) fn same_elements(op: OpRef<'_>) -> bool {
    let view = super::Memset(op);
    let element = |value| op.ty(value).element_or_self(op.ctx());
    element(view.dst()) == element(view.value())
}
