//! Casts of memory, bounds and masks that are known.

use couloir_ir::affine::AffineMap;
use couloir_ir::op::{FoldInput, FoldResult, Segments};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, OpRef, Value};

use super::super::{ConstantMask, CreateMask, Mask, TransferRead, TransferWrite, Yield};
use super::{list, vector};
use crate::common::fold::{Number, constant, fill, splat};

/// What an op without results or with one reads or writes was cast: it takes what was cast.
pub(in super::super) fn casts(input: &FoldInput<'_>) -> FoldResult {
    crate::memref::fold::casts(input)
}

/// The same, but not the value stored.
pub(in super::super) fn store(input: &FoldInput<'_>) -> FoldResult {
    crate::memref::fold::store(input)
}

/// A mask that is all set, or all unset.
pub(in super::super) fn constant_mask(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let sizes = list(op, ConstantMask::MASK_DIM_SIZES);
    let Some(ty) = op.result_type(0) else { return FoldResult::None };
    let Some(whole) = ty.as_vector(op.ctx()) else { return FoldResult::None };
    let all = sizes[..] == whole.shape[..] || whole.rank() == 0 && sizes[..] == [1];
    if !all && !sizes.contains(&0) {
        return FoldResult::None;
    }
    constant(Some(all_bits(op, ty, all)))
}

fn all_bits(op: OpRef<'_>, ty: couloir_ir::Type, set: bool) -> Attribute {
    let number = Number::Int(couloir_ir::num::Int::from_bool(set));
    fill(op.ctx(), ty, &number)
}

/// A mask around nothing gives what it yields.
pub(in super::super) fn mask(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let only = op.region(0).and_then(|region| region.entry()?.ops().next());
    match only.filter(|only| only.is(Yield::def())) {
        Some(end) if Mask(op).passthru().is_none() && op.results().next().is_some() => {
            FoldResult::Replaced(end.operands().map(couloir_ir::op::Folded::Value).collect())
        }
        _ => FoldResult::None,
    }
}

/// What a transfer says.
struct Transfer<'a> {
    op: OpRef<'a>,
    base: Value,
    indices: Vec<Value>,
    vector: &'a couloir_ir::ty::VectorType,
    map: &'a AffineMap,
    in_bounds: Vec<bool>,
    in_bounds_slot: usize,
    mask: Option<Value>,
}

impl<'a> Transfer<'a> {
    fn of(op: OpRef<'a>) -> Option<Self> {
        let ctx = op.ctx();
        let reads = op.is(TransferRead::def());
        let (base, map, bounds, mask, indices, vector_ty) = if reads {
            let view = TransferRead(op);
            let indices = op.operands_in(TransferRead::INDICES).clone();
            let vector = op.result_type(0)?;
            (view.base(), view.permutation_map(), view.in_bounds(), view.mask(), indices, vector)
        } else {
            let view = TransferWrite(op);
            let indices = op.operands_in(TransferWrite::INDICES).clone();
            let vector = op.operand_type(0)?;
            (view.base(), view.permutation_map(), view.in_bounds(), view.mask(), indices, vector)
        };
        let bounds = bounds?.as_array(ctx)?;
        Some(Self {
            op,
            base,
            indices,
            vector: vector_ty.as_vector(ctx)?,
            map: map?.as_affine_map(ctx)?,
            in_bounds: bounds.iter().map(|bound| *bound == Attribute::TRUE).collect(),
            in_bounds_slot: if reads { TransferRead::IN_BOUNDS } else { TransferWrite::IN_BOUNDS },
            mask,
        })
    }

    /// Whether all places of a dimension are known to be inside.
    fn is_inside(&self, input: &FoldInput<'_>, result: usize, dim: usize) -> Option<bool> {
        let size = *self.op.ty(self.base).shape(self.op.ctx())?.get(dim)?;
        let index = *self.indices.get(dim)?;
        let at = self.op.operands().position(|operand| operand == index)?;
        let start = input.constants.get(at).copied().flatten()?.as_i64(self.op.ctx())?;
        let length = *self.vector.shape.get(result)?;
        Some(size != DYNAMIC && start.checked_add(length)? <= size)
    }

    fn bounds(&self, input: &FoldInput<'_>) -> FoldResult {
        let mut inside = self.in_bounds.clone();
        let mut all = true;
        for (at, bound) in inside.iter_mut().enumerate().filter(|(_, bound)| !**bound) {
            if let Some(dim) = self.map.result_dim(at) {
                *bound = self.is_inside(input, at, dim as usize).unwrap_or(false);
                all &= *bound;
            }
        }
        for (at, bound) in inside.iter_mut().enumerate().filter(|_| all) {
            *bound |= self.map.result_dim(at).is_none();
        }
        if inside == self.in_bounds {
            return FoldResult::None;
        }
        let flags: Vec<Attribute> = inside.into_iter().map(Attribute::bool).collect();
        let bounds = Attribute::array(self.op.ctx(), &flags);
        FoldResult::InPlace { operands: vec![], props: vec![(self.in_bounds_slot, Some(bounds))] }
    }

    fn full_mask(&self) -> FoldResult {
        let Some(mask) = self.mask.filter(|&mask| is_full(self.op, mask)) else {
            return FoldResult::None;
        };
        let operands = self.op.operands().filter(|&operand| operand != mask).collect();
        let mut props = Vec::new();
        if let Some(Segments::Attr(slot)) = self.op.def().map(|def| def.operand_segments) {
            let sizes =
                self.op.prop(slot.into()).and_then(|sizes| sizes.as_i32_array(self.op.ctx()));
            let mut sizes = sizes.unwrap_or_default();
            sizes.pop();
            sizes.push(0);
            props.push((usize::from(slot), Some(Attribute::i32_array(self.op.ctx(), &sizes))));
        }
        FoldResult::Operands { operands, props }
    }
}

/// Whether all of a mask is set.
pub(in super::super) fn is_full(op: OpRef<'_>, mask: Value) -> bool {
    mask_is(op, mask, true)
}

/// Whether a mask is known to be all set, or all unset.
pub(in super::super) fn mask_is(op: OpRef<'_>, mask: Value, set: bool) -> bool {
    let Some(made) = op.scope.defining_op(mask) else { return false };
    let Some(whole) = vector(op, mask) else { return false };
    if made.is(ConstantMask::def()) {
        let sizes = list(made, ConstantMask::MASK_DIM_SIZES);
        return if set { sizes[..] == whole.shape[..] } else { sizes.contains(&0) };
    }
    if made.is(CreateMask::def()) {
        let sizes = made.operands().map(|size| {
            let source = op.scope.defining_op(size)?;
            source.prop(crate::arith::Constant::VALUE)?.as_i64(op.ctx())
        });
        let mut sizes = sizes.zip(whole.shape.iter().zip(&whole.scalable));
        return match set {
            true => sizes.all(|(size, (&length, &scalable))| {
                !scalable && size.is_some_and(|size| size >= length)
            }),
            false => sizes.any(|(size, _)| size.is_some_and(|size| size <= 0)),
        };
    }
    let attr =
        made.prop(crate::arith::Constant::VALUE).filter(|_| made.is(crate::arith::Constant::def()));
    let number = attr.and_then(|attr| splat(op.ctx(), attr));
    number.is_some_and(|number| number.to_bits().is_zero() != set)
}

/// Bounds and masks that are known, and casts of memory.
pub(in super::super) fn transfer(input: &FoldInput<'_>) -> FoldResult {
    let Some(transfer) = Transfer::of(input.op) else { return FoldResult::None };
    let bounds = transfer.bounds(input);
    if bounds != FoldResult::None {
        return bounds;
    }
    let mask = transfer.full_mask();
    if mask != FoldResult::None {
        return mask;
    }
    match input.op.is(TransferRead::def()) {
        true => casts(input),
        false => store(input),
    }
}
