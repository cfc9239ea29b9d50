//! Freeing of memory under conditions, with less of both.

use couloir_ir::body::Op;
use couloir_ir::build::Build;
use couloir_ir::op::EffectKind;
use couloir_ir::{Attribute, OpRef, Type, Value};
use couloir_rewrite::convert::no_match;
use couloir_rewrite::greedy::{PatternDef, Rewritten, row};
use couloir_rewrite::{Rewriter, constant_of};
use rustc_hash::FxHashMap;

use super::clone::effects_of;
use super::made_by;
use crate::arith::{Constant, Ori};
use crate::bufferization::Dealloc;
use crate::memref::ExtractStridedMetadata;

pub(super) const PATTERNS: &[PatternDef] = &[
    row("(anonymous namespace)::DeallocRemoveDuplicateDeallocMemrefs", Dealloc::def, freed_twice),
    row("(anonymous namespace)::DeallocRemoveDuplicateRetainedMemrefs", Dealloc::def, kept_twice),
    row("(anonymous namespace)::EraseEmptyDealloc", Dealloc::def, empty),
    row("(anonymous namespace)::EraseAlwaysFalseDealloc", Dealloc::def, never),
    row("(anonymous namespace)::SkipExtractMetadataOfAlloc", Dealloc::def, base_of_allocation),
    row("(anonymous namespace)::RemoveAllocDeallocPairWhenNoOtherUsers", Dealloc::def, unused),
];

/// What an op frees, each under its condition, and what it keeps.
struct Lists {
    freed: Vec<(Value, Value)>,
    kept: Vec<Value>,
}

fn lists(op: OpRef<'_>) -> Lists {
    let dealloc = Dealloc(op);
    Lists {
        freed: dealloc.memrefs().into_iter().zip(dealloc.conditions()).collect(),
        kept: dealloc.retained(),
    }
}

/// Makes the op anew; what it frees or keeps has changed.
fn remake(op: Op, lists: &Lists, rw: &mut Rewriter<'_>) -> Vec<Value> {
    let (memrefs, conditions) = lists.freed.iter().copied().unzip::<_, _, Vec<_>, Vec<_>>();
    let attrs = rw.view(op).body().discardable(op);
    let types = vec![Type::I1; lists.kept.len()];
    let new = Dealloc::build(rw.context(), &types, &memrefs, &conditions, &lists.kept).attrs(attrs);
    let new = rw.insert(new);
    rw.view(new).results().collect()
}

/// Replaces the op by one that frees something else.
fn free_instead(op: Op, lists: &Lists, rw: &mut Rewriter<'_>) {
    let results = remake(op, lists, rw);
    rw.replace(op, &results);
}

/// What stands there twice is freed once, under either condition.
fn freed_twice(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let mut all = lists(rw.view(op));
    let (mut places, mut once) = (FxHashMap::default(), Vec::<(Value, Value)>::new());
    let count = all.freed.len();
    let distinct = all.freed.iter().map(|pair| pair.0).collect::<rustc_hash::FxHashSet<_>>().len();
    if distinct == count {
        return no_match("all are different");
    }
    for (memref, condition) in std::mem::take(&mut all.freed) {
        let at = *places.entry(memref).or_insert(once.len());
        match once.get_mut(at) {
            None => once.push((memref, condition)),
            Some(first) if first.1 == condition => {}
            Some(first) => first.1 = rw.insert1(Ori::build(Type::I1, first.1, condition)),
        }
    }
    all.freed = once;
    free_instead(op, &all, rw);
    Ok(())
}

/// What is kept twice has one condition.
fn kept_twice(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let mut all = lists(rw.view(op));
    let (mut places, mut once, mut which) = (FxHashMap::default(), Vec::new(), Vec::new());
    for &kept in &all.kept {
        let at = *places.entry(kept).or_insert(once.len());
        if at == once.len() {
            once.push(kept);
        }
        which.push(at);
    }
    if once.len() == all.kept.len() {
        return no_match("all are different");
    }
    all.kept = once;
    let results = remake(op, &all, rw);
    let results = which.iter().filter_map(|&at| results.get(at).copied()).collect::<Vec<_>>();
    rw.replace(op, &results);
    Ok(())
}

/// Where nothing is freed no one else is made responsible for anything.
fn empty(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    if !Dealloc(view).memrefs().is_empty() {
        return no_match("something is freed");
    }
    let count = view.results().len();
    let no = rw.insert1(Constant::build(Type::I1, Attribute::FALSE));
    rw.replace(op, &vec![no; count]);
    Ok(())
}

fn is_false(op: OpRef<'_>, value: Value) -> bool {
    let constant = made_by(op, value).and_then(constant_of);
    constant == Some(Attribute::FALSE)
}

/// Drops what is never freed.
fn never(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let mut all = lists(view);
    let count = all.freed.len();
    all.freed.retain(|&(_, condition)| !is_false(view, condition));
    if all.freed.len() == count {
        return no_match("all may be freed");
    }
    free_instead(op, &all, rw);
    Ok(())
}

/// Whether an op allocates what a value stands for.
fn allocates(op: OpRef<'_>, value: Value) -> bool {
    let effects = effects_of(op);
    effects.0.iter().any(|e| e.kind == EffectKind::Allocate && e.value == Some(value))
}

/// The allocation that memory is the base of.
fn allocation(op: OpRef<'_>, memref: Value) -> Option<Value> {
    let metadata = made_by(op, memref).filter(|op| op.is(ExtractStridedMetadata::def()))?;
    let source = metadata.operand(0)?;
    made_by(op, source).filter(|&op| allocates(op, source)).map(|_| source)
}

/// An allocation is freed itself, not the memory at its base.
fn base_of_allocation(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let mut all = lists(view);
    let mut found = no_match("nothing is the base of an allocation");
    for (memref, _) in &mut all.freed {
        if let Some(source) = allocation(view, *memref) {
            *memref = source;
            found = Ok(());
        }
    }
    found?;
    free_instead(op, &all, rw);
    Ok(())
}

/// The op that allocates memory and does nothing else, where nothing else uses it.
fn made_for_nothing(op: OpRef<'_>, memref: Value) -> Option<Op> {
    let maker = made_by(op, memref).filter(|&op| allocates(op, memref))?;
    let alone = effects_of(maker).0.len() == 1 && op.body().has_one_use(memref);
    alone.then_some(maker.op)
}

/// Drops what is allocated only to be freed.
fn unused(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let mut all = lists(view);
    let makers = all.freed.iter().filter_map(|&(memref, _)| made_for_nothing(view, memref));
    let makers = makers.collect::<Vec<_>>();
    if makers.is_empty() {
        return no_match("what is freed was used");
    }
    all.freed.retain(|&(memref, _)| made_for_nothing(view, memref).is_none());
    free_instead(op, &all, rw);
    makers.into_iter().for_each(|maker| rw.erase(maker));
    Ok(())
}
