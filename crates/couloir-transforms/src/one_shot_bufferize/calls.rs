//! In what order functions are bufferized: those that are called before those that call them.

use couloir_dialects::func;
use couloir_ir::{Context, Op, OpRef, Scope, Str};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

use super::functions::{Function, Functions};
use super::view::is_tensor;
use crate::common::ops_of;

/// Functions in order.
pub(super) struct Calls {
    /// Those that do not call each other in circles.
    pub(super) ordered: Vec<(Str, Op)>,
    /// The others.
    pub(super) circular: Vec<(Str, Op)>,
}

fn has_tensors(ctx: &Context, function: &Function) -> bool {
    function.inputs.iter().chain(&function.results).any(|&ty| is_tensor(ctx, ty))
}

/// The functions that a function calls with tensors, each once.
fn callees(ctx: &Context, function: OpRef<'_>, functions: &Functions) -> Vec<Str> {
    let mut names = Vec::new();
    let Some(body) = function.body().nested(function.op) else { return names };
    let mut seen = rustc_hash::FxHashSet::default();
    let scope = Scope { ctx, body, outer: Some(&function) };
    for call in ops_of(body, func::Call::def()) {
        let callee = scope.op(call).prop(func::Call::CALLEE);
        let name = callee.and_then(|callee| callee.as_flat_symbol(ctx));
        let known = name
            .filter(|name| functions.0.get(name).is_some_and(|callee| has_tensors(ctx, callee)));
        names.extend(known.filter(|&name| seen.insert(name)));
    }
    names
}

/// Puts functions in order.
pub(super) fn order(ctx: &Context, all: &[OpRef<'_>], functions: &Functions) -> Calls {
    let named = all.iter().filter(|op| op.is(func::Func::def()));
    let named = named.filter_map(|op| Some((op.symbol_name()?, *op))).collect::<Vec<_>>();
    let mut callers: FxHashMap<Str, Vec<usize>> = FxHashMap::default();
    let mut counts = Vec::with_capacity(named.len());
    for (at, (_, op)) in named.iter().enumerate() {
        let callees = callees(ctx, *op, functions);
        counts.push(callees.len());
        for callee in callees {
            callers.entry(callee).or_default().push(at);
        }
    }
    let free = counts.iter().enumerate().filter(|(_, count)| **count == 0);
    let mut pending = free.map(|(at, _)| at).collect::<BTreeSet<_>>();
    let mut ordered = Vec::with_capacity(named.len());
    while let Some(at) = pending.pop_first() {
        let Some((name, op)) = named.get(at) else { continue };
        ordered.push((*name, op.op));
        for &caller in callers.get(name).map(Vec::as_slice).unwrap_or_default() {
            let Some(count) = counts.get_mut(caller) else { continue };
            *count = count.saturating_sub(1);
            if *count == 0 {
                pending.insert(caller);
            }
        }
    }
    let left = named.iter().zip(&counts).filter(|(_, count)| **count != 0);
    Calls { ordered, circular: left.map(|((name, op), _)| (*name, op.op)).collect() }
}
