//! One run of a function on arguments made for an earlier signature of it.

use couloir_ir::text::Str;
use couloir_ir::{OpRef, Type};

use crate::codec;
use crate::generate::Input;
use crate::machine::{Limits, Machine};
use crate::memory::Label;
use crate::observe::{Leaf, Outcome, observe};
use crate::ops;
use crate::program::{Program, Signature, entry, signature};
use crate::stop::Stop;
use crate::value::{MemRef, Value};

/// Runs a function of a program. The signature is the one that the input was made for; results are
/// given as that has them.
pub(crate) fn run(
    program: &Program<'_>,
    name: Str,
    (made_for, input): (&Signature, &Input),
    limits: Limits,
) -> Outcome {
    let mut machine = Machine::new(program, limits);
    let mut placed = Vec::new();
    let ending = results(&mut machine, name, (made_for, input), &mut placed);
    let mut memory = match ending {
        Ok(_) => input.memory(&machine, &made_for.inputs, &placed),
        Err(_) => Vec::new(),
    };
    if ending.is_ok() {
        memory.extend(globals(&machine));
    }
    Outcome { ending, memory, events: machine.events, worth: machine.worth }
}

fn results(
    machine: &mut Machine<'_>,
    name: Str,
    (made_for, input): (&Signature, &Input),
    placed: &mut Vec<Value>,
) -> Result<Vec<Vec<Leaf>>, Stop> {
    let function = machine.program.symbol(name);
    let function = function.ok_or_else(|| Stop::unsupported("a function that is gone"))?;
    let own = signature(function).ok_or_else(|| Stop::unsupported("a signature"))?;
    *placed = input.place(machine, &made_for.inputs)?;
    let args = match own == *made_for {
        true => placed.clone(),
        false => fit(machine, (&made_for.inputs, placed), &entry_types(function))?,
    };
    let results = machine.run(function, args)?;
    let results = match own == *made_for {
        true => results,
        false => fit(machine, (&own.results, &results), &made_for.results)?,
    };
    let results = made_for.results.iter().zip(&results);
    results.map(|(ty, value)| observe(machine, *ty, value)).collect()
}

fn entry_types(function: OpRef<'_>) -> Vec<Type> {
    entry(function).map(|entry| entry.arg_types().collect()).unwrap_or_default()
}

/// Values of some types as values of others, scalar by scalar.
fn fit(
    machine: &Machine<'_>,
    (from, values): (&[Type], &[Value]),
    to: &[Type],
) -> Result<Vec<Value>, Stop> {
    let ctx = machine.ctx();
    let mut scalars = Vec::new();
    for (ty, value) in from.iter().zip(values) {
        codec::flatten(ctx, *ty, value, &mut scalars)?;
    }
    let mut scalars = scalars.into_iter();
    let values = to.iter().map(|ty| codec::build(ctx, *ty, &mut scalars));
    let values = values.collect::<Result<Vec<_>, _>>()?;
    match scalars.next() {
        None => Ok(values),
        Some(_) => Err(Stop::unsupported("a signature that does not fit the one before")),
    }
}

/// What globals hold, those that the run has touched.
fn globals(machine: &Machine<'_>) -> Vec<(Label, Vec<Leaf>)> {
    let ctx = machine.ctx();
    let mut all = machine.globals.iter().collect::<Vec<_>>();
    all.sort_by_key(|(name, _)| ctx.bytes(**name));
    let held = all.into_iter().filter_map(|(&name, &at)| {
        let global = machine.program.symbol(name)?;
        if global.attr_named("constant").is_some() {
            return None;
        }
        let ty = global.attr_named("global_type").or_else(|| global.attr_named("type"))?;
        let ty = ty.as_type(ctx)?;
        let value = match ty.as_memref(ctx) {
            Some(memref) => {
                let (sizes, strides) = (memref.shape.to_vec(), ops::row_major(&memref.shape));
                let memref = MemRef { base: at, aligned: at, offset: 0, sizes, strides };
                let all = observe(machine, ty, &Value::memref(memref)).ok()?;
                // Sizes are no part of what it holds.
                let elements = all.get(ty.shape(ctx)?.len()..)?.to_vec();
                return Some((Label::Global(name), elements));
            }
            None => machine.load(at, ty).ok()?,
        };
        Some((Label::Global(name), observe(machine, ty, &value).ok()?))
    });
    held.collect()
}
