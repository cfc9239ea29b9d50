//! Attributes and attribute groups.

use super::error::{Fault, Res};
use super::lexer::Tok;
use super::upgrade::{self, OldAttribute};
use super::{Parser, fault};
use crate::attributes::{AttrKind, AttrSet, AttrStyle, AttrValue, Attribute};

/// Where attributes stand: some are written differently in a group.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// Behind the type of a parameter.
    Parameter,
    /// Before a result's type.
    Result,
    /// After a function's or a call's parameters.
    Function,
    /// In `attributes #0 = { ... }`.
    Group,
}

impl Place {
    fn is_of_value(self) -> bool {
        matches!(self, Self::Parameter | Self::Result)
    }
}

/// The fault of an attribute that cannot stand there. That of an alignment of a function is left
/// to the verifier.
fn misplaced(at: usize, place: Place, kind: AttrKind) -> Option<Fault> {
    let (holds, what) = match place {
        Place::Parameter => (kind.is_of_parameters(), "parameters"),
        Place::Result => (kind.is_of_results(), "return values"),
        _ => (kind.is_of_functions() || kind == AttrKind::Align, "functions"),
    };
    let fault = || fault::<()>(at, format!("this attribute does not apply to {what}")).err();
    if holds { None } else { fault() }
}

impl Parser<'_> {
    /// `attributes #0 = { ... }`
    pub(super) fn attribute_group(&mut self) -> Res<()> {
        let at = self.at();
        self.bump();
        if self.tok() != Tok::Group {
            return self.fail("expected attribute group id");
        }
        let number = self.token_number()?;
        self.bump();
        self.need(Tok::Equal, "expected '=' here")?;
        self.need(Tok::LBrace, "expected '{' here")?;
        let mut list = Vec::new();
        let mut unfit = Ok(());
        loop {
            while self.attribute(Place::Group, &mut list)? {}
            if self.tok() != Tok::Group {
                break;
            }
            unfit = self.fail("cannot have an attribute group reference in an attribute group");
            self.bump();
        }
        self.check_places()?;
        self.need(Tok::RBrace, "unterminated attribute group")?;
        unfit?;
        if list.is_empty() {
            return fault(at, "attribute group has no attributes");
        }
        upgrade::merge_memory(self.ctx, &mut list);
        self.groups.insert(number, list);
        Ok(())
    }

    /// The attributes of a parameter.
    pub(super) fn parameter_attributes(&mut self) -> Res<AttrSet> {
        self.value_attributes(Place::Parameter)
    }

    /// The attributes of a result.
    pub(super) fn result_attributes(&mut self) -> Res<AttrSet> {
        self.value_attributes(Place::Result)
    }

    fn value_attributes(&mut self, place: Place) -> Res<AttrSet> {
        if !matches!(self.tok(), Tok::Word | Tok::Str) {
            return Ok(AttrSet::EMPTY);
        }
        let mut list = std::mem::take(&mut self.attribute_room);
        list.clear();
        while self.attribute(place, &mut list)? {}
        self.check_places()?;
        let set = match self.value_sets.get(list.as_slice()) {
            Some(&known) => known,
            None => {
                let set = self.set_of(&[], list.clone());
                self.value_sets.insert(list.clone(), set);
                set
            }
        };
        self.attribute_room = list;
        Ok(set)
    }

    /// Reports the last attribute that cannot stand where it does, after all others of its list.
    pub(super) fn check_places(&mut self) -> Res<()> {
        self.misplaced.take().map_or(Ok(()), Err)
    }

    /// The set of attributes and, after these, groups of them: of those of one kind the last holds.
    pub(super) fn set_of(&self, groups: &[u32], mut list: Vec<Attribute>) -> AttrSet {
        upgrade::merge_memory(self.ctx, &mut list);
        for group in groups {
            list.extend(self.groups.get(group).into_iter().flatten().copied());
        }
        if list.is_empty() { AttrSet::EMPTY } else { self.ctx.attr_set(&list) }
    }

    /// Reads one attribute; whether there was one.
    pub(super) fn attribute(&mut self, place: Place, list: &mut Vec<Attribute>) -> Res<bool> {
        if self.tok() == Tok::Str {
            let key = self.string_handle()?;
            let value = match self.eat(Tok::Equal) {
                true => self.string_handle()?,
                false => crate::context::Str::EMPTY,
            };
            list.push(Attribute { kind: None, value: AttrValue::Pair { key, value } });
            return Ok(true);
        }
        let word = self.peek_word();
        if word.is_empty() {
            return Ok(false);
        }
        if let Some(&kind) = self.attribute_kinds.get(word) {
            let at = self.at();
            self.bump();
            if let Some(attribute) = self.attribute_value(kind, place)? {
                let own = attribute.kind.unwrap_or(kind);
                self.misplaced = misplaced(at, place, own).or(self.misplaced.take());
                list.push(attribute);
            }
            return Ok(true);
        }
        match upgrade::old_attribute(word) {
            // Where a pointer goes is said of parameters.
            Some(OldAttribute::Text(AttrKind::Captures, _)) if place == Place::Group => Ok(false),
            Some(old) => {
                self.bump();
                if let OldAttribute::Text(kind, text) = old {
                    list.push(Attribute::text(self.ctx, kind, text));
                }
                Ok(true)
            }
            None => Ok(false),
        }
    }

    /// What follows the word of an attribute.
    fn attribute_value(&mut self, kind: AttrKind, place: Place) -> Res<Option<Attribute>> {
        Ok(Some(match kind.style() {
            AttrStyle::Flag => {
                if let (AttrKind::ReadNone | AttrKind::ReadOnly | AttrKind::WriteOnly, true) =
                    (kind, !place.is_of_value())
                {
                    let text = match kind {
                        AttrKind::ReadNone => "readnone",
                        AttrKind::ReadOnly => "readonly",
                        _ => "writeonly",
                    };
                    return Ok(Some(Attribute::text(self.ctx, AttrKind::Memory, text)));
                }
                Attribute::flag(kind)
            }
            AttrStyle::Type => return self.type_attribute(kind),
            AttrStyle::Align => {
                let value = self.align_value(place)?;
                Attribute::int(kind, value)
            }
            AttrStyle::Int => {
                let value = match (kind, place) {
                    (AttrKind::AlignStack, Place::Group) => self.group_stack_alignment()?,
                    _ => self.int_value(kind)?,
                };
                Attribute::int(kind, value)
            }
            AttrStyle::Text => return self.text_attribute(kind),
        }))
    }

    fn type_attribute(&mut self, kind: AttrKind) -> Res<Option<Attribute>> {
        self.need(Tok::LParen, "expected '('")?;
        let ty = self.ty()?;
        self.need(Tok::RParen, "expected ')'")?;
        Ok(Some(Attribute::with_type(kind, ty)))
    }

    fn align_value(&mut self, place: Place) -> Res<u64> {
        if place == Place::Group {
            self.need(Tok::Equal, "expected '=' here")?;
        }
        let open = self.at();
        let parenthesis = self.eat(Tok::LParen);
        let value = self.uint()?;
        if parenthesis && !self.eat(Tok::RParen) {
            return self.fail_at(open, "expected ')'");
        }
        check_alignment(open, value)?;
        Ok(value)
    }

    /// `=8`; what is no power of two is the one below.
    fn group_stack_alignment(&mut self) -> Res<u64> {
        self.need(Tok::Equal, "expected '=' here")?;
        let value = self.uint()?;
        Ok(value.checked_ilog2().map_or(0, |bits| 1 << bits))
    }

    fn int_value(&mut self, kind: AttrKind) -> Res<u64> {
        self.need(Tok::LParen, "expected '('")?;
        let at = self.at();
        let value = match kind {
            AttrKind::AlignStack => self.uint32()?.into(),
            _ => self.uint()?,
        };
        self.need(Tok::RParen, "expected ')'")?;
        match kind {
            AttrKind::AlignStack if !value.is_power_of_two() => {
                fault(at, "stack alignment is not a power of two")
            }
            AttrKind::Dereferenceable | AttrKind::DereferenceableOrNull if value == 0 => {
                fault(at, "dereferenceable bytes must be non-zero")
            }
            _ => Ok(value),
        }
    }

    fn text_attribute(&mut self, kind: AttrKind) -> Res<Option<Attribute>> {
        if self.tok() != Tok::LParen {
            return match kind {
                AttrKind::UwTable => Ok(Some(Attribute::text(self.ctx, kind, ""))),
                _ => self.fail("expected '('"),
            };
        }
        self.bump();
        let text = match kind {
            AttrKind::NoFpClass => self.classes()?,
            AttrKind::Range => self.range()?,
            AttrKind::Initializes => self.ranges()?,
            _ => return self.raw_attribute(kind),
        };
        Ok(Some(Attribute::text(self.ctx, kind, &text)))
    }

    fn raw_attribute(&mut self, kind: AttrKind) -> Res<Option<Attribute>> {
        let at = self.at();
        let rest = self.lex.source().get(at..).unwrap_or_default();
        let Some(raw) = self.lex.raw_until_close() else {
            let rest = String::from_utf8_lossy(rest);
            let unclosed = match kind {
                AttrKind::Memory => "unterminated memory attribute",
                AttrKind::Captures => "expected ',' or ')'",
                _ => "expected ')'",
            };
            let (offset, message) = upgrade::attribute_text(kind, &rest)
                .err()
                .unwrap_or((rest.len(), unclosed.to_owned()));
            return fault(at + offset, message);
        };
        self.need(Tok::RParen, "expected ')'")?;
        let text = String::from_utf8_lossy(raw);
        match upgrade::attribute_text(kind, &text) {
            // A range from nothing to nothing says nothing.
            Ok(text) if kind == AttrKind::VscaleRange && text == "0,0" => Ok(None),
            Ok(text) => Ok(Some(Attribute::text(self.ctx, kind, &text))),
            Err((offset, message)) => fault(at + offset, message),
        }
    }
}

/// Reports an alignment that is no power of two, or too large.
pub(super) fn check_alignment(at: usize, value: u64) -> Res<()> {
    if !value.is_power_of_two() {
        return fault(at, "alignment is not a power of two");
    }
    if value > 1 << 32 {
        return fault(at, "huge alignments are not supported yet");
    }
    Ok(())
}
