//! `tosa-to-linalg-named`: products of matrices, convolutions, windows and transpositions become the
//! `linalg` ops of these names.

mod average;
mod conv;
mod depthwise;
mod maximum;
mod products;
mod sizes;

use couloir_dialects::tosa;
use couloir_ir::body::Op;
use couloir_ir::{OpDef, OpRef};
use couloir_pass::{OptionDef, OptionKind, Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, Operands, PatternSet,
};

use crate::common::{by_bodies, convert};
use crate::tosa_common::converter;

const KERNEL: &str = "prefer-conv2d-kernel-layout-hwcf";

/// `tosa-to-linalg-named`
pub static PASS: PassDef = PassDef {
    name: "tosa-to-linalg-named",
    class: "TosaToLinalgNamed",
    description: "Lower TOSA to LinAlg named operations",
    functions: true,
    options: &[OptionDef {
        name: KERNEL,
        kind: OptionKind::Bool,
        default: "false",
        description: "Prefer generating linalg.conv_2d_nhwc_hwcf over linalg.conv_2d_nhwc_fhwc",
    }],
    run: |cx| convert(cx, conversion),
    loads: &["arith", "linalg", "math", "tensor", "scf"],
    bodies: Some(|options, op| Ok(by_bodies(op.ctx(), conversion(options, op)))),
    ..PassDef::EMPTY
};

/// What lowers an op.
type Convert = fn(Op, &Operands, &mut ConversionRewriter<'_>) -> Lowered;

/// Ops whose operands stay as they are.
static PLAIN: &[(&OpDef, Convert)] = &[
    (tosa::Conv3D::def(), conv::conv3d),
    (tosa::DepthwiseConv2D::def(), depthwise::depthwise),
    (tosa::MatMul::def(), products::matmul),
];

/// Those that take operands as the op has them.
static OWN: &[(&OpDef, Convert)] =
    &[(tosa::AvgPool2d::def(), average::average), (tosa::Transpose::def(), products::transpose)];

/// The conversion of the pass.
fn conversion(options: &Options, _: OpRef<'_>) -> Conversion {
    let mut target = ConversionTarget::new();
    target.legal_unknown();
    let mut patterns = PatternSet::new();
    for &(def, convert) in PLAIN {
        target.illegal_op(def);
        patterns.add_untyped(def, convert);
    }
    for &(def, convert) in OWN {
        target.illegal_op(def);
        patterns.add_own(def, convert);
    }
    target.illegal_op(tosa::MaxPool2d::def()).illegal_op(tosa::Conv2D::def());
    patterns.add(tosa::MaxPool2d::def(), &converter(), maximum::maximum);
    let by_rows = options.flag(KERNEL);
    let conv2d: Convert = if by_rows { conv::conv2d_hwcf } else { conv::conv2d };
    patterns.add_untyped(tosa::Conv2D::def(), conv2d);
    Conversion::new(Mode::Full, target, patterns)
}
