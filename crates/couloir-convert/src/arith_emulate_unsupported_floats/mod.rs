//! `arith-emulate-unsupported-floats`: arithmetic on floats that a target does
//! not compute with is done in a wider type.

use couloir_dialects::{arith, vector};
use couloir_ir::num::FloatKind;
use couloir_ir::{Failure, OpDef, OpRef};
use couloir_pass::{OptionDef, OptionKind, Options, PassDef};
use couloir_rewrite::convert::{Conversion, ConversionTarget, Mode, PatternSet};

use crate::common::{by_bodies, try_convert};
use crate::float_emulation::{converter, float_named, populate, report};

/// `arith-emulate-unsupported-floats`
pub static PASS: PassDef = PassDef {
    name: "arith-emulate-unsupported-floats",
    class: "ArithEmulateUnsupportedFloats",
    description: "Emulate operations on unsupported floats with extf/truncf",
    anchor: None,
    options: &[
        OptionDef {
            name: "source-types",
            kind: OptionKind::List,
            default: "",
            description: "MLIR types without arithmetic support on a given target",
        },
        OptionDef {
            name: "target-type",
            kind: OptionKind::Text,
            default: "f32",
            description: "MLIR type to convert the unsupported source types to",
        },
    ],
    run: |cx| try_convert(cx, conversion),
    loads: &["vector"],
    bodies: Some(|options, op| Ok(by_bodies(op.ctx(), conversion(options, op)?))),
    ..PassDef::EMPTY
};

/// Ops that work on floats of any type.
static ANY_FLOAT: &[&OpDef] = &[
    arith::Bitcast::def(),
    arith::Extf::def(),
    arith::Truncf::def(),
    arith::Constant::def(),
    arith::Select::def(),
];

/// Ops outside `arith` that compute.
static VECTOR: &[&OpDef] = &[
    vector::Contract::def(),
    vector::Reduction::def(),
    vector::MultiReduction::def(),
    vector::Fma::def(),
    vector::OuterProduct::def(),
    vector::Scan::def(),
];

/// The types that the options name: those to emulate, and that to use.
fn types(options: &Options, op: OpRef<'_>) -> Result<(Vec<FloatKind>, FloatKind), Failure> {
    let ctx = op.ctx();
    let to = float_named(ctx, options.text("target-type"), "target")?;
    let named = |name: &str| float_named(ctx, name, "source");
    let from =
        options.list("source-types").into_iter().map(named).collect::<Result<Vec<_>, _>>()?;
    match from.contains(&to) {
        true => Err(report(ctx, "target type cannot be an unsupported source type".into())),
        false => Ok((from, to)),
    }
}

/// The conversion of the pass.
fn conversion(options: &Options, op: OpRef<'_>) -> Result<Conversion, Failure> {
    let (from, to) = types(options, op)?;
    let converter = converter(to, move |kind| from.contains(&kind));
    let mut target = ConversionTarget::new();
    target.legal_unknown();
    let is_legal = |converter: &std::sync::Arc<couloir_rewrite::convert::TypeConverter>| {
        let converter = std::sync::Arc::clone(converter);
        move |op: OpRef<'_>| {
            let types = op.operand_types().chain(op.result_types());
            Some(converter.all_legal(op.ctx(), types))
        }
    };
    target.dynamic_dialect("arith", is_legal(&converter));
    for def in VECTOR {
        target.dynamic_op(def, is_legal(&converter));
    }
    for def in ANY_FLOAT {
        target.legal_op(def);
    }
    let mut patterns = PatternSet::new();
    populate(&mut patterns, &converter);
    Ok(Conversion::new(Mode::Partial, target, patterns))
}
