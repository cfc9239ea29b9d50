//! Structured control flow.

use couloir_ir::num::Int;
use couloir_ir::{OpRef, RegionRef};

use super::{RegionRows, Rows, has, longs};
use crate::machine::{Ended, Flow, Machine, Step, unsupported};
use crate::program;
use crate::stop::Stop;
use crate::value::Value;

pub(super) const ROWS: Rows = &[];

pub(super) const REGION_ROWS: RegionRows = region_rows! {
    "scf.if" => |m, op| {
        let taken = m.operand(op, 0)?.truth()?;
        branch(op, usize::from(!taken))
    }, |_, _, ended| Ok(Flow::Results(ended.values));
    "scf.execute_region" => |_, op| enter(op, 0, vec![], vec![]),
        |_, _, ended| Ok(Flow::Results(ended.values));
    "scf.index_switch" => switch, |_, _, ended| Ok(Flow::Results(ended.values));
    "scf.for" => for_begin, for_next;
    "scf.while" => |m, op| enter(op, 0, m.operands(op)?, vec![Value::bool(false)]), while_next;
    "scf.parallel" => parallel_begin, parallel_next;
    "scf.forall" => forall_begin, |_, op, ended| forall_go(op, &ended.state, true);
};

/// A region of an op.
pub(super) fn region(op: OpRef<'_>, at: usize) -> Option<RegionRef<'_>> {
    let region = *op.scope.body.regions(op.op).get(at)?;
    Some(program::inside(op).region(region))
}

/// Goes into a region.
pub(super) fn enter(op: OpRef<'_>, at: usize, args: Vec<Value>, state: Vec<Value>) -> Step<'_> {
    let region = region(op, at).ok_or_else(|| unsupported(op))?;
    Ok(Flow::Enter(region, args, state))
}

/// One of two regions; one that is not there gives nothing.
pub(super) fn branch(op: OpRef<'_>, at: usize) -> Step<'_> {
    match region(op, at).filter(|region| !region.is_empty()) {
        Some(_) => enter(op, at, vec![], vec![]),
        None => Ok(Flow::Results(vec![])),
    }
}

fn switch<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let value = machine.operand(op, 0)?.number()?;
    let case = longs(op, "cases").iter().position(|case| *case == value);
    enter(op, case.map_or(0, |case| case + 1), vec![], vec![])
}

/// What a loop remembers: where it is, its end and its step.
fn for_begin<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let mut operands = machine.operands(op)?;
    let carried = operands.split_off(operands.len().min(3));
    let [from, to, step] = operands.as_slice() else { return Err(unsupported(op)) };
    let signed = !has(op, "unsignedCmp");
    let step = step.int()?;
    if step.is_zero() || signed && step.is_negative() {
        return Err(Stop::undefined("a loop that does not go forward"));
    }
    for_go(op, (from.int()?.clone(), to.int()?.clone(), step.clone()), carried)
}

fn for_go(op: OpRef<'_>, (at, to, step): (Int, Int, Int), carried: Vec<Value>) -> Step<'_> {
    let goes_on = if has(op, "unsignedCmp") { at.ult(&to) } else { at.slt(&to) };
    if !goes_on {
        return Ok(Flow::Results(carried));
    }
    let args = std::iter::once(Value::Int(at.clone())).chain(carried).collect();
    enter(op, 0, args, vec![Value::Int(at), Value::Int(to), Value::Int(step)])
}

fn for_next<'a>(_: &mut Machine<'a>, op: OpRef<'a>, ended: Ended<'a>) -> Step<'a> {
    let [at, to, step] = ended.state.as_slice() else { return Err(unsupported(op)) };
    let (at, to, step) = (at.int()?, to.int()?, step.int()?);
    let unsigned = has(op, "unsignedCmp");
    let (next, over) = if unsigned { at.uadd_overflow(step) } else { at.sadd_overflow(step) };
    if over {
        // The trip count is that of exact arithmetic; lowering counts with as many bits.
        return Err(Stop::undefined("a loop whose counter overflows"));
    }
    for_go(op, (next, to.clone(), step.clone()), ended.values)
}

/// The state says whether the second region ended.
fn while_next<'a>(_: &mut Machine<'a>, op: OpRef<'a>, ended: Ended<'a>) -> Step<'a> {
    let mut values = ended.values;
    if ended.state.first().is_some_and(|state| state.truth() == Ok(true)) {
        return enter(op, 0, values, vec![Value::bool(false)]);
    }
    if values.is_empty() {
        return Err(unsupported(op));
    }
    let goes_on = values.remove(0).truth()?;
    if goes_on { enter(op, 1, values, vec![Value::bool(true)]) } else { Ok(Flow::Results(values)) }
}

/// Bounds of loops in one another.
pub(super) struct Nest {
    pub(super) from: Vec<i64>,
    pub(super) to: Vec<i64>,
    pub(super) step: Vec<i64>,
}

impl Nest {
    /// Whether a dimension has no place.
    pub(super) fn is_empty(&self) -> bool {
        self.from.iter().zip(&self.to).any(|(from, to)| from >= to)
    }

    /// The next place, the innermost dimension first; none at the end.
    pub(super) fn next(&self, at: &[i64]) -> Option<Vec<i64>> {
        let mut next = at.to_vec();
        for (dim, value) in next.iter_mut().enumerate().rev() {
            let (to, step) = (self.to.get(dim)?, self.step.get(dim)?);
            match value.checked_add(*step).filter(|value| value < to) {
                Some(on) => {
                    *value = on;
                    return Some(next);
                }
                None => *value = *self.from.get(dim)?,
            }
        }
        None
    }

    fn check(&self) -> Result<(), Stop> {
        let forward = self.step.iter().all(|step| *step > 0);
        forward.then_some(()).ok_or_else(|| Stop::undefined("a loop that does not go forward"))
    }

    /// As values, to be remembered.
    pub(super) fn state(&self, at: &[i64]) -> Vec<Value> {
        let all = self.from.iter().chain(&self.to).chain(&self.step).chain(at);
        all.map(|number| Value::index(*number)).collect()
    }

    /// What was remembered; what follows is returned, too.
    pub(super) fn of_state(state: &[Value], rank: usize) -> Option<(Nest, Vec<i64>)> {
        let numbers = state.iter().map(|value| value.number().ok()).collect::<Option<Vec<_>>>()?;
        let part =
            |which: usize| numbers.get(which * rank..(which + 1) * rank).map(<[i64]>::to_vec);
        Some((Nest { from: part(0)?, to: part(1)?, step: part(2)? }, part(3)?))
    }
}

fn places(at: &[i64]) -> Vec<Value> {
    at.iter().map(|number| Value::index(*number)).collect()
}

/// The state: the nest, where it is, what is accumulated; then which reduction ran last and what
/// is still to be reduced.
fn parallel_begin<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let [from, to, step] = [0, 1, 2].map(|group| machine.numbers(op, group));
    let nest = Nest { from: from?, to: to?, step: step? };
    nest.check()?;
    let carried = machine.group(op, 3)?;
    if nest.is_empty() {
        return Ok(Flow::Results(carried));
    }
    parallel_enter(op, &nest, &nest.from.clone(), carried)
}

fn parallel_enter<'a>(op: OpRef<'a>, nest: &Nest, at: &[i64], carried: Vec<Value>) -> Step<'a> {
    let mut state = nest.state(at);
    state.extend(carried);
    enter(op, 0, places(at), state)
}

fn parallel_next<'a>(_: &mut Machine<'a>, op: OpRef<'a>, ended: Ended<'a>) -> Step<'a> {
    let rank = op.operand_group(0).len();
    let carries = op.results().len();
    let (fixed, mut rest) = split(ended.state, 4 * rank);
    let reduce = ended.by.filter(|by| by.name() == "scf.reduce");
    let (reduce, number, pending) = match reduce {
        Some(reduce) => (reduce, 0, ended.values),
        None => {
            // A reduction gave a value.
            let pending = rest.split_off(carries.saturating_add(1).min(rest.len()));
            let number = rest.pop().map_or(Ok(0), |number| number.number())? as usize;
            if let (Some(slot), Some(value)) = (rest.get_mut(number), ended.values.first()) {
                *slot = value.clone();
            }
            (terminator(op)?, number + 1, pending)
        }
    };
    let (Some(carried), Some(value)) = (rest.get(number), pending.get(number)) else {
        let (nest, at) = Nest::of_state(&fixed, rank).ok_or_else(|| unsupported(op))?;
        return match nest.next(&at) {
            Some(next) => parallel_enter(op, &nest, &next, rest),
            None => Ok(Flow::Results(rest)),
        };
    };
    let args = vec![carried.clone(), value.clone()];
    let region = region(reduce, number).ok_or_else(|| unsupported(op))?;
    let state = fixed.into_iter().chain(rest).chain([Value::index(number as i64)]).chain(pending);
    Ok(Flow::Enter(region, args, state.collect()))
}

fn split(mut list: Vec<Value>, at: usize) -> (Vec<Value>, Vec<Value>) {
    let rest = list.split_off(at.min(list.len()));
    (list, rest)
}

/// The op that ends the body.
fn terminator(op: OpRef<'_>) -> Result<OpRef<'_>, Stop> {
    let block = region(op, 0).and_then(RegionRef::entry);
    block.and_then(couloir_ir::BlockRef::last).ok_or_else(|| unsupported(op))
}

fn forall_begin<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    if !op.operand_group(3).is_empty() {
        return Err(unsupported(op));
    }
    let mixed = |machine: &mut Machine<'a>, name: &str, group| {
        super::memref::mixed(machine, op, name, group)
    };
    let nest = Nest {
        from: mixed(machine, "staticLowerBound", 0)?,
        to: mixed(machine, "staticUpperBound", 1)?,
        step: mixed(machine, "staticStep", 2)?,
    };
    nest.check()?;
    if nest.is_empty() {
        return Ok(Flow::Results(vec![]));
    }
    let state = nest.state(&nest.from);
    forall_go(op, &state, false)
}

fn forall_go<'a>(op: OpRef<'a>, state: &[Value], on: bool) -> Step<'a> {
    let rank = state.len() / 4;
    let (nest, at) = Nest::of_state(state, rank).ok_or_else(|| unsupported(op))?;
    let next = if on { nest.next(&at) } else { Some(at) };
    let Some(next) = next else { return Ok(Flow::Results(vec![])) };
    enter(op, 0, places(&next), nest.state(&next))
}
