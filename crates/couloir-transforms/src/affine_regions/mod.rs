//! Regions of memory that accesses of `affine` reach: constraints on each dimension by what the
//! loops around count and by symbols.
//!
//! Nothing is known of an access that is not linear, or of one in too many loops that depend on
//! one another.

mod bounds;
mod constraints;
mod domain;
mod footprint;
mod found;
pub(crate) mod replace;
mod slice;
mod unions;

use couloir_dialects::affine::{self, Composed};
use couloir_ir::ty::{DYNAMIC, MemRefType};
use couloir_ir::{Op, OpRef, Scope, Type, Value};

pub(crate) use bounds::Extent;
use constraints::Bound;
pub(crate) use constraints::Constraints;
use couloir_ir::affine::AffineMap;
pub(crate) use footprint::footprint;
pub(crate) use slice::{Slice, loop_of};
pub(crate) use unions::Union;

/// An access of memory: which operand that is, and which attribute the map of the operands after
/// it.
struct Access {
    memory: usize,
    map: usize,
}

impl Access {
    fn of(op: OpRef<'_>) -> Option<Self> {
        let kinds = [
            (affine::Load::def(), 0, affine::Load::MAP),
            (affine::VectorLoad::def(), 0, affine::VectorLoad::MAP),
            (affine::Store::def(), 1, affine::Store::MAP),
            (affine::VectorStore::def(), 1, affine::VectorStore::MAP),
        ];
        let (_, memory, map) = kinds.into_iter().find(|(def, ..)| op.is(def))?;
        Some(Self { memory, map })
    }
}

/// Part of memory.
#[derive(Clone)]
pub(crate) struct Region {
    /// The memory.
    pub(crate) memory: Value,
    /// The op that accesses it.
    pub(crate) op: Op,
    /// Whether that writes.
    pub(crate) writes: bool,
    constraints: Constraints,
}

/// Whether an op reads or writes memory by a map.
pub(crate) fn is_access(op: OpRef<'_>) -> bool {
    Access::of(op).is_some()
}

fn memory_type(scope: Scope<'_>, memory: Value) -> Option<&MemRefType> {
    scope.body.ty(memory).as_memref(scope.ctx)
}

impl Region {
    /// The region of an access, by what the loops of these variables count, which are the outer
    /// ones around it. What is wrong with its map is reported.
    pub(crate) fn of(op: OpRef<'_>, around: &[Value]) -> Option<Self> {
        Self::made(op, around, None, false)
    }

    /// The same by quotients of these, too.
    pub(crate) fn with_quotients(op: OpRef<'_>, around: &[Value]) -> Option<Self> {
        Self::made(op, around, None, true)
    }

    /// The same of part of the nest that the access is in.
    pub(crate) fn of_slice(op: OpRef<'_>, around: &[Value], slice: Option<&Slice>) -> Option<Self> {
        Self::made(op, around, slice, false)
    }

    fn made(
        op: OpRef<'_>,
        around: &[Value],
        slice: Option<&Slice>,
        quotients: bool,
    ) -> Option<Self> {
        let mut region = Self::unknown(op)?;
        let access = Access::of(op)?;
        if memory_type(op.scope, region.memory)?.rank() == 0 {
            let values = around.iter().copied().map(Some).collect();
            region.constraints = Constraints::new(0, around.len(), values);
            return Some(region);
        }
        let map = op.prop(access.map)?.as_affine_map(op.ctx())?.clone();
        let place = Composed::new(map, &op.operands_in(access.memory + 1));
        let place = domain::composed(op.scope, place)?;
        let more = slice.map_or(&[][..], |slice| &slice.operands);
        let mut all = domain::around(op.scope, &place, more)?;
        if let Some(slice) = slice {
            slice.operands.iter().try_for_each(|&value| all.depend_on(op.scope, value))?;
            slice.add_to(op.scope, &mut all)?;
        }
        if all.become_results(&place).is_none() {
            op.error("getMemRefRegion: compose affine map failed").emit();
            return None;
        }
        domain::leave_only(op.scope, &mut all, around, quotients)?;
        region.constraints = all;
        Some(region)
    }

    fn unknown(op: OpRef<'_>) -> Option<Self> {
        let memory = Access::of(op)?.memory;
        let constraints = Constraints::default();
        Some(Self { memory: op.operand(memory)?, op: op.op, writes: memory == 1, constraints })
    }

    /// All of the memory of an access, if its size is known.
    pub(crate) fn whole(op: OpRef<'_>, around: &[Value]) -> Option<Self> {
        let mut region = Self::unknown(op)?;
        let shape = &memory_type(op.scope, region.memory)?.shape;
        if shape.contains(&DYNAMIC) {
            return None;
        }
        let dims = std::iter::repeat_n(None, shape.len());
        let values = dims.chain(around.iter().copied().map(Some)).collect();
        region.constraints = Constraints::new(shape.len(), around.len(), values);
        region.add_shape(shape)?;
        Some(region)
    }

    /// Each dimension is within its size.
    fn add_shape(&mut self, shape: &[i64]) -> Option<()> {
        for (at, &size) in shape.iter().enumerate() {
            self.constraints.bound(Bound::Lower, at, 0)?;
            if size != DYNAMIC {
                self.constraints.bound(Bound::Upper, at, size.checked_sub(1)?)?;
            }
        }
        Some(())
    }

    /// The same within the memory.
    pub(crate) fn within_memory(mut self, scope: Scope<'_>) -> Option<Self> {
        let ty = memory_type(scope, self.memory)?;
        if ty.rank() > 0 {
            self.add_shape(&ty.shape)?;
            self.constraints.drop_redundant();
        }
        Some(self)
    }

    /// Grows to a box around this and another region of the same memory, if that can be told.
    pub(crate) fn surround(&mut self, other: &Self) -> bool {
        self.constraints.surround(&other.constraints).is_some()
    }

    /// Takes another region's extent.
    pub(crate) fn reach_as(&mut self, other: &Self) {
        self.constraints = other.constraints.clone();
    }

    /// What it depends on.
    pub(crate) fn symbols(&self) -> Vec<Value> {
        self.constraints.symbol_values()
    }

    /// How far it reaches along each dimension; none where that is no number.
    pub(crate) fn extents(&self, scope: Scope<'_>) -> Option<Vec<Extent>> {
        let shape = &memory_type(scope, self.memory)?.shape;
        let mut own = self.clone();
        own.add_shape(shape)?;
        let all = shape.iter().enumerate();
        all.map(|(at, &size)| own.constraints.extent(at).or_else(|| own.everything(size))).collect()
    }

    fn everything(&self, size: i64) -> Option<Extent> {
        let symbols = u32::try_from(self.constraints.symbols).ok()?;
        let zero = AffineMap::constant(0).replace(0, symbols, |_| Default::default()).ok()?;
        (size != DYNAMIC).then_some(Extent { size, first: zero })
    }

    /// The bounds of a dimension, maps of the symbols as dimensions; upper ones are past the end.
    pub(crate) fn bounds(&self, at: usize) -> Option<(AffineMap, AffineMap)> {
        self.constraints.all_bounds(at)
    }

    /// The number of bytes.
    pub(crate) fn bytes(&self, scope: Scope<'_>) -> Option<i64> {
        let ty = memory_type(scope, self.memory)?;
        if ty.layout.expand().is_some() {
            return Some(0);
        }
        let sizes = self.extents(scope)?.into_iter().map(|extent| extent.size);
        let count = sizes.fold(1, i64::wrapping_mul);
        Some(count.wrapping_mul(element_bytes(scope, ty.element)?))
    }
}

/// The bytes of an element.
pub(crate) fn element_bytes(scope: Scope<'_>, ty: Type) -> Option<i64> {
    let ctx = scope.ctx;
    let bits = match ty.int_or_float_width(ctx) {
        Some(width) => u64::from(width),
        None => {
            let shape = ty.as_vector(ctx)?.shape.iter();
            let count = shape.fold(1u64, |all, size| all.wrapping_mul(size.cast_unsigned()));
            count.wrapping_mul(u64::from(ty.shaped_element(ctx)?.int_or_float_width(ctx)?))
        }
    };
    i64::try_from(bits.div_ceil(8)).ok()
}
