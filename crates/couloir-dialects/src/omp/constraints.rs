//! Constraints of `omp` on attributes that are not its own, and defaults.

use couloir_ir::op::AttrSyntax;
use couloir_ir::{Attribute, Context, Type};
use couloir_ods::attrs::{I64_ATTR, is_array, is_between, is_integer, is_positive};
use couloir_ods::{array_of, attr_constraints, confined};

use super::attrs::TASK_DEPEND_ATTR;

attr_constraints! {
    /// `ConfinedAttr<I64Attr, [IntPositive]>`
    POSITIVE: is_integer = "64-bit signless integer attribute whose value is positive",
        confined!(I64_ATTR, |ctx, attr| is_positive(ctx, attr)),
        AttrSyntax::Untyped(|_| Type::I64);
    /// `ConfinedAttr<I64Attr, [IntMinValue<0>]>`
    NOT_NEGATIVE: is_integer = "64-bit signless integer attribute whose minimum value is 0",
        confined!(I64_ATTR, |ctx, attr| is_between(ctx, attr, 0, i64::MAX)),
        AttrSyntax::Untyped(|_| Type::I64);
    /// `ConfinedAttr<I64Attr, [IntMinValue<1>]>`
    AT_LEAST_ONE: is_integer = "64-bit signless integer attribute whose minimum value is 1",
        confined!(I64_ATTR, |ctx, attr| is_between(ctx, attr, 1, i64::MAX)),
        AttrSyntax::Untyped(|_| Type::I64);
    /// `TaskDependArrayAttr`
    TASK_DEPENDS: is_array = "depend clause in a target or task construct array",
        array_of!(TASK_DEPEND_ATTR), AttrSyntax::Any;
}

/// `0 : i64`
pub(super) fn zero(ctx: &Context) -> Attribute {
    Attribute::int(ctx, Type::I64, 0)
}

/// `1 : i64`
pub(super) fn one(ctx: &Context) -> Attribute {
    Attribute::int(ctx, Type::I64, 1)
}
