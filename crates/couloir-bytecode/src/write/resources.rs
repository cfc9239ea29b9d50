//! Resources: bytes, truth values and strings that stand beside IR.

use couloir_ir::context::{ExternalResource, ResourceGroup};
use couloir_ir::{Context, Str};

use super::WriteOptions;
use super::number::Numbering;
use super::parts::Strings;
use crate::bytes::Emitter;
use crate::encoding::{Section, resource};

/// Writes the sections of resources.
pub(super) fn write(
    ctx: &Context,
    numbers: &Numbering,
    strings: &mut Strings,
    options: &WriteOptions<'_>,
    file: &mut Emitter,
) {
    let (mut offsets, mut all) = (Emitter::default(), Emitter::default());
    let external = ctx.external_resources();
    offsets.varint(external.len() as u64);
    let mut to = Resources { ctx, strings, options, offsets: &mut offsets, all: &mut all };
    external.iter().for_each(|group| to.external(group));
    if let Some(dialect) = numbers.dialect_number(Str::BUILTIN)
        && !numbers.resources.is_empty()
    {
        to.dialect(dialect as u64, &numbers.resources);
    }
    file.section(Section::ResourceOffset, &offsets);
    file.section(Section::Resource, &all);
}

struct Resources<'a> {
    ctx: &'a Context,
    strings: &'a mut Strings,
    options: &'a WriteOptions<'a>,
    offsets: &'a mut Emitter,
    all: &'a mut Emitter,
}

/// A resource that was written.
struct Entry {
    key: Str,
    size: usize,
    kind: u8,
}

impl Resources<'_> {
    fn external(&mut self, group: &ResourceGroup) {
        let values = group.1.iter().map(|(key, value)| self.entry(*key, Some(value)));
        let entries = values.collect::<Vec<_>>();
        let name = self.strings.number(self.ctx.bytes(group.0));
        self.group(name, &entries);
    }

    /// The resources of the builtin dialect: those that there are, then those
    /// that are only named.
    fn dialect(&mut self, number: u64, keys: &[Str]) {
        let blob = |key: &Str| Some(ExternalResource::Blob(self.ctx.resource(Str::BUILTIN, *key)?));
        let mut all = keys.iter().map(|key| (*key, blob(key))).collect::<Vec<_>>();
        all.sort_by_key(|(_, blob)| blob.is_none());
        let entries = all.iter().map(|(key, value)| self.entry(*key, value.as_ref()));
        let entries = entries.collect::<Vec<_>>();
        self.group(number, &entries);
    }

    fn group(&mut self, name: u64, entries: &[Entry]) {
        self.offsets.varint(name);
        self.offsets.varint(entries.len() as u64);
        for entry in entries {
            let key = self.strings.number(self.ctx.bytes(entry.key));
            self.offsets.varint(key);
            self.offsets.varint(entry.size as u64);
            self.offsets.byte(entry.kind);
        }
    }

    /// Writes a resource that there is.
    fn entry(&mut self, key: Str, value: Option<&ExternalResource>) -> Entry {
        let start = self.all.len();
        let kind = value.map_or(resource::BLOB, |value| self.value(value));
        Entry { key, size: self.all.len() - start, kind }
    }

    /// Writes a resource, unless they are left out; returns what it is.
    fn value(&mut self, value: &ExternalResource) -> u8 {
        if !self.options.elide_resources {
            self.data(value);
        }
        match value {
            ExternalResource::Blob(_) => resource::BLOB,
            ExternalResource::Bool(_) => resource::BOOL,
            ExternalResource::String(_) => resource::STRING,
        }
    }

    fn data(&mut self, value: &ExternalResource) {
        match value {
            ExternalResource::Blob(blob) => {
                let (alignment, bytes) = blob.split_at_checked(4).unwrap_or_default();
                let alignment =
                    alignment.iter().rev().fold(0, |all, &byte| all << 8 | usize::from(byte));
                self.all.varint(alignment as u64);
                self.all.varint(bytes.len() as u64);
                self.all.align(alignment);
                self.all.raw(bytes);
            }
            ExternalResource::Bool(value) => self.all.byte(u8::from(*value)),
            ExternalResource::String(text) => {
                let number = self.strings.number(self.ctx.bytes(*text));
                self.all.varint(number);
            }
        }
    }
}
