//! Rules across operands and results, and effects.

use couloir_ir::op::{EffectKind, Effects};
use couloir_ir::ty::VectorType;
use couloir_ir::{Context, Failure, OpRef, Type};

use crate::common::vectors::{changed, first_size};

/// The attribute `tile_id`, there once tiles are allocated.
pub(super) fn tile_id(op: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let Some(id) = op.attr_named("tile_id").filter(|id| id.as_int(ctx).is_some()) else {
        return Ok(());
    };
    if id.typed(ctx) == Some(Type::I32) {
        return Ok(());
    }
    op.op_error("tile ID should be a 32-bit signless integer").fail()
}

/// Types that follow from others.
pub(super) mod infer {
    use super::{Context, Type, VectorType, changed, first_size};

    #[allow(clippy::unnecessary_wraps)] // the rule's type
    pub(in super::super) fn same(_: &Context, ty: Type) -> Option<Type> {
        Some(ty)
    }

    /// As many bits as the vector has elements.
    pub(in super::super) fn mask(ctx: &Context, ty: Type) -> Option<Type> {
        changed(ctx, ty, |vector| vector.element = Type::I1)
    }

    /// A row or column of a tile.
    pub(in super::super) fn slice(ctx: &Context, tile: Type) -> Option<Type> {
        let tile = tile.as_vector(ctx)?;
        let (shape, scalable) = (tile.shape.get(1..)?, tile.scalable.get(1..)?);
        Some(VectorType::get(ctx, shape, scalable, tile.element))
    }

    /// As many bits as a row or column of a tile has elements.
    pub(in super::super) fn slice_mask(ctx: &Context, tile: Type) -> Option<Type> {
        mask(ctx, slice(ctx, tile)?)
    }

    /// The tile that the outer product of vectors fills.
    pub(in super::super) fn product(ctx: &Context, ty: Type) -> Option<Type> {
        let (size, element) = (first_size(ctx, ty)?, ty.as_vector(ctx)?.element);
        Some(VectorType::get(ctx, &[size, size], &[true, true], element))
    }

    pub(in super::super) fn element(ctx: &Context, ty: Type) -> Option<Type> {
        ty.shaped_element(ctx)
    }
}

fn has_group(op: OpRef<'_>, group: usize) -> bool {
    !op.operand_group(group).is_empty()
}

/// Both operand groups 2 and 3, or neither.
pub(super) fn both_or_neither(op: OpRef<'_>) -> bool {
    has_group(op, 2) == has_group(op, 3)
}

/// Whether elements of the result are this many times as wide as those of the first operand.
fn widened(op: OpRef<'_>, times: u32) -> bool {
    let ctx = op.ctx();
    let width = |ty: Option<Type>| ty?.shaped_element(ctx)?.int_or_float_width(ctx);
    let from = width(op.operand_type(0)).and_then(|width| width.checked_mul(times));
    width(op.result_type(0)) == from
}

pub(super) fn twice_as_wide(op: OpRef<'_>) -> bool {
    widened(op, 2)
}

pub(super) fn four_times_as_wide(op: OpRef<'_>) -> bool {
    widened(op, 4)
}

fn same_element(ctx: &Context, a: Option<Type>, b: Option<Type>) -> bool {
    a.map(|ty| ty.element_or_self(ctx)) == b.map(|ty| ty.element_or_self(ctx))
}

fn same_shape(ctx: &Context, a: Option<Type>, b: Option<Type>) -> bool {
    a.and_then(|ty| ty.shape(ctx)) == b.and_then(|ty| ty.shape(ctx))
}

/// The first operand (or, where it is called for, another) and the result.
pub(super) fn result_has_element_of_0(op: OpRef<'_>) -> bool {
    same_element(op.ctx(), op.result_type(0), op.operand_type(0))
}

/// The tile and what is loaded from: operand groups 2 and 0.
pub(super) fn tile_has_element_of_base(op: OpRef<'_>) -> bool {
    same_element(op.ctx(), op.operand_type(2), op.operand_type(0))
}

/// The tile and what is stored to, when they are next to each other.
pub(super) fn stored_has_element_of_1(op: OpRef<'_>) -> bool {
    same_element(op.ctx(), op.operand_type(0), op.operand_type(1))
}

/// The tile and what a slice of it is stored to.
pub(super) fn stored_has_element_of_3(op: OpRef<'_>) -> bool {
    same_element(op.ctx(), op.operand_type(0), op.operand_type(3))
}

pub(super) fn read_shapes_match(op: OpRef<'_>) -> bool {
    let (ctx, first) = (op.ctx(), op.operand_type(0));
    same_shape(ctx, first, op.operand_type(1)) && same_shape(ctx, first, op.result_type(0))
}

pub(super) fn written_shapes_match(op: OpRef<'_>) -> bool {
    same_shape(op.ctx(), op.operand_type(1), op.operand_type(2))
}

pub(super) fn result_is_i64(op: OpRef<'_>) -> bool {
    op.result_type(0) == Some(Type::I64)
}

/// Writes the memory behind the operand that a slice is stored to.
pub(super) fn write_operand_3(op: OpRef<'_>, effects: &mut Effects) {
    effects.on(EffectKind::Write, op.operand(3));
}
