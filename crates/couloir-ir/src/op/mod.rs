//! What is known of ops: names, definitions, traits, formats, hooks.
//!
//! Invariant: definitions are static tables; nothing about an op's behaviour
//! is stored with the op. An op with a definition has the same [`OpName`] in
//! every context.

mod constraint;
mod def;
mod format;
mod hooks;
mod inline;
mod name;
mod needs;
mod slots;
mod traits;

pub use constraint::{
    AttrConstraint, AttrSyntax, ConvertProperty, RegionConstraint, SuccessorConstraint, TypeClass,
    TypeConstraint,
};
pub use def::{
    Arity, AttrSlot, DialectDef, DynamicSyntax, OpDef, Presence, RegionDef, Rule, Segments, Slot,
    SuccessorDef, Transform, TypeSource, ValueDef,
};
pub use format::{Anchor, CustomArg, CustomDirective, Directive, OiClause, TypeRef};
pub use hooks::{
    BlockNamer, Effect, EffectKind, Effects, FoldInput, FoldResult, Folded, Forwarded, Hooks,
    InferInput, LoopValues, NameSink, RegionBranch, RegionBranchPoint, RegionKind, RegionSuccessor,
    RegionSuccessors, Signature,
};
pub use inline::{CallSite, Inlining};
pub use name::{DefId, OpName};
pub(crate) use needs::Needs;
pub use slots::{
    Access, Accessor, Aggregate, AggregateSlot, Allocation, MemorySlot, Removable, Removal,
    Rewired, SlotLayout, Slots, StaysWithin, Subslots, Usage, Wanted,
};
pub use traits::{Trait, Traits};
