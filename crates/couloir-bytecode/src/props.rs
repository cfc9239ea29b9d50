//! How the inherent attributes of an op are encoded: those that are attributes
//! by name, then plain numbers, then the sizes of segments.

use std::rc::Rc;

use couloir_ir::op::{Presence, Segments};
use couloir_ir::{OpDef, Type};
use rustc_hash::FxHashMap;

use crate::encoding::version;

/// One inherent attribute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Field {
    /// An attribute that is always there.
    Required(usize),
    /// An attribute that may be absent.
    Optional(usize),
    /// An integer of this type as a number.
    Number(usize, Type),
    /// An array of at most one `i64`: whether there is one as a byte, then a number.
    OptionalNumber(usize),
    /// A unit attribute, or false where it is not there, as a byte.
    Flag(usize),
    /// The sizes of segments, this many.
    Segments(usize, usize),
}

/// Attributes that upstream has as numbers: dialect, name, and how.
const NUMBERS: &[(&str, &str, fn(usize) -> Field)] = &[
    ("affine", "disjoint", Field::Flag),
    ("llvm", "noWrapFlags", int),
    ("llvm", "overflowFlags", int),
    ("ptr", "alignment", Field::OptionalNumber),
    ("ptr", "flags", int),
    ("ptr", "invariant", Field::Flag),
    ("ptr", "invariantGroup", Field::Flag),
    ("ptr", "nontemporal", Field::Flag),
    ("ptr", "ordering", int),
    ("ptr", "volatile_", Field::Flag),
];

/// An `i32`, as most numbers are.
fn int(slot: usize) -> Field {
    Field::Number(slot, Type::I32)
}

/// How the inherent attributes of each kind of op are encoded, found out once.
pub(crate) struct Layouts {
    format: u64,
    /// By the addresses of definitions.
    known: FxHashMap<usize, Rc<[Field]>>,
}

impl Layouts {
    /// Those of a version of the format.
    pub(crate) fn new(format: u64) -> Self {
        Self { format, known: FxHashMap::default() }
    }

    /// The inherent attributes in the order in which they are encoded, by slots.
    pub(crate) fn of(&mut self, def: &'static OpDef) -> Rc<[Field]> {
        let known = self.known.entry(std::ptr::from_ref(def).addr());
        Rc::clone(known.or_insert_with(|| fields(def, self.format)))
    }
}

fn fields(def: &OpDef, format: u64) -> Rc<[Field]> {
    let mut slots = (0..def.attrs.len()).collect::<Vec<_>>();
    // Numbers are in the order in which they are declared, the rest in that of names.
    let by_name = |slot| number(def, slot).map_or(def.attrs[slot].name, |_| "");
    slots.sort_by_key(|&slot| (rank(def, slot, format), by_name(slot)));
    slots.into_iter().map(|slot| field(def, slot, format)).collect()
}

/// What comes first.
fn rank(def: &OpDef, slot: usize, format: u64) -> u8 {
    let segments = [def.operand_segments, def.result_segments];
    match segments.iter().position(|&own| is_slot(own, slot)) {
        Some(_) if format < version::SEGMENT_SIZES => 0,
        Some(which) => 2 + which as u8,
        None => u8::from(number(def, slot).is_some()),
    }
}

fn is_slot(segments: Segments, slot: usize) -> bool {
    matches!(segments, Segments::Attr(own) if usize::from(own) == slot)
}

/// How an attribute that upstream has as a number is encoded.
fn number(def: &OpDef, slot: usize) -> Option<Field> {
    let is = |row: &&(&str, &str, _)| row.0 == def.dialect() && row.1 == def.attrs[slot].name;
    let field = NUMBERS.iter().find(is).map(|row| row.2(slot))?;
    match field {
        // The one kind of flags that is shorter.
        Field::Number(..) if def.name == "ptr.ptr_diff" => Some(Field::Number(slot, Type::I8)),
        field => Some(field),
    }
}

fn field(def: &OpDef, slot: usize, format: u64) -> Field {
    match (def.segment_count(slot), def.attrs[slot].presence) {
        (Some(count), _) if format >= version::SEGMENT_SIZES => Field::Segments(slot, count),
        (Some(_), _) => Field::Required(slot),
        (None, presence) => number(def, slot).unwrap_or(match presence {
            Presence::Required => Field::Required(slot),
            _ => Field::Optional(slot),
        }),
    }
}
