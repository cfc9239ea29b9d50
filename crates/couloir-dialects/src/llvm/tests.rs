//! Types by their functions, and what is asked of them.

use couloir_ir::{Context, Type};

use super::types::{
    ElementCount, array, as_func, as_struct, element_at, fixed_vector_type, func,
    is_compatible_type, ptr, scalable_vector_type, set_body, struct_identified, struct_literal,
    struct_opaque, vector_num_elements, void,
};

fn context() -> Context {
    Context::default()
}

#[test]
fn bodies_are_set_once() {
    let ctx = context();
    let name = ctx.intern("node");
    let node = struct_identified(&ctx, name);
    assert!(!as_struct(&ctx, node).unwrap().is_initialized());
    assert!(set_body(&ctx, node, &[Type::I32, ptr(&ctx)], false));
    assert!(set_body(&ctx, node, &[Type::I32, ptr(&ctx)], false));
    assert!(!set_body(&ctx, node, &[Type::I64], false));
    assert_eq!(struct_opaque(&ctx, name), node);
    assert!(!as_struct(&ctx, node).unwrap().is_opaque());
}

#[test]
fn recursive_structs_are_compatible() {
    let ctx = context();
    let node = struct_identified(&ctx, ctx.intern("list"));
    assert!(set_body(&ctx, node, &[array(&ctx, 2, node)], true));
    assert!(is_compatible_type(&ctx, node));
    let outer = struct_literal(&ctx, &[node, Type::INDEX]);
    assert!(!is_compatible_type(&ctx, outer));
}

#[test]
fn parts_by_position() {
    let ctx = context();
    let pair = struct_literal(&ctx, &[Type::I32, Type::F32]);
    assert_eq!(element_at(&ctx, pair, 1), Some(Type::F32));
    assert_eq!(element_at(&ctx, pair, 2), None);
    assert_eq!(element_at(&ctx, super::array(&ctx, 4, Type::I8), 3), Some(Type::I8));
    assert_eq!(element_at(&ctx, super::array(&ctx, 4, Type::I8), -1), None);
}

#[test]
fn vectors_of_both_kinds() {
    let ctx = context();
    let fixed = fixed_vector_type(&ctx, ptr(&ctx), 4);
    let scalable = scalable_vector_type(&ctx, Type::I32, 2);
    let count = |min, scalable| Some(ElementCount { min, scalable });
    assert_eq!(vector_num_elements(&ctx, fixed), count(4, false));
    assert_eq!(vector_num_elements(&ctx, scalable), count(2, true));
    assert_eq!(vector_num_elements(&ctx, Type::I32), None);
}

#[test]
fn functions_without_result() {
    let ctx = context();
    let ty = func(&ctx, void(&ctx), &[Type::I32], true);
    let ty = as_func(&ctx, ty).unwrap();
    assert!(ty.results(&ctx).is_empty() && ty.variadic);
    assert_eq!(ty.args().collect::<Vec<_>>(), [Type::I32]);
}
