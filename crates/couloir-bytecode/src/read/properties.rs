//! The inherent attributes of ops.

use couloir_ir::op::OpName;
use couloir_ir::{Attribute, OpDef, Type};
use rustc_hash::FxHashMap;

use super::File;
use super::entries::{Entries, entry};
use crate::builtin::Source;
use crate::bytes::{Cursor, Fault};
use crate::encoding::{Section, version};
use crate::props::{Field, Layouts};

/// Lists of inherent attributes, by their numbers.
pub(super) struct Properties<'a> {
    all: Vec<&'a [u8]>,
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
            all.push(from.take(size)?);
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
        let from = Cursor::new(entry(&self.all, number, "Properties")?, 0);
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

/// Reads inherent attributes of ops; what was read once is known.
pub(super) struct Inherent<'r, 'a> {
    entries: &'r Entries<'a>,
    properties: &'r Properties<'a>,
    layouts: Layouts,
    /// What ops of definitions (by their addresses) have by these numbers, checked.
    known: FxHashMap<(usize, Option<u64>), Slots>,
}

impl<'r, 'a> Inherent<'r, 'a> {
    /// Reads those of a file.
    pub(super) fn new(entries: &'r Entries<'a>, properties: &'r Properties<'a>) -> Self {
        let layouts = Layouts::new(entries.format);
        Self { entries, properties, layouts, known: FxHashMap::default() }
    }

    /// Fills in the inherent attributes by slots; returns the discardable ones. Versions that do
    /// not have them apart have all of them among the latter.
    pub(super) fn read(
        &mut self,
        def: Option<&'static OpDef>,
        given: Option<u64>,
        attrs: Attribute,
        slots: &mut Slots,
    ) -> Result<Attribute, Fault> {
        slots.clear();
        let apart = self.entries.format >= version::PROPERTIES;
        let key = (def.map_or(0, |def| std::ptr::from_ref(def).addr()), given);
        if let Some(known) = self.known.get(&key).filter(|_| apart) {
            slots.extend_from_slice(known);
            return Ok(attrs);
        }
        let found = given
            .map(|number| self.properties.slots(self.entries, &mut self.layouts, (def, number)));
        *slots = found.unwrap_or_else(|| Ok(vec![None; def.map_or(1, |def| def.attrs.len())]))?;
        let mut rest = attrs;
        if let Some(def) = def {
            if !apart {
                rest = self.take_apart(def, attrs, slots);
            }
            self.complete(def, slots)?;
        }
        if slots.iter().flatten().any(|attr| attr.is_location(self.entries.ctx)) {
            self.entries.ctx.note_location_value();
        }
        if apart {
            self.known.insert(key, slots.clone());
        }
        Ok(rest)
    }

    /// Takes those of an op out of all its attributes.
    fn take_apart(&self, def: &'static OpDef, attrs: Attribute, slots: &mut Slots) -> Attribute {
        let ctx = self.entries.ctx;
        let names = ctx.attr_names(OpName::of(def));
        let mut entries = attrs.as_dictionary(ctx).unwrap_or_default().to_vec();
        entries.retain(|&(name, value)| {
            let slot = names.iter().position(|&own| own == name);
            slot.map(|slot| slots[slot] = Some(value)).is_none()
        });
        Attribute::dictionary(ctx, entries)
    }

    /// Fills in what an op has by default, and checks what it has.
    fn complete(&self, def: &'static OpDef, slots: &mut Slots) -> Result<(), Fault> {
        let ctx = self.entries.ctx;
        let defaults = ctx.attr_defaults(OpName::of(def));
        for ((slot, default), attr) in slots.iter_mut().zip(defaults).zip(def.attrs) {
            *slot = slot.or(*default);
            if let Some(value) = slot.filter(|&value| !attr.constraint.is_class(ctx, value)) {
                let (name, text) = (attr.name, ctx.attr_text(value));
                return Err(format!("Invalid attribute `{name}` of op '{}': {text}", def.name));
            }
        }
        Ok(())
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
