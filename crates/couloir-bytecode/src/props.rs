//! How the inherent attributes of an op are encoded: those that are attributes
//! by name, then plain numbers, then the sizes of segments.

use couloir_ir::OpDef;
use couloir_ir::op::{Presence, Segments};

use crate::encoding::version;

/// One inherent attribute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Field {
    /// An attribute that is always there.
    Required(usize),
    /// An attribute that may be absent.
    Optional(usize),
    /// Flags, an `i32`, as a number.
    Flags(usize),
    /// A unit attribute, or false where it is not there, as a byte.
    Flag(usize),
    /// The sizes of segments, this many.
    Segments(usize, usize),
}

/// Attributes that upstream has as numbers: dialect, name, and how.
const NUMBERS: &[(&str, &str, fn(usize) -> Field)] = &[
    ("affine", "disjoint", Field::Flag),
    ("llvm", "noWrapFlags", Field::Flags),
    ("llvm", "overflowFlags", Field::Flags),
];

/// The inherent attributes in the order in which they are encoded, by slots.
pub(crate) fn fields(def: &OpDef, format: u64) -> Vec<Field> {
    let mut slots = (0..def.attrs.len()).collect::<Vec<_>>();
    slots.sort_unstable_by_key(|&slot| (rank(def, slot, format), def.attrs[slot].name));
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
    NUMBERS.iter().find(is).map(|row| row.2(slot))
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
