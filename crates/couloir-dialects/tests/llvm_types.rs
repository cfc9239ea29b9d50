//! Types by their functions, and what is asked of them.
#![allow(clippy::unwrap_used)]

use couloir_ir::layout::TypeSize;
use couloir_ir::{Context, Type};

use couloir_dialects::llvm::types::{
    ElementCount, PPC_FP128, array, as_func, as_struct, element_at, fixed_vector_type, func,
    is_compatible_type, is_compatible_vector_type, primitive_type_size_in_bits, ptr,
    scalable_vector_type, set_body, simple, struct_identified, struct_literal, struct_opaque,
    typed_ptr, vector_num_elements, void,
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

/// The structs that threads make, each pointing to the next one.
fn ring(ctx: &Context, order: impl Iterator<Item = usize>, count: usize) -> Vec<(usize, Type)> {
    let name = |at: usize| ctx.intern(&format!("ring.{}", at % count));
    let make = |at: usize| {
        let (ty, next) = (struct_identified(ctx, name(at)), struct_identified(ctx, name(at + 1)));
        assert!(set_body(ctx, ty, &[Type::I32, typed_ptr(ctx, next, 0)], false));
        (at, ty)
    };
    order.map(make).collect()
}

#[test]
fn threads_make_the_same_structs() {
    let (ctx, count) = (context(), 1000);
    let made = std::thread::scope(|scope| {
        let start = |thread: usize| {
            let ctx = &ctx;
            scope.spawn(move || {
                ring(ctx, (0..count).map(|at| (at * 7 + thread * 131) % count), count)
            })
        };
        let threads = (0..8).map(start).collect::<Vec<_>>();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect::<Vec<_>>()
    });
    let one = ring(&ctx, 0..count, count);
    for (at, ty) in made.into_iter().flatten() {
        assert_eq!(ty, one[at].1);
        assert!(is_compatible_type(&ctx, ty));
    }
}

#[test]
fn one_of_several_threads_sets_a_body() {
    let ctx = context();
    for round in 0..200 {
        let name = ctx.intern(&format!("contested.{round}"));
        let won = std::thread::scope(|scope| {
            let set = |thread: u32| {
                let ctx = &ctx;
                let own = move || {
                    let element = Type::int(ctx, thread + 1);
                    set_body(ctx, struct_identified(ctx, name), &[element], false)
                };
                scope.spawn(own)
            };
            let threads = (0..4).map(set).collect::<Vec<_>>();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect::<Vec<_>>()
        });
        assert_eq!(won.iter().filter(|&&won| won).count(), 1);
        let body = as_struct(&ctx, struct_identified(&ctx, name)).unwrap();
        let winner = won.iter().position(|&won| won).unwrap() as u32;
        assert_eq!(body.elements().collect::<Vec<_>>(), [Type::int(&ctx, winner + 1)]);
    }
}

#[test]
fn what_is_inside_counts() {
    let ctx = context();
    let wrong = struct_literal(&ctx, &[Type::I32, array(&ctx, 2, Type::INDEX)]);
    let around = func(&ctx, void(&ctx), &[wrong], false);
    // Twice: verdicts are kept.
    for _ in 0..2 {
        assert!(!is_compatible_type(&ctx, around));
        assert!(!is_compatible_type(&ctx, wrong));
        assert!(is_compatible_type(&ctx, array(&ctx, 2, Type::I32)));
    }
    // What has no body yet may turn out to be wrong.
    let late = struct_identified(&ctx, ctx.intern("late"));
    let holder = typed_ptr(&ctx, late, 0);
    assert!(is_compatible_type(&ctx, holder));
    assert!(set_body(&ctx, late, &[holder, Type::INDEX], false));
    assert!(!is_compatible_type(&ctx, holder) && !is_compatible_type(&ctx, late));
    assert!(!is_compatible_vector_type(&ctx, fixed_vector_type(&ctx, Type::INDEX, 4)));
}

#[test]
fn sizes_of_primitive_types() {
    let ctx = context();
    let bits = |ty| primitive_type_size_in_bits(&ctx, ty);
    let fixed = |min| TypeSize { min, scalable: false };
    assert_eq!(bits(Type::int(&ctx, 17)), fixed(17));
    assert_eq!(bits(Type::F64), fixed(64));
    assert_eq!(bits(simple(&ctx, &PPC_FP128)), fixed(128));
    assert_eq!(bits(fixed_vector_type(&ctx, Type::F32, 4)), fixed(128));
    let scalable = scalable_vector_type(&ctx, Type::I8, 16);
    assert_eq!(bits(scalable), TypeSize { min: 128, scalable: true });
    assert_eq!(bits(ptr(&ctx)), fixed(0));
    assert_eq!(bits(struct_literal(&ctx, &[Type::I32])), fixed(0));
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
    assert_eq!(element_at(&ctx, array(&ctx, 4, Type::I8), 3), Some(Type::I8));
    assert_eq!(element_at(&ctx, array(&ctx, 4, Type::I8), -1), None);
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
