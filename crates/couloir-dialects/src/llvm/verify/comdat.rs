//! Groups of definitions the linker takes one of, and who is in them.
//!
//! A member names a selector in a group of its module. It is looked for where the member is
//! verified, as upstream does, but only among so many; of large modules it is looked up when uses
//! of symbols are.

use couloir_ir::symbols::SymbolScope;
use couloir_ir::{Attribute, BlockRef, Failure, OpRef};

use crate::llvm::{Comdat, ComdatSelector, Func, Global};

/// How many ops and how many selectors are gone over for one member.
const NEAR: usize = 256;

pub(in crate::llvm) fn group(op: OpRef<'_>) -> Result<(), Failure> {
    let Some(body) = op.region(0) else { return Ok(()) };
    let mut ops = body.blocks().flat_map(BlockRef::ops);
    match ops.find(|inner| !inner.is(ComdatSelector::def())) {
        Some(inner) => {
            inner.error("only comdat selector symbols can appear in a comdat region").fail()
        }
        None => Ok(()),
    }
}

/// A comdat is a selector in a group of the module.
pub(super) fn verify(op: OpRef<'_>, comdat: Option<Attribute>) -> Result<(), Failure> {
    match comdat.and_then(|comdat| is_near(op, comdat)) {
        Some(false) => missing(op),
        _ => Ok(()),
    }
}

pub(in crate::llvm) fn global(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Result<(), Failure> {
    member(op, Global(op).comdat(), symbols)
}

pub(in crate::llvm) fn func(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Result<(), Failure> {
    member(op, Func(op).comdat(), symbols)
}

/// The same of those that are not near.
fn member(
    op: OpRef<'_>,
    comdat: Option<Attribute>,
    symbols: &SymbolScope<'_>,
) -> Result<(), Failure> {
    let Some(comdat) = comdat.filter(|&comdat| is_near(op, comdat).is_none()) else {
        return Ok(());
    };
    match symbols.resolve(comdat, |found| found.is(ComdatSelector::def())) {
        Some(true) => Ok(()),
        _ => missing(op),
    }
}

fn missing(op: OpRef<'_>) -> Result<(), Failure> {
    op.error("expected comdat symbol").fail()
}

/// Whether a selector is among the first ones of the block; nothing where that is not known.
fn is_near(op: OpRef<'_>, comdat: Attribute) -> Option<bool> {
    let Some((root, nested)) = comdat.as_symbol_ref(op.ctx()) else { return Some(true) };
    let Some(block) = op.block() else { return Some(false) };
    // What passes work on by itself was taken out of the module that has its group.
    op.scope.block(block).ops().nth(1)?;
    let is_group = |op: &OpRef<'_>| op.is(Comdat::def()) && op.symbol_name() == Some(root);
    let group = near(op.scope.block(block).ops(), is_group).ok()?;
    let Some(group) = group else { return Some(false) };
    let name = nested.first().copied();
    let is_selector = |op: &OpRef<'_>| op.is(ComdatSelector::def()) && op.symbol_name() == name;
    let region = group.region(0);
    let selectors = region.iter().flat_map(|region| region.blocks()).flat_map(BlockRef::ops);
    Some(near(selectors, is_selector).ok()?.is_some())
}

/// There are more ops than are gone over.
struct TooMany;

/// The first op that is wanted, if any is.
fn near<'a>(
    mut ops: impl Iterator<Item = OpRef<'a>>,
    is_wanted: impl Fn(&OpRef<'a>) -> bool,
) -> Result<Option<OpRef<'a>>, TooMany> {
    let found = ops.by_ref().take(NEAR).find(is_wanted);
    if found.is_some() || ops.next().is_none() { Ok(found) } else { Err(TooMany) }
}
