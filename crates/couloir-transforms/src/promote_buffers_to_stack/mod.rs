//! `promote-buffers-to-stack`: small memory that does not outlive the scope it is allocated in is
//! allocated on the stack.

use couloir_dialects::common::region_branch::like;
use couloir_dialects::{memref, scf};
use couloir_ir::layout::DataLayout;
use couloir_ir::op::Trait;
use couloir_ir::walk::{Event, Events};
use couloir_ir::{Body, Failure, Op, OpName, OpRef, Scope, Value};
use couloir_pass::{OptionDef, OptionKind, PassCx, PassDef};
use couloir_rewrite::{Rewriter, each_body};

use crate::buffers::flow::Flow;
use crate::buffers::{allocations, is_known_flow};

/// `promote-buffers-to-stack`
pub static PASS: PassDef = PassDef {
    name: "promote-buffers-to-stack",
    class: "PromoteBuffersToStackPass",
    description: "Promotes heap-based allocations to automatically managed stack-based allocations",
    anchor: Some("func.func"),
    options: &[
        OptionDef {
            name: "max-alloc-size-in-bytes",
            kind: OptionKind::Unsigned,
            default: "1024",
            description: "Maximal size in bytes to promote allocations to stack.",
        },
        OptionDef {
            name: "max-rank-of-allocated-memref",
            kind: OptionKind::Unsigned,
            default: "1",
            description: "Maximal memref rank to promote dynamic buffers.",
        },
    ],
    run,
    ..PassDef::EMPTY
};

/// Which memory is small.
struct Limits {
    bits: i64,
    rank: i64,
    layout: DataLayout,
}

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let (ctx, options) = (cx.ctx, cx.options);
    let work = |op: &OpRef<'_>, body: &mut Body| {
        let bytes = options.number("max-alloc-size-in-bytes") as u32;
        let limits = Limits {
            // Upstream's product has 32 bits.
            bits: bytes.wrapping_mul(8).into(),
            rank: options.number("max-rank-of-allocated-memref"),
            layout: DataLayout::closest(*op),
        };
        each_body(ctx, Some(op), body, &|outer: Option<&OpRef<'_>>, body: &mut Body| {
            promote_all(&mut Rewriter::new(ctx, outer, body), &limits);
        })
    };
    cx.inside(work).unwrap_or(Ok(()))
}

fn promote_all(rw: &mut Rewriter<'_>, limits: &Limits) {
    for op in promotable(rw.scope(), limits) {
        rw.at(op);
        let mut new = like(rw.view(op)).results(rw.view(op).result_types());
        new.name = OpName::of(memref::Alloca::def());
        rw.replace_with(op, new);
    }
}

/// The allocations that can be on the stack.
fn promotable(scope: Scope<'_>, limits: &Limits) -> Vec<Op> {
    let mut all = allocations(scope);
    all.retain(|own| !own.is_freed && limits.allow(scope.op(own.op)));
    if all.is_empty() {
        return Vec::new();
    }
    let depths = depths(scope);
    let depth_of = |op: Op| {
        let region = scope.body.block_of(op).and_then(|block| scope.body.region_of(block));
        region.map(|region| depths.get(region.as_u32() as usize).copied().unwrap_or(0))
    };
    // How far out of regions a value gets: the depth of the outermost that it is given out of.
    let own = |value: Value| {
        let users = scope.body.uses(value).map(|user| user.op);
        let ends = users.filter(|&user| gives(scope.op(user))).filter_map(depth_of);
        ends.min().unwrap_or(u32::MAX)
    };
    let known = Flow::of(scope).gather(own, Ord::min);
    let stays = |op: Op, memory: Value| {
        let reached = known.get(&memory).copied().unwrap_or_else(|| own(memory));
        has_scope(scope, op, &depths, reached)
    };
    all.into_iter().filter(|all| stays(all.op, all.memory)).map(|all| all.op).collect()
}

/// Whether an op gives its operands out of the region it is in.
fn gives(op: OpRef<'_>) -> bool {
    op.has(Trait::ReturnLike) || op.has(Trait::RegionBranchTerminator) || op.is(scf::Reduce::def())
}

/// How deep each region is in others.
fn depths(scope: Scope<'_>) -> Vec<u32> {
    let body = scope.body;
    let mut depths = vec![0; body.num_regions()];
    let mut depth = 0;
    for event in Events::new(body, body.roots()) {
        match event {
            Event::Enter(op) => {
                depth += 1;
                for region in body.regions(op) {
                    if let Some(slot) = depths.get_mut(region.as_u32() as usize) {
                        *slot = depth;
                    }
                }
            }
            Event::Leave(_) => depth -= 1,
            _ => {}
        }
    }
    depths
}

/// Whether memory on the stack is freed around an allocation, no more than that was left.
fn has_scope(scope: Scope<'_>, op: Op, depths: &[u32], reached: u32) -> bool {
    let body = scope.body;
    let region_of = |op: Op| body.block_of(op).and_then(|block| body.region_of(block));
    let mut at = region_of(op);
    while let Some(region) = at {
        let inner = body.region_parent(region);
        let Some(around) = inner.map(|op| scope.op(op)).or(scope.outer.copied()) else { break };
        let depth = depths.get(region.as_u32() as usize).copied().unwrap_or(0);
        if around.has(Trait::AutomaticAllocationScope) && reached > depth {
            return true;
        }
        if around.has(Trait::LoopLike) || !is_known_flow(around) {
            break;
        }
        at = inner.and_then(region_of);
    }
    false
}

impl Limits {
    /// Whether memory is small.
    fn allow(&self, op: OpRef<'_>) -> bool {
        self.allows(op).unwrap_or(false)
    }

    fn allows(&self, op: OpRef<'_>) -> Option<bool> {
        let ctx = op.ctx();
        let ty = op.result_type(0)?.as_memref(ctx)?;
        if !op.is(memref::Alloc::def()) {
            return Some(false);
        }
        if ty.shape.iter().any(|&size| size < 0) {
            let is_rank =
                |value| op.scope.defining_op(value).is_some_and(|op| op.is(memref::Rank::def()));
            return Some(ty.rank() as i64 <= self.rank && op.operands().all(is_rank));
        }
        let width = self.layout.size_in_bits(ctx, ty.element)?.min as u32;
        let count = ty.shape.iter().fold(1i64, |count, &size| count.wrapping_mul(size));
        Some(count.wrapping_mul(width.into()) <= self.bits)
    }
}
