//! What dialects share.

pub mod calc;
pub mod canonicalize;
pub mod effects;
pub mod extents;
pub mod fold;
pub mod function;
pub mod index_list;
pub mod inline;
pub mod loops;
pub mod mixed;
pub mod names;
pub mod offsets;
pub mod prefetch;
pub mod region_branch;
pub mod reshape;
pub mod shapes;
pub mod syntax;
pub mod vectors;
