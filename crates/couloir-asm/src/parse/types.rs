//! Types (language reference, "Type System" and "Builtin Types").

use couloir_diag::BytePos;
use couloir_ir::Type;
use couloir_ir::asm::ParseResult;
use couloir_ir::attr::{AttrKind, Attribute};
use couloir_ir::num::FloatKind;
use couloir_ir::ty::{DYNAMIC, MemRefType, Signedness, TensorType, TypeKind, VectorType};

use super::Parser;
use crate::lex::{Kind, Token, blanks, is_token_at};

/// Widest integer type, in bits.
const MAX_INT_WIDTH: u32 = (1 << 24) - 1;

impl<'s> Parser<'s> {
    /// A type, function types included.
    pub(super) fn ty(&mut self) -> ParseResult<Type> {
        if self.is_punct(b'(') { self.function_type() } else { self.non_function_type() }
    }

    /// A type if one is next.
    pub(super) fn optional_type(&mut self) -> ParseResult<Option<Type>> {
        if self.at_type() { self.ty().map(Some) } else { Ok(None) }
    }

    /// Whether the current token starts a type.
    pub(super) fn at_type(&self) -> bool {
        match self.kind() {
            Kind::Punct(b'(') | Kind::IntType | Kind::Exclamation => true,
            Kind::Bare => is_type_word(self.spelling()),
            _ => false,
        }
    }

    fn function_type(&mut self) -> ParseResult<Type> {
        self.nested(|p| {
            let inputs = p.paren_types()?;
            p.expect_arrow("expected '->' in function type")?;
            let results = p.function_results()?;
            Ok(Type::function(p.ctx, &inputs, &results))
        })
    }

    fn expect_arrow(&mut self, message: &str) -> ParseResult {
        self.expect_kind(Kind::Arrow, message).map(|_| ())
    }

    /// `()` or `(type, ...)`
    fn paren_types(&mut self) -> ParseResult<Vec<Type>> {
        self.require(b'(', "expected '('")?;
        let mut types = Vec::new();
        if self.consume_if(b')') {
            return Ok(types);
        }
        self.commas(|p| {
            types.push(p.ty()?);
            Ok(())
        })?;
        self.require(b')', "expected ')'")?;
        Ok(types)
    }

    /// The results of a function type: one type, or several in parentheses.
    pub(super) fn function_results(&mut self) -> ParseResult<Vec<Type>> {
        if self.is_punct(b'(') {
            return self.paren_types();
        }
        Ok(vec![self.non_function_type()?])
    }

    /// Types separated by commas.
    pub(super) fn type_list(&mut self) -> ParseResult<Vec<Type>> {
        let mut types = Vec::new();
        self.types(&mut types)?;
        Ok(types)
    }

    /// The same, added to a list.
    pub(super) fn types(&mut self, types: &mut Vec<Type>) -> ParseResult {
        self.commas(|p| {
            types.push(p.ty()?);
            Ok(())
        })
    }

    pub(super) fn non_function_type(&mut self) -> ParseResult<Type> {
        match self.kind() {
            Kind::IntType => self.int_type(),
            Kind::Exclamation => self.extended_type(),
            Kind::Bare => self.word_type(),
            _ => Err(self.wrong_token("expected non-function type")),
        }
    }

    fn int_type(&mut self) -> ParseResult<Type> {
        match self.spelling() {
            b"i1" => Ok(self.simple(Type::I1)),
            b"i8" => Ok(self.simple(Type::I8)),
            b"i32" => Ok(self.simple(Type::I32)),
            b"i64" => Ok(self.simple(Type::I64)),
            _ => self.any_int_type(),
        }
    }

    fn any_int_type(&mut self) -> ParseResult<Type> {
        let (signedness, digits) = match self.spelling() {
            [b's', b'i', ..] => (Signedness::Signed, 2),
            [b'u', b'i', ..] => (Signedness::Unsigned, 2),
            _ => (Signedness::Signless, 1),
        };
        let digits = self.text().get(digits..).unwrap_or_default();
        let Ok(width) = digits.parse::<u32>() else {
            return Err(self.error("invalid integer width"));
        };
        if width > MAX_INT_WIDTH {
            let message = format!("integer bitwidth is limited to {MAX_INT_WIDTH} bits");
            return Err(self.error(&message));
        }
        self.advance();
        if signedness == Signedness::Signless {
            return Ok(Type::int(self.ctx, width));
        }
        Ok(Type::get(self.ctx, TypeKind::Integer(width, signedness)))
    }

    fn word_type(&mut self) -> ParseResult<Type> {
        match self.spelling() {
            b"index" => Ok(self.simple(Type::INDEX)),
            b"none" => Ok(self.simple(Type::NONE)),
            b"memref" => self.memoized(Self::memref_type),
            b"vector" => self.memoized(Self::vector_type),
            b"tensor" => self.memoized(Self::tensor_type),
            b"complex" => self.nested(Self::complex_type),
            b"tuple" => self.nested(Self::tuple_type),
            word => self.float_type(word),
        }
    }

    fn float_type(&mut self, word: &'s [u8]) -> ParseResult<Type> {
        if let Some(ty) = self.type_memo.word(word) {
            return Ok(self.simple(ty));
        }
        let Some(kind) = FloatKind::from_name(self.text()) else {
            return Err(self.wrong_token("expected non-function type"));
        };
        let ty = Type::float(self.ctx, kind);
        self.type_memo.insert_word(word, ty);
        Ok(self.simple(ty))
    }

    fn simple(&mut self, ty: Type) -> Type {
        self.advance();
        ty
    }

    /// A type that is often written again in the same words: the words up to
    /// the closing bracket are looked up first.
    fn memoized(&mut self, read: fn(&mut Self) -> ParseResult<Type>) -> ParseResult<Type> {
        let start = self.token.start;
        let rest = self.src.get(start as usize..).unwrap_or_default();
        let apart = !self.in_symbol(start) && !self.ctx.options().identified_aliases;
        let known = match self.type_memo.bracketed(rest) {
            None if apart => self.type_memo.named(rest),
            known => known,
        };
        // What is no token would be reported when it is met, and again when it is met anew.
        let sure = |&(_, len): &(Type, usize)| {
            rest.first() != Some(&b'!') || is_token_at(rest, blanks(rest, len))
        };
        if let Some((ty, len)) = known.filter(sure) {
            self.resume_at(start + len as u32);
            return Ok(ty);
        }
        let ty = self.nested(read)?;
        if let Some(text) = self.src.get(start as usize..self.last_end as usize) {
            self.type_memo.insert_bracketed(text, ty);
            if apart {
                self.type_memo.insert_named(text, ty);
            }
        }
        Ok(ty)
    }

    fn complex_type(&mut self) -> ParseResult<Type> {
        self.advance();
        self.require(b'<', "expected '<' in complex type")?;
        let at = self.pos();
        let element = self.ty()?;
        self.require(b'>', "expected '>' in complex type")?;
        if !element.is_float(self.ctx) && !element.is_integer(self.ctx) {
            return Err(self.error_at(at, "invalid element type for complex"));
        }
        Ok(Type::get(self.ctx, TypeKind::Complex(element)))
    }

    fn tuple_type(&mut self) -> ParseResult<Type> {
        self.advance();
        self.require(b'<', "expected '<' in tuple type")?;
        let mut types = Vec::new();
        if !self.is_punct(b'>') {
            types = self.type_list()?;
        }
        self.require(b'>', "expected '>' in tuple type")?;
        Ok(Type::get(self.ctx, TypeKind::Tuple(types.into())))
    }

    fn vector_type(&mut self) -> ParseResult<Type> {
        let at = self.pos();
        self.advance();
        self.require(b'<', "expected '<' in vector type")?;
        let (shape, scalable) = self.vector_dimensions()?;
        let element = self.ty()?;
        self.require(b'>', "expected '>' in vector type")?;
        if !element.is_vector_element(self.ctx) {
            let message = "failed to verify 'elementType': VectorElementTypeInterface instance";
            return Err(self.error_at(at, message));
        }
        if shape.contains(&0) {
            let sizes = shape.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            let message = format!("vector types must have positive constant sizes but got {sizes}");
            return Err(self.error_at(at, &message));
        }
        Ok(VectorType::get(self.ctx, &shape, &scalable, element))
    }

    /// `4x[8]x`, all sizes known.
    fn vector_dimensions(&mut self) -> ParseResult<(Vec<i64>, Vec<bool>)> {
        let (mut shape, mut scalable) = (Vec::new(), Vec::new());
        while self.kind() == Kind::Integer || self.is_punct(b'[') {
            self.glued_dimensions(false, true, &mut shape);
            scalable.resize(shape.len(), false);
            if self.kind() != Kind::Integer && !self.is_punct(b'[') {
                break;
            }
            let bracket = self.consume_if(b'[');
            // As upstream, any token with an `x` after its first character is taken for `0x`.
            if self.kind() != Kind::Integer && self.spelling().get(1) == Some(&b'x') {
                self.resume_at(self.token.start + 1);
                return Err(self.wrong_token("missing ']' closing scalable dimension"));
            }
            if self.kind() != Kind::Integer {
                return Err(self.error("invalid dimension"));
            }
            let size = self.dimension_size()?;
            if bracket {
                self.require(b']', "missing ']' closing scalable dimension")?;
            }
            shape.push(size);
            scalable.push(bracket);
            self.dimension_x()?;
        }
        Ok((shape, scalable))
    }

    /// `4x?x`, with or without the `x` at the end.
    pub(super) fn dimensions(&mut self, dynamic: bool, trailing_x: bool) -> ParseResult<Vec<i64>> {
        let mut shape = Vec::new();
        self.glued_dimensions(dynamic, trailing_x, &mut shape);
        if trailing_x {
            while self.kind() == Kind::Integer || self.is_punct(b'?') {
                shape.push(self.dimension(dynamic)?);
                self.dimension_x()?;
            }
            return Ok(shape);
        }
        if shape.is_empty() {
            if self.kind() != Kind::Integer && !self.is_punct(b'?') {
                return Ok(shape);
            }
            shape.push(self.dimension(dynamic)?);
        }
        while self.kind() == Kind::Bare && self.spelling().first() == Some(&b'x') {
            self.dimension_x()?;
            if self.kind() != Kind::Integer && !self.is_punct(b'?') {
                return Err(self.error("invalid dimension"));
            }
            shape.push(self.dimension(dynamic)?);
        }
        Ok(shape)
    }

    /// Reads dimensions with nothing between them, as they mostly are, from
    /// the bytes: as tokens, each `x` would take all that is glued to it.
    fn glued_dimensions(&mut self, dynamic: bool, trailing_x: bool, shape: &mut Vec<i64>) {
        let mut at = self.token.start as usize;
        if matches!(self.kind(), Kind::Float | Kind::Error) {
            return;
        }
        while let Some((size, end)) = glued_dimension(self.src, at, dynamic) {
            let x = self.src.get(end) == Some(&b'x');
            if trailing_x && !x {
                break;
            }
            shape.push(size);
            let next = self.src.get(end + 1);
            let more = next.is_some_and(|&byte| byte.is_ascii_digit() || (dynamic && byte == b'?'));
            at = end;
            let goes_on = trailing_x || (x && more);
            if !goes_on {
                break;
            }
            at += 1;
        }
        if at > self.token.start as usize {
            self.resume_at(at as u32);
        }
    }

    fn dimension(&mut self, dynamic: bool) -> ParseResult<i64> {
        if self.is_punct(b'?') {
            if !dynamic {
                return Err(self.error("expected static shape"));
            }
            self.advance();
            return Ok(DYNAMIC);
        }
        self.dimension_size()
    }

    /// A size; `0x` is a zero and the `x` after it, never hexadecimal.
    fn dimension_size(&mut self) -> ParseResult<i64> {
        if self.kind() != Kind::Integer {
            return Err(self.wrong_token("expected integer or dynamic shape dimension"));
        }
        if self.spelling().starts_with(b"0x") {
            self.resume_at(self.token.start + 1);
            return Ok(0);
        }
        match self.text().parse::<i64>() {
            Ok(size) => {
                self.advance();
                Ok(size)
            }
            Err(_) => Err(self.error("invalid dimension")),
        }
    }

    /// The `x` between dimensions; what is glued to it is read on its own.
    fn dimension_x(&mut self) -> ParseResult {
        if self.kind() != Kind::Bare || self.spelling().first() != Some(&b'x') {
            return Err(self.wrong_token("expected 'x' in dimension list"));
        }
        if self.spelling().len() == 1 {
            self.advance();
        } else {
            self.resume_at(self.token.start + 1);
        }
        Ok(())
    }

    /// `*x`, or dimensions; none for unranked.
    fn rank_or_unranked(&mut self) -> ParseResult<Option<Vec<i64>>> {
        if self.consume_if(b'*') {
            self.dimension_x()?;
            return Ok(None);
        }
        self.dimensions(true, true).map(Some)
    }

    fn tensor_type(&mut self) -> ParseResult<Type> {
        self.advance();
        self.require(b'<', "expected '<' in tensor type")?;
        let shape = self.rank_or_unranked()?;
        let at = self.pos();
        // As upstream, what follows is read even where there is no type.
        let element = self.ty();
        let encoding = self.tensor_encoding()?;
        let element = element?;
        self.require(b'>', "expected '>' in tensor type")?;
        if !element.is_tensor_element(self.ctx) {
            return Err(self.error_at(at, "invalid tensor element type"));
        }
        if shape.is_none() && encoding.is_some() {
            return Err(self.error("cannot apply encoding to unranked tensor"));
        }
        Ok(Type::get(
            self.ctx,
            match shape {
                None => TypeKind::UnrankedTensor(element),
                Some(shape) => TypeKind::Tensor(Box::new(TensorType {
                    shape: shape.into(),
                    element,
                    encoding: encoding.into(),
                })),
            },
        ))
    }

    fn tensor_encoding(&mut self) -> ParseResult<Option<Attribute>> {
        if self.consume_if(b',') { self.optional_attribute(None) } else { Ok(None) }
    }

    fn memref_type(&mut self) -> ParseResult<Type> {
        let start = self.pos();
        self.advance();
        self.require(b'<', "expected '<' in memref type")?;
        let shape = self.rank_or_unranked()?;
        let at = self.pos();
        let element = self.ty()?;
        if !element.is_memref_element(self.ctx) {
            return Err(self.error_at(at, "invalid memref element type"));
        }
        let (layout, space) = self.memref_parameters(shape.is_some())?;
        if space.is_some_and(|space| !self.is_memory_space(space)) {
            return Err(self.error_at(start, "unsupported memory space Attribute"));
        }
        match shape {
            None => Ok(self.unranked_memref(element, space)),
            Some(shape) => self.ranked_memref(start, &shape, element, layout, space),
        }
    }

    /// What follows the element type: a layout, a memory space, or both.
    fn memref_parameters(
        &mut self,
        ranked: bool,
    ) -> ParseResult<(Option<Attribute>, Option<Attribute>)> {
        let (mut layout, mut space) = (None, None);
        if self.consume_if(b'>') {
            return Ok((layout, space));
        }
        self.require(b',', "expected ',' or '>' in memref type")?;
        self.some_until(Kind::Punct(b'>'), ">", |p| {
            let attr = p.attribute(None)?;
            let message = match (attr.is_layout(p.ctx), space) {
                (true, _) if !ranked => "cannot have affine map for unranked memref type",
                (true, Some(_)) => "expected memory space to be last in memref type",
                (false, Some(_)) => "multiple memory spaces specified in memref type",
                (is_layout, None) => {
                    *(if is_layout { &mut layout } else { &mut space }) = Some(attr);
                    return Ok(());
                }
            };
            Err(p.error(message))
        })?;
        Ok((layout, space))
    }

    fn unranked_memref(&mut self, element: Type, space: Option<Attribute>) -> Type {
        let space = space.filter(|space| !self.is_default_space(*space));
        Type::get(self.ctx, TypeKind::UnrankedMemRef(element, space.into()))
    }

    /// Integers, strings, dictionaries and attributes of dialects name memory spaces.
    fn is_memory_space(&self, space: Attribute) -> bool {
        matches!(
            space.kind(self.ctx),
            AttrKind::Integer(..)
                | AttrKind::String(..)
                | AttrKind::Dictionary(_)
                | AttrKind::Dialect(_)
        )
    }

    fn is_default_space(&self, space: Attribute) -> bool {
        space.as_int(self.ctx).is_some_and(couloir_ir::num::Int::is_zero)
    }

    fn ranked_memref(
        &mut self,
        start: BytePos,
        shape: &[i64],
        element: Type,
        layout: Option<Attribute>,
        space: Option<Attribute>,
    ) -> ParseResult<Type> {
        if let Some(layout) = layout {
            self.check_layout(start, shape.len(), layout)?;
        }
        Ok(MemRefType::get(self.ctx, shape, element, layout, space))
    }

    fn check_layout(&mut self, start: BytePos, rank: usize, layout: Attribute) -> ParseResult {
        let message = match layout.kind(self.ctx) {
            AttrKind::AffineMap(map) if map.dims() as usize != rank => format!(
                "memref layout mismatch between rank and affine map: {rank} != {}",
                map.dims()
            ),
            AttrKind::StridedLayout { strides, .. } if strides.len() != rank => {
                "expected the number of strides to match the rank".into()
            }
            _ => return Ok(()),
        };
        Err(self.error_at(start, &message))
    }

    /// `!alias` or `!dialect.type`
    fn extended_type(&mut self) -> ParseResult<Type> {
        let bracket = self.src.get(self.token.end as usize) == Some(&b'<');
        if bracket { self.memoized(Self::named_type) } else { self.dialect_word() }
    }

    /// Such a type without brackets next to its name, which mostly is the
    /// whole of it.
    fn dialect_word(&mut self) -> ParseResult<Type> {
        let (token, text) = (self.token, self.spelling());
        // What is no token would be reported when it is met, and again when it is met anew.
        let sure = is_token_at(self.src, blanks(self.src, token.end as usize));
        if let Some(ty) = self.type_memo.word(text).filter(|_| sure) {
            self.advance();
            if !self.at_parameters() {
                return Ok(ty);
            }
            self.rewind(token);
        }
        let ty = self.nested(Self::named_type)?;
        if self.last_end == token.end && !self.at_parameters() && text.contains(&b'.') {
            self.type_memo.insert_word(text, ty);
        }
        Ok(ty)
    }

    /// Whether the current token may belong to the type before it.
    fn at_parameters(&self) -> bool {
        matches!(self.kind(), Kind::Punct(b'<' | b'(' | b'[' | b'{') | Kind::Error)
    }

    fn named_type(&mut self) -> ParseResult<Type> {
        let token = self.token;
        let name = self.text().get(1..).unwrap_or_default();
        self.advance();
        match name.split_once('.') {
            Some((dialect, mnemonic)) => self.dialect_type(token, dialect, mnemonic),
            None if self.is_punct(b'<') && self.last_end == self.token.start => {
                self.opaque_dialect_type(token, name)
            }
            None => self.type_alias(name),
        }
    }

    fn type_alias(&mut self, name: &'s str) -> ParseResult<Type> {
        match self.aliases.ty(name) {
            Some(ty) => Ok(ty),
            None => {
                let message = format!("undefined symbol alias id '{name}'");
                Err(self.wrong_token(&message))
            }
        }
    }

    /// The text of a type for a message.
    pub(super) fn type_text(&self, ty: Type) -> String {
        crate::parse::file::type_text(self.ctx, ty)
    }

    /// A token's place.
    pub(super) fn token_start(&self, token: Token) -> BytePos {
        self.pos_at(token.start)
    }
}

/// The dimension written at an offset, and where it ends.
fn glued_dimension(src: &[u8], at: usize, dynamic: bool) -> Option<(i64, usize)> {
    if dynamic && src.get(at) == Some(&b'?') {
        return Some((DYNAMIC, at + 1));
    }
    let (mut size, mut end) = (0i64, at);
    while let Some(digit) = src.get(end).filter(|byte| byte.is_ascii_digit()) {
        size = size.checked_mul(10)?.checked_add(i64::from(digit - b'0'))?;
        end += 1;
    }
    (end > at).then_some((size, end))
}

/// Whether a word is a builtin type's keyword.
fn is_type_word(word: &[u8]) -> bool {
    match word {
        b"index" | b"none" | b"complex" | b"tuple" | b"vector" | b"tensor" | b"memref" => true,
        _ => std::str::from_utf8(word).is_ok_and(|word| FloatKind::from_name(word).is_some()),
    }
}
