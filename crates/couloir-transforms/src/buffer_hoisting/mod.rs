//! `buffer-hoisting`: memory is allocated in the block that comes before all that may need it,
//! out of regions that are no loops.

use couloir_pass::PassDef;

use crate::buffers::hoist::{Kind, hoist};
use crate::common::by_bodies;

/// `buffer-hoisting`
pub static PASS: PassDef = PassDef {
    name: "buffer-hoisting",
    class: "BufferHoistingPass",
    description: "Optimizes placement of allocation operations by moving them into common \
                  dominators and out of nested regions",
    anchor: Some("func.func"),
    ..by_bodies!(|rw, _| hoist(rw, Kind::ToDominators))
};
