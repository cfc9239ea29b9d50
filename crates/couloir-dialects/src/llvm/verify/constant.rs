//! What `llvm.mlir.constant` and `llvm.mlir.zero` can stand for.

use couloir_ir::attr::AttrKind;
use couloir_ir::ty::VectorType;
use couloir_ir::{Attribute, Context, Failure, OpRef, Type};

use crate::llvm::Constant;
use crate::llvm::attrs::{UNDEF, ZERO};
use crate::llvm::types::{
    TARGET, as_array, as_struct, has_zero_init, is, is_compatible_floating_point,
};

pub(in crate::llvm) fn verify(op: OpRef<'_>) -> Result<(), Failure> {
    let ty = op.result_type(0).unwrap_or(Type::NONE);
    let Some(value) = Constant(op).value() else { return Ok(()) };
    match problem(op.ctx(), value, ty) {
        Some(problem) => op.op_error(problem).fail(),
        None => Ok(()),
    }
}

fn problem(ctx: &Context, value: Attribute, ty: Type) -> Option<String> {
    if let AttrKind::String(text, _) = value.kind(ctx) {
        let length = ctx.bytes(*text).len() as u64;
        let fits = as_array(ctx, ty) == Some((Type::I8, length));
        let message =
            || format!("expected array type of {length} i8 elements for the string constant");
        return (!fits).then(message);
    }
    if as_struct(ctx, ty).is_some() {
        return struct_problem(ctx, value, ty);
    }
    if is(ctx, ty, &TARGET) {
        return Some("does not support target extension type.".to_owned());
    }
    match value.kind(ctx) {
        AttrKind::Integer(..) => int_problem(ctx, ty),
        AttrKind::Float(own, _) => float_problem(ctx, *own, ty),
        AttrKind::DenseElements(_)
        | AttrKind::DenseStrings(..)
        | AttrKind::DenseResource(..)
        | AttrKind::Sparse(..) => elements_problem(ctx, value, ty),
        AttrKind::Array(items) => match as_array(ctx, ty) {
            Some(array) => array_problem(ctx, items, array, 0),
            None => Some("expected array or struct type for array attribute".to_owned()),
        },
        _ => Some("only supports integer, float, string or elements attributes".to_owned()),
    }
}

fn int_problem(ctx: &Context, ty: Type) -> Option<String> {
    (!ty.is_integer(ctx)).then(|| "expected integer type".to_owned())
}

fn float_problem(ctx: &Context, own: Type, ty: Type) -> Option<String> {
    let width = own.int_or_float_width(ctx);
    if is_compatible_floating_point(ctx, ty) {
        let same = own == ty;
        return (!same).then(|| "attribute and type have different float semantics".to_owned());
    }
    let width = width.unwrap_or(0);
    // What is neither a float nor an integer is for the translation to refuse.
    let fits = ty.int_width(ctx).is_none_or(|own| own == width);
    (!fits).then(|| format!("expected integer type of width {width}"))
}

fn struct_problem(ctx: &Context, value: Attribute, ty: Type) -> Option<String> {
    let elements: Vec<Type> = as_struct(ctx, ty)?.elements().collect();
    let Some(items) = value.as_array(ctx) else {
        return Some("expected array attribute for struct type".to_owned());
    };
    if items.len() != elements.len() {
        return Some(format!("expected array attribute of size {}", elements.len()));
    }
    let mut parts = items.iter().zip(elements).enumerate();
    parts.find_map(|(at, (item, element))| part_problem(ctx, at, *item, element))
}

/// What is wrong with an element of a struct.
fn part_problem(ctx: &Context, at: usize, item: Attribute, element: Type) -> Option<String> {
    let is_number = is_compatible_floating_point(ctx, element) || element.is_float(ctx);
    if !is_number && !element.is_signless_integer(ctx) && !element.is_index() {
        let message = "expected struct element types to be floating point type or integer type";
        return Some(message.to_owned());
    }
    let (AttrKind::Integer(own, _) | AttrKind::Float(own, _)) = item.kind(ctx) else {
        let message = "expected element of array attribute to be floating point or integer";
        return Some(message.to_owned());
    };
    (*own != element).then(|| format!("struct element at index {at} is of wrong type"))
}

/// How many numbers a vector or nested array holds, and of what type.
fn flattened(ctx: &Context, ty: Type) -> Option<(u64, Type)> {
    if let Some(count) = ty.as_vector(ctx).and_then(|_| ty.num_elements(ctx)) {
        return Some((count, ty.element_or_self(ctx)));
    }
    let (mut ty, mut count) = (ty, None);
    while let Some((element, length)) = as_array(ctx, ty) {
        count = Some(count.unwrap_or(1u64).saturating_mul(length));
        ty = element;
    }
    let inner = ty.as_vector(ctx).and_then(|_| ty.num_elements(ctx)).unwrap_or(1);
    Some((count?.saturating_mul(inner), ty.element_or_self(ctx)))
}

/// Whether this is a scalable vector, or arrays of such.
fn is_scalable(ctx: &Context, mut ty: Type) -> bool {
    while let Some((element, _)) = as_array(ctx, ty) {
        ty = element;
    }
    ty.as_vector(ctx).is_some_and(VectorType::is_scalable)
}

fn elements_problem(ctx: &Context, value: Attribute, ty: Type) -> Option<String> {
    let own = value.typed(ctx)?;
    if is_scalable(ctx, ty) {
        let splat = value.as_dense(ctx).is_some_and(|dense| dense.splat);
        return (!splat).then(|| "scalable vector type requires a splat attribute".to_owned());
    }
    let Some((count, element)) = flattened(ctx, ty) else {
        return Some("expected vector or array type".to_owned());
    };
    let own_count = own.num_elements(ctx).unwrap_or(0);
    if count != own_count {
        return Some(format!(
            "type and attribute have a different number of elements: {} vs. {own_count}",
            count.cast_signed()
        ));
    }
    let own_element = own.element_or_self(ctx);
    if own_element.is_float(ctx) {
        return float_problem(ctx, own_element, element);
    }
    let ints = own_element.is_integer(ctx);
    let message = "expected integer element type for integer elements attribute";
    (ints && !element.is_integer(ctx)).then(|| message.to_owned())
}

/// What is wrong with arrays of attributes for arrays of structs.
fn array_problem(
    ctx: &Context,
    items: &[Attribute],
    (element, length): (Type, u64),
    dimension: usize,
) -> Option<String> {
    if items.len() as u64 != length {
        return Some(format!(
            "array attribute size does not match array type size in dimension {dimension}: {} vs. \
             {length}",
            items.len()
        ));
    }
    if let Some(inside) = as_array(ctx, element) {
        return items.iter().enumerate().find_map(|(at, item)| {
            let what = || format!("sub-array in dimension {dimension} at index {at}");
            // Inner arrays are as deep as the type, whose nesting is bounded.
            let inner = match nested(ctx, *item, what) {
                Ok(inner) => inner?,
                Err(problem) => return Some(problem),
            };
            array_problem(ctx, inner, inside, dimension + 1)
        });
    }
    let Some(data) = as_struct(ctx, element) else {
        let message = "for array with an array attribute must have a struct element type";
        return Some(message.to_owned());
    };
    let count = data.elements().len();
    items.iter().enumerate().find_map(|(at, item)| struct_item_problem(ctx, at, *item, count))
}

/// What is wrong with an element of an array of structs.
fn struct_item_problem(ctx: &Context, at: usize, item: Attribute, count: usize) -> Option<String> {
    let inner = match nested(ctx, item, || format!("struct element at index {at}")) {
        Ok(inner) => inner?,
        Err(problem) => return Some(problem),
    };
    (inner.len() != count).then(|| {
        format!(
            "nested array attribute size for struct element at index {at} must match struct size: \
             {} vs. {count}",
            inner.len()
        )
    })
}

/// What a nested array holds; nothing where it stands for zeros or for undefined values.
fn nested(
    ctx: &Context,
    item: Attribute,
    what: impl FnOnce() -> String,
) -> Result<Option<&[Attribute]>, String> {
    if item.params_of(ctx, &ZERO).is_some() || item.params_of(ctx, &UNDEF).is_some() {
        return Ok(None);
    }
    item.as_array(ctx).map(Some).ok_or_else(|| {
        format!("nested attribute for {} must be a zero, or undef, or array attribute", what())
    })
}

pub(in crate::llvm) fn zero(op: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let ty = op.result_type(0).unwrap_or(Type::NONE);
    if !has_zero_init(ctx, ty) {
        return op.op_error("target extension type does not support zero-initializer").fail();
    }
    Ok(())
}
