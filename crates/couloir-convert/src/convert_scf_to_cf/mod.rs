//! `convert-scf-to-cf`: structured control flow becomes branches.
//!
//! The blocks of a structured op move between the block it was in and what
//! followed it there. Blocks come out in the order in which control would
//! pass through them: condition, body, continuation.

mod branches;
mod loops;

use std::sync::Arc;

use couloir_dialects::{arith, cf, scf};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::op::OpName;
use couloir_ir::{Attribute, Block, Context, OpDef, OpRef, OpSpec, Type};
use couloir_pass::{OptionDef, OptionKind, Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, Operands, Pattern, PatternSet,
};

use crate::common::{convert, lasting};
use crate::llvm_common::emit::with;

/// `convert-scf-to-cf`
pub static PASS: PassDef = PassDef {
    name: "convert-scf-to-cf",
    class: "SCFToControlFlowPass",
    description: "Convert SCF dialect to ControlFlow dialect, replacing structured control flow with a CFG",
    anchor: None,
    options: &[OptionDef {
        name: "allow-pattern-rollback",
        kind: OptionKind::Bool,
        default: "true",
        description: "Experimental performance flag to disallow pattern rollback",
    }],
    run: |cx| convert(cx, conversion),
    loads: &["cf"],
    bodies: Some(|options, op| Ok(lasting(op.ctx(), conversion(options, op)))),
    ..PassDef::EMPTY
};

/// The conversion of all of `scf` to `cf` and `arith`.
fn conversion(_: &Options, op: OpRef<'_>) -> Conversion {
    let mut target = ConversionTarget::new();
    target.legal_unknown();
    let structured: [&'static OpDef; 7] = [
        scf::Forall::def(),
        scf::For::def(),
        scf::If::def(),
        scf::IndexSwitch::def(),
        scf::Parallel::def(),
        scf::While::def(),
        scf::ExecuteRegion::def(),
    ];
    for def in structured {
        target.illegal_op(def);
    }
    let mut patterns = PatternSet::new();
    populate(op.ctx(), &mut patterns);
    Conversion::new(Mode::Partial, target, patterns)
}

/// What a pattern does with an op.
type Lower = fn(Op, &Operands, &mut ConversionRewriter<'_>, &Made) -> Lowered;

/// The patterns of the pass.
pub(crate) fn populate(ctx: &Context, patterns: &mut PatternSet) {
    populate_for(ctx, patterns, |_| true);
}

/// Those for some ops.
pub(crate) fn populate_for(
    ctx: &Context,
    patterns: &mut PatternSet,
    wanted: impl Fn(&OpDef) -> bool,
) {
    let made = Arc::new(Made::new(ctx));
    let all: [(&'static OpDef, u16, Lower); 8] = [
        (scf::For::def(), 1, loops::for_op),
        (scf::If::def(), 1, branches::if_op),
        (scf::Parallel::def(), 1, loops::parallel),
        (scf::While::def(), 1, loops::while_op),
        (scf::While::def(), 2, loops::do_while),
        (scf::ExecuteRegion::def(), 1, branches::execute_region),
        (scf::IndexSwitch::def(), 1, branches::index_switch),
        (scf::Forall::def(), 1, loops::forall),
    ];
    for (def, benefit, lower) in all.into_iter().filter(|(def, ..)| wanted(def)) {
        let made = Arc::clone(&made);
        let pattern = Pattern::new(move |op, new, rw| lower(op, new, rw, &made));
        patterns.add_pattern(Some(def), pattern.benefit(benefit));
    }
}

/// Attributes that all ops made share.
struct Made {
    signed_less: Attribute,
    unsigned_less: Attribute,
    no_overflow: Attribute,
    /// Segment sizes of a conditional branch without operands.
    no_operands: Attribute,
}

impl Made {
    fn new(ctx: &Context) -> Self {
        Self {
            signed_less: Attribute::i64(ctx, 2),
            unsigned_less: Attribute::i64(ctx, 6),
            no_overflow: arith::attrs::no_overflow(ctx),
            no_operands: Attribute::i32_array(ctx, &[1, 0, 0]),
        }
    }

    /// `arith.cmpi slt, a, b`, or `ult`
    fn less(&self, rw: &mut ConversionRewriter<'_>, a: Value, b: Value, unsigned: bool) -> Value {
        let predicate = if unsigned { self.unsigned_less } else { self.signed_less };
        rw.emit1(arith::Cmpi::def(), &[a, b], Type::I1, &[Some(predicate)])
    }

    /// `arith.addi a, b`
    fn add(&self, rw: &mut ConversionRewriter<'_>, ty: Type, a: Value, b: Value) -> Value {
        rw.emit1(arith::Addi::def(), &[a, b], ty, &[Some(self.no_overflow)])
    }

    /// `cf.br dest(operands)`
    fn br(rw: &mut ConversionRewriter<'_>, operands: &[Value], dest: Block, attrs: Attribute) {
        let (point, spec) = (rw.point(), OpSpec::new(OpName::of(cf::Br::def()), rw.location()));
        let spec = OpSpec { operands, attrs, successors: &[dest], ..spec };
        rw.body().create_op_at(point, spec);
    }

    /// `cf.cond_br condition, then, else`
    fn cond_br(
        &self,
        rw: &mut ConversionRewriter<'_>,
        condition: Value,
        then: Block,
        or_else: Block,
    ) {
        let def = cf::CondBr::def();
        let own = [(cf::CondBr::OPERAND_SEGMENT_SIZES, Some(self.no_operands))];
        let props = with(rw.context(), def, own);
        let (point, spec) = (rw.point(), OpSpec::new(OpName::of(def), rw.location()));
        let (operands, successors) = (&[condition][..], &[then, or_else][..]);
        rw.body().create_op_at(point, OpSpec { operands, props: &props, successors, ..spec });
    }
}
