//! Ops of `nvvm` on tensors: copies in bulk, tensor memory, products of matrices.

use couloir_ir::attr::Param;
use couloir_ir::{Failure, OpRef};
use couloir_llvmir::Value;

use super::nvvm_mma;
use super::nvvm_named::{arguments, is_set, space, word};
use crate::function::FunctionState;
use crate::ops::Row::{self, With};
use crate::ops::named_intrinsic;

type Done = Result<(), Failure>;

pub(super) const ROWS: &[(&str, Row)] = &[
    ("nvvm.cp.async.bulk.global.shared.cta", With(bulk_to_global)),
    ("nvvm.cp.async.bulk.prefetch", With(bulk_prefetch)),
    ("nvvm.cp.async.bulk.shared.cluster.global", With(bulk_from_global)),
    ("nvvm.cp.async.bulk.shared.cluster.shared.cta", With(bulk_to_cluster)),
    ("nvvm.cp.async.bulk.tensor.global.shared.cta", With(|s, op| box_to_global(s, op, "s2g"))),
    ("nvvm.cp.async.bulk.tensor.prefetch", With(box_prefetch)),
    (
        "nvvm.cp.async.bulk.tensor.reduce",
        With(|s, op| box_to_global(s, op, &format!("reduce.{}", word(op, "redKind")))),
    ),
    ("nvvm.cp.async.bulk.tensor.shared.cluster.global", With(box_from_global)),
    ("nvvm.ldmatrix", With(load_matrix)),
    ("nvvm.mma.block_scale", With(|s, op| nvvm_mma::scaled_product(s, op, "block.scale"))),
    (
        "nvvm.mma.sp.block_scale",
        With(|s, op| nvvm_mma::scaled_product(s, op, "sp.ordered.metadata.block.scale")),
    ),
    ("nvvm.mma.sp.sync", With(nvvm_mma::sparse_product)),
    ("nvvm.mma.sync", With(nvvm_mma::product)),
    ("nvvm.stmatrix", With(store_matrix)),
    ("nvvm.tcgen05.ld", With(load_tensor_memory)),
    ("nvvm.tcgen05.mma", With(|s, op| product(s, op, "mma"))),
    ("nvvm.tcgen05.mma.block_scale", With(|s, op| scaled_product(s, op, "mma"))),
    ("nvvm.tcgen05.mma.sp", With(|s, op| product(s, op, "mma.sp"))),
    ("nvvm.tcgen05.mma.sp.block_scale", With(|s, op| scaled_product(s, op, "mma.sp"))),
    ("nvvm.tcgen05.mma.ws", With(|s, op| held_product(s, op, "mma.ws", 5))),
    ("nvvm.tcgen05.mma.ws.sp", With(|s, op| held_product(s, op, "mma.ws.sp", 6))),
    ("nvvm.tcgen05.st", With(store_tensor_memory)),
    ("nvvm.wmma.load", With(nvvm_mma::load)),
    ("nvvm.wmma.mma", With(nvvm_mma::fragments)),
    ("nvvm.wmma.store", With(nvvm_mma::store)),
];

pub(super) fn int(state: &FunctionState<'_>, width: u32, value: u64) -> Value {
    let llvm = state.llvm();
    llvm.int(llvm.int_type(width), value).into()
}

fn call(state: &mut FunctionState<'_>, op: OpRef<'_>, name: &str, args: Vec<Value>) -> Done {
    named_intrinsic(state, op, &format!("nvvm.{name}"), &[], args)
}

/// The operands of a group.
fn group(state: &FunctionState<'_>, op: OpRef<'_>, at: usize) -> Vec<Value> {
    op.operands_in(at).into_iter().filter_map(|value| state.lookup(value)).collect()
}

/// An operand that may be missing, 0 then; and whether it is there.
fn maybe(state: &FunctionState<'_>, op: OpRef<'_>, at: usize, width: u32) -> (Value, Value) {
    let given = group(state, op, at).first().copied();
    let is_there = int(state, 1, u64::from(given.is_some()));
    (given.unwrap_or_else(|| int(state, width, 0)), is_there)
}

fn bulk_prefetch(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Done {
    let mut args = arguments(state, op, 2)?;
    args.extend(<[Value; 2]>::from(maybe(state, op, 2, 64)));
    call(state, op, "cp.async.bulk.prefetch.L2", args)
}

fn bulk_to_global(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Done {
    let mut args = arguments(state, op, 3)?;
    args.extend(<[Value; 2]>::from(maybe(state, op, 3, 64)));
    let mask = group(state, op, 4);
    let name = if mask.is_empty() { "" } else { ".bytemask" };
    args.extend(mask);
    call(state, op, &format!("cp.async.bulk.shared.cta.to.global{name}"), args)
}

fn bulk_to_cluster(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Done {
    let mut args = arguments(state, op, 4)?;
    args.swap(1, 2);
    call(state, op, "cp.async.bulk.shared.cta.to.cluster", args)
}

fn bulk_from_global(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Done {
    let is_cluster = space(state, op, 0) == Some(7);
    let mut args = arguments(state, op, 4)?;
    args.swap(1, 2);
    let ((mask, has_mask), (hint, has_hint)) = (maybe(state, op, 4, 16), maybe(state, op, 5, 64));
    if is_cluster {
        args.extend([mask, hint, has_mask, has_hint]);
    } else {
        args.extend([hint, has_hint]);
    }
    let to = if is_cluster { "cluster" } else { "cta" };
    call(state, op, &format!("cp.async.bulk.global.to.shared.{to}"), args)
}

/// The mode of a copy of a box with so many coordinates, as names spell it.
fn mode(op: OpRef<'_>, coordinates: usize) -> String {
    let mode = word(op, "mode");
    let mode = if mode.is_empty() { "tile".to_owned() } else { mode };
    let rank = if mode.ends_with("ter4") { 2 } else { coordinates };
    format!("{mode}.{rank}d")
}

/// Copies of boxes to global memory, which may reduce: groups of operands are the description of
/// the tensor, the source, the coordinates and the hint.
fn box_to_global(state: &mut FunctionState<'_>, op: OpRef<'_>, kind: &str) -> Done {
    let at = group(state, op, 2);
    let name = format!("cp.async.bulk.tensor.{kind}.{}", mode(op, at.len()));
    let mut args = arguments(state, op, 2)?;
    args.swap(0, 1);
    args.extend(at);
    args.extend(<[Value; 2]>::from(maybe(state, op, 3, 64)));
    call(state, op, &name, args)
}

fn box_prefetch(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Done {
    let at = group(state, op, 1);
    let name = format!("cp.async.bulk.tensor.prefetch.{}", mode(op, at.len()));
    let mut args = arguments(state, op, 1)?;
    args.extend(at);
    args.extend(group(state, op, 2));
    args.extend(<[Value; 2]>::from(maybe(state, op, 3, 64)));
    call(state, op, &name, args)
}

/// Groups of operands are the destination, the description of the tensor, the coordinates, the
/// barrier, offsets, a mask and a hint.
fn box_from_global(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Done {
    let is_block = is_set(op, "isCTAOnly");
    let at = group(state, op, 2);
    let block = if is_block { "cta." } else { "" };
    let name = format!("cp.async.bulk.tensor.g2s.{block}{}", mode(op, at.len()));
    let mut args = group(state, op, 0);
    args.extend(group(state, op, 3));
    args.extend(group(state, op, 1));
    args.extend(at);
    args.extend(group(state, op, 4));
    let ((mask, has_mask), (hint, has_hint)) = (maybe(state, op, 5, 16), maybe(state, op, 6, 64));
    if is_block {
        args.extend([hint, has_hint]);
    } else {
        let blocks = match word(op, "group").as_str() {
            "cg1" => 1,
            "cg2" => 2,
            _ => 0,
        };
        args.extend([mask, hint, has_mask, has_hint, int(state, 32, blocks)]);
    }
    call(state, op, &name, args)
}

/// The numbers of a shape.
pub(super) fn shape(op: OpRef<'_>) -> Vec<i64> {
    let data = op.attr_named("shape").and_then(|attr| attr.as_dialect(op.ctx()));
    let number = |param: &Param| match param {
        Param::Int(number) => *number,
        _ => 0,
    };
    data.map(|data| data.params.iter().map(number).collect()).unwrap_or_default()
}

/// The name of a load or store of so many matrices.
fn matrices(op: OpRef<'_>, what: &str, count: usize) -> String {
    let shape = shape(op);
    let (m, n) = (shape.first().unwrap_or(&0), shape.get(1).unwrap_or(&0));
    let transposed = if word(op, "layout") == "col" { ".trans" } else { "" };
    let ty = word(op, "eltType");
    format!("{what}.sync.aligned.m{m}n{n}.x{count}{transposed}.{ty}")
}

fn load_matrix(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Done {
    let count = op.attr_named("num").and_then(|attr| attr.as_u64(op.ctx())).unwrap_or(0);
    let name = matrices(op, "nvvm.ldmatrix", usize::try_from(count).unwrap_or(0));
    let at = state.operand(op, 0)?;
    let ty = state.builder.type_of(at);
    named_intrinsic(state, op, &name, &[ty], vec![at])
}

fn store_matrix(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Done {
    let args = arguments(state, op, usize::MAX)?;
    let name = matrices(op, "nvvm.stmatrix", args.len().saturating_sub(1));
    let ty = state.builder.type_of(state.operand(op, 0)?);
    named_intrinsic(state, op, &name, &[ty], args)
}

/// The name of a load from or store to tensor memory of a value.
fn tensor_memory(op: OpRef<'_>, what: &str, ty: couloir_ir::Type) -> String {
    let words = ty.num_elements(op.ctx()).unwrap_or(1);
    let shape = word(op, "shape");
    let part = match shape.as_str() {
        "16x128b" => 2,
        "16x256b" => 4,
        _ => 1,
    };
    format!("tcgen05.{what}.{shape}.x{}", words / part)
}

fn load_tensor_memory(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Done {
    let name = tensor_memory(op, "ld", op.result_type(0).ok_or(Failure)?);
    let mut args = arguments(state, op, usize::MAX)?;
    args.push(int(state, 1, u64::from(is_set(op, "pack"))));
    call(state, op, &name, args)
}

fn store_tensor_memory(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Done {
    let name = tensor_memory(op, "st", op.operand_type(1).ok_or(Failure)?);
    let mut args = arguments(state, op, usize::MAX)?;
    if args.len() == 3 {
        args.swap(1, 2);
    }
    args.push(int(state, 1, u64::from(is_set(op, "unpack"))));
    call(state, op, &name, args)
}

/// The number of a case.
fn case(state: &FunctionState<'_>, op: OpRef<'_>, name: &str) -> Value {
    let value = op.attr_named(name).and_then(|attr| crate::read::enum_bits(op.ctx(), attr));
    int(state, 32, value.unwrap_or(0))
}

/// Where the first matrix of a product is.
fn first_matrix(state: &FunctionState<'_>, op: OpRef<'_>) -> &'static str {
    if space(state, op, 1).is_some() { "tensor" } else { "shared" }
}

/// How many blocks a product is of.
fn blocks(op: OpRef<'_>) -> u64 {
    if word(op, "ctaGroup") == "cg2" { 2 } else { 1 }
}

/// A product, whose operands before the scale and the mask are as many as it has groups.
fn product(state: &mut FunctionState<'_>, op: OpRef<'_>, what: &str) -> Done {
    let fixed = if what == "mma.sp" { 6 } else { 5 };
    let (scale, mask) = (group(state, op, fixed), group(state, op, fixed + 1));
    let mut name = format!("tcgen05.{what}.{}", first_matrix(state, op));
    if !scale.is_empty() {
        name += ".scale_d";
    }
    if !mask.is_empty() {
        name += &format!(".disable_output_lane.cg{}", blocks(op));
    }
    if is_set(op, "aShift") {
        name += ".ashift";
    }
    let mut args = arguments(state, op, fixed)?;
    args.extend(scale);
    let is_whole = mask.is_empty();
    args.extend(mask);
    args.push(case(state, op, "kind"));
    if is_whole {
        args.push(int(state, 32, blocks(op)));
    }
    args.push(case(state, op, "collectorOp"));
    call(state, op, &name, args)
}

fn scaled_product(state: &mut FunctionState<'_>, op: OpRef<'_>, what: &str) -> Done {
    let scale = word(op, "blockScale");
    let scale = if scale == "default" { String::new() } else { format!(".{scale}") };
    let place = first_matrix(state, op);
    let name = format!("tcgen05.{what}.{place}.{}.block_scale{scale}", word(op, "kind"));
    let mut args = arguments(state, op, usize::MAX)?;
    args.push(int(state, 32, blocks(op)));
    args.push(case(state, op, "collectorOp"));
    call(state, op, &name, args)
}

fn held_product(state: &mut FunctionState<'_>, op: OpRef<'_>, what: &str, fixed: usize) -> Done {
    let masked = if op.operand(fixed).is_some() { ".zero_col_mask" } else { "" };
    let name = format!("tcgen05.{what}.{}{masked}", first_matrix(state, op));
    let mut args = arguments(state, op, usize::MAX)?;
    args.push(case(state, op, "kind"));
    args.push(case(state, op, "collectorBBuffer"));
    args.push(case(state, op, "collectorOp"));
    call(state, op, &name, args)
}
