//! Bodies that are read when they are asked for.

use crate::op::OpDef;
use crate::{Body, Failure};

/// Reads nested bodies that have only their first block as yet, with nothing in it.
pub trait Read: Sync {
    /// How many there are.
    fn num_bodies(&self) -> usize;
    /// Whether one thread has to read them all, in order.
    fn is_in_order(&self) -> bool {
        false
    }
    /// What a thread reads with.
    fn reader(&self) -> Box<Reader<'_>>;
}

/// Reads the body with a number, in the order of the source, of an op of a
/// definition, into what is there of it; fails when the source has to be read in order.
pub type Reader<'r> =
    dyn FnMut(usize, &'static OpDef, Box<Body>) -> Result<Box<Body>, Failure> + 'r;
