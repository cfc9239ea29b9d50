//! `convert-gpu-to-nvvm`: what is in a module of kernels becomes LLVM's dialect with NVIDIA's
//! additions, mathematical functions calls of `libdevice`.
//!
//! - `library`: the functions of `libdevice`;
//! - `matrices`: matrices that a subgroup holds;
//! - `threads`: what threads do together;
//! - `assert`: assertions.

mod assert;
mod library;
mod matrices;
mod threads;

use std::sync::Arc;

use couloir_dialects::{arith, cf, complex, gpu, llvm, math, nvvm};
use couloir_ir::{Attribute, Failure, OpDef, OpRef};
use couloir_pass::{OptionDef, OptionKind, Options, PassDef};
use couloir_rewrite::convert::{Conversion, ConversionTarget, Mode, Pattern, PatternSet, Row};
use couloir_rewrite::row;

use crate::convert_to_llvm;
use crate::gpu_common::function::{self, Functions};
use crate::gpu_common::index::{self, Registers, registers};
use crate::gpu_common::prepare::{prepare, request_wrappers};
use crate::gpu_common::{self, Spaces, add_spaces, calls, dynamic, llvm_options, strings};
use crate::llvm_common::{INDEX_BITWIDTH, Llvm, LlvmPattern, add_patterns};

/// `convert-gpu-to-nvvm`
pub static PASS: PassDef = PassDef {
    name: "convert-gpu-to-nvvm",
    class: "ConvertGpuOpsToNVVMOps",
    description: "Generate NVVM operations for gpu operations",
    anchor: Some("gpu.module"),
    options: &[
        OptionDef {
            name: "allow-pattern-rollback",
            kind: OptionKind::Bool,
            default: "true",
            description: "Experimental performance flag to disallow pattern rollback",
        },
        OptionDef {
            name: "allowed-dialects",
            kind: OptionKind::List,
            default: "",
            description: "Run conversion patterns of only the specified dialects",
        },
        OptionDef {
            name: "has-redux",
            kind: OptionKind::Bool,
            default: "false",
            description: "Target gpu supports redux",
        },
        INDEX_BITWIDTH,
        OptionDef {
            name: "use-bare-ptr-memref-call-conv",
            kind: OptionKind::Bool,
            default: "false",
            description: "Replace memref arguments in GPU functions with bare pointers. All \
                          memrefs must have static shape.",
        },
    ],
    run: |cx| {
        gpu_common::run(
            cx,
            |ctx, op, body| {
                request_wrappers(ctx, body);
                prepare(ctx, op, body)
            },
            conversion,
        )
    },
    loads: &["cf", "llvm", "memref", "nvvm"],
    ..PassDef::EMPTY
};

/// Dialects that are lowered otherwise.
const OWN: &[&str] = &["math"];
/// How functions are marked.
const FUNCTIONS: Functions = Functions {
    kernel: "nvvm.kernel",
    block_size: "nvvm.maxntid",
    cluster_size: Some("nvvm.cluster_dim"),
    open_cl: None,
};
const SPACES: Spaces = Spaces { global: 1, workgroup: 3, private: 0 };
/// The alignment of memory whose size the launch says, in bytes.
const ALIGNMENT: i64 = 16;

/// What is read for a dimension.
static REGISTERS: &[Registers] = &[
    registers!(nvvm, ThreadId: ReadPtxSregTidX ReadPtxSregTidY ReadPtxSregTidZ),
    registers!(nvvm, BlockDim: ReadPtxSregNtidX ReadPtxSregNtidY ReadPtxSregNtidZ),
    registers!(nvvm, BlockId: ReadPtxSregCtaidX ReadPtxSregCtaidY ReadPtxSregCtaidZ),
    registers!(nvvm, GridDim: ReadPtxSregNctaidX ReadPtxSregNctaidY ReadPtxSregNctaidZ),
    registers!(nvvm, ClusterId: ReadPtxSregClusteridX ReadPtxSregClusteridY ReadPtxSregClusteridZ),
    registers!(nvvm, ClusterDim: ReadPtxSregNclusteridX ReadPtxSregNclusteridY ReadPtxSregNclusteridZ),
    registers!(nvvm, ClusterBlockId:
        ReadPtxSregClusterCtaidX ReadPtxSregClusterCtaidY ReadPtxSregClusterCtaidZ),
    registers!(nvvm, ClusterDimBlocks:
        ReadPtxSregClusterNctaidX ReadPtxSregClusterNctaidY ReadPtxSregClusterNctaidZ),
];

static ROWS: &[Row] =
    &[row!(gpu::Barrier<'_> => nvvm::Barrier0<'_>).attrs(|_| Attribute::EMPTY_DICT)];

/// Ops for which the target has functions only.
static ILLEGAL: &[&OpDef] = &[
    llvm::FRem::def(),
    llvm::IntrCeil::def(),
    llvm::IntrCopysign::def(),
    llvm::IntrCos::def(),
    llvm::IntrExp::def(),
    llvm::IntrExp2::def(),
    llvm::IntrFabs::def(),
    llvm::IntrFloor::def(),
    llvm::IntrLog::def(),
    llvm::IntrLog10::def(),
    llvm::IntrLog2::def(),
    llvm::IntrPow::def(),
    llvm::IntrRound::def(),
    llvm::IntrRoundeven::def(),
    llvm::IntrSin::def(),
    llvm::IntrSqrt::def(),
];

fn target() -> ConversionTarget {
    let mut target = gpu_common::target("nvvm");
    for def in ILLEGAL {
        target.illegal_op(def);
    }
    // What these are lowered to may not be there.
    let is_remainder = |row: &calls::Row| std::ptr::eq(row.def, arith::Remf::def());
    calls::keep_others(&mut target, library::TABLE, is_remainder);
    target.legal_op(complex::Abs::def());
    target
}

/// The conversion of the pass.
fn conversion(options: &Options, op: OpRef<'_>) -> Result<Conversion, Failure> {
    let rules = [|converter: &mut _| add_spaces(converter, SPACES), matrices::add_rules];
    let around = gpu_common::around(options, op, OWN, &rules)?;
    let llvm = Llvm::with_rules(op, llvm_options(options), &around.rules);
    let (mut target, mut patterns) = (target(), PatternSet::new());
    convert_to_llvm::add(op.ctx(), &around.lowerings, &llvm, &mut target, &mut patterns);
    // What these say of the LLVM dialect does not count here.
    target.legal_dialect("llvm");
    populate(&mut patterns, &llvm);
    if options.flag("has-redux") {
        add_patterns(&mut patterns, &llvm, &[(gpu::SubgroupReduce::def(), threads::reduce)]);
    }
    // What is not taken back is not looked for again.
    let shared = options.flag("allow-pattern-rollback");
    Ok(Conversion::new(Mode::Partial, target, patterns).share_casts(shared))
}

/// Adds the patterns for kernels.
fn populate(patterns: &mut PatternSet, llvm: &Arc<Llvm>) {
    function::populate(patterns, llvm, FUNCTIONS);
    index::populate(patterns, llvm, REGISTERS);
    patterns.add_rows(ROWS, &llvm.converter, None);
    calls::populate(patterns, llvm, library::TABLE);
    matrices::populate(patterns, llvm);
    let all: [(_, LlvmPattern); 4] = [
        (gpu::LaneId::def(), threads::lane),
        (gpu::Shuffle::def(), threads::shuffle),
        (gpu::Printf::def(), strings::vprintf),
        (gpu::DynamicSharedMemory::def(), |llvm, op, _, rw| {
            dynamic::lower(llvm, op, rw, Some(ALIGNMENT))
        }),
    ];
    add_patterns(patterns, llvm, &all);
    first(patterns, llvm, cf::Assert::def(), assert::lower);
    first(patterns, llvm, math::Sincos::def(), library::sincos);
}

/// Adds a pattern that comes before those of other dialects.
fn first(patterns: &mut PatternSet, llvm: &Arc<Llvm>, def: &'static OpDef, lower: LlvmPattern) {
    let own = Arc::clone(llvm);
    let pattern = Pattern::new(move |op, new: &_, rw: &mut _| lower(&own, op, new, rw));
    patterns.add_pattern(Some(def), pattern.converter(&llvm.converter).benefit(2));
}
