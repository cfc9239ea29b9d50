//! What a location is made of.

use couloir_ir::location::LocationKind;
use couloir_ir::{Context, Location, Str};

/// A line of a file.
#[derive(Clone, Copy)]
pub(super) struct FilePlace {
    pub(super) file: Str,
    pub(super) line: u32,
}

/// The first line of a file that a location leads to. Of a call it is that of
/// the caller.
pub(super) fn file_place(ctx: &Context, location: Location) -> Option<FilePlace> {
    let mut pending = vec![location];
    while let Some(location) = pending.pop() {
        match location.kind(ctx) {
            LocationKind::FileLineColRange { file, range } => {
                return Some(FilePlace { file: *file, line: range.first().copied().unwrap_or(0) });
            }
            LocationKind::Name(_, child) => pending.push(*child),
            LocationKind::CallSite(_, caller) => pending.push(*caller),
            LocationKind::Fused(parts, _) => pending.extend(parts.iter().rev()),
            LocationKind::Unknown => {}
        }
    }
    None
}
