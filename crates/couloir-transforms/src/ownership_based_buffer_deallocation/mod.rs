//! `ownership-based-buffer-deallocation`: all memory that is allocated is freed.
//!
//! Who has to free memory is said by a value of type `i1` for each value that is memory, in each
//! block (`state.rs`). Blocks are taken in turn (`blocks.rs`), those nested in a block before it,
//! and before its end a `bufferization.dealloc` frees what the block has to free, but for what is
//! needed afterwards, which is handed on together with whether it has to be freed (`ends.rs`).
//!
//! Functions that give memory hand it over; what they are given they never free.

mod blocks;
mod build;
mod ends;
mod functions;
mod live;
mod state;

use couloir_pass::{OptionDef, OptionKind, PassDef};

/// The option that lets private functions say whether what they give is to be freed.
const DYNAMIC: &str = "private-function-dynamic-ownership";

/// `ownership-based-buffer-deallocation`
pub static PASS: PassDef = PassDef {
    name: "ownership-based-buffer-deallocation",
    class: "OwnershipBasedBufferDeallocationPass",
    description: "Adds all required dealloc operations for all allocations in the input program",
    options: &[OptionDef {
        name: DYNAMIC,
        kind: OptionKind::Bool,
        default: "false",
        description: "Allows to add additional arguments to private functions to dynamically \
                      pass ownership of memrefs to callees. This can enable earlier \
                      deallocations.",
    }],
    run: functions::run,
    loads: &["arith", "bufferization", "memref", "scf"],
    ..PassDef::EMPTY
};
