//! The parser as hand-written syntax sees it.

use couloir_diag::BytePos;
use couloir_ir::asm::{
    Argument, AsmParser, Delimiter, Groups, OpParser, OpState, ParseResult, Unresolved,
};
use couloir_ir::attr::{AttrDef, Attribute, NamedAttribute};
use couloir_ir::body::{Block, Body, Region};
use couloir_ir::num::{FloatKind, Int};
use couloir_ir::op::{OpDef, OpName};
use couloir_ir::plain::Bytes;
use couloir_ir::ty::TypeDef;
use couloir_ir::{Context, Failure, Location, OpSpec, Str, Type, Value};

use super::Parser;
use super::ops::is_isolated;
use crate::lex::Kind;

impl AsmParser for Parser<'_> {
    fn context(&self) -> &Context {
        self.ctx
    }

    fn position(&self) -> BytePos {
        self.pos()
    }

    fn mnemonic_position(&self, mnemonic: &str) -> BytePos {
        let end = self.last_end;
        let start = end.saturating_sub(mnemonic.len() as u32);
        if self.src.get(start as usize..end as usize) == Some(mnemonic.as_bytes()) {
            return self.pos_at(start);
        }
        // Where an op's form leaves the mnemonic out, the op's name stands for it.
        self.frame_ref().name_pos
    }

    fn error(&mut self, at: BytePos, message: &str) -> Failure {
        self.hook_error(at, message)
    }

    fn follow_up(&mut self, message: &str) -> Failure {
        match self.error_prefix {
            Some(name) => self.follow_up_at(self.pos(), &format!("custom op '{name}' {message}")),
            None => self.follow_up_at(self.pos(), message),
        }
    }

    fn optional_punct(&mut self, punct: &str) -> bool {
        self.take_punct(punct)
    }

    fn punct(&mut self, punct: &str) -> ParseResult {
        if self.take_punct(punct) {
            return Ok(());
        }
        Err(self.wrong_token(&format!("expected '{punct}'")))
    }

    fn optional_keyword(&mut self, keyword: &str) -> bool {
        self.take_word(keyword)
    }

    fn keyword(&mut self, keyword: &str) -> ParseResult {
        self.expect_word(keyword)
    }

    fn optional_any_keyword(&mut self) -> Option<String> {
        if !matches!(self.kind(), Kind::Bare | Kind::IntType) {
            return None;
        }
        let text = self.text().to_owned();
        self.advance();
        Some(text)
    }

    fn any_keyword(&mut self) -> ParseResult<String> {
        match self.optional_any_keyword() {
            Some(keyword) => Ok(keyword),
            None => Err(self.hook_error(self.pos(), "expected valid keyword")),
        }
    }

    fn optional_keyword_or_string(&mut self) -> Option<Str> {
        let text = match self.kind() {
            Kind::String => self.string_value(self.token),
            Kind::Bare | Kind::IntType => self.ctx.intern_bytes(self.spelling()),
            _ => return None,
        };
        self.advance();
        Some(text)
    }

    fn optional_string(&mut self) -> ParseResult<Option<Str>> {
        if self.kind() != Kind::String {
            return Ok(None);
        }
        let text = self.string_value(self.token);
        self.advance();
        Ok(Some(text))
    }

    fn string(&mut self) -> ParseResult<Str> {
        match self.optional_string()? {
            Some(text) => Ok(text),
            None => Err(self.hook_error(self.pos(), "expected string")),
        }
    }

    fn optional_integer(&mut self) -> ParseResult<Option<i64>> {
        self.optional_i64()
    }

    fn integer(&mut self) -> ParseResult<i64> {
        match self.optional_i64()? {
            Some(value) => Ok(value),
            None => Err(self.hook_error(self.pos(), "expected integer value")),
        }
    }

    fn unsigned(&mut self, bits: u32) -> ParseResult<u64> {
        self.unsigned_of(bits)
    }

    fn takes_without_body(&mut self, at: BytePos, ty: Type) -> bool {
        Parser::takes_without_body(self, at, ty)
    }

    fn optional_unsigned(&mut self, bits: u32) -> Option<ParseResult<u64>> {
        let next = matches!(self.kind(), Kind::Integer | Kind::Punct(b'-'))
            || self.at_word("true")
            || self.at_word("false");
        next.then(|| self.unsigned_of(bits))
    }

    fn wide_integer(&mut self, bits: u32) -> ParseResult<Int> {
        let is_word = self.kind() == Kind::Bare;
        let value = self.written_integer()?.1;
        // A truth value is no number with a sign.
        Ok(if is_word { value.zext_or_trunc(bits) } else { value.sext_or_trunc(bits) })
    }

    fn any_integer(&mut self) -> ParseResult<Int> {
        Ok(self.written_integer()?.1)
    }

    fn float(&mut self) -> ParseResult<f64> {
        let negative = self.consume_if(b'-');
        let token = self.token;
        if !matches!(token.kind, Kind::Float | Kind::Integer) {
            return Err(self.hook_error(self.pos(), "expected floating point literal"));
        }
        if token.kind == Kind::Integer {
            self.advance();
            return Ok(self.float_from_integer(token, negative, FloatKind::F64)?.to_f64());
        }
        let value = self.number_text(token).parse::<f64>().unwrap_or(f64::NAN);
        self.advance();
        Ok(if negative { -value } else { value })
    }

    fn optional_symbol_name(&mut self) -> ParseResult<Option<Str>> {
        if self.kind() == Kind::At { self.symbol_token().map(Some) } else { Ok(None) }
    }

    fn symbol_name(&mut self) -> ParseResult<Str> {
        self.symbol_token()
    }

    fn ahead(&self) -> &[u8] {
        self.src.get(self.token.start as usize..).unwrap_or_default()
    }

    fn known_attribute(&self, text: &mut Bytes<'_>) -> Option<Attribute> {
        if text.next()? == b'#' { self.aliases.attr(text.alias()?) } else { self.seen_again(text) }
    }

    fn pass(&mut self, bytes: usize) {
        let end = self.token.start as usize + bytes;
        self.go_on_at(end, end);
    }

    fn ty(&mut self) -> ParseResult<Type> {
        Parser::ty(self)
    }

    fn optional_type(&mut self) -> ParseResult<Option<Type>> {
        Parser::optional_type(self)
    }

    fn attribute(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        Parser::attribute(self, ty)
    }

    fn optional_attribute(&mut self, ty: Option<Type>) -> ParseResult<Option<Attribute>> {
        Parser::optional_attribute(self, ty)
    }

    fn own_type(&self) -> Option<Type> {
        self.attr_type
    }

    fn stripped_attribute(&mut self, def: &'static AttrDef) -> ParseResult<Attribute> {
        if self.kind() == Kind::Hash { Parser::attribute(self, None) } else { (def.parse)(self) }
    }

    fn stripped_type(&mut self, def: &'static TypeDef) -> ParseResult<Type> {
        if self.kind() == Kind::Exclamation { Parser::ty(self) } else { (def.parse)(self) }
    }

    fn optional_attr_dict(&mut self, into: &mut Vec<NamedAttribute>) -> ParseResult {
        if self.is_punct(b'{') { self.attr_dict(into) } else { Ok(()) }
    }

    fn optional_attr_dict_with_keyword(&mut self, into: &mut Vec<NamedAttribute>) -> ParseResult {
        if self.take_word("attributes") { self.attr_dict(into) } else { Ok(()) }
    }

    fn dimension_list(&mut self, allow_dynamic: bool, trailing_x: bool) -> ParseResult<Vec<i64>> {
        self.dimensions(allow_dynamic, trailing_x)
    }

    fn affine_map(&mut self) -> ParseResult<Attribute> {
        let map = Parser::affine_map(self)?;
        Ok(Attribute::affine_map(self.ctx, map))
    }

    fn optional_location(&mut self) -> ParseResult<Option<Location>> {
        self.trailing_location()
    }

    fn nested(&mut self, inside: &mut dyn FnMut(&mut dyn AsmParser) -> ParseResult) -> ParseResult {
        Parser::nested(self, |p| inside(p))
    }

    fn list(
        &mut self,
        delimiter: Delimiter,
        what: &str,
        element: &mut dyn FnMut(&mut dyn AsmParser) -> ParseResult,
    ) -> ParseResult {
        self.delimited(delimiter, what, |p| element(p))
    }
}

impl OpParser for Parser<'_> {
    fn asm(&mut self) -> &mut dyn AsmParser {
        self
    }

    fn def(&self) -> &'static OpDef {
        static NONE: OpDef = OpDef::EMPTY;
        self.frame_ref().def.unwrap_or(&NONE)
    }

    fn name_position(&self) -> BytePos {
        self.frame_ref().name_pos
    }

    fn state(&mut self) -> &mut OpState {
        &mut self.frame().state
    }

    fn groups(&mut self) -> &mut Groups {
        &mut self.frame().groups
    }

    fn num_named_results(&self) -> usize {
        self.frame_ref().results.iter().map(super::ops::ResultName::count).sum()
    }

    fn result_name(&self, index: usize) -> Option<&str> {
        let mut left = index;
        for name in &self.frame_ref().results {
            if left < name.count() {
                let text = std::str::from_utf8(self.name_of(name.name())).ok()?;
                return text.get(1..);
            }
            left -= name.count();
        }
        None
    }

    fn operand(&mut self) -> ParseResult<Unresolved> {
        self.ssa_use(true)
    }

    fn unnumbered_operands(&mut self) -> ParseResult<Vec<Unresolved>> {
        self.operands_as(Delimiter::None, false)
    }

    fn optional_operand(&mut self) -> ParseResult<Option<Unresolved>> {
        if self.kind() == Kind::Percent { self.ssa_use(true).map(Some) } else { Ok(None) }
    }

    fn operand_list(&mut self, delimiter: Delimiter) -> ParseResult<Vec<Unresolved>> {
        self.operands(delimiter)
    }

    fn operand_list_of(
        &mut self,
        delimiter: Delimiter,
        count: usize,
    ) -> ParseResult<Vec<Unresolved>> {
        let at = self.pos();
        if delimiter == Delimiter::None && count > 0 && self.kind() != Kind::Percent {
            return Err(match self.kind() {
                Kind::Punct(b'(' | b'[') => self.error("unexpected delimiter"),
                _ => self.wrong_token("expected operand"),
            });
        }
        let operands = self.operands(delimiter)?;
        if operands.len() == count {
            return Ok(operands);
        }
        Err(self.hook_error(at, &format!("expected {count} operands")))
    }

    fn op_list(
        &mut self,
        delimiter: Delimiter,
        context: &str,
        element: &mut dyn FnMut(&mut dyn OpParser) -> ParseResult,
    ) -> ParseResult {
        self.delimited(delimiter, context, |p| element(p))
    }

    fn assignments_until_paren(
        &mut self,
        args: &mut Vec<Argument>,
        operands: &mut Vec<Unresolved>,
    ) -> ParseResult {
        self.list_until(Kind::Punct(b')'), ")", |p| {
            args.push(p.argument(false, false)?);
            AsmParser::punct(p, "=")?;
            operands.push(p.ssa_use(true)?);
            Ok(())
        })
    }

    fn op_name(&mut self) -> ParseResult<OpName> {
        let Some(name) = self.optional_any_keyword() else {
            return Err(self.error("expected bare identifier or keyword"));
        };
        let has_dialect = name.split_once('.').is_some_and(|(_, rest)| !rest.is_empty());
        let name = if has_dialect { name } else { format!(".{name}") };
        Ok(self.ctx.op_name(self.ctx.intern(&name)))
    }

    fn lookup(&mut self, operand: Unresolved, ty: Type) -> ParseResult<Value> {
        let Some(outer) = self.outer_body_of_op() else { return Err(Failure) };
        self.resolve_in(outer, operand, ty)
    }

    fn resolve(&mut self, operand: Unresolved, ty: Type) -> ParseResult {
        self.resolve_into_op(&[operand], &[ty])
    }

    fn resolve_all(&mut self, operands: &[Unresolved], types: &[Type], at: BytePos) -> ParseResult {
        if operands.len() != types.len() {
            let message = format!(
                "number of operands and types do not match: got {} operands and {} types",
                operands.len(),
                types.len()
            );
            return Err(self.hook_error(at, &message));
        }
        self.resolve_into_op(operands, types)
    }

    fn colon_type_list(&mut self) -> ParseResult<Vec<Type>> {
        self.require(b':', "expected ':'")?;
        self.type_list()
    }

    fn optional_arrow_type_list(&mut self) -> ParseResult<Vec<Type>> {
        if !self.take_punct("->") {
            return Ok(Vec::new());
        }
        self.function_results()
    }

    fn successor(&mut self) -> ParseResult<Block> {
        self.successor_block()
    }

    fn optional_successor(&mut self) -> ParseResult<Option<Block>> {
        if self.kind() == Kind::Caret { self.successor_block().map(Some) } else { Ok(None) }
    }

    fn successor_and_operands(&mut self) -> ParseResult<(Block, Vec<Value>)> {
        let block = self.successor_block()?;
        let mut values = Vec::new();
        if !self.consume_if(b'(') {
            return Ok((block, values));
        }
        let operands = self.operands(Delimiter::None)?;
        if !operands.is_empty() {
            self.expect_in(b':', " in operand list")?;
            let types = self.type_list()?;
            if operands.len() != types.len() {
                let message = format!("expected {} types to match operand list", operands.len());
                return Err(self.error(&message));
            }
            for (&operand, ty) in operands.iter().zip(types) {
                values.push(self.lookup(operand, ty)?);
            }
        }
        self.require(b')', "expected ')'")?;
        Ok((block, values))
    }

    fn region(&mut self, args: &[Argument]) -> ParseResult<Region> {
        self.op_region(args)
    }

    fn optional_region(&mut self, args: &[Argument]) -> ParseResult<Option<Region>> {
        if self.is_punct(b'{') { self.op_region(args).map(Some) } else { Ok(None) }
    }

    fn empty_region(&mut self) -> Region {
        let isolated = is_isolated(self.frame().def);
        self.new_region(isolated)
    }

    fn body(&mut self) -> &mut Body {
        self.current_body_mut()
    }

    fn ensure_terminator(&mut self, region: Region, terminator: &'static OpDef) -> ParseResult {
        self.end_with(region, terminator);
        Ok(())
    }

    fn argument_list(&mut self) -> ParseResult<Vec<Argument>> {
        let mut args = Vec::new();
        self.delimited(Delimiter::Paren, " in argument list", |p| {
            args.push(p.argument(false, false)?);
            Ok(())
        })?;
        Ok(args)
    }

    fn argument(&mut self, with_type: bool, with_attrs: bool) -> ParseResult<Argument> {
        if with_type && let Some(arg) = self.plain_argument() {
            return Ok(arg);
        }
        let name = self.ssa_use(false)?;
        let mut arg = Argument { name, ty: None, attrs: Attribute::EMPTY_DICT, location: None };
        if with_type {
            self.require(b':', "expected ':'")?;
            arg.ty = Some(Parser::ty(self)?);
        }
        if with_attrs && self.is_punct(b'{') {
            let mut attrs = Vec::new();
            self.attr_dict(&mut attrs)?;
            arg.attrs = Attribute::dictionary(self.ctx, attrs);
        }
        arg.location = self.trailing_location()?;
        Ok(arg)
    }

    fn optional_argument(
        &mut self,
        with_type: bool,
        with_attrs: bool,
    ) -> ParseResult<Option<Argument>> {
        if self.kind() != Kind::Percent {
            return Ok(None);
        }
        self.argument(with_type, with_attrs).map(Some)
    }

    fn affine_map_of_ssa_ids(
        &mut self,
        delimiter: Delimiter,
    ) -> ParseResult<(Attribute, Vec<Unresolved>)> {
        // A value that is named twice is one operand.
        self.alike.line.once = true;
        self.affine_map_of_values(|p, one| p.delimited(delimiter, " in affine map", one))
    }

    fn affine_expr_of_ssa_ids(&mut self) -> ParseResult<(Attribute, Vec<Unresolved>)> {
        self.affine_map_of_values(|p, one| one(p))
    }

    fn location(&self) -> Location {
        self.op_location()
    }
}

impl Parser<'_> {
    /// Reports an error as hand-written and format-driven syntax does: with
    /// the name of the op being read, unless a type or attribute is.
    pub(super) fn hook_error(&mut self, at: BytePos, message: &str) -> Failure {
        match self.error_prefix {
            Some(name) => self.error_at(at, &format!("custom op '{name}' {message}")),
            None => self.error_at(at, message),
        }
    }

    /// Takes this word, or fails with `expected 'word'`.
    pub(super) fn expect_word(&mut self, word: &str) -> ParseResult {
        if self.take_word(word) {
            return Ok(());
        }
        Err(self.hook_error(self.pos(), &format!("expected '{word}'")))
    }

    /// Runs a hook of a type or attribute, whose errors name no op.
    pub(super) fn without_prefix<T>(&mut self, inside: impl FnOnce(&mut Self) -> T) -> T {
        let prefix = self.error_prefix.take();
        let result = inside(self);
        self.error_prefix = prefix;
        result
    }

    /// The terminator that a single-block region of this op ends with unsaid.
    pub(super) fn add_terminator(&mut self, def: &'static OpDef, region: Region) {
        let name = def.implicit_terminator.and_then(|name| self.ctx.find_op_name(name));
        if let Some(terminator) = name.and_then(OpName::def) {
            self.end_with(region, terminator);
        }
    }

    /// Adds a block where a region has none, and a terminator where it ends
    /// without one.
    fn end_with(&mut self, region: Region, terminator: &'static OpDef) {
        let location = self.op_location();
        let body = self.current_body_mut();
        let block = match body.last_block(region) {
            Some(block) => block,
            None => body.append_new_block(region),
        };
        let last = body.last_op(block).and_then(|op| body.op(op).name.def());
        if last.is_some_and(|def| def.has(couloir_ir::op::Trait::Terminator)) {
            return;
        }
        let props = vec![None; terminator.attrs.len()];
        let fixed = terminator.regions.iter().filter(|region| !region.variadic);
        let regions = fixed.map(|_| body.create_region()).collect::<Vec<_>>();
        regions.iter().for_each(|&region| _ = body.append_new_block(region));
        let spec = OpSpec {
            props: &props,
            regions: &regions,
            ..OpSpec::new(OpName::of(terminator), location)
        };
        let op = body.create_op(spec);
        body.append_op(block, op);
    }
}
