//! The ops of `amx`.

use couloir_ods::attrs::UNIT_ATTR;
use couloir_ods::dialect;
use couloir_ods::types::{ANY_MEMREF, INDEX};

use super::types::{ANY_TILE, F32_TILE, HALF_TILE, I8_TILE, I32_TILE};
use super::{types, verify};
use crate::common::effects;

dialect! { amx, "Intel's Advanced Matrix Extensions.";
    types [types::TILE]

    /// A tile of zeros.
    op tile_zero {
        results { res: ANY_TILE }
        format "attr-dict `:` qualified(type($res))"
        verify verify::zero
        effects effects::write
    }
    /// Reads a tile.
    op tile_load {
        operands { base: ANY_MEMREF, indices: variadic INDEX, stride: optional INDEX }
        results { res: ANY_TILE }
        traits [AttrSizedOperandSegments]
        format "$base `[` $indices `]` (`,` $stride^ )? attr-dict
            `:` type($base) `into` qualified(type($res))"
        verify verify::load
        effects verify::reads_and_writes
    }
    /// Writes a tile.
    op tile_store {
        operands { base: ANY_MEMREF, indices: variadic INDEX, val: ANY_TILE, stride: optional INDEX }
        traits [AttrSizedOperandSegments]
        format "$base `[` $indices `]` `,` $val (`,` $stride^ )? attr-dict
            `:` type($base) `,` qualified(type($val))"
        verify verify::store
        effects effects::write_operand_0
    }
    /// Multiplies matrices of floating-point numbers and adds.
    op tile_mulf as TileMulF {
        operands { lhs: HALF_TILE, rhs: HALF_TILE, acc: F32_TILE }
        results { res: F32_TILE }
        traits [Pure, AllTypesMatch(acc, res)]
        format "$lhs `,` $rhs `,` $acc attr-dict
            `:` qualified(type($lhs)) `,` qualified(type($rhs)) `,` qualified(type($acc))"
        verify verify::mulf
    }
    /// Multiplies matrices of integers and adds.
    op tile_muli as TileMulI {
        operands { lhs: I8_TILE, rhs: I8_TILE, acc: I32_TILE }
        attrs { isZextLhs: optional UNIT_ATTR, isZextRhs: optional UNIT_ATTR }
        results { res: I32_TILE }
        traits [Pure, AllTypesMatch(acc, res)]
        format "$lhs (`zext` $isZextLhs^)? `,` $rhs (`zext` $isZextRhs^)? `,` $acc attr-dict
            `:` qualified(type($lhs)) `,` qualified(type($rhs)) `,` qualified(type($acc))"
        verify verify::muli
    }
}
