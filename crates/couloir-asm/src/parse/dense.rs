//! Element attributes: `dense`, `dense_resource`, `array`, `sparse`.
//!
//! Literals are read as a flat list of tokens with a shape, then converted
//! once the type, which comes last, is known.

use couloir_diag::BytePos;
use couloir_ir::asm::ParseResult;
use couloir_ir::attr::{AttrKind, Attribute, DenseElements};
use couloir_ir::num::{FloatKind, Int};
use couloir_ir::ty::{DYNAMIC, Signedness, TypeKind};
use couloir_ir::{Str, Type};

use super::Parser;
use crate::lex::{Kind, Token};

/// A literal as written.
#[derive(Default)]
struct Literal {
    /// The only string of a literal without brackets.
    string: Option<Token>,
    /// Scalars, each with whether a minus stands before it.
    scalars: Vec<(bool, Token)>,
    /// The shape the brackets make; empty without brackets.
    shape: Vec<i64>,
}

/// The list levels open while a literal is read.
struct Level {
    size: i64,
    /// The shape of this level's elements, innermost size first, once one is complete.
    inner: Option<Vec<i64>>,
}

impl<'s> Parser<'s> {
    pub(super) fn dense_attribute(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        let at = self.pos();
        self.advance();
        self.require(b'<', "expected '<' after 'dense'")?;
        let mut literal = Literal::default();
        if !self.consume_if(b'>') {
            literal = self.tensor_literal(true)?;
            self.require(b'>', "expected '>'")?;
        }
        let ty = self.elements_type(at, ty)?;
        self.dense_from(at, &literal, ty)
    }

    /// The type after `:`, which must be a shape that is known.
    fn elements_type(&mut self, at: BytePos, ty: Option<Type>) -> ParseResult<Type> {
        let ty = match ty {
            Some(ty) => ty,
            None => {
                self.require(b':', "expected ':'")?;
                self.ty()?
            }
        };
        if !ty.is_shaped(self.ctx) {
            return Err(self.error_at(at, "elements literal must be a shaped type"));
        }
        if ty.shape(self.ctx).is_none_or(|shape| shape.contains(&DYNAMIC)) {
            return Err(self.error_at(at, "elements literal type must have static shape"));
        }
        Ok(ty)
    }

    fn tensor_literal(&mut self, allow_hex: bool) -> ParseResult<Literal> {
        let mut literal = Literal::default();
        if allow_hex && self.kind() == Kind::String {
            literal.string = Some(self.token);
            self.advance();
        } else if self.is_punct(b'[') {
            self.tensor_lists(&mut literal)?;
        } else {
            self.tensor_scalar(&mut literal.scalars)?;
        }
        Ok(literal)
    }

    /// Nested lists, on an explicit stack.
    fn tensor_lists(&mut self, literal: &mut Literal) -> ParseResult {
        let mut levels: Vec<Level> = Vec::new();
        loop {
            if self.consume_if(b'[') {
                levels.push(Level { size: 0, inner: None });
                if !self.is_punct(b']') {
                    continue;
                }
            } else {
                self.tensor_scalar(&mut literal.scalars)?;
                self.add_element(&mut levels, Vec::new())?;
                let more = self.plain_numbers(&mut literal.scalars);
                if let Some(level) = levels.last_mut() {
                    level.size += more;
                }
            }
            while !self.consume_if(b',') {
                self.require(b']', "expected ']'")?;
                let Some(level) = levels.pop() else { return Ok(()) };
                let mut shape = level.inner.unwrap_or_default();
                shape.push(level.size);
                if levels.is_empty() {
                    shape.reverse();
                    literal.shape = shape;
                    return Ok(());
                }
                self.add_element(&mut levels, shape)?;
            }
        }
    }

    /// Reads the numbers after the comma that is the current token, as long as
    /// they are plain ones with a comma after them; the last comma is current
    /// then. Long literals are mostly this.
    fn plain_numbers(&mut self, into: &mut Vec<(bool, Token)>) -> i64 {
        let (mut comma, mut count) = (self.token.start as usize, 0);
        if !self.is_punct(b',') {
            return 0;
        }
        while let Some((token, next)) = plain_number(self.src, comma + 1) {
            into.push((false, token));
            count += 1;
            comma = next;
        }
        if count > 0 {
            self.resume_at(comma as u32);
        }
        count
    }

    fn add_element(&mut self, levels: &mut [Level], shape: Vec<i64>) -> ParseResult {
        let Some(level) = levels.last_mut() else { return Ok(()) };
        level.size += 1;
        match &level.inner {
            Some(inner) if *inner != shape => {
                let message =
                    "tensor literal is invalid; ranks are not consistent between elements";
                Err(self.error(message))
            }
            Some(_) => Ok(()),
            None => {
                level.inner = Some(shape);
                Ok(())
            }
        }
    }

    fn tensor_scalar(&mut self, into: &mut Vec<(bool, Token)>) -> ParseResult {
        // The pairs open, each with whether its second part is being read.
        let mut pairs = Vec::new();
        loop {
            while self.consume_if(b'(') {
                pairs.push(false);
            }
            self.tensor_number(into)?;
            while pairs.pop_if(|second| *second).is_some() {
                self.require(b')', "expected ')' after complex elements")?;
            }
            let Some(second) = pairs.last_mut() else { return Ok(()) };
            *second = true;
            self.require(b',', "expected ',' between complex elements")?;
        }
    }

    fn tensor_number(&mut self, into: &mut Vec<(bool, Token)>) -> ParseResult {
        let negative = self.consume_if(b'-');
        let number = matches!(self.kind(), Kind::Integer | Kind::Float);
        if negative && !number {
            return Err(self.error("expected integer or floating point literal"));
        }
        let word = self.kind() == Kind::String || self.at_word("true") || self.at_word("false");
        if !number && !word {
            return Err(self.error("expected element literal of primitive type"));
        }
        into.push((negative, self.token));
        self.advance();
        Ok(())
    }

    fn dense_from(&mut self, at: BytePos, literal: &Literal, ty: Type) -> ParseResult<Attribute> {
        let shape = ty.shape(self.ctx).unwrap_or_default();
        if !literal.shape.is_empty() && literal.shape != shape {
            let message = format!(
                "inferred shape of elements literal ({}) does not match type ({})",
                shape_text(&literal.shape),
                shape_text(shape),
            );
            return Err(self.error_at(at, &message));
        }
        if literal.string.is_none()
            && literal.scalars.is_empty()
            && ty.num_elements(self.ctx) != Some(0)
        {
            let message = format!(
                "parsed zero elements, but type ('{}') expected at least 1",
                self.type_text(ty)
            );
            return Err(self.error_at(at, &message));
        }
        let element = ty.element_or_self(self.ctx);
        match DenseElements::element_bytes(self.ctx, element) {
            None => self.dense_strings(at, literal, ty),
            Some(_) => match literal.string {
                Some(token) => self.dense_hex(at, token, ty),
                None => self.dense_numbers(at, literal, ty),
            },
        }
    }

    fn dense_strings(
        &mut self,
        at: BytePos,
        literal: &Literal,
        ty: Type,
    ) -> ParseResult<Attribute> {
        let mut strings = Vec::with_capacity(literal.scalars.len());
        if let Some(token) = literal.string {
            strings.push(self.string_value(token));
        }
        for &(_, token) in &literal.scalars {
            if token.kind != Kind::String {
                let message = format!("expected string token, got {}", self.number_text(token));
                return Err(self.error_at(at, &message));
            }
            strings.push(self.string_value(token));
        }
        if strings.windows(2).all(|pair| pair[0] == pair[1]) {
            strings.truncate(1);
        }
        Ok(Attribute::get(self.ctx, AttrKind::DenseStrings(ty, strings.into())))
    }

    fn dense_hex(&mut self, at: BytePos, token: Token, ty: Type) -> ParseResult<Attribute> {
        let text = self.bytes(token);
        let Some(bytes) = hex_bytes(text) else {
            let message = "expected string containing hex digits starting with `0x`";
            return Err(self.error_at(self.token_start(token), message));
        };
        match DenseElements::from_raw(self.ctx, ty, &bytes) {
            Some(dense) => Ok(Attribute::get(self.ctx, AttrKind::DenseElements(dense))),
            None => {
                let message = format!(
                    "elements hex data size is invalid for provided type: '{}'",
                    self.type_text(ty)
                );
                Err(self.error_at(at, &message))
            }
        }
    }

    fn dense_numbers(
        &mut self,
        at: BytePos,
        literal: &Literal,
        ty: Type,
    ) -> ParseResult<Attribute> {
        let element = ty.element_or_self(self.ctx);
        let (scalar, parts) = match element.kind(self.ctx) {
            TypeKind::Complex(part) => (*part, 2),
            _ => (element, 1),
        };
        self.check_complex(at, literal, ty, parts)?;
        let mut data = match scalar.float_kind(self.ctx) {
            Some(kind) => self.float_scalars(&literal.scalars, kind)?,
            None => self.int_scalars(&literal.scalars, scalar)?,
        };
        self.fit_scalars(at, literal, ty, parts, &mut data)?;
        Ok(Attribute::get(
            self.ctx,
            AttrKind::DenseElements(DenseElements::new(self.ctx, ty, data)),
        ))
    }

    /// Whether there are as many numbers as a complex element type needs.
    fn check_complex(
        &mut self,
        at: BytePos,
        literal: &Literal,
        ty: Type,
        parts: u64,
    ) -> ParseResult {
        let (found, total) = (literal.scalars.len() as u64, ty.num_elements(self.ctx));
        let (wrong, about, expected) = if literal.shape.is_empty() {
            (found != 2 && total != Some(0), ty.element_or_self(self.ctx), Some(2))
        } else {
            let expected = total.and_then(|total| total.checked_mul(2));
            (Some(found) != expected, ty, expected)
        };
        if parts == 1 || !wrong {
            return Ok(());
        }
        Err(self.wrong_count(at, found, about, expected))
    }

    fn wrong_count(
        &mut self,
        at: BytePos,
        found: u64,
        about: Type,
        expected: Option<u64>,
    ) -> couloir_ir::Failure {
        let message = format!(
            "parsed {found} elements, but type ('{}') expected {} elements",
            self.type_text(about),
            expected.unwrap_or(u64::MAX),
        );
        self.error_at(at, &message)
    }

    /// Pairs of numbers where the type wants single ones: those in excess are
    /// left out, as upstream does; too few are an error (upstream reads past
    /// their end).
    fn fit_scalars(
        &mut self,
        at: BytePos,
        literal: &Literal,
        ty: Type,
        parts: u64,
        data: &mut Vec<u8>,
    ) -> ParseResult {
        let found = literal.scalars.len() as u64;
        let expected = ty.num_elements(self.ctx).and_then(|n| n.checked_mul(parts));
        let expected = expected.unwrap_or(u64::MAX);
        // A number where the type wants pairs, or a pair where it wants numbers.
        let spare = found < parts || parts == 1 && found == 2;
        if found > expected && expected > 0 {
            data.truncate(data.len() / found as usize * expected as usize);
        } else if expected == 0 && spare && literal.shape.is_empty() {
            data.clear();
        } else if found != expected && found != parts {
            return Err(self.wrong_count(at, found, ty, Some(expected)));
        }
        Ok(())
    }

    fn float_scalars(
        &mut self,
        scalars: &[(bool, Token)],
        kind: FloatKind,
    ) -> ParseResult<Vec<u8>> {
        let bytes = (kind.width() as usize).div_ceil(8);
        let mut data = Vec::with_capacity(scalars.len() * bytes);
        for &(negative, token) in scalars {
            let value = match token.kind {
                Kind::Integer => self.float_from_integer(token, negative, kind)?,
                Kind::Float => self.float_literal(token, negative, kind)?,
                _ => {
                    let at = self.token_start(token);
                    return Err(self.error_at(at, "expected floating point literal"));
                }
            };
            data.extend(value.bits().to_le_bytes().iter().take(bytes));
        }
        Ok(data)
    }

    fn int_scalars(&mut self, scalars: &[(bool, Token)], ty: Type) -> ParseResult<Vec<u8>> {
        let bytes = DenseElements::element_bytes(self.ctx, ty).unwrap_or(8);
        let mut data = Vec::with_capacity(scalars.len() * bytes);
        // No bits are left over above these widths.
        let wide = matches!(ty.int_width(self.ctx), Some(32 | 64));
        let wide = wide && ty.is_signless_integer(self.ctx);
        for &(negative, token) in scalars {
            // Nine digits fit without a look at the type.
            let short = self.short_int(token).filter(|&value| wide && !(negative && value == 0));
            if let Some(value) = short {
                let value = if negative { -value } else { value };
                data.extend_from_slice(&value.to_le_bytes()[..bytes.min(8)]);
                continue;
            }
            let value = self.int_scalar(negative, token, ty)?;
            let start = data.len();
            if value.width() <= 64 {
                data.extend_from_slice(&value.low_u64().to_le_bytes()[..bytes.min(8)]);
            } else {
                data.extend(value.to_le_bytes());
            }
            data.resize(start + bytes, 0);
        }
        Ok(data)
    }

    /// The value of a token of up to nine decimal digits.
    #[inline]
    fn short_int(&self, token: Token) -> Option<i64> {
        let digits = self.bytes(token);
        if token.kind != Kind::Integer || digits.len() > 9 {
            return None;
        }
        digits.iter().try_fold(0, |value, &digit| {
            let digit = digit.checked_sub(b'0').filter(|&digit| digit < 10)?;
            Some(value * 10 + i64::from(digit))
        })
    }

    fn int_scalar(&mut self, negative: bool, token: Token, ty: Type) -> ParseResult<Int> {
        let at = self.token_start(token);
        let (width, signedness) = match ty.kind(self.ctx) {
            TypeKind::Integer(width, signedness) => (*width, *signedness),
            _ => (64, Signedness::Signed),
        };
        if negative && signedness == Signedness::Unsigned {
            let message = "expected unsigned integer elements, but parsed negative value";
            return Err(self.error_at(at, message));
        }
        match token.kind {
            Kind::Integer => {
                let signed = signedness == Signedness::Signed;
                let value = Int::parse(width, negative, self.number_text(token), signed);
                value.ok_or_else(|| self.error_at(at, "integer constant out of range for type"))
            }
            Kind::Bare if ty.is_bit(self.ctx) => Ok(Int::from_bool(self.bytes(token) == b"true")),
            Kind::Bare => Err(self.error_at(at, "expected i1 type for 'true' or 'false' values")),
            Kind::Float => {
                Err(self.error_at(at, "expected integer elements, but parsed floating-point"))
            }
            _ => Err(self.error_at(at, "integer constant out of range for type")),
        }
    }

    /// `dense_resource<key> : type`
    pub(super) fn resource_attribute(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        let mut at = self.pos();
        self.advance();
        self.require(b'<', "expected '<' after 'dense_resource'")?;
        let Some(key) = self.resource_key() else {
            return Err(self.error("expected identifier key for 'resource' entry"));
        };
        self.require(b'>', "expected '>'")?;
        let ty = match ty {
            Some(ty) => ty,
            None => {
                at = self.pos();
                self.require(b':', "expected ':'")?;
                self.ty()?
            }
        };
        if !ty.is_shaped(self.ctx) {
            return Err(self.error_at(at, "`dense_resource` expected a shaped type"));
        }
        Ok(Attribute::get(self.ctx, AttrKind::DenseResource(ty, key)))
    }

    pub(super) fn resource_key(&mut self) -> Option<Str> {
        let key = match self.kind() {
            Kind::Bare | Kind::IntType => self.ctx.intern_bytes(self.spelling()),
            Kind::String => self.string_value(self.token),
            _ => return None,
        };
        self.advance();
        Some(key)
    }

    /// `array<i32: 1, 2>`
    pub(super) fn dense_array_attribute(&mut self) -> ParseResult<Attribute> {
        self.advance();
        self.require(b'<', "expected '<' after 'array'")?;
        let at = self.pos();
        let element = self
            .ty()
            .map_err(|_| self.error_at(at, "expected an integer or floating point type"))?;
        self.check_array_element(at, element)?;
        let mut data = Vec::new();
        if !self.consume_if(b'>') {
            self.require(b':', "expected ':' after dense array type")?;
            self.commas(|p| p.array_element(element, &mut data))?;
            self.require(b'>', "expected '>' to close an array attribute")?;
        }
        Ok(Attribute::get(self.ctx, AttrKind::DenseArray { element, data: data.into() }))
    }

    /// `[1, 2]`, a dense array whose element type is known.
    pub(super) fn square_array(&mut self, element: Type) -> ParseResult<Attribute> {
        let Some(text) = self.plain_list(self.token.start as usize) else {
            return self.any_square_array(element);
        };
        let key = element.as_u32() as usize;
        if let Some(known) = self.array_memo.get(key, text) {
            self.resume_at(self.token.start + text.len() as u32);
            return Ok(known);
        }
        let attr = self.any_square_array(element)?;
        self.array_memo.insert(key, text, attr);
        Ok(attr)
    }

    /// The text of a short list of plain numbers that starts here.
    pub(super) fn plain_list(&self, start: usize) -> Option<&'s [u8]> {
        let rest = self.src.get(start..)?;
        let plain = |byte: &u8| matches!(byte, b'0'..=b'9' | b',' | b' ');
        let inside =
            rest.strip_prefix(b"[")?.iter().take(24).take_while(|byte| plain(byte)).count();
        rest.get(..inside + 2).filter(|text| text.ends_with(b"]"))
    }

    fn any_square_array(&mut self, element: Type) -> ParseResult<Attribute> {
        let mut data = Vec::new();
        self.require(b'[', "expected '['")?;
        if !self.consume_if(b']') {
            let result = self.commas(|p| match element.int_width(p.ctx) {
                Some(width @ 2..=64) => p.small_int(width, &mut data),
                _ => p.array_element(element, &mut data),
            });
            // Upstream looks for the end of the list even where an element was wrong.
            self.require(b']', "expected ']'").and(result)?;
        }
        Ok(Attribute::get(self.ctx, AttrKind::DenseArray { element, data: data.into() }))
    }

    /// An integer of up to 64 bits, with its sign.
    fn small_int(&mut self, width: u32, data: &mut Vec<u8>) -> ParseResult {
        let at = self.pos();
        let Some(value) = self.optional_i64()? else {
            return Err(self.hook_error(at, "expected integer value"));
        };
        let unused = 64 - width;
        if value << unused >> unused != value {
            return Err(self.hook_error(at, "integer value too large"));
        }
        data.extend_from_slice(&value.to_le_bytes()[..width.div_ceil(8) as usize]);
        Ok(())
    }

    fn check_array_element(&mut self, at: BytePos, element: Type) -> ParseResult {
        match element.int_or_float_width(self.ctx) {
            None => {
                let text = self.type_text(element);
                let message = format!("expected integer or float type, got: '{text}'");
                Err(self.error_at(at, &message))
            }
            Some(width) if !element.is_bit(self.ctx) && width % 8 != 0 => {
                Err(self.error_at(at, "element type bitwidth must be a multiple of 8"))
            }
            Some(_) => Ok(()),
        }
    }

    fn array_element(&mut self, element: Type, data: &mut Vec<u8>) -> ParseResult {
        let negative = self.consume_if(b'-');
        let token = self.token;
        if let Some(kind) = element.float_kind(self.ctx) {
            data.extend(self.float_scalars(&[(negative, token)], kind)?);
            self.advance();
            return Ok(());
        }
        if self.at_word("true") || self.at_word("false") {
            return self.array_bool(element, data);
        }
        if token.kind != Kind::Integer {
            return Err(self.error("expected integer literal"));
        }
        self.advance();
        if element.is_bit(self.ctx) {
            return Err(self.error("expected 'true' or 'false' values for i1 type"));
        }
        let width = element.int_width(self.ctx).unwrap_or(64);
        let signed = matches!(element.kind(self.ctx), TypeKind::Integer(_, Signedness::Signed));
        let Some(value) = Int::parse(width, negative, self.number_text(token), signed) else {
            return Err(self.error("integer constant out of range"));
        };
        data.extend(value.to_le_bytes().iter().take((width as usize).div_ceil(8)));
        Ok(())
    }

    fn array_bool(&mut self, element: Type, data: &mut Vec<u8>) -> ParseResult {
        if !element.is_bit(self.ctx) {
            return Err(self.error("expected i1 type for 'true' or 'false' values"));
        }
        data.push(u8::from(self.at_word("true")));
        self.advance();
        Ok(())
    }

    /// `sparse<indices, values> : type`
    pub(super) fn sparse_attribute(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        let at = self.pos();
        self.advance();
        self.require(b'<', "Expected '<' after 'sparse'")?;
        if self.consume_if(b'>') {
            let ty = self.elements_type(at, ty)?;
            let rank = ty.shape(self.ctx).map_or(0, <[i64]>::len) as i64;
            let none = Literal::default();
            let (indices, values) = self.sparse_parts((at, at), ty, &[0, rank], (&none, &none))?;
            return Ok(Attribute::get(self.ctx, AttrKind::Sparse(ty, indices, values)));
        }
        let indices_at = self.pos();
        let indices = self.tensor_literal(false)?;
        self.require(b',', "expected ','")?;
        let values_at = self.pos();
        let values = self.tensor_literal(true)?;
        self.require(b'>', "expected '>'")?;
        let ty = self.elements_type(at, ty)?;
        let rank = ty.shape(self.ctx).map_or(0, <[i64]>::len) as i64;
        let scalar = [1, rank];
        let shape = if indices.shape.is_empty() { &scalar[..] } else { &indices.shape };
        let (indices, values) =
            self.sparse_parts((indices_at, values_at), ty, shape, (&indices, &values))?;
        self.check_sparse(at, ty, indices, values)?;
        Ok(Attribute::get(self.ctx, AttrKind::Sparse(ty, indices, values)))
    }

    /// The indices as a tensor of this shape, the values as a list of as many.
    fn sparse_parts(
        &mut self,
        at: (BytePos, BytePos),
        ty: Type,
        index_shape: &[i64],
        (indices, values): (&Literal, &Literal),
    ) -> ParseResult<(Attribute, Attribute)> {
        let index_type = Type::tensor(self.ctx, index_shape, Type::I64);
        let indices = self.dense_from(at.0, indices, index_type)?;
        let count = [index_shape.first().copied().unwrap_or(0)];
        let shape = if values.shape.is_empty() { &count[..] } else { &values.shape };
        let value_type = Type::tensor(self.ctx, shape, ty.element_or_self(self.ctx));
        let values = self.dense_from(at.1, values, value_type)?;
        Ok((indices, values))
    }

    fn check_sparse(
        &mut self,
        at: BytePos,
        ty: Type,
        indices: Attribute,
        values: Attribute,
    ) -> ParseResult {
        let shape_of = |attr: Attribute| attr.typed(self.ctx).and_then(|ty| ty.shape(self.ctx));
        let (index_shape, value_shape) = (shape_of(indices), shape_of(values));
        let (index_shape, value_shape) =
            (index_shape.unwrap_or_default(), value_shape.unwrap_or_default());
        if value_shape.len() != 1 {
            return Err(self.error_at(at, "expected 1-d tensor for sparse element values"));
        }
        let shape = ty.shape(self.ctx).unwrap_or_default();
        let width = index_shape.get(1).copied().unwrap_or(1);
        let fits = index_shape.len() <= 2
            && width == shape.len() as i64
            && index_shape.first() == value_shape.first();
        if !fits {
            let message = format!(
                "expected shape ({}); inferred shape of indices literal ({}); inferred shape of values literal ({})",
                shape_text(shape),
                shape_text(index_shape),
                shape_text(value_shape),
            );
            return Err(self.error_at(at, &message));
        }
        self.check_sparse_indices(at, ty, indices)
    }

    fn check_sparse_indices(&mut self, at: BytePos, ty: Type, indices: Attribute) -> ParseResult {
        let shape = ty.shape(self.ctx).unwrap_or_default();
        let Some(dense) = indices.as_dense(self.ctx) else { return Ok(()) };
        let mut all = dense.ints(self.ctx).map(|index| index.low_u64()).collect::<Vec<_>>();
        if dense.splat {
            all = vec![all.first().copied().unwrap_or(0); shape.len()];
        }
        for (number, index) in all.chunks(shape.len().max(1)).enumerate() {
            let inside = |(&index, &size): (&u64, &i64)| index < size.unsigned_abs();
            if !index.iter().zip(shape).all(inside) {
                let message = format!(
                    "sparse index #{number} is not contained within the value shape, with index=[{}], and type='{}'",
                    index.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
                    self.type_text(ty),
                );
                return Err(self.error_at(at, &message));
            }
        }
        Ok(())
    }
}

/// The decimal number after blanks at an offset, and where the comma is that
/// comes next to it.
#[inline]
fn plain_number(src: &[u8], at: usize) -> Option<(Token, usize)> {
    let rest = src.get(at..)?;
    let blanks = rest.iter().take_while(|&&byte| byte == b' ').count();
    let digits = rest.get(blanks..)?.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let (start, end) = (at + blanks, at + blanks + digits);
    let token = Token { kind: Kind::Integer, start: start as u32, end: end as u32 };
    (digits > 0 && src.get(end) == Some(&b',')).then_some((token, end))
}

/// `[2, 3]`
fn shape_text(shape: &[i64]) -> String {
    format!("[{}]", shape.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))
}

/// The bytes in `"0x..."`.
pub(super) fn hex_bytes(quoted: &[u8]) -> Option<Vec<u8>> {
    let digits = quoted.strip_prefix(b"\"0x")?.strip_suffix(b"\"")?;
    if digits.len() % 2 != 0 {
        return None;
    }
    let digit = |byte: u8| (byte as char).to_digit(16);
    digits
        .chunks_exact(2)
        .map(|pair| Some((digit(pair[0])? << 4 | digit(pair[1])?) as u8))
        .collect()
}
