//! `convert-bufferization-to-memref`: clones become allocations with copies, and what frees
//! memory under conditions becomes branches around what frees it.
//! `bufferization-lower-deallocations`: only the latter.

mod clones;
mod deallocs;
mod helper;

use couloir_dialects::bufferization;
use couloir_dialects::builtin::Module;
use couloir_ir::OpRef;
use couloir_ir::op::Trait;
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

/// `bufferization-lower-deallocations`
pub static LOWER_DEALLOCATIONS: PassDef = PassDef {
    name: "bufferization-lower-deallocations",
    class: "LowerDeallocationsPass",
    description: "Lowers `bufferization.dealloc` operations to `memref.dealloc`operations",
    run: |cx| {
        let op = cx.view();
        if !op.is(Module::def()) && !op.has(Trait::Function) {
            let message = "root operation must be a builtin.module or a function";
            return op.place_error(message).fail();
        }
        convert(cx, deallocations)
    },
    loads: &["arith", "func", "memref", "scf"],
    ..PassDef::EMPTY
};

/// What is made is legal.
fn target() -> ConversionTarget {
    let mut target = ConversionTarget::new();
    for dialect in ["arith", "func", "memref", "scf"] {
        target.legal_dialect(dialect);
    }
    target
}

/// The conversion of the pass.
fn conversion(_: &Options, op: OpRef<'_>) -> Conversion {
    let mut target = target();
    target.illegal_dialect("bufferization");
    let mut patterns = PatternSet::new();
    patterns.add_untyped(bufferization::CloneBuffer::def(), clones::rewrite);
    add_deallocations(&mut patterns, op);
    Conversion::new(Mode::Partial, target, patterns)
}

/// That of what frees memory only.
fn deallocations(_: &Options, op: OpRef<'_>) -> Conversion {
    let mut target = target();
    target.illegal_op(bufferization::Dealloc::def());
    let mut patterns = PatternSet::new();
    add_deallocations(&mut patterns, op);
    Conversion::new(Mode::Partial, target, patterns)
}

fn add_deallocations(patterns: &mut PatternSet, op: OpRef<'_>) {
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
}
