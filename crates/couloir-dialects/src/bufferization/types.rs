//! Types that ops of `bufferization` take.

use couloir_ir::op::TypeClass;
use couloir_ods::type_constraints;
use couloir_ods::types::{is_base_memref, is_tensor};

/// `TensorLikeType`
static TENSOR_LIKE_CLASS: TypeClass = TypeClass { name: None, is: is_tensor, stripped: None };

/// `BufferLikeType`
static BUFFER_LIKE_CLASS: TypeClass = TypeClass { name: None, is: is_base_memref, stripped: None };

type_constraints! {
    /// `Bufferization_TensorLikeTypeInterface`
    TENSOR_LIKE: TENSOR_LIKE_CLASS = "TensorLikeType instance", is_tensor;
    /// `Bufferization_BufferLikeTypeInterface`
    BUFFER_LIKE: BUFFER_LIKE_CLASS = "BufferLikeType instance", is_base_memref;
}
