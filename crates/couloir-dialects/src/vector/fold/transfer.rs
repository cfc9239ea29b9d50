//! What is read from and written to memory and tensors: bounds and masks that are known, what was
//! written just before, what is there already.

use couloir_ir::affine::AffineMap;
use couloir_ir::op::{FoldInput, FoldResult, Segments};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, OpRef, Value};

use super::super::{TransferRead, TransferWrite};
use super::memory::{casts, is_full, store};
use crate::common::fold::{defined_by, with_operand};

/// What a transfer says.
pub(in super::super) struct Transfer<'a> {
    pub(in super::super) op: OpRef<'a>,
    pub(in super::super) base: Value,
    pub(in super::super) indices: Vec<Value>,
    pub(in super::super) vector: &'a couloir_ir::ty::VectorType,
    pub(in super::super) map: &'a AffineMap,
    in_bounds: Vec<bool>,
    in_bounds_slot: usize,
    pub(in super::super) mask: Option<Value>,
}

impl<'a> Transfer<'a> {
    pub(in super::super) fn of(op: OpRef<'a>) -> Option<Self> {
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
        if !self.mask.is_some_and(|mask| is_full(self.op, mask)) {
            return FoldResult::None;
        }
        // The mask is the last operand.
        let kept = self.op.operands().count().saturating_sub(1);
        let mut props = Vec::new();
        if let Some(Segments::Attr(slot)) = self.op.def().map(|def| def.operand_segments) {
            let sizes =
                self.op.prop(slot.into()).and_then(|sizes| sizes.as_i32_array(self.op.ctx()));
            let mut sizes = sizes.unwrap_or_default();
            sizes.pop();
            sizes.push(0);
            props.push((usize::from(slot), Some(Attribute::i32_array(self.op.ctx(), &sizes))));
        }
        FoldResult::Operands { kept, operands: Vec::new(), props }
    }

    /// Whether it may reach beyond what there is.
    pub(in super::super) fn may_be_outside(&self) -> bool {
        self.in_bounds.contains(&false)
    }

    /// Whether it is to the same places as another, in the same way.
    fn is_like(&self, other: &Self) -> bool {
        self.indices == other.indices && self.vector == other.vector && self.map == other.map
    }

    /// The write that what this is to comes from, where it is a tensor.
    pub(in super::super) fn written(&self) -> Option<Self> {
        self.op.ty(self.base).as_tensor(self.op.ctx())?;
        Self::of(defined_by(self.op, self.base, TransferWrite::def())?)
    }

    /// Whether both write the same places, masked alike.
    pub(in super::super) fn overwrites(&self, before: &Self) -> bool {
        self.is_like(before) && self.mask == before.mask
    }

    /// Whether both are known to be to places apart.
    pub(in super::super) fn is_apart(&self, other: &Self) -> bool {
        let Some(outer) = self.indices.len().checked_sub(self.map.num_results()) else {
            return false;
        };
        let places = self.indices.iter().zip(&other.indices).enumerate();
        self.vector == other.vector
            && places.into_iter().any(|(dim, (&own, &other))| {
                let size = dim
                    .checked_sub(outer)
                    .map_or(Some(1), |dim| self.vector.shape.get(dim).copied());
                let known = |value| self.known_index(value);
                match (known(own), known(other), size) {
                    (Some(own), Some(other), Some(size)) => {
                        i64::try_from(own.abs_diff(other)).is_ok_and(|apart| apart >= size)
                    }
                    _ => false,
                }
            })
    }

    fn known_index(&self, value: Value) -> Option<i64> {
        let made = self.op.scope.defining_op(value)?;
        couloir_rewrite::constant_of(made)?.as_i64(self.op.ctx())
    }

    /// What was written to the places read, through writes to places apart.
    fn read_back(&self) -> Option<Value> {
        let mut before = self.written()?;
        loop {
            let same = self.is_like(&before) && self.mask.is_none() && before.mask.is_none();
            if same && !before.may_be_outside() {
                return before.op.operand(0);
            }
            if !self.is_apart(&before) {
                return None;
            }
            before = before.written()?;
        }
    }

    /// The read that what is written comes from.
    fn source(&self) -> Option<Self> {
        Self::of(defined_by(self.op, self.op.operand(0)?, TransferRead::def())?)
    }

    fn is_tensor(&self) -> bool {
        self.op.ty(self.base).as_tensor(self.op.ctx()).is_some()
    }

    fn is_at_start(&self) -> bool {
        self.indices.iter().all(|&index| self.known_index(index) == Some(0))
    }

    /// Where a tensor is all written with what was read of another: that.
    fn copied(&self) -> Option<Value> {
        let read = self.source().filter(|_| self.is_tensor())?;
        let (ty, rank) = (self.op.ty(self.base), self.map.num_results());
        let whole = rank > 0
            && rank == read.map.num_results()
            && self.map.is_minor_identity()
            && read.map.is_minor_identity()
            && !self.may_be_outside()
            && !read.may_be_outside()
            && self.op.ty(read.base) == ty
            && read.vector == self.vector
            && ty.shape(self.op.ctx()) == Some(&self.vector.shape[..]);
        (whole && self.is_at_start() && read.is_at_start()).then_some(read.base)
    }

    /// Where what was read is written back: the tensor as it is.
    fn written_back(&self) -> Option<Value> {
        let read = self.source().filter(|_| self.is_tensor())?;
        let same = read.base == self.base && self.is_like(&read);
        (same && read.mask.is_none() && self.mask.is_none()).then_some(read.base)
    }

    fn known_result(&self) -> Option<Value> {
        match self.op.is(TransferRead::def()) {
            true => self.read_back(),
            false => self.copied().or_else(|| self.written_back()),
        }
    }
}

/// What is known to be read or to be there, bounds and masks that are known, and casts.
pub(in super::super) fn transfer(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let Some(transfer) = Transfer::of(op) else { return FoldResult::None };
    if let Some(value) = transfer.known_result() {
        return FoldResult::value(value);
    }
    let bounds = transfer.bounds(input);
    if bounds != FoldResult::None {
        return bounds;
    }
    let mask = transfer.full_mask();
    if mask != FoldResult::None {
        return mask;
    }
    if !op.is(TransferRead::def()) {
        return store(input);
    }
    match crate::tensor::fold::uncast(op, transfer.base) {
        Some(base) => with_operand(0, base),
        None => casts(input),
    }
}
