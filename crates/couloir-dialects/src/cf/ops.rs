//! The ops of `cf`.

use couloir_ods::attrs::{ANY_INT_ELEMENTS_ATTR, DENSE_I32_ARRAY_ATTR, STR_ATTR};
use couloir_ods::dialect;
use couloir_ods::types::{ANY, ANY_INTEGER, I1};

use super::syntax::SWITCH_OP_CASES;
use super::{branch, verify};
use crate::common::effects;

dialect! { cf, "Branches.";
    inline crate::common::inline::ANY
    /// Ends the program with a message where a condition does not hold.
    op assert {
        operands { arg: I1 }
        attrs { msg: STR_ATTR }
        format "$arg `,` $msg attr-dict"
        effects effects::write
    }
    /// Goes to a block.
    op br {
        operands { destOperands: variadic ANY }
        successors { dest }
        traits [Pure, Terminator]
        format "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict"
        branch branch::br
    }
    /// Goes to one of two blocks.
    op cond_br {
        operands {
            condition: I1, trueDestOperands: variadic ANY, falseDestOperands: variadic ANY
        }
        attrs { branch_weights: optional DENSE_I32_ARRAY_ATTR }
        successors { trueDest, falseDest }
        traits [AttrSizedOperandSegments, Pure, Terminator]
        format "$condition (`weights` `(` $branch_weights^ `)` )? `,` $trueDest
            (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` $falseDest
            (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict"
        verify verify::cond_br
        branch branch::cond_br
    }
    /// Goes to the block of the case that an integer equals.
    op switch {
        operands {
            flag: ANY_INTEGER, defaultOperands: variadic ANY,
            caseOperands: nested(case_operand_segments) ANY
        }
        attrs {
            case_values: optional ANY_INT_ELEMENTS_ATTR,
            case_operand_segments: DENSE_I32_ARRAY_ATTR
        }
        successors { defaultDestination, caseDestinations: variadic }
        traits [AttrSizedOperandSegments, Pure, Terminator]
        format "$flag `:` type($flag) `,` `[` `\n` custom<SwitchOpCases>(ref(type($flag)),
            $defaultDestination, $defaultOperands, type($defaultOperands), $case_values,
            $caseDestinations, $caseOperands, type($caseOperands)) `]` attr-dict"
        verify verify::switch
        branch branch::switch
    }
}
