//! `convert-gpu-to-rocdl`: what is in a module of kernels becomes LLVM's dialect with AMD's additions,
//! mathematical functions calls of `ocml`.
//!
//! - `lanes`: what threads of a wavefront do together.

mod lanes;

use std::sync::Arc;

use couloir_dialects::{arith, gpu, llvm, math, rocdl};
use couloir_ir::body::Body;
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Attribute, Context, Failure, OpDef, OpRef, Type};
use couloir_pass::{OptionDef, OptionKind, Options, PassCx, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionTarget, Mode, PatternSet, Row, TypeConverter,
};
use couloir_rewrite::row;

use crate::convert_amdgpu_to_rocdl as amdgpu_to_rocdl;
use crate::convert_math_to_rocdl as math_to_rocdl;
use crate::convert_to_llvm;
use crate::gpu_common::chipset::{CHIPSET, Chipset};
use crate::gpu_common::function::{self, Functions};
use crate::gpu_common::index::{self, Registers, registers};
use crate::gpu_common::prepare::{ops, prepare, request_wrappers};
use crate::gpu_common::{self, Spaces, add_spaces, calls, dynamic, llvm_options, strings};
use crate::llvm_common::{INDEX_BITWIDTH, Llvm, LlvmOptions, LlvmPattern, add_patterns};

/// `convert-gpu-to-rocdl`
pub static PASS: PassDef = PassDef {
    name: "convert-gpu-to-rocdl",
    class: "ConvertGpuOpsToROCDLOps",
    description: "Generate ROCDL operations for gpu operations",
    anchor: Some("gpu.module"),
    options: &[
        OptionDef {
            name: "allowed-dialects",
            kind: OptionKind::List,
            default: "",
            description: "Run conversion patterns of only the specified dialects",
        },
        CHIPSET,
        INDEX_BITWIDTH,
        OptionDef {
            name: "runtime",
            kind: OptionKind::Choice(&["unknown", HIP, OPENCL]),
            default: "unknown",
            description: "Runtime code will be run on (default is Unknown, can also use HIP or \
                          OpenCL)",
        },
        OptionDef {
            name: "use-bare-ptr-memref-call-conv",
            kind: OptionKind::Bool,
            default: "false",
            description: "Replace memref arguments in GPU functions with bare pointers.All \
                          memrefs must have static shape",
        },
    ],
    run,
    loads: &["cf", "llvm", "memref", "rocdl"],
    ..PassDef::EMPTY
};

const HIP: &str = "HIP";
const OPENCL: &str = "OpenCL";

/// How functions are marked.
const FUNCTIONS: Functions =
    Functions { kernel: "rocdl.kernel", block_size: BLOCK_SIZE, cluster_size: None, open_cl: None };
const BLOCK_SIZE: &str = "rocdl.reqd_work_group_size";
const SPACES: Spaces = Spaces { global: 1, workgroup: 3, private: 5 };
/// The data layout of modules that have none.
const LAYOUT: &str = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:\
                      256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:\
                      64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-\
                      G1-ni:7:8:9";

/// How many bits pointers in the first address spaces have by a data layout.
fn pointer_widths(layout: &str) -> [u32; 10] {
    let mut widths = [64; 10];
    for entry in layout.split('-').filter_map(|entry| entry.strip_prefix('p')) {
        let mut parts = entry.split(':');
        let space = parts.next().map(|space| if space.is_empty() { "0" } else { space });
        let space = space.and_then(|space| space.parse::<usize>().ok());
        let width = parts.next().and_then(|width| width.parse().ok());
        if let Some((slot, width)) = space.and_then(|at| widths.get_mut(at)).zip(width) {
            *slot = width;
        }
    }
    widths
}

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let ctx = cx.ctx;
    set_layout(cx);
    // The wrappers are asked for before the chipset is looked at.
    let chipset = cx.options.text("chipset").to_owned();
    let first = move |ctx: &Context, op: &OpRef<'_>, body: &mut Body| {
        request_wrappers(ctx, body);
        Chipset::named(ctx, &chipset)?;
        prepare(ctx, op, body)
    };
    gpu_common::run(cx, first, conversion)?;
    _ = cx.inside(|_, body| set_flat_sizes(ctx, body));
    Ok(())
}

/// A dictionary with an entry set.
fn with_entry(ctx: &Context, dict: Attribute, name: &str, attr: Attribute) -> Attribute {
    let name = ctx.intern(name);
    let own = dict.as_dictionary(ctx).unwrap_or_default();
    let others = own.iter().copied().filter(|entry| entry.0 != name);
    Attribute::dictionary(ctx, others.chain([(name, attr)]).collect())
}

/// Gives a module of kernels the data layout, where it has none.
fn set_layout(cx: &mut PassCx<'_>) {
    const NAME: &str = "llvm.data_layout";
    let ctx = cx.ctx;
    if cx.view().attr_named(NAME).is_some() {
        return;
    }
    let attrs = cx.body.discardable(cx.op);
    let attrs = with_entry(ctx, attrs, NAME, Attribute::string(ctx, LAYOUT));
    cx.body.set_discardable(cx.op, attrs);
}

/// Says how many threads a block has, all dimensions in one, where that is known.
fn set_flat_sizes(ctx: &Context, body: &mut Body) {
    for function in ops(body, llvm::Func::def()) {
        let attrs = body.discardable(function);
        let own = attrs.as_dictionary(ctx).unwrap_or_default();
        let size = own.iter().find(|entry| ctx.str(entry.0) == BLOCK_SIZE);
        let Some(size) = size.and_then(|entry| entry.1.as_i32_array(ctx)) else { continue };
        let flat = size.iter().fold(1u32, |flat, &size| flat.wrapping_mul(size as u32));
        let flat = Attribute::string(ctx, &format!("{flat},{flat}"));
        let attrs = with_entry(ctx, attrs, "rocdl.flat_work_group_size", flat);
        body.set_discardable(function, attrs);
    }
}

/// What is read for a dimension.
static REGISTERS: &[Registers] = &[
    registers!(rocdl, ThreadId: WorkitemIdX WorkitemIdY WorkitemIdZ),
    registers!(rocdl, BlockDim: WorkgroupDimX WorkgroupDimY WorkgroupDimZ),
    registers!(rocdl, BlockId: WorkgroupIdX WorkgroupIdY WorkgroupIdZ),
    registers!(rocdl, GridDim: GridDimX GridDimY GridDimZ),
];

static ROWS: &[Row] =
    &[row!(gpu::Barrier<'_> => rocdl::Barrier<'_>).attrs(|_| Attribute::EMPTY_DICT)];

/// Ops for which the target has functions only.
static ILLEGAL: &[&OpDef] = &[
    llvm::FRem::def(),
    llvm::IntrCeil::def(),
    llvm::IntrCos::def(),
    llvm::IntrExp2::def(),
    llvm::IntrFloor::def(),
    llvm::IntrLog10::def(),
    llvm::IntrLog2::def(),
    llvm::IntrPow::def(),
    llvm::IntrSin::def(),
];

/// Ops for which the target has intrinsics for `f32` alone.
static SINGLE: &[&OpDef] = &[llvm::IntrExp::def(), llvm::IntrLog::def()];

/// Ops that would be lowered to such ops.
static TO_ILLEGAL: &[&OpDef] = &[
    arith::Remf::def(),
    math::Ceil::def(),
    math::Cos::def(),
    math::Exp2::def(),
    math::Expm1::def(),
    math::Floor::def(),
    math::Log10::def(),
    math::Log1p::def(),
    math::Log2::def(),
    math::Powf::def(),
    math::Sin::def(),
];

/// Ops that are lowered to intrinsics for `f32`.
static TO_SINGLE: &[&OpDef] = &[math::Exp::def(), math::Log::def()];

fn is_among(defs: &[&OpDef], def: &OpDef) -> bool {
    defs.iter().any(|of| std::ptr::eq(*of, def))
}

/// Whether an op is on numbers of `f32`, or vectors of them.
fn is_single(op: OpRef<'_>) -> bool {
    op.operand_type(0).is_some_and(|ty| ty.element_or_self(op.ctx()) == Type::F32)
}

fn target() -> ConversionTarget {
    let mut target = gpu_common::target("rocdl");
    for def in ILLEGAL {
        target.illegal_op(def);
    }
    for def in SINGLE {
        target.dynamic_op(def, |op| Some(op.operand_type(0) == Some(Type::F32)));
    }
    // What these are lowered to may not be there.
    calls::keep_others(&mut target, math_to_rocdl::TABLE, |row| is_among(TO_ILLEGAL, row.def));
    for row in math_to_rocdl::TABLE.iter().filter(|row| is_among(TO_SINGLE, row.def)) {
        target.dynamic_op(row.def, |op| (!row.applies(op) && !is_single(op)).then_some(true));
    }
    target
}

/// Adds what types and address spaces become besides.
fn add_target_rules(converter: &mut TypeConverter) {
    add_spaces(converter, SPACES);
    amdgpu_to_rocdl::add_rules(converter);
}

/// The conversion of the pass.
fn conversion(options: &Options, op: OpRef<'_>) -> Result<Conversion, Failure> {
    let chipset = Chipset::named(op.ctx(), options.text("chipset"))?;
    let around = gpu_common::around(options, op, &[], &[add_target_rules])?;
    let layout = op.attr_named("llvm.data_layout").and_then(|layout| layout.as_text(op.ctx()));
    let widths = pointer_widths(layout.unwrap_or(LAYOUT));
    let own = LlvmOptions { pointer_widths: Some(widths), ..llvm_options(options) };
    let llvm = Llvm::with_rules(op, own, &around.rules);
    let (mut target, mut patterns) = (target(), PatternSet::new());
    convert_to_llvm::add(op.ctx(), &around.lowerings, &llvm, &mut target, &mut patterns);
    // What these say of the LLVM dialect does not count here.
    target.legal_dialect("llvm");
    populate(&mut patterns, &llvm, chipset);
    amdgpu_to_rocdl::populate(&mut patterns, &llvm, chipset);
    math_to_rocdl::populate(&mut patterns, &llvm, Some(chipset));
    let printf: Option<LlvmPattern> = match options.text("runtime") {
        HIP => Some(strings::hip),
        OPENCL => Some(strings::opencl),
        _ => None,
    };
    if let Some(printf) = printf {
        add_patterns(&mut patterns, &llvm, &[(gpu::Printf::def(), printf)]);
    }
    Ok(Conversion::new(Mode::Partial, target, patterns))
}

/// Adds the patterns for kernels.
fn populate(patterns: &mut PatternSet, llvm: &Arc<Llvm>, chipset: Chipset) {
    function::populate(patterns, llvm, FUNCTIONS);
    index::populate(patterns, llvm, REGISTERS);
    patterns.add_rows(ROWS, &llvm.converter, None);
    let all: [(_, LlvmPattern); 4] = [
        (gpu::LaneId::def(), lanes::lane),
        (gpu::Shuffle::def(), lanes::shuffle),
        (gpu::SubgroupBroadcast::def(), lanes::broadcast),
        (gpu::DynamicSharedMemory::def(), |llvm, op, _, rw| dynamic::lower(llvm, op, rw, None)),
    ];
    add_patterns(patterns, llvm, &all);
    let own = Arc::clone(llvm);
    patterns.add(gpu::SubgroupSize::def(), &llvm.converter, move |op, _, rw| {
        let bound = index::upper_bound(rw.view(op), gpu::SubgroupSize::UPPER_BOUND);
        let least = if chipset.major >= 10 { 32 } else { 64 };
        let range = bound.map(|bound| index::range(rw.context(), least, index::after(bound)));
        let new = NewOp::new(rocdl::Wavefrontsize::def()).result(Type::I32);
        let value = rw.insert1(new.prop(rocdl::Wavefrontsize::RANGE, range));
        let value = gpu_common::widened(&own, rw, value);
        rw.replace(op, value)
    });
    for def in TO_SINGLE {
        calls::add_vectors(patterns, llvm, def, is_single);
    }
}
