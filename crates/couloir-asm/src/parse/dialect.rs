//! Types and attributes of dialects, and aliases.

use couloir_diag::{BytePos, quoted_bytes};
use couloir_ir::asm::ParseResult;
use couloir_ir::attr::{AttrKind, Attribute};
use couloir_ir::ty::TypeKind;
use couloir_ir::{Failure, Str, Type};

use super::Parser;
use crate::lex::{Kind, Token, blanks, is_token_at};

/// The brackets glued to names inside of the symbol scanned last: where each
/// opens and where what follows it starts, in order. With it the symbols
/// inside of a symbol are not scanned again.
#[derive(Default)]
pub(super) struct SymbolBodies {
    /// The offsets between which symbols are known.
    range: std::ops::Range<usize>,
    ends: Vec<(u32, u32)>,
}

impl SymbolBodies {
    fn end(&self, open: usize) -> Option<usize> {
        let found = self.ends.binary_search_by_key(&(open as u32), |body| body.0).ok()?;
        self.ends.get(found).map(|body| body.1 as usize)
    }
}

/// The text of a symbol of a dialect: where its first word starts, the word
/// when it is glued to the dialect's name, and where all of it ends.
struct Symbol<'s> {
    start: u32,
    word: &'s str,
    end: u32,
}

impl<'s> Parser<'s> {
    /// `!dialect.mnemonic...`, the name read already.
    pub(super) fn dialect_type(
        &mut self,
        token: Token,
        dialect: &'s str,
        mnemonic: &'s str,
    ) -> ParseResult<Type> {
        let symbol = self.dotted_symbol(token, dialect, mnemonic)?;
        let at = self.pos_at(symbol.start);
        match self.ctx.dialect_named(dialect) {
            Some(_) => self.registered_type(dialect, &symbol),
            None => {
                let text = self.symbol_text(symbol.start, symbol.end);
                self.resume_after(symbol.end);
                self.opaque_type(at, dialect, text)
            }
        }
    }

    /// `!dialect<text>`
    pub(super) fn opaque_dialect_type(
        &mut self,
        token: Token,
        dialect: &'s str,
    ) -> ParseResult<Type> {
        let at = self.token_start(token);
        let symbol = self.bracketed_symbol()?;
        if self.ctx.dialect_named(dialect).is_some() {
            return self.registered_type(dialect, &symbol);
        }
        let inside = self.symbol_text(symbol.start, symbol.end - 1);
        self.resume_after(symbol.end);
        self.opaque_type(at, dialect, inside)
    }

    /// A type of a registered dialect; what its reader leaves of the symbol is skipped.
    fn registered_type(&mut self, dialect: &'s str, symbol: &Symbol<'s>) -> ParseResult<Type> {
        let at = self.pos_at(self.past_blanks(symbol.start));
        let after = self.place_after(symbol.end);
        let ty = self.without_prefix(|p| p.type_of_dialect(dialect, symbol, at));
        self.leave_symbol(symbol.end, after);
        ty
    }

    /// Where to go on after the symbol of a registered dialect. What follows is read to find the
    /// end of the symbol, by the dialect's reader where that takes all of it, and once more after
    /// it: where it is no token, each time reports it, and in the end it is passed over.
    fn place_after(&mut self, end: u32) -> u32 {
        let here = self.token;
        if here.start < end {
            if is_token_at(self.src, blanks(self.src, end as usize)) {
                return end;
            }
            self.resume_at(end);
        }
        let after = if self.kind() == Kind::Error { self.token.start } else { end };
        if here.start < end {
            self.rewind(here);
        }
        after
    }

    /// Goes on after such a symbol.
    fn leave_symbol(&mut self, end: u32, after: u32) {
        if self.last_end != end || self.kind() == Kind::Error {
            self.resume_at(after);
        }
    }

    /// What follows a symbol's word is read with it where that is read by the dialect's reader.
    fn read_again_after_word(&mut self, symbol: &Symbol<'s>) {
        if self.kind() == Kind::Error {
            self.resume_at(symbol.start + symbol.word.len() as u32);
        }
    }

    fn type_of_dialect(
        &mut self,
        dialect: &str,
        symbol: &Symbol<'s>,
        at: BytePos,
    ) -> ParseResult<Type> {
        let Some(registered) = self.ctx.dialect_named(dialect) else { return Err(Failure) };
        if let Some(dynamic) = registered.dynamic {
            let word = self.symbol_word(symbol)?;
            return match registered.types.iter().find(|def| def.mnemonic == word) {
                Some(def) => (dynamic.parse_type)(self, def, at),
                None => Err(self.error_at(at, "expected dynamic type")),
            };
        }
        if let Some(def) = registered.types.iter().find(|def| def.mnemonic == symbol.word) {
            self.read_again_after_word(symbol);
            return (def.parse)(self);
        }
        if let Some(parse) = registered.parse_type {
            self.resume_at(symbol.start);
            return parse(self);
        }
        if registered.types.is_empty() {
            self.resume_at(symbol.start);
            let message = format!("dialect '{dialect}' provides no type parsing hook");
            return Err(self.error_at(at, &message));
        }
        let word = self.symbol_word(symbol)?;
        match registered.types.iter().find(|def| def.mnemonic == word) {
            Some(def) => (def.parse)(self),
            None => {
                let message = format!("unknown  type `{word}` in dialect `{dialect}`");
                Err(self.error_at(at, &message))
            }
        }
    }

    /// The first word of a symbol, which is taken.
    fn symbol_word(&mut self, symbol: &Symbol<'s>) -> ParseResult<&'s str> {
        let bare = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'$' | b'.');
        let starts = symbol.word.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
        if starts && symbol.word.bytes().all(bare) {
            self.read_again_after_word(symbol);
            return Ok(symbol.word);
        }
        self.resume_at(symbol.start);
        if !matches!(self.kind(), Kind::Bare | Kind::IntType) {
            return Err(self.hook_error(self.pos(), "expected valid keyword"));
        }
        let word = self.text();
        self.advance();
        Ok(word)
    }

    /// The symbol `#dialect.mnemonic`, with the brackets glued to it.
    fn dotted_symbol(
        &mut self,
        token: Token,
        dialect: &str,
        mnemonic: &'s str,
    ) -> ParseResult<Symbol<'s>> {
        let start = token.start + 2 + dialect.len() as u32;
        let mut end = token.end;
        if self.is_punct(b'<') && self.token.start == token.end {
            end = self.symbol_end(token.end)?;
            if self.token.start != token.end {
                self.resume_at(token.end);
            }
        }
        Ok(Symbol { start, word: mnemonic, end })
    }

    /// The symbol in the brackets that open here.
    fn bracketed_symbol(&mut self) -> ParseResult<Symbol<'s>> {
        let open = self.token.start;
        let end = self.symbol_end(open)?;
        Ok(Symbol { start: open + 1, word: "", end })
    }

    fn symbol_text(&self, start: u32, end: u32) -> &'s [u8] {
        self.src.get(start as usize..end as usize).unwrap_or_default()
    }

    /// Goes on after a symbol.
    fn resume_after(&mut self, end: u32) {
        if self.last_end != end {
            self.resume_at(end);
        }
    }

    fn opaque_type(&mut self, at: BytePos, dialect: &str, text: &[u8]) -> ParseResult<Type> {
        self.check_namespace(at, dialect)?;
        if !self.ctx.options().allow_unregistered_dialects {
            let message = format!(
                "`!\"{dialect}\"<\"{}\">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used",
                quoted_bytes(text)
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
        let attr = match name.split_once('.') {
            Some((dialect, mnemonic)) => self.dialect_attribute(token, dialect, mnemonic, ty),
            None if glued => self.opaque_dialect_attribute(token, name, ty),
            None => self.attribute_alias(name),
        }?;
        if attr.is_location(self.ctx) {
            self.ctx.note_location_value();
        }
        match ty.zip(attr.typed(self.ctx)) {
            Some((wanted, typed)) if typed != wanted => Err(self.other_type(wanted, typed)),
            _ => Ok(attr),
        }
    }

    /// Reports an attribute of another type than the one it must have.
    fn other_type(&mut self, wanted: Type, typed: Type) -> Failure {
        let (wanted, typed) = (self.ctx.type_text(wanted), self.ctx.type_text(typed));
        let message = format!(
            "attribute type different than expected: expected '{wanted}', but got '{typed}'"
        );
        let back = u32::from(self.kind() == Kind::Eof);
        self.error_at(self.pos_at(self.token.start.saturating_sub(back)), &message)
    }

    fn attribute_alias(&mut self, name: &'s str) -> ParseResult<Attribute> {
        match self.aliases.attr(name.as_bytes()) {
            Some(attr) => Ok(attr),
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
        if ty.is_none()
            && let Some(attr) = self.plain_dialect_attribute(token, dialect, mnemonic)
        {
            return Ok(attr);
        }
        let symbol = self.dotted_symbol(token, dialect, mnemonic)?;
        let at = self.pos_at(symbol.start);
        match self.ctx.dialect_named(dialect) {
            Some(_) => self.registered_attribute(dialect, &symbol, ty),
            None => {
                let text = self.symbol_text(symbol.start, symbol.end);
                self.resume_after(symbol.end);
                self.opaque_attribute(at, dialect, text, ty)
            }
        }
    }

    /// What follows the name of a registered dialect's attribute, where that is written as it is
    /// printed and no type comes after it.
    fn plain_dialect_attribute(
        &mut self,
        token: Token,
        dialect: &str,
        mnemonic: &str,
    ) -> Option<Attribute> {
        (self.is_punct(b'<') && self.token.start == token.end).then_some(())?;
        let registered = self.ctx.dialect_named(dialect)?;
        let def = registered.attrs.iter().find(|def| def.mnemonic == mnemonic)?;
        let here = self.token;
        let attr = def.plain?(self)?;
        if self.is_punct(b':') {
            self.rewind(here);
            return None;
        }
        Some(attr)
    }

    fn opaque_dialect_attribute(
        &mut self,
        token: Token,
        dialect: &'s str,
        ty: Option<Type>,
    ) -> ParseResult<Attribute> {
        let at = self.token_start(token);
        let symbol = self.bracketed_symbol()?;
        if self.ctx.dialect_named(dialect).is_some() {
            return self.registered_attribute(dialect, &symbol, ty);
        }
        let inside = self.symbol_text(symbol.start, symbol.end - 1);
        self.resume_after(symbol.end);
        self.opaque_attribute(at, dialect, inside, ty)
    }

    /// An attribute of a registered dialect; the type after it is read first,
    /// and what the attribute's reader leaves of the symbol is skipped.
    fn registered_attribute(
        &mut self,
        dialect: &'s str,
        symbol: &Symbol<'s>,
        mut ty: Option<Type>,
    ) -> ParseResult<Attribute> {
        let at = self.pos_at(self.past_blanks(symbol.start));
        let mut after = self.place_after(symbol.end);
        let here = self.token;
        let mut typed = None;
        if self.src.get(symbol.end as usize..).and_then(first_visible) == Some(b':') {
            self.resume_at(symbol.end);
            self.advance();
            ty = Some(self.ty()?);
            typed = Some(self.last_end);
            after = if self.kind() == Kind::Error { self.token.start } else { self.last_end };
            self.rewind(here);
        }
        let around = std::mem::replace(&mut self.attr_type, ty);
        let attr = self.without_prefix(|p| p.attribute_of_dialect(dialect, symbol, at));
        self.attr_type = around;
        self.leave_symbol(typed.unwrap_or(symbol.end), after);
        attr
    }

    fn attribute_of_dialect(
        &mut self,
        dialect: &str,
        symbol: &Symbol<'s>,
        at: BytePos,
    ) -> ParseResult<Attribute> {
        let Some(registered) = self.ctx.dialect_named(dialect) else { return Err(Failure) };
        if let Some(dynamic) = registered.dynamic {
            let word = self.symbol_word(symbol)?;
            return match registered.attrs.iter().find(|def| def.mnemonic == word) {
                Some(def) => (dynamic.parse_attr)(self, def, at),
                None => Err(self.error_at(at, "expected dynamic attribute")),
            };
        }
        if registered.attrs.is_empty() {
            self.resume_at(symbol.start);
            let message = format!("dialect '{dialect}' provides no attribute parsing hook");
            return Err(self.error_at(at, &message));
        }
        let word = self.symbol_word(symbol)?;
        match registered.attrs.iter().find(|def| def.mnemonic == word) {
            Some(def) => (def.parse)(self),
            None => {
                let message = format!("unknown attribute `{word}` in dialect `{dialect}`");
                Err(self.error_at(at, &message))
            }
        }
    }

    fn opaque_attribute(
        &mut self,
        at: BytePos,
        dialect: &str,
        text: &[u8],
        ty: Option<Type>,
    ) -> ParseResult<Attribute> {
        let ty = if self.consume_if(b':') { self.ty()? } else { ty.unwrap_or(Type::NONE) };
        self.check_namespace(at, dialect)?;
        if !self.ctx.options().allow_unregistered_dialects {
            let message = format!(
                "#\"{dialect}\"<\"{}\"> : '{}' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used",
                quoted_bytes(text),
                self.type_text(ty),
            );
            return Err(self.error_at(at, &message));
        }
        let dialect: Str = self.ctx.intern(dialect);
        let text = self.ctx.intern_bytes(text);
        Ok(Attribute::get(self.ctx, AttrKind::Opaque(dialect, text, ty)))
    }

    /// Whether the text at an offset is inside of a symbol whose brackets were matched last.
    pub(super) fn in_symbol(&self, at: u32) -> bool {
        self.symbol_bodies.range.contains(&(at as usize))
    }

    /// The offset of the first byte from `from` on that is no blank.
    fn past_blanks(&self, from: u32) -> u32 {
        let text = self.src.get(from as usize..).unwrap_or_default();
        let blanks = text.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        from + blanks as u32
    }

    /// The offset past the brackets that open at `from`.
    fn symbol_end(&mut self, from: u32) -> ParseResult<u32> {
        let from = from as usize;
        let end = match self.symbol_bodies.end(from) {
            Some(end) => end,
            None => self.scan_symbol(from)?,
        };
        Ok(end as u32)
    }

    /// Matches brackets from the one at `from` to its end.
    fn scan_symbol(&mut self, from: usize) -> ParseResult<usize> {
        let mut open = Vec::<Open>::new();
        let mut bodies = std::mem::take(&mut self.symbol_bodies);
        let inside = bodies.range.contains(&from);
        if !inside {
            bodies.ends.clear();
        }
        let mut at = from;
        let end = loop {
            let byte = self.src.get(at).copied().unwrap_or(0);
            at += 1;
            match byte {
                0 => break Err(self.unbalanced(&open)),
                b'<' | b'[' | b'(' | b'{' => {
                    let glued = byte == b'<' && !inside && self.ends_name(at - 1);
                    open.push((byte, glued.then_some(bodies.ends.len())));
                    if glued {
                        bodies.ends.push((at as u32 - 1, 0));
                    }
                }
                b'-' if self.src.get(at) == Some(&b'>') => at += 1,
                b'>' | b']' | b')' | b'}' => match open.pop_if(|open| open.0 == opening(byte)) {
                    Some((_, body)) => {
                        if let Some(body) = body.and_then(|body| bodies.ends.get_mut(body)) {
                            body.1 = at as u32;
                        }
                        if open.is_empty() {
                            break Ok(at);
                        }
                    }
                    None => break Err(self.unbalanced(&open)),
                },
                b'"' => match self.skip_string(at - 1) {
                    Ok(past) => at = past,
                    Err(failure) => break Err(failure),
                },
                _ => {}
            }
        };
        if let Ok(end) = end {
            if !inside {
                bodies.range = from..end;
            }
            self.symbol_bodies = bodies;
        }
        end
    }

    /// Whether the byte before an offset can end a name.
    fn ends_name(&self, at: usize) -> bool {
        let before = at.checked_sub(1).and_then(|at| self.src.get(at));
        before.is_some_and(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'$' | b'.' | b'-'))
    }

    fn skip_string(&mut self, from: usize) -> ParseResult<usize> {
        self.resume_at(from as u32);
        if self.kind() == Kind::Error { Err(Failure) } else { Ok(self.token.end as usize) }
    }

    fn unbalanced(&mut self, open: &[Open]) -> Failure {
        let last = open.last().map_or(b'<', |open| open.0) as char;
        self.error(&format!("unbalanced '{last}' character in pretty dialect name"))
    }
}

/// The first byte that is no blank.
fn first_visible(text: &[u8]) -> Option<u8> {
    text.iter().copied().find(|b| !matches!(b, b' ' | b'\t' | b'\n' | b'\r'))
}

/// An open bracket, with its place among the bodies, if it has one.
type Open = (u8, Option<usize>);

fn opening(closing: u8) -> u8 {
    match closing {
        b'>' => b'<',
        b']' => b'[',
        b')' => b'(',
        _ => b'{',
    }
}
