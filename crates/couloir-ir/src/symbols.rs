//! Symbol tables: looking up `@name` from an op.

use rustc_hash::FxHashMap;

use crate::body::Op;
use crate::op::Trait;
use crate::text::Str;
use crate::view::{OpRef, Scope};

/// The symbols of one symbol table op.
#[derive(Debug, Default)]
pub struct SymbolTable {
    symbols: FxHashMap<Str, Op>,
}

impl SymbolTable {
    /// Gathers the symbols directly in an op's first region.
    pub fn of(table: &OpRef<'_>) -> Self {
        let mut symbols = FxHashMap::default();
        if let Some(region) = table.region(0) {
            let ops = region.blocks().flat_map(|block| block.ops());
            for op in ops {
                if let Some(name) = op.symbol_name() {
                    symbols.entry(name).or_insert(op.op);
                }
            }
        }
        Self { symbols }
    }

    /// The symbol of this name.
    pub fn get(&self, name: Str) -> Option<Op> {
        self.symbols.get(&name).copied()
    }
}

/// The symbol tables around a place, innermost first.
pub struct SymbolScope<'a> {
    /// The symbol table op's inner scope.
    pub scope: Scope<'a>,
    /// Its symbols.
    pub table: &'a SymbolTable,
    /// The symbol tables around.
    pub outer: Option<&'a SymbolScope<'a>>,
}

impl<'a> SymbolScope<'a> {
    /// The symbols of the op whose inner scope this is.
    pub fn new(scope: Scope<'a>, table: &'a SymbolTable) -> Self {
        SymbolScope { scope, table, outer: None }
    }

    /// The op that a flat name means here, searching outwards.
    pub fn lookup(&self, name: Str) -> Option<OpRef<'_>> {
        match self.table.get(name) {
            Some(op) => Some(self.scope.op(op)),
            None => self.outer?.lookup(name),
        }
    }

    /// Whether an op of the nearest table has this name.
    pub fn lookup_nearest(&self, name: Str) -> Option<OpRef<'_>> {
        self.table.get(name).map(|op| self.scope.op(op))
    }
}

/// Whether an op is a symbol table.
pub fn is_symbol_table(op: OpRef<'_>) -> bool {
    op.has(Trait::SymbolTable)
}
