//! Reading a file without what is in its functions, and that later.
//!
//! A function in a module, or in one in that, has its body in a section of its
//! own. Up to its first block's arguments it is read at once; what is in it is
//! read when it is asked for, on any thread, so that it need not be kept for
//! longer than it is worked on.
//!
//! Invariant: what is read in this way is what reading the file in order
//! gives; or nothing, and the file is to be read in order, where anything is
//! wrong with it.

use couloir_asm::parse::{ParseOptions, wrap};
use couloir_diag::SourceFile;
use couloir_ir::body::Body;
use couloir_ir::reading::{self, Read};
use couloir_ir::{Context, Failure, Location, Op};

use super::entries::Entries;
use super::ops::{self, Left, Reader};
use super::properties::Properties;
use super::{File, Head, resources};
use crate::bytes::{Cursor, Fault};

/// What is left to be read of a file.
pub struct Outline<'a> {
    entries: Entries<'a>,
    properties: Properties<'a>,
    bodies: Vec<Cursor<'a>>,
}

/// Reads a range of a file, but for the bodies of functions, into a body with a single op; these
/// may be read by means of what is returned with it.
///
/// # Errors
/// The file is to be read in order.
pub fn read_outline<'a>(
    ctx: &'a Context,
    file: &'a SourceFile,
    range: std::ops::Range<usize>,
    options: &ParseOptions,
) -> Result<(Body, Op, Outline<'a>), Failure> {
    let bytes = file.bytes().get(range).ok_or(Failure)?;
    let (inner, outline) = Outline::of(ctx, bytes).map_err(|_| Failure)?;
    let place = Location::file_line_col(ctx, file.name(), 0, 0);
    let (body, op) = wrap(ctx, inner, place, *options)?;
    Ok((body, op, outline))
}

impl<'a> Outline<'a> {
    fn of(ctx: &'a Context, bytes: &'a [u8]) -> Result<(Box<Body>, Self), Fault> {
        let (head, rest) = Head::of(bytes)?;
        let file = File::of(head.format, rest)?;
        let mut entries = Entries::of(ctx, &file)?;
        resources::read(&mut entries, &file)?;
        entries.resolve()?;
        let (properties, mut left) = (Properties::of(&file)?, Left::default());
        let body = ops::read(&entries, &properties, &file, Some(&mut left))?;
        Ok((body, Self { entries, properties, bodies: left.sections }))
    }
}

impl Read for Outline<'_> {
    fn num_bodies(&self) -> usize {
        self.bodies.len()
    }

    fn reader(&self) -> Box<reading::Reader<'_>> {
        let mut reader = Reader::new(&self.entries, &self.properties, Cursor::new(&[], 0));
        Box::new(move |number, _, body| {
            let section = self.bodies.get(number).ok_or(Failure)?;
            reader.body(section.clone(), body).map_err(|_| Failure)
        })
    }
}
