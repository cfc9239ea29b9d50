//! Barriers, and counters of accesses that are under way.

use couloir_dialects::amdgpu::{MemoryCounterWait, SchedBarrier};
use couloir_dialects::llvm::{self, attrs::no_tail_call, case_of};
use couloir_ir::attr::Param;
use couloir_ir::body::Op;
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Attribute, Context, Type};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch};

use super::{GFX90A, Target, intrinsic, refuse};
use crate::gpu_common::chipset::Chipset;

/// Orders accesses to the memory of groups, among a group.
fn fence(ctx: &Context, ordering: i64) -> NewOp {
    let params = ["amdgpu-synchronize-as", "local"].map(|text| Param::Str(ctx.intern(text)));
    let tag = Attribute::dialect(ctx, &llvm::attrs::MMRA_TAG, params.to_vec());
    NewOp::new(llvm::Fence::def())
        .prop(llvm::Fence::ORDERING, Attribute::i64(ctx, ordering))
        .prop(llvm::Fence::SYNCSCOPE, Attribute::string(ctx, "workgroup"))
        .attrs(Attribute::dictionary(ctx, vec![(ctx.intern("llvm.mmra"), tag)]))
}

/// The instruction by its text, for chipsets on which debuggers cannot watch memory around it.
fn barrier_text(ctx: &Context) -> NewOp {
    use llvm::InlineAsm;
    let text = ";;;WARNING: BREAKS DEBUG WATCHES\ns_barrier";
    NewOp::new(InlineAsm::def())
        .prop(InlineAsm::ASM_STRING, Attribute::string(ctx, text))
        .prop(InlineAsm::CONSTRAINTS, Attribute::string(ctx, ""))
        .prop(InlineAsm::HAS_SIDE_EFFECTS, Attribute::UNIT)
        .prop(InlineAsm::TAIL_CALL_KIND, no_tail_call(ctx))
        .prop(InlineAsm::ASM_DIALECT, Attribute::int(ctx, Type::I64, 0))
}

pub(super) fn barrier(
    target: &Target,
    op: Op,
    _: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    const ACQUIRE: i64 = 4;
    const RELEASE: i64 = 5;
    /// The barrier of the whole group.
    const ALL: i32 = -1;
    let ctx = rw.context();
    rw.insert(fence(ctx, RELEASE));
    if target.chipset.major >= 12 {
        let id = Attribute::i32(ctx, ALL);
        rw.insert(intrinsic(ctx, "s.barrier.signal", &[], &[("id", id)])?);
        let id = Attribute::int(ctx, Type::I16, i64::from(ALL));
        rw.insert(intrinsic(ctx, "s.barrier.wait", &[], &[("id", id)])?);
    } else if target.chipset.major >= 10 || target.chipset >= GFX90A {
        rw.insert(intrinsic(ctx, "s.barrier", &[], &[])?);
    } else {
        rw.insert(barrier_text(ctx));
    }
    rw.replace_with(op, fence(ctx, ACQUIRE))
}

pub(super) fn scheduler(
    _: &Target,
    op: Op,
    _: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let mask = rw.view(op).prop(SchedBarrier::OPTS).and_then(|opts| case_of(ctx, opts));
    let mask = Attribute::i32(ctx, mask.or_no_match("no options")? as i32);
    rw.replace_with(op, intrinsic(ctx, "sched.barrier", &[], &[("mask", mask)])?)
}

/// Counters that have an instruction each, in the order in which they are waited for.
static COUNTERS: &[(usize, &str)] = &[
    (MemoryCounterWait::DS, "s.wait.dscnt"),
    (MemoryCounterWait::LOAD, "s.wait.loadcnt"),
    (MemoryCounterWait::STORE, "s.wait.storecnt"),
    (MemoryCounterWait::EXP, "s.wait.expcnt"),
    (MemoryCounterWait::TENSOR, "s.wait.tensorcnt"),
];

/// A part of the number that says what is waited for: where, and how many bits.
type Bits = (u32, u32);

/// Where the counters of memory, of exports, and of the memory of groups are in that number.
struct Layout {
    memory: [Bits; 2],
    exports: Bits,
    group: Bits,
}

impl Layout {
    fn of(chipset: Chipset) -> Self {
        const NONE: Bits = (0, 0);
        let (memory, exports, group) = match chipset.major {
            ..9 => ([(0, 4), NONE], (4, 3), (8, 4)),
            9 => ([(0, 4), (14, 2)], (4, 3), (8, 4)),
            10 => ([(0, 4), (14, 2)], (4, 3), (8, 6)),
            _ => ([(10, 6), NONE], (0, 3), (4, 6)),
        };
        Self { memory, exports, group }
    }

    /// The number; counts that are too large are the largest there are.
    fn encode(&self, memory: u32, exports: u32, group: u32) -> u32 {
        let largest = |bits: u32| (1 << bits) - 1;
        let put = |count: u32, (at, bits): Bits| (count & largest(bits)) << at;
        let [low, high] = self.memory;
        let memory = memory.min(largest(low.1 + high.1));
        put(memory, low)
            | put(memory >> low.1, high)
            | put(exports.min(largest(self.exports.1)), self.exports)
            | put(group.min(largest(self.group.1)), self.group)
    }
}

pub(super) fn counters(
    target: &Target,
    op: Op,
    _: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let count = |slot| view.prop(slot).and_then(|attr| attr.as_i64(ctx)).map(|count| count as i32);
    let counts = COUNTERS.iter().map(|&(slot, name)| (count(slot), name)).collect::<Vec<_>>();
    if target.chipset.major >= 12 {
        for (count, name) in counts {
            let Some(count) = count else { continue };
            let count = Attribute::int(ctx, Type::I16, i64::from(count as i16));
            rw.insert(intrinsic(ctx, name, &[], &[("count", count)])?);
        }
        return rw.erase(op);
    }
    if count(MemoryCounterWait::TENSOR).is_some() {
        return refuse(rw, op, "unsupported chipset");
    }
    let [loads, stores] = [MemoryCounterWait::LOAD, MemoryCounterWait::STORE].map(count);
    let memory = match (loads, stores) {
        (Some(loads), Some(stores)) => Some(loads.wrapping_add(stores)),
        (loads, stores) => loads.or(stores),
    };
    let or_all = |count: Option<i32>| count.map_or(u32::MAX, |count| count as u32);
    let [exports, group] = [MemoryCounterWait::EXP, MemoryCounterWait::DS].map(count);
    let layout = Layout::of(target.chipset);
    let bits = layout.encode(or_all(memory), or_all(exports), or_all(group));
    let bits = Attribute::i32(ctx, bits as i32);
    rw.replace_with(op, intrinsic(ctx, "s.waitcnt", &[], &[("bitfield", bits)])?)
}
