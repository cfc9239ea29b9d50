//! Splitting an input file at marker lines, as `--split-input-file` does.
//!
//! Invariant: chunks are ranges of the one file, in order and without overlap; positions in a
//! chunk are positions in the file, so lines keep their numbers.

use std::ops::Range;

use crate::diagnostic::Diagnostic;
use crate::source::SourceFile;

/// The marker used where none is given.
pub const DEFAULT_SPLIT_MARKER: &str = "// -----";

/// A split file.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Split {
    /// The pieces, as ranges of the file's bytes. The rest of a marker's line belongs to the
    /// piece after it. Of an empty file there are none.
    pub chunks: Vec<Range<usize>>,
    /// Offsets of what looks like a marker but is not.
    pub near_misses: Vec<usize>,
}

impl Split {
    /// A warning for each near miss. They come before any other diagnostic of the file.
    pub fn warnings(&self, file: &SourceFile) -> Vec<Diagnostic> {
        let warn = |&at: &usize| {
            let pos = file.pos(at);
            Diagnostic::warning(pos, NEAR_MISS).underline(pos, pos)
        };
        self.near_misses.iter().map(warn).collect()
    }
}

const NEAR_MISS: &str = "near miss with file split marker";

/// Number of bytes at a marker's end that may differ in a near miss.
const LOOSE: usize = 2;

/// Splits `text` at `marker`, wherever in a line it stands. An empty marker does not split.
///
/// Four oddities are upstream's: a marker at the very start of the file is not one, and stays
/// in the first chunk without all but its last two bytes; a marker with nothing after it, or
/// with a `0` after it, is a near miss; so is all of a marker but its last two bytes; a marker of
/// one byte does not split, and each place where it stands takes two bytes off the end.
pub fn split_input(text: &[u8], marker: &str) -> Split {
    if marker.is_empty() {
        let chunks = std::iter::once(0..text.len()).collect();
        return Split { chunks, near_misses: Vec::new() };
    }
    let loose = if marker.len() == LOOSE { 0 } else { LOOSE };
    let (prefix, suffix) = match marker.as_bytes() {
        [_] => (marker.as_bytes(), marker.as_bytes()),
        long => long.split_at(marker.len() - loose),
    };
    let mut split = Split::default();
    let mut current = 0..0;
    for piece in pieces(text, prefix) {
        if current.is_empty() {
            current = piece;
        } else if ends_marker(text.get(piece.clone()).unwrap_or(&[]), suffix, loose) {
            split.chunks.push(current);
            current = piece.start + loose..piece.end;
        } else {
            split.near_misses.push(piece.start);
            current.end = (current.end + marker.len() + piece.len()).saturating_sub(loose);
        }
    }
    split.chunks.extend(Some(current).filter(|last| !last.is_empty()));
    split
}

/// The ranges of `text` between the places where `separator` occurs.
fn pieces(text: &[u8], separator: &[u8]) -> Vec<Range<usize>> {
    let found: Vec<usize> = memchr::memmem::find_iter(text, separator).collect();
    let starts = std::iter::once(0).chain(found.iter().map(|at| at + separator.len()));
    let ends = found.iter().copied().chain(std::iter::once(text.len()));
    starts.zip(ends).map(|(start, end)| start..end).collect()
}

/// Whether `piece`, which follows the first part of a marker, begins with its last part, and goes
/// on after so many bytes.
fn ends_marker(piece: &[u8], suffix: &[u8], loose: usize) -> bool {
    piece.starts_with(suffix) && piece.get(loose).is_some_and(|&after| after != b'0')
}

/// The outputs of the chunks, joined with a line that holds `marker`.
pub fn join_outputs<T: AsRef<[u8]>>(outputs: &[T], marker: &str) -> Vec<u8> {
    let mut separator = marker.as_bytes().to_vec();
    separator.push(b'\n');
    outputs.iter().map(AsRef::as_ref).collect::<Vec<&[u8]>>().join(&separator[..])
}
