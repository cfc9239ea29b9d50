//! Symbol tables.

use rustc_hash::FxHashMap;

use super::{Verified, parallel};
use crate::body::{Op, Region};
use crate::location::Location;
use crate::op::Trait;
use crate::symbols::{SymbolScope, SymbolTable, may_be_unknown_table};
use crate::text::Str;
use crate::view::{OpRef, RegionRef, Scope};

/// Checks a symbol table: one region of one block, names used once, and all
/// uses of symbols in it.
pub(super) fn table(op: OpRef<'_>) -> Verified {
    if op.num_regions() != 1 {
        return op.op_error("Operations with a 'SymbolTable' must have exactly one region").fail();
    }
    let region = op.region(0);
    if region.is_none_or(|region| region.num_blocks() != 1) {
        return op.op_error("Operations with a 'SymbolTable' must have exactly one block").fail();
    }
    unique_names(&op)?;
    let table = SymbolTable::of(&op);
    let symbols = SymbolScope::new(op.inner(), &table);
    uses(op.inner(), op.body().regions(op.op), &symbols)
}

fn unique_names(table: &OpRef<'_>) -> Verified {
    let mut seen = FxHashMap::<Str, Location>::default();
    let Some(block) = table.region(0).and_then(RegionRef::entry) else { return Ok(()) };
    for op in block.ops() {
        let Some(name) = op.symbol_name() else { continue };
        if let Some(first) = seen.insert(name, op.location()) {
            let name = op.ctx().str(name);
            return op
                .error(format!("redefinition of symbol named '{name}'"))
                .note(first, "see existing symbol definition here")
                .fail();
        }
    }
    Ok(())
}

/// Checks the uses of symbols in the regions of a symbol table. Quietly in
/// parallel first; in upstream's order when that does not settle it.
fn uses(scope: Scope<'_>, regions: &[Region], symbols: &SymbolScope<'_>) -> Verified {
    let ops = || direct_ops(scope, regions);
    let isolated = ops().filter(|&op| descends(scope.op(op))).collect::<Vec<_>>();
    let quiet = parallel::quietly_all(scope, &isolated, |op| nested_uses(op, symbols));
    if quiet {
        let (result, held) = scope.ctx.capture(|| {
            let rest = ops().filter(|&op| scope.body.nested(op).is_none());
            let own = ops().try_for_each(|op| check_op(scope.op(op), symbols));
            own.and_then(|()| {
                rest.map(|op| scope.op(op)).try_for_each(|op| nested_uses(op, symbols))
            })
        });
        if result.is_ok() && held.is_empty() {
            return Ok(());
        }
    }
    in_order(scope, regions.iter().map(|&region| Work::Region(region, true)).collect(), symbols)
}

fn direct_ops<'a>(scope: Scope<'a>, regions: &'a [Region]) -> impl Iterator<Item = Op> + 'a {
    let body = scope.body;
    let blocks = regions.iter().flat_map(|&region| body.region_blocks(region));
    blocks.flat_map(|block| body.block_ops(block))
}

/// Whether an isolated op's regions are of the symbol table around it.
fn descends(op: OpRef<'_>) -> bool {
    op.body().nested(op.op).is_some() && !op.has(Trait::SymbolTable)
}

fn nested_uses(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Verified {
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

fn check_op(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Verified {
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
    if known { symbols } else { const { &SymbolScope::unknown() } }
}
