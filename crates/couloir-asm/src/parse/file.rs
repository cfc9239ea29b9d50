//! Whole files: top-level ops, aliases, resource sections.

use std::sync::Arc;

use couloir_diag::{BytePos, SourceFile};
use couloir_ir::asm::{Delimiter, ParseResult};
use couloir_ir::attr::Attribute;
use couloir_ir::body::{Body, Op};
use couloir_ir::context::{ExternalResource, ResourceValue};
use couloir_ir::op::OpName;
use couloir_ir::{Context, Failure, Location, OpDef, OpSpec, Str, Type};
use rustc_hash::FxHashMap;

use super::Parser;
use super::dense::hex_bytes;
use crate::lex::{Kind, Lexer, Token};

/// How a file is read.
#[derive(Clone, Copy)]
pub struct ParseOptions {
    /// The op that is put around the file's ops, unless the file is one such
    /// op. (The definition of `builtin.module`.)
    pub implicit_module: Option<&'static OpDef>,
}

/// Names of attributes and types defined in the file.
#[derive(Default)]
pub(super) struct Aliases<'s> {
    pub(super) attrs: FxHashMap<&'s str, Attribute>,
    pub(super) types: FxHashMap<&'s str, Type>,
    /// Location aliases defined ahead of their place: where each stands.
    late: FxHashMap<&'s str, u32>,
    late_done: bool,
}

/// Reads a range of a file into a body with a single op. On failure the
/// diagnostics are out.
pub fn parse_file(
    ctx: &Context,
    file: &Arc<SourceFile>,
    range: std::ops::Range<usize>,
    options: &ParseOptions,
) -> Result<(Body, Op), Failure> {
    let src = file.bytes().get(..range.end).unwrap_or_default();
    ctx.forget_resources();
    let mut parser = Parser::new(ctx, file, src);
    parser.lexer.seek(range.start as u32);
    parser.last_end = range.start as u32;
    parser.advance();
    let location = Location::file_line_col(ctx, file.name(), 0, 0);
    let location = if range.start == 0 { location } else { Location::pos(file.pos(range.start)) };
    parser.module(location, options)
}

/// Reads a type from a text of its own.
pub fn parse_type(ctx: &Context, text: &str) -> Result<Type, Failure> {
    with_text(ctx, text, |parser| parser.ty())
}

/// Reads an attribute from a text of its own.
pub fn parse_attribute(ctx: &Context, text: &str) -> Result<Attribute, Failure> {
    with_text(ctx, text, |parser| parser.attribute(None))
}

fn with_text<T>(
    ctx: &Context,
    text: &str,
    read: impl FnOnce(&mut Parser<'_>) -> ParseResult<T>,
) -> Result<T, Failure> {
    let Ok(file) = ctx.sources().add("<text>", text.as_bytes().to_vec()) else {
        return Err(Failure);
    };
    let mut parser = Parser::new(ctx, &file, file.bytes());
    parser.bodies.push(Box::default());
    parser.advance();
    let result = read(&mut parser)?;
    match parser.kind() {
        Kind::Eof => Ok(result),
        _ => Err(parser.error("expected the end of the text")),
    }
}

/// The text of a type, for a message.
pub(super) fn type_text(ctx: &Context, ty: Type) -> String {
    ctx.type_text(ty)
}

/// The text of an attribute, for a message.
pub(super) fn attr_text(ctx: &Context, attr: Attribute) -> String {
    ctx.attr_text(attr)
}

impl<'s> Parser<'s> {
    fn new(ctx: &'s Context, file: &Arc<SourceFile>, src: &'s [u8]) -> Self {
        Self {
            ctx,
            src,
            file: Arc::clone(file),
            lexer: Lexer::new(src),
            token: Token { kind: Kind::Eof, start: 0, end: 0 },
            last_end: 0,
            nesting: 0,
            aliases: Aliases::default(),
            default_dialects: vec!["builtin"],
            bodies: Vec::new(),
            blocks: Vec::new(),
            scopes: Vec::new(),
            spare_scopes: Vec::new(),
            block_scopes: Vec::new(),
            frames: Vec::new(),
            depth: 0,
            undeclared: Vec::new(),
            type_memo: FxHashMap::default(),
            error_prefix: None,
            seen_distinct: FxHashMap::default(),
        }
    }

    /// All ops of the file in a body of a module.
    fn module(
        &mut self,
        location: Location,
        options: &ParseOptions,
    ) -> Result<(Body, Op), Failure> {
        let mut inner = Box::<Body>::default();
        let region = inner.create_root();
        let block = inner.append_new_block(region);
        self.bodies.push(inner);
        self.blocks.push(block);
        self.push_names();
        self.block_scopes.push(super::regions::BlockScope::default());
        self.top_level()?;
        self.pop_names();
        self.finish_names()?;
        let inner = self.bodies.pop().ok_or(Failure)?;
        self.wrap(inner, location, options)
    }

    /// Reports values that were used and never defined.
    fn finish_names(&mut self) -> ParseResult {
        let mut places = std::mem::take(&mut self.undeclared);
        places.sort_unstable();
        for &at in &places {
            self.report(at, "use of undeclared SSA value name");
        }
        if places.is_empty() { Ok(()) } else { Err(Failure) }
    }

    /// Puts what was read into a body with one op: the only op of the file,
    /// or a module around all of them.
    fn wrap(
        &mut self,
        mut inner: Box<Body>,
        location: Location,
        options: &ParseOptions,
    ) -> Result<(Body, Op), Failure> {
        let region = *inner.roots().first().ok_or(Failure)?;
        let block = inner.entry_block(region).ok_or(Failure)?;
        let mut ops = inner.block_ops(block);
        let only = ops.next().filter(|_| ops.next().is_none());
        drop(ops);
        let mut outer = Body::new();
        let root = outer.create_root();
        let outer_block = outer.append_new_block(root);
        let Some(module) = options.implicit_module else {
            return match only {
                Some(_) => Ok((*inner, only.ok_or(Failure)?)),
                None => Err(self.report(
                    location_pos(location, &self.file),
                    "source must contain a single top-level operation, found: 0",
                )),
            };
        };
        let op = match only.filter(|&op| inner.op(op).name == OpName::of(module)) {
            Some(op) => move_op(&mut inner, op, &mut outer, module),
            None => {
                let props = vec![None; module.attrs.len()];
                outer.create_op(OpSpec {
                    props: &props,
                    body: Some(inner),
                    ..OpSpec::new(OpName::of(module), location)
                })
            }
        };
        outer.append_op(outer_block, op);
        Ok((outer, op))
    }

    fn top_level(&mut self) -> ParseResult {
        loop {
            match self.kind() {
                Kind::Eof => return Ok(()),
                Kind::Error => return Err(Failure),
                Kind::Hash => self.attribute_alias_definition()?,
                Kind::Exclamation => self.type_alias_definition()?,
                Kind::MetadataBegin => self.file_metadata()?,
                _ => self.operation()?,
            }
        }
    }

    fn alias_name(&mut self, what: &str) -> ParseResult<(&'s str, u32)> {
        let name = self.text().get(1..).unwrap_or_default();
        let start = self.token.start;
        if name.contains('.') {
            let message = format!("{what} names with a '.' are reserved for dialect-defined names");
            return Err(self.error(&message));
        }
        self.advance();
        let message = format!("expected '=' in {what} alias definition");
        self.expect(b'=', &message)?;
        Ok((name, start))
    }

    /// `#name = attribute`
    fn attribute_alias_definition(&mut self) -> ParseResult {
        let written = self.text().get(1..).unwrap_or_default();
        let late = self.aliases.late.get(written) == Some(&self.token.start);
        if !late && self.aliases.attrs.contains_key(written) {
            let message = format!("redefinition of attribute alias id '{written}'");
            return Err(self.error(&message));
        }
        let (name, _) = self.alias_name("attribute")?;
        let attr = self.attribute(None)?;
        self.aliases.attrs.insert(name, attr);
        Ok(())
    }

    /// `!name = type`
    fn type_alias_definition(&mut self) -> ParseResult {
        let written = self.text().get(1..).unwrap_or_default();
        if self.aliases.types.contains_key(written) {
            let message = format!("redefinition of type alias id '{written}'");
            return Err(self.error(&message));
        }
        let (name, _) = self.alias_name("type")?;
        let ty = self.ty()?;
        self.aliases.types.insert(name, ty);
        Ok(())
    }

    /// Reads the location aliases that the rest of the file defines: ops may
    /// name them before they come. They are read again in their place.
    pub(super) fn define_late_aliases(&mut self) {
        if std::mem::replace(&mut self.aliases.late_done, true) {
            return;
        }
        let (token, last_end) = (self.token, self.last_end);
        let mut from = token.end as usize;
        while let Some(at) = memchr::memmem::find(self.src.get(from..).unwrap_or_default(), b"\n#")
        {
            from += at + 1;
            _ = self.ctx.capture(|| self.late_alias(from as u32));
        }
        self.rewind(token);
        self.last_end = last_end;
    }

    fn late_alias(&mut self, at: u32) -> ParseResult {
        self.resume_at(at);
        let name = self.text().get(1..).unwrap_or_default();
        if self.kind() != Kind::Hash || self.aliases.attrs.contains_key(name) {
            return Ok(());
        }
        self.advance();
        self.expect(b'=', "")?;
        if !self.at_word("loc") {
            return Ok(());
        }
        let location = self.location()?;
        self.aliases.attrs.insert(name, location.to_attr(self.ctx));
        self.aliases.late.insert(name, at);
        Ok(())
    }
}

/// `{-# ... #-}`
impl Parser<'_> {
    fn file_metadata(&mut self) -> ParseResult {
        self.advance();
        if self.kind() != Kind::MetadataEnd {
            self.commas(Self::metadata_entry)?;
        }
        self.expect_kind(
            Kind::MetadataEnd,
            "expected '#-}' at the end of the file metadata dictionary",
        )?;
        Ok(())
    }

    fn metadata_entry(&mut self) -> ParseResult {
        let at = self.pos();
        let Some(key) = self.resource_key() else {
            return Err(self.error("expected identifier key in file metadata dictionary"));
        };
        self.expect(b':', "expected ':'")?;
        match self.ctx.str(key) {
            "dialect_resources" => self.resource_groups(true),
            "external_resources" => self.resource_groups(false),
            other => {
                let message = format!("unknown key '{other}' in file metadata dictionary");
                Err(self.error_at(at, &message))
            }
        }
    }

    /// `{ dialect: { key: "0x...", ... }, ... }`
    fn resource_groups(&mut self, of_dialects: bool) -> ParseResult {
        self.delimited(Delimiter::Braces, "", |p| {
            let at = p.pos();
            let Some(group) = p.resource_key() else {
                return Err(p.error("expected identifier key for 'resource' entry"));
            };
            if of_dialects && p.ctx.dialect(group).is_none() {
                let message = format!("dialect '{}' is unknown", p.ctx.str(group));
                return Err(p.error_at(at, &message));
            }
            p.expect(b':', "expected ':'")?;
            p.delimited(Delimiter::Braces, "", |p| p.resource_entry(group, of_dialects))
        })
    }

    fn resource_entry(&mut self, group: Str, of_dialect: bool) -> ParseResult {
        let Some(key) = self.resource_key() else {
            return Err(self.error("expected identifier key for 'resource' entry"));
        };
        self.expect(b':', "expected ':'")?;
        let token = self.token;
        self.advance();
        match self.resource_value(token) {
            Some(ResourceValue::Blob(blob)) if of_dialect => {
                self.ctx.set_resource(group, key, blob)
            }
            Some(value) if !of_dialect => {
                self.ctx.add_external_resource(ExternalResource { group, key, value });
            }
            _ => {}
        }
        Ok(())
    }

    /// The value that a token of a resource section stands for.
    fn resource_value(&self, token: Token) -> Option<ResourceValue> {
        match self.bytes(token) {
            b"true" => Some(ResourceValue::Bool(true)),
            b"false" => Some(ResourceValue::Bool(false)),
            bytes if token.kind == Kind::String => Some(match hex_bytes(bytes) {
                Some(blob) => ResourceValue::Blob(blob.into()),
                None => ResourceValue::Text(self.string_value(token)),
            }),
            _ => None,
        }
    }
}

/// Moves an op without operands, results or successors into another body.
fn move_op(from: &mut Body, op: Op, to: &mut Body, module: &'static OpDef) -> Op {
    let props = (0..module.attrs.len()).map(|slot| from.prop(op, slot)).collect::<Vec<_>>();
    let spec = OpSpec {
        props: &props,
        attrs: from.discardable(op),
        body: from.take_nested(op),
        ..OpSpec::new(from.op(op).name, from.op(op).location)
    };
    to.create_op(spec)
}

fn location_pos(location: Location, file: &SourceFile) -> BytePos {
    location.as_pos().unwrap_or_else(|| file.start())
}
