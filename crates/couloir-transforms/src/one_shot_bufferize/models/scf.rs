//! `scf`: choices and what ends regions.

use super::super::model::OperandUse;
use couloir_dialects::scf;
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Attribute, Failure, Op, OpDef, OpRef, Type, Value};

use super::super::buffers::common;
use super::super::functions::{blocks, operand};
use super::super::model::{Alias, Model, Stack, Uses, Values, always, always_of};
use super::super::rewrite::Bufferizer;
use super::super::view::View;

pub(super) static MODELS: &[Model] = &[
    Model {
        uses: Some(yielded),
        buffer_type: Some(type_of_choice),
        bufferize: choice,
        ..Model::of(scf::If::def())
    },
    Model {
        uses: Some(yielded),
        buffer_type: Some(type_of_choice),
        bufferize: choice,
        ..Model::of(scf::IndexSwitch::def())
    },
    Model {
        uses: Some(yielded_once),
        is_writable: always_of,
        verify: |view, op| match all_ends(view, op).len() {
            1 => Ok(()),
            _ => op.op_error("op without unique scf.yield is not supported").fail(),
        },
        buffer_type: Some(|view, op, value, stack| {
            if view.scope.body.as_arg(value).is_some() {
                return super::blocks::arg_type(view, op, value, stack);
            }
            let source = yielded_once(view, op, value).first().and_then(|end| view.value(end.at));
            match source {
                Some(source) if view.is_tensor(source) => view.buffer_type_in(source, stack),
                Some(source) => Ok(view.scope.body.ty(source)),
                None => view.type_unknown(value),
            }
        }),
        takes_blocks: true,
        bufferize: execute,
        ..Model::of(scf::ExecuteRegion::def())
    },
    Model {
        reads: always,
        in_place: always,
        values: yields_to,
        bufferize: give,
        ..Model::of(scf::Yield::def())
    },
    Model {
        reads: always,
        in_place: always,
        bufferize: condition,
        ..Model::of(scf::Condition::def())
    },
];

/// The ends of an op's regions that give values.
fn all_ends(view: View<'_>, op: OpRef<'_>) -> Vec<Op> {
    let body = view.scope.body;
    let blocks = body.regions(op.op).iter().flat_map(|&region| body.region_blocks(region));
    let ends = blocks.filter_map(|block| body.last_op(block));
    ends.filter(|&end| view.scope.op(end).is(scf::Yield::def())).collect()
}

/// The operands that ends of an op's regions give for a result.
fn ends(view: View<'_>, op: OpRef<'_>, value: Value) -> Vec<OperandUse> {
    let at = view.scope.body.value_index(value);
    all_ends(view, op).into_iter().map(|end| operand(end, at)).collect()
}

fn yielded(view: View<'_>, op: OpRef<'_>, value: Value) -> Uses {
    let mut ends = ends(view, op, value);
    // What the first region gives is first, and the default of a switch is the last.
    if op.is(scf::IndexSwitch::def()) && !ends.is_empty() {
        ends.rotate_left(1);
    }
    ends.into_iter().map(Alias::maybe_same).collect()
}

fn yielded_once(view: View<'_>, op: OpRef<'_>, value: Value) -> Uses {
    if view.scope.body.as_arg(value).is_some() {
        return super::blocks::uses(view, op, value);
    }
    match ends(view, op, value)[..] {
        [end] => [Alias::same(end)].into_iter().collect(),
        _ => Uses::new(),
    }
}

fn parent<'a>(view: View<'a>, op: OpRef<'_>) -> Option<OpRef<'a>> {
    view.scope.body.parent_op(op.op).map(|op| view.scope.op(op))
}

fn yields_to(view: View<'_>, op: OpRef<'_>, operand: usize) -> Values {
    let Some(parent) = parent(view, op) else { return Values::new() };
    let result = parent.result(operand);
    let is = |def: &'static OpDef| parent.is(def);
    match result {
        Some(result) if is(scf::If::def()) || is(scf::IndexSwitch::def()) => {
            [Alias::maybe_same(result)].into_iter().collect()
        }
        Some(result) if is(scf::ExecuteRegion::def()) => {
            [Alias::same(result)].into_iter().collect()
        }
        _ => Values::new(),
    }
}

fn type_of_choice(
    view: View<'_>,
    op: OpRef<'_>,
    value: Value,
    stack: &mut Stack,
) -> Result<Type, Failure> {
    let tensor = view.scope.body.ty(value);
    let message = match op.is(scf::If::def()) {
        true => "inconsistent memory space on then/else branches",
        false => "inconsistent memory space on default and case branches",
    };
    let mut found = None;
    for source in ends(view, op, value).into_iter().filter_map(|end| view.value(end)) {
        let ty = match view.is_tensor(source) {
            true => view.buffer_type_in(source, stack)?,
            false => view.scope.body.ty(source),
        };
        found = Some(match found {
            None => ty,
            Some(other) => common(op, tensor, (other, ty), |op| op.error(message).emit())?,
        });
    }
    found.ok_or(Failure)
}

/// The types of an op's results, of which tensors are memory.
///
/// # Errors
/// When the type of one cannot be said.
pub(super) fn result_types(b: &Bufferizer<'_, '_>, op: Op) -> Result<Vec<Type>, Failure> {
    let view = b.view();
    let own = view.scope.op(op);
    let one = |value| match view.is_tensor(value) {
        true => view.buffer_type(value),
        false => Ok(own.ty(value)),
    };
    own.results().map(one).collect()
}

/// An op like another with other operands and results, which its regions go to.
pub(super) fn remade(
    b: &mut Bufferizer<'_, '_>,
    op: Op,
    operands: Vec<Value>,
    results: Vec<Type>,
) -> Result<Op, Failure> {
    let regions = b.rw.body().take_regions(op);
    let view = b.rw.view(op);
    let mut new = NewOp::new(view.def().ok_or(Failure)?).operands(operands).results(results);
    new.props = (0..new.props.len()).map(|slot| view.prop(slot)).collect();
    if view.is(scf::For::def()) || view.is(scf::Forall::def()) {
        new.attrs = view.body().discardable(op);
    }
    new.regions = regions.into_iter().collect();
    Ok(b.rw.insert(new))
}

pub(super) fn results_of(b: &Bufferizer<'_, '_>, op: Op) -> Vec<Value> {
    b.rw.view(op).results().collect()
}

fn choice(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let types = result_types(b, op)?;
    let operands = b.rw.view(op).operands().collect();
    b.rw.at(op);
    let new = remade(b, op, operands, types)?;
    let values = results_of(b, new);
    b.replace(op, &values);
    Ok(())
}

fn execute(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let types = result_types(b, op)?;
    b.rw.at(op);
    let new = remade(b, op, Vec::new(), types)?;
    let regions = b.rw.scope().body.regions(new).to_vec();
    for region in regions {
        blocks(b, region)?;
    }
    let values = results_of(b, new);
    b.rw.at(op);
    b.replace(op, &values);
    Ok(())
}

/// The value whose memory what a region's end gives has to be like.
fn wanted(view: View<'_>, end: OpRef<'_>, at: usize) -> Option<Value> {
    let parent = parent(view, end)?;
    let body = view.scope.body;
    let arg = |region: usize| {
        let &region = body.regions(parent.op).get(region)?;
        body.args(body.entry_block(region)?).get(at).copied()
    };
    if end.is(scf::Condition::def()) {
        return arg(1);
    }
    match parent.is(scf::While::def()) {
        true => arg(0),
        false if parent.is(scf::ExecuteRegion::def()) => None,
        false => parent.result(at),
    }
}

/// The type of what is like a value's memory. That of a switch is worked out once, not for each of
/// its cases.
///
/// # Errors
/// When it cannot be said.
fn type_like(b: &mut Bufferizer<'_, '_>, like: Value) -> Result<Type, Failure> {
    if !b.view().is_tensor(like) {
        return Ok(b.rw.ty(like));
    }
    if let Some(&known) = b.choices.get(&like) {
        return Ok(known);
    }
    let ty = b.buffer_type(like)?;
    let owner = b.rw.scope().defining_op(like);
    if owner.is_some_and(|owner| owner.is(scf::IndexSwitch::def())) {
        b.choices.insert(like, ty);
    }
    Ok(ty)
}

/// Whether an op may be ended by `scf.yield`.
fn takes_yield(op: OpRef<'_>) -> bool {
    let known: [&'static OpDef; 5] = [
        scf::ExecuteRegion::def(),
        scf::If::def(),
        scf::IndexSwitch::def(),
        scf::For::def(),
        scf::While::def(),
    ];
    known.into_iter().any(|def| op.is(def))
}

fn give(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let view = b.view();
    let own = view.scope.op(op);
    if !parent(view, own).is_some_and(takes_yield) {
        return own.error("unsupported scf::YieldOp parent").fail();
    }
    end(b, op, 0)
}

fn condition(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    end(b, op, 1)
}

/// Makes what a region gives memory, after the first operands.
fn end(b: &mut Bufferizer<'_, '_>, op: Op, first: usize) -> Result<(), Failure> {
    let mut values = b.rw.view(op).operands().collect::<Vec<_>>();
    for (at, value) in values.iter_mut().enumerate().skip(first) {
        if !b.view().is_tensor(*value) {
            continue;
        }
        *value = b.buffer(*value)?;
        let view = b.view();
        let like = wanted(view, view.scope.op(op), at - first);
        if let Some(like) = like {
            let ty = type_like(b, like)?;
            *value = b.cast(*value, ty);
        }
    }
    b.rw.set_operands(op, &values);
    b.rw.body().set_discardable(op, Attribute::EMPTY_DICT);
    Ok(())
}
