//! Constants of `tosa`: elements of tensors and sizes of shapes.

use couloir_ir::attr::AttrKind;
use couloir_ir::build::NewOp;
use couloir_ir::op::{FoldInput, FoldResult};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, Context, OpDef, OpRef, Type};

use super::types::{is_shape, shape};
use super::{Const, ConstShape, Variable};
pub use crate::common::extents::constants;
pub(super) use crate::common::extents::index_list;
use crate::common::fold::{constant, defined_by};

/// The constant op of elements, or of the sizes of a shape.
pub(super) fn materialize(
    ctx: &Context,
    value: Attribute,
    ty: Type,
) -> Option<(&'static OpDef, Vec<Option<Attribute>>)> {
    if is_shape(ctx, ty) {
        let is_list = value.as_dense(ctx).is_some();
        return is_list.then(|| (ConstShape::def(), vec![Some(value)]));
    }
    is_elements(ctx, value).then(|| (Const::def(), vec![Some(value)]))
}

/// Whether this holds the elements of a shaped type.
fn is_elements(ctx: &Context, value: Attribute) -> bool {
    use AttrKind::{DenseElements, DenseResource, DenseStrings, Sparse};
    let kind = value.kind(ctx);
    matches!(kind, DenseElements(_) | DenseResource(..) | DenseStrings(..) | Sparse(..))
}

/// The elements themselves.
pub(super) fn fold_constant(input: &FoldInput<'_>) -> FoldResult {
    constant(input.op.prop(Const::VALUES))
}

/// `tosa.const_shape` of these sizes.
pub fn const_shape(ctx: &Context, sizes: &[i64]) -> NewOp {
    let rank = i64::try_from(sizes.len()).unwrap_or_default();
    let new = NewOp::new(ConstShape::def()).result(shape(ctx, rank));
    new.prop(ConstShape::VALUES, index_list(ctx, sizes))
}

/// The sizes of a shape that is an operand, where it is a constant.
pub fn shape_operand(op: OpRef<'_>, at: usize) -> Option<Vec<i64>> {
    let made = defined_by(op, op.operand(at)?, ConstShape::def())?;
    Some(constants(op.ctx(), made.prop(ConstShape::VALUES)?))
}

/// The elements of a constant that is an operand.
pub fn constant_operand(op: OpRef<'_>, at: usize) -> Option<Attribute> {
    let made = op.scope.defining_op(op.operand(at)?)?;
    let is_constant = made.has(couloir_ir::op::Trait::ConstantLike);
    let mut attrs = made.attrs().map(|(_, attr)| attr);
    is_constant.then(|| attrs.find(|&attr| is_elements(op.ctx(), attr)))?
}

/// The type of what a variable holds.
pub fn variable_type(variable: Variable<'_>) -> Type {
    let ctx = variable.0.ctx();
    let element = variable.r#type().and_then(|ty| ty.as_type(ctx)).unwrap_or(Type::NONE);
    let sizes = variable.var_shape().map(|sizes| constants(ctx, sizes)).unwrap_or_default();
    let open = |size| if size == -1 { DYNAMIC } else { size };
    Type::tensor(ctx, &sizes.into_iter().map(open).collect::<Vec<_>>(), element)
}
