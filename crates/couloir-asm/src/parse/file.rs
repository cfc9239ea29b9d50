//! Whole files: top-level ops, aliases, resource sections.

use std::sync::Arc;

use couloir_diag::{BytePos, Diagnostic, SourceFile};
use couloir_ir::asm::ParseResult;
use couloir_ir::attr::{Attribute, Blob};
use couloir_ir::body::{Body, Op, Region};
use couloir_ir::context::ExternalResource;
use couloir_ir::op::OpName;
use couloir_ir::view::Scope;
use couloir_ir::{Context, Failure, Location, OpDef, OpSpec, Str, Type, Value};
use rustc_hash::FxHashMap;

use super::Parser;
use super::dense::hex_bytes;
use super::memo::{DictMemo, IntMemo, Memo, TypeMemo};
use crate::lex::{Kind, Lexer, Token};

/// How a file is read.
#[derive(Clone, Copy)]
pub struct ParseOptions {
    /// The op that is put around the file's ops, unless the file is one such
    /// op. (The definition of `builtin.module`.)
    pub implicit_module: Option<&'static OpDef>,
    /// An op around the file's ops while they are verified, where none is to
    /// stay around them; no verification without it.
    pub module_to_verify: Option<&'static OpDef>,
    /// How many bytes of stack nested text may take before it is reported as
    /// too deep. The default is a megabyte, which threads have to spare.
    pub stack: usize,
    /// The dialects that messages say there are, in order: those of `mlir-opt` by default.
    pub dialects: &'static [&'static str],
    /// About how many bytes a thread reads before it takes up more, where
    /// several read a file; what is shorter than two of these one reads alone.
    pub segment: usize,
}

impl ParseOptions {
    /// The defaults, with the definition of `builtin.module` where files may
    /// leave it out.
    pub fn new(implicit_module: Option<&'static OpDef>) -> Self {
        Self {
            implicit_module,
            module_to_verify: None,
            stack: super::STACK,
            dialects: super::OPT_DIALECTS,
            segment: super::ahead::SEGMENT,
        }
    }
}

/// Reads a range of a file into a body with a single op. On failure the
/// diagnostics are out.
pub fn parse_file(
    ctx: &Context,
    file: &Arc<SourceFile>,
    range: std::ops::Range<usize>,
    options: &ParseOptions,
) -> Result<(Body, Op), Failure> {
    let (mut parser, location) = parser_of(ctx, file, range, options);
    parser.module(location, *options)
}

/// A parser for a range of a file, and the location of a module around that.
pub(super) fn parser_of<'s>(
    ctx: &'s Context,
    file: &'s SourceFile,
    range: std::ops::Range<usize>,
    options: &ParseOptions,
) -> (Parser<'s>, Location) {
    let src = file.bytes().get(..range.end).unwrap_or_default();
    let mut parser = Parser::new(ctx, file.start(), src);
    parser.stack = options.stack;
    parser.dialects = options.dialects;
    parser.ahead.segment = options.segment.max(1);
    parser.start_at(range.start as u32);
    let location = Location::file_line_col(ctx, file.name(), 0, 0);
    let location = if range.start == 0 { location } else { Location::pos(file.pos(range.start)) };
    (parser, location)
}

/// Puts the ops of a file, which are in the only block of a body, into a body
/// with one op: the only op of the file, or a module around all of them.
///
/// # Errors
/// There is no single op where one must be, or what is verified is wrong;
/// that was reported.
pub fn wrap(
    ctx: &Context,
    mut inner: Box<Body>,
    location: Location,
    options: ParseOptions,
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
        if let Some(module) = options.module_to_verify {
            inner = verified_inside(ctx, module, inner, location)?;
        }
        return match only {
            Some(only) => Ok((*inner, only)),
            None => {
                let count = inner.block_ops(block).count();
                let message =
                    format!("source must contain a single top-level operation, found: {count}");
                ctx.emit(Diagnostic::error(location.place(ctx), message));
                Err(Failure)
            }
        };
    };
    let is_module =
        |&op: &Op| inner.op(op).name == OpName::of(module) && inner.results(op).len() == 0;
    let op = match only.filter(is_module) {
        Some(op) => move_op(&mut inner, op, &mut outer),
        None => create_module(&mut outer, module, inner, location),
    };
    outer.append_op(outer_block, op);
    Ok((outer, op))
}

/// Verifies what was read inside of an op made for that.
fn verified_inside(
    ctx: &Context,
    module: &'static OpDef,
    inner: Box<Body>,
    location: Location,
) -> Result<Box<Body>, Failure> {
    let mut outer = Body::new();
    let root = outer.create_root();
    let block = outer.append_new_block(root);
    let op = create_module(&mut outer, module, inner, location);
    outer.append_op(block, op);
    couloir_ir::verify::verify(Scope::new(ctx, &outer).op(op))?;
    outer.take_nested(op).ok_or(Failure)
}

/// Reads a type from a text of its own.
pub fn parse_type(ctx: &Context, text: &str) -> Result<Type, Failure> {
    // A path would fix the parser's lifetime.
    #[allow(clippy::redundant_closure_for_method_calls)]
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
    let mut parser = Parser::new(ctx, file.start(), file.bytes());
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
    pub(super) fn new(ctx: &'s Context, file_start: BytePos, src: &'s [u8]) -> Self {
        Self {
            ctx,
            src,
            start: 0,
            file_start,
            lexer: Lexer::new(src),
            token: Token { kind: Kind::Eof, start: 0, end: 0 },
            last_end: 0,
            nesting: 0,
            stack_start: super::stack_place(),
            stack: super::STACK,
            dialects: super::OPT_DIALECTS,
            aliases: super::aliases::Aliases::default(),
            default_dialects: vec!["builtin"],
            bodies: Vec::new(),
            blocks: Vec::new(),
            names: super::names::NameScope::default(),
            block_scopes: Vec::new(),
            has_labels: false,
            frame: Box::default(),
            spare_frames: Vec::new(),
            plain: super::plain::Plain::default(),
            spare: None,
            late_locations: Vec::new(),
            last_place: (b"", Str::EMPTY),
            op_memo: Memo::new(),
            type_memo: TypeMemo::new(),
            int_memo: IntMemo::new(),
            array_memo: Memo::new(),
            dict_memo: DictMemo::new(),
            segment_memo: FxHashMap::default(),
            part_memo: super::plain_hooks::PartMemo::new(),
            alike: super::alike::Alike::default(),
            symbol_bodies: super::dialect::SymbolBodies::default(),
            attr_type: None,
            follow_ups: 0,
            error_prefix: None,
            seen_distinct: FxHashMap::default(),
            ahead: super::ahead::Ahead::default(),
            is_ahead: false,
            put_off: None,
        }
    }

    /// Goes to the first token at or after an offset, where the text to be read starts.
    pub(super) fn start_at(&mut self, offset: u32) {
        (self.start, self.last_end) = (offset, offset);
        self.lexer.seek(offset);
        self.advance();
    }

    /// All ops of the file in a body of a module.
    pub(super) fn module(
        &mut self,
        location: Location,
        options: ParseOptions,
    ) -> Result<(Body, Op), Failure> {
        let inner = self.contents()?;
        wrap(self.ctx, inner, location, options)
    }

    /// All ops of the file in a body.
    pub(super) fn contents(&mut self) -> ParseResult<Box<Body>> {
        let mut inner = Box::<Body>::default();
        let region = inner.create_root();
        let block = inner.append_new_block(region);
        self.bodies.push(inner);
        self.blocks.push(block);
        self.block_scopes.push(super::labels::BlockScope::default());
        self.top_level()?;
        self.finish_names()?;
        let mut inner = self.bodies.pop().ok_or(Failure)?;
        self.settle_locations(&mut inner)?;
        self.close_top_blocks()?;
        Ok(inner)
    }

    /// Reports values that were used and never defined.
    fn finish_names(&mut self) -> ParseResult {
        let places = self.names.undeclared();
        for &at in &places {
            self.report(at, "use of undeclared SSA value name");
        }
        if places.is_empty() { Ok(()) } else { Err(Failure) }
    }

    /// Gives ops and arguments the locations they named before these were defined.
    fn settle_locations(&mut self, body: &mut Body) -> ParseResult {
        let late = std::mem::take(&mut self.late_locations);
        if late.is_empty() {
            return Ok(());
        }
        let settle = |&(at, name): &(BytePos, &str)| {
            Some((Location::pos(at), self.named_location(name.as_bytes())?))
        };
        let found = late.iter().filter_map(settle);
        let found = found.collect::<FxHashMap<Location, Location>>();
        let named = late.iter().map(|&(at, name)| (Location::pos(at), (at, name)));
        let missing = named.filter(|(location, _)| !found.contains_key(location));
        let missing = missing.collect::<Missing<'_>>();
        if let Some((at, name)) = first_missing(body, &missing) {
            return Err(self.unsettled(at, name));
        }
        if !found.is_empty() {
            relocate(body, &found);
        }
        Ok(())
    }

    /// Reports a name that means no location.
    fn unsettled(&mut self, at: BytePos, name: &str) -> Failure {
        match self.aliases.late_attr(name.as_bytes()) {
            Some(attr) => self.expect_location(at, attr).err().unwrap_or(Failure),
            None => self.report(at, "operation location alias was never defined"),
        }
    }

    fn top_level(&mut self) -> ParseResult {
        loop {
            if matches!(self.kind(), Kind::Bare | Kind::String) {
                self.read_last_aliases();
            }
            self.take_ahead()?;
            self.pass_last_aliases();
            match self.kind() {
                Kind::Eof => return self.check_completed(),
                Kind::Error => return Err(Failure),
                Kind::Hash => self.attribute_alias_definition()?,
                Kind::Exclamation => self.type_alias_definition()?,
                Kind::MetadataBegin => self.file_metadata()?,
                _ => self.operation()?,
            }
        }
    }
}

/// `{-# ... #-}`
impl Parser<'_> {
    fn file_metadata(&mut self) -> ParseResult {
        self.advance();
        self.list_until(Kind::MetadataEnd, "#-}", Self::metadata_entry)
    }

    fn metadata_entry(&mut self) -> ParseResult {
        let at = self.pos();
        let key = self.text();
        if !matches!(self.kind(), Kind::Bare | Kind::IntType) {
            return Err(self.error("expected identifier key in file metadata dictionary"));
        }
        self.advance();
        self.require(b':', "expected ':'")?;
        match key {
            "dialect_resources" => self.resource_groups(Self::dialect_resources),
            "external_resources" => self.resource_groups(Self::external_resources),
            other => {
                let message = format!("unknown key '{other}' in file metadata dictionary");
                Err(self.error_at(at, &message))
            }
        }
    }

    /// `{ group: { key: value, ... }, ... }`
    fn resource_groups(
        &mut self,
        entries: fn(&mut Self, Str, BytePos) -> ParseResult,
    ) -> ParseResult {
        self.require(b'{', "expected '{'")?;
        self.list_until(Kind::Punct(b'}'), "}", |p| {
            let at = p.pos();
            let name = if p.kind() == Kind::String { None } else { p.resource_key() };
            let Some(group) = name else {
                return Err(p.error("expected identifier key for 'resource' entry"));
            };
            p.require(b':', "expected ':'")?;
            p.require(b'{', "expected '{'")?;
            entries(p, group, at)
        })
    }

    /// The entries of a dialect; `builtin` alone has any.
    fn dialect_resources(&mut self, group: Str, at: BytePos) -> ParseResult {
        let name = self.ctx.str(group);
        if self.ctx.dialect(group).is_none() && !self.dialects.contains(&name) {
            return Err(self.error_at(at, &format!("dialect '{name}' is unknown")));
        }
        if group != Str::BUILTIN {
            let message = format!("unexpected 'resource' section for dialect '{name}'");
            return Err(self.error(&message));
        }
        self.list_until(Kind::Punct(b'}'), "}", |p| {
            let (key, token) = p.resource_entry("resource")?;
            let data = p.resource_blob(key, token)?;
            p.ctx.set_resource(group, key, data);
            Ok(())
        })
    }

    /// The entries of a tool, which are kept to be printed again.
    fn external_resources(&mut self, group: Str, _: BytePos) -> ParseResult {
        self.ctx.add_external_group(group);
        let recipe = self.ctx.options().run_reproducer && self.ctx.str(group) == "mlir_reproducer";
        self.list_until(Kind::Punct(b'}'), "}", |p| {
            let at = p.pos();
            let (key, token) = p.resource_entry("external_resources")?;
            if recipe {
                p.check_recipe(at, key, token)?;
            }
            let value = p.external_value(key, token)?;
            p.ctx.add_external_resource(group, key, value);
            Ok(())
        })
    }

    /// What stands in a reproducer: how a pipeline is to be run.
    fn check_recipe(&mut self, at: BytePos, key: Str, value: Token) -> ParseResult {
        let name = self.ctx.str(key);
        let (fits, what) = match name {
            "pipeline" => (value.kind == Kind::String, "string"),
            "disable_threading" | "verify_each" => {
                (matches!(self.bytes(value), b"true" | b"false"), "'true' or 'false'")
            }
            _ => {
                let message = format!("unknown 'mlir_reproducer' resource key '{name}'");
                return Err(self.error_at(at, &message));
            }
        };
        if fits {
            return Ok(());
        }
        let message = format!("expected {what} value for key '{name}'");
        Err(self.error_at(self.token_start(value), &message))
    }

    /// `key: value`, the value as a token.
    fn resource_entry(&mut self, what: &str) -> ParseResult<(Str, Token)> {
        let Some(key) = self.resource_key() else {
            return Err(self.error(&format!("expected identifier key for '{what}' entry")));
        };
        self.require(b':', "expected ':'")?;
        let token = self.token;
        self.advance();
        Ok((key, token))
    }

    fn external_value(&mut self, key: Str, token: Token) -> ParseResult<ExternalResource> {
        Ok(match (token.kind, self.bytes(token)) {
            (Kind::Bare, b"true") => ExternalResource::Bool(true),
            (Kind::Bare, b"false") => ExternalResource::Bool(false),
            (_, [b'"', b'0', b'x', ..]) => ExternalResource::Blob(self.resource_blob(key, token)?),
            (Kind::String, _) => ExternalResource::String(self.string_value(token)),
            _ => {
                let message = format!("expected string value for key '{}'", self.ctx.str(key));
                return Err(self.error_at(self.token_start(token), &message));
            }
        })
    }

    /// Bytes in hexadecimal, the first four of which are an alignment.
    fn resource_blob(&mut self, key: Str, token: Token) -> ParseResult<Blob> {
        let wanted = format!("expected hex string blob for key '{}'", self.ctx.str(key));
        let first = " to encode alignment in first 4 bytes";
        let hex = if token.kind == Kind::String { hex_bytes(self.bytes(token)) } else { None };
        let message = match hex {
            None => wanted,
            Some(mut bytes) => match bytes.first_chunk().map(|chunk| u32::from_le_bytes(*chunk)) {
                None => wanted + first,
                Some(align) if align != 0 && !align.is_power_of_two() => {
                    format!("{wanted}{first}, but got non-power-of-2 value: {align}")
                }
                Some(_) => {
                    // Without data there is nothing to align.
                    if bytes.len() == 4 {
                        bytes.fill(0);
                    }
                    return Ok(bytes.into());
                }
            },
        };
        Err(self.error_at(self.token_start(token), &message))
    }
}

/// A module that owns a body.
fn create_module(
    outer: &mut Body,
    module: &'static OpDef,
    inner: Box<Body>,
    location: Location,
) -> Op {
    let props = vec![None; module.attrs.len()];
    outer.create_op(OpSpec {
        props: &props,
        body: Some(inner),
        ..OpSpec::new(OpName::of(module), location)
    })
}

/// The first of the names that mean no location: that of the first op, the ops inside before
/// those around, or of an argument after the op. What was read with a name and is not kept, as the
/// arguments of a declaration, may have meant anything.
fn first_missing<'s>(body: &Body, missing: &Missing<'s>) -> Option<(BytePos, &'s str)> {
    body.roots().iter().find_map(|&region| first_missing_in(body, region, missing))
}

/// Regions nest no deeper than the parser lets them.
fn first_missing_in<'s>(
    body: &Body,
    region: Region,
    missing: &Missing<'s>,
) -> Option<(BytePos, &'s str)> {
    let mut ops = body.region_blocks(region).flat_map(|block| body.block_ops(block));
    ops.find_map(|op| {
        let nested = body.nested(op);
        let (inner, regions) = match nested {
            Some(inner) => (inner, inner.roots()),
            None => (body, body.regions(op)),
        };
        let inside = regions.iter().find_map(|&region| first_missing_in(inner, region, missing));
        inside.or_else(|| missing.get(&body.op(op).location).copied()).or_else(|| {
            let blocks = regions.iter().flat_map(|&region| inner.region_blocks(region));
            let mut args = blocks.flat_map(|block| inner.args(block).iter());
            args.find_map(|&arg| missing.get(&inner.value_location(arg)).copied())
        })
    })
}

/// Where a name stands that means no location, by the location it stands for.
type Missing<'s> = FxHashMap<Location, (BytePos, &'s str)>;

/// Replaces locations in a body and those nested in it, as deep as ops nest.
fn relocate(body: &mut Body, found: &FxHashMap<Location, Location>) {
    for number in 0..body.num_ops() as u32 {
        let op = Op::from_u32(number);
        if let Some(&location) = found.get(&body.op(op).location) {
            body.set_location(op, location);
        }
        if let Some(nested) = body.nested_mut(op) {
            relocate(nested, found);
        }
    }
    for number in 0..body.num_values() as u32 {
        let value = Value::from_u32(number);
        if body.as_arg(value).is_none() {
            continue;
        }
        if let Some(&location) = found.get(&body.value_location(value)) {
            body.set_arg_location(value, location);
        }
    }
}

/// Moves a registered op without operands, results or successors into another body.
pub(super) fn move_op(from: &mut Body, op: Op, to: &mut Body) -> Op {
    let slots = from.op(op).name.def().map_or(0, |def| def.attrs.len());
    let props = (0..slots).map(|slot| from.prop(op, slot)).collect::<Vec<_>>();
    let spec = OpSpec {
        props: &props,
        attrs: from.discardable(op),
        body: from.take_nested(op),
        ..OpSpec::new(from.op(op).name, from.op(op).location)
    };
    to.create_op(spec)
}
