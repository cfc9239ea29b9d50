//! The ops of `index`.

use couloir_ods::attrs::{BOOL_ATTR, INDEX_ATTR};
use couloir_ods::dialect;
use couloir_ods::types::{ANY_INTEGER_OR_INDEX, I1, INDEX};

use super::attrs::CMP_PREDICATE_ATTR;
use super::{attrs, fold, hooks, materialize};

dialect! { index, "Arithmetic on integers of the target's pointer width.";
    inline crate::common::inline::ANY
    attrs [attrs::CMP_PREDICATE]
    materialize materialize

    // Not speculatable by itself: a divisor may be zero.
    shape Pair {
        operands { lhs: INDEX, rhs: INDEX }
        results { result: INDEX }
        traits [NoMemoryEffect]
        format "$lhs `,` $rhs attr-dict"
    }
    shape Division: Pair {}
    shape Binary: Pair { traits [AlwaysSpeculatable] }
    shape Cast {
        operands { input: ANY_INTEGER_OR_INDEX }
        results { output: ANY_INTEGER_OR_INDEX }
        traits [Pure]
        format "$input attr-dict `:` type($input) `to` type($output)"
        cast hooks::cast
    }

    /// Addition.
    op add: Binary { traits [Commutative] fold fold::add }
    /// Bitwise and.
    op and: Binary { traits [Commutative] fold fold::bit_and }
    /// A constant bit.
    op bool.constant {
        attrs { value: BOOL_ATTR }
        results { result: I1 }
        traits [ConstantLike, Pure]
        format "attr-dict $value"
        result_names hooks::bool_constant_name
    }
    /// Between `index` and an integer type, as signed.
    op casts: Cast { fold fold::casts }
    /// Between `index` and an integer type, as unsigned.
    op castu: Cast { fold fold::castu }
    /// Signed division, rounded towards positive infinity.
    op ceildivs: Division { fold fold::ceildivs }
    /// Unsigned division, rounded up.
    op ceildivu: Division { fold fold::ceildivu }
    /// Comparison.
    op cmp {
        operands { lhs: INDEX, rhs: INDEX }
        attrs { pred: CMP_PREDICATE_ATTR }
        results { result: I1 }
        traits [Pure]
        format "`` $pred `(` $lhs `,` $rhs `)` attr-dict"
        fold fold::cmp
    }
    /// A constant.
    op constant {
        attrs { value: INDEX_ATTR }
        results { result: INDEX }
        traits [ConstantLike, Pure]
        format "attr-dict $value"
        result_names hooks::constant_name
    }
    /// Signed division, rounded towards zero.
    op divs: Division { fold fold::divs }
    /// Unsigned division, rounded down.
    op divu: Division { fold fold::divu }
    /// Signed division, rounded towards negative infinity.
    op floordivs: Division { fold fold::floordivs }
    /// The larger signed number.
    op maxs: Binary { traits [Commutative] fold fold::maxs }
    /// The larger unsigned number.
    op maxu: Binary { traits [Commutative] fold fold::maxu }
    /// The smaller signed number.
    op mins: Binary { traits [Commutative] fold fold::mins }
    /// The smaller unsigned number.
    op minu: Binary { traits [Commutative] fold fold::minu }
    /// Multiplication.
    op mul: Binary { traits [Commutative] fold fold::mul }
    /// Bitwise or.
    op or: Binary { traits [Commutative] fold fold::bit_or }
    /// Signed remainder.
    op rems: Division { fold fold::rems }
    /// Unsigned remainder.
    op remu: Division { fold fold::remu }
    /// Shift to the left.
    op shl: Binary { fold fold::shl }
    /// Shift to the right, repeating the sign bit.
    op shrs: Binary { fold fold::shrs }
    /// Shift to the right, filling with zeros.
    op shru: Binary { fold fold::shru }
    /// The width of `index` in bits.
    op sizeof {
        results { result: INDEX }
        traits [Pure]
        format "attr-dict"
    }
    /// Subtraction.
    op sub: Binary { fold fold::sub }
    /// Bitwise exclusive or.
    op xor: Binary { traits [Commutative] fold fold::xor }
}
