//! The ops of `arm_sme`, then their intrinsics.

use couloir_ods::attrs::I32_ATTR;
use couloir_ods::dialect;
use couloir_ods::types::{ANY, ANY_MEMREF, ANY_VECTOR_OF_NON_ZERO_RANK, I32, INDEX};

use super::attrs::{KIND_ATTR, LAYOUT_ATTR, SIZE_ATTR, add, horizontal};
use super::constraints::{
    F32_TILE, FLOAT_HALVES, HALVES, I32_TILE, MEMREF_2D, MOP_PREDICATE, MOP_VECTOR, QUARTERS,
    SME_TILE, SVE_PREDICATE, SVE_VECTOR, WIDE_TILE,
};
use super::verify::infer;
use super::{attrs, verify};
use crate::common::effects;
use crate::llvm::constraints::{LLVM_TYPE, POINTER};

dialect! { arm_sme, "Arm's Scalable Matrix Extension.";
    attrs [attrs::COMBINING_KIND, attrs::TILE_SLICE_LAYOUT, attrs::TYPE_SIZE]

    /// A sum of outer products, added to a tile; the rules are in the order of their messages.
    shape OuterProducts<FROM: HALVES, TO: I32_TILE> {
        operands {
            lhs: FROM, rhs: ANY_VECTOR_OF_NON_ZERO_RANK,
            lhsMask: optional ANY_VECTOR_OF_NON_ZERO_RANK,
            rhsMask: optional ANY_VECTOR_OF_NON_ZERO_RANK, acc: optional ANY_VECTOR_OF_NON_ZERO_RANK
        }
        results { result: TO }
        format "$lhs `,` $rhs
            oilist(`acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)`)
            attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)"
        verify verify::tile_id
    }
    shape OuterProduct2Way<FROM: HALVES, TO: I32_TILE>: OuterProducts<FROM, TO> {
        traits [
            Pure, AttrSizedOperandSegments, AllTypesMatch(lhs, rhs),
            TypesMatchWith("lhsMask has i1 element type and same shape as lhs", lhs => lhsMask, infer::mask),
            TypesMatchWith("rhsMask has i1 element type and same shape as rhs", rhs => rhsMask, infer::mask),
            Pred("both `lhsMask` and `rhsMask` should be provided or neither", verify::both_or_neither),
            TypesMatchWith("`result` and `acc` have the same type", result => acc, infer::same),
            Pred("tile element size equals input element size * 2", verify::twice_as_wide)
        ]
    }
    shape OuterProduct4Way<FROM: QUARTERS, TO: WIDE_TILE>: OuterProducts<FROM, TO> {
        traits [
            Pure, AttrSizedOperandSegments, AllTypesMatch(lhs, rhs),
            TypesMatchWith("lhsMask has i1 element type and same shape as lhs", lhs => lhsMask, infer::mask),
            TypesMatchWith("rhsMask has i1 element type and same shape as rhs", rhs => rhsMask, infer::mask),
            Pred("both `lhsMask` and `rhsMask` should be provided or neither", verify::both_or_neither),
            TypesMatchWith("`result` and `acc` have the same type", result => acc, infer::same),
            Pred("tile element size equals input element size * 4", verify::four_times_as_wide)
        ]
    }
    shape LoadIntr {
        operands { predicate: SVE_PREDICATE, load_address: POINTER, tile_slice_index: I32 }
        attrs { tile_id: I32_ATTR }
    }
    shape StoreIntr {
        operands { predicate: SVE_PREDICATE, store_address: POINTER, tile_slice_index: I32 }
        attrs { tile_id: I32_ATTR }
    }
    shape OuterProductIntr {
        operands {
            lhs_predicate: MOP_PREDICATE, rhs_predicate: MOP_PREDICATE, lhs_vector: MOP_VECTOR,
            rhs_vector: MOP_VECTOR
        }
        attrs { tile_id: I32_ATTR }
    }
    shape ReadIntr {
        operands { vector: SVE_VECTOR, predicate: SVE_PREDICATE, tile_slice_index: I32 }
        attrs { tile_id: I32_ATTR }
        results { res: LLVM_TYPE }
        traits [
            Pred("all of {vector, predicate, res} have same shape", verify::read_shapes_match),
            Pred("all of {vector, res} have same element type", verify::result_has_element_of_0)
        ]
    }
    shape WriteIntr {
        operands { tile_slice_index: I32, predicate: SVE_PREDICATE, vector: SVE_VECTOR }
        attrs { tile_id: I32_ATTR }
        traits [Pred("all of {predicate, vector} have same shape", verify::written_shapes_match)]
    }

    /// A tile of no particular contents.
    op get_tile {
        results { tile: SME_TILE }
        traits [Pure]
        format "attr-dict `:` type($tile)"
        verify verify::tile_id
    }
    /// A copy of a tile.
    op copy_tile {
        operands { tile: SME_TILE }
        results { result: SME_TILE }
        traits [Pure, AllTypesMatch(tile, result)]
        format "$tile attr-dict `:` type($result)"
        verify verify::tile_id
    }
    /// A tile of zeros.
    op zero {
        results { res: SME_TILE }
        traits [Pure]
        format "attr-dict `:` type($res)"
        verify verify::tile_id
    }
    /// Reads a tile.
    op tile_load {
        operands {
            base: MEMREF_2D, indices: variadic INDEX, padding: optional ANY,
            mask: optional ANY_VECTOR_OF_NON_ZERO_RANK
        }
        attrs { layout: LAYOUT_ATTR = horizontal }
        results { result: SME_TILE }
        traits [
            AttrSizedOperandSegments,
            Pred("all of {result, base} have same element type", verify::result_has_element_of_0),
            TypesMatchWith("padding type matches element type of result", result => padding, infer::element),
            TypesMatchWith("mask has i1 element type and same shape as result", result => mask, infer::mask),
            Pred("both `padding` and `mask` should be provided or neither", verify::both_or_neither)
        ]
        format "$base `[` $indices `]` (`,` $padding `,` $mask^)? (`layout` `` $layout^)?
            attr-dict `:` type($base) `,` type($result)"
        verify verify::tile_id
        effects effects::read_operand_0
    }
    /// Writes a tile.
    op tile_store {
        operands {
            valueToStore: SME_TILE, base: MEMREF_2D, indices: variadic INDEX,
            mask: optional ANY_VECTOR_OF_NON_ZERO_RANK
        }
        attrs { layout: LAYOUT_ATTR = horizontal }
        traits [
            AttrSizedOperandSegments,
            Pred("all of {valueToStore, base} have same element type", verify::stored_has_element_of_1),
            TypesMatchWith("mask has i1 element type and same shape as valueToStore",
                valueToStore => mask, infer::mask)
        ]
        format "$valueToStore `,` $base `[` $indices `]` (`,` $mask^)? (`layout` `` $layout^)?
            attr-dict `:` type($base) `,` type($valueToStore)"
        verify verify::tile_id
        effects effects::write_operand_1
    }
    /// Reads a row or column of a tile.
    op load_tile_slice {
        operands {
            base: ANY_MEMREF, mask: SVE_PREDICATE, tile: SME_TILE, indices: variadic INDEX,
            tile_slice_index: INDEX
        }
        attrs { layout: LAYOUT_ATTR = horizontal }
        results { result: SME_TILE }
        traits [
            Pred("all of {tile, base} have same element type", verify::tile_has_element_of_base),
            AllTypesMatch(tile, result),
            TypesMatchWith("`mask` has i1 element type and the shape is a slice of `result`",
                result => mask, infer::slice_mask)
        ]
        format "$base `[` $indices `]` `,` $mask `,` $tile `,` $tile_slice_index
            (`layout` `` $layout^)? attr-dict `:` type($base) `,` type($mask) `,` type($result)"
        verify verify::tile_id
        effects effects::read_operand_0
    }
    /// Writes a row or column of a tile.
    op store_tile_slice {
        operands {
            tile: SME_TILE, tile_slice_index: INDEX, mask: SVE_PREDICATE, base: ANY_MEMREF,
            indices: variadic INDEX
        }
        attrs { layout: LAYOUT_ATTR = horizontal }
        traits [
            Pred("all of {tile, base} have same element type", verify::stored_has_element_of_3),
            TypesMatchWith("`mask` has i1 element type and the shape is a slice of `tile`",
                tile => mask, infer::slice_mask)
        ]
        format "$tile `,` $tile_slice_index `,` $mask `,` $base `[` $indices `]`
            (`layout` `` $layout^)? attr-dict `:` type($base) `,` type($mask) `,` type($tile)"
        verify verify::tile_id
        effects verify::write_operand_3
    }
    /// A tile with another row or column.
    op insert_tile_slice {
        operands { vector: SVE_VECTOR, tile: SME_TILE, tile_slice_index: INDEX }
        attrs { layout: LAYOUT_ATTR = horizontal }
        results { result: SME_TILE }
        traits [
            Pure, AllTypesMatch(tile, result),
            TypesMatchWith("type of 'vector' matches type of 'tile' slice", tile => vector, infer::slice)
        ]
        format "$vector `,` $tile `[` $tile_slice_index `]` (`layout` `` $layout^)? attr-dict
            `:` type($vector) `into` type($result)"
        verify verify::tile_id
    }
    /// A row or column of a tile.
    op extract_tile_slice {
        operands { tile: SME_TILE, tile_slice_index: INDEX }
        attrs { layout: LAYOUT_ATTR = horizontal }
        results { result: SVE_VECTOR }
        traits [
            Pure,
            TypesMatchWith("type of 'result' matches type of 'tile' slice", tile => result, infer::slice)
        ]
        format "$tile `[` $tile_slice_index `]` (`layout` `` $layout^)? attr-dict
            `:` type($result) `from` type($tile)"
        verify verify::tile_id
    }
    /// Adds the outer product of vectors to a tile, or takes it off.
    op outerproduct as OuterProduct {
        operands {
            lhs: SVE_VECTOR, rhs: SVE_VECTOR, lhsMask: optional SVE_PREDICATE,
            rhsMask: optional SVE_PREDICATE, acc: optional SME_TILE
        }
        attrs { kind: KIND_ATTR = add }
        results { result: SME_TILE }
        traits [
            Pure, AttrSizedOperandSegments, AllTypesMatch(lhs, rhs),
            TypesMatchWith("lhsMask has i1 element type and same shape as lhs", lhs => lhsMask, infer::mask),
            TypesMatchWith("rhsMask has i1 element type and same shape as rhs", rhs => rhsMask, infer::mask),
            Pred("both `lhsMask` and `rhsMask` should be provided or neither", verify::both_or_neither),
            TypesMatchWith("resulttype is derived from `lhs` and `rhs`", lhs => result, infer::product),
            TypesMatchWith("acctype is derived from `lhs` and `rhs`", lhs => acc, infer::product)
        ]
        format "$lhs `,` $rhs
            oilist(`kind` `` $kind | `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)`)
            attr-dict `:` type($lhs) `,` type($rhs)"
        verify verify::tile_id
    }
    /// How many elements of a size a vector has in streaming mode.
    op streaming_vl as StreamingVl {
        attrs { type_size: SIZE_ATTR }
        results { _: INDEX }
        traits [Pure]
        format "$type_size attr-dict"
    }
    /// Adds sums of two outer products of floating-point numbers.
    op fmopa_2way: OuterProduct2Way<FLOAT_HALVES, F32_TILE> {}
    /// Subtracts sums of two outer products of floating-point numbers.
    op fmops_2way: OuterProduct2Way<FLOAT_HALVES, F32_TILE> {}
    /// Adds sums of two outer products of signed integers.
    op smopa_2way: OuterProduct2Way {}
    /// Subtracts sums of two outer products of signed integers.
    op smops_2way: OuterProduct2Way {}
    /// Adds sums of two outer products of unsigned integers.
    op umopa_2way: OuterProduct2Way {}
    /// Subtracts sums of two outer products of unsigned integers.
    op umops_2way: OuterProduct2Way {}
    /// Adds sums of four outer products of signed integers.
    op smopa_4way: OuterProduct4Way {}
    /// Subtracts sums of four outer products of signed integers.
    op smops_4way: OuterProduct4Way {}
    /// Adds sums of four outer products of unsigned integers.
    op umopa_4way: OuterProduct4Way {}
    /// Subtracts sums of four outer products of unsigned integers.
    op umops_4way: OuterProduct4Way {}
    /// Adds sums of four outer products of signed by unsigned integers.
    op sumopa_4way: OuterProduct4Way {}
    /// Subtracts sums of four outer products of signed by unsigned integers.
    op sumops_4way: OuterProduct4Way {}
    /// Adds sums of four outer products of unsigned by signed integers.
    op usmopa_4way: OuterProduct4Way {}
    /// Subtracts sums of four outer products of unsigned by signed integers.
    op usmops_4way: OuterProduct4Way {}

    /// `llvm.aarch64.sme.zero`
    op intr.zero {
        attrs { tile_mask: I32_ATTR }
    }
    /// `llvm.aarch64.sme.str`
    op intr.str {
        operands { index: I32, store_address: POINTER, offset: I32 }
    }
    /// `llvm.aarch64.sme.cntsd`
    op intr.cntsd {
        results { res: LLVM_TYPE }
        traits [Pred("`res` is i64", verify::result_is_i64)]
    }
    /// `llvm.aarch64.sme.mopa`
    op intr.mopa: OuterProductIntr {}
    /// `llvm.aarch64.sme.mopa.wide`
    op intr.mopa.wide: OuterProductIntr {}
    /// `llvm.aarch64.sme.smopa.wide`
    op intr.smopa.wide: OuterProductIntr {}
    /// `llvm.aarch64.sme.umopa.wide`
    op intr.umopa.wide: OuterProductIntr {}
    /// `llvm.aarch64.sme.sumopa.wide`
    op intr.sumopa.wide: OuterProductIntr {}
    /// `llvm.aarch64.sme.usmopa.wide`
    op intr.usmopa.wide: OuterProductIntr {}
    /// `llvm.aarch64.sme.smopa.za32`
    op intr.smopa.za32: OuterProductIntr {}
    /// `llvm.aarch64.sme.umopa.za32`
    op intr.umopa.za32: OuterProductIntr {}
    /// `llvm.aarch64.sme.mops`
    op intr.mops: OuterProductIntr {}
    /// `llvm.aarch64.sme.mops.wide`
    op intr.mops.wide: OuterProductIntr {}
    /// `llvm.aarch64.sme.smops.wide`
    op intr.smops.wide: OuterProductIntr {}
    /// `llvm.aarch64.sme.umops.wide`
    op intr.umops.wide: OuterProductIntr {}
    /// `llvm.aarch64.sme.sumops.wide`
    op intr.sumops.wide: OuterProductIntr {}
    /// `llvm.aarch64.sme.usmops.wide`
    op intr.usmops.wide: OuterProductIntr {}
    /// `llvm.aarch64.sme.smops.za32`
    op intr.smops.za32: OuterProductIntr {}
    /// `llvm.aarch64.sme.umops.za32`
    op intr.umops.za32: OuterProductIntr {}
    /// `llvm.aarch64.sme.ld1b.horiz`
    op intr.ld1b.horiz: LoadIntr {}
    /// `llvm.aarch64.sme.st1b.horiz`
    op intr.st1b.horiz: StoreIntr {}
    /// `llvm.aarch64.sme.ld1b.vert`
    op intr.ld1b.vert: LoadIntr {}
    /// `llvm.aarch64.sme.st1b.vert`
    op intr.st1b.vert: StoreIntr {}
    /// `llvm.aarch64.sme.ld1h.horiz`
    op intr.ld1h.horiz: LoadIntr {}
    /// `llvm.aarch64.sme.st1h.horiz`
    op intr.st1h.horiz: StoreIntr {}
    /// `llvm.aarch64.sme.ld1h.vert`
    op intr.ld1h.vert: LoadIntr {}
    /// `llvm.aarch64.sme.st1h.vert`
    op intr.st1h.vert: StoreIntr {}
    /// `llvm.aarch64.sme.ld1w.horiz`
    op intr.ld1w.horiz: LoadIntr {}
    /// `llvm.aarch64.sme.st1w.horiz`
    op intr.st1w.horiz: StoreIntr {}
    /// `llvm.aarch64.sme.ld1w.vert`
    op intr.ld1w.vert: LoadIntr {}
    /// `llvm.aarch64.sme.st1w.vert`
    op intr.st1w.vert: StoreIntr {}
    /// `llvm.aarch64.sme.ld1d.horiz`
    op intr.ld1d.horiz: LoadIntr {}
    /// `llvm.aarch64.sme.st1d.horiz`
    op intr.st1d.horiz: StoreIntr {}
    /// `llvm.aarch64.sme.ld1d.vert`
    op intr.ld1d.vert: LoadIntr {}
    /// `llvm.aarch64.sme.st1d.vert`
    op intr.st1d.vert: StoreIntr {}
    /// `llvm.aarch64.sme.ld1q.horiz`
    op intr.ld1q.horiz: LoadIntr {}
    /// `llvm.aarch64.sme.st1q.horiz`
    op intr.st1q.horiz: StoreIntr {}
    /// `llvm.aarch64.sme.ld1q.vert`
    op intr.ld1q.vert: LoadIntr {}
    /// `llvm.aarch64.sme.st1q.vert`
    op intr.st1q.vert: StoreIntr {}
    /// `llvm.aarch64.sme.read.horiz`
    op intr.read.horiz: ReadIntr {}
    /// `llvm.aarch64.sme.write.horiz`
    op intr.write.horiz: WriteIntr {}
    /// `llvm.aarch64.sme.read.vert`
    op intr.read.vert: ReadIntr {}
    /// `llvm.aarch64.sme.write.vert`
    op intr.write.vert: WriteIntr {}
}
