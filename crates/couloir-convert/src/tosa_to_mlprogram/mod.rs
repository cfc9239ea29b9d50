//! `tosa-to-mlprogram`: tensors that keep their values become globals of a program.

use couloir_dialects::tosa::{Variable, VariableRead, VariableWrite, variable_type};
use couloir_dialects::{ml_program, tosa};
use couloir_ir::body::Op;
use couloir_ir::build::NewOp;
use couloir_ir::{Attribute, OpRef};
use couloir_pass::{Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, NoMatch, Operands, OrNoMatch,
    PatternSet,
};

use crate::common::convert;

/// `tosa-to-mlprogram`
pub static PASS: PassDef = PassDef {
    name: "tosa-to-mlprogram",
    class: "TosaToMLProgram",
    description: "Lower TOSA to the MLProgram dialect",
    anchor: Some("builtin.module"),
    run: |cx| convert(cx, conversion),
    loads: &["ml_program"],
    ..PassDef::EMPTY
};

/// The conversion of the pass.
fn conversion(_: &Options, _: OpRef<'_>) -> Conversion {
    let mut target = ConversionTarget::new();
    target.legal_unknown();
    for def in [Variable::def(), VariableRead::def(), VariableWrite::def()] {
        target.illegal_op(def);
    }
    let mut patterns = PatternSet::new();
    patterns.add_own(Variable::def(), variable);
    patterns.add_own(VariableRead::def(), read);
    patterns.add_own(VariableWrite::def(), write);
    Conversion::new(Mode::Partial, target, patterns)
}

fn variable(op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    use ml_program::Global;
    let ctx = rw.context();
    let variable = Variable::cast(rw.view(op)).or_no_match("no variable")?;
    let name = variable.sym_name().or_no_match("no name")?;
    let new = NewOp::new(Global::def())
        .prop(Global::SYM_NAME, name)
        .prop(Global::TYPE, Attribute::ty(ctx, variable_type(variable)))
        .prop(Global::IS_MUTABLE, Attribute::UNIT)
        .prop(Global::SYM_VISIBILITY, Attribute::string(ctx, "private"));
    let value = variable.initial_value();
    rw.replace_with(op, value.into_iter().fold(new, |new, value| new.prop(Global::VALUE, value)))
}

/// The global of the variable that an op names.
fn global(op: Op, slot: usize, rw: &ConversionRewriter<'_>) -> Result<Attribute, NoMatch> {
    let ctx = rw.context();
    let name = rw.view(op).prop(slot).and_then(|name| name.as_str(ctx)).or_no_match("no name")?;
    Ok(Attribute::flat_symbol(ctx, name))
}

fn read(op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let global = global(op, VariableRead::NAME, rw)?;
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    let load = NewOp::new(ml_program::GlobalLoad::def()).result(ty);
    rw.replace_with(op, load.prop(ml_program::GlobalLoad::GLOBAL, global))
}

fn write(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let global = global(op, tosa::VariableWrite::NAME, rw)?;
    let value = new.one(0).or_no_match("no value")?;
    let store = NewOp::new(ml_program::GlobalStore::def()).operand(value);
    rw.replace_with(op, store.prop(ml_program::GlobalStore::GLOBAL, global))
}
