//! Metadata of older versions, brought up to date when all nodes are known.
//!
//! TBAA of LLVM up to 3.3 attaches types; now a tag says which type is accessed inside of which.
//! Some module flags that were to be the same in all modules now are combined.

use rustc_hash::FxHashMap;

use crate::body::Body;
use crate::constants::ConstantData;
use crate::context::Context;
use crate::metadata::{Metadata, MetadataData};
use crate::module::Module;
use crate::types::Type;

/// Module flags whose behaviour changed: what their names begin with, whether that is all of
/// them, the behaviours that changed, and the behaviour now.
const FLAGS: &[(&str, bool, &[i32], i32)] = &[
    ("PIC Level", true, &[1, 7], 8),
    ("PIE Level", true, &[1], 7),
    ("branch-target-enforcement", true, &[1], 8),
    ("sign-return-address", false, &[1], 8),
];

const GARBAGE_COLLECTION: &str = "Objective-C Garbage Collection";

fn upgrade_flags(ctx: &Context, module: &mut Module) {
    let name = ctx.str("llvm.module.flags");
    for (_, nodes) in module.named_metadata.iter_mut().filter(|row| row.0 == name) {
        let mut swift = Vec::new();
        for node in nodes.iter_mut() {
            *node = upgraded_flag(ctx, *node, &mut swift).unwrap_or(*node);
        }
        nodes.extend(swift);
        nodes.extend(class_properties(ctx, nodes));
    }
}

const CLASS_PROPERTIES: &str = "Objective-C Class Properties";

/// The flag that says that classes have no properties, which goes with Objective-C where no other
/// says anything of it.
fn class_properties(ctx: &Context, nodes: &[Metadata]) -> Option<Metadata> {
    let name_of = |node: &Metadata| match ctx.metadata(*node)? {
        MetadataData::Tuple(parts) => parts.get(1).copied().flatten(),
        _ => None,
    };
    let has = |name: &str| {
        let name = ctx.md_string(name);
        nodes.iter().any(|node| name_of(node) == Some(name))
    };
    if !has("Objective-C Image Info Version") || has(CLASS_PROPERTIES) {
        return None;
    }
    let number = |value| ctx.md_constant(ctx.i32(value));
    Some(ctx.md_tuple(&[number(4), ctx.md_string(CLASS_PROPERTIES), number(0)]))
}

/// A flag brought up to date; `swift` takes those that were part of it.
fn upgraded_flag(ctx: &Context, node: Metadata, swift: &mut Vec<Metadata>) -> Option<Metadata> {
    let Some(MetadataData::Tuple(parts)) = ctx.metadata(node) else { return None };
    let [Some(behaviour), Some(name), Some(value)] = parts[..] else { return None };
    let Some(MetadataData::String(text)) = ctx.metadata(name) else { return None };
    let text = std::str::from_utf8(ctx.str_bytes(*text)).ok()?;
    match text {
        "amdgpu_code_object_version" => {
            let name = ctx.md_string("amdhsa_code_object_version");
            return Some(ctx.md_tuple(&[behaviour, name, value]));
        }
        "Objective-C Image Info Section" => {
            let Some(MetadataData::String(section)) = ctx.metadata(value) else { return None };
            let section = String::from_utf8_lossy(ctx.str_bytes(*section));
            let parts = section.split(',').map(str::trim).collect::<Vec<_>>();
            return Some(ctx.md_tuple(&[behaviour, name, ctx.md_string(&parts.join(","))]));
        }
        GARBAGE_COLLECTION => return garbage_collection(ctx, name, value, swift),
        _ => {}
    }
    let Some(MetadataData::Value(constant)) = ctx.metadata(behaviour) else { return None };
    let ConstantData::Int { bits, .. } = *ctx.constant(*constant) else { return None };
    let is = |number: &i32| u64::try_from(*number) == Ok(bits);
    let fits = |row: &&(&str, bool, &[i32], i32)| {
        (text == row.0 || !row.1 && text.starts_with(row.0)) && row.2.iter().any(is)
    };
    let row = FLAGS.iter().find(fits)?;
    Some(ctx.md_tuple(&[ctx.md_constant(ctx.i32(row.3)), name, value]))
}

/// What was said of Swift in one number with garbage collection has flags of its own.
fn garbage_collection(
    ctx: &Context,
    name: Metadata,
    value: Metadata,
    swift: &mut Vec<Metadata>,
) -> Option<Metadata> {
    let Some(MetadataData::Value(constant)) = ctx.metadata(value) else { return None };
    let ConstantData::Int { ty, bits } = *ctx.constant(*constant) else { return None };
    if ty == Type::I8 {
        return None;
    }
    let flag = |name, value| ctx.md_tuple(&[ctx.md_constant(ctx.i32(1)), name, value]);
    let byte = |at: u32| ctx.md_constant(ctx.int(Type::I8, bits >> at & 0xff));
    if bits & 0xff != bits {
        let version = ctx.md_constant(ctx.i32((bits >> 8 & 0xff) as i32));
        let row = |name, value| flag(ctx.md_string(name), value);
        swift.extend([
            row("Swift ABI Version", version),
            row("Swift Major Version", byte(24)),
            row("Swift Minor Version", byte(16)),
        ]);
    }
    Some(flag(name, byte(0)))
}

/// Brings the metadata of a module up to date.
pub(super) fn upgrade(module: &mut Module) {
    let ctx = module.context().clone();
    upgrade_flags(&ctx, module);
    let mut tags = FxHashMap::default();
    for at in 0..module.functions().len() {
        let Some(function) = module.function_mut(at) else { continue };
        let Some(body) = &mut function.body else { continue };
        upgrade_body(&ctx, body, &mut tags);
    }
}

/// The same of a body's; what was found before is in `tags`.
pub(super) fn upgrade_body(
    ctx: &Context,
    body: &mut Body,
    tags: &mut FxHashMap<Metadata, Metadata>,
) {
    let tbaa = ctx.str("tbaa");
    for (_, node) in body.attachments.values_mut().flatten().filter(|row| row.0 == tbaa) {
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
