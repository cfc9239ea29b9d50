//! Rewriting bodies by the ranges of their values.

use couloir_ir::body::{Body, Value};
use couloir_ir::{Context, Failure, OpRef, Scope};
use couloir_pass::PassCx;
use couloir_rewrite::all_ops;
use rustc_hash::FxHashMap;

use crate::dataflow::{
    Analysis, Program, make_known_results, make_known_results_at_entries, settle_extractions, solve,
};
use crate::ranges::{IntRanges, Range, RangesAndConstants, width_of};

/// What decides where control goes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Control {
    /// The ranges.
    ByRanges,
    /// The ranges and what folds to constants.
    ByConstants,
}

/// The ranges of a body's values.
pub(crate) type Known = FxHashMap<Value, Range>;

/// Finds the ranges in the op of a pass and rewrites each body by those of
/// its values, inner bodies first; the work is told the body's owner, and
/// whether that is not the op of the pass.
pub(crate) fn rewrite_bodies(
    cx: &mut PassCx<'_>,
    control: Control,
    work: impl Fn((&OpRef<'_>, bool), &mut Body, Known),
) -> Result<(), Failure> {
    let ctx = cx.ctx;
    let done = cx.inside(|op, body| {
        if control == Control::ByConstants {
            make_known_results_at_entries(ctx, op, body)?;
        }
        let mut known = find(Scope { ctx, body, outer: Some(op) }, control).into_iter();
        if control == Control::ByConstants {
            settle_extractions(ctx, op, body, true)?;
            make_known_results(ctx, op, body)?;
        }
        rewrite(ctx, (op, false), body, &mut known, &work);
        Ok(())
    });
    done.unwrap_or(Ok(()))
}

fn find(scope: Scope<'_>, control: Control) -> Vec<Known> {
    let owners = Program::owners(scope.body);
    let program = Program::new(scope, &owners);
    match control {
        Control::ByRanges => known(&program, &IntRanges, Clone::clone),
        Control::ByConstants => known(&program, &RangesAndConstants, |both| both.0.clone()),
    }
}

/// What is known of integers in each body, as an analysis finds it.
fn known<A: Analysis>(
    program: &Program<'_>,
    analysis: &A,
    range: impl Fn(&A::State) -> Option<Range>,
) -> Vec<Known> {
    let solution = solve(program, analysis);
    let in_body = |body: usize| {
        let Scope { ctx, body: own, .. } = program.scope(body);
        let is_int = |value: &Value| width_of(ctx, own.ty(*value)).is_some();
        let values = (0..own.num_values() as u32).map(Value::from_u32).filter(is_int);
        let known =
            values.filter_map(|value| Some((value, range(solution.state(program, body, value)?)?)));
        known.collect()
    };
    (0..program.num_bodies()).map(in_body).collect()
}

/// Recursion is as deep as isolated ops nest.
fn rewrite(
    ctx: &Context,
    owner: (&OpRef<'_>, bool),
    body: &mut Body,
    known: &mut std::vec::IntoIter<Known>,
    work: &impl Fn((&OpRef<'_>, bool), &mut Body, Known),
) {
    let Some(own) = known.next() else { return };
    for op in all_ops(body) {
        if let Some(mut nested) = body.take_nested(op) {
            let inner = Scope { ctx, body, outer: Some(owner.0) }.op(op);
            rewrite(ctx, (&inner, true), &mut nested, known, work);
            body.put_nested(op, nested);
        }
    }
    work(owner, body, own);
}
