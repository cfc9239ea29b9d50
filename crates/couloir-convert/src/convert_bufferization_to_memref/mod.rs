//! `convert-bufferization-to-memref`: clones become allocations with copies, and what frees
//! memory under conditions becomes branches around what frees it.

mod build;
mod clones;
mod deallocs;
mod helper;

use couloir_dialects::bufferization;
use couloir_dialects::builtin::Module;
use couloir_ir::OpRef;
use couloir_pass::{Options, PassDef};
use couloir_rewrite::convert::{Conversion, ConversionTarget, Mode, PatternSet};

use crate::common::convert;

/// `convert-bufferization-to-memref`
pub static PASS: PassDef = PassDef {
    name: "convert-bufferization-to-memref",
    class: "ConvertBufferizationToMemRefPass",
    description: "Convert operations from the Bufferization dialect to the MemRef dialect",
    run: |cx| convert(cx, conversion),
    loads: &["arith", "func", "memref", "scf"],
    ..PassDef::EMPTY
};

/// The conversion of the pass.
fn conversion(_: &Options, op: OpRef<'_>) -> Conversion {
    let mut target = ConversionTarget::new();
    for dialect in ["arith", "func", "memref", "scf"] {
        target.legal_dialect(dialect);
    }
    target.illegal_dialect("bufferization");
    let mut patterns = PatternSet::new();
    patterns.add_untyped(bufferization::CloneBuffer::def(), clones::rewrite);
    // Beside functions nothing can be put while only one of them is worked on.
    let module = op.is(Module::def()).then(|| op.location());
    if let Some(location) = module {
        patterns.add_first(bufferization::Dealloc::def(), move |op, rw| {
            deallocs::request_helper(op, rw, location);
        });
    }
    patterns.add_untyped(bufferization::Dealloc::def(), move |op, new, rw| {
        deallocs::rewrite(op, new, rw, module)
    });
    Conversion::new(Mode::Partial, target, patterns)
}
