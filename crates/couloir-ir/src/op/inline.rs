//! What a dialect says about inlining.

use std::cell::RefCell;

use rustc_hash::FxHashSet;

use crate::attr::Attribute;
use crate::body::{Block, Body, Op, Value};
use crate::build::{Build, NewOp};
use crate::text::Str;
use crate::view::OpRef;

/// A call about to be replaced, which is still there.
#[derive(Clone, Copy)]
pub struct CallSite<'a> {
    /// The call, of the body that is changed.
    pub call: Op,
    /// The op that owns this body.
    pub around: OpRef<'a>,
    /// What is called.
    pub callable: OpRef<'a>,
    /// Finds a symbol of the table that the callable is in.
    pub symbol: &'a dyn Fn(Str) -> Option<OpRef<'a>>,
    /// Attributes in which there was nothing to change at the calls before.
    pub unchanged: &'a RefCell<FxHashSet<Attribute>>,
}

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
    /// The value that takes the place of an argument of a number, for which
    /// the call passes this one; ops may be made.
    pub argument: Option<fn(&mut dyn Build, &CallSite<'_>, usize, Value) -> Value>,
    /// Called with the blocks that take the call's place.
    pub inlined: Option<fn(&mut Body, &CallSite<'_>, &[Block])>,
}

impl Inlining {
    /// Everything may be inlined.
    pub const ANY: Inlining = Inlining {
        call: |_, _| false,
        op: |_, _| true,
        into: |_, _| true,
        looks_inside: |_| true,
        branch: None,
        argument: None,
        inlined: None,
    };
}
