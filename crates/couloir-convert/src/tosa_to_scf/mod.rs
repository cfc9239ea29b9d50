//! `tosa-to-scf`: graphs by a condition become structured control flow, and values put into places
//! a loop.

mod scatter;

use couloir_dialects::{scf, tensor, tosa};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::{Block, OpRef, Region, Type};
use couloir_pass::{Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, NoMatch, Operands, OrNoMatch,
    PatternSet, no_match,
};

use crate::common::{by_bodies, convert};

/// `tosa-to-scf`
pub static PASS: PassDef = PassDef {
    name: "tosa-to-scf",
    class: "TosaToSCFPass",
    description: "Lower TOSA to the SCF dialect",
    anchor: None,
    run: |cx| convert(cx, conversion),
    loads: &["scf", "tensor"],
    bodies: Some(|options, op| Ok(by_bodies(op.ctx(), conversion(options, op)))),
    ..PassDef::EMPTY
};

/// The conversion of the pass.
fn conversion(_: &Options, _: OpRef<'_>) -> Conversion {
    let mut target = ConversionTarget::new();
    target.legal_unknown();
    target.legal_dialect("tensor").legal_dialect("scf");
    let mut patterns = PatternSet::new();
    for def in [tosa::If::def(), tosa::Scatter::def(), tosa::While::def()] {
        target.illegal_op(def);
    }
    patterns.add_untyped(tosa::If::def(), cond_if);
    patterns.add_untyped(tosa::Scatter::def(), scatter::scatter);
    patterns.add_untyped(tosa::While::def(), while_loop);
    Conversion::new(Mode::Partial, target, patterns)
}

fn cond_if(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let view = rw.view(op);
    let types = view.result_types().collect::<Vec<_>>();
    let (&condition, inputs) = new.all().split_first().or_no_match("no condition")?;
    let condition = only_element(rw, condition);
    let point = rw.point();
    let [then, or_else] = *rw.body().take_regions(op) else { return no_match("not two graphs") };
    for graph in [then, or_else] {
        let (_, last) = begin_anew(rw, graph, |_, _| inputs.to_vec())?;
        ends_with(rw, last, None)?;
    }
    rw.set_point(point);
    rw.replace_with(op, scf::If::build(&types, condition, then, or_else))
}

fn while_loop(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let types = rw.view(op).result_types().collect::<Vec<_>>();
    let point = rw.point();
    let [before, after] = *rw.body().take_regions(op) else { return no_match("not two graphs") };
    let block = rw.scope().body.entry_block(before).or_no_match("no block")?;
    let carried = rw.scope().body.args(block).to_vec();
    let last = rw.scope().body.last_op(block).or_no_match("no last op")?;
    ends_with(rw, last, Some(&carried))?;
    let block = rw.scope().body.entry_block(after).or_no_match("no block")?;
    let last = rw.scope().body.last_op(block).or_no_match("no last op")?;
    ends_with(rw, last, None)?;
    rw.set_point(point);
    rw.replace_with(op, scf::While::build(&types, new.all(), before, after))
}

/// The element of a tensor that has but one.
fn only_element(rw: &mut ConversionRewriter<'_>, tensor: Value) -> Value {
    rw.insert1(tensor::Extract::build(Type::I1, tensor, &[]))
}

/// Puts a block that has no arguments in place of a region's; that and its last op.
fn begin_anew(
    rw: &mut ConversionRewriter<'_>,
    region: Region,
    args: impl FnOnce(&mut ConversionRewriter<'_>, Block) -> Vec<Value>,
) -> Result<(Block, Op), NoMatch> {
    let old = rw.scope().body.entry_block(region).or_no_match("no block")?;
    let block = rw.append_block(region);
    let args = args(rw, block);
    rw.merge_block(old, block, &args);
    let last = rw.scope().body.last_op(block).or_no_match("no last op")?;
    Ok((block, last))
}

/// Ends a graph as `scf` does: with its values, or where it is a condition with that and what is
/// carried on.
fn ends_with(rw: &mut ConversionRewriter<'_>, last: Op, carried: Option<&[Value]>) -> Lowered {
    let values = rw.scope().body.operands(last).collect::<Vec<_>>();
    let (own, location) = (rw.location(), rw.scope().body.op(last).location);
    rw.set_point(InsertPoint::Before(last));
    rw.set_location(location);
    match (carried, values.first()) {
        (Some(carried), Some(&condition)) => {
            let condition = only_element(rw, condition);
            rw.insert(scf::Condition::build(condition, carried));
        }
        _ => {
            rw.insert(scf::Yield::build(&values));
        }
    }
    rw.set_location(own);
    rw.erase(last)
}
