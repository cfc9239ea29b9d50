//! Attributes, as the language reference writes them.

use couloir_ir::attr::{AttrKind, Attribute};
use couloir_ir::num::{Float, Int, print_float};
use couloir_ir::text::Str;
use couloir_ir::ty::{DYNAMIC, Signedness, Type, TypeKind};

use super::printer::{Piece, Printer, Typed};
use super::strings;

/// Around what a distinct attribute is known by while it has no number: no byte of any text, or of
/// a mark in it.
pub(super) const UNNUMBERED: u8 = 1;

impl Printer<'_> {
    /// Writes an attribute that no other is part of; false when it is none.
    pub(super) fn leaf_attr(&mut self, attr: Attribute, typed: Typed) -> bool {
        match attr.kind(self.ctx) {
            AttrKind::Unit => self.put("unit"),
            AttrKind::Integer(ty, value) => return self.integer_attr(*ty, value, typed),
            AttrKind::Float(ty, value) => return self.float_attr(*ty, *value, typed),
            AttrKind::String(text, ty) => {
                if ty.is_some() && typed != Typed::Never {
                    return false;
                }
                self.put_quoted(*text);
            }
            AttrKind::SymbolRef(root, nested) => self.symbol_ref(*root, nested),
            AttrKind::AffineMap(map) => {
                self.put("affine_map<");
                self.with_scratch(|scratch| map.print(scratch));
                self.out.push(b'>');
            }
            AttrKind::IntegerSet(set) => {
                self.put("affine_set<");
                self.with_scratch(|scratch| set.print(scratch));
                self.out.push(b'>');
            }
            AttrKind::StridedLayout { strides, offset } => self.strided(strides, *offset),
            AttrKind::DenseArray { element, data } => self.dense_array(*element, data),
            _ => return false,
        }
        true
    }

    /// Writes the start of an attribute and leaves the rest on the list.
    pub(super) fn open_attr(&mut self, attr: Attribute, typed: Typed) {
        match attr.kind(self.ctx) {
            AttrKind::Integer(ty, value) => {
                self.int_value(*ty, value);
                self.push_ending(*ty);
            }
            AttrKind::Float(ty, value) => {
                self.float_value(*value);
                self.push_ending(*ty);
            }
            AttrKind::String(text, ty) => {
                self.put_quoted(*text);
                self.push_ending(ty.expand().unwrap_or(Type::NONE));
            }
            AttrKind::Type(ty) => self.push(&[Piece::Type(*ty)]),
            AttrKind::Array(_) => {
                self.out.push(b'[');
                self.items(attr, 0);
            }
            AttrKind::Dictionary(_) => {
                self.out.push(b'{');
                self.items(attr, 0);
            }
            AttrKind::DenseElements(dense) => {
                self.dense_elements(dense, true);
                self.ending(dense.ty, typed);
            }
            AttrKind::DenseStrings(ty, strings) => {
                self.dense_strings(*ty, strings);
                self.ending(*ty, typed);
            }
            AttrKind::DenseResource(ty, key) => {
                self.put("dense_resource<");
                strings::keyword_or_string(self.out, self.ctx.bytes(*key));
                self.out.push(b'>');
                self.resource_used(*key);
                self.ending(*ty, typed);
            }
            AttrKind::Sparse(ty, indices, values) => {
                self.sparse(*indices, *values);
                self.ending(*ty, typed);
            }
            AttrKind::Opaque(dialect, text, ty) => {
                self.dialect_symbol(b'#', *dialect, *text);
                self.ending(*ty, typed);
            }
            AttrKind::Distinct(id, inner) => self.distinct(*id, *inner),
            AttrKind::Location(_) if self.options.pretty_debuginfo => {
                self.open_location(attr, true);
            }
            AttrKind::Location(_) => {
                self.put("loc(");
                self.push(&[Piece::Text(")")]);
                self.open_location(attr, false);
            }
            AttrKind::Dialect(data) => {
                let ty = data.def.typed.and_then(|typed| typed(self.ctx, data));
                self.ending(ty.unwrap_or(Type::NONE), typed);
                self.dialect_attr(data);
            }
            _ => _ = self.leaf_attr(attr, typed),
        }
    }

    fn ending(&mut self, ty: Type, typed: Typed) {
        if typed != Typed::Never {
            self.push_ending(ty);
        }
    }

    /// Writes items of an array or entries of a dictionary from one on.
    pub(super) fn items(&mut self, attr: Attribute, from: u32) {
        let rest = |next| Piece::Items(attr, next);
        match attr.kind(self.ctx) {
            AttrKind::Array(items) => {
                let item = |printer: &mut Self, at: u32| {
                    let item = items.get(at as usize)?;
                    printer.comma(at);
                    Some(Piece::Attr(*item, Typed::Unusual))
                };
                if self.list(from, item, rest) {
                    self.out.push(b']');
                }
            }
            AttrKind::Dictionary(entries) => {
                let entry = |printer: &mut Self, at: u32| {
                    let (name, value) = entries.get(at as usize)?;
                    printer.comma(at);
                    Some(printer.entry(*name, *value))
                };
                if self.list(from, entry, rest) {
                    self.out.push(b'}');
                }
            }
            _ => {}
        }
    }

    /// Writes an entry's name, and gives what is left of it.
    fn entry(&mut self, name: Str, value: Attribute) -> Piece {
        strings::keyword_or_string(self.out, self.ctx.bytes(name));
        if value == Attribute::UNIT {
            return Piece::Text("");
        }
        self.put(" = ");
        Piece::Attr(value, Typed::Always)
    }

    fn comma(&mut self, at: u32) {
        if at > 0 {
            self.put(", ");
        }
    }

    /// Writes an integer with its type where both are simple.
    fn integer_attr(&mut self, ty: Type, value: &Int, typed: Typed) -> bool {
        if ty == Type::I1 {
            self.put(if value.is_zero() { "false" } else { "true" });
            return true;
        }
        let start = self.out.len();
        self.int_value(ty, value);
        self.simple_ending(start, ty, ty == Type::I64, typed)
    }

    fn float_attr(&mut self, ty: Type, value: Float, typed: Typed) -> bool {
        let start = self.out.len();
        let hex = self.float_value(value);
        self.simple_ending(start, ty, ty == Type::F64 && !hex, typed)
    }

    /// Writes the type of a number; takes the number back when the type has an alias.
    fn simple_ending(&mut self, start: usize, ty: Type, usual: bool, typed: Typed) -> bool {
        if typed == Typed::Never || usual && typed == Typed::Unusual {
            return true;
        }
        self.put(" : ");
        if self.type_alias(ty) || self.leaf_type(ty) {
            return true;
        }
        self.out.truncate(start);
        false
    }

    /// Writes an integer of this type, signed unless the type says otherwise.
    pub(super) fn int_value(&mut self, ty: Type, value: &Int) {
        let unsigned = matches!(ty.kind(self.ctx), TypeKind::Integer(_, Signedness::Unsigned));
        match (unsigned, value.to_u64(), value.to_i64()) {
            (true, Some(value), _) => strings::unsigned(self.out, value),
            (false, _, Some(value)) => strings::signed(self.out, value),
            (true, ..) => self.with_scratch(|scratch| value.print_unsigned(scratch)),
            (false, ..) => self.with_scratch(|scratch| value.print_signed(scratch)),
        }
    }

    /// Writes a float; tells whether in hexadecimal.
    pub(super) fn float_value(&mut self, value: Float) -> bool {
        self.scratch.clear();
        print_float(&mut self.scratch, value);
        self.out.extend_from_slice(self.scratch.as_bytes());
        self.scratch.starts_with("0x")
    }

    /// Appends what is written into a string.
    fn with_scratch(&mut self, write: impl FnOnce(&mut String)) {
        self.scratch.clear();
        write(&mut self.scratch);
        self.out.extend_from_slice(self.scratch.as_bytes());
    }

    fn symbol_ref(&mut self, root: Str, nested: &[Str]) {
        strings::symbol(self.out, self.ctx.bytes(root));
        for &name in nested {
            self.put("::");
            strings::symbol(self.out, self.ctx.bytes(name));
        }
    }

    fn strided(&mut self, strides: &[i64], offset: i64) {
        self.put("strided<[");
        for (at, &stride) in strides.iter().enumerate() {
            self.comma(at as u32);
            self.size(stride);
        }
        self.out.push(b']');
        if offset != 0 {
            self.put(", offset: ");
            self.size(offset);
        }
        self.out.push(b'>');
    }

    fn size(&mut self, size: i64) {
        if size == DYNAMIC { self.out.push(b'?') } else { strings::signed(self.out, size) }
    }

    /// The number of a distinct attribute, in the order of printing.
    fn distinct_number(&mut self, id: u64) -> u64 {
        let next = self.distinct.len() as u64;
        *self.distinct.entry(id).or_insert(next)
    }

    /// Gives distinct attributes in a text that was held their numbers.
    pub(super) fn number_distinct(&mut self, text: &[u8]) {
        if memchr::memchr(UNNUMBERED, text).is_none() {
            return self.out.extend_from_slice(text);
        }
        for (at, part) in text.split(|&byte| byte == UNNUMBERED).enumerate() {
            match std::str::from_utf8(part).ok().and_then(|id| id.parse().ok()) {
                Some(id) if at % 2 == 1 => {
                    let number = self.distinct_number(id);
                    strings::unsigned(self.out, number);
                }
                _ => self.out.extend_from_slice(part),
            }
        }
    }

    fn distinct(&mut self, id: u64, inner: Attribute) {
        self.put("distinct[");
        if self.regions.is_empty() {
            let number = self.distinct_number(id);
            strings::unsigned(self.out, number);
        } else {
            // What stands after a region is numbered after what is in it.
            self.out.push(UNNUMBERED);
            strings::unsigned(self.out, id);
            self.out.push(UNNUMBERED);
        }
        self.put("]<");
        if inner == Attribute::UNIT {
            return self.out.push(b'>');
        }
        self.push(&[Piece::Attr(inner, Typed::Always), Piece::Text(">")]);
    }
}
