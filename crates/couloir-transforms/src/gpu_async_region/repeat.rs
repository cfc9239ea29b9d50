//! A token that a region gives is given once more for each use after the first.

use couloir_dialects::r#async::types;
use couloir_ir::Context;
use couloir_ir::body::{Body, Op, OperandUse, Value};

use super::execute::{add_results, body_results, terminator};
use super::token_type;

/// Does it for an `async.execute`. Of the further uses only the newest gets a result of its own,
/// as in MLIR 22.
pub(super) fn tokens(ctx: &Context, body: &mut Body, execute: Op) {
    let several = |&value: &Value| {
        let token = types::value_type(ctx, body.ty(value)) == Some(token_type(ctx));
        token && !body.is_unused(value) && !body.has_one_use(value)
    };
    let results = body_results(body, execute);
    let several = results.iter().enumerate().filter(|(_, value)| several(value));
    let several = several.map(|(at, _)| at).collect::<Vec<_>>();
    repeat(ctx, body, execute, &several);
}

/// Repeats some of the results, all at once.
fn repeat(ctx: &Context, body: &mut Body, execute: Op, several: &[usize]) -> Option<()> {
    let results = body_results(body, execute);
    let yielded = body.operands(terminator(body, execute)?).collect::<Vec<_>>();
    let (mut values, mut repeated) = (Vec::new(), Vec::new());
    for &at in several {
        repeated.push((at, results.len().saturating_add(values.len())));
        let more = body.uses(*results.get(at)?).count().saturating_sub(1);
        values.extend(std::iter::repeat_n(*yielded.get(at)?, more));
    }
    if values.is_empty() {
        return None;
    }
    let new = add_results(ctx, body, execute, &values)?;
    let results = body_results(body, new);
    for (nth, (at, first)) in repeated.into_iter().enumerate() {
        let (&old, &value) = results.get(at).zip(results.get(first))?;
        if let Some(operand) = second_use(body, old, nth) {
            body.set_operand(operand.op, operand.index as usize, value);
        }
    }
    Some(())
}

/// The second of a value's uses. Each time the op is replaced they come the other way round, which
/// upstream does for one result after another.
fn second_use(body: &Body, value: Value, times: usize) -> Option<OperandUse> {
    let uses = body.uses(value);
    if times.is_multiple_of(2) {
        return uses.take(2).last();
    }
    let uses = uses.collect::<Vec<_>>();
    uses.len().checked_sub(2).and_then(|at| uses.get(at)).copied()
}
