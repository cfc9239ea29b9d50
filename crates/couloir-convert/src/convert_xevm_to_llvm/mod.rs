//! `convert-xevm-to-llvm`: ops of `xevm` become calls of the functions that `OpenCL` has for them on
//! Intel's GPUs. What they say of caches goes along as `xevm.DecorationCacheControl`, which the
//! translation to LLVM IR knows; so does what is said of them on loads and stores of the LLVM dialect.
//!
//! - `builtins`: functions, declared with what holds of them, and calls of these;
//! - `mangle`: the names of functions;
//! - `cache`: how caches are used;
//! - `blocks`: blocks and tiles of memory; `matrices`: products.

mod blocks;
mod builtins;
mod cache;
mod mangle;
mod matrices;

use couloir_dialects::llvm;
use couloir_dialects::xevm::{
    BlockLoad, BlockLoad2d, BlockPrefetch2d, BlockStore, BlockStore2d, GroupCountX, GroupCountY,
    GroupCountZ, GroupIdX, GroupIdY, GroupIdZ, LaneId, LocalIdX, LocalIdY, LocalIdZ, LocalSizeX,
    LocalSizeY, LocalSizeZ, Memfence, Mma, Prefetch, SubgroupId, SubgroupSize,
};
use couloir_ir::body::Op;
use couloir_ir::build::Build;
use couloir_ir::{OpDef, Type};
use couloir_pass::PassDef;
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, Operands, OrNoMatch,
    PatternSet, no_match,
};

use self::builtins::{Builtin, call, check, no_effects};
use crate::common;
use crate::gpu_common::constant_i32;

/// `convert-xevm-to-llvm`
pub static PASS: PassDef = PassDef {
    name: "convert-xevm-to-llvm",
    class: "ConvertXeVMToLLVMPass",
    description: "Convert XeVM to LLVM dialect",
    anchor: None,
    options: &[],
    run: |cx| common::convert(cx, |_, _| conversion()),
    loads: &["llvm"],
    ..PassDef::EMPTY
};

/// The conversion of the pass.
fn conversion() -> Conversion {
    let (mut target, mut patterns) = (ConversionTarget::new(), PatternSet::new());
    mark(&mut target);
    populate(&mut patterns);
    Conversion::new(Mode::Partial, target, patterns)
}

/// Nothing of `xevm` may stay, nor what is said of caches elsewhere.
pub(crate) fn mark(target: &mut ConversionTarget) {
    target.illegal_dialect("xevm");
    target.dynamic_dialect("llvm", |op| Some(op.attr_named(cache::NAME).is_none()));
}

/// What loads and stores say of caches may not stay: for modules of which bodies are still to be
/// read, so that it is not known whether there is anything of `xevm`.
pub(crate) fn mark_accesses(target: &mut ConversionTarget) {
    for def in [llvm::Load::def(), llvm::Store::def()] {
        target.dynamic_op(def, |op| Some(!cache::is_controlled(op)));
    }
}

/// The functions that say where one is: by op, the function and the dimension it takes.
static REGISTERS: &[(&OpDef, &str, Option<i64>)] = &[
    (LocalIdX::def(), LOCAL_ID, Some(0)),
    (LocalIdY::def(), LOCAL_ID, Some(1)),
    (LocalIdZ::def(), LOCAL_ID, Some(2)),
    (LocalSizeX::def(), LOCAL_SIZE, Some(0)),
    (LocalSizeY::def(), LOCAL_SIZE, Some(1)),
    (LocalSizeZ::def(), LOCAL_SIZE, Some(2)),
    (GroupIdX::def(), GROUP_ID, Some(0)),
    (GroupIdY::def(), GROUP_ID, Some(1)),
    (GroupIdZ::def(), GROUP_ID, Some(2)),
    (GroupCountX::def(), GROUP_COUNT, Some(0)),
    (GroupCountY::def(), GROUP_COUNT, Some(1)),
    (GroupCountZ::def(), GROUP_COUNT, Some(2)),
    (LaneId::def(), "_Z22get_sub_group_local_id", None),
    (SubgroupId::def(), "_Z16get_sub_group_id", None),
    (SubgroupSize::def(), "_Z18get_sub_group_size", None),
];

const LOCAL_ID: &str = "_Z12get_local_idj";
const LOCAL_SIZE: &str = "_Z14get_local_sizej";
const GROUP_ID: &str = "_Z12get_group_idj";
const GROUP_COUNT: &str = "_Z14get_num_groupsj";

/// The patterns for all of `xevm`.
pub(crate) fn populate(patterns: &mut PatternSet) {
    for &(def, name, dimension) in REGISTERS {
        patterns.add_untyped(def, move |op, _, rw| register(op, rw, name, dimension));
    }
    patterns.add_untyped(Memfence::def(), fence);
    patterns.add_untyped(Prefetch::def(), prefetch);
    patterns.add_untyped(BlockLoad::def(), blocks::load);
    patterns.add_untyped(BlockStore::def(), blocks::store);
    patterns.add_untyped(BlockLoad2d::def(), blocks::load_tile);
    patterns.add_untyped(BlockStore2d::def(), blocks::store_tile);
    patterns.add_untyped(BlockPrefetch2d::def(), blocks::fetch_tile);
    patterns.add_untyped(Mma::def(), matrices::lower);
    for def in [llvm::Load::def(), llvm::Store::def()] {
        patterns.add_untyped(def, cache::lower);
    }
}

/// A number that a function gives; nothing in memory matters to it.
fn register(
    op: Op,
    rw: &mut ConversionRewriter<'_>,
    name: &str,
    dimension: Option<i64>,
) -> Lowered {
    let result = rw.view(op).result_type(0).or_no_match("no result")?;
    let builtin = Builtin { name, will_return: true, ..Builtin::new(result) };
    let builtin = Builtin { effects_of_call: Some(no_effects(rw.context())), ..builtin };
    check(rw, &builtin, if dimension.is_some() { &[Type::I32] } else { &[] })?;
    let args = dimension.map(|dimension| constant_i32(rw, dimension));
    let call = call(rw, &builtin, args.as_slice(), None)?;
    rw.replace_by_op(op, call)
}

/// Acquires and releases.
const ACQ_REL: i64 = 4;

/// Fences are for workgroups and the device, on global memory and the workgroup's.
fn fence(op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let case = |slot| rw.view(op).prop(slot).and_then(|attr| llvm::case_of(ctx, attr));
    let scope = match case(Memfence::SCOPE) {
        Some(2) => 1,
        Some(4) => 2,
        _ => return no_match("neither for a workgroup nor for the device"),
    };
    let space = match case(Memfence::ADDRSPACE) {
        Some(3) => 1,
        Some(1) => 2,
        _ => return no_match("neither global memory nor the workgroup's"),
    };
    let name = "_Z22atomic_work_item_fenceiii";
    let builtin = Builtin { name, ..Builtin::new(llvm::void(ctx)) };
    check(rw, &builtin, &[Type::I32; 3])?;
    let [order, scope, space] = [ACQ_REL, scope, space].map(|value| constant_i32(rw, value));
    call(rw, &builtin, &[space, order, scope], None)?;
    rw.erase(op)
}

/// One element is fetched.
fn prefetch(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let pointer = new.one(0).or_no_match("no pointer")?;
    let control = cache::decoration(ctx, rw.view(op).prop(Prefetch::CACHE_CONTROL));
    let effects = Some(builtins::reads_arguments(ctx));
    let name = "_Z8prefetchPU3AS1Kcm";
    let builtin = Builtin { name, effects, ..Builtin::new(llvm::void(ctx)) };
    check(rw, &builtin, &[rw.ty(pointer), Type::I64])?;
    let one = rw.insert1(llvm::constant_int(ctx, Type::I64, 1));
    call(rw, &builtin, &[pointer, one], control)?;
    rw.erase(op)
}
