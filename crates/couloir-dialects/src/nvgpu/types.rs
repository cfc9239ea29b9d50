//! Types of `nvgpu`: tokens, barriers, and what describes matrices to a group of warps.

use couloir_ir::attr::Param;
use couloir_ir::op::TypeClass;
use couloir_ir::ty::{MemRefType, TypeDef, VectorType};
use couloir_ir::{Attribute, Context, Type};
use couloir_ods::type_constraints;
use couloir_ods::types::class;

use super::attrs::{INTERLEAVE_KINDS, OUTSIDE_KINDS, PROMOTION_KINDS, SWIZZLE_KINDS};
use crate::llvm::attrs::fields::{self, Default, Kind, or, req};

/// Types by name, with the class of each and its parameters: `NAME, CLASS = "mnemonic" [fields];`.
macro_rules! types {
    ($($(#[$doc:meta])* $name:ident, $class:ident = $mnemonic:literal, $cpp:literal [
        $($field:expr),* $(,)?
    ];)*) => {
        $(
            $(#[$doc])*
            pub static $name: TypeDef = {
                static FIELDS: fields::Fields =
                    fields::Fields { class: $cpp, fields: &[$($field),*] };
                TypeDef {
                    dialect: "nvgpu",
                    mnemonic: $mnemonic,
                    parse: |parser| {
                        let has_params = !FIELDS.fields.is_empty();
                        let params = if has_params { fields::parse_params(parser, &FIELDS)? } else { Vec::new() };
                        Ok(Type::dialect(parser.context(), &$name, params))
                    },
                    print: |ctx, ty, printer| {
                        if !FIELDS.fields.is_empty() {
                            fields::print_params(ctx, &ty.params, &FIELDS, printer);
                        }
                    },
                    ..TypeDef::EMPTY
                }
            };
            static $class: TypeClass = TypeClass {
                name: Some(concat!("nvgpu.", $mnemonic)),
                is: |ctx, ty| ty.params_of(ctx, &$name).is_some(),
                stripped: Some(&$name),
            };
        )*
    };
}

types! {
    /// `!nvgpu.device.async.token`: that copies are under way.
    TOKEN, TOKEN_CLASS = "device.async.token", "NVGPU_DeviceAsyncToken" [];
    /// `!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>`
    BARRIERS, BARRIERS_CLASS = "mbarrier.group", "NVGPU_MBarrierGroup" [
        req("memorySpace", "Attribute", Kind::Attr),
        or("num_barriers", "unsigned", Kind::Uint, Default::Number(1)),
    ];
    /// `!nvgpu.mbarrier.token`: the phase of a barrier at which a thread arrived.
    PHASE, PHASE_CLASS = "mbarrier.token", "NVGPU_MBarrierToken" [];
    /// `!nvgpu.tensormap.descriptor<...>`: how pieces of a tensor are copied to shared memory.
    MAP, MAP_CLASS = "tensormap.descriptor", "NVGPU_TensorMapDescriptor" [
        req("tensor", "MemRefType", Kind::Type(&class::MEMREF)),
        req("swizzle", "::mlir::nvgpu::TensorMapSwizzleKind", Kind::Enum(&SWIZZLE_KINDS)),
        req("l2promo", "::mlir::nvgpu::TensorMapL2PromoKind", Kind::Enum(&PROMOTION_KINDS)),
        req("oob", "::mlir::nvgpu::TensorMapOOBKind", Kind::Enum(&OUTSIDE_KINDS)),
        req("interleave", "::mlir::nvgpu::TensorMapInterleaveKind", Kind::Enum(&INTERLEAVE_KINDS)),
    ];
    /// `!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>`: a matrix in shared memory.
    MATRIX, MATRIX_CLASS = "warpgroup.descriptor", "NVGPU_WarpgroupMatrixDescriptor" [
        req("tensor", "MemRefType", Kind::Type(&class::MEMREF)),
    ];
    /// `!nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>`: a matrix that the threads
    /// of a group of warps hold, each its part.
    ACCUMULATOR, ACCUMULATOR_CLASS = "warpgroup.accumulator", "NVGPU_WarpgroupAccumulator" [
        req("fragmented", "VectorType", Kind::Type(&class::VECTOR)),
    ];
}

type_constraints! {
    /// `NVGPU_DeviceAsyncToken`
    ASYNC_TOKEN: TOKEN_CLASS = "device async token type", TOKEN_CLASS.is,
        build |ctx| Type::dialect(ctx, &TOKEN, Vec::new());
    /// `NVGPU_MBarrierGroup`
    BARRIER_GROUP: BARRIERS_CLASS = "mbarrier barrier type", BARRIERS_CLASS.is;
    /// `NVGPU_MBarrierToken`
    BARRIER_TOKEN: PHASE_CLASS = "", PHASE_CLASS.is;
    /// `NVGPU_TensorMapDescriptor`
    TENSOR_MAP: MAP_CLASS = "TensorMap descriptor", MAP_CLASS.is;
    /// `NVGPU_WarpgroupMatrixDescriptor`
    WARPGROUP_MATRIX: MATRIX_CLASS = "Warpgroup matrix descriptor type", MATRIX_CLASS.is;
    /// `NVGPU_WarpgroupAccumulator`
    WARPGROUP_ACCUMULATOR: ACCUMULATOR_CLASS = "", ACCUMULATOR_CLASS.is;
}

/// The parameters of a tensor map.
pub struct TensorMap<'a> {
    /// What is copied to in one piece.
    pub tensor: &'a MemRefType,
    /// The same as a type.
    pub ty: Type,
    /// A case of [`SWIZZLE_KINDS`].
    pub swizzle: u64,
    /// A case of [`PROMOTION_KINDS`].
    pub promotion: u64,
    /// A case of [`OUTSIDE_KINDS`].
    pub outside: u64,
    /// A case of [`INTERLEAVE_KINDS`].
    pub interleave: u64,
}

/// The parameters of a type that is a tensor map.
pub fn as_tensor_map(ctx: &Context, ty: Type) -> Option<TensorMap<'_>> {
    let [tensor, swizzle, promotion, outside, interleave] = ty.params_of(ctx, &MAP)? else {
        return None;
    };
    let ty = tensor.as_type()?;
    Some(TensorMap {
        tensor: ty.as_memref(ctx)?,
        ty,
        swizzle: swizzle.as_uint()?,
        promotion: promotion.as_uint()?,
        outside: outside.as_uint()?,
        interleave: interleave.as_uint()?,
    })
}

/// The memory space of barriers and how many they are.
pub fn as_barriers(ctx: &Context, ty: Type) -> Option<(Attribute, u64)> {
    let [Param::Attr(space), count] = ty.params_of(ctx, &BARRIERS)? else { return None };
    let count = match count {
        Param::Int(count) => u64::try_from(*count).ok()?,
        count => count.as_uint()?,
    };
    Some((*space, count))
}

/// The memref that describes a matrix.
pub fn as_matrix(ctx: &Context, ty: Type) -> Option<Type> {
    ty.params_of(ctx, &MATRIX)?.first()?.as_type()
}

/// The vector that the threads of a group hold together.
pub fn as_accumulator(ctx: &Context, ty: Type) -> Option<&VectorType> {
    ty.params_of(ctx, &ACCUMULATOR)?.first()?.as_type()?.as_vector(ctx)
}
