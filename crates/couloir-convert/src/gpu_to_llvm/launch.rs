//! Launches get operands of LLVM's types, and the stream they are put on.

use couloir_dialects::gpu::LaunchFunc;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Attribute, Context, OpRef, Type};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, no_match,
};

use super::{DEPENDENCIES, Kernels, is_async, runtime};
use crate::convert_func_to_llvm::promote;
use crate::llvm_common::Llvm;

/// The groups of sizes; those of clusters may be missing.
const DIMENSIONS: [usize; 9] = [
    LaunchFunc::GRID_SIZE_X,
    LaunchFunc::GRID_SIZE_Y,
    LaunchFunc::GRID_SIZE_Z,
    LaunchFunc::BLOCK_SIZE_X,
    LaunchFunc::BLOCK_SIZE_Y,
    LaunchFunc::BLOCK_SIZE_Z,
    LaunchFunc::CLUSTER_SIZE_X,
    LaunchFunc::CLUSTER_SIZE_Y,
    LaunchFunc::CLUSTER_SIZE_Z,
];

pub(super) fn launch(
    llvm: &Llvm,
    kernels: Kernels,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let view = rw.view(op);
    let token = is_async(view);
    let kernel = view.prop(LaunchFunc::KERNEL);
    let own = dependency(view, new)?;
    let sizes = if kernels.sizes { Some(sizes(view, kernels)?) } else { None };
    let groups = DIMENSIONS.into_iter().chain([LaunchFunc::DYNAMIC_SHARED_MEMORY_SIZE]);
    let groups = groups.map(|group| new.in_group(view, group).to_vec()).collect::<Vec<_>>();
    let range = view.operand_group(LaunchFunc::KERNEL_OPERANDS);
    let stream = match own {
        None if token => Some(runtime::STREAM_CREATE.value(rw, &[])),
        own => own,
    };
    let args = promote(llvm, op, new, rw, kernels.bare, range);
    let args = match sizes {
        Some(sizes) => interspersed(llvm, rw, &args, &sizes),
        None => args.to_vec(),
    };
    insert(rw, kernel, &groups, &args, stream);
    match stream {
        Some(stream) => rw.replace(op, stream),
        None => rw.erase(op),
    }
}

/// The stream that a launch is put on, where there is one already.
fn dependency(view: OpRef<'_>, new: &Operands) -> Result<Option<Value>, NoMatch> {
    match new.in_group(view, DEPENDENCIES) {
        [] => Ok(None),
        &[stream] if is_async(view) => Ok(Some(stream)),
        [_] => no_match("Cannot convert non-async op with async dependencies."),
        _ => no_match("Cannot convert with more than one async dependency."),
    }
}

/// Makes the launch: the values of its groups up to the arguments, these, and the stream.
fn insert(
    rw: &mut ConversionRewriter<'_>,
    kernel: Option<Attribute>,
    groups: &[Vec<Value>],
    args: &[Value],
    stream: Option<Value>,
) {
    let ctx = rw.context();
    let stream = stream.as_slice();
    let lists = groups.iter().map(Vec::as_slice).chain([args, stream]);
    let lengths = lists.clone().map(|list| i32::try_from(list.len()).unwrap_or(i32::MAX));
    let segments = [0].into_iter().chain(lengths).collect::<Vec<_>>();
    let new = NewOp::new(LaunchFunc::def()).operands(lists.flatten().copied());
    let new = new.prop(LaunchFunc::KERNEL, kernel);
    rw.insert(new.prop(LaunchFunc::OPERAND_SEGMENT_SIZES, Attribute::i32_array(ctx, &segments)));
}

/// The sizes of the arguments in bytes: all must be memrefs of known size that are given as one
/// pointer each.
fn sizes(view: OpRef<'_>, kernels: Kernels) -> Result<Vec<i64>, NoMatch> {
    let args = view.operands_in(LaunchFunc::KERNEL_OPERANDS);
    if !kernels.bare && !args.is_empty() {
        return no_match("Cannot add sizes to arguments with one-to-many LLVM IR expansion.");
    }
    let size = |&arg: &Value| bytes(view.ctx(), view.ty(arg));
    let sizes = args.iter().map(size).collect::<Option<Vec<_>>>();
    sizes.or_no_match("Operand to launch op is not a memref of whole bytes and known size.")
}

/// How many bytes a memref takes whose elements are integers or floats of whole bytes.
fn bytes(ctx: &Context, ty: Type) -> Option<i64> {
    let element = ty.as_memref(ctx)?.element;
    let width = element.int_width(ctx).or_else(|| Some(element.float_kind(ctx)?.width()))?;
    let count = ty.num_elements(ctx).filter(|_| width.is_multiple_of(8))?;
    Some(u64::from(width / 8).wrapping_mul(count) as i64)
}

/// Each argument, and its size after it.
fn interspersed(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    args: &[Value],
    sizes: &[i64],
) -> Vec<Value> {
    let mut all = Vec::with_capacity(args.len().saturating_mul(2));
    for (&arg, &size) in args.iter().zip(sizes) {
        all.extend([arg, llvm.constant(rw, size)]);
    }
    all
}
