//! What a dialect says about inlining.

use crate::body::{Block, Op, Value};
use crate::build::{Build, NewOp};
use crate::view::OpRef;

/// A dialect's part in inlining (`DialectInlinerInterface`). What is not said
/// is not inlined.
pub struct Inlining {
    /// Whether a call of this dialect may be replaced by what it calls.
    pub call: fn(OpRef<'_>, OpRef<'_>) -> bool,
    /// Whether an op of this dialect may go to a region of another.
    pub op: fn(OpRef<'_>, OpRef<'_>) -> bool,
    /// Whether the body of an op may go to a region of an op of this dialect.
    pub into: fn(OpRef<'_>, OpRef<'_>) -> bool,
    /// Whether ops in the regions of this one are to be looked at too.
    pub looks_inside: fn(OpRef<'_>) -> bool,
    /// For a terminator that returns: a branch that passes on what it returns.
    pub branch: Option<fn(Block, &[Value]) -> NewOp>,
    /// Called with the call, which is still there, and the blocks that take
    /// its place.
    pub inlined: Option<fn(&mut dyn Build, Op, &[Block])>,
}

impl Inlining {
    /// Everything may be inlined.
    pub const ANY: Inlining = Inlining {
        call: |_, _| false,
        op: |_, _| true,
        into: |_, _| true,
        looks_inside: |_| true,
        branch: None,
        inlined: None,
    };
}
