//! Assembly formats of the table's ops, and the places types come from when
//! parsing.

mod types;

pub(crate) use couloir_format::{Anchor, Arg, Element, Format, Seen, Signature, TypeOf};
pub(crate) use types::{Source, Typed, find, sources};

use crate::model::{Clauses, Name, Presence};

/// Compiles a format; the error says what is wrong with it.
pub(crate) fn compile(format: &str, op: &Clauses) -> Result<Format, String> {
    couloir_format::compile(format, &op.signature())
}

impl Clauses {
    /// The names of the op's parts.
    fn signature(&self) -> Signature {
        let text = |name: &Name| name.text.clone();
        Signature {
            operands: self.operands.iter().map(|group| text(&group.name)).collect(),
            results: self.results.iter().map(|group| text(&group.name)).collect(),
            attrs: self.attrs.iter().map(|attr| text(&attr.name)).collect(),
            regions: self.regions.iter().map(|group| text(&group.name)).collect(),
            successors: self.successors.iter().map(|group| text(&group.name)).collect(),
        }
    }

    /// Attributes that must be given to build the op.
    pub(crate) fn is_required(&self, slot: usize) -> bool {
        matches!(self.attrs[slot].presence, Presence::Required)
    }
}
