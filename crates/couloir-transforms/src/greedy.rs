//! What passes that are a set of patterns have in common: how they run.

use couloir_ir::{Body, Failure, OpRef};
use couloir_pass::{BodyWise, EachBody, PassCx};
use couloir_rewrite::greedy::Greedy;

/// The work of a pass that applies patterns greedily in its op.
///
/// # Errors
/// When isolated ops are nested too deeply; it has been reported.
pub fn greedy_pass(cx: &mut PassCx<'_>, greedy: impl Into<Greedy>) -> Result<(), Failure> {
    converges(cx, greedy).map(|_| ())
}

/// The same; whether the last round changed nothing.
///
/// # Errors
/// As [`greedy_pass`] has it.
pub fn converges(cx: &mut PassCx<'_>, greedy: impl Into<Greedy>) -> Result<bool, Failure> {
    let (ctx, greedy) = (cx.ctx, greedy.into());
    let run = |op: &OpRef<'_>, body: &mut Body| greedy.run_all(ctx, Some(op), body);
    Ok(cx.inside(run).transpose()?.is_none_or(|outcome| outcome.converged))
}

/// The same work body by body, for passes that run together on one.
///
/// # Errors
/// None; it is what a pass gives.
pub fn greedy_bodies(greedy: impl Into<Greedy>) -> Result<Box<dyn BodyWise>, Failure> {
    let greedy = greedy.into();
    Ok(Box::new(EachBody::new(move |op: &OpRef<'_>, body: &mut Body| {
        greedy.run(op.ctx(), Some(op), body);
    })))
}

/// A pass without options that applies its patterns greedily in its op, and can be run body by
/// body: its name, upstream's class, what it does, the function that gives the patterns, and the
/// dialects it loads.
macro_rules! greedy {
    ($name:literal, $class:literal, $description:literal, $patterns:path, $loads:expr $(,)?) => {
        couloir_pass::PassDef {
            name: $name,
            class: $class,
            description: $description,
            anchor: None,
            options: &[],
            run: |cx| $crate::greedy::greedy_pass(cx, $patterns()),
            loads: &$loads,
            bodies: Some(|_, _| $crate::greedy::greedy_bodies($patterns())),
            ..PassDef::EMPTY
        }
    };
}
pub(crate) use greedy;
