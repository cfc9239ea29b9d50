//! Addresses of what has none: intrinsics, entry blocks.

use rustc_hash::{FxHashMap, FxHashSet};

use super::alike::Likenesses;
use super::{Checked, Rules, Subject};
use crate::body::{Body, Inst, Value};
use crate::constants::{Constant, ConstantData};
use crate::context::Symbol;
use crate::module::{Function, GlobalRef};
use crate::opcode::Opcode;
use crate::writer::for_each_value;

/// Intrinsics, after `llvm.`, that are told something and do nothing: LLVM passes over calls of
/// them where it looks at what uses a function.
const PASSED_OVER: &[&str] = &[
    "assume",
    "dbg.",
    "experimental.noalias.scope.decl",
    "invariant.",
    "lifetime.",
    "objectsize",
    "pseudoprobe",
    "ptr.annotation",
    "sideeffect",
    "var.annotation",
];

/// Addresses that are taken and should not be.
#[derive(Default)]
pub(super) struct Addresses<'m> {
    /// The functions whose entries' addresses are taken.
    entries: FxHashSet<Symbol>,
    /// Which constants are addresses of intrinsics.
    intrinsics: Vec<bool>,
    /// What names an intrinsic and does not call it, of several that which LLVM meets first.
    users: FxHashMap<Symbol, User<'m>>,
    /// Instructions among these.
    insts: FxHashSet<(Symbol, Inst)>,
    /// Whether any was met.
    has_met: bool,
}

/// What names an intrinsic.
#[derive(Clone, Copy)]
enum User<'m> {
    Symbol(Symbol),
    Constant(Constant),
    Inst(&'m Function, Inst),
}

impl Addresses<'_> {
    fn has(&self, constant: Constant) -> bool {
        self.intrinsics.get(constant.0 as usize).copied().unwrap_or(false)
    }

    /// The same for another function.
    pub(super) fn renewed<'n>(self) -> Addresses<'n> {
        Addresses { intrinsics: self.intrinsics, has_met: self.has_met, ..Addresses::default() }
    }

    fn has_value(&self, value: Value) -> bool {
        value.as_constant().is_some_and(|constant| self.has(constant))
    }
}

impl<'m> Rules<'m> {
    /// Finds out which addresses are taken.
    pub(super) fn find_addresses(&mut self) {
        let entries = self.ctx.addressed_blocks().into_iter().filter(|&(symbol, block)| {
            let body = self.function_of(symbol).and_then(|function| function.body.as_ref());
            body.is_some_and(|body| body.layout.first() == Some(&block))
        });
        self.addresses.entries = entries.map(|(symbol, _)| symbol).collect();
        self.find_intrinsics();
        if self.addresses.intrinsics.contains(&true) {
            self.find_symbols_naming();
            self.find_constants_naming();
        }
    }

    /// Finds out which constants that came since are addresses of intrinsics.
    pub(super) fn find_intrinsics(&mut self) {
        let known = self.addresses.intrinsics.len();
        for number in known as u32..self.ctx.constants.len() as u32 {
            let is_one = match self.ctx.constant(Constant(number)) {
                ConstantData::Global { symbol, .. } => {
                    self.is_intrinsic(*symbol) && self.function_of(*symbol).is_some()
                }
                _ => false,
            };
            self.addresses.intrinsics.push(is_one);
        }
    }

    /// Finds the instructions that name intrinsics.
    pub(super) fn find_naming(&mut self) {
        let mut silent = Likenesses::default();
        for function in self.module.functions() {
            self.find_insts_naming(function, &mut silent);
        }
    }

    /// Takes note of an instruction that is met, which may name an intrinsic.
    pub(super) fn meet(&mut self, function: &'m Function, body: &'m Body, inst: Inst) {
        self.addresses.has_met |= self.note_named(function, body, inst);
    }

    /// Whether an instruction was met that names an intrinsic.
    pub(super) fn has_met_naming(&self) -> bool {
        self.addresses.has_met
    }

    fn note_user(&mut self, named: Constant, user: User<'m>) {
        if self.addresses.has(named)
            && let Some(symbol) = self.symbol_of(named)
        {
            if self.follows(user, symbol) {
                self.addresses.users.insert(symbol, user);
            } else {
                self.addresses.users.entry(symbol).or_insert(user);
            }
        }
    }

    /// Whether an instruction comes after what it names is declared. Of these LLVM meets the last
    /// first, and before all others.
    fn follows(&self, user: User<'m>, symbol: Symbol) -> bool {
        let User::Inst(function, _) = user else { return false };
        let place = |symbol| match self.module.lookup(symbol) {
            Some(GlobalRef::Function(at)) => Some(at),
            _ => None,
        };
        place(function.common.symbol) > place(symbol)
    }

    fn find_symbols_naming(&mut self) {
        let module = self.module;
        for global in module.globals() {
            let user = User::Symbol(global.common.symbol);
            global.init.into_iter().for_each(|init| self.note_user(init, user));
        }
        for alias in module.aliases() {
            self.note_user(alias.target, User::Symbol(alias.common.symbol));
        }
        for function in module.functions() {
            let user = User::Symbol(function.common.symbol);
            let named = [function.prefix, function.prologue, function.personality];
            named.into_iter().flatten().for_each(|named| self.note_user(named, user));
        }
    }

    fn find_constants_naming(&mut self) {
        for (number, data) in (0..).zip(self.ctx.all_constants()) {
            let parts: &[Constant] = match data {
                ConstantData::Aggregate { elems, .. } => elems,
                ConstantData::Expr(expr) => &expr.operands,
                _ => continue,
            };
            parts.iter().for_each(|&part| self.note_user(part, User::Constant(Constant(number))));
        }
    }

    /// Those that are like one that names none name none.
    fn find_insts_naming(&mut self, function: &'m Function, silent: &mut Likenesses) {
        let Some(body) = &function.body else { return };
        for &inst in body.layout.iter().flat_map(|&block| body.insts(block)) {
            if silent.has(body.likeness(inst)) {
                continue;
            }
            if !self.note_named(function, body, inst) {
                silent.add(body.likeness(inst));
            }
        }
    }

    /// Notes the intrinsics that an instruction names and does not call; whether there are any.
    fn note_named(&mut self, function: &'m Function, body: &'m Body, inst: Inst) -> bool {
        let called = self.called_otherwise(body, inst);
        let named = if self.may_name(body, inst) { self.named_by(body, inst) } else { None };
        for intrinsic in called.into_iter().chain(named) {
            self.note_user(intrinsic, User::Inst(function, inst));
        }
        if named.is_some() {
            self.addresses.insts.insert((function.common.symbol, inst));
        }
        called.is_some() || named.is_some()
    }

    /// The intrinsic that an instruction calls as something else than it is declared.
    #[inline]
    fn called_otherwise(&self, body: &Body, inst: Inst) -> Option<Constant> {
        let site = body.call_site(inst)?;
        let callee = body.words(&body.insts[inst]).first()?.value().as_constant()?;
        if !self.addresses.has(callee) {
            return None;
        }
        let symbol = self.symbol_of(callee)?;
        let name = self.ctx.str_bytes(symbol.name()?).strip_prefix(b"llvm.")?;
        if PASSED_OVER.iter().any(|own| name.starts_with(own.as_bytes())) {
            return None;
        }
        let declared = self.function_of(symbol)?;
        (!self.ctx.same_when_opaque(declared.ty, site.function_type)).then_some(callee)
    }

    /// Whether an instruction can name an intrinsic, by a look at its words, whatever they are.
    #[inline]
    fn may_name(&self, body: &Body, inst: Inst) -> bool {
        let data = &body.insts[inst];
        let mut words = body.words(data).iter();
        words.any(|word| self.addresses.has_value(word.value()))
            || body.call_site(inst).is_some_and(|site| !site.bundles.is_empty())
    }

    /// The intrinsic that an instruction names but as what it calls.
    fn named_by(&self, body: &Body, inst: Inst) -> Option<Constant> {
        let data = &body.insts[inst];
        let calls = matches!(data.opcode, Opcode::Call | Opcode::Invoke | Opcode::CallBr);
        let (mut at, mut found) = (0usize, None);
        for_each_value(body, data, |value| {
            if self.addresses.has_value(value) && !(calls && at == 0) {
                found = found.or(value.as_constant());
            }
            at += 1;
        });
        let site = calls.then(|| body.call_site(inst)).flatten();
        let mut inputs =
            site.into_iter().flat_map(|site| &site.bundles).flat_map(|row| &row.inputs);
        found.or_else(|| inputs.find(|&&input| self.addresses.has_value(input))?.as_constant())
    }

    pub(super) fn entry_address(&mut self, function: &'m Function, body: &'m Body) {
        if !self.addresses.entries.contains(&function.common.symbol) {
            return;
        }
        if let Some(&entry) = body.layout.first() {
            let subjects = vec![self.excerpts.block(function, entry)];
            let message = "blockaddress may not be used with the entry block!";
            let _ = self.broken_of(message, subjects);
        }
    }

    /// Intrinsics are only called.
    pub(super) fn names_no_intrinsic(&mut self, function: &'m Function, inst: Inst) -> Checked {
        let insts = &self.addresses.insts;
        let fits = insts.is_empty() || !insts.contains(&(function.common.symbol, inst));
        let message = "Cannot take the address of an intrinsic!";
        self.check(fits, message, Subject::Inst(function, inst))
    }

    /// Reports what names an intrinsic and does not call it.
    pub(super) fn intrinsic_user(&mut self, function: &'m Function) {
        let user = match self.addresses.users.get(&function.common.symbol) {
            Some(User::Symbol(symbol)) => self.excerpts.symbol(*symbol),
            Some(User::Constant(constant)) => self.excerpts.constant(*constant),
            Some(&User::Inst(function, inst)) => self.text(Subject::Inst(function, inst)),
            None => return,
        };
        let _ = self.broken_of("Invalid user of intrinsic instruction!", vec![user]);
    }
}
