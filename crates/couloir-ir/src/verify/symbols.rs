//! Symbol tables.

use super::Verified;
use crate::body::{Op, Region};
use crate::op::Trait;
use crate::symbols::{SymbolScope, SymbolTable, may_be_unknown_table};
use crate::view::{OpRef, Scope};

/// Uses of symbols met in a tree, to be checked at the symbol table around.
#[derive(Default)]
pub(super) struct Users {
    /// Ops of the tree's own scope.
    ops: Vec<Op>,
    /// Isolated ops of that scope with the uses in them.
    nested: Vec<(Op, Users)>,
    /// Whether an op was met that has symbols of its own, or may have, so
    /// that not all of these see the table around.
    unsure: bool,
}

impl Users {
    /// Notes an op in the scope that uses symbols.
    pub(super) fn leaf(&mut self, op: OpRef<'_>) {
        self.ops.push(op.op);
    }

    /// Notes an op with regions in the scope.
    pub(super) fn enter(&mut self, op: OpRef<'_>) {
        if op.def().is_some_and(|def| def.hooks.verify_symbol_uses.is_some()) {
            self.leaf(op);
        }
        self.unsure |= op.has(Trait::SymbolTable) || may_be_unknown_table(op);
    }

    /// Notes the uses in an isolated op.
    pub(super) fn add(&mut self, op: Op, users: Users) {
        self.unsure |= users.unsure;
        if !users.ops.is_empty() || !users.nested.is_empty() {
            self.nested.push((op, users));
        }
    }

    /// Whether not all of these may see the table around.
    pub(super) fn are_unsure(&self) -> bool {
        self.unsure
    }

    /// Whether all uses are right, without a word.
    fn are_right(&self, scope: Scope<'_>, symbols: &SymbolScope<'_>) -> bool {
        let (result, held) = scope.ctx.capture(|| self.check(scope, symbols));
        result.is_ok() && held.is_empty()
    }

    pub(super) fn check(&self, scope: Scope<'_>, symbols: &SymbolScope<'_>) -> Verified {
        self.ops.iter().try_for_each(|&op| check_op(scope.op(op), symbols))?;
        self.nested.iter().try_for_each(|(op, users)| users.check(scope.op(*op).inner(), symbols))
    }
}

/// Checks a symbol table: one region of one block, names used once, and all
/// uses of symbols in it, which are known if `users` is given.
pub(super) fn table(op: OpRef<'_>, users: Option<&Users>) -> Verified {
    if op.num_regions() != 1 {
        return op.op_error("Operations with a 'SymbolTable' must have exactly one region").fail();
    }
    if op.region(0).is_none_or(|region| region.num_blocks() != 1) {
        return op.op_error("Operations with a 'SymbolTable' must have exactly one block").fail();
    }
    let table = match SymbolTable::unique(&op) {
        Ok(table) => table,
        Err((first, again)) => return redefined(op.inner(), first, again),
    };
    let (scope, symbols) = (op.inner(), SymbolScope::new(op.inner(), &table));
    let users = users.filter(|users| !users.unsure);
    if users.is_some_and(|users| users.are_right(scope, &symbols)) {
        return Ok(());
    }
    let regions = op.body().regions(op.op).iter();
    in_order(scope, regions.map(|&region| Work::Region(region, true)).collect(), &symbols)
}

#[cold]
fn redefined(scope: Scope<'_>, first: Op, again: Op) -> Verified {
    let again = scope.op(again);
    let name = again.symbol_name().map_or("", |name| scope.ctx.str(name));
    again
        .error(format!("redefinition of symbol named '{name}'"))
        .note(scope.op(first).location(), "see existing symbol definition here")
        .fail()
}

pub(super) fn nested_uses(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Verified {
    if op.num_regions() == 0 || op.has(Trait::SymbolTable) {
        return Ok(());
    }
    let regions = op
        .body()
        .regions(op.op)
        .iter()
        .map(|&region| Work::Region(region, !may_be_unknown_table(op)));
    in_order(op.inner(), regions.collect(), symbols)
}

pub(super) fn check_op(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Verified {
    match op.def().and_then(|def| def.hooks.verify_symbol_uses) {
        Some(verify) => verify(op, symbols),
        None => Ok(()),
    }
}

/// What is left to check.
enum Work {
    /// A region of the scope, and whether the table around it is known.
    Region(Region, bool),
    /// The regions of an isolated op of the scope.
    Isolated(Op, bool),
}

/// Checks uses in upstream's order: all direct ops of a region, then what is
/// in these, the last first.
fn in_order(scope: Scope<'_>, mut pending: Vec<Work>, symbols: &SymbolScope<'_>) -> Verified {
    let body = scope.body;
    while let Some(work) = pending.pop() {
        let (region, known) = match work {
            Work::Region(region, known) => (region, known),
            Work::Isolated(op, known) => {
                nested_uses(scope.op(op), visible(known, symbols))?;
                continue;
            }
        };
        for op in body.region_blocks(region).flat_map(|block| body.block_ops(block)) {
            check_op(scope.op(op), visible(known, symbols))?;
            if body.nested(op).is_some() {
                pending.push(Work::Isolated(op, known));
            } else if !body.regions(op).is_empty() && !scope.op(op).has(Trait::SymbolTable) {
                let known = known && !may_be_unknown_table(scope.op(op));
                pending.extend(body.regions(op).iter().map(|&region| Work::Region(region, known)));
            }
        }
    }
    Ok(())
}

/// The symbols seen where the table around is known, or not.
fn visible<'s, 'a>(known: bool, symbols: &'s SymbolScope<'a>) -> &'s SymbolScope<'a> {
    static UNKNOWN: SymbolScope<'static> = SymbolScope::unknown();
    if known { symbols } else { &UNKNOWN }
}
