//! Metadata of older versions, brought up to date when all nodes are known.
//!
//! TBAA of LLVM up to 3.3 attaches types; now a tag says which type is accessed inside of which.

use rustc_hash::FxHashMap;

use crate::context::{Context, Str};
use crate::metadata::{Metadata, MetadataData};
use crate::module::Module;

/// Brings the metadata that instructions of a module have up to date.
pub(super) fn upgrade(module: &mut Module) {
    let ctx = module.context().clone();
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
    let Some(operands) = tuple(node) else { return node };
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
