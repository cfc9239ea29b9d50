//! Numbers, strings and sections as bytes, both ways.
//!
//! A number takes one byte for each seven bits; how many bytes there are is
//! the count of zeros below the lowest one of the first byte. Nine bytes hold
//! all 64 bits after a first byte of zero.

use couloir_ir::num::Int;

use crate::encoding::{PADDING, Section};

/// What is set in the id of a section that tells its alignment.
const ALIGNED: u8 = 1 << 7;

/// Bytes being written.
#[derive(Default)]
pub struct Emitter {
    bytes: Vec<u8>,
    /// What its start must be aligned to.
    alignment: usize,
}

impl Emitter {
    /// What was written.
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    /// What was written so far.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// How much was written.
    pub fn len(&self) -> usize {
        self.bytes.len()
    }

    /// Whether nothing was written.
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// Forgets what was written; the room stays.
    pub fn clear(&mut self) {
        self.bytes.clear();
        self.alignment = 0;
    }

    /// A byte.
    #[inline]
    pub fn byte(&mut self, byte: u8) {
        self.bytes.push(byte);
    }

    /// Writes another byte in the place of one.
    pub fn patch(&mut self, at: usize, byte: u8) {
        if let Some(old) = self.bytes.get_mut(at) {
            *old = byte;
        }
    }

    /// Bytes as they are.
    pub fn raw(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// A number.
    #[inline]
    pub fn varint(&mut self, value: u64) {
        if value < 1 << 7 {
            return self.byte((value << 1 | 1) as u8);
        }
        let count = (u64::BITS - value.leading_zeros()).div_ceil(7) as usize;
        if count > 8 {
            self.byte(0);
            return self.raw(&value.to_le_bytes());
        }
        let tagged = (value << 1 | 1) << (count - 1);
        let end = self.bytes.len() + count;
        self.raw(&tagged.to_le_bytes());
        self.bytes.truncate(end);
    }

    /// A number with a sign, which is its lowest bit.
    pub fn signed(&mut self, value: i64) {
        self.varint((value << 1 ^ value >> 63) as u64);
    }

    /// A number and, in its lowest bit, a flag.
    pub fn flagged(&mut self, value: usize, flag: bool) {
        self.varint((value as u64) << 1 | u64::from(flag));
    }

    /// Fills up to a multiple of an alignment, a power of two.
    pub fn align(&mut self, alignment: usize) {
        if alignment < 2 {
            return;
        }
        self.alignment = self.alignment.max(alignment);
        let padded = self.bytes.len().next_multiple_of(alignment);
        self.bytes.resize(padded, PADDING);
    }

    /// A section. What it must be aligned to is told where it would not be by itself.
    pub fn section(&mut self, id: Section, content: &Emitter) {
        let head = self.bytes.len();
        self.byte(id as u8);
        self.varint(content.bytes.len() as u64);
        if !self.bytes.len().is_multiple_of(content.alignment.max(1)) {
            self.patch(head, id as u8 | ALIGNED);
            self.varint(content.alignment as u64);
            self.align(content.alignment);
        }
        self.raw(&content.bytes);
    }

    /// An integer whose width is known from elsewhere.
    pub fn int(&mut self, value: &Int) {
        match (value.width(), value.words()) {
            (..=8, words) => self.byte(words.first().copied().unwrap_or(0) as u8),
            (..=64, words) => self.signed(words.first().copied().unwrap_or(0) as i64),
            (_, words) => {
                let active = value.active_bits().div_ceil(64).max(1) as usize;
                self.varint(active as u64);
                words.iter().take(active).for_each(|&word| self.signed(word as i64));
            }
        }
    }
}

/// Bytes being read.
#[derive(Clone)]
pub struct Cursor<'a> {
    bytes: &'a [u8],
    /// Where in the file the next byte is.
    offset: usize,
}

/// What is wrong with bytes.
pub type Fault = String;

impl<'a> Cursor<'a> {
    /// At the start of these bytes, which are at this offset of a file.
    pub fn new(bytes: &'a [u8], offset: usize) -> Self {
        Self { bytes, offset }
    }

    /// How many bytes are left.
    pub fn len(&self) -> usize {
        self.bytes.len()
    }

    /// Whether nothing is left.
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// A byte.
    ///
    /// # Errors
    /// There is none.
    pub fn byte(&mut self) -> Result<u8, Fault> {
        match self.take(1) {
            Ok(byte) => Ok(byte[0]),
            Err(_) => Err("attempting to parse a byte at the end of the bytecode".into()),
        }
    }

    /// This many bytes.
    ///
    /// # Errors
    /// There are fewer.
    pub fn take(&mut self, count: usize) -> Result<&'a [u8], Fault> {
        let Some((taken, rest)) = self.bytes.split_at_checked(count) else {
            let left = self.bytes.len();
            return Err(format!("attempting to parse {count} bytes when only {left} remain"));
        };
        self.bytes = rest;
        self.offset += count;
        Ok(taken)
    }

    /// The next bytes as something of their own.
    ///
    /// # Errors
    /// There are fewer.
    pub fn part(&mut self, count: usize) -> Result<Cursor<'a>, Fault> {
        let offset = self.offset;
        Ok(Cursor::new(self.take(count)?, offset))
    }

    /// A number.
    ///
    /// # Errors
    /// Bytes are missing.
    #[inline]
    pub fn varint(&mut self) -> Result<u64, Fault> {
        match self.bytes.split_first() {
            Some((&first, rest)) if first & 1 == 1 => {
                (self.bytes, self.offset) = (rest, self.offset + 1);
                Ok(u64::from(first >> 1))
            }
            _ => self.long_varint(),
        }
    }

    /// A number of more than one byte.
    fn long_varint(&mut self) -> Result<u64, Fault> {
        let first = self.byte()?;
        let more = first.trailing_zeros().min(8) as usize;
        let rest = self.take(more)?.iter().rev();
        let rest = rest.fold(0, |all, &byte| all << 8 | u64::from(byte));
        Ok(if more == 8 { rest } else { (rest << 8 | u64::from(first)) >> (more + 1) })
    }

    /// A number that says how many things follow, each of a byte at least.
    ///
    /// # Errors
    /// There cannot be as many.
    pub fn count(&mut self) -> Result<usize, Fault> {
        let count = self.varint()?;
        self.fits(count)
    }

    /// A count that is no more than the bytes that are left.
    ///
    /// # Errors
    /// There cannot be as many.
    pub fn fits(&self, count: u64) -> Result<usize, Fault> {
        let left = self.bytes.len();
        match usize::try_from(count) {
            Ok(count) if count <= left => Ok(count),
            _ => Err(format!("{count} entries cannot be in the {left} bytes that remain")),
        }
    }

    /// A number with a sign.
    ///
    /// # Errors
    /// Bytes are missing.
    pub fn signed(&mut self) -> Result<i64, Fault> {
        let value = self.varint()?;
        Ok((value >> 1) as i64 ^ -((value & 1) as i64))
    }

    /// A number and the flag in its lowest bit.
    ///
    /// # Errors
    /// Bytes are missing.
    pub fn flagged(&mut self) -> Result<(u64, bool), Fault> {
        let value = self.varint()?;
        Ok((value >> 1, value & 1 == 1))
    }

    /// What stands before a zero byte.
    ///
    /// # Errors
    /// There is no zero byte.
    pub fn text(&mut self) -> Result<&'a [u8], Fault> {
        let Some(end) = self.bytes.iter().position(|&byte| byte == 0) else {
            return Err("malformed null-terminated string, no null character found".into());
        };
        let text = self.take(end)?;
        self.take(1)?;
        Ok(text)
    }

    /// Skips what fills up to a multiple of an alignment.
    ///
    /// # Errors
    /// The alignment is none, or something else stands there.
    pub fn align(&mut self, alignment: u64) -> Result<(), Fault> {
        if !alignment.is_power_of_two() {
            return Err(format!("expected alignment to be a power-of-two, but got {alignment}"));
        }
        let past = self.offset as u64 & (alignment - 1);
        if past == 0 {
            return Ok(());
        }
        let count = usize::try_from(alignment - past).unwrap_or(usize::MAX);
        match self.take(count)?.iter().find(|&&byte| byte != PADDING) {
            Some(byte) => Err(format!("expected alignment byte (0xCB), but got: '0x{byte:X}'")),
            None => Ok(()),
        }
    }

    /// A section.
    ///
    /// # Errors
    /// There is no such section, or bytes of it are missing.
    pub fn section(&mut self) -> Result<(Section, Cursor<'a>), Fault> {
        let tag = self.byte()?;
        let length = self.varint()?;
        let id = tag & 0x7f;
        let Some(&section) = Section::ALL.get(usize::from(id)) else {
            return Err(format!("invalid section ID: {id}"));
        };
        if tag >> 7 == 1 {
            let alignment = self.varint()?;
            self.align(alignment)?;
        }
        let length = usize::try_from(length).unwrap_or(usize::MAX);
        Ok((section, self.part(length)?))
    }

    /// An integer of a known width.
    ///
    /// # Errors
    /// Bytes are missing, or there are more than the width takes.
    pub fn int(&mut self, width: u32) -> Result<Int, Fault> {
        match width {
            0..=8 => Ok(Int::new(width, u64::from(self.byte()?))),
            9..=64 => Ok(Int::new(width, self.signed()? as u64)),
            _ => {
                let count = self.count()?;
                if count > width.div_ceil(64) as usize {
                    return Err(format!("{count} words are too many for {width} bits"));
                }
                let words = (0..count).map(|_| self.signed().map(|word| word as u64));
                Ok(Int::from_words(width, &words.collect::<Result<Vec<_>, _>>()?))
            }
        }
    }
}
