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
    for group in &external {
        let name = to.strings.number(ctx.bytes(group.0));
        to.group(name, group);
    }
    if let Some(dialect) = numbers.dialect_number(Str::BUILTIN) {
        let blobs = numbers.resources.iter().filter_map(|&key| {
            Some((key, ExternalResource::Blob(ctx.resource(Str::BUILTIN, key)?)))
        });
        let group = (Str::BUILTIN, blobs.collect::<Vec<_>>());
        if !group.1.is_empty() {
            to.group(dialect as u64, &group);
        }
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

impl Resources<'_> {
    fn group(&mut self, number: u64, group: &ResourceGroup) {
        self.offsets.varint(number);
        self.offsets.varint(group.1.len() as u64);
        for (key, value) in &group.1 {
            let start = self.all.len();
            let kind = self.value(value);
            let key = self.strings.number(self.ctx.bytes(*key));
            self.offsets.varint(key);
            self.offsets.varint((self.all.len() - start) as u64);
            self.offsets.byte(kind);
        }
    }

    /// Writes a resource; returns what it is.
    fn value(&mut self, value: &ExternalResource) -> u8 {
        match value {
            _ if self.options.elide_resources => resource::BLOB,
            ExternalResource::Blob(blob) => {
                let (alignment, bytes) = blob.split_at_checked(4).unwrap_or_default();
                let alignment =
                    alignment.iter().rev().fold(0, |all, &byte| all << 8 | usize::from(byte));
                self.all.varint(alignment as u64);
                self.all.varint(bytes.len() as u64);
                self.all.align(alignment);
                self.all.raw(bytes);
                resource::BLOB
            }
            ExternalResource::Bool(value) => {
                self.all.byte(u8::from(*value));
                resource::BOOL
            }
            ExternalResource::String(text) => {
                let number = self.strings.number(self.ctx.bytes(*text));
                self.all.varint(number);
                resource::STRING
            }
        }
    }
}
