//! Memory: allocations, each with its bytes, which of them hold nothing, and whether it still lives.
//!
//! Addresses grow and are not used twice; between two allocations there is room, so that an address
//! next to one is not inside of another.

use couloir_ir::text::Str;

use crate::stop::Stop;
use crate::value::Pointer;

/// What an allocation is known by in each run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub(crate) enum Label {
    /// Made for an argument.
    Arg(u32),
    /// A global.
    Global(Str),
    /// A function.
    Function(Str),
    /// Made while running.
    Fresh,
}

/// What becomes of an allocation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// It lives until it is freed.
    Heap,
    /// It lives until its scope ends.
    Stack,
    /// It lives as long as the program.
    Static,
}

/// What a byte holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mark {
    /// A number.
    Plain,
    /// Nothing that was written.
    Nothing,
    /// A part of an address, which is another in another run.
    Address,
}

/// Bytes, and what they hold.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Bytes {
    pub(crate) data: Vec<u8>,
    pub(crate) marks: Vec<Mark>,
}

impl Bytes {
    /// So many bytes that hold nothing.
    pub(crate) fn nothing(count: usize) -> Bytes {
        Bytes { data: vec![0; count], marks: vec![Mark::Nothing; count] }
    }

    /// These bytes.
    pub(crate) fn of(data: Vec<u8>) -> Bytes {
        Bytes { marks: vec![Mark::Plain; data.len()], data }
    }

    /// Whether some byte holds nothing.
    pub(crate) fn lacks(&self) -> bool {
        self.marks.contains(&Mark::Nothing)
    }

    pub(crate) fn extend(&mut self, other: &Bytes) {
        self.data.extend_from_slice(&other.data);
        self.marks.extend_from_slice(&other.marks);
    }

    /// Fills up to a length with bytes that hold nothing.
    pub(crate) fn pad_to(&mut self, count: usize) {
        self.data.resize(count.max(self.data.len()), 0);
        self.marks.resize(self.data.len(), Mark::Nothing);
    }

    /// A part; what is beyond the end is left out.
    pub(crate) fn slice(&self, start: usize, count: usize) -> Bytes {
        let end = start.saturating_add(count);
        Bytes {
            data: self.data.get(start..end).unwrap_or_default().to_vec(),
            marks: self.marks.get(start..end).unwrap_or_default().to_vec(),
        }
    }
}

pub(crate) struct Allocation {
    base: u64,
    bytes: Bytes,
    live: bool,
    kind: Kind,
    pub(crate) label: Label,
}

/// All memory of a run.
pub(crate) struct Memory {
    allocs: Vec<Allocation>,
    next: u64,
    left: usize,
}

/// Room after each allocation.
const GAP: u64 = 64;

impl Memory {
    /// Memory of so many bytes at most.
    pub(crate) fn new(limit: usize) -> Memory {
        Memory { allocs: Vec::new(), next: 1 << 16, left: limit }
    }

    /// Makes an allocation.
    pub(crate) fn allocate(
        &mut self,
        size: u64,
        align: u64,
        kind: Kind,
        label: Label,
    ) -> Result<Pointer, Stop> {
        let bytes = usize::try_from(size).map_err(|_| Stop::Limit)?;
        self.left = self.left.checked_sub(bytes.saturating_add(64)).ok_or(Stop::Limit)?;
        let base = self.next.checked_next_multiple_of(align.max(16)).ok_or(Stop::Limit)?;
        self.next =
            base.checked_add(size).and_then(|end| end.checked_add(GAP)).ok_or(Stop::Limit)?;
        let alloc = u32::try_from(self.allocs.len()).map_err(|_| Stop::Limit)?;
        self.allocs.push(Allocation {
            base,
            bytes: Bytes::nothing(bytes),
            live: true,
            kind,
            label,
        });
        Ok(Pointer { alloc: Some(alloc), addr: base })
    }

    fn get(&self, pointer: Pointer) -> Option<&Allocation> {
        self.allocs.get(pointer.alloc? as usize)
    }

    /// What a pointer points into, and how far from its beginning.
    pub(crate) fn place(&self, pointer: Pointer) -> Option<(Label, i64)> {
        let alloc = self.get(pointer)?;
        Some((alloc.label, pointer.addr.wrapping_sub(alloc.base) as i64))
    }

    /// The allocation that an address is in or next to.
    pub(crate) fn resolve(&self, addr: u64) -> Pointer {
        let after = self.allocs.partition_point(|alloc| alloc.base <= addr);
        let found = after.checked_sub(1).and_then(|at| Some((at, self.allocs.get(at)?)));
        let near =
            |alloc: &Allocation| addr - alloc.base <= alloc.bytes.data.len() as u64 + GAP / 2;
        let alloc = found.filter(|(_, alloc)| near(alloc)).map(|(at, _)| at as u32);
        Pointer { alloc, addr }
    }

    /// The bytes of a live allocation at a pointer.
    fn range(&self, pointer: Pointer, count: usize) -> Result<(usize, usize), Stop> {
        let Some(alloc) = self.get(pointer) else {
            return Err(Stop::undefined("an access to no allocation"));
        };
        if !alloc.live {
            return Err(Stop::undefined("an access to memory that was freed"));
        }
        let start = pointer.addr.wrapping_sub(alloc.base);
        let end = start.checked_add(count as u64);
        if end.is_none_or(|end| end > alloc.bytes.data.len() as u64) {
            return Err(Stop::undefined("an access out of bounds"));
        }
        Ok((pointer.alloc.unwrap_or_default() as usize, start as usize))
    }

    /// Reads bytes.
    pub(crate) fn read(&self, pointer: Pointer, count: usize) -> Result<Bytes, Stop> {
        if count == 0 {
            return Ok(Bytes::default());
        }
        let (alloc, start) = self.range(pointer, count)?;
        Ok(self.allocs.get(alloc).map(|alloc| alloc.bytes.slice(start, count)).unwrap_or_default())
    }

    /// Writes bytes.
    pub(crate) fn write(&mut self, pointer: Pointer, bytes: &Bytes) -> Result<(), Stop> {
        let count = bytes.data.len();
        if count == 0 {
            return Ok(());
        }
        let (alloc, start) = self.range(pointer, count)?;
        let Some(alloc) = self.allocs.get_mut(alloc) else { return Ok(()) };
        if let Some(to) = alloc.bytes.data.get_mut(start..start + count) {
            to.copy_from_slice(&bytes.data);
        }
        if let Some(to) = alloc.bytes.marks.get_mut(start..start + count) {
            to.copy_from_slice(&bytes.marks);
        }
        Ok(())
    }

    /// Frees what was allocated on the heap.
    pub(crate) fn free(&mut self, pointer: Pointer) -> Result<(), Stop> {
        if pointer.addr == 0 {
            return Ok(());
        }
        let alloc = pointer.alloc.and_then(|at| self.allocs.get_mut(at as usize));
        match alloc {
            Some(alloc) if alloc.live && alloc.kind == Kind::Heap && alloc.base == pointer.addr => {
                alloc.live = false;
                Ok(())
            }
            _ => Err(Stop::undefined("memory is freed that cannot be")),
        }
    }

    /// Ends the life of what was allocated on the stack, and gives its bytes back.
    pub(crate) fn end(&mut self, alloc: u32) {
        let Some(alloc) = self.allocs.get_mut(alloc as usize) else { return };
        alloc.live = false;
        self.left = self.left.saturating_add(alloc.bytes.data.len());
        alloc.bytes = Bytes::default();
    }

    /// How many bytes there are from a pointer to the end of what it points into.
    pub(crate) fn rest(&self, pointer: Pointer) -> usize {
        let Some(alloc) = self.get(pointer).filter(|alloc| alloc.live) else { return 0 };
        let start = pointer.addr.wrapping_sub(alloc.base);
        usize::try_from(start).map_or(0, |start| alloc.bytes.data.len().saturating_sub(start))
    }

    /// Whether what a pointer points into lives.
    pub(crate) fn is_live(&self, pointer: Pointer) -> bool {
        self.get(pointer).is_some_and(|alloc| alloc.live)
    }
}
