//! `drop-equivalent-buffer-results`: functions do not give what they are given; callers know it.

use couloir_dialects::{func, memref};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::symbols::{Visibility, is_symbol_table, visibility};
use couloir_ir::{Attribute, Body, Context, Op, OpRef, Scope, Str, Type, Value};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use rustc_hash::FxHashMap;

use crate::common::{at_path, in_body_of, ops_of};
use crate::top_level;

/// `drop-equivalent-buffer-results`
pub static PASS: PassDef = PassDef {
    name: "drop-equivalent-buffer-results",
    class: "DropEquivalentBufferResultsPass",
    description: "Remove MemRef return values that are equivalent to a bbArg",
    anchor: Some("builtin.module"),
    run: |cx| {
        let ctx = cx.ctx;
        cx.inside(|module, body| run(ctx, module, body));
        Ok(())
    },
    loads: &["memref"],
    ..PassDef::EMPTY
};

/// Which argument each result of a function is, if it is one.
type Known = Vec<Option<usize>>;

fn run(ctx: &Context, module: &OpRef<'_>, body: &mut Body) {
    let mut calls = Calls::of(Scope { ctx, body, outer: Some(module) });
    for op in top_level(body) {
        let view = Scope { ctx, body, outer: Some(module) }.op(op);
        if !view.is(func::Func::def()) || visibility(view) == Visibility::Public {
            continue;
        }
        let Some(known) = in_body_of(ctx, module, body, op, drop_results).flatten() else {
            continue;
        };
        update_type(ctx, body, op, &known);
        let name = Scope { ctx, body, outer: Some(module) }.op(op).symbol_name();
        let own = name.and_then(|name| calls.by_callee.remove(&name)).unwrap_or_default();
        for Call { path, op } in own {
            let path = calls.paths.get(path).map(Vec::as_slice).unwrap_or_default();
            at_path(ctx, module, body, path, &mut |rw| update_call(rw, op, &known));
        }
    }
}

/// A call: in which body, by the number of the path there.
struct Call {
    path: usize,
    op: Op,
}

/// The calls of a module's own functions.
#[derive(Default)]
struct Calls {
    /// The ops down to each body.
    paths: Vec<Vec<Op>>,
    by_callee: FxHashMap<Str, Vec<Call>>,
}

/// How deep bodies in bodies are looked at.
const MAX_DEPTH: usize = 200;

impl Calls {
    fn of(scope: Scope<'_>) -> Self {
        let mut this = Self::default();
        let mut pending = vec![(scope.body, Vec::new())];
        while let Some((body, path)) = pending.pop() {
            let own = Scope { ctx: scope.ctx, body, outer: None };
            for op in ops_of(body, func::Call::def()) {
                let callee = own.op(op).prop(func::Call::CALLEE);
                let Some(name) = callee.and_then(|callee| callee.as_flat_symbol(scope.ctx)) else {
                    continue;
                };
                let call = Call { path: this.paths.len(), op };
                this.by_callee.entry(name).or_default().push(call);
            }
            if body.has_bodies() && path.len() < MAX_DEPTH {
                for op in couloir_ir::walk::preorder(body, body.roots()) {
                    // Names in other symbol tables mean other functions.
                    let Some(nested) = body.nested(op) else { continue };
                    if !is_symbol_table(own.op(op)) {
                        pending.push((nested, [&*path, &[op]].concat()));
                    }
                }
            }
            this.paths.push(path);
        }
        this
    }
}

/// Makes a function return no more what is an argument in each place; none where it never
/// returns.
fn drop_results(rw: &mut Rewriter<'_>) -> Option<Known> {
    let ends = ops_of(rw.scope().body, func::Return::def());
    let mut sources = Sources::default();
    let mut given = ends.iter().map(|&end| {
        let operands = rw.view(end).operands();
        operands.map(|value| sources.argument(rw, value)).collect::<Known>()
    });
    let mut known = given.next()?;
    for other in given {
        for (own, other) in known.iter_mut().zip(other) {
            *own = own.filter(|_| *own == other);
        }
    }
    for &end in &ends {
        let operands = rw.view(end).operands().collect::<Vec<_>>();
        rw.set_operands(end, &kept(&operands, &known));
    }
    Some(known)
}

/// What of a list is no argument.
fn kept<T: Copy>(list: &[T], known: &Known) -> Vec<T> {
    let pairs = list.iter().zip(known);
    pairs.filter(|(_, known)| known.is_none()).map(|(item, _)| *item).collect()
}

/// What values were before casts.
#[derive(Default)]
struct Sources(FxHashMap<Value, Value>);

impl Sources {
    /// The number of the function's argument that a value is, cast or not.
    fn argument(&mut self, rw: &Rewriter<'_>, value: Value) -> Option<usize> {
        let body = rw.scope().body;
        let source = self.source(rw, value);
        let (block, number) = body.as_arg(source)?;
        let region = body.region_of(block)?;
        let is_own = body.is_entry(block) && body.region_parent(region).is_none();
        is_own.then_some(number)
    }

    fn source(&mut self, rw: &Rewriter<'_>, value: Value) -> Value {
        let (mut at, mut passed) = (value, Vec::new());
        while let Some(cast) = rw.scope().defining_op(at).filter(|op| op.is(memref::Cast::def())) {
            if let Some(&known) = self.0.get(&at) {
                at = known;
                break;
            }
            let Some(before) = cast.operand(0) else { break };
            passed.push(at);
            at = before;
        }
        self.0.extend(passed.into_iter().map(|value| (value, at)));
        at
    }
}

/// Changes a function's type and the attributes of its results.
fn update_type(ctx: &Context, body: &mut Body, op: Op, known: &Known) {
    let ty = body.prop(op, func::Func::FUNCTION_TYPE).and_then(|ty| ty.as_type(ctx));
    let Some((inputs, results)) = ty.and_then(|ty| ty.as_function(ctx)) else { return };
    if known.iter().all(Option::is_none) {
        return;
    }
    let ty = Type::function(ctx, inputs, &kept(results, known));
    body.set_prop(op, func::Func::FUNCTION_TYPE, Some(Attribute::ty(ctx, ty)));
    let attrs = body.prop(op, func::Func::RES_ATTRS).and_then(|list| list.as_array(ctx));
    if let Some(attrs) = attrs {
        let kept = kept(attrs, known);
        let is_empty = kept.iter().all(|attrs| *attrs == Attribute::EMPTY_DICT);
        let new = (!is_empty).then(|| Attribute::array(ctx, &kept));
        body.set_prop(op, func::Func::RES_ATTRS, new);
    }
}

/// Makes a call anew, and what it gave and was given be what it was given.
fn update_call(rw: &mut Rewriter<'_>, call: Op, known: &Known) {
    rw.at(call);
    let view = rw.view(call);
    let types = view.result_types().collect::<Vec<_>>();
    let new = NewOp::new(func::Call::def())
        .operands(view.operands())
        .results(kept(&types, known))
        .prop(func::Call::CALLEE, view.prop(func::Call::CALLEE));
    let new = rw.insert(new);
    let mut others = rw.view(new).results().collect::<Vec<_>>().into_iter();
    let operands = rw.view(call).operands().collect::<Vec<_>>();
    let mut values = Vec::new();
    for (known, ty) in known.iter().zip(types) {
        let value = match known.map(|at| operands.get(at).copied()) {
            None => others.next(),
            Some(Some(value)) if rw.ty(value) != ty => {
                Some(rw.insert1(memref::Cast::build(ty, value)))
            }
            Some(value) => value,
        };
        values.extend(value);
    }
    rw.replace(call, &values);
}
