//! How large pointers are: what `#ptr.spec` attributes say in data layouts.

use couloir_ir::attr::Param;
use couloir_ir::layout::{DataLayout, TypeLayout, TypeSize};
use couloir_ir::{Attribute, Context, Type};

use super::attrs::{SPEC, is_memory_space};
use super::types::{PTR, ptr};

/// The layout of pointers: 64 bits where nothing is said.
pub(super) static POINTER: TypeLayout = TypeLayout {
    size_in_bits: |ctx, layout, ty| TypeSize::fixed(number(ctx, layout, ty, 0).unwrap_or(64)),
    abi_alignment: |ctx, layout, ty| number(ctx, layout, ty, 1).map_or(8, |bits| bits / 8),
    preferred_alignment: |ctx, layout, ty| number(ctx, layout, ty, 2).map_or(8, |bits| bits / 8),
    index_bitwidth: Some(|ctx, layout, ty| {
        let index = number(ctx, layout, ty, 3).or_else(|| number(ctx, layout, ty, 0));
        index.unwrap_or(64)
    }),
};

/// A number of the entry for a pointer type, or else of the entry for
/// pointers into the default memory space.
fn number(ctx: &Context, layout: &DataLayout, ty: Type, at: usize) -> Option<u64> {
    let entry = |ty: Type| {
        let mut entries = layout.entries_for(ctx, ty);
        entries.find(|(key, _)| *key == ty).map(|(_, value)| value)
    };
    let default = || {
        let space = layout.named(ctx, "dlti.default_memory_space")?;
        is_memory_space(ctx, space).then(|| ptr(ctx, space)).and_then(entry)
    };
    entry(ty).or_else(default)?.params_of(ctx, &SPEC)?.get(at)?.as_uint()
}

/// Whether this is a type that layouts have entries of this kind for.
pub fn is_pointer(ctx: &Context, ty: Type) -> bool {
    ty.params_of(ctx, &PTR).is_some()
}

/// Whether an entry about a pointer type is right; the message otherwise.
pub fn check_entry(ctx: &Context, ty: Type, value: Attribute) -> Result<(), String> {
    if value.params_of(ctx, &SPEC).is_some() {
        return Ok(());
    }
    let text = ctx.type_text(ty);
    Err(format!("expected layout attribute for '{text}' to be a #ptr.spec attribute"))
}

/// What is wrong with the numbers of a spec, all of them in bits.
pub(super) fn fault(params: &[Param]) -> Option<String> {
    let number = |at: usize| params.get(at).and_then(Param::as_uint);
    for (at, name) in ["size", "abi", "preferred", "index"].into_iter().enumerate() {
        // The largest number stands for no index.
        if number(at).is_some_and(|bits| bits % 8 != 0 && (at < 3 || bits != u64::from(u32::MAX))) {
            return Some(format!("{name} entry must be divisible by 8"));
        }
    }
    (number(1) > number(2)).then(|| {
        "preferred alignment is expected to be at least as large as ABI alignment".to_owned()
    })
}
