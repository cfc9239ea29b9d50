//! Numbers of the IR: integers of any width and floats of every builtin kind.
//!
//! Everything here is total: no operation panics, whatever its operands, and operations without
//! a result (a division by zero) return `None`.

mod decimal;
mod float;
mod int;

pub use decimal::{Decimal, DecimalStyle};
pub use float::{Float, FloatKind, Rounded, RoundingMode, print_float};
pub use int::Int;
