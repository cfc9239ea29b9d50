//! Function types and calling conventions.
//!
//! By default a memref argument becomes the fields of its descriptor, one
//! argument each; with bare pointers, the aligned pointer alone. Several
//! results are packed into a struct.

use std::sync::{MutexGuard, PoisonError};

use couloir_dialects::llvm;
use couloir_ir::ty::TypeKind;
use couloir_ir::{Attribute, Context, Type};
use couloir_rewrite::convert::{SignatureConversion, TypeConverter, Types};

use rustc_hash::FxHashMap;

use super::types::{memref_fields, pointer_to};
use super::{Llvm, LlvmOptions};

/// A function's type as converted.
#[derive(Clone)]
pub struct Signature {
    /// The `!llvm.func` type.
    pub ty: Type,
    /// What becomes of the arguments.
    pub inputs: SignatureConversion,
}

/// Function types converted before: variadic or not, with bare pointers or not.
pub(super) type Signatures = FxHashMap<(Type, bool, bool), Signature>;

/// The pointer to a function of a type, where that can be converted.
pub(super) fn function_pointer(
    converter: &TypeConverter,
    ctx: &Context,
    ty: Type,
    options: LlvmOptions,
) -> Option<Type> {
    if !options.typed_pointers {
        return Some(llvm::ptr(ctx));
    }
    let (inputs, results) = ty.as_function(ctx)?;
    let mut args = Vec::new();
    for &input in inputs {
        args.extend(argument(converter, ctx, input, options)?);
    }
    let result = packed(converter, ctx, results, options)?;
    let result = result.unwrap_or_else(|| llvm::void(ctx));
    Some(pointer_to(ctx, llvm::func(ctx, result, &args, false), 0, options))
}

/// The type that holds all results of a function: none for no results.
#[allow(clippy::option_option)]
fn packed(
    converter: &TypeConverter,
    ctx: &Context,
    results: &[Type],
    options: LlvmOptions,
) -> Option<Option<Type>> {
    let types = results.iter().map(|&ty| one(converter, ctx, ty, options));
    let types = types.collect::<Option<Types>>()?;
    Some(match *types.as_slice() {
        [] => None,
        [ty] => Some(ty),
        _ => Some(llvm::struct_literal(ctx, &types)),
    })
}

/// The types that an argument becomes in a function's signature.
pub(super) fn argument(
    converter: &TypeConverter,
    ctx: &Context,
    ty: Type,
    options: LlvmOptions,
) -> Option<Types> {
    if options.bare_pointers && is_memref(ctx, ty) {
        return Some([bare_pointer(converter, ctx, ty, options)?].into_iter().collect());
    }
    match ty.kind(ctx) {
        TypeKind::MemRef(memref) => {
            // Upstream finds the fields anew for each argument, and what
            // stands in the way of them is reported each time.
            memref_fields(converter, ctx, ty, memref, options, |problem| {
                converter.report(ctx, problem);
            })?;
            fields(ctx, converter.convert_one(ctx, ty)?, memref.rank())
        }
        TypeKind::UnrankedMemRef(..) => fields(ctx, converter.convert_one(ctx, ty)?, 0),
        _ => converter.convert(ctx, ty).map(Types::from_slice),
    }
}

/// The fields of a descriptor, those in its arrays one by one.
pub(super) fn fields(ctx: &Context, descriptor: Type, rank: usize) -> Option<Types> {
    let mut types = Types::new();
    for field in llvm::types::as_struct(ctx, descriptor)?.elements() {
        match llvm::types::as_array(ctx, field) {
            Some((element, _)) => types.extend(std::iter::repeat_n(element, rank)),
            None => types.push(field),
        }
    }
    Some(types)
}

/// Whether this is a memref, ranked or not.
pub fn is_memref(ctx: &Context, ty: Type) -> bool {
    matches!(ty.kind(ctx), TypeKind::MemRef(_) | TypeKind::UnrankedMemRef(..))
}

/// Whether a memref can be passed as a bare pointer: contiguous, of known size.
pub fn can_be_bare(ctx: &Context, ty: Type) -> bool {
    let Some(memref) = ty.as_memref(ctx) else { return false };
    let Some((strides, offset)) = memref.strides_and_offset(ctx) else { return false };
    let known = |&value: &i64| value != couloir_ir::ty::DYNAMIC;
    ty.has_static_shape(ctx) && strides.iter().all(known) && known(&offset)
}

/// The bare pointer that a memref becomes.
fn bare_pointer(
    converter: &TypeConverter,
    ctx: &Context,
    ty: Type,
    options: LlvmOptions,
) -> Option<Type> {
    let memref = ty.as_memref(ctx).filter(|_| can_be_bare(ctx, ty))?;
    let element = converter.convert_one(ctx, memref.element)?;
    let space = super::address_space(converter, ctx, ty, memref.memory_space.expand())?;
    Some(pointer_to(ctx, element, space, options))
}

/// The one type that a result becomes.
fn one(converter: &TypeConverter, ctx: &Context, ty: Type, options: LlvmOptions) -> Option<Type> {
    if options.bare_pointers && is_memref(ctx, ty) {
        bare_pointer(converter, ctx, ty, options)
    } else {
        converter.convert_one(ctx, ty)
    }
}

impl Llvm {
    /// A function type as converted. Arguments with a pointee are passed by
    /// address; those that are one pointer as it is lose their pointee.
    pub fn signature(
        &self,
        ctx: &Context,
        ty: Type,
        variadic: bool,
        bare: bool,
        pointees: &mut [Option<Attribute>],
    ) -> Option<Signature> {
        if !pointees.is_empty() {
            return self.new_signature(ctx, ty, variadic, bare, pointees);
        }
        let key = (ty, variadic, bare);
        let known = self.known_signatures().get(&key).cloned();
        if known.is_some() {
            return known;
        }
        let signature = self.new_signature(ctx, ty, variadic, bare, pointees)?;
        self.known_signatures().insert(key, signature.clone());
        Some(signature)
    }

    fn known_signatures(&self) -> MutexGuard<'_, Signatures> {
        self.signatures.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn new_signature(
        &self,
        ctx: &Context,
        ty: Type,
        variadic: bool,
        bare: bool,
        pointees: &mut [Option<Attribute>],
    ) -> Option<Signature> {
        let (inputs, results) = ty.as_function(ctx)?;
        let mut conversion = SignatureConversion::new(inputs.len());
        for (at, &input) in inputs.iter().enumerate() {
            let types = argument(&self.converter, ctx, input, self.with_bare(bare))?;
            let pointee = pointees.get_mut(at).filter(|pointee| pointee.is_some());
            match (types.as_slice(), pointee) {
                (&[ty], Some(pointee)) if llvm::types::is_ptr(ctx, ty) => *pointee = None,
                (&[_], Some(_)) => {
                    conversion.add_input(at, &[self.ptr]);
                    continue;
                }
                _ => {}
            }
            conversion.add_input(at, &types);
        }
        let result = match self.packed_result(ctx, results, bare)? {
            Some(result) => result,
            None => self.void,
        };
        let ty = llvm::func(ctx, result, conversion.types(), variadic);
        Some(Signature { ty, inputs: conversion })
    }

    /// The type that holds all results of a function: none for no results.
    /// The outer option is empty where they cannot be converted.
    #[allow(clippy::option_option)]
    pub fn packed_result(
        &self,
        ctx: &Context,
        results: &[Type],
        bare: bool,
    ) -> Option<Option<Type>> {
        packed(&self.converter, ctx, results, self.with_bare(bare))
    }

    fn with_bare(&self, bare: bool) -> LlvmOptions {
        LlvmOptions { bare_pointers: bare, ..self.options }
    }
}
