//! Metadata: nodes, named metadata, specialised nodes, expressions.

use smallvec::SmallVec;

use super::error::Res;
use super::fields::VIRTUALITY;
use super::lexer::Tok;
use super::numbers::fitting;
use super::types::is_type_word;
use super::{Parser, fault};
use crate::context::Str;
use crate::di::{DiField, DiKind, Given};
use crate::metadata::{DiNode, Metadata, MetadataData};

/// What a node is before it has a number.
pub(super) enum NewNode {
    /// A node of its own.
    Data(MetadataData),
    /// A piece of metadata that is there already.
    Known(Metadata),
}

/// The fields that must be given, by kind.
const REQUIRED: &[(DiKind, &[&str])] = &[
    (DiKind::Location, &["scope"]),
    (DiKind::Enumerator, &["name", "value"]),
    (DiKind::DerivedType, &["tag", "baseType"]),
    (DiKind::CompositeType, &["tag"]),
    (DiKind::SubroutineType, &["types"]),
    (DiKind::File, &["filename", "directory"]),
    (DiKind::CompileUnit, &["file"]),
    (DiKind::LexicalBlock, &["scope"]),
    (DiKind::LexicalBlockFile, &["scope", "discriminator"]),
    (DiKind::Namespace, &["scope"]),
    (DiKind::Module, &["scope", "name"]),
    (DiKind::TemplateTypeParameter, &["type"]),
    (DiKind::TemplateValueParameter, &["value"]),
    (DiKind::LocalVariable, &["scope"]),
    (DiKind::Label, &["scope", "name", "file", "line"]),
    (DiKind::GlobalVariableExpression, &["var", "expr"]),
    (DiKind::ImportedEntity, &["tag", "scope"]),
    (DiKind::Macro, &["type", "name"]),
    (DiKind::MacroFile, &["file"]),
    (DiKind::GenericNode, &["tag"]),
];

impl<'s> Parser<'s> {
    /// `!12 = ...`, at its `!`.
    pub(super) fn standalone_metadata(&mut self) -> Res<()> {
        let at = self.at();
        self.bump();
        let Tok::Int = self.tok() else { return self.fail("expected integer") };
        let number = self.uint32()?;
        self.need(Tok::Equal, "expected '=' here")?;
        if self.tok() == Tok::Word && self.peek_word() != b"distinct" {
            return self.fail(match is_type_word(self.peek_word()) {
                true => "unexpected type in metadata definition",
                false => "Expected '!' here",
            });
        }
        let distinct = self.eat_word("distinct");
        let new = match self.new_node(distinct)? {
            NewNode::Data(data) => self.nodes.define(number, data, distinct, at),
            NewNode::Known(node) => self.nodes.alias(number, node, at),
        };
        if new { Ok(()) } else { self.fail("Metadata id is already used") }
    }

    /// `!name = !{!1, !2}`
    pub(super) fn named_metadata(&mut self) -> Res<()> {
        let name = self.md_name();
        self.need(Tok::Equal, "expected '=' here")?;
        self.need(Tok::Bang, "Expected '!' here")?;
        self.need(Tok::LBrace, "Expected '{' here")?;
        let nodes = self.list(Tok::RBrace, "expected end of metadata node", |this| {
            if this.tok() == Tok::MdName && this.lex.text() == b"DIExpression" {
                return this.metadata();
            }
            if this.is_arg_list() {
                return this.fail("found DIArgList outside of function");
            }
            if this.tok() != Tok::Bang {
                return this.fail("Expected '!' here");
            }
            let next = this.lex.source().get(this.at() + 1);
            if !next.is_some_and(u8::is_ascii_digit) {
                this.bump();
                return this.fail("expected integer");
            }
            this.metadata()
        })?;
        let list = &mut self.module.named_metadata;
        let at = *self.named_nodes.entry(name).or_insert(list.len());
        match list.get_mut(at) {
            Some((_, own)) => own.extend(nodes),
            None => list.push((name, nodes)),
        }
        Ok(())
    }

    /// The name of a `!name` token.
    pub(super) fn md_name(&mut self) -> Str {
        let name = self.lex.name();
        self.bump();
        self.str(&name)
    }

    /// Reports a list of values where a node has to stand.
    pub(super) fn no_arg_list(&self) -> Res<()> {
        match self.is_arg_list() {
            true => self.fail("expected metadata type"),
            false => Ok(()),
        }
    }

    fn is_arg_list(&self) -> bool {
        self.tok() == Tok::MdName && self.lex.text() == b"DIArgList"
    }

    /// The content of a node at `!` or `!DIName`.
    fn new_node(&mut self, distinct: bool) -> Res<NewNode> {
        self.no_arg_list()?;
        if self.tok() == Tok::MdName {
            return self.deeper(|this| this.specialised(distinct));
        }
        self.need(Tok::Bang, "Expected '!' here")?;
        if self.tok() != Tok::LBrace {
            return self.fail("expected '{' here");
        }
        Ok(NewNode::Data(self.tuple()?))
    }

    /// `{...}` after `!`.
    pub(super) fn tuple(&mut self) -> Res<MetadataData> {
        self.bump();
        let operands = self.deeper(|this| {
            this.list(Tok::RBrace, "expected end of metadata node", Self::tuple_operand)
        })?;
        Ok(MetadataData::Tuple(operands.into()))
    }

    fn tuple_operand(&mut self) -> Res<Option<Metadata>> {
        if self.eat_word("null") {
            return Ok(None);
        }
        self.metadata_or_value().map(Some)
    }

    /// Metadata, or a constant as metadata.
    pub(super) fn metadata_or_value(&mut self) -> Res<Metadata> {
        match self.tok() {
            Tok::Bang | Tok::MdName => self.metadata(),
            _ => {
                let at = self.at();
                let ty = self.ty_or("expected metadata operand")?;
                if ty == crate::types::Type::METADATA {
                    return fault(at, "invalid metadata-value-metadata roundtrip");
                }
                let constant = self.constant(ty)?;
                Ok(self.ctx.md_constant(constant))
            }
        }
    }

    /// What stands for a node that is not defined, which is reported when all is read: of several the
    /// one with the least number, where it is used first.
    fn undefined_metadata(&mut self, number: u32, at: usize) -> Metadata {
        let first = self.undefined_node.map_or((number, at), |known| known.min((number, at)));
        self.undefined_node = Some(first);
        self.ctx.md_tuple(&[])
    }

    /// Metadata: `!12`, `!"text"`, `!{...}` or `!DIName(...)`.
    pub(super) fn metadata(&mut self) -> Res<Metadata> {
        let at = self.at();
        if self.tok() == Tok::MdName {
            let node = self.deeper(|this| this.specialised(false))?;
            return Ok(match node {
                NewNode::Known(node) => node,
                NewNode::Data(data) => self.nodes.anonymous(self.ctx, data, false, at),
            });
        }
        self.need(Tok::Bang, "expected metadata operand")?;
        match self.tok() {
            Tok::Int => {
                let number_at = self.at();
                let number = self.uint32()?;
                let known = self.nodes.reference(number, number_at);
                let known =
                    known.filter(|_| self.undefined_node.is_none_or(|first| first.0 != number));
                Ok(known.unwrap_or_else(|| self.undefined_metadata(number, number_at)))
            }
            Tok::Str => {
                let text = self.string_handle()?;
                Ok(self.ctx.intern_metadata(MetadataData::String(text)))
            }
            Tok::LBrace => {
                let data = self.tuple()?;
                Ok(self.nodes.anonymous(self.ctx, data, false, at))
            }
            _ => self.fail("expected integer"),
        }
    }

    /// `!DIName(field: value, ...)`
    fn specialised(&mut self, distinct: bool) -> Res<NewNode> {
        let at = self.at();
        let name = self.lex.text();
        match name {
            b"DIExpression" => return self.expression().map(NewNode::Known),
            b"DIArgList" => return self.arg_list().map(NewNode::Known),
            _ => {}
        }
        let kind = std::str::from_utf8(name).ok().and_then(DiKind::from_name);
        let Some(kind) = kind else { return self.fail("expected metadata type") };
        if !distinct && matches!(kind, DiKind::CompileUnit | DiKind::AssignId) {
            let call = if kind == DiKind::AssignId { "()" } else { "" };
            let name = kind.name();
            return fault(at, format!("missing 'distinct', required for !{name}{call}"));
        }
        self.bump();
        self.need(Tok::LParen, "expected '(' here")?;
        let mut seen = Seen::default();
        if self.tok() != Tok::RParen && kind != DiKind::AssignId {
            self.field(kind, &mut seen)?;
            while self.eat(Tok::Comma) {
                self.field(kind, &mut seen)?;
            }
        }
        let close = self.at();
        self.need(Tok::RParen, "expected ')' here")?;
        Self::check_required(kind, &seen, close)?;
        self.put_together(kind, &mut seen);
        seen.fields.sort_by_key(|field| field.at);
        let node = DiNode { kind, fields: seen.fields.as_slice().into() };
        self.check_together(&node, &seen, distinct, at)?;
        Ok(NewNode::Data(MetadataData::Di(node)))
    }

    fn check_required(kind: DiKind, seen: &Seen<'_>, at: usize) -> Res<()> {
        let required = REQUIRED.iter().find(|row| row.0 == kind).map_or(&[][..], |row| row.1);
        let missing = required.iter().find(|name| {
            let place = kind.fields().iter().position(|spec| spec.name == **name);
            place.is_some_and(|place| seen.given >> place & 1 == 0)
        });
        match missing {
            Some(name) => fault(at, format!("missing required field '{name}'")),
            None => Ok(()),
        }
    }

    fn field(&mut self, kind: DiKind, seen: &mut Seen<'s>) -> Res<()> {
        if self.tok() != Tok::Label {
            return self.fail("expected field label here");
        }
        let (at, name) = (self.at(), self.lex.text());
        self.bump();
        let specs = kind.fields();
        let place = specs.iter().position(|spec| spec.name.as_bytes() == name);
        let Some((place, spec)) = place.and_then(|place| Some((place, specs.get(place)?))) else {
            return self.old_field(kind, at, name, seen);
        };
        if seen.given >> place & 1 == 1 {
            let name = spec.name;
            return fault(at, format!("field '{name}' cannot be specified more than once"));
        }
        seen.given |= 1 << place;
        let value = self.field_value(kind, place, spec)?;
        if spec.keeps(self.ctx, value) {
            seen.fields.push(Given::new(place as u8, value));
        }
        Ok(())
    }

    /// A field that older versions had.
    fn old_field(
        &mut self,
        kind: DiKind,
        at: usize,
        name: &'s [u8],
        seen: &mut Seen<'s>,
    ) -> Res<()> {
        const SUBPROGRAM: [&[u8]; 5] =
            [b"isLocal", b"isDefinition", b"isOptimized", b"virtuality", b"mainSubprogram"];
        if kind != DiKind::Subprogram || !SUBPROGRAM.contains(&name) {
            let name = String::from_utf8_lossy(name);
            return fault(at, format!("invalid field '{name}'"));
        }
        let word = self.peek_word();
        match name {
            b"virtuality" => {
                let number = self.word_number("virtuality", &VIRTUALITY)?;
                let words = [b"none".as_slice(), b"virtual", b"pure_virtual"];
                let word = usize::try_from(number).ok().and_then(|at| words.get(at).copied());
                seen.old.push((name, word.unwrap_or_default()));
            }
            _ => {
                self.bool_field()?;
                seen.old.push((name, word));
            }
        }
        Ok(())
    }

    /// What a node says of itself without a field for it: a global variable that it is defined.
    fn put_together(&self, kind: DiKind, seen: &mut Seen<'_>) {
        if kind == DiKind::GlobalVariable && !seen.has(kind, "isDefinition") {
            let place = kind.fields().iter().position(|spec| spec.name == "isDefinition");
            seen.fields.extend(place.map(|at| Given::new(at as u8, DiField::Bool(true))));
        }
        self.old_flags(kind, seen);
    }

    /// The flags of a subprogram that older versions wrote as fields.
    fn old_flags(&self, kind: DiKind, seen: &mut Seen<'_>) {
        let place = kind.fields().iter().position(|spec| spec.name == "spFlags");
        let Some(place) = place.filter(|place| seen.given >> place & 1 == 0) else { return };
        // A definition is what it is unless it says otherwise.
        let silent = !seen.old.iter().any(|field| field.0 == b"isDefinition");
        let given = |name: &[u8], value: &[u8]| {
            seen.old.contains(&(name, value)) || (silent && name == b"isDefinition")
        };
        let words: Vec<_> =
            OLD_FLAGS.iter().filter(|row| given(row.0, row.1)).map(|row| row.2).collect();
        if !words.is_empty() {
            let text = self.ctx.str(&words.join(" | "));
            seen.fields.push(Given::new(place as u8, DiField::Word(text)));
        }
    }

    /// What the fields of a node have to be together; its name is at `at`.
    fn check_together(&self, node: &DiNode, seen: &Seen<'_>, distinct: bool, at: usize) -> Res<()> {
        match node.kind {
            DiKind::CompileUnit => check_languages(seen, at),
            DiKind::File
                if seen.has(node.kind, "checksum") != seen.has(node.kind, "checksumkind") =>
            {
                self.fail("'checksumkind' and 'checksum' must be provided together")
            }
            DiKind::Enumerator if node.field("isUnsigned").is_some() && self.is_negative(node) => {
                self.fail("unsigned enumerator with negative value")
            }
            DiKind::Subprogram if !distinct && self.is_definition(node) => {
                fault(at, "missing 'distinct', required for !DISubprogram that is a Definition")
            }
            _ => Ok(()),
        }
    }

    fn is_negative(&self, node: &DiNode) -> bool {
        match node.field("value") {
            Some(DiField::Int(value)) => value < 0,
            Some(DiField::Word(word)) => self.ctx.str_bytes(word).first() == Some(&b'-'),
            _ => false,
        }
    }

    fn is_definition(&self, node: &DiNode) -> bool {
        let Some(DiField::Word(flags)) = node.field("spFlags") else { return false };
        let mut words = self.ctx.str_bytes(flags).split(|byte| b" |".contains(byte));
        words.any(|word| word == b"DISPFlagDefinition")
    }

    /// `!DIExpression(...)`
    pub(super) fn expression(&mut self) -> Res<Metadata> {
        self.bump();
        self.need(Tok::LParen, "expected '(' here")?;
        let elements = self.list(Tok::RParen, "expected ')' here", |this| match this.tok() {
            Tok::Word => {
                let word = std::str::from_utf8(this.lex.text()).unwrap_or_default();
                match crate::dwarf_number(word) {
                    Some(number) => {
                        this.bump();
                        Ok(number)
                    }
                    None if word.starts_with("DW_ATE_") => {
                        this.fail(format!("invalid DWARF attribute encoding '{word}'"))
                    }
                    None if !word.starts_with("DW_OP_") => this.fail("expected unsigned integer"),
                    None => this.fail(format!("invalid DWARF op '{word}'")),
                }
            }
            Tok::Int if this.lex.text().first() != Some(&b'-') => match fitting(this.lex.text()) {
                Some(_) => this.uint(),
                None => this.fail(format!("element too large, limit is {}", u64::MAX)),
            },
            _ => this.fail("expected unsigned integer"),
        })?;
        Ok(self.ctx.md_expression(&elements))
    }

    /// `!DIArgList(...)` of constants.
    fn arg_list(&mut self) -> Res<Metadata> {
        self.bump();
        self.need(Tok::LParen, "expected '(' here")?;
        let list = self.list(Tok::RParen, "expected ')' here", |this| {
            let ty = this.ty_or("expected value-as-metadata operand")?;
            this.constant(ty)
        })?;
        Ok(self.ctx.intern_metadata(MetadataData::ArgList(list.into())))
    }
}

/// A compile unit names its language in one of two ways.
fn check_languages(seen: &Seen<'_>, at: usize) -> Res<()> {
    let has = |name| seen.has(DiKind::CompileUnit, name);
    match (has("language"), has("sourceLanguageName")) {
        (false, false) => fault(
            at,
            "missing one of 'language' or 'sourceLanguageName', required for !DICompileUnit",
        ),
        (true, true) => fault(
            at,
            "can only specify one of 'language' and 'sourceLanguageName' on !DICompileUnit",
        ),
        (true, false) if has("sourceLanguageVersion") => fault(
            at,
            "'sourceLanguageVersion' requires an associated 'sourceLanguageName' on !DICompileUnit",
        ),
        _ => Ok(()),
    }
}

/// The flags of a subprogram that were fields of their own: field, value and flag.
const OLD_FLAGS: [(&[u8], &[u8], &str); 6] = [
    (b"virtuality", b"virtual", "DISPFlagVirtual"),
    (b"virtuality", b"pure_virtual", "DISPFlagPureVirtual"),
    (b"isLocal", b"true", "DISPFlagLocalToUnit"),
    (b"isDefinition", b"true", "DISPFlagDefinition"),
    (b"isOptimized", b"true", "DISPFlagOptimized"),
    (b"mainSubprogram", b"true", "DISPFlagMainSubprogram"),
];

/// The fields met so far.
#[derive(Default)]
struct Seen<'s> {
    /// By place in the table.
    given: u32,
    /// Those that are not at their default.
    fields: SmallVec<[Given; 16]>,
    /// Those of older versions.
    old: Vec<(&'s [u8], &'s [u8])>,
}

impl Seen<'_> {
    /// Whether a field was given.
    fn has(&self, kind: DiKind, name: &str) -> bool {
        let place = kind.fields().iter().position(|spec| spec.name == name);
        place.is_some_and(|place| self.given >> place & 1 == 1)
    }
}
