//! Which types LLVM knows.

use std::sync::atomic::Ordering;

use couloir_ir::num::FloatKind;
use couloir_ir::ty::TypeKind;
use couloir_ir::{Attribute, Context, Type};
use rustc_hash::FxHashMap;

use super::super::attrs::ADDRESS_SPACE;
use super::{
    ARRAY, FUNC, LABEL, METADATA, PPC_FP128, STRUCT, StructType, TARGET, TOKEN, VOID, as_struct,
    inner, is, is_ptr,
};
use crate::nvvm::attrs::MEMORY_SPACE;

/// Whether LLVM has this type, whatever is inside of it.
pub fn is_compatible_outer_type(ctx: &Context, ty: Type) -> bool {
    match ty.kind(ctx) {
        TypeKind::Integer(..) => ty.is_signless_integer(ctx),
        TypeKind::Float(kind) => is_llvm_float(*kind),
        TypeKind::Vector(vector) => vector.rank() == 1,
        TypeKind::Dialect(data) => data.def.dialect == "llvm" || is_own_pointer(ctx, ty),
        _ => false,
    }
}

/// Whether this is a pointer of `ptr` into a memory space that LLVM has.
fn is_own_pointer(ctx: &Context, ty: Type) -> bool {
    let space = crate::ptr::memory_space(ctx, ty);
    let is_of = |space: Attribute, def| space.params_of(ctx, def).is_some();
    space.is_some_and(|space| is_of(space, &ADDRESS_SPACE) || is_of(space, &MEMORY_SPACE))
}

fn is_llvm_float(kind: FloatKind) -> bool {
    matches!(
        kind,
        FloatKind::BF16
            | FloatKind::F16
            | FloatKind::F32
            | FloatKind::F64
            | FloatKind::F80
            | FloatKind::F128
    )
}

/// Whether LLVM has this type, with all that is inside of it
/// (`LLVM::isCompatibleType`). What was found out about a type is kept with it.
pub fn is_compatible_type(ctx: &Context, ty: Type) -> bool {
    known(ctx, ty).unwrap_or_else(|| Inspection::of(ctx, ty))
}

/// Verdicts kept with types.
const COMPATIBLE: u8 = 1;
const NOT_COMPATIBLE: u8 = 2;

/// Whether a type is compatible, as far as that is clear without a look inside.
fn known(ctx: &Context, ty: Type) -> Option<bool> {
    match ty.kind(ctx) {
        TypeKind::Vector(vector) => {
            Some(vector.rank() == 1 && is_compatible_outer_type(ctx, vector.element))
        }
        TypeKind::Dialect(data) if data.def.dialect == "llvm" => {
            match data.verdict.load(Ordering::Relaxed) {
                COMPATIBLE => Some(true),
                NOT_COMPATIBLE => Some(false),
                _ => None,
            }
        }
        _ => Some(is_compatible_outer_type(ctx, ty)),
    }
}

/// A look at all types that a type is made of, each once.
struct Inspection<'c> {
    ctx: &'c Context,
    types: Vec<Type>,
    numbers: FxHashMap<Type, u32>,
    /// Which types hold which, the inner one first.
    holds: Vec<(u32, u32)>,
    /// Types found to be wrong; what holds one is wrong, too.
    wrong: Vec<u32>,
    /// Whether all bodies are known.
    is_final: bool,
}

impl<'c> Inspection<'c> {
    /// Whether a type is compatible.
    fn of(ctx: &'c Context, ty: Type) -> bool {
        let mut this = Self {
            ctx,
            types: Vec::new(),
            numbers: FxHashMap::default(),
            holds: Vec::new(),
            wrong: Vec::new(),
            is_final: true,
        };
        this.number(ty);
        let mut at = 0;
        while let Some(&ty) = this.types.get(at) {
            this.look_inside(at as u32, ty);
            at += 1;
        }
        let wrong = this.spread();
        this.keep(&wrong);
        wrong.first() == Some(&false)
    }

    fn number(&mut self, ty: Type) -> u32 {
        *self.numbers.entry(ty).or_insert_with(|| {
            self.types.push(ty);
            self.types.len() as u32 - 1
        })
    }

    fn look_inside(&mut self, number: u32, ty: Type) {
        self.is_final &= as_struct(self.ctx, ty).is_none_or(StructType::is_initialized);
        for part in inner(self.ctx, ty) {
            match known(self.ctx, part) {
                Some(true) => {}
                Some(false) => self.wrong.push(number),
                None => {
                    let part = self.number(part);
                    self.holds.push((part, number));
                }
            }
        }
    }

    /// Which types are wrong, by number.
    fn spread(&mut self) -> Vec<bool> {
        self.holds.sort_unstable();
        let mut wrong = vec![false; self.types.len()];
        let mut pending = std::mem::take(&mut self.wrong);
        while let Some(number) = pending.pop() {
            let Some(slot) = wrong.get_mut(number as usize) else { continue };
            if std::mem::replace(slot, true) {
                continue;
            }
            let from = self.holds.partition_point(|pair| pair.0 < number);
            let around = self.holds.get(from..).unwrap_or_default();
            pending.extend(around.iter().take_while(|pair| pair.0 == number).map(|pair| pair.1));
        }
        wrong
    }

    /// Keeps what is known for good.
    fn keep(&self, wrong: &[bool]) {
        for (ty, &wrong) in self.types.iter().zip(wrong) {
            let verdict = if wrong { NOT_COMPATIBLE } else { COMPATIBLE };
            if (wrong || self.is_final)
                && let Some(data) = ty.as_dialect(self.ctx)
            {
                data.verdict.store(verdict, Ordering::Relaxed);
            }
        }
    }
}

/// Whether this is a floating-point type of LLVM.
pub fn is_compatible_floating_point(ctx: &Context, ty: Type) -> bool {
    ty.float_kind(ctx).is_some_and(is_llvm_float) || is(ctx, ty, &PPC_FP128)
}

/// Whether this is a vector type of LLVM (`LLVM::isCompatibleVectorType`).
pub fn is_compatible_vector_type(ctx: &Context, ty: Type) -> bool {
    let Some(vector) = ty.as_vector(ctx).filter(|vector| vector.rank() == 1) else { return false };
    let element = vector.element;
    let is_float = element.float_kind(ctx).is_some_and(is_llvm_float);
    is_float || element.is_signless_integer(ctx) || is_ptr(ctx, element)
}

/// Whether values of this type can be: not `void`, not a function.
pub fn is_primitive_type(ctx: &Context, ty: Type) -> bool {
    is_compatible_outer_type(ctx, ty) && !is(ctx, ty, &VOID) && !is(ctx, ty, &FUNC)
}

/// Whether values of this type can be loaded and stored.
pub fn is_loadable_type(ctx: &Context, ty: Type) -> bool {
    is_primitive_type(ctx, ty)
        && !as_struct(ctx, ty).is_some_and(StructType::is_opaque)
        && supports_mem_ops(ctx, ty)
}

/// What may be done with values of a target's types, as LLVM knows them.
struct TargetType {
    /// Loaded, stored, and kept on the stack.
    is_local: bool,
    /// Kept in globals.
    is_global: bool,
    /// Initialised with zeros.
    has_zero: bool,
}

fn target_type(ctx: &Context, ty: Type) -> Option<TargetType> {
    let name = ctx.str(ty.params_of(ctx, &TARGET)?.first()?.as_str()?);
    let is_spirv = name.starts_with("spirv.");
    Some(TargetType {
        is_local: is_spirv || name == "aarch64.svcount",
        is_global: is_spirv || name == "amdgcn.named.barrier",
        has_zero: is_spirv,
    })
}

/// Whether a target's type has a layout in memory.
fn supports_mem_ops(ctx: &Context, ty: Type) -> bool {
    target_type(ctx, ty).is_none_or(|target| target.is_local)
}

/// Whether a global may hold a type, as far as a target's types go.
pub fn can_be_global(ctx: &Context, ty: Type) -> bool {
    target_type(ctx, ty).is_none_or(|target| target.is_global)
}

/// Whether a type can be initialised with zeros, as far as a target's types go.
pub fn has_zero_init(ctx: &Context, ty: Type) -> bool {
    target_type(ctx, ty).is_none_or(|target| target.has_zero)
}

fn is_none_of(ctx: &Context, ty: Type, defs: &[&'static couloir_ir::ty::TypeDef]) -> bool {
    !defs.iter().any(|def| is(ctx, ty, def))
}

/// Whether arrays may hold this type.
pub(super) fn is_array_element(ctx: &Context, ty: Type) -> bool {
    is_none_of(ctx, ty, &[&VOID, &LABEL, &METADATA, &FUNC, &TOKEN])
}

/// Whether typed pointers may point to this type.
pub(super) fn is_pointee(ctx: &Context, ty: Type) -> bool {
    is_none_of(ctx, ty, &[&VOID, &LABEL, &METADATA, &TOKEN])
}

/// Whether structs may hold this type.
pub(super) fn is_struct_element(ctx: &Context, ty: Type) -> bool {
    is_none_of(ctx, ty, &[&VOID, &LABEL, &METADATA, &FUNC, &TOKEN])
}

/// Whether functions may take this type.
pub(super) fn is_argument(ctx: &Context, ty: Type) -> bool {
    is_none_of(ctx, ty, &[&VOID, &FUNC])
}

/// Whether functions may give this type.
pub(super) fn is_result(ctx: &Context, ty: Type) -> bool {
    is_none_of(ctx, ty, &[&FUNC, &METADATA, &LABEL])
}

/// Whether this is a struct or an array.
pub fn is_aggregate(ctx: &Context, ty: Type) -> bool {
    is(ctx, ty, &STRUCT) || is(ctx, ty, &ARRAY)
}
