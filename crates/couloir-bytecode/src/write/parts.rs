//! Where the parts of attributes, types and inherent attributes go: into
//! bytes, by their numbers.

use couloir_ir::num::Int;
use couloir_ir::{Attribute, Context, Str, Type};
use rustc_hash::FxHashMap;

use super::number::Numbering;
use crate::builtin::{self, Sink};
use crate::bytes::Emitter;
use crate::{llvm, quant};

/// The strings of a file, each once, in the order of their first use.
#[derive(Default)]
pub(super) struct Strings {
    numbers: FxHashMap<Box<[u8]>, u64>,
    all: Vec<u8>,
    lengths: Vec<u64>,
}

impl Strings {
    /// The number of a string.
    pub(super) fn number(&mut self, text: &[u8]) -> u64 {
        if let Some(&known) = self.numbers.get(text) {
            return known;
        }
        let number = self.lengths.len() as u64;
        self.numbers.insert(text.into(), number);
        self.all.extend_from_slice(text);
        self.all.push(0);
        self.lengths.push(text.len() as u64 + 1);
        number
    }

    /// The section that holds them: lengths from the last one on, then the text.
    pub(super) fn section(&self) -> Emitter {
        let mut section = Emitter::default();
        section.varint(self.lengths.len() as u64);
        self.lengths.iter().rev().for_each(|&length| section.varint(length));
        section.raw(&self.all);
        section
    }
}

/// Writes parts.
pub(super) struct Parts<'a> {
    pub(super) ctx: &'a Context,
    pub(super) numbers: &'a Numbering,
    pub(super) strings: &'a mut Strings,
    pub(super) out: &'a mut Emitter,
}

impl Parts<'_> {
    /// Writes an attribute; says whether in an encoding of its own, not as its text.
    pub(super) fn whole_attr(&mut self, attr: Attribute) -> bool {
        let custom = encode_attr(self.ctx, attr, self);
        if !custom {
            self.text(&self.ctx.attr_text(attr));
        }
        custom
    }

    /// Writes a type; says whether in an encoding of its own, not as its text.
    pub(super) fn whole_type(&mut self, ty: Type) -> bool {
        let custom = encode_type(self.ctx, ty, self);
        if !custom {
            self.text(&self.ctx.type_text(ty));
        }
        custom
    }

    fn text(&mut self, text: &str) {
        self.out.raw(text.as_bytes());
        self.out.byte(0);
    }
}

/// Gives the parts of a type that has an encoding; says whether it has.
pub(super) fn encode_type(ctx: &Context, ty: Type, sink: &mut dyn Sink) -> bool {
    builtin::encode_type(ctx, ty, sink) || quant::encode_type(ctx, ty, sink)
}

/// Gives the parts of an attribute that has an encoding; says whether it has.
pub(super) fn encode_attr(ctx: &Context, attr: Attribute, sink: &mut dyn Sink) -> bool {
    builtin::encode_attr(ctx, attr, sink) || llvm::encode_attr(ctx, attr, sink)
}

impl Sink for Parts<'_> {
    fn varint(&mut self, value: u64) {
        self.out.varint(value);
    }

    fn signed(&mut self, value: i64) {
        self.out.signed(value);
    }

    fn byte(&mut self, value: u8) {
        self.out.byte(value);
    }

    fn int(&mut self, value: &Int) {
        self.out.int(value);
    }

    fn string(&mut self, text: &[u8]) {
        self.out.varint(self.strings.number(text));
    }

    fn blob(&mut self, bytes: &[u8]) {
        self.out.varint(bytes.len() as u64);
        self.out.raw(bytes);
    }

    fn attr(&mut self, attr: Attribute) {
        self.out.varint(self.numbers.attrs.number(attr));
    }

    fn optional_attr(&mut self, attr: Option<Attribute>) {
        let number = attr.map(|attr| self.numbers.attrs.number(attr));
        self.out.varint(number.map_or(0, |number| number << 1 | 1));
    }

    fn string_attr(&mut self, text: Str) {
        self.out.varint(self.numbers.string_number(text));
    }

    fn ty(&mut self, ty: Type) {
        self.out.varint(self.numbers.types.number(ty));
    }

    fn resource(&mut self, _: Str, key: Str) {
        self.out.varint(self.numbers.resource_number(key));
    }
}
