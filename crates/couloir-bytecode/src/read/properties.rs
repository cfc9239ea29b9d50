//! The inherent attributes of ops.

use couloir_ir::{Attribute, OpDef, Type};

use super::File;
use super::entries::{Entries, entry};
use crate::builtin::Source;
use crate::bytes::{Cursor, Fault};
use crate::encoding::Section;
use crate::props::{Field, Layouts};

/// Lists of inherent attributes, by their numbers.
pub(super) struct Properties<'a> {
    all: Vec<Cursor<'a>>,
}

/// Inherent attributes by slots.
pub(super) type Slots = Vec<Option<Attribute>>;

impl<'a> Properties<'a> {
    /// Those of a file.
    pub(super) fn of(file: &File<'a>) -> Result<Self, Fault> {
        let mut from = file.section(Section::Properties);
        let count = if from.is_empty() { 0 } else { from.count()? };
        let mut all = Vec::with_capacity(count);
        for _ in 0..count {
            let size = from.count()?;
            all.push(Cursor::new(from.take(size)?, 0));
        }
        Ok(Self { all })
    }

    /// The inherent attributes of an op.
    pub(super) fn slots(
        &self,
        entries: &Entries<'_>,
        layouts: &mut Layouts,
        (def, number): (Option<&'static OpDef>, u64),
    ) -> Result<Slots, Fault> {
        let from = entry(&self.all, number, "Properties")?.clone();
        let mut parts = Vec::new();
        let mut from = entries.made(from, &mut parts);
        let Some(def) = def else { return Ok(vec![Some(from.attr()?)]) };
        if def.attrs.is_empty() {
            return Err(format!("op '{}' has no properties", def.name));
        }
        let mut slots = vec![None; def.attrs.len()];
        for field in layouts.of(def).iter() {
            let (slot, value) = property(*field, &mut from)?;
            slots[slot] = value;
        }
        from.finish(slots)
    }
}

/// An inherent attribute, and its slot.
fn property<S: Source>(field: Field, from: &mut S) -> Result<(usize, Option<Attribute>), Fault> {
    Ok(match field {
        Field::Required(slot) => (slot, Some(from.attr()?)),
        Field::Optional(slot) => (slot, from.optional_attr()?),
        Field::Number(slot, ty) => {
            let value = from.varint()?;
            (slot, Some(Attribute::int(from.ctx(), ty, value as i64)))
        }
        Field::OptionalNumber(slot) => {
            let given = from.byte()? != 0;
            let number = if given { Some(from.varint()?) } else { None };
            let number = number.map(|value| Attribute::int(from.ctx(), Type::I64, value as i64));
            (slot, Some(Attribute::array(from.ctx(), number.as_slice())))
        }
        Field::Flag(slot) => (slot, (from.byte()? != 0).then_some(Attribute::UNIT)),
        Field::Segments(slot, count) => {
            let sizes = sparse(count, from)?;
            (slot, Some(Attribute::i32_array(from.ctx(), &sizes)))
        }
    })
}

/// Numbers that stand one by one, or with their places.
fn sparse<S: Source>(count: usize, from: &mut S) -> Result<Vec<i32>, Fault> {
    let mut values = vec![0; count];
    let head = from.varint()?;
    let (given, with_places) = (head >> 1, head & 1 == 1);
    if given > count as u64 {
        return Err(format!(
            "trying to read an array of {given} but only {count} storage available."
        ));
    }
    let bits = if with_places && given > 0 { from.varint()? } else { 0 };
    if bits > 8 {
        return Err(format!("reading sparse array with indexing above 8 bits: {bits}"));
    }
    for place in 0..given {
        let value = from.varint()?;
        let (at, value) = match with_places {
            true => (value & !(u64::MAX << bits), value >> bits),
            false => (place, value),
        };
        let slot = usize::try_from(at).ok().and_then(|at| values.get_mut(at));
        let slot = slot.ok_or_else(|| {
            format!("reading a sparse array found index {at} but only {count} storage available.")
        })?;
        *slot = value as i32;
    }
    Ok(values)
}
