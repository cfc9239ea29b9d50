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

use couloir_ir::layout::DataLayout;
use couloir_ir::op::SlotLayout;
use couloir_ir::{Build, Op};
use couloir_pass::{OptionDef, OptionKind, PassDef};
use couloir_rewrite::Rewriter;

pub(crate) use analysis::slots_of;

use crate::common::{in_slots_of_each_body, on_each_body, slots_made};
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
    run: |cx| in_slots_of_each_body(cx, promote_in),
    bodies: Some(|_, op| {
        let layout = DataLayout::closest(op);
        Ok(on_each_body(move |rw| _ = promote_in(rw, &layout)))
    }),
    ..PassDef::EMPTY
};

/// Promotes the slots of a body; whether there was any that could be.
fn promote_in(rw: &mut Rewriter<'_>, layout: &DataLayout) -> bool {
    let mut pending = slots_made(rw.body(), |slots| slots.allocation.is_some());
    let layout = SlotLayout::new(rw.context(), layout);
    let outer = rw.outer();
    !pending.is_empty() && promote_all(&mut Promoter::new(outer, rw.body(), &layout), &mut pending)
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
