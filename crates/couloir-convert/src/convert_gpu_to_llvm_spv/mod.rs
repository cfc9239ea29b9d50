//! `convert-gpu-to-llvm-spv`: what is in a module of kernels becomes LLVM's dialect with functions of
//! `OpenCL`, for a backend that makes SPIR-V of it.
//!
//! - `spaces`: memory that is in no space is the whole device's;
//! - `places`: functions that say which item and group this is;
//! - `shuffle`: what the items of a subgroup hand to each other.

mod places;
mod shuffle;
mod spaces;

use couloir_dialects::gpu;
use couloir_dialects::llvm;
use couloir_ir::body::Op;
use couloir_ir::{OpDef, OpRef};
use couloir_pass::{OptionDef, OptionKind, Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, Operands, PatternSet,
};

use self::places::{Builtin, call};
use crate::gpu_common::function::{self, Functions, OfOpenCl};
use crate::gpu_common::{self, Spaces, add_spaces, constant_i32, strings};
use crate::llvm_common::{Llvm, LlvmOptions, LlvmPattern, add_patterns};

/// `convert-gpu-to-llvm-spv`
pub static PASS: PassDef = PassDef {
    name: "convert-gpu-to-llvm-spv",
    class: "ConvertGpuOpsToLLVMSPVOps",
    description: "Generate LLVM operations to be ingested by a SPIR-V backend for gpu operations",
    anchor: Some("gpu.module"),
    options: &[OptionDef {
        name: LONG_INDEX,
        kind: OptionKind::Bool,
        default: "false",
        description: "Use 64-bit integers to convert index types",
    }],
    run: |cx| {
        let of = |options: &Options, op: OpRef<'_>| Ok(conversion(options, op));
        gpu_common::run(cx, |ctx, op, body| spaces::set(ctx, *op, body), of)
    },
    loads: &["llvm"],
    ..PassDef::EMPTY
};

const LONG_INDEX: &str = "use-64bit-index";
const SPACES: Spaces = Spaces { global: 1, workgroup: 3, private: 0 };
/// The numbers of the calling conventions of functions and of kernels.
const SPIR_FUNC: u64 = 75;
const SPIR_KERNEL: u64 = 76;
/// How functions are marked.
const FUNCTIONS: Functions = Functions {
    kernel: "gpu.kernel",
    block_size: "reqd_work_group_size",
    cluster_size: None,
    open_cl: Some(OfOpenCl { function: SPIR_FUNC, kernel: SPIR_KERNEL, private: 0 }),
};

/// Ops that may not stay.
static ILLEGAL: &[&OpDef] = &[
    gpu::Barrier::def(),
    gpu::BlockDim::def(),
    gpu::BlockId::def(),
    gpu::Func::def(),
    gpu::GlobalId::def(),
    gpu::GridDim::def(),
    gpu::LaneId::def(),
    gpu::NumSubgroups::def(),
    gpu::Printf::def(),
    gpu::Return::def(),
    gpu::Shuffle::def(),
    gpu::SubgroupId::def(),
    gpu::SubgroupSize::def(),
    gpu::ThreadId::def(),
];

/// The conversion of the pass.
fn conversion(options: &Options, op: OpRef<'_>) -> Conversion {
    let options = LlvmOptions {
        index_bitwidth: if options.flag(LONG_INDEX) { 64 } else { 32 },
        typed_pointers: options.typed_pointers(),
        ..LlvmOptions::default()
    };
    let llvm = Llvm::with_rules(op, options, &[|converter| add_spaces(converter, SPACES)]);
    let mut target = ConversionTarget::new();
    target.legal_dialect("llvm");
    for def in ILLEGAL {
        target.illegal_op(def);
    }
    let mut patterns = PatternSet::new();
    function::populate(&mut patterns, &llvm, FUNCTIONS);
    places::populate(&mut patterns, &llvm);
    let others: [(_, LlvmPattern); 3] = [
        (gpu::Barrier::def(), barrier),
        (gpu::Printf::def(), printf),
        (gpu::Shuffle::def(), shuffle::lower),
    ];
    add_patterns(&mut patterns, &llvm, &others);
    Conversion::new(Mode::Partial, target, patterns)
}

/// Waits, and orders accesses to the workgroup's memory and the whole device's.
fn barrier(_: &Llvm, op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    const FENCES: i64 = 3;
    let ctx = rw.context();
    let fences = constant_i32(rw, FENCES);
    let builtin = Builtin { convergent: true, ..Builtin::new("_Z7barrierj", llvm::void(ctx)) };
    call(rw, &builtin, &[fences]);
    rw.erase(op)
}

/// The `printf` of `OpenCL`, with its format in constant memory.
fn printf(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    const CONSTANT: u32 = 2;
    let like = strings::OpenCl {
        name: "_Z6printfPU3AS2Kcz",
        space: CONSTANT,
        convention: Some(SPIR_FUNC),
    };
    strings::printf(llvm, op, new, rw, &like)
}
