//! Ops as data.
//!
//! [`dialect!`] declares a dialect: per op a row of the engine's tables
//! ([`couloir_ir::OpDef`]), a typed view, and a builder. [`types`], [`attrs`]
//! and [`regions`] are the library of constraints the rows name; [`enums`]
//! holds attributes that are enumerations or bit sets.
//!
//! # The language
//!
//! ```text
//! dialect! { arith, "Integer and floating-point arithmetic.";
//!   types [path, ...]   attrs [path, ...]
//!   verify_op_attr path   verify_region_arg_attr path
//!   verify_region_result_attr path   parse_type path   materialize path
//!
//!   shape IntBinary<T: SIGNLESS_INTEGER_OR_INDEX_LIKE> {
//!     operands { lhs: T, rhs: T }
//!     results { result: T }
//!     traits [Pure, SameOperandsAndResultType]
//!     format "$lhs `,` $rhs attr-dict `:` type($result)"
//!   }
//!   shape IntBinaryOverflow: IntBinary {
//!     attrs { overflowFlags: OVERFLOW_ATTR = no_overflow }
//!     format "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)"
//!   }
//!   /// Documentation.
//!   op muli: IntBinaryOverflow { traits [Commutative] fold fold::muli }
//! }
//! ```
//!
//! Clauses of an op or a shape, all of them optional:
//!
//! - `operands { a: C, b: optional C, c: variadic C, d: nested(lengths) C }` with type
//!   constraints `C`; `built C` says that `C` admits one type only (constraints called
//!   `I32`, `INDEX`, `F64` and so on are known to). A group called `_` has no name.
//! - `results { ... }` likewise.
//! - `attrs { a: C, b: optional C, c: C = default, d: optional C = default }`; `default` is a
//!   `fn(&Context) -> Attribute`. The third kind always holds a value, the fourth is stored only
//!   where written. The attributes for segment sizes are implied by the traits that need them.
//! - `regions { a: C, b: variadic C }`, `successors { a, b: variadic }`.
//! - `traits [...]`: names of [`couloir_ir::op::Trait`], upstream's lists `Pure`,
//!   `ElementwiseMappable` and `ReturnLike`, `HasParent("a.b", ...)`,
//!   `SingleBlockImplicitTerminator("a.b")`, `AllTypesMatch(a, b)`,
//!   `TypesMatchWith("summary", from => to, path)`, `Pred("summary", path)`.
//! - `format "..."`: the declarative assembly format; `custom<SomeName>(...)` refers to the
//!   static `SOME_NAME` in scope.
//! - `clause "..."`: a piece of the format that starts with a keyword; `$clauses` in a format
//!   stands for an `oilist` of these, in the order of the shapes that have them.
//! - hooks: `parse print verify verify_regions verify_symbols fold result_names arg_names
//!   block_names region_kind effects infer branch region_branch region_return loop_like signature
//!   function_type function_body is_declaration cast slots`, each with a path (see
//!   [`couloir_ir::op::Hooks`]), `default_dialect "name"`, and `passes_other_types`.
//!
//! An op or a shape may take over the clauses of a shape above, named after a colon, or of several,
//! one after the other (`op parallel: Allocate + If { ... }`). Of lists, the
//! shape's entries come first and its own follow, but for traits, where its own come first; any
//! other clause of its own replaces the shape's. A shape's parameters stand for constraints, and
//! have the values given where they are left out (`Cast<ANY>`). Paths are resolved from a child
//! module: write `crate::` where `super::` would be needed.
//!
//! # What comes out
//!
//! `DIALECT`, the definitions in `defs` (`defs::MULI`), and for each op a `Copy` view (`Muli`)
//! with the numbers of operand groups and attribute slots (`Muli::LHS`), accessors, `def()`,
//! `cast(op)` and `build(...)`. `build` takes the context where defaults, segment sizes or fixed
//! types need it, then result types that are not fixed, operands, required attributes, regions
//! (the body of an isolated op) and successors.

pub mod attrs;
pub mod enums;
pub mod regions;
#[doc(hidden)]
pub mod rt;
pub mod types;

pub use couloir_ir as ir;
pub use couloir_ods_macros::{dialect, dialect_at};

use couloir_ir::{OpDef, OpRef};

/// What the typed views of all ops have in common.
pub trait OpView<'a>: Copy {
    /// The definition.
    fn def() -> &'static OpDef;
    /// The view of an op, when it is this one.
    fn cast(op: OpRef<'a>) -> Option<Self>;
    /// The op.
    fn op(self) -> OpRef<'a>;
}

/// Declares a typed view; `dialect!` uses it.
#[doc(hidden)]
#[macro_export]
macro_rules! view {
    ($(#[$meta:meta])* $view:ident = $($def:ident)::+) => {
        $(#[$meta])*
        #[derive(Clone, Copy)]
        pub struct $view<'a>(pub $crate::rt::OpRef<'a>);
        #[allow(clippy::self_named_constructors)]
        impl<'a> $view<'a> {
            /// The definition.
            #[inline]
            pub const fn def() -> &'static $crate::rt::OpDef {
                &$($def)::+
            }
            /// The view of an op, when it is this one.
            #[inline]
            pub fn cast(op: $crate::rt::OpRef<'a>) -> Option<Self> {
                op.is(Self::def()).then_some(Self(op))
            }
        }
        impl<'a> $crate::OpView<'a> for $view<'a> {
            #[inline]
            fn def() -> &'static $crate::rt::OpDef {
                Self::def()
            }
            #[inline]
            fn cast(op: $crate::rt::OpRef<'a>) -> Option<Self> {
                Self::cast(op)
            }
            #[inline]
            fn op(self) -> $crate::rt::OpRef<'a> {
                self.0
            }
        }
        impl<'a> ::core::ops::Deref for $view<'a> {
            type Target = $crate::rt::OpRef<'a>;
            #[inline]
            fn deref(&self) -> &$crate::rt::OpRef<'a> {
                &self.0
            }
        }
    };
}
