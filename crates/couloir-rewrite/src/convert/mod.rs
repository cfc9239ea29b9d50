//! Dialect conversion: ops that may not stay become ops that may.
//!
//! A [`ConversionTarget`] says which ops may stay, a [`PatternSet`] what to
//! do with the others, and a [`TypeConverter`] what becomes of types. A
//! [`Conversion`] holds target and patterns and runs on a body with all
//! bodies nested in it, those in parallel.
//!
//! A pattern gets the op, its operands as converted, and the rewriter. It
//! reads the op through a view, decides, and only then changes anything:
//!
//! ```
//! # use couloir_ir::{NewOp, Op, OpDef};
//! # use couloir_rewrite::convert::*;
//! # static SEXT: OpDef = OpDef { name: "l.sext", ..OpDef::EMPTY };
//! # static TRUNC: OpDef = OpDef { name: "l.trunc", ..OpDef::EMPTY };
//! /// An index cast is an extension, a truncation or nothing, by width.
//! fn index_cast(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
//!     let out = rw.view(op).result_type(0).or_no_match("no result")?;
//!     let to = rw.convert_type(out).or_no_match("unconvertible result type")?;
//!     let value = new.one(0).or_no_match("no operand")?;
//!     let width = |ty: couloir_ir::Type| ty.int_width(rw.context());
//!     match width(rw.ty(value)).cmp(&width(to)) {
//!         std::cmp::Ordering::Equal => rw.replace(op, value),
//!         std::cmp::Ordering::Less => {
//!             rw.replace_with(op, NewOp::new(&SEXT).operand(value).result(to))
//!         }
//!         std::cmp::Ordering::Greater => {
//!             rw.replace_with(op, NewOp::new(&TRUNC).operand(value).result(to))
//!         }
//!     }
//! }
//! ```
//!
//! Lowerings of one op to one op are a [`Row`] each.
//!
//! # Order
//!
//! - Ops are visited in the order of regions, blocks depth first along
//!   successors from the first block (blocks that cannot be reached are left
//!   as they are), each op before the ops in it.
//! - An op that may not stay, or of which nothing is said, is folded first,
//!   by its hook and by its traits. Folding in place stays even when no
//!   pattern applies afterwards. Folding to a constant counts only if that
//!   constant can be made legal.
//! - A value whose type is not the wanted one is cast where it is defined:
//!   right after its op, or at the start of its block, before what is there.
//!   Casts to converted types have the location of the op that wants them,
//!   casts back to original types that of the value. A cast is made once per
//!   value and type.
//! - In the end remaining uses of replaced values get casts back, in the
//!   order in which ops were replaced; then casts of this conversion that
//!   cancel (through any cast) or that nothing needs are erased, and the
//!   others are materialised by their type converter. Casts that were there
//!   before stay, needed or not.

mod casts;
mod driver;
mod module;
mod pattern;
mod piecewise;
mod requests;
mod rewriter;
mod rows;
mod target;
mod trace;
mod types;

pub use driver::{Conversion, Mode};
pub use pattern::{Done, Lowered, NoMatch, Operands, OrNoMatch, Pattern, PatternSet, no_match};
pub use piecewise::{Entries, Piecewise};
pub use requests::{
    Alike, AmendSymbol, Likeness, MakeSymbol, Naming, Place, Request, RequestId, SymbolNames,
    fulfil,
};
pub use rewriter::{ConversionRewriter, Prologue};
pub use rows::{Carry, MakeAttr, Row, Split, Unroll, unroll_with};
pub use target::{ConversionTarget, Legality};
pub use trace::{Listener, Trace};
pub use types::{
    Conversion as TypeConversion, Materialization, Materialized, SignatureConversion,
    TypeConverter, Types,
};
