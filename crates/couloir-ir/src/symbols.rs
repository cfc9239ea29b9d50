//! Symbols: ops found by name from other ops.
//!
//! Rules, as upstream's: a name is looked up in the nearest symbol table
//! around a use and not further out; `@a::@b` goes on from the symbol `a`,
//! which must be a symbol table itself; nothing is found through an
//! unregistered op that could be a symbol table.
//!
//! A [`SymbolTable`] holds the names directly in one op. It is computed once
//! and kept up to date by whoever adds, renames or removes symbols through it.

mod nearest;
mod rename;
mod uses;

use std::sync::{Arc, Mutex, PoisonError};

use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};

use crate::attr::Attribute;
use crate::body::{Block, Body, Op};
use crate::context::Context;
use crate::op::Trait;
use crate::text::Str;
use crate::view::{BlockRef, OpRef, Scope};

pub(crate) use nearest::Names;
pub use nearest::{nearest_symbol, set_symbols_beside, symbols_beside};
pub use rename::{set_attr, set_symbol_name, set_visibility};
pub use uses::{SymbolRefs, each_symbol_ref, replace_symbol_refs, symbol_uses};

/// Who may refer to a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Visibility {
    /// Anyone.
    Public,
    /// Ops in the symbol table only.
    Private,
    /// Ops in the symbol table and those of the tables around it.
    Nested,
}

/// The visibility of a symbol; public where nothing is said.
pub fn visibility(op: OpRef<'_>) -> Visibility {
    match op.attr(Str::SYM_VISIBILITY).and_then(|attr| attr.as_str(op.ctx())) {
        Some(Str::PRIVATE) => Visibility::Private,
        Some(Str::NESTED) => Visibility::Nested,
        _ => Visibility::Public,
    }
}

/// Whether an op is a symbol (`SymbolOpInterface`): one that has a name, of a kind that is known to be.
pub fn is_symbol(op: OpRef<'_>) -> bool {
    op.has(Trait::Symbol) && op.symbol_name().is_some()
}

/// Whether an op is a symbol table.
pub fn is_symbol_table(op: OpRef<'_>) -> bool {
    op.has(Trait::SymbolTable)
}

/// Whether an op of an unknown dialect may be a symbol table.
pub fn may_be_unknown_table(op: OpRef<'_>) -> bool {
    let dialect = |op: OpRef<'_>| op.ctx().dialect_named(op.name().split_once('.')?.0);
    op.def().is_none() && op.num_regions() == 1 && dialect(op).is_none()
}

/// The symbols of one symbol table op.
#[derive(Debug, Default)]
pub struct SymbolTable {
    symbols: FxHashMap<Str, Op>,
    /// Appended to the next name made unique.
    counter: u32,
    /// Tables of those symbols that are tables themselves, once asked for.
    nested: Mutex<FxHashMap<Op, Arc<SymbolTable>>>,
}

impl SymbolTable {
    /// Gathers the symbols directly in an op's first region.
    pub fn of(table: &OpRef<'_>) -> Self {
        match table.region(0) {
            Some(region) => {
                Self::of_blocks(table.inner(), region.blocks().map(|block| block.block))
            }
            None => Self::default(),
        }
    }

    /// Gathers the symbols directly in a block, as that of a module.
    pub fn of_block(scope: Scope<'_>, block: Block) -> Self {
        Self::of_blocks(scope, [block])
    }

    fn of_blocks(scope: Scope<'_>, blocks: impl IntoIterator<Item = Block>) -> Self {
        let mut table = Self::default();
        for op in blocks.into_iter().flat_map(|block| scope.block(block).ops()) {
            table.add(op);
        }
        table
    }

    /// Gathers symbols as [`SymbolTable::of`]; the error is the first op with
    /// a name that another one had, after that one.
    pub(crate) fn unique(table: &OpRef<'_>) -> Result<Self, (Op, Op)> {
        let mut symbols = Self::default();
        let Some(region) = table.region(0) else { return Ok(symbols) };
        for op in region.blocks().flat_map(BlockRef::ops) {
            if let Some(first) = symbols.add(op) {
                return Err((first, op.op));
            }
        }
        Ok(symbols)
    }

    /// Adds an op under its name, unless another one has it; that is returned.
    fn add(&mut self, op: OpRef<'_>) -> Option<Op> {
        let first = *self.symbols.entry(op.symbol_name()?).or_insert(op.op);
        (first != op.op).then_some(first)
    }

    /// The symbol of this name.
    pub fn get(&self, name: Str) -> Option<Op> {
        self.symbols.get(&name).copied()
    }

    /// Whether a name is taken.
    pub fn contains(&self, name: Str) -> bool {
        self.symbols.contains_key(&name)
    }

    /// How many symbols there are.
    pub fn len(&self) -> usize {
        self.symbols.len()
    }

    /// Whether there are no symbols.
    pub fn is_empty(&self) -> bool {
        self.symbols.is_empty()
    }

    /// The name itself when it is free, otherwise the name with the first
    /// free number after an underscore: `foo_0`.
    pub fn unique_name(&mut self, ctx: &Context, name: Str) -> Str {
        let mut unique = name;
        while self.contains(unique) {
            unique = ctx.intern(&format!("{}_{}", ctx.str(name), self.counter));
            self.counter += 1;
        }
        unique
    }

    /// Adds an op of the table's block, giving it another name where its own
    /// is taken. Returns its name; none when it has none.
    pub fn insert(&mut self, ctx: &Context, body: &mut Body, op: Op) -> Option<Str> {
        let name = Scope::new(ctx, body).op(op).symbol_name()?;
        if self.get(name) == Some(op) {
            return Some(name);
        }
        let unique = self.unique_name(ctx, name);
        if unique != name {
            set_symbol_name(ctx, body, op, unique);
        }
        self.symbols.insert(unique, op);
        Some(unique)
    }

    /// Gives a symbol another name. Uses are left as they are.
    pub fn rename(&mut self, ctx: &Context, body: &mut Body, op: Op, name: Str) {
        self.remove(ctx, body, op);
        set_symbol_name(ctx, body, op, name);
        self.symbols.insert(name, op);
    }

    /// Forgets a symbol, which is about to be erased or renamed.
    pub fn remove(&mut self, ctx: &Context, body: &Body, op: Op) {
        let name = Scope::new(ctx, body).op(op).symbol_name();
        if let Some(name) = name.filter(|&name| self.get(name) == Some(op)) {
            self.symbols.remove(&name);
        }
        let nested = self.nested.get_mut().unwrap_or_else(PoisonError::into_inner);
        nested.remove(&op);
    }

    /// The table of a symbol that is a symbol table.
    fn table_of(&self, op: &OpRef<'_>) -> Arc<SymbolTable> {
        let mut nested = self.nested.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(nested.entry(op.op).or_insert_with(|| Arc::new(SymbolTable::of(op))))
    }
}

/// The symbol table around a use.
pub struct SymbolScope<'a> {
    table: Option<(Scope<'a>, &'a SymbolTable)>,
    /// What was gathered of symbols asked for.
    gathered: Mutex<FxHashMap<Op, FxHashSet<Attribute>>>,
    /// What symbols lead to in the end, if to anything.
    ends: Mutex<FxHashMap<Op, Result<Option<Op>, Unknown>>>,
}

/// It cannot be told what a symbol leads to.
#[derive(Clone, Copy, Debug)]
pub struct Unknown;

impl<'a> SymbolScope<'a> {
    /// The symbols of the op whose inner scope this is.
    pub fn new(scope: Scope<'a>, table: &'a SymbolTable) -> Self {
        SymbolScope { table: Some((scope, table)), ..Self::unknown() }
    }

    /// Where no symbol table is known.
    pub const fn unknown() -> Self {
        SymbolScope {
            table: None,
            gathered: Mutex::new(FxHashMap::with_hasher(FxBuildHasher)),
            ends: Mutex::new(FxHashMap::with_hasher(FxBuildHasher)),
        }
    }

    /// The op that a name without nesting means here.
    pub fn lookup(&self, name: Str) -> Option<OpRef<'a>> {
        let (scope, table) = self.table?;
        table.get(name).map(|op| scope.op(op))
    }

    /// What a symbol leads to in the end, where `next` says what it leads to directly: nothing where
    /// it leads back to itself. Each symbol is asked once.
    ///
    /// # Errors
    /// Where `next` does not know.
    pub fn end_of(
        &self,
        first: OpRef<'a>,
        next: impl Fn(OpRef<'a>) -> Result<Option<OpRef<'a>>, Unknown>,
    ) -> Result<Option<OpRef<'a>>, Unknown> {
        let mut ends = self.ends.lock().unwrap_or_else(PoisonError::into_inner);
        let (mut on_the_way, mut at) = (Vec::new(), first);
        let end = loop {
            if let Some(&known) = ends.get(&at.op) {
                break known;
            }
            // For now, so that a way back here ends.
            ends.insert(at.op, Ok(None));
            on_the_way.push(at.op);
            match next(at) {
                Ok(Some(other)) if other.op != at.op => at = other,
                end => break end.map(|end| end.map(|end| end.op)),
            }
        };
        ends.extend(on_the_way.into_iter().map(|op| (op, end)));
        end.map(|end| end.map(|end| first.scope.op(end)))
    }

    /// Whether an attribute is among those that `gather` finds in a symbol,
    /// which are gathered once.
    pub fn has_within(
        &self,
        symbol: OpRef<'a>,
        attr: Attribute,
        gather: impl FnOnce(OpRef<'a>) -> FxHashSet<Attribute>,
    ) -> bool {
        let mut gathered = self.gathered.lock().unwrap_or_else(PoisonError::into_inner);
        let within = gathered.entry(symbol.op);
        within.or_insert_with(|| gather(symbol)).contains(&attr)
    }

    /// Calls `visit` on the op that a symbol reference means here.
    pub fn resolve<R>(
        &self,
        reference: Attribute,
        visit: impl FnOnce(OpRef<'_>) -> R,
    ) -> Option<R> {
        let (scope, table) = self.table?;
        let (root, nested) = reference.as_symbol_ref(scope.ctx)?;
        let mut visit = Some(visit);
        let mut result = None;
        descend(scope, table, root, nested, &mut |op| result = visit.take().map(|visit| visit(op)));
        result
    }
}

/// Goes down a path of symbols. Recursion is as deep as symbol tables nest,
/// each isolated from above or of the same scope.
fn descend(
    scope: Scope<'_>,
    table: &SymbolTable,
    name: Str,
    rest: &[Str],
    visit: &mut dyn FnMut(OpRef<'_>),
) {
    let Some(op) = table.get(name).map(|op| scope.op(op)) else { return };
    match rest.split_first() {
        None => visit(op),
        Some((&next, rest)) if is_symbol_table(op) => {
            descend(op.inner(), &table.table_of(&op), next, rest, visit);
        }
        Some(_) => {}
    }
}
