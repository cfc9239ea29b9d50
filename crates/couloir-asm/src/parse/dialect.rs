//! Types and attributes of dialects, and aliases.

use couloir_diag::BytePos;
use couloir_ir::asm::ParseResult;
use couloir_ir::attr::{AttrKind, Attribute};
use couloir_ir::ty::TypeKind;
use couloir_ir::{Str, Type};

use super::Parser;
use crate::lex::{Kind, Token};

impl<'s> Parser<'s> {
    /// `!dialect.mnemonic...`, the name read already.
    pub(super) fn dialect_type(
        &mut self,
        token: Token,
        dialect: &'s str,
        mnemonic: &'s str,
    ) -> ParseResult<Type> {
        let at = self.pos_at(token.start + 2 + dialect.len() as u32);
        let Some(registered) = self.ctx.dialect_named(dialect) else {
            let body = self.opaque_text(token, 2 + dialect.len())?;
            return self.opaque_type(at, dialect, body);
        };
        self.check_brackets(token)?;
        if let Some(def) = registered.types.iter().find(|def| def.mnemonic == mnemonic) {
            return self.without_prefix(|p| (def.parse)(p));
        }
        if let Some(parse) = registered.parse_type
            && let Some(result) = self.without_prefix(|p| parse(p, mnemonic, at))
        {
            return result;
        }
        let message = if registered.types.is_empty() && registered.parse_type.is_none() {
            format!("dialect '{dialect}' provides no type parsing hook")
        } else {
            format!("unknown  type `{mnemonic}` in dialect `{dialect}`")
        };
        Err(self.error_at(at, &message))
    }

    /// `!dialect<text>`
    pub(super) fn opaque_dialect_type(
        &mut self,
        token: Token,
        dialect: &'s str,
    ) -> ParseResult<Type> {
        let at = self.pos();
        let body = self.opaque_text(token, 1 + dialect.len())?;
        let inside = body.get(1..body.len().saturating_sub(1)).unwrap_or_default();
        if self.ctx.dialect_named(dialect).is_some() {
            return self.reread_type(token, dialect, token.end + body.len() as u32);
        }
        self.opaque_type(at, dialect, inside)
    }

    /// Reads `!dialect<mnemonic...>` of a registered dialect.
    fn reread_type(&mut self, token: Token, dialect: &'s str, end: u32) -> ParseResult<Type> {
        let (dotted, mnemonic) = self.reread_name(token, dialect)?;
        let ty = self.dialect_type(dotted, dialect, mnemonic)?;
        self.resume_at(end);
        Ok(ty)
    }

    /// Goes back to `dialect<mnemonic` and takes it: the name as a token as if
    /// it was written `dialect.mnemonic`. What is left over at the end of the
    /// brackets nobody looks at, as upstream.
    fn reread_name(&mut self, token: Token, dialect: &str) -> ParseResult<(Token, &'s str)> {
        self.rewind(token);
        self.advance();
        self.require(b'<', "expected '<'")?;
        let word = self.token;
        if !matches!(self.kind(), Kind::Bare | Kind::IntType) {
            return Err(self.error("expected valid keyword"));
        }
        let mnemonic = self.text();
        self.advance();
        let start = word.start.saturating_sub(2 + dialect.len() as u32);
        Ok((Token { start, ..word }, mnemonic))
    }

    fn opaque_type(&mut self, at: BytePos, dialect: &str, text: &[u8]) -> ParseResult<Type> {
        self.check_namespace(at, dialect)?;
        if !self.ctx.options().allow_unregistered_dialects {
            let message = format!(
                "type `!{dialect}<\"{}\">` created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used",
                String::from_utf8_lossy(text)
            );
            return Err(self.error_at(at, &message));
        }
        let dialect = self.ctx.intern(dialect);
        let text = self.ctx.intern_bytes(text);
        Ok(Type::get(self.ctx, TypeKind::Opaque(dialect, text)))
    }

    /// Fails where a name cannot be that of a dialect.
    fn check_namespace(&mut self, at: BytePos, dialect: &str) -> ParseResult {
        let starts = dialect.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
        if starts && dialect.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'$'))
        {
            return Ok(());
        }
        Err(self.error_at(at, &format!("invalid dialect namespace '\"{dialect}\"'")))
    }

    /// `#alias`, `#dialect.mnemonic...` or `#dialect<text>`
    pub(super) fn extended_attribute(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        let token = self.token;
        let name = self.text().get(1..).unwrap_or_default();
        self.advance();
        let glued = self.is_punct(b'<') && self.token.start == token.end;
        match name.split_once('.') {
            Some((dialect, mnemonic)) => self.dialect_attribute(token, dialect, mnemonic, ty),
            None if glued => self.opaque_dialect_attribute(token, name, ty),
            None => self.attribute_alias(name),
        }
    }

    fn attribute_alias(&mut self, name: &'s str) -> ParseResult<Attribute> {
        match self.aliases.attrs.get(name) {
            Some(&attr) => Ok(attr),
            None => {
                let message = format!("undefined symbol alias id '{name}'");
                Err(self.wrong_token(&message))
            }
        }
    }

    fn dialect_attribute(
        &mut self,
        token: Token,
        dialect: &'s str,
        mnemonic: &'s str,
        ty: Option<Type>,
    ) -> ParseResult<Attribute> {
        let at = self.pos_at(token.start + 2 + dialect.len() as u32);
        let Some(registered) = self.ctx.dialect_named(dialect) else {
            let body = self.opaque_text(token, 2 + dialect.len())?;
            return self.opaque_attribute(at, dialect, body, ty);
        };
        self.check_brackets(token)?;
        let Some(def) = registered.attrs.iter().find(|def| def.mnemonic == mnemonic) else {
            let message = if registered.attrs.is_empty() {
                format!("dialect '{dialect}' provides no attribute parsing hook")
            } else {
                format!("unknown attribute `{mnemonic}` in dialect `{dialect}`")
            };
            return Err(self.error_at(at, &message));
        };
        let attr = self.without_prefix(|p| (def.parse)(p))?;
        if ty.is_none() && self.consume_if(b':') {
            self.ty()?;
        }
        Ok(attr)
    }

    fn opaque_dialect_attribute(
        &mut self,
        token: Token,
        dialect: &'s str,
        ty: Option<Type>,
    ) -> ParseResult<Attribute> {
        let at = self.pos();
        let body = self.opaque_text(token, 1 + dialect.len())?;
        let inside = body.get(1..body.len().saturating_sub(1)).unwrap_or_default();
        if self.ctx.dialect_named(dialect).is_some() {
            return self.reread_attribute(token, dialect, ty, token.end + body.len() as u32);
        }
        self.opaque_attribute(at, dialect, inside, ty)
    }

    /// Reads `#dialect<mnemonic...>` of a registered dialect.
    fn reread_attribute(
        &mut self,
        token: Token,
        dialect: &'s str,
        ty: Option<Type>,
        end: u32,
    ) -> ParseResult<Attribute> {
        let (dotted, mnemonic) = self.reread_name(token, dialect)?;
        let attr = self.dialect_attribute(dotted, dialect, mnemonic, ty)?;
        self.resume_at(end);
        if ty.is_none() && self.consume_if(b':') {
            self.ty()?;
        }
        Ok(attr)
    }

    fn opaque_attribute(
        &mut self,
        at: BytePos,
        dialect: &str,
        text: &[u8],
        ty: Option<Type>,
    ) -> ParseResult<Attribute> {
        let ty = match ty {
            None if self.consume_if(b':') => self.ty()?,
            given => given.unwrap_or(Type::NONE),
        };
        self.check_namespace(at, dialect)?;
        if !self.ctx.options().allow_unregistered_dialects {
            let message = format!(
                "#{dialect}<\"{}\"> : '{}' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used",
                String::from_utf8_lossy(text),
                self.type_text(ty),
            );
            return Err(self.error_at(at, &message));
        }
        let dialect: Str = self.ctx.intern(dialect);
        let text = self.ctx.intern_bytes(text);
        Ok(Attribute::get(self.ctx, AttrKind::Opaque(dialect, text, ty)))
    }

    /// The text of a symbol from `skip` bytes into its name token to the end
    /// of the brackets glued to it.
    fn opaque_text(&mut self, token: Token, skip: usize) -> ParseResult<&'s [u8]> {
        let start = token.start as usize + skip;
        let mut end = token.end as usize;
        if self.is_punct(b'<') && self.token.start == token.end {
            end = self.skip_brackets(end)?;
            self.resume_at(end as u32);
        }
        Ok(self.src.get(start..end).unwrap_or_default())
    }

    /// Checks that the brackets glued to a symbol's name close; inside those
    /// of another symbol they are known to.
    fn check_brackets(&mut self, name: Token) -> ParseResult {
        let open = self.token;
        let glued = self.is_punct(b'<') && open.start == name.end;
        if glued && open.start >= self.balanced_until {
            self.balanced_until = self.skip_brackets(open.start as usize)? as u32;
            self.rewind(open);
        }
        Ok(())
    }

    /// The offset past the brackets that open at `from`.
    fn skip_brackets(&mut self, from: usize) -> ParseResult<usize> {
        let mut open = Vec::new();
        let mut at = from;
        loop {
            let Some(&byte) = self.src.get(at) else { return Err(self.unbalanced(&open)) };
            at += 1;
            match byte {
                0 => return Err(self.unbalanced(&open)),
                b'<' | b'[' | b'(' | b'{' => open.push(byte),
                b'-' if self.src.get(at) == Some(&b'>') => at += 1,
                b'>' | b']' | b')' | b'}' => {
                    if open.last() != Some(&opening(byte)) {
                        return Err(self.unbalanced(&open));
                    }
                    open.pop();
                    if open.is_empty() {
                        return Ok(at);
                    }
                }
                b'"' => at = self.skip_string(at - 1)?,
                _ => {}
            }
        }
    }

    fn skip_string(&mut self, from: usize) -> ParseResult<usize> {
        self.resume_at(from as u32);
        if self.kind() == Kind::Error {
            Err(couloir_ir::Failure)
        } else {
            Ok(self.token.end as usize)
        }
    }

    fn unbalanced(&mut self, open: &[u8]) -> couloir_ir::Failure {
        let last = open.last().copied().unwrap_or(b'<') as char;
        self.error(&format!("unbalanced '{last}' character in pretty dialect name"))
    }
}

fn opening(closing: u8) -> u8 {
    match closing {
        b'>' => b'<',
        b']' => b'[',
        b')' => b'(',
        _ => b'{',
    }
}
