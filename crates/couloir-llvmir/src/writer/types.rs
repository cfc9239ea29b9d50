//! Types as text.
//!
//! The text of each type is made once and copied afterwards. Nested types are written with an
//! explicit stack, so depth costs no call stack.

use super::text;
use crate::context::Context;
use crate::types::{StructId, Type, TypeData};

/// Texts of types, and the numbers of identified structs without a name.
#[derive(Clone, Debug, Default)]
pub(super) struct TypeTexts {
    /// Where in `bytes` the text of a type stands, by handle; empty where it is not there yet.
    places: Vec<(u32, u32)>,
    bytes: Vec<u8>,
    struct_numbers: Vec<u32>,
}

enum Step<'c> {
    Type(Type),
    Text(&'static str),
    List(&'c [Type]),
    Tail(&'c [Type]),
    Number(u64),
    Space(u32),
}

impl TypeTexts {
    /// Gives an identified struct without a name its number.
    pub(super) fn number_struct(&mut self, id: StructId, number: u32) {
        let at = id.0 as usize;
        if self.struct_numbers.len() <= at {
            self.struct_numbers.resize(at + 1, u32::MAX);
        }
        self.struct_numbers[at] = number;
    }

    /// Number of an identified struct without a name.
    pub(super) fn struct_number(&self, id: StructId) -> u32 {
        self.struct_numbers.get(id.0 as usize).copied().unwrap_or(u32::MAX)
    }

    /// Appends the text of a type.
    pub(super) fn write(&mut self, ctx: &Context, out: &mut Vec<u8>, ty: Type) {
        let at = ty.0 as usize;
        let (start, end) = match self.places.get(at) {
            Some(&(start, end)) if end > start => (start, end),
            _ => self.remember(ctx, ty),
        };
        out.extend_from_slice(&self.bytes[start as usize..end as usize]);
    }

    fn remember(&mut self, ctx: &Context, ty: Type) -> (u32, u32) {
        let at = ty.0 as usize;
        if self.places.len() <= at {
            self.places.resize(at + 1, (0, 0));
        }
        let mut bytes = std::mem::take(&mut self.bytes);
        let start = bytes.len() as u32;
        self.spell(ctx, &mut bytes, ty);
        let place = (start, bytes.len() as u32);
        self.bytes = bytes;
        self.places[at] = place;
        place
    }

    fn spell(&self, ctx: &Context, out: &mut Vec<u8>, ty: Type) {
        let mut stack = vec![Step::Type(ty)];
        while let Some(step) = stack.pop() {
            match step {
                Step::Type(ty) => self.step(ctx, out, &mut stack, ty),
                Step::Text(text) => out.extend_from_slice(text.as_bytes()),
                Step::List(types) | Step::Tail(types) => {
                    if matches!(step, Step::Tail(_)) && !types.is_empty() {
                        out.extend_from_slice(b", ");
                    }
                    if let Some((first, rest)) = types.split_first() {
                        stack.extend([Step::Tail(rest), Step::Type(*first)]);
                    }
                }
                Step::Space(space) => {
                    out.extend_from_slice(b" addrspace(");
                    text::uint(out, u64::from(space));
                    out.push(b')');
                }
                Step::Number(number) => {
                    out.extend_from_slice(b", ");
                    text::uint(out, number);
                }
            }
        }
    }

    fn step<'c>(&self, ctx: &'c Context, out: &mut Vec<u8>, stack: &mut Vec<Step<'c>>, ty: Type) {
        match ctx.ty(ty) {
            TypeData::Integer(bits) => {
                out.push(b'i');
                text::uint(out, u64::from(*bits));
            }
            TypeData::Pointer(0) => out.extend_from_slice(b"ptr"),
            TypeData::Pointer(space) => {
                out.extend_from_slice(b"ptr addrspace(");
                text::uint(out, u64::from(*space));
                out.push(b')');
            }
            TypeData::TypedPointer { pointee, space } => {
                stack.push(Step::Text("*"));
                if *space != 0 {
                    stack.push(Step::Space(*space));
                }
                stack.push(Step::Type(*pointee));
            }
            TypeData::Array { elem, len } => {
                out.push(b'[');
                text::uint(out, *len);
                out.extend_from_slice(b" x ");
                stack.extend([Step::Text("]"), Step::Type(*elem)]);
            }
            TypeData::Vector { elem, len, scalable } => {
                out.extend_from_slice(if *scalable { b"<vscale x " } else { b"<" });
                text::uint(out, u64::from(*len));
                out.extend_from_slice(b" x ");
                stack.extend([Step::Text(">"), Step::Type(*elem)]);
            }
            TypeData::Function { ret, params, vararg } => {
                stack.push(Step::Text(match (vararg, params.is_empty()) {
                    (false, _) => ")",
                    (true, true) => "...)",
                    (true, false) => ", ...)",
                }));
                stack.extend([Step::List(params), Step::Text(" ("), Step::Type(*ret)]);
            }
            TypeData::Struct { fields, packed } => push_struct(stack, fields, *packed),
            TypeData::Named(id) => self.struct_name(ctx, out, *id),
            TypeData::TargetExt { name, types, ints } => {
                out.extend_from_slice(b"target(");
                text::quoted(out, ctx.str_bytes(*name));
                stack.push(Step::Text(")"));
                stack.extend(ints.iter().rev().map(|&int| Step::Number(u64::from(int))));
                stack.push(Step::Tail(types));
            }
            simple => out.extend_from_slice(keyword(simple).as_bytes()),
        }
    }

    fn struct_name(&self, ctx: &Context, out: &mut Vec<u8>, id: StructId) {
        out.push(b'%');
        match ctx.struct_name(id) {
            Some(name) => text::name(out, ctx.str_bytes(name)),
            None => text::uint(out, u64::from(self.struct_number(id))),
        }
    }

    /// Appends what an identified struct stands for: its fields, or `opaque`.
    pub(super) fn write_struct_body(&mut self, ctx: &Context, out: &mut Vec<u8>, id: StructId) {
        let Some(body) = ctx.struct_body(id) else {
            out.extend_from_slice(b"opaque");
            return;
        };
        let (open, close) = brackets(body.packed, body.fields.is_empty());
        out.extend_from_slice(open.as_bytes());
        for (at, &field) in body.fields.iter().enumerate() {
            if at > 0 {
                out.extend_from_slice(b", ");
            }
            self.write(ctx, out, field);
        }
        out.extend_from_slice(close.as_bytes());
    }
}

/// Appends what a type is that has a name.
pub(crate) fn write_definition(ctx: &Context, out: &mut Vec<u8>, ty: Type) {
    if let TypeData::Named(id) = ctx.ty(ty) {
        out.extend_from_slice(b" = type ");
        TypeTexts::default().write_struct_body(ctx, out, *id);
    }
}

fn brackets(packed: bool, empty: bool) -> (&'static str, &'static str) {
    match (packed, empty) {
        (false, false) => ("{ ", " }"),
        (false, true) => ("{", "}"),
        (true, false) => ("<{ ", " }>"),
        (true, true) => ("<{", "}>"),
    }
}

fn push_struct<'c>(stack: &mut Vec<Step<'c>>, fields: &'c [Type], packed: bool) {
    let (open, close) = brackets(packed, fields.is_empty());
    stack.extend([Step::Text(close), Step::List(fields), Step::Text(open)]);
}

fn keyword(ty: &TypeData) -> &'static str {
    match ty {
        TypeData::Void => "void",
        TypeData::Half => "half",
        TypeData::BFloat => "bfloat",
        TypeData::Float => "float",
        TypeData::Double => "double",
        TypeData::X86Fp80 => "x86_fp80",
        TypeData::Fp128 => "fp128",
        TypeData::PpcFp128 => "ppc_fp128",
        TypeData::X86Amx => "x86_amx",
        TypeData::Label => "label",
        TypeData::Metadata => "metadata",
        _ => "token",
    }
}

impl Context {
    /// A type as LLVM IR spells it.
    ///
    /// ```
    /// use couloir_llvmir::{Context, Type};
    /// let ctx = Context::new();
    /// let ty = ctx.scalable_vector_type(Type::FLOAT, 4);
    /// assert_eq!(ctx.type_text(ty), "<vscale x 4 x float>");
    /// ```
    pub fn type_text(&self, ty: Type) -> String {
        let mut out = Vec::new();
        TypeTexts::default().write(self, &mut out, ty);
        String::from_utf8_lossy(&out).into_owned()
    }
}
