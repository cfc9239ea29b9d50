//! The ops of `ub`.

use couloir_ods::dialect;
use couloir_ods::types::ANY;

use super::attrs::{POISON_ATTR_INTERFACE, poison};
use super::{attrs, materialize};

dialect! { ub, "Undefined behaviour.";
    inline crate::common::inline::ANY
    attrs [attrs::POISON]
    materialize materialize

    /// A value that must not be used where it matters.
    op poison {
        attrs { value: POISON_ATTR_INTERFACE = poison }
        results { result: ANY }
        traits [ConstantLike, Pure]
        format "attr-dict (`<` $value^ `>`)? `:` type($result)"
    }
    /// Is never reached.
    op unreachable {
        traits [Terminator]
        format "attr-dict"
    }
}
