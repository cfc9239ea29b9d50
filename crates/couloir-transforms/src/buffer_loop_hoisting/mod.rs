//! `buffer-loop-hoisting`: memory that does not pass from one iteration of a loop to the next is
//! allocated before the loop.

use couloir_pass::PassDef;

use crate::buffers::hoist::{Kind, hoist};
use crate::common::by_bodies;

/// `buffer-loop-hoisting`
pub static PASS: PassDef = PassDef {
    name: "buffer-loop-hoisting",
    class: "BufferLoopHoistingPass",
    description: "Optimizes placement of allocation operations by moving them out of loop nests",
    anchor: Some("func.func"),
    ..by_bodies!(|rw, _| hoist(rw, Kind::OutOfLoops))
};
