//! Bytecode to IR.
//!
//! - [`entries`] for strings, dialects, names of ops, attributes and types;
//! - [`ops`] for ops, [`properties`] for their inherent attributes;
//! - [`outline`] for functions whose bodies are read later;
//! - [`resources`] for resources.
//!
//! All that is wrong is reported as one diagnostic at the file, with the
//! words of what was found.

mod entries;
mod ops;
mod outline;
mod properties;
mod resources;

use std::sync::Arc;

use couloir_asm::parse::{ParseOptions, wrap};
use couloir_diag::{Diagnostic, Place, SourceFile, quoted_bytes};
use couloir_ir::body::Body;
use couloir_ir::{Context, Failure, Location};

use crate::bytes::{Cursor, Fault};
use crate::encoding::{MAGIC, Section, version};
use entries::Entries;

pub use outline::{Outline, read_outline};

/// What a file holds: its version, and its sections.
pub(crate) struct File<'a> {
    format: u64,
    sections: [Option<Cursor<'a>>; Section::ALL.len()],
}

/// Reads a range of a file into a body with one op: the only op of the file,
/// or a module around all of them, as for text.
///
/// # Errors
/// What is wrong was reported.
pub fn read(
    ctx: &Context,
    file: &Arc<SourceFile>,
    range: std::ops::Range<usize>,
    options: &ParseOptions,
) -> Result<(Body, couloir_ir::Op), Failure> {
    let place = Location::file_line_col(ctx, file.name(), 0, 0);
    let bytes = file.bytes().get(range).unwrap_or_default();
    let fail = |diagnostic: Diagnostic| {
        ctx.emit(diagnostic);
        Failure
    };
    let at = || Place::line_col(file.name(), 0, 0);
    let (head, rest) = Head::of(bytes).map_err(|fault| fail(Diagnostic::error(at(), fault)))?;
    let read = File::of(head.format, rest).and_then(|sections| sections.ops(ctx));
    match read {
        Ok(inner) => wrap(ctx, inner, place, *options),
        Err(fault) => Err(fail(Diagnostic::error(at(), fault).note(at(), head.note()))),
    }
}

/// What a file starts with.
struct Head<'a> {
    format: u64,
    producer: &'a [u8],
}

impl<'a> Head<'a> {
    /// The head of a file, and what follows.
    fn of(bytes: &'a [u8]) -> Result<(Self, Cursor<'a>), Fault> {
        let mut from = Cursor::new(bytes, 0);
        if from.take(MAGIC.len())? != MAGIC {
            return Err("input buffer is not an MLIR bytecode file".into());
        }
        let (format, newest) = (from.varint()?, version::CURRENT);
        if format > newest {
            return Err(format!(
                "bytecode version {format} is newer than the current version {newest}"
            ));
        }
        let producer = from.text()?;
        Ok((Self { format, producer }, from))
    }

    /// What is told of the file where something in it is wrong.
    fn note(&self) -> String {
        let producer = quoted_bytes(self.producer);
        format!("in bytecode version {} produced by: {producer}", self.format)
    }
}

impl<'a> File<'a> {
    /// The sections that follow the head.
    fn of(format: u64, mut cursor: Cursor<'a>) -> Result<File<'a>, Fault> {
        let mut file = File { format, sections: Default::default() };
        while !cursor.is_empty() {
            let (id, section) = cursor.section()?;
            if file.sections[id as usize].replace(section).is_some() {
                return Err(format!("duplicate top-level section: {}", name(id)));
            }
        }
        file.check()?;
        Ok(file)
    }

    /// Whether all sections are there that must be.
    fn check(&self) -> Result<(), Fault> {
        let optional = |id: Section| match id {
            Section::Resource | Section::ResourceOffset | Section::DialectVersions => true,
            Section::Properties => self.format < version::PROPERTIES,
            _ => false,
        };
        let missing =
            Section::ALL.iter().find(|&&id| self.sections[id as usize].is_none() && !optional(id));
        missing
            .map_or(Ok(()), |&id| Err(format!("missing data for top-level section: {}", name(id))))
    }

    /// A section; an empty one where there is none.
    fn section(&self, id: Section) -> Cursor<'a> {
        self.sections[id as usize].clone().unwrap_or_else(|| Cursor::new(&[], 0))
    }

    /// All ops in a body.
    fn ops(&self, ctx: &Context) -> Result<Box<Body>, Fault> {
        let mut entries = Entries::of(ctx, self)?;
        resources::read(&mut entries, self)?;
        entries.resolve()?;
        let properties = properties::Properties::of(self)?;
        ops::read(&entries, &properties, self, None)
    }
}

/// What messages call a section.
fn name(id: Section) -> String {
    let name = match id {
        Section::String => "String",
        Section::Dialect => "Dialect",
        Section::AttrType => "AttrType",
        Section::AttrTypeOffset => "AttrTypeOffset",
        Section::Ir => "IR",
        Section::Resource => "Resource",
        Section::ResourceOffset => "ResourceOffset",
        Section::DialectVersions => "DialectVersions",
        Section::Properties => "Properties",
    };
    format!("{name} ({})", id as u8)
}
