//! Vectors read from memory and written to it.

use couloir_ir::{OpRef, Type};

use super::llvm::is_on;
use super::memref::{address, each_index, strided, structure};
use super::vector_shape::{linear, shape};
use super::{Rows, count, element_of, nothing, one};
use crate::machine::{Machine, Step, unsupported};
use crate::stop::Stop;
use crate::value::{Pointer, Value};

type Result<T> = std::result::Result<T, Stop>;

pub(super) const ROWS: Rows = rows! {
    "vector.load" => |m, op| {
        let access = Access::of(m, op, (0, 1..op.operands().len()), op.result_type(0))?;
        one(access.read(m, &Value::bool(true), &Value::Poison)?)
    };
    "vector.store" => |m, op| {
        let access = Access::of(m, op, (1, 2..op.operands().len()), op.operand_type(0))?;
        let value = m.operand(op, 0)?;
        access.write(m, &Value::bool(true), &value)
    };
    "vector.maskedload" => |m, op| {
        let end = op.operands().len() - 2;
        let access = Access::of(m, op, (0, 1..end), op.result_type(0))?;
        let (mask, other) = (m.operand(op, end)?, m.operand(op, end + 1)?);
        one(access.read(m, &mask, &other)?)
    };
    "vector.maskedstore" => |m, op| {
        let end = op.operands().len() - 2;
        let access = Access::of(m, op, (0, 1..end), op.operand_type(end + 1))?;
        let (mask, value) = (m.operand(op, end)?, m.operand(op, end + 1)?);
        access.write(m, &mask, &value)
    };
    "vector.expandload" => |m, op| {
        let end = op.operands().len() - 2;
        let access = Access::of(m, op, (0, 1..end), op.result_type(0))?;
        let (mask, other) = (m.operand(op, end)?, m.operand(op, end + 1)?);
        one(access.packed(&mask)?.read(m, &mask, &other)?)
    };
    "vector.compressstore" => |m, op| {
        let end = op.operands().len() - 2;
        let access = Access::of(m, op, (0, 1..end), op.operand_type(end + 1))?;
        let (mask, value) = (m.operand(op, end)?, m.operand(op, end + 1)?);
        access.packed(&mask)?.write(m, &mask, &value)
    };
    "vector.gather" => |m, op| {
        let end = op.operand_group(1).end;
        let access = Access::indexed(m, op, end, op.result_type(0))?;
        let (mask, other) = (m.operand(op, end + 1)?, m.operand(op, end + 2)?);
        one(access.read(m, &mask, &other)?)
    };
    "vector.scatter" => |m, op| {
        let end = op.operand_group(1).end;
        let access = Access::indexed(m, op, end, op.operand_type(end + 2))?;
        let (mask, value) = (m.operand(op, end + 1)?, m.operand(op, end + 2)?);
        access.write(m, &mask, &value)
    };
    "vector.transfer_read" => transfer_read;
    "vector.transfer_write" => transfer_write;
};

/// Where the elements of a vector are in memory; those out of bounds are none.
struct Access {
    element: Type,
    places: Vec<Option<Pointer>>,
    shape: Vec<i64>,
}

/// The mask that an op runs under: that of the op around.
pub(super) fn mask_around<'a>(machine: &Machine<'a>, op: OpRef<'a>) -> Result<Option<Value>> {
    match op.parent().filter(|around| around.name() == "vector.mask") {
        Some(around) => machine.operand(around, 0).map(Some),
        None => Ok(None),
    }
}

impl Access {
    /// Elements side by side from an element of a memref on.
    fn of<'a>(
        machine: &Machine<'a>,
        op: OpRef<'a>,
        (memref, indices): (usize, std::ops::Range<usize>),
        vector: Option<Type>,
    ) -> Result<Access> {
        let indices = machine.some_operands(op, indices)?;
        let base = indices.iter().map(Value::number).collect::<Result<Vec<_>>>()?;
        let shape = shape(op.ctx(), vector);
        let skipped = base.len().checked_sub(shape.len()).ok_or_else(|| unsupported(op))?;
        Self::at(machine, op, memref, shape, |at| {
            let mut own = base.clone();
            own.iter_mut().skip(skipped).zip(at).for_each(|(own, at)| *own = own.wrapping_add(*at));
            own
        })
    }

    /// Elements whose distances from one along the last dimension are in a vector.
    fn indexed<'a>(
        machine: &Machine<'a>,
        op: OpRef<'a>,
        indices: usize,
        vector: Option<Type>,
    ) -> Result<Access> {
        let base = machine.numbers(op, 1)?;
        let far = machine.operand(op, indices)?;
        let shape = shape(op.ctx(), vector);
        let own = shape.clone();
        Self::at(machine, op, 0, shape, |at| {
            let mut place = base.clone();
            let far = linear(&own, at).map(|at| element_of(&far, at).number().unwrap_or(i64::MIN));
            if let (Some(last), Some(far)) = (place.last_mut(), far) {
                *last = last.checked_add(far).unwrap_or(i64::MIN);
            }
            place
        })
    }

    fn at<'a>(
        machine: &Machine<'a>,
        op: OpRef<'a>,
        memref: usize,
        shape: Vec<i64>,
        index: impl Fn(&[i64]) -> Vec<i64>,
    ) -> Result<Access> {
        let ctx = op.ctx();
        let ty = op.operand_type(memref).unwrap_or(Type::NONE);
        let element = structure(ctx, ty)?.element;
        strided(ctx, ty)?;
        if element.as_vector(ctx).is_some() {
            return Err(Stop::unsupported("memrefs of vectors"));
        }
        let value = machine.operand(op, memref)?;
        let memref = value.as_memref()?;
        let mut places = Vec::new();
        each_index(&shape, |at| {
            let place = memref.position(&index(at));
            places.push(place.map(|place| address(ctx, memref, place, element)).transpose()?);
            Ok(())
        })?;
        Ok(Access { element, places, shape })
    }

    /// The places in order for those lanes that are on.
    fn packed(mut self, mask: &Value) -> Result<Access> {
        let mut next = self.places.clone().into_iter();
        for (lane, place) in self.places.iter_mut().enumerate() {
            *place = if is_on(mask, lane)? { next.next().flatten() } else { None };
        }
        Ok(self)
    }

    fn place(&self, lane: usize) -> Result<Pointer> {
        let place = self.places.get(lane).copied().flatten();
        place.ok_or_else(|| Stop::undefined("an index out of bounds"))
    }

    fn read(&self, machine: &Machine<'_>, mask: &Value, other: &Value) -> Result<Value> {
        let mut parts = Vec::with_capacity(self.places.len());
        for lane in 0..self.places.len() {
            parts.push(match is_on(mask, lane)? {
                true => machine.load(self.place(lane)?, self.element)?,
                false => element_of(other, lane),
            });
        }
        Ok(Value::list(parts))
    }

    fn write<'a>(&self, machine: &mut Machine<'a>, mask: &Value, value: &Value) -> Step<'a> {
        for lane in 0..self.places.len() {
            if is_on(mask, lane)? {
                machine.store(self.place(lane)?, self.element, &element_of(value, lane))?;
            }
        }
        nothing()
    }
}

/// What a transfer does with each element.
struct Transfer {
    access: Access,
    /// Whether an element is read or written; one out of bounds that need not be is not.
    on: Vec<bool>,
}

impl Transfer {
    fn of<'a>(
        machine: &Machine<'a>,
        op: OpRef<'a>,
        (memref, indices, mask): (usize, usize, usize),
        vector: Option<Type>,
    ) -> Result<Transfer> {
        let ctx = op.ctx();
        if op.operand_type(memref).is_none_or(|ty| ty.as_memref(ctx).is_none()) {
            return Err(unsupported(op));
        }
        count(ctx, vector.unwrap_or(Type::NONE))?;
        let base = machine.numbers(op, indices)?;
        let map = op.attr_named("permutation_map").and_then(|attr| attr.as_affine_map(ctx));
        let map = map.ok_or_else(|| unsupported(op))?;
        let dims = (0..map.results().len()).map(|at| map.result_dim(at)).collect::<Vec<_>>();
        let shape = shape(ctx, vector);
        Self::check_other_dims(machine, op, memref, (&base, &dims))?;
        let access = Access::at(machine, op, memref, shape, |at| {
            let mut own = base.clone();
            for (dim, at) in dims.iter().zip(at) {
                let slot = dim.and_then(|dim| own.get_mut(dim as usize));
                slot.into_iter().for_each(|slot| *slot = slot.wrapping_add(*at));
            }
            own
        })?;
        let given = machine.group(op, mask)?.into_iter().next();
        let mask = given.map_or_else(|| mask_around(machine, op), |mask| Ok(Some(mask)))?;
        let on = Self::lanes(op, (&access, &dims), mask.as_ref())?;
        Ok(Transfer { access, on })
    }

    /// Indices of dimensions that the vector does not have must be in bounds.
    fn check_other_dims<'a>(
        machine: &Machine<'a>,
        op: OpRef<'a>,
        memref: usize,
        (base, dims): (&[i64], &[Option<u32>]),
    ) -> Result<()> {
        let value = machine.operand(op, memref)?;
        let sizes = value.as_memref()?.sizes.iter().zip(base).zip(0u32..);
        let mut others = sizes.filter(|(_, dim)| !dims.contains(&Some(*dim)));
        let inside = others.all(|((size, at), _)| 0 <= *at && at < size);
        inside.then_some(()).ok_or_else(|| Stop::undefined("an index out of bounds"))
    }

    /// Which lanes are on: those the mask says, without those out of bounds that may be.
    fn lanes(
        op: OpRef<'_>,
        (access, dims): (&Access, &[Option<u32>]),
        mask: Option<&Value>,
    ) -> Result<Vec<bool>> {
        let ctx = op.ctx();
        let inside = op.attr_named("in_bounds").and_then(|attr| attr.as_array(ctx));
        let inside = inside.is_none_or(|all| all.iter().all(|one| one.as_bool() == Some(true)));
        // The mask has the dimensions of memory, in its order, that the vector has.
        let mut order =
            dims.iter().enumerate().filter_map(|(at, dim)| Some(((*dim)?, at))).collect::<Vec<_>>();
        order.sort_unstable();
        let pick = |at: &[i64]| {
            order.iter().filter_map(|(_, dim)| at.get(*dim).copied()).collect::<Vec<_>>()
        };
        let masked = pick(&access.shape);
        let (mut on, mut lane) = (Vec::new(), 0);
        each_index(&access.shape, |at| {
            let place = linear(&masked, &pick(at)).unwrap_or(0);
            let set = mask.map_or(Ok(true), |mask| is_on(mask, place))?;
            on.push(set && (inside || access.places.get(lane).is_some_and(Option::is_some)));
            lane += 1;
            Ok(())
        })?;
        Ok(on)
    }

    fn mask(&self) -> Value {
        Value::list(self.on.iter().map(|on| Value::bool(*on)).collect())
    }
}

fn transfer_read<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let transfer = Transfer::of(machine, op, (0, 1, 3), op.result_type(0))?;
    let padding = machine.group(op, 2)?.into_iter().next().unwrap_or(Value::Poison);
    one(transfer.access.read(machine, &transfer.mask(), &padding)?)
}

fn transfer_write<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let transfer = Transfer::of(machine, op, (1, 2, 3), op.operand_type(0))?;
    let value = machine.operand(op, 0)?;
    transfer.access.write(machine, &transfer.mask(), &value)
}
