//! Terminators other than calls, and the pads of exceptions.

use super::error::Res;
use super::insts::{Draft, Words};
use super::lexer::Tok;
use super::{Parser, fault};
use crate::body::{InstData, Word};
use crate::opcode::{Flags, Opcode};
use crate::types::{Type, TypeData};

impl Parser<'_> {
    pub(super) fn control(&mut self, opcode: Opcode) -> Res<Draft> {
        match opcode {
            Opcode::Ret => self.ret(),
            Opcode::Br => self.br(),
            Opcode::Switch => self.switch(),
            Opcode::IndirectBr => self.indirect_br(),
            Opcode::Unreachable => Ok(plain(opcode, &[])),
            Opcode::Resume => {
                let (_, value) = self.typed_value()?;
                Ok(plain(opcode, &[value.into()]))
            }
            Opcode::LandingPad => self.landing_pad(),
            Opcode::CatchSwitch => self.catch_switch(),
            Opcode::CatchPad | Opcode::CleanupPad => self.funclet_pad(opcode),
            Opcode::CatchRet => self.catch_ret(),
            Opcode::CleanupRet => self.cleanup_ret(),
            _ => self.fail("expected instruction opcode"),
        }
    }

    fn ret(&mut self) -> Res<Draft> {
        let at = self.at();
        let ty = self.any_type("expected type")?;
        let wanted = self.func.ret.unwrap_or(Type::VOID);
        let words = match ty {
            Type::VOID => Words::new(),
            // No function gives a block, which is no value here.
            Type::LABEL if self.names_block()? => Words::new(),
            _ => Words::from_slice(&[self.value(ty)?.into()]),
        };
        if ty != wanted {
            let wanted = self.type_text(wanted);
            return fault(at, format!("value doesn't match function result type '{wanted}'"));
        }
        Ok((InstData::new(Opcode::Ret, Type::VOID), words))
    }

    fn br(&mut self) -> Res<Draft> {
        if self.is_word("label") {
            let to = self.label()?;
            return Ok(plain(Opcode::Br, &[to.into()]));
        }
        let at = self.at();
        let (ty, cond) = self.typed_value()?;
        if ty != Type::I1 {
            return fault(at, "branch condition must have 'i1' type");
        }
        self.need(Tok::Comma, "expected ',' after branch condition")?;
        let yes = self.label()?;
        self.need(Tok::Comma, "expected ',' after true destination")?;
        let no = self.label()?;
        Ok(plain(Opcode::CondBr, &[cond.into(), yes.into(), no.into()]))
    }

    fn switch(&mut self) -> Res<Draft> {
        let at = self.at();
        let (ty, value) = self.typed_value()?;
        self.need(Tok::Comma, "expected ',' after switch condition")?;
        let default = self.label()?;
        self.need(Tok::LSquare, "expected '[' with switch table")?;
        if self.ctx.int_width(ty).is_none() {
            return fault(at, "switch condition must have integer type");
        }
        let mut words = Words::from_slice(&[value.into(), default.into()]);
        let mut seen = rustc_hash::FxHashSet::default();
        while self.tok() != Tok::RSquare {
            let at = self.at();
            let (_, case) = self.typed_value()?;
            self.need(Tok::Comma, "expected ',' after case value")?;
            let to = self.label()?;
            let is_int = case.as_constant().is_some_and(|case| self.ctx.is_number(case));
            if !seen.insert(case) {
                return fault(at, "duplicate case value in switch");
            }
            if !is_int {
                return fault(at, "case value is not a constant integer");
            }
            words.extend([Word::from(case), Word::from(to)]);
        }
        self.bump();
        Ok((InstData::new(Opcode::Switch, Type::VOID), words))
    }

    fn indirect_br(&mut self) -> Res<Draft> {
        let at = self.at();
        let (ty, address) = self.typed_value()?;
        self.need(Tok::Comma, "expected ',' after indirectbr address")?;
        self.need(Tok::LSquare, "expected '[' with indirectbr")?;
        if !self.ctx.is_pointer(ty) {
            return fault(at, "indirectbr address must have pointer type");
        }
        let blocks = self.list(Tok::RSquare, "expected ']' at end of block list", Self::label)?;
        let mut words = Words::from_slice(&[address.into()]);
        words.extend(blocks.into_iter().map(Word::from));
        Ok((InstData::new(Opcode::IndirectBr, Type::VOID), words))
    }

    fn landing_pad(&mut self) -> Res<Draft> {
        let ty = self.ty()?;
        let flags = if self.eat_word("cleanup") { Flags::CLEANUP } else { Flags::NONE };
        let mut words = Words::new();
        loop {
            let kind = match self.peek_word() {
                b"catch" => 0,
                b"filter" => 1,
                _ => break,
            };
            self.bump();
            let at = self.at();
            let (ty, value) = self.typed_value()?;
            let array = matches!(self.ctx.ty(ty), TypeData::Array { .. });
            match (kind, array) {
                (0, true) => return fault(at, "'catch' clause has an invalid type"),
                (1, false) => return fault(at, "'filter' clause has an invalid type"),
                _ => {}
            }
            if value.as_constant().is_none() {
                return fault(at, "clause argument must be a constant");
            }
            words.extend([Word(kind), value.into()]);
        }
        Ok((InstData { flags, ..InstData::new(Opcode::LandingPad, ty) }, words))
    }

    /// The pad another one is in: `none` or a token.
    fn parent(&mut self, message: &str) -> Res<Word> {
        match self.tok() {
            Tok::Local | Tok::LocalId => {}
            Tok::Word if self.lex.text() == b"none" => {}
            _ => return self.fail(message),
        }
        self.value(Type::TOKEN).map(Word::from)
    }

    fn catch_switch(&mut self) -> Res<Draft> {
        self.need_word("within", "expected 'within' after catchswitch")?;
        let mut words = Words::from_slice(&[self.parent("expected scope value for catchswitch")?]);
        self.need(Tok::LSquare, "expected '[' with catchswitch labels")?;
        loop {
            words.push(self.label()?.into());
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.need(Tok::RSquare, "expected ']' after catchswitch labels")?;
        self.need_word("unwind", "expected 'unwind' after catchswitch scope")?;
        let flags = self.unwind_dest(&mut words, "expected 'caller' in catchswitch")?;
        Ok((InstData { flags, ..InstData::new(Opcode::CatchSwitch, Type::TOKEN) }, words))
    }

    /// `to caller`, or a label, which joins the operands.
    fn unwind_dest(&mut self, words: &mut Words, message: &str) -> Res<Flags> {
        if self.eat_word("to") {
            self.need_word("caller", message)?;
            return Ok(Flags::NONE);
        }
        words.push(self.label()?.into());
        Ok(Flags::UNWIND_DEST)
    }

    fn funclet_pad(&mut self, opcode: Opcode) -> Res<Draft> {
        self.need_word("within", "expected 'within' after catchpad")?;
        if opcode == Opcode::CatchPad && self.is_word("none") {
            return self.fail("expected scope value for catchpad");
        }
        let mut words = Words::from_slice(&[self.parent("expected scope value for catchpad")?]);
        self.need(Tok::LSquare, "expected '[' in catchpad/cleanuppad")?;
        while self.tok() != Tok::RSquare {
            if words.len() > 1 {
                self.need(Tok::Comma, "expected ',' in argument list")?;
            }
            words.push(self.funclet_arg()?);
        }
        self.bump();
        Ok((InstData::new(opcode, Type::TOKEN), words))
    }

    fn funclet_arg(&mut self) -> Res<Word> {
        let ty = self.ty()?;
        let value = match ty {
            Type::METADATA => self.metadata_value()?,
            _ => self.value(ty)?,
        };
        Ok(value.into())
    }

    fn catch_ret(&mut self) -> Res<Draft> {
        self.need_word("from", "expected 'from' after catchret")?;
        let pad = self.value(Type::TOKEN)?;
        self.need_word("to", "expected 'to' in catchret")?;
        let to = self.label()?;
        Ok(plain(Opcode::CatchRet, &[pad.into(), to.into()]))
    }

    fn cleanup_ret(&mut self) -> Res<Draft> {
        self.need_word("from", "expected 'from' after cleanupret")?;
        let mut words = Words::from_slice(&[self.value(Type::TOKEN)?.into()]);
        self.need_word("unwind", "expected 'unwind' in cleanupret")?;
        let flags = self.unwind_dest(&mut words, "expected 'caller' in cleanupret")?;
        Ok((InstData { flags, ..InstData::new(Opcode::CleanupRet, Type::VOID) }, words))
    }
}

fn plain(opcode: Opcode, words: &[Word]) -> Draft {
    (InstData::new(opcode, Type::VOID), Words::from_slice(words))
}
