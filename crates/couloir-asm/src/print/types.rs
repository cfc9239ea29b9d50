//! Types, as the language reference writes them.

use couloir_ir::ty::{DYNAMIC, MemRefType, Signedness, TensorType, Type, TypeKind, VectorType};

use super::printer::{Piece, Printer, Typed};
use super::strings;

impl<'p> Printer<'p> {
    /// Writes a type that no other is part of; false when it is none.
    pub(super) fn leaf_type(&mut self, ty: Type) -> bool {
        match ty.kind(self.ctx) {
            TypeKind::Integer(width, signedness) => {
                self.put(match signedness {
                    Signedness::Signless => "i",
                    Signedness::Signed => "si",
                    Signedness::Unsigned => "ui",
                });
                strings::unsigned(self.out, u64::from(*width));
            }
            TypeKind::Float(kind) => self.put(kind.name()),
            TypeKind::Index => self.put("index"),
            TypeKind::None => self.put("none"),
            TypeKind::Opaque(dialect, text) => {
                self.dialect_symbol(b'!', *dialect, *text);
            }
            _ => return false,
        }
        true
    }

    /// Writes the start of a type and leaves the rest on the list.
    pub(super) fn open_type(&mut self, ty: Type) {
        match ty.kind(self.ctx) {
            TypeKind::Complex(part) => {
                self.put("complex<");
                self.push(&[Piece::Type(*part), Piece::Text(">")]);
            }
            TypeKind::Tuple(_) => {
                self.put("tuple<");
                self.elements(ty, 0);
            }
            TypeKind::Function(..) => {
                self.out.push(b'(');
                self.elements(ty, 0);
            }
            TypeKind::Vector(vector) => self.open_vector(vector),
            TypeKind::Tensor(tensor) => self.open_tensor(tensor),
            TypeKind::UnrankedTensor(element) => {
                self.put("tensor<*x");
                self.push(&[Piece::Type(*element), Piece::Text(">")]);
            }
            TypeKind::MemRef(memref) => self.open_memref(memref),
            TypeKind::UnrankedMemRef(element, space) => {
                self.put("memref<*x");
                match space.expand() {
                    Some(space) => self.push(&[
                        Piece::Type(*element),
                        Piece::Text(", "),
                        Piece::Attr(space, Typed::Unusual),
                        Piece::Text(">"),
                    ]),
                    None => self.push(&[Piece::Type(*element), Piece::Text(">")]),
                }
            }
            TypeKind::Dialect(data) => self.dialect_type(data),
            _ => _ = self.leaf_type(ty),
        }
    }

    /// Writes the elements of a tuple or function type from one on.
    pub(super) fn elements(&mut self, ty: Type, from: u32) {
        let (inputs, results) = match ty.kind(self.ctx) {
            TypeKind::Tuple(elements) => (&**elements, None),
            TypeKind::Function(inputs, results) => (&**inputs, Some(&**results)),
            _ => return,
        };
        let count = inputs.len() as u32;
        if from <= count && !self.types_from(inputs, 0, ty, from) {
            return;
        }
        let Some(results) = results else { return self.out.push(b'>') };
        let bare = is_bare_result(self.ctx, results);
        if from <= count {
            self.put(if bare { ") -> " } else { ") -> (" });
        }
        // The results' numbers are one up, so that the last input's end is told from their start.
        let start = count + 1;
        if self.types_from(results, start, ty, from.max(start)) && !bare {
            self.out.push(b')');
        }
    }

    fn types_from(&mut self, types: &'p [Type], start: u32, ty: Type, from: u32) -> bool {
        let element = |printer: &mut Self, at: u32| {
            let element = types.get((at - start) as usize)?;
            if at > start {
                printer.put(", ");
            }
            Some(Piece::Type(*element))
        };
        self.list(from, element, |next| Piece::Elements(ty, next))
    }

    fn dimensions(&mut self, shape: &[i64]) {
        for &dim in shape {
            self.dimension(dim);
            self.out.push(b'x');
        }
    }

    fn dimension(&mut self, dim: i64) {
        if dim == DYNAMIC { self.out.push(b'?') } else { strings::signed(self.out, dim) }
    }

    fn open_vector(&mut self, vector: &VectorType) {
        self.put("vector<");
        for (&dim, &scalable) in vector.shape.iter().zip(&vector.scalable) {
            if scalable {
                self.out.push(b'[');
            }
            self.dimension(dim);
            self.put(if scalable { "]x" } else { "x" });
        }
        self.push(&[Piece::Type(vector.element), Piece::Text(">")]);
    }

    fn open_tensor(&mut self, tensor: &TensorType) {
        self.put("tensor<");
        self.dimensions(&tensor.shape);
        let element = Piece::Type(tensor.element);
        match tensor.encoding.expand() {
            Some(encoding) => self.push(&[
                element,
                Piece::Text(", "),
                Piece::Attr(encoding, Typed::Always),
                Piece::Text(">"),
            ]),
            None => self.push(&[element, Piece::Text(">")]),
        }
    }

    fn open_memref(&mut self, memref: &MemRefType) {
        self.put("memref<");
        self.dimensions(&memref.shape);
        let parts = [memref.layout.expand(), memref.memory_space.expand()];
        self.push(&[Piece::Text(">")]);
        for part in parts.into_iter().rev().flatten() {
            self.push(&[Piece::Text(", "), Piece::Attr(part, Typed::Unusual)]);
        }
        self.push(&[Piece::Type(memref.element)]);
    }
}

/// Whether a list of result types is written without parentheses.
pub(super) fn is_bare_result(ctx: &couloir_ir::Context, results: &[Type]) -> bool {
    matches!(results, [only] if only.as_function(ctx).is_none())
}
