//! What aliases stand for, through other aliases.
//!
//! They may stand for each other in long rows: what came of one is kept for those that lead to it.

use std::collections::hash_map::Entry;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::constants::{Constant, ConstantData};
use crate::context::Symbol;
use crate::module::{Function, GlobalRef, Indirection, Linkage, Module};

/// What is wrong with an alias, if anything.
type Verdict = Result<(), &'static str>;

/// What is known of a module's aliases.
pub(super) struct Aliases<'m> {
    module: &'m Module,
    /// What came of what each stands for, where that had to be available externally or not.
    verdicts: FxHashMap<(Symbol, bool), Verdict>,
    /// The function that each is the address of.
    functions: FxHashMap<Symbol, Option<&'m Function>>,
}

impl<'m> Aliases<'m> {
    pub(super) fn new(module: &'m Module) -> Self {
        Self { module, verdicts: FxHashMap::default(), functions: FxHashMap::default() }
    }

    /// Whether what an alias stands for is fit for that.
    pub(super) fn aliasee(&mut self, alias: &'m Indirection) -> Verdict {
        let external = alias.common.linkage == Linkage::AvailableExternally;
        let mut row = vec![alias.common.symbol];
        let verdict = self.follow(alias.target, external, &mut row);
        self.verdicts.extend(row.into_iter().map(|symbol| ((symbol, external), verdict)));
        verdict
    }

    /// Goes on to all that a constant names; `row` are the aliases of which the verdict holds, too:
    /// all that are met as long as each leads to one thing only.
    fn follow(&self, target: Constant, external: bool, row: &mut Vec<Symbol>) -> Verdict {
        let mut seen = row.iter().copied().collect::<FxHashSet<_>>();
        let (mut open, mut is_row) = (vec![(target, true)], true);
        while let Some((constant, is_whole)) = open.pop() {
            match self.module.context().constant(constant) {
                ConstantData::Expr(expr) => {
                    open.extend(expr.operands.iter().rev().map(|&operand| (operand, false)));
                    is_row &= open.len() <= 1;
                }
                ConstantData::Global { symbol, .. } => {
                    // An alias within an expression LLVM takes for what it stands for.
                    if is_whole || self.target(*symbol).is_none() {
                        self.is_fit(*symbol, external)?;
                    }
                    let Some(target) = self.target(*symbol) else { continue };
                    if !seen.insert(*symbol) {
                        return Err("Aliases cannot form a cycle");
                    }
                    if is_whole && self.is_replaceable(*symbol) {
                        return Err("Alias cannot point to an interposable alias");
                    }
                    match self.verdicts.get(&(*symbol, external)) {
                        Some(&known) if is_row => return known,
                        _ => open.push((target, true)),
                    }
                    row.extend(is_row.then_some(*symbol));
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Whether an alias may stand for something else in the end.
    fn is_replaceable(&self, symbol: Symbol) -> bool {
        let Some(GlobalRef::Alias(at)) = self.module.lookup(symbol) else { return false };
        let linkage = self.module.aliases().get(at).map(|alias| alias.common.linkage);
        matches!(linkage, Some(Linkage::WeakAny | Linkage::LinkOnceAny))
    }

    fn is_fit(&self, symbol: Symbol, external: bool) -> Verdict {
        let (linkage, is_declaration) = match self.module.lookup(symbol) {
            Some(GlobalRef::Variable(at)) => match self.module.globals().get(at) {
                Some(found) => (found.common.linkage, found.init.is_none()),
                None => return Ok(()),
            },
            Some(GlobalRef::Function(at)) => match self.module.functions().get(at) {
                Some(found) => (found.common.linkage, found.body.is_none()),
                None => return Ok(()),
            },
            Some(GlobalRef::Alias(at)) => match self.module.aliases().get(at) {
                Some(found) => (found.common.linkage, false),
                None => return Ok(()),
            },
            _ => return Ok(()),
        };
        match (external, linkage == Linkage::AvailableExternally) {
            (true, false) => {
                Err("available_externally alias must point to available_externally global value")
            }
            (false, available) if available || is_declaration => {
                Err("Alias must point to a definition")
            }
            _ => Ok(()),
        }
    }

    /// The function that a constant is the address of, through aliases and casts.
    pub(super) fn function(&mut self, mut constant: Constant) -> Option<&'m Function> {
        let mut row = Vec::new();
        let found = loop {
            match self.module.context().constant(constant) {
                ConstantData::Expr(expr) => constant = *expr.operands.first()?,
                ConstantData::Global { symbol, .. } => {
                    let Some(target) = self.target(*symbol) else { break self.own(*symbol) };
                    match self.functions.entry(*symbol) {
                        Entry::Occupied(known) => break *known.get(),
                        // Those that lead back to themselves are the address of none.
                        Entry::Vacant(new) => _ = new.insert(None),
                    }
                    row.push(*symbol);
                    constant = target;
                }
                _ => break None,
            }
        };
        self.functions.extend(row.into_iter().map(|symbol| (symbol, found)));
        found
    }

    fn own(&self, symbol: Symbol) -> Option<&'m Function> {
        match self.module.lookup(symbol)? {
            GlobalRef::Function(at) => self.module.functions().get(at),
            _ => None,
        }
    }

    fn target(&self, symbol: Symbol) -> Option<Constant> {
        match self.module.lookup(symbol)? {
            GlobalRef::Alias(at) => self.module.aliases().get(at).map(|alias| alias.target),
            _ => None,
        }
    }
}
