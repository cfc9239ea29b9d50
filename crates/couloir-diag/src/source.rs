//! The source map: every file's text in one offset space.
//!
//! Invariants: files are only ever added; each takes its length plus one positions, so that the
//! end of a file is a position of that file alone; no position reaches 2^31, which leaves users
//! a tag bit.

use std::collections::HashMap;
use std::fmt;
use std::io::Read;
use std::ops::Range;
use std::path::Path;
use std::sync::{Arc, OnceLock, PoisonError, RwLock, RwLockReadGuard};

/// How many lines are looked at one by one.
const NEAR: usize = 8;

/// First offset that is not a position: positions leave the highest bit free.
const LIMIT: u32 = 1 << 31;

/// A position in the one offset space of a [`SourceMap`], below 2^31.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct BytePos(pub u32);

impl BytePos {
    /// The position `len` bytes further on, held inside the offset space.
    #[must_use]
    pub fn offset(self, len: usize) -> Self {
        let len = u32::try_from(len).unwrap_or(LIMIT);
        BytePos(self.0.saturating_add(len).min(LIMIT - 1))
    }
}

/// A line and a column, both counted from 1; the column counts bytes.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct LineCol {
    /// The line: one more than the number of line feeds before the position.
    pub line: u32,
    /// The column: one more than the number of bytes since the last line feed.
    pub col: u32,
}

/// The text does not fit into the offset space of the source map.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct TooLarge;

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("source text exceeds 2 GiB")
    }
}

impl std::error::Error for TooLarge {}

/// What the text of a file is kept in: a vector, a string, an `Arc<[u8]>`, a memory map.
pub trait Text: Send + Sync {
    /// The text: any bytes, the same each time.
    fn bytes(&self) -> &[u8];
    /// Says that a part is not wanted for now, so that it need take no memory meanwhile.
    fn set_aside(&self, _part: Range<usize>) {}
}

impl<T: AsRef<[u8]> + Send + Sync> Text for T {
    fn bytes(&self) -> &[u8] {
        self.as_ref()
    }
}

/// One file of a [`SourceMap`].
pub struct SourceFile {
    name: Arc<str>,
    text: Box<dyn Text>,
    start: BytePos,
    lines: OnceLock<Vec<u32>>,
}

impl fmt::Debug for SourceFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SourceFile")
            .field("name", &self.name)
            .field("start", &self.start)
            .finish_non_exhaustive()
    }
}

impl SourceFile {
    /// The name, as diagnostics print it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The name, shared.
    pub fn shared_name(&self) -> Arc<str> {
        self.name.clone()
    }

    /// The text: any bytes.
    pub fn bytes(&self) -> &[u8] {
        self.text.bytes()
    }

    /// Says that a part of the text is not wanted for now.
    pub fn set_aside(&self, part: Range<usize>) {
        self.text.set_aside(part);
    }

    /// The position of the first byte.
    pub fn start(&self) -> BytePos {
        self.start
    }

    /// The position after the last byte.
    pub fn end(&self) -> BytePos {
        self.start.offset(self.bytes().len())
    }

    /// The position of the byte at `offset` in this file, or of its end.
    pub fn pos(&self, offset: usize) -> BytePos {
        self.start.offset(offset.min(self.bytes().len()))
    }

    /// The offset of `pos` in this file; a position outside gives the nearest end.
    pub fn offset_of(&self, pos: BytePos) -> usize {
        (pos.0.saturating_sub(self.start.0) as usize).min(self.bytes().len())
    }

    /// The line and column of `pos`.
    pub fn line_col(&self, pos: BytePos) -> LineCol {
        let offset = self.offset_of(pos) as u32;
        let lines = self.line_starts();
        let line = lines.partition_point(|&start| start <= offset) as u32;
        let start = line.checked_sub(1).and_then(|i| lines.get(i as usize)).copied().unwrap_or(0);
        LineCol { line, col: offset - start + 1 }
    }

    /// The same for a position that is likely in the line `near` or in one of those after it.
    pub fn line_col_near(&self, pos: BytePos, near: u32) -> LineCol {
        let offset = self.offset_of(pos) as u32;
        let lines = self.line_starts();
        let from = near.checked_sub(1).and_then(|first| lines.get(first as usize..));
        let Some([start, after @ ..]) = from.filter(|from| from.first() <= Some(&offset)) else {
            return self.line_col(pos);
        };
        let (mut line, mut start) = (near, *start);
        for &next in after.iter().take(NEAR) {
            if next > offset {
                return LineCol { line, col: offset - start + 1 };
            }
            (line, start) = (line + 1, next);
        }
        self.line_col(pos)
    }

    /// The number of lines; a file that ends in a line feed has an empty last line.
    pub fn line_count(&self) -> u32 {
        self.line_starts().len() as u32
    }

    /// The offset in this file of the first byte of `line`, if there is such a line.
    pub fn line_start(&self, line: u32) -> Option<usize> {
        let index = line.checked_sub(1)? as usize;
        self.line_starts().get(index).map(|&start| start as usize)
    }

    /// The text of `line` without its line feed or carriage return and line feed; empty where
    /// there is no such line.
    pub fn line_text(&self, line: u32) -> &[u8] {
        let Some(start) = self.line_start(line) else { return &[] };
        let rest = self.bytes().get(start..).unwrap_or(&[]);
        let end = match self.line_start(line.saturating_add(1)) {
            Some(next) => next.saturating_sub(start + 1),
            None => rest.len(),
        };
        let text = rest.get(..end).unwrap_or(rest);
        text.strip_suffix(b"\r").unwrap_or(text)
    }

    fn line_starts(&self) -> &[u32] {
        self.lines.get_or_init(|| {
            let after_feeds = memchr::memchr_iter(b'\n', self.bytes()).map(|at| at as u32 + 1);
            std::iter::once(0).chain(after_feeds).collect()
        })
    }
}

#[derive(Default)]
struct Files {
    list: Vec<Arc<SourceFile>>,
    by_name: HashMap<Arc<str>, usize>,
    end: u32,
}

/// The files of a run. Shared between threads; files are added, never removed.
#[derive(Default)]
pub struct SourceMap {
    files: RwLock<Files>,
}

impl SourceMap {
    /// A map without files.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a file.
    pub fn add(&self, name: &str, text: impl Text + 'static) -> Result<Arc<SourceFile>, TooLarge> {
        self.add_boxed(name, Box::new(text))
    }

    /// Adds a file whose text is in a box.
    pub fn add_boxed(&self, name: &str, text: Box<dyn Text>) -> Result<Arc<SourceFile>, TooLarge> {
        let len = u32::try_from(text.bytes().len()).map_err(|_| TooLarge)?;
        let mut files = self.files.write().unwrap_or_else(PoisonError::into_inner);
        let start = files.end;
        let after = start.checked_add(len).and_then(|end| end.checked_add(1)).ok_or(TooLarge)?;
        if after > LIMIT {
            return Err(TooLarge);
        }
        let name: Arc<str> = name.into();
        let file = Arc::new(SourceFile {
            name: name.clone(),
            text,
            start: BytePos(start),
            lines: OnceLock::new(),
        });
        files.end = after;
        let index = files.list.len();
        files.by_name.entry(name).or_insert(index);
        files.list.push(file.clone());
        Ok(file)
    }

    /// The file that `pos` lies in.
    pub fn file_of(&self, pos: BytePos) -> Option<Arc<SourceFile>> {
        let files = self.read();
        let after = files.list.partition_point(|file| file.start <= pos);
        let file = files.list.get(after.checked_sub(1)?)?;
        (pos.0 < files.end).then(|| file.clone())
    }

    /// The file name, line and column of `pos`.
    pub fn resolve(&self, pos: BytePos) -> Option<(Arc<str>, LineCol)> {
        let file = self.file_of(pos)?;
        let at = file.line_col(pos);
        Some((file.name.clone(), at))
    }

    /// The first file added under `name`.
    pub fn find(&self, name: &str) -> Option<Arc<SourceFile>> {
        let files = self.read();
        files.by_name.get(name).and_then(|&index| files.list.get(index)).cloned()
    }

    /// The first file added under `name`, or else the file of that path, read now. Only regular
    /// files are read.
    pub fn find_or_open(&self, name: &str) -> Option<Arc<SourceFile>> {
        if let Some(file) = self.find(name) {
            return Some(file);
        }
        self.add(name, read_regular(Path::new(name))?).ok()
    }

    /// All files, in the order they were added.
    pub fn files(&self) -> Vec<Arc<SourceFile>> {
        self.read().list.clone()
    }

    fn read(&self) -> RwLockReadGuard<'_, Files> {
        self.files.read().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Reads a file whole; pipes and devices, which may never end, are left alone, and so is what
/// could not be added to a map anyway.
fn read_regular(path: &Path) -> Option<Vec<u8>> {
    let size = std::fs::metadata(path).ok().filter(std::fs::Metadata::is_file)?.len();
    if size >= u64::from(LIMIT) {
        return None;
    }
    let mut text = Vec::new();
    std::fs::File::open(path).ok()?.take(u64::from(LIMIT)).read_to_end(&mut text).ok()?;
    Some(text)
}
