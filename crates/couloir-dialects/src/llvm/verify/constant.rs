//! What `llvm.mlir.constant` and `llvm.mlir.zero` can stand for.

use couloir_ir::attr::AttrKind;
use couloir_ir::{Attribute, Context, Failure, OpRef, Type};

use crate::llvm::Constant;
use crate::llvm::types::{
    TARGET, as_array, as_struct, is, is_compatible_floating_point, is_loadable_type,
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
    if is(ctx, ty, &TARGET) {
        return Some("does not support target extension type.".to_owned());
    }
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
    match value.kind(ctx) {
        AttrKind::Integer(..) => int_problem(ctx, ty),
        AttrKind::Float(own, _) => float_problem(ctx, *own, ty),
        AttrKind::DenseElements(_)
        | AttrKind::DenseStrings(..)
        | AttrKind::DenseResource(..)
        | AttrKind::Sparse(..) => elements_problem(ctx, value, ty),
        AttrKind::Array(items) => array_problem(ctx, items, ty, 0),
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
    let fits = ty.int_width(ctx) == Some(width);
    (!fits).then(|| format!("expected integer type of width {width}"))
}

fn struct_problem(ctx: &Context, value: Attribute, ty: Type) -> Option<String> {
    let elements: Vec<Type> = as_struct(ctx, ty)?.elements().collect();
    if matches!(value.kind(ctx), AttrKind::Dialect(_)) {
        return Some("only supports integer, float, string or elements attributes".to_owned());
    }
    let Some(items) = value.as_array(ctx) else {
        return Some("expected array attribute for struct type".to_owned());
    };
    if items.len() != elements.len() {
        return Some(format!("expected array attribute of size {}", elements.len()));
    }
    items.iter().zip(elements).enumerate().find_map(|(at, (item, element))| {
        let own = match item.kind(ctx) {
            AttrKind::Integer(own, _) | AttrKind::Float(own, _) => *own,
            AttrKind::Dialect(_) => return None,
            _ => {
                let message = "expected element of array attribute to be floating point or integer";
                return Some(message.to_owned());
            }
        };
        (own != element).then(|| format!("struct element at index {at} is of wrong type"))
    })
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

fn elements_problem(ctx: &Context, value: Attribute, ty: Type) -> Option<String> {
    let own = value.typed(ctx)?;
    let Some((count, element)) = flattened(ctx, ty) else {
        return Some("expected vector or array type".to_owned());
    };
    let own_count = own.num_elements(ctx).unwrap_or(0);
    if count != own_count {
        return Some(format!(
            "type and attribute have a different number of elements: {count} vs. {own_count}"
        ));
    }
    let own_element = own.element_or_self(ctx);
    let ints = own_element.is_integer(ctx) || own_element.is_index();
    if ints && !element.is_integer(ctx) {
        return Some("expected integer element type for integer elements attribute".to_owned());
    }
    let floats = is_compatible_floating_point(ctx, element) || element.is_integer(ctx);
    if own_element.is_float(ctx) && !floats {
        return Some("expected float element type for float elements attribute".to_owned());
    }
    None
}

fn array_problem(ctx: &Context, items: &[Attribute], ty: Type, dimension: usize) -> Option<String> {
    let Some((element, length)) = as_array(ctx, ty) else {
        return Some("expected array or struct type for array attribute".to_owned());
    };
    if items.len() as u64 != length {
        return Some(format!(
            "array attribute size does not match array type size in dimension {dimension}: {} vs. \
             {length}",
            items.len()
        ));
    }
    // Inner arrays are as deep as the type, whose nesting is bounded.
    let inner = items.iter().filter_map(|item| item.as_array(ctx));
    as_array(ctx, element)?;
    inner.map(|items| array_problem(ctx, items, element, dimension + 1)).find_map(|found| found)
}

pub(in crate::llvm) fn zero(op: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let ty = op.result_type(0).unwrap_or(Type::NONE);
    if is(ctx, ty, &TARGET) && !is_loadable_type(ctx, ty) {
        return op.op_error("target extension type does not support zero-initializer").fail();
    }
    Ok(())
}
