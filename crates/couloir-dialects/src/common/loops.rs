//! How often loops run, and where what they carry comes from.

use couloir_ir::num::Int;
use couloir_ir::view::Scope;
use couloir_ir::{Attribute, Body, Op, Value};
use couloir_rewrite::constant_of;

use super::mixed::Mixed;
use crate::arith::Addi;
use crate::arith::attrs::OVERFLOW;

/// Bounds and step of a loop.
#[derive(Clone, Copy, Debug)]
pub struct Range {
    /// Where it starts.
    pub lower: Mixed,
    /// Where it ends.
    pub upper: Mixed,
    /// How far it goes at once.
    pub step: Mixed,
}

impl Range {
    /// Bounds and step that are values.
    pub fn of(lower: Value, upper: Value, step: Value) -> Self {
        let [lower, upper, step] = [lower, upper, step].map(Mixed::Value);
        Self { lower, upper, step }
    }

    /// How often a loop over it runs, where that is known.
    pub fn count(self, scope: Scope<'_>, signed: bool) -> Option<u64> {
        if self.lower == self.upper {
            return Some(0);
        }
        // Nothing is told of a bound in the op's attributes and one that is a value, whatever the
        // step.
        if matches!(self.lower, Mixed::Value(_)) != matches!(self.upper, Mixed::Value(_)) {
            return None;
        }
        let step = int(scope, self.step);
        if step.as_ref().is_some_and(|step| step.is_zero() || step.is_negative()) {
            return Some(0);
        }
        let difference = match (int(scope, self.lower), int(scope, self.upper)) {
            (Some(lower), Some(upper)) => {
                let order = if signed { upper.scmp(&lower) } else { upper.ucmp(&lower) };
                if order.is_le() {
                    return Some(0);
                }
                upper.sub(&lower)
            }
            (None, None) => self.added(scope, signed)?,
            _ => return None,
        };
        // Bounds so far apart that the difference wraps count as none.
        if difference.is_zero() || signed && difference.is_negative() {
            return Some(0);
        }
        let step = step?;
        let divided = if signed { difference.sdivrem(&step) } else { difference.udivrem(&step) };
        let (whole, rest) = divided?;
        Some(whole.to_u64_saturating().wrapping_add(u64::from(!rest.is_zero())))
    }

    /// What is added to the lower bound to get the upper one.
    fn added(self, scope: Scope<'_>, signed: bool) -> Option<Int> {
        let (Mixed::Value(lower), Mixed::Value(upper)) = (self.lower, self.upper) else {
            return None;
        };
        let sum = scope.defining_op(upper).filter(|op| op.is(Addi::def()))?;
        let flags = sum.prop(Addi::OVERFLOW_FLAGS)?.enum_bits(scope.ctx, &OVERFLOW)?;
        let wanted = if signed { 1 } else { 2 };
        if flags & wanted == 0 || sum.operand(0) != Some(lower) {
            return None;
        }
        int(scope, Mixed::Value(sum.operand(1)?))
    }
}

fn int(scope: Scope<'_>, mixed: Mixed) -> Option<Int> {
    match mixed {
        Mixed::Known(known) => Some(Int::from_i64(64, known)),
        Mixed::Value(value) => {
            let attr: Attribute = constant_of(scope.defining_op(value)?)?;
            attr.as_int(scope.ctx).cloned()
        }
    }
}

/// Gives the arguments of an `scf.for`'s body the places that they have in a loop newly made: the
/// index that of the loop, what it carries those of what it starts with.
pub fn place_args(body: &mut Body, op: Op) {
    let Some(block) = body.regions(op).first().and_then(|&region| body.entry_block(region)) else {
        return;
    };
    let inits = body.operands(op).skip(3).map(|init| body.value_location(init));
    let places = std::iter::once(body.op(op).location).chain(inits).collect::<Vec<_>>();
    for (arg, place) in body.args(block).to_vec().into_iter().zip(places) {
        body.set_arg_location(arg, place);
    }
}
