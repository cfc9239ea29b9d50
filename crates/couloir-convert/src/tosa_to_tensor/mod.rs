//! `tosa-to-tensor`: what moves elements without looking at them becomes slices and reshapes.

mod concat;
mod pad;
mod reshape;
mod slice;

use couloir_dialects::tosa;
use couloir_ir::OpRef;
use couloir_pass::{Options, PassDef};
use couloir_rewrite::convert::{Conversion, ConversionTarget, Mode, PatternSet};

use crate::common::{by_bodies, convert};
use crate::tosa_common::converter;

/// `tosa-to-tensor`
pub static PASS: PassDef = PassDef {
    name: "tosa-to-tensor",
    class: "TosaToTensorPass",
    description: "Lower TOSA to the Tensor dialect",
    anchor: None,
    run: |cx| convert(cx, conversion),
    loads: &["arith", "tensor"],
    bodies: Some(|options, op| Ok(by_bodies(op.ctx(), conversion(options, op)))),
    ..PassDef::EMPTY
};

/// The conversion of the pass.
fn conversion(_: &Options, _: OpRef<'_>) -> Conversion {
    let mut target = ConversionTarget::new();
    target.legal_dialect("arith").legal_dialect("tensor");
    let defs = [tosa::Concat::def(), tosa::Reshape::def(), tosa::Slice::def(), tosa::Pad::def()];
    for def in defs {
        target.illegal_op(def);
    }
    let mut patterns = PatternSet::new();
    let converter = converter();
    patterns.add(tosa::Concat::def(), &converter, concat::concat);
    patterns.add(tosa::Reshape::def(), &converter, reshape::reshape);
    patterns.add(tosa::Slice::def(), &converter, slice::slice);
    patterns.add_untyped(tosa::Pad::def(), pad::pad);
    Conversion::new(Mode::Partial, target, patterns)
}
