//! Constants and constant expressions.

use smallvec::SmallVec;

use super::error::Res;
use super::lexer::Tok;
use super::{Addressed, GlobalEntry, Parser, fault};
use crate::body::Block;
use crate::constants::{Constant, ConstantData, ConstantExpr, InlineAsm, PtrAuth};
use crate::context::Context;
use crate::opcode::{Flags, Opcode};
use crate::types::{Type, TypeData};

/// What is said of a value that would be a function.
pub(super) const FUNCTION_VALUE: &str = "functions are not values, refer to them as pointers";

/// What is said of a struct with too few elements, or too many.
const WRONG_NUMBER: &str = "initializer with struct type has wrong # elements";
/// What is said where a constant `getelementptr` starts from no address.
const BASE_OF_GEP: &str = "base of getelementptr must be a pointer";

impl GlobalEntry {
    /// The entry where it is used as a pointer of a type: the first that says what it points to
    /// decides, while it is not defined.
    fn known_as(&mut self, ctx: &Context, ty: Type) -> Self {
        let is_opaque = |ty| matches!(ctx.ty(ty), TypeData::Pointer(_));
        if self.used.is_some() && !is_opaque(ty) && is_opaque(ctx.constant_type(self.address)) {
            self.address = ctx.global_as(self.symbol, ty);
        }
        *self
    }
}

pub(super) const LATE_LABEL: &str =
    "cannot take address of numeric label after the function is defined";

impl Parser<'_> {
    /// Reports a token where a value of another kind is expected: it may be no value at all.
    pub(super) fn no_value<T>(&self, message: &str) -> Res<T> {
        const WORDS: &[&[u8]] =
            &[b"null", b"undef", b"poison", b"none", b"true", b"false", b"zeroinitializer"];
        let is_value = match self.tok() {
            Tok::Word => WORDS.contains(&self.lex.text()),
            Tok::Global | Tok::GlobalId | Tok::Local | Tok::LocalId => true,
            Tok::Int | Tok::Float | Tok::LBrace | Tok::LSquare | Tok::Less => true,
            _ => false,
        };
        self.fail(if is_value { message } else { "expected value token" })
    }

    /// A type and a constant of it.
    pub(super) fn typed_constant(&mut self) -> Res<Constant> {
        let ty = self.ty()?;
        self.constant(ty)
    }

    /// A constant of a type.
    pub(super) fn constant(&mut self, ty: Type) -> Res<Constant> {
        match self.tok() {
            Tok::Global | Tok::GlobalId => self.global_constant(ty),
            Tok::Int => self.int_constant(ty),
            Tok::Float => self.float_constant(ty),
            Tok::Word => self.plain_word_constant(ty),
            Tok::LSquare => self.deeper(|this| this.array_constant(ty)),
            Tok::LBrace => self.deeper(|this| this.struct_constant(ty)),
            Tok::Less => self.deeper(|this| this.vector_constant(ty)),
            Tok::Local | Tok::LocalId => self.fail("invalid use of function-local name"),
            _ => self.fail("expected value token"),
        }
    }

    fn plain_word_constant(&mut self, ty: Type) -> Res<Constant> {
        if matches!(self.peek_word(), b"undef" | b"poison" | b"null" | b"zeroinitializer" | b"none")
        {
            self.check_is_value(ty)?;
        }
        self.word_constant(ty)
    }

    /// Reports that a function cannot be a value, where that is the type of one.
    pub(super) fn check_is_value(&self, ty: Type) -> Res<()> {
        match self.ctx.ty(ty) {
            TypeData::Function { .. } => self.fail(FUNCTION_VALUE),
            _ => Ok(()),
        }
    }

    /// `@name` or `@12` as a pointer of a type.
    fn global_constant(&mut self, ty: Type) -> Res<Constant> {
        let at = self.at();
        self.check_is_value(ty)?;
        let entry = self.global_entry(ty)?;
        let own = self.ctx.constant_type(entry.address);
        if own == ty {
            return Ok(entry.address);
        }
        if !self.ctx.is_pointer(ty) {
            return fault(at, "global variable reference must have pointer type");
        }
        let name = String::from_utf8_lossy(self.lex.source().get(at..).unwrap_or_default());
        let end = name.find([' ', ',', ')', '(', '\n', ']', '}', '>']).unwrap_or(name.len());
        let name = name.get(..end).unwrap_or_default();
        let (own, ty) = (self.type_text(own), self.type_text(ty));
        fault(at, format!("'{name}' defined with type '{own}' but expected '{ty}'"))
    }

    /// The entry of a global value named here, made where it is new.
    fn global_entry(&mut self, ty: Type) -> Res<GlobalEntry> {
        let (at, ctx) = (self.at(), self.ctx);
        let ty = if ctx.is_pointer(ty) { ty } else { Type::PTR };
        if self.tok() == Tok::GlobalId {
            let number = self.token_number()?;
            self.bump();
            if let Some(entry) = self.numbered_globals.get_mut(&number) {
                return Ok(entry.known_as(ctx, ty));
            }
            let symbol = self.numbered_symbol(number);
            let entry = GlobalEntry { address: ctx.global_as(symbol, ty), symbol, used: Some(at) };
            self.numbered_globals.insert(number, entry);
            return Ok(entry);
        }
        let name = self.lex.name();
        self.bump();
        if let Some(entry) = self.globals.get_mut(&name) {
            return Ok(entry.known_as(ctx, ty));
        }
        let symbol = match super::upgrade::intrinsic_name(&name) {
            Some(new) => self.str(&new).into(),
            None => self.str(&name).into(),
        };
        let address = ctx.global_as(symbol, ty);
        let entry = GlobalEntry { address, symbol, used: Some(at) };
        self.globals.insert(name, entry);
        Ok(entry)
    }

    fn word_constant(&mut self, ty: Type) -> Res<Constant> {
        let word = self.lex.text();
        if let Some(constant) = self.simple_constant(ty, word)? {
            self.bump();
            return Ok(constant);
        }
        match word {
            b"c" => self.string_constant(ty),
            b"splat" => self.deeper(|this| this.splat(ty)),
            b"blockaddress" => self.block_address(ty),
            b"dso_local_equivalent" => self.equivalent(ty),
            b"no_cfi" => {
                self.bump();
                if !matches!(self.tok(), Tok::Global | Tok::GlobalId) {
                    return self.fail("expected global value name in no_cfi");
                }
                match self.ctx.constant(self.global_constant(ty)?) {
                    ConstantData::Global { symbol, .. } => Ok(self.ctx.no_cfi(*symbol)),
                    _ => self.fail("expected global value name in no_cfi"),
                }
            }
            b"asm" => {
                let at = self.at();
                self.inline_asm(Type::VOID)?;
                fault(at, "invalid type for inline asm constraint string")
            }
            b"ptrauth" => self.deeper(Self::ptrauth),
            [b's' | b'u', b'0', b'x', ..] => self.hex_int_constant(ty, word),
            _ => self.deeper(|this| this.constant_expression(ty, word)),
        }
    }

    /// A constant that is one word.
    fn simple_constant(&self, ty: Type, word: &[u8]) -> Res<Option<Constant>> {
        let ctx = self.ctx;
        let data = ctx.ty(ty);
        let first_class = match data {
            TypeData::Void | TypeData::Function { .. } | TypeData::Label | TypeData::Metadata => {
                false
            }
            TypeData::Named(id) => ctx.struct_body(*id).is_some(),
            _ => true,
        };
        Ok(Some(match word {
            b"true" | b"false" if ty == Type::I1 => ctx.bool(word == b"true"),
            b"true" | b"false" => {
                self.same_type(self.at(), Type::I1, ty)?;
                ctx.bool(word == b"true")
            }
            b"null" if ctx.is_pointer(ty) => ctx.null(ty),
            b"null" => return self.fail("null must be a pointer type"),
            b"undef" if first_class => ctx.undef(ty),
            b"undef" => return self.fail("invalid type for undef constant"),
            b"poison" if first_class => ctx.poison(ty),
            b"poison" => return self.fail("invalid type for poison constant"),
            b"zeroinitializer" if *data == TypeData::Token => ctx.none_token(),
            b"zeroinitializer" if first_class && self.has_zero(ty) => ctx.zero(ty),
            b"zeroinitializer" => return self.fail("invalid type for null constant"),
            b"none" if *data == TypeData::Token => ctx.none_token(),
            b"none" => return self.fail("invalid type for none constant"),
            _ => return Ok(None),
        }))
    }

    /// Whether there is a zero of a type that values have.
    fn has_zero(&self, ty: Type) -> bool {
        match self.ctx.ty(ty) {
            TypeData::Token => false,
            TypeData::TargetExt { name, .. } => {
                let name = self.ctx.str_bytes(*name);
                let never = matches!(name, b"spirv.Image" | b"spirv.SignedImage");
                !never && self.ctx.target_layout(ty).is_some()
            }
            TypeData::Named(id) => self.ctx.struct_body(*id).is_some(),
            _ => true,
        }
    }

    /// `c"..."`
    fn string_constant(&mut self, ty: Type) -> Res<Constant> {
        let at = self.at();
        self.bump();
        if self.tok() != Tok::Str {
            return self.fail("expected string");
        }
        let bytes = self.string()?;
        let own = self.ctx.array_type(Type::I8, bytes.len() as u64);
        self.same_type(at, own, ty)?;
        Ok(self.ctx.data(own, bytes.into_owned().into()))
    }

    fn same_type(&self, at: usize, own: Type, wanted: Type) -> Res<()> {
        if own == wanted {
            return Ok(());
        }
        let (own, wanted) = (self.type_text(own), self.type_text(wanted));
        fault(
            at,
            format!("constant expression type mismatch: got type '{own}' but expected '{wanted}'"),
        )
    }

    fn splat(&mut self, ty: Type) -> Res<Constant> {
        let at = self.at();
        self.bump();
        self.need(Tok::LParen, "expected '(' after vector splat")?;
        let elem = self.typed_constant()?;
        self.need(Tok::RParen, "expected ')' at end of vector splat")?;
        let TypeData::Vector { elem: wanted, .. } = *self.ctx.ty(ty) else {
            return fault(at, "vector constant must have vector type");
        };
        if self.ctx.constant_type(elem) != wanted {
            let (own, wanted) =
                (self.type_text(self.ctx.constant_type(elem)), self.type_text(wanted));
            return fault(
                at,
                format!(
                    "constant expression type mismatch: got type '{own}' but expected '{wanted}'"
                ),
            );
        }
        Ok(self.ctx.splat(ty, elem))
    }

    fn elements(&mut self, close: Tok, message: &str) -> Res<Vec<Constant>> {
        self.constants(close, message, Self::typed_constant)
    }

    /// Constants up to a token that closes them. Any token that closes constants can stand where
    /// there are none.
    fn constants(
        &mut self,
        close: Tok,
        message: &str,
        read: fn(&mut Self) -> Res<Constant>,
    ) -> Res<Vec<Constant>> {
        if let Tok::RBrace | Tok::RSquare | Tok::Greater | Tok::RParen = self.tok() {
            self.need(close, message)?;
            return Ok(Vec::new());
        }
        self.list(close, message, read)
    }

    fn array_constant(&mut self, ty: Type) -> Res<Constant> {
        let at = self.at();
        self.bump();
        if let Some(numbers) = self.number_array(ty) {
            return Ok(numbers);
        }
        let first = self.at();
        let elems = self.elements(Tok::RSquare, "expected end of array constant")?;
        let Some(&head) = elems.first() else {
            return match self.ctx.ty(ty) {
                TypeData::Array { len: 0, .. } => Ok(self.ctx.poison(ty)),
                _ => fault(at, "invalid empty array initializer"),
            };
        };
        let elem = self.ctx.constant_type(head);
        if let TypeData::Array { elem: wanted, len } = *self.ctx.ty(ty)
            && wanted == elem
            && len == elems.len() as u64
            && elems.iter().all(|&item| self.ctx.constant_type(item) == elem)
        {
            return Ok(self.ctx.aggregate(ty, &elems));
        }
        self.elements_alike(first, &elems, "array")?;
        self.same_type(at, self.ctx.array_type(elem, elems.len() as u64), ty)?;
        Ok(self.ctx.aggregate(ty, &elems))
    }

    /// An array of integers, of which none is made a constant of its own; none where there is
    /// anything but numbers, which is then still to be read.
    fn number_array(&mut self, ty: Type) -> Option<Constant> {
        let TypeData::Array { elem, len } = *self.ctx.ty(ty) else { return None };
        let TypeData::Integer(bits @ (8 | 16 | 32 | 64)) = *self.ctx.ty(elem) else { return None };
        let (width, word) = (bits as usize / 8, format!("i{bits}"));
        let (mut bytes, mut count, mut lexer) = (Vec::new(), 0u64, self.lex);
        lexer.numbers_after(word.as_bytes(), |number| {
            bytes.extend_from_slice(number.to_le_bytes().get(..width).unwrap_or_default());
            count += 1;
        })?;
        if count != len || lexer.tok != Tok::RSquare {
            return None;
        }
        self.lex = lexer;
        self.bump();
        Some(self.ctx.data(ty, bytes.into()))
    }

    /// Reports the first element that has another type than the first one.
    fn elements_alike(&self, at: usize, elems: &[Constant], what: &str) -> Res<()> {
        let mut types = elems.iter().map(|&elem| self.ctx.constant_type(elem));
        let Some(first) = types.next() else { return Ok(()) };
        match types.position(|ty| ty != first) {
            Some(place) => {
                let (place, ty) = (place + 1, self.type_text(first));
                // LLVM forgets the last quote.
                fault(at, format!("{what} element #{place} is not of type '{ty}"))
            }
            None => Ok(()),
        }
    }

    fn struct_constant(&mut self, ty: Type) -> Res<Constant> {
        let at = self.at();
        self.bump();
        let elems = self.elements(Tok::RBrace, "expected end of struct constant")?;
        self.struct_of(at, ty, &elems, false)
    }

    fn struct_of(&self, at: usize, ty: Type, elems: &[Constant], packed: bool) -> Res<Constant> {
        let Some((fields, own_packed)) = self.ctx.struct_fields(ty) else {
            let opaque = matches!(self.ctx.ty(ty), TypeData::Named(_)) && !elems.is_empty();
            return fault(
                at,
                if opaque { WRONG_NUMBER } else { "constant expression type mismatch" },
            );
        };
        if fields.len() != elems.len() {
            return fault(at, WRONG_NUMBER);
        }
        if own_packed != packed {
            return fault(at, "packed'ness of initializer and type don't match");
        }
        let wrong = fields
            .iter()
            .zip(elems)
            .position(|(&field, &elem)| self.ctx.constant_type(elem) != field);
        if let Some(place) = wrong {
            return fault(
                at,
                format!("element {place} of struct initializer doesn't match struct element type"),
            );
        }
        Ok(self.ctx.aggregate(ty, elems))
    }

    /// `<...>`: a vector or a packed struct.
    fn vector_constant(&mut self, ty: Type) -> Res<Constant> {
        let at = self.at();
        self.bump();
        if self.eat(Tok::LBrace) {
            let elems = self.elements(Tok::RBrace, "expected end of packed struct")?;
            self.need(Tok::Greater, "expected end of constant")?;
            return self.struct_of(at, ty, &elems, true);
        }
        let first = self.at();
        let elems = self.elements(Tok::Greater, "expected end of constant")?;
        let Some(&head) = elems.first() else {
            return fault(at, "constant vector must not be empty");
        };
        self.elements_alike(first, &elems, "vector")?;
        let own = self.ctx.vector_type(self.ctx.constant_type(head), elems.len() as u32);
        self.same_type(at, own, ty)?;
        Ok(self.ctx.aggregate(ty, &elems))
    }

    /// The global value a `dso_local_equivalent` or `no_cfi` is of.
    fn function_name(&mut self, ty: Type, message: &str) -> Res<GlobalEntry> {
        match self.tok() {
            Tok::Global | Tok::GlobalId => self.global_entry(ty),
            _ => self.no_value(message),
        }
    }

    /// `dso_local_equivalent @f`
    fn equivalent(&mut self, ty: Type) -> Res<Constant> {
        let at = self.at();
        self.bump();
        let name_at = self.at();
        if !matches!(self.tok(), Tok::Global | Tok::GlobalId) {
            return self.fail("expected global value name in dso_local_equivalent");
        }
        let entry = self.global_entry(ty)?;
        self.equivalents.push((name_at, entry.symbol));
        let own = match entry.used {
            Some(_) => Type::PTR,
            None => self.ctx.constant_type(entry.address),
        };
        self.same_type(at, own, ty)?;
        Ok(self.ctx.dso_local_equivalent(entry.symbol))
    }

    /// `blockaddress(@function, %block)`
    fn block_address(&mut self, expected: Type) -> Res<Constant> {
        let start = self.at();
        self.bump();
        self.need(Tok::LParen, "expected '(' in block address expression")?;
        let place = self.at();
        let named = self.ctx.ptr_type(self.ctx.address_space(expected).unwrap_or(0));
        let entry = self.function_name(named, "expected function name in blockaddress")?;
        self.need(Tok::Comma, "expected comma in block address expression")?;
        let at = self.at();
        let (Tok::Local | Tok::LocalId) = self.tok() else {
            return self.no_value("expected basic block name in blockaddress");
        };
        let waiting =
            |this: &Self| this.addressed.get(&entry.symbol).map_or(0, rustc_hash::FxHashMap::len);
        let before = waiting(self);
        let block = self.block_of(entry, (place, at))?;
        self.bump();
        self.need(Tok::RParen, "expected ')' in block address expression")?;
        let space = self.ctx.address_space(self.ctx.constant_type(entry.address)).unwrap_or(0);
        let ty = self.pointer_to(Type::I8, space);
        let fits = self.ctx.is_pointer(expected) && self.ctx.address_space(expected) == Some(space);
        if !fits && waiting(self) == before {
            self.same_type(start, ty, expected)?;
        } else if !fits {
            let expected = self.type_text(expected);
            let message = format!("type of blockaddress must be a pointer and not '{expected}'");
            return fault(start, message);
        }
        Ok(self.ctx.block_address_as(entry.symbol, block, ty))
    }

    /// The block a label token names in a function that may follow.
    fn block_of(&mut self, function: GlobalEntry, (place, at): (usize, usize)) -> Res<Block> {
        if self.func.symbol == Some(function.symbol) {
            return self.own_label(at);
        }
        let name = match self.tok() {
            Tok::Local => self.lex.name(),
            _ => std::borrow::Cow::Owned(format!("\0{}", self.token_number()?).into_bytes()),
        };
        if let Some(known) = self.func.done.get(&function.symbol) {
            return match known.get(&name) {
                _ if self.tok() == Tok::LocalId => fault(at, LATE_LABEL),
                Some(&block) => Ok(block),
                None => fault(at, "referenced value is not a basic block"),
            };
        }
        let waiting = self.addressed.entry(function.symbol).or_default();
        let next = Block::from_u32(waiting.len() as u32);
        Ok(waiting.entry(name).or_insert(Addressed { block: next, at, place }).block)
    }

    fn ptrauth(&mut self) -> Res<Constant> {
        let at = self.at();
        self.bump();
        self.need(Tok::LParen, "expected '(' in constant ptrauth expression")?;
        let pointer = self.typed_constant()?;
        self.need(Tok::Comma, "expected comma in constant ptrauth expression")?;
        let key = self.typed_constant()?;
        let ctx = self.ctx;
        let mut auth = PtrAuth {
            pointer,
            key,
            discriminator: ctx.i64(0),
            address: ctx.null(Type::PTR),
            deactivation: ctx.null(Type::PTR),
        };
        let rest = [&mut auth.discriminator, &mut auth.address, &mut auth.deactivation];
        for part in rest {
            if !self.eat(Tok::Comma) {
                break;
            }
            *part = self.typed_constant()?;
        }
        self.need(Tok::RParen, "expected ')' in constant ptrauth expression")?;
        match self.ptrauth_problem(&auth) {
            Some(message) => fault(at, message),
            None => Ok(self.ctx.ptrauth(auth)),
        }
    }

    fn ptrauth_problem(&self, auth: &PtrAuth) -> Option<&'static str> {
        let ctx = self.ctx;
        let is_pointer = |constant| ctx.is_pointer(ctx.constant_type(constant));
        let is_int = |constant, wanted| match ctx.constant(constant) {
            ConstantData::Int { ty, .. } => *ty == wanted,
            _ => false,
        };
        let rules = [
            (is_pointer(auth.pointer), "constant ptrauth base pointer must be a pointer"),
            (is_int(auth.key, Type::I32), "constant ptrauth key must be i32 constant"),
            (is_pointer(auth.address), "constant ptrauth address discriminator must be a pointer"),
            (
                is_int(auth.discriminator, Type::I64),
                "constant ptrauth integer discriminator must be i64 constant",
            ),
            (
                is_pointer(auth.deactivation),
                "constant ptrauth deactivation symbol must be a pointer",
            ),
        ];
        rules.into_iter().find(|(holds, _)| !holds).map(|(_, message)| message)
    }

    /// A constant expression.
    fn constant_expression(&mut self, ty: Type, word: &[u8]) -> Res<Constant> {
        let at = self.at();
        let Some(&opcode) = self.opcodes.get(word) else {
            return self.fail("expected value token");
        };
        let constant = match opcode {
            Opcode::GetElementPtr => self.gep_expression()?,
            _ if opcode.is_cast() => self.cast_expression(opcode)?,
            Opcode::Add | Opcode::Sub | Opcode::Xor => self.binary_expression(opcode)?,
            Opcode::ShuffleVector | Opcode::InsertElement | Opcode::ExtractElement => {
                self.vector_expression(opcode)?
            }
            _ if opcode.is_binary()
                || matches!(
                    opcode,
                    Opcode::FNeg
                        | Opcode::ICmp
                        | Opcode::FCmp
                        | Opcode::Select
                        | Opcode::ExtractValue
                        | Opcode::InsertValue
                ) =>
            {
                let name = opcode.name();
                return self.fail(format!("{name} constexprs are no longer supported"));
            }
            _ => return self.fail("expected value token"),
        };
        self.same_type(at, self.ctx.constant_type(constant), ty)?;
        Ok(constant)
    }

    fn cast_expression(&mut self, opcode: Opcode) -> Res<Constant> {
        let at = self.at();
        match opcode {
            Opcode::Trunc | Opcode::PtrToInt | Opcode::PtrToAddr | Opcode::IntToPtr => {}
            Opcode::BitCast | Opcode::AddrSpaceCast => {}
            _ => {
                let name = opcode.name();
                return self.fail(format!("{name} constexprs are no longer supported"));
            }
        }
        self.bump();
        self.need(Tok::LParen, "expected '(' after constantexpr cast")?;
        let operand = self.typed_constant()?;
        self.need_word("to", "expected 'to' in constantexpr cast")?;
        let ty = self.ty()?;
        self.need(Tok::RParen, "expected ')' at end of constantexpr cast")?;
        let from = self.ctx.constant_type(operand);
        if !super::insts::cast_fits(self.ctx, opcode, from, ty) {
            let (from, to) = (self.type_text(from), self.type_text(ty));
            return fault(at, format!("invalid cast opcode for cast from '{from}' to '{to}'"));
        }
        // A cast to its own type, as typed pointers leave behind, is the operand.
        if opcode == Opcode::BitCast && from == ty {
            return Ok(operand);
        }
        let folded = self.folded_cast(opcode, operand, ty);
        Ok(folded.unwrap_or_else(|| self.ctx.cast_expr(opcode, operand, ty)))
    }

    fn binary_expression(&mut self, opcode: Opcode) -> Res<Constant> {
        let at = self.at();
        self.bump();
        let flags = self.word_flags(&[("nuw", Flags::NUW), ("nsw", Flags::NSW)]);
        self.need(Tok::LParen, "expected '(' in binary constantexpr")?;
        let lhs = self.typed_constant()?;
        self.need(Tok::Comma, "expected comma in binary constantexpr")?;
        let rhs = self.typed_constant()?;
        self.need(Tok::RParen, "expected ')' in binary constantexpr")?;
        let ty = self.ctx.constant_type(lhs);
        if ty != self.ctx.constant_type(rhs) {
            return fault(at, "operands of constexpr must have same type");
        }
        if self.ctx.int_width(self.ctx.scalar_type(ty)).is_none() {
            return fault(at, "constexpr requires integer or integer vector operands");
        }
        if let Some(folded) = self.folded_binary(opcode, lhs, rhs) {
            return Ok(folded);
        }
        let expr = ConstantExpr::new(opcode, ty, &[lhs, rhs]);
        Ok(self.ctx.expr(ConstantExpr { flags, ..expr }))
    }

    fn gep_expression(&mut self) -> Res<Constant> {
        let gep_at = self.at();
        self.bump();
        let words = [("inbounds", Flags::INBOUNDS), ("nusw", Flags::NUSW), ("nuw", Flags::NUW)];
        let flags = self.word_flags(&words);
        let inrange = self.inrange()?;
        self.need(Tok::LParen, "expected '(' in constantexpr")?;
        let source = self.ty()?;
        self.need(Tok::Comma, "expected comma after getelementptr's type")?;
        let at = self.at();
        let message = "expected ')' in constantexpr";
        let mut operands = self.constants(Tok::RParen, message, Self::gep_operand)?;
        if let Some(message) = self.gep_problem(source, &operands) {
            return fault(gep_at, message);
        }
        let indices = operands.iter().skip(1).map(|&index| Some(index));
        let Some(ty) = self.gep_type_of(&operands) else {
            return fault(gep_at, BASE_OF_GEP);
        };
        let ty = self.address_type(at, ty, source, indices)?;
        if let Some(folded) = self.folded_gep(ty, &operands, inrange.is_some()) {
            return Ok(folded);
        }
        if let Some(indices) = operands.get_mut(1..) {
            self.spread_indices(ty, indices);
        }
        let expr = ConstantExpr::new(Opcode::GetElementPtr, ty, &operands);
        Ok(self.ctx.expr(ConstantExpr { flags, source: Some(source), inrange, ..expr }))
    }

    /// The type of the address that a `getelementptr` of these operands gives, if it gives one.
    fn gep_type_of(&self, operands: &[Constant]) -> Option<Type> {
        let types = operands.iter().map(|&operand| self.ctx.constant_type(operand));
        super::memory::gep_type(self.ctx, &types.collect::<SmallVec<[Type; 4]>>())
    }

    /// What is wrong with the operands of a constant `getelementptr`.
    fn gep_problem(&self, source: Type, operands: &[Constant]) -> Option<&'static str> {
        let Some(ty) = self.gep_type_of(operands) else { return Some(BASE_OF_GEP) };
        let lanes = |ty: Type| match self.ctx.ty(ty) {
            TypeData::Vector { len, scalable, .. } => Some((*len, *scalable)),
            _ => None,
        };
        let types = || operands.iter().map(|&operand| self.ctx.constant_type(operand));
        if types().any(|own| lanes(own).is_some_and(|own| Some(own) != lanes(ty))) {
            return Some("getelementptr vector index has a wrong number of elements");
        }
        let mut indices = types().skip(1).map(|index| self.ctx.scalar_type(index));
        if indices.any(|index| self.ctx.int_width(index).is_none()) {
            return Some("getelementptr index must be an integer");
        }
        if operands.len() > 1 && !self.ctx.has_size(source) {
            return Some("base element of getelementptr must be sized");
        }
        let mut innermost = source;
        while let TypeData::Array { elem, .. } = self.ctx.ty(innermost) {
            innermost = *elem;
        }
        if let TypeData::Vector { scalable: true, .. } = self.ctx.ty(innermost) {
            return Some("invalid base element for constant getelementptr");
        }
        let mut indices = operands.iter().skip(2).map(|&index| Some(index));
        let part = indices.try_fold(source, |ty, index| super::memory::part(self.ctx, ty, index));
        part.is_none().then_some("invalid getelementptr indices")
    }

    /// What a constant `getelementptr` comes to that goes nowhere, or has no base.
    fn folded_gep(&self, ty: Type, operands: &[Constant], bounded: bool) -> Option<Constant> {
        let (&base, indices) = operands.split_first()?;
        if indices.is_empty() {
            return Some(base);
        }
        match self.ctx.constant(base) {
            ConstantData::Poison(_) => return Some(self.ctx.poison(ty)),
            ConstantData::Undef(_) => return Some(self.ctx.undef(ty)),
            _ => {}
        }
        let own = self.ctx.constant_type(base);
        let same = own == ty || own == self.ctx.scalar_type(ty);
        let nowhere = indices.iter().all(|&index| self.goes_nowhere(index));
        if !nowhere || !same || bounded {
            return None;
        }
        Some(if ty == own { base } else { self.ctx.splat(ty, base) })
    }

    /// An operand of a constant `getelementptr`. Until version 18 the index whose part the address
    /// stays in was marked; without that the address may go anywhere in the object.
    fn gep_operand(&mut self) -> Res<Constant> {
        self.eat_word("inrange");
        self.typed_constant()
    }

    /// Whether an index is zero, or may be.
    fn goes_nowhere(&self, index: Constant) -> bool {
        let open =
            matches!(self.ctx.constant(index), ConstantData::Undef(_) | ConstantData::Poison(_));
        open || self.ctx.is_zero(index)
    }

    /// `inrange(low, high)`
    fn inrange(&mut self) -> Res<Option<(i64, i64)>> {
        if !self.eat_word("inrange") {
            return Ok(None);
        }
        self.need(Tok::LParen, "expected '('")?;
        let low = self.sint()?;
        self.need(Tok::Comma, "expected ','")?;
        let high = self.sint()?;
        self.need(Tok::RParen, "expected ')'")?;
        Ok(Some((low, high)))
    }

    fn vector_expression(&mut self, opcode: Opcode) -> Res<Constant> {
        let at = self.at();
        self.bump();
        self.need(Tok::LParen, "expected '(' in constantexpr")?;
        let operands = self.elements(Tok::RParen, "expected ')' in constantexpr")?;
        let ctx = self.ctx;
        let types = operands.iter().map(|&operand| ctx.constant_type(operand));
        let types = types.collect::<SmallVec<[Type; 3]>>();
        let expr = match (opcode, operands.as_slice(), types.as_slice()) {
            (Opcode::ShuffleVector, &[lhs, rhs, mask], &[ty, other, _]) => {
                let lanes = super::insts::lanes_of(ctx, ty, mask);
                let Some(lanes) = lanes.filter(|_| ty == other) else {
                    return fault(at, "invalid operands to shufflevector");
                };
                let ty = super::insts::shuffle_type(ctx, ty, lanes.len());
                let expr = ConstantExpr::new(opcode, ty, &[lhs, rhs]);
                ConstantExpr { mask: lanes.into_vec().into(), ..expr }
            }
            (Opcode::InsertElement, _, &[ty, elem, index]) => {
                if super::insts::extracted_type(ctx, ty, index) != Some(elem) {
                    return fault(at, "invalid insertelement operands");
                }
                ConstantExpr::new(opcode, ty, &operands)
            }
            (Opcode::ExtractElement, _, &[ty, index]) => {
                let Some(elem) = super::insts::extracted_type(ctx, ty, index) else {
                    return fault(at, "invalid extractelement operands");
                };
                ConstantExpr::new(opcode, elem, &operands)
            }
            _ => {
                let count = if opcode == Opcode::ExtractElement { "two" } else { "three" };
                return fault(at, format!("expected {count} operands to {}", opcode.name()));
            }
        };
        let folded = self.folded_vector(opcode, &operands, &expr.mask, expr.ty);
        Ok(folded.unwrap_or_else(|| ctx.expr(expr)))
    }

    /// Flags that stand here, in any order.
    pub(super) fn word_flags(&mut self, words: &[(&str, Flags)]) -> Flags {
        let mut flags = Flags::NONE;
        while let Some(&(_, flag)) = words.iter().find(|(word, _)| self.is_word(word)) {
            flags |= flag;
            self.bump();
        }
        flags
    }

    /// Inline assembly, at `asm`.
    pub(super) fn inline_asm(&mut self, function_type: Type) -> Res<Constant> {
        self.bump();
        let mut words = [false; 4];
        for (word, set) in
            ["sideeffect", "alignstack", "inteldialect", "unwind"].iter().zip(&mut words)
        {
            *set = self.eat_word(word);
        }
        let text = self.string_handle()?;
        self.need(Tok::Comma, "expected comma in inline asm expression")?;
        if self.tok() != Tok::Str {
            return self.fail("expected constraint string");
        }
        let constraints = self.string_handle()?;
        let [side_effect, align_stack, intel, unwind] = words;
        let asm =
            InlineAsm { function_type, text, constraints, side_effect, align_stack, intel, unwind };
        Ok(self.ctx.inline_asm(asm))
    }
}
