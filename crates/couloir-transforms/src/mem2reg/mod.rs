//! `mem2reg`: memory slots become values.
//!
//! A slot is promoted when every use of its pointer can be done without:
//! then loads give the value stored last, and blocks that several values
//! reach take it as an argument. Slots are promoted one after another, as
//! long as promoting some makes others promotable.
//!
//! What a slot costs is proportional to its uses, the blocks in which its
//! value is needed from before, and the edges into these, not to the function.

mod analysis;
mod frontier;
mod promote;

use std::sync::atomic::{AtomicBool, Ordering};

use couloir_ir::layout::DataLayout;
use couloir_ir::op::SlotLayout;
use couloir_ir::{Body, Build, Failure, Op, OpRef};
use couloir_pass::{OptionDef, OptionKind, PassCx, PassDef};
use couloir_rewrite::{Rewriter, all_ops, each_body};

pub(crate) use analysis::slots_of;

use crate::common::on_each_body;
use promote::Promoter;

/// `mem2reg`
pub static PASS: PassDef = PassDef {
    name: "mem2reg",
    class: "Mem2Reg",
    description: "Promotes memory slots into values.",
    anchor: None,
    options: &[OptionDef {
        name: "region-simplify",
        kind: OptionKind::Bool,
        default: "true",
        description: "Perform control flow optimizations to the region tree",
    }],
    run,
    bodies: Some(|_, op| {
        let layout = DataLayout::closest(op);
        Ok(on_each_body(move |rw| _ = promote_in(rw, &layout)))
    }),
    ..PassDef::EMPTY
};

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let ctx = cx.ctx;
    let changed = AtomicBool::new(false);
    let work = |op: &OpRef<'_>, body: &mut Body| {
        let layout = DataLayout::closest(*op);
        each_body(ctx, Some(op), body, &|outer: Option<&OpRef<'_>>, body: &mut Body| {
            let any = promote_in(&mut Rewriter::new(ctx, outer, body), &layout);
            changed.fetch_or(any, Ordering::Relaxed);
        })
    };
    cx.inside(work).unwrap_or(Ok(()))?;
    if !changed.into_inner() {
        cx.unchanged();
    }
    Ok(())
}

/// Promotes the slots of a body; whether there was any that could be.
fn promote_in(rw: &mut Rewriter<'_>, layout: &DataLayout) -> bool {
    let mut pending = allocations(rw.body());
    let layout = SlotLayout::new(rw.context(), layout);
    let outer = rw.outer();
    !pending.is_empty() && promote_all(&mut Promoter::new(outer, rw.body(), &layout), &mut pending)
}

/// The ops that allocate slots.
fn allocations(body: &Body) -> Vec<Op> {
    let allocates = |op: &Op| {
        let slots = body.op(*op).name.def().and_then(|def| def.hooks.slots);
        slots.is_some_and(|slots| slots.allocation.is_some())
    };
    all_ops(body).into_iter().filter(allocates).collect()
}

/// Promotes slots until none is left that can be; whether there was any.
fn promote_all(promoter: &mut Promoter<'_, '_>, pending: &mut Vec<Op>) -> bool {
    let all = pending.len();
    loop {
        let before = pending.len();
        pending.retain(|&op| !promoter.promote(op));
        if pending.len() == before {
            break;
        }
    }
    promoter.finish();
    pending.len() < all
}
