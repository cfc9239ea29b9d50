//! Dialect conversion.

mod casts;
mod driver;
mod module;
mod pattern;
mod requests;
mod rewriter;
mod rows;
mod target;
mod types;

pub use driver::{Conversion, Folding, Mode};
pub use pattern::{Done, Lowered, NoMatch, Operands, OrNoMatch, Pattern, PatternSet, no_match};
pub use requests::{MakeSymbol, Naming, Place, Request, RequestId, fulfil};
pub use rewriter::ConversionRewriter;
pub use rows::{Carry, Row, Unroll, unroll_with};
pub use target::{ConversionTarget, Legality};
pub use types::{
    Conversion as TypeConversion, Materialization, Materialized, SignatureConversion,
    TypeConverter, Types,
};
