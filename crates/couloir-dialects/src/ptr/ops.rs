//! The ops of `ptr`.

use couloir_ods::attrs::{STR_ATTR, TYPE_ATTR, TYPED_ATTR_INTERFACE, UNIT_PROP, defaults};
use couloir_ods::dialect;
use couloir_ods::types::{ANY, ANY_SIGNLESS_INTEGER_OR_INDEX};

use super::attrs::{
    ADD_FLAGS_PROP, ALIGNMENT_PROP, DIFF_FLAGS_PROP, ORDERING_PROP, no_i8, no_i32, unaligned,
};
use super::syntax::{ALIGNMENT, ORDERING, POINTER, PTR_ADD_FLAGS, PTR_DIFF_FLAGS};
use super::types::{
    ANY_1D, INT_LIKE, MASK_1D, METADATA_TYPE, PTR_1D, PTR_LIKE, PTR_LIKE_INTERFACE, PTR_TYPE,
};
use super::{attrs, fold, types, verify};
use crate::common::effects;

dialect! { ptr, "Pointers and what is done through them.";
    types [types::PTR, types::METADATA]
    attrs [attrs::ADDRESS, attrs::GENERIC_SPACE, attrs::NULL, attrs::SPEC]

    /// A known address.
    op constant {
        attrs { value: TYPED_ATTR_INTERFACE }
        results { result: PTR_TYPE }
        traits [ConstantLike, Pure, AllTypesMatch(value, result)]
        format "attr-dict $value"
    }
    /// A value from an address, and what else it is made of.
    op from_ptr {
        operands { ptr: PTR_TYPE, metadata: optional METADATA_TYPE }
        results { result: PTR_LIKE_INTERFACE }
        traits [Pure, TypesMatchWith("metadata type", result => metadata, verify::metadata_type)]
        format "$ptr (`metadata` $metadata^)? attr-dict
            `:` custom<Pointer>(type($ptr)) `->` type($result)"
        verify verify::from_ptr
        fold fold::from_ptr
    }
    /// Reads where each of several pointers leads, where the mask says so.
    op gather {
        operands { ptrs: PTR_1D, mask: MASK_1D, passthrough: ANY_1D }
        attrs { alignment: ALIGNMENT_PROP = unaligned }
        results { result: ANY_1D }
        traits [
            TypesMatchWith("result and mask must be compatible", result => mask, verify::mask_type),
            AllTypesMatch(result, passthrough),
            Pred("all of {result, ptrs} have same shape", verify::same_shape),
            Pred("all of {result, ptrs} have same type IDs", verify::same_classes)
        ]
        format "$ptrs `,` $mask `,` $passthrough (`alignment` `=` custom<Alignment>($alignment)^)?
            attr-dict `:` type($ptrs) `->` type($result)"
        verify verify::gather
        effects effects::read_operand_0
    }
    /// What a value is beside an address.
    op get_metadata {
        operands { ptr: PTR_LIKE_INTERFACE }
        results { result: METADATA_TYPE }
        traits [Pure, TypesMatchWith("metadata type", ptr => result, verify::metadata_type)]
        format "$ptr attr-dict `:` type($ptr)"
    }
    /// Reads memory.
    op load {
        operands { ptr: PTR_TYPE }
        attrs {
            alignment: ALIGNMENT_PROP = unaligned, volatile_: UNIT_PROP = defaults::no,
            nontemporal: UNIT_PROP = defaults::no, invariant: UNIT_PROP = defaults::no,
            invariantGroup: UNIT_PROP = defaults::no, ordering: ORDERING_PROP = no_i32,
            syncscope: optional STR_ATTR
        }
        results { value: ANY }
        format "(`volatile` $volatile_^)? $ptr
            (`atomic` (`syncscope` `(` $syncscope^ `)`)? custom<Ordering>($ordering)^)?
            oilist(`nontemporal` $nontemporal | `invariant` $invariant
                | `invariant_group` $invariantGroup
                | `alignment` `=` custom<Alignment>($alignment))
            attr-dict `:` qualified(type($ptr)) `->` type($value)"
        verify verify::load
        effects verify::load_effects
    }
    /// Reads adjacent elements where the mask says so.
    op masked_load {
        operands { ptr: PTR_TYPE, mask: MASK_1D, passthrough: ANY_1D }
        attrs { alignment: ALIGNMENT_PROP = unaligned }
        results { result: ANY_1D }
        traits [
            TypesMatchWith("result and mask must be compatible", result => mask, verify::mask_type),
            AllTypesMatch(result, passthrough)
        ]
        format "$ptr `,` $mask `,` $passthrough (`alignment` `=` custom<Alignment>($alignment)^)?
            attr-dict `:` qualified(type($ptr)) `->` type($result)"
        verify verify::masked_load
        effects effects::read_operand_0
    }
    /// Writes adjacent elements where the mask says so.
    op masked_store {
        operands { value: ANY_1D, ptr: PTR_TYPE, mask: MASK_1D }
        attrs { alignment: ALIGNMENT_PROP = unaligned }
        traits [
            TypesMatchWith("value and mask must be compatible", value => mask, verify::mask_type)
        ]
        format "$value `,` $ptr `,` $mask (`alignment` `=` custom<Alignment>($alignment)^)?
            attr-dict `:` type($value) `,` qualified(type($ptr))"
        verify verify::masked_store
        effects effects::write_operand_1
    }
    /// An address further on.
    op ptr_add {
        operands { base: PTR_LIKE, offset: INT_LIKE }
        attrs { flags: ADD_FLAGS_PROP = no_i32 }
        results { result: PTR_LIKE }
        traits [Pure, ViewLike, InferType]
        format "(custom<PtrAddFlags>($flags)^)? $base `,` $offset attr-dict
            `:` type($base) `,` type($offset)"
        infer verify::infer_ptr_add
        fold fold::ptr_add
    }
    /// How far addresses are apart.
    op ptr_diff {
        operands { lhs: PTR_LIKE, rhs: PTR_LIKE }
        attrs { flags: DIFF_FLAGS_PROP = no_i8 }
        results { result: INT_LIKE }
        traits [Pure, AllTypesMatch(lhs, rhs), SameOperandsAndResultShape]
        format "(custom<PtrDiffFlags>($flags)^)? $lhs `,` $rhs attr-dict
            `:` type($lhs) `->` type($result)"
        verify verify::ptr_diff
    }
    /// Writes where each of several pointers leads, where the mask says so.
    op scatter {
        operands { value: ANY_1D, ptrs: PTR_1D, mask: MASK_1D }
        attrs { alignment: ALIGNMENT_PROP = unaligned }
        traits [
            TypesMatchWith("value and mask must be compatible", value => mask, verify::mask_type),
            Pred("all of {value, ptrs} have same shape", verify::same_shape),
            Pred("all of {value, ptrs} have same type IDs", verify::same_classes)
        ]
        format "$value `,` $ptrs `,` $mask (`alignment` `=` custom<Alignment>($alignment)^)?
            attr-dict `:` type($value) `,` type($ptrs)"
        verify verify::scatter
        effects effects::write_operand_1
    }
    /// Writes memory.
    op store {
        operands { value: ANY, ptr: PTR_TYPE }
        attrs {
            alignment: ALIGNMENT_PROP = unaligned, volatile_: UNIT_PROP = defaults::no,
            nontemporal: UNIT_PROP = defaults::no, invariantGroup: UNIT_PROP = defaults::no,
            ordering: ORDERING_PROP = no_i32, syncscope: optional STR_ATTR
        }
        format "(`volatile` $volatile_^)? $value `,` $ptr
            (`atomic` (`syncscope` `(` $syncscope^ `)`)? custom<Ordering>($ordering)^)?
            oilist(`nontemporal` $nontemporal | `invariant_group` $invariantGroup
                | `alignment` `=` custom<Alignment>($alignment))
            attr-dict `:` type($value) `,` qualified(type($ptr))"
        verify verify::store
        effects verify::store_effects
    }
    /// The address of a value.
    op to_ptr {
        operands { ptr: PTR_LIKE_INTERFACE }
        results { result: PTR_TYPE }
        traits [Pure]
        format "$ptr attr-dict `:` type($ptr) `->` custom<Pointer>(type($result))"
        verify verify::to_ptr
        fold fold::to_ptr
    }
    /// How far elements of a type are apart in bytes.
    op type_offset {
        attrs { elementType: TYPE_ATTR }
        results { result: ANY_SIGNLESS_INTEGER_OR_INDEX }
        traits [Pure]
        format "$elementType attr-dict `:` type($result)"
    }
}
