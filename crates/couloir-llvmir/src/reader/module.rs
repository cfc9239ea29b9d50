//! The top level of a file, and what is done once all of it was seen.

use std::borrow::Cow;

use rustc_hash::FxHashSet;

use super::error::{Fault, Res};
use super::lexer::Tok;
use super::{GlobalEntry, Parser, ReadError, fault, upgrade};
use crate::attributes::{AttrList, AttrSet, Attribute};
use crate::module::{ComdatKind, GlobalRef};
use crate::types::{Type, TypeData};

/// A function or global whose attribute groups are looked up at the end.
pub(super) struct GroupUser {
    pub(super) target: Target,
    pub(super) groups: Vec<u32>,
    pub(super) own: Vec<Attribute>,
}

/// What has attribute groups.
#[derive(Clone, Copy)]
pub(super) enum Target {
    Global(usize),
    Function(usize),
}

/// Why there is no such intrinsic.
enum Unfit {
    Unknown,
    Signature,
}

/// Whether a fault is found only once all was read: values of functions are looked for before.
fn is_of_the_end(message: &str) -> bool {
    let missing = message.strip_prefix("use of undefined ");
    missing.is_some_and(|missing| !missing.starts_with("value '%"))
}

/// What summary entries begin with. LLVM 22 writes others, too, and does not read them.
const SUMMARIES: &[&[u8]] = &[b"gv", b"module", b"typeid", b"flags", b"blockcount"];

impl Parser<'_> {
    /// Reads the file but for the bodies of functions.
    pub(super) fn top(&mut self) -> Res<()> {
        let top = self.head().and_then(|()| self.top_level());
        if let Err(top) = top {
            // What stands before it comes first, as far as it does not depend on what follows.
            return Err(self.first_fault(top));
        }
        self.settle();
        Ok(())
    }

    /// Reads these, and does what is to be done when all was read.
    pub(super) fn rest(&mut self) -> Res<()> {
        self.bodies()?;
        self.check_symbols()?;
        self.check_late()?;
        self.drop_old_declarations();
        Ok(())
    }

    /// The fault in the bodies before `top`, or that one.
    fn first_fault(&mut self, top: Fault) -> Fault {
        self.nodes.resolve(self.ctx);
        match self.bodies().and_then(|()| self.check_orders()) {
            Err(body) if body.0.at < top.0.at && !is_of_the_end(&body.0.message) => body,
            _ => top,
        }
    }

    fn top_level(&mut self) -> Res<()> {
        loop {
            match self.tok() {
                Tok::Eof => return Ok(()),
                Tok::Word => self.top_word()?,
                Tok::Local | Tok::LocalId => self.type_definition()?,
                Tok::Global => self.named_global()?,
                Tok::GlobalId => self.numbered_global()?,
                Tok::Comdat => self.comdat()?,
                Tok::Bang => self.standalone_metadata()?,
                Tok::MdName => self.named_metadata()?,
                Tok::Summary => self.summary_entry()?,
                _ => return self.fail("expected top-level entity"),
            }
        }
    }

    fn top_word(&mut self) -> Res<()> {
        match self.lex.text() {
            b"define" => self.definition(),
            b"declare" => self.declaration(),
            b"attributes" => self.attribute_group(),
            b"module" => self.module_asm(),
            b"uselistorder" | b"uselistorder_bb" => self.use_list_order(),
            _ => self.fail("expected top-level entity"),
        }
    }

    /// What a file begins with: the target, and the name of the source. It is known before
    /// anything else is read.
    fn head(&mut self) -> Res<()> {
        let mut layout = None;
        while self.tok() == Tok::Word {
            match self.lex.text() {
                b"target" => self.target(&mut layout)?,
                b"source_filename" => {
                    self.bump();
                    self.need(Tok::Equal, "expected '=' after source_filename")?;
                    let name = self.string()?;
                    self.module.source_filename = String::from_utf8_lossy(&name).into_owned();
                }
                _ => break,
            }
        }
        match layout.map(|at| (at, couloir_data_layout::check(&self.module.data_layout))) {
            Some((at, Err(message))) => fault(at, message),
            _ => Ok(()),
        }
    }

    fn target(&mut self, layout: &mut Option<usize>) -> Res<()> {
        self.bump();
        let word = self.peek_word();
        let what = match word {
            b"triple" => "expected '=' after target triple",
            b"datalayout" => "expected '=' after target datalayout",
            _ => return self.fail("unknown target property"),
        };
        self.bump();
        self.need(Tok::Equal, what)?;
        let at = self.at();
        let text = String::from_utf8_lossy(&self.string()?).into_owned();
        if word == b"triple" {
            self.module.target_triple = text;
            return Ok(());
        }
        *layout = Some(at);
        self.program_addrspace = layout_space(&text, 'P');
        self.alloca_addrspace = layout_space(&text, 'A');
        self.globals_addrspace = layout_space(&text, 'G');
        self.module.data_layout = text;
        Ok(())
    }

    fn module_asm(&mut self) -> Res<()> {
        self.bump();
        self.need_word("asm", "expected 'module asm'")?;
        let text = self.string()?;
        self.module.module_asm.extend_from_slice(&text);
        if !text.ends_with(b"\n") {
            self.module.module_asm.push(b'\n');
        }
        Ok(())
    }

    fn comdat(&mut self) -> Res<()> {
        let at = self.at();
        let name = self.lex.name();
        self.bump();
        self.need(Tok::Equal, "expected '=' here")?;
        self.need_word("comdat", "expected comdat type")?;
        let kind = std::str::from_utf8(self.peek_word()).ok().and_then(|word| match word {
            "noduplicates" => Some(ComdatKind::NoDeduplicate),
            word => ComdatKind::from_name(word),
        });
        let Some(kind) = kind else { return self.fail("unknown selection kind") };
        self.bump();
        if self.module.comdats.insert(self.str(&name), kind).is_some() {
            let name = String::from_utf8_lossy(&name);
            return fault(at, format!("redefinition of comdat '${name}'"));
        }
        Ok(())
    }

    /// `^0 = ...`: the index of a module for `ThinLTO`, which a module has no place for.
    fn summary_entry(&mut self) -> Res<()> {
        let at = self.at();
        if self.notes.is_empty() {
            let note = fault::<()>(at, "summary entries are left out");
            let source = self.lex.source();
            self.notes.extend(note.err().map(|note| ReadError::new(source, &note)));
        }
        self.bump();
        self.need(Tok::Equal, "expected '=' here")?;
        let kind = if self.tok() == Tok::Label { self.lex.name() } else { Cow::default() };
        if !SUMMARIES.contains(&&*kind) {
            return self.fail(
                "Expected 'gv', 'module', 'typeid', 'flags' or 'blockcount' at the start of \
                 summary entry",
            );
        }
        self.bump();
        if self.tok() == Tok::Int {
            self.bump();
            return Ok(());
        }
        self.need(Tok::LParen, "expected '(' at start of summary entry")?;
        let end = self.lex.source().len();
        match self.lex.raw_until_close() {
            Some(_) => self.need(Tok::RParen, "expected ')' here"),
            None => fault(end, "found end of file while parsing summary entry"),
        }
    }

    /// Reports a type that is used and nowhere defined.
    fn check_types(&self) -> Res<()> {
        let types = self.types.iter().filter_map(|(name, entry)| Some((entry.used?, name)));
        if let Some((at, name)) = types.min() {
            let name = String::from_utf8_lossy(name);
            return fault(at, format!("use of undefined type named '{name}'"));
        }
        let numbered = self.numbered_types.iter();
        let numbered = numbered.filter_map(|(number, entry)| Some((entry.used?, *number)));
        if let Some((at, number)) = numbered.min() {
            return fault(at, format!("use of undefined type '%{number}'"));
        }
        Ok(())
    }

    /// Reports what is used and nowhere defined.
    pub(super) fn check_symbols(&mut self) -> Res<()> {
        self.check_types()?;
        let comdats = self.comdats_used.iter();
        let missing = comdats.filter(|(name, _)| !self.module.comdats.contains_key(*name));
        // LLVM keeps them in the order of their names.
        if let Some((name, at)) = missing.map(|(name, at)| (self.ctx.str_bytes(*name), *at)).min() {
            let name = String::from_utf8_lossy(name).into_owned();
            return fault(at, format!("use of undefined comdat '${name}'"));
        }
        Ok(())
    }

    /// Makes metadata final and looks attribute groups up.
    fn settle(&mut self) {
        self.undefined_node = self.nodes.undefined();
        self.nodes.resolve(self.ctx);
        let nodes = &self.nodes;
        for (_, list) in &mut self.module.named_metadata {
            list.iter_mut().for_each(|node| *node = nodes.settle(*node));
        }
        for common in self.module.commons_mut() {
            common.attachments.iter_mut().for_each(|(_, node)| *node = nodes.settle(*node));
        }
        for user in std::mem::take(&mut self.group_users) {
            let set = self.set_of(&user.groups, user.own);
            match user.target {
                Target::Global(at) => {
                    if let Some(global) = self.module.global_mut(at) {
                        global.attributes = set;
                    }
                }
                Target::Function(at) => self.add_function_set(at, set),
            }
        }
        self.set_intrinsic_attributes();
    }

    fn add_function_set(&mut self, at: usize, set: AttrSet) {
        let ctx = self.ctx;
        let Some(function) = self.module.function_mut(at) else { return };
        let data = ctx.attr_list_data(function.attributes);
        let alignment = ctx.attributes(set).iter().find_map(|attribute| {
            match (attribute.kind, attribute.value) {
                (
                    Some(crate::attributes::AttrKind::Align),
                    crate::attributes::AttrValue::Int(v),
                ) => Some(v),
                _ => None,
            }
        });
        // An alignment among the attributes is that of the function.
        let set = match alignment {
            Some(value) => {
                function.common.align = Some(value);
                let rest: Vec<_> = ctx
                    .attributes(set)
                    .iter()
                    .filter(|a| a.kind != Some(crate::attributes::AttrKind::Align))
                    .copied()
                    .collect();
                ctx.attr_set(&rest)
            }
            None => set,
        };
        function.attributes = ctx.attr_list(set, data.result, &data.params);
    }

    /// Intrinsics have the attributes LLVM 22 gives them, whatever the text says.
    fn set_intrinsic_attributes(&mut self) {
        let ctx = self.ctx;
        for function in self.module.functions_mut() {
            let Some(name) = function.common.symbol.name() else { continue };
            let bytes = ctx.str_bytes(name);
            if !bytes.starts_with(b"llvm.") {
                continue;
            }
            let Ok(text) = std::str::from_utf8(bytes) else { continue };
            if let Some(list) = crate::intrinsic_attributes(ctx, text, function.ty) {
                function.attributes = list;
            }
        }
    }

    /// Declares the intrinsics that are called and stand nowhere, in the order of their names.
    fn declare_intrinsics(&mut self) {
        let ctx = self.ctx;
        let mut implicit: Vec<_> = std::mem::take(&mut self.implicit).into_iter().collect();
        let name = |symbol: crate::context::Symbol| symbol.name().map(|name| ctx.str_bytes(name));
        implicit.sort_by_key(|&(symbol, _)| name(symbol));
        let called: FxHashSet<_> = implicit.iter().map(|&(symbol, _)| symbol).collect();
        for entry in self.globals.values_mut().filter(|entry| called.contains(&entry.symbol)) {
            entry.used = None;
        }
        for (symbol, ty) in implicit {
            self.module.declare(symbol, ty, AttrList::EMPTY);
        }
        self.set_intrinsic_attributes();
    }

    /// Reports an intrinsic that is called and stands nowhere as what it cannot be.
    fn check_implicit(&self) -> Res<()> {
        let of = |entry: &GlobalEntry| Some((self.implicit.get(&entry.symbol)?, entry.used?));
        let wrong = self.globals.iter().filter_map(|(name, entry)| {
            let (&ty, at) = of(entry)?;
            let own = self.ctx.str_bytes(entry.symbol.name()?);
            Some((name, at, self.intrinsic_fault(own, ty)?))
        });
        match wrong.min_by_key(|&(name, ..)| name) {
            Some((name, at, Unfit::Unknown)) => {
                fault(at, format!("unknown intrinsic '{}'", String::from_utf8_lossy(name)))
            }
            Some((_, at, Unfit::Signature)) => fault(at, "invalid intrinsic signature"),
            None => Ok(()),
        }
    }

    /// Why there is no intrinsic of this name and type, of LLVM 22 or of an older version.
    fn intrinsic_fault(&self, name: &[u8], ty: Type) -> Option<Unfit> {
        let name = std::str::from_utf8(name).unwrap_or_default();
        match crate::intrinsic_signature(name) {
            Some(signature) => signature.overloads(self.ctx, ty).err().map(|_| Unfit::Signature),
            None => (!upgrade::is_intrinsic(name)).then_some(Unfit::Unknown),
        }
    }

    /// Only functions have equivalents.
    fn check_equivalents(&self) -> Res<()> {
        let is_function = |ty| matches!(self.ctx.ty(ty), TypeData::Function { .. });
        for &(at, symbol) in &self.equivalents {
            let fits = match self.module.lookup(symbol) {
                Some(GlobalRef::Function(_) | GlobalRef::Ifunc(_)) => true,
                Some(GlobalRef::Alias(alias)) => {
                    self.module.aliases().get(alias).is_some_and(|alias| is_function(alias.ty))
                }
                Some(GlobalRef::Variable(_)) => false,
                None => {
                    let name = symbol.name().map_or(&b""[..], |name| self.ctx.str_bytes(name));
                    let name = String::from_utf8_lossy(name);
                    let message =
                        format!("unknown function '{name}' referenced by dso_local_equivalent");
                    return fault(at, message);
                }
            };
            if !fits {
                let message = "expected a function, alias to function, or ifunc in \
                               dso_local_equivalent";
                return fault(at, message);
            }
        }
        Ok(())
    }

    pub(super) fn check_late(&mut self) -> Res<()> {
        if !self.implicit.is_empty() {
            self.check_implicit()?;
            self.declare_intrinsics();
        }
        if self.is_open {
            return Ok(());
        }
        self.check_addressed()?;
        self.check_orders()?;
        self.check_types()?;
        self.check_equivalents()?;
        let named = self.globals.iter().filter_map(|(name, entry)| Some((name, entry.used?)));
        if let Some((name, at)) = named.min() {
            if name.starts_with(b"llvm.") {
                return fault(at, "intrinsic can only be used as callee");
            }
            let name = String::from_utf8_lossy(name);
            return fault(at, format!("use of undefined value '@{name}'"));
        }
        let numbered = self.numbered_globals.iter();
        let numbered = numbered.filter_map(|(number, entry)| Some((*number, entry.used?)));
        if let Some((number, at)) = numbered.min() {
            return fault(at, format!("use of undefined value '@{number}'"));
        }
        if let Some((number, at)) = self.undefined_node {
            return fault(at, format!("use of undefined metadata '!{number}'"));
        }
        Ok(())
    }

    /// Reports addresses of blocks of what is no function with blocks.
    fn check_addressed(&self) -> Res<()> {
        let places = self.addressed.iter().filter_map(|(symbol, rows)| {
            let at = rows.values().map(|row| row.place).min()?;
            Some((at, *symbol))
        });
        let first = places.min();
        let Some((at, symbol)) = first else { return Ok(()) };
        match self.module.lookup(symbol) {
            Some(GlobalRef::Function(_)) => {
                fault(at, "cannot take blockaddress inside a declaration")
            }
            _ => fault(at, "expected function name in blockaddress"),
        }
    }

    /// Declarations of debug intrinsics, whose calls have become records, and intrinsics under
    /// their older names.
    fn drop_old_declarations(&mut self) {
        if !self.old_debug {
            return;
        }
        let ctx = self.ctx;
        self.module.retain_functions(|function| {
            let name = function.common.symbol.name().map(|name| ctx.str_bytes(name));
            function.body.is_some() || !name.is_some_and(upgrade::is_debug_intrinsic)
        });
    }

    /// The list of a function's attributes.
    pub(super) fn list_of(&self, result: AttrSet, params: &[AttrSet]) -> AttrList {
        self.ctx.attr_list(AttrSet::EMPTY, result, params)
    }
}

/// The address space after a letter of a data layout.
fn layout_space(layout: &str, letter: char) -> u32 {
    let spec = layout.split('-').filter_map(|part| part.strip_prefix(letter)).next_back();
    spec.and_then(|number| number.parse().ok()).unwrap_or(0)
}
