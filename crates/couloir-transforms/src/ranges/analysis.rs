//! The analysis of ranges.

use couloir_dialects::common::mixed::{Mixed, mixed};
use couloir_dialects::llvm::attrs::CONSTANT_RANGE;
use couloir_dialects::{affine, arith, gpu, index, memref, scf, tensor, vector};
use couloir_ir::body::Value;
use couloir_ir::num::Int;
use couloir_ir::op::Trait;
use couloir_ir::{Attribute, Context, OpRef, Scope, Type};
use couloir_rewrite::constant_of;

use super::Range;
use super::gpu::{launch_argument, place as gpu_place};
use super::ops::rule;
use crate::dataflow::{Analysis, Constant};

/// Between which numbers integers are; of values that are none, whether
/// anything was found to give them.
#[derive(Clone, Copy, Debug)]
pub struct IntRanges;

/// What is known of a value: its range, unless nothing was found to give it. That of what is no
/// integer is one of no bits.
type State = Option<Range>;

/// How wide the integers of a type are; 64 bits for indices.
pub fn width_of(ctx: &Context, ty: Type) -> Option<u32> {
    let element = ty.element_or_self(ctx);
    if element.is_index() { Some(64) } else { element.int_width(ctx) }
}

fn any(ctx: &Context, ty: Type) -> Range {
    Range::any(width_of(ctx, ty).unwrap_or(0))
}

impl Analysis for IntRanges {
    type State = State;

    fn entry(&self, scope: Scope<'_>, value: Value) -> State {
        Some(any(scope.ctx, scope.body.ty(value)))
    }

    fn join(&self, state: &mut State, other: &State) -> bool {
        let joined = match (&*state, other) {
            (None, other) => other.clone(),
            (state, None) => (*state).clone(),
            (Some(one), Some(other)) if one.width() == other.width() => Some(one.union(other)),
            (Some(one), Some(_)) => Some(Range::any(one.width())),
        };
        let changed = joined != *state;
        *state = joined;
        changed
    }

    /// What is passed on by the end of a block and grows may grow for ever:
    /// nothing is known of it then.
    fn join_result(
        &self,
        scope: Scope<'_>,
        value: Value,
        state: &mut State,
        other: &State,
    ) -> bool {
        let old = state.clone();
        let mut changed = self.join(state, other);
        if old.is_some() && old != *state && ends_block(scope, value) {
            changed |= self.join(state, &self.entry(scope, value));
        }
        changed
    }

    fn constant(&self, scope: Scope<'_>, value: Value, state: &State) -> Constant {
        let ty = scope.body.ty(value);
        let Some(range) = state else { return Constant::Unset };
        let Some(known) = range.single() else { return Constant::Unknown };
        if ty.is_shaped(scope.ctx) || width_of(scope.ctx, ty).is_none() {
            return Constant::Unknown;
        }
        Constant::Known(Attribute::wide_int(scope.ctx, ty, known.clone()), "arith")
    }

    fn visit(
        &self,
        op: OpRef<'_>,
        operands: &[State],
        _: &dyn Fn(Value) -> State,
    ) -> Option<Vec<State>> {
        let results = || op.results().map(|result| Some(any(op.ctx(), op.ty(result)))).collect();
        match known(op, operands) {
            Known::Range(range) => Some(vec![range]),
            Known::NotYet => None,
            Known::Nothing => Some(results()),
        }
    }

    fn argument(
        &self,
        op: OpRef<'_>,
        scope: Scope<'_>,
        argument: Value,
        known: &dyn Fn(Value) -> State,
    ) -> State {
        if op.is(gpu::Launch::def()) {
            return launch_argument(op, scope, argument, known);
        }
        let Some(bounds) = bounds_of(op, scope, argument) else {
            return self.entry(scope, argument);
        };
        let width = width_of(scope.ctx, scope.body.ty(argument))?;
        let [lower, upper, step] = bounds;
        let mut min = bound(lower, width, false, known);
        let mut max = bound(upper, width, true, known);
        if bound(step, width, true, known).is_negative() {
            std::mem::swap(&mut min, &mut max);
        } else {
            max = max.sub(&Int::one(width));
        }
        (!max.slt(&min)).then(|| Range::signed(min, max))
    }
}

/// Whether an op that ends a block uses a value.
fn ends_block(scope: Scope<'_>, value: Value) -> bool {
    scope.body.uses(value).any(|user| scope.op(user.op).has(Trait::Terminator))
}

/// The bounds and the step of an induction variable.
pub(crate) fn bounds_of(op: OpRef<'_>, scope: Scope<'_>, argument: Value) -> Option<[Mixed; 3]> {
    let (_, at) = scope.body.as_arg(argument)?;
    if op.is(scf::For::def()) {
        let value = |at| op.operand(at).map(Mixed::Value);
        return Some([value(0)?, value(1)?, value(2)?]).filter(|_| at == 0);
    }
    if op.is(scf::Parallel::def()) {
        let value = |group| op.operands_in(group).get(at).copied().map(Mixed::Value);
        return Some([
            value(scf::Parallel::LOWER_BOUND)?,
            value(scf::Parallel::UPPER_BOUND)?,
            value(scf::Parallel::STEP)?,
        ]);
    }
    if op.is(scf::Forall::def()) {
        let one = |group, slot| mixed(op, group, slot).get(at).copied();
        return Some([
            one(scf::Forall::DYNAMIC_LOWER_BOUND, scf::Forall::STATIC_LOWER_BOUND)?,
            one(scf::Forall::DYNAMIC_UPPER_BOUND, scf::Forall::STATIC_UPPER_BOUND)?,
            one(scf::Forall::DYNAMIC_STEP, scf::Forall::STATIC_STEP)?,
        ]);
    }
    if op.is(affine::For::def()) && at == 0 {
        let constant = |slot| op.prop(slot)?.as_affine_map(op.ctx())?.single_constant();
        return Some([
            Mixed::Known(constant(affine::For::LOWER_BOUND_MAP)?),
            Mixed::Known(constant(affine::For::UPPER_BOUND_MAP)?),
            Mixed::Known(op.prop(affine::For::STEP)?.as_i64(op.ctx())?),
        ]);
    }
    None
}

fn bound(bound: Mixed, width: u32, upper: bool, known: &dyn Fn(Value) -> State) -> Int {
    match bound {
        Mixed::Known(value) => Int::from_i64(width, value),
        Mixed::Value(value) => match known(value) {
            Some(range) if upper => range.smax,
            Some(range) => range.smin,
            None if upper => Int::signed_max(width),
            None => Int::signed_min(width),
        },
    }
}

/// What is known of what an op gives.
enum Known {
    Range(State),
    /// Too little is known of its operands.
    NotYet,
    /// The op has no rule.
    Nothing,
}

fn known(op: OpRef<'_>, operands: &[State]) -> Known {
    if op.has(Trait::ConstantLike) {
        // As upstream has it, nothing gives constants of other kinds.
        let none = if op.is(arith::Constant::def()) { Known::NotYet } else { Known::Nothing };
        return constant(op).map_or(none, |range| Known::Range(Some(range)));
    }
    if op.is(arith::Select::def()) {
        return select(operands);
    }
    if op.is(memref::Dim::def()) || op.is(tensor::Dim::def()) {
        return Known::Range(dim(op, operands.get(1).cloned().flatten()));
    }
    if op.is(vector::Step::def()) {
        return step(op).map_or(Known::Nothing, |range| Known::Range(Some(range)));
    }
    if let Some(range) = given(op).or_else(|| gpu_place(op)) {
        return Known::Range(Some(range));
    }
    if is_moved(op) {
        return moved(op, operands);
    }
    let Some(rule) = rule(op) else { return Known::Nothing };
    let Some(ranges) = operands.iter().map(Option::as_ref).collect::<Option<Vec<_>>>() else {
        return Known::NotYet;
    };
    let width = op.result_type(0).and_then(|ty| width_of(op.ctx(), ty));
    let range = width.and_then(|width| rule(op, &ranges, width));
    range.map_or(Known::Nothing, |range| Known::Range(Some(range)))
}

/// What an op gives whatever its operands are.
pub(crate) fn range_by_itself(op: OpRef<'_>) -> Option<Range> {
    let any = |ty| width_of(op.ctx(), ty).map(Range::any);
    match known(op, &op.operand_types().map(any).collect::<Vec<_>>()) {
        Known::Range(range) => range,
        Known::NotYet | Known::Nothing => None,
    }
}

/// The range of a constant's elements.
fn constant(op: OpRef<'_>) -> Option<Range> {
    if !(op.is(arith::Constant::def())
        || op.is(index::Constant::def())
        || op.is(index::BoolConstant::def()))
    {
        return None;
    }
    let attr = constant_of(op)?;
    if let Some(value) = attr.as_int(op.ctx()) {
        return Some(Range::constant(value));
    }
    let dense = attr.as_dense(op.ctx())?;
    width_of(op.ctx(), op.result_type(0)?)?;
    let ranges = dense.ints(op.ctx()).map(|value| Range::constant(&value));
    ranges.reduce(|one, other| one.union(&other))
}

fn select(operands: &[State]) -> Known {
    let [condition, yes, no] = operands else { return Known::Nothing };
    let truth = condition.as_ref().and_then(Range::single).map(|value| !value.is_zero());
    match truth {
        Some(true) => Known::Range(yes.clone()),
        Some(false) => Known::Range(no.clone()),
        None => {
            let mut joined = yes.clone();
            IntRanges.join(&mut joined, no);
            Known::Range(joined)
        }
    }
}

/// The sizes of the dimensions that may be meant.
fn dim(op: OpRef<'_>, index: State) -> State {
    let any = || Some(Range::signed(Int::zero(64), Int::signed_max(64)));
    let shape = op.operand_type(0).and_then(|ty| ty.shape(op.ctx()));
    let Some(shape) = shape else { return any() };
    let (mut first, mut last) = (0, shape.len() as i64 - 1);
    if let Some(index) = index {
        first = first.max(index.smin.to_i64().unwrap_or(0));
        last = last.min(index.smax.to_i64().unwrap_or(i64::MAX));
    }
    let size = |at: i64| match shape.get(usize::try_from(at).ok()?)? {
        &size if size >= 0 => Some(Range::constant(&Int::from_i64(64, size))),
        _ => any(),
    };
    let sizes = (first..=last).filter_map(size);
    sizes.reduce(|one, other| one.union(&other)).or_else(any)
}

/// `0, 1, ...`
fn step(op: OpRef<'_>) -> Option<Range> {
    let ty = op.result_type(0)?.as_vector(op.ctx())?;
    let count = *ty.shape.first()?;
    if ty.is_scalable() {
        return None;
    }
    Some(Range::unsigned(Int::zero(64), Int::from_i64(64, count - 1)))
}

/// The range that a special register is said to have; the number after the last one counts, as it
/// does upstream.
fn given(op: OpRef<'_>) -> Option<Range> {
    let register = op.def().is_some_and(|def| def.name.starts_with("nvvm.read.ptx.sreg."));
    let attr = op.attr_named("range").filter(|_| register)?;
    let bounds = attr.params_of(op.ctx(), &CONSTANT_RANGE)?;
    let bound = |at: usize| bounds.get(at)?.as_attr()?.as_int(op.ctx());
    let (lower, upper) = (bound(0)?, bound(1)?);
    let of = |bound: &Int| bound.clone();
    Some(Range { umin: of(lower), umax: of(upper), smin: of(lower), smax: of(upper) })
}

/// Whether an op gives elements of its operands.
fn is_moved(op: OpRef<'_>) -> bool {
    let moves = [
        vector::Broadcast::def(),
        vector::Extract::def(),
        vector::Insert::def(),
        vector::ShapeCast::def(),
        vector::Transpose::def(),
        gpu::SubgroupBroadcast::def(),
    ];
    moves.into_iter().any(|def| op.is(def))
}

fn moved(op: OpRef<'_>, operands: &[State]) -> Known {
    let count = if op.is(vector::Insert::def()) { 2 } else { 1 };
    let Some(from) = operands.get(..count) else { return Known::Nothing };
    let Some(ranges) = from.iter().cloned().collect::<Option<Vec<_>>>() else {
        return Known::NotYet;
    };
    Known::Range(ranges.into_iter().reduce(|one, other| one.union(&other)))
}
