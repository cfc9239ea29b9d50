//! `convert-cf-to-llvm`: branches become branches of the LLVM dialect, with
//! the arguments of the blocks they go to; assertions become calls.
//!
//! Ops of other dialects stay untouched.

mod assert;

pub(crate) use assert::global_text;

use std::sync::Arc;

use couloir_dialects::loaded::is_loaded;
use couloir_dialects::{cf, llvm};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::op::OpName;
use couloir_ir::{Attribute, Block, Context, Failure, OpRef, OpSpec, Type};
use couloir_pass::{Options, PassCx, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, NoMatch, Operands, OrNoMatch,
    PatternSet, no_match,
};

use crate::common::{convert, lasting, lower_with_target};
use crate::llvm_common::emit::with;
use crate::llvm_common::{
    INDEX_BITWIDTH, Llvm, LlvmOptions, LlvmPattern, add_patterns, llvm_target,
};

/// `convert-cf-to-llvm`
pub static PASS: PassDef = PassDef {
    name: "convert-cf-to-llvm",
    class: "ConvertControlFlowToLLVMPass",
    description: "Convert ControlFlow operations to the LLVM dialect",
    anchor: Some("builtin.module"),
    options: &[INDEX_BITWIDTH],
    run: |cx| convert(cx, conversion),
    loads: &["llvm"],
    bodies: Some(|options, op| Ok(lasting(op.ctx(), conversion(options, op)))),
    ..PassDef::EMPTY
};

/// The conversion of the pass.
fn conversion(options: &Options, op: OpRef<'_>) -> Conversion {
    lower_with_target(options, op, target(op.ctx()), populate_with_assert)
}

/// As MLIR's, which asks whether an op's dialect is `cf`: where that is not loaded it takes ops of
/// no dialect to be of it.
fn target(ctx: &Context) -> ConversionTarget {
    let mut target = ConversionTarget::new();
    target.illegal_dialect("cf").legal_unknown();
    if !is_loaded(ctx, "cf") {
        target.dynamic_unknown(|op| Some(has_dialect(op)));
    }
    target
}

fn has_dialect(op: OpRef<'_>) -> bool {
    let named = || op.ctx().dialect_named(op.name().split_once('.')?.0);
    op.def().is_some() || named().is_some()
}

/// The patterns for all of `cf`.
pub(crate) fn populate_with_assert(ctx: &Context, llvm: &Arc<Llvm>, patterns: &mut PatternSet) {
    populate(ctx, llvm, patterns);
    add_patterns(patterns, llvm, &[(cf::Assert::def(), assert::lower)]);
}

/// Lowers assertions only; what comes after one runs whether its condition holds or not.
///
/// # Errors
/// When an assertion cannot be lowered; it has been reported.
pub fn lower_asserts(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    convert(cx, |_, op| {
        let llvm = Llvm::new(op, LlvmOptions::default());
        let mut patterns = PatternSet::new();
        add_patterns(&mut patterns, &llvm, &[(cf::Assert::def(), assert::lower_and_go_on)]);
        Conversion::new(Mode::Partial, llvm_target(), patterns)
    })
}

/// The patterns for branches.
pub(crate) fn populate(_: &Context, llvm: &Arc<Llvm>, patterns: &mut PatternSet) {
    let all: [(_, LlvmPattern); 3] =
        [(cf::Br::def(), br), (cf::CondBr::def(), cond_br), (cf::Switch::def(), switch)];
    add_patterns(patterns, llvm, &all);
}

/// Converts the arguments of a block that a branch goes to, unless they have
/// the types already that the branch passes.
fn convert_block(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    block: Option<Block>,
    passed: &[Value],
) -> Result<Block, NoMatch> {
    let block = block.or_no_match("expected a successor")?;
    let (ctx, body) = (rw.context(), rw.scope().body);
    let fits = |types: &mut dyn Iterator<Item = Type>| {
        types.eq(passed.iter().map(|&value| body.ty(value)))
    };
    if fits(&mut body.args(block).iter().map(|&arg| body.ty(arg))) {
        return Ok(block);
    }
    let signature = llvm.converter.block_signature(ctx, body, block);
    let signature = signature.or_no_match("could not compute block signature")?;
    if !fits(&mut signature.types().iter().copied()) {
        return no_match("mismatch between adaptor operand types and computed block signature");
    }
    rw.convert_signature(block, &signature);
    Ok(block)
}

fn attrs(rw: &ConversionRewriter<'_>, op: Op) -> Attribute {
    rw.scope().body.discardable(op)
}

fn br(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let dest = cf::Br(rw.view(op)).dest();
    let dest = convert_block(llvm, rw, dest, new.all())?;
    let (operands, attrs) = (new.all(), attrs(rw, op));
    let spec = OpSpec::new(OpName::of(llvm::Br::def()), rw.location());
    let (props, successors) = (&[None][..], &[dest][..]);
    rw.replace_with_spec(op, OpSpec { operands, props, attrs, successors, ..spec })
}

fn cond_br(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let view = cf::CondBr(rw.view(op));
    new.one(0).or_no_match("expected one condition")?;
    let (true_dest, false_dest) = (view.true_dest(), view.false_dest());
    let true_args = new.in_group(*view, cf::CondBr::TRUE_DEST_OPERANDS);
    let false_args = new.in_group(*view, cf::CondBr::FALSE_DEST_OPERANDS);
    let weights = view.branch_weights();
    let then = convert_block(llvm, rw, true_dest, true_args)?;
    let or_else = convert_block(llvm, rw, false_dest, false_args)?;
    let sizes = [1, true_args.len() as i32, false_args.len() as i32];
    let own = [
        (llvm::CondBr::BRANCH_WEIGHTS, weights),
        (llvm::CondBr::OPERAND_SEGMENT_SIZES, Some(Attribute::i32_array(rw.context(), &sizes))),
    ];
    let props = with(rw.context(), llvm::CondBr::def(), own);
    let (attrs, successors) = (attrs(rw, op), &[then, or_else][..]);
    let spec = OpSpec::new(OpName::of(llvm::CondBr::def()), rw.location());
    let spec = OpSpec { operands: new.all(), props: &props, attrs, successors, ..spec };
    rw.replace_with_spec(op, spec)
}

fn switch(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let view = cf::Switch(rw.view(op));
    let ctx = rw.context();
    let flag = new.one(0).or_no_match("expected one flag")?;
    let default_args = new.in_group(*view, cf::Switch::DEFAULT_OPERANDS);
    let mut rest = new.in_group(*view, cf::Switch::CASE_OPERANDS);
    let lengths = view.case_operand_segments().and_then(|lengths| lengths.as_i32_array(ctx));
    let mut case_args = Vec::new();
    for length in lengths.unwrap_or_default() {
        let length = usize::try_from(length).unwrap_or(0);
        let (args, more) = rest.split_at_checked(length).or_no_match("too few case operands")?;
        case_args.push(args);
        rest = more;
    }
    let (default, cases) = (view.default_destination(), view.case_destinations());
    let values = view.case_values();
    let default = convert_block(llvm, rw, default, default_args)?;
    for (&case, args) in cases.iter().zip(&case_args) {
        convert_block(llvm, rw, Some(case), args)?;
    }
    let new = llvm::Switch::build(ctx, flag, default_args, &case_args, default, &cases);
    rw.replace_with(op, new.prop(llvm::Switch::CASE_VALUES, values))
}
