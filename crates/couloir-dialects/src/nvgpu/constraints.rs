//! What types the ops of `nvgpu` take beyond those of all dialects.

use couloir_ir::Type;
use couloir_ir::ty::VectorType;
use couloir_ods::types::{I32, I64, class};
use couloir_ods::{any_of, type_constraints};

/// Two words of 16 bits, which say where the numbers of a sparse matrix stand.
fn is_metadata(vector: &VectorType) -> bool {
    *vector.shape == [2] && !vector.is_scalable() && vector.element == Type::I16
}

type_constraints! {
    /// The address of a barrier.
    WORD = "32-bit signless integer or 64-bit signless integer", any_of!(I32, I64);
    /// `NVGPU_MmaSparseSyncMetadataType`
    SPARSE_METADATA = "fixed-length vector of 16-bit signless integer values of length 2",
        |ctx, ty| ty.as_vector(ctx).is_some_and(is_metadata),
        build |ctx| VectorType::get(ctx, &[2], &[false], Type::I16);
    /// `VectorOfNonZeroRankOf<[F32]>`
    F32_VECTOR: class::VECTOR = "vector of 32-bit float values",
        |ctx, ty| ty.as_vector(ctx).is_some_and(|of| of.rank() > 0 && of.element == Type::F32);
}
