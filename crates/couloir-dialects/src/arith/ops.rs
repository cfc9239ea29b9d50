//! The ops of `arith`.

use couloir_ods::attrs::TYPED_ATTR_INTERFACE;
use couloir_ods::dialect;
use couloir_ods::types::{
    ANY, BOOL_LIKE, FLOAT_LIKE, SIGNLESS_FIXED_WIDTH_INTEGER_LIKE, SIGNLESS_INTEGER_OR_INDEX_LIKE,
};

use super::attrs::{
    CMPF_PREDICATE_ATTR, CMPI_PREDICATE_ATTR, FASTMATH_ATTR, OVERFLOW_ATTR, ROUNDING_MODE_ATTR,
    no_fastmath, no_overflow,
};
use super::types::{BITCAST_TYPE_CONSTRAINT, INDEX_CAST_TYPE_CONSTRAINT};
use super::{attrs, cast, fold, materialize, names, syntax, verify};
use crate::common::shapes;
use couloir_ods::attrs::UNIT_ATTR;

dialect! { arith, "Integer and floating-point arithmetic.";
    inline crate::common::inline::ANY
    attrs [attrs::FASTMATH, attrs::OVERFLOW]
    materialize materialize

    // Not speculatable by itself: a divisor may be zero.
    shape IntPair {
        operands { lhs: SIGNLESS_INTEGER_OR_INDEX_LIKE, rhs: SIGNLESS_INTEGER_OR_INDEX_LIKE }
        results { result: SIGNLESS_INTEGER_OR_INDEX_LIKE }
        traits [SameOperandsAndResultType, NoMemoryEffect, ElementwiseMappable]
        format "$lhs `,` $rhs attr-dict `:` type($result)"
    }
    shape IntDivision: IntPair {}
    shape IntDivisionExact: IntDivision {
        attrs { isExact: optional UNIT_ATTR }
        format "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)"
    }
    shape IntBinary: IntPair { traits [AlwaysSpeculatable] }
    shape IntBinaryExact: IntBinary {
        attrs { isExact: optional UNIT_ATTR }
        format "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)"
    }
    shape IntBinaryOverflow: IntBinary {
        attrs { overflowFlags: OVERFLOW_ATTR = no_overflow }
        format "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)"
    }
    shape Comparison<T: SIGNLESS_INTEGER_OR_INDEX_LIKE, PREDICATE: CMPI_PREDICATE_ATTR> {
        operands { lhs: T, rhs: T }
        attrs { predicate: PREDICATE }
        results { result: BOOL_LIKE }
        traits [
            Pure, SameTypeOperands,
            TypesMatchWith("result type has i1 element type and same shape as operands",
                lhs => result, shapes::i1_same_shape),
            ElementwiseMappable
        ]
    }
    shape FloatBinary {
        operands { lhs: FLOAT_LIKE, rhs: FLOAT_LIKE }
        attrs { fastmath: FASTMATH_ATTR = no_fastmath }
        results { result: FLOAT_LIKE }
        traits [Pure, SameOperandsAndResultType, ElementwiseMappable]
        format "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
    }
    shape Cast<FROM: ANY, TO: ANY> {
        operands { in: FROM }
        results { out: TO }
        traits [
            Pure, SameOperandsAndResultShape,
            Pred("input and output have the same tensor dimensions", shapes::same_tensor_dims),
            Cast, ElementwiseMappable
        ]
        format "$in attr-dict `:` type($in) `to` type($out)"
    }

    /// Floating-point addition.
    op addf: FloatBinary { traits [Commutative] fold fold::addf }
    /// Integer addition; wraps unless a flag promises that it need not.
    op addi: IntBinaryOverflow { traits [Commutative] fold fold::addi }
    /// Unsigned addition that also gives the carry.
    op addui_extended as AdduiExtended {
        operands { lhs: SIGNLESS_INTEGER_OR_INDEX_LIKE, rhs: SIGNLESS_INTEGER_OR_INDEX_LIKE }
        results { sum: SIGNLESS_INTEGER_OR_INDEX_LIKE, overflow: BOOL_LIKE }
        traits [Pure, Commutative, AllTypesMatch(lhs, rhs, sum), ElementwiseMappable]
        result_names names::by_group
        format "$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)"
        fold fold::addui_extended
    }
    /// Bitwise and.
    op andi: IntBinary { traits [Commutative, Idempotent] fold fold::andi }
    /// Reinterprets the bits of numbers.
    op bitcast: Cast<BITCAST_TYPE_CONSTRAINT, BITCAST_TYPE_CONSTRAINT> { cast cast::bitcast fold fold::bitcast }
    /// Signed division, rounded towards positive infinity.
    op ceildivsi: IntDivision { fold fold::ceildivsi }
    /// Unsigned division, rounded up.
    op ceildivui: IntDivision { fold fold::ceildivui }
    /// Compares floating-point numbers.
    op cmpf: Comparison<FLOAT_LIKE, CMPF_PREDICATE_ATTR> {
        attrs { fastmath: FASTMATH_ATTR = no_fastmath }
        format "$predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs)"
        fold fold::cmpf
    }
    /// Compares integers.
    op cmpi: Comparison {
        format "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)"
        fold fold::cmpi
    }
    /// A constant number, or many.
    op constant {
        attrs { value: TYPED_ATTR_INTERFACE }
        results { result: ANY }
        traits [ConstantLike, Pure, AllTypesMatch(value, result), VerifiedByTypes]
        format "attr-dict $value"
        verify verify::constant
        result_names names::constant
    }
    /// Floating-point division.
    op divf: FloatBinary { fold fold::divf }
    /// Signed division, rounded towards zero.
    op divsi: IntDivisionExact { fold fold::divsi }
    /// Unsigned division, rounded down.
    op divui: IntDivisionExact { fold fold::divui }
    /// To a wider floating-point type.
    op extf: Cast<FLOAT_LIKE, FLOAT_LIKE> {
        attrs { fastmath: optional FASTMATH_ATTR }
        format "$in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)"
        cast cast::extf
        fold fold::extf
    }
    /// To a wider integer type, repeating the sign bit.
    op extsi: Cast<SIGNLESS_FIXED_WIDTH_INTEGER_LIKE, SIGNLESS_FIXED_WIDTH_INTEGER_LIKE> {
        cast cast::ext_int
        fold fold::extsi
    }
    /// To a wider integer type, filling with zeros.
    op extui: Cast<SIGNLESS_FIXED_WIDTH_INTEGER_LIKE, SIGNLESS_FIXED_WIDTH_INTEGER_LIKE> {
        cast cast::ext_int
        fold fold::extui
    }
    /// To the nearest signed integer towards zero.
    op fptosi: Cast<FLOAT_LIKE, SIGNLESS_FIXED_WIDTH_INTEGER_LIKE> { cast cast::float_to_int fold fold::fptosi }
    /// To the nearest unsigned integer towards zero.
    op fptoui: Cast<FLOAT_LIKE, SIGNLESS_FIXED_WIDTH_INTEGER_LIKE> { cast cast::float_to_int fold fold::fptoui }
    /// Signed division, rounded towards negative infinity.
    op floordivsi: IntBinary { fold fold::floordivsi }
    /// Between `index` and an integer type, as signed.
    op index_cast: Cast<INDEX_CAST_TYPE_CONSTRAINT, INDEX_CAST_TYPE_CONSTRAINT> {
        cast cast::index_cast
        fold fold::index_cast
    }
    /// Between `index` and an integer type, as unsigned.
    op index_castui: Cast<INDEX_CAST_TYPE_CONSTRAINT, INDEX_CAST_TYPE_CONSTRAINT> {
        cast cast::index_cast
        fold fold::index_castui
    }
    /// The larger number; the other one where one is NaN.
    op maxnumf: FloatBinary { traits [Commutative] fold fold::maxnumf }
    /// The larger signed integer.
    op maxsi: IntBinary { traits [Commutative] fold fold::maxsi }
    /// The larger unsigned integer.
    op maxui: IntBinary { traits [Commutative] fold fold::maxui }
    /// The larger number; NaN where either is.
    op maximumf: FloatBinary { traits [Commutative] fold fold::maximumf }
    /// The smaller number; the other one where one is NaN.
    op minnumf: FloatBinary { traits [Commutative] fold fold::minnumf }
    /// The smaller signed integer.
    op minsi: IntBinary { traits [Commutative] fold fold::minsi }
    /// The smaller unsigned integer.
    op minui: IntBinary { traits [Commutative] fold fold::minui }
    /// The smaller number; NaN where either is.
    op minimumf: FloatBinary { traits [Commutative] fold fold::minimumf }
    /// Floating-point multiplication.
    op mulf: FloatBinary { traits [Commutative] fold fold::mulf }
    /// Integer multiplication.
    op muli: IntBinaryOverflow {
        traits [Commutative]
        fold fold::muli
        result_names names::product
    }

    shape MulExtended {
        operands { lhs: SIGNLESS_INTEGER_OR_INDEX_LIKE, rhs: SIGNLESS_INTEGER_OR_INDEX_LIKE }
        results { low: SIGNLESS_INTEGER_OR_INDEX_LIKE, high: SIGNLESS_INTEGER_OR_INDEX_LIKE }
        traits [Pure, Commutative, AllTypesMatch(lhs, rhs, low, high), ElementwiseMappable]
        format "$lhs `,` $rhs attr-dict `:` type($lhs)"
        result_names names::by_group
    }
    /// Signed multiplication giving both halves of the product.
    op mulsi_extended as MulsiExtended: MulExtended { fold fold::mulsi_extended }
    /// Unsigned multiplication giving both halves of the product.
    op mului_extended as MuluiExtended: MulExtended { fold fold::mului_extended }
    /// Floating-point negation.
    op negf {
        operands { operand: FLOAT_LIKE }
        attrs { fastmath: FASTMATH_ATTR = no_fastmath }
        results { result: FLOAT_LIKE }
        traits [Pure, SameOperandsAndResultType, ElementwiseMappable]
        format "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
        fold fold::negf
    }
    /// Bitwise or.
    op ori: IntBinary { traits [Commutative, Idempotent] fold fold::ori }
    /// Floating-point remainder with the sign of the dividend.
    op remf: FloatBinary { fold fold::remf }
    /// Signed remainder with the sign of the dividend.
    op remsi: IntBinary { fold fold::remsi }
    /// Unsigned remainder.
    op remui: IntBinary { fold fold::remui }
    /// From a signed integer to floating point.
    op sitofp: Cast<SIGNLESS_FIXED_WIDTH_INTEGER_LIKE, FLOAT_LIKE> { cast cast::int_to_float fold fold::sitofp }
    /// To a wider floating-point type, scaled by a power of two.
    op scaling_extf {
        operands { in: FLOAT_LIKE, scale: FLOAT_LIKE }
        attrs { fastmath: optional FASTMATH_ATTR }
        results { out: FLOAT_LIKE }
        traits [
            Pure,
            Pred("input and output have the same tensor dimensions", shapes::same_tensor_dims),
            Cast, ElementwiseMappable
        ]
        format "$in `,` $scale (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) `to` type($out)"
        cast cast::extf
    }
    /// To a narrower floating-point type, scaled by a power of two.
    op scaling_truncf {
        operands { in: FLOAT_LIKE, scale: FLOAT_LIKE }
        attrs { roundingmode: optional ROUNDING_MODE_ATTR, fastmath: optional FASTMATH_ATTR }
        results { out: FLOAT_LIKE }
        traits [
            Pure,
            Pred("input and output have the same tensor dimensions", shapes::same_tensor_dims),
            Cast, ElementwiseMappable
        ]
        format "$in `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) `to` type($out)"
        cast cast::truncf
    }
    /// Shift to the left.
    op shli: IntBinaryOverflow { fold fold::shli }
    /// Shift to the right, repeating the sign bit.
    op shrsi: IntBinaryExact { fold fold::shrsi }
    /// Shift to the right, filling with zeros.
    op shrui: IntBinaryExact { fold fold::shrui }
    /// Floating-point subtraction.
    op subf: FloatBinary { fold fold::subf }
    /// Integer subtraction.
    op subi: IntBinaryOverflow { fold fold::subi }
    /// To a narrower floating-point type.
    op truncf: Cast<FLOAT_LIKE, FLOAT_LIKE> {
        attrs { roundingmode: optional ROUNDING_MODE_ATTR, fastmath: optional FASTMATH_ATTR }
        format "$in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)"
        cast cast::truncf
        fold fold::truncf
    }
    /// To a narrower integer type.
    op trunci: Cast<SIGNLESS_FIXED_WIDTH_INTEGER_LIKE, SIGNLESS_FIXED_WIDTH_INTEGER_LIKE> {
        attrs { overflowFlags: OVERFLOW_ATTR = no_overflow }
        format "$in (`overflow` `` $overflowFlags^)? attr-dict `:` type($in) `to` type($out)"
        cast cast::trunc_int
        fold fold::trunci
    }
    /// From an unsigned integer to floating point.
    op uitofp: Cast<SIGNLESS_FIXED_WIDTH_INTEGER_LIKE, FLOAT_LIKE> { cast cast::int_to_float fold fold::uitofp }
    /// Bitwise exclusive or.
    op xori: IntBinary { traits [Commutative] fold fold::xori }
    /// One of two values, chosen by a bit (or by one bit per element).
    op select {
        operands { condition: BOOL_LIKE, true_value: ANY, false_value: ANY }
        results { result: ANY }
        traits [
            Pure, AllTypesMatch(true_value, false_value, result),
            Pred("condition is signless i1 or has matching shape", verify::select_shape),
            ElementwiseMappable, VerifiedByTypes
        ]
        parse syntax::parse_select
        parse_plain syntax::plain_select
        print syntax::print_select
        verify verify::select
        fold fold::select
    }
}
