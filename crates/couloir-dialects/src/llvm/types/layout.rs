//! What the entries of a data layout may say about these types.

use couloir_ir::attr::{Attribute, Param};
use couloir_ir::{Context, Type};

use super::{ARRAY, STRUCT, as_struct, is, is_ptr};

/// Whether an entry about a type is right; the message otherwise.
pub fn check_entry(ctx: &Context, ty: Type, value: Attribute) -> Result<(), String> {
    if is_ptr(ctx, ty) {
        return check_pointer(ctx, ty, value);
    }
    if is(ctx, ty, &STRUCT) {
        return check_struct(ctx, ty, value);
    }
    if is(ctx, ty, &ARRAY) {
        return Ok(());
    }
    Err("data layout specified for a type that does not support it".into())
}

/// The numbers of an entry, and whether they are of 64 bits.
fn numbers(ctx: &Context, value: Attribute) -> Option<(Vec<u64>, bool)> {
    let dense = value.as_dense(ctx)?;
    let element = dense.ty.element_or_self(ctx);
    if !element.is_integer(ctx) && !element.is_index() {
        return None;
    }
    let count = usize::try_from(dense.ty.num_elements(ctx)?).ok().filter(|&count| count <= 4)?;
    let mut values = dense.ints(ctx).map(|value| value.low_u64()).collect::<Vec<_>>();
    if dense.splat {
        values = vec![values.first().copied().unwrap_or(0); count];
    }
    Some((values, element == Type::I64))
}

fn check_pointer(ctx: &Context, ty: Type, value: Attribute) -> Result<(), String> {
    let text = ctx.type_text(ty);
    match numbers(ctx, value).filter(|(values, _)| matches!(values.len(), 3 | 4)) {
        None => Err(format!(
            "expected layout attribute for '{text}' to be a dense integer elements attribute with \
             3 or 4 elements"
        )),
        Some((_, false)) => Err(format!("expected i64 parameters for '{text}'")),
        Some((values, true)) => in_order(values.get(1..3)),
    }
}

fn check_struct(ctx: &Context, ty: Type, value: Attribute) -> Result<(), String> {
    let text = ctx.type_text(ty);
    let values = match numbers(ctx, value).filter(|(values, _)| matches!(values.len(), 1 | 2)) {
        None => {
            return Err(format!(
                "expected layout attribute for '{text}' to be a dense integer elements attribute \
                 of 1 or 2 elements"
            ));
        }
        Some((_, false)) => return Err(format!("expected i64 entries for '{text}'")),
        Some((values, true)) => values,
    };
    let plain = |data: super::StructType<'_>| data.name.is_none() && data.elements().len() == 0;
    if !as_struct(ctx, ty).is_some_and(plain) {
        return Err(format!("unexpected layout attribute for struct '{text}'"));
    }
    in_order(values.get(0..2))
}

/// The preferred alignment is the ABI's or more.
fn in_order(alignments: Option<&[u64]>) -> Result<(), String> {
    match alignments {
        Some([abi, preferred]) if abi > preferred => {
            Err("preferred alignment is expected to be at least as large as ABI alignment".into())
        }
        _ => Ok(()),
    }
}

/// Whether entries about types of one kind go with those of a layout around.
pub fn layouts_combine(ctx: &Context, outer: &[(&Param, Type)], inner: &[(&Param, Type)]) -> bool {
    inner.iter().all(|(entry, ty)| {
        let same = outer.iter().find(|(_, other)| other == ty).map(|around| around.0);
        if is(ctx, *ty, &STRUCT) {
            same.is_none_or(|same| {
                alignment_fits(numbers_of(ctx, same, 0), numbers_of(ctx, entry, 0))
            })
        } else if is_ptr(ctx, *ty) {
            pointers_combine(ctx, same, entry)
        } else {
            same.is_none_or(|same| same == *entry)
        }
    })
}

/// Pointers keep their size, and are aligned no more than around; what is not
/// said around is that they have 64 bits.
fn pointers_combine(ctx: &Context, around: Option<&Param>, entry: &Param) -> bool {
    let (size, abi) = match around {
        Some(around) => (numbers_of(ctx, around, 0), numbers_of(ctx, around, 1)),
        None => (Some(64), Some(8)),
    };
    size == numbers_of(ctx, entry, 0) && alignment_fits(abi, numbers_of(ctx, entry, 1))
}

fn alignment_fits(around: Option<u64>, own: Option<u64>) -> bool {
    match (around, own) {
        (Some(around), Some(own)) => around >= own && around.checked_rem(own).unwrap_or(0) == 0,
        _ => true,
    }
}

/// A number of an entry.
fn numbers_of(ctx: &Context, entry: &Param, at: usize) -> Option<u64> {
    numbers(ctx, entry.items().get(1)?.as_attr()?)?.0.get(at).copied()
}
