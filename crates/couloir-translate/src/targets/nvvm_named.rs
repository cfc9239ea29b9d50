//! Ops of `nvvm` that call one intrinsic whose name follows from the op, as patterns: in braces
//! stands what depends on it.
//!
//! - `{kind}`: the text of an attribute; `{?kind .text}`: text where a flag is set;
//! - `{0@3 .text}`: text where an operand is a pointer in this address space;
//! - `{2# .text}`: text where there is an operand with this number.

use couloir_ir::attr::AttrKind;
use couloir_ir::{Attribute, Failure, OpRef};
use couloir_llvmir::Value;

use crate::function::FunctionState;
use crate::ops::Row::{self, With};
use crate::ops::{immediate, named_intrinsic};

/// Rows: op, pattern, how many operands are arguments, attributes that are arguments after them.
macro_rules! named {
    ($($op:literal = $pattern:literal $(, first $count:literal)? $(, last $($name:literal)+)?;)*) => {
        &[$((concat!("nvvm.", $op), With(|state, op| {
            let count = [$($count,)? usize::MAX];
            call(state, op, $pattern, count[0], &[$($($name),+)?])
        })),)*]
    };
}

pub(super) const ROWS: &[(&str, Row)] = named! {
    "bar.warp.sync" = "nvvm.bar.warp.sync";
    "breakpoint" = "debugtrap";
    "cluster.arrive" = "nvvm.barrier.cluster.arrive{?aligned .aligned}";
    "cluster.arrive.relaxed" = "nvvm.barrier.cluster.arrive.relaxed{?aligned .aligned}";
    "cluster.wait" = "nvvm.barrier.cluster.wait{?aligned .aligned}";
    "clusterlaunchcontrol.query.cancel" = "nvvm.clusterlaunchcontrol.query_cancel.{query_type}";
    "clusterlaunchcontrol.try.cancel" =
        "nvvm.clusterlaunchcontrol.try_cancel.async{?multicast .multicast}.shared";
    "convert.f32x2.to.bf16x2" = "nvvm.ff2bf16x2.{rnd}{?relu .relu}{sat}";
    "convert.f32x2.to.f16x2" = "nvvm.ff2f16x2.{rnd}{?relu .relu}{sat}";
    "convert.f32x4.to.f4x4" = "nvvm.f32x4.to.{dstTy}x4.rs{?relu .relu}.satfinite";
    "convert.f32x4.to.f6x4" = "nvvm.f32x4.to.{dstTy}x4.rs{?relu .relu}.satfinite";
    "convert.f32x4.to.f8x4" = "nvvm.f32x4.to.{dstTy}x4.rs{?relu .relu}.satfinite";
    "convert.float.to.tf32" = "nvvm.f2tf32.{rnd}{?relu .relu}{sat}";
    "cp.async.bulk.commit.group" = "nvvm.cp.async.bulk.commit.group";
    "cp.async.bulk.wait_group" = "nvvm.cp.async.bulk.wait.group{?read .read}", last "group";
    "cp.async.commit.group" = "nvvm.cp.async.commit.group";
    "cp.async.mbarrier.arrive" = "nvvm.cp.async.mbarrier.arrive{?noinc .noinc}{0@3 .shared}";
    "cp.async.shared.global" = "nvvm.cp.async.{modifier}.shared.global.{size}{2# .s}";
    "cp.async.wait.group" = "nvvm.cp.async.wait.group", last "n";
    "exit" = "nvvm.exit";
    "fence.mbarrier.init" = "nvvm.fence.mbarrier_init.release.cluster";
    "fence.proxy" = "nvvm.fence.proxy.{kind}{space}";
    "fence.proxy.acquire" = "nvvm.fence.proxy.tensormap_generic.acquire.{scope}";
    "fence.proxy.release" = "nvvm.fence.proxy.tensormap_generic.release.{scope}";
    "fence.sc.cluster" = "nvvm.fence.sc.cluster";
    "griddepcontrol" = "nvvm.griddepcontrol.{kind}";
    "mapa" = "nvvm.mapa{0@3 .shared.cluster}";
    "mbarrier.arrive.nocomplete" = "nvvm.mbarrier.arrive.noComplete{0@3 .shared}";
    "mbarrier.arrive_drop.nocomplete" = "nvvm.mbarrier.arrive.drop.noComplete{0@3 .shared}";
    "mbarrier.complete_tx" =
        "nvvm.mbarrier.complete.tx.scope.{scope}.space.{0@3 cta}{0@7 cluster}";
    "mbarrier.expect_tx" = "nvvm.mbarrier.expect.tx.scope.{scope}.space.{0@3 cta}{0@7 cluster}";
    "mbarrier.init" = "nvvm.mbarrier.init{0@3 .shared}", first 2;
    "mbarrier.inval" = "nvvm.mbarrier.inval{0@3 .shared}";
    "nanosleep" = "nvvm.nanosleep";
    "prmt" = "nvvm.prmt{mode}";
    "redux.sync" = "nvvm.redux.sync.{kind}{?abs .abs}{?nan .NaN}";
    "setmaxregister" = "nvvm.setmaxnreg.{action}.sync.aligned.u32", last "regCount";
    "st.bulk" = "nvvm.st.bulk{0@3 .shared.cta}", last "initVal";
    "tcgen05.alloc" = "nvvm.tcgen05.alloc{0@3 .shared}.{group}";
    "tcgen05.commit" = "nvvm.tcgen05.commit{1# .mc}{0@3 .shared}.{group}";
    "tcgen05.cp" = "nvvm.tcgen05.cp.{shape}{multicast}{srcFormat}.{group}";
    "tcgen05.dealloc" = "nvvm.tcgen05.dealloc.{group}";
    "tcgen05.fence" = "nvvm.tcgen05.fence.{kind}.thread.sync";
    "tcgen05.relinquish_alloc_permit" = "nvvm.tcgen05.relinq.alloc.permit.{group}";
    "tcgen05.shift" = "nvvm.tcgen05.shift.down.{group}";
    "tcgen05.wait" = "nvvm.tcgen05.wait.{kind}";
    "vote.sync" = "nvvm.vote.{kind}.sync";
    "wgmma.commit.group.sync.aligned" = "nvvm.wgmma.commit_group.sync.aligned";
    "wgmma.fence.aligned" = "nvvm.wgmma.fence.sync.aligned";
    "wgmma.wait.group.sync.aligned" = "nvvm.wgmma.wait_group.sync.aligned", last "group";
};

/// What attributes are called in names, where that is not their own text.
const CALLED: &[(&str, &str, &str)] = &[
    ("action", "decrease", "dec"),
    ("action", "increase", "inc"),
    ("cluster_launch_control_query_type", "get_first_cta_id_x", "get_first_ctaid.x"),
    ("cluster_launch_control_query_type", "get_first_cta_id_y", "get_first_ctaid.y"),
    ("cluster_launch_control_query_type", "get_first_cta_id_z", "get_first_ctaid.z"),
    ("cta_group", "cta_1", "cg1"),
    ("cta_group", "cta_2", "cg2"),
    ("grid_dep_action", "launch_dependents", "launch.dependents"),
    ("permute_mode", "default", ""),
    ("permute_mode", "f4e", ".f4e"),
    ("permute_mode", "b4e", ".b4e"),
    ("permute_mode", "rc8", ".rc8"),
    ("permute_mode", "ecl", ".ecl"),
    ("permute_mode", "ecr", ".ecr"),
    ("permute_mode", "rc16", ".rc16"),
    ("proxy_kind", "async.shared", "async"),
    ("sat_mode", "none", ""),
    ("sat_mode", "satfinite", ".satfinite"),
    ("shared_space", "cta", ".shared_cta"),
    ("shared_space", "cluster", ".shared_cluster"),
    ("tcgen05_cp_multicast", "none", ""),
    ("tcgen05_cp_multicast", "warpx2_02_13", "_warpx2_02_13"),
    ("tcgen05_cp_multicast", "warpx2_01_23", "_warpx2_01_23"),
    ("tcgen05_cp_multicast", "warpx4", "_warpx4"),
    ("tcgen05_cp_src_fmt", "b6x16_p32", ".b6x16_p32"),
    ("tcgen05_cp_src_fmt", "b4x16_p64", ".b4x16_p64"),
    ("tcgen05_wait", "load", "ld"),
    ("tcgen05_wait", "store", "st"),
    ("tma_load_mode", "im2col_w", "im2col.w"),
    ("tma_load_mode", "im2col_w_128", "im2col.w.128"),
    ("tma_load_mode", "tile_gather4", "tile.gather4"),
    ("tma_store_mode", "tile_scatter4", "tile.scatter4"),
];

/// What floats of few bits are called in names.
const FLOATS: &[(&str, &str)] = &[
    ("f8E4M3FN", "e4m3"),
    ("f8E5M2", "e5m2"),
    ("f8E8M0FNU", "ue8m0"),
    ("f6E2M3FN", "e2m3"),
    ("f6E3M2FN", "e3m2"),
    ("f4E2M1FN", "e2m1"),
];

/// The text of a case, a number or a type in the name of an intrinsic; none where there is no such
/// attribute.
pub(super) fn word(op: OpRef<'_>, name: &str) -> String {
    let ctx = op.ctx();
    let Some(attr) = op.attr_named(name) else { return String::new() };
    match attr.kind(ctx) {
        AttrKind::Integer(..) => attr.as_i64(ctx).unwrap_or(0).to_string(),
        AttrKind::Type(ty) => {
            let text = ctx.type_text(*ty);
            let row = FLOATS.iter().find(|row| row.0 == text);
            row.map_or(text, |row| row.1.to_owned())
        }
        AttrKind::Dialect(data) => {
            let value = data.params.first().and_then(couloir_ir::attr::Param::as_uint).unwrap_or(0);
            let text = data.def.cases.and_then(|cases| cases.text_of(value)).unwrap_or_default();
            let row = CALLED.iter().find(|row| row.0 == data.def.mnemonic && row.1 == text);
            let text = row.map_or(text, |row| row.2);
            text.strip_prefix("shape_").unwrap_or(text).to_owned()
        }
        _ => String::new(),
    }
}

/// Whether an op has a flag.
pub(super) fn is_set(op: OpRef<'_>, name: &str) -> bool {
    op.attr_named(name).is_some_and(|attr| attr != Attribute::FALSE)
}

/// The address space of an operand.
pub(super) fn space(state: &FunctionState<'_>, op: OpRef<'_>, at: usize) -> Option<u32> {
    let operand = state.operand(op, at).ok()?;
    state.llvm().address_space(state.builder.type_of(operand))
}

/// The name that a pattern makes.
pub(super) fn name(state: &FunctionState<'_>, op: OpRef<'_>, pattern: &str) -> String {
    let mut pieces = pattern.split(['{', '}']);
    let mut name = pieces.next().unwrap_or_default().to_owned();
    while let Some(condition) = pieces.next() {
        name += &piece(state, op, condition);
        name += pieces.next().unwrap_or_default();
    }
    name
}

fn piece(state: &FunctionState<'_>, op: OpRef<'_>, text: &str) -> String {
    let Some((condition, text)) = text.split_once(' ') else { return word(op, text) };
    let holds = if let Some(flag) = condition.strip_prefix('?') {
        is_set(op, flag)
    } else if let Some(at) = condition.strip_suffix('#') {
        at.parse().is_ok_and(|at| op.operand(at).is_some())
    } else {
        let at = condition.split_once('@').and_then(|(at, wanted)| {
            Some((at.parse::<usize>().ok()?, wanted.parse::<u32>().ok()?))
        });
        at.is_some_and(|(at, wanted)| space(state, op, at) == Some(wanted))
    };
    if holds { text.to_owned() } else { String::new() }
}

/// What the first operands were translated to.
pub(super) fn arguments(
    state: &FunctionState<'_>,
    op: OpRef<'_>,
    count: usize,
) -> Result<Vec<Value>, Failure> {
    (0..op.operands().len().min(count)).map(|at| state.operand(op, at)).collect()
}

fn call(
    state: &mut FunctionState<'_>,
    op: OpRef<'_>,
    pattern: &str,
    count: usize,
    last: &[&str],
) -> Result<(), Failure> {
    let name = name(state, op, pattern);
    let mut args = arguments(state, op, count)?;
    for name in last {
        args.push(immediate(state, op, op.attr_named(name).ok_or(Failure)?)?);
    }
    named_intrinsic(state, op, &name, &[], args)
}
