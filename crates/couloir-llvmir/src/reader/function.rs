//! Function bodies: names and numbers of values and blocks, and the instructions between them.
//!
//! A value that is used before it is defined is made at once, of the type it is used with; its
//! definition takes it over.

use std::borrow::Cow;

use cranelift_entity::EntityList;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use super::constants::{FUNCTION_VALUE, LATE_LABEL};
use super::error::Res;
use super::lexer::{Lexer, Tok};
use super::use_orders::UseCounts;
use super::{Addressed, Parser, fault};
use crate::body::{Block, Body, Inst, InstData, Local, LocalData, MetadataOperand, Value, Word};
use crate::context::{Str, Symbol};
use crate::metadata::Metadata;
use crate::opcode::Flags;
use crate::types::{Type, TypeData};

/// The name of a value as the text has it, and where.
pub(super) enum Name<'s> {
    /// `%name`
    Text(Cow<'s, [u8]>, usize),
    /// `%12`
    Number(u32, usize),
}

/// A function whose body is still to be read.
pub(super) struct PendingBody<'s> {
    pub(super) function: usize,
    pub(super) symbol: Symbol,
    pub(super) ty: Type,
    pub(super) names: Vec<Option<Name<'s>>>,
    /// At the `{`.
    pub(super) start: Lexer<'s>,
}

/// What a number stands for: a value, a block, or nothing yet.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Numbered {
    Nothing,
    Value(Local),
    Block(Block),
}

/// The function being read.
#[derive(Default)]
pub(super) struct Func<'s> {
    pub(super) body: Body,
    pub(super) symbol: Option<Symbol>,
    pub(super) block: Option<Block>,
    /// The instructions of that block.
    insts: Vec<Inst>,
    /// What stands where labels stand again.
    more: FxHashMap<Block, Vec<Inst>>,
    pub(super) ret: Option<Type>,
    /// Whether it takes more arguments than it names.
    pub(super) vararg: bool,
    values: FxHashMap<Cow<'s, [u8]>, Local>,
    blocks: FxHashMap<Cow<'s, [u8]>, Block>,
    numbers: Vec<Numbered>,
    /// Numbers far beyond the others.
    sparse: FxHashMap<u32, Numbered>,
    pub(super) next: u32,
    /// Values used before their definition, with places.
    forward: Vec<(Local, usize)>,
    /// Where a block was first used, by block; none once it is defined.
    block_uses: Vec<Option<usize>>,
    /// Blocks whose address is taken only after the function, by name, until it mentions them.
    late: FxHashMap<Cow<'s, [u8]>, (Block, usize)>,
    /// The numbers LLVM gives blocks, where these are not in the order of [`Block`].
    block_numbers: Vec<u32>,
    /// How many blocks have one.
    numbered_blocks: u32,
    /// The blocks of functions that were read, where the text takes addresses of blocks.
    pub(super) done: FxHashMap<Symbol, FxHashMap<Cow<'s, [u8]>, Block>>,
    /// Where the instruction starts that is being read, with its name.
    pub(super) at: usize,
    pub(super) extra_comma: bool,
    /// How often each value is used, once all is read and that is asked.
    pub(super) use_counts: UseCounts,
}

/// How far a number may be beyond those in use to be kept with them.
const GAP: usize = 1 << 12;

impl Func<'_> {
    #[inline]
    pub(super) fn numbered(&self, number: u32) -> Numbered {
        match self.numbers.get(number as usize) {
            Some(&found) => found,
            None if self.sparse.is_empty() => Numbered::Nothing,
            None => self.sparse.get(&number).copied().unwrap_or(Numbered::Nothing),
        }
    }

    #[inline]
    pub(super) fn set_number(&mut self, number: u32, to: Numbered) {
        let at = number as usize;
        if at >= self.numbers.len() {
            if at > self.numbers.len() + GAP {
                self.sparse.insert(number, to);
                return;
            }
            self.numbers.resize(at + 1, Numbered::Nothing);
            if !self.sparse.is_empty() {
                self.unsparse();
            }
        }
        if let Some(slot) = self.numbers.get_mut(at) {
            *slot = to;
        }
    }

    fn unsparse(&mut self) {
        let numbers = &mut self.numbers;
        self.sparse.retain(|&number, to| match numbers.get_mut(number as usize) {
            Some(slot) => {
                *slot = *to;
                false
            }
            None => true,
        });
    }
}

/// Empties a map; one that a huge function left behind goes, as emptying costs its size.
fn reset<K, V>(map: &mut FxHashMap<K, V>) {
    if map.capacity() > GAP {
        *map = FxHashMap::default();
    } else {
        map.clear();
    }
}

impl<'s> Parser<'s> {
    /// Reads the bodies that wait.
    pub(super) fn bodies(&mut self) -> Res<()> {
        for pending in std::mem::take(&mut self.pending) {
            self.function_body(&pending)?;
            let body = self.func.body.take_fitted();
            if let Some(function) = self.module.function_mut(pending.function) {
                function.body = Some(Box::new(body));
            }
        }
        Ok(())
    }

    /// Reads a body, whose function's is empty as yet.
    pub(super) fn function_body(&mut self, pending: &PendingBody<'s>) -> Res<()> {
        self.start_function(pending)?;
        self.lex = pending.start;
        self.bump();
        if self.tok() == Tok::RBrace || self.is_word("uselistorder") {
            return self.fail("function body requires at least one basic block");
        }
        while self.tok() != Tok::RBrace && !self.is_word("uselistorder") {
            self.basic_block()?;
        }
        while self.tok() != Tok::RBrace {
            if !self.is_word("uselistorder") {
                return self.fail("expected uselistorder directive");
            }
            self.use_list_order()?;
        }
        self.finish_function()
    }

    fn start_function(&mut self, pending: &PendingBody<'s>) -> Res<()> {
        let func = &mut self.func;
        reset(&mut func.values);
        reset(&mut func.blocks);
        func.numbers.clear();
        func.sparse.clear();
        func.forward.clear();
        func.block_uses.clear();
        func.use_counts.clear();
        func.more.clear();
        func.next = 0;
        func.symbol = Some(pending.symbol);
        let parts = self.ctx.function_parts(pending.ty);
        let (ret, params, vararg) = parts.unwrap_or((Type::VOID, &[], false));
        func.ret = Some(ret);
        func.vararg = vararg;
        for &ty in params {
            func.body.locals.push(LocalData { ty, inst: None.into() });
        }
        func.body.args = params.len() as u32;
        for (at, name) in pending.names.iter().enumerate() {
            self.name_argument(Local::from_u32(at as u32), name.as_ref())?;
        }
        self.addressed_blocks(pending);
        Ok(())
    }

    fn name_argument(&mut self, local: Local, name: Option<&Name<'s>>) -> Res<()> {
        match name {
            Some(Name::Text(text, at)) if !text.is_empty() => {
                self.name_value(local, text.clone(), *at)
            }
            other => {
                let number = match other {
                    Some(&Name::Number(number, at)) => {
                        if number < self.func.next {
                            let next = self.func.next;
                            return fault(
                                at,
                                format!("argument expected to be numbered '%{next}' or greater"),
                            );
                        }
                        number
                    }
                    _ => self.func.next,
                };
                self.func.set_number(number, Numbered::Value(local));
                self.func.next = number.saturating_add(1);
                Ok(())
            }
        }
    }

    fn name_value(&mut self, local: Local, name: Cow<'s, [u8]>, at: usize) -> Res<()> {
        self.func.body.local_names[local] = self.ctx.bytes(&name).into();
        let shown = name.clone();
        match self.func.values.insert(name, local) {
            None => Ok(()),
            Some(_) => {
                let shown = String::from_utf8_lossy(&shown);
                fault(at, format!("redefinition of argument '%{shown}'"))
            }
        }
    }

    /// Makes the blocks that have addresses. Those whose address was taken before the function
    /// come first, in the order of their numbers and then names.
    fn addressed_blocks(&mut self, pending: &PendingBody<'s>) {
        self.func.late.clear();
        self.func.block_numbers.clear();
        self.func.numbered_blocks = 0;
        let Some(list) = self.addressed.remove(&pending.symbol) else { return };
        for _ in &list {
            self.func.block_uses.push(None);
            self.func.body.blocks.push(EntityList::new());
        }
        self.func.block_numbers = vec![u32::MAX; list.len()];
        let (mut early, late): (Vec<_>, Vec<_>) =
            list.into_iter().partition(|(_, addressed)| addressed.at < pending.start.start);
        early.sort_by_cached_key(|(name, _)| match number_of(name) {
            Some(number) => (number, Cow::default()),
            None => (u32::MAX, name.clone()),
        });
        for (name, Addressed { block, at, .. }) in early {
            self.mention(at, block);
            match number_of(&name) {
                Some(number) => self.func.set_number(number, Numbered::Block(block)),
                None => _ = self.func.blocks.insert(name, block),
            }
        }
        let late = late.into_iter().map(|(name, late)| (name, (late.block, late.at)));
        self.func.late.extend(late);
    }

    /// Notes that a block that was made is used.
    fn mention(&mut self, at: usize, block: Block) {
        let func = &mut self.func;
        let index = block.as_u32() as usize;
        if let (Some(used), Some(number)) =
            (func.block_uses.get_mut(index), func.block_numbers.get_mut(index))
        {
            *used = Some(at);
            *number = func.numbered_blocks;
            func.numbered_blocks += 1;
        }
    }

    pub(super) fn new_block(&mut self, at: usize) -> Block {
        let func = &mut self.func;
        func.block_uses.push(Some(at));
        if !func.block_numbers.is_empty() {
            func.block_numbers.push(func.numbered_blocks);
            func.numbered_blocks += 1;
        }
        func.body.blocks.push(EntityList::new())
    }

    /// The block of a name that is new to the function.
    fn new_named_block(&mut self, at: usize, name: Cow<'s, [u8]>) -> Block {
        let block = match self.func.late.remove(&name) {
            Some((block, _)) => {
                self.mention(at, block);
                block
            }
            None => self.new_block(at),
        };
        self.func.blocks.insert(name, block);
        block
    }

    fn finish_function(&mut self) -> Res<()> {
        self.bump();
        let func = &mut self.func;
        let symbol = func.symbol.take();
        func.block = None;
        let body = &func.body;
        let open = |&&(local, _): &&(Local, usize)| {
            body.locals.get(local).is_some_and(|data| data.inst.is_none())
        };
        if let Some(&(local, at)) = func.forward.iter().find(open) {
            return self.undefined_value(local, at);
        }
        if let Some(at) = func.block_uses.iter().flatten().copied().next() {
            let end = self.lex.source().get(at..).unwrap_or_default();
            let name = Lexer::new(end, 0).name();
            let name = String::from_utf8_lossy(&name);
            return fault(at, format!("use of undefined value '%{name}'"));
        }
        self.join_blocks();
        if let (true, Some(symbol)) = (self.has_block_addresses, symbol) {
            self.check_late_blocks()?;
            let numbers = std::mem::take(&mut self.func.block_numbers);
            if !numbers.is_empty() {
                self.module.block_numbers.insert(symbol, numbers);
            }
            self.remember_blocks(symbol);
        }
        Ok(())
    }

    fn undefined_value<T>(&self, local: Local, at: usize) -> Res<T> {
        let named = self.func.values.iter().find(|(_, own)| **own == local);
        let name = match named {
            Some((name, _)) => String::from_utf8_lossy(name).into_owned(),
            None => {
                let found = self.func.numbers.iter().position(|n| *n == Numbered::Value(local));
                found.map_or(String::new(), |number| number.to_string())
            }
        };
        fault(at, format!("use of undefined value '%{name}'"))
    }

    /// Reports an address of a block that was taken after the function, which has none of that
    /// name. Only names are looked up then.
    fn check_late_blocks(&self) -> Res<()> {
        let late = self.func.late.iter().map(|(name, &(_, at))| (at, number_of(name)));
        match late.min() {
            Some((at, Some(_))) => fault(at, LATE_LABEL),
            Some((at, None)) => fault(at, "referenced value is not a basic block"),
            None => Ok(()),
        }
    }

    /// Keeps the blocks by name for addresses taken of them later.
    fn remember_blocks(&mut self, symbol: Symbol) {
        let mut known = std::mem::take(&mut self.func.blocks);
        for (number, found) in self.func.numbers.iter().enumerate() {
            if let Numbered::Block(block) = found {
                known.insert(Cow::Owned(format!("\0{number}").into_bytes()), *block);
            }
        }
        self.func.done.insert(symbol, known);
    }

    /// A label, if there is one, and the instructions up to a terminator.
    fn basic_block(&mut self) -> Res<()> {
        let at = self.at();
        let block = match self.tok() {
            Tok::Label => {
                let name = self.lex.name();
                self.bump();
                self.define_named_block(name, at)?
            }
            Tok::LabelId => {
                let number = self.token_number()?;
                if number < self.func.next {
                    let next = self.func.next;
                    return fault(at, format!("label expected to be numbered '{next}' or greater"));
                }
                self.bump();
                self.define_numbered_block(number, at)?
            }
            _ => self.define_numbered_block(self.func.next, at)?,
        };
        let again = self.is_defined(block);
        self.func.body.layout.push(block);
        if let Some(use_at) = self.func.block_uses.get_mut(block.as_u32() as usize) {
            *use_at = None;
        }
        self.func.block = Some(block);
        self.func.insts.clear();
        loop {
            while self.tok() == Tok::Hash {
                self.debug_record()?;
            }
            if self.instruction()? {
                break;
            }
        }
        if again {
            self.func.more.entry(block).or_default().append(&mut self.func.insts);
        } else {
            self.func.body.set_insts(block, &self.func.insts);
        }
        Ok(())
    }

    /// A label that stands again goes on with its block, which is then where the label stands last.
    fn join_blocks(&mut self) {
        if self.func.more.is_empty() {
            return;
        }
        let body = &mut self.func.body;
        body.has_early_ends = true;
        for (block, more) in std::mem::take(&mut self.func.more) {
            let insts = [body.insts(block), &more].concat();
            body.set_insts(block, &insts);
        }
        let mut seen = FxHashSet::default();
        body.layout.reverse();
        body.layout.retain(|&block| seen.insert(block));
        body.layout.reverse();
    }

    fn define_named_block(&mut self, name: Cow<'s, [u8]>, at: usize) -> Res<Block> {
        if name.is_empty() {
            return self.define_numbered_block(self.func.next, at);
        }
        let text = self.ctx.bytes(&name);
        let found = self.func.blocks.get(&name).copied();
        if found.is_none() && self.func.values.contains_key(&name) {
            let name = String::from_utf8_lossy(&name);
            return fault(at, format!("unable to create block named '{name}'"));
        }
        let block = match found {
            Some(block) => block,
            None => self.new_named_block(at, name),
        };
        self.func.body.block_names[block] = text.into();
        Ok(block)
    }

    fn is_defined(&self, block: Block) -> bool {
        self.func.block_uses.get(block.as_u32() as usize).is_some_and(Option::is_none)
    }

    /// The block of a number, which is made where nothing has the number; none where a value has.
    #[inline]
    fn numbered_block(&mut self, number: u32, at: usize) -> Option<Block> {
        match self.func.numbered(number) {
            Numbered::Block(block) => Some(block),
            Numbered::Nothing => {
                let block = self.new_block(at);
                self.func.set_number(number, Numbered::Block(block));
                Some(block)
            }
            Numbered::Value(_) => None,
        }
    }

    fn define_numbered_block(&mut self, number: u32, at: usize) -> Res<Block> {
        let Some(block) = self.numbered_block(number, at) else {
            return fault(at, format!("unable to create block numbered '{number}'"));
        };
        self.func.next = number.saturating_add(1);
        Ok(block)
    }

    /// A label of the function being read; what is no label there is no block here.
    pub(super) fn own_label(&mut self, at: usize) -> Res<Block> {
        let is_value = match self.tok() {
            Tok::Local => self.func.values.contains_key(&self.lex.name()),
            _ => matches!(self.func.numbered(self.token_number()?), Numbered::Value(_)),
        };
        if is_value {
            return fault(at, "referenced value is not a basic block");
        }
        self.label_token()
    }

    /// The block that `%name` or `%12` is here.
    pub(super) fn label_token(&mut self) -> Res<Block> {
        let at = self.at();
        if self.tok() == Tok::LocalId {
            let number = self.token_number()?;
            let Some(block) = self.numbered_block(number, at) else {
                return fault(at, format!("'%{number}' is not a basic block"));
            };
            self.alike.meet_block(at, block);
            return Ok(block);
        }
        self.alike.meet_name();
        let name = self.lex.name();
        if let Some(&block) = self.func.blocks.get(&name) {
            return Ok(block);
        }
        if self.func.values.contains_key(&name) {
            let name = String::from_utf8_lossy(&name);
            return fault(at, format!("'%{name}' is not a basic block"));
        }
        Ok(self.new_named_block(at, name))
    }

    /// `label %name`
    pub(super) fn label(&mut self) -> Res<Block> {
        let at = self.at();
        let ty = match self.eat_word("label") {
            true if self.tok() == Tok::LParen => return self.fail("invalid function return type"),
            true if self.tok() == Tok::Star => {
                return self.fail("basic block pointers are invalid");
            }
            true => Type::LABEL,
            false => self.ty()?,
        };
        let is_name = matches!(self.tok(), Tok::Local | Tok::LocalId);
        if ty != Type::LABEL || !is_name {
            // Another value is no block either.
            self.value(ty)?;
            return fault(at, "expected a basic block");
        }
        let block = self.label_token()?;
        self.bump();
        Ok(block)
    }

    /// A type and a value of it.
    pub(super) fn typed_value(&mut self) -> Res<(Type, Value)> {
        let ty = self.ty()?;
        let value = self.value(ty)?;
        Ok((ty, value))
    }

    /// A value of a type: of the function, or a constant.
    #[inline]
    pub(super) fn value(&mut self, ty: Type) -> Res<Value> {
        match self.tok() {
            Tok::LocalId => self.numbered_value(ty),
            Tok::Local => self.named_value(ty),
            _ => self.constant(ty).map(Value::from),
        }
    }

    fn numbered_value(&mut self, ty: Type) -> Res<Value> {
        let number = self.token_number()?;
        let local = match self.func.numbered(number) {
            Numbered::Value(local) => local,
            Numbered::Nothing => {
                let local = self.forward_value(ty, self.at())?;
                self.func.set_number(number, Numbered::Value(local));
                local
            }
            Numbered::Block(_) => {
                return self.block_as_value(&number.to_string(), ty);
            }
        };
        self.check_use(local, ty)?;
        self.alike.meet_value(self.at(), ty, local.into());
        self.bump();
        Ok(local.into())
    }

    /// Whether the token here is the name of a block that is known.
    pub(super) fn names_block(&self) -> Res<bool> {
        Ok(match self.tok() {
            Tok::LocalId => {
                matches!(self.func.numbered(self.token_number()?), Numbered::Block(_))
            }
            Tok::Local => {
                let name = self.lex.name();
                self.func.blocks.contains_key(&name) && !self.func.values.contains_key(&name)
            }
            _ => false,
        })
    }

    fn block_as_value<T>(&self, name: &str, ty: Type) -> Res<T> {
        let ty = self.type_text(ty);
        self.fail(format!("'%{name}' defined with type 'label' but expected '{ty}'"))
    }

    fn named_value(&mut self, ty: Type) -> Res<Value> {
        self.alike.meet_name();
        let name = self.lex.name();
        let local = match self.func.values.get(&name) {
            Some(&local) => local,
            None => {
                if self.func.blocks.contains_key(&name) {
                    return self.block_as_value(&String::from_utf8_lossy(&name), ty);
                }
                let local = self.forward_value(ty, self.at())?;
                self.func.values.insert(name, local);
                local
            }
        };
        self.check_use(local, ty)?;
        self.bump();
        Ok(local.into())
    }

    /// A value of a type that is used here before it is defined.
    pub(super) fn forward_value(&mut self, ty: Type, at: usize) -> Res<Local> {
        match self.ctx.ty(ty) {
            TypeData::Function { .. } => return fault(at, FUNCTION_VALUE),
            TypeData::Void => {
                return fault(at, "invalid use of a non-first-class type");
            }
            TypeData::Named(id) if self.ctx.struct_body(*id).is_none() => {
                return fault(at, "invalid use of a non-first-class type");
            }
            _ => {}
        }
        let local = self.func.body.locals.push(LocalData { ty, inst: None.into() });
        self.func.forward.push((local, at));
        Ok(local)
    }

    #[inline]
    fn check_use(&self, local: Local, ty: Type) -> Res<()> {
        match self.func.body.locals.get(local) {
            Some(data) if data.ty != ty => {
                self.check_is_value(ty)?;
                self.wrong_type(data.ty, ty)
            }
            _ => Ok(()),
        }
    }

    fn wrong_type(&self, own: Type, wanted: Type) -> Res<()> {
        let name = String::from_utf8_lossy(self.lex.text());
        if wanted == Type::LABEL {
            return self.fail(format!("'%{name}' is not a basic block"));
        }
        let (own, wanted) = (self.type_text(own), self.type_text(wanted));
        self.fail(format!("'%{name}' defined with type '{own}' but expected '{wanted}'"))
    }

    /// The type of a value.
    pub(super) fn type_of(&self, value: Value) -> Type {
        self.func.body.value_type(self.ctx, value)
    }

    /// The name before an instruction: `%x =`.
    pub(super) fn result_name(&mut self) -> Res<Option<Name<'s>>> {
        let at = self.at();
        let name = match self.tok() {
            Tok::LocalId => Name::Number(self.token_number()?, at),
            Tok::Local => Name::Text(self.lex.name(), at),
            _ => return Ok(None),
        };
        self.bump();
        let message = match name {
            Name::Number(..) => "expected '=' after instruction id",
            Name::Text(..) => "expected '=' after instruction name",
        };
        self.need(Tok::Equal, message)?;
        Ok(Some(name))
    }

    /// Appends an instruction; its result takes the name before it.
    pub(super) fn append(
        &mut self,
        name: Option<Name<'s>>,
        mut data: InstData,
        words: &[Word],
    ) -> Res<Inst> {
        let body = &mut self.func.body;
        data.args = EntityList::from_slice(words, &mut body.words);
        let ty = data.ty;
        let inst = body.insts.push(data);
        if ty == Type::VOID {
            if let Some(Name::Text(_, at) | Name::Number(_, at)) = name {
                return fault(at, "instructions returning void cannot have a name");
            }
        } else {
            let local = self.result_local(name, ty)?;
            let body = &mut self.func.body;
            body.locals[local].inst = inst.into();
            body.insts[inst].result = local.into();
        }
        self.place(inst);
        Ok(inst)
    }

    /// Appends an instruction whose result has a number that stood for nothing so far.
    #[inline]
    pub(super) fn append_new(&mut self, number: u32, mut data: InstData, words: &[Word]) -> Inst {
        let body = &mut self.func.body;
        let inst = body.insts.next_key();
        let local = body.locals.push(LocalData { ty: data.ty, inst: inst.into() });
        (data.args, data.result) = (EntityList::from_slice(words, &mut body.words), local.into());
        body.insts.push(data);
        self.func.set_number(number, Numbered::Value(local));
        self.func.next = number.saturating_add(1);
        self.place(inst);
        inst
    }

    #[inline]
    fn place(&mut self, inst: Inst) {
        let Some(block) = self.func.block else { return };
        self.func.insts.push(inst);
        self.func.body.settle_records(block, inst);
    }

    /// The value that an instruction's result is: one that was used before, or a new one.
    fn result_local(&mut self, name: Option<Name<'s>>, ty: Type) -> Res<Local> {
        // An empty name is none.
        match name.filter(|name| !matches!(name, Name::Text(text, _) if text.is_empty())) {
            Some(Name::Text(text, at)) => {
                let handle: Str = self.ctx.bytes(&text);
                let known = self.func.values.get(&text).copied();
                let local = self.take_over(known, ty, at, &text)?;
                if known.is_none() {
                    let block = self.func.blocks.get(&text).copied();
                    if block.is_some_and(|block| !self.is_defined(block)) {
                        return fault(at, "instruction forward referenced with type 'label'");
                    }
                    if block.is_some() {
                        let text = String::from_utf8_lossy(&text);
                        return fault(
                            at,
                            format!("multiple definition of local value named '{text}'"),
                        );
                    }
                    self.func.values.insert(text, local);
                }
                self.func.body.local_names[local] = handle.into();
                Ok(local)
            }
            Some(Name::Number(number, at)) if number < self.func.next => {
                let next = self.func.next;
                fault(at, format!("instruction expected to be numbered '%{next}' or greater"))
            }
            Some(Name::Number(number, at)) => self.numbered_result(number, ty, at),
            None => self.numbered_result(self.func.next, ty, self.func.at),
        }
    }

    fn numbered_result(&mut self, number: u32, ty: Type, at: usize) -> Res<Local> {
        let known = match self.func.numbered(number) {
            Numbered::Value(local) => Some(local),
            Numbered::Nothing => None,
            Numbered::Block(_) => {
                return fault(at, "instruction forward referenced with type 'label'");
            }
        };
        self.func.next = number.saturating_add(1);
        let local = self.take_over(known, ty, at, b"")?;
        if known.is_none() {
            self.func.set_number(number, Numbered::Value(local));
        }
        Ok(local)
    }

    fn take_over(&mut self, known: Option<Local>, ty: Type, at: usize, name: &[u8]) -> Res<Local> {
        let Some(local) = known else {
            return Ok(self.func.body.locals.push(LocalData { ty, inst: None.into() }));
        };
        let data = self.func.body.locals[local];
        let defined = data.inst.is_some() || local.as_u32() < self.func.body.args;
        if defined {
            let name = String::from_utf8_lossy(name);
            return fault(at, format!("multiple definition of local value named '{name}'"));
        }
        if data.ty != ty {
            let used = self.type_text(data.ty);
            return fault(at, format!("instruction forward referenced with type '{used}'"));
        }
        Ok(local)
    }

    /// Metadata as an operand: `!12`, `i32 %x`, `!DIArgList(i32 %x)`.
    pub(super) fn metadata_operand(&mut self) -> Res<MetadataOperand> {
        match self.tok() {
            Tok::MdName if self.lex.text() == b"DIArgList" => {
                self.bump();
                self.need(Tok::LParen, "expected '(' here")?;
                let list = self.list(Tok::RParen, "expected ')' here", |this| {
                    let ty = this.ty_or("expected value-as-metadata operand")?;
                    this.value(ty)
                })?;
                Ok(MetadataOperand::ArgList(list.into()))
            }
            Tok::Bang | Tok::MdName => self.metadata().map(MetadataOperand::Node),
            _ => {
                let at = self.at();
                let ty = self.ty_or("expected metadata operand")?;
                if ty == Type::METADATA {
                    return fault(at, "invalid metadata-value-metadata roundtrip");
                }
                let value = self.value(ty)?;
                Ok(match value.as_constant() {
                    Some(constant) => MetadataOperand::Node(self.ctx.md_constant(constant)),
                    None => MetadataOperand::Local(value),
                })
            }
        }
    }

    /// Metadata as the argument of a call.
    pub(super) fn metadata_value(&mut self) -> Res<Value> {
        let operand = self.metadata_operand()?;
        let number = self.func.body.metadata.len() as u32;
        self.func.body.metadata.push(operand);
        Ok(Value::metadata(number))
    }

    /// A comma that something other than attachments follows.
    #[inline]
    pub(super) fn eat_comma(&mut self) -> bool {
        if self.func.extra_comma || !self.eat(Tok::Comma) {
            return false;
        }
        self.func.extra_comma = self.tok() == Tok::MdName;
        !self.func.extra_comma
    }

    /// `, !dbg !12, !tbaa !13` after an instruction.
    pub(super) fn attachments(&mut self) -> Res<Attachments> {
        let mut list = Attachments::default();
        let mut comma = std::mem::take(&mut self.func.extra_comma) || self.eat(Tok::Comma);
        while comma {
            if self.tok() != Tok::MdName {
                return self.fail("expected metadata after comma");
            }
            if self.lex.text() == b"dbg" {
                self.bump();
                list.location = Some(self.node()?);
            } else {
                let (kind, node) = self.md_attachment()?;
                list.others.retain(|(own, _)| *own != kind);
                list.others.push((kind, node));
            }
            comma = self.eat(Tok::Comma);
        }
        Ok(list)
    }

    /// Gives an instruction its attachments.
    pub(super) fn attach(&mut self, inst: Inst, list: Attachments) {
        let body = &mut self.func.body;
        if let Some(location) = list.location {
            body.debug_locs[inst] = location.into();
        }
        if !list.others.is_empty() {
            body.attachments.insert(inst, list.others.into_vec());
            body.insts[inst].flags |= Flags::ATTACHMENTS;
        }
    }
}

/// The attachments of an instruction.
#[derive(Default)]
pub(super) struct Attachments {
    pub(super) location: Option<Metadata>,
    pub(super) others: SmallVec<[(Str, Metadata); 4]>,
}

/// The number that the name of a block stands for that has none.
fn number_of(name: &[u8]) -> Option<u32> {
    let number = std::str::from_utf8(name.strip_prefix(b"\0")?).ok()?;
    Some(number.parse().unwrap_or(u32::MAX))
}
