//! `convert-vector-to-llvm`: ops on vectors become instructions and intrinsics.
//!
//! First, patterns make simpler ops of `vector`, on one dimension where that can be; then those
//! are converted. Ops that need loops or masks of their own stay.

mod element;
mod masked;
mod memory;
mod neon;
mod print;
mod reduction;
mod shape;
mod sve;
mod targets;

use std::sync::Arc;

use couloir_ir::op::OpName;
use couloir_ir::{Context, OpRef};
use couloir_pass::{OptionDef, OptionKind, Options, PassDef};
use couloir_rewrite::convert::{Conversion, Mode, PatternSet, Piecewise};
use couloir_rewrite::greedy::RewritePatterns;

use crate::common::convert;
use crate::convert_to_llvm::amx;
use crate::llvm_common::{Llvm, LlvmOptions, TypeRules, llvm_target};
use crate::vector_common::contract::Contracting;
use crate::vector_common::transpose::Transposing;
use crate::vector_common::{cast, contract, mask, shape as shapes, slice, transfer, transpose};
use couloir_transforms::greedy::greedy_pass;

const CONTRACTING: &[&str] = &["dot", "llvmintr", "outerproduct", "parallelarith"];
const TRANSPOSING: &[&str] = &["eltwise", "llvmintr", "shuffle1d", "shuffle16x16"];

const fn flag(name: &'static str, default: &'static str, description: &'static str) -> OptionDef {
    OptionDef { name, kind: OptionKind::Bool, default, description }
}

/// `convert-vector-to-llvm`
pub static PASS: PassDef = PassDef {
    name: "convert-vector-to-llvm",
    class: "ConvertVectorToLLVMPass",
    description: "Lower the operations from the vector dialect into the LLVM dialect",
    anchor: None,
    options: &[
        flag(
            "reassociate-fp-reductions",
            "false",
            "Allows llvm to reassociate floating-point reductions for speed",
        ),
        flag(
            "force-32bit-vector-indices",
            "true",
            "Allows compiler to assume vector indices fit in 32-bit if that yields faster code",
        ),
        flag(
            "use-vector-alignment",
            "false",
            "Use the preferred alignment of a vector type in load/store operations instead of the \
             alignment of the element type of the memref. An alignment attribute takes priority",
        ),
        flag(
            "enable-amx",
            "false",
            "Enables the use of AMX dialect while lowering the vector dialect.",
        ),
        flag(
            "enable-arm-neon",
            "false",
            "Enables the use of ArmNeon dialect while lowering the vector dialect.",
        ),
        flag(
            "enable-arm-sve",
            "false",
            "Enables the use of ArmSVE dialect while lowering the vector dialect.",
        ),
        flag(
            "enable-arm-i8mm",
            "false",
            "Enables the use of Arm FEAT_I8MM instructions while lowering the vector dialect.",
        ),
        flag(
            "enable-arm-bf16",
            "false",
            "Enables the use of Arm FEAT_BF16 instructions while lowering the vector dialect.",
        ),
        flag(
            "enable-x86vector",
            "false",
            "Enables the use of X86Vector dialect while lowering the vector dialect.",
        ),
        OptionDef {
            name: "vector-contract-lowering",
            kind: OptionKind::Choice(CONTRACTING),
            default: "dot",
            description: "control the lowering of `vector.contract` operations.",
        },
        OptionDef {
            name: "vector-transpose-lowering",
            kind: OptionKind::Choice(TRANSPOSING),
            default: "eltwise",
            description: "control the lowering of `vector.transpose` operations.",
        },
    ],
    run: |cx| {
        let simplifications = simplifications(cx.options);
        greedy_pass(cx, simplifications)?;
        convert(cx, conversion)
    },
    loads: &["llvm", "tensor"],
    ..PassDef::EMPTY
};

/// The patterns that come before the conversion.
fn simplifications(options: &Options) -> RewritePatterns {
    use couloir_dialects::vector as ops;
    let contracting = match options.text("vector-contract-lowering") {
        "llvmintr" => Contracting::Intrinsic,
        "outerproduct" => Contracting::OuterProduct,
        "parallelarith" => Contracting::Elementwise,
        _ => Contracting::Dot,
    };
    let transposing = match options.text("vector-transpose-lowering") {
        "llvmintr" => Transposing::Intrinsic,
        "shuffle1d" => Transposing::Shuffle1d,
        "shuffle16x16" => Transposing::Shuffle16x16,
        _ => Transposing::Elementwise,
    };
    let mut patterns = RewritePatterns::new();
    ops::canonicalize::SHARED.iter().for_each(|pattern| _ = patterns.add_def(pattern));
    patterns.add(ops::Bitcast::def(), shapes::bitcast);
    patterns.add(ops::Broadcast::def(), shapes::broadcast);
    contract::populate(&mut patterns, contracting);
    mask::populate(&mut patterns);
    cast::populate(&mut patterns);
    patterns.add(ops::Interleave::def(), shapes::interleave);
    patterns.add(ops::Deinterleave::def(), shapes::deinterleave);
    transpose::populate(&mut patterns, transposing);
    transfer::populate(&mut patterns, 1);
    mask::populate_comparisons(&mut patterns, options.flag("force-32bit-vector-indices"));
    transfer::populate_masks(&mut patterns);
    slice::populate(&mut patterns);
    shapes::add_rest(&mut patterns);
    if options.flag("enable-arm-neon") && options.flag("enable-arm-i8mm") {
        neon::populate_i8mm(&mut patterns);
    }
    if options.flag("enable-arm-neon") && options.flag("enable-arm-bf16") {
        neon::populate_bf16(&mut patterns);
    }
    if options.flag("enable-arm-sve") && options.flag("enable-arm-i8mm") {
        sve::populate_i8mm(&mut patterns);
    }
    if options.flag("enable-arm-sve") && options.flag("enable-arm-bf16") {
        sve::populate_bf16(&mut patterns);
    }
    patterns
}

/// What the conversion itself is told.
#[derive(Clone, Copy, Debug)]
pub(crate) struct VectorOptions {
    pub(crate) reassociate: bool,
    pub(crate) short_indices: bool,
    pub(crate) vector_alignment: bool,
}

/// What the interface of the dialect asks for.
pub(crate) const BY_INTERFACE: VectorOptions =
    VectorOptions { reassociate: false, short_indices: false, vector_alignment: false };

/// Adds the patterns of the dialect's interface.
pub(crate) fn populate_by_interface(_: &Context, llvm: &Arc<Llvm>, patterns: &mut PatternSet) {
    populate(llvm, patterns, BY_INTERFACE);
}

/// Adds the patterns of the conversion.
fn populate(llvm: &Arc<Llvm>, patterns: &mut PatternSet, options: VectorOptions) {
    reduction::populate(llvm, patterns, options);
    shape::populate(llvm, patterns, options);
    memory::populate(llvm, patterns, options);
    element::populate(llvm, patterns);
    masked::populate(llvm, patterns);
    print::populate(llvm, patterns);
}

/// The ops that are converted, with those of all targets' dialects among them.
pub fn roots(op: OpRef<'_>) -> Vec<OpName> {
    let (llvm, mut patterns) = (Llvm::with_rules(op, wide_index(), &[]), PatternSet::new());
    populate(&llvm, &mut patterns, BY_INTERFACE);
    targets::populate_sve(&llvm, &mut patterns);
    targets::populate_x86(&llvm, &mut patterns);
    amx::populate(op.ctx(), &llvm, &mut patterns);
    let conversion = Conversion::new(Mode::Partial, llvm_target(), patterns);
    Piecewise::new(op.ctx(), conversion).roots().collect()
}

fn wide_index() -> LlvmOptions {
    LlvmOptions { index_bitwidth: 64, ..LlvmOptions::default() }
}

/// The conversion of the pass.
fn conversion(options: &Options, op: OpRef<'_>) -> Conversion {
    let rules: &[TypeRules] = if options.flag("enable-amx") { &[amx::add_rules] } else { &[] };
    let typed_pointers = options.typed_pointers();
    let llvm = Llvm::with_rules(op, LlvmOptions { typed_pointers, ..wide_index() }, rules);
    let mut patterns = PatternSet::new();
    let wanted = VectorOptions {
        reassociate: options.flag("reassociate-fp-reductions"),
        short_indices: options.flag("force-32bit-vector-indices"),
        vector_alignment: options.flag("use-vector-alignment"),
    };
    populate(&llvm, &mut patterns, wanted);
    let mut target = llvm_target();
    target.legal_dialect("arith").legal_dialect("memref");
    if options.flag("enable-arm-neon") {
        target.legal_dialect("arm_neon");
    }
    if options.flag("enable-arm-sve") {
        targets::allow_sve(&mut target);
        targets::populate_sve(&llvm, &mut patterns);
    }
    if options.flag("enable-amx") {
        amx::forbid(&mut target);
        amx::populate(op.ctx(), &llvm, &mut patterns);
    }
    if options.flag("enable-x86vector") {
        targets::populate_x86(&llvm, &mut patterns);
    }
    Conversion::new(Mode::Partial, target, patterns)
}
