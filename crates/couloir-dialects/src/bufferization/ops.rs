//! The ops of `bufferization`.

use couloir_ods::attrs::{ANY_ATTR, UNIT_ATTR};
use couloir_ods::dialect;
use couloir_ods::types::{ANY_RANKED_OR_UNRANKED_MEMREF, ANY_SHAPED, ANY_TENSOR, I1, INDEX};

use super::types::{BUFFER_LIKE, TENSOR_LIKE};
use super::{attributes, fold, syntax, verify};

dialect! { bufferization, "Tensors and the memory that holds them.";
    inline crate::common::inline::ANY
    verify_op_attr attributes::op
    verify_region_arg_attr attributes::argument

    /// A new tensor, its elements not said or those of another.
    op alloc_tensor {
        operands {
            dynamic_sizes: variadic INDEX, copy: optional ANY_TENSOR, size_hint: optional INDEX
        }
        attrs { memory_space: optional ANY_ATTR }
        results { result: ANY_TENSOR }
        traits [AttrSizedOperandSegments]
        parse syntax::parse_alloc
        print syntax::print_alloc
        verify verify::alloc_tensor
    }
    /// A buffer with the same elements.
    op clone as CloneBuffer {
        operands { input: ANY_RANKED_OR_UNRANKED_MEMREF }
        results { output: ANY_RANKED_OR_UNRANKED_MEMREF }
        format "$input attr-dict `:` type($input) `to` type($output)"
        effects verify::clone_effects
        fold crate::memref::fold::casts
    }
    /// Frees buffers under conditions, unless they are among others.
    op dealloc {
        operands {
            memrefs: variadic ANY_RANKED_OR_UNRANKED_MEMREF, conditions: variadic I1,
            retained: variadic ANY_RANKED_OR_UNRANKED_MEMREF
        }
        results { updatedConditions: variadic I1 }
        traits [AttrSizedOperandSegments, InferType]
        format "(` ` `(` $memrefs^ `:` type($memrefs) `)` `if` ` ` `(` $conditions `)` )?
            (`retain` ` ` `(` $retained^ `:` type($retained) `)` )? attr-dict"
        verify verify::dealloc
        infer verify::infer_dealloc
    }
    /// Frees the memory of a tensor.
    op dealloc_tensor {
        operands { tensor: ANY_TENSOR }
        format "$tensor attr-dict `:` type($tensor)"
    }
    /// Puts a tensor into another's memory.
    op materialize_in_destination {
        operands { source: ANY_TENSOR, dest: ANY_SHAPED }
        attrs { restrict: optional UNIT_ATTR, writable: optional UNIT_ATTR }
        results { result: optional ANY_TENSOR }
        traits [
            Pred("all of {source, dest} have same element type", verify::same_elements)
        ]
        format "$source `in` (`restrict` $restrict^)? (`writable` $writable^)? $dest attr-dict
            `:` functional-type(operands, results)"
        verify verify::materialize
        effects verify::materialize_effects
    }
    /// The memory of a tensor.
    op to_buffer {
        operands { tensor: TENSOR_LIKE }
        attrs { read_only: optional UNIT_ATTR }
        results { buffer: BUFFER_LIKE }
        traits [Pure]
        format "$tensor (`read_only` $read_only^)? attr-dict `:` type($tensor) `to` type($buffer)"
        verify verify::types_match
        fold fold::to_buffer
    }
    /// The tensor that memory holds.
    op to_tensor {
        operands { buffer: BUFFER_LIKE }
        attrs { restrict: optional UNIT_ATTR, writable: optional UNIT_ATTR }
        results { result: TENSOR_LIKE }
        format "$buffer (`restrict` $restrict^)? (`writable` $writable^)? attr-dict
            `:` type($buffer) `to` type($result)"
        verify verify::types_match
        effects crate::common::effects::read_operand_0
        fold fold::to_tensor
    }
}
