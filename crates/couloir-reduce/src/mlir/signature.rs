//! Arguments and results of functions are taken away, and from their calls.

use couloir_ir::op::Trait;
use couloir_ir::{Attribute, Body, Context, NewOp, Op, Scope, Str, Type};

use super::defaults::{Defaults, Mode};
use super::edit::{Edit, Place, Work, each_body, ops_of};
use super::flow::drop_operand;
use super::ops::has;

/// Takes away arguments and results of functions.
pub(super) const SIGNATURES: Edit = Edit { name: "signatures", find, change };

/// What a function lost.
pub(super) struct Dropped {
    name: Str,
    args: Vec<usize>,
    results: Vec<usize>,
}

/// The function type of `func.func`; others keep theirs.
fn signature(ctx: &Context, body: &Body, op: Op) -> Option<(usize, Vec<Type>, Vec<Type>)> {
    let def = body.op(op).name.def().filter(|def| def.name == "func.func")?;
    let slot = def.slot("function_type")?;
    let (inputs, results) = body.prop(op, slot)?.as_type(ctx)?.as_function(ctx)?;
    Some((slot, inputs.to_vec(), results.to_vec()))
}

fn find(ctx: &Context, body: &Body) -> Vec<Place> {
    let parts = |op| {
        let (_, inputs, results) = signature(ctx, body, op)?;
        Some((0..inputs.len() + results.len()).map(move |at| Place::Part(op, at)))
    };
    ops_of(body).filter_map(parts).flatten().collect()
}

fn change(work: &mut Work<'_>, body: &mut Body, places: &[Place]) {
    let mut rest = places;
    while let Some(&Place::Part(op, _)) = rest.first() {
        let is_same = |place: &&Place| matches!(place, Place::Part(other, _) if *other == op);
        let (own, others) = rest.split_at(rest.iter().take_while(is_same).count());
        let parts = own.iter().filter_map(|place| match place {
            Place::Part(_, at) => Some(*at),
            _ => None,
        });
        let parts = parts.collect::<Vec<_>>();
        change_one(work, body, op, &parts);
        rest = others;
    }
}

/// The items whose numbers are not listed.
fn without<T: Copy>(items: &[T], drop: &[usize]) -> Vec<T> {
    let kept = items.iter().enumerate().filter(|(at, _)| !drop.contains(at));
    kept.map(|(_, &item)| item).collect()
}

fn change_one(work: &mut Work<'_>, body: &mut Body, op: Op, parts: &[usize]) -> Option<()> {
    let ctx = work.ctx;
    let (slot, inputs, results) = signature(ctx, body, op)?;
    let (args, late): (Vec<usize>, Vec<usize>) = parts.iter().partition(|&&at| at < inputs.len());
    let gone = late.into_iter().map(|at| at - inputs.len()).collect::<Vec<_>>();
    let ty = Type::function(ctx, &without(&inputs, &args), &without(&results, &gone));
    body.set_prop(op, slot, Some(Attribute::ty(ctx, ty)));
    drop_attrs(ctx, body, op, ("arg_attrs", &args));
    drop_attrs(ctx, body, op, ("res_attrs", &gone));
    let name = Scope::new(ctx, body).op(op).symbol_name()?;
    change_body(ctx, body.nested_mut(op)?, &args, &gone);
    work.signatures.push(Dropped { name, args, results: gone });
    Some(())
}

fn drop_attrs(
    ctx: &Context,
    body: &mut Body,
    op: Op,
    (name, drop): (&str, &[usize]),
) -> Option<()> {
    let slot = body.op(op).name.def()?.slot(name)?;
    let items = body.prop(op, slot)?.as_array(ctx)?;
    let kept = Attribute::array(ctx, &without(items, drop));
    body.set_prop(op, slot, Some(kept));
    Some(())
}

fn change_body(ctx: &Context, body: &mut Body, args: &[usize], results: &[usize]) -> Option<()> {
    let entry = body.entry_block(*body.roots().first()?)?;
    let mut defaults = Defaults::new(ctx, Mode::Opaque);
    for &at in args {
        let &arg = body.args(entry).get(at)?;
        if !body.is_unused(arg) {
            let (ty, first) = (body.ty(arg), body.first_op(entry)?);
            let instead = defaults.value(body, first, ty)?;
            body.replace_all_uses(arg, instead);
        }
    }
    body.remove_args(entry, |at| args.contains(&at));
    let returns = ops_of(body)
        .filter(|&op| body.op(op).name.def().is_some_and(|def| def.name == "func.return"));
    for op in returns.collect::<Vec<_>>() {
        for &at in results.iter().rev() {
            drop_operand(ctx, body, op, at);
        }
    }
    Some(())
}

/// Takes from calls what the functions they call lost.
pub(super) fn change_calls(work: &Work<'_>, body: &mut Body, op: Op) {
    if work.signatures.is_empty() {
        return;
    }
    each_body(body, op, &mut |inside| {
        for op in ops_of(inside).collect::<Vec<_>>() {
            if has(inside, op, Trait::Call) {
                change_call(work, inside, op);
            }
        }
    });
}

fn change_call(work: &Work<'_>, body: &mut Body, op: Op) -> Option<()> {
    let ctx = work.ctx;
    let def = body.op(op).name.def().filter(|def| def.name == "func.call")?;
    let callee = body.prop(op, def.slot("callee")?)?.as_flat_symbol(ctx)?;
    let dropped = work.signatures.iter().find(|dropped| dropped.name == callee)?;
    for &at in dropped.args.iter().rev() {
        drop_operand(ctx, body, op, at);
    }
    if dropped.results.is_empty() {
        return Some(());
    }
    let results = body.results(op).collect::<Vec<_>>();
    let mut defaults = Defaults::new(ctx, Mode::Opaque);
    for result in dropped.results.iter().filter_map(|&at| results.get(at)) {
        let instead = defaults.instead_of(body, op, *result)?;
        body.replace_all_uses(*result, instead);
    }
    let kept = without(&results, &dropped.results);
    let types = kept.iter().map(|&value| body.ty(value)).collect::<Vec<_>>();
    let props = body.props(op, def.attrs.len()).iter().map(|prop| prop.expand()).collect();
    let operands = body.operands(op).collect::<Vec<_>>();
    let new = NewOp { props, attrs: body.discardable(op), ..NewOp::new(def) };
    let location = body.op(op).location;
    let new = body.create(new.operands(operands).results(types), location);
    body.insert_before(op, new);
    for (old, new) in kept.into_iter().zip(body.results(new)) {
        body.replace_all_uses(old, new);
    }
    body.erase_op(op);
    Some(())
}
