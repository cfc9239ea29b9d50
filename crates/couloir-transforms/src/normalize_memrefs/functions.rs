//! Functions: which of them can be normalized, and their types and calls.

use couloir_dialects::affine::Apply;
use couloir_dialects::{arith, func, memref};
use couloir_ir::affine::AffineMap;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::op::Trait;
use couloir_ir::ty::DYNAMIC;
use couloir_ir::walk::postorder;
use couloir_ir::{Attribute, Body, Context, OpRef, Scope, Str, Type};
use couloir_rewrite::Rewriter;
use rustc_hash::FxHashMap;

use super::accesses::relocate;
use super::layouts::{dynamic_sizes, layout_of, normalized};
use crate::common::{in_body_of, index};

/// The functions in a body by their names, in order.
struct Functions {
    ops: Vec<Op>,
    by_name: FxHashMap<Str, usize>,
    /// What each calls.
    calls: Vec<Vec<usize>>,
    /// Which of them can be normalized.
    can: Vec<bool>,
}

/// Normalizes the functions in a body, but for those in others of them. Calls of each are made anew at least
/// once, changed or not.
pub(super) fn normalize(ctx: &Context, module: &OpRef<'_>, body: &mut Body) {
    let functions = Functions::of(Scope { ctx, body, outer: Some(module) });
    let all = (0..functions.ops.len()).filter(|&at| functions.can.get(at) == Some(&true));
    let mut changed = all.collect::<Vec<_>>();
    for &at in &changed {
        let Some(&op) = functions.ops.get(at) else { continue };
        in_body_of(ctx, module, body, op, normalize_memory);
        update_type(ctx, body, op);
    }
    let callers = functions.callers();
    while !changed.is_empty() {
        let mut stale = vec![false; functions.ops.len()];
        for callee in changed.drain(..) {
            for &caller in callers.get(callee).into_iter().flatten() {
                stale.get_mut(caller).into_iter().for_each(|stale| *stale = true);
            }
        }
        let types = functions.ops.iter().map(|&op| type_of(ctx, body, op)).collect::<Vec<_>>();
        let type_of = |name| types.get(*functions.by_name.get(&name)?).copied().flatten();
        for (at, &op) in functions.ops.iter().enumerate() {
            if stale.get(at) != Some(&true) || functions.can.get(at) != Some(&true) {
                continue;
            }
            in_body_of(ctx, module, body, op, |rw| update_calls(rw, &type_of));
            if update_type(ctx, body, op) {
                changed.push(at);
            }
        }
    }
}

fn ops_in(body: &Body) -> Vec<Op> {
    postorder(body, body.roots()).collect()
}

fn callee(op: OpRef<'_>) -> Option<Str> {
    let call = Some(op).filter(|op| op.is(func::Call::def()))?;
    call.prop(func::Call::CALLEE)?.as_flat_symbol(op.ctx())
}

impl Functions {
    fn of(scope: Scope<'_>) -> Self {
        let body = scope.body;
        let ops = ops_in(body).into_iter();
        let ops = ops.filter(|&op| scope.op(op).is(func::Func::def())).collect::<Vec<_>>();
        let names = ops.iter().enumerate().filter_map(|(at, &op)| {
            Some((scope.op(op).prop(func::Func::SYM_NAME)?.as_str(scope.ctx)?, at))
        });
        let by_name = names.collect::<FxHashMap<_, _>>();
        let calls = |&op: &Op| {
            let Some(own) = body.nested(op) else { return Vec::new() };
            let own = Scope { ctx: scope.ctx, body: own, outer: None };
            let names = ops_in(own.body).into_iter().filter_map(|op| callee(own.op(op)));
            names.filter_map(|name| by_name.get(&name).copied()).collect()
        };
        let calls = ops.iter().map(calls).collect::<Vec<_>>();
        let can = ops.iter().map(|&op| is_normalizable(scope, op)).collect();
        let mut functions = Functions { ops, by_name, calls, can };
        functions.spread();
        functions
    }

    /// What calls each.
    fn callers(&self) -> Vec<Vec<usize>> {
        let mut callers = vec![Vec::new(); self.ops.len()];
        for (caller, calls) in self.calls.iter().enumerate() {
            for &callee in calls {
                if let Some(callers) = callers.get_mut(callee) {
                    callers.push(caller);
                }
            }
        }
        callers
    }

    /// What cannot be normalized keeps its callers and callees from it.
    fn spread(&mut self) {
        let mut beside = vec![Vec::new(); self.ops.len()];
        for (caller, calls) in self.calls.iter().enumerate() {
            for &callee in calls {
                for (from, to) in [(caller, callee), (callee, caller)] {
                    if let Some(list) = beside.get_mut(from) {
                        list.push(to);
                    }
                }
            }
        }
        let all = self.can.iter().enumerate();
        let mut pending = all.filter(|(_, can)| !**can).map(|(at, _)| at).collect::<Vec<_>>();
        while let Some(at) = pending.pop() {
            for &other in beside.get(at).into_iter().flatten() {
                if let Some(can) = self.can.get_mut(other).filter(|can| **can) {
                    *can = false;
                    pending.push(other);
                }
            }
        }
    }
}

/// Whether all uses of memory laid out by a map allow that to change.
fn is_normalizable(scope: Scope<'_>, op: Op) -> bool {
    let Some(body) = scope.body.nested(op) else { return true };
    let own = Scope { ctx: scope.ctx, body, outer: None };
    let args = body.roots().iter().filter_map(|&region| body.entry_block(region));
    let args = args.flat_map(|block| body.args(block).iter().copied());
    let results = ops_in(body).into_iter().filter(|&op| {
        let op = own.op(op);
        is_allocation(op) || op.is(func::Call::def())
    });
    let results = results.flat_map(|op| body.results(op).collect::<Vec<_>>());
    let allows = |value: Value| {
        let users = || body.uses(value).map(|user| own.op(user.op));
        layout_of(scope.ctx, body.ty(value)).is_none()
            || users().all(|user| user.has(Trait::MemRefsNormalizable))
    };
    args.chain(results).all(allows)
}

fn is_allocation(op: OpRef<'_>) -> bool {
    op.is(memref::Alloc::def()) || op.is(memref::Alloca::def())
}

/// Normalizes what a function allocates and what it is given.
fn normalize_memory(rw: &mut Rewriter<'_>) {
    let ctx = rw.context();
    let body = rw.scope().body;
    let all = ops_in(body).into_iter().filter(|&op| is_allocation(rw.view(op)));
    for op in all.collect::<Vec<_>>() {
        allocate(rw, op);
    }
    let casts = ops_in(rw.scope().body).into_iter();
    let casts = casts.filter(|&op| rw.view(op).is(memref::ReinterpretCast::def()));
    for op in casts.collect::<Vec<_>>() {
        cast(rw, op);
    }
    let body = rw.scope().body;
    let entry = body.roots().first().and_then(|&region| body.entry_block(region));
    let args = entry.map(|block| body.args(block).to_vec()).unwrap_or_default();
    for arg in args {
        retype(rw, arg, normalized(ctx, rw.ty(arg)).map(|(ty, _)| ty));
    }
    for op in ops_in(rw.scope().body) {
        results(rw, op);
    }
}

/// Normalizes what other ops give that are right for memory of any layout;
/// calls follow the functions they call.
fn results(rw: &mut Rewriter<'_>, op: Op) {
    let view = rw.view(op);
    if !view.has(Trait::MemRefsNormalizable) || view.is(func::Call::def()) {
        return;
    }
    for value in view.results().collect::<Vec<_>>() {
        if allows_any_layout(rw, value) {
            let ty = normalized(rw.context(), rw.ty(value)).map(|(ty, _)| ty);
            retype(rw, value, ty);
        }
    }
}

/// Whether all uses of a value are right for memory of any layout.
fn allows_any_layout(rw: &Rewriter<'_>, value: Value) -> bool {
    let scope = rw.scope();
    let mut users = scope.body.uses(value).map(|user| scope.op(user.op));
    users.all(|user| user.has(Trait::MemRefsNormalizable))
}

fn allocate(rw: &mut Rewriter<'_>, op: Op) -> Option<()> {
    let ctx = rw.context();
    let view = rw.view(op);
    let (ty, layout) = normalized(ctx, view.result_type(0)?)?;
    let alignment = view.prop(memref::Alloc::ALIGNMENT);
    let build = match view.is(memref::Alloc::def()) {
        true => memref::Alloc::build,
        false => memref::Alloca::build,
    };
    rw.at(op);
    let sizes = sizes(rw, op, &layout)?;
    let new = build(ctx, ty, &sizes, &[]).prop(memref::Alloc::ALIGNMENT, alignment);
    let new = rw.replace_with(op, new);
    let memory = rw.scope().body.result(new, 0)?;
    relocate(rw, memory, &layout);
    Some(())
}

/// Makes a cast one to memory laid out as it comes, if all its uses allow that. Its size is that of
/// the place of the last element, whose indices upstream makes in any case.
fn cast(rw: &mut Rewriter<'_>, op: Op) -> Option<()> {
    let (ctx, view) = (rw.context(), rw.view(op));
    let (source, own) = (view.operand(0)?, view.result_type(0)?);
    let (ty, layout) = normalized(ctx, own)?;
    let old = own.as_memref(ctx)?.shape.to_vec();
    let new = ty.as_memref(ctx)?;
    let (strides, _) = new.strides_and_offset(ctx)?;
    let allow = allows_any_layout(rw, view.result(0)?);
    rw.at(op);
    let last = old.iter().map(|size| index(rw, size.saturating_sub(1))).collect::<Vec<_>>();
    let sizes = match new.shape.contains(&DYNAMIC) {
        true => vec![after(rw, &last, &layout)],
        false => Vec::new(),
    };
    if !allow {
        return None;
    }
    let list = |items: &[i64]| Attribute::i64_array(ctx, items);
    let (offset, shape, strides) = (list(&[0]), list(&new.shape), list(&strides));
    let cast = memref::ReinterpretCast::build;
    let new = rw.replace_with(op, cast(ctx, ty, source, &[], &sizes, &[], offset, shape, strides));
    let memory = rw.scope().body.result(new, 0)?;
    relocate(rw, memory, &layout);
    Some(())
}

/// The place right after the one that a layout puts an element at.
fn after(rw: &mut Rewriter<'_>, indices: &[Value], layout: &AffineMap) -> Value {
    let ctx = rw.context();
    let place = rw.insert1(Apply::build(ctx, indices, Attribute::affine_map(ctx, layout.clone())));
    let one = index(rw, 1);
    rw.insert1(arith::Addi::build(ctx, Type::INDEX, place, one))
}

/// The sizes an allocation takes when its memory is laid out as it comes.
fn sizes(rw: &mut Rewriter<'_>, op: Op, layout: &AffineMap) -> Option<Vec<Value>> {
    let (ctx, view) = (rw.context(), rw.view(op));
    let shape = view.result_type(0)?.as_memref(ctx)?.shape.to_vec();
    let mut given = view.operands_in(memref::Alloc::DYNAMIC_SIZES).into_iter();
    if !shape.contains(&DYNAMIC) {
        return Some(Vec::new());
    }
    let maps = dynamic_sizes(layout, &shape)?;
    if maps.is_empty() {
        return Some(Vec::new());
    }
    let size = |&size: &i64| match size {
        DYNAMIC => given.next(),
        _ => Some(index(rw, size)),
    };
    let all = shape.iter().map(size).collect::<Option<Vec<_>>>()?;
    let apply = |map| rw.insert1(Apply::build(ctx, &all, Attribute::affine_map(ctx, map)));
    Some(maps.into_iter().map(apply).collect())
}

/// Gives a value another type.
fn retype(rw: &mut Rewriter<'_>, value: Value, ty: Option<Type>) {
    let own = rw.ty(value);
    let Some(ty) = ty.filter(|&ty| ty != own) else { return };
    rw.body().set_type(value, ty);
    if let Some(layout) = layout_of(rw.context(), own) {
        relocate(rw, value, &layout);
    }
}

fn type_of(ctx: &Context, body: &Body, op: Op) -> Option<Type> {
    Scope { ctx, body, outer: None }.op(op).prop(func::Func::FUNCTION_TYPE)?.as_type(ctx)
}

/// Makes a function's type that of its arguments and returned values; of one
/// without a body, all memory is normalized. Whether that changed anything.
fn update_type(ctx: &Context, body: &mut Body, op: Op) -> bool {
    let Some(ty) = type_of(ctx, body, op) else { return false };
    let Some((inputs, results)) = ty.as_function(ctx) else { return false };
    let plain = |ty: &Type| normalized(ctx, *ty).map_or(*ty, |(ty, _)| ty);
    let new = match body.nested(op) {
        Some(own) if own.roots().iter().any(|&root| own.entry_block(root).is_some()) => {
            let args = own.roots().iter().filter_map(|&root| own.entry_block(root));
            let args = args.flat_map(|block| own.args(block)).map(|&arg| own.ty(arg));
            let mut all = results.to_vec();
            for (own, returned) in all.iter_mut().zip(returned(ctx, own)) {
                // What else was wrong stays wrong.
                *own = if returned.as_memref(ctx).is_some() { returned } else { *own };
            }
            Type::function(ctx, &args.collect::<Vec<_>>(), &all)
        }
        _ => {
            let list = |types: &[Type]| types.iter().map(plain).collect::<Vec<_>>();
            Type::function(ctx, &list(inputs), &list(results))
        }
    };
    if new != ty {
        body.set_prop(op, func::Func::FUNCTION_TYPE, Some(Attribute::ty(ctx, new)));
    }
    new != ty
}

/// The types of what a function returns.
fn returned(ctx: &Context, body: &Body) -> Vec<Type> {
    let scope = Scope { ctx, body, outer: None };
    let returns = ops_in(body).into_iter().rev().map(|op| scope.op(op));
    let found = returns.into_iter().find(|op| op.is(func::Return::def()));
    found.into_iter().flat_map(|op| op.operand_types().collect::<Vec<_>>()).collect()
}

/// Makes calls those of functions' types now, with nothing else said.
fn update_calls(rw: &mut Rewriter<'_>, type_of: &dyn Fn(Str) -> Option<Type>) {
    let ctx = rw.context();
    for call in ops_in(rw.scope().body) {
        let Some(ty) = callee(rw.view(call)).and_then(type_of) else { continue };
        let Some((_, results)) = ty.as_function(ctx) else { continue };
        for slot in [func::Call::ARG_ATTRS, func::Call::RES_ATTRS, func::Call::NO_INLINE] {
            rw.set_prop(call, slot, None);
        }
        clear_discardable(rw, call);
        let values = rw.view(call).results().collect::<Vec<_>>();
        for (value, &ty) in values.into_iter().zip(results) {
            retype(rw, value, Some(ty));
        }
    }
}

fn clear_discardable(rw: &mut Rewriter<'_>, op: Op) {
    let none = Attribute::dictionary(rw.context(), Vec::new());
    rw.body().set_discardable(op, none);
}
