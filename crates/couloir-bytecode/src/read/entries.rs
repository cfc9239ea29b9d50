//! What ops refer to by number: strings, names, attributes and types.
//!
//! Attributes and types are made from the innermost on, with a list of what
//! is to be made: one that needs others is looked at once to find out which,
//! and once more when these are made.

use couloir_asm::parse::{parse_attribute, parse_type};
use couloir_ir::num::Int;
use couloir_ir::op::OpName;
use couloir_ir::{Attribute, Context, Str, Type};

use super::File;
use crate::builtin::{self, Source};
use crate::bytes::{Cursor, Fault};
use crate::encoding::{Section, version};
use crate::{llvm, quant};

/// Everything that has a number.
pub(super) struct Entries<'a> {
    pub(super) ctx: &'a Context,
    pub(super) format: u64,
    pub(super) strings: Vec<&'a [u8]>,
    pub(super) dialects: Vec<Str>,
    /// The names of ops, and whether there may be ops of these names.
    pub(super) ops: Vec<(OpName, bool)>,
    attrs: Vec<Entry<'a, Attribute>>,
    types: Vec<Entry<'a, Type>>,
    /// All attributes, once they were made, and whether they are locations.
    made: Vec<(Attribute, bool)>,
    /// Keys of resources.
    pub(super) resources: Vec<Str>,
}

/// An attribute or a type.
struct Entry<'a, T> {
    dialect: u32,
    custom: bool,
    bytes: &'a [u8],
    state: State<T>,
}

/// How far an entry is.
#[derive(Clone, Copy)]
enum State<T> {
    /// Not looked at.
    New,
    /// Looked at, and waiting for others.
    Waiting,
    /// Made.
    Done(T),
}

/// An entry by its number.
#[derive(Clone, Copy)]
pub(super) enum Wanted {
    Attr(usize),
    Type(usize),
}

impl<'a> Entries<'a> {
    /// What the sections of a file name; attributes and types are yet to be made.
    pub(super) fn of(ctx: &'a Context, file: &File<'a>) -> Result<Self, Fault> {
        let strings = strings(file.section(Section::String))?;
        let mut entries = Entries {
            ctx,
            format: file.format,
            strings,
            dialects: Vec::new(),
            ops: Vec::new(),
            attrs: Vec::new(),
            types: Vec::new(),
            made: Vec::new(),
            resources: Vec::new(),
        };
        entries.names(file.section(Section::Dialect))?;
        entries.offsets(file.section(Section::AttrTypeOffset), file.section(Section::AttrType))?;
        Ok(entries)
    }

    /// A string by its number.
    pub(super) fn string(&self, number: u64) -> Result<&'a [u8], Fault> {
        entry(&self.strings, number, "string").copied()
    }

    /// The dialects and names of ops.
    fn names(&mut self, mut from: Cursor<'a>) -> Result<(), Fault> {
        for _ in 0..from.count()? {
            let number = self.dialect(&mut from)?;
            let name = self.ctx.intern_bytes(self.string(number)?);
            self.dialects.push(name);
        }
        let known = self.format >= version::ELIDED_LOCATIONS;
        let count = if known { Some(from.count()?) } else { None };
        while !from.is_empty() && count.is_none_or(|count| self.ops.len() < count) {
            let dialect = *entry(&self.dialects, from.varint()?, "dialect")?;
            for _ in 0..from.count()? {
                self.op_name(dialect, &mut from)?;
            }
        }
        Ok(())
    }

    /// The number of a dialect's name; its version is skipped.
    fn dialect(&self, from: &mut Cursor<'a>) -> Result<u64, Fault> {
        if self.format < version::DIALECT_VERSIONS {
            return from.varint();
        }
        let (name, versioned) = from.flagged()?;
        if versioned {
            from.section()?;
        }
        Ok(name)
    }

    fn op_name(&mut self, dialect: Str, from: &mut Cursor<'a>) -> Result<(), Fault> {
        let number = match self.format >= version::PROPERTIES {
            true => from.flagged()?.0,
            false => from.varint()?,
        };
        let mut name = self.ctx.bytes(dialect).to_vec();
        let rest = self.string(number)?;
        if !name.is_empty() && !rest.is_empty() {
            name.push(b'.');
        }
        name.extend_from_slice(rest);
        let name = self.ctx.op_name(self.ctx.intern_bytes(&name));
        self.ops.push((name, self.is_known(name)));
        Ok(())
    }

    /// Whether there may be ops of a name.
    fn is_known(&self, name: OpName) -> bool {
        let dialect = dialect_of(self.ctx.op_name_text(name));
        let any = self.ctx.options().allow_unregistered_dialects;
        any || self.ctx.dialect_named(dialect).is_some()
    }

    /// Where each attribute and type is.
    fn offsets(&mut self, mut from: Cursor<'a>, mut all: Cursor<'a>) -> Result<(), Fault> {
        let (attrs, types) = (from.count()?, from.count()?);
        self.attrs = self.entries(attrs, &mut from, &mut all)?;
        self.types = self.entries(types, &mut from, &mut all)?;
        if from.is_empty() {
            return Ok(());
        }
        Err("unexpected trailing data in the Attribute/Type offset section".into())
    }

    fn entries<T>(
        &self,
        count: usize,
        from: &mut Cursor<'a>,
        all: &mut Cursor<'a>,
    ) -> Result<Vec<Entry<'a, T>>, Fault> {
        let mut entries = Vec::with_capacity(count);
        while entries.len() < count {
            let dialect = from.varint()?;
            entry(&self.dialects, dialect, "dialect")?;
            for _ in 0..from.count()? {
                let (size, custom) = from.flagged()?;
                let size = all.fits(size).map_err(|_| {
                    "Attribute or Type entry offset points past the end of section".to_owned()
                })?;
                let (bytes, dialect) = (all.take(size)?, dialect as u32);
                entries.push(Entry { dialect, custom, bytes, state: State::New });
            }
        }
        match entries.len() == count {
            true => Ok(entries),
            false => Err("there are more attributes or types than were announced".into()),
        }
    }

    /// Makes all attributes and types.
    pub(super) fn resolve(&mut self) -> Result<(), Fault> {
        let (mut todo, mut needs) = (Vec::new(), Vec::new());
        let types = (0..self.types.len()).map(Wanted::Type);
        for first in types.chain((0..self.attrs.len()).map(Wanted::Attr)) {
            todo.push(first);
            while let Some(&wanted) = todo.last() {
                self.make(wanted, &mut needs)?;
                if needs.is_empty() {
                    todo.pop();
                }
                todo.append(&mut needs);
            }
        }
        let made = self.attrs.iter().filter_map(|entry| match entry.state {
            State::Done(attr) => Some((attr, attr.is_location(self.ctx))),
            _ => None,
        });
        self.made = made.collect();
        if self.made.iter().any(|&(attr, _)| holds_location(self.ctx, attr)) {
            self.ctx.note_location_value();
        }
        Ok(())
    }

    /// Makes an attribute or a type, or says which others it needs first.
    fn make(&mut self, wanted: Wanted, needs: &mut Vec<Wanted>) -> Result<(), Fault> {
        match wanted {
            Wanted::Attr(at) if !matches!(self.attrs[at].state, State::Done(_)) => {
                let made = self.attr_at(at, needs);
                self.attrs[at].state = settled(made, needs)?;
            }
            Wanted::Type(at) if !matches!(self.types[at].state, State::Done(_)) => {
                let made = self.type_at(at, needs);
                self.types[at].state = settled(made, needs)?;
            }
            _ => {}
        }
        Ok(())
    }

    fn attr_at(&self, at: usize, needs: &mut Vec<Wanted>) -> Result<Attribute, Fault> {
        let entry = &self.attrs[at];
        if !entry.custom {
            let text = text(entry.bytes)?;
            let failed = || format!("failed to parse attribute: {text}");
            return parse_attribute(self.ctx, text).map_err(|_| failed());
        }
        let mut parts = self.parts(entry.bytes, needs);
        let attr = match self.dialect_of_entry(entry.dialect) {
            "builtin" => builtin::decode_attr(&mut parts)?,
            "llvm" => llvm::decode_attr(&mut parts)?,
            other => return Err(format!("dialect '{other}' does not have a bytecode interface")),
        };
        parts.finish(attr)
    }

    fn type_at(&self, at: usize, needs: &mut Vec<Wanted>) -> Result<Type, Fault> {
        let entry = &self.types[at];
        if !entry.custom {
            let text = text(entry.bytes)?;
            let failed = || format!("failed to parse type: {text}");
            return parse_type(self.ctx, text).map_err(|_| failed());
        }
        let mut parts = self.parts(entry.bytes, needs);
        let ty = match self.dialect_of_entry(entry.dialect) {
            "builtin" => builtin::decode_type(&mut parts)?,
            "quant" => quant::decode_type(&mut parts)?,
            other => return Err(format!("dialect '{other}' does not have a bytecode interface")),
        };
        parts.finish(ty)
    }

    fn dialect_of_entry(&self, number: u32) -> &'a str {
        let name = self.dialects.get(number as usize);
        name.map_or("", |&name| if name == Str::BUILTIN { "builtin" } else { self.ctx.str(name) })
    }

    fn parts<'p>(&'p self, bytes: &'a [u8], needs: &'p mut Vec<Wanted>) -> Parts<'p, 'a> {
        Parts { entries: self, from: Cursor::new(bytes, 0), needs }
    }

    /// An attribute, by its number, and whether it is a location. All were made.
    pub(super) fn attr(&self, number: u64) -> Result<(Attribute, bool), Fault> {
        entry(&self.made, number, "Attribute").copied()
    }

    /// A type that was made, by its number.
    pub(super) fn ty(&self, number: u64) -> Result<Type, Fault> {
        match entry(&self.types, number, "Type")?.state {
            State::Done(ty) => Ok(ty),
            _ => Err(format!("Type {number} was not read")),
        }
    }

    /// Parts that were all made.
    pub(super) fn made<'p>(
        &'p self,
        from: Cursor<'a>,
        needs: &'p mut Vec<Wanted>,
    ) -> Parts<'p, 'a> {
        Parts { entries: self, from, needs }
    }
}

/// What an entry is after it was looked at. Where it needs others, what came
/// of it does not count.
fn settled<T>(made: Result<T, Fault>, needs: &[Wanted]) -> Result<State<T>, Fault> {
    if needs.is_empty() {
        return made.map(State::Done);
    }
    Ok(State::Waiting)
}

/// Whether an element of an array or a dictionary is a location.
fn holds_location(ctx: &Context, attr: Attribute) -> bool {
    let is_one = |attr: &Attribute| attr.is_location(ctx);
    let entries = attr.as_dictionary(ctx).unwrap_or_default();
    attr.as_array(ctx).unwrap_or_default().iter().any(is_one)
        || entries.iter().any(|(_, attr)| is_one(attr))
}

/// The text of an entry that has no encoding of its own.
fn text(bytes: &[u8]) -> Result<&str, Fault> {
    let text = Cursor::new(bytes, 0).text()?;
    std::str::from_utf8(text).map_err(|_| "text is not UTF-8".into())
}

/// What comes before the dot in the name of an op.
pub(super) fn dialect_of(name: &str) -> &str {
    name.split_once('.').map_or(name, |(dialect, _)| dialect)
}

/// What stands at a number.
#[inline]
pub(super) fn entry<'t, T>(all: &'t [T], number: u64, what: &str) -> Result<&'t T, Fault> {
    let found = usize::try_from(number).ok().and_then(|number| all.get(number));
    found.ok_or_else(|| format!("invalid {what} index: {number}"))
}

/// The strings, whose lengths stand from the last one on.
fn strings(mut from: Cursor<'_>) -> Result<Vec<&[u8]>, Fault> {
    let count = from.count()?;
    let lengths = (0..count).map(|_| from.varint()).collect::<Result<Vec<_>, _>>()?;
    let mut strings = Vec::with_capacity(count);
    for length in lengths.into_iter().rev() {
        let length = from.fits(length).map_err(|_| "string size exceeds the available data")?;
        match from.take(length)?.split_last() {
            Some((0, text)) => strings.push(text),
            _ => return Err("string is not null-terminated".into()),
        }
    }
    match from.is_empty() {
        true => Ok(strings),
        false => {
            Err("unexpected trailing data between the offsets for strings and their data".into())
        }
    }
}

/// Reads the parts of an attribute or a type.
pub(super) struct Parts<'p, 'a> {
    entries: &'p Entries<'a>,
    from: Cursor<'a>,
    /// The parts that are not made yet.
    needs: &'p mut Vec<Wanted>,
}

impl Parts<'_, '_> {
    /// What was made, unless there is more, or it is in itself.
    pub(super) fn finish<T>(self, made: T) -> Result<T, Fault> {
        match self.from.is_empty() || !self.needs.is_empty() {
            true => Ok(made),
            false => Err("unexpected trailing bytes after Attribute or Type entry".into()),
        }
    }

    /// What is wrong with a part that waits for this one: nothing helps.
    fn cycle(&mut self) -> Fault {
        self.needs.clear();
        "an attribute or type is a part of itself".into()
    }

    /// The number of an attribute that may be absent.
    fn optional(&mut self) -> Result<Option<u64>, Fault> {
        let (number, present) = self.from.flagged()?;
        Ok(present.then_some(number))
    }

    fn attr_number(&mut self, number: u64) -> Result<Attribute, Fault> {
        let entry = entry(&self.entries.attrs, number, "Attribute")?;
        Ok(match entry.state {
            State::Done(attr) => attr,
            State::New => {
                self.needs.push(Wanted::Attr(number as usize));
                Attribute::UNIT
            }
            State::Waiting => return Err(self.cycle()),
        })
    }
}

impl Source for Parts<'_, '_> {
    fn ctx(&self) -> &Context {
        self.entries.ctx
    }

    fn is_pending(&self) -> bool {
        !self.needs.is_empty()
    }

    fn varint(&mut self) -> Result<u64, Fault> {
        self.from.varint()
    }

    fn count(&mut self) -> Result<usize, Fault> {
        self.from.count()
    }

    fn signed(&mut self) -> Result<i64, Fault> {
        self.from.signed()
    }

    fn byte(&mut self) -> Result<u8, Fault> {
        self.from.byte()
    }

    fn int(&mut self, width: u32) -> Result<Int, Fault> {
        self.from.int(width)
    }

    fn string(&mut self) -> Result<Str, Fault> {
        let number = self.from.varint()?;
        Ok(self.entries.ctx.intern_bytes(self.entries.string(number)?))
    }

    fn blob(&mut self) -> Result<Vec<u8>, Fault> {
        let length = self.from.count()?;
        Ok(self.from.take(length)?.to_vec())
    }

    fn attr(&mut self) -> Result<Attribute, Fault> {
        let number = self.from.varint()?;
        self.attr_number(number)
    }

    fn optional_attr(&mut self) -> Result<Option<Attribute>, Fault> {
        self.optional()?.map(|number| self.attr_number(number)).transpose()
    }

    fn ty(&mut self) -> Result<Type, Fault> {
        let number = self.from.varint()?;
        let entry = entry(&self.entries.types, number, "Type")?;
        Ok(match entry.state {
            State::Done(ty) => ty,
            State::New => {
                self.needs.push(Wanted::Type(number as usize));
                Type::NONE
            }
            State::Waiting => return Err(self.cycle()),
        })
    }

    fn resource(&mut self) -> Result<Str, Fault> {
        let number = self.from.varint()?;
        entry(&self.entries.resources, number, "resource").copied()
    }
}
