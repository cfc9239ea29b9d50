//! The dialects, one module each, and what they share.
//!
//! A dialect's module holds its tables in `ops`, its types, attributes and
//! constraints, and per kind of hook a module of what is hand-written.

pub mod arith;
pub mod common;
