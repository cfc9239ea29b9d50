//! `buffer-deallocation-simplification`: where it is known whether memory is the same as other
//! memory, `bufferization.dealloc` need not find out.

mod origin;

use couloir_dialects::arith::Ori;
use couloir_dialects::bufferization::{DEALLOC_PATTERNS, Dealloc};
use couloir_ir::build::Build;
use couloir_ir::{Attribute, Op, OpRef, Type, Value};
use couloir_pass::PassDef;
use couloir_rewrite::convert::no_match;
use couloir_rewrite::greedy::{Greedy, RewritePatterns, Rewritten, Simplify};
use couloir_rewrite::{Rewriter, constant_of};

use crate::greedy::greedy;
use origin::Origins;

/// `buffer-deallocation-simplification`
pub static PASS: PassDef = greedy!(
    "buffer-deallocation-simplification",
    "BufferDeallocationSimplificationPass",
    "Optimizes `bufferization.dealloc` operation for more efficient codegen",
    patterns,
    ["arith", "bufferization", "memref"]
);

fn patterns() -> Greedy {
    let mut patterns = RewritePatterns::new();
    for run in [kept_anyway, never_the_same, apart, owned_anyway] {
        patterns.add(Dealloc::def(), run);
    }
    for row in DEALLOC_PATTERNS {
        patterns.add_def(row);
    }
    Greedy::from(patterns).simplify(Simplify::Normal)
}

/// What an op frees, each under its condition, and what it keeps.
struct Lists {
    memory: Vec<Value>,
    conditions: Vec<Value>,
    kept: Vec<Value>,
}

impl Lists {
    fn of(op: OpRef<'_>) -> Self {
        let dealloc = Dealloc(op);
        Self {
            memory: dealloc.memrefs(),
            conditions: dealloc.conditions(),
            kept: dealloc.retained(),
        }
    }

    /// An op that does this; what it gives.
    fn make(&self, rw: &mut Rewriter<'_>) -> Vec<Value> {
        let types = vec![Type::I1; self.kept.len()];
        let ctx = rw.context();
        let new = Dealloc::build(ctx, &types, &self.memory, &self.conditions, &self.kept);
        let new = rw.insert(new);
        rw.view(new).results().collect()
    }

    /// The memory at some of the places, which goes.
    fn split(&mut self, goes: impl Fn(usize) -> bool) -> Vec<(Value, Value)> {
        let all = self.memory.drain(..).zip(self.conditions.drain(..)).enumerate();
        let (gone, rest): (Vec<_>, Vec<_>) = all.partition(|(at, _)| goes(*at));
        (self.memory, self.conditions) = rest.into_iter().map(|(_, pair)| pair).unzip();
        gone.into_iter().map(|(_, pair)| pair).collect()
    }
}

fn or(rw: &mut Rewriter<'_>, one: Value, other: Value) -> Value {
    rw.insert1(Ori::build(Type::I1, one, other))
}

/// Memory that is kept for sure, as one that is kept and none of the others, is not freed.
fn kept_anyway(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let mut lists = Lists::of(view);
    let origins = Origins::new(view.scope);
    let kept = origins.list(&lists.kept);
    let owns = lists.memory.iter().map(|&value| kept.surely(&origins, value));
    let owns = owns.collect::<Vec<_>>();
    if owns.iter().all(Vec::is_empty) {
        return no_match("nothing that is freed is kept for sure");
    }
    let gone = lists.split(|at| owns.get(at).is_some_and(|own| !own.is_empty()));
    let mut results = lists.make(rw);
    let owns = owns.into_iter().filter(|own| !own.is_empty());
    for ((_, condition), own) in gone.into_iter().zip(owns) {
        for at in own {
            if let Some(result) = results.get_mut(at) {
                *result = or(rw, *result, condition);
            }
        }
    }
    rw.replace(op, &results);
    Ok(())
}

/// Memory that is none of those that are freed is not kept.
fn never_the_same(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let mut lists = Lists::of(view);
    let origins = Origins::new(view.scope);
    let freed = origins.list(&lists.memory);
    let stays = lists.kept.iter().map(|&value| !freed.has_none(&origins, value, None));
    let stays = stays.collect::<Vec<_>>();
    if stays.iter().all(|&stays| stays) {
        return no_match("all that is kept may be freed");
    }
    let never = Attribute::FALSE;
    let never = rw.insert1(couloir_dialects::arith::Constant::build(Type::I1, never));
    let mut places = stays.iter();
    lists.kept.retain(|_| places.next().is_some_and(|&stays| stays));
    let mut results = lists.make(rw).into_iter();
    let results =
        stays.iter().map(|&stays| if stays { results.next().unwrap_or(never) } else { never });
    let results = results.collect::<Vec<_>>();
    rw.replace(op, &results);
    Ok(())
}

/// Memory that is none of the others that are freed is freed by an op of its own.
fn apart(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let mut lists = Lists::of(view);
    if lists.memory.len() < 2 {
        return no_match("at most one is freed");
    }
    let origins = Origins::new(view.scope);
    let freed = origins.list(&lists.memory);
    let all = lists.memory.iter().enumerate();
    let alone = all.map(|(at, &value)| freed.has_none(&origins, value, Some(at)));
    let alone = alone.collect::<Vec<_>>();
    if !alone.contains(&true) {
        return no_match("all may be others");
    }
    let mut owned = Vec::new();
    for (memory, condition) in lists.split(|at| alone.get(at) == Some(&true)) {
        let (memory, conditions, kept) = (vec![memory], vec![condition], lists.kept.clone());
        owned.push(Lists { memory, conditions, kept }.make(rw));
    }
    let mut results = lists.make(rw);
    for owned in owned {
        for (result, own) in results.iter_mut().zip(owned) {
            *result = or(rw, *result, own);
        }
    }
    rw.replace(op, &results);
    Ok(())
}

/// What is kept is owned where it is memory that is always freed.
fn owned_anyway(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let lists = Lists::of(view);
    let is_true =
        |value: Value| view.scope.defining_op(value).and_then(constant_of) == Some(Attribute::TRUE);
    let always = lists.memory.iter().zip(&lists.conditions).filter(|pair| is_true(*pair.1));
    let (memory, conditions) = always.unzip::<_, _, Vec<Value>, Vec<Value>>();
    let results = view.results().collect::<Vec<_>>();
    let origins = Origins::new(view.scope);
    let freed = origins.list(&memory);
    let mut found = Vec::new();
    for (&kept, &result) in lists.kept.iter().zip(&results) {
        if view.body().is_unused(result) {
            continue;
        }
        let origin = origins.of(kept);
        let same = freed.may_be(&origins, &origin, None).filter(|&(_, is_same)| is_same);
        let same = same.min_by_key(|&(at, _)| at);
        let condition = same.and_then(|(at, _)| conditions.get(at).copied());
        found.extend(condition.map(|condition| (result, condition)));
    }
    if found.is_empty() {
        return no_match("nothing that is kept is always freed");
    }
    for (result, condition) in found {
        rw.replace_all_uses(result, condition);
    }
    Ok(())
}
