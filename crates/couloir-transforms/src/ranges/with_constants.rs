//! Ranges and constants found together.

use couloir_ir::body::Value;
use couloir_ir::{OpRef, Scope};

use super::{IntRanges, Range};
use crate::dataflow::{Analysis, Constant, Constants};

/// What is known of a value: its range, and whether it folds to a constant.
type State = (Option<Range>, Constant);

/// Between which numbers integers are, and which values fold to constants. As upstream has it, a
/// value is a constant where neither finds it to be none.
#[derive(Clone, Copy, Debug)]
pub struct RangesAndConstants;

impl Analysis for RangesAndConstants {
    type State = State;

    fn entry(&self, scope: Scope<'_>, value: Value) -> State {
        (IntRanges.entry(scope, value), Constants.entry(scope, value))
    }

    fn join(&self, state: &mut State, other: &State) -> bool {
        IntRanges.join(&mut state.0, &other.0) | Constants.join(&mut state.1, &other.1)
    }

    fn join_result(
        &self,
        scope: Scope<'_>,
        value: Value,
        state: &mut State,
        other: &State,
    ) -> bool {
        IntRanges.join_result(scope, value, &mut state.0, &other.0)
            | Constants.join_result(scope, value, &mut state.1, &other.1)
    }

    fn constant(&self, scope: Scope<'_>, value: Value, (range, constant): &State) -> Constant {
        let is_single = range.as_ref().is_some_and(|range| range.single().is_some());
        if is_single && scope.body.ty(value).is_shaped(scope.ctx) {
            return *constant;
        }
        IntRanges.constant(scope, value, range).join(*constant)
    }

    fn visit(
        &self,
        op: OpRef<'_>,
        operands: &[State],
        known: &dyn Fn(Value) -> State,
    ) -> Option<Vec<State>> {
        let constant = |value, state: &State| self.constant(op.scope, value, state);
        let constants = op.operands().zip(operands).map(|(value, state)| constant(value, state));
        let constants = constants.collect::<Vec<_>>();
        let ranges = operands.iter().map(|state| state.0.clone()).collect::<Vec<_>>();
        let constants = Constants.visit(op, &constants, &|value| constant(value, &known(value)));
        let ranges = IntRanges.visit(op, &ranges, &|value| known(value).0);
        if constants.is_none() && ranges.is_none() {
            return None;
        }
        let count = op.results().len();
        let mut states = vec![State::default(); count];
        for (state, range) in states.iter_mut().zip(ranges.into_iter().flatten()) {
            state.0 = range;
        }
        for (state, constant) in states.iter_mut().zip(constants.into_iter().flatten()) {
            state.1 = constant;
        }
        Some(states)
    }

    fn argument(
        &self,
        op: OpRef<'_>,
        scope: Scope<'_>,
        argument: Value,
        known: &dyn Fn(Value) -> State,
    ) -> State {
        let range = IntRanges.argument(op, scope, argument, &|value| known(value).0);
        (range, Constants.entry(scope, argument))
    }
}
