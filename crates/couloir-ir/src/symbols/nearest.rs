//! The symbol that a name means where an op stands.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::{is_symbol_table, may_be_unknown_table};
use crate::body::{Body, Op, OpSpec};
use crate::op::Trait;
use crate::text::Str;
use crate::view::{BlockRef, OpRef, RegionRef, Scope};

/// The symbols of a table by their names.
pub(crate) type Names = FxHashMap<Str, Op>;

/// The op of a name in the nearest symbol table around an op. Beside an op that was taken out of
/// its body only [symbols without regions](set_symbols_beside) are seen.
///
/// The names of a table are gathered once, and looked at again when one is found: symbols may have
/// come and gone since.
pub fn nearest_symbol(op: OpRef<'_>, name: Str) -> Option<OpRef<'_>> {
    let region = table_region(op)?;
    let beside = region.scope.body.beside.as_deref().and_then(|beside| {
        let scope = Scope { body: beside, ..region.scope };
        Some(scope.region(*beside.roots().first()?))
    });
    symbol_in(region, name).or_else(|| symbol_in(beside?, name))
}

fn symbol_in(region: RegionRef<'_>, name: Str) -> Option<OpRef<'_>> {
    let body = region.scope.body;
    let is_it = |found: &OpRef<'_>| {
        found.symbol_name() == Some(name)
            && found.block().and_then(|block| body.region_of(block)) == Some(region.region)
    };
    let mut all = region.blocks().flat_map(BlockRef::ops);
    if body.roots() != [region.region] {
        return all.find(is_it);
    }
    let known = body.changes.symbols.get_or_init(|| Box::new(names_in(region)));
    let known = known.get(&name).filter(|op| (op.as_u32() as usize) < body.num_ops());
    known.map(|&op| region.scope.op(op)).filter(is_it).or_else(|| all.find(is_it))
}

/// Copies of the symbols without regions in a body, for ops that are taken out of it; none where
/// there are none.
pub fn symbols_beside(scope: Scope<'_>) -> Option<Arc<Body>> {
    let regions = scope.body.roots().iter().map(|&region| scope.region(region));
    let ops = regions.flat_map(RegionRef::blocks).flat_map(BlockRef::ops);
    let mut symbols = ops.filter(|op| op.has(Trait::Symbol) && op.num_regions() == 0).peekable();
    symbols.peek()?;
    let mut copies = Body::new();
    let root = copies.create_root();
    let block = copies.append_new_block(root);
    for op in symbols {
        let count = op.def().map_or(0, |def| def.attrs.len());
        let props: Vec<_> = (0..count).map(|slot| op.prop(slot)).collect();
        let copy = copies.create_op(OpSpec {
            props: &props,
            attrs: scope.body.discardable(op.op),
            ..OpSpec::new(scope.body.op(op.op).name, op.location())
        });
        copies.append_op(block, copy);
    }
    Some(Arc::new(copies))
}

/// Makes symbols known to an op that was taken out of its body, by the body that holds it.
pub fn set_symbols_beside(holder: &mut Body, symbols: Option<&Arc<Body>>) {
    holder.beside = symbols.cloned();
}

fn names_in(region: RegionRef<'_>) -> Names {
    let mut names = Names::default();
    for op in region.blocks().flat_map(BlockRef::ops) {
        if let Some(name) = op.symbol_name() {
            names.entry(name).or_insert(op.op);
        }
    }
    names
}

/// The region of the nearest symbol table; none where an unknown op may be one.
fn table_region(op: OpRef<'_>) -> Option<RegionRef<'_>> {
    let mut region = op.parent_region()?;
    loop {
        let parent = region.parent()?;
        if is_symbol_table(parent) {
            return Some(region);
        }
        if may_be_unknown_table(parent) {
            return None;
        }
        region = parent.parent_region()?;
    }
}
