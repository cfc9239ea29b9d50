//! Data-flow analysis: what is known of values, and which blocks control
//! reaches, found together over an op with all that is in it, functions that
//! call each other included.
//!
//! - [`Program`]: the bodies in an op, with their functions and calls;
//! - [`Analysis`]: what is known of a value, and how ops pass it on;
//! - [`solve`]: the fixed point: every op is visited when its block is reached
//!   and again when what is known of an operand changes;
//! - [`Constants`]: which values are constants;
//! - [`Liveness`]: which values anything depends on, found backwards from a solution.
//!
//! Invariants: what is known of a value only grows from nothing towards
//! everything, in a bounded number of steps, so that the work is linear; the
//! stack is explicit.

mod calls;
mod constants;
mod control;
mod liveness;
mod program;
mod solver;
mod trace;

pub(crate) use calls::users;
pub(crate) use constants::make_known_results_at_entries;
pub use constants::{Constant, Constants, make_known_results, settle_extractions};
pub use liveness::Liveness;
pub(crate) use liveness::{Way, ways};
pub use program::{At, Owners, Program};
pub use solver::{Analysis, Solution, solve, solve_and_trace};
pub use trace::Origins;
