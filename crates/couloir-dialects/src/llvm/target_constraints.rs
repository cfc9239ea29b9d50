//! Types that ops of targets take: pointers and structs whose name may be left out of a form.

use couloir_ir::op::TypeClass;
use couloir_ods::type_constraints;

use super::types::{self, address_space, is_ptr};

/// Structs, whose type is spelled without its name.
pub static STRUCT_CLASS: TypeClass = TypeClass {
    name: Some("llvm.struct"),
    is: |ctx, ty| types::is(ctx, ty, &types::STRUCT),
    stripped: Some(&types::STRUCT),
};

/// Pointers, whose type is spelled without its name.
pub static PTR_CLASS: TypeClass =
    TypeClass { name: Some("llvm.ptr"), is: is_ptr, stripped: Some(&types::PTR) };

/// Pointers in one address space: `NAME = number, "summary";`.
macro_rules! pointers_in {
    ($($(#[$meta:meta])* $name:ident = $space:literal;)*) => {
        type_constraints! {
            $($(#[$meta])* $name: PTR_CLASS =
                concat!("LLVM pointer in address space ", $space),
                |ctx, ty| address_space(ctx, ty) == Some($space),
                build |ctx| types::ptr_in(ctx, $space);)*
        }
    };
}

pointers_in! {
    /// Generic memory.
    PTR0 = 0;
    /// Global memory.
    PTR1 = 1;
    /// Memory that a work group or block shares.
    PTR3 = 3;
    /// Constant memory.
    PTR4 = 4;
    /// A thread's own memory.
    PTR5 = 5;
    /// Tensor memory.
    PTR6 = 6;
    /// Memory that a cluster of blocks shares.
    PTR7 = 7;
    /// Buffers.
    PTR8 = 8;
}

type_constraints! {
    /// `LLVM_AnyPointer`
    POINTER: PTR_CLASS = "LLVM pointer type", is_ptr;
}
