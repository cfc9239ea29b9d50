//! Elements attributes: dense, sparse, strings, and dense arrays.

use couloir_ir::attr::{AttrKind, Attribute, Blob, DenseElements};
use couloir_ir::num::{Float, Int};
use couloir_ir::text::Str;
use couloir_ir::ty::{Type, TypeKind};

use super::printer::Printer;
use super::strings;

/// Elements are written in hexadecimal where there are more than this many, unless told otherwise.
const HEX_ABOVE: u64 = 100;

impl Printer<'_> {
    /// Writes `dense<...>` without its type.
    pub(super) fn dense_elements(&mut self, dense: &DenseElements, allow_hex: bool) {
        let count = dense.ty.num_elements(self.ctx).unwrap_or(0);
        let splat = dense.splat || count == 1;
        if !splat && self.elides(count) {
            return self.put("dense_resource<__elided__>");
        }
        self.put("dense<");
        self.dense_values(dense, splat, allow_hex);
        self.out.push(b'>');
    }

    /// Whether so many elements are left out.
    fn elides(&self, count: u64) -> bool {
        self.options.elide_elements_above.is_some_and(|limit| count > limit)
    }

    fn prints_hex(&self, count: u64) -> bool {
        match self.options.hex_elements_above {
            None => count > HEX_ABOVE,
            Some(limit) => u64::try_from(limit).is_ok_and(|limit| count > limit),
        }
    }

    fn dense_values(&mut self, dense: &DenseElements, splat: bool, allow_hex: bool) {
        let count = dense.ty.num_elements(self.ctx).unwrap_or(0);
        if allow_hex && !splat && self.prints_hex(count) {
            return self.hex_elements(dense);
        }
        let (scalar, complex) = dense.scalar_type(self.ctx);
        let bytes = DenseElements::element_bytes(self.ctx, scalar).unwrap_or(1).max(1);
        let whole = if complex { 2 * bytes } else { bytes };
        let mut chunks = dense.data.chunks_exact(whole);
        self.nest(dense.ty, splat, |printer| {
            let data = chunks.next().unwrap_or_default();
            if complex {
                printer.complex(scalar, data, bytes);
            } else {
                printer.scalar(scalar, data);
            }
        });
    }

    fn complex(&mut self, part: Type, data: &[u8], bytes: usize) {
        let (real, imaginary) = data.split_at_checked(bytes).unwrap_or_default();
        self.out.push(b'(');
        self.scalar(part, real);
        self.out.push(b',');
        self.scalar(part, imaginary);
        self.out.push(b')');
    }

    /// Writes one number out of its bytes.
    fn scalar(&mut self, ty: Type, data: &[u8]) {
        if let TypeKind::Float(kind) = ty.kind(self.ctx) {
            let bits = Int::from_le_bytes(128, data).low_u128();
            self.float_value(Float::from_bits(*kind, bits));
            return;
        }
        let width = ty.int_width(self.ctx).unwrap_or(64);
        let value = Int::from_le_bytes(width, data);
        if width == 1 {
            self.put(if value.is_zero() { "false" } else { "true" });
        } else {
            self.int_value(ty, &value);
        }
    }

    /// Writes elements in the brackets of their type's shape; none where a size is zero.
    fn nest(&mut self, ty: Type, splat: bool, mut element: impl FnMut(&mut Self)) {
        let shape = ty.shape(self.ctx).unwrap_or_default();
        let count = ty.num_elements(self.ctx).unwrap_or(0);
        if splat {
            return element(self);
        }
        let mut counter = vec![0i64; shape.len()];
        let mut open = 0;
        for index in 0..count {
            if index > 0 {
                self.put(", ");
            }
            self.out.resize(self.out.len() + shape.len() - open, b'[');
            element(self);
            let closed = bump(&mut counter, shape);
            self.out.resize(self.out.len() + closed, b']');
            open = shape.len() - closed;
        }
        self.out.resize(self.out.len() + open, b']');
    }

    fn hex_elements(&mut self, dense: &DenseElements) {
        self.put("\"0x");
        let (scalar, complex) = dense.scalar_type(self.ctx);
        if scalar.int_width(self.ctx) == Some(1) && !complex {
            self.packed_bits(&dense.data);
        } else {
            dense.data.iter().for_each(|&byte| strings::hex_byte(self.out, byte));
        }
        self.out.push(b'"');
    }

    /// Truth values are eight to a byte there.
    fn packed_bits(&mut self, data: &[u8]) {
        for eight in data.chunks(8) {
            let bits = eight.iter().enumerate();
            let byte = bits.fold(0, |byte, (at, &bit)| byte | u8::from(bit != 0) << at);
            strings::hex_byte(self.out, byte);
        }
    }

    /// Writes `dense<"...">` without its type.
    pub(super) fn dense_strings(&mut self, ty: Type, items: &[Str]) {
        let count = ty.num_elements(self.ctx).unwrap_or(0);
        let splat = items.len() == 1;
        if !splat && self.elides(count) {
            return self.put("dense_resource<__elided__>");
        }
        self.put("dense<");
        let mut items = items.iter();
        self.nest(ty, splat, |printer| {
            if let Some(&item) = items.next() {
                printer.put_quoted(item);
            }
        });
        self.out.push(b'>');
    }

    /// Writes `sparse<...>` without its type.
    pub(super) fn sparse(&mut self, indices: Attribute, values: Attribute) {
        let Some(places) = indices.as_dense(self.ctx) else { return };
        if self.elides_attr(indices) || self.elides_attr(values) {
            return self.put("dense_resource<__elided__>");
        }
        self.put("sparse<");
        let count = places.ty.num_elements(self.ctx).unwrap_or(0);
        if count > 0 {
            self.dense_values(places, places.splat || count == 1, false);
            self.put(", ");
            self.sparse_values(values);
        }
        self.out.push(b'>');
    }

    fn sparse_values(&mut self, values: Attribute) {
        match values.kind(self.ctx) {
            AttrKind::DenseElements(dense) => {
                let count = dense.ty.num_elements(self.ctx).unwrap_or(0);
                self.dense_values(dense, dense.splat || count == 1, true);
            }
            AttrKind::DenseStrings(ty, items) => {
                let mut strings = items.iter();
                self.nest(*ty, items.len() == 1, |printer| {
                    if let Some(&item) = strings.next() {
                        printer.put_quoted(item);
                    }
                });
            }
            _ => {}
        }
    }

    fn elides_attr(&self, attr: Attribute) -> bool {
        let splat = match attr.kind(self.ctx) {
            AttrKind::DenseElements(dense) => dense.splat,
            AttrKind::DenseStrings(_, items) => items.len() == 1,
            _ => true,
        };
        let count = attr.typed(self.ctx).and_then(|ty| ty.num_elements(self.ctx)).unwrap_or(0);
        !splat && count != 1 && self.elides(count)
    }

    /// Writes `array<i32: 1, 2>`.
    pub(super) fn dense_array(&mut self, element: Type, data: &Blob) {
        self.put("array<");
        if !self.type_alias(element) {
            self.leaf_type(element);
        }
        self.array_values(element, data, ": ");
        self.out.push(b'>');
    }

    /// Writes a dense array's elements, the first after another text.
    pub(super) fn array_values(&mut self, element: Type, data: &Blob, before: &str) {
        let bytes = DenseElements::element_bytes(self.ctx, element).unwrap_or(1).max(1);
        for (at, chunk) in data.chunks_exact(bytes).enumerate() {
            self.put(if at == 0 { before } else { ", " });
            self.scalar(element, chunk);
        }
    }
}

/// Counts one element on; gives how many brackets close before the next but the outermost.
fn bump(counter: &mut [i64], shape: &[i64]) -> usize {
    let mut closed = 0;
    for (digit, &size) in counter.iter_mut().zip(shape).skip(1).rev() {
        *digit += 1;
        if *digit < size {
            return closed;
        }
        *digit = 0;
        closed += 1;
    }
    closed
}
