//! What passes from values that are computed concurrently to coroutines share.
//!
//! - `coroutine`: a function made into a coroutine, and where its parts are;
//! - `lower`: waiting, failing and finishing in functions of both kinds.

pub(crate) mod coroutine;
pub(crate) mod lower;

use couloir_ir::body::{Body, Op};
use couloir_ir::{Attribute, Context, OpDef, OpRef, Str};
use rustc_hash::FxHashMap;

use coroutine::Coroutine;

/// Where a function is: the op and all that are around it, inner ones first.
type Place = Vec<Op>;

/// The functions that were made coroutines.
#[derive(Default)]
pub(crate) struct Coroutines {
    all: FxHashMap<Place, Coroutine>,
}

fn place(op: OpRef<'_>) -> Place {
    std::iter::successors(Some(op), |op| op.parent()).map(|op| op.op).collect()
}

impl Coroutines {
    /// Notes what a function became.
    pub(crate) fn add(&mut self, function: OpRef<'_>, coroutine: Coroutine) {
        self.all.insert(place(function), coroutine);
    }

    /// The coroutine that the body of a function is.
    pub(crate) fn of(&self, function: Option<&OpRef<'_>>) -> Option<&Coroutine> {
        self.all.get(&place(*function?))
    }
}

/// The name of a function that is outlined, where nothing has it.
pub(crate) const OUTLINED: &str = "async_execute_fn";

/// Marks functions that LLVM is to split as coroutines.
pub(crate) fn presplit(ctx: &Context) -> (Str, Attribute) {
    let mark = Attribute::string(ctx, "presplitcoroutine");
    (ctx.intern("passthrough"), Attribute::array(ctx, &[mark]))
}

/// Whether an op is one of these.
pub(crate) fn op_is(body: &Body, op: Op, def: &'static OpDef) -> bool {
    body.op(op).name.def().is_some_and(|own| std::ptr::eq(own, def))
}
