//! `buffer-deallocation-pipeline`: the passes that make programs give back the memory that
//! `one-shot-bufferize` has them allocate.

use couloir_pass::{Item, OptionDef, OptionKind, Options, PassDef};
use couloir_transforms::{
    buffer_deallocation_simplification, canonicalize, cse, expand_realloc,
    ownership_based_buffer_deallocation,
};

use crate::convert_bufferization_to_memref;

const DYNAMIC: &str = "private-function-dynamic-ownership";

/// `buffer-deallocation-pipeline`
pub static PASS: PassDef = PassDef {
    name: "buffer-deallocation-pipeline",
    class: "BufferDeallocationPipeline",
    description: "The default pipeline for automatically inserting deallocation operations after \
                  one-shot bufferization. Deallocation operations (except `memref.realloc`) may \
                  not be present already.",
    options: &[OptionDef {
        name: DYNAMIC,
        kind: OptionKind::Bool,
        default: "false",
        description: "Allows to add additional results to private functions to return ownership \
                      of returned memrefs to callers. This can avoid spurious buffer clones in \
                      the callee.",
    }],
    stands_for: Some(passes),
    ..PassDef::EMPTY
};

fn passes(options: &Options) -> Vec<Item> {
    let dynamic = format!("{DYNAMIC}={}", options.flag(DYNAMIC));
    vec![
        Item::pass(&expand_realloc::PASS, "emit-deallocs=false"),
        Item::pass(&canonicalize::PASS, ""),
        Item::pass(&ownership_based_buffer_deallocation::PASS, &dynamic),
        Item::pass(&canonicalize::PASS, ""),
        Item::pass(&buffer_deallocation_simplification::PASS, ""),
        Item::pass(&convert_bufferization_to_memref::LOWER_DEALLOCATIONS, ""),
        Item::pass(&cse::PASS, ""),
        Item::pass(&canonicalize::PASS, ""),
    ]
}
