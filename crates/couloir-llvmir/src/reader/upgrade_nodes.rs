//! Metadata of older versions, brought up to date when all nodes are known.
//!
//! TBAA of LLVM up to 3.3 attaches types; now a tag says which type is accessed inside of which.
//! Some module flags that were to be the same in all modules now are combined.

use rustc_hash::FxHashMap;

use crate::context::{Context, Str};
use crate::metadata::{Metadata, MetadataData};
use crate::module::Module;

/// Module flags whose behaviour changed: what their names begin with, whether that is all of
/// them, and the behaviour now, where it was 1.
const FLAGS: &[(&str, bool, i32)] = &[
    ("PIC Level", true, 8),
    ("PIE Level", true, 7),
    ("branch-target-enforcement", true, 8),
    ("sign-return-address", false, 8),
];

fn upgrade_flags(ctx: &Context, module: &mut Module) {
    let name = ctx.str("llvm.module.flags");
    let rows = module.named_metadata.iter_mut().filter(|row| row.0 == name);
    for node in rows.flat_map(|row| &mut row.1) {
        *node = upgraded_flag(ctx, *node).unwrap_or(*node);
    }
}

fn upgraded_flag(ctx: &Context, node: Metadata) -> Option<Metadata> {
    let Some(MetadataData::Tuple(parts)) = ctx.metadata(node) else { return None };
    let [Some(behaviour), Some(name), Some(value)] = parts[..] else { return None };
    if behaviour != ctx.md_constant(ctx.i32(1)) {
        return None;
    }
    let Some(MetadataData::String(text)) = ctx.metadata(name) else { return None };
    let text = std::str::from_utf8(ctx.str_bytes(*text)).ok()?;
    let fits = |row: &&(&str, bool, i32)| text == row.0 || !row.1 && text.starts_with(row.0);
    let row = FLAGS.iter().find(fits)?;
    Some(ctx.md_tuple(&[ctx.md_constant(ctx.i32(row.2)), name, value]))
}

/// Brings the metadata of a module up to date.
pub(super) fn upgrade(module: &mut Module) {
    let ctx = module.context().clone();
    upgrade_flags(&ctx, module);
    let tbaa = ctx.str("tbaa");
    let mut tags = FxHashMap::default();
    for at in 0..module.functions().len() {
        let Some(function) = module.function_mut(at) else { continue };
        let Some(body) = &mut function.body else { continue };
        for list in body.attachments.values_mut() {
            upgrade_list(&ctx, tbaa, list, &mut tags);
        }
    }
}

fn upgrade_list(
    ctx: &Context,
    tbaa: Str,
    list: &mut [(Str, Metadata)],
    tags: &mut FxHashMap<Metadata, Metadata>,
) {
    for (_, node) in list.iter_mut().filter(|row| row.0 == tbaa) {
        *node = *tags.entry(*node).or_insert_with(|| access_tag(ctx, *node));
    }
}

/// The tag for a node: itself where it is one.
fn access_tag(ctx: &Context, node: Metadata) -> Metadata {
    let tuple = |node: Metadata| match ctx.metadata(node) {
        Some(MetadataData::Tuple(operands)) => Some(operands),
        _ => None,
    };
    let Some(operands) = tuple(node).filter(|operands| !operands.is_empty()) else {
        return node;
    };
    let first = operands.first().copied().flatten();
    if operands.len() >= 3 && first.is_some_and(|first| tuple(first).is_some()) {
        return node;
    }
    let zero = Some(ctx.md_constant(ctx.i64(0)));
    let parts = match operands[..] {
        [name, parent, constant] => {
            let scalar = ctx.intern_metadata(MetadataData::Tuple([name, parent].into()));
            vec![Some(scalar), Some(scalar), zero, constant]
        }
        _ => vec![Some(node), Some(node), zero],
    };
    ctx.intern_metadata(MetadataData::Tuple(parts.into()))
}
