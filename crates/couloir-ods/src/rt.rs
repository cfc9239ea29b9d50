//! What the output of `dialect!` refers to. Not for use by hand.

pub use couloir_ir::body::{Block, Body, Region, Value};
pub use couloir_ir::build::NewOp;
pub use couloir_ir::op::{
    Anchor, Arity, AttrConstraint, AttrSlot, CustomArg, DialectDef, Directive, Hooks, OiClause,
    OpDef, Presence, RegionDef, Rule, Segments, Slot, SuccessorDef, Trait, Traits, Transform,
    TypeConstraint, TypeRef, TypeSource, ValueDef,
};
pub use couloir_ir::view::{OpRef, RegionRef};
pub use couloir_ir::{Attribute, Context, Type};

pub use crate::attrs::DENSE_I32_ARRAY_ATTR as SEGMENT_SIZES;

/// A row of an operand or result table.
pub const fn value(
    name: &'static str,
    constraint: &'static TypeConstraint,
    arity: Arity,
) -> ValueDef {
    ValueDef { name, constraint, arity }
}

/// A row of an attribute table.
pub const fn attr(
    name: &'static str,
    constraint: &'static AttrConstraint,
    presence: Presence,
) -> AttrSlot {
    AttrSlot { name, constraint, presence }
}

/// The source of a type that its constraint builds.
///
/// # Panics
/// At compile time, when the constraint admits more than one type.
pub const fn built(constraint: &'static TypeConstraint) -> TypeSource {
    match constraint.build {
        Some(build) => TypeSource::Built(build),
        None => panic!("a constraint said to build its type does not"),
    }
}

/// The operand of this number; verified ops have it.
pub fn operand(op: OpRef<'_>, index: usize) -> Value {
    op.operand(index).unwrap_or_else(missing)
}

/// The only operand of a group; verified ops have it.
pub fn operand_in(op: OpRef<'_>, group: usize) -> Value {
    op.operand_in(group).unwrap_or_else(missing)
}

/// The result of this number; verified ops have it.
pub fn result(op: OpRef<'_>, index: usize) -> Value {
    op.result(index).unwrap_or_else(missing)
}

/// The only result of a group; verified ops have it.
pub fn result_in(op: OpRef<'_>, group: usize) -> Value {
    op.results_in(group).first().copied().unwrap_or_else(missing)
}

/// Stands for a value that only an op that fails verification lacks.
fn missing() -> Value {
    Value::from_u32(u32::MAX)
}

/// Gives attributes that always hold a value their default.
pub fn set_defaults(ctx: &Context, new: &mut NewOp) {
    for (prop, default) in new.props.iter_mut().zip(ctx.attr_defaults(new.name)) {
        *prop = prop.or(*default);
    }
}

/// Sets the attribute that says how many values each group has.
pub fn segments(ctx: &Context, new: &mut NewOp, slot: usize, lengths: &[usize]) {
    let lengths: Vec<i32> = lengths.iter().map(|&length| length as i32).collect();
    if let Some(prop) = new.props.get_mut(slot) {
        *prop = Some(Attribute::i32_array(ctx, &lengths));
    }
}

/// Adds lists of operands, and sets the attribute that says how long each is.
pub fn nested(ctx: &Context, new: &mut NewOp, slot: usize, lists: &[&[Value]]) {
    let lengths: Vec<usize> = lists.iter().map(|list| list.len()).collect();
    for list in lists {
        new.operands.extend_from_slice(list);
    }
    segments(ctx, new, slot, &lengths);
}
