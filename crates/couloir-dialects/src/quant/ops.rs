//! The ops of `quant`.

use couloir_ods::dialect;

use super::verify::{
    FLOAT_SCALAR_OR_TENSOR, INTEGER_OR_QUANTIZED_SCALAR_OR_TENSOR, QUANTIZED_SCALAR_OR_TENSOR,
};
use super::{fold, syntax, types, verify};

dialect! { quant, "Numbers that stand for real ones.";
    types [types::ANY, types::UNIFORM, types::CALIBRATED]
    parse_type syntax::parse::unknown

    shape Casts {
        format "$input attr-dict `:` type($input) `to` type($result)"
    }

    /// From quantized numbers to real ones.
    op dcast: Casts {
        operands { input: QUANTIZED_SCALAR_OR_TENSOR }
        results { result: FLOAT_SCALAR_OR_TENSOR }
        traits [
            Pure,
            Pred(
                "input and result are both scalars or both tensors with matching shape",
                verify::same_shape
            )
        ]
        verify verify::dcast
        fold fold::dcast
    }
    /// From real numbers to quantized ones.
    op qcast: Casts {
        operands { input: FLOAT_SCALAR_OR_TENSOR }
        results { result: QUANTIZED_SCALAR_OR_TENSOR }
        traits [
            Pure,
            Pred(
                "input and result are both scalars or both tensors with matching shape",
                verify::same_shape
            )
        ]
        verify verify::qcast
        fold fold::qcast
    }
    /// From quantized numbers to what is stored of them, or back.
    op scast: Casts {
        operands { input: INTEGER_OR_QUANTIZED_SCALAR_OR_TENSOR }
        results { result: INTEGER_OR_QUANTIZED_SCALAR_OR_TENSOR }
        traits [
            Pure,
            Pred(
                "input and result are both scalars or both tensors with matching shape",
                verify::same_shape
            ),
            Pred(
                "input must be integer and result must be quantized, or vice versa",
                verify::one_is_stored
            )
        ]
        verify verify::scast
        fold fold::scast
    }
}
