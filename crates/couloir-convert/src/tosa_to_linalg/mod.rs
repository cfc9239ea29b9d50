//! `tosa-to-linalg`: ops on whole tensors become `linalg` ops.

mod argmax;
mod elementwise;
mod fourier;
mod lookup;
mod reduce;
mod reorder;
mod rescale;
mod resize;
mod sample;
mod scalar;

use couloir_dialects::tosa;
use couloir_ir::body::Op;
use couloir_ir::{OpDef, OpRef};
use couloir_pass::{OptionDef, OptionKind, Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, Operands, Pattern, PatternSet,
};

use crate::common::{by_bodies, convert};
use crate::tosa_common::converter;

/// `tosa-to-linalg`
pub static PASS: PassDef = PassDef {
    name: "tosa-to-linalg",
    class: "TosaToLinalg",
    description: "Lower TOSA to LinAlg on tensors",
    functions: true,
    options: &[
        OptionDef::new(
            "disable-tosa-decompositions",
            OptionKind::Bool,
            "false",
            "Disable tosa decompositions pass",
        ),
        OptionDef::new(
            "aggressive-reduce-constant",
            OptionKind::Bool,
            "false",
            "Always perform the reduce constant optimization",
        ),
    ],
    run: |cx| convert(cx, conversion),
    loads: &["arith", "linalg", "math", "index", "tensor", "scf"],
    bodies: Some(|options, op| Ok(by_bodies(op.ctx(), conversion(options, op)))),
    ..PassDef::EMPTY
};

/// Ops that others lower.
static KEPT: &[&OpDef] = &[
    tosa::ApplyScale::def(),
    tosa::If::def(),
    tosa::Const::def(),
    tosa::ConstShape::def(),
    tosa::While::def(),
    tosa::Concat::def(),
    tosa::Slice::def(),
    tosa::Reshape::def(),
    tosa::Pad::def(),
];

/// Ops on elements at the same places.
static ELEMENTWISE: &[&OpDef] = &[
    tosa::Abs::def(),
    tosa::Add::def(),
    tosa::ArithmeticRightShift::def(),
    tosa::BitwiseAnd::def(),
    tosa::BitwiseNot::def(),
    tosa::BitwiseOr::def(),
    tosa::BitwiseXor::def(),
    tosa::Cast::def(),
    tosa::Ceil::def(),
    tosa::Clamp::def(),
    tosa::Clz::def(),
    tosa::Cos::def(),
    tosa::Equal::def(),
    tosa::Erf::def(),
    tosa::Exp::def(),
    tosa::Floor::def(),
    tosa::Greater::def(),
    tosa::GreaterEqual::def(),
    tosa::IntDiv::def(),
    tosa::Log::def(),
    tosa::LogicalAnd::def(),
    tosa::LogicalLeftShift::def(),
    tosa::LogicalNot::def(),
    tosa::LogicalOr::def(),
    tosa::LogicalRightShift::def(),
    tosa::LogicalXor::def(),
    tosa::Maximum::def(),
    tosa::Minimum::def(),
    tosa::Mul::def(),
    tosa::Negate::def(),
    tosa::Pow::def(),
    tosa::Reciprocal::def(),
    tosa::Rsqrt::def(),
    tosa::Select::def(),
    tosa::Sigmoid::def(),
    tosa::Sin::def(),
    tosa::Sub::def(),
    tosa::Tanh::def(),
];

/// What lowers an op.
type Convert = fn(Op, &Operands, &mut ConversionRewriter<'_>) -> Lowered;

/// Ops of other kinds.
static OTHERS: &[(&OpDef, Convert)] = &[
    (tosa::ArgMax::def(), argmax::argmax),
    (tosa::FFT2d::def(), fourier::complex),
    (tosa::Identity::def(), identity),
    (tosa::RFFT2d::def(), fourier::real),
    (tosa::Rescale::def(), rescale::rescale),
    (tosa::Reverse::def(), reorder::reverse),
    (tosa::Tile::def(), reorder::tile),
];

/// Those that take what operands became.
static LOOKUPS: &[(&OpDef, Convert)] =
    &[(tosa::Gather::def(), lookup::gather), (tosa::Table::def(), lookup::table)];

/// What lowers `tosa.resize`, and how early it is tried.
static RESIZES: &[(u16, Convert)] =
    &[(300, resize::broadcast), (200, resize::unary), (100, resize::resize)];

fn identity(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    rw.replace_all(op, new.all())
}

/// The conversion of the pass.
fn conversion(_: &Options, _: OpRef<'_>) -> Conversion {
    let mut target = ConversionTarget::new();
    target.legal_dialect("linalg").legal_dialect("tensor").legal_dialect("scf");
    target.illegal_dialect("tosa").legal_unknown();
    KEPT.iter().for_each(|def| _ = target.legal_op(def));
    let mut patterns = PatternSet::new();
    let converter = converter();
    for def in ELEMENTWISE {
        patterns.add(def, &converter, elementwise::convert);
    }
    for row in reduce::ROWS {
        patterns.add_own(row.from, move |op, new, rw| reduce::convert(row, op, new, rw));
    }
    for &(def, convert) in OTHERS {
        patterns.add_own(def, convert);
    }
    for &(def, convert) in LOOKUPS {
        patterns.add_untyped(def, convert);
    }
    for (benefit, convert) in RESIZES {
        let pattern = Pattern::of_own(convert).benefit(*benefit);
        patterns.add_pattern(Some(tosa::Resize::def()), pattern);
    }
    Conversion::new(Mode::Full, target, patterns)
}
