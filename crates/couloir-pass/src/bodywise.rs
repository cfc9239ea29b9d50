//! Passes that work on the bodies in an op one by one.
//!
//! Such a pass first works on the op's own body ([`BodyWise::around`]), then
//! on each nested body ([`BodyWise::inside`]) but those of declarations, which
//! have nothing in them, and last makes in the op's body what nested ones asked
//! for ([`BodyWise::settle`]). Several in a row can be run on a nested body one
//! after another before the next body is touched (`fused`), if they keep to this:
//!
//! - working on a nested body, a pass reads no other nested body, and of the
//!   op's body only what `around` left;
//! - it looks up only symbols that ops in the nested body refer to, or that it
//!   asks for itself;
//! - `around` keeps the nested bodies as they are and in their order, whatever
//!   becomes of the ops that own them, and does not look into them but for
//!   whether there is anything, and the arguments of their entry blocks.

use std::any::Any;

use couloir_ir::{Body, Context, Failure, Op, OpName, OpRef, Scope, Str};
use rustc_hash::FxHashSet;

/// What a pass notes of a nested body before it works on it.
pub type Note = Option<Box<dyn Any + Send>>;

/// What a pass asks for in the body around the one it works on.
pub type Asked = Box<dyn Any + Send>;

/// The nested bodies that a pass is to work on.
pub enum Wanted {
    /// All.
    All,
    /// Those of these ops.
    Of(Vec<(Op, Note)>),
}

/// A pass at work on an op, body by body.
pub trait BodyWise: Sync {
    /// Works on the op's own body, and says what is to be done to those nested
    /// in it.
    ///
    /// # Errors
    /// When the pass failed, or cannot work body by body here.
    fn around(&self, op: &OpRef<'_>, body: &mut Body) -> Result<Wanted, Failure>;

    /// Works on a nested body, and returns what is to be done around it.
    ///
    /// # Errors
    /// When the pass failed.
    fn inside(
        &self,
        owner: &OpRef<'_>,
        body: &mut Body,
        note: Note,
    ) -> Result<Option<Asked>, Failure>;

    /// Whether an op with an empty body or none, made around the nested bodies
    /// by a pass before this one, is left as it is.
    fn leaves(&self, op: OpRef<'_>) -> bool;

    /// Whether what it makes is left as it is by every pass of which this is
    /// said, but for casts and for what is right whatever the pass is given.
    ///
    /// Where several such passes follow one another and no op of a body has
    /// regions, a fault that one of them makes is there after the last as well,
    /// so that the body is verified once, and not after each.
    fn is_lasting(&self) -> bool {
        false
    }

    /// The ops that it has conversion patterns for.
    fn roots(&self) -> Vec<OpName> {
        Vec::new()
    }

    /// Does what was asked for.
    ///
    /// # Errors
    /// When it cannot be done after all passes have been on all bodies.
    fn settle(&self, _: Settle<'_>) -> Result<(), Failure> {
        Ok(())
    }
}

/// What is to be done around nested bodies, once passes have been on them.
pub struct Settle<'a> {
    /// The context.
    pub ctx: &'a Context,
    /// The body around as it was when this pass worked on those nested.
    pub before: Scope<'a>,
    /// The same body now, with all nested in it.
    pub body: &'a mut Body,
    /// What was asked for, in the order of the ops that own the bodies.
    pub asked: Vec<(Op, Asked)>,
    /// Names of symbols that passes before asked for.
    pub names: &'a mut FxHashSet<Str>,
}

/// A pass that does the same to each body and asks for nothing. It leaves
/// symbols as they are.
pub struct EachBody<F> {
    /// What it does to a body, given the op that owns it.
    pub work: F,
    /// Whether it is [lasting](BodyWise::is_lasting).
    pub lasting: bool,
}

impl<F> EachBody<F> {
    /// A pass after which each body is verified.
    pub fn new(work: F) -> Self {
        EachBody { work, lasting: false }
    }
}

impl<F: Fn(&OpRef<'_>, &mut Body) + Sync> BodyWise for EachBody<F> {
    fn around(&self, op: &OpRef<'_>, body: &mut Body) -> Result<Wanted, Failure> {
        (self.work)(op, body);
        Ok(Wanted::All)
    }

    fn inside(
        &self,
        owner: &OpRef<'_>,
        body: &mut Body,
        _: Note,
    ) -> Result<Option<Asked>, Failure> {
        (self.work)(owner, body);
        Ok(None)
    }

    fn leaves(&self, op: OpRef<'_>) -> bool {
        op.symbol_name().is_some()
    }

    fn is_lasting(&self) -> bool {
        self.lasting
    }
}
