//! Types in the names of intrinsics.

use super::Signature;
use crate::context::Context;
use crate::types::{Type, TypeData};

/// How deep types nest in names.
const MOST_DEPTH: u32 = 64;

impl Signature {
    /// The name of the intrinsic overloaded on these types; `None` where one of them has no name.
    pub fn name(self, ctx: &Context, overloads: &[Type]) -> Option<String> {
        let mut name = format!("llvm.{}", self.base());
        for &ty in overloads {
            name.push('.');
            name.push_str(&mangled_type(ctx, ty)?);
        }
        Some(name)
    }
}

/// A type as it stands in the name of an intrinsic.
pub fn mangled_type(ctx: &Context, ty: Type) -> Option<String> {
    let mut name = String::new();
    mangle(ctx, ty, &mut name, 0)?;
    Some(name)
}

fn mangle(ctx: &Context, ty: Type, name: &mut String, depth: u32) -> Option<()> {
    if depth > MOST_DEPTH {
        return None;
    }
    let text = match ctx.ty(ty) {
        TypeData::Integer(bits) => format!("i{bits}"),
        TypeData::Half => "f16".into(),
        TypeData::BFloat => "bf16".into(),
        TypeData::Float => "f32".into(),
        TypeData::Double => "f64".into(),
        TypeData::X86Fp80 => "f80".into(),
        TypeData::Fp128 => "f128".into(),
        TypeData::PpcFp128 => "ppcf128".into(),
        TypeData::Metadata => "Metadata".into(),
        TypeData::Void => "isVoid".into(),
        TypeData::X86Amx => "x86amx".into(),
        TypeData::Pointer(space) => format!("p{space}"),
        TypeData::Vector { len, scalable: false, .. } => format!("v{len}"),
        TypeData::Vector { len, .. } => format!("nxv{len}"),
        TypeData::Array { len, .. } => format!("a{len}"),
        TypeData::Struct { .. } => "sl_".into(),
        TypeData::Named(id) => {
            let own = ctx.struct_name(*id).map(|own| ctx.str_bytes(own)).unwrap_or_default();
            format!("s_{}s", String::from_utf8_lossy(own))
        }
        TypeData::TargetExt { name: own, .. } => {
            format!("t{}", String::from_utf8_lossy(ctx.str_bytes(*own)))
        }
        _ => return None,
    };
    name.push_str(&text);
    if let Some(elem) = ctx.element_type(ty) {
        mangle(ctx, elem, name, depth + 1)?;
    }
    if let TypeData::Struct { fields, .. } = ctx.ty(ty) {
        for &field in fields {
            mangle(ctx, field, name, depth + 1)?;
        }
        name.push('s');
    }
    if let TypeData::TargetExt { types, ints, .. } = ctx.ty(ty) {
        mangle_parameters(ctx, types, ints, name, depth)?;
    }
    Some(())
}

/// `_nxv8i8_2t`: what a target type is given.
fn mangle_parameters(
    ctx: &Context,
    types: &[Type],
    ints: &[u32],
    name: &mut String,
    depth: u32,
) -> Option<()> {
    for &ty in types {
        name.push('_');
        mangle(ctx, ty, name, depth + 1)?;
    }
    for int in ints {
        name.push('_');
        name.push_str(&int.to_string());
    }
    name.push('t');
    Some(())
}
