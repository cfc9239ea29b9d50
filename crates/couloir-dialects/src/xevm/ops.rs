//! The ops of `xevm`.

use couloir_ods::attrs::{I1_ATTR, I32_ATTR};
use couloir_ods::dialect;
use couloir_ods::types::I32;

use super::attrs::{
    self, LOAD_ATTR, SCOPE_ATTR, SHAPE_ATTR, SPACE_ATTR, STORE_ATTR, TYPES_ATTR, generic,
};
use super::constraints::{BLOCK, MATRIX, PTR1_OR_PTR4, WORD};
use super::verify;
use crate::common::effects;
use crate::llvm::attrs::CONSTANT_RANGE_ATTR;
use crate::llvm::target_constraints::POINTER;

dialect! { xevm, "What Intel's GPUs have beyond LLVM IR.";
    attrs [
        attrs::LOAD, attrs::STORE, attrs::SCOPE, attrs::SPACE, attrs::SHAPE, attrs::TYPES,
        attrs::TARGET
    ]

    shape Register {
        attrs { range: optional CONSTANT_RANGE_ATTR }
        results { res: WORD }
        format "(`range` $range^)? attr-dict `:` type($res)"
    }
    /// Works on a tile of a matrix in memory.
    shape OnTile {
        operands {
            ptr: POINTER, base_width: I32, base_height: I32, base_pitch: I32, x: I32, y: I32
        }
        attrs { elem_size_in_bits: I32_ATTR, tile_width: I32_ATTR, tile_height: I32_ATTR }
        format "operands prop-dict attr-dict `:` `(` type(operands) `)`"
    }

    /// Reads a block, each lane its part.
    op blockload as BlockLoad {
        operands { ptr: POINTER }
        attrs { cache_control: optional LOAD_ATTR }
        results { res: BLOCK }
        format "operands prop-dict attr-dict `:` functional-type(operands, results)"
        verify verify::block_load
        effects effects::read_operand_0
    }
    /// Reads a tile of a matrix.
    op blockload2d as BlockLoad2d: OnTile {
        attrs {
            v_blocks: I32_ATTR, transpose: I1_ATTR, pack_register: I1_ATTR,
            cache_control: optional LOAD_ATTR
        }
        results { res: MATRIX }
        format "operands prop-dict attr-dict `:` functional-type(operands, results)"
        verify verify::load
        effects effects::read_operand_0
    }
    /// Fetches a tile of a matrix ahead.
    op blockprefetch2d as BlockPrefetch2d: OnTile {
        attrs { v_blocks: I32_ATTR, cache_control: optional LOAD_ATTR }
        verify verify::prefetch
    }
    /// Writes a block, each lane its part.
    op blockstore as BlockStore {
        operands { ptr: POINTER, val: BLOCK }
        attrs { cache_control: optional STORE_ATTR }
        format "operands prop-dict attr-dict `:` `(` type(operands) `)`"
        verify verify::block_store
        effects effects::write_operand_0
    }
    /// Writes a tile of a matrix.
    op blockstore2d as BlockStore2d: OnTile {
        operands { stored_val: MATRIX }
        attrs { cache_control: optional STORE_ATTR }
        verify verify::store
        effects effects::write_operand_0
    }
    /// How many work groups there are.
    op group_count.x: Register {}
    /// How many work groups there are.
    op group_count.y: Register {}
    /// How many work groups there are.
    op group_count.z: Register {}
    /// Which work group this is.
    op group_id.x: Register {}
    /// Which work group this is.
    op group_id.y: Register {}
    /// Which work group this is.
    op group_id.z: Register {}
    /// Which lane this is.
    op lane_id: Register {}
    /// Which item of its group this is.
    op local_id.x: Register {}
    /// Which item of its group this is.
    op local_id.y: Register {}
    /// Which item of its group this is.
    op local_id.z: Register {}
    /// How many items a group has.
    op local_size.x: Register {}
    /// How many items a group has.
    op local_size.y: Register {}
    /// How many items a group has.
    op local_size.z: Register {}
    /// Orders accesses to memory.
    op memfence {
        attrs { scope: SCOPE_ATTR, addrspace: SPACE_ATTR = generic }
        format "prop-dict attr-dict"
    }
    /// Multiplies matrices that a subgroup holds, and adds.
    op mma {
        operands { a: MATRIX, b: MATRIX, c: optional MATRIX }
        attrs { shape: SHAPE_ATTR, types: TYPES_ATTR }
        results { d: MATRIX }
        format "$a `,` $b (`,` $c^)? ` ` `{` `shape` `=` $shape `,` `types` `=` $types `}` attr-dict
            `:` functional-type(operands, results)"
        verify verify::mma
    }
    /// Fetches memory ahead.
    op prefetch {
        operands { ptr: PTR1_OR_PTR4 }
        attrs { cache_control: optional LOAD_ATTR }
        format "operands prop-dict attr-dict `:` `(` type(operands) `)`"
    }
    /// Which subgroup this is.
    op subgroup_id: Register {}
    /// How many lanes a subgroup has.
    op subgroup_size: Register {}
}
