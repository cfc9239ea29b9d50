//! What a run shows to others, and whether one run may stand in the place of another.
//!
//! A transformed function may do what the one before may do, and no more: where that one gave
//! poison, or wrote nothing, anything will do (refinement).

use couloir_ir::num::{Float, FloatKind, Int};
use couloir_ir::text::Str;
use couloir_ir::{Context, Type};

use crate::codec;
use crate::machine::{Machine, Worth};
use crate::memory::{Bytes, Label, Mark};
use crate::ops;
use crate::stop::Stop;
use crate::value::{MemRef, Value};

/// A scalar that others see.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Leaf {
    /// Anything: poison, or what has no meaning outside the run.
    Any,
    /// An integer.
    Int(Int),
    /// A float.
    Float(Float),
    /// A place in memory.
    Place(Label, i64),
    /// No place.
    Null,
}

/// A call of a function outside.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Event {
    pub(crate) name: Str,
    pub(crate) args: Vec<Leaf>,
    /// The bytes that each argument points to, if any.
    pub(crate) seen: Vec<Option<Bytes>>,
}

/// How a run ended, and what it left.
#[derive(Clone, Debug)]
pub(crate) struct Outcome {
    /// The results, each as its scalars.
    pub(crate) ending: Result<Vec<Vec<Leaf>>, Stop>,
    pub(crate) memory: Vec<(Label, Vec<Leaf>)>,
    pub(crate) events: Vec<Event>,
    pub(crate) worth: Worth,
}

/// What comes of comparing two runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// The second may stand in the place of the first.
    Refines,
    /// It may not, in this.
    Differs(String),
    /// Nothing can be said, for this reason.
    Unknown(String),
}

/// The most elements of a memref that are looked at.
const MOST: usize = 1 << 14;

/// The scalars of a value that others see: of a memref its sizes and elements.
pub(crate) fn observe(machine: &Machine<'_>, ty: Type, value: &Value) -> Result<Vec<Leaf>, Stop> {
    if let Value::MemRef(memref) = value {
        return Ok(observe_memref(machine, ty, memref).unwrap_or_else(|_| vec![Leaf::Any]));
    }
    if ty.as_memref(machine.ctx()).is_some()
        || value.is_poison() && ty.is_shaped(machine.ctx()) && ty.as_vector(machine.ctx()).is_none()
    {
        return Ok(vec![Leaf::Any]);
    }
    let mut scalars = Vec::new();
    codec::flatten(machine.ctx(), ty, value, &mut scalars)?;
    Ok(scalars.iter().map(|scalar| machine.leaf(scalar)).collect())
}

fn observe_memref(machine: &Machine<'_>, ty: Type, memref: &MemRef) -> Result<Vec<Leaf>, Stop> {
    let ctx = machine.ctx();
    let element = ty.shaped_element(ctx).unwrap_or(Type::NONE);
    let mut leaves =
        memref.sizes.iter().map(|size| Leaf::Int(Int::from_i64(64, *size))).collect::<Vec<_>>();
    if memref.count() > MOST {
        return Err(Stop::Limit);
    }
    ops::each_index(&memref.sizes, |at| {
        let place = ops::address(ctx, memref, memref.wrapping_position(at), element)?;
        // What cannot be read may be anything.
        match machine.load(place, element) {
            Ok(value) => leaves.extend(observe(machine, element, &value)?),
            Err(_) => leaves.push(Leaf::Any),
        }
        Ok(())
    })?;
    Ok(leaves)
}

/// Whether floats are the same as far as the runs tell.
fn same_float(before: Float, after: Float, worth: Worth) -> bool {
    let equal = before.bits() == after.bits() && before.kind() == after.kind();
    if equal || before.is_nan() && after.is_nan() {
        return true;
    }
    if before.is_zero() && after.is_zero() {
        return worth.any_zero || worth.inexact;
    }
    // Sums beyond all numbers are infinite or not as their order has it.
    let finite = before.is_finite() && after.is_finite();
    worth.reordered && !finite || worth.inexact && is_near(before, after)
}

fn is_near(before: Float, after: Float) -> bool {
    let (a, b) = (before.to_f64(), after.to_f64());
    let relative = match before.kind() {
        FloatKind::F64 | FloatKind::F32 => 1e-3,
        _ => 1e-1,
    };
    (a - b).abs() <= relative * a.abs().max(b.abs()) + 1e-6
}

fn same_leaf(before: &Leaf, after: &Leaf, worth: Worth) -> bool {
    match (before, after) {
        (Leaf::Any, _) => true,
        (Leaf::Float(before), Leaf::Float(after)) => same_float(*before, *after, worth),
        (Leaf::Int(before), Leaf::Int(after)) => {
            let width = before.width().max(after.width());
            before == after || before.sext_or_trunc(width) == after.sext_or_trunc(width)
        }
        (before, after) => before == after,
    }
}

fn same_leaves(before: &[Leaf], after: &[Leaf], worth: Worth) -> bool {
    if before == [Leaf::Any] {
        return true;
    }
    let same = |(before, after): (&Leaf, &Leaf)| same_leaf(before, after, worth);
    before.len() == after.len() && before.iter().zip(after).all(same)
}

fn same_bytes(before: &Bytes, after: &Bytes) -> bool {
    let mut both = before.data.iter().zip(&after.data).zip(before.marks.iter().zip(&after.marks));
    both.all(|((before, after), marks)| match marks {
        (Mark::Nothing, _) | (Mark::Address, Mark::Address) => true,
        (Mark::Plain, Mark::Plain) => before == after,
        _ => false,
    })
}

fn same_event(before: &Event, after: &Event, worth: Worth) -> bool {
    let seen = |(before, after): (&Option<Bytes>, &Option<Bytes>)| match (before, after) {
        (Some(before), Some(after)) => same_bytes(before, after),
        (before, _) => before.is_none(),
    };
    before.name == after.name
        && same_leaves(&before.args, &after.args, worth)
        && before.seen.iter().zip(&after.seen).all(seen)
}

impl Outcome {
    /// Whether the run says anything about the function.
    pub(crate) fn is_definite(&self) -> bool {
        matches!(self.ending, Ok(_) | Err(Stop::Abort))
    }

    /// Whether a run may stand in the place of this one.
    pub(crate) fn compare(&self, after: &Outcome, ctx: &Context) -> Verdict {
        let worth = Worth {
            inexact: self.worth.inexact || after.worth.inexact,
            reordered: self.worth.reordered || after.worth.reordered,
            any_zero: self.worth.any_zero || after.worth.any_zero,
            arbitrary: self.worth.arbitrary || after.worth.arbitrary,
        };
        match self.difference(after, worth, ctx) {
            Verdict::Differs(_) if worth.arbitrary => {
                Verdict::Unknown("a value that may be any".into())
            }
            // Rounding may have decided what happened.
            Verdict::Differs(what) if worth.inexact && !self.differs_in_floats(after) => {
                Verdict::Unknown(format!("after inexact arithmetic: {what}"))
            }
            verdict => verdict,
        }
    }

    /// Whether all else is the same, so that floats alone differ.
    fn differs_in_floats(&self, after: &Outcome) -> bool {
        let blind = |leaf: &Leaf| match leaf {
            Leaf::Float(_) => Leaf::Any,
            other => other.clone(),
        };
        let (Ok(before), Ok(after)) = (&self.ending, &after.ending) else { return false };
        let same = |(before, after): (&Vec<Leaf>, &Vec<Leaf>)| {
            let before = before.iter().map(blind).collect::<Vec<_>>();
            same_leaves(&before, after, Worth::default())
        };
        before.len() == after.len() && before.iter().zip(after).all(same)
    }

    fn difference(&self, after: &Outcome, worth: Worth, ctx: &Context) -> Verdict {
        let (before, now) = match (&self.ending, &after.ending) {
            (Err(Stop::Abort), Err(Stop::Abort)) => return Verdict::Refines,
            (Err(stop), _) if *stop != Stop::Abort => return Verdict::Unknown(say(stop)),
            (_, Err(stop @ (Stop::Limit | Stop::Unsupported(_)))) => {
                return Verdict::Unknown(say(stop));
            }
            (_, Err(stop)) => return Verdict::Differs(say(stop)),
            (Err(stop), Ok(_)) => return Verdict::Differs(format!("no longer {}", say(stop))),
            (Ok(before), Ok(now)) => (before, now),
        };
        if before.len() != now.len() {
            return Verdict::Unknown("another number of results".into());
        }
        for (number, (before, now)) in before.iter().zip(now).enumerate() {
            if !same_leaves(before, now, worth) {
                let (before, now) = (text(before, ctx), text(now, ctx));
                return Verdict::Differs(format!("result {number} was {before} and is {now}"));
            }
        }
        self.difference_in_effects(after, worth, ctx)
    }

    fn difference_in_effects(&self, after: &Outcome, worth: Worth, ctx: &Context) -> Verdict {
        let events =
            self.events.iter().zip(&after.events).position(|(a, b)| !same_event(a, b, worth));
        let events = events.or((self.events.len() != after.events.len())
            .then(|| self.events.len().min(after.events.len())));
        if let Some(at) = events {
            let said =
                |events: &[Event]| events.get(at).map_or("nothing".into(), |e| event(e, ctx));
            let (before, now) = (said(&self.events), said(&after.events));
            return Verdict::Differs(format!("call {at} of others was {before} and is {now}"));
        }
        for (label, before) in &self.memory {
            let Some((_, now)) = after.memory.iter().find(|(own, _)| own == label) else {
                continue;
            };
            if !same_leaves(before, now, worth) {
                let (before, now) = (text(before, ctx), text(now, ctx));
                let place = place(*label, ctx);
                return Verdict::Differs(format!("{place} was {before} and is {now}"));
            }
        }
        Verdict::Refines
    }
}

/// A reason in words.
pub(crate) fn say(stop: &Stop) -> String {
    match stop {
        Stop::Undefined(what) => format!("undefined behaviour: {what}"),
        Stop::Unsupported(what) => format!("{what} cannot be run"),
        Stop::Limit => "too many steps or too much memory".into(),
        Stop::Abort => "the end of the program".into(),
    }
}

fn place(label: Label, ctx: &Context) -> String {
    match label {
        Label::Arg(number) => format!("memory of argument {number}"),
        Label::Global(name) | Label::Function(name) => format!("@{}", ctx.str(name)),
        Label::Fresh => "new memory".into(),
    }
}

fn event(event: &Event, ctx: &Context) -> String {
    format!("@{}({})", ctx.str(event.name), text(&event.args, ctx))
}

/// How many scalars are shown.
const SHOWN: usize = 24;

/// Scalars in words.
pub(crate) fn text(leaves: &[Leaf], ctx: &Context) -> String {
    let words = leaves.iter().take(SHOWN).map(|leaf| match leaf {
        Leaf::Any => "poison".into(),
        Leaf::Int(int) => {
            let mut text = String::new();
            int.print_signed(&mut text);
            text
        }
        Leaf::Float(float) => format!("{:?}", float.to_f64()),
        Leaf::Place(label, offset) => format!("{} + {offset}", place(*label, ctx)),
        Leaf::Null => "null".into(),
    });
    let mut words = words.collect::<Vec<String>>();
    if leaves.len() > SHOWN {
        words.push("...".into());
    }
    match words.as_slice() {
        [only] => only.clone(),
        _ => format!("[{}]", words.join(", ")),
    }
}
