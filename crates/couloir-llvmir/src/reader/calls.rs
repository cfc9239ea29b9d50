//! `call`, `invoke` and `callbr`.

use smallvec::SmallVec;

use super::error::{Fault, Res};
use super::function::Name;
use super::insts::{FAST, Words};
use super::lexer::Tok;
use super::{Parser, fault};
use crate::attributes::{AttrList, AttrSet};
use crate::body::{CallSite, InstData, OperandBundle, Value, Word};
use crate::constants::ConstantData;
use crate::module::CallConv;
use crate::opcode::{Flags, Opcode, TailKind};
use crate::types::{Type, TypeData};

/// A call as it is read, up to its operand bundles.
struct Draft {
    function_type: Type,
    ret: Type,
    callee: Value,
    args: SmallVec<[Value; 8]>,
    conv: CallConv,
    attributes: AttrList,
    bundles: Vec<OperandBundle>,
}

/// What may be called by its looks, whatever its type.
const LATE: [Tok; 4] = [Tok::Local, Tok::LocalId, Tok::Int, Tok::Float];

impl<'s> Parser<'s> {
    /// A `call` after its word.
    pub(super) fn call(&mut self, name: Option<Name<'s>>, at: usize, tail: TailKind) -> Res<()> {
        let start = self.at();
        let flags = self.word_flags(FAST);
        let draft = self.call_draft(start, tail == TailKind::MustTail)?;
        if flags != Flags::NONE && !self.ctx.is_float_or_many(draft.ret) {
            let message = "fast-math-flags specified for call without floating-point scalar or \
                           vector return type";
            return fault(start, message);
        }
        let list = self.attachments()?;
        if self.old_debug && self.record_of_call(at, draft.callee, &draft.args, &list)? {
            return Ok(());
        }
        let data = self.call_data(Opcode::Call, &draft, 0);
        let data = InstData { sub: tail as u8, flags, ..data };
        let mut words = Words::from_slice(&[draft.callee.into()]);
        words.extend(draft.args.iter().map(|&arg| Word::from(arg)));
        let inst = self.append(name, data, &words)?;
        self.attach(inst, list);
        Ok(())
    }

    /// `invoke` and `callbr` after their words.
    pub(super) fn invoke(&mut self, name: Option<Name<'s>>, opcode: Opcode) -> Res<()> {
        let draft = self.call_draft(self.at(), false)?;
        let mut words = Words::from_slice(&[draft.callee.into()]);
        words.extend(draft.args.iter().map(|&arg| Word::from(arg)));
        let before = words.len();
        let message = match opcode {
            Opcode::Invoke => "expected 'to' in invoke",
            _ => "expected 'to' in callbr",
        };
        self.need_word("to", message)?;
        words.push(self.label()?.into());
        if opcode == Opcode::Invoke {
            self.need_word("unwind", "expected 'unwind' in invoke")?;
            words.push(self.label()?.into());
        } else {
            self.need(Tok::LSquare, "expected '[' in callbr")?;
            let blocks =
                self.list(Tok::RSquare, "expected ']' at end of block list", Self::label)?;
            words.extend(blocks.into_iter().map(Word::from));
        }
        let targets = (words.len() - before) as u32;
        let data = self.call_data(opcode, &draft, targets);
        self.finish(name, data, &words)
    }

    fn call_data(&mut self, opcode: Opcode, draft: &Draft, targets: u32) -> InstData {
        let aux = self.func.body.calls.len() as u32;
        self.func.body.calls.push(CallSite {
            function_type: draft.function_type,
            conv: draft.conv,
            attributes: draft.attributes,
            bundles: draft.bundles.as_slice().into(),
            targets,
        });
        InstData { aux, ..InstData::new(opcode, draft.ret) }
    }

    fn call_draft(&mut self, start: usize, must_tail: bool) -> Res<Draft> {
        let conv = self.call_conv()?;
        let result = self.result_attributes()?;
        let space = self.addrspace_or(self.program_addrspace)?;
        let ret_at = self.at();
        let ty = self.any_type("expected type")?;
        let callee_lex = self.lex;
        let callee = match self.early_callee(ty, space) {
            Err(misfit) if LATE.contains(&callee_lex.tok) => {
                // A value is looked up after the arguments, of which is spoken first.
                self.lex = callee_lex;
                self.bump();
                self.arguments(start, ty, must_tail)?;
                return Err(misfit);
            }
            callee => callee?,
        };
        let (args, sets) = self.arguments(start, ty, must_tail)?;
        let function_type = match self.ctx.ty(ty) {
            TypeData::Function { .. } => ty,
            TypeData::Label | TypeData::Metadata => {
                return fault(ret_at, "Invalid result type for LLVM function");
            }
            _ => {
                let params: SmallVec<[Type; 8]> =
                    args.iter().map(|&arg| self.type_of(arg)).collect();
                self.ctx.function_type(ty, &params, false)
            }
        };
        let callee = match callee {
            Some(callee) => callee,
            None => {
                let after = std::mem::replace(&mut self.lex, callee_lex);
                let callee = self.late_callee(function_type, space)?;
                self.lex = after;
                callee
            }
        };
        self.note_intrinsic(callee, function_type);
        let (groups, own) = self.group_list(true)?;
        let function = self.call_set(&groups, own);
        let bundles = self.bundles()?;
        let ret = self.ctx.function_parts(function_type).map_or(Type::VOID, |(ret, ..)| ret);
        let attributes = match (function, result, sets.iter().all(|set| set.is_empty())) {
            (AttrSet::EMPTY, AttrSet::EMPTY, true) => AttrList::EMPTY,
            _ => self.ctx.attr_list(function, result, &sets),
        };
        Ok(Draft { function_type, ret, callee, args, conv, attributes, bundles })
    }

    /// What is called, where that can be read already. The type of inline assembly and of what it
    /// takes is known only after the arguments, as is what a typed pointer points to that is
    /// called.
    fn early_callee(&mut self, ty: Type, space: u32) -> Res<Option<Value>> {
        if self.is_word("asm") {
            return self.skip_asm().map(|()| None);
        }
        if !self.typed_pointers || matches!(self.ctx.ty(ty), TypeData::Function { .. }) {
            return self.value(self.pointer_to(ty, space)).map(Some);
        }
        self.skip_callee();
        Ok(None)
    }

    /// What is called as a function of this type.
    fn late_callee(&mut self, function_type: Type, space: u32) -> Res<Value> {
        match self.is_word("asm") {
            true => Ok(self.called_asm(function_type)?.into()),
            false => self.value(self.pointer_to(function_type, space)),
        }
    }

    /// Remembers the type of an intrinsic that is called before it is declared, if ever.
    fn note_intrinsic(&mut self, callee: Value, function_type: Type) {
        let Some(symbol) = callee.as_constant().and_then(|callee| self.symbol_of(callee)) else {
            return;
        };
        let Some(name) = symbol.name() else { return };
        if self.ctx.str_bytes(name).starts_with(b"llvm.") && self.module.lookup(symbol).is_none() {
            self.implicit.entry(symbol).or_insert(function_type);
        }
    }

    /// The attributes of a call, which most often are one group.
    fn call_set(&mut self, groups: &[u32], own: Vec<crate::attributes::Attribute>) -> AttrSet {
        if let ([group], true) = (groups, own.is_empty()) {
            if let Some(&set) = self.group_sets.get(group) {
                return set;
            }
            let set = self.set_of(groups, own);
            self.group_sets.insert(*group, set);
            return set;
        }
        self.set_of(groups, own)
    }

    /// Moves past a value: a name, a word, or an expression with its parentheses.
    fn skip_callee(&mut self) {
        const VALUES: [&[u8]; 4] = [b"null", b"undef", b"poison", b"zeroinitializer"];
        let is_expression = self.tok() == Tok::Word && !VALUES.contains(&self.lex.text());
        self.bump();
        while is_expression && self.tok() == Tok::Word {
            self.bump();
        }
        let mut open = 0_usize;
        while is_expression && self.tok() != Tok::Eof {
            match self.tok() {
                Tok::LParen => open += 1,
                Tok::RParen => open = open.saturating_sub(1),
                _ => {}
            }
            self.bump();
            if open == 0 {
                return;
            }
        }
    }

    /// Inline assembly that is called as a function of this type.
    fn called_asm(&mut self, function_type: Type) -> Res<crate::constants::Constant> {
        let at = self.at();
        let asm = self.inline_asm(function_type)?;
        if let ConstantData::InlineAsm(data) = self.ctx.constant(asm) {
            let text = self.ctx.str_bytes(data.constraints);
            if let Some(message) = crate::asm::problem(self.ctx, function_type, text) {
                return fault(at, message);
            }
        }
        Ok(asm)
    }

    fn skip_asm(&mut self) -> Res<()> {
        self.inline_asm(Type::VOID).map(|_| ())
    }

    /// The arguments in parentheses, with the attributes of each.
    fn arguments(
        &mut self,
        at: usize,
        ty: Type,
        must_tail: bool,
    ) -> Res<(SmallVec<[Value; 8]>, SmallVec<[AttrSet; 8]>)> {
        self.need(Tok::LParen, "expected '(' in call")?;
        let (mut args, mut sets) = (SmallVec::new(), SmallVec::new());
        let parts = self.ctx.function_parts(ty);
        let (mut passed_on, mut misfit) = (false, None);
        while self.tok() != Tok::RParen {
            if !args.is_empty() {
                self.need(Tok::Comma, "expected ',' in argument list")?;
            }
            if self.tok() == Tok::Ellipsis {
                passed_on = self.passed_on(must_tail)?;
                break;
            }
            let arg_at = self.at();
            let arg_ty = self.ty()?;
            if let Some((_, params, vararg)) = parts
                && misfit.is_none()
            {
                misfit = self.misfit(arg_at, arg_ty, params.get(args.len()), vararg);
            }
            let (arg, set) = self.argument(arg_at, arg_ty)?;
            args.push(arg);
            sets.push(set);
        }
        if must_tail && self.func.vararg && !passed_on {
            let message =
                "expected '...' at end of argument list for musttail call in varargs function";
            return self.fail(message);
        }
        self.bump();
        if let Some(misfit) = misfit {
            return Err(misfit);
        }
        if parts.is_some_and(|(_, params, _)| args.len() < params.len()) {
            return fault(at, "not enough parameters specified for call");
        }
        Ok((args, sets))
    }

    /// An argument after its type, with its attributes.
    fn argument(&mut self, at: usize, ty: Type) -> Res<(Value, AttrSet)> {
        if ty == Type::LABEL || !self.is_first_class(ty) {
            return fault(at, "invalid type for function argument");
        }
        if ty == Type::METADATA {
            return Ok((self.metadata_value()?, AttrSet::EMPTY));
        }
        let set = self.parameter_attributes()?;
        Ok((self.value(ty)?, set))
    }

    /// What is wrong with an argument of a type where another is wanted, or none.
    fn misfit(&self, at: usize, ty: Type, wanted: Option<&Type>, vararg: bool) -> Option<Fault> {
        let message = match wanted {
            Some(&wanted) if wanted != ty => {
                format!("argument is not of expected type '{}'", self.type_text(wanted))
            }
            None if !vararg => "too many arguments specified".to_owned(),
            _ => return None,
        };
        fault::<()>(at, message).err()
    }

    /// `...`: all other arguments of the function go on to the one that is called.
    fn passed_on(&mut self, must_tail: bool) -> Res<bool> {
        const FOR: &str = "unexpected ellipsis in argument list for";
        let what = match (must_tail, self.func.vararg) {
            (true, true) => {
                self.bump();
                return Ok(true);
            }
            (true, false) => "musttail call in non-varargs function",
            (false, _) => "non-musttail call",
        };
        self.fail(format!("{FOR} {what}"))
    }

    /// `[ "tag"(values) ]`
    fn bundles(&mut self) -> Res<Vec<OperandBundle>> {
        if !self.eat(Tok::LSquare) {
            return Ok(Vec::new());
        }
        if self.tok() == Tok::RSquare {
            return self.fail("operand bundle set must not be empty");
        }
        let mut bundles = vec![self.bundle()?];
        while !self.eat(Tok::RSquare) {
            self.need(Tok::Comma, "expected ',' in input list")?;
            bundles.push(self.bundle()?);
        }
        Ok(bundles)
    }

    /// `"tag"(values)`
    fn bundle(&mut self) -> Res<OperandBundle> {
        let tag = self.string_handle()?;
        self.need(Tok::LParen, "expected '(' in operand bundle")?;
        let mut inputs = Vec::new();
        while self.tok() != Tok::RParen {
            if !inputs.is_empty() {
                self.need(Tok::Comma, "expected ',' in input list")?;
            }
            let ty = self.ty()?;
            inputs.push(match ty {
                Type::METADATA => self.metadata_value()?,
                _ => self.value(ty)?,
            });
        }
        self.bump();
        Ok(OperandBundle { tag, inputs: inputs.into() })
    }
}
