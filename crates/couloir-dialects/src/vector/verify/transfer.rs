//! Reads and writes along dimensions that a map names.

use couloir_ir::affine::AffineMap;
use couloir_ir::op::{EffectKind, Effects};
use couloir_ir::ty::VectorType;
use couloir_ir::{Attribute, Context, OpRef, Type, Value};

use super::super::{TransferRead, TransferWrite};
use super::shape::minor_bits;
use super::{Verified, vector_of};
use crate::common::shapes::quoted;

/// What reads and writes have in common.
struct Transfer<'a> {
    base: Type,
    vector: &'a VectorType,
    mask: Option<Type>,
    map: &'a AffineMap,
    in_bounds: usize,
    indices: usize,
}

/// The type of a mask for a vector that is read or written along a map: one dimension for each
/// of memory that the map names, in the order of memory.
pub(in super::super) fn mask_type(ctx: &Context, vector: &VectorType, map: &AffineMap) -> Type {
    let places: Vec<usize> = (0..map.dims()).filter_map(|dim| map.result_position(dim)).collect();
    let mut shape: Vec<i64> =
        places.iter().filter_map(|&at| vector.shape.get(at).copied()).collect();
    let mut scalable: Vec<bool> =
        places.iter().filter_map(|&at| vector.scalable.get(at).copied()).collect();
    if shape.is_empty() {
        (shape, scalable) = (vec![1], vec![false]);
    }
    VectorType::get(ctx, &shape, &scalable, Type::I1)
}

fn bits(ctx: &Context, ty: Type) -> Option<i64> {
    if ty.is_index() { Some(64) } else { ty.int_or_float_width(ctx).map(i64::from) }
}

fn items(op: OpRef<'_>, attr: Option<Attribute>) -> usize {
    attr.and_then(|attr| attr.as_array(op.ctx())).map_or(0, <[Attribute]>::len)
}

impl<'a> Transfer<'a> {
    fn new(
        op: OpRef<'a>,
        base: Value,
        vector: Option<Type>,
        mask: Option<Value>,
        slots: [usize; 2],
    ) -> Option<Self> {
        let [map, in_bounds] = slots;
        Some(Self {
            base: op.ty(base),
            vector: vector_of(op, vector)?,
            mask: mask.map(|mask| op.ty(mask)),
            map: op.prop(map)?.as_affine_map(op.ctx())?,
            in_bounds: items(op, op.prop(in_bounds)),
            indices: op
                .operand_group(if op.is(TransferRead::def()) {
                    TransferRead::INDICES
                } else {
                    TransferWrite::INDICES
                })
                .len(),
        })
    }

    fn check_indices(&self, op: OpRef<'_>) -> Verified {
        let rank = self.base.shape(op.ctx()).map_or(0, <[i64]>::len);
        if self.indices == rank {
            return Ok(());
        }
        op.op_error(format!("requires {rank} indices")).fail()
    }

    fn check(&self, op: OpRef<'_>) -> Verified {
        let ctx = op.ctx();
        let Some(shape) = self.base.shape(ctx).filter(|_| self.base.as_vector(ctx).is_none())
        else {
            return op.op_error("requires source to be a memref or ranked tensor type").fail();
        };
        self.check_bits(op)?;
        if self.map.symbols() != 0 {
            return op.op_error("requires permutation_map without symbols").fail();
        }
        if usize::try_from(self.map.dims()).ok() != Some(shape.len()) {
            let message =
                "requires a permutation_map with input dims of the same rank as the source type";
            return op.op_error(message).fail();
        }
        self.check_mask(op)?;
        let results = self.map.num_results();
        if self.in_bounds == results {
            return Ok(());
        }
        let mut map = String::new();
        self.map.print(&mut map);
        op.op_error(format!(
            "expects the in_bounds attr of same rank as permutation_map results: \
             affine_map<{map}> vs inBounds of size: {}",
            self.in_bounds
        ))
        .fail()
    }

    /// Whole elements are read or written, and the map gives all dimensions but those that
    /// elements have.
    fn check_bits(&self, op: OpRef<'_>) -> Verified {
        let ctx = op.ctx();
        let Some(element) = self.base.shaped_element(ctx) else { return Ok(()) };
        let stored = element.as_vector(ctx);
        let (unit, what) = match stored {
            Some(stored) => (minor_bits(ctx, stored), "minor 1-D vector of the source"),
            None => (bits(ctx, element), "source element type"),
        };
        let whole = match (minor_bits(ctx, self.vector), unit) {
            (Some(all), Some(unit)) => all.checked_rem(unit) == Some(0),
            _ => true,
        };
        if !whole {
            return op
                .op_error(format!(
                    "requires the bitwidth of the minor 1-D vector to be an integral multiple of \
                     the bitwidth of the {what}"
                ))
                .fail();
        }
        let inner = stored.map_or(0, VectorType::rank);
        if self.vector.rank().checked_sub(inner) != Some(self.map.num_results()) {
            let message =
                "requires a permutation_map with result dims of the same rank as the vector type";
            return op.op_error(message).fail();
        }
        if stored.is_some() && self.mask.is_some() {
            return op.op_error("does not support masks with vector element type").fail();
        }
        Ok(())
    }

    fn check_mask(&self, op: OpRef<'_>) -> Verified {
        let wanted = mask_type(op.ctx(), self.vector, self.map);
        let Some(mask) = self.mask.filter(|&mask| mask != wanted) else { return Ok(()) };
        let (wanted, mask) = (quoted(op.ctx(), wanted), quoted(op.ctx(), mask));
        op.op_error(format!(
            "inferred mask type ({wanted}) and mask operand type ({mask}) don't match"
        ))
        .fail()
    }

    /// Each result of the map is a dimension of its own or zero.
    fn check_map(&self, op: OpRef<'_>) -> Verified {
        let mut seen = vec![false; usize::try_from(self.map.dims()).unwrap_or(0)];
        for result in self.map.results() {
            if result.constant() == Some(0) {
                continue;
            }
            let dim = result.dim().and_then(|dim| usize::try_from(dim).ok());
            let Some(seen) = dim.and_then(|dim| seen.get_mut(dim)) else {
                return op
                    .op_error(
                        "requires a projected permutation_map (at most one dim or the zero \
                         constant can appear in each result)",
                    )
                    .fail();
            };
            if std::mem::replace(seen, true) {
                return op
                    .op_error(
                        "requires a permutation_map that is a permutation (found one dim used \
                         more than once)",
                    )
                    .fail();
            }
        }
        Ok(())
    }
}

/// What is wrong with padding of another type than the elements read.
fn padding_fault(ctx: &Context, element: Option<Type>, padding: Type) -> &'static str {
    if element.is_some_and(|ty| ty.as_vector(ctx).is_some()) {
        return "requires source element type and padding type to match.";
    }
    if !padding.is_vector_element(ctx) {
        return "requires valid padding vector elemental type";
    }
    "requires formal padding and source of the same elemental type"
}

pub(in super::super) fn transfer_read(op: OpRef<'_>) -> Verified {
    let read = TransferRead(op);
    let slots = [TransferRead::PERMUTATION_MAP, TransferRead::IN_BOUNDS];
    let transfer = Transfer::new(op, read.base(), op.result_type(0), read.mask(), slots);
    let Some(transfer) = transfer else { return Ok(()) };
    transfer.check_indices(op)?;
    transfer.check(op)?;
    let element = transfer.base.shaped_element(op.ctx());
    let padding = op.ty(read.padding());
    if element != Some(padding) {
        return op.op_error(padding_fault(op.ctx(), element, padding)).fail();
    }
    transfer.check_map(op)
}

pub(in super::super) fn transfer_write(op: OpRef<'_>) -> Verified {
    let write = TransferWrite(op);
    let slots = [TransferWrite::PERMUTATION_MAP, TransferWrite::IN_BOUNDS];
    let transfer = Transfer::new(op, write.base(), op.operand_type(0), write.mask(), slots);
    let Some(transfer) = transfer else { return Ok(()) };
    transfer.check_indices(op)?;
    if transfer.map.results().any(|result| result.constant() == Some(0)) {
        return op.op_error("should not have broadcast dimensions").fail();
    }
    transfer.check(op)?;
    transfer.check_map(op)
}

/// Only memory is read and written.
pub(in super::super) fn transfer_effects(op: OpRef<'_>, effects: &mut Effects) {
    let reads = op.is(TransferRead::def());
    let base = op.operand(usize::from(!reads));
    let memory = base.is_some_and(|base| op.ty(base).as_memref(op.ctx()).is_some());
    if memory {
        effects.on(if reads { EffectKind::Read } else { EffectKind::Write }, base);
    }
}
