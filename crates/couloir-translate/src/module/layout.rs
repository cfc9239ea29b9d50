//! The data layout of a module, given as text or as a specification.

use couloir_data_layout::check as check_data_layout;
use couloir_ir::attr::Param;
use couloir_ir::ty::{Signedness, TypeKind};
use couloir_ir::{Attribute, Context, Failure, OpRef, Str};

use super::report;
use crate::attributes::text_named;
use crate::read::param_u64;

/// `target datalayout`: given as text, or as a specification.
pub(super) fn data_layout(module: OpRef<'_>) -> Result<String, Failure> {
    if let Some(text) = text_named(module, "llvm.data_layout") {
        return Ok(text.to_owned());
    }
    let Some(spec) = module.attr_named("dlti.dl_spec") else { return Ok(String::new()) };
    let ctx = module.ctx();
    let entries = spec.as_dialect(ctx).and_then(|data| data.params.first());
    let entries = entries.map(Param::items).unwrap_or_default();
    let pair = |entry: &Param| match entry.items() {
        [key, value] => Some((key.clone(), value.as_attr()?)),
        _ => None,
    };
    let pairs = entries.iter().filter_map(pair).collect::<Vec<_>>();
    let mut names = pairs.iter().filter_map(|(key, _)| Some(ctx.str(key.as_str()?)));
    if let Some(unknown) = names.find(|name| !LAYOUT_KEYS.contains(name)) {
        let message = format!("unsupported data layout key \"{unknown}\"");
        report(ctx, module.location(), &message);
        return Err(Failure);
    }
    let mut types = pairs.iter().filter_map(|(key, _)| key.as_type());
    if let Some(message) = types.find_map(|ty| not_in_layouts(ctx, ty)) {
        report(ctx, module.location(), &message);
        return Err(Failure);
    }
    let named = pairs.iter().filter_map(|(key, value)| named_part(ctx, key.as_str()?, *value));
    let typed = pairs.iter().filter_map(|(key, value)| typed_part(ctx, key.as_type()?, *value));
    let text = named.chain(typed).collect::<Vec<_>>().join("-");
    if let Err(wrong) = check_data_layout(&text) {
        let message = format!("invalid data layout descriptor: {wrong}");
        report(ctx, module.location(), &message);
        return Err(Failure);
    }
    Ok(text)
}

/// What is said of a type that LLVM's layouts do not speak of; nothing is of `index`.
fn not_in_layouts(ctx: &Context, ty: couloir_ir::Type) -> Option<String> {
    let is_there = match ty.kind(ctx) {
        TypeKind::Integer(_, Signedness::Signless) | TypeKind::Index => true,
        TypeKind::Integer(..) => {
            let text = ctx.type_text(ty);
            return Some(format!("unsupported data layout for non-signless integer '{text}'"));
        }
        TypeKind::Float(kind) => {
            use couloir_ir::num::FloatKind::{F16, F32, F64, F80, F128};
            matches!(kind, F16 | F32 | F64 | F80 | F128)
        }
        TypeKind::Dialect(data) => (data.def.dialect, data.def.mnemonic) == ("llvm", "ptr"),
        _ => false,
    };
    (!is_there).then(|| format!("unsupported type in data layout: '{}'", ctx.type_text(ty)))
}

/// What a specification can say of things other than types.
const LAYOUT_KEYS: &[&str] = &[
    "dlti.alloca_memory_space",
    "dlti.endianness",
    "dlti.function_pointer_alignment",
    "dlti.global_memory_space",
    "dlti.legal_int_widths",
    "dlti.mangling_mode",
    "dlti.program_memory_space",
    "dlti.stack_alignment",
];

fn named_part(ctx: &Context, key: Str, value: Attribute) -> Option<String> {
    let number = || value.as_u64(ctx).filter(|&number| number != 0);
    Some(match ctx.str(key) {
        "dlti.endianness" => match value.as_text(ctx)? {
            "little" => "e".into(),
            _ => "E".into(),
        },
        "dlti.mangling_mode" => format!("m:{}", value.as_text(ctx)?),
        "dlti.program_memory_space" => format!("P{}", number()?),
        "dlti.global_memory_space" => format!("G{}", number()?),
        "dlti.alloca_memory_space" => format!("A{}", number()?),
        "dlti.stack_alignment" => format!("S{}", number()?),
        "dlti.function_pointer_alignment" => {
            let params = value.as_dialect(ctx)?;
            let bits = param_u64(ctx, &params.params, 0).filter(|&bits| bits != 0)?;
            let dependent = params.params.get(1).and_then(Param::as_bool) == Some(true);
            format!("F{}{bits}", if dependent { 'n' } else { 'i' })
        }
        "dlti.legal_int_widths" => {
            let widths = value.as_i32_array(ctx)?.into_iter().map(|width| width.to_string());
            format!("n{}", widths.collect::<Vec<_>>().join(":"))
        }
        _ => return None,
    })
}

fn typed_part(ctx: &Context, ty: couloir_ir::Type, value: Attribute) -> Option<String> {
    let dense = value.as_dense(ctx)?;
    let numbers = dense.ints(ctx).filter_map(|int| int.to_u64()).collect::<Vec<_>>();
    let at = |place: usize| numbers.get(if dense.splat { 0 } else { place }).copied();
    let aligned = |head: String, abi: u64, preferred: u64| {
        if abi == preferred { format!("{head}:{abi}") } else { format!("{head}:{abi}:{preferred}") }
    };
    let abi = at(0)?;
    Some(match ty.kind(ctx) {
        TypeKind::Integer(width, _) => aligned(format!("i{width}"), abi, at(1)?),
        TypeKind::Float(kind) => aligned(format!("f{}", kind.width()), abi, at(1)?),
        TypeKind::Dialect(data) if data.def.mnemonic == "ptr" => {
            let space = crate::types::address_space(ctx, ty);
            let (size, abi, preferred) = (abi, at(1)?, at(2)?);
            let index = at(3).unwrap_or(size);
            format!("p{space}:{size}:{abi}:{preferred}:{index}")
        }
        _ => return None,
    })
}
