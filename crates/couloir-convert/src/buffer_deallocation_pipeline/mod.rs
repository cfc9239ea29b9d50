//! `buffer-deallocation-pipeline`: the passes that make programs give back the memory that
//! `one-shot-bufferize` has them allocate.

use couloir_pass::{OptionDef, OptionKind, Options, PassDef, Registry};
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

fn passes(options: &Options) -> Vec<(&'static PassDef, Options)> {
    let dynamic = format!("{DYNAMIC}={}", options.flag(DYNAMIC));
    let all: [(&'static PassDef, &str); 8] = [
        (&expand_realloc::PASS, "emit-deallocs=false"),
        (&canonicalize::PASS, ""),
        (&ownership_based_buffer_deallocation::PASS, &dynamic),
        (&canonicalize::PASS, ""),
        (&buffer_deallocation_simplification::PASS, ""),
        (&convert_bufferization_to_memref::LOWER_DEALLOCATIONS, ""),
        (&cse::PASS, ""),
        (&canonicalize::PASS, ""),
    ];
    let registry = Registry::new();
    all.into_iter().map(|(pass, text)| (pass, parsed(pass, text, &registry))).collect()
}

fn parsed(pass: &'static PassDef, text: &str, registry: &Registry) -> Options {
    Options::parse(pass, text, registry).unwrap_or_else(|_| Options::defaults(pass))
}
