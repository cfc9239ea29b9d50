//! Reads types, and what older text says of pointers.

use super::error::{Fault, Res};
use super::lexer::Tok;
use super::numbers::fitting;
use super::{MOST_DEPTH, Parser, TypeEntry, fault};
use crate::types::{Type, TypeData};

/// The words of types that are always the same.
fn fixed(word: &[u8]) -> Option<Type> {
    Some(match word {
        b"ptr" => Type::PTR,
        b"i32" => Type::I32,
        b"i64" => Type::I64,
        b"i8" => Type::I8,
        b"i1" => Type::I1,
        b"i16" => Type::I16,
        b"i128" => Type::I128,
        b"void" => Type::VOID,
        b"double" => Type::DOUBLE,
        b"float" => Type::FLOAT,
        b"metadata" => Type::METADATA,
        b"half" => Type::HALF,
        b"bfloat" => Type::BFLOAT,
        b"x86_fp80" => Type::X86_FP80,
        b"fp128" => Type::FP128,
        b"ppc_fp128" => Type::PPC_FP128,
        b"label" => Type::LABEL,
        b"token" => Type::TOKEN,
        b"x86_amx" => Type::X86_AMX,
        _ => return None,
    })
}

/// Whether a word is a type by itself.
pub(super) fn is_type_word(word: &[u8]) -> bool {
    let is_integer = |digits: &[u8]| !digits.is_empty() && digits.iter().all(u8::is_ascii_digit);
    fixed(word).is_some() || word.strip_prefix(b"i").is_some_and(is_integer)
}

impl Parser<'_> {
    /// A type other than `void`.
    pub(super) fn ty(&mut self) -> Res<Type> {
        self.ty_or("expected type")
    }

    /// A type other than `void`; the message where there is none.
    pub(super) fn ty_or(&mut self, message: &str) -> Res<Type> {
        let at = self.at();
        let ty = self.any_type(message)?;
        if ty == Type::VOID {
            return fault(at, "void type only allowed for function results");
        }
        Ok(ty)
    }

    /// A type, `void` too.
    pub(super) fn any_type(&mut self, message: &str) -> Res<Type> {
        let base = self.base_type(message)?;
        self.type_suffix(base)
    }

    /// What can follow a type: `*`, and the parameters of a function type.
    fn type_suffix(&mut self, base: Type) -> Res<Type> {
        let (mut ty, mut pointers) = (base, self.depth);
        loop {
            match self.tok() {
                Tok::Star => ty = self.old_pointer(ty, 0)?,
                Tok::LParen => ty = self.deeper(|this| this.function_type(ty))?,
                Tok::Word if self.lex.text() == b"addrspace" && !self.is_opaque(ty) => {
                    let space = self.optional_addrspace()?;
                    ty = self.old_pointer(ty, space)?;
                }
                _ => return Ok(ty),
            }
            pointers += 1;
            if pointers > MOST_DEPTH {
                return self.fail("nesting too deep");
            }
        }
    }

    fn is_opaque(&self, ty: Type) -> bool {
        matches!(self.ctx.ty(ty), TypeData::Pointer(_))
    }

    /// The type of addresses of what has a type.
    pub(super) fn pointer_to(&self, ty: Type, space: u32) -> Type {
        match self.typed_pointers {
            true => self.ctx.typed_ptr_type(ty, space),
            false => self.ctx.ptr_type(space),
        }
    }

    /// `type*` of older text: what it points to is forgotten, unless that is to be kept.
    fn old_pointer(&mut self, ty: Type, space: u32) -> Res<Type> {
        match ty {
            Type::LABEL => return self.fail("basic block pointers are invalid"),
            Type::VOID => return self.fail("pointers to void are invalid - use i8* instead"),
            Type::METADATA | Type::TOKEN => return self.fail("pointer to this type is invalid"),
            _ => {}
        }
        self.need(Tok::Star, "expected '*' in address space")?;
        Ok(self.pointer_to(ty, space))
    }

    /// `addrspace(N)`, or zero.
    pub(super) fn optional_addrspace(&mut self) -> Res<u32> {
        self.addrspace_or(0)
    }

    pub(super) fn addrspace_or(&mut self, default: u32) -> Res<u32> {
        if !self.eat_word("addrspace") {
            return Ok(default);
        }
        self.need(Tok::LParen, "expected '(' in address space")?;
        let space = if self.tok() == Tok::Str { self.named_addrspace()? } else { self.space()? };
        self.need(Tok::RParen, "expected ')' in address space")?;
        Ok(space)
    }

    /// `"A"`, `"G"` or `"P"`: the address space the data layout gives.
    fn named_addrspace(&mut self) -> Res<u32> {
        let space = match self.lex.text() {
            b"A" => self.alloca_addrspace,
            b"G" => self.globals_addrspace,
            b"P" => self.program_addrspace,
            other => {
                let name = String::from_utf8_lossy(other).into_owned();
                return self.fail(format!("invalid symbolic addrspace '{name}'"));
            }
        };
        self.bump();
        Ok(space)
    }

    fn space(&mut self) -> Res<u32> {
        if self.tok() != Tok::Int {
            return self.fail("expected integer or string constant");
        }
        let at = self.at();
        let space = self.uint32()?;
        if space >= 1 << 24 {
            return fault(at, "invalid address space, must be a 24-bit integer");
        }
        Ok(space)
    }

    fn base_type(&mut self, message: &str) -> Res<Type> {
        match self.tok() {
            Tok::Word => self.word_type(message),
            Tok::LBrace => {
                let fields = self.deeper(Self::struct_fields)?;
                Ok(self.ctx.struct_type(&fields))
            }
            Tok::LSquare => self.deeper(|this| this.sequence(false)),
            Tok::Less => self.deeper(Self::vector_or_packed),
            Tok::Local => Ok(self.named_type()),
            Tok::LocalId => self.numbered_type(),
            _ => self.fail(message),
        }
    }

    fn word_type(&mut self, message: &str) -> Res<Type> {
        let word = self.lex.text();
        if let Some(ty) = fixed(word) {
            self.bump();
            if ty == Type::PTR && self.is_word("addrspace") {
                let space = self.optional_addrspace()?;
                return self.no_star(self.ctx.ptr_type(space));
            }
            return if ty == Type::PTR { self.no_star(ty) } else { Ok(ty) };
        }
        match word {
            [b'i', digits @ ..] if !digits.is_empty() && digits.iter().all(u8::is_ascii_digit) => {
                let bits = std::str::from_utf8(digits).ok().and_then(|text| text.parse().ok());
                match bits {
                    Some(bits @ 1..=0x80_0000) => {
                        self.bump();
                        Ok(self.ctx.int_type(bits))
                    }
                    _ => self.fail("bitwidth for integer type out of range"),
                }
            }
            b"x86_mmx" => {
                self.bump();
                Ok(self.ctx.vector_type(Type::I64, 1))
            }
            b"target" => self.deeper(Self::target_type),
            _ => self.fail(message),
        }
    }

    fn no_star(&mut self, ty: Type) -> Res<Type> {
        if self.tok() == Tok::Star {
            return self.fail("ptr* is invalid - use ptr instead");
        }
        Ok(ty)
    }

    fn target_type(&mut self) -> Res<Type> {
        self.bump();
        self.need(Tok::LParen, "expected '(' in target extension type")?;
        let name = self.string()?;
        let (mut types, mut ints) = (Vec::new(), Vec::new());
        while self.eat(Tok::Comma) {
            if self.tok() == Tok::Int {
                ints.push(self.uint32()?);
            } else if ints.is_empty() {
                types.push(self.any_type("expected type")?);
            } else {
                return self.fail("expected uint32 param");
            }
        }
        self.need(Tok::RParen, "expected ')' in target extension type")?;
        let name = self.str(&name);
        let (types, ints) = (types.into(), ints.into());
        Ok(self.ctx.intern_type(TypeData::TargetExt { name, types, ints }))
    }

    /// `{ fields }`
    fn struct_fields(&mut self) -> Res<Vec<Type>> {
        self.need(Tok::LBrace, "expected '{' here")?;
        self.list(Tok::RBrace, "expected '}' at end of struct", |this| {
            let at = this.at();
            let ty = this.ty()?;
            match this.ctx.ty(ty) {
                TypeData::Function { .. }
                | TypeData::Label
                | TypeData::Metadata
                | TypeData::Token => fault(at, "invalid element type for struct"),
                _ => Ok(ty),
            }
        })
    }

    /// `<{ fields }>`, or a vector.
    fn vector_or_packed(&mut self) -> Res<Type> {
        self.bump();
        if self.tok() != Tok::LBrace {
            return self.sequence_tail(true);
        }
        let fields = self.struct_fields()?;
        self.need(Tok::Greater, "expected '>' at end of packed struct")?;
        Ok(self.ctx.packed_struct_type(&fields))
    }

    fn sequence(&mut self, vector: bool) -> Res<Type> {
        self.bump();
        self.sequence_tail(vector)
    }

    /// What follows `[` or `<`: length and element type.
    fn sequence_tail(&mut self, vector: bool) -> Res<Type> {
        let scalable = vector && self.eat_word("vscale");
        if scalable {
            self.need_word("x", "expected 'x' after vscale")?;
        }
        let at = self.at();
        let is_count = self.tok() == Tok::Int && self.lex.text().first() != Some(&b'-');
        let Some(len) = is_count.then(|| fitting(self.lex.text())).flatten() else {
            return self.fail("expected number in address space");
        };
        self.bump();
        self.need_word("x", "expected 'x' after element count")?;
        let elem_at = self.at();
        let elem = self.ty()?;
        let (close, message) = match vector {
            true => (Tok::Greater, "expected end of sequential type"),
            false => (Tok::RSquare, "expected end of sequential type"),
        };
        self.need(close, message)?;
        if !vector {
            return self.array(elem, len, elem_at);
        }
        let Ok(len @ 1..) = u32::try_from(len) else {
            let zero = if len == 0 {
                "zero element vector is illegal"
            } else {
                "size too large for vector"
            };
            return fault(at, zero);
        };
        match self.ctx.ty(elem) {
            TypeData::Integer(_) | TypeData::TargetExt { .. } => {}
            _ if self.ctx.is_pointer(elem) => {}
            data if crate::types::float_width(data).is_some() => {}
            _ => return fault(elem_at, "invalid vector element type"),
        }
        Ok(self.ctx.intern_type(TypeData::Vector { elem, len, scalable }))
    }

    fn array(&mut self, elem: Type, len: u64, at: usize) -> Res<Type> {
        match self.ctx.ty(elem) {
            TypeData::Function { .. }
            | TypeData::Label
            | TypeData::Metadata
            | TypeData::Token
            | TypeData::X86Amx => fault(at, "invalid array element type"),
            _ => Ok(self.ctx.array_type(elem, len)),
        }
    }

    /// `ret (params)`, at its parenthesis.
    fn function_type(&mut self, ret: Type) -> Res<Type> {
        if let TypeData::Function { .. } | TypeData::Label | TypeData::Metadata = self.ctx.ty(ret) {
            return self.fail("invalid function return type");
        }
        self.bump();
        let (mut params, mut vararg, mut unfit) = (Vec::new(), false, None);
        while self.tok() != Tok::RParen {
            if self.eat(Tok::Ellipsis) {
                vararg = true;
                break;
            }
            let at = self.at();
            let ty = self.ty()?;
            params.push(ty);
            unfit = unfit.or(self.not_of_types(at)?);
            if !self.is_first_class(ty) || ty == Type::LABEL {
                return fault(at, "invalid type for function argument");
            }
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.need(Tok::RParen, "expected ')' at end of argument list")?;
        match unfit {
            Some(unfit) => Err(unfit),
            None => Ok(self.ctx.function_type(ret, &params, vararg)),
        }
    }

    /// Reads what follows the type of a parameter: in a type of functions nothing may.
    fn not_of_types(&mut self, at: usize) -> Res<Option<Fault>> {
        let attributes = self.parameter_attributes()?;
        let what = match self.tok() {
            Tok::Local if !self.lex.name().is_empty() => "name",
            _ if !attributes.is_empty() => "attributes",
            _ => "",
        };
        if let Tok::Local | Tok::LocalId = self.tok() {
            self.bump();
        }
        if what.is_empty() {
            return Ok(None);
        }
        Ok(fault::<()>(at, format!("argument {what} invalid in function type")).err())
    }

    /// `%name`, defined or not yet.
    fn named_type(&mut self) -> Type {
        let at = self.at();
        let name = self.lex.name();
        self.bump();
        if let Some(entry) = self.types.get(&name) {
            return entry.ty;
        }
        let ty = self.ctx.named_struct_bytes(&name);
        self.types.insert(name, TypeEntry { ty, used: Some(at) });
        ty
    }

    fn numbered_type(&mut self) -> Res<Type> {
        let (at, number) = (self.at(), self.token_number()?);
        self.bump();
        let ctx = self.ctx;
        let new = || TypeEntry { ty: ctx.unnamed_struct(), used: Some(at) };
        Ok(self.numbered_types.entry(number).or_insert_with(new).ty)
    }

    /// `%name = type ...` or `%12 = type ...`
    pub(super) fn type_definition(&mut self) -> Res<()> {
        let at = self.at();
        let (name, number) = match self.tok() {
            Tok::Local => (Some(self.lex.name()), 0),
            _ => (None, self.token_number()?),
        };
        self.bump();
        self.need(Tok::Equal, "expected '=' after name")?;
        let missing =
            if name.is_some() { "expected 'type' after name" } else { "expected 'type' after '='" };
        self.need_word("type", missing)?;
        let known = match &name {
            Some(name) => self.types.get(name).copied(),
            None => self.numbered_types.get(&number).copied(),
        };
        if known.is_some_and(|entry| entry.used.is_none()) {
            return fault(at, "redefinition of type");
        }
        let known = known.map(|entry| entry.ty);
        let Some(ty) = self.type_body(at, name.as_deref(), number, known)? else { return Ok(()) };
        let entry = TypeEntry { ty, used: None };
        match name {
            Some(name) => self.types.insert(name, entry),
            None => self.numbered_types.insert(number, entry),
        };
        Ok(())
    }

    /// The type after `type`; nothing where that is a struct by its name, which gets no other.
    fn type_body(
        &mut self,
        at: usize,
        name: Option<&[u8]>,
        number: u32,
        known: Option<Type>,
    ) -> Res<Option<Type>> {
        let identified = |ctx: &crate::context::Context| {
            known.unwrap_or_else(|| match name {
                Some(name) => ctx.named_struct_bytes(name),
                None => ctx.unnamed_struct(),
            })
        };
        if self.eat_word("opaque") {
            return Ok(Some(identified(self.ctx)));
        }
        let after = self.lex;
        let packed = self.eat(Tok::Less);
        if self.tok() != Tok::LBrace {
            self.lex = after;
            return self.type_alias(at, name, number, known.is_some());
        }
        let ty = identified(self.ctx);
        // The struct itself may stand among its fields.
        let entry = TypeEntry { ty, used: Some(at) };
        match name {
            Some(name) => self.types.entry(std::borrow::Cow::Owned(name.to_vec())).or_insert(entry),
            None => self.numbered_types.entry(number).or_insert(entry),
        };
        let fields = self.struct_fields()?;
        if packed {
            self.need(Tok::Greater, "expected '>' in packed struct")?;
        }
        // What nothing has named before its definition stands in itself at most.
        let reached = match known {
            Some(_) => self.ctx.holds_struct(&fields, ty),
            None => self.is_within(&fields, ty),
        };
        if reached {
            let name = String::from_utf8_lossy(name.unwrap_or_default());
            return self.fail(format!("identified structure type '{name}' is recursive"));
        }
        self.ctx.set_struct_body(ty, &fields, packed);
        Ok(Some(ty))
    }

    /// Any type but the body of a struct, which gets the name as an alias.
    fn type_alias(
        &mut self,
        at: usize,
        name: Option<&[u8]>,
        number: u32,
        is_known: bool,
    ) -> Res<Option<Type>> {
        if is_known {
            return fault(at, "forward references to non-struct type");
        }
        let ty = self.ty()?;
        let is_used = match name {
            Some(name) => self.types.contains_key(name),
            None => self.numbered_types.contains_key(&number),
        };
        let is_struct = matches!(self.ctx.ty(ty), TypeData::Named(_));
        match is_used && !is_struct {
            true => fault(at, "non-struct types may not be recursive"),
            false => Ok((!is_struct).then_some(ty)),
        }
    }

    /// Whether a struct is among these types, or the parts of those without a name.
    fn is_within(&self, fields: &[Type], own: Type) -> bool {
        fields.iter().any(|&field| match self.ctx.ty(field) {
            TypeData::Named(_) => field == own,
            TypeData::Array { elem, .. } | TypeData::Vector { elem, .. } => {
                self.is_within(&[*elem], own)
            }
            TypeData::Struct { fields, .. } => self.is_within(fields, own),
            _ => false,
        })
    }

    /// A type as it prints, for messages.
    pub(super) fn type_text(&self, ty: Type) -> String {
        let mut out = Vec::new();
        crate::writer::write_type(self.ctx, &mut out, ty);
        crate::writer::write_definition(self.ctx, &mut out, ty);
        String::from_utf8_lossy(&out).into_owned()
    }
}
