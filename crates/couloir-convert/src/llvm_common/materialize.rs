//! Materialisations: values across the border of what is converted.
//!
//! Descriptors are packed from the arguments that their fields became;
//! everything else stays a cast.

use std::sync::{Arc, OnceLock, Weak};

use couloir_dialects::builtin::UnrealizedConversionCast;
use couloir_dialects::llvm::types::is_ptr;
use couloir_ir::build::Build;
use couloir_ir::ty::{MemRefType, TypeKind};
use couloir_ir::{Type, Value};
use couloir_rewrite::convert::{Materialization, Materialized, TypeConverter, Types};

use super::Llvm;
use super::descriptor::{MemRefDescriptor, UnrankedDescriptor};
use super::signature;

/// What the rules work with: known only after the converter is complete.
pub(super) type Late = Arc<OnceLock<Weak<Llvm>>>;

/// Adds the rules to a converter.
pub(super) fn add_rules(converter: &mut TypeConverter, llvm: &Late) {
    let late = Arc::clone(llvm);
    converter.add_source(move |b, what| source(&late, b, what).unwrap_or(Materialized::Cast));
    let late = Arc::clone(llvm);
    converter.add_target(move |b, what| target(&late, b, what).unwrap_or(Materialized::Cast));
}

/// A memref from the fields of its descriptor, which is cast.
fn source(llvm: &Late, b: &mut dyn Build, what: &Materialization<'_>) -> Option<Materialized> {
    let [ty] = *what.types else { return None };
    if is_whole(b, what.inputs) {
        return None;
    }
    let llvm = llvm.get()?.upgrade()?;
    let descriptor = pack(&llvm, b, ty, what.inputs)?;
    let cast = b.emit1(UnrealizedConversionCast::def(), &[descriptor], ty, &[]);
    Some(Materialized::Values([cast].into_iter().collect()))
}

/// Whether the inputs are one value that is no bare pointer: nothing to pack.
fn is_whole(b: &mut dyn Build, inputs: &[Value]) -> bool {
    let [input] = *inputs else { return false };
    let ty = b.body().ty(input);
    !is_ptr(b.ctx(), ty)
}

/// A descriptor from its fields.
fn target(llvm: &Late, b: &mut dyn Build, what: &Materialization<'_>) -> Option<Materialized> {
    let [wanted] = *what.types else { return None };
    let original = what.original?;
    if is_whole(b, what.inputs) {
        return None;
    }
    let llvm = llvm.get()?.upgrade()?;
    if llvm.convert(b.ctx(), original) != Some(wanted) {
        return None;
    }
    let descriptor = pack(&llvm, b, original, what.inputs)?;
    Some(Materialized::Values([descriptor].into_iter().collect()))
}

/// The descriptor of a memref from its fields, or from a bare pointer.
fn pack(llvm: &Llvm, b: &mut dyn Build, memref: Type, inputs: &[Value]) -> Option<Value> {
    let first = *inputs.first()?;
    let first_ty = b.body().ty(first);
    let descriptor = llvm.convert(b.ctx(), memref)?;
    if inputs.len() > 1 && !are_fields(b, memref, descriptor, inputs) {
        return None;
    }
    match inputs {
        [bare] if is_ptr(b.ctx(), first_ty) => pack_bare(llvm, b, memref, descriptor, *bare),
        [_] => None,
        [rank, ranked] => Some(UnrankedDescriptor::pack(llvm, b, descriptor, *rank, *ranked).value),
        _ => MemRefDescriptor::pack(llvm, b, descriptor, inputs).map(|made| made.value),
    }
}

/// Whether values have the types of a descriptor's fields.
fn are_fields(b: &mut dyn Build, memref: Type, descriptor: Type, inputs: &[Value]) -> bool {
    let types = inputs.iter().map(|&input| b.body().ty(input)).collect::<Types>();
    let rank = memref.as_memref(b.ctx()).map_or(0, MemRefType::rank);
    signature::fields(b.ctx(), descriptor, rank).is_some_and(|fields| fields == types)
}

fn pack_bare(
    llvm: &Llvm,
    b: &mut dyn Build,
    memref: Type,
    descriptor: Type,
    bare: Value,
) -> Option<Value> {
    let TypeKind::MemRef(data) = memref.kind(b.ctx()) else { return None };
    let data = data.clone();
    MemRefDescriptor::of_static(llvm, b, &data, descriptor, bare, bare).map(|made| made.value)
}
