//! `scf`: loops, whose values are memory that goes from one iteration to the next.

use couloir_dialects::common::mixed::{Mixed, int_constant, mixed};
use couloir_dialects::{bufferization, scf};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::{Block, Failure, Op, OpRef, Type, Value};

use super::super::buffers::common;
use super::super::copies;
use super::super::functions::operand;
use super::super::model::{Alias, Model, Stack, always, always_of};
use super::super::rewrite::Bufferizer;
use super::super::view::View;
use super::scf::remade;
use crate::common::entry_of;

pub(super) static MODELS: &[Model] = &[
    Model {
        reads: |view, op, operand| {
            let arg = operand.checked_sub(FIRST_INIT).and_then(|at| carried(view, op, at));
            may_not_run(op) || arg.is_some_and(|arg| view.is_read(arg))
        },
        writes: always,
        values: |view, op, operand| {
            let at = operand.checked_sub(FIRST_INIT);
            let result = at.and_then(|at| Some((at, op.result(at)?)));
            let alias = |(at, result)| Alias::same_if(result, passes_on(view, op, at));
            result.map(alias).into_iter().collect()
        },
        uses: Some(|view, op, value| {
            let alias =
                |at| Alias::same_if(operand(op.op, FIRST_INIT + at), passes_on(view, op, at));
            result_number(view, value).map(alias).into_iter().collect()
        }),
        is_writable: always_of,
        verify: verify_for,
        copies: copies_for,
        buffer_type: Some(type_in_for),
        bufferize: for_loop,
        ..Model::of(scf::For::def())
    },
    Model {
        reads: always,
        writes: always,
        values: |view, op, operand| {
            let result = op
                .result(operand)
                .filter(|&result| op.operand_type(operand) == Some(op.ty(result)));
            let alias = |result| Alias::same_if(result, while_passes_on(view, op, operand));
            result.map(alias).into_iter().collect()
        },
        uses: Some(|view, op, value| {
            let is_like = |&at: &usize| op.operand_type(at) == Some(op.ty(value));
            let alias = |at| Alias::same_if(operand(op.op, at), while_passes_on(view, op, at));
            result_number(view, value).filter(is_like).map(alias).into_iter().collect()
        }),
        is_writable: always_of,
        verify: verify_while,
        copies: copies_while,
        buffer_type: Some(type_in_while),
        bufferize: while_loop,
        ..Model::of(scf::While::def())
    },
    Model {
        reads: always,
        writes: always,
        values: |_, op, operand| {
            let at = operand.checked_sub(op.operand_group(scf::Forall::OUTPUTS).start);
            at.and_then(|at| op.result(at)).map(Alias::same).into_iter().collect()
        },
        uses: Some(|view, op, value| {
            let first = op.operand_group(scf::Forall::OUTPUTS).start;
            let at = result_number(view, value).map(|at| operand(op.op, first + at));
            at.map(Alias::same).into_iter().collect()
        }),
        is_writable: always_of,
        buffer_type: Some(type_in_forall),
        repeats: Some(|op, _| repeats(op)),
        is_parallel: |op, _| repeats(op),
        bufferize: forall,
        ..Model::of(scf::Forall::def())
    },
    // What is in it stands before it once it is on memory.
    Model::of(scf::InParallel::def()),
];

/// The first operand of a loop that it starts with.
const FIRST_INIT: usize = 3;

/// Whether a range may be empty.
fn may_be_empty(lower: Option<i64>, upper: Option<i64>) -> bool {
    lower.zip(upper).is_none_or(|(lower, upper)| upper <= lower)
}

/// Whether a loop may have no iteration, so that it gives what it started with.
fn may_not_run(op: OpRef<'_>) -> bool {
    let [lower, upper] =
        [0, 1].map(|at| op.operand(at).and_then(|bound| int_constant(op.scope, bound)));
    may_be_empty(lower, upper)
}

/// The lower bounds, upper bounds and steps of a parallel loop.
fn bounds(op: OpRef<'_>) -> [Vec<Mixed>; 3] {
    let lists = [
        (scf::Forall::DYNAMIC_LOWER_BOUND, scf::Forall::STATIC_LOWER_BOUND),
        (scf::Forall::DYNAMIC_UPPER_BOUND, scf::Forall::STATIC_UPPER_BOUND),
        (scf::Forall::DYNAMIC_STEP, scf::Forall::STATIC_STEP),
    ];
    lists.map(|(group, slot)| mixed(op, group, slot))
}

/// The number of a value among the results of the op that gives it; none of an argument.
fn result_number(view: View<'_>, value: Value) -> Option<usize> {
    let body = view.scope.body;
    body.defining_op(value).map(|_| body.value_index(value))
}

/// The argument of a loop's body that carries a value.
fn carried(view: View<'_>, op: OpRef<'_>, at: usize) -> Option<Value> {
    let body = view.scope.body;
    body.args(entry_of(body, op.op, 0)?).get(at + 1).copied()
}

/// What the end of a region gives.
fn given(view: View<'_>, op: OpRef<'_>, region: usize) -> Vec<Value> {
    let body = view.scope.body;
    let end = entry_of(body, op.op, region).and_then(|block| body.last_op(block));
    end.map(|end| body.operands(end).collect()).unwrap_or_default()
}

/// One of the values that the end of a region gives.
fn given_at(view: View<'_>, op: OpRef<'_>, region: usize, at: usize) -> Option<Value> {
    let body = view.scope.body;
    let end = entry_of(body, op.op, region).and_then(|block| body.last_op(block))?;
    body.operand(end, at)
}

/// Whether an iteration gives the next the memory that it was given.
fn passes_on(view: View<'_>, op: OpRef<'_>, at: usize) -> bool {
    let both = carried(view, op, at).zip(given_at(view, op, 0, at));
    both.is_some_and(|(arg, given)| view.are_equivalent(arg, given))
}

fn verify_for(view: View<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    if view.env.settings.returns_allocations {
        return Ok(());
    }
    let body = view.scope.body;
    let end = entry_of(body, op.op, 0).and_then(|block| body.last_op(block));
    for (at, _) in op.results().enumerate().filter(|(_, result)| view.is_tensor(*result)) {
        if !passes_on(view, op, at) {
            let message =
                format!("Yield operand #{at} is not equivalent to the corresponding iter bbArg");
            let end = end.map_or(op, |end| view.scope.op(end));
            return end.error(message).fail();
        }
    }
    Ok(())
}

fn copies_for(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    copies::of_operands(b, op)?;
    if b.env.settings.copies_always {
        return Ok(());
    }
    let body = b.rw.scope().body;
    let end = entry_of(body, op, 0).and_then(|block| body.last_op(block)).ok_or(Failure)?;
    let view = b.view();
    let own = view.scope.op(op);
    let values = given(view, own, 0).into_iter().enumerate();
    let is_copied = |(at, value)| {
        let arg = carried(view, own, at);
        view.is_tensor(value) && may_come_from_outside(view, own, value, arg)
    };
    let copied = values.map(is_copied).collect::<Vec<_>>();
    copy_given(b, end, 0, &copied)
}

/// Whether a value in a loop may have memory from outside of it, other than that of an argument.
fn may_come_from_outside(
    view: View<'_>,
    op: OpRef<'_>,
    value: Value,
    except: Option<Value>,
) -> bool {
    let Some(state) = view.state else { return true };
    let body = view.scope.body;
    let own = body.regions(op.op).first().copied();
    let is_outside = |other: Value| {
        let region = body.block_of_value(other).and_then(|block| body.region_of(block));
        let is_arg = body.defining_op(other).is_none();
        let mut at = region.filter(|_| !is_arg || region != own);
        while at.is_some() && at != own {
            let parent = at.and_then(|at| body.region_parent(at));
            let block = parent.and_then(|parent| body.block_of(parent));
            at = block.and_then(|block| body.region_of(block));
        }
        at.is_none()
    };
    let mut all = state.values_of(state.aliases.find(value));
    all.any(|other| Some(other) != except && is_outside(other))
}

/// Copies what the end of a region gives.
fn copy_given(
    b: &mut Bufferizer<'_, '_>,
    end: Op,
    first: usize,
    copied: &[bool],
) -> Result<(), Failure> {
    b.rw.at(end);
    let mut values = b.rw.view(end).operands().collect::<Vec<_>>();
    for (value, copied) in values.iter_mut().skip(first).zip(copied) {
        if *copied && b.view().is_tensor(*value) {
            *value = b.new_tensor(*value, true)?;
        }
    }
    b.rw.set_operands(end, &values);
    Ok(())
}

/// The type of a value that a loop carries: that of what it starts with, if it goes on with the
/// same.
fn type_of_carried(
    view: View<'_>,
    op: OpRef<'_>,
    (arg, init, given): (Value, Value, Value),
    stack: &mut Stack,
) -> Result<Type, Failure> {
    let tensor = view.scope.body.ty(arg);
    let first = type_of(view, init, stack)?;
    if stack.values.iter().filter(|&&value| value == arg).count() >= 2 {
        return Ok(first);
    }
    let next = type_of(view, given, stack)?;
    common(op, tensor, (first, next), |op| {
        let message = "init_arg and yielded value bufferize to inconsistent memory spaces";
        op.op_error(message).emit()
    })
}

/// The type of a value's memory, which may be memory by now.
fn type_of(view: View<'_>, value: Value, stack: &mut Stack) -> Result<Type, Failure> {
    match view.is_tensor(value) {
        true => view.buffer_type_in(value, stack),
        false => Ok(view.scope.body.ty(value)),
    }
}

fn type_in_for(
    view: View<'_>,
    op: OpRef<'_>,
    value: Value,
    stack: &mut Stack,
) -> Result<Type, Failure> {
    let body = view.scope.body;
    if body.defining_op(value).is_some() {
        let arg = carried(view, op, body.value_index(value)).ok_or(Failure)?;
        return type_of(view, arg, stack);
    }
    let at = body.value_index(value).checked_sub(1).ok_or(Failure)?;
    let init = op.operand(FIRST_INIT + at).ok_or(Failure)?;
    let given = given_at(view, op, 0, at).ok_or(Failure)?;
    type_of_carried(view, op, (value, init, given), stack)
}

/// Casts what a loop starts with to the types of what receives it.
fn inits(
    b: &mut Bufferizer<'_, '_>,
    values: &[Value],
    receivers: &[Value],
) -> Result<Vec<Value>, Failure> {
    let mut all = b.buffers(values)?;
    for (value, &receiver) in all.iter_mut().zip(receivers) {
        if b.view().is_tensor(receiver) {
            let ty = b.buffer_type(receiver)?;
            *value = b.cast(*value, ty);
        }
    }
    Ok(all)
}

/// Makes the arguments of a block memory of these types.
fn receive(b: &mut Bufferizer<'_, '_>, block: Block, first: usize, types: &[Type]) {
    let args = b.rw.scope().body.args(block).to_vec();
    let point = InsertPoint::start(b.rw.scope().body, block);
    b.rw.set_point(point);
    for (arg, &ty) in args.into_iter().skip(first).zip(types) {
        if !b.view().is_tensor(arg) {
            continue;
        }
        let tensor = b.rw.ty(arg);
        let uses = b.rw.scope().body.uses(arg).collect::<Vec<_>>();
        b.rw.body().set_type(arg, ty);
        let new = bufferization::ToTensor::build(tensor, arg);
        let value = b.rw.with_location_of(arg, |rw| rw.insert1(new));
        for operand in uses {
            b.rw.set_operand(operand.op, operand.index as usize, value);
        }
    }
}

fn for_loop(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let view = b.rw.view(op);
    let mut operands = view.operands().collect::<Vec<_>>();
    let results = view.results().collect::<Vec<_>>();
    let starts = inits(b, operands.get(FIRST_INIT..).unwrap_or_default(), &results)?;
    let types = starts.iter().map(|&value| b.rw.ty(value)).collect::<Vec<_>>();
    operands.truncate(FIRST_INIT);
    operands.extend(starts);
    b.rw.at(op);
    let new = remade(b, op, operands, types.clone())?;
    let block = entry_of(b.rw.scope().body, new, 0).ok_or(Failure)?;
    receive(b, block, 1, &types);
    let values = b.rw.view(new).results().collect::<Vec<_>>();
    b.replace(op, &values);
    Ok(())
}

/// An argument of a region of a `while`.
fn arg(view: View<'_>, op: OpRef<'_>, region: usize, at: usize) -> Option<Value> {
    let body = view.scope.body;
    body.args(entry_of(body, op.op, region)?).get(at).copied()
}

/// What the condition of a `while` passes on.
fn conditioned(view: View<'_>, op: OpRef<'_>) -> Vec<Value> {
    given(view, op, 0).into_iter().skip(1).collect()
}

/// Whether a region of a `while` gives the memory that it was given.
fn region_passes_on(view: View<'_>, op: OpRef<'_>, region: usize, at: usize) -> bool {
    // The condition is the first that the first region gives.
    let given = given_at(view, op, region, if region == 0 { at + 1 } else { at });
    let both = arg(view, op, region, at).zip(given);
    let both = both.filter(|&(a, b)| view.is_tensor(a) && view.is_tensor(b));
    both.is_some_and(|(arg, given)| view.are_equivalent(arg, given))
}

fn while_passes_on(view: View<'_>, op: OpRef<'_>, at: usize) -> bool {
    let ty = arg(view, op, 0, at).map(|arg| view.scope.body.ty(arg));
    ty.is_some()
        && ty == op.result_type(at)
        && region_passes_on(view, op, 0, at)
        && region_passes_on(view, op, 1, at)
}

fn verify_while(view: View<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    if view.env.settings.returns_allocations {
        return Ok(());
    }
    let body = view.scope.body;
    for (region, what) in [(0, "Condition arg"), (1, "Yield operand")] {
        let end = entry_of(body, op.op, region).and_then(|block| body.last_op(block));
        let values = if region == 0 { conditioned(view, op) } else { given(view, op, 1) };
        for (at, _) in values.iter().enumerate().filter(|(_, value)| view.is_tensor(**value)) {
            if !region_passes_on(view, op, region, at) {
                let message =
                    format!("{what} #{at} is not equivalent to the corresponding iter bbArg");
                let end = end.map_or(op, |end| view.scope.op(end));
                return end.error(message).fail();
            }
        }
    }
    Ok(())
}

fn copies_while(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    copies::of_operands(b, op)?;
    if b.env.settings.copies_always {
        return Ok(());
    }
    let body = b.rw.scope().body;
    let end = entry_of(body, op, 0).and_then(|block| body.last_op(block)).ok_or(Failure)?;
    let view = b.view();
    let own = view.scope.op(op);
    let count = conditioned(view, own).len();
    let is_same = |at| region_passes_on(view, own, 0, at) && region_passes_on(view, own, 1, at);
    let copied = (0..count).map(|at| !is_same(at)).collect::<Vec<_>>();
    copy_given(b, end, 1, &copied)
}

fn type_in_while(
    view: View<'_>,
    op: OpRef<'_>,
    value: Value,
    stack: &mut Stack,
) -> Result<Type, Failure> {
    let body = view.scope.body;
    let at = body.value_index(value);
    let before = entry_of(body, op.op, 0);
    if body.as_arg(value).is_some_and(|(block, _)| Some(block) == before) {
        let init = op.operand(at).ok_or(Failure)?;
        let given = given_at(view, op, 1, at).ok_or(Failure)?;
        return type_of_carried(view, op, (value, init, given), stack);
    }
    let passed = given_at(view, op, 0, at + 1).ok_or(Failure)?;
    type_of(view, passed, stack)
}

fn while_loop(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let operands = b.rw.view(op).operands().collect::<Vec<_>>();
    let body = b.rw.scope().body;
    let (before, after) = entry_of(body, op, 0).zip(entry_of(body, op, 1)).ok_or(Failure)?;
    let (args, others) = (body.args(before).to_vec(), body.args(after).to_vec());
    let starts = inits(b, &operands, &args)?;
    let mut types = Vec::with_capacity(others.len());
    for arg in others {
        let is_tensor = b.view().is_tensor(arg);
        types.push(if is_tensor { b.buffer_type(arg)? } else { b.rw.ty(arg) });
    }
    let first = starts.iter().map(|&value| b.rw.ty(value)).collect::<Vec<_>>();
    b.rw.at(op);
    let new = remade(b, op, starts, types.clone())?;
    receive(b, before, 0, &first);
    receive(b, after, 0, &types);
    let values = b.rw.view(new).results().collect::<Vec<_>>();
    b.replace(op, &values);
    Ok(())
}

/// Whether a parallel loop may run its body more than once.
fn repeats(op: OpRef<'_>) -> bool {
    let [lower, upper, step] = bounds(op);
    lower.iter().zip(&upper).zip(&step).any(|((lower, upper), step)| {
        let all = [lower, upper, step].map(|bound| bound.constant(op.scope));
        match all {
            [Some(lower), Some(upper), Some(step)] => lower.saturating_add(step) < upper,
            _ => true,
        }
    })
}

fn type_in_forall(
    view: View<'_>,
    op: OpRef<'_>,
    value: Value,
    stack: &mut Stack,
) -> Result<Type, Failure> {
    let body = view.scope.body;
    let outputs = op.operand_group(scf::Forall::OUTPUTS);
    let at = match body.as_arg(value) {
        Some((block, at)) => {
            let first = body.args(block).len().saturating_sub(outputs.len());
            at.checked_sub(first).ok_or(Failure)?
        }
        None => body.value_index(value),
    };
    type_of(view, op.operand(outputs.start + at).ok_or(Failure)?, stack)
}

fn forall(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let view = b.rw.view(op);
    let group = view.operand_group(scf::Forall::OUTPUTS);
    let operands = view.operands().collect::<Vec<_>>();
    let outputs = operands.get(group.clone()).unwrap_or_default().to_vec();
    let buffers = b.buffers(&outputs)?;
    let block = entry_of(b.rw.scope().body, op, 0).ok_or(Failure)?;
    let args = b.rw.scope().body.args(block).to_vec();
    let first = args.len().saturating_sub(outputs.len());
    let point = InsertPoint::start(b.rw.scope().body, block);
    b.rw.set_point(point);
    for (&arg, &buffer) in args.iter().skip(first).zip(&buffers) {
        let new = bufferization::ToTensor::build(b.rw.ty(arg), buffer);
        let value = b.rw.insert1(new);
        b.rw.replace_all_uses(arg, value);
    }
    b.rw.body().remove_args(block, |at| at >= first);
    b.rw.at(op);
    let kept = operands.get(..group.start).unwrap_or_default().to_vec();
    let new = remade(b, op, kept, Vec::new())?;
    let ctx = b.rw.context();
    let slot = scf::Forall::OPERAND_SEGMENT_SIZES;
    let sizes = b.rw.view(new).prop(slot).and_then(|sizes| sizes.as_i32_array(ctx));
    let mut sizes = sizes.unwrap_or_default();
    if let Some(last) = sizes.last_mut() {
        *last = 0;
    }
    b.rw.set_prop(new, slot, Some(couloir_ir::Attribute::i32_array(ctx, &sizes)));
    b.replace(op, &buffers);
    Ok(())
}
