//! `tosa-to-arith`: constants become those of `arith`; by option, scaled values are multiplied and
//! shifted.

mod scale;

use couloir_dialects::{arith, tosa};
use couloir_ir::OpRef;
use couloir_ir::body::Op;
use couloir_ir::build::NewOp;
use couloir_pass::{OptionDef, OptionKind, Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, Operands, OrNoMatch, Pattern,
    PatternSet,
};

use crate::common::{by_bodies, convert};

/// `tosa-to-arith`
pub static PASS: PassDef = PassDef {
    name: "tosa-to-arith",
    class: "TosaToArithPass",
    description: "Lower TOSA to the Arith dialect",
    anchor: None,
    options: &[
        OptionDef {
            name: "include-apply-rescale",
            kind: OptionKind::Bool,
            default: "false",
            description: "Whether to include the lowering for tosa.apply_rescale to arith",
        },
        OptionDef {
            name: "use-32-bit",
            kind: OptionKind::Bool,
            default: "false",
            description: "Whether to prioritze lowering to 32-bit operations",
        },
    ],
    run: |cx| convert(cx, conversion),
    loads: &["arith"],
    bodies: Some(|options, op| Ok(by_bodies(op.ctx(), conversion(options, op)))),
    ..PassDef::EMPTY
};

/// The conversion of the pass.
fn conversion(options: &Options, _: OpRef<'_>) -> Conversion {
    let mut target = ConversionTarget::new();
    let mut patterns = PatternSet::new();
    target.legal_dialect("arith").illegal_op(tosa::Const::def());
    patterns.add_untyped(tosa::Const::def(), constant);
    if options.flag("include-apply-rescale") {
        target.illegal_op(tosa::ApplyScale::def());
        let wide = Pattern::new(scale::wide).benefit(100);
        patterns.add_pattern(Some(tosa::ApplyScale::def()), wide);
        if options.flag("use-32-bit") {
            let narrow = Pattern::new(scale::narrow).benefit(200);
            patterns.add_pattern(Some(tosa::ApplyScale::def()), narrow);
        }
    }
    Conversion::new(Mode::Partial, target, patterns)
}

fn constant(op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let view = rw.view(op);
    let value = view.prop(tosa::Const::VALUES).or_no_match("no values")?;
    let new = NewOp::new(arith::Constant::def()).prop(arith::Constant::VALUE, value);
    let new = new.result(value.typed(rw.context()).or_no_match("no elements")?);
    rw.replace_with(op, new)
}
