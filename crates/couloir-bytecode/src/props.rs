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
    /// The sizes of segments, this many.
    Segments(usize, usize),
}

/// Attributes that upstream has as numbers.
const FLAGS: &[&str] = &["noWrapFlags", "overflowFlags"];

/// The inherent attributes in the order in which they are encoded, by slots.
pub(crate) fn fields(def: &OpDef, format: u64) -> Vec<Field> {
    let mut slots = (0..def.attrs.len()).collect::<Vec<_>>();
    slots.sort_unstable_by_key(|&slot| (rank(def, slot), def.attrs[slot].name));
    slots.into_iter().map(|slot| field(def, slot, format)).collect()
}

/// What comes first.
fn rank(def: &OpDef, slot: usize) -> u8 {
    let segments = [def.operand_segments, def.result_segments];
    match segments.iter().position(|&own| is_slot(own, slot)) {
        Some(which) => 2 + which as u8,
        None => u8::from(is_flags(def, slot)),
    }
}

fn is_slot(segments: Segments, slot: usize) -> bool {
    matches!(segments, Segments::Attr(own) if usize::from(own) == slot)
}

fn is_flags(def: &OpDef, slot: usize) -> bool {
    def.dialect() == "llvm" && FLAGS.contains(&def.attrs[slot].name)
}

fn field(def: &OpDef, slot: usize, format: u64) -> Field {
    match (def.segment_count(slot), def.attrs[slot].presence) {
        (Some(count), _) if format >= version::SEGMENT_SIZES => Field::Segments(slot, count),
        (Some(_), _) => Field::Required(slot),
        _ if is_flags(def, slot) => Field::Flags(slot),
        (None, Presence::Required) => Field::Required(slot),
        (None, _) => Field::Optional(slot),
    }
}
