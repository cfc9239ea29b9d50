//! Ops in plain words, read straight from the bytes.
//!
//! Most ops of most files are like `%a = dialect.op %b, %c : type`, with
//! nothing that a format only allows. Here such ops are read without tokens
//! between: the format is followed over the text, names are looked up as they
//! are met, and types are found by the words they were last written in.
//!
//! Invariant: nothing is reported or changed before the whole op has been
//! read, every value found and every type compared. Whatever is out of the
//! ordinary, each fault above all, gives the op up; then it is read anew, by
//! `format`. So what this file reads must mean the same there.

use couloir_ir::asm::{Argument, ParseResult, Unresolved};
use couloir_ir::attr::Attribute;
use couloir_ir::body::{Block, Op, OpSpec};
use couloir_ir::op::{
    Anchor, Arity, AttrSyntax, CustomArg, CustomDirective, Directive, OpDef, Segments, Slot,
    Transform, TypeRef, TypeSource,
};
use couloir_ir::plain::Bytes;
use couloir_ir::{Location, Type, Value};
use smallvec::SmallVec;

use super::Parser;
use super::alike::Named;
use super::names::FreshName;
use super::numbers::small_number;
use super::ops::CustomOp;
use super::plain_form::{GROUPS, PlainForm};
use super::resolve::{is_unit, type_of_attr};
use crate::lex::{Kind, blanks, is_token_at, name_end, word_end};

/// What has been read of an op.
#[derive(Default)]
pub(super) struct Plain {
    /// The offset of what comes next.
    pub(super) at: usize,
    pub(super) values: Vec<Value>,
    /// Where the values are that were read in another order.
    pub(super) order: SmallVec<[u32; GROUPS]>,
    /// Where each operand group is among the values.
    groups: [(u32, u32); GROUPS],
    operand_types: [Option<Type>; GROUPS],
    /// Types of groups that are no single operand, and where each group's are.
    types: Vec<Type>,
    type_groups: [(u32, u32); GROUPS],
    /// Whether the types of all operands have been compared.
    compared: bool,
    /// Where the names of successors are.
    pub(super) successors: SmallVec<[(u32, u32); 2]>,
    pub(super) result_type: Option<Type>,
    pub(super) props: Vec<Option<Attribute>>,
    /// Whether it names what no other line does: there is no use in keeping it.
    unlike: bool,
}

impl Plain {
    fn reset(&mut self, at: usize, slots: usize) {
        self.at = at;
        self.values.clear();
        self.order.clear();
        self.groups = [(0, 0); GROUPS];
        self.operand_types = [None; GROUPS];
        self.types.clear();
        self.type_groups = [(0, 0); GROUPS];
        self.compared = false;
        self.successors.clear();
        self.result_type = None;
        self.props.clear();
        self.props.resize(slots, None);
        self.unlike = false;
    }

    /// The values of an operand group.
    fn group(&self, group: usize) -> &[Value] {
        let (start, end) = self.groups.get(group).copied().unwrap_or_default();
        self.values.get(start as usize..end as usize).unwrap_or_default()
    }

    pub(super) fn prop(&self, slot: usize) -> Option<Attribute> {
        self.props.get(slot).copied().flatten()
    }

    pub(super) fn set_prop(&mut self, slot: usize, attr: Attribute) {
        if let Some(prop) = self.props.get_mut(slot) {
            *prop = Some(attr);
        }
    }

    /// The types of an operand group that is no single operand.
    fn types_of(&self, group: usize) -> &[Type] {
        let (start, end) = self.type_groups.get(group).copied().unwrap_or_default();
        self.types.get(start as usize..end as usize).unwrap_or_default()
    }

    pub(super) fn set_type(&mut self, slot: Slot, ty: Type) {
        match slot {
            Slot::Operand(group) => {
                if let Some(place) = self.operand_types.get_mut(usize::from(group)) {
                    *place = Some(ty);
                }
            }
            Slot::Result(_) => self.result_type = Some(ty),
            Slot::Attr(_) => {}
        }
    }
}

/// Whether a byte may start what belongs to the thing before it, or a
/// comment: then nothing can be said to be absent by it.
pub(super) fn is_doubtful(byte: u8) -> bool {
    matches!(byte, b'/' | b'#')
}

impl<'s> Parser<'s> {
    /// Reads ops from the current token on, up to the first that cannot be
    /// read so. Tokens are made again where that is.
    pub(super) fn plain_operations(&mut self) -> ParseResult {
        // What is no token starts somewhere else than it is reported at.
        if !matches!(self.kind(), Kind::Percent | Kind::Bare) {
            return Ok(());
        }
        let first = self.token.start as usize;
        let mut at = first;
        let mut end = self.last_end as usize;
        while let Some((op, next)) = self.plain_operation(at) {
            (at, end) = (next, self.plain.at);
            if self.src.get(at) == Some(&b'l')
                && self.src.get(at..word_end(self.src, at)) == Some(b"loc")
            {
                match self.plain_trailing_location(op, at) {
                    Some(next) => (at, end) = next,
                    None => {
                        self.go_on_at(at, end);
                        return self.set_trailing_location(op);
                    }
                }
            }
        }
        if at != first {
            self.go_on_at(at, end);
        }
        Ok(())
    }

    /// Goes to the token at an offset; `end` is where the one before ends.
    pub(super) fn go_on_at(&mut self, at: usize, end: usize) {
        self.lexer.seek(at as u32);
        self.advance();
        self.last_end = end as u32;
    }

    /// Makes the op that starts at an offset, and tells what comes after it.
    fn plain_operation(&mut self, start: usize) -> Option<(Op, usize)> {
        let first = *self.src.get(start)?;
        let named = first == b'%';
        // Labels and ends of regions are no ops.
        if !named && !first.is_ascii_alphabetic() {
            return None;
        }
        let (result, at) = if named {
            let result = Named::at(self.src, start);
            (result, self.after_equals(result.end)?)
        } else {
            (Named { start, end: start, key: 0 }, start)
        };
        let dialect = self.default_dialects.last().copied().unwrap_or("builtin");
        let dialect = dialect.as_ptr().addr();
        let known = self.alike_operation(result, at, dialect);
        if known.is_some() {
            return known;
        }
        let end = word_end(self.src, at);
        let op = self.op_memo.get(dialect, self.src.get(at..end)?)?;
        let form = op.plain?;
        let name = if named { Some(self.plain_name(result)?) } else { None };
        self.plain.reset(end, op.def.attrs.len());
        self.plain_body(op.def, form)?;
        let next = self.end_of_plain()?;
        self.find_plain_result(op.def, named)?;
        self.put_in_order(op.def.operands.len());
        self.complete_plain_props(op);
        if !self.plain.unlike {
            self.keep_alike(op, dialect);
        }
        Some((self.create_plain(op, at as u32, name, Attribute::EMPTY_DICT), next))
    }

    /// The name of a result, if nothing was called so before.
    #[inline(always)]
    pub(super) fn plain_name(&mut self, name: Named) -> Option<FreshName> {
        let Named { start, end, key } = name;
        if key != 0
            && let Some(fresh) = self.names.fresh_known(key, start)
        {
            return Some(fresh);
        }
        (end > start + 1 && name_end(self.src, start + 1) == end).then_some(())?;
        self.names.fresh(self.src, start, end - start)
    }

    /// Where the op's name starts, if `=` comes next.
    #[inline]
    fn after_equals(&self, at: usize) -> Option<usize> {
        if let Some([b' ', b'=', b' ', b'!'..=255]) = self.src.get(at..at + 4) {
            return Some(at + 3);
        }
        let at = blanks(self.src, at);
        let equals = self.src.get(at) == Some(&b'=');
        equals.then(|| blanks(self.src, at + 1))
    }

    /// Goes to the byte that comes next.
    #[inline]
    pub(super) fn next_byte(&mut self) -> u8 {
        self.plain.at = blanks(self.src, self.plain.at);
        self.src.get(self.plain.at).copied().unwrap_or(0)
    }

    #[inline]
    pub(super) fn take_byte(&mut self, byte: u8) -> bool {
        let found = self.next_byte() == byte;
        self.plain.at += usize::from(found);
        found
    }

    /// The word that comes next, if any.
    #[inline]
    pub(super) fn next_word(&mut self) -> &'s [u8] {
        self.next_byte();
        let at = self.plain.at;
        self.src.get(at..word_end(self.src, at)).unwrap_or_default()
    }

    pub(super) fn take_plain_word(&mut self, word: &str) -> Option<()> {
        let found = self.next_word() == word.as_bytes();
        self.plain.at += if found { word.len() } else { 0 };
        found.then_some(())
    }

    fn take_plain_punct(&mut self, punct: &str) -> Option<()> {
        match punct.as_bytes() {
            &[byte @ (b'(' | b')' | b'[' | b']' | b'<' | b'>' | b':' | b',' | b'=')] => {
                self.take_byte(byte).then_some(())
            }
            b"->" => {
                self.next_byte();
                let rest = self.src.get(self.plain.at..)?;
                self.plain.at += 2;
                rest.starts_with(b"->").then_some(())
            }
            _ => None,
        }
    }

    /// Reads what follows the op's name, and compares types.
    fn plain_body(&mut self, def: &'static OpDef, form: PlainForm) -> Option<()> {
        match form {
            PlainForm::Format(format) => {
                self.follow(def, format)?;
                self.check_plain_operands(def)
            }
            PlainForm::Hook(read) => {
                read(self)?;
                (0..def.operands.len())
                    .try_for_each(|group| self.all_are(group, self.plain.operand_types[group]?))
            }
        }
    }

    fn follow(&mut self, def: &'static OpDef, list: &'static [Directive]) -> Option<()> {
        list.iter().try_for_each(|directive| self.follow_one(def, directive))
    }

    fn follow_one(&mut self, def: &'static OpDef, directive: &'static Directive) -> Option<()> {
        match directive {
            Directive::Space(_) | Directive::Newline => Some(()),
            Directive::Keyword(word) => self.take_plain_word(word),
            Directive::Punct(punct) => self.take_plain_punct(punct),
            Directive::Operand(group) => self.plain_operands(def, usize::from(*group)),
            Directive::Attr { slot, .. } => self.plain_attribute(def, usize::from(*slot)),
            Directive::AttrDict { keyword: false, .. } => self.lacks_attributes(),
            Directive::AttrDict { .. } => self.lacks_word("attributes"),
            Directive::Type { of: TypeRef::Group(slot), qualified } => {
                self.plain_types(def, *slot, *qualified)
            }
            Directive::Optional { then, anchor, .. } => self.plain_optional(def, then, *anchor),
            Directive::Custom(custom, args) => (custom.parse_plain?)(self, args)?.then_some(()),
            Directive::Successor(_) => self.plain_successor(),
            Directive::FunctionalType(..) => self.plain_functional_type(def),
            _ => None,
        }
    }

    pub(super) fn lacks_attributes(&mut self) -> Option<()> {
        let byte = self.next_byte();
        (byte != b'{' && !is_doubtful(byte)).then_some(())
    }

    fn lacks_word(&mut self, word: &str) -> Option<()> {
        let absent = !is_doubtful(self.next_byte()) && self.next_word() != word.as_bytes();
        absent.then_some(())
    }

    /// An optional group, when it is clear whether it is there.
    fn plain_optional(
        &mut self,
        def: &'static OpDef,
        then: &'static [Directive],
        anchor: Anchor,
    ) -> Option<()> {
        let first = then.iter().find(|first| !matches!(first, Directive::Space(_)))?;
        let byte = self.next_byte();
        let present = match first {
            Directive::Keyword(word) => self.next_word() == word.as_bytes(),
            Directive::Punct(punct) if punct.len() == 1 => punct.as_bytes() == [byte],
            Directive::Operand(_) => byte == b'%',
            // No attribute starts so.
            Directive::Attr { .. } if byte == b'=' => false,
            Directive::Custom(custom, args) => {
                return self.plain_optional_custom(def, custom, args, then);
            }
            _ => return None,
        };
        if !present {
            return (!is_doubtful(byte)).then_some(());
        }
        if let Anchor::Attr(slot) = anchor {
            self.set_plain_unit(def, slot);
        }
        then.iter().try_for_each(|directive| match directive {
            Directive::Attr { slot, .. } if self.set_plain_unit(def, *slot) => Some(()),
            _ => self.follow_one(def, directive),
        })
    }

    /// An optional group that begins with a custom directive.
    fn plain_optional_custom(
        &mut self,
        def: &'static OpDef,
        custom: &'static CustomDirective,
        args: &'static [CustomArg],
        then: &'static [Directive],
    ) -> Option<()> {
        if !(custom.parse_plain?)(self, args)? {
            return Some(());
        }
        let rest = then.iter().skip_while(|directive| !matches!(directive, Directive::Custom(..)));
        rest.skip(1).try_for_each(|directive| self.follow_one(def, directive))
    }

    /// Sets a unit attribute, which the group around it tells of.
    fn set_plain_unit(&mut self, def: &'static OpDef, slot: u8) -> bool {
        let unit = is_unit(def, slot);
        if let (true, Some(prop)) = (unit, self.plain.props.get_mut(usize::from(slot))) {
            *prop = Some(Attribute::UNIT);
        }
        unit
    }

    fn plain_operands(&mut self, def: &'static OpDef, group: usize) -> Option<()> {
        let byte = self.next_byte();
        let start = self.plain.values.len() as u32;
        match def.operands.get(group)?.arity {
            Arity::One => self.plain_operand()?,
            _ if byte != b'%' => return (!is_doubtful(byte)).then_some(()),
            Arity::Optional => self.plain_operand()?,
            _ => {
                self.plain_operand()?;
                while self.take_byte(b',') {
                    self.next_byte();
                    self.plain_operand()?;
                }
            }
        }
        *self.plain.groups.get_mut(group)? = (start, self.plain.values.len() as u32);
        Some(())
    }

    /// The same, added to a group that is being read.
    pub(super) fn plain_operand_of(&mut self, group: usize) -> Option<()> {
        let start = self.plain.values.len() as u32;
        self.plain_operand()?;
        let place = self.plain.groups.get_mut(group)?;
        *place = if place.0 == place.1 { (start, start + 1) } else { (place.0, start + 1) };
        Some(())
    }

    /// The name here, if it stands for one of the values of this body.
    #[inline]
    fn plain_operand(&mut self) -> Option<()> {
        let start = self.plain.at;
        let end = name_end(self.src, start + 1);
        if end == start + 1 || matches!(self.src.get(end), Some(b'#')) {
            return None;
        }
        let value = self.names.single(self.src, start, end - start, self.bodies.len())?;
        self.plain.at = end;
        self.plain.values.push(value);
        Some(())
    }

    fn plain_types(&mut self, def: &'static OpDef, slot: Slot, qualified: bool) -> Option<()> {
        let value = match slot {
            Slot::Operand(group) => def.operands.get(usize::from(group))?,
            Slot::Result(group) => def.results.get(usize::from(group))?,
            Slot::Attr(_) => return None,
        };
        if value.arity == Arity::One {
            let ty = self.plain_type()?;
            self.plain.set_type(slot, ty);
            let class = value.constraint.class.filter(|_| !qualified);
            return class.is_none_or(|class| (class.is)(self.ctx, ty)).then_some(());
        }
        let Slot::Operand(group) = slot else { return None };
        let start = self.plain.types.len() as u32;
        loop {
            let ty = self.plain_type()?;
            self.plain.types.push(ty);
            if value.arity == Arity::Optional || !self.take_byte(b',') {
                break;
            }
        }
        let place = self.plain.type_groups.get_mut(usize::from(group))?;
        *place = (start, self.plain.types.len() as u32);
        Some(())
    }

    /// `(types of operands) -> type`, the operands in the order they were read.
    fn plain_functional_type(&mut self, def: &'static OpDef) -> Option<()> {
        self.put_in_order(def.operands.len());
        self.take_plain_punct("(")?;
        for at in 0..self.plain.values.len() {
            if at > 0 {
                self.take_plain_punct(",")?;
            }
            let ty = self.plain_type()?;
            let value = *self.plain.values.get(at)?;
            (self.current_body().ty(value) == ty).then_some(())?;
        }
        self.take_plain_punct(")")?;
        self.take_plain_punct("->")?;
        self.plain.result_type = Some(self.plain_type()?);
        self.plain.compared = true;
        (!def.results.is_empty()).then_some(())
    }

    /// `^name`; the block is looked up, or made, when all is read.
    fn plain_successor(&mut self) -> Option<()> {
        self.next_byte();
        let start = self.plain.at;
        let end = name_end(self.src, start + 1);
        let found = self.src.get(start) == Some(&b'^') && end > start + 1;
        self.plain.successors.push((start as u32, end as u32));
        self.plain.at = end;
        (found && !self.block_scopes.is_empty()).then_some(())
    }

    /// `%name: type` of an argument without more, if that starts at the current token.
    pub(super) fn plain_argument(&mut self) -> Option<Argument> {
        (self.kind() == Kind::Percent).then_some(())?;
        let (pos, len) = (self.pos(), self.token.end - self.token.start);
        self.plain.at = self.token.end as usize;
        self.take_byte(b':').then_some(())?;
        let ty = self.plain_type()?;
        let end = self.plain.at;
        matches!(self.next_byte(), b',' | b')').then_some(())?;
        self.go_on_at(self.plain.at, end);
        let name = Unresolved { pos, len, number: 0 };
        Some(Argument { name, ty: Some(ty), attrs: Attribute::EMPTY_DICT, location: None })
    }

    /// A type that is one word, or was read before.
    pub(super) fn plain_type(&mut self) -> Option<Type> {
        let byte = self.next_byte();
        let start = self.plain.at;
        let end = match byte {
            b'!' => name_end(self.src, start + 1),
            _ => word_end(self.src, start),
        };
        let text = self.src.get(start..end)?;
        let (ty, len) = if self.src.get(end) == Some(&b'<') {
            let rest = self.src.get(start..)?;
            // What is kept by name was found apart from other types, as this stands.
            self.type_memo.bracketed(rest).or_else(|| self.type_memo.named(rest))?
        } else {
            (self.type_word(text)?, text.len())
        };
        self.plain.at = start + len;
        // A type of a dialect may go on after its name.
        let more = byte == b'!' && matches!(self.next_byte(), b'<' | b'(' | b'[' | b'{' | b'/');
        self.plain.at = start + len;
        (!more || text.len() != len).then_some(ty)
    }

    #[inline]
    fn type_word(&self, word: &[u8]) -> Option<Type> {
        Some(match word {
            b"index" => Type::INDEX,
            b"i1" => Type::I1,
            b"i8" => Type::I8,
            b"i16" => Type::I16,
            b"i32" => Type::I32,
            b"i64" => Type::I64,
            b"f32" => Type::F32,
            b"f64" => Type::F64,
            _ => return self.type_memo.word(word),
        })
    }

    fn plain_attribute(&mut self, def: &'static OpDef, slot: usize) -> Option<()> {
        let constraint = def.attrs.get(slot)?.constraint;
        let attr = match constraint.syntax {
            AttrSyntax::EnumInt(cases, ty) => {
                let word = std::str::from_utf8(self.next_word()).ok()?;
                let value = cases.value_of(word)?;
                self.plain.at += word.len();
                let ty = ty(self.ctx);
                let small = u32::try_from(value).ok()?;
                let known = self.int_memo.get(ty, small);
                known.unwrap_or_else(|| self.keep_int(ty, small))
            }
            AttrSyntax::Any => self.plain_integer(None)?,
            AttrSyntax::Untyped(ty) => self.plain_integer(Some(ty(self.ctx)))?,
            AttrSyntax::DenseArray(element) => self.plain_array(element)?,
            AttrSyntax::Type => {
                let ty = self.plain_type()?;
                Attribute::ty(self.ctx, ty)
            }
            AttrSyntax::Stripped(_) => self.plain_alias()?,
            _ => return None,
        };
        let checked = matches!(
            constraint.syntax,
            AttrSyntax::Untyped(_) | AttrSyntax::Any | AttrSyntax::Stripped(_)
        );
        if checked && !constraint.is_class(self.ctx, attr) {
            return None;
        }
        *self.plain.props.get_mut(slot)? = Some(attr);
        Some(())
    }

    /// An attribute by its alias.
    fn plain_alias(&mut self) -> Option<Attribute> {
        self.next_byte();
        let mut text = Bytes { src: self.src, at: self.plain.at };
        let attr = self.aliases.attr(text.alias()?)?;
        self.plain.at = text.at;
        self.plain.unlike = true;
        // Attributes of dialects start so, too.
        (!matches!(text.next(), Some(b'.' | b'<'))).then_some(attr)
    }

    fn keep_int(&mut self, ty: Type, value: u32) -> Attribute {
        let attr = Attribute::int(self.ctx, ty, i64::from(value));
        self.int_memo.insert(ty, value, attr);
        attr
    }

    /// A small number that was read before, with its type unless that is known.
    fn plain_integer(&mut self, ty: Option<Type>) -> Option<Attribute> {
        let digits = self.next_word();
        let value = small_number(digits).filter(|_| !digits.is_empty())?;
        self.plain.at += digits.len();
        let byte = self.next_byte();
        let ty = match ty {
            _ if is_doubtful(byte) => return None,
            Some(ty) => ty,
            None if self.take_byte(b':') => self.plain_type()?,
            None => Type::I64,
        };
        self.int_memo.get(ty, value)
    }

    /// A list of numbers that was read before.
    fn plain_array(&mut self, element: Type) -> Option<Attribute> {
        self.next_byte();
        let text = self.plain_list(self.plain.at)?;
        self.plain.at += text.len();
        self.array_memo.get(element.as_u32() as usize, text)
    }

    /// Where the next token starts, if that does not belong to this op.
    fn end_of_plain(&mut self) -> Option<usize> {
        let next = blanks(self.src, self.plain.at);
        let byte = *self.src.get(next)?;
        let ends = matches!(byte, b'%' | b'}' | b'^' | b'"' | b'a'..=b'z' | b'A'..=b'Z' | b'_');
        (ends && is_token_at(self.src, next)).then_some(next)
    }

    /// Compares the types of operands with those that the op says they have.
    fn check_plain_operands(&mut self, def: &'static OpDef) -> Option<()> {
        if self.plain.compared {
            return Some(());
        }
        for (group, value) in def.operands.iter().enumerate() {
            let source = def.operand_types.get(group).copied().unwrap_or(TypeSource::Spelled);
            let spelled = matches!(source, TypeSource::Spelled);
            let counted = matches!(source, TypeSource::Transformed(_, Transform::List(_)));
            if value.arity == Arity::One {
                let ty = self.plain_source(def, source, self.plain.operand_types[group])?;
                self.plain.operand_types[group] = Some(ty);
                self.all_are(group, ty)?;
            } else if spelled {
                self.are_spelled(group)?;
            } else if counted || !self.plain.group(group).is_empty() {
                let ty = self.plain_source(def, source, None)?;
                self.all_are(group, ty)?;
            }
        }
        Some(())
    }

    fn all_are(&self, group: usize, ty: Type) -> Option<()> {
        let body = self.current_body();
        self.plain.group(group).iter().all(|&value| body.ty(value) == ty).then_some(())
    }

    fn are_spelled(&self, group: usize) -> Option<()> {
        let (values, types) = (self.plain.group(group), self.plain.types_of(group));
        let body = self.current_body();
        let equal = values.len() == types.len()
            && values.iter().zip(types).all(|(&value, &ty)| body.ty(value) == ty);
        equal.then_some(())
    }

    /// The type that a source gives; `own` is what the format spelled.
    fn plain_source(
        &self,
        def: &'static OpDef,
        source: TypeSource,
        own: Option<Type>,
    ) -> Option<Type> {
        match source {
            TypeSource::Spelled => own,
            TypeSource::SameAs(slot) => self.plain_type_of(slot),
            TypeSource::Built(build) => Some(build(self.ctx)),
            TypeSource::Described(slot) => def.described_type(self.ctx, slot),
            TypeSource::Transformed(_, Transform::List(_)) => None,
            TypeSource::Transformed(slot, Transform::Each(transform)) => {
                let ty = self.plain_type_of(slot)?;
                let value = match slot {
                    Slot::Operand(group) => def.operands.get(usize::from(group)),
                    Slot::Result(group) => def.results.get(usize::from(group)),
                    Slot::Attr(_) => None,
                };
                let holds = value.is_none_or(|value| (value.constraint.holds)(self.ctx, ty));
                transform(self.ctx, ty).filter(|_| holds)
            }
            TypeSource::Infer => None,
        }
    }

    pub(super) fn plain_type_of(&self, slot: Slot) -> Option<Type> {
        match slot {
            Slot::Operand(group) => self.plain.operand_types.get(usize::from(group)).copied()?,
            Slot::Result(_) => self.plain.result_type,
            Slot::Attr(slot) => {
                let attr = self.plain.props.get(usize::from(slot)).copied().flatten()?;
                type_of_attr(self.ctx, attr)
            }
        }
    }

    /// Finds the type of the result; names must have one to stand for.
    fn find_plain_result(&mut self, def: &'static OpDef, named: bool) -> Option<()> {
        if def.results.is_empty() {
            return (!named).then_some(());
        }
        let source = def.result_types.first().copied().unwrap_or(TypeSource::Spelled);
        self.plain.result_type = Some(self.plain_source(def, source, self.plain.result_type)?);
        Some(())
    }

    fn complete_plain_props(&mut self, op: CustomOp) {
        if op.defaults {
            let defaults = self.ctx.attr_defaults(op.name);
            for (prop, default) in self.plain.props.iter_mut().zip(defaults) {
                *prop = prop.or(*default);
            }
        }
        if let Segments::Attr(slot) = op.def.operand_segments {
            let count = op.def.operands.len();
            let mut sizes = [0; GROUPS];
            for (group, size) in sizes.iter_mut().enumerate().take(count) {
                *size = self.plain.group(group).len() as i32;
            }
            let attr = self.segments(sizes.get(..count).unwrap_or_default());
            if let Some(prop) = self.plain.props.get_mut(usize::from(slot)) {
                *prop = Some(attr);
            }
        }
    }

    /// Puts the values in the order of their groups.
    fn put_in_order(&mut self, count: usize) {
        let plain = &mut self.plain;
        let groups = plain.groups.get_mut(..count).unwrap_or_default();
        let filled = groups.iter().filter(|group| group.0 < group.1);
        if filled.is_sorted() {
            return;
        }
        let values = plain.values.clone();
        plain.values.clear();
        plain.order.resize(values.len(), 0);
        for group in groups {
            let start = plain.values.len() as u32;
            let range = group.0 as usize..group.1 as usize;
            for (at, place) in range.clone().zip(start..) {
                if let Some(slot) = plain.order.get_mut(at) {
                    *slot = place;
                }
            }
            plain.values.extend_from_slice(values.get(range).unwrap_or_default());
            *group = (start, plain.values.len() as u32);
        }
    }

    /// The blocks that the successors' names mean.
    #[inline]
    pub(super) fn plain_blocks(&mut self) -> SmallVec<[Block; 2]> {
        if self.plain.successors.is_empty() {
            return SmallVec::new();
        }
        let names = std::mem::take(&mut self.plain.successors);
        let mut blocks = SmallVec::new();
        for &(start, end) in &names {
            let name = self.src.get(start as usize..end as usize).unwrap_or_default();
            blocks.extend(self.block_named(name, self.pos_at(start)));
        }
        blocks
    }

    /// Makes the op that has been read.
    pub(super) fn create_plain(
        &mut self,
        op: CustomOp,
        start: u32,
        name: Option<FreshName>,
        attrs: Attribute,
    ) -> Op {
        let location = Location::pos(self.pos_at(start));
        let successors = self.plain_blocks();
        let Self { plain, bodies, blocks, names, .. } = self;
        let last = bodies.len() - 1;
        let body = &mut bodies[last];
        let spec = OpSpec {
            operands: &plain.values,
            results: plain.result_type.as_slice(),
            props: &plain.props,
            attrs,
            successors: &successors,
            ..OpSpec::new(op.name, location)
        };
        let made = body.create_op(spec);
        if let Some(&block) = blocks.last() {
            body.append_op(block, made);
        }
        if let (Some(name), Some(value)) = (name, body.result(made, 0)) {
            names.define_fresh(name, value, last as u32);
        }
        made
    }
}
