//! `gpu-to-llvm`: what the host does with a GPU becomes calls of functions of the run time; all
//! else on the host goes to the LLVM dialect as well. Launches stay, with operands of LLVM's
//! types, until they are translated.
//!
//! A token is a stream; of an `async.execute` that gives one, and of a wait for several, an event.
//!
//! - `runtime`: the functions of the run time;
//! - `memory`: allocation, release, copies, memory of the host;
//! - `streams`: waiting;
//! - `launch`: launches;
//! - `sparse`, `structured`: matrices that are sparse, and those two of whose four elements are;
//! - `execute`: regions that run concurrently.

mod execute;
mod launch;
mod memory;
mod runtime;
mod sparse;
mod streams;
mod structured;

use std::sync::Arc;

use couloir_dialects::{gpu, llvm};
use couloir_ir::{Failure, OpDef, OpRef};
use couloir_pass::{OptionDef, OptionKind, Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionTarget, Mode, NoMatch, Operands, OrNoMatch, PatternSet, TypeConversion,
    TypeConverter, no_match,
};
use couloir_rewrite::greedy::RewritePatterns;
use couloir_transforms::greedy::greedy_pass;

use crate::common::try_convert;
use crate::convert_to_llvm::{self, by_interface};
use crate::function_types::by_types;
use crate::llvm_common::{Llvm, LlvmOptions, add_patterns};
use crate::vector_common::transfer;

const fn flag(name: &'static str, description: &'static str) -> OptionDef {
    OptionDef { name, kind: OptionKind::Bool, default: "false", description }
}

const BARE_HOST: &str = "use-bare-pointers-for-host";
const BARE_KERNELS: &str = "use-bare-pointers-for-kernels";
const SIZES: &str = "intersperse-sizes-for-kernels";

/// `gpu-to-llvm`
pub static PASS: PassDef = PassDef {
    name: "gpu-to-llvm",
    class: "GpuToLLVMConversionPass",
    description: "Convert GPU dialect to LLVM dialect with GPU runtime calls",
    anchor: Some("builtin.module"),
    options: &[
        flag(
            BARE_HOST,
            "Use bare pointers to pass memref arguments to host functions. All memrefs must have \
             static shape.",
        ),
        flag(
            BARE_KERNELS,
            "Use bare pointers to pass memref arguments to kernels. The kernel must use the same \
             setting for this option.",
        ),
        flag(
            SIZES,
            "Inserts a size_t argument following each memref argument, containing the static size \
             in bytes of the buffer. Incompatible arguments are rejected. This is intended for use \
             by the Vulkan runtime with the kernel bare pointer calling convention, to enable \
             dynamic binding of buffers as arguments without static type info.",
        ),
    ],
    run: |cx| {
        let mut transfers = RewritePatterns::new();
        transfer::populate(&mut transfers, 1);
        greedy_pass(cx, transfers)?;
        try_convert(cx, conversion)
    },
    loads: &["async", "cf", "llvm", "memref"],
    ..PassDef::EMPTY
};

/// How kernels are given their arguments.
#[derive(Clone, Copy)]
struct Kernels {
    /// Memrefs as bare pointers.
    bare: bool,
    /// After each memref its size in bytes.
    sizes: bool,
}

/// The conversion of the pass.
fn conversion(options: &Options, op: OpRef<'_>) -> Result<Conversion, Failure> {
    // Upstream's pass does not ask the data layout.
    let bare_pointers = options.flag(BARE_HOST);
    let llvm = LlvmOptions {
        index_bitwidth: 64,
        bare_pointers,
        names_taken: true,
        ..LlvmOptions::default()
    };
    let mut around = by_interface(op, &[])?;
    around.rules.extend([add_rules, execute::add_rules]);
    let llvm = Llvm::with_rules(op, llvm, &around.rules);
    let (mut patterns, mut target) = (PatternSet::new(), ConversionTarget::new());
    target.legal_dialect("llvm").legal_op(gpu::Module::def()).legal_op(gpu::Binary::def());
    target.dynamic_op(gpu::LaunchFunc::def(), by_types(&llvm.converter));
    convert_to_llvm::add(op.ctx(), &around.lowerings, &llvm, &mut target, &mut patterns);
    for table in [memory::PATTERNS, streams::PATTERNS, structured::PATTERNS] {
        add_patterns(&mut patterns, &llvm, table);
    }
    sparse::populate(&mut patterns, &llvm);
    execute::populate(&mut patterns, &mut target, &llvm);
    let kernels =
        Kernels { bare: bare_pointers || options.flag(BARE_KERNELS), sizes: options.flag(SIZES) };
    let own = Arc::clone(&llvm);
    patterns.add(gpu::LaunchFunc::def(), &llvm.converter, move |op, new, rw| {
        launch::launch(&own, kernels, op, new, rw)
    });
    Ok(Conversion::new(Mode::Partial, target, patterns))
}

/// Adds what tokens and handles become.
fn add_rules(converter: &mut TypeConverter) {
    converter.add(|_, ctx, ty| {
        let opaque =
            [&gpu::ASYNC_TOKEN, &gpu::DENSE_TENSOR, &gpu::SPARSE_MATRIX, &gpu::SPARSE_PRODUCT];
        match opaque.into_iter().any(|def| ty.params_of(ctx, def).is_some()) {
            true => TypeConversion::One(llvm::ptr(ctx)),
            false => TypeConversion::Pass,
        }
    });
}

/// Whether an op gives a token.
fn is_async(op: OpRef<'_>) -> bool {
    op.result_types().any(|ty| ty.params_of(op.ctx(), &gpu::ASYNC_TOKEN).is_some())
}

/// The group of operands of ops that wait for tokens: their first.
const DEPENDENCIES: usize = 0;

/// The stream that an op works on: it gives a token and waits for one.
fn stream(op: OpRef<'_>, new: &Operands) -> Result<couloir_ir::Value, NoMatch> {
    match new.in_group(op, DEPENDENCIES) {
        &[stream] if is_async(op) => Ok(stream),
        [_] => no_match("Can convert only async version of this op."),
        _ => no_match("Can only convert with exactly one async dependency."),
    }
}

/// The converted value of a group of one operand.
fn operand(op: OpRef<'_>, new: &Operands, group: usize) -> Result<couloir_ir::Value, NoMatch> {
    new.one_in_group(op, group).or_no_match("an operand is missing")
}

/// A pattern for an op.
type Row = (&'static OpDef, crate::llvm_common::LlvmPattern);
