//! Interned byte strings: names of ops, attributes, symbols and string data.

use cranelift_entity::entity_impl;

/// An interned byte string. Two are equal exactly when their bytes are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Str(u32);
entity_impl!(Str, "str");

/// Declares the strings every context interns first, in this order, so that
/// their handles are constants.
macro_rules! known {
    ($($(#[$doc:meta])* $name:ident = $text:literal;)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Order { $($name),* }
        impl Str {
            $($(#[$doc])* pub const $name: Str = Str(Order::$name as u32);)*
        }
        /// The texts of the constants above, in order.
        pub(crate) const KNOWN: &[&str] = &[$($text),*];
    };
}

known! {
    /// The empty string.
    EMPTY = "";
    /// The name a symbol is found by.
    SYM_NAME = "sym_name";
    /// A symbol's visibility.
    SYM_VISIBILITY = "sym_visibility";
    /// A function's type.
    FUNCTION_TYPE = "function_type";
    /// Attributes of a function's arguments.
    ARG_ATTRS = "arg_attrs";
    /// Attributes of a function's results.
    RES_ATTRS = "res_attrs";
    /// How many operands each operand group has.
    OPERAND_SEGMENT_SIZES = "operandSegmentSizes";
    /// How many results each result group has.
    RESULT_SEGMENT_SIZES = "resultSegmentSizes";
    /// Data of a constant.
    VALUE = "value";
    /// `public`.
    PUBLIC = "public";
    /// `private`.
    PRIVATE = "private";
    /// `nested`.
    NESTED = "nested";
    /// The builtin dialect's namespace.
    BUILTIN = "builtin";
}
