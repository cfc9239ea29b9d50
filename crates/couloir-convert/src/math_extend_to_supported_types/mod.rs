//! `math-extend-to-supported-types`: functions of floats that a target does not
//! compute with are computed in a wider type.

use std::sync::Arc;

use couloir_dialects::{arith, math};
use couloir_ir::num::FloatKind;
use couloir_ir::{Failure, OpRef};
use couloir_pass::{OptionDef, OptionKind, Options, PassDef};
use couloir_rewrite::convert::{Conversion, ConversionTarget, Mode, PatternSet};

use crate::common::{by_bodies, try_convert};
use crate::float_emulation::{converter, float_named, populate};

/// `math-extend-to-supported-types`
pub static PASS: PassDef = PassDef {
    name: "math-extend-to-supported-types",
    class: "MathExtendToSupportedTypes",
    description: "Legalize floating-point math ops on low-precision floats",
    anchor: None,
    options: &[
        OptionDef {
            name: "extra-types",
            kind: OptionKind::List,
            default: "",
            description: "MLIR types with arithmetic support on a given target (f64 and f32 are \
                          implicitly supported)",
        },
        OptionDef {
            name: "target-type",
            kind: OptionKind::Text,
            default: "f32",
            description: "MLIR type to convert the unsupported source types to",
        },
    ],
    run: |cx| try_convert(cx, conversion),
    loads: &["arith", "math"],
    bodies: Some(|options, op| Ok(by_bodies(op.ctx(), conversion(options, op)?))),
    ..PassDef::EMPTY
};

/// The types that need no help, that to use last.
fn supported(options: &Options, op: OpRef<'_>) -> Result<Vec<FloatKind>, Failure> {
    let target = float_named(op.ctx(), options.text("target-type"), "target")?;
    let mut kinds = vec![FloatKind::F32, FloatKind::F64];
    for name in options.list("extra-types") {
        kinds.push(float_named(op.ctx(), name, "source")?);
    }
    kinds.push(target);
    Ok(kinds)
}

/// The conversion of the pass.
fn conversion(options: &Options, op: OpRef<'_>) -> Result<Conversion, Failure> {
    let supported = supported(options, op)?;
    let to = supported.last().copied().unwrap_or(FloatKind::F32);
    let converter = converter(to, move |kind| !supported.contains(&kind));
    let mut target = ConversionTarget::new();
    target.legal_unknown();
    let types = Arc::clone(&converter);
    target.dynamic_dialect("math", move |op: OpRef<'_>| {
        Some(types.all_legal(op.ctx(), op.operand_types().chain(op.result_types())))
    });
    target.legal_op(math::Fma::def());
    target.legal_op(arith::Extf::def()).legal_op(arith::Truncf::def());
    let mut patterns = PatternSet::new();
    populate(&mut patterns, &converter);
    Ok(Conversion::new(Mode::Partial, target, patterns))
}
