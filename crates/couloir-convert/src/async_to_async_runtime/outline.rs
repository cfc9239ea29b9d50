//! Bodies of `async.execute` become functions at the end of the module.

use couloir_dialects::r#async::{self as asynchronous, types};
use couloir_dialects::func;
use couloir_ir::body::{Block, Body, Op, Region, Value};
use couloir_ir::build::{Build, Builder, InsertPoint, NewOp};
use couloir_ir::op::Trait;
use couloir_ir::symbols::SymbolTable;
use couloir_ir::walk::postorder;
use couloir_ir::{Attribute, Context, OpRef, Scope, Type};
use couloir_transforms::gpu_launch_sink_index_computations::used_from_above;
use couloir_transforms::inline::{clone_blocks, clone_op};
use rustc_hash::FxHashMap;

use crate::async_common::coroutine::Coroutine;
use crate::async_common::{Coroutines, OUTLINED, op_is, presplit};

/// Outlines all of a module.
pub(super) fn all(module: &OpRef<'_>, body: &mut Body) -> Coroutines {
    let mut found = Vec::new();
    executes(body, body.roots(), &mut Vec::new(), &mut found);
    let mut coroutines = Coroutines::default();
    let block = body.roots().first().and_then(|&root| body.entry_block(root));
    let Some(block) = block.filter(|_| !found.is_empty()) else { return coroutines };
    let ctx = module.ctx();
    let mut table = SymbolTable::of_block(Scope { ctx, body, outer: Some(module) }, block);
    for (path, execute) in found {
        let Some(own) = inside(body, &path) else { continue };
        let Some(outlined) = Outlined::of(ctx, own, execute) else { continue };
        let Outlined { operands, func, coroutine } = outlined;
        let location = own.op(execute).location;
        let func = body.create(func, location);
        body.append_op(block, func);
        let name = table.insert(ctx, body, func);
        let scope = Scope { ctx, body, outer: Some(module) };
        coroutines.add(scope.op(func), coroutine);
        let callee = name.map(|name| Attribute::flat_symbol(ctx, name));
        if let Some(own) = inside_mut(body, &path) {
            replace(own, execute, &operands, callee);
        }
    }
    coroutines
}

/// An op with the isolated ops around it, each in the body of the one before.
type Found = (Vec<Op>, Op);

fn inside<'b>(body: &'b Body, path: &[Op]) -> Option<&'b Body> {
    path.iter().try_fold(body, |body, &op| body.nested(op))
}

fn inside_mut<'b>(body: &'b mut Body, path: &[Op]) -> Option<&'b mut Body> {
    path.iter().try_fold(body, |body, &op| body.nested_mut(op))
}

/// What runs concurrently, inner ones first. Recursion is as deep as isolated ops nest.
fn executes(body: &Body, regions: &[Region], path: &mut Vec<Op>, found: &mut Vec<Found>) {
    for op in postorder(body, regions) {
        if let Some(inner) = body.nested(op) {
            path.push(op);
            executes(inner, inner.roots(), path, found);
            path.pop();
        }
        if op_is(body, op, asynchronous::Execute::def()) {
            found.push((path.clone(), op));
        }
    }
}

/// A call takes the place of what is outlined.
fn replace(body: &mut Body, execute: Op, operands: &[Value], callee: Option<Attribute>) {
    let results = body.results(execute).collect::<Vec<_>>();
    let types = results.iter().map(|&result| body.ty(result)).collect::<Vec<_>>();
    let new = NewOp::new(func::Call::def()).operands(operands.iter().copied()).results(types);
    let call = body.create(new.prop(func::Call::CALLEE, callee), body.op(execute).location);
    body.insert_before(execute, call);
    let made = body.results(call).collect::<Vec<_>>();
    for (old, new) in results.into_iter().zip(made) {
        body.replace_all_uses(old, new);
    }
    body.erase_op(execute);
}

/// What an op becomes.
struct Outlined {
    /// What the function is called with.
    operands: Vec<Value>,
    func: NewOp,
    coroutine: Coroutine,
}

/// What the body of an op uses.
struct Used {
    /// What becomes arguments: what it depends on first, then what it waits for.
    operands: Vec<Value>,
    dependencies: Vec<Value>,
    waited: Vec<Value>,
    constants: Vec<Op>,
}

impl Used {
    fn of(ctx: &Context, body: &Body, execute: Op, region: Region) -> Self {
        let scope = Scope { ctx, body, outer: None };
        let view = asynchronous::Execute(scope.op(execute));
        let dependencies = view.dependencies();
        let waited = view.body_operands();
        let constant = |value: Value| {
            let op = body.defining_op(value)?;
            scope.op(op).has(Trait::ConstantLike).then_some(op)
        };
        let mut operands = Vec::new();
        let mut seen = rustc_hash::FxHashSet::default();
        let mut constants = Vec::new();
        operands.extend(dependencies.iter().chain(&waited).filter(|&&value| seen.insert(value)));
        for value in used_from_above(body, region) {
            match constant(value) {
                Some(op) => constants.push(op),
                None if seen.insert(value) => operands.push(value),
                None => {}
            }
        }
        Used { operands, dependencies, waited, constants }
    }
}

impl Outlined {
    fn of(ctx: &Context, from: &Body, execute: Op) -> Option<Self> {
        let region = *from.regions(execute).first()?;
        let used = Used::of(ctx, from, execute, region);
        let types = |values: &mut dyn Iterator<Item = Value>| {
            values.map(|value| from.ty(value)).collect::<Vec<_>>()
        };
        let inputs = types(&mut used.operands.iter().copied());
        let results = types(&mut from.results(execute));
        let location = from.op(execute).location;
        let mut body = Body::new();
        let root = body.create_root();
        let entry = body.append_new_block(root);
        let args = inputs.iter().map(|&ty| body.add_arg(entry, ty, location)).collect::<Vec<_>>();
        let coroutine = Coroutine::set_up(ctx, &mut body, (root, entry), &results, location);
        let args = used.operands.iter().copied().zip(args).collect::<FxHashMap<_, _>>();
        let resumed = suspend_first(ctx, &mut body, entry, &coroutine, location);
        fill(ctx, (from, region), (&mut body, resumed, &coroutine), &used, &args, location);
        let name = Attribute::string(ctx, OUTLINED);
        let ty = Attribute::ty(ctx, Type::function(ctx, &inputs, &results));
        let func = func::Func::build(name, ty, Box::new(body));
        let func = func.prop(func::Func::SYM_VISIBILITY, Attribute::string(ctx, "private"));
        let func = func.attrs(Attribute::dictionary(ctx, vec![presplit(ctx)]));
        Some(Outlined { operands: used.operands, func, coroutine })
    }
}

/// The function returns at once, and is gone on with by the run time; the block for that.
fn suspend_first(
    ctx: &Context,
    body: &mut Body,
    entry: Block,
    coroutine: &Coroutine,
    location: couloir_ir::Location,
) -> Block {
    let resumed = body.create_block();
    body.insert_block_before(coroutine.first_added(), resumed);
    let mut b = Builder::new(ctx, body, InsertPoint::End(entry), location);
    let state = b.insert1(asynchronous::CoroSave::build(ctx, coroutine.handle));
    b.insert(asynchronous::RuntimeResume::build(coroutine.handle));
    coroutine.suspend(&mut b, state, resumed);
    resumed
}

/// Waits for what the op depends on, and does what is in its region.
fn fill(
    ctx: &Context,
    (from, region): (&Body, Region),
    (body, block, coroutine): (&mut Body, Block, &Coroutine),
    used: &Used,
    args: &FxHashMap<Value, Value>,
    location: couloir_ir::Location,
) {
    let arg = |value: &Value| args.get(value).copied();
    let mut b = Builder::new(ctx, body, InsertPoint::End(block), location);
    for dependency in used.dependencies.iter().filter_map(arg) {
        b.insert(asynchronous::Await::build(None, dependency));
    }
    let mut waited = Vec::new();
    for value in used.waited.iter().filter_map(arg) {
        let ty = b.body().ty(value);
        let ty = types::value_type(ctx, ty);
        let op = b.insert(asynchronous::Await::build(ty, value));
        waited.extend(b.body().result(op, 0));
    }
    let mut around = args.iter().map(|(&from, &to)| (from, to)).collect::<Vec<_>>();
    for &constant in &used.constants {
        let copy = clone_op(from, constant, body, block);
        around.extend(from.results(constant).zip(body.results(copy).collect::<Vec<_>>()));
    }
    let made = clone_blocks(from, region, body, coroutine.first_added(), &waited, &around);
    if let Some(&first) = made.first() {
        body.merge_block(first, block, &[]);
    }
}
