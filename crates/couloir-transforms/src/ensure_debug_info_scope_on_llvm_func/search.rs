//! What a location is made of.

use couloir_ir::location::{Calls, LocationKind};
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
    location.find(ctx, Calls::Callers, |_, kind| match kind {
        LocationKind::FileLineColRange { file, range } => {
            Some(FilePlace { file: *file, line: range.first().copied().unwrap_or(0) })
        }
        _ => None,
    })
}
